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

`make_bot` builds the discord.py client as in production; it is logged in, connected and closed by the
kit. People, channels and the server are those of `playground.demo_server`, where all
read English; `stage.newcomer("Zoe", locale="fr")` adds somebody who doesn't.

**Acting.** `run`, `complete`, `press`, `choose`, `submit`, `write`, `dismiss`. Buttons go by label, emoji
or custom id, selects by placeholder, choices and fields by label; the newest one on the channel is meant
unless `on=` names a message. Every act waits until the bot has answered *and* has finished what its
handler does, so a test needs no sleeping; for what a bot does in tasks of its own, give `playing`
a way to ask whether that is done (`idle=lambda bot: bot.idle`), or wait for what becomes visible:
`await alice.until_sees("Round 2")`. What a client would not allow (a disabled button, a value that is not
offered, a choice that shows already, a hidden channel) raises `CannotAct`; `forge` sends it all the same.
A bot that does not answer raises `Unanswered`. How long that takes is counted by what the machine gives (see
`kit.patience`), so a busy one fails nothing; the stand-in itself takes late answers
(`interactions.answer_within`).

**Seeing.** `alice.messages`, `.newest`, `.private`, `.sees(words)` are what Alice sees in her channel,
`alice.at(thread)` and `alice.dm` what she sees elsewhere, `alice.everywhere` all of it: enough to prove
that a secret reached one person only. A message is a `Shown`: its text, buttons, selects, alt texts,
files, pings. `alice.notifications` is what her phone showed, title and text, when each message was posted.

**The rest.** Time moves by `stage.clock.advance(seconds)`; faults are ordered at `stage.faults` and
`stage.standin.gateway` (`drop`, `ask_to_reconnect`, `invalidate`); what the bot sent is in
`stage.requests`; `alice.person.takes_dms = False` closes her DMs; `await stage.restart_bot()` is what a
redeployment does.
"""

from bot.playground.errors import CannotAct, ChosenAlready

from .player import Answered, Player, Unanswered
from .shown import Shown
from .stage import Stage, playing

__all__ = ["Answered", "CannotAct", "ChosenAlready", "Player", "Shown", "Stage", "Unanswered", "playing"]
