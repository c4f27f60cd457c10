# Words in the pictures, their alt texts, and the text board.

## Names

picture-colour-blue = Bleu
picture-colour-green = Vert
picture-colour-red = Rouge
picture-colour-yellow = Jaune
picture-colour-purple = Violet

## Caption

picture-phase-auction = Enchères
picture-phase-choose = Choix
picture-phase-placement = Pose
picture-phase-transport = Transport
picture-phase-stash = Carrière
picture-phase-recall = Marqueurs
picture-phase-over = La fin
picture-round = Tour { $round }
picture-due-dice = Les dés vont rouler
picture-due-nobody = La partie s'est terminée avant l'heure
picture-due-auction = { $count ->
    [one] { $names } doit encore miser
   *[other] Encore { $count } mises attendues
}
picture-due-choose = { $names } : prends un Moaï, ou arrête là
picture-due-placement = { $names } : pose un pion, ou passe
picture-due-transport = { $names } : déplace une statue, ou passe
picture-due-stash = { $names } : marquer ce qui reste à la carrière ?
picture-due-recall = { $names } : reprendre des marqueurs ?
picture-due-several = { $phase ->
    [choose] { $count } joueurs : prendre un Moaï, ou arrêter là
    [placement] { $count } joueurs : poser un pion, ou passer
    [transport] { $count } joueurs : déplacer une statue, ou passer
    [stash] { $count } joueurs : marquer ce qui reste à la carrière ?
    [recall] { $count } joueurs : reprendre des marqueurs ?
   *[auction] Encore { $count } mises attendues
}
picture-due-unnamed = { $phase ->
    [choose] Prendre un Moaï, ou arrêter là
    [placement] Poser un pion, ou passer
    [transport] Déplacer une statue, ou passer
    [stash] Marquer ce qui reste à la carrière ?
    [recall] Reprendre des marqueurs ?
   *[auction] Encore une mise attendue
}
picture-revealed = Les mises sont dévoilées : tu les vois ici.
picture-over = { $count ->
    [one] { $names } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $names } partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun
}
picture-end-bases = Un joueur a un Moaï sur chacun de ses socles.
picture-end-exhausted = Il ne reste plus de Moaï à ériger.
picture-end-idle = La carrière est vide et rien n'a été érigé.
picture-end-agreed = La partie s'est terminée avant l'heure.

## Panels

picture-passed = passe
picture-declined = fini
picture-supply = Réserve
picture-screen = Derrière ton paravent
picture-quarry = Carrière
picture-on-the-way = En chemin
picture-first-dice = Premier tour : { LIST($faces, type: "plain") }
picture-die-counts = { $face } compte comme { $value }
picture-dice-due = On attend les dés
picture-price-total = Gains des autres
picture-price-nothing = Personne d'autre n'y gagne
picture-more-places = { $count ->
    [one] et { $count } chose avant
   *[other] et { $count } choses avant
}
picture-preview-plan =
    { $count ->
        [0] Rien de prévu pour l'instant
        [one] { $count } pion prévu, pas encore posé
       *[other] { $count } pions prévus, aucun posé
    }
picture-preview-place = { $hex } : { TERM($piece, "piece") }, pas encore posé
picture-preview-reach = { $statue } peut aller ici
picture-preview-erect = { $statue } sur l'ahu { $number }, { $ahu }
picture-preview-crown = { $statue } coiffe l'ahu { $number }, { $ahu }
picture-preview-way = { $statue } : { $start } → { $end }

## The lobby

picture-lobby-call = { $count ->
    [0] Tout le monde est là
    [one] Il reste { $count } place : viens jouer !
   *[other] Il reste { $count } places : viens jouer !
}
picture-seat-free = libre

## The end

picture-game = Giants
picture-poster-won = { $count ->
    [one] gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] gagnent ensemble avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun
}
picture-poster-game = { $count } joueurs, { $round ->
    [one] { $round } tour
   *[other] { $round } tours
}

