"""Positions: every state as a document and back, what is left out filled in, and what is wrong refused."""

import json
import random
from collections import Counter

import pytest
from mypy_extensions import i64

import tripot
from rulebook import play, texts
from tripot.core.errors import BadPosition, BrokenState, CardCount
from tripot.core.events import Journal
from tripot.core.packed import vec
from tripot.core.playing import play_out
from tripot.core.rng import FastRng
from tripot.core.state import MAX_ACTIONS

from .oracle import DECK
from .table import GAME, PREY, SEATS, Dice, Match, answer, asked, hunt, line, play_on, rest, table, zone


def again(match: Match) -> Match:
    """The same position, written as JSON and read back."""
    return Match.from_position(json.loads(json.dumps(match.position())), data=match.data)


def viewers(match: Match) -> tuple[int | None, ...]:
    return (*range(match.seats), None)


def assert_same(match: Match, other: Match) -> None:
    other.state.check()
    assert other.position() == match.position()
    assert other.waiting == match.waiting
    assert [other.view(viewer) for viewer in viewers(match)] == [match.view(viewer) for viewer in viewers(match)]
    assert [texts(other, seat) for seat in range(match.seats)] == [texts(match, seat) for seat in range(match.seats)]


# ---- there and back -------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
def test_every_position_of_a_game_can_be_read_back(seats):
    phases = set()
    for seed in range(3):
        match = tripot.Match("trol", seats=seats, seed=seed, options={"night_memory": "shown", "points": seats == 2})
        rng = random.Random(seed)
        while match.waiting:
            phases.add(match.view(None).phase)
            assert_same(match, again(match))
            answer(match, rng)
        assert_same(match, again(match))
        assert again(match).outcome == match.outcome
    cooking = {"cooking"} if seats == 2 else set()
    assert phases == {"playing", "betraying", "aiming", "tipping", "rerolling", "helping"} | cooking


def nested(*answers: str) -> Match:
    """A betrayal whose die three shamans, one of them a rascal, may have thrown again."""
    cards = "flint sneak, bramble shaman, soot rascal, moss shaman, flint cook"
    match = hunt(cards, "1: betray 4", *answers, dice="r0 r2 r3 r0 r4 r2 r3")
    match.rng = FastRng(5)
    return match


@pytest.mark.rule("TRL-4.8")
@pytest.mark.parametrize(
    "answers",
    [
        [],
        ["2: keep"],
        ["2: reroll"],
        ["2: reroll", "3: reroll"],
        ["2: keep", "3: reroll", "2: reroll", "0: reroll"],
    ],
    ids=len,
)
def test_a_match_goes_on_from_the_middle_of_a_nested_reroll_as_it_would_have(answers):
    match = nested(*answers)
    other = again(match)
    assert_same(match, other)
    other.rng = FastRng(5)
    rng, same = random.Random(1), random.Random(1)
    for _ in range(12):
        answer(match, rng)
        answer(other, same)
        assert other.position() == match.position()
    assert other.view(None) == match.view(None)


@pytest.mark.rule("TRL-4.3", "TRL-4.8")
def test_a_document_in_the_middle_of_a_reroll_shows_its_frames():
    match = nested("2: keep", "3: reroll")
    document = match.position()
    assert document["phase"] == "rerolling"
    assert document["frames"] == [["betrayal", 0, 4, 0], ["roll", 1 << 8, 2, 1]]
    assert document["lines"][0]["cards"][2] == "soot rascal marked"
    assert (document["place"], document["trigger"], document["waiting"]) == (0, ["moss", "beater"], [2])


@pytest.mark.parametrize(
    ("cards", "frames", "phase"),
    [
        ("flint sneak, moss cook", [["betrayal", 0, -1, 0]], "betraying"),
        ("moss rocky, flint chief", [["blows", 1, 0, 0]], "aiming"),
        ("moss rocky, flint apprentice", [["blows", 1, 0, 0]], "tipping"),
        ("flint tracker, moss shaman", [["blows", 0, 0, 0], ["roll", 512, 5, 1]], "rerolling"),
    ],
)
def test_where_a_hunt_waits_is_data(cards, frames, phase):
    match = hunt(cards, dice="r2 r3" if phase == "rerolling" else "")
    document = match.position()
    assert (document["frames"], document["phase"]) == (frames, phase)
    assert_same(match, again(match))


