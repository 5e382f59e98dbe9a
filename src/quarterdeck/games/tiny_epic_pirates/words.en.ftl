### Tiny Epic Pirates in English

game = Tiny Epic Pirates
    .line = Steer your captain round the wheel, fill the hold, dodge the Navy and bury three treasures first.
    .about = Turn the wheel, raid the shipping lanes, bury three treasures before the rest.

feat-rivals = Every legend sunk
    .help = Beat each of the legendary pirates on your own.
feat-captains = Four captains
    .help = Win with four different captains.

## The board

end-told = The race
frame-placing = Prepares the voyage.
frame-turn = Gives the order.
frame-sailing = Sails.
frame-jostle = Sends a deckhand to Repair.
frame-order = Carries out the order.
frame-load = Stows the cargo.
frame-crew_up = Hires a pirate.
frame-searching = Searches.
frame-battle = Fights.
frame-bonuses = Uses bonus actions.
frame-ship_line = Sails a neutral ship.
frame-sail_neutral = Sails a neutral ship.
frame-swap = Swaps a cube.
frame-join = Places a new deckhand.
frame-assign = Places the deckhands.
frame-reset = Chooses a port.
frame-solo_bury = Chooses for the legendary pirate.
frame-solo_retreat = Chooses for the legendary pirate.
board-sea = The sea, four by four
board-tabs = Parts of the table
board-tab-sea = Sea
board-tab-helm = Helm
board-tab-crew = Crew
board-tab-market = Market
board-phases = Phases of the turn
board-round = Round { $round }
board-phase-steer = Order
board-phase-sail = Sail
board-phase-order = Carry out
board-phase-bonus = Bonus
board-phase-line = Ship line
board-has-settlement = { $count ->
    [one] settlement, { $count } cube
   *[other] settlement, { $count } cubes
}
board-market-of = market: { $good }
board-has-cove = cove
board-has-storm = storm
board-port = port
board-has-site = burial site, { $cost } gold
board-treasure-of = treasure of { $name }
board-has-token = search token
board-reach = { $steps ->
    [one] { $steps } card away
   *[other] { $steps } cards away
}{ $storms ->
    [0] { "" }
    [one] , { $storms } storm on the way
   *[other] , { $storms } storms on the way
}
board-ship = ship of { $name }
board-ship-hidden = hidden ship of { $name }
board-sailed = { $count ->
    [one] { $count } card sailed
   *[other] { $count } cards sailed
}
board-wheel = Wheel; the captain’s order is { $order }
board-ship-line = ship line
board-captain-here = the captain stands here
board-deckhand-here = a deckhand stands here
board-skips = { $count ->
    [0] no deckhand needed
    [one] { $count } deckhand must mark a skipped space
   *[other] { $count } deckhands must mark skipped spaces
}
board-crosses = crosses the ship line
board-helm = Helm of { $name }
board-whose = Whose helm
board-stations = Stations
board-station = { $station }: { $count ->
    [one] { $count } deckhand
   *[other] { $count } deckhands
}
board-station-rigging = +1 sail for each deckhand
board-station-cannons = +1 damage for each deckhand
board-station-extort = 1 gold for each deckhand when your captain crosses the ship line
board-station-repair = Deckhands leave Repair only to mark a skipped space, at Hide Out or by Reassign
board-effect-rigging = +1 sail
board-effect-cannons = +1 damage
board-effect-extort = +1 gold
board-effect-repair = waiting

