# The coach: what a decision is about, why the suggestion is a good one, and what came of it.

## Lessons

learn-begun = Deine erste Partie ist in { $channel } bereit. Drück dort *Dein Zug*: Ein Coach erklärt jeden Schritt.
learn-goes-on = Deine erste Partie ist noch da: Weiter geht es in { $channel }.
learn-thread = Erste Partie Giants von { $name }
learn-welcome = Beim Spielen lernen
more-coach-on = Coach dazuholen
more-coach-off = Ohne Coach
coach-set = Der Coach { $on ->
        [yes] erklärt ab jetzt deine Entscheidungen, in allen deinen Partien.
       *[no] sagt nichts mehr.
    }
coach-leaves = 🎓 Du kennst das Spiel jetzt, den Rest überlasse ich dir. Vorschlag, *Tipp* und *?* bleiben dir bei jeder Entscheidung. Viel Glück!

## Before a decision: what it is about

coach-auction = 🎓 **Die Versteigerung.** Die Würfel haben diese Moais gebracht, und alle bieten geheim. Marker entscheiden, wer zuerst wählt, Bildhauer, wie groß dein Moai sein darf. Was du bietest, ist bis zum Ende der Runde gebunden.
coach-choose = 🎓 **Deine Wahl.** Nimm einen der Moais, die deine Bildhauer schaffen. Danach trägst du ihn, in dieser Runde oder in einer späteren.
coach-placement = 🎓 **Figuren aufstellen.** Jeder Zug bringt eine Figur auf den Plan. Eine Statue betritt ein Feld nur, wenn dort genug Stärke steht: Bau also eine Straße vom Steinbruch zu einem guten Ahu. Wo du aufrichten willst, muss eine eigene Figur stehen.
coach-transport = 🎓 **Transport.** Jetzt bewegen sich die Statuen, eine pro Zug. Deine eigenen Figuren und alle Baumstämme tragen umsonst. Andere helfen auch und bekommen Punkte dafür.
coach-stash = 🎓 **Der Steinbruch.** Diese Statuen kamen diese Runde nicht weg. Mit deinem Marker bleiben sie deine; ohne kann sie jeder nehmen.
coach-recall = 🎓 **Deine Marker.** Du kannst Marker von Statuen zurücknehmen, um damit zu bieten. Aber eine Statue ohne Marker ist verlassen, und jeder kann sie nehmen.
coach-green = Grün ist, was jemand täte, der gut spielt. Alles andere ist auch erlaubt: Es ist deine Partie.

## Before a decision: why the suggestion

coach-bid-chief = Warum der Häuptling? Er meißelt mit Stärke 3, also reicht er allein für einen Moai der Größe { $size }. Dein Arbeiter und dein Medizinmann bleiben frei, um zu tragen und eine Fähigkeit zu nutzen.
coach-bid-sculptors = Diese Figuren sind Bildhauer und können diese Runde nicht tragen. Die anderen bleiben dafür frei.
coach-bid-nothing = Auch nichts ist ein Gebot: Alle deine Leute bleiben frei, und für andere zu tragen bringt Punkte.
coach-bid-markers =
    { $count ->
        [0] Kein Marker heißt: Du wählst nach denen, die welche bieten. Aber deine bleiben frei und können Tafelhälften bringen oder Statuen markieren.
        [one] Ein Marker, um vor denen zu wählen, die keinen bieten.
       *[other] { $count } Marker, um vor denen zu wählen, die weniger bieten.
    }
coach-power-worker = Warum das Dorf? Ein weiterer Arbeiter kommt aus dem Behälter und hilft in jeder kommenden Runde. Je früher, desto besser.
coach-power-marker = Warum die Hütte? Ein weiterer Marker bietet, markiert oder bringt eine Tafelhälfte, in jeder kommenden Runde.
coach-power-logs = Warum dieser Wald? Baumstämme tragen umsonst. Sie kommen mit Figuren, die du später aufstellst, meist in der nächsten Runde.
coach-power-headdress = Warum dieser Steinbruch? Ein Kopfschmuck bringt einem deiner Moais die rote Zahl seines Ahu dazu.
coach-power-ahu = Warum reservieren? Von nun an kann dort niemand sonst aufrichten, und dein Moai findet seinen Platz.
coach-put =
    Warum { $hex }? Es liegt auf dem Weg deiner Statue, und deine eigene Figur trägt dort umsonst{ $logs ->
        [0] { "" }
       *[other] , mit Baumstämmen noch stärker
    }.
