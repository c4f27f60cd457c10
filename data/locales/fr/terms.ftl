# Words of the game, to be used inside sentences.

# Several things in a row, where no sentence is around them.
list-and = { $things }
list-plain = { LIST($things, type: "plain") }
list-groups = { LIST($things, type: "groups") }
    .between = { " ; " }

colour-blue = bleu
colour-green = vert
colour-red = rouge
colour-yellow = jaune
colour-purple = violet

piece-worker = ouvrier
piece-sorcerer = sorcier
piece-chief = chef

die-white = blanc
die-brown = marron

phase-auction = enchères
phase-choose = choix des Moaïs
phase-placement = pose des pions
phase-transport = transport
phase-stash = marques à la carrière
phase-recall = retour des marqueurs
phase-over = décompte final

power-worker = village
power-marker = hutte des sorciers
power-logs = forêt
power-headdress = carrière de coiffes
power-ahu = ahu
