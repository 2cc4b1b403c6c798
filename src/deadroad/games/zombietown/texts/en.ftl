
title = Zombietown
blurb = Ten days in a quiet suburb with your neighbours, their guns, the dead and, if you find the key, a car.
kind = survival among neighbours
length = 60 to 90 minutes

## Settings
setting-road_rage = Road Rage
setting-road_rage-help = Play with the cars, keys and secret agendas of the expansion.
setting-days = Days
setting-days-help = How many days the game lasts.
setting-actions = Actions a turn
setting-actions-help = How many actions a player has in a turn, besides the free movement.
setting-health = Health
setting-health-help = How much damage kills a pawn.
setting-bite = Damage of a wound
setting-bite-help = How much damage a wound by zombies does, and running from them.
setting-walk = Squares on foot
setting-walk-help = How far one movement on foot goes.
setting-hand = Hand limit
setting-hand-help = How many cards may be kept at the end of a turn.
setting-pawn_guns = Guns on a pawn
setting-pawn_guns-help = How many guns a pawn may carry; a survivor carries one.
setting-followers = Travelling survivors
setting-followers-help = How many survivors may travel with a pawn.
setting-guards = Guards in a house
setting-guards-help = How many survivors may guard one house.
setting-reach = Shooting range
setting-reach-help = How many squares a shot reaches.
setting-graves = Days for each zombie rising
setting-graves-help = The day number divided by this, rounded up, is how many zombies rise each turn.
setting-lurches = Zombies moved
setting-lurches-help = How many zombies the active player moves each turn.
setting-boards = Strength of boards
setting-boards-help = How many knocks a barricade of boards takes.
setting-furniture = Strength of furniture
setting-furniture-help = How many knocks a barricade of furniture takes.
setting-zombie_points = Points for a zombie
setting-zombie_points-help = What each zombie collected is worth.
setting-house_points = Points for a house
setting-house_points-help = What each house owned is worth.
setting-survivor_points = Points for a survivor
setting-survivor_points-help = What each survivor, travelling or on guard, is worth.
setting-barricade_points = Points for a barricade
setting-barricade_points-help = What each barricade standing in a house of yours is worth.
setting-gun_points = Points for a gun
setting-gun_points-help = What each loaded gun is worth.
setting-abilities = Abilities
setting-abilities-help = Player cards have an ability each and are chosen in turn.
setting-second_life = Second life
setting-second_life-help = A player who dies goes on with a guard as the new pawn.
preset-bloody = Bloody
preset-bloody-help = More zombies rise and move, a wound costs 4 of 5 health: somebody dies in every second game.
preset-base = Base game
preset-base-help = Without the cars, keys and secret agendas of Road Rage.

