"""What each seat may know: views, events, lower bounds of hands, and worlds that agree with them."""

from collections import Counter

import pytest

import tripot
from rulebook import play, position, texts
from tripot.core.events import hears
from tripot.core.rng import FastRng
from tripot.games.trok.events import Dealt, Gave
from tripot.games.trok.table import equipment_keys

from .table import hand, heard, known

OTHERS = [0, 2, None]  # everybody but seat 1


# ---- seen by all ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRK-4.8")
@pytest.mark.parametrize("viewer", OTHERS)
def test_everybody_knows_a_card_that_was_taken(viewer):
    offers = [{"hand": "", "offer": "helmet"}, {"hand": "stone", "offer": "ration"}, {"hand": "", "offer": "hammer"}]
    match = position("trok", seats=3, phase="trading", master=1, players=offers)
    play(match, "1: take 2 hammer")
    assert known(match, 1, viewer) == "hammer"
    assert match.view(viewer).players[1].hand_size == 2


@pytest.mark.rule("TRK-4.8")
@pytest.mark.parametrize("viewer", OTHERS)
def test_everybody_knows_a_card_that_was_had_from_the_market(viewer):
    offers = [{"hand": "", "offer": "helmet"}, {"hand": "stone", "offer": "ration"}, {"hand": "", "offer": "hammer"}]
    match = position("trok", seats=3, phase="trading", master=1, market="gloves", players=offers)
    play(match, "1: take 2 hammer for gloves")
    assert known(match, 1, viewer) == "gloves"


@pytest.mark.rule("TRK-4.8")
def test_the_owner_knows_the_whole_hand():
    match = position("trok", seats=2, players=[{"hand": "ration hammer hammer stone", "known": "hammer"}, {}])
    assert known(match, 0, 0) == "ration hammer hammer stone"
    assert known(match, 0, 1) == "hammer"


@pytest.mark.rule("TRK-4.8")
@pytest.mark.parametrize(
    ("offer", "left"),
    [
        ("ration gloves hammer", "hammer stone"),  # one of the two hammers that all know
        ("hammer hammer hammer", "stone"),  # three of them: one that nobody knew is gone, too
        ("ration ration gloves", "hammer hammer stone"),  # cards that nobody knew
        ("hammer hammer stone", ""),
    ],
)
def test_offering_known_cards_lowers_what_is_known(offer, left):
    cards = "ration ration gloves hammer hammer hammer stone"
    players = [{"hand": cards, "known": "hammer hammer stone"}, {"hand": "helmet"}]
    match = play(position("trok", seats=2, players=players), f"0: offer {offer}", "1: offer helmet")
    assert known(match, 0, 1) == known(match, 0, None) == left


@pytest.mark.rule("TRK-4.8", "TRK-5.10")
def test_combining_known_cards_lowers_what_is_known():
    players = [{"hand": "hammer hammer hammer ration gloves lantern", "known": "hammer ration"}, {"hand": ""}]
    match = play(position("trok", seats=2, phase="combining", players=players), "0: identical hammer hammer hammer")
    assert known(match, 0, 1) == "ration"


@pytest.mark.rule("TRK-4.8", "TRK-6.1")
def test_storing_a_known_card_lowers_what_is_known():
    players = [{"hand": "hammer ration", "known": "hammer ration", "upgrades": "cart cart"}, {"hand": ""}]
    match = play(position("trok", seats=2, phase="storing", players=players), "0: store hammer")
    assert known(match, 0, 1) == "ration"


@pytest.mark.rule("TRK-4.8", "TRK-5.10")
def test_nothing_is_known_of_a_new_hand():
    players = [{"hand": "pickaxe pickaxe hammer", "known": "hammer pickaxe"}, {"hand": "stone", "known": "stone"}]
    match = play(position("trok", seats=2, phase="combining", players=players), "0: done")
    assert known(match, 0, 1) == known(match, 1, 0) == ""


# ---- the gift -------------------------------------------------------------------------------------------------------

GIVER, RECEIVER, OUTSIDER = 0, 1, 2


