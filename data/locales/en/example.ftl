# The example game, step by step, with comments on what happens for the first time.

example-title = **A whole game to watch** · round { $round } · step { $step } of { $steps }
example-posted = The example game is here for everybody. Whoever presses a button steps through it alone.

example-begin = Three computers play: red, blue and green. Watch how they win Moai, build a road together, and bring the Moai to the coast. Press *Next*.
example-dice = A die for each player, and each brings a Moai of the size that it shows. Only in the first round a 3 counts as a 2.
example-bids = All bids are opened at once. More markers choose first. The hammer says how many sculptors somebody bid, and so how large a Moai they can take.
example-took = Whoever takes a Moai has it in front of their screen. It uses up as many sculptors as its size. Whoever has some left may take another one later.
example-unsold = What nobody can carve or wants leaves the game for good.
example-power-worker = The sorcerer uses the power of the village: one more worker, for the rest of the game. All tribes begin like this, for they have one worker only.
example-power-marker = The hut brings one more marker: to choose earlier, to mark statues, or to buy half-tablets.
example-power-logs = A forest is cut for good. Its logs go behind the screen: figures that are placed later bring them along, and they carry for nothing.
example-power-headdress = A headdress, in front of the screen like a Moai. It starts from the quarry in the west and has to be carried like a Moai.
example-power-ahu = A base on a free ahu: reserved. Only its owner can erect a Moai there. It costs the base.
example-tablet = A chief uses a power too, but two half-tablets are given back for it.
example-half = A marker that is not needed buys a half-tablet. It comes back when the round ends, and two halves count 3 points at the end.
example-carried = The mover's own figures and logs were strong enough on every hex, so nobody gained by it.
example-paid = On some hexes the mover needed others. Each worker or sorcerer that helps earns its owner a point, a chief as many as the Moai needs. The mover loses nothing.
example-erected = A figure of the mover stands on that hex, so the Moai can be erected there. It will count the black number times its size, at the end.
example-crowned = A headdress adds the red number, for the owner of the Moai. Here, too, a figure of one's own has to stand on the hex.
example-marked = This Moai did not get to the coast. A marker keeps it safe, and next round it goes on from there.
example-stashed = Moai that were not moved go to the quarry hex. Those without a marker are for whoever comes first.
example-returned = The round is over. Figures and bids come home, logs on the board leave the game, and the next player begins.
example-recalled = Markers can be taken back from statues now, or stay. What has no marker is abandoned.
example-peeked = A half-tablet for a look at one base: whose Moai is that? It can decide whether the game is about to end.
example-supply = The last Moai has left the supply, so the game will end before long.
example-over = Somebody has a Moai on every base, and so this transport was the last. All bases are turned up, and everything is counted: Moai, headdresses, carrying, tablets.
example-tie = And nothing breaks this tie: equal points share the place.
