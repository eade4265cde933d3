"""Observations of Trôl show what the view shows, from the observer's own tribe on."""

import pytest

from conformance.walks import begin, walk
from observed import around, named, observed, parts
from rulebook import play
from tripot.games.trol.cards import CARDS
from tripot.games.trol.observing import HUNTING, NEAREST, TrolObserver
from tripot.games.trol.phases import PHASES

from .table import EASY, SEATS, TRIBES, hunt, table

any_seats = pytest.mark.parametrize("seats", SEATS)


def tribes_around(seat: int, seats: int) -> list[str]:
    """The observer's tribe first, open tribes last."""
    hand = around(seat, seats)
    return [TRIBES[tribe] for tribe in (hand + [tribe + 2 for tribe in hand] if seats == 2 else hand)]


def cards_of(cells: list[int], number: int, names: list[str]) -> list[tuple[str, str]]:
    """Cards of a line as (tribe, card); the card is empty where it is not known."""
    cards = [(named(card[12:], names), named(card[:12], CARDS)) for card in parts(cells, number)]
    return [(tribe[0], "".join(kind)) for tribe, kind in cards if tribe]


@any_seats
def test_an_observation_tells_what_the_view_tells(seats):
    game, state, rng = begin("trol", seats, 5, night_memory="shown")
    observer = TrolObserver(seats)
    for step in walk(state, rng):
        seat = int(rng.below(seats))
        view, blocks = game.view(step, seat), observed(observer, step, seat)
        names = tribes_around(seat, seats)
        assert named(blocks["phase"], PHASES) == (view.phase,)
        assert (blocks["night"], blocks["last_hunts"]) == ([view.night], [view.last_hunts])
        assert sum(blocks["prey_pile"][:2]) == view.pile_size
        assert blocks["prey_pile"][2] == view.discarded_size
        assert named(blocks["active"], names) == (view.active,)
        assert "".join(named(blocks["asked"], names)) == view.asked
        check_tribes(view, blocks, names)
        check_lines(view, blocks, names)
        check_hunt(view, blocks, names)


def check_tribes(view, blocks, names):
    tribes = [next(tribe for tribe in view.tribes if tribe.tribe == name) for name in names]
    assert named(blocks["hand"], CARDS) == tribes[0].hand
    for number in ("hand_size", "deck_size", "food", "masks"):
        assert blocks[number] == [getattr(tribe, number) for tribe in tribes]
    assert blocks["trophies"] == [tribe.trophy_symbols for tribe in tribes]
    for zone in ("survivors", "lost"):
        cards = [named(cells, CARDS) for cells in parts(blocks[zone], len(tribes))]
        assert cards == [getattr(tribe, zone) for tribe in tribes]
    if "upon" in blocks:
        upon = [["".join(named(cells, CARDS)) for cells in parts(piles, 4)] for piles in parts(blocks["upon"], 2)]
        assert upon == [[pile.card for pile in tribe.piles] for tribe in tribes[2:]]
        assert parts(blocks["below"], 2) == [[pile.below for pile in tribe.piles] for tribe in tribes[2:]]


def check_lines(view, blocks, names):
    number = len(names)
    for line, prey, sizes, cells in zip(
        view.lines,
        parts(blocks["prey"], number),
        parts(blocks["line_size"], number),
        parts(blocks["line"], number),
        strict=True,
    ):
        assert prey == ([line.least, line.most, *line.food, line.trophies] if line.prey else [0] * 6)
        assert sizes == [sum(card.tribe == name for card in line.cards) for name in names]
        shown = [(card.tribe, card.card) for card in line.cards[:NEAREST]]
        for (tribe, card), (seen_tribe, seen) in zip(cards_of(cells, NEAREST, names), shown, strict=True):
            assert tribe == seen_tribe
            assert card == seen or (seen == "" and TRIBES.index(tribe) >= len(names) - 2 == 2)  # an open tribe's


