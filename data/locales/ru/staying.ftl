# Reminders, notices, being away, seats on offer, votes, and what is known about people.

game-name = Giants, { $board }, игра { NUMBER($game, useGrouping: 0) }
somebody = кто-то
moderators = Модераторы
reminder = { $who } { $text }
ping = { $who }: { $text }
reminder-of = { $text } · { $game }
moderators-note = { $who }: { $text } · { $game }
to-the-game = К игре
snooze = Не сейчас
snoozed = До { $until } без напоминаний; изменить это: { COMMAND("giants my reminders") }.{ $deadline ->
        [none] {""}
       *[other] {" "}Учти, твоё время выйдет { $deadline }.
    }
not-your-reminder = Это напоминание для кого-то другого. Твои настраиваешь ты: { COMMAND("giants my reminders") }.
notices-title = **Тем временем**
by-moderator = { $line } (модератор { $who })
by-moderator-playing = { $line } (модератор { $who }, играет здесь)
acted-for-playing = Модератор, который играет здесь ({ $who }), поручил компьютеру решить за { TERM($seat, "colour", case: "gen") }.
acted-for = Модератор ({ $who }) принял решение за { TERM($seat, "colour", case: "gen") }.

## Offers on the card

offer-take = Играть за { TERM($colour, "colour", case: "gen") }
seat-asked = Всех за столом спросили, можно ли тебе занять это место.
seat-accept = Сыграю
seat-refuse = Нет, спасибо
seat-refused = Спасибо за ответ. Ничего не изменилось.
seat-yours = Место твоё. Когда придёт твоя очередь, нажми *Твой ход* на карточке.

## Reminders

no-such-zone = Нет часового пояса «{ $zone }». Выбери из списка, например Europe/Moscow.
no-such-hours = Тихие часы пишутся так: 22-8, 22:30-7:15 или 10pm-8am; «нет», если не нужны.
# What people may type for no quiet hours, and between two hours: other words for the same thing by slash.
quiet-words-none = нет/никогда/выкл/без ночи
quiet-words-to = до/по
reminders-title = **Как тебе напоминают**
reminders-reach = { $reach ->
        [dm] Тебе приходят личные сообщения.
        [off] Тебе ни о чём не напоминают.
       *[channel] Тебя упоминают в канале игры.
    }
reminders-quiet = Никогда с { $from } до { $until }.
reminders-no-quiet = В любой час дня и ночи.
reminders-zone = У тебя сейчас { $time } ({ $zone }). Если это не так, выбери ниже или назови свой город в поле *пояс* команды { COMMAND("giants my reminders") }.
reminders-snoozed = До { $until } без напоминаний.
reminders-where = Где…
reminders-where-channel = Упоминать меня в канале
reminders-where-dm = Писать мне лично
reminders-where-off = Не напоминать
reminders-night = Моя ночь…
reminders-night-none = Без тихих часов
reminders-zones = Который у меня сейчас час…
zone-question = **Чтобы никогда тебя не будить**: у тебя сейчас около **{ $time }**? Я никого не зову с { $from } до { $until } по его времени. Это всегда можно изменить: { COMMAND("giants my reminders") }.
zone-yes = Да, примерно
zone-choice = { $time } · { $city }
reminders-snooze-2 = Не трогать меня 2 часа
reminders-snooze-8 = 8 часов
reminders-snooze-24 = сутки
reminders-wake = Я не сплю

## Away

