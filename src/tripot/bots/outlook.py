"""Who would win from here: many games played on from one position by the game's judge, with a few random decisions."""

from mypy_extensions import i64

from tripot.core.game import Game
from tripot.core.judge import Judge
from tripot.core.packed import vec
from tripot.core.piles import lowest
from tripot.core.rng import FastRng
from tripot.core.state import MAX_ACTIONS, State

RANDOM_PERCENT = 10  # of the decisions
OUT = vec[i64]([0] * MAX_ACTIONS)  # one for good: a vec that plain Python hands to compiled code is never freed


def win_shares(game: Game[State], state: State, games: int, seed: int) -> list[float]:
    """Each seat's share of the wins in so many games; a shared victory counts in equal parts."""
    judge = game.judge()
    rng = FastRng(seed)
    world = state.copy()
    shares = [0.0] * state.seats
    for _ in range(games):
        world.assign(state)
        play_on(world, judge, rng)
        winners = [seat for seat in range(state.seats) if world.rank(seat) == 1]
        for seat in winners:
            shares[seat] += 1 / len(winners)
    return [share / games for share in shares]


def play_on(world: State, judge: Judge | None, rng: FastRng) -> None:
    while world.waiting:
        seat = lowest(world.waiting)
        number = world.legal(seat, OUT)
        world.apply(seat, OUT[chosen(world, seat, judge, rng, number)], rng)


def chosen(world: State, seat: int, judge: Judge | None, rng: FastRng, number: int) -> int:
    if number == 1:
        return 0
    if judge is None or rng.below(100) < RANDOM_PERCENT:
        return rng.below(number)
    judge.look(world, seat)
    return judge.best(OUT, number)
