"""What a table of Jolly Roger looks like as JSON: crew cards, loot, targets and their kinds by number, -1 for none.

A view is the same with holes: FACEDOWN stands for every card that the seat may not know.
"""

from typing import TypedDict

from quarterdeck.core.fields import FrameJson


class Laid(TypedDict):
    """A card laid in an attack."""

    seat: int
    card: int


class Support(TypedDict):
    """A card laid in a mutiny."""

    leader: int
    seat: int
    card: int


class Play(TypedDict):
    """A plain card that counts already and may still be answered."""

    number: int
    what: str
    seat: int
    card: int


class Deferred(TypedDict):
    """An answer that waits until all plain cards have settled."""

    seat: int
    action: int


class Offer(TypedDict):
    """An open offer, or one that is being written."""

    number: int
    seat: int
    to: int
    shown: int
    crew: list[int]
    loot: list[int]
    wanted_loot: list[int]
    wanted_crew: int
    promise: int
    favour: int


class Promise(TypedDict):
    """A promise that is neither kept nor broken."""

    seat: int
    to: int
    tag: int
    voice: int
    round: int


class State(TypedDict):
    """The table."""

    seats: int
    table: list[int]
    captain: int
    quartermaster: int
    round: int
    mutiny_used: int
    skip_appointment: int
    island_barred: int
    target_kind: int
    target: int
    decks: list[int]
    targets_left: list[int]
    target_discard: list[int]
    hands: list[list[int]]
    deck: list[int]
    discard: list[int]
    in_play: list[int]
    unsettled: list[Play]
    serial: int
    deferred: list[Deferred]
    attack: list[Laid]
    change: list[int]
    sides: list[Support]
    support: list[int]
    stance: list[int]
    sworn: int
    mutineer: int
    opening: int
    lying: list[int]
    cook: int
    guard: int
    verdict: int
    loot_deck: list[int]
    loot_discard: list[int]
    laid: list[int]
    aside: list[int]
    open: list[list[int]]
    buried: list[list[int]]
    jewels: list[int]
    offers: list[Offer]
    drafts: list[Offer]
    offered: list[int]
    approached: list[int]
    spoken: list[int]
    promises: list[Promise]
    paid: list[int]
    favours: list[int]
    stack: list[FrameJson]
