"""The pages in docs are true: their numbers are the data's, their examples are read and replayed."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engine import Action, Illegal, parse, read_record, replay, summary
from engine.actions import carriers
from engine.board import EDGE_ANGLES
from engine.carrying import camps, hands, wages
from engine.colours import COLOURS, LETTERS
from engine.record import Line
from engine.scoring import base_points
from engine.state import Base
from tests.engine.test_published_examples import FIVE_BIDS, five_at_the_auction, worked_round
from tests.engine.test_refusals import REASONS
from tests.kit.engine.table_builder import Table, colour, line, lines
from tests.kit.markdown import Page, anchor
from tests.kit.source_code import ROOT

DOCS = ROOT / "docs"
RULES = Page.read(DOCS / "rules.md")
NOTATION = Page.read(DOCS / "notation.md")
PAGES = {"rules.md": RULES, "notation.md": NOTATION}
LINKED = {**PAGES, "boards.md": Page.read(DOCS / "boards.md")}
NUMBERS = json.loads((ROOT / "data" / "rules" / "giants.json").read_text("utf-8"))
ISLAND, NEWER = (
    json.loads((ROOT / "data" / "boards" / name).read_text("utf-8"))
    for name in ("rapa_nui.json", "rapa_nui_2.json")
)
CITED = re.compile(r"docs/(rules|notation)\.md,? ((?:R?\d+(?:\.\d+)?(?:, | and |-)?)+)")


def written(value: Any) -> str:
    """A value of the data as the tables of the rules write it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def leaves(sheet: dict[str, Any], prefix: str = "") -> Iterator[tuple[str, str]]:
    """Every value of the data under its whole key."""
    for name, value in sheet.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{prefix}{name}.")
        else:
            yield f"{prefix}{name}", written(value)


class TestNumbersOfTheRules:
    def test_every_number_of_the_data_stands_in_a_table_under_its_key(self) -> None:
        keyed = [row for table in RULES.tables() for row in table if "key" in row]
        told = [(row["key"].strip("`"), list(row.values())[1]) for row in keyed]
        assert sorted(told) == sorted(leaves(NUMBERS))

    def test_dice_are_listed_by_the_players_that_they_are_for(self) -> None:
        for row in RULES.section("6.1").table("players", "dice", "key"):
            assert row["key"] == f"`dice.by_players.{row['players']}`"
        for row in RULES.section("6.2").table("face", "counts as", "key"):
            assert row["key"] == f"`dice.first_round.{row['face']}`"

    def test_a_tablet_scores_what_the_data_says(self) -> None:
        points = {row["source"]: row["points"] for row in RULES.section("12.2").table("source", "points")}
        assert points["tablets"].startswith(f"{NUMBERS['tablet']['points']} for each complete tablet")


class TestTheBoardInTheRules:
    def test_the_titles(self) -> None:
        for island in (ISLAND, NEWER):
            assert f"*{island['name']} {island['version']}*" in RULES.section("3.1").text

    def test_bases(self) -> None:
        rows = RULES.section("4.1").table("players", "bases on Rapa Nui 1", "bases on Rapa Nui 2")
        first, second = ({row["players"]: int(list(row.values())[n]) for row in rows} for n in (1, 2))
        assert first == NUMBERS["bases"]
        assert second == NEWER["bases"]

    def test_columns_and_rows_are_the_hexes(self) -> None:
        hexes = []
        for row in RULES.section("3.1").table("column", "rows"):
            first, last = map(int, row["rows"].split("-"))
            hexes += [f"{row['column']}{number}" for number in range(first, last + 1)]
        assert hexes == [tile["id"] for tile in ISLAND["hexes"]]

    def test_special_hexes(self) -> None:
        names = {"Moai quarry": "moai_quarry", "headdress quarry": "headdress_quarry", "village": "village"}
        names |= {"sorcerers' hut": "hut", "forest": "forest"}
        rows = RULES.section("3.2").table("hex", "what it is", "logs")
        told = {row["hex"]: (names[row["what it is"]], row["logs"]) for row in rows}
        special = [tile for tile in ISLAND["hexes"] if tile["terrain"] != "plain"]
        assert told == {tile["id"]: (tile["terrain"], str(tile.get("logs", ""))) for tile in special}

    def test_forests_hold_all_logs(self) -> None:
        rows = RULES.section("3.2").table("hex", "what it is", "logs")
        assert sum(int(row["logs"]) for row in rows if row["logs"]) == NUMBERS["logs"]

    def test_ahus(self) -> None:
        columns = ("Moai", "headdress", "Moai, Rapa Nui 1", "headdress, Rapa Nui 1")
        rows = RULES.section("3.3").table("ahu", "name", "hex", "edge", *columns)
        place, values = ("number", "name", "hex", "edge"), ("moai", "headdress")
        assert [tuple(row.values()) for row in rows] == [
            (*(str(new[key]) for key in (*place, *values)), *(str(old[key]) for key in values))
            for new, old in zip(NEWER["ahus"], ISLAND["ahus"], strict=True)
        ]
        assert {row["edge"] for row in rows} <= set(EDGE_ANGLES)


