# Why the rules say no. One message a reason.

## The table

not-seated = В этой игре нет такого игрока: { TERM($colour, "colour") }.
unknown-colour = Нет цвета «{ $colour }».
colour-twice = У двух мест один и тот же цвет.
wrong-player-count = Игроков { $count }: так не сыграть. Giants рассчитана на { $least }–{ $most } игроков.
game-over = Игра окончена.
nobody-decides = У решения должно быть место за столом.
not-your-turn = Сейчас не твой ход: ходит { TERM($turn, "colour") }.
has-passed = В этой фазе у тебя уже пас.
nothing-owed = Сейчас от тебя ничего не требуется.
wrong-phase = Сейчас так нельзя: идёт { TERM($phase, "phase") }.

## Dice

dice-are-chance = Кубики бросает стол, а не игрок.
dice-not-due = Сейчас не время бросать кубики.
dice-first = Сначала кубики.
dice-count = Брошено кубиков: { $count }, а за этим столом бросают { $right }.
dice-face = На { TERM($die, "die", case: "loc") } кубике нет { $face }.

## Auction

negative-bid = Ставка не может быть меньше нуля.
markers-missing =
    { $there ->
        [0] За твоей ширмой нет маркеров клана.
        [one] За твоей ширмой только { $there } маркер клана.
        [few] За твоей ширмой только { $there } маркера клана.
       *[other] За твоей ширмой только { $there } маркеров клана.
    }
workers-missing =
    { $there ->
        [0] За твоей ширмой нет рабочих.
        [one] За твоей ширмой только { $there } рабочий.
       *[other] За твоей ширмой только { $there } рабочих.
    }
piece-missing = За твоей ширмой нет { TERM($piece, "piece", case: "gen") }.
size-not-offered = Моаи размера { $size } сейчас не взять: такого нет в карьере.
sculptors-missing =
    На Моаи размера { $size } нужно больше скульпторов: у тебя { $there ->
        [0] не осталось ни одного
        [one] остался { $there }
       *[other] осталось { $there }
    }.

## Placement

unknown-piece = Нет фигурки «{ $piece }».
unknown-hex = На этом поле нет гекса { $hex }.
unknown-ahu = На этом поле нет аху { $ahu }.
chief-without-logs = Вождь брёвен не носит.
too-many-logs = Фигурка берёт с собой не больше { $most } { $most ->
        [one] бревна
       *[other] брёвен
    }.
logs-missing =
    { $there ->
        [0] За твоей ширмой нет брёвен.
        [one] За твоей ширмой только { $there } бревно.
        [few] За твоей ширмой только { $there } бревна.
       *[other] За твоей ширмой только { $there } брёвен.
    }
worker-without-power = Рабочий не может использовать свойство: пошли шамана или вождя.
halves-missing =
    { $asked ->
        [1] У тебя нет половинки таблички, чтобы её разбить.
        [few] Чтобы использовать свойство, вождь разбивает { $asked } половинки таблички, а у тебя { $there }.
       *[other] Чтобы использовать свойство, вождь разбивает { $asked } половинок таблички, а у тебя { $there }.
    }
power-elsewhere = Это свойство есть не на { $hex }, а на { $home } ({ TERM($power, "power") }).
power-without-ahu = Аху называют, только чтобы его зарезервировать.
ahu-without-power = Аху называют, только чтобы его зарезервировать.
no-forest = На { $hex } нет леса.
forest-cut = Лес на { $hex } уже вырублен.
no-worker-in-urn = В хранилище больше нет твоих рабочих.
no-marker-in-urn = В хранилище больше нет твоих маркеров клана.
no-logs-in-supply = В запасе больше нет брёвен.
no-headdress-in-supply = В запасе больше нет пукау.
no-halves-in-supply = В запасе больше нет половинок табличек.
ahu-elsewhere = Аху { $ahu } относится к { $home }, а не к { $hex }.
ahu-taken = Аху { $ahu } занят.
ahu-reserved = Аху { $ahu } уже держит { TERM($owner, "colour") }.
no-base = За твоей ширмой не осталось постаментов.

## Transport

