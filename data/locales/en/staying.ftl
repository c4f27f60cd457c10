# Reminders, notices, being away, seats on offer, votes, and what is known about people.

game-name = Giants on { $board }, game { NUMBER($game, useGrouping: 0) }
somebody = somebody
moderators = Moderators
reminder = { $who } { $text }
ping = { $who }: { $text }
reminder-of = { $text } · { $game }
moderators-note = { $who }: { $text } · { $game }
to-the-game = To the game
snooze = Not now
snoozed = No reminders until { $until }; { COMMAND("giants my reminders") } changes that.{ $deadline ->
        [none] {""}
       *[other] {" "}Mind that your time runs out { $deadline }.
    }
not-your-reminder = This reminder is for somebody else. Yours are up to you: { COMMAND("giants my reminders") }.
notices-title = **Meanwhile**
by-moderator = { $line } (moderator { $who })
by-moderator-playing = { $line } (by moderator { $who }, who plays here)
acted-for-playing = A moderator who plays here ({ $who }) had a decision made for { TERM($seat, "colour") }.
acted-for = A moderator ({ $who }) decided for { TERM($seat, "colour") }.

## Offers on the card

offer-take = Take over { TERM($colour, "colour") }
seat-asked = The table is asked whether you may take over.
seat-accept = I'll play
seat-refuse = No, thank you
seat-refused = Thank you for saying so. Nothing changed.
seat-yours = The seat is yours. Press *Your move* on the card when you are due.

## Reminders

no-such-zone = There is no time zone “{ $zone }”. Choose one from the list, such as Europe/Paris.
no-such-hours = Quiet hours look like 22-8, 22:30-7:15 or 10pm-8am; “none” for none at all.
# What people may type for no quiet hours, and between two hours: other words for the same thing by slash.
quiet-words-none = none/no/off
quiet-words-to = to/until
reminders-title = **How you are reminded**
reminders-reach = { $reach ->
        [dm] You get direct messages.
        [off] You are not reminded of anything.
       *[channel] You are mentioned in the channel of the game.
    }
reminders-quiet = Never between { $from } and { $until }.
reminders-no-quiet = At any hour of the day and night.
reminders-zone = It is { $time } where you live ({ $zone }). If that is wrong, choose below, or name your city with the option *zone* of { COMMAND("giants my reminders") }.
reminders-snoozed = No reminders before { $until }.
reminders-where = Where…
reminders-where-channel = Mention me in the channel
reminders-where-dm = Send me a direct message
reminders-where-off = Don't remind me
reminders-night = My night…
reminders-night-none = No quiet hours
reminders-zones = What time it is for me now…
zone-question = **So that I never wake you**: is it about **{ $time }** for you now? I call nobody between { $from } and { $until } of their own day. { COMMAND("giants my reminders") } changes that at any time.
zone-yes = Yes, about that
zone-choice = { $time } · { $city }
reminders-snooze-2 = Leave me alone for 2 hours
reminders-snooze-8 = 8 hours
reminders-snooze-24 = a day
reminders-wake = I'm awake

## Away

away-none = You don't play anywhere now.
away-until-past = That day has passed.
away-until-far = That is too far away: a year at most. If you can't go on, offer your seat with { COMMAND("giants seat offer") }.
away-until-unclear = Until when? Say it like “tomorrow”, “friday”, “next week”, “3 days” or 2030-12-31.
# What people may type: different things by comma, other words for the same thing by slash. The week begins on Monday.
away-words-tomorrow = tomorrow
away-words-next-week = next week
away-words-weekdays = monday/mon, tuesday/tue/tues, wednesday/wed, thursday/thu/thurs, friday/fri, saturday/sat, sunday/sun
away-words-one = a/one
away-words-days = day/days
away-words-weeks = week/weeks
away-done = { $count ->
        [one] You are away from one game until { $until }.
       *[other] You are away from { $count } games until { $until }.
    } { $stand_in ->
        [wait] The tables wait for you as far as their deadlines let them.
       *[other] A computer ({ TERM($stand_in, "level") }) plays for you.
    } Come back at any time with { COMMAND("giants back") }.
away-back = { $count ->
        [0] You were not away.
        [one] Welcome back: one game is yours again.
       *[other] Welcome back: { $count } games are yours again.
    }
away-choice = { $days ->
        [one] until tomorrow, { $date }
       *[other] for { $days } days, until { $date }
    }
seat-held = { $until ->
        [none] A computer plays for you at the moment.
       *[other] A computer plays for you until { $until }.
    } Would you like to play on yourself?
seat-take-back = I'm back
seat-home = Welcome back: the seat is yours again. Press *Your move* on the card when you are due.
woken = The game goes on where it stood, and everybody has the full time again.
seat-offered = Your seat is on offer. You play on until somebody takes it.
seat-kept = You keep your seat.

