# The coach: what a decision is about, why the suggestion is a good one, and what came of it.

## Lessons

learn-begun = Ta première partie est prête dans { $channel }. Là, appuie sur *À toi de jouer* : un coach explique chaque étape.
learn-goes-on = Ta première partie est toujours là : continue dans { $channel }.
learn-thread = Première partie de Giants : { $name }
learn-welcome = Apprendre en jouant
more-coach-on = Un coach, s'il te plaît
more-coach-off = Plus de coach
coach-set = Le coach { $on ->
        [yes] explique désormais tes décisions, dans toutes tes parties.
       *[no] ne dit plus rien.
    }
coach-leaves = 🎓 Tu connais le jeu maintenant, alors je te laisse la suite. Chaque panneau garde sa suggestion, *Conseil* et *?*. Bonne chance !

## Before a decision: what it is about

coach-auction = 🎓 **Les enchères.** Les dés ont amené ces Moaïs, et tout le monde mise en secret. Les marqueurs décident qui choisit en premier, les sculpteurs quelle taille de Moaï tu peux prendre. Ce que tu mises est occupé jusqu'à la fin du tour.
coach-choose = 🎓 **Ton choix.** Prends un des Moaïs que tes sculpteurs peuvent tailler. Ensuite tu le portes, ce tour-ci ou plus tard.
coach-placement = 🎓 **La pose.** Chaque action met un pion sur le plateau. Une statue n'entre sur une case que s'il y a assez de force, alors construis une route de la carrière jusqu'à un bon ahu. Là où tu veux ériger, il te faut un de tes pions.
coach-transport = 🎓 **Le transport.** Maintenant les statues bougent, une par action. Tes propres pions et tous les rondins portent gratuitement. Les autres aident aussi, et y gagnent des points.
coach-stash = 🎓 **La carrière.** Ces statues ne sont pas parties ce tour-ci. Sous ton marqueur, elles restent à toi ; sans lui, n'importe qui peut les prendre.
coach-recall = 🎓 **Tes marqueurs.** Tu peux reprendre des marqueurs sur des statues, pour les miser. Mais une statue sans marqueur est abandonnée, et n'importe qui peut la prendre.
coach-green = En vert, ce que ferait un bon joueur. Tout le reste est permis aussi : c'est ta partie.

## Before a decision: why the suggestion

coach-bid-chief = Pourquoi le chef ? Il sculpte avec une force de 3, donc il suffit à lui seul pour un Moaï de taille { $size }. Ton ouvrier et ton sorcier restent libres pour porter et pour utiliser un pouvoir.
coach-bid-sculptors = Ces pions sculptent et ne peuvent pas porter ce tour-ci. Les autres restent libres pour ça.
coach-bid-nothing = Ne rien miser est aussi une mise : tous tes pions restent libres, et porter pour les autres rapporte des points.
coach-bid-markers =
    { $count ->
        [0] Sans marqueur, tu choisis après ceux qui en ont misé. Mais les tiens restent libres, pour des demi-tablettes ou pour marquer des statues.
        [one] Un marqueur, pour choisir avant ceux qui n'en misent pas.
       *[other] { $count } marqueurs, pour choisir avant ceux qui en misent moins.
    }
coach-power-worker = Pourquoi le village ? Un ouvrier de plus sort de l'urne, et il travaille à chaque tour à venir. Le plus tôt est le mieux.
coach-power-marker = Pourquoi la hutte ? Un marqueur de plus, à chaque tour à venir, pour miser, marquer ou avoir une demi-tablette.
coach-power-logs = Pourquoi cette forêt ? Les rondins portent gratuitement. Ils viennent avec les pions que tu poses ensuite, surtout au tour suivant.
coach-power-headdress = Pourquoi cette carrière ? Une coiffe ajoute le nombre rouge d'un ahu à un de tes Moaïs.
coach-power-ahu = Pourquoi réserver ? Désormais personne d'autre ne peut ériger là, et ton Moaï aura sa place.
coach-put =
    Pourquoi { $hex } ? C'est sur le chemin de ta statue, et ton propre pion y porte gratuitement{ $logs ->
        [0] { "" }
       *[other] , avec plus de force grâce aux rondins
    }.
