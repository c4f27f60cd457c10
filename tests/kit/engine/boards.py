"""Islands for tests: the shipped one with changes, and small patches of a few hexes."""

import json
import math
from importlib.resources import files
from typing import Any

from engine import Board, read_board
from engine.board import EDGE_ANGLES

Sheet = dict[str, Any]


def rapa_nui() -> Sheet:
    """The shipped board's file, free to be changed."""
    sheet: Sheet = json.loads((files("data") / "boards" / "rapa_nui.json").read_text("utf-8"))
    return sheet


def hex_of(sheet: Sheet, name: str) -> Sheet:
    found: Sheet = next(tile for tile in sheet["hexes"] if tile["id"] == name)
    return found


def ahu_of(sheet: Sheet, number: int) -> Sheet:
    found: Sheet = next(ahu for ahu in sheet["ahus"] if ahu["number"] == number)
    return found


def read(sheet: Sheet) -> Board:
    return read_board(json.dumps(sheet))


def wooded_coast() -> Board:
    """Rapa Nui with a forest on F2, a hex that has an ahu (34) as well."""
    sheet = rapa_nui()
    sheet["name"] = "Wooded Coast"
    hex_of(sheet, "F2").update(terrain="forest", logs=3)
    return read(sheet)


def patch(columns: int, rows: int) -> Board:
    """A small island, an ahu on every edge of its coast; quarries in opposite corners."""
    aspect, radius = 1.0, 0.4 / max(columns, rows)
    apart = radius * math.sqrt(3)
    tiles: list[Sheet] = []
    for column in range(columns):
        for row in range(rows):
            x = radius * (1.5 * column + 1)
            y = apart * (row + 0.5 + (0.5 if column % 2 == 0 else 0))
            name = f"{chr(ord('A') + column)}{row + 1}"
            tiles.append({"id": name, "x": x, "y": y * aspect, "terrain": "plain"})
    specials = {0: "moai_quarry", len(tiles) - 1: "headdress_quarry", 1: "village", len(tiles) // 2: "hut"}
    for index, terrain in specials.items():
        tiles[index]["terrain"] = terrain
    tiles[2].update(terrain="forest", logs=5)
    ahus: list[Sheet] = []
    for tile in tiles:
        for edge, angle in EDGE_ANGLES.items():
            x = tile["x"] + apart * math.cos(math.radians(angle))
            y = tile["y"] + apart * math.sin(math.radians(angle))
            if all(math.dist((x, y), (other["x"], other["y"])) > apart / 2 for other in tiles):
                number = len(ahus) + 1
                ahus.append(
                    {
                        "number": number,
                        "name": f"Ahu {number}",
                        "hex": tile["id"],
                        "edge": edge,
                        "moai": 1 + number % 7,
                        "headdress": 2 + number % 5,
                    }
                )
    return read(
        {
            "name": f"Patch {columns} by {rows}",
            "version": 1,
            "aspect": aspect,
            "hex_radius": radius,
            "hexes": tiles,
            "ahus": ahus,
        }
    )
