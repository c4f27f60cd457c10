# A game step by step: the example, and every finished game.

step-first = ⏮
step-previous = ◀
step-next = Suite ▶
step-last = ⏭
step-round-before = ◀ Tour
step-round-after = Tour ▶

## Finished games

replay-title = **Giants sur { $board }, partie { NUMBER($game, useGrouping: 0) }** · tour { $round } · étape { $step } sur { $steps }
replay-begins = L'île est prête pour { $people }.
replay-setup = L'île avant le premier tour
replay-bids = Les mises sont dévoilées
replay-ended = La partie a été arrêtée avant la fin et comptée telle quelle.
replay-share = Partager
replay-film = Film
replay-record = Enregistrement
replay-log = Journal
replay-watch = Regarder à partir d'ici
replay-moment = { $who } partage un moment.
replay-led = { $leader } tourne les pages pour tout le monde ici. Qui d'autre appuie regarde de son côté.
replay-posted = La partie est là pour tout le monde. C'est toi qui tournes les pages ; qui d'autre appuie sur un bouton regarde de son côté.
replay-shared = Tout le monde ici peut maintenant voir ce moment.
replay-choose = Quelle partie veux-tu revoir ?
replay-choose-game = Choisis une partie terminée
replay-none = Il n'y a pas encore de partie terminée que tu puisses revoir.
replay-game = { NUMBER($game, useGrouping: 0) } · { LIST($people, type: "plain") } · { $board } · { $date }
replay-jump-round = Événements du tour { $round }
replay-jump-great = Grands moments de la partie
replay-in-round = tour { $round }
replay-film-here = La partie { NUMBER($game, useGrouping: 0) } en film.
replay-record-here = L'enregistrement de la partie { NUMBER($game, useGrouping: 0) } : une ligne par décision.

## What can't be watched

replay-not-over = Cette partie est encore en cours. Tu pourras la revoir quand elle sera finie.
replay-never-begun = Cette table a été fermée avant le début de la partie : il n'y a rien à revoir.
replay-not-seen = Cette partie s'est jouée dans un salon que tu ne peux pas voir.
replay-other-server = Cette partie s'est jouée sur un autre serveur ; on ne peut la montrer à tous que là-bas. Ici, tu peux la regarder de ton côté.
replay-may-not-post = Tu ne peux pas écrire dans ce salon, donc rien n'y est publié pour toi. Tu peux regarder la partie de ton côté.
replay-no-such-game = Aucune partie terminée que tu peux revoir ne correspond à « { $given } ».
replay-no-such-event = Rien dans cette partie ne correspond à « { $given } ».
log-player-later = On pourra chercher par joueur dans le journal quand la partie sera finie. Avant, il en dirait trop.

## Ways there, and the log by player

card-replay = Revoir
games-finished = Parties terminées
log-player = De qui ?
log-everybody = De tout le monde
log-about = -# Seulement ce que { $name } a fait et obtenu

## Where it turned

card-turned = Les tournants
turned-title = **Les tournants de la partie { NUMBER($game, useGrouping: 0) }**
turned-of = Ce qui a coûté le plus cher à **{ $name }**.
turned-none = Aucune décision n'a coûté un point qu'on aurait pu voir venir. Bien joué !
turned-where = Tour { $round }, { TERM($phase, "phase") } · { $number } sur { $count }
turned-done = Ce qui a été fait : { $done }
turned-bid = mise : { $bid }
turned-better = Un conseil aurait dit : 💡 **{ $better }** — { $reason }.
    { $points ->
        [one] Face aux autres, cela aurait valu environ un point de plus.
       *[other] Face aux autres, cela aurait valu environ { $points } points de plus.
    }
turned-see = { $number }. −{ $points }
turned-there = Voir ce moment
turned-whose = Les décisions de…
turned-sum = { $count ->
        [0] rien de coûteux
        [one] une décision, environ { $points ->
            [one] un point
           *[other] { $points } points
        }
       *[other] { $count } décisions, environ { $points } points
    }
turned-means = Calculé par l'ordinateur difficile d'après ce qu'on pouvait savoir à ce moment, pas d'après la suite. Lui aussi se trompe.
turned-wait = ⏳ L'ordinateur difficile repense toute la partie. Il lui faut environ une minute ; le résultat s'affichera ici tout seul.
turned-look = Regarder
turned-never = Laisser tomber
turned-failed = Cette partie n'a pas pu être repensée pour l'instant. Réessaie plus tard.
