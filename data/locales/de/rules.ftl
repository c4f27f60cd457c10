# The rules by topic: a title, what it says, and other words by which people look for it.

rules-overview =
    ## Die Regeln von Giants
    Wähle ein Thema oder tippe { COMMAND("rules") } und irgendein Wort, etwa *Häuptling* oder *Gleichstand*. Wenn du neu bist, beginne mit dem Spiel in drei Minuten.
rules-choose = Wähle ein Thema…
rules-page = { $title } · { $page } von { $pages }
rules-next = Weiter ▶
rules-previous = ◀ Zurück
rules-to-panel = ◀ Zurück zu meinem Zug
rules-brief-open = Das Spiel in drei Minuten
rules-ask = ?
rules-link = 📖 { $topic }
rules-none = Zu „{ $typed }“ steht nichts in den Regeln. Hier ist alles, was es gibt.

## The game in three minutes

rules-brief-title = Das Spiel in drei Minuten
rules-brief-words = einführung anfang start zusammenfassung überblick kurz hilfe anleitung wie spielt man beginnen
rules-brief =
    Du führst einen Stamm auf der Osterinsel. Jede Runde bringen Würfel steinerne Riesen, die **Moais**, in den Steinbruch.
    Alle bieten geheim auf sie. **Stammesmarker** entscheiden, wer zuerst wählt. **Bildhauer**, also die gebotenen Figuren, entscheiden, wie groß dein Moai sein darf. Was du bietest, ist bis zum Ende der Runde gebunden.
rules-brief-2 =
    Dann stellt ihr reihum die übrigen Figuren auf: **Arbeiter** und **Medizinmann**, jeweils mit bis zu zwei Baumstämmen, und den **Häuptling**. Sie bilden die Straße, auf der die Statuen reisen.
    Ein Medizinmann kann außerdem die Fähigkeit seines Feldes nutzen: Sie bringt einen Arbeiter, einen Marker, Baumstämme oder einen Kopfschmuck, oder sie hält dir ein Ahu frei. Ein Häuptling kann das auch, wenn du dafür eine Tafel zerbrichst.
rules-brief-3 =
    Jetzt werden Statuen von Feld zu Feld getragen. Ein Feld lässt eine Statue herein, wenn es stark genug ist: 1 für jeden Arbeiter, Medizinmann und Baumstamm, 3 für einen Häuptling. Ein Moai braucht seine Größe, ein Kopfschmuck 1.
    Fremde Figuren darfst du ungefragt nutzen, aber jede, die du brauchst, bringt ihrem Stamm einen Punkt, ein Häuptling so viele, wie die Statue braucht.
rules-brief-4 =
    An der Küste richtest du deinen Moai auf einem **Ahu** auf, wenn dort eine eigene Figur steht. Am Ende zählt er die schwarze Zahl des Ahu mal seine Größe. Ein Kopfschmuck obendrauf zählt die rote Zahl für den, dem der Moai gehört.
    Hat jemand auf jedem eigenen Sockel einen Moai, endet die Partie mit diesem Transport. Eine vollständige Tafel bringt 3 Punkte. Die meisten Punkte gewinnen.

## What there is

rules-pieces-title = Dein Spielmaterial
rules-pieces-words = sichtschirm schirm auslage behälter vorrat sockel arbeiter medizinmann häuptling marker stammesmarker start aufbau beginn spieler wie viele material
rules-pieces =
    Du beginnst mit **einem Arbeiter, dem Medizinmann, dem Häuptling und zwei Stammesmarkern**, dazu Sockel für deine Moais: 8 zu dritt, 7 zu viert, 6 zu fünft (auf dem älteren Spielplan Rapa Nui 1 je einer weniger). Fünf weitere Arbeiter und vier weitere Marker von dir warten im **Behälter**; Fähigkeiten holen sie heraus.
    - **Hinter deinem Sichtschirm** ist, was du einsetzen kannst. Niemand sonst weiß, was das ist.
    - **In deiner Auslage** liegt, was alle sehen: gewonnene Moais und Kopfschmuck, Tafelhälften und was du diese Runde geboten oder ausgegeben hast.
    - **Der Vorrat** ist für alle: 17 Moais der Größe 1, 12 der Größe 2, 6 der Größe 3, 14-mal Kopfschmuck, 27 Baumstämme, 30 Tafelhälften.
    Drei bis fünf spielen mit. Wer beginnt, wird ausgelost.

