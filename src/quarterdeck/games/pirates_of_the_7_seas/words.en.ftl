### Pirates of the 7 Seas in English

game = Pirates of the 7 Seas
    .line = Choose your officer in secret, throw your fleet at fat convoys and sell the loot before your luck runs out.
    .about = Seven characters, a box of dice that fight where they land, and chests to guard.

feat-flags = In every service
    .help = Win as a corsair of each country.

end-told = Where the points come from
board-lid = The sea
board-cm = cm
board-mm = { NUMBER($mm, minimumFractionDigits: 1, maximumFractionDigits: 1) } mm
board-this-round = Round { $round }
board-rounds-left = { $rounds ->
    [one] the last round
   *[other] { $rounds } rounds left
}
board-calls = Order of the calls
board-laid = Characters laid down
board-laid-down = { $name }: a card face down
board-laid-not = { $name } is still choosing
board-laid-open = { $name }: { $character }
board-first = First player
board-played = { $cards ->
    [one] { $cards } card played
   *[other] { $cards } cards played
}
board-may-share = Who may choose it too
board-alone-free_ships = alone: { $n ->
    [one] { $n } ship free
   *[other] { $n } ships free
}
board-alone-return_skulls = alone: −{ $n ->
    [one] { $n } skull
   *[other] { $n } skulls
}
board-alone-gain_yin_yang = alone: { $n } yin-yang
board-alone-draw_loot = alone: { $n } loot
board-alone-spare_ships = alone: { $n ->
    [one] { $n } ship spared
   *[other] { $n } ships spared
}
board-alone-gain_chests = alone: { $n ->
    [one] { $n } chest
   *[other] { $n } chests
}
board-alone-draw_adventure_more = alone: { $n ->
    [one] { $n } card more
   *[other] { $n } cards more
}
board-throw = Throw the dice
board-throw-how = or swipe over the sea
board-countdown = { $count ->
    [0] the last-round card is next
    [one] { $count } card to the last-round card
   *[other] { $count } cards to the last-round card
}
board-privilege-shared = shared
board-privilege-alone = alone
board-privilege-first = alone and first
board-fleet-empty = fleet { $fleet } · empty { $empty }
board-fleet-guard = guard { $count }
board-fleet-reserve = res. { $count }
board-port = Current port
board-port-older = { $count ->
    [one] over { $count } older port
   *[other] over { $count } older ports
}
board-nations = Played cards
board-card-gone = played
board-card-mine = in your hand
board-raids = { $count } of { $of } convoys raided
board-flag-free = corsair token free
board-flag-taken = served by { $name }
board-adventure-stack = Adventures
board-stack-above = { $count ->
    [one] card to the last-round card
   *[other] cards to the last-round card
}
board-stack-left = { $count ->
    [one] card left
   *[other] cards left
}
board-loot-deck = loot
board-loot-discard = discarded
board-drawn = { $name } has drawn: { $list }
board-fleets = All fleets
board-fleet-told = Fleet { $fleet } (empty { $empty }, loaded { $loaded }), guards { $guards }{ $owed ->
    [0] {""}
   *[other] {" "}(owed { $owed })
}, reserve { $reserve }
board-chests = { $count ->
    [one] { $count } chest
   *[other] { $count } chests
}
board-yin-yang = { $count } yin-yang
board-talismans = { $count ->
    [one] { $count } talisman
   *[other] { $count } talismans
}
board-skulls = { $count ->
    [one] { $count } skull
   *[other] { $count } skulls
}
board-cards = { $count ->
    [one] { $count } adventure card in hand
   *[other] { $count } adventure cards in hand
}
board-double-holds = Double Hold ×{ $count }
board-unsinkables = Unsinkable Ship ×{ $count }
board-ritual-negotiation = Negotiation
board-ritual-double_hold = Double Hold
board-ritual-unsinkable = Unsinkable Ship
board-serves = serves { $nation }
board-used-told = Characters lying face up: { $list }
board-die-merchant = Merchant ship, firepower { $face }
board-die-ship = Ship of { $name }, firepower { $face }
board-die-sunk = sunk
board-calm = The sea is calm.
board-sent = { $count ->
    [one] { $count } ship sent so far
   *[other] { $count } ships sent so far
}
board-raid-open = The dice will decide.
board-raid-won = { $count ->
    [one] The convoy was sunk in { $count } duel.
   *[other] The convoy was sunk in { $count } duels.
}
board-raid-lost = { $count ->
    [one] The convoy got away after { $count } duel.
   *[other] The convoy got away after { $count } duels.
}
board-curse_whirlpool = as many of the nearest ships as the red die shows are dragged in; each costs a talisman card, or a chest
board-curse_idol = everybody loses a card of the chosen good, or a chest
board-duel = Duel { $duel } of { $of }
board-duels = Duels, nearest pair first
board-duel-back = Previous duel
board-duel-next = Next duel
board-close = Close
board-ruler = Ruler: measure between two dice
board-ruler-first = Ruler: choose a die
board-ruler-second = Ruler: choose another die
board-ruler-done = Centre to centre. Choose the next die.
board-characters = My characters
board-adventures = My adventure cards
board-lies-open = lies face up
board-face-down = laid face down
board-kind-convoy = Convoy
board-kind-port = Port
board-kind-curse = Curse
board-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
board-send = Ships to send
board-buy = Ships to buy
board-sell = Goods to sell
board-load = Goods to load
board-demand = demand { $price }
board-more = One more { $good }
board-less = One { $good } less
board-sell-all = Everything
board-load-all = All that fits
look-convoys = Convoys (struck out: played), in all
look-prices = Prices: { $list }
look-yard = You have { $chests } chests, and { $reserve } ships in your reserve.
look-fleet = Ships in your fleet: { $fleet }
board-load-none = Nothing
board-no-ship-left = No ship is left for the raid of { $name }: that will cost a skull.
    .own = No ship is left for your own raid: that will cost a skull.
