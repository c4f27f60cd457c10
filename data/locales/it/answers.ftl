# Private answers, menus and forms.

spectator = Stai guardando questa partita. Dai un'occhiata con { COMMAND("giants board") }, o unisciti alla prossima con { COMMAND("giants join") }.
unknown-control = Questo pulsante è di altri tempi. Usa la scheda più recente.
server-only = Serve un canale di un server: le partite si giocano lì.
command-outdated = Questo comando è cambiato o si è spostato dall'ultima volta che il tuo Discord ha guardato. Scrivi / e sceglilo di nuovo; ora quasi tutti si trovano come { COMMAND("giants games") }.
no-game-here = In questo canale non c'è nessuna partita. Apri un tavolo con { COMMAND("giants new") }.
not-due = Ora non devi fare niente. Il tavolo aspetta { $names }.
moved-on = Da quando hai aperto questo pannello il tavolo è andato avanti.
panel-incomplete = Non ancora: c'è ancora qualcosa da scegliere.
done = ✅ Fatto.
due-again = E tocca di nuovo a te.
fault = Qualcosa è andato storto da parte nostra, e non è cambiato niente. Se succede ancora, di' a un moderatore il codice { $reference }.

discord-channel-gone = Quel canale non c'è più, o Discord me lo nasconde.
discord-server-gone = Discord non mi fa più entrare in quel server.
discord-person-gone = Discord non conosce quella persona qui.
discord-message-gone = Quel messaggio non c'è più.
discord-thread-full = Quel thread è pieno: Discord non fa entrare altre persone.
discord-thread-closed = Quel thread è chiuso. Prima riaprilo.
discord-too-many-threads = Questo server ha già tutti i thread aperti che Discord permette. Chiudine uno, o gioca direttamente nel canale.
discord-wrong-channel = In questo tipo di canale non si può. Prova in un normale canale testuale.
discord-not-allowed = Discord dice che qui non ho il permesso. Chi gestisce questo server può darmelo nelle impostazioni del canale.
discord-no-access = Discord dice che non posso vedere ciò che serve. Chi gestisce questo server può darmi accesso.
discord-file-too-large = Quel file è più grande di quanto Discord permetta.
discord-busy = In questo momento Discord ha troppo da fare. Riprova tra un minuto.
discord-down = In questo momento Discord ha un problema suo. Riprova tra un po'.
discord-unreachable = Per un attimo Discord non era raggiungibile. Riprova.
discord-refused = Discord ha rifiutato qualcosa che qui serve (codice { $code }). Se succede ancora, di' il codice a un moderatore.
form-too-late = È passato troppo tempo e il modulo non si può più aprire. Premi di nuovo.

option-too-long = È più lungo di qualsiasi cosa possa servire qui: bastano { $most } caratteri.
option-unreadable = Non capisco “{ $given }”. Scegli uno dei suggerimenti che appaiono mentre scrivi.
option-no-statues = Quali statue? Indicale, o scrivi - per nessuna.
option-not-found = Non trovo quello che hai indicato. Sceglilo di nuovo.

permissions-missing = Non posso tenere un tavolo in { $channel }: mi manca il permesso di { $missing }. Chi gestisce questo server può darmelo nelle impostazioni del canale.
permission-view_channel = vedere il canale
permission-send_messages = inviare messaggi
permission-send_messages_in_threads = inviare messaggi nei thread
permission-attach_files = allegare file
permission-read_message_history = leggere la cronologia dei messaggi
permission-create_public_threads = aprire thread

thread-name = Giants su { $board }: il tavolo di { $host }
thread-name-of = { $stage ->
        [finished] Finita · Giants: { $players }
       *[playing] Giants: { $players }
    }
forum-post = { $host } ha aperto un tavolo di Giants su { $board }. È qui sotto: chi vuole giocare si unisce lì.
forum-tag-open = aperto
forum-tag-playing = in corso
forum-tag-finished = finito
forum-not-yours = In { $channel } non puoi pubblicare tu, quindi non lo faccio nemmeno io per te.
forum-media = I canali multimediali mostrano solo le immagini dei post, quindi una partita lì non si legge. Scegli un forum.
forum-tag-required = { $channel } vuole un tag su ogni post, e non ne ha uno che dica "{ $tag }". Chi gestisce il forum può aggiungerlo (insieme a "in corso" e "finito"), o permettermi di gestire quel canale.
table-opened = C'è un tavolo aperto in { $channel }.
joined = Hai un posto al tavolo.
waitlisted = Il tavolo è pieno. Avrai il prossimo posto che si libera, dopo chi aspettava già, e riceverai un avviso. *Esci* ti toglie dalla lista.
left = Non sei più al tavolo.
computer-added = Un computer si siede al tavolo.
started = La partita inizia.
rematch-begins = Ci siete di nuovo tutti: la partita inizia.
rematch-waits =
    Giochi ancora. { $count ->
        [one] Manca ancora una persona: la partita inizia quando anche lei preme *Gioca ancora*.
       *[other] Mancano ancora { $count } persone: la partita inizia quando tutte hanno premuto *Gioca ancora*.
    }
