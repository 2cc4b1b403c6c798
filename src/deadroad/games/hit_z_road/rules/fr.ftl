## Chapters
chapter-set-up = Mise en place
chapter-preparation = Phase de préparation
chapter-bidding = Phase de mise
chapter-adventure = Phase d’aventure
chapter-elimination = Élimination
chapter-end = Fin de partie
chapter-tokens-and-cards = Jetons spéciaux et cartes
chapter-solo = Partie en solo

## Set-up
HZR-1 = Le jeu se joue de 1 à 4 joueurs.
HZR-2 = Chaque joueur commence avec 5 personnages (1 de sa couleur et 4 neutres), 4 jetons munitions, 4 jetons
    essence et 4 jetons adrénaline.
HZR-3 = Les tuiles d’ordre de jeu sont distribuées au hasard, une par joueur. Tous les pions de mise débutent
    sur la case 0 du plateau de mise.
HZR-4 = Pour former la pioche, mélangez séparément les cartes de chaque niveau (20 de niveau 1, 28 de niveau
    2, 28 de niveau 3) et écartez-en 4 par niveau sans les regarder. Empilez le niveau 1 sur le niveau 2,
    lui-même sur le niveau 3 : 16 + 24 + 24 = 64 cartes. La pioche n’est plus jamais mélangée.
HZR-5 = À 1, 2 ou 3 joueurs, on commence par retirer les cartes qui portent un index de carte à jouer (J, Q, K
    ou A). Décision : elles sont 16, soit 4 de niveau 1, 6 de niveau 2 et 6 de niveau 3, et l’on écarte
    ensuite, comme toujours, 4 cartes par niveau sans les regarder. Il reste 12 + 18 + 18 = 48 cartes, de quoi
    jouer huit tours de six cartes.
HZR-6 = La partie dure 8 tours. Chaque tour compte trois phases : préparation, mise, aventure. Les tours 1 et
    2 se jouent donc avec les cartes de niveau 1, les tours 3 à 5 avec celles de niveau 2, les tours 6 à 8
    avec celles de niveau 3.
HZR-7 = Décision : les jetons ressource (30 de chaque sorte) sont une réserve et non une limite. On ne refuse
    jamais un gain faute de jetons.
HZR-8 = Décision : le nombre de pions et de dés n’est pas une limite non plus. Il peut y avoir plus de 10
    zombies, plus de 7 dés et plus de 18 personnages neutres.

## Preparation
HZR-10 = À 4 joueurs, on dispose 8 cartes face visible en 4 paires, appelées routes. À 3 ou 2 joueurs, on en
    dispose 6, face visible, en 3 paires. La carte de gauche d’une paire se résout avant celle de droite.
HZR-11 = À 2 joueurs, la dernière paire porte la tuile zone contaminée « +2 » dès le premier tour.
HZR-12 = À partir du tour qui suit l’élimination d’un premier joueur, la dernière paire porte la tuile « +2 ».
HZR-13 = Dans une partie à 4 joueurs, à partir du tour qui suit l’élimination d’un deuxième joueur, la
    troisième paire porte la tuile « +2 » et la dernière la tuile « +4 ».
HZR-14 = Une route contaminée a un péage : le joueur qui l’emprunte paie le nombre de ressources indiqué, de son
    choix et panachées à volonté, avant de résoudre la première carte. Un joueur qui ne peut pas payer ne peut
    pas l’emprunter.
HZR-15 = Le nombre de routes ne diminue pas quand des joueurs sont éliminés. Décision : c’est aussi le cas
    dans une partie commencée à 3.
HZR-16 = Le premier joueur pioche les cartes et les dispose au hasard. Décision : elles sont posées dans
    l’ordre de la pioche, route 1 à gauche, route 1 à droite, route 2 à gauche et ainsi de suite ; personne ne
    choisit. La « troisième » et la « dernière » paire se comptent dans cet ordre.
HZR-17 = Décision : les routes que personne n’a prises retournent dans la boîte à la fin du tour. Chaque tour
    se joue avec de nouvelles cartes.
