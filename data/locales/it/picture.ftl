# Words in the pictures, their alt texts, and the text board.

## Names

picture-colour-blue = Blu
picture-colour-green = Verde
picture-colour-red = Rosso
picture-colour-yellow = Giallo
picture-colour-purple = Viola

## Caption

picture-phase-auction = Asta
picture-phase-choose = Scelta
picture-phase-placement = Piazzamento
picture-phase-transport = Trasporto
picture-phase-stash = Miniera
picture-phase-recall = Segnalini
picture-phase-over = Fine
picture-round = Turno { $round }
picture-due-dice = Stanno per rotolare i dadi
picture-due-nobody = La partita è stata chiusa in anticipo
picture-due-auction = { $count ->
    [one] Manca l'offerta di { $names }
   *[other] Mancano ancora { $count } offerte
}
picture-due-choose = { $names }: prendi un Moai o rinuncia
picture-due-placement = { $names }: piazza una pedina o passa
picture-due-transport = { $names }: muovi una statua o passa
picture-due-stash = { $names }: marchi ciò che resta in miniera?
picture-due-recall = { $names }: riprendi dei segnalini?
picture-due-several = { $phase ->
    [choose] { $count } giocatori: prendere un Moai o rinunciare
    [placement] { $count } giocatori: piazzare una pedina o passare
    [transport] { $count } giocatori: muovere una statua o passare
    [stash] { $count } giocatori: marchiare ciò che resta in miniera?
    [recall] { $count } giocatori: riprendere dei segnalini?
   *[auction] Mancano ancora { $count } offerte
}
picture-due-unnamed = { $phase ->
    [choose] Prendi un Moai o rinuncia
    [placement] Piazza una pedina o passa
    [transport] Muovi una statua o passa
    [stash] Marchi ciò che resta in miniera?
    [recall] Riprendi dei segnalini?
   *[auction] Manca ancora un'offerta
}
picture-revealed = Offerte scoperte: si vedono sulle schede.
picture-over = { $count ->
    [one] Vince { $names } con { $points } punti
   *[other] { $names } vincono a pari merito con { $points } punti
}
picture-end-bases = Qualcuno ha un Moai su ogni sua base.
picture-end-exhausted = Non ci sono più Moai da erigere.
picture-end-idle = La miniera è vuota e nulla è stato eretto.
picture-end-agreed = La partita è stata chiusa in anticipo.

## Panels

picture-passed = passa
picture-declined = fatto
picture-supply = Scorta
picture-screen = Dietro il tuo schermo
picture-quarry = Miniera
picture-on-the-way = In viaggio
picture-first-dice = Primo turno: { LIST($faces, type: "plain") }
picture-die-counts = { $face } vale { $value }
picture-dice-due = In attesa dei dadi
picture-price-total = Gli altri guadagnano
picture-price-nothing = Gli altri non guadagnano
picture-more-places = { $count ->
    [one] e prima un altro evento
   *[other] e prima altri { $count } eventi
}
picture-preview-plan =
    { $count ->
        [0] Ancora nessun piano
        [one] Una pedina in programma, da piazzare
       *[other] { $count } pedine in programma, da piazzare
    }
picture-preview-place = { $hex }: { TERM($piece, "piece") }, non ancora sul tabellone
picture-preview-reach = { $statue } può arrivare qui
picture-preview-erect = { $statue } sull'ahu { $number }, { $ahu }
picture-preview-crown = { $statue } sul Moai dell'ahu { $number }, { $ahu }
picture-preview-way = { $statue } da { $start } a { $end }

## The lobby

picture-lobby-call = { $count ->
    [0] Ci siamo tutti
    [one] { $count } posto libero: vieni a giocare
   *[other] { $count } posti liberi: vieni a giocare
}
picture-seat-free = libero

## The end

picture-game = Giants
picture-poster-won = { $count ->
    [one] vince con { $points } punti
   *[other] vincono insieme con { $points } punti
}
picture-poster-game = { $count } giocatori, { $round ->
    [one] { $round } turno
   *[other] { $round } turni
}