rules-strength-title = Stärke
rules-strength-words = stark schwach gewicht schwer tragen zahlen feld arbeiter häuptling baumstamm medizinmann
rules-strength =
    - Arbeiter, Medizinmann und Baumstamm geben je **1**.
    - Ein Häuptling gibt **3**.
    - Ein Moai braucht so viel wie seine Größe, **1 bis 3**. Ein Kopfschmuck braucht **1**.
    Alles auf einem Feld zählt, egal von wem, auch eine Figur, die eine Fähigkeit genutzt hat. Mindestens eine Figur muss mittragen: **Baumstämme allein tragen nichts**. Als Bildhauer in der Versteigerung sind Figuren genauso stark; Baumstämme zählen dort nicht.
    Auf Bildern vom Transport steht unter einem Feld zuerst, was deine eigenen Figuren und die Baumstämme tragen, dann, was alle zusammen schaffen.

rules-island-title = Die Insel und ihre Ahus
rules-island-words = spielplan plan karte feld felder küste ahu ahus wert tafel nummer steinbruch dorf hütte wald spalte
rules-island =
    Ein Feld heißt nach seiner Spalte, von A im Westen bis M im Osten, und seiner Reihe. Auf dem Plan liegt Westen oben. Jedes Feld darf betreten werden; was kein Feld ist, ist Meer.
    Besondere Felder sind der Moai-Steinbruch J5, der Kopfschmuck-Steinbruch C6, das Dorf F6, die Hütte des Zauberers H4 und sieben Wälder mit je 3 bis 5 Baumstämmen.
    An der Küste liegen 34 **Ahus**, die Plattformen für Moais; jedes gehört zu einem Feld. Auf seinem Schild stehen Nummer und Feld, der **schwarze Moai-Wert** und der **rote Kopfschmuck-Wert**. Je weiter vom Moai-Steinbruch, desto mehr ist ein Moai wert; je weiter vom Kopfschmuck-Steinbruch, desto mehr ein Kopfschmuck.

rules-round-title = Runde, Züge und Passen
rules-round-words = phase phasen zug passen gepasst reihenfolge startspieler aktion automatisch ablauf
rules-round =
    1. **Würfel** bringen Moais in den Steinbruch.
    2. **Versteigerung**: Alle bieten gleichzeitig und wählen dann nacheinander.
    3. **Figuren aufstellen**: Figuren und Baumstämme kommen auf den Plan, Fähigkeiten werden genutzt.
    4. **Transport**: Statuen werden getragen und markiert, Moais aufgerichtet und gekrönt.
    5. **Ende der Runde**: Die Figuren kehren heim.
    Beim Aufstellen und beim Transport beginnt der Startspieler, und ein Zug ist genau eine Aktion. **Wer passt, ist für den Rest der Phase draußen.** Wer übrig bleibt, macht allein weiter, so lange es gefällt. Bleibt dir nur eine einzige Möglichkeit, erledigt das der Tisch für dich. Die nächste Runde beginnt, wer links sitzt.

rules-dice-title = Würfel
rules-dice-words = würfel würfeln wurf erste runde zerbrochen weiß braun drei größe augen seiten
rules-dice =
    Für jeden Mitspieler wird ein Würfel geworfen, und jeder bringt einen Moai der gezeigten Größe.
    - Die drei weißen Würfel haben die Seiten 1 1 1 2 2 3.
    - Zu viert und zu fünft kommen braune Würfel dazu: 0 1 1 2 2 3. Eine 0 ist ein zerbrochener Moai und bringt nichts, ebenso eine Größe, von der es keinen mehr gibt.
    In der ersten Runde **zählt eine 3 als 2 und eine 0 als 1.** So bringt jeder Würfel einen Moai, und keiner hat Größe 3.

## The auction

