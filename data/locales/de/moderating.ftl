# What moderators read and do.

mod-list-title = **Partien auf diesem Server**, zuerst die, die Hilfe brauchen
mod-list-advice = Ein Knopf tut, was am ehesten hilft. Wähle eine Partie, um alles zu sehen, was sich tun lässt.
mod-page = -# { $first } bis { $last } von { $count }
mod-seats = { $taken } von { $most } Plätzen · eröffnet { $since }
mod-rules = Regeln dieses Servers
mod-earlier = Vorige Partien
mod-later = Weitere Partien
mod-none = Auf diesem Server läuft keine Partie. { COMMAND("giants new") } eröffnet einen Tisch, { COMMAND("table import") } holt eine Partie aus ihrem Protokoll.
mod-pick = Um eine Partie kümmern…
mod-title = { $game }, { $where }
mod-seat = { $name } ({ TERM($colour, "colour") })
mod-stands = Runde { $round }, { TERM($phase, "phase") }. Am Tisch: { LIST($seats, type: "plain") }.
mod-advice-waiting = Anstupsen erinnert sofort. Hilft das nicht, lass einmal einen Computer entscheiden oder gib den Platz jemand anderem. Was du auch tust, der Tisch erfährt es.
mod-advice-playing = Alles in Ordnung. Ist die Karte verloren, poste sie neu (im Menü).
mod-quick-resume = Partie { NUMBER($game, useGrouping: 0) } fortsetzen
mod-quick-move = Partie { NUMBER($game, useGrouping: 0) } hierher und fortsetzen
mod-quick-nudge = In Partie { NUMBER($game, useGrouping: 0) } anstupsen
mod-advice-open = Sie beginnt, sobald auf ihrer Karte Start gedrückt wird, von dir oder wer den Tisch leitet.
mod-advice-paused = Mit Fortsetzen geht sie weiter: Alle bekommen wieder die volle Zeit.
mod-advice-over = Sie ist endgültig vorbei. { COMMAND("replay") } zeigt sie noch einmal Schritt für Schritt.
mod-advice-reopen = Mit dem Knopf geht sie dort weiter, wo sie beendet wurde; nichts Verborgenes wurde verraten.
mod-advice-empty = Besetze die leeren Plätze mit Leuten oder Computern und drück dann Fortsetzen.
mod-advice-channel = Geh dorthin, wo es weitergehen soll, und drück den Knopf: Alles ist noch, wie es war.
mod-advice-server = Geh dorthin, wo es weitergehen soll, und drück den Knopf: Alles ist noch, wie es war.
mod-advice-permissions = Erlaub mir, den Kanal zu sehen und dort Nachrichten zu senden und Dateien anzuhängen; die Karte kommt dann von selbst.
mod-advice-missing = Gib mir in den Einstellungen des Kanals diese Rechte: { $missing }. Die Karte kommt dann von selbst.
mod-advice-locked = Entsperr den Thread, dann kommt die Karte von selbst; oder verschieb die Partie anderswohin.
mod-nowhere = nirgends
mod-waits = wartet auf { $names }
mod-waited = { $name } (gefragt { $since })
mod-computers = ein Computer denkt nach
mod-open = wartet auf Mitspieler
mod-paused = ⏸️ pausiert
mod-finished = die Partie ist vorbei
mod-abandoned = die Partie wurde abgebrochen
mod-paused-since = ⏸️ pausiert { $since }{ $who ->
        [none] {""}
       *[other] {" "}von { $who }
    }
