"""TRI-1.5: cards that nobody here has seen can be said in the vocabulary of steps.

`further_cards.toml` is a whole data file of invented cards.  Each is played here, and every question on the way is
saved and restored, and guessed at from every seat.
"""

import json
import random
import tomllib
from copy import deepcopy
from math import isfinite
from pathlib import Path

import pytest

import tripot
from tripot import Match
from tripot.core.datafile import hash_of
from tripot.core.document import Document
from tripot.core.errors import BadData, BrokenState
from tripot.core.rng import FastRng
from tripot.core.view import seats_of
from tripot.games.trieste.bots.taste import decent
from tripot.games.trieste.bots.weighing import Scales
from tripot.games.trieste.cards.assembling import Assembler
from tripot.games.trieste.cards.book import WHAT, WIDTH, CardBook
from tripot.games.trieste.cards.steps import EVENTS, STEPS, CardFilter, Integer
from tripot.games.trieste.effects.reacting import may_react
from tripot.games.trieste.state.events import (
    CameDue,
    Captured,
    CaptureTried,
    Copied,
    CostChanged,
    Countered,
    DrawsChanged,
    DrewTreasure,
    Found,
    Freed,
    Gave,
    HandLimited,
    HeroRevealed,
    HeroTurnedDown,
    InfamyChanged,
    Kept,
    Looked,
    Named,
    Opted,
    Paid,
    Picked,
    Protected,
    ProtectionHeld,
    Reacted,
    Recovered,
    Saw,
    Scheduled,
    Searched,
    Showed,
    Swapped,
    ThrewAway,
    Took,
)

from .table import (
    FACTIONS,
    VIEWERS,
    Side,
    act,
    asked,
    discard,
    guess,
    hand,
    heard,
    infamy,
    known,
    lay_out,
    legal,
    prison,
    purse,
    size,
    spent,
    table,
    until,
    until_round,
)

FURTHER = tomllib.loads(Path(__file__).with_name("further_cards.toml").read_text(encoding="utf-8"))
GAME = tripot.game("trieste").with_data(FURTHER)
CARDS = {card["key"]: card for card in FURTHER["card"]}
FILES = {hash_of(FURTHER): FURTHER}  # and those that tests make of it

pytestmark = pytest.mark.rule("TRI-1.5")


def played(
    watch: Side = "none", merchant: Side = "none", thief: Side = "none", *answers: str, **parts: object
) -> Match:
    """A round with further cards, all paid; then these answers, every question of them saved and restored."""
    match = lay_out(watch, merchant, thief, **{"data": FURTHER} | parts)
    while match.view(None).purpose == "card":
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    return answered(match, *answers)


def answered(match: Match, *answers: str) -> Match:
    assert_kept(match)
    for answer in answers:
        act(match, answer)
        assert_kept(match)
    return match


def assert_kept(match: Match) -> None:
    """A position says all: cards, questions, what everybody knows.  A guess of a seat is like the truth to it."""
    match.state.check()
    again = Match.from_position(json.loads(json.dumps(match.position())), data=FILES[match.game.data_hash])
    assert again.position() == match.position()
    assert again.waiting == match.waiting
    for seat in range(3):
        assert again.legal(seat) == match.legal(seat)
    for viewer in VIEWERS:
        assert again.view(viewer) == match.view(viewer)
        assert match.game.view(guess(match, viewer, 5), viewer) == match.view(viewer)


def saying(**effects: list) -> dict:
    """The further cards with other effects, for nothing: `saying(ballad=[{"step": "infamy", "amount": 2}])`."""
    document = deepcopy(FURTHER)
    for card in document["card"]:
        if card["key"].replace("-", "_") in effects:
            card |= {"effect": effects[card["key"].replace("-", "_")], "cost": 0}
            card.pop("on_reveal", None)
    FILES[hash_of(document)] = document
    return document


def keys(faction: str, type_: str) -> list[str]:
    """The kinds of cards of a faction."""
    return [key for key, card in CARDS.items() if (card["faction"], card["type"]) == (faction, type_)]


def all_of(faction: str, type_: str) -> str:
    """All cards of a type, to be put somewhere."""
    return " ".join(key for key in keys(faction, type_) for _ in range(CARDS[key]["copies"]))


def side(match: Match, faction: str, viewer: int | None = None):
    return match.view(viewer).sides[FACTIONS.index(faction)]


def known_to(match: Match, faction: str) -> tuple[str, ...]:
    """What Watch, Merchant, Thief and a spectator know of a hand; nothing of one's own."""
    return tuple(known(match, faction, viewer) for viewer in VIEWERS)


def told(match: Match, kind: type) -> list[list]:
    """What Watch, Merchant, Thief and a spectator have heard of a kind."""
    return [heard(match, kind, viewer) for viewer in VIEWERS]


def to_all(event) -> list[list]:
    return [[event]] * 4


def test_the_further_cards_use_every_step():
    text = json.dumps(FURTHER)
    assert [step for step in STEPS if f'"step": "{step}"' not in text] == []
    assert len(CARDS) == 47


# ---- search, look, reveal -------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-3.4")
def test_search_the_own_deck():
    match = played("records-office")
    assert asked(match) == ("searching", "watch")
    assert legal(match, "watch") == [f"choose {key}" for key in keys("watch", "character")]
    answered(match, "watch: choose deputy")
    assert hand(match, "watch") == "deputy"
    assert told(match, Searched) == to_all(Searched(0, 0, "records-office"))
    assert told(match, Found) == [[Found(0, "deputy")], *[[Found(0, "")]] * 3]
    assert known_to(match, "watch") == ("",) * 4


def test_a_search_that_finds_nothing_is_passed():
    match = played({"lays": "records-office", "discard": all_of("watch", "character")})
    assert legal(match, "watch") == ["pass"]
    answered(match, "watch: pass")
    assert hand(match, "watch") == ""


def test_an_empty_deck_is_not_searched():
    cards = " ".join(all_of("watch", type_) for type_ in ("character", "action", "special"))
    match = played({"lays": "records-office", "discard": cards.replace("records-office", "", 1)})
    assert heard(match, Searched) == []
    assert size(discard(match, "watch")) == 33


@pytest.mark.rule("TRI-3.4")
def test_search_another_deck_and_discard_from_it():
    match = played("den-raid: copper", "none", "none: trapdoor copper")
    assert legal(match, "watch") == ["choose safecracker", "choose blackmail", "choose bent-clerk"]
    assert known_to(match, "thief") == ("trapdoor", "", "", "")  # who sees the deck knows what is not in it
    answered(match, "watch: choose blackmail")
    assert discard(match, "thief") == "blackmail"
    assert told(match, Searched) == to_all(Searched(0, 2, "den-raid"))
    assert told(match, ThrewAway) == to_all(ThrewAway(2, ("blackmail",), "den-raid"))


