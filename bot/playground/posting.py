"""Posting checked drafts as messages, and editing messages by them."""

from bot.playground.validation.messages import Draft

from .json_types import JSON
from .world import Channel, Message, MessageFlag, World


def post(
    world: World,
    channel: Channel,
    author_id: int,
    draft: Draft,
    *,
    audience: int | None = None,
    interaction: JSON | None = None,
    kind: int = 0,
) -> Message:
    """Post a draft as a new message."""
    message = Message(
        id=world.snowflakes.next(),
        channel_id=channel.id,
        author_id=author_id,
        created_at=world.clock.now(),
        content=draft.content,
        type=19 if kind == 0 and draft.reference else kind,
        flags=draft.flags & ~MessageFlag.EPHEMERAL | (MessageFlag.EPHEMERAL if audience is not None else 0),
        components=draft.components,
        embeds=draft.embeds,
        attachments=draft.attachments,
        mentions=draft.mentions,
        mention_roles=draft.mention_roles,
        mention_everyone=draft.mention_everyone,
        reference=draft.reference,
        audience=audience,
        interaction=interaction,
        nonce=draft.nonce,
    )
    world.files.update(draft.uploads)
    return world.post(message)


def edit(world: World, message: Message, draft: Draft) -> Message:
    """Edit a message: it now says what the draft says."""
    was_loading = message.loading
    world.files.update(draft.uploads)
    world.drop_attachments(message, draft.attachments)
    message.content = draft.content
    message.embeds = draft.embeds
    message.components = draft.components
    message.mentions = draft.mentions
    message.mention_roles = draft.mention_roles
    message.mention_everyone = draft.mention_everyone
    message.flags = draft.flags & ~MessageFlag.EPHEMERAL | (message.flags & MessageFlag.EPHEMERAL)
    # A loading message that gets its text is new to its readers, not edited.
    message.edited_at = None if was_loading else world.clock.now()
    world.change(message)
    return message


def post_thinking(
    world: World,
    channel: Channel,
    *,
    audience: int | None,
    interaction: JSON,
    kind: int,
    reference: JSON | None,
) -> Message:
    """Post the "… is thinking" that a deferred answer shows."""
    draft = Draft(flags=MessageFlag.LOADING, reference=reference)
    return post(world, channel, world.bot.id, draft, audience=audience, interaction=interaction, kind=kind)
