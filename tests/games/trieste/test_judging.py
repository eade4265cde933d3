"""What the judge takes others' face-down cards for, and what it thinks a hand promises."""

import pytest

from tripot.text import Speaker

from .table import FACTIONS, GAME, guess, table

MANY = 20  # worlds


def supposed(match, viewer: int, seed: int):
    """A world as the viewer deals it, with face-down cards as the judge supposes them; its cards still add up."""
    world = guess(match, viewer, seed)
    before = [(side.held(), side.held_purse()) for side in world.sides]
    GAME.judge().suppose(world, viewer)
    world.check()
    assert [(side.held(), side.held_purse()) for side in world.sides] == before
    return world


def test_a_card_face_down_is_taken_for_the_best_that_its_owner_may_have_laid():
    bounty = {"hand": "copper copper", "laid": "bounty", "known": {"thief": "bounty"}}
    match = table(bounty, "", {"hand": "fence", "discard": "cat-burglar"}, phase="laying", turn="thief")
    for seed in range(MANY):
        world = supposed(match, FACTIONS.index("thief"), seed)
        assert world.book.names[world.book.kind_of(0, world.sides[0].laid)] == "bounty"


def test_the_own_card_and_empty_places_stay_as_they_are():
    match = table("protection-tax copper", "copper", "fence", phase="laying", turn="merchant")
    for seed in range(MANY):
        world = supposed(match, 1, seed)
        assert [side.is_hidden() for side in world.sides] == [side.is_hidden() for side in match.state.sides]


def test_the_chances_of_all_factions_are_one_together_and_grow_with_what_is_done():
    poor, rich = (table("bounty copper", hand, "fence silver").state for hand in ("banker", "banker gold gold gold"))
    chances = [GAME.judge().value(rich, seat) for seat in range(3)]
    assert sum(chances) == pytest.approx(1)
    assert chances[1] > GAME.judge().value(poor, 1)


def draws(judge, thief: str) -> str:
    """What the Thief draws with this hand."""
    match = table("", "", thief, phase="drawing", turn="thief")
    judge.look(match.state, FACTIONS.index("thief"))
    return str(max(match.legal(FACTIONS.index("thief")), key=lambda action: judge.worth(action.code)))


def test_a_sharp_thief_fills_the_hand_where_a_decent_one_fills_the_purse():
    assert draws(GAME.judge(), thief="fence sabotage") == "draw treasure"
    assert draws(GAME.sharp_judge(), thief="fence sabotage") == "draw own"


def test_a_sharp_watch_trusts_its_judgement_more_than_the_others_theirs():
    judge, state = GAME.sharp_judge(), table("bounty", "banker", "fence").state
    trust = []
    for seat in range(3):
        judge.look(state, seat)
        trust.append(judge.trust())
    assert trust[0] > trust[1] == trust[2] > 0


@pytest.mark.parametrize(
    ("faction", "card", "told"),
    [
        ("watch", "bounty", "“Bounty” has a 95% chance of a capture, as far as one can tell."),
        ("merchant", "business-as-usual", "“Business as Usual” brings as much as treasure worth 2."),
        ("thief", "cat-burglar", "“Cat Burglar” brings 2 infamy; the risk of being caught is 0%."),
        ("thief", "fence", "Nothing in the hand promises more at this moment than “Fence”."),
        ("watch", "copper", "Laid down, “Copper” draws new treasure; no card in the hand promises more."),
    ],
)
def test_a_hint_tells_what_a_card_brings(faction, card, told):
    seat = FACTIONS.index(faction)
    hands = {faction: f"{card} copper copper copper"}
    match = table(**({"thief": {"discard": "cat-burglar"}} | hands), phase="laying", turn=faction)
    judge = GAME.judge()
    judge.look(match.state, seat)
    assert Speaker("en", GAME, viewer=seat).why(judge.reason(match.game.parse(f"lay {card}").code)) == told


def test_nobody_is_told_of_a_capture_that_cannot_be():
    match = table(watch="bounty copper", thief={"discard": "fence"}, phase="laying", turn="watch")
    judge = GAME.judge()
    judge.look(match.state, 0)
    assert judge.reason(match.game.parse("lay bounty").code).key == "lay"