def test_look_at_a_hand_and_choose_what_is_discarded():
    match = played("interrogation: copper", "none", "none: trapdoor ballad gold")
    assert asked(match) == ("discarding", "watch")
    assert legal(match, "watch") == ["choose ballad", "choose trapdoor"]
    shown, hidden = (Saw(0, 2, 2, cards, "interrogation") for cards in (("ballad", "trapdoor"), ()))
    assert told(match, Saw) == [[shown], [hidden], [shown], [hidden]]
    assert known_to(match, "thief") == ("ballad trapdoor", "", "", "")
    answered(match, "watch: choose trapdoor")
    assert discard(match, "thief") == "trapdoor"
    assert known_to(match, "thief") == ("ballad", "", "", "")


def test_a_hand_without_faction_cards_is_not_looked_at():
    match = played("interrogation: copper", "none", "none: gold")
    assert asked(match)[0] == "drawing"
    assert heard(match, Saw, 0) == []


def test_reveal_a_hand_to_all():
    match = played("town-crier", "none: watchdog silver", "none: trapdoor")
    assert asked(match) == ("picking", "watch")
    assert legal(match, "watch") == ["pick merchant", "pick thief"]
    answered(match, "watch: pick merchant")
    assert told(match, Picked) == to_all(Picked(0, 1))
    assert told(match, Showed) == to_all(Showed(1, ("watchdog", "silver"), "town-crier"))
    assert known_to(match, "merchant") == ("watchdog silver", "", "watchdog silver", "watchdog silver")
    assert known_to(match, "thief") == ("",) * 4


def test_keep_some_cards_of_the_own_deck():
    match = played("none", "auction-house")
    assert asked(match) == ("keeping", "merchant")
    seen = match.view(1).seen
    assert len(seen) == 3
    assert [match.view(viewer).seen for viewer in (0, 2, None)] == [(), (), ()]
    assert told(match, Looked) == [[Looked(1, 3, ())], [Looked(1, 3, seen)], *[[Looked(1, 3, ())]] * 2]
    answered(match, f"merchant: choose {seen[2]}", f"merchant: choose {seen[0]}")
    assert sorted(hand(match, "merchant").split()) == sorted((seen[0], seen[2]))
    assert told(match, Kept)[1] == [Kept(1, seen[2]), Kept(1, seen[0])]
    assert told(match, Kept)[0] == told(match, Kept)[2] == [Kept(1, "")] * 2
    assert told(match, ThrewAway) == to_all(ThrewAway(1, (seen[1],), "auction-house"))
    assert sorted(discard(match, "merchant").split()) == sorted((seen[1], "auction-house"))


# ---- discards, by name and by everybody -----------------------------------------------------------------------------


def test_name_a_card_and_hit_the_hand_by_it():
    match = played("inquest: copper", "none", "none: trapdoor trapdoor ballad", infamy=4)
    assert asked(match) == ("naming", "watch")
    assert len(legal(match, "watch")) == 16
    answered(match, "watch: name trapdoor")
    assert told(match, Named) == to_all(Named(0, "trapdoor"))
    assert discard(match, "thief") == "trapdoor trapdoor"
    assert infamy(match) == 3


def test_name_a_card_that_is_not_there():
    match = played("inquest: copper", "none", "none: trapdoor ballad", "watch: name arson", infamy=4)
    assert (discard(match, "thief"), infamy(match)) == ("", 4)


def test_the_thief_names_a_card_of_the_watch():
    match = played("none: deputy deputy inquest", "none", "poison-pen: copper", "thief: name deputy")
    assert (discard(match, "watch"), hand(match, "watch")) == ("deputy deputy", "inquest")


def test_each_player_discards():
    match = played("none: deputy copper silver", "none: watchdog gold", "arson: copper copper silver")
    assert asked(match) == ("discarding", "watch")
    answered(match, "watch: choose silver", "merchant: choose gold", "thief: choose copper")
    assert [purse(match, faction) for faction in FACTIONS] == ["copper", "", "silver"]
    assert (discard(match, "watch"), discard(match, "merchant")) == ("deputy", "watchdog")
    assert discard(match, "thief") == "arson"


def test_who_has_nothing_to_discard_is_not_asked():
    match = played("none", "none: gold", "arson: copper")
    assert asked(match) == ("discarding", "merchant")


# ---- prices within an effect ----------------------------------------------------------------------------------------


def test_the_thief_may_pay_his_way_out():
    match = played("plea-bargain: copper", "none", "safecracker: copper silver trapdoor")
    assert asked(match) == ("agreeing", "thief")
    assert legal(match, "thief") == ["refuse", "agree"]
    answered(match, "thief: agree")
    view = match.view(None)
    assert (view.phase, view.purpose, view.amount, view.source) == ("paying", "step", 2, "plea-bargain")
    answered(match, "thief: pay silver")
    assert told(match, Paid)[0][-1] == Paid(2, ("silver",), "plea-bargain")
    assert (prison(match), infamy(match)) == ("", 3)  # two of his own level, and one for a penniless Merchant


def test_who_does_not_pay_is_captured():
    match = played("plea-bargain: copper", "none", "safecracker: copper silver trapdoor", "thief: refuse")
    assert asked(match) == ("reacting", "thief")
    answered(match, "thief: pass")
    assert (prison(match), infamy(match)) == ("safecracker", 0)
    assert told(match, Captured) == to_all(Captured("safecracker", 1))


def test_who_cannot_pay_is_asked_all_the_same():
    match = played("plea-bargain: copper", "none", "safecracker: copper copper")
    assert asked(match) == ("agreeing", "thief")
    assert legal(match, "thief") == ["refuse"]


def test_who_has_no_treasure_at_all_is_not_asked():
    match = played("plea-bargain: copper", "none", "safecracker: copper")
    assert prison(match) == "safecracker"


def test_the_merchant_must_pay():
    match = played("harbour-dues", "none: copper copper silver", infamy=3)
    assert asked(match) == ("paying", "merchant")
    assert legal(match, "merchant") == ["pay copper silver"]
    answered(match, "merchant: pay copper silver")
    assert (spent(match), infamy(match)) == ("copper silver", 2)


def test_a_merchant_who_cannot_pay_draws_less():
    match = played("harbour-dues", "none: silver", infamy=3)
    assert (purse(match, "merchant"), infamy(match)) == ("silver", 3)
    assert told(match, DrawsChanged) == to_all(DrawsChanged(1, -1, "harbour-dues"))
    until(match, "drawing", "merchant")
    act(match, "merchant: draw treasure")
    assert asked(match) == ("drawing", "thief")
    assert side(match, "merchant").draws_change == 0


