"""Actions as ints, typed values and texts; the order in which they are offered; the dense numbering."""

from functools import cache

import pytest

import tripot
from rulebook import position, texts
from tripot.core.errors import BadNotation, IllegalAction
from tripot.core.rng import FastRng
from tripot.games.trok.actions import (
    Appoint,
    Claim,
    Different,
    Discard,
    Done,
    Give,
    Identical,
    Offer,
    Perfect,
    Store,
    Take,
)

TROK = tripot.game("trok")
decode, parse = TROK.decode, TROK.parse
SIZES = [(2, 2278), (3, 2343), (4, 2408), (5, 2473)]

EXAMPLES = [
    (Offer(("ration", "lantern", "hammer")), "offer ration lantern hammer"),
    (Offer(()), "offer"),
    (Appoint(4), "appoint 4"),
    (Take(2, "armour"), "take 2 armour"),
    (Take(2, "armour", "hammer"), "take 2 armour for hammer"),
    (Take(0, "stone", "pickaxe"), "take 0 stone for pickaxe"),
    (Give("stone"), "give stone"),
    (Identical("hammer", ("hammer", "stone", "vein")), "identical hammer stone vein"),
    (Identical("hammer", ("stone", "stone", "vein")), "identical stone stone vein as hammer"),
    (Different(("pickaxe", "ration", "vein")), "different pickaxe ration vein"),
    (Perfect(("ration", "gloves", "stone")), "perfect ration gloves stone"),
    (Done(), "done"),
    (Claim(3, "mere-dwerg"), "claim 3 mere-dwerg"),
    (Store("ration"), "store ration"),
    (Discard(), "discard"),
]


# ---- int, value, text -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("action", "text"), EXAMPLES)
def test_an_action_is_written_and_read(action, text):
    assert str(action) == text
    assert TROK.parse(text) == action
    assert decode(action.code) == action


def test_every_action_at_five_seats_survives_a_round_trip():
    numbering = TROK.numbering(5)
    for number in range(len(numbering)):
        code = numbering.code(number)
        action = decode(code)
        assert TROK.parse(str(action)) == action
        assert action.code == code
        assert numbering.number(code) == number


def test_no_two_actions_are_written_alike():
    codes = TROK.codes(5)
    assert len({str(decode(code)) for code in codes}) == len(set(codes)) == len(codes)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_fewer_seats_have_fewer_actions(seats):
    codes = set(TROK.codes(seats))
    assert codes <= set(TROK.codes(5))
    named = {decode(code).seat for code in codes if isinstance(decode(code), Appoint)}
    owners = {decode(code).owner for code in codes if isinstance(decode(code), Take)}
    assert named == owners == set(range(seats))


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("offer hammer ration lantern", "offer ration lantern hammer"),
        ("  offer   hammer ration  lantern ", "offer ration lantern hammer"),
        ("different hammer vein pickaxe", "different pickaxe hammer vein"),
        ("identical stone hammer hammer", "identical hammer hammer stone"),
        ("identical hammer hammer hammer as hammer", "identical hammer hammer hammer"),
        ("identical as hammer vein stone stone", "identical stone stone vein as hammer"),
    ],
)
def test_cards_may_be_written_in_any_order(written, canonical):
    assert str(TROK.parse(written)) == canonical


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pass",
        "Offer ration",
        "offer ration ration ration ration",
        "offer vein",
        "offer trowel",
        "appoint",
        "appoint 5",
        "appoint -1",
        "appoint one",
        "appoint 1 2",
        "take armour",
        "take 1",
        "take 1 armour hammer",
        "take 1 armour for",
        "take 1 armour for vein",
        "take 1 armour for hammer ration",
        "take ¹ armour",
        "give",
        "give hammer hammer",
        "identical",
        "identical hammer hammer ration",
        "identical stone stone vein",
        "identical hammer hammer hammer as ration",
        "identical stone stone vein as",
        "identical stone stone vein as stone",
        "identical stone stone vein as as hammer",
        "identical" + " hammer" * 18,
        "different pickaxe mine gloves",
        "different" + " hammer" * 8,
        "perfect" + " hammer" * 9,
        "done now",
        "claim grid",
        "claim 7 grid",
        "claim 0 hammer",
        "store stone",
        "store",
        "discard hammer",
    ],
)
def test_what_reads_like_no_action_is_refused(text):
    with pytest.raises(BadNotation) as error:
        TROK.parse(text)
    assert error.value.details["allowed"]


def test_a_typed_action_tells_its_parts():
    assert Take(2, "armour", "hammer").to_json() == {
        "action": "Take",
        "text": "take 2 armour for hammer",
        "owner": 2,
        "card": "armour",
        "wanted": "hammer",
    }


def test_a_typed_action_is_as_good_as_its_text():
    players = [{"hand": "ration lantern hammer hammer"}, {"hand": "helmet"}]
    match = position("trok", seats=2, players=players)
    match.submit(0, Offer(("hammer", "ration", "lantern")))
    assert match.decisions == [(0, "offer ration lantern hammer")]
    with pytest.raises(IllegalAction):
        match.submit(0, Offer(("hammer", "ration", "stone")))


