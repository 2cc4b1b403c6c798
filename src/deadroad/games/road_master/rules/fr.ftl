chapter-set-up = Mise en place
chapter-turn = Tour de jeu
chapter-contracts = Prendre des contrats
chapter-super-bonuses = Super-bonus
chapter-load-drive-unload = Charger, rouler, décharger
chapter-end = Fin de partie
chapter-explosives = Règle avancée : marchandise explosive
chapter-perishables = Règle avancée : denrées périssables

RDM-1 = De deux à six joueurs. Il y a six entrepôts, de A à F, chacun d’une couleur. Placez les 15 cubes de chaque couleur sur l’entrepôt
    correspondant ; D est bleu et F est jaune. Décision : A est orange, B violet, C vert et E marron.
RDM-2 = Mélangez les 60 contrats avec les six cartes-pénurie (facultatives) et révélez-en neuf : c’est la bourse de fret. Les autres cartes
    forment la pioche de contrats, faces cachées. Le dos d’un contrat indique la couleur des cubes qu’il demande. Décision : chaque couleur
    compte dix contrats et une carte-pénurie.
RDM-3 = Une pénurie révélée pendant la mise en place de la bourse s’applique aussitôt, puis le contrat suivant la remplace.
RDM-4 = Mélangez les 18 super-bonus et faites-en une pile, faces cachées.
RDM-5 = Chaque joueur reçoit un camion d’une capacité de cinq cubes, sept jetons-action à deux faces et un pion-score
    placé sur 0. Vous posez votre camion pendant votre premier tour, sur une case à lettre libre (un quai) de
    l’entrepôt de votre choix. Décision : cela ne coûte pas d’action ; faites-le quand vous voulez avant votre premier chargement,
    déplacement ou déchargement, et au plus tard à la fin de ce tour.
RDM-6 = Décision : le premier joueur est tiré au sort.
RDM-7 = Les joueurs sont blanc, argent, noir et or. Décision : deux couleurs de plus, rouge et sarcelle, pour les
    cinquième et sixième joueurs. On joue à tour de rôle, dans l’ordre des places.

RDM-10 = À votre tour, vous effectuez jusqu’à quatre actions. Chacune dépense une face d’un de vos sept jetons. Décision : un jeton ne
    donne qu’une seule de ses deux faces par tour.
RDM-11 = Les 14 faces : prendre des contrats (une), super-bonus (une), charger (trois), avancer (trois), reculer (trois), décharger
    (trois). Décision : les jetons, identiques pour tous, sont contrats/reculer, super-bonus/reculer, avancer/reculer, avancer/charger,
    avancer/décharger et deux fois charger/décharger ; une combinaison n’est possible que si autant de jetons différents peuvent la montrer.
RDM-12 = Vous pouvez faire moins de quatre actions. Décision : vous récupérez tous vos jetons à la fin du tour.
RDM-13 = Préparer ses quatre actions pendant le tour des autres n’est qu’une aide : le plan peut changer au moment de jouer. Décision : les
    actions se choisissent une par une, chacune en connaissant le résultat de la précédente ; rien n’est engagé d’avance.

RDM-20 = Contrats : prenez d’un à trois contrats parmi les neuf visibles et la carte du dessus de la pioche,
    dont vous voyez le dos, et posez-les faces visibles devant vous. Chaque contrat pris à la bourse est
    aussitôt remplacé. Décision : on les prend un à un ; vous pouvez donc aussi prendre un contrat qui vient
    d’arriver, trois en tout au plus.
RDM-21 = Un contrat indique combien de cubes d’une seule couleur il faut livrer, dans quel entrepôt, les points gagnés quand tout est
    livré et les points perdus si ce n’est pas le cas à la fin de la partie.
RDM-22 = Quand une pénurie est révélée, la moitié des cubes de son entrepôt, arrondie à l’inférieur, quitte aussitôt le jeu. Défaussez la carte
    et révélez-en une autre à sa place.
RDM-23 = Quand un entrepôt est vide, les contrats qui demandent ses cubes sont retirés de la bourse et de la pioche ; ceux que les joueurs
    possèdent leur restent. Décision : la bourse est complétée à neuf tant que la pioche le permet.
