"""A point of a game tree with luck as nodes of its own: every random number that the rules ask for is one chance node.

An action that needs luck is tried on a copy with the numbers drawn so far; when they run out, the next one is the
chance node's to choose.  So all luck is explicit, and its probabilities are exact, without the rules knowing of it.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from tripot.core.chance import Chance, FastChance
from tripot.core.events import Event, Journal
from tripot.core.packed import vec
from tripot.core.piles import bit, lowest
from tripot.core.state import State
from tripot.rl.drawn import Drawn, Undecided
from tripot.rl.lanes import Numbers

SET_UP: Final = -1  # in place of a seat: the deal
CHANCE: Final = -1  # in place of a player, as OpenSpiel numbers them
TOGETHER: Final = -2
NOBODY: Final = -4

Entry = tuple[int, Event]  # an event and its audience


@final
class Tree:
    """What the nodes of one game have in common.  `key` says which game that is."""

    def __init__(self, key: object, blank: State, codes: list[int], simultaneous: bool) -> None:
        self.key: Any = key
        self.blank: State = blank
        self.seats: i64 = blank.seats
        self.simultaneous: bool = simultaneous
        self.numbers: Numbers = Numbers(codes)
        self.codes: vec[i64] = vec[i64](codes)


@final
class Node:
    """Where the game stands; `sides` is not 0 where luck comes next.

    `history` has two numbers for each move: a player, or CHANCE, and what it did.  Where all have answered together it
    is TOGETHER and a number for each seat, whether it was asked or not.
    """

    player: i64 = CHANCE
    sides: i64 = 0
    is_dealt: bool = False
    settled: i64 = 0  # so much of the history has come to its end; the rest waits for luck
    noted: i64 = 0  # so much of it OpenSpiel knows
    heard_at: i64 = 0
    is_shared: bool = True  # by copies: the state must not be used again
    legal_of: i64 = NOBODY  # whose legal actions have been found out

    def __init__(self, tree: Tree) -> None:
        self.tree: Tree = tree
        self.state: State = tree.blank
        self.spare: State | None = None
        self.history: list[int] = []
        self.pending: list[int] = [SET_UP, 0]  # seats and the codes of their actions, which wait for luck
        self.drawn: list[int] = []
        self.legal_numbers: list[int] = []
        self.elder: Node | None = None  # who knows what was told before, if another world has been put in place
        self.heard_state: State = tree.blank
        self.heard: list[Entry] = []

    # ---- moves ------------------------------------------------------------------------------------------------------

    def play(self, action: i64) -> bool:
        """One action, of luck or of who is asked; false, and nothing done, if it is not legal."""
        player = self.player
        if player == CHANCE:
            if action < 0 or action >= self.sides:
                return False
            self.drawn.append(action)
        else:
            if action not in self.legal(player):
                return False
            self.pending = [player, self.tree.codes[action]]
        self.history.append(player)
        self.history.append(action)
        self.go_on()
        return True

    def play_together(self, actions: list[int]) -> bool:
        """An action for each seat; those of seats that are not asked do not count."""
        answers: list[int] = []
        seat: i64
        for seat in range(self.tree.seats):
            if self.is_asked(seat):
                if actions[seat] not in self.legal(seat):
                    return False
                answers.append(seat)
                answers.append(self.tree.codes[actions[seat]])
        self.pending = answers
        self.history.append(TOGETHER)
        self.history += actions
        self.go_on()
        return True

    def go_on(self) -> None:
        """Do what is pending as far as luck has been drawn."""
        chance = Drawn(self.drawn)
        trial = self.copied()
        try:
            do(trial, self.pending, chance)
        except Undecided:
            assert chance.sides
        self.sides = chance.sides
        if self.sides:
            self.spare = trial
        else:
            self.settle(trial)
        self.look()

    def copied(self) -> State:
        """A state to try things on."""
        spare = self.spare
        if spare is None:
            return self.state.copy()
        spare.assign(self.state)
        return spare

    def settle(self, trial: State) -> None:
        self.spare = None if self.is_shared else self.state
        self.state = trial
        self.is_shared = False
        self.is_dealt = True
        self.settled = len(self.history)
        self.drawn = []

    def look(self) -> None:
        """Note who is asked."""
        self.legal_of = NOBODY
        waiting = self.state.waiting
        if self.sides:
            self.player = CHANCE
        elif waiting == 0:
            self.player = NOBODY
        elif self.tree.simultaneous and waiting & (waiting - 1):
            self.player = TOGETHER
        else:
            self.player = lowest(waiting)

    # ---- what may be done -------------------------------------------------------------------------------------------

    def is_asked(self, seat: i64) -> bool:
        if self.player == TOGETHER:
            return 0 <= seat < self.tree.seats and self.state.waiting & bit(seat) != 0
        return seat >= 0 and seat == self.player

    def legal(self, seat: i64) -> list[int]:
        """The numbers of a seat's legal actions, in ascending order; none if it is not asked."""
        if not self.is_asked(seat):
            return []
        if self.legal_of != seat:
            self.legal_of = seat
            self.legal_numbers = self.tree.numbers.legal(self.state, seat)
        return self.legal_numbers

    # ---- what was told ----------------------------------------------------------------------------------------------

    def entries(self) -> list[Entry]:
        """All that was told, from the beginning.  Few ask: for those who do, moves are made again."""
        if self.heard_at < self.settled or (self.is_dealt and self.heard_state is self.tree.blank):
            journal = Journal()
            self.heard_state = self.retold(journal)
            self.heard_at = self.settled
            self.heard = self.heard + journal.entries
        elder = self.elder
        return self.heard if elder is None else elder.entries() + self.heard

    def retold(self, journal: Journal) -> State:
        """Make all moves that have not been heard, with somebody listening."""
        state = self.heard_state.copy()
        state.journal = journal
        at = self.heard_at
        if self.heard_state is self.tree.blank:
            luck = self.luck_from(at)
            do(state, [SET_UP, 0], Drawn(luck))
            at += 2 * len(luck)
        while at < self.settled:
            answers = self.answers_at(at, state.waiting)
            at += 2 if self.history[at] >= 0 else 1 + self.tree.seats
            luck = self.luck_from(at)
            do(state, answers, Drawn(luck))
            at += 2 * len(luck)
        state.journal = None
        return state

    def answers_at(self, at: i64, waiting: i64) -> list[int]:
        """A move of the history as seats and codes; `waiting` are those who were asked."""
        codes = self.tree.codes
        player = self.history[at]
        if player >= 0:
            return [player, codes[self.history[at + 1]]]
        answers: list[int] = []
        seat: i64
        for seat in range(self.tree.seats):
            if waiting & bit(seat):
                answers.append(seat)
                answers.append(codes[self.history[at + 1 + seat]])
        return answers

    def luck_from(self, at: i64) -> list[int]:
        found: list[int] = []
        while at < self.settled and self.history[at] == CHANCE:
            found.append(self.history[at + 1])
            at += 2
        return found

    def not_noted(self) -> list[tuple[int, list[int]]]:
        """The moves that OpenSpiel does not know of: who, and its action or those of all."""
        found: list[tuple[int, list[int]]] = []
        at = self.noted
        while at < len(self.history):
            size: i64 = 1
            if self.history[at] == TOGETHER:
                size = self.tree.seats
            found.append((self.history[at], self.history[at + 1 : at + 1 + size]))
            at += 1 + size
        return found

    # ---- other worlds and copies ------------------------------------------------------------------------------------

    def resampled(self, seat: i64, seed: i64) -> "Node":
        """Another world that the seat cannot tell from this one; whoever has answered face down answers again."""
        chance = FastChance(seed)
        world = self.state.copy()
        world.determinise(seat, chance)
        owed = self.state.answered & ~world.answered
        while owed:
            other = lowest(owed)
            legal = world.legal_actions(other)
            world.apply(other, legal[chance.below(len(legal))], chance)
            owed &= owed - 1
        node = self.copy()
        node.elder = self.copy()
        node.put(world, [])
        return node

    def put(self, state: State, heard: list[Entry]) -> None:
        """Stand at a state of which so much has been heard."""
        self.state = self.heard_state = state
        self.is_shared = True
        self.spare = None
        self.heard_at = self.settled
        self.heard = heard
        self.look()

    def copy(self) -> "Node":
        """Shares what is not changed any more."""
        self.is_shared = True
        node = Node(self.tree)
        node.state = self.state
        node.history = self.history[:]
        node.pending = self.pending
        node.drawn = self.drawn[:]
        node.player = self.player
        node.sides = self.sides
        node.is_dealt = self.is_dealt
        node.settled = self.settled
        node.noted = self.noted
        node.elder = self.elder
        node.heard_at = self.heard_at
        node.heard_state = self.heard_state
        node.heard = self.heard
        return node

    def __deepcopy__(self, memo: object) -> "Node":
        return self.copy()


def do(state: State, answers: list[int], chance: Chance) -> None:
    """Seats and the codes of their actions, or the deal."""
    i: i64 = 0
    while i < len(answers):
        seat: i64 = answers[i]
        if seat == SET_UP:
            state.set_up(chance)
        else:
            state.apply(seat, answers[i + 1], chance)
        i += 2
