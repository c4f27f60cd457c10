## A server's own rules: /table setup

setup-title = ## Правила этого сервера для Giants
setup-change = Изменить или посмотреть…
setup-back = Назад ко всем правилам
setup-page-where = Где могут быть столы
setup-page-where-means = Каналы, сколько столов в каждом, ветки или форум
setup-page-who = Кто может открывать столы
setup-page-who-means = Все, роль или модераторы; сколько столов у каждого
setup-page-new = Как начинаются новые столы
setup-page-new-means = Время на решение, язык, компьютеры, пустые столы
setup-page-after = После игры
setup-page-after-means = Зал славы
setup-page-moderators = Модераторы
setup-page-moderators-means = Их роль, их канал и что им можно там, где они играют
setup-page-people = Кому закрыт доступ
setup-page-people-means = Закрыть кому-то доступ к столам или вернуть его
setup-page-history = Что и кем решено
setup-page-history-means = Последние изменения этих правил

setup-hosting = Столы можно открывать { $channels ->
        [none] в любом канале
       *[other] здесь и в ветках этих каналов: { $channels }
    }.
setup-per-channel = { $here ->
        [0] В канале и его ветках столько столов, сколько откроют.
        [one] В канале и его ветках одновременно не больше { $here } стола.
       *[other] В канале и его ветках одновременно не больше { $here } столов.
    }
setup-home = { $home ->
        [thread] Новый стол получает свою ветку.
        [forum] Новый стол получает публикацию в { $forum }.
       *[here] Новый стол остаётся в канале, где его открыли.
    }
setup-opening = { $opening ->
        [role] Открывать столы могут те, у кого есть { $openers }, и модераторы.
        [moderators] Открывать столы могут модераторы.
       *[everybody] Открывать столы могут все.
    }
setup-per-person = { $own ->
        [0] У одного человека может быть сколько угодно своих открытых столов и игр.
        [one] У одного человека может быть одновременно не больше { $own } своего открытого стола или игры.
       *[other] У одного человека может быть одновременно не больше { $own } своих открытых столов и игр.
    }
setup-deadline = Время на решение: { $deadline }.
setup-late = Когда время выйдет: { $late }.
setup-language = { $language ->
        [none] Карточки на языке самого бота.
       *[other] Язык карточек: { $language }.
    }
setup-computers = { $computers ->
        [yes] Компьютеры могут сидеть за столами.
       *[no] За новые столы компьютеры не садятся, и тренировочных игр нет.
    }
setup-lobby-days = { $days ->
        [0] Стол, за который никто не садится, остаётся открытым.
        [1] Стол, за который сутки никто не садится, закрывается.
        [one] Стол, за который { $days } день никто не садится, закрывается.
        [few] Стол, за который { $days } дня никто не садится, закрывается.
       *[other] Стол, за который { $days } дней никто не садится, закрывается.
    }
setup-fame-channel = { $fame ->
        [none] Зал славы не публикуется.
       *[other] Каждый месяц зал славы публикуется в { $fame }.
    }
setup-role = Модераторы — все, кто может управлять сообщениями{ $role ->
        [none] {""}
       *[other] , и { $role }
    }.
setup-channel = Сообщения для модераторов приходят { $channel ->
        [none] в канал самой игры
       *[other] в { $channel }
    }.
setup-while-playing = { $playing ->
        [yes] Там, где играют сами, модераторы могут ставить на паузу, переносить, заменять и поручать решения; все каждый раз прочтут, что они там играют. Тайн такой игры они не видят никогда.
       *[no] Там, где играют сами, модераторы могут поторопить, опубликовать карточку заново и позвать другого модератора.
    }
setup-barred-count = { $count ->
        [one] Доступ к столам закрыт { $count } человеку.
       *[other] Доступ к столам закрыт { $count } людям.
    }

setup-pick-hosting = Каналы для столов (ни одного: все)
setup-pick-fame = Где публиковать зал славы (не выбрано: нигде)
setup-pick-per-channel = Столов в канале
setup-pick-home = Где быть новому столу
setup-pick-forum = Или публикации в форуме…
setup-pick-opening = Кто может открывать столы
setup-pick-openrole = Или у кого есть роль…
setup-pick-per-person = Столов у одного человека
setup-pick-language = Язык карточек
setup-pick-days = Когда закрывать пустующий стол
setup-pick-role = Роль, которая тоже модерирует…
setup-pick-channel = Куда писать модераторам…
setup-limit = { $count ->
        [0] без ограничения
        [1] один за раз
       *[other] { $count } за раз
    }
setup-days = { $days ->
        [0] никогда
        [1] через сутки
        [one] через { $days } день
        [few] через { $days } дня
       *[other] через { $days } дней
    }
setup-home-here = в канале
setup-home-thread = в своей ветке
setup-opening-everybody = все
setup-opening-moderators = модераторы
setup-language-any = язык самого бота
setup-computers-on = Пускать компьютеры за столы
setup-computers-off = Новые столы без компьютеров
setup-playing-on = Разрешить больше, где они играют
setup-playing-off = Разрешить меньше, где они играют
setup-no-role = На этом сервере нет такой роли.

setup-people-means = Кому закрыт доступ, тот не открывает здесь столов, не садится за них и не занимает мест. Его идущие игры продолжаются, пока модератор не отдаст место кому-то другому.
setup-nobody = Доступ не закрыт никому.
setup-lifted = Снято
setup-bar = Закрыть кому-то доступ…
setup-lift = Вернуть доступ…
setup-lift-one = Снять запрет № { $number }
setup-bar-line = № { $number }: { $person }, доступ закрыт { $at }, модератор { $moderator }{ $reason ->
        [none] {""}
       *[other] : { $reason }
    }.
setup-lifted-by = Запрет снят { $at }, модератор { $moderator }.
setup-bar-sure = Закрыть доступ к столам этого сервера: { $person }? Места за столами до игры и в очередях освободятся сразу; идущие игры продолжатся. Команде { COMMAND("table bar") } можно назвать причину, её прочтут.
setup-bar-yes = Закрыть доступ
setup-no-history = Пока ничего не решено.

bar-done = Доступ к столам этого сервера закрыт: { $person }. Идущие игры продолжаются, пока модератор не найдёт замену. Снять запрет: { COMMAND("table unbar") }.
unbar-done = { $person } снова может открывать здесь столы и садиться за них.

command-table-bar = Закрыть кому-то доступ к столам этого сервера
command-table-bar-person = Кому
command-table-bar-reason = Почему; это прочтут
command-table-unbar = Снова пустить кого-то за столы этого сервера
