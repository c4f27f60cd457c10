# Reminders, notices, being away, seats on offer, votes, and what is known about people.

game-name = Giants sur { $board }, partie { NUMBER($game, useGrouping: 0) }
somebody = quelqu'un
moderators = Modérateurs
reminder = { $who } { $text }
ping = { $who } : { $text }
reminder-of = { $text } · { $game }
moderators-note = { $who } : { $text } · { $game }
to-the-game = Vers la partie
snooze = Pas maintenant
snoozed = Aucun rappel jusqu'au { $until } ; { COMMAND("giants my reminders") } permet de changer ça.{ $deadline ->
        [none] {""}
       *[other] {" "}Attention, fin de ton temps { $deadline }.
    }
not-your-reminder = Ce rappel est pour quelqu'un d'autre. Les tiens se règlent ici : { COMMAND("giants my reminders") }.
notices-title = **Entre-temps**
by-moderator = { $line } (modération : { $who })
by-moderator-playing = { $line } (modération : { $who }, qui joue ici)
acted-for-playing = Un modérateur qui joue ici ({ $who }) a fait prendre une décision pour le joueur { TERM($seat, "colour") }.
acted-for = Un modérateur ({ $who }) a décidé pour le joueur { TERM($seat, "colour") }.

## Offers on the card

offer-take = Reprendre le siège { TERM($colour, "colour") }
seat-asked = On demande à la table si tu peux prendre la relève.
seat-accept = Je joue
seat-refuse = Non merci
seat-refused = Merci de l'avoir dit. Rien n'a changé.
seat-yours = Le siège est à toi. Appuie sur *À toi de jouer* sur la fiche quand on t'attend.

## Reminders

no-such-zone = Le fuseau horaire « { $zone } » n'existe pas. Choisis-en un dans la liste, comme Europe/Paris.
no-such-hours = Les heures de silence s'écrivent comme 22-8, 22:30-7:15 ou 22h30-7h15 ; « aucune » pour ne pas en avoir.
# What people may type for no quiet hours, and between two hours: other words for the same thing by slash.
quiet-words-none = aucune/aucun/non
quiet-words-to = à/a/jusqu'à
reminders-title = **Tes rappels**
reminders-reach = { $reach ->
        [dm] Tu reçois des messages privés.
        [off] Tu ne reçois aucun rappel.
       *[channel] Tu reçois une mention dans le salon de la partie.
    }
reminders-quiet = Jamais entre { $from } et { $until }.
reminders-no-quiet = À toute heure du jour et de la nuit.
reminders-zone = Il est { $time } chez toi ({ $zone }). Si c'est faux, choisis ci-dessous, ou donne ta ville avec l'option *fuseau* de { COMMAND("giants my reminders") }.
reminders-snoozed = Aucun rappel avant le { $until }.
reminders-where = Où…
reminders-where-channel = Me mentionner dans le salon
reminders-where-dm = M'envoyer un message privé
reminders-where-off = Aucun rappel
reminders-night = Ma nuit…
reminders-night-none = Pas d'heures de silence
reminders-zones = L'heure qu'il est chez moi…
zone-question = **Pour ne jamais te réveiller** : est-il à peu près **{ $time }** chez toi ? Je n'appelle personne entre { $from } et { $until }, heure locale. { COMMAND("giants my reminders") } permet de changer ça à tout moment.
zone-yes = Oui, à peu près
zone-choice = { $time } · { $city }
reminders-snooze-2 = Me laisser tranquille 2 heures
reminders-snooze-8 = 8 heures
reminders-snooze-24 = un jour
reminders-wake = Je suis là

## Away

