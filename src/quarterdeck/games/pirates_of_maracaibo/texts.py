"""What the components of Pirates of Maracaibo do, in phrases of their values; the words are `effect-<kind>`.

Every effect has `amount`, the same as `points` and as `doubloons` in words, and what else it names.
"""

from typing import Any, Final

from quarterdeck.core.events import Phrase, Reference
from quarterdeck.core.texts import joined, phrase
from quarterdeck.games.pirates_of_maracaibo import data as d

Json = dict[str, Any]


def points(amount: int) -> Phrase:
    """So many points."""
    return phrase("effect-gain_vp", amount=amount)


def doubloons(amount: int) -> Phrase:
    """So many doubloons."""
    return phrase("effect-gain_doubloons", amount=amount)


def named(kind: str, ids: list[str], one: str) -> Reference:
    """A treasure, a symbol or a metric by its name."""
    return Reference(kind, ids.index(one), f"{kind}-{one}")


def effect(record: Json) -> Phrase:
    """A printed effect."""
    kind: str = record["kind"]
    of = d.kind_of(record)
    amount = d.amount_of(record)
    if kind == "gain_treasure" and of in d.TREASURE_IDS:
        return phrase(f"goal-{of}", count=amount)
    args: dict[str, int | Phrase | Reference] = {
        "amount": amount, "points": points(amount), "doubloons": doubloons(amount), "max": record.get("max", 0),
    }
    if of in d.TREASURE_IDS:
        args["treasure"] = named("treasure", d.TREASURE_IDS, of)
        kind = "bury_kind" if kind == "bury" else kind
    elif of:
        kind = f"{kind}_{of}"
    if "symbol" in record:
        args["symbol"] = named("symbol", d.SYMBOLS, record["symbol"])
    if "per" in record:
        args["metric"] = named("metric", d.METRICS, record["per"])
    if "size" in record:
        args["goal"] = phrase(f"goal-{record['per']}", count=record["size"])
    if "gain" in record:
        args["gain"] = together(record["gain"])
    if "less" in record:
        args["amount"] = record["less"]
    if "slots" in record:
        args["amount"] = len(record["slots"])
        args["gain"] = joined("text-more", [together(one) for one in record["slots"]])
    return phrase(f"effect-{kind}", **args)


def effects(records: list[Json]) -> list[Phrase]:
    """Several printed effects."""
    return [effect(record) for record in records]


def together(records: list[Json]) -> Phrase:
    """Effects that come together."""
    return joined("text-and", effects(records))


def improvement(card: Json) -> Phrase:
    """Symbol, effects and points of an improvement."""
    parts = effects(card["instant"] + card["permanent"] + card["income"] + card["endgame"])
    worth = phrase("effect-worth", points=points(card["vp"]))
    symbol = named("symbol", d.SYMBOLS, card["symbol"])
    return phrase("effect-improvement", symbol=symbol, gain=joined("text-more", [*parts, worth]))


def location(card: Json) -> Phrase:
    """The action groups of a location: one of each may be used."""
    return joined("text-more", [
        joined("text-or", [together(option) for option in group["choose_one"]]) for group in card["action_groups"]
    ])


def residence(card: Json) -> Phrase:
    """What a residence pays in the end."""
    metric = named("metric", d.METRICS, card["per"])
    return phrase("effect-residence", points=points(card["vp"]), metric=metric, max=card["max_vp"])


def quest(card: Json) -> Phrase:
    """The two goals of a quest."""
    return joined("text-more", [
        phrase("effect-quest", goal=goal(card[level]), points=points(card[f"{level}_vp"])) for level in ("easy", "hard")
    ])


def adventure(card: Json) -> Phrase:
    """PM-14.4.2: what a quest is to Adventurers."""
    won, lost = card["hard_vp"] * d.HARD_TIMES, -d.FAILURE_VP
    return phrase("effect-adventure", goal=goal(card["hard"]), points=points(won), lost=points(lost))


def goal(needed: dict[str, int]) -> Phrase:
    """What a goal of a quest counts."""
    return joined("text-list", [phrase(f"goal-{metric}", count=least) for metric, least in needed.items()])


def figurehead(tile: Json) -> Phrase:
    """What a figurehead does."""
    return joined("text-more", effects(tile["instant"] + tile["permanent"] + tile["income"]))


def raid_action(record: Json) -> Phrase:
    """What a raid action costs and brings."""
    return phrase("effect-spend", amount=record["cost"], gain=together(record["gain"]))


def redbeard(card: Json) -> Phrase:
    """The main actions of Redbeard's card in his order, after its extra action."""
    mains = joined("effect-redbeard_else", [redbeard_main(main) for main in card["main"]])
    if not card["extra"]:
        return mains
    extras = [phrase("effect-redbeard_upgrade") if one["kind"] == "upgrade" else effect(one) for one in card["extra"]]
    extra = phrase("effect-redbeard_extra", gain=joined("text-and", extras))
    return joined("text-more", [extra, mains])


