"""A person plays, by what is typed and what is then on disk."""

import json

import pytest

from cli.samples import GAMES, LANGUAGE_OF, begun, written
from tripot import Match, game, replay, verify
from tripot.bots import PEOPLE
from tripot.cli.play.session import seated_bots
from tripot.text import Speaker

every_game = pytest.mark.parametrize("key", GAMES)
ENDLESS = "1\n" * 5000


def saved(home):
    """The one file among the saved games."""
    (file,) = (home / "games").iterdir()
    return file, json.loads(file.read_text("utf-8"))


@pytest.mark.parametrize(("key", "language"), LANGUAGE_OF)
def test_a_whole_game_is_played_by_numbers(tripot, home, key, language):
    told = tripot(f"play {key} --bots random --seed 5 --lang {language}", typed=ENDLESS)
    assert told.code == 0
    file, record = saved(home)
    assert verify(record)["result"]
    say = Speaker(language).say
    assert say("ui-result-title") in told.out
    assert say("ui-play-commitment", commitment=record["commitment"])[-64:] in told.out
    assert str(file) in told.out.replace("\n", "")


@every_game
def test_the_same_seed_and_answers_give_the_same_game(tripot, home, key):
    documents = []
    for _ in range(2):
        tripot(f"play {key} --seats {game(key).seats[0]} --bots random --seed 5", typed="1\n" * 8 + "q\n")
        file, document = saved(home)
        documents.append(document)
        file.unlink()
    assert documents[0] == documents[1]


def test_without_a_seed_every_game_is_another(tripot, home):
    for _ in range(2):
        tripot("play trok", typed="q\n")
    seeds = {json.loads(file.read_text("utf-8"))["record"]["seed"] for file in (home / "games").iterdir()}
    assert len(seeds) == 2


def test_bots_do_not_take_their_luck_from_the_match(tripot, home):
    tripot("play trok --seats 3 --seed 5", typed="1\nq\n")
    _, document = saved(home)
    match = replay(document["record"])
    fresh = Match("trok", seats=3, seed=5)
    for seat, text in document["record"]["decisions"]:
        fresh.submit(seat, text)
    assert match.position() == fresh.position()


# ---- answering ------------------------------------------------------------------------------------------------------


@every_game
def test_an_answer_may_be_its_notation(tripot, home, key):
    match = Match(key, seats=game(key).seats[-1], seed=5)
    seat = match.waiting[0]
    answer = str(match.legal(seat)[0])
    tripot(f"play {key} --seats {match.seats} --seat {seat} --seed 5", typed=f"{answer}\nq\n")
    _, document = saved(home)
    assert [seat, answer] in document["record"]["decisions"]


@pytest.mark.parametrize("language", ["en", "fr"])
@every_game
def test_nonsense_is_refused_and_changes_nothing(tripot, home, key, language):
    before = tripot(f"play {key} --seed 5", typed="q\n")
    file, document = saved(home)
    told = tripot(f"play --resume --lang {language}", typed="9999\nthis is no action\nq\n")
    assert told.code == before.code == 0
    assert saved(home) == (file, document)
    assert "9999" in told.out
    assert "this" in told.out


def test_an_illegal_action_is_refused_and_changes_nothing(tripot, home):
    tripot("play trok --seed 5", typed="q\n")
    before = saved(home)
    told = tripot("play --resume", typed="offer stone stone stone\nq\n")
    assert "is not allowed for you now" in told.out or "cannot be read" in told.out
    assert saved(home) == before


def test_a_text_of_a_card_is_offered_by_its_words(tripot, home, tmp_path):
    thief = {"hand": ["street-urchin"]}
    position = {"game": "trieste", "seats": 3, "phase": "laying", "turn": "thief", "sides": [{}, {}, thief]}
    file = written(tmp_path / "position", position | {"factions": ["watch", "merchant", "thief"]})
    told = tripot(f"play --position {file} --seat 2 --bots random --seed 1", typed="lay street-urchin\nq\n")
    match = Match.from_position(json.loads(file.read_text("utf-8")))
    match.submit(2, "lay street-urchin")
    speaker = Speaker("en", match.game, viewer=2)
    texts = [speaker.choice(action, match.view(2)) for action in match.legal(2)]
    assert all(f"  {number} {text}" in told.out for number, text in enumerate(texts, 1))
    assert speaker.action(match.legal(2)[0]) not in told.out


def test_words_narrow_the_choices_down(tripot, home):
    match = Match("trok", seats=4, seed=5)
    word = match.legal(0)[0].cards[0]
    told = tripot("play trok --seed 5", typed=f"{word}\nq\n")
    assert Speaker("en").say("ui-play-narrowed", words=word) in told.out
    assert all(seat != 0 for seat, _ in saved(home)[1]["record"]["decisions"])


def test_a_forced_choice_is_made_and_told(tripot, home):
    position = {"game": "trok", "seats": 2, "phase": "offering", "players": [{"hand": ["stone"]}, {}]}
    file = written(home.parent / "position.json", position)
    told = tripot("play --seed 1 --position", file, typed="q\n")
    assert "Only one choice, made for you: Offer an arcane stone." in told.out