def check_hunt(view, blocks, names):
    hunt = view.hunt
    assert [place for place, cell in enumerate(blocks["hunt"]) if cell] == ([hunt.place] if hunt else [])
    if hunt is None:
        return
    assert "".join(named(blocks["trigger"][:12], CARDS)) == hunt.trigger
    assert "".join(named(blocks["trigger"][12:], names)) == hunt.trigger_tribe
    assert blocks["total"] == [hunt.total]
    assert blocks["missing"] == [view.at_least - hunt.total]
    assert blocks["room"] == [view.at_most - hunt.total]
    assert blocks["dice"] == [hunt.red, hunt.white, hunt.result]
    assert position_in(blocks["acting"]) == min(hunt.position, HUNTING)
    assert position_in(blocks["target"]) == min(hunt.target, HUNTING)
    assert [at for at, cell in enumerate(blocks["rerolled"]) if cell] == [at for at in hunt.rerolled if at < HUNTING]
    assert tuple(n for n, cell in enumerate(blocks["doubled"]) if cell) == hunt.doubled
    hunters = [(card.tribe, card.card) for card in view.lines[hunt.place].cards[:HUNTING]]
    assert cards_of(blocks["hunters"], HUNTING, names) == hunters


def position_in(cells: list[int]) -> int:
    return cells.index(1) if any(cells) else -1


@any_seats
def test_unseen_cards_are_hidden_ones_and_those_to_be_drawn(seats):
    _, state, rng = begin("trol", seats, 6)
    observer = TrolObserver(seats)
    for step in walk(state, rng):
        seat = int(rng.below(seats))
        names = tribes_around(seat, seats)
        piles = parts(observed(observer, step, seat)["unseen"], len(names))
        for tribe, pile in zip([TRIBES.index(name) for name in names], piles, strict=True):
            member = step.members[tribe]
            hidden = [
                line.kind(at)
                for place, line in enumerate(step.lines)
                for at in range(line.length)
                if line.tribe(at) == tribe and line.marked(at) and place != step.place
            ]
            held = [] if tribe == seat or tribe >= seats else [*hidden, *kinds(member.hand)]
            assert sorted(kind for kind in range(12) for _ in range(pile[kind])) == sorted([*held, *kinds(member.deck)])


def kinds(pile: int) -> list[int]:
    return [kind for kind in range(12) for _ in range(pile >> 4 * kind & 15)]


def test_a_seat_remembers_what_it_has_laid_face_down_and_others_never_knew():
    match = play(table(3, {"hand": "chief"}, lines=("koalapin:",), cycle="night"), "0: assign chief 0")
    seen = [observed(TrolObserver(3), match.state, seat)["line"] for seat in range(3)]
    cards = [cards_of(parts(cells, 3)[0], NEAREST, tribes_around(seat, 3)) for seat, cells in enumerate(seen)]
    assert cards == [[("moss", "chief")], [("moss", "")], [("moss", "")]]


def test_a_long_line_is_shown_as_far_as_there_is_room_and_counted_whole():
    line = ", ".join(f"{tribe} beater" for tribe in ("moss", "flint", "bramble", "soot") for _ in range(2))
    match = hunt(f"{line}, flint sneak, {line.replace('beater', 'tracker')}")
    blocks = observed(TrolObserver(4), match.state, 1)
    assert len(cards_of(blocks["hunters"], HUNTING, tribes_around(1, 4))) == HUNTING
    assert parts(blocks["line_size"], 4)[0] == [5, 4, 4, 4]
    assert position_in(blocks["acting"]) == 8


def test_whoever_has_declined_to_help_is_seen_by_all():
    line = "moss tracker, flint cook, bramble cook"
    match = hunt(line, "1: refuse", dice="r2 r3", hands={"flint": "apprentice", "bramble": "apprentice"})
    seen = [
        named(observed(TrolObserver(4), match.state, seat)["declined"], tribes_around(seat, 4)) for seat in range(4)
    ]
    assert seen == [("flint",)] * 4


def test_what_a_cook_has_doubled_is_seen_while_the_next_one_is_asked():
    match = hunt("moss cook, moss rascal, flint cook", "0: double 1", seats=2, data=EASY)
    assert observed(TrolObserver(2), match.state, 1)["doubled"] == [0, 1, 0]
