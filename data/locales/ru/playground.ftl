# The playground: what it says before anybody plays. The page's own words are beside the page.

playground-title = Giants: площадка
playground-needs-javascript = Площадке нужен JavaScript.
playground-stranger = Открой площадку по полному адресу, который она показала при запуске.
playground-ready = Giants можно попробовать здесь: { $address }
playground-shared = Площадка доступна и через { $host }: играет любой, у кого есть полный адрес.
playground-stop = Ctrl-C останавливает; при следующем запуске игры продолжатся.
playground-topic-general = Всё, кроме игр
playground-topic-giants = Моаи, аху и тайные владельцы
playground-topic-forum = По публикации на игру