## Cards
card-pistol = pistol
card-pistol-text = Gun with 3 bullets. Give it to your pawn or to a survivor in your space.
card-shotgun = shotgun
card-shotgun-text = Gun with 2 bullets; draw 2: turn two combat cards when it is fired, the better counts.
card-ammo = ammunition
card-ammo-text = Refill one gun of your group in your space to its printed number of bullets.
card-boards = boards
card-boards-text = Barricade. Put it on a free facade of the house you are in.
card-furniture = furniture
card-furniture-text = Strong barricade. Put it on a free facade of the house you are in.
card-survivor = survivor
card-survivor-text = Joins your pawn, or guards the house you are in.
card-alma = Alma
card-alma-text = Survivor: joins your pawn, or guards the house you are in.
card-bruno = Bruno
card-bruno-text = Survivor: joins your pawn, or guards the house you are in.
card-celia = Celia
card-celia-text = Survivor: joins your pawn, or guards the house you are in.
card-dexter = Dexter
card-dexter-text = Survivor: joins your pawn, or guards the house you are in.
card-edith = Edith
card-edith-text = Survivor: joins your pawn, or guards the house you are in.
card-felix = Felix
card-felix-text = Survivor: joins your pawn, or guards the house you are in.
card-greta = Greta
card-greta-text = Survivor: joins your pawn, or guards the house you are in.
card-hector = Hector
card-hector-text = Survivor: joins your pawn, or guards the house you are in.
card-iris = Iris
card-iris-text = Survivor: joins your pawn, or guards the house you are in.
card-jonas = Jonas
card-jonas-text = Survivor: joins your pawn, or guards the house you are in.
card-kendra = Kendra
card-kendra-text = Survivor: joins your pawn, or guards the house you are in.
card-luis = Luis
card-luis-text = Survivor: joins your pawn, or guards the house you are in.
card-mabel = Mabel
card-mabel-text = Survivor: joins your pawn, or guards the house you are in.
card-nestor = Nestor
card-nestor-text = Survivor: joins your pawn, or guards the house you are in.
card-olga = Olga
card-olga-text = Survivor: joins your pawn, or guards the house you are in.
card-percy = Percy
card-percy-text = Survivor: joins your pawn, or guards the house you are in.
card-ruth = Ruth
card-ruth-text = Survivor: joins your pawn, or guards the house you are in.
card-silas = Silas
card-silas-text = Survivor: joins your pawn, or guards the house you are in.
card-first_aid = first aid
card-first_aid-text = Your pawn heals 1 damage.
card-second_wind = second wind
card-second_wind-text = One more movement on foot; costs no action.
card-crowbar = crowbar
card-crowbar-text = Destroy one foreign barricade of the house you are in, or on the facade before you.
card-noise_maker = noise maker
card-noise_maker-text = Choose a square. Four zombies within five squares of it take a step toward it.
card-back_window = back window
card-back_window-text = Leave the house you are in by any facade, barricades notwithstanding.
card-fresh_graves = fresh graves
card-fresh_graves-text = Three more zombies rise this turn.
card-restless = restless
card-restless-text = Six more zombies are moved this turn.
card-quick_dead = quick dead
card-quick_dead-text = Each zombie moved this turn goes two squares; knocking at a barricade counts as one.
card-rotten_wood = rotten wood
card-rotten_wood-text = Every living player takes 1 strength off one of their barricades.
card-cold_feet = cold feet
card-cold_feet-text = The player with the most survivors loses one; tied players lose one each.
card-damp_powder = damp powder
card-damp_powder-text = Every living player loses one bullet.
card-lull = lull
card-lull-text = No zombie rises this turn.
card-airdrop = airdrop
card-airdrop-text = Every living player draws a card; events drawn are discarded without effect.
card-looters = looters
card-looters-text = Every living player discards a card; agendas do not count.
card-under_the_floor = under the floor
card-under_the_floor-text = A zombie appears in each house that nobody owns and where nobody is.
card-help_is_late = help is late
card-help_is_late-text = Drawn on one of the last three days: the game lasts one more day. Drawn earlier: no effect.

## Houses
house_card-hunters_den = the hunter’s den
house_card-collectors_villa = the collector’s villa
house_card-ex_cops_bungalow = the ex-cop’s bungalow
house_card-carpenters_shop = the carpenter’s shop
house_card-half_built_home = the half-built home
house_card-hoarders_house = the hoarder’s house
house_card-nursery_home = the nursery home
house_card-pensioners_flat = the pensioners’ flat
house_card-party_house = the party house
house_card-nurses_cottage = the nurse’s cottage
house_card-gun_club_garage = the gun club’s garage
house_card-caretakers_lodge = the caretaker’s lodge
family-gun = gun
family-barricade = barricade
family-survivor = survivor
family-first_aid = first aid
family-ammo = ammunition

## Roles
role-mail_carrier = mail carrier
role-mail_carrier-text = The free movement on foot goes 4 squares.
role-nurse = nurse
role-nurse-text = First aid heals 2.
role-roofer = roofer
role-roofer-text = Boards you place have 1 more strength.
role-deputy = deputy
role-deputy-text = The first miss of your turn is drawn again.
role-realtor = realtor
role-realtor-text = Your houses other than the home base are worth 4.
role-coach = coach
role-coach-text = Leads up to 4 survivors.

