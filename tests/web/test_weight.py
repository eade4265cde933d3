"""The page stays light, and a table stands still once it is painted."""

import pytest

from web.frames import rate_of
from web.measure import BEGIN, END, scripts_of, shift_of, with_figures
from web.tour import GAMES
from web.visitor import PHONE

MOST = 95_000  # bytes of compressed JavaScript


@pytest.mark.parametrize("game", GAMES)
def test_a_playable_table_is_small(visit, game):
    assert 10_000 < scripts_of(visit("en"), game) < MOST


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_after_the_first_paint_of_a_table(visit, game):
    assert shift_of(visit("fr", size=PHONE), game) < 0.01


def test_frames_of_which_only_cards_were_shown_moving_count_and_dropped_ones_do_not():
    def frame(number, name="DrawFrame", **args):
        return {"name": name, "args": {"frameSeqId": number} | args}

    shown = [frame(1), frame(2, "DroppedFrame", hasPartialUpdate=True), frame(3)]
    assert rate_of(shown) == 60
    assert rate_of([*shown, frame(4, "DroppedFrame")]) == 45


def test_figures_take_the_place_of_older_ones():
    text = f"before\n{BEGIN}old\n{END}after\n"
    assert with_figures(text, "new\n") == f"before\n{BEGIN}new\n{END}after\n"
