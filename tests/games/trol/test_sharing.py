"""Chapter 5: sharing out, and the prey that follows."""

import pytest

from rulebook import play, texts
from tripot.games.trol.events import (
    CardsPutAway,
    DayBroke,
    DayNightIgnored,
    Fed,
    HuntFailed,
    NightFell,
    PlaceEmptied,
    PreyExploded,
    PreyReshuffled,
    PreySighted,
    TrapSprung,
)

from .table import (
    EASY,
    PREY,
    Begins,
    Dice,
    Match,
    food,
    heard,
    hunt,
    lost,
    other_data,
    outcome,
    survivors,
    table,
    trophy,
    zone,
)

SIX = "moss rocky, flint rocky, bramble rocky"
CAUGHT = other_data(sanglion={"danger": [0, 60]})  # whoever hunts a Sanglion succeeds


# ---- three outcomes -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-5.1", "TRL-5.2", "TRL-5.6")
@pytest.mark.parametrize(
    ("danger", "expected"),
    [
        ([7, 12], "failed"),
        ([6, 12], "succeeded"),  # the range includes its ends
        ([6, 6], "succeeded"),
        ([0, 6], "succeeded"),
        ([0, 5], "exploded"),
    ],
)
def test_the_total_decides(danger, expected):
    match = hunt(SIX, data=other_data(castortue={"danger": danger}))
    assert outcome(match) == (expected, 6)


@pytest.mark.rule("TRL-5.1")
def test_a_failed_hunt_costs_line_trigger_and_prey():
    match = hunt("moss rocky, flint cook, bramble rascal", trigger="flint chief")
    assert heard(match, HuntFailed) == [HuntFailed("castortue", 2, 7, 12)]
    assert lost(match) == {"moss": "rocky", "flint": "chief cook", "bramble": "rascal"}
    assert survivors(match) == {}
    assert trophy(match) == []
    assert food(match) == {}
    assert "castortue" not in str(match.position())


# ---- success --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-5.2")
@pytest.mark.parametrize(
    ("line", "fed"),
    [
        ("moss daughter", {"moss": 4}),  # portions without a troll are lost
        ("moss daughter, flint daughter", {"moss": 4, "flint": 3}),
        ("moss daughter, flint daughter, bramble daughter", {"moss": 4, "flint": 3, "bramble": 2}),
        ("soot daughter, flint daughter, bramble daughter, moss daughter", {"soot": 4, "flint": 3, "bramble": 2}),
        ("flint daughter, flint rascal, moss daughter", {"flint": 7, "moss": 2}),
        ("flint daughter, moss daughter, soot trap, bramble daughter", {"flint": 4, "moss": 3, "bramble": 2}),
    ],
)
def test_the_trolls_of_the_line_take_the_portions_in_order(line, fed):
    match = hunt(line, data=EASY)
    assert food(match) == fed
    assert {event.why for event in heard(match, Fed)} == {"portion"}


@pytest.mark.rule("TRL-5.3")
@pytest.mark.parametrize(
    ("line", "fed"),
    [
        ("moss rocky", {"moss": 4}),
        ("moss daughter, flint rocky", {"flint": 4, "moss": 3}),  # wherever he lies
        ("moss rocky, flint daughter, bramble daughter", {"moss": 4, "flint": 3, "bramble": 2}),
        ("moss rocky, flint daughter, bramble daughter, soot daughter", {"moss": 4, "flint": 3, "bramble": 2}),
        ("moss rocky, flint rocky, bramble daughter", {"moss": 2, "flint": 2, "bramble": 3}),
        ("moss rocky, flint rocky, bramble rocky, soot daughter", {"moss": 1, "flint": 1, "bramble": 1, "soot": 3}),
    ],
)
def test_rocky_steals_the_first_portion_and_several_share_it_rounded_down(line, fed):
    match = hunt(line, data=EASY)
    assert food(match) == fed


