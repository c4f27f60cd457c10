"""The rules as pages: by topic, with pictures, from a command, a refusal or a decision and back to it."""

import io
from collections.abc import Iterator, Sequence
from typing import Final

import discord
from discord import ui

from bot.studio import Studio
from bot.tables.errors import Refused
from bot.ui.arguments import first_of
from bot.ui.components import layout
from bot.ui.custom_id import ControlId
from bot.ui.page import Block, Button, Buttons, Choice, Option, Page, Preview, Style, Text
from bot.ui.press import Press
from bot.ui.respond import show, show_panel, text_view
from bot.words import Say, Words
from engine import KeyedError

from .pictures import picture, picture_in_words
from .topics import TOPICS, Topic, find_topics, topic_of_panel, topic_of_refusal

PANEL: Final = "rules"
_LONGEST_SELECTION: Final = 60


class RulesPanel:
    """Shows the rules to one person."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio

    async def overview(self, interaction: Press, game: int, say: Words) -> None:
        """All topics, to choose from; in the panel of a game, if it is asked for there."""
        await self._show_overview(interaction, say("rules-overview"), say, game)

    async def find(self, interaction: Press, typed: str, say: Words) -> None:
        """The topic that somebody typed, or the one that has most to do with it; else all of them."""
        found = find_topics(typed, say)
        if not typed.strip():
            await self.overview(interaction, 0, say)
        elif found:
            await self._show(interaction, found[0], 1, say, instead=False)
        else:
            await self._show_overview(interaction, say("rules-none", typed=_quoted(typed)), say)

    async def _show_overview(self, interaction: Press, text: str, say: Words, game: int = 0) -> None:
        begin = Button("open", say("rules-brief-open"), "success", selection="brief.1")
        row = (begin, *_way_back(game, say))
        page = Page((Text(text), _menu(None, say), Buttons(row)))
        await _show_page(interaction, layout(page, game=game, version=0, panel=PANEL), (), game)

    # Controls on the pages themselves

    async def open(self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words) -> None:
        """A page that a button names."""
        topic, page = _named(control.selection)
        await self._show(interaction, topic, page, say, instead=True, game=control.game)

    async def choose(self, interaction: Press, control: ControlId, values: Sequence[str], say: Words) -> None:
        """A topic from the menu."""
        topic = _topic(first_of(values))
        await self._show(interaction, topic, 1, say, instead=True, game=control.game)

    # Beside a decision, which the controls of the page go on to carry

    async def explain(
        self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words
    ) -> None:
        """What explains the decision that a panel asks for."""
        topic = topic_of_panel(control.panel)
        await self._show(interaction, topic, 1, say, instead=True, beside=control)

    async def show_beside(self, interaction: Press, topic: Topic, control: ControlId, say: Words) -> None:
        """A topic in the place of a page, to which its `back` leads."""
        await self._show(interaction, topic, 1, say, instead=True, beside=control)

    async def choose_beside(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """Another topic from the menu, beside a decision."""
        await self._show(interaction, _topic(first_of(values)), 1, say, instead=True, beside=control)

    async def turn_beside(
        self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words
    ) -> None:
        """Another page of a topic, beside a decision."""
        wanted, _, selection = control.selection.partition("|")
        topic, page = _named(wanted)
        beside = ControlId(control.game, control.version, control.panel, selection, control.word)
        await self._show(interaction, topic, page, say, instead=True, beside=beside)

    async def _show(
        self,
        interaction: Press,
        topic: Topic,
        number: int,
        say: Words,
        *,
        instead: bool,
        beside: ControlId | None = None,
        game: int = 0,
    ) -> None:
        name = topic.pictures[number - 1]
        file = None
        if name:
            image = await self._studio.run(lambda: picture(name, say))
            kind = "png" if image.startswith(b"\x89PNG") else "webp"
            alt = picture_in_words(name, say)
            file = discord.File(io.BytesIO(image), f"rules-{name}.{kind}", description=alt)
        blocks: list[Block] = [*_blocks(topic, number, beside, say)]
        if beside is None and game:
            blocks.append(Buttons(_way_back(game, say)))
        page = Page(tuple(blocks), beside.selection if beside else "")
        game, version, panel = (beside.game, beside.version, beside.panel) if beside else (game, 0, PANEL)
        view = layout(page, game=game, version=version, panel=panel, picture=file)
        await _show_page(interaction, view, [file] if file else [], game, instead=instead)


async def _show_page(
    interaction: Press,
    view: ui.LayoutView,
    files: Sequence[discord.File],
    game: int,
    *,
    instead: bool = True,
) -> None:
    """Show a page in the panel of a game, or by itself if it belongs to none."""
    if game:
        await show_panel(interaction, game, view, files, instead=instead)
    else:
        await show(interaction, view, files, instead=instead)


def _way_back(game: int, say: Say) -> tuple[Button, ...]:
    """Back to the menu of the game, if there is one."""
    return (Button("menu", say("more-back")),) if game else ()


def refusal_view(error: Exception, text: str, say: Say) -> ui.LayoutView:
    """What somebody is told of an error, with a button to its topic where a rule of the game says no."""
    topic = topic_of_refusal(error.key) if isinstance(error, KeyedError) else None
    if topic is None:
        return text_view(text)
    button = Button("open", say("rules-link", topic=topic.title(say)), selection=f"{topic.key}.1")
    return layout(Page((Text(text), Buttons((button,)))), game=0, version=0, panel=PANEL)


def _blocks(topic: Topic, number: int, beside: ControlId | None, say: Say) -> Iterator[Block]:
    """A page of a topic: its words, its picture, what is next, and the other topics."""
    title = topic.title(say)
    if topic.pages > 1:
        title = say("rules-page", title=title, page=number, pages=topic.pages)
    yield Text(f"### {title}\n{topic.text(say, number)}")
    if topic.pictures[number - 1]:
        yield Preview()
    row = []
    if number > 1:
        row.append(_turn(topic, number - 1, beside, say("rules-previous")))
    if number < topic.pages:
        row.append(_turn(topic, number + 1, beside, say("rules-next"), first=True))
    if beside is not None:
        row.append(Button("back", say("rules-to-panel"), "primary"))
    if row:
        yield Buttons(tuple(row))
    yield _menu(topic, say)


def _turn(topic: Topic, number: int, beside: ControlId | None, label: str, *, first: bool = False) -> Button:
    wanted = f"{topic.key}.{number}"
    style: Style = "success" if first else "secondary"
    if beside is None:
        return Button("open", label, style, selection=wanted)
    both = f"{wanted}|{beside.selection}"
    return Button("rules-turn", label, style, selection=both if len(both) <= _LONGEST_SELECTION else wanted)


def _menu(current: Topic | None, say: Say) -> Choice:
    options = tuple(Option(topic.key, topic.title(say), chosen=topic is current) for topic in TOPICS.values())
    return Choice("topic", say("rules-choose"), options)


def _topic(key: str) -> Topic:
    if key not in TOPICS:
        raise Refused("unknown-control")
    return TOPICS[key]


def _named(selection: str) -> tuple[Topic, int]:
    """The topic and the page of it that a selection names."""
    key, _, number = selection.partition(".")
    topic = _topic(key)
    if not number.isdecimal() or not 1 <= int(number) <= topic.pages:
        raise Refused("unknown-control")
    return topic, int(number)


def _quoted(typed: str) -> str:
    """What somebody typed, harmless and short."""
    return "".join(letter for letter in typed if letter.isalnum() or letter in " -'")[:40]
