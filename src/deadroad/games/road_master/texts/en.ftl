
title = Road Master
blurb = Load, drive, score: fill your contracts before the warehouses run dry and the road jams up.
kind = trucks and contracts
length = 60 minutes

setting-shortages = Shortages
setting-shortages-help = Shuffle the six shortage cards into the contracts: each halves a warehouse when it turns up.
setting-explosives = Explosives
setting-explosives-help = Yellow cubes are explosive: worth more, but boom cards are drawn while they are in your truck.
setting-perishables = Perishables
setting-perishables-help = Blue cubes are perishable: worth more, but they must be delivered in the turn in which they are loaded.
preset-delicate = Delicate cargo
preset-delicate-help = With explosives and perishables.

## Words of the components

action-contracts = contracts
action-super_bonus = super-bonuses
action-load = load
action-forward = forward
action-reverse = reverse
action-unload = unload

boom-ok = OK
boom-ok-text = Nothing happens.
boom-half_boom = half-boom
boom-half_boom-text = The first one in a turn is a warning; the second one blows up everything in the truck.

## Contracts, super-bonuses and spaces

contract-A01 = A01 (1 orange to B)
contract-A01-text = Deliver 1 orange cube to warehouse B: 2 points, or lose 1 if not delivered.
contract-A02 = A02 (4 orange to B)
contract-A02-text = Deliver 4 orange cubes to warehouse B: 5 points, or lose 1 if not delivered.
contract-A03 = A03 (2 orange to C)
contract-A03-text = Deliver 2 orange cubes to warehouse C: 9 points, or lose 3 if not delivered.
contract-A04 = A04 (3 orange to C)
contract-A04-text = Deliver 3 orange cubes to warehouse C: 10 points, or lose 3 if not delivered.
contract-A05 = A05 (2 orange to D)
contract-A05-text = Deliver 2 orange cubes to warehouse D: 7 points, or lose 2 if not delivered.
contract-A06 = A06 (5 orange to D)
contract-A06-text = Deliver 5 orange cubes to warehouse D: 10 points, or lose 3 if not delivered.
contract-A07 = A07 (3 orange to E)
contract-A07-text = Deliver 3 orange cubes to warehouse E: 12 points, or lose 4 if not delivered.
contract-A08 = A08 (4 orange to E)
contract-A08-text = Deliver 4 orange cubes to warehouse E: 13 points, or lose 4 if not delivered.
contract-A09 = A09 (2 orange to F)
contract-A09-text = Deliver 2 orange cubes to warehouse F: 5 points, or lose 1 if not delivered.
contract-A10 = A10 (3 orange to F)
contract-A10-text = Deliver 3 orange cubes to warehouse F: 6 points, or lose 2 if not delivered.
contract-B01 = B01 (2 violet to A)
contract-B01-text = Deliver 2 violet cubes to warehouse A: 9 points, or lose 3 if not delivered.
contract-B02 = B02 (3 violet to A)
contract-B02-text = Deliver 3 violet cubes to warehouse A: 10 points, or lose 3 if not delivered.
contract-B03 = B03 (2 violet to C)
contract-B03-text = Deliver 2 violet cubes to warehouse C: 9 points, or lose 3 if not delivered.
contract-B04 = B04 (5 violet to C)
contract-B04-text = Deliver 5 violet cubes to warehouse C: 12 points, or lose 4 if not delivered.
contract-B05 = B05 (3 violet to D)
contract-B05-text = Deliver 3 violet cubes to warehouse D: 6 points, or lose 2 if not delivered.
contract-B06 = B06 (4 violet to D)
contract-B06-text = Deliver 4 violet cubes to warehouse D: 7 points, or lose 2 if not delivered.
contract-B07 = B07 (2 violet to E)
contract-B07-text = Deliver 2 violet cubes to warehouse E: 9 points, or lose 3 if not delivered.
contract-B08 = B08 (3 violet to E)
contract-B08-text = Deliver 3 violet cubes to warehouse E: 10 points, or lose 3 if not delivered.
contract-B09 = B09 (1 violet to F)
contract-B09-text = Deliver 1 violet cube to warehouse F: 4 points, or lose 1 if not delivered.
contract-B10 = B10 (4 violet to F)
contract-B10-text = Deliver 4 violet cubes to warehouse F: 7 points, or lose 2 if not delivered.
contract-C01 = C01 (2 green to A)
contract-C01-text = Deliver 2 green cubes to warehouse A: 9 points, or lose 3 if not delivered.
contract-C02 = C02 (5 green to A)
contract-C02-text = Deliver 5 green cubes to warehouse A: 12 points, or lose 4 if not delivered.
contract-C03 = C03 (3 green to B)
contract-C03-text = Deliver 3 green cubes to warehouse B: 12 points, or lose 4 if not delivered.
contract-C04 = C04 (4 green to B)
contract-C04-text = Deliver 4 green cubes to warehouse B: 13 points, or lose 4 if not delivered.
contract-C05 = C05 (2 green to D)
contract-C05-text = Deliver 2 green cubes to warehouse D: 7 points, or lose 2 if not delivered.
contract-C06 = C06 (3 green to D)
contract-C06-text = Deliver 3 green cubes to warehouse D: 8 points, or lose 2 if not delivered.
contract-C07 = C07 (1 green to E)
contract-C07-text = Deliver 1 green cube to warehouse E: 2 points, or lose 1 if not delivered.
contract-C08 = C08 (4 green to E)
contract-C08-text = Deliver 4 green cubes to warehouse E: 5 points, or lose 1 if not delivered.
contract-C09 = C09 (2 green to F)
contract-C09-text = Deliver 2 green cubes to warehouse F: 5 points, or lose 1 if not delivered.
contract-C10 = C10 (3 green to F)
contract-C10-text = Deliver 3 green cubes to warehouse F: 6 points, or lose 2 if not delivered.
contract-D01 = D01 (3 blue to A)
contract-D01-text = Deliver 3 blue cubes to warehouse A: 6 points, or lose 2 if not delivered.
contract-D02 = D02 (4 blue to A)
contract-D02-text = Deliver 4 blue cubes to warehouse A: 7 points, or lose 2 if not delivered.
contract-D03 = D03 (2 blue to B)
contract-D03-text = Deliver 2 blue cubes to warehouse B: 5 points, or lose 1 if not delivered.
contract-D04 = D04 (3 blue to B)
contract-D04-text = Deliver 3 blue cubes to warehouse B: 6 points, or lose 2 if not delivered.
contract-D05 = D05 (1 blue to C)
contract-D05-text = Deliver 1 blue cube to warehouse C: 4 points, or lose 1 if not delivered.
contract-D06 = D06 (4 blue to C)
contract-D06-text = Deliver 4 blue cubes to warehouse C: 7 points, or lose 2 if not delivered.
contract-D07 = D07 (2 blue to E)
contract-D07-text = Deliver 2 blue cubes to warehouse E: 5 points, or lose 1 if not delivered.
contract-D08 = D08 (3 blue to E)
contract-D08-text = Deliver 3 blue cubes to warehouse E: 6 points, or lose 2 if not delivered.
contract-D09 = D09 (2 blue to F)
contract-D09-text = Deliver 2 blue cubes to warehouse F: 9 points, or lose 3 if not delivered.
contract-D10 = D10 (5 blue to F)
contract-D10-text = Deliver 5 blue cubes to warehouse F: 12 points, or lose 4 if not delivered.
contract-E01 = E01 (2 brown to A)
contract-E01-text = Deliver 2 brown cubes to warehouse A: 9 points, or lose 3 if not delivered.
contract-E02 = E02 (3 brown to A)
contract-E02-text = Deliver 3 brown cubes to warehouse A: 10 points, or lose 3 if not delivered.
contract-E03 = E03 (1 brown to B)
contract-E03-text = Deliver 1 brown cube to warehouse B: 8 points, or lose 2 if not delivered.
contract-E04 = E04 (4 brown to B)
contract-E04-text = Deliver 4 brown cubes to warehouse B: 11 points, or lose 3 if not delivered.
contract-E05 = E05 (2 brown to C)
contract-E05-text = Deliver 2 brown cubes to warehouse C: 9 points, or lose 3 if not delivered.
contract-E06 = E06 (3 brown to C)
contract-E06-text = Deliver 3 brown cubes to warehouse C: 10 points, or lose 3 if not delivered.
contract-E07 = E07 (2 brown to D)
contract-E07-text = Deliver 2 brown cubes to warehouse D: 5 points, or lose 1 if not delivered.
contract-E08 = E08 (5 brown to D)
contract-E08-text = Deliver 5 brown cubes to warehouse D: 8 points, or lose 2 if not delivered.
contract-E09 = E09 (3 brown to F)
contract-E09-text = Deliver 3 brown cubes to warehouse F: 6 points, or lose 2 if not delivered.
contract-E10 = E10 (4 brown to F)
contract-E10-text = Deliver 4 brown cubes to warehouse F: 7 points, or lose 2 if not delivered.
contract-F01 = F01 (1 yellow to A)
contract-F01-text = Deliver 1 yellow cube to warehouse A: 4 points, or lose 1 if not delivered.
contract-F02 = F02 (4 yellow to A)
contract-F02-text = Deliver 4 yellow cubes to warehouse A: 7 points, or lose 2 if not delivered.
contract-F03 = F03 (2 yellow to B)
contract-F03-text = Deliver 2 yellow cubes to warehouse B: 7 points, or lose 2 if not delivered.
contract-F04 = F04 (3 yellow to B)
contract-F04-text = Deliver 3 yellow cubes to warehouse B: 8 points, or lose 2 if not delivered.
contract-F05 = F05 (2 yellow to C)
contract-F05-text = Deliver 2 yellow cubes to warehouse C: 5 points, or lose 1 if not delivered.
contract-F06 = F06 (5 yellow to C)
contract-F06-text = Deliver 5 yellow cubes to warehouse C: 8 points, or lose 2 if not delivered.
contract-F07 = F07 (3 yellow to D)
contract-F07-text = Deliver 3 yellow cubes to warehouse D: 4 points, or lose 1 if not delivered.
contract-F08 = F08 (4 yellow to D)
contract-F08-text = Deliver 4 yellow cubes to warehouse D: 5 points, or lose 1 if not delivered.
contract-F09 = F09 (2 yellow to E)
contract-F09-text = Deliver 2 yellow cubes to warehouse E: 7 points, or lose 2 if not delivered.
contract-F10 = F10 (3 yellow to E)
contract-F10-text = Deliver 3 yellow cubes to warehouse E: 8 points, or lose 2 if not delivered.
contract-XF01 = XF01 (1 yellow to A, explosive)
contract-XF01-text = Deliver 1 yellow cube to warehouse A: 6 points, or lose 1 if not delivered. Handle with care: boom cards.
contract-XF02 = XF02 (4 yellow to A, explosive)
contract-XF02-text = Deliver 4 yellow cubes to warehouse A: 9 points, or lose 2 if not delivered. Handle with care: boom cards.
contract-XF03 = XF03 (2 yellow to B, explosive)
contract-XF03-text = Deliver 2 yellow cubes to warehouse B: 9 points, or lose 2 if not delivered. Handle with care: boom cards.
contract-XF04 = XF04 (3 yellow to B, explosive)
contract-XF04-text = Deliver 3 yellow cubes to warehouse B: 10 points, or lose 2 if not delivered. Handle with care: boom cards.
contract-XF05 = XF05 (2 yellow to C, explosive)
contract-XF05-text = Deliver 2 yellow cubes to warehouse C: 7 points, or lose 1 if not delivered. Handle with care: boom cards.
contract-XF06 = XF06 (5 yellow to C, explosive)
contract-XF06-text = Deliver 5 yellow cubes to warehouse C: 10 points, or lose 2 if not delivered. Handle with care: boom cards.
contract-XF07 = XF07 (3 yellow to D, explosive)
contract-XF07-text = Deliver 3 yellow cubes to warehouse D: 6 points, or lose 1 if not delivered. Handle with care: boom cards.
contract-XF08 = XF08 (4 yellow to D, explosive)
contract-XF08-text = Deliver 4 yellow cubes to warehouse D: 7 points, or lose 1 if not delivered. Handle with care: boom cards.
contract-XF09 = XF09 (2 yellow to E, explosive)
contract-XF09-text = Deliver 2 yellow cubes to warehouse E: 9 points, or lose 2 if not delivered. Handle with care: boom cards.
contract-XF10 = XF10 (3 yellow to E, explosive)
contract-XF10-text = Deliver 3 yellow cubes to warehouse E: 10 points, or lose 2 if not delivered. Handle with care: boom cards.
contract-P01 = P01 (1 blue to A, perishable)
contract-P01-text = Deliver 1 blue cube to warehouse A: 6 points, or lose 1 if not delivered. Load and deliver in one turn.
contract-P02 = P02 (2 blue to A, perishable)
contract-P02-text = Deliver 2 blue cubes to warehouse A: 7 points, or lose 1 if not delivered. Load and deliver in one turn.
contract-P03 = P03 (4 blue to A, perishable)
contract-P03-text = Deliver 4 blue cubes to warehouse A: 9 points, or lose 2 if not delivered. Load and deliver in one turn.
contract-P04 = P04 (2 blue to C, perishable)
contract-P04-text = Deliver 2 blue cubes to warehouse C: 7 points, or lose 1 if not delivered. Load and deliver in one turn.
contract-P05 = P05 (3 blue to C, perishable)
contract-P05-text = Deliver 3 blue cubes to warehouse C: 8 points, or lose 2 if not delivered. Load and deliver in one turn.
contract-P06 = P06 (4 blue to C, perishable)
contract-P06-text = Deliver 4 blue cubes to warehouse C: 9 points, or lose 2 if not delivered. Load and deliver in one turn.
contract-P07 = P07 (2 blue to B, perishable)
contract-P07-text = Deliver 2 blue cubes to warehouse B: 7 points, or lose 1 if not delivered. Load and deliver in one turn.
contract-P08 = P08 (3 blue to B, perishable)
contract-P08-text = Deliver 3 blue cubes to warehouse B: 8 points, or lose 2 if not delivered. Load and deliver in one turn.
contract-P09 = P09 (3 blue to E, perishable)
contract-P09-text = Deliver 3 blue cubes to warehouse E: 8 points, or lose 2 if not delivered. Load and deliver in one turn.
contract-P10 = P10 (5 blue to E, perishable)
contract-P10-text = Deliver 5 blue cubes to warehouse E: 10 points, or lose 2 if not delivered. Load and deliver in one turn.