def giving(giver="ration hammer stone", giver_known="", receiver="gloves gloves", receiver_known="", seats=3):
    """Seat 0 owes seat 1 a card; seat 2 looks on."""
    players = [
        {"hand": giver, "known": giver_known},
        {"hand": receiver, "known": receiver_known},
        {"hand": "pickaxe pickaxe ration"},
    ]
    return position("trok", seats=seats, phase="giving", short=1, players=players[:seats])


@pytest.mark.rule("TRK-4.13")
def test_only_giver_and_receiver_hear_which_card_it_is():
    match = play(giving(), "0: give stone")
    for insider in (GIVER, RECEIVER):
        assert heard(match, insider, Gave) == [Gave(0, 1, "stone")]
    for outsider in (OUTSIDER, None):
        assert heard(match, outsider, Gave) == [Gave(0, 1, "")]


@pytest.mark.rule("TRK-4.13")
def test_outsiders_hear_and_see_the_same_whatever_is_given():
    matches = [play(giving(), f"0: give {card}") for card in ("ration", "hammer", "stone")]
    for outsider in (OUTSIDER, None):
        first, *others = [(match.view(outsider), match.events(outsider)) for match in matches]
        assert all(other == first for other in others)


@pytest.mark.rule("TRK-4.13")
def test_the_giver_knows_the_card_in_the_receivers_hand():
    match = play(giving(receiver_known="gloves"), "0: give stone")
    assert known(match, RECEIVER, GIVER) == "gloves stone"
    assert known(match, RECEIVER, OUTSIDER) == known(match, RECEIVER, None) == "gloves"


@pytest.mark.rule("TRK-4.8", "TRK-4.13")
@pytest.mark.parametrize(
    ("given", "known_before", "outside", "partner"),
    [
        ("hammer", "hammer", "", ""),
        ("ration", "hammer", "", "hammer"),  # the receiver saw that it was not the hammer
        ("ration", "ration hammer hammer", "hammer", "hammer hammer"),
        ("hammer", "ration hammer hammer", "hammer", "ration hammer"),
        ("stone", "ration hammer hammer", "hammer", "ration hammer hammer"),
        ("stone", "", "", ""),
    ],
)
def test_a_hidden_departure_lowers_every_kind_it_may_have_been(given, known_before, outside, partner):
    match = play(giving("ration hammer hammer hammer stone", known_before), f"0: give {given}")
    assert known(match, GIVER, OUTSIDER) == known(match, GIVER, None) == outside
    assert known(match, GIVER, RECEIVER) == partner


@pytest.mark.rule("TRK-4.13", "TRK-4.8")
def test_what_giver_and_receiver_know_of_each_other_goes_as_the_cards_do():
    match = play(giving("ration hammer stone lantern", "hammer", "gloves gloves gloves"), "0: give stone")
    play(match, "0: different ration lantern hammer")
    assert known(match, GIVER, RECEIVER) == ""
    match.submit(0, match.legal(0)[0])
    assert (match.waiting, known(match, RECEIVER, GIVER)) == ((1,), "stone")
    play(match, "1: identical gloves gloves stone")
    assert known(match, RECEIVER, GIVER) == ""


@pytest.mark.rule("TRK-4.13")
def test_the_gift_is_no_secret_any_more_when_the_round_is_over():
    match = play(giving("hammer", "", "gloves", seats=2), "0: give hammer")
    assert match.view(None).round == 2
    assert match.view(None).short is None
    assert known(match, RECEIVER, GIVER) == known(match, GIVER, RECEIVER) == ""


@pytest.mark.rule("TRK-4.13")
def test_a_spectator_is_never_taken_for_the_partner_of_a_gift():
    """Nobody is owed a card, which is seat -1 in a position; so is a spectator for the rules."""
    players = [{"hand": "hammer stone ration", "known": "", "confided": "stone"}, {"hand": "gloves"}]
    match = position("trok", seats=2, phase="combining", players=players)
    assert known(match, 0, None) == known(match, 0, 1) == ""


