# The rules by topic: a title, what it says, and other words by which people look for it.

rules-overview =
    ## Les règles de Giants
    Choisis un thème, ou tape { COMMAND("rules") } et n'importe quel mot, comme *chef* ou *égalité*. Si tu débutes, commence par le jeu en trois minutes.
rules-choose = Choisis un thème…
rules-page = { $title } · { $page } sur { $pages }
rules-next = Suite ▶
rules-previous = ◀ Retour
rules-to-panel = ◀ Retour à ma décision
rules-brief-open = Le jeu en trois minutes
rules-ask = ?
rules-link = 📖 { $topic }
rules-none = Rien dans les règles sur « { $typed } ». Voici tout ce qu'il y a.

## The game in three minutes

rules-brief-title = Le jeu en trois minutes
rules-brief-words = intro début résumé aperçu court aide comment jouer commencer débuter
rules-brief =
    Tu mènes une tribu de l'île de Pâques. À chaque tour, des dés amènent des géants de pierre, les **Moaïs**, dans la carrière.
    Tout le monde mise en secret pour les avoir. Les **marqueurs tribaux** décident qui choisit en premier. Les **sculpteurs**, c'est-à-dire les pions que tu mises, décident de la taille du Moaï que tu peux prendre. Tout ce que tu mises est occupé jusqu'à la fin du tour.
rules-brief-2 =
    Ensuite, chacun pose un par un les pions qui lui restent : les **ouvriers** et le **sorcier**, avec jusqu'à deux rondins chacun, et le **chef**. Ils forment la route que suivent les statues.
    Un sorcier peut aussi utiliser le pouvoir de sa case : il apporte un ouvrier, un marqueur, des rondins ou une coiffe, ou te garde un ahu. Un chef peut en faire autant en brisant une tablette.
rules-brief-3 =
    Alors les statues sont portées de case en case. Une case laisse entrer une statue si elle a assez de force : 1 par ouvrier, sorcier et rondin, 3 pour un chef. Un Moaï demande sa taille, une coiffe 1.
    Tu peux te servir des pions de tout le monde sans demander, mais chacun de ceux dont tu as besoin rapporte un point à son propriétaire, et un chef autant que la statue demande de force.
rules-brief-4 =
    Sur la côte, là où tu as un de tes pions, tu ériges ton Moaï sur un **ahu**. À la fin, il rapporte le nombre noir de l'ahu multiplié par sa taille. Une coiffe posée dessus rapporte le nombre rouge au propriétaire du Moaï.
    Dès que quelqu'un a un Moaï sur chacun de ses socles, la partie finit avec ce transport. Une tablette complète ajoute 3 points. Le plus de points gagne.

## What there is

