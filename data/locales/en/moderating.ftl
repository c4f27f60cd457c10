# What moderators read and do.

mod-list-title = **Games of this server**
mod-none = No game is on in this server.
mod-pick = Look after a game…
mod-title = { $game }, { $where }
mod-advice-waiting = A nudge reminds them. If nothing comes of it, let a computer decide this once, or replace them.
mod-advice-playing = Nothing is the matter. If its card is lost, post it anew.
mod-quick-resume = Resume game { NUMBER($game, useGrouping: 0) }
mod-quick-move = Bring game { NUMBER($game, useGrouping: 0) } here and resume
mod-quick-nudge = Nudge in game { NUMBER($game, useGrouping: 0) }
mod-advice-open = It begins when its host, or you, press Start on its card.
mod-advice-paused = It goes on when you press Resume: everybody gets their full time again.
mod-advice-empty = Fill the empty seats with /table replace, then resume.
mod-advice-channel = Go to where it shall go on and press the button: everything is as it was.
mod-advice-server = Go to where it shall go on and press the button: everything is as it was.
mod-advice-permissions = Allow me to see the channel, to send messages and to attach files there; the card comes by itself.
mod-nowhere = nowhere
mod-waits = waits for { $name } ({ $since })
mod-computers = a computer is thinking
mod-open = waits for players
mod-paused = ⏸️ paused
mod-trouble-channel = ⚠️ its channel was deleted: move it to another one
mod-trouble-server = ⚠️ paused when I was removed from the server
mod-trouble-permissions = ⚠️ I am not allowed to show its card
mod-nudge = Nudge
mod-pause = Pause
mod-resume = Resume
mod-repair = New card
mod-act = Decide for…
mod-replace = Replace…
mod-undo = Undo…
mod-end = End…
mod-audit = Audit
mod-export = Record
mod-look = Screens…
mod-move = Move it here
mod-move-resume = Move it here and resume
mod-move-first = The channel of the game was deleted. Move it to another one first.
mod-back = All games
mod-not = Back
mod-act-title = **Whose decision is to be made?** The table is told that you did. You learn nothing secret.
mod-act-computer = { $name }: a computer decides
mod-act-safe = { $name }: the least that is possible
mod-act-safe-means = an empty bid, no Moai, pass, or nothing marked
mod-replace-title = **Who takes over?** A computer plays from here on; for a person use /table replace. The old player can be put back the same way.
mod-replace-by = { $name } → { $level }
mod-undo-title = **How far back?** Everything after that is taken back. The dice stay the same.
mod-undo-before = before: { $what }
mod-look-title = **Behind whose screen?** The table is told, by name, before you see anything.
mod-inspected = **{ $name }'s screen.** The table was told that you looked.
mod-end-title = **End this game?** That can be undone only for a game that ends with points.
mod-end-scored = End with the points as they stand
mod-end-unscored = End without a result
mod-exported = The record of game { NUMBER($game, useGrouping: 0) }.
mod-audit-title = **What was done to game { NUMBER($game, useGrouping: 0) }**
mod-by-itself = by itself
mod-done = { $deed ->
        [nudge] ✅ Nudged: whoever is waited for is reminded, unless it is night there.
        [pause] ✅ Paused.
        [resume] ✅ The game goes on.
        [repair] ✅ The card is posted anew.
        [actas] ✅ Decided. The table was told.
        [reseat] ✅ The seat has a new player.
        [undoto] ✅ Taken back.
        [move] ✅ The game is here now.
        [score] ✅ The game is over.
       *[abandon] ✅ The game is over.
    }
mod-imported = Game { NUMBER($game, useGrouping: 0) } is here. Fill its seats with /table replace, then resume it.
mod-imported-over = Game { NUMBER($game, useGrouping: 0) } is here: it is over already.
mod-too-long = That file is too long for a record.
mod-no-text = That file is no text.
mod-act-impossible = { TERM($colour, "colour") } can't do that now.
mod-setup-done = Moderators here: whoever may manage messages{ $role ->
        [none] {""}
       *[other] , and { $role }
    }. They are told things { $channel ->
        [none] in the game's own channel
       *[other] in { $channel }
    }.
mod-late-done = Agreed: { $deadline }; { $late ->
        [decision] then a computer makes the decision
        [seat] then a computer plays until its owner returns
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
command-table-setup = Who moderates here, and where they are told things
command-table-setup-role = Whoever has this role moderates, too
command-table-setup-reset = Forget what was set before
command-table-setup-channel = Where moderators are told things
command-table-deadline = How long a decision may take, and what happens then
command-table-deadline-hours = Hours; 0 for no limit
command-table-deadline-late = What happens when the time is up
command-table-late-remind = the table is told, and waits
command-table-late-decision = a computer makes the decision
command-table-late-seat = a computer plays until its owner returns
mod-role-everyone = Not everybody can be a moderator. Choose another role.
mod-setup-refused = Only somebody who may manage the server can decide that.
