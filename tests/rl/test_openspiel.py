"""OpenSpiel's own test on every game and number of seats, and what it does not look at."""

import random
import subprocess
import sys
from functools import partial
from pathlib import Path

import pyspiel
import pytest
from open_spiel.python import rl_environment

import tripot.rl.openspiel  # noqa: F401 - registers the games
from conformance.walks import TABLES
from tripot.core.piles import count, nth, size
from tripot.core.rng import FastRng, Rng
from tripot.rl.table import SeatedGame, first_asked

any_table = pytest.mark.parametrize(("key", "seats"), TABLES)
EXAMPLE = Path(__file__).parents[2] / "examples" / "openspiel.py"


def load(key: str, seats: int, **options: object) -> pyspiel.Game:
    return pyspiel.load_game(f"tripot_{key}", {"seats": seats, **options})


def load_simultaneous(key: str, seats: int) -> pyspiel.Game:
    return pyspiel.load_game(f"tripot_{key}_simultaneous", {"seats": seats})


def load_sampled(key: str, seats: int, **options: object) -> pyspiel.Game:
    return pyspiel.load_game(f"tripot_{key}_sampled", {"seats": seats, **options})


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


@any_table
def test_the_sampled_form_passes_their_test(key, seats, capfd):
    """Without its serialisation: that saves a random generator, which games written in Python cannot give it."""
    game = load_sampled(key, seats)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC


def test_their_own_conversion_to_turns_passes_too(capfd):
    game = pyspiel.convert_to_turn_based(load_simultaneous("tschak", 2))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL


# ---- what it does not look at ---------------------------------------------------------------------------------------


class Recorded(Rng):
    """FastRng, and what came of it as chance nodes have it: outcomes and their probabilities."""

    def __init__(self, seed: int) -> None:
        self.rng = FastRng(seed)
        self.outcomes = []

    def below(self, n: int) -> int:
        return self.noted(int(self.rng.below(n)), 1 / n)

    def draw(self, pile: int) -> int:
        kind = int(nth(pile, self.rng.below(size(pile))))
        return self.noted(kind, count(pile, kind) / size(pile))

    def noted(self, outcome: int, probability: float) -> int:
        if probability < 1:
            self.outcomes.append((outcome, probability))
        return outcome


@any_table
def test_chance_nodes_are_the_luck_of_the_rules(key, seats):
    """Chance nodes that fall as the engine's luck does lead to the same states."""
    table = SeatedGame(key, seats)
    rng, picker = Recorded(3), random.Random(1)
    plain = table.blank.copy()
    plain.set_up(rng)
    state = load(key, seats).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = dict(state.chance_outcomes())
            outcome, probability = rng.outcomes.pop(0)
            assert outcomes[outcome] == pytest.approx(probability)
            assert sum(outcomes.values()) == pytest.approx(1)
            assert state.legal_actions() == list(outcomes)
            state.apply_action(outcome)
            continue
        assert table.game.write(state.node.state) == table.game.write(plain)
        seat = state.current_player()
        assert seat == first_asked(plain.waiting)
        action = picker.choice(state.legal_actions())
        plain.apply(seat, table.numbering.code(action), rng)
        state.apply_action(action)
    assert state.returns() == table.rewards(plain)


@any_table
def test_a_sampled_node_has_all_luck_of_a_move(key, seats):
    """It is the luck that the engine draws from the seed that the node has kept."""
    table = SeatedGame(key, seats)
    picker = random.Random(1)
    state = load_sampled(key, seats).new_initial_state()
    plain = table.blank.copy()
    do = plain.set_up
    while not state.is_terminal():
        rng = FastRng(0)
        if state.is_chance_node():
            assert state.chance_outcomes() == [(0, 1.0)]
            state.apply_action(0)
            rng = FastRng(state.node.history[-1])
        do(rng)
        assert table.game.write(state.node.state) == table.game.write(plain)
        if not state.is_terminal():
            action = picker.choice(state.legal_actions())
            do = partial(plain.apply, state.current_player(), table.numbering.code(action))
            state.apply_action(action)
    again = state.get_game().deserialize_state(state.serialize())
    assert again.information_state_string(0) == state.information_state_string(0)
    assert again.history() == state.history()


def test_seeds_of_the_sampled_form_can_be_fixed():
    def deals(**options: object) -> list[str]:
        game = load_sampled("tschak", 2, **options)
        return [str(game.new_initial_state().child(0)) for _ in range(3)]

    assert deals(rng_seed=3) == deals(rng_seed=3) != deals(rng_seed=4)
    assert len({*deals(), *deals()}) == 6


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
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
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


