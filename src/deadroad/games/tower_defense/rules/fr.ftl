# Tower Defense : les règles, clause par clause.

chapter-aim = But et fin de la partie
chapter-waves = Les vagues
chapter-garrison = La garnison
chapter-fortress = La forteresse et les ressources
chapter-set-up = Le terrain et la mise en place
chapter-turn = Le tour
chapter-tokens = Jetons et difficulté

HTD-1 = Les défenseurs gagnent quand tous les zombies des trois vagues ont été tués.
HTD-2 = Les zombies gagnent sur-le-champ dès qu’une unité avec des zombies dépasse la colonne des entrepôts et entre dans la vallée.
HTD-3 = À la fin d’un tour, les zombies gagnent si tous les bastions sont détruits, si plus personne n’est en vie dans la garnison, ou
    s’il ne reste aucun bastion tenu.
HTD-4 = Décision : la victoire des défenseurs se constate à la vérification 2, dès que la réserve de la
    troisième vague est vide et qu’aucune unité avec des zombies n’est sur le terrain ; les unités sans zombies
    ne la retardent pas. Si la même vérification devait aussi constater une défaite, la victoire est examinée
    d’abord et c’est elle qui compte.
HTD-5 = Décision : une garnison anéantie par des événements perd à la vérification 2 suivante. Si cela s’est produit pendant la mise en
    place d’une vague, elle peut encore recruter dans la phase de garnison qui précède cette vérification.

HTD-10 = Il y a trois vagues, chacune faite de cartes d’un seul niveau : 15 cartes de niveau 1, puis 18 de niveau 2, puis 18 de
    niveau 3. Décision : les nombres plus élevés (18 pour la première, 21 pour la deuxième, 21 ou 24 pour la troisième) sont des
    réglages pour des vagues plus longues, choisis vague par vague.
HTD-11 = Chaque carte est une unité de sa vague. Une carte qui porte des zombies ou des ressources est une unité mobile ; une carte qui n’a
    qu’un événement est une unité événement.
HTD-12 = Décision : des points d’expérience seuls, ou un jeton seul, font aussi de la carte une unité mobile, puisqu’il y a quelque chose à
    ramasser.
HTD-13 = Décision : un événement ne dépend pas du combat quand son texte est noir (HZR-33), et il se résout dès que la carte est révélée.
    Exception : le texte qui donne un jeton. Le jeton est un objet posé sur l’unité, ramassé selon HTD-67 et jamais à la révélation.
    Le texte rouge attend le combat.
HTD-14 = Décision : les 76 cartes servent toutes, y compris celles qui portent un index de carte à jouer (HZR-5 ne s’applique pas). Chaque
    vague est tirée au hasard dans son niveau. La réserve d’une vague est face cachée ; les cartes en trop sont mises de côté sans
    être regardées.
HTD-15 = Décision : quand un événement dit vous, votre groupe ou les personnages, il parle de toute la garnison, et les ressources et jetons
    concernés sont ceux de la réserve commune. Un événement qui fait lancer un dé par personnage en fait lancer un par membre. Ceux qui
    tombent à cause des vapeurs toxiques, d’une blessure, d’un sauvetage manqué ou d’une demande non payée sont choisis selon HTD-24.
HTD-16 = Décision : le personnage qui se joint à vous grâce à un événement devient un régulier dans un bastion tenu ayant une place, au choix
    du joueur, et il est prêt dès ce tour. S’il n’y a de place nulle part, il est perdu.
HTD-17 = Décision : l’événement qui donne de la valeur aux cartes routières rapporte aussitôt 6 points
    d’expérience par carte routière possédée, puis les cartes routières sont défaussées. Dans ce jeu
    l’expérience se dépense et n’est jamais un score.

HTD-20 = Une escouade compte un chef et au plus trois réguliers, cantonnés dans un bastion. Un bastion qui abrite une escouade est un bastion
    tenu.
