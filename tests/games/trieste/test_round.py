"""Chapter 4: draw, play, pay, effect and end, each in the order Watch, Merchant, Thief."""

import random
from itertools import permutations, product

import pytest

import tripot
from tripot import Match
from tripot.core.errors import IllegalAction
from tripot.games.trieste.state.events import (
    BoughtBack,
    CostChanged,
    CouldNotPay,
    DrewCards,
    DrewTreasure,
    InfamyChanged,
    Laid,
    LaidNothing,
    Revealed,
    RoundBegan,
    TookEffect,
)

from .table import (
    CARDS,
    FACTIONS,
    RULES,
    VIEWERS,
    act,
    answer,
    asked,
    deck_of,
    discard,
    hand,
    heard,
    infamy,
    known,
    lay_out,
    legal,
    other_data,
    prison,
    purse,
    reveal,
    seat_of,
    size,
    spent,
    table,
    until,
    until_round,
)

EVERY_CARD = {faction: " ".join(dict.fromkeys(deck_of(faction))) for faction in FACTIONS}

# ---- 1: draw --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-4.1")
@pytest.mark.parametrize(("first", "second"), list(product(["treasure", "own"], repeat=2)))
def test_each_player_draws_two_cards_each_from_the_treasure_or_the_own_deck(first, second):
    match = table()
    for faction in FACTIONS:
        assert asked(match) == ("drawing", faction)
        assert legal(match, faction) == ["draw treasure", "draw own"]
        act(match, f"{faction}: draw {first}", f"{faction}: draw {second}")
        assert size(purse(match, faction)) == [first, second].count("treasure")
        assert size(hand(match, faction)) == [first, second].count("own")
    assert asked(match) == ("laying", "watch")


@pytest.mark.rule("TRI-4.1")
def test_the_second_card_is_decided_after_seeing_the_first():
    match = act(table(treasure="gold"), "watch: draw treasure")
    assert match.view(0).sides[0].treasures == ("gold",)
    assert asked(match) == ("drawing", "watch")


@pytest.mark.rule("TRI-4.1")
def test_with_both_decks_empty_nothing_is_drawn():
    everything = "copper " * 39 + "silver " * 12 + "gold " * 4 + "diamond"
    match = table(merchant={"hand": everything, "discard": " ".join(deck_of("merchant"))})
    act(match, "watch: draw own", "watch: draw own")
    assert asked(match) == ("drawing", "thief")  # the Merchant has nothing to draw from
    assert legal(match, "thief") == ["draw own"]


@pytest.mark.rule("TRI-4.1")
def test_decks_may_run_out_between_the_two_draws():
    everything = "copper " * 39 + "silver " * 12 + "gold " * 4
    match = table({"discard": " ".join(deck_of("watch"))}, f"{everything}")
    act(match, "watch: draw treasure")
    assert asked(match) == ("drawing", "merchant")
    assert purse(match, "watch") == "diamond"


@pytest.mark.rule("TRI-4.1")
def test_what_is_drawn_is_told_to_its_player_alone():
    match = act(table(treasure="gold"), "watch: draw treasure", "watch: draw own")
    card = hand(match, "watch")
    assert heard(match, DrewTreasure, 0) == [DrewTreasure(0, 1, ("gold",))]
    assert heard(match, DrewCards, 0) == [DrewCards(0, 1, (card,))]
    for viewer in (1, 2, None):
        assert heard(match, DrewTreasure, viewer) == [DrewTreasure(0, 1, ())]
        assert heard(match, DrewCards, viewer) == [DrewCards(0, 1, ())]


# ---- 2: play --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-4.2")
@pytest.mark.parametrize("faction", FACTIONS)
def test_any_card_of_the_hand_may_be_laid_but_specials_gold_and_diamond(faction):
    side = f"{EVERY_CARD[faction]} copper silver gold diamond"
    match = table(**{faction: side}, phase="laying", turn=faction)
    cards = [card for card in EVERY_CARD[faction].split() if CARDS[card]["type"] != "special"]
    assert legal(match, faction) == [f"lay {name}" for name in ("none", "copper", "silver", *cards)]


