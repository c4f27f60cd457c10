# Reminders, notices, being away, seats on offer, votes, and what is known about people.

game-name = Giants su { $board }, partita { NUMBER($game, useGrouping: 0) }
somebody = qualcuno
moderators = Moderatori
reminder = { $who } { $text }
ping = { $who }: { $text }
reminder-of = { $text } · { $game }
moderators-note = { $who }: { $text } · { $game }
to-the-game = Vai alla partita
snooze = Non ora
snoozed = Nessun promemoria fino al { $until }; puoi cambiarlo con { COMMAND("giants my reminders") }.{ $deadline ->
        [none] {""}
       *[other] {" "}Attenzione: il tuo tempo scade { $deadline }.
    }
not-your-reminder = Questo promemoria è per qualcun altro. I tuoi li decidi tu: { COMMAND("giants my reminders") }.
notices-title = **Nel frattempo**
by-moderator = { $line } (moderatore: { $who })
by-moderator-playing = { $line } (moderatore: { $who }, che gioca qui)
acted-for-playing = Un moderatore che gioca qui ({ $who }) ha fatto prendere una decisione per il { TERM($seat, "colour") }.
acted-for = Un moderatore ({ $who }) ha deciso per il { TERM($seat, "colour") }.

## Offers on the card

offer-take = Gioca con il { TERM($colour, "colour") }
seat-asked = Il tavolo deve dire se puoi prendere il posto.
seat-accept = Ci sto
seat-refuse = No, grazie
seat-refused = Grazie per la risposta. Non cambia niente.
seat-yours = Il posto è tuo. Quando tocca a te, premi *La tua mossa* sulla scheda.

## Reminders

no-such-zone = Il fuso orario “{ $zone }” non esiste. Scegline uno dall'elenco, come Europe/Rome.
no-such-hours = Le ore di silenzio si scrivono così: 22-8, 22:30-7:15 o 10pm-8am; “nessuna” per non averne.
# What people may type for no quiet hours, and between two hours: other words for the same thing by slash.
quiet-words-none = nessuna/nessuno/no
quiet-words-to = alle/a/fino alle
reminders-title = **I tuoi promemoria**
reminders-reach = { $reach ->
        [dm] Ricevi messaggi diretti.
        [off] Non ricevi promemoria.
       *[channel] Ricevi una menzione nel canale della partita.
    }
reminders-quiet = Mai tra le { $from } e le { $until }.
reminders-no-quiet = A qualsiasi ora del giorno e della notte.
reminders-zone = Da te sono le { $time } ({ $zone }). Se non è così, scegli qui sotto, o indica la tua città con l'opzione *fuso* di { COMMAND("giants my reminders") }.
reminders-snoozed = Nessun promemoria prima del { $until }.
reminders-where = Dove…
reminders-where-channel = Menzionami nel canale
reminders-where-dm = Mandami un messaggio diretto
reminders-where-off = Niente promemoria
reminders-night = La mia notte…
reminders-night-none = Nessuna ora di silenzio
reminders-zones = Che ora è adesso da me…
zone-question = **Per non svegliarti mai**: da te adesso sono circa le **{ $time }**? Non chiamo nessuno tra le { $from } e le { $until } di casa sua. Puoi cambiarlo quando vuoi con { COMMAND("giants my reminders") }.
zone-yes = Sì, più o meno
zone-choice = { $time } · { $city }
reminders-snooze-2 = Lasciami in pace per 2 ore
reminders-snooze-8 = 8 ore
reminders-snooze-24 = un giorno
reminders-wake = Ci sono

## Away

