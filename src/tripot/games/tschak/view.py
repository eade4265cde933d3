"""What a seat may know of a table of Tschak!"""

from dataclasses import dataclass

from tripot.core.events import Card, Cards, Seat
from tripot.core.piles import count, keys_of
from tripot.core.piles import size as pile_size
from tripot.core.view import View, seats_of
from tripot.games.tschak.cards import (
    ADVENTURERS,
    ARTEFACTS,
    DWARVES,
    FLOORS,
    MONSTERS,
    PLACES,
    SORCERERS,
    TREASURES,
    WARRIORS,
)
from tripot.games.tschak.cardsets import adventurer_keys, count_of, size, unit_of
from tripot.games.tschak.comparing import strength_of
from tripot.games.tschak.fielding import cards_to_choose
from tripot.games.tschak.phases import OVER, PHASES
from tripot.games.tschak.scoring import total
from tripot.games.tschak.table import Place, Table


@dataclass(frozen=True)
class PlaceView:
    place: int
    seat: Seat | None  # None for a board
    hand_size: int
    known: Cards  # what the viewer can know of the hand; all of it for its holder
    team: Cards
    strength: int  # of the team as it stands
    spent: Cards  # played on the earlier floors of this dungeon
    gold: int
    monster_count: int
    treasure_count: int
    monsters: Cards  # empty for others where the table wants players to remember
    treasures: Cards
    score: int | None  # None where the piles are not shown


@dataclass(frozen=True)
class FloorView:
    floor: int
    monster: Card
    treasure: Card


@dataclass(frozen=True)
class TschakView(View):
    dungeon: int
    floor: int
    choose: int  # how many cards are to be chosen now
    floors: tuple[FloorView, ...]  # those that are left
    places: tuple[PlaceView, ...]
    answer: Cards | None  # the viewer's own choice, while it lies face down


def view(table: Table, seat: int | None) -> TschakView:
    return TschakView(
        game="tschak",
        seat=seat,
        phase=PHASES[table.phase],
        waiting=seats_of(table.waiting),
        answered=seats_of(table.answered),
        dungeon=int(table.dungeon),
        floor=int(table.floor),
        choose=0 if table.phase == OVER else int(cards_to_choose(table.floor, table.places[0].team)),
        floors=floor_views(table),
        places=tuple(place_view(table, place, seat) for place in range(PLACES)),
        answer=own_answer(table, seat),
    )


def floor_views(table: Table) -> tuple[FloorView, ...]:
    left = range(FLOORS if table.phase == OVER else int(table.floor) - 1, FLOORS)
    return tuple(
        FloorView(floor + 1, MONSTERS[count(table.monsters, floor)], TREASURES[count(table.treasures, floor)])
        for floor in left
    )


def place_view(table: Table, number: int, seat: int | None) -> PlaceView:
    place = table.places[number]
    sitter = seat_at(table, number)
    own = sitter is not None and sitter == seat
    shown = own or table.memory_shown or table.phase == OVER
    known = known_cards(table, number, seat) if shown else 0
    return PlaceView(
        place=number,
        seat=sitter,
        hand_size=int(size(place.hand)),
        known=adventurer_keys(known),
        team=adventurer_keys(place.team),
        strength=int(strength_of(table, sitter)) if sitter is not None else 0,
        spent=adventurer_keys(place.spent) if shown else (),
        gold=int(place.gold),
        monster_count=int(pile_size(place.monsters)),
        treasure_count=int(pile_size(place.treasures)),
        monsters=keys_of(place.monsters, MONSTERS) if shown else (),
        treasures=keys_of(place.treasures, TREASURES) if shown else (),
        score=int(total(place, table.seats)) if shown and sitter is not None else None,
    )


def seat_at(table: Table, place: int) -> int | None:
    for seat in range(table.seats):
        if table.place_of(seat) == place:
            return seat
    return None


def own_answer(table: Table, seat: int | None) -> Cards | None:
    if seat is None or not table.answered >> seat & 1:
        return None
    return adventurer_keys(table.player(seat).answer)


# ---- what can be known (TSC-5.2) ------------------------------------------------------------------------------------


KINDS = {
    cards: tuple(kind for kind in range(len(ADVENTURERS)) if count_of(cards, kind))
    for cards in (SORCERERS, WARRIORS, DWARVES, ARTEFACTS)
}


def known_cards(table: Table, number: int, seat: int | None) -> int:
    """The cards that must be in this hand by all that the viewer has seen."""
    own = table.place_of(seat) if seat is not None else -1
    place = table.places[number]
    if number == own or place.is_open:
        return int(place.hand)
    others = [other for i, other in enumerate(table.places) if i not in (number, own)]
    return sum(certain(place, others, cards_of_type) for cards_of_type in KINDS)


def certain(place: Place, others: list[Place], cards_of_type: int) -> int:
    """What a hidden hand must hold of a type.

    Its cards are some of those that no one has seen: as many of a kind are certain as do not fit anywhere else.
    """
    hidden = int(place.hidden() & cards_of_type)
    elsewhere = sum(int(size(other.hidden() & cards_of_type)) for other in others)
    unseen = hidden + sum(int(other.hidden() & cards_of_type) for other in others)
    found = 0
    for kind in KINDS[cards_of_type]:
        found += max(0, int(count_of(unseen, kind)) - elsewhere) * int(unit_of(kind))
    return found
