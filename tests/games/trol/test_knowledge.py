"""Who may know what: cards laid at night, hands, events, and worlds that agree with what a seat has seen."""

import random
from collections import Counter
from itertools import product

import pytest

import tripot
from rulebook import play, texts
from tripot.core.rng import FastRng
from tripot.games.trol.events import Assigned, Drawn

from .oracle import DECK
from .table import GAME, SEATS, TRIBES, Match, answer, asked, before_hunt, heard, hunt, pile, table, zone

NIGHT = {"start": "night", "first": 0}


def viewers(match: Match) -> tuple[int | None, ...]:
    return (*range(match.seats), None)


def shown(match: Match, viewer: int | None, place: int = 0) -> list[tuple[str, str]]:
    return [(card.tribe, card.card) for card in match.view(viewer).lines[place].cards]


# ---- cards laid at night --------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-3.4")
def test_a_card_laid_face_down_is_hidden_from_all_its_owner_included():
    match = play(table(3, {"hand": "chief"}, lines=("koalapin:",), cycle="night"), "0: assign chief 0")
    for viewer in viewers(match):
        assert shown(match, viewer) == [("moss", "")]  # whose it is, is public


@pytest.mark.rule("TRL-3.4")
def test_a_table_may_let_the_owner_see_it():
    lines = ("koalapin: flint cook marked",)
    match = table(3, {"hand": "chief"}, lines=lines, cycle="night", options={"night_memory": "shown"})
    play(match, "0: assign chief 0")
    assert shown(match, 0) == [("flint", ""), ("moss", "chief")]
    assert shown(match, 1) == [("flint", "cook"), ("moss", "")]
    assert shown(match, 2) == shown(match, None) == [("flint", ""), ("moss", "")]


@pytest.mark.rule("TRL-3.4", "TRL-7.1")
def test_with_two_players_the_owner_may_then_see_the_cards_of_both_tribes():
    lines = ("koalapin: moss cook marked, bramble chief marked, soot rocky marked",)
    match = table(2, lines=lines, options={"night_memory": "shown"})
    assert shown(match, 0) == [("moss", "cook"), ("bramble", "chief"), ("soot", "")]
    assert shown(match, 1) == [("moss", ""), ("bramble", ""), ("soot", "rocky")]


@pytest.mark.rule("TRL-3.4")
@pytest.mark.parametrize(("memory", "told"), [("hidden", ""), ("shown", "chief")])
def test_what_is_laid_at_night_is_told_to_its_player_alone_and_only_if_the_table_remembers(memory, told):
    laid = table(3, {"hand": "chief"}, lines=("koalapin:",), cycle="night", options={"night_memory": memory})
    match = play(laid, "0: assign chief 0")
    assert heard(match, Assigned, 0) == [Assigned(0, "moss", 0, "koalapin", told)]
    for viewer in (1, 2, None):
        assert heard(match, Assigned, viewer) == [Assigned(0, "moss", 0, "koalapin", "")]


@pytest.mark.rule("TRL-3.4")
def test_a_card_laid_at_night_is_hidden_in_other_hunts_but_known_in_its_own():
    match = hunt("moss shaman marked", elsewhere="koalapin: moss cook marked", options={"night_memory": "hidden"})
    assert shown(match, 0, 0) == [("moss", "shaman")]
    assert shown(match, 0, 1) == [("moss", "")]


# ---- hands and piles ------------------------------------------------------------------------------------------------


def test_of_another_hand_one_sees_only_its_size():
    match = tripot.Match("trol", seats=4, seed=2)
    for viewer, tribe in product(viewers(match), range(4)):
        part = match.view(viewer).tribes[tribe]
        assert part.hand == (tuple(zone(match, TRIBES[tribe], "hand").split()) if viewer == tribe else ())
        assert (part.hand_size, part.deck_size) == (7, 9)


def test_what_lies_in_the_piles_is_shown_to_nobody():
    match = tripot.Match("trol", seats=3, seed=2)
    for viewer in viewers(match):
        view = match.view(viewer).to_json()
        assert not [key for key in view if "deck" in key]
        assert {key for tribe in view["tribes"] for key in tribe if "deck" in key} == {"deck_size"}
        assert view["pile_size"] == len(match.position()["prey_deck"]) + match.position()["day_night"]


