"""OpenSpiel: every installed game by turns (`tripot_trok`) and with simultaneous nodes (`tripot_trok_simultaneous`).

Importing this module registers them.  Luck is explicit: see `tripot.rl.node`; in a third form, `tripot_trok_sampled`,
one node has all luck of a move.  Returns are shares of the victory, so that they always add up to 1.
"""

import secrets
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np

from tripot.core.errors import TripotError
from tripot.core.events import Event, hears
from tripot.core.extras import needs
from tripot.core.game import Game, Option
from tripot.core.registry import catalogue
from tripot.core.registry import game as find_game
from tripot.core.state import State
from tripot.rl.lanes import WIN, rewards_of
from tripot.rl.node import Node
from tripot.rl.saving import new_tree, table_of
from tripot.rl.tensors import RECALL, Tensors
from tripot.rl.tree import CHANCE, FORMS, NOBODY, SAMPLED, SIMULTANEOUS, TOGETHER

with needs("openspiel"):
    import pyspiel

__all__: list[str] = []  # whoever imports it registers the games, and goes on with pyspiel

LONGEST = 20_000  # decisions; no game comes near
MOST_SIDES = 128  # outcomes of a chance node
BY_LOT = -1  # an option that names a seat has no None here
NEW_SEED = -1  # what comes is different each time


# ---- games ----------------------------------------------------------------------------------------------------------


class TripotGame(pyspiel.Game):
    """Parameters are `seats` and the game's options."""

    key: str
    form: str
    game_type: pyspiel.GameType

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        game = find_game(self.key)
        options = {option.key: from_parameter(option, given.get(option.key)) for option in game.options}
        seats = given.get("seats", game.seats[0])
        seed = given.get("rng_seed", NEW_SEED)
        key = self.key, seats, tuple(sorted(options.items()))
        try:
            self.table = table_of(*key)
        except TripotError as error:
            raise pyspiel.SpielError(str(error)) from error
        tree = new_tree(key, self.form, secrets.randbits(60) if seed == NEW_SEED else seed)
        self.tensors = Tensors(tree)
        self.root = Node(tree)
        self.root.try_pending()
        super().__init__(self.game_type, game_info(len(self.table.numbering), seats, self.form), given)

    def new_initial_state(self, *_: object) -> "TripotState":
        return TripotState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> "TripotObserver":
        return TripotObserver(self, iig_obs_type)


def game_info(actions: int, seats: int, form: str) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=actions,
        max_chance_outcomes=1 if form == SAMPLED else MOST_SIDES,
        num_players=seats,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=1.0,
        max_game_length=LONGEST,
    )


def game_type(game: Game[State], form: str) -> pyspiel.GameType:
    dynamics, modes = pyspiel.GameType.Dynamics, pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=f"tripot_{game.key}{form}",
        long_name=f"Tripot: {game.title}{form.replace('_', ', ')}",
        dynamics=dynamics.SIMULTANEOUS if form == SIMULTANEOUS else dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if form == SAMPLED else modes.EXPLICIT_STOCHASTIC,
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
        | {option.key: as_parameter(option) for option in game.options}
        | ({"rng_seed": NEW_SEED} if form == SAMPLED else {}),
    )


def as_parameter(option: Option) -> bool | int | str:
    return BY_LOT if option.default is None else option.default


def from_parameter(option: Option, value: Any) -> Any:
    if value is None:
        return option.default
    return None if option.default is None and value == BY_LOT else value


# ---- states ---------------------------------------------------------------------------------------------------------


def after_telling(name: str) -> Callable[..., Any]:
    """A method of `pyspiel.State` that must know the history."""

    def method(state: "TripotState", *args: object) -> object:
        state.tell_history()
        return getattr(pyspiel.State, name)(state, *args)

    return method


