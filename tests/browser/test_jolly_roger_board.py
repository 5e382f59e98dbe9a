"""The board of Jolly Roger: ten seats and all piles in sight, tabs on a phone, the cove's stalls, the sand, the end."""

import pytest
from playwright.sync_api import expect

from browser.sailor import DECISION
from games.jolly_roger.positions import play, table, voyage
from quarterdeck.games.jolly_roger.flow.attack import JOIN, LOOTED, Attack
from quarterdeck.games.jolly_roger.flow.cove import SELLING, TRADING, Cove
from quarterdeck.games.jolly_roger.flow.island import BURYING, LANDING, Island
from quarterdeck.games.jolly_roger.flow.mutiny import FIGHTING, RESULT, Mutiny
from quarterdeck.games.jolly_roger.flow.rounds import S4_ANY, S5_TALK, S6_CALL, S6_MUTINY, S7_BACK
from quarterdeck.games.jolly_roger.flow.sharing import LAYING, SHARING, Sharing
from quarterdeck.games.jolly_roger.state import pack_promise, pack_word

NAMES = ("Albatross", "Avery", "Grace O’Malley of Clew Bay", "Rackham")
HANDS = ("nav_p2_m1 can_p2_m1", *("mel_p1_m2", "nav_p1_m3", "can_p1_m3", "mel_p1_m3", "nav_p1_m4"), *[""] * 4)
LOOT = ("gold_3 gold_1 rum", "gold_2 gold_1 hostage", "jewels", *["gold_1"] * 7)
COVE = ("gold_1 hostage jewels", "gold_2")
IN_SIGHT = """things => things.filter((thing) => {
    const box = thing.getBoundingClientRect();
    const seen = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return box.width && box.top >= 0 && box.bottom <= innerHeight && thing.contains(seen);
}).length"""


def sit(sailor, moor, start, seats):
    """Sit down as Captain among bots."""
    crew = " ".join(["open", *["bot"] * (seats - 1)])
    sailor.visit(f"/table/{moor('jolly_roger', start, crew, names=NAMES)}")
    sailor.page.locator(".decision form .btn-primary").click()
    sailor.page.locator(f"{DECISION}[data-decision]").wait_for()
    sailor.page.mouse.move(0, 0)
    return sailor.page


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 768), (1024, 768)])
def test_ten_seats_and_all_piles_are_in_sight(board, moor, width, height):
    sailor = board("pl", width, height)
    page = sit(sailor, moor, table(10, HANDS, [voyage(S5_TALK)], open=LOOT, round=7), 10)
    assert 10 == page.locator(".place").evaluate_all(IN_SIGHT)
    assert 5 == page.locator(".pile").evaluate_all(IN_SIGHT)
    for column in page.locator(".board .crew").all():
        assert column.evaluate("column => column.scrollHeight - column.clientHeight") <= 1


def test_people_at_the_table_take_no_room_from_ten_seats(board, moor):
    live = {"negotiation": "full", "pace": "live"}
    start = table(10, HANDS, [voyage(S5_TALK)], live, open=LOOT, round=7)
    made = moor("jolly_roger", start, " ".join(["open"] * 3 + ["bot"] * 7), live, names=NAMES)
    sailors = [board("pl", 1024, 768) for _ in range(3)]
    for sailor in sailors:
        sailor.visit(f"/table/{made}")
        sailor.page.locator(".decision form .btn-primary").click()
    for sailor in sailors[:2]:
        page = sailor.page
        expect(page.locator(".seats li:visible")).to_have_count(3)
        assert 3 == page.locator(".seats li:visible").evaluate_all(IN_SIGHT)
        assert 10 == page.locator(".place").evaluate_all(IN_SIGHT)
        assert 5 == page.locator(".pile").evaluate_all(IN_SIGHT)


