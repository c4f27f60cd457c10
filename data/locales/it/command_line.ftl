# What `giants` says on the command line about a game.

cli-line = riga { $line }: { $why }
cli-not-playing = { TERM($seat, "colour") } non gioca in questa partita
cli-replayed = { $board }, { LIST($seats, type: "plain") }: { $lines } righe su { $all }
cli-round = turno { $round }, { $phase }
cli-seat = {"  "}{ $seat }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }, { $moai ->
        [one] un Moai eretto
       *[other] { $moai } Moai eretti
    }, { $halves ->
        [one] una mezza tavoletta
       *[other] { $halves } mezze tavolette
    }
cli-final = punteggio finale: { LIST($totals, type: "plain") }
cli-places = classifica: { LIST($places, type: "groups") }
cli-place = { $place }. { $names }
cli-due = tocca a: { LIST($seats, type: "plain") }
cli-due-dice = tocca ai dadi
cli-written = { $file }: { $size } kB
