"""Data files: cards that the owner of a box may write down, and what is wrong with a file."""

import json
import re
import tomllib
from copy import deepcopy
from pathlib import Path

import pytest

import tripot
from tripot.core import bounds
from tripot.core.errors import BadData, BadRecord, OtherData
from tripot.core.record import verify
from tripot.games.trieste.cards import assembling, data
from tripot.games.trieste.cards.steps import QUANTITIES, STEPS, CardFilter
from tripot.text import Speaker
from tripot.text.languages import LANGUAGES
from tripot.text.messages import messages

from .table import (
    CARDS,
    DOCUMENT,
    GAME,
    RULES,
    act,
    asked,
    hand,
    lay_out,
    legal,
    other_data,
    play_on,
    purse,
    size,
    table,
)

GUIDE = Path(__file__).parents[3] / "docs" / "games" / "trieste.md"
SOURCE = dict.fromkeys(("name", "type", "level", "cost", "copies", "effect"), "printed")
DRAW = {"step": "draw", "deck": "own"}
BOX = other_data(
    banker={"cost": 1, "effect": [DRAW], "fr": "Orfèvre", "en": "Goldsmith", "source": SOURCE},
    fence={"effect": [{"step": "draw", "deck": "treasure", "amount": 4}]},
)

pytestmark = pytest.mark.rule("TRI-1.5")


def play_whole_game(document: object, seed: int = 4) -> tripot.Match:
    return play_on(tripot.Match("trieste", seats=3, seed=seed, data=document), seed)


# ---- another file ---------------------------------------------------------------------------------------------------


def test_a_table_may_be_opened_with_another_data_file():
    match = lay_out("none", "banker: copper copper", "fence", data=BOX)
    assert match.view(None).amount == 1
    act(match, "merchant: pay copper")
    assert (purse(match, "merchant"), size(hand(match, "merchant"))) == ("copper", 1)
    assert size(purse(match, "thief")) == 4


def test_the_shipped_cards_stay_as_they_are():
    GAME.with_data(BOX)
    match = lay_out("none", "none", "fence")
    assert purse(match, "thief") == ""


def test_cards_may_have_other_keys_names_and_copies():
    document = deepcopy(DOCUMENT)
    trade_deal = next(card for card in document["card"] if card["key"] == "trade-deal")
    others = trade_deal["copies"] - 1
    trade_deal |= {"key": "pardon", "fr": "Grâce", "en": "Pardon", "copies": 1}
    document["card"].insert(3, trade_deal | {"key": "favour", "copies": others})
    match = table("", "pardon favour favour", "", data=document, phase="laying", turn="merchant")
    assert legal(match, "merchant") == ["lay none", "lay favour", "lay pardon"]


@pytest.mark.parametrize(("language", "name", "other"), [("fr", "Banquier", "Orfèvre"), ("en", "Banker", "Goldsmith")])
def test_the_names_of_cards_come_with_the_file(language, name, other):
    assert GAME.names(language)["banker"] == name
    assert GAME.with_data(BOX).names(language)["banker"] == other


def test_the_text_of_a_card_is_made_of_its_steps():
    (shipped,), (changed,) = GAME.wording("fence"), GAME.with_data(BOX).wording("fence")
    assert (shipped.key, shipped.values) == ("step-draw", {"own": "thief", "who": "me", "deck": "own", "amount": 2})
    assert (changed.key, changed.values) == (
        "step-draw",
        {"own": "thief", "who": "me", "deck": "treasure", "amount": 4},
    )


def test_a_copy_of_a_state_keeps_its_data_file():
    state = table("", "", "fence", data=BOX).state
    other = tripot.Match("trieste", seats=3, rules=RULES).state.copy()
    other.assign(state)
    assert [copied.book is state.book for copied in (state.copy(), other)] == [True, True]


# ---- records --------------------------------------------------------------------------------------------------------


def test_the_hash_of_the_data_file_is_in_the_record():
    assert tripot.Match("trieste", seats=3).record()["data"] is None
    written = tripot.Match("trieste", seats=3, data=BOX).record()["data"]
    assert len(bytes.fromhex(written)) == 32
    assert tripot.Match("trieste", seats=3, data=other_data(fence={"cost": 3})).record()["data"] != written


