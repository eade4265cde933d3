"""The example of the rulebook: Ginette keeps the Watch, Marc trades, Victor steals, at the middle of a game."""

import pytest

from tripot.core.rng import Rng
from tripot.games.trieste.state.events import Captured, Kept, Looked, Paid, Revealed, ThrewAway

from .table import act, asked, discard, hand, heard, infamy, legal, prison, purse, size, spent, table, zone


def begin():
    """Before the round: Marc has treasure worth 4 so far, Victor some infamy, Ginette some captives."""
    return table(
        watch="patrol-officer copper copper",
        merchant="business-as-usual silver silver",
        thief="street-urchin copper",
        prison="pickpocket cat-burglar",
        infamy=4,
        round=6,
        treasure="copper copper copper gold copper",
    )


def drawn():
    match = act(begin(), "watch: draw own", "watch: draw treasure")
    act(match, "merchant: draw treasure", "merchant: draw treasure")
    return act(match, "thief: draw own", "thief: draw own")


def laid():
    return act(drawn(), "watch: lay patrol-officer", "merchant: lay business-as-usual", "thief: lay street-urchin")


@pytest.mark.rule("TRI-4.1")
def test_ginette_draws_one_of_each_marc_two_treasures_victor_two_thieves():
    match = drawn()
    assert (size(hand(match, "watch")), size(purse(match, "watch"))) == (2, 3)
    assert (size(hand(match, "merchant")), size(purse(match, "merchant"))) == (1, 4)
    assert (size(hand(match, "thief")), size(purse(match, "thief"))) == (3, 1)


@pytest.mark.rule("TRI-4.3", "TRI-6.1", "TRI-6.2", "TRI-6.3")
def test_only_ginette_has_to_pay():
    match = laid()
    assert asked(match) == ("paying", "watch")
    before = size(spent(match))
    act(match, "watch: pay copper")
    assert size(spent(match)) == before + 1
    assert heard(match, Paid) == [Paid(0, ("copper",), "patrol-officer")]
    assert heard(match, Revealed) == [
        Revealed(0, "patrol-officer", 1),
        Revealed(1, "business-as-usual", 0),
        Revealed(2, "street-urchin", 0),
    ]


@pytest.mark.rule("TRI-4.4", "TRI-4.6", "TRI-6.1", "TRI-6.3")
def test_the_patrol_officer_captures_the_street_urchin():
    match = act(laid(), "watch: pay copper", "thief: pass")
    assert prison(match) == "street-urchin pickpocket cat-burglar"
    assert heard(match, Captured) == [Captured("street-urchin", 3)]
    assert "patrol-officer" in discard(match, "watch")


def after_business():
    """Ginette has captured the urchin; two treasures are left in the deck for Marc, a gold and a copper."""
    match = table(
        watch={"laid": "patrol-officer", "hand": "copper"},
        merchant={"laid": "business-as-usual", "hand": "silver silver copper copper"},
        thief="street-urchin copper smoke-bomb",
        prison="pickpocket cat-burglar",
        infamy=4,
        phase="laying",
        turn="thief",
        treasure="gold copper copper",
    )
    match.rng = Coppers()  # the officer's gain is one of the coppers
    return act(match, "thief: lay street-urchin", "watch: pay copper", "thief: pass")


class Coppers(Rng):
    """Luck that always draws the first of the cards, a copper where there is one."""

    def below(self, n: int) -> int:
        return 0


@pytest.mark.rule("TRI-6.2")
def test_marc_keeps_the_gold_and_discards_the_copper():
    match = table(
        merchant={"laid": "business-as-usual", "hand": "silver silver copper copper"},
        phase="laying",
        turn="thief",
        treasure="gold copper",
    )
    act(match, "thief: lay none")
    assert asked(match) == ("keeping", "merchant")
    assert match.view(1).seen == ("copper", "gold")
    assert legal(match, "merchant") == ["choose copper", "choose gold"]
    for viewer in (0, 2, None):  # he looks at them without showing them
        assert match.view(viewer).seen == ()
        assert heard(match, Looked, viewer) == [Looked(1, 2, ())]
    before = spent(match).split().count("copper")
    act(match, "merchant: choose gold")
    assert purse(match, "merchant") == "copper copper silver silver gold"
    assert spent(match).split().count("copper") == before + 1
    assert heard(match, Kept, 1) == [Kept(1, "gold")]
    assert heard(match, Kept, 0) == [Kept(1, "")]
    assert heard(match, ThrewAway, 0) == [ThrewAway(1, ("copper",), "business-as-usual")]


@pytest.mark.rule("TRI-4.6", "TRI-4.7", "TRI-4.8", "TRI-5.1", "TRI-5.2", "TRI-5.3")
def test_nobody_has_won_and_each_may_buy_back():
    match = act(after_business(), "merchant: choose gold")
    view = match.view(1)
    # Victor's urchin was captured: nothing happens in his step, and he gains no infamy.
    assert infamy(match) == 4
    assert (hand(match, "thief"), purse(match, "thief")) == ("smoke-bomb", "copper")
    # Ginette has fewer than seven thieves, Marc has 9 and would need 11 and the levels of the captives.
    assert (view.captured, view.captures_needed) == (3, 7)
    assert (view.sides[1].wealth, view.riches_needed) == (9, 11 + 1 + 1 + 2)
    assert asked(match) == ("buying", "watch")
    assert legal(match, "watch") == ["done", "buy patrol-officer"]
    act(match, "watch: buy patrol-officer", "watch: pay copper")
    # Marc has only an action in his discard, Victor nothing: the next round begins.
    assert zone(match, "merchant", "discard") == "business-as-usual"
    assert asked(match) == ("drawing", "watch")
    assert match.view(None).round == 2
