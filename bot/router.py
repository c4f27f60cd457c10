"""The router: which handler answers which control, always inside `answering`.

A control is found by its panel and its word (`card/move`), or by its panel alone where one handler answers
all words of it. Forms arrive here as well, under the control that opened them.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

import discord

from bot.play.panels import PANELS
from bot.tables.errors import Refused
from bot.ui.custom_id import PUBLIC_PANELS, ControlId, controls_on, read_id
from bot.ui.modals import read_form
from bot.ui.press import Press
from bot.ui.respond import answering
from bot.words import Words

if TYPE_CHECKING:
    from bot.client import Giants

Handler: TypeAlias = Callable[[Press, ControlId, Sequence[str], Words], Awaitable[None]]
Routes: TypeAlias = Mapping[str, Handler]


def routes(client: "Giants") -> Routes:
    """The handler of each control. Messages posted by older versions carry these names, so they stay."""
    decisions, menu, lobby, votes = client.decisions, client.menu, client.lobby, client.votes
    reminders, privacy = client.reminder_settings, client.privacy
    return {
        "card/move": _of_game(decisions.open),
        "card/screen": _of_game(menu.screen),
        "card/more": _of_game(menu.show),
        "card/question": votes.show_question,
        "card/aye": votes.vote,
        "card/nay": votes.vote,
        "card/askreopen": _of_game(votes.ask_reopen),
        "card/askclose": _of_game(votes.ask_close),
        "card/takeover": votes.take_over,
        "card/sit": _of_game(votes.accept_seat),
        "card/nosit": _of_game(votes.refuse_seat),
        "card/again": client.rematch.again,
        "card/wake": votes.wake_game,
        "card/home": votes.come_back,
        "card/snooze": reminders.snooze_reminder,
        **dict.fromkeys(PANELS, decisions.pressed),
        **{f"{panel}/rules": client.rules.explain for panel in PANELS},
        **{f"{panel}/topic": client.rules.choose_beside for panel in PANELS},
        **{f"{panel}/rules-turn": client.rules.turn_beside for panel in PANELS},
        "example": client.example.turn,
        "example/rules": client.example.explain,
        "example/topic": client.rules.choose_beside,
        "example/rules-turn": client.rules.turn_beside,
        "card/replay": _of_game(client.replays.open),
        "more/replay": _of_game(client.replays.open),
        "card/turned": _of_game(client.turning_points.open),
        "replay/turned": _of_game(client.turning_points.open),
        "turned": client.turning_points.pressed,
        "turned/there": client.turning_points.go_there,
        "games/finished": client.replays.list_finished,
        "replay": client.replays.turn,
        "replay/pick": client.replays.pick,
        "replay/share": client.replays.share,
        "replay/film": _of_game(client.replays.film),
        "replay/record": _of_game(client.replays.record),
        "replay/log": _of_game(client.game_log.open_whole),
        "stats/out": client.results.leave,
        "stats/in": client.results.join,
        "ladder": client.results.turned,
        "league": client.league_panel.pressed,
        "rules/open": client.rules.open,
        "rules/menu": _of_game(menu.show),
        "rules/topic": client.rules.choose,
        "lobby/join": lobby.join,
        "lobby/computer": lobby.add_computer,
        "lobby/leave": lobby.leave,
        "lobby/start": lobby.start,
        "lobby/settings": _of_game(lobby.settings),
        "welcome/play": lobby.practise,
        "welcome/learn": client.first_game.pressed,
        "more/options": lobby.choose_options,
        "more/deadline": lobby.choose_deadline,
        "more/late": lobby.choose_late,
        "more/pictures": lobby.choose_pictures,
        "more/closeup": lobby.choose_closeup,
        "more/private": lobby.choose_private,
        "more/invite": lobby.pick_invited,
        "more/free": lobby.free_seat,
        "more/log": _of_game(client.game_log.open),
        "more/logpage": client.game_log.turn_page,
        "more/logplayer": client.game_log.choose_player,
        "more/text": _of_game(menu.text_board),
        "more/wide": _of_game(menu.wide_board),
        "more/textpart": menu.turn_text,
        "more/help": _of_game(client.rules.overview),
        "more/menu": _of_game(menu.show),
        "more/move": _of_game(partial(decisions.open, instead=True)),
        "more/screen": _of_game(menu.screen),
        "more/takeback": _of_game(decisions.take_back),
        "more/ahead-stash": decisions.orders.leave_ahead,
        "more/ahead-recall": decisions.orders.leave_ahead,
        "more/coach": menu.choose_coach,
        "more/askundo": _of_game(votes.ask_undo),
        "more/askend": _of_game(votes.ask_end),
        "more/ask": votes.ask_chosen,
        "ask/point": votes.choose_point,
        "ask/go": votes.put,
        "ask/no": votes.drop,
        "ask/menu": _of_game(menu.show),
        "ask/move": _of_game(partial(decisions.open, instead=True)),
        "ask/aye": votes.vote,
        "ask/nay": votes.vote,
        "more/peek": menu.pick_peek,
        "more/look": menu.peek,
        "more/keep": menu.keep,
        "more/order": menu.leave_order,
        "more/prebid": menu.leave_bid,
        "more/drop": menu.cancel_orders,
        "more/cancel": menu.cancel_orders,
        "people/where": reminders.choose_reach,
        "people/night": reminders.choose_night,
        "people/zone": reminders.choose_zone,
        "people/zoneyes": reminders.answer_zone,
        "people/zonepick": reminders.answer_zone,
        "people/snooze": reminders.snooze,
        "people/wake": reminders.end_snooze,
        "privacy/export": privacy.export,
        "privacy/delete": privacy.ask_to_delete,
        "privacy/keep": privacy.keep,
        "privacy/forget": privacy.delete,
        "mod": client.moderation.pressed,
        "setup": client.server_setup.pressed,
        "lobby/wait": lobby.wait,
        "more/host": lobby.pick_host,
        "games/watch": client.server_games.choose,
    }


def forms(client: "Giants") -> Routes:
    """The handler of each form, by the control that opened it."""
    return {f"{panel}/ask-hex": client.decisions.typed_hex for panel in PANELS}


def _of_game(answer: Callable[[Press, int, Words], Awaitable[None]]) -> Handler:
    """A handler of something that needs to know the game and no more."""

    async def handle(interaction: Press, control: ControlId, _values: Sequence[str], say: Words) -> None:
        await answer(interaction, control.game, say)

    return handle


class Router:
    """Hands every press, choice and form to its handler; no handler opens `answering` itself."""

    def __init__(self, client: "Giants") -> None:
        self._names = client.names
        self._outdated = client.restored_backup.answer_outdated
        self._controls = routes(client)
        self._forms = forms(client)

    async def pressed(self, interaction: Press, control: ControlId, values: Sequence[str]) -> None:
        """A control of ours was used."""
        await self._answer(self._controls, interaction, control, values)

    async def on_interaction(self, interaction: Press) -> None:
        """What discord.py hands to nobody: forms, which it forgets at a restart, and forged controls."""
        if interaction.type is discord.InteractionType.modal_submit:
            control, text = read_form(dict(interaction.data or {}))
            await self._answer(self._forms, interaction, control, [text])
        elif interaction.type is discord.InteractionType.component and not offered(interaction):
            await self._answer(self._controls, interaction, None, ())

    async def _answer(
        self, table: Routes, interaction: Press, control: ControlId | None, values: Sequence[str]
    ) -> None:
        asked = None if control is None else f"{control.panel}/{control.word}"
        opens_form = table is self._controls and asked in self._forms
        game = None if control is None else control.game
        async with answering(interaction, game, opens_form=opens_form) as say:
            self._names.remember(interaction)
            if control is None:
                raise Refused("unknown-control")
            if control.panel in PUBLIC_PANELS and await self._outdated(interaction, control, say):
                return
            handler = table.get(asked or "") or table.get(control.panel)
            if handler is None:
                raise Refused("unknown-control")
            await handler(interaction, control, values, say)


def offered(interaction: Press) -> bool:
    """Whether a press is of a control of ours that its message has: discord.py drops any other in silence."""
    data: dict[str, Any] = dict(interaction.data or {})
    pressed: tuple[int, str] = data.get("component_type", 0), str(data.get("custom_id", ""))
    message = interaction.message
    on_message = message is not None and pressed in controls_on(message)
    return on_message and read_id(pressed[1][1:]) is not None
