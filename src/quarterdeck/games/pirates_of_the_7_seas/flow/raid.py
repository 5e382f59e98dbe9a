"""P7-7.3, P7-8: a raid from the convoy card to the last duel, and the loot of the survivors."""

from typing import Any, ClassVar, Final, final

from quarterdeck.core.frames import ASK, CALL, CHANCE, DONE, Single, Telling, Words, verb_of
from quarterdeck.games.pirates_of_the_7_seas import actions as a, data as d, state as t, verbs as v
from quarterdeck.games.pirates_of_the_7_seas.flow.guards import earn_yin_yang, take_skulls
from quarterdeck.games.pirates_of_the_7_seas.flow.loot import DRAWING, Loot
from quarterdeck.games.pirates_of_the_7_seas.flow.throw import cast, duels, owners, throw
from quarterdeck.games.pirates_of_the_7_seas.state import State

COMMIT: Final = 0
THROW: Final = 1
SHARE_LOOT: Final = 2
RAIDING: Final = ["commit", "throw", "share_loot"]

SENDING: Final[list[list[int]]] = [[v.send(ships) for ships in range(most + 1)] for most in range(a.MOST)]


def raid_limit(s: State, convoy: int) -> int:
    """P7-7.3.2, P7-15.3: how many ships each seat may send."""
    return d.CONVOY_SHIPS[convoy] * d.RAID_LIMIT[s.seats]


THROWS: Final = 200
CHANCES: Final[dict[int, int]] = {}     # percent, by ships on both sides, as far as somebody has asked


def chances(red: int, ships: int) -> int:
    """P7-8.9: in how many throws of a hundred so many pirates sink all merchants, found by throwing."""
    key = red << 8 | ships
    if key not in CHANCES:
        won = 0
        for number in range(THROWS):
            fought = duels(throw(number, red + ships, looked_at=False), red)
            won += sum(duel >> 12 & 3 != a.SINKS_PIRATE for duel in fought) == red
        CHANCES[key] = won * 100 // THROWS
    return CHANCES[key]


