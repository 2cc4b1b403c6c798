
board-stage = Round { $round }, goal: { $goal ->
    [one] 1 zombie
   *[other] { $goal } zombies
    }
board-town = The town
board-spin = Turn the tile
board-standing = Cards still in effect
board-later = from the next turn on
board-hand = My cards and items
board-zombies = zombies of { $goal }
board-lives = lives
board-bullets = bullets
board-cards = cards in hand
board-piles = Round { $round }. Left: tiles { $tiles }, cards { $cards }
roll-combat-rolled = for the fight
roll-movement-rolled = for movement
roll-zombies-rolled = for the zombies
roll-doubt-rolled = are they dead?
ref-tile = Tile { $value }
ref-space = A space: { $value }
ref-spot = Beside tile { $value }
secret-hand = Hand
odds-roll = { $percent }% to win
odds-shoot = { $count ->
        [one] 1 bullet
       *[other] { $count } bullets
    }
answers-play = Play a card
answers-use = Use an item
answers-discard = Discard a card
answers-drop = Drop an item
answers-target = Choose somebody
plan-put = { $count ->
    [one] the last piece
   *[other] all { $count } pieces at once
    }
plan-put-go = Put them there
fight-title = { $you ->
    [yes] You fight
   *[no] { $seat } fights
    }
fight-short = { $count } short
fight-won = Beaten!
fight-asks = { $you ->
    [yes] You may
   *[no] { $seat } may
    } play a card
