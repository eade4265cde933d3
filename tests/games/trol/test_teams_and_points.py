"""Chapter 7, second part: teams of two, and points over several games."""

import pytest

import tripot
from tripot.core.errors import BadOption
from tripot.games.trol.events import GameEnded

from .table import Match, count_up, eliminated, heard, ranks

TEAMS = {"teams": True}
POINTS = {"points": True}


def in_order(*tribes: int, seats: int = 4, **options) -> Match:
    """A game in which the first of these tribes is eliminated by food, the second by masks, and the last wins."""
    parts: list[dict] = [{}] * 4
    parts[tribes[0]] = {"food": 1, "survivors": "chief"}
    parts[tribes[1]] = {"food": 5, "survivors": "rocky"}
    parts[tribes[2]] = {"food": 5, "survivors": "chief"}
    parts[tribes[3]] = {"food": 5, "survivors": "chief", "trophies": "koalapin"}
    return count_up(seats, *parts, options=options)


# ---- teams ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-7.4")
@pytest.mark.parametrize(("winner", "team"), [(0, (0, 2)), (1, (1, 3)), (2, (0, 2)), (3, (1, 3))])
def test_the_winners_partner_across_the_table_wins_too(winner, team):
    others = [tribe for tribe in range(4) if tribe != winner]
    match = in_order(*others, winner, teams=True)
    assert match.outcome.winners == team
    assert heard(match, GameEnded)[0].winners == team
    assert ranks(match)[winner] == 1


@pytest.mark.rule("TRL-7.4")
def test_without_teams_everybody_plays_alone():
    assert in_order(0, 1, 2, 3).outcome.winners == (3,)


@pytest.mark.rule("TRL-7.4")
def test_a_team_has_the_place_of_its_better_tribe():
    assert in_order(2, 3, 1, 0, teams=True).outcome.ranks == (1, 3, 1, 3)


@pytest.mark.rule("TRL-7.4")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_teams_are_for_four_players(seats):
    with pytest.raises(BadOption) as refused:
        tripot.Match("trol", seats=seats, options=TEAMS)
    assert refused.value.details == {"option": "teams", "value": True, "allowed": [False]}


# ---- points ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-7.5")
@pytest.mark.parametrize(
    ("order", "scores"),
    [((0, 1, 2, 3), (1 + 3, 2 + 5)), ((3, 1, 2, 0), (3 + 5, 1 + 2)), ((1, 3, 2, 0), (8, 3)), ((0, 2, 1, 3), (3, 8))],
)
def test_two_players_score_1_2_3_and_5_for_their_tribes(order, scores):
    match = in_order(*order, seats=2, points=True)
    assert match.outcome.scores == scores


@pytest.mark.rule("TRL-7.5")
@pytest.mark.parametrize(
    ("order", "scores"),
    [
        ((0, 1, 2, 3), (1, 2 + 2, 3, 5)),  # seat 1 is the winner's partner
        ((1, 2, 3, 0), (5, 1, 2 + 2, 3)),
        ((0, 1, 3, 2), (1 + 2, 2, 5, 3)),
        ((0, 2, 3, 1), (1, 5, 2, 3 + 2)),
    ],
)
def test_in_teams_the_winners_partner_scores_two_more(order, scores):
    match = in_order(*order, teams=True, points=True)
    assert match.outcome.scores == scores


@pytest.mark.rule("TRL-7.5")
def test_the_winners_are_the_same_with_points():
    assert in_order(0, 1, 2, 3, seats=2, points=True).outcome.winners == (1,)
    assert in_order(3, 0, 2, 1, teams=True, points=True).outcome.winners == (1, 3)


@pytest.mark.rule("TRL-7.5")
def test_tribes_that_were_not_eliminated_are_ranked_by_the_last_comparison_dice_included():
    tribes = [{"food": 1, "survivors": "cook", "trophies": won} for won in ("", "koalapin", "", "sanglion")]
    dice = "r3 r3 r3 r4 r4 r4"  # moss and bramble, for the third place
    match = count_up(2, *tribes, dice=dice, options=POINTS)
    assert eliminated(match) == []
    assert ranks(match) == [4, 2, 3, 1]
    assert match.outcome.scores == (1 + 2, 3 + 5)


@pytest.mark.rule("TRL-7.5")
def test_an_elimination_that_does_not_happen_moves_the_next_one_to_its_points():
    tribes = [{"food": 1, "survivors": "cook"}, {"food": 1, "survivors": "cook", "trophies": "koalapin"}]
    tribes += [{"food": 5, "survivors": "rocky"}, {"food": 5, "survivors": "chief", "trophies": "sanglion"}]
    match = count_up(4, *tribes, options=TEAMS | POINTS)
    assert eliminated(match) == [("bramble", "masks")]  # nobody went by food
    assert match.outcome.scores == (2, 3 + 2, 1, 5)


@pytest.mark.rule("TRL-7.5")
@pytest.mark.parametrize(("seats", "options"), [(3, POINTS), (4, POINTS), (5, POINTS)])
def test_points_are_for_two_players_or_teams(seats, options):
    with pytest.raises(BadOption) as refused:
        tripot.Match("trol", seats=seats, options=options)
    assert refused.value.details == {"option": "points", "value": True, "allowed": [False]}


@pytest.mark.rule("TRL-7.5")
def test_before_the_end_there_are_no_points():
    match = tripot.Match("trol", seats=2, options=POINTS)
    assert [match.state.score(seat) for seat in (0, 1)] == [0, 0]
