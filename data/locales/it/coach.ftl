# The coach: what a decision is about, why the suggestion is a good one, and what came of it.

## Lessons

learn-begun = La tua prima partita è pronta in { $channel }. Premi lì *La tua mossa*: una guida spiega ogni passo.
learn-goes-on = La tua prima partita è ancora lì: continua in { $channel }.
learn-thread = La prima partita a Giants di { $name }
learn-welcome = Impara giocando
more-coach-on = Voglio la guida
more-coach-off = Senza guida
coach-set = La guida { $on ->
        [yes] d'ora in poi spiega le tue decisioni, in tutte le tue partite.
       *[no] non dice più niente.
    }
coach-leaves = 🎓 Ora conosci il gioco, quindi il resto lo lascio a te. Ogni pannello ha ancora il suo suggerimento, *Consiglio* e *?*. Buona fortuna!

## Before a decision: what it is about

coach-auction = 🎓 **L'asta.** I dadi hanno portato questi Moai, e tutti offrono in segreto. I segnalini decidono chi sceglie per primo, gli scultori quanto può essere grande il Moai che prendi. Ciò che offri è occupato fino alla fine del turno.
coach-choose = 🎓 **La tua scelta.** Prendi uno dei Moai che i tuoi scultori possono scolpire. Poi lo trasporti, in questo turno o in uno dei prossimi.
coach-placement = 🎓 **Il piazzamento.** Ogni mossa mette una pedina sul tabellone. Una statua entra in un esagono solo se lì c'è abbastanza forza: costruisci quindi una strada dalla miniera a un buon ahu. Dove vuoi erigere deve esserci una tua pedina.
coach-transport = 🎓 **Il trasporto.** Ora le statue si muovono, una per mossa. Le tue pedine e tutti i tronchi trasportano gratis. Aiutano anche gli altri, e ci guadagnano punti.
coach-stash = 🎓 **La miniera.** Queste statue non sono partite in questo turno. Sotto un tuo segnalino restano tue; senza, può prenderle chiunque.
coach-recall = 🎓 **I tuoi segnalini.** Puoi riprendere segnalini dalle statue, per usarli nelle offerte. Ma una statua senza segnalino è in abbandono, e può prenderla chiunque.
coach-green = In verde c'è ciò che farebbe un buon giocatore. Va bene anche tutto il resto: la partita è tua.

## Before a decision: why the suggestion

coach-bid-chief = Perché il capo tribù? Scolpisce con forza 3, quindi da solo può prendere un Moai di taglia { $size }. Il lavoratore e lo stregone restano liberi di trasportare e di usare un potere.
coach-bid-sculptors = Queste pedine scolpiscono e in questo turno non possono trasportare. Le altre restano libere per farlo.
coach-bid-nothing = Anche niente è un'offerta: tutte le tue pedine restano libere, e trasportare per gli altri fa guadagnare punti.
coach-bid-markers =
    { $count ->
        [0] Senza segnalini scegli dopo chi ne ha offerti. Ma i tuoi non sono spesi: possono comprare mezze tavolette o marchiare statue.
        [one] Un segnalino, per scegliere prima di chi non ne offre.
       *[other] { $count } segnalini, per scegliere prima di chi ne offre meno.
    }
coach-power-worker = Perché il villaggio? Dal contenitore esce un altro lavoratore, che lavora in tutti i turni che verranno. Prima è, meglio è.
coach-power-marker = Perché la capanna? Un altro segnalino può offrire, marchiare o comprare una mezza tavoletta in tutti i turni che verranno.
coach-power-logs = Perché questa foresta? I tronchi trasportano gratis. Arrivano con le pedine che piazzi più tardi, di solito nel prossimo turno.
coach-power-headdress = Perché questa miniera? Un copricapo aggiunge a un tuo Moai il numero rosso di un ahu.
coach-power-ahu = Perché riservare? D'ora in poi nessun altro può erigere lì, e il tuo Moai trova il suo posto.
coach-put =
    Perché { $hex }? È sul percorso della tua statua, e lì una tua pedina trasporta gratis{ $logs ->
        [0] { "" }
       *[other] , con più forza grazie ai tronchi
    }.
