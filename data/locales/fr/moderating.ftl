# What moderators read and do.

mod-list-title = **Parties de ce serveur**, d'abord celles qui ont besoin d'aide
mod-list-advice = Chaque bouton fait ce qui aidera sans doute le plus. Choisis une partie pour voir tout ce qu'on peut y faire.
mod-page = -# { $first } à { $last } sur { $count }
mod-seats = { $taken ->
        [one] { $taken } siège pris
       *[other] { $taken } sièges pris
    } sur { $most } · ouverte { $since }
mod-rules = Règles de ce serveur
mod-earlier = Parties précédentes
mod-later = Autres parties
mod-none = Aucune partie en cours sur ce serveur. { COMMAND("giants new") } ouvre une table, { COMMAND("table import") } en reprend une depuis son enregistrement.
mod-pick = S'occuper d'une partie…
mod-title = { $game }, { $where }
mod-seat = { $name } ({ TERM($colour, "colour") })
mod-stands = Tour { $round }, { TERM($phase, "phase") }. À la table : { LIST($seats, type: "plain") }.
mod-advice-waiting = Relancer envoie un rappel tout de suite. Si ça ne donne rien, laisse un ordinateur décider cette fois, ou donne le siège à quelqu'un d'autre. La table est prévenue, quoi que tu fasses.
mod-advice-playing = Tout va bien. Si la fiche est perdue, publie-la à nouveau (dans le menu).
mod-quick-resume = Reprendre la partie { NUMBER($game, useGrouping: 0) }
mod-quick-move = Reprendre la partie { NUMBER($game, useGrouping: 0) } ici
mod-quick-nudge = Relancer la partie { NUMBER($game, useGrouping: 0) }
mod-advice-open = Elle commence quand l'hôte, ou toi, appuie sur Commencer sur sa fiche.
mod-advice-paused = Elle repart quand tu appuies sur Reprendre : tout le monde retrouve tout son temps.
mod-advice-over = C’est terminé pour de bon. { COMMAND("replay") } la rejoue pas à pas.
mod-advice-reopen = Le bouton la reprend là où elle a été arrêtée ; rien de caché n’a été révélé.
mod-advice-empty = Remplis les sièges vides, avec des gens ou des ordinateurs, puis appuie sur Reprendre.
mod-advice-channel = Va là où elle doit continuer et appuie sur le bouton : tout est comme avant.
mod-advice-server = Va là où elle doit continuer et appuie sur le bouton : tout est comme avant.
mod-advice-permissions = Autorise-moi à voir le salon, à envoyer des messages et à joindre des fichiers ; la fiche vient toute seule.
mod-advice-missing = Dans les paramètres du salon, donne-moi le droit de : { $missing }. La fiche vient ensuite toute seule.
mod-advice-locked = Déverrouille le fil, et la fiche vient toute seule ; ou déplace la partie ailleurs.
mod-nowhere = nulle part
mod-waits = attend { $names }
mod-waited = { $name } (question posée { $since })
mod-computers = un ordinateur réfléchit
mod-open = attend des joueurs
mod-paused = ⏸️ en pause
mod-finished = la partie est finie
mod-abandoned = la partie a été abandonnée
mod-paused-since = ⏸️ mise en pause { $since }{ $who ->
        [none] {""}
       *[other] {" "}par { $who }
    }