bonus-U01 = U01 (3 orange + 3 violet)
bonus-U01-text = At the end, 6 points if 3 orange and 3 violet cubes from your contracts can lie on this card; otherwise lose 2.
bonus-U02 = U02 (3 orange + 3 green)
bonus-U02-text = At the end, 6 points if 3 orange and 3 green cubes from your contracts can lie on this card; otherwise lose 2.
bonus-U03 = U03 (3 orange + 3 blue)
bonus-U03-text = At the end, 6 points if 3 orange and 3 blue cubes from your contracts can lie on this card; otherwise lose 2.
bonus-U04 = U04 (3 orange + 3 brown)
bonus-U04-text = At the end, 6 points if 3 orange and 3 brown cubes from your contracts can lie on this card; otherwise lose 2.
bonus-U05 = U05 (3 orange + 3 yellow)
bonus-U05-text = At the end, 6 points if 3 orange and 3 yellow cubes from your contracts can lie on this card; otherwise lose 2.
bonus-U06 = U06 (3 violet + 3 green)
bonus-U06-text = At the end, 6 points if 3 violet and 3 green cubes from your contracts can lie on this card; otherwise lose 2.
bonus-U07 = U07 (3 violet + 3 blue)
bonus-U07-text = At the end, 6 points if 3 violet and 3 blue cubes from your contracts can lie on this card; otherwise lose 2.
bonus-U08 = U08 (3 violet + 3 brown)
bonus-U08-text = At the end, 6 points if 3 violet and 3 brown cubes from your contracts can lie on this card; otherwise lose 2.
bonus-U09 = U09 (3 violet + 3 yellow)
bonus-U09-text = At the end, 6 points if 3 violet and 3 yellow cubes from your contracts can lie on this card; otherwise lose 2.
bonus-U10 = U10 (3 green + 3 blue)
bonus-U10-text = At the end, 6 points if 3 green and 3 blue cubes from your contracts can lie on this card; otherwise lose 2.
bonus-U11 = U11 (3 green + 3 brown)
bonus-U11-text = At the end, 6 points if 3 green and 3 brown cubes from your contracts can lie on this card; otherwise lose 2.
bonus-U12 = U12 (3 green + 3 yellow)
bonus-U12-text = At the end, 6 points if 3 green and 3 yellow cubes from your contracts can lie on this card; otherwise lose 2.
bonus-U13 = U13 (3 blue + 3 brown)
bonus-U13-text = At the end, 6 points if 3 blue and 3 brown cubes from your contracts can lie on this card; otherwise lose 2.
bonus-U14 = U14 (3 blue + 3 yellow)
bonus-U14-text = At the end, 6 points if 3 blue and 3 yellow cubes from your contracts can lie on this card; otherwise lose 2.
bonus-U15 = U15 (3 brown + 3 yellow)
bonus-U15-text = At the end, 6 points if 3 brown and 3 yellow cubes from your contracts can lie on this card; otherwise lose 2.
bonus-U16 = U16 (2 orange + 2 green + 2 brown)
bonus-U16-text = At the end, 6 points if 2 orange, 2 green and 2 brown cubes from your contracts can lie on this card; otherwise lose 2.
bonus-U17 = U17 (2 violet + 2 blue + 2 yellow)
bonus-U17-text = At the end, 6 points if 2 violet, 2 blue and 2 yellow cubes from your contracts can lie on this card; otherwise lose 2.
bonus-U18 = U18 (one of each colour)
bonus-U18-text = At the end, 8 points if 1 orange, 1 violet, 1 green, 1 blue, 1 brown and 1 yellow cube from your contracts can lie on this card; otherwise lose 2.

