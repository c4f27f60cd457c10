"""Commands, options and choices in every language that there are messages in.

Discord shows them in the language of each person's client; what comes back are the English names. Of commands
and options the names are messages of their own: `called-giants-new` and `called-option-board`.
"""

import logging
import re
from typing import Final

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location
from discord.app_commands import TranslationContextTypes as Context

from bot.words import FALLBACK, nearest, words

_log = logging.getLogger(__name__)
LONGEST_DESCRIPTION: Final = 100  # that Discord takes, of choices too
_NAME: Final = re.compile(r"[-_'\w]{1,32}")
_NAMES: Final = {Location.command_name, Location.group_name, Location.parameter_name}


class CommandTranslator(app_commands.Translator):
    """Says what discord.py asks for in a locale; None where that is to be left in English."""

    def __init__(self) -> None:
        super().__init__()
        self._known: dict[tuple[str, str, Location], str | None] = {}

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Context
    ) -> str | None:
        """A name, a description or a choice in the language of a locale."""
        language = nearest(locale.value)
        if language == FALLBACK:
            return None
        key = key_of(string, context)
        return None if key is None else self._said(key, language, context.location)

    def _said(self, key: str, language: str, location: Location) -> str | None:
        """A message, if Discord takes it there; many options share one, and several locales a language."""
        asked = key, language, location
        if asked not in self._known:
            say = words(language)
            text = say(key) if key in say else None
            if text is not None and not fits(text, location):
                _log.warning("%s in %s is nothing that Discord takes: it stays in English", key, language)
                text = None
            self._known[asked] = text
        return self._known[asked]


def fits(text: str, location: Location) -> bool:
    """Whether Discord takes a text there: it would refuse all commands for one that it does not."""
    if location in _NAMES:
        return _NAME.fullmatch(text) is not None and text == text.lower()
    return 0 < len(text) <= LONGEST_DESCRIPTION and "\n" not in text


def key_of(string: app_commands.locale_str, context: Context) -> str | None:
    """The message that says a text of a command; None for what is the same in all languages."""
    if "key" in string.extras:
        return str(string.extras["key"])
    match context.location:
        case Location.command_name | Location.group_name:
            assert isinstance(context.data, app_commands.Command | app_commands.Group)
            return f"called-{context.data.qualified_name.replace(' ', '-')}"
        case Location.parameter_name:
            return f"called-option-{string.message}"
        case Location.choice_name if string.message[0].isalpha():
            return f"choice-{string.message}"
    return None