class TestWorkedExamplesOfTheRules:
    def test_the_auction_of_five(self) -> None:
        rows = RULES.section("16.1").table("seat", "markers", "sculptors", "halves", "takes")
        table = five_at_the_auction()
        assert {row["seat"]: int(row["halves"]) for row in rows} == dict(
            zip(table.state.seats, table.counts("halves"), strict=True)
        )
        table.play(FIVE_BIDS)
        for row in rows:
            player = table[row["seat"]]
            assert (player.spent_markers, player.sculptors) == (int(row["markers"]), int(row["sculptors"]))
        table.play("blue take 3", "green take 1", "red take 2", "green take 2")
        held = [(statue.holder, str(statue.size)) for statue in table.state.statues.values()]
        for row in rows:
            sizes = [size for holder, size in held if holder == row["seat"]]
            assert row["takes"] == (" ".join(sizes) or "-")

    def test_scores(self) -> None:
        board = Table().state.board
        columns = ("Moai of size", "ahu's Moai value", "headdress worth", "points")
        for size, value, headdress, points in (row.values() for row in RULES.section("16.2").table(*columns)):
            ahu = next(
                number
                for number, ahu in board.ahus.items()
                if ahu.moai == int(value) and headdress in ("", str(ahu.headdress))
            )
            base = Base("green", int(size), crowned=bool(headdress))
            assert base_points(board, ahu, base) == int(points)

    @pytest.mark.parametrize(
        ("camp", "answer"), [tuple(row.values()) for row in RULES.table("on the hex", "green pays")]
    )
    def test_payments(self, camp: str, answer: str) -> None:
        state = Table().figures(*(f"{figure} I5" for figure in camp.split(", "))).transport("green").state
        ways = [
            {f"{payee} {points}" for payee, points in wages(letters, 3)}
            for letters in hands(state.box, camps(state.box, state.figures)["I5"], "green", 3)
        ]
        said = {"cannot enter": [], "nobody": [set[str]()]}
        expected = said.get(answer, [set(way.split(" and ")) for way in answer.split(", or ")])
        assert sorted(map(sorted, ways)) == sorted(map(sorted, expected))

    def test_the_round_of_three_begins_as_its_table_says(self) -> None:
        table = worked_round()
        for piece, *counts in (
            row.values() for row in RULES.section("16.3").table("piece", "green", "red", "blue")
        ):
            assert table.counts(piece) == list(map(int, counts)), piece

    def test_the_round_of_three_can_be_played_and_scores_as_its_table_says(self) -> None:
        section = RULES.section("16.3")
        table = worked_round()
        table.play(*(fence.text for fence in section.fences("giants")))
        for source, *points in (row.values() for row in section.table("points", "green", "red", "blue")):
            field = source.lower()
            told = [getattr(account, field) for account in table.accounts().values()]
            assert told == list(map(int, points)), source


def examples(page: Page, *kinds: str) -> list[str]:
    return lines(*(fence.text for fence in page.fences(*kinds)))


