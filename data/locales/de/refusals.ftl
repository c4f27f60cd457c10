# Why the rules say no. One message a reason.

## The table

not-seated = { TERM($colour, "colour") } spielt in dieser Partie nicht mit.
unknown-colour = Eine Farbe „{ $colour }“ gibt es nicht.
colour-twice = Zwei Plätze haben dieselbe Farbe.
wrong-player-count = Mit { $count } geht es nicht: Giants ist für { $least } bis { $most } Spieler.
game-over = Die Partie ist vorbei.
nobody-decides = Eine Entscheidung braucht einen Platz am Tisch.
not-your-turn = Du bist nicht am Zug: { TERM($turn, "colour") } ist dran.
has-passed = Du hast für diese Phase gepasst.
nothing-owed = Gerade wird nichts von dir gebraucht.
wrong-phase = Das geht jetzt nicht. Gerade läuft: { TERM($phase, "phase") }.

## Dice

dice-are-chance = Gewürfelt wird vom Tisch, nicht von dir.
dice-not-due = Jetzt wird nicht gewürfelt.
dice-first = Zuerst wird gewürfelt.
dice-count = { $count } Würfel sind gefallen, an diesem Tisch sind es aber { $right }.
dice-face = Ein { TERM($die, "die") } Würfel hat keine { $face }.

## Auction

negative-bid = Weniger als nichts kannst du nicht bieten.
markers-missing =
    { $there ->
        [0] Du hast keinen Stammesmarker hinter deinem Sichtschirm.
        [one] Du hast nur einen Stammesmarker hinter deinem Sichtschirm.
       *[other] Du hast nur { $there } Stammesmarker hinter deinem Sichtschirm.
    }
workers-missing =
    { $there ->
        [0] Du hast keinen Arbeiter hinter deinem Sichtschirm.
        [one] Du hast nur einen Arbeiter hinter deinem Sichtschirm.
       *[other] Du hast nur { $there } Arbeiter hinter deinem Sichtschirm.
    }
piece-missing = Dein { TERM($piece, "piece") } ist nicht hinter deinem Sichtschirm.
size-not-offered = Es liegt kein Moai der Größe { $size } aus.
sculptors-missing =
    Ein Moai der Größe { $size } braucht mehr Bildhauer: Du hast { $there ->
        [0] keinen
       *[other] nur { $there }
    } übrig.

## Placement

unknown-piece = Eine Figur namens „{ $piece }“ gibt es nicht.
unknown-hex = Ein Feld { $hex } gibt es auf diesem Spielplan nicht.
unknown-ahu = Ein Ahu { $ahu } gibt es auf diesem Spielplan nicht.
chief-without-logs = Der Häuptling trägt keine Baumstämme.
too-many-logs = Eine Figur bringt höchstens { $most } Baumstämme mit.
logs-missing =
    { $there ->
        [0] Du hast keinen Baumstamm hinter deinem Sichtschirm.
        [one] Du hast nur einen Baumstamm hinter deinem Sichtschirm.
       *[other] Du hast nur { $there } Baumstämme hinter deinem Sichtschirm.
    }
worker-without-power = Ein Arbeiter kann keine Fähigkeit nutzen: Schick den Medizinmann oder den Häuptling.
halves-missing =
    { $asked ->
        [one] Du hast keine Tafelhälfte zum Zerbrechen.
       *[other] Ein Häuptling zerbricht { $asked } Tafelhälften, um eine Fähigkeit zu nutzen: Du hast { $there }.
    }
power-elsewhere = Diese Fähigkeit gehört zu { $home } ({ TERM($power, "power") }), nicht zu { $hex }.
power-without-ahu = Ein Ahu nennst du nur beim Reservieren.
ahu-without-power = Ein Ahu nennst du nur, um es zu reservieren.
no-forest = Auf { $hex } gibt es keinen Wald.
forest-cut = Der Wald auf { $hex } ist schon abgeholzt.
no-worker-in-urn = Im Behälter ist kein Arbeiter von dir mehr.
no-marker-in-urn = Im Behälter ist kein Stammesmarker von dir mehr.
no-logs-in-supply = Im Vorrat sind keine Baumstämme mehr.
no-headdress-in-supply = Im Vorrat ist kein Kopfschmuck mehr.
no-halves-in-supply = Im Vorrat sind keine Tafelhälften mehr.
ahu-elsewhere = Ahu { $ahu } gehört zu { $home }, nicht zu { $hex }.
ahu-taken = Ahu { $ahu } ist schon besetzt.
ahu-reserved = Ahu { $ahu } ist für { TERM($owner, "colour") } reserviert.
no-base = Du hast keinen Sockel mehr hinter deinem Sichtschirm.

## Transport