rules-auction-title = Bieten
rules-auction-words = versteigerung auktion bieten gebot gebote verdeckt geheim marker bildhauer hauen häuptling steinbruch
rules-auction =
    Alle bieten gleichzeitig und geheim, mit dem, was hinter dem Sichtschirm ist.
    - **Marker** entscheiden, wer zuerst wählt. Biete so viele, wie du magst, auch keinen.
    - **Bildhauer** sind Figuren mit ihrer Stärke: Arbeiter oder Medizinmann 1, Häuptling 3. Du kannst Moais nehmen, deren Größen zusammen so viel ergeben: mit dem Häuptling einen der Größe 3, oder eine 2 und eine 1.
    Marker ohne Bildhauer gewinnen nichts. Dein Gebot kannst du ändern, bis das letzte da ist.
    Was du bietest, **bleibt bis zum Ende der Runde in deiner Auslage**, ob es etwas gewonnen hat oder nicht: Diese Figuren tragen nichts, und diese Marker markieren nichts.

rules-order-title = Wer zuerst wählt: Gleichstand
rules-order-words = gleichstand gleich unentschieden reihenfolge zuerst tafelhälften marker
rules-order =
    Sind die Gebote aufgedeckt, steht die Reihenfolge für diese Versteigerung fest:
    1. Zuerst kommt, wer **mehr Marker** geboten hat.
    2. Bei Gleichstand, wer **mehr Tafelhälften** in der Auslage hat.
    3. Ist es immer noch gleich, wer **in Zugreihenfolge** früher kommt, beginnend mit dem Startspieler.
    Bildhauer spielen dafür keine Rolle. Ein Beispiel: Blau und Grün bieten beide 2 Marker, und Blau hat 3 Tafelhälften. Also wählt Blau zuerst, auch wenn Grün diese Runde beginnt.
    Am Ende der Partie löst nichts einen Gleichstand auf: Wer gleich viele Punkte hat, teilt sich den Platz.

rules-choosing-title = Einen Moai wählen
rules-choosing-words = wählen nehmen verzichten übrig bildhauer nochmal größe
rules-choosing =
    In dieser Reihenfolge nehmen alle einen Moai oder verzichten; dann geht es von vorn los, bis kein Moai mehr da ist oder niemand mehr einen nehmen kann oder will.
    Ein Moai verbraucht Bildhauer in der Stärke seiner Größe. Die drei eines Häuptlings lassen sich auf mehrere Moais verteilen. Hast du zu wenige übrig, wirst du übersprungen.
    Verzichten gilt **endgültig** für diese Versteigerung. Der genommene Moai liegt in deiner Auslage und kann noch diese Runde getragen werden. Was niemand nimmt, ist für immer aus dem Spiel.

## Placement

rules-placing-title = Figuren aufstellen
rules-placing-words = aufstellen stellen einsetzen figur arbeiter medizinmann häuptling feld zug aktion straße weg
rules-placing =
    Ein Zug beim Aufstellen ist eines davon:
    - ein **Arbeiter** oder der **Medizinmann** auf ein beliebiges Feld, mit bis zu zwei Baumstämmen;
    - der **Häuptling** auf ein beliebiges Feld, ohne Baumstämme;
    - eine **Tafelhälfte** für einen Marker;
    - **passen**.
    Auf einem Feld dürfen beliebig viele Figuren aller Stämme stehen, und niemand wird verdrängt. Denk an den Weg deiner Statuen: Jedes Feld darauf braucht Stärke, und wo du aufrichten oder krönen willst, brauchst du **eine eigene Figur**. Ohne Figur zum Aufstellen und ohne Marker für eine Tafelhälfte passt du automatisch.

rules-powers-title = Fähigkeiten
rules-powers-words = fähigkeit medizinmann häuptling dorf hütte zauberer wald steinbruch kopfschmuck tafel hälfte zwei arbeiter marker nutzen wer
rules-powers =
    Der **Medizinmann** kann die Fähigkeit des Feldes nutzen, auf das du ihn stellst. Der **Häuptling** auch, wenn du **zwei Tafelhälften** abgibst. **Arbeiter haben keine Fähigkeit.**
    - Dorf: ein weiterer Arbeiter aus dem Behälter.
    - Hütte des Zauberers: ein weiterer Marker aus dem Behälter.
    - Wald: alle seine Baumstämme; er ist danach für immer abgeholzt.
    - Kopfschmuck-Steinbruch: ein Kopfschmuck in deine Auslage.
    - Feld mit Ahus: Ein freies Ahu wird für dich reserviert.
    Es ist immer nur eine, im Moment des Aufstellens, und du musst sie nicht nutzen. Was sie bringt, kannst du **ab deinem nächsten Zug** einsetzen. Eine Fähigkeit, die nichts brächte, lässt sich nicht nutzen. Eine Figur, die eine Fähigkeit genutzt hat, trägt wie jede andere.

