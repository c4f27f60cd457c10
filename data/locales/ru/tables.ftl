# What a table refuses, tells and notes. One message a reason.
# $user, $host, $moderator, $old_user and $new_user are mentions or names, as the reader may see them.

## Who and when

table-is-open = Игра ещё не началась.
table-is-playing = Игра идёт.
table-is-paused = Игра на паузе.
table-is-finished = Игра окончена.
table-is-abandoned = Этот стол закрыт.
table-not-started = Игра ещё не началась.
table-not-host = Это может только хозяин стола или модератор.
table-not-moderator = Это может только модератор.
table-not-seated = Ты не сидишь за этим столом.
table-not-your-seat = Это не твоё место.
table-stale = С тех пор игра ушла вперёд. Вот как всё стоит сейчас.
table-press-elsewhere = Эта кнопка от другого стола.
table-overtaken = Кто-то тебя опередил. Попробуй ещё раз.
table-no-such-game = Игры { NUMBER($game, useGrouping: 0) } нет.
table-no-such-seat = За этим столом нет такого игрока: { TERM($colour, "colour") }.

## Before the game

table-place-taken = Здесь уже есть стол: игра { NUMBER($game, useGrouping: 0) }.
table-no-such-board = Нет поля «{ $name }».
table-bad-setting = Такого значения для «{ $name }» не бывает.
table-fixed = Поле, варианты и рассадка не меняются, когда игра началась.
table-already-invited = Приглашение уже отправлено.
table-too-many-invited = Пригласить можно не больше { $most } человек.
table-private = Этот стол только для приглашённых.
table-not-hosting = Столы на этом сервере можно открывать здесь: { $channels }. Кто управляет сервером, может это изменить: { COMMAND("table setup") }.
table-opening-moderators = На этом сервере столы открывают модераторы. Попроси кого-нибудь из них; кто управляет сервером, может это изменить: { COMMAND("table setup") }.
table-opening-role = На этом сервере столы открывают те, у кого есть { $role }, и модераторы. Кто управляет сервером, может это изменить: { COMMAND("table setup") }.
table-too-many-own = { $most ->
        [1] У тебя уже есть свой стол на этом сервере, а больше одного сразу нельзя.
        [one] У тебя уже { $most } свой стол на этом сервере, а больше сразу нельзя.
        [few] У тебя уже { $most } своих стола на этом сервере, а больше сразу нельзя.
       *[other] У тебя уже { $most } своих столов на этом сервере, а больше сразу нельзя.
    } Кто управляет сервером, может это изменить: { COMMAND("table setup") }.
table-too-many-here = { $most ->
        [1] В этом канале или его ветках уже есть стол, а больше одного сразу сервер не разрешает.
        [one] В этом канале и его ветках уже { $most } стол, а больше сразу сервер не разрешает.
        [few] В этом канале и его ветках уже { $most } стола, а больше сразу сервер не разрешает.
       *[other] В этом канале и его ветках уже { $most } столов, а больше сразу сервер не разрешает.
    } Кто управляет сервером, может это изменить: { COMMAND("table setup") }.
table-no-computers = На этом сервере компьютеры не садятся за новые столы. Кто управляет сервером, может это изменить: { COMMAND("table setup") }.
table-barred = Тебе закрыт доступ к столам этого сервера{ $reason ->
        [none] {""}
       *[other] : { $reason }
    }. Снять запрет могут модераторы.
