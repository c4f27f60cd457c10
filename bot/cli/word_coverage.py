"""How much of the English messages a language says, and whether it fills the same blanks."""

from functools import cache
from typing import NamedTuple

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from bot.words import FALLBACK, sources


class Coverage(NamedTuple):
    """A language beside English: keys that it lacks, that it alone has, and where it fills other blanks."""

    total: int
    missing: tuple[str, ...]
    extra: tuple[str, ...]
    different: tuple[str, ...]

    @property
    def share(self) -> float:
        """How much of the messages it says, from 0 to 1."""
        return 1 - len(self.missing) / self.total

    @property
    def complete(self) -> bool:
        """Whether it says everything, with the same blanks, and nothing besides."""
        return not (self.missing or self.extra or self.different)


class _Blanks(Visitor):
    """Collects what a message has filled in: arguments by name, and the commands that it mentions."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        """An argument."""
        self.found.add(f"${node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - Fluent's name
        """A command; of other functions only their arguments."""
        if node.id.name == "COMMAND":
            self.found |= {f"/{arg.value}" for arg in node.arguments.positional if hasattr(arg, "value")}
        self.generic_visit(node)


def messages(language: str) -> dict[str, ast.Message]:
    """Every message of a language, by its key."""
    return {entry.id.name: entry for text in sources(language).values() for entry in _entries(text)}


@cache
def _entries(text: str) -> tuple[ast.Message, ...]:
    """The messages of a file; reading one takes a while."""
    return tuple(entry for entry in parse(text).body if isinstance(entry, ast.Message))


def blanks(message: ast.Message) -> frozenset[str]:
    """What a message has filled in."""
    visitor = _Blanks()
    visitor.visit(message)
    return frozenset(visitor.found)


def coverage(language: str) -> Coverage:
    """A language beside English."""
    english, theirs = messages(FALLBACK), messages(language)
    different = (
        f"{key}: {_difference(blanks(english[key]), blanks(theirs[key]))}"
        for key in sorted(english.keys() & theirs.keys())
        if blanks(english[key]) != blanks(theirs[key])
    )
    return Coverage(
        len(english),
        tuple(sorted(english.keys() - theirs.keys())),
        tuple(sorted(theirs.keys() - english.keys())),
        tuple(different),
    )


def _difference(english: frozenset[str], theirs: frozenset[str]) -> str:
    gone = [f"without {name}" for name in sorted(english - theirs)]
    return ", ".join(gone + [f"with {name}" for name in sorted(theirs - english)])
