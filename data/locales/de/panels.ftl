# The private panels, one group per decision.

## Statues, hexes, payment

statue-moai = { $id } · Moai der Größe { $size }
statue-headdress = { $id } · Kopfschmuck
statue-in-front = { $statue }, noch im Steinbruch
statue-marked = { $statue }, auf { $hex } mit deinem Marker
statue-abandoned = { $statue }, verlassen auf { $hex }
statue-on-hex = { $statue }, auf { $hex }

hex-special =
    { $hex } · { $terrain ->
        [moai_quarry] Moai-Steinbruch
        [headdress_quarry] Kopfschmuck-Steinbruch
        [village] Dorf
       *[hut] Hütte des Zauberers
    }
hex-forest =
    { $hex } · Wald mit { $logs ->
        [one] 1 Baumstamm
       *[other] { $logs } Baumstämmen
    }
hex-forest-cut = { $hex } · Wald, abgeholzt
hex-figures =
    { $count ->
        [one] 1 Figur hier
       *[other] { $count } Figuren hier
    }
hex-ahus = Ahu { $ahus }
ask-hex = Feld eintippen…
ask-hex-title = Welches Feld?
ask-hex-label = Feld
ask-hex-hint = Wie auf dem Spielplan gedruckt, etwa F6.

gains-nobody = niemand sonst bekommt etwas
gains-one = { $name } +{ $points }
advice-reason = 💡 { $reason }
advice-line = -# 💡 { $action }: { $reason }

## Bid

bid-title = **Versteigerung in Runde { $round }**
bid-offer =
    { $count ->
        [one] Im Steinbruch liegt ein Moai der Größe { $sizes }.
       *[other] Im Steinbruch liegen Moais der Größen { $sizes }.
    }
bid-question = Stammesmarker entscheiden, wer zuerst wählt; Bildhauer, wie groß dein Moai sein darf. Niemand sieht dein Gebot, bevor alle da sind.
bid-first-round = -# In der ersten Runde bringt eine gewürfelte 3 einen Moai der Größe 2.
bid-worth = **Dein Gebot: { $bid }**{ $sculptors ->
        [0] { "" }
        [one] {" "}— genug für einen Moai der Größe 1
        [2] {" "}— genug für einen Moai der Größe 2 oder zwei der Größe 1
        [3] {" "}— genug für einen Moai der Größe 3 oder kleinere, die zusammen 3 ergeben
       *[other] {" "}— genug für Moais, deren Größen zusammen { $sculptors } ergeben
    }
bid-carves-nothing = ⚠️ Der kleinste Moai im Angebot hat Größe { $size }: Dafür reichen diese Bildhauer nicht.
bid-markers-alone = ⚠️ Marker ohne Bildhauer gewinnen nichts.
bid-is-in = Abgegeben: { $bid }. Du kannst es ändern, bis das letzte Gebot da ist.
bid-markers-how-many = Wie viele Stammesmarker?
bid-workers-how-many = Wie viele Arbeiter?
bid-markers =
    { $count ->
        [0] kein Marker
       *[other] { $count } Marker
    }
bid-workers =
    { $count ->
        [0] kein Arbeiter
       *[other] { $count } Arbeiter
    }
bid-sorcerer-in = Medizinmann meißelt mit ✓
bid-sorcerer-out = Medizinmann schicken
bid-chief-in = Häuptling meißelt mit (zählt 3) ✓
bid-chief-out = Häuptling schicken (zählt 3)
bid-then = Wenn ich wählen darf…
bid-then-ask = Frag mich dann
bid-then-largest = Nimm den größten, der geht
bid-nothing = zwei leere Hände
bid-seal = Abgeben: { $bid }

## Choose

choose-title = **Du darfst einen Moai wählen**
choose-offer =
    Im Angebot: { LIST($sizes, type: "plain") }. Du hast noch { $sculptors ->
        [one] einen Bildhauer
       *[other] { $sculptors } Bildhauer
    }.
choose-take = Größe { $size } nehmen
choose-then = Mit den übrigen Bildhauern
choose-then-ask = Frag mich wieder
choose-then-largest = Nimm den größten, der geht
choose-none = Keinen mehr für mich

## Placement