# ---- views ----------------------------------------------------------------------------------------------------------


def test_a_view_shows_nothing_of_other_hands_but_their_size_and_what_is_known():
    secret = {"hand": "helmet armour armour armour", "known": "armour"}
    match = position("trok", seats=2, market="ration", discard="", row="mine", players=[{"hand": "hammer"}, secret])
    for viewer in (0, None):
        view = match.view(viewer)
        assert "helmet" not in repr(view)
        assert (view.players[1].hand_size, view.players[1].known) == (4, ("armour",))


def test_a_view_shows_the_sizes_of_the_decks_only():
    view = tripot.Match("trok", seats=2).view(0)
    assert (view.deck_size, view.upgrade_deck_size) == (58 - 3 - 10, 20)
    assert not hasattr(view, "deck")


def test_a_view_says_what_the_player_has_made():
    cards = "hammer hammer hammer pickaxe ration gloves helmet helmet"
    match = position("trok", seats=2, phase="combining", row="mine vein", players=[{"hand": cards}, {"hand": ""}])
    assert match.view(1).made == ()
    play(match, "0: identical hammer hammer hammer")
    assert match.view(1).made == ("identical",)
    play(match, "0: different pickaxe ration gloves")
    assert match.view(1).made == ("identical", "different")
    assert (match.view(1).limit, match.view(1).claims) == (2, 1)


@pytest.mark.rule("TRK-5.7", "TRK-5.12", "TRK-5.13")
@pytest.mark.parametrize(
    ("upgrades", "row", "offered"),
    [
        ("", "mine vein cart grid zoral ylud", (5, 1, 0)),
        ("", "mine vein", (2, 1, 0)),
        ("idunn", "mine vein cart grid zoral ylud", (5, 2, 0)),
        ("idunn", "mine", (1, 1, 0)),
        ("idunn skaa", "mine vein cart grid zoral ylud", (6, 2, 6)),
        ("idunn skaa", "mine vein cart grid", (4, 2, 0)),
    ],
)
def test_a_view_offers_no_more_upgrades_than_there_are_and_says_which_end_the_choice(upgrades, row, offered):
    cards = "ration gloves lantern armour helmet"
    players = [{"hand": cards, "upgrades": upgrades}, {"hand": ""}]
    match = position("trok", seats=2, phase="combining", row=row, players=players)
    view = play(match, f"0: different {cards}").view(0)
    assert (view.limit, view.claims, view.lone) == offered


@pytest.mark.rule("TRK-4.8")
def test_a_table_that_wants_to_remember_by_itself_shows_no_known_cards_of_others():
    players = [{"hand": "gloves", "known": "gloves"}, {"hand": "ration hammer", "known": "hammer"}]
    views = {}
    for memory in ("shown", "hidden"):
        match = position("trok", seats=2, players=players, options={"memory": memory})
        views[memory] = [player.known for player in match.view(0).players]
    assert views == {"shown": [("gloves",), ("hammer",)], "hidden": [("gloves",), ()]}


@pytest.mark.rule("TRK-4.8")
def test_what_was_to_be_remembered_is_shown_when_the_game_is_over():
    players = [{"aare": 60}, {"hand": "ration hammer", "known": "hammer"}]
    match = position("trok", seats=2, phase="over", players=players, options={"memory": "hidden"})
    assert match.view(0).players[1].known == ("hammer",)


def test_a_view_is_a_json_document():
    view = tripot.Match("trok", seats=2, seed=4).view(1).to_json()
    assert (view["game"], view["seat"], view["phase"]) == ("trok", 1, "offering")
    assert len(view["players"][1]["known"]) == 5


# ---- worlds that agree with what a seat knows -----------------------------------------------------------------------


def worlds(match, seat, number=30):
    for seed in range(number):
        world = match.state.copy()
        world.determinise(-1 if seat is None else seat, FastRng(seed))
        world.check()
        yield world


def hand_in(world, seat):
    return " ".join(equipment_keys(world.players[seat].hand))


