# The private panels, one group per decision.

## Statues, hexes, payment

statue-moai = { $id } · Moai di taglia { $size }
statue-headdress = { $id } · copricapo
statue-in-front = { $statue }, ancora in miniera
statue-marked = { $statue }, su { $hex } sotto il tuo segnalino
statue-abandoned = { $statue }, in abbandono su { $hex }
statue-on-hex = { $statue }, su { $hex }

hex-special =
    { $hex } · { $terrain ->
        [moai_quarry] miniera dei Moai
        [headdress_quarry] miniera dei copricapi
        [village] villaggio
       *[hut] capanna dello stregone
    }
hex-forest =
    { $hex } · foresta con { $logs ->
        [one] un tronco
       *[other] { $logs } tronchi
    }
hex-forest-cut = { $hex } · foresta abbattuta
hex-figures =
    { $count ->
        [one] una pedina qui
       *[other] { $count } pedine qui
    }
hex-ahus = ahu { $ahus }
ask-hex = Scrivi un esagono…
ask-hex-title = Quale esagono?
ask-hex-label = Esagono
ask-hex-hint = Come sul tabellone, per esempio F6.

gains-nobody = gli altri non guadagnano
gains-one = { $name } +{ $points }
advice-reason = 💡 { $reason }
advice-line = -# 💡 { $action }: { $reason }

## Bid

bid-title = **Asta del turno { $round }**
bid-offer =
    { $count ->
        [one] In miniera c'è un Moai, di taglia { $sizes }.
       *[other] In miniera ci sono Moai di taglia { $sizes }.
    }
bid-question = I segnalini tribù decidono chi sceglie per primo; gli scultori, quanto grande può essere il Moai che prendi. Nessuno vede la tua offerta finché non ci sono tutte.
bid-first-round = -# Nel primo turno un 3 sul dado porta un Moai di taglia 2.
bid-worth = **La tua offerta: { $bid }**{ $sculptors ->
        [0] { "" }
        [one] {" "}— basta per un Moai di taglia 1
        [2] {" "}— basta per un Moai di taglia 2, o due di taglia 1
        [3] {" "}— basta per un Moai di taglia 3, o per più piccoli che sommati fanno 3
       *[other] {" "}— basta per Moai le cui taglie sommate fanno { $sculptors }
    }
bid-carves-nothing = ⚠️ Il Moai più piccolo all'asta è di taglia { $size }: questi scultori non bastano.
bid-markers-alone = ⚠️ I segnalini senza scultori non vincono niente.
bid-is-in = Offerta fatta: { $bid }. Puoi cambiarla finché non arriva l'ultima.
bid-markers-how-many = Quanti segnalini tribù?
bid-workers-how-many = Quanti lavoratori?
bid-markers =
    { $count ->
        [0] nessun segnalino
        [one] un segnalino
       *[other] { $count } segnalini
    }
bid-workers =
    { $count ->
        [0] nessun lavoratore
        [one] un lavoratore
       *[other] { $count } lavoratori
    }
bid-sorcerer-in = Lo stregone scolpisce ✓
bid-sorcerer-out = Manda lo stregone
bid-chief-in = Il capo tribù scolpisce (vale 3) ✓
bid-chief-out = Manda il capo tribù (vale 3)
bid-then = Se posso scegliere…
bid-then-ask = Chiedimelo
bid-then-largest = Prendi il più grande
bid-nothing = niente
bid-seal = Offri: { $bid }

## Choose

choose-title = **Tocca a te scegliere un Moai**
choose-offer =
    All'asta: { LIST($sizes, type: "plain") }. Ti { $sculptors ->
        [one] resta uno scultore
       *[other] restano { $sculptors } scultori
    }.
choose-take = Prendi la taglia { $size }
choose-then = Con gli scultori che restano
choose-then-ask = Chiedimelo di nuovo
choose-then-largest = Prendi il più grande che posso
choose-none = Per me basta così

## Placement

