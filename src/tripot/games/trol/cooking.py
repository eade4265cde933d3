# tripot: compiled
"""After a success: the food is shared out, and then the cooks double a portion each."""

from mypy_extensions import i64

from tripot.core.numbers import ActionCode
from tripot.core.packed import vec
from tripot.core.piles import bit, lowest
from tripot.games.trol import codes
from tripot.games.trol.cards import COOK, PORTIONS, TRIBES, TROLLS, TribeNumber
from tripot.games.trol.events import ServedPlain
from tripot.games.trol.phases import COOKING, COOKS, SECOND_EDITION
from tripot.games.trol.revealing import counts_as
from tripot.games.trol.sharing import feed, first_portion, is_success, share_food
from tripot.games.trol.table import Table


def serve(table: Table) -> None:
    if is_success(table):
        share_food(table)
        table.frames.push(COOKS, 0, 0, 0)


def ask_cooks(table: Table) -> None:
    """TRL-4.10: the nearest cook first, those that have something to double."""
    line = table.lines[table.place]
    at = table.frames.top(1)
    while at < line.length and (counts_as(line, at) != COOK or portions_left(table, line.tribe(at)) == 0):
        at += 1
    if at == line.length:
        table.frames.pop()
        return
    table.frames.put(1, at)
    if asks_cooks(table):
        table.ask(COOKING, line.tribe(at))
    else:
        double(table, largest(table, portions_left(table, line.tribe(at))))


def asks_cooks(table: Table) -> bool:
    """Whoever has one tribe and no partner can only gain by more food: it is doubled without a question."""
    return table.edition >= SECOND_EDITION and (table.seats == 2 or table.teams)


def portions_left(table: Table, tribe: TribeNumber) -> i64:
    """A bit for each portion that trolls of the tribe have won and no cook has doubled."""
    line = table.lines[table.place]
    portion = first_portion(line)
    won: i64 = 0
    at: i64
    for at in range(line.length):
        if line.kind(at) < TROLLS:
            if line.tribe(at) == tribe and table.bestiary.portion(line.prey, portion):
                won |= bit(portion)
            portion += 1
    return won & ~table.frames.top(2)


def largest(table: Table, portions: i64) -> i64:
    """The portion that gives most, of those marked."""
    prey = table.lines[table.place].prey
    best = lowest(portions)
    portion: i64
    for portion in range(best + 1, PORTIONS):
        if portions >> portion & 1 and table.bestiary.portion(prey, portion) > table.bestiary.portion(prey, best):
            best = portion
    return best


def legal_doublings(table: Table, out: vec[i64]) -> i64:
    portions = portions_left(table, table.lines[table.place].tribe(table.frames.top(1)))
    out[0] = codes.serve()
    n: i64 = 1
    portion: i64
    for portion in range(PORTIONS):
        if portions >> portion & 1:
            out[n] = codes.double(portion)
            n += 1
    return n


def cook(table: Table, action: ActionCode) -> None:
    if codes.verb_of(action) == codes.DOUBLE:
        double(table, codes.portion_of(action))
        return
    at = table.frames.top(1)
    if table.is_heard():
        tribe = table.lines[table.place].tribe(at)
        table.tell(ServedPlain(table.seat_of(tribe), TRIBES[tribe]))
    table.frames.put(1, at + 1)


def double(table: Table, portion: i64) -> None:
    """The cook whose turn it is doubles this portion; the next is up."""
    line = table.lines[table.place]
    at = table.frames.top(1)
    table.frames.put(2, table.frames.top(2) | bit(portion))
    feed(table, line.tribe(at), line.kind(at), table.bestiary.portion(line.prey, portion), "cook", portion)
    table.frames.put(1, at + 1)
