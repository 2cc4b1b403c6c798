lesson-welcome = Vous conduisez un camion entre six entrepôts. Les contrats disent quels cubes on attend et où ; remplis, ils rapportent. Un tour compte quatre actions, chacune payée d’un de vos sept jetons.
lesson-place = Votre camion entre gratuitement sur le plateau, sur un quai libre. Commencez en E : la bourse demande des cubes marron, et c’est là qu’ils se trouvent.
lesson-contracts = Place aux actions. Prenez d’abord des contrats : le jeton qui porte cette face se retourne ; son autre face, reculer, est perdue pour ce tour.
lesson-take = La bourse montre neuf contrats. Un contrat indique les cubes voulus, l’entrepôt où les livrer, ce qu’il rapporte et, en rouge, ce qu’il coûte s’il n’est pas rempli. Prenez celui qui veut 3 cubes marron en A.
lesson-second = Sa place a été regarnie aussitôt. Vous pouvez en prendre jusqu’à trois. Celui des 4 cubes orange pour E convient bien : ils se trouvent en A, où mène votre premier contrat. Prenez-le aussi.
lesson-done = À la fin, chaque contrat non rempli coûte des points. Deux suffiront : terminez.
lesson-load = Deuxième action : charger. On ne charge qu’à quai.
lesson-lift = Chargez trois cubes marron : votre contrat n’en veut pas plus.
lesson-enough = Il reste deux places, mais aucun contrat ne demande d’autres cubes marron. Terminez.
lesson-drive = Troisième action : avancer d’une à quatre cases. Ce qui est éclairé est à portée. Le panneau vert en A dit ce qu’une livraison y rapporte. Toutes les routes sont à sens unique : contournez par le sud, puis remontez l’avenue.
lesson-right = Tenez votre droite. La voie de gauche ne sert qu’à doubler et à entrer dans un entrepôt ou à en sortir. Remontez l’avenue : c’est votre quatrième action.
lesson-arrive = L’autre camion s’est arrêté à côté de vous, mais la voie est libre : à quatre cases, par la branche de gauche, se trouve le quai A1.
lesson-unload = Déchargez ici : les contrats pour A peuvent être remplis.
lesson-deliver = Posez les trois cubes sur le contrat. Il est rempli : il rapporte aussitôt ses points. Les cubes posés sur un contrat y restent.
lesson-bonuses = Troisième action : regarder des super-bonus. Vous en voyez six et en gardez jusqu’à trois, en secret.
lesson-keep = Gardez celui qui demande 3 cubes orange et 3 marron sur vos contrats à la fin. Les marron y sont déjà, et votre deuxième contrat apportera les orange.
lesson-few = Un super-bonus manqué coûte des points. Un seul suffit : terminez.
lesson-reload = Dernière action du tour : chargez ici, pour votre deuxième contrat.
lesson-next = Choisissez l’orange, quatre cubes : tout ce que demande votre contrat.
lesson-end = Voilà un premier voyage. La fin se déclenche quand quelqu’un atteint la limite, 50 points à deux joueurs ; on termine le tour de table, puis les contrats non remplis font perdre des points et les super-bonus en rapportent. Bonne route !

# Tips of the first game, by kind of question
first-place = Placez votre camion là où se trouvent les cubes des meilleurs contrats.
first-turn = Quatre actions par tour, chacune sur une face d’un jeton. Une face utilisée prive de l’autre jusqu’au tour suivant.
first-exchange = Un contrat non rempli coûte des points à la fin. Prenez ceux qui sont sur le même chemin.
first-load = Le camion a cinq places. Chargez ce que demandent vos contrats.
first-unload = Les cubes posés sur un contrat y restent, et un contrat rempli rapporte aussitôt ses points.
first-draft = Un super-bonus compte à la fin les cubes de vos contrats. S’il est manqué, il coûte des points.
