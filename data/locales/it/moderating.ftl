# What moderators read and do.

mod-list-title = **Partite di questo server**, prima quelle che hanno bisogno di aiuto
mod-list-advice = Un pulsante fa ciò che probabilmente serve. Scegli una partita per vedere tutto ciò che si può fare.
mod-page = -# da { $first } a { $last } di { $count }
mod-seats = { $taken } posti su { $most } · tavolo aperto { $since }
mod-rules = Regole di questo server
mod-earlier = Partite precedenti
mod-later = Altre partite
mod-none = Su questo server non c'è nessuna partita in corso. { COMMAND("giants new") } apre un tavolo, { COMMAND("table import") } ne riporta uno dalla sua registrazione.
mod-pick = Occupati di una partita…
mod-title = { $game }, { $where }
mod-seat = { $name } ({ TERM($colour, "colour") })
mod-stands = Turno { $round }, { TERM($phase, "phase") }. Al tavolo: { LIST($seats, type: "plain") }.
mod-advice-waiting = Con Sollecita mandi subito un promemoria. Se non basta, fai decidere per una volta un computer, o dai il posto a qualcun altro. Qualunque cosa tu faccia, il tavolo lo legge.
mod-advice-playing = È tutto a posto. Se la scheda si è persa, pubblicala di nuovo (nel menu).
mod-quick-resume = Riprendi la partita { NUMBER($game, useGrouping: 0) }
mod-quick-move = Porta qui la partita { NUMBER($game, useGrouping: 0) } e riprendi
mod-quick-nudge = Sollecita nella partita { NUMBER($game, useGrouping: 0) }
mod-advice-open = Inizia quando l'host, o tu, preme Inizia sulla scheda.
mod-advice-paused = Continua quando premi Riprendi: tutti hanno di nuovo tutto il loro tempo.
mod-advice-over = È finita per davvero. { COMMAND("replay") } la mostra di nuovo passo per passo.
mod-advice-reopen = Il pulsante la riprende da dove era stata interrotta; nulla di nascosto è stato svelato.
mod-advice-empty = Riempi i posti vuoti, con persone o computer, poi premi Riprendi.
mod-advice-channel = Vai dove deve continuare e premi il pulsante: tutto è com'era.
mod-advice-server = Vai dove deve continuare e premi il pulsante: tutto è com'era.
mod-advice-permissions = Permettimi di vedere il canale, di inviare messaggi e di allegare file; la scheda arriva da sé.
mod-advice-missing = Nelle impostazioni del canale, permettimi di: { $missing }. Poi la scheda arriva da sé.
mod-advice-locked = Sblocca il thread e la scheda arriva da sé; oppure sposta la partita altrove.
mod-nowhere = da nessuna parte
mod-waits = aspetta { $names }
mod-waited = { $name } (richiesta { $since })
mod-computers = un computer sta pensando
mod-open = aspetta giocatori
mod-paused = ⏸️ in pausa
mod-finished = la partita è finita
mod-abandoned = la partita è stata interrotta
mod-paused-since = ⏸️ messa in pausa { $since }{ $who ->
        [none] {""}
       *[other] {" "}da { $who }
    }
