"""What a seat knows of a table of Tschak!, for programs that learn.

Places stand in the order of the table, the observer's own first; boards are places too.  What has been seen of hands
and piles is not forgotten, whatever the option `memory` says.
"""

from typing import Final

from mypy_extensions import i64

from tripot.core.observing import Block, Observer, Page, nth_from
from tripot.core.piles import bit, count
from tripot.core.state import State
from tripot.games.tschak.cards import (
    ADVENTURERS,
    DUNGEONS,
    FLOORS,
    MONSTER_KINDS,
    MONSTERS,
    PLACES,
    TEAM,
    TREASURES,
)
from tripot.games.tschak.comparing import strength_of
from tripot.games.tschak.fielding import cards_to_choose
from tripot.games.tschak.phases import OVER
from tripot.games.tschak.scoring import total
from tripot.games.tschak.table import Table

KINDS: Final = 34
UNIQUE: Final = 32  # kinds with a single card, a bit each; chameleons and artefacts are counted
TREASURE_KINDS: Final = 9

# Where the blocks of the places begin, counted from `open`.
KNOWN: Final = PLACES
TEAMS: Final = KNOWN + (PLACES - 1) * KINDS
SPENT: Final = TEAMS + PLACES * KINDS
TAKEN_MONSTERS: Final = SPENT + PLACES * KINDS
TAKEN_TREASURES: Final = TAKEN_MONSTERS + PLACES * MONSTER_KINDS
GOLD: Final = TAKEN_TREASURES + PLACES * TREASURE_KINDS


def blocks(seats: int) -> list[Block]:
    return [
        Block("dungeon", DUNGEONS, 1, "the dungeon"),
        Block("floor", FLOORS, 1, "the floor"),
        Block("choose", TEAM, 1, "how many cards are to be chosen: 1, 2 or 3"),
        Block("monster", FLOORS * MONSTER_KINDS, 1, "on each floor that is left one of " + ", ".join(MONSTERS)),
        Block("treasure", FLOORS * TREASURE_KINDS, 1, "on each floor that is left one of " + ", ".join(TREASURES)),
        Block("monster_deck", MONSTER_KINDS, 6, "monsters to come"),
        Block("treasure_deck", TREASURE_KINDS, 6, "treasures to come"),
        Block("hand", KINDS, 4, "the own hand: how many of " + ", ".join(ADVENTURERS)),
        Block("answer", KINDS, 4, "the own choice while it lies face down"),
        Block("unseen", KINDS, 4, "cards of which the observer does not know who holds them"),
        Block("open", PLACES, 1, "places whose ten cards all know"),
        Block("known", (PLACES - 1) * KINDS, 4, "the hand at each other place, where it is known"),
        Block("team", PLACES * KINDS, 4, "the team at each place"),
        Block("spent", PLACES * KINDS, 4, "what each place has played on the earlier floors of this dungeon"),
        Block("monsters", PLACES * MONSTER_KINDS, 6, "the monsters taken at each place"),
        Block("treasures", PLACES * TREASURE_KINDS, 6, "the treasures taken at each place"),
        Block("gold", PLACES, 12, "gold at each place"),
        Block("strength", seats, 40, "the strength of each player's team as it stands"),
        Block("score", seats, 80, "the points of each player as things stand", least=-60),
    ]


class TschakObserver(Observer):
    def __init__(self, seats: int) -> None:
        super().__init__(seats, blocks(seats))

    def write_table(self, state: State, seat: i64, page: Page) -> None:
        assert isinstance(state, Table)
        page.one_of(state.dungeon - 1, DUNGEONS)
        page.one_of(state.floor - 1, FLOORS)
        write_question(state, page)
        write_floors(state, state.monsters, MONSTER_KINDS, page)
        write_floors(state, state.treasures, TREASURE_KINDS, page)
        page.pile(state.monster_deck, MONSTER_KINDS)
        page.pile(state.treasure_deck, TREASURE_KINDS)
        write_cards(state.player(seat).hand, page)
        write_cards(state.player(seat).answer, page)
        write_cards(unseen(state, state.place_of(seat)), page)
        write_places(state, state.place_of(seat), page)
        write_players(state, seat, page)


def write_question(table: Table, page: Page) -> None:
    if table.phase == OVER:
        page.leave_blank(TEAM)
    else:
        page.one_of(cards_to_choose(table.floor, table.places[0].team) - 1, TEAM)


def write_floors(table: Table, laid: i64, kinds: i64, page: Page) -> None:
    floor: i64
    for floor in range(FLOORS):
        if table.phase == OVER or floor < table.floor - 1:
            page.leave_blank(kinds)
        else:
            page.one_of(count(laid, floor), kinds)


def write_cards(cards: i64, page: Page) -> None:
    add_cards(cards, 0, page)
    page.leave_blank(KINDS)


def add_cards(cards: i64, n: i64, page: Page) -> None:
    """From the n-th cell on; the place on the page does not move."""
    page.some_marks(n, cards & (bit(UNIQUE) - 1))
    page.some_cards(n + UNIQUE, cards >> UNIQUE)


def unseen(table: Table, own: i64) -> i64:
    cards: i64 = 0
    place: i64
    for place in range(PLACES):
        if place != own:
            cards += table.places[place].hidden()
    return cards


def write_places(table: Table, own: i64, page: Page) -> None:
    """Zone by zone, each around the table."""
    n: i64
    for n in range(PLACES):
        place = table.places[nth_from(own, n, PLACES)]
        if place.is_open:
            page.one_more(n)
        if n and place.is_open:  # the own hand has a block of its own
            add_cards(place.hand, KNOWN + (n - 1) * KINDS, page)
        add_cards(place.team, TEAMS + n * KINDS, page)
        add_cards(place.spent, SPENT + n * KINDS, page)
        page.some_cards(TAKEN_MONSTERS + n * MONSTER_KINDS, place.monsters)
        page.some_cards(TAKEN_TREASURES + n * TREASURE_KINDS, place.treasures)
        page.some_more(GOLD + n, place.gold)
    page.leave_blank(GOLD + PLACES)


def write_players(table: Table, seat: i64, page: Page) -> None:
    n: i64
    for n in range(table.seats):
        page.number(strength_of(table, nth_from(seat, n, table.seats)))
    for n in range(table.seats):
        page.number(total(table.player(nth_from(seat, n, table.seats)), table.seats))
