"""A game whose table is declared: what is shown to whom, and which positions are refused."""

import pytest

import tripot
from tripot.core.errors import BadPosition, BrokenState, CardCount

PLAYERS = [{"hand": ["crown", "pebble"]}, {"hand": ["coin", "veto"], "points": 2}]


def position(**more: object) -> tripot.Match:
    return tripot.Match.from_position({"game": "snatch", "seats": 2, "players": PLAYERS} | more)


def answering(*cards: str) -> list[dict[str, object]]:
    return [PLAYERS[0] | {"answer": list(cards)}, PLAYERS[1]]


def test_each_viewer_sees_what_is_declared_for_it():
    match = position(players=answering("crown"))
    own, other, spectator = match.view(0), match.view(1), match.view(None)
    assert (own.players[0].hand, other.players[0].hand, spectator.players[0].hand) == (("pebble", "crown"), (), ())
    assert (own.answer, other.answer, spectator.answer) == (("crown",), None, None)
    assert {view.players[0].hand_size for view in (own, other, spectator)} == {2}
    assert {view.players[1].points for view in (own, other, spectator)} == {2}


def test_what_a_position_leaves_out_lies_in_the_draw_pile_or_is_dealt():
    assert position().position()["deck"] == ["pebble"] * 3 + ["coin"] * 3 + ["crown"] + ["veto"] * 3
    dealt = tripot.Match.from_position({"game": "snatch", "seats": 2})
    assert [player.hand_size for player in dealt.view().players] == [3, 3]


@pytest.mark.parametrize(
    ("wrong", "path"),
    [
        ({"players": answering()}, "players[0].answer"),
        ({"players": answering("crown", "pebble")}, "players[0].answer"),
        ({"players": answering("veto")}, "players[0].answer"),
        ({"players": [{"hand": ["crown"], "points": 21}, {}]}, "players[0].points"),
        ({"players": [{"hand": ["crown"], "secret": 1}, {}]}, "players[0].secret"),
        ({"discard": ["crown", "crown"]}, "discard"),
        ({"deck": ["pebble"]}, "deck"),
        ({"waiting": [0]}, "waiting"),
        ({"phase": "over"}, "phase"),
        ({"frames": [[1, 0, None, 0]]}, "frames"),
        ({"frames": [[1, 2, 1, 0]]}, "frames"),
        ({"frames": [[1, 0, 2, 0]] * 9}, "frames"),
        ({"frames": 7}, "frames"),
    ],
)
def test_a_position_that_cannot_be_is_refused_where_it_is_wrong(wrong, path):
    with pytest.raises(BadPosition) as error:
        position(**wrong)
    assert error.value.details["path"] == path


def test_an_open_question_is_read_again():
    match = position(frames=[[1, 0, 2, 0]])
    assert (match.waiting, match.view().phase) == ((1,), "objecting")
    assert [str(action) for action in match.legal(1)] == ["accept", "object"]


def test_cards_that_are_lost_are_noticed():
    state = position().state
    state.check()
    state.players[0].hand = 0
    with pytest.raises(BrokenState):
        state.check()


def test_no_card_is_in_two_places():
    with pytest.raises(CardCount):
        position(players=[{"hand": ["crown", "crown"]}, {"hand": ["crown"]}])


def test_whoever_a_position_leaves_without_a_hand_gets_what_is_left():
    crowns, coins = [{"hand": ["crown"] * 2 + ["coin"] * 4}, {"hand": ["pebble"] * 4 + ["veto"] * 3}]
    match = tripot.Match.from_position({"game": "snatch", "seats": 3, "players": [crowns, coins, {}]})
    assert match.view().players[2].hand_size == 1


def test_the_set_up_deals_to_everybody_and_tells_each_seat_its_own_cards():
    match = tripot.Match("snatch", seats=2, seed=1)
    drawn = [event for event in match.events(0) if type(event).__name__ == "Drawn"]
    assert [(event.seat, event.number, len(event.cards)) for event in drawn] == [(0, 3, 3), (1, 3, 0)]
    assert match.waiting == (0, 1)


def test_the_end_names_those_with_most_points():
    match = position(players=[{"hand": ["crown"]}, {"hand": ["coin"], "points": 2}])
    while match.waiting:
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    ended = match.events(None)[-1]
    assert (ended.winners, ended.reason) == ((1,), "points")
    assert match.outcome.winners == (1,)
