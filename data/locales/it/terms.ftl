# Words of the game, to be used inside sentences. `.the` and `.a` have an article, `.of` says whose it is.

# Several things in a row, where no sentence is around them.
list-and = { $things }
list-plain = { LIST($things, type: "plain") }
list-groups = { LIST($things, type: "groups") }
    .between = { "; " }

colour-blue = blu
colour-green = verde
colour-red = rosso
colour-yellow = giallo
colour-purple = viola

piece-worker = lavoratore
    .the = il lavoratore
    .a = un lavoratore
piece-sorcerer = stregone
    .the = lo stregone
    .a = lo stregone
piece-chief = capo tribù
    .the = il capo tribù
    .a = il capo tribù

die-white = bianco
die-brown = marrone

phase-auction = asta
phase-choose = scelta dei Moai
phase-placement = piazzamento
phase-transport = trasporto
phase-stash = marchi in miniera
phase-recall = recupero dei segnalini
phase-over = punteggio finale

power-worker = villaggio
    .of = del villaggio
power-marker = capanna dello stregone
    .of = della capanna dello stregone
power-logs = foresta
    .of = della foresta
power-headdress = miniera dei copricapi
    .of = della miniera dei copricapi
power-ahu = ahu
    .of = dell'ahu