board-end-chest = { $count ->
    [one] { $count } chest
   *[other] { $count } chests
}
board-end-talisman = { $count ->
    [one] { $count } talisman
   *[other] { $count } talismans
}
board-end-yinyang = { $count } unused yin-yang, one point for three
board-end-skull = { $count ->
    [one] { $count } skull, two points less
   *[other] { $count } skulls, two points less each
}
frame-choice = Everybody chooses a character in secret.
frame-shipwright = Buys ships.
frame-governor = Chooses a corsair token.
frame-captain = Chooses a convoy.
frame-islander = Chooses a new port.
frame-shaman = Chooses a curse.
frame-merchant = Sells goods.
frame-cartographer = Draws adventure cards.
frame-raid = Sends ships on the raid.
frame-loot = Loads the loot.
frame-idol = Chooses a good for the Idol.
frame-tavern = Assigns the dice of the Tavern.
frame-giving_up = Discards a goods card.
frame-final_sale = Negotiations in the final sale.
frame-waiving = Thinks about the shared victory.
kind-face = die

## Characters

character-shipwright = Shipwright
    .short = Sw
    .deed = buys ships
    .text = Alone with it: ships for nothing as well; the first player gets twice as many.
    .the = the Shipwright
character-governor = Governor
    .short = Gv
    .deed = becomes a corsair
    .the = the Governor
    .text = A corsair token, a skull, and all ships of the reserve free. Alone with it: discard skulls; the first player discards twice as many.
character-captain = Captain
    .short = Cp
    .deed = leads a raid
    .text = Alone with it: yin-yang; the first player gets twice as many. You take all your characters back in hand.
    .the = the Captain
character-islander = Islander
    .short = Is
    .deed = visits a new port
    .the = the Islander
    .text = Alone with it: loot cards; the first player draws twice as many. You take all your characters back in hand.
character-shaman = Shaman
    .short = Sh
    .deed = casts a curse
    .text = Alone with it: some of your ships are spared; twice as many for the first player. You take all your characters back in hand.
    .the = the Shaman
character-merchant = Merchant
    .short = Me
    .deed = sells goods
    .text = Alone with it: chests on top; the first player gets twice as many.
    .the = the Merchant
character-cartographer = Cartographer
    .short = Ca
    .deed = draws adventure cards
    .text = Alone with it: more cards; the first player draws twice as many.
    .the = the Cartographer
character-hidden = a character
    .short = ?
    .deed = unknown
    .the = a character

## Adventure cards

card-port_tortuga = the port of Tortuga
    .short = Tortuga
    .the = the port of Tortuga
card-port_port_royal = Port Royal
    .short = Port Royal
    .the = Port Royal
card-port_havana = the port of Havana
    .short = Havana
    .the = the port of Havana
