## Chapters
chapter-set-up = Mise en place et but du jeu
chapter-turn = Le tour de jeu
chapter-tiles = Panneaux
chapter-combat = Le combat
chapter-events = Cartes Événement
chapter-movement = Déplacement
chapter-zombies = Les zombies
chapter-limits = Limites et réglages

## Set-up and aim
ZOM-1 = Chacun a un pion ; il y en a six. Décision : on joue de 2 à 6, ou seul. En solitaire, on retire les 16 cartes qui
    visent un adversaire (il en reste 34) ; on gagne comme d’habitude, on perd si l’on n’a pas gagné en 45 tours
    (réglage de 30 à 60), et le résultat est le nombre de tours joués.
ZOM-2 = Gagne le premier à se tenir sur le carré central de l’Héliport, ou le premier à avoir collecté 25 zombies.
ZOM-3 = Il y a 30 panneaux. La Place publique est sur la table dès le début, tous les pions sur son carré central ; on
    mélange les autres et l’on glisse l’Héliport sous la pile. Décision : un panneau compte 3 cases sur 3.
ZOM-4 = On mélange les 50 cartes Événement et l’on en distribue 3 à chacun. Chacun prend 3 jetons Vie et 3 jetons Balle.
    Il y a 100 zombies et deux dés.
ZOM-5 = On tire au sort un donneur. Décision : le donneur joue le premier tour.
ZOM-6 = Décision : les 30 jetons Vie et les 60 jetons Balle forment une réserve et non une limite ; rien n’est perdu
    faute de jetons.
ZOM-7 = Décision : la Place publique n’apporte aucun zombie, mais les zombies peuvent y marcher.

## The turn
ZOM-10 = Un tour comporte sept étapes, dans cet ordre : tirer un panneau et le poser ; combattre le zombie de sa case ;
    ramener sa main à 3 cartes (on ne tire rien si l’on en a 3) ; jeter le dé de mouvement ; se déplacer ; jeter le dé
    des zombies et les déplacer ; on peut défausser une carte Événement.
ZOM-11 = Le jeu se poursuit dans le sens des aiguilles d’une montre.

## Tiles
ZOM-20 = Un panneau se tourne comme on veut et se pose de façon que toutes les routes soient reliées ; le côté d’un
    bâtiment ne peut pas bloquer une route. Décision : il se pose bord à bord ; sur chaque bord qui en touche un autre,
    la route rencontre la route ou le côté fermé un côté fermé, et une route au moins est raccordée. D’un panneau à
    l’autre, on ne passe que par les accès raccordés, les cases au milieu des bords.
ZOM-21 = Un panneau à bâtiment nommé reçoit aussitôt les zombies, les balles et les vies imprimés, tous à l’intérieur du
    bâtiment, aucun dans la rue. Décision : celui qui pose le panneau choisit les cases.
ZOM-22 = Un panneau sans nom reçoit autant de zombies qu’il a d’accès routiers (2 accès, 2 zombies ; 4 accès, 4
    zombies), chacun sur n’importe quelle case de route du panneau. Décision : celui qui pose le panneau choisit.
ZOM-23 = Un joueur qui pose un panneau de telle façon qu’aucun autre ne pourra plus être posé perd le reste de son tour, et l’on
    joue jusqu’à ce que quelqu’un ait collecté les zombies requis. Décision : la ville est fermée quand il reste des
    panneaux dans la pile et qu’aucun d’eux, Héliport compris, ne trouve de place (le contenu de la pile est connu de
    tous, son ordre de personne). Le panneau reçoit d’abord ses zombies et ses jetons, puis le tour s’arrête : ni
    combat, ni pioche, ni déplacement, ni marche des zombies, ni défausse. La pile quitte le jeu. Le dernier panneau de
    la pile ne ferme jamais la ville, et un Héliport déjà posé fait toujours gagner.
ZOM-24 = Quand l’Héliport est tiré, c’est le joueur qui a le moins de zombies qui le pose ; le sort départage les égalités.
ZOM-25 = Décision : un panneau qui ne peut être posé nulle part est écarté sans être remplacé et le tour
    continue. S’il n’y a plus de panneau, on saute l’étape. Un Héliport qui ne peut être posé nulle part est
    hors jeu : seul le nombre de zombies fait alors gagner.
