# Private answers, menus and forms.

spectator = Tu regardes cette partie. Jette un œil avec { COMMAND("giants board") }, ou rejoins la prochaine avec { COMMAND("giants join") }.
unknown-control = Ce bouton est d'une autre époque. Utilise la fiche la plus récente.
server-only = Il faut un salon d'un serveur : c'est là qu'on joue.
command-outdated = Cette commande a changé ou bougé depuis la dernière mise à jour de ton Discord. Tape / et choisis-la à nouveau ; la plupart se trouvent maintenant comme { COMMAND("giants games") }.
no-game-here = Il n'y a pas de partie dans ce salon. Ouvre une table avec { COMMAND("giants new") }.
not-due = On n'attend rien de toi pour l'instant. La table attend { $names }.
moved-on = La partie a avancé depuis l'ouverture de ce panneau.
panel-incomplete = Pas encore : il reste quelque chose à choisir.
done = ✅ C'est fait.
due-again = Et c'est de nouveau à toi.
fault = Quelque chose a raté de notre côté, et rien n'a changé. Si ça se reproduit, donne cette référence à un modérateur : { $reference }.

discord-channel-gone = Ce salon n'existe plus, ou Discord me le cache.
discord-server-gone = Discord ne me laisse plus entrer sur ce serveur.
discord-person-gone = Discord ne connaît pas cette personne ici.
discord-message-gone = Ce message n'existe plus.
discord-thread-full = Ce fil est plein : Discord n'y laisse plus entrer personne.
discord-thread-closed = Ce fil est fermé. Rouvre-le d'abord.
discord-too-many-threads = Ce serveur a autant de fils ouverts que Discord le permet. Fermes-en un, ou joue directement dans le salon.
discord-wrong-channel = Impossible dans ce genre de salon. Essaie dans un salon textuel ordinaire.
discord-not-allowed = Discord dit que je n'ai pas le droit de faire ça ici. Quelqu'un qui gère ce serveur peut l'autoriser dans les paramètres du salon.
discord-no-access = Discord dit que je ne peux pas voir ce qu'il faut pour ça. Quelqu'un qui gère ce serveur peut m'y donner accès.
discord-file-too-large = Ce fichier est plus gros que Discord ne le permet.
discord-busy = Discord a trop à faire en ce moment. Réessaie dans une minute.
discord-down = Discord a un problème de son côté. Réessaie dans un moment.
discord-unreachable = Discord a été injoignable un instant. Réessaie.
discord-refused = Discord a refusé quelque chose dont j'ai besoin (code { $code }). Si ça se reproduit, donne ce code à un modérateur.
form-too-late = C'était trop long, le formulaire ne peut plus s'ouvrir. Appuie encore une fois.

option-too-long = C'est plus long que tout ce qu'on pourrait écrire ici : { $most } caractères suffisent.
option-unreadable = Je n'arrive pas à lire « { $given } ». Choisis une des suggestions qui viennent pendant que tu tapes.
option-no-statues = Quelles statues ? Nomme-les, ou tape - pour aucune.
option-not-found = Je ne trouve pas ce que tu as nommé. Choisis-le à nouveau.

permissions-missing = Je ne peux pas tenir de table dans { $channel }. Il me manque le droit de : { $missing }. Quelqu'un qui gère ce serveur peut me l'accorder dans les paramètres du salon.
permission-view_channel = voir le salon
permission-send_messages = envoyer des messages
permission-send_messages_in_threads = envoyer des messages dans les fils
permission-attach_files = joindre des fichiers
permission-read_message_history = voir les anciens messages
permission-create_public_threads = ouvrir des fils

thread-name = Giants sur { $board }, hôte : { $host }
thread-name-of = { $stage ->
        [finished] Finie · Giants : { $players }
       *[playing] Giants : { $players }
    }
forum-post = { $host } a ouvert une table de Giants sur { $board }. Elle est ci-dessous : si tu veux jouer, c'est là.
forum-tag-open = ouverte
forum-tag-playing = en cours
forum-tag-finished = finie
forum-not-yours = Tu ne peux pas publier toi-même dans { $channel }, donc je ne le fais pas pour toi.
forum-media = Les salons média ne montrent que l'image des publications, on ne pourrait pas y suivre une partie. Choisis un forum.
forum-tag-required = { $channel } veut une étiquette sur chaque publication, et n'en a aucune qui dise « { $tag } ». Qui gère le forum peut l'ajouter (avec « en cours » et « finie »), ou me laisser gérer ce salon.
table-opened = Une table est ouverte dans { $channel }.
joined = Te voilà à la table.
left = Tu as quitté la table.
computer-added = Un ordinateur s'installe.
started = La partie commence.
rematch-begins = Tout le monde est revenu : la partie commence.
rematch-waits =
    Tu rejoues. { $count ->
        [one] Il manque encore quelqu'un : la partie commence dès que cette personne appuie aussi sur *Rejouer*.
       *[other] Il manque encore { $count } personnes : la partie commence quand toutes auront appuyé sur *Rejouer*.
    }
