"""Who may know whom: the engine nobody, the pictures only what people may see."""

import ast

import pytest

from tests.kit.source_code import imports, modules

ENGINE = list(modules("engine"))
RENDER = list(modules("render"))
LOADERS = {"engine/board.py", "engine/players/network.py", "engine/rules_data.py"}
FILES_AND_WIRES = {
    *("aiohttp", "asyncio", "concurrent", "ctypes", "discord", "http", "importlib", "io", "logging"),
    *("multiprocessing", "os", "pathlib", "shutil", "signal", "socket", "sqlite3", "ssl", "subprocess"),
    *("sys", "tempfile", "threading", "urllib"),
}
VIEW_SIDE = {
    *("actions", "board", "carrying", "colours", "events", "illegal", "rules_data", "scoring", "sculpting"),
    "views",
}
PIECES_ON_THE_BOARD = {"Figure", "Statue"}


def ids(sources: list[tuple[str, ast.Module]]) -> list[str]:
    return [path for path, _ in sources]


@pytest.mark.parametrize(("path", "tree"), ENGINE, ids=ids(ENGINE))
def test_the_engine_knows_nothing_of_discord_and_pictures(path: str, tree: ast.Module) -> None:
    packages = {module.partition(".")[0] for module, _ in imports(path, tree)}
    assert not packages & {"bot", "render", "discord", "PIL", "tests"}


@pytest.mark.parametrize(("path", "tree"), ENGINE, ids=ids(ENGINE))
def test_nothing_in_the_engine_is_asynchronous(path: str, tree: ast.Module) -> None:
    waiting = (ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.Await)
    assert not [node for node in ast.walk(tree) if isinstance(node, waiting)]
    assert "asyncio" not in {module for module, _ in imports(path, tree)}


@pytest.mark.parametrize(("path", "tree"), ENGINE, ids=ids(ENGINE))
def test_only_the_loaders_read_files(path: str, tree: ast.Module) -> None:
    packages = {module.partition(".")[0] for module, _ in imports(path, tree)}
    if path not in LOADERS:
        assert not packages & FILES_AND_WIRES
    names = {
        node.func.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not names & {"open", "print", "input", "exec", "eval"}


@pytest.mark.parametrize(("path", "tree"), ENGINE, ids=ids(ENGINE))
def test_the_game_has_no_chance_and_no_clock_of_its_own(path: str, tree: ast.Module) -> None:
    packages = {module.partition(".")[0] for module, _ in imports(path, tree)}
    if path != "engine/chance.py" and not path.startswith("engine/players/"):
        assert not packages & {"random", "secrets", "time", "datetime", "uuid"}


@pytest.mark.parametrize(("path", "tree"), ENGINE, ids=ids(ENGINE))
def test_the_game_does_not_know_its_computer_players(path: str, tree: ast.Module) -> None:
    if not path.startswith("engine/players/"):
        assert not [module for module, name in imports(path, tree) if "players" in (*module.split("."), name)]


@pytest.mark.parametrize(("path", "tree"), RENDER, ids=ids(RENDER))
def test_pictures_are_made_from_views_alone(path: str, tree: ast.Module) -> None:
    for module, name in imports(path, tree):
        package, _, part = module.partition(".")
        assert package != "bot", module
        if package == "engine":
            assert part in VIEW_SIDE or (part == "state" and name in PIECES_ON_THE_BOARD), (module, name)