## Privacy

my-language-set = You are answered in { $language } from now on. A table's card speaks the table's language.
privacy-title = **What is known about you**
privacy-settings = How you are reminded: { $reach ->
        [dm] by direct message
        [off] not at all
       *[channel] in the channel
    }, { $zone }{ $night }.
privacy-no-settings = Nothing about how you are reminded.
privacy-language = You are answered in { $language }.
privacy-counts = { $games ->
        [one] One game
       *[other] { $games } games
    } you sit in or lead, { $actions ->
        [one] one entry of a log
       *[other] { $actions } entries of logs
    } that you caused, { $notices ->
        [one] one private notice
       *[other] { $notices } private notices
    }.
privacy-names = Your name is never stored: it is read from Discord when it is shown.
privacy-export = Give me all of it
privacy-delete = Forget me
privacy-sure = **Really?** A computer takes over your seats in running games, and your number is taken out of every log. The games stay as they are. This can't be undone.
privacy-signed = What you did as a moderator in { $count ->
        [one] one running game stays under your name until it is over; then it loses
       *[other] { $count } running games stays under your name until they are over; then it loses
    } your name, too. Whoever looked behind a screen or sat in a seat is also known again by a mark without a name, for as long as that game lasts.
privacy-barred = You are barred from tables { $count ->
        [one] of one server
       *[other] of { $count } servers
    }.
privacy-barred-stays = A bar stays: you are known again by a mark without a name. Only moderators of that server can lift it.
privacy-watched = You are told when a table opens on { $count ->
        [one] one server
       *[other] { $count } servers
    }.
privacy-leagues = You have a place in { $count ->
    [one] a league
   *[other] { $count } leagues
}. If you are forgotten it stays there without a name, and plays no further round.
privacy-signed-left = What you did as a moderator loses your name when { $count ->
        [one] that game is over.
       *[other] those { $count } games are over.
    }
privacy-yes = Yes, forget me
privacy-no = No
privacy-exported = Here is everything that is stored about you.
privacy-deleted = { $count ->
        [0] There is nothing about you any more.
        [one] You are forgotten. One table knew you.
       *[other] You are forgotten. { $count } tables knew you.
    }

## Commands

command-my = Your reminders and your data, in all your games
command-my-reminders = How and when you are reminded
command-my-reminders-where = Where
command-my-reminders-quiet = Your night, such as 22-8 or 10:30pm-7:15am; - for none
command-my-reminders-zone = Your time zone
command-away = Be away from all your games
command-away-until = Until when: tomorrow, friday, next week, 3 days, or a date such as 2030-12-31
command-away-stand_in = Who plays for you
command-away-wait = nobody: the tables wait
command-back = Be back at all your games
command-my-language = The language in which you are answered
command-my-language-language = Which
command-my-language-discord = that of your Discord
command-my-data = What is stored about you: see, get or delete it
command-seat = Your seat at this table
command-seat-offer = Offer your seat to somebody else
command-seat-keep = Keep your seat after all
command-seat-accept = Take the seat that you were asked to take
command-seat-refuse = Not take the seat that you were asked to take
command-seat-take = Ask for a seat that is on offer
command-seat-take-colour = Which
command-vote = Ask the table
command-order = Standing orders, for decisions to come
command-order-set = Leave a standing order for a decision to come
command-order-what = What is to be done
command-order-pass = pass when my turn comes
command-order-passround = pass for the rest of this round
command-order-largest = take the largest Moai I can
command-order-keep = keep my markers at the end of a round
command-order-takeall = take all my markers back
command-order-stashall = mark all I can of what stays in the quarry
command-order-stashnone = mark nothing that stays in the quarry
command-order-bid = Leave a bid for the next auction
order-drop = Cancel one of them…
order-kind-bid-of = the next bid ({ $bid })
prebid-leave = A bid for the next auction…
prebid-now = A bid is asked of you now: seal it with *Your move* or { COMMAND("bid") }.
prebid-of = { $markers ->
        [0] no marker
        [one] one marker
       *[other] { $markers } markers
    }, { $workers ->
        [0] no worker
        [one] one worker
       *[other] { $workers } workers
    }{ $sorcerer ->
        [0] {""}
       *[other] , the sorcerer
    }{ $chief ->
        [0] {""}
       *[other] , the chief
    }
order-kind-recall-all = take all my markers back
order-kind-recall-none = keep my markers
order-kind-stash-all = mark all I can in the quarry
order-kind-stash-none = mark nothing in the quarry
settings-late = When the time is up…
late-remind = the table is told, and waits
late-decision = a computer makes the decision
late-seat = a computer plays until the player is back
