"""What a server decides about its tables: where they may be, who may open them, how many, and how they begin.

They are checked where a table is opened or moved, so they hold by command, by button, and forged.
"""

import hmac
from typing import Annotated, Any, Final, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field

from .errors import Refused
from .model import LatePolicy, Person, Place

DAY: Final = 86400
MOST_CHANNELS: Final = 25  # of a list: Discord's menu takes no more
MOST_TABLES: Final = 25  # that a limit can be set to
LONGEST_LOBBY: Final = 60  # days
Opening = Literal["everybody", "role", "moderators"]
OPENINGS: Final[tuple[Opening, ...]] = get_args(Opening)
Home = Literal["here", "thread", "forum"]
HOMES: Final[tuple[Home, ...]] = get_args(Home)
_Limit = Annotated[int, Field(ge=1, le=MOST_TABLES)]


class ServerRules(BaseModel):
    """One server's rules for its tables; the defaults allow everything.

    `hosting` are the channels and forums that may host tables, threads and posts in them included; none means
    all. `per_person` counts the tables that one person opened, `per_channel` those in a channel and its
    threads, both while they are not over. A lobby that nobody joins for `lobby_days` is closed; 0 is never.
    The hall of fame is posted in `fame_channel` every month.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    hosting: Annotated[tuple[int, ...], Field(max_length=MOST_CHANNELS)] = ()
    opening: Opening = "everybody"
    opening_role: int | None = None
    per_person: _Limit | None = None
    per_channel: _Limit | None = None
    home: Home = "here"
    forum: int | None = None
    deadline: Annotated[int, Field(ge=60, le=31 * DAY)] | None = None
    late: LatePolicy = "remind"
    language: Annotated[str, Field(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$")] | None = None
    computers: bool = True
    lobby_days: Annotated[int, Field(ge=0, le=LONGEST_LOBBY)] = 7
    fame_channel: int | None = None

    def new_table(self) -> dict[str, Any]:
        """How a new table is played unless it says otherwise: settings by name."""
        language = {} if self.language is None else {"language": self.language}
        return {"deadline": self.deadline, "late": self.late, **language}


def refuse_opening(rules: ServerRules, place: Place, who: Person) -> None:
    """Refuse somebody who may not open a table here, or anywhere on this server."""
    refuse_place(rules, place)
    if rules.opening == "everybody" or who.moderator:
        return
    if rules.opening == "moderators":
        raise Refused("table-opening-moderators")
    if rules.opening_role not in who.roles:
        raise Refused("table-opening-role", role=f"<@&{rules.opening_role}>")


def refuse_place(rules: ServerRules, place: Place) -> None:
    """Refuse a channel that hosts no tables. Its threads and posts are as the channel is."""
    if rules.hosting and not {place.channel, place.parent} & set(rules.hosting):
        raise Refused("table-not-hosting", channels=", ".join(f"<#{channel}>" for channel in rules.hosting))


def refuse_limits(rules: ServerRules, own: int, here: int) -> None:
    """Refuse one more table to somebody who has so many, or to a channel that has so many."""
    if rules.per_person is not None and own >= rules.per_person:
        raise Refused("table-too-many-own", most=rules.per_person)
    if rules.per_channel is not None and here >= rules.per_channel:
        raise Refused("table-too-many-here", most=rules.per_channel)


def bar_mark(secret: bytes, server: int, user: int) -> str:
    """The mark of somebody who is barred from a server's tables: a keyed hash, which outlasts their data."""
    return hmac.new(secret, f"bar:{server}:{user}".encode(), "sha256").hexdigest()
