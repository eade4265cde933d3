"""Statistics: dice, and what each card deals with them, against the exact distribution."""

from collections import Counter

import pytest

from tripot.core.rng import FastRng
from tripot.games.trol.table import throw

from .oracle import RED, WHITE
from .table import GAME, Match, before_hunt, hunt

THROWS = 12_000

pytestmark = pytest.mark.long

Distribution = dict[int, float]


def convolve(*dice: tuple[int, ...]) -> Distribution:
    """The exact distribution of the sum."""
    sums = {0: 1.0}
    for die in dice:
        added: Distribution = {}
        for total, chance in sums.items():
            for face in die:
                added[total + face] = added.get(total + face, 0.0) + chance / 6
        sums = added
    return sums


def is_like(seen: Counter, expected: Distribution) -> bool:
    """A chi-square test with a wide bound; rare sums are put together."""
    assert seen.keys() <= expected.keys()
    number = seen.total()
    common = {total for total, chance in expected.items() if chance * number >= 5}
    parts = [(seen[total], expected[total] * number) for total in common]
    rare = [total for total in expected if total not in common]
    if rare:
        parts.append((sum(seen[total] for total in rare), sum(expected[total] for total in rare) * number))
    chi_square = sum((found - wanted) ** 2 / wanted for found, wanted in parts)
    freedom = len(parts) - 1
    return chi_square <= freedom + 5 * (2 * freedom) ** 0.5


@pytest.mark.rule("TRL-1.2")
@pytest.mark.parametrize(("red", "white"), [(1, 0), (0, 1), (2, 0), (3, 0), (4, 0), (0, 3), (0, 15), (1, 2), (2, 1)])
def test_dice_fall_as_they_should(red, white):
    rng = FastRng(100 * red + white)
    seen = Counter(int(throw(red << 8 | white, rng)) for _ in range(THROWS))
    assert is_like(seen, convolve(*[RED] * red, *[WHITE] * white))


def test_the_test_would_notice_a_loaded_die():
    rng = FastRng(1)
    seen = Counter(RED[rng.below(7) % 6] for _ in range(THROWS))
    assert not is_like(seen, convolve(RED))


# What a card deals: the line, the answers of its owner, the dice, and the damage of the other cards.
CASES: list[tuple[str, list[str], list[tuple[int, ...]], int]] = [
    ("flint chief, moss cook", ["aim 0"], [WHITE] * 3, 0),
    ("flint chief, moss cook", ["aim 1"], [RED, WHITE, WHITE], 0),
    ("flint chief, moss cook", ["aim 2"], [RED, RED, WHITE], 0),
    ("flint chief, moss cook", ["aim 3"], [RED] * 3, 0),
    ("flint shaman, moss cook", ["aim 0", "keep"], [WHITE], 0),
    ("flint shaman, moss cook", ["aim 1", "keep"], [RED], 0),
    ("flint shaman, moss cook", ["aim 1", "reroll"], [RED], 0),  # a second throw is like the first
    ("flint brute, moss cook", [], [RED] * 4, 0),
    ("moss rocky, flint brute", [], [RED] * 3, 2),
    ("moss rocky, bramble rocky, flint brute", [], [RED] * 2, 4),
    ("moss rocky, bramble rocky, soot rocky, flint brute", [], [RED], 6),
    ("flint tracker, moss cook", [], [RED] * 2, 0),
    ("flint tracker, moss rascal", [], [RED] * 4, 0),
    ("flint beater, moss cook", [], [WHITE], 0),
    ("flint beater, moss beater", [], [WHITE] * 4, 0),
    ("flint beater, moss beater, moss rascal", [], [WHITE] * 9, 0),
    ("flint sneak, moss cook", ["spare"], [RED], 0),
    ("flint daughter, moss cook", [], [], 2),
]


@pytest.mark.rule("TRL-4.6", "TRL-4.7", "TRL-4.8", "TRL-4.9", "TRL-4.11", "TRL-4.12", "TRL-4.13")
@pytest.mark.parametrize(("line", "answers", "dice", "others"), CASES)
def test_a_card_deals_what_its_dice_can_give_as_often_as_it_should(line, answers, dice, others):
    match = before_hunt(line, trigger="moss sneak", prey="pandemonium", prey_deck=[], day_night=0)
    seen = Counter(sampled(match, answers))
    assert is_like(seen, {total + others: chance for total, chance in convolve(*dice).items()})


def sampled(match: Match, answers: list[str]) -> list[int]:
    """The totals of many hunts from the same position."""
    rng = FastRng(7)
    state = match.state.copy()
    codes = [GAME.parse(text).code for text in ("trigger sneak 0", *answers)]
    totals = []
    for _ in range(THROWS // 3):
        state.assign(match.state)
        for code in codes:
            state.apply(state.waiting.bit_length() - 1, code, rng)
        totals.append(int(state.total))
    return totals


@pytest.mark.rule("TRL-4.3")
def test_a_betrayal_succeeds_four_times_in_six():
    match = hunt("flint sneak, moss rocky, bramble chief")
    rng, state, left = FastRng(8), match.state.copy(), Counter()
    betray = GAME.parse("betray 1").code
    for _ in range(THROWS // 3):
        state.assign(match.state)
        state.apply(1, betray, rng)
        left[int(state.lines[0].length)] += 1  # now the chief is up
    assert is_like(left, {2: 4 / 6, 3: 2 / 6})
