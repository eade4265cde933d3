"""Positions: every state as a document and back, what is left out filled in, and what is wrong refused."""

import json

import pytest

import tripot
from rulebook import play, position, texts
from tripot.core.errors import (
    BadInput,
    BadOption,
    BadPosition,
    BadSeats,
    BrokenState,
    CardCount,
    UnknownGame,
)
from tripot.core.rng import FastRng

from .table import ALL_EQUIPMENT, ALL_UPGRADES, hand, zone


def again(match):
    """The same position, written as JSON and read back."""
    return tripot.Match.from_position(json.loads(json.dumps(match.position())))


# ---- there and back -------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("seed", range(8))
def test_every_position_of_a_game_survives_a_round_trip(seed):
    seats = 2 + seed % 4
    match = tripot.Match("trok", seats=seats, seed=seed, options={"open_aare": seed % 2 == 0})
    rng = FastRng(seed)
    phases = set()
    while match.waiting and match.view(None).round < 8:
        phases.add(match.view(None).phase)
        other = again(match)
        assert other.position() == match.position()
        assert other.waiting == match.waiting
        for seat in range(seats):
            assert texts(other, seat) == texts(match, seat)
            assert other.view(seat) == match.view(seat)
        other.state.check()
        seat = match.waiting[rng.below(len(match.waiting))]
        legal = match.legal(seat)
        match.submit(seat, legal[rng.below(len(legal))])
    assert phases >= {"offering", "trading", "combining"}


@pytest.mark.parametrize(
    "parts",
    [
        {"phase": "appointing", "tied": [1, 2]},
        {"phase": "giving", "short": 2},
        {"phase": "combining", "made": 1, "veins": 1, "players": [{"hand": "pickaxe pickaxe ration stone"}, {}, {}]},
        {"phase": "claiming", "limit": 4, "claims": 1, "may_stop": 1, "made": 3},
        {"phase": "claiming", "limit": 5, "claims": 2},
        {"phase": "storing", "perfect": [1], "players": [{"hand": "hammer ration", "upgrades": "cart cart"}, {}, {}]},
    ],
)
def test_every_phase_survives_a_round_trip_with_all_that_it_remembers(parts):
    match = position("trok", seats=3, **parts)
    other = again(match)
    assert texts(other, 0) == texts(match, 0)
    assert other.view(0) == match.view(0)
    for game in (match, other):
        game.submit(0, game.legal(0)[-1])
    assert other.position() == match.position()
    assert [texts(other, seat) for seat in range(3)] == [texts(match, seat) for seat in range(3)]


def test_a_match_goes_on_from_a_position_as_it_would_have():
    match = tripot.Match("trok", seats=3, seed=11)
    other = again(match)
    for game in (match, other):
        for seat in range(3):
            game.submit(seat, game.legal(seat)[-1])
    assert other.position() == match.position()


def test_a_game_that_is_over_can_be_a_position():
    over = position("trok", seats=2, phase="over", players=[{"hand": "", "aare": 52}, {"hand": "", "aare": 7}])
    assert over.outcome.winners == (0,)
    assert again(over).position() == over.position()


# ---- what is left out -----------------------------------------------------------------------------------------------


def test_a_position_of_a_game_and_seats_alone_is_a_first_deal():
    view = position("trok", seats=4).view(None)
    assert (view.phase, view.round, view.master, view.youngest) == ("offering", 1, None, 0)
    assert (len(view.market), len(view.row)) == (3, 7)
    assert [player.hand_size for player in view.players] == [5, 5, 5, 5]


def test_what_is_left_out_is_filled_in_from_the_seed():
    first, same, other = (position("trok", seats=3, seed=seed).position() for seed in (1, 1, 2))
    assert first == same
    assert first != other


def test_zones_that_are_given_stay_as_they_are():
    match = position("trok", seats=2, market="", row="grid", players=[{"hand": "stone"}, {}])
    assert (zone(match, "market"), zone(match, "row"), hand(match, 0)) == ("", "grid", "stone")
    assert len(hand(match, 1).split()) == 5
    match.state.check()


def test_the_decks_hold_what_lies_nowhere_else():
    match = position(
        "trok", seats=2, market="stone", row="grid", discard="hammer", players=[{"hand": ""}, {"hand": ""}]
    )
    assert len(zone(match, "deck").split()) == 56
    assert "stone" in zone(match, "deck")
    assert zone(match, "deck").split().count("hammer") == 4
    assert len(zone(match, "upgrade_deck").split()) == 26


def test_the_option_youngest_holds_for_a_position_too():
    assert position("trok", seats=3, options={"youngest": 2}).view(None).youngest == 2
    assert position("trok", seats=3, options={"youngest": 2}, youngest=1).view(None).youngest == 1


def test_whose_turn_it_is_follows_from_the_trade_master_or_is_given():
    assert position("trok", seats=2, phase="combining").waiting == (0,)
    assert position("trok", seats=2, phase="combining", master=1).waiting == (1,)
    assert position("trok", seats=2, phase="combining", master=1, waiting=[0]).waiting == (0,)