RDM-24 = Le nombre de contrats que vous possédez n’est pas limité. Ils restent faces visibles.
RDM-25 = Les cartes-pénurie ont le même dos que les contrats : la carte dont vous voyez la couleur sur la pioche peut être une pénurie.
RDM-26 = Décision : si la carte que vous prenez sans la voir sur la pioche est une pénurie, elle s’applique et part à la défausse ; elle ne
    compte pas parmi vos choix et vous choisissez de nouveau.
RDM-27 = Décision : un entrepôt est vide quand il n’y reste aucun cube de sa propre couleur ; on le vérifie juste
    après chaque chargement et chaque pénurie. Les contrats de cette couleur et sa carte-pénurie quittent alors la
    bourse et la pioche, dont l’ordre ne change pas par ailleurs, et ne reviennent plus, même si des cubes y sont
    reposés ensuite.
RDM-28 = Décision : une pénurie réduit de moitié l’ensemble des cubes présents dans l’entrepôt, toutes couleurs
    confondues. La couleur de l’entrepôt part d’abord, puis les autres dans l’ordre des lettres, de A à F.
RDM-29 = Décision : s’il y a moins de dix contrats disponibles, choisissez parmi ce qui reste ; s’il n’y en a aucun, l’action est impossible.

RDM-30 = Super-bonus : regardez les six premières cartes de la pile, gardez-en de zéro à trois et remettez les autres
    sous la pile. Celles que vous gardez restent secrètes jusqu’au décompte final.
RDM-31 = Décision : s’il reste moins de six cartes, vous les regardez toutes ; s’il n’en reste aucune, l’action est impossible. Les cartes
    rejetées vont sous la pile dans un ordre aléatoire.

RDM-40 = Charger : seulement sur une case à lettre. Prenez autant de cubes de cet entrepôt que vous voulez, dans la limite des places libres du
    camion, qui en porte cinq en tout.
RDM-41 = Décision : un chargement ou un déchargement déplace au moins un cube. On peut charger des cubes de n’importe
    quelle couleur parmi ceux qui s’y trouvent.
RDM-50 = Avancer : roulez d’une à quatre cases, sur la route ou dans un entrepôt. Tenez votre droite autant que
    possible : la voie de gauche ne sert qu’à dépasser ou à manœuvrer pour entrer dans un entrepôt ou en sortir, et il
    faut se rabattre à droite entre deux camions dépassés.
RDM-51 = Deux camions côte à côte bloquent la route. Vous pouvez finir votre tour sur la voie de gauche si vous
    êtes en train de dépasser, ou sur le point d’entrer dans un entrepôt ou d’en sortir. Décision : une case ne
    contient jamais deux camions et l’on ne traverse pas un camion.
RDM-52 = Décision : à chaque case avancée, on peut toujours entrer sur une case libre de la voie de droite ou
    dans un quai libre. On n’entre sur une case de gauche que si l’on sort d’un quai, si cette case donne accès
    à un quai, ou si un camion se trouve à côté d’elle sur la voie de droite ; et l’on ne passe jamais d’une
    case de gauche située à côté d’un camion à la case de gauche suivante si elle est aussi à côté d’un camion.
    Un camion resté sur la voie de gauche parce que l’autre est parti est en règle.
RDM-53 = Décision : on peut traverser les quais libres, donc aussi contourner ainsi un bouchon.
RDM-60 = Reculer : reculez d’une case, sur la route ou dans un entrepôt.
RDM-61 = Décision : on recule dans sa voie, dans un quai d’où l’on aurait pu sortir, ou hors d’un quai par là où
    l’on y entre ; jamais vers l’autre voie, et seulement dans une case libre. La règle des voies ne s’applique
    pas en marche arrière. Depuis la section c1, on choisit w8 ou e8. Un camion qui vient de dépasser un quai
    peut y reculer.
RDM-70 = Décharger : seulement sur une case à lettre. Déchargez autant de cubes que vous voulez pour honorer vos
    contrats à destination de cet entrepôt, totalement ou en partie : les cubes vont sur les contrats. Un contrat
    rapporte ses points dès qu’il est rempli. Les cubes qui ne sont dus à aucun contrat vont sur le plateau, et chacun
    peut les charger. Décision : ils vont dans l’entrepôt où se trouve le camion.
