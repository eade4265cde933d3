"""Who knows what: hands, face-down cards, what passes before two pairs of eyes, and worlds that agree with it."""

import random
from collections import Counter
from itertools import product

import pytest

import tripot
from tripot import Match
from tripot.core.rng import FastRng
from tripot.games.trieste.state.events import (
    DrewCards,
    DrewTreasure,
    Gave,
    HeroChosen,
    Kept,
    Laid,
    Looked,
    Saw,
    Took,
)

from .table import (
    CARDS,
    FACTIONS,
    GAME,
    RULES,
    VIEWERS,
    act,
    amount_of,
    answer,
    asked,
    deck_of,
    guess,
    hand,
    heard,
    known,
    lay_out,
    purse,
    reveal,
    size,
    table,
    until,
)

SECRETS = (DrewCards, DrewTreasure, Gave, HeroChosen, Kept, Laid, Looked, Saw, Took)


def everybody(cards: str, faction: str = "thief") -> dict[str, str]:
    """All of the others know these cards."""
    return {who: cards for who in (*FACTIONS, "everybody") if who != faction}


# ---- what lies open, and what does not ------------------------------------------------------------------------------


def test_of_another_hand_one_sees_how_many_cards_and_how_many_treasures_it_has():
    match = table("bounty gold", "banker copper copper", "fence")
    for viewer, number in product(VIEWERS, range(3)):
        side = match.view(viewer).sides[number]
        own = viewer == number
        assert side.hand == (tuple(hand(match, FACTIONS[number]).split()) if own else ())
        assert side.treasures == (tuple(purse(match, FACTIONS[number]).split()) if own else ())
        assert (side.wealth >= 0) == own
        assert (side.card_count, side.treasure_count) == [(1, 1), (1, 2), (1, 0)][number]
        assert (side.hand_size, side.deck_size) == ([2, 3, 1][number], 32)


def test_discards_prison_and_infamy_are_public():
    match = table(
        {"discard": "bounty recruit"}, {"discard": "bail"}, prison="pickpocket", spent="gold copper", infamy=4
    )
    for viewer in VIEWERS:
        view = match.view(viewer)
        assert [side.discard for side in view.sides] == [("bounty", "recruit"), ("bail",), ()]
        assert (view.prison, view.infamy, view.treasure_discard) == (("pickpocket",), 4, ("copper", "gold"))
        assert (view.treasure_deck, view.prison_levels) == (54, 1)


@pytest.mark.rule("TRI-4.2")
def test_a_card_that_lies_face_down_is_still_counted_with_the_hand_by_its_back():
    """Whether it is a treasure or a faction card that somebody has laid stays open."""
    for card in ("bounty", "copper"):
        match = act(table("bounty copper", phase="laying"), f"watch: lay {card}")
        for viewer in (1, 2, None):
            side = match.view(viewer).sides[0]
            assert (side.hand_size, side.card_count, side.treasure_count, side.played) == (1, 1, 1, "face-down")


# ---- what is known --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-4.3")
def test_a_known_card_is_known_until_it_is_turned_up():
    match = table(thief={"hand": "fence hideout", "known": everybody("fence")}, phase="laying", turn="thief")
    act(match, "thief: lay fence")
    assert known(match, "thief", 0) == ""  # it has been turned up, and was played


@pytest.mark.rule("TRI-4.3")
@pytest.mark.parametrize(
    ("seen", "after"), [("pickpocket", ""), ("pickpocket pickpocket", "pickpocket"), ("fence", "fence"), ("", "")]
)
def test_when_a_known_kind_is_played_one_less_of_it_is_known(seen, after):
    """Nobody can tell which copy it was."""
    thief = {"lays": "pickpocket: pickpocket fence", "known": everybody(seen)}
    match = reveal("none", "none", thief)
    for viewer in (0, 1, None):
        assert known(match, "thief", viewer) == after


