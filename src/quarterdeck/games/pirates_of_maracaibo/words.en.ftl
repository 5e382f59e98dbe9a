### Pirates of Maracaibo in English

game = Pirates of Maracaibo
    .line = Three voyages to Maracaibo: arm your ship, raid, explore the jungle, bury your treasures.
    .about = Three voyages across the Caribbean, a ship to fit out, a jungle to explore.

## The board

end-told = Final scoring
frame-turn = Chooses where to sail.
frame-steps = Sails on, step by step.
frame-rent = Decides whom to pay.
frame-visit = Chooses what to do here.
frame-improvement = Acquires a card or takes doubloons.
frame-residence = Thinks about a residence.
frame-raid = Raids.
frame-leftover = Spends what is left of a raid.
frame-explore = Explores.
frame-upgrade = Upgrades the ship.
frame-figurehead = Chooses a figurehead.
frame-place_tile = Places a black market tile.
frame-use_tile = Uses a black market tile.
frame-acquire = Acquires a card from afar.
frame-build = Builds a residence.
frame-retire = Retires to a residence.
frame-quest_choice = Chooses quests.
frame-quest_pick = Takes a quest.
frame-quest_drop = Discards a quest.
frame-bundle = Chooses which effect comes next.
frame-island = Chooses an island.
frame-treasure = Takes treasures.
frame-bury = Buries a treasure.
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
board-voyage = Voyage
board-then-one = then one of
board-or = or
board-do-upgrade = upgrade
board-do-raid = raid
board-do-explore = explore
board-do-residence = residence
board-raid = Raid
board-skirmish = Skirmish
board-won = winner
board-no-winner = no winner
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
board-rent = rent { $count ->
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
board-scored = points so far
board-estimate = would end with
board-estimate-help = Points if the game ended now, from what everybody can see and the quests you know.
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
board-step-voyages = During the voyages
board-step-rivers = Rivers crossed
board-step-doubloons = Doubloons left
board-step-printed = Points on cards
board-step-scrolls = Grey scrolls
board-step-residences = Residences
board-step-treasures = Treasures
board-step-buried = Buried treasures
board-step-quests = Quests
board-step-six = Six quests
board-step-total = Total

redbeard = Redbeard

treasure-gold = gold
    .one = gold
    .isle = gold island
    .die = yellow die
treasure-emerald = emeralds
    .one = an emerald
    .isle = emerald island
    .die = green die
treasure-pearl = pearls
    .one = a pearl
    .isle = pearl island
    .die = white die

symbol-crew = crew
symbol-equipment = equipment
symbol-ship = ship

main-raid = raid
main-explore = explore
main-quest = quest
main-draw = draw a Level II card
main-improvement = take an improvement

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
    .text = equipment · income: 5 doubloons; worth 2 points
card-sugar = Sugar
    .text = equipment · income: 3 doubloons; worth 2 points
card-gilded_cutlass = Gilded cutlass
    .text = equipment · 2 points; yellow die +2; worth 2 points
card-emerald_dagger = Emerald dagger
    .text = equipment · 2 points; green die +2; worth 2 points
card-pearl_pistol = Pearl-handled pistol
    .text = equipment · 2 points; white die +2; worth 2 points
card-spyglass = Spyglass
    .text = equipment · explore 1; exploration +1; worth 1 point
card-shovels = Set of shovels
    .text = equipment · bury a treasure; 4 doubloons; worth 1 point
card-message_in_a_bottle = Message in a bottle
    .text = equipment · take a quest; worth 2 points
card-klabautermann = Klabautermann
    .text = crew · discount 3; worth 1 point
card-purser = Purser
    .text = crew · discount 1; income: 2 doubloons; worth 1 point
card-gunner = Gunner
    .text = crew · raid of strength 2 without dice; raid strength +1; worth 2 points
card-navigator = Navigator
    .text = crew · once per exploration 1 space less for 4 doubloons; income: 1 doubloon; worth 2 points
card-shantyman = Shantyman
    .text = crew · income: 2 points; worth 2 points
card-fence = Fence
    .text = crew · income: 4 doubloons; worth 2 points
card-scout = Scout
    .text = crew · explore 3; worth 1 point
card-old_pilot = Old pilot
    .text = crew · raid of strength 5 without dice; worth 1 point
card-surveyor = Surveyor
    .text = crew · once per exploration 1 space less for 3 points; income: 1 point; worth 1 point
card-reinforced_hull = Reinforced hull
    .text = ship · upgrade your ship; worth 2 points
card-bow_chasers = Bow chasers
    .text = ship · raid strength +2; worth 2 points
card-cargo_hold = Cargo hold
    .text = ship · income: 3 doubloons; income: 1 point; worth 2 points
card-captains_cabin = Captain’s cabin
    .text = ship · income: 1 doubloon; income: 2 points; worth 2 points
card-topsails = Topsails
    .text = ship · explore 2; exploration +1; worth 1 point
card-cocoa = Cocoa
    .text = equipment · income: 3 doubloons; income: 1 point; worth 3 points
card-rum = Rum
    .text = equipment · income: 2 doubloons; income: 2 points; worth 3 points
card-account_books = Account books
    .text = equipment · your doubloon income now; income: 2 doubloons; worth 2 points
card-iron_chest = Iron-bound chest
    .text = equipment · at the end 2 points per buried treasure; worth 2 points
card-golden_idol = Golden idol
    .text = equipment · at the end 7 points per 3 gold; worth 2 points
card-emerald_crown = Emerald crown
    .text = equipment · at the end 7 points per 3 emeralds; worth 2 points
card-pearl_necklace = Pearl necklace
    .text = equipment · at the end 7 points per 3 pearls; worth 2 points
card-sextant = Sextant
    .text = equipment · explore 2; exploration +1; worth 2 points
card-boarding_axes = Boarding axes
    .text = equipment · raid strength +2; worth 3 points
card-compass = Compass
    .text = equipment · explore 4; worth 2 points
card-gunpowder = Gunpowder
    .text = equipment · raid with the yellow die, +2 strength; worth 3 points
card-jolly_roger = Jolly Roger
    .text = equipment · income: 3 points; worth 4 points
card-treasure_map = Treasure map
    .text = equipment · bury up to 2 treasures; worth 3 points
card-forged_papers = Forged papers
    .text = equipment · activate one of your placed tiles; worth 3 points
card-quartermaster = Quartermaster
    .text = crew · 2 doubloons; discount 2; worth 3 points
card-storyteller = Storyteller
    .text = crew · raid action for 2: 3 points; worth 3 points
card-ship_surgeon = Ship’s surgeon
    .text = crew · income: 3 points; worth 4 points
card-cook = Cook
    .text = crew · income: 1 doubloon; income: 2 points; worth 3 points
card-merchant = Merchant
    .text = crew · income: 5 doubloons; worth 4 points
card-adventure_huntress = Adventure huntress
    .text = crew · at the end 5 points per 3 quests that score; worth 1 point
card-fortune_teller = Fortune teller
    .text = crew · take a quest; 2 doubloons; worth 3 points
card-corsair_captain = Corsair captain
    .text = crew · raid of strength 7 without dice; worth 4 points
card-cartographer = Cartographer
    .text = crew · use your explorer’s space once more; worth 3 points
card-bounty_master = Bounty master
    .text = crew · take a quest; at the end 6 points per 3 quests that score; worth 2 points
card-architect = Architect
    .text = crew · build any residence; worth 3 points
card-sea_wolf = Sea wolf
    .text = crew · 1 gold; worth 3 points
card-carpenter = Carpenter
    .text = crew · upgrade your ship; worth 2 points
card-pearl_diver = Pearl diver
    .text = crew · 1 pearl; worth 3 points
card-gem_cutter = Gem cutter
    .text = crew · 1 emerald; worth 3 points
card-carved_prow = Carved prow
    .text = ship · take a figurehead (3 doubloons); 2 points; worth 4 points
card-crows_nest = Crow’s nest
    .text = ship · explore 1; exploration +1; worth 3 points
card-gun_deck = Gun deck
    .text = ship · raid strength +1; income: 1 point; worth 3 points
card-signal_cannon = Signal cannon
    .text = ship · raid action for 4: 3 points and 1 cube on any island; worth 3 points
card-great_cabin = Great cabin
    .text = ship · income: 3 points; worth 4 points
card-secret_hold = Secret hold
    .text = ship · 2 cubes on one island; bury a treasure; worth 2 points
card-copper_sheathing = Copper sheathing
    .text = ship · upgrade your ship; acquire a ship card; worth 2 points
card-stern_lanterns = Stern lanterns
    .text = ship · your point income now; income: 2 points; worth 2 points
card-trinidad = Trinidad
    .text = raid / 4 doubloons
card-tobago = Tobago
    .text = raid / bury up to 2 treasures
card-bonaire = Bonaire
    .text = explore 3
card-curacao = Curaçao
    .text = explore 2 / 4 doubloons
card-margarita = Margarita
    .text = acquire a crew card (+3 doubloons) / 4 doubloons
card-grenada = Grenada
    .text = acquire an equipment card (+3 doubloons) / 4 doubloons
card-aruba = Aruba
    .text = take a quest
card-barbados = Barbados
    .text = bury a treasure; 2 doubloons
card-jamaica = Jamaica
    .text = bury a treasure; 1 point per buried treasure
card-hispaniola = Hispaniola
    .text = explore 2; 1 point per crew card
card-cuba = Cuba
    .text = raid; 1 point per equipment card
card-puerto_rico = Puerto Rico
    .text = discard a quest for 8 doubloons; 2 points per river crossed
card-hacienda = Hacienda
    .text = residence: at the end 2 points per doubloon of income, at most 24
card-castle = Castle
    .text = residence: at the end 3 points per point of income, at most 24
card-hidden_harbour = Hidden harbour
    .text = residence: at the end 6 points per river crossed, at most 24
card-stronghold = Stronghold
    .text = residence: at the end 8 points per set of three different treasures, at most 24
card-lighthouse = Lighthouse
    .text = residence: at the end 4 points per pearl, at most 24
card-palace = Palace
    .text = residence: at the end 4 points per gold, at most 24
card-town_house = Town house
    .text = residence: at the end 4 points per emerald, at most 24
card-citadel = Citadel
    .text = residence: at the end 4 points per equipment card, at most 24
card-inn = Inn
    .text = residence: at the end 4 points per crew card, at most 24
card-estate = Estate
    .text = residence: at the end 4 points per quest that scores, at most 24
card-pirate_cove = Pirate cove
    .text = residence: at the end 3 points per buried treasure, at most 24
card-sea_fort = Sea fort
    .text = residence: at the end 5 points per ship card, at most 25
card-hidden_location = a location under the fog
    .text = face down
card-hidden_1 = a card under the fog
    .text = face down
card-hidden_2 = a Level II card under the fog
    .text = face down
card-reserve_card = a face-down reserve card
    .text = 5 doubloons
card-open_water = open water
    .text = 5 doubloons
card-vacant = an empty space
    .text = nothing
card-gulf = the Gulf
    .text = upgrade; raid +2, explore 4 or a residence
card-maracaibo = Maracaibo
    .text = 6 points and an upgrade
card-land = land
    .text = nothing
card-hidden = a card
    .text = face down

## Quests

quest-hoard = Hoard
    .text = 7 treasures: 3 points; 10 treasures: 7 points
quest-gold_fever = Gold fever
    .text = 3 gold: 3 points; 5 gold: 8 points
quest-green_fire = Green fire
    .text = 3 emeralds: 3 points; 5 emeralds: 8 points
quest-moon_tears = Tears of the moon
    .text = 3 pearls: 3 points; 5 pearls: 8 points
quest-buried_gold = Buried gold
    .text = 2 buried gold: 3 points; 3 buried gold: 7 points
quest-buried_emeralds = Buried emeralds
    .text = 2 buried emeralds: 3 points; 3 buried emeralds: 7 points
quest-buried_pearls = Buried pearls
    .text = 2 buried pearls: 3 points; 3 buried pearls: 7 points
quest-steady_income = Steady income
    .text = doubloon income 6: 3 points; doubloon income 10: 7 points
quest-growing_fame = Growing fame
    .text = point income 4: 4 points; point income 7: 10 points
quest-fleet_and_land = Ship and shore
    .text = 7 improvements and residences together: 4 points; 10 improvements and residences together: 9 points
quest-river_crossings = River crossings
    .text = 2 rivers crossed: 3 points; 4 rivers crossed: 8 points
quest-gravediggers = Dead men’s hoard
    .text = 4 buried treasures: 3 points; 7 buried treasures: 7 points
quest-all_hands = All hands
    .text = 1 crew card, 1 equipment card, 1 ship card: 3 points; 2 crew cards, 2 equipment cards, 2 ship cards: 8 points
quest-landowner = Landowner
    .text = 1 residence: 3 points; 2 residences: 8 points
quest-crew_muster = Crew muster
    .text = 3 crew cards: 3 points; 5 crew cards: 8 points
quest-well_equipped = Well equipped
    .text = 3 equipment cards: 3 points; 5 equipment cards: 8 points
quest-shipwright = Shipwright’s pride
    .text = 2 ship cards: 3 points; 3 ship cards: 7 points
quest-legend_in_the_sand = Legend in the sand
    .text = 2 buried treasures, point income 3: 4 points; 4 buried treasures, point income 4: 9 points
quest-man_of_action = Swift deeds
    .text = 3 cards with lightning: 3 points; 5 cards with lightning: 8 points
quest-dry_dock = Dry dock
    .text = 12 ship upgrades: 3 points; 16 ship upgrades: 7 points
quest-landing_party = Landing party
    .text = 2 crew cards, 2 rivers crossed: 3 points; 3 crew cards, 3 rivers crossed: 8 points
quest-expedition_gear = Expedition gear
    .text = 2 equipment cards, 2 rivers crossed: 3 points; 3 equipment cards, 3 rivers crossed: 8 points
quest-men_and_gear = Men and gear
    .text = 2 equipment cards, 2 crew cards: 3 points; 3 equipment cards, 3 crew cards: 8 points
quest-harbour_lord = Harbour lord
    .text = 1 ship card, 1 residence: 4 points; 2 ship cards, 2 residences: 9 points
quest-jungle_caches = Jungle caches
    .text = 3 buried treasures, 2 rivers crossed: 3 points; 5 buried treasures, 3 rivers crossed: 7 points
quest-hidden = a quest
    .text = face down

## Redbeard’s cards

redbeard-redbeard_109 = Paid hands
    .text = draw › improvement (crew, equipment, ship) › raid
    .letter = A
redbeard-redbeard_110 = Boarding party
    .text = raid › explore › improvement (equipment, ship, crew)
    .letter = A
redbeard-redbeard_111 = Into the jungle
    .text = explore › raid › improvement (ship, crew, equipment)
    .letter = A
redbeard-redbeard_112 = Old debts
    .text = quest › raid › explore › improvement (crew, ship, equipment)
    .letter = A
redbeard-redbeard_113 = Broadside
    .text = raid › draw › explore › improvement (equipment, crew, ship)
    .letter = A
redbeard-redbeard_114 = Trackers
    .text = explore › quest › raid › improvement (ship, equipment, crew)
    .letter = A
redbeard-redbeard_115 = Press gang
    .text = extra: 2 points; draw › improvement (equipment, ship, crew) › raid
    .letter = B
redbeard-redbeard_116 = Refit
    .text = extra: upgrade your ship; raid › explore › improvement (crew, equipment, ship)
    .letter = B
redbeard-redbeard_117 = Hidden stash
    .text = extra: a treasure by the die; explore › raid › improvement (crew, ship, equipment)
    .letter = B
redbeard-redbeard_118 = Double dealing
    .text = extra: 2 points; quest › raid › explore › improvement (ship, crew, equipment)
    .letter = B
redbeard-redbeard_119 = Spreading fear
    .text = extra: a cube on his best island; raid › draw › explore › improvement (ship, equipment, crew)
    .letter = B
redbeard-redbeard_120 = Forced march
    .text = extra: his explorer walks 2; explore › quest › raid › improvement (equipment, crew, ship)
    .letter = B

## Tiles and boards

tile-bm_1a = Quick spade
    .text = bury a treasure
tile-bm_1b = Grave robbers
    .text = 1 point per buried treasure, at most 6
tile-bm_2a = Notice board
    .text = 1 point per quest held, at most 6
tile-bm_2b = River guides
    .text = 2 points per river crossed, at most 6
tile-bm_3a = Rumour monger
    .text = 2 points and 1 cube on any island
tile-bm_3b = Goldsmith
    .text = 1 point per gold, at most 6
tile-bm_4a = Lapidary
    .text = 1 point per emerald, at most 6
tile-bm_4b = Pearl buyer
    .text = 1 point per pearl, at most 6
tile-bm_5a = Chandler
    .text = 1 point per equipment card, at most 6
tile-bm_5b = Crimp
    .text = 1 point per crew card, at most 6
figurehead-mermaid = Mermaid
    .text = raid action for 2: 2 points and 2 doubloons
    .letter = A
figurehead-dragon = Dragon
    .text = exploration +2
    .letter = B
figurehead-harpy = Harpy
    .text = sail up to 4 spaces; income: 4 doubloons
    .letter = C
figurehead-whale = Whale
    .text = renew the quest market before you choose; income: 1 doubloon per quest held
    .letter = D
figurehead-lion = Lion
    .text = raid strength +2; one more reroll
    .letter = E
figurehead-sea_serpent = Sea serpent
    .text = income: 2 doubloons; income: 2 points
    .letter = F
figurehead-poseidon = Poseidon
    .text = four more burying spaces for any kind: 5 doubloons; 4 points; upgrade your ship; a treasure of your choice
    .letter = G
figurehead-kraken = Kraken
    .text = raid action for 3: 6 doubloons
    .letter = H
figurehead-hawk = Hawk
    .text = 3 treasures of one kind of your choice
    .letter = I
figurehead-nautilus = Nautilus
    .text = once per exploration 1 space less for 1 gold
    .letter = J
figurehead-skull = Skull
    .text = raid action for 2: bury a treasure of the raid’s kind
    .letter = K
figurehead-unicorn = Unicorn
    .text = discount 2
    .letter = L
upgrade-s1_raid = Swivel guns
    .text = raid strength +1
upgrade-s1_explore = Longboat
    .text = exploration +1
upgrade-s1_discount = Ship’s ledger
    .text = discount 1
upgrade-s1_figurehead = Figurehead
    .text = take a figurehead (3 doubloons)
upgrade-s1_market = Contacts ashore
    .text = place a black market tile (3 doubloons)
upgrade-s1_coins = Strongbox
    .text = 4 doubloons
upgrade-s2_plunder = Fearsome reputation
    .text = raid action for 2: 3 points
upgrade-s2_explore_bonus = Pack mules
    .text = exploration +1
upgrade-s2_bury = Digging party
    .text = bury a treasure
upgrade-s2_quest = Sealed orders
    .text = take a quest
upgrade-s2_explore = Vanguard
    .text = explore 2
upgrade-s2_market = Smugglers’ network
    .text = place a black market tile (2 doubloons)
upgrade-s3_treasure = Boarding nets
    .text = raid action for 3: a treasure of the raid’s kind
upgrade-s3_raid = Upper battery
    .text = raid strength +1
upgrade-s3_discount = Credit letters
    .text = discount 1
upgrade-s3_residence = Land deed
    .text = build any residence
upgrade-s3_cubes = Rumours of riches
    .text = 1 cube on any island and 2 points
upgrade-s3_market = Harbour contacts
    .text = place a black market tile (free)
upgrade-s4_signal = Signal guns
    .text = raid action for 4: 3 points and 1 cube on any island
upgrade-s4_explore_bonus = Native guides
    .text = exploration +1
upgrade-s4_glory = Gilded stern
    .text = 5 points
upgrade-s4_cache = Secret cache
    .text = bury a treasure and 2 cubes on one island
upgrade-s4_wages = Pay day
    .text = your doubloon income now and 2 points
upgrade-s4_shipyard = Shipyard privileges
    .text = acquire a ship card
space-start = Camp
    .text = no effect
space-t01 = Beach
    .text = 2 doubloons
space-t02 = Palm grove
    .text = 1 point and 1 cube on any island
space-t03 = Fishermen’s huts
    .text = 2 points
space-t04 = Crossroads
    .text = 4 doubloons
space-a1 = Old graves
    .text = bury a treasure
space-a2 = Sawmill
    .text = upgrade your ship
space-a3 = Waterfall
    .text = 3 points
space-a4 = Hermit’s hut
    .text = take a quest
space-a5 = Pearl lagoon
    .text = 1 pearl
space-b1 = Gold panners
    .text = 1 gold
space-b2 = Rope bridge
    .text = 3 points
space-b3 = Trading post
    .text = 3 doubloons
space-t05 = Mission
    .text = 3 points
space-t06 = Ferrymen’s yard
    .text = upgrade your ship
space-t07 = Emerald mine
    .text = 1 emerald
space-t08 = Burial mound
    .text = bury a treasure and 2 points
space-t09 = Plantation
    .text = 6 doubloons
space-t10 = Ruined temple
    .text = take a quest
space-c1 = Ambush pass
    .text = raid of strength 4 without dice
space-c2 = Cliff path
    .text = 5 points
space-c3 = Hidden boatyard
    .text = upgrade your ship and 1 point
space-c4 = Golden shrine
    .text = 1 gold and 1 point
space-d1 = Toll gate
    .text = 5 doubloons
space-d2 = Smugglers’ cache
    .text = 2 cubes on one island and 2 points
space-d3 = Mangroves
    .text = 4 points
space-t11 = Night market
    .text = activate one of your placed tiles and 2 points
space-t12 = Volcano rim
    .text = 6 points
space-t13 = Settlers’ village
    .text = build any residence and 2 points
space-t14 = Divers’ bay
    .text = 1 pearl and 2 points
space-t15 = Lost city
    .text = 7 points
space-t16 = Oracle
    .text = take a quest and upgrade your ship
space-t17 = City of gold
    .text = 10 points
space-retirement = Quiet harbour
    .text = a residence at half price, then back to the camp

raid_action-base_vp = Fame
    .text = 1 → 1 point
raid_action-base_doubloons = Loot
    .text = 2 → 3 doubloons
raid_action-base_treasure = Treasure
    .text = 5 → a treasure of the raid’s kind
raid_action-storyteller_vp3 = Storyteller
    .text = 2 → 3 points
raid_action-signal_vp3_cube = Signal cannon
    .text = 4 → 3 points and 1 cube on any island
raid_action-figurehead_a = Mermaid
    .text = 2 → 2 points and 2 doubloons
raid_action-figurehead_h = Kraken
    .text = 3 → 6 doubloons
raid_action-figurehead_k = Skull
    .text = 2 → bury a treasure of the raid’s kind
raid_action-raid2_vp3 = Fearsome reputation
    .text = 2 → 3 points
raid_action-raid3_treasure = Boarding nets
    .text = 3 → a treasure of the raid’s kind
raid_action-raid4_vp3_cube = Signal guns
    .text = 4 → 3 points and 1 cube on any island
trade-navigator = Navigator
    .text = 4 doubloons
trade-surveyor = Surveyor
    .text = 3 points
trade-nautilus = Nautilus
    .text = 1 gold

effect-gain_vp_1 = 1 point
effect-gain_doubloons_3 = 3 doubloons
effect-gain_treasure_gold_1 = 1 gold
effect-gain_treasure_emerald_1 = 1 emerald
effect-gain_treasure_pearl_1 = 1 pearl
effect-gain_vp_2 = 2 points
effect-gain_doubloons_1 = 1 doubloon
effect-place_cube_gold_1 = 1 cube on the gold island
effect-gain_doubloons_4 = 4 doubloons
effect-place_cube_emerald_1 = 1 cube on the emerald island
effect-upgrade_1 = upgrade your ship
effect-place_cube_pearl_1 = 1 cube on the pearl island
effect-gain_vp_3 = 3 points
effect-explore_1 = explore 1
effect-bury_1 = bury a treasure
effect-take_quest_1 = take a quest
effect-raid_fixed_2 = raid of strength 2 without dice
effect-explore_3 = explore 3
effect-raid_fixed_5 = raid of strength 5 without dice
effect-explore_2 = explore 2
effect-gain_doubloons_equal_to_doubloon_income = your doubloon income now
effect-explore_4 = explore 4
effect-raid_single_die_gold_2 = raid with the yellow die, +2 strength
effect-bury_2 = bury up to 2 treasures
effect-activate_black_market = activate one of your placed tiles
effect-gain_doubloons_2 = 2 doubloons
effect-raid_fixed_7 = raid of strength 7 without dice
effect-repeat_explorer_space = use your explorer’s space once more
effect-build_residence_0 = build any residence
effect-take_figurehead_3 = take a figurehead (3 doubloons)
effect-place_cube_any_1 = 1 cube on any island
effect-place_cube_any_same_2 = 2 cubes on one island
effect-acquire_ship_0 = acquire a ship card
effect-gain_vp_equal_to_vp_income = your point income now
effect-raid_0 = raid
effect-acquire_crew_3 = acquire a crew card (+3 doubloons)
effect-acquire_equipment_3 = acquire an equipment card (+3 doubloons)
effect-vp_per_buried_1 = 1 point per buried treasure
effect-vp_per_crew_1 = 1 point per crew card
effect-vp_per_equipment_1 = 1 point per equipment card
effect-discard_quest_8 = discard a quest for 8 doubloons
effect-vp_per_river_2 = 2 points per river crossed
effect-raid_2 = raid with +2 strength
effect-gain_doubloons_5 = 5 doubloons
effect-gain_vp_4 = 4 points
effect-gain_treasure_any_1 = a treasure of your choice
effect-gain_doubloons_6 = 6 doubloons
effect-bury_gold_1 = bury gold
effect-bury_emerald_1 = bury an emerald
effect-bury_pearl_1 = bury a pearl
effect-gain_treasure_any_same_3 = 3 treasures of one kind of your choice
effect-vp_per_buried_1_max_6 = 1 point per buried treasure, at most 6
effect-vp_per_quest_1_max_6 = 1 point per quest held, at most 6
effect-vp_per_river_2_max_6 = 2 points per river crossed, at most 6
effect-vp_per_gold_1_max_6 = 1 point per gold, at most 6
effect-vp_per_emerald_1_max_6 = 1 point per emerald, at most 6
effect-vp_per_pearl_1_max_6 = 1 point per pearl, at most 6
effect-vp_per_equipment_1_max_6 = 1 point per equipment card, at most 6
effect-vp_per_crew_1_max_6 = 1 point per crew card, at most 6
effect-place_black_market_3 = place a black market tile (3 doubloons)
effect-place_black_market_2 = place a black market tile (2 doubloons)
effect-place_black_market_0 = place a black market tile (free)
effect-gain_vp_5 = 5 points
effect-raid_fixed_4 = raid of strength 4 without dice
effect-gain_vp_6 = 6 points
effect-gain_vp_7 = 7 points
effect-gain_vp_10 = 10 points

slot-gold_1 = gold space, 1 cube on the gold island
slot-gold_2 = gold space, 4 doubloons
slot-gold_3 = gold space, 2 points
slot-gold_4 = gold space, no bonus
slot-emerald_1 = emerald space, 1 cube on the emerald island
slot-emerald_2 = emerald space, upgrade your ship
slot-emerald_3 = emerald space, 2 points
slot-emerald_4 = emerald space, no bonus
slot-pearl_1 = pearl space, 1 cube on the pearl island
slot-pearl_2 = pearl space, 3 points
slot-pearl_3 = pearl space, 3 doubloons
slot-pearl_4 = pearl space, no bonus
slot-poseidon_1 = Poseidon’s space, 5 doubloons
slot-poseidon_2 = Poseidon’s space, 4 points
slot-poseidon_3 = Poseidon’s space, upgrade your ship
slot-poseidon_4 = Poseidon’s space, a treasure of your choice
ruby_space-space_1 = space 1: 6 doubloons
ruby_space-space_2 = space 2: 5 points
ruby_space-space_3 = space 3: upgrade your ship and 1 point
ruby_space-space_4 = space 4: take a quest
ruby_space-space_5 = space 5: explore 3
ruby_space-space_6 = space 6: bury a treasure and 2 points

place-a1 = A1
    .text = face down or open water
place-a2 = A2
    .text = face down or open water
place-a3 = A3
    .text = face down or open water
place-a4 = A4
    .text = face down or open water
place-b1 = B1
    .text = face down or open water
place-b2 = B2
    .text = face down or open water
place-b3 = B3
    .text = face down or open water
place-b4 = B4
    .text = face down or open water
place-c1 = C1
    .text = face down or open water
place-c2 = C2
    .text = face down or open water
place-c3 = C3
    .text = face down or open water
place-c4 = C4
    .text = face down or open water
place-d1 = D1
    .text = face down or open water
place-d2 = D2
    .text = face down or open water
place-d3 = D3
    .text = face down or open water
place-d4 = D4
    .text = face down or open water
place-e1 = E1
    .text = face down or open water
place-e2 = E2
    .text = face down or open water
place-e3 = E3
    .text = face down or open water
place-e4 = E4
    .text = face down or open water
place-f1 = F1
    .text = face down or open water
place-f2 = F2
    .text = face down or open water
place-f3 = F3
    .text = face down or open water
place-f4 = F4
    .text = face down or open water
place-g1 = G1
    .text = face down or open water
place-g2 = G2
    .text = face down or open water
place-g3 = G3
    .text = face down or open water
place-g4 = G4
    .text = face down or open water
place-h1 = H1
    .text = face down or open water
place-h2 = H2
    .text = face down or open water
place-h3 = H3
    .text = face down or open water
place-h4 = H4
    .text = face down or open water
place-i1 = I1
    .text = face down or open water
place-i2 = I2
    .text = face down or open water
place-i3 = I3
    .text = face down or open water
place-i4 = I4
    .text = face down or open water
place-j1 = J1
    .text = face down or open water
place-j2 = J2
    .text = face down or open water
place-j3 = J3
    .text = face down or open water
place-j4 = J4
    .text = face down or open water
place-gulf = the Gulf
    .text = upgrade; raid +2, explore 4 or a residence
place-maracaibo = Maracaibo
    .text = 6 points and an upgrade
place-harbour = the start zone
    .text = all ships start here
cell-a1 = A1
cell-a2 = A2
cell-a3 = A3
cell-a4 = A4
cell-b1 = B1
cell-b2 = B2
cell-b3 = B3
cell-b4 = B4
cell-c1 = C1
cell-c2 = C2
cell-c3 = C3
cell-c4 = C4
cell-d1 = D1
cell-d2 = D2
cell-d3 = D3
cell-d4 = D4
cell-e1 = E1
cell-e2 = E2
cell-e3 = E3
cell-e4 = E4
cell-f1 = F1
cell-f2 = F2
cell-f3 = F3
cell-f4 = F4
cell-g1 = G1
cell-g2 = G2
cell-g3 = G3
cell-g4 = G4
cell-h1 = H1
cell-h2 = H2
cell-h3 = H3
cell-h4 = H4
cell-i1 = I1
cell-i2 = I2
cell-i3 = I3
cell-i4 = I4
cell-j1 = J1
cell-j2 = J2
cell-j3 = J3
cell-j4 = J4
cell-gulf = by the land
cell-maracaibo = journey’s end
cell-harbour = start
layout-standard = Standard waters
layout-narrows = The Narrows
layout-twin_channels = Twin channels
layout-long_crossing = The long crossing


## Options of a table

option-layout = Waters
    .help = How the 27 cards and the three treasure islands lie.
option-layout-standard = Standard waters
option-layout-narrows = The Narrows
option-layout-twin_channels = Twin channels
option-layout-long_crossing = The long crossing
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
    .help = More quests; only the harder goal counts, doubled, and a failed quest costs 5 points.
option-adventurers-false = without
option-adventurers-true = with
option-rubies = Rubies
    .help = Rubies from Bonaire and Tobago are sold in the Gulf.
option-rubies-false = without
option-rubies-true = with
option-retirement = Retirement
    .help = Behind the end of the track waits a residence at half price; then the explorer starts again.
option-retirement-false = without
option-retirement-true = with
option-difficulty = Redbeard’s B cards
    .help = For one player: how many of Redbeard’s six cards are the harder B cards.
option-difficulty-0 = none (easiest)
option-difficulty-1 = one
option-difficulty-2 = two
option-difficulty-3 = three
option-difficulty-4 = four
option-difficulty-5 = five
option-difficulty-6 = all six (hardest)
option-raid_actions_per_raid = Raid actions
    .help = Whether each raid action can be used once in a turn, as printed, or once in every raid.
option-raid_actions_per_raid-false = once a turn
option-raid_actions_per_raid-true = once a raid

## Actions

action-decline = Do without
action-finish = Finish
action-sail = Sail to { $place } ({ $place_text })
action-step = One step to { $place } ({ $place_text })
action-stop = Stop here
action-pay = Pay { $seat }
action-take_doubloons = Take 5 doubloons
action-acquire = Acquire { $card } ({ $card_text })
action-build = Build on { $card } ({ $card_text })
action-activate = Activate { $tile } ({ $tile_text })
action-upgrade = { $upgrade }: { $upgrade_text }
action-use = Use: { $effect }
action-reroll = Reroll all dice
action-choose_die = The { $treasure_die } with { $face }
action-choose_kind = { $treasure }
action-spend = { $raid_action } ({ $raid_action_text })
action-spend_from = From the { $purse }: { $raid_action } ({ $raid_action_text })
action-store_bonus = Put it on the bonus space
action-store = Put it in plain storage
action-bury = Bury { $treasure_one }: { $slot }
action-walk = Walk to { $space } ({ $space_text })
action-trade = Give up a space with { $trade } for { $trade_text }
action-take_top = Draw the top card of the quest deck
action-take_quest = Take { $quest } ({ $quest_text })
action-refresh = Renew the market first
action-island = The { $treasure_isle }
action-place_tile = { $tile } ({ $tile_text }) on { $card }
action-take_figurehead = { $figurehead } ({ $figurehead_text })
action-discard = Discard { $quest } ({ $quest_text })
action-return = Send back { $quest } ({ $quest_text })
action-take_ruby = Take a ruby
action-sell_ruby = Sell a ruby to { $ruby_space }
action-exchange_ruby = Exchange a ruby for 2 points
action-start = { $seat } starts
action-draw = The quest is { $quest }
action-turn_up = The card is { $card }
action-roll = The { $treasure_die } shows { $face }
action-throw = The die shows { $face }
action-fight = { $seat } rolls { $face }
action-reveal = Redbeard’s card is { $redbeard }
action-value_tile = The value tile shows { $treasure }

## Prompts

prompt-keep = Which quest do you send back? You keep the rest in secret.
prompt-sail = Where do you sail?
prompt-step = Sail on or stop? { $left ->
    [one] One step is left.
   *[other] { $left } steps are left.
}
prompt-rent = Your purse is too light for everybody. Whom do you pay?
prompt-improvement = { $card }: acquire it for { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
} or take 5 doubloons?
prompt-hidden_card = Nothing to acquire here: take your doubloons.
prompt-residence = Build on { $card } for { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
}?
prompt-tile_here = Your { $tile } lies here. Activate it ({ $tile_text })?
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
prompt-build = On which residence do you build?
prompt-island = On which island do you put { $cubes ->
    [one] the cube
   *[other] { $cubes } cubes
}?
prompt-place_tile = Which tile goes where? { $price ->
    [0] It is free.
    [one] It costs { $price } doubloon.
   *[other] It costs { $price } doubloons.
}
prompt-use_tile = Which of your placed tiles do you activate?
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
prompt-retire = Which residence do you build at half price?
prompt-deal = The table decides.

## Reasons

reason-too_dear = { $card } costs { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
}; you have fewer.
reason-no_column = A move must end in a column nearer to Maracaibo.
reason-too_far = That is out of reach.
reason-locked = { $upgrade } is still behind a lock line.
reason-no_strength = The strength that is left does not pay for that, or it would do nothing.
reason-used_up = { $raid_action } has been used already.
reason-own_marker = You have a marker on { $card } already.

## Notes: what an answer brings about

note-pays = costs { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
}
note-pays_rent = rent: { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
}
note-brings = brings { $points } now
note-coins_there = { $coins ->
    [one] { $coins } doubloon lies there
   *[other] { $coins } doubloons lie there
}
note-strength = strength { $points } for { $treasure }
note-costs = costs { $points }
note-walked = { $points ->
    [one] one space
   *[other] { $points } spaces
}
note-cubes_there = { $cubes ->
    [one] { $cubes } cube there
   *[other] { $cubes } cubes there
}
note-raises = adds a cube to the { $treasure_isle }

## Events

event-dealt = The Caribbean is laid out: { $layout }.
event-starts = { $seat } starts.
event-kept = { $seat } keeps { $quest }.
event-round_begins = Voyage { $round } begins.
event-sailed = { $seat } sails to { $card } ({ $place }).
event-stepped = { $seat } moves on to { $card } ({ $place }).
event-rent_paid = { $seat } pays { $to } { $coins ->
    [one] { $coins } doubloon
   *[other] { $coins } doubloons
} of rent.
event-rent_supply = { $seat } meets Redbeard and pays { $coins ->
    [one] { $coins } doubloon
   *[other] { $coins } doubloons
} to the supply.
event-rent_none = { $seat } owes rent but has no doubloon.
event-took_doubloons = { $seat } leaves the card and takes { $coins ->
    [one] { $coins } doubloon
   *[other] { $coins } doubloons
}.
event-acquired = { $seat } acquires { $card } for { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
}.
event-refilled = On { $place } now lies: { $card }.
event-built = { $seat } builds on { $card } for { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
}.
event-value_cube = { $card } adds a cube to the { $treasure_isle }: now { $cubes }.
event-activated = { $seat } activates { $tile } ({ $tile_text }).
event-upgraded = { $seat } upgrades the ship: { $upgrade } ({ $upgrade_text }).
event-gained_vp = { $seat } gains { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-gained_doubloons = { $seat } gains { $coins ->
    [one] { $coins } doubloon
   *[other] { $coins } doubloons
}.
event-rolled = { $seat } rolls { $face } with the { $treasure_die }.
event-rerolled = { $seat } rerolls all dice.
event-raids = { $seat } raids for { $treasure } with strength { $points }.
event-spent = { $seat } spends strength on { $raid_action } ({ $raid_action_text }); { $left } left.
event-raid_over = { $seat } ends the raid; { $left } left over.
event-treasure_taken = { $seat } takes { $treasure_one }; { $cubes ->
    [one] { $cubes } cube stays
   *[other] { $cubes } cubes stay
} on the { $treasure_isle }.
event-stored_bonus = { $seat } puts { $treasure_one } on the bonus space.
event-buried = { $seat } buries { $treasure_one } ({ $slot }).
event-explored = { $seat }’s explorer reaches { $space } ({ $space_text }).
event-traded = { $seat } gives up a space with { $trade } for { $trade_text }.
event-river = { $seat } has crossed { $rivers ->
    [one] one river
   *[other] { $rivers } rivers
}.
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
event-tile_placed = { $seat } places { $tile } on { $card }.
event-figurehead_taken = { $seat } takes the figurehead { $figurehead } ({ $figurehead_text }).
event-skipped = Nothing comes of it for { $seat }: { $effect }.
event-dropped_effect = { $seat } does without: { $effect }.
event-arrived = { $seat } reaches Maracaibo and gains { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-income = Income of { $seat }: { $coins ->
    [one] { $coins } doubloon
   *[other] { $coins } doubloons
} and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-round_over = { $seat } has ended voyage { $round }.
event-ships_return = All ships return to the start zone.
event-last_turns = { $seat } is in Maracaibo: play goes on to the last player’s turn.
event-revealed = { $card } is turned up on { $place }.
event-coins_taken = { $seat } takes { $coins ->
    [one] { $coins } doubloon
   *[other] { $coins } doubloons
} from the fog.
event-coins_added = Each location under the fog gains { $coins ->
    [one] { $coins } doubloon
   *[other] { $coins } doubloons
}.
event-value_tile_out = { $card } gets a value tile: { $treasure }.
event-ruby_tile_out = Rubies are delivered on { $card }.
event-top_shown = On top of the Level II deck: { $card }.
event-fought = { $seat } fights: { $face }, in all { $points }.
event-fight_won = { $seat } wins the skirmish and gains { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-fight_paid = { $seat } pays { $to } { $coins ->
    [one] { $coins } doubloon
   *[other] { $coins } doubloons
}.
event-fight_tied = The skirmish has no winner.
event-ruby_taken = { $seat } takes a ruby.
event-ruby_sold = { $seat } sells a ruby to { $ruby_space }.
event-ruby_exchanged = { $seat } exchanges a ruby for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-retired = { $seat } retires to { $card } at half price; the explorer goes back to the camp.
event-scored_rivers = { $seat }, rivers: { $points }.
event-scored_doubloons = { $seat }, doubloons left: { $points }.
event-scored_printed = { $seat }, points printed on cards: { $points }.
event-scored_scrolls = { $seat }, grey scrolls: { $points }.
event-scored_residences = { $seat }, residences: { $points }.
event-scored_treasures = { $seat }, treasures: { $points }.
event-scored_buried = { $seat }, buried treasures: { $points }.
event-scored_quests = { $seat }, quests: { $points } ({ $quests ->
    [one] one scores
   *[other] { $quests } score
}).
event-scored_six = { $seat }, six quests: { $points }.
event-quest_hard = { $seat } shows { $quest }: the harder goal, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-quest_easy = { $seat } shows { $quest }: the easier goal, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-quest_failed = { $seat } shows { $quest }: not met ({ $points }).
event-residence_scored = { $seat }, { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-final = { $seat } ends with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Redbeard

event-rb_quest_dealt = Redbeard draws a quest that nobody sees.
event-rb_round_over = Redbeard has had the last turn of voyage { $round }.
event-rb_card = Redbeard reveals { $redbeard } ({ $redbeard_letter }): { $redbeard_text }.
event-rb_impossible = Nothing on { $redbeard } is possible.
event-rb_shuffled = Redbeard shuffles his six cards.
event-rb_main = Redbeard’s action: { $main }.
event-rb_extra = Redbeard first takes the extra action of { $redbeard }.
event-rb_sailed = Redbeard sails to { $card } ({ $place }).
event-rb_passed = Redbeard passes { $card } ({ $place }).
event-rb_rent = Redbeard comes alongside: you take { $coins ->
    [one] { $coins } doubloon
   *[other] { $coins } doubloons
} from the supply.
event-rb_vp = Redbeard gains { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-rb_arrived = Redbeard reaches Maracaibo and gains { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-rb_die = Redbeard’s die shows { $face }.
event-rb_treasure = Redbeard takes { $treasure_one }; { $cubes ->
    [one] { $cubes } cube stays
   *[other] { $cubes } cubes stay
} on the { $treasure_isle }.
event-rb_more = Redbeard now owns more { $treasure } than you: a cube goes to the { $treasure_isle } (now { $cubes }).
event-rb_cube = Redbeard adds to the { $treasure_isle }: now { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}.
event-rb_explored = Redbeard’s explorer reaches { $space }.
event-rb_stays = Redbeard’s explorer stays at the end of the track.
event-rb_quest = Redbeard takes { $quest } from the market.
event-rb_no_quest = The market has no quest for Redbeard.
event-rb_drew = Redbeard draws { $card }.
event-rb_took = Redbeard takes { $card }.
event-rb_advance = Redbeard’s raid-and-explore track advances to { $position }.
event-rb_figurehead = Redbeard takes the figurehead { $figurehead } out of the game.
event-rb_no_figurehead = Redbeard takes no figurehead.
event-rb_residence = Redbeard marks { $card }.
event-rb_first_marker = Redbeard is the first on { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-rb_full = Redbeard’s ship has no space left to upgrade.
event-rb_deadlock = None of Redbeard’s six cards is possible: he only sails on.
event-rb_nothing = Redbeard does nothing else.
event-rb_fought = Redbeard fights: { $face }, in all { $points }.
event-rb_fight_won = Redbeard wins the skirmish and gains { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-rb_fog = Redbeard finds { $card } in the fog and gains { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-rb_ruby = Redbeard takes a ruby.
event-rb_ruby_sold = Redbeard sells a ruby and blocks { $ruby_space }.
event-rb_scored_rivers = Redbeard, rivers: { $points }.
event-rb_scored_rubies = Redbeard, rubies left: { $points }.
event-rb_scored_cards = Redbeard, cards: { $points }.
event-rb_scored_residences = Redbeard, residences: { $points }.
event-rb_scored_treasures = Redbeard, treasures: { $points }.
event-rb_scored_quests = Redbeard, quests: { $points }.
event-rb_scored_six = Redbeard, six quests: { $points }.
event-rb_final = Redbeard ends with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

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
part-lock_line = Locks of the ship
part-hideout_area = Hideout
part-redbeard = Redbeard
part-redbeard_track = Redbeard’s track
part-redbeard_treasure_die = Redbeard’s treasure die
part-redbeard_upgrade = Redbeard’s upgrades
part-redbeard_card = Redbeard’s cards
    .of = redbeard
part-module = Modules
part-ruby_market_space = Ruby market
part-retirement_tile = Retirement tile
