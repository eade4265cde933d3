"""The count at the end, and who has won."""

from mypy_extensions import i64

from tripot.core.piles import card, count, size
from tripot.games.tschak.cards import (
    CHEST_KINDS,
    CHEST_WORTHS,
    CURSES,
    ELIXIR,
    MONSTER_KINDS,
    MONSTERS,
    RING,
    SKULLS,
    TROGLODYTE,
    TROPHY,
)
from tripot.games.tschak.events import ElixirUsed, GameEnded, Scored
from tripot.games.tschak.table import Place, Table


def total(place: Place, seats: i64) -> i64:
    """All points of a player, with the elixir used as is best."""
    monsters = monsters_left(place, seats)
    return (
        place.gold  # TSC-6.1
        + chests(place.treasures)
        + rings(place.treasures)
        + trophy(place.treasures, monsters, seats)
        - creatures(monsters)
        - troglodytes(monsters)
    )


def chests(treasures: i64) -> i64:
    """TSC-6.2"""
    points: i64 = 0
    kind: i64
    for kind in range(CHEST_KINDS):
        points += (count(CHEST_WORTHS, kind) - count(CURSES, kind)) * count(treasures, kind)
    return points


def rings(treasures: i64) -> i64:
    """TSC-6.3"""
    return count(treasures, RING) * count(treasures, RING)


def trophy(treasures: i64, monsters: i64, seats: i64) -> i64:
    """TSC-6.4"""
    return count(treasures, TROPHY) * size(monsters) * (1 if seats == 2 else 2)


def creatures(monsters: i64) -> i64:
    """TSC-6.6: the skulls of the creatures."""
    skulls: i64 = 0
    kind: i64
    for kind in range(MONSTER_KINDS):
        skulls += count(SKULLS, kind) * count(monsters, kind)
    return skulls


def troglodytes(monsters: i64) -> i64:
    return count(monsters, TROGLODYTE) * count(monsters, TROGLODYTE)


def monsters_left(place: Place, seats: i64) -> i64:
    """TSC-6.5: the monsters after the elixir, which is used if that costs nothing."""
    kind = removed_by_elixir(place, seats)
    return place.monsters - card(kind) if kind >= 0 else place.monsters


def removed_by_elixir(place: Place, seats: i64) -> i64:
    """The kind of monster that the elixir removes, -1 if none."""
    if not count(place.treasures, ELIXIR):
        return -1
    best: i64 = -1
    most: i64 = 0
    kind: i64
    for kind in range(MONSTER_KINDS):
        if count(place.monsters, kind):
            saved = saving(place, kind, seats)
            if saved >= most and (best < 0 or saved > most):
                best = kind
                most = saved
    return best


def saving(place: Place, kind: i64, seats: i64) -> i64:
    """How many points the removal of a monster of this kind brings."""
    after = place.monsters - card(kind)
    penalty = creatures(place.monsters) + troglodytes(place.monsters) - creatures(after) - troglodytes(after)
    return penalty - trophy(place.treasures, place.monsters, seats) + trophy(place.treasures, after, seats)


def standing(table: Table, seat: i64) -> i64:
    """TSC-6.7: the highest total, then the fewest monsters."""
    player = table.player(seat)
    return 100 * total(player, table.seats) - size(monsters_left(player, table.seats))


def reason(table: Table) -> str:
    winners = [seat for seat in range(table.seats) if table.rank(seat) == 1]
    if len(winners) > 1:
        return "shared"
    most = total(table.player(winners[0]), table.seats)
    equals = [seat for seat in range(table.seats) if total(table.player(seat), table.seats) == most]
    return "monsters" if len(equals) > 1 else "points"


def tell_scores(table: Table) -> None:
    assert table.journal is not None
    seats = table.seats
    for seat in range(seats):
        player = table.player(seat)
        removed = removed_by_elixir(player, seats)
        monsters = monsters_left(player, seats)
        if removed >= 0:
            table.journal.tell(ElixirUsed(seat, MONSTERS[removed]))
        table.journal.tell(
            Scored(
                seat,
                gold=player.gold,
                chests=chests(player.treasures),
                rings=rings(player.treasures),
                trophy=trophy(player.treasures, monsters, seats),
                creatures=-creatures(monsters),
                troglodytes=-troglodytes(monsters),
                total=total(player, seats),
            )
        )
    winners = tuple([seat for seat in range(seats) if table.rank(seat) == 1])
    table.journal.tell(GameEnded(winners, reason(table)))
