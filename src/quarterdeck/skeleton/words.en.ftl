### Bone Cove in English

game = Bone Cove
    .line = Send crews in secret, and let the parrot cry at the right moment.
    .about = Five minutes, four crews and one parrot.

board-round = Round { $round }
board-rival = the Old Skeleton
board-parrot = has a parrot

frame-sending = Sends a crew.
frame-crying = Listens for parrots.
choose-crew = Choose a crew
kind-crew = crew

crew-crew_1 = the crew of 1
crew-crew_2 = the crew of 2
crew-crew_3 = the crew of 3
crew-crew_4 = the crew of 4
crew-hidden = a crew

card-ring = the ring
card-goblet = the goblet
card-crown = the crown
card-casket = the casket
card-pearls = the pearls
card-bones = the cursed bones
card-hidden = a card

## Options of a table

option-parrots = Parrots
    .help = Everybody has a parrot that may cry once in the game.
option-parrots-true = yes
option-parrots-false = no

## Actions

action-pass = Pass
action-send = Send { $crew }
action-cry = Let the parrot cry
action-turn_up = Turn up { $card }
action-rival_sends = The Old Skeleton sends { $crew }

## Prompts

prompt-chance = Chance decides.
prompt-send = Which crew do you send for { $card }?
prompt-cry = Shall your parrot cry for { $card }?

## Reasons

reason-gone = { $crew } has been sent before.

## Notes: what an answer brings about

note-strength = your strength: { $strength }

## Events

event-round_begins = Round { $round }. In the cove: { $card }.
event-sent = { $seat } has sent { $crew }.
event-rival_sent = The Old Skeleton has sent { $crew }.
event-cried = { $seat }’s parrot cries: strength { $strength }.
event-took = { $seat } takes { $card }.
event-rival_took = The Old Skeleton takes { $card }.
event-tie = The strongest are level: nobody gets { $card }.
event-lost = { $seat } loses { $card } to the curse.
event-scored = { $seat } has { $points } { $points ->
    [one] point
   *[other] points
}.