def test_apprentices_that_are_called_are_data_too():
    match = hunt("moss rocky, flint rocky, bramble rocky", hands={"flint": "cook", "bramble": "apprentice"})
    play(match, "1: refuse")
    assert match.position()["frames"] == [["helpers", 2, 2, 0]]
    assert_same(match, again(match))


def test_a_copy_is_independent_in_the_middle_of_a_reroll():
    match = nested("2: keep")
    before = match.position()
    copied, other = match.state.copy(), tripot.Match("trol", seats=4).state
    other.assign(match.state)
    for state in (copied, other):
        state.apply(3, GAME.parse("reroll").code, FastRng(3))
        assert match.position() == before
        assert GAME.write(state) != GAME.write(match.state)


def test_a_position_names_every_zone():
    document = tripot.Match("trol", seats=2).position()
    assert document.keys() == {
        *("game", "rules", "seats", "options", "phase", "waiting", "cycle", "first", "turn", "turns", "prey_deck"),
        *("day_night", "last_hunts", "place", "trigger", "total", "exploder", "frames", "lines", "tribes"),
    }
    zones = {"hand", "deck", "survivors", "lost", "food", "trophies", "rank"}
    assert [tribe.keys() for tribe in document["tribes"]] == [zones, zones, *[zones | {"tops", "depths"}] * 2]
    assert [part.keys() for part in document["lines"]] == [{"prey", "cards"}] * 4


# ---- filled in ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_position_leaves_out_is_filled_in(seats):
    for seed in range(10):
        match = table(seats, seed=seed)
        match.state.check()
        assert len({part.prey for part in match.view(None).lines} - {""}) == (4 if seats == 2 else seats)
        assert [tribe.hand_size for tribe in match.view(None).tribes] == [7] * seats + [4, 4] * (seats == 2)
        assert (match.waiting, match.position()["day_night"]) == ((0,), 5)
        assert play_on(match, seed).outcome is not None


def test_what_is_filled_in_depends_on_the_seed():
    first, same, other = (table(3, seed=seed).position() for seed in (1, 1, 2))
    assert first == same
    assert first["tribes"] != other["tribes"]
    assert first["lines"] != other["lines"]


def test_a_hand_that_is_given_is_the_whole_hand():
    match = table(3, {"hand": "chief trap"})
    assert zone(match, "moss", "hand") == "chief trap"
    assert len(zone(match, "moss", "deck").split()) == 14


def test_a_short_draw_pile_gives_a_short_hand():
    match = table(3, {"lost": rest("chief cook")})
    assert (zone(match, "moss", "hand"), zone(match, "moss", "deck")) == ("chief cook", "")


def test_prey_that_lies_nowhere_else_is_in_the_pile():
    match = table(3, {"trophies": "koalapin"}, lines=("canarval:", "none:", "sanglion:"))
    assert set(match.position()["prey_deck"]) == set(PREY) - {"koalapin", "canarval", "sanglion"}


def test_a_pile_that_is_given_may_leave_prey_out():
    match = table(3, lines=("canarval:", "none:", "none:"), prey_deck=["koalapin"], day_night=2)
    assert match.position()["prey_deck"] == ["koalapin"]
    assert match.view(None).pile_size == 3


@pytest.mark.rule("TRL-7.1")
def test_the_cards_in_an_open_tribes_hand_lie_upon_its_piles():
    part = table(2, {}, {}, {"hand": "cook trap"}).position()["tribes"][2]
    assert {"cook", "trap"} <= set(part["tops"])
    assert sorted(part["tops"]) == sorted(part["hand"])
    assert (len(part["hand"]), sum(part["depths"])) == (4, 12)


@pytest.mark.rule("TRL-7.1")
def test_the_piles_of_an_open_tribe_may_be_given():
    bramble = {"hand": "cook trap", "tops": ["none", "trap", "cook", "none"], "depths": [0, 2, 0, 0]}
    bramble |= {"deck": "sneak beater", "lost": rest("cook trap sneak beater")}
    part = table(2, {}, {}, bramble).position()["tribes"][2]
    assert (part["tops"], part["depths"]) == (["none", "trap", "cook", "none"], [0, 2, 0, 0])


