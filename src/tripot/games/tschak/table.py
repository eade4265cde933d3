# tripot: compiled
"""All that lies on a table of Tschak!: the data of a state, and the dealing of cards."""

from typing import Final, final

from mypy_extensions import i64

from tripot.core.numbers import Kind, Pile, Seat
from tripot.core.packed import vec
from tripot.core.piles import card, count, first_of
from tripot.core.rng import Rng
from tripot.core.state import State
from tripot.games.tschak.box import Box
from tripot.games.tschak.cards import ARTEFACT, CHAMELEON, NUMBERED, PLACES, SORCERERS, CardSet
from tripot.games.tschak.phases import FIELDING

GONE: Final = 15  # no kind of monster or treasure: the card of this floor is gone


@final
class TablePlace:
    """One of the four sides of the table: a player, or a board whose cards are never played (TSC-2.1)."""

    hand: CardSet = 0
    team: CardSet = 0  # on this floor, face up
    spent: CardSet = 0  # on the earlier floors of this dungeon, face down again
    answer: CardSet = 0  # the choice while it lies face down
    is_open: bool = False  # these ten cards have been played once, so all know them (TSC-5.2)
    gold: i64 = 0
    monsters: Pile = 0  # a pile of kinds
    treasures: Pile = 0

    def hidden(self) -> CardSet:
        """The cards that only their holder knows."""
        if self.is_open:
            return 0
        return self.hand


class Table(State):
    phase: i64 = FIELDING
    dungeon: i64 = 0  # 1 to 4
    floor: i64 = 0  # 1 to 3
    monsters: Pile = 0  # the kind on each floor that is left, four bits each, the first floor lowest; or GONE
    treasures: Pile = 0
    memory_shown: bool = True

    def __init__(self, seats: i64, box: Box) -> None:
        self.seats = seats
        self.box: Box = box
        self.monster_deck: Pile = box.monsters
        self.treasure_deck: Pile = box.treasures
        self.places: vec[TablePlace] = vec[TablePlace]([TablePlace() for _ in range(PLACES)])

    def length(self) -> i64:
        return self.dungeon

    def place_of(self, seat: Seat) -> i64:
        """TSC-2.1: two players sit opposite each other, three at the first three places."""
        return 2 * seat if self.seats == 2 else seat

    def player(self, seat: Seat) -> TablePlace:
        place = self.place_of(seat)  # a line of its own: mypyc then need not hold on to `places` meanwhile
        return self.places[place]

    def monster(self) -> Kind:
        """The kind of monster on this floor."""
        return count(self.monsters, self.floor - 1)

    def treasure(self) -> Kind:
        return count(self.treasures, self.floor - 1)

    def lay(self, floor: i64, monster: i64, treasure: i64) -> None:
        """Put a monster and a treasure on a floor, counted from 0."""
        self.monsters += monster * card(floor)
        self.treasures += treasure * card(floor)

    def take_monster(self) -> Kind:
        """Take the monster of this floor away; returns its kind."""
        kind = self.monster()
        self.lay(self.floor - 1, GONE - kind, 0)
        return kind

    def take_treasure(self) -> Kind:
        kind = self.treasure()
        self.lay(self.floor - 1, 0, GONE - kind)
        return kind

    def draw_monster(self, rng: Rng) -> Kind:
        """Decks have no order: a draw takes a random card of what is left."""
        kind = rng.draw(self.monster_deck)
        self.monster_deck -= card(kind)
        return kind

    def draw_treasure(self, rng: Rng) -> Kind:
        kind = rng.draw(self.treasure_deck)
        self.treasure_deck -= card(kind)
        return kind

    def deal(self, cards: CardSet, needs: i64, rng: Rng) -> None:
        """Deal all `cards` to the hands at random; `needs` is a pile of places, one for each card that they get."""
        numbered = cards & NUMBERED
        while numbered:
            unit = first_of(numbered)
            numbered ^= unit
            needs = self.deal_one(unit, needs, rng)
        others = cards & ~NUMBERED
        while needs:
            unit = CHAMELEON if others & SORCERERS else ARTEFACT
            others -= unit
            needs = self.deal_one(unit, needs, rng)

    def deal_one(self, unit: CardSet, needs: i64, rng: Rng) -> i64:
        """Put a card into one of the free slots, all equally likely; returns what is then needed."""
        place = rng.draw(needs)
        self.places[place].hand += unit
        return needs - card(place)
