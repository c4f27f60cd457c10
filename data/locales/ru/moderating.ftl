# What moderators read and do.

mod-list-title = **Игры этого сервера**, сначала те, которым нужна помощь
mod-list-advice = Кнопка делает то, что скорее всего поможет. Выбери игру, чтобы увидеть всё, что можно сделать.
mod-page = -# С { $first } по { $last } из { $count }
mod-seats = мест { $taken } из { $most } · открыт { $since }
mod-rules = Правила этого сервера
mod-earlier = Предыдущие игры
mod-later = Ещё игры
mod-none = На этом сервере игр нет. { COMMAND("giants new") } открывает стол, { COMMAND("table import") } загружает игру из записи.
mod-pick = Заняться игрой…
mod-title = { $game }, { $where }
mod-seat = { $name } ({ TERM($colour, "colour") })
mod-stands = Раунд { $round }, { TERM($phase, "phase") }. За столом: { LIST($seats, type: "plain") }.
mod-advice-waiting = «Поторопить» напомнит прямо сейчас. Если не поможет, пусть один раз решит компьютер, или отдай место кому-то другому. О любом твоём действии все за столом узнают.
mod-advice-playing = Всё в порядке. Если карточка потерялась, опубликуй её заново (в меню).
mod-quick-resume = Продолжить игру { NUMBER($game, useGrouping: 0) }
mod-quick-move = Игру { NUMBER($game, useGrouping: 0) } сюда и продолжить
mod-quick-nudge = Поторопить в игре { NUMBER($game, useGrouping: 0) }
mod-advice-open = Она начнётся, когда хозяин стола (или ты) нажмёт «Начать» на карточке.
mod-advice-paused = Она пойдёт дальше, когда нажмёшь «Продолжить»: у всех снова будет полное время.
mod-advice-over = Она окончена насовсем. { COMMAND("replay") } покажет её ещё раз, шаг за шагом.
mod-advice-reopen = Кнопка продолжит её с того места, где её прервали; ничего скрытого не раскрыто.
mod-advice-empty = Заполни пустые места людьми или компьютерами и нажми «Продолжить».
mod-advice-channel = Перейди туда, где игре продолжаться, и нажми кнопку: всё останется как было.
mod-advice-server = Перейди туда, где игре продолжаться, и нажми кнопку: всё останется как было.
mod-advice-permissions = Разреши мне видеть канал, отправлять сообщения и прикреплять файлы; карточка появится сама.
mod-advice-missing = В настройках канала разреши мне: { $missing }. Карточка появится сама.
mod-advice-locked = Разблокируй ветку, и карточка появится сама; или перенеси игру в другое место.
mod-nowhere = нигде
mod-waits = ждёт: { $names }
mod-waited = { $name } (очередь пришла { $since })
mod-computers = компьютер думает
mod-open = ждёт игроков
mod-paused = ⏸️ на паузе
mod-finished = игра окончена
mod-abandoned = игру бросили
mod-paused-since = ⏸️ пауза, началась { $since }{ $who ->
        [none] {""}
       *[other] {" "}({ $who })
    }
