# The example game, step by step, with comments on what happens for the first time.

example-title = **Une partie entière à regarder** · tour { $round } · étape { $step } sur { $steps }
example-posted = La partie d'exemple est là pour tout le monde. Qui appuie sur un bouton la parcourt de son côté.

example-begin = Trois ordinateurs jouent : rouge, bleu et vert. Regarde comment ils gagnent des Moaïs, construisent une route ensemble et amènent les Moaïs à la côte. Appuie sur *Suite*.
example-dice = Un dé par joueur, et chacun amène un Moaï de la taille qu'il montre. Au premier tour seulement, un 3 compte comme un 2.
example-bids = Toutes les mises sont dévoilées en même temps. Plus de marqueurs, et on choisit plus tôt. Le marteau dit combien de sculpteurs chacun a misés, et donc quelle taille de Moaï il peut prendre.
example-took = Le Moaï va devant son joueur, et occupe autant de sculpteurs que sa taille. Qui en a encore peut en prendre un autre ensuite.
example-unsold = Ce que personne ne peut ou ne veut sculpter quitte la partie pour de bon.
example-power-worker = Le sorcier utilise le pouvoir du village : un ouvrier de plus, pour le reste de la partie. Toutes les tribus commencent ainsi, car elles n'ont qu'un ouvrier.
example-power-marker = La hutte donne un marqueur de plus : pour choisir plus tôt, marquer des statues ou avoir des demi-tablettes.
example-power-logs = Une forêt est abattue pour de bon. Ses rondins vont derrière le paravent : les pions posés ensuite les apportent, et ils portent gratuitement.
example-power-headdress = Une coiffe arrive devant le joueur. Elle part de la carrière de l'ouest et doit être portée comme un Moaï.
example-power-ahu = Un socle sur un ahu libre : réservé. Seul son propriétaire peut y ériger un Moaï. Ça coûte le socle.
example-tablet = Un chef aussi utilise un pouvoir, mais il faut rendre deux demi-tablettes.
example-half = Un marqueur dont on n'a pas besoin s'échange contre une demi-tablette. Il revient à la fin du tour, et deux moitiés valent 3 points à la fin.
example-carried = Sur chaque case, ses propres pions et les rondins avaient assez de force, donc personne d'autre n'y a gagné.
example-paid = Sur certaines cases, il fallait l'aide des autres. Chaque ouvrier ou sorcier qui aide rapporte un point à son propriétaire, un chef autant que le Moaï demande. Celui qui déplace ne perd rien.
example-erected = Celui qui déplace a un pion sur cette case, donc le Moaï peut y être érigé. Il comptera le nombre noir multiplié par sa taille, à la fin.
example-crowned = Une coiffe ajoute le nombre rouge, pour le propriétaire du Moaï. Là aussi, il faut un de ses propres pions sur la case.
example-marked = Ce Moaï n'est pas arrivé à la côte. Un marqueur le protège, et au tour suivant il repart de là.
example-stashed = Les Moaïs qui n'ont pas bougé vont sur la case de la carrière. Ceux sans marqueur sont au premier venu.
example-returned = Le tour est fini. Pions et mises rentrent, les rondins du plateau quittent la partie, et le joueur suivant commence.
example-recalled = On peut maintenant reprendre les marqueurs sur les statues, ou les laisser. Ce qui n'a pas de marqueur est abandonné.
example-peeked = Une demi-tablette pour regarder un socle : à qui est ce Moaï ? Ça peut dire si la partie va bientôt finir.
example-supply = Le dernier Moaï a quitté la réserve, donc la partie va bientôt finir.
example-over = Quelqu'un a un Moaï sur chacun de ses socles, donc ce transport était le dernier. Tous les socles sont retournés, et on compte tout : Moaïs, coiffes, transport, tablettes.
example-tie = Et rien ne départage cette égalité : à points égaux, on partage la place.