@pytest.mark.parametrize("options", [{"first": 2}, {"start": "night"}])
def test_options_set_what_a_position_leaves_out(options):
    match = table(3, options=options)
    assert match.waiting == (options.get("first", 0),)
    assert match.view(None).night == ("start" in options)


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_that_is_over_is_counted_if_no_places_are_given(seats):
    tribes = [{"food": 1}, {"food": 5, "survivors": "cook", "trophies": "koalapin"}, {"food": 5, "survivors": "chief"}]
    match = table(seats, *tribes, phase="over")
    match.state.check()
    assert match.outcome.winners == (1,)
    assert [tribe.hand_size + tribe.deck_size for tribe in match.view(None).tribes] == [0] * len(
        match.view(None).tribes
    )
    assert_same(match, again(match))
    assert again(match).outcome == match.outcome


def test_a_game_that_is_over_keeps_the_places_that_are_given():
    match = table(3, {"rank": 2}, {"rank": 3, "trophies": "koalapin"}, {"rank": 1}, phase="over")
    assert match.outcome.winners == (2,)
    assert match.outcome.ranks == (2, 3, 1)


def test_a_tie_in_a_position_is_settled_by_the_seed():
    assert {table(3, phase="over", seed=seed).outcome.winners for seed in range(20)} == {(0,), (1,), (2,)}


@pytest.mark.rule("TRL-6.1")
def test_a_last_hunt_may_be_a_position():
    parts = {"last_hunts": 1, "phase": "aiming", "place": 1, "frames": [["blows", 0, 0, 0]]}
    match = table(3, lines=("none:", "koalapin: flint chief", "canarval: moss cook"), **parts)
    assert asked(match) == ("aiming", 1)
    assert_same(match, again(match))
    match.rng = Dice(match, "w1 w1 w1")
    play(match, "1: aim 0")
    assert match.outcome is not None
    assert match.view(None).tribes[1].survivors == ("chief",)
    assert "cook" in match.view(None).tribes[0].lost


# ---- refused --------------------------------------------------------------------------------------------------------


def refusal(*tribes: dict, seats: int = 3, **parts) -> dict:
    with pytest.raises(BadPosition) as refused:
        table(seats, *tribes, **parts)
    return refused.value.details


@pytest.mark.parametrize(
    ("parts", "path"),
    [
        ({"phase": "hunting"}, "phase"),
        ({"cycle": "dusk"}, "cycle"),
        ({"first": 3}, "first"),
        ({"turn": 3}, "turn"),
        ({"turns": 81}, "turns"),
        ({"day_night": 6}, "day_night"),
        ({"last_hunts": 2}, "last_hunts"),
        ({"place": 3}, "place"),
        ({"total": 1000}, "total"),
        ({"exploder": "soot"}, "exploder"),  # no tribe of three
        ({"waiting": [1]}, "waiting"),
        ({"waiting": [7]}, "waiting"),
        ({"phase": "over", "waiting": [0]}, "waiting"),
        ({"secret": 1}, "secret"),
        ({"prey_deck": ["lapinours"]}, "prey_deck"),
        ({"prey_deck": "koalapin"}, "prey_deck"),
        ({"lines": ("koalapin: moss wizard",)}, "lines[0].cards"),
        ({"lines": ("koalapin: soot cook",)}, "lines[0].cards"),
        ({"lines": ("koalapin: moss cook hidden",)}, "lines[0].cards"),
        ({"lines": ("koalapin: cook",)}, "lines[0].cards"),
        ({"lines": ("lapinours:",)}, "lines[0].prey"),
        ({"lines": ("none: moss cook",)}, "lines[0].cards"),
        ({"lines": ("koalapin:",) * 4}, "lines"),
        ({"lines": ("none:", "none:", "none:")}, "turn"),  # nobody can do anything
        ({"prey_deck": [], "lines": ()}, "turn"),
    ],
)
def test_a_table_that_cannot_be_is_refused(parts, path):
    assert refusal(**parts)["path"] == path


