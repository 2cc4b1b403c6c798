## Chapters
chapter-set-up = Mise en place
chapter-turn = Le tour de jeu
chapter-fighting = Combattre
chapter-houses = Les maisons
chapter-zombies = Les zombies
chapter-end = Fin de partie
chapter-road-rage = Road Rage : mise en place
chapter-keys = Road Rage : les clefs
chapter-driving = Road Rage : conduire
chapter-agendas = Road Rage : les agendas secrets
chapter-road-rage-scoring = Road Rage : décompte
chapter-questions = Road Rage : questions et réponses

## Set-up
ZTB-1 = Avéré : de 3 à 6 joueurs ; la partie dure 10 jours, quel que soit le nombre de joueurs ; le plus grand
    total de points l’emporte. Notre règle : on peut aussi jouer à deux, et un réglage permet moins de jours,
    comme les 8 que le jeu de base conseille à 6 joueurs.
ZTB-2 = Avéré : le matériel compte 100 zombies, 102 cartes Action (les événements en font partie), 30 cartes
    Combat, 12 cartes Maison, 6 cartes Joueur, 4 jetons de propriété par joueur et 12 socles de barricade. Le
    dé à douze faces ne sert qu’à compter les jours.
ZTB-3 = Avéré : le cimetière est au centre, 12 maisons l’entourent, et une maison entière forme une seule case.
    Un zombie débute sur chaque case de l’anneau qui borde le cimetière. Notre règle : le plateau fait 16 cases sur
    16 ; l’anneau compte 20 cases ; chaque maison couvre 2 cases sur 2 et possède quatre façades, chacune avec
    sa case d’accès, dont l’une est l’allée.
ZTB-4 = Avéré : chacun à son tour choisit une maison comme base et y place son pion et un jeton. Chacun reçoit
    un pistolet à trois balles tiré du paquet Action. Ensuite chaque maison reçoit une carte Maison montrant
    un 5, et chacun reçoit 6 cartes Action et en garde 3 ; on ne peut pas garder d’événement. Déduit : le 5
    est le nombre de trouvailles restantes. Décision : les cartes non gardées vont à la défausse.
ZTB-5 = Notre règle : les événements parmi les six premières cartes retournent dans la pioche sans effet. Un joueur
    qui n’a pas trois cartes à garder pioche jusqu’à en avoir trois ; les événements ainsi piochés y retournent aussi.
ZTB-6 = Notre règle : chaque pion a 4 points de santé.
ZTB-7 = Notre règle : un jour est un tour de chaque joueur vivant, dans l’ordre des places. Le premier joueur du
    premier jour est tiré au sort (la boîte désigne le plus jeune) ; chaque jour, la place suivante commence.
    Après le dernier tour, le compteur de jours avance.
ZTB-8 = Avéré : une maison reste à son propriétaire jusqu’à ce que sa dernière barricade cède ou qu’un autre
    joueur se l’approprie ; une base ne fait pas exception. Notre règle : une maison sans garde ni barricade
    n’est à personne et son jeton revient à son propriétaire ; seule une base qui n’a jamais eu de barricade
    garde son jeton sans défense, jusqu’à ce qu’un autre joueur se l’approprie.

## The turn
ZTB-10 = Notre règle : le tour compte quatre phases. Piochez une carte Action : un événement s’applique aussitôt
    et n’est pas remplacé. Jouez vos actions. Viennent ensuite les zombies. Enfin, défaussez pour ne garder que
    5 cartes. Décision : une pioche vide est reconstituée en mélangeant la défausse ; si celle-ci est vide
    aussi, on ne pioche rien. Un joueur qui meurt pendant son propre tour le termine aussitôt, même avec une seconde
    vie.
ZTB-11 = Avéré : un tour compte plusieurs actions et un mouvement libre. Notre règle : trois actions ; mouvement et
    actions dans l’ordre qu’on veut.
ZTB-12 = Notre règle : un mouvement va jusqu’à 3 cases, jamais en diagonale. Une maison compte 1 pour entrer et 1
    pour sortir, toujours par une de ses cases d’accès. Les pions partagent et traversent les cases ; personne
    n’entre au cimetière. Entrer dans une case de zombies arrête le mouvement jusqu’à ce qu’on en ait
    fini avec eux ; le reste du mouvement peut alors servir.