unknown-statue = Нет статуи { $statue }.
in-front-of-other = { $statue } лежит перед чужой ширмой: хозяин — { TERM($owner, "colour") }.
marked-by-other = На { $statue } лежит чужой маркер: { TERM($owner, "colour") }.
moved-by-other = В этом раунде { $statue } двигал { TERM($owner, "colour") }: статуя ещё не брошена.
already-marked = { $statue } уже с маркером.
no-marker-left = За твоей ширмой нет маркера клана, чтобы пометить.
mark-in-place = Чтобы пометить { $statue } на месте, не двигай статую.
no-step = Статуя { $statue } остаётся на месте: назови гекс или что с ней сделать.
not-adjacent = { $hex } не рядом с { $start }.
been-there = Статуя { $statue } в этом раунде уже была на { $hex }.
too-weak =
    На { $hex } её некому нести: там нужна { $need ->
        [1] хотя бы одна фигурка.
       *[other] сила { $need } и хотя бы одна фигурка.
    }
no-help-needed = На { $hex } несут твои собственные фигурки: больше никто не получает очков.
own-carriers-unwritten = Твои фигурки на { $hex } помогают и так: называй только чужие.
wrong-carriers =
    { $count ->
        [1] На { $hex } назови одного чужого рабочего или шамана из стоящих там или одного вождя.
       *[other] На { $hex } назови { $count } чужих рабочих или шаманов из стоящих там или одного вождя.
    }
abandoned-needs-end = { $statue } — брошенная статуя: кто её берёт, должен сразу пометить её, установить или надеть.
ahu-without-ending = Аху называют, только чтобы установить Моаи или надеть пукау.
unknown-ending = Движение не может кончаться словом «{ $word }».
headdress-not-erected = { $statue } — пукау: его надевают на Моаи, а не устанавливают.
moai-not-crowning = { $statue } — Моаи: его устанавливают, а не надевают.
no-own-figure = Для этого на { $hex } нужна твоя фигурка.
no-moai-there = На аху { $ahu } нет Моаи.
crowned-already = На Моаи на аху { $ahu } уже надет пукау.

## End of the round, and peeking

not-in-your-front = { $statue } лежит не перед твоей ширмой.
not-your-marker = На { $statue } нет твоего маркера.
statue-twice = Статуя { $statue } названа дважды.
owners-are-open = За этим столом владельцы открыты: подсматривать нечего.

## Lines of a record

notation-verb = «{ $word }» — не решение.
notation-number = «{ $word }» — не число.
notation-one-word = После «{ $verb }» нужно ровно одно слово.
notation-alone = После «{ $verb }» ничего не пишется.
notation-dice = После «dice» идут значения кубиков, по цифре на каждый.
notation-bid = «{ $word }» поставить нельзя: пиши как «2m 1w s c» или «-», если ничего.
notation-twice = «{ $word }» стоит там дважды.
notation-put = Пиши как «put w+2 F6» или «put s D3 !logs».
notation-figure = «{ $word }» — не фигурка: пиши w, w+1, w+2, s, s+1, s+2 или c.
notation-hex = «{ $word }» — не гекс.
notation-power = «{ $word }» — не свойство: пиши !worker, !marker, !logs, !headdress или !ahu с номером.
notation-step = «{ $word }» — не шаг: пиши гекс, а после двоеточия — кто несёт.
notation-statue = «{ $word }» — не статуя: пиши как m3 или h2.
notation-statues = Назови статуи или напиши «-», если никаких.
notation-move = Пиши как «move m3 I5:r H5 erect 12».
notation-mark-in-place = Чтобы пометить { $statue } на месте, пиши «mark { $statue }».

bad-header = Это не заголовок: пиши как [Seats "green red blue"].
header-twice = Заголовок { $name } указан дважды.
header-missing = Не хватает заголовка { $name }.
other-game = Это запись другой игры: { $game }.
unknown-board = Нет поля «{ $title }».
bad-seed = В зерне от 1 до 200 символов.
unknown-rules = Правила версии «{ $version }» здесь неизвестны.
unknown-option = Нет варианта «{ $name }».
bad-result = В результате должны стоять все места по порядку со своими очками.
result-too-early = Результат есть, а игра не окончена.
wrong-result = Результат неверен: игра кончается так: { $result }.
no-such-line =
    Строки { $at } нет: в записи { $count ->
        [one] { $count } строка.
        [few] { $count } строки.
       *[other] { $count } строк.
    }