@pytest.mark.rule("TRL-5.3")
def test_too_many_dogs_leave_nothing_of_the_first_portion():
    data = other_data(castortue={"danger": [0, 60], "food": [2, 1, 1]})
    match = hunt("moss rocky, flint rocky, bramble rocky, soot daughter", data=data)
    assert food(match) == {"soot": 1}


@pytest.mark.rule("TRL-5.3", "TRL-4.4")
def test_a_dog_that_was_betrayed_steals_nothing():
    match = hunt("moss rocky, flint sneak", "1: betray 0", dice="r2 r2", data=EASY)
    assert food(match) == {"flint": 4}


@pytest.mark.rule("TRL-5.4")
def test_on_success_the_trigger_takes_the_prey():
    match = hunt("moss rocky, flint daughter", trigger="flint cook", data=EASY)
    assert trophy(match) == [("flint", "castortue")]
    assert match.view(None).tribes[1].trophies == ("castortue",)
    assert match.view(None).tribes[1].trophy_symbols == 1


@pytest.mark.rule("TRL-5.5")
def test_on_success_all_cards_survive_the_trigger_included_and_traps_are_discarded():
    match = hunt("moss rocky, flint daughter, bramble trap", trigger="flint cook", data=EASY)
    assert survivors(match) == {"moss": "rocky", "flint": "daughter cook"}
    assert lost(match) == {"bramble": "trap"}


@pytest.mark.rule("TRL-5.5")
def test_when_the_prey_explodes_all_cards_survive_the_trigger_included_and_traps_are_discarded():
    match = hunt("moss rocky, flint tracker, bramble trap", trigger="flint cook", prey="koalapin", dice="r4 r4")
    assert outcome(match) == ("exploded", 10)
    assert survivors(match) == {"moss": "rocky", "flint": "cook tracker"}
    assert lost(match) == {"bramble": "trap"}


# ---- explosion ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-5.6")
def test_an_exploded_prey_feeds_nobody():
    match = hunt("moss rocky, flint tracker, moss cook", prey="koalapin", dice="r4 r4")
    assert outcome(match)[0] == "exploded"
    assert food(match) == {}


@pytest.mark.rule("TRL-5.6")
@pytest.mark.parametrize(
    ("dice", "taker"),
    [
        ("r4 r3 r0 r0 r0 r0", "moss"),  # 7 is too much at once
        ("r3 r3 r0 r2 r0 r0", "flint"),  # 6 is not, 8 is
        ("r3 r3 r0 r0 r0 r2", "bramble"),
        ("r4 r4 r4 r4 r4 r4", "moss"),  # the others come too late
    ],
)
def test_the_card_that_carried_the_total_over_takes_the_prey(dice, taker):
    match = hunt("moss tracker, flint tracker, bramble tracker", trigger="moss cook", prey="koalapin", dice=dice)
    assert outcome(match)[0] == "exploded"
    assert trophy(match) == [(taker, "koalapin")]
    assert [event.tribe for event in heard(match, PreyExploded)] == [taker]


@pytest.mark.rule("TRL-5.6", "TRL-4.15")
def test_the_last_card_that_moved_it_from_not_above_to_above_counts():
    # Moss carries it to 7, an apprentice takes it back to 6, and bramble carries it over again.
    match = hunt("moss tracker, flint apprentice, bramble tracker", "1: minus", prey="koalapin", dice="r4 r3 r2 r0")
    assert outcome(match) == ("exploded", 8)
    assert trophy(match) == [("bramble", "koalapin")]


@pytest.mark.rule("TRL-5.6", "TRL-4.15")
def test_who_takes_it_back_too_little_changes_nothing():
    match = hunt("moss tracker, flint apprentice, bramble tracker", "1: minus", prey="koalapin", dice="r4 r4 r2 r0")
    assert outcome(match) == ("exploded", 9)
    assert trophy(match) == [("moss", "koalapin")]


