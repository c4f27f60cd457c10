"""Posting and editing the public card of every table.

The database says which cards are behind their tables. A card is edited in place while nobody new is due.
Otherwise those who became due are called, once, by a new message: a plain one, so that the notification says
what is asked of them, which is then edited into the card. The old card is deleted, unless it called somebody
who has not decided yet (see `earlier_cards`). A burst of changes is debounced into one card, which shows the
newest state. What Discord refuses is retried after a wait.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final

import discord

from bot.background import BackgroundTask
from bot.recovery.lost_places import LOCKED_CODES, LostPlaces
from bot.storage.cards import CardDue
from bot.studio import Studio
from bot.tables.errors import Refused
from bot.tables.log_entry import Entry
from bot.tables.model import LIVE
from bot.tables.public_view import TableView
from bot.tables.service import Tables
from bot.ui.answers.discord_errors import DISCONNECTED
from bot.ui.names import DisplayNames
from bot.ui.post_once import post_once, version_on
from bot.ui.threads import Stage, tag_post, unarchive
from bot.words import words

from .animations import CardAnimations, mentioned_by_card
from .calls import call_message, due_seats, end_message, mentioning, newly_due, told_of_end
from .drawing import CardDrawing, UploadedPictures
from .earlier_cards import GONE, EarlierCards, called_until
from .thread_names import ThreadNames

_log = logging.getLogger(__name__)
POLL_SECONDS: Final = 30.0  # after which the database is asked again though nothing woke the poster
DEBOUNCE: Final = 0.05  # seconds: whoever pressed is answered first, and a burst becomes one card
LONGEST_DEBOUNCE: Final = 6.0  # seconds that a card waits for computers, which decide one after another
COMPUTERS_POLL: Final = 0.1
BURIED: Final = 12  # messages below a card after which it is hard to find
SHUTDOWN_TIMEOUT: Final = 3.0  # seconds that cards get to be finished when the bot closes
MOST_AT_ONCE: Final = 200  # cards that are looked after
MOST_HELD: Final = 16  # of them that hold their pictures until Discord takes them
MOST_REMEMBERED: Final = 500  # messages of which it is known what was uploaded with them
ENTRIES_SHOWN: Final = 40  # entries of the log that a card looks back on
_UNKNOWN_MESSAGE: Final = 10008
_RATE_LIMITED: Final = 429  # discord.py gives a request up after five of these
_ARCHIVED: Final = 50083
_TOO_MANY_EDITS: Final = 30046  # of messages older than an hour


class CardPoster(BackgroundTask):
    """Shows every table's card, one task a table, the newest state only. It reads tables and changes none.

    `shown` is called when a card was shown: reminders of what it no longer waits for go after it, not before.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        studio: Studio,
        names: DisplayNames,
        lost_places: LostPlaces,
        shown: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__("cards")
        self._client = client
        self._tables = tables
        self._cards = tables.storage.cards
        self._drawing = CardDrawing(tables, studio, names)
        self._thread_names = ThreadNames(client, names)
        self._earlier = EarlierCards(client, tables)
        self._lost_places = lost_places
        self._shown = shown
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._holding = asyncio.Semaphore(MOST_HELD)
        self._backing_off: set[int] = set()
        # By message, what was uploaded with it last: a cache.
        self._uploaded: dict[int, UploadedPictures] = {}
        self._animations = CardAnimations(self._drawing, self._forget)
        # By channel, how many messages were written since its card was posted: as far as this process heard.
        self._written: dict[int, int] = {}
        self.woken.set()  # cards may be behind from before
        tables.signal(self.woken)
        self._cards.signal_lost(self.woken)

    @property
    def idle(self) -> bool:
        """Whether no card is being shown, and none that could be is behind."""
        return super().idle and not self._busy and self._animations.idle and not self.woken.is_set()

    async def close(self) -> None:
        """Stop watching; a card that is being shown is finished."""
        await super().close()
        await self._animations.close()
        showing = list(self._busy.values())
        if showing:
            _, unfinished = await asyncio.wait(showing, timeout=SHUTDOWN_TIMEOUT)
            for task in unfinished:  # the database knows that their cards are behind
                task.cancel()
            await asyncio.gather(*unfinished, return_exceptions=True)

    async def run_once(self) -> float:
        """Have every card shown that is behind."""
        await asyncio.sleep(DEBOUNCE)
        self.woken.clear()  # by what is seen now
        after = 0
        while found := await self._cards.behind(after):
            for due in found:
                if len(self._busy) >= MOST_AT_ONCE:
                    return POLL_SECONDS  # whoever is finished looks again
                if due.game not in self._busy and due.game not in self._backing_off:
                    self._busy[due.game] = asyncio.create_task(
                        self._show_or_retry(due), name=f"card-{due.game}"
                    )
            after = found[-1].game
        return POLL_SECONDS

    async def _show_or_retry(self, due: CardDue) -> None:
        try:
            await self._wait_for_computers(due.game)
            await self._show_newest(due.game)
        except discord.Forbidden as error:
            _log.warning("game %s: no card can be shown in %s: %s", due.game, due.place, error)
            await self._lost_places.report(due.game, "permissions", due.place.channel)
            self._retry_later(due.game, 60)
        except discord.NotFound as error:
            _log.warning("game %s: there is no %s any more: %s", due.game, due.place, error)
            await self._lost_places.report(due.game, "channel", due.place.channel)
            await self._lost_places.give_up(due.game, due.place.channel)
        except discord.HTTPException as error:
            if error.code in LOCKED_CODES:
                await self._lost_places.report(due.game, "locked", due.place.channel)
            # A refusal will be the same in a moment; a rate limit or a fault of Discord's own may be over.
            _log.warning("game %s: its card waits: %s", due.game, error)
            self._retry_later(due.game, 2 if error.status >= 500 or error.status == _RATE_LIMITED else 60)
        except DISCONNECTED as error:
            # Whether it arrived is not known: the nonce makes a second try harmless.
            _log.warning("game %s: its card waits: %s", due.game, error)
            self._retry_later(due.game, 2)
        except Refused as refusal:
            _log.info("game %s: no card: %s", due.game, refusal)
        except Exception:  # noqa: BLE001 - one bad game must not end the others
            _log.exception("game %s: its card failed", due.game)
            self._retry_later(due.game, 30)
        finally:
            del self._busy[due.game]
            self.wake()

    async def _show_newest(self, game: int) -> None:
        """Show a card that is behind: what was so a moment ago may have been deleted since, or moved."""
        behind = await self._cards.due(game)
        if behind is not None:
            before = await self._lost_places.known(game)
            await self._show(behind)
            await self._lost_places.shown(game, before)
            self._shown()

    async def _wait_for_computers(self, game: int) -> None:
        """While only computers are due, a card would be outdated at once: wait, unless they take long."""
        for _ in range(int(LONGEST_DEBOUNCE / COMPUTERS_POLL)):
            table = (await self._tables.look(game)).table
            if table.status != "playing" or not table.due or due_seats(table):
                return
            await asyncio.sleep(COMPUTERS_POLL)

    def retry_now(self, game: int) -> None:
        """What was in the way of a card may be gone: try at once."""
        self._backing_off.discard(game)
        self.wake()

    def _retry_later(self, game: int, seconds: float) -> None:
        """Back off: try a card that failed again after some seconds, and not before."""
        self._backing_off.add(game)

        def wake() -> None:
            self._backing_off.discard(game)
            self.wake()

        asyncio.get_running_loop().call_later(seconds, wake)

    async def _show(self, due: CardDue) -> None:
        table = (await self._tables.look(due.game)).table
        if table.place is None:
            return
        await self._animations.stop(due.game)
        channel = self._client.get_partial_messageable(table.place.channel)
        entries = await self._tables.log(due.game, max(0, table.version - ENTRIES_SHOWN))
        fresh = [entry for entry in entries if entry.seq > due.shown]
        repaired = any(entry.kind == "repaired" for entry in fresh if entry.seq > due.called)
        pings = await newly_due(self._tables, table, 0 if repaired else due.called)
        ended = await told_of_end(self._tables, table, due.called)
        message = None if repaired else due.message
        if pings := pings or ended:
            content, buttons = (end_message if ended else call_message)(table, pings)
            called = await self._post(due, table, channel, buttons, pings, content=content)
            if called is None:
                return
            message = called.id
        say = words(table.settings.language)
        await tag_post(self._client, channel.id, _stage(table), say)
        await self._thread_names.follow(table, _stage(table), say)
        if message is not None and (pings or (not due.trying and self._stays(due, table))):
            try:
                try:
                    await self._edit(channel.get_partial_message(message), table, entries, fresh)
                except discord.HTTPException as error:
                    if error.code != _ARCHIVED or not await unarchive(self._client, channel.id):
                        raise
                    await self._edit(channel.get_partial_message(message), table, entries, fresh)
            except discord.HTTPException as error:
                if error.code not in (*GONE, _TOO_MANY_EDITS):
                    raise
                if pings:
                    return  # the call is not to be had any more: it is noted, and the card is still behind
            else:
                await self._earlier.delete_unneeded(table)  # before it is noted, as nothing else would do it
                await self._cards.shown(due.game, table.version, message)
                return
        async with self._holding:
            drawn = await self._drawing.draw(table, entries, fresh)
            posted = await self._post(due, table, channel, drawn.view, [], files=drawn.files)
        if posted is not None:
            self._animations.start(posted, table, fresh, drawn)

    async def _edit(
        self,
        message: discord.PartialMessage,
        table: TableView,
        entries: Sequence[Entry],
        fresh: Sequence[Entry],
    ) -> None:
        """Let a message, the card or a call, show a table as it stands."""
        uploaded = self._uploaded.pop(message.id, None) if table.status in LIVE else None
        async with self._holding:
            drawn = await self._drawing.draw(table, entries, fresh, uploaded)
            shown = await message.edit(
                content=None,  # a call becomes a card
                view=drawn.view,
                attachments=discord.utils.MISSING if drawn.keeps_files else drawn.files,
                allowed_mentions=mentioned_by_card(table),
            )
        if drawn.uploaded is not None and table.status in LIVE:
            self._uploaded[message.id] = drawn.uploaded
            while len(self._uploaded) > MOST_REMEMBERED:
                del self._uploaded[next(iter(self._uploaded))]
        self._animations.start(shown, table, fresh, drawn)

    def _forget(self, message: int) -> None:
        """A message has other files by now than those that it was shown with."""
        self._uploaded.pop(message, None)

    async def _post(
        self,
        due: CardDue,
        table: TableView,
        channel: discord.PartialMessageable,
        view: discord.ui.LayoutView | discord.ui.View,
        pings: Sequence[int],
        *,
        content: str | None = None,
        files: Sequence[discord.File] = (),
    ) -> discord.Message | None:
        """Post a card, or a call, which has content; None if it is not known to be what was to be posted."""
        nonce, tried = await self._cards.begin_posting(due.game)
        try:
            sent = await post_once(
                channel,
                nonce,
                tried,
                content=content,
                view=view,
                files=files,
                allowed_mentions=mentioning(pings),
            )
        except discord.NotFound as error:
            if error.code != _UNKNOWN_MESSAGE:
                raise
            # An earlier try arrived, and somebody deleted it: there is no card, and this nonce is used up.
            await self._cards.shown(due.game, due.shown, None)
            return None
        self._written[channel.id] = 0
        # If an earlier try arrived after all, this is its message, which may show an older state. It is
        # noted as what it is: nobody whom it mentioned is mentioned again, and it will be edited next.
        known = tried is None
        version = table.version if known else version_on(sent, due.game) or due.called
        # Before it is noted: after a crash in between this is done again, and nothing else would do it.
        keeping = await self._earlier.replace(due, table, channel, sent.id, pings)
        if (content is not None) if known else not sent.flags.components_v2:
            await self._cards.called(due.game, version, sent.id, keeping)
        else:
            await self._earlier.delete_unneeded(table)
            await self._cards.shown(due.game, version, sent.id, keeping)
        return sent if known else None

    def _stays(self, due: CardDue, table: TableView) -> bool:
        """Whether a card stays where it is: in a game unless it is buried and has called nobody who is waited
        for; otherwise only if it is the newest message.
        """
        if table.status in LIVE:
            buried = self._written.get(due.place.channel, 0) >= BURIED
            return not buried or bool(called_until(table, due.called))
        channel = self._client.get_channel(due.place.channel)
        last = getattr(channel, "last_message_id", None)
        return last is None or due.message is None or last <= due.message

    def heard(self, channel: int) -> None:
        """Somebody wrote a message: it may stand below a card."""
        if channel in self._written:
            self._written[channel] += 1


def _stage(table: TableView) -> Stage:
    """How a table stands, as the tags of a forum say it."""
    if table.status in LIVE:
        return "open" if table.status == "open" else "playing"
    return "finished"
