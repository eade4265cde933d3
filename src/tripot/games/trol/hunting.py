# tripot: compiled
"""Resolving a hunt, frame by frame: betrayals, blows, helpers, cooks, and above them the rolls that shamans may repeat.

Where a hunt waits is a stack of frames (see `phases`), so it can be saved and restored between any two answers.
"""

from mypy_extensions import i64

from tripot.core.numbers import ActionCode
from tripot.core.packed import vec
from tripot.core.rng import Rng
from tripot.games.trol import betraying, cooking, helping, rolling, striking
from tripot.games.trol.cards import TribeNumber
from tripot.games.trol.phases import (
    AIMING,
    BETRAYAL,
    BETRAYING,
    BLOWS,
    COOKING,
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
    if phase == COOKING:
        return cooking.legal_doublings(table, out)
    return helping.legal_helps(table, out)


def answer(table: Table, action: ActionCode, rng: Rng) -> None:
    phase = table.phase
    if phase == REROLLING:
        rolling.reroll(table, action, rng)
    elif phase == AIMING:
        striking.aim(table, action, rng)
    elif phase == BETRAYING:
        betraying.betray(table, action, rng)
    elif phase == TIPPING:
        striking.tip(table, action)
    elif phase == HELPING:
        helping.help_out(table, action, rng)
    elif phase == COOKING:
        cooking.cook(table, action)


def resolve(table: Table, rng: Rng) -> None:
    """Resolve the uppermost frame until somebody is asked or the hunt is ready to be shared out."""
    while table.waiting == 0 and table.frames.depth:
        kind = table.frames.top(0)
        if kind == ROLL:
            resolve_roll(table)
        elif kind == BETRAYAL:
            betraying.resolve_betrayal(table)
        elif kind == BLOWS:
            striking.resolve_blows(table, rng)
        elif kind == HELPERS:
            helping.ask_helpers(table)
        else:
            cooking.ask_cooks(table)


def resolve_roll(table: Table) -> None:
    """When no shaman wants it otherwise, the dice count for the question below."""
    if rolling.ask_shaman(table):
        return
    result = table.frames.top(2)
    table.frames.pop()
    if table.frames.top(0) == BETRAYAL:
        betraying.end_betrayal(table, result)
    else:
        striking.strike(table, result)


def asked_tribe(table: Table) -> TribeNumber:
    """The tribe that has to answer: by the uppermost frame, or the one whose turn it is."""
    if table.frames.depth == 0:
        return table.active()
    at = asked_position(table)
    if at < 0:
        return helping.helper(table, table.frames.top(1))
    return table.lines[table.place].tribe(at)


def asked_position(table: Table) -> i64:
    """The card of the line that the question is about, -1 for none."""
    if table.frames.depth == 0 or table.frames.top(0) == HELPERS:
        return -1
    return table.frames.top(3 if table.frames.top(0) == ROLL else 1)
