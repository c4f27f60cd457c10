# Words in the pictures, their alt texts, and the text board.

## Names

picture-colour-blue = Blau
picture-colour-green = Grün
picture-colour-red = Rot
picture-colour-yellow = Gelb
picture-colour-purple = Lila

## Caption

picture-phase-auction = Versteigerung
picture-phase-choose = Moais wählen
picture-phase-placement = Aufstellen
picture-phase-transport = Transport
picture-phase-stash = Steinbruch
picture-phase-recall = Marker
picture-phase-over = Ende
picture-round = Runde { $round }
picture-due-dice = Gleich rollen die Würfel
picture-due-nobody = Die Partie wurde vorzeitig beendet
picture-due-auction = { $count ->
    [one] { $names } muss noch bieten
   *[other] { $count } Gebote fehlen noch
}
picture-due-choose = { $names }: Moai nehmen oder verzichten
picture-due-placement = { $names }: Figur aufstellen oder passen
picture-due-transport = { $names }: Statue bewegen oder passen
picture-due-stash = { $names }: im Steinbruch markieren oder nicht
picture-due-recall = { $names }: Marker zurücknehmen?
picture-due-several = { $phase ->
    [choose] { $count } sind dran: Moai nehmen oder verzichten
    [placement] { $count } sind dran: Figur aufstellen oder passen
    [transport] { $count } sind dran: Statue bewegen oder passen
    [stash] { $count } sind dran: im Steinbruch markieren oder nicht
    [recall] { $count } sind dran: Marker zurücknehmen?
   *[auction] { $count } Gebote fehlen noch
}
picture-due-unnamed = { $phase ->
    [choose] Moai nehmen oder verzichten
    [placement] Figur aufstellen oder passen
    [transport] Statue bewegen oder passen
    [stash] Im Steinbruch markieren oder nicht
    [recall] Marker zurücknehmen?
   *[auction] Ein Gebot fehlt noch
}
picture-revealed = Die Gebote sind aufgedeckt: siehe Kärtchen.
picture-over = { $count ->
    [one] { $names } gewinnt mit { $points } Punkten
   *[other] { $names } teilen sich den Sieg mit je { $points } Punkten
}
picture-end-bases = Jemand hat auf jedem Sockel einen Moai.
picture-end-exhausted = Es gibt keinen Moai mehr aufzurichten.
picture-end-idle = Der Steinbruch ist leer, und nichts wurde aufgerichtet.
picture-end-agreed = Die Partie wurde vorzeitig beendet.

## Panels

picture-passed = gepasst
picture-declined = fertig
picture-supply = Vorrat
picture-screen = Hinter deinem Sichtschirm
picture-quarry = Steinbruch
picture-on-the-way = Unterwegs
picture-first-dice = Erste Runde: { LIST($faces, type: "plain") }
picture-die-counts = { $face } zählt als { $value }
picture-dice-due = Gleich wird gewürfelt
picture-price-total = Andere bekommen
picture-price-nothing = Andere bekommen nichts
picture-more-places = { $count ->
    [one] und { $count } Ereignis davor
   *[other] und { $count } Ereignisse davor
}
picture-preview-plan =
    { $count ->
        [0] Noch nichts geplant
        [one] 1 Figur geplant, noch nicht aufgestellt
       *[other] { $count } Figuren geplant, noch keine aufgestellt
    }
picture-preview-place = { $hex }: { TERM($piece, "piece") }, noch nicht aufgestellt
picture-preview-reach = { $statue } kann hierhin
picture-preview-erect = { $statue } auf Ahu { $number }, { $ahu }
picture-preview-crown = { $statue } krönt Ahu { $number }, { $ahu }
picture-preview-way = { $statue } von { $start } nach { $end }

## The lobby

picture-lobby-call = { $count ->
    [0] Alle sind da
    [one] { $count } Platz ist frei: Spiel mit!
   *[other] { $count } Plätze sind frei: Spiel mit!
}
picture-seat-free = frei

## The end

picture-game = Giants
picture-poster-won = { $count ->
    [one] gewinnt mit { $points } Punkten
   *[other] gewinnen gemeinsam mit je { $points } Punkten
}
picture-poster-game = { $count } Spieler, { $round } Runden

