"""Chapter 6: the count."""

import pytest

from rulebook import play
from tripot.games.tschak.events import ElixirUsed, GameEnded, Scored

from .table import heard, over, scores, table


def score(seats: int = 3, **pile: object) -> int:
    """The points of a player with these things, at a table where the others have nothing."""
    return scores(pile, *[{}] * (seats - 1))[0]


# ---- gold, chests and rings -----------------------------------------------------------------------------------------


@pytest.mark.rule("TSC-6.1")
@pytest.mark.parametrize("gold", [0, 1, 7, 12])
def test_each_gold_piece_scores_a_point(gold):
    assert score(gold=gold) == gold


@pytest.mark.rule("TSC-6.2")
@pytest.mark.parametrize(
    ("chests", "points"),
    [
        ("chest-2 chest-3", 5),
        ("chest-2 chest-3 chest-4 chest-5", 14),
        ("cursed-chest-1", -1),
        ("cursed-chest-1 cursed-chest-2", -3),
        ("chest-5 cursed-chest-2", 3),
    ],
)
def test_chests_score_what_is_printed_and_cursed_ones_cost_it(chests, points):
    assert score(treasures=chests) == points


@pytest.mark.rule("TSC-6.3")
@pytest.mark.parametrize(("rings", "points"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16), (5, 25), (6, 36)])
def test_rings_score_the_square_of_their_number(rings, points):
    assert score(treasures=["ring"] * rings) == points


# ---- monsters -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TSC-6.6")
@pytest.mark.parametrize(("troglodytes", "points"), [(1, -1), (2, -4), (3, -9), (4, -16), (5, -25), (6, -36)])
def test_troglodytes_cost_the_square_of_their_number(troglodytes, points):
    assert score(monsters=["troglodyte"] * troglodytes) == points


@pytest.mark.rule("TSC-6.6")
@pytest.mark.parametrize(
    ("monsters", "points"),
    [
        ("golem", -3),
        ("dragon kraken", -8),
        ("dragon kraken golem beholder lizard-man giant-spider ghoul skeleton", -20),
        ("skeleton troglodyte troglodyte", -1 - 4),
    ],
)
def test_creatures_cost_their_skulls(monsters, points):
    assert score(monsters=monsters) == points


# ---- the trophy -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TSC-6.4")
@pytest.mark.parametrize(("seats", "each"), [(2, 1), (3, 2), (4, 2)])
@pytest.mark.parametrize(
    ("monsters", "cards", "cost"), [("", 0, 0), ("golem", 1, 3), ("golem dragon troglodyte troglodyte", 4, 11)]
)
def test_the_trophy_scores_for_each_monster(seats, each, monsters, cards, cost):
    assert score(seats, treasures="trophy", monsters=monsters) == each * cards - cost


@pytest.mark.rule("TSC-6.4")
def test_the_trophy_scores_for_its_owners_monsters_only():
    assert scores({"treasures": "trophy"}, {"monsters": "ghoul"}, {}) == (0, -1, 0)


# ---- the elixir -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TSC-6.5")
@pytest.mark.parametrize(
    ("monsters", "points"),
    [
        ("", 0),
        ("dragon", 0),
        ("ghoul dragon", -1),
        ("golem beholder", -3),
        ("troglodyte", 0),
        ("troglodyte troglodyte", -1),
        ("dragon troglodyte troglodyte", -4),  # the dragon's 4 are more than the 3 of a troglodyte
        ("dragon troglodyte troglodyte troglodyte", -4 - 4),  # and less than the 5 of a third
    ],
)
def test_the_elixir_removes_the_monster_that_costs_most(monsters, points):
    assert score(treasures="elixir", monsters=monsters) == points


