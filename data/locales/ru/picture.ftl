# Words in the pictures, their alt texts, and the text board.

## Names

picture-colour-blue = Синий
picture-colour-green = Зелёный
picture-colour-red = Красный
picture-colour-yellow = Жёлтый
picture-colour-purple = Фиолетовый

## Caption

picture-phase-auction = Аукцион
picture-phase-choose = Выбор
picture-phase-placement = Размещение
picture-phase-transport = Транспортировка
picture-phase-stash = Карьер
picture-phase-recall = Маркеры
picture-phase-over = Конец игры
picture-round = Раунд { $round }
picture-due-dice = Сейчас полетят кубики
picture-due-nobody = Игру завершили досрочно
picture-due-auction = { $count ->
    [1] { $names }: ждём ставку
    [one] Не хватает { $count } ставки
   *[other] Не хватает { $count } ставок
}
picture-due-choose = { $names }: взять Моаи или отказаться
picture-due-placement = { $names }: разместить фигурку или пас
picture-due-transport = { $names }: двинуть статую или пас
picture-due-stash = { $names }: пометить то, что остаётся в карьере?
picture-due-recall = { $names }: забрать маркеры?
picture-due-several = { $phase ->
    [choose] Ждём игроков ({ $count }): взять Моаи или отказаться
    [placement] Ждём игроков ({ $count }): разместить фигурку или пас
    [transport] Ждём игроков ({ $count }): двинуть статую или пас
    [stash] Ждём игроков ({ $count }): пометить то, что остаётся в карьере?
    [recall] Ждём игроков ({ $count }): забрать маркеры?
   *[auction] Не хватает ставок: { $count }
}
picture-due-unnamed = { $phase ->
    [choose] Взять Моаи или отказаться
    [placement] Разместить фигурку или пас
    [transport] Двинуть статую или пас
    [stash] Пометить то, что остаётся в карьере?
    [recall] Забрать маркеры?
   *[auction] Не хватает одной ставки
}
picture-revealed = Ставки открыты: они на карточках игроков.
picture-over = { $count ->
    [1] Победа: { $names }, { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }
   *[other] Общая победа: { $names }, по { $points } { $points ->
        [one] очку
        [few] очка
       *[other] очков
    }
}
picture-end-bases = У одного из игроков Моаи стоят на всех постаментах.
picture-end-exhausted = Устанавливать больше нечего: Моаи кончились.
picture-end-idle = Карьер пуст, и никто ничего не установил.
picture-end-agreed = Игру завершили досрочно.

## Panels

picture-passed = пас
picture-declined = хватит
picture-supply = Запас
picture-screen = За твоей ширмой
picture-quarry = Карьер
picture-on-the-way = В пути
picture-first-dice = Первый раунд: { LIST($faces, type: "plain") }
picture-die-counts = { $face } считается за { $value }
picture-dice-due = Ждём кубики
picture-price-total = Получат другие
picture-price-nothing = Другим ничего
picture-more-places = { $count ->
    [one] и ещё { $count } событие до этого
    [few] и ещё { $count } события до этого
   *[other] и ещё { $count } событий до этого
}
picture-preview-plan =
    { $count ->
        [0] Пока ничего не запланировано
        [one] В плане { $count } фигурка, ещё не на поле
        [few] В плане { $count } фигурки, ещё не на поле
       *[other] В плане { $count } фигурок, ещё не на поле
    }
picture-preview-place = { $hex }: { TERM($piece, "piece") }, ещё не на поле
picture-preview-reach = { $statue } может попасть сюда
picture-preview-erect = { $statue } на аху { $number }, { $ahu }
picture-preview-crown = { $statue } на голову, аху { $number }, { $ahu }
picture-preview-way = { $statue } с { $start } на { $end }

## The lobby

picture-lobby-call = { $count ->
    [0] Все в сборе
    [one] Свободно { $count } место: садись играть
    [few] Свободно { $count } места: садись играть
   *[other] Свободно { $count } мест: садись играть
}
picture-seat-free = свободно

## The end

picture-game = Giants
picture-poster-won = { $count ->
    [1] победа, { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }
   *[other] общая победа, по { $points } { $points ->
        [one] очку
        [few] очка
       *[other] очков
    }
}
picture-poster-game = { $count } { $count ->
    [one] игрок
    [few] игрока
   *[other] игроков
}, { $round } { $round ->
    [one] раунд
    [few] раунда
   *[other] раундов
}

