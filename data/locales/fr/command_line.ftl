# What `giants` says on the command line about a game.

cli-line = ligne { $line } : { $why }
cli-not-playing = { TERM($seat, "colour") } ne joue pas dans cette partie
cli-replayed = { $board }, { LIST($seats, type: "plain") } : { $lines } lignes sur { $all }
cli-round = tour { $round }, { $phase }
cli-seat = {"  "}{ $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $moai ->
        [one] { $moai } Moaï érigé
       *[other] { $moai } Moaïs érigés
    }, { $halves ->
        [one] { $halves } demi-tablette
       *[other] { $halves } demi-tablettes
    }
cli-final = score final : { LIST($totals, type: "plain") }
cli-places = classement : { LIST($places, type: "groups") }
cli-place = { $place }. { $names }
cli-due = à jouer : { LIST($seats, type: "plain") }
cli-due-dice = à jouer : les dés
cli-written = { $file } : { $size } Ko
