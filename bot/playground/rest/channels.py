"""Channels, threads and forums."""

from collections.abc import Iterable

from bot.playground.errors import (
    ARCHIVED,
    HAS_THREAD,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    NOT_IN_DM,
    TAG_REQUIRED,
    TOO_MANY_THREADS,
    UNKNOWN_MEMBER,
    UNKNOWN_MESSAGE,
    UNKNOWN_USER,
    WRONG_CHANNEL_TYPE,
    ApiError,
)
from bot.playground.json_types import JSON
from bot.playground.permissions import Permission, in_channel, in_guild
from bot.playground.posting import post
from bot.playground.validation.form import Form
from bot.playground.validation.messages import read_message
from bot.playground.world import Channel, ChannelType, Message, Overwrite
from bot.playground.world.snowflakes import as_snowflake

from .messages import allowed
from .routing import NO_CONTENT, Call, Reply, Route

MOST_ACTIVE_THREADS = 1000
MOST_TAGS, MOST_APPLIED_TAGS = 20, 5
ARCHIVE_AFTER = (60, 1440, 4320, 10080)


async def fetch(call: Call) -> Reply:
    """GET a channel."""
    channel = call.channel()
    allowed(call, channel, Permission.VIEW_CHANNEL)
    return Reply(call.standin.payloads.channel(channel))


async def create(call: Call) -> Reply:
    """POST a new channel into a server."""
    guild, body, form = call.guild(), call.object(), Form()
    if not in_guild(guild, call.world.bot.id) & Permission.MANAGE_CHANNELS:
        raise ApiError(MISSING_PERMISSIONS)
    name = form.text(body, "name", (), 1, 100, needed=True)
    kind = form.choice(body, "type", (), (ChannelType.TEXT, ChannelType.CATEGORY, ChannelType.FORUM))
    topic = form.text(body, "topic", (), 0, 1024)
    form.raise_errors()
    channel = call.world.add_text_channel(guild, name or "", kind=ChannelType(kind or 0), topic=topic)
    return Reply(call.standin.payloads.channel(channel), 201)


async def edit(call: Call) -> Reply:
    """PATCH a channel or thread."""
    channel, body, form = call.channel(), call.object(), Form()
    if channel.kind is ChannelType.DM:
        raise ApiError(NOT_IN_DM)
    allowed(call, channel, Permission.VIEW_CHANNEL)
    _may_edit(call, channel, body)
    name = form.text(body, "name", (), 1, 100)
    topic = form.text(body, "topic", (), 0, 1024)
    slowmode = form.integer(body, "rate_limit_per_user", (), 0, 21600)
    archived = form.boolean(body, "archived", ())
    locked = form.boolean(body, "locked", ())
    auto_archive = form.choice(body, "auto_archive_duration", (), ARCHIVE_AFTER)
    tags = _tags(form, body)
    available = _available_tags(call, form, body) if channel.is_forum else []
    form.raise_errors()
    parent = call.world.channels.get(channel.parent_id or 0)
    if "applied_tags" in body and channel.is_thread and parent is not None and parent.is_forum:
        _check_tags(call, parent, tags)
    if channel.archived and archived is not False and set(body) - {"archived", "locked"}:
        raise ApiError(ARCHIVED)
    channel.name = name or channel.name
    channel.topic = topic if "topic" in body else channel.topic
    channel.slowmode = channel.slowmode if slowmode is None else slowmode
    channel.locked = channel.locked if locked is None else locked
    channel.auto_archive = auto_archive or channel.auto_archive
    if archived is not None and archived != channel.archived:
        channel.archived = archived
        channel.archive_changed_at = call.world.clock.now()
    if "available_tags" in body and channel.is_forum:
        channel.tags = available
    if body.get("applied_tags") is not None:
        channel.applied_tags = tags
    call.world.change_channel(channel)
    return Reply(call.standin.payloads.channel(channel))


def _may_edit(call: Call, channel: Channel, body: JSON) -> None:
    granted = in_channel(call.world, channel, call.world.bot.id)
    if not channel.is_thread:
        if not granted & Permission.MANAGE_CHANNELS:
            raise ApiError(MISSING_PERMISSIONS)
        return
    if granted & Permission.MANAGE_THREADS:
        return
    own = channel.owner_id == call.world.bot.id
    # Anybody who can write in an open thread can wake it up again.
    waking = set(body) == {"archived"} and body["archived"] is False and not channel.locked
    if "locked" in body or not (own or waking):
        raise ApiError(MISSING_PERMISSIONS)


