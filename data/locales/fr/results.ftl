# After the game: results, ladders, halls of fame.

## One person's games

stats-title = **{ $person }** · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [0] aucune gagnée
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
stats-rating = Cote **{ NUMBER($rating, useGrouping: 0) }**{ $provisional ->
    [yes] {" "}(provisoire)
   *[no] {""}
}, après { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
stats-unrated = Pas encore de cote : une partie est classée si au moins deux personnes y jouent.
stats-places = Places : { LIST($places, type: "plain") }
stats-points = En moyenne { $average } points, { $best } au mieux
stats-sources = D'où ils viennent : { LIST($sources, type: "plain") }
stats-source = { $source } { $points }
stats-coast = Côte préférée : { $coast ->
    [north] le nord
    [east] l'est
    [south] le sud
   *[west] l'ouest
}, avec { $count } Moai
stats-carried = A porté pour { $people }
stats-for = { $person } ({ $points })
stats-nemesis = Bête noire : { $person }, devant dans { $ahead } parties sur { $games }
stats-partner = Meilleur partenaire : { $person }, { $points } points de portage entre vous
stats-partner-other = Meilleur partenaire : { $person }, { $points } points de portage entre eux
stats-shared-only = -# Seulement les parties des serveurs où tu es.
stats-nothing = Il n'y a aucune partie terminée de { $person } à te montrer.
stats-none = Tu n'as pas encore de partie terminée. Dès que tu en auras, elles compteront ici.
stats-hidden = Tu ne participes pas aux résultats : personne ne voit tes parties ici, et tu n'es dans aucun classement ni palmarès.
stats-out = Ne pas participer
stats-in = Participer à nouveau
stats-left = Tu ne participes plus aux résultats, et ce qu'il y avait est retiré. { COMMAND("stats") } te permet de revenir.
stats-joined = Tu participes à nouveau. Tes parties terminées comptent.
stats-alt = Graphique de { $name }. { $rated ->
    [0] Pas encore de cote.
   *[other] Cote après { $rated ->
        [one] { $rated } partie
       *[other] { $rated } parties
    } : { NUMBER($last, useGrouping: 0) }, entre { NUMBER($low, useGrouping: 0) } et { NUMBER($high, useGrouping: 0) }.
} Points d'une partie en moyenne : { LIST($sources, type: "plain") }.
picture-stats-somebody = Quelqu'un
picture-stats-rating = { $count ->
    [one] Cote après { $count } partie
   *[other] Cote sur { $count } parties
}
picture-stats-sources = Points d'une partie, en moyenne

## Ladders

ladder-title-server = **Classement de { $server }** · { $season }
ladder-title-all = **Classement de tous les serveurs** · { $season }
ladder-ever = toutes les saisons
ladder-season = trimestre { $quarter } de { NUMBER($year, useGrouping: 0) }
ladder-line = { $place }. { $person } · **{ NUMBER($rating, useGrouping: 0) }** · { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
ladder-provisional = Provisoire, avec moins de { $least } parties classées :
ladder-line-provisional = { $person } · { NUMBER($rating, useGrouping: 0) } · { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
ladder-nobody = Personne n'a terminé de partie classée ici pendant ce temps. Une partie est classée si au moins deux personnes y jouent.
ladder-more = -# et { $count } de plus
ladder-shared-only = -# Les personnes avec qui tu partages un serveur.
ladder-choose-season = Une autre saison
ladder-show-all = Tous les serveurs
ladder-show-server = Ce serveur
ladder-fame = Palmarès
ladder-back = Classement
ladder-no-season = Il n'y a pas de saison « { $given } ». Les saisons s'écrivent comme 2026-Q4.

## Halls of fame

fame-title = **Palmarès de { $server }**
fame-month = **Le meilleur du mois dernier sur { $server }**
fame-ever = **Le meilleur de tous les temps**
fame-points = Meilleur score : { $people }, { $value } points
fame-haul = Plus long transport : { $people }, sur { $value ->
    [one] { $value } case
   *[other] { $value } cases
}
fame-carried = Le plus gagné en portant pour les autres : { $people }, { $value } points
fame-close = Fin la plus serrée : { $value ->
    [0] { $people } à égalité à la première place
    [one] { $people }, avec { $value } point d'avance
   *[other] { $people }, avec { $value } points d'avance
}
fame-game = { $feat } (partie { NUMBER($game, useGrouping: 0) })
fame-none = Rien encore : il commence avec la première partie terminée d'au moins deux personnes sur ce serveur.
