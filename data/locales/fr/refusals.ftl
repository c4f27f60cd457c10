# Why the rules say no. One message a reason.

## The table

not-seated = Personne ne joue { TERM($colour, "colour") } dans cette partie.
unknown-colour = La couleur « { $colour } » n'existe pas.
colour-twice = Deux sièges ont la même couleur.
wrong-player-count = On ne peut pas jouer à { $count } : Giants se joue de { $least } à { $most }.
game-over = La partie est finie.
nobody-decides = Une décision a besoin d'un siège.
not-your-turn = Ce n'est pas à toi : c'est au joueur { TERM($turn, "colour") }.
has-passed = Tu as déjà passé pour cette phase.
nothing-owed = On n'attend rien de toi pour l'instant.
wrong-phase = Impossible maintenant. Phase en cours : { TERM($phase, "phase") }.

## Dice

dice-are-chance = C'est la table qui lance les dés, pas un joueur.
dice-not-due = Ce n'est pas le moment de lancer les dés.
dice-first = Les dés d'abord.
dice-count = Dés lancés : { $count } ; à cette table, il en faut { $right }.
dice-face = Un dé { TERM($die, "die") } n'a pas de { $face }.

## Auction

negative-bid = On ne peut pas miser moins que rien.
markers-missing =
    { $there ->
        [0] Tu n'as aucun marqueur tribal derrière ton paravent.
        [one] Tu n'as qu'un marqueur tribal derrière ton paravent.
       *[other] Tu n'as que { $there } marqueurs tribaux derrière ton paravent.
    }
workers-missing =
    { $there ->
        [0] Tu n'as aucun ouvrier derrière ton paravent.
        [one] Tu n'as qu'un ouvrier derrière ton paravent.
       *[other] Tu n'as que { $there } ouvriers derrière ton paravent.
    }
piece-missing = Ton { TERM($piece, "piece") } n'est pas derrière ton paravent.
size-not-offered = Aucun Moaï de taille { $size } n'est aux enchères.
sculptors-missing =
    Un Moaï de taille { $size } demande plus de sculpteurs : il { $there ->
        [0] ne t'en reste aucun
        [one] ne t'en reste qu'un
       *[other] t'en reste { $there }
    }.

## Placement

unknown-piece = Il n'y a pas de pion « { $piece } ».
unknown-hex = Il n'y a pas de case { $hex } sur ce plateau.
unknown-ahu = Il n'y a pas d'ahu { $ahu } sur ce plateau.
chief-without-logs = Le chef ne porte pas de rondins.
too-many-logs = Un pion apporte { $most ->
        [one] { $most } rondin
       *[other] { $most } rondins
    } au plus.
logs-missing =
    { $there ->
        [0] Tu n'as aucun rondin derrière ton paravent.
        [one] Tu n'as qu'un rondin derrière ton paravent.
       *[other] Tu n'as que { $there } rondins derrière ton paravent.
    }
worker-without-power = Un ouvrier n'utilise pas de pouvoir : envoie le sorcier ou le chef.
halves-missing =
    { $asked ->
        [one] Tu n'as pas de demi-tablette à briser.
       *[other] Un chef brise { $asked } demi-tablettes pour utiliser un pouvoir : tu en as { $there }.
    }
power-elsewhere = Ce pouvoir n'est pas celui de { $hex }, mais { $power ->
        [worker] du village
        [marker] de la hutte des sorciers
        [logs] de la forêt
        [headdress] de la carrière de coiffes
       *[ahu] de l'ahu
    } en { $home }.
power-without-ahu = On ne nomme un ahu que pour le réserver.
ahu-without-power = On ne nomme un ahu que pour le réserver.
no-forest = Il n'y a pas de forêt sur { $hex }.
forest-cut = La forêt sur { $hex } est déjà abattue.
no-worker-in-urn = Tu n'as plus d'ouvrier dans l'urne.
no-marker-in-urn = Tu n'as plus de marqueur tribal dans l'urne.
no-logs-in-supply = Il n'y a plus de rondins dans la réserve.
no-headdress-in-supply = Il n'y a plus de coiffes dans la réserve.
no-halves-in-supply = Il n'y a plus de demi-tablettes dans la réserve.
ahu-elsewhere = L'ahu { $ahu } est en { $home }, pas en { $hex }.
ahu-taken = L'ahu { $ahu } est pris.
ahu-reserved = L'ahu { $ahu } est réservé par le joueur { TERM($owner, "colour") }.
no-base = Tu n'as plus de socle derrière ton paravent.

## Transport

