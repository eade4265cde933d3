"""Information-set Monte Carlo tree search, wholly in compiled code and without allocating anything per iteration.

Every iteration deals a world that agrees with what the seat knows, plays it on for some rounds and asks the judge what
it has come to.  The seat has a tree of its own decisions; what the others do and what the cards bring is part of the
world.  Where all choose at once each of the others has a tree too, in which it learns what serves itself best: so
nobody chooses by what it cannot see, and nobody is taken for a fool.  In turn the others play as the judge would.

A showdown, one last choice of all with open cards, is a small game of its own.  There every seat chooses by regret
matching: as often as it would have done better with an action than it has.  What all have chosen on average comes near
to an equilibrium, and the answer is drawn from it, for who always chooses the same is foreseen.
"""

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from tripot.core.chance import FastChance
from tripot.core.judge import Judge
from tripot.core.packed import vec
from tripot.core.piles import bits, lowest
from tripot.core.state import MAX_ACTIONS, State

FINE: Final = 1 << 30
WON_OR_LOST: Final = 0.5  # the spread of games that are played to the end


@final
class Settings:
    """How to search; `docs/bots.md` tells how these were found."""

    exploration: float = 2.0  # times the spread of what is found
    widening: float = 2.0  # at the root's n-th visit, so many times the root of n actions are tried
    learning: i64 = 100  # percent of the others' simultaneous decisions that they make by their trees
    depth: i64 = 3  # decisions of each seat that are kept in its tree
    ripe: i64 = 3  # visits of a node before its actions are kept
    is_sharp: bool = True  # is the seat's judge the game's sharp one?
    trying: float = 0.1  # of the choices in a showdown that are any


