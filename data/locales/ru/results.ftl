# After the game: results, ladders, halls of fame.

## One person's games

stats-title = **{ $person }** · { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[other] { $games } игр
}, { $wins ->
    [0] ни одной победы
    [one] { $wins } победа
    [few] { $wins } победы
   *[other] { $wins } побед
}
stats-rating = Рейтинг **{ NUMBER($rating, useGrouping: 0) }**{ $provisional ->
    [yes] {" "}(предварительный)
   *[no] {""}
}, после { $count ->
    [one] { $count } рейтинговой игры
   *[other] { $count } рейтинговых игр
}
stats-unrated = Рейтинга пока нет: рейтинговой становится игра, в которой играют хотя бы двое людей.
stats-places = Места: { LIST($places, type: "plain") }
stats-points = Очков в среднем { $average }, лучший результат { $best }
stats-sources = Откуда они: { LIST($sources, type: "plain") }
stats-source = { $source } { $points }
stats-coast = Любимый берег: { $coast ->
    [north] северный
    [east] восточный
    [south] южный
   *[west] западный
}, Моаи там: { $count }
stats-carried = Для кого нёс: { $people }
stats-for = { $person } ({ $points })
stats-nemesis = Трудный соперник: { $person }, впереди в { $ahead } из { $games } игр
stats-partner = Лучший напарник: { $person }, очков за переноску друг для друга: { $points }
stats-partner-other = Лучший напарник: { $person }, очков за переноску друг для друга: { $points }
stats-shared-only = -# Только игры на серверах, где есть ты.
stats-nothing = Законченных игр, которые можно тебе показать, нет: { $person }.
stats-none = У тебя пока нет законченных игр. Когда появятся, они сложатся здесь.
stats-hidden = Ты не участвуешь в результатах: твоих игр здесь никто не видит, и тебя нет ни в таблице, ни в зале славы.
stats-out = Не участвовать
stats-in = Участвовать снова
stats-left = Теперь ты не участвуешь в результатах, и всё, что было, удалено. Вернуться можно через { COMMAND("stats") }.
stats-joined = Ты снова участвуешь. Твои законченные игры считаются.
stats-alt = График: { $name }. { $rated ->
    [0] Рейтинга пока нет.
   *[other] Рейтинг после { $rated ->
        [one] { $rated } игры
       *[other] { $rated } игр
    }: { NUMBER($last, useGrouping: 0) }, от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }.
} Очки за игру в среднем: { LIST($sources, type: "plain") }.
picture-stats-somebody = Кто-то
picture-stats-rating = { $count ->
    [one] Рейтинг после { $count } игры
   *[other] Рейтинг за { $count } игр
}
picture-stats-sources = Очки за игру, в среднем

## Ladders

ladder-title-server = **Таблица сервера { $server }** · { $season }
ladder-title-all = **Таблица всех серверов** · { $season }
ladder-ever = все сезоны
ladder-season = { $quarter }-й квартал { NUMBER($year, useGrouping: 0) }
ladder-line = { $place }. { $person } · **{ NUMBER($rating, useGrouping: 0) }** · { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[other] { $count } игр
}
ladder-provisional = Предварительно, рейтинговых игр меньше { $least }:
ladder-line-provisional = { $person } · { NUMBER($rating, useGrouping: 0) } · { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[other] { $count } игр
}
ladder-nobody = За это время здесь никто не закончил рейтинговой игры. Рейтинговой становится игра, в которой играют хотя бы двое людей.
ladder-more = -# и ещё { $count }
ladder-shared-only = -# Люди, с которыми у тебя есть общий сервер.
ladder-choose-season = Другой сезон
ladder-show-all = Все серверы
ladder-show-server = Этот сервер
ladder-fame = Зал славы
ladder-back = Таблица
ladder-no-season = Сезона «{ $given }» нет. Сезоны пишутся так: 2026-Q4.

## Halls of fame

fame-title = **Зал славы сервера { $server }**
fame-month = **Лучшее за прошлый месяц: { $server }**
fame-ever = **Лучшее за всё время**
fame-points = Больше всего очков: { $people }, { $value }
fame-haul = Самый долгий путь статуи: { $people }, гексов: { $value }
fame-carried = Больше всего заработано на переноске для других: { $people }, очков: { $value }
fame-close = Самый плотный финиш: { $value ->
    [0] { $people } разделили первое место
   *[other] { $people }, отрыв в очках: { $value }
}
fame-game = { $feat } (игра { NUMBER($game, useGrouping: 0) })
fame-none = Пока ничего: он начнётся с первой законченной игры хотя бы двух людей на этом сервере.