# ---- the order in which actions are offered -------------------------------------------------------------------------


@cache
def asked():
    """A position for each phase, and what is offered there, in this order."""
    hand = {"hand": "pickaxe pickaxe ration gloves stone", "upgrades": "vein"}
    empty = {"hand": ""}
    offers = [{"offer": "pickaxe"}, {"offer": "ration hammer"}, {"offer": "stone"}]
    row = {"row": "mine mine grid vein", "market": "ration ration helmet"}
    return {
        "offering": (
            position("trok", seats=2, players=[{"hand": "pickaxe ration ration hammer stone"}, empty]),
            "offer pickaxe ration ration | offer pickaxe ration hammer | offer pickaxe ration stone"
            " | offer pickaxe hammer stone | offer ration ration hammer | offer ration ration stone"
            " | offer ration hammer stone",
        ),
        "appointing": (
            position("trok", seats=5, phase="appointing", tied=[4, 1, 3]),
            "appoint 1 | appoint 3 | appoint 4",
        ),
        "trading": (
            position("trok", seats=3, phase="trading", players=[empty | offer for offer in offers], **row),
            "take 1 ration | take 1 ration for helmet | take 1 hammer | take 1 hammer for ration"
            " | take 1 hammer for helmet | take 2 stone | take 2 stone for ration | take 2 stone for helmet",
        ),
        "giving": (
            position("trok", seats=2, phase="giving", short=1, players=[hand, empty]),
            "give pickaxe | give ration | give gloves | give stone",
        ),
        "combining": (
            position("trok", seats=2, phase="combining", players=[hand, empty], **row),
            "done | identical pickaxe pickaxe stone | identical ration stone vein | identical gloves stone vein"
            " | different pickaxe stone vein | different pickaxe ration vein | different pickaxe ration stone"
            " | different pickaxe ration stone vein | different pickaxe gloves vein | different pickaxe gloves stone"
            " | different pickaxe gloves stone vein | different ration gloves stone | different pickaxe ration gloves"
            " | different pickaxe ration gloves vein | different pickaxe ration gloves stone"
            " | different pickaxe ration gloves stone vein",
        ),
        "claiming": (
            position("trok", seats=2, phase="claiming", limit=4, may_stop=1, players=[hand, empty], **row),
            "done | claim 0 mine | claim 2 grid | claim 3 vein",
        ),
        "storing": (
            position("trok", seats=2, phase="storing", players=[hand | {"upgrades": "cart"}, empty]),
            "discard | store pickaxe | store ration | store gloves",
        ),
    }


@pytest.mark.parametrize("phase", ["offering", "appointing", "trading", "giving", "combining", "claiming", "storing"])
def test_legal_actions_come_in_this_order(phase):
    match, expected = asked()[phase]
    assert match.view(None).phase == phase
    assert texts(match, 0) == expected.split(" | ")


# ---- the dense numbering --------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_legal_action_of_random_games_is_in_the_numbering(seats):
    numbering = TROK.numbering(seats)
    verbs = set()
    for seed in range(25):
        rng = FastRng(seed)
        state = TROK.blank(seats, TROK.check_options({}, seats))
        state.set_up(rng)
        while state.waiting:
            seat = state.waiting.bit_length() - 1
            legal = state.legal_actions(seat)
            assert all(code in numbering.numbers for code in legal)
            assert len(set(legal)) == len(legal)
            verbs |= {type(decode(code)).__name__ for code in legal}
            state.apply(seat, legal[rng.below(len(legal))], rng)
            state.check()
    assert verbs >= {"Offer", "Take", "Identical", "Different", "Done", "Claim", "Store", "Discard"}
    assert ("Give" in verbs) == (seats > 2)  # between two the trade is always even


@pytest.mark.parametrize(
    ("cards", "upgrades"),
    [
        ("pickaxe " * 11 + "stone stone", "vein " * 5 + "idunn"),
        ("pickaxe " * 6 + "ration gloves lantern armour helmet hammer stone stone", "vein " * 5 + "idunn"),
        ("pickaxe " * 5 + "armour helmet hammer stone stone", "vein " * 5 + "idunn"),
        ("hammer " * 5 + "pickaxe " * 5 + "stone stone", "vein " * 5 + "idunn skaa"),
    ],
)
def test_every_combination_of_a_large_hand_is_in_the_numbering(cards, upgrades):
    players = [{"hand": cards, "upgrades": upgrades}, {"hand": ""}]
    match = position("trok", seats=2, phase="combining", market="", row="mine", players=players)
    assert all(action.code in TROK.numbering(2).numbers for action in match.legal(0))


@pytest.mark.parametrize(("seats", "actions"), SIZES)
def test_the_numbering_is_dense_and_has_no_action_too_many(seats, actions):
    """Learned bots depend on it; a change of this number is a change of the rules version."""
    numbering = TROK.numbering(seats)
    assert len(numbering) == actions
    assert [numbering.number(numbering.code(number)) for number in range(actions)] == [*range(actions)]