HTD-21 = Les escouades peuvent se mélanger pour intercepter. Au début et à la fin du tour, chacune est dans son propre bastion.
HTD-22 = Une escouade qui a perdu son chef est dissoute : ses réguliers rejoignent les escouades qui ont de la place (moins de trois
    réguliers) et ceux qui n’en trouvent pas retournent dans la réserve.
HTD-23 = Les renforts se paient en points d’expérience : 3 pour un chef, 2 pour un régulier. Pour tenir un bastion sans escouade, il faut un
    chef.
HTD-24 = Décision : c’est le joueur qui désigne qui meurt. En combat, c’est un membre du groupe qui se bat ; pour un événement, n’importe quel
    membre, où qu’il soit, dans un bastion ou dans un entrepôt. Un chef compte pour un personnage et lance un dé.
HTD-25 = Décision : la mort d’un chef dissout l’escouade après le dernier combat du tour et avant la vérification 2, ou aussitôt si elle
    survient pendant une mise en place. Le bastion n’est alors plus tenu et la capacité diminue (HTD-33). Les réguliers de cette
    escouade achèvent leurs tâches du tour et sont placés selon HTD-22 et HTD-70.
HTD-26 = Décision : un bastion reste tenu tant qu’il est debout et que son chef est en vie, où que soit ce chef pendant le tour. Les nouveaux
    chefs ne vont que dans des bastions debout et non tenus. Ce qui est détruit n’est jamais reconstruit.
HTD-27 = Décision : la réserve de chefs et de réguliers est inépuisable ; quitter le jeu et retourner dans la réserve, c’est la même chose.
    Les points d’expérience ne sont pas plafonnés.

HTD-30 = La forteresse a trois bastions et trois entrepôts (munitions, essence, adrénaline), un bastion et un entrepôt par ligne. Les
    entrepôts fonctionnent dès le début et jusqu’à leur destruction.
HTD-31 = Les ressources viennent des unités interceptées ou des entrepôts : chaque membre envoyé dans un entrepôt rapporte 2 unités de sa
    ressource à la fin du tour.
HTD-32 = Les entrepôts ne se vident jamais. Chaque bastion tenu contient jusqu’à 10 unités de chaque ressource ; toutes les escouades partagent
    la même réserve.
HTD-33 = Quand un bastion tenu est perdu, tout ce qui dépasse la nouvelle capacité est perdu aussi. Avec trois bastions tenus et 24 jetons essence,
    18 jetons adrénaline et 27 munitions, en perdre un laisse 20 jetons essence, 18 jetons adrénaline et 20 munitions.
HTD-34 = Décision : l’entrepôt de munitions est sur la ligne 1, celui d’essence sur la ligne 2, celui d’adrénaline sur la ligne 3. Y envoyer
    un membre ne coûte rien, quelle que soit la ligne d’où il vient.

HTD-40 = Le terrain a trois lignes et cinq colonnes : les entrepôts, les bastions, deux colonnes d’approche, l’entrée.
HTD-41 = Au départ, le joueur place une escouade, un chef et trois réguliers, dans le bastion de son choix. La garnison a 4 munitions,
    4 jetons essence, 4 jetons adrénaline et aucun point d’expérience.
HTD-42 = Les trois premières cartes d’une vague vont sur la colonne d’entrée, une par ligne. Leurs événements sont résolus ; les unités
    événement sont retirées sans être remplacées. Une nouvelle vague se met en place de la même façon quand la précédente est épuisée et
    que les lignes sont dégagées.
HTD-43 = Décision : s’il ne reste qu’une carte dans la réserve, elle entre seule ; HTD-54 et HTD-55 commencent au tour suivant.
HTD-44 = Décision : HTD-54 ou HTD-55 s’applique selon le nombre de lignes occupées au début de la phase, par
    n’importe quelle unité et dans n’importe laquelle des cinq colonnes. Les deux dés s’appliquent l’un après
    l’autre et peuvent désigner la même ligne. Une avance de deux colonnes se fait une colonne à la fois, en
    vérifiant HTD-57 et HTD-2 après chacune.
