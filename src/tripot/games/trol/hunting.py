"""Resolving a hunt, frame by frame: betrayals, blows, helpers, and above them the rolls that shamans may repeat.

Where a hunt waits is a stack of frames (see `phases`), so it can be saved and restored between any two answers.
"""

from mypy_extensions import i64

from tripot.core.chance import Chance
from tripot.core.packed import vec
from tripot.games.trol import betraying, helping, rolling, striking
from tripot.games.trol.phases import (
    AIMING,
    BETRAYAL,
    BETRAYING,
    BLOWS,
    HELPERS,
    HELPING,
    REROLLING,
    ROLL,
    TIPPING,
)
from tripot.games.trol.table import Table


def legal_answers(table: Table, out: vec[i64]) -> i64:
    phase = table.phase
    if phase == REROLLING:
        return rolling.legal_rerolls(out)
    if phase == AIMING:
        return striking.legal_aims(table, out)
    if phase == BETRAYING:
        return betraying.legal_betrayals(table, out)
    if phase == TIPPING:
        return striking.legal_tips(out)
    return helping.legal_helps(table, out)


def answer(table: Table, action: i64, chance: Chance) -> None:
    phase = table.phase
    if phase == REROLLING:
        rolling.reroll(table, action, chance)
    elif phase == AIMING:
        striking.aim(table, action, chance)
    elif phase == BETRAYING:
        betraying.betray(table, action, chance)
    elif phase == TIPPING:
        striking.tip(table, action)
    elif phase == HELPING:
        helping.help_out(table, action, chance)


def go_on(table: Table, chance: Chance) -> None:
    """Resolve the uppermost frame until somebody is asked or the hunt is ready to be shared out."""
    while table.waiting == 0 and table.frames.depth:
        kind = table.frames.top(0)
        if kind == ROLL:
            go_on_roll(table)
        elif kind == BETRAYAL:
            betraying.go_on_betrayal(table)
        elif kind == BLOWS:
            striking.go_on_blows(table, chance)
        else:
            helping.go_on_helpers(table)


def go_on_roll(table: Table) -> None:
    """When no shaman wants it otherwise, the dice count for the question below."""
    if rolling.ask_shaman(table):
        return
    result = table.frames.top(2)
    table.frames.pop()
    if table.frames.top(0) == BETRAYAL:
        betraying.end_betrayal(table, result)
    else:
        striking.strike(table, result)


def asked_tribe(table: Table) -> i64:
    """The tribe that has to answer: by the uppermost frame, or the one whose turn it is."""
    if table.frames.depth == 0:
        return table.active()
    kind = table.frames.top(0)
    if kind == HELPERS:
        return helping.helper(table, table.frames.top(1))
    return table.lines[table.place].tribe(table.frames.top(3 if kind == ROLL else 1))
