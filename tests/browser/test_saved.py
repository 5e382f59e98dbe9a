"""Games as files, as a person saves and brings them in."""

import json

import pytest
from playwright.sync_api import expect

ME_AND_BOTS = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}, {"kind": "bot", "level": "deckhand"}]


def bring(sailor, name, content):
    """Choose a file on the page of the person."""
    sailor.visit("/me")
    sailor.page.locator(".data input[type=file]").set_input_files(
        {"name": name, "mimeType": "application/json", "buffer": content}
    )


@pytest.mark.parametrize(
    ("lang", "menu", "save"), [("en", "Table menu", "Save as a file"), ("pl", "Menu stołu", "Zapisz do pliku")]
)
def test_a_game_is_saved_and_brought_in(board, lang, menu, save):
    sailor = board(lang=lang)
    sailor.new_table("space_pirates", ME_AND_BOTS)
    sailor.asked()
    sailor.answer()
    sailor.asked()
    sailor.page.locator(f"header [aria-label='{menu}']").click()
    with sailor.page.expect_download() as saving:
        sailor.page.get_by_role("link", name=save).click()
    assert saving.value.suggested_filename.endswith(".json")
    bring(sailor, "game.json", saving.value.path().read_bytes())
    sailor.page.wait_for_url("**/table/*")
    sailor.asked()
    expect(sailor.page.locator(".telling")).to_contain_text("brought in" if lang == "en" else "wczytana z pliku")
    sailor.answer()


def test_a_file_that_does_not_fit_is_refused_with_the_reason(board):
    sailor = board(lang="pl")
    for content, said in ((b"ahoy", "to nie JSON"), (json.dumps({"a": 1}).encode(), "nie jest zapisem gry")):
        bring(sailor, "game.json", content)
        expect(sailor.page.locator(".data .complaint")).to_contain_text(said)
    sailor.picture("saved-refused-pl")
    sailor.errors.clear()  # the browser complains of the refusals