rematch-not-yet = Cette partie peut encore être reprise. Une fois qu'elle sera finie pour de bon, vous pourrez en jouer une autre.
rematch-not-yours = Seuls ceux qui ont joué cette partie peuvent la rejouer. Ouvre ta propre table avec { COMMAND("giants new") }.
rematch-begun = La partie suivante a commencé sans toi.
invited = L'invitation est partie : { $person }.
host-changed = { $person } est maintenant l'hôte.
called = Les modérateurs savent où tu es, et vont regarder.
cancelled = La table est fermée.
cancel-running = La partie est en cours. En tant que modérateur, tu peux y mettre fin avec { COMMAND("table end") }, et la table le lira.
waitlisted = La table est pleine. Tu auras le prochain siège libre, après ceux qui attendaient avant toi, et je te préviendrai. *Quitter* te retire de la liste.
games-open = - { $channel } · attend des joueurs : { $count ->
        [one] { $count } siège pris
       *[other] { $count } sièges pris
    } sur { $most }
games-watch-on = Me prévenir quand une table ouvre
games-watch-off = Ne plus me prévenir
games-watched = Je te préviens quand une table ouvre sur ce serveur, au plus toutes les six heures, selon { COMMAND("giants my reminders") }.
games-unwatched = Je ne te préviens pas quand une table ouvre sur ce serveur.
games-title = **Parties sur ce serveur**
games-none = Aucune partie en cours sur ce serveur. Ouvre une table avec { COMMAND("giants new") }.
games-others =
    { $count ->
        [one] - et une de plus
       *[other] - et { $count } de plus
    }
games-line =
    - { $channel } · { $status ->
        [paused] en pause
       *[playing] doit jouer : { $due }
    }

mine-none = Tu ne joues nulle part en ce moment. { COMMAND("giants games") } donne les parties d'un serveur.
mine-waiting = **On t'attend**
mine-others = **Tes autres parties**
mine-game = [{ $game }]({ $link }){ $server ->
        [none] {""}
       *[other] {" "}· { $server }
    }
mine-due = - { $name } : { TERM($phase, "waited") } ({ TERM($colour, "colour") }), demandé { $since }{ $deadline ->
        [none] .
       *[other] {" "}; fin du temps { $deadline }.
    }
mine-line = - { $name } : { $state ->
        [vote] un vote t'attend.
        [stand-in] un ordinateur joue pour toi ; { COMMAND("giants back") } te rend ton siège.
        [asleep] endormie : n'importe quel joueur peut la réveiller.
        [open] attend des joueurs.
        [paused] en pause.
       *[playing] { $due ->
            [none] c'est aux ordinateurs.
           *[other] attend { $due }.
        }
    }

welcome =
    ## Bienvenue dans Giants
    Un jeu de société sur l'île de Pâques, de trois à cinq joueurs : mise pour des Moaïs, place ta tribu et transporte des statues à travers l'île avec l'aide de tout le monde. *Apprendre en jouant* est une première partie avec un coach qui explique chaque étape. Choisis qui tu es dans le coin de la page (sur un téléphone, sous ☰) ; ouvre un autre onglet pour être quelqu'un d'autre.
welcome-play = Jouer contre deux ordinateurs

since-title = **Depuis ton dernier coup**
since-earlier = { $count ->
        [one] … une chose de plus avant : { COMMAND("giants log") }
       *[other] … { $count } choses de plus avant : { COMMAND("giants log") }
    }
since-piece = { TERM($piece, "piece") } { $hex }{ $logs ->
        [0] {""}
        [one] {" "}avec un rondin
       *[other] {" "}avec { $logs } rondins
    }
since-placed = { $name } a posé : { $pieces }.
since-sealed = Mises scellées : { $names }.
since-passed = { $count ->
    [one] { $names } a passé.
   *[other] { $names } ont passé.
}
since-declined = Ne prennent plus de Moaï : { $names }.
since-gained = Points pour le transport : { $shares }.
since-stand-in = { $name } 🤖
since-stand-ins = 🤖 un ordinateur a décidé à la place de quelqu'un.
summary-title = **En ton absence** · [{ $game }]({ $link })

screen-title = **Toi seul vois ceci.**
standing-points =
    Si la partie finissait maintenant, tu aurais **{ $total }** { $total ->
        [one] point
       *[other] points
    } : { $track } sur la piste{ $hidden ->
        [0] { "" }
       *[other] , { $hidden } de tes { $open ->
            [0] Moaïs cachés
           *[other] Moaïs
        }
    }{ $tablets ->
        [0] { "" }
       *[other] , { $tablets } de tes tablettes
    }.
standing-bases =
    Moaïs érigés : **{ $erected } sur { $bases }**{ $reserved ->
        [0] { "" }
        [one] , et un ahu réservé
       *[other] , et { $reserved } ahus réservés
    }. Qui érige tous les siens met fin à la partie.
