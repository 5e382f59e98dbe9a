"""Whole games by ear: the accessibility tree is all that is known, its buttons all that is pressed."""

import re

import pytest
from playwright.sync_api import expect

from browser.sailor import DECISION

DECKHAND = {"kind": "bot", "level": "deckhand"}
TURNS = None  # another choice with every answer
LAST = -1  # the farthest place, or doing without: short games
TABLES = {
    "space_pirates": (2, {"first_player": "0"}, TURNS),
    "pirates_of_the_7_seas": (1, {}, TURNS),
    "pirates_of_maracaibo": (0, {}, LAST),
    "tiny_epic_pirates": (1, {}, LAST),
    "jolly_roger": (2, {"negotiation": "off"}, TURNS),
}
MOST = 900  # answers
LINE = re.compile(
    r"""^(?P<indent> *)- '?(?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<state>(?: \[[^\]]+\])*)"""
)
APART = {"Standing orders", "How plainly"}


class Listener:
    """Somebody who hears the page: regions, groups, buttons and whether they are pressed."""

    def __init__(self, page):
        self.page = page
        self.region = page.get_by_role("region", name="My decision")

    def buttons(self):
        """The buttons of the decision: their group, name, and state."""
        groups, found = [], []
        for line in self.region.aria_snapshot().splitlines():
            told = LINE.match(line)
            if not told:
                continue
            depth = len(told["indent"])
            groups = [one for one in groups if one[0] < depth]
            name = (told["name"] or "").replace('\\"', '"').replace("''", "'")  # as YAML writes them
            if told["role"] == "group":
                groups.append((depth, name))
            elif told["role"] == "button" and "disabled" not in told["state"]:
                found.append((groups[-1][1] if groups else "", name, "[pressed]" in told["state"]))
        return found

    def answer(self, pick):
        """Press what is to be chosen, group by group, until a button with Enter does it; Enter is pressed."""
        tried = set()
        for _ in range(20):
            heard = [one for one in self.buttons() if one[0] not in APART]
            act = next((name for group, name, _ in heard if not group and name.endswith(" Enter")), None)
            if act:
                self.press(act, "Enter")
                return act
            done = {group for group, _, pressed in heard if pressed}
            free = [name for group, name, _ in heard if group and group not in done and name not in tried]
            assert free, heard
            choice = free[pick % len(free)]
            tried.add(choice)
            self.press(choice, "Space")
        raise AssertionError(f"nothing to be done: {self.buttons()}")

    def press(self, name, key):
        self.region.get_by_role("button", name=name, exact=True).first.press(key)


@pytest.mark.parametrize("game", TABLES)
def test_a_whole_game_by_ear(board, game):
    sailor = board()
    bots, options, pick = TABLES[game]
    sailor.new_table(game, [{"kind": "me"}, *([DECKHAND] * bots)], options)
    listener = Listener(sailor.page)
    for given in range(MOST):
        if not sailor.asked():
            assert given, "nobody was asked"
            break
        asked = sailor.page.locator(DECISION).get_attribute("data-decision")
        prompt = listener.region.get_by_role("heading").first
        assert prompt.inner_text()
        listener.answer(given if pick is TURNS else pick)
        expect(sailor.page.locator(f"[data-decision='{asked}']")).to_have_count(0)
    result = sailor.page.get_by_role("region", name="Result")
    expect(result.get_by_role("heading").first).to_contain_text(re.compile("win"))
    places = result.get_by_role("list").first.aria_snapshot()
    assert re.search(r"listitem: .*\d", places), places
