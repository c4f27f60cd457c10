# Why a decision makes sense: said below it, as advice, and by computer players.

level-random = zufällig
level-easy = leicht
level-normal = normal
level-hard = schwer
level-expert = Experte
level-trader = Honu
level-builder = Toki
level-gambler = Manu
level-collector = Kohau

reason-random = blind gewählt

reason-bid =
    für einen Moai der Größe { $size }, { $markers ->
        [0] ohne Marker
        [one] mit einem Marker
       *[other] mit { $markers } Markern
    }
reason-bid-odds = 
    für einen Moai der Größe { $size }, { $odds ->
        [sure] den du so gut wie sicher bekommst
        [likely] den du wahrscheinlich bekommst
        [even] den du vielleicht bekommst
       *[slim] den du mit etwas Glück bekommst
    }
reason-bid-none = deine Leute nützen dir diese Runde anderswo mehr
reason-bid-none-next = deine Leute bleiben frei für anderes
reason-take =
    { $ahu } liegt { $steps ->
        [0] direkt am Steinbruch
        [one] einen Schritt entfernt
       *[other] { $steps } Schritte entfernt
    }, ein guter Platz für Größe { $size }
reason-take-deny = wenn du Größe { $size } nicht nimmst, nimmt ihn jemand anders
reason-decline = mit einem weiteren Moai kannst du nichts anfangen
reason-decline-next = deine Leute bleiben frei für das, was du schon hast

reason-power-worker = ein Arbeiter mehr trägt von nun an jede Runde mit
reason-power-marker = ein Marker mehr: zum Bieten, zum Markieren oder für eine Tafelhälfte, jede Runde
reason-power-logs =
    { $count ->
        [one] ein Baumstamm spart
       *[other] { $count } Baumstämme sparen
    } Figuren, wo schwere Moais vorbeikommen
reason-power-headdress = ein Kopfschmuck für einen deiner Moais
reason-power-ahu = hält { $ahu } für einen Moai frei, der unterwegs ist
reason-tablet = aus einem übrigen Marker wird eine Tafelhälfte, und die anderen müssen zuerst Farbe bekennen
reason-put-erect = damit { $statue } noch diese Runde auf { $ahu } stehen kann
reason-put-crown = damit { $statue } deinen Moai auf { $ahu } krönen kann
reason-put-onward = bringt { $statue } näher an ein gutes Ahu
reason-put-carry = irgendwer muss dort tragen
reason-put-hire = andere kommen über { $hex }, und du verdienst beim Tragen
reason-pass-placement = mehr würde nichts bringen

reason-erect =
    { $statue } auf { $ahu }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $paid ->
        [0] { "" }
       *[other] , { $paid } für fremde Träger
    }
reason-crown =
    { $statue } krönt den Moai auf { $ahu }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $paid ->
        [0] { "" }
       *[other] , { $paid } für fremde Träger
    }
reason-move-onward = { $statue } kommt bis { $hex }, mit deinem Marker darauf
reason-move-mark = { $statue } kommt bis { $hex } und braucht dort einen Marker, sonst greifen andere zu
reason-mark = sonst greifen andere bei { $statue } zu
reason-pass-transport = keine Statue kommt noch so weit, dass es sich lohnt
reason-stash = ein Marker hält andere von dem fern, was im Steinbruch wartet
reason-stash-none = nichts im Steinbruch ist einen Marker wert
reason-recall =
    { $count ->
        [one] diese Statue bringt ihren Marker nie wieder ein
       *[other] diese Statuen bringen ihre Marker nie wieder ein
    }
reason-recall-none = jede markierte Statue ist ihren Marker noch wert
reason-peek = wem dieser Moai gehört, entscheidet, ob die Partie gleich endet