def redbeard_main(main: Json) -> Phrase:
    """One main action of Redbeard's."""
    if "order" not in main:
        return phrase(f"effect-redbeard_{main['action']}")
    first, second, third = (named("symbol", d.SYMBOLS, symbol) for symbol in main["order"])
    return phrase(f"effect-redbeard_{main['action']}", first=first, second=second, third=third)


def slot(name: str, bonus: list[Json]) -> Phrase:
    """A burying space and what it pays."""
    place = Reference("treasure", 0, name)
    return phrase("effect-slot", treasure=place, gain=together(bonus) if bonus else phrase("effect-no_bonus"))


def texts() -> dict[str, Phrase]:
    """Every message that is put together."""
    found: dict[str, Phrase] = {}
    parts = {
        "improvement": ("card", improvement), "location": ("card", location), "residence": ("card", residence),
        "quest": ("quest", quest), "figurehead": ("figurehead", figurehead), "redbeard_card": ("redbeard", redbeard),
        "base_raid_action": ("raid_action", raid_action),
    }
    for table, (message, text) in parts.items():
        found |= {f"{message}-{record['id']}.text": text(record) for record in d.COMPONENTS[table]}
    for card in d.COMPONENTS["quest"]:
        its = Reference("quest", card["number"], f"quest-{card['id']}")
        found |= {f"adventure-{card['id']}": phrase("effect-adventure_name", quest=its),
                  f"adventure-{card['id']}.acc": phrase("effect-adventure_acc", quest=its),
                  f"adventure-{card['id']}.text": adventure(card)}
    for table, message in (("black_market", "tile"), ("ship_upgrade", "upgrade"), ("track_space", "space")):
        found |= {f"{message}-{record['id']}.text": together(record["effects"])
                  for record in d.COMPONENTS[table] if record["effects"]}
    for owner in (*d.COMPONENTS["improvement"], *d.COMPONENTS["figurehead"], *d.COMPONENTS["ship_upgrade"]):
        for record in (*owner.get("permanent", []), *owner.get("effects", [])):
            if record["kind"] == "raid_action":
                found[f"raid_action-{record['action']}.text"] = raid_action(record)
            elif record["kind"] == "explore_trade":
                found[f"trade-{owner['id']}.text"] = together(record["gain"])
            elif record["kind"] == "bury_slots":
                found |= {f"slot-poseidon_{i + 1}": slot("figurehead-poseidon", bonus)
                          for i, bonus in enumerate(record["slots"])}
    for area in d.COMPONENTS["hideout_area"]:
        found |= {f"slot-{area['treasure']}_{space['slot']}": slot(f"treasure-{area['treasure']}", space["bonus"])
                  for space in area["buried_spaces"]}
    for space in d.COMPONENTS["ruby_market_space"]:
        found[f"ruby_space-space_{space['slot']}"] = phrase(
            "effect-ruby_space", count=space["slot"], gain=together(space["bonus"]))
    for word, record in zip(d.EFFECT_IDS, d.EFFECT_RECORDS, strict=True):
        if effect(record).id != f"effect-{word}":
            found[f"effect-{word}"] = effect(record)
    for place in d.PLACE_IDS[: d.GRID]:
        name = phrase("effect-place", name=Reference("text", 0, place.upper()))
        found |= {f"cell-{place}": name, f"place-{place}": name, f"place-{place}.text": phrase("effect-unseen")}
        for what in ("fog_location", "fog_card"):
            found |= {f"{what}-{place}": phrase(f"effect-{what}", name=Reference("text", 0, place.upper())),
                      f"{what}-{place}.text": phrase(f"effect-{what}_text")}
    return found | constants()


def constants() -> dict[str, Phrase]:
    """Places and answers whose values the whole game shares."""
    taken = doubloons(d.TAKE_DOUBLOONS)
    gulf = phrase("effect-gulf", raid=d.CONSTANTS["gulf_raid_bonus"], explore=d.CONSTANTS["gulf_explore"])
    maracaibo = phrase("effect-maracaibo", points=points(d.MARACAIBO_VP))
    return {
        "card-reserve_card.text": taken, "card-open_water.text": taken,
        "card-gulf.text": gulf, "place-gulf.text": gulf,
        "card-maracaibo.text": maracaibo, "place-maracaibo.text": maracaibo,
        "action-take_doubloons": phrase("effect-take_doubloons", doubloons=taken),
        "action-exchange_ruby": phrase("effect-exchange_ruby", points=points(d.RUBY_VP)),
    }


TEXTS: Final = texts()