def test_a_phone_has_tabs_for_ship_targets_loot_and_log(board, moor):
    sailor = board("en", 390, 844)
    page = sit(sailor, moor, table(10, HANDS, [voyage(S5_TALK)], open=LOOT, round=7), 10)
    tabs = page.get_by_role("group", name="What is shown").get_by_role("button")
    expect(tabs).to_have_text(["Ship", "Targets", "Loot", "Log"])
    expect(tabs.nth(1)).to_have_attribute("aria-pressed", "true")  # that is what is asked
    assert 4 <= page.locator(".deck").evaluate_all(IN_SIGHT)
    tabs.nth(0).click()
    assert 5 == page.locator(".pile").evaluate_all(IN_SIGHT)
    assert 10 == page.locator(".place .name:visible").count()
    tabs.nth(2).click()
    rows = page.locator(".hoard tbody tr")
    expect(rows).to_have_count(10)
    expect(rows.nth(1)).to_contain_text("Avery")
    assert ["4", "0"] == rows.nth(1).locator("td.num").all_inner_texts()
    tabs.nth(3).click()
    expect(page.locator(".board .log")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight") <= 844


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_the_cove_is_a_market_of_two_stalls(board, moor, width, height):
    sailor = board("en", width, height)
    here = {"target": "pirate_cove_1", "open": COVE}
    page = sit(sailor, moor, table(4, HANDS[:4], [voyage(S7_BACK), Cove(TRADING, 0, 0)], **here), 4)
    hire = page.get_by_role("region", name="A mate for hire")
    expect(hire).to_contain_text("One open loot card for one crew card")
    hire.get_by_role("button", name="jewels").click()
    expect(hire.get_by_role("button", name="jewels")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".go .btn-primary")).to_contain_text("Trade jewels for a crew card")

    page = sit(sailor, moor, table(4, HANDS[:4], [voyage(S7_BACK), Cove(SELLING, 0, 0)], **here), 4)
    fence = page.get_by_role("region", name="The fence")
    left = fence.get_by_role("list", name="Loot that nobody has seen yet")
    assert ["11", "11", "6", "8", "3", "3"] == left.locator("b").all_inner_texts()
    fence.get_by_role("button", name="a hostage").click()
    expect(page.locator(".go .btn-primary")).to_contain_text("Take ransom for a hostage")


MUTINY = {"mutineer": 2, "mutiny_used": 1, "stance": [-1, 0, 1, -1], "sides": [(1, 2, "nav_p1_m5")]}


def test_a_mutiny_says_what_is_at_stake(board, moor):
    sailor = board("en", 1366, 768)
    fight = [voyage(S6_MUTINY + 1), Mutiny(FIGHTING, 0, 0)]
    page = sit(sailor, moor, table(4, HANDS[:4], fight, captain=1, qm=3, open=LOOT[:4], **MUTINY), 4)
    stakes = page.get_by_role("list", name="At stake").get_by_role("listitem")
    expect(stakes.nth(0)).to_contain_text("your open loot is shared out")
    assert 3 == stakes.nth(0).locator(".loot").count()
    expect(stakes.nth(1)).to_have_text("The Captain’s side stakes 4 gold in 3 loot cards.")
    expect(stakes.nth(2)).to_have_text("The mutineers stake 0 gold in 1 loot card.")


def test_who_may_start_a_mutiny_reads_what_it_may_bring_and_cost(board, moor):
    sailor = board("en", 390, 844)
    page = sit(sailor, moor, table(4, HANDS[:4], [voyage(S6_CALL)], captain=1, qm=3, open=LOOT[:4], round=7), 4)
    stakes = page.get_by_role("list", name="At stake").get_by_role("listitem")
    expect(stakes.nth(0)).to_contain_text("If your mutiny fails")
    expect(stakes.nth(1)).to_contain_text("you are Captain, and the Captain’s open loot is shared out")
    assert [3, 3] == [stakes.nth(at).locator(".loot").count() for at in range(2)]
    expect(page.locator(".hand .card").first).to_contain_text("starts with 1")
    expect(page.get_by_role("button", name="No mutiny from me this round")).to_be_visible()