away-none = Al momento non giochi da nessuna parte.
away-until-past = Quel giorno è già passato.
away-until-far = È troppo lontano: al massimo un anno. Se non puoi continuare, cedi il tuo posto con { COMMAND("giants seat offer") }.
away-until-unclear = Fino a quando? Scrivi per esempio “domani”, “venerdì”, “settimana prossima”, “3 giorni” o 2030-12-31.
# What people may type: different things by comma, other words for the same thing by slash. The week begins on Monday.
away-words-tomorrow = domani/fino a domani
away-words-next-week = settimana prossima/la settimana prossima/prossima settimana/la prossima settimana/alla prossima settimana/fino alla prossima settimana
away-words-weekdays = lunedì/lunedi/lun/fino a lunedì/fino a lunedi, martedì/martedi/mar/fino a martedì/fino a martedi, mercoledì/mercoledi/mer/fino a mercoledì/fino a mercoledi, giovedì/giovedi/gio/fino a giovedì/fino a giovedi, venerdì/venerdi/ven/fino a venerdì/fino a venerdi, sabato/sab/fino a sabato, domenica/dom/fino a domenica
away-words-one = un/uno/una
away-words-days = giorno/giorni/gg
away-words-weeks = settimana/settimane
away-done = { $count ->
        [one] Non ci sei per una partita fino al { $until }.
       *[other] Non ci sei per { $count } partite fino al { $until }.
    } { $stand_in ->
        [wait] I tavoli ti aspettano, finché il loro limite di tempo lo permette.
       *[other] Un computer ({ TERM($stand_in, "level") }) gioca per te.
    } Torna quando vuoi con { COMMAND("giants back") }.
away-back = { $count ->
        [0] Non eri via.
        [one] Rieccoti: una partita è di nuovo tua.
       *[other] Rieccoti: { $count } partite sono di nuovo tue.
    }
away-choice = { $days ->
        [one] fino a domani, { $date }
       *[other] per { $days } giorni, fino al { $date }
    }
seat-held = { $until ->
        [none] In questo momento gioca per te un computer.
       *[other] Fino al { $until } gioca per te un computer.
    } Vuoi riprendere tu?
seat-take-back = Sono qui
seat-home = Rieccoti: il posto è di nuovo tuo. Quando tocca a te, premi *La tua mossa* sulla scheda.
woken = La partita continua da dov'era, e tutti hanno di nuovo tutto il loro tempo.
seat-offered = Hai messo a disposizione il tuo posto. Continui a giocare finché qualcuno non lo prende.
seat-kept = Tieni il tuo posto.

## Privacy

my-language-set = Da ora ti rispondo in questa lingua: { $language }. La scheda di un tavolo parla la lingua del tavolo.
privacy-title = **Cosa si sa di te**
privacy-settings = I tuoi promemoria: { $reach ->
        [dm] per messaggio diretto
        [off] nessuno
       *[channel] nel canale
    }, { $zone }{ $night }.
privacy-no-settings = Niente sui tuoi promemoria.
privacy-language = Ti rispondo in questa lingua: { $language }.
privacy-counts = { $games ->
        [one] Una partita
       *[other] { $games } partite
    } in cui giochi o fai da host, { $actions ->
        [one] una voce di cronologia
       *[other] { $actions } voci di cronologia
    } per opera tua, { $notices ->
        [one] un avviso privato
       *[other] { $notices } avvisi privati
    }.
privacy-names = Il tuo nome non viene mai salvato: si legge da Discord quando viene mostrato.
privacy-export = Dammi tutto
privacy-delete = Dimenticami
privacy-sure = **Davvero?** Un computer prende i tuoi posti nelle partite in corso, e il tuo numero sparisce da ogni cronologia. Le partite restano come sono. Non si può annullare.
privacy-signed = Ciò che hai fatto da moderatore in { $count ->
        [one] una partita in corso resta a tuo nome finché non finisce; poi perde
       *[other] { $count } partite in corso resta a tuo nome finché non finiscono; poi perde
    } anche il nome. Chi ha guardato dietro uno schermo o ha occupato un posto si riconosce inoltre da un segno senza nome, finché dura quella partita.
privacy-barred = Non puoi sederti ai tavoli { $count ->
        [one] di un server
       *[other] di { $count } server
    }.