@pytest.mark.rule("TRI-4.5")
@pytest.mark.parametrize(("seen", "after"), [("copper copper", "copper"), ("copper", ""), ("silver", "silver")])
def test_when_a_known_treasure_is_played_or_paid_one_less_is_known(seen, after):
    for watch in ("copper: copper silver", "patrol-officer: copper copper silver"):
        match = lay_out({"lays": watch, "known": everybody(seen, "watch")})
        if asked(match) == ("paying", "watch"):
            act(match, "watch: pay copper")
        for viewer in (1, 2, None):
            assert known(match, "watch", viewer) == after


def test_the_third_player_forgets_what_may_have_been_taken():
    """Of four coppers and a gold that all know, some are taken unseen."""
    merchant = {
        "lays": "none: copper copper copper copper gold",
        "known": everybody("copper copper copper gold", "merchant"),
    }
    match = reveal("none", merchant, "pickpocket")
    left = 3 - amount_of("pickpocket")
    for viewer in (0, None):
        assert known(match, "merchant", viewer).split() == ["copper"] * left
        assert known(match, "thief", viewer) == ""
    assert size(known(match, "thief", 1)) == amount_of("pickpocket")


def test_who_sees_all_of_a_known_hand_go_knows_where_it_is():
    match = reveal("none", {"lays": "none: gold", "known": everybody("gold", "merchant")}, "pickpocket")
    for viewer in (0, None):
        assert (known(match, "thief", viewer), known(match, "merchant", viewer)) == ("gold", "")
    assert purse(match, "thief") == "gold"


def test_who_is_robbed_knows_what_the_robber_has():
    match = reveal("none", "none: gold", "pickpocket: copper")
    assert known(match, "thief", 1) == "gold"
    act(until(match, "laying", "thief"), "thief: lay copper")
    assert known(match, "thief", 1) == "gold"


@pytest.mark.rule("TRI-6.4", "TRI-6.7")
def test_a_card_that_was_to_be_captured_is_known_and_a_used_bomb_no_longer():
    match = reveal("undercover-agent", "none", "none: cat-burglar smoke-bomb", "watch: choose cat-burglar")
    assert known(match, "thief", 0) == "cat-burglar smoke-bomb"
    act(match, "thief: react smoke-bomb")
    assert known(match, "thief", 0) == "cat-burglar"


def freed_and_another() -> tripot.Match:
    """The Thief has a Pickpocket that nobody knows, and gets another out of prison before all eyes."""
    watch, thief = "none: undercover-agent silver silver", "jailbreak: pickpocket fence"
    match = reveal(watch, "none", thief, "thief: choose pickpocket", prison="pickpocket")
    assert known(match, "thief", 1) == "pickpocket"
    act(match, "watch: draw treasure", "watch: draw treasure", "merchant: draw own", "merchant: draw own")
    return act(match, "thief: draw treasure", "thief: draw treasure")


@pytest.mark.rule("TRI-6.7")
def test_a_copy_that_is_shown_may_be_the_one_that_was_known_before():
    match = freed_and_another()
    act(match, "watch: lay undercover-agent", "merchant: lay none", "thief: lay none")
    act(match, "watch: pay copper", "watch: choose pickpocket")
    for viewer in (1, None):
        assert known(match, "thief", viewer) == "pickpocket"
    assert known(match, "thief", 0).split()[:3] == ["pickpocket", "pickpocket", "fence"]
    act(match, "thief: pass")
    for viewer in (1, None):
        assert known(match, "thief", viewer) == ""
    assert known(match, "thief", 0).split()[:2] == ["pickpocket", "fence"]


@pytest.mark.rule("TRI-6.6")
def test_who_sees_one_pickpocket_twice_knows_of_one():
    """A Search Warrant shows two cards at random: a Pickpocket among them may be the one that the Watch knew."""
    seen = set()
    for seed in range(40):
        thief = {"lays": "none: pickpocket pickpocket gold gold", "known": everybody("pickpocket")}
        match = reveal("search-warrant", "none", thief, seed=seed)
        shown = heard(match, Saw, 0)[0].cards
        seen.add((shown.count("pickpocket"), known(match, "thief", 0).split().count("pickpocket")))
        if "pickpocket" in shown:  # for all that the Merchant knows, the other card may be a Smoke Bomb
            assert asked(match) == ("reacting", "thief")
            assert known(match, "thief", 1) == "pickpocket"
    assert {(0, 1), (1, 1), (2, 2)} == seen


