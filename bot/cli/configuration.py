"""The settings, for commands that need them, and the language in which they answer."""

import argparse

from bot.settings import Settings, SettingsError, read_settings
from bot.words import Words, languages, words

from . import UsageError


def configured() -> Settings:
    """The settings of this process; UsageError names every one that is wrong."""
    try:
        return read_settings()
    except SettingsError as error:
        raise UsageError(str(error)) from error


def add_language(parser: argparse.ArgumentParser) -> None:
    """The option that names the language of the answer."""
    parser.add_argument("--language", metavar="CODE", help="the language; GIANTS_LANGUAGE without it")


def chosen_words(args: argparse.Namespace) -> Words:
    """The words of the language that was asked for, or set."""
    if args.language is None:
        return words(configured().language)
    if args.language not in languages():
        there = ", ".join(sorted(languages()))
        raise UsageError(f"there is no language {args.language!r}: there are {there}")
    return words(args.language)
