# What a table refuses, tells and notes. One message a reason.
# $user, $host, $moderator, $old_user and $new_user are mentions or names, as the reader may see them.

## Who and when

table-is-open = Die Partie hat noch nicht begonnen.
table-is-playing = Die Partie läuft.
table-is-paused = Die Partie ist pausiert.
table-is-finished = Die Partie ist vorbei.
table-is-abandoned = Dieser Tisch wurde aufgelöst.
table-not-started = Die Partie hat noch nicht begonnen.
table-not-host = Das kann nur, wer den Tisch leitet, oder die Moderation.
table-not-moderator = Das kann nur die Moderation.
table-not-seated = Du sitzt nicht an diesem Tisch.
table-not-your-seat = Das ist nicht dein Platz.
table-stale = Am Tisch ging es inzwischen weiter. So steht es jetzt.
table-press-elsewhere = Dieser Knopf gehört zu einem anderen Tisch.
table-overtaken = Jemand war schneller. Versuch es bitte noch einmal.
table-no-such-game = Eine Partie { NUMBER($game, useGrouping: 0) } gibt es nicht.
table-no-such-seat = { TERM($colour, "colour") } spielt an diesem Tisch nicht mit.

## Before the game

table-place-taken = Hier steht schon ein Tisch: Partie { NUMBER($game, useGrouping: 0) }.
table-no-such-board = Einen Spielplan namens „{ $name }“ gibt es nicht.
table-bad-setting = Das ist kein möglicher Wert für „{ $name }“.
table-fixed = Spielplan, Optionen und Sitzordnung stehen fest, sobald die Partie begonnen hat.
table-already-invited = Diese Person ist schon eingeladen.
table-too-many-invited = Mehr als { $most } Personen lassen sich nicht einladen.
table-private = Dieser Tisch ist nur für Eingeladene.
table-not-hosting = Auf diesem Server stehen Tische in { $channels }. Wer den Server verwaltet, kann das mit { COMMAND("table setup") } ändern.
table-opening-moderators = Auf diesem Server eröffnet die Moderation die Tische. Frag dort nach; wer den Server verwaltet, kann das mit { COMMAND("table setup") } ändern.
table-opening-role = Auf diesem Server kann Tische eröffnen, wer { $role } hat, und die Moderation. Wer den Server verwaltet, kann das mit { COMMAND("table setup") } ändern.
table-too-many-own = { $most ->
        [one] Du hast auf diesem Server schon einen eigenen Tisch, und mehr als einer gleichzeitig geht hier nicht.
       *[other] Du hast auf diesem Server schon { $most } eigene Tische, und mehr gleichzeitig gehen hier nicht.
    } Wer den Server verwaltet, kann das mit { COMMAND("table setup") } ändern.
table-too-many-here = { $most ->
        [one] In diesem Kanal steht schon ein Tisch, und mehr als einer gleichzeitig geht hier und in den Threads nicht.
       *[other] In diesem Kanal und seinen Threads stehen schon { $most } Tische, und mehr gleichzeitig gehen hier nicht.
    } Wer den Server verwaltet, kann das mit { COMMAND("table setup") } ändern.
table-no-computers = Auf diesem Server sitzen an neuen Tischen keine Computer. Wer den Server verwaltet, kann das mit { COMMAND("table setup") } ändern.
table-barred = Du bist von den Tischen dieses Servers ausgesperrt{ $reason ->
        [none] {""}
       *[other] : { $reason }
    }. Aufheben kann das die Moderation.
