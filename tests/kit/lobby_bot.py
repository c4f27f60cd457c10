"""A small but complete bot: a lobby with everything that a game on Discord uses."""

import asyncio
import io
import re
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

COLOURS = ("Red", "Blue", "Green", "Yellow")


@dataclass
class Table:
    name: str = "New table"
    seats: int = 3
    players: list[str] = field(default_factory=list)
    colours: dict[str, str] = field(default_factory=dict)


@dataclass
class Book:
    """What the bot would keep in a database; it outlives a restart of the bot in a test."""

    tables: dict[int, Table] = field(default_factory=dict)


def picture(players: int) -> discord.File:
    image = Image.new("RGB", (960, 540), "#2f6f73")
    draw = ImageDraw.Draw(image)
    draw.ellipse((120, 60, 840, 480), fill="#d9b26f", outline="#7a5a2b", width=6)
    for index in range(players):
        draw.rectangle(
            (200 + index * 110, 200, 270 + index * 110, 360), fill="#6b6b6b", outline="#333", width=4
        )
    out = io.BytesIO()
    image.save(out, "PNG")
    out.seek(0)
    return discord.File(out, "board.png", description=f"The island with {players} statues")


def book_of(interaction: discord.Interaction) -> Book:
    client = interaction.client
    assert isinstance(client, LobbyBot)
    return client.book


