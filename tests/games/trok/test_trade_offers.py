"""Chapter 4, step 2: the offers, and who becomes Trade Master."""

from itertools import combinations

import pytest

import tripot
from rulebook import play, position, texts
from tripot.core.errors import IllegalAction
from tripot.games.trok.events import MasterMade, Offered

from .table import hand, heard, part


def offering(hands, **parts):
    return position("trok", seats=len(hands), players=[{"hand": cards} for cards in hands], **parts)


def offer_all(match):
    """Everybody offers their first three cards."""
    for seat in match.waiting:
        match.submit(seat, "offer " + " ".join(hand(match, seat).split()[:3]))
    return match


# ---- the offers -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRK-4.1")
def test_everybody_is_asked_for_an_offer_at_once():
    assert tripot.Match("trok", seats=4).waiting == (0, 1, 2, 3)


@pytest.mark.rule("TRK-4.1")
@pytest.mark.parametrize(
    "cards", ["pickaxe ration ration gloves stone", "hammer hammer hammer hammer hammer", "ration gloves stone"]
)
def test_an_offer_is_any_three_cards_of_the_hand(cards):
    match = offering([cards, "pickaxe pickaxe pickaxe"])
    expected = {"offer " + " ".join(three) for three in combinations(cards.split(), 3)}
    assert sorted(texts(match, 0)) == sorted(expected)


@pytest.mark.rule("TRK-4.1")
@pytest.mark.parametrize("wrong", ["offer hammer hammer", "offer hammer hammer hammer", "offer hammer ration stone"])
def test_an_offer_has_three_cards_and_they_are_in_the_hand(wrong):
    match = offering(["hammer hammer ration gloves", "pickaxe pickaxe pickaxe"])
    with pytest.raises(IllegalAction):
        match.submit(0, wrong)


@pytest.mark.rule("TRK-4.1")
def test_an_offer_is_secret_until_the_last_one_is_made():
    match = offering(["hammer hammer ration gloves", "pickaxe pickaxe pickaxe", "helmet helmet helmet"])
    seen = {viewer: match.view(viewer).to_json() for viewer in (1, 2, None)}
    play(match, "0: offer ration gloves hammer")
    for viewer, before in seen.items():
        after = match.view(viewer).to_json()
        assert after == before | {"waiting": (1, 2), "answered": (0,)}
        assert heard(match, viewer, Offered) == []
    assert match.view(0).answer == ("ration", "gloves", "hammer")
    assert match.view(1).answer is match.view(None).answer is None


@pytest.mark.rule("TRK-4.1")
def test_all_offers_are_revealed_together_in_seat_order():
    match = offering(["hammer hammer ration gloves", "pickaxe pickaxe pickaxe"])
    play(match, "1: offer pickaxe pickaxe pickaxe", "0: offer ration gloves hammer")
    assert heard(match, None, Offered) == [
        Offered(0, ("ration", "gloves", "hammer"), 12, (2, 3, 7)),
        Offered(1, ("pickaxe", "pickaxe", "pickaxe"), 3, (1, 1, 1)),
    ]
    assert (hand(match, 0), part(match, 0, "offer")) == ("hammer", "ration gloves hammer")


@pytest.mark.rule("TRK-4.2")
@pytest.mark.parametrize(
    ("offer", "upgrades", "worth", "adds"),
    [
        ("lantern hammer hammer", "", 18, (4, 7, 7)),
        ("pickaxe gloves armour", "", 9, (1, 3, 5)),
        ("pickaxe stone stone", "", 21, (1, 10, 10)),
        ("pickaxe pickaxe pickaxe", "grid", 6, (1, 1, 1, 3)),
        ("ration ration stone", "grid thrud", 17, (2, 2, 10, 3)),
        ("ration ration stone", "thrud mine vein cart", 14, (2, 2, 10)),
    ],
)
def test_an_offer_is_worth_its_values_with_stones_at_ten_and_three_more_for_grid(offer, upgrades, worth, adds):
    match = position("trok", seats=2, players=[{"hand": offer, "upgrades": upgrades}, {"hand": "helmet"}])
    play(match, f"0: offer {offer}", "1: offer helmet")
    assert heard(match, None, Offered)[0] == Offered(0, tuple(offer.split()), worth, adds)


