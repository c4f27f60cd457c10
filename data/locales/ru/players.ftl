# Why a decision makes sense: said below it, as advice, and by computer players.

level-random = случайный
level-easy = лёгкий
level-normal = средний
level-hard = сильный
level-expert = эксперт
level-trader = Хону
level-builder = Токи
level-gambler = Ману
level-collector = Кохау

reason-random = выбрано наугад

reason-bid =
    ради Моаи размера { $size }, { $markers ->
        [0] без маркеров
        [one] { $markers } маркер
        [few] { $markers } маркера
       *[other] { $markers } маркеров
    }
reason-bid-odds = 
    ради Моаи размера { $size }, { $odds ->
        [sure] который почти наверняка твой
        [likely] который, скорее всего, твой
        [even] который может достаться тебе
       *[slim] который твой, если повезёт
    }
reason-bid-none = в этом раунде твои люди нужнее в другом месте
reason-bid-none-next = твои люди останутся свободны для других дел
reason-take =
    до { $ahu } { $steps ->
        [0] рукой подать от карьера
        [one] { $steps } шаг
        [few] { $steps } шага
       *[other] { $steps } шагов
    }, хорошее место для размера { $size }
reason-take-deny = если не возьмёшь размер { $size }, возьмёт кто-то другой
reason-decline = ещё один Моаи тебе ни к чему
reason-decline-next = твои люди останутся свободны для того, что у тебя уже есть

reason-power-worker = ещё один рабочий будет носить в каждом следующем раунде
reason-power-marker = ещё один маркер каждый раунд пригодится для ставки, пометки или половинки таблички
reason-power-logs =
    { $count ->
        [one] { $count } бревно сбережёт
        [few] { $count } бревна сберегут
       *[other] { $count } брёвен сберегут
    } фигурки там, где идут тяжёлые Моаи
reason-power-headdress = пукау для твоего Моаи
reason-power-ahu = { $ahu } останется свободным для Моаи, который в пути
reason-tablet = лишний маркер станет половинкой таблички, а другим придётся первыми раскрыть планы
reason-put-erect = тогда { $statue } встанет на { $ahu } уже в этом раунде
reason-put-crown = тогда { $statue } достанется твоему Моаи на { $ahu }
reason-put-onward = { $statue } окажется ближе к хорошему аху
reason-put-carry = кто-то должен там нести
reason-put-hire = другие пойдут через { $hex }, и ты заработаешь на переноске
reason-pass-placement = полезных ходов больше нет

reason-erect =
    { $statue } на { $ahu }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }{ $paid ->
        [0] { "" }
       *[other] , носильщикам { $paid }
    }
reason-crown =
    { $statue } на голову Моаи на { $ahu }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }{ $paid ->
        [0] { "" }
       *[other] , носильщикам { $paid }
    }
reason-move-onward = { $statue } дойдёт до { $hex }, под твоим маркером
reason-move-mark = { $statue } дойдёт до { $hex }, и без маркера его заберут другие
reason-mark = иначе { $statue } заберут другие
reason-pass-transport = ни одну статую нет смысла двигать дальше
reason-stash = под маркером то, что ждёт в карьере, никто не заберёт
reason-stash-none = в карьере нет ничего, что стоило бы маркера
reason-recall =
    { $count ->
        [1] эта статуя никогда не окупит свой маркер
       *[other] эти статуи никогда не окупят свои маркеры
    }
reason-recall-none = каждая помеченная статуя ещё стоит своего маркера
reason-peek = от того, чей это Моаи, зависит, скоро ли конец игры
