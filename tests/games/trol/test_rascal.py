"""Chapter 4, fourth part: the rascal, who is whatever troll stands nearest before him."""

from dataclasses import dataclass, replace

import pytest

import tripot
from rulebook import play, texts
from tripot.core.rng import Rng
from tripot.games.trol.events import Damaged, Fed, Thrown
from tripot.text import Speaker

from .oracle import DECK
from .table import EASY, asked, before_hunt, damage, food, heard, hunt, line, outcome, survivors, throws, trophy

# ---- every pair of cards before him, with and without a betrayal ----------------------------------------------------


@dataclass(frozen=True)
class Deeds:
    """All that a rascal is seen to do in a hunt that is bound to succeed."""

    betrays: bool = False
    speaks: bool = False  # as a shaman, after somebody's roll
    aims: int = 0  # in how many ways he may
    tips: bool = False
    dice: tuple[int, int] = (0, 0)  # red, white
    damage: int = 0
    doubles: bool = False  # a portion, as a cook


def deeds_of(role: str, before: int, trolls: int, beaters: int) -> Deeds:
    """What he does in this role, with so many cards before him and so many trolls and beaters in the line."""
    red = max(1, 4 - before)
    return {
        "nobody": Deeds(),
        "chief": Deeds(aims=4, dice=(1, 2), damage=8),
        "daughter": Deeds(damage=trolls),
        "shaman": Deeds(speaks=True, aims=2, dice=(1, 0), damage=4),
        "brute": Deeds(dice=(red, 0), damage=4 * red),
        "cook": Deeds(doubles=True),
        "tracker": Deeds(dice=(2, 0), damage=8),
        "beater": Deeds(dice=(0, beaters), damage=2 * beaters),
        "sneak": Deeds(betrays=True, dice=(1, 0), damage=4),
        "apprentice": Deeds(tips=True, damage=1),
    }[role]


class Best(Rng):
    """All dice show their best side: red 4, white 2."""

    def below(self, n: int) -> int:
        return n - 1


def watch(cards: list[str], target: int | None) -> Deeds:
    """Play a hunt in which the last card, a sneak, betrays `target` or nobody, and watch the rascal of moss."""
    match = before_hunt(", ".join(cards), trigger="moss cook", seats=5, data=EASY)
    match.rng = Best()
    play(match, "0: trigger cook 0")
    seen = {}
    while match.view(None).hunt:
        phase, seat = asked(match)
        legal = texts(match, seat)
        wanted = {"betraying": "spare", "rerolling": "keep", "aiming": "aim 1", "tipping": "plus"}[phase]
        if seat == 0:
            seen |= {"betraying": {"betrays": True}, "rerolling": {"speaks": True}}.get(phase, {})
            seen |= {"aiming": {"aims": len(legal)}, "tipping": {"tips": True}}.get(phase, {})
        if phase == "betraying" and seat == 4 and target is not None:
            wanted = f"betray {target}"
        match.submit(seat, wanted)
    (struck,) = [event.damage for event in heard(match, Damaged) if event.tribe == "moss"]
    dice = [(event.red, event.white) for event in heard(match, Thrown) if event.tribe == "moss"]
    doubles = any(event.why == "cook" for event in heard(match, Fed) if event.tribe == "moss")
    return Deeds(**seen, dice=dice[-1] if dice else (0, 0), damage=struck, doubles=doubles)


def copied(*before: str) -> str:
    """The troll that a rascal behind these cards is."""
    trolls = [card for card in before if card not in ("rocky", "trap", "rascal")]
    return trolls[-1] if trolls else "nobody"


@pytest.mark.rule("TRL-4.14")
@pytest.mark.parametrize("betrayed", [False, True], ids=["unbetrayed", "betrayed"])
@pytest.mark.parametrize("second", DECK)
@pytest.mark.parametrize("first", DECK)
def test_the_table_of_all_pairs_of_cards_before_a_rascal(first, second, betrayed):
    """Two cards and the rascal; with a betrayal the second is discarded before the blows.

    Where one of them is a trap, two dogs lie before it so that it is not misplaced.
    """
    dogs = ["flint rocky", "soot rocky"] if "trap" in (first, second) else []
    pair = ["bramble " + first, "soot " + second if second != "rocky" or not dogs else "mud rocky"]
    cards = [*dogs, *pair, "moss rascal", "mud sneak"]
    left = [first] if betrayed else [first, second]
    role = copied(*left)
    in_line = [*left, "rascal", "sneak"]
    trolls = len([card for card in in_line if card not in ("rocky", "trap")])
    beaters = in_line.count("beater") + (in_line.count("rascal") if role == "beater" else 0)
    if left == ["rascal", "beater"]:
        beaters -= 1  # the rascal before the beater copies nobody
    expected = deeds_of(role, len(dogs) + len(left), trolls, beaters)
    if betrayed:  # what he did before the second card was discarded, he did in its role
        was = copied(first, second)
        expected = replace(expected, betrays=was == "sneak", speaks="shaman" in (was, role))
    assert watch(cards, len(dogs) + 1 if betrayed else None) == expected


# ---- what the table does not show -----------------------------------------------------------------------------------


@pytest.mark.rule("TRL-4.14")
def test_rascals_copy_transitively():
    match = hunt("flint chief, bramble rascal, soot rascal, moss rascal", "1: aim 0", dice="w0 w0 w0 r4 r4 r4")
    assert asked(match) == ("aiming", 2)
    play(match, "2: aim 3")
    assert asked(match) == ("aiming", 3)
    assert texts(match, 3) == ["aim 0", "aim 1", "aim 2", "aim 3"]


