# Leagues and tournaments of a server.

## The card

league-title = **🏆 { $league }** · { $stage }
league-stage-signup = идёт запись
league-stage-round = тур { $round } из { $rounds }
league-stage-final = финал
league-stage-over = итоговая таблица
league-stage-cancelled = отменена
league-kind-divisions = Лига с дивизионами: в каждом туре за столом вся твоя группа. В конце первый в каждом дивизионе поднимается, последний опускается.
league-kind-mixed = Лига со смешанными столами: в каждом туре ты встречаешь тех, с кем играл меньше всего.
league-kind-tournament = Турнир: в каждом туре смешанные столы, затем четверо лучших играют финал.
league-terms = { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[other] { $rounds } туров
}, каждый не дольше { $days ->
    [one] { $days } дня
   *[other] { $days } дней
}; за столом по возможности { $size }
league-board = Поле: { $board }
league-options = Варианты: { LIST($options, type: "plain") }
league-pace = На решение { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}, потом его примет компьютер
league-signup-ends = Запись до <t:{ NUMBER($until, useGrouping: 0) }:f>; тогда будет жеребьёвка, если участников не меньше { $least }.
league-people = Записались ({ $count }): { LIST($people, type: "plain") }
league-nobody = Пока никто не записался.
league-round-ends = Тур закончится <t:{ NUMBER($until, useGrouping: 0) }:R> или когда сыграны все его партии. Если партия к тому времени не окончена, тот, кого она ждёт, не получает ничего, а остальные делят первые места.
league-table = { $table }. { $where } · { LIST($people, type: "plain") }
league-table-over = { $table }. { $where } · { LIST($people, type: "plain") }{ $how ->
    [deadline] {" "}· не окончена вовремя
    [abandoned] {" "}· прекращена
    [corrected] {" "}· решение модератора
    [void] {" "}· не сыграна
   *[played] {""}
}
league-gained = { $person } **{ NUMBER($points, maximumFractionDigits: 1) }**
league-not-open = скоро откроется
league-winner = 🥇 Победа: { $person }. Поздравляем!
league-winner-division = 🥇 Дивизион { $division }: { $person }
league-moves = В следующем сезоне первый в каждом дивизионе играет дивизионом выше, последний — ниже.
league-called-off = Эта лига отменена до жеребьёвки.
league-somebody = кто-то
league-join = Записаться
league-leave = Выйти
league-standings = Таблица
league-manage = Управлять
league-call = **{ $league }**, тур { $round }: { $people }, это ваш стол. Тур закончится <t:{ NUMBER($until, useGrouping: 0) }:R>. Хорошей игры!
league-call-final = **{ $league }**, финал: { $people }, это ваш стол. Он закончится <t:{ NUMBER($until, useGrouping: 0) }:R>. Хорошей игры!
league-thread = { $league }: тур { $round }, стол { $table }
league-warning = { $people }: тур лиги закончится <t:{ NUMBER($until, useGrouping: 0) }:R>, и эта партия ждёт вас. Кого она будет ждать и тогда, останется без очков.

## Standings

league-all = **Таблица**
league-division = **Дивизион { $division }**
league-line = { $place }. { $own ->
    [yes] **{ $person }**
   *[no] { $person }
} · **{ NUMBER($points, maximumFractionDigits: 1) }** · { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}{ $share }{ $out ->
    [yes] {" "}· вне лиги
   *[no] {""}
}
league-tie-breaks = -# Очки лиги; затем доля очков в своих партиях (100 % — среднее за столом); затем партии между равными; затем победы; затем номер при жеребьёвке.
league-log = Журнал
league-choice = { $league } · № { NUMBER($number, useGrouping: 0) }
league-figure = { NUMBER($points, maximumFractionDigits: 1) }
league-share = {" "}· { $share }
league-percent = { $share } %
picture-league = Лига
picture-league-all = Таблица
picture-league-division = Дивизион { $division }
picture-league-games = партии
picture-league-share = доля
picture-league-points = очки
picture-league-foot = доля: свои очки к среднему за столом
league-alt = Таблица: { $name }, { $stage }. { LIST($divisions, type: "groups") }
league-alt-division = { $title }: { LIST($rows, type: "plain") }
league-alt-line = { $place }. { $name } { $points }

## Signing up and leaving

league-opened = Лига открыта: её карточка скоро появится в { $channel }. Её столы станут ветками этого канала.
league-joined = Ты в деле! Жеребьёвка <t:{ NUMBER($until, useGrouping: 0) }:R>. Когда начнётся тур, бот откроет твой стол и позовёт тебя.
league-withdrawn = Тебя больше нет в списке.
league-leave-sure = Выйти из лиги? Больше ни одного тура, и вернуться нельзя. Начатые партии продолжаются; в таблице ты будешь ниже всех, кто остался.

## What moderators do