shortage-SA = Shortage at A
shortage-SA-text = Half of the cubes in warehouse A, rounded down, leave the game.
shortage-SB = Shortage at B
shortage-SB-text = Half of the cubes in warehouse B, rounded down, leave the game.
shortage-SC = Shortage at C
shortage-SC-text = Half of the cubes in warehouse C, rounded down, leave the game.
shortage-SD = Shortage at D
shortage-SD-text = Half of the cubes in warehouse D, rounded down, leave the game.
shortage-SE = Shortage at E
shortage-SE-text = Half of the cubes in warehouse E, rounded down, leave the game.
shortage-SF = Shortage at F
shortage-SF-text = Half of the cubes in warehouse F, rounded down, leave the game.

space-c1R = c1 right
space-c1L = c1 left
space-c2R = c2 right
space-c2L = c2 left
space-c3R = c3 right
space-c3L = c3 left
space-c4R = c4 right
space-c4L = c4 left
space-c5R = c5 right
space-c5L = c5 left
space-c6R = c6 right
space-c6L = c6 left
space-c7R = c7 right
space-c7L = c7 left
space-c8R = c8 right
space-c8L = c8 left
space-w1R = w1 right
space-w1L = w1 left
space-w2R = w2 right
space-w2L = w2 left
space-w3R = w3 right
space-w3L = w3 left
space-w4R = w4 right
space-w4L = w4 left
space-w5R = w5 right
space-w5L = w5 left
space-w6R = w6 right
space-w6L = w6 left
space-w7R = w7 right
space-w7L = w7 left
space-w8R = w8 right
space-w8L = w8 left
space-e1R = e1 right
space-e1L = e1 left
space-e2R = e2 right
space-e2L = e2 left
space-e3R = e3 right
space-e3L = e3 left
space-e4R = e4 right
space-e4L = e4 left
space-e5R = e5 right
space-e5L = e5 left
space-e6R = e6 right
space-e6L = e6 left
space-e7R = e7 right
space-e7L = e7 left
space-e8R = e8 right
space-e8L = e8 left
space-A1 = dock A1
space-A2 = dock A2
space-B1 = dock B1
space-B2 = dock B2
space-C1 = dock C1
space-C2 = dock C2
space-D1 = dock D1
space-D2 = dock D2
space-E1 = dock E1
space-E2 = dock E2
space-F1 = dock F1
space-F2 = dock F2