unknown-statue = Il n'y a pas de statue { $statue }.
in-front-of-other = { $statue } est devant le joueur { TERM($owner, "colour") }.
marked-by-other = { $statue } porte un marqueur { TERM($owner, "colour") }.
moved-by-other = Le joueur { TERM($owner, "colour") } a déplacé { $statue } ce tour-ci : ce n'est pas encore une statue abandonnée.
already-marked = { $statue } porte déjà un marqueur.
no-marker-left = Tu n'as plus de marqueur tribal derrière ton paravent.
mark-in-place = Pour marquer { $statue } sur place, ne la déplace pas.
no-step = { $statue } ne bouge pas : indique une case, ou ce que tu veux en faire.
not-adjacent = { $hex } n'est pas à côté de { $start }.
been-there = { $statue } est déjà passée par { $hex } ce tour-ci.
too-weak =
    Personne ne peut la porter sur { $hex } : il y faut { $need ->
        [one] un pion.
       *[other] une force de { $need } et au moins un pion.
    }
no-help-needed = Sur { $hex } tes propres pions la portent : personne d'autre n'y gagne.
own-carriers-unwritten = Tes propres pions sur { $hex } aident de toute façon : ne nomme que ceux des autres.
wrong-carriers =
    { $count ->
        [one] Sur { $hex }, nomme un ouvrier ou sorcier d'un autre joueur présent là, ou un chef.
       *[other] Sur { $hex }, nomme { $count } ouvriers ou sorciers d'autres joueurs présents là, ou un chef.
    }
abandoned-needs-end = La statue { $statue } est abandonnée : qui la prend doit tout de suite la marquer, l'ériger ou en coiffer un Moaï.
ahu-without-ending = On ne nomme un ahu que pour ériger ou coiffer.
unknown-ending = Un déplacement ne peut pas finir par « { $word } ».
headdress-not-erected = { $statue } est une coiffe : elle coiffe un Moaï et ne s'érige pas.
moai-not-crowning = { $statue } est un Moaï : il s'érige et ne coiffe rien.
no-own-figure = Pour ça, il te faut un de tes pions sur { $hex }.
no-moai-there = Aucun Moaï n'est debout sur l'ahu { $ahu }.
crowned-already = Le Moaï de l'ahu { $ahu } porte déjà une coiffe.

## End of the round, and peeking

not-in-your-front = { $statue } n'est pas devant toi.
not-your-marker = { $statue } ne porte pas ton marqueur.
statue-twice = { $statue } est nommée deux fois.
owners-are-open = À cette table on voit les propriétaires : il n'y a rien à aller regarder.

## Lines of a record

notation-verb = « { $word } » n'est pas une décision.
notation-number = « { $word } » n'est pas un nombre.
notation-one-word = « { $verb } » prend exactement un mot.
notation-alone = « { $verb } » s'écrit seul.
notation-dice = Après « dice » viennent les faces, un chiffre chacune.
notation-bid = « { $word } » ne se mise pas : écris comme « 2m 1w s c », ou « - » pour rien.
notation-twice = « { $word } » y est deux fois.
notation-put = Écris comme « put w+2 F6 » ou « put s D3 !logs ».
notation-figure = « { $word } » n'est pas un pion : écris w, w+1, w+2, s, s+1, s+2 ou c.
notation-hex = « { $word } » n'est pas une case.
notation-power = « { $word } » n'est pas un pouvoir : écris !worker, !marker, !logs, !headdress ou !ahu et son numéro.
notation-step = « { $word } » n'est pas une étape : écris une case et, après deux-points, qui porte.
notation-statue = « { $word } » n'est pas une statue : écris comme m3 ou h2.
notation-statues = Nomme les statues, ou « - » pour aucune.
notation-move = Écris comme « move m3 I5:r H5 erect 12 ».
notation-mark-in-place = Pour marquer { $statue } sur place, écris « mark { $statue } ».

bad-header = Ce n'est pas un en-tête : écris comme [Seats "green red blue"].
header-twice = L'en-tête { $name } y est deux fois.
header-missing = Il manque l'en-tête { $name }.
other-game = C'est l'enregistrement d'un autre jeu : { $game }.
unknown-board = Il n'y a pas de plateau « { $title } ».
bad-seed = Une graine a de 1 à 200 caractères.
unknown-rules = Les règles de version « { $version } » ne sont pas connues ici.
unknown-option = Il n'y a pas d'option « { $name } ».
bad-result = Le résultat doit nommer chaque siège dans l'ordre, avec ses points.
result-too-early = Il y a un résultat, mais la partie n'est pas finie.
wrong-result = Le résultat est faux : la partie finit sur { $result }.
no-such-line =
    Il n'y a pas de ligne { $at } : l'enregistrement a { $count ->
        [one] { $count } ligne.
       *[other] { $count } lignes.
    }