picture-source-moai = Moai
picture-source-headdresses = Copricapi
picture-source-carrying = Trasporto
picture-source-tablets = Tavolette
picture-total = Totale

## Film

picture-film-start = { $count } giocatori si mettono in cammino
picture-film-round = Turno { $round }
picture-film-erected = { $name } erige un Moai su { $ahu }
picture-film-crowned = { $name } porta un copricapo su { $ahu }
picture-reveal-carrying = Punti per il trasporto
picture-reveal-tablets = Tavolette complete
picture-reveal-many = Si scoprono { $count } Moai più piccoli
picture-reveal-moai =
    { $ahu }: { $name } +{ $moai }{ $headdress ->
        [0] { "" }
       *[other] {" "}+{ $headdress }
    }
## What happened, one sentence an event

alt-event-round = Inizia il turno { $round }; primo giocatore: { $name }.
alt-event-phase = Ora: { $phase }.
alt-event-rolled = { $count ->
    [0] I dadi mostrano { $faces }: nessun Moai.
   *[other] I dadi mostrano { $faces }; Moai all'asta: { $sizes }.
}
alt-event-supply-empty = Nella scorta non ci sono più Moai: la fine si avvicina.
alt-event-sealed = { $name } ha fatto la sua offerta.
alt-event-sealed-again = { $name } ha cambiato offerta.
alt-event-revealed = Offerte scoperte: { LIST($bids, type: "groups") }.
alt-event-bid = { $name } { $markers ->
    [one] { $markers } segnalino
   *[other] { $markers } segnalini
} e { $sculptors ->
    [one] { $sculptors } scultore
   *[other] { $sculptors } scultori
}
alt-event-took = { $name } prende { $statue }, un Moai di taglia { $size }.
alt-event-declined = { $name } non prende altri Moai.
alt-event-unsold = { $count ->
    [one] { $count } Moai che nessuno ha voluto esce dal gioco.
   *[other] { $count } Moai che nessuno ha voluto escono dal gioco.
}
alt-event-placed = { $name } piazza { TERM($piece, "piece", case: "a") } su { $hex }{ $logs ->
    [0] .
    [one] {" "}con { $logs } tronco.
   *[other] {" "}con { $logs } tronchi.
}
alt-event-power-worker = { $name } ottiene un lavoratore nel villaggio.
alt-event-power-marker = { $name } ottiene un segnalino tribù nella capanna dello stregone.
alt-event-power-logs = { $name } abbatte la foresta su { $hex }: { $gain ->
    [one] { $gain } tronco.
   *[other] { $gain } tronchi.
}
alt-event-power-headdress = { $name } scolpisce il copricapo { $statue }.
alt-event-power-ahu = { $name } riserva l'ahu { $ahu }.
alt-event-tablet = { $name } scambia un segnalino con una mezza tavoletta.
alt-event-passed = { $name } passa.
alt-event-moved = { $name } porta { $statue } da { $start } a { $end }.
alt-event-moved-paid = { $name } porta { $statue } da { $start } a { $end }; per il trasporto: { $paid }.
alt-event-paid = { $name } +{ $points }
alt-event-erected = { $name } erige un Moai di taglia { $size } sull'ahu { $ahu }.
alt-event-crowned = { $name } mette un copricapo al Moai sull'ahu { $ahu }.
alt-event-marked = { $name } marchia { $statue } su { $hex }.
alt-event-stashed = { $name } lascia in miniera: { $statues }.
alt-event-returned = Il turno è finito; le pedine tornano dietro gli schermi.
alt-event-recalled = { $name } riprende i segnalini da { $statues }.
alt-event-recalled-none = { $name } lascia i segnalini dove sono.
alt-event-peeked = { $name } sbircia sotto il Moai sull'ahu { $ahu }.
alt-event-over = La partita è finita. In testa: { $names }.

## Alt text