table-barred-other = { $person } ist von den Tischen dieses Servers ausgesperrt. Die Moderation kann das mit { COMMAND("table unbar") } aufheben.
table-barred-already = Diese Person ist schon gesperrt.
table-not-barred = Diese Person ist nicht gesperrt.
table-bar-oneself = Dich selbst kannst du nicht sperren. Jemand anders aus der Moderation kann es.
table-too-many-barred = { $most } Personen sind schon gesperrt, mehr kann ein Server nicht sperren. Heb zuerst eine Sperre auf.
table-seats-free = Ein Platz ist frei: Setz dich einfach dazu.
table-waits-already = Du wartest schon auf einen Platz. *Tisch verlassen* nimmt dich von der Liste.
table-waitlist-full = { $most } warten schon. Such dir bitte einen anderen Tisch.
table-already-seated = Du sitzt schon an diesem Tisch.
table-colour-taken = { TERM($colour, "colour") } ist schon vergeben.
table-no-such-colour = Eine Farbe „{ $colour }“ gibt es nicht.
table-full = Der Tisch ist voll: { $most } können mitspielen.
table-wrong-count = { $count ->
        [0] Noch sitzt niemand hier
        [one] Allein geht es nicht
       *[other] Mit { $count } geht es nicht
    }: Giants ist für { $least } bis { $most } Spieler.
table-leave-running = Die Partie hat begonnen. Gib deinen Platz jemand anderem, statt ihn leer zu lassen.
table-already-host = Diese Person leitet den Tisch schon.
table-no-such-level = Einen Computer namens „{ $level }“ gibt es nicht.

## Going back

table-nothing-to-take-back = Allein kannst du nichts zurücknehmen: Seitdem wurde etwas aufgedeckt, oder jemand anders war am Zug. Du kannst den Tisch fragen.
table-no-such-point = Die Partie kann nicht zu Punkt { NUMBER($point, useGrouping: 0) } zurück.
table-over-for-good = Diese Partie ist endgültig vorbei.
table-not-closed = Diese Partie wurde vorzeitig beendet und kann bis <t:{ NUMBER($until, useGrouping: 0) }:f> wieder aufgenommen werden. Bis dahin wird nichts Verdecktes herausgegeben.
table-settings-same = So wird schon gespielt.
table-asked-lately = Das hast du den Tisch erst kürzlich gefragt, und er war dagegen. Ab <t:{ NUMBER($until, useGrouping: 0) }:f> kannst du wieder fragen.
table-vote-open = Das wird der Tisch gerade schon gefragt.
table-no-vote = So etwas wird der Tisch gerade nicht gefragt.

## Seats, orders, times

table-not-asked = Niemand bittet dich hier noch, einen Platz zu nehmen.
table-user-seated = Diese Person sitzt schon an diesem Tisch.
table-seat-needs-somebody = In einer laufenden Partie darf kein Platz leer sein. Pausiere sie zuerst.
table-seat-empty = Auf { TERM($colour, "colour") } sitzt niemand. Besetze zuerst den Platz.
table-no-place = Die Partie hat keinen Kanal. Verschiebe sie zuerst in einen.
table-already-there = Der Tisch ist schon hier.
table-past = Dieser Zeitpunkt ist schon vorbei.
table-not-away = Du warst nicht abwesend.
table-no-such-order = So eine Vormerkung gibt es nicht: „{ $order }“.
table-not-due = Das ist schon erledigt.
table-seat-is-offered = Dieser Platz wird schon angeboten.
table-seat-not-offered = { TERM($colour, "colour") } wird nicht angeboten.
table-seat-not-due = Von { TERM($colour, "colour") } wird gerade nichts gebraucht.
table-nobody-waited-for = Es wird auf niemanden gewartet: Da gibt es niemanden anzustupsen.
table-has-looked = Wer in dieser Partie hinter einen Sichtschirm geschaut hat oder ihr Protokoll besitzt, kann nicht mehr mitspielen.
table-moderator-plays = Du bist in dieser Partie befangen: Du spielst mit, hast mitgespielt oder bittest um einen Platz. Das muss jemand Unbeteiligtes aus der Moderation tun; mit { COMMAND("giants call") } rufst du jemanden.
table-ask-the-table = Du bist in dieser Partie befangen, also entscheidet das der Tisch: Frag ihn mit { COMMAND("giants vote") }. Auch jemand Unbeteiligtes aus der Moderation kann es tun; mit { COMMAND("giants call") } rufst du jemanden.
table-sat-elsewhere = Wer in dieser Partie auf { TERM($colour, "colour") } saß, weiß, was hinter diesem Sichtschirm ist, und kann keinen anderen Platz mehr nehmen.
table-seat-oneself = Als Moderation gibt sich niemand selbst einen Platz. Bitte den Tisch um einen, der angeboten wird, oder frag, wer den Tisch leitet oder sonst moderiert.
table-seat-computer = { TERM($colour, "colour") } spielt ein Computer: Er entscheidet selbst.
table-has-time = { TERM($colour, "colour") } hat noch Zeit für die Entscheidung. Wenn nichts kommt, kannst du ab <t:{ NUMBER($until, useGrouping: 0) }:f> entscheiden lassen (<t:{ NUMBER($until, useGrouping: 0) }:R>).
table-nudged-already = Hier wurde schon vor einer Weile angestupst. Wieder geht es <t:{ NUMBER($until, useGrouping: 0) }:R>; bis dahin hilft ein wenig Geduld am meisten.
table-called-already = Die Moderation wurde schon gerufen. Wieder rufen kannst du sie <t:{ NUMBER($until, useGrouping: 0) }:R>.

