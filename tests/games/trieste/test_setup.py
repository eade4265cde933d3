"""Chapter 2: factions, decks and starting hands.  Heroes have a file of their own."""

from collections import Counter

import pytest

import tripot
from tripot.core.errors import BadOption, BadSeats
from tripot.games.trieste.state.events import FactionDealt, RoundBegan

from .table import FACTIONS, GAME, RULES, asked, deck_of, hand, heard, purse, zone


def new(seed: int = 0, **options: object) -> tripot.Match:
    return tripot.Match("trieste", seats=3, rules=RULES, seed=seed, options=options)


@pytest.mark.rule("TRI-2.1", "TRI-2.3")
def test_six_coppers_are_put_aside_and_the_other_fifty_treasures_make_the_deck():
    match = new()
    treasure = Counter(match.position()["treasure"])
    assert treasure == Counter(copper=33, silver=12, gold=4, diamond=1)
    assert treasure.total() == 50
    assert match.view(None).treasure_discard == ()


@pytest.mark.rule("TRI-2.3")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_starting_hand_is_two_cards_of_the_own_deck_and_two_coppers(faction):
    match = new()
    assert len(hand(match, faction).split()) == 2
    assert purse(match, faction) == "copper copper"
    assert len(zone(match, faction, "deck").split()) == 31


@pytest.mark.rule("TRI-2.1")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_decks_are_shuffled(faction):
    hands = Counter(card for seed in range(200) for card in hand(new(seed), faction).split())
    assert set(hands) == set(deck_of(faction))
    assert hands.most_common(1)[0][1] < 120


@pytest.mark.rule("TRI-2.1")
def test_heroes_are_no_part_of_the_decks():
    sides = new().position()["sides"]
    heroes = {GAME.data.book.names[kind] for kind in GAME.data.book.hero}
    assert len(heroes) == 9
    assert not heroes & {card for side in sides for card in (*side["deck"], *side["hand"])}


@pytest.mark.rule("TRI-2.2")
def test_each_player_is_dealt_a_faction_at_random():
    seatings = Counter(GAME.roles(new(seed).state) for seed in range(300))
    assert len(seatings) == 6
    assert all(20 < number < 90 for number in seatings.values())
    assert all(sorted(roles) == sorted(FACTIONS) for roles in seatings)


@pytest.mark.rule("TRI-2.2")
def test_all_hear_who_plays_which_faction():
    match = new(5)
    roles = GAME.roles(match.state)
    expected = [FactionDealt(roles.index(faction), faction) for faction in FACTIONS]
    for viewer in (0, 1, 2, None):
        assert heard(match, FactionDealt, viewer) == expected
        assert heard(match, RoundBegan, viewer) == [RoundBegan(1)]
        assert [side.seat for side in match.view(viewer).sides] == [event.seat for event in expected]


@pytest.mark.rule("TRI-2.2")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    "factions",
    [
        *("watch-merchant-thief", "watch-thief-merchant", "merchant-watch-thief"),
        *("merchant-thief-watch", "thief-watch-merchant", "thief-merchant-watch"),
    ],
)
def test_factions_may_be_chosen(factions, seed):
    match = new(seed, factions=factions)
    assert "-".join(GAME.roles(match.state)) == factions
    assert match.waiting == (factions.split("-").index("watch"),)  # whoever sits where, the Watch begins


def test_other_options_and_numbers_of_players_are_refused():
    with pytest.raises(BadOption):
        new(factions="watch-watch-thief")
    for seats in (2, 4):
        with pytest.raises(BadSeats):
            tripot.Match("trieste", seats=seats)


def test_the_game_begins_with_the_draw_of_the_watch():
    match = new(factions="watch-merchant-thief")
    assert asked(match) == ("drawing", "watch")
    view = match.view(None)
    assert (view.round, view.step, view.faction) == (1, "draw", "watch")
    assert (view.infamy, view.prison, view.captured) == (0, (), 0)


@pytest.mark.rule("TRI-2.3")
def test_everybody_knows_the_coppers_that_all_begin_with():
    match = new()
    for viewer in (0, 1, 2, None):
        for side in match.view(viewer).sides:
            assert side.known == (("copper", "copper") if side.seat != viewer else ())
            assert (side.hand_size, side.card_count, side.treasure_count) == (4, 2, 2)