def test_a_hero_paid_every_round():
    heroes = {"options": {"heroes": True}, "data": FURTHER, "infamy": 2}
    match = table("", "", {"hand": "copper", "hero": "phantom", "hero_revealed": 1}, phase="drawing", **heroes)
    until_round(match, 2)
    assert asked(match) == ("paying", "thief")
    assert side(match, "thief").protections == ("capture",)
    answered(match, f"thief: {legal(match, 'thief')[0]}")
    assert infamy(match) == 2


# ---- costs, draws and limits that last ------------------------------------------------------------------------------


def test_an_effect_that_lasts_two_rounds():
    match = played("state-of-siege: copper")
    assert told(match, Scheduled) == to_all(Scheduled(0, "state-of-siege", 2))
    for number, rounds in ((2, 1), (3, 0)):
        assert_kept(until_round(match, number))
        assert [part.cost_change for part in match.view(None).sides] == [0, 1, 1]
        assert [part.draws_change for part in match.view(None).sides] == [0, 0, -1]
        assert sum(item.rounds for item in side(match, "watch").agenda) == rounds
    until_round(match, 4)
    assert [part.cost_change for part in match.view(None).sides] == [0, 0, 0]
    assert told(match, CameDue) == [[CameDue(0, "state-of-siege")] * 2] * 4
    assert len(heard(match, CostChanged)) == 4


def test_a_delayed_effect_happens_in_the_next_round_and_only_there():
    match = played("none", {"lays": "letter-of-credit:copper copper", "discard": "patron"})
    assert (asked(match), purse(match, "merchant")) == (("buying", "merchant"), "copper")
    for number in (2, 3):
        until_round(match, number)
        drawn = [event.number for event in heard(match, DrewTreasure) if event.seat == 1]
        assert drawn == [3] + [1, 1] * (number - 2)


def test_an_effect_in_two_rounds_is_a_delay_within_a_delay():
    infamous = [{"step": "infamy", "amount": 3}]
    inner = [{"step": "later", "do": infamous}]
    match = played("none", "none", "ballad", data=saying(ballad=[{"step": "later", "do": inner}]))
    found = [(until_round(match, number), infamy(match))[1] for number in (2, 3, 4)]
    assert found == [0, 3, 3]


def test_a_delayed_effect_remembers_who_was_picked():
    fewer = [{"step": "draws", "who": "picked", "amount": -1}]
    match = played("none", "price-war", data=saying(price_war=[{"step": "pick"}, {"step": "later", "do": fewer}]))
    answered(match, "merchant: pick thief")
    until_round(match, 2)
    assert [part.draws_change for part in match.view(None).sides] == [0, 0, -1]


def test_a_delayed_effect_remembers_what_was_named():
    hit = [{"step": "discard", "who": "thief", "what": "faction", "amount": 9, "how": "random", "named": "yes"}]
    data = saying(inquest=[{"step": "name", "of": "thief"}, {"step": "later", "do": hit}])
    match = played("inquest", "none", "none: ballad trapdoor", "watch: name trapdoor", data=data)
    assert "trapdoor" not in hand(until_round(match, 2), "thief").split()
    assert "ballad" in hand(match, "thief").split()


def test_lasting_draws_and_lower_costs():
    match = played("none", "guild-charter: copper")
    for number in (2, 3, 4):
        until_round(match, number)
        assert side(match, "merchant").draws_change == 1
        assert side(match, "merchant").cost_change == -1
    until(match, "drawing", "merchant")
    act(match, *["merchant: draw own"] * 3)
    assert asked(match) == ("drawing", "thief")
    until_round(match, 5)
    assert (side(match, "merchant").draws_change, side(match, "merchant").cost_change) == (0, 0)


def test_a_price_to_come():
    match = played("none", "none", "spree")
    assert size(purse(match, "thief")) == 3
    until_round(match, 2)
    until(match, "discarding", "thief")
    assert_kept(match)
    before = size(purse(match, "thief"))
    answered(match, *[f"thief: {legal(match, 'thief')[0]}"])
    answered(match, *[f"thief: {legal(match, 'thief')[0]}"])
    assert size(purse(match, "thief")) == before - 2


def test_extra_draws_after_everybody_has_drawn():
    match = played("none", "fair-day")
    assert [size(purse(match, faction)) for faction in FACTIONS] == [1, 1, 1]
    for seat, events in enumerate(told(match, DrewTreasure)[:3]):
        assert [event.cards != () for event in events] == [event.seat == seat for event in events]
    assert [part.draws_change for part in match.view(None).sides] == [0, 1, 0]


def test_fewer_draws_for_both_opponents():
    match = played("none", "price-war: silver")
    assert [part.draws_change for part in match.view(None).sides] == [-1, 0, -1]
    assert told(match, DrawsChanged) == [[DrawsChanged(0, -1, "price-war"), DrawsChanged(2, -1, "price-war")]] * 4
    until(match, "drawing", "watch")
    act(match, "watch: draw own")
    assert asked(match) == ("drawing", "merchant")


def test_nobody_draws_less_than_nothing():
    match = played({"lays": "none", "draws_change": -2}, {"lays": "price-war:silver", "draws_change": 2})
    assert heard(match, DrawsChanged) == [DrawsChanged(0, -1, "price-war"), DrawsChanged(2, -1, "price-war")]
    assert asked(match) == ("drawing", "merchant")
    act(match, *["merchant: draw own"] * 4)
    assert asked(match) == ("drawing", "thief")


def test_a_hand_limit():
    match = played("none: deputy inquest copper gold", "sumptuary-law: copper", "none: ballad copper copper")
    assert told(match, HandLimited) == [[HandLimited(0, 3, "sumptuary-law"), HandLimited(2, 3, "sumptuary-law")]] * 4
    assert asked(match) == ("trimming", "watch")
    assert legal(match, "watch") == ["choose copper", "choose gold", "choose inquest", "choose deputy"]
    answered(match, "watch: choose gold")
    assert (hand(match, "watch"), purse(match, "watch")) == ("inquest deputy", "copper")
    until_round(match, 2)
    assert [part.hand_limit for part in match.view(None).sides] == [0, 0, 0]


def test_of_two_hand_limits_the_smaller_one_holds():
    data = saying(
        sumptuary_law=[{"step": "limit", "who": "thief", "amount": 2}, {"step": "limit", "who": "thief", "amount": 6}]
    )
    match = played("none", "sumptuary-law", "none: ballad copper copper", data=data)
    assert asked(match) == ("trimming", "thief")
    assert [part.hand_limit for part in match.view(None).sides] == [0, 0, 2]


# ---- treasure from hand to hand -------------------------------------------------------------------------------------


