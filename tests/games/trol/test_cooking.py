"""Chapter 4: which portion a cook doubles, where his owner is asked: with two players and in teams."""

import pytest

from rulebook import play, texts
from tripot import choose
from tripot.core.errors import BadPosition
from tripot.games.trol.events import Fed, HuntSucceeded, ServedPlain, TrophyTaken

from .table import EASY, Match, asked, food, heard, hunt, last_card, other_data, survivors, table, trophy

LINE = "flint daughter, moss cook, moss daughter"  # of a Castortue: 4, 3 and 2
TEAMS = {"teams": True}


def two_players(line: str = LINE, *answers: str, **parts) -> Match:
    return hunt(line, *answers, seats=2, **{"data": EASY} | parts)


@pytest.mark.rule("TRL-4.10")
@pytest.mark.parametrize("parts", [{"seats": 2}, {"seats": 4, "options": TEAMS}], ids=["two players", "teams"])
@pytest.mark.parametrize(("answer", "fed"), [("serve", 5), ("double 1", 8), ("double 2", 7)])
def test_the_cooks_owner_says_which_portion_is_doubled_or_none(parts, answer, fed):
    match = hunt(LINE, data=EASY, **parts)
    assert asked(match) == ("cooking", 0)
    assert texts(match, 0) == ["serve", "double 1", "double 2"]
    play(match, f"0: {answer}")
    assert food(match) == {"flint": 4, "moss": fed}
    assert asked(match)[0] == "playing"


@pytest.mark.rule("TRL-4.10")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_where_everybody_hunts_alone_the_largest_portion_is_doubled_without_a_question(seats):
    match = hunt(LINE, seats=seats, data=EASY)
    assert food(match) == {"flint": 4, "moss": 8}
    assert asked(match)[0] == "playing"


@pytest.mark.rule("TRL-4.10")
@pytest.mark.parametrize("parts", [{"seats": 2}, {"seats": 4, "options": TEAMS}], ids=["two players", "teams"])
def test_under_the_first_rules_nobody_was_asked(parts):
    match = hunt(LINE, data=EASY, rules="1", **parts)
    assert food(match) == {"flint": 4, "moss": 8}


@pytest.mark.rule("TRL-4.10", "TRL-5.2")
def test_he_is_asked_when_the_food_is_shared_out_and_before_the_prey_is_taken():
    match = two_players()
    assert food(match) == {"flint": 4, "moss": 5}
    assert trophy(match) == []
    play(match, "0: double 2")
    told = [event for event in match.events(None) if isinstance(event, HuntSucceeded | Fed | TrophyTaken)]
    assert [getattr(event, "why", type(event).__name__) for event in told] == [
        *("HuntSucceeded", "portion", "portion", "portion", "cook", "TrophyTaken"),
    ]
    assert survivors(match) == {"moss": "daughter cook beater", "flint": "daughter"}


@pytest.mark.rule("TRL-4.10")
def test_all_are_told_what_he_does():
    assert heard(two_players(LINE, "0: double 2"), Fed)[-1] == Fed(0, "moss", "cook", 2, "cook", 2)
    assert heard(two_players(LINE, "0: serve"), ServedPlain) == [ServedPlain(0, "moss")]


@pytest.mark.rule("TRL-4.10", "TRL-4.14")
def test_of_several_cooks_the_nearest_is_asked_first_and_none_doubles_a_portion_twice():
    match = two_players("moss cook, moss rascal, flint cook")
    assert texts(match, 0) == ["serve", "double 0", "double 1"]
    assert (match.view(0).asked_card, match.view(0).copied) == ("cook", "")
    play(match, "0: double 1")
    assert texts(match, 0) == ["serve", "double 0"]
    assert (match.view(0).asked_card, match.view(0).copied) == ("rascal", "cook")
    assert match.view(1).hunt.doubled == (1,)
    play(match, "0: double 0")
    assert heard(match, Fed)[-1] == Fed(0, "moss", "rascal", 4, "cook", 0)
    assert texts(match, 1) == ["serve", "double 2"]
    play(match, "1: double 2")
    assert food(match) == {"moss": 2 * (4 + 3), "flint": 2 * 2}