class TestExamplesOfTheNotation:
    def test_every_fence_is_of_a_kind_that_is_tested(self) -> None:
        kinds = Counter(fence.kind for page in PAGES.values() for fence in page.fences())
        assert set(kinds) == {"giants", "record", "headers", "reads", "refused", "ebnf", "python", "json"}

    @pytest.mark.parametrize("text", examples(NOTATION, "giants"))
    def test_a_decision_is_read_and_printed_back_as_itself(self, text: str) -> None:
        assert str(parse(text)) == text

    @pytest.mark.parametrize("text", examples(RULES, "giants"))
    def test_a_line_of_the_rules_is_printed_back_as_itself(self, text: str) -> None:
        assert str(Line(*line(text))) == text

    @pytest.mark.parametrize("text", [row for fence in NOTATION.fences("reads") for row in fence.lines])
    def test_a_reader_takes_another_order(self, text: str) -> None:
        read, expected = map(str.strip, text.split("->"))
        assert str(parse(read)) == expected != read

    @pytest.mark.parametrize("text", [row for fence in NOTATION.fences("refused") for row in fence.lines])
    def test_another_form_is_refused_for_the_reason_given(self, text: str) -> None:
        read, key = map(str.strip, text.split(";"))
        with pytest.raises(Illegal) as refusal:
            parse(read)
        assert refusal.value.key == key

    def test_every_kind_of_decision_has_an_example(self) -> None:
        assert {type(parse(text)) for text in examples(NOTATION, "giants")} == set(Action.__args__)

    def test_the_grammar_names_every_decision(self) -> None:
        grammar = NOTATION.section("2").fences("ebnf")[0].text
        verbs = {text.split()[0] for text in examples(NOTATION, "giants")}
        assert set(re.findall(r'"([a-z]+)"', grammar[: grammar.index("\ncolour ")])) == verbs

    def test_headers_are_printed_back_as_themselves(self) -> None:
        text = NOTATION.fences("headers")[0].text + "\n"
        assert str(read_record(text)) == text

    def test_all_headers_are_explained_in_the_order_of_a_writer(self) -> None:
        rows = NOTATION.section("1.2").table("header", "value", "if it is missing")
        written_ones = re.findall(r"^\[(\w+) ", NOTATION.fences("headers")[0].text, re.MULTILINE)
        assert [row["header"].strip("`") for row in rows] == written_ones

    def test_carriers_letters(self) -> None:
        rows = NOTATION.section("3.4").table("colour", "worker or sorcerer", "chief")
        told = {colour(row["colour"]): (row["worker or sorcerer"], row["chief"]) for row in rows}
        assert told == {c: (f"`{LETTERS[c]}`", f"`{LETTERS[c].upper()}`") for c in COLOURS}
        in_order = "".join(letters.strip("`") for pair in told.values() for letters in pair)
        assert carriers(in_order[::-1]) == in_order


class TestTheRecordOfTheNotation:
    TEXT = NOTATION.fences("record")[0].text

    def test_it_replays_to_the_summary_shown(self) -> None:
        shown = json.loads(NOTATION.section("7.3").fences("json")[0].text)
        assert summary(replay(read_record(self.TEXT))) == shown
        assert list(shown) == list(summary(replay(read_record(self.TEXT))))

    def test_the_python_shown_gives_the_same_summary(self) -> None:
        names: dict[str, Any] = {"text": self.TEXT}
        exec(NOTATION.section("7.2").fences("python")[0].text, names)
        assert names["table"] == summary(replay(read_record(self.TEXT)))

    def test_it_is_printed_back_as_itself_but_for_comments_and_blanks(self) -> None:
        assert str(read_record(self.TEXT)).splitlines() == lines(self.TEXT)

    def test_it_shows_every_kind_of_line(self) -> None:
        assert {type(entry.action) for entry in read_record(self.TEXT).lines} == set(Action.__args__)


def test_every_error_of_reading_is_explained() -> None:
    tables = [table for table in NOTATION.section("6").tables() if "key" in table[0]]
    told = [row["key"].strip("`") for table in tables for row in table]
    readers = ("engine/notation.py:", "engine/record.py:", "engine/replaying.py:")
    keys = {reason.key for reason in REASONS if reason.where.startswith(readers)}
    seats = {"wrong-player-count", "colour-twice"}
    assert sorted(told) == sorted(keys | seats)


@pytest.mark.parametrize("name", PAGES)
def test_every_link_leads_somewhere(name: str) -> None:
    links = re.findall(r"\]\(([^)#]*)(?:#([^)]*))?\)", PAGES[name].text)
    assert links
    for file, fragment in links:
        page = LINKED[file or name]
        assert not fragment or fragment in map(anchor, page.headings()), f"{file}#{fragment}"


@pytest.mark.parametrize("name", PAGES)
def test_no_heading_is_there_twice(name: str) -> None:
    assert [heading for heading, times in Counter(PAGES[name].headings()).items() if times > 1] == []


def citations() -> Iterator[tuple[str, str, str]]:
    """Every section of a page that the project's source cites: where, which page, which number."""
    for package in ("bot", "engine", "render", "tests"):
        for path in sorted((ROOT / package).rglob("*.py")):
            for page, numbers in CITED.findall(path.read_text("utf-8")):
                for number in re.findall(r"R?\d+(?:\.\d+)?", numbers):
                    yield path.relative_to(ROOT).as_posix(), f"{page}.md", number


@pytest.mark.parametrize(("where", "page", "number"), sorted(set(citations())))
def test_every_section_cited_in_the_source_exists(where: str, page: str, number: str) -> None:
    assert PAGES[page].section(number)
