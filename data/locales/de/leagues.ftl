# Leagues and tournaments of a server.

## The card

league-title = **🏆 { $league }** · { $stage }
league-stage-signup = Anmeldung läuft
league-stage-round = Runde { $round } von { $rounds }
league-stage-final = das Finale
league-stage-over = Endstand
league-stage-cancelled = abgesagt
league-kind-divisions = Liga in Gruppen: Wer in deiner Gruppe ist, sitzt in jeder Runde mit dir am Tisch. Am Ende steigt aus jeder Gruppe jemand auf und jemand ab.
league-kind-mixed = Liga mit gemischten Tischen: In jeder Runde triffst du die, die du bisher am wenigsten getroffen hast.
league-kind-tournament = Turnier: gemischte Tische in jeder Runde, und die besten vier spielen das Finale.
league-terms = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} von höchstens { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
}, möglichst an Tischen zu { $size }
league-board = Spielplan: { $board }
league-options = Optionen: { LIST($options, type: "plain") }
league-pace = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
} für eine Entscheidung; danach trifft sie ein Computer
league-signup-ends = Anmelden bis <t:{ NUMBER($until, useGrouping: 0) }:f>; dann wird ausgelost, wenn mindestens { $least } mitmachen.
league-people = Angemeldet ({ $count }): { LIST($people, type: "plain") }
league-nobody = Noch niemand ist angemeldet.
league-round-ends = Die Runde endet <t:{ NUMBER($until, useGrouping: 0) }:R> oder sobald alle ihre Partien vorbei sind. Läuft dann noch eine Partie, bekommt nichts, auf wen sie gerade wartet; die anderen teilen sich die ersten Plätze.
league-table = { $table }. { $where } · { LIST($people, type: "plain") }
league-table-over = { $table }. { $where } · { LIST($people, type: "plain") }{ $how ->
    [deadline] {" "}· nicht rechtzeitig fertig
    [abandoned] {" "}· aufgegeben
    [corrected] {" "}· von der Moderation entschieden
    [void] {" "}· nicht gespielt
   *[played] {""}
}
league-gained = { $person } **{ NUMBER($points, maximumFractionDigits: 1) }**
league-not-open = öffnet gleich
league-winner = 🥇 { $person } gewinnt. Glückwunsch!
league-winner-division = 🥇 Gruppe { $division }: { $person }
league-moves = In der nächsten Saison spielt, wer Erster ist, eine Gruppe höher, und wer Letzter ist, eine tiefer.
league-called-off = Diese Liga wurde vor der Auslosung abgesagt.
league-somebody = jemand
league-join = Anmelden
league-leave = Aussteigen
league-standings = Tabelle
league-manage = Leiten
league-call = **{ $league }**, Runde { $round }: { $people }, das ist euer Tisch. Die Runde endet <t:{ NUMBER($until, useGrouping: 0) }:R>. Viel Spaß!
league-call-final = **{ $league }**, das Finale: { $people }, das ist euer Tisch. Es endet <t:{ NUMBER($until, useGrouping: 0) }:R>. Viel Spaß!
league-thread = { $league }: Runde { $round }, Tisch { $table }
league-warning = { $people }: Die Runde der Liga endet <t:{ NUMBER($until, useGrouping: 0) }:R>, und diese Partie wartet auf euch. Auf wen sie dann noch wartet, bekommt keine Punkte.

## Standings

league-all = **Tabelle**
league-division = **Gruppe { $division }**
league-line = { $place }. { $own ->
    [yes] **{ $person }**
   *[no] { $person }
} · **{ NUMBER($points, maximumFractionDigits: 1) }** · { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}{ $share }{ $out ->
    [yes] {" "}· ausgestiegen
   *[no] {""}
}
league-tie-breaks = -# Ligapunkte; dann der Anteil an den Punkten der eigenen Partien (100 % ist der Schnitt am Tisch); dann die Partien untereinander; dann gewonnene Partien; dann die Setzung bei der Auslosung.
league-log = Protokoll
league-choice = { $league } · Nr. { NUMBER($number, useGrouping: 0) }
league-figure = { NUMBER($points, maximumFractionDigits: 1) }
league-share = {" "}· { $share }
league-percent = { $share } %
picture-league = Liga
picture-league-all = Tabelle
picture-league-division = Gruppe { $division }
picture-league-games = Partien
picture-league-share = Anteil
picture-league-points = Punkte
picture-league-foot = Anteil: eigene Punkte am Schnitt des Tisches gemessen
league-alt = Tabelle von { $name }, { $stage }. { LIST($divisions, type: "groups") }
league-alt-division = { $title }: { LIST($rows, type: "plain") }
league-alt-line = { $place }. { $name } { $points }

## Signing up and leaving

league-opened = Die Liga ist eröffnet: Ihre Karte kommt gleich in { $channel }. Ihre Tische werden Threads dieses Kanals.
league-joined = Du bist dabei! Ausgelost wird <t:{ NUMBER($until, useGrouping: 0) }:R>. Wenn eine Runde beginnt, öffnet der Bot deinen Tisch und ruft dich.
league-withdrawn = Du stehst nicht mehr auf der Liste.
league-leave-sure = Aus der Liga aussteigen? Du spielst keine weitere Runde und kannst nicht zurück. Laufende Partien gehen weiter; in der Tabelle stehst du unter allen, die bleiben.

## What moderators do

