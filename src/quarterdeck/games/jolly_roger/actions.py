"""What can be answered and what is told in Jolly Roger."""

from typing import Final

from quarterdeck.core.spelling import Language, Verb, numbers, seats
from quarterdeck.games.jolly_roger.data import (
    CREW_IDS,
    CREW_KINDS,
    FIRST_MATE,
    KIND_IDS,
    LOOT_IDS,
    LOOT_KINDS,
    SHARPSHOOTER,
    SKILL_IDS,
    TARGET_IDS,
    WINDOW_IDS,
)

MOST_SEATS: Final = 10

PASS_: Final = 0
APPOINT: Final = 1
DRAW: Final = 2
DECLINE_DRAW: Final = 3
TARGET: Final = 4
CALL_: Final = 5
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
DONE_: Final = 23
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
KILL: Final = 35
FORCED: Final = 36
DEAL_FROM: Final = 37
DISCARD: Final = 38
BETRAY: Final = 39
STEAL: Final = 40
STEAL_ONE: Final = 41
STOWAWAYS_: Final = 42
MEDIC_: Final = 43
LOOKOUT_: Final = 44
MAP: Final = 45
COOK_: Final = 46
GUARD: Final = 47
DIG: Final = 48
ADJUST: Final = 49
SHIPWRIGHT_: Final = 50
STAY_OUT: Final = 51
BARGAIN: Final = 60
TALK: Final = 61                # from here on: answers that any seat may give beside the game (JR-14.4)
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
FIRST_CAPTAIN: Final = 80
REVEAL: Final = 81
LOOT_DRAWN: Final = 82
CREW_DRAWN: Final = 83
CALLER: Final = 84
STOLEN: Final = 85
DUG: Final = 86

MINUS: Final = 0
PLUS: Final = 1
CAPTAIN_SIDE: Final = 0
MUTINEER_SIDE: Final = 1

TAG_IDS: Final = ("give_loot", "give_crew", "support_me", "support_you", "appoint_you", "spare_you", "share_to_you",
                  "close_attack")       # JR-14.7
P_GIVE_LOOT: Final = 0
P_GIVE_CREW: Final = 1
P_SUPPORT_ME: Final = 2
P_SUPPORT_YOU: Final = 3
P_APPOINT: Final = 4
P_SPARE: Final = 5
P_SHARE: Final = 6
P_CLOSE: Final = 7
TAGS: Final = 8
ALOUD: Final = 0
ASIDE: Final = 1


def with_seat(verb: int, seat: int) -> int:
    """An answer that names a seat."""
    return verb | seat << 8


def with_card(verb: int, card: int) -> int:
    """An answer that names a crew card."""
    return verb | card << 8


def with_loot(verb: int, loot: int) -> int:
    """An answer that names a loot card."""
    return verb | loot << 8


def share(loot: int, seat: int) -> int:
    """Hand a laid-out loot card to a seat."""
    return SHARE | loot << 8 | seat << 16


def support(card: int, side: int) -> int:
    """Lay a card for one of the two leaders."""
    return SUPPORT | card << 8 | side << 16


def wolf(side: int, seat: int) -> int:
    """Lay the Sea Wolf and force a neutral player."""
    return WOLF | side << 8 | seat << 16


def steal(first: int, second: int) -> int:
    """Play the Second Mate against two players."""
    return STEAL | first << 8 | second << 16


def adjust(card: int, sign: int) -> int:
    """Play an officer who changes a total."""
    return ADJUST | card << 8 | sign << 16


def promise(tag: int, voice: int) -> int:
    """Promise something aloud or aside."""
    return PROMISE | tag << 8 | voice << 16


CONTRIBUTIONS: Final[list[int]] = [with_card(CONTRIBUTE, card) for card in range(CREW_KINDS)]
CALLS: Final[list[int]] = [with_card(CALL_, card) for card in range(CREW_KINDS)]

