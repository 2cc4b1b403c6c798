lesson-welcome = Sans aucune aide, vous tenez une petite forteresse contre trois vagues de morts-vivants. Tuez jusqu’au dernier zombie de la troisième vague et c’est gagné. Perdez tout votre monde, ou laissez une meute dépasser les entrepôts, et tout est fini.
lesson-lines = Ils sortent de l’ombre, sur trois lignes : l’entrée, deux cases d’approche, votre bastion, puis votre entrepôt. À chaque tour arrivent deux cartes, et un dé désigne la ligne qu’elles poussent en avant.
lesson-man = Vous commencez avec une escouade : un chef et trois réguliers. Installez-la au bastion nº 2, au milieu : les deux autres lignes ne sont qu’à un pas.
lesson-supply = Les ressources ne tombent pas du ciel. Un membre envoyé à l’entrepôt en rapporte 2 à la fin du tour, mais d’ici là il ne combat pas. C’est l’essence qui vous mène à l’ennemi : envoyez un régulier en chercher, les autres restent.
lesson-gather = Le dé a poussé la prison du comté juste devant vous : 3 zombies, avec 3 munitions et une étoile d’expérience. Mieux vaut aller les voir que les attendre. Rassemblez un groupe à votre bastion.
lesson-squad = Choisissez qui part. Chaque membre, c’est un dé : emmenez les trois qui sont libres.
lesson-intercept = Un pas coûte 1 jeton essence, quel que soit le nombre de marcheurs. La prison est à deux pas : 2 jetons essence sur vos 4. Une carte cachée derrière une autre reste hors d’atteinte.
lesson-shoot = En terrain découvert, on peut tirer une fois : 2 dés par munition, et pas de morsure. Coups au but et coups critiques tuent. Une seule munition suffira, trois dés de corps à corps suivent. Si l’ennemi est sur un bastion, pas de tir.
lesson-fight = Un de moins ; il en reste deux, et vous êtes trois. Les six faces d’un dé : deux coups au but, un coup critique, une opportunité, une morsure et une face vide. Vous pouvez encore abandonner pour 2 jetons essence, mais les trois zombies se relèveraient. Au combat !
lesson-opportunity = Un coup au but, un dé vide et une opportunité : pour 1 adrénaline, elle tue aussi, et c’était le dernier. Saisissez-la.
lesson-take = La prison est à vous. Ce que porte une carte se ramasse maintenant, en fin de tour, et le retour au bastion est gratuit. On peut laisser ce qui ne ferait que nuire, des vapeurs toxiques par exemple ; ici tout est bon : prenez tout.
lesson-second = Votre régulier revient avec 2 jetons essence. Tour 2 : envoyez-en encore un à l’essence et un à l’adrénaline. Deux gardent la maison, au cas où.
lesson-loot = Quatre zombies tiennent le prêteur sur gages, devant vous, mais il leur faut encore deux avancées pour atteindre le bastion. Le grenier du chasseur, ligne 3, est vide de zombies : envoyez-y un seul régulier, trois pas pour 3 jetons essence.
lesson-find = Personne à combattre : la carte se ramasse, avec 3 munitions et une arme à longue portée. Les jetons servent comme dans Hit Z Road : chacun aide contre une carte particulière.
lesson-end = Pour 2 points d’expérience, vous recrutez un régulier ; pour 3, un chef qui ouvre un deuxième bastion. Faites-le tôt : chaque bastion tenu stocke 10 de chaque ressource et garde une ligne. Tenez bon !

# Tips of the first game, by kind of question
first-man = Du bastion du milieu, les deux autres lignes ne sont qu’à un pas.
first-supply = Chaque membre envoyé à un entrepôt rapporte 2 ressources à la fin du tour et ne combat pas d’ici là.
first-gather = Tous ceux qui combattent ce tour partent maintenant : vous pouvez former plusieurs groupes avant de terminer.
first-intercept = Un groupe paie 1 jeton essence par pas, quelle que soit sa taille. Il ne traverse aucune carte.
first-recruit = Un chef ouvre un nouveau bastion pour 3 points d’expérience, un régulier en coûte 2. Recruter tôt rapporte.
first-recovery = Dites d’abord ce que vous laissez, des vapeurs toxiques par exemple ; puis prenez le reste.
first-stand = Si vous abandonnez le combat, tous les zombies de la carte reviennent.