HZR-18 = Décision : personne ne se retrouve jamais sans route, car il y a toujours au moins autant de routes
    sans péage que de joueurs en jeu.

## Bidding
HZR-20 = On joue dans l’ordre des tuiles d’ordre de jeu. À son tour, un joueur enchérit ou passe. Décision :
    il n’y a pas de phase de mise en solo.
HZR-21 = Pour enchérir, on avance son pion de mise sur une case plus élevée que la sienne, sans dépasser la
    case 10. La case doit être libre (seule la case 0 accueille plusieurs pions) et sa valeur ne peut excéder
    le total des ressources du joueur. Il n’est pas nécessaire de dépasser la mise la plus haute.
HZR-22 = Un joueur qui a passé peut revenir dans l’enchère tant qu’elle n’est pas terminée.
HZR-23 = L’enchère s’arrête dès que tous les joueurs encore en jeu ont passé consécutivement.
HZR-24 = Chacun paie exactement la valeur de la case où se trouve son pion de mise, avec les ressources de son
    choix, panachées à volonté.
HZR-25 = Le nouvel ordre de jeu va de la mise la plus forte à la plus faible. Les joueurs à égalité, ce qui
    n’arrive qu’à 0, gardent entre eux l’ordre précédent.
HZR-26 = Les pions de mise reviennent sur la case 0. Les joueurs éliminés ne misent pas.
HZR-27 = Décision : un joueur qui ne peut pas enchérir passe d’office. « Consécutivement » vaut pour tout le
    monde, y compris celui qui a enchéri en dernier. Les paiements se font dans le nouvel ordre, du plus fort
    au plus faible.
HZR-28 = Décision : à moins de quatre joueurs, on n’utilise que les premières tuiles d’ordre de jeu, une par
    joueur à partir de la tuile 1. Après une élimination, l’ordre se resserre.

## Adventure
HZR-30 = Dans le nouvel ordre de jeu, chaque joueur choisit une route encore disponible, résout sa carte de
    gauche, puis celle de droite.
HZR-31 = Chaque carte se résout en trois étapes, toujours dans cet ordre : pillage, événement, combat.
HZR-32 = Pillage : le joueur reçoit les ressources indiquées sur la carte.
HZR-33 = Événement : un texte en noir se résout immédiatement. Un texte en rouge est une règle spéciale du
    combat qui suit.
HZR-34 = Quand un événement demande de lancer un dé, il s’agit toujours d’un dé noir.
HZR-35 = Les événements ne tiennent pas compte du symbole d’adrénaline des dés : seul le résultat simple
    compte, et une morsure ne se rachète pas.
HZR-36 = Le combat commence par un round de tir au plus. Le joueur dépense autant de munitions qu’il le veut ;
    s’il n’en dépense aucune, il n’y a pas de round de tir. Chaque munition dépensée permet de lancer 2 dés
    noirs. Chaque coup au but ou coup critique élimine un zombie, aucune autre face ne compte. Décision : les
    faces qui comptent sont le coup au but et le coup critique, les symboles de la source étant abîmés.
HZR-37 = Avant chaque round de corps à corps, le joueur peut fuir en dépensant 2 jetons essence. La carte
    retourne dans la boîte et ses points d’expérience ne sont pas gagnés. Décision : le butin reste acquis,
    les effets de l’événement demeurent, et la carte suivante de la route se résout ensuite normalement.
HZR-38 = Tant qu’il reste des zombies, les rounds de corps à corps se succèdent jusqu’à la destruction d’un
    des deux camps. À chacun, le joueur lance autant de dés noirs qu’il a de personnages.
HZR-39 = Morsure : le joueur perd 1 adrénaline ou 1 personnage, à son choix.
HZR-40 = Rien : aucun effet.
HZR-41 = Opportunité : le joueur peut dépenser 1 adrénaline pour tuer un zombie.
HZR-42 = Coup au but : un zombie est tué.
HZR-43 = Coup critique : un zombie est tué, et le joueur peut dépenser 1 adrénaline pour en tuer un deuxième.
HZR-44 = Tous les dés du round sont résolus. Décision : si le dernier zombie tombe, les morsures restantes
    comptent encore ; si le dernier personnage tombe, le groupe est éliminé même s’il ne reste aucun zombie.
