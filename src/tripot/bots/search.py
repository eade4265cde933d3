# tripot: compiled
"""Information-set Monte Carlo tree search, wholly in compiled code and without allocating anything per iteration.

Every iteration deals a world that agrees with what the seat knows, plays it for some rounds (the rollout) and asks the
judge for its value.  The tree holds the seat's own decisions; the others' actions and the cards that come are part of
the world.  Where all choose at once, each of the others has a tree of its own as well and learns what serves it best:
nobody chooses by what it cannot see, and nobody is assumed to be a fool.  In turns, the others play as the judge would.

A showdown, the last simultaneous choice with all cards open, is a small game of its own.  There every seat chooses by
regret matching: each action as often as it would have done better than the actions chosen so far.  The average of these
choices approaches an equilibrium, and the answer is drawn from it, since a fixed answer could be predicted.
"""

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from tripot.core.judge import Judge
from tripot.core.numbers import ActionCode, Seat
from tripot.core.packed import vec
from tripot.core.piles import bits, lowest
from tripot.core.rng import FastRng
from tripot.core.state import MAX_ACTIONS, State

FINE: Final = 1 << 30
WON_OR_LOST: Final = 0.5  # the spread of games that are played to the end


@final
class SearchSettings:
    """How to search; `docs/bots.md` tells how these were found."""

    exploration: float = 2.0  # times the spread of the values found
    widening: float = 2.0  # times sqrt(n) actions are tried by the n-th visit of the root node
    learning: i64 = 100  # percent of the others' simultaneous decisions that they make by their trees
    depth: i64 = 3  # decisions of each seat that are kept in its tree
    ripe: i64 = 3  # visits of a node before it gets children
    is_sharp: bool = True  # is the seat's judge the game's sharp one?
    trying: float = 0.1  # share of the choices in a showdown that are random


