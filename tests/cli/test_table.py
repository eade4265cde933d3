"""The picture of a table: for any game, from its view alone."""

import re
from dataclasses import dataclass
from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

from cli.samples import GAMES, LANGUAGE_OF, begun, finished
from tripot import Match, game
from tripot.cli.drawing.chips import Chips, WrappedTexts
from tripot.cli.drawing.fields import Labels, ShownField, fields_of
from tripot.cli.drawing.result import result_table
from tripot.cli.drawing.table import TablePicture, open_view
from tripot.cli.play.screen import FEWEST_LINES, FEWEST_ROWS, shares
from tripot.cli.shell.prose import Prose, hanging
from tripot.cli.shell.terminal import Terminal
from tripot.core.events import Card, Cards, Seat
from tripot.core.match import Outcome
from tripot.core.view import View
from tripot.core.wording import Phrase
from tripot.text import Speaker

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")


def console(width=100, height=30, **more):
    return Console(
        file=StringIO(),
        width=width,
        height=height,
        force_terminal=True,
        color_system="truecolor",
        record=True,
        **more,
    )


def drawn(match, view, language="en", width=100, height=30, **more):
    paper = console(width, height, **more)
    speaker = Speaker(language, match.game, NAMES[: match.seats], view.seat)
    paper.print(TablePicture(speaker, match.game, paper).draw(view))
    return paper.export_text()


@pytest.mark.parametrize(("key", "language"), LANGUAGE_OF)
@pytest.mark.parametrize("size", [(100, 30), (80, 24), (40, 12)])
def test_any_view_of_any_game_can_be_drawn_at_any_size(key, language, size):
    match = begun(key, 5)
    for view in [*(match.view(seat) for seat in range(match.seats)), match.view(None), open_view(match)]:
        text = drawn(match, view, language, *size)
        assert game(key).title in text
        assert max(len(line) for line in text.split("\n")) <= size[0]


@pytest.mark.parametrize("key", GAMES)
def test_everybody_is_named_and_who_is_asked_is_marked(key):
    match = begun(key, 0)
    seat = match.waiting[0]
    text = drawn(match, match.view(seat))
    assert re.search(rf"▶ .*You \({seat}\)", text)
    assert all(f"{NAMES[other]} ({other})" in text for other in range(match.seats) if other != seat)


@pytest.mark.parametrize("key", GAMES)
def test_a_finished_table_can_be_drawn(key):
    match = finished(key)
    assert "▶" not in drawn(match, match.view(0))


def test_the_others_sit_in_the_order_of_play():
    match = begun("trok", 0)
    views = [drawn(match, match.view(seat)) for seat in range(match.seats)]
    assert views[0] != views[1]
    assert views[1].index("Ann (0)") < views[1].index("You (1)")


def test_an_open_view_shows_every_hand():
    match = begun("trok", 0)
    opened = open_view(match)
    assert [player.known for player in opened.players] == [
        match.view(seat).players[seat].known for seat in range(match.seats)
    ]


# ---- fields ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Bench:
    seat: Seat
    grains_of_sand: int
    hidden: Cards


@dataclass(frozen=True)
class Strange(View):
    """A view of a game that nobody has texts for."""

    moon_phase: int
    lantern_bearer: Seat | None
    trinket: Card
    fog: bool
    nothing: Cards
    benches: tuple[Bench, ...]


def strange(**changes):
    values = {
        "game": "trok",
        "seat": 0,
        "phase": "offering",
        "waiting": (0,),
        "answered": (1,),
        "moon_phase": 7,
        "lantern_bearer": 1,
        "trinket": "hammer",
        "fog": True,
        "nothing": (),
        "benches": (Bench(0, 3, ("ration", "ration")), Bench(1, 0, ())),
    }
    return Strange(**values | changes)


def test_unknown_fields_are_shown_by_their_own_names():
    text = drawn(begun("trok"), strange())
    assert "moon phase 7" in text
    assert "lantern bearer Bob" in text
    assert "fog" in text
    assert "trinket  hammer" in text
    assert "grains of sand 3" in text
    assert "hidden  ration ×2" in text


def test_what_is_none_empty_or_false_is_not_shown():
    text = drawn(begun("trok"), strange(lantern_bearer=None, fog=False, moon_phase=0))
    assert not any(word in text for word in ("lantern", "fog", "nothing", "moon"))


