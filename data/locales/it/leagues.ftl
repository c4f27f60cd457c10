# Leagues and tournaments of a server.

## The card

league-title = **🏆 { $league }** · { $stage }
league-stage-signup = iscrizioni aperte
league-stage-round = giornata { $round } di { $rounds }
league-stage-final = la finale
league-stage-over = classifica finale
league-stage-cancelled = annullata
league-kind-divisions = Lega a gironi: chi è nel tuo girone è al tuo tavolo in ogni giornata. Alla fine il primo di ogni girone sale e l’ultimo scende.
league-kind-mixed = Lega a tavoli misti: in ogni giornata incontri chi hai incontrato di meno.
league-kind-tournament = Torneo: tavoli misti in ogni giornata, poi i migliori quattro giocano la finale.
league-terms = { $rounds ->
    [one] { $rounds } giornata
   *[other] { $rounds } giornate
} di al massimo { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}, a tavoli da { $size } se i numeri lo permettono
league-board = Tabellone: { $board }
league-options = Opzioni: { LIST($options, type: "plain") }
league-pace = { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
} per una decisione; poi la prende un computer
league-signup-ends = Iscrizioni fino al <t:{ NUMBER($until, useGrouping: 0) }:f>; poi si fa il sorteggio, se partecipano almeno { $least } persone.
league-people = Iscritti ({ $count }): { LIST($people, type: "plain") }
league-nobody = Ancora nessuno si è iscritto.
league-round-ends = La giornata finisce <t:{ NUMBER($until, useGrouping: 0) }:R>, o appena tutte le sue partite sono finite. A quel punto una partita ancora in corso non dà nulla a chi sta aspettando; gli altri si dividono i primi posti.
league-table = { $table }. { $where } · { LIST($people, type: "plain") }
league-table-over = { $table }. { $where } · { LIST($people, type: "plain") }{ $how ->
    [deadline] {" "}· non finita in tempo
    [abandoned] {" "}· abbandonata
    [corrected] {" "}· decisa dai moderatori
    [void] {" "}· non giocata
   *[played] {""}
}
league-gained = { $person } **{ NUMBER($points, maximumFractionDigits: 1) }**
league-not-open = apre tra poco
league-winner = 🥇 Vince { $person }. Complimenti!
league-winner-division = 🥇 Girone { $division }: { $person }
league-moves = Nella prossima stagione il primo di ogni girone gioca in quello sopra, l’ultimo in quello sotto.
league-called-off = Questa lega è stata annullata prima del sorteggio.
league-somebody = qualcuno
league-join = Iscriviti
league-leave = Ritirati
league-standings = Classifica
league-manage = Gestisci
league-call = **{ $league }**, giornata { $round }: { $people }, questo è il vostro tavolo. La giornata finisce <t:{ NUMBER($until, useGrouping: 0) }:R>. Buon divertimento!
league-call-final = **{ $league }**, la finale: { $people }, questo è il vostro tavolo. Finisce <t:{ NUMBER($until, useGrouping: 0) }:R>. Buon divertimento!
league-thread = { $league }: giornata { $round }, tavolo { $table }
league-warning = { $people }: la giornata della lega finisce <t:{ NUMBER($until, useGrouping: 0) }:R>, e questa partita aspetta voi. Chi farà ancora aspettare non avrà punti.

## Standings

league-all = **Classifica**
league-division = **Girone { $division }**
league-line = { $place }. { $own ->
    [yes] **{ $person }**
   *[no] { $person }
} · **{ NUMBER($points, maximumFractionDigits: 1) }** · { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}{ $share }{ $out ->
    [yes] {" "}· fuori
   *[no] {""}
}
league-tie-breaks = -# Punti di lega; poi la quota dei punti nelle proprie partite (100 % è la media del tavolo); poi le partite tra chi è pari; poi le vittorie; poi la testa di serie del sorteggio.
league-log = Registro
league-choice = { $league } · n. { NUMBER($number, useGrouping: 0) }
league-figure = { NUMBER($points, maximumFractionDigits: 1) }
league-share = {" "}· { $share }
league-percent = { $share } %
picture-league = Lega
picture-league-all = Classifica
picture-league-division = Girone { $division }
picture-league-games = partite
picture-league-share = quota
picture-league-points = punti
picture-league-foot = quota: i propri punti rispetto alla media del tavolo
league-alt = Classifica di { $name }, { $stage }. { LIST($divisions, type: "groups") }
league-alt-division = { $title }: { LIST($rows, type: "plain") }
league-alt-line = { $place }. { $name } { $points }

## Signing up and leaving

league-opened = La lega è aperta: la sua scheda arriva in { $channel }. I suoi tavoli saranno thread di questo canale.
league-joined = Ci sei! Il sorteggio è <t:{ NUMBER($until, useGrouping: 0) }:R>. Quando comincia una giornata, il bot apre il tuo tavolo e ti chiama.
league-withdrawn = Non sei più in lista.
league-leave-sure = Ritirarti dalla lega? Non giochi altre giornate e non puoi tornare. Le partite in corso continuano; in classifica stai sotto tutti quelli che restano.