ZTB-13 = Notre règle : une action paie l’une de ces choses : un mouvement de plus ; une fouille ; jouer une
    carte ; poster un rescapé comme garde ou en reprendre un ; combattre un zombie de sa case ou tirer sur un
    zombie à portée ; attaquer un joueur ou un garde ; ôter 1 de solidité à une barricade adverse. Décision :
    la barricade doit être sur une façade de la maison où l’on est ou sur celle à laquelle sa case donne
    accès. Une arme, des soins, des munitions et un rescapé vont au groupe présent dans la case, une barricade
    et un garde à la maison où l’on se trouve. Second souffle ne coûte pas d’action.
ZTB-14 = Avéré : un pistolet vide s’abandonne à tout moment, gratuitement. Notre règle : passer une arme au sein
    de son groupe dans une même case (pion, rescapés qui l’accompagnent, ses propres gardes) est gratuit.
    Décision : un pistolet vide s’abandonne à toute question posée à son propriétaire, et cinq armes au plus
    changent de mains par tour, pour que le tour finisse toujours par s’achever.
ZTB-15 = Notre règle : pour fouiller, il faut son pion à pied dans une maison où il reste des trouvailles, sans
    zombie ni garde d’un autre joueur. Le compteur baisse de 1 et l’on pioche une carte ; un événement
    s’applique. Si la carte est de la famille nommée par la carte Maison, on en pioche une de plus. Décision :
    cette seconde carte n’en donne pas une troisième ; la loge du gardien, qui ne nomme aucune famille, donne
    deux trouvailles par fouille tant qu’elle en a deux.
ZTB-16 = Notre règle : un pion porte 2 armes au plus et chaque rescapé 1 ; 3 rescapés au plus accompagnent un
    pion ; une maison abrite 2 gardes au plus ; la main est limitée à 5 cartes.
ZTB-17 = Notre règle : entrer à pied parmi des zombies ouvre un combat d’échanges gratuits jusqu’à ce que la case
    soit libre ou qu’une blessure en chasse le pion. Un pion qui commence son tour à pied parmi des zombies
    paie une action par échange, ou prend 1 dommage et se déplace de trois cases. S’il reste des zombies dans
    sa case quand les actions sont épuisées, il prend 1 dommage et se déplace de trois cases. Décision : tant
    qu’on n’en a pas fini avec eux, le pion ne peut que les combattre, les fuir, jouer une arme, des munitions
    ou des soins, et faire ce qui est gratuit.
ZTB-18 = Notre règle : s’éloigner de trois cases, c’est suivre un chemin de trois pas au choix du propriétaire,
    sans passer deux fois par une case, sans franchir de façade fermée, en évitant si possible les cases de
    zombies ; sinon, le chemin est plus court. Si le pion finit parmi des zombies, ceux-ci attendent son
    prochain tour. Décision : si aucun pas n’est libre, le pion reste sur place et ne reprend pas de dommage à
    la fin de ce tour.

## Fighting
ZTB-20 = Avéré : une carte Combat se lit d’une façon avec une balle, d’une autre sans. Notre règle : un tir tue ou
    manque, et la balle est dépensée dans les deux cas ; à mains nues on tue, on repousse (rien ne se passe)
    ou l’on est blessé. Décision : quand le paquet Combat est vide, on mélange sa défausse.
ZTB-21 = Avéré : une arme marquée « piochez 2 » retourne deux cartes Combat quand elle tire, et la meilleure
    compte.
ZTB-22 = Avéré : un zombie tué rejoint la collection de celui qui l’a tué. Une case peut contenir un nombre
    quelconque de zombies.
ZTB-23 = Avéré : une blessure, c’est 1 dommage, et le pion se déplace de trois cases. Un rescapé qui l’accompagne peut
    être sacrifié à la place du dommage ; le pion se déplace quand même de trois cases. Notre règle : un réglage
    aggrave les blessures des zombies.
ZTB-24 = Avéré : un rescapé armé qui accompagne le pion peut se battre à sa place, même dans un combat que son
    propriétaire a engagé, sauf si un autre joueur vise le pion lui-même. Notre règle : les rescapés sans arme le
    peuvent aussi, à mains nues ; une blessure tue le rescapé qui se battait. Décision : les zombies restent
    alors, et le pion n’est pas chassé.
ZTB-25 = Notre règle : la portée est une ligne droite dans l’une des huit directions, jusqu’à 3 cases, sans
    maison ni cimetière sur le trajet. On ne tire vers une maison ou hors d’elle que par une façade ouverte,
    entre la maison et sa case d’accès. Décision : une façade barricadée n’est pas ouverte, même si la barricade
    est à soi ; une voiture n’arrête pas les balles.
