"""Rows within rows, places with names, and words for what is not: for any game that has them."""

import re
from dataclasses import dataclass, replace

import pytest
from rich.text import Text

from cli.test_table import NAMES, console, drawn
from tripot import Match, choose, game
from tripot.cli.drawing.chips import WrappedTexts
from tripot.cli.drawing.fields import Labels, all_fields
from tripot.cli.drawing.rows import is_nested, rows_table
from tripot.cli.drawing.table import TablePicture
from tripot.core.events import Card, Cards, Seat
from tripot.core.view import View
from tripot.text import LANGUAGES, Speaker


@dataclass(frozen=True)
class Wagon:
    load: Card
    derailed: bool


@dataclass(frozen=True)
class Train:
    track: int
    wagons: tuple[Wagon, ...]


@dataclass(frozen=True)
class Signal:
    colour: str
    height: int


@dataclass(frozen=True)
class Guild:
    banner: Card
    seat: Seat
    coins: int
    hidden: Cards


@dataclass(frozen=True)
class Station(View):
    asked: Card
    trains: tuple[Train, ...]
    signal: Signal
    guilds: tuple[Guild, ...]


def wagons(number, **changes):
    return tuple(Wagon("ration", derailed=False, **changes) for _ in range(number))


def station(**changes):
    values = {
        "game": "trok",
        "seat": 0,
        "phase": "offering",
        "waiting": (0,),
        "answered": (),
        "asked": "gloves",
        "trains": (Train(1, ()), Train(2, wagons(2))),
        "signal": Signal("red", 3),
        "guilds": (Guild("hammer", 0, 3, ()), Guild("lantern", 1, 0, ()), Guild("gloves", 0, 5, ("ration",))),
    }
    return Station(**values | changes)


def labels():
    speaker = Speaker("en", game("trok"), NAMES, 0)
    return Labels(speaker, game("trok"))


def printed(part, width=60):
    paper = console(width=width)
    paper.print(part)
    return [line.rstrip() for line in paper.export_text().splitlines()]


def trains(view):
    return next(field for field in all_fields(view) if field.name == "trains")


def test_rows_that_hold_rows_are_told_by_their_annotations():
    assert is_nested((Train(1, ()),))
    assert not is_nested((Wagon("ration", derailed=False),))
    assert not is_nested(())


def test_rows_within_rows_stand_in_a_table_with_titles():
    assert printed(rows_table(labels(), trains(station()), one_line=False, narrow=False)) == [
        "track  wagons",
        "1      –",
        "2      1 [ration] 2 [ration]",
    ]


def test_a_long_row_is_cut_where_there_is_little_room_unless_something_happens_in_it():
    quiet = station(trains=(Train(1, wagons(9)),))
    busy = station(trains=(Train(1, (*wagons(8), Wagon("hammer", derailed=True))),))
    assert len(printed(rows_table(labels(), trains(quiet), one_line=False, narrow=True))) > 2
    assert re.search(r"\+\d$", printed(rows_table(labels(), trains(quiet), one_line=True, narrow=True))[1])
    assert "9 [hammer]" in " ".join(printed(rows_table(labels(), trains(busy), one_line=True, narrow=True)))


def test_what_fits_on_one_line_is_not_cut():
    parts = [Text("aaaa"), Text("bbbb"), Text("cccc")]
    assert printed(WrappedTexts(parts, one_line=True), 14) == ["aaaa bbbb cccc"]
    assert printed(WrappedTexts(parts, one_line=True), 13) == ["aaaa bbbb +1"]


def test_a_part_of_the_view_without_a_text_is_told_by_its_values():
    assert re.search(r"signal +red 3", drawn(Match("trok", seats=2), station()))


def test_a_card_before_the_seat_names_the_place_and_only_the_asked_one_is_marked():
    text = drawn(Match("trok", seats=2), station(), no_color=True)
    assert "▶ [gloves] You (0)" in text
    assert "[lantern] Bob (1)" in text
    assert text.count("▶") == 1


# ---- Trôl -----------------------------------------------------------------------------------------------------------


def hunting(phase, seats=4):
    """A match in which somebody is asked at this phase."""
    for seed in range(100):
        match = Match("trol", seats=seats, seed=seed)
        while match.waiting:
            if match.view(None).phase == phase:
                return match
            seat = match.waiting[0]
            match.submit(seat, choose(match, seat, "random", seed=len(match.decisions)).action)
    raise AssertionError(phase)


@pytest.mark.parametrize(("language", "night", "day"), [("en", "☾ night", "☼ day"), ("fr", "☾ nuit", "☼ jour")])
def test_day_and_night_are_both_told(language, night, day):
    for start, word in (("night", night), ("day", day)):
        match = Match("trol", seats=3, seed=1, options={"start": start})
        assert word in drawn(match, match.view(0), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(100, 30), (80, 24)])
def test_every_prey_is_shown_with_its_danger_and_its_food(language, size):
    match = Match("trol", seats=5, seed=1)
    text = drawn(match, match.view(0), language, *size)
    for line in match.view(0).lines:
        food = "·".join(map(str, line.food))
        assert re.search(rf"{Speaker(language, match.game).card(line.prey)} +{line.least}–{line.most} +{food}", text)


def test_a_card_that_lies_face_down_shows_its_tribe_alone():
    match = Match("trol", seats=3, seed=1, options={"start": "night"})
    seat = match.waiting[0]
    match.submit(seat, match.legal(seat)[0])
    tribe = match.view(None).tribes[seat].tribe
    assert f"[{Speaker('en', match.game).card(tribe)[:2]} ?]" in drawn(match, match.view(seat), no_color=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["aiming", "tipping", "rerolling", "helping"])
def test_a_hunter_is_asked_with_the_total_the_range_and_the_tribe(phase, language):
    match = hunting(phase, seats=2)
    while match.view(None).victim:
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    view = match.view(match.waiting[0])
    speaker = Speaker(language, match.game, NAMES, match.waiting[0])
    question = speaker.prompt(view) if view.phase == phase else speaker.prompt(replace(view, phase=phase))
    assert all(str(number) in question for number in (view.total, view.at_least, view.at_most))
    assert speaker.card(view.asked) in question


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sneak_sees_the_whole_line_numbered(language):
    match = hunting("betraying")
    view = match.view(match.waiting[0])
    paper = console(80, 24, no_color=True)
    speaker = Speaker(language, match.game, NAMES, view.seat)
    paper.print(TablePicture(speaker, match.game, paper).draw(view, brief=True))
    text = paper.export_text()
    for card in view.lines[view.hunt.place].cards:
        assert re.search(rf"\[▶?{card.number} \w\w {speaker.card(card.card)}\]", text)
    assert "▶" in text
