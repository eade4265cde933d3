"""Data files: other cards than the shipped ones, for games that have such a file."""

import json
import re
from pathlib import Path

import pytest

from cli.samples import GAMES, written
from tripot import Match, choose, game
from tripot.cli.drawing.card_list import shipped_data
from tripot.cli.shell.errors import NotData, NotJson, NotToml, UnreadableFile
from tripot.cli.shell.files import read_data
from tripot.core.bounds import LARGEST_DATA_FILE, MOST_DOTS
from tripot.core.errors import BadData, NoDataFile
from tripot.text import LANGUAGES, Speaker

ENDLESS = "1\n" * 5000
every_language = pytest.mark.parametrize("language", LANGUAGES)
PLAYERS = [key for key in GAMES if shipped_data(game(key))]
OTHERS = [key for key in GAMES if not shipped_data(game(key))]
every_player = pytest.mark.parametrize("key", PLAYERS)
NAMED = [key for key in PLAYERS if game(key).names("en")]  # their files name the cards
every_named = pytest.mark.parametrize("key", NAMED)


FIGURES = {"trok": ("copies", -1), "tschak": ("value", 7)}  # of the first card, and by how much it may change


def changed(key):
    """The shipped data with other names for its cards, or with another figure on one."""
    document = shipped_data(game(key))
    cards = next(value for value in document.values() if isinstance(value, list))
    if key not in NAMED:
        figure, more = FIGURES[key]
        cards[0][figure] += more
        return document
    for card in cards:
        card |= dict.fromkeys(LANGUAGES, "Wolpertinger")
    return document


@pytest.fixture
def data(tmp_path):
    return lambda key: written(tmp_path / "data.json", changed(key))


def record(key, document, decisions=None):
    match = Match(key, seats=game(key).seats[0], seed=3, data=document)
    while match.waiting and decisions != len(match.decisions):
        seat = match.waiting[0]
        match.submit(seat, choose(match, seat, "random", seed=len(match.decisions)).action)
    return match.record()


# ---- reading --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "content"), [("a.toml", "x = 1"), ("a.JSON", '{"x": 1}'), ("a.txt", "x = 1"), ("a", '{"x": 1}')]
)
def test_a_data_file_is_read_in_the_format_of_its_name_or_in_either(tmp_path, name, content):
    (tmp_path / name).write_text(content)
    assert read_data(str(tmp_path / name)) == {"x": 1}


@pytest.mark.parametrize(
    ("name", "content", "error", "line"),
    [
        ("a.toml", b"x = 1\ny = \n", NotToml, 2),
        ("a.toml", b'x = 1\ny = "', NotToml, 2),
        ("a.toml", b'{"x": 1}', NotToml, 1),
        ("a.toml", b"\xff", NotToml, 1),
        ("a.json", b"{\n", NotJson, 2),
        ("a.json", b"x = 1", NotJson, 1),
        ("a.data", b"neither of them", NotData, None),
        ("a.data", b"\xff", NotData, None),
    ],
)
def test_a_data_file_that_cannot_be_read_says_where(tmp_path, name, content, error, line):
    (tmp_path / name).write_bytes(content)
    with pytest.raises(error) as caught:
        read_data(str(tmp_path / name))
    assert caught.value.details.get("line") == line


@pytest.mark.parametrize("name", ["missing.toml", "missing.json", "missing", "."])
def test_a_data_file_that_is_not_there_is_unreadable(tmp_path, name):
    with pytest.raises(UnreadableFile):
        read_data(str(tmp_path / name))


@pytest.mark.parametrize(
    ("name", "content", "error"),
    [
        ("a.toml", "x = " + "9" * 5000, NotToml),  # more digits than Python turns into a number
        ("a.json", '{"x": ' + "9" * 5000 + "}", NotJson),
        ("a.toml", "x = " + "[" * 5000, NotToml),
        ("a.json", "[" * 100_000, NotJson),
    ],
)
def test_a_data_file_that_a_parser_gives_up_on_is_a_coded_error(tmp_path, name, content, error):
    (tmp_path / name).write_text(content)
    with pytest.raises(error):
        read_data(str(tmp_path / name))