@pytest.mark.parametrize("qm", [0, 3])  # a Quartermaster may back either side with the office card, too
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 768), (390, 844), (360, 740)])
def test_staying_out_stands_beside_the_pass(board, moor, width, height, qm):
    sailor = board("pl", width, height)
    fight = [voyage(S6_MUTINY + 1), Mutiny(FIGHTING, 0, 0)]
    page = sit(sailor, moor, table(4, HANDS[:4], fight, captain=1, qm=qm, open=LOOT[:4], **MUTINY), 4)
    both = [page.locator(f"{DECISION} .option", has_text="Pas"), page.get_by_role("button", name="Nie biorę udziału")]
    assert [1, 1] == [button.evaluate_all(IN_SIGHT) for button in both]
    passes, stays = (button.bounding_box() for button in both)
    assert abs(passes["y"] - stays["y"]) <= 4
    asked = page.locator(DECISION).get_attribute("data-decision")
    both[1].click()
    expect(page.locator(f"[data-decision='{asked}']")).to_have_count(0)  # it is answered


@pytest.mark.parametrize("seats", [4, 10])
def test_the_sides_stay_above_the_act(board, moor, seats):
    fight = [voyage(S6_MUTINY + 1), Mutiny(FIGHTING, 0, 0)]
    stances = {**MUTINY, "stance": [-1, 0, 1, *[-1] * (seats - 3)]}
    start = table(seats, [*HANDS, ""][:seats], fight, captain=1, qm=3, open=LOOT[:seats], **stances)
    page = sit(board("pl", 360, 740), moor, start, seats)
    page.locator(".hand .card").first.click()
    sides = page.get_by_role("button", name="po stronie")
    sides.last.click()
    expect(page.locator(".go .btn-primary")).to_contain_text("Poprzyj Pierwszego buntownika")
    page.wait_for_function(f"({IN_SIGHT})([...document.querySelectorAll('{DECISION} .side')]) === 2")


def test_the_outcome_of_a_mutiny_stands_while_its_spoils_are_shared(board, moor):
    sailor = board("en", 1366, 768)
    ours = {"mutineer": 0, "mutiny_used": 1, "stance": [1, 0, 1, 0], "sides": [(1, 0, "nav_p1_m5")]}
    page = sit(
        sailor, moor, table(4, HANDS[:4], [voyage(S6_MUTINY + 1), Mutiny(RESULT, 0, 0)], captain=1, qm=3, **ours), 4
    )
    sides = page.locator(".place .stance")
    assert ["won", "lost", "won", "lost"] == [
        page.locator(f".place[data-seat='{seat}'] .stance span").inner_text() for seat in range(4)
    ]
    expect(sides).to_have_count(4)


LAID = [(1, "can_p2_m3"), (2, "can_p2_m4"), (3, "can_p1_m4"), (0, "multi_p2_m1"), (4, "mel_p2_m3")]
COVERED = """tracks => {
    const box = document.querySelector('.plate').getBoundingClientRect();
    return Math.max(...tracks.map((track) => box.bottom - track.getBoundingClientRect().top)) / box.height;
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_an_attack_tells_how_it_stands_and_leaves_the_target_in_sight(board, moor, width, height):
    sailor = board("en", width, height)
    start = table(10, HANDS, [voyage(S7_BACK), Attack(JOIN)], target_kind="fort", captain=2, qm=3, attack=LAID)
    page = sit(sailor, moor, start, 10)
    tracks = page.locator(".tracks li")
    assert ["short by 1–2", "sure", "enough unless it needs 3–4"] == tracks.locator(".stands").all_inner_texts()
    page.locator(".hand .card").first.focus()
    expect(tracks.first.locator(".stands")).to_have_text("with your card: sure")
    assert tracks.evaluate_all(COVERED) < 2 / 3


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740)])
def test_an_offer_is_answered_on_a_phone_without_scrolling(board, moor, width, height):
    start = table(4, HANDS[:4], [voyage(S5_TALK)], {"negotiation": "full"}, open=["", "", "gold_1", ""])
    play(start, 1, "pass")
    for said in ("bargain seat_0", "give_loot gold_1", "ask_crew", "send"):
        play(start, 2, said)
    page = sit(board("pl", width, height), moor, start, 4)
    expect(page.locator(".talk .offer")).to_contain_text("Grace")
    assert 2 == page.locator(f"{DECISION} .option").evaluate_all(IN_SIGHT)


OVER = """cards => cards.filter(
    (card) => card.querySelector('.called').offsetWidth && card.scrollWidth > card.clientWidth,
).length"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_laid_cards_say_whose_they_are(board, moor, width, height):
    """Where names have room they are whole."""
    sailor = board("pl", width, height)
    start = table(10, HANDS, [voyage(S7_BACK), Attack(JOIN)], target_kind="fort", captain=2, qm=3, attack=LAID)
    page = sit(sailor, moor, start, 10)
    cards = page.locator(".assault .card-mini")
    expect(cards).to_have_count(len(LAID))
    assert len(LAID) == cards.locator(".badge").evaluate_all(IN_SIGHT)
    assert 0 == cards.evaluate_all(OVER)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_loot_is_buried_from_the_sand(board, moor, width, height):
    sailor = board("en", width, height, own=True, ask="never")
    stack = [voyage(S7_BACK), Island(BURYING)]
    start = table(4, HANDS[:4], stack, target="treasure_island_1", lying="bloody_pirate", open=LOOT[:4])
    page = sit(sailor, moor, start, 4)
    sand = page.get_by_role("group", name="In the sand")
    sand.get_by_role("button", name="rum").click()
    expect(sand.locator(".in")).to_have_count(1)
    sand.get_by_role("button", name="Bury all").click()
    expect(page.locator(".place.mine .buried")).to_have_text("3")