def test_the_hash_is_of_the_content_not_of_its_order():
    turned = {key: BOX[key] for key in reversed(BOX)}
    assert GAME.with_data(turned).data_hash == GAME.with_data(json.loads(json.dumps(BOX))).data_hash


def test_a_record_is_replayed_with_the_same_file():
    match = play_whole_game(BOX)
    record = json.loads(json.dumps(match.record()))
    assert tripot.replay(record, data=BOX).position() == match.position()
    assert verify(record, data=BOX)["result"] == record["result"]


@pytest.mark.parametrize(
    ("played", "replayed"),
    [(BOX, None), (BOX, other_data(fence={"cost": 3})), (None, BOX)],
    ids=["none", "other", "one"],
)
def test_a_record_is_not_replayed_with_another_file(played, replayed):
    record = play_whole_game(played).record()
    with pytest.raises(OtherData) as refused:
        tripot.replay(record, data=replayed)
    assert isinstance(refused.value, BadRecord)
    assert refused.value.details["wanted"] == record["data"]
    assert refused.value.details["found"] == (GAME.with_data(replayed).data_hash if replayed else None)


def test_a_record_that_starts_from_a_position_keeps_its_file_too():
    match = table("", "", "fence", data=BOX, phase="laying", turn="thief")
    play_on(act(match, "thief: lay fence"))
    assert tripot.replay(match.record(), data=BOX).position() == match.position()


# ---- what is wrong with a file --------------------------------------------------------------------------------------


def refused(document: object) -> dict[str, object]:
    """What the error says."""
    with pytest.raises(BadData) as error:
        GAME.with_data(document)
    return error.value.details


def spoilt(change) -> dict:
    document = deepcopy(DOCUMENT)
    change(document)
    return document


def card(**values):
    """A change to the first card, the Patrol Officer."""
    return lambda document: document["card"][0].update(values)


def more_copies(number: int):
    return lambda document: document["card"][0].update(copies=document["card"][0]["copies"] + number)


def without(key: str):
    return lambda document: document["card"][0].pop(key)


def hero(**values):
    """A change to the first hero."""
    return lambda document: document["hero"][0].update(values)


def treasure(**values):
    return lambda document: document["treasure"][2].update(values)


OFFICER = CARDS["patrol-officer"]["source"]


@pytest.mark.parametrize("document", [[], "data.toml", 3, None])
def test_what_is_no_object_is_no_data_file(document):
    with pytest.raises(BadData) as error:
        data.Data(document)
    assert error.value.details["path"] == "."


WRONG_CARDS = [
    (lambda document: document.pop("game"), "game", ["trieste"]),
    (lambda document: document.update(game="trol"), "game", ["trieste"]),
    (lambda document: document.update(author="me"), "author", ["card", "game", "hero", "treasure"]),
    (lambda document: document.update(card={}), "card", "list"),
    (lambda document: document["card"].__setitem__(0, "bloodhound"), "card[0]", "object"),
    # keys and names
    (without("key"), "card[0].key", "text"),
    (card(key=""), "card[0].key", "unique-key"),
    (card(key="two words"), "card[0].key", "unique-key"),
    (card(key="épée"), "card[0].key", "unique-key"),
    (card(key="gold"), "card[0].key", "unique-key"),  # a treasure
    (card(key="none"), "card[0].key", "unique-key"),  # an empty place in positions
    (lambda document: document["card"][1].update(key="patrol-officer"), "card[1].key", "unique-key"),
    (lambda document: document["hero"][0].update(key="patrol-officer"), "hero[0].key", "unique-key"),
    (without("fr"), "card[0].fr", "text"),
    (card(en=3), "card[0].en", "text"),
    (card(en="  "), "card[0].en", "card-name"),
    (card(en="x" * 61), "card[0].en", "card-name"),
    (card(fr="two\nlines"), "card[0].fr", "card-name"),
    (card(fr="\ud800"), "card[0].fr", "card-name"),  # half a character, which no file could be written with
    (card(key="k" * 41), "card[0].key", "unique-key"),
    # numbers
    (without("faction"), "card[0].faction", ["watch", "merchant", "thief"]),
    (card(faction="baker"), "card[0].faction", ["watch", "merchant", "thief"]),
    (without("type"), "card[0].type", ["character", "action", "special"]),
    (card(type="hero"), "card[0].type", ["character", "action", "special"]),
    (without("level"), "card[0].level", "0..3"),
    (card(level=4), "card[0].level", "0..3"),
    (card(level=True), "card[0].level", "0..3"),
    (without("cost"), "card[0].cost", "0..9"),
    (card(cost=10), "card[0].cost", "0..9"),
    (card(cost=-1), "card[0].cost", "0..9"),
    (card(copies=0), "card[0].copies", "1..33"),
    (card(copies=34), "card[0].copies", "1..33"),
    (card(weight=1), "card[0].weight", None),
    # where the values come from
    (without("source"), "card[0].source", "object"),
    (card(source="printed"), "card[0].source", "object"),
    (card(source={**OFFICER, "cost": "guessed"}), "card[0].source.cost", ["printed", "reported", "reconstructed"]),
    (
        card(source={key: OFFICER[key] for key in OFFICER if key != "level"}),
        "card[0].source.level",
        ["printed", "reported", "reconstructed"],
    ),
    (card(source={**OFFICER, "colour": "printed"}), "card[0].source.colour", None),
    # types
    (card(type="special"), "card[0].reaction", ["take", "counter"]),
    (card(reaction="capture"), "card[0].reaction", "nothing-here"),
    (without("effect"), "card[0].effect", "steps"),
    (card(each_round=[DRAW]), "card[0].each_round", "nothing-here"),
]