def test_a_data_file_has_a_bounded_size(tmp_path):
    file = tmp_path / "a.json"
    file.write_text("{}".ljust(LARGEST_DATA_FILE))
    assert read_data(str(file)) == {}
    file.write_text("{}".ljust(LARGEST_DATA_FILE + 1))
    with pytest.raises(BadData) as refused:
        read_data(str(file))
    assert refused.value.details == {"path": str(file), "found": LARGEST_DATA_FILE + 1, "wanted": "data-size"}


def test_a_dotted_key_cannot_fill_the_memory(tmp_path):
    """The parser would want gigabytes for a key of 100,000 parts."""
    file = tmp_path / "a.toml"
    file.write_text("x = 1\n" + "a." * MOST_DOTS + "a = 1\n")
    assert read_data(str(file))["x"] == 1
    file.write_text("x = 1\n" + "a." * 100_000 + "a = 1\n")
    with pytest.raises(BadData) as refused:
        read_data(str(file))
    assert refused.value.details == {"path": f"{file}:2", "found": 100_000, "wanted": "fewer-dots"}


def test_json_without_a_suffix_may_have_many_dots_in_a_line(tmp_path):
    file = tmp_path / "data"
    file.write_text(json.dumps({"x": "." * 200}))
    assert read_data(str(file)) == {"x": "." * 200}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "at card[0].effect: found 31; expected: at most 30 steps on a card"),
        ("fr", "à card[0].effect : trouvé 31 ; attendu : au plus 30 étapes par carte"),
    ],
)
def test_a_card_with_too_many_steps_is_refused_with_its_place_and_the_bound(tripot, tmp_path, language, said):
    document = shipped_data(game("trieste"))
    document["card"][0]["effect"] = [{"step": "draw", "deck": "own"}] * 31
    told = tripot(f"cards trieste --lang {language} --data", written(tmp_path / "data.json", document))
    assert told.code == 2
    assert said in " ".join(told.err.split())


def test_no_data_file_is_no_data():
    assert read_data(None) is None


# ---- commands -------------------------------------------------------------------------------------------------------

OPENING = ["play {}", "simulate {} --games 1 --workers 1", "position {}", "cards {}"]


@every_language
@pytest.mark.parametrize("line", OPENING)
@pytest.mark.parametrize("key", OTHERS)
def test_a_game_without_a_data_file_wants_none(tripot, home, tmp_path, key, line, language):
    told = tripot(f"{line.format(key)} --lang {language} --data", written(tmp_path / "data.json", {}))
    assert told.code == 2
    assert Speaker(language).say("ui-error", code=NoDataFile.code) in told.err
    assert not home.exists()


@every_language
@pytest.mark.parametrize("line", OPENING)
@pytest.mark.parametrize(
    ("content", "code"), [("x = ", "not-toml"), ("x = 1", "bad-data"), ("game = 2026-01-01", "bad-data")]
)
@every_player
def test_a_wrong_data_file_is_a_coded_error(tripot, home, tmp_path, key, line, content, code, language):
    file = tmp_path / "data.toml"
    file.write_text(content)
    told = tripot(f"{line.format(key)} --lang {language} --data", file)
    assert told.code == 2
    assert Speaker(language).say("ui-error", code=code) in told.err
    if not line.startswith("play"):
        assert json.loads(tripot(f"{line.format(key)} --json --data", file).out)["error"] == code
    assert not home.exists()


@every_player
def test_a_position_is_made_and_checked_with_its_data_file(tripot, tmp_path, data, key):
    told = tripot(f"position {key} --seed 4 --data", data(key))
    match = Match(key, seats=json.loads(told.out)["seats"], seed=4, data=changed(key))
    assert json.loads(told.out) == match.position()
    file = written(tmp_path / "position.json", match.position())
    assert tripot(f"position {key} --check {file} --data", data(key)).out == told.out


