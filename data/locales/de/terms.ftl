# Words of the game, to be used inside sentences.

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
phase-stash = Auslagen räumen
phase-recall = Marker zurücknehmen
phase-over = Schlusswertung

power-worker = Dorf
power-marker = Hütte des Zauberers
power-logs = Wald
power-headdress = Kopfschmuck-Steinbruch
power-ahu = Ahu
