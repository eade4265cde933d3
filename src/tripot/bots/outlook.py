"""Who would win from here: many games played on from one position by the game's judge, with some foolishness."""

from mypy_extensions import i64

from tripot.core.chance import FastChance
from tripot.core.game import Game
from tripot.core.judge import Judge
from tripot.core.packed import vec
from tripot.core.piles import lowest
from tripot.core.state import MAX_ACTIONS, State

FOOLISH = 10  # percent of the decisions that are any
OUT = vec[i64]([0] * MAX_ACTIONS)  # one for good: a vec that plain Python hands to compiled code is never freed


def win_shares(game: Game[State], state: State, games: int, seed: int) -> list[float]:
    """Each seat's share of the wins in so many games; a shared victory counts in equal parts."""
    judge = game.judge()
    chance = FastChance(seed)
    world = state.copy()
    shares = [0.0] * state.seats
    for _ in range(games):
        world.assign(state)
        play_on(world, judge, chance)
        winners = [seat for seat in range(state.seats) if world.rank(seat) == 1]
        for seat in winners:
            shares[seat] += 1 / len(winners)
    return [share / games for share in shares]


def play_on(world: State, judge: Judge | None, chance: FastChance) -> None:
    while world.waiting:
        seat = lowest(world.waiting)
        number = world.legal(seat, OUT)
        world.apply(seat, OUT[chosen(world, seat, judge, chance, number)], chance)


def chosen(world: State, seat: int, judge: Judge | None, chance: FastChance, number: int) -> int:
    if number == 1:
        return 0
    if judge is None or chance.below(100) < FOOLISH:
        return chance.below(number)
    judge.look(world, seat)
    return judge.best(OUT, number)
