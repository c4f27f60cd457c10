# The rules by topic: a title, what it says, and other words by which people look for it.

rules-overview =
    ## Le regole di Giants
    Scegli un argomento, o scrivi { COMMAND("rules") } e una parola qualsiasi, come *capo* o *pareggio*. Se è la prima volta, comincia dal gioco in tre minuti.
rules-choose = Scegli un argomento…
rules-page = { $title } · { $page } di { $pages }
rules-next = Avanti ▶
rules-previous = ◀ Indietro
rules-to-panel = ◀ Torna alla mia decisione
rules-brief-open = Il gioco in tre minuti
rules-ask = ?
rules-link = 📖 { $topic }
rules-none = Nelle regole non c'è niente con “{ $typed }”. Ecco tutto quello che c'è.

## The game in three minutes

rules-brief-title = Il gioco in tre minuti
rules-brief-words = introduzione inizio riassunto panoramica breve aiuto come si gioca cominciare tutorial
rules-brief =
    Guidi una tribù sull'Isola di Pasqua. Ogni turno i dadi portano giganti di pietra, i **Moai**, nella miniera.
    Tutti fanno offerte in segreto. I **segnalini tribù** decidono chi sceglie per primo. Gli **scultori**, cioè le pedine che offri, decidono quanto può essere grande il Moai che prendi. Ciò che offri è occupato fino alla fine del turno.
rules-brief-2 =
    Poi, uno alla volta, piazzate le pedine rimaste: i **lavoratori** e lo **stregone**, ciascuno con al massimo due tronchi, e il **capo tribù**. Sono la strada su cui viaggiano le statue.
    Lo stregone può anche usare il potere del suo esagono: porta un lavoratore, un segnalino, tronchi o un copricapo, o tiene un ahu per te. Il capo tribù può fare lo stesso rompendo una tavoletta.
rules-brief-3 =
    Ora le statue viaggiano da un esagono all'altro. Un esagono lascia entrare una statua se ha abbastanza forza: 1 per ogni lavoratore, stregone e tronco, 3 per un capo tribù. A un Moai serve la sua taglia, a un copricapo 1.
    Puoi usare le pedine di chiunque senza chiedere, ma ognuna che ti serve fa guadagnare un punto a chi la possiede; un capo tribù, tanti quanti ne richiede la statua.
rules-brief-4 =
    Sulla costa, dove c'è una tua pedina, erigi il tuo Moai su un **ahu**. Alla fine vale il numero nero dell'ahu per la sua taglia. Un copricapo in cima dà il numero rosso a chi possiede il Moai.
    Quando qualcuno ha un Moai su ogni sua base, la partita finisce con quel trasporto. Una tavoletta completa aggiunge 3 punti. Vince chi ha più punti.

## What there is

rules-pieces-title = I tuoi pezzi
rules-pieces-words = schermo davanti contenitore urna scorta base basi lavoratore stregone capo segnalino pedina preparazione inizio giocatori quanti
rules-pieces =
    Inizi con **un lavoratore, lo stregone, il capo tribù e due segnalini tribù**, e con le basi per i tuoi Moai: 8 in tre giocatori, 7 in quattro, 6 in cinque (una in meno sul tabellone precedente, Rapa Nui 1). Altri cinque lavoratori e quattro segnalini tuoi aspettano nel **contenitore**; i poteri li fanno uscire.
    - **Dietro il tuo schermo** c'è ciò che puoi usare. Nessun altro sa cosa sia.
    - **Davanti allo schermo** c'è ciò che tutti vedono: Moai e copricapi che hai vinto, mezze tavolette, e ciò che in questo turno hai offerto o speso.
    - **La scorta** è di tutti: 17 Moai di taglia 1, 12 di taglia 2, 6 di taglia 3, 14 copricapi, 27 tronchi, 30 mezze tavolette.
    Si gioca da tre a cinque. Chi inizia si decide a sorte.

rules-strength-title = Forza
rules-strength-words = forte debole peso pesante trasportare numeri esagono lavoratore capo tronco stregone
rules-strength =
    - Un lavoratore, uno stregone e un tronco danno **1** ciascuno.
    - Un capo tribù dà **3**.
    - A un Moai serve la sua taglia, **da 1 a 3**. A un copricapo serve **1**.
    Conta tutto ciò che c'è su un esagono, di chiunque sia, anche una pedina che ha usato un potere. Deve partecipare almeno una pedina: **i tronchi da soli non trasportano niente**. Le pedine che scolpiscono nell'asta hanno la stessa forza, i tronchi non ne hanno.
    Nelle immagini del trasporto, il primo numero sotto un esagono è ciò che portano le tue pedine e i tronchi, il secondo ciò che portano tutti insieme.

