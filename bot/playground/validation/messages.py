"""Message bodies: content, embeds, components, files, mentions — for new messages and for edits."""

import io
import mimetypes
import re
from dataclasses import dataclass, field, replace
from typing import Any

from PIL import Image, UnidentifiedImageError

from bot.playground.errors import EMPTY_MESSAGE, TOO_LARGE, ApiError
from bot.playground.json_types import JSON
from bot.playground.world import Attachment, Message, MessageFlag, World
from bot.playground.world.snowflakes import as_snowflake

from .component_types import walk
from .components import read_components
from .form import Form, Path

FILE_LIMIT = 10 * 1024 * 1024
"""Bytes that one file may have."""
MOST_FILES = 10
SETTABLE = (
    MessageFlag.SUPPRESS_EMBEDS | MessageFlag.EPHEMERAL | MessageFlag.SILENT | MessageFlag.COMPONENTS_V2
)
MENTION = re.compile(r"<@!?(\d{1,19})>")
ROLE_MENTION = re.compile(r"<@&(\d{1,19})>")
LEGACY = ("content", "embeds", "sticker_ids", "poll")


@dataclass(slots=True)
class Upload:
    """A file part of a request."""

    filename: str
    content: bytes


@dataclass(slots=True)
class Draft:
    """A valid message body, ready to be posted or to replace what an old message says."""

    content: str = ""
    flags: int = 0
    embeds: list[JSON] = field(default_factory=list)
    components: list[JSON] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    uploads: dict[int, bytes] = field(default_factory=dict)
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    reference: JSON | None = None
    nonce: str | None = None


def read_message(
    world: World,
    body: JSON,
    files: dict[int, Upload],
    *,
    path: Path = (),
    before: Message | None = None,
) -> Draft:
    """Check the body of a new message, or of an edit of `before`; refuse it with every error found.

    In an edit what the body leaves out stays as it was.
    """
    form = Form()
    draft = Draft()
    _read_flags(form, body, path, draft, before)
    v2 = bool(draft.flags & MessageFlag.COMPONENTS_V2)
    _read_content(form, body, path, draft, before, v2=v2)
    _read_files(world, form, body, files, draft, path=path, before=before)
    by_name = {attachment.filename: str(attachment.id) for attachment in draft.attachments}
    if body.get("components") is not None:
        components = form.objects(body, "components", path, 0, 1000)
        draft.components = read_components(form, components, (*path, "components"), v2=v2, files=by_name)
    elif before is not None and "components" not in body:
        draft.components = before.components
    _read_mentions(world, form, body, path, draft)
    if before is None:
        _read_reference(world, form, body, path, draft)
        nonce = body.get("nonce")
        draft.nonce = None if nonce is None else str(nonce)[:25]
    form.raise_errors()
    shown = draft.content.strip() or draft.embeds or draft.attachments or draft.components
    if not shown:
        raise ApiError(EMPTY_MESSAGE)
    return draft


def _read_flags(form: Form, body: JSON, path: Path, draft: Draft, before: Message | None) -> None:
    flags = form.integer(body, "flags", path, 0, 2**31 - 1) or 0
    if before is None:
        draft.flags = flags & SETTABLE
        return
    draft.flags = before.flags & ~MessageFlag.LOADING
    # The V2 flag can be set by an edit of an old-style message but never taken back.
    draft.flags |= flags & MessageFlag.COMPONENTS_V2


