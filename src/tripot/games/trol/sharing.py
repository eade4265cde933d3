# tripot: compiled
"""Sharing out: what comes of a hunt, and the prey that follows."""

from mypy_extensions import i64

from tripot.core.numbers import Kind
from tripot.core.piles import bits, card, shl
from tripot.core.rng import Rng
from tripot.games.trol.cards import CARDS, ROCKY, TRAP, TRAP_FOOD, TRIBES, TROLLS, PreyNumber, TribeNumber
from tripot.games.trol.events import (
    DayNightIgnored,
    Fed,
    HuntFailed,
    HuntSucceeded,
    PlaceEmptied,
    PreyExploded,
    PreyReshuffled,
    TrapSprung,
    TrophyTaken,
)
from tripot.games.trol.phases import SECOND_EDITION
from tripot.games.trol.setting_up import sight, tell_cycle
from tripot.games.trol.table import Line, Table


def share_out(table: Table) -> None:
    """What is left to do when food and cooks are done with."""
    line = table.lines[table.place]
    if table.total < table.bestiary.least[line.prey]:
        fail(table, line)
    elif is_success(table):
        succeed(table, line)
    else:
        explode(table, line)
    line.prey = -1
    line.clear()
    table.trigger = -1


def is_success(table: Table) -> bool:
    """TRL-5.2: a total within the prey's range, both ends included."""
    prey = table.lines[table.place].prey
    return table.bestiary.least[prey] <= table.total <= table.bestiary.most[prey]


# ---- success and explosion ------------------------------------------------------------------------------------------


def succeed(table: Table, line: Line) -> None:
    """TRL-5.4"""
    table.succeeded += 1
    if table.trigger >= 0:
        take_trophy(table, line.prey, table.trigger >> 4)
    survive(table, line, 0, False)
    keep_trigger(table)


def range_of(table: Table, line: Line) -> tuple[int, int]:
    """The damage that the prey takes, for those who listen."""
    return int(table.bestiary.least[line.prey]), int(table.bestiary.most[line.prey])


def explode(table: Table, line: Line) -> None:
    """TRL-5.6"""
    table.exploded += 1
    tribe = table.exploder
    if table.is_heard():
        prey = table.bestiary.names[line.prey]
        table.tell(PreyExploded(table.seat_of(tribe), TRIBES[tribe], prey, table.total, *range_of(table, line)))
    take_trophy(table, line.prey, tribe)
    survive(table, line, 0, False)
    keep_trigger(table)


def take_trophy(table: Table, prey: PreyNumber, tribe: TribeNumber) -> None:
    if table.last_hunts:  # TRL-6.1
        return
    table.members[tribe].trophies |= shl(1, prey)
    if table.is_heard():
        table.tell(TrophyTaken(table.seat_of(tribe), TRIBES[tribe], table.bestiary.names[prey]))


def survive(table: Table, line: Line, first: i64, with_traps: bool) -> None:
    """TRL-5.5: the cards from `first` on join the survivors; traps only behind one that has sprung (TRL-5.7)."""
    at: i64
    for at in range(first, line.length):
        tribe = line.tribe(at)
        member = table.members[tribe]
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


def feed(table: Table, tribe: TribeNumber, kind: Kind, food: i64, why: str, portion: i64) -> None:
    if food == 0:
        return
    table.members[tribe].food += food
    if table.is_heard():
        table.tell(Fed(table.seat_of(tribe), TRIBES[tribe], CARDS[kind], food, why, portion))


def share_food(table: Table) -> None:
    """TRL-5.2, TRL-5.3: the dogs share the first portion, and the trolls take the others in order."""
    line = table.lines[table.place]
    if table.is_heard():
        table.tell(HuntSucceeded(table.bestiary.names[line.prey], table.total, *range_of(table, line)))
    feed_rockys(table, line)
    portion = first_portion(line)
    at: i64
    for at in range(line.length):
        if line.kind(at) < TROLLS:
            feed(table, line.tribe(at), line.kind(at), table.bestiary.portion(line.prey, portion), "portion", portion)
            portion += 1


def feed_rockys(table: Table, line: Line) -> None:
    rockys = number_of_rockys(line)
    at: i64
    for at in range(line.length):
        if line.kind(at) == ROCKY:
            feed(table, line.tribe(at), ROCKY, table.bestiary.portion(line.prey, 0) // rockys, "rocky", 0)


def number_of_rockys(line: Line) -> i64:
    found: i64 = 0
    at: i64
    for at in range(line.length):
        if line.kind(at) == ROCKY:
            found += 1
    return found


def first_portion(line: Line) -> i64:
    """The portion of the first troll, counted from 0."""
    if number_of_rockys(line):
        return 1
    return 0


# ---- failure --------------------------------------------------------------------------------------------------------


def fail(table: Table, line: Line) -> None:
    """TRL-5.1, or TRL-5.7 with an active trap."""
    table.failed += 1
    if table.is_heard():
        table.tell(HuntFailed(table.bestiary.names[line.prey], table.total, *range_of(table, line)))
    trap: i64 = 0
    while trap < line.length and line.kind(trap) != TRAP:
        tribe = line.tribe(trap)
        table.members[tribe].lost += card(line.kind(trap))
        trap += 1
    if trap == line.length:
        lose_trigger(table)
    else:
        spring_trap(table, line, trap)


def spring_trap(table: Table, line: Line, trap: i64) -> None:
    tribe = line.tribe(trap)
    if table.is_heard():
        table.tell(TrapSprung(table.seat_of(tribe), TRIBES[tribe]))
    feed(table, tribe, TRAP, TRAP_FOOD, "trap", -1)
    table.members[tribe].lost += card(TRAP)
    survive(table, line, trap + 1, True)
    if table.trigger >= 0 and table.trigger >> 4 == tribe:
        take_trophy(table, line.prey, tribe)
        keep_trigger(table)
    else:
        lose_trigger(table)


# ---- the next prey --------------------------------------------------------------------------------------------------


def replace_prey(table: Table, place: i64, rng: Rng) -> None:
    """TRL-5.9: the first day/night card flips the cycle, further ones do nothing."""
    flipped = False
    prey = next_prey(table, rng)
    while prey == -2:
        if not flipped:
            flipped = True
            table.night = not table.night
            tell_cycle(table)
        elif table.is_heard():
            table.tell(DayNightIgnored())
        prey = next_prey(table, rng)
    if prey >= 0:
        sight(table, place, prey)
        return
    table.ran_out += 1
    if table.is_heard():
        table.tell(PlaceEmptied(place))


def next_prey(table: Table, rng: Rng) -> PreyNumber:
    """The next card of the pile; the discarded prey become the pile when there is none left."""
    if table.prey_deck == 0 and table.day_night == 0 and table.edition >= SECOND_EDITION:
        reshuffle(table)
    return table.draw_prey(rng)


def reshuffle(table: Table) -> None:
    table.prey_deck = table.discarded_prey()
    if table.prey_deck == 0:
        return
    table.reshuffled += 1
    if table.is_heard():
        table.tell(PreyReshuffled(bits(table.prey_deck)))
