# The table's card in the channel.

computer-name-colour = { $colour } компьютер ({ TERM($level, "level") })
computer-name =
    { $level ->
        [easy] Компьютер (лёгкий)
        [normal] Компьютер (средний)
        [hard] Компьютер (сильный)
        [expert] Компьютер (эксперт)
        [trader] Хону (компьютер)
        [builder] Токи (компьютер)
        [gambler] Ману (компьютер)
        [collector] Кохау (компьютер)
       *[other] Компьютер
    }
computer-offered =
    { $level ->
        [trader] Хону, торговец
        [builder] Токи, строитель
        [gambler] Ману, азартный
        [collector] Кохау, собиратель
       *[other] { $name }
    }
computer-means =
    { $level ->
        [easy] Добрый и недальновидный: для первой игры.
        [normal] Думает на раунд вперёд.
        [hard] Обдумывает каждую ставку.
        [expert] Ничего не забывает и не торопится.
        [trader] Мой Вождь работает за плату: он встанет там, где тебе идти.
        [builder] Ни один мой Моаи не останется без Пукау.
        [gambler] Чего хочу, на то и ставлю.
        [collector] Маркеры на аукцион не трачу: из них выйдут таблички.
       *[other] Играет со знанием дела.
    }
lobby-character = *«{ $words }»*

option-quick_start = ускоренная игра
option-open_score = открытые очки
option-open_owners = открытые владельцы
option-none = обычная игра

## Lobby

lobby-alt = Стол на поле { $board } ждёт игроков. Здесь: { $people }. { $free ->
    [0] Свободных мест нет.
    [one] Свободно { $free } место.
    [few] Свободно { $free } места.
   *[other] Свободно { $free } мест.
} { LIST($agreed, type: "plain") }.
lobby-alt-nobody = пока никого
lobby-title = ## Партия в Giants, поле { $board }
lobby-count =
    { $count ->
        [0] Пока никого: играть могут от 3 до { $most }.
        [one] Пока { $count } игрок: играть могут от 3 до { $most }.
        [few] Пока { $count } игрока: играть могут от 3 до { $most }.
       *[other] Пока { $count } игроков: играть могут от 3 до { $most }.
    }
lobby-agreed = Играем так: { LIST($parts, type: "plain") }.
lobby-deadline =
    { $hours ->
        [one] { $hours } час на решение
        [few] { $hours } часа на решение
       *[other] { $hours } часов на решение
    }
lobby-open-score-tells = С открытыми очками все видят, кто что установил: скрытые владельцы мало что значат.
lobby-private = 🔒 Только по приглашению.
lobby-invited = Приглашены: { $people }
lobby-waitlist = Ждут места: { $people }
lobby-wait = Ждать места
lobby-join = Сесть за цвет…
lobby-computer = Добавить компьютер…
lobby-start = Начать
lobby-leave = Уйти
lobby-settings = Настройки

## A game in play

card-title =
    ## Раунд { $round } · { $phase ->
        [auction] Аукцион
        [choose] Выбор Моаи
        [placement] Размещение фигурок
        [transport] Транспортировка
        [stash] Что остаётся в карьере
        [recall] Возврат маркеров
       *[over] Конец игры
    }
card-due = Ждём: { $names }
card-bids =
    { $count ->
        [0] Ставок пока нет.
       *[other] Ставок сделано: { $count } из { $all }.
    }
# What a notification says: short, with the question first.
card-call = { $names }: { $phase ->
        [auction] { $count ->
            [one] твоя ставка
           *[other] ваши ставки
        }
        [choose] выбери Моаи
        [placement] поставь фигурку
        [transport] передвинь статую
        [stash] какие статуи пометить?
        [recall] какие маркеры забрать?
       *[other] твой ход
    } · { $game }, раунд { $round }
card-played = -# Играли: { $names }
card-call-end = { $names }: игра окончена. Спасибо за партию! · { $game }
card-moved = { $names }: ход всё ещё твой. Карточка игры теперь ниже.
card-deadline = Время выйдет { $at }.
card-paused = ⏸️ Игра на паузе.
card-asleep = 💤 Давно никто не ходил, и игра уснула. Разбудить её может любой игрок.
card-wake = Разбудить игру
card-your-move = Твой ход
card-my-screen = Моя ширма
card-more = Ещё

end-near-mine = ⏳ Тебе осталось установить одного Моаи: с ним игра закончится в конце той транспортировки.
end-near-bases = ⏳ { $name }: осталось установить одного Моаи. Игра может закончиться в этом раунде.
end-near-somebody = ⏳ Кому-то осталось установить не больше одного Моаи: игра может закончиться в этом раунде.
end-near-supply = ⏳ Запас Моаи пуст: игра закончится, когда встанут последние или когда никто никого не установит.

## The end

card-over = ## Игра окончена
card-ended =
    ## Игра окончена
    Её завершили досрочно, с теми очками, что были.
carried-for = { $name } — статуи переносили: { $shares }.
carried-share = { $name } { $points }
recap-alt = Вся игра в виде фильма.
count-alt = Финальный подсчёт в виде фильма: очки по источникам, потом каждый Моаи и его владелец, потом победитель.
card-again = Ещё раз
final-moai-of = { $name }, Моаи: { LIST($moai, type: "plain") }
final-moai = { $ahu } { $points }
deed-haul = 🏃 Самый длинный переход — { $name }: статуя прошла { $value } { $value ->
        [one] гекс
        [few] гекса
       *[other] гексов
    } за раз.
deed-carrier = 💪 Лучший носильщик — { $name }: за помощь другим { $value } { $value ->
        [one] очко
        [few] очка
       *[other] очков
    }.
deed-crowns = 👑 Больше всех пукау — { $name }: { $value }.
deed-bidder = 🎲 Самая смелая ставка — { $name }: { $value } { $value ->
        [one] маркер
        [few] маркера
       *[other] маркеров
    } сразу.
deed-moai = 🗿 Лучший Моаи — { $name }: { $ahu }, { $value } { $value ->
        [one] очко
        [few] очка
       *[other] очков
    }.
card-abandoned =
    ## Игра окончена
    Её бросили, не доиграв.
card-expired =
    ## Этот стол закрыт
    Несколько дней за него никто не садился. Открой другой: { COMMAND("giants new") }, или узнай, когда откроют: { COMMAND("giants games") }.
card-place =
    { $place ->
        [1] 🏆
       *[other] { $place }.
    } { $name }: **{ $points }** — Моаи { $moai }, пукау { $headdresses }, переноска { $carrying }, таблички { $tablets }
