# What a table refuses, tells and notes. One message a reason.
# $user, $host, $moderator, $old_user and $new_user are mentions or names, as the reader may see them.

## Who and when

table-is-open = La partie n'a pas encore commencé.
table-is-playing = La partie est en cours.
table-is-paused = La partie est en pause.
table-is-finished = La partie est finie.
table-is-abandoned = Cette table a été abandonnée.
table-not-started = La partie n'a pas encore commencé.
table-not-host = Seuls l'hôte de la table ou un modérateur peuvent faire ça.
table-not-moderator = Seul un modérateur peut faire ça.
table-not-seated = Tu n'es pas à cette table.
table-not-your-seat = Ce n'est pas ton siège.
table-stale = La partie a avancé depuis. Voici où elle en est.
table-press-elsewhere = Ce bouton est d'une autre table.
table-overtaken = Quelqu'un a été plus rapide. Réessaie.
table-no-such-game = Il n'y a pas de partie { NUMBER($game, useGrouping: 0) }.
table-no-such-seat = Personne ne joue { TERM($colour, "colour") } à cette table.

## Before the game

table-place-taken = Il y a déjà une table ici : la partie { NUMBER($game, useGrouping: 0) }.
table-no-such-board = Il n'y a pas de plateau « { $name } ».
table-bad-setting = Cette valeur n'est pas possible pour « { $name } ».
table-fixed = Le plateau, les options et les sièges ne changent plus une fois la partie commencée.
table-already-invited = Cette personne a déjà son invitation.
table-too-many-invited = On ne peut pas inviter plus de { $most } personnes.
table-private = Cette table est sur invitation.
table-already-seated = Tu es déjà à cette table.
table-colour-taken = Le siège { TERM($colour, "colour") } est déjà pris.
table-no-such-colour = La couleur « { $colour } » n'existe pas.
table-full = La table est pleine : on joue à { $most } au plus.
table-wrong-count = { $count ->
        [0] Personne n'est encore là
        [one] On ne joue pas seul
       *[other] On ne peut pas jouer à { $count }
    } : Giants se joue de { $least } à { $most }.
table-leave-running = La partie a commencé. Donne ton siège à quelqu'un d'autre plutôt que de le laisser vide.
table-already-host = Cette personne est déjà l'hôte.
table-no-such-level = Il n'y a pas d'ordinateur « { $level } ».
table-not-hosting = Sur ce serveur, on ouvre des tables ici : { $channels }. Qui gère le serveur peut changer ça avec { COMMAND("table setup") }.
table-opening-moderators = Sur ce serveur, ce sont les modérateurs qui ouvrent des tables. Demande-leur ; qui gère le serveur peut changer ça avec { COMMAND("table setup") }.
table-opening-role = Sur ce serveur, il faut { $role } pour ouvrir des tables, ou modérer. Qui gère le serveur peut changer ça avec { COMMAND("table setup") }.
table-too-many-own = { $most ->
        [one] Tu as déjà une table à toi sur ce serveur, et il n'en permet qu'une à la fois.
       *[other] Tu as déjà { $most } tables à toi sur ce serveur, et il n'en permet pas plus à la fois.
    } Qui gère le serveur peut changer ça avec { COMMAND("table setup") }.
table-too-many-here = { $most ->
        [one] Ce salon a déjà une table, et le serveur n'en permet qu'une à la fois dans le salon et ses fils.
       *[other] Ce salon et ses fils ont déjà { $most } tables, et le serveur n'en permet pas plus à la fois.
    } Qui gère le serveur peut changer ça avec { COMMAND("table setup") }.
table-no-computers = Sur ce serveur, les ordinateurs ne s'assoient à aucune nouvelle table. Qui gère le serveur peut changer ça avec { COMMAND("table setup") }.
table-barred = Tu es exclu des tables de ce serveur{ $reason ->
        [none] {""}
       *[other] {" "}: { $reason }
    }. Ses modérateurs peuvent lever l'exclusion.
table-barred-other = Exclusion des tables de ce serveur : { $person }. Un modérateur peut la lever avec { COMMAND("table unbar") }.
table-barred-already = Cette personne est déjà exclue.
table-not-barred = Cette personne n'est pas exclue.
table-bar-oneself = Tu ne peux pas t'exclure toi-même. Un autre modérateur le peut.
table-too-many-barred = { $most ->
        [one] { $most } personne est déjà exclue
       *[other] { $most } personnes sont déjà exclues
    }, et un serveur ne peut pas en exclure plus. Lève d'abord une exclusion.
