"""Data files: prey and masks that the owner of a box may correct."""

import json
from copy import deepcopy

import pytest

import tripot
from tripot.core.errors import BadData, BadRecord, OtherData
from tripot.core.record import verify

from .table import DOCUMENT, GAME, hunt, other_data, outcome, play_on, table

SOURCE = dict.fromkeys(("name", "danger", "food", "trophies"), "printed")
BOX = other_data(
    masks={"chief": 9, "trap": 1},
    castortue={"danger": [1, 2], "food": [9, 8, 7], "trophies": 6, "fr": "Tortor", "en": "Turtor", "source": SOURCE},
)


def play_whole_game(data: object, seed: int = 4) -> tripot.Match:
    return play_on(tripot.Match("trol", seats=3, seed=seed, data=data), seed)


# ---- other values ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-1.5")
def test_a_table_may_be_opened_with_another_data_file():
    match = table(3, {"survivors": "chief trap"}, {"trophies": "castortue"}, data=BOX)
    assert [tribe.masks for tribe in match.view(None).tribes] == [10, 0, 0]
    assert match.view(None).tribes[1].trophy_symbols == 6
    shown = table(3, lines=("castortue:",), data=BOX).view(None).lines[0]
    assert (shown.least, shown.most, shown.food, shown.trophies) == (1, 2, (9, 8, 7), 6)


@pytest.mark.rule("TRL-1.5")
def test_a_hunt_is_decided_by_the_values_of_the_tables_data_file():
    assert outcome(hunt("moss rocky")) == ("failed", 2)
    assert outcome(hunt("moss rocky", data=BOX)) == ("succeeded", 2)


@pytest.mark.rule("TRL-1.5")
def test_the_shipped_values_stay_as_they_are():
    before = table(3, lines=("castortue:",)).view(None)
    GAME.with_data(BOX)
    assert table(3, lines=("castortue:",)).view(None) == before


@pytest.mark.rule("TRL-1.5")
def test_prey_may_have_other_keys_and_names():
    document = deepcopy(DOCUMENT)
    document["prey"][3] |= {"key": "lapinours", "fr": "Lapinours", "en": "Rabbear"}
    match = table(3, lines=("lapinours:",), data=document)
    assert match.view(None).lines[0].prey == "lapinours"
    assert "lapinours" not in match.position()["prey_deck"]


@pytest.mark.rule("TRL-1.5")
@pytest.mark.parametrize(
    ("language", "name", "other"), [("fr", "Castortue", "Tortor"), ("en", "Beavertoise", "Turtor")]
)
def test_the_names_of_prey_come_with_the_file(language, name, other):
    assert GAME.names(language)["castortue"] == name
    assert GAME.with_data(BOX).names(language)["castortue"] == other
    assert len(GAME.names(language)) == 20


# ---- what is wrong with a file --------------------------------------------------------------------------------------


def spoilt(change) -> dict:
    document = deepcopy(DOCUMENT)
    change(document)
    return document


def prey(**values):
    """A change to the third prey."""
    return lambda document: document["prey"][2].update(values)


def masks(**values):
    return lambda document: document["masks"]["values"].update(values)


@pytest.mark.rule("TRL-1.5")
@pytest.mark.parametrize(
    ("change", "path"),
    [
        (lambda document: document.pop("game"), "game"),
        (lambda document: document.update(game="trok"), "game"),
        (lambda document: document.update(author="me"), "author"),
        (lambda document: document.pop("prey"), "prey[0].key"),
        (lambda document: document.update(prey={}), "prey"),
        (lambda document: document["prey"].pop(), "prey"),
        (lambda document: document["prey"].append(document["prey"][0]), "prey"),
        (lambda document: document["prey"].__setitem__(2, "canarval"), "prey[2]"),
        (lambda document: document["prey"][2].pop("key"), "prey[2].key"),
        (prey(key=7), "prey[2].key"),
        (prey(key=""), "prey[2].key"),
        (prey(key="two words"), "prey[2].key"),
        (prey(key="hérisson"), "prey[2].key"),
        (prey(key="koalapin"), "prey[2].key"),  # there already
        (prey(key="none"), "prey[2].key"),  # an empty place in positions
        (prey(key="chief"), "prey[2].key"),  # a card of the tribes
        (prey(key="soot"), "prey[2].key"),
        (lambda document: document["prey"][2].pop("fr"), "prey[2].fr"),
        (prey(en=3), "prey[2].en"),
        (lambda document: document["prey"][2].pop("danger"), "prey[2].danger"),
        (prey(danger=[4]), "prey[2].danger"),
        (prey(danger=[4, 8, 9]), "prey[2].danger"),
        (prey(danger=[8, 4]), "prey[2].danger"),
        (prey(danger=[-1, 4]), "prey[2].danger"),
        (prey(danger=[4, 61]), "prey[2].danger"),
        (prey(danger=["4", 8]), "prey[2].danger"),
        (prey(danger=[True, 8]), "prey[2].danger"),
        (prey(danger="4-8"), "prey[2].danger"),
        (prey(food=[3, 2]), "prey[2].food"),
        (prey(food=[3, 2, 51]), "prey[2].food"),
        (prey(food=[3, 2.5, 1]), "prey[2].food"),
        (prey(trophies=-1), "prey[2].trophies"),
        (prey(trophies=51), "prey[2].trophies"),
        (prey(trophies=None), "prey[2].trophies"),
        (prey(weight=12), "prey[2].weight"),
        (lambda document: document["prey"][2].pop("source"), "prey[2].source"),
        (lambda document: document["prey"][2]["source"].pop("food"), "prey[2].source.food"),
        (prey(source=SOURCE | {"danger": "guessed"}), "prey[2].source.danger"),
        (prey(source=SOURCE | {"colour": "printed"}), "prey[2].source.colour"),
        (lambda document: document.pop("masks"), "masks"),
        (lambda document: document["masks"].pop("source"), "masks.source"),
        (lambda document: document["masks"].update(source="heard"), "masks.source"),
        (lambda document: document["masks"].update(colour="red"), "masks.colour"),
        (lambda document: document["masks"].pop("values"), "masks.values"),
        (lambda document: document["masks"]["values"].pop("rocky"), "masks.values.rocky"),
        (masks(chief=16), "masks.values.chief"),
        (masks(chief=-1), "masks.values.chief"),
        (masks(chief="4"), "masks.values.chief"),
        (masks(wizard=1), "masks.values.wizard"),
    ],
)
def test_a_wrong_data_file_is_refused_and_the_error_says_where(change, path):
    with pytest.raises(BadData) as refused:
        tripot.Match("trol", seats=3, data=spoilt(change))
    assert refused.value.details["path"] == path