@pytest.mark.parametrize(("change", "path", "wanted"), WRONG_CARDS)
def test_a_wrong_card_is_refused_and_the_error_says_where_and_what_is_allowed(change, path, wanted):
    details = refused(spoilt(change))
    assert details["path"] == path
    assert wanted is None or details["wanted"] == wanted


RECRUITS, LAST = (DOCUMENT["card"][number]["copies"] for number in (9, -1))


@pytest.mark.rule("TRI-1.2")
@pytest.mark.parametrize(
    ("change", "details"),
    [
        (more_copies(-1), {"path": "card[].copies (watch)", "found": 32, "wanted": 33}),
        (lambda document: document["card"].pop(), {"path": "card[].copies (thief)", "found": 33 - LAST, "wanted": 33}),
        (lambda document: document.pop("card"), {"path": "card[].copies (watch)", "found": 0, "wanted": 33}),
        (more_copies(1), {"path": "card[9].copies", "found": RECRUITS, "wanted": f"1..{RECRUITS - 1}"}),
        (lambda document: document["hero"].pop(), {"path": "hero", "found": 8, "wanted": 9}),
        (hero(faction="thief"), {"path": "hero[8].faction", "found": "thief", "wanted": 3}),
    ],
)
def test_a_faction_has_33_cards_and_three_heroes(change, details):
    assert refused(spoilt(change)) == details


@pytest.mark.rule("TRI-1.1")
@pytest.mark.parametrize(
    ("change", "path", "wanted"),
    [
        (treasure(value=4), "treasure[2].value", "3..3"),
        (treasure(copies=5), "treasure[2].copies", "4..4"),
        (treasure(key="silver"), "treasure[2].key", ["gold"]),
        (treasure(fr=""), "treasure[2].fr", "card-name"),
        (treasure(source={"name": "printed"}), "treasure[2].source.value", ["printed", "reported", "reconstructed"]),
        (treasure(weight=1), "treasure[2].weight", None),
        (lambda document: document["treasure"].pop(), "treasure", 4),
        (lambda document: document.pop("treasure"), "treasure[0].key", ["copper"]),
    ],
)
def test_the_treasure_is_what_it_is_but_may_have_other_names(change, path, wanted):
    details = refused(spoilt(change))
    assert details["path"] == path
    assert wanted is None or details["wanted"] == wanted
    assert GAME.with_data(spoilt(treasure(en="Florin"))).names("en")["gold"] == "Florin"


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (lambda document: document["hero"][0].pop("effect"), "hero[0].effect"),
        (lambda document: document.pop("hero"), "hero[0].key"),
        (hero(on_reveal=[DRAW]), "hero[0].on_reveal"),
        (hero(reaction="take"), "hero[0].reaction"),
        (hero(cost=1), "hero[0].cost"),
        (hero(level=1), "hero[0].level"),
        (hero(source={"name": "printed"}), "hero[0].source.effect"),
        (hero(en=""), "hero[0].en"),
    ],
)
def test_a_wrong_hero_is_refused(change, path):
    assert refused(spoilt(change))["path"] == path