def test_cards_without_a_prey_are_refused():
    document = {"game": "trol", "seats": 3, "prey_deck": [], "lines": [{"cards": ["moss cook"]}, {}, {}]}
    with pytest.raises(BadPosition) as refused:
        Match.from_position(document)
    assert refused.value.details["path"] == "lines[0].prey"


@pytest.mark.parametrize(
    ("tribe", "zone"),
    [
        ({"hand": "wizard"}, "hand"),
        ({"food": 1000}, "food"),
        ({"food": -1}, "food"),
        ({"rank": 1}, "rank"),  # the game goes on
        ({"trophies": "lapinours"}, "trophies"),
        ({"cards": "chief"}, "cards"),
        ({"tops": ["chief"]}, "tops"),  # only open tribes have piles
    ],
)
def test_a_tribe_that_cannot_be_is_refused(tribe, zone):
    assert refusal(tribe)["path"] == f"tribes[0].{zone}"


@pytest.mark.parametrize(
    ("tribe", "zone"),
    [
        ({"hand": "chief cook trap rocky sneak"}, "hand"),  # there are four piles
        ({"hand": "chief", "tops": ["cook", "none", "none", "none"]}, "tops"),
        ({"hand": "chief", "tops": ["wizard"]}, "tops"),
        ({"hand": "chief", "tops": ["chief"], "depths": [1, 1, 1, 1]}, "depths"),  # fifteen cards are left
        ({"hand": "chief", "tops": ["chief"], "depths": [5, 4, 3, 3]}, "depths"),
        ({"hand": "chief", "tops": ["chief"], "depths": [15]}, "depths"),
        ({"hand": "chief", "tops": ["chief"], "depths": ["3", "4", "4", "4"]}, "depths"),
    ],
)
def test_an_open_tribe_that_cannot_be_is_refused(tribe, zone):
    assert refusal({}, {}, tribe, seats=2)["path"] == f"tribes[2].{zone}"


@pytest.mark.parametrize(
    ("tribes", "parts", "card"),
    [
        ([{"hand": "chief chief"}], {}, "chief"),
        ([{"hand": "chief", "lost": "chief"}], {}, "chief"),
        ([{"hand": "beater beater", "survivors": "beater beater"}], {}, "beater"),
        ([{"hand": "chief"}], {"lines": ("koalapin: moss chief",)}, "chief"),
        ([{"hand": "chief", "deck": "cook"}], {}, "daughter"),  # lies nowhere
        ([{"trophies": "koalapin"}], {"lines": ("koalapin:",)}, "koalapin"),
        ([{"trophies": "koalapin"}, {"trophies": "koalapin"}], {}, "koalapin"),
        ([{"trophies": "koalapin"}], {"prey_deck": ["koalapin"]}, "koalapin"),
        ([], {"prey_deck": ["koalapin", "koalapin"]}, "koalapin"),
    ],
)
def test_cards_that_do_not_add_up_are_refused(tribes, parts, card):
    with pytest.raises(CardCount) as refused:
        table(3, *tribes, **parts)
    assert refused.value.details["card"] == card


@pytest.mark.parametrize("tribe", [{"hand": ""}, {"hand": "", "deck": "", "lost": rest()}])
def test_a_turn_of_a_tribe_without_cards_is_refused(tribe):
    assert refusal(tribe) == {"path": "turn", "found": None, "wanted": [1, 2]}


@pytest.mark.parametrize(
    ("parts", "path"),
    [
        ({"frames": [["blows", 0, 0, 0]]}, "frames"),
        ({"place": 0}, "place"),
        ({"trigger": ["moss", "chief"]}, "trigger"),
        ({"last_hunts": 1}, "tribes[0].hand"),
        ({"phase": "over", "place": 0}, "place"),
    ],
)
def test_a_hunt_in_the_middle_of_a_turn_is_refused(parts, path):
    tribes = [{} if parts.get("phase") else {"hand": "cook"}]
    assert refusal(*tribes, **parts)["path"] == path


