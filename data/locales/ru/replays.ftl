# A game step by step: the example, and every finished game.

step-first = ⏮
step-previous = ◀
step-next = Дальше ▶
step-last = ⏭
step-round-before = ◀ Раунд
step-round-after = Раунд ▶

## Finished games

replay-title = **Giants на { $board }, игра { NUMBER($game, useGrouping: 0) }** · раунд { $round } · шаг { $step } из { $steps }
replay-begins = Остров готов. Играют: { $people }.
replay-setup = Остров перед первым раундом
replay-bids = Ставки открыты
replay-ended = Игру закончили досрочно и подсчитали как есть.
replay-share = Поделиться
replay-film = Фильм
replay-record = Запись
replay-log = Журнал
replay-watch = Смотреть отсюда
replay-moment = { $who } делится моментом.
replay-led = Здесь для всех листает { $leader }. Остальные по нажатию смотрят сами для себя.
replay-posted = Игра здесь для всех. Листаешь ты; кто ещё нажмёт кнопку, смотрит сам для себя.
replay-shared = Теперь этот момент видят здесь все.
replay-choose = Какую игру хочешь пересмотреть?
replay-choose-game = Выбери законченную игру
replay-none = Пока нет законченной игры, которую ты можешь пересмотреть.
replay-game = { NUMBER($game, useGrouping: 0) } · { LIST($people, type: "plain") } · { $board } · { $date }
replay-jump-round = События раунда { $round }
replay-jump-great = Лучшие моменты игры
replay-in-round = раунд { $round }
replay-film-here = Игра { NUMBER($game, useGrouping: 0) } в виде фильма.
replay-record-here = Запись игры { NUMBER($game, useGrouping: 0) }: каждое решение отдельной строкой.

## What can't be watched

replay-not-over = Эта игра ещё идёт. Пересмотреть её можно будет, когда она закончится.
replay-never-begun = Этот стол закрыли до начала игры: смотреть нечего.
replay-not-seen = Эта игра шла в канале, который тебе не виден.
replay-other-server = Эта игра шла на другом сервере, и показать её всем можно только там. Здесь её можно смотреть для себя.
replay-may-not-post = Тебе нельзя писать в этом канале, поэтому за тебя здесь ничего не публикуется. Можно смотреть игру для себя.
replay-no-such-game = Среди законченных игр, которые тебе доступны, нет подходящей под «{ $given }».
replay-no-such-event = В этой игре нет ничего под «{ $given }».
log-player-later = Искать в журнале по игроку можно, когда игра закончится. До этого он сказал бы слишком много.

## Ways there, and the log by player

card-replay = Пересмотреть
games-finished = Законченные игры
log-player = Чьи события?
log-everybody = Все
log-about = -# Только действия и прибыль игрока: { $name }

## Where it turned

card-turned = Переломы
turned-title = **Переломы игры { NUMBER($game, useGrouping: 0) }**
turned-of = **{ $name }**: решения, которые обошлись дороже всего.
turned-none = Ни одно решение не стоило очка, которое можно было предвидеть. Отличная игра!
turned-where = Раунд { $round }, { TERM($phase, "phase") } · { $number } из { $count }
turned-done = Как было: { $done }
turned-bid = ставка: { $bid }
turned-better = Подсказка была бы такой: 💡 **{ $better }** — { $reason }.
    { $points ->
        [one] По сравнению с остальными это дало бы примерно на { $points } очко больше.
        [few] По сравнению с остальными это дало бы примерно на { $points } очка больше.
       *[other] По сравнению с остальными это дало бы примерно на { $points } очков больше.
    }
turned-see = { $number }. −{ $points }
turned-there = Посмотреть этот момент
turned-whose = Чьи решения…
turned-sum = { $count ->
        [0] ничего дорогого
        [one] { $count } решение, примерно { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }
        [few] { $count } решения, примерно { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }
       *[other] { $count } решений, примерно { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }
    }
turned-means = Так считает сильный компьютер по тому, что можно было знать тогда, а не по тому, что вышло. И он ошибается.
turned-wait = ⏳ Сильный компьютер обдумывает всю игру заново. Это займёт около минуты; результат появится здесь сам.
turned-look = Взглянуть
turned-never = Не надо
turned-failed = Сейчас обдумать эту игру не удалось. Попробуй позже.
