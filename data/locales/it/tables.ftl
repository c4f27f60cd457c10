# What a table refuses, tells and notes. One message a reason.
# $user, $host, $moderator, $old_user and $new_user are mentions or names, as the reader may see them.

## Who and when

table-is-open = La partita non è ancora iniziata.
table-is-playing = La partita è in corso.
table-is-paused = La partita è in pausa.
table-is-finished = La partita è finita.
table-is-abandoned = Questo tavolo è stato chiuso.
table-not-started = La partita non è ancora iniziata.
table-not-host = Può farlo solo l'host del tavolo o un moderatore.
table-not-moderator = Può farlo solo un moderatore.
table-not-seated = Non giochi a questo tavolo.
table-not-your-seat = Quello non è il tuo posto.
table-stale = Nel frattempo il tavolo è andato avanti. Ecco com'è adesso.
table-press-elsewhere = Quel pulsante è di un altro tavolo.
table-overtaken = Qualcun altro ha fatto prima. Riprova.
table-no-such-game = La partita { NUMBER($game, useGrouping: 0) } non esiste.
table-no-such-seat = Il { TERM($colour, "colour") } non gioca a questo tavolo.

## Before the game

table-place-taken = Qui c'è già un tavolo: partita { NUMBER($game, useGrouping: 0) }.
table-no-such-board = Non c'è nessun tabellone “{ $name }”.
table-bad-setting = Questo valore non è possibile per “{ $name }”.
table-fixed = Tabellone, opzioni e posti non cambiano più quando la partita è iniziata.
table-already-invited = Ha già un invito.
table-too-many-invited = Si possono invitare al massimo { $most } persone.
table-private = Questo tavolo è solo su invito.
table-not-hosting = Su questo server si possono aprire tavoli in { $channels }. Chi gestisce il server può cambiarlo con { COMMAND("table setup") }.
table-opening-moderators = Su questo server i tavoli li aprono i moderatori. Chiedi a uno di loro; chi gestisce il server può cambiarlo con { COMMAND("table setup") }.
table-opening-role = Su questo server può aprire tavoli chi ha { $role }, e chi modera. Chi gestisce il server può cambiarlo con { COMMAND("table setup") }.
table-too-many-own = { $most ->
        [one] Su questo server hai già un tavolo tuo, e ne è permesso uno alla volta.
       *[other] Su questo server hai già { $most } tavoli tuoi, e di più insieme non sono permessi.
    } Chi gestisce il server può cambiarlo con { COMMAND("table setup") }.
table-too-many-here = { $most ->
        [one] In questo canale c'è già un tavolo, e il server ne permette uno alla volta qui e nei suoi thread.
       *[other] In questo canale e nei suoi thread ci sono già { $most } tavoli, e il server non ne permette di più insieme.
    } Chi gestisce il server può cambiarlo con { COMMAND("table setup") }.
table-no-computers = Su questo server i computer non si siedono ai nuovi tavoli. Chi gestisce il server può cambiarlo con { COMMAND("table setup") }.
table-barred = Non puoi sederti ai tavoli di questo server{ $reason ->
        [none] {""}
       *[other] : { $reason }
    }. I suoi moderatori possono togliere l'esclusione.
table-barred-other = { $person } non può sedersi ai tavoli di questo server. Un moderatore può togliere l'esclusione con { COMMAND("table unbar") }.
table-barred-already = Quella persona è già esclusa.
table-not-barred = Quella persona non è esclusa.
table-bar-oneself = Non puoi escludere te. Può farlo un altro moderatore.
table-too-many-barred = Ci sono già { $most } persone escluse, e un server non può averne di più. Prima togli un'esclusione.
table-seats-free = C'è un posto libero: unisciti e basta.
table-waits-already = Sei già in attesa di un posto. *Esci* ti toglie dalla lista.
table-waitlist-full = Ci sono già { $most } persone in attesa. Cerca un altro tavolo.
table-already-seated = Giochi già a questo tavolo.
table-colour-taken = Il { TERM($colour, "colour") } è già preso.
table-no-such-colour = Il colore “{ $colour }” non esiste.
table-full = Il tavolo è pieno: si gioca in { $most }.
table-wrong-count = { $count ->
        [0] Non c'è ancora nessuno
        [one] Da soli non si può giocare
       *[other] In { $count } non si può giocare
    }: Giants è per { $least }-{ $most } giocatori.
