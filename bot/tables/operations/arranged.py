"""Tables that are arranged for people: opened with everybody seated, as for a league."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from bot.tables.change import Change, Request, player, refuse_level
from bot.tables.model import Person, Seat, Settings
from engine import COLOURS

from .lobby import refuse_computers, settings_with
from .waitlist import keep_open


@dataclass(frozen=True, slots=True)
class OpenSeated(Request):
    """Open a table at which people, by number, and computers, by level, sit in this order already. They
    agreed to it elsewhere: nobody else may join, nobody is told of it, and it counts towards no limit.
    """

    needs_server: ClassVar[bool] = True
    seated: tuple[int | str, ...]
    settings: Mapping[str, Any] = field(default_factory=dict)

    def apply(self, change: Change, who: Person) -> None:
        """Let everybody sit down; Refused where somebody is barred, or the server wants no computers."""
        table = change.table
        for sitter in self.seated:
            if isinstance(sitter, int):
                change.refuse_barred(sitter, who)
            else:
                refuse_level(change, sitter)
                refuse_computers(change)
        agreed = {**change.rules.new_table(), **self.settings, "private": True, "seating": "seated"}
        table.settings = settings_with(Settings(), agreed)
        change.log("opened", player(who))
        for colour, sitter in zip(COLOURS, self.seated, strict=False):
            if isinstance(sitter, int):
                table.seats += (Seat(colour, user=sitter),)
                change.log("joined", player(Person(sitter)), colour, user=sitter)
            else:
                table.seats += (Seat(colour, computer=sitter),)
                change.log("joined", player(who), colour, computer=sitter)
        keep_open(change)