@final
class Raid(Single[State]):
    """P7-7.3.2 to P7-7.3.7: from the Captain clockwise everybody commits ships, the battle is fought, loot is drawn."""

    WORDS: ClassVar[Words] = {"convoy": d.CARD_IDS, "stage": RAIDING}

    def __init__(self, captain: int, convoy: int, stage: int, turn: int, ships: list[int]) -> None:
        self.captain = captain
        self.convoy = convoy
        self.stage = stage
        self.turn = turn        # seats that have committed, or drawn their loot, so far
        self.ships = ships      # by seat: ships committed; survivors once the battle is over

    def to_json(self) -> dict[str, Any]:
        return {**super().to_json(), "limit": d.CONVOY_SHIPS[self.convoy] * d.RAID_LIMIT[len(self.ships)]}

    def advance(self, s: State) -> int:
        if self.stage == COMMIT:
            if self.turn < s.seats:
                return ASK
            if not any(self.ships):                                             # P7-7.3.6
                s.tell("escaped", "P7-7.3.6", self.convoy)
                return DONE
            self.stage = THROW
        if self.stage == THROW:
            return ASK
        while self.turn < s.seats:                                              # P7-9.1
            seat = (self.captain + self.turn) % s.seats
            self.turn += 1
            if self.ships[seat] > 0:
                s.stack.append(Loot(seat, DRAWING, self.ships[seat], [0, 0, 0]))
                return CALL
        return DONE

    def asked(self, s: State) -> int:
        return CHANCE if self.stage == THROW else (self.captain + self.turn) % s.seats

    def options(self, s: State, seat: int) -> list[int]:
        if self.stage == THROW:
            return []
        return SENDING[min(s.empty(seat), raid_limit(s, self.convoy))]          # P7-7.3.3

    def default(self, s: State, seat: int) -> int:
        """P7-19.10: one ship, if there is an empty one."""
        return v.send(min(1, s.empty(seat)))

    def answer(self, s: State, seat: int, action: int) -> None:
        if self.stage == THROW:
            self.fight(s, action)
            return
        ships = v.send_ships(action)
        self.ships[seat] = ships
        self.turn += 1
        if ships > 0:
            s.tell("sent", "P7-7.3.3", seat, ships)
        else:
            s.tell("stayed", "P7-7.3.4", seat)
            take_skulls(s, seat, 1, "P7-7.3.4")
        nation = d.CONVOY_NATION[self.convoy]
        if s.corsairs[seat] >> nation & 1 and (ships > 0 or not s.house & t.CORSAIR_SKULLS_MERGE):    # P7-7.3.5
            s.tell("corsair_skull", "P7-7.3.5", seat, nation)
            take_skulls(s, seat, 1, "P7-7.3.5")

    def prompt(self, s: State, seat: int) -> Telling:
        if self.stage == THROW:
            return Telling("chance", "P7-8.1", [])
        return Telling("send", "P7-7.3.3", [self.convoy, raid_limit(s, self.convoy)])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if verb_of(action) == v.SEND and self.stage == COMMIT:
            return Telling("too_many_ships", "P7-7.3.3", [min(s.empty(seat), raid_limit(s, self.convoy))])
        return Telling("not_now", "P7-7.3.3", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        """Skulls that the answer costs for certain."""
        skulls = 1 if v.send_ships(action) == 0 else 0
        flies = s.corsairs[seat] >> d.CONVOY_NATION[self.convoy] & 1
        if flies and (skulls == 0 or not s.house & t.CORSAIR_SKULLS_MERGE):
            skulls += 1
        return Telling("costs_skulls", "P7-7.3.4", [skulls]) if skulls else None

    def warnings(self, s: State, seat: int, action: int) -> list[Telling]:
        """P7-8.9: how often so many ships sink the whole convoy."""
        ships = v.send_ships(action) + sum(self.ships)
        if v.send_ships(action) == 0:
            return []
        return [Telling("raid_odds", "P7-8.9", [ships, chances(d.CONVOY_SHIPS[self.convoy], ships)])]

    def fight(self, s: State, key: int) -> None:
        """P7-8: throw, let the nearest pairs duel, bring the ships home."""
        red = d.CONVOY_SHIPS[self.convoy]
        committed = self.ships
        cast(s, t.BATTLE, key, red, committed)
        fallen = throw(key, red + sum(committed), looked_at=False)
        fought = duels(fallen, red)
        belongs = owners(s)
        survivors = committed.copy()
        merchants = red
        for duel in fought:
            sunk = duel >> 12 & 3
            merchant = duel >> 6 & 63
            pirate = duel & 63
            if sunk != a.SINKS_PIRATE:
                merchants -= 1
            if sunk != a.SINKS_MERCHANT:
                survivors[belongs[pirate]] -= 1
            if s.out is not None:
                s.tell_list("duel", "P7-8.3", [
                    belongs[pirate], fallen.faces[merchant], fallen.faces[pirate], sunk, merchant, pirate, duel >> 14,
                ])
        for seat in s.clockwise(self.captain):
            self.bring_home(s, seat, survivors)
        if merchants == 0:                                                      # P7-8.9, P7-7.3.7
            s.tell("sunk_all", "P7-8.9", self.convoy)
            self.ships = survivors
        else:
            s.tell("raid_failed", "P7-8.9", self.convoy)
            self.ships = [0] * s.seats
        self.stage = SHARE_LOOT
        self.turn = 0

    def bring_home(self, s: State, seat: int, survivors: list[int]) -> None:
        """P7-8.6, P7-8.7: Unsinkable tokens save some of the sunk; the others go to the reserve for a yin-yang each."""
        sunk = self.ships[seat] - survivors[seat]
        if sunk == 0:
            return
        saved = min(sunk, s.unsinkables[seat])
        if saved > 0:
            s.tell("saved", "P7-8.6", seat, saved)
        lost = sunk - saved
        if lost > 0:
            s.fleet[seat] -= lost
            s.reserve[seat] += lost
            s.tell("lost", "P7-8.6", seat, lost)
            earn_yin_yang(s, seat, lost, "P7-8.6")
