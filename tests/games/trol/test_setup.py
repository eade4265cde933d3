"""Chapter 2: the set-up."""

from collections import Counter

import pytest

import tripot
from tripot.core.errors import BadOption, BadSeats, UnknownOption
from tripot.core.events import Journal
from tripot.games.trol.events import Began, DayBroke, DayNightIgnored, Drawn, NightFell, PreySighted

from .table import GAME, PREY, SEATS, TRIBES, Begins, heard, play_on, zone

SEEDS = range(40)


def new(seats: int, seed: int = 0, **options) -> tripot.Match:
    return tripot.Match("trol", seats=seats, seed=seed, options=options)


def tribes(seats: int) -> int:
    return 4 if seats == 2 else seats


# ---- prey -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-2.1")
@pytest.mark.parametrize(("seats", "prey"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_there_are_as_many_prey_as_tribes(seats, prey):
    match = new(seats)
    laid = [line.prey for line in match.view(None).lines]
    assert len(set(laid)) == len(laid) == prey
    assert heard(match, PreySighted) == [PreySighted(place, key) for place, key in enumerate(laid)]


@pytest.mark.rule("TRL-2.1")
def test_a_card_of_day_and_night_is_thrown_away_and_replaced():
    state = GAME.blank(3, GAME.check_options({"start": "day"}, 3))
    state.journal = Journal()
    state.set_up(Begins(24, 21, 7, 22, 0, 0))  # two of them before the first prey, one before the second
    told = [event for _, event in state.journal.entries][:6]
    names = list(PREY)
    assert told == [
        DayNightIgnored(),
        DayNightIgnored(),
        PreySighted(0, names[7]),
        DayNightIgnored(),
        PreySighted(1, names[0]),
        PreySighted(2, names[1]),
    ]
    assert GAME.write(state)["day_night"] == 2
    assert GAME.view(state, None).night is False


@pytest.mark.rule("TRL-2.1")
def test_prey_and_cards_of_day_and_night_are_shuffled_together():
    first = Counter(new(3, seed).view(None).lines[0].prey for seed in range(300))
    assert len(first) == 20
    ignored = Counter(len(heard(new(5, seed), DayNightIgnored)) for seed in range(100))
    assert {0, 1, 2} <= set(ignored)


@pytest.mark.rule("TRL-2.1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_rest_is_the_pile(seats):
    match = new(seats)
    ignored = len(heard(match, DayNightIgnored))
    assert match.view(None).pile_size == 25 - tribes(seats) - ignored


# ---- hands ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-2.2")
@pytest.mark.parametrize("seats", SEATS)
def test_a_player_has_seven_cards_and_draws_from_the_other_nine(seats):
    shown = new(seats).view(None).tribes[:seats]
    assert [(tribe.hand_size, tribe.deck_size) for tribe in shown] == [(7, 9)] * seats


@pytest.mark.rule("TRL-2.2")
def test_any_card_may_come_to_any_hand():
    hands = [new(3, seed) for seed in SEEDS]
    for tribe in TRIBES[:3]:
        assert len({card for match in hands for card in zone(match, tribe, "hand").split()}) == 12


@pytest.mark.rule("TRL-2.2")
@pytest.mark.parametrize("seats", SEATS)
def test_a_hand_is_told_to_its_player_alone(seats):
    match = new(seats)
    for seat in range(seats):
        own = tuple(zone(match, TRIBES[seat], "hand").split())
        assert match.view(seat).tribes[seat].hand == own
        assert heard(match, Drawn, seat) == [Drawn(s, 7, own if s == seat else ()) for s in range(seats)]
    assert heard(match, Drawn) == [Drawn(seat, 7, ()) for seat in range(seats)]
    assert [tribe.hand for tribe in match.view(None).tribes[:seats]] == [()] * seats


# ---- day or night ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-2.3")
def test_the_cycle_card_is_tossed():
    assert Counter(new(3, seed).view(None).night for seed in SEEDS).keys() == {True, False}


@pytest.mark.rule("TRL-2.3")
@pytest.mark.parametrize(("start", "event"), [("day", DayBroke()), ("night", NightFell())])
def test_a_table_may_choose_how_it_starts(start, event):
    for seed in range(10):
        match = new(3, seed, start=start)
        assert match.view(None).night == (start == "night")
        assert heard(match, type(event)) == [event]


# ---- who begins -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-2.4")
@pytest.mark.parametrize("seats", SEATS)
def test_who_begins_is_drawn_from_the_seed(seats):
    begins = {new(seats, seed).waiting[0] for seed in SEEDS}
    assert begins == set(range(seats))
    match = new(seats)
    assert heard(match, Began) == [Began(match.waiting[0])]


@pytest.mark.rule("TRL-2.4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_table_may_choose_who_begins_and_the_others_follow_clockwise(first):
    match = new(3, first=first, start="day")
    for turn in range(4):
        assert match.waiting == ((first + turn) % 3,)
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])


@pytest.mark.rule("TRL-2.4", "TRL-7.1")
@pytest.mark.parametrize(
    ("first", "order"), [(0, ["moss", "flint", "bramble", "soot"]), (1, ["flint", "moss", "soot", "bramble"])]
)
def test_with_two_players_the_tribes_in_hand_play_first_and_then_the_open_ones(first, order):
    match = new(2, first=first, start="day")
    for tribe in order * 2:
        assert match.view(None).active == tribe
        assert match.waiting == (TRIBES.index(tribe) % 2,)
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])  # the first action is to assign a card


# ---- seats and options ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 6, True, "3"])
def test_two_to_five_can_play(seats):
    with pytest.raises(BadSeats) as refused:
        new(seats)
    assert refused.value.details["allowed"] == [2, 3, 4, 5]


@pytest.mark.parametrize(
    ("seats", "options", "allowed"),
    [
        (3, {"start": "dusk"}, ["random", "day", "night"]),
        (3, {"first": 3}, [None, 0, 1, 2]),
        (3, {"night_memory": True}, ["hidden", "shown"]),
        (4, {"teams": 1}, [False, True]),
    ],
)
def test_an_option_has_the_values_that_it_has(seats, options, allowed):
    with pytest.raises(BadOption) as refused:
        new(seats, **options)
    assert refused.value.details["allowed"] == allowed


def test_an_unknown_option_is_refused():
    with pytest.raises(UnknownOption):
        new(3, weather="rain")


def test_the_defaults():
    options = {"start": "random", "first": None, "night_memory": "hidden", "teams": False, "points": False}
    assert new(4).options == options


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_comes_to_its_end(seats):
    match = play_on(new(seats, 3), 3)
    assert len(match.outcome.winners) == 1
    assert sorted(tribe.rank for tribe in match.view(None).tribes)[0] == 1
