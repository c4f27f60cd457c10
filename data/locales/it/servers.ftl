## A server's own rules: /table setup

setup-title = ## Regole di questo server per Giants
setup-change = Cambia o consulta…
setup-back = Torna a tutte le regole
setup-page-where = Dove possono stare i tavoli
setup-page-where-means = Canali, quanti tavoli ciascuno, thread o un forum
setup-page-who = Chi può aprire tavoli
setup-page-who-means = Tutti, un ruolo o i moderatori; quanti tavoli a testa
setup-page-new = Come iniziano i nuovi tavoli
setup-page-new-means = Limite di tempo, lingua, computer, tavoli rimasti vuoti
setup-page-after = Dopo la partita
setup-page-after-means = L'albo d'oro
setup-page-moderators = Moderatori
setup-page-moderators-means = Il loro ruolo, il loro canale, cosa possono fare dove giocano
setup-page-people = Persone escluse
setup-page-people-means = Tieni qualcuno lontano dai tavoli, o togli l'esclusione
setup-page-history = Cosa è stato deciso, e da chi
setup-page-history-means = Le ultime modifiche a queste regole

setup-hosting = Si possono aprire tavoli in { $channels ->
        [none] ogni canale
       *[other] { $channels } e nei loro thread
    }.
setup-per-channel = { $here ->
        [0] Un canale con i suoi thread può avere quanti tavoli si vuole.
        [one] Un canale con i suoi thread può avere un tavolo alla volta.
       *[other] Un canale con i suoi thread può avere { $here } tavoli alla volta.
    }
setup-home = { $home ->
        [thread] Un nuovo tavolo ha un thread tutto suo.
        [forum] Un nuovo tavolo ha un post in { $forum }.
       *[here] Un nuovo tavolo sta nel canale in cui viene aperto.
    }
setup-opening = { $opening ->
        [role] Può aprire tavoli chi ha { $openers }, e chi modera.
        [moderators] Possono aprire tavoli i moderatori.
       *[everybody] Tutti possono aprire tavoli.
    }
setup-per-person = { $own ->
        [0] Una persona può avere quanti tavoli aperti e partite vuole.
        [one] Una persona può avere un solo tavolo aperto o partita sua alla volta.
       *[other] Una persona può avere { $own } tavoli aperti e partite sue alla volta.
    }
setup-deadline = Tempo per una decisione: { $deadline }.
setup-late = Quando il tempo scade: { $late }.
setup-language = { $language ->
        [none] Le schede sono nella lingua del bot.
       *[other] Lingua delle schede: { $language }.
    }
setup-computers = { $computers ->
        [yes] I computer possono sedersi ai tavoli.
       *[no] I computer non si siedono ai nuovi tavoli, e non ci sono partite di prova.
    }
setup-lobby-days = { $days ->
        [0] Un tavolo a cui non si unisce nessuno resta aperto.
        [one] Un tavolo a cui per un giorno non si unisce nessuno viene chiuso.
       *[other] Un tavolo a cui per { $days } giorni non si unisce nessuno viene chiuso.
    }
setup-fame-channel = { $fame ->
        [none] L'albo d'oro non viene pubblicato.
       *[other] Ogni mese l'albo d'oro viene pubblicato in { $fame }.
    }
setup-role = Modera chi può gestire i messaggi{ $role ->
        [none] {""}
       *[other] , e { $role }
    }.
setup-channel = Gli avvisi ai moderatori arrivano { $channel ->
        [none] nel canale della partita
       *[other] in { $channel }
    }.
setup-while-playing = { $playing ->
        [yes] Ai tavoli in cui giocano, i moderatori possono mettere in pausa, spostare, sostituire e far decidere; ogni volta il tavolo legge che giocano lì. I segreti di quella partita non li vedono mai.
       *[no] Ai tavoli in cui giocano, i moderatori possono sollecitare, ripubblicare la scheda e chiamare un altro moderatore.
    }
setup-barred-count = { $count ->
        [one] Una persona è esclusa dai tavoli di qui.
       *[other] { $count } persone sono escluse dai tavoli di qui.
    }

setup-pick-hosting = Canali per i tavoli (nessuno: tutti)
setup-pick-fame = Dove pubblicare l'albo d'oro (nessuno: da nessuna parte)
setup-pick-per-channel = Tavoli in un canale
setup-pick-home = Dove sta un nuovo tavolo
setup-pick-forum = Oppure post in un forum…
setup-pick-opening = Chi può aprire tavoli
setup-pick-openrole = Oppure chi ha un ruolo…
setup-pick-per-person = Tavoli di una persona
setup-pick-language = Lingua delle schede
setup-pick-days = Chiudi un tavolo senza nuovi arrivi
setup-pick-role = Un ruolo che modera anche lui…
setup-pick-channel = Dove avvisare i moderatori…
setup-limit = { $count ->
        [0] senza limite
        [one] uno alla volta
       *[other] { $count } alla volta
    }
setup-days = { $days ->
        [0] mai
        [one] dopo un giorno
       *[other] dopo { $days } giorni
    }
setup-home-here = nel canale
setup-home-thread = in un thread tutto suo
setup-opening-everybody = tutti
setup-opening-moderators = moderatori
setup-language-any = quella del bot
setup-computers-on = Ammetti i computer ai tavoli
setup-computers-off = Niente computer ai nuovi tavoli
setup-playing-on = Permetti di più dove giocano
setup-playing-off = Permetti di meno dove giocano
setup-no-role = Su questo server non c'è quel ruolo.

setup-people-means = Chi è in esclusione qui non apre tavoli, non si unisce e non prende posti. Le sue partite continuano finché un moderatore non dà il posto a qualcun altro.
setup-nobody = Nessuna persona esclusa.
setup-lifted = Tolte
setup-bar = Escludi qualcuno…
setup-lift = Togli un'esclusione…
setup-lift-one = Togli la n. { $number }
setup-bar-line = N. { $number }: { $person }, esclusione di { $moderator } del { $at }{ $reason ->
        [none] {""}
       *[other] : { $reason }
    }.
setup-lifted-by = Tolta da { $moderator } il { $at }.
setup-bar-sure = Escludere { $person } dai tavoli di questo server? Lascia subito sale e liste d'attesa; le sue partite continuano. Con { COMMAND("table bar") } puoi dare un motivo, che quella persona può leggere.
setup-bar-yes = Sì, escludi
setup-no-history = Ancora nessuna decisione.

bar-done = { $person } non può più sedersi ai tavoli di questo server. Le sue partite continuano finché un moderatore non trova un sostituto. { COMMAND("table unbar") } toglie l'esclusione.
unbar-done = { $person } può di nuovo aprire tavoli e unirsi.

command-table-bar = Escludi qualcuno dai tavoli di questo server
command-table-bar-person = Chi
command-table-bar-reason = Perché; quella persona può leggerlo
command-table-unbar = Fai giocare di nuovo qualcuno su questo server