## Records

table-bad-record = { $line ->
        [0] Das ist kein Protokoll einer Partie: { $why }
       *[other] Zeile { $line } des Protokolls stimmt nicht: { $why }
    }
table-record-dice = Die Würfe im Protokoll passen nicht zu seinem Startwert.
table-record-newer = Das Protokoll folgt neueren Regeln ({ $rules }), als dieses Programm kennt ({ $newest }).
table-rules-newer = Partie { NUMBER($game, useGrouping: 0) } wurde nach neueren Regeln ({ $rules }) begonnen, als dieses Programm kennt ({ $newest }).
table-dice-forged = Die Würfel von Eintrag { NUMBER($seq, useGrouping: 0) } ({ $line }) stammen nicht aus dem Startwert des Tisches.
table-no-seed = Diese Partie hat keine Würfel.

## The database

table-damaged = Partie { NUMBER($game, useGrouping: 0) } ist beschädigt und blieb, wie sie ist: { $detail }
table-store-busy = Die Datenbank wird gerade von einem anderen Programm benutzt. Versuch es bitte gleich noch einmal. ({ $detail })
table-store-served = Ein anderer Bot benutzt { $path } schon. Eine Datei ist für einen Bot: Beende den anderen, oder gib diesem eine eigene Datenbank.
table-store-not-empty = { $path } ist nicht leer und bleibt, wie es ist. Nenn eine Datenbank, in der nichts ist.
table-store-no-postgres = Eine Datenbank auf einem Server braucht psycopg: Installiere giants mit seinem Zusatz, giants[postgres]. ({ $detail })
table-store-unreachable = Die Datenbank ist nicht zu erreichen. Versuch es bitte gleich noch einmal. ({ $detail })
table-store-full = Auf der Festplatte ist kein Platz mehr. Nichts wurde verändert. ({ $detail })
table-store-readonly = In die Datenbank lässt sich nicht schreiben. Nichts wurde verändert. ({ $detail })
table-store-damaged = Die Datenbank ist beschädigt oder gar keine. Nichts wurde verändert. ({ $detail })
table-store-unreadable = Die Datenbank lässt sich nicht öffnen. ({ $detail })
table-store-failed = Die Datenbank meldet einen Fehler. Nichts wurde verändert. ({ $detail })
table-store-foreign = { $path } ist die Datenbank eines anderen Programms. Sie wurde nicht angerührt.
table-store-other-plan = Andere Bots bedienen diese Datenbank mit GIANTS_BLOCKS={ $blocks } und GIANTS_SHARDS={ $shards }. Gib diesem dasselbe mit, oder beende zuerst die anderen.
table-store-newer = Die Datenbank stammt von einer neueren Version dieses Programms (Schema { $version }; dieses kennt { $newest }). Sie wurde nicht angerührt.
table-store-older = Die Datenbank stammt von einer älteren Version dieses Programms (Schema { $version } von { $newest }). Der Bot bringt sie beim Start auf den neuesten Stand; bis dahin bleibt sie unangerührt.
table-store-missing = { $path } ist keine Datenbank von Giants.
table-store-empty = { $path } ist leer (0 Byte), und das ist eine Datenbank von Giants nie: Was darin war, ist verloren oder woanders. Sie wurde nicht angerührt.
table-store-lost = { $path } ist weg, { $path }-wal aber noch da: Die Datenbank wurde verschoben oder gelöscht. Es wurde nichts neu begonnen.
table-store-no-wal = Die Datenbank kann hier nicht im WAL-Modus arbeiten (sie ist im Modus { $mode }).
table-store-old-sqlite = SQLite { $version } ist zu alt: Giants braucht 3.37 oder neuer.