# What pictures on panels show, for those who can't see them.
preview-alt-plan = Il tabellone con le pedine che hai in programma su { $hexes }.
preview-alt-place = L'isola come sarebbe con il tuo { TERM($piece, "piece") } su { $hex }.
preview-alt-way = Il percorso di { $statue }: { LIST($way, type: "plain") }. { $gains }
preview-alt-reach = Dove puoi portare { $statue }, e cosa ci guadagnano gli altri.

place-title = **Tocca a te piazzare**
place-which = Quale pedina?
place-what-for = Per fare cosa?
place-where = Su quale esagono?
place-hand = Hai ancora: { $pieces }.
place-hand-empty = Non hai più niente da piazzare.
hand-workers =
    { $count ->
        [one] un lavoratore
       *[other] { $count } lavoratori
    }
hand-sorcerer = lo stregone
hand-chief = il capo tribù
hand-logs =
    { $count ->
        [one] un tronco
       *[other] { $count } tronchi
    }
hexes-mine = Trasportare le mie statue
hexes-powers = Usare un potere
hexes-reserve = Riservare un ahu
hexes-others = Guadagnare trasportando per altri
hexes-coast = Stare sulla costa, per valore
hexes-inland = Stare all'interno, per distanza dalla miniera
hex-onward =
    { $statue } verso l'ahu { $ahu } ({ $points ->
        [one] un punto
       *[other] { $points } punti
    }{ $steps ->
        [0] { "" }
        [one] , un passo dopo
       *[other] , { $steps } passi dopo
    })
place-power = Usare il potere di qui?
place-no-power = Nessun potere
place-figure =
    { $piece ->
        [worker] Lavoratore
        [sorcerer] Stregone
       *[chief] Capo tribù
    }{ $logs ->
        [0] { "" }
        [one] { " " }con un tronco
       *[other] { " " }con { $logs } tronchi
    }
place-go =
    Piazza { TERM($piece, "piece", case: "the") }{ $logs ->
        [0] { "" }
        [one] { " " }e un tronco
       *[other] { " " }e { $logs } tronchi
    } su { $hex }
place-go-power = 
    { $piece ->
        [worker] Lavoratore
        [sorcerer] Stregone
       *[chief] Capo tribù
    }{ $logs ->
        [0] { "" }
        [one] { " " }e un tronco
       *[other] { " " }e { $logs } tronchi
    } su { $hex }, usa il potere
place-quick =
    { $piece ->
        [worker] Lavoratore
        [sorcerer] Stregone
       *[chief] Capo tribù
    }{ $logs ->
        [0] { "" }
        [one] { " " }e un tronco
       *[other] { " " }e { $logs } tronchi
    } su { $hex }
place-tablet = Segnalino → mezza tavoletta
place-pass = Passa
power-does-worker =
    { $tablet ->
        [yes] Rompi una tavoletta: prendi un lavoratore dal contenitore
       *[no] Prendi un lavoratore dal contenitore
    }
power-does-marker =
    { $tablet ->
        [yes] Rompi una tavoletta: prendi un segnalino tribù dal contenitore
       *[no] Prendi un segnalino tribù dal contenitore
    }
power-does-logs =
    { $tablet ->
        [yes] Rompi una tavoletta e abbatti la foresta: +{ $logs } tronchi
       *[no] Abbatti la foresta: +{ $logs } tronchi
    }
power-does-headdress =
    { $tablet ->
        [yes] Rompi una tavoletta: prendi un copricapo
       *[no] Prendi un copricapo
    }
power-does-ahu =
    { $tablet ->
        [yes] Rompi una tavoletta: riserva l'ahu { $ahu }
       *[no] Riserva l'ahu { $ahu }
    }

## Planning a placement

