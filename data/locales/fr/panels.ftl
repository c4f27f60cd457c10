# The private panels, one group per decision.

## Statues, hexes, payment

statue-moai = { $id } · Moaï de taille { $size }
statue-headdress = { $id } · coiffe
statue-in-front = { $statue }, encore à la carrière
statue-marked = { $statue }, sur { $hex } sous ton marqueur
statue-abandoned = { $statue }, à l'abandon sur { $hex }
statue-on-hex = { $statue }, sur { $hex }

hex-special =
    { $hex } · { $terrain ->
        [moai_quarry] carrière de Moaïs
        [headdress_quarry] carrière de coiffes
        [village] village
       *[hut] hutte des sorciers
    }
hex-forest =
    { $hex } · forêt, { $logs ->
        [one] { $logs } rondin
       *[other] { $logs } rondins
    }
hex-forest-cut = { $hex } · forêt, abattue
hex-figures =
    { $count ->
        [one] { $count } pion ici
       *[other] { $count } pions ici
    }
hex-ahus = ahu { $ahus }
ask-hex = Taper une case…
ask-hex-title = Quelle case ?
ask-hex-label = Case
ask-hex-hint = Comme sur le plateau, par exemple F6.

gains-nobody = personne d'autre n'y gagne
gains-one = { $name } +{ $points }
advice-reason = 💡 { $reason }
advice-line = -# 💡 { $action } : { $reason }

## Bid

bid-title = **Enchères du tour { $round }**
bid-offer =
    { $count ->
        [one] Un Moaï à la carrière, de taille { $sizes }.
       *[other] À la carrière, des Moaïs de taille { $sizes }.
    }
bid-question = Les marqueurs tribaux décident qui choisit en premier ; les sculpteurs, quelle taille de Moaï tu peux prendre. Personne ne voit ta mise avant qu'elles soient toutes là.
bid-first-round = -# Au premier tour, un 3 au dé donne un Moaï de taille 2.
bid-worth = **Ta mise : { $bid }**{ $sculptors ->
        [0] { "" }
        [one] {" "}— de quoi sculpter un Moaï de taille 1
        [2] {" "}— de quoi sculpter un Moaï de taille 2, ou deux de taille 1
        [3] {" "}— de quoi sculpter un Moaï de taille 3, ou de plus petits pour ce total
       *[other] {" "}— de quoi sculpter des Moaïs dont les tailles font { $sculptors } en tout
    }
bid-carves-nothing = ⚠️ Le plus petit Moaï en jeu est de taille { $size } : ces sculpteurs n'y suffisent pas.
bid-markers-alone = ⚠️ Des marqueurs sans sculpteurs ne gagnent rien.
bid-is-in = Scellée : { $bid }. Tu peux la changer jusqu'à la dernière mise.
bid-markers-how-many = Combien de marqueurs tribaux ?
bid-workers-how-many = Combien d'ouvriers ?
bid-markers =
    { $count ->
        [0] aucun marqueur
        [one] un marqueur
       *[other] { $count } marqueurs
    }
bid-workers =
    { $count ->
        [0] aucun ouvrier
        [one] un ouvrier
       *[other] { $count } ouvriers
    }
bid-sorcerer-in = Le sorcier sculpte ✓
bid-sorcerer-out = Envoyer le sorcier
bid-chief-in = Le chef sculpte (compte pour 3) ✓
bid-chief-out = Envoyer le chef (compte pour 3)
bid-then = Si je peux choisir…
bid-then-ask = Me demander
bid-then-largest = Prendre le plus gros possible
bid-nothing = deux mains vides
bid-seal = Sceller : { $bid }

## Choose

choose-title = **À toi de choisir un Moaï**
choose-offer =
    En jeu : { LIST($sizes, type: "plain") }. Il te reste { $sculptors ->
        [one] { $sculptors } sculpteur
       *[other] { $sculptors } sculpteurs
    }.
choose-take = Prendre la taille { $size }
choose-then = Avec les sculpteurs restants
choose-then-ask = Me redemander
choose-then-largest = Prendre le plus gros possible
choose-none = Plus rien pour moi

## Placement

