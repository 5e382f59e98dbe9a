### Space Pirates in English

game = Space Pirates
    .line = Send pirates to six planets, set both ships moving, and be where the best treasures lie.
    .about = Send your pirates face down, turn theirs up, and mind which way the ships move.

feat-treasures = One of each
    .help = Have every kind of treasure in your hold in games that you win.

end-told = The treasures
board-chart = Star chart: six planets around the ships’ board
board-planet = { $planet }. Treasures: { $treasures }. Pirates: { $crews }. Face down: { $down }. Ships: { $ships }.
board-merchant-ship = Merchant ship, worth 10, moves clockwise
    .help = It moves on to the next planet when a pirate is turned up where it lies. At its sixth step it is back where it started, and the treasures are claimed.
board-pirate-ship = Pirate ship, moves counter-clockwise
    .help = It moves on to the next planet when a pirate is turned up where it lies. In the end its crew seizes the treasures of its planet: nobody gets them.
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
board-face-down = face down
board-showing = strength { $count }
board-teleport-spent = teleport in the box
board-lost = { $count ->
    [one] lost a card to a teleport
   *[other] lost { $count } cards to teleports
}
board-box = In the box
board-box-unused = unused treasures
board-box-lost = treasures nobody won
board-box-traps = { $count ->
    [one] teleport and lost card
   *[other] teleports and lost cards
}
board-strength = Strength
board-surplus = Surplus treasures: to the strongest player
board-auto-claim = The dearest treasure is taken for me
board-loot = Treasures: { $treasures }
board-nothing = nothing left
board-no-treasures = no treasures
board-totals = Treasures won
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
then-planet = { $card }: to which planet?
kind-planet = planet
look-pirate = Lies face down and adds { $value } to your strength on its planet. When a later card turns it up, every ship that stands there moves to the next planet.
look-teleport = Laid face down, a trap: when a later card turns it up, both cards go to the box and no ship moves.
look-crew-with = Your strength with it, by the open cards
look-treasures = Treasures: { $list }
look-hidden = One card of { $letter } lies face down.
look-crew = Strength { $sum }; cards of { $letter }:

card-teleport = Teleport
    .short = T
    .the = a teleport
card-pirate_1 = Cabin Boy
    .short = 1
    .the = the Cabin Boy
card-pirate_2 = Mechanic
    .short = 2
    .the = the Mechanic
card-pirate_3 = Navigator
    .short = 3
    .the = the Navigator
card-pirate_4 = Gunner
    .short = 4
    .the = the Gunner
card-pirate_5 = Old Boar
    .short = 5
    .the = Old Boar
card-pirate_6 = Corsair
    .short = 6
    .the = the Corsair
card-pirate_7 = Captain
    .short = 7
    .the = the Captain
card-hidden = a card
    .short = ?
    .the = a card

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
    .act = Let me choose my treasures
    .told = will choose treasures in person
switch-on = on
    .act = Take the most valuable treasure for me
    .told = leaves the choice of treasures to the game

## Options of a table

option-first_player = First player
    .help = Who places the first card. Chance decides unless you name a seat; at a real table the youngest player starts.
option-first_player-random = drawn by chance
option-first_player-0 = first seat
option-first_player-1 = second seat
option-first_player-2 = third seat
option-first_player-3 = fourth seat
option-first_player-4 = fifth seat
option-auto_claim = Treasures chosen automatically
    .help = The game takes the most valuable treasure left for everybody. It is never a worse choice; switch it off and everybody chooses in person.
option-auto_claim-true = yes
option-auto_claim-false = no, everybody chooses

## Actions

action-place = Place { $card } ({ $card_short }) on { $planet }
action-claim = Take { $treasure } ({ $treasure_value })
action-auto_claim = { $switch_act }
action-start = { $seat } starts

## Prompts

prompt-place = Which card goes to which planet?
prompt-claim = Which treasure do you take from { $planet }?
prompt-preference = Who chooses your treasures, you or the game?

## Reasons

reason-not_in_hand = { $card } ({ $card_short }) is no longer in your hand.
reason-not_in_pool = No longer on { $planet }: { $treasure }.

## Notes: what an answer brings about

note-quiet = quiet, nothing turns
note-turns = turns { $seat }’s card
note-turns_own = { $card_short ->
    [T] your own teleport: both cards are lost
   *[other] turns your { $card_short }
}
note-turns_ship = the { $ship } moves if it is a pirate ({ $seat }’s card)
note-turns_own_ship = the { $ship } moves; turns your { $card_short }
note-turns_own_ships = both ships move; turns your { $card_short }
note-turns_ships = both ships move if it is a pirate ({ $seat }’s card)
note-own_trap = your own teleport: you lose both cards, it and { $card_the } ({ $card_short })
note-may_trap = 1 in { $unseen } that it is the teleport: then you lose { $card_the } ({ $card_short })
note-ends = the { $ship } is back where it started: the placing ends at once
note-may_end = if it is a pirate, the { $ship } is back where it started and the placing ends

## Events

chapter-loot = Winning the treasures
event-dealt = The planets lie around the ships’ board; the pirate ship starts on { $home }.
event-starts = { $seat } starts.
event-placed = { $seat } places { $card_the } on { $planet }.
event-flipped = { $seat }’s { $card } ({ $card_short }) is turned face up on { $planet }.
    .log = { $seat }’s { $card_short } turns up.
event-trapped = Teleport! { $owner }’s trap on { $planet } costs { $victim } { $card_the }. Both cards go to the box.
event-sailed = The { $ship } moves from { $from } to { $to }.
    .log = The { $ship } moves to { $to }.
event-home_again = The { $ship } is back where it started: the treasures are claimed.
event-cards_out = All cards are laid: the treasures are claimed.
event-revealed = { $seat } turns up { $card_the } ({ $card_short }) on { $planet }.
event-teleport_boxed = { $seat }’s teleport on { $planet } is worth 0 and goes to the box.
event-looted = The crew of the pirate ship seizes the treasures on { $planet }, worth { $points } in all.
event-looted_ship = The crew of the pirate ship seizes the treasures on { $planet } and the merchant ship, worth { $points } in all.
event-unclaimed = Nobody has pirates on { $planet }: treasures worth { $points } go to the box.
event-unclaimed_ship = Nobody has pirates on { $planet }: the treasures and the merchant ship, worth { $points } in all, go to the box.
event-ranked = { $planet }, choice { $place }: { $seat } (strength { $strength }).
event-tie_broken = Tie on { $planet }: { $seat } chooses before { $rival }, being stronger on { $neighbour }.
event-tie_by_order = Tie on { $planet }: equal everywhere, so { $seat } chooses before { $rival } by player order.
event-claimed = { $seat } takes { $treasure } ({ $treasure_value }) from { $planet }.
event-surplus = { $seat } has the greatest strength on { $planet } and wins the surplus: { $treasure } ({ $treasure_value }).
event-scored = { $seat } has { $points } { $points ->
    [one] point
   *[other] points
} from { $kinds } { $kinds ->
    [one] kind
   *[other] different kinds
} of treasure.
event-switched = { $seat } { $switch_told }.

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

## Why a captain would do that

why-points = it brings you treasure where the ships are now
why-later = it pays when the ships have sailed one planet further
why-firsts = it makes you the strongest on another planet
why-hand = it keeps stronger cards in your hand
why-teleport = it keeps your teleport for later
why-spread = your pirates are on more planets then
why-down = your strength there stays hidden for now

## The terminal

board-legend = ⛵ merchant ship, ☠ pirate ship, ◆ treasure with its value, A7 a card of player A, (A?) one face down, T the teleport, ▮ a hidden card in hand.
