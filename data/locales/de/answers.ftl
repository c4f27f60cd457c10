# Private answers, menus and forms.

spectator = Du schaust bei dieser Partie zu. Sieh dich mit { COMMAND("giants board") } um oder spiel mit { COMMAND("giants join") } bei der nächsten mit.
unknown-control = Dieser Knopf stammt aus einer anderen Zeit. Nimm bitte die neueste Karte.
server-only = Dafür braucht es einen Kanal auf einem Server: Dort wird gespielt.
command-outdated = Dieser Befehl wurde geändert oder verschoben, seit dein Discord zuletzt nachgesehen hat. Tippe / und wähle ihn neu; die meisten heißen jetzt so wie { COMMAND("giants games") }.
no-game-here = In diesem Kanal läuft keine Partie. Eröffne einen Tisch mit { COMMAND("giants new") }.
not-due = Gerade wird nichts von dir gebraucht. Der Tisch wartet auf { $names }.
moved-on = Am Tisch ging es weiter, seit das hier gezeichnet wurde.
panel-incomplete = Noch nicht: Es fehlt noch eine Auswahl.
done = ✅ Erledigt.
due-again = Und du bist gleich wieder dran.
fault = Bei uns ist etwas schiefgegangen, und nichts wurde verändert. Wenn es wieder passiert, nenn der Moderation die Kennung { $reference }.

discord-channel-gone = Diesen Kanal gibt es nicht mehr, oder Discord verbirgt ihn vor mir.
discord-server-gone = Discord lässt mich nicht mehr auf diesen Server.
discord-person-gone = Discord kennt diese Person hier nicht.
discord-message-gone = Diese Nachricht gibt es nicht mehr.
discord-thread-full = Dieser Thread ist voll: Discord lässt niemanden mehr hinein.
discord-thread-closed = Dieser Thread ist geschlossen. Öffne ihn zuerst wieder.
discord-too-many-threads = Dieser Server hat so viele offene Threads, wie Discord erlaubt. Schließ einen oder spiel direkt im Kanal.
discord-wrong-channel = Das geht in dieser Art von Kanal nicht. Versuch es in einem normalen Textkanal.
discord-not-allowed = Discord sagt, dass ich das hier nicht darf. Wer diesen Server verwaltet, kann es in den Kanaleinstellungen erlauben.
discord-no-access = Discord sagt, dass ich nicht sehen kann, was dafür nötig ist. Wer diesen Server verwaltet, kann mir Zugriff geben.
discord-file-too-large = Diese Datei ist größer, als Discord erlaubt.
discord-busy = Discord hat gerade zu viel zu tun. Versuch es bitte in einer Minute noch einmal.
discord-down = Discord hat gerade selbst ein Problem. Versuch es bitte nach einer Weile noch einmal.
discord-unreachable = Discord war einen Moment lang nicht erreichbar. Versuch es bitte noch einmal.
discord-refused = Discord hat etwas abgelehnt, was dafür nötig ist (Code { $code }). Wenn es wieder passiert, nenn der Moderation den Code.
form-too-late = Das hat zu lange gedauert, das Formular lässt sich nicht mehr öffnen. Drück bitte noch einmal.

option-too-long = Das ist länger als alles, was hier gemeint sein kann: { $most } Zeichen reichen.
option-unreadable = „{ $given }“ verstehe ich nicht. Nimm einen der Vorschläge, die beim Tippen kommen.
option-no-statues = Welche Statuen? Nenne sie, oder tippe - für keine.
option-not-found = Ich finde nicht, was du genannt hast. Wähle es bitte noch einmal.

permissions-missing = Ich kann in { $channel } keinen Tisch führen. Mir fehlt das Recht: { $missing }. Wer diesen Server verwaltet, kann es in den Kanaleinstellungen erlauben.
permission-view_channel = Kanal ansehen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-attach_files = Dateien anhängen
permission-read_message_history = Nachrichtenverlauf anzeigen
permission-create_public_threads = öffentliche Threads erstellen

thread-name = Giants auf { $board }: Tisch von { $host }
thread-name-of = { $stage ->
        [finished] Beendet · Giants: { $players }
       *[playing] Giants: { $players }
    }
