# A game step by step: the example, and every finished game.

step-first = ⏮
step-previous = ◀
step-next = Weiter ▶
step-last = ⏭
step-round-before = ◀ Runde
step-round-after = Runde ▶

## Finished games

replay-title = **Giants auf { $board }, Partie { NUMBER($game, useGrouping: 0) }** · Runde { $round } · Schritt { $step } von { $steps }
replay-begins = Die Insel ist bereit für { $people }.
replay-setup = Die Insel vor der ersten Runde
replay-bids = Die Gebote liegen offen
replay-ended = Die Partie wurde vorzeitig beendet und so gewertet, wie sie stand.
replay-share = Teilen
replay-film = Film
replay-record = Protokoll
replay-log = Verlauf
replay-watch = Ab hier ansehen
replay-moment = { $who } teilt einen Moment.
replay-led = { $leader } blättert hier für alle. Wer sonst drückt, schaut für sich allein.
replay-posted = Die Partie ist hier für alle. Du blätterst; wer sonst einen Knopf drückt, schaut für sich allein.
replay-shared = Diesen Moment können jetzt alle hier sehen.
replay-choose = Welche Partie möchtest du noch einmal sehen?
replay-choose-game = Wähle eine beendete Partie
replay-none = Es gibt noch keine beendete Partie, die du ansehen könntest.
replay-game = { NUMBER($game, useGrouping: 0) } · { LIST($people, type: "plain") } · { $board } · { $date }
replay-jump-round = Ereignisse der Runde { $round }
replay-jump-great = Große Momente der Partie
replay-in-round = Runde { $round }
replay-film-here = Partie { NUMBER($game, useGrouping: 0) } als Film.
replay-record-here = Das Protokoll der Partie { NUMBER($game, useGrouping: 0) }, jede Entscheidung in einer Zeile.

## What can't be watched

replay-not-over = Diese Partie läuft noch. Du kannst sie dir ansehen, wenn sie vorbei ist.
replay-never-begun = Dieser Tisch wurde geschlossen, bevor die Partie begann: Es gibt nichts anzusehen.
replay-not-seen = Diese Partie wurde in einem Kanal gespielt, den du nicht sehen kannst.
replay-other-server = Diese Partie wurde auf einem anderen Server gespielt und lässt sich nur dort allen zeigen. Für dich allein kannst du sie hier ansehen.
replay-may-not-post = Du darfst in diesem Kanal nicht schreiben, deshalb wird hier auch nichts für dich gepostet. Für dich allein kannst du die Partie ansehen.
replay-no-such-game = Zu „{ $given }“ passt keine der beendeten Partien, die du ansehen kannst.
replay-no-such-event = Zu „{ $given }“ passt nichts in dieser Partie.
log-player-later = Nach Personen lässt sich der Verlauf durchsuchen, wenn die Partie vorbei ist. Vorher würde er zu viel verraten.

## Ways there, and the log by player

card-replay = Nochmal ansehen
games-finished = Beendete Partien
log-player = Wessen Teil des Verlaufs?
log-everybody = Von allen
log-about = -# Nur was { $name } getan und bekommen hat

## Where it turned

card-turned = Wendepunkte
turned-title = **Die Wendepunkte von Partie { NUMBER($game, useGrouping: 0) }**
turned-of = Die teuersten Entscheidungen von **{ $name }**.
turned-none = Keine Entscheidung hat einen Punkt gekostet, den man hätte kommen sehen. Gut gespielt!
turned-where = Runde { $round }, { TERM($phase, "phase") } · { $number } von { $count }
turned-done = Gespielt wurde: { $done }
turned-bid = Gebot: { $bid }
turned-better = Ein Tipp hätte gesagt: 💡 **{ $better }** — { $reason }.
    { $points ->
        [one] Gegenüber den anderen wäre das etwa einen Punkt mehr wert gewesen.
       *[other] Gegenüber den anderen wäre das etwa { $points } Punkte mehr wert gewesen.
    }
turned-see = { $number }. −{ $points }
turned-there = Diesen Moment ansehen
turned-whose = Wessen Entscheidungen…
turned-sum = { $count ->
        [0] nichts Teures
        [one] eine Entscheidung, etwa { $points ->
            [one] ein Punkt
           *[other] { $points } Punkte
        }
       *[other] { $count } Entscheidungen, etwa { $points } Punkte
    }
turned-means = Berechnet vom schweren Computer nach dem, was man da wissen konnte, nicht nach dem, was daraus wurde. Auch er irrt sich.
turned-wait = ⏳ Der schwere Computer denkt die ganze Partie noch einmal durch. Das dauert etwa eine Minute; das Ergebnis erscheint hier von selbst.
turned-look = Nachsehen
turned-never = Doch nicht
turned-failed = Diese Partie konnte gerade nicht durchdacht werden. Versuch es später noch einmal.