## Agendas
agenda-block_captain = Block captain
agenda-gun_shop = Gun shop
agenda-good_shepherd = Good shepherd
agenda-iron_fists = Iron fists
agenda-exterminator = Exterminator
agenda-brawler = Brawler
agenda-hit_and_run = Hit and run
agenda-fortress = Fortress
agenda-road_hog = Road hog
agenda-valet = Valet
agenda-scavenger = Scavenger
agenda-trespasser = Trespasser
agenda-untouched = Untouched
agenda-grave_watch = Grave watch
agenda-vendetta = Vendetta
agenda-block_captain-text = End your turn in a house of yours other than your base (2) / 4 keys (5).
agenda-gun_shop-text = Kill 3 zombies in one turn (2) / 15 bullets in all (5).
agenda-good_shepherd-text = Put 2 survivors into play in one turn (2) / 16 zombies collected (6).
agenda-iron_fists-text = Put 2 guns into play in one turn (2) / kill 3 zombies with bare hands in one turn (5).
agenda-exterminator-text = 9 zombies collected (3) / 5 zombies shot in one turn (5).
agenda-brawler-text = Kill a zombie with bare hands (2) / 7 survivors, 3 of them travelling (5).
agenda-hit_and_run-text = 3 zombies shot in one turn (2) / 6 zombies run over in the game (5).
agenda-fortress-text = Take a key (2) / have one of your houses closed on all four sides by barricades or cars (5).
agenda-road_hog-text = Run over 2 zombies in one turn (2) / 7 different houses searched (4).
agenda-valet-text = Take over another player’s house (2) / park a car whose key you hold in front of one of your houses, away from the car’s own driveway (4).
agenda-scavenger-text = Search twice in one turn (2) / full health and 6 zombies collected at the end of a day, from two days before the end on (5).
agenda-trespasser-text = End your turn in a house owned by another player (2) / take over 4 houses of other players in the game (5).
agenda-untouched-text = Full health at the end of the day at half-time (2) / deal 3 wounds to players (5).
agenda-grave_watch-text = End your turn on the ring (2) / stand or drive on all four sides of the ring in one turn; a corner counts for both its sides (4).
agenda-vendetta-text = Wound a player (2) / have 8 barricades standing in at least three houses (5).
side-easy = the easier objective
side-hard = the harder objective

## Words
direction-north = north
direction-northeast = north-east
direction-east = east
direction-southeast = south-east
direction-south = south
direction-southwest = south-west
direction-west = west
direction-northwest = north-west
facade-north = north side
facade-east = east side
facade-south = south side
facade-west = west side
arm-hands = bare hands
arm-gun1 = first gun
arm-gun2 = second gun
arm-gun3 = third gun
arm-follower1 = survivor 1, bare hands
arm-follower1-gun = survivor 1’s gun
arm-follower2 = survivor 2, bare hands
arm-follower2-gun = survivor 2’s gun
arm-follower3 = survivor 3, bare hands
arm-follower3-gun = survivor 3’s gun
arm-follower4 = survivor 4, bare hands
arm-follower4-gun = survivor 4’s gun
arm-guard1 = guard 1, bare hands
arm-guard1-gun = guard 1’s gun
arm-guard2 = guard 2, bare hands
arm-guard2-gun = guard 2’s gun
arm-guard3 = guard 3, bare hands
arm-guard3-gun = guard 3’s gun
member-pawn = the pawn
member-follower1 = survivor 1
member-follower2 = survivor 2
member-follower3 = survivor 3
member-follower4 = survivor 4
member-guard1 = guard 1
member-guard2 = guard 2
member-guard3 = guard 3
seat-0 = player 1
seat-1 = player 2
seat-2 = player 3
seat-3 = player 4
seat-4 = player 5
seat-5 = player 6
combat-sure = kill / kill
combat-steady = kill / push
combat-reckless = kill / wound
combat-clumsy = miss / push
combat-dire = miss / wound

## Questions
question-role = Choose your player card.
question-settle = Choose a house as your home base.
question-keep = Keep { $count } of these cards, one at a time.
question-act = { $free ->
        [0] Actions left: { $actions }.
       *[other] Actions left: { $actions }, and the free movement.
    }
question-surrounded = There are zombies here. Fight them for an action each, run{ $car ->
        [0] .
       *[other] , drive off or get out.
    } Actions left: { $actions }.
question-discard = Discard down to { $limit ->
        [one] 1 card
       *[other] { $limit } cards
    }.
question-walk = Walk on, or stop. Squares left: { $left }.
question-clash = { $count ->
        [one] A zombie attacks you.
       *[other] { $count } zombies attack you.
    } What do you fight with?