unknown-statue = Eine Statue { $statue } gibt es nicht.
in-front-of-other = { $statue } liegt in der Auslage von { TERM($owner, "colour") }.
marked-by-other = { $statue } trägt den Marker von { TERM($owner, "colour") }.
moved-by-other = { $statue } wurde diese Runde schon von { TERM($owner, "colour") } bewegt und ist noch nicht verlassen.
already-marked = { $statue } ist schon markiert.
no-marker-left = Du hast keinen Stammesmarker zum Markieren hinter deinem Sichtschirm.
mark-in-place = Um { $statue } an Ort und Stelle zu markieren, nenne kein Feld.
no-step = { $statue } bleibt an Ort und Stelle: Nenne ein Feld oder was damit geschehen soll.
not-adjacent = { $hex } liegt nicht neben { $start }.
been-there = { $statue } war diese Runde schon auf { $hex }.
too-weak =
    Niemand kann das auf { $hex } tragen: Dort braucht es { $need ->
        [one] eine Figur.
       *[other] Stärke { $need } und mindestens eine Figur.
    }
no-help-needed = Auf { $hex } tragen deine eigenen Figuren: Niemand sonst bekommt etwas dafür.
own-carriers-unwritten = Deine eigenen Figuren auf { $hex } helfen sowieso: Nenne nur fremde.
wrong-carriers =
    { $count ->
        [one] Nenne für { $hex } einen fremden Arbeiter oder Medizinmann, der dort steht, oder einen Häuptling.
       *[other] Nenne für { $hex } { $count } fremde Arbeiter oder Medizinmänner, die dort stehen, oder einen Häuptling.
    }
abandoned-needs-end = { $statue } ist verlassen: Wer zugreift, muss gleich markieren, aufrichten oder krönen.
ahu-without-ending = Ein Ahu nennst du nur zum Aufrichten oder Krönen.
unknown-ending = Mit „{ $word }“ kann ein Zug nicht enden.
headdress-not-erected = { $statue } ist ein Kopfschmuck: Er krönt einen Moai und wird nicht aufgerichtet.
moai-not-crowning = { $statue } ist ein Moai: Er wird aufgerichtet und krönt nichts.
no-own-figure = Dafür brauchst du eine eigene Figur auf { $hex }.
no-moai-there = Auf Ahu { $ahu } steht kein Moai.
crowned-already = Der Moai auf Ahu { $ahu } trägt schon einen Kopfschmuck.

## End of the round, and peeking

not-in-your-front = { $statue } liegt nicht in deiner Auslage.
not-your-marker = { $statue } trägt nicht deinen Marker.
statue-twice = { $statue } ist doppelt genannt.
owners-are-open = An diesem Tisch sind die Besitzer offen: Es gibt nichts nachzusehen.

## Lines of a record

notation-verb = „{ $word }“ ist keine Entscheidung.
notation-number = „{ $word }“ ist keine Zahl.
notation-one-word = Auf „{ $verb }“ folgt genau ein Wort.
notation-alone = „{ $verb }“ steht allein.
notation-dice = Nach „dice“ kommen die Augenzahlen, je eine Ziffer.
notation-bid = „{ $word }“ lässt sich nicht bieten: Schreib etwa „2m 1w s c“ oder „-“ für nichts.
notation-twice = „{ $word }“ steht doppelt da.
notation-put = Schreib etwa „put w+2 F6“ oder „put s D3 !logs“.
notation-figure = „{ $word }“ ist keine Figur: Schreib w, w+1, w+2, s, s+1, s+2 oder c.
notation-hex = „{ $word }“ ist kein Feld.
notation-power = „{ $word }“ ist keine Fähigkeit: Schreib !worker, !marker, !logs, !headdress oder !ahu und dessen Nummer.
notation-step = „{ $word }“ ist kein Schritt: Schreib ein Feld und nach einem Doppelpunkt, wer trägt.
notation-statue = „{ $word }“ ist keine Statue: Schreib etwa m3 oder h2.
notation-statues = Nenne die Statuen, oder „-“ für keine.
notation-move = Schreib etwa „move m3 I5:r H5 erect 12“.
notation-mark-in-place = Um { $statue } an Ort und Stelle zu markieren, schreib „mark { $statue }“.

bad-header = Das ist keine Kopfzeile: Schreib etwa [Seats "green red blue"].
header-twice = Die Kopfzeile { $name } kommt doppelt vor.
header-missing = Die Kopfzeile { $name } fehlt.
other-game = Das ist ein Protokoll von { $game }.
unknown-board = Einen Spielplan „{ $title }“ gibt es nicht.
bad-seed = Ein Startwert hat 1 bis 200 Zeichen.
unknown-rules = Regeln der Version „{ $version }“ sind hier nicht bekannt.
unknown-option = Eine Option „{ $name }“ gibt es nicht.
bad-result = Das Ergebnis muss alle Plätze der Reihe nach mit ihren Punkten nennen.
result-too-early = Da steht ein Ergebnis, aber die Partie ist noch nicht vorbei.
wrong-result = Das Ergebnis stimmt nicht: Die Partie endet { $result }.
no-such-line =
    Eine Zeile { $at } gibt es nicht: Das Protokoll hat { $count ->
        [one] eine Zeile.
       *[other] { $count } Zeilen.
    }
