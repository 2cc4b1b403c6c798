
board-stage = Round { $round }, objectif : { $goal ->
    [one] { $goal } zombie
   *[other] { $goal } zombies
    }
board-town = La ville
board-spin = Tourner le panneau
board-standing = Cartes encore actives
board-later = à partir du prochain tour
board-hand = Mes cartes et objets
board-zombies = zombies sur { $goal }
board-lives = vies
board-bullets = balles
board-cards = cartes en main
board-piles = Round { $round }. Il reste : panneaux { $tiles }, cartes { $cards }
roll-combat-rolled = pour le combat
roll-movement-rolled = pour le déplacement
roll-zombies-rolled = pour les zombies
roll-doubt-rolled = sont-ils bien morts ?
ref-tile = Panneau { $value }
ref-space = { $value }
ref-spot = À côté du panneau { $value }
secret-hand = Main
odds-roll = { $percent } % de chances
odds-shoot = { $count ->
        [one] { $count } balle
       *[other] { $count } balles
    }
answers-play = Jouer une carte
answers-use = Utiliser un objet
answers-discard = Défausser une carte
answers-drop = Faire lâcher un objet
answers-target = Choisir quelqu’un
plan-put = { $count ->
    [one] la dernière pièce
   *[other] les { $count } pièces d’un coup
    }
plan-put-go = Les placer là
fight-title = { $you ->
    [yes] Vous combattez
   *[no] { $seat } combat
    }
fight-short = Il manque { $count }
fight-won = Vaincu !
fight-asks = { $you ->
    [yes] Vous pouvez
   *[no] { $seat } peut
    } jouer une carte
