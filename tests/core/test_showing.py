"""Views are filled from what is declared: each field by its name, and nothing that a viewer may not know."""

from dataclasses import dataclass

import pytest

from tripot.core.decks import Deck
from tripot.core.fields import ANSWER, NOBODY, OWN, Count, Fields, Flag, Rest, Seats, Somebody, Word, Zone
from tripot.core.showing import own_answer, show, show_part
from tripot.core.state import State

FRUIT = Deck(("apple", "pear"), 0x13)
FIELDS = Fields(
    season=Word(("spring", "autumn")),
    is_ripe=Flag(),
    owner=Somebody(),
    eaters=Seats(),
    basket=Zone(FRUIT, OWN),
    money=Count(0, 9, OWN),
    seeds=Zone(FRUIT, NOBODY),
    tree=Rest(FRUIT),
    choice=Zone(FRUIT, ANSWER),
)


class Orchard(State):
    def __init__(self) -> None:
        self.seats, self.answered = 2, 2
        self.season, self.is_ripe, self.owner, self.eaters = 1, 1, -1, 3
        self.basket, self.money, self.seeds, self.tree, self.choice = 0x11, 4, 0x01, 0x02, 0x10

    def weather(self) -> str:
        return "rain"


@dataclass(frozen=True)
class OrchardView:
    name: str
    season: str
    is_ripe: bool
    owner: int | None
    eaters: tuple[int, ...]
    basket_size: int
    basket: tuple[str, ...]
    money: int | None
    seeds: tuple[str, ...]
    tree_size: int
    answered: tuple[int, ...]
    weather: str


OPEN = ("here", "autumn", True, None, (0, 1), 2)
PUBLIC = ((), 2, (1,), "rain")


def shown(is_seen: bool) -> OrchardView:
    return show(OrchardView, Orchard(), FIELDS, is_seen, name="here")


def test_the_owner_sees_secrets_but_not_what_nobody_sees():
    assert shown(is_seen=True) == OrchardView(*OPEN, ("apple", "pear"), 4, *PUBLIC)


def test_others_see_of_secrets_how_many_cards_there_are():
    assert shown(is_seen=False) == OrchardView(*OPEN, (), None, *PUBLIC)


def test_what_has_been_looked_up_for_one_type_is_not_taken_for_another():
    @dataclass(frozen=True)
    class Sign:
        season: str

    assert shown(is_seen=True).season == show(Sign, Orchard(), FIELDS).season == "autumn"


def test_a_field_that_is_neither_given_nor_declared_fails():
    with pytest.raises(TypeError):
        show(OrchardView, Orchard(), FIELDS, True, name="here", wind="west")


@dataclass(frozen=True)
class GardenView:
    number: int
    basket_size: int
    basket: tuple[str, ...]
    money: int | None
    seeds: tuple[str, ...]


def test_a_part_is_kept_until_something_of_it_changes():
    garden = Orchard()

    def part(is_seen=True, number=1):
        return show_part(GardenView, garden, FIELDS, is_seen, number=number)

    first = part()
    assert first == show(GardenView, garden, Fields(**FIELDS.fields), True, number=1)
    garden.season, garden.seeds = 0, 0x10  # which it does not show
    assert part() is first
    assert part(is_seen=False) == GardenView(1, 2, (), None, ())
    assert part(number=2) == GardenView(2, 2, ("apple", "pear"), 4, ())
    garden.basket, garden.money = 0x01, 9
    assert part() == GardenView(1, 1, ("apple",), 9, ())


def test_an_answer_is_shown_to_whom_it_belongs_while_it_lies_face_down():
    orchard = Orchard()
    assert [own_answer(orchard, seat, orchard, FIELDS) for seat in (None, 0, 1)] == [None, None, ("pear",)]