ZTB-26 = Avéré : engager un combat avec un joueur coûte une action ; riposter est gratuit. Entrer dans une
    maison où se trouve un autre pion n’oblige personne à se battre. Notre règle : un échange chacun, d’abord
    l’attaquant, puis la riposte si ce joueur est en vie et peut riposter. Décision : l’attaquant vise un pion,
    un rescapé qui l’accompagne ou un garde ; à mains nues, seulement dans la même case. Une lecture « tué »
    coûte 1 dommage à un pion et la vie à un rescapé ; une blessure lue à mains nues frappe celui qui se
    battait. Personne ne bouge et l’on ne sacrifie pas de rescapé. Si l’attaque visait le pion, c’est lui qui
    riposte ; la riposte frappe celui qui a attaqué. Un rescapé qui tombe de son propre coup a attaqué : la
    riposte, s’il y en a une, frappe le pion qui l’a envoyé.
ZTB-27 = Avéré : la mort fait défausser la carte Joueur, les armes portées et les rescapés en déplacement ;
    tout le reste demeure en jeu. Un joueur mort est éliminé. Notre règle : les morts ne peuvent gagner que si
    tout le monde est mort. En option, un mort qui a un garde continue avec ce rescapé comme pion de santé 2 ;
    ce pion n’a pas de carte Joueur : ses capacités et ses limites sont celles d’un pion sans carte.
ZTB-28 = Décision : à la mort, la main et les agendas inachevés sont défaussés aussi. Collection, gardes,
    barricades et jetons restent. Les clefs détenues vont face cachée à la maison de leur allée ; la voiture
    reste où elle est.
ZTB-29 = Avéré : quand un pion entre dans une maison, un joueur dont le pion est à l’intérieur peut engager le
    combat ; ce que fait l’arrivant est une réaction et ne coûte rien. Décision : un seul échange par entrée,
    payé d’une action du prochain tour de l’occupant ; pas tant qu’il en doit déjà une.

## Houses
ZTB-30 = Avéré : on s’approprie une maison en y plaçant un rescapé ou une barricade. Déduit : personne n’a plus
    de quatre maisons, puisqu’il y a quatre jetons.
ZTB-31 = Avéré : le garde mort, ajouter une barricade à celles en place suffit à prendre la maison. Sinon elle
    reste à son propriétaire jusqu’à ce que la dernière barricade cède, et même alors le nouveau venu doit
    placer un rescapé ou une barricade pour la posséder.
ZTB-32 = Avéré : une barricade arrête les zombies et les autres joueurs. Déduit : une par façade, et 12 au plus
    sur le plateau. Notre règle : les planches ont une solidité de 2, les meubles de 3 ; le propriétaire passe.
    Décision : les autres ne la franchissent pas non plus de l’intérieur.
ZTB-33 = Décision : s’approprier une maison demande un jeton, aucun garde vivant d’un autre, aucun pion du
    propriétaire à l’intérieur et, pour une barricade, une façade et un socle libres. Si les quatre façades
    sont prises, placez un rescapé ou détruisez d’abord une barricade. Les barricades debout passent au nouveau
    propriétaire.

## Zombies
ZTB-40 = Notre règle : à la fin de chaque tour se lèvent autant de zombies que le tiers du numéro du jour, arrondi à
    l’entier supérieur, l’un après l’autre, chacun sur une case de l’anneau qui en a le moins ; le joueur actif
    choisit entre cases égales.
ZTB-41 = Avéré : le joueur actif déplace ensuite plusieurs zombies vers les autres joueurs. Notre règle : six,
    d’une case chacun, et chaque pas doit raccourcir le chemin vers le pion ou une maison gardée d’un autre
    joueur vivant. Décision : aucun des six ne peut être omis tant qu’un pas est possible, et chaque zombie
    bouge une fois. « Laisser les autres avancer seuls » fait avancer d’eux-mêmes ceux qui restent, le plus
    proche de son but d’abord, chacun par un plus court chemin.
ZTB-42 = Notre règle : un zombie n’entre dans une maison que depuis une case d’accès, par une façade sans barricade
    et sans voiture sur sa case. Devant une barricade il reste sur place et lui ôte 1 de solidité. Un zombie
    qui arrive sur un pion (sauf un conducteur qu’il ignore) ou sur un garde est combattu en un échange.
    Décision : entre plusieurs pions il s’en prend au premier dans l’ordre du tour après le joueur actif, à
    celui du joueur actif en dernier ; les gardes ne se battent que là où aucun pion ne le fait, et leur
    propriétaire dit lequel.