picture-source-moai = Moaïs
picture-source-headdresses = Coiffes
picture-source-carrying = Transport
picture-source-tablets = Tablettes
picture-total = Total

## Film

picture-film-start = { $count } joueurs se lancent
picture-film-round = Tour { $round }
picture-film-erected = { $name } érige un Moaï : { $ahu }
picture-film-crowned = { $name } apporte une coiffe : { $ahu }
picture-reveal-carrying = Points de transport
picture-reveal-tablets = Tablettes complètes
picture-reveal-many = { $count ->
    [one] { $count } Moaï plus petit est révélé
   *[other] { $count } Moaïs plus petits sont révélés
}
picture-reveal-moai =
    { $ahu } : { $name } +{ $moai }{ $headdress ->
        [0] { "" }
       *[other] {" "}+{ $headdress }
    }
## What happened, one sentence an event

alt-event-round = Le tour { $round } commence ; premier joueur : { $name }.
alt-event-phase = Phase suivante : { $phase }.
alt-event-rolled = { $count ->
    [0] Les dés donnent { $faces } : aucun Moaï.
   *[other] Les dés donnent { $faces } ; Moaïs aux enchères : { $sizes }.
}
alt-event-supply-empty = Plus aucun Moaï dans la réserve : la fin approche.
alt-event-sealed = { $name } a scellé une mise.
alt-event-sealed-again = { $name } a scellé une nouvelle mise.
alt-event-revealed = Les mises sont dévoilées : { LIST($bids, type: "groups") }.
alt-event-bid = { $name } { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
} et { $sculptors ->
    [one] { $sculptors } sculpteur
   *[other] { $sculptors } sculpteurs
}
alt-event-took = { $name } a pris { $statue }, un Moaï de taille { $size }.
alt-event-declined = { $name } ne prend plus de Moaï.
alt-event-unsold = { $count ->
    [one] { $count } Moaï dont personne n'a voulu a quitté la partie.
   *[other] { $count } Moaïs dont personne n'a voulu ont quitté la partie.
}
alt-event-placed = { $name } a posé { $piece ->
    [worker] un ouvrier
    [sorcerer] son sorcier
   *[chief] son chef
} sur { $hex }{ $logs ->
    [0] .
    [one] {" "}avec { $logs } rondin.
   *[other] {" "}avec { $logs } rondins.
}
alt-event-power-worker = { $name } a gagné un ouvrier au village.
alt-event-power-marker = { $name } a gagné un marqueur tribal à la hutte des sorciers.
alt-event-power-logs = { $name } a abattu la forêt { $hex } : { $gain ->
    [one] { $gain } rondin.
   *[other] { $gain } rondins.
}
alt-event-power-headdress = { $name } a sculpté la coiffe { $statue }.
alt-event-power-ahu = { $name } a réservé l'ahu { $ahu }.
alt-event-tablet = { $name } a échangé un marqueur contre une demi-tablette.
alt-event-passed = { $name } passe.
alt-event-moved = { $name } a déplacé { $statue } : { $start } → { $end }.
alt-event-moved-paid = { $name } a déplacé { $statue } : { $start } → { $end } ; en portant, { $paid }.
alt-event-paid = { $name } gagne { $points }
alt-event-erected = { $name } a érigé un Moaï de taille { $size } sur l'ahu { $ahu }.
alt-event-crowned = { $name } a coiffé le Moaï de l'ahu { $ahu }.
alt-event-marked = { $name } a marqué { $statue } sur { $hex }.
alt-event-stashed = { $name } laisse à la carrière : { $statues }.
alt-event-returned = Le tour est fini ; les pions retournent derrière les paravents.
alt-event-recalled = { $name } a repris ses marqueurs : { $statues }.
alt-event-recalled-none = { $name } laisse tous ses marqueurs en place.
alt-event-peeked = { $name } a regardé sous le Moaï de l'ahu { $ahu }.
alt-event-over = La partie est finie. En tête : { $names }.

## Alt text

