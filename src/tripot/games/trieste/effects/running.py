# tripot: compiled
"""Running an effect: one instruction after another, with no branch for any particular card.

An effect that runs is a frame: where it is in the book, its context, and the cards it has shown.  An instruction that
needs an answer asks for it and stays where it is until the answer has come.
"""

from typing import Final

from mypy_extensions import i64

from tripot.core.numbers import Kind
from tripot.core.piles import bits, larger, shl, smaller
from tripot.games.trieste.cards.book import ELSE, ME, PICKED, UNLESS_ME, WHO, WIDTH
from tripot.games.trieste.cards.components import ACTION, CHARACTER, INFAMY, CardSet, Faction
from tripot.games.trieste.cards.steps import (
    OF_ACTIONS,
    OF_CAPTURED,
    OF_CARDS,
    OF_CHARACTERS,
    OF_DISCARDS,
    OF_INFAMY,
    OF_LEVELS,
    OF_SHOWN,
    OF_TREASURES,
)
from tripot.games.trieste.state.phases import AT, CONTEXT, RUN, SOURCE
from tripot.games.trieste.state.purses import size
from tripot.games.trieste.state.table import NOTHING, Table

SHOWN: Final = 3  # a number of the frame, after `AT` and `CONTEXT`

# The context: bits for each of these, from here on; `SOURCE` is one more.
ACTOR: Final = 0
PICKED_ONE: Final = 2
NAMED_KIND: Final = 4
LEFT: Final = 20
LOOP: Final = 28
MAIN: Final = 36
MOST_LOOPS: Final = 63
NO_PICK: Final = 3

# The cards shown: bits of faction cards, how many treasures, whose they are, whether to all or to the actor alone.
SHOWN_COINS: Final = 40
SHOWN_OWNER: Final = 48
SHOWN_TO_ALL: Final = 52
CARD_BITS: Final = 0x1FFFFFFFF


def run(table: Table, at: i64, actor: Faction, kind: Kind, main: bool) -> None:
    """Begin an effect of a card of this kind; `main` for that of the card a player has played this round."""
    context = actor | NO_PICK << PICKED_ONE | kind << SOURCE
    if main:
        context |= shl(1, MAIN)
    table.frames.push(RUN, at, context, 0)


# ---- the context ----------------------------------------------------------------------------------------------------


def part(table: Table, shift: i64, width: i64) -> i64:
    return table.frames.top(CONTEXT) >> shift & width


def put_part(table: Table, shift: i64, width: i64, value: i64) -> None:
    context = table.frames.top(CONTEXT)
    table.frames.put(CONTEXT, context & ~(width << shift) | value << shift)


def actor(table: Table) -> Faction:
    return part(table, ACTOR, 3)


def picked(table: Table) -> Faction:
    return part(table, PICKED_ONE, 3)


def named(table: Table) -> Kind:
    return part(table, NAMED_KIND, 255)


def left(table: Table) -> i64:
    """How many answers an instruction still needs, plus one; 0 before it has begun."""
    return part(table, LEFT, 255)


def put_left(table: Table, value: i64) -> None:
    put_part(table, LEFT, 255, value)


def is_main(table: Table) -> bool:
    return part(table, MAIN, 1) != 0


# ---- the instruction ------------------------------------------------------------------------------------------------


def here(table: Table, field: i64) -> i64:
    """A number of the present instruction."""
    return table.book.code[table.frames.top(AT) + field]


def go_next(table: Table) -> None:
    put_left(table, 0)
    table.frames.put(AT, table.frames.top(AT) + WIDTH)


def go_to_else(table: Table) -> None:
    put_left(table, 0)
    table.frames.put(AT, here(table, ELSE))


def whom(table: Table) -> Faction:
    """The faction that the instruction is about, -1 if there is none."""
    return player(table, here(table, WHO))


def player(table: Table, who: i64) -> Faction:
    if who < ME:
        return who
    if who == ME:
        return actor(table)
    if who == PICKED:
        found = picked(table)
        return found if found != NO_PICK else NOTHING
    return who - UNLESS_ME if who - UNLESS_ME != actor(table) else NOTHING


def is_other(table: Table, faction: Faction) -> bool:
    """Is there such a player, and is it not the acting one?  A copied card never hits the player who copies it."""
    return faction != NOTHING and faction != actor(table)


# ---- cards shown ----------------------------------------------------------------------------------------------------


def shown_cards(shown: i64) -> CardSet:
    return shown & CARD_BITS


def still_shown(table: Table, shown: i64) -> CardSet:
    """Of the cards shown, those that are still in the hand."""
    return shown_cards(shown) & table.sides[shown_owner(shown)].hand


def shown_coins(shown: i64) -> i64:
    return shown >> SHOWN_COINS & 255


def shown_owner(shown: i64) -> Faction:
    return shown >> SHOWN_OWNER & 3


def shown_to_all(shown: i64) -> bool:
    return shown >> SHOWN_TO_ALL & 1 != 0


def shown_code(cards: CardSet, treasures: i64, owner: Faction, to_all: bool) -> i64:
    code = cards | treasures << SHOWN_COINS | owner << SHOWN_OWNER
    return code | shl(1, SHOWN_TO_ALL) if to_all else code


# ---- quantities -----------------------------------------------------------------------------------------------------


def quantity(table: Table, what: i64, faction: Faction) -> i64:  # noqa: C901 - the list of all quantities
    """What `if`, `unless` and `each` count, in the order of `QUANTITIES`."""
    if what == OF_INFAMY:
        return table.infamy
    if what == OF_CAPTURED:
        return bits(table.prison)
    if what == OF_LEVELS:
        return table.prison_levels()
    if what == OF_SHOWN:
        shown = table.frames.top(SHOWN)
        return bits(still_shown(table, shown)) + shown_coins(shown)
    if faction == NOTHING:
        return 0
    side = table.sides[faction]
    if what == OF_TREASURES:
        return size(side.purse)
    if what == OF_CARDS:
        return bits(side.hand)
    if what == OF_DISCARDS:
        return bits(side.discard)
    if what == OF_CHARACTERS:
        return played(table, faction, CHARACTER)
    if what == OF_ACTIONS:
        return played(table, faction, ACTION)
    return bits(side.hand & table.book.copies_of(faction, named(table)))


def played(table: Table, faction: Faction, type_: i64) -> i64:
    """1 if the faction has revealed and paid a card of this type this round."""
    kind = table.sides[faction].played
    if kind != NOTHING and table.book.type[kind] == type_:
        return 1
    return 0


def change_infamy(table: Table, change: i64) -> i64:
    """TRI-4.7: never below 0, never above 9.  Returns by how much it has changed."""
    before = table.infamy
    table.infamy = smaller(INFAMY, larger(0, before + change))
    return table.infamy - before
