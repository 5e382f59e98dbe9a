"""What can be answered. Written from verbs.toml by `make types`; not by hand."""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.spelling import Verb

PASS: Final = 0
APPOINT: Final = 1
DRAW: Final = 2
DECLINE_DRAW: Final = 3
TARGET: Final = 4
CALL: Final = 5
CALL_ASSASSIN: Final = 6
CALL_WOLF: Final = 7
CONTRIBUTE: Final = 9
CLOSE: Final = 10
ASSIGN: Final = 11
PICK: Final = 12
SHARE: Final = 13
GIVE: Final = 14
REFUSE: Final = 15
DEMAND: Final = 16
WAIVE: Final = 17
SURRENDER: Final = 18
EXCHANGE: Final = 19
KEEP: Final = 20
RANSOM: Final = 21
SELL: Final = 22
DONE: Final = 23
PROPOSE: Final = 24
STAND: Final = 25
ACCEPT: Final = 26
DECLINE: Final = 27
BURY: Final = 28
PUNISH: Final = 29
SPARE: Final = 30
VICTIM: Final = 31
SUPPORT: Final = 32
OFFICE: Final = 33
WOLF: Final = 34
ASSASSIN: Final = 35
FORCED: Final = 36
DEAL_FROM: Final = 37
DISCARD: Final = 38
TRAITOR: Final = 39
SECOND_MATE: Final = 40
SECOND_MATE_ONE: Final = 41
STOWAWAYS: Final = 42
MEDIC: Final = 43
LOOKOUT: Final = 44
MAP: Final = 45
COOK: Final = 46
BOSUN: Final = 47
CABIN_BOY: Final = 48
ADJUST: Final = 49
SHIPWRIGHT: Final = 50
STAY_OUT: Final = 51
BETRAY: Final = 52
BARGAIN: Final = 60
TALK: Final = 61
GIVE_CREW: Final = 62
GIVE_LOOT: Final = 63
ASK_LOOT: Final = 64
ASK_CREW: Final = 65
SHOW_CREW: Final = 66
PROMISE: Final = 67
SHOW_LOOT: Final = 68
SEND: Final = 69
DROP: Final = 70
ACCEPT_OFFER: Final = 71
DECLINE_OFFER: Final = 72
WITHDRAW: Final = 73
HAND_OVER: Final = 74
ASK_FAVOUR: Final = 75
FIRST_CAPTAIN: Final = 80
REVEAL: Final = 81
LOOT_DRAWN: Final = 82
CREW_DRAWN: Final = 83
CALLER: Final = 84
STOLEN: Final = 85
DUG: Final = 86
SETTLE: Final = 87


def appoint(seat: i64) -> int:
    """Name the Quartermaster."""
    return APPOINT | seat << 8


def appoint_seat(action: i64) -> int:
    """The seat of `appoint`."""
    return action >> 8 & 255


def target(kind: i64) -> int:
    """Choose where to sail."""
    return TARGET | kind << 8


def target_kind(action: i64) -> int:
    """The kind of `target`."""
    return action >> 8 & 255


def call(card: i64) -> int:
    """Call a mutiny with a card as support."""
    return CALL | card << 8


def call_card(action: i64) -> int:
    """The card of `call`."""
    return action >> 8 & 255


def call_assassin(leader: i64) -> int:
    """Call a mutiny with the Assassin against a leader."""
    return CALL_ASSASSIN | leader << 8


def call_assassin_leader(action: i64) -> int:
    """The leader of `call_assassin`."""
    return action >> 8 & 255


def call_wolf(seat: i64) -> int:
    """Call a mutiny with the Sea Wolf against a neutral player."""
    return CALL_WOLF | seat << 8


def call_wolf_seat(action: i64) -> int:
    """The seat of `call_wolf`."""
    return action >> 8 & 255


def contribute(card: i64) -> int:
    """Lay a card in the attack."""
    return CONTRIBUTE | card << 8


def contribute_card(action: i64) -> int:
    """The card of `contribute`."""
    return action >> 8 & 255


def assign(skill: i64) -> int:
    """Name the skill of a multi-skill pirate."""
    return ASSIGN | skill << 8


def assign_skill(action: i64) -> int:
    """The skill of `assign`."""
    return action >> 8 & 255


def pick(loot: i64) -> int:
    """Pick a laid-out loot card."""
    return PICK | loot << 8


def pick_loot(action: i64) -> int:
    """The loot of `pick`."""
    return action >> 8 & 255


def share(loot: i64, seat: i64) -> int:
    """Hand a laid-out loot card to a seat."""
    return SHARE | loot << 8 | seat << 16


def share_loot(action: i64) -> int:
    """The loot of `share`."""
    return action >> 8 & 255


