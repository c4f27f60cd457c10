# Leagues and tournaments of a server.

## The card

league-title = **🏆 { $league }** · { $stage }
league-stage-signup = inscriptions ouvertes
league-stage-round = manche { $round } sur { $rounds }
league-stage-final = la finale
league-stage-over = classement final
league-stage-cancelled = annulée
league-kind-divisions = Ligue en divisions : ceux de ta division sont à ta table à chaque manche. À la fin, le premier de chaque division monte et le dernier descend.
league-kind-mixed = Ligue à tables mêlées : à chaque manche, tu rencontres ceux que tu as le moins rencontrés.
league-kind-tournament = Tournoi : tables mêlées à chaque manche, puis les quatre meilleurs jouent la finale.
league-terms = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} de { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} au plus, à des tables de { $size } si le nombre s’y prête
league-board = Plateau : { $board }
league-options = Options : { LIST($options, type: "plain") }
league-pace = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} par décision ; ensuite un ordinateur la prend
league-signup-ends = Inscriptions jusqu’au <t:{ NUMBER($until, useGrouping: 0) }:f> ; le tirage a lieu à ce moment-là si au moins { $least } personnes participent.
league-people = Inscrits ({ $count }) : { LIST($people, type: "plain") }
league-nobody = Personne n’est encore inscrit.
league-round-ends = La manche se termine <t:{ NUMBER($until, useGrouping: 0) }:R>, ou dès que toutes ses parties sont finies. À ce moment-là, une partie encore en cours ne rapporte rien à qui elle attend ; les autres se partagent les premières places.
league-table = { $table }. { $where } · { LIST($people, type: "plain") }
league-table-over = { $table }. { $where } · { LIST($people, type: "plain") }{ $how ->
    [deadline] {" "}· pas finie à temps
    [abandoned] {" "}· abandonnée
    [corrected] {" "}· décidée par la modération
    [void] {" "}· pas jouée
   *[played] {""}
}
league-gained = { $person } **{ NUMBER($points, maximumFractionDigits: 1) }**
league-not-open = ouvre bientôt
league-winner = 🥇 Victoire de { $person }. Bravo !
league-winner-division = 🥇 Division { $division } : { $person }
league-moves = À la prochaine saison, le premier de chaque division joue une division plus haut, le dernier une plus bas.
league-called-off = Cette ligue a été annulée avant le tirage.
league-somebody = quelqu’un
league-join = M’inscrire
league-leave = Quitter
league-standings = Classement
league-manage = Gérer
league-call = **{ $league }**, manche { $round } : { $people }, voici votre table. La manche se termine <t:{ NUMBER($until, useGrouping: 0) }:R>. Bon jeu !
league-call-final = **{ $league }**, la finale : { $people }, voici votre table. Elle se termine <t:{ NUMBER($until, useGrouping: 0) }:R>. Bon jeu !
league-thread = { $league } : manche { $round }, table { $table }
league-warning = { $people } : la manche de la ligue se termine <t:{ NUMBER($until, useGrouping: 0) }:R>, et cette partie vous attend. Qui elle attendra encore n’aura aucun point.

## Standings

league-all = **Classement**
league-division = **Division { $division }**
league-line = { $place }. { $own ->
    [yes] **{ $person }**
   *[no] { $person }
} · **{ NUMBER($points, maximumFractionDigits: 1) }** · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}{ $share }{ $out ->
    [yes] {" "}· parti
   *[no] {""}
}
league-tie-breaks = -# Points de ligue ; puis la part des points dans ses parties (100 % est la moyenne de la table) ; puis les parties entre les ex æquo ; puis les victoires ; puis le rang au tirage.
league-log = Journal
league-choice = { $league } · n° { NUMBER($number, useGrouping: 0) }
league-figure = { NUMBER($points, maximumFractionDigits: 1) }
league-share = {" "}· { $share }
league-percent = { $share } %
picture-league = Ligue
picture-league-all = Classement
picture-league-division = Division { $division }
picture-league-games = parties
picture-league-share = part
picture-league-points = points
picture-league-foot = part : ses points rapportés à la moyenne de la table
league-alt = Classement de { $name }, { $stage }. { LIST($divisions, type: "groups") }
league-alt-division = { $title } : { LIST($rows, type: "plain") }
league-alt-line = { $place }. { $name } { $points }

## Signing up and leaving

league-opened = La ligue est ouverte : sa carte arrive dans { $channel }. Ses tables seront des fils de ce salon.
league-joined = C’est noté ! Le tirage a lieu <t:{ NUMBER($until, useGrouping: 0) }:R>. Quand une manche commence, le bot ouvre ta table et t’appelle.
league-withdrawn = Tu n’es plus sur la liste.
league-leave-sure = Quitter la ligue ? Tu ne joues plus aucune manche et tu ne peux pas revenir. Tes parties en cours continuent ; au classement, tu passes derrière tous ceux qui restent.

## What moderators do

