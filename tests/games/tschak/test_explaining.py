"""Why a team is as strong as it is, and what has decided a tie."""

import random

import pytest

from tripot import Match, game
from tripot.games.tschak.events import Fielded, FloorBegan, MonsterTaken, TeamMeasured, TreasureTaken


@pytest.fixture(scope="module")
def floors():
    """What was fielded, measured and taken on each floor of random games."""
    found = []
    for seed in range(30):
        luck, match = random.Random(seed), Match("tschak", seats=4, seed=seed)
        while match.waiting:
            seat = luck.choice(match.waiting)
            match.submit(seat, luck.choice(match.legal(seat)))
        for event in match.events():
            if isinstance(event, FloorBegan):
                found.append([])
            elif found:
                found[-1].append(event)
    return found


def of(floor, kind):
    return [event for event in floor if isinstance(event, kind)]


def test_the_figures_add_up_to_the_strength(floors):
    for floor in floors:
        for event in of(floor, TeamMeasured):
            assert sum(event.adds) == event.strength


def test_a_chameleon_is_worth_what_the_best_wizard_of_the_others_is(floors):
    found, printed = 0, game("tschak").printed
    for floor in floors:
        teams = {event.seat: () for event in of(floor, TeamMeasured)}
        for event in of(floor, Fielded):
            teams[event.seat] += event.cards
        for event in of(floor, TeamMeasured):
            assert (event.copied >= 0) == ("chameleon" in teams[event.seat])
            if event.copied >= 0:
                others = [card for seat, team in teams.items() if seat != event.seat for card in team]
                wizards = [printed[card].facts["strength"] for card in others if card.startswith("sorcerer")]
                assert event.copied == max(wizards, default=0)
                found += 1
    assert found


def test_an_artefact_counts_the_weakest_character_twice(floors):
    found = [event for floor in floors for event in of(floor, TeamMeasured) if event.doubled]
    assert found
    assert all(event.adds[-1] == min(event.adds[:-1]) for event in found)


def test_a_tie_names_the_card_that_decided_it(floors):
    ties = 0
    for floor in floors:
        strengths = {event.seat: event.strength for event in of(floor, TeamMeasured)}
        for event in [*of(floor, TreasureTaken), *of(floor, MonsterTaken)]:
            is_tied = list(strengths.values()).count(strengths[event.seat]) > 1
            assert (event.why == "tie") == is_tied == bool(event.by)
            ties += is_tied
    assert ties