## News

table-news-opened = Ein Tisch wurde eröffnet.
table-news-imported = Die Partie wurde aus einem Protokoll übernommen.
table-news-configured = Die Einstellungen wurden geändert{ $what ->
        [none] {""}
       *[other] : { $what }
    }.
setting-board = Spielplan
setting-deadline = Bedenkzeit
setting-language = Sprache
setting-late = was geschieht, wenn die Zeit um ist
setting-options = Regeloptionen
setting-closeup = was Bilder zeigen
setting-pictures = Bilder
setting-private = wer mitspielen darf
setting-reminder = Erinnerungen
setting-seating = Sitzordnung
setting-stand_in = Vertretungen
table-news-invited = { $user } wurde eingeladen.
table-news-joined = { TERM($seat, "colour") } ist vergeben.
table-news-left = { TERM($seat, "colour") } ist wieder frei.
table-news-hosted = { $user } leitet jetzt den Tisch.
table-news-started = Die Partie beginnt. Startspieler ist { TERM($first, "colour") }.
table-news-undone = { $count ->
        [one] Die letzte Aktion wurde zurückgenommen.
       *[other] Die letzten { $count } Aktionen wurden zurückgenommen.
    }
table-news-paused = Die Partie ist pausiert.
table-news-resumed = Die Partie geht weiter.
table-news-slept = Es kam niemand mehr: Die Partie ist eingeschlafen.
table-news-replaced = { $new ->
        [none] { TERM($seat, "colour") } ist frei: Wer spielt hier weiter?
       *[other] { TERM($seat, "colour") } ist jetzt in anderen Händen: { $new } spielt{ $old ->
            [none] {""}
           *[other] {" "}statt { $old }
        }.
    }
table-news-asked = { $user } ist gefragt, { TERM($seat, "colour") } zu spielen. Bis zur Zusage ändert sich nichts.
table-news-refused = { $user } übernimmt { TERM($seat, "colour") } nicht.
table-news-away = { $name } ist abwesend.
table-news-returned = { $name } ist zurück.
table-news-late = Die Zeit von { $name } ist abgelaufen.
table-news-proposed = { $question ->
        [undo] { $user } fragt den Tisch: zurückgehen?
        [end] { $user } fragt den Tisch: die Partie mit dem aktuellen Punktestand beenden?
        [seat] { $user } würde gern { TERM($seat, "colour") } übernehmen.
        [settings] { $user } fragt den Tisch: die Bedenkzeit ändern?
        [pause] { $user } fragt den Tisch: pausieren?
        [resume] { $user } fragt den Tisch: weiterspielen?
        [reopen] { $user } fragt den Tisch: die Partie wieder aufnehmen?
        [close] { $user } fragt den Tisch: die Partie endgültig schließen?
       *[abandon] { $user } fragt den Tisch: die Partie abbrechen?
    }
table-news-voted = { $aye ->
        [0] { $name } ist dagegen.
       *[1] { $name } ist dafür.
    }
table-news-rejected = { $why ->
        [time] Die Zeit zum Antworten ist um: Der Tisch hat nicht zugestimmt.
        [void] Was der Tisch beschlossen hat, geht nicht mehr.
       *[table] Der Tisch hat abgelehnt.
    }
