"""The end of a game laid open."""

import pytest

from server.test_reviews import TABLES, contents_of
from tripot.server.house.finished.reckoning import reckoning
from tripot.server.house.finished.reviews import match_after
from tripot.text import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_everybody_sees_what_everybody_held_and_what_brought_it(key, seats, language):
    contents = contents_of(key, seats)
    match = match_after(contents, len(contents.decisions))
    told = reckoning(contents, language)
    assert [seat.view for seat in told.seats] == [match.view(seat).to_json() for seat in range(seats)]
    gains = [gain for seat in told.seats for gain in seat.gains]
    assert bool(gains) == (key != "snatch")
    assert all(gain.key and gain.what and source.name for gain in gains for source in gain.sources)


@pytest.mark.parametrize("options", [{}, {"heroes": True}])
def test_the_fortune_of_trieste_is_what_was_dealt_and_all_that_came_and_went(options):
    contents = contents_of("trieste", 3, options=options)
    for seat, told in enumerate(reckoning(contents, "en").seats):
        (wealth,) = (side["wealth"] for side in told.view["sides"] if side["seat"] == seat)
        (fortune,) = (gain for gain in told.gains if gain.key == "fortune")
        assert sum(source.amount for source in fortune.sources) == wealth
        assert "starting hand" in {source.name for source in fortune.sources}


def test_the_fortune_of_troek_is_the_sum_of_its_sources():
    contents = contents_of("trok", 3)
    match = match_after(contents, len(contents.decisions))
    for seat, told in enumerate(reckoning(contents, "en").seats):
        (fortune,) = told.gains
        assert sum(source.amount for source in fortune.sources) == match.outcome.scores[seat]
        amounts = [abs(source.amount) for source in fortune.sources]
        assert amounts == sorted(amounts, reverse=True)