picture-source-moai = Моаи
picture-source-headdresses = Пукау
picture-source-carrying = Переноска
picture-source-tablets = Таблички
picture-total = Итого

## Film

picture-film-start = В путь! { $count } { $count ->
    [one] игрок
    [few] игрока
   *[other] игроков
}
picture-film-round = Раунд { $round }
picture-film-erected = { $name } ставит Моаи: { $ahu }
picture-film-crowned = { $name } приносит пукау: { $ahu }
picture-reveal-carrying = Очки за переноску
picture-reveal-tablets = Целые таблички
picture-reveal-many = { $count ->
    [one] Открывается { $count } Моаи поменьше
   *[other] Открываются { $count } Моаи поменьше
}
picture-reveal-moai =
    { $ahu }: { $name } +{ $moai }{ $headdress ->
        [0] { "" }
       *[other] {" "}+{ $headdress }
    }
## What happened, one sentence an event

alt-event-round = Начинается раунд { $round }; первый игрок — { $name }.
alt-event-phase = Следующая фаза: { $phase }.
alt-event-rolled = { $count ->
    [0] На кубиках { $faces }: ни одного Моаи.
   *[other] На кубиках { $faces }; Моаи на аукционе: { $sizes }.
}
alt-event-supply-empty = Запас Моаи пуст: конец близко.
alt-event-sealed = { $name } делает ставку.
alt-event-sealed-again = { $name } меняет ставку.
alt-event-revealed = Ставки открыты: { LIST($bids, type: "groups") }.
alt-event-bid = { $name } — { $markers ->
    [one] { $markers } маркер
    [few] { $markers } маркера
   *[other] { $markers } маркеров
} и { $sculptors ->
    [one] { $sculptors } скульптор
    [few] { $sculptors } скульптора
   *[other] { $sculptors } скульпторов
}
alt-event-took = { $name } берёт { $statue }, Моаи размера { $size }.
alt-event-declined = { $name } больше не берёт Моаи.
alt-event-unsold = { $count ->
    [one] { $count } Моаи никто не взял, он выходит из игры.
   *[other] { $count } Моаи никто не взял, они выходят из игры.
}
alt-event-placed = { $name } ставит { TERM($piece, "piece", case: "gen") }{ $logs ->
    [0] {""}
    [one] {" "}и { $logs } бревно
    [few] {" "}и { $logs } бревна
   *[other] {" "}и { $logs } брёвен
} на { $hex }.
alt-event-power-worker = { $name } получает рабочего в деревне.
alt-event-power-marker = { $name } получает маркер клана в хижине шамана.
alt-event-power-logs = { $name } вырубает лес { $hex }: { $gain ->
    [one] { $gain } бревно.
    [few] { $gain } бревна.
   *[other] { $gain } брёвен.
}
alt-event-power-headdress = { $name } высекает пукау { $statue }.
alt-event-power-ahu = { $name } резервирует аху { $ahu }.
alt-event-tablet = { $name } отдаёт маркер за половинку таблички.
alt-event-passed = { $name } пасует.
alt-event-moved = { $name } двигает { $statue } с { $start } на { $end }.
alt-event-moved-paid = { $name } двигает { $statue } с { $start } на { $end }; за переноску: { $paid }.
alt-event-paid = { $name } +{ $points }
alt-event-erected = { $name } устанавливает Моаи размера { $size } на аху { $ahu }.
alt-event-crowned = { $name } надевает пукау на Моаи (аху { $ahu }).
alt-event-marked = { $name } помечает { $statue } на { $hex }.
alt-event-stashed = { $name } оставляет в карьере: { $statues }.
alt-event-returned = Раунд окончен, фигурки возвращаются за ширмы.
alt-event-recalled = { $name } забирает маркеры с { $statues }.
alt-event-recalled-none = { $name } оставляет все маркеры на местах.
alt-event-peeked = { $name } заглядывает под Моаи на аху { $ahu }.
alt-event-over = Игра окончена. Победа: { $names }.

## Alt text

