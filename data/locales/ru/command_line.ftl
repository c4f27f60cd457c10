# What `giants` says on the command line about a game.

cli-line = строка { $line }: { $why }
cli-not-playing = { TERM($seat, "colour") } в этой игре не участвует
cli-replayed = { $board }, { LIST($seats, type: "plain") }: строк { $lines } из { $all }
cli-round = раунд { $round }, { $phase }
cli-seat = {"  "}{ $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, установлено Моаи: { $moai }, { $halves ->
        [one] { $halves } половинка таблички
        [few] { $halves } половинки таблички
       *[other] { $halves } половинок таблички
    }
cli-final = итог: { LIST($totals, type: "plain") }
cli-places = места: { LIST($places, type: "groups") }
cli-place = { $place }. { $names }
cli-due = ходит: { LIST($seats, type: "plain") }
cli-due-dice = ждём кубики
cli-written = { $file }: { $size } КБ
