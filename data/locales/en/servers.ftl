## A server's own rules: /table setup

setup-title = ## Rules of this server for Giants
setup-change = Change or look up…
setup-back = Back to all rules
setup-page-where = Where tables may be
setup-page-where-means = Channels, how many tables each, threads or a forum
setup-page-who = Who may open tables
setup-page-who-means = Everybody, a role or moderators; how many tables each
setup-page-new = How new tables begin
setup-page-new-means = Time limit, language, computers, empty lobbies
setup-page-after = After the game
setup-page-after-means = The hall of fame
setup-page-moderators = Moderators
setup-page-moderators-means = Their role, their channel, what they may do where they play
setup-page-people = People who are barred
setup-page-people-means = Keep somebody from tables here, or lift that
setup-page-history = What was decided, by whom
setup-page-history-means = The last changes of these rules

setup-hosting = Tables can be opened in { $channels ->
        [none] every channel
       *[other] { $channels } and their threads
    }.
setup-per-channel = { $here ->
        [0] A channel and its threads can have any number of tables.
        [one] A channel and its threads can have one table at a time.
       *[other] A channel and its threads can have { $here } tables at a time.
    }
setup-home = { $home ->
        [thread] A new table gets a thread of its own.
        [forum] A new table gets a post in { $forum }.
       *[here] A new table is in the channel in which it is opened.
    }
setup-opening = { $opening ->
        [role] Whoever has { $openers } can open tables, and moderators.
        [moderators] Moderators can open tables.
       *[everybody] Everybody can open tables.
    }
setup-per-person = { $own ->
        [0] One person can have any number of open tables and games.
        [one] One person can have one open table or game of their own at a time.
       *[other] One person can have { $own } open tables and games of their own at a time.
    }
setup-deadline = Time for a decision: { $deadline }.
setup-late = When the time is up: { $late }.
setup-language = { $language ->
        [none] Cards are in the bot's own language.
       *[other] Cards are in { $language }.
    }
setup-computers = { $computers ->
        [yes] Computers can sit at tables.
       *[no] Computers sit at no new tables, and there are no practice games.
    }
setup-lobby-days = { $days ->
        [0] A table that nobody joins stays open.
        [one] A table that nobody joins for a day is closed.
       *[other] A table that nobody joins for { $days } days is closed.
    }
setup-fame-channel = { $fame ->
        [none] No hall of fame is posted.
       *[other] Every month, the hall of fame is posted in { $fame }.
    }
setup-role = Whoever may manage messages moderates{ $role ->
        [none] {""}
       *[other] , and { $role }
    }.
setup-channel = Moderators are told things { $channel ->
        [none] in the game's own channel
       *[other] in { $channel }
    }.
setup-while-playing = { $playing ->
        [yes] At tables at which they play, moderators may pause, move, replace and have decisions made; the table reads each time that they play there. They never see secrets of such a game.
       *[no] At tables at which they play, moderators may nudge, post the card anew and call another moderator.
    }
setup-barred-count = { $count ->
        [one] One person is barred from tables here.
       *[other] { $count } people are barred from tables here.
    }

setup-pick-hosting = Channels for tables (none: all)
setup-pick-fame = Where the hall of fame is posted (none: nowhere)
setup-pick-per-channel = Tables in a channel
setup-pick-home = Where a new table is
setup-pick-forum = Or posts in a forum…
setup-pick-opening = Who can open tables
setup-pick-openrole = Or whoever has a role…
setup-pick-per-person = Tables of one person
setup-pick-language = Language of cards
setup-pick-days = Close a table that nobody joins
setup-pick-role = A role that moderates, too…
setup-pick-channel = Where moderators are told things…
setup-limit = { $count ->
        [0] no limit
        [one] one at a time
       *[other] { $count } at a time
    }
setup-days = { $days ->
        [0] never
        [one] after a day
       *[other] after { $days } days
    }
setup-home-here = in the channel
setup-home-thread = in a thread of its own
setup-opening-everybody = everybody
setup-opening-moderators = moderators
setup-language-any = the bot's own
setup-computers-on = Let computers sit at tables
setup-computers-off = No computers at new tables
setup-playing-on = Allow more where they play
setup-playing-off = Allow less where they play
setup-no-role = There is no such role on this server.

setup-people-means = Whoever is barred opens and joins no tables here and takes no seats. What they play goes on until a moderator gives their seat to somebody else.
setup-nobody = Nobody is barred.
setup-lifted = Lifted
setup-bar = Bar somebody…
setup-lift = Lift a bar…
setup-lift-one = Lift no. { $number }
setup-bar-line = No. { $number }: { $person }, barred by { $moderator } on { $at }{ $reason ->
        [none] {""}
       *[other] : { $reason }
    }.
setup-lifted-by = Lifted by { $moderator } on { $at }.
setup-bar-sure = Bar { $person } from tables of this server? They leave lobbies and waiting lists at once; games that they play go on. { COMMAND("table bar") } takes a reason, which they can read.
setup-bar-yes = Bar them
setup-no-history = Nothing was decided yet.

bar-done = { $person } is barred from tables of this server. Games that they play go on until a moderator replaces them. { COMMAND("table unbar") } lifts it.
unbar-done = { $person } can open and join tables here again.

command-table-bar = Keep somebody from tables of this server
command-table-bar-person = Whom
command-table-bar-reason = Why; they can read it
command-table-unbar = Let somebody play on this server again
