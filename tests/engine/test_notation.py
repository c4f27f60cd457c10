"""docs/notation.md 3 and 5: one line, one decision, both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Action, Illegal, parse
from engine.actions import (
    Bid,
    Decline,
    Mark,
    Move,
    Pass,
    Peek,
    Put,
    Recall,
    Roll,
    Stash,
    Step,
    Tablet,
    Take,
    carriers,
    statue_order,
)

hexes = st.builds(lambda column, row: f"{column}{row}", st.sampled_from("ABCDEFGHIJKLM"), st.integers(1, 12))
statues = st.builds(lambda kind, number: f"{kind}{number}", st.sampled_from("mh"), st.integers(1, 35))
ahus = st.integers(1, 40)
letters = st.text("bgrypBGRYP", max_size=4).map(carriers)
steps = st.builds(Step, hexes, letters)
walks = st.lists(steps, min_size=1, max_size=8).map(tuple)
lists = st.lists(statues, unique=True, max_size=6).map(lambda names: tuple(sorted(names, key=statue_order)))
powers = st.sampled_from(["worker", "marker", "logs", "headdress"])

ACTIONS: dict[type, st.SearchStrategy[Action]] = {
    Roll: st.builds(Roll, st.lists(st.integers(0, 9), min_size=1, max_size=5).map(tuple)),
    Bid: st.builds(Bid, st.integers(0, 6), st.integers(0, 6), st.booleans(), st.booleans()),
    Take: st.builds(Take, st.integers(1, 3)),
    Decline: st.just(Decline()),
    Put: st.one_of(
        st.builds(
            Put, st.sampled_from(["worker", "sorcerer"]), hexes, st.integers(0, 2), st.none(), st.none()
        ),
        st.builds(Put, st.just("sorcerer"), hexes, st.integers(0, 2), powers, st.none()),
        st.builds(Put, st.just("sorcerer"), hexes, st.integers(0, 2), st.just("ahu"), ahus),
        st.builds(Put, st.just("chief"), hexes, st.just(0), st.none(), st.none()),
        st.builds(Put, st.just("chief"), hexes, st.just(0), powers, st.none()),
        st.builds(Put, st.just("chief"), hexes, st.just(0), st.just("ahu"), ahus),
    ),
    Tablet: st.just(Tablet()),
    Move: st.one_of(
        st.builds(Move, statues, walks, st.none(), st.none()),
        st.builds(Move, statues, walks, st.just("mark"), st.none()),
        st.builds(Move, statues, walks | st.just(()), st.sampled_from(["erect", "crown"]), ahus),
    ),
    Mark: st.builds(Mark, statues),
    Pass: st.just(Pass()),
    Stash: st.builds(Stash, lists),
    Recall: st.builds(Recall, lists),
    Peek: st.builds(Peek, ahus),
}


def test_every_kind_of_action_is_tried() -> None:
    assert set(ACTIONS) == set(Action.__args__)


@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: str(kind.__name__))
@given(data=st.data())
def test_reading_what_was_written_gives_the_same_action(kind: type, data: st.DataObject) -> None:
    action = data.draw(ACTIONS[kind])
    assert parse(str(action)) == action


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Roll((1, 1, 2)), "dice 1 1 2"),
        (Bid(2, 1, True, True), "bid 2m 1w s c"),
        (Bid(0, 1), "bid 1w"),
        (Bid(), "bid -"),
        (Take(2), "take 2"),
        (Decline(), "decline"),
        (Put("worker", "F6"), "put w F6"),
        (Put("worker", "F6", 2), "put w+2 F6"),
        (Put("sorcerer", "D3", 1, "logs"), "put s+1 D3 !logs"),
        (Put("chief", "F6", 0, "worker"), "put c F6 !worker"),
        (Put("sorcerer", "H4", 0, "marker"), "put s H4 !marker"),
        (Put("sorcerer", "C6", 0, "headdress"), "put s C6 !headdress"),
        (Put("sorcerer", "G6", 0, "ahu", 14), "put s G6 !ahu14"),
        (Tablet(), "tablet"),
        (
            Move("m3", (Step("I5", "r"), Step("H5", "Y"), Step("G6")), "erect", 14),
            "move m3 I5:r H5:Y G6 erect 14",
        ),
        (Move("h2", (Step("D6"), Step("E6")), "mark"), "move h2 D6 E6 mark"),
        (Move("h2", (), "crown", 14), "move h2 crown 14"),
        (Move("m3", (Step("I5"),)), "move m3 I5"),
        (Mark("m3"), "mark m3"),
        (Pass(), "pass"),
        (Stash(("m5", "h2")), "stash m5 h2"),
        (Stash(()), "stash -"),
        (Recall(("m2",)), "recall m2"),
        (Recall(()), "recall -"),
        (Peek(14), "peek 14"),
    ],
)
def test_the_table_of_the_notation(action: Action, text: str) -> None:
    assert str(action) == text
    assert parse(text) == action


@pytest.mark.parametrize(
    ("read", "written"),
    [
        ("bid c s 1w 2m", "bid 2m 1w s c"),
        ("bid 1w 2m", "bid 2m 1w"),
        ("stash h2 m10 m5", "stash m5 m10 h2"),
        ("recall h10 h9 m1", "recall m1 h9 h10"),
        ("move m1 I5:yrb", "move m1 I5:bry"),
        ("move m1 I5:pPgB", "move m1 I5:BgpP"),
        ("  put   w+2\tF6 ", "put w+2 F6"),
    ],
)
def test_a_reader_takes_any_order_and_a_writer_uses_one(read: str, written: str) -> None:
    assert str(parse(read)) == written


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "notation-verb"),
        ("jump", "notation-verb"),
        ("PASS", "notation-verb"),
        ("green pass", "notation-verb"),
        ("dice", "notation-dice"),
        ("dice 1 x", "notation-dice"),
        ("dice 12", "notation-dice"),
        ("dice -1", "notation-dice"),
        ("bid", "notation-bid"),
        ("bid w", "notation-bid"),
        ("bid m", "notation-bid"),
        ("bid 0w", "notation-bid"),
        ("bid 01w", "notation-bid"),
        ("bid 1s", "notation-bid"),
        ("bid 1c", "notation-bid"),
        ("bid 1W", "notation-bid"),
        ("bid - 1w", "notation-bid"),
        ("bid 1w,1m", "notation-bid"),
        ("bid 1w 1w", "notation-twice"),
        ("bid s s", "notation-twice"),
        ("take", "notation-one-word"),
        ("take 1 1", "notation-one-word"),
        ("take x", "notation-number"),
        ("take 0", "notation-number"),
        ("take 02", "notation-number"),
        ("take -1", "notation-number"),
        ("decline 1", "notation-alone"),
        ("pass now", "notation-alone"),
        ("tablet 2", "notation-alone"),
        ("put", "notation-put"),
        ("put w", "notation-put"),
        ("put w F6 !logs now", "notation-put"),
        ("put w+0 F6", "notation-figure"),
        ("put w+ F6", "notation-figure"),
        ("put c+1 F6", "notation-figure"),
        ("put x F6", "notation-figure"),
        ("put W F6", "notation-figure"),
        ("put worker F6", "notation-figure"),
        ("put w f6", "notation-hex"),
        ("put w 6F", "notation-hex"),
        ("put w F06", "notation-hex"),
        ("put s F6 logs", "notation-power"),
        ("put s F6 !ahu", "notation-power"),
        ("put s F6 !ahu0", "notation-power"),
        ("put s F6 !gold", "notation-power"),
        ("put s F6 !ahu 14", "notation-put"),
        ("move", "notation-move"),
        ("move m3", "notation-move"),
        ("move M3 I5", "notation-statue"),
        ("move m0 I5", "notation-statue"),
        ("move x3 I5", "notation-statue"),
        ("move H4 I5", "notation-statue"),
        ("move m3 I5:", "notation-step"),
        ("move m3 I5:x", "notation-step"),
        ("move m3 I5 : r", "notation-step"),
        ("move m3 i5", "notation-step"),
        ("move m3 I5 erect", "notation-step"),
        ("move m3 I5 erect x", "notation-number"),
        ("move m3 I5 mark 14", "notation-step"),
        ("move m3 mark", "notation-mark-in-place"),
        ("move m3 erect 14 I5", "notation-step"),
        ("mark", "notation-one-word"),
        ("mark M3", "notation-statue"),
        ("mark m3 m4", "notation-one-word"),
        ("stash", "notation-statues"),
        ("stash - m1", "notation-statue"),
        ("stash m1 m1", "notation-twice"),
        ("recall", "notation-statues"),
        ("recall 1", "notation-statue"),
        ("recall h1 h1", "notation-twice"),
        ("peek", "notation-one-word"),
        ("peek fourteen", "notation-number"),
        ("peek 0", "notation-number"),
        ("peek ١٤", "notation-number"),
    ],
)
def test_other_forms_are_refused(text: str, key: str) -> None:
    with pytest.raises(Illegal) as refusal:
        parse(text)
    assert refusal.value.key == key


def test_a_hex_and_a_headdress_differ_by_the_size_of_the_letter() -> None:
    assert parse("move h4 H4") == Move("h4", (Step("H4"),))
