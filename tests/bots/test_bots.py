"""Every bot in every game: it plays by the rules, from what its seat may know, and the same way for the same seed."""

import pytest

from conformance.walks import begin, redealt, walk
from tripot.bots import bot
from tripot.core.chance import FastChance
from tripot.core.registry import catalogue, game
from tripot.core.view import seats_of

BOTS = ("random", "greedy")
every_bot = pytest.mark.parametrize("name", BOTS)
every_game = pytest.mark.parametrize("key", catalogue())
EVERY = 9  # which decisions of a game are looked at


def positions(key, seed):
    """Some decisions of a random game at the most seats: the game, the state and a seat that is asked."""
    found, state, chance = begin(key, max(game(key).seats), seed)
    for number, step in enumerate(walk(state, chance)):
        asked = seats_of(step.waiting | step.answered)
        if asked and number % EVERY == 0:
            yield found, step, asked[number % len(asked)]


@every_bot
@every_game
def test_a_bot_plays_something_legal_and_changes_nothing(key, name):
    for found, state, seat in positions(key, 1):
        before = found.write(state)
        assert bot(name).choose(found, state, seat, 5).action.code in state.legal_actions(seat)
        assert found.write(state) == before


@every_bot
@every_game
def test_a_bot_answers_the_same_in_two_worlds_that_its_seat_cannot_tell_apart(key, name):
    luck = FastChance(2)
    for number, (found, state, seat) in enumerate(positions(key, 2)):
        answer = bot(name).choose(found, state, seat, number)
        for _ in range(3):
            assert bot(name).choose(found, redealt(state, seat, luck), seat, number) == answer
