"""Curious people: they press, choose, type and complete everything that they find at a table."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from bot.play.panels import PANELS
from bot.playground.kit import Answered, Player, Shown
from bot.tables.log_entry import Entry
from engine import Colour, PhaseName
from engine.events import Peeked, PhaseBegan
from tests.kit.leaks.worlds import Scene
from tests.kit.panel_play import BUTTON, controls, word

DECIDING: Final = frozenset({"go", "sure", "takeback"})
"""What can make the game go on, and with it open what was secret."""
ENOUGH: Final = 3  # values of one menu
_OPENING: Final = frozenset({"peek", "inspect", "export", "score", "abandon"})
_CHANGING: Final = frozenset({"actas", "reseat", "undoto", "forget", "takeover", "practise", "askundo"})
"""What opens secrets on purpose, and what has others (or another past) decide: not in a comparison."""
LOOKS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("/giants screen", {}),
    ("/giants board", {}),
    ("/giants board", {"wide": True}),
    ("/giants board", {"text": True}),
    ("/giants log", {}),
    ("/giants hint", {}),
    ("/giants games", {}),
    ("/giants my data", {}),
    ("/table list", {}),
    ("/table audit", {}),
)
_TYPED: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("/bid", {"markers": 6, "workers": 6, "sorcerer": True, "chief": True}),
    ("/take", {"size": 3}),
    ("/place", {"figure": "worker", "hex": "Z9"}),
    ("/move", {"to": "m99 A1"}),
    ("/stash", {"statues": "m98 m99"}),
    ("/recall", {"statues": "m98 m99"}),
    ("/giants order bid", {"markers": 1}),
    ("/peek", {"ahu": 99}),
    ("/giants vote", {"question": "end"}),
    ("/giants away", {"until": "3", "stand_in": "wait"}),
    ("/giants back", {}),
    ("/giants seat offer", {}),
    ("/giants seat keep", {}),
    ("/giants my reminders", {"where": "dm"}),
    ("/table nudge", {}),
    ("/table repair", {}),
)
_COMPLETIONS: Final[tuple[tuple[str, str, dict[str, Any]], ...]] = (
    ("/place", "hex", {"figure": "worker"}),
    ("/place", "hex", {"figure": "sorcerer", "logs": 1}),
    ("/place", "power", {"figure": "chief", "hex": "J5"}),
    ("/move", "to", {}),
    ("/stash", "statues", {}),
    ("/recall", "statues", {}),
)
_WORDS: Final = (
    *("show", "back", "markers", "hex", "statue", "log"),
    *("text", "list", "pick", "audit", "act", "nothing"),
)
_SELECTIONS: Final = ("", "-", "1", "99", "m9w9s1c1", "w2.J5.ahu1", "m1 J5", "m1+m2", "red", "red/normal")


class Offer(NamedTuple):
    """One thing to do with one control: press it, or choose one value of it."""

    shown: Shown
    control: dict[str, Any]
    value: str | None

    @property
    def word(self) -> str:
        """What the control does."""
        return word(self.control)

    @property
    def key(self) -> tuple[str, ...]:
        """The same for all controls that do the same."""
        parts = str(self.control["custom_id"]).split(":")
        selection = parts[4] if self.word == "go" else ""
        return parts[3], self.word, selection, self.value or ""


def _bars(offer: Offer) -> bool:
    """Whether something is not for a comparison; what is stored about oneself is."""
    barred = DECIDING | _OPENING | _CHANGING
    if offer.key[:2] == ("privacy", "export"):
        return False
    return bool(barred & {offer.word, offer.value}) or offer.value == "undo"  # of a past that differs


def offers(player: Player, back: int = 4) -> Iterator[Offer]:
    """Everything that can be done with the newest messages that somebody sees."""
    for shown in player.messages[-back:]:
        for control in controls(shown):
            if control["type"] == BUTTON:
                if "custom_id" in control:  # a link only leads somewhere
                    yield Offer(shown, control, None)
            else:
                yield from (Offer(shown, control, option["value"]) for option in control["options"])


class Explorer:
    """Somebody who looks at everything, and acts by the dice of a seed."""

    def __init__(self, scene: Scene, user: int, rng: random.Random) -> None:
        self.scene = scene
        self.player = scene.player(user)
        self.rng = rng
        self._tried: Counter[tuple[str, ...]] = Counter()

    async def use(self, offer: Offer) -> Answered | None:
        """Use a control; a form that it opens is filled in."""
        who, label = self.player.person.name, ":".join(offer.key)
        self._tried.update((offer.key, offer.key[:2]))
        custom_id = offer.control["custom_id"]
        if offer.value is None:
            doing = self.player.press(custom_id, on=offer.shown)
        else:
            doing = self.player.choose(custom_id, offer.value, on=offer.shown)
        answered = await self.scene.act(f"{who} uses {label}", doing)
        if answered is not None and answered.modal is not None:
            tile = self.rng.choice(("F6", "j5", "Q9", "K7"))
            sending = self.player.submit({"hex": tile}, form=answered)
            answered = await self.scene.act(f"{who} writes {tile}", sending)
        return answered

    async def press_card(self, *words: str) -> None:
        """Press these buttons of the card."""
        for name in words:
            found = [offer for offer in offers(self.player, 99) if offer.key[:2] == ("card", name)]
            if found:
                await self.use(found[-1])

    async def press_own(self, *words: str) -> None:
        """Press these buttons of one's own panel, one after another, where it has them."""
        for name in words:
            found = [offer for offer in offers(self.player, 1) if offer.word == name]
            if found:
                await self.use(found[-1])

    async def wander(self, steps: int) -> None:
        """Use whatever was not used yet, as long as nothing is decided by it."""
        for _ in range(steps):
            new = [offer for offer in offers(self.player) if self._is_new(offer) and not _bars(offer)]
            if not new:
                return
            words = sorted({offer.word for offer in new})
            chosen = self.rng.choice(words)  # a long menu must not drown the buttons
            await self.use(self.rng.choice([offer for offer in new if offer.word == chosen]))

    def _is_new(self, offer: Offer) -> bool:
        """Whether it was not tried, nor often something like it; an order may be carried out at once."""
        kind = offer.key[:2]
        return not self._tried[offer.key] and self._tried[kind] < ENOUGH and kind != ("more", "order")

    async def run(self, command: str, **options: Any) -> Answered | None:
        """Run a command."""
        label = f"{self.player.person.name} runs {command} {options}"
        return await self.scene.act(label, self.player.run(command, **options))

    async def type_everything(self, share: float, phase: PhaseName) -> None:
        """Run a share of the commands, and ask for a share of the completions; decide nothing by it."""
        for command, options in (*LOOKS, *_TYPED):
            if self.rng.random() < share and (command, phase) != ("/take", "choose"):
                await self.run(command, **options)
        for command, focused, typed in _COMPLETIONS:
            if self.rng.random() < share:
                label = f"{self.player.person.name} completes {command} {focused}"
                await self.scene.act(label, self.player.complete(command, focused, **typed))

    async def forge(self, count: int) -> None:
        """Send controls that no message has, as somebody with a tampered client would."""
        cards = [shown for shown in self.player.messages if not shown.ephemeral and controls(shown)]
        for _ in range(count if cards else 0):
            number, version = str(controls(cards[-1])[0]["custom_id"]).split(":")[1:3]
            panel = self.rng.choice((*PANELS, "more", "mod", "card", "privacy", "people", "lobby"))
            name, selection = self.rng.choice(_WORDS), self.rng.choice(_SELECTIONS)
            values = self.rng.sample(_SELECTIONS, self.rng.randint(0, 2))
            kind = "s" if values else "b"
            forged = f"{kind}g:{number}:{version}:{panel}:{selection}:{name}"
            sending = self.player.forge(forged, *values, on=cards[-1])
            await self.scene.act(f"{self.player.person.name} forges {panel}:{selection}:{name}", sending)

    async def decide(self, game: int, seat: Colour, most: int = 3) -> None:
        """Take decisions for a seat until one of them opens something, which is no longer compared."""
        for _ in range(most):
            await self.press_card("move")
            known = (await self.scene.tables.look(game)).table.version
            open_now = [o for o in offers(self.player, 1) if o.word == "go"]
            if not open_now:
                return
            answered = await self.use(self.rng.choice(open_now))
            sure = [o for o in offers(self.player, 1) if o.word == "sure"] if answered else []
            if sure:
                await self.use(sure[0])
            if any(opens(entry, seat) for entry in await self.scene.tables.log(game, known)):
                self.scene.opened(2 if sure else 1)
                return


def opens(entry: Entry, seat: Colour) -> bool:
    """Whether an entry shows more than what this seat did: dice, bids, or what follows for others."""
    quiet = [e for e in entry.events if isinstance(e, PhaseBegan) and e.phase in ("placement", "transport")]
    shown = [e for e in entry.events if e not in quiet]
    return any(getattr(event, "seat", None) != seat or isinstance(event, Peeked) for event in shown)