def share_seat(action: i64) -> int:
    """The seat of `share`."""
    return action >> 16 & 255


def give(gift: i64) -> int:
    """Give the Shipwright's player a loot card."""
    return GIVE | gift << 8


def give_gift(action: i64) -> int:
    """The gift of `give`."""
    return action >> 8 & 255


def demand(seat: i64) -> int:
    """Make an officer pay for the hull."""
    return DEMAND | seat << 8


def demand_seat(action: i64) -> int:
    """The seat of `demand`."""
    return action >> 8 & 255


def surrender(loot: i64) -> int:
    """Pay for the hull."""
    return SURRENDER | loot << 8


def surrender_loot(action: i64) -> int:
    """The loot of `surrender`."""
    return action >> 8 & 255


def exchange(loot: i64) -> int:
    """Give a loot card for a crew card."""
    return EXCHANGE | loot << 8


def exchange_loot(action: i64) -> int:
    """The loot of `exchange`."""
    return action >> 8 & 255


def propose(seat: i64) -> int:
    """Ask somebody to stand guard instead."""
    return PROPOSE | seat << 8


def propose_seat(action: i64) -> int:
    """The seat of `propose`."""
    return action >> 8 & 255


def bury(loot: i64) -> int:
    """Bury a loot card."""
    return BURY | loot << 8


def bury_loot(action: i64) -> int:
    """The loot of `bury`."""
    return action >> 8 & 255


def victim(seat: i64) -> int:
    """Name who is punished."""
    return VICTIM | seat << 8


def victim_seat(action: i64) -> int:
    """The seat of `victim`."""
    return action >> 8 & 255


def support(card: i64, leader: i64) -> int:
    """Lay a card for one of the two leaders."""
    return SUPPORT | card << 8 | leader << 16


def support_card(action: i64) -> int:
    """The card of `support`."""
    return action >> 8 & 255


def support_leader(action: i64) -> int:
    """The leader of `support`."""
    return action >> 16 & 255


def office(leader: i64) -> int:
    """Lay the Quartermaster's office card for a leader."""
    return OFFICE | leader << 8


def office_leader(action: i64) -> int:
    """The leader of `office`."""
    return action >> 8 & 255


def wolf(leader: i64, seat: i64) -> int:
    """Lay the Sea Wolf for a leader and force a neutral player."""
    return WOLF | leader << 8 | seat << 16


def wolf_leader(action: i64) -> int:
    """The leader of `wolf`."""
    return action >> 8 & 255


def wolf_seat(action: i64) -> int:
    """The seat of `wolf`."""
    return action >> 16 & 255


def assassin(leader: i64) -> int:
    """Kill a leader."""
    return ASSASSIN | leader << 8


def assassin_leader(action: i64) -> int:
    """The leader of `assassin`."""
    return action >> 8 & 255


def forced(card: i64) -> int:
    """Lay the card that the Sea Wolf demands."""
    return FORCED | card << 8


def forced_card(action: i64) -> int:
    """The card of `forced`."""
    return action >> 8 & 255


def deal_from(seat: i64) -> int:
    """Name who gets the first card of the redeal."""
    return DEAL_FROM | seat << 8


def deal_from_seat(action: i64) -> int:
    """The seat of `deal_from`."""
    return action >> 8 & 255


def discard(card: i64) -> int:
    """Discard a card over the limit."""
    return DISCARD | card << 8


def discard_card(action: i64) -> int:
    """The card of `discard`."""
    return action >> 8 & 255


def second_mate(first: i64, second: i64) -> int:
    """Play the Second Mate against two players."""
    return SECOND_MATE | first << 8 | second << 16


def second_mate_first(action: i64) -> int:
    """The first of `second_mate`."""
    return action >> 8 & 255


def second_mate_second(action: i64) -> int:
    """The second of `second_mate`."""
    return action >> 16 & 255


def second_mate_one(seat: i64) -> int:
    """Play the Second Mate against the only player with cards."""
    return SECOND_MATE_ONE | seat << 8


def second_mate_one_seat(action: i64) -> int:
    """The seat of `second_mate_one`."""
    return action >> 8 & 255


def bosun(seat: i64) -> int:
    """Play the Bosun: name the guard."""
    return BOSUN | seat << 8


def bosun_seat(action: i64) -> int:
    """The seat of `bosun`."""
    return action >> 8 & 255


def cabin_boy(seat: i64) -> int:
    """Play the Cabin Boy: dig up what a player has buried."""
    return CABIN_BOY | seat << 8


def cabin_boy_seat(action: i64) -> int:
    """The seat of `cabin_boy`."""
    return action >> 8 & 255


