"""docs/notation.md 1 and 6: records are written, read and replayed; what is wrong is said by line."""

import pytest

from engine import Illegal, Options, RecordError, read_record, replay, result_of
from engine.actions import Bid, Roll
from engine.record import Line
from tests.kit.engine.boards import wooded_coast
from tests.kit.engine.random_games import Game
from tests.kit.engine.table_builder import Table

HEADERS = """[Game "Giants"]
[Board "Rapa Nui 1"]
[Seats "green red blue"]
[Options ""]
"""
OPENING = """dice 1 1 2
green bid 2m 1w
red bid 1m s c
blue bid -
green take 1
"""


def error_of(text: str) -> tuple[int, str]:
    with pytest.raises(RecordError) as error:
        replay(read_record(text))
    return error.value.number, error.value.key


class TestReading:
    def test_the_example_of_the_notation(self) -> None:
        text = """
[Game "Giants"]
[Board "Rapa Nui 1"]              ; name and version
[Seats "green red blue"]          ; clockwise; the first one is the first player of round 1
[Options "quick_start open_score"]   ; any of quick_start open_score open_owners, or empty
dice 1 1 2                        ; the faces rolled, white dice first, one line per round

green bid 2m 1w
red bid 1m s c
blue bid -
green take 1
"""
        record = read_record(text)
        assert record.seats == ("green", "red", "blue")
        assert record.options == Options(quick_start=True, open_score=True)
        assert record.lines[0] == Line(None, Roll((1, 1, 2)), 6)
        assert record.lines[1] == Line("green", Bid(2, 1), 8)
        assert replay(record).first_player == "green"

    def test_comments_and_blank_lines_are_free(self) -> None:
        noisy = HEADERS + "\n; a comment\n   \n" + OPENING.replace("\n", " ; why not\n\n")
        assert replay(read_record(noisy)) == replay(read_record(HEADERS + OPENING))

    def test_unknown_headers_are_ignored(self) -> None:
        text = '[Server "Easter"]\n' + HEADERS + '[Server "Pascua"]\n[Date "2024.01.05"]\n' + OPENING
        assert replay(read_record(text)) == replay(read_record(HEADERS + OPENING))

    def test_no_options_means_none(self) -> None:
        text = HEADERS.replace('[Options ""]\n', "")
        assert read_record(text).options == Options()

    def test_bids_in_any_order_give_the_same_game(self) -> None:
        rows = OPENING.splitlines()
        swapped = "\n".join([rows[0], rows[3], rows[1], rows[2], rows[4]])
        assert replay(read_record(HEADERS + swapped)) == replay(read_record(HEADERS + OPENING))

    def test_a_seats_last_bid_counts(self) -> None:
        again = OPENING.replace("red bid", "green bid -\ngreen bid 2m 1w\nred bid")
        assert replay(read_record(HEADERS + again)) == replay(read_record(HEADERS + OPENING))

    def test_windows_line_ends_are_read(self) -> None:
        text = (HEADERS + OPENING).replace("\n", "\r\n")
        assert replay(read_record(text)) == replay(read_record(HEADERS + OPENING))

    def test_a_board_of_ones_own_can_be_passed_in(self) -> None:
        board = wooded_coast()
        text = (HEADERS + OPENING).replace("Rapa Nui 1", "Wooded Coast 1")
        assert replay(read_record(text, board)).board is board


class TestWriting:
    def test_a_record_is_written_as_it_is_read(self) -> None:
        text = HEADERS + OPENING
        assert str(read_record(text)) == text

    def test_the_result_comes_last_in_seat_order(self) -> None:
        game = Game(5, 3).play()
        text = str(game.record())
        result = result_of(game.state)
        assert result is not None
        points = " ".join(f"{seat} {result[seat]}" for seat in game.state.seats)
        assert text.endswith(f'\n[Result "{points}"]\n')

    def test_a_running_game_has_no_result(self) -> None:
        assert "Result" not in str(Game(5, 3).play(50).record())


class TestReplayingInPart:
    def test_after_so_many_lines(self) -> None:
        game = Game(9, 4).play(120)
        record = game.record()
        for at in (0, 1, 7, 60, 120):
            assert replay(record, at) == Game(9, 4).play(at).state

    @pytest.mark.parametrize("at", [-1, 6, 1000])
    def test_lines_that_are_not_there_are_refused(self, at: int) -> None:
        with pytest.raises(RecordError, match="no-such-line"):
            replay(read_record(HEADERS + OPENING), at)

    def test_lines_beyond_are_not_judged(self) -> None:
        record = read_record(HEADERS + OPENING + "green take 3\n")
        assert replay(record, 5).turn == "red"


