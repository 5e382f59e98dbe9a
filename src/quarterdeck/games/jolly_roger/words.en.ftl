### Jolly Roger in English

game = Jolly Roger
    .line = One ship, one Captain, and a crew that may well want another one. Raid, share, bribe and mutiny.
    .about = One ship, one Captain and a crew of thieves. Share the loot fairly or face the mutiny.

feat-posts = Captain and crew
    .help = Win once as the Captain at the end, and once as one of the crew.

## The board

board-name = The ship and its crew
board-table = The crew around the ship’s table
board-ship = The ship
table-turn = round { $turn } of { $of }
board-round = Round
board-phase-appointment = Appointment
board-phase-draw = Council
board-phase-expedition = Expedition
board-phase-punishment = Punishment
board-mutiny = Mutiny
board-tie = the Captain wins ties
board-office-captain = Captain
board-office-quartermaster = Quartermaster
board-office-mutineer = First Mutineer
board-office-none = no office
board-side-captain = on the Captain's side
    .short = loyal
board-side-mutineer = on the mutineers' side
    .short = mutiny
board-side-none = on neither side
    .short = neutral
board-side-won = won the mutiny
    .short = won
board-side-lost = lost the mutiny
    .short = lost
board-guards = guards the ship
board-place = { $name }, { $office }. Crew cards in hand: { $hand }. Open loot: { $loot }, worth { $gold }. Buried: { $buried }. { $side }
board-pan = { $leader }: { $total } { $total ->
    [one] crew member
   *[other] crew members
}
board-hand = Crew cards in hand
board-hand-of = { $count } of { $limit }
board-no-loot = no open loot
board-open-gold = Gold on open loot cards; number of cards
board-buried = { $count ->
    [one] one loot card buried
   *[other] { $count } loot cards buried
}
board-attack = What the attack has so far
board-need = { $have } of { $low } to { $high }
board-track-sure = sure
board-track-maybe = enough unless it needs { $need }
board-track-short = short by { $need }
board-track-then = with your card: { $then }
board-any-skill = for any skill:
board-targets = Targets
board-left = { $count ->
    [one] one card left
   *[other] { $count } cards left
}
board-kind-fort = Fort
    .help = The cards laid must together reach what the target needs of every skill; its back tells the least and the most.
board-kind-merchant_ship = Merchant Ship
    .help = The cards laid must together reach what the target needs of every skill; its back tells the least and the most.
board-kind-harbour = Harbour
    .help = The cards laid must together reach what the target needs of every skill; its back tells the least and the most.
board-kind-pirate_cove = Pirate Cove
    .help = Everybody draws crew cards. Then a loot card may be traded for a crew card, hostages ransomed and jewels sold.
board-kind-treasure_island = Treasure Island
    .help = Whoever has a Bloody Pirate shows the map. Then everybody but the guard may bury open loot, where nobody can take it.
board-cove = new crew, ransom
board-island = bury; needs a map
board-barred = out of reach
board-laid = Loot laid out
board-offers = Offers on the table
board-offer-from = Offer of { $from } to { $to }
board-for = for
board-whispered = a whispered promise
board-crew-cards = { $count ->
    [one] a crew card
   *[other] { $count } crew cards
}
board-my-hand = My hand
board-special = special
board-bribe = Bribe
board-bribe-next = Your offer to { $name } comes next, as soon as somebody is about to decide.
board-bribe-leave = Leave it
board-favour = In return …
board-gift = nothing: a gift
board-say-with = Say something with it, if you like
board-face-fond = is fond of you
board-face-warm = likes you
board-face-even = bears you no grudge
board-face-cool = is wary of you
board-face-sour = resents you
board-side-title = Whose side?
board-hold-captain = the Captain stays in office
board-hold-mutineer = the First Mutineer becomes Captain
board-stakes = At stake
board-stakes-mine = If your side loses, your open loot is shared out:
board-stakes-call = If your mutiny fails, your open loot is shared out:
board-stakes-win = If it succeeds, you are Captain, and the Captain’s open loot is shared out:
    .none = If it succeeds, you are Captain.
board-stakes-nothing = You have no open loot to lose.
board-stakes-side = { $side ->
    [captain] The Captain’s side stakes
   *[mutineer] The mutineers stake
} { $gold } gold in { $cards ->
    [one] { $cards } loot card.
   *[other] { $cards } loot cards.
}
board-stakes-unseen = { $side ->
    [captain] The Captain’s side stakes
   *[mutineer] The mutineers stake
} { $cards ->
    [one] { $cards } loot card.
   *[other] { $cards } loot cards.
}
board-give-loot = Give loot
board-ask = Ask for
board-a-crew-card = a crew card
board-show-crew = show the crew cards
board-promise = Add a promise
board-you-give = You give
board-you-get = You get
board-promised = Promise
board-threat = Threat
board-unseen = { $count ->
    [one] an unseen card
   *[other] { $count } unseen cards
}
board-offer-to = Your offer to { $name }
board-draft-help = Pick cards from your hand to give them.
board-sends = and sends it
    .help = What bears an arrow sends the offer at once.
