"""Books of games: every card and word that a view or an event can name, and the rules."""

import random
from dataclasses import fields, is_dataclass

import pytest

from tripot import Match, catalogue, game
from tripot.core.datafile import hash_of, shipped
from tripot.server.house.library.books import book
from tripot.text import LANGUAGES
from tripot.text.meanings import meanings
from tripot.text.rules import register

GROUPS = {
    "snatch": {""},
    "trieste": {"watch", "merchant", "thief", "treasure", "hero"},
    "trok": {"equipment", "upgrade"},
    "trol": {"hunter", "prey", "tribe"},
    "tschak": {"sorcerer", "warrior", "dwarf", "artefact", "monster", "treasure"},
}
every_game = pytest.mark.parametrize("key", catalogue())
every_language = pytest.mark.parametrize("language", LANGUAGES)


def cards_in(thing):
    """The keys of all cards that a view or an event names."""
    found = set()
    for name, meaning in meanings(thing).items():
        value = getattr(thing, name)
        if meaning == "card" and value:
            found.add(value)
        elif meaning == "cards":
            found.update(value or ())
        elif isinstance(value, tuple):
            found.update(card for part in value if is_dataclass(part) and fields(part) for card in cards_in(part))
    return found


@every_game
@every_language
def test_a_book_has_every_card_that_a_game_names(key, language):
    known = {card.key for card in book(game(key), language).cards}
    luck = random.Random(9)
    match = Match(key, seats=game(key).seats[-1], seed=9)
    while match.waiting:
        assert cards_in(match.view(match.waiting[0])) <= known
        match.submit(match.waiting[0], luck.choice(match.legal(match.waiting[0])))
    assert set().union(*(cards_in(event) for _, event in match.journal.entries)) <= known


@every_game
@every_language
def test_a_book_has_names_texts_and_rules(key, language):
    found = book(game(key), language)
    clauses = [clause for chapter in found.chapters for clause in chapter.clauses]
    assert {card.group for card in found.cards} == GROUPS[key]
    assert all(card.name for card in found.cards)
    assert [clause.id for clause in clauses] == [clause.id for clause in register(game(key)).clauses]
    assert all(bool(clause.ruling_text) == clause.ruling for clause in clauses)
    assert found.phases
    for phase in found.phases:
        assert phase.name
        assert phase.help
        assert phase.clauses
        assert set(phase.clauses) <= {clause.id for clause in clauses}


def facts(key, card):
    return next(found.facts for found in book(game(key), "en").cards if found.key == card)


@pytest.mark.parametrize(
    ("key", "card", "printed"),
    [
        ("trok", "hammer", {"value": 7, "colour": "red"}),
        ("trok", "stone", {"wild": True, "worth": 10, "colour": "none"}),
        ("trok", "zoral", {"sort": "dwarf"}),
        ("tschak", "dwarf-3-axe", {"strength": 3, "weapon": "axe"}),
        ("tschak", "sorcerer-5", {"strength": 5}),
        ("tschak", "golem", {"skulls": 3}),
        ("tschak", "cursed-chest-2", {"points": -2}),
        ("tschak", "ring", {"squared": True}),
        ("trol", "tracker", {"troll": True, "masks": 2, "red": 2}),
        ("trol", "rocky", {"troll": False, "masks": 1, "damage": 2}),
        ("trol", "koalapin", {"least": 7, "most": 10, "food": [2, 1, 1], "trophies": 1}),
        ("trieste", "gold", {"value": 3}),
        ("trieste", "patrol-officer", {"faction": "watch", "type": "character", "cost": 1, "level": 1}),
        ("trieste", "smoke-bomb", {"faction": "thief", "type": "special", "cost": 1, "reaction": "capture"}),
        ("snatch", "crown", {}),
    ],
)
def test_the_facts_of_a_card_are_those_of_the_engine(key, card, printed):
    assert facts(key, card) == printed


@pytest.mark.parametrize(
    ("key", "group", "number"), [("trok", "equipment", 58), ("trok", "upgrade", 27), ("tschak", "monster", 14)]
)
def test_copies_make_up_the_decks(key, group, number):
    assert sum(card.copies for card in book(game(key), "en").cards if card.group == group) == number


def test_the_words_of_a_view_are_there():
    words = book(game("trieste"), "fr").words
    assert words["word-watch"] == "Gardien de la cité"
    assert words["role-thief"] == words["word-thief"]
    assert words["phase-drawing"]
    assert "event-round-began" not in words


def test_anybody_may_read_the_book_of_a_game(server):
    status, told = server.get("/api/games/trok/book?language=fr")
    assert status == 200
    assert told["language"] == "fr"
    assert next(card for card in told["cards"] if card["key"] == "hammer")["name"] == "marteau"
    assert server.get("/api/games/poker/book")[0] == 404