table-leave-running = La partita è iniziata. Invece di lasciare vuoto il tuo posto, cedilo a qualcun altro.
table-already-host = È già l'host.
table-no-such-level = Non c'è nessun computer “{ $level }”.

## Going back

table-nothing-to-take-back = Non c'è niente che tu possa annullare senza chiedere: nel frattempo si è visto qualcosa, o qualcun altro ha giocato. Puoi chiedere al tavolo.
table-no-such-point = La partita non può tornare al punto { NUMBER($point, useGrouping: 0) }.
table-over-for-good = Questa partita è finita davvero.
table-not-closed = Questa partita è stata chiusa in anticipo e si può riprendere fino al <t:{ NUMBER($until, useGrouping: 0) }:f>. Fino ad allora non si svela niente di nascosto.
table-settings-same = Si gioca già così.
table-asked-lately = L'hai già chiesto al tavolo poco fa, e non era d'accordo. Puoi chiederlo di nuovo dopo il <t:{ NUMBER($until, useGrouping: 0) }:f>.
table-vote-open = Questa domanda è già al tavolo.
table-no-vote = Al momento al tavolo non c'è nessuna domanda del genere.

## Seats, orders, times

table-not-asked = Nessuno ti chiede più di prendere un posto qui.
table-user-seated = Gioca già a questo tavolo.
table-seat-needs-somebody = Una partita in corso non può avere un posto vuoto. Prima mettila in pausa.
table-seat-empty = Nessuno gioca con il { TERM($colour, "colour") }. Prima assegna il posto.
table-no-place = La partita non ha un canale. Prima spostala in uno.
table-already-there = Il tavolo è già qui.
table-past = Quel momento è già passato.
table-not-away = Non eri via.
table-no-such-order = Non c'è nessun ordine del genere: “{ $order }”.
table-not-due = Questo è già stato deciso.
table-seat-is-offered = Quel posto è già a disposizione.
table-seat-not-offered = Il posto del { TERM($colour, "colour") } non è a disposizione.
table-seat-not-due = Ora il { TERM($colour, "colour") } non deve fare niente.
table-nobody-waited-for = Non si aspetta nessuno: non c'è nessuno da sollecitare.
table-has-looked = Chi ha guardato dietro uno schermo di questa partita, o ne ha la registrazione, non può più giocarla.
table-moderator-plays = Questa partita ti riguarda: la giochi, l'hai giocata o chiedi un posto. Deve farlo un moderatore che non c'entra; puoi chiamarne uno con { COMMAND("giants call") }.
table-ask-the-table = Questa partita ti riguarda, quindi decide il tavolo: chiedi con { COMMAND("giants vote") }. Può farlo anche un moderatore che non c'entra; puoi chiamarne uno con { COMMAND("giants call") }.
table-sat-elsewhere = Chi in questa partita ha giocato con il { TERM($colour, "colour") } sa cosa c'è dietro quello schermo, e non può prendere un altro posto.
table-seat-oneself = Nessun moderatore assegna un posto a sé. Chiedi al tavolo un posto a disposizione, oppure rivolgiti all'host o a un altro moderatore.
table-seat-computer = Con il { TERM($colour, "colour") } gioca un computer: decide da sé.
table-has-time = Il { TERM($colour, "colour") } ha ancora tempo per decidere. Se non succede niente, puoi far decidere a partire dal <t:{ NUMBER($until, useGrouping: 0) }:f> (<t:{ NUMBER($until, useGrouping: 0) }:R>).
table-nudged-already = Il sollecito è partito poco fa. Se ne può mandare un altro <t:{ NUMBER($until, useGrouping: 0) }:R>; fino ad allora aiuta soprattutto un po' di pazienza.
table-called-already = I moderatori sono già stati chiamati. Si possono chiamare di nuovo <t:{ NUMBER($until, useGrouping: 0) }:R>.

## Records

table-bad-record = { $line ->
        [0] Questa non è la registrazione di una partita: { $why }
       *[other] La riga { $line } della registrazione è sbagliata: { $why }
    }