rules-reserving-title = Ein Ahu reservieren
rules-reserving-words = reservieren reserviert reservierung ahu sockel freihalten eigene farbe
rules-reserving =
    Der Medizinmann, oder der Häuptling für zwei Tafelhälften, kann ein freies Ahu des Feldes reservieren, auf das er gestellt wird. Einer deiner Sockel kommt darauf, deine Farbe nach oben. Von nun an kannst **nur du dort einen Moai aufrichten**, in dieser Runde oder später.
    Dieser Sockel ist verbraucht: Er kommt nie zurück. Ein reserviertes Ahu ohne Moai bringt keine Punkte und zählt nicht für das Ende der Partie. Hast du keinen Sockel mehr hinter deinem Sichtschirm, kannst du nur noch auf Ahus aufrichten, die du reserviert hast.

rules-logs-title = Baumstämme und Wälder
rules-logs-words = baumstamm baumstämme holz wald wälder abholzen fällen nächste runde bäume häuptling
rules-logs =
    Ein Arbeiter oder der Medizinmann bringt bis zu zwei Baumstämme von hinter deinem Sichtschirm mit, der Häuptling keine. Ein Baumstamm liegt auf dem Feld seiner Figur und gibt dort 1 Stärke, für die Statuen aller, und niemand bekommt etwas dafür.
    Baumstämme kommen aus Wäldern: Der Medizinmann, oder der Häuptling für zwei Tafelhälften, holzt einen ab und nimmt alle seine Baumstämme. **Die sind für später**: Sie kommen hinter deinen Sichtschirm, und Figuren, die du danach aufstellst, bringen sie mit. Wer abholzt, kann sie nicht gleich selbst mitbringen, darum helfen die meisten erst in der nächsten Runde.
    Am Ende der Runde sind alle Baumstämme auf dem Plan aus dem Spiel, ob genutzt oder nicht. Die hinter deinem Sichtschirm bleiben dir.

rules-tablets-title = Tafelhälften
rules-tablets-words = tafel tafeln hälfte hälften tafelhälfte rongo marker tauschen kaufen punkte nachsehen häuptling zwei
rules-tablets =
    Beim Aufstellen kann ein Zug so aussehen: Ein Marker kommt in deine Auslage, und du bekommst eine Tafelhälfte aus dem Vorrat. Der Marker gehört dir am Ende der Runde wieder, und die Tafelhälfte bleibt.
    - Mit **zweien** nutzt dein Häuptling eine Fähigkeit; sie gehen zurück in den Vorrat.
    - Mit **einer** schaust du jederzeit unter einen Moai; auch sie geht zurück.
    - Je mehr du hast, desto besser für dich bei gleichen Geboten.
    - Am Ende ist jede vollständige Tafel, also zwei Hälften, **3 Punkte** wert. Eine einzelne Hälfte ist nichts wert.

## Transport

rules-carrying-title = Statuen tragen
rules-carrying-words = tragen bewegen transport weg route feld statue betreten steinbruch start zweimal nochmal kopfschmuck moai
rules-carrying =
    In einem Zug geht es um eine Statue. **Bewege** sie, so weit du willst, und richte sie dann auf, kröne mit ihr, markiere sie oder lass sie liegen; oder tu das gleich dort, wo sie steht; oder passe. In einem weiteren Zug darf dieselbe Statue wieder bewegt werden.
    Moais aus deiner Auslage starten auf dem Moai-Steinbruch, Kopfschmuck auf dem Kopfschmuck-Steinbruch. Das Feld, auf dem eine Statue startet, braucht nichts. **Jedes Feld, das sie betritt, braucht Stärke**: die Größe eines Moai, 1 für einen Kopfschmuck, und mindestens eine Figur.
    Eine Statue betritt nie ein Feld, auf dem sie diese Runde schon war. Figuren und Baumstämme werden nicht verbraucht; sie helfen jeder Statue, die vorbeikommt.

