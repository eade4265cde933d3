"""The bot that plays what its game's judge likes best, at once."""

from mypy_extensions import i64

from tripot.bots.bot import Choice
from tripot.bots.random import Random
from tripot.core.chance import FastChance
from tripot.core.game import Game
from tripot.core.packed import vec
from tripot.core.state import MAX_ACTIONS, State


class Greedy:
    name = "greedy"

    def choose(self, game: Game[State], state: State, seat: int, seed: int) -> Choice:
        judge = game.judge()
        if judge is None:
            return Random().choose(game, state, seat, seed)
        world = state.copy()
        world.determinise(seat, FastChance(seed))  # whatever the judge looks at, it cannot see what the seat may not
        out = vec[i64]([0] * MAX_ACTIONS)
        n = world.legal(seat, out)
        judge.look(world, seat)
        return Choice(game.decode(out[judge.best(out, n)]))