table-record-dice = I dadi della registrazione non vengono dal suo seme.
table-record-newer = La registrazione segue regole più nuove ({ $rules }) di quelle che questo programma conosce ({ $newest }).
table-rules-newer = La partita { NUMBER($game, useGrouping: 0) } è iniziata con regole più nuove ({ $rules }) di quelle che questo programma conosce ({ $newest }).
table-dice-forged = I dadi della voce { NUMBER($seq, useGrouping: 0) } ({ $line }) non vengono dal seme del tavolo.
table-no-seed = Questa partita non ha dadi.

## The database

table-damaged = La partita { NUMBER($game, useGrouping: 0) } è danneggiata ed è rimasta com'era: { $detail }
table-store-busy = Il database è in uso da un altro programma. Riprova tra un attimo. ({ $detail })
table-store-served = Un altro bot usa già { $path }. Un file serve un solo bot: ferma l'altro, oppure dai a questo un database suo.
table-store-not-empty = { $path } non è vuoto e resta com'è. Indica un database senza nulla dentro.
table-store-no-postgres = Un database su un server ha bisogno di psycopg: installa giants con la sua opzione, giants[postgres]. ({ $detail })
table-store-unreachable = Il database non è raggiungibile. Riprova tra un attimo. ({ $detail })
table-store-full = Sul disco non c'è più spazio. Non è cambiato niente. ({ $detail })
table-store-readonly = Non si può scrivere nel database. Non è cambiato niente. ({ $detail })
table-store-damaged = Il database è danneggiato, o non è affatto un database. Non è cambiato niente. ({ $detail })
table-store-unreadable = Non si riesce ad aprire il database. ({ $detail })
table-store-failed = Il database segnala un errore. Non è cambiato niente. ({ $detail })
table-store-foreign = { $path } è il database di un altro programma. Non è stato toccato.
table-store-other-plan = Altri bot servono questo database con GIANTS_BLOCKS={ $blocks } e GIANTS_SHARDS={ $shards }. Dai gli stessi valori a questo, oppure ferma prima gli altri.
table-store-newer = Il database è stato scritto da una versione più nuova di questo programma (schema { $version }; questa conosce { $newest }). Non è stato toccato.
table-store-older = Il database è stato scritto da una versione più vecchia di questo programma (schema { $version } di { $newest }). Il bot lo aggiorna quando si avvia; fino ad allora non è stato toccato.
table-store-missing = { $path } non è un database di Giants.
table-store-empty = { $path } è vuoto (0 byte), e un database di Giants non lo è mai: il suo contenuto è perso, o altrove. Non è stato toccato.
table-store-lost = { $path } non c'è più, mentre { $path }-wal c'è ancora: il database è stato spostato o cancellato. Niente è stato ricominciato.
table-store-no-wal = Qui il database non può lavorare in modalità WAL (è in modalità { $mode }).
table-store-old-sqlite = SQLite { $version } è troppo vecchio: Giants ha bisogno di 3.37 o più recente.

## News

table-news-opened = È stato aperto un tavolo.
table-news-imported = La partita è stata ripresa da una registrazione.
table-news-configured = Le impostazioni sono cambiate{ $what ->
        [none] {""}
       *[other] : { $what }
    }.
setting-board = tabellone
setting-deadline = tempo per una decisione
setting-language = lingua
setting-late = cosa succede quando il tempo scade
setting-options = opzioni delle regole
setting-closeup = cosa mostrano le immagini
setting-pictures = immagini
setting-private = chi può entrare
setting-reminder = promemoria
setting-seating = ordine dei posti
setting-stand_in = sostituti
table-news-invited = È partito un invito per { $user }.
table-news-joined = Il { TERM($seat, "colour") } è stato preso.
table-news-left = Il { TERM($seat, "colour") } è di nuovo libero.
table-news-hosted = Ora l'host è { $user }.
table-news-started = La partita inizia. Il primo giocatore è il { TERM($first, "colour") }.
table-news-undone = { $count ->
        [one] L'ultima azione è stata annullata.
       *[other] Le ultime { $count } azioni sono state annullate.
    }