@pytest.mark.rule("TRL-5.6", "TRL-5.2", "TRL-4.15")
def test_a_prey_that_was_over_and_came_back_is_not_exploded():
    match = hunt("moss tracker, flint apprentice", "1: minus", prey="koalapin", dice="r4 r3")
    assert outcome(match) == ("succeeded", 6)
    assert trophy(match) == [("moss", "koalapin")]


@pytest.mark.rule("TRL-5.6", "TRL-4.15")
def test_an_apprentice_may_explode_the_prey():
    match = hunt("moss tracker, flint apprentice", "1: plus", prey="koalapin", dice="r3 r3")
    assert trophy(match) == [("flint", "koalapin")]


@pytest.mark.rule("TRL-5.6")
def test_a_new_hunt_begins_with_no_damage_and_nobody_who_exploded_the_prey():
    lines = ("koalapin: moss tracker", "castortue: flint shaman")
    match = table(3, {"hand": "beater", "lost": "apprentice"}, {"hand": "beater", "lost": "apprentice"}, lines=lines)
    match.rng = Dice(match, "r4 r4")
    play(match, "0: trigger beater 0")
    assert (match.position()["total"], match.position()["exploder"]) == (8, "moss")
    play(match, "1: trigger beater 1")
    assert (match.position()["total"], match.position()["exploder"]) == (0, "none")


# ---- traps ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-5.7")
def test_an_active_trap_gives_its_owner_five_food_when_the_hunt_fails():
    match = hunt("moss rocky, flint cook, bramble trap")
    assert heard(match, TrapSprung) == [TrapSprung(2, "bramble")]
    assert heard(match, Fed) == [Fed(2, "bramble", "trap", 5, "trap", -1)]
    assert food(match) == {"bramble": 5}


@pytest.mark.rule("TRL-5.7")
def test_cards_before_the_trap_are_discarded_and_cards_after_it_survive():
    match = hunt("moss rocky, flint cook, bramble trap, soot cook, flint rascal", trigger="moss chief")
    assert lost(match) == {"moss": "chief rocky", "flint": "cook", "bramble": "trap"}
    assert survivors(match) == {"soot": "cook", "flint": "rascal"}
    assert trophy(match) == []


@pytest.mark.rule("TRL-5.7")
def test_a_trigger_of_the_traps_tribe_survives_and_takes_the_prey():
    match = hunt("moss rocky, flint cook, bramble trap", trigger="bramble chief")
    assert trophy(match) == [("bramble", "castortue")]
    assert survivors(match) == {"bramble": "chief"}
    assert lost(match) == {"moss": "rocky", "flint": "cook", "bramble": "trap"}


@pytest.mark.rule("TRL-5.7")
def test_the_first_of_several_traps_counts_and_a_further_one_is_a_card_like_the_others():
    match = hunt("moss rocky, flint cook, bramble trap, soot trap, moss cook")
    assert food(match) == {"bramble": 5}
    assert survivors(match) == {"soot": "trap", "moss": "cook"}
    assert lost(match) == {"moss": "beater rocky", "flint": "cook", "bramble": "trap"}


@pytest.mark.rule("TRL-5.7")
def test_the_trap_does_not_spring_when_the_hunt_succeeds():
    match = hunt("moss rocky, flint cook, bramble trap", data=EASY)
    assert heard(match, TrapSprung) == []
    assert "bramble" not in food(match)


@pytest.mark.rule("TRL-5.7", "TRL-4.4")
def test_a_trap_that_was_betrayed_does_not_spring():
    match = hunt("moss rocky, flint sneak, bramble trap", "1: betray 2", dice="r2 r0")
    assert food(match) == {}


