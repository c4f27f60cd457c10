# The private panels, one group per decision.

## Statues, hexes, payment

statue-moai = { $id } · Moai of size { $size }
statue-headdress = { $id } · headdress
statue-in-front = { $statue }, still in the quarry
statue-marked = { $statue }, on { $hex } under your marker
statue-abandoned = { $statue }, abandoned on { $hex }
statue-on-hex = { $statue }, on { $hex }

hex-special =
    { $hex } · { $terrain ->
        [moai_quarry] Moai quarry
        [headdress_quarry] headdress quarry
        [village] village
       *[hut] sorcerers' hut
    }
hex-forest =
    { $hex } · forest with { $logs ->
        [one] one log
       *[other] { $logs } logs
    }
hex-forest-cut = { $hex } · forest, cut
hex-figures =
    { $count ->
        [one] one figure here
       *[other] { $count } figures here
    }
hex-ahus = ahu { $ahus }
ask-hex = Type a hex…
ask-hex-title = Which hex?
ask-hex-label = Hex
ask-hex-hint = As printed on the board, like F6.

gains-nobody = nobody else gains
gains-one = { $name } +{ $points }
advice-reason = 💡 { $reason }
advice-line = -# 💡 { $action }: { $reason }

## Bid

bid-title = **Auction of round { $round }**
bid-offer =
    { $count ->
        [one] One Moai is in the quarry, of size { $sizes }.
       *[other] In the quarry: Moai of sizes { $sizes }.
    }
bid-question = Tribe markers decide who chooses first; sculptors decide how large a Moai you can take. Nobody sees your bid until all are in.
bid-first-round = -# In the first round a 3 on a die brings a Moai of size 2.
bid-worth = **Your bid: { $bid }**{ $sculptors ->
        [0] { "" }
        [one] {" "}— enough for a Moai of size 1
        [2] {" "}— enough for a Moai of size 2, or two of size 1
        [3] {" "}— enough for a Moai of size 3, or smaller ones that add up to 3
       *[other] {" "}— enough for Moai whose sizes add up to { $sculptors }
    }
bid-carves-nothing = ⚠️ The smallest Moai on offer is of size { $size }: these sculptors can't carve it.
bid-markers-alone = ⚠️ Markers without sculptors win nothing.
bid-is-in = Sealed: { $bid }. You can change it until the last bid is in.
bid-markers-how-many = How many tribe markers?
bid-workers-how-many = How many workers?
bid-markers =
    { $count ->
        [0] no marker
        [one] one marker
       *[other] { $count } markers
    }
bid-workers =
    { $count ->
        [0] no worker
        [one] one worker
       *[other] { $count } workers
    }
bid-sorcerer-in = Sorcerer sculpts ✓
bid-sorcerer-out = Send the sorcerer
bid-chief-in = Chief sculpts (counts as 3) ✓
bid-chief-out = Send the chief (counts as 3)
bid-then = If I get to choose…
bid-then-ask = Ask me then
bid-then-largest = Take the largest I can
bid-nothing = two empty hands
bid-seal = Seal: { $bid }

## Choose

choose-title = **Your turn to choose a Moai**
choose-offer =
    On offer: { LIST($sizes, type: "plain") }. You have { $sculptors ->
        [one] one sculptor
       *[other] { $sculptors } sculptors
    } left.
choose-take = Take size { $size }
choose-then = With the sculptors left
choose-then-ask = Ask me again
choose-then-largest = Take the largest I can
choose-none = No more for me

## Placement

# What pictures on panels show, for those who can't see them.
preview-alt-plan = The board with your planned figures on { $hexes }.
preview-alt-place = The island as it would be with your { TERM($piece, "piece") } on { $hex }.
preview-alt-way = The way of { $statue }: { LIST($way, type: "plain") }. { $gains }
preview-alt-reach = Where you can take { $statue }, and what others gain by it.

place-title = **Your turn to place**
place-which = Which figure?
place-what-for = What should it do?
place-where = On which hex?
place-hand = You still have: { $pieces }.
place-hand-empty = You have nothing left to place.
hand-workers =
    { $count ->
        [one] one worker
       *[other] { $count } workers
    }
hand-sorcerer = the sorcerer
hand-chief = the chief
hand-logs =
    { $count ->
        [one] one log
       *[other] { $count } logs
    }
hexes-mine = Carry my statues
hexes-powers = Use a power
hexes-reserve = Reserve an ahu
hexes-others = Earn by carrying for others
hexes-coast = Stand on a coast, by value
hexes-inland = Stand inland, by distance from the quarry
hex-onward =
    { $statue } towards ahu { $ahu } ({ $points } points{ $steps ->
        [0] { "" }
        [one] , one step on
       *[other] , { $steps } steps on
    })
place-power = Use the power here?
place-no-power = No power
place-figure =
    { $piece ->
        [worker] Worker
        [sorcerer] Sorcerer
       *[chief] Chief
    }{ $logs ->
        [0] { "" }
        [one] { " " }with a log
       *[other] { " " }with { $logs } logs
    }
place-go =
    Place the { TERM($piece, "piece") }{ $logs ->
        [0] { "" }
        [one] { " " }and a log
       *[other] { " " }and { $logs } logs
    } on { $hex }