@pytest.mark.rule("TRI-4.2")
def test_whoever_holds_only_what_cannot_be_played_lays_nothing():
    match = table(thief="smoke-bomb gold diamond", phase="laying", turn="thief")
    assert legal(match, "thief") == ["lay none"]
    for card in ("gold", "diamond", "smoke-bomb", "fence"):
        with pytest.raises(IllegalAction):
            act(match, f"thief: lay {card}")


@pytest.mark.rule("TRI-4.2")
def test_cards_are_laid_in_order_and_face_down():
    match = table("bounty", "trade-deal", "copper", phase="laying")
    act(match, "watch: lay bounty")
    assert asked(match) == ("laying", "merchant")
    act(match, "merchant: lay none")
    assert asked(match) == ("laying", "thief")
    for viewer in (1, 2, None):
        assert (match.view(viewer).sides[0].played, match.view(viewer).sides[0].card) == ("face-down", "")
        assert heard(match, Laid, viewer) == [Laid(0, "")]
    assert match.view(0).sides[0].card == "bounty"
    assert heard(match, Laid, 0) == [Laid(0, "bounty")]
    assert heard(match, LaidNothing) == [LaidNothing(1)]
    assert match.view(None).sides[1].played == "nothing"


@pytest.mark.rule("TRI-4.2")
def test_a_card_that_is_laid_has_left_the_hand():
    match = act(table("bounty copper", phase="laying"), "watch: lay copper")
    assert (hand(match, "watch"), purse(match, "watch")) == ("bounty", "")
    assert match.view(0).sides[0].hand_size == 1


@pytest.mark.rule("TRI-4.2")
def test_nobody_need_lay_a_card():
    match = table("bounty", "banker", "fence", phase="laying")
    act(match, "watch: lay none", "merchant: lay none", "thief: lay none")
    assert match.view(None).round == 2
    assert [hand(match, faction) for faction in FACTIONS] == ["bounty", "banker", "fence"]


# ---- 3: pay ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-4.3")
def test_cards_are_turned_up_in_order_and_each_is_paid_at_once():
    match = lay_out("patrol-officer: copper", "hired-guard: copper", "pickpocket: copper")
    for number, faction in enumerate(FACTIONS):
        assert asked(match) == ("paying", faction)
        played = [side.played for side in match.view(None).sides]
        assert played == ["open"] * (number + 1) + ["face-down"] * (2 - number)
        assert (match.view(None).purpose, match.view(None).amount) == ("card", 1)
        assert match.view(None).about == ("patrol-officer", "hired-guard", "pickpocket")[number]
        act(match, f"{faction}: pay copper")
    assert heard(match, Revealed) == [
        Revealed(0, "patrol-officer", 1),
        Revealed(1, "hired-guard", 1),
        Revealed(2, "pickpocket", 1),
    ]


@pytest.mark.rule("TRI-4.3")
def test_a_card_without_cost_is_not_paid():
    match = lay_out("bounty: copper", "apprentice: copper", "street-urchin: copper")
    assert asked(match) == ("opting", "thief")
    assert spent(match) == ""


@pytest.mark.rule("TRI-4.3", "TRI-4.6")
def test_who_cannot_pay_shows_the_hand_and_the_card_goes_to_the_discard():
    match = lay_out(thief="master-thief: gold fence", merchant="none: copper")
    assert infamy(match) == 0
    assert (discard(match, "thief"), hand(match, "thief"), purse(match, "thief")) == ("master-thief", "fence", "gold")
    assert purse(match, "merchant") == "copper"
    for viewer in VIEWERS:
        assert heard(match, CouldNotPay, viewer) == [CouldNotPay(2, "master-thief", ("fence", "gold"))]
        assert known(match, "thief", viewer) == ("fence gold" if viewer != 2 else "")


