# Questions to the table: on the card, in the private page that asks them, and in the commands.
# $who and $user are mentions that ping nobody, or "somebody".

## What would happen

question-asked = ⚖️ **{ $who } asks the table**
question-asked-of-yourself = ⚖️ **You play against computers alone, so it is up to you.** Are you sure?
question-draft = ⚖️ **You are about to ask the table**
question-undo = { $count ->
        [one] Go back? This decision would be taken back:
       *[other] Go back? These { $count } decisions would be taken back:
    }
question-undo-more = … and { $count } more, the oldest of them { $when }
question-undo-auction = The bids of that auction were opened, so everybody would bid anew.
question-undo-nothing = Go back? Nothing is left to be taken back.
question-end = End the game now, with these points? { LIST($points, type: "plain") }
question-end-hidden = What nobody can see yet is added when the game is over for good.
question-abandon = Give the game up, without a result?
question-settings = Change how much time there is? { $changes }
question-settings-deadline = { $hours ->
        [0] No time limit.
        [one] An hour for each decision.
       *[other] { $hours } hours for each decision.
    }
question-settings-late = { $late ->
        [decision] When the time is up, a computer makes that decision.
        [seat] When the time is up, a computer plays until the person returns.
       *[remind] When the time is up, people are reminded.
    }
question-pause = Pause the game? Nobody would be due, and no time would run, until the table agrees to go on.
question-resume = Go on with the game? Everybody who is due would have the full time again.
question-reopen = Take the game up again where it was ended?
question-close = Close the game for good? Record, owners and hidden points would come out, and it could not be taken up again.
question-seat = Shall { $user } take over { TERM($colour, "colour") }?
question-points = { $name } { $points }

## How it stands

question-count = { $ayes } in favour, { $noes } against, { $needed } needed.
question-until = Open until { $until }.
question-open = Still to answer: { $names }.
question-silence = Whoever is told of it and does not answer within 48 hours has no say; whoever is away has up to five days.
question-all = Everybody has to agree.
question-show = Read it and answer
vote-aye = Yes
vote-nay = No
voted = Your vote counts.

## Asking

ask-go = Ask the table
ask-sure = Yes, do it
ask-no = Never mind
ask-dropped = All right, nothing is asked.
ask-page = Ask the table to…
ask-point = Further back…
ask-point-earlier = Earlier…
ask-point-later = Later…
ask-point-before = before: { $what }
ask-kind-undo = go back
ask-kind-end = end with the points as they stand
ask-kind-abandon = give the game up
ask-kind-pause = pause
ask-kind-resume = go on
vote-asked = The table is asked. Everybody who has not answered is told.
vote-done = Done.
reopened = The game goes on where it was ended.
command-vote-question = What the table is asked
command-vote-undo = to go back (before my last action, or choose)
command-vote-end = to end with the points as they stand
command-vote-abandon = to give the game up
command-vote-pause = to pause
command-vote-resume = to go on
command-vote-reopen = to take up again a game that was ended here
command-vote-close = to close a game for good that was ended here
command-vote-steps = How many decisions to take back, if the table is to go back

## A game that was ended early

ended-by-table = Ended by the table: { $user } asked, { $ayes } to { $noes }.
ended-by-one = Ended by { $user }.
ended-by-moderator = Ended by { $user }, a moderator.
ended-open = Until { $until } the table, or a moderator who does not play, can take it up again. Until then nothing hidden is told.
ended-known = The points that everybody can see:
ended-reopen = Take it up again
ended-close = Over for good: show everything
