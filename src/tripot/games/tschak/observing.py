# tripot: compiled
"""What a seat knows of a table of Tschak!, for programs that learn.

Places stand in the order of the table, the observer's own first; boards are places too.  What has been seen of hands
and piles is not forgotten, whatever the option `memory` says.
"""

from typing import Final, final

from mypy_extensions import i64

from tripot.core.numbers import Seat
from tripot.core.observing import Block, Observer, Page, add_marks, add_number, add_pile, nth_from
from tripot.core.packed import vec
from tripot.core.piles import count
from tripot.core.state import State
from tripot.games.tschak.box import Box
from tripot.games.tschak.cards import (
    CHARACTERS,
    DUNGEONS,
    FIRST_DWARF,
    FIRST_WARRIOR,
    FLOORS,
    MONSTER_KINDS,
    PLACES,
    SLOTS,
    TEAM,
    TROGLODYTE,
    CardSet,
)
from tripot.games.tschak.comparing import strength_of
from tripot.games.tschak.fielding import cards_to_choose
from tripot.games.tschak.phases import OVER
from tripot.games.tschak.scoring import total
from tripot.games.tschak.table import Table

TYPE: Final = 0xFFF  # the bits of a type of characters
GOLD_COINS: Final = 12  # the most that four dungeons bring to one player
HIGHEST_STRENGTH: Final = 40  # with the shipped cards; other files may go further
HIGHEST_SCORE: Final = 80
LOWEST_SCORE: Final = -60


@final
class Layout:
    """How many cells the cards of a box take, and where the blocks of the places begin, counted from `open`."""

    def __init__(self, box: Box) -> None:
        self.warriors: i64 = box.sorcerer_kinds  # the cell of the first
        self.dwarves: i64 = box.sorcerer_kinds + box.warrior_kinds
        self.counted: i64 = box.sorcerer_kinds + box.warrior_kinds + box.dwarf_kinds  # chameleons and artefacts
        self.kinds: i64 = self.counted + 2
        self.treasures: i64 = box.elixir + 1
        self.known: i64 = PLACES
        self.teams: i64 = self.known + (PLACES - 1) * self.kinds
        self.spent: i64 = self.teams + PLACES * self.kinds
        self.taken_monsters: i64 = self.spent + PLACES * self.kinds
        self.taken_treasures: i64 = self.taken_monsters + PLACES * MONSTER_KINDS
        self.gold: i64 = self.taken_treasures + PLACES * self.treasures


def blocks(seats: int, box: Box) -> list[Block]:
    layout = Layout(box)
    kinds, treasures = int(layout.kinds), int(layout.treasures)
    alike = max(4, int(box.adventurers >> CHARACTERS & 15))  # artefacts, chameleons
    monsters = max([6, *(int(count(box.monsters, kind)) for kind in range(MONSTER_KINDS))])
    like_treasures = max([6, *(int(count(box.treasures, kind)) for kind in range(treasures))])
    on_floors = "on each floor that is left one of "
    return [
        Block("dungeon", DUNGEONS, 1, "the dungeon"),
        Block("floor", FLOORS, 1, "the floor"),
        Block("choose", TEAM, 1, "how many cards are to be chosen: 1, 2 or 3"),
        Block("monster", FLOORS * MONSTER_KINDS, 1, on_floors + ", ".join(box.monster.names)),
        Block("treasure", FLOORS * treasures, 1, on_floors + ", ".join(box.treasure.names)),
        Block("monster_deck", MONSTER_KINDS, monsters, "monsters to come"),
        Block("treasure_deck", treasures, like_treasures, "treasures to come"),
        Block("hand", kinds, alike, "the own hand: how many of " + ", ".join(box.adventurer.names)),
        Block("answer", kinds, alike, "the own choice while it lies face down"),
        Block("unseen", kinds, alike, "cards of which the observer does not know who holds them"),
        Block("open", PLACES, 1, "places whose ten cards all know"),
        Block("known", (PLACES - 1) * kinds, alike, "the hand at each other place, where it is known"),
        Block("team", PLACES * kinds, alike, "the team at each place"),
        Block("spent", PLACES * kinds, alike, "what each place has played on the earlier floors of this dungeon"),
        Block("monsters", PLACES * MONSTER_KINDS, monsters, "the monsters taken at each place"),
        Block("treasures", PLACES * treasures, like_treasures, "the treasures taken at each place"),
        Block("gold", PLACES, GOLD_COINS, "gold at each place"),
        Block("strength", seats, highest_strength(box), "the strength of each player's team as it stands"),
        Block("score", seats, highest_score(box), "the points of each player as things stand", least=lowest_score(box)),
    ]


