# The table's card in the channel.

computer-name =
    { $level ->
        [easy] Ordinateur (facile)
        [normal] Ordinateur (normal)
        [hard] Ordinateur (difficile)
        [expert] Ordinateur (expert)
        [trader] Honu (ordinateur)
        [builder] Toki (ordinateur)
        [gambler] Manu (ordinateur)
        [collector] Kohau (ordinateur)
       *[other] Ordinateur
    }
computer-offered =
    { $level ->
        [trader] Honu, marchand
        [builder] Toki, bâtisseur
        [gambler] Manu, flambeur
        [collector] Kohau, collectionneur
       *[other] { $name }
    }
computer-means =
    { $level ->
        [easy] Gentil, voit peu loin : idéal pour une première partie.
        [normal] Prévoit un tour à l'avance.
        [hard] Réfléchit à chaque mise.
        [expert] N'oublie rien et prend son temps.
        [trader] Mon Chef se loue : il se tient là où tu dois passer.
        [builder] Pas un de mes Moaïs ne reste sans coiffe.
        [gambler] Je le veux, donc je mise.
        [collector] Je ne mise pas mes marqueurs : j'en fais des tablettes.
       *[other] Joue en connaisseur.
    }
lobby-character = *« { $words } »*

computer-name-colour = { $colour } (ordinateur { TERM($level, "level") })

option-quick_start = partie rapide
option-open_score = score visible
option-open_owners = propriétaires visibles
option-none = partie classique

## Lobby

lobby-alt = Une table sur { $board } attend des joueurs. Ici : { $people }. { $free ->
    [0] Aucune place libre.
    [one] { $free } place libre.
   *[other] { $free } places libres.
} { LIST($agreed, type: "plain") }.
lobby-alt-nobody = personne pour l'instant
lobby-title = ## Une partie de Giants sur { $board }
lobby-count =
    { $count ->
        [0] Personne pour l'instant : on joue de 3 à { $most }.
        [one] Un joueur pour l'instant : on joue de 3 à { $most }.
       *[other] { $count } joueurs pour l'instant : on joue de 3 à { $most }.
    }
lobby-agreed = On joue ainsi : { LIST($parts, type: "plain") }.
lobby-deadline =
    { $hours ->
        [one] { $hours } heure par décision
       *[other] { $hours } heures par décision
    }
lobby-open-score-tells = Avec le score visible, tout le monde voit qui érige quoi : cacher les propriétaires n'a plus grand sens.
lobby-private = 🔒 Sur invitation seulement.
lobby-invited = Sur invitation : { $people }
lobby-waitlist = En attente d'un siège : { $people }
lobby-wait = Attendre un siège
lobby-join = Jouer en…
lobby-computer = Ajouter un ordinateur…
lobby-start = Commencer
lobby-leave = Quitter
lobby-settings = Réglages

## A game in play

card-title =
    ## Tour { $round } · { $phase ->
        [auction] Enchères
        [choose] Choix des Moaïs
        [placement] Pose des pions
        [transport] Transport
        [stash] Ce qui reste à la carrière
        [recall] Retour des marqueurs
       *[over] La fin
    }
card-due = On attend { $names }
card-bids =
    { $count ->
        [0] Aucune mise pour l'instant.
        [one] Une mise sur { $all } est scellée.
       *[other] { $count } mises sur { $all } sont scellées.
    }
# What a notification says: short, with the question first.
card-call = { $names } : { $phase ->
        [auction] { $count ->
            [one] à toi de miser
           *[other] à vous de miser
        }
        [choose] choisis un Moaï
        [placement] pose un pion
        [transport] déplace une statue
        [stash] quelles statues marquer ?
        [recall] quels marqueurs reprendre ?
       *[other] à toi de jouer
    } · { $game }, tour { $round }
card-played = -# À cette table : { $names }
card-call-end = { $names } : la partie est finie. Merci d'avoir joué ! · { $game }
card-moved = { $names } : c'est toujours à toi. La fiche de la partie est plus bas.
card-deadline = Fin du temps { $at }.
card-paused = ⏸️ Cette partie est en pause.
card-asleep = 💤 Plus personne n'a joué depuis un moment, alors la partie s'est endormie. N'importe quel joueur peut la réveiller.
card-wake = Réveiller la partie
card-your-move = À toi de jouer
card-my-screen = Mon paravent
card-more = Plus

end-near-mine = ⏳ Il te reste un seul Moaï à ériger : avec lui, la partie finit à la fin de ce transport.
end-near-bases = ⏳ Plus qu'un Moaï à ériger pour { $name } : la partie peut finir ce tour-ci.
end-near-somebody = ⏳ Quelqu'un n'a plus qu'un Moaï à ériger, au plus : la partie peut finir ce tour-ci.
end-near-supply = ⏳ Plus aucun Moaï dans la réserve : la partie finit quand les derniers sont debout, ou quand plus personne n'en érige.

## The end

card-over = ## La partie est finie
card-ended =
    ## La partie est finie
    Elle s'est terminée avant l'heure, avec les points du moment.
carried-for = Ont porté pour { $name } : { $shares }.
carried-share = { $name } { $points }
recap-alt = Toute la partie en film.
count-alt = Le décompte final en film : les points par origine, puis chaque Moaï avec son propriétaire, puis la victoire.
card-again = Rejouer
final-moai-of = { $name }, Moaïs : { LIST($moai, type: "plain") }
final-moai = { $ahu } { $points }
deed-haul = 🏃 Le plus long trajet : { $name }, une statue sur { $value ->
        [one] { $value } case
       *[other] { $value } cases
    } d'un coup.
deed-carrier = 💪 Le plus de transport pour les autres : { $name }, { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
deed-crowns = 👑 Le plus de coiffes apportées : { $name }, { $value }.
deed-bidder = 🎲 La mise la plus osée : { $name }, { $value ->
        [one] { $value } marqueur
       *[other] { $value } marqueurs
    } d'un coup.
deed-moai = 🗿 Le plus beau Moaï : { $name }, { $ahu }, { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
card-abandoned =
    ## La partie est finie
    Cette partie a été abandonnée.
card-expired =
    ## Cette table a été fermée
    Personne n'est venu depuis quelques jours. Ouvre-en une autre avec { COMMAND("giants new") }, ou laisse-toi prévenir quand une table ouvre : { COMMAND("giants games") }.
card-place =
    { $place ->
        [1] 🏆
       *[other] { $place }.
    } { $name } : **{ $points }** — Moaïs { $moai }, coiffes { $headdresses }, transport { $carrying }, tablettes { $tablets }