mod-trouble-channel = ⚠️ il suo canale è stato eliminato: spostala in un altro
mod-trouble-server = ⚠️ in pausa da quando sono stato rimosso dal server
mod-trouble-locked = ⚠️ il suo thread è bloccato, quindi non posso mostrare la scheda
mod-trouble-permissions = ⚠️ non ho il permesso di mostrare la scheda
mod-nudge = Sollecita
mod-pause = Pausa
mod-resume = Riprendi
mod-call = Chiama un altro moderatore
mod-ask-pause = Chiedi al tavolo una pausa
mod-ask-resume = Chiedi al tavolo di continuare
mod-you-play = Questa partita ti riguarda. Qui puoi quindi sollecitare, ripubblicare la scheda e chiamare un altro moderatore; ciò che il tavolo può decidere, chiediglielo con { COMMAND("giants vote") }.
mod-you-play-allowed = Questa partita ti riguarda. Questo server ti lascia aiutare lo stesso; ogni volta il tavolo legge che giochi qui. Segreti, ritorni indietro e chiusura non spettano a te.
mod-reopen = Riprendi la partita
mod-fill = Riempi i posti vuoti…
mod-act-once = Decide il computer per { $name }
mod-replace-one = Sostituisci { $name }…
mod-other = Qualcos'altro…
mod-repair = Nuova scheda
mod-repair-means = pubblica di nuovo tabellone e pulsanti, se sono persi o bloccati
mod-act = Decidi per…
mod-act-means = fai prendere una decisione per qualcuno; il tavolo lo legge
mod-replace = Sostituisci…
mod-replace-means = dai un posto a un'altra persona o a un computer
mod-undo = Annulla…
mod-undo-means = torna a un punto precedente della partita
mod-moveto = Sposta…
mod-moveto-means = porta la partita in un altro canale o thread
mod-end = Chiudi…
mod-end-means = per sempre: con i punti attuali, o senza risultato
mod-audit = Registro
mod-audit-means = cosa hanno fatto i moderatori a questa partita, e quando
mod-export = Registrazione
mod-export-means = la partita in un file; dice chi ha eretto cosa, quindi il tavolo lo legge
mod-look = Schermi…
mod-look-means = guarda dietro uno schermo; il tavolo lo sa prima che tu veda
mod-move = Spostala qui
mod-move-title = **Dove deve continuare la partita?** Tutto resta com'era; la scheda viene pubblicata lì.
mod-move-where = Un altro canale o thread…
mod-move-resume = Spostala qui e riprendi
mod-move-first = Il canale della partita è stato eliminato. Prima spostala in un altro.
mod-thread-locked = Quel thread è chiuso e bloccato. Prima riaprilo, o scegli un altro posto.
mod-no-channel = Lì non si può giocare. Scegli un canale testuale o un thread.
mod-back = Tutte le partite
mod-not = Indietro
mod-act-title = **Per chi va presa una decisione?** Il tavolo legge il tuo nome. Non vieni a sapere niente di segreto.
mod-act-computer = { $name }: decide un computer
mod-act-safe = { $name }: il minimo possibile
mod-act-safe-means = un'offerta vuota, nessun Moai, passare o nessun marchio
mod-replace-title = **Chi prende quale posto?** Scegli il posto, poi una persona, che riceve la richiesta, o un computer (🤖). Chi c'era prima può tornare allo stesso modo.
mod-replace-seat = Quale posto…
mod-replace-person = Una persona per il { TERM($colour, "colour") }…
mod-replace-level = { $level ->
        [easy] 🤖 Facile
        [hard] 🤖 Difficile
        [expert] 🤖 Esperto
       *[normal] 🤖 Normale
    }
mod-replace-sure = **Da qui in poi { $new } gioca con il { TERM($colour, "colour") }?** { $old ->
        [none] Ora il posto non è di nessuno.
       *[other] { $old } perde il posto.
    } Lo sapranno la persona interessata e il tavolo.
mod-replace-ask = **Chiedere a { $new } di giocare con il { TERM($colour, "colour") }?** Niente cambia finché non accetta. { $old ->
        [none] Ora il posto non è di nessuno.
       *[other] Poi { $old } perde il posto.
    } Il tavolo lo legge.
mod-replace-ask-yes = Sì, chiedi
mod-replace-yes = Sì, assegna il posto
mod-seat-state = { $state ->
        [empty] qui non c'è nessuno
        [offered] a disposizione
        [computer] gioca un computer
        [waited] la partita aspetta la sua mossa
       *[idle] ora non deve fare niente
    }
mod-not-here = Su questo server non c'è nessuno così.
mod-no-bots = { $name } è un bot. Solo le persone prendono posto o fanno da host; i computer hanno pulsanti tutti loro.
mod-undo-title = **Quanto indietro?** Tutto ciò che viene dopo è annullato. I dadi restano gli stessi.
mod-undo-before = prima di: { $what }
mod-look-title = **Dietro lo schermo di chi?** Il tavolo lo legge, con il nome, prima che tu veda qualcosa.
mod-inspected = **Lo schermo di { $name }.** Il tavolo sa che hai guardato.
mod-end-title = **Chiudere questa partita?** Il tavolo legge chi l'ha chiusa. Per una settimana si può riprendere, e fino ad allora non si svela niente di nascosto.
mod-end-scored = Chiudi con i punti attuali
mod-end-unscored = Chiudi senza risultato
mod-exported = La registrazione della partita { NUMBER($game, useGrouping: 0) }.
mod-audit-title = **Cosa è stato fatto alla partita { NUMBER($game, useGrouping: 0) }**
mod-by-itself = da sé
mod-by-operator = chi gestisce questo bot
mod-audit-acted = È stata presa una decisione per qualcuno.
mod-as-playing-moderator = { $who } (moderatore che gioca qui)
mod-as-moderator = { $who } (moderatore)
mod-done = { $deed ->
        [nudge] ✅ Sollecito inviato: chi deve giocare riceve un promemoria, a meno che da quelle parti sia notte.
        [call] ✅ I moderatori sono stati chiamati.
        [pause] ✅ In pausa. Nessuno perde tempo; con Riprendi si continua.
        [resume] ✅ La partita continua. Chi deve giocare riceve un avviso.
        [repair] ✅ La scheda è stata pubblicata di nuovo.
        [actas] ✅ Deciso. Il tavolo lo sa.
        [reseat] ✅ Il posto ha un nuovo giocatore. Il tavolo lo sa.
        [ask] ✅ Richiesta inviata. Niente cambia finché non viene accettata.
        [undoto] ✅ Annullato. Il tavolo lo sa.
        [move] ✅ La partita ora è qui.
        [channel] ✅ La partita ora è lì.
        [score] ✅ La partita è finita.
       *[abandon] ✅ La partita è finita.
    }
