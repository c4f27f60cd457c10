# What a table refuses, tells and notes. One message a reason.
# $user, $host, $moderator, $old_user and $new_user are mentions or names, as the reader may see them.

## Who and when

table-is-open = The game has not begun yet.
table-is-playing = The game is being played.
table-is-paused = The game is paused.
table-is-finished = The game is over.
table-is-abandoned = This table was given up.
table-not-started = The game has not begun yet.
table-not-host = Only the host of the table or a moderator can do that.
table-not-moderator = Only a moderator can do that.
table-not-seated = You don't sit at this table.
table-not-your-seat = That is not your seat.
table-stale = The table has moved on since. Here is how it stands now.
table-press-elsewhere = That button belongs to another table.
table-overtaken = Somebody else was faster. Please try again.
table-no-such-game = There is no game { NUMBER($game, useGrouping: 0) }.
table-no-such-seat = { TERM($colour, "colour") } does not play at this table.

## Before the game

table-place-taken = There is a table here already: game { NUMBER($game, useGrouping: 0) }.
table-no-such-board = There is no board called “{ $name }”.
table-bad-setting = That is no possible value for “{ $name }”.
table-fixed = Board, options and seating are fixed once the game has begun.
table-already-invited = They are invited already.
table-too-many-invited = No more than { $most } people can be invited.
table-private = This table is for invited people.
table-not-hosting = Tables of this server can be opened in { $channels }. Whoever manages the server can change that with { COMMAND("table setup") }.
table-opening-moderators = On this server moderators open tables. Ask one of them; whoever manages the server can change that with { COMMAND("table setup") }.
table-opening-role = On this server whoever has { $role } can open tables, and moderators. Whoever manages the server can change that with { COMMAND("table setup") }.
table-too-many-own = { $most ->
        [one] You have a table of your own on this server already, and it allows one at a time.
       *[other] You have { $most } tables of your own on this server already, and it allows no more at a time.
    } Whoever manages the server can change that with { COMMAND("table setup") }.
table-too-many-here = { $most ->
        [one] This channel has a table already, and the server allows one at a time in it and its threads.
       *[other] This channel and its threads have { $most } tables already, and the server allows no more at a time.
    } Whoever manages the server can change that with { COMMAND("table setup") }.
table-no-computers = On this server computers sit at no new tables. Whoever manages the server can change that with { COMMAND("table setup") }.
table-barred = You are barred from tables of this server{ $reason ->
        [none] {""}
       *[other] : { $reason }
    }. Its moderators can lift that.
table-barred-other = { $person } is barred from tables of this server. A moderator can lift that with { COMMAND("table unbar") }.
table-barred-already = They are barred already.
table-not-barred = They are not barred.
table-bar-oneself = You can't bar yourself. Another moderator can.
table-too-many-barred = { $most } people are barred already, and a server can bar no more. Lift a bar first.
table-seats-free = There is a free seat: just join.
table-waits-already = You wait for a seat already. *Leave* takes you off the list.
table-waitlist-full = { $most } people wait already. Please look for another table.
table-already-seated = You sit at this table already.
table-colour-taken = { TERM($colour, "colour") } is taken.
table-no-such-colour = There is no colour “{ $colour }”.
table-full = The table is full: { $most } can play.
table-wrong-count = { $count ->
        [0] Nobody sits here yet
        [one] One can't play alone
       *[other] { $count } can't play
    }: Giants is for { $least } to { $most } players.
table-leave-running = The game has begun. Give your seat to somebody else instead of leaving it empty.
table-already-host = They are the host already.
table-no-such-level = There is no computer player called “{ $level }”.

## Going back

table-nothing-to-take-back = There is nothing that you can take back alone: something was shown since, or somebody else acted. You can ask the table.
table-no-such-point = The game can't go back to point { NUMBER($point, useGrouping: 0) }.
table-over-for-good = This game is over for good.
table-not-closed = This game was ended early and can be taken up again until <t:{ NUMBER($until, useGrouping: 0) }:f>. Until then nothing hidden in it is given out.
table-settings-same = It is played that way already.
table-asked-lately = The table was asked that lately, by you, and did not agree. You can ask again after <t:{ NUMBER($until, useGrouping: 0) }:f>.
table-vote-open = The table is asked that already.
table-no-vote = Nothing of that kind is asked of the table now.

