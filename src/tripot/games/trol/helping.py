"""Apprentices from the hand."""

from mypy_extensions import i64

from tripot.core.chance import Chance
from tripot.core.packed import vec
from tripot.core.piles import card, count, more
from tripot.games.trol.cards import APPRENTICE, TRIBES
from tripot.games.trol.codes import HELP, REFUSE, code, verb_of
from tripot.games.trol.events import Helped
from tripot.games.trol.phases import HELPING
from tripot.games.trol.setting_up import turn_up_pile
from tripot.games.trol.table import Table


def go_on_helpers(table: Table) -> None:
    """TRL-4.17: clockwise from the trigger's seat, while those who may still come could reach the range."""
    passed = table.frames.top(1)
    if not table.last_hunts and helpers_after(table, passed) >= distance(table) > 0:
        while not may_help(table, passed):
            passed += 1
        table.frames.put(1, passed)
        table.ask(HELPING, helper(table, passed))
    else:
        table.frames.pop()


def distance(table: Table) -> i64:
    """How far the total is from the prey's range."""
    prey = table.lines[table.place].prey
    return more(more(table.bestiary.least[prey] - table.total, table.total - table.bestiary.most[prey]), 0)


def helper(table: Table, n: i64) -> i64:
    """The n-th tribe from the trigger's, in the order of play."""
    return table.tribe_in_order(table.turn + n)


def may_help(table: Table, n: i64) -> bool:
    tribe = helper(table, n)
    return table.lines[table.place].has_tribe(tribe) and table.apprentice_may_come(tribe)


def helpers_after(table: Table, passed: i64) -> i64:
    found: i64 = 0
    n: i64
    for n in range(passed, table.tribes):
        if may_help(table, n):
            found += 1
    return found


def legal_helps(table: Table, out: vec[i64]) -> i64:
    out[0] = code(REFUSE, 0)
    if not count(table.members[helper(table, table.frames.top(1))].hand, APPRENTICE):
        return 1
    out[1] = code(HELP, 0)
    return 2


def help_out(table: Table, action: i64, chance: Chance) -> None:
    passed = table.frames.top(1)
    tribe = helper(table, passed)
    table.frames.put(1, passed + 1)
    if verb_of(action) == REFUSE:
        return
    member = table.members[tribe]
    pile = member.play(APPRENTICE)
    member.lost += card(APPRENTICE)
    damage = 1 if table.total < table.bestiary.least[table.lines[table.place].prey] else -1
    table.total += damage
    if table.journal is not None:
        table.journal.tell(Helped(table.seat_of(tribe), TRIBES[tribe], damage, table.total))
    if pile >= 0:  # TRL-7.3; what the trigger left is turned up at the end of the turn
        turn_up_pile(table, tribe, pile, chance)
