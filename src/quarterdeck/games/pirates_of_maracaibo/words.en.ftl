### Pirates of Maracaibo in English

game = Pirates of Maracaibo
    .line = Three rounds, three times to Maracaibo: upgrade your ship, raid, explore, bury your treasures.
    .about = Three rounds in the Caribbean, a ship to fit out, a jungle to explore.

feat-difficulties = Redbeard from 0 to 6
    .help = Beat Redbeard on your own with each number of B cards.

## The board

end-told = Final scoring
frame-turn = Chooses where to sail.
frame-steps = Sails on, step by step.
frame-rent = Decides whom to pay.
frame-visit = Chooses what to do here.
frame-improvement = Acquires an improvement or takes doubloons.
frame-residence = Thinks about a residence.
frame-raid = Raids.
frame-leftover = Spends what is left of a raid.
frame-explore = Explores.
frame-upgrade = Upgrades the ship.
frame-figurehead = Chooses a figurehead.
frame-place_tile = Places a black market tile.
frame-use_tile = Activates a black market tile.
frame-acquire = Acquires an improvement from the Caribbean.
frame-build = Builds a residence.
frame-retire = Builds a residence at half cost.
frame-quest_choice = Chooses quests.
frame-quest_pick = Takes a quest.
frame-quest_drop = Discards a quest.
frame-bundle = Chooses which effect comes next.
frame-island = Chooses an island.
frame-treasure = Takes treasures.
frame-bury = Buries a treasure.
look-ends = The last player: in the third round the game ends after this captain’s turn.
look-rubies = { $count ->
    [one] { $count } ruby
   *[other] { $count } rubies
}
look-quests = { $count ->
    [one] { $count } quest
   *[other] { $count } quests
}
board-sea = The Caribbean
board-track = Exploration track
board-ship = Ship
board-cards = Cards
board-markets = Markets
board-parts = Parts of the board
board-page-sea = Sea
board-page-track = Track
board-page-ship = Ship
board-page-cards = Cards
board-page-markets = Markets
board-whose = Whose boards
board-mine = You
board-start = Start
board-mainland = Tierra Firme
board-voyage = Round
board-then-one = then one of
board-or = or
board-do-upgrade = upgrade
board-do-raid = raid
board-do-explore = explore
board-do-residence = residence
board-do-bury = bury
board-do-quest = quest
board-do-drop = drop
board-last = last turn
    .help = This captain has the last turn of the game.