HZR-45 = Une carte à laquelle on a survécu est gardée face cachée ; ses points d’expérience comptent à la fin
    de la partie. Décision : une carte sans zombie ne donne lieu à aucun combat et se garde de même.
HZR-46 = Contre une horde de niveau 1, 2 ou 3, on remplace autant de dés de corps à corps par des dés de
    horde. On ne lance jamais plus de dés en tout qu’il n’y a de personnages : 4 personnages contre une horde
    de niveau 2 lancent 2 dés noirs et 2 dés de horde ; 2 personnages contre une horde de niveau 3 lancent 2
    dés de horde. Le tir et la fuite ne changent pas.
HZR-47 = Le dé de horde a une face de plus, la mort horrible : un personnage est tué et l’adrénaline n’y peut
    rien.
HZR-48 = Les cartes gagnées sont posées face cachée. Décision : leur contenu se déduit de ce que tout le monde
    a vu, ce n’est donc pas un secret ; une table peut toutefois choisir de ne pas l’afficher.
HZR-49 = Décision : au round de tir, on fixe le nombre de munitions avant de lancer, on lance tous les dés
    d’un coup, et les coups en trop sont perdus.
HZR-52 = Décision : au corps à corps, les coups au but, le premier zombie des coups critiques et les morts
    horribles s’appliquent aussitôt. Le joueur résout ensuite morsures, opportunités et deuxièmes zombies dans
    l’ordre qu’il veut. On ne dépense pas d’adrénaline pour tuer quand il ne reste plus de zombie. Les
    morsures au-delà du dernier personnage sont ignorées. Un joueur sans adrénaline qui est mordu perd un
    personnage.
HZR-53 = Décision : une horde garde son niveau même s’il ne lui reste que peu de zombies. Les dés sont
    recomptés à chaque round.

## Elimination
HZR-50 = Un joueur dont le dernier personnage meurt est éliminé : il ne mise plus, et les cartes qu’il a
    gagnées retournent dans la boîte.
HZR-51 = Décision : un joueur éliminé en pleine route n’en résout pas la suite.
HZR-54 = Décision : les ressources et les jetons d’un joueur éliminé sortent du jeu. Les cartes non résolues
    de sa route vont dans la boîte.
HZR-55 = Décision : tous les personnages se valent. Celui de la couleur du joueur n’a pas de rôle particulier.

## End
HZR-60 = Dans une partie commencée à 2 joueurs ou plus, s’il ne reste qu’un seul groupe à la fin d’une phase
    d’aventure, tour 8 compris, il gagne quels que soient ses points d’expérience. La phase est d’abord jouée
    jusqu’au bout : le dernier groupe résout encore sa route et peut y mourir. Cela ne s’applique jamais en
    solo.
HZR-61 = Si tous les groupes en jeu au début d’un tour sont éliminés pendant la même phase d’aventure,
    personne ne gagne.
HZR-62 = Après 8 tours, chaque joueur encore en jeu additionne les points d’expérience de ses propres cartes.
HZR-63 = Il y a quatre cartes épilogue de 3 points d’expérience : le plus d’adrénaline, le plus d’essence, le
    plus de munitions et le plus de personnages. En cas d’égalité, la carte n’est pas attribuée.
HZR-64 = Le joueur qui a le plus de points d’expérience gagne. En cas d’égalité, c’est celui des ex æquo qui a
    le plus de personnages. Décision : s’ils sont toujours à égalité, ils partagent la victoire.

## Tokens and cards
HZR-70 = Il y a 9 jetons spéciaux, qui entrent en jeu par les cartes. Décision : le propriétaire d’un jeton et
    sa nature sont publics.
HZR-71 = Bus scolaire : il n’a aucun effet par lui-même. Une fois qu’il est transformé en EXECUTOR, son
    propriétaire traite désormais les hordes comme des zombies ordinaires. La carte qui l’a transformé reste
    face visible.
HZR-72 = Cocktails Molotov : défaussez le jeton avant qu’un combat commence pour détruire tous les zombies de
    la carte, horde comprise. Le texte en rouge ne s’applique pas, et la carte est gardée comme gagnée.