table-news-finished = Die Partie ist vorbei.
table-news-abandoned = Der Tisch wurde aufgelöst.
table-news-expired = Einige Tage lang hat sich niemand dazugesetzt, darum wurde der Tisch geschlossen.
table-news-queued = { $waits ->
        [yes] { $user } wartet auf einen Platz.
       *[no] { $user } wartet nicht mehr auf einen Platz.
    }
table-news-reopened = Die Partie wurde wieder aufgenommen.
table-news-closed = Die Partie ist endgültig vorbei.
table-news-archived = Der Tisch ist jetzt im Archiv.
table-news-moved = Der Tisch ist hierher umgezogen.
table-news-nudged = Wer dran ist, wurde angestupst.
table-news-repaired = Die Karte wurde neu gepostet.
table-news-tried = Die Moderation wollte für { $name } entscheiden, aber das ging so nicht.
table-news-inspected = Die Moderation hat hinter den Sichtschirm von { $name } geschaut.
table-news-exported = { $by ->
        [operator] Wer diesen Bot betreibt, hat
       *[moderator] Die Moderation hat
    } das Protokoll kopiert, in dem steht, wer was aufgerichtet hat.
table-news-called = { $user } hat die Moderation gerufen.
table-news-offered = { $name } bietet den eigenen Platz an: Wer möchte übernehmen?
table-news-withdrawn = { $name } behält den Platz.
table-news-displaced = { $loss ->
        [channel] Der Kanal des Tisches wurde gelöscht. Die Partie ist pausiert, bis sie einen neuen hat.
        [server] Ich wurde vom Server entfernt. Die Partie wurde pausiert.
        [locked] Der Thread des Tisches wurde gesperrt, darum konnte ich seine Karte nicht zeigen.
       *[permissions] Ich durfte den Tisch in seinem Kanal nicht zeigen.
    }
table-news-gone = Wer { TERM($seat, "colour") } gespielt hat, ist nicht mehr auf diesem Server. Der Platz wird angeboten.
table-news-forgotten = Wer { TERM($seat, "colour") } gespielt hat, wollte vergessen werden. Ein Computer spielt weiter.
table-news-restored = ⚠️ Diese Partie wurde zurückgesetzt: Meine Daten kommen aus einer älteren Sicherung, und sie steht wieder wie am { $at }. Was danach gespielt wurde, ist weg. Spielt bitte von hier aus neu.

plan-unreadable = Das ist kein Plan zum Aufstellen.
plan-not-now = Planen kannst du, solange Figuren aufgestellt werden und du nicht gepasst hast.
plan-too-long = Ein Plan hat höchstens { $most } Schritte.
plan-over = Dieser Plan war für eine frühere Runde.
plan-disturbed = Jemand steht dort, wo dein Plan hinwill.

## Private notices

table-notice-invited = { $host } lädt dich zu einer Partie Giants ein.
table-notice-opened = { $host } hat einen Tisch eröffnet, und es sind Plätze frei.
table-notice-seat-free = Ein Platz ist frei geworden, und er gehört dir: Du spielst { TERM($colour, "colour") }. Wenn es dir nicht mehr passt, drück *Tisch verlassen*.
table-notice-began = Die Partie, auf die du gewartet hast, hat ohne dich begonnen.
table-notice-given-up = Der Tisch, auf den du gewartet hast, wurde aufgelöst.
table-notice-expires-soon = Seit einigen Tagen hat sich niemand dazugesetzt. Der Tisch wird <t:{ NUMBER($until, useGrouping: 0) }:R> geschlossen, wenn niemand mehr kommt: Lade jemanden ein, oder beginne mit Computern.
table-notice-expired = Einige Tage lang hat sich niemand dazugesetzt, darum wurde der Tisch geschlossen. Mit { COMMAND("giants new") } eröffnest du jederzeit einen neuen.
table-notice-barred = Die Moderation hat dich von den Tischen dieses Servers ausgesperrt, darum hast du die wartenden Tische verlassen.
table-notice-dismissed = Dein Platz ({ TERM($colour, "colour") }) wurde freigemacht.
table-notice-called = { $user } bittet die Moderation, nach diesem Tisch zu sehen.
table-notice-acted-for = { $moderator } hat für dich entschieden.
table-notice-replaced = { TERM($colour, "colour") } spielt jetzt jemand anders.
table-notice-seated = Du spielst jetzt { TERM($colour, "colour") }.
table-notice-order-used = { $order ->
        [bid] Dein vorgemerktes Gebot wurde abgegeben.
        [largest] Wie vorgemerkt wurde für dich der größte Moai genommen, der ging.
        [stash] Im Steinbruch wurde für dich markiert, wie du es vorgemerkt hast.
        [recall] Mit deinen Markern geschah, was du vorgemerkt hattest.
        [plan] Dein Plan zum Aufstellen läuft.
       *[pass] Du hast wie vorgemerkt gepasst.
    }