forum-post = { $host } hat einen Tisch für Giants auf { $board } eröffnet. Er steht gleich hier unten: Wer mitspielen will, setzt sich dort dazu.
forum-tag-open = offen
forum-tag-playing = läuft
forum-tag-finished = beendet
forum-not-yours = Du darfst in { $channel } selbst nichts posten, also tue ich es auch nicht für dich.
forum-media = Medienkanäle zeigen von Beiträgen nur die Bilder, dort lässt sich keine Partie verfolgen. Nimm bitte ein Forum.
forum-tag-required = { $channel } verlangt für jeden Beitrag einen Tag und hat keinen, der „{ $tag }“ heißt. Wer das Forum verwaltet, kann einen anlegen (und „läuft“ und „beendet“) oder mich diesen Kanal verwalten lassen.
table-opened = In { $channel } ist ein Tisch eröffnet.
joined = Du sitzt am Tisch.
waitlisted = Der Tisch ist voll. Du bekommst den nächsten freien Platz, nach denen, die schon vor dir gewartet haben, und erfährst es dann. *Tisch verlassen* nimmt dich von der Liste.
left = Du hast den Tisch verlassen.
computer-added = Ein Computer setzt sich dazu.
started = Die Partie beginnt.
rematch-begins = Alle sind wieder da: Die Partie beginnt.
rematch-waits =
    Du spielst nochmal mit. { $count ->
        [one] Eine Person fehlt noch: Die Partie beginnt, sobald auch sie *Nochmal spielen* drückt.
       *[other] { $count } fehlen noch: Die Partie beginnt, sobald alle *Nochmal spielen* gedrückt haben.
    }
rematch-not-yet = Diese Partie kann noch weitergespielt werden. Ist sie endgültig vorbei, könnt ihr eine neue beginnen.
rematch-not-yours = Nur wer hier mitgespielt hat, kann nochmal spielen. Eröffne mit { COMMAND("giants new") } einen eigenen Tisch.
rematch-begun = Die nächste Partie hat ohne dich begonnen.
invited = { $person } ist eingeladen.
host-changed = { $person } leitet jetzt den Tisch.
called = Die Moderation weiß, wo du bist, und sieht nach.
cancelled = Der Tisch ist aufgelöst.
cancel-running = Die Partie läuft. Als Moderation kannst du sie mit { COMMAND("table end") } beenden; der Tisch liest es.
games-title = **Partien auf diesem Server**
games-none = Auf diesem Server läuft keine Partie. Eröffne einen Tisch mit { COMMAND("giants new") }.
games-others =
    { $count ->
        [one] - und eine weitere
       *[other] - und { $count } weitere
    }
games-open = - { $channel } · wartet auf Mitspieler: { $count } von { $most } Plätzen besetzt
games-watch-on = Sag mir, wenn ein Tisch aufmacht
games-watch-off = Sag mir nichts mehr
games-watched = Du erfährst, wenn auf diesem Server ein Tisch aufmacht, höchstens alle sechs Stunden, so wie in { COMMAND("giants my reminders") } eingestellt.
games-unwatched = Du erfährst nicht, wenn auf diesem Server ein Tisch aufmacht.
games-line =
    - { $channel } · { $status ->
        [paused] pausiert
       *[playing] am Zug: { $due }
    }

mine-none = Du spielst gerade nirgends mit. { COMMAND("giants games") } zeigt die Partien eines Servers.
mine-waiting = **Hier wartet man auf dich**
mine-others = **Deine anderen Partien**
mine-game = [{ $game }]({ $link }){ $server ->
        [none] {""}
       *[other] {" "}· { $server }
    }
mine-due = - { $name }: { TERM($phase, "waited") } ({ TERM($colour, "colour") }), gefragt { $since }{ $deadline ->
        [none] .
       *[other] ; die Zeit läuft { $deadline } ab.
    }
mine-line = - { $name }: { $state ->
        [vote] eine Abstimmung wartet auf dich.
        [stand-in] ein Computer spielt für dich; mit { COMMAND("giants back") } übernimmst du wieder.
        [asleep] schläft: Alle, die mitspielen, können sie wecken.
        [open] wartet auf Mitspieler.
        [paused] pausiert.
       *[playing] { $due ->
            [none] Computer sind am Zug.
           *[other] wartet auf { $due }.
        }
    }

