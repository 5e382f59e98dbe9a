"""What can be answered and what is told in Jolly Roger."""

from typing import Final

from quarterdeck.core.spelling import Language, numbers, seats, tellings
from quarterdeck.games.jolly_roger import data as d, verbs as v

CONTRIBUTIONS: Final[list[int]] = [v.contribute(card) for card in range(d.CREW_KINDS)]
CALLS: Final[list[int]] = [v.call(card) for card in range(d.CREW_KINDS)]
SUPPORTS: Final[list[list[int]]] = [[v.support(card, side) for card in range(d.CREW_KINDS)] for side in range(2)]

LANGUAGE: Final = Language(v.VERBS, {
    "card": dict(enumerate(d.CREW_IDS)),
    "officer": {card: d.CREW_IDS[card] for card in range(d.FIRST_MATE, d.SHARPSHOOTER + 1)},
    "loot": dict(enumerate(d.LOOT_IDS)),
    "kind": dict(enumerate(d.KIND_IDS)),
    "target": dict(enumerate(d.TARGET_IDS)),
    "skill": dict(enumerate(d.SKILL_IDS)),
    "sign": {d.MINUS: "minus", d.PLUS: "plus"},
    "leader": {d.CAPTAIN_SIDE: "captain", d.MUTINEER_SIDE: "mutineer"},
    "tag": dict(enumerate(d.TAG_IDS)),
    "voice": {d.ALOUD: "aloud", d.ASIDE: "aside"},
    "window": dict(enumerate(d.WINDOW_IDS)),
    "number": numbers(99),
    "play": {number: f"play_{number}" for number in range(d.PLAYS)},
    "seat": seats(d.MOST_SEATS),
})

# what is asked and told, by its arguments

PROMPTS: Final = {
    "": "appoint bargain_first free_draw choose_target call demand exchange sell guard bury punish victim",
    "cards:number": "pick share deal_from",
    "kind": "first_card attack",
    "leader": "forced",
    "left:number": "assign",
    "limit:number": "discard",
    "seat": "donate surrender stand_in bargain draft reply",
    "window": "window",
    "captain:number mutineer:number": "mutiny",
    "seat card": "betray",
    "seat left:number": "hand_over",
}
REASONS: Final = {
    "": "island_barred too_early other_side not_the_captain settling",
    "card": "not_in_hand no_special_in_attack",
    "kind": "deck_empty",
    "loot": "no_such_loot",
    "seat": "has_more",
}
NOTES: Final = {
    "": "would_win would_fail will_wait own_side_loses",
    "loot:number": "stakes_loot",
    "tag": "offer_word",
    "captain:number mutineer:number": "would_stand",
    "skill have:number then:number need:number": "would_total",
    "cards:number loot:number": "hand_size",
    "seat card": "laid_by",
    "navigation:number cannon:number melee:number": "still_needed",
    "seat crew:number loot:number wanted_loot:number wanted_crew:number": "offer_terms",
    "a:number b:number c:number d:number e:number f:number": "target_range",
}
EVENTS: Final = {
    "": "no_target_left no_loot_left landed island_missed game_ends",
    "card": "mutiny_discard",
    "cards:number": "dealt reshuffled cove_found redealt",
    "kind": "target_back succeeded failed",
    "loot": "loot_laid",
    "round:number": "round_begins round_over",
    "seat": "captain_drawn free_card free_card_declined no_card_left first_card_lapses stays_out closing not_closed "
            "closed cook_first asks_for_loot refused demand_waived captains_gold ransomed sold map_shown guard_stands "
            "will_not_guard punishment_demanded punishment_waived new_captain captain_stays lost deferred "
            "decide_again stowaways_in new_quartermaster medic_captain",
    "target": "revealed spied",
    "by:seat seat": "punished_empty redealt_from",
    "captain:number mutineer:number": "mutiny_over_captain mutiny_over_mutineer",
    "captain:seat seat": "appointed",
    "seat card": "hand_dealt drew contributed called played betrayed cancelled saved discarded",
    "seat for:seat": "stands_in",
    "seat from:seat": "demanded",
    "seat gold:number": "jewels_alone",
    "seat guard:seat": "guard_named",
    "seat kind": "target_chosen",
    "seat leader": "office_laid knife_drawn killed",
    "seat loot": "picked exchanged loot_gained buried collected",
    "seat skill": "assigned",
    "seat to:seat": "offer_accepted offer_declined offer_withdrawn offer_lapsed",
    "seat victim:seat": "wolf_forces",
    "by:seat seat card": "punished",
    "by:seat seat loot": "shared",
    "navigation:number cannon:number melee:number": "totals",
    "seat card leader": "supported joined forced_card",
    "seat from:seat card": "stole",
    "seat from:seat loot": "dug_up",
    "seat gold:number rum:number": "scored",
    "seat loot cards:number": "saw_loot",
    "seat loot gold:number": "jewels_valued",
    "seat to:seat card": "offer_shows handed_crew",
    "seat to:seat cards:number": "offer_wants_crew",
    "seat to:seat loot": "donated surrendered offer_loot offer_wants handed_loot showed_loot",
    "seat to:seat tag": "guard_promises offer_promises offer_asks promised kept broken threatened made_good",
    "seat officer sign skill": "officer_changes",
    "seat to:seat crew:number loot:number": "guard_asks offered",
    "target navigation:number cannon:number melee:number": "needed",
}

TELLINGS: Final = tellings(PROMPTS, REASONS, NOTES, EVENTS)
