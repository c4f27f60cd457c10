# The playground: what it says before anybody plays. The page's own words are beside the page.

playground-title = Giants: campo di prova
playground-needs-javascript = Il campo di prova ha bisogno di JavaScript.
playground-stranger = Apri il campo di prova con l'indirizzo completo che ha mostrato all'avvio.
playground-ready = Giants ti aspetta qui: { $address }
playground-shared = Raggiungibile anche da { $host }: chi ha l'indirizzo completo può giocare.
playground-stop = Ctrl-C lo ferma; al prossimo avvio le partite continuano.
playground-topic-general = Tutto tranne le partite
playground-topic-giants = Moai, ahu e proprietari nascosti
playground-topic-forum = Un post per partita
