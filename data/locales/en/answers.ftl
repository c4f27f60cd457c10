# Private answers, menus and forms.

spectator = You are watching this game. Look around with { COMMAND("giants board") }, or join the next one with { COMMAND("giants join") }.
unknown-control = This button is from another time. Please use the newest card.
server-only = That needs a channel of a server: games are played there.
command-outdated = This command has changed or moved since your Discord last looked. Type / and choose it anew; most are found like { COMMAND("giants games") } now.
no-game-here = There is no game in this channel. Open a table with { COMMAND("giants new") }.
not-due = Nothing is asked of you now. The table waits for { $names }.
moved-on = The table has moved on since this panel was drawn.
panel-incomplete = Not yet: something is still to be chosen.
done = ✅ Done.
due-again = And it is your turn again.
fault = Something went wrong on our side, and nothing was changed. If it happens again, tell a moderator the reference { $reference }.

discord-channel-gone = That channel is gone, or Discord hides it from me.
discord-server-gone = Discord does not let me into that server any more.
discord-person-gone = Discord does not know that person here.
discord-message-gone = That message is gone.
discord-thread-full = That thread is full: Discord lets no more people in.
discord-thread-closed = That thread is closed. Open it again first.
discord-too-many-threads = This server has as many open threads as Discord allows. Close one, or play in the channel itself.
discord-wrong-channel = That can't be done in this kind of channel. Try it in an ordinary text channel.
discord-not-allowed = Discord says that I am not allowed to do that here. Somebody who manages this server can allow it in the channel's settings.
discord-no-access = Discord says that I can't see what that needs. Somebody who manages this server can give me access.
discord-file-too-large = That file is larger than Discord allows.
discord-busy = Discord has too much to do just now. Please try again in a minute.
discord-down = Discord has a problem of its own just now. Please try again in a while.
discord-unreachable = Discord could not be reached for a moment. Please try again.
discord-refused = Discord refused something that this needs (its code is { $code }). If it happens again, tell a moderator the code.
form-too-late = That took too long, and the form can't be opened any more. Please press again.

option-too-long = That is longer than anything that could be meant here: { $most } characters are enough.
option-unreadable = I can't read “{ $given }”. Choose one of the suggestions that come while you type.
option-no-statues = Which statues? Name them, or type - for none.
option-not-found = I can't find what you named there. Please choose it again.

permissions-missing = I can't run a table in { $channel }: I am not allowed to { $missing }. Somebody who manages this server can allow it in the channel's settings.
permission-view_channel = see the channel
permission-send_messages = send messages
permission-send_messages_in_threads = send messages in threads
permission-attach_files = attach files
permission-read_message_history = read the message history
permission-create_public_threads = open threads

thread-name = Giants on { $board }: { $host }'s table
thread-name-of = { $stage ->
        [finished] Finished · Giants: { LIST($players, type: "plain") }
       *[playing] Giants: { LIST($players, type: "plain") }
    }
forum-post = { $host } opened a table of Giants on { $board }. It is shown below: whoever wants to play joins there.
forum-tag-open = open
forum-tag-playing = playing
forum-tag-finished = finished
forum-not-yours = You can't post in { $channel } yourself, so I don't do it for you.
forum-media = Media channels show pictures of posts only, so a game can't be read there. Please choose a forum.
forum-tag-required = { $channel } wants a tag on every post, and has none that says "{ $tag }". Whoever manages the forum can add one (and "playing" and "finished"), or allow me to manage that channel.
table-opened = A table is open in { $channel }.
joined = You sit at the table.
waitlisted = The table is full. You get the next seat that becomes free, after those who waited before you, and are told. *Leave* takes you off the list.
left = You left the table.
computer-added = A computer player sits down.
started = The game begins.
rematch-begins = Everybody is here again: the game begins.
rematch-waits =
    You play again. { $count ->
        [one] One of you is still missing: the game begins when they press *Play again* too.
       *[other] { $count } of you are still missing: the game begins when all have pressed *Play again*.
    }
