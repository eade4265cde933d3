"""OpenSpiel's own algorithms on Tripot's games: `python examples/openspiel.py --game tschak --seats 2`.

Searches one decision with MCTS, which sees everything, and with ISMCTS, which sees what its player may know; then
trains outcome-sampling Monte Carlo CFR for some iterations.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts, outcome_sampling_mccfr
from open_spiel.python.algorithms.ismcts import ChildSelectionPolicy, ISMCTSBot, ISMCTSFinalPolicyType

import tripot.rl.openspiel  # noqa: F401 - registers the games


def first_decision(game: pyspiel.Game, rng: np.random.RandomState) -> pyspiel.State:
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choice(outcomes, p=probabilities))
    return state


def search_with_mcts(game: pyspiel.Game, state: pyspiel.State, simulations: int, rng: np.random.RandomState) -> str:
    bot = mcts.MCTSBot(game, 1.4, simulations, mcts.RandomRolloutEvaluator(random_state=rng), random_state=rng)
    return state.action_to_string(bot.step(state))


def search_with_ismcts(game: pyspiel.Game, state: pyspiel.State, simulations: int, rng: np.random.RandomState) -> str:
    bot = ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(random_state=rng),
        uct_c=1.4,
        max_simulations=simulations,
        random_state=rng,
        final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        child_selection_policy=ChildSelectionPolicy.UCT,
    )
    return state.action_to_string(bot.step(state))


def train_mccfr(game: pyspiel.Game, iterations: int) -> int:
    """How many information states it has met."""
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    return len(solver._infostates)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="tschak")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    np.random.seed(args.seed)  # outcome sampling draws from the global generator
    rng = np.random.RandomState(args.seed)
    game = pyspiel.load_game(f"tripot_{args.game}", {"seats": args.seats})
    state = first_decision(game, rng)
    print("MCTS would play:  ", search_with_mcts(game, state, args.simulations, rng))
    print("ISMCTS would play:", search_with_ismcts(game, state, args.simulations, rng))
    print("outcome-sampling MCCFR has met", train_mccfr(game, args.simulations), "information states")


if __name__ == "__main__":
    main()