@pytest.mark.rule("TSC-6.4", "TSC-6.5")
@pytest.mark.parametrize(
    ("seats", "monsters", "points"),
    [
        (3, "golem", 0),  # the removed golem does not count for the trophy
        (3, "golem dragon", 2 - 3),
        (3, "ghoul", 2 - 1),  # a small monster is worth more with the trophy
        (3, "troglodyte", 2 - 1),
        (3, "ghoul skeleton", 4 - 2),
        (3, "ghoul dragon", 2 - 1),
        (3, "lizard-man", 0),
        (3, "troglodyte troglodyte", 2 - 1),
        (2, "ghoul", 0),
        (2, "golem dragon", 1 - 3),
        (2, "ghoul skeleton", 1 - 1),
    ],
)
def test_with_the_trophy_the_elixir_is_used_as_scores_most(seats, monsters, points):
    assert score(seats, treasures="elixir trophy", monsters=monsters) == points


@pytest.mark.rule("TSC-6.5")
def test_the_elixir_removes_a_monster_of_its_owner_only():
    assert scores({"treasures": "elixir"}, {"monsters": "dragon"}, {}) == (0, -4, 0)


def last_floor(first: dict[str, object], second: dict[str, object]):
    """The end of a game for two: the first takes the last treasure, a ring, and the loot; the second the ghoul."""
    players = [
        first | {"hand": "sorcerer-5 warrior-6 dwarf-4 sorcerer-4"},
        second | {"hand": "sorcerer-2 warrior-1 dwarf-1 artefact"},
    ]
    match = table(2, *players, dungeon=4, floor=3, monsters="ghoul", treasures="ring")
    return play(match, "0: field sorcerer-5 warrior-6 dwarf-4", "1: field sorcerer-2 warrior-1 dwarf-1")


@pytest.mark.rule("TSC-6.5")
@pytest.mark.parametrize(
    ("treasures", "monsters", "removed"),
    [
        ("elixir", "golem troglodyte", ["golem"]),
        ("elixir", "troglodyte troglodyte troglodyte dragon", ["troglodyte"]),
        ("elixir", "", ["ghoul"]),
        ("elixir trophy", "", ["ghoul"]),  # with two players the trophy's 1 is just what the ghoul costs
        ("trophy", "golem", []),
    ],
)
def test_everybody_is_told_which_monster_the_elixir_removes(treasures, monsters, removed):
    match = last_floor({}, {"treasures": treasures, "monsters": monsters})
    assert heard(match, ElixirUsed) == [ElixirUsed(1, monster) for monster in removed]


@pytest.mark.rule("TSC-6.5")
def test_no_elixir_is_used_where_there_is_no_monster_or_keeping_it_is_worth_more():
    assert heard(last_floor({"treasures": "elixir"}, {}), ElixirUsed) == []
    match = table(
        3,
        {"hand": "sorcerer-5 warrior-6 dwarf-4 sorcerer-4"},
        {"hand": "sorcerer-4-staff warrior-5 dwarf-3 artefact"},
        {"hand": "sorcerer-2 warrior-1 dwarf-1 artefact", "treasures": "elixir trophy"},
        dungeon=4,
        floor=3,
        monsters="ghoul",
        treasures="ring",
    )
    teams = ["sorcerer-5 warrior-6 dwarf-4", "sorcerer-4-staff warrior-5 dwarf-3", "sorcerer-2 warrior-1 dwarf-1"]
    play(match, *[f"{seat}: field {team}" for seat, team in enumerate(teams)])
    assert heard(match, ElixirUsed) == []
    assert match.outcome.scores[2] == 2 - 1


# ---- the whole count ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TSC-6.1", "TSC-6.2", "TSC-6.3", "TSC-6.4", "TSC-6.6")
def test_everybody_is_told_the_count_part_by_part():
    first = {"gold": 5, "treasures": "ring ring chest-5 cursed-chest-2", "monsters": "kraken"}
    second = {"gold": 1, "treasures": "trophy chest-3", "monsters": "troglodyte troglodyte dragon"}
    match = last_floor(first, second)
    assert heard(match, Scored) == [
        Scored(0, gold=5 + 2, chests=3, rings=9, trophy=0, creatures=-4, troglodytes=0, total=15),
        Scored(1, gold=1, chests=3, rings=0, trophy=4, creatures=-5, troglodytes=-4, total=-1),
    ]
    assert heard(match, GameEnded) == [GameEnded((0,), "points")]
    assert match.outcome.scores == (15, -1)