question-wound = You are wounded: { $damage } damage, with { $health } health. Take it, or give up a survivor?
question-retreat = Run: choose where. Squares left: { $left }.
question-shoot = Which zombie do you shoot at?
question-shoot-with = Which gun do you fire at { $space }?
question-aim = Who do you aim at?
question-strike = What do you attack { $seat } with?
question-answer = { $seat } has attacked you. Strike back, or let it be?
question-ambush = { $seat } has come into the house you are in. Start a fight for an action of your next turn?
question-use-card = You played { $card }. How do you use it?
question-hand-over = Who gets it: { $arm }?
question-rise = A zombie rises. Where? Still to rise: { $left }.
question-zombie = Which zombie lurches on? Moves left: { $left }.
question-follow-noise = Which zombie follows the noise at { $space }? Moves left: { $left }.
question-lurch = Where does the zombie at { $space } go?
question-drive = Drive on, or stop. Squares left: { $left }.
question-new-agenda = Draw a new secret agenda?
question-rot = Rotten wood: which of your barricades loses 1 strength?
question-desert = Cold feet: which survivor leaves you?
question-dampen = Damp powder: which gun loses a bullet?
question-loot = Looters: which card do you discard?
question-revive = Which guard goes on in your place?

## Answers
option-settle = Settle in house { $house }
option-role = Be the { $role }
option-keep = Keep: { $card }
option-play = Play: { $card }
option-discard = Discard: { $card }
option-step = Step { $direction }
option-stop = Stop here
option-search = Search the house
option-look = Look at the key
option-take = Take the key
option-reclaim = Take the key that came back
option-start = Get into the car and start
option-out = Get out
option-end = End the actions
option-fight = Fight a zombie here
option-flee = Take the damage and run
option-shoot = Shoot at a zombie
option-attack = Attack somebody
option-hurt = Take the damage
option-draw = Draw an agenda
option-decline = Draw none
option-pass = Let it be
option-turn = Turn the car
option-join = Let the survivor travel along
option-post = Station the survivor here
option-drive = Drive { $heading }
option-with = With: { $arm }
option-give = Pass on: { $arm }
option-drop = Drop: { $arm }
option-load = Load: { $arm }
option-dampen = Lose a bullet: { $arm }
option-dampen-guard = Lose a bullet of guard { $guard } in house { $house }
option-to = To { $member }
option-station = Station survivor { $follower } here
option-fetch = Take guard { $guard } along
option-sacrifice = Give up survivor { $follower }
option-aim = Aim at { $seat }
option-aim-follower = Aim at survivor { $follower } of { $seat }
option-aim-guard = Aim at guard { $guard }
option-place = Bar the { $facade }
option-break = Weaken the barricade by 1, { $facade }
option-pry = Pry the barricade open, { $facade }
option-leave = Climb out, { $facade }
option-forgo = Discard the agenda { $agenda } for 1 action
option-rise = At { $square }
option-zombie = The zombie at { $space }
option-lurch = Lurch { $direction }
option-at = Shoot at { $space }
option-noise = Make noise at { $square }
option-rot = House { $house }, { $facade }
option-desert = Lose survivor { $follower }
option-desert-guard = Lose guard { $guard } of house { $house }
option-revive = Go on with guard { $guard } of house { $house }
option-rest = Let the rest walk by themselves

## Log
event-began = { $you ->
    [yes] You start
   *[no] { $seat } starts
    }.
event-took-role = { $you ->
    [yes] You are the
   *[no] { $seat } is the
    } { $role }.
event-settled = { $you ->
    [yes] You settle
   *[no] { $seat } settles
    } in house { $house }.
event-kept = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
    } { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
event-dealt = You may keep some of: { $cards }.
event-showed-twins = { $you ->
    [yes] You show two copies of the agenda { $agenda }, discard one and draw again.
   *[no] { $seat } shows two copies of the agenda { $agenda }, discards one and draws again.
    }
event-day-began = Day { $day }.
event-turn-began = { $you ->
    [yes] You have
   *[no] { $seat } has
    } { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }.
event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
    } a card.
event-drew-card = Your new card: { $card }.
event-event-drawn = { $you ->
    [yes] You draw
   *[no] { $seat } draws
    } an event: { $card }. { $card-text }
event-event-ignored = { $you ->
    [yes] You draw
   *[no] { $seat } draws
    } an event without effect: { $card }.
event-discarded = { $you ->
    [yes] You discard
   *[no] { $seat } discards
    }: { $card }.
event-delayed = Help is late: one more day. The last day is now day { $day }.
event-help-on-time = Help is still expected on day { $day }: nothing changes.
event-dug-up = A zombie crawls out in house { $house }.
event-stepped = { $you ->
    [yes] You step
   *[no] { $seat } steps
    } to { $space }.
