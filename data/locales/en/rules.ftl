# The rules by topic: a title, what it says, and other words by which people look for it.

rules-overview =
    ## The rules of Giants
    Choose a topic, or type { COMMAND("rules") } and any word, like *chief* or *tie*. If you are new, begin with the game in three minutes.
rules-choose = Choose a topic…
rules-page = { $title } · { $page } of { $pages }
rules-next = Next ▶
rules-previous = ◀ Back
rules-to-panel = ◀ Back to my decision
rules-brief-open = The game in three minutes
rules-ask = ?
rules-link = 📖 { $topic }
rules-none = Nothing in the rules has “{ $typed }”. Here is everything there is.

## The game in three minutes

rules-brief-title = The game in three minutes
rules-brief-words = intro start summary overview short help how to play begin
rules-brief =
    You lead a tribe on Easter Island. Each round, dice bring stone giants, the **Moai**, into the quarry.
    Everybody bids for them in secret. **Tribe markers** decide who chooses first. **Sculptors**, the figures you bid, decide how large a Moai you can take. Whatever you bid is busy until the round ends.
rules-brief-2 =
    Then you take turns and place the figures you have left: **workers** and the **sorcerer**, each with up to two logs, and the **chief**. They are the road on which statues travel.
    A sorcerer can also use the power of his hex: it brings a worker, a marker, logs or a headdress, or keeps an ahu for you. A chief can do the same by breaking a tablet.
rules-brief-3 =
    Now statues are carried from hex to hex. A hex lets a statue in if it has enough strength: 1 for each worker, sorcerer and log, 3 for a chief. A Moai needs its size, a headdress 1.
    You can use anybody's figures without asking, but each one that you need earns its owner a point, a chief as many as the statue needs.
rules-brief-4 =
    On the coast, where a figure of your own stands, you erect your Moai on an **ahu**. At the end it scores the ahu's black number times its size. A headdress on top scores the red number for the Moai's owner.
    Once somebody has a Moai on every base of theirs, the game ends with that transport. A complete tablet adds 3 points. Most points win.

## What there is

rules-pieces-title = Your pieces
rules-pieces-words = screen front urn supply base bases worker sorcerer chief marker start setup begin player how many
rules-pieces =
    You begin with **one worker, the sorcerer, the chief and two tribe markers**, and with bases for your Moai: 8 among three players, 7 among four, 6 among five (on the older board Rapa Nui 1 one fewer). Five more workers and four more markers of yours wait in the **urn**; powers bring them out.
    - **Behind your screen** is what you can use. Nobody else knows what that is.
    - **In front of you** lies what everybody sees: Moai and headdresses that you won, half-tablets, and what you bid or spent this round.
    - **The supply** is for all: 17 Moai of size 1, 12 of size 2, 6 of size 3, 14 headdresses, 27 logs, 30 half-tablets.
    Three to five play. Who begins is drawn by lot.

rules-strength-title = Strength
rules-strength-words = strong weak weight heavy carry numbers hex worker chief log sorcerer
rules-strength =
    - A worker, a sorcerer and a log give **1** each.
    - A chief gives **3**.
    - A Moai needs as much as its size, **1 to 3**. A headdress needs **1**.
    Everything on a hex counts, whoever put it there, also a figure that used a power. At least one figure must take part: **logs alone carry nothing**. When figures sculpt in the auction they have the same strength, and logs have none.
    On pictures of transport, the first number below a hex is what your own figures and the logs carry, the second what everybody does together.

rules-island-title = The island and its ahus
rules-island-words = board map hex hexes coast ahu ahus value plate number quarry village hut forest column
rules-island =
    A hex is named by its column, A in the west to M in the east, and its row. The map lies with the west at the top. Anything may enter any hex; what is no hex is sea.
    Special hexes are the Moai quarry J5, the headdress quarry C6, the village F6, the sorcerers' hut H4, and seven forests with 3 to 5 logs each.
    On the coast are 34 **ahus**, the platforms for Moai; each belongs to one hex. Its plate says its number and hex, its **black Moai value**, and its **red headdress value**. The farther from the Moai quarry, the more a Moai is worth; the farther from the headdress quarry, the more a headdress.

rules-round-title = A round, turns and passing
rules-round-words = phase phases turn pass passed order first player action automatic sequence
rules-round =
    1. **Dice** bring Moai into the quarry.
    2. **Auction**: all bid at once, then choose one after another.
    3. **Placement**: figures and logs go on the board, and powers are used.
    4. **Transport**: statues are carried, erected, crowned and marked.
    5. **End of the round**: pieces go home.
    In placement and transport the first player begins, and a turn is exactly one action. **Whoever passes is out for the rest of that phase.** The last one left goes on alone for as long as they like. Where only one decision is left to you, the table makes it for you. The next player to the left begins the next round.

