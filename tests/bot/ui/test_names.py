"""Names are never markup: whatever people are called, texts read as they were written."""

import json
import random
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bot
from bot.tables.model import Person
from bot.tables.operations.lifecycle import End
from bot.ui.names import Name, escape, shorten
from bot.words import WordsError, words
from tests.kit.panel_play import decide
from tests.kit.server import Server

HOSTILE = (
    "**[a](https://evil.io)** <#1> `",
    "\u202e||<t:0:R>||\u200b @everyone <@9>",
    "# \u2066_~~b~~_\u2069 </log:1>\n- \ufeff",
)
LIVE = ("https://evil", "[a](", "**[", "<#1>", "||<t:", "<t:0", "@everyone", "<@9>", "~~b~~", "</log:1>")
"""What of them would do something in a text, if it stood there as it is."""
MARKDOWN_KEYS = ("content",)
PLAIN_KEYS = ("label", "description", "placeholder", "title", "name", "filename")


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Ben", "Ben"),
        ("\u202eneB", "neB"),
        ("a\u200bb\u2060c\ufeff\u00ad", "abc"),
        ("two\nlines\t\u2028here", "two lines here"),
        ("  wide \u3000 gap ", "wide gap"),
        ("\u3164\u2800\u115f", ""),
        ("\u0301\u0302accent", "accent"),
        ("z" + "\u0335" * 30 + "algo", "z" + "\u0335" * 4 + "algo"),
        ("محمد", "محمد"),
        ("naïve 日本語 🔥", "naïve 日本語 🔥"),
        ("x" * 40, "x" * 31 + "…"),
    ],
)
def test_what_is_not_seen_goes(said: str, plain: str) -> None:
    assert Name(said).plain == plain
    assert bool(Name(said)) == bool(plain)


@pytest.mark.parametrize(
    ("text", "escaped"),
    [
        ("Anne-Marie (7) 1.5", "Anne-Marie (7) 1.5"),
        ("- list", r"\- list"),
        ("1. first", r"1\. first"),
        ("12) first", r"12\) first"),
        ("https://evil.io", r"https\:\/\/evil.io"),
        ("[a](b)", r"\[a\](b)"),
        ("<#1> <t:0> <@1> </a:1> <:x:1>", r"\<\#1\> \<t\:0\> \<\@1\> \<\/a\:1\> \<\:x\:1\>"),
        ("*_~|`\\#@", r"\*\_\~\|\`\\\#\@"),
    ],
)
def test_what_would_be_markup_is_escaped(text: str, escaped: str) -> None:
    assert escape(text) == escaped


def test_a_cut_falls_between_whole_letters() -> None:
    assert shorten("Kahu", 4) == "Kahu"
    assert shorten("Kahu!", 4) == "Kah…"
    assert shorten("ae\u0301\u0302x", 3) == "a…", "an accent goes with its letter"
    assert shorten("a👍🏽bc", 3) == "a…", "so does the skin of an emoji"
    assert shorten("a🇫🇷🇩🇪b", 5) == "a🇫🇷…", "a flag is two letters"
    assert shorten("ab cd", 4) == "ab…"


def test_a_name_is_no_text() -> None:
    with pytest.raises(TypeError):
        str(Name("Ben"))
    with pytest.raises(TypeError):
        f"{Name('Ben')}"
    with pytest.raises((WordsError, TypeError)):
        words()("peeked", ahu="1", name=Name("Ben"))  # type: ignore[arg-type]


def test_only_one_module_asks_discord_for_a_name() -> None:
    root = Path(bot.__file__).parent
    asking = [
        str(path.relative_to(root))
        for path in root.rglob("*.py")
        if "playground" not in path.parts
        and re.search(r"(?<!\)\.)display_name|global_name|\.nick\b", path.read_text())
    ]
    assert asking == ["ui/names.py"]


def strings(value: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Every text of a payload, with what it is called there."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from strings(part, name)
    elif isinstance(value, list):
        for part in value:
            yield from strings(part, key)
    elif isinstance(value, str):
        yield key, value


def complaints(server: Server) -> Iterator[str]:
    for entry in server.stage.requests.entries:
        if entry.path.endswith("/commands"):
            continue
        for key, text in strings(entry.body):
            unseen = [c for c in text if unicodedata.category(c) in ("Cf", "Cc") and c != "\n"]
            if unseen:
                yield f"{key} has {unseen}: {text!r}"
            if key in MARKDOWN_KEYS:
                read = re.sub(r"\\[^\w\s]", "", text)  # what is left when escaped characters are taken out
                for mark in LIVE:
                    if mark in read:
                        yield f"{mark} is live in {text!r}"
            elif key in PLAIN_KEYS and "\\" in text:
                yield f"{key} shows a backslash: {text!r}"


@pytest.mark.long
async def test_people_with_hostile_names_are_harmless_everywhere(server: Server) -> None:
    people = [server[name] for name in ("Alice", "Bruno", "Chloé")]
    mo, sam = server["Mo"], server["Sam"]
    for player, name in zip(people, HOSTILE, strict=True):
        player.person.name = name
    alice, bruno, chloe = people
    rng = random.Random(5)
    await alice.run("/giants new", quick_start=True, pictures="request")
    for player in (bruno, chloe):
        await player.run("/giants join")
    await alice.press("Settings")
    await alice.run("/giants start")
    [listed] = await server.tables.storage.tables.in_server(server.stage.demo.guild.id)
    by_id = {player.id: player for player in people}
    visited = set()
    for _ in range(60):
        table = await server.table(listed.id)
        if table.view is None or table.status != "playing":
            break
        if table.view.phase not in visited:
            visited.add(table.view.phase)
            await sam.run("/giants games")
            await sam.run("/giants board", text=True)
            await sam.run("/giants log")
            await alice.press("My screen")
            await alice.press("More")
            for deed in ("act", "replace", "look", "undo", "audit"):
                page = await mo.run("/table list")
                await mo.choose("Something else…", deed, on=page.message)
            await chloe.complete("/move", "to", to="")
        due = [seat.user for seat in table.seats if seat.colour in table.due]
        await decide(by_id[due[0] or 0], rng)
    assert {"auction", "placement", "transport"} <= visited
    await mo.run("/table look", seat="red")
    await mo.run("/table replace", seat="red", user=str(sam.id))
    await sam.run("/giants seat accept")
    await alice.run("/giants my data")
    await server.tables.submit(listed.id, Person(mo.id, moderator=True), End(scored=True))
    await server.stage.settle()
    await alice.until_sees("ended")
    assert sorted(set(complaints(server))) == []
    said = json.dumps([entry.body for entry in server.stage.requests.entries], ensure_ascii=False)
    assert r"https\\:\\/\\/evil.io" in said, "they are named"