## What moderators do

league-manage-signup = Le iscrizioni finiscono il <t:{ NUMBER($until, useGrouping: 0) }:f>. Il sorteggio si fa allora da solo, o adesso per mano tua.
league-manage-playing = La giornata finisce il <t:{ NUMBER($until, useGrouping: 0) }:f>. I risultati arrivano da soli.
league-trouble = ⚠️ Il bot non può aprire tavoli in { $channel }: { $reason }. Deve poterci scrivere e aprire thread. Riprova ogni minuto.
league-draw = Sorteggia ora
league-extend = { $days ->
    [one] { $days } giorno in più
   *[other] { $days } giorni in più
}
league-end = Chiudi la lega
league-end-sure = Chiudere la lega così com’è? Le partite in corso continuano, ma non contano più.
league-cancel = Annulla
league-cancel-sure = Annullare la lega? Tutte le iscrizioni cadono.
league-next = Prossima stagione
league-back = Indietro
league-choose-person = Il posto di qualcuno
league-choose-table = Correggi un risultato
league-table-name = Giornata { $round }, tavolo { $table }
league-how-none = in corso
league-how-played = dalla sua partita
league-how-abandoned = partita abbandonata: nessun punto
league-how-deadline = non finita in tempo
league-how-corrected = decisa dai moderatori
league-how-void = non giocata
league-entry = Posto di { $person }{ $out ->
    [yes] {" "}(fuori)
   *[no] {""}
}
league-replace-means = Chi prende il posto ne ha tutti i punti. Il posto in una partita in corso si dà al suo tavolo, con { COMMAND("table replace") }.
league-replace = Dai il posto a…
league-drop = Togli
league-fix = **Giornata { $round }, tavolo { $table }** · { $how }. Chi è arrivato in che posto? A posti uguali i punti si dividono.
league-place = { $place }º posto
league-nothing = nessun punto
league-fix-save = Salva

## The log

league-log-line = <t:{ NUMBER($at, useGrouping: 0) }:f> { $what }
league-signed = { $what } ({ $by }{ $plays ->
    [yes] , che partecipa
   *[no] {""}
})
league-by-itself = da sé
league-news-opened = Lega aperta
league-news-joined = Iscrizione: { $by }
league-news-left = Ritiro: { $by }
league-news-drawn = Sorteggio tra { $count ->
    [one] { $count } persona
   *[other] { $count } persone
}
league-news-round = Comincia la giornata { $round }
league-news-final = Comincia la finale
league-news-settled = Risultato della giornata { $round }, tavolo { $table }: { $how ->
    [deadline] non finita in tempo
    [abandoned] partita abbandonata
    [void] non giocata
   *[played] dalla sua partita
}
league-news-corrected = Risultato della giornata { $round }, tavolo { $table } deciso di nuovo
league-news-dropped = Fuori: { $user }
league-news-barred = Fuori: { $user }, esclusione dai tavoli di questo server, o non c’è più
league-news-replaced = { $new_user } prende il posto di { $old_user }
league-news-extended = Più tempo, fino al <t:{ NUMBER($until, useGrouping: 0) }:f>
league-news-ended = Lega chiusa
league-news-cancelled = Lega annullata

## Refusals

league-none = Qui non c’è una lega così. I moderatori ne aprono una con { COMMAND("league new") }.
league-too-many = Su questo server ci sono già { $most } leghe in corso. Prima chiudine una.
league-no-name = Dai alla lega un nome che si possa leggere.
league-no-threads = Una lega ha bisogno di un canale testuale, non di un thread: i suoi tavoli diventano thread di quel canale.
league-is-signup = Il sorteggio non è ancora stato fatto.
league-is-playing = Il sorteggio è stato fatto: non ci si può più iscrivere.
league-is-over = Questa lega è finita.
league-is-cancelled = Questa lega è stata annullata.
league-already-in = L’iscrizione c’è già.
league-not-in = Non partecipi (più) a questa lega.
league-not-theirs = Questa persona non ha un posto nella lega.
league-user-in = Questa persona partecipa già alla lega, o ha partecipato.
league-replace-oneself = Non puoi dare un posto a te: chiedi a un altro moderatore.
league-full = La lega è al completo: partecipano { $most } persone.
league-barred = Non puoi sedere ai tavoli di questo server, quindi nemmeno iscriverti.
league-unlisted = Non partecipi ai risultati, e in una lega contano solo quelli. Con { COMMAND("stats") } puoi tornare.
league-too-few = { $count ->
    [0] Ancora nessuno si è iscritto
    [one] Si è iscritta { $count } persona
   *[other] Si sono iscritte { $count } persone
}; per il sorteggio ne servono almeno { $least }.
league-moderator-plays = Partecipi a questa lega: se ne occupa un moderatore che non ci gioca.
league-no-such-entry = In questa lega non c’è un posto così.
league-no-such-table = In questa lega non c’è un tavolo così.
league-bad-days = A una giornata si possono aggiungere da 1 a { $most } giorni.
league-bad-places = Questi posti non vanno insieme: dopo due primi a pari merito viene il terzo.
league-not-due = È già stato fatto.