def test_last_hunts_while_somebody_plays_are_refused():
    empty = {"hand": "", "deck": "", "lost": rest()}
    assert refusal(empty, empty, empty, last_hunts=1)["path"] == "last_hunts"
    assert refusal({"deck": rest()}, phase="over")["path"] == "tribes[0].deck"


# A hunt of moss, whose trigger is the brute: for each phase the line, the frames, and what goes with them.
HUNTS = {
    "betraying": ("flint sneak, moss cook", [["betrayal", 0, -1, 0]]),
    "aiming": ("flint chief, moss cook", [["blows", 0, 0, 0]]),
    "tipping": ("flint apprentice, moss cook", [["blows", 0, 0, 0]]),
    "rerolling": ("flint shaman, moss sneak", [["betrayal", 1, 0, 0], ["roll", 256, 3, 0]]),
    "helping": ("flint rocky, moss cook", [["helpers", 1, 0, 0]]),
}


def in_hunt(phase: str, **parts) -> dict:
    cards, frames = HUNTS[phase]
    usual = {"phase": phase, "lines": (f"koalapin: {cards}",), "frames": frames, "place": 0}
    return usual | {"trigger": ["moss", "brute"], "total": 2} | parts


@pytest.mark.parametrize("phase", HUNTS)
def test_a_hunt_can_be_set_up_by_hand(phase):
    match = table(3, {"hand": "sneak"}, {"hand": "beater"}, **in_hunt(phase))
    assert asked(match) == (phase, 1)
    assert_same(match, again(match))
    assert play_on(match).outcome is not None


@pytest.mark.parametrize(
    ("phase", "parts", "path"),
    [
        *[(phase, {"frames": []}, "frames") for phase in HUNTS],
        *[(phase, {"place": -1}, "place") for phase in HUNTS],
        *[(phase, {"trigger": []}, "trigger") for phase in HUNTS],
        ("aiming", {"place": 1, "lines": ("koalapin: flint chief", "none:")}, "place"),
        ("aiming", {"trigger": ["flint", "brute"]}, "trigger"),  # it is not flint's turn
        ("aiming", {"trigger": ["moss", "rocky"]}, "trigger"),
        ("aiming", {"trigger": ["moss", "wizard"]}, "trigger"),
        ("aiming", {"trigger": "moss brute"}, "trigger"),
        ("aiming", {"last_hunts": 1}, "trigger"),
        ("aiming", {"total": 7}, "exploder"),  # who carried it over 6?
        ("aiming", {"frames": [["helpers", 0, 0, 0]]}, "frames"),
        ("aiming", {"frames": [["blows", 2, 0, 0]]}, "frames"),  # no such card
        ("aiming", {"frames": [["blows", -1, 0, 0]]}, "frames"),
        ("aiming", {"frames": [["blows", 1, 0, 0]]}, "frames"),  # the cook
        ("aiming", {"frames": [["blows", 0, 0]]}, "frames"),
        ("aiming", {"frames": [["blows", 0, 0, 0]] * 2}, "frames"),
        ("aiming", {"frames": [["blows", 0, 0, 0]] * 3}, "frames"),
        ("aiming", {"frames": [["blows", 0, 0, 0.5]]}, "frames"),
        ("aiming", {"frames": [["blows", True, 0, 0]]}, "frames"),
        ("aiming", {"frames": [["blows", 0, 0, 70000]]}, "frames"),
        ("aiming", {"frames": [["strike", 0, 0, 0]]}, "frames"),
        ("aiming", {"frames": ["blows"]}, "frames"),
        ("betraying", {"frames": [["betrayal", 1, -1, 0]]}, "frames"),
        ("betraying", {"frames": [["betrayal", 0, 9, 0]]}, "frames"),  # nobody has been named yet
        ("tipping", {"frames": [["blows", 1, 0, 0]]}, "frames"),
        ("rerolling", {"frames": [["roll", 256, 3, 0]]}, "frames"),  # whose roll?
        ("rerolling", {"frames": [["helpers", 0, 0, 0], ["roll", 256, 3, 0]]}, "frames"),
        ("rerolling", {"frames": [["betrayal", 2, 0, 0], ["roll", 256, 3, 0]]}, "frames"),
        ("rerolling", {"frames": [["betrayal", 1, 2, 0], ["roll", 256, 3, 0]]}, "frames"),
        ("rerolling", {"frames": [["betrayal", 1, -1, 0], ["roll", 256, 3, 0]]}, "frames"),
        ("rerolling", {"frames": [["blows", 2, 0, 0], ["roll", 256, 3, 0]]}, "frames"),
        ("rerolling", {"frames": [["blows", 1, 0, 0], ["roll", 0, 0, 0]]}, "frames"),  # no dice
        ("rerolling", {"frames": [["blows", 1, 0, 0], ["roll", 256, -1, 0]]}, "frames"),
        ("rerolling", {"frames": [["blows", 1, 0, 0], ["roll", 256, 3, 1]]}, "frames"),  # no shaman
        ("rerolling", {"lines": ("koalapin: flint shaman marked, moss sneak",)}, "frames"),  # has spoken
        ("helping", {"frames": [["helpers", 3, 0, 0]]}, "frames"),
        ("helping", {"frames": [["helpers", 2, 0, 0]]}, "frames"),  # bramble has no card in the line
        ("helping", {"total": 3}, "frames"),  # the hunt has succeeded
        ("helping", {"total": 0}, "frames"),  # out of reach
        ("helping", {"waiting": [0]}, "waiting"),
    ],
)
def test_a_hunt_that_cannot_be_is_refused(phase, parts, path):
    tribes = [] if "last_hunts" in parts else [{"hand": "sneak"}, {"hand": "beater"}, {"hand": ""}]
    assert refusal(*tribes, **in_hunt(phase, **parts))["path"] == path


