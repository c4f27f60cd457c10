"""The project's own source, read as syntax."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def modules(package: str) -> Iterator[tuple[str, ast.Module]]:
    """Every module of a package: its path from the root, and its syntax tree."""
    for path in sorted((ROOT / package).rglob("*.py")):
        yield path.relative_to(ROOT).as_posix(), _parsed(path)


@cache
def _parsed(path: Path) -> ast.Module:
    """Read once: many tests look at the same modules."""
    return ast.parse(path.read_text("utf-8"))


def imports(path: str, tree: ast.Module) -> Iterator[tuple[str, str]]:
    """What a module imports: the other module's full name, and the name taken from it ("" for all)."""
    package = path.removesuffix(".py").split("/")[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            yield from ((module, alias.name) for alias in node.names)