HTD-45 = Décision : une vague est finie quand sa réserve est vide et qu’aucune unité, avec ou sans zombies, n’est dans une des colonnes. La
    suivante se met en place à la fin de ce tour, après le retour, sur la ligne 1, puis 2, puis 3 ; le mouvement du tour suivant amène
    comme toujours deux cartes de plus.

HTD-50 = Un tour a neuf phases, dans cet ordre : garnison, entrepôts, mouvement de la vague, vérification 1, interception, combat,
    vérification 2, récupération, retour dans les bastions.
HTD-51 = Phase de garnison : l’expérience peut être convertie en chefs et en réguliers de toute manière qui
    respecte HTD-20.
HTD-52 = Phase des entrepôts : on peut envoyer autant de membres qu’on veut dans les entrepôts encore debout. Décision : ils y sont occupés
    pour tout le tour.
HTD-53 = Mouvement : on révèle les deux cartes suivantes de la vague, l’une après l’autre. Une unité événement est résolue et retirée, sans
    dé. Pour une unité mobile, on résout d’abord l’événement qui ne dépend pas du combat (HTD-13), puis un dé à six faces choisit la
    ligne : 1-2 la première, 3-4 la deuxième, 5-6 la troisième. Toutes les cartes de cette ligne avancent d’une colonne vers les bastions
    et la nouvelle unité occupe l’entrée.
HTD-54 = Quand la réserve de la vague est vide et que deux lignes ou plus sont occupées, on lance deux dés à chaque tour et chacun fait avancer
    d’une colonne la ligne qu’il désigne.
HTD-55 = Quand la réserve de la vague est vide et qu’une seule ligne est occupée, ses cartes avancent de deux colonnes.
HTD-56 = Un dé qui, selon HTD-54, désigne une ligne vide ne déplace rien.
HTD-57 = Une carte sans zombies qui atteint la colonne des bastions est défaussée avec tout ce qu’elle porte.
HTD-58 = La vérification 1 concerne HTD-2.
HTD-59 = Interception : un groupe se déplace sur la grille pour 1 jeton essence par pas, quelle que soit sa taille, le
    long d’un chemin libre. On ne peut pas atteindre une unité à travers celle qui est devant elle, que cette dernière
    ait des zombies ou non. Décision : les pas vont dans quatre directions sur les 15 cases, et il est permis de
    contourner une unité.
HTD-60 = Les escouades peuvent d’abord se réunir sur un bastion. Chaque pas pour y aller coûte 1 jeton essence : 1 entre bastions voisins, 2 du
    premier au troisième. Le groupe réuni se déplace ensuite d’un bloc. Une escouade qui rejoint sa voisine et fait avec elle deux pas de
    plus coûte 3 jetons essence en tout.
HTD-61 = Plusieurs groupes peuvent intercepter des unités différentes dans le même tour. Décision : chaque membre agit une fois par tour.
HTD-62 = On s’empare simplement d’une unité sans zombies.
HTD-63 = Le combat suit HZR-36 à HZR-44, HZR-46, HZR-47 et le texte rouge de la carte ; les membres du groupe sont les personnages. Il n’y a
    pas de round de tir si l’unité est sur un bastion ou un entrepôt.
HTD-64 = On peut abandonner un combat : rien n’est pris, l’unité reste sur sa case et tous ses zombies reviennent. Décision : le moment et le
    prix sont ceux de HZR-37 (2 jetons essence, avant un round de corps à corps), mais la carte ne retourne pas dans la boîte.
