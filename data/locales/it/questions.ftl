# Questions to the table: on the card, in the private page that asks them, and in the commands.
# $who and $user are mentions that ping nobody, or "somebody".

## What would happen

question-asked = ⚖️ **{ $who } chiede al tavolo**
question-asked-of-yourself = ⚖️ **Giochi solo contro computer, quindi decidi tu.** Vuoi davvero?
question-draft = ⚖️ **Stai per chiedere al tavolo**
question-undo = { $count ->
        [one] Torniamo indietro? Verrebbe annullata questa decisione:
       *[other] Torniamo indietro? Verrebbero annullate queste { $count } decisioni:
    }
question-undo-more = … e altre { $count }, la più vecchia { $when }
question-undo-auction = Le offerte di quell'asta sono state scoperte, quindi tutti offrirebbero di nuovo.
question-undo-nothing = Torniamo indietro? Non c'è più niente da annullare.
question-end = Chiudiamo la partita adesso, con questi punti? { LIST($points, type: "plain") }
question-end-hidden = Ciò che nessuno può ancora vedere si aggiunge quando la partita è finita davvero.
question-abandon = Interrompiamo la partita, senza risultato?
question-settings = Cambiamo il tempo a disposizione? { $changes }
question-settings-deadline = { $hours ->
        [0] Nessun limite di tempo.
        [one] Un'ora per ogni decisione.
       *[other] { $hours } ore per ogni decisione.
    }
question-settings-late = { $late ->
        [decision] Quando il tempo scade, quella decisione la prende un computer.
        [seat] Quando il tempo scade, gioca un computer finché la persona non torna.
       *[remind] Quando il tempo scade, si manda un promemoria.
    }
question-pause = Mettiamo la partita in pausa? Nessuno dovrebbe giocare, e il tempo non correrebbe, finché il tavolo non decide di continuare.
question-resume = Continuiamo la partita? Chi deve giocare avrebbe di nuovo tutto il suo tempo.
question-reopen = Riprendiamo la partita da dove è stata chiusa?
question-close = Chiudiamo la partita per sempre? Registrazione, proprietari e punti nascosti diventerebbero pubblici, e non si potrebbe più riprendere.
question-seat = { $user } può prendere il posto del { TERM($colour, "colour") }?
question-points = { $name } { $points }

## How it stands

question-count = A favore { $ayes }, contro { $noes }, ne servono { $needed }.
question-until = Si vota fino al { $until }.
question-open = Manca ancora la risposta di { $names }.
question-silence = Chi è al corrente e non risponde entro 48 ore non conta; chi è via ha fino a cinque giorni.
question-all = Devono essere tutti d'accordo.
question-show = Leggi e rispondi
vote-aye = Sì
vote-nay = No
voted = Il tuo voto conta.

## Asking

ask-go = Chiedi al tavolo
ask-sure = Sì, procedi
ask-no = Lascia stare
ask-dropped = Va bene, non si chiede niente.
ask-page = Chiedi al tavolo di…
ask-point = Più indietro…
ask-point-earlier = Prima…
ask-point-later = Dopo…
ask-point-before = prima di: { $what }
ask-kind-undo = tornare indietro
ask-kind-end = chiudere con i punti attuali
ask-kind-abandon = interrompere la partita
ask-kind-pause = fare una pausa
ask-kind-resume = continuare
vote-asked = La domanda è al tavolo. Chi non ha ancora risposto riceve un avviso.
vote-done = Fatto.
reopened = La partita continua da dove è stata chiusa.
command-vote-question = Cosa chiedere al tavolo
command-vote-undo = di tornare indietro (a prima della mia ultima azione, o scegli)
command-vote-end = di chiudere con i punti attuali
command-vote-abandon = di interrompere la partita
command-vote-pause = di fare una pausa
command-vote-resume = di continuare
command-vote-reopen = di riprendere una partita che qui è stata chiusa
command-vote-close = di chiudere per sempre una partita che qui è stata chiusa
command-vote-steps = Quante decisioni annullare, se si chiede di tornare indietro

## A game that was ended early

ended-by-table = Chiusa dal tavolo: l'ha chiesto { $user }, { $ayes } a { $noes }.
ended-by-one = Chiusa da { $user }.
ended-by-moderator = Chiusa da { $user }, che modera.
ended-open = Fino al { $until } il tavolo, o un moderatore che non gioca, può riprenderla. Fino ad allora non si svela niente di nascosto.
ended-known = I punti che tutti possono vedere:
ended-reopen = Riprendi la partita
ended-close = Finita davvero: mostra tutto