rematch-not-yet = This game can still be taken up again. Once it is over for good you can play another.
rematch-not-yours = Only those who played this game can play it again. Open a table of your own with { COMMAND("giants new") }.
rematch-begun = The next game has begun without you.
invited = { $person } is invited.
host-changed = { $person } is the host now.
called = The moderators are told where you are, and will look.
cancelled = The table is closed.
cancel-running = The game is being played. As a moderator you can end it with { COMMAND("table end") }, which the table reads.
games-title = **Games on this server**
games-none = No game is on in this server. Open a table with { COMMAND("giants new") }.
games-others =
    { $count ->
        [one] - and one more
       *[other] - and { $count } more
    }
games-open = - { $channel } · waiting for players: { $count } of { $most } seats taken
games-watch-on = Tell me when a table opens
games-watch-off = Tell me no more
games-watched = You are told when a table opens on this server, at most every six hours, in the way of { COMMAND("giants my reminders") }.
games-unwatched = You are not told when a table opens on this server.
games-line =
    - { $channel } · { $status ->
        [paused] paused
       *[playing] due: { $due }
    }

mine-none = You don't play anywhere now. { COMMAND("giants games") } lists the games of a server.
mine-waiting = **Waiting for you**
mine-others = **Your other games**
mine-game = [{ $game }]({ $link }){ $server ->
        [none] {""}
       *[other] {" "}· { $server }
    }
mine-due = - { $name }: { TERM($phase, "waited") } ({ TERM($colour, "colour") }), since { $since }{ $deadline ->
        [none] .
       *[other] ; time runs out { $deadline }.
    }
mine-line = - { $name }: { $state ->
        [vote] a vote asks for you.
        [stand-in] a computer plays for you; { COMMAND("giants back") } takes the seat back.
        [asleep] asleep: whoever plays can wake it.
        [open] waiting for players.
        [paused] paused.
       *[playing] { $due ->
            [none] computers are due.
           *[other] waits for { $due }.
        }
    }

welcome =
    ## Welcome to Giants
    A board game of Easter Island for three to five: bid for Moai, place your tribe, and carry statues over the island with everybody's help. *Learn by playing* is a first game with a coach who explains every step. Choose who you are in the corner of the page (on a phone under ☰); open another tab to be somebody else.
welcome-play = Play against two computers

since-title = **Since your last move**
since-earlier = { $count ->
        [one] … one more thing before: { COMMAND("giants log") }
       *[other] … { $count } more things before: { COMMAND("giants log") }
    }
since-piece = { TERM($piece, "piece") } { $hex }{ $logs ->
        [0] {""}
        [one] {" "}with a log
       *[other] {" "}with { $logs } logs
    }
since-placed = { $name } placed: { $pieces }.
since-sealed = Bids are in: { $names }.
since-passed = { $count ->
    [one] { $names } passed.
   *[other] { $names } passed.
}
since-declined = No more Moai for { $names }.
since-gained = Points for carrying: { $shares }.
since-stand-in = { $name } 🤖
since-stand-ins = 🤖 a computer decided in somebody's place.
summary-title = **While you were away** · [{ $game }]({ $link })

screen-title = **Only you see this.**
standing-points =
    If the game ended now you would have **{ $total }** points: { $track } on the track{ $hidden ->
        [0] { "" }
       *[other] , { $hidden } from your { $open ->
            [0] hidden Moai
           *[other] Moai
        }
    }{ $tablets ->
        [0] { "" }
       *[other] , { $tablets } from tablets
    }.
standing-bases =
    Moai erected: **{ $erected } of { $bases }**{ $reserved ->
        [0] { "" }
        [one] , and one ahu reserved
       *[other] , and { $reserved } ahus reserved
    }. Whoever erects all of theirs ends the game.
standing-pieces =
    Behind your screen: { $workers ->
        [0] no worker
        [one] one worker
       *[other] { $workers } workers
    }{ $sorcerer ->
        [0] { "" }
       *[other] , the sorcerer
    }{ $chief ->
        [0] { "" }
       *[other] , the chief
    }, { $markers ->
        [0] no marker
        [one] one marker
       *[other] { $markers } markers
    }{ $logs ->
        [0] { "" }
        [one] , one log
       *[other] , { $logs } logs
    }.{ $spent ->
        [0] { "" }
        [one] {" "}One marker comes back at the end of the round.
       *[other] {" "}{ $spent } markers come back at the end of the round.
    }