async def delete(call: Call) -> Reply:
    """DELETE a channel or thread."""
    channel = call.channel()
    if channel.kind is ChannelType.DM:
        raise ApiError(NOT_IN_DM)
    allowed(call, channel, Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS)
    payload = call.standin.payloads.channel(channel)
    call.world.remove_channel(channel)
    return Reply(payload)


async def overwrite(call: Call) -> Reply:
    """PUT what a channel allows or denies to a role or member."""
    channel, body, form = call.channel(), call.object(), Form()
    allowed(call, channel, Permission.MANAGE_ROLES)
    kind = form.choice(body, "type", (), (0, 1), needed=True)
    allow, deny = (form.snowflake(body, key, ()) for key in ("allow", "deny"))
    form.raise_errors()
    target = call.id("target_id")
    channel.overwrites[target] = Overwrite(target, kind or 0, allow or 0, deny or 0)
    call.world.change_channel(channel)
    return NO_CONTENT


async def start_on_message(call: Call) -> Reply:
    """POST a thread that hangs on a message."""
    parent = call.channel()
    allowed(call, parent, Permission.CREATE_PUBLIC_THREADS)
    if parent.kind is not ChannelType.TEXT:
        raise ApiError(WRONG_CHANNEL_TYPE)
    message = call.world.message(parent.id, call.id("message_id"))
    if message is None or message.audience is not None:
        raise ApiError(UNKNOWN_MESSAGE)
    if message.id in call.world.channels:
        raise ApiError(HAS_THREAD)
    thread = _add_thread(call, parent, call.object(), message=message)
    return Reply(call.standin.payloads.channel(thread), 201)


async def start(call: Call) -> Reply:
    """POST a thread without a message, or a post in a forum."""
    parent, body = call.channel(), call.object()
    if parent.is_forum:
        return _start_post(call, parent, body)
    if parent.kind is not ChannelType.TEXT:
        raise ApiError(WRONG_CHANNEL_TYPE)
    form = Form()
    kinds = (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)
    kind = ChannelType(form.choice(body, "type", (), kinds) or ChannelType.PRIVATE_THREAD)
    form.raise_errors()
    private = kind is ChannelType.PRIVATE_THREAD
    allowed(call, parent, Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS)
    thread = _add_thread(call, parent, body, kind)
    return Reply(call.standin.payloads.channel(thread), 201)


def _start_post(call: Call, parent: Channel, body: JSON) -> Reply:
    allowed(call, parent, Permission.SEND_MESSAGES)
    first = body.get("message")
    if not isinstance(first, dict):
        form = Form()
        form.required(("message",))
        form.raise_errors()
        first = {}
    draft = read_message(call.world, first, call.files, path=("message",))
    tags = _tags(Form(), body)
    _check_tags(call, parent, tags)
    thread = _add_thread(call, parent, body, tags=tags)
    message = post(call.world, thread, call.world.bot.id, draft)
    payloads = call.standin.payloads
    return Reply(payloads.channel(thread) | {"message": payloads.message(message)}, 201)


def _check_tags(call: Call, forum: Channel, tags: list[int]) -> None:
    """Refuse tags that the forum has not, more than five, none where one is required, and those that only
    moderators may use.
    """
    form, known = Form(), {int(tag["id"]): tag for tag in forum.tags}
    for index, tag in enumerate(tags):
        if tag not in known:
            form.add_error(("applied_tags", index), "TAG_NOT_FOUND", f"There is no tag {tag}.")
    if len(tags) > MOST_APPLIED_TAGS:
        form.length(("applied_tags",), 0, MOST_APPLIED_TAGS)
    form.raise_errors()
    if forum.requires_tag and not tags:
        raise ApiError(TAG_REQUIRED)
    if any(known[tag].get("moderated") for tag in tags):
        allowed(call, forum, Permission.MANAGE_THREADS)


def _available_tags(call: Call, form: Form, body: JSON) -> list[JSON]:
    """A forum's tags as a body lists them: those without an id are new."""
    read = []
    for index, tag in enumerate(form.objects(body, "available_tags", (), 0, MOST_TAGS)):
        name = form.text(tag, "name", ("available_tags", index), 1, 20, needed=True)
        number = as_snowflake(tag.get("id")) or call.world.snowflakes.next()
        shown = {"id": str(number), "name": name, "moderated": bool(tag.get("moderated"))}
        read.append(shown | {"emoji_id": None, "emoji_name": None})
    return read


def _tags(form: Form, body: JSON) -> list[int]:
    return [number for tag in form.several(body, "applied_tags", ()) if (number := as_snowflake(tag))]


