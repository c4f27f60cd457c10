"""Every reason to say no is a literal key, and English has a message for it."""

import ast
import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.kit.source_code import ROOT, modules

MESSAGES = ROOT / "data" / "locales" / "en" / "refusals.ftl"
PASSED_ON = {"refusal.key", "key"}
NO_BLANKS = {"number"}  # of the line in a record


class Reason(NamedTuple):
    """A place where the engine refuses: its key, and the blanks that it fills."""

    key: str
    blanks: frozenset[str]
    where: str


def calls(tree: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id, node


def reasons() -> Iterator[Reason]:
    for path, tree in modules("engine"):
        for name, call in calls(tree):
            where = f"{path}:{call.lineno}"
            if name in ("Illegal", "RecordError"):
                blanks = frozenset(str(keyword.arg) for keyword in call.keywords)
                yield from keys(call.args[0], blanks - NO_BLANKS, where)
            elif name == "_match":
                yield from keys(call.args[2], frozenset({"word"}), where)


def keys(node: ast.expr, blanks: frozenset[str], where: str) -> Iterator[Reason]:
    match node:
        case ast.Constant(value=str() as key):
            yield Reason(key, blanks, where)
        case _:
            assert ast.unparse(node) in PASSED_ON, f"{where}: a key that is no literal"


REASONS = list(reasons())


def messages() -> dict[str, str]:
    """The messages of the file by key, each with the lines that continue it."""
    found: dict[str, str] = {}
    name = ""
    for row in MESSAGES.read_text("utf-8").splitlines():
        start = re.match(r"^([a-z][a-z0-9-]*) =(.*)", row)
        if start:
            name = start[1]
            assert name not in found, f"{name} is said twice"
            found[name] = start[2]
        elif row.startswith((" ", "}")) and name:
            found[name] += "\n" + row
    return found


def test_the_engine_has_reasons() -> None:
    assert len({reason.key for reason in REASONS}) > 60


@pytest.mark.parametrize("key", sorted({reason.key for reason in REASONS}))
def test_every_reason_has_an_english_message(key: str) -> None:
    assert messages().get(key, "").strip(), f"{MESSAGES.name} has no message {key}"


@pytest.mark.parametrize("key", sorted({reason.key for reason in REASONS}))
def test_a_key_reads_like_a_key(key: str) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", key)


def test_a_message_uses_only_blanks_that_are_filled() -> None:
    told = messages()
    for reason in REASONS:
        used = set(re.findall(r"\$([a-z_]+)", told.get(reason.key, "")))
        assert used <= reason.blanks, f"{reason.where}: {reason.key} is told with {used - reason.blanks}"


def test_no_message_is_left_over() -> None:
    engine = {reason.key for reason in REASONS}
    text = "\n".join(
        path.read_text("utf-8") for package in ("bot", "engine") for path in (ROOT / package).rglob("*.py")
    )
    assert not [key for key in messages() if key not in engine and f'"{key}"' not in text]
