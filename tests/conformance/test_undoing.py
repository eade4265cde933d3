"""What may be taken back has taught nobody anything; for any registered game."""

import random

import pytest

from conformance.walks import listening, redealt
from tripot import Match, catalogue, game
from tripot.core.errors import BadNotation
from tripot.core.rng import FastRng
from tripot.core.undoing import UNDO, luck_of, taught_nothing

GAMES, WORLDS = 3, 6
every_game = pytest.mark.parametrize("key", catalogue())


def decisions(key, seed):
    """A random game: the state before each decision, the seat, the action and the match after it."""
    luck, seats = random.Random(seed), game(key).seats[-1]
    match = Match(key, seats=seats, seed=seed)
    while match.waiting and len(match.decisions) < 300:
        before, start, drawn = match.state.copy(), len(match.journal.entries), luck_of(match.rng)
        seat = luck.choice(match.waiting)
        action = luck.choice(match.legal(seat))
        match.submit(seat, action)
        told = match.journal.entries[start:]
        if taught_nothing(action, told, drawn, luck_of(match.rng)) and not match.state.answered >> seat & 1:
            yield match, before, seat, action


@every_game
def test_in_no_world_that_a_viewer_takes_for_possible_would_it_have_seen_something_else(key):
    for seed in range(GAMES):
        for match, before, seat, action in decisions(key, seed):
            rng = FastRng(seed)
            for viewer in (None, *range(match.seats)):
                seen = match.view(viewer)
                for _ in range(WORLDS):
                    world = listening(redealt(before, viewer, rng))
                    assert action.code in world.legal_actions(seat)
                    world.apply(seat, action.code, rng)
                    assert match.game.view(world, viewer) == seen


@pytest.mark.parametrize(("key", "kinds"), [("trok", {"Take", "Claim"}), ("trol", {"Spare"})])
def test_decisions_about_open_cards_may_be_taken_back(key, kinds):
    found = {type(action).__name__ for seed in range(8) for _, _, _, action in decisions(key, seed)}
    assert kinds <= found


@every_game
def test_no_game_has_an_action_that_reads_like_an_undo(key):
    with pytest.raises(BadNotation):
        game(key).parse(UNDO)


def test_only_whoever_decided_last_may_take_it_back():
    match = Match("trok", seats=2, seed=1)
    for seat in match.waiting:
        match.submit(seat, match.legal(seat)[0])
        assert not match.may_undo(seat)  # secret, or turned up with the others
    (seat,) = match.waiting
    match.submit(seat, next(action for action in match.legal(seat) if action.wanted is None))
    assert match.may_undo(seat)
    assert not match.may_undo(1 - seat)
    match.undo()
    assert match.waiting == (seat,)