rules-dice-title = Dice
rules-dice-words = die roll rolled first round broken white brown three size faces
rules-dice =
    One die is rolled for each player, and each brings one Moai of the size that it shows.
    - The three white dice have the faces 1 1 1 2 2 3.
    - A fourth and a fifth player add brown dice: 0 1 1 2 2 3. A 0 is a broken Moai and brings nothing, and neither does a size of which none is left.
    In the first round **a 3 counts as a 2, and a 0 as a 1.** So every die brings a Moai, and none is of size 3.

## The auction

rules-auction-title = Bidding
rules-auction-words = auction bid bids sealed secret markers sculptors carve sculpt marker chief quarry
rules-auction =
    All bid at the same time and in secret, with pieces from behind the screen.
    - **Markers** decide who chooses first. Bid as many as you like, also none.
    - **Sculptors** are figures, with their strength: a worker or the sorcerer 1, the chief 3. You can take Moai whose sizes add up to that: with the chief one of size 3, or a 2 and a 1.
    Markers without sculptors win nothing. You can change your bid until the last one is in.
    What you bid **stays in front of you until the round ends**, whether it won anything or not: those figures carry nothing, and those markers mark nothing.

rules-order-title = Who chooses first: ties
rules-order-words = tie ties equal same order first halves markers draw break
rules-order =
    When the bids are open, an order is fixed for this auction:
    1. Whoever bid **more markers** comes first.
    2. Among equals, whoever has **more half-tablets** in front of them.
    3. Among equals still, whoever comes first **in turn**, beginning with the first player.
    Sculptors do not matter for this. An example: blue and green both bid 2 markers, and blue has 3 half-tablets. So blue chooses first, also if green begins this round.
    At the end of the game nothing breaks a tie: equal points share the place.

rules-choosing-title = Choosing a Moai
rules-choosing-words = choose take decline unsold sculptors left again size
rules-choosing =
    In that order everybody takes one Moai or declines; then it starts again, until no Moai is left or nobody can or wants to take one.
    A Moai uses up sculptors as strong as its size. A chief's three can be spread over several Moai. With too few left, you are passed over.
    Declining is **final** for this auction. The Moai that you took lies in front of you, ready to be carried this round. What nobody took leaves the game for good.

## Placement

rules-placing-title = Placing figures
rules-placing-words = placement place put figure worker sorcerer chief hex turn action road
rules-placing =
    A turn of placement is one of these:
    - a **worker** or the **sorcerer** on any hex, with up to two logs;
    - the **chief** on any hex, without logs;
    - a **half-tablet** for a marker;
    - **pass**.
    Any number of figures of all tribes may share a hex, and nobody can be sent away. Think of the way of your statues: every hex on it needs strength, and where you want to erect or crown you need **a figure of your own**. Without a figure to place, or a marker for a half-tablet, you pass automatically.

rules-powers-title = Powers
rules-powers-words = power sorcerer chief village hut forest quarry headdress tablet half two worker marker use who
rules-powers =
    The **sorcerer** can use the power of the hex on which you place him. The **chief** can too, if you give back **two half-tablets**. **Workers have no power.**
    - Village: one more worker from the urn.
    - Sorcerers' hut: one more marker from the urn.
    - Forest: all its logs; it is cut for good.
    - Headdress quarry: a headdress, to lie in front of you.
    - Hex with ahus: one free ahu is reserved for you.
    It is one power, at the moment of placing, and you need not use it. What it brings can be used **from your next turn on**. A power that would bring nothing can't be used. A figure that used a power carries like any other.

rules-reserving-title = Reserving an ahu
rules-reserving-words = reserve reserved reservation ahu base keep own colour
rules-reserving =
    The sorcerer, or the chief for two half-tablets, can reserve one free ahu of the hex on which he is placed. One of your bases goes on it, your colour up. From now on **you alone can erect a Moai there**, in this round or later.
    That base is spent: it never comes back. A reserved ahu without a Moai scores nothing, and does not count for the end of the game. When no base is left behind your screen, you can erect only on ahus that you reserved.

rules-logs-title = Logs and forests
rules-logs-words = log logs wood forest cut cutting next round trees chief
rules-logs =
    A worker or the sorcerer brings up to two logs from behind your screen, the chief none. A log lies on the hex of its figure and adds 1 strength there, for everybody's statues, and nobody gains by it.
    Logs come from forests: the sorcerer, or the chief for two half-tablets, cuts one and takes all its logs. **Cut logs are for later**: they go behind your screen, and figures that you place afterwards bring them along. Whoever cuts can't bring them himself, so most logs serve in the next round.
    At the end of the round all logs on the board leave the game, used or not. Those behind your screen stay yours.

