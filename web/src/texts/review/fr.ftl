
# The review of a finished game

tab-review = Analyse
review-what = Où la partie s’est gagnée et perdue : la part de la chance et celle du jeu.
review-begin = Analyser cette partie
review-waits = L’analyse attend son tour.
review-running = Réponses analysées : { $done } sur { $total }. Vous pouvez partir et revenir.
review-failed = Cette partie ne peut pas être analysée.
review-of = Analyse pour
review-share = { $mine ->
    [yes] Vos chances de gagner
   *[no] Chances de gagner { LINK("de", $name) }
    }, avec chance et jeu par { $unit ->
    [day] jour
    [turn] tour
   *[round] tour de table
    }
review-start = Chances de gagner avant la donne
review-luck = Chance
review-luck-deal = Chance (dont la donne : { $deal })
review-own = { $mine ->
    [yes] Votre jeu
   *[no] Jeu { LINK("de", $name) }
    }
review-others = Jeu des autres
review-rest = Non expliqué
review-result = Résultat
review-without-luck = Résultat sans la chance
review-how = Que veulent dire ces chiffres ?
explains-start = Combien de fois on gagne à cette place, sur 100 autres donnes.
explains-luck = Ce que la donne, les dés et les cartes ont changé : les chances de gagner après chaque tirage, moins leur moyenne sur tous les tirages possibles.
explains-play = Ce que les réponses ont fait perdre : les chances de gagner après chaque réponse, moins celles après la meilleure. Une meilleure réponse ne perd rien. Entre parenthèses : l’intervalle qui contient la vraie valeur 95 fois sur 100.
explains-others = Ce que les réponses des autres ont changé.
explains-rest = Les estimations avant et après une réponse ne concordent pas exactement. Voici ce qui reste.
explains-result = 100 % : victoire sans partage ; 0 % : défaite. Une victoire commune se partage.
explains-fair = Le résultat, moins toute la chance. Il peut être inférieur à 0 % ou supérieur à 100 %.
review-between = { $amount } ({ $low } à { $high })
review-points = Points attendus
review-points-of = { $name } : points attendus, par { $unit ->
    [day] jour
    [turn] tour
   *[round] tour de table
    }
review-accuracy = Précision : { $accuracy } sur 100.
review-how-accuracy = 100 : chaque réponse était la meilleure. 0 : pas mieux que des réponses au hasard.
review-how-level = Les bots qui ont à peu près la même précision.
review-level = Vous avez joué à peu près comme le niveau { $level } ({ $low } à { $high }).
review-level-of = { $name } a joué à peu près comme le niveau { $level } ({ $low } à { $high }).
review-unknowable = Toutes cartes visibles, les erreurs ont coûté { $amount } de plus. On ne pouvait pas le savoir.
review-moments = Les moments décisifs
review-no-moments = Rien de marquant : ni erreur, ni grande chance.
review-glanced = Réponses jugées seulement au premier regard, car la partie est longue : { $count }.
moment-luck = Chance : { $amount } pour { $mine ->
    [yes] vous
   *[no] { $name }
    }
moment-play = { $mine ->
    [yes] Vous
   *[no] { $name }
    } : { $grade }, { $amount }
moment-played = Joué : { $answer }
moment-after = { $mine ->
    [yes] Après votre réponse
   *[no] Après la réponse { LINK("de", $name) }
    } : { $answer }
moment-better = Mieux : { $answer }
moment-why = Mieux pour : { $terms }
moment-although = On y perd : { $terms }
moment-line = Suite attendue : { $answers }
moment-hidden = Toutes cartes visibles : { $amount } de plus. On ne pouvait pas le savoir.
show-position = Montrer la position
show-moment = Montrer le moment { $number }
try-from-here = Essayer à partir d’ici
try-moment = Essayer le moment { $number } contre des bots
try-what = Le reste est redistribué d’après { $mine ->
    [yes] ce que vous pouviez
   *[no] ce { LINK("que", $name) } pouvait
    } voir.
redeal = Le reste a été redistribué.
grade-best = meilleure réponse
grade-fine = bonne réponse
grade-inaccuracy = imprécision
grade-mistake = erreur
grade-blunder = gaffe
grade-close = trop serré pour trancher
exercises = Exercices
exercises-what = Des positions où { $mine ->
    [yes] vous avez commis une erreur
   *[no] { $name } a commis une erreur
    }. Que répondriez-vous ?
exercise = Exercice { $number }
exercise-right = Juste : c’est la meilleure réponse.
exercise-near = Presque : elle coûte { $cost } par rapport à la meilleure.
exercise-wrong = Cela coûte { $cost }. La meilleure réponse : { $best }
exercise-was = Dans la partie : { $answer }
luck-and-skill = Chance et habileté
luck-and-skill-none = Analysez une partie finie pour voir ici la part de la chance et la vôtre.
luck-and-skill-what = Ce qu’une partie vous a rapporté, en moyenne sur { $games ->
    [one] { $games } partie analysée
   *[other] { $games } parties analysées
    }. 100 % est une victoire entière.
luck-and-skill-how = Résultat : victoires en plus de la moyenne à vos places. Chance : ce que la donne, les dés et les cartes en ont donné. Votre jeu : ce que vos réponses ont perdu par rapport aux meilleures. Précision : 100 si chaque réponse était la meilleure, 0 si elles ne valaient pas mieux que le hasard.
games-reviewed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    }
mean-luck = Chance
mean-play = Votre jeu
mean-result = Résultat
fair-strength = Résultat sans la chance
mean-accuracy = Précision
luck-over-time = Chance et jeu, partie par partie
skill-by-kind = Par type de décision
kind-decisions = Décisions
