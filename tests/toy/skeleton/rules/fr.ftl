chapter-play = Partie
SKE-1 = De deux à quatre places jouent le nombre de tours convenu.
SKE-2 = Chaque place reçoit deux des cartes 1 à 20. Après un tour, chaque place qui a joué pioche une carte.
SKE-3 = À chaque tour, chaque place joue à son tour une carte face visible.
SKE-4 = Toutes les places sauf la première peuvent passer au lieu de jouer.
SKE-5 = Quand chaque place a joué ou passé, chaque place qui a joué une carte peut en ajouter une plus haute que toutes celles de la table.
SKE-6 = La carte la plus haute gagne un point. Sa place commence le tour suivant.
SKE-7 = Après le dernier tour, le plus de points l’emporte. Les égalités partagent la victoire.