ZOM-26 = Décision : l’Héliport reçoit un zombie sur chacune de ses 9 cases. Son centre fait gagner une fois le zombie qui
    l’occupe battu ; sous l’effet d’Autre source de nourriture, il suffit d’y arriver. La victoire est immédiate.
ZOM-27 = Décision : par réglage, l’Héliport est mélangé aux 14 derniers panneaux au lieu d’être le dernier,
    comme dans la deuxième édition. S’il ne peut alors être posé nulle part et qu’il reste des panneaux, on le
    remélange à la pile.
ZOM-28 = Décision : celui qui pose l’Héliport en choisit la place et l’orientation, on y met les zombies, puis le joueur
    qui l’a tiré continue par le combat sur sa case. Personne ne peut jouer de carte pendant la pose.

## Combat
ZOM-30 = Il y a combat quand on commence son tour sur la case d’un zombie et quand on y entre.
ZOM-31 = On jette un dé. Sur 4, 5 ou 6, on gagne et le zombie rejoint la collection. Sur 1, 2 ou 3, on perd une vie et on
    relance, ou l’on dépense des balles, +1 chacune, autant qu’il en faut pour atteindre 4.
ZOM-32 = Le combat dure jusqu’à la victoire ou jusqu’à la dernière vie. On ne peut pas le quitter.
ZOM-33 = Un joueur qui perd sa dernière vie cesse de se déplacer et replace son pion au centre de la Place publique. Il perd le
    reste de son mouvement, toutes ses armes et la moitié de ses zombies, la perte étant arrondie à l’unité
    supérieure : sur 5, il en perd 3 et en garde 2. Le reste du tour se déroule normalement.
ZOM-34 = Un joueur mort commence son prochain tour avec 3 vies et 3 balles.
ZOM-35 = Décision : de sa mort à son prochain tour, un joueur est à terre : aucune vie, aucun combat, aucune
    carte ne le déplace, il ne paie aucune vie. Il garde sa main ; ses objets sont défaussés et les zombies
    perdus vont à la réserve. Après une mort dans le combat sur sa case, on fait encore la pioche, la marche des
    zombies et la défausse, mais pas de jet de mouvement. Si un joueur meurt pendant que la carte d’un autre le
    déplace, ce déplacement s’arrête et le tour du joueur actif continue. Au tour suivant, vies et balles sont
    remises à 3 et 3, quoi qu’on ait eu.
ZOM-36 = Décision : aucune carte ne retire d’un combat en cours un pion ni le zombie qu’il combat ; Mauvais sens de
    l’orientation, Où sont-ils tous passés ? et Pas si mal que ça y sont refusées. Autre source de nourriture met fin
    au combat sans résultat. Une Grenade à main qui emporte le zombie combattu gagne le combat.
ZOM-37 = Décision : on peut payer Mauvais sens de l’orientation ou une Grenade à main de sa dernière vie. L’effet a lieu, un nombre
    de zombies suffisant fait gagner, et alors seulement on meurt.
ZOM-38 = Décision : entre Hache de pompier, Tronçonneuse et Cocktail Molotov, seule la meilleure arme compte. Le
    fusil à pompe s’y ajoute, de même que Montée d’adrénaline, jouée après avoir vu le dé. Balles nécessaires :
    4 moins le dé et les bonus. Les bonus des armes sont fixés quand le dé est jeté ; une arme utilisée ensuite
    compte à partir du jet suivant. Pour Sont-ils vraiment morts ?, aucune arme ne compte, et le joueur rend 2
    zombies ou ce qu’il a.

## Event cards
ZOM-40 = Les Événements se jouent à tout moment et par n’importe qui, y compris pendant le tour des autres.
ZOM-41 = Chacun joue au plus un Événement par round : du début de son tour au début du suivant.
ZOM-42 = On n’a jamais plus de 3 cartes Événement en main.
ZOM-43 = À la fin de son tour, on peut défausser une carte ; cela met fin au tour.
ZOM-44 = Décision : un objet se joue face visible devant soi, quand on se tient dans le bâtiment qu’il nomme. C’est alors
    l’unique Événement du round ; utiliser un objet déjà en jeu est gratuit. Les objets comptent comme armes pour la
    mort et pour Maladresse. On a au plus un exemplaire de chaque objet en jeu.