def special(**values: object) -> dict:
    """The shipped file with another Smoke Bomb."""
    return other_data(smoke_bomb=values)


def test_a_special_is_a_reaction_and_nothing_else():
    number = next(n for n, part in enumerate(DOCUMENT["card"]) if part["key"] == "smoke-bomb")
    at = f"card[{number}]"
    events = ["capture", "take", "counter"]
    assert refused(special(reaction="theft")) == {"path": f"{at}.reaction", "found": "theft", "wanted": events}
    assert refused(special(on_reveal=[DRAW]))["path"] == f"{at}.on_reveal"
    assert refused(special(level=1))["path"] == f"{at}.level"
    assert refused(special(effect=[]))["path"] == f"{at}.effect"
    assert GAME.with_data(special(reaction="take", cost=2)).data_hash


def test_only_the_thief_can_be_captured_and_answer_it():
    source = {key: word for key, word in OFFICER.items() if key != "level"}
    document = spoilt(card(type="special", reaction="capture", effect=[{"step": "negate"}], source=source))
    document["card"][0].pop("level")
    assert refused(document) == {"path": "card[0].reaction", "found": "capture", "wanted": ["take", "counter"]}


# ---- wrong steps ----------------------------------------------------------------------------------------------------


def step(name: str, **parameters: object) -> list[dict]:
    return [{"step": name} | {key.removesuffix("_"): value for key, value in parameters.items()}]


PICK = step("pick")
LOOK = step("look", who="thief")
EACH = step("each", what="captured", do=[DRAW])


