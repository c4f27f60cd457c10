# The example game, step by step, with comments on what happens for the first time.

example-title = **Eine ganze Partie zum Zuschauen** · Runde { $round } · Schritt { $step } von { $steps }
example-posted = Die Beispielpartie ist hier für alle. Wer einen Knopf drückt, geht sie für sich allein durch.

example-begin = Drei Computer spielen: Rot, Blau und Grün. Schau zu, wie sie Moais ersteigern, gemeinsam eine Straße bauen und die Moais an die Küste bringen. Drück *Weiter*.
example-dice = Ein Würfel pro Spieler, und jeder bringt einen Moai der gezeigten Größe. Nur in der ersten Runde zählt eine 3 als 2.
example-bids = Alle Gebote werden gleichzeitig aufgedeckt. Wer mehr Marker bietet, wählt zuerst. Der Hammer zeigt, wie viele Bildhauer jemand geboten hat, und damit, wie groß der Moai sein darf.
example-took = Der Moai kommt in die Auslage und verbraucht so viele Bildhauer wie seine Größe. Wer noch welche übrig hat, darf später noch einen nehmen.
example-unsold = Was niemand nehmen kann oder will, ist für immer aus dem Spiel.
example-power-worker = Der Medizinmann nutzt die Fähigkeit des Dorfes: ein Arbeiter mehr, für den Rest der Partie. So beginnen alle Stämme, denn sie haben nur einen Arbeiter.
example-power-marker = Die Hütte bringt einen Marker mehr: um früher zu wählen, Statuen zu markieren oder Tafelhälften zu bekommen.
example-power-logs = Ein Wald ist für immer abgeholzt. Seine Baumstämme kommen hinter den Sichtschirm: Figuren, die später aufgestellt werden, bringen sie mit, und sie tragen umsonst.
example-power-headdress = Ein Kopfschmuck kommt in die Auslage. Er startet vom Steinbruch im Westen und muss getragen werden wie ein Moai.
example-power-ahu = Ein Sockel auf einem freien Ahu: reserviert. Nur wem er gehört, der kann dort einen Moai aufrichten. Es kostet den Sockel.
example-tablet = Auch ein Häuptling nutzt eine Fähigkeit, aber dafür werden zwei Tafelhälften abgegeben.
example-half = Ein Marker, der nicht gebraucht wird, bringt eine Tafelhälfte. Er kommt am Ende der Runde zurück, und zwei Hälften zählen am Ende 3 Punkte.
example-carried = Die eigenen Figuren und die Baumstämme waren auf jedem Feld stark genug, also hat niemand etwas bekommen.
example-paid = Auf manchen Feldern brauchte es fremde Hilfe. Jeder Arbeiter oder Medizinmann, der hilft, bringt seinem Stamm einen Punkt, ein Häuptling so viele, wie der Moai braucht. Wer bewegt, verliert nichts.
example-erected = Auf diesem Feld steht eine eigene Figur, also kann der Moai dort aufgerichtet werden. Am Ende zählt er die schwarze Zahl mal seine Größe.
example-crowned = Ein Kopfschmuck bringt die rote Zahl dazu, für den, dem der Moai gehört. Auch hier muss eine eigene Figur auf dem Feld stehen.
example-marked = Dieser Moai kam nicht bis zur Küste. Ein Marker sichert ihn, und nächste Runde geht es von dort weiter.
example-stashed = Moais, die nicht bewegt wurden, kommen auf den Steinbruch. Ohne Marker gehören sie dem, der zuerst zugreift.
example-returned = Die Runde ist vorbei. Figuren und Gebote kehren zurück, Baumstämme auf dem Plan sind aus dem Spiel, und der Nächste beginnt.
example-recalled = Jetzt können Marker von Statuen zurückgenommen werden oder liegen bleiben. Was keinen Marker hat, ist verlassen.
example-peeked = Eine Tafelhälfte für einen Blick auf einen Sockel: Wem gehört dieser Moai? Das kann entscheiden, ob die Partie gleich endet.
example-supply = Der letzte Moai hat den Vorrat verlassen, also endet die Partie bald.
example-over = Jemand hat auf jedem Sockel einen Moai, also war dieser Transport der letzte. Alle Sockel werden aufgedeckt, und alles wird gezählt: Moais, Kopfschmuck, Tragen, Tafeln.
example-tie = Und nichts löst diesen Gleichstand auf: Bei gleichen Punkten teilt man sich den Platz.