rules-island-title = L'isola e i suoi ahu
rules-island-words = tabellone mappa esagono esagoni costa ahu valore targa numero miniera cava villaggio capanna foresta colonna
rules-island =
    Un esagono prende il nome dalla colonna, da A a ovest fino a M a est, e dalla riga. La mappa ha l'ovest in alto. Si può entrare in qualsiasi esagono; ciò che non è esagono è mare.
    Gli esagoni speciali sono la miniera dei Moai J5, la miniera dei copricapi C6, il villaggio F6, la capanna dello stregone H4, e sette foreste con 3-5 tronchi ciascuna.
    Sulla costa ci sono 34 **ahu**, le piattaforme per i Moai; ognuno appartiene a un esagono. La sua targa riporta numero ed esagono, il **valore nero per i Moai** e il **valore rosso per i copricapi**. Più è lontano dalla miniera dei Moai, più vale un Moai; più è lontano dalla miniera dei copricapi, più vale un copricapo.

rules-round-title = Un turno, mosse e passare
rules-round-words = fase fasi turno mossa passare passo ordine primo giocatore azione automatico sequenza round
rules-round =
    1. **Dadi**: portano Moai nella miniera.
    2. **Asta**: tutti offrono insieme, poi si sceglie uno dopo l'altro.
    3. **Piazzamento**: pedine e tronchi vanno sul tabellone, e si usano i poteri.
    4. **Trasporto**: le statue si trasportano, si erigono, si mettono come copricapo e si marchiano.
    5. **Fine del turno**: i pezzi tornano a casa.
    Nel piazzamento e nel trasporto comincia il primo giocatore, e ogni mossa è esattamente un'azione. **Chi passa è fuori per il resto della fase.** L'ultimo rimasto va avanti da solo quanto vuole. Dove ti resta una sola decisione possibile, il tavolo la prende per te. Il turno dopo lo comincia il giocatore successivo a sinistra.

rules-dice-title = Dadi
rules-dice-words = dado tiro tirare primo turno rotto bianco marrone tre taglia facce
rules-dice =
    Si tira un dado per ogni giocatore, e ognuno porta un Moai della taglia che mostra.
    - I tre dadi bianchi hanno le facce 1 1 1 2 2 3.
    - Un quarto e un quinto giocatore aggiungono dadi marroni: 0 1 1 2 2 3. Uno 0 è un Moai rotto e non porta niente, e così una taglia di cui non ne restano.
    Nel primo turno **un 3 vale 2, e uno 0 vale 1.** Quindi ogni dado porta un Moai, e nessuno di taglia 3.

## The auction

rules-auction-title = Offrire
rules-auction-words = asta offerta offerte offrire puntare puntata segreto segreta segnalini scultori scolpire segnalino capo miniera
rules-auction =
    Tutti offrono nello stesso momento e in segreto, con pezzi presi da dietro lo schermo.
    - I **segnalini** decidono chi sceglie per primo. Offrine quanti vuoi, anche nessuno.
    - Gli **scultori** sono pedine, con la loro forza: un lavoratore o lo stregone 1, il capo tribù 3. Puoi prendere Moai le cui taglie sommate arrivano a tanto: con il capo tribù uno di taglia 3, oppure un 2 e un 1.
    I segnalini senza scultori non vincono niente. Puoi cambiare la tua offerta finché non arriva l'ultima.
    Ciò che offri **resta davanti a te fino alla fine del turno**, che abbia vinto qualcosa o no: quelle pedine non trasportano niente, e quei segnalini non marchiano niente.

rules-order-title = Chi sceglie per primo: parità
rules-order-words = pareggio pareggi parità uguale stesso ordine primo mezze tavolette segnalini spareggio
rules-order =
    Quando le offerte sono scoperte, si stabilisce un ordine per quest'asta:
    1. Viene prima chi ha offerto **più segnalini**.
    2. A parità, chi ha **più mezze tavolette** davanti a sé.
    3. Se la parità resta, chi viene prima **in ordine di gioco**, a partire dal primo giocatore.
    Gli scultori qui non contano. Un esempio: blu e verde offrono entrambi 2 segnalini, e il blu ha 3 mezze tavolette. Quindi sceglie prima il blu, anche se questo turno lo comincia il verde.
    Alla fine della partita non ci sono spareggi: a pari punti si condivide il posto.