rules-paying-title = Wer am Tragen verdient
rules-paying-words = zahlen bezahlen preis punkte verdienen hilfe fremde andere häuptling arbeiter kosten kostenlos träger ablehnen
rules-paying =
    Sieh dir jedes Feld des Weges einzeln an:
    1. Zuerst tragen deine eigenen Figuren dort und alle Baumstämme. Reicht das, und ist eine Figur deine, **bekommt niemand etwas**.
    2. Für das, was fehlt, nutzt du andere: je fehlender Stärke einen Arbeiter oder Medizinmann, mindestens einen, und **jeder bringt seinem Stamm 1 Punkt**. Oder einen einzigen Häuptling: Er reicht immer und bringt **so viel, wie die Statue braucht**.
    Gibt es eine Wahl, triffst du sie. Niemand kann ablehnen, du verlierst nichts, und die Punkte gibt es sofort.
    Für einen Moai der Größe 3: Dein Arbeiter und zwei Baumstämme kosten nichts. Der Arbeiter von Rot und zwei Baumstämme: Rot bekommt 1. Der Häuptling von Rot: Rot bekommt 3. Dein Arbeiter und je einer von Rot und Blau: Beide bekommen 1.

rules-erecting-title = Einen Moai aufrichten
rules-erecting-words = aufrichten ahu sockel eigene figur stehen platz frei besetzt moai punkte wann
rules-erecting =
    Du richtest einen Moai von einem Feld aus auf, auf dem **eine eigene Figur** steht, ob Arbeiter, Medizinmann oder Häuptling. Eine fremde reicht nicht. Das Ahu muss zu diesem Feld gehören und frei oder von dir reserviert sein.
    Einer deiner Sockel kommt verdeckt darunter, und da steht er für immer. Punkte bringt er **am Ende** der Partie: die schwarze Zahl mal seine Größe. Alle sehen, dass du es tust, aber später verrät nichts mehr, wem er gehört.

rules-crowning-title = Kopfschmuck
rules-crowning-words = kopfschmuck krönen krone hut pukao rot eigene figur besitzer steinbruch
rules-crowning =
    Ein Kopfschmuck wird wie eine Statue getragen, die Stärke 1 braucht. Er startet am Kopfschmuck-Steinbruch, wo ihn der Medizinmann holt, oder der Häuptling für zwei Tafelhälften.
    Von einem Feld, auf dem **eine eigene Figur** steht, kommt er auf einen beliebigen Moai der Ahus dieses Feldes, der noch keinen hat. Einen Sockel braucht er nicht. Am Ende zählt er die rote Zahl **für den, dem der Moai gehört**, egal wer ihn gebracht hat. Merk dir also, welche Moais deine sind.

rules-marking-title = Markieren und verlassene Statuen
rules-marking-words = markieren marker markiert verlassen statue nehmen klauen zurücknehmen steinbruch auslage wem
rules-marking =
    Du darfst Statuen nutzen, die in deiner Auslage liegen, die deinen Marker tragen oder die du diese Runde bewegt hast. Solange dein **Marker** auf einer Statue liegt, darf sie niemand sonst anrühren. Markieren ist ein eigener Zug oder das Ende einer Bewegung. Der Marker kommt zurück, wenn die Statue aufgerichtet wird oder krönt, oder wenn du ihn am Ende einer Runde zurücknimmst.
    Am Ende der Runde gehen Statuen, die noch in Auslagen liegen, in ihren Steinbruch; deine kannst du dabei markieren. Was dann keinen Marker hat, **ist verlassen**.
    Eine verlassene Statue dürfen alle nehmen, müssen sie aber im selben Zug markieren, aufrichten oder mit ihr krönen.

## The end