table-barred-other = Доступ к столам этого сервера закрыт: { $person }. Модератор может снять запрет: { COMMAND("table unbar") }.
table-barred-already = Доступ уже закрыт.
table-not-barred = Доступ и так открыт.
table-bar-oneself = Закрыть доступ себе нельзя. Это может другой модератор.
table-too-many-barred = Доступ закрыт уже { $most } людям, больше сервер не может. Сначала сними какой-нибудь запрет.
table-seats-free = Есть свободное место: просто садись.
table-waits-already = Ты уже ждёшь места. *Уйти* уберёт тебя из очереди.
table-waitlist-full = Места ждут уже { $most } человек. Поищи другой стол.
table-already-seated = Ты уже за этим столом.
table-colour-taken = Этот цвет уже занят: { TERM($colour, "colour") }.
table-no-such-colour = Нет цвета «{ $colour }».
table-full = За столом нет мест: играть могут до { $most }.
table-wrong-count = { $count ->
        [0] Пока никого нет
        [1] Одному не сыграть
       *[other] Игроков { $count }, так не сыграть
    }: Giants рассчитана на { $least }–{ $most } игроков.
table-leave-running = Игра уже началась. Не бросай место пустым, отдай его кому-нибудь.
table-already-host = Стол и так за этим хозяином.
table-no-such-level = Нет компьютера уровня «{ $level }».

## Going back

table-nothing-to-take-back = В одиночку взять назад нечего: с тех пор что-то открылось или кто-то сделал ход. Можно спросить всех за столом.
table-no-such-point = К моменту { NUMBER($point, useGrouping: 0) } вернуться нельзя.
table-over-for-good = Эта игра окончена насовсем.
table-not-closed = Эту игру завершили досрочно, и до <t:{ NUMBER($until, useGrouping: 0) }:f> её можно возобновить. До тех пор ничего скрытого не откроется.
table-settings-same = Так уже и играют.
table-asked-lately = Такой вопрос от тебя уже был недавно, и стол не согласился. Спросить снова можно после <t:{ NUMBER($until, useGrouping: 0) }:f>.
table-vote-open = Об этом стол уже спросили.
table-no-vote = Сейчас такого вопроса перед столом нет.

## Seats, orders, times

table-not-asked = Тебе здесь больше не предлагают места.
table-user-seated = Этот человек уже за столом.
table-seat-needs-somebody = В идущей игре не может быть пустого места. Сначала поставь её на паузу.
table-seat-empty = За { TERM($colour, "colour", case: "gen") } никто не сидит. Сначала займи это место кем-нибудь.
table-no-place = У игры нет канала. Сначала перенеси её в какой-нибудь.
table-already-there = Стол и так здесь.
table-past = Это время уже прошло.
table-not-away = Ты и так на месте.
table-no-such-order = Нет такого указания: «{ $order }».
table-not-due = Это уже решено.
table-seat-is-offered = Это место уже предложено.
table-seat-not-offered = Это место не предлагается: { TERM($colour, "colour") }.
table-seat-not-due = От { TERM($colour, "colour", case: "gen") } сейчас ничего не требуется.
table-nobody-waited-for = Никого не ждём: торопить некого.
table-has-looked = Кто заглядывал за ширму этой игры или видел её запись, играть в ней больше не может.
table-moderator-plays = Эта игра касается и тебя: сейчас или раньше она была твоей, или ты просишь в ней место. Это должен сделать модератор со стороны; позвать его можно так: { COMMAND("giants call") }.
table-ask-the-table = Эта игра касается и тебя, поэтому решать всем за столом: спроси их через { COMMAND("giants vote") }. Может и модератор со стороны; позвать его можно так: { COMMAND("giants call") }.
table-sat-elsewhere = Кто сидел в этой игре за { TERM($colour, "colour", case: "gen") }, знает, что за той ширмой, и занять другое место не может.
table-seat-oneself = Модератор не даёт место сам себе. Попроси у стола то, что предлагается, или обратись к хозяину стола либо другому модератору.
table-seat-computer = За { TERM($colour, "colour", case: "gen") } играет компьютер: он решает сам.
table-has-time = У { TERM($colour, "colour", case: "gen") } ещё есть время на решение. Если ничего не выйдет, решить за него можно с <t:{ NUMBER($until, useGrouping: 0) }:f> (<t:{ NUMBER($until, useGrouping: 0) }:R>).
table-nudged-already = Недавно уже торопили. Снова можно <t:{ NUMBER($until, useGrouping: 0) }:R>; до тех пор лучше всего помогает немного терпения.
table-called-already = Модераторов уже позвали. Снова можно <t:{ NUMBER($until, useGrouping: 0) }:R>.

