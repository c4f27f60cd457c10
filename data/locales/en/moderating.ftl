# What moderators read and do.

mod-list-title = **Games of this server**, those that need help first
mod-list-advice = A button does what most likely helps. Choose a game to see everything that can be done.
mod-page = -# { $first } to { $last } of { $count }
mod-seats = { $taken } of { $most } seats · opened { $since }
mod-rules = Rules of this server
mod-earlier = Previous games
mod-later = More games
mod-none = No game is on in this server. { COMMAND("giants new") } opens a table, { COMMAND("table import") } brings one in from its record.
mod-pick = Look after a game…
mod-title = { $game }, { $where }
mod-seat = { $name } ({ TERM($colour, "colour") })
mod-stands = Round { $round }, { TERM($phase, "phase") }. At the table: { LIST($seats, type: "plain") }.
mod-advice-waiting = Nudge reminds them right now. If nothing comes of it, let a computer decide this once, or give the seat to somebody else. The table is told whatever you do.
mod-advice-playing = Nothing is the matter. If its card is lost, post it anew (in the menu).
mod-quick-resume = Resume game { NUMBER($game, useGrouping: 0) }
mod-quick-move = Bring game { NUMBER($game, useGrouping: 0) } here and resume
mod-quick-nudge = Nudge in game { NUMBER($game, useGrouping: 0) }
mod-advice-open = It begins when its host, or you, press Start on its card.
mod-advice-paused = It goes on when you press Resume: everybody gets their full time again.
mod-advice-over = It is over for good. { COMMAND("replay") } shows it once more, step by step.
mod-advice-reopen = The button lets it go on where it was ended; nothing hidden was told.
mod-advice-empty = Fill the empty seats, with people or computers, then press Resume.
mod-advice-channel = Go to where it shall go on and press the button: everything is as it was.
mod-advice-server = Go to where it shall go on and press the button: everything is as it was.
mod-advice-permissions = Allow me to see the channel, to send messages and to attach files there; the card comes by itself.
mod-advice-missing = In the settings of its channel, allow me to: { $missing }. The card then comes by itself.
mod-advice-locked = Unlock the thread, and the card comes by itself; or move the game to another place.
mod-nowhere = nowhere
mod-waits = waits for { $names }
mod-waited = { $name } (asked { $since })
mod-computers = a computer is thinking
mod-open = waits for players
mod-paused = ⏸️ paused
mod-finished = the game is over
mod-abandoned = the game was given up
mod-paused-since = ⏸️ paused { $since }{ $who ->
        [none] {""}
       *[other] {" "}by { $who }
    }
mod-trouble-channel = ⚠️ its channel was deleted: move it to another one
mod-trouble-server = ⚠️ paused when I was removed from the server
mod-trouble-locked = ⚠️ its thread is locked, so I can't show its card
mod-trouble-permissions = ⚠️ I am not allowed to show its card
mod-nudge = Nudge
mod-pause = Pause
mod-resume = Resume
mod-call = Call another moderator
mod-ask-pause = Ask the table to pause
mod-ask-resume = Ask the table to go on
mod-you-play = You have a stake in this game. So you can nudge, post the card anew and call another moderator here; what the table can decide, ask it with { COMMAND("giants vote") }.
mod-you-play-allowed = You have a stake in this game. This server lets you help here all the same; the table reads each time that you play. Secrets, going back and ending are not for you to decide.
mod-reopen = Take it up again
mod-fill = Fill empty seats…
mod-act-once = Computer decides for { $name }
mod-replace-one = Replace { $name }…
mod-other = Something else…
mod-repair = New card
mod-repair-means = post the board and its buttons anew, if they are lost or stuck
mod-act = Decide for…
mod-act-means = have one decision made for somebody; the table is told
mod-replace = Replace…
mod-replace-means = give a seat to another person or to a computer
mod-undo = Undo…
mod-undo-means = go back to an earlier point of the game
mod-moveto = Move…
mod-moveto-means = take the game to another channel or thread
mod-end = End…
mod-end-means = for good: with the points as they stand, or without a result
mod-audit = Audit
mod-audit-means = what moderators did to this game, and when
mod-export = Record
mod-export-means = the game as a file; it tells who erected what, so the table is told
mod-look = Screens…
mod-look-means = look behind somebody's screen; the table is told before you see it
mod-move = Move it here
mod-move-title = **Where shall the game go on?** Everything is as it was; its card is posted there.
mod-move-where = Another channel or thread…
mod-move-resume = Move it here and resume
mod-move-first = The channel of the game was deleted. Move it to another one first.
mod-thread-locked = That thread is closed and locked. Open it again first, or choose another place.
mod-no-channel = A game can't be played there. Choose a text channel or a thread.
mod-back = All games
mod-not = Back
mod-act-title = **Whose decision is to be made?** The table is told that you did. You learn nothing secret.
mod-act-computer = { $name }: a computer decides
mod-act-safe = { $name }: the least that is possible
mod-act-safe-means = an empty bid, no Moai, pass, or nothing marked
mod-replace-title = **Who takes over which seat?** Choose the seat, then a person, who is asked, or a computer (🤖). The old player can be put back the same way.
mod-replace-seat = Which seat…
mod-replace-person = A person for { TERM($colour, "colour") }…
mod-replace-level = { $level ->
        [easy] 🤖 Easy
        [hard] 🤖 Hard
        [expert] 🤖 Expert
       *[normal] 🤖 Normal
    }
