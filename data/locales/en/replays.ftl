# A game step by step: the example, and every finished game.

step-first = ⏮
step-previous = ◀
step-next = Next ▶
step-last = ⏭
step-round-before = ◀ Round
step-round-after = Round ▶

## Finished games

replay-title = **Giants on { $board }, game { NUMBER($game, useGrouping: 0) }** · round { $round } · step { $step } of { $steps }
replay-begins = The island is ready for { $people }.
replay-setup = The island before the first round
replay-bids = The bids are open
replay-ended = The game was ended early and counted as it stood.
replay-share = Share
replay-film = Film
replay-record = Record
replay-log = Log
replay-watch = Watch from here
replay-moment = { $who } shares a moment.
replay-led = { $leader } turns the pages for everybody here. Whoever else presses watches alone.
replay-posted = The game is here for everybody. You turn the pages; whoever else presses a button watches alone.
replay-shared = Everybody here can see this moment now.
replay-choose = Which game would you like to see again?
replay-choose-game = Choose a finished game
replay-none = There is no finished game yet that you could watch.
replay-game = { NUMBER($game, useGrouping: 0) } · { LIST($people, type: "plain") } · { $board } · { $date }
replay-jump-round = Events of round { $round }
replay-jump-great = Great moments of the game
replay-in-round = round { $round }
replay-film-here = Game { NUMBER($game, useGrouping: 0) } as a film.
replay-record-here = The record of game { NUMBER($game, useGrouping: 0) }, every decision of it in a line.

## What can't be watched

replay-not-over = This game is still going on. You can watch it again when it is over.
replay-never-begun = This table was closed before its game began: there is nothing to watch.
replay-not-seen = That game was played in a channel that you can't see.
replay-other-server = This game was played on another server and can be shown to everybody only there. You can watch it alone here.
replay-may-not-post = You may not write in this channel, so nothing is posted here for you. You can watch the game alone.
replay-no-such-game = None of the finished games that you can watch fits “{ $given }”.
replay-no-such-event = Nothing in that game fits “{ $given }”.
log-player-later = The log can be searched by player when the game is over. Until then it would tell too much.

## Ways there, and the log by player

card-replay = Replay
games-finished = Finished games
log-player = Whose part of the log?
log-everybody = Everybody's
log-about = -# Only what { $name } did and got

## Where it turned

card-turned = Where it turned
turned-title = **Where game { NUMBER($game, useGrouping: 0) } turned**
turned-of = The decisions that cost **{ $name }** most.
turned-none = No decision cost a point that anybody could have seen coming. Well played!
turned-where = Round { $round }, { TERM($phase, "phase") } · { $number } of { $count }
turned-done = What was done: { $done }
turned-bid = bid: { $bid }
turned-better = A hint would have said: 💡 **{ $better }** — { $reason }.
    { $points ->
        [one] Against the others, that would have been worth about one point more.
       *[other] Against the others, that would have been worth about { $points } points more.
    }
turned-see = { $number }. −{ $points }
turned-there = Watch this moment
turned-whose = Whose decisions…
turned-sum = { $count ->
        [0] nothing dear
        [one] one decision, about { $points ->
            [one] one point
           *[other] { $points } points
        }
       *[other] { $count } decisions, about { $points } points
    }
turned-means = Reckoned by the hard computer from what the player could know then, not from what came of it. It errs, too.
turned-wait = ⏳ The hard computer thinks the whole game over. That takes about a minute; the result appears here by itself.
turned-look = Look again
turned-never = Never mind
turned-failed = That game could not be thought over just now. Please try again later.
