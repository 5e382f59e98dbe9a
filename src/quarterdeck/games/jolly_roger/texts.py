"""What cards and targets of Jolly Roger show, in phrases: the words are `effect-<kind>`."""

from typing import Any, Final

from quarterdeck.core.events import Phrase, Reference
from quarterdeck.core.texts import joined, phrase
from quarterdeck.games.jolly_roger import data as d

Json = dict[str, Any]


def skills(values: dict[str, int]) -> list[Phrase]:
    """Skills with their values; one phrase for a card that has all of them."""
    if len(values) == d.SKILLS and len(set(values.values())) == 1:
        return [phrase("effect-any_skill", value=min(values.values()))]
    return [phrase("effect-skill", skill=phrase(f"skill-{skill}"), value=value) for skill, value in values.items()]


def crew(card: Json) -> Phrase:
    """The skills and the men of a crew card."""
    points: int = card.get("points", 0)
    shown: dict[str, int] = dict.fromkeys(card.get("skills", []), points)
    return joined("text-list", [*skills(shown), phrase("effect-men", count=card["members"])])


def target(record: Json) -> Phrase:
    """The kind of a target, what it takes and what it brings."""
    kind = Reference("kind", 0, f"kind-{record['kind']}")
    if "loot" in record:
        needs = [phrase("effect-skill", skill=phrase(f"skill-{skill}"), value=record[skill]) for skill in d.SKILL_IDS]
        return phrase("effect-prey", kind=kind, needs=joined("text-list", needs), loot=record["loot"])
    if "crew_draw" in record:
        return phrase("effect-cove", kind=kind, count=record["crew_draw"])
    return phrase("effect-island", kind=kind)


def texts() -> dict[str, Phrase]:
    """Every message that is put together."""
    found = {f"card-{d.stem(card)}.stats": crew(card) for card in d.COMPONENTS["crew_normal"]}
    found |= {f"card-{card['id']}.stats": crew(card) for card in d.COMPONENTS["crew_special"]}
    found |= {f"target-{record['id']}": target(record) for record in d.TARGETS}
    for loot in d.COMPONENTS["loot"]:
        if loot["id"].startswith("gold"):
            gold = phrase("effect-gold", value=loot["gold"])
            found |= {f"loot-{loot['id']}": gold, f"loot-{loot['id']}.acc": gold}
    return found


TEXTS: Final = texts()
