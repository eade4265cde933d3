"""Random play of OpenSpiel's games, ours and theirs, in the loops that its users write in Python."""

from collections.abc import Callable
from random import Random

import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

Play = Callable[[Random], int]  # a game; returns how many decisions it had


def plain_loop(name: str, look: str) -> Play:
    """The tensor of whoever decides is made as a `list`, or written into an `array`, or there is `none`."""
    game = pyspiel.load_game(name)
    observed = game.get_type().provides_observation_tensor
    observation = make_observation(game, None if observed else INFO_STATE_OBS_TYPE) if look == "array" else None
    listed = "observation_tensor" if observed else "information_state_tensor"

    def play(rng: Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(pyspiel.sample_action(state.chance_outcomes(), rng.random())[0])
                continue
            if observation:
                observation.set_from(state, state.current_player())
            elif look == "list":
                getattr(state, listed)(state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            decisions += 1
        return decisions

    return play


def environment_loop(name: str, recall: bool = False) -> Play:
    """Their `rl_environment`, with information states for observations if they are wanted or nothing else is there."""
    game = pyspiel.load_game(name)
    kind = rl_environment.ObservationType
    observed = game.get_type().provides_observation_tensor and not recall
    env = rl_environment.Environment(game, observation_type=kind.OBSERVATION if observed else kind.INFORMATION_STATE)

    def play(rng: Random) -> int:
        step = env.reset()
        decisions = 0
        while not step.last():
            legal = step.observations["legal_actions"][step.observations["current_player"]]
            step = env.step([legal[int(rng.random() * len(legal))]])
            decisions += 1
        return decisions

    return play