@final
class Search:
    iterations: i64 = 0
    decisions: i64 = 0  # played in all iterations
    nodes: i64 = 0
    steps: i64 = 0  # nodes on the path of this iteration

    def __init__(
        self,
        state: State,
        seat: Seat,
        judge: Judge | None,
        others: Judge | None,
        seed: i64,
        settings: SearchSettings,
        capacity: i64,
    ) -> None:
        self.root: State = state
        self.seat: Seat = seat
        self.judge: Judge | None = judge  # of the seat's own actions
        self.others: Judge | None = others  # of those of the others
        self.random_percent: i64 = judge.random_percent() if judge is not None else i64(100)
        self.settings: SearchSettings = settings
        self.widening: float = judge.widening() if judge is not None else settings.widening
        self.spread: float = judge.spread() if judge is not None else WON_OR_LOST
        self.exploration: float = settings.exploration * self.spread
        self.world: State = state.copy()
        self.rng: FastRng = FastRng(seed)
        self.out: vec[i64] = vec[i64]([0] * MAX_ACTIONS)
        self.capacity: i64 = capacity
        self.parent: vec[i64] = vec[i64]([0] * capacity)
        self.action: vec[i64] = vec[i64]([0] * capacity)
        self.owner: vec[i64] = vec[i64]([0] * capacity)
        self.visits: vec[i64] = vec[i64]([0] * capacity)
        self.seen: vec[i64] = vec[i64]([0] * capacity)  # how often the action could have been chosen
        self.total: vec[float] = vec[float]([0.0] * capacity)
        self.prior: vec[float] = vec[float]([0.0] * capacity)
        self.table: vec[i64] = vec[i64]([0] * (2 * capacity))  # node + 1 by parent and action
        self.at: vec[i64] = vec[i64]([0] * state.seats)  # where each seat is in its tree, -1 below it
        self.depth: vec[i64] = vec[i64]([0] * state.seats)
        self.path: vec[i64] = vec[i64]([0] * (state.seats * settings.depth))
        self.value: vec[float] = vec[float]([0.0] * state.seats)
        self.nodes = state.seats  # the first are the roots
        self.is_showdown: bool = judge is not None and judge.is_showdown(state)
        mixing: i64 = capacity if self.is_showdown else i64(0)
        self.earned: vec[float] = vec[float]([0.0] * mixing)  # what an action would have won, had it always been chosen
        self.policy_sum: vec[float] = vec[float]([0.0] * mixing)  # the sum of its probabilities, over all iterations
        self.odds: vec[float] = vec[float]([0.0] * state.seats)  # of what each seat has chosen in this iteration
        self.limit: i64 = -1  # the round in which rollouts are cut, -1 for none
        if judge is not None:
            self.limit = state.length() + judge.horizon()

    # ---- iterations -------------------------------------------------------------------------------------------------

    def run(self, iterations: i64) -> None:
        i: i64
        for i in range(iterations):
            self.begin_iteration()
            self.play_world()
            self.evaluate_world()
            self.backpropagate()
        self.iterations += iterations

    def begin_iteration(self) -> None:
        world = self.world
        world.assign(self.root)
        world.determinise(self.seat, self.rng)
        others = self.others
        if others is not None and self.rng.below(100) >= self.random_percent:
            others.suppose(world, self.seat)
        world.take_back_answers(-1)  # the seat may have answered already, and thinks again
        self.steps = 0
        seat: Seat
        for seat in range(world.seats):
            self.depth[seat] = 0
            self.at[seat] = seat
            self.visits[seat] += 1

    def play_world(self) -> None:
        world = self.world
        while world.waiting and (self.limit < 0 or world.length() < self.limit):
            seat = lowest(world.waiting)
            n = world.legal(seat, self.out)
            chosen: i64 = 0
            if n > 1:
                chosen = self.descend(seat, n) if self.uses_tree(seat) else self.rollout_action(seat, n)
            world.apply(seat, self.out[chosen], self.rng)
            self.decisions += 1

    def uses_tree(self, seat: Seat) -> bool:
        """Does a seat choose by its tree?  The others only where all choose at once and must outguess each other."""
        if self.at[seat] < 0:
            return False
        world = self.world
        if seat == self.seat or self.judge is None:
            return True
        is_simultaneous = world.answered != 0 or bits(world.waiting) > 1
        return is_simultaneous and self.rng.below(100) < self.settings.learning

    def rollout_action(self, seat: Seat, n: i64) -> i64:
        """A decision of a rollout, below the tree."""
        judge = self.judge_of(seat)
        if judge is None or self.rng.below(100) < self.random_percent:
            return self.rng.below(n)
        judge.look(self.world, seat)
        return judge.best(self.out, n)

    def judge_of(self, seat: Seat) -> Judge | None:
        return self.judge if seat == self.seat else self.others

    def evaluate_world(self) -> None:
        world = self.world
        seat: Seat
        judge = self.judge
        if world.waiting and judge is not None:
            for seat in range(world.seats):
                self.value[seat] = judge.value(world, seat)
            return
        winners = 0.0
        for seat in range(world.seats):
            self.value[seat] = 1.0 if world.rank(seat) == 1 else 0.0
            winners += self.value[seat]
        for seat in range(world.seats):
            self.value[seat] /= winners

    def backpropagate(self) -> None:
        i: i64
        for i in range(self.steps):
            node = self.path[i]
            self.visits[node] += 1
            self.total[node] += self.value[self.owner[node]]
            if self.is_showdown:
                self.update_regret(node)

    # ---- the tree ---------------------------------------------------------------------------------------------------

    def descend(self, seat: Seat, n: i64) -> i64:
        """Choose by what this seat has learned, and go down in its tree; below it, as the judge would."""
        node = self.at[seat]
        chosen: i64 = -1
        if self.visits[node] >= self.settings.ripe or node < self.world.seats:
            chosen = self.match_regret(node, seat, n) if self.is_showdown else self.select(node, seat, n)
        if chosen < 0:
            self.at[seat] = -1
            return self.rollout_action(seat, n)
        child = self.child_of(node, self.out[chosen])
        self.path[self.steps] = child
        self.steps += 1
        self.depth[seat] += 1
        self.at[seat] = child
        if self.depth[seat] >= self.settings.depth:
            self.at[seat] = -1
        return chosen

    def select(self, node: i64, seat: Seat, n: i64) -> i64:
        """The most promising action, or the likeliest of those not tried yet while one more may be tried.

        Without room for all, new ones are passed over; -1 if all are new.
        """
        is_full = self.nodes + n > self.capacity
        untried: i64 = -1
        likeliest = 0.0
        tried: i64 = 0
        best: i64 = -1
        most = 0.0
        looked = False
        i: i64
        for i in range(n):
            child = self.child_of(node, self.out[i])
            if child < 0:
                if is_full:
                    continue
                if not looked:
                    self.let_judge_look(seat)
                    looked = True
                child = self.add_child(node, self.out[i], seat)
            self.seen[child] += 1
            visits = self.visits[child]
            if visits == 0:
                if untried < 0 or self.prior[child] > likeliest:
                    untried = i
                    likeliest = self.prior[child]
                continue
            tried += 1
            hope = self.total[child] / float(visits)
            hope += self.exploration * sqrt(log(float(self.seen[child])) / float(visits))
            if best < 0 or hope > most:
                best = i
                most = hope
        widening = self.settings.widening if node < self.world.seats else self.widening
        if untried >= 0 and float(tried) < widening * sqrt(float(self.visits[node])):
            return untried
        return best if best >= 0 else untried

    def let_judge_look(self, seat: Seat) -> None:
        judge = self.judge_of(seat)
        if judge is not None:
            judge.look(self.world, seat)

    def add_child(self, node: i64, action: ActionCode, seat: Seat) -> i64:
        child = self.nodes
        self.nodes += 1
        self.parent[child] = node
        self.action[child] = action
        self.owner[child] = seat
        judge = self.judge_of(seat)
        if judge is not None:
            self.prior[child] = judge.worth(action)
        else:
            self.prior[child] = float(self.rng.below(1000))
        self.table[self.slot(node, action)] = child + 1
        return child

    def child_of(self, node: i64, action: ActionCode) -> i64:
        """The node that an action leads to, -1 if there is none."""
        return self.table[self.slot(node, action)] - 1

    def slot(self, node: i64, action: ActionCode) -> i64:
        """Where the table has this child, or has room for it."""
        size = 2 * self.capacity
        at = ((action ^ action >> 29) * 0x9E3779B1 + node * 0x85EBCA77 & 0xFFFFFFFFFFFF) % size
        while self.table[at]:
            child = self.table[at] - 1
            if self.parent[child] == node and self.action[child] == action:
                return at
            at += 1
            if at == size:
                at = 0
        return at

    # ---- showdowns --------------------------------------------------------------------------------------------------

    def match_regret(self, node: i64, seat: Seat, n: i64) -> i64:
        """Regret matching: each action as often as it is regretted, now and then a random one.  -1 without room."""
        if self.nodes + n > self.capacity:
            return -1
        i: i64
        regrets = 0.0
        if self.visits[node] == 1:  # the first time: all its actions become nodes
            self.let_judge_look(seat)
        for i in range(n):
            if self.child_of(node, self.out[i]) < 0:
                self.add_child(node, self.out[i], seat)
            regrets += self.regret(node, i)
        chosen: i64 = -1
        left = self.random_fraction()
        trying = self.settings.trying / float(n)
        for i in range(n):
            share = self.regret(node, i) / regrets if regrets > 0.0 else 1.0 / float(n)
            self.policy_sum[self.child_of(node, self.out[i])] += share
            odds = trying + (1.0 - self.settings.trying) * share
            left -= odds
            if chosen < 0 and (left < 0.0 or i == n - 1):
                chosen = i
                self.odds[seat] = odds
        return chosen

    def regret(self, node: i64, i: i64) -> float:
        """By how much the i-th action would have won more than the choices made; 0 if it would not."""
        more = self.earned[self.child_of(node, self.out[i])] - self.total[node]
        return more if more > 0.0 else 0.0

    def update_regret(self, node: i64) -> None:
        """Gains are counted from an equal share: smaller numbers have less variance."""
        seat = self.owner[node]
        gain = self.value[seat] - 1.0 / float(self.world.seats)
        self.earned[node] += gain / self.odds[seat]
        self.total[seat] += gain

    def draw(self, codes: list[int]) -> int:
        """A random action of the seat, with the probabilities that the showdown has found."""
        weights = [self.policy_sum[self.child_of(self.seat, code)] for code in codes]
        left = self.random_fraction() * sum(weights)
        for code, weight in zip(codes, weights, strict=True):
            left -= weight
            if left < 0.0:
                return code
        return codes[-1]

    def random_fraction(self) -> float:
        return float(self.rng.below(FINE)) / float(FINE)

    # ---- results ---------------------------------------------------------------------------------------

    def visits_of(self, action: ActionCode) -> i64:
        """How often the seat has tried this action first."""
        node = self.child_of(self.seat, action)
        return self.visits[node] if node >= 0 else 0

    def chance_of(self, action: ActionCode) -> float:
        """How often it has won with it, on average."""
        node = self.child_of(self.seat, action)
        return self.total[node] / float(self.visits[node]) if node >= 0 and self.visits[node] else 0.0

    def prior_of(self, action: ActionCode) -> float:
        """What the judge thought of it."""
        return self.prior[self.child_of(self.seat, action)]

    def lead(self) -> i64:
        """By how many visits the best action is ahead of the second."""
        first: i64 = 0
        second: i64 = 0
        i: i64
        n = self.root.legal(self.seat, self.out)
        for i in range(n):
            visits = self.visits_of(self.out[i])
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second
