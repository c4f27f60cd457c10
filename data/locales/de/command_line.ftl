# What `giants` says on the command line about a game.

cli-line = Zeile { $line }: { $why }
cli-not-playing = { TERM($seat, "colour") } spielt in dieser Partie nicht mit
cli-replayed = { $board }, { LIST($seats, type: "plain") }: { $lines } von { $all } Zeilen
cli-round = Runde { $round }, { $phase }
cli-seat = {"  "}{ $seat }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, { $moai ->
        [one] ein Moai
       *[other] { $moai } Moais
    } aufgerichtet, { $halves ->
        [one] eine Tafelhälfte
       *[other] { $halves } Tafelhälften
    }
cli-final = Endstand: { LIST($totals, type: "plain") }
cli-places = Plätze: { LIST($places, type: "groups") }
cli-place = { $place }. { $names }
cli-due = am Zug: { LIST($seats, type: "plain") }
cli-due-dice = am Zug: die Würfel
cli-written = { $file }: { $size } kB
