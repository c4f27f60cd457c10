# Questions to the table: on the card, in the private page that asks them, and in the commands.
# $who and $user are mentions that ping nobody, or "somebody".

## What would happen

question-asked = ⚖️ **{ $who } спрашивает всех за столом**
question-asked-of-yourself = ⚖️ **Ты играешь против одних компьютеров, так что решать тебе.** Точно?
question-draft = ⚖️ **Ты собираешься спросить всех за столом**
question-undo = { $count ->
        [1] Вернуться назад? Отменится это решение:
        [one] Вернуться назад? Отменится { $count } решение:
        [few] Вернуться назад? Отменятся { $count } решения:
       *[other] Вернуться назад? Отменятся { $count } решений:
    }
question-undo-more = … и ещё { $count }, самое давнее { $when }
question-undo-auction = Ставки того аукциона уже открыты, поэтому всем придётся ставить заново.
question-undo-nothing = Вернуться назад? Отменять больше нечего.
question-end = Завершить игру сейчас, с такими очками? { LIST($points, type: "plain") }
question-end-hidden = Чего пока никто не видит, добавится, когда игра закончится насовсем.
question-abandon = Бросить игру, без результата?
question-settings = Изменить время на решение? { $changes }
question-settings-deadline = { $hours ->
        [0] Без ограничения.
        [one] { $hours } час на решение.
        [few] { $hours } часа на решение.
       *[other] { $hours } часов на решение.
    }
question-settings-late = { $late ->
        [decision] Когда время выйдет, это решение примет компьютер.
        [seat] Когда время выйдет, играть будет компьютер, пока человек не вернётся.
       *[remind] Когда время выйдет, игроку напомнят.
    }
question-pause = Поставить игру на паузу? Никого не ждём и время не идёт, пока все не согласятся продолжить.
question-resume = Продолжить игру? У всех, кого ждут, снова будет полное время.
question-reopen = Возобновить игру с того места, где её завершили?
question-close = Закрыть игру насовсем? Откроются запись, владельцы и скрытые очки, и возобновить её будет нельзя.
question-seat = Пусть за { TERM($colour, "colour", case: "gen") } дальше играет { $user }?
question-points = { $name } { $points }

## How it stands

question-count = За { $ayes }, против { $noes }, нужно { $needed }.
question-until = Открыто до { $until }.
question-open = Ещё не ответили: { $names }.
question-silence = Кто узнал об этом и не ответил за 48 часов, не голосует; у тех, кто в отъезде, до пяти дней.
question-all = Нужно согласие всех.
question-show = Прочитать и ответить
vote-aye = Да
vote-nay = Нет
voted = Твой голос учтён.

## Asking

ask-go = Спросить всех
ask-sure = Да, так и сделать
ask-no = Не надо
ask-dropped = Хорошо, никого не спрашиваем.
ask-page = Предложить всем за столом…
ask-point = Ещё дальше назад…
ask-point-earlier = Раньше…
ask-point-later = Позже…
ask-point-before = до: { $what }
ask-kind-undo = вернуться назад
ask-kind-end = завершить с нынешними очками
ask-kind-abandon = бросить игру
ask-kind-pause = сделать паузу
ask-kind-resume = продолжить
vote-asked = Вопрос задан. Все, кто ещё не ответил, узнают о нём.
vote-done = Готово.
reopened = Игра продолжается с того места, где её завершили.
command-vote-question = О чём спросить всех за столом
command-vote-undo = вернуться назад (до моего последнего действия или на выбор)
command-vote-end = завершить с нынешними очками
command-vote-abandon = бросить игру
command-vote-pause = сделать паузу
command-vote-resume = продолжить
command-vote-reopen = возобновить завершённую здесь игру
command-vote-close = насовсем закрыть завершённую здесь игру
command-vote-steps = Сколько решений отменить, если возвращаться назад

## A game that was ended early

ended-by-table = Завершена по решению стола: предложение — { $user }, голоса { $ayes } : { $noes }.
ended-by-one = Игру завершает { $user }.
ended-by-moderator = Игру завершает { $user }, модератор.
ended-open = До { $until } игроки или модератор, который здесь не играет, могут её возобновить. До тех пор ничего скрытого не откроется.
ended-known = Очки, которые видны всем:
ended-reopen = Возобновить
ended-close = Насовсем: открыть всё
