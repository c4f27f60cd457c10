# The table's card in the channel.

computer-name-colour = { $colour } computer ({ TERM($level, "level") })
computer-name =
    { $level ->
        [easy] Computer (easy)
        [normal] Computer (normal)
        [hard] Computer (hard)
        [expert] Computer (expert)
        [trader] Honu (computer)
        [builder] Toki (computer)
        [gambler] Manu (computer)
        [collector] Kohau (computer)
       *[other] Computer
    }
computer-offered =
    { $level ->
        [trader] Honu, trader
        [builder] Toki, builder
        [gambler] Manu, gambler
        [collector] Kohau, collector
       *[other] { $name }
    }
computer-means =
    { $level ->
        [easy] Kind, with a short sight: good for a first game.
        [normal] Plans a round ahead.
        [hard] Thinks every bid through.
        [expert] Forgets nothing, and takes its time.
        [trader] My chief is for hire: he stands where you must pass.
        [builder] No Moai of mine goes without a headdress.
        [gambler] I want it, and I bid for it.
        [collector] I bid no markers: they become tablets, and I keep them.
       *[other] Plays like somebody who knows the game.
    }
lobby-character = *“{ $words }”*

option-quick_start = quick start
option-open_score = open score
option-open_owners = open owners
option-none = the standard game

## Lobby

lobby-alt = A table on { $board } waits for players. Here: { $people }. { $free ->
    [0] No seat is free.
    [one] { $free } seat is free.
   *[other] { $free } seats are free.
} { LIST($agreed, type: "plain") }.
lobby-alt-nobody = nobody yet
lobby-title = ## A game of Giants on { $board }
lobby-count =
    { $count ->
        [0] Nobody sits here yet: 3 to { $most } can play.
        [one] One player so far: 3 to { $most } can play.
       *[other] { $count } players so far: 3 to { $most } can play.
    }
lobby-agreed = We play { LIST($parts, type: "plain") }.
lobby-deadline =
    { $hours ->
        [one] an hour for each decision
       *[other] { $hours } hours for each decision
    }
lobby-open-score-tells = With open score everybody sees who erects what: hidden owners mean little.
lobby-private = 🔒 Only invited people can join.
lobby-invited = Invited: { $people }
lobby-waitlist = Waiting for a seat: { $people }
lobby-wait = Wait for a seat
lobby-join = Join as…
lobby-computer = Add a computer player…
lobby-start = Start
lobby-leave = Leave
lobby-settings = Settings

## A game in play

card-title =
    ## Round { $round } · { $phase ->
        [auction] Auction
        [choose] Choosing Moai
        [placement] Placement
        [transport] Transport
        [stash] Statues left in the quarry
        [recall] Taking markers back
       *[over] The end
    }
card-due = Waiting for { $names }
card-bids =
    { $count ->
        [0] No bid is in yet.
        [one] One of { $all } bids is in.
       *[other] { $count } of { $all } bids are in.
    }
# What a notification says: short, with the question first.
card-call = { $names }: { $phase ->
        [auction] { $count ->
            [one] your bid, please
           *[other] your bids, please
        }
        [choose] choose a Moai, please
        [placement] place a figure, please
        [transport] move a statue, please
        [stash] which statues to mark, please
        [recall] which markers to take back, please
       *[other] your move, please
    } · { $game }, round { $round }
card-played = -# Played by { $names }
card-call-end = { $names }: the game is over. Thank you for playing! · { $game }
card-moved = { $names }: it is still your move. The card of the game stands further down.
card-deadline = Time runs out { $at }.
card-paused = ⏸️ This game is paused.
card-asleep = 💤 Nobody has played for a while, so this game is asleep. Whoever plays here can wake it.
card-wake = Wake the game
card-your-move = Your move
card-my-screen = My screen
card-more = More

end-near-mine = ⏳ You have one Moai left to erect: with it the game ends at the end of that transport.
end-near-bases = ⏳ { $name } has one Moai left to erect: the game may end this round.
end-near-somebody = ⏳ Somebody has one Moai left to erect at most: the game may end this round.
end-near-supply = ⏳ No Moai is left in the supply: the game ends when the last ones stand, or when nobody erects any.

## The end

card-over = ## The game is over
card-ended =
    ## The game is over
    It was ended before its time, with the points as they stood.
carried-for = Points for carrying for { $name }: { $shares }.
carried-share = { $name } { $points }
recap-alt = The whole game as a film.
count-alt = The final count as a film: points by source, then every Moai with its owner, then the winner.
card-again = Play again
final-moai-of = { $name }'s Moai: { LIST($moai, type: "plain") }
final-moai = { $ahu } { $points }
deed-haul = 🏃 { $name } made the longest haul: a statue over { $value } hexes in one go.
deed-carrier = 💪 { $name } carried most for others: { $value } points.
deed-crowns = 👑 { $name } brought most headdresses: { $value }.
deed-bidder = 🎲 { $name } made the boldest bid: { $value } markers at once.
deed-moai = 🗿 { $name }'s finest Moai stands on { $ahu }: { $value ->
        [one] one point
       *[other] { $value } points
    }.
card-abandoned =
    ## The game is over
    This game was given up.
card-expired =
    ## This table was closed
    Nobody joined it for some days. Open another with { COMMAND("giants new") }, or be told when one opens: { COMMAND("giants games") }.
card-place =
    { $place ->
        [1] 🏆
       *[other] { $place }.
    } { $name }: **{ $points }** — Moai { $moai }, headdresses { $headdresses }, carrying { $carrying }, tablets { $tablets }
