# Private answers, menus and forms.

spectator = Ты наблюдаешь за этой игрой. Осмотрись с помощью { COMMAND("giants board") } или присоединяйся к следующей: { COMMAND("giants join") }.
unknown-control = Эта кнопка из прошлых времён. Возьми самую свежую карточку.
server-only = Для этого нужен канал на сервере: играют там.
command-outdated = Эта команда изменилась или переехала, а твой Discord ещё не знает. Набери / и выбери её заново; почти всё теперь начинается так же, как { COMMAND("giants games") }.
no-game-here = В этом канале нет игры. Открой стол командой { COMMAND("giants new") }.
not-due = Сейчас от тебя ничего не требуется. Ждём: { $names }.
moved-on = С тех пор, как открыта эта панель, игра ушла вперёд.
panel-incomplete = Ещё не всё: что-то осталось выбрать.
done = ✅ Готово.
due-again = И снова твой ход.
fault = У нас что-то сломалось, в игре ничего не изменилось. Если повторится, передай модератору номер { $reference }.

discord-channel-gone = Этого канала больше нет, или Discord прячет его от меня.
discord-server-gone = Discord больше не пускает меня на этот сервер.
discord-person-gone = Discord не знает здесь такого человека.
discord-message-gone = Этого сообщения больше нет.
discord-thread-full = Эта ветка переполнена: Discord больше никого не пускает.
discord-thread-closed = Эта ветка закрыта. Сначала открой её снова.
discord-too-many-threads = На сервере уже столько открытых веток, сколько разрешает Discord. Закрой одну или играй прямо в канале.
discord-wrong-channel = В таком канале это не получится. Попробуй в обычном текстовом.
discord-not-allowed = Discord говорит, что мне здесь этого нельзя. Кто управляет сервером, может разрешить это в настройках канала.
discord-no-access = Discord говорит, что мне не видно нужного. Кто управляет сервером, может дать мне доступ.
discord-file-too-large = Файл больше, чем разрешает Discord.
discord-busy = Discord сейчас перегружен. Попробуй ещё раз через минуту.
discord-down = У Discord сейчас неполадки. Попробуй ещё раз чуть позже.
discord-unreachable = Discord на миг пропал. Попробуй ещё раз.
discord-refused = Discord отказал в том, что здесь нужно (код { $code }). Если повторится, передай этот код модератору.
form-too-late = Прошло слишком много времени, и форма уже не откроется. Нажми ещё раз.

option-too-long = Это длиннее всего, что тут может пригодиться: хватит { $most } { $most ->
        [one] символа
       *[other] символов
    }.
option-unreadable = Не могу разобрать «{ $given }». Выбери одну из подсказок, которые появляются при вводе.
option-no-statues = Какие статуи? Назови их или введи -, если никакие.
option-not-found = Не нахожу там того, что названо. Выбери ещё раз.

permissions-missing = Не могу вести стол в { $channel }. Мне не хватает прав: { $missing }. Кто управляет сервером, может дать их в настройках канала.
permission-view_channel = видеть канал
permission-send_messages = отправлять сообщения
permission-send_messages_in_threads = отправлять сообщения в ветках
permission-attach_files = прикреплять файлы
permission-read_message_history = читать историю сообщений
permission-create_public_threads = создавать ветки

thread-name = Giants, { $board }: стол игрока { $host }
thread-name-of = { $stage ->
        [finished] Окончена · Giants: { $players }
       *[playing] Giants: { $players }
    }
forum-post = { $host } открывает стол: Giants, { $board }. Он ниже: кто хочет играть, присоединяется там.
forum-tag-open = набор
forum-tag-playing = идёт игра
forum-tag-finished = сыграно
forum-not-yours = Тебе нельзя писать в { $channel }, так что и я за тебя не стану.
forum-media = Медиаканалы показывают только картинки, игру там не прочитать. Выбери форум.
forum-tag-required = В { $channel } у каждой публикации должен быть тег, а тега «{ $tag }» там нет. Кто ведёт форум, может его добавить (и ещё «идёт игра» и «сыграно») или разрешить мне управлять этим каналом.
table-opened = Стол открыт в { $channel }.
joined = Ты за столом.
waitlisted = За столом нет мест. Тебе достанется следующее свободное, после тех, кто ждёт дольше, и ты узнаешь об этом. *Уйти* уберёт тебя из очереди.
left = Ты больше не за столом.
computer-added = За стол садится компьютер.
started = Игра начинается.
rematch-begins = Все снова в сборе: игра начинается.
rematch-waits =
    Играем ещё раз. { $count ->
        [1] Не хватает ещё одного игрока: начнём, когда он тоже нажмёт *Ещё раз*.
       *[other] Не хватает ещё { $count } игроков: начнём, когда все нажмут *Ещё раз*.
    }