rematch-not-yet = Questa partita si può ancora riprendere. Quando sarà finita davvero potrete giocarne un'altra.
rematch-not-yours = Solo chi ha giocato questa partita può rigiocarla. Apri un tavolo tuo con { COMMAND("giants new") }.
rematch-begun = La prossima partita è iniziata senza di te.
invited = Invito inviato a { $person }.
host-changed = Ora l'host è { $person }.
called = I moderatori sanno dove sei e verranno a vedere.
cancelled = Il tavolo è chiuso.
cancel-running = La partita è in corso. Da moderatore puoi chiuderla con { COMMAND("table end") }, e il tavolo lo leggerà.
games-title = **Partite su questo server**
games-none = Su questo server non c'è nessuna partita in corso. Apri un tavolo con { COMMAND("giants new") }.
games-others =
    { $count ->
        [one] - e un'altra
       *[other] - e altre { $count }
    }
games-open = - { $channel } · aspetta giocatori: { $count } posti occupati su { $most }
games-watch-on = Avvisami quando apre un tavolo
games-watch-off = Non avvisarmi più
games-watched = Riceverai un avviso quando apre un tavolo su questo server, al massimo ogni sei ore, come dice { COMMAND("giants my reminders") }.
games-unwatched = Non ricevi avvisi quando apre un tavolo su questo server.
games-line =
    - { $channel } · { $status ->
        [paused] in pausa
       *[playing] tocca a: { $due }
    }

mine-none = Al momento non giochi da nessuna parte. { COMMAND("giants games") } elenca le partite di un server.
mine-waiting = **Aspettano te**
mine-others = **Le tue altre partite**
mine-game = [{ $game }]({ $link }){ $server ->
        [none] {""}
       *[other] {" "}· { $server }
    }
mine-due = - { $name }: { TERM($phase, "waited") } ({ TERM($colour, "colour") }), { $since }{ $deadline ->
        [none] .
       *[other] ; il tempo scade { $deadline }.
    }
mine-line = - { $name }: { $state ->
        [vote] c'è una votazione per te.
        [stand-in] un computer gioca per te; { COMMAND("giants back") } ti ridà il posto.
        [asleep] dorme: chi gioca può svegliarla.
        [open] aspetta giocatori.
        [paused] in pausa.
       *[playing] { $due ->
            [none] tocca ai computer.
           *[other] aspetta { $due }.
        }
    }

welcome =
    ## Benvenuti su Giants
    Un gioco da tavolo sull'Isola di Pasqua, da tre a cinque giocatori: fai offerte per i Moai, piazza la tua tribù e trasporta statue per l'isola con l'aiuto di tutti. *Impara giocando* è una prima partita con una guida che spiega ogni passo. Scegli chi sei nell'angolo della pagina (sul telefono, sotto ☰); apri un'altra scheda del browser per essere qualcun altro.
welcome-play = Gioca contro due computer

since-title = **Dalla tua ultima mossa**
since-earlier = { $count ->
        [one] … prima è successa un'altra cosa: { COMMAND("giants log") }
       *[other] … prima sono successe altre { $count } cose: { COMMAND("giants log") }
    }
since-piece = { TERM($piece, "piece") } { $hex }{ $logs ->
        [0] {""}
        [one] {" "}con un tronco
       *[other] {" "}con { $logs } tronchi
    }
since-placed = { $name } piazza { $pieces }.
since-sealed = Offerte arrivate: { $names }.
since-passed = { $count ->
    [one] { $names } ha passato.
   *[other] { $names } hanno passato.
}
since-declined = Niente altri Moai per { $names }.
since-gained = Punti per il trasporto: { $shares }.
since-stand-in = { $name } 🤖
since-stand-ins = 🤖 un computer ha deciso al posto di qualcuno.
summary-title = **Mentre eri via** · [{ $game }]({ $link })

screen-title = **Questo lo vedi solo tu.**
standing-points =
    Se la partita finisse ora avresti **{ $total }** punti: { $track } sul segnapunti{ $hidden ->
        [0] { "" }
       *[other] , { $hidden } dai tuoi { $open ->
            [0] Moai nascosti
           *[other] Moai
        }
    }{ $tablets ->
        [0] { "" }
       *[other] , { $tablets } dalle tavolette
    }.
standing-bases =
    Moai eretti: **{ $erected } su { $bases }**{ $reserved ->
        [0] { "" }
        [one] , e un ahu riservato
       *[other] , e { $reserved } ahu riservati
    }. Chi erige tutti i suoi fa finire la partita.
standing-pieces =
    Dietro il tuo schermo: { $workers ->
        [0] nessun lavoratore
        [one] un lavoratore
       *[other] { $workers } lavoratori
    }{ $sorcerer ->
        [0] { "" }
       *[other] , lo stregone
    }{ $chief ->
        [0] { "" }
       *[other] , il capo tribù
    }, { $markers ->
        [0] nessun segnalino
        [one] un segnalino
       *[other] { $markers } segnalini
    }{ $logs ->
        [0] { "" }
        [one] , un tronco
       *[other] , { $logs } tronchi
    }.{ $spent ->
        [0] { "" }
        [one] {" "}Un segnalino torna alla fine del turno.
       *[other] {" "}{ $spent } segnalini tornano alla fine del turno.
    }