## Records

table-bad-record = { $line ->
        [0] Это не запись игры: { $why }
       *[other] Ошибка в строке { $line } записи: { $why }
    }
table-record-dice = Броски в записи не соответствуют её зерну.
table-record-newer = Запись сделана по более новым правилам ({ $rules }), чем знает эта программа ({ $newest }).
table-rules-newer = Игра { NUMBER($game, useGrouping: 0) } начата по более новым правилам ({ $rules }), чем знает эта программа ({ $newest }).
table-dice-forged = Кубики записи { NUMBER($seq, useGrouping: 0) } ({ $line }) не из зерна этого стола.
table-no-seed = В этой игре нет кубиков.

## The database

table-damaged = Игра { NUMBER($game, useGrouping: 0) } повреждена и оставлена как есть: { $detail }
table-store-busy = База данных занята другой программой. Попробуй ещё раз через минуту. ({ $detail })
table-store-served = Файл { $path } уже использует другой бот. Один файл — один бот: останови другого или дай этому отдельную базу данных.
table-store-not-empty = { $path } — не пустая база, она осталась как была. Укажи базу данных, в которой ничего нет.
table-store-no-postgres = Для базы данных на сервере нужен psycopg: установи giants с дополнением giants[postgres]. ({ $detail })
table-store-unreachable = База данных недоступна. Попробуй ещё раз через минуту. ({ $detail })
table-store-full = На диске нет места. Ничего не изменилось. ({ $detail })
table-store-readonly = В базу данных нельзя писать. Ничего не изменилось. ({ $detail })
table-store-damaged = База данных повреждена, или это вовсе не база. Ничего не изменилось. ({ $detail })
table-store-unreadable = Не удаётся открыть базу данных. ({ $detail })
table-store-failed = База данных сообщает об ошибке. Ничего не изменилось. ({ $detail })
table-store-foreign = { $path } — база данных другой программы. Её не трогали.
table-store-other-plan = Другие боты обслуживают эту базу данных с GIANTS_BLOCKS={ $blocks } и GIANTS_SHARDS={ $shards }. Задай этому те же значения или сначала останови остальных.
table-store-newer = База данных записана более новой версией программы (схема { $version }; эта знает { $newest }). Её не трогали.
table-store-older = База данных записана более старой версией программы (схема { $version } из { $newest }). Бот обновит её при запуске; до тех пор её не трогали.
table-store-missing = { $path } — не база данных Giants.
table-store-empty = { $path } пуст (0 байт), а база данных Giants пустой не бывает: её содержимое потеряно или лежит в другом месте. Файл не тронут.
table-store-lost = { $path } исчез, а { $path }-wal остался: базу данных переместили или удалили. Ничего не начато заново.
table-store-no-wal = База данных не может работать здесь в режиме WAL (сейчас режим { $mode }).
table-store-old-sqlite = SQLite { $version } слишком старая: Giants нужна 3.37 или новее.

## News

table-news-opened = Стол открыт.
table-news-imported = Игра загружена из записи.
table-news-configured = Настройки изменены{ $what ->
        [none] {""}
       *[other] : { $what }
    }.
setting-board = поле
setting-deadline = время на решение
setting-language = язык
setting-late = что будет, когда время выйдет
setting-options = варианты правил
setting-closeup = что на картинках
setting-pictures = картинки
setting-private = кого пускать за стол
setting-reminder = напоминания
setting-seating = рассадка
setting-stand_in = замены
table-news-invited = Приглашение: { $user }.
table-news-joined = Место занято: { TERM($seat, "colour") }.
table-news-left = Место снова свободно: { TERM($seat, "colour") }.
table-news-hosted = Теперь хозяин стола — { $user }.
table-news-started = Игра начинается. Первый игрок — { TERM($first, "colour") }.
table-news-undone = { $count ->
        [1] Последнее действие взято назад.
       *[other] Взято назад последних действий: { $count }.
    }