@pytest.mark.parametrize("line", ["verify {file}", "replay {file} --no-step", "position {key} --record {file}"])
@every_player
def test_a_record_wants_the_data_file_that_it_was_played_with(tripot, tmp_path, data, key, line):
    file = written(tmp_path / "record.json", record(key, changed(key)))
    told = tripot(line.format(file=file, key=key))
    assert (told.code, "[other-data]" in told.err) == (2, True)
    assert tripot(line.format(file=file, key=key) + " --data", data(key)).code == 0


@every_named
def test_a_replay_speaks_of_the_cards_of_its_data_file(tripot, tmp_path, data, key):
    file = written(tmp_path / "record.json", record(key, changed(key)))
    shipped = written(tmp_path / "shipped.json", record(key, None))
    assert "Wolpertinger" in tripot(f"replay {file} --no-step --data", data(key)).out
    assert "Wolpertinger" not in tripot("replay --no-step", shipped).out


@every_player
def test_a_simulation_says_which_data_file_it_used(tripot, data, key):
    line = f"simulate {key} --games 3 --workers 2 --json"
    assert json.loads(tripot(f"{line} --data", data(key)).out)["data"] == game(key).with_data(changed(key)).data_hash
    assert json.loads(tripot(line).out)["data"] is None


# ---- a game that is played ------------------------------------------------------------------------------------------


def saved(home):
    (file,) = (home / "games").iterdir()
    return file, json.loads(file.read_text("utf-8"))


@every_player
def test_an_unfinished_game_keeps_its_data_and_resumes_without_the_file(tripot, home, data, key):
    file = data(key)
    tripot(f"play {key} --seed 5 --data", file, typed="1\nq\n")
    file.unlink()
    kept, document = saved(home)
    assert document["data"] == changed(key)
    resumed = tripot("play --resume", typed="1\nc wolpertinger\nq\n")
    assert resumed.code == 0
    assert ("Wolpertinger" in resumed.out) == (key in NAMED)
    assert tripot("verify", kept).code == 0
    assert tripot("replay --no-step", kept).code == 0


@every_player
def test_an_unfinished_game_with_the_shipped_cards_keeps_no_data(tripot, home, key):
    tripot(f"play {key} --seed 5", typed="q\n")
    assert "data" not in saved(home)[1]


@every_language
@every_player
def test_a_finished_game_says_that_its_record_wants_the_data_file(tripot, home, data, key, language):
    hint = Speaker(language).say("ui-play-record-data")
    line = f"play {key} --seats {game(key).seats[0]} --bots random --seed 5 --lang {language} --data"
    told = tripot(line, data(key), typed=ENDLESS)
    assert hint in " ".join(told.out.split("\n"))
    file, document = saved(home)
    assert document["data"] == game(key).with_data(changed(key)).data_hash
    assert tripot(f"verify {file} --data", data(key)).code == 0
    again = tripot("play --resume", file)
    assert "[already-over]" in again.err


@every_player
def test_resuming_takes_no_other_data_file(tripot, data, key):
    tripot(f"play {key} --seed 5", typed="q\n")
    assert "[conflict]" in tripot("play --resume --data", data(key)).err


@every_player
def test_a_damaged_data_file_of_a_saved_game_is_refused(tripot, home, data, key):
    tripot(f"play {key} --seed 5 --data", data(key), typed="q\n")
    file, document = saved(home)
    written(file, document | {"data": {}})
    assert "[bad-data]" in tripot("play --resume", file).err
    assert Path(file).exists()


# ---- the way of somebody who owns the box ---------------------------------------------------------------------------

MISTAKES = {  # a wrong line for one of the template, and what the error says about it
    "trieste": ("cost = 1\n", "cost = 12\n", "card[0].cost", (0, 9)),
    "trok": ("value = 1", "value = 0", "equipment[0].value", (1, 9)),
    "trol": ("trophies = 1", "trophies = 99", "prey[0].trophies", (0, 50)),
    "tschak": ('weapon = "staff"', 'weapon = "axe"', "sorcerer[1].weapon", ("staff",)),
}
ALLOWED = {"en": {1: "{}", 2: "{} to {}"}, "fr": {1: "{}", 2: "de {} à {}"}}  # one of a list, or from a least to a most
OWN = {  # a line of the template, and what another box may have printed there
    "trieste": ("cost = 1\n", "cost = 2\n"),
    "trok": ("goal = 50", "goal = 40"),
    "trol": ("trophies = 1", "trophies = 2"),
    "tschak": ("skulls = 4", "skulls = 5"),
}