table-seats-free = Il y a un siège libre : prends-le.
table-waits-already = Tu attends déjà un siège. *Quitter* te retire de la liste.
table-waitlist-full = { $most ->
        [one] { $most } personne attend déjà.
       *[other] { $most } personnes attendent déjà.
    } Cherche plutôt une autre table.

## Going back

table-nothing-to-take-back = Il n'y a rien que tu puisses annuler de ton côté : quelque chose a été dévoilé depuis, ou quelqu'un d'autre a joué. Tu peux demander à la table.
table-no-such-point = La partie ne peut pas revenir au point { NUMBER($point, useGrouping: 0) }.
table-over-for-good = Cette partie est finie pour de bon.
table-not-closed = Cette partie s'est terminée avant l'heure et peut être reprise jusqu'au <t:{ NUMBER($until, useGrouping: 0) }:f>. D'ici là, rien de ce qui y est caché n'est révélé.
table-settings-same = On joue déjà comme ça.
table-asked-lately = Tu l'as demandé à la table il y a peu, et elle n'était pas d'accord. Tu peux redemander après le <t:{ NUMBER($until, useGrouping: 0) }:f>.
table-vote-open = On le demande déjà à la table.
table-no-vote = On ne demande rien de tel à la table en ce moment.

## Seats, orders, times

table-not-asked = Plus personne ne te propose de siège ici.
table-user-seated = Cette personne est déjà à cette table.
table-seat-needs-somebody = Une partie en cours ne peut pas avoir de siège vide. Mets-la d'abord en pause.
table-seat-empty = Personne n'occupe le siège { TERM($colour, "colour") }. Remplis-le d'abord.
table-no-place = La partie n'a pas de salon. Déplace-la d'abord dans un salon.
table-already-there = La table est déjà ici.
table-past = Ce moment est déjà passé.
table-not-away = Tu n'étais pas en absence.
table-no-such-order = Cette consigne n'existe pas : « { $order } ».
table-not-due = C'est déjà réglé.
table-seat-is-offered = Ce siège est déjà à prendre.
table-seat-not-offered = Le siège { TERM($colour, "colour") } n'est pas à prendre.
table-seat-not-due = On n'attend rien du joueur { TERM($colour, "colour") } pour l'instant.
table-nobody-waited-for = On n'attend personne : il n'y a personne à relancer.
table-has-looked = Qui a regardé derrière un paravent de cette partie, ou en a l'enregistrement, ne peut plus y jouer.
table-moderator-plays = Tu as un intérêt dans cette partie : tu y joues, tu y as joué, ou tu y demandes un siège. Il faut un modérateur qui n'en ait pas ; appelles-en un avec { COMMAND("giants call") }.
table-ask-the-table = Tu as un intérêt dans cette partie, donc c'est à la table de décider : demande-lui avec { COMMAND("giants vote") }. Un modérateur qui n'en a pas peut aussi le faire ; appelles-en un avec { COMMAND("giants call") }.
table-sat-elsewhere = Qui a occupé le siège { TERM($colour, "colour") } dans cette partie sait ce qu'il y a derrière ce paravent, et ne peut pas y prendre un autre siège.
table-seat-oneself = Personne ne se donne un siège à soi-même en modérant. Demande à la table un siège à prendre, ou adresse-toi à l'hôte ou à un autre modérateur.
table-seat-computer = Un ordinateur joue { TERM($colour, "colour") } : il décide tout seul.
table-has-time = Le joueur { TERM($colour, "colour") } a encore le temps de décider. Si rien ne vient, tu pourras faire décider à partir du <t:{ NUMBER($until, useGrouping: 0) }:f> (<t:{ NUMBER($until, useGrouping: 0) }:R>).
table-nudged-already = La table a déjà été relancée il y a peu. On pourra la relancer <t:{ NUMBER($until, useGrouping: 0) }:R> ; d'ici là, un peu de patience aide le plus.
table-called-already = Les modérateurs ont déjà été appelés. On pourra les rappeler <t:{ NUMBER($until, useGrouping: 0) }:R>.

