"""The bot's log: lines for people, or one JSON object a line for programs, each with what it is about.

Whoever logs something about a game begins the message with `game %s`; a press being answered adds its server
and its interaction, and a fault its reference. That is all that is known about where a line comes from: no
names, no words of anybody.
"""

import json
import logging
import os
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, Final, Literal, TextIO

import aiohttp
import discord

from bot.ui.press import current_press

LogFormat = Literal["text", "json"]
ABOUT_A_GAME: Final = "game %s"  # how a message about a game begins
_COMPLETING: Final = ("discord.app_commands.tree", "Ignoring exception in autocomplete")
_LINE: Final = "{asctime} {levelname:<8} {name}: {message}"
_DISCONNECTED: Final = (
    aiohttp.ClientError,
    OSError,
    TimeoutError,
    discord.ConnectionClosed,
    discord.GatewayNotFound,
    discord.HTTPException,
)


@contextmanager
def logging_set_up(level: str, form: LogFormat, stream: TextIO | None = None) -> Iterator[None]:
    """Within this everything is logged to the error channel, or another stream."""
    target = stream or sys.stderr
    handler = logging.StreamHandler(target)
    handler.setFormatter(JsonFormatter() if form == "json" else _text_formatter(target))
    handler.addFilter(one_line_for_lost_connections)
    handler.addFilter(game_of_completion)
    # This bot speaks to nobody: libraries for voice are not missed.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    root = logging.getLogger()
    before = root.level
    root.addHandler(handler)
    root.setLevel(level.upper())
    try:
        yield
    finally:
        root.removeHandler(handler)
        root.setLevel(before)


def _text_formatter(stream: TextIO) -> logging.Formatter:
    """Colours for a person at a terminal, and plain lines for files, journals and containers."""
    if stream.isatty() and "NO_COLOR" not in os.environ:
        return discord.utils._ColourFormatter()
    return logging.Formatter(_LINE, "%Y-%m-%d %H:%M:%S", style="{")


def one_line_for_lost_connections(record: logging.LogRecord) -> bool:
    """Let discord.py say in one line, with the reason, that a connection is lost: it tries again by itself,
    and where in its code that was noticed helps nobody. That it tries is not worth a line.
    """
    if record.name == "discord.client" and record.levelno == logging.INFO:
        return False
    error = record.exc_info[1] if record.exc_info else None
    if record.name.startswith("discord.") and isinstance(error, _DISCONNECTED):
        record.msg = f"{record.getMessage()} ({reason_of(error)})"
        record.args, record.exc_info, record.exc_text = (), None, None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


def game_of_completion(record: logging.LogRecord) -> bool:
    """Let discord.py say of which game a fault is that it met while it offered somebody what to type, and not
    who that was.
    """
    if record.name == _COMPLETING[0] and record.msg.startswith(_COMPLETING[1]):
        press, (command, *_) = current_press(), record.args or ("",)
        record.msg, record.args = f"{ABOUT_A_GAME}: fault in what %r offers", (press and press.game, command)
    return True


def reason_of(error: BaseException) -> str:
    """An error in one line."""
    text = " ".join(str(error).split())
    return text or type(error).__name__


class JsonFormatter(logging.Formatter):
    """One JSON object a line: when, how grave, from where, what; and what it is about, as far as known."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        press = current_press()
        if press is not None:
            line |= {"game": press.game, "server": press.server, "interaction": press.interaction}
        if isinstance(record.args, tuple) and record.args and record.msg.startswith(ABOUT_A_GAME):
            line["game"] = record.args[0]
        line["reference"] = getattr(record, "reference", None)
        if record.exc_info and record.exc_info[1] is not None:
            line["fault"] = "".join(traceback.format_exception(record.exc_info[1])).rstrip()
        return json.dumps({key: value for key, value in line.items() if value is not None}, default=str)
