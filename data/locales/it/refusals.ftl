# Why the rules say no. One message a reason.

## The table

not-seated = Il { TERM($colour, "colour") } non gioca in questa partita.
unknown-colour = Il colore “{ $colour }” non esiste.
colour-twice = Due posti hanno lo stesso colore.
wrong-player-count = In { $count } non si può giocare: Giants è per { $least }-{ $most } giocatori.
game-over = La partita è finita.
nobody-decides = Una decisione ha bisogno di un posto.
not-your-turn = Non tocca a te: tocca al { TERM($turn, "colour") }.
has-passed = In questa fase hai già passato.
nothing-owed = Ora non devi fare niente.
wrong-phase = Ora non si può: siamo in un'altra fase ({ TERM($phase, "phase") }).

## Dice

dice-are-chance = I dadi li tira il tavolo, non un giocatore.
dice-not-due = Ora non si tirano i dadi.
dice-first = Prima si tirano i dadi.
dice-count = Dadi tirati: { $count }, ma questo tavolo ne tira { $right }.
dice-face = Un dado { TERM($die, "die") } non ha la faccia { $face }.

## Auction

negative-bid = Un'offerta non può essere meno di niente.
markers-missing =
    { $there ->
        [0] Non hai segnalini tribù dietro lo schermo.
        [one] Hai solo un segnalino tribù dietro lo schermo.
       *[other] Hai solo { $there } segnalini tribù dietro lo schermo.
    }
workers-missing =
    { $there ->
        [0] Non hai lavoratori dietro lo schermo.
        [one] Hai solo un lavoratore dietro lo schermo.
       *[other] Hai solo { $there } lavoratori dietro lo schermo.
    }
piece-missing = Il tuo { TERM($piece, "piece") } non è dietro lo schermo.
size-not-offered = All'asta non c'è nessun Moai di taglia { $size }.
sculptors-missing =
    Per un Moai di taglia { $size } servono più scultori: { $there ->
        [0] non te ne restano
        [one] te ne resta uno
       *[other] te ne restano { $there }
    }.

## Placement

unknown-piece = Non c'è nessuna pedina “{ $piece }”.
unknown-hex = Su questo tabellone non c'è l'esagono { $hex }.
unknown-ahu = Su questo tabellone non c'è l'ahu { $ahu }.
chief-without-logs = Il capo tribù non porta tronchi.
too-many-logs = Una pedina porta al massimo { $most } tronchi.
logs-missing =
    { $there ->
        [0] Non hai tronchi dietro lo schermo.
        [one] Hai solo un tronco dietro lo schermo.
       *[other] Hai solo { $there } tronchi dietro lo schermo.
    }
worker-without-power = Un lavoratore non può usare poteri: manda lo stregone o il capo tribù.
halves-missing =
    { $asked ->
        [one] Non hai mezze tavolette da rompere.
       *[other] Per usare un potere il capo tribù rompe { $asked } mezze tavolette: tu ne hai { $there }.
    }
power-elsewhere = Quello è il potere { TERM($power, "power", case: "of") } su { $home }, non di { $hex }.
power-without-ahu = Si indica un ahu solo per riservarlo.
ahu-without-power = Un ahu si indica solo per riservarlo.
no-forest = Su { $hex } non c'è nessuna foresta.
forest-cut = La foresta su { $hex } è già abbattuta.
no-worker-in-urn = Nel contenitore non ci sono più tuoi lavoratori.
no-marker-in-urn = Nel contenitore non ci sono più tuoi segnalini tribù.
no-logs-in-supply = Nella scorta non ci sono più tronchi.
no-headdress-in-supply = Nella scorta non ci sono più copricapi.
no-halves-in-supply = Nella scorta non ci sono più mezze tavolette.
ahu-elsewhere = L'ahu { $ahu } appartiene a { $home }, non a { $hex }.
ahu-taken = L'ahu { $ahu } è occupato.
ahu-reserved = L'ahu { $ahu } è riservato al { TERM($owner, "colour") }.
no-base = Non hai più basi dietro lo schermo.

## Transport

