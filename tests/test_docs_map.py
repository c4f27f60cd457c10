"""The pages for those who change the project name files that are there, and all of them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cli import commands
from tests.kit.markdown import Page, anchor
from tests.kit.source_code import ROOT, imports, modules

DOCS = sorted((ROOT / "docs").glob("*.md"))
PAGES = [*DOCS, ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
ARCHITECTURE = Page.read(ROOT / "docs" / "architecture.md")
TOP = {entry.name for entry in ROOT.iterdir()}


def paths_in(page: Page) -> Iterator[str]:
    """Every path of the project that a page names in backticks, outside its fenced blocks."""
    for text in re.findall(r"`([^`\n]+)`", "\n".join(page.prose())):
        if re.fullmatch(r"[\w.-]+(/[\w.-]+)*/?", text) and text.partition("/")[0] in TOP:
            yield text


def mapped() -> Iterator[str]:
    """Every path of the tree that is drawn in the page on the architecture."""
    folders: list[str] = []
    for line in ARCHITECTURE.fences("tree")[0].lines:
        depth, name = (len(line) - len(line.lstrip())) // 4, line.split()[0]
        folders[depth:] = [name]
        yield "".join(folders)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_every_path_that_a_page_names_exists(path: Path) -> None:
    assert [name for name in paths_in(Page.read(path)) if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_every_link_to_a_page_leads_somewhere(path: Path) -> None:
    for file, fragment in re.findall(r"\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)", path.read_text("utf-8")):
        target = path.parent / file if file else path
        assert target.exists(), file
        assert not fragment or fragment in map(anchor, Page.read(target).headings()), f"{file}#{fragment}"


def test_every_picture_of_the_readme_is_there_and_described() -> None:
    shown = re.findall(r'<img src="([^"]+)"[^>]* alt="([^"]+)">', (ROOT / "README.md").read_text("utf-8"))
    assert [name for name, _ in shown if not (ROOT / name).exists()] == []
    drawn = sorted((ROOT / "docs" / "pictures").iterdir())
    assert sorted(ROOT / name for name, _ in shown) == drawn
    assert all(len(alt) > 40 for _, alt in shown)


def test_everything_on_the_map_exists_and_is_there_once() -> None:
    drawn = list(mapped())
    assert [name for name in drawn if not (ROOT / name).exists()] == []
    assert len(drawn) == len(set(drawn))


def test_the_map_shows_every_module_and_folder_of_the_bot() -> None:
    files = {path for path, _ in modules("bot")} | {"bot/storage/sqlite/migrations/"}
    there = {path.removesuffix("__init__.py") for path in files}
    inside = ("bot/playground/", "bot/cli/")
    assert {path for path in there if path in inside or not path.startswith(inside)} <= set(mapped())


def at_run_time(tree: ast.Module) -> ast.Module:
    """A module without what it imports for types alone."""
    body = [
        node for node in tree.body if not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node))
    ]
    return ast.Module(body, tree.type_ignores)


def packages_used(path: str, tree: ast.Module) -> set[str]:
    """The parts of the bot that a module imports, by the name after `bot.`."""
    found = (module.split(".") for module, _ in imports(path, at_run_time(tree)))
    return {parts[1] for parts in found if parts[0] == "bot" and len(parts) > 1}


def test_packages_that_speak_to_people_use_only_those_before_them() -> None:
    listed = re.search(r"^\| ((?:`bot/\w+/`(?:, )?){10}) \|", ARCHITECTURE.text, re.MULTILINE)
    assert listed
    order = re.findall(r"bot/(\w+)/", listed[1])
    for path, tree in modules("bot"):
        package = path.split("/")[1]
        if package in order:
            later = {*order[order.index(package) + 1 :], "commands", "client", "router"}
            assert not packages_used(path, tree) & later, path


def test_the_page_of_commands_is_made_from_today_s_commands() -> None:
    there = (ROOT / "docs" / "commands.md").read_text("utf-8")
    assert there == "\n".join([*commands.page(), ""]), "run: giants commands > docs/commands.md"


@pytest.mark.parametrize("page", ["docs/architecture.md", "docs/extending.md"])
def test_every_name_of_code_that_a_page_walks_by_exists(page: str) -> None:
    """Classes and functions that a page names in backticks are defined somewhere."""
    text = re.sub(r"```.*?```", "", (ROOT / page).read_text("utf-8"), flags=re.DOTALL)
    named = set(re.findall(r"`((?:[A-Z]\w+\.)?_?[a-z]+_\w+|[A-Z][a-z]+[A-Z]\w+(?:\.\w+)?)`", text))
    defined: set[str] = set()
    for package in ("bot", "engine", "render"):
        for _, tree in modules(package):
            for node in ast.walk(tree):
                names = [getattr(node, field, None) for field in ("name", "id", "attr", "arg")]
                defined.update(name for name in names if isinstance(name, str))
    for script in (ROOT / "bot/storage/sqlite/migrations").glob("*.sql"):
        defined.update(re.findall(r"\w+", script.read_text("utf-8")))
    assert len(named) > 5
    assert sorted(name for name in named if name.rpartition(".")[2] not in defined | {"json_each"}) == []