table-news-paused = Игра на паузе.
table-news-resumed = Игра идёт дальше.
table-news-slept = Никто больше не приходил, и игра уснула.
table-news-replaced = { $new ->
        [none] Место свободно ({ TERM($seat, "colour") }): нужен игрок.
       *[other] За { TERM($seat, "colour", case: "gen") } теперь играет { $new }{ $old ->
            [none] {""}
           *[other] {" "}(раньше — { $old })
        }.
    }
table-news-asked = За { TERM($seat, "colour", case: "gen") } предлагают сыграть: { $user }. До согласия ничего не изменится.
table-news-refused = { $user } отказывается играть за { TERM($seat, "colour", case: "gen") }.
table-news-away = { $name } в отъезде.
table-news-returned = { $name } снова здесь.
table-news-late = { $name }: время вышло.
table-news-proposed = { $question ->
        [undo] { $user } предлагает вернуться назад.
        [end] { $user } предлагает завершить игру с нынешними очками.
        [seat] { $user } хочет играть за { TERM($seat, "colour", case: "gen") }.
        [settings] { $user } предлагает другое время на решение.
        [pause] { $user } предлагает паузу.
        [resume] { $user } предлагает продолжить.
        [reopen] { $user } предлагает возобновить игру.
        [close] { $user } предлагает закрыть игру насовсем.
       *[abandon] { $user } предлагает бросить игру.
    }
table-news-voted = { $aye ->
        [0] { $name } против.
       *[1] { $name } за.
    }
table-news-rejected = { $why ->
        [time] Время на ответ вышло: согласия нет.
        [void] На что согласились, сделать уже нельзя.
       *[table] Стол сказал «нет».
    }
table-news-finished = Игра окончена.
table-news-abandoned = Стол закрыт.
table-news-expired = Несколько дней никто не садился, и стол закрыт.
table-news-queued = { $waits ->
        [yes] { $user } ждёт места.
       *[no] { $user } больше не ждёт места.
    }
table-news-reopened = Игра возобновлена.
table-news-closed = Игра окончена насовсем.
table-news-archived = Стол ушёл в архив.
table-news-moved = Стол переехал сюда.
table-news-nudged = Тех, кого ждём, поторопили.
table-news-repaired = Карточка опубликована заново.
table-news-tried = Модератор пытался решить за другого игрока, но так сейчас нельзя: { $name }.
table-news-inspected = Модератор заглянул за ширму игрока { $name }.
table-news-exported = { $by ->
        [operator] Владелец бота взял
       *[moderator] Модератор взял
    } копию записи, по которой видно, кто что установил.
table-news-called = { $user } зовёт модераторов.
table-news-offered = { $name } предлагает своё место: кто хочет занять?
table-news-withdrawn = { $name } остаётся на своём месте.
table-news-displaced = { $loss ->
        [channel] Канал стола удалён. Игра на паузе, пока у неё не появится новый.
        [server] Меня убрали с сервера. Игра поставлена на паузу.
        [locked] Ветка стола заблокирована, и карточку показать не удалось.
       *[permissions] Мне не позволили показать стол в его канале.
    }
table-news-gone = Игрока больше нет на этом сервере ({ TERM($seat, "colour") }). Место предлагается другим.
table-news-forgotten = Игрок попросил его забыть ({ TERM($seat, "colour") }). Дальше играет компьютер.
table-news-restored = ⚠️ Эта игра отброшена назад: мои данные восстановлены из более ранней копии, и всё стоит так, как было { $at }. Что сыграно позже, пропало. Пожалуйста, сыграйте это ещё раз.

plan-unreadable = Это не план размещения.
plan-not-now = Планировать размещение можно, пока фигурки размещают и у тебя ещё нет паса.
plan-too-long = В плане не больше { $most } шагов.
plan-over = Этот план был для прошлого раунда.
plan-disturbed = Там, куда ведёт твой план, кто-то стоит.