@final
class Search:
    iterations: i64 = 0
    decisions: i64 = 0  # played in all iterations
    nodes: i64 = 0
    steps: i64 = 0  # nodes on the path of this iteration

    def __init__(
        self,
        state: State,
        seat: i64,
        judge: Judge | None,
        others: Judge | None,
        seed: i64,
        settings: Settings,
        capacity: i64,
    ) -> None:
        self.root: State = state
        self.seat: i64 = seat
        self.judge: Judge | None = judge  # of the seat's own actions
        self.others: Judge | None = others  # of those of the others
        self.folly: i64 = judge.folly() if judge is not None else i64(100)
        self.settings: Settings = settings
        self.widening: float = judge.widening() if judge is not None else settings.widening
        self.spread: float = judge.spread() if judge is not None else WON_OR_LOST
        self.exploration: float = settings.exploration * self.spread
        self.world: State = state.copy()
        self.chance: FastChance = FastChance(seed)
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
        self.mixed: vec[float] = vec[float]([0.0] * mixing)  # how often it was to be chosen
        self.odds: vec[float] = vec[float]([0.0] * state.seats)  # of what each seat has chosen in this iteration
        self.limit: i64 = -1  # the round in which playouts are cut, -1 for none
        if judge is not None:
            self.limit = state.length() + judge.horizon()

    # ---- iterations -------------------------------------------------------------------------------------------------

    def run(self, iterations: i64) -> None:
        i: i64
        for i in range(iterations):
            self.begin()
            self.play()
            self.judge_world()
            self.learn()
        self.iterations += iterations

    def begin(self) -> None:
        world = self.world
        world.assign(self.root)
        world.determinise(self.seat, self.chance)
        others = self.others
        if others is not None and self.chance.below(100) >= self.folly:
            others.suppose(world, self.seat)
        world.take_back_answers(-1)  # the seat may have answered already, and thinks again
        self.steps = 0
        seat: i64
        for seat in range(world.seats):
            self.depth[seat] = 0
            self.at[seat] = seat
            self.visits[seat] += 1

    def play(self) -> None:
        world = self.world
        while world.waiting and (self.limit < 0 or world.length() < self.limit):
            seat = lowest(world.waiting)
            n = world.legal(seat, self.out)
            chosen: i64 = 0
            if n > 1:
                chosen = self.descend(seat, n) if self.learns(seat) else self.guess(seat, n)
            world.apply(seat, self.out[chosen], self.chance)
            self.decisions += 1

    def learns(self, seat: i64) -> bool:
        """Does a seat choose by its tree?  The others only where all choose at once and must outguess each other."""
        if self.at[seat] < 0:
            return False
        world = self.world
        if seat == self.seat or self.judge is None:
            return True
        is_simultaneous = world.answered != 0 or bits(world.waiting) > 1
        return is_simultaneous and self.chance.below(100) < self.settings.learning

    def guess(self, seat: i64, n: i64) -> i64:
        """A decision of a playout."""
        judge = self.judge_of(seat)
        if judge is None or self.chance.below(100) < self.folly:
            return self.chance.below(n)
        judge.look(self.world, seat)
        return judge.best(self.out, n)

    def judge_of(self, seat: i64) -> Judge | None:
        return self.judge if seat == self.seat else self.others

    def judge_world(self) -> None:
        world = self.world
        seat: i64
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

    def learn(self) -> None:
        i: i64
        for i in range(self.steps):
            node = self.path[i]
            self.visits[node] += 1
            self.total[node] += self.value[self.owner[node]]
            if self.is_showdown:
                self.learn_regret(node)

    # ---- the tree ---------------------------------------------------------------------------------------------------

    def descend(self, seat: i64, n: i64) -> i64:
        """Choose by what this seat has learned, and go down in its tree; below it, as the judge would."""
        node = self.at[seat]
        chosen: i64 = -1
        if self.visits[node] >= self.settings.ripe or node < self.world.seats:
            chosen = self.mix(node, seat, n) if self.is_showdown else self.select(node, seat, n)
        if chosen < 0:
            self.at[seat] = -1
            return self.guess(seat, n)
        child = self.find(node, self.out[chosen])
        self.path[self.steps] = child
        self.steps += 1
        self.depth[seat] += 1
        self.at[seat] = child
        if self.depth[seat] >= self.settings.depth:
            self.at[seat] = -1
        return chosen

    def select(self, node: i64, seat: i64, n: i64) -> i64:
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
            child = self.find(node, self.out[i])
            if child < 0:
                if is_full:
                    continue
                if not looked:
                    self.look(seat)
                    looked = True
                child = self.grow(node, self.out[i], seat)
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

    def look(self, seat: i64) -> None:
        judge = self.judge_of(seat)
        if judge is not None:
            judge.look(self.world, seat)

    def grow(self, node: i64, action: i64, seat: i64) -> i64:
        child = self.nodes
        self.nodes += 1
        self.parent[child] = node
        self.action[child] = action
        self.owner[child] = seat
        judge = self.judge_of(seat)
        if judge is not None:
            self.prior[child] = judge.worth(action)
        else:
            self.prior[child] = float(self.chance.below(1000))
        self.table[self.slot(node, action)] = child + 1
        return child

    def find(self, node: i64, action: i64) -> i64:
        """The node that an action leads to, -1 if there is none."""
        return self.table[self.slot(node, action)] - 1

    def slot(self, node: i64, action: i64) -> i64:
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

    def mix(self, node: i64, seat: i64, n: i64) -> i64:
        """Each action as often as it is regretted not to have been chosen; now and then any.  -1 without room."""
        if self.nodes + n > self.capacity:
            return -1
        i: i64
        regrets = 0.0
        if self.visits[node] == 1:  # the first time: all its actions grow
            self.look(seat)
        for i in range(n):
            if self.find(node, self.out[i]) < 0:
                self.grow(node, self.out[i], seat)
            regrets += self.regret(node, i)
        chosen: i64 = -1
        left = self.share()
        trying = self.settings.trying / float(n)
        for i in range(n):
            wanted = self.regret(node, i) / regrets if regrets > 0.0 else 1.0 / float(n)
            self.mixed[self.find(node, self.out[i])] += wanted
            odds = trying + (1.0 - self.settings.trying) * wanted
            left -= odds
            if chosen < 0 and (left < 0.0 or i == n - 1):
                chosen = i
                self.odds[seat] = odds
        return chosen

    def regret(self, node: i64, i: i64) -> float:
        """How much more the i-th action would have won than was won, 0 if it is less."""
        more = self.earned[self.find(node, self.out[i])] - self.total[node]
        return more if more > 0.0 else 0.0

    def learn_regret(self, node: i64) -> None:
        """Counted from an equal share, for smaller numbers stray less."""
        seat = self.owner[node]
        gain = self.value[seat] - 1.0 / float(self.world.seats)
        self.earned[node] += gain / self.odds[seat]
        self.total[seat] += gain

    def draw(self, codes: list[int]) -> int:
        """An action of the seat, drawn as often as it was to be chosen in the showdown."""
        weights = [self.mixed[self.find(self.seat, code)] for code in codes]
        left = self.share() * sum(weights)
        for code, weight in zip(codes, weights, strict=True):
            left -= weight
            if left < 0.0:
                return code
        return codes[-1]

    def share(self) -> float:
        return float(self.chance.below(FINE)) / float(FINE)

    # ---- what has come of it? ---------------------------------------------------------------------------------------

    def visits_of(self, action: i64) -> i64:
        """How often the seat has tried this action first."""
        node = self.find(self.seat, action)
        return self.visits[node] if node >= 0 else 0

    def chance_of(self, action: i64) -> float:
        """How often it has won with it, on average."""
        node = self.find(self.seat, action)
        return self.total[node] / float(self.visits[node]) if node >= 0 and self.visits[node] else 0.0

    def prior_of(self, action: i64) -> float:
        """What the judge thought of it."""
        return self.prior[self.find(self.seat, action)]

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