def test_what_is_seen_of_treasure_is_counted_by_kind():
    """The Watch knows two coppers and sees one: that may be one of the two."""
    seen = set()
    for seed in range(40):
        thief = {"lays": "none: copper copper copper fence", "known": {"watch": "copper copper"}}
        match = reveal("search-warrant", "none", thief, seed=seed)
        seen.add(known(match, "thief", 0))
    assert seen == {"copper copper", "fence copper copper"}


# ---- worlds that agree with what a seat knows -----------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("heroes", [False, True])
def test_a_guessed_world_looks_the_same_to_the_one_who_guesses(heroes):
    for seed in range(4):
        match = tripot.Match("trieste", seats=3, rules=RULES, seed=seed, options={"heroes": heroes})
        rng = random.Random(seed)
        while match.waiting:
            for viewer in VIEWERS:
                world = guess(match, viewer, rng.randrange(1000))
                for seat in match.answered:  # whoever had answered face down answers again
                    if seat != viewer:
                        world.apply(seat, world.legal_actions(seat)[0], FastRng(0))
                assert GAME.view(world, viewer) == match.view(viewer)
                assert world.waiting == match.state.waiting
                if viewer in match.waiting:
                    assert world.legal_actions(viewer) == match.state.legal_actions(viewer)
            answer(match, rng)


def test_a_guess_keeps_what_lies_open_and_what_is_known_and_deals_the_rest():
    thief = {"hand": "fence pickpocket cat-burglar gold copper", "known": {"watch": "fence gold", "merchant": "copper"}}
    match = table("bounty", "banker silver", thief, spent="diamond")
    hands, purses = set(), set()
    for seed in range(60):
        document = GAME.write(guess(match, 0, seed))
        assert (document["spent"], document["prison"]) == (["diamond"], [])
        assert document["sides"][0] == match.position()["sides"][0]
        thief = document["sides"][2]
        assert "fence" in thief["hand"]
        assert "gold" in thief["treasures"]
        assert (len(thief["hand"]), len(thief["treasures"])) == (3, 2)
        assert len(document["sides"][1]["treasures"]) == 1
        assert "diamond" not in (*document["treasure"], *thief["treasures"])
        assert [len(cards) for cards in thief["known"].values()] == [2, 1, 0]
        hands.add(tuple(thief["hand"]))
        purses.add(tuple(thief["treasures"]))
    assert len(hands) > 20
    assert len(purses) > 2


@pytest.mark.rule("TRI-4.3")
def test_a_hand_that_was_shown_stays_in_every_guess():
    match = lay_out("patrol-officer: bounty recruit")
    for viewer, seed in product((1, 2, None), range(10)):
        assert GAME.write(guess(match, viewer, seed))["sides"][0]["hand"] == ["bounty", "recruit"]


@pytest.mark.rule("TRI-4.2")
def test_a_guess_lays_any_card_down_that_may_lie_there():
    match = act(table("bounty copper gold", phase="laying"), "watch: lay bounty")
    laid = Counter()
    for seed in range(400):
        side = GAME.write(guess(match, 1, seed))["sides"][0]
        assert (len(side["hand"]) + len(side["treasures"]), side["lies"]) == (2, "face-down")
        laid[side["laid"]] += 1
    cards = {card for card in deck_of("watch") if CARDS[card]["type"] != "special"}
    assert set(laid) == cards | {"copper", "silver"}
    thief = act(table(thief="fence smoke-bomb gold", phase="laying", turn="thief"), "thief: lay none")
    assert thief.view(None).sides[2].played == "nothing"


