"""Chapter 5, step 3: veins, and the free choice of cards."""

from collections import Counter, defaultdict
from itertools import product

import pytest

from rulebook import play, position, texts
from tripot.core.rng import FastRng
from tripot.games.trok.cards import EQUIPMENT
from tripot.games.trok.events import Discarded, IdenticalMade

from .table import ALL_EQUIPMENT, SEVEN, aare, combining, heard, known, made

# ---- veins ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRK-5.11")
@pytest.mark.parametrize(
    ("upgrades", "most"), [("", 0), ("vein", 1), ("vein vein", 2), ("vein vein vein", 3), ("mine cart", 0)]
)
def test_for_each_vein_one_pickaxe_counts_as_a_stone(upgrades, most):
    match = combining("hammer hammer hammer pickaxe pickaxe pickaxe", upgrades)
    assert max(text.count("vein") for text in texts(match, 0)) == most


@pytest.mark.rule("TRK-5.11")
def test_there_are_no_more_wild_pickaxes_than_pickaxes():
    match = combining("hammer hammer hammer pickaxe", "vein vein vein")
    assert max(text.count("vein") for text in texts(match, 0)) == 1


@pytest.mark.rule("TRK-5.11")
def test_a_pickaxe_under_a_vein_completes_a_set():
    match = play(combining("hammer hammer pickaxe", "vein"), "0: identical hammer hammer vein")
    assert aare(match) == [7, 0]
    assert heard(match, None, IdenticalMade) == [IdenticalMade(0, "hammer", ("hammer", "hammer", "vein"), (7,))]
    assert heard(match, None, Discarded) == []


@pytest.mark.rule("TRK-5.11")
@pytest.mark.parametrize(
    ("upgrades", "left"),
    [("vein", 0), ("vein vein", 1), ("vein vein vein", 2)],
)
def test_a_vein_is_used_once_over_both_combinations(upgrades, left):
    match = combining("hammer hammer pickaxe pickaxe pickaxe pickaxe ration gloves", upgrades)
    play(match, "0: identical hammer hammer vein")
    assert match.view(None).veins == left
    assert max(text.count("vein") for text in texts(match, 0)) == left


@pytest.mark.rule("TRK-5.11")
def test_veins_used_for_different_cards_are_gone_for_the_set():
    match = combining("hammer hammer pickaxe pickaxe pickaxe ration", "vein", row="grid")
    play(match, "0: different pickaxe ration vein", "0: claim 0 grid")
    assert texts(match, 0) == ["done"]


@pytest.mark.rule("TRK-5.11")
def test_each_player_has_their_own_veins():
    players = [{"hand": "hammer hammer pickaxe", "upgrades": "vein"}, {"hand": "ration ration pickaxe pickaxe"}]
    match = position("trok", seats=2, phase="combining", players=players)
    play(match, "0: done")
    assert texts(match, 1) == ["done"]
    players = [
        {"hand": "hammer hammer pickaxe", "upgrades": "vein"},
        {"hand": "ration ration pickaxe", "upgrades": "vein"},
    ]
    match = position("trok", seats=2, phase="combining", players=players)
    play(match, "0: identical hammer hammer vein")
    assert texts(match, 1) == ["done", "identical ration ration vein"]


# ---- which cards make a combination? --------------------------------------------------------------------------------


@pytest.mark.rule("TRK-5.15", "TRK-5.4")
def test_natural_cards_stones_and_veins_are_mixed_freely_in_a_set():
    match = combining("helmet helmet helmet stone pickaxe", "vein", row="")
    assert sorted(texts(match, 0)) == sorted(
        [
            "done",
            "identical helmet helmet helmet",
            "identical helmet helmet stone",
            "identical helmet helmet vein",
            "identical helmet stone vein",
            "identical helmet helmet helmet stone",
            "identical helmet helmet helmet vein",
            "identical helmet helmet stone vein",
            "identical helmet helmet helmet stone vein",
        ]
    )


@pytest.mark.rule("TRK-5.15")
def test_a_stone_may_be_spent_to_keep_a_natural_card_for_a_cart():
    match = combining("helmet helmet helmet stone", "cart", row="")
    play(match, "0: identical helmet helmet stone", "0: store helmet")
    assert known(match, 0, None) == "helmet"  # it is back from the cart