# ---- reading --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "language"), LANGUAGE_OF)
def test_help_cards_rules_and_log_can_be_read_during_the_game(tripot, key, language):
    speaker = Speaker(language, game(key))
    phase = begun(key, 0).view(0).phase
    told = " ".join(tripot(f"play {key} --seed 5 --lang {language}", typed="?\nc\nr\nr 1\nl\nq\n").out.split())
    assert " ".join(speaker.help(phase).split()) in told
    assert speaker.say("ui-play-cards-title") in told
    assert speaker.say("ui-play-rules-title", game=game(key).title) in told


def test_one_card_is_explained_by_its_name(tripot):
    told = tripot("play trok --seed 5", typed="c hammer\nq\n")
    assert "Value 7, red." in told.out
    assert "Value 6, red." not in told.out
    assert "No card has “zzz”." in tripot("play trok --seed 5", typed="c zzz\nq\n").out


def test_a_chapter_or_a_word_of_the_rules_is_found(tripot):
    told = tripot("play trok --seed 5", typed="r 7\nr arcane stone\nr zzz\nq\n").out
    assert "TRK-7.1" in told
    assert "TRK-5.3" in told
    assert "No clause has “zzz”." in told


@pytest.mark.parametrize(("language", "word"), [("en", "cards"), ("fr", "cartes")])
def test_commands_may_be_typed_in_full(tripot, language, word):
    title = Speaker(language).say("ui-play-cards-title")
    assert f"{title} ━" in tripot(f"play trok --seed 5 --lang {language}", typed=f"{word}\nq\n").out


# ---- who sits where -------------------------------------------------------------------------------------------------


@every_game
def test_the_person_may_take_another_seat(tripot, home, key):
    last = game(key).seats[0] - 1
    tripot(f"play {key} --seats {last + 1} --seat {last} --bots random --seed 5", typed=ENDLESS)
    assert saved(home)[1]["result"]


def test_a_bot_has_one_name_for_all_or_one_for_each():
    assert seated_bots("random", 3) == ("random",) * 3
    assert seated_bots("random,random", 2) == ("random", "random")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("--bots nobody", "unknown-bot"),
        ("--bots random,nobody --seats 3", "unknown-bot"),
        ("--bots random,random --seats 4", "bad-bots"),
        ("--seat 4 --seats 4", "bad-seat"),
    ],
)
def test_a_wrong_seating_is_a_coded_error(tripot, home, line, code):
    told = tripot(f"play trok {line}")
    assert told.code == 2
    assert f"[{code}]" in told.err
    assert not home.exists()


def test_there_are_names_for_every_table():
    assert len(PEOPLE) == len(set(PEOPLE)) >= max(game(key).seats[-1] for key in GAMES) - 1


# ---- the menu -------------------------------------------------------------------------------------------------------


def test_without_a_game_a_menu_asks_for_language_game_and_seats(tripot, home):
    number = GAMES.index("trok") + 1
    told = tripot("play", typed=f"2\n99\n{number}\n3\nq\n")
    assert told.code == 0
    assert "Bienvenue" in told.out or "Welcome" in told.out
    _, document = saved(home)
    assert (document["language"], document["record"]["game"], document["record"]["seats"]) == ("fr", "trok", 3)


def test_enter_takes_what_the_menu_proposes(tripot, home):
    tripot("play --seed 5", typed="\n\n\nq\n")
    assert saved(home)[1]["language"] == "en"


def test_the_menu_offers_the_unfinished_game_first(tripot, home):
    tripot("play trok --seed 5", typed="1\nq\n")
    before = saved(home)
    told = tripot("play --lang en", typed="\nq\n")
    assert Speaker("en").say("ui-menu-resume") in told.out
    assert saved(home)[0] == before[0]


@pytest.mark.parametrize("typed", ["", "q\n", "1\nq\n", "1\n1\nq\n"])
def test_one_may_leave_the_menu(tripot, home, typed):
    assert tripot("play", typed=typed).code == 0
    assert not home.exists()


def test_a_full_disk_stops_the_game_instead_of_losing_a_decision(tripot, home, monkeypatch):
    home.mkdir()
    (home / "games").write_text("a file where the folder should be")
    told = tripot("play trok --seed 5", typed="1\n")
    assert told.code == 2
    assert "[unwritable-file]" in told.err


# ---- hints ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "language"), LANGUAGE_OF)
def test_a_hint_names_a_choice_its_reason_and_its_chance(tripot, home, key, language):
    word = Speaker(language).say("ui-play-word-hint")
    told = tripot(f"play {key} --seats {game(key).seats[0]} --seed 5 --lang {language}", typed=f"{word}\nq\n")
    assert told.code == 0
    assert "%" in told.out
    _, document = saved(home)
    assert not any(seat == 0 for seat, _ in document["record"]["decisions"])