def highest_strength(box: Box) -> int:
    """Of three characters, or of two of which one counts double."""
    values = [box.sorcerer_values, box.warrior_values, box.dwarf_values]
    return max(HIGHEST_STRENGTH, 3 * max([int(count(of_type, n)) for of_type in values for n in range(SLOTS)]))


def highest_score(box: Box) -> int:
    """All gold, all good chests and all rings, and the monsters that a trophy makes worth having."""
    chests = sum([int(count(box.worths, kind) * count(box.treasures, kind)) for kind in range(box.ring)])
    trophies = 2 * int(count(box.treasures, box.trophy))
    won = sum([int(count(box.monsters, kind)) * max(0, trophies - skulls(box, kind)) for kind in creatures()])
    troglodytes = max([trophies * n - n * n for n in range(int(count(box.monsters, TROGLODYTE)) + 1)])
    return max(HIGHEST_SCORE, GOLD_COINS + chests + int(count(box.treasures, box.ring)) ** 2 + won + troglodytes)


def lowest_score(box: Box) -> int:
    """All cursed chests and all monsters."""
    cursed = sum([int(count(box.curses, kind) * count(box.treasures, kind)) for kind in range(box.ring)])
    lost = sum([int(count(box.monsters, kind)) * skulls(box, kind) for kind in creatures()])
    return min(LOWEST_SCORE, -cursed - lost - int(count(box.monsters, TROGLODYTE)) ** 2)


def creatures() -> range:
    return range(TROGLODYTE + 1, MONSTER_KINDS)


def skulls(box: Box, kind: int) -> int:
    return int(count(box.skulls, kind))


class TschakObserver(Observer):
    def __init__(self, seats: int, box: Box) -> None:
        super().__init__(seats, blocks(seats, box))
        self.layout: Layout = Layout(box)

    def write_table(self, state: State, seat: Seat, page: Page) -> None:
        assert isinstance(state, Table)
        layout = self.layout
        page.one_of(state.dungeon - 1, DUNGEONS)
        page.one_of(state.floor - 1, FLOORS)
        write_question(state, page)
        write_floors(state, state.monsters, MONSTER_KINDS, page)
        write_floors(state, state.treasures, layout.treasures, page)
        page.pile(state.monster_deck, MONSTER_KINDS)
        page.pile(state.treasure_deck, layout.treasures)
        write_cards(layout, state.player(seat).hand, page)
        write_cards(layout, state.player(seat).answer, page)
        write_cards(layout, unseen(state, state.place_of(seat)), page)
        write_places(layout, state, state.place_of(seat), page)
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


def write_cards(layout: Layout, cards: CardSet, page: Page) -> None:
    add_cards(layout, cards, page.words, page.at)
    page.leave_blank(layout.kinds)


def add_cards(layout: Layout, cards: CardSet, words: vec[i64], at: i64) -> None:
    """To the cells from a place on."""
    if cards == 0:  # as half of all teams and choices are
        return
    marks = cards & TYPE
    marks |= (cards >> FIRST_WARRIOR & TYPE) << layout.warriors
    marks |= (cards >> FIRST_DWARF & TYPE) << layout.dwarves
    add_marks(words, at, marks)
    add_pile(words, at + layout.counted, cards >> CHARACTERS)


def unseen(table: Table, own: i64) -> CardSet:
    cards: CardSet = 0
    place: i64
    for place in range(PLACES):
        if place != own:
            cards += table.places[place].hidden()
    return cards


def write_places(layout: Layout, table: Table, own: i64, page: Page) -> None:
    """Zone by zone, each around the table."""
    words = page.words
    first = page.at
    n: i64
    for n in range(PLACES):
        number = nth_from(own, n, PLACES)
        place = table.places[number]
        if place.is_open:
            add_number(words, first + n, 1)
        if n and place.is_open:  # the own hand has a block of its own
            add_cards(layout, place.hand, words, first + layout.known + (n - 1) * layout.kinds)
        add_cards(layout, place.team, words, first + layout.teams + n * layout.kinds)
        add_cards(layout, place.spent, words, first + layout.spent + n * layout.kinds)
        add_pile(words, first + layout.taken_monsters + n * MONSTER_KINDS, place.monsters)
        add_pile(words, first + layout.taken_treasures + n * layout.treasures, place.treasures)
        add_number(words, first + layout.gold + n, place.gold)
    page.leave_blank(layout.gold + PLACES)


def write_players(table: Table, seat: Seat, page: Page) -> None:
    n: i64
    for n in range(table.seats):
        page.number(strength_of(table, nth_from(seat, n, table.seats)))
    for n in range(table.seats):
        page.number(total(table.box, table.player(nth_from(seat, n, table.seats)), table.seats))