board-several = More at once
    .help = Nothing is sent before you send it yourself.
board-show-loot = Show loot
board-unsettled = Cards that a Traitor may still cancel
board-betray = Betray!
board-withdraw = Take the offer back
board-shown = the crew cards are shown
board-word = Promises: { $open } open, { $kept } kept, { $broken } broken.
board-word-kept = kept
board-word-broken = broken
board-aloud = aloud
board-aside = whispered
board-piles = Piles
board-crew-deck = Crew
board-loot-deck = Loot
board-discarded = Discarded
board-sailed = Sailed
board-play-now = play now
board-give = give it
board-give-send = give it and send
board-use = What the card does
board-crew-count = { $count ->
    [one] one crew member
   *[other] { $count } crew members
}
board-card-adds = { $skill } { $have } → { $then }
board-card-any = +{ $points } to any skill
board-card-call = starts with { $count }
board-card-side = +{ $count } to a side
board-succeeded = Taken!
board-failed = Beaten off
board-promises = Given word
board-tabs = What is shown
board-tab-ship = Ship
board-tab-targets = Targets
board-tab-loot = Loot
board-tab-log = Log
board-hoard-seat = Pirate
board-hoard-open = Open loot
board-hoard-worth = gold
board-hoard-buried = buried
board-hire = A mate for hire
board-hire-terms = One open loot card for one crew card, once. Crew cards to be had: { $count }.
board-any-loot = any loot
board-fence = The fence
board-fence-terms = { $count ->
    [one] one loot card
   *[other] { $count } loot cards
}
board-cove-turn = { $name } trades
board-loot-left = Loot that nobody has seen yet
board-sand = In the sand
board-bury-all = Bury all
    .help = No mutiny takes what lies in the sand; only a Cabin Boy may dig it up.
board-held = The Captain has held the ship
board-taken = The mutineers have taken the ship
board-share-rest = Share for me
    .help = the best to you, then to those who like you
board-end-tales = What the crew will tell
board-end-deal = Best deal
board-end-words = Given word
board-end-mutiny = Last mutiny
board-beach = The gold on the beach
board-rank = { $rank }.
board-end-open = open
board-end-buried = buried
board-end-rum = rum: { $count } (breaks ties)
board-end-gold = { $count ->
    [one] 1 gold
   *[other] { $count } gold
}

card-nav_p3_m1 = Pilot
card-nav_p3_m2 = Pilots
card-nav_p2_m1 = Chart Reader
card-nav_p2_m2 = Chart Readers
card-nav_p2_m3 = Chart Readers
card-nav_p2_m4 = Chart Readers
card-nav_p1_m2 = Topmen
card-nav_p1_m3 = Topmen
card-nav_p1_m4 = Topmen
card-nav_p1_m5 = Topmen
card-can_p3_m1 = Gun Captain
card-can_p3_m2 = Gun Captains
card-can_p2_m1 = Gunner
card-can_p2_m2 = Gunners
card-can_p2_m3 = Gunners
card-can_p2_m4 = Gunners
card-can_p1_m2 = Powder Hands
card-can_p1_m3 = Powder Hands
card-can_p1_m4 = Powder Hands
card-can_p1_m5 = Powder Hands
card-mel_p3_m1 = Duellist
card-mel_p3_m2 = Duellists
card-mel_p2_m1 = Cutthroat
card-mel_p2_m2 = Cutthroats
card-mel_p2_m3 = Cutthroats
card-mel_p2_m4 = Cutthroats
card-mel_p1_m2 = Brawlers
card-mel_p1_m3 = Brawlers
card-mel_p1_m4 = Brawlers
card-mel_p1_m5 = Brawlers
card-multi_p2_m1 = Jack of All Trades
card-lookout = Lookout
    .text = After an attack target is set: turn the target face up before any crew card is played.
card-bloody_pirate = Bloody Pirate
    .text = Shows the map. One must be played for the ship to reach Treasure Island.
card-cook = Cook
    .text = When loot is shared: you pick first, the Captain second.
card-bosun = Bosun
    .text = At Treasure Island: name a guard who buries nothing this time. The guard may bribe somebody to stand in.
card-cabin_boy = Cabin Boy
    .text = After burying: take a random buried loot card of another player; it stays open before you.
card-first_mate = First Mate
    .text = After the target is revealed: melee total +1 or -1.
card-helmsman = Helmsman
    .text = After the target is revealed: navigation total +1 or -1.
