"""Chapter 3, second half: what teams are worth, who takes what, and which of two equal teams is stronger."""

import pytest

from rulebook import play, position
from tripot.games.tschak.events import MonsterTaken, TreasureTaken

from .table import clash, heard, monster_taker, part, strengths, table, treasure_taker

# ---- the value of a team --------------------------------------------------------------------------------------------


@pytest.mark.rule("TSC-3.6")
def test_the_team_of_strength_12_of_the_picture():
    # The scan has lost the picture, not its 12: these are cards that add up to it.
    assert strengths(clash("sorcerer-3 warrior-5 dwarf-4", "sorcerer-2 warrior-1 dwarf-1"))[0] == 12


@pytest.mark.rule("TSC-3.6")
@pytest.mark.parametrize(
    ("team", "strength"),
    [
        ("sorcerer-2 warrior-1 dwarf-1", 4),
        ("sorcerer-5-staff warrior-6-axe dwarf-4-axe", 15),
        ("sorcerer-4 warrior-2-axe dwarf-3-weapon", 9),
    ],
)
def test_a_team_is_worth_the_sum_of_its_characters(team, strength):
    assert strengths(clash(team, "sorcerer-3 warrior-3 dwarf-3"))[0] == strength


@pytest.mark.rule("TSC-3.6", "TSC-3.7", "TSC-3.8", "TSC-3.9")
@pytest.mark.parametrize("second", ["chameleon warrior-5 dwarf-4", "chameleon warrior-6-axe dwarf-3-axe"])
def test_the_four_teams_of_the_rulebooks_example(second):
    """9 = 3 + 4 + 2; 13 with a chameleon that copies Line's sorcerer; 14 with a chameleon of 4, doubled; 10 = 4 + 2×3.

    The scan gives these numbers without the cards.  The chameleon of 4 and its artefact make 8, so a warrior 6 is
    beside them; Line has the sorcerer 4, and an artefact that doubles a 3: here a dwarf, it may be a warrior; the team
    of 13 has 9 beside its chameleon, as 5 + 4 or 6 + 3; and 3, 4, 2 are taken as sorcerer, warrior and dwarf.
    The next picture has the golem of 3 skulls go to the weakest team and a treasure worth 4 to the strongest.
    """
    line = "sorcerer-4 artefact dwarf-3"
    match = clash(
        "sorcerer-3 warrior-4 dwarf-2",
        second,
        "chameleon artefact warrior-6",
        line,
        monsters="golem dragon kraken",
        treasures="chest-4 ring ring",
    )
    assert strengths(match) == [9, 13, 14, 10]
    assert (part(match, 0, "monsters"), part(match, 2, "treasures")) == ("golem", "chest-4")


# ---- chameleons -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TSC-3.7")
@pytest.mark.parametrize("value", [2, 3, 4, 5])
def test_a_chameleon_is_worth_what_an_opponents_sorcerer_is(value):
    match = clash("chameleon warrior-1 dwarf-1", f"sorcerer-{value} warrior-2 dwarf-2")
    assert strengths(match)[0] == value + 1 + 1


@pytest.mark.rule("TSC-3.7")
def test_a_chameleon_copies_the_highest_sorcerer_of_all_opponents():
    teams = ["sorcerer-3 warrior-2 dwarf-2", "sorcerer-5 warrior-3 dwarf-3", "sorcerer-2 warrior-4 dwarf-4"]
    assert strengths(clash("chameleon warrior-1 dwarf-1", *teams))[0] == 5 + 1 + 1


@pytest.mark.rule("TSC-3.7")
def test_a_chameleon_that_finds_no_sorcerer_is_worth_nothing():
    match = clash("chameleon warrior-1 dwarf-1", "artefact warrior-2 dwarf-2", "artefact warrior-3 dwarf-3")
    assert strengths(match)[0] == 0 + 1 + 1


@pytest.mark.rule("TSC-3.7")
def test_two_chameleons_do_not_copy_each_other():
    assert strengths(clash("chameleon warrior-1 dwarf-1", "chameleon warrior-2 dwarf-2")) == [2, 4]


