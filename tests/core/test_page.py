"""Pages of cells: four lie in a word, and whatever is written begins anywhere in one."""

import pytest

from tripot.core.observing import Page
from tripot.core.piles import card, count

PILE = card(0) + 3 * card(1) + 15 * card(5) + 2 * card(11)
anywhere = pytest.mark.parametrize("at", range(5))


def cells_from(page: Page, at: int) -> list[int]:
    return list(page.cells())[at:]


@anywhere
def test_a_pile_is_how_many_cards_of_each_kind(at):
    page = Page(at + 12)
    page.leave_blank(at)
    page.pile(PILE, 12)
    assert cells_from(page, at) == [count(PILE, kind) for kind in range(12)]
    assert not any(cells_from(page, 0)[:at])


@anywhere
def test_piles_in_one_place_are_put_together(at):
    page = Page(at + 12)
    page.add_pile(at, PILE)
    page.add_pile(at, card(1) + card(7))
    assert cells_from(page, at) == [count(PILE + card(1) + card(7), kind) for kind in range(12)]


@anywhere
def test_marks_are_the_lowest_bits(at):
    page = Page(at + 9)
    page.leave_blank(at)
    page.marks(0b1_0100_1101, 7)
    assert cells_from(page, at) == [1, 0, 1, 1, 0, 0, 1, 0, 0]


@anywhere
def test_numbers_can_be_written_four_at_once_or_one_by_one(at):
    page = Page(at + 6)
    page.add_numbers(at, 500, 0, 7, 32767)
    page.leave_blank(at + 4)
    page.number(-1)
    page.number(-400)
    assert cells_from(page, at) == [500, 0, 7, 32767, -1, -400]
    assert [page.cell(at + n) for n in range(6)] == [500, 0, 7, 32767, -1, -400]


def test_a_page_is_cleared_under_the_eyes_of_its_reader_or_renewed_behind_them():
    page = Page(3)
    page.number(5)
    kept = page.cells()
    page.renew()
    page.number(6)
    assert (list(kept), list(page.cells())) == ([5, 0, 0], [6, 0, 0])
    seen = page.cells()
    page.clear()
    page.number(7)
    assert list(seen) == [7, 0, 0]