def adjust(officer: i64, sign: i64) -> int:
    """Play an officer who changes a total."""
    return ADJUST | officer << 8 | sign << 16


def adjust_officer(action: i64) -> int:
    """The officer of `adjust`."""
    return action >> 8 & 255


def adjust_sign(action: i64) -> int:
    """The sign of `adjust`."""
    return action >> 16 & 255


def betray(play: i64) -> int:
    """Cancel a card that has not settled yet with a Traitor."""
    return BETRAY | play << 8


def betray_play(action: i64) -> int:
    """The play of `betray`."""
    return action >> 8 & 255


def bargain(seat: i64) -> int:
    """Write an offer to a player, who answers at once."""
    return BARGAIN | seat << 8


def bargain_seat(action: i64) -> int:
    """The seat of `bargain`."""
    return action >> 8 & 255


def talk(seat: i64) -> int:
    """Begin to write to a player."""
    return TALK | seat << 8


def talk_seat(action: i64) -> int:
    """The seat of `talk`."""
    return action >> 8 & 255


def give_crew(card: i64) -> int:
    """Offer one more crew card."""
    return GIVE_CREW | card << 8


def give_crew_card(action: i64) -> int:
    """The card of `give_crew`."""
    return action >> 8 & 255


def give_loot(loot: i64) -> int:
    """Offer one more loot card."""
    return GIVE_LOOT | loot << 8


def give_loot_loot(action: i64) -> int:
    """The loot of `give_loot`."""
    return action >> 8 & 255


def ask_loot(loot: i64) -> int:
    """Ask for one more loot card."""
    return ASK_LOOT | loot << 8


def ask_loot_loot(action: i64) -> int:
    """The loot of `ask_loot`."""
    return action >> 8 & 255


def promise(tag: i64, voice: i64) -> int:
    """Promise something aloud or aside."""
    return PROMISE | tag << 8 | voice << 16


def promise_tag(action: i64) -> int:
    """The tag of `promise`."""
    return action >> 8 & 255


def promise_voice(action: i64) -> int:
    """The voice of `promise`."""
    return action >> 16 & 255


def show_loot(loot: i64) -> int:
    """Show a hidden loot card."""
    return SHOW_LOOT | loot << 8


def show_loot_loot(action: i64) -> int:
    """The loot of `show_loot`."""
    return action >> 8 & 255


def accept_offer(number: i64) -> int:
    """Accept an open offer."""
    return ACCEPT_OFFER | number << 8


def accept_offer_number(action: i64) -> int:
    """The number of `accept_offer`."""
    return action >> 8 & 255


def decline_offer(number: i64) -> int:
    """Decline an open offer."""
    return DECLINE_OFFER | number << 8


def decline_offer_number(action: i64) -> int:
    """The number of `decline_offer`."""
    return action >> 8 & 255


def withdraw(number: i64) -> int:
    """Withdraw an open offer."""
    return WITHDRAW | number << 8


def withdraw_number(action: i64) -> int:
    """The number of `withdraw`."""
    return action >> 8 & 255


def hand_over(card: i64) -> int:
    """Name a crew card that the offer wants."""
    return HAND_OVER | card << 8


def hand_over_card(action: i64) -> int:
    """The card of `hand_over`."""
    return action >> 8 & 255


def ask_favour(tag: i64) -> int:
    """Say what the receiver is to promise for the offer."""
    return ASK_FAVOUR | tag << 8


def ask_favour_tag(action: i64) -> int:
    """The tag of `ask_favour`."""
    return action >> 8 & 255


def first_captain(seat: i64) -> int:
    """Chance's answer: that seat is the first Captain."""
    return FIRST_CAPTAIN | seat << 8


def first_captain_seat(action: i64) -> int:
    """The seat of `first_captain`."""
    return action >> 8 & 255


def reveal(target: i64) -> int:
    """Chance's answer: that target lay face down."""
    return REVEAL | target << 8


def reveal_target(action: i64) -> int:
    """The target of `reveal`."""
    return action >> 8 & 255


def loot_drawn(loot: i64) -> int:
    """Chance's answer: that loot card is drawn."""
    return LOOT_DRAWN | loot << 8


def loot_drawn_loot(action: i64) -> int:
    """The loot of `loot_drawn`."""
    return action >> 8 & 255


def crew_drawn(card: i64) -> int:
    """Chance's answer: that crew card is drawn."""
    return CREW_DRAWN | card << 8


def crew_drawn_card(action: i64) -> int:
    """The card of `crew_drawn`."""
    return action >> 8 & 255


def caller(seat: i64) -> int:
    """Chance's answer: that seat shouted first."""
    return CALLER | seat << 8


def caller_seat(action: i64) -> int:
    """The seat of `caller`."""
    return action >> 8 & 255