event-searched = { $you ->
    [yes] You search
   *[no] { $seat } searches
    } house { $house }; { $finds ->
        [0] nothing is left to find
        [one] 1 find left
       *[other] { $finds } finds left
    }.
event-played = { $you ->
    [yes] You play
   *[no] { $seat } plays
    }: { $card }.
event-armed = { $you ->
    [yes] You arm
   *[no] { $seat } arms
    } { $member }: { $card }, { $bullets ->
        [one] 1 bullet
       *[other] { $bullets } bullets
    }.
event-dropped = { $you ->
    [yes] You drop
   *[no] { $seat } drops
    }: { $card }.
event-loaded = { $you ->
    [yes] Your ammunition
   *[no] Ammunition of { $seat }
    }: { $arm }, { $bullets ->
    [one] 1 bullet
   *[other] { $bullets } bullets
    }.
event-healed = { $you ->
    [yes] You heal
   *[no] { $seat } heals
    } to { $health }.
event-joined = { $card } joins { $you ->
    [yes] you
   *[no] { $seat }
    }.
event-posted = { $card } guards house { $house } for { $you ->
    [yes] you
   *[no] { $seat }
    }.
event-fetched = { $you ->
    [yes] You take
   *[no] { $seat } takes
    } { $card } along from house { $house }.
event-noise-made = { $you ->
    [yes] You make
   *[no] { $seat } makes
    } noise at { $space }.
event-barricaded = { $you ->
    [yes] You bar
   *[no] { $seat } bars
    } house { $house }, { $facade }: strength { $strength }.
event-claimed = { $you ->
    [yes] You claim
   *[no] { $seat } claims
    } house { $house }.
event-taken-over = { $victim-you ->
    [yes] { $seat } takes your house { $house }.
   *[no] { $you ->
        [yes] You take
       *[no] { $seat } takes
    } house { $house } from { $victim }.
    }
event-lost = { $you ->
    [yes] You lose
   *[no] { $seat } loses
    } house { $house }.
event-weakened = Barricade of house { $house }, { $facade }: strength { $strength }.
event-fell = The barricade of house { $house }, { $facade }, falls.
event-turned = { $you ->
    [yes] You fight
   *[no] { $seat } fights
    } ({ $arm }). With a gun / by hand: { $combats }.
event-killed = { $you ->
    [yes] You kill
   *[no] { $seat } kills
    } a zombie at { $space }; collected: { $zombies }.
event-hurt = { $you ->
    [yes] You take
   *[no] { $seat } takes
    } { $damage } damage; health { $health }.
event-sacrificed = { $you ->
    [yes] You give up
   *[no] { $seat } gives up
    } { $card }.
event-survivor-died = { $you ->
    [yes] You lose
   *[no] { $seat } loses
    } { $card }.
event-fled = { $you ->
    [yes] You run
   *[no] { $seat } runs
    } from the zombies.
event-retreated = { $you ->
    [yes] You run
   *[no] { $seat } runs
    } to { $space }.
event-attacked = { $victim-you ->
    [yes] { $seat } attacks you ({ $member }).
   *[no] { $you ->
        [yes] You attack
       *[no] { $seat } attacks
    } { $victim } ({ $member }).
    }
event-ambushed = { $victim-you ->
    [yes] { $seat } falls upon you at the door.
   *[no] { $you ->
        [yes] You fall
       *[no] { $seat } falls
    } upon { $victim } at the door.
    }
event-answered = { $victim-you ->
    [yes] { $seat } strikes back at you ({ $member }).
   *[no] { $you ->
        [yes] You strike
       *[no] { $seat } strikes
    } back at { $victim } ({ $member }).
    }
event-wounded = { $victim-you ->
    [yes] { $seat } wounds you; health { $health }.
   *[no] { $you ->
        [yes] You wound
       *[no] { $seat } wounds
    } { $victim }; health { $health }.
    }
event-died = { $you ->
    [yes] You die
   *[no] { $seat } dies
    }.
event-revived = { $you ->
    [yes] You go
   *[no] { $seat } goes
    } on as { $card } in house { $house }.