warehouse-A = warehouse A
warehouse-B = warehouse B
warehouse-C = warehouse C
warehouse-D = warehouse D
warehouse-E = warehouse E
warehouse-F = warehouse F

colour-orange = orange
colour-violet = violet
colour-green = green
colour-blue = blue
colour-brown = brown
colour-yellow = yellow
colour-orange-count = { $count } orange
colour-violet-count = { $count } violet
colour-green-count = { $count } green
colour-blue-count = { $count } blue
colour-brown-count = { $count } brown
colour-yellow-count = { $count } yellow

livery-white = white
livery-silver = silver
livery-black = black
livery-gold = gold
livery-red = red
livery-teal = teal

## Play

question-place = Place your truck on a dock; it costs no action. { $left ->
    [one] 1 action left.
   *[other] { $left } actions left.
}
question-turn = Choose an action: { $left ->
    [one] 1 action left.
   *[other] { $left } actions left.
}
question-fuse = A half-boom! Unload all the same, or stop your turn?
question-exchange = Take a contract: up to { $left } more.
question-draft = Keep a super-bonus: up to { $left } more, in secret.
question-load = Load cubes at { $warehouse }: room for { $room }.
question-unload = Unload at { $warehouse }: onto your contracts, or onto the board.

option-place = Place the truck on { $space }
option-contracts = Take contracts
option-bonuses = Look at super-bonuses
option-load = Load
option-unload = Unload
option-end = End the turn
option-done = Done
option-go-on = Unload all the same
option-stop = Stop the turn
option-draw = Take the top card of the deck unseen
option-forward = Drive to { $space }
option-reverse = Back up to { $space }
option-take = Take { $contract }
option-keep = Keep { $bonus }
option-lift = Load { $amount } { $colour }
option-leave = Leave { $amount } { $colour } on the board
option-deliver = Lay { $amount ->
    [one] 1 cube
   *[other] { $amount } cubes
} on { $contract }