league-manage-signup = Запись закончится <t:{ NUMBER($until, useGrouping: 0) }:f>. Жеребьёвка пройдёт тогда сама или сейчас по твоей кнопке.
league-manage-playing = Тур закончится <t:{ NUMBER($until, useGrouping: 0) }:f>. Результаты приходят сами.
league-trouble = ⚠️ Бот не может открывать столы в { $channel }: { $reason }. Ему нужно там писать и открывать ветки. Он пробует каждую минуту.
league-draw = Провести жеребьёвку
league-extend = { $days ->
    [one] Ещё { $days } день
    [few] Ещё { $days } дня
   *[other] Ещё { $days } дней
}
league-end = Завершить лигу
league-end-sure = Завершить лигу как она есть? Начатые партии продолжаются, но больше не считаются.
league-cancel = Отменить лигу
league-cancel-sure = Отменить лигу? Все записи пропадут.
league-next = Следующий сезон
league-back = Назад
league-choose-person = Чьё-то место
league-choose-table = Исправить результат
league-table-name = Тур { $round }, стол { $table }
league-how-none = идёт
league-how-played = по партии
league-how-abandoned = партия прекращена: без очков
league-how-deadline = не окончена вовремя
league-how-corrected = решение модератора
league-how-void = не сыграна
league-entry = Место: { $person }{ $out ->
    [yes] {" "}(вне лиги)
   *[no] {""}
}
league-replace-means = Кто займёт место, получит все его очки. Место в идущей партии отдают за её столом: { COMMAND("table replace") }.
league-replace = Отдать место…
league-drop = Исключить
league-fix = **Тур { $round }, стол { $table }** · { $how }. Кто какое место занял? Равные места делят очки.
league-place = { $place }-е место
league-nothing = без очков
league-fix-save = Сохранить

## The log

league-log-line = <t:{ NUMBER($at, useGrouping: 0) }:f> { $what }
league-signed = { $what } ({ $by }{ $plays ->
    [yes] , участник лиги
   *[no] {""}
})
league-by-itself = само собой
league-news-opened = Лига открыта
league-news-joined = Запись: { $by }
league-news-left = Выход: { $by }
league-news-drawn = Жеребьёвка: { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[other] { $count } участников
}
league-news-round = Начался тур { $round }
league-news-final = Начался финал
league-news-settled = Результат: тур { $round }, стол { $table }: { $how ->
    [deadline] партия не окончена вовремя
    [abandoned] партия прекращена
    [void] не сыграно
   *[played] по партии
}
league-news-corrected = Результат решён заново: тур { $round }, стол { $table }
league-news-dropped = Вне лиги: { $user }
league-news-barred = Вне лиги: { $user } (нет доступа к столам сервера, или больше не здесь)
league-news-replaced = Место переходит: { $old_user } → { $new_user }
league-news-extended = Больше времени, до <t:{ NUMBER($until, useGrouping: 0) }:f>
league-news-ended = Лига завершена
league-news-cancelled = Лига отменена

## Refusals

league-none = Такой лиги здесь нет. Модератор открывает её командой { COMMAND("league new") }.
league-too-many = На этом сервере уже { $most } незаконченных лиг. Сначала заверши одну.
league-no-name = Дай лиге название, которое можно прочитать.
league-no-threads = Лиге нужен текстовый канал, а не ветка: её столы становятся ветками этого канала.
league-is-signup = Жеребьёвки ещё не было.
league-is-playing = Жеребьёвка уже прошла: записаться больше нельзя.
league-is-over = Эта лига завершена.
league-is-cancelled = Эта лига отменена.
league-already-in = Ты уже в списке.
league-not-in = Ты не участвуешь (или больше не участвуешь) в этой лиге.
league-not-theirs = У этого человека нет места в лиге.
league-user-in = Этот человек уже участвует в лиге или участвовал.
league-replace-oneself = Себе место отдать нельзя: попроси другого модератора.
league-full = Лига заполнена: участников { $most }.
league-barred = Тебе закрыт доступ к столам этого сервера, поэтому записаться нельзя.
league-unlisted = Ты не участвуешь в результатах, а в лиге всё ради них. Вернуться можно через { COMMAND("stats") }.
league-too-few = { $count ->
    [0] Пока никто не записался
    [one] Записался { $count } человек
    [few] Записалось { $count } человека
   *[other] Записалось { $count } человек
}; для жеребьёвки нужно не меньше { $least }.
league-moderator-plays = Ты участвуешь в этой лиге, поэтому её дела решает модератор, который в ней не играет.
league-no-such-entry = Такого места в этой лиге нет.
league-no-such-table = Такого стола в этой лиге нет.
league-bad-days = К туру можно добавить от 1 до { $most } дней.
league-bad-places = Эти места не сходятся: после двух первых, разделённых поровну, идёт третье.
league-not-due = Это уже сделано.
