# After the game: results, ladders, halls of fame.

## One person's games

stats-title = **{ $person }** · { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins ->
    [0] none won
   *[other] { $wins } won
}
stats-rating = Rating **{ NUMBER($rating, useGrouping: 0) }**{ $provisional ->
    [yes] {" "}(provisional)
   *[no] {""}
}, after { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
stats-unrated = No rating yet: a game is rated if at least two people play it.
stats-places = Places: { LIST($places, type: "plain") }
stats-points = On average { $average } points, { $best } at best
stats-sources = Where they are from: { LIST($sources, type: "plain") }
stats-source = { $source } { $points }
stats-coast = Favourite coast: { $coast ->
    [north] the north
    [east] the east
    [south] the south
   *[west] the west
}, with { $count } Moai
stats-carried = Carried for { $people }
stats-for = { $person } ({ $points })
stats-nemesis = Nemesis: { $person }, in front in { $ahead } of { $games } games
stats-partner = Best partner: { $person }, with { $points } points for carrying between you
stats-partner-other = Best partner: { $person }, with { $points } points for carrying between them
stats-shared-only = -# Only games on servers that you are on.
stats-nothing = There are no finished games of { $person } to show you.
stats-none = You have no finished games yet. Once you have, this is where they add up.
stats-hidden = You take no part in results: nobody sees your games here, and you are in no ladder and no hall of fame.
stats-out = Take no part
stats-in = Take part again
stats-left = You take no part in results from now on, and what there was is removed. { COMMAND("stats") } lets you come back.
stats-joined = You take part again. Your finished games count.
stats-alt = Chart of { $name }. { $rated ->
    [0] No rating yet.
   *[other] Rating after { $rated ->
        [one] { $rated } game
       *[other] { $rated } games
    }: { NUMBER($last, useGrouping: 0) }, between { NUMBER($low, useGrouping: 0) } and { NUMBER($high, useGrouping: 0) }.
} Points of a game on average: { LIST($sources, type: "plain") }.
picture-stats-somebody = Somebody
picture-stats-rating = { $count ->
    [one] Rating after { $count } game
   *[other] Rating over { $count } games
}
picture-stats-sources = Points of a game, on average

## Ladders

ladder-title-server = **Ladder of { $server }** · { $season }
ladder-title-all = **Ladder over all servers** · { $season }
ladder-ever = all seasons
ladder-season = quarter { $quarter } of { NUMBER($year, useGrouping: 0) }
ladder-line = { $place }. { $person } · **{ NUMBER($rating, useGrouping: 0) }** · { $count ->
    [one] { $count } game
   *[other] { $count } games
}
ladder-provisional = Provisional, with fewer than { $least } rated games:
ladder-line-provisional = { $person } · { NUMBER($rating, useGrouping: 0) } · { $count ->
    [one] { $count } game
   *[other] { $count } games
}
ladder-nobody = Nobody has finished a rated game here in that time. A game is rated if at least two people play it.
ladder-more = -# and { $count } more
ladder-shared-only = -# People with whom you share a server.
ladder-choose-season = Another season
ladder-show-all = All servers
ladder-show-server = This server
ladder-fame = Hall of fame
ladder-back = Ladder
ladder-no-season = There is no season “{ $given }”. Seasons are written like 2026-Q4.

## Halls of fame

fame-title = **Hall of fame of { $server }**
fame-month = **The best of last month in { $server }**
fame-ever = **Best ever**
fame-points = Highest score: { $people }, { $value } points
fame-haul = Longest haul: { $people }, over { $value ->
    [one] { $value } hex
   *[other] { $value } hexes
}
fame-carried = Most earned by carrying for others: { $people }, { $value } points
fame-close = Closest finish: { $value ->
    [0] { $people } shared the first place
    [one] { $people } won by { $value } point
   *[other] { $people } won by { $value } points
}
fame-game = { $feat } (game { NUMBER($game, useGrouping: 0) })
fame-none = Nothing yet: it begins with the first finished game of at least two people on this server.