event-first-player = { $you ->
    [yes] You play
   *[no] { $seat } plays
    } first.
event-turn-began = Round { $round }: { $you ->
    [yes] your
   *[no] { $seat }’s
    } turn.
event-placed = { $you ->
    [yes] You place your
   *[no] { $seat } places the
    } truck on { $space }.
event-turn-ended = { $you ->
    [yes] You end your turn
   *[no] { $seat } ends the turn
    } after { $actions ->
    [one] 1 action.
   *[other] { $actions } actions.
}
event-end-triggered = { $you ->
    [yes] You have
   *[no] { $seat } has
    } { $score ->
    [one] 1 point
   *[other] { $score } points
}: this is the last round.
event-turned-up = New in the exchange: { $contract }.
event-took = { $you ->
    [yes] You take
   *[no] { $seat } takes
    } { $contract }.
event-drew = { $you ->
    [yes] You take
   *[no] { $seat } takes
    } the top card of the deck: { $contract }.
event-shortage-struck = { $shortage }: { $amount ->
    [one] 1 cube leaves
   *[other] { $amount } cubes leave
} the game.
event-emptied = No { $colour } cubes are left at { $warehouse }: its contracts are withdrawn from exchange and deck.
event-looked = { $you ->
    [yes] You look
   *[no] { $seat } looks
    } at { $amount ->
    [one] 1 super-bonus.
   *[other] { $amount } super-bonuses.
}
event-saw = You see { $bonuses }.
event-kept = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
    } { $amount ->
    [one] 1 super-bonus.
   *[other] { $amount } super-bonuses.
}
event-kept-which = You keep { $bonus }.
event-loaded = { $you ->
    [yes] You load
   *[no] { $seat } loads
    } { $amount } { $colour } at { $warehouse }.