look-treasures = Treasures buried: { $count } of { $all }
look-order-plunder = Where there is a settlement: draw as many cubes from the bag as it shows.
look-order-trade = Where there is a market: sell one to three cubes of its good at the present price. The good then drops to the lowest price.
look-order-crew_up = Anywhere: take one of the open crew cards; you may pay for a new row first.
look-order-search = Where a token lies face down: turn it up and take what it shows.
look-order-attack = Where a merchant or an open pirate ship lies: roll for more damage than theirs.
look-order-hide_out = Where there is a free cove: hide, and put your deckhands on any stations. The captain crosses the ship line on the way.
look-settlement = Settlement: Plunder draws { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} here.
look-market = Market: Trade sells { $good } here, for { $price } gold a cube now.
look-cove = Cove: Hide Out hides one ship here from pirates and the Navy.
look-storm = Storm: whoever enters loses a deckhand to Repair.
look-port = Port: merchants unload here and turn round.
look-site = Burial site: a captain who may bury pays { $cost } gold here.
look-token = Search turns the token up.
look-merchant = Sunk by more than { $damage } damage; then { $gold } gold and its cube are yours.
board-hold-title = Hold
board-hold-of = Hold: { $goods }
board-gold-title = Gold
board-of = of { $most }
board-infamy = Legend
board-rank = { $level } · { $rank }
board-bloodied = after a mutiny
board-level = { $rank }: sail { $sail }, dice { $dice }
board-level-gain_gold = { $n } gold on arrival
board-level-gain_sure_fire = a sure-fire token on arrival
board-level-gain_deckhand = the fourth deckhand on arrival
board-sure-fire = Sure-fire
board-sure-fire-count = Sure-fire tokens: { $count }
board-sure-fire-help = Each sets one rolled die to a face of your choice
board-pass-help = Storm pass: into one storm without a jostle
board-buried = Treasures buried: { $count } of { $most }
board-in-hiding = hidden
board-row = Crew row
board-crew-of = Crew of { $name }
board-deck = { $count } in the deck
board-deck-help = Cards put under the deck come up again in the order in which they were put there
board-trigger = When the captain’s order is { $order }:
board-auto = automatic hit
board-hits = Hits with: { $faces }
board-bonus-bury = Bury a treasure: pay the price of the burial site where you are
board-bonus-plunder = Plunder once more
board-bonus-trade = Trade once more
board-bonus-crew_up = Crew Up once more
board-bonus-search = Search once more
board-bonus-attack = Attack once more
board-bonus-special_trade = Sell { $goods } together for { $n } gold at a market of either
board-bonus-swap = Swap one cube with the bag
board-bonus-sail_navy = Sail the Navy { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-bonus-sail_merchant = Sail a merchant { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-bonus-gain_gold = Gain { $n } gold
board-bonus-reroll = In the attack, throw dice that show { $faces } again
board-bonus-reassign = Reassign your deckhands
board-bonus-sail = Sail once more
board-market-title = Market
board-price = { $good } is worth { $price }
board-bag-help = What is left in the bag
board-earns-legend = earns legend
board-fight = The fight
board-die = Die { $die } shows { $face }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
board-odds = Odds of the fight
board-odds-bar = won { $won } %, equal { $tied } %, lost { $lost } %
board-odds-sinks = it sinks: { $gold } gold and its cube
board-odds-sinks-legend = it sinks: { $gold } gold, its cube and a legend level
board-odds-wins = you win: a legend level; the other loses a deckhand to Repair
board-odds-ties = equal: a sure-fire token
board-odds-beaten = a deckhand goes to Repair; you get a sure-fire token
board-odds-loses = a deckhand goes to Repair; the other rises, you get a sure-fire token
board-odds-sharp = won with your sure-fire tokens
board-hits-each = Hits of the faces 1 to 6: { $faces }
board-turn-die = Sure-fire: which die do you turn?
board-turn-face = The die shows { $face }: turn it to which face?
board-turned = { $face } makes { $total } damage
board-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
board-ask-sources = { $count ->
    [one] One deckhand must mark the skipped space: which?
   *[other] { $count } deckhands must mark the skipped spaces: which?
}
board-ask-posts = { $count ->
    [one] One deckhand comes off the wheel: to which station?
   *[other] { $count } deckhands come off the wheel: to which stations?
}
board-ask-places = Press a deckhand to move it.
board-ask-where = Where to?
board-stay = Leave them as they are
board-hand-from = Deckhand on { $station }
board-hand-to = To { $station } (now { $count })
board-on-wheel = On the wheel
board-rival-bonus = Bonus action
board-ring = Legend actions on a six
board-ring-brief = Legend
board-doing-plunder = { $order }
board-doing-trade = { $order }
board-doing-crew_up = { $order }
board-doing-search = { $order }
board-doing-attack = { $order }
board-doing-sail_plus = sail +{ $n }
board-doing-auto_hit = automatic hits +{ $n }
board-doing-gain_gold = { $n } gold
board-doing-draw_booty = draws { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
board-sail-there = Sail there
board-near-plunder = { $count ->
    [0] no settlement in reach
    [one] { $count } settlement in reach
   *[other] { $count } settlements in reach
}
board-near-trade = { $count ->
    [0] no market for your cubes in reach
    [one] { $count } market for your cubes in reach
   *[other] { $count } markets for your cubes in reach
}
board-near-search = { $count ->
    [0] no token in reach
    [one] { $count } token in reach
   *[other] { $count } tokens in reach
}
board-near-attack = { $count ->
    [0] nobody to attack in reach
    [one] targets on { $count } card in reach
   *[other] targets on { $count } cards in reach
}
board-near-hide_out = { $count ->
    [0] no free cove in reach
    [one] { $count } cove in reach
   *[other] { $count } coves in reach
}
board-plan-bury = Bury a treasure
board-plan-special_trade = Special trade
board-plan-swap = Swap a cube
board-plan-sail_navy = Sail the Navy
board-plan-sail_merchant = Sail a merchant
board-plan-gain_gold = Gold
board-plan-reroll = Reroll
board-plan-reassign = Reassign
board-plan-sail = Sail again
board-plan-wins = { $percent } % with plain dice
board-plan-extort = { $gold ->
    [0] nobody on Extort
   *[other] Extort pays
}
board-plan-no-plunder = no settlement here
board-plan-no-trade = no market for your cubes
board-plan-no-search = no token here
board-plan-no-attack = nobody to attack here
board-plan-no-hide_out = no free cove here
board-plan-no-crew_up = not here
board-plan-no-special_trade = not with this hold here
board-plan-no-swap = nothing to swap
board-plan-no-reroll = only in an Attack order
board-plan-no-site = no burial site here
board-plan-taken = a treasure lies here already
board-plan-navy-here = the Navy is here
board-plan-dear = costs { $cost }, you have { $gold }
board-brief-bury = Bury a treasure
board-brief-special_trade = Sell both for { $n } gold
board-brief-swap = Swap a cube
board-brief-sail_navy = Sail the Navy { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-brief-sail_merchant = Sail a merchant { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-brief-gain_gold = { $n } gold
board-brief-reroll = Throw { $faces } again
board-brief-reassign = Reassign
board-brief-sail = Sail again
board-mat = Mat of { $name }
board-power = Power
board-rival-rolls = on a { $die } goes here and hunts: { $target }
board-target-you = you
board-hits-by-face = Hits by face, 1 to 6: { $faces }; sure hits: { $sure }; on average { $mean }
board-navy = The Navy hunts whoever crosses the ship line
board-navy-speed = { $speed ->
    [one] { $speed } card towards you at your next crossing.
   *[other] { $speed } cards towards you at your next crossing.
}
board-navy-far = It would end at { $place }.
board-navy-hidden = It would reach you, but you are hidden.
board-navy-caught = It would catch you: all deckhands to Repair.
board-navy-brief-far = Navy: { $speed ->
    [one] { $speed } card
   *[other] { $speed } cards
} towards you
board-navy-brief-hidden = Navy: { $speed ->
    [one] { $speed } card
   *[other] { $speed } cards
}, you are hidden
board-navy-brief-caught = Navy: { $speed ->
    [one] { $speed } card
   *[other] { $speed } cards
}, would catch you
board-treasures-title = Treasures
board-cubes = Cubes
board-end = Three buried treasures win; then legend, gold and cubes decide.
board-end-solo = The first to bury three treasures wins at once.
board-end-by = { $name } is ahead of { $other } by { $what }.
board-by-0 = treasures
board-by-1 = legend
board-by-2 = gold
board-by-3 = cubes
board-end-race = The race, { $rounds } rounds
board-end-faster = { $name } was faster
board-end-beaten = { $name } is beaten
board-end-burials = The treasures, one by one
board-end-burial = buries treasure { $number } of { $of } at { $place }

kind-order = order
kind-sources = who skips
kind-posts = who works
kind-cell = card
kind-rigging = Rigging
kind-cannons = Cannons
kind-extort = Extort
kind-lifted = wheel
kind-die = die
kind-face = face
choose-order = Choose an order
choose-sources = Choose who marks the skipped spaces
choose-posts = Choose where the deckhands work

## Orders, stations, goods

order-plunder = Plunder
order-trade = Trade
order-crew_up = Crew Up
order-search = Search
order-attack = Attack
order-hide_out = Hide Out

station-rigging = Rigging
station-cannons = Cannons
station-extort = Extort
station-repair = Repair

good-sugar = sugar cane
    .short = S
good-rum = rum
    .short = R
good-gunpowder = gunpowder
    .short = G
good-coffee = coffee
    .short = C

## The sea

map-map_01 = Cane Landing
map-map_02 = Governor’s Bay
map-map_03 = Smugglers’ Still
map-map_04 = Fishers’ Rest
map-map_05 = Powder Key
map-map_06 = Tempest Town
map-map_07 = Roasters’ Isle
map-map_08 = Twin Palms
map-map_09 = Squall Plantation
map-map_10 = Barrel Harbour
map-map_11 = Skull Atoll
map-map_12 = Maelstrom Fort
map-map_13 = Thunder Isles
map-map_14 = Garrison Point
map-map_15 = Hangman’s Lagoon
map-map_16 = Castaway Reach

ship-orange = orange merchant
ship-green = green merchant
ship-navy = Navy

token-sure_fire = a sure-fire token
token-booty = a booty crate
token-tailwind = a tailwind
token-storm_pass = a storm pass

rank-sea_dog = Sea Dog
rank-pirate = Pirate
rank-corsair = Corsair
rank-swashbuckler = Swashbuckler
rank-buccaneer = Buccaneer
rank-dread_pirate = Dread Pirate
rank-legend = Legend

die-die_1 = die 1
die-die_2 = die 2
die-die_3 = die 3
face-face_1 = 1
face-face_2 = 2
face-face_3 = 3
face-face_4 = 4
face-face_5 = 5
face-face_6 = 6

bonus-bury = Bury a Treasure
bonus-plunder = Plunder
bonus-trade = Trade
bonus-crew_up = Crew Up
bonus-search = Search
bonus-attack = Attack
bonus-special_trade = Special Booty Trade
bonus-swap = Swap
bonus-sail_navy = Sail the Navy
bonus-sail_merchant = Sail a Merchant
bonus-gain_gold = Gain Gold
bonus-reroll = Reroll
bonus-reassign = Reassign
bonus-sail = Sail

rival-solo_thorne = Ironhand Thorne
rival-solo_crowe = Silas Crowe
rival-solo_isabeau = Red Isabeau
rival-solo_kelp = Old Barnaby Kelp

mood-solo_bloodthirsty = Bloodthirsty
mood-solo_greedy = Greedy
mood-solo_cunning = Cunning
mood-solo_reckless = Reckless

## Crew cards and captains

crew-quartermaster_quigley = Quartermaster Quigley
crew-lisa_legacy = Lisa Legacy
crew-pale_pim = Pale Pim
crew-cutter_fang = Cutter Fang
crew-taylor_truenorth = Taylor Truenorth
crew-sara_silver = Sara Silver
crew-sydney_sweetwater = Sydney Sweetwater
crew-eliza_lucky = Eliza Lucky
crew-jolly_rodge = Jolly Rodge
crew-salty_pete = Salty Pete
crew-lieutenant_flint = Lieutenant Flint
crew-buck_cannon = Buck Cannon
crew-doc_blockley = Doc Blockley
crew-black_eyed_brutus = Black-Eyed Brutus
crew-willow_watch = Willow Watch
crew-silent_seamus = Silent Seamus
crew-ursula_bane = Ursula Bane
crew-raina_rumor = Raina Rumor
crew-alice_omalice = Alice O’Malice
crew-tina_trickshot = Tina Trickshot
crew-sally_suresight = Sally Suresight
crew-chopper_donovan = Chopper Donovan
crew-betty_blunderbuss = Betty Blunderbuss
crew-jack_fuse_rogers = Jack “Fuse” Rogers

captain-captain_1_front = Cpt. Carmen Rouge
captain-captain_1_back = Cpt. Rowan Slate
captain-captain_2_front = Cpt. Morgan Whitecloud
captain-captain_2_back = Cpt. Wendy Byrd
captain-captain_3_front = Cpt. Francisco de Guerra
captain-captain_3_back = Cpt. Inés Corvo
captain-captain_4_front = Cpt. Magnus Bolt
captain-captain_4_back = Cpt. Hilde Stormborn

## Merchant cards

merchant_card-merchant_2a = Fishing Smack
merchant_card-merchant_2b = Coastal Trader
merchant_card-merchant_2c = Island Packet
merchant_card-merchant_4a = Trading Sloop
merchant_card-merchant_4b = Armed Brig
merchant_card-merchant_4c = Spice Carrack
merchant_card-merchant_6a = Company Fluyt
merchant_card-merchant_6b = Convoy Escort
merchant_card-merchant_6c = Silver Galleon
merchant_card-merchant_8a = Royal Indiaman
merchant_card-merchant_8b = Treasure Fleet Flagship

## What cards, tokens and deckhands do, put together from their values

effect-card = { $order } → { $bonus }; { $hits }
effect-hits = { $sure ->
    [0] hits { $faces }
    [one] hits { $faces } and an automatic one
   *[other] hits { $faces } and { $sure } automatic ones
}
effect-faces = { $first } { $rest }
effect-face = { $face }
effect-amount = { $amount }
effect-space = { $order }
effect-plus = { $first } + { $rest }
effect-bury = Bury a Treasure
effect-special_trade = Special Booty Trade ({ $goods } for { $amount })
effect-swap = Swap
effect-sail_navy = Sail the Navy Ship ({ $amount })
effect-sail_merchant = Sail a Merchant Ship ({ $amount })
effect-gain_gold = Gain Gold ({ $amount })
effect-reroll = Reroll ({ $faces })
effect-reassign = Reassign
effect-sail = Sail
effect-gold = { $amount } gold
effect-tailwind = Spend a tailwind (+{ $amount })
effect-tailwind_help = { $amount ->
    [one] Tailwind: { $amount } more card in one sailing
   *[other] Tailwind: { $amount } more cards in one sailing
}
effect-nobody = { "" }
effect-sources = { "" }; { $count ->
    [1] a deckhand from { $deckhands } marks the skipped space
   *[other] deckhands from { $deckhands } mark the skipped spaces
}
effect-posts = { "" }; from the wheel to { $deckhands }
effect-lifted = { "" }; off the wheel: { $orders }
effect-from = { $count ->
    [1] { $station }
   *[other] { $station } ×{ $count }
}
effect-to = { $count ->
    [1] { $station }
   *[other] { $station } ×{ $count }
}

## Dice

dice-dice_1 = die 1
dice-dice_2 = die 2
dice-dice_1_2 = dice 1 and 2
dice-dice_3 = die 3
dice-dice_1_3 = dice 1 and 3
dice-dice_2_3 = dice 2 and 3
dice-dice_1_2_3 = dice 1, 2 and 3

## Options of a table

new-alone = Alone against a legendary pirate
    .help = An automaton hunts for the same treasures; choose whom you meet and in what temper.
option-first_player = First player
    .help = Who begins every round. Drawn by chance unless you name a seat.
option-first_player-random = drawn by chance
option-first_player-0 = first seat
option-first_player-1 = second seat
option-first_player-2 = third seat
option-first_player-3 = fourth seat
option-solo_captain = Legendary pirate
    .help = Solo only: whom you sail against. The mat tells what the automaton hunts and when it gets its bonus action.
option-solo_captain-random = drawn by chance
option-solo_captain-solo_thorne = Ironhand Thorne
option-solo_captain-solo_crowe = Silas Crowe
option-solo_captain-solo_isabeau = Red Isabeau
option-solo_captain-solo_kelp = Old Barnaby Kelp
option-solo_personality = Personality
    .help = Solo only: how strong the legendary pirate is, how much gold a treasure takes, and what a six brings.
option-solo_personality-random = drawn by chance
option-solo_personality-solo_bloodthirsty = bloodthirsty
option-solo_personality-solo_greedy = greedy
option-solo_personality-solo_cunning = cunning
option-solo_personality-solo_reckless = reckless
option-round_limit = Safety stop
    .help = After so many rounds without a third treasure the game is stopped and ranked as it stands. People need fewer than 25.
option-round_limit-1000 = after 1000 rounds
option-round_limit-500 = after 500 rounds
option-round_limit-250 = after 250 rounds
option-round_limit-100 = after 100 rounds
option-round_limit-50 = after 50 rounds

## Actions

action-place_navy = The Navy at { $cell }
action-place_ship = Start at { $cell }
action-choose_side = { $captain }
action-steer = { $order }{ $sources }{ $posts }
action-sail = Sail to { $cell }
action-slip = Slip through the storm to { $cell } with a storm pass
action-stop = Stay here
action-jostle = A deckhand from { $station }
action-jostle_wheel = The deckhand on { $order }
action-perform = { $order }
action-sell = Sell { $number }
action-attack = Attack the { $ship }
action-duel = Attack { $seat }
action-duel_rival = Attack the legendary pirate
action-decline = Skip the order
action-keep = Keep { $a }, { $b }, { $c }
action-refresh = Pay 1 gold for three new crew cards
action-hire = Hire { $crew }
action-hire_nobody = Hire nobody
action-dismiss = Dismiss { $crew }
action-mutiny = Mutiny: flip the captain
action-sure_fire = Sure-fire: { $die } to { $face }
action-reroll = { $crew }: throw { $dice } again
action-done = Done
action-pick = { $cell }
action-captain_bonus = Captain: { $bonus }
action-crew_bonus = { $crew }: { $bonus }
action-no_bonus = No more bonus actions
action-step = To { $cell }
action-join = To { $station }
action-assign = Rigging { $rigging }, Cannons { $cannons }, Extort { $extort }{ $lifted }
action-swap = { $give } for { $take }
action-choose_merchant = Sail the { $ship }
action-start = { $seat } begins
action-mat_captain = The legendary pirate is { $rival }
action-mat_mood = Its personality: { $mood }
action-draw = The bag gives { $good }
action-roll = The die shows { $face }
action-deal = { $crew } is dealt
action-turn_up = { $merchant_card } is turned up
action-reveal = The token is { $token }

## Prompts

prompt-place_navy = Where does the Navy lie in wait?
prompt-place_ship = In which cove do you start, hidden?
prompt-choose_side = Which captain gives the orders first?
prompt-steer = Which order does your captain give?
prompt-sail = Sail up to { $left ->
    [one] { $left } card
   *[other] { $left } cards
}: where to?
prompt-jostle = Your ship is jostled: which deckhand goes to Repair?
prompt-order = Carry out { $order }?
prompt-trade = How many cubes of { $good } do you sell at { $price } gold each?
prompt-attack = Whom do you attack?
prompt-keep = The hold takes three cubes: which ones?
prompt-hire = Whom do you hire?
prompt-dismiss = The crew is full: who makes room for { $crew }?
prompt-dice = Your dice give { $damage } damage. Change them?
prompt-defence_dice = You defend with { $damage } against { $attack }. Change your dice?
prompt-port = Both ports are equally far: where does the { $ship } appear again?
prompt-bonus = Which bonus action do you use?
prompt-sail_neutral = Where does the { $ship } sail?
prompt-sail_bonus = Where do you sail the { $ship }? { $left ->
    [one] { $left } step is left.
   *[other] { $left } steps are left.
}
prompt-which_merchant = Which merchant do you sail?
prompt-join = You gain your fourth deckhand: on which station?
prompt-assign = How do you place your deckhands?
prompt-swap = Which cube goes into the bag, and which comes out?
prompt-solo_site = Where does { $rival } bury the treasure?
prompt-solo_cove = Into which cove does { $rival } slip?

## Reasons

reason-not_a_corner = The Navy starts on a corner without a port.
reason-no_free_cove = A ship starts on a cove that no other ship has taken.
reason-must_move = The captain must move on and may not come back to the same space.
reason-too_few_hands = You have too few deckhands on your stations to skip as far as { $order } in this way.
reason-out_of_range = Your ship can sail no farther this turn.
reason-not_adjacent = { $cell } is not next to your ship.
reason-storm_barred = With every deckhand on Repair you may not enter the storm at { $cell }.
reason-no_pass_needed = A storm pass is spent only to enter a storm, and only if you have one.
reason-no_tailwind = You have no tailwind to spend.
reason-nobody_there = No deckhand of yours works there.
reason-station_first = A deckhand on the wheel is jostled only when no station has one.
reason-no_such_cubes = You do not have those cubes.
reason-no_target = There is no such ship to attack on your card; hidden ships and the Navy cannot be attacked.
reason-no_refresh = New offers cost 1 gold and are dealt at most once a turn.
reason-not_in_row = { $crew } is not on offer.
reason-not_in_crew = { $crew } is not in your crew.
reason-no_sure_fire = You have no sure-fire token.
reason-no_reroll = Only an unused, matching reroll card helps, in an Attack order, for dice that show its faces.
reason-captain_first = The captain’s bonus actions come first, from left to right.
reason-no_bonus = This bonus action is used up, does not match the order, or cannot be used here.
reason-not_nearer = The ship must sail to a neighbouring card nearer to its goal.
reason-not_a_neighbour = The ship sails step by step to neighbouring cards.
reason-not_to_repair = The new deckhand goes to Rigging, Cannons or Extort.
reason-not_your_hands = Your deckhands cannot be placed like that.
reason-mutinied_before = Your crew has mutinied before: once a game.
reason-no_such_swap = Give a cube you carry for a different one that is in the bag.

## Notes: what an answer brings about

note-crosses = crosses the ship line; Extort now holds { $extort ->
    [one] { $extort } deckhand
   *[other] { $extort } deckhands
}
note-new_captain = { $captain } takes command, for good; then you may still hire
note-crew_does = { $crew_text }
note-captain_does = { $captain_text }
note-storm_ahead = a storm: one deckhand goes to Repair
note-brings_gold = { $gold } gold
note-fills_track = { $gold } of { $of } gold: your track ends there
note-sinks = needs more than { $damage } damage: { $percent } %
note-wins = { $percent } % to win
note-damage_then = { $damage } damage
note-odds = { $dice ->
        [one] one die wins
       *[other] { $dice } dice win
    } in about { $percent } throws of 100, before rerolls and sure-fire tokens

## Events: setup

event-dealt = The sea is laid out, the market opens, crews and captains are dealt.
event-starts = { $seat } begins.
event-stowed = { $seat } starts with { $good } aboard.
event-navy_placed = { $seat } puts the Navy at { $cell }.
event-ship_placed = { $seat } hides in the cove at { $cell }.
event-side_chosen = { $seat } sails under { $captain }.
event-solo_pirate = The legendary pirate is { $rival }; personality: { $mood }.
event-solo_stowed = { $rival } starts with { $good } aboard.
event-solo_placed = { $rival } lurks in the cove at { $cell }.

## Events: a turn

event-turn = { $seat } has the turn.
event-steered = { $seat }’s captain orders { $order }.
    .log = { $seat } orders { $order }.
event-skipped = { $seat } sends { $count ->
    [one] { $count } deckhand
   *[other] { $count } deckhands
} from { $station } to the wheel.
event-picked_up = { $seat } puts { $count ->
    [one] { $count } deckhand
   *[other] { $count } deckhands
} from the wheel on { $station }.
event-sailed = { $seat } sails from { $from } to { $to }.
    .log = { $seat } sails to { $to }.
event-unhidden = { $seat } leaves the cove and is no longer hidden.
event-tailwind = { $seat } spends a tailwind.
event-slipped = { $seat } slips through the storm at { $cell }.
    .log = { $seat } slips through the storm.
event-storm = { $seat } sails into the storm at { $cell }.
    .log = { $seat } runs into the storm.
event-jostled = { $seat }’s ship is jostled: a deckhand goes from { $station } to Repair.
    .log = { $seat } sends a deckhand from { $station } to Repair.
event-jostled_wheel = { $seat }’s ship is jostled: the deckhand on { $order } goes to Repair.
    .log = { $seat } sends the deckhand on { $order } to Repair.
event-immune = All of { $seat }’s deckhands are on Repair already.
event-no_order = { $seat } cannot carry out { $order } here.
event-declined = { $seat } does not carry out { $order }.
event-drew = { $seat } draws a cube of { $good }.
    .log = { $seat } draws { $good } from the bag.
event-dumped = { $seat } returns { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} of { $good } to the bag.
event-sold = { $seat } sells { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} of { $good } at { $price } gold each.
event-price = The price of { $good } drops to the lowest space.
event-gold = { $seat } gains { $amount } gold (now { $total }).
event-gold_lost = { $seat }’s gold track is full: { $amount } gold is lost.
event-refreshed = { $seat } pays 1 gold for new crew cards.
event-offered = { $crew } ({ $crew_text }) is on offer.
event-hired = { $seat } hires { $crew }.
event-hired_nobody = { $seat } hires nobody.
event-dismissed = { $seat } dismisses { $crew }.
event-mutinied = Mutiny! { $captain } takes command of { $seat }’s ship.
event-searched = { $seat } searches { $cell } and finds { $token }.
event-sure_fire = { $seat } takes a sure-fire token and has { $total }.
    .log = { $seat } takes a sure-fire token (now { $total }).
event-sure_fire_full = { $seat } already has three sure-fire tokens.
event-hid = { $seat } hides in the cove at { $cell }.
event-assigned = { $seat } places the deckhands: Rigging { $rigging }, Cannons { $cannons }, Extort { $extort }, Repair { $repair }.
event-captain_bonus = { $seat }, captain’s bonus action ({ $captain }): { $bonus }.
    .log = { $seat } takes the captain’s bonus action ({ $captain }): { $bonus }.
event-crew_bonus = { $seat }, crew bonus action ({ $crew }): { $bonus }.
    .log = { $seat } takes a crew bonus action ({ $crew }): { $bonus }.
event-buried = { $seat } buries a treasure at { $cell } for { $cost } gold: number { $total }.
event-sold_special = Special Booty Trade: { $seat } hands over { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} of { $good }.
event-swapped = { $seat } swaps { $give } for { $take }.
event-crossed = { $seat } crosses the ship line.
event-last_round = { $seat } has buried three treasures: this is the last round.
event-won = { $seat } wins!
event-stopped = { $rounds ->
    [one] After { $rounds } round the game is stopped.
   *[other] After { $rounds } rounds the game is stopped.
}

## Events: fights

event-attacks = { $seat } attacks the { $ship }.
event-duels = { $seat } attacks { $target }.
event-duels_rival = { $seat } attacks { $rival }.
event-rolled = { $seat } rolls { $face }.
event-sure_fire_used = { $seat } spends a sure-fire token: { $from } becomes { $to }.
event-reroll_used = { $seat } throws again with { $crew }: { $count ->
    [one] { $count } die
   *[other] { $count } dice
}.
event-damage = { $seat } deals { $total } damage.
event-merchant_damage = The { $ship } answers with { $total } damage.
event-tied = { $seat }’s attack ends in a draw.
event-sank = { $seat } sinks the { $merchant_card }.
event-beaten = { $seat } loses to the { $merchant_card }.
event-duel_won = { $seat } wins the duel.
event-looted = { $seat } takes { $good } from the wreck.
event-new_merchant = The { $ship } is now the { $merchant_card }: damage { $merchant_card_damage }, { $merchant_card_gold } gold.
event-moored = The { $ship } appears in the port at { $cell }.
event-loaded = The { $ship } loads { $good }.
event-promoted = { $seat } rises to { $rank }.
event-at_the_top = { $seat } is a living legend already.
event-joined = { $seat }’s fourth deckhand goes to { $station }.

## Events: neutral ships

event-neutral_sailed = The { $ship } sails from { $from } to { $to }.
    .log = The { $ship } sails to { $to }.
event-merchant_stays = The { $ship } stays: the other merchant blocks its way.
event-arrived = The { $ship } arrives at { $cell }, unloads and turns round.
event-navy_attack = The Navy catches { $seat }: all deckhands go to Repair.

## Events: the legendary pirate

event-solo_turn = { $rival } has the turn.
event-solo_die = { $rival } rolls { $face } (wheel).
event-solo_legend = { $rival } rolls { $face }: legend action on space { $space } of the legend mat.
event-solo_skips = { $rival } skips { $order } with the deckhand from { $station }.
event-solo_picks_up = { $rival } picks up the deckhand on { $order }.
event-solo_stuck = { $rival } has no deckhand left to skip { $order } and stops there.
event-solo_puts_back = { $rival } puts the deckhand on { $station }.
event-solo_order = { $rival }’s order is { $order }.
    .log = { $rival } orders { $order }.
event-solo_hunts_you = { $rival } is after you.
event-solo_hunts = { $rival } is after the { $ship }.
event-solo_extras = { $rival } this turn: { $sail ->
    [0] automatic hits +{ $hits }
   *[other] sail +{ $sail }{ $hits ->
        [0] { "" }
       *[other] , automatic hits +{ $hits }
    }
}.
event-solo_sailed = { $rival } sails from { $from } to { $to }.
    .log = { $rival } sails to { $to }.
event-solo_storm = { $rival } sails through the storm at { $cell }.
event-solo_jostled = { $rival }’s ship is jostled: the deckhand on { $station } goes to Repair.
    .log = { $rival } sends a deckhand from { $station } to Repair.
event-solo_jostled_wheel = { $rival }’s ship is jostled: the deckhand on { $order } goes to Repair.
    .log = { $rival } sends the deckhand on { $order } to Repair.
event-solo_immune = All of { $rival }’s deckhands are on Repair already.
event-solo_performs = { $rival } carries out { $order }.
event-solo_idle = { $rival }: { $order } has no effect here.
event-solo_no_hide_out = { $rival } never hides by order.
event-solo_drew = { $rival } draws a cube of { $good }.
    .log = { $rival } draws { $good } from the bag.
event-solo_sold = { $rival } sells { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} of { $good } at { $price } gold each.
event-solo_nothing_to_sell = { $rival } has nothing to sell.
event-solo_gold = { $rival } gains { $amount } gold (now { $total }).
event-solo_searched = { $rival } searches { $cell } and finds { $token }.
event-solo_hired = { $rival } hires { $crew } from the top of the deck.
event-solo_refreshed = { $rival } has a full crew: the crew row is replaced.
event-solo_attacks = { $rival } attacks the { $ship }.
event-solo_duels = { $rival } attacks { $seat }.
event-solo_rolled = { $rival } rolls { $face }.
event-solo_damage = { $rival } deals { $total } damage.
event-solo_tied = { $rival }’s attack ends in a draw.
event-solo_sank = { $rival } sinks the { $merchant_card }.
event-solo_beaten = { $rival } loses to the { $merchant_card }.
event-solo_duel_won = { $rival } wins the duel.
event-solo_looted = { $rival } takes { $good } from the wreck.
event-solo_fled = { $rival } flees to the cove at { $cell }.
event-solo_bonus = { $rival } takes the bonus action of the helm mat ({ $order }).
event-solo_crossed = { $rival } crosses the ship line.
event-solo_navy_attack = The Navy catches { $rival }: all deckhands go to Repair.
event-solo_buried = { $rival } buries a treasure at { $cell }: number { $total }.{ $excess ->
    [0] { "" }
   *[other] { " " }{ $excess } gold is lost.
}
event-solo_stronger = { $rival } grows stronger with { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
} buried.
event-solo_won = { $rival } has won.

## The table in a terminal

board-settlement = settlement
board-market = market
board-cove = cove
board-storm = storm
board-site = site
board-token = token
board-prices = Market
board-offers = Crew on offer
board-bag = Bag
board-hold = hold
board-crew = crew
board-empty = empty
board-hidden = hidden
board-treasures = treasures
board-gold = gold
board-rival = the legendary pirate

## Parts of the edition, for the page about it; `of` begins the messages of its pieces

part-components = Pieces in the box
part-orders = Orders
    .of = order
part-stations = Deck assignments
    .of = station
part-goods = Booty
    .of = good
part-market = The market
part-map_summary = What is known of the map
part-map_cards = Map cards
    .of = map
part-search_tokens = Search tokens
    .of = token
part-legend_levels = Legend levels
    .of = rank
part-navy = Speed of the Navy
part-merchant_cards = Merchant cards
    .of = merchant_card
part-bonus_kinds = Bonus actions
    .of = bonus
part-captain_cards = Captain cards
    .of = captain
part-crew_summary = What is known of the crew
part-crew_cards = Crew cards
    .of = crew
part-solo_captains = Legendary pirates
    .of = rival
part-solo_personalities = Personalities
    .of = mood

## Pieces in the box

components-map_card = Map Card
components-search_token = Search Token
components-order_token = Order Token
components-captain_card = Captain Card (double-sided)
components-crew_card = Crew Card
components-merchant_card = Merchant Card
components-legend_mat = Legend Mat (solo personality on the reverse)
components-helm_mat = Helm Mat (solo captain on the reverse)
components-market_mat = Market Mat
components-port_token = Port Token
components-pirate_ship = Pirate Ship
components-merchant_ship = Merchant Ship
components-navy_ship = Navy Ship
components-captain = Captain (figure)
components-deckhand = Deckhand
components-legend_token = Legend Token
components-treasure = Treasure
components-booty_crate = Booty Crate (cube)
components-booty_bag = Booty Bag
components-doubloon = Gold Doubloon
components-sure_fire_token = Sure-fire Token
components-die = Six-sided die

## Why a captain would do that

why-buried = it brings you nearer to a buried treasure
why-gold = it brings you Gold
why-goods = it leaves you Booty worth more at the market
why-crew = it brings you crew
why-legend = it raises your Legend
why-sure_fire = it leaves you more sure-fire tokens
why-tailwind = it saves your tailwinds for later
why-site = it takes you to where you can pay for a burial
why-navy = it keeps you out of the Navy’s reach

## The terminal

board-legend = A a ship, (A) a hidden one, L the legend, ○● merchants with bow and cube, ⚓ the Navy, ✗ 12 what burying costs there, ✗ A whose treasure lies there, ? a search token, ⚔ strength, ¤ gold, ◎ sure-fire tokens, • a deckhand on an order.
