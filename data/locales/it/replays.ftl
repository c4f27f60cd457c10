# A game step by step: the example, and every finished game.

step-first = ⏮
step-previous = ◀
step-next = Avanti ▶
step-last = ⏭
step-round-before = ◀ Turno
step-round-after = Turno ▶

## Finished games

replay-title = **Giants su { $board }, partita { NUMBER($game, useGrouping: 0) }** · turno { $round } · passo { $step } di { $steps }
replay-begins = L'isola è pronta per { $people }.
replay-setup = L'isola prima del primo turno
replay-bids = Offerte scoperte
replay-ended = La partita è stata chiusa in anticipo e contata così com'era.
replay-share = Condividi
replay-film = Filmato
replay-record = Registrazione
replay-log = Cronologia
replay-watch = Guarda da qui
replay-moment = { $who } condivide un momento.
replay-led = { $leader } volta le pagine per tutti qui. Chi altro preme guarda per conto suo.
replay-posted = La partita è qui per tutti. Le pagine le volti tu; chi altro preme un pulsante guarda per conto suo.
replay-shared = Ora tutti qui possono vedere questo momento.
replay-choose = Quale partita vuoi rivedere?
replay-choose-game = Scegli una partita finita
replay-none = Non c'è ancora nessuna partita finita che tu possa rivedere.
replay-game = { NUMBER($game, useGrouping: 0) } · { LIST($people, type: "plain") } · { $board } · { $date }
replay-jump-round = Eventi del turno { $round }
replay-jump-great = Grandi momenti della partita
replay-in-round = turno { $round }
replay-film-here = La partita { NUMBER($game, useGrouping: 0) } in un filmato.
replay-record-here = La registrazione della partita { NUMBER($game, useGrouping: 0) }: una riga per ogni decisione.

## What can't be watched

replay-not-over = Questa partita è ancora in corso. Potrai rivederla quando sarà finita.
replay-never-begun = Questo tavolo è stato chiuso prima che la partita cominciasse: non c'è niente da rivedere.
replay-not-seen = Quella partita si è giocata in un canale che non puoi vedere.
replay-other-server = Questa partita si è giocata su un altro server e si può mostrare a tutti solo lì. Qui puoi guardarla per conto tuo.
replay-may-not-post = Non puoi scrivere in questo canale, quindi qui non si pubblica niente per te. Puoi guardare la partita per conto tuo.
replay-no-such-game = Nessuna delle partite finite che puoi rivedere corrisponde a «{ $given }».
replay-no-such-event = Niente in quella partita corrisponde a «{ $given }».
log-player-later = La cronologia si potrà cercare per giocatore quando la partita sarà finita. Prima direbbe troppo.

## Ways there, and the log by player

card-replay = Rivedi
games-finished = Partite finite
log-player = Di chi?
log-everybody = Di tutti
log-about = -# Solo quello che { $name } ha fatto e ottenuto

## Where it turned

card-turned = Le svolte
turned-title = **Le svolte della partita { NUMBER($game, useGrouping: 0) }**
turned-of = Le decisioni costate più care a **{ $name }**.
turned-none = Nessuna decisione è costata un punto che si potesse prevedere. Ben giocato!
turned-where = Turno { $round }, { TERM($phase, "phase") } · { $number } di { $count }
turned-done = Com'è andata: { $done }
turned-bid = offerta: { $bid }
turned-better = Un consiglio avrebbe detto: 💡 **{ $better }** — { $reason }.
    { $points ->
        [one] Rispetto agli altri avrebbe reso circa un punto in più.
       *[other] Rispetto agli altri avrebbe reso circa { $points } punti in più.
    }
turned-see = { $number }. −{ $points }
turned-there = Guarda questo momento
turned-whose = Le decisioni di…
turned-sum = { $count ->
        [0] niente di caro
        [one] una decisione, circa { $points ->
            [one] un punto
           *[other] { $points } punti
        }
       *[other] { $count } decisioni, circa { $points } punti
    }
turned-means = Calcolato dal computer difficile su ciò che si poteva sapere allora, non su com'è andata a finire. Sbaglia anche lui.
turned-wait = ⏳ Il computer difficile ripensa tutta la partita. Ci vuole circa un minuto; il risultato appare qui da solo.
turned-look = Guarda
turned-never = Lascia stare
turned-failed = Per ora non è stato possibile ripensare questa partita. Riprova più tardi.