mod-replace-sure = **{ $new } plays { TERM($colour, "colour") } from here on?** { $old ->
        [none] Nobody has the seat now.
       *[other] { $old } loses the seat.
    } Whoever it is about is told, and so is the table.
mod-replace-ask = **Ask { $new } to play { TERM($colour, "colour") }?** Nothing changes until they accept. { $old ->
        [none] Nobody has the seat now.
       *[other] Then { $old } loses the seat.
    } The table reads of it.
mod-replace-ask-yes = Yes, ask
mod-replace-yes = Yes, give the seat
mod-seat-state = { $state ->
        [empty] nobody sits here
        [offered] on offer
        [computer] a computer plays
        [waited] the game waits for them
       *[idle] nothing is asked of them now
    }
mod-not-here = That is nobody on this server.
mod-no-bots = { $name } is a bot. Only people take a seat or host a table; computers have buttons of their own.
mod-undo-title = **How far back?** Everything after that is taken back. The dice stay the same.
mod-undo-before = before: { $what }
mod-look-title = **Behind whose screen?** The table is told, by name, before you see anything.
mod-inspected = **{ $name }'s screen.** The table was told that you looked.
mod-end-title = **End this game?** The table reads who ended it. For a week it can be taken up again, and until then nothing hidden is told.
mod-end-scored = End with the points as they stand
mod-end-unscored = End without a result
mod-exported = The record of game { NUMBER($game, useGrouping: 0) }.
mod-audit-title = **What was done to game { NUMBER($game, useGrouping: 0) }**
mod-by-itself = by itself
mod-by-operator = whoever runs this bot
mod-audit-acted = A decision was made for somebody.
mod-as-playing-moderator = { $who } (moderator who plays here)
mod-as-moderator = { $who } (moderator)
mod-done = { $deed ->
        [nudge] ✅ Nudged: whoever is waited for is reminded, unless it is night there.
        [call] ✅ The moderators are called.
        [pause] ✅ Paused. Nobody loses time; Resume goes on.
        [resume] ✅ The game goes on. Whoever is due is told.
        [repair] ✅ The card is posted anew.
        [actas] ✅ Decided. The table was told.
        [reseat] ✅ The seat has a new player. The table was told.
        [ask] ✅ They are asked. Nothing changes until they accept.
        [undoto] ✅ Taken back. The table was told.
        [move] ✅ The game is here now.
        [channel] ✅ The game is there now.
        [score] ✅ The game is over.
       *[abandon] ✅ The game is over.
    }
mod-imported = Game { NUMBER($game, useGrouping: 0) } is here. Fill its seats with { COMMAND("giants moderate") }, then resume it.
mod-imported-over = Game { NUMBER($game, useGrouping: 0) } is here: it is over already.
mod-too-long = That file is too long for a record.
mod-file-gone = That file is gone: Discord has it no more. Please attach it again.
mod-no-text = That file is no text.
mod-act-impossible = { TERM($colour, "colour") } can't do that now. The table reads that you tried: such an answer can tell what is behind a screen.
mod-setup-no-role = -# Nobody is called when a game stalls here: no role is named for its moderators. Whoever manages this server can name one with { COMMAND("table setup") }.
mod-late-done = Agreed: { $deadline }; { $late ->
        [decision] then a computer makes the decision
        [seat] then a computer plays until the player is back
       *[remind] then the table is told, and waits
    }.

command-table = For moderators: look after games
command-table-list = The games of this server, whom they wait for, and what can be done
command-table-game = The number of the game; the one of this channel if left out
command-table-nudge = Remind whoever is waited for
command-table-pause = Stop a game where it stands
command-table-resume = Go on with a paused game
command-table-undo = Take back the last decisions
command-table-undo-steps = How many decisions
command-table-act = Decide for a seat; the table is told
command-table-act-seat = Whose decision
command-table-act-how = A level of computer, safe, or a decision in notation, such as: put w F6
command-table-replace = Give a seat to somebody else or to a computer
command-table-replace-user = The new player
command-table-replace-computer = Or a computer
command-table-move = Take a game to another channel or thread
command-table-move-to = Where; here if left out
command-table-repair = Post the card of a game anew
command-table-end = End a game
command-table-end-scored = With the points as they stand
command-table-export = The record of a game, as a file
command-table-import = Bring in a game from its record
command-table-import-record = The file
command-table-audit = What was done to a game from outside
command-table-look = Look behind a screen; the table is told first
command-table-setup = Rules of this server: where and who, how tables begin, moderators
command-table-setup-role = Whoever has this role moderates, too
command-table-setup-playing = Let moderators do more at tables at which they play; for servers with a single one
command-table-setup-reset = Forget what was set before
command-table-setup-channel = Where moderators are told things
command-table-deadline = How long a decision may take, and what happens then
command-table-deadline-hours = Hours; 0 for no limit
command-table-deadline-late = What happens when the time is up
command-table-late-remind = the table is told, and waits
command-table-late-decision = a computer makes the decision
command-table-late-seat = a computer plays until the player is back
mod-role-everyone = Not everybody can be a moderator. Choose another role.
mod-setup-refused = Only somebody who may manage the server can decide that.