away-none = Tu ne joues nulle part en ce moment.
away-until-past = Ce jour est déjà passé.
away-until-far = C'est trop loin : un an au plus. Si tu ne peux pas continuer, propose ton siège avec { COMMAND("giants seat offer") }.
away-until-unclear = Jusqu'à quand ? Dis-le comme « demain », « vendredi », « semaine prochaine », « 3 jours » ou 2030-12-31.
# What people may type: different things by comma, other words for the same thing by slash. The week begins on Monday.
away-words-tomorrow = demain
away-words-next-week = semaine prochaine/la semaine prochaine
away-words-weekdays = lundi/lun, mardi/mar, mercredi/mer, jeudi/jeu, vendredi/ven, samedi/sam, dimanche/dim
away-words-one = un/une
away-words-days = jour/jours
away-words-weeks = semaine/semaines
away-done = { $count ->
        [one] Tu t'absentes d'une partie jusqu'au { $until }.
       *[other] Tu t'absentes de { $count } parties jusqu'au { $until }.
    } { $stand_in ->
        [wait] Les tables t'attendent, dans la limite de leur temps.
        [easy] Un ordinateur (facile) joue pour toi.
        [normal] Un ordinateur (normal) joue pour toi.
        [hard] Un ordinateur (difficile) joue pour toi.
        [expert] Un ordinateur (expert) joue pour toi.
       *[other] Un ordinateur ({ $stand_in }) joue pour toi.
    } Reviens quand tu veux avec { COMMAND("giants back") }.
away-back = { $count ->
        [0] Tu n'étais pas en absence.
        [one] Te revoilà : une partie est de nouveau à toi.
       *[other] Te revoilà : { $count } parties sont de nouveau à toi.
    }
away-choice = { $days ->
        [one] jusqu'à demain, { $date }
       *[other] pour { $days } jours, jusqu'au { $date }
    }
seat-held = { $until ->
        [none] Un ordinateur joue pour toi en ce moment.
       *[other] Un ordinateur joue pour toi jusqu'au { $until }.
    } Veux-tu reprendre la main ?
seat-take-back = Me revoilà
seat-home = Te revoilà : le siège est de nouveau à toi. Appuie sur *À toi de jouer* sur la fiche quand on t'attend.
woken = La partie reprend où elle en était, et tout le monde retrouve tout son temps.
seat-offered = Ton siège est à prendre. Tu continues à jouer jusqu'à ce que quelqu'un le prenne.
seat-kept = Tu gardes ton siège.
my-language-set = Désormais, je te réponds dans cette langue : { $language }. La fiche d'une table parle la langue de la table.

## Privacy

privacy-title = **Ce qu'on sait de toi**
privacy-settings = Tes rappels : { $reach ->
        [dm] par message privé
        [off] aucun
       *[channel] dans le salon
    }, { $zone }{ $night }.
privacy-no-settings = Rien sur tes rappels.
privacy-counts = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } où tu joues ou que tu tiens, { $actions ->
        [one] { $actions } ligne de journal
       *[other] { $actions } lignes de journal
    } de ton fait, { $notices ->
        [one] { $notices } avis privé
       *[other] { $notices } avis privés
    }.
privacy-names = Ton nom n'est jamais enregistré : il est lu dans Discord au moment de l'afficher.
privacy-export = Tout me donner
privacy-delete = M'oublier
privacy-sure = **Vraiment ?** Un ordinateur reprend tes sièges dans les parties en cours, et ton numéro est retiré de chaque journal. Les parties restent comme elles sont. C'est sans retour.
privacy-signed = Ce que tu as fait en modérant { $count ->
        [one] une partie en cours reste sous ton nom jusqu'à sa fin ; ensuite ton nom en est retiré
       *[other] { $count } parties en cours reste sous ton nom jusqu'à leur fin ; ensuite ton nom en est retiré
    } aussi. Qui a regardé derrière un paravent ou occupé un siège est aussi reconnu par une marque sans nom, tant que dure cette partie.
privacy-leagues = Tu as une place dans { $count ->
    [one] une ligue
   *[other] { $count } ligues
}. Si tu es oublié, elle y reste sans nom et ne joue plus aucune manche.
privacy-signed-left = Ce que tu as fait en modérant perdra ton nom quand { $count ->
        [one] cette partie sera finie.
       *[other] ces { $count } parties seront finies.
    }
