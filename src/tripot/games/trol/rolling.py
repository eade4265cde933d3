# tripot: compiled
"""Dice on the table, and the shamans who may have them thrown again (TRL-4.8)."""

from mypy_extensions import i64

from tripot.core.numbers import ActionCode
from tripot.core.packed import vec
from tripot.core.rng import Rng
from tripot.games.trol import codes
from tripot.games.trol.cards import CARDS, SHAMAN, TRIBES
from tripot.games.trol.events import Rerolled, Thrown
from tripot.games.trol.phases import REROLLING, ROLL
from tripot.games.trol.revealing import counts_as
from tripot.games.trol.table import Table, throw


def roll(table: Table, at: i64, dice: i64, rng: Rng) -> None:
    faces: list[int] | None = None if not table.is_heard() else []
    result = throw(dice, rng, faces)
    if faces is not None:
        tell_throw(table, at, dice, result, tuple(faces))
    table.frames.push(ROLL, dice, result, 0)


def tell_throw(table: Table, at: i64, dice: i64, result: i64, faces: tuple[int, ...]) -> None:
    line = table.lines[table.place]
    tribe = line.tribe(at)
    who = table.seat_of(tribe), TRIBES[tribe], CARDS[line.kind(at)]
    table.tell(Thrown(*who, dice >> 8, dice & 255, result, faces))


def ask_shaman(table: Table) -> bool:
    """Every shaman who has not used it yet is asked, nearest first; false when there is none (left)."""
    line = table.lines[table.place]
    at = table.frames.top(3)
    while at < line.length and (line.marked(at) or counts_as(line, at) != SHAMAN):
        at += 1
    if at == line.length:
        return False
    table.frames.put(3, at)
    table.ask(REROLLING, line.tribe(at))
    return True


def legal_rerolls(out: vec[i64]) -> i64:
    out[0] = codes.keep()
    out[1] = codes.reroll()
    return 2


def reroll(table: Table, action: ActionCode, rng: Rng) -> None:
    line = table.lines[table.place]
    shaman = table.frames.top(3)
    if codes.verb_of(action) == codes.KEEP:
        table.frames.put(3, shaman + 1)
        return
    tribe = line.tribe(shaman)
    line.put(shaman, line.kind(shaman), tribe, True)
    if table.is_heard():
        table.tell(Rerolled(table.seat_of(tribe), TRIBES[tribe]))
    dice = table.frames.top(1)
    table.frames.pop()
    roll(table, table.frames.top(1), dice, rng)