card-sharpshooter = Sharpshooter
    .text = After the target is revealed: gunnery total +1 or -1.
card-shipwright = Shipwright
    .text = After loot is shared: ask for one open loot card; if all refuse, the Captain or the Quartermaster must give one.
card-assassin = Assassin
    .text = Opens a mutiny or is played in one: kill the Captain or the First Mutineer; the mutiny ends at once.
card-ship_rats = Ship Rats
    .text = In a mutiny: 5 crew members for your leader.
card-sea_wolf = Sea Wolf
    .text = In a mutiny: a neutral player must at once play one crew card for your leader.
card-second_mate = Second Mate
    .text = Any time: take one random crew card from each of two different players.
card-stowaways = Stowaways
    .text = Any time: discard this card, draw two crew cards.
card-medic = Medic
    .text = Any time: become Quartermaster until the Captain next appoints one.
card-traitor = Traitor
    .text = Right after another crew card is revealed: that card is discarded without effect.
card-hidden = a card
    .stats = unseen
look-loot = Loot cards: { $low } to { $high }
look-left = Not seen yet: { $left } of { $all }
card-captain = Captain
card-quartermaster = Quartermaster

officer-first_mate = First Mate
officer-helmsman = Helmsman
officer-sharpshooter = Sharpshooter

loot-rum = rum
loot-jewels = jewels
loot-hostage = a hostage
loot-hidden = a loot card

kind-fort = the Fort
    .title = Fort
kind-merchant_ship = the Merchant Ship
    .title = Merchant Ship
kind-harbour = the Harbour
    .title = Harbour
kind-pirate_cove = the Pirate Cove
    .title = Pirate Cove
kind-treasure_island = Treasure Island
    .title = Treasure Island

effect-skill = { $skill } { $value }
effect-any_skill = any skill { $value }
effect-men = { $count ->
    [one] 1 crew member
   *[other] { $count } crew members
}
effect-gold = gold worth { $value }
effect-prey = { $kind_title } ({ $needs }; { $loot ->
    [one] 1 loot card
   *[other] { $loot } loot cards
})
effect-cove = { $kind_title } ({ $count ->
    [one] 1 crew card each
   *[other] { $count } crew cards each
})
effect-island = { $kind_title } (one map)

skill-navigation = navigation
skill-cannon = gunnery
skill-melee = melee

sign-minus = −1
sign-plus = +1

leader-captain = the Captain
    .side = captain
leader-mutineer = the First Mutineer
    .side = mutineer

tag-give_loot = “I will give you loot.”
tag-give_crew = “I will give you a crew card.”
tag-support_me = “Stand by me and I will repay it.”
tag-support_you = “I will stand by you in a mutiny.”
tag-appoint_you = “I will make you Quartermaster.”
tag-spare_you = “I will not have you punished.”
tag-share_to_you = “You will get your share from me.”
tag-close_attack = “I will close the attack in time.”
tag-sail_island = “I will set course for Treasure Island.”
tag-lay_card = “I will lay a card in this attack.”
tag-show_map = “I will show the map.”
tag-rise = “Else I rise against you.”
favour-support_you = stand by me in a mutiny
favour-appoint_you = make me Quartermaster
favour-spare_you = spare me from punishment
favour-share_to_you = think of me when you share
favour-close_attack = close the attack in time
favour-sail_island = let us bury: sail to the island
favour-lay_card = lay a card in this attack
favour-show_map = show the map
favour-guard = guard the ship in my place

plea-support_you = “When it comes to a mutiny, stand by me.”
plea-appoint_you = “Give me the key, and this is yours.”
plea-spare_you = “Punish whom you like, but not me.”
plea-share_to_you = “There is not enough for all of us. Think of me.”
plea-close_attack = “Do not wait too long with the attack.”
plea-sail_island = “I carry too much about. Let us bury it.”
plea-lay_card = “So little is missing. A card of yours may do it.”
plea-show_map = “Somebody must have the map. Is it you?”
plea-guard = “Somebody has to stay aboard. Why not you?”
plea-sells = “You can do with another hand aboard.”
plea-buys = “You have more crew than you need. I pay.”

voice-aloud = aloud
voice-aside = for their ears only

window-any = any-time cards
window-spy = before the first card
window-reveal = after the reveal
window-loot = before the sharing
window-hull = after the sharing
window-map = a map is wanted
window-guard = the landing
window-dig = after the burying
window-attack = the attack
window-mutiny = the mutiny
window-call = will anybody mutiny?
window-traitor = will anybody betray it?

## Options of a table

option-hidden_loot = Hidden loot
    .help = All loot is kept face down. You know your own; of the others you only see how many cards they have.