def test_survivors_discarded_cards_food_and_trophies_are_public():
    tribe = {"survivors": "chief", "lost": "cook trap", "food": 4, "trophies": "koalapin sanglion"}
    match = table(3, {}, tribe)
    for viewer in viewers(match):
        part = match.view(viewer).tribes[1]
        assert (part.survivors, part.lost, part.food, part.masks) == (("chief",), ("cook", "trap"), 4, 4)
        assert (part.trophies, part.trophy_symbols) == (("koalapin", "sanglion"), 3)


def test_a_hunt_is_seen_by_all_as_it_goes():
    match = hunt("moss shaman, flint sneak, bramble cook", "1: betray 2", trigger="moss chief", dice="r3")
    for viewer in viewers(match):
        hunted = match.view(viewer).hunt
        assert (hunted.place, hunted.trigger, hunted.trigger_tribe, hunted.total) == (0, "chief", "moss", 0)
        assert (hunted.position, hunted.target) == (1, 2)
        assert (hunted.red, hunted.white, hunted.result, hunted.rerolled) == (1, 0, 3, ())
        view = match.view(viewer)
        assert (view.asked, view.hunted, view.at_least, view.at_most) == ("moss", "castortue", 7, 12)
        assert (view.total, view.result, view.victim, view.victim_tribe) == (0, 3, "cook", "bramble")
        cards = [(card.number, card.acts, card.is_target) for card in view.lines[0].cards]
        assert cards == [(1, False, False), (2, True, False), (3, False, True)]


def test_a_blow_has_no_victim_and_other_lines_take_no_part():
    match = hunt("moss rocky, flint shaman", elsewhere="koalapin: flint cook")
    view = match.view(2)
    assert (view.total, view.result, view.victim, view.victim_tribe) == (2, 0, "", "")
    cards = [(card.number, card.acts, card.is_target) for line in view.lines[:2] for card in line.cards]
    assert cards == [(1, False, False), (2, True, False), (0, False, False)]


def test_while_apprentices_are_called_no_card_acts():
    match = hunt("moss rocky, flint rocky, bramble rocky", hands={"flint": "cook"})
    assert asked(match) == ("helping", 1)
    assert (match.view(None).hunt.position, match.view(None).hunt.target, match.view(None).hunt.total) == (-1, -1, 6)


def test_between_hunts_there_is_none():
    view = tripot.Match("trol", seats=3).view(0)
    assert (view.hunt, view.hunted, view.at_least, view.at_most, view.total) == (None, "", 0, 0, 0)


def test_who_has_to_answer_is_named_by_tribe():
    match = before_hunt("bramble sneak", trigger="bramble chief", seats=2)
    assert (match.view(None).active, match.view(None).asked) == ("bramble", "bramble")
    play(match, "0: trigger chief 0")
    assert match.view(1).asked == "bramble"


# ---- worlds that agree with what a seat knows -----------------------------------------------------------------------


def guess(match: Match, viewer: int | None, seed: int):
    """A world that the viewer thinks possible; its cards add up."""
    world = match.state.copy()
    world.determinise(-1 if viewer is None else viewer, FastRng(seed))
    world.check()
    return world


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("memory", ["hidden", "shown"])
def test_a_guessed_world_looks_the_same_to_the_one_who_guesses(seats, memory):
    match = tripot.Match("trol", seats=seats, seed=6, options={"start": "night", "night_memory": memory})
    rng = random.Random(6)
    while match.waiting:
        for viewer in viewers(match):
            world = guess(match, viewer, rng.randrange(1000))
            assert GAME.view(world, viewer) == match.view(viewer)
        answer(match, rng)


@pytest.mark.parametrize("seats", SEATS)
def test_a_guessed_world_keeps_everything_that_lies_open(seats):
    match = tripot.Match("trol", seats=seats, seed=7, options=NIGHT)
    rng = random.Random(7)
    while match.waiting:
        viewer = rng.choice(viewers(match))
        real, guessed = match.position(), GAME.write(guess(match, viewer, rng.randrange(1000)))
        assert {key: guessed[key] for key in guessed if key not in ("lines", "tribes")} == {
            key: real[key] for key in guessed if key not in ("lines", "tribes")
        }
        for number, (there, here) in enumerate(zip(real["tribes"], guessed["tribes"], strict=True)):
            if number == viewer or number >= seats:  # one's own cards, and open tribes
                assert here == there
            hidden = {"hand": [], "deck": []}
            assert here | hidden == there | hidden
            assert (len(here["hand"]), len(here["deck"])) == (len(there["hand"]), len(there["deck"]))
        answer(match, rng)


