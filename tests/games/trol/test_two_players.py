"""Chapter 7, first part: two players, each with a second tribe that lies open."""

import pytest

import tripot
from rulebook import play, texts
from tripot.core.errors import IllegalAction
from tripot.games.trol.events import Assigned, Helped, TurnedUp

from .oracle import DECK
from .table import (
    Begins,
    asked,
    before_hunt,
    count_up,
    eliminated,
    heard,
    hunt,
    outcome,
    ranks,
    rest,
    table,
    zone,
)

SIX = "moss rocky, flint rocky, bramble rocky"  # one short of a Castortue


def new(seed: int = 0, **options) -> tripot.Match:
    return tripot.Match("trol", seats=2, seed=seed, options=options)


def piles(match: tripot.Match, tribe: int) -> list[tuple[str, int]]:
    """The card upon each pile of an open tribe, and how many lie under it."""
    part = match.position()["tribes"][tribe]
    return list(zip(part["tops"], part["depths"], strict=True))


# ---- the open tribes ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-7.1")
def test_each_player_also_plays_a_second_tribe_and_the_players_alternate():
    match = new(first=0, start="day")
    assert [(tribe.tribe, tribe.seat) for tribe in match.view(None).tribes] == [
        *[("moss", 0), ("flint", 1)],
        *[("bramble", 0), ("soot", 1)],
    ]
    seats = []
    for _ in range(8):
        seats.append(match.waiting[0])
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    assert seats == [0, 1] * 4


@pytest.mark.rule("TRL-7.1")
def test_the_second_tribe_lies_in_four_piles_of_four_with_the_top_card_face_up():
    match = new()
    for tribe in (2, 3):
        assert [depth for _, depth in piles(match, tribe)] == [3, 3, 3, 3]
        tops = sorted(card for card, _ in piles(match, tribe))
        for viewer in (0, 1, None):
            shown = match.view(viewer).tribes[tribe]
            assert sorted(shown.hand) == tops
            assert (shown.hand_size, shown.deck_size) == (4, 12)
            assert [(pile.card, pile.below) for pile in shown.piles] == piles(match, tribe)
        told = [event.card for event in heard(match, TurnedUp) if event.tribe == ("bramble", "soot")[tribe - 2]]
        assert sorted(told) == tops


@pytest.mark.rule("TRL-7.1")
def test_any_card_may_lie_upon_a_pile():
    assert {card for seed in range(40) for card, _ in piles(new(seed), 2)} == set(DECK)


def open_turn(
    *tops: str, deck: str | None = None, depths: list[int] | None = None, laid: str = "", **parts
) -> tripot.Match:
    """It is the turn of bramble, the open tribe of seat 0, with these cards upon its piles, and `laid` in a line."""
    hand = " ".join(card for card in tops if card != "none")
    bramble = {"hand": hand, "tops": list(tops)}
    if depths is not None:
        bramble |= {"depths": depths, "deck": deck, "lost": rest(hand, deck, laid)}
    return table(2, {}, {}, bramble, turn=2, first=0, **parts)


@pytest.mark.rule("TRL-7.1")
def test_on_its_turn_one_of_the_four_visible_cards_is_played():
    match = open_turn("chief", "sneak", "trap", "sneak")
    assert (match.waiting, match.view(None).active) == ((0,), "bramble")
    assert {text.split()[1] for text in texts(match, 0)} == {"chief", "sneak", "trap"}


@pytest.mark.rule("TRL-7.1")
def test_at_the_end_of_the_turn_the_next_card_of_that_pile_is_turned_up():
    match = open_turn("chief", "cook", "trap", "rocky", deck="sneak sneak", depths=[2, 0, 0, 0])
    play(match, "0: assign chief 0")
    assert piles(match, 2) == [("sneak", 1), ("cook", 0), ("trap", 0), ("rocky", 0)]
    assert heard(match, TurnedUp) == [TurnedUp(0, "bramble", "sneak")]
    assert match.view(1).tribes[2].hand == ("cook", "sneak", "rocky", "trap")


@pytest.mark.rule("TRL-7.1")
def test_a_pile_that_is_used_up_stays_empty():
    match = open_turn("chief", "cook", "trap", "rocky", deck="sneak sneak", depths=[2, 0, 0, 0])
    play(match, "0: assign trap 0")
    assert piles(match, 2) == [("chief", 2), ("cook", 0), ("none", 0), ("rocky", 0)]
    assert heard(match, TurnedUp) == []


def two_sneaks(depths: list[int], **parts) -> tripot.Match:
    deck = ["beater", "beater", "beater", "chief"][: sum(depths)]
    return open_turn("sneak", "sneak", "trap", "rocky", deck=" ".join(deck), depths=depths, **parts)


