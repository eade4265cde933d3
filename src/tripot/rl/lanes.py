# tripot: compiled
"""Many games of one kind, stepped together: the compiled inner loop of `tripot.rl.Batch`.

Each lane is a game with its own random generator; when the game is over, the next one begins there.  A step writes
all that it tells into packed arrays, new ones at every step, which NumPy can read as they are.
"""

from typing import Final, final

from librt.strings import read_i32_le
from mypy_extensions import i32, i64, u8

from tripot.core.judge import Judge
from tripot.core.numbers import Seat
from tripot.core.observing import Observer, Page
from tripot.core.packed import vec
from tripot.core.piles import lowest_of_few
from tripot.core.rng import FastRng
from tripot.core.state import MAX_ACTIONS, State

WIN: Final = 0
SCORE: Final = 1
NO_ACTION: Final = -1
FEW: Final = 40
MOST_DIRECT: Final = 1 << 15


@final
class Numbers:
    """From the code of an action to its dense number: a hash table in packed arrays.

    Where all codes are small, it has a place for each of them.
    """

    size: i64 = 1
    is_direct: bool = False

    def __init__(self, codes: list[int]) -> None:
        self.is_direct = max(codes) < MOST_DIRECT
        size = 4
        while size < (max(codes) + 1 if self.is_direct else 4 * len(codes)):
            size *= 2
        self.size = size
        self.codes: vec[i64] = vec[i64]([NO_ACTION] * size)
        self.numbers: vec[i32] = vec[i32]([NO_ACTION] * size)
        self.out: vec[i64] = vec[i64]([0] * MAX_ACTIONS)
        for number, code in enumerate(codes):
            at = self.find(code)
            self.codes[at] = code
            self.numbers[at] = i32(number)

    def find(self, code: i64) -> i64:
        """Where a code stands, or would stand."""
        if self.is_direct:
            return code
        at = hashed(code) & (self.size - 1)
        while self.codes[at] != code and self.codes[at] != NO_ACTION:
            at = (at + 1) & (self.size - 1)
        return at

    def number(self, code: i64) -> i32:
        at = self.find(code)
        return self.numbers[at]

    def translate(self, given: vec[i64], number: i64, into: vec[i32], first: i64) -> None:
        """The numbers of the first actions of `given`, each of which has one, to `into` from `first` on."""
        codes = self.codes  # read once: the table is asked for every legal action of every step
        numbers = self.numbers
        i: i64
        if self.is_direct:
            for i in range(number):
                into[first + i] = numbers[given[i]]
            return
        last = self.size - 1
        for i in range(number):
            code = given[i]
            at = hashed(code) & last
            while codes[at] != code:
                at = (at + 1) & last
            into[first + i] = numbers[at]

    def legal(self, state: State, seat: Seat) -> list[int]:
        """The numbers of the legal actions of a seat, in ascending order."""
        out = self.out
        length = state.legal(seat, out)
        i: i64
        for i in range(length):
            out[i] = i64(self.number(out[i]))
        if length <= FEW:
            sort_few(out, length)
            return [int(out[i]) for i in range(length)]
        return sorted([int(out[i]) for i in range(length)])

    def mask(self, state: State, seat: Seat, size: i64) -> vec[u8]:
        """1 for each of `size` numbers that is legal."""
        found = vec[u8]([0] * size)
        out = self.out
        i: i64
        for i in range(state.legal(seat, out)):
            found[i64(self.number(out[i]))] = 1
        return found


def hashed(code: i64) -> i64:
    return ((code ^ code >> 29) & 0x1FFFFFFF) * 0x1E3779B1 >> 20


def sort_few(cells: vec[i64], length: i64) -> None:
    """By insertion: quicker than to sort Python's integers, as long as there are few."""
    i: i64
    for i in range(1, length):
        cell = cells[i]
        at = i
        while at > 0 and cells[at - 1] > cell:
            cells[at] = cells[at - 1]
            at -= 1
        cells[at] = cell


