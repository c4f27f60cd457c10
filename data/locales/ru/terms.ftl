# Words of the game, to be used inside sentences. A word may have cases as attributes: gen is the genitive, which is the
# accusative of living beings too, ins the instrumental, loc the prepositional case.

# Several things in a row, where no sentence is around them.
list-and = { $things }
list-plain = { LIST($things, type: "plain") }
list-groups = { LIST($things, type: "groups") }
    .between = { "; " }

colour-blue = синий
    .gen = синего
colour-green = зелёный
    .gen = зелёного
colour-red = красный
    .gen = красного
colour-yellow = жёлтый
    .gen = жёлтого
colour-purple = фиолетовый
    .gen = фиолетового

piece-worker = рабочий
    .gen = рабочего
    .ins = рабочим
piece-sorcerer = шаман
    .gen = шамана
    .ins = шаманом
piece-chief = вождь
    .gen = вождя
    .ins = вождём

die-white = белый
    .loc = белом
die-brown = коричневый
    .loc = коричневом

phase-auction = аукцион
phase-choose = выбор Моаи
phase-placement = размещение
phase-transport = транспортировка
phase-stash = пометки в карьере
phase-recall = возврат маркеров
phase-over = подсчёт очков

power-worker = деревня
power-marker = хижина шамана
power-logs = лес
power-headdress = карьер пукау
power-ahu = аху