# What pictures on panels show, for those who can't see them.
preview-alt-plan = Der Spielplan mit deinen geplanten Figuren auf { $hexes }.
preview-alt-place = Die Insel, wie sie mit deinem { TERM($piece, "piece") } auf { $hex } aussähe.
preview-alt-way = Der Weg von { $statue }: { LIST($way, type: "plain") }. { $gains }
preview-alt-reach = Wohin du { $statue } bringen kannst und was andere dafür bekommen.

place-title = **Du bist dran: Figur aufstellen**
place-which = Welche Figur?
place-what-for = Was soll sie tun?
place-where = Auf welches Feld?
place-hand = Du hast noch: { $pieces }.
place-hand-empty = Du hast nichts mehr zum Aufstellen.
hand-workers = { $count } Arbeiter
hand-sorcerer = den Medizinmann
hand-chief = den Häuptling
hand-logs =
    { $count ->
        [one] 1 Baumstamm
       *[other] { $count } Baumstämme
    }
hexes-mine = Meine Statuen tragen
hexes-powers = Eine Fähigkeit nutzen
hexes-reserve = Ein Ahu reservieren
hexes-others = Für andere tragen und verdienen
hexes-coast = An eine Küste, nach Wert
hexes-inland = Ins Inland, nach Nähe zum Steinbruch
hex-onward =
    { $statue } Richtung Ahu { $ahu } ({ $points } Punkte{ $steps ->
        [0] { "" }
        [one] , noch ein Schritt
       *[other] , noch { $steps } Schritte
    })
place-power = Die Fähigkeit hier nutzen?
place-no-power = Keine Fähigkeit
place-figure =
    { $piece ->
        [worker] Arbeiter
        [sorcerer] Medizinmann
       *[chief] Häuptling
    }{ $logs ->
        [0] { "" }
        [one] { " " }mit Baumstamm
       *[other] { " " }mit { $logs } Baumstämmen
    }
place-go =
    { TERM($piece, "piece") }{ $logs ->
        [0] { "" }
        [one] { " " }mit Baumstamm
       *[other] { " " }mit { $logs } Baumstämmen
    } auf { $hex } stellen
place-go-power =
    { TERM($piece, "piece") }{ $logs ->
        [0] { "" }
        [one] { " " }mit Baumstamm
       *[other] { " " }mit { $logs } Baumstämmen
    } auf { $hex }, Fähigkeit nutzen
place-quick =
    { $piece ->
        [worker] Arbeiter
        [sorcerer] Medizinmann
       *[chief] Häuptling
    }{ $logs ->
        [0] { "" }
        [one] { " " }mit Baumstamm
       *[other] { " " }mit { $logs } Baumstämmen
    } auf { $hex }
place-tablet = Marker → Tafelhälfte
place-pass = Passen
power-does-worker =
    { $tablet ->
        [yes] Tafel zerbrechen: Arbeiter aus dem Behälter nehmen
       *[no] Arbeiter aus dem Behälter nehmen
    }
power-does-marker =
    { $tablet ->
        [yes] Tafel zerbrechen: Stammesmarker aus dem Behälter nehmen
       *[no] Stammesmarker aus dem Behälter nehmen
    }
power-does-logs =
    { $tablet ->
        [yes] Tafel zerbrechen: Wald abholzen ({ $logs ->
            [one] 1 Baumstamm
           *[other] { $logs } Baumstämme
        })
       *[no] Wald abholzen ({ $logs ->
            [one] 1 Baumstamm
           *[other] { $logs } Baumstämme
        })
    }
power-does-headdress =
    { $tablet ->
        [yes] Tafel zerbrechen: Kopfschmuck nehmen
       *[no] Kopfschmuck nehmen
    }
power-does-ahu =
    { $tablet ->
        [yes] Tafel zerbrechen: Ahu { $ahu } reservieren
       *[no] Ahu { $ahu } reservieren
    }

## Planning a placement

plan-open = Mehrere Züge planen…
plan-title = **Plane deine Züge**
plan-means = -# Deine Figuren kommen in dieser Reihenfolge aufs Brett, immer wenn du dran bist.
plan-stands = 🗒️ Dein Plan läuft: Immer wenn du dran bist, folgt der nächste Schritt.
plan-then-pass = Danach: passen.
plan-then-ask = Danach: frag mich.
plan-go = So aufstellen, wenn ich dran bin
plan-add = Schritt hinzufügen…
plan-remove = Letzten Schritt entfernen
plan-watch-on = Bei Störung fragen ✓
plan-watch-off = Weiter, egal was passiert ✓
plan-pass-on = Am Ende passen ✓
plan-pass-off = Am Ende fragen ✓
plan-leave = Zurück zu diesem Zug
plan-cancel = Plan abbrechen
plan-cancelled = Der Plan ist abgebrochen. Bei deinem nächsten Zug wirst du gefragt.