rules-choosing-title = Scegliere un Moai
rules-choosing-words = scegliere scelta prendere rinunciare rinuncia invenduto scultori restano ancora taglia
rules-choosing =
    In quell'ordine ognuno prende un Moai o rinuncia; poi si ricomincia, finché non restano Moai o nessuno può o vuole prenderne.
    Un Moai impegna scultori per una forza pari alla sua taglia. I tre di un capo tribù si possono dividere tra più Moai. Se te ne restano troppo pochi, si passa oltre.
    Chi rinuncia **è fuori** per quest'asta. Il Moai che hai preso sta davanti a te, pronto per essere trasportato in questo turno. Ciò che nessuno ha preso esce dal gioco per sempre.

## Placement

rules-placing-title = Piazzare le pedine
rules-placing-words = piazzamento piazzare mettere pedina lavoratore stregone capo esagono mossa azione strada
rules-placing =
    Nel piazzamento una mossa è una di queste:
    - un **lavoratore** o lo **stregone** su un esagono qualsiasi, con al massimo due tronchi;
    - il **capo tribù** su un esagono qualsiasi, senza tronchi;
    - una **mezza tavoletta** in cambio di un segnalino;
    - **passare**.
    Su un esagono possono stare quante pedine si vuole, di tutte le tribù, e nessuno può essere mandato via. Pensa al percorso delle tue statue: ogni esagono che attraversano ha bisogno di forza, e dove vuoi erigere o mettere un copricapo ti serve **una tua pedina**. Senza pedine da piazzare, né segnalini per una mezza tavoletta, passi in automatico.

rules-powers-title = Poteri
rules-powers-words = potere stregone capo villaggio capanna foresta miniera copricapo tavoletta mezza due lavoratore segnalino usare chi
rules-powers =
    Lo **stregone** può usare il potere dell'esagono su cui lo piazzi. Può farlo anche il **capo tribù**, se restituisci **due mezze tavolette**. **I lavoratori non hanno poteri.**
    - Villaggio: un altro lavoratore dal contenitore.
    - Capanna dello stregone: un altro segnalino dal contenitore.
    - Foresta: tutti i suoi tronchi; resta abbattuta per sempre.
    - Miniera dei copricapi: un copricapo, davanti a te.
    - Esagono con ahu: un ahu libero viene riservato per te.
    È un solo potere, nel momento in cui piazzi, e puoi anche non usarlo. Ciò che porta si può usare **dalla tua mossa successiva**. Un potere che non porterebbe niente non si può usare. Una pedina che ha usato un potere trasporta come le altre.

rules-reserving-title = Riservare un ahu
rules-reserving-words = riservare riservato prenotare prenotazione ahu base tenere proprio colore
rules-reserving =
    Lo stregone, o il capo tribù per due mezze tavolette, può riservare un ahu libero dell'esagono su cui viene piazzato. Ci va una delle tue basi, con il colore in su. Da quel momento **solo tu puoi erigere un Moai lì**, in questo turno o più avanti.
    Quella base è impegnata: non torna più indietro. Un ahu riservato senza Moai non dà punti, e non conta per la fine della partita. Quando dietro il tuo schermo non restano basi, puoi erigere solo sugli ahu che hai riservato.

rules-logs-title = Tronchi e foreste
rules-logs-words = tronco tronchi legno legna foresta abbattere tagliare prossimo turno alberi capo
rules-logs =
    Un lavoratore o lo stregone porta al massimo due tronchi da dietro il tuo schermo, il capo tribù nessuno. Un tronco sta sull'esagono della sua pedina e lì aggiunge 1 di forza, per le statue di tutti, e nessuno ci guadagna.
    I tronchi vengono dalle foreste: lo stregone, o il capo tribù per due mezze tavolette, ne abbatte una e prende tutti i suoi tronchi. **I tronchi tagliati servono dopo**: vanno dietro il tuo schermo, e li portano le pedine che piazzi in seguito. Chi li taglia non può portarli, quindi di solito servono nel turno successivo.
    Alla fine del turno tutti i tronchi sul tabellone escono dal gioco, usati o no. Quelli dietro il tuo schermo restano tuoi.