rules-pieces-title = Ton matériel
rules-pieces-words = paravent devant urne réserve socle socles ouvrier ouvriers pion pions sorcier chef marqueur début mise en place joueur joueurs combien matériel
rules-pieces =
    Tu commences avec **un ouvrier, le sorcier, le chef et deux marqueurs tribaux**, et avec des socles pour tes Moaïs : 8 à trois joueurs, 7 à quatre, 6 à cinq (un de moins sur l'ancien plateau Rapa Nui 1). Cinq autres ouvriers et quatre autres marqueurs à toi attendent dans l'**urne** ; des pouvoirs les en sortent.
    - **Derrière ton paravent**, il y a ce que tu peux utiliser. Personne d'autre ne sait ce que c'est.
    - **Devant toi**, il y a ce que tout le monde voit : les Moaïs et coiffes que tu as gagnés, tes demi-tablettes, et ce que tu as misé ou dépensé ce tour-ci.
    - **La réserve** est à tous : 17 Moaïs de taille 1, 12 de taille 2, 6 de taille 3, 14 coiffes, 27 rondins, 30 demi-tablettes.
    On joue de trois à cinq. Le premier joueur est tiré au sort.

rules-strength-title = La force
rules-strength-words = force fort faible poids lourd porter nombres case ouvrier pion chef rondin sorcier
rules-strength =
    - Un ouvrier, un sorcier et un rondin donnent **1** chacun.
    - Un chef donne **3**.
    - Un Moaï demande autant que sa taille, de **1 à 3**. Une coiffe demande **1**.
    Tout ce qui est sur une case compte, peu importe qui l'y a posé, même un pion qui a utilisé un pouvoir. Il faut au moins un pion : **des rondins seuls ne portent rien**. Quand des pions sculptent aux enchères, ils ont la même force, et les rondins n'en ont pas.
    Sur les images du transport, le premier nombre sous une case est ce que portent tes propres pions et les rondins, le second ce que tout le monde porte ensemble.

rules-island-title = L'île et ses ahus
rules-island-words = plateau carte île case cases côte ahu ahus valeur plaque numéro carrière village hutte forêt colonne
rules-island =
    Une case porte le nom de sa colonne, de A à l'ouest jusqu'à M à l'est, et de sa rangée. L'ouest est en haut de la carte. Tout peut entrer sur toute case ; ce qui n'est pas une case est la mer.
    Les cases spéciales sont la carrière de Moaïs J5, la carrière de coiffes C6, le village F6, la hutte des sorciers H4, et sept forêts de 3 à 5 rondins chacune.
    Sur la côte il y a 34 **ahus**, les plateformes pour les Moaïs ; chacun appartient à une case. Sa plaque donne son numéro et sa case, sa **valeur de Moaï en noir** et sa **valeur de coiffe en rouge**. Plus on est loin de la carrière de Moaïs, plus un Moaï vaut cher ; plus on est loin de la carrière de coiffes, plus une coiffe vaut cher.

rules-round-title = Un tour, jouer et passer
rules-round-words = tour phase phases jouer passer passé ordre premier joueur action automatique déroulement
rules-round =
    1. **Tirage des Moaïs** : les dés en amènent à la carrière.
    2. **Enchères** : tous misent en même temps, puis choisissent l'un après l'autre.
    3. **Pose des pions** : pions et rondins vont sur le plateau, et on utilise des pouvoirs.
    4. **Transport et marquage** : les statues sont portées, érigées, coiffées et marquées.
    5. **Fin du tour** : tout rentre à la maison.
    Pendant la pose et le transport, le premier joueur commence, et quand c'est à toi, tu fais exactement une action. **Qui passe est hors jeu pour le reste de cette phase.** Le dernier en jeu continue seul aussi longtemps qu'il veut. S'il ne te reste qu'une décision possible, la table la prend pour toi. Le voisin de gauche commence le tour suivant.

rules-dice-title = Les dés
rules-dice-words = dé dés lancer lancés tirage premier tour brisé blanc marron trois taille faces
rules-dice =
    On lance un dé par joueur, et chacun amène un Moaï de la taille qu'il montre.
    - Les trois dés blancs ont les faces 1 1 1 2 2 3.
    - Le quatrième et le cinquième joueur ajoutent des dés marron : 0 1 1 2 2 3. Un 0 est un Moaï brisé et n'amène rien, pas plus qu'une taille dont il ne reste aucun.
    Au premier tour, **un 3 compte comme un 2, et un 0 comme un 1.** Donc chaque dé amène un Moaï, et aucun n'est de taille 3.

## The auction

rules-auction-title = Miser
rules-auction-words = enchères enchère mise mises miser scellé secret marqueurs sculpteurs sculpter marqueur chef carrière
rules-auction =
    Tous misent en même temps et en secret, avec ce qu'ils ont derrière leur paravent.
    - Les **marqueurs** décident qui choisit en premier. Mises-en autant que tu veux, même aucun.
    - Les **sculpteurs** sont des pions, avec leur force : un ouvrier ou le sorcier 1, le chef 3. Tu peux prendre des Moaïs dont les tailles s'additionnent jusque-là : avec le chef, un de taille 3, ou un 2 et un 1.
    Des marqueurs sans sculpteurs ne gagnent rien. Tu peux changer ta mise jusqu'à ce que la dernière soit là.
    Ce que tu mises **reste devant toi jusqu'à la fin du tour**, que ça ait rapporté quelque chose ou non : ces pions ne portent rien, et ces marqueurs ne marquent rien.

rules-order-title = Qui choisit en premier : égalités
rules-order-words = égalité égalités égaux pareil ordre premier moitiés demi-tablettes marqueurs départager
rules-order =
    Quand les mises sont dévoilées, un ordre est fixé pour ces enchères :
    1. D'abord celui qui a misé **le plus de marqueurs**.
    2. À égalité, celui qui a **le plus de demi-tablettes** devant lui.
    3. Toujours à égalité, le premier **dans l'ordre du jeu**, à partir du premier joueur.
    Les sculpteurs n'y changent rien. Un exemple : bleu et vert misent tous deux 2 marqueurs, et bleu a 3 demi-tablettes. Donc bleu choisit en premier, même si vert commence ce tour.
    À la fin de la partie, rien ne départage : à points égaux, on partage la place.

rules-choosing-title = Choisir un Moaï
rules-choosing-words = choisir choix prendre refuser renoncer invendu sculpteurs reste encore taille
rules-choosing =
    Dans cet ordre, chacun prend un Moaï ou renonce ; puis on recommence, jusqu'à ce qu'il ne reste plus de Moaï, ou que plus personne ne puisse ou ne veuille en prendre.
    Un Moaï occupe des sculpteurs d'une force égale à sa taille. Les trois points d'un chef peuvent se répartir sur plusieurs Moaïs. S'il t'en reste trop peu, ton choix est sauté.
    Renoncer est **définitif** pour ces enchères. Le Moaï que tu as pris est devant toi, prêt à être porté ce tour-ci. Ceux que personne n'a pris quittent la partie pour de bon.

## Placement

rules-placing-title = Poser des pions
rules-placing-words = pose poser placement placer pion pions ouvrier sorcier chef case action route
rules-placing =
    Pendant la pose, quand c'est à toi, tu choisis :
    - un **ouvrier** ou le **sorcier** sur n'importe quelle case, avec jusqu'à deux rondins ;
    - le **chef** sur n'importe quelle case, sans rondins ;
    - une **demi-tablette** contre un marqueur ;
    - **passer**.
    Une case accueille autant de pions de toutes les tribus qu'on veut, et personne ne peut en être chassé. Pense au chemin de tes statues : il faut de la force sur chaque case, et là où tu veux ériger ou coiffer, il te faut **un de tes propres pions**. Sans pion à poser ni marqueur pour une demi-tablette, tu passes automatiquement.

rules-powers-title = Les pouvoirs
rules-powers-words = pouvoir pouvoirs sorcier chef village hutte forêt carrière coiffe tablette demi deux ouvrier marqueur utiliser qui
rules-powers =
    Le **sorcier** peut utiliser le pouvoir de la case où tu le poses. Le **chef** aussi, si tu rends **deux demi-tablettes**. **Les ouvriers n'ont pas de pouvoir.**
    - Village : un ouvrier de plus, pris dans l'urne.
    - Hutte des sorciers : un marqueur de plus, pris dans l'urne.
    - Forêt : tous ses rondins ; elle est abattue pour de bon.
    - Carrière de coiffes : une coiffe, devant toi.
    - Case avec des ahus : un ahu libre t'est réservé.
    C'est un seul pouvoir, au moment de la pose, et rien ne t'y oblige. Ce qu'il apporte peut servir **dès ta prochaine action**. Un pouvoir qui n'apporterait rien ne peut pas être utilisé. Un pion qui a utilisé un pouvoir porte comme les autres.

rules-reserving-title = Réserver un ahu
rules-reserving-words = réserver réservé réservation ahu socle garder propre couleur
rules-reserving =
    Le sorcier, ou le chef contre deux demi-tablettes, peut réserver un ahu libre de la case où il est posé. Un de tes socles va dessus, ta couleur visible. Désormais **toi seul peux y ériger un Moaï**, ce tour-ci ou plus tard.
    Ce socle est dépensé : il ne revient jamais. Un ahu réservé sans Moaï ne rapporte rien, et ne compte pas pour la fin de la partie. Quand tu n'as plus de socle derrière ton paravent, tu ne peux ériger que sur les ahus que tu as réservés.

rules-logs-title = Rondins et forêts
rules-logs-words = rondin rondins bois forêt forêts abattre abattue couper tour suivant arbres chef
rules-logs =
    Un ouvrier ou le sorcier apporte jusqu'à deux rondins de derrière ton paravent, le chef aucun. Un rondin est sur la case de son pion et y ajoute 1 de force, pour les statues de tout le monde, et personne n'y gagne de points.
    Les rondins viennent des forêts : le sorcier, ou le chef contre deux demi-tablettes, en abat une et prend tous ses rondins. **Les rondins coupés sont pour plus tard** : ils vont derrière ton paravent, et les pions posés ensuite les apportent. Celui qui abat ne peut pas les apporter lui-même, donc la plupart des rondins servent au tour suivant.
    À la fin du tour, tous les rondins du plateau quittent la partie, utilisés ou non. Ceux derrière ton paravent restent à toi.

rules-tablets-title = Demi-tablettes
rules-tablets-words = tablette tablettes demi moitié moitiés rongo marqueur échanger acheter points regarder chef deux briser
rules-tablets =
    Pendant la pose, ton action peut être celle-ci : un marqueur va devant toi, et une demi-tablette vient de la réserve. Le marqueur te revient à la fin du tour, et la demi-tablette reste.
    - **Deux** permettent à ton chef d'utiliser un pouvoir ; elles retournent à la réserve.
    - **Une** te permet de regarder sous un Moaï à tout moment ; elle y retourne aussi.
    - Plus tu en as, mieux c'est pour toi quand des mises sont à égalité.
    - À la fin, chaque tablette complète, soit deux moitiés, vaut **3 points**. Une moitié seule ne vaut rien.

## Transport

rules-carrying-title = Porter des statues
rules-carrying-words = porter déplacer transport chemin trajet route case statue entrer carrière départ deux fois encore coiffe moaï moai
rules-carrying =
    Une action concerne une statue. **Déplace-la** aussi loin que tu veux, puis érige-la, coiffes-en un Moaï, marque-la ou laisse-la ; ou fais ça là où elle est ; ou passe. Une autre action peut déplacer la même statue à nouveau.
    Les Moaïs devant toi partent de la carrière de Moaïs, les coiffes de la carrière de coiffes. La case de départ d'une statue ne demande rien. **Chaque case où elle entre demande de la force** : la taille d'un Moaï, 1 pour une coiffe, et au moins un pion.
    Une statue n'entre jamais sur une case où elle a déjà été ce tour-ci. Pions et rondins ne s'usent pas ; ils servent à chaque statue qui passe.

rules-paying-title = Qui gagne à porter
rules-paying-words = payer payé prix points gagner gain aide étranger autres chef ouvrier coût gratuit porteur refuser
rules-paying =
    Regarde chaque case du chemin séparément :
    1. Tes propres pions sur la case et tous les rondins portent d'abord. Si ça suffit, et qu'un pion est à toi, **personne ne gagne rien**.
    2. Pour ce qui manque, tu te sers des autres : un ouvrier ou sorcier par force manquante, au moins un, et **chacun rapporte 1 point à son propriétaire**. Ou un seul chef : il suffit toujours, et rapporte **autant que la statue demande**.
    S'il y a le choix, il est à toi. Personne ne peut refuser, tu ne perds rien, et les autres marquent aussitôt leurs points.
    Pour un Moaï de taille 3 : ton ouvrier et deux rondins ne coûtent rien. Un ouvrier rouge et deux rondins : rouge gagne 1. Le chef rouge : rouge gagne 3. Ton ouvrier, plus un rouge et un bleu : chacun des deux gagne 1.

rules-erecting-title = Ériger un Moaï
rules-erecting-words = ériger dresser ahu socle propre pion debout poser libre pris moaï moai points quand
rules-erecting =
    Tu ériges un Moaï depuis une case où se trouve **un de tes propres pions**, que ce soit un ouvrier, le sorcier ou le chef. Le pion de quelqu'un d'autre ne suffit pas. L'ahu doit appartenir à cette case, et être libre ou réservé par toi.
    Un de tes socles va dessous, face cachée, et le Moaï y reste pour de bon. Il rapporte ses points **à la fin** de la partie : le nombre noir multiplié par sa taille. Tout le monde te voit faire, mais ensuite plus rien ne dit à qui il est.

rules-crowning-title = Les coiffes
rules-crowning-words = coiffe coiffes coiffer chapeau pukao rouge propre pion propriétaire carrière
rules-crowning =
    Une coiffe se porte comme une statue qui demande une force de 1. Elle part de la carrière de coiffes, où le sorcier, ou le chef contre deux demi-tablettes, en prend une.
    Depuis une case où se trouve **un de tes propres pions**, elle va sur n'importe quel Moaï des ahus de cette case qui n'en a pas encore. Il ne faut pas de socle. À la fin, elle rapporte le nombre rouge **au propriétaire du Moaï**, peu importe qui l'a apportée. Alors rappelle-toi quels Moaïs sont à toi.

rules-marking-title = Marquage et statues abandonnées
rules-marking-words = marquer marque marquage marqueur marquée abandonner abandonné abandonnée statue prendre voler reprendre carrière devant à qui
rules-marking =
    Tu peux agir sur les statues devant toi, sous ton marqueur, et sur celles que tu as déplacées ce tour-ci. Tant que ton **marqueur** est sur une statue, personne d'autre ne peut y toucher. Marquer est une action à part, ou la fin d'un déplacement. Le marqueur revient quand la statue est érigée ou coiffe un Moaï, ou quand tu le reprends à la fin d'un tour.
    Quand un tour finit, les statues encore devant les joueurs vont à leur carrière ; tu peux alors marquer les tiennes. Ce qui n'a pas de marqueur ensuite **est abandonné**.
    Tout le monde peut prendre une statue abandonnée, mais doit la marquer, l'ériger ou en coiffer un Moaï dans la même action.

## The end

rules-hidden-title = Secrets et coups d'œil
rules-hidden-words = caché secret secrets regarder œil coup propriétaire propriétaires mémoire rappeler demi journal ouvert paravent à qui
rules-hidden =
    Toi seul sais ce qu'il y a derrière ton paravent, ta mise jusqu'à ce que toutes soient là, et quels Moaïs sont à toi. Personne ne connaît les prochains dés. Tout le reste est visible : le plateau, ce qui est devant les joueurs, les points jusqu'ici.
    Quand un Moaï est érigé, tout le monde voit par qui. Ensuite, son socle est face cachée, et le journal ne le dit pas non plus : la mémoire fait partie du jeu.
    Le **coup d'œil** : à tout moment, même quand ce n'est pas à toi, tu peux rendre une demi-tablette et regarder, toi seul, à qui est un Moaï. Tous voient où tu as regardé. Une fois la partie finie, tout est visible.

rules-roundend-title = Fin du tour
rules-roundend-words = tour fin retour rentrer rondins marqueurs reprendre suivant rangement
rules-roundend =
    Quand tout le monde a passé au transport, et que la partie n'est pas finie :
    1. Les statues restées devant les joueurs vont à leur carrière ; leurs propriétaires peuvent les marquer.
    2. Les pions rentrent, tout comme les marqueurs et sculpteurs misés ou dépensés. Les demi-tablettes restent.
    3. Tous les rondins du plateau quittent la partie. Les forêts abattues le restent, les ahus réservés aussi.
    4. Chacun peut reprendre des marqueurs sur des statues. Ce qui n'a pas de marqueur est alors abandonné.
    5. Le voisin de gauche devient premier joueur, et on relance les dés.

rules-ending-title = Ce qui finit la partie
rules-ending-words = fin finir terminer finie dernier socles épuisé gagner quand
rules-ending =
    La partie finit avec une phase de transport, une fois que tous y ont passé, si une de ces choses est vraie :
    - Quelqu'un a **un Moaï sur chacun de ses socles de départ** : 8 à trois joueurs, 7 à quatre, 6 à cinq (un de moins sur l'ancien plateau Rapa Nui 1). Un ahu seulement réservé ne compte pas.
    - Il ne reste aucun Moaï nulle part : ni dans la réserve, ni devant un joueur, ni en chemin.
    - La réserve est vide, les dés n'ont amené aucun Moaï ce tour-ci, et aucun n'y a été érigé.
    Celui qui place le dernier Moaï n'arrête pas les autres : ils finissent la phase.

