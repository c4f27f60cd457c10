# Why a computer player decided as it did. Said after a name ("Red: takes …") or as a hint.

level-random = random
level-easy = easy
level-normal = normal
level-hard = hard

reason-random = picks blindly

reason-bid = wants a Moai of size { $size } and puts { $markers ->
    [0] no marker
    [one] one marker
   *[other] { $markers } markers
} on it
reason-bid-none = needs everybody for carrying this round
reason-take = takes the Moai of size { $size }: { $ahu } is { $steps ->
    [one] one step
   *[other] { $steps } steps
} away
reason-take-deny = takes the Moai of size { $size } so that nobody else does
reason-decline = has no use for another Moai

reason-power-worker = one more worker carries in every round to come
reason-power-marker = one more marker bids, marks or becomes a half-tablet every round
reason-power-logs = { $count ->
    [one] one log saves
   *[other] { $count } logs save
} figures where heavy Moai pass
reason-power-headdress = a headdress for a Moai of its own
reason-power-ahu = keeps { $ahu } free for a Moai on its way
reason-tablet = a spare marker becomes a half-tablet, and the others must show their plans first
reason-put-erect = { $statue } is to stand on { $ahu } this round
reason-put-crown = { $statue } is to crown the Moai on { $ahu }
reason-put-onward = brings { $statue } closer to a good ahu
reason-put-carry = somebody has to carry there
reason-put-hire = others will pass { $hex } and pay
reason-pass-placement = nothing more would help

reason-erect = { $statue } on { $ahu }: { $points } points{ $paid ->
    [0] { "" }
    [one] , one paid to others
   *[other] , { $paid } paid to others
}
reason-crown = { $statue } crowns the Moai on { $ahu }: { $points } points{ $paid ->
    [0] { "" }
    [one] , one paid to others
   *[other] , { $paid } paid to others
}
reason-move-onward = { $statue } gets as far as { $hex }, under its marker
reason-move-mark = { $statue } gets as far as { $hex } and needs a marker against thieves
reason-mark = others would take { $statue }
reason-pass-transport = no statue can get any further worth its price
reason-stash = { $count ->
    [one] what waits in the quarry is
   *[other] what waits in the quarry is
} marked against thieves
reason-stash-none = nothing in front is worth a marker
reason-recall = { $count ->
    [one] that statue will never pay for its marker
   *[other] those statues will never pay for their markers
}
reason-recall-none = every marked statue is still worth its marker
reason-peek = whose Moai that is decides whether the game is about to end