# What pictures on panels show, for those who can't see them.
preview-alt-plan = Le plateau avec tes pions prévus sur { $hexes }.
preview-alt-place = L'île telle qu'elle serait avec ton { TERM($piece, "piece") } sur { $hex }.
preview-alt-way = Le chemin de { $statue } : { LIST($way, type: "plain") }. { $gains }
preview-alt-reach = Où tu peux emmener { $statue }, et ce que les autres y gagnent.

place-title = **À toi de poser**
place-which = Quel pion ?
place-what-for = Pour quoi faire ?
place-where = Sur quelle case ?
place-hand = Il te reste : { $pieces }.
place-hand-empty = Il ne te reste rien à poser.
hand-workers =
    { $count ->
        [one] un ouvrier
       *[other] { $count } ouvriers
    }
hand-sorcerer = le sorcier
hand-chief = le chef
hand-logs =
    { $count ->
        [one] un rondin
       *[other] { $count } rondins
    }
hexes-mine = Porter mes statues
hexes-powers = Utiliser un pouvoir
hexes-reserve = Réserver un ahu
hexes-others = Gagner en portant pour les autres
hexes-coast = Sur la côte, par valeur
hexes-inland = Dans les terres, par distance à la carrière
hex-onward =
    { $statue } vers l'ahu { $ahu } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $steps ->
        [0] { "" }
        [one] , encore un pas
       *[other] , encore { $steps } pas
    })
place-power = Utiliser le pouvoir d'ici ?
place-no-power = Pas de pouvoir
place-figure =
    { $piece ->
        [worker] Ouvrier
        [sorcerer] Sorcier
       *[chief] Chef
    }{ $logs ->
        [0] { "" }
        [one] { " " }avec un rondin
       *[other] { " " }avec { $logs } rondins
    }
place-go =
    Poser { $piece ->
        [worker] l'ouvrier
        [sorcerer] le sorcier
       *[chief] le chef
    }{ $logs ->
        [0] { "" }
        [one] { " " }et un rondin
       *[other] { " " }et { $logs } rondins
    } sur { $hex }
place-go-power =
    Poser { $piece ->
        [worker] l'ouvrier
        [sorcerer] le sorcier
       *[chief] le chef
    }{ $logs ->
        [0] { "" }
        [one] { " " }et un rondin
       *[other] { " " }et { $logs } rondins
    } sur { $hex }, avec le pouvoir
place-quick =
    { $piece ->
        [worker] Ouvrier
        [sorcerer] Sorcier
       *[chief] Chef
    }{ $logs ->
        [0] { "" }
        [one] { " " }et un rondin
       *[other] { " " }et { $logs } rondins
    } sur { $hex }
place-tablet = Marqueur → demi-tablette
place-pass = Passer
power-does-worker =
    { $tablet ->
        [yes] Briser une tablette : prendre un ouvrier dans l'urne
       *[no] Prendre un ouvrier dans l'urne
    }
power-does-marker =
    { $tablet ->
        [yes] Briser une tablette : prendre un marqueur tribal dans l'urne
       *[no] Prendre un marqueur tribal dans l'urne
    }
power-does-logs =
    { $tablet ->
        [yes] Briser une tablette : abattre la forêt ({ $logs ->
            [one] { $logs } rondin
           *[other] { $logs } rondins
        })
       *[no] Abattre la forêt ({ $logs ->
            [one] { $logs } rondin
           *[other] { $logs } rondins
        })
    }
power-does-headdress =
    { $tablet ->
        [yes] Briser une tablette : prendre une coiffe
       *[no] Prendre une coiffe
    }
power-does-ahu =
    { $tablet ->
        [yes] Briser une tablette : réserver l'ahu { $ahu }
       *[no] Réserver l'ahu { $ahu }
    }

## Planning a placement

plan-open = Prévoir plusieurs coups…
plan-title = **Prévois tes poses**
plan-means = -# Tes pions sont posés dans cet ordre, chaque fois que c'est à toi.
plan-stands = 🗒️ Ton plan s'exécute chaque fois que c'est à toi.
plan-then-pass = Puis : passer.
plan-then-ask = Puis : me demander.
plan-go = Les poser quand ce sera à moi
plan-add = Ajouter une étape…
plan-remove = Retirer la dernière étape
plan-watch-on = Me demander si on me gêne ✓
plan-watch-off = Continuer quoi qu'il arrive ✓
plan-pass-on = Passer à la fin ✓
plan-pass-off = Me demander à la fin ✓
plan-leave = Retour à ce coup
plan-cancel = Arrêter le plan
plan-cancelled = Le plan est arrêté. Je te demanderai la prochaine fois que c'est à toi.