option-hidden_loot-true = yes
option-hidden_loot-false = no, loot lies open
option-captains_gold = Captain’s gold
    .help = When the Captain trades loot for crew at the cove, everybody draws a crew card.
option-captains_gold-true = yes
option-captains_gold-false = no
option-negotiation = Bribes
    .help = Offers of crew cards and loot, swaps and promises. Nobody ever has to accept one or to keep their word.
option-negotiation-full = gifts, swaps and promises
option-negotiation-gifts_only = gifts and promises
option-negotiation-off = none
option-mutiny_call = Calling a mutiny
    .help = Sealed: everybody answers in secret and chance picks one of several callers. Race: the first call counts.
option-mutiny_call-sealed = sealed answers
option-mutiny_call-arrival = a race
option-mutiny_share = Loot after a mutiny
    .help = Whether the Captain, after the first pick, takes part in sharing what the losers gave up.
option-mutiny_share-others_only = the Captain only picks
option-mutiny_share-all_players = the Captain shares too
option-max_offers_per_round = Offers a round
    .help = How many offers each player may make in one round.
option-max_offers_per_round-10 = ten
option-max_offers_per_round-2 = two
option-max_offers_per_round-3 = three
option-max_offers_per_round-5 = five
option-max_open_offers = Open offers
    .help = How many of a player’s offers may wait for an answer at the same time.
option-max_open_offers-3 = three
option-max_open_offers-1 = one
option-max_open_offers-2 = two
option-max_open_offers-5 = five
option-pace = When offers are made
    .help = In turn: everybody is asked before the important decisions, without clocks. Live: anybody, at any moment; every window then has a clock of some seconds.
option-pace-turns = in turn
option-pace-live = live
option-clock = Windows last
    .help = Whether a moment in which cards may be played lasts although nobody can play one, so that hands stay secret.
option-clock-false = while somebody can act
option-clock-true = for their time
option-bot_characters = Temper of the bots
    .help = How bots treat the rest of the crew. Mixed: each seat has a temper of its own.
option-bot_characters-mixed = mixed
option-bot_characters-loyal = loyal
option-bot_characters-greedy = greedy
option-bot_characters-mutinous = mutinous
option-bot_characters-cautious = cautious

## Actions

action-pass = Pass
action-appoint = Appoint { $seat } Quartermaster
action-draw = Draw a free card
action-decline_draw = Draw nothing
action-target = Choose the target: { $kind }
action-call = Start a mutiny with { $card } ({ $card_stats })
    .act = Start a mutiny with { $card }
action-call_assassin = { $leader_side ->
    [mutineer] Start a mutiny: the Assassin kills the First Mutineer, that is you
   *[captain] Start a mutiny: the Assassin kills the Captain
}
action-call_wolf = Start a mutiny: the Sea Wolf forces { $seat }
action-contribute = Join the attack with { $card } ({ $card_stats })
    .act = Join the attack with { $card }
action-close = Enough, attack!
action-assign = Use the skill: { $skill }
action-pick = Pick { $loot }
action-share = Give { $loot } to { $seat }
action-give = Give { $gift }
action-refuse = Give nothing
action-demand = Make { $seat } give a card
action-waive = Demand nothing
action-surrender = Part with { $loot }
action-exchange = Trade { $loot } for a crew card
action-keep = Trade nothing
action-ransom = Take ransom for a hostage
action-sell = Sell jewels
action-done = Done
choose-loot = Choose a loot card
choose-seat = Choose a player
action-propose = Ask { $seat } to stand guard instead
action-stand = Stand guard yourself
action-accept = Agree
action-decline = Decline
action-bury = Bury { $loot }
action-punish = Demand punishment
action-spare = Waive the punishment
action-victim = Punish { $seat }
action-support = Back { $leader } with { $card } ({ $card_stats })
    .act = Back { $leader } with { $card }
action-office = Back { $leader } with the office card
action-wolf = Back { $leader } with the Sea Wolf and force { $seat }
action-assassin = Send the Assassin after { $leader }
action-forced = Play { $card } ({ $card_stats })
    .act = Play { $card }
action-deal_from = Deal the first card to { $seat }
action-discard = Discard { $card } ({ $card_stats })
    .act = Discard { $card }
