title = Skeleton
blurb = Play high cards, or save them for later.
kind = A card game
length = Two minutes
question-turn = Round { $round }: play a card or pass.
question-raise = Add a card higher than { $card }, or pass.
option-pass = Pass
option-play = Play { $card }
event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
    } a card.
event-drawn = Your new card: { $card }.
event-played = { $you ->
    [yes] You play
   *[no] { $seat } plays
    } { $card }.
event-passed = { $you ->
    [yes] You pass
   *[no] { $seat } passes
    }.
event-raised = { $you ->
    [yes] You raise
   *[no] { $seat } raises
    } with { $card }.
event-won = { $you ->
    [yes] You win
   *[no] { $seat } wins
    } the round with { $card }.
reason-leads = The first seat of a round must play a card.
reason-low = Only a card higher than { $card } can be added.
timing-count = before the cards are compared
setting-rounds = Rounds
setting-rounds-help = How many rounds are played.
preset-long = Long
preset-long-help = Four rounds.
score-points = points
why-points = The most points win.
term-points = points
term-hand = cards in hand
view-round = round
view-rounds = rounds in all
view-first = first seat
view-points = points
view-hand_sizes = cards in hand
view-shown_cards = played this round
view-spent_cards = played before
view-deck_size = cards in the deck
view-cards = your cards
