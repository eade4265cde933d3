"""Sharing out: what comes of a hunt, and the prey that follows."""

from mypy_extensions import i64

from tripot.core.chance import Chance
from tripot.core.piles import card, lowest, shl
from tripot.games.trol.cards import CARDS, COOK, PORTIONS, ROCKY, TRAP, TRAP_FOOD, TRIBES, TROLLS
from tripot.games.trol.events import (
    DayNightIgnored,
    Fed,
    HuntFailed,
    HuntSucceeded,
    PlaceEmptied,
    PreyExploded,
    TrapSprung,
    TrophyTaken,
)
from tripot.games.trol.revealing import nature
from tripot.games.trol.setting_up import sight, tell_cycle
from tripot.games.trol.table import Line, Table


def share_out(table: Table) -> None:
    line = table.lines[table.place]
    prey = line.prey
    if table.total < table.bestiary.least[prey]:
        fail(table, line)
    elif table.total <= table.bestiary.most[prey]:
        succeed(table, line)
    else:
        explode(table, line)
    line.prey = -1
    line.length = 0
    table.trigger = -1


# ---- success and explosion ------------------------------------------------------------------------------------------


def succeed(table: Table, line: Line) -> None:
    """TRL-5.2, TRL-5.4"""
    table.succeeded += 1
    if table.journal is not None:
        table.journal.tell(HuntSucceeded(table.bestiary.names[line.prey], table.total))
    rockys = feed_rockys(table, line)
    feed_trolls(table, line, 1 if rockys else 0)
    tribe: i64
    for tribe in range(table.tribes):
        feed_cooks(table, line, 1 if rockys else 0, tribe)
    if table.trigger >= 0:
        take_trophy(table, line.prey, table.trigger >> 4)
    survive(table, line, 0, False)
    keep_trigger(table)


def explode(table: Table, line: Line) -> None:
    """TRL-5.6"""
    table.exploded += 1
    tribe = table.exploder
    if table.journal is not None:
        prey = table.bestiary.names[line.prey]
        table.journal.tell(PreyExploded(table.seat_of(tribe), TRIBES[tribe], prey, table.total))
    take_trophy(table, line.prey, tribe)
    survive(table, line, 0, False)
    keep_trigger(table)


def take_trophy(table: Table, prey: i64, tribe: i64) -> None:
    if table.last_hunts:  # TRL-6.1
        return
    table.members[tribe].trophies |= shl(1, prey)
    if table.journal is not None:
        table.journal.tell(TrophyTaken(table.seat_of(tribe), TRIBES[tribe], table.bestiary.names[prey]))


def survive(table: Table, line: Line, first: i64, with_traps: bool) -> None:
    """TRL-5.5: the cards from `first` on join the survivors; traps only behind one that has sprung (TRL-5.7)."""
    at: i64
    for at in range(first, line.length):
        member = table.members[line.tribe(at)]
        if line.kind(at) == TRAP and not with_traps:
            member.lost += card(TRAP)
        else:
            member.survivors += card(line.kind(at))


def keep_trigger(table: Table) -> None:
    if table.trigger >= 0:
        table.members[table.trigger >> 4].survivors += card(table.trigger & 15)


def lose_trigger(table: Table) -> None:
    if table.trigger >= 0:
        table.members[table.trigger >> 4].lost += card(table.trigger & 15)


# ---- food -----------------------------------------------------------------------------------------------------------


def feed(table: Table, tribe: i64, kind: i64, food: i64, why: str) -> None:
    if food == 0:
        return
    table.members[tribe].food += food
    if table.journal is not None:
        table.journal.tell(Fed(table.seat_of(tribe), TRIBES[tribe], CARDS[kind], food, why))


def feed_rockys(table: Table, line: Line) -> i64:
    """TRL-5.3: the dogs share the first portion; returns how many there are."""
    rockys: i64 = 0
    at: i64
    for at in range(line.length):
        if line.kind(at) == ROCKY:
            rockys += 1
    if rockys:
        for at in range(line.length):
            if line.kind(at) == ROCKY:
                feed(table, line.tribe(at), ROCKY, table.bestiary.portion(line.prey, 0) // rockys, "rocky")
    return rockys


def feed_trolls(table: Table, line: Line, portion: i64) -> None:
    at: i64
    for at in range(line.length):
        if line.kind(at) < TROLLS:
            feed(table, line.tribe(at), line.kind(at), table.bestiary.portion(line.prey, portion), "portion")
            portion += 1


def feed_cooks(table: Table, line: Line, portion: i64, tribe: i64) -> None:
    """TRL-4.10: each cook doubles one portion of his tribe, those that give most, none twice."""
    cooks: i64 = 0
    portions: i64 = 0  # a bit for each portion that the tribe has won
    at: i64
    for at in range(line.length):
        if line.tribe(at) == tribe and nature(line, at) == COOK:
            cooks += 1
        if line.kind(at) < TROLLS:
            if line.tribe(at) == tribe and portion < PORTIONS:
                portions |= shl(1, portion)
            portion += 1
    while cooks and portions:
        best = largest(table, line.prey, portions)
        portions -= shl(1, best)
        cooks -= 1
        feed(table, tribe, COOK, table.bestiary.portion(line.prey, best), "cook")


def largest(table: Table, prey: i64, portions: i64) -> i64:
    """The portion that gives most, of those marked."""
    best = lowest(portions)
    portion: i64
    for portion in range(best + 1, PORTIONS):
        if portions >> portion & 1 and table.bestiary.portion(prey, portion) > table.bestiary.portion(prey, best):
            best = portion
    return best


# ---- failure --------------------------------------------------------------------------------------------------------


def fail(table: Table, line: Line) -> None:
    """TRL-5.1, or TRL-5.7 with an active trap."""
    table.failed += 1
    if table.journal is not None:
        table.journal.tell(HuntFailed(table.bestiary.names[line.prey], table.total))
    trap: i64 = 0
    while trap < line.length and line.kind(trap) != TRAP:
        table.members[line.tribe(trap)].lost += card(line.kind(trap))
        trap += 1
    if trap == line.length:
        lose_trigger(table)
    else:
        spring_trap(table, line, trap)


def spring_trap(table: Table, line: Line, trap: i64) -> None:
    tribe = line.tribe(trap)
    if table.journal is not None:
        table.journal.tell(TrapSprung(table.seat_of(tribe), TRIBES[tribe]))
    feed(table, tribe, TRAP, TRAP_FOOD, "trap")
    table.members[tribe].lost += card(TRAP)
    survive(table, line, trap + 1, True)
    if table.trigger >= 0 and table.trigger >> 4 == tribe:
        take_trophy(table, line.prey, tribe)
        keep_trigger(table)
    else:
        lose_trigger(table)


# ---- the next prey --------------------------------------------------------------------------------------------------


def replace_prey(table: Table, place: i64, chance: Chance) -> None:
    """TRL-5.9: the first day/night card flips the cycle, further ones do nothing."""
    flipped = False
    prey = table.draw_prey(chance)
    while prey == -2:
        if not flipped:
            flipped = True
            table.night = not table.night
            tell_cycle(table)
        elif table.journal is not None:
            table.journal.tell(DayNightIgnored())
        prey = table.draw_prey(chance)
    if prey >= 0:
        sight(table, place, prey)
        return
    table.ran_out += 1
    if table.journal is not None:
        table.journal.tell(PlaceEmptied(place))
