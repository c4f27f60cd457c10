# The playground: what it says before anybody plays. The page's own words are beside the page.

playground-title = Giants : bac à sable
playground-needs-javascript = Le bac à sable a besoin de JavaScript.
playground-stranger = Ouvre le bac à sable avec l'adresse complète qu'il a affichée à son démarrage.
playground-ready = Giants t'attend à cette adresse : { $address }
playground-shared = Accessible aussi par { $host } : qui a l'adresse complète peut jouer.
playground-stop = Ctrl-C arrête tout ; les parties reprendront au prochain démarrage.
playground-topic-general = Tout sauf les parties
playground-topic-giants = Moaïs, ahus et propriétaires cachés
playground-topic-forum = Un post par partie