## Transport

transport-title = **Du bist dran: Statue bewegen**
transport-which = Welche Statue?
transport-brings =
    Du +{ $points } { $when ->
        [now] jetzt
       *[end] am Ende
    } · { $gains }
transport-brings-owner = Besitzer des Moai +{ $points } am Ende · { $gains }
transport-brings-others = Fürs Tragen: { $gains }
transport-statue = { $statue }
transport-where = Wohin?
transport-with-whom = Mit wessen Hilfe?
transport-ways = { $gains } · { $count } Möglichkeiten, wer hilft
transport-erect =
    Auf { $ahu } aufrichten · { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
transport-crown =
    Auf { $ahu } krönen · { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
transport-mark-there = Nach { $hex } und markieren
transport-leave-there = Nach { $hex } und liegen lassen
transport-mark-here = Hier markieren
transport-pass = Passen

move-out-of-reach = { $statue } kommt jetzt nicht nach { $hex }: { $count ->
        [0] Es geht nur, die Statue an ihrem Platz zu markieren.
       *[other] Erreichbar: { $hexes }.
    }

## Stash and recall

ahead-title = -# Wo du schon hier bist: Das wirst du am Ende der Runde gefragt.
ahead-noted = Vorgemerkt. Es gilt für diese Runde.
ahead-ask = Frag mich dann
ahead-recall = Meine Marker am Ende der Runde
ahead-recall-all = Alle meine Marker zurücknehmen
ahead-stash = Was ich im Steinbruch lasse
ahead-stash-all = So viele markieren wie möglich, die größten zuerst
stash-title = **Was du nicht bewegt hast, bleibt im Steinbruch.** Etwas davon markieren? Ohne Marker kann es jeder nehmen.
stash-none = Keine markieren
stash-all =
    { $count ->
        [one] Markieren
       *[other] Alle { $count } markieren
    }
stash-pick = Wähle, welche du markierst
stash-these = { $statues } markieren
recall-title = **Die Runde ist vorbei.** Marker von Statuen zurücknehmen? Ohne Marker ist eine Statue verlassen: Jeder kann sie nehmen.
recall-none = Marker liegen lassen
recall-all = 
    { $count ->
        [one] Marker zurücknehmen
        [2] Beide Marker zurücknehmen
       *[other] Alle { $count } Marker zurücknehmen
    }
recall-pick = Wähle die Statuen, die du aufgibst
recall-these = 
    { $count ->
        [one] Marker von { $statues } zurücknehmen
       *[other] Marker von { $statues } zurücknehmen
    }

## Decisions in a few words

action-mark = { $statue } an Ort und Stelle markieren
action-peek = Unter Ahu { $ahu } schauen
action-move =
    { $statue } { $then ->
        [erect] auf Ahu { $ahu }
        [crown] auf den Moai von Ahu { $ahu }
        [mark] nach { $hex }, markiert
       *[leave] nach { $hex }
    }

## Are you sure?

sure-title = **Bist du sicher?**
sure-yes = Ja, machen
sure-no = Zurück
sure-markers-alone =
    { $count ->
        [one] Ein Marker ohne Bildhauer gewinnt nichts und ist für diese Runde weg.
       *[other] { $count } Marker ohne Bildhauer gewinnen nichts und sind für diese Runde weg.
    }
sure-pass = Du hast noch: { $figures }. Wer passt, stellt diese Runde nichts mehr auf.
sure-tablet = Der Häuptling zerbricht { $halves } Tafelhälften für diese Fähigkeit.
sure-gains = Das bringt anderen mehr als dir: { $gains }.
sure-crown = Dieser Moai gehört { $name }: Dein Kopfschmuck bringt dort { $points } Punkte, aber nicht dir.
sure-last-base = Dieser Moai kommt auf deinen letzten Sockel: Die Partie endet mit dieser Runde.
