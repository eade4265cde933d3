"""A point of a game tree with luck as nodes of its own: every random number that the rules ask for is one chance node.

An action that needs luck is tried on a copy with the numbers drawn so far; when they run out, the next one is the
chance node's to choose.  So all luck is explicit, and its probabilities are exact, without the rules knowing of it.
"""

from collections.abc import Mapping
from functools import cache

from tripot.core.chance import Chance, FastChance
from tripot.core.document import Document
from tripot.core.events import Event, Journal, hears
from tripot.core.state import State
from tripot.rl.table import Table, seats_asked

SET_UP = -1  # in place of a seat: the deal

Entry = tuple[int, Event]  # an event and its audience
Heard = tuple["Heard", list[Entry]] | None  # what was heard before, and what then


class Undecided(Exception):
    """The rules ask for a number below `sides` that has not been drawn."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class Drawn(Chance):
    """Luck that has been drawn, and no more."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.at = 0

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self.at == len(self.numbers):
            raise Undecided(int(n))
        self.at += 1
        return self.numbers[self.at - 1]


@cache
def table_of(game: str, seats: int, options: tuple[tuple[str, object], ...]) -> Table:
    return Table(game, seats, dict(options))


class Node:
    """Where the game stands; `sides` is not 0 where luck comes next."""

    def __init__(self, game: str, seats: int, options: Mapping[str, object]) -> None:
        self.key = (game, seats, tuple(sorted(options.items())))
        self.table = table_of(*self.key)
        self.state: State = self.table.blank
        self.is_dealt = False
        self.heard: Heard = None
        self.pending: list[tuple[int, int]] = [(SET_UP, 0)]  # seats and codes of actions that wait for luck
        self.drawn: list[int] = []
        self.sides = 0
        self.go_on()

    def do(self, answers: list[tuple[int, int]]) -> None:
        """The actions of seats, by number; several where all answer together."""
        self.pending = [(seat, self.table.numbering.code(number)) for seat, number in answers]
        self.go_on()

    def draw(self, number: int) -> None:
        self.drawn.append(number)
        self.go_on()

    def go_on(self) -> None:
        """Do what is pending as far as luck has been drawn."""
        trial = self.state.copy()
        trial.journal = Journal()
        chance = Drawn(self.drawn)
        try:
            for seat, code in self.pending:
                if seat == SET_UP:
                    trial.set_up(chance)
                else:
                    trial.apply(seat, code, chance)
        except Undecided as undecided:
            self.sides = undecided.sides
            return
        self.heard = (self.heard, trial.journal.entries)
        trial.journal = None
        self.state = trial
        self.is_dealt = True
        self.pending, self.drawn, self.sides = [], [], 0

    # ---- what a seat knows ------------------------------------------------------------------------------------------

    def events(self, seat: int) -> list[Event]:
        return [event for audience, event in self.entries() if hears(audience, seat)]

    def entries(self) -> list[Entry]:
        """All that was told, from the beginning."""
        parts = []
        heard = self.heard
        while heard is not None:
            heard, told = heard
            parts.append(told)
        return [entry for told in reversed(parts) for entry in told]

    def resampled(self, seat: int, seed: int) -> "Node":
        """Another world that the seat cannot tell from this one; whoever has answered face down answers again."""
        chance = FastChance(seed)
        node = self.copy()
        node.state = self.state.copy()
        node.state.determinise(seat, chance)
        for other in seats_asked(int(self.state.answered & ~node.state.answered)):
            legal = node.state.legal_actions(other)
            node.state.apply(other, legal[chance.below(len(legal))], chance)
        return node

    # ---- copies and documents ---------------------------------------------------------------------------------------

    def copy(self) -> "Node":
        """Shares what is never changed: the state itself is replaced, not changed."""
        node = Node.__new__(Node)
        node.__dict__.update(self.__dict__)
        node.pending, node.drawn = self.pending[:], self.drawn[:]
        return node

    def __deepcopy__(self, memo: object) -> "Node":
        return self.copy()

    def __getstate__(self) -> dict[str, object]:
        parts = dict(self.__dict__)
        del parts["table"]
        parts["heard"] = (None, self.entries())
        parts["state"] = self.table.game.write(self.state) if self.is_dealt else None
        return parts

    def __setstate__(self, parts: dict[str, object]) -> None:
        self.__dict__.update(parts)
        self.table = table_of(*self.key)
        document = parts["state"]
        self.state = self.table.blank
        if document is not None:
            self.state = self.table.game.read(Document(document), self.table.seats, self.table.options, FastChance(0))
