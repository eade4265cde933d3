"""A learned bot: a small network in a file, which gets the observation of its seat.

The file is NumPy's `.npz`, so playing needs no learning library; `examples/train.py` writes one.  It names its `game`
and number of `seats`, and has the layers of the network: `scale` for the cells of an observation, `weight0`, `bias0`,
`weight1` ... with a rectifier between them; the last has a row for each action of the game's numbering.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from tripot.bots.bot import Choice
from tripot.core.errors import BadPolicy
from tripot.core.game import Game
from tripot.core.observing import Observer, Page
from tripot.core.reason import Reason
from tripot.core.registry import game as find_game
from tripot.core.rng import FastRng
from tripot.core.state import State

Floats = NDArray[np.float32]
Content = dict[str, NDArray[Any]]
FINE = 1_000_000  # steps of a random share


class Layer(NamedTuple):
    weight: Floats
    bias: Floats


class Policy:
    """The network of a file.  It samples from its probabilities, since simultaneous choices must not be predictable."""

    def __init__(self, file: str) -> None:
        self.name = f"policy:{file}"
        self.file = file
        content = read(file)
        self.game = str(content["game"])
        self.seats = int(content["seats"])
        self.scale = content["scale"].astype(np.float32)
        depth = sum(name.startswith("weight") for name in content)
        self.layers = [layer(content, n) for n in range(depth)]
        self.check()

    def check(self) -> None:
        """Its sizes are those of the game that it names."""
        game = find_game(self.game)
        seats = game.check_seats(self.seats)
        observer, numbering = game.observer(seats), game.numbering(seats)
        self.expect("scale", [observer.size], self.scale)
        inputs = observer.size
        for n, layer in enumerate(self.layers):
            outputs = len(numbering) if n == len(self.layers) - 1 else layer.weight.shape[0]
            self.expect(f"weight{n}", [outputs, inputs], layer.weight)
            self.expect(f"bias{n}", [outputs], layer.bias)
            inputs = outputs

    def expect(self, name: str, wanted: list[int], found: Floats) -> None:
        if list(found.shape) != wanted:
            raise BadPolicy(file=self.file, path=name, found=list(found.shape), wanted=wanted)

    def choose(self, game: Game[State], state: State, seat: int, seed: int) -> Choice:
        if (game.key, state.seats) != (self.game, self.seats):
            wanted = [self.game, self.seats]
            raise BadPolicy(file=self.file, path="game", found=[game.key, int(state.seats)], wanted=wanted)
        codes = state.legal_actions(seat)
        shares = self.shares(game, state, seat, codes)
        drawn = FastRng(seed).below(FINE) / FINE
        chosen = min(int(np.searchsorted(np.cumsum(shares), drawn, "right")), len(codes) - 1)
        return Choice(game.decode(codes[chosen]), Reason("policy", number=round(100 * float(shares[chosen]))))

    def shares(self, game: Game[State], state: State, seat: int, codes: list[int]) -> Floats:
        """The probability of each of these actions."""
        observer, numbering = observer_of(game, self.seats), game.numbering(self.seats)
        page = Page(observer.size)
        observer.write(state, seat, page)
        hidden = np.frombuffer(page.cells(), np.int16) * self.scale
        for layer in self.layers[:-1]:
            hidden = np.maximum(layer.weight @ hidden + layer.bias, 0)
        numbers = [numbering.number(code) for code in codes]
        last = self.layers[-1]
        logits = last.weight[numbers] @ hidden + last.bias[numbers]
        weights = np.exp(logits - logits.max())
        shares: Floats = weights / weights.sum()
        return shares


def layer(content: Content, n: int) -> Layer:
    return Layer(content[f"weight{n}"].astype(np.float32), content[f"bias{n}"].astype(np.float32))


def read(file: str) -> Content:
    try:
        with np.load(Path(file), allow_pickle=False) as content:
            found = {name: content[name] for name in content}
    except (OSError, ValueError, TypeError, BadZipFile) as error:
        raise BadPolicy(file=file, path="", found="", wanted=".npz") from error
    for name in ("game", "seats", "scale", "weight0", "bias0"):
        if name not in found:
            raise BadPolicy(file=file, path=name, found="", wanted=name)
    return found


@lru_cache(8)
def observer_of(game: Game[State], seats: int) -> Observer:
    """Cached: making one takes longer than a decision."""
    return game.observer(seats)


@lru_cache(8)
def policy(file: str) -> Policy:
    """Cached: an arena asks for its bots before every game."""
    return Policy(file)