standing-marks = I tuoi segnalini sono su { $marks }.
standing-mark = { $statue } ({ $hex })
orders-given = Ordini lasciati: { $orders }.
orders-cancel = Annullali
order-leave = Lascia un ordine…
order-pass = Passa quando tocca a me
order-passround = Passa per il resto di questo turno
order-largest = Prendi il Moai più grande che posso
order-keep = A fine turno lascia i miei segnalini
order-takeall = Riprendi tutti i miei segnalini
order-stashall = Marchia tutto il possibile in miniera
order-stashnone = Non marchiare niente in miniera
order-kind-pass = passare la prossima volta che tocca a me
order-kind-pass-round = passare per il resto di questo turno
order-kind-plan = piazzare secondo il piano
order-this-round = { $order } (questo turno)
order-kind-largest = prendere il Moai più grande
order-kind-bid = un'offerta
order-kind-recall = segnalini a fine turno
order-kind-stash = marchi in miniera

more-title = **Altro**
more-back = ← Altro
text-before = ← Prima
text-after = Avanti →
more-log = Cronologia
more-text = Tabellone a parole
more-wide = Tabellone per schermi grandi
more-help = Come si gioca
more-peek = Rompi una mezza tavoletta e sbircia…
peek-at = di chi è l'ahu { $ahu }
peek-sure = **Vuoi davvero?** Sbirciare costa una delle tue mezze tavolette e non si può annullare: { $what }.
peek-yes = Rompila e guarda
peek-kept = La tua mezza tavoletta resta intera.
peeked = Sotto il Moai sull'ahu { $ahu } c'è la base di **{ $name }**. Lo sai solo tu.
take-back = Annulla
took-back = Azione annullata.
log-title = { $part ->
        [since] **Dalla tua ultima mossa**
        [round] **Questo turno**
       *[all] **Tutta la partita**
    }{ $pages ->
        [one] {""}
       *[other] {" "}· pagina { $page } di { $pages }
    }
log-empty = Ancora niente.
log-empty-since = Da allora non è successo niente.
log-part-since = Da quando c'ero
log-part-round = Questo turno
log-part-all = Tutto
log-older = ◀ Prima
log-newer = Dopo ▶
log-hidden = -# Di chi è ogni Moai devi ricordarlo tu: la cronologia dice cosa è successo e dove; per il trasporto e i turni passati non dice chi è stato.
log-points = Punti finora: { LIST($points, type: "plain") }.
log-later-carved = Moai presi, per taglia: { $sizes }.
log-later-erected = Eretti: { $moai }.
log-later-moai = taglia { $size } sull'ahu { $ahu }
log-later-crowned = Copricapi sugli ahu: { $ahus }.
log-later-peeked = { $name } ha sbirciato sotto { $count ->
        [one] un Moai
       *[other] { $count } Moai
    }.
log-later-acted = Un moderatore ({ $who }) ha deciso per qualcuno nel trasporto.
log-later-late = Nel trasporto a qualcuno è scaduto il tempo.
log-later-decision = decisione { $number } della fase { $phase }
hint = 💡 **{ $action }** — { $reason }.
hint-next = -# In alternativa: { $action } — { $reason }.
hint-behind =
    -# In alternativa, { $points ->
        [0] quasi lo stesso
        [one] circa un punto in meno
       *[other] circa { $points } punti in meno
    }: { $action } — { $reason }.
hint-ask = Consiglio

settings-title = **Come si gioca a questo tavolo**
settings-options = Opzioni delle regole
settings-deadline = Tempo per una decisione
settings-pictures = Immagini
settings-closeup = Cosa mostrano le immagini
settings-private-on = Entra solo chi ha un invito
settings-private-off = Lascia entrare tutti
settings-invite = Invita qualcuno…
settings-free = Libera un posto…
settings-host = Fai host qualcun altro…
option-quick_start-means = Tutti iniziano con due lavoratori.
option-open_score-means = Un Moai dà punti appena è in piedi.
option-open_owners-means = Tutti vedono di chi è ogni Moai.
deadline =
    { $hours ->
        [0] senza limite
        [12] mezza giornata
        [24] un giorno
        [72] tre giorni
        [168] una settimana
        [one] un'ora
       *[other] { $hours } ore
    }
pictures-action = dopo ogni azione
pictures-phase = una volta per fase
pictures-request = solo su richiesta
closeup-crop = da vicino cosa è appena successo, e il tabellone
closeup-animation = lo stesso, con le statue che si muovono
closeup-board = solo il tabellone

# To the owner of the application, in a direct message

operator-outage = I computer di livello { $level } non funzionano, quindi decidono quelli facili al posto loro. Il motivo: { $reason }
operator-outage-over = I computer di livello { $level } decidono di nuovo.