@pytest.mark.rule("TSC-3.7")
def test_several_chameleons_copy_the_same_sorcerer():
    match = clash("chameleon warrior-1 dwarf-1", "chameleon warrior-2 dwarf-2", "sorcerer-4 warrior-3 dwarf-3")
    assert strengths(match)[:2] == [4 + 2, 4 + 4]


@pytest.mark.rule("TSC-3.7")
def test_a_chameleon_copies_the_printed_value_and_not_a_doubled_one():
    match = clash("chameleon warrior-1 dwarf-1", "sorcerer-2 artefact warrior-5")
    assert strengths(match) == [2 + 1 + 1, 2 * 2 + 5]


@pytest.mark.rule("TSC-3.7")
def test_a_chameleon_copies_nobody_from_another_floor():
    hand = {
        "hand": "chameleon warrior-1 dwarf-1 artefact",
        "spent": "sorcerer-5 warrior-2 dwarf-2 sorcerer-4 warrior-3 dwarf-3",
    }
    other = {"hand": "chameleon warrior-6 dwarf-4 artefact"}
    match = table(2, hand, other, floor=3)
    play(match, "0: field chameleon warrior-1 dwarf-1", "1: field chameleon warrior-6 dwarf-4")
    assert strengths(match) == [0 + 1 + 1, 0 + 6 + 4]


@pytest.mark.rule("TSC-3.7", "TSC-2.1")
def test_a_chameleon_copies_no_sorcerer_of_a_board():
    boards = ({"hand": "sorcerer-5 sorcerer-4 sorcerer-3"}, {"hand": "sorcerer-5-staff"})
    match = clash("chameleon warrior-1 dwarf-1", "artefact warrior-2 dwarf-2", boards=boards)
    assert strengths(match)[0] == 0 + 1 + 1


# ---- artefacts ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TSC-3.8")
@pytest.mark.parametrize(
    ("team", "strength"),
    [
        ("artefact sorcerer-2 warrior-5", 2 * 2 + 5),
        ("artefact sorcerer-5 warrior-3", 5 + 2 * 3),
        ("artefact sorcerer-3 dwarf-4", 2 * 3 + 4),
        ("artefact sorcerer-4 dwarf-1", 4 + 2 * 1),
        ("artefact warrior-2 dwarf-4", 2 * 2 + 4),
        ("artefact warrior-6 dwarf-4", 6 + 2 * 4),
        ("artefact sorcerer-4 warrior-4", 4 + 2 * 4),
        ("artefact warrior-1 dwarf-1", 1 + 2 * 1),
    ],
)
def test_an_artefact_doubles_the_weakest_character_of_its_team(team, strength):
    assert strengths(clash(team, "sorcerer-2-staff warrior-1-axe dwarf-2"))[0] == strength


@pytest.mark.rule("TSC-3.8")
@pytest.mark.parametrize(
    ("team", "opponent", "strength"),
    [
        ("artefact chameleon warrior-6", "sorcerer-4 warrior-1 dwarf-1", 2 * 4 + 6),
        ("artefact chameleon warrior-3", "sorcerer-4 warrior-1 dwarf-1", 4 + 2 * 3),
        ("artefact chameleon dwarf-4", "sorcerer-2 warrior-1 dwarf-1", 2 * 2 + 4),
        ("artefact chameleon dwarf-2", "sorcerer-5 warrior-1 dwarf-1", 5 + 2 * 2),
        ("artefact chameleon warrior-6", "artefact warrior-1 dwarf-1", 2 * 0 + 6),
        ("artefact chameleon dwarf-4", "chameleon warrior-1 dwarf-1", 2 * 0 + 4),
    ],
)
def test_an_artefact_may_double_a_chameleon_at_the_value_that_it_has_copied(team, opponent, strength):
    assert strengths(clash(team, opponent))[0] == strength


# ---- monster and treasure -------------------------------------------------------------------------------------------


@pytest.mark.rule("TSC-3.9")
def test_the_weakest_takes_the_monster_and_the_strongest_the_treasure():
    match = clash(
        "sorcerer-3 warrior-3 dwarf-3",
        "sorcerer-2 warrior-1 dwarf-1",
        "sorcerer-5 warrior-6 dwarf-4",
        monsters="golem dragon kraken",
        treasures="chest-4 ring ring",
    )
    assert heard(match, TreasureTaken) == [TreasureTaken(2, "chest-4", "strongest")]
    assert heard(match, MonsterTaken) == [MonsterTaken(1, "golem", "weakest")]
    assert [part(match, place, "monsters") for place in range(4)] == ["", "golem", "", ""]
    assert [part(match, place, "treasures") for place in range(4)] == ["", "", "chest-4", ""]