class Action(ui.DynamicItem[ui.Button[Any]], template=r"lobby:(?P<table>\d+):(?P<deed>\w+)"):
    STYLES: ClassVar = {"join": discord.ButtonStyle.success, "leave": discord.ButtonStyle.danger}
    LABELS: ClassVar = {
        "join": "Join",
        "leave": "Leave",
        "hand": "My hand",
        "rename": "Rename",
        "more": "More",
    }

    def __init__(self, table: int, deed: str, *, disabled: bool = False) -> None:
        self.table = table
        self.deed = deed
        super().__init__(
            ui.Button(
                label=self.LABELS[deed],
                style=self.STYLES.get(deed, discord.ButtonStyle.secondary),
                custom_id=f"lobby:{table}:{deed}",
                disabled=disabled,
                emoji="🗿" if deed == "hand" else None,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(int(match["table"]), match["deed"])

    async def callback(self, interaction: discord.Interaction) -> None:
        table = book_of(interaction).tables[self.table]
        name = interaction.user.display_name
        match self.deed:
            case "join":
                if name in table.players:
                    await interaction.response.send_message("You sit here already.", ephemeral=True)
                    return
                table.players.append(name)
                await interaction.response.edit_message(
                    view=card(self.table, table), attachments=[picture(len(table.players))]
                )
            case "leave":
                table.players.remove(name)
                await interaction.response.edit_message(view=card(self.table, table))
            case "hand":
                await interaction.response.send_message(view=hand(self.table, table, name), ephemeral=True)
            case "rename":
                await interaction.response.send_modal(Rename(self.table))
            case "more":
                await interaction.response.defer(ephemeral=True, thinking=True)
                await asyncio.sleep(0.01)
                await interaction.followup.send("That took a moment.", ephemeral=True)


class Colour(ui.DynamicItem[ui.Select[Any]], template=r"colour:(?P<table>\d+)"):
    def __init__(self, table: int, chosen: str | None = None) -> None:
        self.table = table
        super().__init__(
            ui.Select(
                placeholder="Colour",
                custom_id=f"colour:{table}",
                options=[
                    discord.SelectOption(label=each, value=each.lower(), default=each.lower() == chosen)
                    for each in COLOURS
                ],
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(int(match["table"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        table = book_of(interaction).tables[self.table]
        assert interaction.data is not None
        [colour] = interaction.data["values"]  # type: ignore[typeddict-item]
        table.colours[interaction.user.display_name] = colour
        await interaction.response.edit_message(view=hand(self.table, table, interaction.user.display_name))


class Rename(ui.Modal):
    def __init__(self, table: int) -> None:
        super().__init__(title="Rename the table", custom_id=f"rename:{table}")
        self.table = table
        self.name: ui.TextInput[Any] = ui.TextInput(min_length=3, max_length=30, placeholder="Hanga Roa")
        self.seats: ui.Select[Any] = ui.Select(
            options=[
                discord.SelectOption(label=f"{n} seats", value=str(n), default=n == 3) for n in range(2, 6)
            ]
        )
        self.pace: ui.RadioGroup[Any] = ui.RadioGroup()
        self.pace.add_option(label="Live", value="live", description="Everybody is here")
        self.pace.add_option(label="Slow", value="slow", description="A move a day", default=True)
        self.extras: ui.CheckboxGroup[Any] = ui.CheckboxGroup(required=False, min_values=0, max_values=2)
        self.extras.add_option(label="Tablets", value="tablets")
        self.extras.add_option(label="Long way", value="long")
        self.add_item(ui.TextDisplay("Everybody at the table **sees** this."))
        self.add_item(
            ui.Label(text="Name of the table", description="Three letters at least", component=self.name)
        )
        self.add_item(ui.Label(text="Seats", component=self.seats))
        self.add_item(ui.Label(text="Pace", component=self.pace))
        self.add_item(ui.Label(text="Extras", component=self.extras))

    async def on_submit(self, interaction: discord.Interaction, /) -> None:
        table = book_of(interaction).tables[self.table]
        table.name = self.name.value
        table.seats = int(self.seats.values[0])
        await interaction.response.edit_message(view=card(self.table, table))
        extras = ", ".join(self.extras.values) or "none"
        await interaction.followup.send(f"Pace {self.pace.value}, extras {extras}.", ephemeral=True)


def card(number: int, table: Table) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    container: ui.Container[Any] = ui.Container(accent_colour=discord.Colour(0xB5651D))
    names = ", ".join(table.players) or "nobody yet"
    container.add_item(
        ui.TextDisplay(f"## {table.name}\n{len(table.players)} of {table.seats} seats: {names}")
    )
    container.add_item(
        ui.Section(
            ui.TextDisplay("**Waiting for players.** The game begins <t:1893456000:R>."),
            accessory=ui.Button(label="Rules", url="https://example.org/rules"),
        )
    )
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(
        media="attachment://board.png", description=f"The island with {len(table.players)} statues"
    )
    container.add_item(gallery)
    container.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
    full = len(table.players) >= table.seats
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(Action(number, "join", disabled=full))
    row.add_item(Action(number, "leave", disabled=not table.players))
    row.add_item(Action(number, "hand"))
    container.add_item(row)
    second: ui.ActionRow[Any] = ui.ActionRow()
    second.add_item(Action(number, "rename"))
    second.add_item(Action(number, "more"))
    container.add_item(second)
    view.add_item(container)
    return view


def hand(number: int, table: Table, name: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    colour = table.colours.get(name)
    view.add_item(ui.TextDisplay(f"The hand of **{name}**, colour: {colour or 'none'}. ||A secret marker||"))
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(Colour(number, colour))
    view.add_item(row)
    return view


class Languages(app_commands.Translator):
    WORDS: ClassVar[dict[discord.Locale, dict[str, str]]] = {
        discord.Locale.french: {"lobby": "salon", "seats": "places", "Open a lobby": "Ouvrir un salon"},
        discord.Locale.german: {"lobby": "tisch", "seats": "plätze", "Open a lobby": "Einen Tisch aufmachen"},
    }

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        return self.WORDS.get(locale, {}).get(string.message)


class LobbyBot(discord.Client):
    def __init__(self, book: Book | None = None, **options: Any) -> None:
        options.setdefault("intents", discord.Intents(guilds=True, guild_messages=True))
        super().__init__(allowed_mentions=discord.AllowedMentions(everyone=False, roles=False), **options)
        self.book = book or Book()
        self.tree = app_commands.CommandTree(self)
        self.events: list[str] = []
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Action, Colour)
        await self.tree.set_translator(Languages())
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """discord.py waits five seconds here for Discord's sake."""

    async def on_resumed(self) -> None:
        self.events.append("resumed")

    async def on_message(self, message: discord.Message) -> None:
        if message.author != self.user:
            self.events.append(f"message:{message.content}")


def add_commands(tree: app_commands.CommandTree[LobbyBot]) -> None:
    @tree.command(description=app_commands.locale_str("Open a lobby"))
    @app_commands.describe(seats="How many may sit down", name="What to call the table")
    async def lobby(
        interaction: discord.Interaction,
        seats: app_commands.Range[int, 2, 5] = 3,
        name: app_commands.Range[str, 3, 30] = "New table",
    ) -> None:
        table = Table(name, seats)
        book_of(interaction).tables[interaction.id] = table
        await interaction.response.send_message(view=card(interaction.id, table), file=picture(0))

    @lobby.autocomplete("name")
    async def names(_interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        known = ("Anakena", "Hanga Roa", "Orongo", "Rano Raraku")
        return [app_commands.Choice(name=n, value=n) for n in known if current.lower() in n.lower()]

    @tree.command(description="Write to me in private")
    async def whisper(interaction: discord.Interaction, name: str) -> None:
        table = book_of(interaction).tables[interaction.id] = Table(name)
        try:
            await interaction.user.send(view=card(interaction.id, table), file=picture(2))
        except discord.Forbidden as refused:
            await interaction.response.send_message(f"Your DMs are closed ({refused.code}).", ephemeral=True)
        else:
            await interaction.response.send_message("Look into your DMs.", ephemeral=True)

    @tree.command(description="Start a thread")
    async def thread(interaction: discord.Interaction, name: str, with_user: discord.Member) -> None:
        await interaction.response.send_message(f"A thread for {with_user.mention}")
        message = await interaction.original_response()
        started = await message.create_thread(name=name, auto_archive_duration=1440)
        await started.send("Welcome to the thread.")

    group = app_commands.Group(
        name="table",
        description="For moderators",
        default_permissions=discord.Permissions(manage_guild=True),
        guild_only=True,
    )

    @group.command(description="Close every table")
    @app_commands.choices(why=[app_commands.Choice(name="Late", value="late")])
    async def close(interaction: discord.Interaction, why: app_commands.Choice[str]) -> None:
        book_of(interaction).tables.clear()
        await interaction.response.send_message(f"Closed: {why.name}")

    tree.add_command(group)


class EchoBot(discord.Client):
    """The least that answers."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True))
        self.tree = app_commands.CommandTree(self)
        self.heard: list[str] = []

        @self.tree.command(description="Say it again")
        async def echo(interaction: discord.Interaction, text: str) -> None:
            await interaction.response.send_message(text, ephemeral=True)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        if message.author != self.user:
            self.heard.append(message.content)
