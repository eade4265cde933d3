# tripot: compiled
"""The blows: every card uses its ability and deals its damage."""

from mypy_extensions import i64

from tripot.core.numbers import ActionCode, Kind
from tripot.core.packed import vec
from tripot.core.piles import larger
from tripot.core.rng import Rng
from tripot.games.trol import codes
from tripot.games.trol.cards import (
    APPRENTICE,
    BEATER,
    BRUTE,
    CARDS,
    CHIEF,
    DAUGHTER,
    NOTHING,
    RASCAL,
    ROCKY,
    SHAMAN,
    SNEAK,
    TRACKER,
    TRIBES,
    TROLLS,
    TribeNumber,
)
from tripot.games.trol.events import Damaged
from tripot.games.trol.phases import AIMING, HELPERS, TIPPING
from tripot.games.trol.revealing import counts_as
from tripot.games.trol.rolling import roll
from tripot.games.trol.table import Line, Table


def resolve_blows(table: Table, rng: Rng) -> None:
    """TRL-4.5: every card in turn, nearest first."""
    line = table.lines[table.place]
    at = table.frames.top(1)
    if at == line.length:
        table.frames.pop()
        table.frames.push(HELPERS, 0, 0, 0)
        return
    acts_as = counts_as(line, at)
    if acts_as == CHIEF or acts_as == SHAMAN:
        table.ask(AIMING, line.tribe(at))
    elif acts_as == APPRENTICE:
        table.ask(TIPPING, line.tribe(at))
    else:
        dice = dice_of(line, at, acts_as)
        if dice:
            roll(table, at, dice, rng)
        else:
            strike(table, fixed_damage(line, acts_as))


def dice_of(line: Line, at: i64, acts_as: Kind) -> i64:
    """The dice that a card throws without a choice, red << 8 | white."""
    if acts_as == TRACKER:  # TRL-4.11
        return 2 << 8
    if acts_as == SNEAK:  # TRL-4.13
        return 1 << 8
    if acts_as == BRUTE:  # TRL-4.9
        return larger(4 - at, 1) << 8
    return number_of_beaters(line) if acts_as == BEATER else 0  # TRL-4.12


def number_of_beaters(line: Line) -> i64:
    n: i64 = 0
    at: i64
    for at in range(line.length):
        if counts_as(line, at) == BEATER:
            n += 1
    return n


def fixed_damage(line: Line, acts_as: Kind) -> i64:
    if acts_as == ROCKY:  # TRL-4.16
        return 2
    if acts_as != DAUGHTER:  # TRL-4.10: the cook, and a trap
        return 0
    trolls: i64 = 0  # TRL-4.7
    at: i64
    for at in range(line.length):
        if line.kind(at) < TROLLS:
            trolls += 1
    return trolls


def strike(table: Table, damage: i64) -> None:
    """The card whose turn it is deals its damage; the next is up."""
    line = table.lines[table.place]
    at = table.frames.top(1)
    tribe = line.tribe(at)
    add_damage(table, damage, tribe)
    if table.is_heard():
        table.tell(told_of(table, line, at, damage))
    table.frames.put(1, at + 1)


def told_of(table: Table, line: Line, at: i64, damage: i64) -> Damaged:
    """With whom a rascal copies, and where the damage comes from."""
    tribe, kind, acts_as = line.tribe(at), line.kind(at), counts_as(line, at)
    copied = CARDS[acts_as] if kind == RASCAL and acts_as != NOTHING else ""
    why = "trolls" if acts_as == DAUGHTER else "own"
    return Damaged(table.seat_of(tribe), TRIBES[tribe], CARDS[kind], damage, table.total, copied, why)


def add_damage(table: Table, damage: i64, tribe: TribeNumber) -> None:
    """TRL-5.6: remember who last carried the total over the prey's maximum."""
    most = table.bestiary.most[table.lines[table.place].prey]
    if table.total <= most < table.total + damage:
        table.exploder = tribe
    table.total += damage


def legal_aims(table: Table, out: vec[i64]) -> i64:
    """TRL-4.6, TRL-4.8: how many of the dice are red."""
    dice = dice_to_aim(table)
    red: i64
    for red in range(dice + 1):
        out[red] = codes.aim(red)
    return dice + 1


def dice_to_aim(table: Table) -> i64:
    return 3 if counts_as(table.lines[table.place], table.frames.top(1)) == CHIEF else 1


def aim(table: Table, action: ActionCode, rng: Rng) -> None:
    red = codes.red_of(action)
    roll(table, table.frames.top(1), red << 8 | (dice_to_aim(table) - red), rng)


def legal_tips(out: vec[i64]) -> i64:
    """TRL-4.15"""
    out[0] = codes.plus()
    out[1] = codes.minus()
    return 2


def tip(table: Table, action: ActionCode) -> None:
    strike(table, 1 if codes.verb_of(action) == codes.PLUS else -1)
