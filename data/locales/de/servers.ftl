## A server's own rules: /table setup

setup-title = ## Regeln dieses Servers für Giants
setup-change = Ändern oder nachsehen…
setup-back = Zurück zu allen Regeln
setup-page-where = Wo Tische stehen dürfen
setup-page-where-means = Kanäle, wie viele Tische in jedem, Threads oder ein Forum
setup-page-who = Wer Tische eröffnen darf
setup-page-who-means = Alle, eine Rolle oder die Moderation; wie viele Tische pro Person
setup-page-new = Wie neue Tische beginnen
setup-page-new-means = Bedenkzeit, Sprache, Computer, leere Tische
setup-page-after = Nach der Partie
setup-page-after-means = Die Ruhmeshalle
setup-page-moderators = Moderation
setup-page-moderators-means = Ihre Rolle, ihr Kanal und was sie darf, wo sie mitspielt
setup-page-people = Gesperrte Personen
setup-page-people-means = Jemanden von den Tischen hier fernhalten oder das aufheben
setup-page-history = Was entschieden wurde, und von wem
setup-page-history-means = Die letzten Änderungen dieser Regeln

setup-hosting = Tische lassen sich { $channels ->
        [none] in jedem Kanal
       *[other] in { $channels } und deren Threads
    } eröffnen.
setup-per-channel = { $here ->
        [0] In einem Kanal und seinen Threads können beliebig viele Tische stehen.
        [one] In einem Kanal und seinen Threads kann ein Tisch gleichzeitig stehen.
       *[other] In einem Kanal und seinen Threads können { $here } Tische gleichzeitig stehen.
    }
setup-home = { $home ->
        [thread] Ein neuer Tisch bekommt einen eigenen Thread.
        [forum] Ein neuer Tisch bekommt einen Beitrag in { $forum }.
       *[here] Ein neuer Tisch steht in dem Kanal, in dem er eröffnet wird.
    }
setup-opening = { $opening ->
        [role] Tische eröffnen kann, wer { $openers } hat, und die Moderation.
        [moderators] Tische eröffnet die Moderation.
       *[everybody] Alle können Tische eröffnen.
    }
setup-per-person = { $own ->
        [0] Eine Person kann beliebig viele offene Tische und Partien haben.
        [one] Eine Person kann einen eigenen Tisch oder eine eigene Partie gleichzeitig haben.
       *[other] Eine Person kann { $own } eigene Tische und Partien gleichzeitig haben.
    }
setup-deadline = Bedenkzeit pro Entscheidung: { $deadline }.
setup-late = Wenn die Zeit um ist, { $late }.
setup-language = { $language ->
        [none] Karten sind in der Sprache des Bots.
       *[other] Sprache der Karten: { $language }.
    }
setup-computers = { $computers ->
        [yes] Computer dürfen an Tischen sitzen.
       *[no] An neuen Tischen sitzen keine Computer, und es gibt keine Übungspartien.
    }
setup-lobby-days = { $days ->
        [0] Ein Tisch, an den sich niemand setzt, bleibt offen.
        [one] Ein Tisch, an den sich einen Tag lang niemand setzt, wird geschlossen.
       *[other] Ein Tisch, an den sich { $days } Tage lang niemand setzt, wird geschlossen.
    }
setup-fame-channel = { $fame ->
        [none] Die Ruhmeshalle wird nicht gepostet.
       *[other] Jeden Monat steht die Ruhmeshalle in { $fame }.
    }
setup-role = Hier moderiert, wer Nachrichten verwalten darf{ $role ->
        [none] {""}
       *[other] , und { $role }
    }.
setup-channel = Die Moderation bekommt Bescheid { $channel ->
        [none] im Kanal der Partie
       *[other] in { $channel }
    }.
setup-while-playing = { $playing ->
        [yes] An Tischen, an denen sie mitspielt, darf die Moderation pausieren, verschieben, ersetzen und entscheiden lassen; der Tisch liest jedes Mal, dass sie dort mitspielt. Geheimes sieht sie in so einer Partie nie.
       *[no] An Tischen, an denen sie mitspielt, darf die Moderation anstupsen, die Karte neu posten und jemand anderen aus der Moderation rufen.
    }
setup-barred-count = { $count ->
        [one] Eine Person ist hier von den Tischen ausgesperrt.
       *[other] { $count } Personen sind hier von den Tischen ausgesperrt.
    }

setup-pick-hosting = Kanäle für Tische (keine: alle)
setup-pick-fame = Wo die Ruhmeshalle steht (keiner: nirgends)
setup-pick-per-channel = Tische in einem Kanal
setup-pick-home = Wo ein neuer Tisch steht
setup-pick-forum = Oder Beiträge in einem Forum…
setup-pick-opening = Wer Tische eröffnen kann
setup-pick-openrole = Oder wer eine Rolle hat…
setup-pick-per-person = Tische einer Person
setup-pick-language = Sprache der Karten
setup-pick-days = Leeren Tisch schließen
setup-pick-role = Eine Rolle, die auch moderiert…
setup-pick-channel = Wo die Moderation Bescheid bekommt…
setup-limit = { $count ->
        [0] unbegrenzt
        [one] einer gleichzeitig
       *[other] { $count } gleichzeitig
    }
setup-days = { $days ->
        [0] nie
        [one] nach einem Tag
       *[other] nach { $days } Tagen
    }
setup-home-here = im Kanal
setup-home-thread = in einem eigenen Thread
setup-opening-everybody = alle
setup-opening-moderators = die Moderation
setup-language-any = die des Bots
setup-computers-on = Computer an Tische lassen
setup-computers-off = Keine Computer an neuen Tischen
setup-playing-on = Mehr erlauben, wo sie mitspielt
setup-playing-off = Weniger erlauben, wo sie mitspielt
setup-no-role = So eine Rolle gibt es auf diesem Server nicht.

setup-people-means = Wer gesperrt ist, eröffnet hier keine Tische, setzt sich an keinen und übernimmt keine Plätze. Laufende Partien gehen weiter, bis die Moderation den Platz jemand anderem gibt.
setup-nobody = Niemand ist gesperrt.
setup-lifted = Aufgehoben
setup-bar = Jemanden sperren…
setup-lift = Eine Sperre aufheben…
setup-lift-one = Nr. { $number } aufheben
setup-bar-line = Nr. { $number }: { $person }, gesperrt von { $moderator } am { $at }{ $reason ->
        [none] {""}
       *[other] : { $reason }
    }.
setup-lifted-by = Aufgehoben von { $moderator } am { $at }.
setup-bar-sure = { $person } von den Tischen dieses Servers aussperren? Wartende Tische und Wartelisten verlässt die Person sofort; laufende Partien gehen weiter. { COMMAND("table bar") } nimmt einen Grund, den sie lesen kann.
setup-bar-yes = Sperren
setup-no-history = Noch wurde nichts entschieden.

bar-done = { $person } ist von den Tischen dieses Servers ausgesperrt. Laufende Partien gehen weiter, bis die Moderation den Platz neu besetzt. { COMMAND("table unbar") } hebt es auf.
unbar-done = { $person } kann hier wieder Tische eröffnen und mitspielen.

command-table-bar = Jemanden von den Tischen dieses Servers aussperren
command-table-bar-person = Wen
command-table-bar-reason = Warum; die Person kann es lesen
command-table-unbar = Jemanden auf diesem Server wieder mitspielen lassen
