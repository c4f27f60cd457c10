# After the game: results, ladders, halls of fame.

## One person's games

stats-title = **{ $person }** · { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $wins ->
    [0] keine gewonnen
   *[other] { $wins } gewonnen
}
stats-rating = Wertung **{ NUMBER($rating, useGrouping: 0) }**{ $provisional ->
    [yes] {" "}(vorläufig)
   *[no] {""}
}, nach { $count ->
    [one] { $count } gewerteten Partie
   *[other] { $count } gewerteten Partien
}
stats-unrated = Noch keine Wertung: Gewertet wird, wenn mindestens zwei Menschen mitspielen.
stats-places = Plätze: { LIST($places, type: "plain") }
stats-points = Im Schnitt { $average } Punkte, bestenfalls { $best }
stats-sources = Woher sie kommen: { LIST($sources, type: "plain") }
stats-source = { $source } { $points }
stats-coast = Lieblingsküste: { $coast ->
    [north] der Norden
    [east] der Osten
    [south] der Süden
   *[west] der Westen
}, mit { $count } Moai
stats-carried = Getragen für { $people }
stats-for = { $person } ({ $points })
stats-nemesis = Angstgegner: { $person }, in { $ahead } von { $games } Partien davor
stats-partner = Bestes Gespann: mit { $person }, { $points } Punkte fürs Tragen füreinander
stats-partner-other = Bestes Gespann: mit { $person }, { $points } Punkte fürs Tragen füreinander
stats-shared-only = -# Nur Partien auf Servern, auf denen du bist.
stats-nothing = Von { $person } gibt es keine beendeten Partien, die ich dir zeigen könnte.
stats-none = Du hast noch keine beendete Partie. Sobald du eine hast, zählt sie hier.
stats-hidden = Du nimmst an den Ergebnissen nicht teil: Niemand sieht hier deine Partien, und du stehst in keiner Rangliste und keiner Ruhmeshalle.
stats-out = Nicht teilnehmen
stats-in = Wieder teilnehmen
stats-left = Du nimmst ab jetzt an den Ergebnissen nicht teil, und was es gab, ist entfernt. Mit { COMMAND("stats") } kannst du zurückkommen.
stats-joined = Du nimmst wieder teil. Deine beendeten Partien zählen.
stats-alt = Diagramm von { $name }. { $rated ->
    [0] Noch keine Wertung.
   *[other] Wertung nach { $rated ->
        [one] { $rated } Partie
       *[other] { $rated } Partien
    }: { NUMBER($last, useGrouping: 0) }, zwischen { NUMBER($low, useGrouping: 0) } und { NUMBER($high, useGrouping: 0) }.
} Punkte einer Partie im Schnitt: { LIST($sources, type: "plain") }.
picture-stats-somebody = Jemand
picture-stats-rating = { $count ->
    [one] Wertung nach { $count } Partie
   *[other] Wertung über { $count } Partien
}
picture-stats-sources = Punkte einer Partie im Schnitt

## Ladders

ladder-title-server = **Rangliste von { $server }** · { $season }
ladder-title-all = **Rangliste über alle Server** · { $season }
ladder-ever = alle Saisons
ladder-season = { $quarter }. Quartal { NUMBER($year, useGrouping: 0) }
ladder-line = { $place }. { $person } · **{ NUMBER($rating, useGrouping: 0) }** · { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
ladder-provisional = Vorläufig, mit weniger als { $least } gewerteten Partien:
ladder-line-provisional = { $person } · { NUMBER($rating, useGrouping: 0) } · { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
ladder-nobody = In dieser Zeit hat hier niemand eine gewertete Partie beendet. Gewertet wird, wenn mindestens zwei Menschen mitspielen.
ladder-more = -# und { $count } weitere
ladder-shared-only = -# Leute, mit denen du einen Server teilst.
ladder-choose-season = Eine andere Saison
ladder-show-all = Alle Server
ladder-show-server = Dieser Server
ladder-fame = Ruhmeshalle
ladder-back = Rangliste
ladder-no-season = Eine Saison „{ $given }“ gibt es nicht. Saisons schreibt man wie 2026-Q4.

## Halls of fame

fame-title = **Ruhmeshalle von { $server }**
fame-month = **Das Beste des letzten Monats auf { $server }**
fame-ever = **Das Beste aller Zeiten**
fame-points = Meiste Punkte: { $people }, { $value } Punkte
fame-haul = Weitester Transport: { $people }, über { $value ->
    [one] { $value } Feld
   *[other] { $value } Felder
}
fame-carried = Am meisten mit Tragen für andere verdient: { $people }, { $value } Punkte
fame-close = Knappster Ausgang: { $value ->
    [0] { $people } teilten sich den ersten Platz
    [one] { $people } mit { $value } Punkt Vorsprung
   *[other] { $people } mit { $value } Punkten Vorsprung
}
fame-game = { $feat } (Partie { NUMBER($game, useGrouping: 0) })
fame-none = Noch nichts: Sie beginnt mit der ersten beendeten Partie von mindestens zwei Menschen auf diesem Server.
