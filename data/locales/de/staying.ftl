# Reminders, notices, being away, seats on offer, votes, and what is known about people.

game-name = Giants auf { $board }, Partie { NUMBER($game, useGrouping: 0) }
somebody = jemand
moderators = Moderation
reminder = { $who } { $text }
ping = { $who }: { $text }
reminder-of = { $text } · { $game }
moderators-note = { $who }: { $text } · { $game }
to-the-game = Zur Partie
snooze = Nicht jetzt
snoozed = Keine Erinnerungen bis { $until }; mit { COMMAND("giants my reminders") } änderst du das.{ $deadline ->
        [none] {""}
       *[other] {" "}Denk daran, dass deine Zeit { $deadline } abläuft.
    }
not-your-reminder = Diese Erinnerung ist für jemand anderen. Deine eigenen stellst du hier ein: { COMMAND("giants my reminders") }.
notices-title = **Inzwischen**
by-moderator = { $line } (Moderation: { $who })
by-moderator-playing = { $line } (Moderation: { $who }, spielt hier mit)
acted-for-playing = Die Moderation ({ $who }, spielt hier mit) hat eine Entscheidung für { TERM($seat, "colour") } treffen lassen.
acted-for = Die Moderation ({ $who }) hat für { TERM($seat, "colour") } entschieden.

## Offers on the card

offer-take = { TERM($colour, "colour") } übernehmen
seat-asked = Der Tisch ist gefragt, ob du übernehmen darfst.
seat-accept = Ich spiele mit
seat-refuse = Nein, danke
seat-refused = Danke für die Antwort. Nichts hat sich geändert.
seat-yours = Der Platz gehört dir. Drück auf der Karte *Dein Zug*, wenn du dran bist.

## Reminders

no-such-zone = Eine Zeitzone „{ $zone }“ gibt es nicht. Wähle eine aus der Liste, zum Beispiel Europe/Berlin.
no-such-hours = Ruhezeiten schreibst du wie 22-8, 22:30-7:15 oder 10pm-8am; „keine“, wenn du keine willst.
# What people may type for no quiet hours, and between two hours: other words for the same thing by slash.
quiet-words-none = keine/keine nacht/aus/nein
quiet-words-to = bis
reminders-title = **So wirst du erinnert**
reminders-reach = { $reach ->
        [dm] Du bekommst Direktnachrichten.
        [off] Du wirst an nichts erinnert.
       *[channel] Du wirst im Kanal der Partie erwähnt.
    }
reminders-quiet = Nie zwischen { $from } und { $until }.
reminders-no-quiet = Zu jeder Tages- und Nachtzeit.
reminders-zone = Bei dir ist es { $time } ({ $zone }). Wenn das nicht stimmt, wähle unten oder nenne deine Stadt mit der Option *zeitzone* von { COMMAND("giants my reminders") }.
reminders-snoozed = Keine Erinnerungen vor { $until }.
reminders-where = Wo…
reminders-where-channel = Erwähne mich im Kanal
reminders-where-dm = Schick mir eine Direktnachricht
reminders-where-off = Erinnere mich nicht
reminders-night = Meine Nacht…
reminders-night-none = Keine Ruhezeit
reminders-zones = Wie spät es bei mir gerade ist…
zone-question = **Damit ich dich nie wecke**: Ist es bei dir jetzt ungefähr **{ $time }**? Zwischen { $from } und { $until } Ortszeit rufe ich niemanden. Mit { COMMAND("giants my reminders") } änderst du das jederzeit.
zone-yes = Ja, ungefähr
zone-choice = { $time } · { $city }
reminders-snooze-2 = Lass mich 2 Stunden in Ruhe
reminders-snooze-8 = 8 Stunden
reminders-snooze-24 = einen Tag
reminders-wake = Ich bin wach

## Away