@pytest.mark.rule("TRL-4.14")
def test_a_rascal_behind_a_rascal_with_nobody_before_him_is_nobody():
    match = hunt("flint rocky, bramble rascal, moss rascal")
    assert damage(match) == [2, 0, 0]


@pytest.mark.rule("TRL-4.14", "TRL-4.12")
def test_a_rascal_who_copies_a_beater_counts_as_one_for_all():
    match = hunt("flint beater, moss rascal, bramble beater", dice=" ".join(["w1"] * 9))
    assert throws(match) == [("beater", 0, 3, 3), ("rascal", 0, 3, 3), ("beater", 0, 3, 3)]


@pytest.mark.rule("TRL-4.14", "TRL-4.12")
def test_a_rascal_who_copies_no_beater_does_not_count():
    match = hunt("flint cook, moss rascal, bramble beater", dice="w1")
    assert throws(match) == [("beater", 0, 1, 1)]


@pytest.mark.rule("TRL-4.14", "TRL-4.3")
def test_a_rascal_who_copies_a_sneak_may_betray():
    match = hunt("flint sneak, moss rascal, bramble chief", "1: spare", dice="r3")
    assert asked(match) == ("betraying", 0)
    assert texts(match, 0) == ["spare", "betray 0", "betray 1", "betray 2"]
    match.rng.dice = ["r3", "r0", "r0"]
    play(match, "0: betray 2")
    assert line(match) == ""
    assert throws(match) == [("rascal", 1, 0, 3), ("sneak", 1, 0, 0), ("rascal", 1, 0, 0)]


@pytest.mark.rule("TRL-4.14", "TRL-4.3")
def test_a_rascal_may_betray_the_very_sneak_that_he_copies():
    match = hunt("flint chief, bramble sneak, moss rascal", "2: spare", dice="r2")
    play(match, "0: betray 1")
    assert line(match) == "flint chief, moss rascal"
    match.rng.dice = ["w0"] * 3
    play(match, "1: aim 0")
    assert asked(match) == ("aiming", 0)  # now he is a chief


@pytest.mark.rule("TRL-4.14", "TRL-4.9")
@pytest.mark.parametrize(
    ("cards", "dice"),
    [
        ("flint brute, moss rascal", (4, 3)),
        ("bramble cook, flint brute, moss rascal", (3, 2)),
        ("flint brute, bramble rocky, moss rascal", (4, 2)),
        ("flint brute, bramble rocky, soot rocky, bramble trap, moss rascal", (4, 1)),
    ],
)
def test_for_a_rascal_who_copies_the_brute_the_cards_before_himself_count(cards, dice):
    match = hunt(cards, dice=" ".join(["r2"] * sum(dice)))
    assert throws(match) == [("brute", dice[0], 0, 2 * dice[0]), ("rascal", dice[1], 0, 2 * dice[1])]


@pytest.mark.rule("TRL-4.14", "TRL-4.7")
def test_a_rascal_who_copies_the_daughter_counts_all_trolls():
    match = hunt("flint daughter, bramble rocky, moss rascal, soot cook")
    assert damage(match) == [3, 2, 3, 0]


@pytest.mark.rule("TRL-4.14")
def test_a_rascal_with_nobody_to_copy_does_nothing_but_shares_the_food():
    match = hunt("moss rascal, flint cook", data=EASY)
    assert damage(match) == [0, 0]
    assert food(match) == {"moss": 4, "flint": 6}
    assert survivors(match) == {"moss": "beater rascal", "flint": "cook"}


@pytest.mark.rule("TRL-4.14", "TRL-5.6")
def test_a_rascal_may_explode_the_prey():
    match = hunt("flint tracker, moss rascal", prey="koalapin", dice="r3 r3 r4 r4")
    assert outcome(match) == ("exploded", 14)
    assert trophy(match) == [("moss", "koalapin")]


@pytest.mark.rule("TRL-4.14", "TRL-4.15", "TRL-4.17")
def test_a_rascal_who_copies_the_apprentice_chooses_but_is_never_played_from_the_hand():
    match = hunt("flint apprentice, moss rascal", "1: minus", "0: plus")
    assert damage(match) == [-1, 1]
    short_by_one = hunt("moss rocky, flint rocky, bramble rocky", hands={"moss": "rascal", "flint": "rascal cook"})
    assert asked(short_by_one) == ("helping", 0)
    assert texts(short_by_one, 0) == ["refuse"]


@pytest.mark.rule("TRL-4.14")
def test_what_a_rascal_is_is_looked_up_and_not_kept():
    """After a betrayal he is another troll, and a copy of the state knows it too."""
    match = hunt("flint chief, bramble tracker, moss rascal, soot sneak")
    restored = tripot.Match.from_position(match.position())
    for game in (match, restored):
        game.rng = Best()
        play(game, "3: betray 1", "1: aim 0")
        assert asked(game) == ("aiming", 0)


@pytest.mark.rule("TRL-4.14")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "the rascal (Moss), copying the sneak, betray"),
        ("fr", "le vaurien (Mousse), qui copie le fourbe, trahit"),
    ],
)
def test_a_question_names_the_rascal_as_the_card_that_acts(language, told):
    match = hunt("flint sneak, moss rascal, flint brute", "1: spare")
    view = match.view(0)
    assert (view.phase, view.asked_card, view.copied) == ("betraying", "rascal", "sneak")
    assert told in Speaker(language, match.game, ("Odette", "Bo", "Ada", "Yann"), 0).prompt(view)
