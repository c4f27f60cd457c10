# The playground: what it says before anybody plays. The page's own words are beside the page.

playground-title = Giants: Spielwiese
playground-needs-javascript = Die Spielwiese braucht JavaScript.
playground-stranger = Öffne die Spielwiese mit der ganzen Adresse, die sie beim Start ausgegeben hat.
playground-ready = Giants lässt sich ausprobieren: { $address }
playground-shared = Erreichbar auch über { $host }: Wer die ganze Adresse hat, spielt mit.
playground-stop = Strg-C beendet; beim nächsten Start gehen die Partien weiter.
playground-topic-general = Alles außer den Partien
playground-topic-giants = Moais, Ahus und verborgene Besitzer
playground-topic-forum = Ein Beitrag je Partie
