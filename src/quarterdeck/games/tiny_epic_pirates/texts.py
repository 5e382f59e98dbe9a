"""What cards and tokens of Tiny Epic Pirates do, and groups of deckhands, in phrases: the words are `effect-<kind>`."""

from typing import Any, Final

from quarterdeck.core.events import Phrase, Reference
from quarterdeck.core.texts import joined, phrase
from quarterdeck.games.tiny_epic_pirates import actions as a, data as d

Json = dict[str, Any]
NOBODY: Final = phrase("effect-nobody")


def named(kind: str, one: str) -> Reference:
    """An order or a station by its name."""
    return Reference(kind, 0, f"{kind}-{one}")


def faces(between: str, dice: list[int]) -> Phrase:
    """Faces of a die."""
    return joined(between, [phrase("effect-face", face=face) for face in dice])


def bonus(record: Json) -> Phrase:
    """A bonus action with what it pays, takes or throws again."""
    kind: str = record["kind"]
    if kind in d.ORDER_IDS:
        return phrase(f"order-{kind}")
    args: dict[str, int | Phrase] = {"amount": record["n"] if "n" in record else record.get("gold", 0)}
    if "cubes" in record:
        args["goods"] = joined("effect-plus", [phrase(f"good-{good}") for good in record["cubes"]])
    if "faces" in record:
        args["faces"] = faces("text-list", record["faces"])
    return phrase(f"effect-{kind}", **args)


def card(record: Json) -> Phrase:
    """The trigger, the bonuses and the hits of a captain or a crew card."""
    return phrase(
        "effect-card", order=named("order", record["trigger"]),
        bonus=joined("text-list", [bonus(one) for one in record["bonus"]]),
        hits=phrase("effect-hits", faces=faces("effect-faces", record["dice"]), sure=record["auto_hits"]),
    )


def listed(parts: list[Phrase]) -> Phrase:
    """Several phrases with commas, and an "and" before the last one."""
    return joined("text-list", [*parts[:-2], joined("text-and", parts[-2:])])


def deckhands(message: str, part: str, counts: list[int]) -> Phrase:
    """Deckhands by station; nothing if there are none."""
    parts = [phrase(part, station=named("station", d.STATION_IDS[i]), count=n) for i, n in enumerate(counts) if n]
    return phrase(message, deckhands=listed(parts), count=sum(counts)) if parts else NOBODY


def lifted(mask: int) -> Phrase:
    """Deckhands taken from the wheel spaces of these orders."""
    orders = [phrase("effect-space", order=named("order", o)) for i, o in enumerate(d.ORDER_IDS) if mask >> i & 1]
    return phrase("effect-lifted", orders=listed(orders), count=len(orders)) if orders else NOBODY


def texts() -> dict[str, Phrase]:
    """Every message that is put together."""
    found = {f"crew-{record['id']}.text": card(record) for record in d.COMPONENTS["crew_cards"]}
    found |= {f"captain-{side}.text": card(record) for side, record in zip(d.CAPTAIN_IDS, d.SIDES, strict=True)}
    for record in d.COMPONENTS["merchant_cards"]:
        for form in ("damage", "gold"):
            found[f"merchant_card-{record['id']}.{form}"] = phrase("effect-amount", amount=record[form])
    for record in d.COMPONENTS["search_tokens"]:
        if record["effect"]["kind"] == "gain_gold":
            gold = phrase("effect-gold", amount=record["effect"]["n"])
            found |= {f"token-{record['id']}": gold, f"token-{record['id']}.acc": gold}
    for word, counts in zip(a.SOURCES, a.SOURCE_COUNTS, strict=True):
        found[f"sources-{word}"] = deckhands("effect-sources", "effect-from", counts)
    for word, counts in zip(a.POSTS, a.POST_COUNTS, strict=True):
        found[f"posts-{word}"] = deckhands("effect-posts", "effect-to", counts)
    found |= {f"lifted-{word}": lifted(mask) for mask, word in enumerate(a.WHEEL_SETS)}
    return found | {
        "action-tailwind": phrase("effect-tailwind", amount=d.TAILWIND_SAIL),
        "board-tailwind-help": phrase("effect-tailwind_help", amount=d.TAILWIND_SAIL),
    }


TEXTS: Final = texts()
