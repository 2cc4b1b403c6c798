title = Lanterns
blurb = A toy.
kind = A toy game
length = A minute
question-look = Keep one card.
question-dusk = Dusk: play a card?
question-gems = Take gems ({ $picked } so far).
question-price = Pay { $due }.
question-lanterns = { $low ->
    [one] 1 lantern
   *[other] { $low } lanterns
    } went out.
option-pass = Pass
option-play = Play { $card }
option-gem = Take the { $gem }
option-done = Done
option-pay = Pay { $coin }
option-relight = Relight
option-dim = Leave dark
option-keep = Keep { $card }
event-played = { $you ->
    [yes] You play
   *[no] { $seat } plays
    } { $card }.
event-took = { $you ->
    [yes] You take
   *[no] { $seat } takes
    } the { $gem }.
event-paid = { $you ->
    [yes] You pay
   *[no] { $seat } pays
    } { $coin }.
event-rolled = { $you ->
    [yes] You roll
   *[no] { $seat } rolls
    } { $dice }.
event-relit = { $you ->
    [yes] You relight
   *[no] { $seat } relights
    } one.
event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
    } { $amount }.
event-saw = You see { $cards }.
reason-odd = { $card } is odd.
reason-dusk-only = Only at dusk.
gem-ruby = ruby
gem-opal = opal
gem-jade = jade
gem-onyx = onyx
gem-topaz = topaz
gem-pearl = pearl
coin-copper = copper
coin-silver = silver
timing-dusk = dusk
setting-coins = Coins
setting-coins-help = Of each kind.
preset-rich = Rich
preset-rich-help = Four coins of each kind.
score-points = points
why-points = The most points win.
term-points = points in hand
view-round = rounds over
view-points = points
view-purses = copper, silver
view-gems = gems on the table
view-hands = cards held
view-played = last played in round
view-spent = cards played
view-deck_left = cards in the deck
view-hand = your cards
view-looking = looking at
decision-dusk = dusk
decision-gems = gems
decision-lanterns = lanterns
decision-look = looking
decision-price = paying