ZTB-43 = Décision : le chemin d’un zombie passe par les cases à découvert, jamais en diagonale, et ne traverse
    pas de maison, sauf pour entrer chez sa cible. Une barricade allonge le chemin de sa solidité, une façade
    avec une voiture est fermée dans les deux sens, et frapper compte pour un pas. Un zombie rapide qui
    rencontre quelqu’un après sa première case s’y bat et perd sa seconde case. S’il y a moins de six pas
    possibles, ou aucun autre joueur vivant, on ne fait que ceux-là, ou aucun.
ZTB-44 = Décision : aucun zombie ne se lève quand la réserve est vide. Un zombie qui se lève sur un pion compte
    comme un zombie qui arrive.

## End of the game
ZTB-50 = Avéré : zombies, maisons, rescapés, barricades et armes donnent des points ; à égalité, le plus de zombies
    l’emporte. Notre règle : 1 par zombie, 3 par maison, 2 par rescapé, 1 par barricade debout dans une de ses
    maisons, 1 par arme chargée.
ZTB-51 = Avéré : une carte Action ajoute un jour. Notre règle : une fois par partie, et seulement si elle est
    piochée l’un des trois derniers jours ; piochée plus tôt, elle est sans effet.
ZTB-52 = Décision : les égalités restantes vont au plus grand nombre de maisons ; ensuite la victoire est
    partagée.

## Road Rage: set-up
ZRR-1 = Douze voitures sont placées, une sur chaque allée. Chaque joueur prend la clef de la voiture de sa
    base ; les autres clefs sont mélangées face cachée et posées une par maison qui n’est la base de personne.
ZRR-2 = Chaque joueur reçoit deux des 30 agendas secrets. Un joueur qui en a deux identiques les montre, en défausse un
    et repioche jusqu’à en avoir deux différents.
ZRR-70 = Notre règle : on peut jouer sans Road Rage ; avec, c’est le choix par défaut.

## Road Rage: keys
ZRR-10 = En entrant dans une maison, vous pouvez regarder en secret la clef qui s’y trouve. Une action permet
    de la prendre, sinon elle est remise en place. Il faut que votre pion soit dans la maison. Ce qu’un joueur
    a vu, les autres l’ignorent.
ZRR-11 = Une voiture ne s’utilise qu’avec sa propre clef.
ZRR-12 = Décision : la clef peut être regardée à tout moment de son tour tant que le pion est dans la maison,
    et prise sans être regardée. Une clef prise reste visible devant son détenteur. Une clef revenue à sa
    maison après une mort est connue de tous et se prend à part.

## Road Rage: driving
ZRR-20 = Une action pour monter et démarrer ; ensuite chaque trajet de 6 cases au plus coûte une action ou le
    mouvement libre.
ZRR-21 = Une voiture avance, recule ou va en diagonale, jamais latéralement. Notre règle : une voiture a un axe,
    d’abord perpendiculaire à sa façade ; après un pas en diagonale le conducteur peut le faire pivoter.
ZRR-22 = Les rescapés ne conduisent pas ; ceux qui accompagnent le pion sont du voyage.
ZRR-23 = En entrant dans une case avec des zombies, la voiture prend 1 dommage par zombie, et ces zombies
    rejoignent aussitôt la collection du conducteur.
ZRR-24 = À 4 dommages la voiture ne fonctionne plus. S’il y a plus de zombies qu’elle n’en peut encaisser, elle
    n’en tue que jusqu’au quatrième dommage. Notre règle : le trajet s’arrête là et le conducteur est mis dehors.
ZRR-25 = Les voitures ne blessent pas les joueurs et peuvent rouler à travers leurs cases. Notre règle : une
    voiture n’entre ni dans une maison, ni au cimetière, ni sur la case d’une autre voiture.
ZRR-26 = Quitter la voiture est gratuit. Le pion reste sur la case et doit combattre les zombies qui s’y
    trouvent, ou prendre 1 dommage et se déplacer de trois cases. Décision : ces échanges sont gratuits, comme
    en entrant à pied parmi des zombies, et le pion peut fuir avant chacun d’eux.
ZRR-27 = Une voiture garée barre sa façade : les zombies n’entrent pas dans une maison par une case contenant
    une voiture, et cela dès le début du jeu. Une voiture hors d’usage aussi.
ZRR-28 = Les zombies sur la case d’un conducteur l’ignorent tant que leur nombre n’excède pas les dommages que
    la voiture peut encore encaisser.