standing-marks = Your markers stand on { $marks }.
standing-mark = { $statue } ({ $hex })
orders-given = Standing orders: { $orders }.
orders-cancel = Cancel them
order-leave = Leave a standing order…
order-pass = Pass when my turn comes
order-passround = Pass for the rest of this round
order-largest = Take the largest Moai I can
order-keep = Keep my markers at the end of a round
order-takeall = Take all my markers back
order-stashall = Mark all I can of what stays in the quarry
order-stashnone = Mark nothing that stays in the quarry
order-kind-pass = pass at my next turn
order-kind-pass-round = pass for the rest of this round
order-kind-plan = place as planned
order-this-round = { $order } (this round)
order-kind-largest = take the largest Moai
order-kind-bid = a bid
order-kind-recall = markers at the end of a round
order-kind-stash = marks in the quarry

more-title = **More**
more-back = ← More
text-before = ← Before
text-after = Further →
more-log = Log
more-text = Board in words
more-wide = Board for a large screen
more-help = How to play
more-peek = Break a half-tablet and peek at…
peek-at = the owner of ahu { $ahu }
peek-sure = **Are you sure?** A look costs one of your half-tablets, and can't be taken back: { $what }.
peek-yes = Break it and look
peek-kept = Your half-tablet stays whole.
peeked = Under the Moai on ahu { $ahu } lies the base of **{ $name }**. Only you know.
take-back = Take it back
took-back = Taken back.
log-title = { $part ->
        [since] **Since your last move**
        [round] **This round**
       *[all] **The whole game**
    }{ $pages ->
        [one] {""}
       *[other] {" "}· page { $page } of { $pages }
    }
log-empty = Nothing yet.
log-empty-since = Nothing happened since.
log-part-since = Since I was here
log-part-round = This round
log-part-all = All
log-older = ◀ Earlier
log-newer = Later ▶
log-hidden = -# Whose Moai stands where is for you to remember: of transport and of earlier rounds the log says what happened and where, but not who did it.
log-points = Points so far: { LIST($points, type: "plain") }.
log-later-carved = Moai taken, by size: { $sizes }.
log-later-erected = Erected: { $moai }.
log-later-moai = size { $size } on ahu { $ahu }
log-later-crowned = Crowned on ahu: { $ahus }.
log-later-peeked = { $name } looked under { $count ->
        [one] a Moai
       *[other] { $count } Moai
    }.
log-later-acted = A moderator ({ $who }) decided for somebody in transport.
log-later-late = Somebody's time was up in transport.
log-later-decision = { $phase }, decision { $number }
hint = 💡 **{ $action }** — { $reason }.
hint-next = -# Next best: { $action } — { $reason }.
hint-behind =
    -# Next best, { $points ->
        [0] about as good
        [one] about a point less
       *[other] about { $points } points less
    }: { $action } — { $reason }.
hint-ask = Hint

settings-title = **How this table plays**
settings-options = Options of the rules
settings-deadline = Time for a decision
settings-pictures = Pictures
settings-closeup = What pictures show
settings-private-on = Let only invited people join
settings-private-off = Let everybody join
settings-invite = Invite somebody…
settings-free = Free a seat…
settings-host = Make somebody else the host…
option-quick_start-means = Everybody begins with two workers.
option-open_score-means = A Moai scores as soon as it stands.
option-open_owners-means = Everybody sees whose Moai it is.
deadline =
    { $hours ->
        [0] no limit
        [12] half a day
        [24] a day
        [72] three days
        [168] a week
       *[other] { $hours } hours
    }
pictures-action = after every action
pictures-phase = once a phase
pictures-request = only on request
closeup-crop = what just happened close up, and the board
closeup-animation = the same, with statues that move
closeup-board = the board only

# To the owner of the application, in a direct message

operator-outage = The computer players of level { $level } fail, so easy ones decide in their place. The reason: { $reason }
operator-outage-over = The computer players of level { $level } decide again.
