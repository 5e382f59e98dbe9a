### Space Pirates in English

game = Space Pirates
    .line = Send your crew to six planets, push the ships along, and be there when the loot is shared.
    .about = Lay your crew face down, turn theirs up, and mind which way the ships drift.

feat-treasures = One of each
    .help = Have every kind of treasure in your hold in games that you win.

end-told = How the loot was shared
board-chart = Star chart: six planets around the ships’ board
board-planet = { $planet }. Treasures: { $treasures }. Crews: { $crews }. Face down: { $down }. Ships: { $ships }.
board-merchant-ship = Merchant ship, worth 10, sails clockwise
board-pirate-ship = Pirate ship, sails counter-clockwise
board-merchant-way = Merchant, clockwise
board-pirate-way = Pirates, counter-clockwise
board-merchant-steps = Merchant { $steps } of 6
board-pirate-steps = Pirates { $steps } of 6
board-sky-argo = Argo
board-sky-kraken = Kraken
board-sky-sextans = Sextans
board-sky-hydra = Hydra
board-hand = Your hand
board-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
board-face-down = { $count ->
    [one] face down
   *[other] face down
}
board-showing = showing
board-teleport-spent = teleport spent
board-lost = { $count ->
    [one] lost a card to a teleport
   *[other] lost { $count } cards to teleports
}
board-box = In the box
board-box-unused = unused treasures
board-box-traps = { $count ->
    [one] teleport and lost card
   *[other] teleports and lost cards
}
board-strength = Strength
board-surplus = Surplus: to the strongest crew
board-nothing = nothing left
board-totals = The hauls
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-kinds = { $count ->
    [one] { $count } kind
   *[other] { $count } kinds
}

frame-placement = Chooses a card and a planet.
frame-claiming = Chooses a treasure.
choose-planet = Choose a planet
kind-planet = planet

card-teleport = Teleport
    .short = T
card-pirate_1 = Cabin Boy
    .short = 1
card-pirate_2 = Robot Mechanic
    .short = 2
card-pirate_3 = Navigator
    .short = 3
card-pirate_4 = Gunner
    .short = 4
card-pirate_5 = Old Boar
    .short = 5
card-pirate_6 = Corsair
    .short = 6
card-pirate_7 = Captain
    .short = 7
card-hidden = a card
    .short = ?

planet-harbour = Traders’ Harbour
planet-skull = Skull Moon
planet-emerald = Emerald
planet-ember = Ember
planet-glacier = Glacier
planet-nebula = Nebula

treasure-treasure_1 = Scrap
    .value = 1
treasure-treasure_2 = Spice
    .value = 2
treasure-treasure_3 = Crystals
    .value = 3
treasure-treasure_4 = Relic
    .value = 4
treasure-treasure_5 = Gold Bars
    .value = 5
treasure-treasure_6 = Star Gem
    .value = 6
treasure-treasure_7 = Dark-Matter Core
    .value = 7
treasure-merchant_ship = the merchant ship
    .value = 10

ship-merchant_ship = merchant ship
ship-pirate_ship = pirate ship

switch-off = off
switch-on = on

## Options of a table

option-first_player = First player
    .help = Who places the first card. Drawn by chance unless you name a seat.
option-first_player-random = drawn by chance
option-first_player-0 = first seat
option-first_player-1 = second seat
option-first_player-2 = third seat
option-first_player-3 = fourth seat
option-first_player-4 = fifth seat
option-auto_claim = Claim the dearest by itself
    .help = When treasures are shared, everybody takes the dearest one left. It is never a worse choice; switch it off to choose yourself.
option-auto_claim-true = yes
option-auto_claim-false = no, everybody chooses

## Actions

action-place = Place { $card } ({ $card_short }) on { $planet }
action-claim = Take { $treasure } ({ $treasure_value })
action-auto_claim = Claim the dearest by itself: { $switch }
action-start = { $seat } starts

## Prompts

prompt-place = Which card goes to which planet?
prompt-claim = Which treasure do you take on { $planet }?
prompt-preference = How shall your treasures be taken at the end?

## Reasons

reason-not_in_hand = { $card } ({ $card_short }) is no longer in your hand.
reason-not_in_pool = There is no { $treasure } left on { $planet }.

## Notes: what an answer brings about

note-quiet = quiet, nothing turns
note-turns = turns { $seat }’s card
note-turns_own = turns your { $card_short }
note-turns_ship = turns { $seat }’s card; a pirate moves the { $ship }
note-turns_own_ship = turns your { $card_short }, the { $ship } sails
note-turns_ships = turns { $seat }’s card; a pirate moves both ships
note-own_trap = your own teleport: it and this { $card_short } both go to the box
note-may_trap = 1 in { $unseen } that it is the teleport: then your { $card_short } is lost too
note-may_end = if it is a pirate, the { $ship } comes home and nobody lays a card any more

## Events

chapter-loot = Sharing the loot
event-dealt = The planets lie in their ring; the pirate ship is at home on { $home }.
event-starts = { $seat } starts.
event-placed = { $seat } places { $card } on { $planet }.
event-flipped = { $seat }’s { $card } ({ $card_short }) is turned face up on { $planet }.
    .log = { $seat }’s { $card_short } turns up.
event-trapped = Teleport! It was { $owner }’s trap: it vanishes from { $planet } together with { $card } of { $victim }.
event-sailed = The { $ship } sails from { $from } to { $to }.
    .log = The { $ship } sails to { $to }.
event-home_again = The { $ship } is home again: time to share the loot.
event-cards_out = All cards are on the table: time to share the loot.
event-revealed = { $seat } shows { $card } ({ $card_short }) on { $planet }.
event-teleport_boxed = { $seat }’s teleport on { $planet } counts nothing and is put away.
event-looted = The pirate ship takes everything on { $planet }: { $points } { $points ->
    [one] point
   *[other] points
} lost.
event-unclaimed = Nobody has a crew on { $planet }: { $points } { $points ->
    [one] point goes
   *[other] points go
} to the box.
event-ranked = { $planet }: { $seat } ranks { $place } with strength { $strength }.
event-tie_broken = { $planet }: { $seat } ranks before { $rival }; the tie is broken at { $neighbour }.
event-claimed = { $seat } takes { $treasure } ({ $treasure_value }) on { $planet }.
event-surplus = { $seat } was strongest on { $planet } and also takes { $treasure } ({ $treasure_value }).
event-scored = { $seat } has { $points } { $points ->
    [one] point
   *[other] points
} from { $kinds } { $kinds ->
    [one] kind
   *[other] different kinds
} of treasure.
event-switched = { $seat } claims the dearest treasures automatically: { $switch }.

## Parts of the edition, for the page about it; `of` begins the messages of its pieces

part-card = Cards
    .of = card
part-treasure_kind = Treasures
    .of = treasure
part-planet = Planets
    .of = planet
part-ship = Ships
    .of = ship
part-colour = Colours
part-card_backs = Card backs
part-ring = Order of the planets
part-player_count = Set-up for each number of players
part-scoring = Scoring
part-end_triggers = End of the game

## Facts about the edition

fact-planets = planets: { $value }
fact-treasures = treasures: { $value }
fact-pirate_cards = pirate cards: { $value }
fact-card_sets = sets of cards: { $value }
fact-ship_boards = boards for the ships: { $value }

## The terminal

board-legend = ⛵ merchant ship, ☠ pirate ship, ◆ treasure with its value, A7 a card of player A, (A?) one face down, T the teleport, ▮ a hidden card in hand.