action-traitor = Betray!
action-betray = Betray card { $play }!
action-second_mate = Second Mate: rob { $first } and { $second }
action-second_mate_one = Second Mate: rob { $seat }
action-stowaways = Stowaways: draw two crew cards
action-medic = Medic: take the Quartermaster’s office
action-lookout = Lookout: turn the target face up
action-map = Bloody Pirate: show the map
action-cook = Cook: pick before the Captain
action-bosun = Bosun: { $seat } stands guard
action-cabin_boy = Cabin Boy: dig up { $seat }’s loot
action-adjust = { $officer }: { $sign }
action-shipwright = Shipwright: ask for a loot card
action-stay_out = Stay out until I say otherwise
action-bargain = Make { $seat } an offer
action-talk = Talk to { $seat }
action-give_crew = Offer { $card } ({ $card_stats })
action-give_loot = Offer { $loot }
action-ask_loot = Ask for { $loot }
action-ask_crew = Ask for a crew card
action-show_crew = Show the crew cards you give
action-promise = Promise { $voice }: { $tag }
action-ask_favour = In return, ask for the promise: { $tag }
action-show_loot = Show { $loot }
action-send = Send it
action-drop = Never mind
action-accept_offer = Agree to offer { $number }
action-decline_offer = Decline offer { $number }
action-withdraw = Take back offer { $number }
action-hand_over = Hand over { $card } ({ $card_stats })
    .act = Hand over { $card }
action-first_captain = { $seat } is the first Captain
action-reveal = The target is { $target }
action-loot_drawn = Loot: { $loot }
action-crew_drawn = Crew: { $card } ({ $card_stats })
action-caller = { $seat } was first
action-stolen = The card drawn: { $card } ({ $card_stats })
action-dug = Dug up: { $loot }
action-settle = Card { $play } stands

## Prompts

prompt-window = Do you play a card? ({ $window })
prompt-appoint = Whom do you make Quartermaster?
prompt-free_draw = Your hand is empty. Do you draw a free card?
prompt-choose_target = Where shall the ship sail?
prompt-call = Do you start a mutiny?
prompt-first_card = You play the first card in the attack on { $kind }. Which one?
prompt-attack = The attack on { $kind }: do you play a crew card?
prompt-assign = Which skill does the Jack of All Trades count for? ({ $left } to assign)
prompt-pick = { $cards ->
    [one] Pick the loot card.
   *[other] Pick one of the { $cards } loot cards.
}
prompt-share = Who gets what? { $cards } { $cards ->
    [one] card is
   *[other] cards are
} left.
prompt-donate = { $seat } asks for a loot card. Do you give one?
prompt-demand = Nobody gave a card. Do you demand one from the Captain or the Quartermaster?
prompt-surrender = You must give { $seat } one of your loot cards.
prompt-exchange = Do you trade one loot card for a crew card?
prompt-sell = Do you take ransom or sell jewels?
prompt-guard = You are to guard the ship. Will somebody do it for you?
prompt-stand_in = { $seat } asks you to stand guard instead. Will you?
prompt-bury = What do you bury?
prompt-punish = Do you demand a punishment?
prompt-victim = Who is punished?
prompt-mutiny = Mutiny! Captain { $captain } : { $mutineer } First Mutineer. Do you take part?
prompt-forced = The Sea Wolf makes you side with { $leader }. Which card do you play?
prompt-deal_from = { $cards } { $cards ->
    [one] card is
   *[other] cards are
} dealt anew. Who gets the first one?
prompt-discard = Your hand limit is { $limit }. Which card do you discard?
prompt-betray = { $seat } has played { $card }. Do you betray it?
prompt-bargain_first = Before you decide: do you make anybody an offer?
prompt-bargain = { $seat } is about to decide. Do you make anybody an offer?
prompt-draft = What do you offer { $seat }?
prompt-reply = { $seat } makes you an offer. Do you agree?
prompt-hand_over = Choose { $left } more { $left ->
    [one] crew card
   *[other] crew cards
} for { $seat }.

## Reasons

reason-not_in_hand = Not in your hand: { $card }.
reason-no_special_in_attack = No skill points, so not for an attack: { $card }.
reason-deck_empty = There is no card left of that kind ({ $kind }).
reason-island_barred = Nobody had a map: the island is out of reach this round.
reason-has_more = { $seat } may not get another card while somebody has fewer.
reason-too_early = You may close once everybody else has played or passed.
reason-other_side = You already stand on the other side.
reason-no_such_loot = There is no such card here: { $loot }.
reason-not_the_captain = That player cannot be named.
reason-settling = All cards must settle first.

## Notes: what an answer brings about