## Private notices

table-notice-invited = { $host } зовёт тебя сыграть в Giants.
table-notice-opened = { $host } открывает стол, есть свободные места.
table-notice-seat-free = Освободилось место, и оно твоё: ты играешь за { TERM($colour, "colour", case: "gen") }. Если уже не подходит, нажми *Уйти*.
table-notice-began = Игра, которой ты ждёшь, началась без тебя.
table-notice-given-up = Стол, места за которым ты ждёшь, закрыли.
table-notice-expires-soon = Уже несколько дней никто не садится. Если так и останется, стол закроется <t:{ NUMBER($until, useGrouping: 0) }:R>: пригласи кого-нибудь или начни с компьютерами.
table-notice-expired = Несколько дней никто не садился, и стол закрыт. Открыть другой можно когда угодно: { COMMAND("giants new") }.
table-notice-barred = Модераторы закрыли тебе доступ к столам этого сервера, и твои места за столами до игры освобождены.
table-notice-dismissed = Твоё место освободили ({ TERM($colour, "colour") }).
table-notice-called = { $user } просит модератора взглянуть на этот стол.
table-notice-acted-for = За тебя решает { $moderator }.
table-notice-replaced = За { TERM($colour, "colour", case: "gen") } теперь играет кто-то другой.
table-notice-seated = Теперь ты играешь за { TERM($colour, "colour", case: "gen") }.
table-notice-order-used = { $order ->
        [bid] Твоя заготовленная ставка сделана.
        [largest] По твоему указанию взят самый большой Моаи, какого можно было высечь.
        [stash] Пометки в карьере сделаны по твоему указанию.
        [recall] С твоими маркерами поступили по твоему указанию.
        [plan] Твой план размещения выполняется.
       *[pass] По твоему указанию — пас.
    }
table-notice-order-dropped = { $why ->
        [undone] { $order ->
            [bid] Игра вернулась назад, и заготовленная ставка снята: тебя спросят.
           *[other] Игра вернулась назад, и твоё указание на тот момент снято: тебя спросят.
        }
        [plan-disturbed] Там, куда ведёт твой план, кто-то стоит, и план остановлен: взгляни.
       *[other] { $order ->
            [bid] Заготовленная ставка больше невозможна. Она снята.
            [plan] Следующий шаг твоего плана больше невозможен, и план остановлен: взгляни.
           *[other] Твоё указание больше невыполнимо. Оно снято.
        }
    }
table-notice-vote = { $question ->
        [undo] Предлагают вернуться назад. Проголосуй.
        [end] Предлагают завершить игру с нынешними очками. Проголосуй.
        [seat] Кто-то хочет занять место. Проголосуй.
        [settings] Предлагают другое время на решение. Проголосуй.
        [pause] Предлагают паузу. Проголосуй.
        [resume] Предлагают продолжить. Проголосуй.
        [reopen] Предлагают возобновить игру. Проголосуй.
        [close] Предлагают закрыть игру насовсем. Проголосуй.
       *[abandon] Предлагают бросить игру. Проголосуй.
    }
table-notice-seat-asked = { $user } предлагает тебе играть за { TERM($colour, "colour", case: "gen") }. Без твоего согласия ничего не изменится (согласиться можно и так: { COMMAND("giants seat accept") }). На ответ есть три дня.
table-notice-seat-refused = { $user } отказывается играть за { TERM($colour, "colour", case: "gen") }.
table-notice-over = Твоя игра окончена. Спасибо за партию!
table-notice-configured = Время на решение изменилось: { $hours ->
        [0] ограничения больше нет.
        [one] теперь { $hours } час.
        [few] теперь { $hours } часа.
       *[other] теперь { $hours } часов.
    }{ $hours ->
        [0] {""}
       *[other] {" "}Когда оно выйдет: { TERM($late, "late") }.
    }