def test_a_given_turn_is_followed_by_those_that_come_after_it():
    players = [{"hand": "pickaxe ration gloves"} for _ in range(3)]
    match = play(position("trok", seats=3, phase="combining", master=1, waiting=[2], players=players), "2: done")
    assert match.waiting == (0,)
    play(match, "0: done")
    assert match.view(None).round == 2  # seat 1 has had its turn


def test_a_claiming_player_has_made_different_cards():
    players = [{"hand": "pickaxe ration gloves"}, {"hand": ""}]
    match = position("trok", seats=2, phase="claiming", row="mine grid", players=players)
    play(match, "0: claim 0 mine")
    assert texts(match, 0) == ["done"]


def test_an_offer_that_lies_face_down_is_part_of_a_position():
    players = [{"hand": "hammer hammer helmet ration", "answer": "hammer helmet ration"}, {"hand": "stone"}]
    match = position("trok", seats=2, players=players)
    assert (match.waiting, match.answered) == ((1,), (0,))
    play(match, "1: offer stone")
    assert hand(match, 0) == "hammer"


# ---- what is refused ------------------------------------------------------------------------------------------------

PLAYERS = [{"hand": "hammer"}, {"hand": "ration"}]


@pytest.mark.parametrize(
    ("parts", "error", "path"),
    [
        # unknown, missing, of the wrong type
        ({"market": "trowel"}, BadPosition, "market"),
        ({"row": "hammer"}, BadPosition, "row"),
        ({"market": ["hammer", 7]}, BadPosition, "market"),
        ({"market": 7}, BadPosition, "market"),
        ({"players": [{"hand": "grid"}, {}]}, BadPosition, "players[0].hand"),
        ({"players": [{"upgrades": "hammer"}, {}]}, BadPosition, "players[0].upgrades"),
        ({"players": [{}, {"hat": "hammer"}]}, BadPosition, "players[1].hat"),
        ({"players": [{}]}, BadPosition, "players"),
        ({"players": [{}, {}, {}]}, BadPosition, "players"),
        ({"shop": "hammer"}, BadPosition, "shop"),
        ({"phase": "supplying"}, BadPosition, "phase"),
        ({"phase": "ending"}, BadPosition, "phase"),
        ({"phase": "sleeping"}, BadPosition, "phase"),
        ({"phase": 3}, BadPosition, "phase"),
        # numbers
        ({"round": 0}, BadPosition, "round"),
        ({"round": 61}, BadPosition, "round"),
        ({"round": True}, BadPosition, "round"),
        ({"round": "1"}, BadPosition, "round"),
        ({"round": 1.0}, BadPosition, "round"),
        ({"master": 2}, BadPosition, "master"),
        ({"master": -2}, BadPosition, "master"),
        ({"master": -1, "phase": "trading"}, BadPosition, "master"),
        ({"youngest": -1}, BadPosition, "youngest"),
        ({"players": [{"aare": -1}, {}]}, BadPosition, "players[0].aare"),
        ({"players": [{"aare": 10_001}, {}]}, BadPosition, "players[0].aare"),
        ({"veins": 6}, BadPosition, "veins"),
        ({"perfect": [2]}, BadPosition, "perfect"),
        ({"perfect": [True]}, BadPosition, "perfect"),
        ({"perfect": 1}, BadPosition, "perfect"),
        # too many cards
        ({"market": "ration ration ration ration"}, BadPosition, "market"),
        ({"row": "mine mine mine mine vein vein vein vein"}, BadPosition, "row"),
        ({"phase": "trading", "players": [{"offer": "ration " * 4}, {}]}, BadPosition, "players[0].offer"),
        ({"market": "stone stone stone"}, CardCount, "market"),
        ({"market": "stone stone", "players": [{"hand": "stone"}, {}]}, CardCount, "players[0].hand"),
        ({"discard": "hammer " * 6}, CardCount, "discard"),
        ({"row": "grid grid"}, CardCount, "row"),
        ({"row": "mine " * 6}, CardCount, "row"),
        ({"row": "grid", "players": [{}, {"upgrades": "grid"}]}, CardCount, "players[1].upgrades"),
        # decks that are not just the rest
        ({"deck": "hammer"}, CardCount, "deck"),
        ({"deck": []}, CardCount, "deck"),
        ({"deck": ALL_EQUIPMENT, "market": "hammer"}, CardCount, "deck"),
        ({"upgrade_deck": []}, CardCount, "upgrade_deck"),
        ({"upgrade_deck": ALL_UPGRADES, "row": "grid"}, CardCount, "upgrade_deck"),
        # more known than held
        ({"players": [{"hand": "hammer", "known": "ration"}, {}]}, CardCount, "players[0].known"),
        ({"players": [{"hand": "hammer", "known": "hammer hammer"}, {}]}, CardCount, "players[0].known"),
        ({"players": [{"hand": "hammer", "confided": "ration"}, {}]}, CardCount, "players[0].confided"),
        # answers
        ({"players": [{"hand": "hammer ration stone", "answer": "hammer"}, {}]}, BadPosition, "players[0].answer"),
        ({"players": [{"hand": "hammer", "answer": "ration"}, {}]}, CardCount, "players[0].answer"),
        (
            {"phase": "combining", "players": [{"hand": "hammer", "answer": "hammer"}, {}]},
            BadPosition,
            "players[0].answer",
        ),
        ({"players": [{"hand": "hammer", "answer": "hammer"}, {"hand": "", "answer": ""}]}, BadPosition, "waiting"),
        # who is asked
        ({"waiting": [0]}, BadPosition, "waiting"),
        ({"waiting": [0, 1], "phase": "combining"}, BadPosition, "waiting"),
        ({"waiting": [], "phase": "combining"}, BadPosition, "waiting"),
        ({"waiting": [1], "phase": "giving", "short": 1}, BadPosition, "waiting"),
        ({"waiting": [0], "phase": "over"}, BadPosition, "waiting"),
        ({"phase": "giving"}, BadPosition, "short"),
        ({"phase": "giving", "short": 0}, BadPosition, "short"),
        ({"phase": "appointing"}, BadPosition, "tied"),
        ({"phase": "appointing", "tied": [0, 1]}, BadPosition, "tied"),  # never themself
        # a phase in which nothing can be done, or a zone that has no place in it
        ({"phase": "trading", "players": PLAYERS}, BadPosition, "phase"),
        ({"phase": "giving", "short": 1, "players": [{"hand": ""}, {}]}, BadPosition, "phase"),
        ({"phase": "claiming", "row": ""}, BadPosition, "phase"),
        ({"phase": "claiming", "limit": 0}, BadPosition, "phase"),
        ({"phase": "claiming", "claims": 0}, BadPosition, "claims"),
        ({"phase": "claiming", "made": 1}, BadPosition, "made"),
        ({"phase": "storing", "players": PLAYERS}, BadPosition, "phase"),  # no cart
        ({"phase": "storing", "players": [{"hand": "", "upgrades": "cart"}, {}]}, BadPosition, "phase"),
        ({"players": [{"offer": "hammer"}, {}]}, BadPosition, "players[0].offer"),
        ({"phase": "combining", "players": [{}, {"offer": "hammer"}]}, BadPosition, "players[1].offer"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_place(parts, error, path):
    with pytest.raises(error) as caught:
        position("trok", seats=2, **parts)
    assert type(caught.value) is error
    assert caught.value.details["path"] == path


@pytest.mark.parametrize(
    ("document", "error"),
    [
        ([], BadPosition),
        ("trok", BadPosition),
        ({}, BadPosition),
        ({"game": 7, "seats": 2}, BadPosition),
        ({"game": "go", "seats": 2}, UnknownGame),
        ({"game": "trok"}, BadSeats),
        ({"game": "trok", "seats": 6}, BadSeats),
        ({"game": "trok", "seats": 2, "options": []}, BadPosition),
        ({"game": "trok", "seats": 2, "options": {"youngest": 2}}, BadOption),
        ({"game": "trok", "seats": 2, "players": [[], {}]}, BadPosition),
    ],
)
def test_a_document_that_is_no_position_is_refused(document, error):
    with pytest.raises(error) as caught:
        tripot.Match.from_position(document)
    assert isinstance(caught.value, BadInput)


def test_a_refusal_says_what_was_found_and_what_would_be_right():
    with pytest.raises(CardCount) as caught:
        position("trok", seats=2, market="stone stone", discard="stone")
    assert caught.value.details == {"path": "discard", "card": "stone", "wanted": 2}
    with pytest.raises(BadPosition) as caught:
        position("trok", seats=2, round=99)
    assert caught.value.details == {"path": "round", "found": 99, "wanted": "1..60"}


# ---- the state's own check ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spoil", "what"),
    [
        (lambda state: setattr(state, "deck", state.deck - 1), "equipment cards do not add up"),
        (lambda state: setattr(state, "upgrade_deck", state.upgrade_deck + 1), "upgrades do not add up"),
        (lambda state: setattr(state.players[0], "known", 15), "more cards known than held"),
        (lambda state: setattr(state.players[0], "confided", 15), "more cards confided than held"),
        (lambda state: setattr(state, "waiting", 0), "nobody is waited for"),
        (lambda state: setattr(state, "phase", 5), "several are waited for"),
    ],
)
def test_a_broken_state_is_noticed(spoil, what):
    state = position("trok", seats=2, players=[{"hand": "pickaxe hammer"}, {}]).state
    state.check()
    spoil(state)
    with pytest.raises(BrokenState, match=what):
        state.check()


def test_a_crowded_market_is_noticed():
    state = position("trok", seats=2).state
    state.market += state.deck
    state.deck = 0
    with pytest.raises(BrokenState, match="too many cards on display"):
        state.check()
