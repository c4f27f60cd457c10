# Why a decision makes sense: said below it, as advice, and by computer players.

level-random = au hasard
level-easy = facile
level-normal = normal
level-hard = difficile
level-expert = expert
level-trader = Honu
level-builder = Toki
level-gambler = Manu
level-collector = Kohau

reason-random = choisi à l'aveugle

reason-bid =
    pour un Moaï de taille { $size }, avec { $markers ->
        [0] aucun marqueur
        [one] un marqueur
       *[other] { $markers } marqueurs
    }
reason-bid-odds = 
    pour un Moaï de taille { $size }, { $odds ->
        [sure] presque sûrement pour toi
        [likely] sans doute pour toi
        [even] peut-être pour toi
       *[slim] pour toi avec de la chance
    }
reason-bid-none = tes pions te serviront mieux ailleurs ce tour-ci
reason-bid-none-next = tes pions restent libres pour autre chose
reason-take =
    { $ahu } est { $steps ->
        [0] juste à côté de la carrière
        [one] à un pas
       *[other] à { $steps } pas
    }, un bon endroit pour la taille { $size }
reason-take-deny = si tu ne prends pas la taille { $size }, quelqu'un d'autre le fera
reason-decline = un Moaï de plus ne te servirait à rien
reason-decline-next = tes pions restent libres pour ce que tu as déjà

reason-power-worker = un ouvrier de plus portera à chaque tour
reason-power-marker = un marqueur de plus, à chaque tour, pour miser, marquer ou avoir une demi-tablette
reason-power-logs =
    { $count ->
        [one] un rondin économise
       *[other] { $count } rondins économisent
    } des pions là où passent les gros Moaïs
reason-power-headdress = une coiffe pour un de tes Moaïs
reason-power-ahu = { $ahu } reste libre pour un Moaï en chemin
reason-tablet = un marqueur inutile devient une demi-tablette, et les autres doivent se dévoiler d'abord
reason-put-erect = ainsi { $statue } peut être érigé ce tour-ci : { $ahu }
reason-put-crown = ainsi { $statue } peut coiffer ton Moaï : { $ahu }
reason-put-onward = rapproche { $statue } d'un bon ahu
reason-put-carry = il faut quelqu'un pour porter là
reason-put-hire = d'autres passeront par { $hex }, et tu gagneras en portant
reason-pass-placement = rien de plus n'aiderait

reason-erect =
    { $statue } sur { $ahu } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $paid ->
        [0] { "" }
        [one] , un pour les porteurs
       *[other] , { $paid } pour les porteurs
    }
reason-crown =
    { $statue } coiffe le Moaï sur { $ahu } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $paid ->
        [0] { "" }
        [one] , un pour les porteurs
       *[other] , { $paid } pour les porteurs
    }
reason-move-onward = { $statue } va jusqu'à { $hex }, sous ton marqueur
reason-move-mark = { $statue } va jusqu'à { $hex } ; sans marqueur, d'autres s'en empareraient
reason-mark = sinon d'autres s'empareraient de { $statue }
reason-pass-transport = aucune statue ne peut avancer assez pour que ça vaille le coup
reason-stash = un marqueur empêche les autres de prendre ce qui attend à la carrière
reason-stash-none = rien à la carrière ne vaut un marqueur
reason-recall =
    { $count ->
        [one] cette statue ne vaudra jamais son marqueur
       *[other] ces statues ne vaudront jamais leurs marqueurs
    }
reason-recall-none = chaque statue marquée vaut encore son marqueur
reason-peek = savoir à qui est ce Moaï dit si la partie va finir