table-notice-order-dropped = { $why ->
        [undone] { $order ->
            [bid] Die Partie ging zurück, und dein vorgemerktes Gebot ist gelöscht: Du wirst gefragt.
           *[other] Die Partie ging zurück, und deine Vormerkung dafür ist gelöscht: Du wirst gefragt.
        }
        [plan-disturbed] Jemand steht dort, wo dein Plan hinwill, darum hält er an: Sieh bitte nach.
       *[other] { $order ->
            [bid] Dein vorgemerktes Gebot geht nicht mehr. Es ist gelöscht.
            [plan] Der nächste Schritt deines Plans geht nicht mehr, darum hält er an: Sieh bitte nach.
           *[other] Deine Vormerkung geht nicht mehr. Sie ist gelöscht.
        }
    }
table-notice-vote = { $question ->
        [undo] Der Tisch ist gefragt: zurückgehen? Stimm bitte ab.
        [end] Der Tisch ist gefragt: die Partie mit dem aktuellen Punktestand beenden? Stimm bitte ab.
        [seat] Jemand würde gern einen Platz übernehmen. Stimm bitte ab.
        [settings] Der Tisch ist gefragt: die Bedenkzeit ändern? Stimm bitte ab.
        [pause] Der Tisch ist gefragt: pausieren? Stimm bitte ab.
        [resume] Der Tisch ist gefragt: weiterspielen? Stimm bitte ab.
        [reopen] Der Tisch ist gefragt: die Partie wieder aufnehmen? Stimm bitte ab.
        [close] Der Tisch ist gefragt: die Partie endgültig schließen? Stimm bitte ab.
       *[abandon] Der Tisch ist gefragt: die Partie abbrechen? Stimm bitte ab.
    }
table-notice-seat-asked = { $user } bittet dich, { TERM($colour, "colour") } zu übernehmen. Nichts ändert sich, solange du nicht zusagst (das geht auch mit { COMMAND("giants seat accept") }). Du hast drei Tage für deine Antwort.
table-notice-seat-refused = { $user } übernimmt { TERM($colour, "colour") } nicht.
table-notice-over = Deine Partie ist vorbei. Danke fürs Mitspielen!
table-notice-configured = Die Bedenkzeit wurde geändert: { $hours ->
        [0] ab jetzt unbegrenzt.
        [one] ab jetzt eine Stunde.
       *[other] ab jetzt { $hours } Stunden.
    } Wenn die Zeit um ist, { TERM($late, "late") }.