@pytest.mark.rule("TRL-3.4")
def test_a_guess_redeals_the_cards_that_others_laid_at_night():
    lines = ("koalapin: flint cook marked, moss chief marked, flint rocky", "canarval: bramble trap marked")
    match = table(3, lines=lines)
    seen = Counter()
    for seed in range(400):
        cards = [line["cards"] for line in GAME.write(guess(match, 0, seed))["lines"]]
        assert cards[0][1:] == ["moss chief marked", "flint rocky"]  # one's own, and what lies face up
        seen[cards[0][0], cards[1][0]] += 1
    assert {first for first, _ in seen} == {f"flint {card} marked" for card in DECK if card != "rocky"}
    assert {second for _, second in seen} == {f"bramble {card} marked" for card in DECK}


@pytest.mark.rule("TRL-3.4", "TRL-4.1")
def test_a_guess_in_the_middle_of_a_hunt_leaves_the_revealed_line_alone():
    match = hunt(
        "moss tracker marked, flint shaman marked", elsewhere="koalapin: flint cook marked", dice="r0 r0 r3 r3"
    )
    play(match, "1: reroll")
    elsewhere = set()
    for seed in range(40):
        lines = GAME.write(guess(match, 0, seed))["lines"]
        assert lines[0]["cards"] == ["moss tracker", "flint shaman marked"]
        elsewhere.add(lines[1]["cards"][0])
    assert len(elsewhere) > 5


def test_a_spectator_guesses_every_hand():
    match = tripot.Match("trol", seats=3, seed=8)
    guesses = [GAME.write(guess(match, None, seed))["tribes"] for seed in range(20)]
    for tribe in range(3):
        assert len({tuple(tribes[tribe]["hand"]) for tribes in guesses}) > 15


@pytest.mark.long
def test_every_possible_world_comes_up_as_often_as_it_should():
    """Flint has two cards in hand, one face down and one in its draw pile: seat 0 cannot tell twelve worlds apart.

    Of chief, cook, sneak and sneak; a chi-square test, with a wide bound.
    """
    flint = {"hand": "chief sneak", "deck": "sneak", "lost": ""}
    known = Counter(DECK) - Counter(["chief", "sneak", "sneak", "cook"])
    match = table(3, {}, flint | {"lost": list(known.elements())}, lines=("koalapin: flint cook marked",))
    expected: Counter = Counter()
    unseen = ["chief", "cook", "sneak", "sneak"]
    for down, first, second in product(range(4), repeat=3):
        if len({down, first, second}) == 3:
            expected[unseen[down], pile([unseen[first], unseen[second]])] += 1
    guesses = 4000
    rng, seen, world = FastRng(2024), Counter(), match.state.copy()
    for _ in range(guesses):
        world.assign(match.state)
        world.determinise(0, rng)
        seen[GAME.write(world)["lines"][0]["cards"][0].split()[1], int(world.members[1].hand)] += 1
    assert seen.keys() == expected.keys()
    chances = {key: number / expected.total() for key, number in expected.items()}
    chi_square = sum((seen[key] - guesses * share) ** 2 / (guesses * share) for key, share in chances.items())
    freedom = len(expected) - 1
    assert abs(chi_square - freedom) < 6 * (2 * freedom) ** 0.5


@pytest.mark.rule("TRL-4.17")
def test_a_guess_may_give_or_take_the_apprentice_that_somebody_is_asked_for():
    match = hunt("moss rocky, flint rocky, bramble rocky", hands={"flint": "cook sneak sneak"})
    assert asked(match) == ("helping", 1)
    answers = set()
    for seed in range(60):
        world = guess(match, 0, seed)
        assert world.waiting == match.state.waiting
        answers.add(tuple(str(GAME.decode(code)) for code in world.legal_actions(1)))
    assert answers == {("refuse",), ("refuse", "help")}
    assert texts(match, 1) == ["refuse"]


# ---- what is told ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_hears_the_same_but_for_cards_drawn_and_cards_laid_at_night(seats):
    match = tripot.Match("trol", seats=seats, seed=9, options={"start": "night"})
    rng = random.Random(9)
    while match.waiting:
        answer(match, rng)
    told = [match.events(viewer) for viewer in viewers(match)]
    assert len({len(events) for events in told}) == 1
    for number, versions in enumerate(zip(*told, strict=True)):
        if len(set(versions)) > 1:
            assert {type(event) for event in versions} in ({Drawn}, {Assigned})
            secret = [v for v, e in zip(viewers(match), versions, strict=True) if e != versions[-1]]
            assert secret == [versions[0].seat], number
