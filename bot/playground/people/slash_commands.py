"""Slash commands from a person's side: which there are, in whose language, what their options accept."""

from collections.abc import Mapping

from bot.playground.errors import CannotAct
from bot.playground.interactions import Interaction, Interactions, InteractionType
from bot.playground.json_types import JSON
from bot.playground.payloads import Payloads
from bot.playground.permissions import Permission, in_channel
from bot.playground.validation.messages import FILE_LIMIT, Upload, as_attachment
from bot.playground.world import Channel, Person, World

from .actions import Value
from .choices import resolve

Given = Value | Upload
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = 3, 4, 5, 6, 7, 8, 9, 10, 11
NAMED = {
    USER: {"users"},
    CHANNEL: {"channels"},
    ROLE: {"roles"},
    MENTIONABLE: {"users", "roles"},
    FILE: {"attachments"},
}
"""Among which things an option's number must be found."""


class SlashCommands:
    """The commands that people can run on one stand-in."""

    def __init__(self, world: World, payloads: Payloads, interactions: Interactions) -> None:
        self.world = world
        self.payloads = payloads
        self.interactions = interactions

    def usable(self, person: Person, channel: Channel) -> list[JSON]:
        """The commands that a person is offered in a channel."""
        granted = in_channel(self.world, channel, person.id)
        if not granted & Permission.USE_APPLICATION_COMMANDS:
            return []
        context = 1 if channel.guild_id is None else 0
        found = list(self.world.commands[None])
        if channel.guild_id is not None:
            own = self.world.commands.get(channel.guild_id, [])
            names = {(command["type"], command["name"]) for command in own}
            found = own + [c for c in found if (c["type"], c["name"]) not in names]
        return [
            command
            for command in found
            if _offered(command, context, granted) or self._given(command, person, channel.guild_id)
        ]

    def _given(self, command: JSON, person: Person, guild_id: int | None) -> bool:
        """Whether the server's own settings give somebody a command."""
        if guild_id is None or 0 not in (command.get("contexts") or (0,)):
            return False
        roles = {guild_id, *self.world.guilds[guild_id].members[person.id].roles}
        return bool(roles & self.world.command_roles.get((guild_id, command["name"]), set()))

    def run(
        self, person: Person, channel: Channel, typed: str, options: Mapping[str, Given] | None = None
    ) -> Interaction:
        """Run a command given as `name`, `name subcommand` or `name group subcommand`.

        People, roles and channels are given by number, files as what is uploaded with the command or by the
        number of one that stands in the channel.
        """
        command, path, leaf = self._find(person, channel, typed)
        values = dict(options or {})
        known = {option["name"] for option in leaf}
        if not set(values) <= known:
            raise CannotAct(f"/{typed} has no option {', '.join(sorted(set(values) - known))}.")
        given: list[JSON] = []
        ids: list[int] = []
        for option in leaf:
            if option["name"] in values:
                value = self._read(channel, option, values[option["name"]], ids)
                given.append({"name": option["name"], "type": option["type"], "value": value})
            elif option.get("required"):
                raise CannotAct(f"/{typed} needs the option {option['name']}.")
        data = _data(command, path, given)
        if ids:
            data["resolved"] = resolve(self.world, self.payloads, channel, ids)
        return self.interactions.begin(InteractionType.COMMAND, person, channel, data)

    def forge(
        self,
        person: Person,
        channel: Channel,
        typed: str,
        options: Mapping[str, Value],
        resolved: JSON | None = None,
    ) -> Interaction:
        """Run a command with any values, as a tampered or outdated client might; `resolved` is what comes
        along of the people, channels and files that they name.
        """
        command, path, leaf = self._find(person, channel, typed)
        kinds = {option["name"]: option["type"] for option in leaf}
        given = [{"name": name, "type": kinds[name], "value": value} for name, value in options.items()]
        data = _data(command, path, given)
        if resolved is not None:
            data["resolved"] = resolved
        return self.interactions.begin(InteractionType.COMMAND, person, channel, data)

    def complete(
        self, person: Person, channel: Channel, typed: str, focused: str, options: Mapping[str, Value]
    ) -> Interaction:
        """Ask the bot for completions of the option `focused`, with what stands there so far."""
        command, path, leaf = self._find(person, channel, typed)
        given: list[JSON] = []
        kind = None
        for option in leaf:
            name = option["name"]
            if name != focused and name not in options:
                continue
            one = {"name": name, "type": option["type"], "value": options.get(name, "")}
            if name == focused:
                if not option.get("autocomplete"):
                    raise CannotAct(f"{focused} completes nothing.")
                kind = option["type"]
                # Discord sends what is being typed as text, whatever it is meant to become.
                one |= {"focused": True, "value": str(one["value"])}
            given.append(one)
        if kind is None:
            raise CannotAct(f"/{typed} has no option {focused}.")
        data = _data(command, path, given)
        return self.interactions.begin(InteractionType.AUTOCOMPLETE, person, channel, data, option_type=kind)

    def _find(self, person: Person, channel: Channel, typed: str) -> tuple[JSON, list[JSON], list[JSON]]:
        names = typed.removeprefix("/").split()
        for command in self.usable(person, channel):
            if command["type"] == 1 and names and command["name"] == names[0]:
                path: list[JSON] = []
                leaf = command["options"]
                for name in names[1:]:
                    step = next((o for o in leaf if o["name"] == name and o["type"] in (1, 2)), None)
                    if step is None:
                        break
                    path.append(step)
                    leaf = step["options"]
                if len(path) != len(names) - 1 or any(option["type"] in (1, 2) for option in leaf):
                    break
                return command, path, leaf
        raise CannotAct(f"There is no command /{typed} here.")

    def _read(self, channel: Channel, option: JSON, value: Given, ids: list[int]) -> Value:
        kind, name = option["type"], option["name"]
        if isinstance(value, Upload):
            value = self._upload(channel, option, value)
        if kind == STRING:
            text = str(value)
            low, high = option.get("min_length", 0), option.get("max_length", 6000)
            if not low <= len(text) <= high:
                raise CannotAct(f"{name} must be {low} to {high} in length.")
            checked: Value = text
        elif kind in (INTEGER, NUMBER):
            checked = _number(name, value, whole=kind == INTEGER)
            if not option.get("min_value", checked) <= checked <= option.get("max_value", checked):
                raise CannotAct(f"{name} is out of range.")
        elif kind == BOOLEAN:
            if not isinstance(value, bool):
                raise CannotAct(f"{name} must be true or false.")
            return value
        else:
            number = int(value) if str(value).isdigit() else 0
            found = resolve(self.world, self.payloads, channel, [number])
            wanted = option.get("channel_types")
            kinds = [each["type"] for each in found.get("channels", {}).values()]
            if not found.keys() & NAMED[kind] or (wanted and not set(kinds) <= set(wanted)):
                raise CannotAct(f"{name} names nothing here.")
            ids.append(number)
            return str(number)
        choices = option.get("choices")
        if choices and checked not in [choice["value"] for choice in choices]:
            raise CannotAct(f"{name} must be one of the choices.")
        return checked

    def _upload(self, channel: Channel, option: JSON, upload: Upload) -> int:
        """Take a file that comes with a command; its number."""
        if option["type"] != FILE:
            raise CannotAct(f"{option['name']} takes no file.")
        if len(upload.content) > FILE_LIMIT:
            raise CannotAct("Your files are too powerful.")
        attachment = as_attachment(self.world, upload)
        self.world.add_command_file(channel.id, attachment, upload.content)
        return attachment.id


def _offered(command: JSON, context: int, granted: int) -> bool:
    contexts = command.get("contexts")
    if contexts is not None and context not in contexts:
        return False
    if context == 1:  # where contexts are given, they say it in place of the older permission
        allowed = contexts is not None or command.get("dm_permission", True) is not False
        return allowed and "guild_id" not in command
    needed = command.get("default_member_permissions")
    if needed is None or granted & Permission.ADMINISTRATOR:
        return True
    # "0" shuts a command to everybody but administrators.
    return int(needed) != 0 and int(granted) & int(needed) == int(needed)


def _data(command: JSON, path: list[JSON], given: list[JSON]) -> JSON:
    options = given
    for step in reversed(path):
        options = [{"name": step["name"], "type": step["type"], "options": options}]
    data: JSON = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data


def _number(name: str, value: Value, *, whole: bool) -> int | float:
    try:
        return int(str(value)) if whole else float(value)
    except ValueError:
        raise CannotAct(f"{name} must be a number.") from None
