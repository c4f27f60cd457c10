# Why the rules say no. One message a reason.

## The table

not-seated = { TERM($colour, "colour") } does not play in this game.
unknown-colour = There is no colour “{ $colour }”.
colour-twice = Two seats have the same colour.
wrong-player-count = { $count } can't play: Giants is for { $least } to { $most } players.
game-over = The game is over.
nobody-decides = A decision needs a seat.
not-your-turn = It is not your turn: { TERM($turn, "colour") } is due.
has-passed = You have passed for this phase.
nothing-owed = Nothing is asked of you now.
wrong-phase = That can't be done now: this is the { TERM($phase, "phase") }.

## Dice

dice-are-chance = Dice are rolled by the table, not by a player.
dice-not-due = The dice are not due now.
dice-first = The dice come first.
dice-count = { $count } dice were rolled, but this table rolls { $right }.
dice-face = A { TERM($die, "die") } die has no { $face }.

## Auction

negative-bid = A bid can't be less than nothing.
markers-missing =
    { $there ->
        [0] You have no tribe marker behind your screen.
        [one] You have only one tribe marker behind your screen.
       *[other] You have only { $there } tribe markers behind your screen.
    }
workers-missing =
    { $there ->
        [0] You have no worker behind your screen.
        [one] You have only one worker behind your screen.
       *[other] You have only { $there } workers behind your screen.
    }
piece-missing = Your { TERM($piece, "piece") } is not behind your screen.
size-not-offered = There is no Moai of size { $size } on offer.
sculptors-missing =
    A Moai of size { $size } needs more sculptors: you have { $there ->
        [0] none
       *[other] { $there }
    } left.

## Placement

unknown-piece = There is no figure called “{ $piece }”.
unknown-hex = There is no hex { $hex } on this board.
unknown-ahu = There is no ahu { $ahu } on this board.
chief-without-logs = The chief carries no logs.
too-many-logs = A figure brings { $most } logs at most.
logs-missing =
    { $there ->
        [0] You have no log behind your screen.
        [one] You have only one log behind your screen.
       *[other] You have only { $there } logs behind your screen.
    }
worker-without-power = A worker can't use a power: send the sorcerer or the chief.
halves-missing =
    { $asked ->
        [one] You have no half-tablet to break.
       *[other] A chief breaks { $asked } half-tablets to use a power: you have { $there }.
    }
power-elsewhere = That power belongs to the { TERM($power, "power") } on { $home }, not to { $hex }.
power-without-ahu = Only a reservation names an ahu.
ahu-without-power = An ahu is named only to reserve it.
no-forest = There is no forest on { $hex }.
forest-cut = The forest on { $hex } is cut already.
no-worker-in-urn = There is no worker of yours left in the urn.
no-marker-in-urn = There is no tribe marker of yours left in the urn.
no-logs-in-supply = There are no logs left in the supply.
no-headdress-in-supply = There are no headdresses left in the supply.
no-halves-in-supply = There are no half-tablets left in the supply.
ahu-elsewhere = Ahu { $ahu } belongs to { $home }, not to { $hex }.
ahu-taken = Ahu { $ahu } is taken.
ahu-reserved = Ahu { $ahu } is reserved by { TERM($owner, "colour") }.
no-base = You have no base left behind your screen.

## Transport

unknown-statue = There is no statue { $statue }.
in-front-of-other = { $statue } lies in front of { TERM($owner, "colour") }.
marked-by-other = { $statue } bears the marker of { TERM($owner, "colour") }.
moved-by-other = { $statue } was moved by { TERM($owner, "colour") } this round: it is not abandoned yet.
already-marked = { $statue } is marked already.
no-marker-left = You have no tribe marker behind your screen to mark with.
mark-in-place = To mark { $statue } where it stands, do not move it.
no-step = { $statue } stays where it is: name a hex, or what to do with it.
not-adjacent = { $hex } is not next to { $start }.
been-there = { $statue } has been on { $hex } this round already.
too-weak =
    Nobody can carry it onto { $hex }: it takes { $need ->
        [one] a figure there.
       *[other] strength { $need } there, and at least one figure.
    }
no-help-needed = On { $hex } your own figures carry it: nobody else gains by it.
own-carriers-unwritten = Your own figures on { $hex } help anyway: name only those of others.
wrong-carriers =
    { $count ->
        [one] On { $hex } name one worker or sorcerer of another player who stands there, or one chief.
       *[other] On { $hex } name { $count } workers or sorcerers of other players who stand there, or one chief.
    }
abandoned-needs-end = { $statue } is abandoned: whoever takes it must mark it, erect it or crown with it at once.
ahu-without-ending = An ahu is named only to erect or to crown.
unknown-ending = A move can't end with “{ $word }”.
headdress-not-erected = { $statue } is a headdress: it crowns a Moai and is not erected.
moai-not-crowning = { $statue } is a Moai: it is erected and crowns nothing.
no-own-figure = You need a figure of your own on { $hex } for that.
no-moai-there = No Moai stands on ahu { $ahu }.
crowned-already = The Moai on ahu { $ahu } wears a headdress already.

## End of the round, and peeking

not-in-your-front = { $statue } is not in front of you.
not-your-marker = { $statue } does not bear your marker.
statue-twice = { $statue } is named twice.
owners-are-open = Owners are open at this table: there is nothing to peek at.

## Lines of a record

notation-verb = “{ $word }” is no decision.
notation-number = “{ $word }” is no number.
notation-one-word = “{ $verb }” takes exactly one word.
notation-alone = “{ $verb }” stands alone.
notation-dice = After “dice” come the faces, a digit each.
notation-bid = “{ $word }” can't be bid: write like “2m 1w s c”, or “-” for nothing.
notation-twice = “{ $word }” stands there twice.
notation-put = Write like “put w+2 F6” or “put s D3 !logs”.
notation-figure = “{ $word }” is no figure: write w, w+1, w+2, s, s+1, s+2 or c.
notation-hex = “{ $word }” is no hex.
notation-power = “{ $word }” is no power: write !worker, !marker, !logs, !headdress or !ahu and its number.
notation-step = “{ $word }” is no step: write a hex, and after a colon who carries.
notation-statue = “{ $word }” is no statue: write like m3 or h2.
notation-statues = Name the statues, or “-” for none.
notation-move = Write like “move m3 I5:r H5 erect 12”.
notation-mark-in-place = To mark { $statue } where it stands, write “mark { $statue }”.

bad-header = This is no header: write like [Seats "green red blue"].
header-twice = The header { $name } is given twice.
header-missing = The header { $name } is missing.
other-game = This is a record of { $game }.
unknown-board = There is no board “{ $title }”.
bad-seed = A seed has 1 to 200 characters.
unknown-rules = Rules of version “{ $version }” are not known here.
unknown-option = There is no option “{ $name }”.
bad-result = The result must name every seat in order with its points.
result-too-early = There is a result, but the game is not over.
wrong-result = The result is wrong: the game ends { $result }.
no-such-line =
    There is no line { $at }: the record has { $count ->
        [one] one line.
       *[other] { $count } lines.
    }