def test_the_viewers_own_things_have_labels_of_their_own():
    speaker = Speaker("en", game("trok"))
    labels = Labels(speaker, game("trok"), coloured=True)
    assert labels.label("known") == "holds"
    assert labels.label("known", own=True) == "your hand"
    assert labels.label("hand_size", own=True) == ""


def test_fields_keep_the_order_of_the_view():
    names = [field.name for field in fields_of(strange())]
    assert names.index("moon_phase") < names.index("trinket") < names.index("benches")


def faction_table():
    return Match("trieste", seats=3, seed=1, options={"factions": "thief-watch-merchant"})


def test_a_place_is_called_by_the_word_that_comes_before_its_seat():
    match = faction_table()
    text = drawn(match, match.view(0))
    assert "Thief · You (0)" in text
    assert "City Watch · Bob (1)" in text
    assert "Merchant · Cid (2)" in text


@pytest.mark.parametrize("size", [(100, 30), (80, 24)])
def test_a_text_of_the_game_writes_a_value_or_hides_it(size):
    match = faction_table()
    text = drawn(match, match.view(2), "en", *size)
    assert "Watch: captures 0/7" in text
    assert "Thief: infamy 0/9" in text
    assert "worth 2 of 11" in text  # of the row, and of the view
    assert "cost" not in text
    document = match.position()
    document["sides"][1]["cost_change"] = 2
    changed = Match.from_position(document)
    assert "cost +2" in drawn(changed, changed.view(2), "en", *size)


def test_what_can_be_chosen_between_is_told_in_words():
    speaker = Speaker("en", game("trieste"))
    labels = Labels(speaker, game("trieste"), coloured=True)
    options = tuple((Phrase("step-draw", {"who": "me", "deck": "treasure", "amount": n}),) for n in (1, 2))
    told = labels.value(ShownField("options", "choices", options)).plain
    assert re.fullmatch(r".*1.*Draw 1 treasure.*2.*Draw 2 treasures.*", told)


# ---- cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
def test_every_card_has_a_name_and_a_colour(key):
    speaker = Speaker("en", game(key))
    chips = Chips(speaker, game(key), coloured=True)
    assert chips.keys
    for card in chips.keys:
        assert speaker.card(card) in chips.chip(card).plain
        assert chips.colour(card).startswith("#")


def test_without_colours_cards_stand_in_brackets():
    chips = Chips(Speaker("en", game("trok")), game("trok"), coloured=False)
    assert [chip.plain for chip in chips.row(("ration", "ration", "hammer"))] == ["[ration ×2]", "[hammer]"]


def test_no_color_is_respected():
    assert "[" in drawn(begun("trok"), begun("trok").view(0), no_color=True)


def test_a_flow_breaks_between_cards_and_never_within():
    paper = console(width=12)
    paper.print(WrappedTexts([Text("one two"), Text("three"), Text("four five")]))
    assert [line.rstrip() for line in paper.export_text().splitlines()] == ["one two", "three", "four five"]


# ---- sentences ------------------------------------------------------------------------------------------------------


def lines(part, width):
    paper = console(width=width)
    paper.print(part)
    return [line.rstrip(" ") for line in paper.export_text().splitlines()]


def test_a_sentence_is_not_broken_at_a_no_break_space():
    assert lines(Prose("une question\u00a0?"), 13) == ["une", "question\u00a0?"]


def test_a_word_that_is_too_long_is_cut():
    assert lines(Prose("abcdefgh ij"), 5) == ["abcde", "fgh", "ij"]


def test_further_lines_of_a_sentence_hang_under_the_first():
    assert lines(hanging(Text("• "), "one two three"), 9) == ["• one two", "  three"]


@pytest.mark.parametrize("room", range(4, 40, 5))
@pytest.mark.parametrize("news", [1, 5, 30])
@pytest.mark.parametrize("rows", [1, 8, 100])
def test_log_and_answers_share_the_room_that_there_is(room, news, rows):
    own, shown = shares(room, news, rows)
    assert shown >= min(rows, FEWEST_ROWS)
    assert own >= min(news, FEWEST_LINES)
    if room >= 8:
        assert own + shown <= room


def test_a_score_below_zero_has_a_minus_sign_in_the_result():
    table = result_table(Terminal("en"), Speaker("en", game("tschak"), NAMES), Outcome((0,), (7, -5), (1, 2), "points"))
    assert [str(cell) for cell in table.columns[2].cells] == ["7", "−5"]