event-rose = A zombie rises at { $space }.
event-lurched = A zombie lurches from { $from } to { $space }.
event-knocked = A zombie knocks at house { $house }, { $facade }.
event-looked = { $you ->
    [yes] You look
   *[no] { $seat } looks
    } at the key in house { $house }.
event-saw-key = In house { $house } lies the key of car { $car }.
event-took-key = { $you ->
    [yes] You take
   *[no] { $seat } takes
    } the key of car { $car } in house { $house }.
event-started = { $you ->
    [yes] You start
   *[no] { $seat } starts
    } car { $car }.
event-drove = { $you ->
    [yes] You drive
   *[no] { $seat } drives
    } car { $car } to { $space }.
event-turned-car = { $you ->
    [yes] You turn
   *[no] { $seat } turns
    } car { $car }.
event-ran-over = { $you ->
    [yes] You run over
   *[no] { $seat } runs over
    } { $count ->
        [one] 1 zombie
       *[other] { $count } zombies
    }; damage to the car: { $damage }.
event-broke-down = { $you ->
    [yes] Your car { $car }
   *[no] Car { $car } of { $seat }
    } breaks down.
event-got-out = { $you ->
    [yes] You get out
   *[no] { $seat } gets out
    } at { $space }.
event-completed = { $you ->
    [yes] You complete
   *[no] { $seat } completes
    } { $agenda }, { $side }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-drew-agenda = { $you ->
    [yes] You draw
   *[no] { $seat } draws
    } a secret agenda.
event-got-agenda = Your secret agenda: { $agenda }.
event-forwent = { $you ->
    [yes] You discard
   *[no] { $seat } discards
    } the agenda { $agenda }.

## Refusals
reason-cards-wait = Cards are played in your own action phase.
reason-agendas-wait = Agendas are discarded in your own action phase.
reason-role-taken = { $seat } has taken this player card.
reason-house-taken = House { $house } is the home base of { $seat }.
reason-no-way = There is no way in this direction: the edge, a wall or the cemetery.
reason-barred = { $you ->
    [yes] Your barricade
   *[no] A barricade of { $seat }
    } closes house { $house } here.
reason-zombies-here = First the zombies in your space must be dealt with.
reason-no-action = You have no action left for it.
reason-in-car = Not from inside a car.
reason-not-in-car = You do not sit in a car.
reason-not-in-house = Your pawn is not in a house.
reason-guarded = Another player’s guard lives here.
reason-owner-inside = The owner’s pawn is inside.
reason-no-chip = You own four houses already and have no chip left.
reason-no-stand = All twelve stands are in use.
reason-all-barred = All four sides of this house are barred.
reason-no-hand-free = Nobody here can take another gun.
reason-all-loaded = No gun here lacks a bullet.
reason-unhurt = Your pawn is unhurt.
reason-no-barricade = There is no foreign barricade within reach.
reason-no-zombies = No zombie would hear it.
reason-cornered = There is no way out: the zombies wait for your next turn.
reason-not-the-fewest = Other squares of the ring have fewer zombies.
reason-not-nearer = That way it would come no nearer.
reason-no-prey = No step from here comes nearer to another living player’s pawn or guarded house.
reason-unheard = No zombie here can follow the noise.
reason-zombie-moved = The zombies here have had their step.
reason-must-fight = This must be fought out: only a wound drives the pawn off.
reason-zombies-there = Zombies stand that way, and there is a clear way.
reason-shorter-way = That way you have been already, or the clear way ends sooner.
reason-no-zombies-here = There is no zombie in your space.
reason-group-full = No more survivors can travel with you.
reason-guards-full = This house has all the guards it can hold.
reason-no-room = There is room for the survivor neither with you nor in a house here.
reason-nothing-left = Nothing is left to find here.
reason-no-car = There is no car on your square.
reason-no-key = You do not hold the key of this car.
reason-car-dead = This car no longer works.
reason-sideways = A car does not go sideways.
reason-no-road = There is no road that way: the edge, a house or the cemetery.
reason-car-there = Another car stands there.
reason-no-diagonal = The axis turns only right after a diagonal step.
reason-out-of-reach = { $you ->
    [yes] You are out
   *[no] { $seat } is out
    } of reach.