standing-pieces =
    Derrière ton paravent : { $workers ->
        [0] aucun ouvrier
        [one] un ouvrier
       *[other] { $workers } ouvriers
    }{ $sorcerer ->
        [0] { "" }
       *[other] , le sorcier
    }{ $chief ->
        [0] { "" }
       *[other] , le chef
    }, { $markers ->
        [0] aucun marqueur
        [one] un marqueur
       *[other] { $markers } marqueurs
    }{ $logs ->
        [0] { "" }
        [one] , un rondin
       *[other] , { $logs } rondins
    }.{ $spent ->
        [0] { "" }
        [one] {" "}Un marqueur revient à la fin du tour.
       *[other] {" "}{ $spent } marqueurs reviennent à la fin du tour.
    }
standing-marks = Tes marqueurs sont sur { $marks }.
standing-mark = { $statue } ({ $hex })
orders-given = Consignes : { $orders }.
orders-cancel = Les retirer
order-leave = Laisser une consigne…
order-pass = Passer quand ce sera à moi
order-passround = Passer pour le reste de ce tour
order-largest = Prendre le plus gros Moaï possible
order-keep = Garder mes marques en fin de tour
order-takeall = Reprendre tous mes marqueurs
order-stashall = Marquer tout ce que je peux à la carrière
order-stashnone = Ne rien marquer à la carrière
order-kind-pass = passer la prochaine fois que c'est à moi
order-kind-pass-round = passer pour le reste de ce tour
order-kind-plan = poser comme prévu
order-this-round = { $order } (ce tour)
order-kind-largest = prendre le plus gros Moaï
order-kind-bid = une mise
order-kind-recall = marqueurs en fin de tour
order-kind-stash = marques à la carrière

more-title = **Plus**
more-back = ← Plus
text-before = ← Avant
text-after = Suite →
more-log = Journal
more-text = Plateau en texte
more-wide = Plateau pour grand écran
more-help = Comment jouer
more-peek = Briser une demi-tablette et regarder…
peek-at = à qui est l'ahu { $ahu }
peek-sure = **Vraiment ?** Regarder te coûte une demi-tablette, sans retour possible : { $what }.
peek-yes = La briser et regarder
peek-kept = Ta demi-tablette reste entière.
peeked = Sous le Moaï de l'ahu { $ahu }, le socle est à **{ $name }**. Toi seul le sais.
take-back = Annuler ce coup
took-back = Coup annulé.
log-title = { $part ->
        [since] **Depuis ton dernier coup**
        [round] **Ce tour**
       *[all] **Toute la partie**
    }{ $pages ->
        [one] {""}
       *[other] {" "}· page { $page } sur { $pages }
    }
log-empty = Rien pour l'instant.
log-empty-since = Rien ne s'est passé depuis.
log-part-since = Depuis ma dernière visite
log-part-round = Ce tour
log-part-all = Tout
log-older = ◀ Avant
log-newer = Après ▶
log-hidden = -# À toi de te rappeler à qui est quel Moaï : le journal dit quoi et où, mais pour le transport et les tours passés, il ne dit pas qui.
log-points = Points jusqu'ici : { LIST($points, type: "plain") }.
log-later-carved = Moaïs pris, par taille : { $sizes }.
log-later-erected = Érigés : { $moai }.
log-later-moai = taille { $size } sur l'ahu { $ahu }
log-later-crowned = Coiffes posées, par ahu : { $ahus }.
log-later-peeked = { $name } a regardé sous { $count ->
        [one] un Moaï
       *[other] { $count } Moaïs
    }.
log-later-acted = Un modérateur ({ $who }) a décidé pour quelqu'un pendant le transport.
log-later-late = Le temps de quelqu'un s'est écoulé pendant le transport.
log-later-decision = décision { $number } de la phase { $phase }
hint = 💡 **{ $action }** — { $reason }.
hint-next = -# Sinon : { $action } — { $reason }.
hint-behind =
    -# Sinon, { $points ->
        [0] presque aussi bien
        [one] environ un point de moins
       *[other] environ { $points } points de moins
    } : { $action } — { $reason }.
hint-ask = Conseil

settings-title = **Comment joue cette table**
settings-options = Options des règles
settings-deadline = Temps par décision
settings-pictures = Images
settings-closeup = Ce que montrent les images
settings-private-on = Seulement sur invitation
settings-private-off = Ouvrir à tout le monde
settings-invite = Inviter quelqu'un…
settings-host = Confier la table à un autre hôte…
settings-free = Libérer un siège…
option-quick_start-means = Tout le monde commence avec deux ouvriers.
option-open_score-means = Un Moaï rapporte ses points dès qu'il est debout.
option-open_owners-means = Tout le monde voit à qui est chaque Moaï.
deadline =
    { $hours ->
        [0] sans limite
        [12] une demi-journée
        [24] un jour
        [72] trois jours
        [168] une semaine
        [one] { $hours } heure
       *[other] { $hours } heures
    }
pictures-action = après chaque action
pictures-phase = une fois par phase
pictures-request = seulement à la demande
closeup-crop = l'action en gros plan, et le plateau
closeup-animation = pareil, avec des statues qui bougent
closeup-board = le plateau seul

# To the owner of the application, in a direct message

operator-outage = Les ordinateurs de niveau { $level } sont en panne, alors ceux du niveau facile décident à leur place. La raison : { $reason }
operator-outage-over = Les ordinateurs de niveau { $level } décident à nouveau.
