review-title = Analyse : { $game }
review-percent = { $value } %

review-result = Résultat { LINK("de", $seat) } : { $result } de la victoire. Avant la donne, on en attendait { $start }.
review-parts = La chance y compte pour { $luck }, ses propres réponses pour { $play } (entre { $low } et { $high }), celles des autres pour { $others }. { $rest } vient des erreurs de l’estimation.
review-without-luck = Sans la chance, le résultat est { $share }.
review-accuracy = Précision : { $accuracy } sur 100, pour { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
    }. 100 : toujours la meilleure réponse ; 0 : pas mieux que le hasard.
review-level = C’est à peu près le niveau { $level } des bots (entre { $low } et { $high }).
review-no-level = Trop peu de décisions pour estimer un niveau de bot.
review-unknowable = Ce qu’on ne pouvait pas savoir : { $share }.

review-played = { $seat } a répondu « { $played } ». Cela a coûté { $cost } d’une victoire (entre { $low } et { $high }) : { $grade }.
review-better = Mieux valait « { $better } ».
review-because = C’est meilleur pour : { $terms }.
review-although = On y perd : { $terms }.
review-no-terms = La différence n’apparaît que quelques coups plus tard.
review-line = La suite attendue : { $line }.
review-hidden = Toutes cartes visibles, cela aurait coûté { $cost }.
review-lucky = Après « { $played } » { LINK("de", $player) }, la chance a donné { $swing } d’une victoire à { $seat }.
review-unlucky = Après « { $played } » { LINK("de", $player) }, la chance a pris { $swing } d’une victoire à { $seat }.

grade-best = meilleure réponse
grade-fine = bonne réponse
grade-inaccuracy = imprécision
grade-mistake = erreur
grade-blunder = gaffe
grade-close = trop serré pour trancher

page-curve = Part de victoire, { $seat }
page-curve-told = De { $start } au début à { $end } à la fin, en { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
    }. Le tableau plus bas donne chaque valeur.
page-luck = chance
page-play = ses réponses
page-share = part de victoire
page-moments = Les moments décisifs
page-no-moments = Aucune réponse ni aucun jet n’a changé grand-chose.
page-parts = D’où vient le résultat
page-answers = Toutes les réponses
page-ply = Nº
page-seat = Place
page-answer = Réponse
page-grade = Note
page-cost = Coût
page-start = Départ
page-result = Résultat
page-others = Réponses des autres
page-rest = Erreurs de l’estimation
page-accuracy = Précision
page-level = Niveau
page-stamp = Chaque réponse a été essayée dans { $worlds ->
    [one] { $worlds } donne possible
   *[other] { $worlds } donnes possibles
    }. Positions évaluées par { $value }.
page-incomplete = Ce n’est que la première courbe : chance et réponses n’y sont pas encore séparées.
page-glanced = Réponses jugées seulement au premier regard, car la partie est longue : { $count }.
