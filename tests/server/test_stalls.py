"""All that takes long, asked for at once by strangers, does not keep everybody else waiting."""

from load.stalls import StockedDatabase, strained

SECONDS = 4.0
FLOOR = 0.5  # seconds; `make stalls` tells the true figure, which a busy machine spoils
RATIO = 5  # times the gap of an idle event loop on the same machine at the same time


def test_the_event_loop_never_stands_still_for_long(tmp_path):
    gap, control, strain = strained(StockedDatabase(tmp_path, exported=4, long=3), tmp_path, SECONDS)
    assert not strain.failed
    assert all(strain.done.values())
    assert gap < max(FLOOR, RATIO * control)