WRONG_STEPS = [
    ([], "", "steps"),
    ("draw", "", "list"),
    (["draw"], "[0]", "object"),
    ([{"deck": "own"}], "[0].step", list(STEPS)),
    (step("steal"), "[0].step", list(STEPS)),
    ([DRAW, *step("steal")], "[1].step", list(STEPS)),
    # parameters
    (step("draw"), "[0].deck", ["treasure", "own"]),
    (step("draw", deck="merchant"), "[0].deck", ["treasure", "own"]),
    (step("draw", deck="own", amount=0), "[0].amount", "1..9"),
    (step("draw", deck="own", amount=10), "[0].amount", "1..9"),
    (step("draw", deck="own", amount="2"), "[0].amount", "1..9"),
    (step("draw", deck="own", colour="red"), "[0].colour", ["amount", "deck", "step", "who"]),
    (step("draw", deck="own", who="baker"), "[0].who", None),
    (step("draw", deck="own", then=[DRAW]), "[0].then", None),
    (step("infamy"), "[0].amount", "-9..9"),
    (step("infamy", amount=0), "[0].amount", "not-zero"),
    (step("cost", who="thief", amount=0), "[0].amount", "not-zero"),
    (step("draws", amount=0), "[0].amount", "not-zero"),
    (step("draws", amount=-3), "[0].amount", "-2..5"),
    (step("limit", who="thief", amount=0), "[0].amount", "1..20"),
    (step("look", who="thief", amount=-1), "[0].amount", "0..9"),
    (step("later", rounds=0, do=[DRAW]), "[0].rounds", "1..9"),
    (step("if", what="luck", then=[DRAW]), "[0].what", list(QUANTITIES)),
    (step("if", what="infamy", least=0, then=[DRAW]), "[0].least", "1..60"),
    (step("capture", from_="deck"), "[0].from", ["play", "hand", "discard", "shown"]),
    (step("capture", from_="play", type="action"), "[0].type", ["character"]),
    (step("capture", from_="play", level=4), "[0].level", "0..3"),
    (step("capture", from_="play", level=1, from_level=2), "[0].from_level", "0..1"),
    (step("counter", who="thief", type="special"), "[0].type", ["any", "character", "action"]),
    (step("protect", from_="rain"), "[0].from", ["capture", "take", "counter"]),
    (step("name", of="me"), "[0].of", ["watch", "merchant", "thief"]),
    # impossible together, or here
    (step("keep", deck="treasure", look=2, keep=3), "[0].keep", "1..2"),
    (step("keep", deck="treasure", look=2, keep=0), "[0].keep", "1..2"),
    (step("take", from_="me", how="random"), "[0].from", ["picked", "watch", "merchant", "thief"]),
    (step("take", from_="watch", how="random"), "[0].from", "opponent"),
    (step("counter", who="watch"), "[0].who", "opponent"),
    (step("copy", who="watch"), "[0].who", "opponent"),
    (step("swap", with_="watch"), "[0].with", "opponent"),
    (step("look", who="watch"), "[0].who", "opponent"),
    (step("veil", who="watch"), "[0].who", "opponent"),
    (step("give", from_="me", worth=2), "[0].to", "another"),
    (step("give", from_="thief", worth=2, to="thief"), "[0].to", "another"),
    (step("give", from_="watch", worth=2), "[0].to", "another"),
    (step("search", deck="thief", to="hand"), "[0].to", ["discard"]),
    ([*PICK, *step("search", deck="picked", to="hand")], "[1].to", ["discard"]),
    (step("discard", who="thief", what="treasure", type="character"), "[0].type", "faction-cards"),
    (step("discard", who="thief", what="treasure", level=1), "[0].level", "faction-cards"),
    (step("draw", deck="own", who="picked"), "[0].who", "after-step"),
    ([*step("draw", deck="own", who="picked"), *PICK], "[0].who", "after-step"),
    (step("give", from_="thief", to="picked", worth=1), "[0].to", "after-step"),
    (step("capture", from_="shown"), "[0].from", "after-step"),
    (step("each", what="shown", do=[DRAW]), "[0].what", "after-step"),
    (step("if", what="named", who="thief", then=[DRAW]), "[0].what", "after-step"),
    (step("capture", from_="hand", named="yes"), "[0].named", "after-step"),
    (step("capture", from_="hand", named=True), "[0].named", ["no", "yes"]),
    (step("negate"), "[0].step", "in-reaction"),
    # steps within steps
    (step("each", what="captured"), "[0].do", "steps"),
    (step("later", do=[]), "[0].do", "steps"),
    (step("if", what="infamy"), "[0].then", "steps"),
    (step("unless", what="infamy", else_=[DRAW]), "[0].then", "steps"),
    (step("discard", who="opponents", what="treasure", then=[DRAW]), "[0].then", "one-player"),
    (step("capture", from_="play", then=[]), "[0].then", "steps"),
    (step("capture", from_="play", then=DRAW), "[0].then", "list"),
    (step("capture", from_="play", otherwise=[DRAW]), "[0].otherwise", None),
    (step("capture", from_="play", else_=[DRAW, *step("negate")]), "[0].else[1].step", "in-reaction"),
    (step("each", what="captured", do=EACH), "[0].do[0].step", "no-inner-each"),
    (step("choose"), "[0].options", "2..4"),
    (step("choose", options=[[DRAW]]), "[0].options", "2..4"),
    (step("choose", options=[[DRAW]] * 5), "[0].options", "2..4"),
    (step("choose", options=[[DRAW], [], []]), "[0].options[1]", "steps"),
    (step("choose", options=[[DRAW], DRAW]), "[0].options[1]", "list"),
    (step("choose", options=[[DRAW], [DRAW, *step("steal")]]), "[0].options[1][1].step", list(STEPS)),
]


@pytest.mark.parametrize(("effect", "path", "wanted"), WRONG_STEPS)
def test_a_wrong_step_is_refused_and_the_error_says_where_and_what_is_allowed(effect, path, wanted):
    details = refused(spoilt(card(effect=effect)))
    assert details["path"] == f"card[0].effect{path}"
    assert wanted is None or details["wanted"] == wanted


def nested(depth: int) -> list[dict]:
    """Steps within steps."""
    return [DRAW] if depth == 0 else step("if", what="infamy", then=nested(depth - 1))


def test_a_name_may_be_as_long_as_the_bound_and_have_a_no_break_space():
    name = "Où\u00a0?".ljust(bounds.LONGEST_CARD_NAME, "!")
    assert GAME.with_data(spoilt(card(fr=name, key="k" * bounds.LONGEST_KEY))).names("fr")["k" * 40] == name