note-target_range = needs navigation { $a }–{ $b }, gunnery { $c }–{ $d }, melee { $e }–{ $f }
note-still_needed = then missing at most: navigation { $navigation }, gunnery { $cannon }, melee { $melee }
note-would_total = { $skill } { $have } → { $then } of { $need }
note-would_win = the attack can still succeed
note-would_fail = the attack fails
note-would_stand = then Captain { $captain } : { $mutineer } First Mutineer
note-offer_terms = { $seat } gives { $crew ->
    [0] { $loot ->
        [0] no card
        [one] one loot card
       *[other] { $loot } loot cards
    }
    [one] one crew card{ $loot ->
        [0] { "" }
        [one] { " " }and one loot card
       *[other] { " " }and { $loot } loot cards
    }
   *[other] { $crew } crew cards{ $loot ->
        [0] { "" }
        [one] { " " }and one loot card
       *[other] { " " }and { $loot } loot cards
    }
}; in return: { $wanted_crew ->
    [0] { $wanted_loot ->
        [0] nothing
        [one] one loot card
       *[other] { $wanted_loot } loot cards
    }
    [one] one crew card{ $wanted_loot ->
        [0] { "" }
        [one] { " " }and one loot card
       *[other] { " " }and { $wanted_loot } loot cards
    }
   *[other] { $wanted_crew } crew cards{ $wanted_loot ->
        [0] { "" }
        [one] { " " }and one loot card
       *[other] { " " }and { $wanted_loot } loot cards
    }
}
note-offer_word = in return for your word: { $tag }
note-hand_size = { $cards ->
    [0] no crew cards
    [one] { $cards } crew card
   *[other] { $cards } crew cards
}, { $loot ->
    [0] no open loot
    [one] { $loot } open loot card
   *[other] { $loot } open loot cards
}
note-laid_by = { $card }, played by { $seat }
note-will_wait = Waits until all cards have settled
note-own_side_loses = your own side loses the mutiny at once
note-stakes_loot = { $loot ->
        [one] your open loot card is shared out if your side loses
       *[other] your { $loot } open loot cards are shared out if your side loses
    }

## Events

card-many = { $count } cards
loot-many = { $count } loot cards
event-captain_drawn = { $seat } draws the Captain’s card.
event-dealt = Everybody begins with { $cards } crew cards.
event-hand_dealt = You are dealt { $card } ({ $card_stats }).
    .log = You are dealt { $card }.
event-round_begins = Round { $round } begins.
event-appointed = { $captain } appoints { $seat } Quartermaster.
event-free_card = { $seat } has no cards and draws one for free.
event-free_card_declined = { $seat } has no cards and draws none.
event-drew = { $seat } draws { $card }.
event-no_card_left = There is no crew card left for { $seat }.
event-reshuffled = The discard pile becomes the new crew deck: { $cards } { $cards ->
    [one] card
   *[other] cards
}.
event-target_chosen = { $seat } chooses the target: { $kind }.
event-no_target_left = There is nowhere left to sail to.
event-target_back = The voyage is broken off; the card goes back on its deck ({ $kind }).
event-revealed = The target is turned up: { $target }.
event-spied = The Lookout has spied it: { $target }.
event-first_card_lapses = { $seat } holds no normal crew card and need not play the first one.
event-contributed = { $seat } joins the attack with { $card } ({ $card_stats }).
event-stays_out = You stay out for now.
event-closing = { $seat } closes the attack as soon as all cards have settled.
event-not_closed = { $seat } decides again whether to close the attack.
event-closed = “Enough, attack!” says { $seat }.
event-officer_changes = { $seat } plays { $officer }: { $skill } { $sign }.
event-assigned = { $seat } uses the skill of a Jack of All Trades: { $skill }.
event-totals = Totals: navigation { $navigation }, gunnery { $cannon }, melee { $melee }.
event-needed = Needed: navigation { $navigation }, gunnery { $cannon }, melee { $melee }.
event-succeeded = The attack on { $kind } succeeds!
event-failed = The attack on { $kind } fails.
event-loot_laid = Loot is laid out: { $loot }.
event-no_loot_left = There is no loot to share.
event-saw_loot = { $seat } sees: { $loot }, { $cards } of it.
    .log = { $seat } sees { $cards } × { $loot }.
event-picked = { $seat } picks { $loot }.
event-shared = { $by } gives { $seat }: { $loot }.
    .self = { $by } takes { $loot }.
    .log = { $by } gives { $seat } { $loot }.
event-cook_first = { $seat } will pick before the Captain.
event-asks_for_loot = { $seat } asks the crew for a loot card to mend the hull.
event-donated = { $seat } gives { $to }: { $loot }.
    .log = { $seat } gives { $to } { $loot }.
event-refused = { $seat } gives nothing.
event-demanded = { $seat } makes { $from } give a card.
event-demand_waived = { $seat } lets it be.
event-surrendered = { $seat } must give { $to }: { $loot }.
    .log = { $seat } must give { $to } { $loot }.