alt-board = { $board }, tour { $round }, { $phase }. { $due }
alt-dice = Carrière : { LIST($sizes, type: "plain") }.
alt-changed = Depuis : { $events }
alt-score = { $name } { $points }
alt-scores = Points : { LIST($scores, type: "plain") }.
alt-final = Points finaux : { LIST($scores, type: "plain") }.
alt-own = Derrière ton paravent : { $things }.
alt-on-the-way = Les statues et qui peut les déplacer : { LIST($groups, type: "groups") }.
alt-may-move = { $name } { $statues }
alt-anybody = tout le monde
alt-front = devant le paravent
alt-statue-moai = { $statue } (taille { $size }, { $place })
alt-statue-headdress = { $statue } (coiffe, { $place })
alt-closeup = Ce qui vient de se passer, en gros plan : { $events }
alt-more = …

## Text board

board-title = { $board }, tour { $round } : { $phase }
board-due = { $due }
board-first = Premier joueur : { $name }
board-players = Joueurs
board-player = { $name } ({ TERM($seat, "colour") }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-player-notes = { $line } ; { LIST($notes, type: "groups") }
board-passed = passe
board-sealed = mise scellée
board-due-mark = doit jouer
board-front = devant le paravent : { $things }
board-bid = mise : { $things }
board-sculptors = { $count ->
    [one] encore { $count } sculpteur
   *[other] encore { $count } sculpteurs
}
board-screen = Derrière ton paravent : { $things }
board-own-bid = Ta mise scellée : { $things }
board-nothing = rien
board-quarry = Carrière : dés { $faces } ; aux enchères { $sizes }
board-hexes = Cases
board-hex = { $hex }{ $terrain } : { $things }
board-hex-empty = { $hex }{ $terrain }
board-terrain-plain = {""}
board-terrain-forest = {" "}(forêt, { $logs ->
    [one] { $logs } rondin
   *[other] { $logs } rondins
})
board-terrain-cut = {" "}(forêt, abattue)
board-terrain-moai_quarry = {" "}(carrière de Moaïs)
board-terrain-headdress_quarry = {" "}(carrière de coiffes)
board-terrain-village = {" "}(village)
board-terrain-hut = {" "}(hutte des sorciers)
board-strength = force { $total }
board-strength-own = force { $total }, dont { $own } pour { $name } avec les rondins
board-owned = { $things } ({ $name })
board-statue-moai = Moaï { $statue } taille { $size }
board-statue-headdress = coiffe { $statue }
board-marked = { $statue } (marque : { $name })
board-abandoned = { $statue } (abandon)
board-count-worker = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
board-count-sorcerer = { $count ->
    [one] sorcier
   *[other] { $count } sorciers
}
board-count-chief = { $count ->
    [one] chef
   *[other] { $count } chefs
}
board-count-marker = { $count ->
    [one] { $count } marqueur
   *[other] { $count } marqueurs
}
board-count-log = { $count ->
    [one] { $count } rondin
   *[other] { $count } rondins
}
board-count-base = { $count ->
    [one] { $count } socle
   *[other] { $count } socles
}
board-count-half = { $count ->
    [one] { $count } demi-tablette
   *[other] { $count } demi-tablettes
}
board-count-headdress = { $count ->
    [one] { $count } coiffe
   *[other] { $count } coiffes
}
board-ahus = Ahus occupés
board-ahus-free = Ahus libres (numéro, nom, case : valeur du Moaï / de la coiffe)
board-ahu = { $number } { $ahu }, { $hex } : { $moai } / { $headdress }
board-ahu-line = { $ahu } — { $things }
board-ahu-moai = Moaï taille { $size }
board-ahu-crowned = coiffé
board-ahu-owner = propriétaire { $name }
board-ahu-reserved = réservation : { $name }
board-ahu-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-supply = Réserve : { $things }
board-supply-moai = { $count ->
    [one] { $count } Moaï de taille { $size }
   *[other] { $count } Moaïs de taille { $size }
}
board-final = Score final
board-final-line = { $place }. { $name } : { $total } = Moaïs { $moai } + coiffes { $headdresses } + transport { $carrying } + tablettes { $tablets }