away-none = Du spielst gerade nirgends mit.
away-until-past = Dieser Tag ist schon vorbei.
away-until-far = Das ist zu lange: höchstens ein Jahr. Wenn du nicht weiterspielen kannst, biete deinen Platz mit { COMMAND("giants seat offer") } an.
away-until-unclear = Bis wann? Sag es etwa so: „morgen“, „Freitag“, „nächste Woche“, „3 Tage“ oder 2030-12-31.
# What people may type: different things by comma, other words for the same thing by slash. The week begins on Monday.
away-words-tomorrow = morgen
away-words-next-week = nächste woche/kommende woche/naechste woche
away-words-weekdays = montag/mo, dienstag/di, mittwoch/mi, donnerstag/do, freitag/fr, samstag/sa/sonnabend, sonntag/so
away-words-one = ein/eine/einen
away-words-days = tag/tage/tagen
away-words-weeks = woche/wochen
away-done = { $count ->
        [one] Du bist bei einer Partie bis { $until } abwesend.
       *[other] Du bist bei { $count } Partien bis { $until } abwesend.
    } { $stand_in ->
        [wait] Die Tische warten auf dich, soweit ihre Bedenkzeit es zulässt.
       *[other] Ein Computer ({ TERM($stand_in, "level") }) spielt für dich.
    } Mit { COMMAND("giants back") } kommst du jederzeit zurück.
away-back = { $count ->
        [0] Du warst nicht abwesend.
        [one] Willkommen zurück: Eine Partie gehört wieder dir.
       *[other] Willkommen zurück: { $count } Partien gehören wieder dir.
    }
away-choice = { $days ->
        [one] bis morgen, { $date }
       *[other] { $days } Tage, bis { $date }
    }
seat-held = { $until ->
        [none] Im Moment spielt ein Computer für dich.
       *[other] Bis { $until } spielt ein Computer für dich.
    } Möchtest du selbst weiterspielen?
seat-take-back = Ich bin zurück
seat-home = Willkommen zurück: Der Platz gehört wieder dir. Drück auf der Karte *Dein Zug*, wenn du dran bist.
woken = Die Partie geht weiter, wo sie stand, und alle haben wieder die volle Zeit.
seat-offered = Dein Platz wird angeboten. Du spielst weiter, bis ihn jemand nimmt.
seat-kept = Du behältst deinen Platz.

## Privacy

my-language-set = Ab jetzt bekommst du Antworten in dieser Sprache: { $language }. Die Karte eines Tisches spricht die Sprache des Tisches.
privacy-title = **Was über dich bekannt ist**
privacy-settings = Wie du erinnert wirst: { $reach ->
        [dm] per Direktnachricht
        [off] gar nicht
       *[channel] im Kanal
    }, { $zone }{ $night }.
privacy-no-settings = Nichts darüber, wie du erinnert wirst.
privacy-language = Sprache deiner Antworten: { $language }.
privacy-counts = { $games ->
        [one] Eine Partie, in der du mitspielst oder die du leitest
       *[other] { $games } Partien, in denen du mitspielst oder die du leitest
    }, { $actions ->
        [one] ein Eintrag im Verlauf
       *[other] { $actions } Einträge im Verlauf
    } durch dich, { $notices ->
        [one] eine private Mitteilung
       *[other] { $notices } private Mitteilungen
    }.
privacy-names = Dein Name wird nie gespeichert: Er wird von Discord gelesen, wenn er gezeigt wird.
privacy-export = Gib mir alles
privacy-delete = Vergiss mich
privacy-sure = **Wirklich?** Ein Computer übernimmt deine Plätze in laufenden Partien, und deine Nummer verschwindet aus jedem Verlauf. Die Partien bleiben, wie sie sind. Das lässt sich nicht rückgängig machen.
privacy-signed = Was du als Moderation getan hast, bleibt in { $count ->
        [one] einer laufenden Partie unter deinem Namen, bis sie vorbei ist; dann verschwindet er
       *[other] { $count } laufenden Partien unter deinem Namen, bis sie vorbei sind; dann verschwindet er
    } auch dort. Wer hinter einen Sichtschirm geschaut oder auf einem Platz gesessen hat, wird außerdem an einem Zeichen ohne Namen wiedererkannt, solange diese Partie dauert.
privacy-barred = Du bist auf { $count ->
        [one] einem Server
       *[other] { $count } Servern
    } von den Tischen ausgesperrt.