rules-hidden-title = Geheimes und Nachsehen
rules-hidden-words = verdeckt geheim nachsehen schauen spähen besitzer gedächtnis merken hälfte verlauf offen sichtschirm wem
rules-hidden =
    Nur du weißt, was hinter deinem Sichtschirm ist, was du bietest, bis alle Gebote da sind, und welche Moais dir gehören. Die nächsten Würfel kennt niemand. Alles andere ist offen: der Spielplan, die Auslagen, die Punkte bisher.
    Wird ein Moai aufgerichtet, sehen alle, von wem. Danach liegt der Sockel verdeckt, und auch der Verlauf verrät nichts: Sich das zu merken, gehört zum Spiel.
    So geht **Nachsehen**: Jederzeit, ob du am Zug bist oder nicht, kannst du eine Tafelhälfte abgeben und nur für dich sehen, wem ein Moai gehört. Alle sehen, wo du nachgesehen hast. Ist die Partie vorbei, ist alles offen.

rules-roundend-title = Ende der Runde
rules-roundend-words = runde ende heim rückkehr baumstämme marker zurücknehmen nächste aufräumen
rules-roundend =
    Haben beim Transport alle gepasst und die Partie ist nicht vorbei:
    1. Statuen, die noch in Auslagen liegen, gehen in ihren Steinbruch; wem sie gehören, der darf sie markieren.
    2. Figuren kehren heim, ebenso gebotene oder ausgegebene Marker und Bildhauer. Tafelhälften bleiben.
    3. Alle Baumstämme auf dem Plan sind aus dem Spiel. Abgeholzte Wälder bleiben abgeholzt, reservierte Ahus reserviert.
    4. Alle dürfen Marker von Statuen zurücknehmen. Was jetzt keinen Marker hat, ist verlassen.
    5. Wer links sitzt, wird Startspieler, und es wird wieder gewürfelt.

rules-ending-title = Wann die Partie endet
rules-ending-words = ende schluss vorbei letzte sockel fertig erschöpft gewinnen wann
rules-ending =
    Die Partie endet mit einer Transportphase, sobald darin alle gepasst haben, wenn eines davon gilt:
    - Jemand hat **auf jedem anfänglichen Sockel einen Moai**: 8 zu dritt, 7 zu viert, 6 zu fünft (auf dem älteren Spielplan Rapa Nui 1 je einer weniger). Ein nur reserviertes Ahu zählt nicht.
    - Nirgends gibt es noch einen Moai: nicht im Vorrat, nicht in einer Auslage, nicht unterwegs.
    - Der Vorrat ist leer, die Würfel brachten diese Runde keinen Moai, und keiner wurde in ihr aufgerichtet.
    Wer den letzten Moai aufrichtet, hält die anderen nicht auf: Sie spielen die Phase zu Ende.

rules-scoring-title = Punkte
rules-scoring-words = wertung punkte wert mal größe gleichstand sieger gewinnen platz endstand wann moai tafeln prestigepunkte
rules-scoring =
    Am Ende werden alle Sockel aufgedeckt, und alle zählen zusammen:
    - jeder Moai: die schwarze Zahl des Ahu **mal seine Größe**;
    - jeder Kopfschmuck auf einem deiner Moais: die rote Zahl;
    - was du mit Tragen verdient hast; das steht schon auf der Punkteleiste;
    - 3 für jede vollständige Tafel.
    Also **zählen Moais am Ende**, nicht beim Aufrichten, außer der Tisch spielt mit sofortiger Wertung. Statuen unterwegs und nur reservierte Ahus bringen nichts. Die meisten Punkte gewinnen. **Bei gleichen Punkten teilt ihr euch den Platz.**

## The table

rules-options-title = Optionen eines Tisches
rules-options-words = option optionen beschleunigt schnellstart sofortige wertung offene besitzer variante einstellungen
rules-options =
    Vor der Partie wählt ein Tisch:
    - **Beschleunigtes Spiel**: Alle beginnen mit zwei Arbeitern.
    - **Sofortige Wertung**: Ein Moai zählt, sobald er aufgerichtet ist. Das Ergebnis ist dasselbe, aber die Punkteleiste verrät, wer was aufgerichtet hat.
    - **Offene Besitzer**: Es bleibt sichtbar, wem welcher Moai gehört. Dann gibt es nichts nachzusehen.

