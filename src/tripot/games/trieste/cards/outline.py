# tripot: compiled
"""The layout of an effect's instructions: where a step ends with all its blocks, and where each block ends.

`assembling` writes them.
"""

from mypy_extensions import i64

from tripot.games.trieste.cards import steps
from tripot.games.trieste.cards.book import AMOUNT, ELSE, WHAT, WIDTH, CardBook


def end_of_effect(book: CardBook, at: i64) -> i64:
    while book.read(at, WHAT) != steps.STOP:
        at = after(book, at)
    return at


def after(book: CardBook, at: i64) -> i64:
    """The instruction after a step and all its blocks."""
    what = book.read(at, WHAT)
    if what == steps.CHOOSE:
        return book.read(option_end(book, at, 0), ELSE)
    target = book.read(at, ELSE)
    if target <= at:
        return at + WIDTH
    before = target - WIDTH
    if what != steps.EACH and book.read(before, WHAT) == steps.JUMP and book.read(before, ELSE) >= target:
        return book.read(before, ELSE)
    return target


def then_end(book: CardBook, at: i64) -> i64:
    """The end of the steps that follow on success, or are repeated."""
    target = book.read(at, ELSE)
    return target - WIDTH if after(book, at) != target or is_loop(book, at) else target


def is_loop(book: CardBook, at: i64) -> bool:
    what = book.read(at, WHAT)
    return what == steps.EACH or what == steps.LATER


def option_start(book: CardBook, at: i64, number: i64) -> i64:
    return book.read(at + WIDTH * (1 + number), ELSE)


def option_end(book: CardBook, at: i64, number: i64) -> i64:
    """The jump that ends an option: before the next one, or the one before the common end."""
    options = book.read(at, AMOUNT)
    if number + 1 < options:
        return option_start(book, at, number + 1) - WIDTH
    return book.read(option_start(book, at, 1) - WIDTH, ELSE) - WIDTH
