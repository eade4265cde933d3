"""Chapter 5: who wins, and when."""

from itertools import permutations

import pytest

from tripot import Match
from tripot.games.trieste.state.events import GameWon, NobodyWon

from .table import FACTIONS, act, asked, heard, infamy, reveal, table, until, winner

SIX = "pickpocket pickpocket pickpocket pickpocket pickpocket pickpocket"
NINE = "gold gold gold"


def end(watch="none", merchant="none", thief="none", **parts):
    """A round in which nobody plays a card comes to its end."""
    return reveal(watch, merchant, thief, **parts)


@pytest.mark.rule("TRI-5.1")
def test_the_watch_wins_with_seven_captured_thieves():
    match = end(prison=f"{SIX} street-urchin")
    assert winner(match) == "watch"
    assert match.outcome.winners == (0,)
    assert match.outcome.ranks == (1, 2, 2)
    assert match.outcome.scores == (7, 0, 0)
    for viewer in (0, 1, 2, None):
        assert heard(match, GameWon, viewer) == [GameWon(0, "watch")]
    assert asked(match) == ("over", "")


@pytest.mark.rule("TRI-5.1")
def test_six_are_not_enough_and_more_than_seven_are():
    assert end(prison=SIX).outcome is None
    assert winner(end(prison=f"{SIX} cat-burglar cat-burglar")) == "watch"


@pytest.mark.rule("TRI-5.2")
@pytest.mark.parametrize(
    ("captives", "treasures", "wins"),
    [
        ("", f"{NINE} silver", True),  # 11
        ("", f"{NINE} copper", False),
        ("", f"{NINE} gold", True),  # more will do
        ("", "copper " * 11, True),
        ("", "copper " * 10, False),
        ("street-urchin", f"{NINE} silver", False),
        ("street-urchin", f"{NINE} gold", True),  # 12
        ("cat-burglar", f"{NINE} gold", False),
        ("cat-burglar", f"{NINE} diamond", True),  # 13
        ("master-thief", f"{NINE} diamond", False),
        ("master-thief", f"{NINE} gold silver", True),  # 14
        ("master-thief cat-burglar pickpocket street-urchin", f"{NINE} gold diamond copper", False),
        ("master-thief cat-burglar pickpocket street-urchin", f"{NINE} gold diamond silver", True),  # 18
    ],
)
def test_the_merchant_needs_eleven_and_the_levels_of_all_captured_thieves(captives, treasures, wins):
    match = end(merchant=f"none: {treasures}", prison=captives)
    assert (match.outcome is not None) == wins
    if wins:
        assert winner(match) == "merchant"
        assert match.outcome.winners == (1,)


@pytest.mark.rule("TRI-5.2")
def test_it_is_the_worth_that_counts_and_not_the_number_of_cards():
    assert winner(end(merchant="none: gold gold diamond copper")) == "merchant"
    assert end(merchant="none: silver silver silver silver copper copper").outcome is None


@pytest.mark.rule("TRI-5.3")
def test_the_thief_wins_with_nine_infamy():
    match = end(infamy=9)
    assert winner(match) == "thief"
    assert match.outcome.winners == (2,)
    assert match.outcome.scores == (0, 0, 9)
    assert end(infamy=8).outcome is None


@pytest.mark.rule("TRI-2.2", "TRI-5.1", "TRI-5.2", "TRI-5.3")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("seating", list(permutations(FACTIONS)))
def test_whoever_sits_where_it_is_the_faction_that_wins(seating, faction):
    goals = {
        "watch": {"prison": f"{SIX} street-urchin"},
        "merchant": {"merchant": f"none: {NINE} silver"},
        "thief": {"infamy": 9},
    }
    match = end(**goals[faction], factions=list(seating))
    seat = seating.index(faction)
    assert match.outcome.winners == (seat,)
    assert match.outcome.scores[seat] == {"watch": 7, "merchant": 11, "thief": 9}[faction]
    assert heard(match, GameWon) == [GameWon(seat, faction)]


@pytest.mark.rule("TRI-5.4")
@pytest.mark.parametrize(
    ("captives", "treasures", "fame", "first"),
    [
        (f"{SIX} street-urchin", "gold gold gold gold diamond silver", 9, "watch"),
        ("", f"{NINE} silver", 9, "merchant"),
        (f"{SIX} street-urchin", "copper", 9, "watch"),
    ],
)
def test_of_two_who_have_reached_their_goals_the_first_in_order_wins(captives, treasures, fame, first):
    assert winner(end("none", f"none: {treasures}", "none", prison=captives, infamy=fame)) == first


