# The private panels, one group per decision.

## Statues, hexes, payment

statue-moai = { $id } · Моаи размера { $size }
statue-headdress = { $id } · пукау
statue-in-front = { $statue }, ещё в карьере
statue-marked = { $statue }, на { $hex } под твоим маркером
statue-abandoned = { $statue }, брошен на { $hex }
statue-on-hex = { $statue }, на { $hex }

hex-special =
    { $hex } · { $terrain ->
        [moai_quarry] карьер Моаи
        [headdress_quarry] карьер пукау
        [village] деревня
       *[hut] хижина шамана
    }
hex-forest =
    { $hex } · лес, { $logs ->
        [one] { $logs } бревно
        [few] { $logs } бревна
       *[other] { $logs } брёвен
    }
hex-forest-cut = { $hex } · лес, вырублен
hex-figures =
    { $count ->
        [one] здесь { $count } фигурка
        [few] здесь { $count } фигурки
       *[other] здесь { $count } фигурок
    }
hex-ahus = аху { $ahus }
ask-hex = Ввести гекс…
ask-hex-title = Какой гекс?
ask-hex-label = Гекс
ask-hex-hint = Как написано на поле, например F6.

gains-nobody = другим ничего
gains-one = { $name } +{ $points }
advice-reason = 💡 { $reason }
advice-line = -# 💡 { $action }: { $reason }

## Bid

bid-title = **Аукцион раунда { $round }**
bid-offer =
    { $count ->
        [1] В карьере один Моаи, размер { $sizes }.
       *[other] В карьере Моаи размеров { $sizes }.
    }
bid-question = Маркеры клана решают, кто выбирает первым, скульпторы — какого Моаи можно взять. Пока не сделаны все ставки, твою никто не видит.
bid-first-round = -# В первом раунде 3 на кубике даёт Моаи размера 2.
bid-worth = **Твоя ставка: { $bid }**{ $sculptors ->
        [0] { "" }
        [1] {" "}— хватит на Моаи размера 1
        [2] {" "}— хватит на Моаи размера 2 или на два размера 1
        [3] {" "}— хватит на Моаи размера 3 или на те, что поменьше, с суммой 3
       *[other] {" "}— хватит на Моаи, размеры которых в сумме дают { $sculptors }
    }
bid-carves-nothing = ⚠️ Самый маленький Моаи здесь — размера { $size }: этим скульпторам его не высечь.
bid-markers-alone = ⚠️ Маркеры без скульпторов ничего не дают.
bid-is-in = Ставка сделана: { $bid }. Её можно менять, пока не сделана последняя.
bid-markers-how-many = Сколько маркеров клана?
bid-workers-how-many = Сколько рабочих?
bid-markers =
    { $count ->
        [0] без маркеров
        [one] { $count } маркер
        [few] { $count } маркера
       *[other] { $count } маркеров
    }
bid-workers =
    { $count ->
        [0] без рабочих
        [one] { $count } рабочий
       *[other] { $count } рабочих
    }
bid-sorcerer-in = Шаман высекает ✓
bid-sorcerer-out = Послать шамана
bid-chief-in = Вождь высекает (за троих) ✓
bid-chief-out = Послать вождя (за троих)
bid-then = Если дойдёт до выбора…
bid-then-ask = Спросить меня тогда
bid-then-largest = Взять самого большого
bid-nothing = пустые руки
bid-seal = Поставить: { $bid }

## Choose

choose-title = **Твоя очередь выбирать Моаи**
choose-offer =
    Можно взять: { LIST($sizes, type: "plain") }. У тебя { $sculptors ->
        [one] остался { $sculptors } скульптор
        [few] осталось { $sculptors } скульптора
       *[other] осталось { $sculptors } скульпторов
    }.
choose-take = Взять размер { $size }
choose-then = С оставшимися скульпторами
choose-then-ask = Спросить меня ещё раз
choose-then-largest = Взять самого большого Моаи
choose-none = Мне хватит

## Placement