@pytest.mark.rule("TRL-1.5")
@pytest.mark.parametrize("document", [[], "data.toml", 3])
def test_what_is_no_object_is_no_data_file(document):
    with pytest.raises(BadData) as refused:
        GAME.with_data(document)
    assert refused.value.details["path"] == "."


@pytest.mark.rule("TRL-1.5")
def test_the_error_says_what_was_found_and_what_is_wanted():
    with pytest.raises(BadData) as refused:
        GAME.with_data(spoilt(prey(danger=[4, 61])))
    assert refused.value.details == {"path": "prey[2].danger", "found": [4, 61], "wanted": "0..60"}


@pytest.mark.parametrize(
    ("change", "wanted"), [(prey(danger=[4]), "two-numbers"), (prey(food=[3, 2]), "three-numbers")]
)
def test_too_few_numbers_are_told_as_a_number_of_numbers(change, wanted):
    with pytest.raises(BadData) as refused:
        GAME.with_data(spoilt(change))
    assert refused.value.details["wanted"] == wanted


@pytest.mark.rule("TRL-1.5")
@pytest.mark.parametrize(
    "change", [prey(danger=[0, 0], food=[0, 0, 0], trophies=0), prey(danger=[60, 60], food=[50, 50, 50], trophies=50)]
)
def test_the_least_and_the_most_that_a_file_may_say_can_be_played(change):
    match = play_whole_game(spoilt(change))
    match.state.check()
    assert match.outcome is not None


# ---- records --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-1.5")
def test_the_hash_of_the_data_file_is_in_the_record():
    assert tripot.Match("trol", seats=3).record()["data"] is None
    written = tripot.Match("trol", seats=3, data=BOX).record()["data"]
    assert len(bytes.fromhex(written)) == 32
    other = other_data(koalapin={"trophies": 2})
    assert tripot.Match("trol", seats=3, data=other).record()["data"] != written


@pytest.mark.rule("TRL-1.5")
def test_the_hash_does_not_depend_on_the_order_of_keys():
    turned = {key: BOX[key] for key in reversed(BOX)}
    turned["prey"] = [{key: part[key] for key in reversed(part)} for part in BOX["prey"]]
    assert GAME.with_data(turned).data_hash == GAME.with_data(json.loads(json.dumps(BOX))).data_hash


@pytest.mark.rule("TRL-1.5")
def test_a_record_is_replayed_with_the_same_file():
    match = play_whole_game(BOX)
    record = json.loads(json.dumps(match.record()))
    again = tripot.replay(record, data=BOX)
    assert again.position() == match.position()
    assert again.record() == match.record()
    assert verify(record, data=BOX)["result"] == record["result"]


@pytest.mark.rule("TRL-1.5")
@pytest.mark.parametrize(
    ("played", "replayed"),
    [(BOX, None), (BOX, other_data(masks={"chief": 3})), (None, BOX)],
    ids=["none", "other", "one"],
)
def test_a_record_is_not_replayed_with_another_file(played, replayed):
    record = play_whole_game(played).record()
    with pytest.raises(OtherData) as refused:
        tripot.replay(record, data=replayed)
    assert isinstance(refused.value, BadRecord)
    assert refused.value.details["wanted"] == record["data"]
    assert refused.value.details["found"] == (GAME.with_data(replayed).data_hash if replayed else None)


@pytest.mark.rule("TRL-1.5")
def test_a_record_that_starts_from_a_position_keeps_its_file_too():
    match = table(3, {"hand": "beater"}, lines=("castortue: moss rocky",), data=BOX)
    match.submit(0, "trigger beater 0")
    play_on(match)
    again = tripot.replay(match.record(), data=BOX)
    assert again.position() == match.position()


@pytest.mark.rule("TRL-1.5")
def test_a_copy_of_a_state_keeps_its_data_file():
    state = table(3, {"survivors": "chief"}, data=BOX).state
    other = tripot.Match("trol", seats=3).state.copy()
    other.assign(state)
    assert [GAME.view(copied, None).tribes[0].masks for copied in (state.copy(), other)] == [9, 9]