def test_a_card_has_a_bounded_number_of_steps_those_within_steps_included():
    most = bounds.MOST_STEPS_OF_CARD
    assert GAME.with_data(spoilt(card(effect=[DRAW] * most)))
    assert GAME.with_data(spoilt(card(on_reveal=[DRAW] * (most - 2), effect=EACH)))
    for effect, path in [([DRAW] * (most + 1), ""), ([*[DRAW] * (most - 1), *EACH], f"[{most - 1}].do")]:
        details = refused(spoilt(card(effect=effect)))
        assert details == {"path": f"card[0].effect{path}", "found": most + 1, "wanted": "fewer-steps"}
    assert refused(spoilt(card(on_reveal=[DRAW], effect=[DRAW] * most)))["wanted"] == "fewer-steps"


def test_a_file_has_a_bounded_number_of_steps():
    def fill(document: dict) -> None:
        for part in document["card"]:
            part.pop("on_reveal", None)
            part["effect"] = [DRAW] * bounds.MOST_STEPS_OF_CARD

    details = refused(spoilt(fill))
    assert details["wanted"] == "fewer-steps-in-all"
    assert details["found"] > bounds.MOST_STEPS_OF_FILE


def test_a_card_has_a_bounded_number_of_steps_that_copy():
    copies = step("copy", who="thief") * bounds.MOST_COPY_STEPS
    assert GAME.with_data(spoilt(card(effect=copies)))
    details = refused(spoilt(card(effect=copies + step("copy", who="merchant"))))
    assert details == {"path": f"card[0].effect[{len(copies)}].step", "found": "copy", "wanted": "fewer-copies"}


def test_a_file_has_at_most_as_many_cards_as_three_decks():
    def add(document: dict) -> None:
        document["card"] = [document["card"][0]] * (bounds.MOST_CARDS + 1)

    assert refused(spoilt(add)) == {"path": "card", "found": 100, "wanted": "0..99"}


@pytest.mark.parametrize(
    ("value", "found"),
    [("x" * 500, "x" * 99 + "…"), (10**4000, "2^13287"), (-(10**40), "-2^132"), ([[1]] * 99, ["list"] * 12)],
)
def test_an_error_repeats_a_large_value_in_brief(value, found):
    assert refused(spoilt(card(cost=value)))["found"] == found


def test_steps_may_be_nested_but_not_too_deep():
    deepest = bounds.DEEPEST_STEPS
    assert GAME.with_data(spoilt(card(effect=nested(deepest)))).data_hash
    details = refused(spoilt(card(effect=nested(deepest + 1))))
    assert details["path"] == f"card[0].effect[0]{'.then[0]' * deepest}.then"
    assert details["wanted"] == "shallow-steps"


def test_a_step_may_be_about_what_came_before_it():
    effects = [
        [*PICK, *step("draw", deck="own", who="picked")],
        [*LOOK, *step("each", what="shown", do=step("capture", from_="shown"))],
        [*step("reveal", who="thief"), *step("if", what="shown", then=[DRAW])],
        [*step("name", of="thief"), *step("capture", from_="hand", named="yes")],
        [*PICK, *step("later", do=step("draws", who="picked", amount=-1))],
        [*EACH, *EACH],
    ]
    for effect in effects:
        assert GAME.with_data(spoilt(card(effect=effect))).data_hash


def test_what_was_picked_on_revealing_is_not_known_to_the_effect():
    details = refused(spoilt(card(on_reveal=PICK, effect=step("swap", with_="picked"))))
    assert (details["path"], details["wanted"]) == ("card[0].effect[0].with", "after-step")


def test_on_revealing_and_every_round_are_checked_too():
    assert refused(spoilt(card(on_reveal=step("negate"))))["path"] == "card[0].on_reveal[0].step"
    assert refused(spoilt(hero(each_round=step("steal"))))["path"] == "hero[0].each_round[0].step"


def test_an_error_changes_nothing():
    before = GAME.view(tripot.Match("trieste", seats=3, rules=RULES).state, None)
    refused(spoilt(card(effect=[])))
    assert GAME.view(tripot.Match("trieste", seats=3, rules=RULES).state, None) == before