## Records

table-bad-record = { $line ->
        [0] Ce n'est pas un enregistrement de partie : { $why }
       *[other] La ligne { $line } de l'enregistrement est fausse : { $why }
    }
table-record-dice = Les dés de l'enregistrement ne viennent pas de sa graine.
table-record-newer = L'enregistrement suit des règles plus récentes ({ $rules }) que celles de ce programme ({ $newest }).
table-rules-newer = La partie { NUMBER($game, useGrouping: 0) } a commencé avec des règles plus récentes ({ $rules }) que celles de ce programme ({ $newest }).
table-dice-forged = Les dés de l'entrée { NUMBER($seq, useGrouping: 0) } ({ $line }) ne viennent pas de la graine de la table.
table-no-seed = Cette partie n'a pas de dés.

## The database

table-damaged = La partie { NUMBER($game, useGrouping: 0) } est abîmée et a été laissée telle quelle : { $detail }
table-store-busy = La base de données est utilisée par un autre programme. Réessaie dans un instant. ({ $detail })
table-store-served = Un autre bot utilise déjà { $path }. Un fichier ne sert qu'un bot : arrête l'autre, ou donne à celui-ci une base de données à lui.
table-store-not-empty = { $path } n'est pas vide et reste tel quel. Indique une base de données sans contenu.
table-store-no-postgres = Une base de données sur un serveur a besoin de psycopg : installe giants avec son option, giants[postgres]. ({ $detail })
table-store-unreachable = La base de données est injoignable. Réessaie dans un instant. ({ $detail })
table-store-full = Il n'y a plus de place sur le disque. Rien n'a changé. ({ $detail })
table-store-readonly = On ne peut pas écrire dans la base de données. Rien n'a changé. ({ $detail })
table-store-damaged = La base de données est abîmée, ou n'en est pas une. Rien n'a changé. ({ $detail })
table-store-unreadable = La base de données ne s'ouvre pas. ({ $detail })
table-store-failed = La base de données signale une erreur. Rien n'a changé. ({ $detail })
table-store-foreign = { $path } est la base de données d'un autre programme. Je n'y ai pas touché.
table-store-other-plan = D'autres bots servent cette base de données avec GIANTS_BLOCKS={ $blocks } et GIANTS_SHARDS={ $shards }. Donne les mêmes valeurs à celui-ci, ou arrête d'abord les autres.
table-store-newer = La base de données vient d'une version plus récente de ce programme (schéma { $version } ; celui-ci connaît { $newest }). Je n'y ai pas touché.
table-store-older = La base de données vient d'une version plus ancienne de ce programme (schéma { $version } sur { $newest }). Le bot la met à jour à son démarrage ; d'ici là, je n'y ai pas touché.
table-store-missing = { $path } n'est pas une base de données de Giants.
table-store-empty = { $path } est vide (0 octet), ce qu'une base de données de Giants n'est jamais : son contenu est perdu, ou ailleurs. Elle n'a pas été touchée.
table-store-lost = { $path } a disparu, alors que { $path }-wal est encore là : la base de données a été déplacée ou supprimée. Rien n'a été recommencé.
table-store-no-wal = La base de données ne peut pas fonctionner en mode WAL ici (elle est en mode { $mode }).
table-store-old-sqlite = SQLite { $version } est trop ancien : il faut à Giants la version 3.37 ou une plus récente.

## News

table-news-opened = Une table est ouverte.
table-news-imported = La partie vient d'un enregistrement.
table-news-configured = Les réglages ont changé{ $what ->
        [none] {""}
       *[other] {" "}: { $what }
    }.
setting-board = plateau
setting-deadline = temps par décision
setting-language = langue
setting-late = ce qui se passe une fois le temps écoulé
setting-options = options des règles
setting-closeup = ce que montrent les images
setting-pictures = images
setting-private = qui peut jouer
setting-reminder = rappels
setting-seating = ordre des sièges
setting-stand_in = remplaçants
table-news-invited = Nouvelle invitation : { $user }.
table-news-joined = Le siège { TERM($seat, "colour") } est pris.
table-news-left = Le siège { TERM($seat, "colour") } est de nouveau libre.
table-news-hosted = { $user } est maintenant l'hôte.
table-news-started = La partie commence. Premier joueur : { TERM($first, "colour") }.
table-news-undone = { $count ->
        [one] La dernière action a été annulée.
       *[other] Les { $count } dernières actions ont été annulées.
    }
