lesson-welcome = Tout le monde part de la Place publique, et l’hélicoptère n’attendra pas. On gagne avec 25 zombies dans sa collection, ou en atteignant avant les autres le centre de l’Héliport, le dernier panneau de la pile.
lesson-hand = Vous avez 3 vies, 3 balles et 3 cartes Événement. Elles vous aident ou embêtent les autres, une par round, même pendant le tour d’un autre. Un objet, comme votre hache, doit d’abord être posé dans le bâtiment qu’il nomme.
lesson-window = Un tour commence, et chacun pourrait jouer un Événement. Aucun des vôtres ne convient : passez. Ces moments reviennent souvent ; la leçon passera désormais pour vous, et à une vraie table vous choisissez quand on vous interroge.
lesson-lay = D’abord, on bâtit la ville. Vous avez tiré la boutique de skate : tournez-la à votre guise, une route doit toujours rejoindre une route. Posez-la à l’ouest, porte sur la rue. Une simple rue amènerait un zombie par accès.
lesson-token = Un bâtiment nommé reçoit ce qui est imprimé dessus, tout à l’intérieur : ici 3 zombies et une balle. Vous choisissez où. Mettez la balle juste derrière la porte : celui qui nettoie la case la ramasse, et ce sera vous.
lesson-walk = Le dé donne 6 pas. Quatre mènent dans la boutique, par la porte. Sur la case d’un zombie, on s’arrête jusqu’à ce qu’il soit vaincu : allez droit à la balle.
lesson-roll = Le combat, maintenant. Lancez un dé : 4, 5 ou 6, il est mort et rejoint votre collection. Sur 1, 2 ou 3, vous perdez une vie ou dépensez des balles, qui valent +1 chacune.
lesson-next = Un 4 : votre premier zombie, et la balle en prime. Il vous reste 2 pas et un zombie de chaque côté. Continuez vers l’ouest.
lesson-again = On ne quitte pas un combat : il dure jusqu’à ce que le zombie tombe, ou vous. Lancez.
lesson-bullets = Un 2 seulement. Une vie paierait un nouveau jet ; 2 balles en font un 4 à coup sûr. Les vies sont précieuses : sans elles, retour à la Place publique et la moitié de vos zombies perdue. Tirez.
lesson-stop = Deux zombies. Le dernier pas ne ferait que vous sortir de ce coin : arrêtez-vous ici. Il en reste un dans la boutique, et il ne s’envolera pas.
lesson-zombies = Après vous, les morts bougent : le dé dit combien, vous dites lesquels, d’une case chacun. D’habitude, on les envoie sur les adversaires. Celui-ci peut venir à vous : c’est du chemin en moins.
lesson-discard = Pour finir, on peut défausser une carte ; la main remonte à trois à votre prochain tour, avant le déplacement. La jardinerie de votre tronçonneuse ne sortira peut-être jamais : défaussez-la.
lesson-end = Voilà un tour complet. Gardez deux ou trois vies pour la course à l’Héliport, votre pire Événement pour celui qui s’en approche, et collectionnez sans relâche.

# Tips of the first game, by kind of question
first-lay = Une route doit rejoindre une route. Si le panneau peut tourner, tournez-le d’abord avec son bouton.
first-put-zombie = Vous choisissez où se tiennent les zombies d’un nouveau panneau : près des autres, loin de vous.
first-move = Choisissez une case éclairée. Un zombie sur le chemin vous arrête jusqu’à ce qu’il soit vaincu.
first-roll = 4, 5 ou 6 gagne. En dessous, il en coûte une vie, ou des balles pour combler l’écart.
first-failed = Les balles rattrapent le jet à coup sûr ; une vie n’achète qu’un nouveau jet.
first-zombies = C’est vous qui bougez les morts : vers vos adversaires, ou loin de votre chemin.
first-window-start = Un moment pour les cartes Événement, une par round. Le menu permet de choisir quand on vous interroge.
first-discard = Votre main remonte à trois avant votre prochain déplacement : défaussez ce qui ne servira pas.