event-cove_found = The cove has crew: { $cards } { $cards ->
    [one] card
   *[other] cards
} for everybody.
event-exchanged = { $seat } trades { $loot } for a crew card.
event-captains_gold = { $seat } buys a round: everybody draws a crew card.
event-ransomed = { $seat } takes ransom for a hostage.
event-sold = { $seat } sells jewels.
event-loot_gained = { $seat } gets { $loot }.
event-map_shown = { $seat } has the map to Treasure Island.
event-landed = The ship lands at Treasure Island.
event-island_missed = Nobody shows a map: the island is not found.
event-guard_named = { $seat } sends { $guard } to guard the ship.
event-guard_asks = { $seat } asks { $to } to guard the ship instead and offers { $crew ->
    [0] { $loot ->
        [0] no card
        [one] one loot card
       *[other] { $loot } loot cards
    }
    [one] one crew card{ $loot ->
        [0] { "" }
        [one] { " " }and one loot card
       *[other] { " " }and { $loot } loot cards
    }
   *[other] { $crew } crew cards{ $loot ->
        [0] { "" }
        [one] { " " }and one loot card
       *[other] { " " }and { $loot } loot cards
    }
}.
event-guard_promises = { $seat } adds a promise to { $to }: { $tag }
event-guard_stands = { $seat } guards the ship and buries nothing.
event-stands_in = { $seat } guards the ship in place of { $for }.
event-will_not_guard = { $seat } will not stand guard.
event-buried = { $seat } buries { $loot }.
event-dug_up = { $seat } digs up { $loot } that { $from } had buried.
event-punishment_demanded = { $seat } demands a punishment.
event-punishment_waived = { $seat } waives the punishment.
event-punished = { $by } punishes { $seat }, who loses a card: { $card }.
    .log = { $by } punishes { $seat }, who loses { $card }.
event-punished_empty = { $by } punishes { $seat }, who has nothing to lose.
event-called = Mutiny! { $seat } rises with { $card } ({ $card_stats }).
event-mutiny_over_captain = The mutiny is over, { $captain } to { $mutineer }: the Captain’s side wins.
event-mutiny_over_mutineer = The mutiny is over, { $captain } to { $mutineer }: the mutineers win.
event-supported = { $seat } backs { $leader } with { $card } ({ $card_stats }).
event-joined = { $seat } takes sides with { $leader }: { $card } ({ $card_stats }).
    .log = { $seat } takes sides with { $leader }, playing { $card } ({ $card_stats }).
event-office_laid = { $seat } backs { $leader } with the Quartermaster’s card.
event-wolf_forces = { $seat } plays the Sea Wolf: { $victim } must join in.
event-forced_card = { $seat } has to side with { $leader } and plays { $card } ({ $card_stats }).
event-knife_drawn = { $seat } sends the Assassin after { $leader }.
event-killed = { $seat }’s Assassin strikes { $leader } down. The mutiny is over.
    .log = { $seat }’s Assassin strikes { $leader } down.
event-new_captain = { $seat } is the new Captain!
event-captain_stays = { $seat } remains Captain.
event-lost = { $seat } is among the losers.
    .log = Among the losers: { $seat }.
event-collected = { $seat } gives up { $loot }.
event-mutiny_discard = Discarded after the mutiny: { $card }.
event-redealt = { $cards } { $cards ->
    [one] mutiny card is
   *[other] mutiny cards are
} dealt anew.
event-redealt_from = { $by } deals the first card to { $seat }.
    .self = { $by } takes the first card.
event-played = { $seat } plays { $card }.
event-betrayed = { $seat } betrays { $card }!
event-cancelled = { $seat }’s card is cancelled: { $card }.
event-saved = A second Traitor! { $seat }’s card stands after all: { $card }.
event-deferred = Your answer waits until all cards have settled.
event-decide_again = Your answer has not taken effect: decide again.
event-stole = { $seat } takes { $card } from { $from }.
event-stowaways_in = { $seat } finds stowaways in the hold.
event-new_quartermaster = { $seat } takes the Quartermaster’s office.
event-medic_captain = { $seat } takes the Captain’s office.
event-discarded = { $seat } discards { $card }.
event-offered = { $seat } makes { $to } an offer: { $crew ->
    [0] { $loot ->
        [0] no card, only words
        [one] one loot card
       *[other] { $loot } loot cards
    }
    [one] one crew card{ $loot ->
        [0] { "" }
        [one] { " " }and one loot card
       *[other] { " " }and { $loot } loot cards
    }
   *[other] { $crew } crew cards{ $loot ->
        [0] { "" }
        [one] { " " }and one loot card
       *[other] { " " }and { $loot } loot cards
    }
}.
event-offer_shows = The offer of { $seat } to { $to } holds { $card } ({ $card_stats }).
    .log = { $seat } shows { $card } ({ $card_stats }).
event-offer_loot = { $seat } offers { $to }: { $loot }.
    .log = { $seat } offers { $to } { $loot }.
event-offer_wants = { $seat } wants from { $to }: { $loot }.
    .log = { $seat } wants { $loot } from { $to }.
