# Words of the game, to be used inside sentences. A word may have cases and other forms as attributes, by names of your
# choice: { TERM($seat, "colour", case: "dat") } says colour-red.dat where $seat is "red", and colour-red if it has no .dat.

# What this language is called in itself.

# Several things in a row, where no sentence is around them.
list-and = { $things }
list-plain = { LIST($things, type: "plain") }
list-groups = { LIST($things, type: "groups") }
    .between = { "; " }

colour-blue = Blau
colour-green = Grün
colour-red = Rot
colour-yellow = Gelb
colour-purple = Lila

piece-worker = Arbeiter
piece-sorcerer = Medizinmann
piece-chief = Häuptling

die-white = weißer
die-brown = brauner

phase-auction = Versteigerung
phase-choose = Moais wählen
phase-placement = Figuren aufstellen
phase-transport = Transport
phase-stash = Markieren im Steinbruch
phase-recall = Marker zurücknehmen
phase-over = Schlusswertung

power-worker = Dorf
power-marker = Hütte des Zauberers
power-logs = Wald
power-headdress = Kopfschmuck-Steinbruch
power-ahu = Ahu