@pytest.mark.rule("TRI-4.3")
def test_what_was_shown_is_known_from_then_on():
    match = until_round(lay_out("patrol-officer: bounty", "none", "none"), 2)
    assert match.view(None).round == 2
    for viewer in (1, 2, None):
        assert known(match, "watch", viewer) == "bounty"
    act(match, "watch: draw own", "watch: draw treasure")
    until(match, "laying", "watch")
    act(match, "watch: lay bounty")
    assert known(match, "watch", 1) == "bounty"  # in hand or face down
    until(match, "drawing", "watch")
    assert discard(match, "watch").split().count("bounty") == 1
    assert known(match, "watch", 1) == ""


@pytest.mark.rule("TRI-4.3", "TRI-4.6")
def test_a_thief_that_cannot_be_paid_can_be_captured_in_play():
    match = reveal("raiding-party", "none", "unpaid cat-burglar")
    assert prison(match) == "cat-burglar"
    assert discard(match, "thief") == ""


@pytest.mark.rule("TRI-4.3", "TRI-4.6")
def test_a_thief_that_cannot_be_paid_is_not_there_to_be_captured_by_the_first_rules():
    match = reveal("raiding-party", "none", "unpaid cat-burglar", rules="1")
    assert prison(match) == ""
    assert discard(match, "thief") == "cat-burglar"


@pytest.mark.rule("TRI-4.3", "TRI-4.4", "TRI-4.7")
def test_a_card_that_is_not_paid_lies_countered_until_its_effect():
    match = lay_out("bounty", "none", {"lays": "pickpocket", "discard": "cat-burglar"})
    assert asked(match) == ("capturing", "watch")
    side = match.view(0).sides[2]
    assert (side.played, side.card, discard(match, "thief")) == ("countered", "pickpocket", "cat-burglar")
    assert Match.from_position(match.position()).position() == match.position()
    act(match, "watch: choose cat-burglar")
    assert (discard(match, "thief"), infamy(match)) == ("pickpocket", 0)
    assert heard(match, TookEffect) == [TookEffect(0, "bounty")]


@pytest.mark.rule("TRI-4.6")
def test_the_capture_of_a_countered_thief_can_be_answered_and_kept():
    match = lay_out("raiding-party: copper copper copper", "none", "cat-burglar: smoke-bomb")
    while match.view(None).purpose == "card":
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    assert asked(match) == ("reacting", "thief")
    assert Match.from_position(match.position()).position() == match.position()
    act(match, "thief: react smoke-bomb")
    assert (prison(match), discard(match, "thief")) == ("", "cat-burglar smoke-bomb")


@pytest.mark.rule("TRI-4.3")
@pytest.mark.parametrize(("treasures", "paid"), [("copper", None), ("copper copper", 2), ("gold", 2)])
def test_a_curfew_makes_the_thief_pay_two_more(treasures, paid):
    match = lay_out("curfew-levy", "none", f"street-urchin: {treasures}")
    assert heard(match, Revealed)[-1] == Revealed(2, "street-urchin", 2)
    assert heard(match, CostChanged) == [CostChanged(2, 2, "curfew-levy")]
    if paid is None:
        assert discard(match, "thief") == "street-urchin"
    else:
        assert asked(match) == ("paying", "thief")
        assert match.view(None).amount == paid


@pytest.mark.rule("TRI-4.3")
def test_a_curfew_that_is_not_paid_changes_nothing():
    curfew = {"lays": "curfew-levy", "cost_change": 1}  # as by a Magistrate
    match = lay_out(curfew, "none", "street-urchin")
    assert asked(match) == ("opting", "thief")
    assert heard(match, CostChanged) == []


@pytest.mark.rule("TRI-4.3")
def test_a_curfew_does_not_reach_those_who_have_paid_nor_the_merchant():
    match = lay_out("curfew-levy", "hired-guard: copper", "none")
    assert match.view(None).amount == 1
    assert [side.cost_change for side in match.view(None).sides] == [0, 0, 2]


@pytest.mark.rule("TRI-4.3")
def test_a_change_of_costs_reaches_only_those_who_pay_later():
    """Were it the Merchant's, it would come too late for the Watch."""
    data = other_data(apprentice={"on_reveal": [{"step": "cost", "who": "everybody", "amount": 1}]})
    match = lay_out("patrol-officer: copper copper", "apprentice", "pickpocket: copper copper", data=data)
    assert match.view(None).amount == 1
    act(match, "watch: pay copper")
    assert asked(match) == ("paying", "thief")
    assert match.view(None).amount == 2


