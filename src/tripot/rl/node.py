# tripot: compiled
"""A node of a game tree with explicit chance nodes: every random number that the rules ask for is one.

An action that needs random numbers is tried on a copy with those drawn so far; when they run out, the next one is an
outcome of a chance node.  All luck is explicit and its probabilities are exact, and the rules know nothing of it.
"""

from typing import Final, final

from mypy_extensions import i64

from tripot.core.numbers import ActionCode, Kind, Pile, Seat
from tripot.core.piles import bit, count, lowest, size
from tripot.core.rng import FastRng
from tripot.core.state import State
from tripot.rl.drawn import DrawnRng, Undecided
from tripot.rl.recall import Entry, Recall, ToldEvents, no_recall
from tripot.rl.tree import CHANCE, NOBODY, SEEDS, SET_UP, TOGETHER, Tree, do, move_size

KINDS: Final = 15  # that a pile can have


@final
class Node:
    """Where the game stands; `sides` is not 0 where luck comes next."""

    player: i64 = CHANCE
    sides: i64 = 0
    pile: Pile = 0  # of which luck draws a card; 0 where all outcomes are equal
    is_dealt: bool = False
    settled: i64 = 0  # how much of the history is done; the rest waits for random numbers
    noted: i64 = 0  # how much of it OpenSpiel knows
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
        self.origin: State = tree.blank
        self.elder: Node | None = None  # another world, in whose place the origin has been put
        self.told: ToldEvents | None = None
        self.recall: Recall | None = None

    # ---- moves ------------------------------------------------------------------------------------------------------

    def play(self, action: ActionCode) -> bool:
        """One action, of the chance node or of the player asked; if it is illegal, false, and nothing is done."""
        player = self.player
        if player == CHANCE:
            if not self.may_come(action):
                return False
            if self.tree.is_sampled:
                self.end_with(self.tree.rng.below(SEEDS))
                return True
            self.drawn.append(action)
        else:
            if action not in self.legal(player):
                return False
            self.pending = [player, self.tree.codes[action]]
        self.note(player, action)
        self.try_pending()
        return True

    def note(self, player: i64, action: ActionCode) -> None:
        self.history.append(player)
        self.history.append(action)

    def play_together(self, actions: list[int]) -> bool:
        """An action for each seat; those of seats that are not asked do not count."""
        answers: list[int] = []
        seat: Seat
        for seat in range(self.tree.seats):
            if self.is_asked(seat):
                if actions[seat] not in self.legal(seat):
                    return False
                answers.append(seat)
                answers.append(self.tree.codes[actions[seat]])
        self.pending = answers
        self.history.append(TOGETHER)
        self.history += actions
        self.try_pending()
        return True

    def play_all(self, moves: list[int]) -> None:
        """Legal moves, as a history has them."""
        at: i64 = 0
        while at < len(moves):
            end = at + move_size(self.tree, moves, at)
            if moves[at] == TOGETHER:
                self.play_together(moves[at + 1 : end])
            elif moves[at] == CHANCE and self.tree.is_sampled:
                self.end_with(moves[at + 1])
            else:
                self.play(moves[at + 1])
            at = end

    def try_pending(self) -> None:
        """Try the pending actions with the numbers drawn so far."""
        rng = DrawnRng(self.drawn)
        trial = self.copied()
        try:
            do(trial, self.pending, rng)
        except Undecided:
            assert rng.sides
        self.sides = rng.sides
        self.pile = rng.pile
        if self.sides:
            self.spare = trial
            if self.tree.is_sampled:
                self.sides = 1
                self.pile = 0
        else:
            self.accept(trial)
        self.look()

    def end_with(self, seed: i64) -> None:
        """Do the pending actions with all random numbers from this seed."""
        self.note(CHANCE, seed)
        trial = self.copied()
        do(trial, self.pending, FastRng(seed))
        self.sides = 0
        self.accept(trial)
        self.look()

    def copied(self) -> State:
        """A state to try things on."""
        spare = self.spare
        if spare is None:
            return self.state.copy()
        spare.assign(self.state)
        return spare

    def accept(self, trial: State) -> None:
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
        elif self.tree.is_simultaneous and waiting & (waiting - 1):
            self.player = TOGETHER
        else:
            self.player = lowest(waiting)

    # ---- what may be done -------------------------------------------------------------------------------------------

    def may_come(self, outcome: i64) -> bool:
        """At a chance node: a number below `sides`, or a kind of card of the pile."""
        if self.pile:
            return 0 <= outcome < KINDS and count(self.pile, outcome) > 0
        return 0 <= outcome < self.sides

    def cards_to_come(self) -> list[tuple[int, float]]:
        """The kinds of the pile, with their probabilities."""
        found: list[tuple[int, float]] = []
        number = float(size(self.pile))
        left = self.pile
        kind: Kind = 0
        while left:
            if left & 15:
                found.append((kind, float(left & 15) / number))
            left >>= 4
            kind += 1
        return found

    def is_asked(self, seat: Seat) -> bool:
        if self.player == TOGETHER:
            return 0 <= seat < self.tree.seats and self.state.waiting & bit(seat) != 0
        return seat >= 0 and seat == self.player

    def legal(self, seat: Seat) -> list[int]:
        """The numbers of a seat's legal actions, in ascending order; none if it is not asked."""
        if not self.is_asked(seat):
            return []
        if self.legal_of != seat:
            self.legal_of = seat
            self.legal_numbers = self.tree.numbers.legal(self.state, seat)
        return self.legal_numbers

    # ---- memory: few ask for it, so it is made by replaying the history ---------------------------------------------

    def entries(self) -> list[Entry]:
        """All that was told, from the beginning."""
        told = self.told
        if told is None:
            elder = self.elder
            if elder is None:
                told = ToldEvents(0, self.tree.blank, False, [])
            else:
                told = ToldEvents(elder.settled, self.origin, True, elder.entries())
        if told.at < self.settled or told.is_dealt != self.is_dealt:
            told = told.after(self.tree, self.history[: self.settled])
        self.told = told
        return told.entries

    def recalled(self) -> Recall:
        """All decisions, seat by seat."""
        recall = self.recall
        if recall is None:
            elder = self.elder
            if elder is None:
                recall = no_recall(self.tree)
            else:
                before = elder.recalled()
                recall = Recall(elder.settled, self.origin, True, before.known, before.cells)
        if recall.at < self.settled or recall.is_dealt != self.is_dealt:
            recall = recall.after(self.tree, self.history[: self.settled])
        self.recall = recall
        return recall

    def not_noted(self) -> list[tuple[int, list[int]]]:
        """The moves that OpenSpiel does not know of: who, and its action or those of all."""
        found: list[tuple[int, list[int]]] = []
        at = self.noted
        while at < len(self.history):
            end = at + move_size(self.tree, self.history, at)
            player = self.history[at]
            seen = self.history[at + 1 : end]
            if player == CHANCE and self.tree.is_sampled:
                seen = [0]
            found.append((player, seen))
            at = end
        return found

    # ---- other worlds and copies ------------------------------------------------------------------------------------

    def resampled(self, seat: Seat, seed: i64) -> "Node":
        """Another world that the seat cannot tell from this one; whoever has answered face down answers again."""
        rng = FastRng(seed)
        world = self.state.copy()
        world.determinise(seat, rng)
        owed = self.state.answered & ~world.answered
        while owed:
            other = lowest(owed)
            legal = world.legal_actions(other)
            world.apply(other, legal[rng.below(len(legal))], rng)
            owed &= owed - 1
        node = self.copy()
        node.elder = self.copy()
        node.put(world)
        return node

    def put(self, world: State) -> None:
        """Go on from another world than that which the history has led to."""
        self.state = self.origin = world
        self.is_shared = True
        self.is_dealt = True
        self.spare = None
        self.told = None
        self.recall = None
        self.look()

    def copy(self) -> "Node":
        """Shares what never changes."""
        self.is_shared = True
        node = Node(self.tree)
        node.state = self.state
        node.history = self.history[:]
        node.pending = self.pending
        node.drawn = self.drawn[:]
        node.player = self.player
        node.sides = self.sides
        node.pile = self.pile
        node.is_dealt = self.is_dealt
        node.settled = self.settled
        node.noted = self.noted
        node.origin = self.origin
        node.elder = self.elder
        node.told = self.told
        node.recall = self.recall
        return node

    def __deepcopy__(self, memo: object) -> "Node":
        return self.copy()
