"""Chapter 7: the end of the game."""

import pytest

from rulebook import play, position, texts
from tripot.core.errors import GameOver
from tripot.games.trok.events import GameEnded

from .table import aare, heard

USELESS = "pickaxe pickaxe ration"
PERFECT = "pickaxe ration gloves lantern armour helmet hammer stone"


def last_turn(*fortunes, hand=USELESS, **parts):
    """These fortunes, and seat 0 is the last to act in the round."""
    players = [{"hand": hand if seat == 0 else "", "aare": aare} for seat, aare in enumerate(fortunes)]
    return position(
        "trok", seats=len(fortunes), phase="combining", market="stone", row="mine", players=players, **parts
    )


@pytest.mark.rule("TRK-7.1")
@pytest.mark.parametrize(
    ("fortunes", "winners", "ranks"),
    [
        ((50, 12), (0,), (1, 2)),
        ((12, 50), (1,), (2, 1)),
        ((50, 12, 63), (2,), (2, 3, 1)),
        ((51, 50, 49), (0,), (1, 2, 3)),
    ],
)
def test_with_fifty_aare_the_richest_wins(fortunes, winners, ranks):
    match = play(last_turn(*fortunes), "0: done")
    assert match.outcome.winners == winners
    assert match.outcome.ranks == ranks
    assert match.outcome.scores == fortunes
    assert match.outcome.reason == "fortune"
    assert heard(match, None, GameEnded) == [GameEnded(winners, "fortune")]


@pytest.mark.rule("TRK-7.1")
def test_with_49_aare_the_game_goes_on():
    match = play(last_turn(49, 49), "0: done")
    assert match.outcome is None
    assert (match.view(None).round, match.waiting) == (2, (0, 1))


@pytest.mark.rule("TRK-7.1")
def test_fifty_aare_end_the_game_only_at_the_end_of_the_round():
    players = [{"hand": "hammer hammer hammer", "aare": 45}, {"hand": "helmet helmet helmet stone", "aare": 44}]
    match = position("trok", seats=2, phase="combining", market="ration ration", players=players)
    play(match, "0: identical hammer hammer hammer")
    assert (match.outcome, match.waiting) == (None, (1,))
    play(match, "1: identical helmet helmet helmet stone")
    assert match.outcome.scores == (52, 53)
    assert match.outcome.winners == (1,)


@pytest.mark.rule("TRK-7.1")
def test_fifty_aare_in_the_trade_end_the_game_only_at_the_end_of_the_round():
    players = [{"hand": "", "offer": "ration", "aare": 48}, {"hand": "", "offer": "hammer ration", "aare": 10}]
    match = position("trok", seats=2, phase="trading", market="hammer hammer lantern", players=players)
    play(match, "0: take 1 hammer for lantern")
    assert (aare(match)[0], match.outcome) == (51, None)
    play(match, "1: take 0 ration", "0: take 1 ration", "0: give lantern")
    assert match.outcome.winners == (0,)


@pytest.mark.rule("TRK-7.1", "TRK-6.2")
def test_end_of_round_effects_count_for_the_fifty():
    players = [{"hand": USELESS, "aare": 49, "upgrades": "grid"}, {"hand": "", "aare": 49}]
    match = play(position("trok", seats=2, phase="combining", market="stone", players=players), "0: done")
    assert match.outcome.winners == (0,)
    assert match.outcome.scores == (50, 49)


@pytest.mark.rule("TRK-7.1")
def test_a_game_that_is_over_asks_nobody():
    match = play(last_turn(50, 0), "0: done")
    assert match.waiting == ()
    assert texts(match, 0) == []
    assert match.view(None).phase == "over"
    with pytest.raises(GameOver):
        match.submit(0, "done")


@pytest.mark.rule("TRK-7.2")
def test_a_perfect_combination_wins_whatever_the_fortunes():
    match = play(last_turn(3, 80, 20, hand=PERFECT), f"0: perfect {PERFECT}")
    assert match.outcome.winners == (0,)
    assert match.outcome.ranks == (1, 2, 3)
    assert match.outcome.reason == "perfect"
    assert heard(match, 1, GameEnded) == [GameEnded((0,), "perfect")]


@pytest.mark.rule("TRK-7.2")
@pytest.mark.parametrize(("fortunes", "winners"), [((3, 4, 90), (1,)), ((4, 3, 90), (0,)), ((4, 4, 90), (0, 1))])
def test_among_several_perfect_combinations_the_richest_wins(fortunes, winners):
    players = [{"hand": PERFECT}, {"hand": PERFECT}, {"hand": ""}]
    players = [player | {"aare": aare} for player, aare in zip(players, fortunes, strict=True)]
    match = position("trok", seats=3, phase="combining", market="", players=players)
    play(match, f"0: perfect {PERFECT}", f"1: perfect {PERFECT}")
    assert match.outcome.winners == winners
    assert match.outcome.ranks[2] == 3


@pytest.mark.rule("TRK-7.2")
def test_a_perfect_combination_ends_the_game_without_any_fortune():
    match = play(last_turn(0, 0, hand=PERFECT), f"0: perfect {PERFECT}")
    assert (match.outcome.winners, match.outcome.scores) == ((0,), (0, 0))


@pytest.mark.rule("TRK-7.3")
@pytest.mark.parametrize(
    ("fortunes", "winners", "ranks"),
    [((50, 50), (0, 1), (1, 1)), ((10, 55, 55), (1, 2), (3, 1, 1)), ((60, 10, 10), (0,), (1, 2, 2))],
)
def test_equal_fortunes_share_the_victory(fortunes, winners, ranks):
    match = play(last_turn(*fortunes), "0: done")
    assert (match.outcome.winners, match.outcome.ranks) == (winners, ranks)


@pytest.mark.rule("TRK-7.4")
def test_after_sixty_rounds_the_richest_wins():
    match = play(last_turn(7, 20, round=60), "0: done")
    assert match.outcome.winners == (1,)
    assert match.outcome.reason == "last-round"
    assert heard(match, None, GameEnded) == [GameEnded((1,), "last-round")]


@pytest.mark.rule("TRK-7.4")
def test_the_sixtieth_round_is_played():
    match = play(last_turn(7, 20, round=59), "0: done")
    assert (match.outcome, match.view(None).round) == (None, 60)


@pytest.mark.rule("TRK-7.4")
def test_fifty_aare_in_the_sixtieth_round_are_a_fortune():
    assert play(last_turn(7, 50, round=60), "0: done").outcome.reason == "fortune"