@every_language
@every_player
def test_an_owner_writes_cards_down_is_told_of_a_mistake_plays_replays_verifies_and_prints(
    tripot, home, tmp_path, key, language
):
    file, sheet = tmp_path / "mine.toml", tmp_path / "sheet.html"
    lang = f"--lang {language}"
    written_down = tripot(f"data {key} {lang} --write", file)
    assert str(file) in written_down.out.replace("\n", "")
    assert file.read_text("utf-8") == tripot(f"data {key} {lang}").out
    assert "[file-exists]" in tripot(f"data {key} {lang} --write", file).err

    right, wrong, path, allowed = MISTAKES[key]
    template = file.read_text("utf-8")
    file.write_text(template.replace(right, wrong, 1), "utf-8")
    refused = tripot(f"cards {key} {lang} --data", file)
    assert refused.code == 2
    assert path in refused.err
    assert ALLOWED[language][len(allowed)].format(*allowed) in " ".join(refused.err.split())

    assert OWN[key][0] in template
    file.write_text(template.replace(*OWN[key], 1), "utf-8")
    assert tripot(f"cards {key} {lang} --data", file).code == 0
    seats = game(key).seats[0]
    tripot(f"play {key} --seats {seats} --bots random --seed 5 {lang} --data", file, typed=ENDLESS)
    kept, _ = saved(home)
    assert tripot(f"replay {kept} --no-step {lang} --data", file).code == 0
    assert tripot(f"verify {kept} {lang} --data", file).code == 0
    assert "[other-data]" in tripot(f"verify {kept} {lang}").err  # these are not the shipped values
    assert tripot(f"cards {key} {lang} --html {sheet} --data", file).code == 0
    assert game(key).with_data(read_data(str(file))).data_hash in sheet.read_text("utf-8")


@every_player
def test_a_template_explains_itself_in_both_languages(tripot, key):
    """Each comment stands there twice, in English and then in French."""
    comments = re.findall(r"^(?:#.*\n)+", tripot(f"data {key}").out, re.MULTILINE)
    assert [comment.count("\n#\n") for comment in comments] == [1] * len(comments)
    assert "Copy this file" in comments[0]
    assert "Copiez ce fichier" in comments[0]


@pytest.mark.parametrize("key", OTHERS)
def test_a_game_without_a_data_file_has_no_template(tripot, tmp_path, key):
    assert "[no-data-file]" in tripot(f"data {key} --write", tmp_path / "mine.toml").err
    assert not (tmp_path / "mine.toml").exists()


@every_player
def test_programs_get_the_data_file_as_json(tripot, tmp_path, key):
    assert json.loads(tripot(f"data {key} --json").out) == shipped_data(game(key))
    file = tmp_path / "mine.toml"
    assert json.loads(tripot(f"data {key} --json --write", file).out) == {"file": str(file)}


FORMER = [(key, rules) for key in PLAYERS for rules in game(key).former_rules]


@pytest.mark.parametrize(("key", "rules"), FORMER)
def test_the_cards_of_former_rules_are_written_down_and_read_again(tripot, tmp_path, key, rules):
    file = tmp_path / "former.toml"
    assert tripot(f"data {key} --rules {rules} --write", file).code == 0
    former = read_data(str(file))
    assert former == json.loads(tripot(f"data {key} --rules {rules} --json").out) != shipped_data(game(key))
    assert game(key).with_data(former).cards() == game(key).under(rules).cards()


def test_the_cards_of_unknown_rules_are_refused(tripot):
    told = tripot("data trieste --rules 99")
    assert "[other-rules]" in told.err
    assert "1, 2, 3" in told.err