alt-board = { $board }, раунд { $round }, { $phase }. { $due }
alt-dice = Карьер: { LIST($sizes, type: "plain") }.
alt-changed = С тех пор: { $events }
alt-score = { $name } { $points }
alt-scores = Очки: { LIST($scores, type: "plain") }.
alt-final = Итоговые очки: { LIST($scores, type: "plain") }.
alt-own = За твоей ширмой: { $things }.
alt-on-the-way = Статуи и кто может их двигать: { LIST($groups, type: "groups") }.
alt-may-move = { $name } { $statues }
alt-anybody = кто угодно
alt-front = перед ширмой
alt-statue-moai = { $statue } (размер { $size }, { $place })
alt-statue-headdress = { $statue } (пукау, { $place })
alt-closeup = Последнее событие крупно: { $events }
alt-more = …

## Text board

board-title = { $board }, раунд { $round }: { $phase }
board-due = { $due }
board-first = Первый игрок: { $name }
board-players = Игроки
board-player = { $name } ({ TERM($seat, "colour") }): { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
board-player-notes = { $line }; { LIST($notes, type: "groups") }
board-passed = пас
board-sealed = ставка сделана
board-due-mark = ходит
board-front = перед ширмой: { $things }
board-bid = ставка: { $things }
board-sculptors = { $count ->
    [one] остался { $count } скульптор
    [few] осталось { $count } скульптора
   *[other] осталось { $count } скульпторов
}
board-screen = За твоей ширмой: { $things }
board-own-bid = Твоя закрытая ставка: { $things }
board-nothing = ничего
board-quarry = Карьер: кубики { $faces }; на аукционе { $sizes }
board-hexes = Гексы
board-hex = { $hex }{ $terrain }: { $things }
board-hex-empty = { $hex }{ $terrain }
board-terrain-plain = {""}
board-terrain-forest = {" "}(лес, { $logs ->
    [one] { $logs } бревно
    [few] { $logs } бревна
   *[other] { $logs } брёвен
})
board-terrain-cut = {" "}(лес, вырублен)
board-terrain-moai_quarry = {" "}(карьер Моаи)
board-terrain-headdress_quarry = {" "}(карьер пукау)
board-terrain-village = {" "}(деревня)
board-terrain-hut = {" "}(хижина шамана)
board-strength = сила { $total }
board-strength-own = сила { $total } ({ $name } с брёвнами: { $own })
board-owned = { $name } ({ $things })
board-statue-moai = Моаи { $statue } размера { $size }
board-statue-headdress = пукау { $statue }
board-marked = { $statue } (маркер: { $name })
board-abandoned = { $statue } (брошен)
board-count-worker = { $count ->
    [one] { $count } рабочий
   *[other] { $count } рабочих
}
board-count-sorcerer = { $count ->
    [1] шаман
    [one] { $count } шаман
    [few] { $count } шамана
   *[other] { $count } шаманов
}
board-count-chief = { $count ->
    [1] вождь
    [one] { $count } вождь
    [few] { $count } вождя
   *[other] { $count } вождей
}
board-count-marker = { $count ->
    [one] { $count } маркер
    [few] { $count } маркера
   *[other] { $count } маркеров
}
board-count-log = { $count ->
    [one] { $count } бревно
    [few] { $count } бревна
   *[other] { $count } брёвен
}
board-count-base = { $count ->
    [one] { $count } постамент
    [few] { $count } постамента
   *[other] { $count } постаментов
}
board-count-half = { $count ->
    [one] { $count } половинка таблички
    [few] { $count } половинки таблички
   *[other] { $count } половинок таблички
}
board-count-headdress = { $count } пукау
board-ahus = Занятые аху
board-ahus-free = Свободные аху (номер, название, гекс: очки за Моаи / за пукау)
board-ahu = { $number } { $ahu }, { $hex }: { $moai } / { $headdress }
board-ahu-line = { $ahu }: { $things }
board-ahu-moai = Моаи размера { $size }
board-ahu-crowned = в пукау
board-ahu-owner = владелец { $name }
board-ahu-reserved = резерв: { $name }
board-ahu-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
board-supply = Запас: { $things }
board-supply-moai = { $count } Моаи размера { $size }
board-final = Итог
board-final-line = { $place }. { $name }: { $total } = Моаи { $moai } + пукау { $headdresses } + переноска { $carrying } + таблички { $tablets }
