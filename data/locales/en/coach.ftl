# The coach: what a decision is about, why the suggestion is a good one, and what came of it.

## Lessons

learn-begun = Your first game is ready in { $channel }. Press *Your move* there: a coach explains every step.
learn-goes-on = Your first game is still there: go on in { $channel }.
learn-thread = { $name }'s first game of Giants
learn-welcome = Learn by playing
more-coach-on = Coach me
more-coach-off = No coach
coach-set = The coach { $on ->
        [yes] explains your decisions from now on, in all your games.
       *[no] says nothing any more.
    }
coach-leaves = 🎓 You know the game now, so I leave the rest to you. Every panel keeps its suggestion, *Hint* and *?*. Good luck!

## Before a decision: what it is about

coach-auction = 🎓 **The auction.** The dice brought these Moai, and everybody bids in secret. Markers decide who chooses first, sculptors how large a Moai you can take. What you bid is busy until the round ends.
coach-choose = 🎓 **Your choice.** Take one of the Moai that your sculptors can carve. Then you carry it, in this round or in a later one.
coach-placement = 🎓 **Placement.** Each turn puts one figure on the board. A statue enters a hex only if enough strength stands there, so build a road from the quarry to a good ahu. Where you want to erect, a figure of your own must stand.
coach-transport = 🎓 **Transport.** Now statues move, one each turn. Your own figures and all logs carry for nothing. Others help too, and gain points by it.
coach-stash = 🎓 **The quarry.** These statues did not get away in this round. Under your marker they stay yours; without one, anybody can take them.
coach-recall = 🎓 **Your markers.** You can take markers back from statues, to bid with them. But a statue without a marker is abandoned, and anybody can take it.
coach-green = Green is what a good player would do. Anything else is allowed too: it is your game.

## Before a decision: why the suggestion

coach-bid-chief = Why the chief? He sculpts with strength 3, so he alone can take a Moai of size { $size }. Your worker and your sorcerer stay free to carry and to use a power.
coach-bid-sculptors = These figures sculpt and can't carry this round. The others stay free for it.
coach-bid-nothing = Nothing is a bid too: all your people stay free, and carrying for others earns points.
coach-bid-markers =
    { $count ->
        [0] No marker means that you choose after those who bid some. But yours are not used up, and can buy half-tablets or mark statues.
        [one] One marker, to choose before those who bid none.
       *[other] { $count } markers, to choose before those who bid fewer.
    }
coach-power-worker = Why the village? One more worker comes out of the urn, and he works in every round to come. The sooner, the better.
coach-power-marker = Why the hut? One more marker bids, marks or buys a half-tablet in every round to come.
coach-power-logs = Why this forest? Logs carry for nothing. They come with figures that you place later, mostly in the next round.
coach-power-headdress = Why this quarry? A headdress adds the red number of an ahu to a Moai of yours.
coach-power-ahu = Why reserve? From now on nobody else can erect there, and your Moai finds its place.
coach-put =
    Why { $hex }? It lies on the way of your statue, and your own figure there carries for nothing{ $logs ->
        [0] { "" }
       *[other] , stronger with logs
    }.
coach-put-hire = Why { $hex }? Others will want to pass there, and whenever they need your figure you gain a point.
coach-take = Why size { $size }? At the end the black number of its ahu is multiplied by the size. But every hex on the way needs strength { $size }.
coach-tablet = Why a half-tablet? A marker that is left over buys one, and comes back when the round ends. Two are worth 3 points, or a power for your chief. And you see first what the others do.
coach-erect = A figure of yours stands on { $hex }, so you can erect on ahu { $ahu }: black number { $value } times size { $size } is { $points } points, counted at the end.
coach-crown = A figure of yours stands on { $hex }, so the headdress can go on the Moai of ahu { $ahu }: { $points } points for its owner, counted at the end.
coach-onward = It gets as far as { $hex } in this round. { $then ->
        [mark] Your marker keeps others from taking it.
        [kept] Your marker stays on it, so that nobody else can take it.
       *[leave] If it has no marker when the round ends, anybody can take it.
    }
coach-help = On the way { $name } has to help, and gains { $points ->
        [one] a point
       *[other] { $points } points
    }. You lose nothing.
coach-mark = With your marker on { $statue } nobody else can touch it, also in the next round.
coach-pass = Nothing more would help you. Whoever passes is out until the next phase.

## After: what it means

coach-chooses-first = 🎓 You choose first.
coach-chooses-later = 🎓 { $name } chooses before you: { $reason ->
        [markers] more markers.
        [halves] as many markers as you, but more half-tablets.
       *[turn] as many markers and half-tablets as you, but earlier in turn.
    }
coach-took = 🎓 { $statue } is yours now, and starts from the quarry.
coach-gained-worker = 🎓 One more worker is behind your screen, for the rest of the game.
coach-gained-marker = 🎓 One more marker is behind your screen, for the rest of the game.
coach-gained-logs =
    🎓 { $count ->
        [one] One log is
       *[other] { $count } logs are
    } behind your screen. Figures that you place from now on can bring them.
coach-gained-headdress = 🎓 The headdress is yours. In transport it starts from this quarry.
coach-gained-ahu = 🎓 One of your bases lies there now. It does not come back.
coach-halves =
    🎓 { $count ->
        [one] That is one half-tablet.
       *[other] That makes { $count } half-tablets.
    } The marker comes back when the round ends.
coach-carried-for-you = 🎓 { $name } carried for you: { $name } gains { $points }.
coach-carried-alone = 🎓 Your own figures and logs carried it, so nobody gained.
coach-you-carried = 🎓 You carried for { $name }: you gain { $points }.
coach-erected =
    🎓 It stands, and will count { $points ->
        [one] one point
       *[other] { $points } points
    } at the end. You have erected { $standing } of your { $bases } Moai; whoever erects all of theirs ends the game.
coach-marked = 🎓 Your marker lies on { $statue } until it is erected or crowns, or until you take it back.
coach-returned = 🎓 The round is over. Figures and bids came home, half-tablets stay, and the logs on the board are gone.
