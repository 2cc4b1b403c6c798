board-stage = Round { $round }, to { $limit } points
board-stage-last = Round { $round }, the last one
board-map = The road map
board-yard = My firm
board-rivals = The other hauliers
board-draft = Super-bonuses you look at
board-deck = Deck
board-pile = Super-bonuses
board-on-road = Your truck is on the road
board-no-contracts = No contracts yet: take some from the exchange.
board-score = points of filled contracts
board-cargo = cubes in the truck
board-open = contracts still open
board-filled = contracts filled
board-bonuses = super-bonuses held
pile-deck = The contract deck
pile-deck-text = You see the colour on the back of its top card; it may be a shortage (RDM-25).
pile-bonuses = The super-bonus pile
pile-bonuses-text = The action shows you its top six; keep up to three in secret (RDM-30).
token-T1 = Token: contracts or reverse
token-T2 = Token: super-bonuses or reverse
token-T3 = Token: forward or reverse
token-T4 = Token: forward or load
token-T5 = Token: forward or unload
token-T6 = Token: load or unload
token-T7 = Token: load or unload
board-round = Round { $round }
board-limit = End at { $limit } points
board-office = Freight office
board-hauliers = Hauliers
secret-kept = Super-bonuses kept
secret-looking = Super-bonuses to choose from
mix-load = Load the truck
mix-load-go = Load { $count }
mix-unload = Unload the truck
mix-unload-go = Unload { $count }
plan-load-colour = { $count } { $place }
plan-load-go = Load these
plan-unload-contract = { $count } { $place }
plan-unload-colour = Leave { $count } { $place }
plan-unload-go = Unload these
board-to-exchange = Show the exchange and my contracts as cards
board-to-map = Show the map again
board-truck-away = Your truck is not on the board yet
board-deliver-here = To deliver here: { $what }{ $points ->
    [0] {""}
    [one] , for 1 point
   *[other] , for { $points } points
}.
board-fetch-here = To load here for your contracts: { $what }.
board-haul = From { $from } to { $to }: { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} on a free road, { $drives ->
    [one] 1 drive
   *[other] { $drives } drives
}.
board-laid = On your contracts:
board-ready = filled by the cubes on your contracts