rematch-not-yet = Эту игру ещё можно возобновить. Когда она закончится насовсем, можно сыграть новую.
rematch-not-yours = Сыграть ещё раз могут только те, кто играл здесь. Открой свой стол: { COMMAND("giants new") }.
rematch-begun = Следующая игра уже началась без тебя.
invited = Приглашение отправлено: { $person }.
host-changed = Теперь хозяин стола — { $person }.
called = Модераторы знают, где ты, и заглянут.
cancelled = Стол закрыт.
cancel-running = Игра уже идёт. Модератор может завершить её командой { COMMAND("table end") }, и все за столом об этом узнают.
games-title = **Игры на этом сервере**
games-none = На этом сервере игр нет. Открой стол: { COMMAND("giants new") }.
games-others =
    { $count ->
        [one] - и ещё { $count } игра
        [few] - и ещё { $count } игры
       *[other] - и ещё { $count } игр
    }
games-open = - { $channel } · ждёт игроков: занято мест { $count } из { $most }
games-watch-on = Сообщать, когда откроют стол
games-watch-off = Больше не сообщать
games-watched = Ты узнаешь, когда на этом сервере откроют стол, не чаще раза в шесть часов, так, как задано в { COMMAND("giants my reminders") }.
games-unwatched = Об открытых на этом сервере столах тебе не сообщают.
games-line =
    - { $channel } · { $status ->
        [paused] на паузе
       *[playing] ход: { $due }
    }

mine-none = Ты сейчас нигде не играешь. Игры сервера покажет { COMMAND("giants games") }.
mine-waiting = **Ждут тебя**
mine-others = **Другие твои игры**
mine-game = [{ $game }]({ $link }){ $server ->
        [none] {""}
       *[other] {" "}· { $server }
    }
mine-due = - { $name }: { TERM($phase, "waited") } ({ TERM($colour, "colour") }), твоя очередь пришла { $since }{ $deadline ->
        [none] .
       *[other] ; время выйдет { $deadline }.
    }
mine-line = - { $name }: { $state ->
        [vote] нужен твой голос.
        [stand-in] за тебя играет компьютер; вернуть место: { COMMAND("giants back") }.
        [asleep] игра спит: разбудить её может любой игрок.
        [open] ждём игроков.
        [paused] на паузе.
       *[playing] { $due ->
            [none] ходят компьютеры.
           *[other] ждём: { $due }.
        }
    }

welcome =
    ## Добро пожаловать в Giants
    Настольная игра об острове Пасхи для трёх–пяти игроков: торгуйся за Моаи, расставляй свой клан и тащи статуи через остров общими силами. *Научиться в игре* — это первая игра с тренером, который объясняет каждый шаг. Кто ты, выбирается в углу страницы (на телефоне — под ☰); открой вторую вкладку, чтобы побыть кем-то ещё.
welcome-play = Сыграть с двумя компьютерами

since-title = **После твоего прошлого хода**
since-earlier = { $count ->
        [one] … до этого ещё { $count } событие: { COMMAND("giants log") }
        [few] … до этого ещё { $count } события: { COMMAND("giants log") }
       *[other] … до этого ещё { $count } событий: { COMMAND("giants log") }
    }
since-piece = { TERM($piece, "piece") } на { $hex }{ $logs ->
        [0] {""}
        [1] {" "}с бревном
        [2] {" "}с двумя брёвнами
       *[other] {" "}с брёвнами ({ $logs })
    }
since-placed = { $name } ставит: { $pieces }.
since-sealed = Сделали ставки: { $names }.
since-passed = { $count ->
    [one] { $names } пасует.
   *[other] { $names } пасуют.
}
since-declined = Моаи больше не берут: { $names }.
since-gained = Очки за переноску: { $shares }.
since-stand-in = { $name } 🤖
since-stand-ins = 🤖 вместо кого-то решал компьютер.
summary-title = **Пока тебя не было** · [{ $game }]({ $link })

screen-title = **Это видишь только ты.**
standing-points =
    Закончись игра сейчас, у тебя было бы **{ $total }** { $total ->
        [one] очко
        [few] очка
       *[other] очков
    }: { $track } на треке{ $hidden ->
        [0] { "" }
       *[other] , { $hidden } за { $open ->
            [0] скрытых Моаи
           *[other] Моаи
        }
    }{ $tablets ->
        [0] { "" }
       *[other] , { $tablets } за таблички
    }.
standing-bases =
    Установлено Моаи: **{ $erected } из { $bases }**{ $reserved ->
        [0] { "" }
       *[other] , зарезервировано аху: { $reserved }
    }. Кто установит всех своих, тот завершит игру.
standing-pieces =
    За твоей ширмой: { $workers ->
        [0] ни одного рабочего
        [one] { $workers } рабочий
       *[other] { $workers } рабочих
    }{ $sorcerer ->
        [0] { "" }
       *[other] , шаман
    }{ $chief ->
        [0] { "" }
       *[other] , вождь
    }, { $markers ->
        [0] ни одного маркера
        [one] { $markers } маркер
        [few] { $markers } маркера
       *[other] { $markers } маркеров
    }{ $logs ->
        [0] { "" }
        [one] , { $logs } бревно
        [few] , { $logs } бревна
       *[other] , { $logs } брёвен
    }.{ $spent ->
        [0] { "" }
        [one] {" "}Ещё { $spent } маркер вернётся в конце раунда.
        [few] {" "}Ещё { $spent } маркера вернутся в конце раунда.
       *[other] {" "}Ещё { $spent } маркеров вернутся в конце раунда.
    }
