"""The settings, for commands that need them."""

from bot.settings import Settings, SettingsError, read_settings

from . import UsageError


def configured() -> Settings:
    """The settings of this process; UsageError names every one that is wrong."""
    try:
        return read_settings()
    except SettingsError as error:
        raise UsageError(str(error)) from error