def test_swap_hands_of_treasure():
    match = played("none: copper", "money-changer: copper gold", "none: copper silver")
    answered(match, "merchant: pick thief")
    assert [purse(match, faction) for faction in FACTIONS] == ["copper", "copper silver", "gold"]
    assert told(match, Swapped) == to_all(Swapped(1, 2, "money-changer"))
    assert known_to(match, "thief") == ("", "gold", "", "")
    assert known_to(match, "merchant") == ("", "", "copper silver", "")


def test_what_was_known_of_a_purse_goes_with_it():
    thief = {"lays": "none:copper silver", "known": {"watch": "silver", "everybody": ""}}
    match = played("none", "money-changer: copper gold", thief, "merchant: pick thief")
    assert known_to(match, "merchant") == ("silver", "", "copper silver", "")


@pytest.mark.parametrize("card", ["copper", "silver"])
def test_a_face_down_treasure_is_not_swapped(card):
    """What is known of a hand may be the card that lies before it."""
    seen = dict.fromkeys(("watch", "thief", "everybody"), "copper silver")
    other = "silver" if card == "copper" else "copper"
    match = lay_out("toll-gate: gold", {"lays": f"{card}:{other}", "known": seen}, "none", data=FURTHER)
    match.state.check()
    assert purse(match, "watch") == other
    assert "gold" in purse(match, "merchant").split()


def test_take_when_the_card_is_revealed():
    match = played("toll-gate: silver", "none", "none: gold copper")
    taken = heard(match, Took, 0)[0].cards
    assert told(match, Took) == [
        [Took(0, 2, 1, taken, "toll-gate")],
        [Took(0, 2, 1, (), "toll-gate")],
        [Took(0, 2, 1, taken, "toll-gate")],
        [Took(0, 2, 1, (), "toll-gate")],
    ]
    assert taken[0] in ("copper", "gold")


def test_take_chosen_treasures_and_more_infamy_from_who_has_none_left():
    match = played("none", "none: gold copper silver", "safecracker: copper")
    assert asked(match) == ("taking", "thief")
    assert known_to(match, "merchant") == ("", "", "copper silver gold", "")
    answered(match, "thief: choose gold", "thief: choose silver")
    assert (purse(match, "merchant"), purse(match, "thief"), infamy(match)) == ("copper", "silver gold", 2)
    assert known_to(match, "thief") == ("", "silver gold", "", "")


def test_all_that_there_is_is_taken_without_asking():
    match = played("none", "none: gold copper", "safecracker: copper")
    assert (purse(match, "merchant"), infamy(match)) == ("", 3)


def test_give_treasure_by_ones_own_choice():
    match = played("none", "safe-conduct", "none: copper copper silver")
    view = match.view(None)
    assert (asked(match), view.purpose, view.receiver) == (("paying", "thief"), "gift", 1)
    assert sorted(legal(match, "thief")) == ["pay copper copper", "pay silver"]
    answered(match, "thief: pay silver")
    assert purse(match, "merchant") == "silver"
    cards = ((), ("silver",), ("silver",), ())
    assert told(match, Gave) == [[Gave(2, 1, 1, each, "safe-conduct")] for each in cards]


def test_free_a_thief_to_the_hand_and_be_paid_for_it():
    match = played("none", "ransom", "none: gold", prison="blackmail tallyman")
    assert asked(match) == ("freeing", "merchant")
    answered(match, "merchant: choose blackmail", "thief: pay gold")
    assert (hand(match, "thief"), prison(match), purse(match, "merchant")) == ("blackmail", "tallyman", "gold")
    assert told(match, Freed) == to_all(Freed(1, "blackmail", "hand"))
    assert known_to(match, "thief") == ("blackmail", "blackmail", "", "blackmail")


def test_free_nobody_and_draw_instead():
    match = played("none", "ransom", "none: gold")
    assert (size(purse(match, "merchant")), purse(match, "thief")) == (1, "gold")


# ---- counting and choosing ------------------------------------------------------------------------------------------


def test_for_each_captured_thief():
    match = played("quartermaster: copper", prison="tallyman tallyman bent-clerk")
    assert size(purse(match, "watch")) == 3
    assert played("quartermaster: copper").view(0).sides[0].wealth == 0


def test_for_each_treasure_however_many():
    draws = [{"step": "each", "what": "treasures", "who": "watch", "do": [{"step": "draw", "deck": "own"}]}]
    match = played(f"quartermaster:{' copper' * 20}", data=saying(quartermaster=draws))
    assert size(hand(match, "watch")) == 20


def test_for_each_card_shown():
    match = played("none: copper deputy", "none", "tallyman")
    shown, hidden = (Saw(2, 0, 2, cards, "tallyman") for cards in (("deputy", "copper"), ()))
    assert told(match, Saw) == [[shown], [hidden], [shown], [hidden]]
    assert size(purse(match, "thief")) == 2
    assert known_to(match, "watch") == ("", "", "deputy copper", "")


def test_if_the_thief_is_infamous_enough():
    match = played("dragnet: gold", "none", "bent-clerk: gold", infamy=5)
    assert told(match, CaptureTried) == to_all(CaptureTried(0, "bent-clerk", "dragnet", "play"))
    assert prison(match) == "bent-clerk"


def test_if_he_is_not():
    thief = {"lays": "bent-clerk:gold", "discard": "roof-runner tallyman safecracker"}
    match = played("dragnet: gold", "none", thief, infamy=4)
    assert asked(match) == ("capturing", "watch")
    assert legal(match, "watch") == ["choose roof-runner", "choose tallyman"]
    answered(match, "watch: choose tallyman")
    assert prison(match) == "tallyman"


@pytest.mark.parametrize(("silvers", "drawn"), [(3, (6, 0)), (4, (4, 2))])
def test_unless_there_is_enough(silvers, drawn):
    match = played("none", f"insurance: copper copper copper{' silver' * silvers}")
    assert (size(purse(match, "merchant")), size(hand(match, "merchant"))) == drawn


def test_an_opponent_chooses_one_of_several_effects():
    match = played("none: deputy", "arbitration", "none: copper silver", "merchant: pick thief")
    assert asked(match) == ("opting", "thief")
    options = match.view(None).options
    assert len(options) == 3
    assert legal(match, "thief") == ["option 1", "option 2", "option 3"]
    answered(match, "thief: option 1", "thief: pay silver")
    assert told(match, Opted) == to_all(Opted(2, 1, options[0]))
    assert purse(match, "merchant") == "silver"


def test_another_option_for_another_opponent():
    match = played("none: deputy inquest", "arbitration", "none", "merchant: pick watch", "watch: option 2")
    assert asked(match) == ("discarding", "watch")
    answered(match, "watch: choose deputy")
    assert discard(match, "watch") == "deputy"


