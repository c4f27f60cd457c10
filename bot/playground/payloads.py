"""The world's things as the JSON that Discord sends for them."""

import hashlib
import hmac
from urllib.parse import quote

from .json_types import JSON
from .permissions import in_channel
from .world import (
    Attachment,
    Channel,
    ChannelType,
    Guild,
    Member,
    Message,
    MessageFlag,
    Person,
    Role,
    World,
)
from .world.clock import iso
from .world.snowflakes import made_at

LINK_LIFE = 24 * 3600
"""Seconds for which a CDN address works; Discord's live about a day."""
REQUIRE_TAG = 1 << 4
"""The flag of a forum whose posts must have a tag."""


class Payloads:
    """Renders things of a world for one server address."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.origin = ""

    # people

    def user(self, person: Person) -> JSON:
        """A user object."""
        payload: JSON = {
            "id": str(person.id),
            "username": person.username,
            "discriminator": "0",
            "global_name": person.name,
            "avatar": None,
            "avatar_decoration_data": None,
            "collectibles": None,
            "primary_guild": None,
            "public_flags": 0,
            "flags": 0,
        }
        if person.bot:
            payload["bot"] = True
        return payload

    def me(self) -> JSON:
        """The bot's own account."""
        return self.user(self.world.bot) | {
            "mfa_enabled": False,
            "locale": "en-US",
            "verified": True,
            "email": None,
        }

    def member(self, member: Member) -> JSON:
        """A member without the user object."""
        return {
            "roles": [str(role) for role in member.roles],
            "nick": member.nick,
            "joined_at": iso(member.joined_at),
            "avatar": None,
            "banner": None,
            "communication_disabled_until": None,
            "premium_since": None,
            "flags": 0,
            "pending": False,
            "mute": False,
            "deaf": False,
        }

    def full_member(self, member: Member) -> JSON:
        """A member with the user object."""
        return self.member(member) | {"user": self.user(self.world.people[member.person_id])}

    # servers

    def role(self, role: Role) -> JSON:
        """A role object."""
        return {
            "id": str(role.id),
            "name": role.name,
            "permissions": str(int(role.permissions)),
            "position": role.position,
            "color": role.colour,
            "colors": {"primary_color": role.colour, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }

    def guild(self, guild: Guild) -> JSON:
        """A server as REST gives it."""
        return {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "description": None,
            "home_header": None,
            "splash": None,
            "discovery_splash": None,
            "features": [],
            "banner": None,
            "owner_id": str(guild.owner_id),
            "application_id": None,
            "region": "deprecated",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "widget_enabled": False,
            "widget_channel_id": None,
            "verification_level": 0,
            "roles": [self.role(role) for role in guild.roles.values()],
            "default_message_notifications": 1,
            "mfa_level": 0,
            "explicit_content_filter": 0,
            "max_presences": None,
            "max_members": 500_000,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "vanity_url_code": None,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": guild.locale,
            "rules_channel_id": None,
            "safety_alerts_channel_id": None,
            "public_updates_channel_id": None,
            "premium_progress_bar_enabled": False,
            "nsfw": False,
            "nsfw_level": 0,
            "emojis": [],
            "stickers": [],
            "incidents_data": None,
            "approximate_member_count": len(guild.members),
            "approximate_presence_count": len(guild.members),
        }

    def guild_create(self, guild: Guild) -> JSON:
        """A server as the gateway announces it to the bot: what the bot can see, itself as a member."""
        bot_id = self.world.bot.id
        visible = [c for c in self.world.all_channels(guild.id) if in_channel(self.world, c, bot_id)]
        return self.guild(guild) | {
            "joined_at": iso(guild.members[bot_id].joined_at),
            "large": False,
            "unavailable": False,
            "member_count": len(guild.members),
            "voice_states": [],
            "members": [self.full_member(guild.members[bot_id])],
            "channels": [self.channel(c) for c in visible if not c.is_thread],
            "threads": [self.channel(c) for c in visible if c.is_thread and not c.archived],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    # channels

    def channel(self, channel: Channel) -> JSON:
        """A channel, thread or DM object."""
        payload: JSON = {
            "id": str(channel.id),
            "type": int(channel.kind),
            "flags": REQUIRE_TAG if channel.requires_tag else 0,
            "last_message_id": _id_or_none(channel.last_message_id),
        }
        if channel.kind is ChannelType.DM:
            bot_id = self.world.bot.id
            others = [self.world.people[who] for who in channel.recipients if who != bot_id]
            return payload | {"recipients": [self.user(person) for person in others]}
        payload |= {
            "guild_id": str(channel.guild_id),
            "name": channel.name,
            "parent_id": _id_or_none(channel.parent_id),
            "rate_limit_per_user": channel.slowmode,
        }
        if channel.is_thread:
            return payload | self._thread(channel)
        payload |= {
            "topic": channel.topic,
            "position": channel.position,
            "nsfw": False,
            "permission_overwrites": [
                {"id": str(o.id), "type": o.type, "allow": str(int(o.allow)), "deny": str(int(o.deny))}
                for o in channel.overwrites.values()
            ],
        }
        if channel.is_forum:
            payload |= {
                "available_tags": channel.tags,
                "default_reaction_emoji": None,
                "default_sort_order": None,
                "default_forum_layout": 0,
            }
        return payload

    def _thread(self, channel: Channel) -> JSON:
        payload: JSON = {
            "owner_id": str(channel.owner_id),
            "message_count": channel.message_count,
            "member_count": len(channel.thread_members),
            "total_message_sent": channel.message_count,
            "applied_tags": [str(tag) for tag in channel.applied_tags],
            "thread_metadata": {
                "archived": channel.archived,
                "archive_timestamp": iso(channel.archive_changed_at),
                "auto_archive_duration": channel.auto_archive,
                "locked": channel.locked,
                "create_timestamp": iso(made_at(channel.id)),
            },
        }
        if self.world.bot.id in channel.thread_members:
            payload["member"] = self.thread_member(channel, self.world.bot.id)
        return payload

    def thread_member(self, channel: Channel, person_id: int) -> JSON:
        """A person's place in a thread."""
        return {
            "id": str(channel.id),
            "user_id": str(person_id),
            "join_timestamp": iso(channel.thread_members[person_id]),
            "flags": 0,
        }

    # messages

    def message(self, message: Message) -> JSON:
        """A message as REST gives it."""
        world = self.world
        payload: JSON = {
            "id": str(message.id),
            "channel_id": str(message.channel_id),
            "author": self.user(world.people[message.author_id]),
            "type": message.type,
            "content": message.content,
            "timestamp": iso(message.created_at),
            "edited_timestamp": None if message.edited_at is None else iso(message.edited_at),
            "tts": False,
            "pinned": message.pinned,
            "flags": message.flags,
            "mention_everyone": message.mention_everyone,
            "mentions": [self.user(world.people[who]) for who in message.mentions],
            "mention_roles": [str(role) for role in message.mention_roles],
            "attachments": [self.attachment(message, a) for a in message.attachments],
            "embeds": message.embeds,
            "components": [self._component(message, c) for c in message.components],
        }
        if message.reference is not None:
            payload["message_reference"] = message.reference
            answered = world.message(
                int(message.reference["channel_id"]), int(message.reference["message_id"])
            )
            if answered is not None:
                payload["referenced_message"] = self.message(answered) | {"referenced_message": None}
                if answered.reference is None:
                    del payload["referenced_message"]["referenced_message"]
            else:
                payload["referenced_message"] = None
        if message.author_id == world.bot.id:
            payload["application_id"] = str(world.bot.id)
        if message.interaction is not None:
            payload["webhook_id"] = str(world.bot.id)
            payload["interaction_metadata"] = self._metadata(message.interaction)
            if message.type == 20:
                payload["interaction"] = {
                    "id": message.interaction["id"],
                    "type": 2,
                    "name": message.interaction["name"],
                    "user": self.user(world.people[message.interaction["user_id"]]),
                }
        if message.flags & MessageFlag.HAS_THREAD and message.id in world.channels:
            payload["thread"] = self.channel(world.channels[message.id])
        return payload

    def event(self, message: Message) -> JSON:
        """A message as the gateway announces it."""
        payload = self.message(message)
        if message.nonce is not None:
            payload["nonce"] = message.nonce
        guild_id = self.world.channels[message.channel_id].guild_id
        if guild_id is not None:
            payload["guild_id"] = str(guild_id)
            member = self.world.guilds[guild_id].members.get(message.author_id)
            if member is not None:
                payload["member"] = self.member(member)
        return payload

    def attachment(self, message: Message, attachment: Attachment) -> JSON:
        """A file of a message with a signed address that expires."""
        return self.file(message.channel_id, attachment, ephemeral=message.audience is not None)

    def file(self, channel_id: int, attachment: Attachment, *, ephemeral: bool) -> JSON:
        """A file, of a message or of a command; the latter is as short-lived as an ephemeral one."""
        url = self.link(channel_id, attachment)
        payload: JSON = {
            "id": str(attachment.id),
            "filename": attachment.filename,
            "size": attachment.size,
            "url": url,
            "proxy_url": url,
            "content_type": attachment.content_type,
        }
        if attachment.description is not None:
            payload["description"] = attachment.description
        if attachment.width is not None and attachment.height is not None:
            payload |= {"width": attachment.width, "height": attachment.height}
        if ephemeral:
            payload["ephemeral"] = True
        return payload

    def link(self, channel_id: int, attachment: Attachment) -> str:
        """A signed address for a file."""
        path = f"/attachments/{channel_id}/{attachment.id}/{quote(attachment.filename)}"
        issued = int(self.world.clock.now())
        expires = issued + LINK_LIFE
        signature = self.signature(attachment.id, expires)
        return f"{self.origin}{path}?ex={expires:x}&is={issued:x}&hm={signature}&"

    def signature(self, attachment_id: int, expires: int) -> str:
        """What proves that a file's address was given out by this world."""
        return hmac.new(self.world.secret, f"{attachment_id}:{expires}".encode(), hashlib.sha256).hexdigest()

    def _metadata(self, metadata: JSON) -> JSON:
        payload: JSON = {
            "id": metadata["id"],
            "type": metadata["type"],
            "user": self.user(self.world.people[metadata["user_id"]]),
            "authorizing_integration_owners": metadata["owners"],
        }
        for key in ("interacted_message_id", "original_response_message_id"):
            if key in metadata:
                payload[key] = metadata[key]
        if "trigger" in metadata:
            payload["triggering_interaction_metadata"] = self._metadata(metadata["trigger"])
        return payload

    def _component(self, message: Message, component: JSON) -> JSON:
        shown = dict(component)
        for key in ("components", "items"):
            if key in shown:
                shown[key] = [self._component(message, child) for child in shown[key]]
        if "accessory" in shown:
            shown["accessory"] = self._component(message, shown["accessory"])
        for key in ("media", "file"):
            if key in shown:
                shown[key] = self._media(message, shown[key])
        return shown

    def _media(self, message: Message, media: JSON) -> JSON:
        for attachment in message.attachments:
            if str(attachment.id) == media.get("attachment_id"):
                url = self.link(message.channel_id, attachment)
                return {
                    "id": media["attachment_id"],
                    "attachment_id": media["attachment_id"],
                    "url": url,
                    "proxy_url": url,
                    "width": attachment.width,
                    "height": attachment.height,
                    "content_type": attachment.content_type,
                    "loading_state": 2,
                    "flags": 0,
                }
        url = media.get("url", "")
        return {
            "id": media.get("id", "0"),
            "url": url,
            "proxy_url": url,
            "width": None,
            "height": None,
            "content_type": None,
            "loading_state": 3,
            "flags": 0,
        }


def _id_or_none(snowflake: int | None) -> str | None:
    return None if snowflake is None else str(snowflake)