rules-scoring-title = Les points
rules-scoring-words = score décompte points prestige valeur multiplier taille égalité égalités gagnant vainqueur gagner place final quand moaï moai tablettes
rules-scoring =
    À la fin, tous les socles sont retournés, et chacun compte :
    - chaque Moaï : le nombre noir de l'ahu **multiplié par sa taille** ;
    - chaque coiffe sur un de tes Moaïs : le nombre rouge ;
    - ce que tu as gagné en portant, qui est déjà sur la piste ;
    - 3 pour chaque tablette complète.
    Donc **les Moaïs rapportent à la fin**, pas quand on les érige, sauf si la table joue avec le score visible. Les statues en chemin et les ahus seulement réservés ne rapportent rien. Le plus de points gagne. **À points égaux, on partage la place.**

## The table

rules-options-title = Options d'une table
rules-options-words = option options partie rapide score visible propriétaires variante réglages
rules-options =
    Une table choisit avant la partie :
    - **Partie rapide** : tout le monde commence avec deux ouvriers.
    - **Score visible** : un Moaï rapporte ses points dès qu'il est érigé. Le résultat est le même, mais la piste trahit qui a érigé quoi.
    - **Propriétaires visibles** : on continue à voir à qui est chaque Moaï. Il n'y a alors plus rien à aller regarder.