def test_one_may_do_something_or_nothing():
    match = played("none", "pawnbroker: patron fair-day")
    assert legal(match, "merchant") == ["option 1", "option 2"]
    assert match.view(None).options[1] == ()
    answered(match, "merchant: option 2")
    assert size(hand(match, "merchant")) == 2


def test_what_depends_on_a_discard():
    match = played("none", "pawnbroker: patron fair-day", "none", "merchant: option 1", "merchant: choose patron")
    assert (hand(match, "merchant"), size(purse(match, "merchant"))) == ("fair-day", 2)


def test_if_nothing_is_discarded_something_else_happens():
    match = played("none", "pawnbroker", "none", "merchant: option 1")
    assert (size(hand(match, "merchant")), purse(match, "merchant")) == (1, "")


@pytest.mark.parametrize("how", ["owner", "random"])
def test_if_nothing_fits_the_discard_something_else_happens(how):
    hit = {"step": "discard", "who": "thief", "what": "faction", "type": "special", "how": how}
    effect = [hit | {"then": [{"step": "infamy", "amount": -1}], "else": [{"step": "infamy", "amount": 1}]}]
    match = played("inquest", "none", "none: ballad", data=saying(inquest=effect), infamy=4)
    if how == "owner":
        answered(match, "thief: pass")
    assert (infamy(match), hand(match, "thief")) == (5, "ballad")


def test_if_nothing_can_be_taken_something_else_happens():
    match = played("none", "none", "roof-runner: copper")
    assert (size(hand(match, "thief")), infamy(match)) == (1, 1)


# ---- captures and the ways out of them ------------------------------------------------------------------------------


def test_who_captures_from_a_hand_sees_it_and_all_hear_so():
    match = played("sketch-artist: silver", "none", "none: blackmail ballad", "watch: name blackmail")
    assert known_to(match, "thief") == ("ballad blackmail", "", "", "")
    shown, hidden = (Saw(0, 2, 2, cards, "sketch-artist") for cards in (("ballad", "blackmail"), ()))
    assert told(match, Saw) == [[shown], [hidden], [shown], [hidden]]


def test_capture_a_named_card_of_the_hand():
    match = played("sketch-artist: silver", "none", "none: blackmail ballad", "watch: name blackmail")
    assert asked(match) == ("capturing", "watch")
    assert legal(match, "watch") == ["choose blackmail"]
    answered(match, "watch: choose blackmail")
    assert asked(match) == ("reacting", "thief")
    assert known_to(match, "thief")[1] == "blackmail"
    answered(match, "thief: pass")
    assert (prison(match), hand(match, "thief"), hand(match, "watch")) == ("blackmail", "ballad", "")


def test_a_wrong_guess_draws_a_card():
    match = played("sketch-artist: silver", "none", "none: blackmail ballad", "watch: name tallyman")
    assert legal(match, "watch") == ["pass"]
    answered(match, "watch: pass")
    assert (prison(match), size(hand(match, "watch"))) == ("", 1)


def test_a_guess_does_not_lay_down_the_card_that_is_being_captured():
    """A capture from the hand while another card of the Thief still lies face down."""
    document = saying(state_of_siege=[{"step": "pick"}])
    siege = next(card for card in document["card"] if card["key"] == "state-of-siege")
    siege["on_reveal"] = [{"step": "capture", "from": "hand", "type": "character"}]
    match = lay_out("state-of-siege", "none", "tallyman:blackmail ballad", data=document)
    act(match, "watch: choose blackmail")
    assert asked(match) == ("reacting", "thief")
    for viewer in (0, 1, None):
        for seed in range(20):
            world = guess(match, viewer, seed)
            world.apply(2, world.legal_actions(2)[0], FastRng(seed))
            world.check()


def test_protection_from_capture():
    match = played("dragnet: gold", "safe-conduct", "bent-clerk: gold", infamy=5)
    assert told(match, Protected) == to_all(Protected(2, "capture", "safe-conduct"))
    assert told(match, ProtectionHeld) == to_all(ProtectionHeld(2, "bent-clerk", "capture", "dragnet"))
    assert prison(match) == ""


def test_a_protected_thief_protects_himself_when_revealed():
    match = played("dragnet: gold", "none", "roof-runner: copper", infamy=5)
    assert (prison(match), infamy(match)) == ("", 6)


def test_protection_lasts_for_the_round():
    match = until_round(played("none", "safe-conduct", "none"), 2)
    assert [part.protections for part in match.view(None).sides] == [(), (), ()]


def test_recover_a_special():
    match = played("none", "none", {"lays": "old-accomplice", "discard": "trapdoor ballad forged-orders"})
    assert asked(match) == ("recovering", "thief")
    assert legal(match, "thief") == ["choose trapdoor", "choose forged-orders"]
    answered(match, "thief: choose trapdoor")
    assert told(match, Recovered) == to_all(Recovered(2, "trapdoor", "hand"))
    assert known_to(match, "thief") == ("trapdoor", "trapdoor", "", "trapdoor")


def test_draw_where_there_is_nothing_to_recover():
    match = played("none", "none", {"lays": "old-accomplice", "discard": "ballad"})
    assert size(hand(match, "thief")) == 1


def test_a_card_goes_back_into_the_deck():
    match = played("none", "none", {"lays": "gravedigger", "discard": "ballad"})
    assert legal(match, "thief") == ["choose ballad"]
    answered(match, "thief: choose ballad")
    assert told(match, Recovered) == to_all(Recovered(2, "ballad", "deck"))
    assert (discard(match, "thief"), size(hand(match, "thief"))) == ("gravedigger", 1)
    assert known_to(match, "thief") == ("",) * 4


def test_infamy_up():
    match = played("none", "none", "ballad: silver", infamy=3)
    assert told(match, InfamyChanged) == to_all(InfamyChanged(2, 1, 4, "ballad"))


# ---- counters -------------------------------------------------------------------------------------------------------


def test_counter_a_character():
    match = played("riot-act: copper", "money-changer: copper gold", "none", "watch: pick merchant")
    assert told(match, Countered) == to_all(Countered(1, "money-changer", "riot-act"))
    assert (size(hand(match, "watch")), discard(match, "merchant")) == (1, "money-changer")
    assert heard(match, Swapped) == []


def test_an_action_is_no_character():
    match = played("riot-act: copper", "fair-day", "none", "watch: pick merchant")
    assert heard(match, Countered) == []
    assert hand(match, "watch") == ""


def test_protection_from_being_countered():
    match = played("riot-act: copper", "patron", "none", "watch: pick merchant")
    assert told(match, Protected) == to_all(Protected(1, "counter", "patron"))
    assert told(match, ProtectionHeld) == to_all(ProtectionHeld(1, "patron", "counter", "riot-act"))
    assert heard(match, Countered) == []
    assert size(purse(match, "merchant")) == 2