event-drove = { $you ->
    [yes] You drive
   *[no] { $seat } drives
    } to { $space }, { $path-steps ->
    [one] 1 space
   *[other] { $path-steps } spaces
    }.
event-reversed = { $you ->
    [yes] You back up
   *[no] { $seat } backs up
    } to { $space }.
event-delivered = { $you ->
    [yes] You lay
   *[no] { $seat } lays
    } { $amount } { $colour } on { $contract }.
event-filled = { $you ->
    [yes] You fill { $contract } and score
   *[no] { $seat } fills { $contract } and scores
    } { $points }.
event-left-there = { $you ->
    [yes] You leave
   *[no] { $seat } leaves
    } { $amount } { $colour } at { $warehouse }.
event-boom = { $you ->
    [yes] You draw
   *[no] { $seat } draws
    } a boom card: { $boom }.
event-exploded = { $you ->
    [yes] Your
   *[no] { $seat }’s
    } truck explodes: { $amount ->
    [one] 1 cube leaves
   *[other] { $amount } cubes leave
} the game.
event-spoiled = { $you ->
    [yes] You lose
   *[no] { $seat } loses
    } { $amount ->
    [one] 1 perished blue cube.
   *[other] { $amount } perished blue cubes.
}
event-stood-still = Nothing moved for { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}: the game ends.
event-penalty-paid = { $you ->
    [yes] You lose
   *[no] { $seat } loses
    } { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $contract }, not filled.
