# Words in the pictures, their alt texts, and the text board.

## Names

picture-colour-blue = Blue
picture-colour-green = Green
picture-colour-red = Red
picture-colour-yellow = Yellow
picture-colour-purple = Purple

## Caption

picture-phase-auction = Auction
picture-phase-choose = Choice
picture-phase-placement = Placement
picture-phase-transport = Transport
picture-phase-stash = Quarry
picture-phase-recall = Markers
picture-phase-over = The end
picture-round = Round { $round }
picture-due-dice = The dice are about to roll
picture-due-nobody = The game was ended before its time
picture-due-auction = { $count ->
    [one] { $names } still has to bid
   *[other] { $count } bids are still out
}
picture-due-choose = { $names }: take a Moai, or decline
picture-due-placement = { $names }: place a piece, or pass
picture-due-transport = { $names }: move a statue, or pass
picture-due-stash = { $names }: mark what stays in the quarry?
picture-due-recall = { $names }: take markers back?
picture-due-several = { $phase ->
    [choose] { $count } players: take a Moai, or decline
    [placement] { $count } players: place a piece, or pass
    [transport] { $count } players: move a statue, or pass
    [stash] { $count } players: mark what stays in the quarry?
    [recall] { $count } players: take markers back?
   *[auction] { $count } bids are still out
}
picture-due-unnamed = { $phase ->
    [choose] Take a Moai, or decline
    [placement] Place a piece, or pass
    [transport] Move a statue, or pass
    [stash] Mark what stays in the quarry?
    [recall] Take markers back?
   *[auction] One bid is still out
}
picture-revealed = The bids are open: the cards show them.
picture-over = { $count ->
    [one] { $names } wins with { $points } points
   *[other] { $names } share the win with { $points } points each
}
picture-end-bases = A Moai stands on every base of a player.
picture-end-exhausted = No Moai is left to be erected.
picture-end-idle = The quarry is empty and nothing was erected.
picture-end-agreed = The game was ended before its time.

## Panels

picture-passed = passed
picture-declined = done
picture-supply = Supply
picture-screen = Behind your screen
picture-quarry = Quarry
picture-on-the-way = On the way
picture-first-dice = First round: { LIST($faces, type: "plain") }
picture-die-counts = { $face } counts as { $value }
picture-dice-due = Waiting for the dice
picture-price-total = Others gain
picture-price-nothing = Nobody else gains
picture-more-places = { $count ->
    [one] and { $count } thing before
   *[other] and { $count } things before
}
picture-preview-plan =
    { $count ->
        [0] Nothing planned yet
       *[other] { $count } figures planned, none placed yet
    }
picture-preview-place = { $hex }: { TERM($piece, "piece") }, not placed yet
picture-preview-reach = { $statue } can go here
picture-preview-erect = { $statue } on ahu { $number }, { $ahu }
picture-preview-crown = { $statue } crowns ahu { $number }, { $ahu }
picture-preview-way = { $statue } from { $start } to { $end }

## The lobby

picture-lobby-call = { $count ->
    [0] Everybody is here
    [one] { $count } seat is free: come and play
   *[other] { $count } seats are free: come and play
}
picture-seat-free = free

## The end

picture-game = Giants
picture-poster-won = { $count ->
    [one] wins with { $points } points
   *[other] win together with { $points } points each
}
picture-poster-game = { $count } players, { $round } rounds

picture-source-moai = Moai
picture-source-headdresses = Headdresses
picture-source-carrying = Carrying
picture-source-tablets = Tablets
picture-total = Total

## Film

picture-film-start = { $count } players set out
picture-film-round = Round { $round }
picture-film-erected = { $name } erects a Moai on { $ahu }
picture-film-crowned = { $name } brings a headdress to { $ahu }
picture-reveal-carrying = Points for carrying
picture-reveal-tablets = Complete tablets
picture-reveal-many = { $count } smaller Moai are turned up
picture-reveal-moai =
    { $ahu }: { $name } +{ $moai }{ $headdress ->
        [0] { "" }
       *[other] {" "}+{ $headdress }
    }
## What happened, one sentence an event