def test_a_countered_thief_gains_no_infamy():
    match = played("riot-act: copper", "none", "tallyman", "watch: pick thief")
    assert (infamy(match), discard(match, "thief")) == (0, "tallyman")


def test_counter_when_revealed():
    match = played("none", "fair-day", "bent-clerk: gold")
    assert told(match, Countered) == to_all(Countered(1, "fair-day", "bent-clerk"))
    assert infamy(match) == 1
    assert asked(match) == ("searching", "thief")
    assert legal(match, "thief") == [f"choose {key}" for key in keys("watch", "character")]
    answered(match, "thief: choose dragnet")
    assert (discard(match, "watch"), infamy(match)) == ("dragnet", 4)


# ---- reactions ------------------------------------------------------------------------------------------------------


def test_a_reaction_to_a_countering():
    match = played("riot-act: copper", "none", "tallyman: forged-orders", "watch: pick thief")
    assert asked(match) == ("reacting", "thief")
    assert (match.view(None).event, match.view(None).about) == ("counter", "tallyman")
    assert legal(match, "thief") == ["pass", "react forged-orders"]
    answered(match, "thief: react forged-orders")
    assert told(match, Reacted) == to_all(Reacted(2, "forged-orders"))
    assert heard(match, Countered) == []
    assert (infamy(match), hand(match, "watch")) == (1, "")


def test_a_reaction_to_a_capture_that_costs_money():
    match = played("dragnet: gold", "none", "tallyman: trapdoor copper silver", infamy=5)
    answered(match, "thief: react trapdoor")
    view = match.view(None)
    assert (view.phase, view.purpose, view.amount, view.about) == ("paying", "reaction", 2, "trapdoor")
    answered(match, "thief: pay silver")
    assert (prison(match), infamy(match), discard(match, "thief")) == ("", 7, "tallyman trapdoor")


def test_a_reaction_that_cannot_be_paid_cannot_be_played():
    match = played("dragnet: gold", "none", "tallyman: trapdoor copper", infamy=5)
    assert legal(match, "thief") == ["pass"]


def test_whoever_pays_for_a_reaction_has_it_in_every_guess():
    match = played("dragnet: gold", "none", "tallyman: trapdoor ballad arson silver", "thief: react trapdoor", infamy=5)
    for seed in range(40):
        world = guess(match, 0, seed)
        world.apply(2, world.legal_actions(2)[0], FastRng(seed))
        world.check()


def test_a_reaction_to_a_theft():
    match = played("none: royal-seal copper", "none", "roof-runner: copper")
    assert (asked(match), match.view(None).event) == (("reacting", "watch"), "take")
    answered(match, "watch: react royal-seal")
    assert (purse(match, "watch"), size(hand(match, "watch")), infamy(match)) == ("copper", 1, 1)
    assert heard(match, Took) == []


def test_a_theft_that_nobody_answers():
    match = played("none: royal-seal copper", "none", "roof-runner: copper", "watch: pass")
    assert (purse(match, "watch"), purse(match, "thief"), infamy(match)) == ("", "copper", 1)


@pytest.mark.parametrize("held", ["sticky-fingers", "ballad"])
def test_what_a_reaction_does_is_answered_by_nobody(held):
    match = played("none", "none: watchdog copper gold", f"safecracker: {held} copper silver")
    answered(match, "merchant: react watchdog", "merchant: pay copper")
    assert (purse(match, "merchant"), purse(match, "thief"), infamy(match)) == ("silver gold", "", 2)
    assert told(match, Paid)[0][-1] == Paid(1, ("copper",), "watchdog")
    assert told(match, Took)[1] == [Took(1, 2, 1, ("silver",), "watchdog")]
    assert hand(match, "thief") == held


def test_in_a_reaction_whoever_did_it_is_picked():
    """The Watch takes from the Merchant, whose dog bites the Watch."""
    data = saying(inquest=[{"step": "take", "from": "merchant", "how": "random"}])
    match = played("inquest: gold", "none: watchdog copper silver", "none: diamond", data=data)
    answered(match, "merchant: react watchdog", "merchant: pay copper")
    assert (purse(match, "watch"), "gold" in purse(match, "merchant"), purse(match, "thief")) == ("", True, "diamond")


@pytest.mark.parametrize("held", ["trapdoor silver", "ballad silver", "trapdoor", "tallyman silver"])
def test_whoever_may_hold_a_reaction_is_asked(held):
    match = played("dragnet: gold", "none", f"safecracker: copper {held}", infamy=5)
    assert asked(match) == ("reacting", "thief")


@pytest.mark.parametrize(
    ("held", "seen", "is_asked"),
    [("ballad", "ballad", False), ("trapdoor", "trapdoor", True), ("ballad arson", "ballad", True)],
)
def test_what_all_know_of_the_hand_decides_who_is_asked(held, seen, is_asked):
    thief = {
        "lays": f"safecracker:copper silver {held}",
        "known": dict.fromkeys(("watch", "merchant", "everybody"), seen),
    }
    match = played("dragnet: gold", "none", thief, infamy=5)
    assert (asked(match) == ("reacting", "thief")) == is_asked


def test_nobody_is_asked_when_all_reactions_lie_open():
    match = played(
        "dragnet: gold",
        "none",
        {"lays": "safecracker:copper ballad silver", "discard": "trapdoor trapdoor"},
        infamy=5,
    )
    assert prison(match) == "safecracker"


@pytest.mark.parametrize(
    "thief", ["roof-runner:copper copper", "copper:roof-runner copper", "copper:sticky-fingers copper"]
)
def test_a_face_down_card_does_not_tell_by_who_is_asked_what_it_is(thief):
    match = lay_out("toll-gate: silver", "none: copper", thief, data=FURTHER)
    assert asked(match) == ("reacting", "thief")


def test_a_shield_counters_the_whole_effect():
    match = played("none", "strongroom: copper gold copper", "blackmail: silver ballad")
    assert told(match, Saw)[0] == [Saw(2, 1, 2, (), "blackmail")]
    assert asked(match) == ("agreeing", "merchant")
    answered(match, "merchant: refuse")
    assert told(match, Countered) == to_all(Countered(2, "blackmail"))
    assert (infamy(match), purse(match, "thief")) == (0, "")


def test_blackmail_is_paid_or_taken():
    merchant = "none: gold copper copper"
    match = played("none", merchant, "blackmail: silver", "merchant: agree", "merchant: pay copper copper")
    assert (purse(match, "merchant"), infamy(match)) == ("gold", 2)
    match = played("none", merchant, "blackmail: silver", "merchant: refuse")
    assert asked(match)[0] != "reacting"  # no faction card in hand
    assert (size(purse(match, "merchant")), size(purse(match, "thief"))) == (1, 2)


