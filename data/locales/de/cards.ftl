# The table's card in the channel.

computer-name-colour = Computer { $colour } ({ TERM($level, "level") })
computer-name =
    { $level ->
        [easy] Computer (leicht)
        [normal] Computer (normal)
        [hard] Computer (schwer)
        [expert] Computer (Experte)
        [trader] Honu (Computer)
        [builder] Toki (Computer)
        [gambler] Manu (Computer)
        [collector] Kohau (Computer)
       *[other] Computer
    }
computer-offered =
    { $level ->
        [trader] Honu, Händler
        [builder] Toki, Baumeister
        [gambler] Manu, Zocker
        [collector] Kohau, Sammler
       *[other] { $name }
    }
computer-means =
    { $level ->
        [easy] Freundlich und kurzsichtig: gut für die erste Partie.
        [normal] Plant eine Runde voraus.
        [hard] Denkt jedes Gebot durch.
        [expert] Vergisst nichts und nimmt sich Zeit.
        [trader] Mein Häuptling ist zu mieten: Er steht, wo du vorbeimusst.
        [builder] Keiner meiner Moais bleibt ohne Kopfschmuck.
        [gambler] Was ich will, darauf biete ich.
        [collector] Ich biete keine Marker: Sie werden Tafeln, und die bleiben.
       *[other] Spielt wie jemand, der das Spiel kennt.
    }
lobby-character = *„{ $words }“*

option-quick_start = beschleunigtes Spiel
option-open_score = sofortige Wertung
option-open_owners = offene Besitzer
option-none = das normale Spiel

## Lobby

lobby-alt = Ein Tisch auf { $board } wartet auf Mitspieler. Dabei: { $people }. { $free ->
    [0] Kein Platz ist frei.
    [one] { $free } Platz ist frei.
   *[other] { $free } Plätze sind frei.
} { LIST($agreed, type: "plain") }.
lobby-alt-nobody = noch niemand
lobby-title = ## Eine Partie Giants auf { $board }
lobby-count =
    { $count ->
        [0] Noch sitzt niemand hier: 3 bis { $most } können mitspielen.
        [one] Bisher ist eine Person dabei: 3 bis { $most } können mitspielen.
       *[other] Bisher sind { $count } dabei: 3 bis { $most } können mitspielen.
    }
lobby-agreed = So spielen wir: { LIST($parts, type: "plain") }.
lobby-deadline =
    { $hours ->
        [one] eine Stunde pro Entscheidung
       *[other] { $hours } Stunden pro Entscheidung
    }
lobby-open-score-tells = Bei sofortiger Wertung sehen alle, wer was aufrichtet: Verdeckte Besitzer bringen dann wenig.
lobby-private = 🔒 Nur wer eingeladen ist, kann mitspielen.
lobby-invited = Eingeladen: { $people }
lobby-waitlist = Auf der Warteliste: { $people }
lobby-wait = Auf einen Platz warten
lobby-join = Mitspielen als…
lobby-computer = Computer dazusetzen…
lobby-start = Start
lobby-leave = Tisch verlassen
lobby-settings = Einstellungen

## A game in play

card-title =
    ## Runde { $round } · { $phase ->
        [auction] Versteigerung
        [choose] Moais wählen
        [placement] Figuren aufstellen
        [transport] Transport
        [stash] Was im Steinbruch bleibt
        [recall] Marker zurücknehmen
       *[over] Ende
    }
card-due = Am Zug: { $names }
card-bids =
    { $count ->
        [0] Noch kein Gebot ist da.
        [one] Eins von { $all } Geboten ist da.
       *[other] { $count } von { $all } Geboten sind da.
    }
# What a notification says: short, with the question first.
card-call = { $names }: { $phase ->
        [auction] { $count ->
            [one] dein Gebot, bitte
           *[other] eure Gebote, bitte
        }
        [choose] wähle bitte einen Moai
        [placement] stell bitte eine Figur auf
        [transport] bewege bitte eine Statue
        [stash] welche Statuen markierst du?
        [recall] welche Marker nimmst du zurück?
       *[other] dein Zug, bitte
    } · { $game }, Runde { $round }
card-played = -# Gespielt von { $names }
card-call-end = { $names }: Die Partie ist vorbei. Danke fürs Mitspielen! · { $game }
card-moved = { $names }: noch immer am Zug. Die Karte der Partie steht jetzt weiter unten.
card-deadline = Die Zeit läuft { $at } ab.
card-paused = ⏸️ Diese Partie ist pausiert.
card-asleep = 💤 Eine Weile hat niemand gespielt, darum schläft diese Partie. Alle, die mitspielen, können sie wecken.
card-wake = Partie wecken
card-your-move = Dein Zug
card-my-screen = Mein Sichtschirm
card-more = Mehr

end-near-mine = ⏳ Du musst nur noch einen Moai aufrichten: Tust du das, endet die Partie nach diesem Transport.
end-near-bases = ⏳ { $name } muss nur noch einen Moai aufrichten: Die Partie kann diese Runde enden.
end-near-somebody = ⏳ Jemand muss höchstens noch einen Moai aufrichten: Die Partie kann diese Runde enden.
end-near-supply = ⏳ Im Vorrat ist kein Moai mehr: Die Partie endet, wenn die letzten stehen oder niemand mehr einen aufrichtet.

## The end

card-over = ## Die Partie ist vorbei
card-ended =
    ## Die Partie ist vorbei
    Sie wurde vorzeitig mit dem aktuellen Punktestand beendet.
carried-for = Für { $name } haben getragen: { $shares }.
carried-share = { $name } { $points }
recap-alt = Die ganze Partie als Film.
count-alt = Die Schlusswertung als Film: Punkte nach Herkunft, dann jeder Moai mit Besitzer, dann der Sieg.
card-again = Nochmal spielen
final-moai-of = Moais von { $name }: { LIST($moai, type: "plain") }
final-moai = { $ahu } { $points }
deed-haul = 🏃 Den weitesten Transport hatte { $name }: eine Statue über { $value } Felder in einem Zug.
deed-carrier = 💪 Am meisten für andere getragen hat { $name }: { $value } Punkte.
deed-crowns = 👑 Den meisten Kopfschmuck gebracht hat { $name }: { $value }.
deed-bidder = 🎲 Das kühnste Gebot kam von { $name }: { $value } Marker auf einmal.
deed-moai = 🗿 Der schönste Moai von { $name } steht auf { $ahu }: { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    }.
card-abandoned =
    ## Die Partie ist vorbei
    Sie wurde abgebrochen.
card-expired =
    ## Dieser Tisch wurde geschlossen
    Einige Tage lang hat sich niemand dazugesetzt. Eröffne mit { COMMAND("giants new") } einen neuen oder lass dir sagen, wenn einer aufmacht: { COMMAND("giants games") }.
card-place =
    { $place ->
        [1] 🏆
       *[other] { $place }.
    } { $name }: **{ $points }** — Moais { $moai }, Kopfschmuck { $headdresses }, Tragen { $carrying }, Tafeln { $tablets }