# ---- survivors ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-5.8")
def test_survivors_and_discarded_cards_never_come_back():
    survived = "chief daughter shaman brute cook tracker tracker"
    gone = "beater beater beater sneak sneak rascal apprentice"
    match = table(3, {"hand": "rocky", "survivors": survived, "lost": gone}, {"hand": "cook"}, {"hand": "cook"})
    play(match, "0: assign rocky 0")
    assert zone(match, "moss", "hand") == "trap"  # the last card of the draw pile
    play(match, "1: assign cook 0", "2: assign cook 0", "0: assign trap 1")
    assert (zone(match, "moss", "hand"), zone(match, "moss", "deck")) == ("", "")
    assert zone(match, "moss", "survivors") == survived


# ---- the next prey --------------------------------------------------------------------------------------------------


def pile_of(cycle: str, draws: list[int], prey_deck: list[str], day_night: int) -> Match:
    """A hunt that fails, after which luck draws these cards from the pile: prey first, then day and night."""
    lines = ("sanglion: moss rocky", "koalapin:", "vachameau:")
    match = table(3, {"hand": "beater cook"}, lines=lines, prey_deck=prey_deck, day_night=day_night, cycle=cycle)
    match.rng = Begins(*draws)
    return play(match, "0: trigger beater 0")


@pytest.mark.rule("TRL-5.9")
def test_a_new_prey_is_drawn_into_the_same_place():
    match = hunt("moss rocky")
    fresh = match.view(None).lines[0]
    assert fresh.prey not in ("", "castortue")
    assert fresh.cards == ()
    assert heard(match, PreySighted) == [PreySighted(0, fresh.prey)]


@pytest.mark.rule("TRL-5.9")
@pytest.mark.parametrize(("cycle", "event"), [("day", NightFell()), ("night", DayBroke())])
def test_a_card_of_day_and_night_flips_the_cycle_and_another_card_is_drawn(cycle, event):
    match = pile_of(cycle, [2, 0], ["canarval", "castortue"], 5)
    assert [e for e in match.events(None) if isinstance(e, NightFell | DayBroke | DayNightIgnored)] == [event]
    assert match.view(None).night == (cycle == "day")
    assert match.view(None).lines[0].prey == "canarval"
    assert match.position()["day_night"] == 4


@pytest.mark.rule("TRL-5.9")
@pytest.mark.parametrize("further", [1, 2, 3])
def test_any_further_one_before_a_prey_comes_is_thrown_away_without_effect(further):
    match = pile_of("day", [2] * (1 + further) + [1], ["canarval", "castortue"], 5)
    assert heard(match, NightFell) == [NightFell()]
    assert heard(match, DayBroke) == []
    assert heard(match, DayNightIgnored) == [DayNightIgnored()] * further
    assert match.view(None).night
    assert match.view(None).lines[0].prey == "castortue"
    assert match.position()["day_night"] == 4 - further


@pytest.mark.rule("TRL-5.9")
def test_each_hunt_may_flip_the_cycle_again():
    lines = ("sanglion: moss rocky", "vachameau: flint rocky")
    match = table(3, {"hand": "beater"}, {"hand": "beater"}, lines=lines, prey_deck=["canarval", "castortue"])
    match.rng = Begins(2, 0, 0, 1, 0)  # the third number draws the card of moss
    play(match, "0: trigger beater 0", "1: trigger beater 1")
    assert [type(e) for e in match.events(None) if isinstance(e, NightFell | DayBroke)] == [NightFell, DayBroke]
    assert match.view(None).night is False


HUNTED = "sanglion: moss rocky", "koalapin:", "vachameau:"
TROPHIES = " ".join(key for key in PREY if key not in ("sanglion", "koalapin", "vachameau"))


def last_prey(lines: tuple = HUNTED, trophies: str = TROPHIES, **parts) -> Match:
    """A Sanglion is hunted, in vain unless the data say otherwise; the pile is empty, and all other prey are taken."""
    tribes = [{"hand": "beater cook"}, {"hand": "chief", "trophies": trophies}]
    match = table(3, *tribes, lines=lines, prey_deck=[], **{"day_night": 0} | parts)
    return play(match, "0: trigger beater 0")