def test_a_table_has_the_book_of_its_data_file(server):
    token = server.guest("Host")
    data = shipped(game("trol").package)
    data["prey"][0] |= {"en": "Duckbear", "danger": [1, 2]}
    table = server.table(token, "trol", 2, data=data)["table"]["id"]
    status, told = server.get(f"/api/tables/{table}/book?language=en", token)
    assert status == 200
    prey = next(card for card in told["cards"] if card["group"] == "prey")
    assert (prey["name"], prey["facts"]["least"], prey["facts"]["most"]) == ("Duckbear", 1, 2)
    assert server.get(f"/api/tables/{table}/book", server.guest("Stranger"))[0] == 404


def test_a_data_file_is_told_by_its_hash_and_brought_on_demand(server):
    token = server.guest("Host")
    data = shipped(game("trol").package)
    seen = server.table(token, "trol", 2, data=data)["table"]
    assert (seen["settings"]["data"], seen["data_hash"]) == (None, hash_of(data))
    assert server.get(f"/api/tables/{seen['id']}/data", token) == (200, data)
    assert server.get(f"/api/tables/{seen['id']}/data", server.guest("Stranger"))[0] == 404
    plain = server.table(token, "trol", 2)["table"]
    assert plain["data_hash"] is None
    assert server.get(f"/api/tables/{plain['id']}/data", token)[0] == 404


DATA_GAMES = [key for key in catalogue() if game(key).takes_data]


@pytest.mark.parametrize("key", DATA_GAMES)
def test_an_owner_gets_the_usual_data_file_and_brings_it_back_changed(server, key):
    status, template = server.get(f"/api/games/{key}/data")
    assert (status, template) == (200, shipped(game(key).package))
    template |= {"author": "me"}
    body = {"game": key, "seats": game(key).seats[0], "data": template}
    status, told = server.post("/api/tables", body, server.guest("Host"))
    assert (status, told["error"], told["details"]["path"]) == (400, "bad-data", "author")
    del template["author"]
    assert server.post("/api/tables", body, server.guest("Other"))[0] == 201


@pytest.mark.parametrize(("key", "rules"), [("trieste", "2"), ("trol", "1")])
def test_the_cards_of_former_rules_can_be_had_and_played_with(server, key, rules):
    games = {info["key"]: info for info in server.get("/api/games")[1]["games"]}
    assert games[key]["former_files"] == [rules]
    status, former = server.get(f"/api/games/{key}/data?rules={rules}")
    assert (status, former) == (200, shipped(game(key).package, game(key).file_of(rules)))
    body = {"game": key, "seats": game(key).seats[0], "data": former}
    assert server.post("/api/tables", body, server.guest("Host"))[0] == 201


def test_a_game_without_a_data_file_has_no_template(server):
    assert server.get("/api/games/trieste/data?rules=99")[0] == 404
    assert server.get("/api/games/snatch/data")[0] == 404
    assert server.get("/api/games/poker/data")[0] == 404


def test_the_book_of_a_trok_table_says_the_figures_of_its_data_file(server):
    token = server.guest("Host")
    data = shipped(game("trok").package)
    data["sizes"]["goal"] = 77
    data["equipment"][6]["value"] = 12
    table = server.table(token, "trok", 2, data=data)["table"]["id"]
    status, told = server.get(f"/api/tables/{table}/book?language=en", token)
    assert status == 200
    hammer = next(card for card in told["cards"] if card["key"] == "hammer")
    assert (hammer["facts"]["value"], hammer["text"]) == (12, "Value 12, red.")
    assert "77 Aare" in told["words"]["reason-fortune"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "A mistake in the data file, at card[0].effect: found 31; expected: at most 30 steps on a card"),
        (
            "fr",
            "Une faute dans le fichier de données, à card[0].effect : trouvé 31 ; "
            "attendu : au plus 30 étapes par carte",
        ),
    ],
)
def test_a_table_with_a_wrong_data_file_is_refused_with_its_place_and_what_is_allowed(server, language, said):
    data = shipped(game("trieste").package)
    data["card"][0]["effect"] = [{"step": "draw", "deck": "own"}] * 31
    status, told = server.post(
        "/api/tables", {"game": "trieste", "seats": 3, "data": data}, server.guest("Host", language)
    )
    assert status == 400
    assert told["error"] == "bad-data"
    assert told["details"] == {"path": "card[0].effect", "found": 31, "wanted": "fewer-steps"}
    assert said in " ".join(told["message"].split())
