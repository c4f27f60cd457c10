"""Who may know whom inside the bot: SQL stays in storage, tables know no Discord, and folders stay small."""

import ast
import re

import pytest

from tests.kit.source_code import ROOT, imports, modules

OWN_FILES = ("bot/playground/", "bot/cli/bench_")
"""The stand-in keeps its own world in a file of its own, and benchmarks compare with a bare SQLite."""
BOT = [(path, tree) for path, tree in modules("bot") if not path.startswith(OWN_FILES)]
OUTSIDE = [(path, tree) for path, tree in BOT if not path.startswith("bot/storage/")]
TABLES = [(path, tree) for path, tree in BOT if path.startswith("bot/tables/")]
STORAGE = [(path, tree) for path, tree in BOT if path.startswith("bot/storage/")]
UI = [(path, tree) for path, tree in BOT if path.startswith("bot/ui/")]
SQL = re.compile(
    r"\b(SELECT\b.+\bFROM|INSERT INTO|UPDATE \w+ SET|DELETE FROM|CREATE (TABLE|INDEX)|PRAGMA)\b", re.DOTALL
)
DATABASE_DRIVERS = {"sqlite3": "sqlite", "aiosqlite": "sqlite", "psycopg": "postgres"}
"""The packages that speak to databases, and in which folder of the storage each may be known."""
VALUES = {
    "bot.tables.change",
    "bot.tables.errors",
    "bot.tables.log_entry",
    "bot.tables.model",
    "bot.tables.replay",
    "bot.tables.server_rules",
    "bot.tables.vote",
}
GAME_SIDE = (
    "bot.leagues",
    "bot.learning",
    "bot.play",
    "bot.replays",
    "bot.results",
    "bot.card",
    "bot.moderation",
    "bot.reminders",
    "bot.recovery",
    "bot.privacy",
    "bot.commands",
)


def ids(sources: list[tuple[str, ast.Module]]) -> list[str]:
    return [path for path, _ in sources]


def texts(tree: ast.Module) -> list[str]:
    """Every string of a module, f-strings with their holes left out."""
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


@pytest.mark.parametrize(("path", "tree"), OUTSIDE, ids=ids(OUTSIDE))
def test_all_sql_is_in_storage(path: str, tree: ast.Module) -> None:
    assert [text for text in texts(tree) if SQL.search(text)] == []
    packages = {module.partition(".")[0] for module, _ in imports(path, tree)}
    assert not packages & DATABASE_DRIVERS.keys()


def test_the_search_for_sql_would_find_it() -> None:
    found = [path for path, tree in STORAGE if any(SQL.search(text) for text in texts(tree))]
    assert {"bot/storage/tables.py", "bot/storage/cards.py", "bot/storage/sqlite/schema.py"} <= set(found)


@pytest.mark.parametrize(("path", "tree"), TABLES, ids=ids(TABLES))
def test_tables_know_nothing_of_discord(path: str, tree: ast.Module) -> None:
    found = {module for module, _ in imports(path, tree)}
    assert not {module.partition(".")[0] for module in found} & {"discord", "aiohttp", "render"}
    assert not [
        module for module in found if module.startswith(("bot.ui", "bot.play", "bot.card", "bot.client"))
    ]


@pytest.mark.parametrize(("path", "tree"), STORAGE, ids=ids(STORAGE))
def test_storage_knows_the_values_of_tables_and_no_engine_but_its_own(path: str, tree: ast.Module) -> None:
    found = {module for module, _ in imports(path, tree)}
    assert not {module.partition(".")[0] for module in found} & {"discord", "aiohttp", "render"}
    assert {module for module in found if module.startswith("bot.tables")} <= VALUES
    drivers = {module.partition(".")[0] for module in found} & DATABASE_DRIVERS.keys()
    folders = {f"bot/storage/{DATABASE_DRIVERS[driver]}" for driver in drivers}
    assert folders <= {path.rpartition("/")[0]}, "an engine is a folder"


@pytest.mark.parametrize(("path", "tree"), UI, ids=ids(UI))
def test_what_is_discord_without_the_game_does_not_know_the_game(path: str, tree: ast.Module) -> None:
    assert not [module for module, _ in imports(path, tree) if module.startswith(GAME_SIDE)]


def test_nobody_but_the_command_line_knows_how_the_bot_is_operated() -> None:
    knows = [
        path
        for path, tree in BOT
        if not path.startswith(("bot/operation/", "bot/cli/"))
        and any(module.startswith("bot.operation") for module, _ in imports(path, tree))
    ]
    assert knows == []


def test_folders_are_small_enough_to_be_read() -> None:
    folders: dict[str, int] = {}
    for path, _ in modules("bot"):
        folder, _, name = path.rpartition("/")
        folders[folder] = folders.get(folder, 0) + (name != "__init__.py")
    assert folders.pop("bot") <= 10
    assert folders.pop("bot/cli") > 15, "a file for each command is fine"
    assert {folder: count for folder, count in folders.items() if count > 15} == {}


def test_every_folder_says_what_it_is_for() -> None:
    for package in (ROOT / "bot").rglob("__init__.py"):
        assert ast.get_docstring(ast.parse(package.read_text("utf-8"))), package