@pytest.mark.rule("TRL-5.9")
def test_when_the_pile_is_empty_the_discarded_prey_are_shuffled_and_drawn_again():
    match = last_prey(trophies=TROPHIES.replace("canarval", "").replace("castortue", ""))
    assert heard(match, PreyReshuffled) == [PreyReshuffled(3)]  # the one that has just escaped, too
    assert match.view(None).lines[0].prey in ("sanglion", "canarval", "castortue")
    assert (match.view(None).pile_size, match.view(None).discarded_size) == (2, 0)
    assert heard(match, PlaceEmptied) == []


@pytest.mark.rule("TRL-5.9")
def test_every_discarded_prey_may_come_again_but_no_card_of_day_and_night():
    left = TROPHIES.replace("canarval", "").replace("castortue", "")
    found = [last_prey(trophies=left, seed=seed) for seed in range(40)]
    assert {match.view(None).lines[0].prey for match in found} == {"sanglion", "canarval", "castortue"}
    assert {match.position()["day_night"] for match in found} == {0}


@pytest.mark.rule("TRL-5.9")
def test_while_the_pile_has_a_card_the_discarded_prey_stay_away():
    match = pile_of("day", [0], ["canarval"], 0)
    assert heard(match, PreyReshuffled) == []
    assert (match.view(None).lines[0].prey, match.view(None).discarded_size) == ("canarval", 17)


@pytest.mark.rule("TRL-5.9")
def test_under_the_first_rules_an_empty_pile_stayed_empty():
    match = last_prey(trophies="", rules="1")
    assert heard(match, PlaceEmptied) == [PlaceEmptied(0)]
    assert heard(match, PreyReshuffled) == []


@pytest.mark.rule("TRL-5.9")
def test_with_no_discarded_prey_either_the_place_stays_empty():
    match = last_prey(data=CAUGHT)
    shown = match.view(None).lines[0]
    assert (shown.prey, shown.cards, shown.least, shown.most, shown.food) == ("", (), 0, 0, ())
    assert heard(match, PlaceEmptied) == [PlaceEmptied(0)]
    assert match.waiting == (1,)
    assert all(text.split()[-1] != "0" for text in texts(match, 1))


@pytest.mark.rule("TRL-5.9")
def test_the_last_card_of_day_and_night_still_flips_the_cycle():
    match = last_prey(day_night=1, data=CAUGHT)
    assert heard(match, NightFell) == [NightFell()]
    assert heard(match, PlaceEmptied) == [PlaceEmptied(0)]


@pytest.mark.rule("TRL-5.9")
def test_if_no_prey_is_left_at_all_unplayed_cards_are_put_away_and_the_game_is_scored():
    match = last_prey(("sanglion: moss rocky", "none:", "none:"), f"{TROPHIES} koalapin vachameau", data=CAUGHT)
    assert heard(match, CardsPutAway) == [CardsPutAway()]
    assert match.waiting == ()
    assert [len(tribe.lost) for tribe in match.view(None).tribes] == [14, 16, 16]
    assert [(tribe.hand_size, tribe.deck_size) for tribe in match.view(None).tribes] == [(0, 0)] * 3
    assert match.outcome is not None
    assert not match.view(None).last_hunts


@pytest.mark.rule("TRL-5.9")
def test_the_game_goes_on_while_one_prey_is_left():
    match = last_prey(data=CAUGHT)
    assert match.view(None).phase == "playing"
    assert [line.prey for line in match.view(None).lines] == ["", "koalapin", "vachameau"]


@pytest.mark.rule("TRL-5.9")
def test_every_prey_of_the_pile_may_come():
    seen = set()
    for seed in range(120):
        match = table(3, {"hand": "beater"}, lines=("sanglion: moss rocky", "koalapin:", "vachameau:"), seed=seed)
        seen.add(play(match, "0: trigger beater 0").view(None).lines[0].prey)
    assert seen == set(PREY) - {"koalapin", "sanglion", "vachameau"}
