# After the game: results, ladders, halls of fame.

## One person's games

stats-title = **{ $person }** · { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $wins ->
    [0] nessuna vinta
    [one] { $wins } vinta
   *[other] { $wins } vinte
}
stats-rating = Punteggio **{ NUMBER($rating, useGrouping: 0) }**{ $provisional ->
    [yes] {" "}(provvisorio)
   *[no] {""}
}, dopo { $count ->
    [one] { $count } partita valida
   *[other] { $count } partite valide
}
stats-unrated = Ancora nessun punteggio: una partita vale se giocano almeno due persone.
stats-places = Posti: { LIST($places, type: "plain") }
stats-points = In media { $average } punti, al massimo { $best }
stats-sources = Da dove vengono: { LIST($sources, type: "plain") }
stats-source = { $source } { $points }
stats-coast = Costa preferita: { $coast ->
    [north] il nord
    [east] l'est
    [south] il sud
   *[west] l'ovest
}, con { $count } Moai
stats-carried = Ha portato per { $people }
stats-for = { $person } ({ $points })
stats-nemesis = Bestia nera: { $person }, davanti in { $ahead } partite su { $games }
stats-partner = Miglior partner: { $person }, { $points } punti per il trasporto fra voi
stats-partner-other = Miglior partner: { $person }, { $points } punti per il trasporto fra loro
stats-shared-only = -# Solo partite sui server in cui sei.
stats-nothing = Non ci sono partite finite di { $person } da mostrarti.
stats-none = Non hai ancora partite finite. Quando ne avrai, conteranno qui.
stats-hidden = Non partecipi ai risultati: nessuno vede qui le tue partite, e non sei in nessuna classifica né albo d'oro.
stats-out = Non partecipare
stats-in = Partecipa di nuovo
stats-left = Da ora non partecipi più ai risultati, e quello che c'era è stato tolto. Con { COMMAND("stats") } puoi tornare.
stats-joined = Partecipi di nuovo. Le tue partite finite contano.
stats-alt = Grafico di { $name }. { $rated ->
    [0] Ancora nessun punteggio.
   *[other] Punteggio dopo { $rated ->
        [one] { $rated } partita
       *[other] { $rated } partite
    }: { NUMBER($last, useGrouping: 0) }, fra { NUMBER($low, useGrouping: 0) } e { NUMBER($high, useGrouping: 0) }.
} Punti di una partita in media: { LIST($sources, type: "plain") }.
picture-stats-somebody = Qualcuno
picture-stats-rating = { $count ->
    [one] Punteggio dopo { $count } partita
   *[other] Punteggio in { $count } partite
}
picture-stats-sources = Punti di una partita, in media

## Ladders

ladder-title-server = **Classifica di { $server }** · { $season }
ladder-title-all = **Classifica di tutti i server** · { $season }
ladder-ever = tutte le stagioni
ladder-season = trimestre { $quarter } del { NUMBER($year, useGrouping: 0) }
ladder-line = { $place }. { $person } · **{ NUMBER($rating, useGrouping: 0) }** · { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
ladder-provisional = Provvisorio, con meno di { $least } partite valide:
ladder-line-provisional = { $person } · { NUMBER($rating, useGrouping: 0) } · { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
ladder-nobody = In quel periodo nessuno ha finito qui una partita valida. Una partita vale se giocano almeno due persone.
ladder-more = -# e { $count } in più
ladder-shared-only = -# Persone con cui condividi un server.
ladder-choose-season = Un'altra stagione
ladder-show-all = Tutti i server
ladder-show-server = Questo server
ladder-fame = Albo d'oro
ladder-back = Classifica
ladder-no-season = Non c'è una stagione “{ $given }”. Le stagioni si scrivono come 2026-Q4.

## Halls of fame

fame-title = **Albo d'oro di { $server }**
fame-month = **Il meglio del mese scorso in { $server }**
fame-ever = **Il meglio di sempre**
fame-points = Punteggio più alto: { $people }, { $value } punti
fame-haul = Trasporto più lungo: { $people }, per { $value ->
    [one] { $value } esagono
   *[other] { $value } esagoni
}
fame-carried = Chi ha guadagnato di più portando per gli altri: { $people }, { $value } punti
fame-close = Finale più combattuto: { $value ->
    [0] { $people } a pari merito al primo posto
    [one] { $people }, con { $value } punto di vantaggio
   *[other] { $people }, con { $value } punti di vantaggio
}
fame-game = { $feat } (partita { NUMBER($game, useGrouping: 0) })
fame-none = Ancora niente: comincia con la prima partita finita di almeno due persone su questo server.
