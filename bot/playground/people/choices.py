"""What selects and options can name: the choices on offer, and what chosen ids stand for."""

from collections.abc import Sequence

from bot.playground.errors import CannotAct
from bot.playground.json_types import JSON
from bot.playground.payloads import Payloads
from bot.playground.permissions import in_channel, in_guild
from bot.playground.validation.component_types import ComponentType
from bot.playground.world import Channel, World


def offered(world: World, channel: Channel, part: JSON) -> list[JSON]:
    """What a select, radio group or checkbox group lets one choose from: value and label."""
    if "options" in part:
        return list(part["options"])
    guild = None if channel.guild_id is None else world.guilds[channel.guild_id]
    people = list(guild.members) if guild is not None else channel.recipients
    users = [{"value": str(who), "label": world.people[who].name} for who in people]
    roles = [] if guild is None else [{"value": str(r.id), "label": r.name} for r in guild.roles.values()]
    kinds = part.get("channel_types")
    channels = [
        {"value": str(c.id), "label": f"#{c.name}"}
        for c in (world.guild_channels(guild.id) if guild is not None else ())
        if kinds is None or int(c.kind) in kinds
    ]
    by_kind = {
        ComponentType.USER_SELECT: users,
        ComponentType.ROLE_SELECT: roles,
        ComponentType.MENTIONABLE_SELECT: users + roles,
        ComponentType.CHANNEL_SELECT: channels,
    }
    return by_kind[ComponentType(part["type"])]


def preselected(part: JSON) -> frozenset[str]:
    """What a select shows as chosen before anybody chose in it."""
    options = [option["value"] for option in part.get("options", ()) if option.get("default")]
    return frozenset(options) | {str(value["id"]) for value in part.get("default_values") or ()}


def check_chosen(
    world: World, channel: Channel, part: JSON, values: Sequence[str], *, optional: bool
) -> None:
    """Refuse too few, too many, repeated or unknown values; `optional` allows none at all."""
    low, high = part["min_values"], part["max_values"]
    if not (optional and not values) and not low <= len(values) <= high:
        raise CannotAct(f"Choose {low} to {high}.")
    if len(set(values)) != len(values):
        raise CannotAct("Nothing can be chosen twice.")
    known = {choice["value"] for choice in offered(world, channel, part)}
    if not set(values) <= known:
        raise CannotAct(f"Not on offer: {', '.join(sorted(set(values) - known))}.")


def resolve(world: World, payloads: Payloads, channel: Channel, ids: Sequence[int]) -> JSON:
    """The objects that ids stand for, as interactions carry them along."""
    resolved: JSON = {}
    guild = None if channel.guild_id is None else world.guilds[channel.guild_id]
    for number in ids:
        key = str(number)
        if number in world.people:
            resolved.setdefault("users", {})[key] = payloads.user(world.people[number])
            if guild is not None and number in guild.members:
                permissions = {"permissions": str(in_guild(guild, number))}
                member = payloads.member(guild.members[number])
                resolved.setdefault("members", {})[key] = member | permissions
        elif guild is not None and number in guild.roles:
            resolved.setdefault("roles", {})[key] = payloads.role(guild.roles[number])
        elif number in world.channels:
            other = world.channels[number]
            payload = payloads.channel(other)
            payload["permissions"] = str(in_channel(world, other, world.bot.id))
            resolved.setdefault("channels", {})[key] = payload
        else:
            _resolve_file(world, payloads, channel, number, resolved)
    return resolved


def _resolve_file(world: World, payloads: Payloads, channel: Channel, number: int, resolved: JSON) -> None:
    """A file that came with a command, or one of a message in the channel."""
    if number in world.command_files:
        channel_id, file = world.command_files[number]
        resolved.setdefault("attachments", {})[str(number)] = payloads.file(channel_id, file, ephemeral=True)
        return
    for message in world.messages.get(channel.id, {}).values():
        for attachment in message.attachments:
            if attachment.id == number:
                found = payloads.attachment(message, attachment)
                resolved.setdefault("attachments", {})[str(number)] = found