@pytest.mark.rule("TSC-3.9")
@pytest.mark.parametrize("chest", ["cursed-chest-1", "cursed-chest-2"])
def test_a_cursed_chest_goes_to_the_strongest_too(chest):
    match = clash("sorcerer-2 warrior-1 dwarf-1", "sorcerer-5 warrior-6 dwarf-4", treasures=f"{chest} ring ring")
    assert (part(match, 0, "treasures"), part(match, 2, "treasures")) == ("", chest)


@pytest.mark.rule("TSC-3.9")
def test_each_floor_awards_its_own_monster_and_treasure():
    hands = [{"hand": "sorcerer-2 warrior-1 dwarf-1 artefact"}, {"hand": "sorcerer-5 warrior-6 dwarf-4 artefact"}]
    match = table(2, *hands, floor=3, monsters="ghoul", treasures="elixir")
    play(match, "0: field sorcerer-2 warrior-1 dwarf-1", "1: field sorcerer-5 warrior-6 dwarf-4")
    assert (part(match, 0, "monsters"), part(match, 2, "treasures")) == ("ghoul", "elixir")


@pytest.mark.rule("TSC-3.9")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_saw_what_was_taken(viewer):
    match = clash(
        "sorcerer-2 warrior-1 dwarf-1",
        "sorcerer-5 warrior-6 dwarf-4",
        monsters="golem dragon kraken",
        treasures="chest-4 ring ring",
    )
    taken = TreasureTaken(1, "chest-4", "strongest"), MonsterTaken(0, "golem", "weakest")
    assert heard(match, TreasureTaken, viewer) + heard(match, MonsterTaken, viewer) == [*taken]
    assert match.view(viewer).places[0].monsters == ("golem",)
    assert match.view(viewer).places[2].treasures == ("chest-4",)


@pytest.mark.rule("TSC-3.9")
def test_a_floor_is_empty_once_its_cards_are_taken():
    match = clash("sorcerer-2 warrior-1 dwarf-1", "sorcerer-5 warrior-6 dwarf-4", monsters="golem dragon kraken")
    assert [(floor.floor, floor.monster) for floor in match.view(None).floors] == [(2, "dragon"), (3, "kraken")]


# ---- equal teams ----------------------------------------------------------------------------------------------------

# The first team of each pair is as strong as the second and still beats it.  What cannot happen is left out: as every
# numbered card is unique, two equal teams without sorcerers always differ by their warriors, and dwarves decide only
# between two teams of chameleon, dwarf and artefact, whose dwarves then have the same value.
TIES = {
    "higher sorcerer": ("sorcerer-5 warrior-1 dwarf-2", "sorcerer-2 warrior-3 dwarf-3"),
    "higher sorcerer without a staff": ("sorcerer-4 warrior-1 dwarf-1", "sorcerer-3-staff warrior-2 dwarf-1-axe"),
    "staff": ("sorcerer-3-staff warrior-1 dwarf-2", "sorcerer-3 warrior-2 dwarf-1"),
    "staff before axes": ("sorcerer-3-staff warrior-2 dwarf-2", "sorcerer-3 warrior-2-axe dwarf-2-axe"),
    "sorcerer 2 over a chameleon": ("sorcerer-2 warrior-3 dwarf-1", "chameleon warrior-3-axe dwarf-1-axe"),
    "chameleon over no sorcerer": ("chameleon warrior-2 dwarf-4", "artefact warrior-4 dwarf-1"),
    "sorcerer over no sorcerer": ("sorcerer-2 warrior-2 dwarf-2", "artefact warrior-4 dwarf-1"),
    "sorcerer's printed value": ("sorcerer-3 warrior-3 dwarf-1", "artefact sorcerer-2 warrior-3-axe"),
    "higher warrior of chameleons": ("chameleon warrior-5 dwarf-1", "chameleon warrior-2 dwarf-4"),
    "higher warrior without sorcerers": ("artefact warrior-5 dwarf-2", "artefact warrior-3 dwarf-3"),
    "axe of the warrior": ("chameleon warrior-3-axe dwarf-2", "chameleon warrior-3 dwarf-2-axe"),
    "axe of the warrior without sorcerers": ("artefact warrior-3-axe dwarf-2", "artefact warrior-3 dwarf-2-axe"),
    "warrior over no warrior": ("chameleon warrior-2 artefact", "chameleon dwarf-2-axe artefact"),
    "warrior's printed value": ("artefact warrior-3 dwarf-2", "artefact warrior-2-axe dwarf-3-axe"),
    "axe of the dwarf": ("chameleon dwarf-3-axe artefact", "chameleon dwarf-3-weapon artefact"),
    "axe over bare hands": ("chameleon dwarf-3-axe artefact", "chameleon dwarf-3 artefact"),
    "other weapon over bare hands": ("chameleon dwarf-3-weapon artefact", "chameleon dwarf-3 artefact"),
}


