"""P7-7.3, P7-8: a raid from the convoy card to the last duel, and the loot of the survivors."""

from typing import Any, Final, final

from quarterdeck.core.engine import ASK, CALL, CHANCE, DONE, Frame
from quarterdeck.core.events import Telling
from quarterdeck.games.pirates_of_the_7_seas.actions import MOST, SEND, SINKS_MERCHANT, SINKS_PIRATE, send
from quarterdeck.games.pirates_of_the_7_seas.data import CARD_IDS, CONVOY_NATION, CONVOY_SHIPS, RAID_LIMIT
from quarterdeck.games.pirates_of_the_7_seas.flow.guards import earn_yin_yang, take_skulls
from quarterdeck.games.pirates_of_the_7_seas.flow.loot import DRAWING, Loot
from quarterdeck.games.pirates_of_the_7_seas.flow.throw import cast, duels, owners, throw
from quarterdeck.games.pirates_of_the_7_seas.state import BATTLE, CORSAIR_SKULLS_MERGE, State

COMMIT: Final = 0
THROW: Final = 1
SHARE_LOOT: Final = 2

SENDING: Final[list[list[int]]] = [[send(ships) for ships in range(most + 1)] for most in range(MOST)]


def raid_limit(s: State, convoy: int) -> int:
    """P7-7.3.2, P7-15.3: how many ships each seat may send."""
    return CONVOY_SHIPS[convoy] * RAID_LIMIT[s.seats]


@final
class Raid(Frame[State]):
    """P7-7.3.2 to P7-7.3.7: from the Captain clockwise everybody commits ships, the battle is fought, loot is drawn."""

    def __init__(self, captain: int, convoy: int, stage: int, turn: int, ships: list[int]) -> None:
        self.captain = captain
        self.convoy = convoy
        self.stage = stage
        self.turn = turn        # seats that have committed, or drawn their loot, so far
        self.ships = ships      # by seat: ships committed; survivors once the battle is over

    def clone(self) -> "Raid":
        return Raid(self.captain, self.convoy, self.stage, self.turn, self.ships.copy())

    def to_json(self) -> dict[str, Any]:
        return {
            "frame": "raid", "captain": self.captain, "convoy": CARD_IDS[self.convoy], "stage": self.stage,
            "turn": self.turn, "ships": self.ships.copy(),
            "limit": CONVOY_SHIPS[self.convoy] * RAID_LIMIT[len(self.ships)],
        }

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

    def waiting(self, s: State) -> list[int]:
        return [self.asked(s)]

    def asked(self, s: State) -> int:
        return CHANCE if self.stage == THROW else (self.captain + self.turn) % s.seats

    def options(self, s: State, seat: int) -> list[int]:
        if self.stage == THROW:
            return []
        return SENDING[min(s.empty(seat), raid_limit(s, self.convoy))]          # P7-7.3.3

    def default(self, s: State, seat: int) -> int:
        """P7-19.10: one ship, if there is an empty one."""
        return send(min(1, s.empty(seat)))

    def answer(self, s: State, seat: int, action: int) -> None:
        if self.stage == THROW:
            self.fight(s, action)
            return
        ships = action >> 8
        self.ships[seat] = ships
        self.turn += 1
        if ships > 0:
            s.tell("sent", "P7-7.3.3", seat, ships)
        else:
            s.tell("stayed", "P7-7.3.4", seat)
            take_skulls(s, seat, 1, "P7-7.3.4")
        nation = CONVOY_NATION[self.convoy]
        if s.corsairs[seat] >> nation & 1 and (ships > 0 or not s.house & CORSAIR_SKULLS_MERGE):    # P7-7.3.5
            s.tell("corsair_skull", "P7-7.3.5", seat, nation)
            take_skulls(s, seat, 1, "P7-7.3.5")

    def prompt(self, s: State, seat: int) -> Telling:
        if self.stage == THROW:
            return Telling("chance", "P7-8.1", [])
        return Telling("send", "P7-7.3.3", [self.convoy, raid_limit(s, self.convoy)])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if action & 255 == SEND and self.stage == COMMIT:
            return Telling("too_many_ships", "P7-7.3.3", [min(s.empty(seat), raid_limit(s, self.convoy))])
        return Telling("not_now", "P7-7.3.3", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        """Skulls that the answer costs for certain."""
        skulls = 1 if action >> 8 == 0 else 0
        if s.corsairs[seat] >> CONVOY_NATION[self.convoy] & 1 and (skulls == 0 or not s.house & CORSAIR_SKULLS_MERGE):
            skulls += 1
        return Telling("costs_skulls", "P7-7.3.4", [skulls]) if skulls else None

    def fight(self, s: State, key: int) -> None:
        """P7-8: throw, let the nearest pairs duel, bring the ships home."""
        red = CONVOY_SHIPS[self.convoy]
        committed = self.ships
        cast(s, BATTLE, key, red, committed)
        fallen = throw(key, red + sum(committed), looked_at=False)
        fought = duels(fallen, red)
        belongs = owners(s)
        survivors = committed.copy()
        merchants = red
        for duel in fought:
            sunk = duel >> 12 & 3
            merchant = duel >> 6 & 63
            pirate = duel & 63
            if sunk != SINKS_PIRATE:
                merchants -= 1
            if sunk != SINKS_MERCHANT:
                survivors[belongs[pirate]] -= 1
            if s.out is not None:
                s.tell_list("duel", "P7-8.3", [
                    belongs[pirate], fallen.faces[merchant], fallen.faces[pirate], sunk, merchant, pirate, duel >> 14,
                ])
        for turn in range(s.seats):
            self.bring_home(s, (self.captain + turn) % s.seats, survivors)
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
