"""Message files are sound, and a language says what it is asked."""

import ast
import itertools
import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from bot.words import Words, WordsError, words
from tests.kit.source_code import modules

SAYING = {"say": "", "_say": "", "Refused": "", "Illegal": "", "RecordError": "", "help_text": "command-"}
"""What takes a message's key, and what it puts before it."""


def test_a_term_inside_a_sentence_is_said_in_the_same_language() -> None:
    assert words()("not-your-turn", turn="red") == "It is not your turn: red is due."


def test_plurals_follow_the_number() -> None:
    say = words()
    assert say("logs-missing", asked=2, there=0) == "You have no log behind your screen."
    assert say("logs-missing", asked=2, there=1) == "You have only one log behind your screen."
    assert say("logs-missing", asked=3, there=2) == "You have only 2 logs behind your screen."


def test_a_key_that_no_language_has_is_an_error() -> None:
    with pytest.raises(WordsError, match="no message"):
        words()("no-such-key")


def named_keys() -> Iterator[tuple[str, str]]:
    """Where the code names a message to the letter, and which."""
    for path, tree in itertools.chain.from_iterable(map(modules, ("bot", "engine", "render"))):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                called = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
                key = node.args[0]
                for part in (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,):
                    if called in SAYING and isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield f"{path}:{part.lineno}", f"{SAYING[called]}{part.value}"


def test_every_message_that_the_code_names_is_there() -> None:
    named, say = list(named_keys()), words()
    assert len(named) > 300
    assert [f"{where}: {key}" for where, key in named if key not in say] == []


def test_a_missing_argument_is_an_error_not_a_gap() -> None:
    with pytest.raises(WordsError, match="unknown-hex"):
        words()("unknown-hex")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(WordsError, match="there is no language"):
        Words("tlh")


def test_every_language_reads_without_junk_or_doubles() -> None:
    languages = [entry.name for entry in (files("data") / "locales").iterdir() if entry.is_dir()]
    assert "en" in languages
    for language in languages:
        words(language)


def test_no_message_breaks_a_line_in_the_middle_of_a_sentence() -> None:
    """Discord shows every line break of a message: a file is not wrapped as code is."""
    torn = []
    for file in (files("data") / "locales" / "en").iterdir():
        lines = file.read_text("utf-8").splitlines()
        for before, line in itertools.pairwise(lines):
            text = line.startswith("    ") and not re.match(r"\s*(\*?\[|[}#-])", line)
            whole = before.startswith("    ##") or before.rstrip().endswith((*".:!?", "=", "->", "}"))
            if text and before.strip() and not whole:
                torn.append(f"{file.name}: {line.strip()}")
    assert torn == []


def test_no_message_spells_a_command_out() -> None:
    """`{ COMMAND("giants log") }` is something to tap, and known to be a command."""
    spelt = []
    for language in (files("data") / "locales").iterdir():
        for file in language.iterdir():
            lines = (line for line in file.read_text("utf-8").splitlines() if not line.startswith("#"))
            spelt += [f"{file.name}: {line}" for line in lines if re.search(r"(?<![\w<*}./])/[a-z]", line)]
    assert spelt == []