@pytest.mark.rule("TRI-4.6")
@pytest.mark.parametrize(
    ("step", "lies"),
    [({"step": "counter", "who": "thief"}, "discard"), ({"step": "capture", "from": "play"}, "prison")],
)
def test_a_card_that_is_stopped_during_its_effect_does_no_more(step, lies):
    match = played("none", "none: watchdog gold gold gold", "safecracker: copper", data=saying(watchdog=[step]))
    answered(match, "merchant: react watchdog")
    assert (purse(match, "merchant"), infamy(match)) == ("gold gold gold", 0)
    assert {"discard": discard(match, "thief"), "prison": prison(match)}[lies] == "safecracker"


# ---- copies ---------------------------------------------------------------------------------------------------------


def test_copy_the_card_of_another():
    match = played("deputy: copper", "fair-day", "none")
    assert told(match, Copied) == to_all(Copied(0, "fair-day"))
    assert [size(purse(match, faction)) for faction in FACTIONS] == [2, 2, 2]
    assert [part.draws_change for part in match.view(None).sides] == [1, 1, 0]


@pytest.mark.parametrize("merchant", ["none", "copper", "counterfeiter:copper"])
def test_there_may_be_nothing_to_copy(merchant):
    """No card, a treasure, or a card that was not paid."""
    match = played("deputy: copper", merchant, "none")
    assert heard(match, Copied) == []


def test_a_copied_question_is_for_who_copies():
    match = played("none", "arbitration", "shape-shifter", "merchant: pick watch", "watch: option 3")
    assert asked(match) == ("picking", "thief")
    answered(match, "thief: pick merchant")
    assert asked(match) == ("opting", "merchant")
    answered(match, "merchant: option 3")
    assert size(purse(match, "thief")) == 2


def test_a_copy_of_a_copy():
    match = played("quartermaster: copper", "counterfeiter: silver", "shape-shifter", prison="tallyman safecracker")
    copied = [Copied(1, "quartermaster"), Copied(2, "counterfeiter"), Copied(2, "quartermaster")]
    assert told(match, Copied) == [copied] * 4
    assert [size(purse(match, faction)) for faction in FACTIONS] == [2, 3, 3]


def test_copies_of_each_other_come_to_an_end():
    match = played("deputy: copper", "counterfeiter: silver", "shape-shifter")
    assert asked(match)[0] in ("buying", "drawing")
    assert size(purse(match, "merchant")) >= 1


def test_a_shield_counters_what_comes_after_a_copy_too():
    data = saying(
        shape_shifter=[{"step": "copy", "who": "watch"}, {"step": "infamy", "amount": 5}],
        inquest=[{"step": "take", "from": "merchant", "how": "random"}],
    )
    match = played("inquest", "strongroom: gold gold copper copper", "shape-shifter", data=data)
    assert heard(match, Countered) == [Countered(2, "shape-shifter")]
    assert infamy(match) == 0


def test_who_copies_a_card_against_himself_is_spared():
    match = played("interrogation: copper", "none", "none: ballad", "watch: choose ballad")
    assert discard(match, "thief") == "ballad"
    data = saying(shape_shifter=[{"step": "copy", "who": "watch"}], inquest=[{"step": "counter", "who": "thief"}])
    match = played("inquest", "none", "shape-shifter: forged-orders", "thief: react forged-orders", data=data)
    assert asked(match)[0] != "reacting"
    assert infamy(match) == 1


# ---- heroes ---------------------------------------------------------------------------------------------------------


def with_heroes(heroes: str, hands: tuple[str, str, str] = ("", "", ""), *, revealed: int = 0) -> Match:
    """The Watch's, the Merchant's and the Thief's hero; the first so many are revealed, the next may be."""
    sides = [
        {"hand": hand, "hero": hero, "hero_revealed": int(number < revealed)}
        for number, (hand, hero) in enumerate(zip(hands, heroes.split(), strict=True))
    ]
    parts = {"options": {"heroes": True}, "data": FURTHER, "prison": "tallyman safecracker", "infamy": 4}
    return answered(table(*sides, phase="unveiling", turn=FACTIONS[revealed], **parts))


def test_a_hero_is_turned_face_down_by_a_card():
    match = with_heroes("bishop doge phantom", ("", "", "unmasking"), revealed=2)
    act(until(match, "laying", "thief"), "thief: lay unmasking")
    answered(until(match, "picking", "thief"), "thief: pick watch")
    assert told(match, HeroTurnedDown) == to_all(HeroTurnedDown(0, "bishop"))
    assert [part.hero_revealed for part in match.view(None).sides] == [False, True, False]
    until_round(match, 2)
    assert side(match, "thief").draws_change == 0  # he works no more, until he is revealed again


def test_there_may_be_no_hero_to_turn_down():
    match = with_heroes("bishop doge phantom", ("", "", "unmasking"))
    act(until(match, "laying", "thief"), "thief: lay unmasking")
    answered(until(match, "picking", "thief"), "thief: pick watch")
    assert heard(match, HeroTurnedDown) == []


HANDS = ("silver copper", "gold", "copper")


@pytest.mark.parametrize(
    ("heroes", "faction", "answers", "came_true"),
    [
        ("hangman doge phantom", "watch", "", lambda match: infamy(match) == 2),
        ("spymaster doge phantom", "watch", "watch: pick thief", lambda match: known_to(match, "thief")[0] == "copper"),
        (
            "spymaster doge phantom",
            "watch",
            "watch: pick thief",
            lambda match: known(match, "watch", 1) == "copper silver",
        ),
        (
            "bishop usurer phantom",
            "merchant",
            "watch: pay silver",
            lambda match: purse(match, "merchant") == "silver gold",
        ),
        ("bishop shipowner phantom", "merchant", "", lambda match: purse(match, "merchant") == "copper"),
        ("bishop doge queen-of-beggars", "thief", "", lambda match: size(purse(match, "thief")) == 3),
        ("bishop doge turncoat", "thief", "watch: option 2", lambda match: infamy(match) == 5),
        (
            "bishop doge turncoat",
            "thief",
            "watch: option 1, thief: choose tallyman",
            lambda match: hand(match, "thief") == "tallyman",
        ),
    ],
)
def test_heroes_work_when_they_are_revealed(heroes, faction, answers, came_true):
    seat = FACTIONS.index(faction)
    match = answered(
        with_heroes(heroes, HANDS, revealed=seat), f"{faction}: reveal", *answers.split(", ") * bool(answers)
    )
    assert told(match, HeroRevealed) == to_all(HeroRevealed(seat, heroes.split()[seat]))
    assert came_true(match)