@pytest.mark.rule("TRL-7.1")
@pytest.mark.parametrize(
    ("pile", "left"),
    [
        (0, [("beater", 0), ("sneak", 2), ("trap", 0), ("rocky", 0)]),
        (1, [("sneak", 1), ("beater", 1), ("trap", 0), ("rocky", 0)]),
    ],
)
def test_of_like_cards_upon_unequal_piles_the_player_chooses(pile, left):
    match = two_sneaks([1, 2, 0, 0], lines=("koalapin:", "none:", "none:", "none:"))
    assert texts(match, 0) == ["assign sneak 0 pile 0", "assign sneak 0 pile 1", "assign rocky 0", "assign trap 0"]
    with pytest.raises(IllegalAction):
        play(match, "0: assign sneak 0")
    play(match, f"0: assign sneak 0 pile {pile}")
    assert piles(match, 2) == left


@pytest.mark.rule("TRL-7.1", "TRL-3.3")
def test_a_hunt_is_triggered_from_the_pile_that_the_player_chooses():
    lines = ("koalapin: bramble cook", "none:", "none:", "none:")
    match = two_sneaks([0, 2, 0, 0], lines=lines, laid="cook")
    assert [text for text in texts(match, 0) if "trigger" in text] == [
        "trigger sneak 0 pile 0",
        "trigger sneak 0 pile 1",
    ]
    play(match, "0: trigger sneak 0 pile 0")
    assert piles(match, 2) == [("none", 0), ("sneak", 2), ("trap", 0), ("rocky", 0)]


@pytest.mark.rule("TRL-7.1")
def test_upon_piles_of_one_height_like_cards_are_one_choice():
    match = two_sneaks([2, 2, 0, 0], lines=("koalapin:", "none:", "none:", "none:"))
    assert texts(match, 0) == ["assign sneak 0", "assign rocky 0", "assign trap 0"]


@pytest.mark.rule("TRL-7.1")
def test_of_three_like_cards_each_height_is_one_choice():
    tops = ("beater", "beater", "beater", "rocky")
    lines = ("koalapin:", "none:", "none:", "none:")
    match = open_turn(*tops, deck="sneak sneak cook", depths=[1, 1, 0, 1], lines=lines)
    assert texts(match, 0) == ["assign beater 0 pile 0", "assign beater 0 pile 2", "assign rocky 0"]


@pytest.mark.rule("TRL-7.1")
def test_under_the_first_rules_the_card_from_the_higher_pile_was_taken():
    match = two_sneaks([1, 2, 0, 0], rules="1")
    assert not any("pile" in text for text in texts(match, 0))
    play(match, "0: assign sneak 0")
    assert piles(match, 2) == [("sneak", 1), ("beater", 1), ("trap", 0), ("rocky", 0)]


@pytest.mark.rule("TRL-7.1", "TRL-3.3")
def test_an_open_tribe_triggers_hunts_like_any_other():
    match = hunt("bramble rocky, flint rocky", trigger="bramble chief", seats=2, prey="koalapin")
    assert match.view(None).tribes[2].trophies == ("koalapin",)
    assert match.view(None).tribes[2].survivors == ("chief", "rocky")


@pytest.mark.rule("TRL-7.1", "TRL-3.3")
def test_a_card_of_the_players_other_tribe_is_not_enough_to_trigger():
    match = before_hunt("moss rocky, flint rocky", trigger="bramble chief", seats=2)
    assert match.waiting == (0,)
    assert not [text for text in texts(match, 0) if text.startswith("trigger")]


@pytest.mark.rule("TRL-7.1", "TRL-3.5")
def test_an_open_tribe_without_cards_is_skipped():
    empty = {"hand": "", "lost": rest(), "deck": ""}
    match = table(2, {"hand": "chief"}, empty, empty, {}, first=0)
    play(match, "0: assign chief 0")
    assert match.view(None).active == "soot"


@pytest.mark.rule("TRL-7.1", "TRL-3.4")
def test_at_night_an_open_tribes_card_is_laid_face_down_too():
    match = open_turn("chief", "cook", "trap", "rocky", lines=("koalapin:",), cycle="night")
    play(match, "0: assign chief 0")
    assert [(card.tribe, card.card) for card in match.view(0).lines[0].cards] == [("bramble", "")]


@pytest.mark.rule("TRL-7.1")
def test_all_sixteen_cards_of_an_open_tribe_are_played():
    match = new(3, start="day")
    while match.waiting:
        seat = match.waiting[0]
        match.submit(seat, next(a for a in match.legal(seat) if not str(a).startswith(("trigger", "betray", "help"))))
    tribe = match.view(None).tribes[2]
    assert (tribe.hand_size, tribe.deck_size) == (0, 0)
    assert [(pile.card, pile.below) for pile in tribe.piles] == [("", 0)] * 4
    assert len(tribe.survivors) + len(tribe.lost) == 16
    assert len([event for event in heard(match, TurnedUp) if event.tribe == "bramble"]) == 16


# ---- who wins -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-7.2")
@pytest.mark.parametrize(("winning", "winner"), [(0, 0), (1, 1), (2, 0), (3, 1)])
def test_a_player_wins_if_either_tribe_does(winning, winner):
    tribes = [{"food": 5, "survivors": "cook"} for _ in range(4)]
    tribes[winning] |= {"trophies": "koalapin"}
    tribes[(winning + 1) % 4] |= {"food": 0}  # another one of the opponent's
    dice = "r4 r4 r4 r3 r3 r3"  # the two tribes in the middle
    match = count_up(2, *tribes, dice=dice)
    assert ranks(match)[winning] == 1
    assert match.outcome.winners == (winner,)