@pytest.mark.rule("TRI-4.3")
def test_a_cost_is_never_below_nothing_and_changes_last_one_round():
    match = lay_out(thief={"lays": "pickpocket", "cost_change": -3}, merchant="none: copper")
    assert heard(match, Revealed) == [Revealed(2, "pickpocket", 0)]
    assert infamy(match) == 1
    assert [side.cost_change for side in until_round(match, 2).view(None).sides] == [0, 0, 0]


@pytest.mark.rule("TRI-4.3", "TRI-4.5")
def test_nothing_can_give_a_treasure_a_cost():
    match = lay_out("curfew-levy", "none", "silver", treasure="gold gold")
    assert heard(match, Revealed)[-1] == Revealed(2, "silver", 0)
    assert purse(match, "thief") == "gold gold"


# ---- 4: effect ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-4.4")
def test_cards_take_effect_in_order_and_go_to_their_owners_discard():
    match = reveal("recruit", "trade-deal", "fence")
    assert asked(match) == ("picking", "merchant")
    assert discard(match, "watch") == "recruit"
    assert [side.played for side in match.view(None).sides] == ["nothing", "open", "open"]
    assert hand(match, "thief") == ""
    act(match, "merchant: pick thief")
    assert [discard(match, faction) for faction in FACTIONS] == ["recruit", "trade-deal", "fence"]
    assert size(hand(match, "thief")) == 2


@pytest.mark.rule("TRI-4.4", "TRI-4.6")
def test_all_hear_which_cards_take_effect():
    """Not that of a captured thief, nor one that was countered or could not be paid."""
    match = reveal("patrol-officer", "apprentice", "fence")
    assert heard(match, TookEffect) == [
        TookEffect(0, "patrol-officer"),
        TookEffect(1, "apprentice"),
        TookEffect(2, "fence"),
    ]
    match = reveal("patrol-officer", "unpaid banker", "street-urchin")
    assert heard(match, TookEffect) == [TookEffect(0, "patrol-officer")]
    match = reveal("contraband-checkpoint", "none", "fence")
    assert heard(match, TookEffect) == [TookEffect(0, "contraband-checkpoint")]


@pytest.mark.rule("TRI-4.5")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize(("card", "drawn"), [("copper", "gold"), ("silver", "gold gold")])
def test_a_played_copper_draws_one_treasure_and_a_silver_two(faction, card, drawn):
    match = lay_out(**{faction: card}, treasure="gold gold gold")
    assert purse(match, faction) == drawn
    assert discard(match, faction) == ""
    assert card in spent(match)


@pytest.mark.rule("TRI-4.5", "TRI-3.3")
def test_a_played_treasure_is_discarded_first_so_it_may_be_drawn_again():
    everything = "copper " * 38 + "silver " * 12 + "gold " * 4 + "diamond"
    match = lay_out("copper", f"none: {everything}")
    assert purse(match, "watch") == "copper"


@pytest.mark.rule("TRI-4.5")
def test_a_treasure_gives_no_infamy():
    assert infamy(lay_out(thief="silver")) == 0


@pytest.mark.rule("TRI-4.6")
def test_a_captured_thief_goes_to_prison_and_its_effect_is_countered():
    match = reveal("bloodhound", "none: gold gold", "cat-burglar")
    assert prison(match) == "cat-burglar"
    assert purse(match, "merchant") == "gold gold"
    assert infamy(match) == 0
    assert discard(match, "thief") == ""


@pytest.mark.rule("TRI-4.7")
@pytest.mark.parametrize("card", ["street-urchin", "pickpocket", "cat-burglar", "master-thief"])
def test_a_thief_whose_effect_is_carried_out_gives_infamy_equal_to_its_level(card):
    match = until(reveal(thief=f"{card}: diamond", infamy=2), "drawing", "watch")
    level = CARDS[card]["level"]
    assert infamy(match) == 2 + level
    assert heard(match, InfamyChanged) == [InfamyChanged(2, level, 2 + level, card)]


