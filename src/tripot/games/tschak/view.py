"""What a seat may know of a table of Tschak!"""

from collections.abc import Sequence
from functools import lru_cache

from tripot.core.events import Card, Cards, Seat
from tripot.core.piles import size
from tripot.core.showing import own_answer, show, show_part
from tripot.core.view import MOST_KEPT, View, view_dataclass
from tripot.games.tschak.cards import PLACES
from tripot.games.tschak.comparing import strength_of
from tripot.games.tschak.declaration import Declaration, declaration, first_left, on_floors
from tripot.games.tschak.fielding import cards_to_choose
from tripot.games.tschak.knowing import known_cards
from tripot.games.tschak.phases import OVER
from tripot.games.tschak.scoring import total
from tripot.games.tschak.table import Table


@view_dataclass
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


@view_dataclass
class FloorView:
    floor: int
    monster: Card  # empty once it is taken, until the next floor begins
    treasure: Card


@view_dataclass
class TschakView(View):
    dungeon: int
    floor: int
    choose: int  # how many cards are to be chosen now
    floors: tuple[FloorView, ...]  # those that are left
    places: tuple[PlaceView, ...]
    answer: Cards | None  # the viewer's own choice, while it lies face down


def view(table: Table, seat: int | None) -> TschakView:
    declared = declaration(table.box)
    own_place = -1 if seat is None else table.place_of(seat)
    return show(
        TschakView,
        table,
        declared.table,
        game="tschak",
        seat=seat,
        choose=0 if table.phase == OVER else cards_to_choose(table.floor, table.places[0].team),
        floors=floor_views(table),
        places=tuple([place_view(table, declared, place, own_place) for place in range(PLACES)]),
        answer=own_answer(table, seat, table.places[own_place], declared.place),
    )


def floor_views(table: Table) -> tuple[FloorView, ...]:
    box = table.box
    return kept_floors(first_left(table), table.monsters, table.treasures, box.monster.names, box.treasure.names)


@lru_cache(MOST_KEPT)
def kept_floors(
    first: int, laid_monsters: int, laid_treasures: int, monsters: Sequence[str], treasures: Sequence[str]
) -> tuple[FloorView, ...]:
    """All viewers see the same, for more than one move."""
    shown = zip(on_floors(first, laid_monsters, monsters), on_floors(first, laid_treasures, treasures), strict=True)
    return tuple([FloorView(floor, *cards) for floor, cards in enumerate(shown, first + 1)])


def place_view(table: Table, declared: Declaration, number: int, own_place: int) -> PlaceView:
    """A place as somebody at a place of their own sees it; -1: a spectator."""
    place = table.places[number]
    sitter = seat_at(table, number)
    shown = number == own_place or table.memory_shown or table.phase == OVER
    return show_part(
        PlaceView,
        place,
        declared.place,
        shown,
        place=number,
        seat=sitter,
        known=table.box.adventurer.keys(known_cards(table, number, own_place)) if shown else (),
        strength=strength_of(table, sitter) if sitter is not None else 0,
        monster_count=size(place.monsters),
        treasure_count=size(place.treasures),
        score=total(table.box, place, table.seats) if shown and sitter is not None else None,
    )


def seat_at(table: Table, place: int) -> int | None:
    seat = place // 2 if table.seats == 2 else place
    return seat if seat < table.seats and table.place_of(seat) == place else None
