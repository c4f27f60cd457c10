"""Turning pages into Discord components: buttons, select menus and pictures in a layout view.

Every control is a DynamicItem and views hold no other: a view that mixes them with ordinary items would
un-register the dynamic ones for the whole process when it times out.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple, Protocol, Self, cast

import discord
from discord import ui

from .custom_id import PATTERN, ControlId, read_id, renewed_id
from .page import Block, Button, Buttons, Choice, Option, Page, Pick, Preview, Text

_STYLES: Final = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
LONGEST_TEXT: Final = 3900  # characters of a message: Discord takes 4,000 in all


class PressHandler(Protocol):
    """Whoever answers presses."""

    async def pressed(
        self, interaction: discord.Interaction[Any], control: ControlId, values: Sequence[str]
    ) -> None:
        """Answer one press of one control."""


class RoutingClient(Protocol):
    """A client whose controls these are."""

    @property
    def router(self) -> PressHandler:
        """Whoever answers their presses."""


async def _press(interaction: discord.Interaction[Any], custom_id: str, values: Sequence[str]) -> None:
    control = read_id(custom_id)
    if control is not None:
        await cast(RoutingClient, interaction.client).router.pressed(interaction, control, values)


class PressButton(ui.DynamicItem[ui.Button[Any]], template=f"b{PATTERN}"):
    """A button of ours, made anew from its custom id at every press."""

    def __init__(self, item: ui.Button[Any]) -> None:
        super().__init__(item)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The same button again."""
        return cls(cast("ui.Button[Any]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press on."""
        await _press(interaction, self.custom_id[1:], ())


class PickMenu(ui.DynamicItem[ui.Select[Any]], template=f"s{PATTERN}"):
    """A select menu of ours, made anew from its custom id at every choice."""

    def __init__(self, item: ui.Select[Any]) -> None:
        super().__init__(item)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The same menu again."""
        return cls(cast("ui.Select[Any]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the choice on."""
        await _press(interaction, self.custom_id[1:], self.item.values)


class PickPerson(ui.DynamicItem[ui.UserSelect[Any]], template=f"p{PATTERN}"):
    """Discord's menu of people; what comes back is a number, to be looked up like any other."""

    def __init__(self, item: ui.UserSelect[Any]) -> None:
        super().__init__(item)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The same menu again."""
        return cls(cast("ui.UserSelect[Any]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the choice on."""
        await _press(interaction, self.custom_id[1:], _numbers(self.item.values))


class PickChannel(ui.DynamicItem[ui.ChannelSelect[Any]], template=f"c{PATTERN}"):
    """Discord's menu of channels and threads, likewise."""

    def __init__(self, item: ui.ChannelSelect[Any]) -> None:
        super().__init__(item)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The same menu again."""
        return cls(cast("ui.ChannelSelect[Any]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the choice on."""
        await _press(interaction, self.custom_id[1:], _numbers(self.item.values))


class PickRole(ui.DynamicItem[ui.RoleSelect[Any]], template=f"r{PATTERN}"):
    """Discord's menu of roles, likewise."""

    def __init__(self, item: ui.RoleSelect[Any]) -> None:
        super().__init__(item)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The same menu again."""
        return cls(cast("ui.RoleSelect[Any]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the choice on."""
        await _press(interaction, self.custom_id[1:], _numbers(self.item.values))


DYNAMIC_ITEMS: Final = (PressButton, PickMenu, PickPerson, PickChannel, PickRole)
_CHANNEL_TYPES: Final = {
    "channel": [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.public_thread],
    "home": [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum],
    "forum": [discord.ChannelType.forum],
}


def _numbers(values: Sequence[Any]) -> list[str]:
    """What was picked, by number; a forged choice comes without anything to resolve it by."""
    return [str(getattr(value, "id", value)) for value in values]


def unregistered_view() -> ui.LayoutView:
    """An empty view that discord.py does not remember once it is sent.

    Our controls are known by their ids alone; discord.py would keep every private panel for a quarter of an
    hour, and something of every card for good. It does not keep what is stopped already.
    """
    view = ui.LayoutView(timeout=None)
    view.stop()
    return view


def with_renewed_selects(message: discord.Message) -> ui.LayoutView | None:
    """A message of ours with selects in which anything can be chosen again; None if it has none, or pictures,
    which can't be sent again by what is known of them.
    """
    view = ui.LayoutView.from_message(message, timeout=None)
    view.stop()
    items = list(view.walk_children())
    selects = [
        item
        for item in items
        if isinstance(item, ui.Select | ui.UserSelect | ui.ChannelSelect | ui.RoleSelect)
    ]
    if not selects or any(isinstance(item, ui.MediaGallery | ui.Thumbnail | ui.File) for item in items):
        return None
    for select in selects:
        select.custom_id = renewed_id(select.custom_id)
    return view


def truncate(text: str, most: int) -> str:
    """A text that fits, with an ellipsis where it was too long; nothing where nothing fits."""
    return text if len(text) <= most else text[: most - 1] + "…" if most > 0 else ""


def _button(button: Button, control: ControlId) -> PressButton:
    item: ui.Button[Any] = ui.Button(
        label=truncate(button.label, 80),
        style=_STYLES[button.style],
        disabled=button.disabled,
        custom_id=f"b{control}",
    )
    return PressButton(item)


def _option(option: Option) -> discord.SelectOption:
    description = truncate(option.description, 100) or None
    return discord.SelectOption(
        label=truncate(option.label, 100), value=option.value, description=description, default=option.chosen
    )


def _menu(choice: Choice, control: ControlId) -> PickMenu:
    item: ui.Select[Any] = ui.Select(
        custom_id=renewed_id(f"s{control}"),
        placeholder=truncate(choice.placeholder, 150),
        options=[_option(option) for option in choice.options],
        min_values=choice.least,
        max_values=choice.most,
    )
    return PickMenu(item)


def _pick(pick: Pick, control: ControlId) -> PickPerson | PickChannel | PickRole:
    shown: dict[str, Any] = {
        "placeholder": truncate(pick.placeholder, 150),
        "min_values": pick.least,
        "max_values": pick.most,
    }
    if pick.kind == "person":
        return PickPerson(ui.UserSelect(custom_id=renewed_id(f"p{control}"), **shown))
    kind = discord.SelectDefaultValueType
    type_ = kind.role if pick.kind == "role" else kind.channel
    shown["default_values"] = [
        discord.SelectDefaultValue(id=int(number), type=type_) for number in pick.chosen
    ]
    if pick.kind == "role":
        return PickRole(ui.RoleSelect(custom_id=renewed_id(f"r{control}"), **shown))
    channel_types = _CHANNEL_TYPES[pick.kind]
    return PickChannel(
        ui.ChannelSelect(custom_id=renewed_id(f"c{control}"), channel_types=channel_types, **shown)
    )


def layout(
    page: Page,
    *,
    game: int,
    version: int,
    panel: str,
    picture: discord.File | None = None,
    closeup: discord.File | None = None,
) -> ui.LayoutView:
    """A page as a message: its preview shows where a picture was made for it, and is left out otherwise.

    A close-up has a gallery of its own above the picture: two in one would be shown at half their width.
    """
    container: ui.Container[Any] = ui.Container()
    characters_left = LONGEST_TEXT  # Discord counts the texts of a message together
    for block in _captioned(page.blocks):
        fitted = Text(truncate(block.content, characters_left)) if isinstance(block, Text) else block
        characters_left -= len(fitted.content) if isinstance(fitted, Text) else 0
        if closeup is not None and isinstance(block, Preview):
            container.add_item(_gallery(closeup))
        item = _item(fitted, page.selection, game, version, panel, picture)
        if item is not None:
            container.add_item(item)
    view = unregistered_view()
    view.add_item(container)
    return view


class PlainMessage(NamedTuple):
    """A message without Components V2: of those a notification shows no word."""

    content: str
    buttons: ui.View


def plain_buttons(
    *buttons: Button,
    game: int = 0,
    version: int = 0,
    panel: str = "card",
    link: tuple[str, str] | None = None,
) -> ui.View:
    """The buttons of a plain message, whose words a notification shows; `link` is the label and the address
    of one more that leads somewhere.
    """
    view = ui.View(timeout=None)
    view.stop()  # as in `unregistered_view`
    for button in buttons:
        view.add_item(_button(button, ControlId(game, version, panel, button.selection or "", button.word)))
    if link is not None:
        view.add_item(ui.Button(label=truncate(link[0], 80), url=link[1]))
    return view


def _captioned(blocks: Iterable[Block]) -> Iterator[Block]:
    """Blocks with the question above every menu that shows an answer already: that hides its placeholder."""
    for block in blocks:
        answered = isinstance(block, Choice) and any(option.chosen for option in block.options)
        if isinstance(block, Choice | Pick) and (answered or (isinstance(block, Pick) and block.chosen)):
            yield Text(f"-# {block.placeholder}")
        yield block


def _gallery(picture: discord.File) -> ui.MediaGallery[Any]:
    """One picture, as wide as the message."""
    return ui.MediaGallery(discord.MediaGalleryItem(picture, description=picture.description))


def _item(
    block: Block, selection: str, game: int, version: int, panel: str, picture: discord.File | None
) -> ui.Item[Any] | None:
    match block:
        case Text():
            return ui.TextDisplay(block.content) if block.content else None
        case Preview():
            if picture is None:
                return None
            return _gallery(picture)
        case Buttons():
            return ui.ActionRow(
                *(
                    _button(
                        button,
                        ControlId(
                            game,
                            version,
                            panel,
                            selection if button.selection is None else button.selection,
                            button.word,
                        ),
                    )
                    for button in block.row
                )
            )
        case Choice():
            return ui.ActionRow(_menu(block, ControlId(game, version, panel, selection, block.word)))
        case Pick():
            return ui.ActionRow(_pick(block, ControlId(game, version, panel, selection, block.word)))