mod-trouble-channel = ⚠️ канал удалён: перенеси игру в другой
mod-trouble-server = ⚠️ на паузе с тех пор, как меня убрали с сервера
mod-trouble-locked = ⚠️ ветка заблокирована, не могу показать карточку
mod-trouble-permissions = ⚠️ мне нельзя показать карточку
mod-nudge = Поторопить
mod-pause = Пауза
mod-resume = Продолжить
mod-call = Позвать другого модератора
mod-ask-pause = Предложить всем паузу
mod-ask-resume = Предложить всем продолжить
mod-you-play = Эта игра касается и тебя. Поэтому здесь ты можешь поторопить, опубликовать карточку заново и позвать другого модератора; о том, что решают все за столом, спроси их: { COMMAND("giants vote") }.
mod-you-play-allowed = Эта игра касается и тебя. На этом сервере ты всё равно можешь помогать; все каждый раз прочтут, что ты здесь играешь. Тайны, возврат назад и завершение решать не тебе.
mod-reopen = Возобновить
mod-fill = Заполнить места…
mod-act-once = Решит компьютер: { $name }
mod-replace-one = Заменить: { $name }…
mod-other = Что-то другое…
mod-repair = Новая карточка
mod-repair-means = опубликовать поле и кнопки заново, если потерялись или зависли
mod-act = Решить за…
mod-act-means = принять одно решение за кого-то; все узнают
mod-replace = Заменить…
mod-replace-means = отдать место другому человеку или компьютеру
mod-undo = Отмотать…
mod-undo-means = вернуться к более раннему моменту игры
mod-moveto = Перенести…
mod-moveto-means = перенести игру в другой канал или ветку
mod-end = Завершить…
mod-end-means = насовсем: с нынешними очками или без результата
mod-audit = Вмешательства
mod-audit-means = что модераторы делали с этой игрой и когда
mod-export = Запись
mod-export-means = игра файлом; из неё видно, кто что установил, поэтому все узнают
mod-look = Ширмы…
mod-look-means = заглянуть за чью-то ширму; все узнают об этом раньше, чем ты увидишь
mod-move = Перенести сюда
mod-move-title = **Где игре продолжаться?** Всё останется как было; карточка появится там.
mod-move-where = Другой канал или ветка…
mod-move-resume = Перенести сюда и продолжить
mod-move-first = Канал игры удалён. Сначала перенеси её в другой.
mod-thread-locked = Эта ветка закрыта и заблокирована. Сначала открой её или выбери другое место.
mod-no-channel = Там играть нельзя. Выбери текстовый канал или ветку.
mod-back = Все игры
mod-not = Назад
mod-act-title = **За кого принять решение?** Все узнают, что это сделано тобой. Ничего тайного тебе не откроется.
mod-act-computer = { $name }: решит компьютер
mod-act-safe = { $name }: самый минимум
mod-act-safe-means = пустая ставка, никаких Моаи, пас или никаких пометок
mod-replace-title = **Кто займёт какое место?** Выбери место, потом человека (его спросят) или компьютер (🤖). Прежнего игрока можно вернуть так же.
mod-replace-seat = Какое место…
mod-replace-person = Человек за { TERM($colour, "colour", case: "gen") }…
mod-replace-level = { $level ->
        [easy] 🤖 Лёгкий
        [hard] 🤖 Сильный
        [expert] 🤖 Эксперт
       *[normal] 🤖 Средний
    }
mod-replace-sure = **Дальше за { TERM($colour, "colour", case: "gen") } играет { $new }?** { $old ->
        [none] Сейчас это место ничьё.
       *[other] { $old } теряет место.
    } Кого это касается, узнает, и все за столом тоже.
mod-replace-ask = **Спросить, сыграет ли { $new } за { TERM($colour, "colour", case: "gen") }?** До согласия ничего не изменится. { $old ->
        [none] Сейчас это место ничьё.
       *[other] После этого { $old } теряет место.
    } Все за столом об этом прочтут.
mod-replace-ask-yes = Да, спросить
mod-replace-yes = Да, отдать место
mod-seat-state = { $state ->
        [empty] здесь никто не сидит
        [offered] место предлагается
        [computer] играет компьютер
        [waited] игра ждёт этого игрока
       *[idle] сейчас ничего не требуется
    }