def test_a_world_keeps_the_own_hand_and_the_size_of_all_others():
    match = tripot.Match("trok", seats=3, seed=1)
    found = list(worlds(match, 0))
    assert {hand_in(world, 0) for world in found} == {hand(match, 0)}
    assert {len(hand_in(world, 1).split()) for world in found} == {5}
    assert len({hand_in(world, 1) for world in found}) > 20
    assert len({hand_in(world, 2) for world in found}) > 20


@pytest.mark.rule("TRK-4.8")
@pytest.mark.parametrize("viewer", [0, None])
def test_a_world_keeps_what_is_known_of_a_hand(viewer):
    players = [{"hand": "hammer"}, {"hand": "stone stone armour armour helmet", "known": "stone armour"}]
    match = position("trok", seats=2, players=players)
    found = list(worlds(match, viewer))
    assert all(Counter(hand_in(world, 1).split()) >= Counter(["stone", "armour"]) for world in found)
    assert len({hand_in(world, 1) for world in found}) > 10


@pytest.mark.rule("TRK-4.13")
def test_the_gift_is_the_same_in_all_worlds_of_the_two_and_varies_in_those_of_others():
    match = play(giving("ration hammer stone", "", "pickaxe gloves"), "0: give stone")
    assert all("stone" in hand_in(world, RECEIVER) for world in worlds(match, GIVER))
    assert not all("stone" in hand_in(world, RECEIVER) for world in worlds(match, OUTSIDER))
    assert not all("stone" in hand_in(world, RECEIVER) for world in worlds(match, None))


@pytest.mark.rule("TRK-4.13")
def test_in_the_world_of_an_outsider_the_two_know_no_more_of_each_other_than_all_do():
    match = play(giving("ration hammer hammer stone", "hammer hammer", "gloves", "gloves"), "0: give stone")
    for world in worlds(match, OUTSIDER, 5):
        assert [player.confided for player in world.players] == [player.known for player in world.players]
    for world in worlds(match, GIVER, 5):
        assert equipment_keys(world.known_of(RECEIVER, GIVER)) == ("gloves", "stone")


@pytest.mark.rule("TRK-4.1")
def test_in_a_world_the_others_have_not_answered_yet():
    match = tripot.Match("trok", seats=3, seed=2)
    for seat in (0, 1):
        match.submit(seat, match.legal(seat)[0])
    for world in worlds(match, 0, 3):
        assert (world.waiting, world.answered) == (0b110, 0b001)
        assert world.players[0].answer == match.state.players[0].answer != 0
        assert world.players[1].answer == 0
    for world in worlds(match, None, 3):
        assert (world.waiting, world.answered) == (0b111, 0)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
def test_redealing_what_a_seat_cannot_know_changes_nothing_it_sees(seed):
    """Views, the own legal actions and who is asked, at every decision of a game."""
    match = tripot.Match("trok", seats=3, seed=seed)
    rng = FastRng(seed)
    while match.waiting and match.view(None).round < 9:
        for seat in (0, 1, 2, None):
            world = match.state.copy()
            world.determinise(-1 if seat is None else seat, rng)
            before, after = match.view(seat).to_json(), match.game.view(world, seat).to_json()
            if match.answered:  # taken back
                before.pop("waiting"), before.pop("answered"), after.pop("waiting"), after.pop("answered")
            assert after == before
            if seat in match.waiting:
                assert world.legal_actions(seat) == match.state.legal_actions(seat)
        seat = match.waiting[0]
        match.submit(seat, match.legal(seat)[rng.below(len(match.legal(seat)))])


def test_a_seat_hears_no_card_that_is_dealt_to_another():
    match = tripot.Match("trok", seats=4, seed=9)
    for audience, event in match.journal.entries:
        if isinstance(event, Dealt) and event.cards:
            assert [seat for seat in (0, 1, 2, 3, None) if hears(audience, seat)] == [event.seat]


def test_the_legal_list_of_another_seat_is_empty_while_it_is_not_asked():
    match = giving()
    assert texts(match, 1) == texts(match, 2) == []