board-last-now = last turns
board-rubies = Rubies
board-treasures = Treasures
board-his-turn = Redbeard’s turn
board-his-reach = within { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
board-his-no-raid = no raid in sight { board-his-reach }
board-his-no-explore = no exploration in sight { board-his-reach }
board-his-no-quest = no quest in sight { board-his-reach }
board-his-no-draw = no place to draw in sight { board-his-reach }
board-his-no-improvement = no improvement in sight { board-his-reach }
board-his-empty = no Level II cards are left
board-his-later = not needed
board-his-extra = first
board-steps-rent = { $steps } { $steps ->
    [one] step
   *[other] steps
}
board-ringed = Ringed on the board: click a card to read what comes of it.
board-raid = Raid
board-strength = Strength: { $left } of { $whole } left
board-bought = bought
board-used = used already in this turn
board-short = { $count } more strength needed
board-nothing = nothing of this kind to bury
board-falls = then { $count } VP each
board-skirmish = Skirmish
board-won = winner
board-no-winner = no winner
board-each = each
board-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
board-way = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
board-past = past { $names }
board-ships-here = here: { $names }
board-rent = for sharing the card: { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}
board-stored = { $count } stored
board-upgrades = { $count ->
    [one] { $count } upgrade
   *[other] { $count } upgrades
}
board-next-lock = { $count } more to the next lock
board-lock = Lock line: { $count ->
    [one] { $count } upgrade
   *[other] { $count } upgrades
}
board-hideout = Hideout
board-digging = digging line
board-income = income
board-doubloons = doubloons
board-scored = VP so far
board-estimate = would end with
board-estimate-help = VP if the game ended now, from what everybody can see and the quests you know.
board-secret-quests = Quests
board-hidden-quests = { $count ->
    [one] { $count } secret quest
   *[other] { $count } secret quests
}
board-residences = Residences
board-figurehead = Figurehead
board-black-market = Black market
board-quest-market = Quest market
board-deck = { $count } in the deck
board-figureheads = Figureheads
board-price = { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}
board-none = none left
board-ruby-market = Rubies
board-level-2 = { $count ->
    [one] { $count } card of Level II left
   *[other] { $count } cards of Level II left
}
board-redbeard-track = Raid and explore track
board-redbeard-deck = Redbeard’s deck
board-step = Step
board-step-voyages = During the game
board-step-rivers = Rivers crossed
board-step-doubloons = Doubloons left
board-step-printed = VP on cards
board-step-scrolls = Grey scrolls
board-step-residences = Residences
board-step-treasures = Treasures
board-step-buried = Buried treasures
board-step-quests = Quests
board-step-six = Six quests
board-step-total = Total

redbeard = Redbeard

treasure-gold = gold
    .slot = gold space
    .one = gold
    .isle = gold island
    .die = yellow die
treasure-emerald = emeralds
    .slot = emerald space
    .one = an emerald
    .isle = emerald island
    .die = green die
treasure-pearl = pearls
    .slot = pearl space
    .one = a pearl
    .isle = pearl island
    .die = white die

symbol-crew = crew
    .card = a crew card
symbol-equipment = equipment
    .card = an equipment card
symbol-ship = ship
    .card = a ship card

main-raid = raid
main-explore = explore
main-quest = take a quest
main-draw = draw a Level II card
main-improvement = acquire an improvement

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6

purse-raid_1 = first raid
purse-raid_2 = second raid
purse-raid_3 = third raid
purse-raid_4 = fourth raid
purse-raid_5 = fifth raid
purse-raid_6 = sixth raid
purse-raid_7 = seventh raid
purse-raid_8 = eighth raid
purse-raid_9 = ninth raid
purse-raid_10 = tenth raid
purse-raid_11 = eleventh raid
purse-raid_12 = twelfth raid
purse-raid_13 = thirteenth raid
purse-raid_14 = fourteenth raid
purse-raid_15 = fifteenth raid
purse-raid_16 = sixteenth raid

## Cards

card-tobacco = Tobacco
card-sugar = Sugar
card-gilded_cutlass = Gilded cutlass
card-emerald_dagger = Emerald dagger
card-pearl_pistol = Pearl-handled pistol
card-spyglass = Spyglass
card-shovels = Set of shovels
card-message_in_a_bottle = Message in a bottle
card-klabautermann = Klabautermann
card-purser = Purser
card-gunner = Gunner
card-navigator = Navigator
card-shantyman = Shantyman
card-fence = Fence
card-scout = Scout
card-old_pilot = Old pilot
card-surveyor = Surveyor
card-reinforced_hull = Reinforced hull
card-bow_chasers = Bow chasers
card-cargo_hold = Cargo hold
card-captains_cabin = Captain’s cabin
card-topsails = Topsails
card-cocoa = Cocoa
card-rum = Rum
card-account_books = Account books
card-iron_chest = Iron-bound chest
card-golden_idol = Golden idol
card-emerald_crown = Emerald crown
card-pearl_necklace = Pearl necklace
card-sextant = Sextant
card-boarding_axes = Boarding axes
card-compass = Compass
card-gunpowder = Gunpowder
card-jolly_roger = Jolly Roger
card-treasure_map = Treasure map
card-forged_papers = Forged papers
card-quartermaster = Quartermaster
card-storyteller = Storyteller
card-ship_surgeon = Ship’s surgeon
card-cook = Cook
card-merchant = Merchant
card-adventure_huntress = Adventure huntress
card-fortune_teller = Fortune teller
card-corsair_captain = Corsair captain
card-cartographer = Cartographer
card-bounty_master = Bounty master
card-architect = Architect
card-sea_wolf = Sea wolf
card-carpenter = Carpenter
card-pearl_diver = Pearl diver
card-gem_cutter = Gem cutter
card-carved_prow = Carved prow
card-crows_nest = Crow’s nest
card-gun_deck = Gun deck
card-signal_cannon = Signal cannon
card-great_cabin = Great cabin
card-secret_hold = Secret hold
card-copper_sheathing = Copper sheathing
card-stern_lanterns = Stern lanterns
card-trinidad = Trinidad
card-tobago = Tobago
card-bonaire = Bonaire
card-curacao = Curaçao
card-margarita = Margarita
card-grenada = Grenada
card-aruba = Aruba
card-barbados = Barbados
card-jamaica = Jamaica
card-hispaniola = Hispaniola
card-cuba = Cuba
card-puerto_rico = Puerto Rico
card-hacienda = Hacienda
card-castle = Castle
card-hidden_harbour = Hidden harbour
card-stronghold = Stronghold
card-lighthouse = Lighthouse
card-palace = Palace
card-town_house = Town house
card-citadel = Citadel
card-inn = Inn
card-estate = Estate
card-pirate_cove = Pirate cove
card-sea_fort = Sea fort
card-hidden_location = a face-down location
    .text = face down
card-hidden_1 = a face-down improvement
    .text = face down
card-hidden_2 = a face-down Level II card
    .text = face down
card-reserve_card = a face-down Level I card
card-open_water = open water
card-vacant = an empty space
    .text = nothing
card-gulf = the Gulf
card-maracaibo = Maracaibo
card-land = land
    .text = nothing
card-hidden = a face-down card
    .text = face down

## Quests

quest-hoard = Hoard
quest-gold_fever = Gold fever
quest-green_fire = Green fire
quest-moon_tears = Tears of the moon
quest-buried_gold = Buried gold
quest-buried_emeralds = Buried emeralds
quest-buried_pearls = Buried pearls
quest-steady_income = Steady income
quest-growing_fame = Growing fame
quest-fleet_and_land = Ship and shore
quest-river_crossings = River crossings
quest-gravediggers = Dead men’s hoard
quest-all_hands = All hands
quest-landowner = Landowner
quest-crew_muster = Crew muster
quest-well_equipped = Well equipped
quest-shipwright = Shipwright’s pride
quest-legend_in_the_sand = Legend in the sand
quest-man_of_action = Swift deeds
quest-dry_dock = Dry dock
quest-landing_party = Landing party
quest-expedition_gear = Expedition gear
quest-men_and_gear = Hands and gear
quest-harbour_lord = Harbour lord
quest-jungle_caches = Jungle caches
quest-hidden = a secret quest
    .text = face down

## Redbeard’s cards

redbeard-redbeard_109 = Paid hands
    .letter = A
redbeard-redbeard_110 = Boarding party
    .letter = A
redbeard-redbeard_111 = Into the jungle
    .letter = A
redbeard-redbeard_112 = Old debts
    .letter = A
redbeard-redbeard_113 = Broadside
    .letter = A
redbeard-redbeard_114 = Trackers
    .letter = A
redbeard-redbeard_115 = Press gang
    .letter = B
redbeard-redbeard_116 = Refit
    .letter = B
redbeard-redbeard_117 = Hidden stash
    .letter = B
redbeard-redbeard_118 = Double dealing
    .letter = B
redbeard-redbeard_119 = Spreading fear
    .letter = B
redbeard-redbeard_120 = Forced march
    .letter = B

## Tiles and boards

tile-bm_1a = Quick spade
tile-bm_1b = Grave robbers
tile-bm_2a = Notice board
tile-bm_2b = River guides
tile-bm_3a = Rumour monger
tile-bm_3b = Goldsmith
tile-bm_4a = Lapidary
tile-bm_4b = Pearl buyer
tile-bm_5a = Chandler
tile-bm_5b = Crimp
figurehead-mermaid = Mermaid
    .letter = A
figurehead-dragon = Dragon
    .letter = B
figurehead-harpy = Harpy
    .letter = C
figurehead-whale = Whale
    .letter = D
figurehead-lion = Lion
    .letter = E
figurehead-sea_serpent = Sea serpent
    .letter = F
figurehead-poseidon = Poseidon
    .slot = Poseidon’s space
    .letter = G
figurehead-kraken = Kraken
    .letter = H
figurehead-hawk = Hawk
    .letter = I
figurehead-nautilus = Nautilus
    .letter = J
figurehead-skull = Skull
    .letter = K
figurehead-unicorn = Unicorn
    .letter = L
upgrade-s1_raid = Swivel guns
upgrade-s1_explore = Longboat
upgrade-s1_discount = Ship’s ledger
upgrade-s1_figurehead = Figurehead
upgrade-s1_market = Contacts ashore
upgrade-s1_coins = Strongbox
upgrade-s2_plunder = Fearsome reputation
upgrade-s2_explore_bonus = Pack mules
upgrade-s2_bury = Digging party
upgrade-s2_quest = Sealed orders
upgrade-s2_explore = Vanguard
upgrade-s2_market = Smugglers’ network
upgrade-s3_treasure = Boarding nets
upgrade-s3_raid = Upper battery
upgrade-s3_discount = Credit letters
upgrade-s3_residence = Land deed
upgrade-s3_cubes = Rumours of riches
upgrade-s3_market = Harbour contacts
upgrade-s4_signal = Signal guns
upgrade-s4_explore_bonus = Local guides
upgrade-s4_glory = Gilded stern
upgrade-s4_cache = Secret cache
upgrade-s4_wages = Pay day
upgrade-s4_shipyard = Shipyard privileges
space-start = Camp
    .text = no effect
space-t01 = Beach
space-t02 = Palm grove
space-t03 = Fishermen’s huts
space-t04 = Crossroads
space-a1 = Old graves
space-a2 = Sawmill
space-a3 = Waterfall
space-a4 = Hermit’s hut
space-a5 = Pearl lagoon
space-b1 = Gold panners
space-b2 = Rope bridge
space-b3 = Trading post
space-t05 = Mission
space-t06 = Ferrymen’s yard
space-t07 = Emerald mine
space-t08 = Burial mound
space-t09 = Plantation
space-t10 = Ruined temple
space-c1 = Ambush pass
space-c2 = Cliff path
space-c3 = Hidden boatyard
space-c4 = Golden shrine
space-d1 = Toll gate
space-d2 = Smugglers’ cache
space-d3 = Mangroves
space-t11 = Night market
space-t12 = Volcano rim
space-t13 = Settlers’ village
space-t14 = Divers’ bay
space-t15 = Lost city
space-t16 = Oracle
space-t17 = City of gold
space-retirement = Quiet harbour
    .text = a residence at half cost, then back to the start space

raid_action-base_vp = Fame
raid_action-base_doubloons = Loot
raid_action-base_treasure = Treasure
raid_action-storyteller_vp3 = Storyteller
raid_action-signal_vp3_cube = Signal cannon
raid_action-figurehead_a = Mermaid
raid_action-figurehead_h = Kraken
raid_action-figurehead_k = Skull
raid_action-raid2_vp3 = Fearsome reputation
raid_action-raid3_treasure = Boarding nets
raid_action-raid4_vp3_cube = Signal guns
trade-navigator = Navigator
trade-surveyor = Surveyor
trade-nautilus = Nautilus

## Effects: what components do; `amount`, `points` and `doubloons` are the same value

effect-gain_vp = { $amount } VP
effect-gain_doubloons = { $amount ->
    [one] { $amount } doubloon
   *[other] { $amount } doubloons
}
effect-gain_treasure_any = { $amount ->
    [one] a treasure of your choice
   *[other] { $amount } treasures of your choice
}
effect-gain_treasure_any_same = { $amount ->
    [one] a treasure of your choice
   *[other] { $amount } treasures of one kind of your choice
}
effect-gain_treasure_chosen_die = { $amount ->
    [one] a treasure of the raid’s kind
   *[other] { $amount } treasures of the raid’s kind
}
effect-bury_kind = bury { $treasure_one }
effect-bury = { $amount ->
    [one] bury a treasure
   *[other] bury up to { $amount } treasures
}
effect-bury_chosen_die = { $amount ->
    [one] bury a treasure of the raid’s kind
   *[other] bury up to { $amount } treasures of the raid’s kind
}
effect-take_quest = { $amount ->
    [one] take a quest
   *[other] take { $amount } quests
}
effect-upgrade = { $amount ->
    [one] upgrade your ship
   *[other] upgrade your ship { $amount } times
}
effect-explore = explore { $amount }
effect-raid = { $amount ->
    [0] raid
   *[other] raid with +{ $amount } strength
}
effect-raid_fixed = raid of strength { $amount } without dice
effect-raid_single_die = raid with the { $treasure_die }, +{ $amount } strength
effect-place_cube = { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} on the { $treasure_isle }
effect-place_cube_any = { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} on any island
effect-place_cube_any_same = { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} on one island
effect-place_black_market = place a black market tile ({ $amount ->
    [0] free
   *[other] { $doubloons }
})
effect-activate_black_market = activate one of your placed black market tiles
effect-take_figurehead = take a figurehead ({ $doubloons })
effect-discard_quest = discard a quest for { $doubloons }
effect-build_residence = build any residence
effect-acquire = acquire { $symbol_card }{ $amount ->
    [0] {""}
   *[other] {" "}(+{ $doubloons })
}
effect-repeat_explorer_space = the effect of your explorer’s space
effect-gain_vp_equal_to_vp_income = VP equal to your VP income
effect-gain_doubloons_equal_to_doubloon_income = doubloons equal to your doubloon income
effect-vp_per = { $points } per { $metric }{ $max ->
    [0] {""}
   *[other] , at most { $max } VP
}
effect-raid_bonus = raid strength +{ $amount }
effect-die_bonus = { $treasure_die } +{ $amount }
effect-explore_bonus = exploration +{ $amount }
effect-discount = discount { $amount }
effect-raid_action = raid action for { $amount }: { $gain }
effect-explore_trade = once per exploration { $amount ->
    [one] { $amount } space
   *[other] { $amount } spaces
} less for { $gain }
effect-move_max = sail up to { $amount ->
    [one] { $amount } space
   *[other] { $amount } spaces
}
effect-extra_reroll = { $amount ->
    [one] one more reroll
   *[other] { $amount } more rerolls
}
effect-quest_market_refresh = renew the quest market before you choose
effect-bury_slots = { $amount } more burying spaces for any kind: { $gain }
effect-income_doubloons = income: { $doubloons }
effect-income_vp = income: { $points }
effect-income_doubloons_per_quest = income: { $doubloons } per quest held
effect-end_vp_per = at the end { $points } per { $metric }
effect-end_vp_per_set = at the end { $points } per { $goal }
effect-worth = { $points } at the end
effect-improvement = { $symbol } · { $gain }
effect-residence = residence: at the end { $points } per { $metric }, at most { $max } VP
effect-quest = { $goal }: { $points }
effect-adventure = { $goal }: { $points }, otherwise a loss of { $lost }
effect-adventure_name = { $quest }
effect-adventure_acc = { $quest }
effect-spend = { $amount } → { $gain }
effect-slot = { $treasure_slot }, { $gain }
effect-no_bonus = no bonus
effect-ruby_space = space { $count }: { $gain }
effect-gulf = upgrade; raid +{ $raid }, explore { $explore } or a residence
effect-maracaibo = { $points } and an upgrade
effect-take_doubloons = Take { $doubloons }
effect-exchange_ruby = Exchange a ruby for { $points }
effect-redbeard_extra = extra: { $gain }
effect-redbeard_else = { $first } › { $rest }
effect-redbeard_upgrade = upgrade his ship
effect-redbeard_raid = raid
effect-redbeard_explore = explore
effect-redbeard_quest = quest
effect-redbeard_draw_level_2 = draw
effect-redbeard_improvement = improvement ({ $first }, { $second }, { $third })
effect-redbeard_treasure_by_die = { $amount ->
    [one] a treasure by the die
   *[other] { $amount } treasures by the die
}
effect-redbeard_cube_on_best_island = { $amount ->
    [one] a cube on his best island
   *[other] { $amount } cubes on his best island
}
effect-redbeard_advance_explorer = his explorer walks { $amount }

# What is counted: { $metric } of “per { $metric }”, and how many are needed.
metric-gold = gold
metric-emerald = emerald
metric-pearl = pearl
metric-treasure = treasure
metric-treasure_set = set of three different treasures
metric-buried = buried treasure
metric-buried_gold = buried gold
metric-buried_emerald = buried emerald
metric-buried_pearl = buried pearl
metric-crew = crew card
metric-equipment = equipment card
metric-ship = ship card
metric-instant_card = card with lightning
metric-improvement_or_residence = improvement or residence
metric-residence = residence
metric-upgrade = ship upgrade
metric-river = river crossed
metric-doubloon_income = doubloon of income
metric-vp_income = VP of income
metric-quest = quest held
metric-scored_quest = quest that scores
goal-gold = { $count } gold
goal-emerald = { $count ->
    [one] { $count } emerald
   *[other] { $count } emeralds
}
goal-pearl = { $count ->
    [one] { $count } pearl
   *[other] { $count } pearls
}
goal-treasure = { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
}
goal-treasure_set = { $count ->
    [one] { $count } set of three different treasures
   *[other] { $count } sets of three different treasures
}
goal-buried = { $count ->
    [one] { $count } buried treasure
   *[other] { $count } buried treasures
}
goal-buried_gold = { $count } buried gold
goal-buried_emerald = { $count ->
    [one] { $count } buried emerald
   *[other] { $count } buried emeralds
}
goal-buried_pearl = { $count ->
    [one] { $count } buried pearl
   *[other] { $count } buried pearls
}
goal-crew = { $count ->
    [one] { $count } crew card
   *[other] { $count } crew cards
}
goal-equipment = { $count ->
    [one] { $count } equipment card
   *[other] { $count } equipment cards
}
goal-ship = { $count ->
    [one] { $count } ship card
   *[other] { $count } ship cards
}
goal-instant_card = { $count ->
    [one] { $count } card with lightning
   *[other] { $count } cards with lightning
}
goal-improvement_or_residence = { $count ->
    [one] { $count } improvement or residence
   *[other] { $count } improvements and residences together
}
goal-residence = { $count ->
    [one] { $count } residence
   *[other] { $count } residences
}
goal-upgrade = { $count ->
    [one] { $count } ship upgrade
   *[other] { $count } ship upgrades
}
goal-river = { $count ->
    [one] { $count } river crossed
   *[other] { $count } rivers crossed
}
goal-doubloon_income = doubloon income { $count }
goal-vp_income = VP income { $count }
goal-quest = { $count ->
    [one] { $count } quest held
   *[other] { $count } quests held
}
goal-scored_quest = { $count ->
    [one] { $count } quest that scores
   *[other] { $count } quests that score
}

## Places

effect-place = { $name }
effect-unseen = open water
effect-fog_location = a location in the fog at { $name }
effect-fog_location_text = with the doubloons on it
effect-fog_card = an improvement in the fog at { $name }
effect-fog_card_text = turned up as you sail onto it
place-gulf = the Gulf
place-maracaibo = Maracaibo
place-harbour = the start zone
    .text = all ships start here
cell-gulf = the Gulf
cell-maracaibo = Maracaibo
cell-harbour = start
layout-standard_open = Standard layout
layout-narrows_open = The Narrows
layout-twin_channels = Twin channels
layout-long_crossing = The long crossing
layout-standard = Standard layout of old
layout-narrows = The Narrows of old

## Options of a table

new-alone = Alone against Redbeard
    .help = Redbeard sails with a deck of his own; choose how hard his cards are.
option-layout = Layout
    .help = How the 27 cards and the three treasure islands lie.
option-layout-standard_open = Standard layout
option-layout-narrows_open = The Narrows
option-layout-twin_channels = Twin channels
option-layout-long_crossing = The long crossing
option-layout-standard = Standard layout of old
option-layout-narrows = The Narrows of old
option-first_game = First game
    .help = Locations that lie in groups of four or more are moved apart, so that everybody meets some of each.
option-first_game-false = no
option-first_game-true = yes, spread the locations
option-fog_locations = Fog of War: locations
    .help = The locations lie face down and are turned up by the ships that end a move there.
option-fog_locations-false = without
option-fog_locations-true = with
option-fog_improvements = Fog of War: improvements
    .help = The improvements lie face down; ships turn them up step by step.
option-fog_improvements-false = without
option-fog_improvements-true = with
option-skirmishes = Pirate skirmishes
    .help = Ships that meet on a card fight with dice.
option-skirmishes-false = without
option-skirmishes-true = with
option-adventurers = Adventurers
    .help = More quests; only the harder condition counts, but doubled, and a failed quest costs 5 VP.
option-adventurers-false = without
option-adventurers-true = with
option-rubies = Rubies
    .help = Rubies from Bonaire and Tobago are sold in the Gulf.
option-rubies-false = without
option-rubies-true = with
option-retirement = Retirement
    .help = Behind the end of the exploration track waits a residence at half cost; then the explorer returns to the start space.
option-retirement-false = without
option-retirement-true = with
option-difficulty = Difficulty (Redbeard’s B cards)
    .help = Solo: how many of Redbeard’s six cards are the harder B cards.
option-difficulty-0 = none (easiest)
option-difficulty-1 = one
option-difficulty-2 = two
option-difficulty-3 = three
option-difficulty-4 = four
option-difficulty-5 = five
option-difficulty-6 = all six (hardest)
option-redbeard_through_fog = Redbeard in the fog
    .help = What Redbeard does when none of his cards offers anything possible: only sail on, or head for a face-down card in reach and use what he finds there. Under the fog that happens several times a game.
option-redbeard_through_fog-false = only sails on
option-redbeard_through_fog-true = heads into the fog
option-raid_actions_per_raid = Raid actions
    .help = Whether each raid action can be used once in a turn, as printed, or once in every raid.
option-raid_actions_per_raid-false = once a turn
option-raid_actions_per_raid-true = once a raid

## Actions

action-decline = Decline
action-finish = Finish
action-sail = Sail to { $place } ({ $place_text })
    .act = Sail to { $place }
action-step = One step to { $place } ({ $place_text })
    .act = One step to { $place }
action-stop = Stop here
action-pay = Pay { $seat }
action-acquire = Acquire { $card } ({ $card_text })
    .act = Acquire { $card }
action-build = Build: { $card } ({ $card_text })
    .act = Build: { $card }
action-activate = Activate { $tile } ({ $tile_text })
    .act = Activate { $tile }
action-upgrade = { $upgrade }: { $upgrade_text }
action-use = Choose: { $effect }
action-reroll = Reroll all dice
action-choose_die = The { $treasure_die } with { $face }
action-choose_kind = { $treasure }
action-spend = { $raid_action } ({ $raid_action_text })
action-spend_from = From the { $purse }: { $raid_action } ({ $raid_action_text })
action-store_bonus = Put it on the bonus space
action-store = Put it in the storage area
action-bury = Bury { $treasure_one }: { $slot }
action-walk = Walk to { $space } ({ $space_text })
action-trade = { $trade }: one space less for { $trade_text }
action-take_top = Draw the top card of the quest deck
action-take_quest = Take { $quest } ({ $quest_text })
    .act = Take { $quest }
action-refresh = Renew the quest market first
action-island = The { $treasure_isle }
action-place_tile = { $tile } ({ $tile_text }) on { $card }
    .act = { $tile } on { $card }
action-take_figurehead = { $figurehead } ({ $figurehead_text })
    .act = { $figurehead }
action-discard = Discard { $quest } ({ $quest_text })
    .act = Discard { $quest }
action-return = Discard { $quest } ({ $quest_text })
    .act = Discard { $quest }
action-take_ruby = Take a ruby
action-sell_ruby = Sell a ruby ({ $ruby_space })
action-start = { $seat } starts
action-draw = The quest is { $quest }
action-turn_up = The card is { $card }
action-roll = The { $treasure_die } shows { $face }
action-throw = The die shows { $face }
action-fight = { $seat } rolls { $face }
action-reveal = Redbeard’s card is { $redbeard }
action-value_tile = The treasure value tile shows { $treasure }

## Prompts

prompt-keep = { $keep ->
    [one] Which quest do you discard? The other one you keep, in secret.
   *[other] Which quest do you discard? You keep the other { $keep }, in secret.
}
prompt-sail = Where do you sail?
prompt-step = Where do you sail? { $left ->
    [one] One space is left.
   *[other] Up to { $left } spaces are left.
}
prompt-rent = You cannot pay all opponents here. Whom do you pay?
prompt-improvement = { $card }: acquire it for { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
} or take { $coins ->
    [one] { $coins } doubloon
   *[other] { $coins } doubloons
}?
prompt-hidden_card = Nothing to acquire here: take your doubloons.
prompt-residence = Build this residence ({ $card }) for { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
}?
prompt-tile_here = Activate your black market tile here ({ $tile }: { $tile_text })?
prompt-upgrade = Which space of your ship do you upgrade?
prompt-menu = What do you do at { $card }?
prompt-dice = Choose a die, or reroll all ({ $rerolls ->
    [one] one reroll left
   *[other] { $rerolls } rerolls left
}).
prompt-die = Which die do you choose?
prompt-kind = Which kind of treasure?
prompt-spend = Raid for { $treasure }: { $points ->
    [one] one point
   *[other] { $points } points
} of strength to spend.
prompt-leftover = Strength is left over from a raid. Spend it before the turn ends?
prompt-store = Where do you store { $treasure_one }?
prompt-bury = Which treasure do you bury, and where? { $shovels ->
    [one] One shovel.
   *[other] { $shovels } shovels.
}
prompt-explore = How far does your explorer go? { $points ->
    [one] One space at most.
   *[other] { $points } spaces at most.
}
prompt-bundle = Which effect comes next?
prompt-quest = Which quest do you take?
prompt-acquire = Which { $symbol } card do you acquire?
prompt-build = Which residence do you build?
prompt-island = On which island do you put { $cubes ->
    [one] the cube
   *[other] { $cubes } cubes
}?
prompt-place_tile = Which black market tile do you place, and where? { $price ->
    [0] It is free.
    [one] It costs { $price } doubloon.
   *[other] It costs { $price } doubloons.
}
prompt-use_tile = Which of your placed black market tiles do you activate?
prompt-figurehead = Which figurehead do you take for { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
}?
prompt-discard = Which quest do you discard for { $gain ->
    [one] { $gain } doubloon
   *[other] { $gain } doubloons
}?
prompt-ruby = Take a ruby aboard?
prompt-ruby_gulf = What do you do with your rubies?
prompt-retire = Which residence do you build at half cost?
prompt-deal = Chance decides.

## Reasons

reason-too_dear = { $card } costs { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
}; you have fewer.
reason-no_column = A move must end in a column nearer to Maracaibo.
reason-too_far = That is out of reach.
reason-locked = { $upgrade } is still behind a lock line.
reason-wrong_kind = This raid is for { $treasure }: you have none of them to bury.
reason-no_strength = There is not enough strength left for this raid action, or it would do nothing.
reason-used_up = { $raid_action } has been used already.
reason-own_marker = You have a marker on { $card } already.

## Notes: what an answer brings about

note-pays = costs { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
}
note-pays_rent = for sharing the card: { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
}
note-pays_rent_coins = for sharing the card: { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
}; { $coins ->
    [one] { $coins } doubloon lies there
   *[other] { $coins } doubloons lie there
}
note-pays_rent_raises = for sharing the card: { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
}; adds a cube to the { $treasure_isle }
note-brings = { $points } VP now
note-coins_there = { $coins ->
    [one] { $coins } doubloon lies there
   *[other] { $coins } doubloons lie there
}
note-strength = strength { $points } for { $treasure }
note-costs = costs { $points } strength
note-walked = { $points ->
    [one] one space
   *[other] { $points } spaces
}
note-cubes_there = { $cubes ->
    [one] { $cubes } cube there
   *[other] { $cubes } cubes there
}
note-raises = adds a cube to the { $treasure_isle }
note-ends_round = ends the round for everybody as soon as your turn is over
note-ends_game = begins the last turns of the game
note-wasted = its effect cannot be used now and is lost; the upgrade still counts
note-strength_lost = strength that is left over is lost

## Events

chapter = Round { $number }
event-dealt = The Caribbean is laid out: { $layout }.
event-starts = { $seat } starts.
event-kept = { $seat } keeps { $quest }.
event-round_begins = Round { $round } begins.
event-sailed = { $seat } sails to { $card }.
event-stepped = { $seat } sails on to { $card }.
event-rent_paid = { $seat } pays { $to } { $coins ->
    [one] { $coins } doubloon
   *[other] { $coins } doubloons
} for sharing the card.
event-rent_supply = { $seat } ends the move on Redbeard’s card and pays { $coins ->
    [one] { $coins } doubloon
   *[other] { $coins } doubloons
} to the supply.
event-rent_none = { $seat } has no doubloon and pays nothing for sharing the card.
event-took_doubloons = { $seat } leaves the card and takes { $coins ->
    [one] { $coins } doubloon
   *[other] { $coins } doubloons
}.
event-acquired = { $seat } acquires { $card } for { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
}.
event-refilled = New in the Caribbean: { $card }.
event-built = { $seat } builds a residence ({ $card }) for { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
}.
event-value_cube = { $card } adds a cube to the { $treasure_isle }: now { $cubes }.
event-activated = { $seat } activates the black market tile { $tile } ({ $tile_text }).
event-upgraded = { $seat } upgrades the ship: { $upgrade } – { $upgrade_text }.
    .log = { $seat } upgrades the ship with { $upgrade }.
event-gained_vp = { $seat } gains { $points } VP.
event-gained_doubloons = { $seat } gains { $coins ->
    [one] { $coins } doubloon
   *[other] { $coins } doubloons
}.
event-rolled = { $seat } rolls { $face } with the { $treasure_die }.
event-rerolled = { $seat } rerolls all dice.
event-raids = { $seat } raids for { $treasure } with strength { $points }.
event-spent = { $seat } takes the raid action { $raid_action } ({ $raid_action_text }); { $left } left.
    .log = { $seat } buys { $raid_action } in the raid.
event-raid_over = { $seat } ends the raid{ $left ->
    [0] .
   *[other] ; { $left } strength left over.
}
event-treasure_taken = { $seat } takes { $treasure_one }; { $cubes ->
    [one] { $cubes } cube is
   *[other] { $cubes } cubes are
} left on the { $treasure_isle }.
event-stored_bonus = { $seat } puts { $treasure_one } on the bonus space.
event-buried = { $seat } buries { $treasure_one } ({ $slot }).
event-explored = { $seat }’s explorer reaches { $space } ({ $space_text }).
    .log = { $seat } explores as far as { $space }.
event-traded = { $seat } moves the explorer one space less ({ $trade }): { $trade_text }.
event-river = { $seat } has crossed { $rivers ->
    [one] one river
   *[other] { $rivers } rivers
}.
    .log = { $seat } crosses a river ({ $rivers } in all).
event-quest_from_market = { $seat } takes { $quest } from the market.
event-quest_from_deck = { $seat } draws { $quest } from the deck.
event-market_filled = New in the quest market: { $quest }.
event-market_replaced = { $seat } renews the quest market.
event-quests_shuffled = The discarded quests are shuffled into a new deck.
event-quest_dropped = { $seat } puts { $quest } under the deck.
event-cubes_added = { $seat } adds to the { $treasure_isle }: now { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}.
event-tile_placed = { $seat } places the black market tile { $tile } on { $card }.
event-figurehead_taken = { $seat } takes the figurehead { $figurehead } ({ $figurehead_text }).
event-skipped = { $seat }: no effect ({ $effect }).
event-dropped_effect = { $seat } declines: { $effect }.
event-arrived = { $seat } reaches Maracaibo and gains { $points } VP.
event-income = Income of { $seat }: { $coins ->
    [one] { $coins } doubloon
   *[other] { $coins } doubloons
} and { $points } VP.
event-round_over = { $seat } ends round { $round }.
event-ships_return = All ships return to the start zone.
event-last_turns = { $seat } reaches Maracaibo in the last round: play ends after the last player’s turn.
event-revealed = Turned up: { $card }.
event-coins_taken = { $seat } takes { $coins ->
    [one] { $coins } doubloon
   *[other] { $coins } doubloons
} from the face-down location.
event-coins_added = { $coins ->
    [one] { $coins } doubloon goes
   *[other] { $coins } doubloons go
} on every face-down location.
event-value_tile_out = A treasure value tile ({ $treasure }) on { $card }.
event-ruby_tile_out = A ruby delivery tile on { $card }.
event-top_shown = On top of the Level II deck: { $card }.
event-fought = { $seat } rolls { $face }, total { $points }.
event-fight_won = { $seat } wins the skirmish and gains { $points } VP.
event-fight_paid = { $seat } pays { $to } { $coins ->
    [one] { $coins } doubloon
   *[other] { $coins } doubloons
}.
event-fight_tied = The skirmish has no winner.
event-ruby_taken = { $seat } takes a ruby.
event-ruby_sold = { $seat } sells a ruby ({ $ruby_space }).
event-ruby_exchanged = { $seat } exchanges a ruby for { $points } VP.
event-retired = { $seat } builds at half cost: { $card }. The explorer returns to the start space.
event-scored_rivers = { $seat }, rivers: { $points } VP.
event-scored_doubloons = { $seat }, doubloons left: { $points } VP.
event-scored_printed = { $seat }, printed on cards: { $points } VP.
event-scored_scrolls = { $seat }, grey scrolls: { $points } VP.
event-scored_residences = { $seat }, residences: { $points } VP.
event-scored_treasures = { $seat }, treasures: { $points } VP.
event-scored_buried = { $seat }, buried treasures: { $points } VP.
event-scored_quests = { $seat }, quests: { $points } VP ({ $quests ->
    [one] one scores
   *[other] { $quests } score
}).
event-scored_six = { $seat }, six quests: { $points } VP.
event-quest_hard = { $seat } reveals { $quest }: harder condition, { $points } VP.
event-quest_easy = { $seat } reveals { $quest }: easier condition, { $points } VP.
event-quest_failed = { $seat } reveals { $quest }: condition not met, { $points } VP.
event-residence_scored = { $seat }, { $card }: { $points } VP.
event-final = { $seat } ends with { $points } VP.

## Redbeard

event-rb_quest_dealt = Redbeard draws a quest that nobody sees.
event-rb_round_over = Redbeard’s turn ends round { $round }.
event-rb_card = Redbeard’s card: { $redbeard } ({ $redbeard_letter }), { $redbeard_text }.
    .log = Redbeard turns up { $redbeard }.
event-rb_impossible = Nothing on { $redbeard } is possible.
event-rb_shuffled = Redbeard shuffles his six cards.
event-rb_main = Redbeard’s main action: { $main }.
event-rb_extra = First the extra action of Redbeard’s card: { $redbeard }.
event-rb_sailed = Redbeard sails to { $card }.
event-rb_passed = Redbeard passes { $card }.
event-rb_rent = Redbeard ends his move on your card. You take { $coins ->
    [one] { $coins } doubloon
   *[other] { $coins } doubloons
} from the supply.
event-rb_vp = Redbeard gains { $points } VP.
event-rb_arrived = Redbeard reaches Maracaibo and gains { $points } VP.
event-rb_die = Redbeard’s die shows { $face }.
event-rb_treasure = Redbeard takes { $treasure_one }; { $cubes ->
    [one] { $cubes } cube is
   *[other] { $cubes } cubes are
} left on the { $treasure_isle }.
event-rb_more = Redbeard now owns more { $treasure } than you: a cube goes to the { $treasure_isle } (now { $cubes }).
event-rb_cube = Redbeard adds to the { $treasure_isle }: now { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}.
event-rb_explored = Redbeard’s explorer reaches { $space }.
    .log = Redbeard explores as far as { $space }.
event-rb_stays = Redbeard’s explorer stays at the end of the track.
event-rb_quest = Redbeard takes { $quest } from the market.
event-rb_no_quest = The market has no quest for Redbeard.
event-rb_drew = Redbeard draws { $card }.
event-rb_took = Redbeard takes { $card }.
event-rb_advance = Redbeard’s cube on the raid and explore track: space { $position }.
event-rb_figurehead = Redbeard takes the figurehead { $figurehead } out of the game.
event-rb_no_figurehead = Redbeard takes no figurehead.
event-rb_residence = Redbeard puts a marker on { $card }.
event-rb_first_marker = { $card }: the first marker, Redbeard gains { $points } VP.
event-rb_full = Redbeard’s ship has no space left to upgrade.
event-rb_into_fog = None of Redbeard’s cards offers anything in sight: he heads into the fog.
event-rb_upgraded = Redbeard fills the next space of his ship: { $his_space }.
his_space-figurehead = a figurehead
his_space-quest = a quest
his_space-residence = a residence
his_space-track = a step on the raid and explore track
event-rb_deadlock = Redbeard can take no main action of any of his cards: he only sails on.
event-rb_nothing = Redbeard does nothing else.
event-rb_fought = Redbeard rolls { $face }, total { $points }.
event-rb_fight_won = Redbeard wins the skirmish and gains { $points } VP.
event-rb_fog = Redbeard turns up { $card } and gains { $points } VP.
event-rb_ruby = Redbeard takes a ruby.
event-rb_ruby_sold = Redbeard sells a ruby and blocks a space of the market ({ $ruby_space }).
event-rb_scored_rivers = Redbeard, rivers: { $points } VP.
event-rb_scored_rubies = Redbeard, rubies left: { $points } VP.
event-rb_scored_cards = Redbeard, cards: { $points } VP.
event-rb_scored_residences = Redbeard, residences: { $points } VP.
event-rb_scored_treasures = Redbeard, treasures: { $points } VP.
event-rb_scored_quests = Redbeard, quests: { $points } VP.
event-rb_scored_six = Redbeard, six quests: { $points } VP.
event-rb_final = Redbeard ends with { $points } VP.

## Parts of the edition, for the page about it; `of` begins the messages of its pieces

part-component = Pieces in the box
part-treasure = Treasures
    .of = treasure
part-treasure_value = Value of the treasures
part-base_raid_action = Raid actions
    .of = raid_action
part-layout = Layouts of the Caribbean
    .of = layout
part-location = Locations
    .of = card
part-residence = Residences
    .of = card
part-improvement = Improvements
    .of = card
part-quest = Quests
    .of = quest
part-figurehead = Figureheads
    .of = figurehead
part-black_market = Black market
    .of = tile
part-track_space = Exploration track
    .of = space
part-river = Rivers
part-track_fork = Forks of the track
part-ship_upgrade = Ship upgrades
    .of = upgrade
part-lock_line = Lock lines
part-hideout_area = Hideout
part-redbeard = Redbeard
part-redbeard_track = Redbeard’s track
part-redbeard_treasure_die = Redbeard’s treasure die
part-redbeard_upgrade = Redbeard’s upgrades
part-redbeard_card = Redbeard’s cards
    .of = redbeard
part-module = Modules
    .of = option
part-ruby_market_space = Ruby market
part-retirement_tile = Residence discount tile

component-level_1_cards = Level I cards
component-location_cards_level_1 = of these: locations
component-residence_cards = of these: residences
component-improvement_cards_level_1 = of these: improvements
component-level_2_cards = Level II cards
component-quest_cards = Quest cards
component-redbeard_cards = Redbeard cards (6 A, 6 B)
component-figurehead_tiles = Figurehead tiles
component-doubloon_tokens_5 = Doubloon tokens, value 5
component-doubloon_tokens_2 = Doubloon tokens, value 2
component-doubloon_tokens_1 = Doubloon tokens, value 1
component-raid_dice = Raid dice (yellow, green, white)
component-cubes = Cubes (approximate; grey ones are universal)
component-treasure_island_tiles = Treasure island tiles
component-treasure_value_tiles = Treasure value tiles
component-exploration_boards = Exploration board
component-ship_boards = Ship boards (one has the solo side)
component-hideout_boards = Hideout boards (one has the solo side)
component-ships = Ships
component-explorers = Explorers
component-score_markers = Score markers
component-player_markers = Two-sided player markers (residence / +50 VP), 7 per colour
component-black_market_tiles = Two-sided black market tiles, 5 per colour
component-ruby_delivery_tiles = Ruby delivery tiles
component-ruby_market_tiles = Ruby market tile
component-residence_discount_tiles = Residence discount tile

## Why a captain would do that

why-points = it brings you points
why-doubloons = it leaves you more doubloons
why-quests = it takes your quests further
why-income = it raises your income
why-raid = it makes your raids stronger
why-explore = it takes your explorer further
why-discount = it makes later purchases cheaper
why-move = it lets you sail further
why-ship = it upgrades your ship
why-treasures = it brings you treasures
why-buried = it puts treasures into the ground
why-figurehead = it gives you a figurehead

## The terminal

board-legend = ⛵A the ship of player A, 4d the cost in doubloons, ◆ a treasure of the colour, ▪ cubes on an island and what the treasure is worth, ? quests, ☸ figureheads, ▲ upgrades, ◆2+1 stored + buried, ♦ rubies, ≈ an island, ▮ a secret quest.