table-notice-late-remind = Твоё время вышло, и стол ждёт тебя: { TERM($phase, "waited") } ({ $colours }).
table-notice-late-decision = Твоё время вышло, и это решение принял за тебя компьютер. Следующее снова твоё.
table-notice-late-seat = Твоё время вышло, и за тебя играет компьютер, пока не вернёшься: нажми *Твой ход* или набери { COMMAND("giants back") }.
table-notice-returned = Твой отъезд окончен: дальше снова играешь ты.
table-notice-slept = Давно никто не ходил, и игра уснула. Ничего не пропало: *Разбудить игру* на карточке — и она пойдёт дальше с того же места.
table-notice-inspected = { $moderator } заглядывает за твою ширму, чтобы помочь столу. Все об этом знают.
table-notice-turn = Твоя очередь: { TERM($phase, "waited") } ({ $colours }).
table-notice-nudge = Дружеское напоминание, стол ждёт тебя: { TERM($phase, "waited") } ({ $colours }).
table-notice-reminder = Сейчас твой ход: { TERM($phase, "waited") } ({ $colours }).
table-notice-again = Стол ждёт уже какое-то время: { TERM($phase, "waited") } ({ $colours }).
table-notice-weekly = Стол всё ещё ждёт тебя: { TERM($phase, "waited") } ({ $colours }). Если играть дальше не получается, предложи своё место: { COMMAND("giants seat offer") }.
table-notice-warning = Твоё время на исходе: { TERM($phase, "waited") } ({ $colours }).
table-notice-plea = Игра давно стоит. Ждём: { $colours } ({ TERM($phase, "waited") }). Может помочь напоминание, компьютер или кто-то новый: { COMMAND("giants moderate") }. Остальные игроки могут проголосовать за завершение.
table-notice-gone = Игрока больше нет на этом сервере ({ TERM($colour, "colour") }). Место предлагается; модератор может занять его через { COMMAND("giants moderate") }.
table-notice-displaced = { $loss ->
        [channel] Канал игры удалён. Игра цела и на паузе; { COMMAND("giants moderate") } перенесёт её в другой канал.
        [server] Меня убрали с сервера. Игра цела и на паузе; пригласи меня снова и набери { COMMAND("giants moderate") }.
        [locked] Ветка игры заблокирована, и я не могу показать карточку. Модератор может её разблокировать или перенести игру через { COMMAND("giants moderate") }.
       *[permissions] Мне нельзя показать игру в её канале. Кто управляет сервером, может разрешить это в настройках канала; чего не хватает, скажет { COMMAND("giants moderate") }.
    }
table-notice-restored = Твоя игра отброшена назад: мои данные восстановлены из более ранней копии, и всё стоит так, как было { $at }. Кнопки более поздних карточек больше не действуют. Чинить ничего не надо: сыграйте пропавшие ходы ещё раз или попросите модератора завершить игру.
table-notice-restored-server = Мои данные восстановлены из более ранней копии, и игры этого сервера отброшены к тому, что было тогда (в этой всё так, как было { $at }). Каждый стол, который что-то потерял, узнает об этом из карточки и играет дальше оттуда; игры, начатые позже, пропали. Как они стоят, покажет { COMMAND("giants moderate") }. Если у владельца бота есть копия поновее, самое время её вернуть.
restored-lost = ⚠️ Игра { NUMBER($game, useGrouping: 0) } пропала, и мне очень жаль: мои данные восстановлены из копии, сделанной до её начала. { COMMAND("giants new") } открывает стол. Если у кого-то сохранилась запись, модератор может вернуть игру через { COMMAND("table import") }.
restored-press = Эта карточка из времени, которого больше нет: мои данные восстановлены из более ранней копии, и игра отброшена назад. Новая карточка показывает, как всё стоит сейчас; загляни туда и играй дальше.
waited-auction = сделать ставку
waited-choose = выбрать Моаи
waited-placement = разместить фигурку
waited-transport = передвинуть статую
waited-stash = какие статуи пометить
waited-recall = какие маркеры забрать
waited-over = больше ничего