@pytest.mark.rule("TRI-4.2")
def test_no_guess_lays_down_a_special_gold_or_diamond():
    """The Watch turns up a card that costs one, so that the Thief's card lies face down for a while."""
    match = lay_out("patrol-officer: copper", "none", "copper: gold")
    for seed in range(200):
        laid = GAME.write(guess(match, 0, seed))["sides"][2]["laid"]
        assert laid in ("copper", "silver")  # there is no faction card in the Thief's hand


@pytest.mark.rule("TRI-4.2")
def test_a_known_smoke_bomb_is_never_what_lies_face_down():
    thief = {"lays": "fence: smoke-bomb", "known": {"watch": "smoke-bomb"}}
    match = lay_out("patrol-officer: copper", "none", thief)
    for seed in range(40):
        side = GAME.write(guess(match, 0, seed))["sides"][2]
        assert side["hand"] == ["smoke-bomb"]
        assert side["laid"] not in ("smoke-bomb", "copper", "silver")


@pytest.mark.rule("TRI-4.2")
def test_a_known_card_may_be_the_one_that_lies_face_down():
    thief = {"lays": "fence: hideout", "known": {"watch": "hideout"}}
    match = lay_out("patrol-officer: copper", "none", thief)
    laid = Counter(GAME.write(guess(match, 0, seed))["sides"][2]["laid"] for seed in range(200))
    assert 50 < laid["hideout"] < 150


def seen_while_it_lies(laid: str, known_before: str, cards: str = "fence hideout copper copper") -> Match:
    """The Thief lays a card; then the Watch's Confessor looks at the rest of the hand."""
    thief = {"hand": cards, "known": {"watch": known_before}}
    heroes = {"phase": "laying", "turn": "thief", "options": {"heroes": True}}
    match = table({"hero": "confessor"}, "gold", thief, **heroes)
    return act(match, f"thief: lay {laid}", "watch: reveal")


@pytest.mark.rule("TRI-2.4")
@pytest.mark.parametrize("laid", ["fence", "copper"])
def test_what_is_seen_in_the_hand_does_not_lie_face_down(laid):
    match = seen_while_it_lies(laid, "")
    rest = "hideout copper copper" if laid == "fence" else "fence hideout copper"
    assert known(match, "thief", 0) == rest
    for seed in range(40):
        side = GAME.write(guess(match, 0, seed))["sides"][2]
        assert Counter([*side["hand"], *side["treasures"]]) == Counter(rest.split())


@pytest.mark.rule("TRI-2.4")
@pytest.mark.parametrize(
    ("laid", "before"), [("fence", "fence"), ("copper", "copper copper"), ("fence", "fence hideout")]
)
def test_a_card_that_was_known_and_is_not_seen_again_may_lie_face_down(laid, before):
    match = seen_while_it_lies(laid, before)
    found = {GAME.write(guess(match, 0, seed))["sides"][2]["laid"] for seed in range(40)}
    assert laid in found


@pytest.mark.rule("TRI-4.3")
def test_in_every_guess_who_pays_can_pay():
    match = lay_out("none", "none", "master-thief: gold silver")
    for seed in range(60):
        world = guess(match, 0, seed)
        assert GAME.view(world, 2).sides[2].wealth >= CARDS["master-thief"]["cost"]
        assert world.legal_actions(2)


@pytest.mark.rule("TRI-6.2")
def test_who_looks_at_treasure_sees_it_and_others_guess():
    match = reveal(merchant="business-as-usual", treasure="gold gold copper")
    assert sorted(GAME.view(guess(match, 1), 1).seen) == sorted(match.view(1).seen)
    looks = set()
    for seed in range(40):
        document = GAME.write(guess(match, 0, seed))
        assert len(document["looked"]) == 2
        looks.add(tuple(document["looked"]))
    assert looks == {("gold", "gold"), ("copper", "gold")}


