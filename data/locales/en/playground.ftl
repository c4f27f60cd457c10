# The playground: what it says before anybody plays. The page's own words are beside the page.

playground-title = Giants playground
playground-needs-javascript = The playground needs JavaScript.
playground-stranger = Open the playground with the whole address that it printed when it started.
playground-ready = Giants is ready to be tried at { $address }
playground-shared = It listens on { $host }: whoever has the whole address plays.
playground-stop = Press Ctrl-C to stop; the games go on at the next start.
playground-topic-general = Everything but the games
playground-topic-giants = Moai, ahus and hidden owners
playground-topic-forum = One post a game