coach-put-hire = Warum { $hex }? Andere werden dort vorbeiwollen, und jedes Mal, wenn sie deine Figur brauchen, bekommst du einen Punkt.
coach-take = Warum Größe { $size }? Am Ende wird die schwarze Zahl seines Ahu mit der Größe malgenommen. Aber jedes Feld auf dem Weg braucht Stärke { $size }.
coach-tablet = Warum eine Tafelhälfte? Ein übriger Marker bringt eine und kommt am Ende der Runde zurück. Zwei sind 3 Punkte wert oder eine Fähigkeit für deinen Häuptling. Und du siehst zuerst, was die anderen tun.
coach-erect = Auf { $hex } steht eine Figur von dir, also kannst du auf Ahu { $ahu } aufrichten: schwarze Zahl { $value } mal Größe { $size } macht { $points } Punkte, gezählt am Ende.
coach-crown = Auf { $hex } steht eine Figur von dir, also kann der Kopfschmuck auf den Moai von Ahu { $ahu }: { $points } Punkte für den, dem er gehört, gezählt am Ende.
coach-onward = Diese Runde geht es bis { $hex }. { $then ->
        [mark] Dein Marker sorgt dafür, dass niemand anders zugreift.
        [kept] Dein Marker bleibt darauf, also kann niemand anders zugreifen.
       *[leave] Liegt am Ende der Runde kein Marker darauf, kann jeder zugreifen.
    }
coach-help = Unterwegs muss { $name } helfen und bekommt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }. Du verlierst nichts.
coach-mark = Mit deinem Marker auf { $statue } darf niemand anders zugreifen, auch nächste Runde nicht.
coach-pass = Mehr würde dir nichts bringen. Wer passt, ist bis zur nächsten Phase draußen.

## After: what it means

coach-chooses-first = 🎓 Du wählst zuerst.
coach-chooses-later = 🎓 { $name } wählt vor dir: { $reason ->
        [markers] mehr Marker.
        [halves] gleich viele Marker, aber mehr Tafelhälften.
       *[turn] gleich viele Marker und Tafelhälften, aber früher in der Zugreihenfolge.
    }
coach-took = 🎓 { $statue } gehört jetzt dir und startet im Steinbruch.
coach-gained-worker = 🎓 Hinter deinem Sichtschirm ist ein Arbeiter mehr, für den Rest der Partie.
coach-gained-marker = 🎓 Hinter deinem Sichtschirm ist ein Marker mehr, für den Rest der Partie.
coach-gained-logs =
    🎓 { $count ->
        [one] Ein Baumstamm ist
       *[other] { $count } Baumstämme sind
    } jetzt hinter deinem Sichtschirm. Figuren, die du ab jetzt aufstellst, können Baumstämme mitbringen.
coach-gained-headdress = 🎓 Der Kopfschmuck liegt in deiner Auslage. Beim Transport startet er von diesem Steinbruch.
coach-gained-ahu = 🎓 Dort liegt jetzt einer deiner Sockel. Er kommt nicht zurück.
coach-halves =
    🎓 { $count ->
        [one] Das ist eine Tafelhälfte.
       *[other] Das macht { $count } Tafelhälften.
    } Der Marker kommt am Ende der Runde zurück.
coach-carried-for-you = 🎓 { $name } hat für dich getragen: { $points } für { $name }.
coach-carried-alone = 🎓 Deine eigenen Figuren und Baumstämme haben getragen, also hat niemand etwas bekommen.
coach-you-carried = 🎓 Du hast für { $name } getragen: { $points } für dich.
coach-erected =
    🎓 Er steht und zählt am Ende { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }. Aufgerichtet hast du { $standing } von { $bases } Moais; wer alle aufgerichtet hat, beendet die Partie.
coach-marked = 🎓 Dein Marker liegt auf { $statue }, bis es ans Aufrichten oder Krönen geht oder du ihn zurücknimmst.
coach-returned = 🎓 Die Runde ist vorbei. Figuren und Gebote sind zurück, Tafelhälften bleiben, und die Baumstämme auf dem Plan sind weg.
