"""Cards travel from where they were to where they are."""

import pytest
from playwright.sync_api import expect

from web.tour import GAMES

REMEMBER = """
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const what = [frames].flat().flatMap(Object.keys);
    window.moved.push({ what, flies: !!this.closest(".sky") });
    return animate.call(this, frames, timing);
  };
"""


def moved_in_a_step(visitor, game: str) -> list[dict]:
    """All that moves while the first step of a lesson is told."""
    visitor.context.add_init_script(REMEMBER)
    page = visitor.go(f"/learn/{game}")
    page.get_by_role("button", name="Do it for me").click()
    expect(page.locator(".praise")).to_be_visible(timeout=60_000)
    expect(page.locator(".sky > *")).to_have_count(0)
    return page.evaluate("window.moved")


@pytest.mark.parametrize("game", GAMES)
def test_cards_cross_the_board_and_nothing_of_the_flight_is_left(visit, game):
    moved = moved_in_a_step(visit(motion="no-preference", speed="fast"), game)
    assert any(each["flies"] for each in moved)
    assert {what for each in moved for what in each["what"]} <= {"transform", "opacity"}


def test_where_less_motion_is_wanted_cards_fade(visit):
    moved = moved_in_a_step(visit(speed="fast"), "trok")
    assert {what for each in moved for what in each["what"]} == {"opacity"}
