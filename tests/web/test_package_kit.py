"""A game that comes in a package of its own, on the board that the package brings."""

import pytest
from playwright.sync_api import expect

from web.playing import Mouse, open_table, state
from web.visitor import DESKTOP, PHONE

ASKED = {"forced": False}  # cards are dealt at random: where all are alike a person is still asked
FAILING = "export const kit = { board() { throw new Error('broken'); } };"


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("fr", PHONE)])
def test_a_whole_game_on_the_board_of_its_package(visit, language, size):
    visitor = visit(language, size=size, **ASKED)
    page = visitor.go()
    open_table(page, "snatch", 3)
    assert state(page) == "asked"
    expect(page.locator("#board .snatch .own .card.lit .snatch-face").first).to_be_visible()
    expect(page.locator("#board .snatch .side:not(.own) .snatch-back")).to_have_count(6)
    assert visitor.barriers() == []
    player = Mouse(page, seed=4)
    player.play(decisions=1)
    assert player.on_board == 1, "a card is laid by touching it on the board"
    state(page)  # the next question, or the end, since the cards are dealt at random
    expect(page.locator("#board .own .card .drawn:empty")).to_have_count(0)  # also those that can no longer be chosen
    player.play()
    expect(page.locator("section[aria-labelledby=ranking] tbody tr")).to_have_count(3)


def test_a_card_of_such_a_board_is_chosen_by_keyboard_and_keeps_the_focus(visit):
    page = visit("en", **ASKED).go()
    open_table(page, "snatch", 2)
    assert state(page) == "asked"
    card = page.locator("#board .snatch .own button.card").first
    card.focus()
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(card).to_be_focused()


@pytest.mark.parametrize("module", [FAILING, "this is no JavaScript"])
def test_a_kit_that_fails_leaves_the_game_to_the_generic_table(visit, module):
    page = visit("en").go()
    page.route("**/kits/snatch/kit.js", lambda route: route.fulfill(body=module, content_type="text/javascript"))
    open_table(page, "snatch", 2)
    assert state(page) == "asked"
    expect(page.locator("#board .generic .isOwn")).to_be_visible()
    Mouse(page, seed=2).play(decisions=1)