coach-put-hire = Perché { $hex }? Altri vorranno passare di lì, e ogni volta che hanno bisogno della tua pedina guadagni un punto.
coach-take = Perché la taglia { $size }? Alla fine il numero nero del suo ahu si moltiplica per la taglia. Ma ogni esagono del percorso richiede forza { $size }.
coach-tablet = Perché una mezza tavoletta? La compra un segnalino che avanza, e che torna alla fine del turno. Due valgono 3 punti, o un potere per il tuo capo tribù. E intanto vedi cosa fanno gli altri.
coach-erect = Su { $hex } c'è una tua pedina, quindi puoi erigere sull'ahu { $ahu }: numero nero { $value } per taglia { $size } fa { $points ->
        [one] un punto
       *[other] { $points } punti
    }, contati alla fine.
coach-crown = Su { $hex } c'è una tua pedina, quindi il copricapo può andare sul Moai dell'ahu { $ahu }: { $points ->
        [one] un punto
       *[other] { $points } punti
    } a chi lo possiede, contati alla fine.
coach-onward = In questo turno arriva fino a { $hex }. { $then ->
        [mark] Con il tuo segnalino nessun altro la può prendere.
        [kept] Il tuo segnalino resta lì sopra, così nessun altro la può prendere.
       *[leave] Se alla fine del turno non ha un segnalino, può prenderla chiunque.
    }
coach-help = Lungo il percorso deve aiutare { $name }, e guadagna { $points ->
        [one] un punto
       *[other] { $points } punti
    }. Tu non perdi niente.
coach-mark = Con il tuo segnalino su { $statue } nessun altro può toccarla, nemmeno nel prossimo turno.
coach-pass = Nient'altro ti servirebbe. Chi passa è fuori fino alla prossima fase.

## After: what it means

coach-chooses-first = 🎓 La prima scelta è tua.
coach-chooses-later = 🎓 { $name } sceglie prima di te: { $reason ->
        [markers] più segnalini.
        [halves] tanti segnalini quanti i tuoi, ma più mezze tavolette.
       *[turn] tanti segnalini e mezze tavolette quanti te, ma viene prima in ordine di gioco.
    }
coach-took = 🎓 Ora hai { $statue }, che parte dalla miniera.
coach-gained-worker = 🎓 Dietro il tuo schermo c'è un lavoratore in più, per il resto della partita.
coach-gained-marker = 🎓 Dietro il tuo schermo c'è un segnalino in più, per il resto della partita.
coach-gained-logs =
    🎓 Dietro il tuo schermo { $count ->
        [one] c'è un tronco. Può portarlo una pedina che piazzi d'ora in poi.
       *[other] ci sono { $count } tronchi. Possono portarli le pedine che piazzi d'ora in poi.
    }
coach-gained-headdress = 🎓 Il copricapo è davanti a te. Nel trasporto parte da questa miniera.
coach-gained-ahu = 🎓 Ora lì c'è una delle tue basi. Non torna più indietro.
coach-halves =
    🎓 { $count ->
        [one] Ecco una mezza tavoletta.
       *[other] Fanno { $count } mezze tavolette.
    } Il segnalino torna alla fine del turno.
coach-carried-for-you = 🎓 { $name } ha trasportato per te: { $name } guadagna { $points }.
coach-carried-alone = 🎓 L'hanno portata le tue pedine e i tronchi, quindi nessuno ha guadagnato.
coach-you-carried = 🎓 Hai trasportato per { $name }: guadagni { $points }.
coach-erected =
    🎓 È in piedi, e alla fine varrà { $points ->
        [one] un punto
       *[other] { $points } punti
    }. Moai eretti: { $standing } dei tuoi { $bases }; chi erige tutti i suoi fa finire la partita.
coach-marked = 🎓 Il tuo segnalino resta su { $statue } finché non va al suo posto, o finché non lo riprendi.
coach-returned = 🎓 Il turno è finito. Pedine e offerte sono tornate a casa, le mezze tavolette restano, e i tronchi sul tabellone non ci sono più.
