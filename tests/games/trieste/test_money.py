"""Chapter 3: paying without change, and decks that run out."""

from collections import Counter
from itertools import combinations, product

import pytest
from mypy_extensions import i64

from tripot.core.packed import vec
from tripot.core.state import MAX_ACTIONS
from tripot.games.trieste.state.codes import cards_of
from tripot.games.trieste.state.events import Paid
from tripot.games.trieste.state.paying import least_total, ways_to_pay
from tripot.games.trieste.state.purses import coins, size, unpacked, worth
from tripot.games.trieste.state.telling import coin_keys

from .table import (
    VALUES,
    act,
    asked,
    deck_of,
    discard,
    hand,
    heard,
    lay_out,
    legal,
    other_data,
    purse,
    reveal,
    spent,
    table,
    until,
    zone,
)

# ---- no change ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-3.1")
def test_a_cost_must_be_reached():
    match = lay_out({"lays": "patrol-officer: copper silver", "cost_change": 1})
    assert asked(match) == ("paying", "watch")
    assert legal(match, "watch") == ["pay silver"]


@pytest.mark.rule("TRI-3.1", "TRI-3.2")
def test_no_change_is_given():
    match = act(lay_out("patrol-officer: gold"), "watch: pay gold")
    assert purse(match, "watch") == ""
    assert spent(match) == "gold"
    assert heard(match, Paid) == [Paid(0, ("gold",), "patrol-officer")]


@pytest.mark.rule("TRI-3.2")
@pytest.mark.parametrize(
    ("cost", "treasures", "ways"),
    [
        (1, "copper silver gold", "copper"),  # who can pay exactly does
        (1, "silver gold diamond", "silver"),
        (1, "gold diamond", "gold"),
        (2, "copper copper silver", "copper copper|silver"),  # free among equals
        (2, "copper gold diamond", "gold"),
        (2, "copper diamond", "diamond"),  # the copper would not help
        (2, "copper copper copper", "copper copper"),
        (2, "diamond gold gold", "gold"),
        (4, "copper copper silver silver gold diamond", "copper copper silver|silver silver|copper gold|diamond"),
        (4, "gold gold gold silver", "silver gold"),  # five, since four cannot be made
        (4, "gold gold", "gold gold"),
        (4, "silver gold diamond", "diamond"),
        (4, "copper gold gold", "copper gold"),
    ],
)
def test_one_overpays_no_more_than_needed(cost, treasures, ways):
    match = lay_out({"lays": f"patrol-officer: {treasures}", "cost_change": cost - 1})
    assert match.view(None).amount == cost
    assert legal(match, "watch") == [f"pay {way}" for way in ways.split("|")]


def brute_force(purse_: dict[str, int], amount: int) -> set[tuple[str, ...]]:
    """All choices of treasures with the smallest total that reaches the amount."""
    names = list(Counter(purse_).elements())
    choices = {choice for n in range(len(names) + 1) for choice in combinations(names, n)}
    totals = {choice: sum(VALUES[name] for name in choice) for choice in choices}
    least = min(total for total in totals.values() if total >= amount)
    return {choice for choice, total in totals.items() if total == least}


def packed(numbers: tuple[int, ...]) -> int:
    return sum(number << 8 * kind for kind, number in enumerate(numbers))


@pytest.mark.rule("TRI-3.1", "TRI-3.2")
def test_the_ways_to_pay_are_those_that_a_search_of_all_choices_finds():
    """Every purse up to five coppers, four silvers, three golds and the diamond, and every cost up to twelve."""
    out = vec[i64]([0] * MAX_ACTIONS)
    tried = 0
    for numbers in product(range(6), range(5), range(4), range(2)):
        if sum(numbers) > 8:
            continue
        purse_, has = packed(numbers), dict(zip(VALUES, numbers, strict=True))
        for amount in range(1, min(12, int(worth(purse_))) + 1):
            found = [
                coin_keys(int(unpacked(cards_of(out[n]))))
                for n in range(ways_to_pay(purse_, amount, least_total(purse_, amount), out))
            ]
            assert len(set(found)) == len(found)
            assert set(found) == brute_force(has, amount), (has, amount)
            tried += 1
    assert tried > 1000


