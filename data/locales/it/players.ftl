# Why a decision makes sense: said below it, as advice, and by computer players.

level-random = a caso
level-easy = facile
level-normal = normale
level-hard = difficile
level-expert = esperto
level-trader = Honu
level-builder = Toki
level-gambler = Manu
level-collector = Kohau

reason-random = pescata a caso

reason-bid =
    per un Moai di taglia { $size }, { $markers ->
        [0] senza segnalini
        [one] con un segnalino
       *[other] con { $markers } segnalini
    }
reason-bid-odds = 
    per un Moai di taglia { $size }, { $odds ->
        [sure] che prendi quasi di sicuro
        [likely] che probabilmente prendi
        [even] che potresti prendere
       *[slim] che prendi con un po' di fortuna
    }
reason-bid-none = in questo turno le tue pedine rendono di più altrove
reason-bid-none-next = le tue pedine restano libere per altro
reason-take =
    { $ahu } è { $steps ->
        [0] proprio accanto alla miniera
        [one] a un passo
       *[other] a { $steps } passi
    }, un buon posto per la taglia { $size }
reason-take-deny = se non prendi la taglia { $size }, la prende qualcun altro
reason-decline = un altro Moai non ti serve
reason-decline-next = le tue pedine restano libere per quello che hai già

reason-power-worker = un lavoratore in più trasporta in tutti i turni che verranno
reason-power-marker = ogni turno un segnalino in più per offrire, marchiare o avere una mezza tavoletta
reason-power-logs =
    { $count ->
        [one] un tronco fa
       *[other] { $count } tronchi fanno
    } risparmiare pedine dove passano i Moai pesanti
reason-power-headdress = un copricapo per un tuo Moai
reason-power-ahu = tiene libero { $ahu } per un Moai in viaggio
reason-tablet = un segnalino che avanza diventa una mezza tavoletta, e gli altri devono scoprirsi per primi
reason-put-erect = così { $statue } può salire su { $ahu } in questo turno
reason-put-crown = così { $statue } può andare sul tuo Moai di { $ahu }
reason-put-onward = avvicina { $statue } a un buon ahu
reason-put-carry = lì qualcuno deve trasportare
reason-put-hire = altri passeranno da { $hex }, e tu ci guadagni
reason-pass-placement = nient'altro servirebbe

reason-erect =
    { $statue } su { $ahu }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }{ $paid ->
        [0] { "" }
        [one] , uno a chi trasporta
       *[other] , { $paid } a chi trasporta
    }
reason-crown =
    { $statue } sul Moai di { $ahu }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }{ $paid ->
        [0] { "" }
        [one] , uno a chi trasporta
       *[other] , { $paid } a chi trasporta
    }
reason-move-onward = { $statue } arriva fino a { $hex }, sotto il tuo segnalino
reason-move-mark = { $statue } arriva fino a { $hex } e vuole un segnalino, o la prende qualcun altro
reason-mark = qualcun altro prenderebbe { $statue }
reason-pass-transport = nessuna statua può andare avanti in modo che ne valga la pena
reason-stash = un segnalino impedisce agli altri di prendere ciò che resta in miniera
reason-stash-none = niente in miniera vale un segnalino
reason-recall =
    { $count ->
        [one] quella statua non ripagherà mai il suo segnalino
       *[other] quelle statue non ripagheranno mai i loro segnalini
    }
reason-recall-none = ogni statua marchiata vale ancora il suo segnalino
reason-peek = di chi è quel Moai decide se la partita sta per finire