ZOM-45 = Décision : une carte qui vise un adversaire ne vise jamais celui qui la joue. Quand la pioche d’Événements est
    vide, on mélange la défausse, visible de tous, pour en refaire une ; si les deux sont vides, on ne tire rien et la main reste incomplète.
ZOM-46 = Décision : chacun des 27 Événements fait ce que dit son texte, au moment et sur la cible qui y sont donnés.
ZOM-47 = Décision : chacun peut intervenir au début d’un tour, avant le combat sur la case (seulement si un zombie doit
    y être combattu), avant le jet de mouvement, après celui-ci (quand le joueur commence à bouger), avant le premier
    jet de chaque combat, après chaque combat, avant un pas qui ferait gagner la partie, à la fin du déplacement et
    avant la défausse. On peut aussi jouer ses cartes et utiliser ses objets à toute question qui vous est posée. Les
    autres ne peuvent pas intervenir entre deux pas ni entre deux jets d’un combat. La pose, la marche des zombies et
    une carte en cours d’exécution ne s’interrompent pas ; dans un combat né d’une carte, on dispose encore de ses
    objets en jeu et de Montée d’adrénaline.
ZOM-48 = Décision : sont interrogés, dans le sens horaire à partir du joueur actif, tous les joueurs qui ont une carte en
    main et n’ont joué aucun Événement pendant ce round, ou qui ont en jeu un objet qu’ils peuvent utiliser. Tous peuvent le
    voir, quelles que soient les cartes. Une carte s’exécute entièrement, puis l’on interroge de nouveau ; c’est fini
    quand tous ont passé l’un après l’autre. Aucune carte n’en annule une autre.
ZOM-49 = Décision : le début de la partie ouvre le premier round de chacun : on peut donc jouer un Événement avant son
    premier tour. Un tour perdu par Paralysie hystérique commence quand même (3 et 3 après une mort, nouveau round) et
    met fin à ce qui dure jusque-là.

## Movement
ZOM-50 = On jette un dé ; on en utilise ce qu’on veut et l’on s’arrête quand on veut. Décision : on va droit, jamais en
    diagonale.
ZOM-51 = Un zombie rencontré doit être combattu avant d’aller plus loin, sauf si une carte dit autre chose.
ZOM-52 = On ramasse un jeton en entrant sur sa case quand il n’y a pas de zombie. Décision : aussi quand on y bat le
    zombie ; jamais sans entrer ni gagner.
ZOM-53 = On n’entre dans un bâtiment nommé et on n’en sort que par ses cases-portes ; dans les autres, jamais.
ZOM-54 = On peut se tenir sur chaque case intérieure d’un bâtiment nommé. Le Magasin de sport, par exemple, a 7 cases
    intérieures et 1 case de route.
ZOM-55 = Décision : un pion qu’on place quelque part, par la mort ou par Mauvais sens de l’orientation, n’y combat pas et
    n’y ramasse rien.
ZOM-56 = Décision : le mouvement vaut le dé, +2 avec la Planche à roulettes, divisé par deux et arrondi à l’inférieur
    par Lacet défait (une seule fois, quel qu’en soit le nombre), puis doublé par Montée d’adrénaline. Les clés sur le
    contact et Où sont-ils tous passés ? ne sont pas des jets : rien de cela ne s’y applique, ni Crampe au cerveau.
ZOM-57 = Décision : avec Crampe au cerveau et Où sont-ils tous passés ?, celui qui a joué la carte choisit
    chaque pas ou arrête ; le joueur déplacé décide de ses propres combats, ramasse ce qu’il trouve et peut
    gagner. Peur et Claustrophobie s’appliquent aussi à ces déplacements, et un joueur que Peur retient pendant
    son tour n’est pas déplacé non plus par Mauvais sens de l’orientation. Où sont-ils tous passés ? ne consomme
    pas le jet du joueur déplacé.
