"""Messages in channels: write, read, edit, delete, pin."""

from bot.playground import posting
from bot.playground.errors import (
    ARCHIVED,
    CLOSED_DM,
    FORUM_ONLY_POSTS,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    NOT_A_TEXT_CHANNEL,
    NOT_IN_DM,
    OLD_EDITS,
    OTHERS_MESSAGE,
    UNKNOWN_MESSAGE,
    ApiError,
)
from bot.playground.json_types import JSON
from bot.playground.permissions import Permission, can_send, in_channel
from bot.playground.validation.form import Form
from bot.playground.validation.messages import read_message
from bot.playground.world import Channel, ChannelType, Message, MessageFlag, World
from bot.playground.world.snowflakes import as_snowflake

from .routing import NO_CONTENT, Call, Reply, Route

AN_HOUR = 3600.0
OLD_EDIT_WAIT = 0.1
NONCES_KEPT = 300.0
"""Discord remembers a nonce for "the past few minutes" and says no more about it."""


def allowed(call: Call, channel: Channel, needed: int) -> None:
    """Refuse what the bot has no permission for; a channel it cannot see refuses everything."""
    granted = in_channel(call.world, channel, call.world.bot.id)
    if not granted & Permission.VIEW_CHANNEL:
        raise ApiError(MISSING_ACCESS)
    if granted & needed != needed:
        raise ApiError(MISSING_PERMISSIONS)


def writable(call: Call, channel: Channel, *, files: bool = False) -> None:
    """Refuse where the bot cannot write."""
    world = call.world
    if channel.is_forum:
        raise ApiError(FORUM_ONLY_POSTS)
    if not channel.takes_messages:
        raise ApiError(NOT_A_TEXT_CHANNEL)
    if channel.kind is ChannelType.DM:
        if not all(world.people[who].takes_dms for who in channel.recipients):
            raise ApiError(CLOSED_DM)
        return
    allowed(call, channel, Permission.VIEW_CHANNEL)
    if not can_send(world, channel, world.bot.id):
        raise ApiError(MISSING_PERMISSIONS)
    if files:
        allowed(call, channel, Permission.ATTACH_FILES)
    if channel.archived and channel.locked:
        raise ApiError(ARCHIVED)


def _message(call: Call, channel: Channel) -> Message:
    message = call.world.message(channel.id, call.id("message_id"))
    # Ephemeral messages are not in the channel: only a live token reaches them.
    if message is None or message.audience is not None:
        raise ApiError(UNKNOWN_MESSAGE)
    return message


def _own(call: Call, channel: Channel) -> Message:
    message = _message(call, channel)
    if message.author_id != call.world.bot.id:
        raise ApiError(OTHERS_MESSAGE)
    return message


async def create(call: Call) -> Reply:
    """POST a message."""
    channel = call.channel()
    writable(call, channel, files=bool(call.files))
    body = call.object()
    message = _same_nonce(call.world, body)
    if message is None:
        draft = read_message(call.world, body, call.files)
        draft.flags &= ~MessageFlag.EPHEMERAL
        call.world.unarchive(channel)
        message = posting.post(call.world, channel, call.world.bot.id, draft)
    payload = call.standin.payloads.message(message)
    if message.nonce is not None:
        call.world.nonces.setdefault(message.nonce, (message.created_at, message.channel_id, message.id))
        payload["nonce"] = message.nonce  # only whoever posts it gets to see it: it is not kept
    return Reply(payload)


def _same_nonce(world: World, body: JSON) -> Message | None:
    """With `enforce_nonce` a request repeated soon gives back the first one's message, wherever that is.

    If it was deleted since, there is nothing to give back, and nothing is posted either.
    """
    nonce = body.get("nonce")
    if nonce is None or not body.get("enforce_nonce"):
        return None
    forgotten = world.clock.now() - NONCES_KEPT
    while world.nonces and (oldest := next(iter(world.nonces.items())))[1][0] < forgotten:
        del world.nonces[oldest[0]]
    posted = world.nonces.get(str(nonce)[:25])
    if posted is None:
        return None
    message = world.message(*posted[1:])
    if message is None:
        raise ApiError(UNKNOWN_MESSAGE)
    return message


async def edit(call: Call) -> Reply:
    """PATCH the bot's own message."""
    channel = call.channel()
    allowed(call, channel, Permission.VIEW_CHANNEL)
    message = _own(call, channel)
    if call.files and channel.kind is not ChannelType.DM:
        allowed(call, channel, Permission.ATTACH_FILES)
    if channel.archived:
        raise ApiError(ARCHIVED)
    if call.standin.rate_limits.lifelike and call.world.clock.now() - message.created_at > AN_HOUR:
        wait = {"retry_after": OLD_EDIT_WAIT, "global": False}
        return Reply(ApiError(OLD_EDITS).body() | wait, OLD_EDITS.status)
    draft = read_message(call.world, call.object(), call.files, before=message)
    return Reply(call.standin.payloads.message(posting.edit(call.world, message, draft)))


