"""Tiny Epic Pirates as numbers for networks: everybody sees everything (TEP-12)."""

from typing import Final

from quarterdeck.core.vector import Procedures, Vector
from quarterdeck.games.tiny_epic_pirates import data as d
from quarterdeck.games.tiny_epic_pirates.state import State

ROUNDS: Final = 1000
PROCEDURES: Final = Procedures("quarterdeck.games.tiny_epic_pirates", 8, 20, {"used": 6})


def encode(s: State, o: Vector) -> None:
    """The table, the pirate of the vector's seat first; the solo pirate is the last."""
    count = s.pirates()
    o.who("first", s.first, count)
    o.who("active", s.active, count)
    o.number("rounds", s.rounds, ROUNDS)
    o.flag("crossed", s.crossed != 0)
    o.number("paid", s.paid, 10)
    o.flag("refreshed", s.refreshed != 0)
    for cell in range(len(s.sea)):
        write_cell(s, o, cell, count)
    for token in range(d.TOKENS):
        o.number("unturned", s.unturned[token], 5)
    for good in range(d.GOODS):
        o.number("bag", s.bag[good], 10)
    for place in range(d.GOODS):
        o.one("market", s.market[place] if s.market else -1, d.GOODS)
    for merchant in range(2):
        o.one("merchant-cell", s.merchant_at[merchant], d.CELLS)
        o.one("merchant-facing", s.merchant_to[merchant], 2)
        o.one("merchant-cube", s.merchant_cube[merchant], d.GOODS)
        o.one("merchant-card", s.merchant_card[merchant], d.MERCHANTS)
    o.bits("merchant-deck", s.merchant_deck, d.MERCHANTS)
    o.one("navy", s.navy, d.CELLS)
    for slot in range(d.ROW):
        o.one("crew-row", s.row[slot] if s.row else -1, d.CREW)
    o.bits("crew-unseen", s.unseen, d.CREW)
    o.row("crew-under", s.under, d.CREW, d.CREW)
    for pirate in o.order(count):
        write_pirate(s, o, pirate)
    o.one("rival", s.rival, d.RIVALS)
    o.one("mood", s.mood, d.MOODS)
    o.one("ring", s.ring, 4)
    PROCEDURES.write(o, s.stack, {})


def write_cell(s: State, o: Vector, cell: int, count: int) -> None:
    """A map card and what it has printed on it, its token and its treasure."""
    card = s.sea[cell]
    o.one("map", card, len(d.MAP_IDS))
    o.number("settlement", d.SETTLEMENT[card], 2)
    o.one("sells", d.MARKET[card], d.GOODS)
    o.flag("cove", d.COVE[card] != 0)
    o.flag("storm", d.STORM[card] != 0)
    o.number("burial-cost", d.COST[card], d.GOLD_MAX)
    o.flag("token", s.face_down >> cell & 1 != 0)
    o.who("treasure", s.sites[cell], count)


def write_pirate(s: State, o: Vector, pirate: int) -> None:
    """A pirate's ship and mats."""
    o.one("ship", s.ship[pirate], d.CELLS)
    o.flag("hidden", s.hidden >> pirate & 1 != 0)
    o.number("gold", s.gold[pirate], d.GOLD_MAX)
    o.one("helm", s.helm[pirate], d.SPACES)
    o.bits("wheel", s.wheel[pirate], d.SPACES)
    for station in range(d.STATIONS):
        o.number("station", s.hands[pirate * d.STATIONS + station], 4)
    for space in range(d.SPACES):
        o.one("order", s.orders[pirate * d.SPACES + space], d.SPACES)
    for good in range(d.GOODS):
        o.number("cargo", s.cargo[pirate * d.GOODS + good], d.CARGO_MAX)
    o.number("sure-fire", s.sure_fire[pirate], d.SURE_FIRE_MAX)
    o.number("tailwinds", s.tailwinds[pirate], 3)
    o.number("storm-passes", s.passes[pirate], 3)
    o.one("level", s.level[pirate], d.TOP + 1)
    o.one("captain", s.captain[pirate], len(d.CAPTAIN_IDS))
    o.flag("bloodied", s.bloodied >> pirate & 1 != 0)
    crew = s.crew_of(pirate)
    o.counts("crew", crew, d.CREW, 1)
    o.row("crew-order", crew, d.CREW_MAX, d.CREW)
    o.number("buried", s.buried[pirate], d.TO_WIN)