ZOM-58 = Décision : le « prochain tour » est le premier tour de la cible qui commence après que la carte a été jouée. Les
    effets de plusieurs cartes tombent sur le même tour et ne se reportent pas. Lacet défait attend le prochain jet.
    Sous Claustrophobie, un joueur à l’intérieur doit d’abord sortir par un chemin le plus court, en combattant s’il le
    faut, avant toute autre chose.

## Zombies
ZOM-60 = Le déplacement fini, le joueur jette un dé et bouge exactement autant de zombies, d’une case chacun,
    dans la mesure du possible. Décision : l’un après l’autre, un zombie qui n’a pas bougé et qui a une case
    libre à côté de lui, puis sa direction, jusqu’au nombre voulu ou jusqu’à ce qu’aucun ne puisse bouger.
    L’étape a lieu aussi après une mort, Peur ou Un repos bien mérité ; pas sous Toutes les billes, après
    Paralysie hystérique ou quand la ville a été fermée. « Laisser les autres avancer seuls » fait avancer
    d’eux-mêmes les zombies restants vers l’adversaire le plus proche ; en solitaire, ils s’éloignent de votre
    pion.
ZOM-61 = Un seul zombie par case. Il peut la partager avec un jeton, qui reste là quand il bouge. Décision : jamais deux
    jetons sur une case.
ZOM-62 = Une case peut contenir un zombie et un jeton, Vie ou Balle, jamais les trois.
ZOM-63 = Les zombies passent par les portes comme les joueurs.
ZOM-64 = Décision : les 100 zombies sont une réserve de figurines. Ils ne manquent jamais, sauf si un réglage les limite à
    100 ; on ne place alors que ce qui reste. Les zombies perdus ou rendus vont à la réserve.
ZOM-65 = Décision : un zombie qui arrive sur un pion, de quelque façon que ce soit, est combattu au prochain combat sur la
    case de ce joueur, deuxième étape d’un tour ; d’ici là, celui-ci peut s’en aller. S’il y a là deux pions, c’est
    celui dont le tour vient le premier qui le combat.
ZOM-67 = Décision : un bâtiment, ce sont toutes les cases intérieures d’un panneau nommé. Devant sa porte, c’est la case de
    route sur laquelle une porte s’ouvre. Une case légale est n’importe quelle case de route ou d’intérieur de la ville.
ZOM-68 = Décision : On croyait que ça ne pouvait pas être pire met un zombie sur chaque case intérieure d’un
    bâtiment qui n’en a pas, même là où se tiennent des pions. Légère erreur de calcul en ajoute autant qu’il y
    en a dans le bâtiment, sur des cases au choix de celui qui joue la carte, tant qu’il y a de la place. Ni
    l’une ni l’autre ne se joue sur un bâtiment plein, ni Légère erreur de calcul sur un bâtiment vide. On est
    fichus ! et Maître des zombies en placent autant que possible. Pas si mal que ça déplace deux zombies
    différents.

## Limits and settings
ZOM-70 = Personne n’a plus de 5 vies. Les balles n’ont pas de limite. Décision : une vie qu’on ne peut pas prendre reste sur
    sa case jusqu’à ce que quelqu’un y entre de nouveau.
ZOM-71 = Décision : les joueurs peuvent partager une case et ne se battent jamais entre eux.
ZOM-72 = Décision : avant la partie, on peut choisir le nombre de zombies pour gagner, de 5 à 25, ou bien 25, 22, 20, 17 ou
    15 à 2, 3, 4, 5 ou 6 joueurs ; les portes telles qu’imprimées ou par tout côté qui donne sur la rue ; la Trousse de secours aussi
    à la Pharmacie ; la limite de zombies ; la place de l’Héliport ; un paquet sans Peur ni Paralysie hystérique (47
    cartes) ; et la limite de rounds.
ZOM-73 = Décision : si personne n’a gagné après 100 rounds (réglage de 30 à 200), le plus grand nombre de zombies
    l’emporte, puis de vies, puis la victoire est partagée. Le même ordre classe ceux qui n’ont pas gagné.
