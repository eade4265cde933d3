"""Who hears what."""

from dataclasses import dataclass

import pytest

from tripot.core.events import EVERYBODY, Event, Journal, all_but, hears, only
from tripot.core.view import plain, seats_of


@dataclass(frozen=True, slots=True)
class Said(Event):
    seat: int
    text: str


@pytest.mark.parametrize(
    ("audience", "listeners"),
    [
        (EVERYBODY, [0, 1, 2, None]),
        (only(1), [1]),
        (only(0, 2), [0, 2]),
        (only(1, 1), [1]),
        (all_but(1), [0, 2, None]),
        (all_but(0, 1, 2), [None]),
        (only(), []),
    ],
)
def test_an_audience_is_made_of_seats_and_spectators(audience, listeners):
    assert [listener for listener in (0, 1, 2, None) if hears(audience, listener)] == listeners


def test_a_journal_keeps_the_order_and_tells_each_what_they_may_hear():
    journal = Journal()
    journal.tell(Said(0, "all"))
    journal.tell(Said(0, "secret"), only(1))
    journal.tell(Said(0, "others"), all_but(1))
    assert [event.text for event in journal.heard_by(1)] == ["all", "secret"]
    assert [event.text for event in journal.heard_by(None)] == ["all", "others"]
    assert [event.text for event in journal.heard_by(1, start=1)] == ["secret"]


def test_an_event_is_a_json_document_with_its_name():
    assert Said(2, "x").to_json() == {"event": "Said", "seat": 2, "text": "x"}


def test_a_mask_of_seats_is_a_tuple():
    assert seats_of(0) == ()
    assert seats_of(0b10110) == (1, 2, 4)


def test_plain_values_have_lists_for_tuples():
    assert plain({"a": (1, (2, "x")), "b": {"c": ()}, "d": None}) == {"a": [1, [2, "x"]], "b": {"c": []}, "d": None}