unknown-statue = Non c'è nessuna statua { $statue }.
in-front-of-other = { $statue } è davanti allo schermo del { TERM($owner, "colour") }.
marked-by-other = { $statue } ha il segnalino del { TERM($owner, "colour") }.
moved-by-other = { $statue } è stata mossa in questo turno dal { TERM($owner, "colour") }: non è ancora in abbandono.
already-marked = { $statue } ha già un segnalino.
no-marker-left = Non hai segnalini tribù dietro lo schermo per marchiare.
mark-in-place = Per marchiare { $statue } dove si trova, non muoverla.
no-step = { $statue } resta dov'è: indica un esagono, o cosa farne.
not-adjacent = { $hex } non è accanto a { $start }.
been-there = { $statue } è già passata da { $hex } in questo turno.
too-weak =
    Nessuno può portarla su { $hex }: lì { $need ->
        [one] serve una pedina.
       *[other] serve forza { $need }, e almeno una pedina.
    }
no-help-needed = Su { $hex } bastano le tue pedine: nessun altro ci guadagna.
own-carriers-unwritten = Le tue pedine su { $hex } aiutano comunque: indica solo quelle degli altri.
wrong-carriers =
    { $count ->
        [one] Su { $hex } indica un lavoratore o uno stregone di un altro giocatore che si trova lì, oppure un capo tribù.
       *[other] Su { $hex } indica { $count } lavoratori o stregoni di altri giocatori che si trovano lì, oppure un capo tribù.
    }
abandoned-needs-end = { $statue } è in abbandono: chi la prende deve subito marchiarla, erigerla o metterla come copricapo.
ahu-without-ending = Un ahu si indica solo per erigere o mettere un copricapo.
unknown-ending = Una mossa non può finire con “{ $word }”.
headdress-not-erected = { $statue } è un copricapo: va su un Moai e non si erige.
moai-not-crowning = { $statue } è un Moai: si erige e non fa da copricapo.
no-own-figure = Per questo ti serve una tua pedina su { $hex }.
no-moai-there = Sull'ahu { $ahu } non c'è nessun Moai.
crowned-already = Il Moai sull'ahu { $ahu } ha già un copricapo.

## End of the round, and peeking

not-in-your-front = { $statue } non è davanti a te.
not-your-marker = { $statue } non ha il tuo segnalino.
statue-twice = { $statue } è indicata due volte.
owners-are-open = A questo tavolo i proprietari sono a vista: non c'è niente da sbirciare.

## Lines of a record

notation-verb = “{ $word }” non è una decisione.
notation-number = “{ $word }” non è un numero.
notation-one-word = “{ $verb }” vuole esattamente una parola.
notation-alone = “{ $verb }” sta da solo.
notation-dice = Dopo “dice” vengono le facce, una cifra ciascuna.
notation-bid = “{ $word }” non si può offrire: scrivi per esempio “2m 1w s c”, o “-” per niente.
notation-twice = “{ $word }” c'è due volte.
notation-put = Scrivi per esempio “put w+2 F6” o “put s D3 !logs”.
notation-figure = “{ $word }” non è una pedina: scrivi w, w+1, w+2, s, s+1, s+2 o c.
notation-hex = “{ $word }” non è un esagono.
notation-power = “{ $word }” non è un potere: scrivi !worker, !marker, !logs, !headdress, o !ahu e il suo numero.
notation-step = “{ $word }” non è un passo: scrivi un esagono e, dopo i due punti, chi trasporta.
notation-statue = “{ $word }” non è una statua: scrivi per esempio m3 o h2.
notation-statues = Indica le statue, o “-” per nessuna.
notation-move = Scrivi per esempio “move m3 I5:r H5 erect 12”.
notation-mark-in-place = Per marchiare { $statue } dove si trova, scrivi “mark { $statue }”.

bad-header = Questa non è un'intestazione: scrivi per esempio [Seats "green red blue"].
header-twice = L'intestazione { $name } c'è due volte.
header-missing = Manca l'intestazione { $name }.
other-game = Questa è una registrazione di { $game }.
unknown-board = Non c'è nessun tabellone “{ $title }”.
bad-seed = Un seme ha da 1 a 200 caratteri.
unknown-rules = Le regole in versione “{ $version }” qui non si conoscono.
unknown-option = Non c'è nessuna opzione “{ $name }”.
bad-result = Il risultato deve indicare ogni posto in ordine, con i suoi punti.
result-too-early = C'è un risultato, ma la partita non è finita.
wrong-result = Il risultato è sbagliato: la partita finisce { $result }.
no-such-line =
    La riga { $at } non esiste: la registrazione ha { $count ->
        [one] una riga.
       *[other] { $count } righe.
    }