mod-trouble-channel = ⚠️ son salon a été supprimé : déplace-la ailleurs
mod-trouble-server = ⚠️ en pause depuis qu'on m'a retiré du serveur
mod-trouble-locked = ⚠️ son fil est verrouillé, je ne peux pas montrer sa fiche
mod-trouble-permissions = ⚠️ je n'ai pas le droit de montrer sa fiche
mod-nudge = Relancer
mod-pause = Pause
mod-resume = Reprendre
mod-call = Appeler un autre modérateur
mod-ask-pause = Demander une pause à la table
mod-ask-resume = Demander à la table de reprendre
mod-you-play = Tu as un intérêt dans cette partie. Ici tu peux donc relancer, republier la fiche et appeler un autre modérateur ; ce que la table peut décider, demande-le-lui avec { COMMAND("giants vote") }.
mod-you-play-allowed = Tu as un intérêt dans cette partie. Ce serveur te laisse quand même y aider ; la table lit chaque fois que tu y joues. Les secrets, les retours en arrière et la fin de la partie ne sont pas de ton ressort.
mod-reopen = Reprendre la partie
mod-fill = Remplir les sièges vides…
mod-act-once = Un ordinateur décide pour { $name }
mod-replace-one = Remplacer { $name }…
mod-other = Autre chose…
mod-repair = Nouvelle fiche
mod-repair-means = republier le plateau et ses boutons, s'ils sont perdus ou bloqués
mod-act = Décider pour…
mod-act-means = faire prendre une décision pour quelqu'un ; la table est prévenue
mod-replace = Remplacer…
mod-replace-means = donner un siège à une autre personne ou à un ordinateur
mod-undo = Annuler…
mod-undo-means = revenir à un moment précédent de la partie
mod-moveto = Déplacer…
mod-moveto-means = emmener la partie dans un autre salon ou fil
mod-end = Finir…
mod-end-means = pour de bon : avec les points du moment, ou sans résultat
mod-audit = Interventions
mod-audit-means = ce que les modérateurs ont fait à cette partie, et quand
mod-export = Enregistrement
mod-export-means = la partie en fichier ; il dit qui a érigé quoi, donc la table est prévenue
mod-look = Paravents…
mod-look-means = regarder derrière un paravent ; la table est prévenue avant
mod-move = La déplacer ici
mod-move-title = **Où la partie doit-elle continuer ?** Tout reste comme avant ; sa fiche y est publiée.
mod-move-where = Un autre salon ou fil…
mod-move-resume = La déplacer ici et reprendre
mod-move-first = Le salon de la partie a été supprimé. Déplace-la d'abord ailleurs.
mod-thread-locked = Ce fil est fermé et verrouillé. Rouvre-le d'abord, ou choisis un autre endroit.
mod-no-channel = On ne peut pas jouer là. Choisis un salon textuel ou un fil.
mod-back = Toutes les parties
mod-not = Retour
mod-act-title = **Quelle décision faut-il prendre ?** La table saura que c'était toi. Tu n'apprends rien de secret.
mod-act-computer = { $name } : un ordinateur décide
mod-act-safe = { $name } : le strict minimum
mod-act-safe-means = une mise vide, pas de Moaï, passer, ou rien de marqué
mod-replace-title = **Qui reprend quel siège ?** Choisis le siège, puis une personne, à qui on demandera, ou un ordinateur (🤖). L'ancien joueur peut revenir de la même façon.
mod-replace-seat = Quel siège…
mod-replace-person = Quelqu'un pour le siège { TERM($colour, "colour") }…
mod-replace-level = { $level ->
        [easy] 🤖 Facile
        [hard] 🤖 Difficile
        [expert] 🤖 Expert
       *[normal] 🤖 Normal
    }
mod-replace-sure = **{ $new } joue { TERM($colour, "colour") } à partir de maintenant ?** { $old ->
        [none] Le siège n'est à personne en ce moment.
       *[other] { $old } perd le siège.
    } Les personnes concernées sont prévenues, et la table aussi.
mod-replace-ask = **Demander à { $new } de jouer { TERM($colour, "colour") } ?** Rien ne change avant son accord. { $old ->
        [none] Le siège n'est à personne en ce moment.
       *[other] Ensuite, { $old } perd le siège.
    } La table le lira.
mod-replace-ask-yes = Oui, demander
mod-replace-yes = Oui, donner le siège
mod-seat-state = { $state ->
        [empty] personne n'est assis ici
        [offered] à prendre
        [computer] un ordinateur joue
        [waited] la partie attend cette personne
       *[idle] on n'attend rien de cette personne
    }
mod-not-here = Cette personne n'est pas sur ce serveur.
mod-no-bots = { $name } est un bot. Seules des personnes prennent un siège ou tiennent une table ; les ordinateurs ont leurs propres boutons.
mod-undo-title = **Jusqu'où revenir ?** Tout ce qui suit est annulé. Les dés restent les mêmes.
mod-undo-before = avant : { $what }
mod-look-title = **Derrière quel paravent ?** La table est prévenue, avec ton nom, avant que tu voies quoi que ce soit.
mod-inspected = **Paravent : { $name }.** La table sait que tu as regardé.
mod-end-title = **Finir cette partie ?** La table lit qui y a mis fin. Pendant une semaine on peut la reprendre, et d'ici là rien de caché n'est révélé.
mod-end-scored = Finir avec les points du moment
mod-end-unscored = Finir sans résultat
mod-exported = L'enregistrement de la partie { NUMBER($game, useGrouping: 0) }.
mod-audit-title = **Interventions dans la partie { NUMBER($game, useGrouping: 0) }**
mod-by-itself = tout seul
mod-by-operator = qui fait tourner ce bot
mod-audit-acted = Une décision a été prise pour quelqu'un.
mod-as-playing-moderator = { $who } (modère et joue ici)
mod-as-moderator = { $who } (modère)
mod-done = { $deed ->
        [nudge] ✅ C'est relancé : un rappel part vers qui on attend, sauf s'il y fait nuit.
        [call] ✅ Les modérateurs sont appelés.
        [pause] ✅ En pause. Personne ne perd de temps ; Reprendre continue la partie.
        [resume] ✅ La partie continue. Qui doit jouer est prévenu.
        [repair] ✅ La fiche est republiée.
        [actas] ✅ Décidé. La table est prévenue.
        [reseat] ✅ Le siège a un nouveau joueur. La table est prévenue.
        [ask] ✅ La demande est partie. Rien ne change avant un accord.
        [undoto] ✅ Annulé. La table est prévenue.
        [move] ✅ La partie est ici maintenant.
        [channel] ✅ La partie est là-bas maintenant.
        [score] ✅ La partie est finie.
       *[abandon] ✅ La partie est finie.
    }