picture-source-moai = Moais
picture-source-headdresses = Kopfschmuck
picture-source-carrying = Tragen
picture-source-tablets = Tafeln
picture-total = Summe

## Film

picture-film-start = { $count } Spieler brechen auf
picture-film-round = Runde { $round }
picture-film-erected = { $name } richtet einen Moai auf { $ahu } auf
picture-film-crowned = { $name } bringt einen Kopfschmuck nach { $ahu }
picture-reveal-carrying = Punkte fürs Tragen
picture-reveal-tablets = Vollständige Tafeln
picture-reveal-many = { $count } kleinere Moais werden aufgedeckt
picture-reveal-moai =
    { $ahu }: { $name } +{ $moai }{ $headdress ->
        [0] { "" }
       *[other] {" "}+{ $headdress }
    }
## What happened, one sentence an event

alt-event-round = Runde { $round } beginnt; Startspieler ist { $name }.
alt-event-phase = Jetzt: { $phase }.
alt-event-rolled = { $count ->
    [0] Die Würfel zeigen { $faces }: kein Moai.
   *[other] Die Würfel zeigen { $faces }; Moais im Angebot: { $sizes }.
}
alt-event-supply-empty = Im Vorrat ist kein Moai mehr: Das Ende naht.
alt-event-sealed = { $name } gibt ein Gebot ab.
alt-event-sealed-again = { $name } gibt ein neues Gebot ab.
alt-event-revealed = Die Gebote liegen offen: { LIST($bids, type: "groups") }.
alt-event-bid = { $name } { $markers } Marker und { $sculptors } Bildhauer
alt-event-took = { $name } nimmt { $statue }, einen Moai der Größe { $size }.
alt-event-declined = { $name } nimmt keinen Moai mehr.
alt-event-unsold = { $count ->
    [one] { $count } Moai, den niemand wollte, ist aus dem Spiel.
   *[other] { $count } Moais, die niemand wollte, sind aus dem Spiel.
}
alt-event-placed = { $name } stellt { $piece ->
    [worker] einen
   *[other] den
} { TERM($piece, "piece") }{ $logs ->
    [0] {""}
    [one] {" "}mit { $logs } Baumstamm
   *[other] {" "}mit { $logs } Baumstämmen
} auf { $hex }.
alt-event-power-worker = { $name } bekommt im Dorf einen Arbeiter.
alt-event-power-marker = { $name } bekommt in der Hütte des Zauberers einen Stammesmarker.
alt-event-power-logs = { $name } holzt den Wald { $hex } ab: { $gain ->
    [one] { $gain } Baumstamm.
   *[other] { $gain } Baumstämme.
}
alt-event-power-headdress = { $name } fertigt den Kopfschmuck { $statue }.
alt-event-power-ahu = { $name } reserviert Ahu { $ahu }.
alt-event-tablet = { $name } tauscht einen Marker gegen eine Tafelhälfte.
alt-event-passed = { $name } passt.
alt-event-moved = { $name } bringt { $statue } von { $start } nach { $end }.
alt-event-moved-paid = { $name } bringt { $statue } von { $start } nach { $end }; fürs Tragen: { $paid }.
alt-event-paid = { $name } +{ $points }
alt-event-erected = { $name } richtet auf Ahu { $ahu } einen Moai der Größe { $size } auf.
alt-event-crowned = { $name } krönt den Moai auf Ahu { $ahu }.
alt-event-marked = { $name } markiert { $statue } auf { $hex }.
alt-event-stashed = { $name } lässt { $statues } im Steinbruch.
alt-event-returned = Die Runde ist vorbei; die Figuren kehren hinter die Sichtschirme zurück.
alt-event-recalled = { $name } nimmt Marker zurück von { $statues }.
alt-event-recalled-none = { $name } lässt alle Marker liegen.
alt-event-peeked = { $name } schaut unter den Moai auf Ahu { $ahu }.
alt-event-over = Die Partie ist vorbei. Vorn: { $names }.

## Alt text

