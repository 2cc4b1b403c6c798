
# The review of a finished game

review = Analyse
tab-review = Analyse
review-what = Où la partie s’est gagnée et perdue : la part de la chance et celle du jeu.
review-begin = Analyser cette partie
review-waits = L’analyse attend son tour.
review-running = Réponses analysées : { $done } sur { $total }. Vous pouvez partir et revenir.
review-failed = Cette partie ne peut pas être analysée.
review-of = Analyse pour
review-share = { $mine ->
    [yes] Votre part de victoire
   *[no] Part de victoire { LINK("de", $name) }
    }, avec chance et jeu par { $unit ->
    [day] jour
    [turn] tour
   *[round] tour de table
    }
review-start = Attendu avant la donne
review-luck = Chance
review-luck-deal = Chance (dont la donne : { $deal })
review-own = { $mine ->
    [yes] Vos réponses
   *[no] Réponses { LINK("de", $name) }
    }
review-others = Réponses des autres
review-rest = Erreurs de l’estimation
review-result = Résultat
review-without-luck = Résultat sans la chance
review-between = { $amount } ({ $low } à { $high })
review-points = Points attendus
review-points-of = { $name } : points attendus par { $unit ->
    [day] jour
    [turn] tour
   *[round] tour de table
    }
review-accuracy = Précision { $accuracy } sur 100.
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
luck-and-skill-what = Parts de victoire dans { $games ->
    [one] { $games } partie analysée
   *[other] { $games } parties analysées
    }, en pour cent d’une victoire par partie.
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
