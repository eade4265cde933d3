"""The page of strengths says what was wanted and whether it holds."""

import pytest

from strength.document import page
from strength.matches import CHANCIEST, LEVELS, Pairing, chosen, matches
from strength.picture import draw
from strength.verdict import verdict
from tripot import catalogue

SURE = Pairing("levels", "trok", "easy", "beginner", seats=2, games=10, wanted=1.0, is_sure=True)
WANTED = Pairing("greedy", "trok", "greedy", "random", seats=4, games=10, wanted=3.0)


def share(win_share, low, high, seats):
    return {"win_share": win_share, "low": low, "high": high, "games": 10, "times_fair": win_share * seats}


def report(match, *bounds, roles=()):
    own = share(*bounds, match.seats) | {"seconds_per_decision": 0.01}
    by_role = [{"role": role} | share(*bounds, match.seats) for role, *bounds in roles]
    return {"rules": "1", "bots": [own | {"by_role": by_role}]}


@pytest.mark.parametrize(
    ("match", "bounds", "holds"),
    [
        (WANTED, (0.75, 0.6, 0.9), True),
        (WANTED, (0.74, 0.6, 0.9), False),
        (SURE, (0.6, 0.51, 0.7), True),
        (SURE, (0.6, 0.49, 0.7), False),
        (Pairing("curve", "trok", "expert:1s", "greedy", seats=4, games=10), (0.6, 0.5, 0.7), None),
    ],
)
def test_a_match_is_judged_by_its_share_or_by_the_whole_interval(match, bounds, holds):
    assert verdict(match, report(match, *bounds))["holds"] is holds


def test_what_is_wanted_is_wanted_of_every_role():
    roles = [("cat", 0.9, 0.8, 1.0), ("dog", 0.7, 0.6, 0.8)]
    found = verdict(WANTED, report(WANTED, 0.8, 0.7, 0.9, roles=roles))
    assert found["holds"] is False
    assert [own["role"] for own in found["by_role"]] == ["cat", "dog"]


def test_the_page_has_a_row_for_every_match_and_role_and_the_command():
    roles = [("cat", 0.9, 0.8, 1.0), ("dog", 0.75, 0.6, 0.8)]
    verdicts = [verdict(WANTED, report(WANTED, 0.8, 0.7, 0.9, roles=roles)), verdict(SURE, report(SURE, 0.6, 0.4, 0.7))]
    told = page(verdicts, "a machine")
    assert "| trok | `greedy` | `random` |  | 10 | 80.0% | 70.0 to 90.0% | × 3.20 | × 3 | yes | 10 ms |" in told
    assert "|  |  |  | dog | 10 | 75.0% |" in told
    assert "**no**" in told
    assert "tripot arena trok --bots greedy,random,random,random --games 10" in told


def test_a_match_that_was_played_by_former_rules_says_so():
    match = Pairing("greedy", "trol", "greedy", "random", seats=4, games=10, wanted=2.0)
    assert "| trol, rules 1 | `greedy` |" in page([verdict(match, report(match, 0.8, 0.7, 0.9))], "a machine")


def test_the_picture_has_every_budget_and_role(tmp_path):
    curve = [Pairing("curve", "trieste", f"expert:{budget}", "greedy", 3, games=10) for budget in ("1s", "0.01s")]
    roles = [("cat", 0.5, 0.4, 0.6), ("dog", 0.6, 0.5, 0.7)]
    draw([verdict(match, report(match, 0.55, 0.5, 0.6, roles=roles)) for match in curve], tmp_path / "curve.svg")
    drawn = (tmp_path / "curve.svg").read_text()
    assert all(f">{word}<" in drawn for word in ("0.01 s", "1 s", "cat", "dog", "all"))


@pytest.mark.parametrize(
    ("names", "found"),
    [
        (["trieste", "greedy"], ["trieste greedy"]),
        (["trol", "levels", "easy", "hard"], ["trol easy", "trol hard"]),
        (["expert", "trok"], ["trok expert:0.25s"]),
    ],
)
def test_parts_games_and_bots_may_be_named(names, found):
    assert [f"{match.game} {match.bot}" for match in chosen(names)] == found
    assert chosen([]) == matches()


def test_a_name_of_no_match_is_refused():
    with pytest.raises(ValueError, match="No match is of chess"):
        chosen(["trok", "chess"])


def test_every_game_has_matches_of_every_part_and_one_has_a_curve():
    found = matches()
    assert {(match.game, match.part) for match in found} == {
        (game, part) for game in catalogue() if game != "snatch" for part in ("greedy", "expert", "levels")
    } | {(CHANCIEST, "curve")}
    assert len({match.file for match in found}) == len(
        {(match.game, match.seats, match.bot, match.other) for match in found}
    )
    assert {match.bot for match in found if match.part == "levels"} == set(LEVELS[1:])