away-none = Ты сейчас нигде не играешь.
away-until-past = Этот день уже прошёл.
away-until-far = Это слишком далеко: не больше года. Если играть дальше не получится, предложи своё место: { COMMAND("giants seat offer") }.
away-until-unclear = До какого дня? Напиши, например, «завтра», «пятница», «следующая неделя», «3 дня» или 2030-12-31.
# What people may type: different things by comma, other words for the same thing by slash. The week begins on Monday.
away-words-tomorrow = завтра/до завтра
away-words-next-week = следующая неделя/следующей недели/до следующей недели/на следующей неделе/след. неделя
away-words-weekdays = понедельник/понедельника/до понедельника/в понедельник/пн, вторник/вторника/до вторника/во вторник/вт, среда/среду/среды/до среды/в среду/ср, четверг/четверга/до четверга/в четверг/чт, пятница/пятницу/пятницы/до пятницы/в пятницу/пт, суббота/субботу/субботы/до субботы/в субботу/сб, воскресенье/воскресенья/до воскресенья/в воскресенье/вс
away-words-one = один/одна/одну
away-words-days = день/дня/дней/дн/сутки/суток
away-words-weeks = неделя/неделю/недели/недель/нед
away-done = { $count ->
        [one] Тебя нет в { $count } игре до { $until }.
       *[other] Тебя нет в { $count } играх до { $until }.
    } { $stand_in ->
        [wait] Столы ждут тебя, пока позволяет время на решение.
       *[other] За тебя играет компьютер ({ TERM($stand_in, "level") }).
    } Вернуться можно когда угодно: { COMMAND("giants back") }.
away-back = { $count ->
        [0] Ты и так на месте.
        [one] С возвращением: { $count } игра снова твоя.
        [few] С возвращением: { $count } игры снова твои.
       *[other] С возвращением: { $count } игр снова твои.
    }
away-choice = { $days ->
        [1] до завтра, { $date }
        [one] на { $days } день, до { $date }
        [few] на { $days } дня, до { $date }
       *[other] на { $days } дней, до { $date }
    }
seat-held = { $until ->
        [none] Сейчас за тебя играет компьютер.
       *[other] До { $until } за тебя играет компьютер.
    } Сядешь за игру снова?
seat-take-back = Я здесь
seat-home = С возвращением: место снова твоё. Когда придёт твоя очередь, нажми *Твой ход* на карточке.
woken = Игра продолжается с того же места, и у всех снова полное время.
seat-offered = Твоё место предложено другим. Пока его не займут, играешь ты.
seat-kept = Место остаётся за тобой.

## Privacy

my-language-set = Теперь тебе отвечают на этом языке: { $language }. Карточка стола говорит на языке стола.
privacy-title = **Что о тебе известно**
privacy-settings = Как тебе напоминают: { $reach ->
        [dm] лично
        [off] никак
       *[channel] в канале
    }, { $zone }{ $night }.
privacy-no-settings = О напоминаниях — ничего.
privacy-language = Тебе отвечают на этом языке: { $language }.
privacy-counts = { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[other] { $games } игр
    } с твоим участием или под твоим началом, { $actions ->
        [one] { $actions } запись
        [few] { $actions } записи
       *[other] { $actions } записей
    } журнала о твоих действиях, { $notices ->
        [one] { $notices } личное уведомление
        [few] { $notices } личных уведомления
       *[other] { $notices } личных уведомлений
    }.
privacy-names = Твоё имя нигде не хранится: его читают из Discord, когда показывают.
privacy-export = Отдать мне всё
privacy-delete = Забыть меня
privacy-sure = **Правда?** Твои места в идущих играх займёт компьютер, а твой номер исчезнет из всех журналов. Сами игры останутся как есть. Отменить это нельзя.
privacy-signed = Твои действия как модератора остаются под твоим именем, пока { $count ->
        [1] не кончится одна идущая игра
        [one] не кончится { $count } идущая игра
        [few] не кончатся { $count } идущие игры
       *[other] не кончатся { $count } идущих игр
    }; потом имя исчезнет и там. Кто заглядывал за ширму или сидел за столом, того до конца той игры узнают ещё и по метке без имени.
privacy-barred = Тебе закрыт доступ к столам { $count ->
        [one] { $count } сервера
       *[other] { $count } серверов
    }.