def _add_thread(
    call: Call,
    parent: Channel,
    body: JSON,
    kind: ChannelType = ChannelType.PUBLIC_THREAD,
    *,
    message: Message | None = None,
    tags: Iterable[int] = (),
) -> Channel:
    form, world = Form(), call.world
    name = form.text(body, "name", (), 1, 100, needed=True) or ""
    auto_archive = form.choice(body, "auto_archive_duration", (), ARCHIVE_AFTER) or 1440
    slowmode = form.integer(body, "rate_limit_per_user", (), 0, 21600) or 0
    form.raise_errors()
    active = sum(1 for thread in world.threads(parent.guild_id or 0) if not thread.archived)
    if active >= MOST_ACTIVE_THREADS:
        raise ApiError(TOO_MANY_THREADS)
    return world.add_thread(
        parent,
        name,
        world.bot.id,
        kind=kind,
        message=message,
        slowmode=slowmode,
        auto_archive=auto_archive,
        tags=tags,
    )


def _open_thread(call: Call) -> Channel:
    thread = call.channel()
    if not thread.is_thread:
        raise ApiError(WRONG_CHANNEL_TYPE)
    if not in_channel(call.world, thread, call.world.bot.id):
        raise ApiError(MISSING_ACCESS)
    return thread


async def add_member(call: Call) -> Reply:
    """PUT somebody into a thread."""
    thread = _open_thread(call)
    if thread.archived:
        raise ApiError(ARCHIVED)
    who = call.world.bot.id if call.params["user_id"] == "@me" else call.id("user_id")
    if who not in call.world.people:
        raise ApiError(UNKNOWN_USER)
    if thread.guild_id is None or who not in call.world.guilds[thread.guild_id].members:
        raise ApiError(UNKNOWN_MEMBER)
    thread.thread_members.setdefault(who, call.world.clock.now())
    call.world.change_channel(thread)
    return NO_CONTENT


async def remove_member(call: Call) -> Reply:
    """DELETE somebody from a thread."""
    thread = _open_thread(call)
    who = call.world.bot.id if call.params["user_id"] == "@me" else call.id("user_id")
    if who != call.world.bot.id:
        allowed(call, thread, Permission.MANAGE_THREADS)
    thread.thread_members.pop(who, None)
    call.world.change_channel(thread)
    return NO_CONTENT


async def thread_members(call: Call) -> Reply:
    """GET who is in a thread."""
    thread = _open_thread(call)
    return Reply([call.standin.payloads.thread_member(thread, who) for who in thread.thread_members])


async def thread_member(call: Call) -> Reply:
    """GET whether somebody is in a thread."""
    thread, who = _open_thread(call), call.id("user_id")
    if who not in thread.thread_members:
        raise ApiError(UNKNOWN_MEMBER)
    return Reply(call.standin.payloads.thread_member(thread, who))


async def active_threads(call: Call) -> Reply:
    """GET a server's threads that are not archived."""
    return _threads(call, [t for t in call.world.threads(call.guild().id) if not t.archived])


async def archived_threads(call: Call) -> Reply:
    """GET a channel's archived public threads."""
    parent = call.channel()
    allowed(call, parent, Permission.READ_MESSAGE_HISTORY)
    found = call.world.threads(parent.guild_id or 0, parent.id)
    return _threads(call, [t for t in found if t.archived and t.kind is ChannelType.PUBLIC_THREAD])


def _threads(call: Call, found: list[Channel]) -> Reply:
    bot_id, payloads = call.world.bot.id, call.standin.payloads
    found = [thread for thread in found if in_channel(call.world, thread, bot_id)]
    joined = [payloads.thread_member(thread, bot_id) for thread in found if bot_id in thread.thread_members]
    return Reply({"threads": [payloads.channel(t) for t in found], "members": joined, "has_more": False})


ONE = "/channels/{channel_id}"
ROUTES = [
    Route("GET", ONE, fetch),
    Route("PATCH", ONE, edit),
    Route("DELETE", ONE, delete),
    Route("POST", "/guilds/{guild_id}/channels", create),
    Route("PUT", ONE + "/permissions/{target_id}", overwrite),
    Route("POST", ONE + "/messages/{message_id}/threads", start_on_message),
    Route("POST", ONE + "/threads", start),
    Route("GET", ONE + "/threads/archived/public", archived_threads),
    Route("GET", ONE + "/thread-members", thread_members),
    Route("GET", ONE + "/thread-members/{user_id}", thread_member),
    Route("PUT", ONE + "/thread-members/{user_id}", add_member),
    Route("DELETE", ONE + "/thread-members/{user_id}", remove_member),
    Route("GET", "/guilds/{guild_id}/threads/active", active_threads),
]