@pytest.mark.rule("TRI-5.4")
def test_goals_count_only_in_the_own_end_phase():
    match = table(merchant=f"{NINE} gold", prison=f"{SIX} street-urchin", infamy=9)
    assert asked(match) == ("drawing", "watch")
    until(match, "laying", "thief")
    assert winner(act(match, "thief: lay none")) == "watch"


@pytest.mark.rule("TRI-5.4")
def test_what_is_lost_before_the_end_does_not_count():
    match = reveal("protection-tax", f"none: {NINE} silver", "none", "merchant: pay silver")
    assert match.outcome is None
    match = reveal("raiding-party", infamy=9)
    assert match.outcome is None
    assert infamy(match) == 8


@pytest.mark.rule("TRI-5.4", "TRI-4.8")
def test_the_game_ends_at_once_and_who_comes_later_buys_nothing():
    match = end(merchant=f"none: {NINE} silver", thief={"lays": "none: copper", "discard": "pickpocket"})
    assert winner(match) == "merchant"
    assert match.waiting == ()


@pytest.mark.rule("TRI-5.4", "TRI-4.8")
def test_all_goals_are_checked_before_anybody_buys_back():
    watch = {"lays": "none: copper", "discard": "patrol-officer"}
    assert winner(end(watch, f"none: {NINE} silver")) == "merchant"
    assert winner(end(watch, infamy=9)) == "thief"


@pytest.mark.rule("TRI-5.4", "TRI-4.8")
def test_by_the_first_rules_whoever_comes_earlier_buys_first():
    match = end({"lays": "none: copper", "discard": "patrol-officer"}, f"none: {NINE} silver", rules="1")
    assert asked(match) == ("buying", "watch")
    assert winner(act(match, "watch: done")) == "merchant"


@pytest.mark.rule("TRI-4.8")
def test_after_the_goals_all_buy_back_in_order():
    sides = [f"none: copper|{card}".split("|") for card in ("patrol-officer", "shopkeeper", "pickpocket")]
    match = end(*[{"lays": lays, "discard": card} for lays, card in sides])
    for faction in FACTIONS:
        assert asked(match) == ("buying", faction)
        assert Match.from_position(match.position()).position() == match.position()
        act(match, f"{faction}: done")
    assert (asked(match), match.view(None).round) == (("drawing", "watch"), 2)


@pytest.mark.rule("TRI-2.4", "TRI-4.8")
def test_a_hero_may_be_revealed_just_before_the_own_goal_is_checked():
    match = end(
        {"lays": "none: copper", "discard": "patrol-officer", "hero": "captain"},
        {"lays": "none", "hero": "diplomat"},
        {"lays": "none", "hero": "kingpin"},
        options={"heroes": True},
    )
    while match.view(None).step != "end":
        match.submit(match.waiting[0], "wait")
    for faction in FACTIONS:
        assert asked(match) == ("unveiling", faction)
        act(match, f"{faction}: wait")
    assert asked(match) == ("buying", "watch")


@pytest.mark.rule("TRI-4.8", "TRI-5.2")
def test_who_has_won_buys_nothing_back():
    assert winner(end(merchant={"lays": f"none: {NINE} silver", "discard": "shopkeeper"})) == "merchant"


@pytest.mark.rule("TRI-5.1", "TRI-4.6")
def test_a_capture_of_the_round_counts():
    match = reveal("patrol-officer", "none", "street-urchin: gold", prison=SIX)
    assert winner(match) == "watch"


@pytest.mark.rule("TRI-5.5")
def test_a_game_without_a_winner_after_60_rounds_is_a_draw():
    match = end(round=60)
    assert winner(match) == "rounds"
    assert match.outcome.ranks == (1, 1, 1)
    assert heard(match, NobodyWon) == [NobodyWon(60)]
    assert heard(match, GameWon) == []
    assert end(round=59).view(None).round == 60


@pytest.mark.rule("TRI-5.5")
def test_the_sixtieth_round_can_still_be_won():
    assert winner(end(round=60, infamy=9)) == "thief"