ZRR-29 = On peut tirer sur un conducteur normalement.
ZRR-30 = Décision : pour monter, il faut que le pion soit sur la case de la voiture, qu’on en ait fini avec les
    zombies de cette case, que la voiture ait moins de 4 dommages et que personne d’autre n’y soit. Y rester
    d’un tour à l’autre ne coûte rien et n’exige pas de redémarrer ; en sortir met fin au trajet.
ZRR-31 = Décision : un conducteur peut rouler, jouer des cartes et tirer, mais ni fouiller, ni entrer dans une
    maison, ni s’en prendre à une barricade : le pied-de-biche et le second souffle demandent un pion à pied.
    Aucun combat à mains nues depuis une voiture ou contre elle.
ZRR-32 = Décision : seuls les zombies des cases où la voiture entre sont écrasés ; repartir d’une case de zombies est
    gratuit. Tant que leur nombre dépasse les dommages restants, ils n’ignorent plus le conducteur : ceux qui arrivent
    le combattent aussitôt, et avec ceux qui sont là on fait comme à pied (ZTB-17) : chaque échange coûte une action
    et, s’il en reste quand les actions sont épuisées, le conducteur prend 1 dommage et se déplace de trois cases,
    hors de la voiture. La voiture ne prend rien, et le conducteur peut encore repartir ou descendre avant.
ZRR-33 = Décision : chaque case où l’on entre compte 1. Un pas en diagonale n’exige que sa case d’arrivée
    libre. Une voiture peut s’arrêter sur la case d’un pion.
ZRR-34 = Décision : une voiture n’arrête que les zombies ; les pions passent.

## Road Rage: secret agendas
ZRR-40 = Chaque agenda porte deux objectifs de difficulté et de valeur différentes.
ZRR-41 = Dès qu’un objectif est complété, la carte est posée face visible, ce côté en haut, définitivement, même
    si la condition n’est plus remplie. Notre règle : on le vérifie après chaque pas de tout tour et en fin de
    journée ; une voiture qui ne fait que passer ne ferme aucune façade ; si les deux sont remplis, celui qui
    rapporte le plus compte. Décision : si les deux agendas d’un joueur sont remplis ensemble, ils sont posés
    l’un après l’autre, le plus ancien d’abord, chacun suivi de sa pioche.
ZRR-42 = Un joueur ne peut compléter deux fois une carte identique dans la partie.
ZRR-43 = Les agendas ne font pas partie de la main, sauf si une carte le dit.
ZRR-44 = Après en avoir complété un, vous pouvez en piocher un. Pour une action, vous pouvez en défausser un
    et en piocher un autre si vous le voulez. Il n’y a pas d’autre façon d’en piocher, et jamais plus de deux
    inachevés. Notre règle : une seule défausse par tour.
ZRR-45 = De deux agendas identiques à la mise en place, on en montre un et on le défausse. Décision : un
    paquet d’agendas vide est reconstitué en mélangeant la défausse, doubles défaussés à la mise en place
    compris. Un double d’une carte déjà complétée ne fait que coûter des points tant qu’on ne le défausse pas.
    Si plusieurs joueurs en complètent un au même moment, le joueur actif pioche d’abord, puis les autres dans
    l’ordre du tour.

## Road Rage: scoring
ZRR-50 = 1 point par voiture en état de marche (moins de 4 dommages) dont le joueur a la clef.
ZRR-51 = Les agendas complétés rapportent leurs points ; chaque inachevé coûte la plus faible de ses deux
    valeurs.
ZRR-52 = Les égalités vont au joueur qui a collecté le plus de zombies.

## Road Rage: questions and answers
ZRR-60 = Le « piochez 2 » d’une arme concerne les cartes Combat retournées quand elle tire, jamais les cartes
    Action.
ZRR-61 = Un rescapé qui accompagne le pion peut être sacrifié à la place du dommage d’un zombie ; le pion se
    déplace quand même de trois cases.
ZRR-62 = Un pistolet vide s’abandonne à n’importe quelle question posée à son propriétaire, sans dépenser
    d’action.
ZRR-63 = Un rescapé armé qui vous accompagne peut se battre pour vous, sauf si un joueur vise votre pion
    lui-même.
ZRR-64 = Riposter à une attaque ne coûte pas d’action.
ZRR-65 = Le garde mort, une barricade de plus ou un rescapé suffit à prendre la maison ; il n’est pas besoin
    de détruire les barricades en place.
ZRR-66 = La mort fait défausser la carte Joueur, les armes portées et les rescapés en déplacement ; tout le
    reste demeure.
ZRR-67 = À total égal, la plus grande collection de zombies l’emporte.