## Transport

transport-title = **À toi de déplacer une statue**
transport-which = Quelle statue ?
transport-brings =
    Toi +{ $points } { $when ->
        [now] tout de suite
       *[end] à la fin
    } · { $gains }
transport-brings-owner = Le propriétaire du Moaï +{ $points } à la fin · { $gains }
transport-brings-others = Pour le transport : { $gains }
transport-statue = { $statue }
transport-where = Vers où ?
transport-with-whom = Avec l'aide de qui ?
transport-ways = { $gains } · { $count } choix pour les aides
transport-erect =
    Ériger : { $ahu } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
transport-crown =
    Coiffer : { $ahu } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
transport-mark-there = Vers { $hex }, et la marquer
transport-leave-there = Vers { $hex }, et la laisser
transport-mark-here = La marquer sur place
transport-pass = Passer

move-out-of-reach = { $statue } ne peut pas aller en { $hex } pour l'instant : { $count ->
        [0] on peut seulement la marquer sur place.
       *[other] cases possibles : { $hexes }.
    }

## Stash and recall

ahead-title = -# Tant que tu es là : ce sera demandé à la fin du tour.
ahead-noted = C'est noté, pour ce tour.
ahead-ask = Me demander à ce moment-là
ahead-recall = Mes marques à la fin du tour
ahead-recall-all = Reprendre tous mes marqueurs
ahead-stash = Mes statues qui restent à la carrière
ahead-stash-all = En marquer le plus possible, les plus grosses d'abord
stash-title = **Ce que tu n'as pas déplacé reste à la carrière.** En marquer ? Sans marqueur, n'importe qui peut le prendre.
stash-none = N'en marquer aucune
stash-all =
    { $count ->
        [one] La marquer
       *[other] Marquer les { $count }
    }
stash-pick = Choisis celles à marquer
stash-these = Marquer { $statues }
recall-title = **Le tour est fini.** Reprendre des marqueurs sur des statues ? Sans marqueur, une statue est abandonnée : n'importe qui peut la prendre.
recall-none = Garder mes marques
recall-all = 
    { $count ->
        [one] Reprendre le marqueur
        [2] Reprendre les deux marqueurs
       *[other] Reprendre les { $count } marqueurs
    }
recall-pick = Choisis les statues à lâcher
recall-these = 
    { $count ->
        [one] Reprendre le marqueur sur { $statues }
       *[other] Reprendre les marqueurs sur { $statues }
    }

## Decisions in a few words

action-mark = Marquer { $statue } sur place
action-peek = Regarder sous le Moaï de l'ahu { $ahu }
action-move =
    { $statue } { $then ->
        [erect] sur l'ahu { $ahu }
        [crown] sur le Moaï de l'ahu { $ahu }
        [mark] vers { $hex }, avec marqueur
       *[leave] vers { $hex }
    }

## Are you sure?

sure-title = **Vraiment ?**
sure-yes = Oui, vas-y
sure-no = Retour
sure-markers-alone =
    { $count ->
        [one] Un marqueur sans sculpteurs ne gagne rien, et il est perdu pour ce tour.
       *[other] { $count } marqueurs sans sculpteurs ne gagnent rien, et ils sont perdus pour ce tour.
    }
sure-pass = Il te reste : { $figures }. Qui passe ne pose plus rien ce tour-ci.
sure-tablet = Le chef brise { $halves ->
        [one] { $halves } demi-tablette
       *[other] { $halves } demi-tablettes
    } pour ce pouvoir.
sure-gains = Ça rapporte plus aux autres qu'à toi : { $gains }.
sure-crown = Ce Moaï est à { $name } : ta coiffe lui rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
sure-last-base = C'est un Moaï sur ton dernier socle : la partie finit avec ce tour.
