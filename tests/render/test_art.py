"""The shipped art is what the painter would paint, and any other board is painted as well."""

import json
from importlib.resources import files
from pathlib import Path

import pytest
from PIL import Image

from bot.words import words
from engine import DEFAULT_BOARD, Board, boards, find_board, new_game, read_board, view
from render import board_picture
from render.art import __main__ as painting
from render.art.base import base_map, paint_base, shipped_base
from render.encode import palette
from render.hues import TRIBES
from render.map.chart import MAP_HEIGHT, MAP_WIDTH, chart_of
from render.map.plates import PLATE
from tests.kit.long_runs import only_long
from tests.kit.pictures import difference


def other_board() -> Board:
    """The shipped board turned around: a board that nobody laid out by hand."""
    data = json.loads((files("data") / "boards" / "rapa_nui.json").read_text("utf-8"))
    data["name"] = "Elsewhere"
    turned = {"N": "N", "S": "S", "NE": "NW", "NW": "NE", "SE": "SW", "SW": "SE"}
    for tile in data["hexes"]:
        tile["x"] = round(1 - tile["x"], 4)
    for ahu in data["ahus"]:
        ahu["edge"] = turned[ahu["edge"]]
    data["outline"] = [[round(1 - x, 4), y] for x, y in data["outline"]]
    return read_board(json.dumps(data))


@pytest.mark.parametrize("title", [DEFAULT_BOARD, *only_long(sorted(boards().keys() - {DEFAULT_BOARD}))])
def test_the_shipped_map_is_what_the_painter_paints(title: str) -> None:
    board = find_board(title)
    shipped = shipped_base(board)
    assert shipped is not None, "the board's data changed: run python -m render.art"
    assert difference(shipped, paint_base(board)) < 1.5, "the painter changed: run python -m render.art"


def test_painting_anew_names_a_board_without_a_sheet_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(painting, "boards", lambda: {"Elsewhere 1": other_board()})
    monkeypatch.setattr(painting, "sample_pictures", lambda: [Image.new("RGB", (8, 8))])
    painting.main(tmp_path)
    assert "Elsewhere 1: no sheet in data/art" in capsys.readouterr().out
    assert [path.name for path in tmp_path.iterdir()] == ["palette.bin"]


def test_players_colours_are_exact_in_the_palette() -> None:
    for tribe in TRIBES.values():
        mapped = Image.new("RGB", (2, 2), tribe.fill).quantize(palette=palette(), dither=Image.Dither.NONE)
        assert mapped.convert("RGB").getpixel((0, 0)) == tribe.fill


@pytest.mark.long
def test_another_board_gets_a_map_of_its_own() -> None:
    board = other_board()
    assert shipped_base(board) is None
    picture = board_picture(view(new_game(board, ["blue", "red", "green"])), {}, words())
    assert len(picture) > 100_000
    assert base_map(board) is base_map(board)


def test_plates_of_another_board_keep_clear_of_hexes_and_of_each_other() -> None:
    for board in (other_board(), find_board("Rapa Nui 1")):
        chart = chart_of(board)
        boxes = [chart.plate_box(ahu) for ahu in chart.plates]
        assert all(box.left > 0 and box.right < MAP_WIDTH and 0 < box.top < MAP_HEIGHT for box in boxes)
        shared = [a.overlap(b) for i, a in enumerate(boxes) for b in boxes[:i]]
        assert max(shared) < PLATE.width * PLATE.height * 0.04
        inside = [
            box
            for box in boxes
            for x, y in chart.centres.values()
            if box.left < x < box.right and box.top < y < box.bottom
        ]
        assert not inside