@pytest.mark.rule("TRI-6.4")
def test_a_guess_may_give_or_take_the_bomb_that_the_thief_is_asked_for():
    match = reveal("patrol-officer", "none", "street-urchin: fence hideout jailbreak")
    answers = set()
    for seed in range(60):
        world = guess(match, 0, seed)
        answers.add(tuple(str(GAME.decode(code)) for code in world.legal_actions(2)))
    assert answers == {("pass",), ("pass", "react smoke-bomb")}


@pytest.mark.rule("TRI-6.6")
def test_the_cards_that_a_search_has_shown_are_other_ones_in_a_guess_of_the_merchant():
    match = reveal("search-warrant", "none", "none: street-urchin master-thief cat-burglar", seed=2)
    assert asked(match) == ("reacting", "thief")
    shown = match.position()["frames"][0]["shown"]
    assert len(shown) == 1
    for viewer in (0, 2):
        assert GAME.write(guess(match, viewer))["frames"][0]["shown"] == shown
    others = {str(GAME.write(guess(match, 1, seed))["frames"][0]["shown"]) for seed in range(30)}
    assert len(others) > 3


@pytest.mark.long
def test_a_guess_can_be_played_to_the_end():
    for seed in range(3):
        match = tripot.Match("trieste", seats=3, rules=RULES, seed=seed, options={"heroes": True})
        picker, rng = random.Random(seed), FastRng(seed)
        while match.waiting:
            if picker.random() < 0.08:
                world = guess(match, picker.choice(VIEWERS), picker.randrange(1000))
                while world.waiting:
                    seat = (int(world.waiting) & -int(world.waiting)).bit_length() - 1
                    actions = world.legal_actions(seat)
                    world.apply(seat, actions[rng.below(len(actions))], rng)
                    world.check()
                assert world.reason() in (*FACTIONS, "rounds")
            answer(match, picker)


@pytest.mark.long
def test_every_possible_world_comes_up_as_often_as_it_should():
    """Two unknown cards are in the Thief's hand and one in the deck: seat 0 cannot tell which; a chi-square test."""
    cards = deck_of("thief")
    unseen = ["fence", "hideout", "sabotage"]
    for card in unseen:
        cards.remove(card)
    match = table("", "", {"hand": "fence hideout", "discard": " ".join(cards)})
    number = 3000
    rng, seen, world = FastRng(7), Counter(), match.state.copy()
    for _ in range(number):
        world.assign(match.state)
        world.determinise(0, rng)
        seen[tuple(GAME.view(world, 2).sides[2].hand)] += 1
    assert len(seen) == 3
    assert sum((found - number / 3) ** 2 / (number / 3) for found in seen.values()) < 20


# ---- what is told ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("heroes", [False, True])
def test_everybody_hears_the_same_but_for_secrets(heroes):
    for seed in range(4):
        match = tripot.Match("trieste", seats=3, rules=RULES, seed=seed, options={"heroes": heroes})
        rng = random.Random(seed)
        while match.waiting:
            answer(match, rng)
        told = [match.events(viewer) for viewer in VIEWERS]
        assert len({len(events) for events in told}) == 1
        for versions in zip(*told, strict=True):
            assert len({type(event) for event in versions}) == 1
            if len(set(versions)) > 1:
                assert isinstance(versions[0], SECRETS)
                insiders = {viewer for viewer in range(3) if versions[viewer] != versions[3]}
                event = versions[3]
                partner = getattr(event, "victim", getattr(event, "receiver", event.seat))
                assert insiders == {event.seat, partner}


@pytest.mark.rule("TRI-4.2")
def test_what_another_has_seen_of_a_hand_does_not_show_in_a_guess():
    """The Watch has seen two coins of the Thief's, and the Merchant two: which of them are the same, he cannot know."""
    thief = {"hand": "copper copper silver silver"}
    seen = ("copper copper", "copper silver", "silver silver")
    matches = [table("", "", thief | {"known": {"watch": coins, "merchant": "copper silver"}}) for coins in seen]
    for seed in range(20):
        guesses = [GAME.write(guess(match, 1, seed)) for match in matches]
        assert guesses[0] == guesses[1] == guesses[2]
