"""`giants invite`: the link that brings the bot to a server."""

import argparse
import base64
import binascii

from bot.ui.permissions import invite_link

from . import UsageError
from .configuration import configured


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument("--application", type=int, metavar="ID", help="the application's id, without a token")


def run(args: argparse.Namespace) -> int:
    """Print the link."""
    token = configured().token
    application = args.application
    if application is None and token is None:
        raise UsageError("set DISCORD_TOKEN, or name the application with --application ID")
    if application is None and token is not None:
        application = _application(token.get_secret_value())
    print(invite_link(application))
    return 0


def _application(token: str) -> int:
    """A token begins with the id of its application, in base64."""
    first = token.partition(".")[0]
    try:
        return int(base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)))
    except (binascii.Error, ValueError) as error:
        raise UsageError("DISCORD_TOKEN is no token: name the application with --application ID") from error