card-port_cartagena = the port of Cartagena
    .short = Cartagena
    .the = the port of Cartagena
card-port_nassau = the port of Nassau
    .short = Nassau
    .the = the port of Nassau
card-port_maracaibo = the port of Maracaibo
    .short = Maracaibo
    .the = the port of Maracaibo
card-curse_kraken = the Kraken curse
    .short = Kraken
    .the = the Kraken curse
card-curse_iceberg = the Iceberg curse
    .short = Iceberg
    .the = the Iceberg curse
card-curse_sirens = the Sirens curse
    .short = Sirens
    .the = the Sirens curse
card-curse_mutiny = the Mutiny curse
    .short = Mutiny
    .the = the Mutiny curse
card-curse_whirlpool = the Whirlpool curse
    .short = Whirlpool
    .the = the Whirlpool curse
card-curse_idol = the Idol curse
    .short = Idol
    .the = the Idol curse
card-curse_payday = the Payday curse
    .short = Payday
    .the = the Payday curse
card-curse_tavern = the Tavern curse
    .short = Tavern
    .the = the Tavern curse
card-last_round = the last-round card
    .short = Last round
    .the = the last-round card
card-hidden = adventure card
    .short = ?
    .the = an adventure card

port-port_tortuga = Tortuga
port-port_port_royal = Port Royal
port-port_havana = Havana
port-port_cartagena = Cartagena
port-port_nassau = Nassau
port-port_maracaibo = Maracaibo
port-pirate_bay = Pirate Bay

loot-rum = rum
loot-coffee = coffee
loot-fruit = fruit
loot-talisman = talisman

nation-england = England
    .people = English
    .mark = En
nation-spain = Spain
    .people = Spanish
    .mark = Sp
nation-france = France
    .people = French
    .mark = Fr
nation-netherlands = the Netherlands
    .people = Dutch
    .mark = Du

