## A server's own rules: /table setup

setup-title = ## Les règles de ce serveur pour Giants
setup-change = Changer ou consulter…
setup-back = Retour à toutes les règles
setup-page-where = Où ouvrir des tables
setup-page-where-means = Salons, nombre de tables par salon, fils ou forum
setup-page-who = Qui peut ouvrir des tables
setup-page-who-means = Tout le monde, un rôle ou la modération ; combien de tables chacun
setup-page-new = Comment débutent les tables
setup-page-new-means = Temps de réflexion, langue, ordinateurs, tables sans joueurs
setup-page-after = Après la partie
setup-page-after-means = Le palmarès
setup-page-moderators = Modérateurs
setup-page-moderators-means = Leur rôle, leur salon, leurs droits là où ils jouent
setup-page-people = Personnes exclues
setup-page-people-means = Exclure quelqu'un des tables d'ici, ou lever une exclusion
setup-page-history = Ce qui a été décidé, et par qui
setup-page-history-means = Les derniers changements de ces règles

setup-hosting = On peut ouvrir des tables dans { $channels ->
        [none] tous les salons
       *[other] { $channels }, et dans leurs fils
    }.
setup-per-channel = { $here ->
        [0] Un salon et ses fils peuvent avoir autant de tables qu'on veut.
        [one] Un salon et ses fils peuvent avoir une table à la fois.
       *[other] Un salon et ses fils peuvent avoir { $here } tables à la fois.
    }
setup-home = { $home ->
        [thread] Une nouvelle table a son propre fil.
        [forum] Une nouvelle table a une publication dans { $forum }.
       *[here] Une nouvelle table reste dans le salon où on l'ouvre.
    }
setup-opening = { $opening ->
        [role] Le rôle { $openers } permet d'ouvrir des tables, et les modérateurs le peuvent aussi.
        [moderators] Les modérateurs peuvent ouvrir des tables.
       *[everybody] Tout le monde peut ouvrir des tables.
    }
setup-per-person = { $own ->
        [0] Une personne peut avoir autant de tables et de parties à elle qu'elle veut.
        [one] Une personne peut avoir une table ou partie à elle à la fois.
       *[other] Une personne peut avoir { $own } tables et parties à elle à la fois.
    }
setup-deadline = Temps par décision : { $deadline }.
setup-late = Une fois le temps écoulé : { $late }.
setup-language = { $language ->
        [none] Les fiches sont dans la langue du bot.
       *[other] Langue des fiches : { $language }.
    }
setup-computers = { $computers ->
        [yes] Des ordinateurs peuvent jouer aux tables.
       *[no] Pas d'ordinateurs aux nouvelles tables, ni de parties d'entraînement.
    }
setup-lobby-days = { $days ->
        [0] Une table où personne ne vient reste ouverte.
        [one] Une table où personne ne vient pendant un jour est fermée.
       *[other] Une table où personne ne vient pendant { $days } jours est fermée.
    }
setup-fame-channel = { $fame ->
        [none] Le palmarès n'est pas publié.
       *[other] Chaque mois, le palmarès est publié dans { $fame }.
    }
setup-role = Modèrent : ceux qui peuvent gérer les messages{ $role ->
        [none] {""}
       *[other] , et { $role }
    }.
setup-channel = Les avis aux modérateurs arrivent { $channel ->
        [none] dans le salon de la partie
       *[other] dans { $channel }
    }.
setup-while-playing = { $playing ->
        [yes] Aux tables où ils jouent, les modérateurs peuvent mettre en pause, déplacer, remplacer et faire prendre des décisions ; la table lit chaque fois qu'ils y jouent. Ils ne voient jamais les secrets d'une telle partie.
       *[no] Aux tables où ils jouent, les modérateurs peuvent relancer, republier la fiche et appeler un autre modérateur.
    }
setup-barred-count = { $count ->
        [0] Personne n'est exclu des tables d'ici.
        [one] Une personne est exclue des tables d'ici.
       *[other] { $count } personnes sont exclues des tables d'ici.
    }

setup-pick-hosting = Salons pour les tables (aucun : tous)
setup-pick-fame = Où publier le palmarès (aucun : nulle part)
setup-pick-per-channel = Tables par salon
setup-pick-home = Où va une nouvelle table
setup-pick-forum = Ou des publications dans un forum…
setup-pick-opening = Qui peut ouvrir des tables
setup-pick-openrole = Ou qui a un certain rôle…
setup-pick-per-person = Tables par personne
setup-pick-language = Langue des fiches
setup-pick-days = Fermer une table où personne ne vient
setup-pick-role = Un rôle qui modère aussi…
setup-pick-channel = Où vont les avis aux modérateurs…
setup-limit = { $count ->
        [0] sans limite
        [one] une à la fois
       *[other] { $count } à la fois
    }
setup-days = { $days ->
        [0] jamais
        [one] après un jour
       *[other] après { $days } jours
    }
setup-home-here = dans le salon
setup-home-thread = dans un fil à part
setup-opening-everybody = tout le monde
setup-opening-moderators = les modérateurs
setup-language-any = celle du bot
setup-computers-on = Permettre les ordinateurs aux tables
setup-computers-off = Pas d'ordinateurs aux nouvelles tables
setup-playing-on = Plus de droits là où ils jouent
setup-playing-off = Moins de droits là où ils jouent
setup-no-role = Ce rôle n'existe pas sur ce serveur.

setup-people-means = Une personne exclue n'ouvre ni ne rejoint de table ici et ne prend pas de siège. Ses parties continuent jusqu'à ce qu'un modérateur donne son siège à quelqu'un d'autre.
setup-nobody = Personne n'est exclu.
setup-lifted = Levées
setup-bar = Exclure quelqu'un…
setup-lift = Lever une exclusion…
setup-lift-one = Lever le nº { $number }
setup-bar-line = Nº { $number } : { $person }, exclusion par { $moderator } le { $at }{ $reason ->
        [none] {""}
       *[other] {" "}: { $reason }
    }.
setup-lifted-by = Levée par { $moderator } le { $at }.
setup-bar-sure = Exclure { $person } des tables de ce serveur ? Cette personne quitte aussitôt les tables en attente et les listes ; ses parties continuent. { COMMAND("table bar") } permet de donner une raison, qu'elle pourra lire.
setup-bar-yes = Exclure
setup-no-history = Rien n'a encore été décidé.

bar-done = C'est fait, l'exclusion des tables de ce serveur vaut pour { $person }. Ses parties continuent jusqu'à ce qu'un modérateur y mette quelqu'un d'autre. { COMMAND("table unbar") } lève l'exclusion.
unbar-done = { $person } peut de nouveau ouvrir et rejoindre des tables ici.

command-table-bar = Exclure quelqu'un des tables de ce serveur
command-table-bar-person = Qui
command-table-bar-reason = Pourquoi ; cette personne peut le lire
command-table-unbar = Laisser quelqu'un rejouer sur ce serveur