def test_what_a_hero_leaves_for_later():
    match = with_heroes("bishop usurer phantom", HANDS, revealed=1)
    answered(match, "merchant: reveal", "watch: pay silver")
    assert [(item.card, item.rounds) for item in side(match, "merchant").agenda] == [("usurer", 2)]
    until_round(match, 2)
    assert asked(match) == ("paying", "merchant")
    assert (match.view(None).purpose, match.view(None).receiver) == ("gift", 0)
    assert_kept(match)


def test_heroes_that_work_every_round():
    match = until_round(with_heroes("bishop doge phantom", revealed=2), 2)
    view = match.view(None)
    assert [part.draws_change for part in view.sides] == [-1, 0, -1]
    assert [part.hand_limit for part in view.sides] == [8, 8, 8]


# ---- whole games ----------------------------------------------------------------------------------------------------


def walk(seed: int):
    """A random game with the further cards, before each decision and at its end."""
    match = Match("trieste", seats=3, seed=seed, data=FURTHER, options={"heroes": seed % 2 == 0})
    rng = random.Random(seed)
    while match.waiting:
        yield match
        seat = rng.choice(match.waiting)
        match.submit(seat, rng.choice(match.legal(seat)))
    yield match


@pytest.mark.long
def test_games_end_and_no_card_is_lost_on_the_way():
    phases, reasons = set(), set()
    for seed in range(40):
        for match in walk(seed):
            match.state.check()
            phases.add(match.view(None).phase)
        assert match.outcome is not None
        reasons.add(match.outcome.reason)
    assert len(phases) == 20
    assert reasons >= {"merchant", "thief"}


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_the_positions_of_a_game_can_be_saved_and_restored(seed):
    for number, match in enumerate(walk(seed)):
        if number % 4 and match.view(None).phase in ("drawing", "laying", "buying", "trimming"):
            continue  # there are many of these
        again = Match.from_position(json.loads(json.dumps(match.position())), data=FURTHER)
        assert again.position() == match.position()
        assert again.waiting == match.waiting
        assert [again.legal(seat) for seat in range(3)] == [match.legal(seat) for seat in range(3)]
        assert [again.view(viewer) for viewer in VIEWERS] == [match.view(viewer) for viewer in VIEWERS]


@pytest.mark.long
@pytest.mark.parametrize("seed", range(8))
def test_a_seat_cannot_tell_its_guess_from_the_truth(seed):
    """And a guess is a game that goes on."""
    luck = FastRng(seed)
    for number, match in enumerate(walk(seed)):
        viewer = VIEWERS[number % 4]
        world = guess(match, viewer, number)
        for other in seats_of(match.state.answered & ~world.answered):
            advance(world, other, luck)
        assert GAME.view(world, viewer) == match.view(viewer)
        for _ in range(4):
            if world.waiting:
                advance(world, seats_of(world.waiting)[0], luck)
                world.check()


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
def test_whoever_may_answer_may_do_so_in_every_guess(seed):
    """Whether a reaction is asked for depends on what all can see."""
    for number, match in enumerate(walk(seed)):
        world = guess(match, None, number)
        for event in range(len(EVENTS)):
            for victim in range(3):
                assert may_react(world, event, victim) == may_react(match.state, event, victim)


def advance(world, seat: int, luck: FastRng) -> None:
    actions = world.legal_actions(seat)
    world.apply(seat, actions[luck.below(len(actions))], luck)


@pytest.mark.parametrize("seed", range(3))
def test_a_record_of_a_whole_game_is_replayed(seed):
    *_, match = walk(seed)
    record = json.loads(json.dumps(match.record()))
    assert tripot.replay(record, data=FURTHER).position() == match.position()


# ---- any card at all ------------------------------------------------------------------------------------------------


def any_effect(rng: random.Random, card: dict) -> list[dict]:
    """Steps with any parameters, as far as the checks of a data file let them pass."""
    while True:
        effect = any_steps(rng, 0)
        try:
            part = Document({"effect": effect}, error=BadData)
            assembler = Assembler()
            assembler.begin_card(card["faction"], card.get("reaction", "none"))
            assembler.effect(part, "effect")
        except BadData:
            continue
        return effect


def any_steps(rng: random.Random, depth: int) -> list[dict]:
    return [any_step(rng, depth) for _ in range(rng.randint(1, 3 - min(depth, 2)))]


def any_step(rng: random.Random, depth: int) -> dict:
    name = rng.choice(list(STEPS))
    step: dict[str, object] = {"step": name}
    for key, parameter in STEPS[name].parameters.items():
        match parameter:
            case Integer():
                step[key] = rng.choice((parameter.low, parameter.high, rng.randint(parameter.low, parameter.high)))
            case CardFilter():
                step |= {"type": rng.choice(parameter.types), "level": rng.randint(0, 3)} if rng.randint(0, 1) else {}
            case _:
                step[key] = rng.choice(parameter.words)
    for block in STEPS[name].blocks:
        step[block] = any_steps(rng, depth + 1)
        if block == "options":
            step[block] = [any_steps(rng, depth + 1) for _ in range(rng.randint(2, 4))]
    return step


@pytest.mark.parametrize("seed", range(8))
def test_whatever_a_data_file_may_say_can_be_played_saved_and_guessed_at(seed):
    rng = random.Random(seed)
    document = deepcopy(FURTHER)
    for part in (*document["card"], *document["hero"]):
        part |= {key: any_effect(rng, part) for key in ("on_reveal", "effect", "each_round") if key in part}
    FILES[hash_of(document)] = document
    match = Match("trieste", seats=3, seed=seed, data=document, options={"heroes": seed % 2 == 0})
    while match.waiting and len(match.decisions) < 200:
        match.state.check()
        if rng.randint(0, 9) == 0 and not match.answered:
            assert_kept(match)
        seat = rng.choice(match.waiting)
        match.submit(seat, rng.choice(match.legal(seat)))
    assert match.decisions


# ---- what the judge makes of them -----------------------------------------------------------------------------------


def looking(book: CardBook, faction: int) -> Scales:
    scales = Scales(book, decent())
    scales.look(GAME.blank(3, GAME.check_options({}, 3)), faction)
    return scales


def test_the_judge_weighs_every_step():
    book = GAME.data.book
    starts = range(0, len(book.code), WIDTH)
    weighed = [at for at in starts if book.read(at, WHAT) in {step.number for step in STEPS.values()}]
    assert {book.read(at, WHAT) for at in weighed} == {step.number for step in STEPS.values()}
    for faction in range(3):
        scales = looking(book, faction)
        assert all(isfinite(scales.step(at, owner)) for at in weighed for owner in range(3))


def test_a_step_that_nobody_weighs_is_not_guessed():
    unknown = max(step.number for step in STEPS.values()) + 1
    book = CardBook((), [unknown, *[0] * (WIDTH - 1)], {})
    with pytest.raises(BrokenState, match=str(unknown)):
        looking(book, 0).step(0, 0)