## Seats, orders, times

table-not-asked = Nobody asks you to take a seat here any more.
table-user-seated = They sit at this table already.
table-seat-needs-somebody = A running game can't have an empty seat. Pause it first.
table-seat-empty = Nobody sits at { TERM($colour, "colour") }. Fill the seat first.
table-no-place = The game has no channel. Move it to one first.
table-already-there = The table is here already.
table-past = That time has passed.
table-not-away = You were not away.
table-no-such-order = There is no such standing order: “{ $order }”.
table-not-due = That was settled already.
table-seat-is-offered = That seat is on offer already.
table-seat-not-offered = { TERM($colour, "colour") } is not on offer.
table-seat-not-due = Nothing is asked of { TERM($colour, "colour") } now.
table-nobody-waited-for = Nobody is waited for: there is no one to nudge.
table-has-looked = Whoever has looked behind a screen of this game, or has its record, can't play in it any more.
table-moderator-plays = You have a stake in this game: you play in it, played in it, or ask for a seat. A moderator who doesn't has to do that; you can call one with { COMMAND("giants call") }.
table-ask-the-table = You have a stake in this game, so this is for the table to decide: ask it with { COMMAND("giants vote") }. A moderator who has none can do it too; you can call one with { COMMAND("giants call") }.
table-sat-elsewhere = Whoever sat at { TERM($colour, "colour") } in this game knows what is behind that screen, and can't take another seat in it.
table-seat-oneself = Nobody gives a seat to themselves as a moderator. Ask the table for one that is on offer, or ask the host or another moderator.
table-seat-computer = A computer plays { TERM($colour, "colour") }: it decides by itself.
table-has-time = { TERM($colour, "colour") } still has time to decide. If nothing comes of it, you can have it decided from <t:{ NUMBER($until, useGrouping: 0) }:f> on (<t:{ NUMBER($until, useGrouping: 0) }:R>).
table-nudged-already = Whoever is waited for was nudged a while ago. The table can be nudged again <t:{ NUMBER($until, useGrouping: 0) }:R>; until then a little patience helps most.
table-called-already = The moderators were called already. They can be called again <t:{ NUMBER($until, useGrouping: 0) }:R>.

## Records

table-bad-record = { $line ->
        [0] This is no record of a game: { $why }
       *[other] Line { $line } of the record is wrong: { $why }
    }
table-record-dice = The dice of the record are not those of its seed.
table-record-newer = The record was made under newer rules ({ $rules }) than this program knows ({ $newest }).
table-rules-newer = Game { NUMBER($game, useGrouping: 0) } was begun under newer rules ({ $rules }) than this program knows ({ $newest }).
table-dice-forged = The dice of entry { NUMBER($seq, useGrouping: 0) } ({ $line }) did not come from the table's seed.
table-no-seed = This game has no dice.

## The database

