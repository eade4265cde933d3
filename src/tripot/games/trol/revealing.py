# tripot: compiled
"""The reveal of a hunt: the line is turned up, misplaced traps go, and rascals take after their neighbours."""

from mypy_extensions import i64

from tripot.core.numbers import Kind
from tripot.core.piles import smaller
from tripot.games.trol.cards import CARDS, NOTHING, RASCAL, TRAP, TRIBES, TROLLS
from tripot.games.trol.events import LineRevealed, TrapMisplaced
from tripot.games.trol.phases import BETRAYAL
from tripot.games.trol.table import Line, Table


def begin_hunt(table: Table, place: i64, trigger: i64) -> None:
    """TRL-4.1"""
    table.place = place
    table.trigger = trigger
    table.total = 0
    table.exploder = -1
    line = table.lines[place]
    table.hunters += line.length
    at: i64
    for at in range(line.length):
        line.put(at, line.kind(at), line.tribe(at), False)
    if table.is_heard():
        cards = tuple([CARDS[line.kind(at)] for at in range(line.length)])
        tribes = tuple([TRIBES[line.tribe(at)] for at in range(line.length)])
        table.tell(LineRevealed(cards, tribes))
    discard_misplaced_traps(table, line)
    table.frames.push(BETRAYAL, 0, -1, 0)


def discard_misplaced_traps(table: Table, line: Line) -> None:
    """TRL-4.2: traps that lie first or second; what moves up into their place stays."""
    at: i64
    for at in range(smaller(line.length, 2) - 1, -1, -1):
        if line.kind(at) == TRAP:
            tribe = line.tribe(at)
            table.lose(line, at)
            if table.is_heard():
                table.tell(TrapMisplaced(table.seat_of(tribe), TRIBES[tribe]))


def counts_as(line: Line, at: i64) -> Kind:
    """What a card counts as: TRL-4.14, a rascal is the nearest troll before him."""
    while line.kind(at) == RASCAL:
        at -= 1
        while at >= 0 and line.kind(at) >= TROLLS:
            at -= 1
        if at < 0:
            return NOTHING
    return line.kind(at)