alt-board = { $board }, Runde { $round }, { $phase }. { $due }
alt-dice = Steinbruch: { LIST($sizes, type: "plain") }.
alt-changed = Seitdem: { $events }
alt-score = { $name } { $points }
alt-scores = Punkte: { LIST($scores, type: "plain") }.
alt-final = Endstand: { LIST($scores, type: "plain") }.
alt-own = Hinter deinem Sichtschirm: { $things }.
alt-on-the-way = Statuen und wer sie bewegen kann: { LIST($groups, type: "groups") }.
alt-may-move = { $name }: { $statues }
alt-anybody = alle
alt-front = in der Auslage
alt-statue-moai = { $statue } (Größe { $size }, { $place })
alt-statue-headdress = { $statue } (Kopfschmuck, { $place })
alt-closeup = Was gerade passiert ist, aus der Nähe: { $events }
alt-more = …

## Text board

board-title = { $board }, Runde { $round }: { $phase }
board-due = { $due }
board-first = Startspieler: { $name }
board-players = Am Tisch
board-player = { $name } ({ TERM($seat, "colour") }): { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-player-notes = { $line }; { LIST($notes, type: "groups") }
board-passed = gepasst
board-sealed = Gebot abgegeben
board-due-mark = am Zug
board-front = Auslage: { $things }
board-bid = Gebot: { $things }
board-sculptors = { $count } Bildhauer übrig
board-screen = Hinter deinem Sichtschirm: { $things }
board-own-bid = Dein verdecktes Gebot: { $things }
board-nothing = nichts
board-quarry = Steinbruch: Würfel { $faces }; im Angebot { $sizes }
board-hexes = Felder
board-hex = { $hex }{ $terrain }: { $things }
board-hex-empty = { $hex }{ $terrain }
board-terrain-plain = {""}
board-terrain-forest = {" "}(Wald, { $logs ->
    [one] { $logs } Baumstamm
   *[other] { $logs } Baumstämme
})
board-terrain-cut = {" "}(Wald, abgeholzt)
board-terrain-moai_quarry = {" "}(Moai-Steinbruch)
board-terrain-headdress_quarry = {" "}(Kopfschmuck-Steinbruch)
board-terrain-village = {" "}(Dorf)
board-terrain-hut = {" "}(Hütte des Zauberers)
board-strength = Stärke { $total }
board-strength-own = Stärke { $total } ({ $name } mit Baumstämmen: { $own })
board-owned = { $name } ({ $things })
board-statue-moai = Moai { $statue } Größe { $size }
board-statue-headdress = Kopfschmuck { $statue }
board-marked = { $statue } (Marker von { $name })
board-abandoned = { $statue } (verlassen)
board-count-worker = { $count } Arbeiter
board-count-sorcerer = { $count ->
    [one] Medizinmann
   *[other] { $count } Medizinmänner
}
board-count-chief = { $count ->
    [one] Häuptling
   *[other] { $count } Häuptlinge
}
board-count-marker = { $count } Marker
board-count-log = { $count ->
    [one] { $count } Baumstamm
   *[other] { $count } Baumstämme
}
board-count-base = { $count } Sockel
board-count-half = { $count ->
    [one] { $count } Tafelhälfte
   *[other] { $count } Tafelhälften
}
board-count-headdress = { $count }× Kopfschmuck
board-ahus = Belegte Ahus
board-ahus-free = Freie Ahus (Nummer, Name, Feld: Wert für Moai / Kopfschmuck)
board-ahu = { $number } { $ahu }, { $hex }: { $moai } / { $headdress }
board-ahu-line = { $ahu }: { $things }
board-ahu-moai = Moai Größe { $size }
board-ahu-crowned = gekrönt
board-ahu-owner = Besitzer { $name }
board-ahu-reserved = reserviert von { $name }
board-ahu-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-supply = Vorrat: { $things }
board-supply-moai = { $count ->
    [one] { $count } Moai
   *[other] { $count } Moais
} Größe { $size }
board-final = Endstand
board-final-line = { $place }. { $name }: { $total } = Moais { $moai } + Kopfschmuck { $headdresses } + Tragen { $carrying } + Tafeln { $tablets }