privacy-barred-stays = Eine Sperre bleibt: Du wirst an einem Zeichen ohne Namen wiedererkannt. Aufheben kann sie nur die Moderation jenes Servers.
privacy-watched = Du erfährst auf { $count ->
        [one] einem Server
       *[other] { $count } Servern
    }, wenn ein Tisch aufmacht.
privacy-leagues = Du hast einen Platz in { $count ->
    [one] einer Liga
   *[other] { $count } Ligen
}. Wirst du vergessen, bleibt er dort ohne Namen stehen und spielt keine weitere Runde.
privacy-signed-left = Was du als Moderation getan hast, verliert deinen Namen, sobald { $count ->
        [one] diese Partie vorbei ist.
       *[other] diese { $count } Partien vorbei sind.
    }
privacy-yes = Ja, vergiss mich
privacy-no = Nein
privacy-exported = Hier ist alles, was über dich gespeichert ist.
privacy-deleted = { $count ->
        [0] Über dich ist nichts mehr gespeichert.
        [one] Du bist vergessen. Ein Tisch kannte dich.
       *[other] Du bist vergessen. { $count } Tische kannten dich.
    }

## Commands

command-my = Deine Erinnerungen und deine Daten, in allen deinen Partien
command-my-reminders = Wie und wann du erinnert wirst
command-my-reminders-where = Wo
command-my-reminders-quiet = Deine Nacht, etwa 22-8 oder 22:30-7:15; - für keine
command-my-reminders-zone = Deine Zeitzone
command-away = In allen deinen Partien abwesend sein
command-away-until = Bis wann: morgen, Freitag, nächste Woche, 3 Tage oder ein Datum wie 2030-12-31
command-away-stand_in = Wer für dich spielt
command-away-wait = niemand: die Tische warten
command-back = In alle deine Partien zurückkehren
command-my-language = Die Sprache, in der du Antworten bekommst
command-my-language-language = Welche
command-my-language-discord = die deines Discord
command-my-data = Was über dich gespeichert ist: ansehen, holen oder löschen
command-seat = Dein Platz an diesem Tisch
command-seat-offer = Deinen Platz jemand anderem anbieten
command-seat-keep = Deinen Platz doch behalten
command-seat-accept = Den Platz annehmen, der dir angetragen wurde
command-seat-refuse = Den Platz ablehnen, der dir angetragen wurde
command-seat-take = Um einen angebotenen Platz bitten
command-seat-take-colour = Welchen
command-vote = Den Tisch fragen
command-order = Vormerken, was später zu entscheiden ist
command-order-set = Eine spätere Entscheidung vormerken
command-order-what = Was geschehen soll
command-order-pass = passen, wenn ich dran bin
command-order-passround = für den Rest der Runde passen
command-order-largest = den größten Moai nehmen, der geht
command-order-keep = meine Marker am Rundenende liegen lassen
command-order-takeall = alle meine Marker zurücknehmen
command-order-stashall = im Steinbruch markieren, was geht
command-order-stashnone = im Steinbruch nichts markieren
command-order-bid = Ein Gebot für die nächste Versteigerung vormerken
order-drop = Eine Vormerkung löschen…
order-kind-bid-of = das nächste Gebot ({ $bid })
prebid-leave = Gebot für die nächste Versteigerung…
prebid-now = Du bist gerade mit Bieten dran: Gib dein Gebot mit *Dein Zug* oder { COMMAND("bid") } ab.
prebid-of = { $markers ->
        [0] kein Marker
       *[other] { $markers } Marker
    }, { $workers ->
        [0] kein Arbeiter
       *[other] { $workers } Arbeiter
    }{ $sorcerer ->
        [0] {""}
       *[other] , Medizinmann
    }{ $chief ->
        [0] {""}
       *[other] , Häuptling
    }
order-kind-recall-all = alle meine Marker zurücknehmen
order-kind-recall-none = meine Marker liegen lassen
order-kind-stash-all = im Steinbruch markieren, was geht
order-kind-stash-none = im Steinbruch nichts markieren
settings-late = Wenn die Zeit um ist…
late-remind = bekommt der Tisch Bescheid und wartet
late-decision = entscheidet ein Computer dieses eine Mal
late-seat = spielt ein Computer bis zur Rückkehr