HTD-65 = Un lieu de la forteresse sur lequel se trouve encore une unité avec des zombies est détruit et quitte le jeu ; l’unité y reste.
    Décision : cela se passe après le dernier combat et avant la vérification 2, qui en tient compte. L’escouade d’un bastion détruit est
    placée selon HTD-70. Décision : les membres d’un entrepôt détruit survivent aussi, mais ne rapportent rien.
HTD-66 = La vérification 2 concerne HTD-1 et HTD-3. Les survivants ne peuvent pas s’installer dans un bastion intact mais non tenu.
HTD-67 = Récupération : les groupes encore sur des unités sans zombies, ou dont ils ont vaincu les zombies, peuvent ramasser
    ressources, expérience et jetons ; chaque membre dans un entrepôt debout rapporte 2 unités. Rien de ce qui est ramassé ce
    tour-ci ne sert dans les combats de ce tour. Décision : chaque ressource, l’expérience et le jeton d’une unité peuvent être
    laissés ; tout le reste est pris ensemble et l’unité quitte le terrain. On additionne tout, puis on ramène à la capacité.
HTD-68 = Décision : un groupe anéanti n’a pas gagné, même si le dernier zombie est tombé dans le même jet.
    L’unité reste et tous ses zombies reviennent.
HTD-70 = Retour : les chefs rentrent dans leur propre bastion. Les réguliers qui ont intercepté, et l’escouade d’un bastion détruit, vont dans
    n’importe quel bastion tenu ayant de la place ; ceux qui sont en trop quittent le jeu. Décision : tous les autres réguliers peuvent
    aussi changer de bastion, le retour ne coûte pas d’essence, et un chef dont le bastion n’existe plus quitte le jeu.
HTD-71 = Décision : tous les groupes sont formés et déplacés, et leurs trajets payés, avant le premier combat. Seules
    les unités bloquent le passage, même celle qui est attaquée ou prise ce tour-ci ; les autres groupes, les lieux
    détruits et la case de départ du groupe ne le bloquent pas.
HTD-72 = Décision : un groupe réunit des membres, en nombre quelconque, partis d’un même bastion ou réunis là, avec ou sans chef ; une escouade
    peut se diviser. Les groupes qui arrivent sur la même unité combattent ensemble. Il y a un seul combat par unité et par tour.
HTD-73 = Décision : une unité sur le bastion même du groupe est interceptée sans se déplacer et sans dépenser
    d’essence. Une escouade restée chez elle qui n’intercepte pas n’est pas attaquée.
HTD-74 = Décision : les combats se résolvent l’un après l’autre, dans l’ordre voulu par le joueur, tous avec la
    seule réserve commune et sans ce qui a été trouvé ce tour-ci.
HTD-75 = Décision : le texte rouge qui interdit la fuite interdit aussi HTD-64. Là où il n’y a pas de round de
    tir, le texte rouge qui ajoute des zombies pour les morsures du tir est sans effet. Une fois le lieu
    détruit, le tir redevient possible sur sa case.

HTD-80 = Les jetons fonctionnent comme dans Hit Z Road, mais l’EXECUTOR ne sert qu’une fois : il est défaussé après ce combat.
HTD-81 = Pour durcir la défense, retirez les cocktails Molotov, les cartes routières ou l’EXECUTOR : un seul ou
    plusieurs, chacun séparément.
HTD-82 = Décision : les jetons appartiennent à la garnison et tout groupe peut les utiliser. Les cocktails
    Molotov, l’EXECUTOR et l’explosion du compagnon servent dans un seul combat chacun. Les cocktails Molotov
    marchent aussi sur les lieux de la forteresse, car ce n’est pas un round de tir ; l’unité est alors
    débarrassée de ses zombies.
HTD-83 = Décision : le bus doit d’abord être transformé en EXECUTOR par son événement, comme dans HZR-71. Le joueur annonce ensuite l’EXECUTOR
    avant un combat contre une horde et le défausse après. Retirer l’EXECUTOR, c’est jouer sans le jeton du bus ; retirer la carte routière,
    c’est retirer les deux.