mod-imported = La partie { NUMBER($game, useGrouping: 0) } est là. Remplis ses sièges avec { COMMAND("giants moderate") }, puis reprends-la.
mod-imported-over = La partie { NUMBER($game, useGrouping: 0) } est là : elle est déjà finie.
mod-too-long = Ce fichier est trop long pour un enregistrement.
mod-file-gone = Ce fichier n'est plus là : Discord ne l'a plus. Joins-le à nouveau.
mod-no-text = Ce fichier n'est pas du texte.
mod-act-impossible = Le joueur { TERM($colour, "colour") } ne peut pas faire ça maintenant. La table lit que tu as essayé : une telle réponse peut trahir ce qu'il y a derrière un paravent.
mod-setup-no-role = -# Personne n'est appelé quand une partie s'enlise ici : aucun rôle n'est désigné pour la modération. Qui gère ce serveur peut en désigner un avec { COMMAND("table setup") }.
mod-late-done = Entendu : { $deadline } ; { $late ->
        [decision] ensuite un ordinateur prend la décision
        [seat] ensuite un ordinateur joue jusqu'au retour du joueur
       *[remind] ensuite la table est prévenue, et attend
    }.

command-table = Pour les modérateurs : s'occuper des parties
command-table-list = Les parties de ce serveur, qui elles attendent, et ce qu'on peut faire
command-table-game = Le numéro de la partie ; sans numéro, celle de ce salon
command-table-nudge = Relancer qui on attend
command-table-pause = Arrêter une partie là où elle en est
command-table-resume = Reprendre une partie en pause
command-table-undo = Annuler les dernières décisions
command-table-undo-steps = Combien de décisions
command-table-act = Décider pour un siège ; la table est prévenue
command-table-act-seat = La décision de qui
command-table-act-how = Un niveau d'ordinateur, safe, ou une décision en notation, comme : put w F6
command-table-replace = Donner un siège à quelqu'un d'autre ou à un ordinateur
command-table-replace-user = Le nouveau joueur
command-table-replace-computer = Ou un ordinateur
command-table-move = Emmener une partie dans un autre salon ou fil
command-table-move-to = Où ; ici si tu ne dis rien
command-table-repair = Republier la fiche d'une partie
command-table-end = Finir une partie
command-table-end-scored = Avec les points du moment
command-table-export = L'enregistrement d'une partie, en fichier
command-table-import = Reprendre une partie depuis son enregistrement
command-table-import-record = Le fichier
command-table-audit = Ce qu'on a fait à une partie de l'extérieur
command-table-look = Regarder derrière un paravent ; la table est prévenue avant
command-table-setup = Règles de ce serveur : où et qui, débuts des tables, modérateurs
command-table-setup-role = Ce rôle modère aussi
command-table-setup-playing = Plus de droits aux tables où l'on joue ; pour les serveurs avec un seul modérateur
command-table-setup-reset = Oublier les réglages d'avant
command-table-setup-channel = Où arrivent les avis aux modérateurs
command-table-deadline = Combien de temps peut prendre une décision, et ce qui se passe ensuite
command-table-deadline-hours = Heures ; 0 pour aucune limite
command-table-deadline-late = Ce qui se passe une fois le temps écoulé
command-table-late-remind = la table est prévenue, et attend
command-table-late-decision = un ordinateur prend la décision
command-table-late-seat = un ordinateur joue jusqu'au retour du joueur
mod-role-everyone = Tout le monde ne peut pas être modérateur. Choisis un autre rôle.
mod-setup-refused = Seul quelqu'un qui peut gérer le serveur peut décider ça.