standing-marks = Твои маркеры лежат на: { $marks }.
standing-mark = { $statue } ({ $hex })
orders-given = Твои указания: { $orders }.
orders-cancel = Отменить их
order-leave = Оставить указание на будущее…
order-pass = Пас, когда придёт мой ход
order-passround = Пас до конца этого раунда
order-largest = Взять самого большого Моаи, какого смогу
order-keep = Оставить мои маркеры в конце раунда
order-takeall = Забрать все мои маркеры
order-stashall = Пометить в карьере всё, что смогу
order-stashnone = Ничего не помечать в карьере
order-kind-pass = пас на моём следующем ходу
order-kind-pass-round = пас до конца этого раунда
order-kind-plan = размещать по плану
order-this-round = { $order } (в этом раунде)
order-kind-largest = взять самого большого Моаи
order-kind-bid = ставка
order-kind-recall = маркеры в конце раунда
order-kind-stash = пометки в карьере

more-title = **Ещё**
more-back = ← Ещё
text-before = ← Раньше
text-after = Дальше →
more-log = Журнал
more-text = Поле словами
more-wide = Поле для большого экрана
more-help = Как играть
more-peek = Разбить половинку таблички и подсмотреть…
peek-at = чей Моаи на аху { $ahu }
peek-sure = **Точно?** Подсмотреть стоит половинки таблички, и назад её не вернуть: { $what }.
peek-yes = Разбить и подсмотреть
peek-kept = Твоя половинка таблички цела.
peeked = Под Моаи на аху { $ahu } лежит постамент игрока **{ $name }**. Знаешь это только ты.
take-back = Взять назад
took-back = Ход взят назад.
log-title = { $part ->
        [since] **После твоего прошлого хода**
        [round] **Этот раунд**
       *[all] **Вся игра**
    }{ $pages ->
        [1] {""}
       *[other] {" "}· страница { $page } из { $pages }
    }
log-empty = Пока ничего.
log-empty-since = С тех пор ничего не произошло.
log-part-since = После моего хода
log-part-round = Этот раунд
log-part-all = Всё
log-older = ◀ Раньше
log-newer = Позже ▶
log-hidden = -# Помнить, где чей Моаи, — дело твоё: журнал говорит, что и где произошло, но о транспортировке и прошлых раундах умалчивает, кто это сделал.
log-points = Очки на данный момент: { LIST($points, type: "plain") }.
log-later-carved = Взятые Моаи по размерам: { $sizes }.
log-later-erected = Установлены: { $moai }.
log-later-moai = размер { $size } на аху { $ahu }
log-later-crowned = Пукау надеты на аху: { $ahus }.
log-later-peeked = { $name } заглядывает под Моаи{ $count ->
        [1] {""}
        [few] {" "}({ $count } раза)
       *[other] {" "}({ $count } раз)
    }.
log-later-acted = Модератор ({ $who }) принял решение за кого-то в транспортировке.
log-later-late = У кого-то вышло время в транспортировке.
log-later-decision = решение { $number } фазы «{ $phase }»
hint = 💡 **{ $action }** — { $reason }.
hint-next = -# Или так: { $action } — { $reason }.
hint-behind =
    -# Или так, { $points ->
        [0] почти не хуже
        [one] примерно на { $points } очко меньше
        [few] примерно на { $points } очка меньше
       *[other] примерно на { $points } очков меньше
    }: { $action } — { $reason }.
hint-ask = Подсказка

settings-title = **Как играют за этим столом**
settings-options = Варианты правил
settings-deadline = Время на решение
settings-pictures = Картинки
settings-closeup = Что на картинках
settings-private-on = Пускать только приглашённых
settings-private-off = Пускать всех
settings-invite = Пригласить…
settings-free = Освободить место…
settings-host = Сменить хозяина стола…
option-quick_start-means = Все начинают с двумя рабочими.
option-open_score-means = Очки за Моаи — сразу, как он встанет.
option-open_owners-means = Все видят, чей это Моаи.
deadline =
    { $hours ->
        [0] без ограничения
        [12] полдня
        [24] сутки
        [72] трое суток
        [168] неделя
        [one] { $hours } час
        [few] { $hours } часа
       *[other] { $hours } часов
    }
pictures-action = после каждого действия
pictures-phase = раз в фазу
pictures-request = только по просьбе
closeup-crop = последнее событие крупно и поле
closeup-animation = то же, и статуи движутся
closeup-board = только поле

# To the owner of the application, in a direct message

operator-outage = Компьютеры уровня { $level } не отвечают, вместо них решают лёгкие. Причина: { $reason }
operator-outage-over = Компьютеры уровня { $level } снова решают сами.