event-bonus-filled = { $you ->
    [yes] You fill { $bonus } and score
   *[no] { $seat } fills { $bonus } and scores
    } { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-bonus-missed = { $you ->
    [yes] You miss { $bonus } and lose
   *[no] { $seat } misses { $bonus } and loses
    } { $points ->
    [one] 1 point
   *[other] { $points } points
}.

reason-no-token = None of your tokens can show another “{ $action }” this turn.
reason-no-contracts = No contract is left to take.
reason-no-bonuses = The super-bonus pile is empty.
reason-place-first = First place your truck on a dock.
reason-placed = Your truck is on the board already.
reason-space-taken = Another truck stands there.
reason-no-dock = Your truck is not at a dock.
reason-truck-full = Your truck is full.
reason-truck-empty = Your truck is empty.
reason-nothing-here = No cube lies in { $warehouse }.
reason-perishable = Blue cubes are perishable: they may be left on the board only at D.
reason-keep-right = Keep right: in the left lane there you would be overtaking nobody and entering no warehouse.
reason-pull-in = You have to pull back in to the right between two trucks that you overtake.
reason-blocked = The road there is blocked, or it takes more than four spaces round the trucks.
reason-too-far = A truck drives one to four spaces forward: from here it is farther.
reason-not-behind = You can only back up in your own lane or at a dock.
reason-contract-full = This contract is full.
reason-elsewhere = This contract is delivered at { $warehouse }.
reason-none-aboard = There is no { $colour } cube in your truck.
reason-unload-first = Choose to unload first.
reason-take-contracts-first = Choose to take contracts first.
reason-already-yours = This contract is yours already.
reason-already-kept = You hold this super-bonus already; it counts at the end.
reason-deck-empty = The deck is empty.
reason-take-one = Take at least one contract.
reason-move-one = Move at least one cube.
reason-not-there = { $amount ->
    [0] At { $warehouse } there is no { $colour } cube.
    [one] At { $warehouse } there is only 1 { $colour } cube.
   *[other] At { $warehouse } there are only { $amount } { $colour } cubes.
}
reason-no-room = There is room for { $amount } only.
reason-owed = Your contracts here can take them: you may leave { $amount ->
    [0] no { $colour } cube
    [one] only 1 { $colour } cube
   *[other] only { $amount } { $colour } cubes
    } on the board.

score-contracts = contracts filled
score-penalties = contracts not filled
score-bonuses = super-bonuses

why-score = The highest score wins.
why-filled = Tied on points: more contracts filled wins.
why-best = Tied on points and contracts: the best single contract wins.
why-shared = Tied in everything: the victory is shared.
why-idle = Nobody made progress for six rounds: the game ends and is scored as usual.

screen-round = Round { $round } · the end comes at { $limit ->
    [one] 1 point
   *[other] { $limit } points
}
screen-last = last round
screen-exchange = Freight exchange
screen-deck = Deck: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $colour } on top · super-bonus pile: { $bonuses }
screen-deck-empty = Deck: empty · super-bonus pile: { $bonuses }
screen-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
screen-truck-away = not on the board yet
screen-kept = The super-bonuses you keep:
screen-seen = The super-bonuses you only look at:
screen-bonuses = { $bonuses ->
    [one] 1 super-bonus
   *[other] { $bonuses } super-bonuses
}
screen-tokens = Tokens
screen-still = Still possible
screen-boom = Boom cards to come: { $oks } OK, { $halves } half-boom
screen-legend = c1 to c8 run north; both loops come back to c1. R is the right lane, L the left one; A1 to F2 are docks.
screen-empty = empty
screen-cubes = { $amount } { $colour }

