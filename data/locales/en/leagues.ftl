# Leagues and tournaments of a server.

## The card

league-title = **🏆 { $league }** · { $stage }
league-stage-signup = sign-up is open
league-stage-round = round { $round } of { $rounds }
league-stage-final = the final
league-stage-over = final standings
league-stage-cancelled = called off
league-kind-divisions = League in divisions: whoever is in your division is at your table in every round. At the end, the first of each division goes up and the last goes down.
league-kind-mixed = League with mixed tables: every round you meet those whom you have met least.
league-kind-tournament = Tournament: mixed tables in every round, and the best four play the final.
league-terms = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} of at most { $days ->
    [one] { $days } day
   *[other] { $days } days
} each, at tables of { $size } if the numbers allow it
league-board = Board: { $board }
league-options = Options: { LIST($options, type: "plain") }
league-pace = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} for a decision; then a computer decides it
league-signup-ends = Sign up until <t:{ NUMBER($until, useGrouping: 0) }:f>; then the draw is made if at least { $least } people take part.
league-people = Signed up ({ $count }): { LIST($people, type: "plain") }
league-nobody = Nobody has signed up yet.
league-round-ends = The round ends <t:{ NUMBER($until, useGrouping: 0) }:R>, or as soon as all its games are over. When it ends, a game that is still being played gives nothing to whoever it waits for; the others share the first places.
league-table = { $table }. { $where } · { LIST($people, type: "plain") }
league-table-over = { $table }. { $where } · { LIST($people, type: "plain") }{ $how ->
    [deadline] {" "}· not over in time
    [abandoned] {" "}· given up
    [corrected] {" "}· decided by a moderator
    [void] {" "}· not played
   *[played] {""}
}
league-gained = { $person } **{ NUMBER($points, maximumFractionDigits: 1) }**
league-not-open = opens soon
league-winner = 🥇 { $person } wins. Congratulations!
league-winner-division = 🥇 Division { $division }: { $person }
league-moves = In the next season the first of each division plays one division higher, and the last one lower.
league-called-off = This league was called off before the draw.
league-somebody = somebody
league-join = Sign up
league-leave = Leave
league-standings = Standings
league-manage = Manage
league-call = **{ $league }**, round { $round }: { $people }, this is your table. The round ends <t:{ NUMBER($until, useGrouping: 0) }:R>. Have fun!
league-call-final = **{ $league }**, the final: { $people }, this is your table. It ends <t:{ NUMBER($until, useGrouping: 0) }:R>. Have fun!
league-thread = { $league }: round { $round }, table { $table }
league-warning = { $people }: the round of the league ends <t:{ NUMBER($until, useGrouping: 0) }:R>, and this game waits for you. Whoever it waits for then gets no points.

## Standings

league-all = **Standings**
league-division = **Division { $division }**
league-line = { $place }. { $own ->
    [yes] **{ $person }**
   *[no] { $person }
} · **{ NUMBER($points, maximumFractionDigits: 1) }** · { $games ->
    [one] { $games } game
   *[other] { $games } games
}{ $share }{ $out ->
    [yes] {" "}· left
   *[no] {""}
}
league-tie-breaks = -# League points; then the share of points in one's games (100 % is the average of the table); then the games between those who are level; then games won; then the seed of the draw.
league-log = Log
league-choice = { $league } · no. { NUMBER($number, useGrouping: 0) }
league-figure = { NUMBER($points, maximumFractionDigits: 1) }
league-share = {" "}· { $share }
league-percent = { $share } %
picture-league = League
picture-league-all = Standings
picture-league-division = Division { $division }
picture-league-games = games
picture-league-share = share
picture-league-points = points
picture-league-foot = share: one’s points by the average of the table
league-alt = Standings of { $name }, { $stage }. { LIST($divisions, type: "groups") }
league-alt-division = { $title }: { LIST($rows, type: "plain") }
league-alt-line = { $place }. { $name } { $points }

## Signing up and leaving

league-opened = The league is open: its card is coming in { $channel }. Its tables will be threads of this channel.
league-joined = You are in! The draw is made <t:{ NUMBER($until, useGrouping: 0) }:R>. When a round begins, the bot opens your table and calls you.
league-withdrawn = You are off the list.
league-leave-sure = Leave the league? You play no further round, and can't come back. Games that you play now go on; you stand below everybody who stays.