effect-convoy = { $nation_people } convoy of { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
effect-convoy_the = the { $nation_people } convoy of { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
effect-convoy_short = { $nation_mark }{ $ships }
effect-curse_kraken = every { $face } costs its owner a fruit card, or a chest
effect-curse_iceberg = every { $face } costs its owner a coffee card, or a chest
effect-curse_sirens = every { $face } costs its owner a rum card, or a chest
effect-curse_mutiny = every { $face } costs its owner a card of the good in highest demand, or a chest
effect-curse_payday = everybody pays { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
} for each guard
effect-tavern = a die for everybody; { $faces }
effect-face = { $face }: { $brings }
effect-take_skull = { $amount ->
    [one] a skull
   *[other] { $amount } skulls
}
effect-lose_goods_owner_choice = { $amount ->
    [one] a goods card is lost
   *[other] { $amount } goods cards are lost
}
effect-lose_chest = { $amount ->
    [one] a chest is lost
   *[other] { $amount } chests are lost
}
effect-gain_chest = { $amount ->
    [one] a chest
   *[other] { $amount } chests
}
effect-draw_loot = { $amount ->
    [one] a loot card
   *[other] { $amount } loot cards
}
effect-gain_yin_yang = { $amount } yin-yang
effect-prices = each, from { $size } of a kind; fewer bring { $price }
effect-double_hold = Double Hold ({ $cost } yin-yang)
effect-unsinkable = Unsinkable Ship ({ $cost } yin-yang)

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6

purpose-battle = the battle
purpose-curse_kraken = the Kraken curse
purpose-curse_iceberg = the Iceberg curse
purpose-curse_sirens = the Sirens curse
purpose-curse_mutiny = the Mutiny curse
purpose-curse_whirlpool = the Whirlpool curse
purpose-curse_idol = the Idol curse
purpose-curse_payday = the Payday curse
purpose-curse_tavern = the Tavern curse

sunk-merchant = the merchant ship sinks
sunk-pirate = the pirate ship sinks
sunk-both = both sink

## Options of a table

option-whirlpool_per = The Whirlpool takes
    .help = A talisman (or a chest) for each ship dragged in, or only one from every player who has a ship in it. The rulebook can be read both ways; per ship the Whirlpool hurts about as much as the other curses.
option-whirlpool_per-ship = one for each ship
option-whirlpool_per-player = one from each player hit
option-corsair_skull_stacks = A corsair who stays at home takes two skulls
    .help = One for staying at home and one for the convoy of the country served. Otherwise a single convoy never costs more than one skull.
option-corsair_skull_stacks-true = yes, both count
option-corsair_skull_stacks-false = no, one at most
option-tavern_two_without_goods = A Tavern 2 without goods
    .help = Whoever has no goods to give up pays a chest instead, as with the other curses, or gets away with it.
option-tavern_two_without_goods-lose_chest = costs a chest
option-tavern_two_without_goods-nothing = costs nothing
option-decline_gives_skull = Declining costs a skull
    .help = Whether a Shipwright, Governor or Cartographer who could act but does not takes a skull, like the other four.
option-decline_gives_skull-true = always
option-decline_gives_skull-false = not for these three
option-cartographer_extra_optional = The Cartographer may stop drawing
    .help = Extra cards of the privilege may be refused. Too many cards cost skulls at the end.
option-cartographer_extra_optional-true = yes
option-cartographer_extra_optional-false = no, all are drawn
option-memory_aid = Played cards stay in sight
    .help = The convoys, ports and curses that were played can be looked at beside the adventure stack. Without it only the top card can be seen and you must remember the others.
option-memory_aid-true = yes
option-memory_aid-false = no, remember them
option-max_rounds = Longest game
    .help = If the last-round card has not turned up by the end of this round, it counts as drawn.
option-max_rounds-30 = round 30
option-max_rounds-60 = round 60
option-max_rounds-90 = round 90

## Actions

action-choose = { $character }
action-buy = Buy { $ships } { $ships ->
    [one] ship
   *[other] ships
}
action-flag = Become a corsair of { $nation }
action-play = Play { $card_the }
action-decline = Decline
action-send = { $ships ->
    [0] Send no ship
    [one] Send { $ships } ship
   *[other] Send { $ships } ships
}
action-keep = { $rum ->
    [0] { $coffee ->
        [0] { $fruit ->
            [0] Refuse everything
           *[other] Load
        }
       *[other] Load
    }
   *[other] Load
}{ $rum ->
    [0] {""}
   *[other] {" "}rum ×{ $rum }
}{ $coffee ->
    [0] {""}
   *[other] { $rum ->
        [0] {" "}
       *[other] {", "}
    }coffee ×{ $coffee }
}{ $fruit ->
    [0] {""}
   *[other] { $rum ->
        [0] { $coffee ->
            [0] {" "}
           *[other] {", "}
        }
       *[other] {", "}
    }fruit ×{ $fruit }
}
action-name = Choose { $loot }
action-serve = The { $face } for { $seat }
action-give_up = Discard a { $loot } card
action-sell = Sell{ $rum ->
    [0] {""}
   *[other] {" "}rum ×{ $rum }
}{ $coffee ->
    [0] {""}
   *[other] { $rum ->
        [0] {" "}
       *[other] {", "}
    }coffee ×{ $coffee }
}{ $fruit ->
    [0] {""}
   *[other] { $rum ->
        [0] { $coffee ->
            [0] {" "}
           *[other] {", "}
        }
       *[other] {", "}
    }fruit ×{ $fruit }
}
action-sell_kind = Sell { $loot } ×{ $count }
action-draw = Draw an adventure card
action-stop = Take no more cards
action-end_turn = End the turn
action-negotiate = Negotiation: { $one } and { $other } (3 yin-yang)
action-done_selling = No more Negotiations
action-share = Share the victory
action-waive = Waive the victory
action-deal = { $card } lies on top
action-loot = { $loot } lies on top
action-start = { $seat } is first player

## Prompts

prompt-choose = Round { $round }: whom do you choose?
prompt-shipwright = How many ships do you buy, one chest a ship?
prompt-governor = Whose corsair do you become? A skull, and your whole reserve sails free.
prompt-captain = Which convoy do you raid?
prompt-islander = Which port do you visit? The current port is { $port }.
prompt-shaman = Which curse do you cast?
prompt-merchant = What do you sell in { $port }?
prompt-merchant_kind = How many cards of { $loot } do you sell?
prompt-cartographer = Do you draw an adventure card?
prompt-after_action = A ritual before your turn ends?
prompt-more_cards = Do you take another card? You may take { $left } more.
prompt-send = How many empty ships do you send against { $card_the }? At most { $limit }.
prompt-keep = Which goods do you load? There is room for { $room }.
prompt-idol = Which good does the Idol demand of everybody?
prompt-serve = Which die does { $seat } get?
prompt-give_up = A card of which good do you discard?
prompt-final_sale = Final sale: do you negotiate?
prompt-waive = You share the victory. Do you waive it?
prompt-chance = The dealer’s turn.

## Reasons

reason-face_up = The { $character } lies face up and cannot be chosen this round.
reason-too_many_ships = You have at most { $limit } { $limit ->
    [one] ship
   *[other] ships
} for that.
reason-flag_taken = The corsair token of { $nation } is taken.
reason-not_in_hand = You do not hold { $card_the }.
reason-wrong_card = Not a card for this character: { $card }.
reason-no_room = There is room for { $room } goods only.
reason-not_owned = You do not own these goods.
reason-no_yin_yang = You cannot perform this ritual now: yin-yang or goods are missing.
reason-same_kind = A Negotiation needs two different goods.
reason-no_such_die = No { $face } is left among the dice.
reason-acted = You have acted already this turn.

## Notes: what an answer brings about

note-costs_skull = costs a skull
note-widens_hold = one more ship carries two cards, for good
note-saves_ship = one more sunk ship comes back from each battle, for good
note-costs_skulls = { $skulls ->
    [one] costs a skull
   *[other] costs { $skulls } skulls
}
note-brings_chests = { $chests ->
    [one] brings { $chests } chest
   *[other] brings { $chests } chests
}
note-brings_points = { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
}; with everything sold { $points ->
    [one] { $points } point
   *[other] { $points } points
}
note-ends_with = everything is sold: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
note-brings_guard = { $chests ->
    [one] brings { $chests } chest
   *[other] brings { $chests } chests
}, but { $guards ->
    [one] another ship must stand guard
   *[other] { $guards } more ships must stand guard
}
note-frees_guard = a guard comes back to the fleet
note-raid_odds = { $ships ->
        [one] { $ships } pirate ship sinks
       *[other] { $ships } pirate ships sink
    } the whole convoy in about { $percent ->
        [one] { $percent } throw
       *[other] { $percent } throws
    } of 100

## Events

count-chest = Chests
count-talisman = Talismans
count-yinyang = Unused yin-yang
count-skull = Skulls
card-many = { $count } adventure cards
event-dealt = { $cards ->
    [one] Everybody is dealt { $cards } adventure card.
   *[other] Everybody is dealt { $cards } adventure cards.
}
event-starts = { $seat } is the first player.
event-round_began = Round { $round } begins; { $seat } calls the characters.
    .log = { $seat } calls the characters.
event-chose = { $seat } has laid down { $character_the }.
event-called = “{ $character }!”
event-nobody = Nobody answers the call for { $character_the }.
    .log = { $character }: nobody.
event-revealed = { $seat } reveals { $character_the }.
event-erred = Mistake: { $seat } does not carry out the action ({ $character }).
event-declined_free = { $seat } declines the action ({ $character }), which is free at this table.
event-skull = { $count ->
    [one] { $seat } takes a skull.
   *[other] { $seat } takes { $count } skulls.
}
event-skull_returned = { $count ->
    [one] { $seat } discards a skull.
   *[other] { $seat } discards { $count } skulls.
}
event-bought = { $ships ->
    [one] { $seat } buys { $ships } ship.
   *[other] { $seat } buys { $ships } ships.
}
event-free_ships = { $ships ->
    [one] Privilege: { $seat } gets { $ships } ship of the reserve free.
   *[other] Privilege: { $seat } gets { $ships } ships of the reserve free.
}
event-flagged = { $seat } becomes a corsair of { $nation }.
event-reserve_joined = { $ships ->
    [one] { $ships } ship of { $seat }’s reserve joins the fleet.
   *[other] { $ships } ships of { $seat }’s reserve join the fleet.
}
event-convoy = { $seat } has sighted a prize: { $card_the }!
event-sent = { $ships ->
    [one] { $seat } sends { $ships } ship.
   *[other] { $seat } sends { $ships } ships.
}
event-stayed = { $seat } sends no ships.
event-corsair_skull = The convoy belongs to { $nation }, which { $seat } serves.
event-escaped = Nobody sails: { $card_the } gets away.
event-thrown = The dice fall for { $purpose }.
event-duel = Duel { $merchant } : { $pirate }, the convoy against { $seat }: { $sunk }.
event-saved = { $ships ->
    [one] Unsinkable Ship: { $ships } sunk ship of { $seat } returns to the fleet.
   *[other] Unsinkable Ship: { $ships } sunk ships of { $seat } return to the fleet.
}
event-lost = { $ships ->
    [one] { $seat } loses { $ships } ship to the reserve.
   *[other] { $seat } loses { $ships } ships to the reserve.
}
event-sunk_all = The raid succeeds: { $card_the } is sunk.
event-raid_failed = The raid fails: { $card_the } fights its way through.
event-yin_yang = { $seat } gets { $count } yin-yang.
event-drew_loot = { $seat } draws a { $loot } card.
    .log = { $seat } draws { $loot }.
event-drew_talisman = { $seat } draws a talisman card and gets 1 yin-yang.
event-kept = { $seat } loads{ $rum ->
    [0] {""}
   *[other] {" "}rum ×{ $rum }
}{ $coffee ->
    [0] {""}
   *[other] { $rum ->
        [0] {" "}
       *[other] {", "}
    }coffee ×{ $coffee }
}{ $fruit ->
    [0] {""}
   *[other] { $rum ->
        [0] { $coffee ->
            [0] {" "}
           *[other] {", "}
        }
       *[other] {", "}
    }fruit ×{ $fruit }
}.
event-refused = { $seat } refuses{ $rum ->
    [0] {""}
   *[other] {" "}rum ×{ $rum }
}{ $coffee ->
    [0] {""}
   *[other] { $rum ->
        [0] {" "}
       *[other] {", "}
    }coffee ×{ $coffee }
}{ $fruit ->
    [0] {""}
   *[other] { $rum ->
        [0] { $coffee ->
            [0] {" "}
           *[other] {", "}
        }
       *[other] {", "}
    }fruit ×{ $fruit }
}.
event-loot_shuffled = The discarded loot is shuffled: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-no_loot = There is no loot left to draw.
event-guards_sent = { $ships ->
    [one] { $ships } ship of { $seat } goes on guard at the island.
   *[other] { $ships } ships of { $seat } go on guard at the island.
}
event-guards_back = { $ships ->
    [one] { $ships } guard of { $seat } returns to the fleet.
   *[other] { $ships } guards of { $seat } return to the fleet.
}
event-guards_owed = { $ships ->
    [one] { $seat } has no empty ship to spare and owes { $ships } guard.
   *[other] { $seat } has no empty ship to spare and owes { $ships } guards.
}
event-port = { $seat } visits a new port: { $port }.
event-curse = { $seat } casts { $card_the }.
event-spared = { $ships ->
    [one] Privilege: { $ships } ship of { $seat } is spared.
   *[other] Privilege: { $ships } ships of { $seat } are spared.
}
event-no_throw = There is no ship for { $card_the } to strike.
event-hit = { $hits ->
    [one] { $hits } ship of { $seat } is struck.
   *[other] { $hits } ships of { $seat } are struck.
}
event-lost_goods = { $seat } loses { $loot } ×{ $count }.
event-lost_talismans = { $count ->
    [one] { $seat } loses a talisman.
   *[other] { $seat } loses { $count } talismans.
}
event-lost_chests = { $count ->
    [one] { $seat } loses { $count } chest.
   *[other] { $seat } loses { $count } chests.
}
event-gained_chests = { $count ->
    [one] { $seat } gains { $count } chest.
   *[other] { $seat } gains { $count } chests.
}
event-unharmed = { $seat } gets off unharmed.
    .log = Unharmed: { $seat }.
event-dragged = { $ships ->
    [one] The Whirlpool drags in { $ships } ship.
   *[other] The Whirlpool drags in { $ships } ships.
}
event-named = { $seat } chooses { $loot } for the Idol: everybody loses a card of it, or a chest.
event-paid_guards = { $count ->
    [one] { $seat } pays the guards { $count } chest.
   *[other] { $seat } pays the guards { $count } chests.
}
event-served = { $seat } gets the { $face }.
event-gave_up = { $seat } discards a { $loot } card.
event-sold = { $seat } sells{ $rum ->
    [0] {""}
   *[other] {" "}rum ×{ $rum }
}{ $coffee ->
    [0] {""}
   *[other] { $rum ->
        [0] {" "}
       *[other] {", "}
    }coffee ×{ $coffee }
}{ $fruit ->
    [0] {""}
   *[other] { $rum ->
        [0] { $coffee ->
            [0] {" "}
           *[other] {", "}
        }
       *[other] {", "}
    }fruit ×{ $fruit }
} for { $chests } { $chests ->
    [one] chest
   *[other] chests
}.
event-negotiated = { $seat } negotiates: { $one } and { $other } for { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
}.
event-double_hold = { $seat } performs the ritual Double Hold. Token: ×{ $count }.
    .log = { $seat } performs the ritual Double Hold.
event-unsinkable = { $seat } performs the ritual Unsinkable Ship. Token: ×{ $count }.
    .log = { $seat } performs the ritual Unsinkable Ship.
event-drew_card = { $seat } draws { $card_the }.
event-last_round = { $seat } draws the last-round card. Rounds after this one: { $rounds }.
event-last_round_late = The last-round card turns up, but the last rounds have begun already.
event-last_round_forced = Round { $round } is over without the last-round card. Rounds to come: { $rounds }.
event-cards_back = { $seat } takes all characters back in hand.
    .log = All characters back in hand: { $seat }.
event-rounds_left = { $rounds ->
    [0] The last round is over.
    [one] { $rounds } round left.
   *[other] { $rounds } rounds left.
}
event-last_market = All goods are sold in { $port }.
event-surplus_cards = { $cards ->
    [one] { $seat } holds { $cards } card too many.
   *[other] { $seat } holds { $cards } cards too many.
}
event-scored = { $seat }: { $points } { $points ->
    [one] point
   *[other] points
} in all.
event-scored_chests = { $seat }: chests { $chests }.
event-scored_talismans = { $seat }: talismans { $points }.
event-scored_yin_yang = { $seat }: { $yin_yang } unused yin-yang make { $points }.
event-scored_skulls = { $seat }: skulls { $skulls }, { $points } points.
event-tie_corsairs = The tie goes to { $seat }, who has fewer corsair tokens.
event-tie_skulls = The tie goes to { $seat }, who has fewer skulls.
event-shared = The victory is shared.
event-kept_victory = { $seat } keeps a share of the victory.
event-waived = { $seat } waives the victory.
event-won = { $seat } wins with { $points } { $points ->
    [one] point
   *[other] points
}!

## The table in a terminal, and the fairness of the dice

board-round = Round { $round }
board-rounds_left = { $rounds ->
    [one] the last round
   *[other] { $rounds } rounds to go, this one included
}
board-stack = { $cards } cards in the adventure stack
board-sea = The sea after { $purpose }
board-flags = Free corsair tokens:
board-raided = Convoys raided:
board-hand = hand
board-used = face up
fairness-faces = Faces of all dice
fairness-places = Places over the sea
fairness-slots = Dice and places
fairness-seat_places = Places by seat
fairness-seat_faces = Faces by seat
fairness-first_duel = Who fights the first duel
fairness-most_survivors = Who has most survivors

## Parts of the edition, for the page about it; `of` begins the messages of its pieces

part-character = Characters
    .of = character
part-nation = Countries
    .of = nation
part-convoy = Convoys
    .of = card
part-start_port = Starting port
    .of = port
part-port = Ports
    .of = port
part-curse = Curses
    .of = card
part-tavern = The Tavern
part-loot = Loot
    .of = loot
part-ritual = Rituals
part-ritual_token = Ritual tokens
part-player_colour = Colours
part-dice_model = How thrown dice fall
part-config_defaults = Settings of the table
part-last_round_card = Card of the last round
part-guards = Guards of the chests
part-chest_token = Chest tokens

## Why a captain would do that

why-points = it brings you points
why-goods = it leaves you goods worth more
why-skulls = it costs you fewer skulls
why-yin_yang = it leaves you more yin-yang for rituals
why-fleet = your fleet is larger afterwards
why-cargo = your holds are fuller afterwards
why-hand = it leaves you more cards to choose from
why-unsinkable = it gives you an Unsinkable Ship
why-holds = it gives you a Double Hold

## The terminal

board-legend = A5 a ship of player A with its die, M a merchant ship, ★ first player, ⛵ empty ships, ▣ loaded, ⚓ guards (! one more is owed), ⌂ reserve, ▤ chests, ☯ yin-yang, ✦ talismans, ☠ skulls, ⊞ double holds, ⊚ unsinkable ships, ⚑ corsair of a country, ▮ a hidden card.