mod-not-here = Такого человека на этом сервере нет.
mod-no-bots = { $name } — бот. Сидеть за столом и быть его хозяином могут только люди; для компьютеров есть свои кнопки.
mod-undo-title = **Насколько назад?** Всё, что было потом, отменится. Кубики останутся теми же.
mod-undo-before = до: { $what }
mod-look-title = **За чью ширму?** Все узнают об этом с твоим именем раньше, чем ты что-то увидишь.
mod-inspected = **Ширма игрока { $name }.** Все за столом знают, что ты смотришь.
mod-end-title = **Завершить эту игру?** Все прочтут, кто это сделал. Неделю её можно возобновить, и до тех пор ничего скрытого не откроется.
mod-end-scored = Завершить с нынешними очками
mod-end-unscored = Завершить без результата
mod-exported = Запись игры { NUMBER($game, useGrouping: 0) }.
mod-audit-title = **Что делали с игрой { NUMBER($game, useGrouping: 0) }**
mod-by-itself = само собой
mod-by-operator = владелец бота
mod-audit-acted = За кого-то принято решение.
mod-as-playing-moderator = { $who } (модератор, играет здесь)
mod-as-moderator = { $who } (модератор)
mod-done = { $deed ->
        [nudge] ✅ Поторопили: кого ждут, тем напомнят, если у них сейчас не ночь.
        [call] ✅ Модераторы позваны.
        [pause] ✅ Пауза. Никто не теряет времени; дальше — «Продолжить».
        [resume] ✅ Игра идёт дальше. Кого ждут, тот узнает.
        [repair] ✅ Карточка опубликована заново.
        [actas] ✅ Решение принято. Все за столом узнали.
        [reseat] ✅ На этом месте новый игрок. Все за столом узнали.
        [ask] ✅ Спросили. До согласия ничего не изменится.
        [undoto] ✅ Отмотали. Все за столом узнали.
        [move] ✅ Игра теперь здесь.
        [channel] ✅ Игра теперь там.
        [score] ✅ Игра окончена.
       *[abandon] ✅ Игра окончена.
    }
mod-imported = Игра { NUMBER($game, useGrouping: 0) } здесь. Рассади игроков через { COMMAND("giants moderate") } и продолжи её.
mod-imported-over = Игра { NUMBER($game, useGrouping: 0) } здесь: она уже окончена.
mod-too-long = Файл слишком длинный для записи.
mod-file-gone = Файла больше нет: Discord его не хранит. Прикрепи его ещё раз.
mod-no-text = Это не текстовый файл.
mod-act-impossible = Сейчас { TERM($colour, "colour") } так не может. Все прочтут об этой попытке: такой ответ может выдать, что за ширмой.
mod-setup-no-role = -# Если игра здесь застрянет, никого не позовут: для модераторов не названа роль. Кто управляет сервером, может назвать её: { COMMAND("table setup") }.
mod-late-done = Договорились: { $deadline }; { $late ->
        [decision] потом решение принимает компьютер
        [seat] потом играет компьютер, пока хозяин места не вернётся
       *[remind] потом об этом узнают все, и стол ждёт
    }.

command-table = Для модераторов: присмотр за играми
command-table-list = Игры этого сервера, кого они ждут и что можно сделать
command-table-game = Номер игры; если не указан, игра этого канала
command-table-nudge = Напомнить тем, кого ждут
command-table-pause = Остановить игру на этом месте
command-table-resume = Продолжить игру после паузы
command-table-undo = Отмотать последние решения
command-table-undo-steps = Сколько решений
command-table-act = Принять решение за игрока; все узнают
command-table-act-seat = Чьё решение
command-table-act-how = Уровень компьютера, safe или решение в нотации, например: put w F6
command-table-replace = Отдать место кому-то другому или компьютеру
command-table-replace-user = Новый игрок
command-table-replace-computer = Или компьютер
command-table-move = Перенести игру в другой канал или ветку
command-table-move-to = Куда; если не указано, сюда
command-table-repair = Опубликовать карточку игры заново
command-table-end = Завершить игру
command-table-end-scored = С нынешними очками
command-table-export = Запись игры файлом
command-table-import = Загрузить игру из записи
command-table-import-record = Файл
command-table-audit = Как в игру вмешивались извне
command-table-look = Заглянуть за ширму; сначала узнают все
command-table-setup = Правила этого сервера: где и кто, как начинаются столы, модераторы
command-table-setup-role = У кого эта роль, тот тоже модератор
command-table-setup-playing = Дать модераторам больше прав там, где они играют; для серверов с одним модератором
command-table-setup-reset = Забыть прежние настройки
command-table-setup-channel = Куда приходят сообщения для модераторов
command-table-deadline = Сколько времени на решение и что потом
command-table-deadline-hours = Часы; 0 — без ограничения
command-table-deadline-late = Что будет, когда время выйдет
command-table-late-remind = об этом узнают все, и стол ждёт
command-table-late-decision = решение принимает компьютер
command-table-late-seat = играет компьютер, пока хозяин места не вернётся
mod-role-everyone = Модераторами не могут быть все. Выбери другую роль.
mod-setup-refused = Это решает только тот, кто может управлять сервером.