plan-open = Programma più mosse…
plan-title = **Programma il tuo piazzamento**
plan-means = -# Le tue pedine vengono piazzate in quest'ordine, ogni volta che tocca a te.
plan-stands = 🗒️ Il tuo piano va avanti ogni volta che tocca a te.
plan-then-pass = Poi: passa.
plan-then-ask = Poi: chiedimelo.
plan-go = Piazzale quando tocca a me
plan-add = Aggiungi un passo…
plan-remove = Togli l'ultimo passo
plan-watch-on = Se qualcosa cambia, chiedimelo ✓
plan-watch-off = Avanti qualunque cosa accada ✓
plan-pass-on = Alla fine passa ✓
plan-pass-off = Alla fine chiedimelo ✓
plan-leave = Torna a questa mossa
plan-cancel = Ferma il piano
plan-cancelled = Il piano è fermo. Quando tocca di nuovo a te, decidi tu.

## Transport

transport-title = **Tocca a te muovere una statua**
transport-which = Quale statua?
transport-brings =
    Tu +{ $points } { $when ->
        [now] subito
       *[end] alla fine
    } · { $gains }
transport-brings-owner = Chi possiede il Moai +{ $points } alla fine · { $gains }
transport-brings-others = Per il trasporto: { $gains }
transport-statue = { $statue }
transport-where = Verso dove?
transport-with-whom = Con l'aiuto di chi?
transport-ways = { $gains } · { $count } scelte per gli aiuti
transport-erect =
    Erigi su { $ahu } · { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
transport-crown =
    Copricapo su { $ahu } · { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
transport-mark-there = Fino a { $hex }, e marchia
transport-leave-there = Fino a { $hex }, e lascia lì
transport-mark-here = Marchia dove si trova
transport-pass = Passa

move-out-of-reach = { $statue } adesso non può arrivare su { $hex }: { $count ->
        [0] si può solo marchiarla dove si trova.
       *[other] può andare su { $hexes }.
    }

## Stash and recall

ahead-title = -# Già che ci sei: questo si chiede alla fine del turno.
ahead-noted = Annotato. Vale per questo turno.
ahead-ask = Chiedimelo allora
ahead-recall = I miei segnalini alla fine del turno
ahead-recall-all = Riprendi tutti i miei segnalini
ahead-stash = Le statue che lascio in miniera
ahead-stash-all = Marchia il più possibile, prima le grandi
stash-title = **Ciò che non hai spostato resta in miniera.** Ne marchi qualcosa? Senza segnalino può prenderlo chiunque.
stash-none = Nessun marchio
stash-all =
    { $count ->
        [one] Marchia questa
       *[other] Marchia tutte e { $count }
    }
stash-pick = Scegli quali marchiare
stash-these = Marchia { $statues }
recall-title = **Il turno è finito.** Riprendi segnalini dalle statue? Una statua senza segnalino è abbandonata: può prenderla chiunque.
recall-none = Lascia i miei segnalini
recall-all = 
    { $count ->
        [one] Riprendi il segnalino
        [2] Riprendi entrambi i segnalini
       *[other] Riprendi tutti e { $count } i segnalini
    }
recall-pick = Scegli le statue da abbandonare
recall-these = 
    { $count ->
        [one] Riprendi il segnalino da { $statues }
       *[other] Riprendi i segnalini da { $statues }
    }

## Decisions in a few words

action-mark = Marchia { $statue } dove si trova
action-peek = Sbircia sull'ahu { $ahu }
action-move =
    { $statue } { $then ->
        [erect] sull'ahu { $ahu }
        [crown] sul Moai dell'ahu { $ahu }
        [mark] su { $hex }, con segnalino
       *[leave] su { $hex }
    }

## Are you sure?

sure-title = **Vuoi davvero?**
sure-yes = Sì, procedi
sure-no = Indietro
sure-markers-alone =
    { $count ->
        [one] Un segnalino senza scultori non vince niente, e per questo turno è perso.
       *[other] { $count } segnalini senza scultori non vincono niente, e per questo turno sono persi.
    }
sure-pass = Hai ancora: { $figures }. Chi passa non piazza più niente in questo turno.
sure-tablet = Per questo potere il capo tribù rompe { $halves } mezze tavolette.
sure-gains = Così gli altri ci guadagnano più di te: { $gains }.
sure-crown = Quel Moai è di { $name }, che con il tuo copricapo guadagna { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
sure-last-base = È un Moai sulla tua ultima base: la partita finisce con questo turno.
