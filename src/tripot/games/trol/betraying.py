# tripot: compiled
"""The betrayal of the sneaks."""

from mypy_extensions import i64

from tripot.core.numbers import ActionCode
from tripot.core.packed import vec
from tripot.core.rng import Rng
from tripot.games.trol import codes
from tripot.games.trol.cards import CARDS, SNEAK, TRIBES
from tripot.games.trol.events import BetrayalFailed, Betrayed, CardStruckDown, Spared
from tripot.games.trol.phases import BETRAYING, BLOWS
from tripot.games.trol.revealing import counts_as
from tripot.games.trol.rolling import roll
from tripot.games.trol.table import Table


def resolve_betrayal(table: Table) -> None:
    """TRL-4.3: one pass from the nearest sneak to the farthest."""
    line = table.lines[table.place]
    at = table.frames.top(1)
    while at < line.length and counts_as(line, at) != SNEAK:
        at += 1
    if at == line.length:
        table.frames.pop()
        table.frames.push(BLOWS, 0, 0, 0)
        return
    table.frames.put(1, at)
    table.ask(BETRAYING, line.tribe(at))


def legal_betrayals(table: Table, out: vec[i64]) -> i64:
    out[0] = codes.spare()
    n: i64 = 1
    at: i64
    for at in range(table.lines[table.place].length):
        out[n] = codes.betray(at)
        n += 1
    return n


def betray(table: Table, action: ActionCode, rng: Rng) -> None:
    line = table.lines[table.place]
    at = table.frames.top(1)
    tribe = line.tribe(at)
    seat = table.seat_of(tribe)
    if codes.verb_of(action) == codes.SPARE:
        table.frames.put(1, at + 1)
        if table.is_heard():
            table.tell(Spared(seat, TRIBES[tribe]))
        return
    target = codes.position_of(action)
    table.frames.put(2, target)
    if table.is_heard():
        other = line.tribe(target)
        victim = CARDS[line.kind(target)]
        table.tell(Betrayed(seat, TRIBES[tribe], table.seat_of(other), TRIBES[other], victim, target))
    roll(table, at, 1 << 8, rng)


def end_betrayal(table: Table, result: i64) -> None:
    """The die has spoken: 1 or more discards the card (TRL-4.4: it is no survivor)."""
    line = table.lines[table.place]
    at = table.frames.top(1)
    target = table.frames.top(2)
    table.frames.put(2, -1)
    tribe = line.tribe(at)
    if result == 0:
        if table.is_heard():
            table.tell(BetrayalFailed(table.seat_of(tribe), TRIBES[tribe]))
        table.frames.put(1, at + 1)
        return
    victim = line.tribe(target)
    kind = line.kind(target)
    table.lose(line, target)
    if table.is_heard():
        table.tell(CardStruckDown(table.seat_of(victim), TRIBES[victim], CARDS[kind]))
    table.frames.put(1, at if target <= at else at + 1)