@pytest.mark.rule("TRL-4.10")
def test_what_the_first_cook_leaves_the_second_may_double():
    match = two_players("moss cook, moss rascal", "0: serve")
    assert texts(match, 0) == ["serve", "double 0", "double 1"]


@pytest.mark.rule("TRL-4.10", "TRL-5.3")
def test_what_the_dog_has_stolen_cannot_be_doubled():
    match = two_players("moss cook, moss rocky")
    assert texts(match, 0) == ["serve", "double 1"]


@pytest.mark.rule("TRL-4.10")
@pytest.mark.parametrize(
    ("line", "dice", "portions"),
    [
        ("flint daughter, flint tracker, flint tracker, moss cook", "r2 r2 r2 r2", [4, 3, 2]),  # all are gone
        ("moss cook", "", [0, 3, 2]),
    ],
)
def test_who_has_nothing_to_double_is_not_asked(line, dice, portions):
    match = two_players(line, dice=dice, data=other_data(castortue={"danger": [0, 60], "food": portions}))
    assert asked(match)[0] == "playing"


@pytest.mark.rule("TRL-4.10", "TRL-5.1", "TRL-5.6")
@pytest.mark.parametrize("danger", [[0, 1], [50, 60]])
def test_nothing_is_cooked_without_a_success(danger):
    match = two_players("moss cook, flint daughter", data=other_data(castortue={"danger": danger}))
    assert asked(match)[0] == "playing"


@pytest.mark.rule("TRL-4.10", "TRL-6.1")
def test_cooks_are_asked_in_the_last_hunts_too():
    match = last_card("castortue: moss cook, flint daughter", "0: double 0", seats=2, data=EASY)
    assert food(match) == {"moss": 8, "flint": 3}
    assert match.view(None).phase == "over"


# ---- what a bot makes of it -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["greedy", "expert:40"])
def test_a_bot_whose_cook_can_only_gain_doubles_the_larger_portion(bot):
    match = two_players("moss cook, moss daughter, flint daughter")
    assert str(choose(match, 0, bot=bot, seed=1).action) == "double 0"


@pytest.mark.parametrize("bot", ["greedy", "expert:40"])
def test_a_bot_does_not_feed_the_weaker_tribe_at_the_stronger_ones_cost(bot):
    """All cards are played.  9 more for moss would leave bramble, which has all the trophies, with the least food."""
    foods = {"moss": 9, "flint": 20, "bramble": 10, "soot": 20}
    lives = {"moss": "chief", "flint": "chief", "bramble": "chief daughter", "soot": "chief"}
    tribes = [{"food": foods[tribe], "survivors": lives[tribe], "hand": ""} for tribe in foods]
    tribes[2] |= {"trophies": "pandemonium"}
    tribes[1] |= {"trophies": "koalapin"}
    match = table(
        2,
        *tribes,
        lines=("castortue: moss cook", "none:", "none:", "none:"),
        phase="cooking",
        place=0,
        last_hunts=1,
        frames=[["cooks", 0, 0, 0]],
        data=other_data(castortue={"danger": [0, 60], "food": [9, 3, 2]}),
    )
    chosen = choose(match, 0, bot=bot, seed=1)
    assert str(chosen.action) == "serve"
    assert bot != "greedy" or chosen.reason.key == "serve"


# ---- as a position --------------------------------------------------------------------------------------------------


def test_a_cook_who_is_asked_is_data_too():
    match = two_players("moss cook, moss rascal", "0: double 1")
    position = match.position()
    assert position["frames"] == [["cooks", 1, 2, 0]]
    again = Match.from_position(position, data=EASY)
    assert again.position() == position
    assert texts(again, 0) == ["serve", "double 0"]


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"frames": [["cooks", 1, 0, 0]]}, "frames"),  # the daughter is no cook
        ({"frames": [["cooks", 0, 7, 0]]}, "phase"),  # everything has been doubled
        ({"frames": [["helpers", 0, 0, 0]]}, "frames"),
        ({"total": 61}, "phase"),
        ({"rules": "1"}, "phase"),
    ],
)
def test_a_cook_who_cannot_be_asked_is_refused(change, path):
    position = two_players("moss cook, flint daughter").position()
    with pytest.raises(BadPosition) as refused:
        Match.from_position(position | {"exploder": "moss"} | change, data=EASY)
    assert refused.value.details["path"] == path