table-news-paused = La partie est en pause.
table-news-resumed = La partie reprend.
table-news-slept = Plus personne ne venait : la partie s'est endormie.
table-news-replaced = { $new ->
        [none] Le siège { TERM($seat, "colour") } est libre : il faut quelqu'un pour le jouer.
       *[other] Le siège { TERM($seat, "colour") } change de mains : { $new } joue{ $old ->
            [none] {""}
           *[other] {" "}et remplace { $old }
        }.
    }
table-news-asked = On propose à { $user } de jouer { TERM($seat, "colour") }. Rien ne change avant son accord.
table-news-refused = { $user } ne prend pas le siège { TERM($seat, "colour") }.
table-news-away = { $name } s'absente.
table-news-returned = { $name } est de retour.
table-news-late = Temps écoulé pour { $name }.
table-news-proposed = { $question ->
        [undo] { $user } demande à la table de revenir en arrière.
        [end] { $user } demande à la table de finir la partie avec les points du moment.
        [seat] { $user } aimerait reprendre le siège { TERM($seat, "colour") }.
        [settings] { $user } demande à la table un autre temps de réflexion.
        [pause] { $user } demande une pause à la table.
        [resume] { $user } demande à la table de reprendre.
        [reopen] { $user } demande à la table de reprendre la partie.
        [close] { $user } demande à la table de clore la partie pour de bon.
       *[abandon] { $user } demande à la table d'abandonner la partie.
    }
table-news-voted = { $aye ->
        [0] { $name } est contre.
       *[1] { $name } est pour.
    }
table-news-rejected = { $why ->
        [time] Le temps de répondre est passé : la table n'a pas été d'accord.
        [void] Ce que la table a décidé n'est plus possible.
       *[table] La table a dit non.
    }
table-news-finished = La partie est finie.
table-news-abandoned = La table a été abandonnée.
table-news-expired = Personne n'est venu depuis quelques jours, alors la table a été fermée.
table-news-queued = { $waits ->
        [yes] { $user } attend un siège.
       *[no] { $user } n'attend plus de siège.
    }
table-news-reopened = La partie a été reprise.
table-news-closed = La partie est finie pour de bon.
table-news-archived = La table est aux archives.
table-news-moved = La table s'est installée ici.
table-news-nudged = La table a été relancée.
table-news-repaired = La fiche a été republiée.
table-news-tried = Un modérateur a essayé de décider pour { $name }, mais ce n'était pas possible.
table-news-inspected = Un modérateur a regardé derrière un paravent : { $name }.
table-news-exported = { $by ->
        [operator] La personne qui fait tourner ce bot
       *[moderator] Un modérateur
    } a pris une copie de l'enregistrement, qui dit qui a érigé quoi.
table-news-called = { $user } a appelé les modérateurs.
table-news-offered = { $name } propose son siège : qui veut prendre la relève ?
table-news-withdrawn = { $name } garde son siège.
table-news-displaced = { $loss ->
        [channel] Le salon de la table a été supprimé. La partie est en pause jusqu'à ce qu'elle en ait un nouveau.
        [server] On m'a retiré du serveur. La partie a été mise en pause.
        [locked] Le fil de la table a été verrouillé, sa fiche ne pouvait plus être montrée.
       *[permissions] Je n'avais pas le droit de montrer la table dans son salon.
    }
table-news-gone = Qui jouait { TERM($seat, "colour") } n'est plus sur ce serveur. Le siège est à prendre.
table-news-forgotten = Qui jouait { TERM($seat, "colour") } a demandé à être oublié. Un ordinateur continue.
table-news-restored = ⚠️ Cette partie est revenue en arrière : mes données ont été rétablies depuis une copie plus ancienne, et elle en est là où elle en était le { $at }. Ce qui a été joué ensuite est perdu. Rejouez à partir d'ici.

plan-unreadable = Ce n'est pas un plan de poses.
plan-not-now = On peut prévoir ses poses pendant la pose des pions, tant qu'on n'a pas passé.
plan-too-long = Un plan a { $most ->
        [one] { $most } étape
       *[other] { $most } étapes
    } au plus.
