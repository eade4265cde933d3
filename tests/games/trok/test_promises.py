"""What a choice is said to bring is what it brings."""

import random

import pytest

from rulebook import position
from tripot import Match
from tripot.games.trok.events import Claimed, DifferentMade, Gained, IdenticalMade, Offered
from tripot.text import Speaker

from .table import combining


def promised(match: Match, seat: int, text: str) -> dict[str, int]:
    action = next(action for action in match.legal(seat) if str(action) == text)
    return dict(match.game.promises(match.state, seat, action.code))


def test_an_offer_is_said_to_be_worth_what_it_then_is():
    players = [{"hand": "ration hammer stone", "upgrades": "grid"}, {"hand": "ration ration ration"}]
    match = position("trok", seats=2, players=players)
    assert promised(match, 0, "offer ration hammer stone") == {"worth": 22}
    match.submit(0, "offer ration hammer stone")
    match.submit(1, "offer ration ration ration")
    offered = [event for event in match.events(0) if isinstance(event, Offered)]
    assert [event.worth for event in offered] == [22, 6]


@pytest.mark.parametrize(("upgrades", "pays"), [("", 3), ("thrud", 5)])
def test_a_swap_that_renews_the_market_is_said_to_pay(upgrades, pays):
    players = [{"hand": "", "offer": "", "upgrades": upgrades}, {"hand": "", "offer": "ration hammer"}]
    match = position("trok", seats=2, phase="trading", market="ration ration helmet", players=players)
    assert promised(match, 0, "take 1 ration for helmet") == {"aare": pays}
    assert promised(match, 0, "take 1 ration") == {}
    assert promised(match, 0, "take 1 hammer for helmet") == {}


def test_a_run_with_idunn_is_said_to_bring_two_upgrades():
    match = combining("ration gloves lantern armour helmet hammer", "idunn")
    assert promised(match, 0, "different ration gloves lantern armour helmet") == {"reach": 5, "claims": 2}
    assert promised(match, 0, "different ration gloves lantern armour hammer") == {"reach": 5, "claims": 1}


@pytest.mark.rule("TRK-5.13")
def test_idunn_with_skaa_is_said_to_bring_two_of_the_first_five_or_one_of_the_whole_row():
    match = combining("ration gloves lantern armour helmet", "idunn skaa")
    combination = "different ration gloves lantern armour helmet"
    assert promised(match, 0, combination) == {"reach": 7, "claims": 2, "lone": 6}
    match.submit(0, combination)
    assert [promised(match, 0, str(action)) for action in match.legal(0)] == [{}] * 5 + [{"lone": 1}] * 2
    match.submit(0, "claim 0 thrud")
    assert all(promised(match, 0, str(action)) == {} for action in match.legal(0))


@pytest.mark.rule("TRK-5.13")
@pytest.mark.parametrize(
    ("language", "offered", "warned"),
    [
        (
            "en",
            "two of the first 5 upgrades of the row, or a single one of the whole row",
            "from number 6 on ends your",
        ),
        ("fr", "deux des 5 premières améliorations de la file, ou une seule de toute la file", "du numéro 6 met fin à"),
    ],
)
def test_idunn_with_skaa_asks_for_two_or_one_and_warns_of_the_choice_that_ends_it(language, offered, warned):
    match = combining("ration gloves lantern armour helmet", "idunn skaa")
    match.submit(0, "different ration gloves lantern armour helmet")
    asked = Speaker(language, match.game, viewer=0).prompt(match.view(0))
    assert offered in asked
    assert warned in asked


def test_nobody_is_promised_more_upgrades_than_lie_in_the_row():
    match = combining("ration gloves lantern armour", "skaa", row="mine cart")
    assert promised(match, 0, "different ration gloves lantern") == {"reach": 2, "claims": 1}


@pytest.mark.parametrize("seed", range(4))
def test_in_whole_games_combinations_keep_their_promises(seed):
    luck = random.Random(seed)
    match = Match("trok", seats=4, seed=seed)
    kept = 0
    while match.waiting:
        seat = luck.choice(match.waiting)
        action = luck.choice(match.legal(seat))
        promise = match.game.promises(match.state, seat, action.code)
        start = len(match.journal.entries)
        match.submit(seat, action)
        events = match.events(seat, start)
        if isinstance(events[0] if events else None, IdenticalMade):
            assert promise == {"aare": next(event.aare for event in events if isinstance(event, Gained))}
            kept += 1
        elif isinstance(events[0] if events else None, DifferentMade):
            view = match.view(seat)
            lone = {"lone": view.lone} if view.lone else {}
            assert promise == {"reach": view.limit, "claims": view.claims} | lone
            kept += 1
        elif any(isinstance(event, Claimed) for event in events):
            assert promise in ({}, {"lone": 1})
    assert kept > 5