table-news-paused = La partita è in pausa.
table-news-resumed = La partita continua.
table-news-slept = Non veniva più nessuno: la partita si è addormentata.
table-news-replaced = { $new ->
        [none] Il posto del { TERM($seat, "colour") } è libero: serve qualcuno che giochi.
       *[other] Il { TERM($seat, "colour") } è in altre mani: ora gioca { $new }{ $old ->
            [none] {""}
           *[other] {" "}al posto di { $old }
        }.
    }
table-news-asked = È stato chiesto a { $user } di giocare con il { TERM($seat, "colour") }. Niente cambia finché non accetta.
table-news-refused = { $user } non prende il posto del { TERM($seat, "colour") }.
table-news-away = { $name } è via.
table-news-returned = { $name } è di nuovo qui.
table-news-late = Tempo scaduto per { $name }.
table-news-proposed = { $question ->
        [undo] { $user } chiede al tavolo di tornare indietro.
        [end] { $user } chiede al tavolo di chiudere la partita con i punti attuali.
        [seat] { $user } vorrebbe prendere il posto del { TERM($seat, "colour") }.
        [settings] { $user } chiede al tavolo un altro limite di tempo.
        [pause] { $user } chiede al tavolo di fare una pausa.
        [resume] { $user } chiede al tavolo di continuare.
        [reopen] { $user } chiede al tavolo di riprendere la partita.
        [close] { $user } chiede al tavolo di chiudere la partita per sempre.
       *[abandon] { $user } chiede al tavolo di interrompere la partita.
    }
table-news-voted = { $aye ->
        [0] { $name } è contro.
       *[1] { $name } è a favore.
    }
table-news-rejected = { $why ->
        [time] Il tempo per rispondere è finito: il tavolo non era d'accordo.
        [void] Ciò che il tavolo ha deciso non si può più fare.
       *[table] Il tavolo ha detto di no.
    }
table-news-finished = La partita è finita.
table-news-abandoned = Il tavolo è stato chiuso.
table-news-expired = Per alcuni giorni non è arrivato nessuno, quindi il tavolo è stato chiuso.
table-news-queued = { $waits ->
        [yes] { $user } aspetta un posto.
       *[no] { $user } non aspetta più un posto.
    }
table-news-reopened = La partita è stata ripresa.
table-news-closed = La partita è finita davvero.
table-news-archived = Il tavolo è finito in archivio.
table-news-moved = Il tavolo si è spostato qui.
table-news-nudged = È partito un sollecito per chi deve giocare.
table-news-repaired = La scheda è stata pubblicata di nuovo.
table-news-tried = Un moderatore ha provato a decidere per { $name }, ma quella mossa non era possibile.
table-news-inspected = Un moderatore ha guardato dietro lo schermo di { $name }.
table-news-exported = { $by ->
        [operator] Chi gestisce questo bot
       *[moderator] Un moderatore
    } ha preso una copia della registrazione, che dice chi ha eretto cosa.
table-news-called = { $user } ha chiamato i moderatori.
table-news-offered = { $name } cede il suo posto: chi vuole prenderlo?
table-news-withdrawn = { $name } tiene il suo posto.
table-news-displaced = { $loss ->
        [channel] Il canale del tavolo è stato eliminato. La partita è in pausa finché non ne ha uno nuovo.
        [server] Sono stato rimosso dal server. La partita è stata messa in pausa.
        [locked] Il thread del tavolo è stato bloccato, quindi non si poteva mostrare la scheda.
       *[permissions] Non avevo il permesso di mostrare il tavolo nel suo canale.
    }
table-news-gone = Chi giocava con il { TERM($seat, "colour") } non è più su questo server. Il posto è a disposizione.
table-news-forgotten = Chi giocava con il { TERM($seat, "colour") } ha chiesto di essere dimenticato. Continua un computer.
table-news-restored = ⚠️ Questa partita è tornata indietro: i miei dati sono stati ripristinati da una copia precedente, e la partita è com'era il { $at }. Ciò che è stato giocato dopo è perso. Rigiocatelo da qui.

plan-unreadable = Questo non è un piano di piazzamento.
plan-not-now = Un piazzamento si può programmare mentre si piazzano le pedine e non hai ancora passato.
plan-too-long = Un piano ha al massimo { $most } passi.
plan-over = Quel piano era per un turno precedente.
plan-disturbed = C'è qualcuno dove passa il tuo piano.