def test_a_purse_counts_its_cards_and_their_worth():
    for numbers in product((0, 1, 39), (0, 1, 12), (0, 4), (0, 1)):
        purse_ = packed(numbers)
        assert [coins(purse_, kind) for kind in range(4)] == list(numbers)
        assert size(purse_) == sum(numbers)
        assert worth(purse_) == numbers[0] + 2 * numbers[1] + 3 * numbers[2] + 4 * numbers[3]


# ---- decks that run out ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-3.3", "TRI-4.3")
def test_treasures_paid_go_to_the_common_discard():
    match = reveal("patrol-officer", "shopkeeper", "pickpocket", treasure="gold gold gold")
    assert Counter(spent(match).split())["copper"] == 39  # with the 37 that were there before
    assert discard(match, "watch") == "patrol-officer"


@pytest.mark.rule("TRI-3.3")
def test_an_empty_treasure_deck_is_rebuilt_when_a_card_is_needed():
    match = table(treasure="gold")
    assert act(match, "watch: draw treasure").view(None).treasure_deck == 0  # not before
    assert legal(match, "watch") == ["draw treasure", "draw own"]
    act(match, "watch: draw treasure")
    assert match.view(None).treasure_deck == 54
    assert spent(match) == ""
    assert len(purse(match, "watch").split()) == 2


@pytest.mark.rule("TRI-3.3")
def test_a_draw_goes_on_from_the_rebuilt_deck():
    """One treasure is left for a Shopkeeper who draws two: the second comes from what was spent, the price included."""
    data = other_data(shopkeeper={"effect": [{"step": "draw", "deck": "treasure", "amount": 2}]})
    match = reveal("none: gold gold gold gold", "shopkeeper", treasure="diamond", data=data)
    assert match.view(None).treasure_deck == 56 - 4 - 2
    assert "diamond" in purse(match, "merchant")
    assert (len(purse(match, "merchant").split()), spent(match)) == (2, "")


@pytest.mark.rule("TRI-3.3")
def test_there_may_be_less_treasure_than_a_card_says():
    everything = "copper " * 39 + "silver " * 12 + "gold " * 3 + "diamond"
    match = reveal(merchant={"lays": "banker", "cost_change": -9}, thief=f"none: {everything}")
    assert purse(match, "merchant") == "gold"
    assert match.view(None).treasure_deck == 0


@pytest.mark.rule("TRI-3.3", "TRI-4.1")
def test_an_empty_faction_deck_stays_empty():
    cards = " ".join(deck_of("watch"))
    match = table(watch={"discard": cards})
    assert legal(match, "watch") == ["draw treasure"]
    act(match, "watch: draw treasure", "watch: draw treasure")
    assert asked(match) == ("drawing", "merchant")
    assert discard(match, "watch") == cards


@pytest.mark.rule("TRI-3.3")
def test_from_an_empty_faction_deck_no_effect_draws():
    cards = deck_of("watch")
    cards.remove("recruit")
    match = reveal({"lays": "recruit", "discard": " ".join(cards)}, treasure="gold")
    assert (hand(match, "watch"), purse(match, "watch")) == ("", "gold")


@pytest.mark.rule("TRI-3.4")
@pytest.mark.parametrize("deck", ["me", "watch"])
def test_a_deck_that_was_searched_is_in_no_order(deck):
    """No shipped card searches.  Whoever has seen a deck still cannot tell which card comes next."""
    search = [{"step": "search", "deck": deck, "type": "action", "to": "discard"}]
    owner = "thief" if deck == "me" else deck
    drawn = set()
    for seed in range(30):
        match = reveal(thief="fence", data=other_data(fence={"effect": search}), seed=seed)
        assert asked(match) == ("searching", "thief")
        act(match, legal_search(match))
        until(match, "drawing", owner)
        act(match, f"{owner}: draw own")
        drawn.add(hand(match, owner))
        assert len(zone(match, owner, "deck").split()) == 33 - 2 - (owner == "thief")
    assert len(drawn) > 5


def legal_search(match) -> str:
    return f"thief: {legal(match, 'thief')[0]}"