reason-still-loaded = Only an empty gun is dropped.
reason-enough-passed = Five guns have changed hands this turn.
reason-no-gun = Nobody here holds a gun.
reason-no-target = No zombie is in range.
reason-no-bullet = You have no bullet.
reason-nobody-near = Nobody to attack is in reach.
reason-no-follower = No survivor travels with you.
reason-no-guard = You have no guard here.
reason-no-key-here = No such key lies here.
reason-key-seen = You know this key already.
reason-forgone = You have discarded an agenda this turn.
reason-no-agenda = You have no unfinished agenda.
reason-agenda-no-card = Agendas are not part of the hand.

## Screen
screen-day = Day { $day } of { $last }
screen-legend = In a space: car (= east-west, | north-south, x wrecked), pawn (* several), number of zombies, strength of a barricade; colon: access to a house, comma: the ring, ++ the cemetery.
screen-legend-houses = In a house: letter and owner, finds left, pawns, z and its zombies, g for guards.
screen-dead = dead
screen-player = health { $health }, zombies { $zombies }, houses { $houses }, cards { $cards }, agendas { $agendas }
screen-in-car = in car { $car }
screen-keys = , keys { $keys }
screen-finds = finds { $finds }
screen-combat = combat card, { $copies } of { $all }; with a bullet: { $shot ->
        [kill] the zombie is killed
       *[miss] a miss
    }; with bare hands: { $hands ->
        [kill] the zombie is killed
        [push] it is pushed back, nothing happens
       *[wound] the fighter is wounded
    }
screen-car = car { $space } ({ $damage })
screen-key = key { $key }
screen-barricades = barricades N E S W: { $strengths }
screen-hand = Your hand:

## Ending
score-zombies = zombies
score-houses = houses
score-survivors = survivors
score-barricades = barricades
score-guns = loaded guns
score-cars = working cars
score-agendas = completed agendas
score-unfinished = unfinished agendas
why-points = The most points win.
why-zombies = Points are tied; more zombies decide.
why-houses = Points and zombies are tied; more houses decide.
why-shared = Nothing tells the winners apart: the win is shared.
why-all-dead = Everybody is dead; the most points decide.
why-living = The living player with the most points wins: the dead come last.

## What put somebody out of the game, for studies
cause-turned = a fight with zombies
cause-fled = running from zombies
cause-wounded = a neighbour’s attack
cause-answered = a neighbour who struck back

## What bots look at
term-life = life and health
term-points = points so far
term-goals = agendas within reach
term-means = cards, keys and bullets
term-danger = zombies near

# What was done in one gesture
story-stepped = { $you ->
    [yes] You walk
   *[no] { $seat } walks
    } to { $place }, { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }.
story-drove = { $you ->
    [yes] You drive
   *[no] { $seat } drives
    } to { $place }, { $count ->
        [one] 1 square
       *[other] { $count } squares
    }.
story-dug-up = { $count ->
        [one] 1 zombie crawls out in a house.
       *[other] { $count } zombies crawl out in houses.
    }
story-rose = { $count ->
        [one] 1 zombie rises
       *[other] { $count } zombies rise
    }.
story-lurched = { $count ->
        [one] 1 zombie lurches
       *[other] { $count } zombies lurch
    } on.

## The end told: what a lone player reached, and what everybody did

tally-kills = Zombies killed
tally-run-over = Zombies run over
tally-damage = Damage taken
tally-planks = Barricades built
tally-searches = Houses searched
tally-steps = Steps walked
tally-houses = Houses taken
lead-points = { $lead ->
    [one] 1 point
   *[other] { $lead } points
    }

## Where resources come from and go, in studies

flow-completed = agendas
flow-discarded = discards
flow-drew = draws
flow-healed = healing
flow-hurt = wounds
flow-joined = newcomers
flow-killed = fights
flow-played = cards played
flow-ran-over = driving
flow-sacrificed = sacrifices
flow-survivor-died = deaths

# Kinds of decisions, in the figures of studies.
decision-ambush = fights at the door
decision-attack = attacks on neighbours
decision-clash = fights against zombies
decision-drive = driving
decision-exchange = strikes between neighbours
decision-hand-over = guns handed over
decision-lurch = moving zombies
decision-movement = walking
decision-new-agenda = drawing agendas
decision-opening = set-up
decision-retreat = running away
decision-revive = going on after a death
decision-rise = where zombies rise
decision-shot = shots
decision-toll = what an event costs
decision-turn = actions of a turn
decision-use-card = use of a played card
decision-wound = how to take a wound