@pytest.mark.parametrize("ranks", [(1, 1, 2), (2, 3, 3), (1, 0, 2), (0, 0, 1)])
def test_places_without_one_winner_are_refused(ranks):
    details = refusal(*[{"rank": rank} for rank in ranks], phase="over")
    assert (details["path"], details["found"]) == ("tribes[].rank", list(ranks))


# ---- a state that checks itself -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "spoil",
    [
        lambda state: setattr(state.members[1], "hand", 0),
        lambda state: setattr(state.members[0], "lost", 1),
        lambda state: setattr(state.members[0], "food", -1),
        lambda state: setattr(state.members[0], "trophies", 1),  # the first prey lies in the pile or in a line
        lambda state: setattr(state.lines[0], "prey", state.lines[1].prey),
        lambda state: setattr(state, "prey_deck", (1 << 20) - 1),
        lambda state: setattr(state, "trigger", 3),
        lambda state: setattr(state, "waiting", 0),
        lambda state: setattr(state, "waiting", 3),
        lambda state: setattr(state.members[0], "tops", 1),
        lambda state: setattr(state.members[2], "tops", 0x1111),
        lambda state: setattr(state.members[2], "depths", 0),
        lambda state: state.lines[0].append(0, 0, False),
    ],
)
def test_a_state_whose_cards_do_not_add_up_complains(spoil):
    state = tripot.Match("trol", seats=2, seed=1).state.copy()
    state.check()
    spoil(state)
    with pytest.raises(BrokenState):
        state.check()


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_that_nobody_listens_to_goes_the_same_way(seats):
    told, untold = (GAME.blank(seats, GAME.check_options({}, seats)) for _ in range(2))
    told.journal = Journal()
    for state in (told, untold):
        for seed in range(3):
            state.assign(GAME.blank(seats, GAME.check_options({}, seats)))
            rng = FastRng(seed)
            state.set_up(rng)
            play_out(state, rng, vec[i64]([0] * MAX_ACTIONS))
    assert len(told.journal.entries) > 300
    assert GAME.write(told) == GAME.write(untold)


def test_cards_of_a_line_keep_their_order():
    cards = "moss cook, flint trap marked, moss beater, bramble beater marked, moss beater"
    match = again(table(3, lines=(f"koalapin: {cards}",)))
    assert line(match) == cards
    assert Counter(zone(match, "moss", "hand").split() + zone(match, "moss", "deck").split()) == Counter(
        DECK
    ) - Counter(["cook", "beater", "beater"])
