"""What a seat may know of a table of Tschak!"""

from dataclasses import dataclass

from tripot.core.decks import Deck
from tripot.core.events import Card, Cards, Seat
from tripot.core.piles import count
from tripot.core.piles import size as pile_size
from tripot.core.view import View, seats_of
from tripot.games.tschak.cards import FLOORS, PLACES
from tripot.games.tschak.cardsets import size
from tripot.games.tschak.comparing import strength_of
from tripot.games.tschak.fielding import cards_to_choose
from tripot.games.tschak.knowing import known_cards
from tripot.games.tschak.phases import OVER, PHASES
from tripot.games.tschak.scoring import total
from tripot.games.tschak.table import GONE, Table


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
    monster: Card  # empty once it is taken, until the next floor begins
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
    own_place = -1 if seat is None else table.place_of(seat)
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
        places=tuple([place_view(table, place, own_place) for place in range(PLACES)]),
        answer=own_answer(table, seat),
    )


def floor_views(table: Table) -> tuple[FloorView, ...]:
    floors = range(first_left(table) + 1, FLOORS + 1)
    monsters = on_floors(table, table.monsters, table.box.monster)
    treasures = on_floors(table, table.treasures, table.box.treasure)
    return tuple(map(FloorView, floors, monsters, treasures))


def first_left(table: Table) -> int:
    """The first floor, counted from 0, whose monster and treasure still lie there."""
    return FLOORS if table.phase == OVER else max(0, int(table.floor) - 1)


def on_floors(table: Table, laid: int, deck: Deck) -> Cards:
    """The monsters or treasures on the floors that are left; empty where it has just been taken."""
    kinds = [count(laid, floor) for floor in range(first_left(table), FLOORS)]
    return tuple(["" if kind == GONE else deck.names[kind] for kind in kinds])


def place_view(table: Table, number: int, own_place: int) -> PlaceView:
    """A place as somebody at a place of their own sees it; -1: a spectator."""
    box = table.box
    place = table.places[number]
    sitter = seat_at(table, number)
    shown = number == own_place or table.memory_shown or table.phase == OVER
    known = int(known_cards(table, number, own_place)) if shown else 0
    return PlaceView(
        place=number,
        seat=sitter,
        hand_size=int(size(place.hand)),
        known=box.adventurer.keys(known),
        team=box.adventurer.keys(place.team),
        strength=int(strength_of(table, sitter)) if sitter is not None else 0,
        spent=box.adventurer.keys(place.spent) if shown else (),
        gold=int(place.gold),
        monster_count=int(pile_size(place.monsters)),
        treasure_count=int(pile_size(place.treasures)),
        monsters=box.monster.keys(place.monsters) if shown else (),
        treasures=box.treasure.keys(place.treasures) if shown else (),
        score=int(total(box, place, table.seats)) if shown and sitter is not None else None,
    )


def seat_at(table: Table, place: int) -> int | None:
    seat = place // 2 if table.seats == 2 else place
    return seat if seat < table.seats and table.place_of(seat) == place else None


def own_answer(table: Table, seat: int | None) -> Cards | None:
    if seat is None or not table.answered >> seat & 1:
        return None
    return table.box.adventurer.keys(table.player(seat).answer)