rules-tablets-title = Mezze tavolette
rules-tablets-words = tavoletta tavolette mezza mezze metà rongo segnalino scambio comprare punti sbirciare capo due
rules-tablets =
    Nel piazzamento una mossa può essere questa: un segnalino va davanti a te, e prendi una mezza tavoletta dalla scorta. Il segnalino torna tuo alla fine del turno, e la mezza tavoletta resta.
    - **Due** permettono al tuo capo tribù di usare un potere; tornano nella scorta.
    - **Una** ti permette di sbirciare sotto un Moai in qualsiasi momento; torna anche lei nella scorta.
    - Più ne hai, meglio è per te quando le offerte sono pari.
    - Alla fine ogni tavoletta completa, cioè due metà, vale **3 punti**. Una metà sola non vale niente.

## Transport

rules-carrying-title = Trasportare le statue
rules-carrying-words = trasportare trasporto muovere movimento strada percorso esagono statua entrare miniera partenza due volte ancora copricapo moai
rules-carrying =
    Una mossa riguarda una statua. **Muovila** quanto vuoi, e poi erigila, mettila come copricapo, marchiala o lasciala; oppure fallo dove si trova; oppure passa. Con un'altra mossa la stessa statua si può muovere ancora.
    I Moai davanti a te partono dalla miniera dei Moai, i copricapi dalla miniera dei copricapi. L'esagono da cui parte una statua non richiede niente. **Ogni esagono in cui entra richiede forza**: la taglia di un Moai, 1 per un copricapo, e almeno una pedina.
    Una statua non entra mai in un esagono in cui è già stata in questo turno. Pedine e tronchi non si consumano; servono a ogni statua che passa di lì.

rules-paying-title = Chi guadagna dal trasporto
rules-paying-words = pagare pagamento prezzo punti guadagno guadagnare aiuto altrui altri capo lavoratore costo gratis trasporto rifiutare
rules-paying =
    Guarda ogni esagono del percorso per conto suo:
    1. Prima trasportano le tue pedine e tutti i tronchi. Se basta, e una pedina è tua, **nessuno guadagna**.
    2. Per ciò che manca usi gli altri: un lavoratore o uno stregone per ogni punto di forza mancante, almeno uno, e **ognuno fa guadagnare 1 punto a chi lo possiede**. Oppure un solo capo tribù: basta sempre, e fa guadagnare **quanto richiede la statua**.
    Se c'è una scelta, è tua. Nessuno può rifiutare, tu non perdi niente, e i punti si segnano subito.
    Per un Moai di taglia 3: un tuo lavoratore e due tronchi non costano niente. Un lavoratore rosso e due tronchi: il rosso guadagna 1. Il capo tribù rosso: il rosso guadagna 3. Un tuo lavoratore, più uno rosso e uno blu: entrambi guadagnano 1.

rules-erecting-title = Erigere un Moai
rules-erecting-words = erigere ahu base propria pedina in piedi posto libero occupato moai punti quando
rules-erecting =
    Erigi un Moai da un esagono dove c'è **una tua pedina**, che sia lavoratore, stregone o capo tribù. La pedina di un altro non basta. L'ahu deve appartenere a quell'esagono, ed essere libero o riservato da te.
    Sotto ci va una delle tue basi, a faccia in giù, e il Moai resta lì per sempre. Dà punti **alla fine** della partita: il numero nero per la sua taglia. Tutti vedono che lo erigi, ma dopo niente dice di chi è.

rules-crowning-title = Copricapi
rules-crowning-words = copricapo copricapi corona incoronare cappello pukao rosso propria pedina proprietario miniera
rules-crowning =
    Un copricapo si trasporta come una statua che richiede forza 1. Parte dalla miniera dei copricapi, dove ne prende uno lo stregone, o il capo tribù per due mezze tavolette.
    Da un esagono dove c'è **una tua pedina** va su un qualsiasi Moai degli ahu di quell'esagono che non ne abbia ancora uno. Non serve una base. Alla fine dà il numero rosso **a chi possiede il Moai**, chiunque l'abbia portato. Quindi ricorda quali Moai sono tuoi.

