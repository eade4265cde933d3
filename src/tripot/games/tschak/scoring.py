# tripot: compiled
"""The count at the end, and who has won."""

from mypy_extensions import i64

from tripot.core.numbers import Kind, Pile, Seat
from tripot.core.piles import card, count, size
from tripot.games.tschak.box import Box
from tripot.games.tschak.cards import MONSTER_KINDS, TROGLODYTE
from tripot.games.tschak.events import ElixirUsed, GameEnded, Scored
from tripot.games.tschak.table import Table, TablePlace


def total(box: Box, place: TablePlace, seats: i64) -> i64:
    """All points of a player, with the elixir used as is best."""
    monsters = monsters_left(box, place, seats)
    return (
        place.gold  # TSC-6.1
        + chests(box, place.treasures)
        + rings(box, place.treasures)
        + trophy(box, place.treasures, monsters, seats)
        - creatures(box, monsters)
        - troglodytes(monsters)
    )


def chests(box: Box, treasures: Pile) -> i64:
    """TSC-6.2"""
    points: i64 = 0
    worths = box.worths
    curses = box.curses
    left = treasures & card(box.ring) - 1  # the chests are the first kinds
    while left:
        points += ((worths & 15) - (curses & 15)) * (left & 15)
        worths >>= 4
        curses >>= 4
        left >>= 4
    return points


def rings(box: Box, treasures: Pile) -> i64:
    """TSC-6.3"""
    return count(treasures, box.ring) * count(treasures, box.ring)


def trophy(box: Box, treasures: Pile, monsters: Pile, seats: i64) -> i64:
    """TSC-6.4"""
    return count(treasures, box.trophy) * size(monsters) * (1 if seats == 2 else 2)


def creatures(box: Box, monsters: Pile) -> i64:
    """TSC-6.6: the skulls of the creatures."""
    skulls: i64 = 0
    of_each = box.skulls
    while monsters:  # few players have the last kinds, and many none
        skulls += (of_each & 15) * (monsters & 15)
        of_each >>= 4
        monsters >>= 4
    return skulls


def troglodytes(monsters: Pile) -> i64:
    return count(monsters, TROGLODYTE) * count(monsters, TROGLODYTE)


def monsters_left(box: Box, place: TablePlace, seats: i64) -> i64:
    """TSC-6.5: the monsters after the elixir, which is used if that costs nothing."""
    kind = removed_by_elixir(box, place, seats)
    return place.monsters - card(kind) if kind >= 0 else place.monsters


def removed_by_elixir(box: Box, place: TablePlace, seats: i64) -> i64:
    """The kind of monster that the elixir removes, -1 if none."""
    if not count(place.treasures, box.elixir):
        return -1
    best: i64 = -1
    most: i64 = 0
    kind: Kind
    for kind in range(MONSTER_KINDS):
        if count(place.monsters, kind):
            saved = saving(box, place, kind, seats)
            if saved >= most and (best < 0 or saved > most):
                best = kind
                most = saved
    return best


def saving(box: Box, place: TablePlace, kind: Kind, seats: i64) -> i64:
    """How many points the removal of a monster of this kind brings."""
    after = place.monsters - card(kind)
    penalty = creatures(box, place.monsters) - creatures(box, after)
    penalty += troglodytes(place.monsters) - troglodytes(after)
    lost = trophy(box, place.treasures, place.monsters, seats) - trophy(box, place.treasures, after, seats)
    return penalty - lost


def standing(table: Table, seat: Seat) -> i64:
    """TSC-6.7: the highest total, then the fewest monsters."""
    player = table.player(seat)
    return 100 * total(table.box, player, table.seats) - size(monsters_left(table.box, player, table.seats))


def reason(table: Table) -> str:
    winners = [seat for seat in range(table.seats) if table.rank(seat) == 1]
    if len(winners) > 1:
        return "shared"
    box = table.box
    most = total(box, table.player(winners[0]), table.seats)
    equals = [seat for seat in range(table.seats) if total(box, table.player(seat), table.seats) == most]
    return "monsters" if len(equals) > 1 else "points"


def tell_scores(table: Table) -> None:
    seats = table.seats
    box = table.box
    for seat in range(seats):
        player = table.player(seat)
        removed = removed_by_elixir(box, player, seats)
        monsters = monsters_left(box, player, seats)
        if removed >= 0:
            table.tell(ElixirUsed(seat, box.monster.names[removed]))
        table.tell(
            Scored(
                seat,
                gold=player.gold,
                chests=chests(box, player.treasures),
                rings=rings(box, player.treasures),
                trophy=trophy(box, player.treasures, monsters, seats),
                creatures=-creatures(box, monsters),
                troglodytes=-troglodytes(monsters),
                total=total(box, player, seats),
            )
        )
    winners = tuple([seat for seat in range(seats) if table.rank(seat) == 1])
    table.tell(GameEnded(winners, reason(table)))