league-manage-signup = Die Anmeldung endet <t:{ NUMBER($until, useGrouping: 0) }:f>. Dann wird von selbst ausgelost, oder jetzt durch dich.
league-manage-playing = Die Runde endet <t:{ NUMBER($until, useGrouping: 0) }:f>. Ergebnisse kommen von selbst.
league-trouble = ⚠️ Der Bot kann in { $channel } keine Tische öffnen: { $reason }. Er muss dort schreiben und Threads öffnen dürfen. Er versucht es jede Minute wieder.
league-draw = Jetzt auslosen
league-extend = { $days ->
    [one] { $days } Tag mehr
   *[other] { $days } Tage mehr
}
league-end = Liga beenden
league-end-sure = Die Liga mit dem jetzigen Stand beenden? Laufende Partien gehen weiter, zählen aber nicht mehr.
league-cancel = Absagen
league-cancel-sure = Die Liga absagen? Alle Anmeldungen sind dann hinfällig.
league-next = Nächste Saison
league-back = Zurück
league-choose-person = Jemandes Platz
league-choose-table = Ein Ergebnis berichtigen
league-table-name = Runde { $round }, Tisch { $table }
league-how-none = wird gespielt
league-how-played = durch seine Partie
league-how-abandoned = Partie aufgegeben: keine Punkte
league-how-deadline = nicht rechtzeitig fertig
league-how-corrected = von der Moderation entschieden
league-how-void = nicht gespielt
league-entry = Platz von { $person }{ $out ->
    [yes] {" "}(ausgestiegen)
   *[no] {""}
}
league-replace-means = Wer den Platz übernimmt, bekommt alle seine Punkte. Ein Sitz in einer laufenden Partie wird an ihrem Tisch vergeben, mit { COMMAND("table replace") }.
league-replace = Den Platz geben an …
league-drop = Herausnehmen
league-fix = **Runde { $round }, Tisch { $table }** · { $how }. Wer kam auf welchen Platz? Gleiche Plätze teilen sich die Punkte.
league-place = Platz { $place }
league-nothing = keine Punkte
league-fix-save = Speichern

## The log

league-log-line = <t:{ NUMBER($at, useGrouping: 0) }:f> { $what }
league-signed = { $what } ({ $by }{ $plays ->
    [yes] , spielt selbst mit
   *[no] {""}
})
league-by-itself = von selbst
league-news-opened = Liga eröffnet
league-news-joined = { $by } ist dabei
league-news-left = { $by } ist ausgestiegen
league-news-drawn = Ausgelost unter { $count ->
    [one] { $count } Person
   *[other] { $count } Leuten
}
league-news-round = Runde { $round } beginnt
league-news-final = Das Finale beginnt
league-news-settled = Ergebnis von Runde { $round }, Tisch { $table }: { $how ->
    [deadline] nicht rechtzeitig fertig
    [abandoned] Partie aufgegeben
    [void] nicht gespielt
   *[played] durch seine Partie
}
league-news-corrected = Ergebnis von Runde { $round }, Tisch { $table } neu entschieden
league-news-dropped = { $user } herausgenommen
league-news-barred = { $user } herausgenommen: von den Tischen dieses Servers ausgeschlossen oder nicht mehr da
league-news-replaced = { $new_user } übernimmt den Platz von { $old_user }
league-news-extended = Mehr Zeit, bis <t:{ NUMBER($until, useGrouping: 0) }:f>
league-news-ended = Liga beendet
league-news-cancelled = Liga abgesagt

## Refusals

league-none = So eine Liga gibt es hier nicht. Die Moderation eröffnet eine mit { COMMAND("league new") }.
league-too-many = Auf diesem Server laufen schon { $most } Ligen. Beende erst eine.
league-no-name = Bitte gib der Liga einen lesbaren Namen.
league-no-threads = Eine Liga braucht einen Textkanal, keinen Thread: Ihre Tische werden Threads dieses Kanals.
league-is-signup = Es ist noch nicht ausgelost.
league-is-playing = Es ist schon ausgelost: Anmelden geht nicht mehr.
league-is-over = Diese Liga ist vorbei.
league-is-cancelled = Diese Liga wurde abgesagt.
league-already-in = Du bist schon angemeldet.
league-not-in = Du machst in dieser Liga nicht (mehr) mit.
league-not-theirs = Diese Person hat keinen Platz in der Liga.
league-user-in = Diese Person macht in der Liga schon mit, oder hat es getan.
league-replace-oneself = Dir selbst kannst du keinen Platz geben: Bitte jemand anderen aus der Moderation.
league-full = Die Liga ist voll: { $most } Leute machen mit.
league-barred = Du bist von den Tischen dieses Servers ausgeschlossen, also geht Anmelden nicht.
league-unlisted = Du nimmst an Ergebnissen nicht teil, und in einer Liga geht es nur darum. Mit { COMMAND("stats") } kommst du zurück.
league-too-few = { $count ->
    [0] Noch niemand ist angemeldet
    [one] Erst { $count } Person ist angemeldet
   *[other] Erst { $count } Leute sind angemeldet
}; für die Auslosung braucht es mindestens { $least }.
league-moderator-plays = Du machst in dieser Liga mit, also kümmert sich jemand aus der Moderation darum, der es nicht tut.
league-no-such-entry = So einen Platz gibt es in dieser Liga nicht.
league-no-such-table = So einen Tisch gibt es in dieser Liga nicht.
league-bad-days = Eine Runde lässt sich um 1 bis { $most } Tage verlängern.
league-bad-places = Diese Plätze passen nicht zusammen: Nach zwei geteilten ersten Plätzen kommt der dritte.
league-not-due = Das ist schon erledigt.
