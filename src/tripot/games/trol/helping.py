# tripot: compiled
"""Apprentices from the hand."""

from mypy_extensions import i64

from tripot.core.numbers import ActionCode
from tripot.core.packed import vec
from tripot.core.piles import bit, card, count, larger
from tripot.core.rng import Rng
from tripot.games.trol import codes
from tripot.games.trol.cards import APPRENTICE, TRIBES, TribeNumber
from tripot.games.trol.cooking import serve
from tripot.games.trol.events import Helped
from tripot.games.trol.phases import HELPING, SECOND_EDITION
from tripot.games.trol.setting_up import turn_up_pile
from tripot.games.trol.table import Table


def ask_helpers(table: Table) -> None:
    """TRL-4.17: clockwise from the trigger's seat, while those who may still come could reach the range."""
    n = next_helper(table)
    if n < 0:
        table.frames.pop()
        serve(table)
        return
    table.frames.put(1, n)
    table.ask(HELPING, helper(table, n))


def next_helper(table: Table) -> i64:
    """The next tribe to ask, counted from the trigger's; -1 when help is of no use, or all have declined."""
    if table.last_hunts or not 0 < distance(table) <= number_of_helpers(table):
        return -1
    first = table.frames.top(1)
    i: i64
    for i in range(table.tribes):
        n = (first + i) % table.tribes
        if may_help(table, n) and not has_declined(table, n):
            return n
    return -1


def distance(table: Table) -> i64:
    """How far the total is from the prey's range."""
    prey = table.lines[table.place].prey
    return larger(larger(table.bestiary.least[prey] - table.total, table.total - table.bestiary.most[prey]), 0)


def helper(table: Table, n: i64) -> TribeNumber:
    """The n-th tribe from the trigger's, in the order of play."""
    order = table.turn + n
    return table.tribe_in_order(order - table.tribes if order >= table.tribes else order)


def may_help(table: Table, n: i64) -> bool:
    """A tribe that takes part, with a card in the line or as the trigger, and may hold its apprentice."""
    tribe = helper(table, n)
    takes_part = table.lines[table.place].has_tribe(tribe) or (n == 0 and table.edition >= SECOND_EDITION)
    return takes_part and table.apprentice_may_come(tribe)


def number_of_helpers(table: Table) -> i64:
    """How many may still come, including those who have declined: they are asked again when somebody has helped."""
    found: i64 = 0
    n: i64
    for n in range(table.tribes):
        if may_help(table, n) and (table.edition >= SECOND_EDITION or not has_declined(table, n)):
            found += 1
    return found


def has_declined(table: Table, n: i64) -> bool:
    """Since somebody last helped; under the first rules nobody was asked twice."""
    if table.edition < SECOND_EDITION:
        return n < table.frames.top(1)
    return table.frames.top(2) & bit(n) != 0


def legal_helps(table: Table, out: vec[i64]) -> i64:
    out[0] = codes.refuse()
    if not count(table.members[helper(table, table.frames.top(1))].hand, APPRENTICE):
        return 1
    out[1] = codes.help_()
    return 2


def help_out(table: Table, action: ActionCode, rng: Rng) -> None:
    n = table.frames.top(1)
    tribe = helper(table, n)
    table.frames.put(1, n + 1)
    if codes.verb_of(action) == codes.REFUSE:
        if table.edition >= SECOND_EDITION:
            table.frames.put(2, table.frames.top(2) | bit(n))
        return
    table.frames.put(2, 0)
    member = table.members[tribe]
    pile = member.play(APPRENTICE, -1)
    member.lost += card(APPRENTICE)
    damage = 1 if table.total < table.bestiary.least[table.lines[table.place].prey] else -1
    table.total += damage
    if table.is_heard():
        table.tell(Helped(table.seat_of(tribe), TRIBES[tribe], damage, table.total))
    if pile >= 0:  # TRL-7.3; what the trigger left is turned up at the end of the turn
        turn_up_pile(table, tribe, pile, rng)