term-score = contracts filled
term-plan = the route planned
term-penalties = penalties still due
term-bonuses = super-bonuses hoped for

# What was done in one gesture
story-loaded = { $you ->
    [yes] You load { $what }.
   *[no] { $seat } loads { $what }.
    }
story-delivered = { $you ->
    [yes] You deliver
   *[no] { $seat } delivers
    } { $what }{ $points ->
    [0] .
    [one] { " " }for 1 point.
   *[other] { " " }for { $points } points.
}
story-took = { $you ->
    [yes] You take
   *[no] { $seat } takes
    } { $contract }.

## The end told: what a lone player reached, and what everybody did

tally-filled = Contracts filled
tally-cubes = Cubes delivered
tally-loaded = Cubes loaded
tally-driven = Spaces driven
tally-lost = Cubes lost
tally-missed = Penalties
lead-score = { $lead ->
    [one] 1 point
   *[other] { $lead } points
    }

## Where resources come from and go, in studies

flow-bonus-filled = super-bonuses
flow-bonus-missed = super-bonuses missed
flow-delivered = deliveries
flow-exploded = explosions
flow-filled = contracts
flow-left-there = cubes left behind
flow-loaded = loading
flow-penalty-paid = penalties
flow-spoiled = spoiled goods

# Kinds of decisions, in the figures of studies.
decision-draft = super-bonuses kept
decision-exchange = contracts taken
decision-loading = loading
decision-turn = actions of a turn
decision-unloading = unloading
