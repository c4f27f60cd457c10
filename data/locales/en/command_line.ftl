# What `giants` says on the command line about a game.

cli-line = line { $line }: { $why }
cli-not-playing = { TERM($seat, "colour") } does not play in this game
cli-replayed = { $board }, { LIST($seats, type: "plain") }: { $lines } of { $all } lines
cli-round = round { $round }, { $phase }
cli-seat = {"  "}{ $seat }: { $points ->
        [one] one point
       *[other] { $points } points
    }, { $moai } Moai erected, { $halves ->
        [one] one half-tablet
       *[other] { $halves } half-tablets
    }
cli-final = final: { LIST($totals, type: "plain") }
cli-places = places: { LIST($places, type: "groups") }
cli-place = { $place }. { $names }
cli-due = due: { LIST($seats, type: "plain") }
cli-due-dice = due: the dice
cli-written = { $file }: { $size } kB