alt-event-round = Round { $round } begins; { $name } is first player.
alt-event-phase = Now: { $phase }.
alt-event-rolled = { $count ->
    [0] The dice show { $faces }: no Moai.
   *[other] The dice show { $faces }; Moai on offer: { $sizes }.
}
alt-event-supply-empty = No Moai is left in supply: the end is near.
alt-event-sealed = { $name } sealed a bid.
alt-event-sealed-again = { $name } sealed a new bid.
alt-event-revealed = The bids are open: { LIST($bids, type: "groups") }.
alt-event-bid = { $name } { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
} and { $sculptors ->
    [one] { $sculptors } sculptor
   *[other] { $sculptors } sculptors
}
alt-event-took = { $name } took { $statue }, a Moai of size { $size }.
alt-event-declined = { $name } takes no more Moai.
alt-event-unsold = { $count ->
    [one] { $count } Moai that nobody took left the game.
   *[other] { $count } Moai that nobody took left the game.
}
alt-event-placed = { $name } placed a { TERM($piece, "piece") } on { $hex }{ $logs ->
    [0] .
    [one] {" "}with { $logs } log.
   *[other] {" "}with { $logs } logs.
}
alt-event-power-worker = { $name } gained a worker in the village.
alt-event-power-marker = { $name } gained a tribe marker in the sorcerers' hut.
alt-event-power-logs = { $name } cut the forest { $hex }: { $gain ->
    [one] { $gain } log.
   *[other] { $gain } logs.
}
alt-event-power-headdress = { $name } sculpted the headdress { $statue }.
alt-event-power-ahu = { $name } reserved ahu { $ahu }.
alt-event-tablet = { $name } gave a marker for a half-tablet.
alt-event-passed = { $name } passed.
alt-event-moved = { $name } moved { $statue } from { $start } to { $end }.
alt-event-moved-paid = { $name } moved { $statue } from { $start } to { $end }; { $paid } for carrying.
alt-event-paid = { $name } gained { $points }
alt-event-erected = { $name } erected a Moai of size { $size } on ahu { $ahu }.
alt-event-crowned = { $name } crowned the Moai on ahu { $ahu }.
alt-event-marked = { $name } marked { $statue } on { $hex }.
alt-event-stashed = { $name } leaves { $statues } in the quarry.
alt-event-returned = The round is over; pieces go back behind the screens.
alt-event-recalled = { $name } took markers back from { $statues }.
alt-event-recalled-none = { $name } keeps all markers where they are.
alt-event-peeked = { $name } looked under the Moai on ahu { $ahu }.
alt-event-over = The game is over: { $names } in front.

## Alt text

alt-board = { $board }, round { $round }, { $phase }. { $due }
alt-dice = Quarry: { LIST($sizes, type: "plain") }.
alt-changed = Since then: { $events }
alt-score = { $name } { $points }
alt-scores = Points: { LIST($scores, type: "plain") }.
alt-final = Final points: { LIST($scores, type: "plain") }.
alt-own = Behind your screen: { $things }.
alt-on-the-way = Statues and who can move them: { LIST($groups, type: "groups") }.
alt-may-move = { $name } { $statues }
alt-anybody = anybody
alt-front = in front
alt-statue-moai = { $statue } (size { $size }, { $place })
alt-statue-headdress = { $statue } (headdress, { $place })
alt-closeup = What just happened, close up: { $events }
alt-more = …

## Text board

board-title = { $board }, round { $round }: { $phase }
board-due = { $due }
board-first = First player: { $name }
board-players = Players
board-player = { $name } ({ TERM($seat, "colour") }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-player-notes = { $line }; { LIST($notes, type: "groups") }
board-passed = passed
board-sealed = bid sealed
board-due-mark = to decide
board-front = { $things } in front
board-bid = bid { $things }
board-sculptors = { $count ->
    [one] { $count } sculptor left
   *[other] { $count } sculptors left
}
board-screen = Behind your screen: { $things }
board-own-bid = Your sealed bid: { $things }
board-nothing = nothing
board-quarry = Quarry: dice { $faces }; on offer { $sizes }
board-hexes = Hexes
board-hex = { $hex }{ $terrain }: { $things }
board-hex-empty = { $hex }{ $terrain }
board-terrain-plain = {""}
board-terrain-forest = {" "}(forest, { $logs ->
    [one] { $logs } log
   *[other] { $logs } logs
})
board-terrain-cut = {" "}(forest, cut)
board-terrain-moai_quarry = {" "}(Moai quarry)
board-terrain-headdress_quarry = {" "}(headdress quarry)
board-terrain-village = {" "}(village)
board-terrain-hut = {" "}(sorcerers' hut)
board-strength = strength { $total }
board-strength-own = strength { $total } ({ $name } with the logs: { $own })
board-owned = { $name }'s { $things }
board-statue-moai = Moai { $statue } size { $size }
board-statue-headdress = headdress { $statue }
board-marked = { $statue } marked by { $name }
board-abandoned = { $statue } (abandoned)
board-count-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
board-count-sorcerer = { $count ->
    [one] sorcerer
   *[other] { $count } sorcerers
}
board-count-chief = { $count ->
    [one] chief
   *[other] { $count } chiefs
}
board-count-marker = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}
board-count-log = { $count ->
    [one] { $count } log
   *[other] { $count } logs
}
board-count-base = { $count ->
    [one] { $count } base
   *[other] { $count } bases
}
board-count-half = { $count ->
    [one] { $count } half-tablet
   *[other] { $count } half-tablets
}
board-count-headdress = { $count ->
    [one] { $count } headdress
   *[other] { $count } headdresses
}
board-ahus = Ahus in use
board-ahus-free = Free ahus (number, name, hex: Moai value / headdress value)
board-ahu = { $number } { $ahu }, { $hex }: { $moai } / { $headdress }
board-ahu-line = { $ahu }: { $things }
board-ahu-moai = Moai size { $size }
board-ahu-crowned = crowned
board-ahu-owner = owner { $name }
board-ahu-reserved = reserved by { $name }
board-ahu-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-supply = Supply: { $things }
board-supply-moai = { $count } Moai of size { $size }
board-final = Final score
board-final-line = { $place }. { $name }: { $total } = Moai { $moai } + headdresses { $headdresses } + carrying { $carrying } + tablets { $tablets }