rules-tablets-title = Half-tablets
rules-tablets-words = tablet tablets half halves rongo marker trade buy points peek chief two
rules-tablets =
    In placement, a turn can be this: a marker goes in front of your screen, and a half-tablet comes from the supply. The marker is yours again when the round ends, and the half-tablet stays.
    - **Two** let your chief use a power; they go back to the supply.
    - **One** lets you look under a Moai at any time; it goes back too.
    - The more you have, the better for you when bids are equal.
    - At the end every complete tablet, two halves, is worth **3 points**. A single half is worth nothing.

## Transport

rules-carrying-title = Carrying statues
rules-carrying-words = carry move transport way route hex statue enter quarry start twice again headdress moai
rules-carrying =
    A turn is about one statue. **Move** it as far as you like, and then erect it, crown with it, mark it or leave it; or do that where it stands; or pass. Another turn can move the same statue again.
    Moai in front of you start on the Moai quarry, headdresses on the headdress quarry. The hex where a statue starts needs nothing. **Every hex that it enters needs strength**: the size of a Moai, 1 for a headdress, and at least one figure.
    A statue never enters a hex on which it has been this round. Figures and logs are not used up; they serve every statue that comes their way.

rules-paying-title = Who gains by carrying
rules-paying-words = pay paid price points gain help foreign others chief worker cost free carrier refuse
rules-paying =
    Look at every hex of the way by itself:
    1. Your own figures there and all logs carry first. If that is enough, and one figure is yours, **nobody gains**.
    2. For what is missing you use others: a worker or sorcerer for each missing strength, at least one, and **each earns its owner 1 point**. Or a single chief: he is always enough, and earns **as much as the statue needs**.
    If there is a choice, it is yours. Nobody can refuse, you lose nothing, and they score at once.
    For a Moai of size 3: your worker and two logs cost nothing. Red's worker and two logs: red gains 1. Red's chief: red gains 3. Your worker, and one each of red and blue: both gain 1.

rules-erecting-title = Erecting a Moai
rules-erecting-words = erect ahu base own figure stand place free taken moai points when
rules-erecting =
    You erect a Moai from a hex where **a figure of your own** stands, whether worker, sorcerer or chief. Somebody else's figure is not enough. The ahu must belong to that hex, and be free or reserved by you.
    One of your bases goes under it, face down, and there it stands for good. It scores **at the end** of the game: the black number times its size. Everybody sees you do it, but later nothing says whose it is.

rules-crowning-title = Headdresses
rules-crowning-words = headdress crown crowning hat pukao red own figure owner quarry
rules-crowning =
    A headdress is carried like a statue that needs strength 1. It starts at the headdress quarry, where the sorcerer, or the chief for two half-tablets, takes one.
    From a hex where **a figure of your own** stands it goes on any Moai of that hex's ahus that has none yet. It needs no base. At the end it scores the red number **for the owner of the Moai**, whoever brought it. So remember which Moai are yours.

rules-marking-title = Marking and abandoned statues
rules-marking-words = mark marker marked abandon abandoned statue take steal recall stash quarry front whose
rules-marking =
    You may act on statues in front of you, under your marker, and on those that you moved this round. While your **marker** lies on a statue nobody else can touch it. Marking is a turn of its own, or the end of a move. The marker comes back when the statue is erected or crowns, or when you take it back at the end of a round.
    When a round ends, statues still in front of their players go to their quarry; you can mark yours then. What then has no marker **is abandoned**.
    Anybody can take an abandoned statue, but has to mark it, erect it or crown with it in the same turn.

## The end

rules-hidden-title = Secrets and peeking
rules-hidden-words = hidden secret peek look owner owners memory remember half log open screen whose
rules-hidden =
    Only you know what is behind your screen, your bid until all are in, and which Moai are yours. Nobody knows the next dice. All the rest is open: the board, what lies in front of everybody, points so far.
    When a Moai is erected everybody sees by whom. After that its base lies face down, and the log does not tell either: remembering is part of the game.
    This is **peeking**: at any time, in turn or not, you can give back one half-tablet and look, alone, whose Moai one is. All see where you looked. Once the game is over, everything is open.

rules-roundend-title = End of the round
rules-roundend-words = round end home return logs markers recall next clean
rules-roundend =
    When everybody has passed in transport, and the game is not over:
    1. Statues left in front of players go to their quarry; their owners may mark them.
    2. Figures come home, and so do markers and sculptors that were bid or spent. Half-tablets stay.
    3. All logs on the board leave the game. Cut forests stay cut, reserved ahus stay reserved.
    4. Everybody may take markers back from statues. What has no marker now is abandoned.
    5. The next player to the left is first, and the dice are rolled again.

