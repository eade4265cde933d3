"""OpenSpiel: every installed game by turns (`tripot_trok`) and with simultaneous nodes (`tripot_trok_simultaneous`).

Importing this module registers them.  Luck is explicit: see `tripot.rl.node`.  Returns are shares of the victory, so
that they always add up to 1.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from tripot.core.errors import TripotError
from tripot.core.game import Game, Option
from tripot.core.registry import catalogue
from tripot.core.registry import game as find_game
from tripot.core.state import State
from tripot.rl.node import CHANCE, NOBODY, Node, table_of
from tripot.rl.table import Cells, seats_asked

LONGEST = 20_000  # decisions; no game comes near
MOST_SIDES = 128  # outcomes of a chance node
BY_LOT = -1  # an option that names a seat has no None here
SIMULTANEOUS = "_simultaneous"


# ---- games ----------------------------------------------------------------------------------------------------------


class TripotGame(pyspiel.Game):
    """Parameters are `seats` and the game's options."""

    key: str
    game_type: pyspiel.GameType

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {name: value for name, value in (params or {}).items() if name != "seats"}
        game = find_game(self.key)
        self.options = {option.key: from_parameter(option, given.get(option.key)) for option in game.options}
        self.seats = (params or {}).get("seats", game.seats[0])
        try:
            table = table_of(self.key, self.seats, tuple(sorted(self.options.items())))
        except TripotError as error:
            raise pyspiel.SpielError(str(error)) from error
        super().__init__(self.game_type, game_info(len(table.numbering), self.seats), params or {})

    def new_initial_state(self, *_: object) -> "TripotState":
        return TripotState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> "TripotObserver":
        return TripotObserver(self, iig_obs_type)


def game_info(actions: int, seats: int) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=actions,
        max_chance_outcomes=MOST_SIDES,
        num_players=seats,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=1.0,
        max_game_length=LONGEST,
    )


def game_type(game: Game[State], simultaneous: bool) -> pyspiel.GameType:
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=f"tripot_{game.key}" + SIMULTANEOUS * simultaneous,
        long_name=f"Tripot: {game.title}" + ", simultaneous nodes" * simultaneous,
        dynamics=dynamics.SIMULTANEOUS if simultaneous else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.seats[0]}
        | {option.key: as_parameter(option) for option in game.options},
    )


def as_parameter(option: Option) -> bool | int | str:
    return BY_LOT if option.default is None else option.default


def from_parameter(option: Option, value: Any) -> Any:
    if value is None:
        return option.default
    return None if option.default is None and value == BY_LOT else value


# ---- states ---------------------------------------------------------------------------------------------------------


class TripotState(pyspiel.State):
    """What Python callers ask most is answered here at once, also where `pyspiel.State` could find it out."""

    def __init__(self, game: TripotGame) -> None:
        super().__init__(game)
        simultaneous = game.game_type.dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
        self.node = Node(game.key, game.seats, game.options, simultaneous)

    def current_player(self) -> int:
        return self.node.player

    def is_terminal(self) -> bool:
        return self.node.player == NOBODY

    def is_chance_node(self) -> bool:
        return self.node.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        if player is None:
            player = self.node.player
        return list(range(self.node.sides)) if player == CHANCE else self.node.legal(player)[:]

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(fair_die(self.node.sides))

    def _apply_action(self, action: int) -> None:
        node = self.node
        if node.sides:
            node.draw(self.checked(action, range(node.sides)))
        else:
            node.do([(node.player, self.checked(action, node.legal(node.player)))])

    def _apply_actions(self, actions: list[int]) -> None:
        node = self.node
        node.do([(seat, self.checked(actions[seat], node.legal(seat))) for seat in seats_asked(node.waiting)])

    def checked(self, action: int, legal: list[int] | range) -> int:
        if action not in legal:
            raise pyspiel.SpielError(f"illegal action {action}: one of {list(legal)}")
        return action

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        table = self.node.table
        return str(table.game.decode(table.numbering.code(action)))

    def returns(self) -> list[float]:
        return self.node.table.rewards(self.node.state) if self.is_terminal() else [0.0] * self.node.table.seats

    def observation_tensor(self, player: int | None = None) -> list[float]:
        seat = self.node.player if player is None else player
        if seat not in range(self.node.table.seats):
            raise pyspiel.SpielError(f"no player {seat}")
        cells: list[float] = cells_of(self, seat).astype(np.float64).tolist()
        return cells

    information_state_tensor = observation_tensor

    def resample_from_infostate(self, player: int, sampler: Any) -> "TripotState":
        """Another world that `player` cannot tell from this one; `sampler()` gives numbers from 0 to 1."""
        twin: TripotState = self.clone()
        twin.node = self.node.resampled(player, int(sampler() * 2**53))
        return twin

    def __str__(self) -> str:
        if not self.node.is_dealt:
            return f"dealing {self.node.drawn}"
        return f"{self.node.table.game.write(self.node.state)} {self.node.pending} {self.node.drawn}"


@cache
def fair_die(sides: int) -> tuple[tuple[int, float], ...]:
    return tuple((number, 1.0 / sides) for number in range(sides))


# ---- observations ---------------------------------------------------------------------------------------------------


def cells_of(state: TripotState, player: int) -> Cells:
    """What a player knows, all zeros before the deal."""
    table = state.node.table
    return table.observe(state.node.state, player) if state.node.is_dealt else np.zeros(table.observer.size, np.int16)


class TripotObserver:
    """With perfect recall the string tells all that a player has heard; the tensor is the same in both cases."""

    def __init__(self, game: TripotGame, iig_obs_type: Any) -> None:
        self.table = table_of(game.key, game.seats, tuple(sorted(game.options.items())))
        self.perfect_recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(self.table.observer.size, np.float32)
        self.dict = {
            block.name: self.tensor[block.offset : block.offset + block.size] for block in self.table.observer.blocks
        }

    def set_from(self, state: TripotState, player: int) -> None:
        self.tensor[:] = cells_of(state, player)

    def string_from(self, state: TripotState, player: int) -> str:
        if not state.node.is_dealt:
            return "nothing is dealt"
        heard = [str(event) for event in state.node.events(player)] if self.perfect_recall else []
        return "\n".join([*heard, str(self.table.game.view(state.node.state, player))])


# ---- registration ---------------------------------------------------------------------------------------------------


def register(key: str, simultaneous: bool) -> None:
    kind = game_type(find_game(key), simultaneous)
    pyspiel.register_game(kind, type(f"{key}_game", (TripotGame,), {"key": key, "game_type": kind}))


for name in catalogue():
    for is_simultaneous in (False, True):
        register(name, is_simultaneous)