mod-trouble-channel = ⚠️ ihr Kanal wurde gelöscht: Verschieb sie in einen anderen
mod-trouble-server = ⚠️ pausiert, als ich vom Server entfernt wurde
mod-trouble-locked = ⚠️ ihr Thread ist gesperrt, darum kann ich ihre Karte nicht zeigen
mod-trouble-permissions = ⚠️ ich darf ihre Karte nicht zeigen
mod-nudge = Anstupsen
mod-pause = Pausieren
mod-resume = Fortsetzen
mod-call = Andere Moderation rufen
mod-ask-pause = Tisch fragen: pausieren?
mod-ask-resume = Tisch fragen: weiterspielen?
mod-you-play = Du bist in dieser Partie befangen. Darum kannst du hier anstupsen, die Karte neu posten und jemand anderen aus der Moderation rufen; was der Tisch entscheiden kann, frag ihn mit { COMMAND("giants vote") }.
mod-you-play-allowed = Du bist in dieser Partie befangen. Dieser Server lässt dich trotzdem helfen; der Tisch liest jedes Mal, dass du mitspielst. Über Geheimes, Zurückgehen und Beenden entscheidest du nicht.
mod-reopen = Wieder aufnehmen
mod-fill = Leere Plätze besetzen…
mod-act-once = Computer entscheidet für { $name }
mod-replace-one = { $name } ersetzen…
mod-other = Etwas anderes…
mod-repair = Neue Karte
mod-repair-means = Spielplan und Knöpfe neu posten, wenn sie verloren sind oder klemmen
mod-act = Entscheiden für…
mod-act-means = eine Entscheidung für jemanden treffen lassen; der Tisch erfährt es
mod-replace = Ersetzen…
mod-replace-means = einen Platz jemand anderem oder einem Computer geben
mod-undo = Zurückgehen…
mod-undo-means = zu einem früheren Punkt der Partie
mod-moveto = Verschieben…
mod-moveto-means = die Partie in einen anderen Kanal oder Thread bringen
mod-end = Beenden…
mod-end-means = endgültig: mit dem aktuellen Punktestand oder ohne Ergebnis
mod-audit = Eingriffe
mod-audit-means = was die Moderation bei dieser Partie getan hat, und wann
mod-export = Protokoll
mod-export-means = die Partie als Datei; darin steht, wer was aufgerichtet hat, also erfährt es der Tisch
mod-look = Sichtschirme…
mod-look-means = hinter einen Sichtschirm schauen; der Tisch erfährt es vorher
mod-move = Hierher verschieben
mod-move-title = **Wo soll die Partie weitergehen?** Alles bleibt, wie es war; ihre Karte wird dort gepostet.
mod-move-where = Anderer Kanal oder Thread…
mod-move-resume = Hierher verschieben und fortsetzen
mod-move-first = Der Kanal der Partie wurde gelöscht. Verschieb sie zuerst in einen anderen.
mod-thread-locked = Dieser Thread ist geschlossen und gesperrt. Öffne ihn zuerst wieder oder nimm einen anderen Ort.
mod-no-channel = Dort kann man nicht spielen. Nimm einen Textkanal oder einen Thread.
mod-back = Alle Partien
mod-not = Zurück
mod-act-title = **Wessen Entscheidung soll getroffen werden?** Der Tisch erfährt, dass du es warst. Geheimes erfährst du nicht.
mod-act-computer = { $name }: ein Computer entscheidet
mod-act-safe = { $name }: das Mindeste
mod-act-safe-means = ein leeres Gebot, kein Moai, passen oder nichts markieren
mod-replace-title = **Wer übernimmt welchen Platz?** Wähle den Platz, dann eine Person, die gefragt wird, oder einen Computer (🤖). Genauso lässt es sich wieder zurücktauschen.
mod-replace-seat = Welcher Platz…
mod-replace-person = Eine Person für { TERM($colour, "colour") }…
mod-replace-level = { $level ->
        [easy] 🤖 Leicht
        [hard] 🤖 Schwer
        [expert] 🤖 Experte
       *[normal] 🤖 Normal
    }
mod-replace-sure = **Spielt { $new } ab jetzt { TERM($colour, "colour") }?** { $old ->
        [none] Der Platz ist gerade leer.
       *[other] { $old } verliert den Platz.
    } Alle Betroffenen und der Tisch erfahren es.
mod-replace-ask = **{ $new } bitten, { TERM($colour, "colour") } zu spielen?** Bis zur Zusage ändert sich nichts. { $old ->
        [none] Der Platz ist gerade leer.
       *[other] Danach verliert { $old } den Platz.
    } Der Tisch liest davon.
mod-replace-ask-yes = Ja, fragen
mod-replace-yes = Ja, Platz vergeben
mod-seat-state = { $state ->
        [empty] niemand sitzt hier
        [offered] wird angeboten
        [computer] ein Computer spielt
        [waited] die Partie wartet darauf
       *[idle] gerade nicht gefragt
    }
mod-not-here = Das ist niemand von diesem Server.
mod-no-bots = { $name } ist ein Bot. Nur Menschen sitzen am Tisch oder leiten ihn; für Computer gibt es eigene Knöpfe.
mod-undo-title = **Wie weit zurück?** Alles danach wird zurückgenommen. Die Würfel bleiben gleich.
mod-undo-before = vor: { $what }
mod-look-title = **Hinter wessen Sichtschirm?** Der Tisch erfährt es mit deinem Namen, bevor du etwas siehst.
mod-inspected = **Sichtschirm von { $name }.** Der Tisch weiß, dass du nachgesehen hast.
mod-end-title = **Diese Partie beenden?** Der Tisch liest, wer sie beendet hat. Eine Woche lang lässt sie sich wieder aufnehmen, und bis dahin wird nichts Verdecktes verraten.
mod-end-scored = Mit aktuellem Punktestand beenden
mod-end-unscored = Ohne Ergebnis beenden
mod-exported = Das Protokoll von Partie { NUMBER($game, useGrouping: 0) }.
mod-audit-title = **Eingriffe in Partie { NUMBER($game, useGrouping: 0) }**
mod-by-itself = von selbst
mod-by-operator = wer diesen Bot betreibt
mod-audit-acted = Für jemanden wurde entschieden.
mod-as-playing-moderator = { $who } (Moderation, spielt hier mit)
mod-as-moderator = { $who } (Moderation)
mod-done = { $deed ->
        [nudge] ✅ Angestupst: Wer dran ist, wird erinnert, außer es ist dort Nacht.
        [call] ✅ Die Moderation ist gerufen.
        [pause] ✅ Pausiert. Niemand verliert Zeit; mit Fortsetzen geht es weiter.
        [resume] ✅ Die Partie geht weiter. Wer dran ist, bekommt Bescheid.
        [repair] ✅ Die Karte wurde neu gepostet.
        [actas] ✅ Entschieden. Der Tisch weiß davon.
        [reseat] ✅ Der Platz ist neu besetzt. Der Tisch weiß davon.
        [ask] ✅ Die Frage ist gestellt. Bis zur Zusage ändert sich nichts.
        [undoto] ✅ Zurückgenommen. Der Tisch weiß davon.
        [move] ✅ Die Partie ist jetzt hier.
        [channel] ✅ Die Partie ist jetzt dort.
        [score] ✅ Die Partie ist beendet.
       *[abandon] ✅ Die Partie ist beendet.
    }