## Private notices

table-notice-invited = { $host } ti invita a una partita di Giants.
table-notice-opened = { $host } ha aperto un tavolo, e ci sono posti liberi.
table-notice-seat-free = Si è liberato un posto, ed è tuo: giochi con il { TERM($colour, "colour") }. Se non ti va più, premi *Esci*.
table-notice-began = La partita che aspettavi è iniziata senza di te.
table-notice-given-up = Il tavolo che aspettavi è stato chiuso.
table-notice-expires-soon = Da alcuni giorni non arriva nessuno. Se non cambia niente, il tavolo chiude <t:{ NUMBER($until, useGrouping: 0) }:R>: invita qualcuno, o inizia con i computer.
table-notice-expired = Per alcuni giorni non è arrivato nessuno, quindi il tavolo è stato chiuso. Aprine un altro quando vuoi con { COMMAND("giants new") }.
table-notice-barred = I moderatori hanno deciso che non puoi più sederti ai tavoli di questo server, quindi non sei più nelle sue sale d'attesa.
table-notice-dismissed = Il tuo posto ({ TERM($colour, "colour") }) è stato liberato.
table-notice-called = { $user } chiede a un moderatore di guardare questo tavolo.
table-notice-acted-for = { $moderator } ha deciso per te.
table-notice-replaced = Ora con il { TERM($colour, "colour") } gioca qualcun altro.
table-notice-seated = Ora giochi con il { TERM($colour, "colour") }.
table-notice-order-used = { $order ->
        [bid] L'offerta che avevi lasciato è stata fatta.
        [largest] Come volevi, è stato preso per te il Moai più grande possibile.
        [stash] In miniera si è marchiato come volevi.
        [recall] I tuoi segnalini sono stati sistemati come volevi.
        [plan] Il tuo piano di piazzamento va avanti.
       *[pass] Come volevi, hai passato.
    }
table-notice-order-dropped = { $why ->
        [undone] { $order ->
            [bid] La partita è tornata indietro e l'offerta che avevi lasciato non vale più: ti verrà chiesta.
           *[other] La partita è tornata indietro e il tuo ordine per quel momento non vale più: ti verrà chiesto.
        }
        [plan-disturbed] C'è qualcuno dove passa il tuo piano, quindi si è fermato: dai un'occhiata.
       *[other] { $order ->
            [bid] L'offerta che avevi lasciato non è più possibile. È stata tolta.
            [plan] Il prossimo passo del tuo piano non è più possibile, quindi si è fermato: dai un'occhiata.
           *[other] Il tuo ordine non è più possibile. È stato tolto.
        }
    }
table-notice-vote = { $question ->
        [undo] Si chiede al tavolo di tornare indietro. Vota anche tu.
        [end] Si chiede al tavolo di chiudere la partita con i punti attuali. Vota anche tu.
        [seat] Qualcuno vorrebbe prendere un posto. Vota anche tu.
        [settings] Si chiede al tavolo un altro limite di tempo. Vota anche tu.
        [pause] Si chiede al tavolo di fare una pausa. Vota anche tu.
        [resume] Si chiede al tavolo di continuare. Vota anche tu.
        [reopen] Si chiede al tavolo di riprendere la partita. Vota anche tu.
        [close] Si chiede al tavolo di chiudere la partita per sempre. Vota anche tu.
       *[abandon] Si chiede al tavolo di interrompere la partita. Vota anche tu.
    }
table-notice-seat-asked = { $user } ti chiede di giocare con il { TERM($colour, "colour") }. Niente cambia se non accetti (va bene anche { COMMAND("giants seat accept") }). Hai tre giorni per rispondere.
table-notice-seat-refused = { $user } non prende il posto del { TERM($colour, "colour") }.
table-notice-over = La tua partita è finita. Grazie per aver giocato!
table-notice-configured = Il tempo per una decisione è cambiato: { $hours ->
        [0] non c'è più un limite.
        [one] d'ora in poi è un'ora.
       *[other] d'ora in poi sono { $hours } ore.
    } Quando scade, { TERM($late, "late") }.