@pytest.mark.rule("TSC-3.10")
@pytest.mark.parametrize(("stronger", "weaker"), TIES.values(), ids=TIES)
@pytest.mark.parametrize("first", [0, 1])
def test_of_two_equal_teams_one_is_stronger(stronger, weaker, first):
    match = clash(*[(stronger, weaker), (weaker, stronger)][first])
    assert strengths(match)[0] == strengths(match)[1]
    assert (treasure_taker(match), monster_taker(match)) == (first, 1 - first)
    assert (heard(match, TreasureTaken)[0].why, heard(match, MonsterTaken)[0].why) == ("tie", "tie")


@pytest.mark.rule("TSC-3.10")
def test_a_tie_for_the_treasure_leaves_the_monster_with_the_weakest():
    match = clash("sorcerer-4 warrior-4 dwarf-1", "sorcerer-5 warrior-3 dwarf-1-axe", "sorcerer-2 warrior-1 dwarf-2")
    assert strengths(match) == [9, 9, 5]
    assert heard(match, TreasureTaken)[0].why == "tie"
    assert heard(match, MonsterTaken)[0].why == "weakest"
    assert (treasure_taker(match), monster_taker(match)) == (1, 2)


@pytest.mark.rule("TSC-3.10")
def test_a_tie_for_the_monster_leaves_the_treasure_with_the_strongest():
    match = clash("sorcerer-4 warrior-1 dwarf-1", "sorcerer-3 warrior-2 dwarf-1-axe", "sorcerer-5 warrior-6 dwarf-2")
    assert strengths(match) == [6, 6, 13]
    assert heard(match, TreasureTaken)[0].why == "strongest"
    assert heard(match, MonsterTaken)[0].why == "tie"
    assert (treasure_taker(match), monster_taker(match)) == (2, 1)


@pytest.mark.rule("TSC-3.10")
def test_of_four_equal_teams_the_sorcerers_make_the_order():
    match = clash(
        "chameleon warrior-1 dwarf-3",
        "sorcerer-5 warrior-2 dwarf-2",
        "sorcerer-4-staff warrior-3 dwarf-2-axe",
        "artefact warrior-3-axe dwarf-3-axe",
    )
    assert strengths(match) == [9, 9, 9, 9]
    assert (treasure_taker(match), monster_taker(match)) == (1, 3)


@pytest.mark.rule("TSC-3.10", "TSC-3.6")
def test_strength_comes_before_the_order_of_sorcerers():
    match = clash("sorcerer-5-staff warrior-1 dwarf-1", "artefact warrior-3 dwarf-3")
    assert strengths(match) == [7, 9]
    assert (treasure_taker(match), monster_taker(match)) == (1, 0)


@pytest.mark.rule("TSC-3.8")
def test_the_strength_of_a_team_that_is_not_complete_counts_the_artefact_for_who_is_there():
    match = position(
        "tschak",
        seats=2,
        floor=1,
        places=[{"team": ["warrior-5", "artefact"]}, {}, {"team": ["warrior-6", "dwarf-1"]}, {}],
    )
    assert [match.view(None).places[place].strength for place in (0, 2)] == [10, 7]