@pytest.mark.rule("TSC-6.1", "TSC-6.2", "TSC-6.3", "TSC-6.6", "TSC-6.7")
@pytest.mark.parametrize("two", [{"monsters": "lizard-man"}, {"monsters": "giant-spider"}, {"curse": "cursed-chest-2"}])
@pytest.mark.parametrize("four", ["dragon", "kraken", "troglodyte troglodyte"])
def test_the_rulebooks_example_count_for_three_players(two, four):
    """Line's +4, +1, -2, -4 and the totals 6 and 7 are all that the scan leaves of the pictures.

    A chest of 4 and a ring are +4 and +1; -2 and -4 may be one thing or another.  With 7 gold this is the 6; the 7 and
    the third player, whose total is lost, are filled in.
    """
    line = {
        "gold": 7,
        "treasures": f"chest-4 ring {two.get('curse', '')}",
        "monsters": f"{four} {two.get('monsters', '')}",
    }
    match = over(line, {"gold": 3, "treasures": "ring ring"}, {"gold": 2})
    assert match.outcome.scores == (6, 7, 2)
    assert match.outcome.winners == (1,)


@pytest.mark.rule("TSC-6.7")
@pytest.mark.parametrize(
    ("players", "winners", "ranks", "reason"),
    [
        ([{"gold": 3}, {"gold": 5}, {"gold": 4}], (1,), (3, 1, 2), "points"),
        ([{"monsters": "dragon"}, {"monsters": "ghoul"}, {"monsters": "golem"}], (1,), (3, 1, 2), "points"),
        ([{"gold": 4, "monsters": "dragon"}, {}, {"monsters": "ghoul"}], (1,), (2, 1, 3), "monsters"),
        ([{"monsters": "ghoul skeleton"}, {"monsters": "lizard-man"}], (1,), (2, 1), "monsters"),
        ([{"gold": 2}, {"gold": 2}, {"gold": 1}], (0, 1), (1, 1, 3), "shared"),
        ([{"monsters": "ghoul"}, {"gold": 2, "monsters": "golem"}], (0, 1), (1, 1), "shared"),
        ([{}, {}, {"gold": 4, "monsters": "kraken"}, {}], (0, 1, 3), (1, 1, 4, 1), "shared"),
        ([{"gold": 9}, {"gold": 3}, {"gold": 3, "monsters": "ghoul", "treasures": "ring"}], (0,), (1, 2, 3), "points"),
    ],
)
def test_the_highest_total_wins_and_then_the_fewest_monsters(players, winners, ranks, reason):
    outcome = over(*players).outcome
    assert (outcome.winners, outcome.ranks, outcome.reason) == (winners, ranks, reason)


@pytest.mark.rule("TSC-6.5", "TSC-6.7")
def test_the_monster_that_the_elixir_removes_does_not_count_in_a_tie():
    match = over(
        {"treasures": "elixir", "monsters": "dragon"},
        {"gold": 1, "monsters": "ghoul"},
        {"gold": 0, "monsters": "skeleton"},
    )
    assert match.outcome.scores == (0, 0, -1)
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "monsters")


@pytest.mark.rule("TSC-6.5", "TSC-6.7")
def test_at_equal_points_the_elixir_is_used_since_fewer_monsters_win_ties():
    match = over(
        {"treasures": "elixir trophy", "monsters": "lizard-man"},
        {"gold": 2, "monsters": "giant-spider"},
        {"monsters": "ghoul"},
    )
    assert match.outcome.scores == (0, 0, -1)
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "monsters")


@pytest.mark.rule("TSC-6.7")
def test_a_player_may_end_below_zero_and_still_win():
    outcome = over({"monsters": "dragon"}, {"monsters": "troglodyte troglodyte troglodyte"}).outcome
    assert (outcome.scores, outcome.winners) == ((-4, -9), (0,))
