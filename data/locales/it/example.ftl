# The example game, step by step, with comments on what happens for the first time.

example-title = **Una partita intera da guardare** · turno { $round } · passo { $step } di { $steps }
example-posted = La partita d'esempio è qui per tutti. Chi preme un pulsante la scorre per conto suo.

example-begin = Giocano tre computer: rosso, blu e verde. Guarda come ottengono i Moai, costruiscono insieme una strada e portano i Moai sulla costa. Premi *Avanti*.
example-dice = Un dado per ogni giocatore, e ognuno porta un Moai della taglia che mostra. Solo nel primo turno un 3 vale 2.
example-bids = Le offerte si scoprono tutte insieme. Chi ha più segnalini sceglie per primo. Il martello dice quanti scultori sono stati offerti, e quindi quanto grande può essere il Moai.
example-took = Il Moai va davanti allo schermo e impegna tanti scultori quanta è la sua taglia. Chi ne ha ancora può prenderne un altro più tardi.
example-unsold = Quello che nessuno può o vuole scolpire esce dal gioco per sempre.
example-power-worker = Lo stregone usa il potere del villaggio: un lavoratore in più, per il resto della partita. Tutte le tribù cominciano così, perché hanno un solo lavoratore.
example-power-marker = La capanna porta un segnalino in più: per scegliere prima, per marchiare statue o per comprare mezze tavolette.
example-power-logs = Una foresta è tagliata per sempre. I suoi tronchi vanno dietro lo schermo: le pedine piazzate più tardi li portano con sé, e trasportano senza che nessuno guadagni.
example-power-headdress = Un copricapo arriva davanti allo schermo. Parte dalla miniera a ovest e va trasportato come un Moai.
example-power-ahu = Una base su un ahu libero: riservato. Solo chi l'ha messa può erigerci un Moai. Costa la base.
example-tablet = Anche un capo tribù può usare un potere, ma deve rompere una tavoletta: due mezze tavolette.
example-half = Un segnalino che non serve compra una mezza tavoletta. Torna alla fine del turno, e due metà valgono 3 punti alla fine.
example-carried = Le pedine di chi muoveva e i tronchi bastavano su ogni esagono, quindi nessuno ci ha guadagnato.
example-paid = Su alcuni esagoni serviva l'aiuto degli altri. Ogni lavoratore o stregone che aiuta fa guadagnare un punto alla sua tribù, un capo tribù tanti quanti ne richiede il Moai. Chi muove non perde nulla.
example-erected = Su quell'esagono c'è una pedina di chi muove, quindi il Moai si può erigere lì. Alla fine varrà il numero nero per la sua taglia.
example-crowned = Un copricapo aggiunge il numero rosso, per chi possiede il Moai. Anche qui serve una propria pedina sull'esagono.
example-marked = Questo Moai non è arrivato alla costa. Un segnalino lo protegge, e nel prossimo turno riparte da lì.
example-stashed = I Moai che non sono stati mossi vanno sull'esagono della miniera. Quelli senza segnalino sono di chi arriva per primo.
example-returned = Il turno è finito. Pedine e offerte tornano a casa, i tronchi sul tabellone escono dal gioco, e comincia il giocatore successivo.
example-recalled = Adesso si possono riprendere i segnalini dalle statue, o lasciarli. Ciò che non ha segnalino è abbandonato.
example-peeked = Una mezza tavoletta per sbirciare sotto una base: di chi è quel Moai? Saperlo può fare la differenza quando la fine è vicina.
example-supply = L'ultimo Moai ha lasciato la scorta, quindi la partita finirà presto.
example-over = Qualcuno ha un Moai su ogni base, e quindi questo trasporto era l'ultimo. Tutte le basi si scoprono e si conta tutto: Moai, copricapi, trasporto, tavolette.
example-tie = E niente spezza questa parità: a pari punti si condivide il posto.