table-notice-late-remind = Deine Zeit ist um, und der Tisch wartet auf dich: { TERM($phase, "waited") } ({ $colours }).
table-notice-late-decision = Deine Zeit war um, darum hat der Computer diesmal für dich entschieden. Ab dem nächsten Mal bist wieder du dran.
table-notice-late-seat = Deine Zeit war um, darum spielt der Computer für dich, bis du zurück bist: Drück *Dein Zug* oder nimm { COMMAND("giants back") }.
table-notice-returned = Deine Abwesenheit ist vorbei: Du spielst wieder selbst.
table-notice-slept = Eine Weile hat niemand gespielt, darum ist die Partie eingeschlafen. Nichts ist verloren: Mit *Partie wecken* auf ihrer Karte geht es weiter, wo sie steht.
table-notice-inspected = { $moderator } hat hinter deinen Sichtschirm geschaut, um dem Tisch zu helfen. Der Tisch weiß davon.
table-notice-turn = Du bist dran: { TERM($phase, "waited") } ({ $colours }).
table-notice-nudge = Ein freundlicher Stups, der Tisch wartet auf dich: { TERM($phase, "waited") } ({ $colours }).
table-notice-reminder = Du bist am Zug: { TERM($phase, "waited") } ({ $colours }).
table-notice-again = Der Tisch wartet schon eine Weile: { TERM($phase, "waited") } ({ $colours }).
table-notice-weekly = Der Tisch wartet immer noch auf dich: { TERM($phase, "waited") } ({ $colours }). Wenn du nicht weiterspielen kannst, biete deinen Platz mit { COMMAND("giants seat offer") } an.
table-notice-warning = Deine Zeit läuft bald ab: { TERM($phase, "waited") } ({ $colours }).
table-notice-plea = Die Partie wartet schon lange auf { $colours }: { TERM($phase, "waited") }. Ein Stups, ein Computer oder jemand Neues kann helfen: { COMMAND("giants moderate") }. Wer noch da ist, kann abstimmen, sie zu beenden.
table-notice-gone = Wer { TERM($colour, "colour") } gespielt hat, ist nicht mehr auf diesem Server. Der Platz wird angeboten; die Moderation kann ihn mit { COMMAND("giants moderate") } besetzen.
table-notice-displaced = { $loss ->
        [channel] Der Kanal der Partie wurde gelöscht. Sie ist sicher und pausiert; { COMMAND("giants moderate") } verschiebt sie in einen anderen Kanal.
        [server] Ich wurde vom Server entfernt. Die Partie ist sicher und pausiert; ladet mich wieder ein und nehmt { COMMAND("giants moderate") }.
        [locked] Der Thread der Partie ist gesperrt, darum kann ich ihre Karte nicht zeigen. Die Moderation kann ihn entsperren oder die Partie mit { COMMAND("giants moderate") } verschieben.
       *[permissions] Ich darf die Partie in ihrem Kanal nicht zeigen. Wer den Server verwaltet, kann es in den Kanaleinstellungen erlauben; { COMMAND("giants moderate") } sagt, was fehlt.
    }
table-notice-restored = Deine Partie wurde zurückgesetzt: Meine Daten kommen aus einer älteren Sicherung, und sie steht wieder wie am { $at }. Knöpfe späterer Karten gelten nicht mehr. Zu reparieren gibt es nichts: Spielt die verlorenen Züge noch einmal oder bittet die Moderation, die Partie zu beenden.
table-notice-restored-server = Meine Daten kommen aus einer älteren Sicherung, darum stehen die Partien dieses Servers wieder wie damals (diese wie am { $at }). Jeder Tisch, dem etwas fehlt, liest es auf seiner Karte und spielt von dort weiter; später begonnene Partien sind verloren. { COMMAND("giants moderate") } zeigt, wie sie stehen. Wer mich betreibt und eine neuere Sicherung hat, sollte sie jetzt einspielen.
restored-lost = ⚠️ Partie { NUMBER($game, useGrouping: 0) } ist leider verloren, das tut mir leid: Meine Daten kommen aus einer Sicherung, die älter ist als sie. { COMMAND("giants new") } eröffnet einen Tisch. Falls jemand ihr Protokoll hat, kann die Moderation sie mit { COMMAND("table import") } zurückholen.
restored-press = Diese Karte stammt aus einer Zeit, die es nicht mehr gibt: Meine Daten kommen aus einer älteren Sicherung, und die Partie wurde zurückgesetzt. Eine neue Karte zeigt, wie es jetzt steht; sieh bitte dort nach und spiel weiter.
waited-auction = ein Gebot abgeben
waited-choose = einen Moai wählen
waited-placement = eine Figur aufstellen
waited-transport = eine Statue bewegen
waited-stash = Statuen markieren oder nicht
waited-recall = Marker zurücknehmen oder nicht
waited-over = nichts mehr