def _read_content(
    form: Form, body: JSON, path: Path, draft: Draft, before: Message | None, *, v2: bool
) -> None:
    if v2:
        for key in LEGACY:
            if body.get(key):
                form.add_error(
                    (*path, key),
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
        if before is not None and not before.v2:
            for key, held in (("content", before.content), ("embeds", before.embeds)):
                if held and key not in body:
                    form.add_error(
                        (*path, key),
                        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                        f"The '{key}' field must be emptied when IS_COMPONENTS_V2 is set",
                    )
        return
    draft.content = form.text(body, "content", path, 0, 2000) or ""
    draft.embeds = form.objects(body, "embeds", path, 0, 10)
    _check_embeds(form, draft.embeds, (*path, "embeds"))
    if before is not None:
        draft.content = draft.content if "content" in body else before.content
        draft.embeds = draft.embeds if "embeds" in body else before.embeds


def _check_embeds(form: Form, embeds: list[JSON], path: Path) -> None:
    total = 0
    for index, embed in enumerate(embeds):
        here = (*path, index)
        total += len(form.text(embed, "title", here, 0, 256) or "")
        total += len(form.text(embed, "description", here, 0, 4096) or "")
        for number, part in enumerate(form.objects(embed, "fields", here, 0, 25)):
            total += len(form.text(part, "name", (*here, "fields", number), 1, 256, needed=True) or "")
            total += len(form.text(part, "value", (*here, "fields", number), 1, 1024, needed=True) or "")
        footer = form.object(embed, "footer", here)
        total += len(form.text(footer, "text", (*here, "footer"), 0, 2048) or "")
    if total > 6000:
        form.add_error(path, "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _read_files(
    world: World,
    form: Form,
    body: JSON,
    files: dict[int, Upload],
    draft: Draft,
    *,
    path: Path,
    before: Message | None,
) -> None:
    if any(len(upload.content) > FILE_LIMIT for upload in files.values()):
        raise ApiError(TOO_LARGE)
    if len(files) > MOST_FILES:
        form.length((*path, "attachments"), 0, MOST_FILES)
    old = {} if before is None else {attachment.id: attachment for attachment in before.attachments}
    listed = form.objects(body, "attachments", path, 0, MOST_FILES)
    taken: set[int] = set()
    for index, entry in enumerate(listed):
        here = (*path, "attachments", index)
        number = form.snowflake(entry, "id", here, needed=True)
        if number is None:
            continue
        description = form.text(entry, "description", here, 0, 1024)
        if number in old:
            kept = old[number]
            # A copy: the edit may yet be refused.
            draft.attachments.append(
                replace(kept, description=description) if "description" in entry else kept
            )
        elif number in files:
            taken.add(number)
            filename = form.text(entry, "filename", here, 1, 260) or files[number].filename
            _attach(world, draft, filename, files[number].content, description)
        else:
            form.add_error(
                (*here, "id"), "ATTACHMENT_NOT_FOUND", f"No file and no attachment has the id {number}."
            )
    if "attachments" not in body:
        draft.attachments.extend(old.values())
    for number, upload in files.items():
        if number not in taken:
            _attach(world, draft, upload.filename, upload.content, None)


def _attach(world: World, draft: Draft, filename: str, content: bytes, description: str | None) -> None:
    attachment = as_attachment(world, Upload(filename, content), description)
    draft.attachments.append(attachment)
    draft.uploads[attachment.id] = content


def as_attachment(world: World, upload: Upload, description: str | None = None) -> Attachment:
    """A file as Discord names and measures it."""
    filename, content = upload.filename, upload.content
    safe = re.sub(r"[^\w.\-]+", "_", filename.rsplit("/", 1)[-1]).strip(".") or "unknown"
    kind = mimetypes.guess_type(safe)[0] or "application/octet-stream"
    attachment = Attachment(world.snowflakes.next(), safe, len(content), kind, description)
    if kind.startswith("image/"):
        size = _picture_size(content)
        if size is not None:
            attachment.width, attachment.height = size
    return attachment


def _picture_size(content: bytes) -> tuple[int, int] | None:
    try:
        with Image.open(io.BytesIO(content)) as picture:  # reads the header only
            return picture.size
    except (UnidentifiedImageError, OSError, Image.DecompressionBombError):
        return None


def _read_mentions(world: World, form: Form, body: JSON, path: Path, draft: Draft) -> None:
    text = "\n".join([draft.content, *texts(draft.components)])
    users = [int(found) for found in MENTION.findall(text)]
    roles = [int(found) for found in ROLE_MENTION.findall(text)]
    everyone = "@everyone" in text or "@here" in text
    if body.get("allowed_mentions") is not None:
        here = (*path, "allowed_mentions")
        rules = form.object(body, "allowed_mentions", path)
        parse, named_users, named_roles = (
            form.several(rules, key, here) for key in ("parse", "users", "roles")
        )
        for kind, named in (("users", named_users), ("roles", named_roles)):
            if kind in parse and named:
                form.add_error(
                    here,
                    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                    f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
                )
        users = users if "users" in parse else _among(users, named_users)
        roles = roles if "roles" in parse else _among(roles, named_roles)
        everyone = everyone and "everyone" in parse
    draft.mentions = [who for who in dict.fromkeys(users) if who in world.people]
    draft.mention_roles = list(dict.fromkeys(roles))
    draft.mention_everyone = everyone


def _among(found: list[int], allowed: list[Any]) -> list[int]:
    ids = {as_snowflake(each) for each in allowed}
    return [each for each in found if each in ids]


def _read_reference(world: World, form: Form, body: JSON, path: Path, draft: Draft) -> None:
    if body.get("message_reference") is None:
        return
    reference = form.object(body, "message_reference", path)
    here = (*path, "message_reference")
    message_id = form.snowflake(reference, "message_id", here, needed=True)
    channel_id = form.snowflake(reference, "channel_id", here)
    if message_id is None or channel_id is None:
        return
    answered = world.message(channel_id, message_id)
    if answered is None or answered.audience is not None:
        if reference.get("fail_if_not_exists", True):
            form.add_error(here, "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        return
    draft.reference = {"type": 0, "channel_id": str(channel_id), "message_id": str(message_id)}
    guild_id = world.channels[channel_id].guild_id
    if guild_id is not None:
        draft.reference["guild_id"] = str(guild_id)
    pings = form.object(body, "allowed_mentions", path)
    if pings.get("replied_user", True) and answered.author_id not in draft.mentions:
        draft.mentions.append(answered.author_id)


def texts(components: list[JSON]) -> list[str]:
    """What a component tree says in text displays."""
    return [part["content"] for part in walk(components) if part.get("content")]
