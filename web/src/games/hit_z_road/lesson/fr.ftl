lesson-welcome = Cinq personnages, le plein d’essence et la Route 66. En huit tours, il vous faut le plus d’expérience possible : ce sont les étoiles des cartes. Le groupe qui en a le plus gagne, à condition d’être encore en vie.
lesson-roads = Voici les routes du tour. Chacune a deux cartes, l’une après l’autre : on prend d’abord le butin, puis on affronte les zombies. Toutes semblent calmes, sauf une. Devinez laquelle reste au dernier.
lesson-bid = On enchérit donc, en ressources, pour choisir avant les autres. Ils en sont à 1 et 2. Munitions, essence et adrénaline vous gardent en vie, alors pas de folies : montez à 3.
lesson-pass = Les enchères montent jusqu’à 5. Vous pourriez aller à 6, mais avec des munitions qui vous manqueraient au prochain combat. Laissez-leur la priorité : passez. Dès que tous ont passé l’un après l’autre, l’enchère est finie.
lesson-pay = Votre pion est sur 3 : vous payez 3 ressources au choix. La route qui vous reste grouille de zombies. Gardez vos munitions et 2 jetons essence, le prix d’une fuite : donnez 2 jetons essence et 1 adrénaline.
lesson-shoot = La grand-rue est à vous, avec son butin et 4 zombies. Vous pouvez d’abord tirer, une seule fois : 2 dés par munition, coups au but et coups critiques tuent, et de si loin personne ne mord. Dépensez 2 munitions.
lesson-fight = Deux de moins. Place au corps à corps : un dé par personnage. Un dé a deux coups au but (un zombie tué), un coup critique (un zombie tué, et un deuxième pour 1 adrénaline), une opportunité (un zombie tué pour 1 adrénaline), une face vide et une morsure. Combattez.
lesson-bites = Les deux zombies sont morts, mais tous les dés comptent, et il y a deux morsures. Chacune coûte un personnage ou 1 adrénaline. Dépensez l’adrénaline : vos personnages, ce sont vos dés.
lesson-jail = Combat gagné : la carte et son étoile sont à vous. La deuxième carte, la prison du comté, apporte 3 munitions et 3 zombies. Avec 6 munitions, vous pouvez vous le permettre : dépensez-en encore 2.
lesson-save = Pas une morsure, et 2 étoiles : la pire des routes a bien payé. Au tour 2, nouvelles cartes, et aucune route n’est mauvaise. Une mise de 0 ne coûte rien : passez, et économisez pour les tours difficiles.
lesson-worthless = Un auto-stoppeur vous a rejoint : vous voilà six. Mais regardez ce conteneur : 3 zombies et pas d’étoile. Le butin est déjà à vous, rien ici ne vaut une balle. Ne tirez pas.
lesson-flee = Avant chaque round de corps à corps, on peut fuir pour 2 jetons essence. La carte est perdue, et son expérience avec : ici, rien du tout. Pied au plancher !
lesson-end = Deux tours, aucun mort. À partir du tour 3, les cartes se corsent et les hordes arrivent, avec leurs dés à face mortelle. À la fin, avoir le plus de personnages, de munitions, d’essence ou d’adrénaline rapporte chaque fois 3 points d’expérience. À vous de jouer.

# Tips of the first game, by kind of question
first-bid = Votre mise se paie en ressources, et le plus offrant choisit sa route en premier. Rester à 0 ne coûte rien.
first-pay-bid = Panachez à volonté. Les munitions servent à tirer, 2 jetons essence permettent de fuir, l’adrénaline sauve des vies.
first-road = Chaque route a deux cartes. Regardez les zombies, les étoiles et le texte avant le butin.
first-shoot = On tire une seule fois, avant le combat : 2 dés par munition, et personne ne peut vous mordre.
first-stand = Fuir coûte 2 jetons essence et la carte avec ses étoiles. Le butin reste à vous.
first-melee = Tous les dés comptent : une morsure coûte 1 adrénaline ou un personnage, même quand le dernier zombie est mort.
first-demand = La route réclame son dû. Ce que vous ne dépensez pas se paie en personnages.