class TestDamagedRecords:
    @pytest.mark.parametrize(
        ("old", "new", "number", "key"),
        [
            ("dice 1 1 2", "dice 1 1", 5, "dice-count"),
            ("dice 1 1 2", "dice 0 1 2", 5, "dice-face"),
            ("dice 1 1 2", "dice 1 1 4", 5, "dice-face"),
            ("dice 1 1 2", "dice one", 5, "notation-dice"),
            ("green bid 2m 1w", "green bid 3m 1w", 6, "markers-missing"),
            ("green bid 2m 1w", "green bid w", 6, "notation-bid"),
            ("green bid 2m 1w", "orange bid 2m 1w", 6, "unknown-colour"),
            ("green bid 2m 1w", "yellow bid 2m 1w", 6, "not-seated"),
            ("green bid 2m 1w", "green dice 1 1 2", 6, "dice-are-chance"),
            ("green bid 2m 1w", "green", 6, "notation-verb"),
            ("green bid 2m 1w", "bid 2m 1w", 6, "unknown-colour"),
            ("blue bid -", "blue pass", 8, "wrong-phase"),
            ("green take 1", "green take 2", 9, "sculptors-missing"),
            ("green take 1", "red take 1", 9, "not-your-turn"),
            ("green take 1", "[oops", 9, "bad-header"),
            ("green take 1", '[Board "Rapa Nui 1"]', 9, "header-twice"),
            ('[Game "Giants"]', '[Game "Chess"]', 1, "other-game"),
            ('"Rapa Nui 1"', '"Rapa Nui 99"', 2, "unknown-board"),
            ('"Rapa Nui 1"', '"Rapa Nui"', 2, "unknown-board"),
            ('"Rapa Nui 1"', '"Atlantis 1"', 2, "unknown-board"),
            ("green red blue", "green red pink", 3, "unknown-colour"),
            ("green red blue", "green red green", 3, "colour-twice"),
            ("green red blue", "green red", 3, "wrong-player-count"),
            ("green red blue", "", 3, "wrong-player-count"),
            ('[Options ""]', '[Options "fast"]', 4, "unknown-option"),
            ("green take 1", '[Result "green 1 red 2"]', 9, "bad-result"),
            ("green take 1", '[Result "red 1 green 2 blue 3"]', 9, "bad-result"),
            ("green take 1", '[Result "green one red 2 blue 3"]', 9, "bad-result"),
            ("green take 1", '[Result "green -1 red 2 blue 3"]', 9, "bad-result"),
            ("green take 1", f'[Result "green {"9" * 5000} red 2 blue 3"]', 9, "bad-result"),
            ("green take 1", '[Result "green 1 red 2 blue 3"]', 9, "result-too-early"),
        ],
    )
    def test_the_line_and_the_reason_are_said(self, old: str, new: str, number: int, key: str) -> None:
        text = HEADERS + OPENING
        assert old in text
        assert error_of(text.replace(old, new, 1)) == (number, key)

    @pytest.mark.parametrize("name", ["Board", "Seats"])
    def test_a_missing_header_is_named(self, name: str) -> None:
        text = "\n".join(row for row in HEADERS.splitlines() if f"[{name} " not in row)
        with pytest.raises(RecordError) as error:
            read_record(text)
        assert (error.value.key, error.value.blanks) == ("header-missing", {"name": name})

    def test_the_message_tells_line_and_reason(self) -> None:
        with pytest.raises(RecordError) as error:
            replay(read_record(HEADERS + OPENING + "red take 3\n"))
        assert str(error.value) == f"line 10: {Illegal('size-not-offered', size=3)}"

    def test_a_wrong_result_is_told_with_the_right_one(self) -> None:
        game = Game(5, 3).play()
        text = str(game.record())
        rows = text.splitlines()
        seat, points, rest = rows[-1].removeprefix('[Result "').split(maxsplit=2)
        wrong = "\n".join([*rows[:-1], f'[Result "{seat} {int(points) + 1} {rest}'])
        with pytest.raises(RecordError) as error:
            replay(read_record(wrong))
        assert (error.value.number, error.value.key) == (len(rows), "wrong-result")
        assert rows[-1] == f'[Result "{error.value.blanks["result"]}"]'

    def test_lines_after_the_end_are_refused(self) -> None:
        game = Game(5, 3).play()
        text = str(game.record()) + "dice 1 1 1\n"
        assert error_of(text) == (len(game.lines) + 6, "dice-not-due")

    def test_an_empty_text_is_no_record(self) -> None:
        assert error_of("") == (0, "header-missing")


def test_a_position_cannot_be_claimed_that_the_lines_do_not_reach() -> None:
    """The record alone rebuilds the game: a table played by hand and its record agree."""
    table = Table()
    table.play(OPENING)
    assert replay(read_record(HEADERS + OPENING)) == table.state
