# Words of the game, to be used inside sentences.

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
phase-stash = clearing of the fronts
phase-recall = return of markers
phase-over = final scoring

power-worker = village
power-marker = sorcerers' hut
power-logs = forest
power-headdress = headdress quarry
power-ahu = ahu
