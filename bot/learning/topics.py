"""The topics of the rules: what each explains, which refusals and decisions lead to it, how it is found.

What a topic says are the messages `rules-KEY-title`, `rules-KEY` (a page each, `rules-KEY-2` and so on, where
it has several) and `rules-KEY-words`, other words by which people look for it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.words import Say


@dataclass(frozen=True, slots=True)
class Topic:
    """One topic: the sections of docs/rules.md that it explains, and a picture for each of its pages."""

    key: str
    sections: tuple[str, ...]
    pictures: tuple[str, ...] = ("",)

    @property
    def pages(self) -> int:
        """How many pages it has."""
        return len(self.pictures)

    def title(self, say: Say) -> str:
        """What it is called."""
        return say(f"rules-{self.key}-title")

    def text(self, say: Say, page: int = 1) -> str:
        """What one of its pages says."""
        return say(f"rules-{self.key}" if page == 1 else f"rules-{self.key}-{page}")


_ALL: Final = (
    Topic("brief", ("1.1",), ("auction", "placing", "carrying", "crowning")),
    Topic("pieces", ("1.2", "2.1", "2.2", "2.5", "4.1", "4.2")),
    Topic("strength", ("2.4", "9.4", "R9"), ("strength",)),
    Topic("island", ("3.1", "3.2", "3.3", "R2"), ("island",)),
    Topic("round", ("5.1", "5.2", "5.3", "16.3", "R4")),
    Topic("dice", ("2.3", "6.1", "6.2", "R1"), ("dice",)),
    Topic("auction", ("7.1",), ("auction",)),
    Topic("order", ("7.2", "16.1")),
    Topic("choosing", ("7.3", "7.4", "R3", "R5")),
    Topic("placing", ("8.1",), ("placing",)),
    Topic("powers", ("8.2", "8.3", "R7"), ("powers",)),
    Topic("reserving", ("8.2",), ("reserving",)),
    Topic("logs", ("8.1", "8.2", "R6", "R11"), ("logs",)),
    Topic("tablets", ("8.1", "8.3", "R14")),
    Topic("carrying", ("9.1", "9.3", "R8"), ("carrying",)),
    Topic("paying", ("9.5", "16.2"), ("paying",)),
    Topic("erecting", ("9.6", "R10"), ("erecting",)),
    Topic("crowning", ("9.7",), ("crowning",)),
    Topic("marking", ("9.2", "9.8", "11.1", "11.3"), ("marking",)),
    Topic("hidden", ("10", "14", "14.1", "R15")),
    Topic("roundend", ("11.1", "11.2", "11.3", "11.4")),
    Topic("ending", ("12.1", "R12")),
    Topic("scoring", ("12.2", "12.3", "R13"), ("scoring",)),
    Topic("options", ("13", "13.1", "13.2", "13.3")),
    Topic("here", ()),
)
TOPICS: Final[Mapping[str, Topic]] = {topic.key: topic for topic in _ALL}
"""All topics in the order in which they are listed; as many as a menu of Discord's can have."""

_PANELS: Final[Mapping[str, str]] = {
    "auction": "auction",
    "choose": "choosing",
    "placement": "placing",
    "transport": "carrying",
    "stash": "marking",
    "recall": "marking",
}
_REFUSALS: Final[Mapping[str, str]] = {
    "pieces": "wrong-player-count workers-missing piece-missing",
    "round": "has-passed not-your-turn nothing-owed wrong-phase",
    "dice": "dice-are-chance dice-not-due dice-first dice-count dice-face",
    "auction": "negative-bid markers-missing",
    "choosing": "size-not-offered sculptors-missing",
    "placing": "unknown-piece",
    "island": "unknown-hex unknown-ahu",
    "logs": "chief-without-logs too-many-logs logs-missing no-forest forest-cut no-logs-in-supply",
    "powers": "worker-without-power power-elsewhere power-without-ahu no-worker-in-urn no-marker-in-urn"
    " no-headdress-in-supply",
    "tablets": "halves-missing no-halves-in-supply",
    "reserving": "ahu-without-power ahu-reserved",
    "carrying": "unknown-statue no-step not-adjacent been-there ahu-without-ending unknown-ending"
    " move-out-of-reach",
    "strength": "too-weak",
    "paying": "no-help-needed own-carriers-unwritten wrong-carriers",
    "erecting": "ahu-elsewhere ahu-taken no-base no-own-figure",
    "crowning": "headdress-not-erected moai-not-crowning no-moai-there crowned-already",
    "marking": "in-front-of-other marked-by-other moved-by-other already-marked no-marker-left mark-in-place"
    " abandoned-needs-end not-in-your-front not-your-marker statue-twice",
    "hidden": "owners-are-open",
    "ending": "game-over",
}
"""The refusals of the engine, and of typed moves, that each topic explains."""
_BY_REFUSAL: Final = {key: TOPICS[topic] for topic, keys in _REFUSALS.items() for key in keys.split()}


def topic_of_panel(panel: str) -> Topic:
    """What explains the decision that a panel asks for."""
    return TOPICS[_PANELS[panel]]


def topic_of_refusal(key: str) -> Topic | None:
    """What explains why the rules say no; None for refusals that are not of the rules of the game."""
    return _BY_REFUSAL.get(key)


def find_topics(typed: str, say: Say) -> list[Topic]:
    """The topics in which all typed words occur, those first that are called so; all of them for nothing."""
    wanted = typed.casefold().split()
    ranked = ((rank, topic) for topic in TOPICS.values() if (rank := _rank(topic, wanted, say)) is not None)
    return [topic for _, topic in sorted(ranked, key=lambda found: found[0])]


def _rank(topic: Topic, wanted: list[str], say: Say) -> int | None:
    """How directly a topic is about the wanted words, 0 the most; None if it does not have them all."""
    if wanted == [topic.key]:
        return 0
    title = topic.title(say).casefold()
    named = f"{title} {say(f'rules-{topic.key}-words').casefold()}"
    said = " ".join([named, *(topic.text(say, page).casefold() for page in range(1, topic.pages + 1))])
    for rank, text in enumerate((title, named, said), start=1):
        if all(word in text for word in wanted):
            return rank
    return None
