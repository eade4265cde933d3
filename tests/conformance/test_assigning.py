"""`assign` copies every attribute of a state and of what it is made of: none is forgotten when one is added."""

import pytest

from conformance.walks import TABLES
from tripot.core.registry import game
from tripot.core.state import State

BY_SEATS = {"seats", "tribes"}  # equal for all states between which anything is assigned


def numbers_of(thing: object) -> dict[str, int]:
    """Its attributes that are numbers, or true or false."""
    found = {name: getattr(thing, name) for name in dir(thing) if not name.startswith("_")}
    return {name: value for name, value in found.items() if isinstance(value, int) and name not in BY_SEATS}


def parts_of(thing: object) -> list[object]:
    """A state, and whatever lies in its lists: players, lines, sides."""
    lists = [getattr(thing, name) for name in dir(thing) if isinstance(getattr(thing, name), list)]
    return [thing, *(part for found in lists for part in found if not isinstance(part, int))]


def blank(key: str, seats: int) -> State:
    found = game(key)
    return found.blank(seats, found.check_options({}, seats))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_number_of_a_state_is_assigned(key, seats):
    changed, assigned = blank(key, seats), blank(key, seats)
    for part in parts_of(changed):
        for name, value in numbers_of(part).items():
            setattr(part, name, not value if isinstance(value, bool) else value + 1)
    expected = [numbers_of(part) for part in parts_of(changed)]
    assert expected != [numbers_of(part) for part in parts_of(assigned)]
    assigned.assign(changed)
    assert [numbers_of(part) for part in parts_of(assigned)] == expected
    assert [numbers_of(part) for part in parts_of(changed.copy())] == expected