# What pictures on panels show, for those who can't see them.
preview-alt-plan = Поле с твоими запланированными фигурками на { $hexes }.
preview-alt-place = Остров, каким он будет с твоим { TERM($piece, "piece", case: "ins") } на { $hex }.
preview-alt-way = Путь { $statue }: { LIST($way, type: "plain") }. { $gains }
preview-alt-reach = Куда можно доставить { $statue } и что на этом получат другие.

place-title = **Твоя очередь размещать**
place-which = Какую фигурку?
place-what-for = Что ей делать?
place-where = На какой гекс?
place-hand = У тебя ещё есть: { $pieces }.
place-hand-empty = Размещать тебе больше нечего.
hand-workers =
    { $count ->
        [one] { $count } рабочий
       *[other] { $count } рабочих
    }
hand-sorcerer = шаман
hand-chief = вождь
hand-logs =
    { $count ->
        [one] { $count } бревно
        [few] { $count } бревна
       *[other] { $count } брёвен
    }
hexes-mine = Нести мои статуи
hexes-powers = Использовать свойство
hexes-reserve = Зарезервировать аху
hexes-others = Заработать, помогая нести чужое
hexes-coast = Встать на берегу, по ценности
hexes-inland = Встать внутри острова, по близости к карьеру
hex-onward =
    { $statue } к аху { $ahu } ({ $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }{ $steps ->
        [0] { "" }
        [one] , ещё { $steps } шаг
        [few] , ещё { $steps } шага
       *[other] , ещё { $steps } шагов
    })
place-power = Использовать здешнее свойство?
place-no-power = Без свойства
place-figure =
    { $piece ->
        [worker] Рабочий
        [sorcerer] Шаман
       *[chief] Вождь
    }{ $logs ->
        [0] { "" }
        [one] { " " }и { $logs } бревно
        [few] { " " }и { $logs } бревна
       *[other] { " " }и { $logs } брёвен
    }
place-go =
    Поставить { TERM($piece, "piece", case: "gen") }{ $logs ->
        [0] { "" }
        [one] { " " }и { $logs } бревно
        [few] { " " }и { $logs } бревна
       *[other] { " " }и { $logs } брёвен
    } на { $hex }
place-go-power = 
    { $piece ->
        [worker] Рабочий
        [sorcerer] Шаман
       *[chief] Вождь
    }{ $logs ->
        [0] { "" }
        [one] { " " }и { $logs } бревно
        [few] { " " }и { $logs } бревна
       *[other] { " " }и { $logs } брёвен
    } на { $hex }, использовать свойство
place-quick =
    { $piece ->
        [worker] Рабочий
        [sorcerer] Шаман
       *[chief] Вождь
    }{ $logs ->
        [0] { "" }
        [one] { " " }и { $logs } бревно
        [few] { " " }и { $logs } бревна
       *[other] { " " }и { $logs } брёвен
    } на { $hex }
place-tablet = Маркер → половинка таблички
place-pass = Пас
power-does-worker =
    { $tablet ->
        [yes] Разбить табличку: взять рабочего из хранилища
       *[no] Взять рабочего из хранилища
    }
power-does-marker =
    { $tablet ->
        [yes] Разбить табличку: взять маркер клана из хранилища
       *[no] Взять маркер клана из хранилища
    }
power-does-logs =
    { $tablet ->
        [yes] Разбить табличку: вырубить лес, { $logs ->
            [one] { $logs } бревно
            [few] { $logs } бревна
           *[other] { $logs } брёвен
        }
       *[no] Вырубить лес: { $logs ->
            [one] { $logs } бревно
            [few] { $logs } бревна
           *[other] { $logs } брёвен
        }
    }
power-does-headdress =
    { $tablet ->
        [yes] Разбить табличку: взять пукау
       *[no] Взять пукау
    }
power-does-ahu =
    { $tablet ->
        [yes] Разбить табличку: зарезервировать аху { $ahu }
       *[no] Зарезервировать аху { $ahu }
    }

## Planning a placement

