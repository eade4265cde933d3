"""Observations of Trieste show what the view shows, side by side in the order of play."""

from collections import Counter

import pytest

import tripot
from conformance.walks import begin, walk
from observed import named, observed, parts
from tripot.games.trieste.cards.components import FACTIONS, TREASURES
from tripot.games.trieste.cards.steps import EVENTS, PROTECTIONS
from tripot.games.trieste.state.phases import PHASES, PURPOSES, STEPS_OF_ROUND
from tripot.games.trieste.state.table import PLAYED

from .table import table

BOOK = tripot.game("trieste").data.book
NAMES = BOOK.names[: BOOK.kinds]
NUMBERS = ("round", "infamy", "captured", "riches_needed", "treasure_deck")
SIDE_NUMBERS = ("card_count", "treasure_count", "deck_size", "cost_change", "draws_change", "hand_limit")


def name_of(cells: list[int], names: tuple[str, ...]) -> str:
    """The one that is marked, if any."""
    return "".join(named(cells, names))


def together(*piles: tuple[str, ...]) -> Counter[str]:
    return Counter(key for pile in piles for key in pile)


@pytest.mark.parametrize("heroes", [False, True])
def test_an_observation_tells_what_the_view_tells(heroes):
    game, state, rng = begin("trieste", 3, 5, heroes=heroes)
    observer = game.observer(3)
    for step in walk(state, rng):
        seat = int(rng.below(3))
        view, blocks = game.view(step, seat), observed(observer, step, seat)
        assert name_of(blocks["phase"], PHASES) == view.phase
        assert name_of(blocks["step"], STEPS_OF_ROUND) == view.step
        assert name_of(blocks["turn"], FACTIONS) == view.faction
        assert [blocks[name] for name in NUMBERS] == [[getattr(view, name)] for name in NUMBERS]
        assert named(blocks["spent"], TREASURES) == view.treasure_discard
        assert together(named(blocks["prison"], NAMES)) == together(view.prison)
        assert together(named(blocks["looked"], TREASURES), named(blocks["seen"], NAMES)) == together(view.seen)
        check_question(view, blocks)
        check_hands(view, blocks, seat)
        check_sides(view, blocks)


def check_question(view, blocks):
    assert name_of(blocks["source"], NAMES) == view.source
    assert name_of(blocks["event"], EVENTS) == view.event
    assert name_of(blocks["purpose"], PURPOSES) == view.purpose
    assert name_of(blocks["about"], NAMES) == view.about
    assert blocks["amount"] == [view.amount if view.purpose else 0]


def check_hands(view, blocks, seat):
    own = next(side for side in view.sides if side.seat == seat)
    neighbour = next(side for side in view.sides if side.seat == (seat + 1) % 3)
    assert name_of(blocks["faction"], FACTIONS) == own.faction
    assert name_of(blocks["neighbour"], FACTIONS) == neighbour.faction
    purses = [named(cells, TREASURES) for cells in parts(blocks["purse"], 3)]
    assert purses[FACTIONS.index(own.faction)] == own.treasures
    shown = [side.hand + side.treasures + side.known for side in view.sides]
    assert together(named(blocks["hand"], NAMES), *purses) == together(*shown)


def check_sides(view, blocks):
    sides = view.sides
    assert together(named(blocks["discard"], NAMES)) == together(*[side.discard for side in sides])
    assert [name_of(cells, NAMES) for cells in parts(blocks["before"], 3)] == [side.card for side in sides]
    for number in SIDE_NUMBERS:
        assert blocks[number] == [getattr(side, number) for side in sides]
    assert [name_of(cells, PLAYED) or "nothing" for cells in parts(blocks["played"], 3)] == [s.played for s in sides]
    assert [named(cells, PROTECTIONS) for cells in parts(blocks["protections"], 3)] == [s.protections for s in sides]
    assert [any(cells) for cells in parts(blocks["hero"], 3)] == [bool(side.hero) for side in sides]
    assert blocks["hero_open"] == [side.hero_revealed for side in sides]
    assert sum(blocks["agenda"]) == sum(item.rounds for side in sides for item in side.agenda)


def test_more_thieves_than_the_watch_needs_can_be_in_prison():
    match = table(prison="street-urchin " * 4 + "pickpocket " * 5)
    observer = match.game.observer(3)
    (block,) = [block for block in observer.blocks if block.name == "captured"]
    assert observed(observer, match.state, 0)["captured"] == [9]
    assert block.most >= 9


def test_unseen_cards_are_all_that_the_observer_cannot_place():
    game, state, rng = begin("trieste", 3, 6)
    observer = game.observer(3)
    for step in walk(state, rng):
        seat = int(rng.below(3))
        own = step.faction_of(seat)
        others = [side for faction, side in enumerate(step.sides) if faction != own]
        hidden = [(side.deck | side.held()).bit_count() - side.known[own].bit_count() for side in others]
        unseen = sum(observed(observer, step, seat)["unseen"])
        assert unseen == step.sides[own].deck.bit_count() + sum(hidden)