class TripotState(pyspiel.State):
    """A node in the shape that OpenSpiel wants.

    What Python callers ask most is answered here, without a way through C++ and back, which takes longer than most
    moves.  So OpenSpiel hears of moves late: when somebody asks it for the history, or when it makes one itself.
    """

    __slots__ = ("game", "is_telling", "node")

    def __init__(self, game: TripotGame) -> None:
        super().__init__(game)
        self.game = game
        self.node = game.root.copy()
        self.is_telling = False

    @property
    def __dict__(self) -> dict[str, object]:  # type: ignore[override]
        """What OpenSpiel copies and saves of a state."""
        return {"node": self.node}

    def current_player(self) -> int:
        return self.node.player

    def is_terminal(self) -> bool:
        return self.node.player == NOBODY

    def is_chance_node(self) -> bool:
        return self.node.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        node = self.node
        if player is None:
            player = node.player
        return [action for action, _ in self.chance_outcomes()] if player == CHANCE else node.legal(player)[:]

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        node = self.node
        return node.cards_to_come() if node.pile else list(fair_die(node.sides))

    def apply_action(self, action: int) -> None:
        if not self.node.play(action):
            legal = self.legal_actions() if self.node.player in range(CHANCE, self.num_players()) else []
            raise pyspiel.SpielError(f"illegal action {action}: one of {legal}")

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        table = self.game.table
        return str(table.game.decode(table.numbering.code(action)))

    def returns(self) -> list[float]:
        node = self.node
        return rewards_of(node.state, WIN) if node.player == NOBODY else [0.0] * node.tree.seats

    rewards = returns

    def observation_tensor(self, player: int | None = None) -> list[object]:
        return self.game.tensors.as_list(self.node, self.checked(player))

    def information_state_tensor(self, player: int | None = None) -> list[object]:
        return self.game.tensors.with_recall(self.node, self.checked(player))

    def checked(self, player: int | None) -> int:
        seat = self.node.player if player is None else player
        if not 0 <= seat < self.node.tree.seats:
            raise pyspiel.SpielError(f"no player {seat}")
        return seat

    def resample_from_infostate(self, player: int, sampler: Any) -> "TripotState":
        """Another world that `player` cannot tell from this one; `sampler()` gives numbers from 0 to 1."""
        twin: TripotState = self.clone()
        twin.node = self.node.resampled(player, int(sampler() * 2**53))
        return twin

    def __str__(self) -> str:
        node = self.node
        if not node.is_dealt:
            return f"dealing {node.drawn}"
        return f"{self.game.table.game.write(node.state)} {node.pending * bool(node.sides)} {node.drawn}"

    # ---- what OpenSpiel is told late --------------------------------------------------------------------------------

    clone = after_telling("clone")
    full_history = after_telling("full_history")
    history = after_telling("history")
    history_str = after_telling("history_str")
    is_initial_state = after_telling("is_initial_state")
    move_number = after_telling("move_number")
    serialize = after_telling("serialize")

    def tell_history(self) -> None:
        """Tell OpenSpiel the moves that it does not know yet; the node stays as it is."""
        node, player = self.node, self.node.player
        self.is_telling = True
        for mover, actions in node.not_noted():
            node.player = mover  # as OpenSpiel asks
            if mover == TOGETHER:
                super().apply_actions(actions)
            else:
                super().apply_action(actions[0])
        node.noted = len(node.history)
        node.player = player
        self.is_telling = False

    def _apply_action(self, action: int) -> None:
        """OpenSpiel itself makes a move, and notes it afterwards."""
        if not self.is_telling:
            self.tell_history()
            self.apply_action(action)
            self.node.noted = len(self.node.history)

    def _apply_actions(self, actions: list[int]) -> None:
        if not self.is_telling:
            self.tell_history()
            if not self.node.play_together(actions):
                raise pyspiel.SpielError(f"illegal actions {actions}")
            self.node.noted = len(self.node.history)


@cache
def fair_die(sides: int) -> tuple[tuple[int, float], ...]:
    return tuple((number, 1.0 / sides) for number in range(sides))


# ---- observations ---------------------------------------------------------------------------------------------------


class TripotObserver:
    """With perfect recall the string tells all that a player has heard, and the tensor all its earlier decisions."""

    def __init__(self, game: TripotGame, iig_obs_type: Any) -> None:
        self.game = game
        self.perfect_recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        blocks = [(block.name, block.size) for block in game.table.observer.blocks]
        if self.perfect_recall:
            blocks.append(("recall", RECALL))
        self.tensor = np.zeros(sum(size for _, size in blocks), np.float32)
        ends = np.cumsum([size for _, size in blocks])
        self.dict = {name: part for (name, _), part in zip(blocks, np.split(self.tensor, ends[:-1]), strict=True)}
        self.cells = np.frombuffer(game.root.tree.page.cells(), np.int16)
        self.row = self.tensor[: len(self.cells)]

    def set_from(self, state: TripotState, player: int) -> None:
        self.game.tensors.fill_page(state.node, player)
        self.row[:] = self.cells
        if self.perfect_recall:
            self.write_recall(state.node.recalled().cells[player][-RECALL:])

    def write_recall(self, cells: list[Any]) -> None:
        self.dict["recall"][: len(cells)] = cells
        self.dict["recall"][len(cells) :] = 0.0

    def string_from(self, state: TripotState, player: int) -> str:
        if not state.node.is_dealt:
            return "nothing is dealt"
        heard = heard_by(state.node, player) if self.perfect_recall else []
        return "\n".join([*[str(event) for event in heard], str(self.game.table.game.view(state.node.state, player))])


def heard_by(node: Node, player: int) -> list[Event]:
    return [event for audience, event in node.entries() if hears(audience, player)]


# ---- registration ---------------------------------------------------------------------------------------------------


def register(key: str, form: str) -> None:
    kind = game_type(find_game(key), form)
    pyspiel.register_game(kind, type(f"{key}_game", (TripotGame,), {"key": key, "form": form, "game_type": kind}))


for name in catalogue():
    for each_form in FORMS:
        register(name, each_form)
