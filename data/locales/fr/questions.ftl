# Questions to the table: on the card, in the private page that asks them, and in the commands.
# $who and $user are mentions that ping nobody, or "somebody".

## What would happen

question-asked = ⚖️ **{ $who } demande à la table**
question-asked-of-yourself = ⚖️ **Tu joues seul contre des ordinateurs, donc c'est toi qui décides.** On y va ?
question-draft = ⚖️ **Tu vas demander à la table**
question-undo = { $count ->
        [one] Revenir en arrière ? Cette décision serait annulée :
       *[other] Revenir en arrière ? Ces { $count } décisions seraient annulées :
    }
question-undo-more = … et { $count } de plus, la plus ancienne { $when }
question-undo-auction = Les mises de ces enchères ont été dévoilées, donc tout le monde miserait à nouveau.
question-undo-nothing = Revenir en arrière ? Il n'y a plus rien à annuler.
question-end = Finir la partie maintenant, avec ces points ? { LIST($points, type: "plain") }
question-end-hidden = Ce que personne ne voit encore s'ajoutera quand la partie sera finie pour de bon.
question-abandon = Abandonner la partie, sans résultat ?
question-settings = Changer le temps de réflexion ? { $changes }
question-settings-deadline = { $hours ->
        [0] Pas de limite de temps.
        [one] { $hours } heure par décision.
       *[other] { $hours } heures par décision.
    }
question-settings-late = { $late ->
        [decision] Une fois le temps écoulé, un ordinateur prend cette décision.
        [seat] Une fois le temps écoulé, un ordinateur joue jusqu'au retour du joueur.
       *[remind] Une fois le temps écoulé, il y a un rappel.
    }
question-pause = Mettre la partie en pause ? Personne n'aurait à jouer et le temps s'arrêterait, jusqu'à ce que la table soit d'accord pour reprendre.
question-resume = Reprendre la partie ? Tous ceux qui doivent jouer retrouveraient tout leur temps.
question-reopen = Reprendre la partie là où elle s'est arrêtée ?
question-close = Clore la partie pour de bon ? L'enregistrement, les propriétaires et les points cachés seraient révélés, et on ne pourrait plus la reprendre.
question-seat = Confier le siège { TERM($colour, "colour") } à { $user } ?
question-points = { $name } { $points }

## How it stands

question-count = { $ayes } pour, { $noes } contre, il en faut { $needed }.
question-until = Jusqu'au { $until }.
question-open = On attend encore une réponse : { $names }.
question-silence = Qui est prévenu et ne répond pas sous 48 heures n'a plus son mot à dire ; qui est absent a jusqu'à cinq jours.
question-all = Tout le monde doit être d'accord.
question-show = Lire et répondre
vote-aye = Oui
vote-nay = Non
voted = Ton vote compte.

## Asking

ask-go = Demander à la table
ask-sure = Oui, vas-y
ask-no = Laisse tomber
ask-dropped = D'accord, on ne demande rien.
ask-page = Demander à la table de…
ask-point = Plus loin en arrière…
ask-point-earlier = Avant…
ask-point-later = Après…
ask-point-before = avant : { $what }
ask-kind-undo = revenir en arrière
ask-kind-end = finir avec les points du moment
ask-kind-abandon = abandonner la partie
ask-kind-pause = faire une pause
ask-kind-resume = reprendre
vote-asked = La question est posée à la table. Tous ceux qui n'ont pas répondu sont prévenus.
vote-done = C'est fait.
reopened = La partie reprend là où elle s'était arrêtée.
command-vote-question = Ce qu'on demande à la table
command-vote-undo = revenir en arrière (avant ma dernière action, ou au choix)
command-vote-end = finir avec les points du moment
command-vote-abandon = abandonner la partie
command-vote-pause = faire une pause
command-vote-resume = reprendre
command-vote-reopen = reprendre une partie arrêtée ici
command-vote-close = clore pour de bon une partie arrêtée ici
command-vote-steps = Combien de décisions annuler, pour un retour en arrière

## A game that was ended early

ended-by-table = Fin décidée par la table : { $user } l'a demandée, { $ayes } contre { $noes }.
ended-by-one = Fin décidée par { $user }.
ended-by-moderator = Fin décidée par { $user }, de la modération.
ended-open = Jusqu'au { $until }, la table, ou un modérateur qui ne joue pas, peut la reprendre. D'ici là, rien de caché n'est révélé.
ended-known = Les points que tout le monde peut voir :
ended-reopen = Reprendre la partie
ended-close = Finie pour de bon : tout montrer