RDM-71 = Décision : vous choisissez le contrat auquel va chaque cube. Seuls les cubes qu’aucun de vos contrats
    ouverts pour cet entrepôt ne peut recevoir peuvent être laissés sur le plateau. Les cubes posés sur un
    contrat y restent définitivement.
RDM-75 = Décision : le plateau est le nôtre : une avenue vers le nord (c1 à c8) et deux boucles à sens unique, ouest
    (w1 à w8) et est (e1 à e8), qui partent de son extrémité nord et reviennent à son extrémité sud, soit 24 sections
    à deux voies, avec deux quais pour chacun des six entrepôts : 60 cases.
RDM-76 = Décision : les listes de contrats, de super-bonus et de cartes-boom sont les nôtres. Elles contiennent
    les deux exemples imprimés : 2 cubes orange pour D, 7 points ou 2 points perdus, et un super-bonus de 3
    cubes violets et 3 jaunes, 6 points ou 2 points perdus.

RDM-80 = La fin se déclenche dès qu’un joueur atteint 50 points à deux joueurs, 45 à trois, 40 à quatre, 35 à cinq, 30 à six. On termine
    le tour de table, pour que tous aient joué le même nombre de tours.
RDM-81 = Soustrayez d’abord la pénalité de chacun de vos contrats non remplis. Décision : un score peut descendre sous 0.
RDM-82 = Révélez ensuite vos super-bonus. Chacun doit être garni de ses propres cubes, pris parmi ceux posés sur vos
    contrats, même non remplis : ajoutez ses points s’il est garni, soustrayez sa pénalité sinon. Décision : c’est la
    meilleure répartition possible qui compte ; elle est calculée pour vous.
RDM-83 = Les cubes restés dans les camions ne rapportent rien.
RDM-84 = Le score le plus élevé l’emporte. En cas d’égalité, on départage les joueurs au nombre de contrats
    remplis, puis au contrat rempli qui a rapporté le plus de points. Décision : ensuite, la place est partagée.
RDM-85 = Décision : la partie s’arrête aussi, avec le décompte normal, après six tours de table complets de suite où
    personne n’a pris de contrat, gardé de super-bonus ni posé de cube sur un contrat.

RDM-90 = Les onze cartes à dos jaune (dix contrats et la pénurie) sont remplacées par les dix contrats-marchandise explosive, qui valent 2
    points de plus.
RDM-91 = Tirez une carte-boom à la fin de chaque action charger, avancer et reculer, et avant chaque action décharger. Décision :
    seulement si des cubes jaunes se trouvent dans votre camion, y compris s’ils viennent d’être chargés.
RDM-92 = Il y a six cartes-boom. « OK » : rien ne se passe. Le premier « demi-boom » se conserve : arrêtez là votre
    tour ou prenez le risque de continuer. Au second, le camion explose : tous ses cubes, quelle que soit leur
    couleur, quittent le jeu. À la fin du tour, les six cartes sont mélangées de nouveau.
RDM-93 = Décision : les cartes-boom tirées restent de côté jusqu’à la fin du tour. La carte d’un déchargement se
    tire avant que le moindre cube bouge ; après un premier demi-boom à ce moment, on peut s’arrêter sans
    décharger. Après une explosion, le tour continue ; une action décharger interrompue par l’explosion est
    dépensée.

RDM-95 = Les onze cartes à dos bleu (dix contrats et la pénurie) sont remplacées par les dix contrats-denrée périssable, qui valent 2
    points de plus.
RDM-96 = Les cubes bleus doivent être livrés dans le tour même où ils ont été chargés. Ceux qui restent dans le camion à la fin du tour
    quittent le jeu.
RDM-97 = Décision : les marchandises explosives et les denrées périssables se choisissent séparément ; on joue
    avec l’une de ces règles, les deux ou aucune.
RDM-98 = Décision : avec les denrées périssables, des cubes bleus ne peuvent être laissés sur le plateau qu’en D.