welcome =
    ## Willkommen bei Giants
    Ein Brettspiel auf der Osterinsel für drei bis fünf: Ersteigere Moais, stell deinen Stamm auf und trag Statuen mit der Hilfe aller über die Insel. *Beim Spielen lernen* ist eine erste Partie mit einem Coach, der jeden Schritt erklärt. Wer du bist, wählst du in der Ecke der Seite (am Handy unter ☰); in einem weiteren Tab kannst du jemand anders sein.
welcome-play = Gegen zwei Computer spielen

since-title = **Seit deinem letzten Zug**
since-earlier = { $count ->
        [one] … und ein Ereignis davor: { COMMAND("giants log") }
       *[other] … und { $count } Ereignisse davor: { COMMAND("giants log") }
    }
since-piece = { TERM($piece, "piece") } { $hex }{ $logs ->
        [0] {""}
        [one] {" "}mit Baumstamm
       *[other] {" "}mit { $logs } Baumstämmen
    }
since-placed = { $name } stellt auf: { $pieces }.
since-sealed = Geboten: { $names }.
since-passed = { $count ->
    [one] { $names } passt.
   *[other] { $names } passen.
}
since-declined = Keinen Moai mehr für { $names }.
since-gained = Punkte fürs Tragen: { $shares }.
since-stand-in = { $name } 🤖
since-stand-ins = 🤖 hier hat ein Computer entschieden.
summary-title = **Während du weg warst** · [{ $game }]({ $link })

screen-title = **Das siehst nur du.**
standing-points =
    Wäre die Partie jetzt zu Ende, hättest du **{ $total }** Punkte: { $track } auf der Punkteleiste{ $hidden ->
        [0] { "" }
       *[other] , { $hidden } durch deine { $open ->
            [0] verdeckten Moais
           *[other] Moais
        }
    }{ $tablets ->
        [0] { "" }
       *[other] , { $tablets } durch Tafeln
    }.
standing-bases =
    Moais aufgerichtet: **{ $erected } von { $bases }**{ $reserved ->
        [0] { "" }
        [one] , dazu ein Ahu reserviert
       *[other] , dazu { $reserved } Ahus reserviert
    }. Wer alle aufgerichtet hat, beendet die Partie.
standing-pieces =
    Hinter deinem Sichtschirm: { $workers ->
        [0] kein Arbeiter
       *[other] { $workers } Arbeiter
    }{ $sorcerer ->
        [0] { "" }
       *[other] , Medizinmann
    }{ $chief ->
        [0] { "" }
       *[other] , Häuptling
    }, { $markers ->
        [0] kein Marker
       *[other] { $markers } Marker
    }{ $logs ->
        [0] { "" }
        [one] , 1 Baumstamm
       *[other] , { $logs } Baumstämme
    }.{ $spent ->
        [0] { "" }
        [one] {" "}Ein Marker kommt am Ende der Runde zurück.
       *[other] {" "}{ $spent } Marker kommen am Ende der Runde zurück.
    }
standing-marks = Deine Marker liegen auf { $marks }.
standing-mark = { $statue } ({ $hex })
orders-given = Vorgemerkt: { $orders }.
orders-cancel = Vormerkungen löschen
order-leave = Etwas vormerken…
order-pass = Passen, wenn ich dran bin
order-passround = Für den Rest der Runde passen
order-largest = Den größten Moai nehmen, der geht
order-keep = Marker am Rundenende liegen lassen
order-takeall = Alle meine Marker zurücknehmen
order-stashall = Im Steinbruch markieren, was geht
order-stashnone = Im Steinbruch nichts markieren
order-kind-pass = bei meinem nächsten Zug passen
order-kind-pass-round = für den Rest der Runde passen
order-kind-plan = nach Plan aufstellen
order-this-round = { $order } (diese Runde)
order-kind-largest = den größten Moai nehmen
order-kind-bid = ein Gebot
order-kind-recall = Marker am Rundenende
order-kind-stash = Markieren im Steinbruch