league-manage-signup = Les inscriptions se terminent le <t:{ NUMBER($until, useGrouping: 0) }:f>. Le tirage se fait alors tout seul, ou maintenant par toi.
league-manage-playing = La manche se termine le <t:{ NUMBER($until, useGrouping: 0) }:f>. Les résultats arrivent tout seuls.
league-trouble = ⚠️ Le bot ne peut pas ouvrir de tables dans { $channel } : { $reason }. Il doit pouvoir y écrire et y ouvrir des fils. Il réessaie chaque minute.
league-draw = Tirer au sort
league-extend = { $days ->
    [one] { $days } jour de plus
   *[other] { $days } jours de plus
}
league-end = Terminer la ligue
league-end-sure = Terminer la ligue telle qu’elle est ? Les parties en cours continuent, mais ne comptent plus.
league-cancel = Annuler
league-cancel-sure = Annuler la ligue ? Toutes les inscriptions tombent.
league-next = Saison suivante
league-back = Retour
league-choose-person = La place de quelqu’un
league-choose-table = Corriger un résultat
league-table-name = Manche { $round }, table { $table }
league-how-none = en cours
league-how-played = par sa partie
league-how-abandoned = partie abandonnée : aucun point
league-how-deadline = pas finie à temps
league-how-corrected = décidée par la modération
league-how-void = pas jouée
league-entry = Place de { $person }{ $out ->
    [yes] {" "}(parti)
   *[no] {""}
}
league-replace-means = Qui reprend la place en a tous les points. Un siège dans une partie en cours se donne à sa table, avec { COMMAND("table replace") }.
league-replace = Donner la place à…
league-drop = Retirer
league-fix = **Manche { $round }, table { $table }** · { $how }. Qui a pris quelle place ? Des places égales se partagent les points.
league-place = Place { $place }
league-nothing = aucun point
league-fix-save = Enregistrer

## The log

league-log-line = <t:{ NUMBER($at, useGrouping: 0) }:f> { $what }
league-signed = { $what } ({ $by }{ $plays ->
    [yes] , qui participe
   *[no] {""}
})
league-by-itself = tout seul
league-news-opened = Ligue ouverte
league-news-joined = Inscription : { $by }
league-news-left = Départ : { $by }
league-news-drawn = Tirage au sort entre { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
league-news-round = La manche { $round } commence
league-news-final = La finale commence
league-news-settled = Résultat de la manche { $round }, table { $table } : { $how ->
    [deadline] pas finie à temps
    [abandoned] partie abandonnée
    [void] pas jouée
   *[played] par sa partie
}
league-news-corrected = Résultat de la manche { $round }, table { $table } décidé à nouveau
league-news-dropped = Retrait : { $user }
league-news-barred = Retrait : { $user }, exclu des tables de ce serveur, ou plus là
league-news-replaced = { $new_user } reprend la place de { $old_user }
league-news-extended = Plus de temps, jusqu’au <t:{ NUMBER($until, useGrouping: 0) }:f>
league-news-ended = Ligue terminée
league-news-cancelled = Ligue annulée

## Refusals

league-none = Il n’y a pas de telle ligue ici. La modération en ouvre une avec { COMMAND("league new") }.
league-too-many = Il y a déjà { $most } ligues en cours sur ce serveur. Termines-en une d’abord.
league-no-name = Donne à la ligue un nom lisible.
league-no-threads = Une ligue a besoin d’un salon textuel, pas d’un fil : ses tables deviennent des fils de ce salon.
league-is-signup = Le tirage n’a pas encore eu lieu.
league-is-playing = Le tirage a eu lieu : on ne peut plus s’inscrire.
league-is-over = Cette ligue est terminée.
league-is-cancelled = Cette ligue a été annulée.
league-already-in = Tu participes déjà.
league-not-in = Tu ne participes pas (ou plus) à cette ligue.
league-not-theirs = Cette personne n’a pas de place dans la ligue.
league-user-in = Cette personne participe déjà à la ligue, ou y a participé.
league-replace-oneself = Tu ne peux pas te donner une place : demande à un autre modérateur.
league-full = La ligue est complète : { $most } personnes participent.
league-barred = Tu n’as pas accès aux tables de ce serveur, l’inscription n’est donc pas possible.
league-unlisted = Tu ne prends pas part aux résultats, et une ligue ne tourne qu’autour d’eux. { COMMAND("stats") } te permet d’y revenir.
league-too-few = { $count ->
    [0] Personne n’est encore inscrit
    [one] { $count } personne est inscrite
   *[other] { $count } personnes sont inscrites
} ; le tirage en demande au moins { $least }.
league-moderator-plays = Tu participes à cette ligue : ses affaires reviennent à un modérateur qui n’y joue pas.
league-no-such-entry = Il n’y a pas de telle place dans cette ligue.
league-no-such-table = Il n’y a pas de telle table dans cette ligue.
league-bad-days = On peut ajouter de 1 à { $most } jours à une manche.
league-bad-places = Ces places ne vont pas ensemble : après deux premières places partagées vient la troisième.
league-not-due = C’est déjà fait.