plan-over = Ce plan était pour un tour précédent.
plan-disturbed = Quelqu'un est là où va ton plan.

## Private notices

table-notice-invited = { $host } t'invite à une partie de Giants.
table-notice-dismissed = Ton siège ({ TERM($colour, "colour") }) a été libéré.
table-notice-called = { $user } demande à un modérateur de regarder cette table.
table-notice-acted-for = { $moderator } a décidé pour toi.
table-notice-replaced = Quelqu'un d'autre joue { TERM($colour, "colour") } maintenant.
table-notice-seated = Tu joues { TERM($colour, "colour") } maintenant.
table-notice-order-used = { $order ->
        [bid] La mise que tu avais laissée a été scellée.
        [largest] Le plus gros Moaï que tu pouvais sculpter a été pris pour toi, comme demandé.
        [stash] À la carrière, les marques ont été faites comme demandé.
        [recall] Tes marqueurs ont été gérés comme demandé.
        [plan] Ton plan de poses s'exécute.
       *[pass] Tu as passé, comme demandé.
    }
table-notice-order-dropped = { $why ->
        [undone] { $order ->
            [bid] La partie est revenue en arrière, et la mise que tu avais laissée est retirée : on te demandera.
           *[other] La partie est revenue en arrière, et ta consigne pour ce moment est retirée : on te demandera.
        }
        [plan-disturbed] Quelqu'un est là où va ton plan, il s'est donc arrêté : jette un œil.
       *[other] { $order ->
            [bid] La mise que tu avais laissée n'est plus possible. Elle est retirée.
            [plan] La prochaine étape de ton plan n'est plus possible, il s'est donc arrêté : jette un œil.
           *[other] Ta consigne n'est plus possible. Elle est retirée.
        }
    }
table-notice-vote = { $question ->
        [undo] On demande à la table de revenir en arrière. À toi de voter.
        [end] On demande à la table de finir la partie avec les points du moment. À toi de voter.
        [seat] Quelqu'un aimerait reprendre un siège. À toi de voter.
        [settings] On demande à la table un autre temps de réflexion. À toi de voter.
        [pause] On demande une pause à la table. À toi de voter.
        [resume] On demande à la table de reprendre. À toi de voter.
        [reopen] On demande à la table de reprendre la partie. À toi de voter.
        [close] On demande à la table de clore la partie pour de bon. À toi de voter.
       *[abandon] On demande à la table d'abandonner la partie. À toi de voter.
    }
table-notice-seat-asked = { $user } te propose de reprendre le siège { TERM($colour, "colour") }. Rien ne change sans ton accord ({ COMMAND("giants seat accept") } le donne aussi). Tu as trois jours pour répondre.
table-notice-seat-refused = { $user } ne prend pas le siège { TERM($colour, "colour") }.
table-notice-over = Ta partie est finie. Merci d'avoir joué !
table-notice-configured = Le temps par décision a changé : { $hours ->
        [0] il n'y a plus de limite.
        [one] { $hours } heure désormais.
       *[other] { $hours } heures désormais.
    } Une fois écoulé, { TERM($late, "late") }.
