## The lab
lab-what = Changez un nombre d’un jeu et voyez ce que cela change : les deux versions sont jouées avec la même chance, sur cette machine.
lab-all = Toutes les études
lab-new = Nouvelle étude
lab-plays = Ce qui se joue
lab-changes = Ce qui change
lab-game = Jeu
lab-seats = Places
lab-bots = Bots
lab-mixed = Un bot différent à chaque place
lab-every = toutes les lignes, en pour cent
lab-games = Parties de chaque version
lab-sweep = Un nombre, plusieurs valeurs
lab-sweep-help = Chaque valeur devient une version comparée au jeu tel quel.
lab-table = Tableau
lab-row = Ligne
lab-field = Champ
lab-values = Valeurs
lab-values-help = Actuellement { $now } ; de { $least } à { $most }. Plusieurs avec des virgules, ou un intervalle comme 2-5.
lab-files = Fichiers de variantes
lab-until = Quand elle se termine
lab-until-none = Après toutes les parties
lab-until-clear = Dès que c’est clair : { $figure }
lab-second = Un second nombre : une grille
lab-second-help = Chaque valeur du premier nombre est jouée avec chaque valeur de celui-ci. Une étude a 17 versions au plus.
lab-ray = Grappe Ray
lab-ray-help = Laissez vide pour jouer sur cette machine.
lab-clear = Elle s’est terminée plus tôt : dans chaque version, ce chiffre diffère à coup sûr : { $figure }.
lab-unclear = Ce chiffre ne diffère pas à coup sûr dans chaque version : { $figure }.
lab-grid = Grille : { $one } (vers le bas), { $other } (vers la droite)
lab-plain = tel quel
lab-arms = Versions ({ $count }) :
lab-begin = Commencer l’étude
lab-played = Parties de chaque version : { $games } sur { $total }. Places : { $seats }. Bots :
lab-level = niveau { $level }
lab-progress = Parties jouées
lab-running = En cours.
lab-paused = En pause.
lab-done = Terminée.
lab-failed = Arrêtée par un problème :
lab-left = Encore { $minutes } min environ.
lab-pause = Pause
lab-resume = Reprendre
lab-remove = Supprimer l’étude
lab-remove-sure = Les parties et les chiffres de cette étude sont supprimés.
lab-csv = Enregistrer les chiffres (CSV)
lab-csv-changes = Enregistrer les changements (CSV)
lab-csv-lifts = Enregistrer ce qui va avec la victoire (CSV)
lab-save-page = Enregistrer l’étude (HTML)
lab-games-of = Parties de
lab-changed = Ce qui change de « { $before } » à « { $after } »
lab-nothing = Aucun chiffre n’a changé au-delà du hasard.
lab-soon = Trop peu de parties pour l’instant.
lab-rises = { $figure } : de { $before } à { $after }, en hausse (taille d’effet { $effect })
lab-falls = { $figure } : de { $before } à { $after }, en baisse (taille d’effet { $effect })
lab-effect = Taille d’effet : l’importance d’un changement par rapport à la différence habituelle entre deux parties. 0,2 est petit, 0,5 moyen, 0,8 grand.
lab-summary =
    Chiffres qui diffèrent au-delà du hasard : { $sure } sur { $total }. Le plus grand écart : « { $figure } », { $way ->
        [rises] en hausse
       *[falls] en baisse
    } de { $before } à { $after }, un effet { $size ->
        [small] faible
        [medium] moyen
       *[large] fort
    }.
lab-lasts = Durée estimée d’une partie, en minutes : { $after } au lieu de { $before }.
lab-lasts-same = La durée estimée d’une partie ne change pas au-delà du hasard.
lab-paired = Deux parties avec la même chance se ressemblent : corrélation des durées { $correlation } (1 : tout à fait, 0 : pas du tout).
lab-unpaired = Deux parties avec la même chance ne se ressemblent plus : corrélation des durées { $correlation } (1 : tout à fait, 0 : pas du tout).
lab-distributions = Distributions
lab-flows = Ressources par tour de table
lab-flow = Ressource
lab-version = Version
lab-round = Tour de table
lab-flows-of = { $what } d’une place, par tour de table : { $arm }
lab-as-table = En tableau
lab-figures = Chiffres avec intervalles à 95 %
lab-figures-help = Moyennes de toutes les parties. Entre parenthèses : l’intervalle qui contient la vraie moyenne 95 fois sur 100.
lab-figure = Chiffre
lab-look = Parties
lab-draw = dessiner
lab-least = minimum
lab-most = maximum
lab-show-least = Montrer la partie au minimum : { $figure }
lab-show-most = Montrer la partie au maximum : { $figure }
lab-rare = Cela ne concerne que { $share } % des parties.
lab-more = Tous les chiffres
lab-fewer = Moins de chiffres
lab-lifts = Ce qui va avec la victoire : { $arm }
lab-lifts-help = De combien les places qui ont pris la chose gagnent plus souvent : que toutes les autres, et que celles qui pouvaient la prendre et l’ont laissée. Cela montre ce qui va de pair avec la victoire, non ce qui la cause.
lab-thing = Chose
lab-lift = Victoires en plus
lab-chosen = Victoires en plus par rapport à ceux qui l’ont laissée
lab-taken = Prise
lab-offered = Offerte
lab-won = une victoire serrée
lab-show-won = Montrer une partie serrée gagnée avec, au moment de la prise : { $thing }
lab-known = Variantes
lab-luck = Part de chance
lab-luck-games = Analyser { $games } { $games ->
    [one] partie
   *[other] parties
    }
lab-ladder = Échelle des niveaux
lab-ladder-to = Niveaux 0 à { $level }
lab-not-measured = Ne pas mesurer
lab-depth = Chance et habileté
lab-depth-help = La part de chance est la part des écarts entre les résultats que la chance explique, pour autant que l’analyse la reconnaisse : un minimum. Dans l’échelle, chaque niveau joue contre le niveau inférieur.
lab-depth-ask = Mesurer la chance et l’habileté
lab-depth-cost = Cela analyse { $games } { $games ->
    [one] partie
   *[other] parties
    } de chaque version et fait jouer entre eux les niveaux 0 à { $level }. Comptez quelques minutes.
lab-doing-luck = Mesure de la part de chance : partie { $done } sur { $total }.
lab-doing-ladder = Mesure de l’échelle des niveaux : partie { $done } sur { $total }.
lab-luck-share = Part de chance dans les résultats
lab-level-against = Part de victoires du niveau { $level } contre le niveau { $below }
lab-level-alone = Taux de victoire du niveau { $level } moins celui du niveau { $below }
lab-parity = À force égale, ce serait { $share }.
lab-differs = différence { $by }
lab-games-count = Parties
lab-note-same = Tous les résultats sont identiques : il n’y a pas de part de chance.
lab-note-wide = L’intervalle de la part de chance est large : analysez plus de parties.
lab-note-heuristics = Aucun réseau ne convient à ces règles : la part de chance vient des heuristiques et reste approximative.
lab-note-trained = Le réseau a été entraîné sur le jeu tel quel : la part de chance d’une variante est moins exacte.