table-damaged = Game { NUMBER($game, useGrouping: 0) } is damaged and was left as it is: { $detail }
table-store-busy = The database is in use by another program. Please try again in a moment. ({ $detail })
table-store-served = Another bot serves { $path } already. A file serves one bot: end the other, or give this one a database of its own.
table-store-not-empty = { $path } is not empty, and was left as it is. Name a database with nothing in it.
table-store-no-postgres = A database on a server needs psycopg: install giants with its extra, giants[postgres]. ({ $detail })
table-store-unreachable = The database can't be reached. Please try again in a moment. ({ $detail })
table-store-full = There is no room left on the disk. Nothing was changed. ({ $detail })
table-store-readonly = The database can't be written to. Nothing was changed. ({ $detail })
table-store-damaged = The database is damaged, or no database at all. Nothing was changed. ({ $detail })
table-store-unreadable = The database can't be opened. ({ $detail })
table-store-failed = The database reports a fault. Nothing was changed. ({ $detail })
table-store-foreign = { $path } is the database of another program. It was not touched.
table-store-other-plan = Other bots serve this database with GIANTS_BLOCKS={ $blocks } and GIANTS_SHARDS={ $shards }. Give this one the same, or stop the others first.
table-store-newer = The database was written by a newer version of this program (schema { $version }; this one knows { $newest }). It was not touched.
table-store-older = The database was written by an older version of this program (schema { $version } of { $newest }). The bot brings it up to date when it starts; until then it was not touched.
table-store-missing = { $path } is no database of Giants.
table-store-empty = { $path } is empty (0 bytes), and a database of Giants never is: what was in it is lost, or elsewhere. It was not touched.
table-store-lost = { $path } is gone, while its { $path }-wal is still there: the database was moved or deleted. Nothing was begun anew.
table-store-no-wal = The database can't work in WAL mode here (it is in mode { $mode }).
table-store-old-sqlite = SQLite { $version } is too old: Giants needs 3.37 or newer.

## News

table-news-opened = A table was opened.
table-news-imported = The game was taken over from a record.
table-news-configured = The settings were changed{ $what ->
        [none] {""}
       *[other] : { $what }
    }.
setting-board = board
setting-deadline = time for a decision
setting-language = language
setting-late = what happens when the time is up
setting-options = options of the rules
setting-closeup = what pictures show
setting-pictures = pictures
setting-private = who may join
setting-reminder = reminders
setting-seating = seating
setting-stand_in = stand-ins
table-news-invited = { $user } was invited.
table-news-joined = { TERM($seat, "colour") } was taken.
table-news-left = { TERM($seat, "colour") } is free again.
table-news-hosted = { $user } is the host now.
table-news-started = The game begins. { TERM($first, "colour") } is the first player.
table-news-undone = { $count ->
        [one] The last action was taken back.
       *[other] The last { $count } actions were taken back.
    }
table-news-paused = The game is paused.
table-news-resumed = The game goes on.
table-news-slept = Nobody came any more: the game fell asleep.
table-news-replaced = { $new ->
        [none] { TERM($seat, "colour") } is free: somebody is needed to play it.
       *[other] { TERM($seat, "colour") } is in other hands now: { $new } plays{ $old ->
            [none] {""}
           *[other] {" "}instead of { $old }
        }.
    }
table-news-asked = { $user } is asked to play { TERM($seat, "colour") }. Nothing changes until they accept.
table-news-refused = { $user } does not take { TERM($seat, "colour") }.
table-news-away = { $name } is away.
table-news-returned = { $name } is back.
table-news-late = { $name } ran out of time.
table-news-proposed = { $question ->
        [undo] { $user } asks the table to go back.
        [end] { $user } asks the table to end the game with the points as they stand.
        [seat] { $user } would like to take over { TERM($seat, "colour") }.
        [settings] { $user } asks the table for another time limit.
        [pause] { $user } asks the table to pause.
        [resume] { $user } asks the table to go on.
        [reopen] { $user } asks the table to take the game up again.
        [close] { $user } asks the table to close the game for good.
       *[abandon] { $user } asks the table to give the game up.
    }
table-news-voted = { $aye ->
        [0] { $name } is against it.
       *[1] { $name } is in favour.
    }
table-news-rejected = { $why ->
        [time] The time to answer is over: the table did not agree.
        [void] What the table agreed on can't be done any more.
       *[table] The table said no.
    }
table-news-finished = The game is over.
table-news-abandoned = The table was given up.
table-news-expired = Nobody joined for some days, so the table was closed.
table-news-queued = { $waits ->
        [yes] { $user } waits for a seat.
       *[no] { $user } no longer waits for a seat.
    }