rules-marking-title = Marchiare e statue abbandonate
rules-marking-words = marchio marchiare segnalino marchiata abbandonare abbandonata abbandono statua prendere rubare riprendere miniera davanti di chi
rules-marking =
    Puoi agire sulle statue davanti a te, su quelle sotto un tuo segnalino e su quelle che hai mosso in questo turno. Finché su una statua c'è il tuo **segnalino**, nessun altro può toccarla. Marchiare è una mossa a sé, o la fine di un movimento. Il segnalino torna quando la statua viene eretta o messa come copricapo, o quando lo riprendi alla fine di un turno.
    Alla fine di un turno le statue ancora davanti agli schermi vanno nella loro miniera; in quel momento puoi marchiare le tue. Ciò che poi non ha un segnalino **è in abbandono**.
    Chiunque può prendere una statua abbandonata, ma nella stessa mossa deve marchiarla, erigerla o metterla come copricapo.

## The end

rules-hidden-title = Segreti e sbirciare
rules-hidden-words = nascosto segreto sbirciare guardare proprietario proprietari memoria ricordare mezza cronologia aperto schermo di chi
rules-hidden =
    Solo tu sai cosa c'è dietro il tuo schermo, la tua offerta finché non ci sono tutte, e quali Moai sono tuoi. Nessuno conosce i prossimi dadi. Tutto il resto è pubblico: il tabellone, ciò che sta davanti agli schermi, i punti finora.
    Quando un Moai viene eretto tutti vedono da chi. Dopo, la sua base è a faccia in giù, e nemmeno la cronologia lo dice: ricordare fa parte del gioco.
    Così si può **sbirciare**: in qualsiasi momento, che tocchi a te o no, puoi restituire una mezza tavoletta e guardare, solo tu, di chi è un Moai. Tutti vedono dove hai guardato. Quando la partita è finita, tutto è scoperto.

rules-roundend-title = Fine del turno
rules-roundend-words = turno fine casa ritorno tronchi segnalini riprendere prossimo pulizia
rules-roundend =
    Quando nel trasporto tutti hanno passato, e la partita non è finita:
    1. Le statue rimaste davanti agli schermi vanno nella loro miniera; chi le possiede può marchiarle.
    2. Le pedine tornano a casa, e così segnalini e scultori offerti o spesi. Le mezze tavolette restano.
    3. Tutti i tronchi sul tabellone escono dal gioco. Le foreste abbattute restano abbattute, gli ahu riservati restano riservati.
    4. Tutti possono riprendere segnalini dalle statue. Ciò che ora non ha un segnalino è in abbandono.
    5. Il giocatore successivo a sinistra diventa il primo, e si tirano di nuovo i dadi.

rules-ending-title = Quando finisce la partita
rules-ending-words = fine finale finire finita ultimo basi esaurito vincere quando
rules-ending =
    La partita finisce con una fase di trasporto, quando tutti hanno passato, se è vera una di queste cose:
    - Qualcuno ha **un Moai su ogni base con cui ha iniziato**: 8 in tre giocatori, 7 in quattro, 6 in cinque (una in meno sul tabellone precedente, Rapa Nui 1). Un ahu solo riservato non conta.
    - Non restano Moai da nessuna parte: né nella scorta, né davanti a uno schermo, né in viaggio.
    - La scorta è vuota, in questo turno i dadi non hanno portato Moai, e nessuno ne ha eretti.
    Chi mette l'ultimo Moai non ferma gli altri: finiscono la fase.

rules-scoring-title = Punti
rules-scoring-words = punteggio punti prestigio conteggio valore per taglia pareggio parità vincitore vincere posto finale quando moai tavolette
rules-scoring =
    Alla fine si scoprono tutte le basi, e ognuno conta:
    - ogni Moai: il numero nero dell'ahu **per la sua taglia**;
    - ogni copricapo su un tuo Moai: il numero rosso;
    - ciò che hai guadagnato trasportando, che è già sul segnapunti;
    - 3 per ogni tavoletta completa.
    Quindi **i Moai danno punti alla fine**, non quando vengono eretti, a meno che il tavolo giochi con il punteggio a vista. Le statue in viaggio e gli ahu solo riservati non danno niente. Vince chi ha più punti. **A pari punti si condivide il posto.**

## The table

