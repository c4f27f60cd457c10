"""Discord's errors: which mean that an answer is lost, and what others are called in words."""

import logging
import secrets
from typing import Final

import aiohttp
import discord

from bot.storage.errors import StoreError
from bot.tables.errors import Refused
from bot.words import Say
from engine import KeyedError

_log = logging.getLogger(__name__)
ALREADY_ANSWERED: Final = 40060
EXPIRED: Final = 10062
GONE: Final = (10008, 10015, EXPIRED)  # the message, or the way to it
_LOST: Final = (*GONE, ALREADY_ANSWERED, 50027)
# By Discord's codes, which its documentation lists under "JSON error codes".
_REASONS: Final = {
    10003: "discord-channel-gone",
    10004: "discord-server-gone",
    10007: "discord-person-gone",
    10008: "discord-message-gone",
    10013: "discord-person-gone",
    20016: "discord-busy",
    20028: "discord-busy",
    30033: "discord-thread-full",
    30046: "discord-busy",
    40005: "discord-file-too-large",
    40058: "discord-wrong-channel",
    50001: "discord-no-access",
    50008: "discord-wrong-channel",
    50013: "discord-not-allowed",
    50024: "discord-wrong-channel",
    50083: "discord-thread-closed",
    130000: "discord-busy",
    160005: "discord-thread-closed",
    160006: "discord-too-many-threads",
}
DISCONNECTED: Final = (aiohttp.ClientError, OSError, TimeoutError)
"""What comes of a request that Discord was not reached with: it may have arrived or not."""
_OUR_MISTAKES: Final = (50006, 50035, 50109)  # what we sent made no sense: a fault, to be looked into


class AnswerLost(Exception):
    """An answer did not reach its person: it came too late, or Discord can't be reached.

    What they decided is stored all the same.
    """


def as_lost(error: discord.HTTPException) -> Exception:
    """What an error means that an answer met: its loss, or the error itself where it says more than that."""
    return AnswerLost(str(error)) if error.code in _LOST or error.status >= 500 else error


def told(error: Exception, game: int | None, say: Say) -> str:
    """What somebody is told of an error: why something was refused, or a reference to the log."""
    refusal = error if isinstance(error, KeyedError) else reason_of(error)
    if refusal is None:
        reference = secrets.token_hex(3)
        _log.error("game %s: fault %s", game, reference, exc_info=error, extra={"reference": reference})
        return say("fault", reference=reference)
    if isinstance(error, StoreError):  # the operator alone can do something about it
        _log.error("game %s: refused by the database: %s", game, error)
    elif refusal is not error:
        _log.warning("game %s: Discord refused: %s", game, error)
    return say(refusal.key, **_blanks_of(refusal, say))


def _blanks_of(refusal: KeyedError, say: Say) -> dict[str, str | int]:
    """What fills the blanks of a refusal; `why` is said in words where another error is the reason."""
    reason = refusal.__cause__
    if "why" in refusal.blanks and isinstance(reason, KeyedError):
        return {**refusal.blanks, "why": say(reason.key, **reason.blanks)}
    return refusal.blanks


def reason_of(error: Exception) -> Refused | None:
    """The reason that an error of Discord, or of the way there, gives; None for a fault of our own."""
    if isinstance(error, aiohttp.ClientError):
        return Refused("discord-unreachable")
    if not isinstance(error, discord.HTTPException) or error.code in _OUR_MISTAKES:
        return None
    if error.code in _REASONS:
        return Refused(_REASONS[error.code])
    if error.status >= 500:
        return Refused("discord-down")
    if error.status == 429:
        return Refused("discord-busy")
    return Refused("discord-refused", code=str(error.code or error.status))