@pytest.mark.rule("TRI-4.7")
@pytest.mark.parametrize("card", ["fence", "hideout", "jailbreak", "sabotage"])
def test_actions_give_no_infamy(card):
    match = until(reveal(thief=f"{card}: silver"), "drawing", "watch")
    assert infamy(match) == 0
    assert heard(match, InfamyChanged) == []


@pytest.mark.rule("TRI-4.7")
@pytest.mark.parametrize("card", ["pickpocket", "cat-burglar", "master-thief"])
def test_an_effect_that_finds_nothing_to_take_counts_as_carried_out(card):
    match = until(reveal(merchant="none", thief=f"{card}: diamond"), "drawing", "watch")
    assert infamy(match) == CARDS[card]["level"]


@pytest.mark.rule("TRI-4.7")
@pytest.mark.parametrize("card", ["recruit", "apprentice"])
def test_characters_of_others_give_no_infamy(card):
    side = {CARDS[card]["faction"]: card}
    assert infamy(reveal(**side)) == 0
    assert infamy(reveal("patrol-officer", "banker")) == 0


@pytest.mark.rule("TRI-4.7")
@pytest.mark.parametrize(("before", "after"), [(6, 9), (7, 9), (8, 9)])
def test_infamy_is_never_above_nine(before, after):
    match = reveal(thief="master-thief", infamy=before)
    assert infamy(match) == after
    assert heard(match, InfamyChanged) == [InfamyChanged(2, after - before, after, "master-thief")]


@pytest.mark.rule("TRI-4.7", "TRI-6.5")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1), (9, 8)])
def test_infamy_is_never_below_nothing(before, after):
    assert infamy(reveal("raiding-party", infamy=before)) == after


# ---- 5: end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-4.8")
def test_characters_of_level_one_or_more_are_bought_back_at_cost():
    match = reveal(
        {"lays": "none: copper gold", "discard": "recruit patrol-officer bounty raiding-party"}, "none", "none"
    )
    assert asked(match) == ("buying", "watch")
    assert legal(match, "watch") == ["done", "buy patrol-officer", "buy raiding-party"]
    act(match, "watch: buy patrol-officer")
    assert (asked(match), match.view(None).purpose, match.view(None).amount) == (("paying", "watch"), "buying", 1)
    act(match, "watch: pay copper")
    assert hand(match, "watch") == "patrol-officer"
    assert legal(match, "watch") == ["done", "buy raiding-party"]  # as many as one can pay
    act(match, "watch: buy raiding-party", "watch: pay gold")
    assert hand(match, "watch") == "patrol-officer raiding-party"
    assert discard(match, "watch") == "bounty recruit"
    assert heard(match, BoughtBack) == [BoughtBack(0, "patrol-officer"), BoughtBack(0, "raiding-party")]
    assert asked(match) == ("drawing", "watch")


@pytest.mark.rule("TRI-4.8")
def test_neither_actions_nor_specials_nor_level_nothing_are_ever_bought_back():
    for faction in FACTIONS:
        side = {"lays": "none: gold gold diamond", "discard": EVERY_CARD[faction]}
        match = reveal(**{faction: side})
        assert asked(match) == ("buying", faction)
        characters = [key for key in EVERY_CARD[faction].split() if CARDS[key].get("level")]
        assert legal(match, faction) == ["done", *[f"buy {key}" for key in characters]]


@pytest.mark.rule("TRI-4.8")
def test_a_card_of_an_earlier_round_may_be_bought_back_too():
    match = until_round(reveal(thief={"lays": "none", "discard": "pickpocket"}), 2)
    until(match, "laying", "thief")
    act(match, "thief: lay none")
    assert asked(match) == ("buying", "thief")


@pytest.mark.rule("TRI-4.8")
def test_who_has_something_to_buy_but_not_enough_is_asked_all_the_same():
    """The others can see that there is something in the discard, but not how much is in the hand."""
    match = reveal(merchant={"lays": "none: copper", "discard": "banker"})
    assert asked(match) == ("buying", "merchant")
    assert legal(match, "merchant") == ["done"]


