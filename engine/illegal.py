"""The one way the game says no."""

from .errors import KeyedError


class Illegal(KeyedError, ValueError):
    """A decision that the rules do not allow.

    `key` names the reason, one key a reason, so that any language can tell the player. A state that
    refused an action is exactly as it was before.
    """