rules-here-title = Jouer ici
rules-here-words = discord bouton boutons commande commandes fiche panneau paravent plus annuler conseil taper
rules-here =
    - *À toi de jouer*, sur la fiche, ouvre ta décision, avec une suggestion en vert, *Conseil*, et *?* pour ses règles.
    - *Mon paravent* montre ce que toi seul peux voir. *Plus* offre le journal, le plateau en texte, l'annulation et le coup d'œil.
    - Tout peut aussi se taper : { COMMAND("bid") }, { COMMAND("take") }, { COMMAND("place") }, { COMMAND("move") }, { COMMAND("pass") }, { COMMAND("peek") }. Autour de la partie, il y a { COMMAND("giants screen") }, { COMMAND("giants board") }, { COMMAND("giants log") }, { COMMAND("giants undo") } et { COMMAND("giants hint") }.
    - { COMMAND("giants mine") } donne tes parties, et { COMMAND("giants my reminders") } règle tes rappels.

## Pictures: a line below some of them, and what they show for those who can't see them

rules-caption-placing = La route de ce tour, par trois tribus
rules-caption-strength = Force : toi et les rondins, puis tous
rules-caption-powers = Le sorcier vert appelle un ouvrier
rules-caption-reserving = Un socle rouge garde l'ahu 4
rules-caption-logs = G3 est abattue ; deux rondins sur G5
rules-caption-erecting = Taille 2 sur l'ahu 14 : { $value } × 2 = { $points } points
rules-caption-crowning = Coiffé : { $points } points au propriétaire
rules-caption-marking = m3 : marqueur vert, h1 : marqueur rouge

