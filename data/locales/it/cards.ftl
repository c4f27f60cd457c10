# The table's card in the channel.

computer-name-colour = Computer { $colour } ({ TERM($level, "level") })
computer-name =
    { $level ->
        [easy] Computer (facile)
        [normal] Computer (normale)
        [hard] Computer (difficile)
        [expert] Computer (esperto)
        [trader] Honu (computer)
        [builder] Toki (computer)
        [gambler] Manu (computer)
        [collector] Kohau (computer)
       *[other] Computer
    }
computer-offered =
    { $level ->
        [trader] Honu, mercante
        [builder] Toki, costruttore
        [gambler] Manu, scommettitore
        [collector] Kohau, collezionista
       *[other] { $name }
    }
computer-means =
    { $level ->
        [easy] Gentile e poco lungimirante: ideale per la prima partita.
        [normal] Pianifica un turno in anticipo.
        [hard] Riflette su ogni offerta.
        [expert] Non dimentica nulla e si prende il suo tempo.
        [trader] Il mio Capo si affitta: sta dove devi passare.
        [builder] Nessun mio Moai resta senza copricapo.
        [gambler] Se lo voglio, ci punto.
        [collector] Non punto segnalini: diventano tavolette, e le tengo.
       *[other] Gioca come chi conosce il gioco.
    }
lobby-character = *«{ $words }»*

option-quick_start = avvio rapido
option-open_score = punteggio a vista
option-open_owners = proprietari a vista
option-none = il gioco base

## Lobby

lobby-alt = Un tavolo su { $board } aspetta giocatori. Presenti: { $people }. { $free ->
    [0] Nessun posto libero.
    [one] { $free } posto libero.
   *[other] { $free } posti liberi.
} { LIST($agreed, type: "plain") }.
lobby-alt-nobody = ancora nessuno
lobby-title = ## Una partita a Giants su { $board }
lobby-count =
    { $count ->
        [0] Non c'è ancora nessuno: si gioca da 3 a { $most }.
        [one] Un giocatore finora: si gioca da 3 a { $most }.
       *[other] { $count } giocatori finora: si gioca da 3 a { $most }.
    }
lobby-agreed = Si gioca così: { LIST($parts, type: "plain") }.
lobby-deadline =
    { $hours ->
        [one] un'ora per ogni decisione
       *[other] { $hours } ore per ogni decisione
    }
lobby-open-score-tells = Con il punteggio a vista tutti vedono chi erige cosa: nascondere i proprietari serve a poco.
lobby-private = 🔒 Si entra solo su invito.
lobby-invited = Su invito: { $people }
lobby-waitlist = In attesa di un posto: { $people }
lobby-wait = Aspetta un posto
lobby-join = Gioca con…
lobby-computer = Aggiungi un computer…
lobby-start = Inizia
lobby-leave = Esci
lobby-settings = Impostazioni

## A game in play

card-title =
    ## Turno { $round } · { $phase ->
        [auction] Asta
        [choose] Scelta dei Moai
        [placement] Piazzamento
        [transport] Trasporto
        [stash] Che cosa resta in miniera
        [recall] Recupero dei segnalini
       *[over] Fine
    }
card-due = Si aspetta { $names }
card-bids =
    { $count ->
        [0] Ancora nessuna offerta.
        [one] È arrivata un'offerta su { $all }.
       *[other] Sono arrivate { $count } offerte su { $all }.
    }
# What a notification says: short, with the question first.
card-call = { $names }: { $phase ->
        [auction] { $count ->
            [one] la tua offerta
           *[other] le vostre offerte
        }
        [choose] c'è un Moai da scegliere
        [placement] c'è una pedina da piazzare
        [transport] c'è una statua da muovere
        [stash] quali statue marchiare?
        [recall] quali segnalini riprendere?
       *[other] c'è una mossa da fare
    } · { $game }, turno { $round }
card-played = -# Giocato da { $names }
card-call-end = { $names }: la partita è finita. Grazie per aver giocato! · { $game }
card-moved = { $names }: si aspetta ancora la tua mossa. La scheda della partita è più in basso.
card-deadline = Il tempo scade { $at }.
card-paused = ⏸️ La partita è in pausa.
card-asleep = 💤 Da un po' non gioca nessuno, quindi la partita dorme. Chi gioca qui può svegliarla.
card-wake = Sveglia la partita
card-your-move = La tua mossa
card-my-screen = Il mio schermo
card-more = Altro

end-near-mine = ⏳ Ti manca un solo Moai da erigere: con quello la partita finisce al termine del trasporto.
end-near-bases = ⏳ A { $name } manca un solo Moai da erigere: la partita può finire in questo turno.
end-near-somebody = ⏳ A qualcuno manca al massimo un Moai da erigere: la partita può finire in questo turno.
end-near-supply = ⏳ La scorta di Moai è vuota: la partita finisce quando gli ultimi sono in piedi, o quando nessuno ne erige più.

## The end

card-over = ## La partita è finita
card-ended =
    ## La partita è finita
    È stata chiusa in anticipo, con i punti di quel momento.
carried-for = Trasporti per { $name }: { $shares }.
carried-share = { $name } { $points }
recap-alt = Tutta la partita in un filmato.
count-alt = Il conteggio finale in un filmato: i punti per fonte, poi ogni Moai con il suo proprietario, poi chi vince.
card-again = Gioca ancora
final-moai-of = Moai di { $name }: { LIST($moai, type: "plain") }
final-moai = { $ahu } { $points }
deed-haul = 🏃 Il viaggio più lungo è di { $name }: una statua per { $value } esagoni in una volta sola.
deed-carrier = 💪 { $name } ha trasportato più di tutti per gli altri: { $value } punti.
deed-crowns = 👑 { $name } ha portato più copricapi di tutti: { $value }.
deed-bidder = 🎲 L'offerta più audace è di { $name }: { $value } segnalini in un colpo.
deed-moai = 🗿 Il Moai più bello di { $name } è su { $ahu }: { $value ->
        [one] un punto
       *[other] { $value } punti
    }.
card-abandoned =
    ## La partita è finita
    Questa partita è stata interrotta.
card-expired =
    ## Questo tavolo è stato chiuso
    Per alcuni giorni non è arrivato nessuno. Aprine un altro con { COMMAND("giants new") }, o fatti avvisare quando ne apre uno: { COMMAND("giants games") }.
card-place =
    { $place ->
        [1] 🏆
       *[other] { $place }.
    } { $name }: **{ $points }** — Moai { $moai }, copricapi { $headdresses }, trasporto { $carrying }, tavolette { $tablets }