CUT = """texts => texts.filter((text) => text.scrollHeight > text.clientHeight + 1).map((text) => text.textContent)"""
SPECIAL = (
    "assassin sea_wolf medic traitor ship_rats",
    "cook bosun shipwright cabin_boy lookout",
    "stowaways second_mate first_mate bloody_pirate helmsman",
)


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1366, 768)])
@pytest.mark.parametrize("cards", [*SPECIAL, "nav_p1_m2 nav_p1_m4 nav_p1_m5 can_p1_m3 can_p1_m4 multi_p2_m1 traitor"])
def test_the_texts_of_special_cards_fit_on_small_screens(board, moor, cards, width, height):
    sailor = board("pl", width, height)
    page = sit(sailor, moor, table(4, (cards,), [voyage(S5_TALK)]), 4)
    for lang in ("pl", "en"):
        page.locator(f"button[lang={lang}]").first.click()
        page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        assert [] == page.locator(".hand .text").evaluate_all(CUT)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_loot_is_shared_by_card_and_seat_or_for_me(board, moor, width, height):
    """A phone lists nothing that lies on the table."""
    sailor = board("en", width, height, own=True, ask="never")
    stack = [voyage(S7_BACK), Attack(LOOTED), Sharing(0, SHARING, 0, [0] * 4)]
    start = table(4, HANDS[:4], stack, qm=0, sailed=True, laid="gold_3 gold_1 gold_1 rum rum")
    page = sit(sailor, moor, start, 4)
    seats = page.locator(f"{DECISION} .option .name")
    expect(seats.filter(has_text="Rackham")).to_have_text(["Rackham"] * (width > 720))  # whatever card it will be
    laid = page.get_by_role("group", name="Loot laid out")
    laid.get_by_role("button", name="gold worth 3").click()
    page.locator(".place[data-seat='2']").click()
    expect(page.locator(".place[data-seat='2'] .coin")).to_have_text("3")
    laid.get_by_role("button", name="Share for me").click()
    expect(laid).to_have_count(0)
    expect(page.locator(".place.mine .coin")).to_have_text("1")


CROWD = (
    *("mel_p1_m2", "nav_p1_m4", "can_p1_m3", "mel_p1_m3"),
    *("nav_p1_m5", "nav_p2_m1", "can_p2_m1", "mel_p2_m1", "can_p1_m2"),
)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 768), (390, 844)])
def test_who_is_robbed_is_picked_by_seats_and_not_from_a_list_of_pairs(board, moor, width, height):
    sailor = board("en", width, height)
    hands = ("second_mate nav_p1_m3", *CROWD)
    page = sit(sailor, moor, table(10, hands, [voyage(S4_ANY)], captain=1, qm=3, open=LOOT), 10)
    page.locator(".hand .card", has_text="Second Mate").click()
    seats = page.get_by_role("group", name="What the card does").get_by_role("button")
    assert 9 == seats.evaluate_all(IN_SIGHT)
    assert 1 == page.locator(f"{DECISION} .option").evaluate_all(IN_SIGHT)
    for at in (2, 5):
        seats.nth(at).click()
    expect(page.locator(".go .btn-primary")).to_contain_text("Rackham")
    expect(page.locator(".go .btn-primary")).to_contain_text("Grace O’Malley of Clew Bay 2")