coach-put-hire = Pourquoi { $hex } ? D'autres voudront y passer, et chaque fois qu'ils ont besoin de ton pion, tu gagnes un point.
coach-take = Pourquoi la taille { $size } ? À la fin, le nombre noir de son ahu est multiplié par la taille. Mais chaque case du chemin demande une force de { $size }.
coach-tablet = Pourquoi une demi-tablette ? Un marqueur de trop permet d'en avoir une, et il revient à la fin du tour. Deux valent 3 points, ou un pouvoir pour ton chef. Et tu vois d'abord ce que font les autres.
coach-erect = Tu as un pion sur { $hex }, donc tu peux ériger sur l'ahu { $ahu } : nombre noir { $value } fois taille { $size }, ça fait { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, à la fin.
coach-crown = Tu as un pion sur { $hex }, donc la coiffe peut aller sur le Moaï de l'ahu { $ahu } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour son propriétaire, à la fin.
coach-onward = Elle va jusqu'à { $hex } ce tour-ci. { $then ->
        [mark] Ton marqueur empêche les autres de la prendre.
        [kept] Ton marqueur reste dessus, donc personne d'autre ne peut la prendre.
       *[leave] Si elle n'a pas de marqueur à la fin du tour, n'importe qui peut la prendre.
    }
coach-help = En chemin, { $name } doit aider, et gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Tu ne perds rien.
coach-mark = Avec ton marqueur sur { $statue }, personne d'autre ne peut y toucher, même au tour suivant.
coach-pass = Rien de plus ne t'aiderait. Qui passe est hors jeu jusqu'à la phase suivante.

## After: what it means

coach-chooses-first = 🎓 Tu choisis en premier.
coach-chooses-later = 🎓 { $name } choisit avant toi : { $reason ->
        [markers] plus de marqueurs.
        [halves] autant de marqueurs que toi, mais plus de demi-tablettes.
       *[turn] autant de marqueurs et de demi-tablettes que toi, mais plus tôt dans l'ordre du jeu.
    }
coach-took = 🎓 { $statue } est à toi maintenant, et part de la carrière.
coach-gained-worker = 🎓 Un ouvrier de plus derrière ton paravent, pour le reste de la partie.
coach-gained-marker = 🎓 Un marqueur de plus derrière ton paravent, pour le reste de la partie.
coach-gained-logs =
    🎓 { $count ->
        [one] { $count } rondin est
       *[other] { $count } rondins sont
    } derrière ton paravent. Les pions que tu poses ensuite peuvent en apporter.
coach-gained-headdress = 🎓 La coiffe est devant toi. Au transport, elle part de cette carrière.
coach-gained-ahu = 🎓 Un de tes socles est là maintenant. Il ne revient pas.
coach-halves =
    🎓 { $count ->
        [one] Voilà une demi-tablette.
       *[other] Ça fait { $count } demi-tablettes.
    } Le marqueur revient à la fin du tour.
coach-carried-for-you = 🎓 { $name } a porté pour toi : { $name } gagne { $points }.
coach-carried-alone = 🎓 Tes propres pions et les rondins ont tout porté, donc personne n'a rien gagné.
coach-you-carried = 🎓 Tu as porté pour { $name } : tu gagnes { $points }.
coach-erected =
    🎓 Il est debout, et comptera { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin. Moaïs érigés : { $standing } sur { $bases } ; qui érige tous les siens met fin à la partie.
coach-marked = 🎓 Ton marqueur reste sur { $statue } jusqu'à ce qu'elle soit érigée ou coiffe un Moaï, ou que tu le reprennes.
coach-returned = 🎓 Le tour est fini. Pions et mises sont rentrés, les demi-tablettes restent, et les rondins du plateau ont disparu.
