# Words of the game, to be used inside sentences. A word may have cases and other forms as attributes, by names of your
# choice: { TERM($seat, "colour", case: "dat") } says colour-red.dat where $seat is "red", and colour-red if it has no .dat.

# Several things in a row, where no sentence is around them.
list-and = { $things }
list-plain = { LIST($things, type: "plain") }
list-groups = { LIST($things, type: "groups") }
    .between = { "; " }

colour-blue = blue
colour-green = green
colour-red = red
colour-yellow = yellow
colour-purple = purple

piece-worker = worker
piece-sorcerer = sorcerer
piece-chief = chief

die-white = white
die-brown = brown

phase-auction = auction
phase-choose = choosing of Moai
phase-placement = placement
phase-transport = transport
phase-stash = marking in the quarry
phase-recall = return of markers
phase-over = final scoring

power-worker = village
power-marker = sorcerers' hut
power-logs = forest
power-headdress = headdress quarry
power-ahu = ahu