mod-imported = La partita { NUMBER($game, useGrouping: 0) } è qui. Riempi i posti con { COMMAND("giants moderate") }, poi falla riprendere.
mod-imported-over = La partita { NUMBER($game, useGrouping: 0) } è qui: è già finita.
mod-too-long = Quel file è troppo lungo per una registrazione.
mod-file-gone = Quel file non c'è più: Discord non ce l'ha. Allegalo di nuovo.
mod-no-text = Quel file non è un testo.
mod-act-impossible = Il { TERM($colour, "colour") } ora non può farlo. Il tavolo legge che ci hai provato: una risposta così può rivelare cosa c'è dietro uno schermo.
mod-setup-no-role = -# Se qui una partita si blocca, non viene chiamato nessuno: non c'è un ruolo per i moderatori. Chi gestisce questo server può indicarne uno con { COMMAND("table setup") }.
mod-late-done = D'accordo: { $deadline }; { $late ->
        [decision] poi un computer prende la decisione
        [seat] poi gioca un computer finché la persona non torna
       *[remind] poi il tavolo riceve un avviso e aspetta
    }.

command-table = Per i moderatori: occupati delle partite
command-table-list = Le partite di questo server, chi aspettano e cosa si può fare
command-table-game = Il numero della partita; se manca, quella di questo canale
command-table-nudge = Sollecita chi deve giocare
command-table-pause = Ferma una partita dov'è
command-table-resume = Continua una partita in pausa
command-table-undo = Annulla le ultime decisioni
command-table-undo-steps = Quante decisioni
command-table-act = Decidi per un posto; il tavolo lo legge
command-table-act-seat = La decisione di chi
command-table-act-how = Un livello di computer, safe, o una decisione in notazione, come: put w F6
command-table-replace = Dai un posto a qualcun altro o a un computer
command-table-replace-user = Il nuovo giocatore
command-table-replace-computer = Oppure un computer
command-table-move = Porta una partita in un altro canale o thread
command-table-move-to = Dove; se manca, qui
command-table-repair = Pubblica di nuovo la scheda di una partita
command-table-end = Chiudi una partita
command-table-end-scored = Con i punti attuali
command-table-export = La registrazione di una partita, in un file
command-table-import = Riporta una partita dalla sua registrazione
command-table-import-record = Il file
command-table-audit = Cosa è stato fatto a una partita dall'esterno
command-table-look = Guarda dietro uno schermo; prima lo legge il tavolo
command-table-setup = Regole di questo server: dove e chi, come iniziano i tavoli, moderatori
command-table-setup-role = Modera anche chi ha questo ruolo
command-table-setup-playing = Più poteri a chi modera dove gioca; per server con un solo moderatore
command-table-setup-reset = Dimentica ciò che era impostato
command-table-setup-channel = Dove avvisare i moderatori
command-table-deadline = Quanto può durare una decisione, e cosa succede dopo
command-table-deadline-hours = Ore; 0 per nessun limite
command-table-deadline-late = Cosa succede quando il tempo scade
command-table-late-remind = il tavolo riceve un avviso e aspetta
command-table-late-decision = un computer prende la decisione
command-table-late-seat = gioca un computer finché la persona non torna
mod-role-everyone = Non tutti possono moderare. Scegli un altro ruolo.
mod-setup-refused = Può deciderlo solo chi può gestire il server.