def stolen(card: i64) -> int:
    """Chance's answer: that crew card is lost."""
    return STOLEN | card << 8


def stolen_card(action: i64) -> int:
    """The card of `stolen`."""
    return action >> 8 & 255


def dug(loot: i64) -> int:
    """Chance's answer: that loot card is dug up."""
    return DUG | loot << 8


def dug_loot(action: i64) -> int:
    """The loot of `dug`."""
    return action >> 8 & 255


def settle(play: i64) -> int:
    """Time's answer: the oldest unsettled card stands."""
    return SETTLE | play << 8


def settle_play(action: i64) -> int:
    """The play of `settle`."""
    return action >> 8 & 255


VERBS: Final[list[Verb]] = [
    Verb("pass", PASS),
    Verb("appoint", APPOINT, "seat"),
    Verb("draw", DRAW),
    Verb("decline_draw", DECLINE_DRAW),
    Verb("target", TARGET, "kind"),
    Verb("call", CALL, "card"),
    Verb("call_assassin", CALL_ASSASSIN, "leader"),
    Verb("call_wolf", CALL_WOLF, "seat"),
    Verb("contribute", CONTRIBUTE, "card"),
    Verb("close", CLOSE),
    Verb("assign", ASSIGN, "skill"),
    Verb("pick", PICK, "loot"),
    Verb("share", SHARE, "loot seat"),
    Verb("give", GIVE, "gift:loot"),
    Verb("refuse", REFUSE),
    Verb("demand", DEMAND, "seat"),
    Verb("waive", WAIVE),
    Verb("surrender", SURRENDER, "loot"),
    Verb("exchange", EXCHANGE, "loot"),
    Verb("keep", KEEP),
    Verb("ransom", RANSOM),
    Verb("sell", SELL),
    Verb("done", DONE),
    Verb("propose", PROPOSE, "seat"),
    Verb("stand", STAND),
    Verb("accept", ACCEPT),
    Verb("decline", DECLINE),
    Verb("bury", BURY, "loot"),
    Verb("punish", PUNISH),
    Verb("spare", SPARE),
    Verb("victim", VICTIM, "seat"),
    Verb("support", SUPPORT, "card leader"),
    Verb("office", OFFICE, "leader"),
    Verb("wolf", WOLF, "leader seat"),
    Verb("assassin", ASSASSIN, "leader"),
    Verb("forced", FORCED, "card"),
    Verb("deal_from", DEAL_FROM, "seat"),
    Verb("discard", DISCARD, "card"),
    Verb("traitor", TRAITOR),
    Verb("second_mate", SECOND_MATE, "first:seat second:seat"),
    Verb("second_mate_one", SECOND_MATE_ONE, "seat"),
    Verb("stowaways", STOWAWAYS),
    Verb("medic", MEDIC),
    Verb("lookout", LOOKOUT),
    Verb("map", MAP),
    Verb("cook", COOK),
    Verb("bosun", BOSUN, "seat"),
    Verb("cabin_boy", CABIN_BOY, "seat"),
    Verb("adjust", ADJUST, "officer sign"),
    Verb("shipwright", SHIPWRIGHT),
    Verb("stay_out", STAY_OUT, preference=True),
    Verb("betray", BETRAY, "play"),
    Verb("bargain", BARGAIN, "seat"),
    Verb("talk", TALK, "seat", preference=True, endless=True),
    Verb("give_crew", GIVE_CREW, "card"),
    Verb("give_loot", GIVE_LOOT, "loot"),
    Verb("ask_loot", ASK_LOOT, "loot"),
    Verb("ask_crew", ASK_CREW),
    Verb("show_crew", SHOW_CREW),
    Verb("promise", PROMISE, "tag voice"),
    Verb("show_loot", SHOW_LOOT, "loot"),
    Verb("send", SEND),
    Verb("drop", DROP),
    Verb("accept_offer", ACCEPT_OFFER, "number", answers_offer=True),
    Verb("decline_offer", DECLINE_OFFER, "number", answers_offer=True),
    Verb("withdraw", WITHDRAW, "number", preference=True),
    Verb("hand_over", HAND_OVER, "card"),
    Verb("ask_favour", ASK_FAVOUR, "tag"),
    Verb("first_captain", FIRST_CAPTAIN, "seat"),
    Verb("reveal", REVEAL, "target"),
    Verb("loot_drawn", LOOT_DRAWN, "loot"),
    Verb("crew_drawn", CREW_DRAWN, "card"),
    Verb("caller", CALLER, "seat"),
    Verb("stolen", STOLEN, "card"),
    Verb("dug", DUG, "loot"),
    Verb("settle", SETTLE, "play"),
]
