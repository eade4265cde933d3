"""Observations of Tschak! show what the view shows, from the observer's place on."""

import pytest

from conformance.walks import begin, walk
from observed import named, observed, parts
from tripot.games.tschak import GAME
from tripot.games.tschak.cards import MONSTERS
from tripot.games.tschak.observing import TschakObserver

from .table import PLACES_OF

DECK, TREASURES = GAME.box.adventurer, GAME.box.treasure.names
ADVENTURERS = DECK.names
ZONES = {"team": ADVENTURERS, "spent": ADVENTURERS, "monsters": MONSTERS, "treasures": TREASURES}


@pytest.mark.parametrize("memory", ["shown", "hidden"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_observation_tells_what_the_view_tells_to_those_who_remember(seats, memory):
    game, state, rng = begin("tschak", seats, 5, memory=memory)
    observer = TschakObserver(seats, GAME.box)
    for step in walk(state, rng):
        seat = int(rng.below(seats))
        remembered = step.copy()
        remembered.memory_shown = True
        view, blocks = game.view(remembered, seat), observed(observer, step, seat)
        assert [n for n, cell in enumerate(blocks["dungeon"], 1) if cell] == [view.dungeon]
        assert [n for n, cell in enumerate(blocks["floor"], 1) if cell] == [view.floor]
        assert [n for n, cell in enumerate(blocks["choose"], 1) if cell] == [view.choose] * bool(step.waiting)
        monsters = [named(cells, MONSTERS) for cells in parts(blocks["monster"], 3)]
        treasures = [named(cells, TREASURES) for cells in parts(blocks["treasure"], 3)]
        gone = [()] * (3 - len(view.floors))
        assert monsters == [*gone, *[(floor.monster,) for floor in view.floors]]
        assert treasures == [*gone, *[(floor.treasure,) for floor in view.floors]]
        assert named(blocks["answer"], ADVENTURERS) == (view.answer or ())
        check_places(view, blocks, seat, seats)


def check_places(view, blocks, seat, seats):
    own = PLACES_OF[seats][seat]
    places = [view.places[(own + n) % 4] for n in range(4)]
    assert named(blocks["hand"], ADVENTURERS) == places[0].known
    for zone, names in (
        ("team", ADVENTURERS),
        ("spent", ADVENTURERS),
        ("monsters", MONSTERS),
        ("treasures", TREASURES),
    ):
        assert [named(cells, names) for cells in parts(blocks[zone], 4)] == [getattr(place, zone) for place in places]
    assert blocks["gold"] == [place.gold for place in places]
    players = [place for place in places if place.seat is not None]
    assert blocks["strength"] == [place.strength for place in players]
    assert blocks["score"] == [place.score for place in players]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_are_known_once_they_have_been_played_and_unseen_before(seats):
    _, state, rng = begin("tschak", seats, 7)
    observer = TschakObserver(seats, GAME.box)
    for step in walk(state, rng):
        seat = int(rng.below(seats))
        own = PLACES_OF[seats][seat]
        blocks = observed(observer, step, seat)
        others = [step.places[(own + n) % 4] for n in range(1, 4)]
        known = [named(cells, ADVENTURERS) for cells in parts(blocks["known"], 3)]
        assert known == [DECK.keys(place.hand) if place.is_open else () for place in others]
        hidden = [key for place in others if not place.is_open for key in DECK.keys(place.hand)]
        assert sorted(named(blocks["unseen"], ADVENTURERS)) == sorted(hidden)
        assert blocks["open"] == [step.places[own].is_open, *[place.is_open for place in others]]