_SEATS: Final = seats(MOST_SEATS)
LANGUAGE: Final = Language(
    [
        Verb("pass", PASS_),
        Verb("appoint", APPOINT, "seat"),
        Verb("draw", DRAW),
        Verb("decline_draw", DECLINE_DRAW),
        Verb("target", TARGET, "kind"),
        Verb("call", CALL_, "card"),
        Verb("call_assassin", CALL_ASSASSIN, "leader"),
        Verb("call_wolf", CALL_WOLF, "seat"),
        Verb("contribute", CONTRIBUTE, "card"),
        Verb("close", CLOSE),
        Verb("assign", ASSIGN, "skill"),
        Verb("pick", PICK, "loot"),
        Verb("share", SHARE, "loot seat"),
        Verb("give", GIVE, "loot"),
        Verb("refuse", REFUSE),
        Verb("demand", DEMAND, "seat"),
        Verb("waive", WAIVE),
        Verb("surrender", SURRENDER, "loot"),
        Verb("exchange", EXCHANGE, "loot"),
        Verb("keep", KEEP),
        Verb("ransom", RANSOM),
        Verb("sell", SELL),
        Verb("done", DONE_),
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
        Verb("assassin", KILL, "leader"),
        Verb("forced", FORCED, "card"),
        Verb("deal_from", DEAL_FROM, "seat"),
        Verb("discard", DISCARD, "card"),
        Verb("traitor", BETRAY),
        Verb("second_mate", STEAL, "first:seat second:seat"),
        Verb("second_mate_one", STEAL_ONE, "seat"),
        Verb("stowaways", STOWAWAYS_),
        Verb("medic", MEDIC_),
        Verb("lookout", LOOKOUT_),
        Verb("map", MAP),
        Verb("cook", COOK_),
        Verb("bosun", GUARD, "seat"),
        Verb("cabin_boy", DIG, "seat"),
        Verb("adjust", ADJUST, "officer sign"),
        Verb("shipwright", SHIPWRIGHT_),
        Verb("stay_out", STAY_OUT, preference=True),
        Verb("bargain", BARGAIN, "seat"),
        Verb("talk", TALK, "seat", preference=True),
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
        Verb("first_captain", FIRST_CAPTAIN, "seat"),
        Verb("reveal", REVEAL, "target"),
        Verb("loot_drawn", LOOT_DRAWN, "loot"),
        Verb("crew_drawn", CREW_DRAWN, "card"),
        Verb("caller", CALLER, "seat"),
        Verb("stolen", STOLEN, "card"),
        Verb("dug", DUG, "loot"),
    ],
    {
        "card": dict(enumerate(CREW_IDS)),
        "officer": {card: CREW_IDS[card] for card in range(FIRST_MATE, SHARPSHOOTER + 1)},
        "loot": dict(enumerate(LOOT_IDS)),
        "kind": dict(enumerate(KIND_IDS)),
        "target": dict(enumerate(TARGET_IDS)),
        "skill": dict(enumerate(SKILL_IDS)),
        "sign": {MINUS: "minus", PLUS: "plus"},
        "leader": {CAPTAIN_SIDE: "captain", MUTINEER_SIDE: "mutineer"},
        "tag": dict(enumerate(TAG_IDS)),
        "voice": {ALOUD: "aloud", ASIDE: "aside"},
        "window": dict(enumerate(WINDOW_IDS)),
        "number": numbers(99),
        "seat": _SEATS,
    },
)

ALL_LOOT: Final[list[int]] = list(range(LOOT_KINDS))

