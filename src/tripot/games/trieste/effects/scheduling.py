# tripot: compiled
"""The agenda: what cards have left to happen at the beginning of later rounds.

An entry is where its instructions begin, then from bit 20 on its faction, whether it is new (made in this very step),
how many rounds it still has, and the context of its effect: its card, who was picked, which card was named.
"""

from typing import Final

from mypy_extensions import i64

from tripot.core.bounds import MOST_LATER
from tripot.core.numbers import Kind
from tripot.core.piles import bit
from tripot.games.trieste.cards.book import WIDTH
from tripot.games.trieste.cards.components import Faction
from tripot.games.trieste.state.phases import AT, BEGIN, CONTEXT, RUN
from tripot.games.trieste.state.table import NOTHING, Table

FACTION: Final = 20
NEW: Final = 22
ROUNDS: Final = 24
MEMORY: Final = 28  # twenty bits of the context: the faction, who was picked, which card was named, the card itself
MEMORY_BITS: Final = 0xFFFFF


def entry(at: i64, rounds: i64, context: i64, new: bool) -> i64:
    memory = context & MEMORY_BITS
    item = at | (memory & 3) << FACTION | rounds << ROUNDS | memory << MEMORY
    return item | bit(NEW) if new else item


def at_of(item: i64) -> i64:
    return item & 0xFFFFF


def faction_of(item: i64) -> Faction:
    return item >> FACTION & 3


def is_new(item: i64) -> bool:
    return item >> NEW & 1 != 0


def rounds_of(item: i64) -> i64:
    return item >> ROUNDS & 15


def context_of(item: i64) -> i64:
    return item >> MEMORY & MEMORY_BITS


def kind_of(item: i64) -> Kind:
    return context_of(item) >> 12


def schedule(table: Table, rounds: i64) -> bool:
    """The steps within the present instruction come in later rounds.  False where the agenda is full."""
    if table.agenda_size == MOST_LATER:
        return False
    at = table.frames.top(AT) + WIDTH
    table.agenda[table.agenda_size] = entry(at, rounds, table.frames.top(CONTEXT), table.step == BEGIN)
    table.agenda_size += 1
    return True


def next_due(table: Table, faction: Faction, start: i64) -> i64:
    """The first entry of a faction from `start` on that is not of this very step, -1 if there is none."""
    i: i64
    for i in range(start, table.agenda_size):
        if faction_of(table.agenda[i]) == faction and not is_new(table.agenda[i]):
            return i
    return NOTHING


def begin(table: Table, number: i64) -> i64:
    """Begin the effect of an entry, and count one of its rounds; returns the kind of its card."""
    item = table.agenda[number]
    table.agenda[number] = item - bit(ROUNDS)
    table.frames.push(RUN, at_of(item), context_of(item), 0)
    return kind_of(item)


def clear(table: Table) -> None:
    """Remove entries that have no round left; the others are new no longer."""
    kept: i64 = 0
    i: i64
    for i in range(table.agenda_size):
        if rounds_of(table.agenda[i]):
            table.agenda[kept] = table.agenda[i] & ~bit(NEW)
            kept += 1
    table.agenda_size = kept