rules-here-title = Hier spielen
rules-here-words = discord knopf knöpfe befehl befehle karte sichtschirm mehr zurücknehmen tipp tippen
rules-here =
    - *Dein Zug* auf der Karte öffnet deine Entscheidung, mit einem Vorschlag in Grün, *Tipp* und *?* für die Regeln dazu.
    - *Mein Sichtschirm* zeigt, was nur du sehen darfst. Unter *Mehr* gibt es den Verlauf, den Spielplan in Worten, Zurücknehmen und Nachsehen.
    - Tippen geht auch: { COMMAND("bid") }, { COMMAND("take") }, { COMMAND("place") }, { COMMAND("move") }, { COMMAND("pass") }, { COMMAND("peek") }. Rund um die Partie gibt es { COMMAND("giants screen") }, { COMMAND("giants board") }, { COMMAND("giants log") }, { COMMAND("giants undo") } und { COMMAND("giants hint") }.
    - { COMMAND("giants mine") } zeigt deine Partien, und mit { COMMAND("giants my reminders") } stellst du ein, wie du erinnert wirst.

## Pictures: a line below some of them, and what they show for those who can't see them

rules-caption-placing = Die Straße dieser Runde, von drei Stämmen
rules-caption-strength = Stärke: eigene und Baumstämme, dann alle
rules-caption-powers = Der Medizinmann von Grün holt einen Arbeiter
rules-caption-reserving = Der Sockel von Rot hält Ahu 4 frei
rules-caption-logs = G3 ist abgeholzt; zwei Baumstämme auf G5
rules-caption-erecting = Größe 2 auf Ahu 14: { $value } × 2 = { $points } Punkte
rules-caption-crowning = Gekrönt: { $points } Punkte für den Besitzer
rules-caption-marking = m3 mit Marker von Grün, h1 von Rot

rules-picture-dice = Der Steinbruch in der ersten Runde: Die Würfel zeigen 1, 3 und 2, und Moais der Größen 1, 2 und 2 sind gekommen. Darunter die Auslagen von drei Spielern.
rules-picture-auction = Die Gebote sind aufgedeckt: Die Auslagen von drei Spielern zeigen, wie viele Marker und Bildhauer sie geboten haben. Darüber drei Moais im Steinbruch.
rules-picture-island = Die ganze Insel mit Feldern, Steinbrüchen, Dorf, Hütte und Wäldern und den Schildern von 34 Ahus entlang der Küste.
rules-picture-placing = Figuren von drei Stämmen rund um das Dorf: ein blauer Häuptling auf G6, ein roter Arbeiter mit zwei Baumstämmen auf G5, eine blaue und zwei grüne Figuren auf F6, ein blauer Arbeiter auf E6.
rules-picture-strength = Felder beim Transport mit je zwei Zahlen, wie Rot sie sieht. Auf I4 trägt der Arbeiter von Rot mit zwei Baumstämmen 3. Auf I3 trägt der Medizinmann von Rot mit einem Baumstamm 2, mit dem Arbeiter von Grün 3.
rules-picture-powers = Der Medizinmann von Grün steht im Dorf F6, das gerade einen Arbeiter gebracht hat.
rules-picture-reserving = Auf dem Schild von Ahu 4 liegt ein roter Sockel ohne Moai. Der Medizinmann von Rot steht auf dessen Feld, I3.
rules-picture-logs = Der Wald auf G3 ist abgeholzt. Auf G5 steht ein roter Arbeiter mit zwei Baumstämmen.
rules-picture-carrying = Der Weg eines Kopfschmucks über sieben Felder. Auf dreien stehen nur blaue Arbeiter, also bekommt Blau 3; auf den übrigen stehen Figuren von Rot selbst.
rules-picture-paying = Ein Moai der Größe 2 kommt über G5, wo der Arbeiter von Rot für 1 Punkt hilft, nach G6, wo der eigene Häuptling von Blau steht, und auf Ahu 14.
rules-picture-erecting = Ein Moai der Größe 2 steht auf Ahu 14. Der Häuptling von Blau ist auf dessen Feld, G6.
rules-picture-crowning = Der Moai auf Ahu 14 trägt jetzt einen Kopfschmuck.
rules-picture-marking = Ein Moai auf dem Steinbruch trägt den Marker von Grün, ein Kopfschmuck auf I3 den von Rot.
rules-picture-scoring = Die Schlusswertung: für alle die Punkte für Moais, Kopfschmuck, Tragen und Tafeln und die Summe. Blau gewinnt mit { $points }.