def test_a_sea_wolf_may_start_a_mutiny_as_one_of_the_crew(board, moor):
    sailor = board("en", 1366, 768)
    hands = ("sea_wolf nav_p1_m3", *CROWD)
    page = sit(sailor, moor, table(10, hands, [voyage(S6_CALL)], captain=1, qm=3, open=LOOT), 10)
    page.locator(".hand .card", has_text="Sea Wolf").click()
    page.get_by_role("button", name="Start a mutiny with Sea Wolf").click()
    expect(page.locator(".go .btn-primary")).to_contain_text("Start a mutiny with Sea Wolf")
    page.get_by_role("group", name="What the card does").get_by_role("button", name="Rackham").first.click()
    expect(page.locator(".go .btn-primary")).to_contain_text("the Sea Wolf forces Rackham")


def test_whoever_may_rob_somebody_before_the_sharing_is_not_asked_to_share(board, moor):
    sailor = board("en", 1366, 768)
    stack = [voyage(S7_BACK), Attack(LOOTED), Sharing(0, LAYING, 0, [0] * 4)]
    hands = ("second_mate nav_p1_m3", *CROWD[:3])
    page = sit(sailor, moor, table(4, hands, stack, captain=1, qm=0, sailed=True, laid="gold_3 gold_1 rum"), 4)
    expect(page.locator(".place.legal")).to_have_count(3)
    expect(page.get_by_role("group", name="Loot laid out")).to_be_visible()
    expect(page.get_by_role("button", name="Share for me")).to_have_count(0)


def test_whoever_is_asked_to_stand_guard_reads_what_for(board, moor):
    hands = ("", "mel_p1_m2", "bosun", "")
    start = table(
        4,
        hands,
        [voyage(S7_BACK), Island(LANDING)],
        {"negotiation": "full"},
        target="treasure_island_1",
        lying="bloody_pirate",
        open=("gold_1", "gold_3 rum", "", ""),
    )
    play(start, 2, "bosun seat_1")
    for said in ("propose seat_0", "give_loot rum", "send"):
        play(start, 1, said)
    page = sit(board("en", 390, 844), moor, start, 4)
    offer = page.locator(".talk .offer")
    expect(offer).to_contain_text("guard the ship in my place")
    expect(offer).to_contain_text("Somebody has to stay aboard")


BEYOND = """places => places.filter((place) => {
    const [box, face] = [place, place.querySelector('.face')].map((part) => part?.getBoundingClientRect());
    const meets = ({ right, top, bottom }) => face && right > face.left + 1 && bottom > face.top && top < face.bottom;
    return [...place.querySelectorAll('.word, .buried, .hand')].some((part) => {
        const other = part.getBoundingClientRect();
        return other.right > box.right || (part.matches('.word') && meets(other));
    });
}).map((place) => place.ariaLabel)"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 768), (1024, 768)])
def test_sides_offices_and_promises_stay_within_their_places(board, moor, width, height):
    given = [pack_promise(pack_word(tag, 0), seat, 0, 1) for seat in range(1, 10) for tag in (1, 3)]
    sides = {"stance": [-1, 0, *[0, 1] * 4], "captain": 1, "qm": 2, "mutineer": 9, "sides": [(1, 9, "mel_p1_m4")]}
    fight = [voyage(S6_MUTINY + 1), Mutiny(FIGHTING, 0, 0)]
    start = table(10, ("mel_p1_m5", *CROWD), fight, mutiny_used=1, promises=given, open=LOOT, **sides)
    page = sit(board("pl", width, height), moor, start, 10)
    expect(page.locator(".place .word")).to_have_count(9)
    assert [] == page.locator(".place").evaluate_all(BEYOND)