table-notice-late-remind = Il tuo tempo è scaduto e il tavolo ti aspetta: { TERM($phase, "waited") } ({ $colours }).
table-notice-late-decision = Il tuo tempo era scaduto, quindi questa decisione l'ha presa il computer. La prossima è di nuovo tua.
table-notice-late-seat = Il tuo tempo era scaduto, quindi il computer gioca per te finché non torni: premi *La tua mossa* o usa { COMMAND("giants back") }.
table-notice-returned = La tua assenza è finita: giochi di nuovo tu.
table-notice-slept = Da un po' non gioca nessuno, quindi la partita si è addormentata. Non è perso niente: *Sveglia la partita* sulla scheda la fa continuare da dov'è.
table-notice-inspected = { $moderator } ha guardato dietro il tuo schermo per aiutare il tavolo. Il tavolo lo sa.
table-notice-turn = Tocca a te: { TERM($phase, "waited") } ({ $colours }).
table-notice-nudge = Un sollecito amichevole, il tavolo ti aspetta: { TERM($phase, "waited") } ({ $colours }).
table-notice-reminder = Tocca a te: { TERM($phase, "waited") } ({ $colours }).
table-notice-again = Il tavolo aspetta già da un po': { TERM($phase, "waited") } ({ $colours }).
table-notice-weekly = Il tavolo ti aspetta ancora: { TERM($phase, "waited") } ({ $colours }). Se non puoi continuare, cedi il tuo posto con { COMMAND("giants seat offer") }.
table-notice-warning = Il tuo tempo sta per scadere: { TERM($phase, "waited") } ({ $colours }).
table-notice-plea = La partita aspetta da molto ({ $colours }): { TERM($phase, "waited") }. Può aiutare un sollecito, un computer o una persona nuova: { COMMAND("giants moderate") }. Chi è rimasto può votare per chiuderla.
table-notice-gone = Chi giocava con il { TERM($colour, "colour") } non è più su questo server. Il posto è a disposizione; un moderatore può assegnarlo con { COMMAND("giants moderate") }.
table-notice-displaced = { $loss ->
        [channel] Il canale della partita è stato eliminato. La partita è al sicuro e in pausa; { COMMAND("giants moderate") } la sposta in un altro canale.
        [server] Sono stato rimosso dal server. La partita è al sicuro e in pausa; invitami di nuovo e usa { COMMAND("giants moderate") }.
        [locked] Il thread della partita è bloccato, quindi non posso mostrare la scheda. Un moderatore può sbloccarlo, o spostare la partita con { COMMAND("giants moderate") }.
       *[permissions] Non ho il permesso di mostrare la partita nel suo canale. Chi gestisce il server può darmelo nelle impostazioni del canale; { COMMAND("giants moderate") } dice cosa manca.
    }
table-notice-restored = La tua partita è tornata indietro: i miei dati sono stati ripristinati da una copia precedente, ed è com'era il { $at }. I pulsanti delle schede successive non valgono più. Non c'è niente da riparare: rigioca le mosse perse, o chiedi a un moderatore di chiudere la partita.
table-notice-restored-server = I miei dati sono stati ripristinati da una copia precedente, quindi le partite di questo server sono tornate a com'erano allora (questa al { $at }). Ogni tavolo che ha perso qualcosa lo legge sulla sua scheda e continua da lì; le partite iniziate dopo sono perse. { COMMAND("giants moderate") } mostra come stanno. Se chi mi gestisce ha una copia più recente, è il momento di rimetterla.
restored-lost = ⚠️ La partita { NUMBER($game, useGrouping: 0) } è persa, e mi dispiace: i miei dati sono stati ripristinati da una copia fatta prima che iniziasse. { COMMAND("giants new") } apre un tavolo. Se qualcuno ha conservato la registrazione, un moderatore può riportare la partita con { COMMAND("table import") }.
restored-press = Questa scheda è di un tempo che non c'è più: i miei dati sono stati ripristinati da una copia precedente, e la partita è tornata indietro. Una nuova scheda mostra com'è adesso; guarda lì e continua a giocare.
waited-auction = un'offerta da fare
waited-choose = un Moai da scegliere
waited-placement = una pedina da piazzare
waited-transport = una statua da muovere
waited-stash = quali statue marchiare
waited-recall = quali segnalini riprendere
waited-over = più niente da fare