event-offer_wants_crew = { $seat } wants { $cards } { $cards ->
    [one] crew card
   *[other] crew cards
} from { $to }.
event-offer_promises = { $seat } adds: { $tag }
event-offer_asks = In return { $seat } wants the word of { $to }: { $tag }
    .log = { $seat } wants the word of { $to } in return: { $tag }
event-offer_accepted = { $to } accepts the offer of { $seat }.
event-offer_declined = { $to } declines the offer of { $seat }.
event-offer_withdrawn = { $seat } takes back the offer to { $to }.
event-offer_lapsed = The offer of { $seat } to { $to } lapses.
event-handed_crew = { $seat } hands { $to }: { $card }.
    .log = { $seat } hands { $to } { $card }.
event-handed_loot = { $seat } hands { $to }: { $loot }.
    .log = { $seat } hands { $to } { $loot }.
event-promised = { $seat } promises { $to }: { $tag }
event-kept = { $seat } has kept a promise to { $to }: { $tag }
    .log = { $seat } keeps the promise to { $to }: { $tag }
event-broken = { $seat } has broken a promise to { $to }: { $tag }
    .log = { $seat } breaks the promise to { $to }: { $tag }
event-threatened = { $seat } threatens { $to }: { $tag }
event-made_good = { $seat } carries out the threat against { $to }: { $tag }
event-showed_loot = { $seat } shows { $to }: { $loot }.
    .log = { $seat } shows { $to } { $loot }.
event-round_over = Round { $round } is over.
event-game_ends = The voyage ends. Count the gold!
event-jewels_valued = { $seat }’s jewels: the card drawn is { $loot }, value { $gold }.
event-jewels_alone = The loot deck is empty: { $seat }’s jewels have a value of { $gold }.
event-scored = { $seat } has { $gold } gold and { $rum } rum.

### Standing orders (JR-17.12.1)

order-traitor = Traitor
    .help = Which cards you are asked about while you hold a Traitor. Nobody else sees this.
order-traitor-every = asks about every card
order-traitor-effects = only about effects and mutiny cards
order-traitor-asleep = is asleep
order-stay_out = Stay out
    .help = You pass in this attack or mutiny until you say otherwise.
    .quick = Stay out of this
order-stay_out-false = no
order-stay_out-true = yes
order-again = After my pass
    .help = Whether you are asked again after every card of an attack or mutiny, or once more when all others have passed. You may act in between at any time.
order-again-card = ask me after every card
order-again-last = ask me when the others have passed
order-no_mutiny = No mutiny from me this round
    .help = You pass whenever a mutiny may be called in this round.
    .quick = No mutiny from me this round
order-no_mutiny-false = no
order-no_mutiny-true = yes
order-offers = Offers
    .help = Whether you are asked before every decision if you want to offer something, or say so yourself with a button.
    .quick = No questions about offers
order-offers-button = when I press the button
order-offers-asked = ask me before every decision
order-any_time = Any-time cards
    .help = Whether you are asked at every moment for cards while you hold nothing but any-time cards, or only while you say so with a button.
    .quick = No questions about any-time cards
order-any_time-button = when I press the button
order-any_time-asked = ask me at every moment
order-stop = Always stop for me
    .help = You are asked in every window, even when you hold nothing that you could play there.
order-stop-false = only when I hold something playable
order-stop-true = always

## Why a captain would do that

why-loot = you come out of it better in loot
why-buried = it puts loot into the ground, where it is safe
why-rum = it leaves you more rum, which breaks ties
why-hostage = it leaves you a hostage to ransom
why-hand = it leaves you more crew cards
why-strength = it leaves you stronger cards for the next attacks
why-members = it leaves you more crew members for a mutiny
why-special = it keeps your special cards for a better moment
why-captain = it helps you to become Captain, or to stay it
why-qm = it helps you to become Quartermaster, or to stay it
why-stake = you are the one who shares out the loot
why-paid = whoever pays for an attack gets more of its loot
why-side = your side of the mutiny gets stronger

## The terminal

board-legend = ⎈ navigation, ✹ gunnery, ⚔ melee, ☠ crew members on a card, ♔ Captain, ♙ Quartermaster, ⛃ loot deck, ▤ crew deck, ①②③ gold, 🍾 rum, 💎 jewels, ☺ hostage, ▮ a hidden card, ▯ hidden loot, ( ) buried.

## Parts of the edition

part-crew_normal = Normal crew cards
    .of = card
part-crew_special = Special crew cards
    .of = card
part-target_kind = Kinds of targets
    .of = kind
part-target = Targets
    .of = kind
part-target_range = What the backs of targets promise
part-loot = Loot
    .of = loot
part-skill = Skills
    .of = skill
part-flag = Flags by the number of players
part-window = Moments for special cards
part-player_count = Set-up for each number of players
part-jewel_value = What jewels are worth