# ---- who becomes Trade Master? --------------------------------------------------------------------------------------


@pytest.mark.rule("TRK-4.3")
@pytest.mark.parametrize("best", [0, 1, 2])
@pytest.mark.parametrize("former", [-1, 0, 1, 2])
def test_the_highest_offer_makes_the_trade_master(best, former):
    hands = ["pickaxe pickaxe ration", "pickaxe ration ration", "ration ration ration"]
    hands[best] = "hammer helmet armour"
    match = offer_all(offering(hands, master=former))
    assert heard(match, None, MasterMade) == [MasterMade(best, "highest")]
    assert match.view(None).master == best
    assert match.waiting == (best,)


@pytest.mark.rule("TRK-4.2", "TRK-4.3")
def test_grid_may_make_the_difference():
    players = [{"hand": "lantern lantern lantern"}, {"hand": "lantern lantern ration", "upgrades": "grid"}]
    match = offer_all(position("trok", seats=2, players=players))
    assert match.view(None).master == 1


FOUR_TIED = ["pickaxe gloves armour", "ration gloves lantern", "pickaxe ration helmet", "gloves gloves gloves"]


@pytest.mark.rule("TRK-4.4")
def test_in_a_tie_the_former_trade_master_names_one_of_the_tied():
    match = offer_all(offering([*FOUR_TIED[:2], FOUR_TIED[2], "pickaxe pickaxe pickaxe"], master=3))
    assert match.waiting == (3,)
    assert match.view(None).tied == (0, 1, 2)
    assert texts(match, 3) == ["appoint 0", "appoint 1", "appoint 2"]


@pytest.mark.rule("TRK-4.4")
@pytest.mark.parametrize("named", [0, 1, 3])
def test_the_former_trade_master_never_names_themself(named):
    match = offer_all(offering(FOUR_TIED, master=2))
    assert match.waiting == (2,)
    assert texts(match, 2) == ["appoint 0", "appoint 1", "appoint 3"]
    play(match, f"2: appoint {named}")
    assert heard(match, None, MasterMade) == [MasterMade(named, "appointed")]
    assert match.view(None).master == named
    assert match.waiting == (named,)
    assert match.view(None).tied == ()


@pytest.mark.rule("TRK-4.4")
@pytest.mark.parametrize(("former", "other"), [(0, 1), (1, 0)])
def test_with_one_tied_player_left_to_name_that_is_automatic(former, other):
    match = offer_all(offering([*FOUR_TIED[:2], "pickaxe pickaxe pickaxe"], master=former))
    assert heard(match, None, MasterMade) == [MasterMade(other, "other")]
    assert match.waiting == (other,)


@pytest.mark.rule("TRK-4.5")
@pytest.mark.parametrize(
    ("youngest", "tied", "master"),
    [
        (0, {0, 1}, 0),
        (1, {0, 1}, 1),
        (2, {0, 1}, 0),
        (3, {0, 1}, 0),
        (3, {1, 2}, 1),
        (2, {0, 3}, 3),
        (1, {0, 2, 3}, 2),
        (3, {0, 1, 2, 3}, 3),
    ],
)
def test_a_tie_in_the_first_round_goes_to_the_youngest_of_the_tied_clockwise(youngest, tied, master):
    hands = [FOUR_TIED[seat] if seat in tied else "pickaxe pickaxe pickaxe" for seat in range(4)]
    match = offer_all(offering(hands, youngest=youngest))
    assert heard(match, None, MasterMade) == [MasterMade(master, "youngest")]
    assert match.waiting == (master,)