table-news-reopened = The game was taken up again.
table-news-closed = The game is over for good.
table-news-archived = The table went into the archive.
table-news-moved = The table moved here.
table-news-nudged = Whoever is waited for was nudged.
table-news-repaired = The card was posted anew.
table-news-tried = A moderator tried to decide for { $name }, who can't do that.
table-news-inspected = A moderator looked behind the screen of { $name }.
table-news-exported = { $by ->
        [operator] Whoever runs this bot
       *[moderator] A moderator
    } took a copy of the record, which says who erected what.
table-news-called = { $user } called the moderators.
table-news-offered = { $name } offers their seat: who would like to take over?
table-news-withdrawn = { $name } keeps their seat.
table-news-displaced = { $loss ->
        [channel] The table's channel was deleted. The game is paused until it has a new one.
        [server] I was removed from the server. The game was paused.
        [locked] The table's thread was locked, so its card could not be shown.
       *[permissions] I was not allowed to show the table in its channel.
    }
table-news-gone = Whoever played { TERM($seat, "colour") } is no longer on this server. The seat is on offer.
table-news-forgotten = Whoever played { TERM($seat, "colour") } asked to be forgotten. A computer plays on.
table-news-restored = ⚠️ This game was set back: my data were restored from an earlier copy, and it stands as it stood { $at }. Whatever was played after that is gone. Please play it again from here.

plan-unreadable = That is no plan of placements.
plan-not-now = A placement can be planned while figures are being placed and you have not passed.
plan-too-long = A plan has at most { $most } steps.
plan-over = That plan was for an earlier round.
plan-disturbed = Somebody stands where your plan goes.

## Private notices

table-notice-invited = { $host } invites you to a game of Giants.
table-notice-opened = { $host } opened a table, and there are free seats.
table-notice-seat-free = A seat became free, and it is yours: you play { TERM($colour, "colour") }. If it no longer suits you, press *Leave*.
table-notice-began = The game for which you waited has begun without you.
table-notice-given-up = The table for which you waited was given up.
table-notice-expires-soon = Nobody has joined for some days. The table is closed <t:{ NUMBER($until, useGrouping: 0) }:R> unless somebody does: invite somebody, or start with computers.
table-notice-expired = Nobody joined for some days, so the table was closed. Open another with { COMMAND("giants new") } whenever you like.
table-notice-barred = The moderators barred you from tables of this server, so you left its lobbies.
table-notice-dismissed = Your seat ({ TERM($colour, "colour") }) was freed.
table-notice-called = { $user } asks a moderator to look at this table.
table-notice-acted-for = { $moderator } decided for you.
table-notice-replaced = Somebody else plays { TERM($colour, "colour") } now.
table-notice-seated = You play { TERM($colour, "colour") } now.
table-notice-order-used = { $order ->
        [bid] The bid that you left was sealed.
        [largest] The largest Moai that you could carve was taken for you, as you asked.
        [stash] Your statues in the quarry were marked, or not, as you asked.
        [recall] Your markers were dealt with as you asked.
        [plan] Your plan of placements is carried out.
       *[pass] You passed, as you asked.
    }
table-notice-order-dropped = { $why ->
        [undone] { $order ->
            [bid] The game went back, and the bid that you left was dropped: you will be asked.
           *[other] The game went back, and your standing order for that moment was dropped: you will be asked.
        }
        [plan-disturbed] Somebody stands where your plan goes, so it was stopped: please have a look.
       *[other] { $order ->
            [bid] The bid that you left is not possible any more. It was dropped.
            [plan] The next step of your plan is not possible any more, so it was stopped: please have a look.
           *[other] Your standing order is not possible any more. It was dropped.
        }
    }
table-notice-vote = { $question ->
        [undo] The table is asked to go back. Please vote.
        [end] The table is asked to end the game with the points as they stand. Please vote.
        [seat] Somebody would like to take over a seat. Please vote.
        [settings] The table is asked for another time limit. Please vote.
        [pause] The table is asked to pause. Please vote.
        [resume] The table is asked to go on. Please vote.
        [reopen] The table is asked to take the game up again. Please vote.
        [close] The table is asked to close the game for good. Please vote.
       *[abandon] The table is asked to give the game up. Please vote.
    }
