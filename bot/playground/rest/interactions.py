"""Interaction callbacks and what a live interaction token reaches: the original answer and follow-ups."""

from bot.playground import posting
from bot.playground.errors import UNKNOWN_MESSAGE, ApiError
from bot.playground.interactions import Interaction
from bot.playground.validation.messages import read_message
from bot.playground.world import Message

from .routing import NO_CONTENT, Call, Reply, Route


async def callback(call: Call) -> Reply:
    """POST the first answer to an interaction."""
    receipt = call.standin.interactions.answer(
        call.id("interaction_id"), call.params["interaction_token"], call.object(), call.files
    )
    return Reply(receipt) if call.query.get("with_response") in ("1", "true") else NO_CONTENT


def _interaction(call: Call) -> Interaction:
    return call.standin.interactions.by_token(call.id("webhook_id"), call.params["webhook_token"])


def _message(call: Call) -> Message:
    interaction = _interaction(call)
    message = call.standin.interactions.reachable(interaction, call.params["message_id"])
    if message is None:
        raise ApiError(UNKNOWN_MESSAGE)
    return message


async def follow_up(call: Call) -> Reply:
    """POST a further answer."""
    interaction = _interaction(call)
    message = call.standin.interactions.follow_up(interaction, call.object(), call.files)
    return Reply(call.standin.payloads.message(message))


async def fetch(call: Call) -> Reply:
    """GET an answer."""
    return Reply(call.standin.payloads.message(_message(call)))


async def edit(call: Call) -> Reply:
    """PATCH an answer."""
    message = _message(call)
    draft = read_message(call.world, call.object(), call.files, before=message)
    return Reply(call.standin.payloads.message(posting.edit(call.world, message, draft)))


async def delete(call: Call) -> Reply:
    """DELETE an answer."""
    call.world.remove(_message(call))
    return NO_CONTENT


HOOK = "/webhooks/{webhook_id}/{webhook_token}"
ROUTES = [
    # The token in the path is the authorisation; Discord counts none of these against the global limit.
    Route(
        "POST",
        "/interactions/{interaction_id}/{interaction_token}/callback",
        callback,
        open=True,
        limited=False,
    ),
    Route("POST", HOOK, follow_up, open=True, limited=False),
    Route("GET", HOOK + "/messages/{message_id}", fetch, open=True, limited=False),
    Route("PATCH", HOOK + "/messages/{message_id}", edit, open=True, limited=False),
    Route("DELETE", HOOK + "/messages/{message_id}", delete, open=True, limited=False),
]
