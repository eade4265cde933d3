"""Actions as ints, typed values and texts; the order in which they are offered; the dense numbering; records."""

import json
import random

import pytest

import tripot
from tripot.core.errors import BadNotation, IllegalAction
from tripot.core.record import replay, verify
from tripot.core.view import plain

from .table import GAME, RULES, VIEWERS, act, answer, asked, lay_out, legal, other_data, play_on, reveal, table

EXAMPLES = [
    ("draw treasure", "Draw", {"deck": "treasure"}),
    ("draw own", "Draw", {"deck": "own"}),
    ("lay copper", "Lay", {"card": "copper"}),
    ("lay patrol-officer", "Lay", {"card": "patrol-officer"}),
    ("lay none", "LayNothing", {}),
    ("pay copper copper silver gold diamond", "Pay", {"cards": ["copper", "copper", "silver", "gold", "diamond"]}),
    ("react smoke-bomb", "React", {"card": "smoke-bomb"}),
    ("pass", "Pass", {}),
    ("option 2", "Option", {"option": 2}),
    ("pick thief", "Pick", {"faction": "thief"}),
    ("name fence", "Name", {"card": "fence"}),
    ("choose gold", "Choose", {"card": "gold"}),
    ("choose cat-burglar", "Choose", {"card": "cat-burglar"}),
    ("agree", "Agree", {}),
    ("refuse", "Refuse", {}),
    ("buy banker", "Buy", {"card": "banker"}),
    ("done", "Done", {}),
    ("hero kingpin", "Hero", {"card": "kingpin"}),
    ("reveal", "Reveal", {}),
    ("wait", "Wait", {}),
]


@pytest.mark.parametrize(("text", "name", "parts"), EXAMPLES)
def test_an_action_is_written_and_read(text, name, parts):
    action = GAME.parse(text)
    assert str(action) == text
    assert GAME.decode(action.code) == action
    assert json.loads(json.dumps(action.to_json())) == {"action": name, "text": text, **parts}


def test_the_order_of_coins_does_not_matter():
    assert GAME.parse("pay gold copper silver copper") == GAME.parse("pay copper copper silver gold")


def test_every_action_survives_the_way_to_its_text_and_back():
    numbering = GAME.numbering(3)
    for number in range(len(numbering)):
        action = GAME.decode(numbering.code(number))
        assert GAME.parse(str(action)) == action
        assert numbering.number(action.code) == number


def test_the_numbering_has_every_action_once():
    codes = GAME.codes(3)
    assert len(codes) == len(set(codes))
    verbs = {str(GAME.decode(code)).split()[0] for code in codes}
    assert verbs == {text.split()[0] for text, _, _ in EXAMPLES}


@pytest.mark.parametrize("heroes", [False, True])
def test_every_legal_action_of_a_game_has_a_number(heroes):
    numbers = GAME.numbering(3).numbers
    for seed in range(3):
        match = tripot.Match("trieste", seats=3, rules=RULES, seed=seed, options={"heroes": heroes})
        rng = random.Random(seed)
        while match.waiting:
            for action in match.legal(match.waiting[0]):
                assert action.code in numbers
                assert GAME.parse(str(action)) == action
            answer(match, rng)


@pytest.mark.parametrize(
    "text",
    [
        *("", "draw", "draw deck", "draw own own", "draw treasure 1", "lay", "lay gold", "lay smoke-bomb"),
        *("lay captain", "dance", "name copper", "done done", "hero", "hero fence", "Reveal", "buy recruit"),
        *("lay none none", "pay", "pay nothing", "pay diamond diamond", "pay 3", "react", "react fence", "pass 1"),
        *("option", "option 0", "option 5", "option x", "pick", "pick me", "choose", "choose captain", "buy bounty"),
        "buy copper",
    ],
)
def test_what_is_no_notation_is_refused(text):
    with pytest.raises(BadNotation):
        GAME.parse(text)


def test_cards_of_another_data_file_have_other_notations():
    data = other_data(fence={"key": "market"})
    match = table(thief="market", phase="laying", turn="thief", data=data)
    assert legal(match, "thief") == ["lay none", "lay market"]
    with pytest.raises(BadNotation):
        act(match, "thief: lay fence")


# ---- offered --------------------------------------------------------------------------------------------------------


def test_a_card_that_one_has_twice_is_offered_once():
    match = table(thief="fence fence copper copper", phase="laying", turn="thief")
    assert legal(match, "thief") == ["lay none", "lay copper", "lay fence"]


@pytest.mark.parametrize(
    ("match", "wrong"),
    [
        (lambda: table(), ["lay none", "draw own own", "done"]),
        (lambda: table("bounty", phase="laying"), ["lay copper", "lay recruit", "draw own"]),
        (lambda: lay_out("patrol-officer: silver gold"), ["pay gold", "pay silver gold", "pay copper"]),
        (lambda: reveal("patrol-officer", thief="street-urchin: fence"), ["react smoke-bomb", "option 1"]),
        (lambda: reveal(merchant="trade-deal"), ["pick merchant", "pick me"]),
        (lambda: reveal(merchant="bail", prison="pickpocket"), ["choose cat-burglar", "pass", "choose copper"]),
    ],
)
def test_an_answer_to_another_question_is_refused_and_changes_nothing(match, wrong):
    match = match()
    before = match.position()
    for text in wrong:
        with pytest.raises(IllegalAction):
            match.submit(match.waiting[0], text)
    assert match.position() == before


# ---- records --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("heroes", [False, True])
def test_a_record_replays_to_the_same_game(heroes):
    match = play_on(tripot.Match("trieste", seats=3, rules=RULES, seed=4, options={"heroes": heroes}), 4)
    record = json.loads(json.dumps(match.record()))
    again = replay(record)
    assert again.position() == match.position()
    for viewer in VIEWERS:
        assert again.view(viewer) == match.view(viewer)
        assert again.events(viewer) == match.events(viewer)
    assert verify(record)["result"] == plain(match.outcome.to_json())


def test_a_record_may_begin_in_the_middle_of_an_effect():
    middle = reveal("search-warrant", "none", "none: street-urchin master-thief cat-burglar").position()
    match = play_on(tripot.Match.from_position(middle, seed=3), 3)
    assert replay(json.loads(json.dumps(match.record()))).position() == match.position()


# ---- simulation -----------------------------------------------------------------------------------------------------


def measures(match: tripot.Match) -> dict[str, int]:
    return {name: int(match.state.measure(n)) for n, name in enumerate(GAME.measures)}


def test_a_simulation_counts_captures_escapes_unpaid_cards_and_thefts():
    match = reveal("patrol-officer", "unpaid banker", "street-urchin: smoke-bomb", "thief: react smoke-bomb")
    assert measures(match) | {"escapes": 0, "unpaid": 0} == dict.fromkeys(GAME.measures, 0)
    assert (measures(match)["escapes"], measures(match)["unpaid"]) == (1, 1)
    match = reveal("bloodhound", "none", "cat-burglar")
    assert measures(match) == dict.fromkeys(GAME.measures, 0) | {"captures": 1}
    match = reveal("none", "none: gold", "cat-burglar")
    assert measures(match) == dict.fromkeys(GAME.measures, 0) | {"taken": 1}


@pytest.mark.parametrize(
    ("parts", "won"), [({"infamy": 9}, "thief-won"), ({"prison": "pickpocket " * 6 + "street-urchin"}, "watch-won")]
)
def test_a_simulation_counts_who_has_won(parts, won):
    match = reveal(**parts)
    assert asked(match) == ("over", "")
    assert {name for name, value in measures(match).items() if value} == {won}