@final
class Lanes:
    """So many games, and what the last step has told of them."""

    def __init__(self, blank: State, observer: Observer, codes: list[int], games: int, seed: int, reward: int) -> None:
        self.blank: State = blank
        self.observer: Observer = observer
        self.games: i64 = games
        self.seats: i64 = blank.seats
        self.seed: i64 = seed
        self.reward: i64 = reward
        self.codes: vec[i64] = vec[i64](codes)
        self.numbers: Numbers = Numbers(codes)
        self.states: vec[State] = vec[State]([blank.copy() for _ in range(games)])
        self.rngs: vec[FastRng] = vec[FastRng]([FastRng(0) for _ in range(games)])
        self.played: vec[i64] = vec[i64]([0] * games)  # games begun in each lane
        self.world: State = blank.copy()  # as a judge sees a lane
        self.advice_rng: FastRng = FastRng(seed)
        self.out: vec[i64] = vec[i64]([0] * MAX_ACTIONS)
        self.page: Page = Page(games * observer.size)
        self.no_rewards: vec[float] = vec[float]([0.0] * (games * self.seats))
        self.nobody: vec[i32] = vec[i32]([0] * games)
        self.none_ended: vec[u8] = vec[u8]([0] * games)
        self.rewards: vec[float] = self.no_rewards[:]
        self.acting: vec[i32] = self.nobody[:]
        self.ended: vec[u8] = self.none_ended[:]
        self.room: vec[i32] = vec[i32]([0] * 16)
        self.legal: vec[i32] = self.room[:]
        self.starts: vec[i32] = vec[i32]([0] * (games + 1))
        lane: i64
        for lane in range(games):
            self.begin(lane)
        self.tell()

    def begin(self, lane: i64) -> None:
        """The next game of a lane: game n of lane l draws all its luck from `seed + l + n * games`."""
        rng = self.rngs[lane]
        rng.reseed(self.seed + lane + self.played[lane] * self.games)
        self.played[lane] += 1
        state = self.states[lane]
        state.assign(self.blank)
        state.set_up(rng)

    def first_illegal(self, actions: bytes) -> i64:
        """The first lane whose action, a little-endian 32-bit number, is not legal; -1 if all are."""
        lane: i64
        for lane in range(self.games):
            if not self.is_legal(lane, read_i32_le(actions, 4 * lane)):
                return lane
        return -1

    def is_legal(self, lane: i64, number: i32) -> bool:
        legal = self.legal
        at: i64
        for at in range(i64(self.starts[lane]), i64(self.starts[lane + 1])):
            if legal[at] == number:
                return True
        return False

    def step(self, actions: bytes) -> None:
        """Do one legal action in each lane, and begin a new game where one is over."""
        self.rewards = self.no_rewards[:]
        self.ended = self.none_ended[:]
        lane: i64
        for lane in range(self.games):
            state = self.states[lane]
            state.apply(i64(self.acting[lane]), self.codes[i64(read_i32_le(actions, 4 * lane))], self.rngs[lane])
            if state.waiting == 0:
                pay(state, self.reward, self.rewards, lane * self.seats)
                self.ended[lane] = 1
                self.begin(lane)
        self.tell()

    def advise(self, judge: Judge | None, lanes: bytes) -> vec[i32]:
        """What the bot `greedy` would play in these lanes, little-endian 32-bit numbers."""
        number = i64(len(lanes) // 4)
        found = vec[i32]([0] * number)
        i: i64
        for i in range(number):
            found[i] = self.advice(judge, self.states[i64(read_i32_le(lanes, 4 * i))])
        return found

    def advice(self, judge: Judge | None, state: State) -> i32:
        seat = lowest_of_few(state.waiting)
        world = self.world
        world.assign(state)
        world.determinise(seat, self.advice_rng)  # no judge can use what the seat may not know
        number = world.legal(seat, self.out)
        if judge is None:
            return self.numbers.number(self.out[self.advice_rng.below(number)])
        judge.look(world, seat)
        return self.numbers.number(self.out[judge.best(self.out, number)])

    def tell(self) -> None:
        """Write who is asked, what it knows and what it may do, lane by lane."""
        page = self.page
        page.renew()
        self.legal = self.room[:]
        acting = self.nobody[:]
        starts = vec[i32]([0] * (self.games + 1))
        states = self.states
        observer = self.observer
        out = self.out
        total: i64 = 0
        lane: i64
        for lane in range(self.games):
            state = states[lane]
            seat = lowest_of_few(state.waiting)
            acting[lane] = i32(seat)
            observer.write(state, seat, page)
            total = self.tell_legal(state.legal(seat, out), total)
            starts[lane + 1] = i32(total)
        self.acting = acting
        self.starts = starts

    def tell_legal(self, number: i64, total: i64) -> i64:
        if total + number > len(self.legal):
            self.room = vec[i32]([0] * (2 * (total + number)))
            self.legal = copied(self.legal, self.room[:])
        self.numbers.translate(self.out, number, self.legal, total)
        return total + number


def copied(cells: vec[i32], into: vec[i32]) -> vec[i32]:
    i: i64
    for i in range(len(cells)):
        into[i] = cells[i]
    return into


# ---- rewards --------------------------------------------------------------------------------------------------------


def rewards_of(state: State, reward: i64) -> list[float]:
    """What each seat gets when the game is over."""
    found = vec[float]([0.0] * state.seats)
    pay(state, reward, found, 0)
    return [found[seat] for seat in range(state.seats)]


def pay(state: State, reward: i64, rewards: vec[float], first: i64) -> None:
    if reward == WIN:
        pay_winners(state, rewards, first)
    else:
        pay_difference(state, rewards, first)


def pay_winners(state: State, rewards: vec[float], first: i64) -> None:
    """1 to the winner; a shared victory counts in equal parts."""
    best = state.standing(0)
    winners: i64 = 0
    seat: Seat
    for seat in range(state.seats):
        standing = state.standing(seat)
        if standing > best:
            best = standing
            winners = 0
        if standing == best:
            winners += 1
    for seat in range(state.seats):
        if state.standing(seat) == best:
            rewards[first + seat] = 1.0 / float(winners)


def pay_difference(state: State, rewards: vec[float], first: i64) -> None:
    """The seat's score minus the mean of the others'."""
    total: i64 = 0
    seat: Seat
    for seat in range(state.seats):
        total += state.score(seat)
    for seat in range(state.seats):
        score = state.score(seat)
        rewards[first + seat] = float(score) - float(total - score) / float(state.seats - 1)