privacy-barred = Tu es exclu des tables { $count ->
        [one] d'un serveur
       *[other] de { $count } serveurs
    }.
privacy-barred-stays = Une exclusion demeure : une marque sans nom permet de te reconnaître. Seuls les modérateurs de ce serveur peuvent la lever.
privacy-watched = Je te préviens quand une table ouvre sur { $count ->
        [one] un serveur
       *[other] { $count } serveurs
    }.
privacy-language = Langue de mes réponses : { $language }.
privacy-yes = Oui, oublie-moi
privacy-no = Non
privacy-exported = Voici tout ce qui est enregistré sur toi.
privacy-deleted = { $count ->
        [0] Il n'y a plus rien sur toi.
        [one] C'est oublié. Une table te connaissait.
       *[other] C'est oublié. { $count } tables te connaissaient.
    }

## Commands

command-my = Tes rappels et tes données, dans toutes tes parties
command-my-reminders = Comment et quand tu reçois des rappels
command-my-reminders-where = Où
command-my-reminders-quiet = Ta nuit, comme 22-8 ou 22h30-7h15 ; - pour aucune
command-my-reminders-zone = Ton fuseau horaire
command-my-language = La langue dans laquelle je te réponds
command-my-language-language = Laquelle
command-my-language-discord = celle de ton Discord
command-away = T'absenter de toutes tes parties
command-away-until = Jusqu'à quand : demain, vendredi, semaine prochaine, 3 jours, ou une date comme 2030-12-31
command-away-stand_in = Qui joue pour toi
command-away-wait = personne : les tables attendent
command-back = Revenir à toutes tes parties
command-my-data = Ce qui est enregistré sur toi : le voir, le recevoir ou l'effacer
command-seat = Ton siège à cette table
command-seat-offer = Proposer ton siège à quelqu'un d'autre
command-seat-keep = Garder ton siège, finalement
command-seat-accept = Prendre le siège qu'on te propose
command-seat-refuse = Refuser le siège qu'on te propose
command-seat-take = Demander un siège à prendre
command-seat-take-colour = Lequel
command-vote = Demander à la table
command-order = Consignes pour les décisions à venir
command-order-set = Laisser une consigne pour une décision à venir
command-order-what = Ce qu'il faut faire
command-order-pass = passer quand ce sera à moi
command-order-passround = passer pour le reste de ce tour
command-order-largest = prendre le plus gros Moaï possible
command-order-keep = garder mes marques à la fin d'un tour
command-order-takeall = reprendre tous mes marqueurs
command-order-stashall = marquer tout ce que je peux à la carrière
command-order-stashnone = ne rien marquer à la carrière
command-order-bid = Laisser une mise pour les prochaines enchères
order-drop = En retirer une…
order-kind-bid-of = la prochaine mise ({ $bid })
prebid-leave = Une mise pour les prochaines enchères…
prebid-now = On te demande une mise maintenant : scelle-la avec *À toi de jouer* ou { COMMAND("bid") }.
prebid-of = { $markers ->
        [0] aucun marqueur
        [one] un marqueur
       *[other] { $markers } marqueurs
    }, { $workers ->
        [0] aucun ouvrier
        [one] un ouvrier
       *[other] { $workers } ouvriers
    }{ $sorcerer ->
        [0] {""}
       *[other] , le sorcier
    }{ $chief ->
        [0] {""}
       *[other] , le chef
    }
order-kind-recall-all = reprendre tous mes marqueurs
order-kind-recall-none = garder mes marqueurs
order-kind-stash-all = marquer tout ce que je peux à la carrière
order-kind-stash-none = ne rien marquer à la carrière
settings-late = Une fois le temps écoulé…
late-remind = la table est prévenue, et attend
late-decision = un ordinateur prend la décision
late-seat = un ordinateur joue jusqu'au retour du joueur