mod-imported = Partie { NUMBER($game, useGrouping: 0) } ist hier. Besetze ihre Plätze mit { COMMAND("giants moderate") } und setz sie dann fort.
mod-imported-over = Partie { NUMBER($game, useGrouping: 0) } ist hier: Sie ist schon vorbei.
mod-too-long = Diese Datei ist zu lang für ein Protokoll.
mod-file-gone = Diese Datei ist weg: Discord hat sie nicht mehr. Häng sie bitte noch einmal an.
mod-no-text = Diese Datei ist kein Text.
mod-act-impossible = { TERM($colour, "colour") } kann das jetzt nicht. Der Tisch liest, dass du es versucht hast: So eine Antwort kann verraten, was hinter einem Sichtschirm ist.
mod-setup-no-role = -# Wenn hier eine Partie stockt, wird niemand gerufen: Für die Moderation ist keine Rolle genannt. Wer diesen Server verwaltet, kann mit { COMMAND("table setup") } eine nennen.
mod-late-done = Abgemacht: { $deadline }; { $late ->
        [decision] dann entscheidet ein Computer dieses eine Mal
        [seat] dann spielt ein Computer bis zur Rückkehr
       *[remind] dann bekommt der Tisch Bescheid und wartet
    }.

command-table = Für die Moderation: sich um Partien kümmern
command-table-list = Die Partien auf diesem Server, auf wen sie warten und was sich tun lässt
command-table-game = Die Nummer der Partie; ohne Angabe die in diesem Kanal
command-table-nudge = Erinnern, wer dran ist
command-table-pause = Eine Partie anhalten, wo sie steht
command-table-resume = Eine pausierte Partie fortsetzen
command-table-undo = Die letzten Entscheidungen zurücknehmen
command-table-undo-steps = Wie viele Entscheidungen
command-table-act = Für einen Platz entscheiden; der Tisch erfährt es
command-table-act-seat = Wessen Entscheidung
command-table-act-how = Eine Computerstufe, safe oder eine Entscheidung in Notation, etwa: put w F6
command-table-replace = Einen Platz jemand anderem oder einem Computer geben
command-table-replace-user = Wer neu spielt
command-table-replace-computer = Oder ein Computer
command-table-move = Eine Partie in einen anderen Kanal oder Thread bringen
command-table-move-to = Wohin; ohne Angabe hierher
command-table-repair = Die Karte einer Partie neu posten
command-table-end = Eine Partie beenden
command-table-end-scored = Mit dem aktuellen Punktestand
command-table-export = Das Protokoll einer Partie als Datei
command-table-import = Eine Partie aus ihrem Protokoll holen
command-table-import-record = Die Datei
command-table-audit = Was von außen an einer Partie getan wurde
command-table-look = Hinter einen Sichtschirm schauen; der Tisch erfährt es vorher
command-table-setup = Regeln dieses Servers: wo und wer, wie Tische beginnen, Moderation
command-table-setup-role = Wer diese Rolle hat, moderiert auch
command-table-setup-playing = Die Moderation darf mehr, wo sie mitspielt; für Server mit nur einer Person dafür
command-table-setup-reset = Vergessen, was vorher eingestellt war
command-table-setup-channel = Wo die Moderation Bescheid bekommt
command-table-deadline = Wie lange eine Entscheidung dauern darf und was dann geschieht
command-table-deadline-hours = Stunden; 0 für unbegrenzt
command-table-deadline-late = Was geschieht, wenn die Zeit um ist
command-table-late-remind = der Tisch bekommt Bescheid und wartet
command-table-late-decision = ein Computer entscheidet dieses eine Mal
command-table-late-seat = ein Computer spielt bis zur Rückkehr
mod-role-everyone = Nicht alle können moderieren. Nimm eine andere Rolle.
mod-setup-refused = Das kann nur entscheiden, wer den Server verwalten darf.