@pytest.mark.parametrize(
    "values",
    [
        {"cost": 9, "level": 3, "effect": step("infamy", amount=-9)},
        {"cost": 0, "level": 0, "effect": step("infamy", amount=9)},
        {"effect": step("draw", deck="own", who="everybody", amount=9)},
        {"effect": step("each", what="treasures", who="merchant", do=step("discard", who="everybody", what="faction"))},
        {"effect": step("discard", who="opponents", what="treasure", amount=40)},
        {"effect": step("later", rounds=9, do=step("cost", who="opponents", amount=9))},
        {"on_reveal": step("cost", who="opponents", amount=9)},
        {"effect": step("pay", who="merchant", amount=12, how="must", then=step("limit", who="merchant", amount=1))},
    ],
)
def test_the_least_and_the_most_that_a_file_may_say_can_be_played(values):
    match = play_whole_game(
        other_data(patrol_officer=values, bloodhound=values, bounty={"effect": values.get("effect", [DRAW])})
    )
    match.state.check()
    assert match.outcome is not None


def test_the_dearest_card_can_be_paid_and_is_an_action_like_others():
    """Whatever changes of cost come together, a payment can be numbered and saved."""
    data_ = other_data(
        curfew_levy={"on_reveal": step("cost", who="opponents", amount=9)}, banker={"cost": 9, "level": 3}
    )
    match = table(
        {"laid": "curfew-levy"},
        {"hand": f"gold gold gold gold diamond{' silver' * 6}", "laid": "banker"},
        "",
        data=data_,
        phase="laying",
        turn="thief",
    )
    act(match, "thief: lay none")
    assert asked(match) == ("paying", "merchant")
    assert tripot.Match.from_position(match.position(), data=data_).position() == match.position()
    numbering = match.game.numbering(3)
    for code in match.state.legal_actions(1):
        assert numbering.code(numbering.number(code)) == code


# ---- words ----------------------------------------------------------------------------------------------------------


WORDS = sorted(
    {wanted for *_, wanted in WRONG_CARDS + WRONG_STEPS if re.fullmatch("[a-z-]+", str(wanted))}
    | {"shallow-steps", "fewer-steps", "fewer-steps-in-all", "fewer-copies"}
)


def test_every_word_for_what_is_wanted_is_tested():
    lines = [
        line for module in (assembling, data) for line in Path(str(module.__file__)).read_text("utf-8").splitlines()
    ]
    said = {word for line in lines if "refuse(" in line for word in re.findall(r'"([a-z-]+)"\)', line)}
    assert said <= set(WORDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", WORDS)
def test_every_word_for_what_is_wanted_has_a_text(word, language):
    assert messages(language, None).has(f"wanted-{word}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("word", "bound"),
    [
        ("card-name", bounds.LONGEST_CARD_NAME),
        ("unique-key", bounds.LONGEST_KEY),
        ("shallow-steps", bounds.DEEPEST_STEPS),
        ("fewer-steps", bounds.MOST_STEPS_OF_CARD),
        ("fewer-steps-in-all", bounds.MOST_STEPS_OF_FILE),
        ("fewer-copies", bounds.MOST_COPY_STEPS),
        ("data-size", bounds.LARGEST_DATA_FILE),
        ("fewer-dots", bounds.MOST_DOTS),
    ],
)
def test_what_a_refusal_says_is_allowed_is_the_bound(word, bound, language):
    error = BadData(path="card[0]", found=0, wanted=word)
    assert re.search(rf"\b{bound}\b", Speaker(language).error(error))


# ---- the guide ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", STEPS)
def test_the_guide_describes_every_step_with_all_its_parameters_and_an_example(name):
    text = GUIDE.read_text(encoding="utf-8")
    section = re.search(rf"^### `{name}`\n(.*?)(?=^##)", text, re.DOTALL | re.MULTILINE)
    assert section, f"docs/games/trieste.md has no section on {name}"
    body = section[1]
    for key, parameter in STEPS[name].parameters.items():
        assert ("cards" if isinstance(parameter, CardFilter) else f"`{key}`") in body, key
    for key in STEPS[name].blocks:
        assert f"`{key}`" in body, key
    assert f'step = "{name}"' in body


def examples() -> list[str]:
    return re.findall(r"^```toml\n(.*?)^```", GUIDE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("example", [text for text in examples() if text.startswith(("effect", "on_reveal"))])
def test_the_examples_of_the_guide_are_effects_that_can_be_loaded(example):
    effect = tomllib.loads(example)
    if "negate" in example:
        assert GAME.with_data(special(**effect)).data_hash
    else:
        document = spoilt(lambda document: document["card"][0].pop("effect"))
        document["card"][0] |= effect
        assert GAME.with_data(document).data_hash