@pytest.mark.rule("TRL-7.2")
def test_the_tribes_score_apart():
    match = count_up(
        2,
        {"food": 0, "survivors": "chief", "trophies": "sanglion"},
        {"food": 5, "survivors": "chief", "trophies": "ornithoceros"},
        {"food": 9, "survivors": "rocky", "trophies": "vachameau"},
        {"food": 5, "survivors": "cook", "trophies": "koalapin"},
    )
    # Together seat 0 has most food and trophies, but each tribe stands for itself, by the rules for four.
    assert eliminated(match) == [("moss", "food"), ("bramble", "masks")]
    assert ranks(match) == [4, 1, 3, 2]
    assert match.outcome.winners == (1,)
    assert match.outcome.ranks == (2, 1)
    assert match.outcome.scores == (4, 4)


# ---- the apprentice of an open tribe --------------------------------------------------------------------------------


def helped(*answers: str, trigger: str = "moss beater", dice: str = "", **parts) -> tripot.Match:
    """A hunt one short of success, with the apprentice of bramble, the open tribe of seat 0, face up."""
    return hunt(SIX, *answers, trigger=trigger, hands={"bramble": "apprentice"}, seats=2, dice=dice, **parts)


@pytest.mark.rule("TRL-7.3")
def test_an_open_tribes_apprentice_may_be_played_from_his_pile():
    match = helped()
    assert asked(match) == ("helping", 0)
    assert texts(match, 0) == ["refuse", "help"]
    match.rng = Begins()
    play(match, "0: help")
    assert heard(match, Helped) == [Helped(0, "bramble", 1, 7)]
    assert "apprentice" in zone(match, "bramble", "lost")


@pytest.mark.rule("TRL-7.3")
def test_the_next_card_of_his_pile_is_then_turned_up_at_once():
    match = helped()
    before = dict(enumerate(piles(match, 2)))
    at = next(pile for pile, (card, _) in before.items() if card == "apprentice")
    match.rng = Begins()
    play(match, "0: help")
    told = [event for event in match.events(None) if isinstance(event, Helped | TurnedUp)]
    assert [type(event) for event in told] == [Helped, TurnedUp]
    card, depth = piles(match, 2)[at]
    assert (card, depth) == (told[1].card, before[at][1] - 1)
    others = [pile for pile in before if pile != at]
    assert [piles(match, 2)[pile] for pile in others] == [before[pile] for pile in others]


@pytest.mark.rule("TRL-7.1", "TRL-7.3")
def test_where_the_trigger_lay_the_next_card_is_turned_up_only_at_the_end_of_the_turn():
    match = helped(trigger="bramble chief")
    assert asked(match) == ("helping", 0)
    tops = [card for card, _ in piles(match, 2)]
    assert tops.count("none") == 1
    match.rng = Begins()
    play(match, "0: help")
    told = [type(event).__name__ for event in match.events(None)]
    assert [name for name in told if name in ("Helped", "TurnedUp", "HuntSucceeded")] == [
        "Helped",
        "TurnedUp",
        "HuntSucceeded",
        "TurnedUp",
    ]


@pytest.mark.rule("TRL-7.3", "TRL-4.17")
def test_an_open_tribe_is_asked_only_while_its_apprentice_lies_face_up():
    match = hunt(SIX, hands={"bramble": "cook"}, seats=2)
    shown = match.view(None).tribes[2].hand
    assert "apprentice" not in shown
    assert outcome(match) == ("failed", 6)


@pytest.mark.rule("TRL-7.3")
def test_the_tribe_that_spends_it_must_take_part_in_the_hunt():
    match = hunt("moss rocky, flint rocky, soot rocky", hands={"bramble": "apprentice"}, seats=2)
    assert outcome(match) == ("failed", 6)


@pytest.mark.rule("TRL-7.3", "TRL-4.17")
def test_the_tribes_of_both_players_are_asked_in_the_order_of_play():
    line = "moss cook, flint rocky, bramble rocky, soot rocky"
    hands = {"moss": "sneak", "flint": "sneak", "bramble": "apprentice", "soot": "apprentice"}
    match = hunt(line, trigger="flint beater", hands=hands, seats=2)
    order = []
    while match.view(None).phase == "helping":
        order.append((match.waiting[0], len(match.legal(match.waiting[0]))))
        play(match, f"{match.waiting[0]}: refuse")
    assert order == [(1, 1), (0, 2), (1, 2), (0, 1)]  # flint, bramble, soot, moss


@pytest.mark.rule("TRL-7.1", "TRL-3.4")
def test_all_are_told_which_card_leaves_an_open_pile_even_at_night():
    match = tripot.Match("trol", seats=2, seed=3, options={"start": "night", "first": 0})
    for _ in range(2):
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    card = match.legal(0)[0].card
    match.submit(0, match.legal(0)[0])
    for viewer in (0, 1, None):
        told = [event.card for event in match.events(viewer) if isinstance(event, Assigned)]
        assert told == ["", "", card]