rules-ending-title = What ends the game
rules-ending-words = end ending over last bases finish exhausted win when
rules-ending =
    The game ends with a transport phase, once all have passed in it, if one of these is true:
    - Somebody has **a Moai on every base that they began with**: 8 among three players, 7 among four, 6 among five (on the older board Rapa Nui 1 one fewer). An ahu that is only reserved does not count.
    - No Moai is left anywhere: in the supply, in front of somebody or on its way.
    - The supply is empty, the dice brought no Moai this round, and none was erected in it.
    Whoever places the last Moai does not stop the others: they finish the phase.

rules-scoring-title = Points
rules-scoring-words = score scoring points value times size tie ties winner win place final when moai tablets
rules-scoring =
    At the end all bases are turned up, and everybody counts:
    - each Moai: the ahu's black number **times its size**;
    - each headdress on a Moai of yours: the red number;
    - what you gained by carrying, which is on the track already;
    - 3 for each complete tablet.
    So **Moai score at the end**, not when they are erected, unless the table plays with open score. Statues on their way and ahus that are only reserved score nothing. Most points win. **With equal points you share the place.**

## The table

rules-options-title = Options of a table
rules-options-words = option options quick start open score owners variant settings
rules-options =
    A table chooses before the game:
    - **Quick start**: everybody begins with two workers.
    - **Open score**: a Moai scores as soon as it is erected. The result is the same, but the track gives away who erected what.
    - **Open owners**: it stays visible whose Moai is whose. Then there is nothing to peek at.

rules-here-title = Playing here
rules-here-words = discord button buttons command commands card panel screen more undo hint type
rules-here =
    - *Your move* on the card opens your decision, with a suggestion in green, *Hint*, and *?* for its rules.
    - *My screen* shows what only you may see. *More* has the log, the board in words, taking back and peeking.
    - Everything can be typed as well: { COMMAND("bid") }, { COMMAND("take") }, { COMMAND("place") }, { COMMAND("move") }, { COMMAND("pass") }, { COMMAND("peek") }. Around the game there are { COMMAND("giants screen") }, { COMMAND("giants board") }, { COMMAND("giants log") }, { COMMAND("giants undo") } and { COMMAND("giants hint") }.
    - { COMMAND("giants mine") } lists your games, and { COMMAND("giants my reminders") } says how you are reminded.

## Pictures: a line below some of them, and what they show for those who can't see them

rules-caption-placing = The road of this round, by three tribes
rules-caption-strength = Strength: your own and logs, then all
rules-caption-powers = Green's sorcerer calls a worker
rules-caption-reserving = Red's base keeps ahu 4 for red
rules-caption-logs = G3 is cut; two logs help on G5
rules-caption-erecting = Size 2 on ahu 14: { $value } × 2 = { $points } points
rules-caption-crowning = Crowned: { $points } points for its owner
rules-caption-marking = m3 under green's marker, h1 under red's

rules-picture-dice = The quarry in the first round: the dice show 1, 3 and 2, and Moai of sizes 1, 2 and 2 have come. Below it is what lies in front of three players.
rules-picture-auction = Bids are open: in front of three players lie the markers and sculptors that each of them bid. Above them are three Moai in the quarry.
rules-picture-island = The whole island, with its hexes, quarries, village, hut and forests, and the plates of 34 ahus along the coast.
rules-picture-placing = Figures of three tribes around the village: a blue chief on G6, a red worker with two logs on G5, a blue and two green figures on F6, a blue worker on E6.
rules-picture-strength = Hexes in transport with two numbers each, as red sees them. On I4, red's worker with two logs carries 3. On I3, red's sorcerer with a log carries 2, and 3 with green's worker.
rules-picture-powers = Green's sorcerer stands in the village F6, which has just brought a worker.
rules-picture-reserving = The plate of ahu 4 bears a red base without a Moai. Red's sorcerer stands on its hex, I3.
rules-picture-logs = The forest on G3 is cut. On G5 a red worker stands with two logs.
rules-picture-carrying = The way of a headdress over seven hexes. Three of them have only blue workers, so blue gains 3; the rest have red's own figures.
rules-picture-paying = A Moai of size 2 goes over G5, where red's worker helps for 1 point, to G6, where blue's own chief stands, and onto ahu 14.
rules-picture-erecting = A Moai of size 2 stands on ahu 14. Blue's chief is on its hex, G6.
rules-picture-crowning = The Moai on ahu 14 wears a headdress now.
rules-picture-marking = A Moai on the quarry bears green's marker, and a headdress on I3 bears red's.
rules-picture-scoring = The final count: for each player points for Moai, headdresses, carrying and tablets, and the total. Blue wins with { $points }.