privacy-barred-stays = Un'esclusione resta: ti si riconosce da un segno senza nome. Solo i moderatori di quel server possono toglierla.
privacy-watched = Ricevi un avviso quando apre un tavolo su { $count ->
        [one] un server
       *[other] { $count } server
    }.
privacy-leagues = Hai un posto in { $count ->
    [one] una lega
   *[other] { $count } leghe
}. Se ti dimentichiamo, resta lì senza nome e non gioca altre giornate.
privacy-signed-left = Ciò che hai fatto da moderatore perde il tuo nome quando { $count ->
        [one] quella partita finisce.
       *[other] quelle { $count } partite finiscono.
    }
privacy-yes = Sì, dimenticami
privacy-no = No
privacy-exported = Ecco tutto ciò che è salvato su di te.
privacy-deleted = { $count ->
        [0] Su di te non c'è più niente.
        [one] Non si sa più niente di te. Ti conosceva un tavolo.
       *[other] Non si sa più niente di te. Ti conoscevano { $count } tavoli.
    }

## Commands

command-my = I tuoi promemoria e i tuoi dati, in tutte le tue partite
command-my-reminders = Come e quando ricevi promemoria
command-my-reminders-where = Dove
command-my-reminders-quiet = La tua notte, come 22-8 o 22:30-7:15; - per nessuna
command-my-reminders-zone = Il tuo fuso orario
command-away = Assentati da tutte le tue partite
command-away-until = Fino a quando: domani, venerdì, settimana prossima, 3 giorni, o una data come 2030-12-31
command-away-stand_in = Chi gioca per te
command-away-wait = nessuno: i tavoli aspettano
command-back = Torna a tutte le tue partite
command-my-language = La lingua in cui ricevi risposta
command-my-language-language = Quale
command-my-language-discord = quella del tuo Discord
command-my-data = Cosa è salvato su di te: guardalo, scaricalo o cancellalo
command-seat = Il tuo posto a questo tavolo
command-seat-offer = Cedi il tuo posto a qualcun altro
command-seat-keep = Tieni il tuo posto, ci hai ripensato
command-seat-accept = Prendi il posto che ti hanno proposto
command-seat-refuse = Non prendere il posto che ti hanno proposto
command-seat-take = Chiedi un posto messo a disposizione
command-seat-take-colour = Quale
command-vote = Chiedi al tavolo
command-order = Ordini per le decisioni che verranno
command-order-set = Lascia un ordine per una decisione che verrà
command-order-what = Cosa fare
command-order-pass = passa quando tocca a me
command-order-passround = passa per il resto di questo turno
command-order-largest = prendi il Moai più grande che posso
command-order-keep = alla fine del turno lascia i miei segnalini
command-order-takeall = riprendi tutti i miei segnalini
command-order-stashall = marchia tutto il possibile in miniera
command-order-stashnone = non marchiare niente in miniera
command-order-bid = Lascia un'offerta per la prossima asta
order-drop = Annullane uno…
order-kind-bid-of = la prossima offerta ({ $bid })
prebid-leave = Un'offerta per la prossima asta…
prebid-now = L'offerta ti viene chiesta adesso: falla con *La tua mossa* o { COMMAND("bid") }.
prebid-of = { $markers ->
        [0] nessun segnalino
        [one] un segnalino
       *[other] { $markers } segnalini
    }, { $workers ->
        [0] nessun lavoratore
        [one] un lavoratore
       *[other] { $workers } lavoratori
    }{ $sorcerer ->
        [0] {""}
       *[other] , lo stregone
    }{ $chief ->
        [0] {""}
       *[other] , il capo tribù
    }
order-kind-recall-all = riprendere tutti i segnalini
order-kind-recall-none = lasciare i segnalini
order-kind-stash-all = marchiare tutto il possibile in miniera
order-kind-stash-none = non marchiare niente in miniera
settings-late = Quando il tempo scade…
late-remind = il tavolo riceve un avviso e aspetta
late-decision = un computer prende la decisione
late-seat = gioca un computer finché la persona non torna