async def fetch(call: Call) -> Reply:
    """GET one message."""
    channel = call.channel()
    allowed(call, channel, Permission.READ_MESSAGE_HISTORY)
    return Reply(call.standin.payloads.message(_message(call, channel)))


async def history(call: Call) -> Reply:
    """GET messages, the newest first."""
    channel = call.channel()
    allowed(call, channel, Permission.VIEW_CHANNEL)
    form = Form()
    limit = as_snowflake(call.query.get("limit", "50"))
    if limit is None or not 1 <= limit <= 100:
        form.add_error(("limit",), "NUMBER_TYPE_MAX", "int value should be less than or equal to 100.")
    form.raise_errors()
    if not in_channel(call.world, channel, call.world.bot.id) & Permission.READ_MESSAGE_HISTORY:
        return Reply([])
    before, after, around = (as_snowflake(call.query.get(key)) for key in ("before", "after", "around"))
    found = [m for m in call.world.messages[channel.id].values() if m.audience is None]
    chosen = found[-(limit or 0) :]
    if before is not None:
        chosen = [m for m in found if m.id < before][-(limit or 0) :]
    elif after is not None:
        chosen = [m for m in found if m.id > after][: limit or 0]
    elif around is not None:
        chosen = sorted(sorted(found, key=lambda m: abs(m.id - around))[: limit or 0], key=lambda m: m.id)
    return Reply([call.standin.payloads.message(m) for m in reversed(chosen)])


async def delete(call: Call) -> Reply:
    """DELETE a message: the own, or another's with the permission to manage messages."""
    channel = call.channel()
    allowed(call, channel, Permission.VIEW_CHANNEL)
    message = _message(call, channel)
    if message.author_id != call.world.bot.id:
        if channel.kind is ChannelType.DM:
            raise ApiError(NOT_IN_DM)
        allowed(call, channel, Permission.MANAGE_MESSAGES)
    if channel.archived:
        raise ApiError(ARCHIVED)
    call.world.remove(message)
    return NO_CONTENT


async def bulk_delete(call: Call) -> Reply:
    """POST a list of messages to delete."""
    channel = call.channel()
    if channel.kind is ChannelType.DM:
        raise ApiError(NOT_IN_DM)
    allowed(call, channel, Permission.MANAGE_MESSAGES)
    form = Form()
    ids = [as_snowflake(each) for each in form.several(call.object(), "messages", ())]
    if not 2 <= len(ids) <= 100:
        form.length(("messages",), 2, 100)
    form.raise_errors()
    for number in ids:
        message = call.world.message(channel.id, number or 0)
        if message is not None and message.audience is None:
            call.world.remove(message)
    return NO_CONTENT


async def typing(call: Call) -> Reply:
    """POST that the bot is typing."""
    channel = call.channel()
    writable(call, channel)
    call.world.announce("typing", channel)
    return NO_CONTENT


async def pin(call: Call) -> Reply:
    """PUT a pin."""
    return _set_pin(call, pinned=True)


async def unpin(call: Call) -> Reply:
    """DELETE a pin."""
    return _set_pin(call, pinned=False)


def _set_pin(call: Call, *, pinned: bool) -> Reply:
    channel = call.channel()
    if channel.kind is not ChannelType.DM:
        granted = in_channel(call.world, channel, call.world.bot.id)
        if not granted & (Permission.PIN_MESSAGES | Permission.MANAGE_MESSAGES):
            raise ApiError(MISSING_PERMISSIONS if granted else MISSING_ACCESS)
    message = _message(call, channel)
    message.pinned = pinned
    call.world.change(message)
    return NO_CONTENT


async def pins(call: Call) -> Reply:
    """GET the pinned messages."""
    channel = call.channel()
    allowed(call, channel, Permission.READ_MESSAGE_HISTORY)
    payloads = call.standin.payloads
    found = [m for m in call.world.messages[channel.id].values() if m.pinned]
    items = [{"message": (shown := payloads.message(m)), "pinned_at": shown["timestamp"]} for m in found]
    return Reply({"items": items[::-1], "has_more": False})


MESSAGES = "/channels/{channel_id}/messages"
ONE = "/channels/{channel_id}/messages/{message_id}"
ROUTES = [
    Route("POST", MESSAGES, create),
    Route("GET", MESSAGES, history),
    Route("POST", MESSAGES + "/bulk-delete", bulk_delete),
    Route("GET", MESSAGES + "/pins", pins),
    Route("PUT", MESSAGES + "/pins/{message_id}", pin),
    Route("DELETE", MESSAGES + "/pins/{message_id}", unpin),
    Route("GET", ONE, fetch),
    Route("PATCH", ONE, edit),
    Route("DELETE", ONE, delete),
    Route("POST", "/channels/{channel_id}/typing", typing),
]