plan-open = План на несколько ходов…
plan-title = **План размещения**
plan-means = -# Фигурки встанут в этом порядке, по одной на каждом твоём ходу.
plan-stands = 🗒️ Твой план выполняется с каждым твоим ходом.
plan-then-pass = Потом: пас.
plan-then-ask = Потом: спросить меня.
plan-go = Ставить так на моих ходах
plan-add = Добавить шаг…
plan-remove = Убрать последний шаг
plan-watch-on = Если помешают, спросить меня ✓
plan-watch-off = Продолжать в любом случае ✓
plan-pass-on = В конце пас ✓
plan-pass-off = В конце спросить меня ✓
plan-leave = Назад к этому ходу
plan-cancel = Остановить план
plan-cancelled = План остановлен. На следующем ходу спросим тебя.

## Transport

transport-title = **Твоя очередь двигать статую**
transport-which = Какую статую?
transport-brings =
    Тебе +{ $points } { $when ->
        [now] сразу
       *[end] в конце
    } · { $gains }
transport-brings-owner = Хозяину Моаи +{ $points } в конце · { $gains }
transport-brings-others = За переноску: { $gains }
transport-statue = { $statue }
transport-where = Куда?
transport-with-whom = С чьей помощью?
transport-ways = { $gains } · вариантов помощи: { $count }
transport-erect =
    Установить на { $ahu } · { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
transport-crown =
    Надеть на { $ahu } · { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
transport-mark-there = На { $hex } и пометить
transport-leave-there = На { $hex } и оставить
transport-mark-here = Пометить на месте
transport-pass = Пас

move-out-of-reach = { $statue } сейчас не попадёт на { $hex }: { $count ->
        [0] статую можно только пометить на месте.
       *[other] можно на { $hexes }.
    }

## Stash and recall

ahead-title = -# Раз уж ты здесь: об этом спросят в конце раунда.
ahead-noted = Записано. Действует в этом раунде.
ahead-ask = Спросить меня тогда
ahead-recall = Мои пометки в конце раунда
ahead-recall-all = Забрать все мои маркеры
ahead-stash = Статуи, которые я оставляю в карьере
ahead-stash-all = Пометить сколько смогу, сначала большие
stash-title = **Статуи, которые не тронулись с места, остаются в карьере.** Пометить какие-нибудь? Без маркера их может взять любой.
stash-none = Ничего не помечать
stash-all =
    { $count ->
        [1] Пометить
       *[other] Пометить все ({ $count })
    }
stash-pick = Выбери, какие пометить
stash-these = Пометить { $statues }
recall-title = **Раунд окончен.** Забрать маркеры со статуй? Статуя без маркера брошена: её может взять любой.
recall-none = Оставить мои пометки
recall-all = 
    { $count ->
        [1] Забрать маркер
        [2] Забрать оба маркера
       *[other] Забрать все маркеры ({ $count })
    }
recall-pick = Выбери, какие статуи бросить
recall-these = 
    { $count ->
        [1] Забрать маркер с { $statues }
       *[other] Забрать маркеры с { $statues }
    }

## Decisions in a few words

action-mark = Пометить { $statue } на месте
action-peek = Подсмотреть на аху { $ahu }
action-move =
    { $statue } { $then ->
        [erect] на аху { $ahu }
        [crown] на голову Моаи на аху { $ahu }
        [mark] на { $hex } и пометить
       *[leave] на { $hex }
    }

## Are you sure?

sure-title = **Точно?**
sure-yes = Да, так и сделать
sure-no = Назад
sure-markers-alone =
    { $count ->
        [1] Маркер без скульпторов ничего не даст и пропадёт до конца раунда.
        [one] { $count } маркер без скульпторов ничего не даст и пропадёт до конца раунда.
        [few] { $count } маркера без скульпторов ничего не дадут и пропадут до конца раунда.
       *[other] { $count } маркеров без скульпторов ничего не дадут и пропадут до конца раунда.
    }
sure-pass = У тебя ещё есть: { $figures }. Кто пасует, больше ничего не размещает в этом раунде.
sure-tablet = За это свойство вождь разобьёт { $halves } { $halves ->
        [one] половинку таблички
        [few] половинки таблички
       *[other] половинок таблички
    }.
sure-gains = Другим это даст больше, чем тебе: { $gains }.
sure-crown = Это Моаи игрока { $name }: твой пукау принесёт ему { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }.
sure-last-base = Этот Моаи — на твой последний постамент: с этим раундом игра закончится.