def remembered(tensor: list[float], size: int) -> list[tuple[list[float], int]]:
    """What an information-state tensor tells of earlier decisions: the observation at each, and the action."""
    told = iter(tensor[size:])
    seen, found = [0.0] * size, []
    while action := next(told, 0):
        for _ in range(int(next(told))):
            cell = int(next(told))
            seen[cell] = next(told)
        found.append((seen[:], int(action) - 1))
    return found


@any_table
def test_an_information_state_tensor_tells_all_that_its_player_has_known_and_done(key, seats):
    """So histories in which it has known or done something else give other tensors."""
    rng = random.Random(4)
    state = load(key, seats).new_initial_state()
    size = len(state.observation_tensor(0))
    done = [[] for _ in range(seats)]
    while not state.is_terminal():
        action = rng.choice(state.legal_actions())
        if not state.is_chance_node():
            done[state.current_player()].append((state.observation_tensor(), action))
        state.apply_action(action)
    for player in range(seats):
        tensor = state.information_state_tensor(player)
        assert tensor[:size] == state.observation_tensor(player)
        assert remembered(tensor, size) == done[player]


def test_an_information_state_is_the_same_in_a_list_and_in_an_array():
    game = load("trol", 2)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    for state in decisions(game.new_initial_state(), random.Random(1)):
        observer.set_from(state, state.current_player())
        assert observer.tensor.tolist() == state.information_state_tensor()
    assert observer.dict["recall"].any()


def test_what_all_answered_together_is_remembered_too():
    rng = random.Random(1)
    walk = decisions(load_simultaneous("tschak", 3).new_initial_state(), rng)
    first = next(walk)
    seen = [first.observation_tensor(player) for player in range(3)]
    later = next(walk)
    for player in range(3):
        tensor = later.information_state_tensor(player)
        assert remembered(tensor, len(seen[player])) == [(seen[player], later.history()[player - 3])]


def test_openspiel_is_told_the_history_when_somebody_asks():
    rng = random.Random(5)
    game = load("trok", 2)
    state, slow = game.new_initial_state(), game.new_initial_state()
    assert state.is_initial_state()
    for number in range(120):
        action = rng.choice(state.legal_actions())
        slow = slow.child(action)  # OpenSpiel's own way
        state.apply_action(action)
        if number % 7 == 0:
            assert state.history() == slow.history()
    assert (state.history_str(), state.move_number()) == (slow.history_str(), 120)
    assert [step.player for step in state.full_history()] == [step.player for step in slow.full_history()]
    assert state.child(state.legal_actions()[0]).history() == [*slow.history(), state.legal_actions()[0]]
    assert not state.is_initial_state()


def test_their_compiled_loop_can_end_a_game_that_was_begun_in_python():
    rng = random.Random(7)
    state = load("tschak", 2).new_initial_state()
    begun = []
    for _ in range(70):
        begun.append(rng.choice(state.legal_actions()))
        state.apply_action(begun[-1])
    returns = pyspiel.evaluate_bots(state, [pyspiel.make_uniform_random_bot(player, 1) for player in range(2)], 1)
    assert state.is_terminal()
    assert returns == state.returns()
    assert state.history()[:70] == begun
    assert state.move_number() == len(state.history()) > 70


def test_a_state_that_has_been_saved_knows_its_history_and_what_its_player_remembers():
    rng = random.Random(6)
    game = load("trieste", 3)
    for number, state in enumerate(decisions(game.new_initial_state(), rng)):
        if number == 40:
            break
    player = state.current_player()
    for told in (state, state.resample_from_infostate(player, rng.random)):
        told.apply_action(told.legal_actions()[0])
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, told))
        assert str(again) == str(told)
        assert again.history() == told.history()
        assert again.information_state_string(player) == told.information_state_string(player)
        assert again.information_state_tensor(player) == told.information_state_tensor(player)
        assert str(game.deserialize_state(again.serialize())) == str(told)


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
    game = load("tschak", 3)
    env = rl_environment.Environment(game)
    step = env.reset()
    while not step.last():
        seen = step.observations
        player = seen["current_player"]
        assert [len(tensor) for tensor in seen["info_state"]] == [game.information_state_tensor_size()] * 3
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


def test_cards_of_a_kind_are_one_outcome_and_what_cannot_come_is_refused():
    state = load("trok", 2, youngest=0).new_initial_state()  # equipment comes first: eight kinds
    assert dict(state.chance_outcomes()).keys() == set(range(8))
    assert sum(probability for _, probability in state.chance_outcomes()) == pytest.approx(1)
    with pytest.raises(pyspiel.SpielError, match="illegal action 8"):
        state.apply_action(8)
    assert state.history() == []


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