## What moderators do

league-manage-signup = Sign-up ends <t:{ NUMBER($until, useGrouping: 0) }:f>. The draw is made by itself then, or now by you.
league-manage-playing = The round ends <t:{ NUMBER($until, useGrouping: 0) }:f>. Results come in by themselves.
league-trouble = ⚠️ The bot can't open tables in { $channel }: { $reason }. It needs to write there, and to open threads. It tries again every minute.
league-draw = Draw now
league-extend = { $days ->
    [one] { $days } day more
   *[other] { $days } days more
}
league-end = End the league
league-end-sure = End the league as it stands? Games that are being played go on, but count no more.
league-cancel = Call it off
league-cancel-sure = Call the league off? Everybody who signed up is off the list.
league-next = Next season
league-back = Back
league-choose-person = Somebody's place
league-choose-table = Correct a result
league-table-name = Round { $round }, table { $table }
league-how-none = being played
league-how-played = by its game
league-how-abandoned = game given up: no points
league-how-deadline = not over in time
league-how-corrected = decided by a moderator
league-how-void = not played
league-entry = Place of { $person }{ $out ->
    [yes] {" "}(left)
   *[no] {""}
}
league-replace-means = Whoever takes the place over gets all its points. A seat in a running game is given away at its table, with { COMMAND("table replace") }.
league-replace = Give the place to…
league-drop = Take out
league-fix = **Round { $round }, table { $table }** · { $how }. Who took which place? Equal places share their points.
league-place = Place { $place }
league-nothing = no points
league-fix-save = Save

## The log

league-log-line = <t:{ NUMBER($at, useGrouping: 0) }:f> { $what }
league-signed = { $what } ({ $by }{ $plays ->
    [yes] , who takes part
   *[no] {""}
})
league-by-itself = by itself
league-news-opened = League opened
league-news-joined = { $by } signed up
league-news-left = { $by } left
league-news-drawn = Draw made among { $count ->
    [one] { $count } person
   *[other] { $count } people
}
league-news-round = Round { $round } begins
league-news-final = The final begins
league-news-settled = Result of round { $round }, table { $table }: { $how ->
    [deadline] not over in time
    [abandoned] game given up
    [void] not played
   *[played] by its game
}
league-news-corrected = Result of round { $round }, table { $table } decided anew
league-news-dropped = { $user } taken out
league-news-barred = { $user } taken out: barred from this server's tables, or gone
league-news-replaced = { $new_user } takes the place of { $old_user }
league-news-extended = More time, until <t:{ NUMBER($until, useGrouping: 0) }:f>
league-news-ended = League ended
league-news-cancelled = League called off

## Refusals

league-none = There is no such league here. A moderator opens one with { COMMAND("league new") }.
league-too-many = There are { $most } leagues on this server that are not over. End one first.
league-no-name = Please give the league a name that can be read.
league-no-threads = A league needs a text channel, not a thread: its tables become threads of that channel.
league-is-signup = The draw has not been made yet.
league-is-playing = The draw has been made: nobody can sign up any more.
league-is-over = This league is over.
league-is-cancelled = This league was called off.
league-already-in = You have signed up already.
league-not-in = You don't take part in this league (any more).
league-not-theirs = This person has no place in the league.
league-user-in = This person takes part in the league already, or did.
league-replace-oneself = You can't give a place to yourself: ask another moderator.
league-full = The league is full: { $most } people take part.
league-barred = You are barred from the tables of this server, so you can't sign up.
league-unlisted = You take no part in results, and a league is all about them. { COMMAND("stats") } lets you take part again.
league-too-few = { $count ->
    [0] Nobody has signed up yet
    [one] { $count } person has signed up
   *[other] { $count } people have signed up
}; the draw needs at least { $least }.
league-moderator-plays = You take part in this league, so its affairs are for a moderator who does not.
league-no-such-entry = There is no such place in this league.
league-no-such-table = There is no such table in this league.
league-bad-days = A round can be given 1 to { $most } days more.
league-bad-places = These places don't fit together: after two who share the first place comes the third.
league-not-due = That was done already.
