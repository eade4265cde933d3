"""A point of a game tree with luck as nodes of its own: every random number that the rules ask for is one chance node.

An action that needs luck is tried on a copy with the numbers drawn so far; when they run out, the next one is the
chance node's to choose.  So all luck is explicit, and its probabilities are exact, without the rules knowing of it.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from tripot.core.chance import Chance, FastChance
from tripot.core.document import Document
from tripot.core.events import Event, Journal, hears
from tripot.core.state import State
from tripot.rl.drawn import Drawn, Undecided
from tripot.rl.table import Table, first_asked, seats_asked

SET_UP = -1  # in place of a seat: the deal
CHANCE, TOGETHER, NOBODY = -1, -2, -4  # in place of a player, as OpenSpiel numbers them

Answers = tuple[tuple[int, int], ...]  # seats and the codes of their actions
Moves = tuple["Moves", Answers, tuple[int, ...]] | None  # earlier moves, then answers and the luck that they needed
Entry = tuple[int, Event]  # an event and its audience


@cache
def table_of(game: str, seats: int, options: tuple[tuple[str, object], ...]) -> Table:
    return Table(game, seats, dict(options))


def after(state: State, answers: Answers, chance: Chance, journal: Journal | None = None) -> State:
    """What comes of answers; the state itself stays as it is."""
    trial = state.copy()
    trial.journal = journal
    for seat, code in answers:
        if seat == SET_UP:
            trial.set_up(chance)
        else:
            trial.apply(seat, code, chance)
    trial.journal = None
    return trial


class Node:
    """Where the game stands; `sides` is not 0 where luck comes next."""

    def __init__(self, game: str, seats: int, options: Mapping[str, object], simultaneous: bool) -> None:
        self.key = (game, seats, tuple(sorted(options.items())))
        self.table = table_of(*self.key)
        self.simultaneous = simultaneous
        self.begin(self.table.blank, [])
        self.is_dealt = False
        self.elder: Node | None = None  # who knows what was told before, if another world has been put in place
        self.pending: Answers = ((SET_UP, 0),)  # what waits for luck
        self.drawn: list[int] = []
        self.go_on()

    def begin(self, state: State, told: list[Entry]) -> None:
        """Few ask what was told.  For those who do, moves are made again: so far it has been found out."""
        self.state = state
        self.moves: Moves = None
        self.found_out: tuple[Moves, State, list[Entry]] = (None, state, told)

    def do(self, answers: list[tuple[int, int]]) -> None:
        """The actions of seats, by number; several where all answer together."""
        self.pending = tuple([(seat, self.table.numbering.code(number)) for seat, number in answers])
        self.go_on()

    def draw(self, number: int) -> None:
        self.drawn.append(number)
        self.go_on()

    def go_on(self) -> None:
        """Do what is pending as far as luck has been drawn."""
        chance = Drawn(self.drawn)
        try:
            trial = after(self.state, self.pending, chance)
        except Undecided:
            self.sides = int(chance.sides)
        else:
            self.moves = (self.moves, self.pending, tuple(self.drawn))
            self.state = trial
            self.is_dealt = True
            self.pending, self.drawn, self.sides = (), [], 0
        self.look()

    def look(self) -> None:
        """Note who is asked."""
        self.waiting = 0 if self.sides else int(self.state.waiting)
        self.legal_lists: dict[int, list[int]] = {}
        if self.sides:
            self.player = CHANCE
        elif not self.waiting:
            self.player = NOBODY
        elif self.simultaneous and self.waiting & (self.waiting - 1):
            self.player = TOGETHER
        else:
            self.player = first_asked(self.waiting)

    def legal(self, seat: int) -> list[int]:
        """The numbers of a seat's legal actions; none if it is not asked."""
        if seat not in self.legal_lists:
            asked = seat >= 0 and self.waiting >> seat & 1
            self.legal_lists[seat] = self.table.legal(self.state, seat) if asked else []
        return self.legal_lists[seat]

    # ---- what a seat knows ------------------------------------------------------------------------------------------

    def events(self, seat: int) -> list[Event]:
        return [event for audience, event in self.entries() if hears(audience, seat)]

    def entries(self) -> list[Entry]:
        """All that was told, from the beginning."""
        moves, state, told = self.found_out
        journal = Journal()
        for answers, drawn in between(moves, self.moves):
            state = after(state, answers, Drawn(list(drawn)), journal)
        told = told + journal.entries
        self.found_out = (self.moves, state, told)
        return self.elder.entries() + told if self.elder else told

    def resampled(self, seat: int, seed: int) -> "Node":
        """Another world that the seat cannot tell from this one; whoever has answered face down answers again."""
        chance = FastChance(seed)
        world = self.state.copy()
        world.determinise(seat, chance)
        for other in seats_asked(int(self.state.answered & ~world.answered)):
            legal = world.legal_actions(other)
            world.apply(other, legal[chance.below(len(legal))], chance)
        node = self.copy()
        node.begin(world, [])
        node.elder = self.copy()
        node.look()
        return node

    # ---- copies and documents ---------------------------------------------------------------------------------------

    def copy(self) -> "Node":
        """Shares what is never changed: the state itself is replaced, not changed."""
        node = Node.__new__(Node)
        node.__dict__.update(self.__dict__)
        node.drawn = self.drawn[:]
        return node

    def __deepcopy__(self, memo: object) -> "Node":
        return self.copy()

    def __getstate__(self) -> dict[str, object]:
        parts = dict(self.__dict__)
        for name in ("table", "moves", "found_out"):
            del parts[name]
        document = self.table.game.write(self.state) if self.is_dealt else None
        return parts | {"state": document, "elder": None, "told": self.entries()}

    def __setstate__(self, parts: dict[str, Any]) -> None:
        document, told = parts.pop("state"), parts.pop("told")
        self.__dict__.update(parts)
        self.table = table = table_of(*self.key)
        state = table.blank
        if document is not None:
            state = table.game.read(Document(document), table.seats, table.options, FastChance(0))
        self.begin(state, told)


def between(first: Moves, last: Moves) -> list[tuple[Answers, tuple[int, ...]]]:
    """The moves after the first to the last."""
    found = []
    while last is not first:
        assert last is not None
        last, answers, drawn = last
        found.append((answers, drawn))
    return found[::-1]
