import json

import pytest

from cli.samples import GAMES, LANGUAGE_OF, written
from cli.test_data import NAMED, PLAYERS, changed
from tripot import game
from tripot.cli.drawing.card_list import card_list, shipped_data
from tripot.text import LANGUAGES, Speaker
from tripot.text.vocabulary import card_keys

SOURCES = ("printed", "reported", "reconstructed")
DOCUMENT = {
    "game": "trok",
    "weights": {"values": {"hammer": 7}, "source": "printed"},
    "beasts": [
        {"key": "ration", "en": "Yeti", "range": [3, 6], "age": 9, "source": {"name": "reported", "age": "printed"}},
        {"no": "key"},
    ],
}
SORTED = [
    {"key": "ration", "land": "sea", "kind": "fish", "effect": [{"step": "swim"}]},
    {"key": "hammer", "land": "hills", "kind": "bird", "size": 1, "effect": [{"step": "fly"}]},
    {"key": "gloves", "land": "sea", "kind": "bird", "size": 2, "call": "caw", "on_sight": [{"step": "fly"}]},
    {"key": "helmet", "land": "sea", "kind": "fish", "size": 3, "effect": [{"step": "swim"}]},
]


@pytest.mark.parametrize(("key", "language"), LANGUAGE_OF)
def test_every_card_is_told_with_what_it_does(tripot, key, language):
    told = tripot(f"cards {key} --lang {language}")
    assert told.code == 0
    speaker = Speaker(language, game(key))
    for card in card_keys(game(key), language):
        assert f"[{speaker.card(card)}]" in told.out
    assert max(len(line) for line in told.out.split("\n")) <= 100


@pytest.mark.parametrize("key", GAMES)
def test_programs_get_json(tripot, key):
    told = json.loads(tripot(f"cards {key} --json --lang fr").out)
    assert (told["game"], told["language"], told["data"]) == (key, "fr", None)
    assert sorted(card["key"] for card in told["cards"]) == sorted(card_keys(game(key), "fr"))
    wanted = {"part", "group", "key", "name", "text", "name_source", "text_source", "values", "effect"}
    assert all(set(card) == wanted for card in told["cards"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", PLAYERS)
def test_values_of_a_data_file_say_where_they_come_from(tripot, key, language):
    speaker = Speaker(language, game(key))
    told = tripot(f"cards {key} --lang {language}").out
    assert f"○ {speaker.say('ui-cards-source-reconstructed')}" in told
    for card in json.loads(tripot(f"cards {key} --json").out)["cards"]:
        for value in card["values"].values():
            assert value["source"] in SOURCES


@pytest.mark.parametrize("key", PLAYERS)
def test_another_data_file_shows_its_own_cards(tripot, tmp_path, key):
    file = written(tmp_path / "data.json", changed(key))
    assert tripot(f"cards {key} --data", file).out != tripot(f"cards {key}").out
    assert ("Wolpertinger" in tripot(f"cards {key} --data", file).out) == (key in NAMED)
    told = json.loads(tripot(f"cards {key} --json --data", file).out)
    assert told["data"] == game(key).with_data(changed(key)).data_hash


def test_a_data_file_is_read_for_what_it_looks_like():
    known, beasts = card_list(game("trok"), Speaker("en", game("trok")), DOCUMENT)
    (hammer,) = [entry for entry in known.entries if entry.key == "hammer"]
    assert hammer.to_json()["values"] == {"weights": {"value": 7, "source": "printed"}}
    assert known.columns == ["weights"]
    (yeti,) = beasts.entries
    assert yeti.name_source == "reported"
    assert yeti.to_json()["values"] == {
        "range": {"value": [3, 6], "source": ""},
        "age": {"value": 9, "source": "printed"},
    }
    assert beasts.sources == {"reported", "printed"}


def test_cards_of_a_data_file_are_sorted_by_the_words_that_it_gives_them():
    source = {"kind": "printed", "size": "reported", "effect": "reconstructed"}
    rows = [row | {"source": source} for row in SORTED]
    _, sea, hills = card_list(game("trok"), Speaker("en", game("trok")), {"animals": rows})
    assert (sea.key, sea.group, hills.key, hills.group) == ("animals", "sea", "animals", "hills")
    assert [entry.key for entry in sea.entries] == ["ration", "helmet", "gloves"]
    assert sea.columns == ["size"]
    ration, _, gloves = sea.entries
    assert ration.to_json()["values"] == {"kind": {"value": "fish", "source": "printed"}}
    assert gloves.text_source == "reconstructed"
    assert gloves.effect == {"call": "caw", "on_sight": [{"step": "fly"}]}


@pytest.mark.parametrize("key", PLAYERS)
def test_programs_get_everything_that_the_data_file_says_of_a_card(tripot, key):
    lists = {name: rows for name, rows in shipped_data(game(key)).items() if isinstance(rows, list)}
    rows = {game(key).row_key(name, row): row for name, rows in lists.items() for row in rows}
    told = {card["key"]: card for card in json.loads(tripot(f"cards {key} --json").out)["cards"]}
    for card, row in rows.items():
        values = {name: value["value"] for name, value in told[card]["values"].items()}
        words = {told[card]["group"]}
        said = values | (told[card]["effect"] or {})
        assert all(said.get(name) == value or value in words for name, value in own_fields(row).items())
        assert (told[card]["name_source"] in SOURCES) == (key in NAMED)


def own_fields(row):
    return {name: value for name, value in row.items() if name not in ("key", "source", *LANGUAGES)}


def test_a_game_without_a_data_file_has_cards_without_values():
    assert shipped_data(game("snatch")) is None
    (part,) = card_list(game("snatch"), Speaker("en", game("snatch")), None)
    assert part.columns == []


@pytest.mark.parametrize(
    ("language", "line"), [("en", "Upgrades in the row: 7 ●"), ("fr", "Améliorations dans la file : 7 ●")]
)
def test_sizes_of_the_table_are_told_with_their_source(tripot, language, line):
    assert line in tripot(f"cards trok --lang {language}").out.replace("\u00a0", " ")
    assert json.loads(tripot("cards trok --json").out)["sizes"]["goal"] == {"value": 50, "source": "printed"}
