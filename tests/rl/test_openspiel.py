"""OpenSpiel's own test on every game and number of seats, and what it does not look at."""

import random
import subprocess
import sys
from pathlib import Path

import pyspiel
import pytest
from open_spiel.python import rl_environment

import tripot.rl.openspiel
from conformance.walks import TABLES
from tripot.core.chance import Chance, FastChance
from tripot.rl.table import Table, first_asked

any_table = pytest.mark.parametrize(("key", "seats"), TABLES)
EXAMPLE = Path(__file__).parents[2] / "examples" / "openspiel.py"


def load(key: str, seats: int, **options: object) -> pyspiel.Game:
    return pyspiel.load_game(f"tripot_{key}", {"seats": seats, **options})


def load_simultaneous(key: str, seats: int) -> pyspiel.Game:
    return pyspiel.load_game(f"tripot_{key}_simultaneous", {"seats": seats})


def step_at_random(state: pyspiel.State, rng: random.Random) -> None:
    if state.is_simultaneous_node():
        players = range(state.num_players())
        state.apply_actions([rng.choice(state.legal_actions(player) or [0]) for player in players])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def decisions(state: pyspiel.State, rng: random.Random):
    """The state at each decision of a random game."""
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        step_at_random(state, rng)


# ---- their test -----------------------------------------------------------------------------------------------------


@any_table
def test_the_turn_by_turn_form_passes_their_test(key, seats, capfd):
    game = load(key, seats)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert game.num_players() == seats
    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL


@any_table
def test_the_simultaneous_form_passes_their_test(key, seats, capfd):
    game = load_simultaneous(key, seats)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS


def test_their_own_conversion_to_turns_passes_too(capfd):
    game = pyspiel.convert_to_turn_based(load_simultaneous("tschak", 2))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL


# ---- what it does not look at ---------------------------------------------------------------------------------------


class WithoutNeedlessLuck(Chance):
    """FastChance, which is not asked where there is only one outcome."""

    def __init__(self, seed: int) -> None:
        self.luck = FastChance(seed)

    def below(self, n: int) -> int:
        return int(self.luck.below(n)) if n > 1 else 0


@any_table
def test_chance_nodes_are_the_luck_of_the_rules(key, seats):
    """Chance nodes that fall as the engine's luck does lead to the same states."""
    table = Table(key, seats)
    chance, luck, rng = WithoutNeedlessLuck(3), FastChance(3), random.Random(1)
    plain = table.blank.copy()
    plain.set_up(chance)
    state = load(key, seats).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(probability for _, probability in outcomes) == pytest.approx(1)
            state.apply_action(int(luck.below(len(outcomes))))
            continue
        assert table.game.write(state.node.state) == table.game.write(plain)
        seat = state.current_player()
        assert seat == first_asked(plain.waiting)
        action = rng.choice(state.legal_actions())
        plain.apply(seat, table.numbering.code(action), chance)
        state.apply_action(action)
    assert state.returns() == table.rewards(plain)


@any_table
def test_a_resampled_state_looks_the_same_to_its_player_and_can_be_played_on(key, seats):
    rng = random.Random(2)
    other_worlds = 0
    for number, state in enumerate(decisions(load(key, seats).new_initial_state(), rng)):
        if number > 60:
            break
        player = state.current_player()
        twin = state.resample_from_infostate(player, rng.random)
        assert twin.current_player() == player
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.history() == state.history()
        other_worlds += str(twin) != str(state)
    assert other_worlds
    assert all(later.legal_actions() for later in decisions(twin, rng))


def test_what_all_answer_together_is_a_simultaneous_node_or_a_turn_for_each():
    rng = random.Random(1)
    together = next(decisions(load_simultaneous("tschak", 3).new_initial_state(), rng))
    assert together.is_simultaneous_node()
    assert all(together.legal_actions(player) for player in range(3))
    by_turns = decisions(load("tschak", 3).new_initial_state(), rng)
    assert [next(by_turns).current_player() for _ in range(4)] == [0, 1, 2, 0]


def test_a_player_does_not_see_what_others_have_answered_before_it():
    rng = random.Random(1)
    state = next(decisions(load("tschak", 2).new_initial_state(), rng))
    strings, tensors = set(), set()
    for action in state.legal_actions():
        child = state.child(action)
        strings.add(child.information_state_string(1))
        tensors.add(tuple(child.information_state_tensor(1)))
    assert len(state.legal_actions()) > 1
    assert len(strings) == len(tensors) == 1


def test_information_states_tell_all_that_was_heard_and_observations_how_things_stand():
    rng = random.Random(1)
    for state in decisions(load("trok", 2).new_initial_state(), rng):
        told = state.information_state_string(0)
        assert told.endswith(state.observation_string(0))
    assert len(told.splitlines()) > 50


def test_a_tensor_can_be_read_block_by_block():
    game = load("trok", 3)
    state = next(decisions(game.new_initial_state(), random.Random(1)))
    observer = game.make_py_observer()
    observer.set_from(state, 2)
    assert observer.dict["seat"].tolist() == [0, 0, 1]
    assert observer.dict["hand"].sum() == observer.dict["hand_size"][0]
    assert observer.tensor.tolist() == state.observation_tensor(2)


def test_there_is_no_tensor_for_a_player_who_is_not_there():
    state = next(decisions(load("trok", 3).new_initial_state(), random.Random(1)))
    assert state.observation_tensor() == state.observation_tensor(state.current_player())
    with pytest.raises(pyspiel.SpielError, match="no player 3"):
        state.observation_tensor(3)


def test_their_environment_gives_everybody_a_tensor_and_the_legal_actions():
    env = rl_environment.Environment(load("tschak", 3))
    step = env.reset()
    while not step.last():
        seen = step.observations
        player = seen["current_player"]
        assert [len(tensor) for tensor in seen["info_state"]] == [tripot.game("tschak").observer(3).size] * 3
        step = env.step([seen["legal_actions"][player][0]])
    assert sum(step.rewards) == pytest.approx(1)


def test_options_are_parameters():
    state = next(decisions(load("trok", 2, open_aare=True, youngest=1).new_initial_state(), random.Random(1)))
    assert state.node.state.open_aare
    assert state.node.state.youngest == 1
    assert "open_aare" in pyspiel.load_game("tripot_trok(seats=5)").get_parameters()


@pytest.mark.parametrize("parameters", [{"seats": 9}, {"colour": "blue"}, {"seats": 2, "youngest": 7}])
def test_bad_parameters_are_refused(parameters):
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("tripot_trok", parameters)


def test_an_illegal_action_is_refused():
    state = next(decisions(load("trok", 2).new_initial_state(), random.Random(1)))
    illegal = next(action for action in range(10_000) if action not in state.legal_actions())
    with pytest.raises(pyspiel.SpielError, match="illegal action"):
        state.apply_action(illegal)


def test_their_algorithms_run_in_the_example():
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), "--game", "tschak", "--simulations", "3"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "MCTS would play:   field" in done.stdout
    assert "ISMCTS would play: field" in done.stdout
    assert "information states" in done.stdout