HZR-73 = Décision : les neuf jetons sont un bus scolaire, deux cartes routières, une arme à longue portée, un
    compagnon, deux vapeurs toxiques, une blessure et un jeton cocktails Molotov.
HZR-74 = Décision : le dé noir compte 2 coups au but, 1 coup critique, 1 opportunité, 1 morsure et 1 rien. Le
    dé de horde est identique, la mort horrible remplaçant le rien.
HZR-75 = Décision : les 76 cartes et leurs effets sont notre liste, et chaque effet est une règle à part
    entière. En noir : des personnages se joignent au groupe ; on en perd ; prendre un jeton ; défausser des
    ressources de son choix ; payer de l’essence ; payer de l’adrénaline ; lancer un dé noir par personnage et
    en perdre un par morsure ; lancer un dé noir et perdre un personnage sauf sur un coup au but ou un coup
    critique ; rendre un jeton donné ou perdre des personnages ; chaque carte routière possédée vaut 6 points
    d’expérience ; transformer le bus en EXECUTOR ; perdre un personnage par jeton vapeurs toxiques, les
    jetons restant ; défausser le jeton blessure et perdre un personnage ; payer 3 munitions ou voir partir le
    compagnon. En rouge : chaque morsure du round de tir ajoute un zombie ; pas d’adrénaline dans ce combat ;
    pas de fuite ; le compagnon fait sauter les zombies.
HZR-76 = Décision : quand une carte demande de l’essence ou de l’adrénaline, le joueur choisit combien il paie
    et perd un personnage par unité non payée. Quand une carte demande un jeton ou des personnages, le
    détenteur choisit ; sans le jeton, les personnages sont perdus. Si les munitions du compagnon ne sont pas
    payées, il s’en va et aucun personnage n’est perdu. Défausser une ressource est sans effet pour qui n’en a
    aucune.
HZR-77 = Décision : la règle en rouge qui ajoute des zombies pour les morsures l’emporte sur celle du round de
    tir selon laquelle aucune autre face ne compte : les morsures ajoutent d’abord leurs zombies, puis les
    éliminations comptent. La règle en rouge qui interdit l’adrénaline interdit aussi d’en perdre pour une
    morsure. L’explosion du compagnon est obligatoire, précède le tir, et la carte est gardée comme gagnée.
HZR-78 = Décision : les cocktails Molotov peuvent servir une fois par carte avec des zombies, après l’étape
    d’événement et avant le texte en rouge ; le compagnon reste donc.
HZR-79 = Décision : le bonus des cartes routières compte pour le joueur qui a résolu cette carte. Ses points
    d’expérience entrent dans les totaux comparés en fin de partie et dans le score en solo.

## Solo
HZR-80 = En solo, les cartes à index de carte à jouer sont retirées. À chaque tour on dispose 3 paires : la
    première face cachée, la deuxième avec sa première carte visible et la seconde cachée, la troisième face
    visible.
HZR-81 = Première paire : gagnez 2 ressources de votre choix avant de retourner les cartes. Deuxième paire :
    rien de particulier. Troisième paire : payez d’abord 2 ressources de votre choix ; qui ne peut pas payer
    ne peut pas la prendre.
HZR-82 = Quand on a survécu à la route choisie, les quatre autres cartes sont défaussées et la phase de
    préparation suivante commence. Décision : celles qui sont face cachée ne sont pas montrées.
HZR-83 = Le score est la somme des points d’expérience de vos cartes, plus 1 par série complète de 1
    personnage, 1 essence, 1 munition et 1 adrénaline.
HZR-84 = Le score donne un des six rangs : de 0 à 5, de 6 à 10, de 11 à 15, de 16 à 18, de 19 à 21, et 22 ou
    plus.
HZR-85 = Mourir en solo est une défaite. Décision : aucun score n’est compté.
HZR-86 = Il n’y a pas de cartes épilogue en solo. Décision : toutes les cartes cachées de la route choisie
    sont retournées avant de résoudre la première (pour la première paire, après avoir pris les 2 ressources).