place-go-power = 
    { $piece ->
        [worker] Worker
        [sorcerer] Sorcerer
       *[chief] Chief
    }{ $logs ->
        [0] { "" }
        [one] { " " }and a log
       *[other] { " " }and { $logs } logs
    } on { $hex }, use the power
place-quick =
    { $piece ->
        [worker] Worker
        [sorcerer] Sorcerer
       *[chief] Chief
    }{ $logs ->
        [0] { "" }
        [one] { " " }and a log
       *[other] { " " }and { $logs } logs
    } on { $hex }
place-tablet = Marker → half-tablet
place-pass = Pass
power-does-worker =
    { $tablet ->
        [yes] Break a tablet: take a worker from the urn
       *[no] Take a worker from the urn
    }
power-does-marker =
    { $tablet ->
        [yes] Break a tablet: take a tribe marker from the urn
       *[no] Take a tribe marker from the urn
    }
power-does-logs =
    { $tablet ->
        [yes] Break a tablet: cut the forest for { $logs } logs
       *[no] Cut the forest for { $logs } logs
    }
power-does-headdress =
    { $tablet ->
        [yes] Break a tablet: take a headdress
       *[no] Take a headdress
    }
power-does-ahu =
    { $tablet ->
        [yes] Break a tablet: reserve ahu { $ahu }
       *[no] Reserve ahu { $ahu }
    }

## Planning a placement

plan-open = Plan several turns…
plan-title = **Plan your placement**
plan-means = -# Your figures are placed in this order as your turns come.
plan-stands = 🗒️ Your plan is being carried out as your turns come.
plan-then-pass = Then: pass.
plan-then-ask = Then: ask me.
plan-go = Place these as my turns come
plan-add = Add a step…
plan-remove = Remove the last step
plan-watch-on = Ask me if disturbed ✓
plan-watch-off = Go on whatever happens ✓
plan-pass-on = Pass at the end ✓
plan-pass-off = Ask me at the end ✓
plan-leave = Back to this turn
plan-cancel = Stop the plan
plan-cancelled = The plan is stopped. You will be asked at your next turn.

## Transport

transport-title = **Your turn to move a statue**
transport-which = Which statue?
transport-brings =
    You +{ $points } { $when ->
        [now] now
       *[end] at the end
    } · { $gains }
transport-brings-owner = The Moai's owner +{ $points } at the end · { $gains }
transport-brings-others = For carrying: { $gains }
transport-statue = { $statue }
transport-where = Where to?
transport-with-whom = With whose help?
transport-ways = { $gains } · { $count } choices of helpers
transport-erect =
    Erect on { $ahu } · { $points ->
        [one] 1 point
       *[other] { $points } points
    }
transport-crown =
    Crown on { $ahu } · { $points ->
        [one] 1 point
       *[other] { $points } points
    }
transport-mark-there = To { $hex }, and mark it
transport-leave-there = To { $hex }, and leave it
transport-mark-here = Mark it where it is
transport-pass = Pass

move-out-of-reach = { $statue } can't get to { $hex } now: { $count ->
        [0] it can only be marked where it stands.
       *[other] it can go to { $hexes }.
    }

## Stash and recall

ahead-title = -# While you are here: this is asked at the end of the round.
ahead-noted = Noted. It holds for this round.
ahead-ask = Ask me then
ahead-recall = My marks at the end of the round
ahead-recall-all = Take all my markers back
ahead-stash = Statues that I leave in the quarry
ahead-stash-all = Mark as many as I can, the largest first
stash-title = **What you did not move stays in the quarry.** Mark any of it? Without a marker, anybody can take it.
stash-none = Mark none
stash-all =
    { $count ->
        [one] Mark it
       *[other] Mark all { $count }
    }
stash-pick = Pick the ones to mark
stash-these = Mark { $statues }
recall-title = **The round is over.** Take markers back from statues? A statue without a marker is abandoned: anybody can take it.
recall-none = Keep my marks
recall-all = 
    { $count ->
        [one] Take the marker back
        [2] Take both markers back
       *[other] Take all { $count } markers back
    }
recall-pick = Pick the statues to give up
recall-these = 
    { $count ->
        [one] Take the marker back from { $statues }
       *[other] Take the markers back from { $statues }
    }

## Decisions in a few words

action-mark = Mark { $statue } where it is
action-peek = Peek at ahu { $ahu }
action-move =
    { $statue } { $then ->
        [erect] onto ahu { $ahu }
        [crown] onto the Moai of ahu { $ahu }
        [mark] to { $hex }, marked
       *[leave] to { $hex }
    }

## Are you sure?

sure-title = **Are you sure?**
sure-yes = Yes, do it
sure-no = Back
sure-markers-alone =
    { $count ->
        [one] A marker without sculptors wins nothing, and is gone for this round.
       *[other] { $count } markers without sculptors win nothing, and are gone for this round.
    }
sure-pass = You still have: { $figures }. Who passes places nothing more in this round.
sure-tablet = The chief breaks { $halves } half-tablets for this power.
sure-gains = This brings others more than you: { $gains }.
sure-crown = That Moai belongs to { $name }: your headdress scores { $points } points for them.
sure-last-base = This is a Moai on your last base: the game ends with this round.
