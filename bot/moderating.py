"""What moderators do: each deed is told to the table and stands in its log with their name."""

import io
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import discord

from engine import Colour
from engine.events import Rolled

from .courtesy import Press, courtesy, note, place, show, tell
from .faces import event_lines
from .ids import ControlId
from .layout import layout
from .overview import (
    Stand,
    act_page,
    audit_lines,
    end_page,
    game_page,
    list_page,
    look_page,
    replace_page,
    undo_page,
)
from .panels.page import Page, Preview, Text
from .permissions import refuse_without_permissions
from .servers import refuse_elsewhere
from .staying import colour_named
from .tables import Person, Place, Refused, Tables
from .upkeep import Upkeep
from .words import Words

if TYPE_CHECKING:
    from .client import Giants

PANEL: Final = "mod"
POINTS: Final = 20
AUDITED: Final = 30
Deed = Callable[[], Awaitable[object]]


class Moderating:
    """The moderators' own panel, and everything that it and `/table` can do."""

    def __init__(self, client: "Giants", tables: Tables, upkeep: Upkeep) -> None:
        self._client = client
        self._tables = tables
        self._upkeep = upkeep

    def takes(self, control: ControlId) -> bool:
        """Whether a control is for us."""
        return control.panel == PANEL

    # Looking

    async def stand(self, game: int, say: Words) -> Stand:
        """How a game stands."""
        face = (await self._tables.look(game)).face
        names = await self._client.reception.private.names(face, say)
        since: dict[Colour, float] = {}
        for colour in face.due:
            asked = face.asked.get(colour, 0)
            for entry in await self._tables.log(game, asked - 1, asked):
                since[colour] = entry.at
        return Stand(face, names, since, await self._upkeep.troubles.of(game))

    async def stands(self, server: int, say: Words) -> list[Stand]:
        """All games of a server that are not over."""
        listed = await self._tables.register.in_server(server)
        live = [entry.id for entry in listed if entry.status in ("open", "playing", "paused")]
        return [await self.stand(game, say) for game in live]

    async def list(self, interaction: Press, say: Words, *, instead: bool = False) -> None:
        """The list; a single game is shown with all that can be done about it at once."""
        await self._upkeep.servers.moderator(interaction)
        stands = await self.stands(interaction.guild_id or 0, say)
        if len(stands) == 1:
            await self.show(interaction, stands[0].face.id, say, instead=instead)
            return
        view = layout(list_page(stands, say), game=0, version=0, panel=PANEL)
        await show(interaction, view, instead=instead)

    async def show(
        self, interaction: Press, game: int, say: Words, told: str = "", *, instead: bool = True
    ) -> None:
        """One game, and what can be done about it."""
        stand = await self.stand(game, say)
        listed = await self._tables.register.in_server(interaction.guild_id or 0)
        several = sum(entry.status in ("open", "playing", "paused") for entry in listed) > 1
        page = game_page(stand, say, told, several=several, here=interaction.channel_id)
        await self._page(interaction, stand, page, instead=instead)

    async def _page(self, interaction: Press, stand: Stand, page: Page, *, instead: bool = True) -> None:
        view = layout(page, game=stand.face.id, version=stand.face.version, panel=PANEL)
        await show(interaction, view, instead=instead)

    # Presses

    async def pressed(self, interaction: Press, control: ControlId, values: Sequence[str]) -> None:
        """Answer one press of a moderator, or of somebody who is none any more."""
        async with courtesy(interaction, control.game or None) as say:
            who = await self._upkeep.servers.moderator(interaction)
            chosen = values[0] if values else control.draft
            if control.word == "list":
                await self.list(interaction, say, instead=True)
                return
            game = control.game
            if control.word == "pick" or not game:
                game = int(chosen) if chosen.isdecimal() else 0
            await refuse_elsewhere(self._tables, interaction, game)
            if control.word in ("pick", "show"):
                await self.show(interaction, game, say)
            elif not await self._open(interaction, control.word, game, say):
                await self._do(interaction, who, control.word, game, chosen, say)

    async def _open(self, interaction: Press, word: str, game: int, say: Words) -> bool:
        """Pages that ask for more; whether the word opens one."""
        pages = {"act": act_page, "replace": replace_page, "look": look_page, "end": end_page}
        if word == "audit":
            await self.audit(interaction, game, say)
        elif word == "undo":
            stand = await self.stand(game, say)
            await self._page(interaction, stand, undo_page(await self.points(game, stand, say), say))
        elif word in pages:
            stand = await self.stand(game, say)
            await self._page(interaction, stand, pages[word](stand, say))
        else:
            return False
        return True

    async def _do(
        self, interaction: Press, who: Person, word: str, game: int, chosen: str, say: Words
    ) -> None:
        """A deed, and then how the game stands."""
        if word == "export":
            await self.export(interaction, who, game, say)
            return
        if word == "inspect":
            await self.inspect(interaction, who, game, colour_named(chosen), say)
            return
        press = str(interaction.id)
        colour, _, value = chosen.partition("/")
        deeds: dict[str, Deed] = {
            "nudge": lambda: self.nudge(game, who, press),
            "pause": partial(self._tables.pause, game, who, press=press),
            "resume": lambda: self.resume(game, who, press),
            "repair": lambda: self.repair(game, who, press),
            "actas": lambda: self.act_for(game, who, colour_named(colour), value, press),
            "reseat": lambda: self._tables.replace(
                game, who, colour_named(colour), computer=value, press=press
            ),
            "undoto": lambda: self._tables.undo(
                game, who, int(chosen) if chosen.isdecimal() else -1, press=press
            ),
            "move": lambda: self.move_here(interaction, who, game, say),
            "score": partial(self._tables.end, game, who, scored=True, press=press),
            "abandon": partial(self._tables.end, game, who, scored=False, press=press),
        }
        deed = deeds.get(word)
        if deed is None:
            raise Refused("unknown-control")
        await deed()
        self._upkeep.stir()
        told = say("mod-done", deed=word)
        if word in ("score", "abandon"):
            await show(interaction, note(told), instead=True)
        else:
            await self.show(interaction, game, say, told)

    # Deeds

    async def nudge(self, game: int, who: Person, press: str | None = None) -> None:
        """Remind whoever is waited for, now."""
        await self._tables.stewards.nudge(game, who, press=press)
        self._upkeep.clock.stir()

    async def resume(self, game: int, who: Person, press: str | None = None) -> None:
        """Go on, if there is a place to go on in."""
        face = (await self._tables.look(game)).face
        if face.place is not None and await self._upkeep.troubles.channel_is_gone(face.place.channel):
            raise Refused("mod-move-first")
        await self._tables.resume(game, who, press=press)

    async def repair(self, game: int, who: Person, press: str | None = None) -> None:
        """Post the card anew, wherever the old one is. The old one goes, so that it can't come back."""
        outcome = await self._tables.stewards.repair(game, who, press=press)
        if outcome.face.place is not None:
            await self._retire(outcome.face.place, await self._card(game))
        await self._tables.outbox.card_lost(game)
        self._tables.outbox.stir()

    async def act_for(
        self, game: int, who: Person, colour: Colour, level: str, press: str | None = None
    ) -> None:
        """Have a decision made for somebody: by a computer, or the harmless one."""
        chosen = None if level == "safe" else level
        await self._tables.stewards.play_for(game, who, colour, chosen, press=press)

    async def move(self, game: int, who: Person, to: Place, press: str | None = None) -> None:
        """Take a game to another channel; one that had lost its place goes on there."""
        before = (await self._tables.look(game)).face
        lost = await self._upkeep.troubles.of(game) in ("channel", "server")
        card = await self._card(game)
        if before.place != to:
            await self._tables.move(game, who, to, press=press)
        await self._tables.outbox.card_lost(game)
        await self._upkeep.troubles.over(game)
        if before.place is not None and before.place != to:
            await self._retire(before.place, card)
        if lost and before.status == "paused" and not any(seat.vacant for seat in before.seats):
            await self._tables.resume(game, who)
        self._tables.outbox.stir()

    async def _card(self, game: int) -> int | None:
        row = await self._tables.store.read(
            lambda db: db.execute("SELECT card_message FROM games WHERE id = ?", (game,)).fetchone()
        )
        return None if row is None else row[0]

    async def _retire(self, old: Place, card: int | None) -> None:
        """The card that stays behind goes, where it can."""
        if card is None:
            return
        channel = self._client.get_partial_messageable(old.channel)
        try:
            await channel.get_partial_message(card).delete()
        except discord.HTTPException:
            return  # its buttons say by themselves that the table is elsewhere

    async def move_here(self, interaction: Press, who: Person, game: int, say: Words) -> None:
        """Bring a game to where the moderator is."""
        refuse_without_permissions(interaction, say)
        await self.move(game, who, place(interaction), str(interaction.id))

    async def inspect(self, interaction: Press, who: Person, game: int, colour: Colour, say: Words) -> None:
        """Look behind a screen, once the table was told; never for somebody who plays there."""
        view = await self._tables.stewards.inspect(game, who, colour)
        stand = await self.stand(game, say)
        png, alt = await self._client.studio.card(view, stand.names, say, ())
        picture = discord.File(io.BytesIO(png), "screen.png", description=alt)
        page = Page((Text(say("mod-inspected", name=stand.names[colour])), Preview()))
        drawn = layout(page, game=game, version=stand.face.version, panel=PANEL, picture=picture)
        await show(interaction, drawn, [picture])

    async def export(self, interaction: Press, who: Person, game: int, say: Words) -> None:
        """Hand out the record; of a running game only to a moderator who does not play in it."""
        await self._tables.stewards.export(game, who)
        record = await self._tables.register.record(game)
        file = discord.File(io.BytesIO(record.encode()), f"giants-{game}.txt")
        view = note(say("mod-exported", game=game))
        view.add_item(discord.ui.File(file))
        await show(interaction, view, [file])

    async def audit(self, interaction: Press, game: int, say: Words) -> None:
        """Everything that was done to a game from outside, newest last."""
        lines = audit_lines(await self._tables.log(game), say)[-AUDITED:]
        await tell(
            interaction, "\n".join([say("mod-audit-title", game=game), *(lines or [say("log-empty")])])
        )

    async def points(self, game: int, stand: Stand, say: Words) -> Sequence[tuple[int, str]]:
        """Points that a game can go back to, the nearest first, each with what would be undone last."""
        news = await self._tables.log(game, max(0, stand.face.version - 8 * POINTS))
        found = []
        for entry in reversed(news):
            if entry.kind in ("started", "imported", "undone"):
                break  # what lies before was undone already, or never was
            rolled = any(isinstance(event, Rolled) for event in entry.events)
            if entry.kind == "action" and entry.seat is not None and not rolled:
                lines = event_lines([entry], stand.names, say, redacted=not stand.face.options.open_owners)
                found.append((entry.seq - 1, (lines or ["—"])[0]))
        return found[:POINTS]
