# Questions to the table: on the card, in the private page that asks them, and in the commands.
# $who and $user are mentions that ping nobody, or "somebody".

## What would happen

question-asked = ⚖️ **{ $who } fragt den Tisch**
question-asked-of-yourself = ⚖️ **Du spielst nur gegen Computer, also entscheidest du allein.** Bist du sicher?
question-draft = ⚖️ **Das willst du den Tisch fragen**
question-undo = { $count ->
        [one] Zurückgehen? Diese Entscheidung würde zurückgenommen:
       *[other] Zurückgehen? Diese { $count } Entscheidungen würden zurückgenommen:
    }
question-undo-more = … und { $count } weitere, die älteste { $when }
question-undo-auction = Die Gebote dieser Versteigerung waren schon aufgedeckt, also würden alle neu bieten.
question-undo-nothing = Zurückgehen? Es gibt nichts mehr zurückzunehmen.
question-end = Die Partie jetzt mit diesen Punkten beenden? { LIST($points, type: "plain") }
question-end-hidden = Was noch niemand sehen kann, kommt dazu, wenn die Partie endgültig vorbei ist.
question-abandon = Die Partie ohne Ergebnis abbrechen?
question-settings = Die Bedenkzeit ändern? { $changes }
question-settings-deadline = { $hours ->
        [0] Keine Bedenkzeit mehr.
        [one] Eine Stunde pro Entscheidung.
       *[other] { $hours } Stunden pro Entscheidung.
    }
question-settings-late = { $late ->
        [decision] Ist die Zeit um, trifft ein Computer diese eine Entscheidung.
        [seat] Ist die Zeit um, spielt ein Computer weiter, bis die Person zurück ist.
       *[remind] Ist die Zeit um, wird erinnert.
    }
question-pause = Die Partie pausieren? Niemand wäre am Zug und keine Zeit liefe, bis der Tisch weiterspielen will.
question-resume = Weiterspielen? Alle, die dran sind, hätten wieder die volle Zeit.
question-reopen = Die Partie dort weiterspielen, wo sie beendet wurde?
question-close = Die Partie endgültig schließen? Protokoll, Besitzer und verdeckte Punkte würden offengelegt, und weiterspielen ginge nicht mehr.
question-seat = Soll { $user } { TERM($colour, "colour") } übernehmen?
question-points = { $name } { $points }

## How it stands

question-count = { $ayes } dafür, { $noes } dagegen, { $needed } nötig.
question-until = Offen bis { $until }.
question-open = Es fehlen noch: { $names }.
question-silence = Wer Bescheid bekommt und 48 Stunden lang nicht antwortet, zählt nicht mit; wer abwesend ist, hat bis zu fünf Tage.
question-all = Alle müssen zustimmen.
question-show = Lesen und antworten
vote-aye = Ja
vote-nay = Nein
voted = Deine Stimme zählt.

## Asking

ask-go = Den Tisch fragen
ask-sure = Ja, machen
ask-no = Doch nicht
ask-dropped = Alles klar, es wird nichts gefragt.
ask-page = Den Tisch fragen…
ask-point = Weiter zurück…
ask-point-earlier = Früher…
ask-point-later = Später…
ask-point-before = vor: { $what }
ask-kind-undo = zurückgehen?
ask-kind-end = mit dem aktuellen Punktestand beenden?
ask-kind-abandon = Partie abbrechen?
ask-kind-pause = pausieren?
ask-kind-resume = weiterspielen?
vote-asked = Der Tisch ist gefragt. Wer noch nicht geantwortet hat, bekommt Bescheid.
vote-done = Erledigt.
reopened = Die Partie geht dort weiter, wo sie beendet wurde.
command-vote-question = Worum es geht
command-vote-undo = zurückgehen (vor meine letzte Aktion, oder selbst wählen)
command-vote-end = mit dem aktuellen Punktestand beenden
command-vote-abandon = die Partie abbrechen
command-vote-pause = pausieren
command-vote-resume = weiterspielen
command-vote-reopen = eine hier beendete Partie weiterspielen
command-vote-close = eine hier beendete Partie endgültig schließen
command-vote-steps = Wie viele Entscheidungen zurück, falls zurückgegangen werden soll

## A game that was ended early

ended-by-table = Vom Tisch beendet: { $user } hat gefragt, { $ayes } zu { $noes }.
ended-by-one = Beendet von { $user }.
ended-by-moderator = Beendet von { $user } (Moderation).
ended-open = Bis { $until } kann der Tisch oder die Moderation, wenn sie nicht mitspielt, die Partie wieder aufnehmen. Bis dahin wird nichts Verdecktes verraten.
ended-known = Die Punkte, die alle sehen können:
ended-reopen = Weiterspielen
ended-close = Endgültig vorbei: alles zeigen