TELLINGS: Final[dict[str, str]] = {
    # prompts
    "window": "window",
    "appoint": "",
    "free_draw": "",
    "choose_target": "",
    "call": "",
    "first_card": "kind",
    "attack": "kind",
    "assign": "left:number",
    "pick": "cards:number",
    "share": "cards:number",
    "donate": "seat",
    "demand": "",
    "surrender": "seat",
    "exchange": "",
    "sell": "",
    "guard": "",
    "stand_in": "seat",
    "bury": "",
    "punish": "",
    "victim": "",
    "mutiny": "captain:number mutineer:number",
    "forced": "leader",
    "deal_from": "cards:number",
    "discard": "limit:number",
    "betray": "seat card",
    "bargain": "seat",
    "draft": "seat",
    "reply": "seat",
    "hand_over": "seat left:number",
    "chance": "",
    # reasons
    "not_in_hand": "card",
    "no_special_in_attack": "card",
    "deck_empty": "kind",
    "island_barred": "",
    "has_more": "seat",
    "too_early": "",
    "other_side": "",
    "no_such_loot": "loot",
    "not_the_captain": "",
    # notes
    "target_range": "a:number b:number c:number d:number e:number f:number",
    "still_needed": "navigation:number cannon:number melee:number",
    "would_win": "",
    "would_fail": "",
    "would_stand": "captain:number mutineer:number",
    "offer_terms": "seat crew:number loot:number wanted_loot:number wanted_crew:number",
    "hand_size": "cards:number loot:number",
    # events
    "captain_drawn": "seat",
    "dealt": "cards:number",
    "hand_dealt": "seat card",
    "round_begins": "round:number",
    "appointed": "captain:seat seat",
    "free_card": "seat",
    "free_card_declined": "seat",
    "drew": "seat card",
    "no_card_left": "seat",
    "reshuffled": "cards:number",
    "target_chosen": "seat kind",
    "no_target_left": "",
    "target_back": "kind",
    "revealed": "target",
    "spied": "target",
    "first_card_lapses": "seat",
    "contributed": "seat card",
    "stays_out": "seat",
    "closed": "seat",
    "officer_changes": "seat officer sign skill",
    "assigned": "seat skill",
    "totals": "navigation:number cannon:number melee:number",
    "needed": "target navigation:number cannon:number melee:number",
    "succeeded": "kind",
    "failed": "kind",
    "loot_laid": "loot",
    "no_loot_left": "",
    "saw_loot": "seat loot cards:number",
    "picked": "seat loot",
    "shared": "by:seat seat loot",
    "cook_first": "seat",
    "asks_for_loot": "seat",
    "donated": "seat to:seat loot",
    "refused": "seat",
    "demanded": "seat from:seat",
    "demand_waived": "seat",
    "surrendered": "seat to:seat loot",
    "cove_found": "cards:number",
    "exchanged": "seat loot",
    "captains_gold": "seat",
    "ransomed": "seat",
    "sold": "seat",
    "loot_gained": "seat loot",
    "map_shown": "seat",
    "landed": "",
    "island_missed": "",
    "guard_named": "seat guard:seat",
    "guard_asks": "seat to:seat crew:number loot:number",
    "guard_promises": "seat to:seat tag",
    "guard_stands": "seat",
    "stands_in": "seat for:seat",
    "will_not_guard": "seat",
    "buried": "seat loot",
    "dug_up": "seat from:seat loot",
    "punishment_demanded": "seat",
    "punishment_waived": "seat",
    "punished": "by:seat seat card",
    "punished_empty": "by:seat seat",
    "called": "seat card",
    "mutiny_over_captain": "captain:number mutineer:number",
    "mutiny_over_mutineer": "captain:number mutineer:number",
    "supported": "seat card leader",
    "joined": "seat card leader",
    "office_laid": "seat leader",
    "wolf_forces": "seat victim:seat",
    "forced_card": "seat card leader",
    "knife_drawn": "seat leader",
    "killed": "seat leader",
    "new_captain": "seat",
    "captain_stays": "seat",
    "lost": "seat",
    "collected": "seat loot",
    "mutiny_discard": "card",
    "redealt": "cards:number",
    "redealt_from": "by:seat seat",
    "played": "seat card",
    "betrayed": "seat card",
    "cancelled": "seat card",
    "saved": "seat card",
    "stole": "seat from:seat card",
    "stowaways_in": "seat",
    "new_quartermaster": "seat",
    "medic_captain": "seat",
    "discarded": "seat card",
    "offered": "seat to:seat crew:number loot:number",
    "offer_shows": "seat to:seat card",
    "offer_loot": "seat to:seat loot",
    "offer_wants": "seat to:seat loot",
    "offer_wants_crew": "seat to:seat cards:number",
    "offer_promises": "seat to:seat tag",
    "offer_accepted": "seat to:seat",
    "offer_declined": "seat to:seat",
    "offer_withdrawn": "seat to:seat",
    "offer_lapsed": "seat to:seat",
    "handed_crew": "seat to:seat card",
    "handed_loot": "seat to:seat loot",
    "promised": "seat to:seat tag",
    "kept": "seat to:seat tag",
    "broken": "seat to:seat tag",
    "showed_loot": "seat to:seat loot",
    "round_over": "round:number",
    "game_ends": "",
    "jewels_valued": "seat loot gold:number",
    "jewels_alone": "seat gold:number",
    "scored": "seat gold:number rum:number",
}