@pytest.mark.rule("TRI-4.8")
def test_who_has_no_treasure_is_asked_only_for_what_costs_nothing():
    assert asked(reveal(merchant={"lays": "none", "discard": "banker"})) == ("drawing", "watch")
    assert asked(reveal(thief={"lays": "none", "discard": "pickpocket"})) == ("drawing", "watch")
    match = reveal(thief={"lays": "none", "discard": "cat-burglar street-urchin pickpocket"})
    assert asked(match) == ("buying", "thief")
    assert legal(match, "thief") == ["done", "buy street-urchin"]
    act(match, "thief: buy street-urchin")
    assert hand(match, "thief") == "street-urchin"
    assert asked(match) == ("drawing", "watch")


@pytest.mark.rule("TRI-4.8")
def test_what_is_bought_back_is_known_to_be_in_the_hand():
    match = reveal(thief={"lays": "none", "discard": "street-urchin"})
    act(match, "thief: buy street-urchin")
    for viewer in (0, 1, None):
        assert known(match, "thief", viewer) == "street-urchin"


@pytest.mark.rule("TRI-4.8")
def test_a_curfew_does_not_touch_buying_back():
    match = reveal("curfew-levy", "none", {"lays": "none: copper", "discard": "pickpocket"})
    assert asked(match) == ("buying", "thief")
    act(match, "thief: buy pickpocket")
    assert match.view(None).amount == 1


@pytest.mark.rule("TRI-4.8")
def test_buying_back_goes_in_order():
    watch, merchant = (
        {"lays": "none: copper", "discard": "patrol-officer"},
        {"lays": "none: copper", "discard": "shopkeeper"},
    )
    match = reveal(watch, merchant, {"lays": "none: copper", "discard": "pickpocket"})
    for faction in FACTIONS:
        assert asked(match) == ("buying", faction)
        act(match, f"{faction}: done")
    assert asked(match) == ("drawing", "watch")
    assert heard(match, RoundBegan) == [RoundBegan(2)]


# ---- the order ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-4.1", "TRI-4.2", "TRI-4.3", "TRI-4.4", "TRI-4.8")
def test_every_step_of_every_round_goes_in_the_order_watch_merchant_thief():
    for seed in range(4):
        match = tripot.Match("trieste", seats=3, rules=RULES, seed=seed, options={"factions": "thief-watch-merchant"})
        rng = random.Random(seed)
        order = []
        while match.waiting:
            view = match.view(None)
            now = (view.round, ("draw", "play", "pay", "effect", "end").index(view.step), FACTIONS.index(view.faction))
            order.append(now)
            if view.phase in ("drawing", "laying", "buying"):
                assert match.waiting == (seat_of(match, view.faction),)
            answer(match, rng)
        assert order == sorted(order)


@pytest.mark.rule("TRI-2.2")
@pytest.mark.parametrize("seating", list(permutations(FACTIONS)))
def test_a_game_is_the_same_whoever_sits_where(seating):
    hands = ("bounty copper", "trade-deal silver", "pickpocket gold")
    match, other = table(*hands, seed=2), table(*hands, seed=2, factions=list(seating))
    rng = random.Random(2)
    while match.waiting:
        faction = asked(match)[1]
        assert asked(other) == asked(match)
        assert legal(other, faction) == legal(match, faction)
        answer_ = f"{faction}: {rng.choice(legal(match, faction))}"
        act(match, answer_)
        act(other, answer_)
        assert other.position()["sides"] == match.position()["sides"]
    assert other.outcome.reason == match.outcome.reason


def test_a_round_begins_anew():
    match = until_round(reveal("curfew-levy", "hired-guard", "none"), 2)
    view = match.view(None)
    assert (view.round, view.step, view.faction) == (2, "draw", "watch")
    assert [(side.played, side.cost_change, side.protections) for side in view.sides] == [("nothing", 0, ())] * 3
