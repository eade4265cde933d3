"""What the judge takes others' face-down cards for, and what it thinks a hand promises."""

import pytest

from .table import FACTIONS, GAME, guess, table

MANY = 20  # worlds


def supposed(match, viewer: int, seed: int):
    """A world as the viewer deals it, with face-down cards as the judge supposes them; its cards still add up."""
    world = guess(match, viewer, seed)
    before = [(side.held(), side.held_purse()) for side in world.sides]
    GAME.judge().suppose(world, viewer)
    world.check()
    assert [(side.held(), side.held_purse()) for side in world.sides] == before
    return world


def test_a_card_face_down_is_taken_for_the_best_that_its_owner_may_have_laid():
    bounty = {"hand": "copper copper", "laid": "bounty", "known": {"thief": "bounty"}}
    match = table(bounty, "", {"hand": "fence", "discard": "cat-burglar"}, phase="laying", turn="thief")
    for seed in range(MANY):
        world = supposed(match, FACTIONS.index("thief"), seed)
        assert world.book.names[world.book.kind_of(0, world.sides[0].laid)] == "bounty"


def test_the_own_card_and_empty_places_stay_as_they_are():
    match = table("protection-tax copper", "copper", "fence", phase="laying", turn="merchant")
    for seed in range(MANY):
        world = supposed(match, 1, seed)
        assert [side.is_hidden() for side in world.sides] == [side.is_hidden() for side in match.state.sides]


def chance_of(faction: str, **hands: str) -> float:
    match = table(**hands)
    return float(GAME.judge().value(match.state, FACTIONS.index(faction)))


def test_the_chances_of_all_factions_are_one_together():
    state = table("bounty copper", "banker gold", "fence silver").state
    assert sum(GAME.judge().value(state, seat) for seat in range(3)) == pytest.approx(1)


def test_a_guard_in_hand_is_worth_more_to_the_merchant_than_another_card():
    assert chance_of("merchant", merchant="hired-guard copper") > chance_of("merchant", merchant="lobbyist copper")


def test_a_thief_who_can_answer_a_capture_has_better_chances():
    assert chance_of("thief", thief="smoke-bomb") > chance_of("thief", thief="sabotage")