@pytest.mark.rule("TRK-5.15", "TRK-5.7")
def test_natural_cards_stones_and_veins_are_mixed_freely_in_different_cards():
    match = combining("pickaxe pickaxe ration gloves stone", "vein")
    different = made(match, "different")
    assert sorted(different) == sorted(
        [
            "different pickaxe ration gloves",
            "different pickaxe ration stone",
            "different pickaxe gloves stone",
            "different ration gloves stone",
            "different pickaxe ration vein",
            "different pickaxe gloves vein",
            "different pickaxe stone vein",
            "different pickaxe ration gloves stone",
            "different pickaxe ration gloves vein",
            "different pickaxe ration stone vein",
            "different pickaxe gloves stone vein",
            "different pickaxe ration gloves stone vein",
        ]
    )


@pytest.mark.rule("TRK-5.15")
def test_a_pickaxe_counts_as_itself_where_it_can():
    match = combining("pickaxe pickaxe pickaxe ration gloves", "vein")
    assert made(match, "identical pickaxe") == ["identical pickaxe pickaxe pickaxe"]
    assert "different ration gloves vein" not in texts(match, 0)
    assert "different pickaxe ration gloves" in texts(match, 0)


def choices(cards, veins):
    """All ways to lay out cards: natural cards, stones, and pickaxes under veins.  As slow and plain as can be."""
    stock = Counter(cards)
    stones = stock.pop("stone", 0)
    for numbers in product(*(range(number + 1) for number in stock.values())):
        naturals = Counter(dict(zip(stock, numbers, strict=True)))
        for wild in range(min(veins, stock["pickaxe"] - naturals["pickaxe"]) + 1):
            for stone in range(stones + 1):
                yield +naturals, stone, wild


def is_run(naturals, cards):
    values = [EQUIPMENT.index(key) for key in naturals]
    return cards == 5 and (not values or max(values) - min(values) < 5)


def written(verb, naturals, stones, wild, kind=None):
    keys = [key for key in EQUIPMENT for _ in range(naturals[key])] + ["stone"] * stones + ["vein"] * wild
    return " ".join([verb, *keys, *(["as", kind] if kind and kind not in keys else [])])


def slow_combinations(cards, veins, idunn):
    """Every combination that the rules allow, written from the rules alone (TRK-5.3 to TRK-5.15)."""
    found = {"done"}
    ways = defaultdict(list)  # for each choice of cards: how many count as wild, is it a run for Idunn, its notation
    for naturals, stones, wild in choices(cards, veins):
        number = naturals.total() + stones + wild
        if len(naturals) <= 1 and number >= 3:
            for kind in naturals or SEVEN:
                if wild == 0 or kind != "pickaxe":
                    found.add(written("identical", naturals, stones, wild, kind))
        if all(one == 1 for one in naturals.values()):
            laid = frozenset((naturals + Counter(stone=stones, pickaxe=wild)).items())
            if 3 <= number <= 7:
                run = idunn and is_run(naturals, number)
                ways["different", laid].append((wild, run, written("different", naturals, stones, wild)))
            elif number == 8:
                ways["perfect", laid].append((wild, False, written("perfect", naturals, stones, wild)))
    for alike in ways.values():
        runs = [way for way in alike if way[1]]
        found |= {min(alike)[-1], min(runs or alike)[-1]}  # a pickaxe counts as itself, but not at the price of a run
    return found


def random_hand(seed):
    rng = FastRng(seed)
    deck = [key for key in ALL_EQUIPMENT if key != "stone"]
    cards = ["stone"] * rng.below(3) + [deck.pop(rng.below(len(deck))) for _ in range(3 + rng.below(8))]
    return " ".join(cards), rng.below(4), rng.below(2)


LARGE = "pickaxe pickaxe pickaxe ration gloves lantern armour helmet helmet hammer stone stone"


@pytest.mark.rule("TRK-5.3", "TRK-5.4", "TRK-5.7", "TRK-5.11", "TRK-5.14", "TRK-5.15")
@pytest.mark.parametrize(
    ("cards", "veins", "idunn"),
    [
        *[random_hand(seed) for seed in range(40)],
        *[(LARGE, veins, idunn) for veins in range(5) for idunn in range(2)],
        *[(LARGE.replace(missing, ""), 3, 1) for missing in ("ration", "lantern", "hammer", "stone")],
        ("pickaxe " * 7 + "armour helmet hammer stone", 5, 1),
    ],
)
def test_the_legal_combinations_are_those_of_a_slow_reading_of_the_rules(cards, veins, idunn):
    match = combining(cards, "vein " * veins + "idunn " * idunn, market="")
    legal = texts(match, 0)
    assert len(legal) == len(set(legal))
    assert set(legal) == slow_combinations(cards.split(), veins, idunn)
