# Why a decision makes sense: said below it, as advice, and by computer players.

level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
level-trader = Honu
level-builder = Toki
level-gambler = Manu
level-collector = Kohau

reason-random = picked blindly

reason-bid =
    for a Moai of size { $size }, with { $markers ->
        [0] no marker
        [one] one marker
       *[other] { $markers } markers
    }
reason-bid-odds = 
    for a Moai of size { $size }, which { $odds ->
        [sure] you almost surely get
        [likely] you probably get
        [even] you may get
       *[slim] you get with some luck
    }
reason-bid-none = your people are worth more to you elsewhere this round
reason-bid-none-next = your people stay free for other work
reason-take =
    { $ahu } is { $steps ->
        [0] right beside the quarry
        [one] one step away
       *[other] { $steps } steps away
    }, a good place for size { $size }
reason-take-deny = if you don't take size { $size }, somebody else does
reason-decline = you have no use for another Moai
reason-decline-next = your people stay free for what you already have

reason-power-worker = one more worker carries in every round to come
reason-power-marker = one more marker bids, marks or becomes a half-tablet in every round
reason-power-logs =
    { $count ->
        [one] one log saves
       *[other] { $count } logs save
    } figures where heavy Moai pass
reason-power-headdress = a headdress for a Moai of yours
reason-power-ahu = keeps { $ahu } free for a Moai on its way
reason-tablet = a spare marker becomes a half-tablet, and the others must show their plans first
reason-put-erect = so { $statue } can stand on { $ahu } this round
reason-put-crown = so { $statue } can crown your Moai on { $ahu }
reason-put-onward = brings { $statue } closer to a good ahu
reason-put-carry = somebody has to carry there
reason-put-hire = others will pass { $hex }, and you gain by carrying
reason-pass-placement = nothing more would help

reason-erect =
    { $statue } on { $ahu }: { $points ->
        [one] one point
       *[other] { $points } points
    }{ $paid ->
        [0] { "" }
        [one] , one for carriers
       *[other] , { $paid } for carriers
    }
reason-crown =
    { $statue } crowns the Moai on { $ahu }: { $points ->
        [one] one point
       *[other] { $points } points
    }{ $paid ->
        [0] { "" }
        [one] , one for carriers
       *[other] , { $paid } for carriers
    }
reason-move-onward = { $statue } gets as far as { $hex }, under your marker
reason-move-mark = { $statue } gets as far as { $hex } and needs a marker, or others take it
reason-mark = others would take { $statue }
reason-pass-transport = no statue can get any further that would be worth it
reason-stash = a marker keeps others from taking what waits in the quarry
reason-stash-none = nothing in the quarry is worth a marker
reason-recall =
    { $count ->
        [one] that statue will never pay for its marker
       *[other] those statues will never pay for their markers
    }
reason-recall-none = every marked statue is still worth its marker
reason-peek = whose Moai that is decides whether the game is about to end