more-title = **Mehr**
more-back = ← Mehr
text-before = ← Davor
text-after = Weiter →
more-log = Verlauf
more-text = Spielplan in Worten
more-wide = Spielplan für große Bildschirme
more-help = Spielanleitung
more-peek = Tafelhälfte zerbrechen und nachsehen…
peek-at = wem Ahu { $ahu } gehört
peek-sure = **Bist du sicher?** Nachsehen kostet eine deiner Tafelhälften und lässt sich nicht zurücknehmen: { $what }.
peek-yes = Zerbrechen und nachsehen
peek-kept = Deine Tafelhälfte bleibt ganz.
peeked = Unter dem Moai auf Ahu { $ahu } liegt der Sockel von **{ $name }**. Das weißt nur du.
take-back = Zurücknehmen
took-back = Zurückgenommen.
log-title = { $part ->
        [since] **Seit deinem letzten Zug**
        [round] **Diese Runde**
       *[all] **Die ganze Partie**
    }{ $pages ->
        [one] {""}
       *[other] {" "}· Seite { $page } von { $pages }
    }
log-empty = Noch nichts.
log-empty-since = Seitdem ist nichts passiert.
log-part-since = Seit ich hier war
log-part-round = Diese Runde
log-part-all = Alles
log-older = ◀ Früher
log-newer = Später ▶
log-hidden = -# Wessen Moai wo steht, musst du dir merken: Der Verlauf sagt, was wo geschah, aber beim Transport und in früheren Runden nicht, wer es war.
log-points = Punkte bisher: { LIST($points, type: "plain") }.
log-later-carved = Genommene Moais nach Größe: { $sizes }.
log-later-erected = Aufgerichtet: { $moai }.
log-later-moai = Größe { $size } auf Ahu { $ahu }
log-later-crowned = Gekrönt auf Ahu: { $ahus }.
log-later-peeked = { $name } hat unter { $count ->
        [one] einen Moai
       *[other] { $count } Moais
    } geschaut.
log-later-acted = Die Moderation ({ $who }) hat beim Transport für jemanden entschieden.
log-later-late = Beim Transport war jemandes Zeit um.
log-later-decision = Entscheidung { $number } der Phase { $phase }
hint = 💡 **{ $action }** — { $reason }.
hint-next = -# Auch gut: { $action } — { $reason }.
hint-behind =
    -# Am zweitbesten, { $points ->
        [0] etwa gleich gut
        [one] etwa einen Punkt weniger
       *[other] etwa { $points } Punkte weniger
    }: { $action } — { $reason }.
hint-ask = Tipp

settings-title = **So spielt dieser Tisch**
settings-options = Regeloptionen
settings-deadline = Bedenkzeit pro Entscheidung
settings-pictures = Bilder
settings-closeup = Was Bilder zeigen
settings-private-on = Nur Eingeladene mitspielen lassen
settings-private-off = Alle mitspielen lassen
settings-invite = Jemanden einladen…
settings-free = Einen Platz freimachen…
settings-host = Tischleitung abgeben…
option-quick_start-means = Alle beginnen mit zwei Arbeitern.
option-open_score-means = Ein Moai zählt, sobald er steht.
option-open_owners-means = Alle sehen, wem welcher Moai gehört.
deadline =
    { $hours ->
        [0] unbegrenzt
        [12] ein halber Tag
        [24] ein Tag
        [72] drei Tage
        [168] eine Woche
        [one] eine Stunde
       *[other] { $hours } Stunden
    }
pictures-action = nach jeder Aktion
pictures-phase = einmal pro Phase
pictures-request = nur auf Wunsch
closeup-crop = was gerade passiert ist, groß, und der Spielplan
closeup-animation = dasselbe, mit bewegten Statuen
closeup-board = nur der Spielplan

# To the owner of the application, in a direct message

operator-outage = Die Computerspieler der Stufe { $level } fallen aus, darum entscheiden an ihrer Stelle leichte. Der Grund: { $reason }
operator-outage-over = Die Computerspieler der Stufe { $level } entscheiden wieder selbst.
