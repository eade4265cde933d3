# tripot: compiled
"""Set-up: prey, tribes, day or night, and who begins."""

from mypy_extensions import i64

from tripot.core.events import all_but, only
from tripot.core.piles import count, keys_of
from tripot.core.rng import Rng
from tripot.games.trol.cards import CARDS, HAND, OPEN_PILES, TRIBES, PreyNumber, TribeNumber
from tripot.games.trol.events import Began, DayBroke, DayNightIgnored, Drawn, NightFell, PreySighted, TurnedUp
from tripot.games.trol.phases import PLAYING
from tripot.games.trol.table import Table


def set_table(table: Table, rng: Rng) -> None:
    place: i64
    tribe: TribeNumber
    for place in range(table.tribes):
        lay_first_prey(table, place, rng)
    for tribe in range(table.tribes):
        deal(table, tribe, rng)
    toss_cycle(table, rng)
    if table.first < 0:  # TRL-2.4
        table.first = rng.below(table.seats)
    if table.is_heard():
        table.tell(Began(table.first))
    table.ask(PLAYING, table.active())


def lay_first_prey(table: Table, place: i64, rng: Rng) -> None:
    """TRL-2.1: a day/night card is thrown away and replaced."""
    prey = table.draw_prey(rng)
    while prey == -2:
        if table.is_heard():
            table.tell(DayNightIgnored())
        prey = table.draw_prey(rng)
    sight(table, place, prey)


def sight(table: Table, place: i64, prey: PreyNumber) -> None:
    table.lines[place].prey = prey
    if table.is_heard():
        table.tell(PreySighted(place, table.bestiary.names[prey]))


def deal(table: Table, tribe: TribeNumber, rng: Rng) -> None:
    """TRL-2.2, TRL-7.1"""
    member = table.members[tribe]
    i: i64
    if table.is_open(tribe):
        member.depths = 0x4444
        turn_up(table, tribe, rng)
        return
    for i in range(HAND):
        member.draw(rng)
    if table.is_heard():
        cards = keys_of(member.hand, CARDS)
        table.tell(Drawn(tribe, HAND, cards), only(tribe))
        table.tell(Drawn(tribe, HAND, ()), all_but(tribe))


def turn_up(table: Table, tribe: TribeNumber, rng: Rng) -> None:
    """TRL-7.1: the next card of every pile that has none upon it."""
    pile: i64
    for pile in range(OPEN_PILES):
        turn_up_pile(table, tribe, pile, rng)


def turn_up_pile(table: Table, tribe: TribeNumber, pile: i64, rng: Rng) -> None:
    member = table.members[tribe]
    if count(member.tops, pile) or not count(member.depths, pile):
        return
    kind = member.turn_up(pile, rng)
    if table.is_heard():
        table.tell(TurnedUp(table.seat_of(tribe), TRIBES[tribe], CARDS[kind]))


def toss_cycle(table: Table, rng: Rng) -> None:
    """TRL-2.3"""
    table.night = rng.below(2) == 1 if table.start < 0 else table.start == 1
    tell_cycle(table)


def tell_cycle(table: Table) -> None:
    if table.is_heard():
        table.tell(NightFell() if table.night else DayBroke())
