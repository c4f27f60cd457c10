"""The test kit: a real bot on the stand-in, people who act, and what each of them can see.

    async with playing(make_bot) as stage:
        alice, bruno = stage["Alice"], stage["Bruno"]
        await alice.run("/lobby", seats=3)
        await bruno.press("Join")
        assert "Bruno" in alice.newest.text
        form = (await bruno.press("Rename")).modal
        await bruno.submit({"Name of the table": "Hanga Roa"})
        await bruno.choose("Colour", "Blue")
        assert stage["Sam"].sees("only for you") is False

`make_bot` builds the discord.py client as in production; it is logged in, connected and closed by the kit.
Every act waits until the bot has answered *and* has finished what its handler does, so a test needs no
sleeping. What a person's client would not allow (a disabled button, a value that is not offered, a channel
that is hidden) raises `CannotAct`; a bot that does not answer in time raises `Unanswered`.

Time moves by `stage.clock.advance(seconds)`, troubles are ordered at `stage.faults`, what the bot sent is in
`stage.requests`, and `await stage.restart_bot()` is what a redeployment does.
"""

from ..acts import CannotAct
from .player import Answered, Player, Unanswered
from .shown import Shown
from .stage import Stage, playing

__all__ = ["Answered", "CannotAct", "Player", "Shown", "Stage", "Unanswered", "playing"]