privacy-barred-stays = Запрет остаётся: тебя узнают по метке без имени. Снять его могут только модераторы того сервера.
privacy-watched = Тебе сообщают об открытых столах на { $count ->
        [one] { $count } сервере
       *[other] { $count } серверах
    }.
privacy-leagues = У тебя есть место в { $count ->
    [one] { $count } лиге
   *[other] { $count } лигах
}. Если тебя забыть, оно останется там без имени и больше не сыграет ни одного тура.
privacy-signed-left = Из твоих действий как модератора имя исчезнет, когда { $count ->
        [1] кончится та игра.
        [one] кончится { $count } игра.
        [few] кончатся те { $count } игры.
       *[other] кончатся те { $count } игр.
    }
privacy-yes = Да, забыть меня
privacy-no = Нет
privacy-exported = Вот всё, что о тебе хранится.
privacy-deleted = { $count ->
        [0] О тебе больше ничего нет.
        [one] Тебя забыли. Тебя знал { $count } стол.
        [few] Тебя забыли. Тебя знали { $count } стола.
       *[other] Тебя забыли. Тебя знали { $count } столов.
    }

## Commands

command-my = Твои напоминания и данные, во всех играх
command-my-reminders = Как и когда тебе напоминать
command-my-reminders-where = Где
command-my-reminders-quiet = Твоя ночь, например 22-8 или 22:30-7:15; - если не нужна
command-my-reminders-zone = Твой часовой пояс
command-away = Отлучиться из всех игр
command-away-until = До какого дня: завтра, пятница, следующая неделя, 3 дня или дата вроде 2030-12-31
command-away-stand_in = Кто играет за тебя
command-away-wait = никто: столы ждут
command-back = Вернуться во все игры
command-my-language = На каком языке тебе отвечать
command-my-language-language = Какой
command-my-language-discord = язык твоего Discord
command-my-data = Что о тебе хранится: посмотреть, получить, удалить
command-seat = Твоё место за этим столом
command-seat-offer = Предложить своё место другим
command-seat-keep = Всё-таки оставить место за собой
command-seat-accept = Занять место, которое тебе предложили
command-seat-refuse = Отказаться от места, которое тебе предложили
command-seat-take = Попросить предложенное место
command-seat-take-colour = Какое
command-vote = Спросить всех за столом
command-order = Указания на будущее, для следующих решений
command-order-set = Оставить указание для будущего решения
command-order-what = Что сделать
command-order-pass = пас, когда придёт мой ход
command-order-passround = пас до конца этого раунда
command-order-largest = взять самого большого Моаи, какого смогу
command-order-keep = оставить мои маркеры в конце раунда
command-order-takeall = забрать все мои маркеры
command-order-stashall = пометить в карьере всё, что смогу
command-order-stashnone = ничего не помечать в карьере
command-order-bid = Оставить ставку на следующий аукцион
order-drop = Отменить одно из них…
order-kind-bid-of = следующая ставка ({ $bid })
prebid-leave = Ставка на следующий аукцион…
prebid-now = Ставку ждут от тебя уже сейчас: сделай её через *Твой ход* или { COMMAND("bid") }.
prebid-of = { $markers ->
        [0] без маркеров
        [one] { $markers } маркер
        [few] { $markers } маркера
       *[other] { $markers } маркеров
    }, { $workers ->
        [0] без рабочих
        [one] { $workers } рабочий
       *[other] { $workers } рабочих
    }{ $sorcerer ->
        [0] {""}
       *[other] , шаман
    }{ $chief ->
        [0] {""}
       *[other] , вождь
    }
order-kind-recall-all = забрать все мои маркеры
order-kind-recall-none = оставить мои маркеры
order-kind-stash-all = пометить в карьере всё, что смогу
order-kind-stash-none = ничего не помечать в карьере
settings-late = Когда время выйдет…
late-remind = об этом узнают все, и стол ждёт
late-decision = решение принимает компьютер
late-seat = играет компьютер, пока хозяин места не вернётся