alt-board = { $board }, turno { $round }, { $phase }. { $due }
alt-dice = Miniera: { LIST($sizes, type: "plain") }.
alt-changed = Da allora: { $events }
alt-score = { $name } { $points }
alt-scores = Punti: { LIST($scores, type: "plain") }.
alt-final = Punteggio finale: { LIST($scores, type: "plain") }.
alt-own = Dietro il tuo schermo: { $things }.
alt-on-the-way = Statue e chi può muoverle: { LIST($groups, type: "groups") }.
alt-may-move = { $name } { $statues }
alt-anybody = chiunque
alt-front = davanti allo schermo
alt-statue-moai = { $statue } (taglia { $size }, { $place })
alt-statue-headdress = { $statue } (copricapo, { $place })
alt-closeup = Cosa è appena successo, da vicino: { $events }
alt-more = …

## Text board

board-title = { $board }, turno { $round }: { $phase }
board-due = { $due }
board-first = Primo giocatore: { $name }
board-players = Giocatori
board-player = { $name } ({ TERM($seat, "colour") }): { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
board-player-notes = { $line }; { LIST($notes, type: "groups") }
board-passed = passa
board-sealed = offerta fatta
board-due-mark = deve giocare
board-front = davanti: { $things }
board-bid = offerta: { $things }
board-sculptors = { $count ->
    [one] ancora { $count } scultore
   *[other] ancora { $count } scultori
}
board-screen = Dietro il tuo schermo: { $things }
board-own-bid = La tua offerta segreta: { $things }
board-nothing = niente
board-quarry = Miniera: dadi { $faces }; all'asta { $sizes }
board-hexes = Esagoni
board-hex = { $hex }{ $terrain }: { $things }
board-hex-empty = { $hex }{ $terrain }
board-terrain-plain = {""}
board-terrain-forest = {" "}(foresta, { $logs ->
    [one] { $logs } tronco
   *[other] { $logs } tronchi
})
board-terrain-cut = {" "}(foresta abbattuta)
board-terrain-moai_quarry = {" "}(miniera dei Moai)
board-terrain-headdress_quarry = {" "}(miniera dei copricapi)
board-terrain-village = {" "}(villaggio)
board-terrain-hut = {" "}(capanna dello stregone)
board-strength = forza { $total }
board-strength-own = forza { $total } ({ $name } con i tronchi: { $own })
board-owned = { $things } di { $name }
board-statue-moai = Moai { $statue } di taglia { $size }
board-statue-headdress = copricapo { $statue }
board-marked = { $statue } con il segnalino di { $name }
board-abandoned = { $statue } (in abbandono)
board-count-worker = { $count ->
    [one] { $count } lavoratore
   *[other] { $count } lavoratori
}
board-count-sorcerer = { $count ->
    [one] stregone
   *[other] { $count } stregoni
}
board-count-chief = { $count ->
    [one] capo tribù
   *[other] { $count } capi tribù
}
board-count-marker = { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
}
board-count-log = { $count ->
    [one] { $count } tronco
   *[other] { $count } tronchi
}
board-count-base = { $count ->
    [one] { $count } base
   *[other] { $count } basi
}
board-count-half = { $count ->
    [one] { $count } mezza tavoletta
   *[other] { $count } mezze tavolette
}
board-count-headdress = { $count ->
    [one] { $count } copricapo
   *[other] { $count } copricapi
}
board-ahus = Ahu occupati
board-ahus-free = Ahu liberi (numero, nome, esagono: valore Moai / valore copricapo)
board-ahu = { $number } { $ahu }, { $hex }: { $moai } / { $headdress }
board-ahu-line = { $ahu }: { $things }
board-ahu-moai = Moai di taglia { $size }
board-ahu-crowned = con copricapo
board-ahu-owner = di { $name }
board-ahu-reserved = riservato da { $name }
board-ahu-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
board-supply = Scorta: { $things }
board-supply-moai = { $count } Moai di taglia { $size }
board-final = Punteggio finale
board-final-line = { $place }. { $name }: { $total } = Moai { $moai } + copricapi { $headdresses } + trasporto { $carrying } + tavolette { $tablets }