rules-options-title = Opzioni di un tavolo
rules-options-words = opzione opzioni avvio rapido punteggio a vista proprietari variante impostazioni
rules-options =
    Prima della partita un tavolo sceglie:
    - **Avvio rapido**: tutti iniziano con due lavoratori.
    - **Punteggio a vista**: un Moai dà punti appena viene eretto. Il risultato è lo stesso, ma il segnapunti rivela chi ha eretto cosa.
    - **Proprietari a vista**: resta visibile di chi è ogni Moai. Allora non c'è niente da sbirciare.

rules-here-title = Giocare qui
rules-here-words = discord pulsante pulsanti bottone comando comandi scheda pannello schermo altro annullare consiglio scrivere
rules-here =
    - *La tua mossa* sulla scheda apre la tua decisione, con un suggerimento in verde, *Consiglio*, e *?* per le sue regole.
    - *Il mio schermo* mostra ciò che puoi vedere solo tu. In *Altro* ci sono la cronologia, il tabellone a parole, annullare e sbirciare.
    - Si può anche scrivere tutto: { COMMAND("bid") }, { COMMAND("take") }, { COMMAND("place") }, { COMMAND("move") }, { COMMAND("pass") }, { COMMAND("peek") }. Attorno alla partita ci sono { COMMAND("giants screen") }, { COMMAND("giants board") }, { COMMAND("giants log") }, { COMMAND("giants undo") } e { COMMAND("giants hint") }.
    - { COMMAND("giants mine") } elenca le tue partite, e { COMMAND("giants my reminders") } dice come ricevi i promemoria.

## Pictures: a line below some of them, and what they show for those who can't see them

rules-caption-placing = La strada di questo turno, di tre tribù
rules-caption-strength = Forza: tua con i tronchi, poi di tutti
rules-caption-powers = Lo stregone verde chiama un lavoratore
rules-caption-reserving = La base rossa riserva l'ahu 4
rules-caption-logs = G3 è abbattuta; due tronchi aiutano su G5
rules-caption-erecting = Taglia 2 sull'ahu 14: { $value } × 2 = { $points } punti
rules-caption-crowning = Con il copricapo: { $points } punti a chi lo possiede
rules-caption-marking = m3 sotto il segnalino verde, h1 sotto il rosso

rules-picture-dice = La miniera nel primo turno: i dadi mostrano 1, 3 e 2, e sono arrivati Moai di taglia 1, 2 e 2. Sotto c'è ciò che sta davanti agli schermi di tre giocatori.
rules-picture-auction = Le offerte sono scoperte: davanti agli schermi di tre giocatori si vedono i segnalini e gli scultori offerti da ciascuno. Sopra ci sono tre Moai nella miniera.
rules-picture-island = L'isola intera, con esagoni, miniere, villaggio, capanna e foreste, e le targhe di 34 ahu lungo la costa.
rules-picture-placing = Pedine di tre tribù attorno al villaggio: il capo tribù blu su G6, un lavoratore rosso con due tronchi su G5, una pedina blu e due verdi su F6, un lavoratore blu su E6.
rules-picture-strength = Esagoni durante il trasporto con due numeri ciascuno, come li vede il rosso. Su I4 il lavoratore rosso con due tronchi porta 3. Su I3 lo stregone rosso con un tronco porta 2, e 3 con il lavoratore verde.
rules-picture-powers = Lo stregone verde è nel villaggio F6, che ha appena portato un lavoratore.
rules-picture-reserving = La targa dell'ahu 4 ha una base rossa senza Moai. Lo stregone rosso è sul suo esagono, I3.
rules-picture-logs = La foresta su G3 è abbattuta. Su G5 c'è un lavoratore rosso con due tronchi.
rules-picture-carrying = Il percorso di un copricapo per sette esagoni. Su tre ci sono solo lavoratori blu, quindi il blu guadagna 3; sugli altri ci sono pedine del rosso stesso.
rules-picture-paying = Un Moai di taglia 2 passa da G5, dove il lavoratore rosso aiuta per 1 punto, a G6, dove c'è il capo tribù del blu stesso, e sale sull'ahu 14.
rules-picture-erecting = Un Moai di taglia 2 è sull'ahu 14. Il capo tribù blu è sul suo esagono, G6.
rules-picture-crowning = Il Moai sull'ahu 14 ora porta un copricapo.
rules-picture-marking = Un Moai nella miniera ha il segnalino verde, e un copricapo su I3 ha quello rosso.
rules-picture-scoring = Il conteggio finale: per ogni giocatore i punti per Moai, copricapi, trasporto e tavolette, e il totale. Il blu vince con { $points }.
