"""Observations of Trök show what the view shows, in the same order for every seat."""

from collections import Counter

import pytest

from conformance.walks import begin, walk
from observed import around, named, observed, parts
from rulebook import play, position
from tripot.games.trok import GAME
from tripot.games.trok.cards import EQUIPMENT, UPGRADES
from tripot.games.trok.phases import PHASES

from .table import ALL_EQUIPMENT


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_observation_tells_what_the_view_tells(seats):
    game, state, rng = begin("trok", seats, 5)
    observer = GAME.observer(seats)
    for step in walk(state, rng):
        seat = int(rng.below(seats))
        view, blocks = game.view(step, seat), observed(observer, step, seat)
        assert named(blocks["phase"], PHASES) == (view.phase,)
        assert blocks["round"] == [view.round]
        assert named(blocks["market"], EQUIPMENT) == view.market
        assert named(blocks["discard"], EQUIPMENT) == view.discard
        assert named(blocks["answer"], EQUIPMENT) == (view.answer or ())
        assert blocks["deck_size"] == [view.deck_size]
        assert blocks["upgrade_deck_size"] == [view.upgrade_deck_size]
        assert [named(slot, UPGRADES) for slot in parts(blocks["row"], 7) if any(slot)] == [(key,) for key in view.row]
        assert named(blocks["made"], ("identical", "different")) == view.made
        assert blocks["may_stop"] == [step.may_stop]
        assert (blocks["veins"], blocks["limit"], blocks["claims"]) == ([view.veins], [view.limit], [view.claims])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_belongs_to_players_begins_with_the_observer(seats):
    game, state, rng = begin("trok", seats, 6, open_aare=True)
    observer = GAME.observer(seats)
    for step in walk(state, rng):
        seat = int(rng.below(seats))
        view, blocks = game.view(step, seat), observed(observer, step, seat)
        players = [view.players[other] for other in around(seat, seats)]
        known = [named(cards, EQUIPMENT) for cards in parts(blocks["known"], seats)]
        assert named(blocks["hand"], EQUIPMENT) == players[0].known
        assert known[1:] == [player.known for player in players[1:]]
        assert known[0] == game.view(step, None).players[seat].known
        assert blocks["hand_size"] == [player.hand_size for player in players]
        assert blocks["aare"] == [player.aare for player in players]
        assert blocks["perfect"] == [player.perfect for player in players]
        assert blocks["master"] == [view.master == player.seat for player in players]
        assert blocks["youngest"] == [view.youngest == player.seat for player in players]
        assert blocks["short"] == [view.short == player.seat for player in players]
        assert blocks["tied"] == [player.seat in view.tied for player in players]
        for zone, names in (("offer", EQUIPMENT), ("stored", EQUIPMENT), ("upgrades", UPGRADES)):
            cards = [named(cells, names) for cells in parts(blocks[zone], seats)]
            assert cards == [getattr(player, zone) for player in players]


def test_unseen_cards_are_those_that_lie_nowhere_in_sight():
    offers = [{"hand": "", "offer": "helmet"}, {"hand": "stone", "offer": "ration"}, {"hand": "", "offer": "hammer"}]
    match = position("trok", seats=3, phase="trading", master=1, market="gloves", discard="", players=offers)
    play(match, "1: take 2 hammer for gloves")
    blocks = observed(GAME.observer(3), match.state, 0)
    in_sight = Counter(["helmet", "ration", "hammer", "gloves"])  # seat 1's gloves are known, its stone is not
    assert Counter(named(blocks["unseen"], EQUIPMENT)) == Counter(ALL_EQUIPMENT) - in_sight