rules-picture-dice = La carrière au premier tour : les dés montrent 1, 3 et 2, et des Moaïs de tailles 1, 2 et 2 sont arrivés. En dessous, ce que trois joueurs ont devant eux.
rules-picture-auction = Les mises sont dévoilées : devant trois joueurs, on voit les marqueurs et sculpteurs que chacun a misés. Au-dessus, trois Moaïs à la carrière.
rules-picture-island = L'île entière, avec ses cases, carrières, village, hutte et forêts, et les plaques de 34 ahus le long de la côte.
rules-picture-placing = Des pions de trois tribus autour du village : un chef bleu sur G6, un ouvrier rouge avec deux rondins sur G5, un pion bleu et deux verts sur F6, un ouvrier bleu sur E6.
rules-picture-strength = Des cases pendant le transport, avec deux nombres chacune, vues par rouge. Sur I4, l'ouvrier rouge avec deux rondins porte 3. Sur I3, le sorcier rouge avec un rondin porte 2, et 3 avec l'ouvrier vert.
rules-picture-powers = Le sorcier vert est au village F6, qui vient de donner un ouvrier.
rules-picture-reserving = La plaque de l'ahu 4 porte un socle rouge sans Moaï. Le sorcier rouge est sur sa case, I3.
rules-picture-logs = La forêt de G3 est abattue. Sur G5, un ouvrier rouge est là avec deux rondins.
rules-picture-carrying = Le chemin d'une coiffe sur sept cases. Trois d'entre elles n'ont que des ouvriers bleus, donc bleu gagne 3 ; les autres ont des pions rouges, ceux de qui la déplace.
rules-picture-paying = Un Moaï de taille 2 passe par G5, où un ouvrier rouge aide pour 1 point, puis par G6, où bleu a son propre chef, et arrive sur l'ahu 14.
rules-picture-erecting = Un Moaï de taille 2 est debout sur l'ahu 14. Le chef bleu est sur sa case, G6.
rules-picture-crowning = Le Moaï de l'ahu 14 porte maintenant une coiffe.
rules-picture-marking = Un Moaï à la carrière porte un marqueur vert, et une coiffe sur I3 un marqueur rouge.
rules-picture-scoring = Le décompte final : pour chaque joueur, les points des Moaïs, des coiffes, du transport et des tablettes, et le total. Bleu gagne avec { $points }.
