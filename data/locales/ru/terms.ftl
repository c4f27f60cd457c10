# Words of the game, to be used inside sentences; gen is the genitive, which is the accusative of living beings too,
# ins the instrumental, loc the prepositional case.

colour-blue = синий
colour-gen-blue = синего
colour-green = зелёный
colour-gen-green = зелёного
colour-red = красный
colour-gen-red = красного
colour-yellow = жёлтый
colour-gen-yellow = жёлтого
colour-purple = фиолетовый
colour-gen-purple = фиолетового

piece-worker = рабочий
piece-gen-worker = рабочего
piece-ins-worker = рабочим
piece-sorcerer = шаман
piece-gen-sorcerer = шамана
piece-ins-sorcerer = шаманом
piece-chief = вождь
piece-gen-chief = вождя
piece-ins-chief = вождём

die-white = белый
die-loc-white = белом
die-brown = коричневый
die-loc-brown = коричневом

phase-auction = аукцион
phase-choose = выбор Моаи
phase-placement = размещение
phase-transport = транспортировка
phase-stash = возврат статуй в карьер
phase-recall = возврат маркеров
phase-over = подсчёт очков

power-worker = деревня
power-marker = хижина шамана
power-logs = лес
power-headdress = карьер пукау
power-ahu = аху