table-notice-late-remind = Ton temps est écoulé, et la table t'attend : { TERM($phase, "waited") } ({ $colours }).
table-notice-late-decision = Ton temps était écoulé, alors l'ordinateur a pris cette décision pour toi. La prochaine est de nouveau à toi.
table-notice-late-seat = Ton temps était écoulé, alors l'ordinateur joue pour toi jusqu'à ton retour : appuie sur *À toi de jouer* ou utilise { COMMAND("giants back") }.
table-notice-opened = { $host } a ouvert une table, et il y a des sièges libres.
table-notice-seat-free = Un siège s'est libéré, et il est à toi : tu joues { TERM($colour, "colour") }. Si ça ne te va plus, appuie sur *Quitter*.
table-notice-began = La partie que tu attendais a commencé sans toi.
table-notice-given-up = La table que tu attendais a été abandonnée.
table-notice-expires-soon = Personne n'est venu depuis quelques jours. Si cela ne change pas, la table ferme <t:{ NUMBER($until, useGrouping: 0) }:R> : invite quelqu'un, ou commence avec des ordinateurs.
table-notice-expired = Personne n'est venu depuis quelques jours, alors la table a été fermée. Ouvres-en une autre quand tu veux avec { COMMAND("giants new") }.
table-notice-barred = Les modérateurs t'ont exclu des tables de ce serveur, tu as donc quitté ses tables en attente.
table-notice-returned = Ton absence est finie : tu rejoues toi-même.
table-notice-slept = Plus personne n'a joué depuis un moment, alors la partie s'est endormie. Rien n'est perdu : *Réveiller la partie*, sur sa fiche, la reprend où elle en est.
table-notice-inspected = { $moderator } a regardé derrière ton paravent pour aider la table. La table a été prévenue.
table-notice-turn = À toi : { TERM($phase, "waited") } ({ $colours }).
table-notice-nudge = Petite relance amicale, la table t'attend : { TERM($phase, "waited") } ({ $colours }).
table-notice-reminder = C'est à toi : { TERM($phase, "waited") } ({ $colours }).
table-notice-again = La table attend depuis un moment : { TERM($phase, "waited") } ({ $colours }).
table-notice-weekly = La table t'attend toujours : { TERM($phase, "waited") } ({ $colours }). Si tu ne peux pas continuer, propose ton siège avec { COMMAND("giants seat offer") }.
table-notice-warning = Ton temps sera bientôt écoulé : { TERM($phase, "waited") } ({ $colours }).
table-notice-plea = La partie attend depuis longtemps ({ $colours }) : { TERM($phase, "waited") }. Une relance, un ordinateur ou quelqu'un de nouveau peut aider : { COMMAND("giants moderate") }. Les joueurs restants peuvent voter pour finir.
table-notice-gone = Qui jouait { TERM($colour, "colour") } n'est plus sur ce serveur. Le siège est à prendre ; un modérateur peut le remplir avec { COMMAND("giants moderate") }.
table-notice-displaced = { $loss ->
        [channel] Le salon de la partie a été supprimé. La partie est à l'abri et en pause ; { COMMAND("giants moderate") } la déplace dans un autre salon.
        [server] On m'a retiré du serveur. La partie est à l'abri et en pause ; réinvitez-moi et utilisez { COMMAND("giants moderate") }.
        [locked] Le fil de la partie est verrouillé, je ne peux pas montrer sa fiche. Un modérateur peut le déverrouiller, ou déplacer la partie avec { COMMAND("giants moderate") }.
       *[permissions] Je n'ai pas le droit de montrer la partie dans son salon. Quelqu'un qui gère le serveur peut l'autoriser dans les paramètres du salon ; { COMMAND("giants moderate") } dit ce qui manque.
    }
table-notice-restored = Ta partie est revenue en arrière : mes données ont été rétablies depuis une copie plus ancienne, et elle en est là où elle en était le { $at }. Les boutons des fiches plus récentes ne comptent plus. Rien n'est à réparer : rejouez les coups perdus, ou demandez à un modérateur de finir la partie.
table-notice-restored-server = Mes données ont été rétablies depuis une copie plus ancienne, alors des parties de ce serveur sont revenues là où elles en étaient (celle-ci au { $at }). Chaque table qui a perdu quelque chose le lit sur sa fiche et continue de là ; les parties commencées ensuite sont perdues. { COMMAND("giants moderate") } montre où elles en sont. Si la personne qui me fait tourner a une copie plus récente, c'est le moment de la remettre.
restored-lost = ⚠️ La partie { NUMBER($game, useGrouping: 0) } est perdue, et j'en suis désolé : mes données ont été rétablies depuis une copie faite avant son début. { COMMAND("giants new") } ouvre une table. Si quelqu'un a gardé son enregistrement, un modérateur peut ramener la partie avec { COMMAND("table import") }.
restored-press = Cette fiche est d'un temps révolu : mes données ont été rétablies depuis une copie plus ancienne, et la partie est revenue en arrière. Une nouvelle fiche montre où elle en est ; regarde là et continue.
waited-auction = une mise
waited-choose = un Moaï à choisir
waited-placement = un pion à poser
waited-transport = une statue à déplacer
waited-stash = quelles statues marquer
waited-recall = quels marqueurs reprendre
waited-over = plus rien