table-notice-seat-asked = { $user } asks you to take over { TERM($colour, "colour") }. Nothing changes unless you accept ({ COMMAND("giants seat accept") } does it too). You have three days to answer.
table-notice-seat-refused = { $user } does not take { TERM($colour, "colour") }.
table-notice-over = Your game is over. Thank you for playing!
table-notice-configured = The time for a decision changed: { $hours ->
        [0] there is no limit any more.
        [one] an hour from now on.
       *[other] { $hours } hours from now on.
    } When it is up, { TERM($late, "late") }.
table-notice-late-remind = Your time is up, and the table waits for you: { TERM($phase, "waited") } ({ $colours }).
table-notice-late-decision = Your time was up, so the computer made this decision for you. The next one is yours again.
table-notice-late-seat = Your time was up, so the computer plays for you until you return: press *Your move* or use { COMMAND("giants back") }.
table-notice-returned = Your absence is over: you play for yourself again.
table-notice-slept = Nobody has played for a while, so the game fell asleep. Nothing is lost: *Wake the game* on its card goes on where it stands.
table-notice-inspected = { $moderator } looked behind your screen to help the table. The table was told.
table-notice-turn = You are up: { TERM($phase, "waited") } ({ $colours }).
table-notice-nudge = A friendly nudge, the table waits for you: { TERM($phase, "waited") } ({ $colours }).
table-notice-reminder = It is your turn: { TERM($phase, "waited") } ({ $colours }).
table-notice-again = The table has been waiting for a while: { TERM($phase, "waited") } ({ $colours }).
table-notice-weekly = The table still waits for you: { TERM($phase, "waited") } ({ $colours }). If you can't go on, offer your seat with { COMMAND("giants seat offer") }.
table-notice-warning = Your time is running out: { TERM($phase, "waited") } ({ $colours }).
table-notice-plea = The game has been waiting for { $colours } for long: { TERM($phase, "waited") }. A nudge, a computer or somebody new may help: { COMMAND("giants moderate") }. The players who are left can vote to end it.
table-notice-gone = Whoever played { TERM($colour, "colour") } is no longer on this server. The seat is on offer; a moderator can fill it with { COMMAND("giants moderate") }.
table-notice-displaced = { $loss ->
        [channel] The channel of the game was deleted. The game is safe and paused; { COMMAND("giants moderate") } moves it to another channel.
        [server] I was removed from the server. The game is safe and paused; invite me again and use { COMMAND("giants moderate") }.
        [locked] The thread of the game is locked, so I can't show its card. A moderator can unlock it, or move the game with { COMMAND("giants moderate") }.
       *[permissions] I am not allowed to show the game in its channel. Somebody who manages the server can allow it in the channel's settings; { COMMAND("giants moderate") } says what is missing.
    }
table-notice-restored = Your game was set back: my data were restored from an earlier copy, and it stands as it stood { $at }. Buttons of later cards no longer count. Nothing is to be repaired: play the lost moves again, or ask a moderator to end the game.
table-notice-restored-server = My data were restored from an earlier copy, so games of this server were set back to where they stood then (this one to { $at }). Every table that lost something is told on its card and plays on from there; games that were begun later are lost. { COMMAND("giants moderate") } shows how they stand. If whoever runs me has a newer copy, now is the time to put it back.
restored-lost = ⚠️ Game { NUMBER($game, useGrouping: 0) } is lost, and I am sorry: my data were restored from a copy that was made before it began. { COMMAND("giants new") } opens a table. If somebody kept its record, a moderator can bring the game back with { COMMAND("table import") }.
restored-press = This card is of a time that is gone: my data were restored from an earlier copy, and the game was set back. A new card shows how it stands now; please look there and play on.
waited-auction = a bid
waited-choose = a Moai to choose
waited-placement = a figure to place
waited-transport = a statue to move
waited-stash = which statues to mark
waited-recall = which markers to take back
waited-over = nothing any more
