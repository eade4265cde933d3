"""Heroes: chosen in secret, revealed at the start of any phase, and what each of the nine does."""

import random
from itertools import permutations, product

import pytest

import tripot
from tripot import Match
from tripot.core.errors import BadPosition, IllegalAction
from tripot.games.trieste.state.events import (
    CameDue,
    Countered,
    DrewTreasure,
    HeroChosen,
    HeroRevealed,
    InfamyChanged,
    Revealed,
    RoundBegan,
    Scheduled,
    Showed,
    ThrewAway,
)

from .table import (
    CARDS,
    FACTIONS,
    GAME,
    HEROES,
    RULES,
    VIEWERS,
    act,
    answer,
    asked,
    discard,
    guess,
    hand,
    heard,
    infamy,
    known,
    legal,
    prison,
    purse,
    size,
    spent,
    table,
    until,
)

OF = {faction: [key for key, hero in HEROES.items() if hero["faction"] == faction] for faction in FACTIONS}
STEPS = ("draw", "play", "pay", "effect", "end")
CHOSEN = {"watch": "captain", "merchant": "moneylender", "thief": "acrobat"}


def new(seed: int = 0) -> tripot.Match:
    return tripot.Match(
        "trieste", seats=3, rules=RULES, seed=seed, options={"heroes": True, "factions": "watch-merchant-thief"}
    )


def with_heroes(watch="", merchant="", thief="", *, phase="unveiling", **parts):
    """A table with heroes, at the beginning of a round; a side is its hand, or its zones by name."""
    return table(watch, merchant, thief, phase=phase, options={"heroes": True}, **parts)


def hidden(hero: str, hand: str = "", **zones: object) -> dict[str, object]:
    return {"hand": hand, "hero": hero, **zones}


# ---- the choice -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-2.4")
def test_without_the_option_nobody_is_ever_asked_for_a_hero():
    match = tripot.Match("trieste", seats=3, rules=RULES, seed=1)
    rng = random.Random(1)
    while match.waiting:
        assert match.view(None).phase not in ("choosing-hero", "unveiling")
        assert all((side.hero, side.hero_revealed) == ("", False) for side in match.view(0).sides)
        answer(match, rng)


@pytest.mark.rule("TRI-2.4")
def test_each_player_chooses_one_of_the_own_three_before_the_game_begins():
    match = new()
    assert match.view(None).phase == "choosing-hero"
    assert match.waiting == (0, 1, 2)
    for faction in FACTIONS:
        assert legal(match, faction) == [f"hero {key}" for key in OF[faction]]
    assert heard(match, RoundBegan) == []


@pytest.mark.rule("TRI-2.4", "TRI-2.3")
def test_heroes_are_chosen_before_the_first_hands_are_dealt():
    match = new()
    assert all(side.hand_size == 0 for side in match.view(None).sides)
    assert Match.from_position(match.position()).position() == match.position()
    act(match, *[f"{faction}: hero {CHOSEN[faction]}" for faction in FACTIONS])
    assert [(side.card_count, side.treasure_count) for side in match.view(None).sides] == [(2, 2)] * 3
    match.state.check()


@pytest.mark.rule("TRI-2.4")
def test_by_the_first_rules_hands_are_dealt_before_heroes_are_chosen():
    match = tripot.Match("trieste", seats=3, options={"heroes": True}, rules="1")
    assert [side.hand_size for side in match.view(None).sides] == [4, 4, 4]


@pytest.mark.rule("TRI-2.4")
def test_a_position_in_which_heroes_are_chosen_has_no_hands():
    with pytest.raises(BadPosition) as caught:
        with_heroes("patrol-officer", phase="choosing-hero")
    assert caught.value.details["path"] == "sides[0].hand"


@pytest.mark.rule("TRI-2.4")
@pytest.mark.parametrize("order", list(permutations(FACTIONS)))
def test_the_order_in_which_they_choose_changes_nothing(order):
    match = act(new(), *[f"{faction}: hero {CHOSEN[faction]}" for faction in order])
    other = act(new(), *[f"{faction}: hero {CHOSEN[faction]}" for faction in FACTIONS])
    assert match.position() == other.position()
    assert [match.view(viewer) for viewer in VIEWERS] == [other.view(viewer) for viewer in VIEWERS]
    assert asked(match) == ("unveiling", "watch")
    assert heard(match, RoundBegan) == [RoundBegan(1)]


@pytest.mark.rule("TRI-2.4")
def test_the_choice_is_secret():
    match = act(new(), "merchant: hero diplomat")
    assert (match.waiting, match.answered) == ((0, 2), (1,))
    assert match.view(1).sides[1].hero == "diplomat"
    assert heard(match, HeroChosen, 1) == [HeroChosen(1, "diplomat")]
    for viewer in (0, 2, None):
        assert match.view(viewer).sides[1].hero == ""
        assert match.view(viewer).answered == (1,)
        assert heard(match, HeroChosen, viewer) == [HeroChosen(1, "")]
    act(match, "watch: hero captain", "thief: hero kingpin")
    for viewer, number in product(VIEWERS, range(3)):
        side = match.view(viewer).sides[number]
        assert (side.hero != "", side.hero_revealed) == (viewer == number, False)


@pytest.mark.rule("TRI-2.4")
def test_a_choice_can_be_changed_until_all_have_chosen():
    match = act(new(), "merchant: hero diplomat", "merchant: hero guildmaster", "watch: hero captain")
    assert match.waiting == (2,)
    assert match.view(1).sides[1].hero == "guildmaster"
    with pytest.raises(IllegalAction):
        act(match, "thief: hero captain")


@pytest.mark.rule("TRI-2.4")
def test_a_guess_takes_the_secret_choices_of_others_back():
    match = act(new(), "merchant: hero diplomat", "watch: hero captain")
    world = guess(match, 1)
    assert GAME.view(world, 1).sides[1].hero == "diplomat"
    assert (world.waiting, world.answered) == (0b101, 0b010)


@pytest.mark.rule("TRI-2.4")
def test_a_guess_may_give_others_any_hero():
    match = with_heroes(hidden("captain"), hidden("diplomat"), hidden("kingpin", hero_revealed=1))
    seen = set()
    for seed in range(40):
        sides = GAME.write(guess(match, 0, seed))["sides"]
        assert (sides[0]["hero"], sides[2]["hero"]) == ("captain", "kingpin")
        seen.add(sides[1]["hero"])
    assert seen == set(OF["merchant"])


# ---- revealing ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-2.4")
def test_a_hero_may_be_revealed_at_the_start_of_every_phase_before_the_own_act():
    match = with_heroes("bounty", "apprentice", "fence", round=2)
    asked_for, acted = [], []
    while match.view(None).round == 2:
        phase, faction = asked(match)
        step = match.view(None).step
        if phase == "unveiling":
            assert legal(match, faction) == ["wait", "reveal"]
            assert (step, faction) not in acted
            asked_for.append((step, faction))
            act(match, f"{faction}: wait")
        else:
            acted.append((step, faction))
            match.submit(match.waiting[0], match.legal(match.waiting[0])[-1])
    assert asked_for == [(step, faction) for step in STEPS for faction in FACTIONS]
    assert {step for step, _ in acted} == {"draw", "play"}


@pytest.mark.rule("TRI-2.4")
@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("faction", FACTIONS)
def test_once_revealed_a_hero_stays_so_and_nobody_is_asked_again(step, faction):
    match = with_heroes()
    while (match.view(None).step, asked(match)) != (step, ("unveiling", faction)):
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    act(match, f"{faction}: reveal")
    number = FACTIONS.index(faction)
    hero = match.view(number).sides[number].hero
    for viewer in VIEWERS:
        side = match.view(viewer).sides[number]
        assert (side.hero, side.hero_revealed) == (hero, True)
        assert heard(match, HeroRevealed, viewer) == [HeroRevealed(number, hero)]
    while match.view(None).round < 3:
        assert asked(match) != ("unveiling", faction)
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    assert match.view(None).sides[number].hero_revealed


@pytest.mark.rule("TRI-2.4")
def test_a_hero_that_lies_face_down_does_nothing():
    match = with_heroes(hidden("magistrate"), hidden("guildmaster"), hidden("acrobat"))
    until(match, "laying", "thief")
    assert [side.cost_change for side in match.view(None).sides] == [0, 0, 0]
    assert heard(match, DrewTreasure)[2:] == heard(match, DrewTreasure)[-4:]  # two draws of each


@pytest.mark.rule("TRI-2.4", "TRI-5.4")
def test_a_hero_may_be_revealed_in_the_end_phase_before_victory_is_checked():
    match = with_heroes(thief=hidden("kingpin"), phase="unveiling", turn="thief", step="end", infamy=8)
    assert act(match, "thief: reveal").outcome.winners == (2,)


@pytest.mark.rule("TRI-2.4", "TRI-5.4")
def test_a_confessor_in_the_end_phase_comes_before_the_thiefs_victory():
    match = with_heroes(hidden("confessor"), turn="watch", step="end", infamy=9)
    act(match, "watch: reveal", "merchant: wait", "thief: wait")
    assert match.outcome is None
    assert infamy(match) == 7


@pytest.mark.rule("TRI-2.4")
def test_cards_do_not_touch_heroes():
    match = with_heroes(hidden("confessor", "bounty"), hidden("diplomat"), hidden("kingpin"), round=2)
    rng = random.Random(3)
    before = [side["hero"] for side in match.position()["sides"]]
    revealed: set[int] = set()
    for _ in range(80):
        if not match.waiting:
            break
        answer(match, rng)
        sides = match.position()["sides"]
        assert [side["hero"] for side in sides] == before
        now = {number for number in range(3) if sides[number]["hero_revealed"]}
        assert revealed <= now
        revealed = now


# ---- the Watch ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-2.4")
def test_the_captain_captures_a_thief_up_to_level_two_from_the_discard_once():
    match = with_heroes(hidden("captain"), "", {"discard": "master-thief street-urchin pickpocket fence"})
    act(match, "watch: reveal")
    assert asked(match) == ("capturing", "watch")
    assert legal(match, "watch") == ["choose street-urchin", "choose pickpocket"]
    act(match, "watch: choose pickpocket")
    assert prison(match) == "pickpocket"
    assert asked(match) == ("drawing", "watch")


@pytest.mark.rule("TRI-2.4")
@pytest.mark.parametrize("cards", ["", "master-thief fence"])
def test_the_captain_may_find_nobody(cards):
    match = act(with_heroes(hidden("captain"), "", {"discard": cards}), "watch: reveal")
    assert (asked(match), prison(match)) == (("drawing", "watch"), "")


@pytest.mark.rule("TRI-2.4", "TRI-6.4")
def test_the_captains_capture_can_be_answered_too():
    match = with_heroes(hidden("captain"), "", {"hand": "smoke-bomb", "discard": "pickpocket"})
    act(match, "watch: reveal", "watch: choose pickpocket", "thief: react smoke-bomb")
    assert (prison(match), discard(match, "thief")) == ("", "pickpocket smoke-bomb")


@pytest.mark.rule("TRI-2.4", "TRI-4.3")
def test_the_magistrate_makes_thief_and_watch_pay_one_more_each_round():
    match = with_heroes(hidden("magistrate"), round=4)
    act(match, "watch: reveal")
    assert [side.cost_change for side in match.view(None).sides] == [0, 0, 0]  # from the next round on
    for number in (5, 6):
        while match.view(None).round < number:
            match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
        assert [side.cost_change for side in match.view(None).sides] == [1, 0, 1]


@pytest.mark.rule("TRI-2.4")
def test_the_confessor_looks_takes_two_infamy_and_costs_two_treasures_of_choice():
    watch = hidden("confessor", "copper silver gold")
    match = act(with_heroes(watch, "", "fence gold", infamy=5), "watch: reveal")
    assert infamy(match) == 3
    assert known(match, "thief", 0) == "fence gold"
    assert known(match, "thief", 1) == ""
    assert asked(match) == ("discarding", "watch")
    act(match, "watch: choose copper", "watch: choose gold")
    assert purse(match, "watch") == "silver"
    assert spent(match) == "copper gold"


@pytest.mark.rule("TRI-2.4", "TRI-4.7")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0)])
def test_the_confessor_does_what_can_be_done(before, after):
    match = act(with_heroes(hidden("confessor"), infamy=before), "watch: reveal")
    assert infamy(match) == after
    assert asked(match) == ("drawing", "watch")


# ---- the Merchant ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-2.4")
def test_the_guildmaster_draws_a_treasure_each_round_and_pays_two_more():
    match = with_heroes("", hidden("guildmaster"), turn="merchant", step="end", treasure="gold gold gold gold")
    act(match, "merchant: reveal", "thief: wait")
    assert purse(match, "merchant") == "gold"  # at the beginning of the next round
    assert [side.cost_change for side in match.view(None).sides] == [0, 2, 0]
    assert asked(match) == ("unveiling", "watch")


@pytest.mark.rule("TRI-2.4")
def test_the_guildmaster_works_every_round():
    guild = hidden("guildmaster", "shopkeeper gold", hero_revealed=1)
    match = with_heroes("", guild, "", phase="laying", turn="merchant")
    for number in (2, 3):
        before = size(purse(match, "merchant"))
        while match.view(None).round < number:
            match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
        assert size(purse(match, "merchant")) - before == (1 if number == 2 else 1 + 2)
        assert match.view(None).sides[1].cost_change == 2


@pytest.mark.rule("TRI-2.4", "TRI-4.7")
def test_the_diplomat_draws_one_and_shields_for_the_round():
    thief = hidden("kingpin", "pickpocket copper")
    match = with_heroes("", hidden("diplomat"), thief, phase="laying", turn="thief", treasure="gold")
    act(match, "thief: lay pickpocket", "watch: wait")
    assert (match.view(None).step, asked(match)) == ("pay", ("unveiling", "merchant"))
    act(match, "merchant: reveal", "thief: wait", "thief: pay copper", "watch: wait", "thief: wait")
    assert purse(match, "merchant") == "gold"
    assert infamy(match) == 0
    assert heard(match, Countered) == [Countered(2, "pickpocket")]


@pytest.mark.rule("TRI-2.4")
def test_the_diplomats_shield_does_not_outlast_the_round():
    match = with_heroes("", hidden("diplomat"), turn="merchant", step="end")
    act(match, "merchant: reveal")
    assert match.view(None).sides[1].protections == ("take",)
    act(match, "thief: wait")
    assert match.view(None).sides[1].protections == ()


@pytest.mark.rule("TRI-2.4")
def test_the_moneylender_draws_three_and_discards_one_in_each_of_the_next_three_rounds():
    match = with_heroes("", hidden("moneylender"), turn="merchant", step="end", treasure="silver silver copper")
    act(match, "merchant: reveal", "thief: wait")
    assert heard(match, Scheduled) == [Scheduled(1, "moneylender", 3)]
    assert purse(match, "merchant") == "copper silver silver"
    for rounds, number in ((2, 2), (1, 3), (0, 4)):
        assert (match.view(None).round, match.view(None).step) == (number, "begin")
        assert asked(match) == ("discarding", "merchant")
        assert [item.rounds for item in match.view(None).sides[1].agenda] == [rounds]
        assert len(heard(match, CameDue)) == number - 1
        act(match, "merchant: choose " + ("copper" if number == 2 else "silver"))
        assert legal(match, asked(match)[1]) == ["wait", "reveal"]
        while match.view(None).round == number:
            match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    assert heard(match, ThrewAway) == [ThrewAway(1, (coin,), "moneylender") for coin in ("copper", "silver", "silver")]
    assert match.view(None).step == "draw"  # nothing is left on the agenda
    assert match.view(None).sides[1].agenda == ()


@pytest.mark.rule("TRI-2.4")
def test_a_moneylender_without_treasure_discards_nothing():
    everything = "copper " * 39 + "silver " * 12 + "gold " * 4 + "diamond"
    match = with_heroes(everything, hidden("moneylender"), turn="merchant", step="end")
    act(match, "merchant: reveal", "thief: wait")
    assert asked(match) == ("unveiling", "watch")
    assert len(heard(match, CameDue)) == 1


# ---- the Thief ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-2.4")
def test_the_ringleader_recovers_a_character_and_frees_one_of_level_one():
    thief = hidden("ringleader", discard="cat-burglar fence")
    match = with_heroes("", "", thief, turn="thief", prison="pickpocket master-thief cat-burglar")
    act(match, "thief: reveal")
    assert (asked(match), legal(match, "thief")) == (("recovering", "thief"), ["choose cat-burglar"])
    act(match, "thief: choose cat-burglar")
    assert (asked(match), legal(match, "thief")) == (("freeing", "thief"), ["choose pickpocket"])
    act(match, "thief: choose pickpocket")
    assert hand(match, "thief") == "pickpocket cat-burglar"
    assert prison(match) == "cat-burglar master-thief"


@pytest.mark.rule("TRI-2.4")
def test_the_ringleader_does_the_one_where_the_other_cannot_be_done():
    match = with_heroes("", "", hidden("ringleader", discard="fence"), turn="thief", prison="pickpocket")
    act(match, "thief: reveal", "thief: choose pickpocket")
    assert hand(match, "thief") == "pickpocket"
    match = with_heroes("", "", hidden("ringleader", discard="cat-burglar"), turn="thief", prison="cat-burglar")
    act(match, "thief: reveal", "thief: choose cat-burglar")
    assert (hand(match, "thief"), asked(match)) == ("cat-burglar", ("drawing", "thief"))


def acrobat(watch: str, *answers: str, hand: str = "", **zones: object):
    """The Thief reveals an Acrobat in the Play phase, then all lay."""
    match = with_heroes(
        hidden("magistrate", laid=watch, hand="copper copper copper"),
        hidden("diplomat"),
        hidden("acrobat", hand, **zones),
        step="play",
        turn="thief",
    )
    act(match, "thief: reveal")
    for answer_ in answers:
        act(match, answer_)
    return until_effect(match)


def until_effect(match):
    """Nobody else reveals a hero; cards are paid."""
    while match.view(None).phase in ("unveiling", "paying"):
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    return match


@pytest.mark.rule("TRI-2.4", "TRI-4.6")
def test_the_acrobat_cannot_be_captured_this_round_and_pays_one_less():
    match = acrobat("bloodhound", "thief: lay pickpocket", hand="pickpocket")
    assert CARDS["pickpocket"]["cost"] == 1
    assert heard(match, Revealed)[-1] == Revealed(2, "pickpocket", 0)
    assert (prison(match), infamy(match)) == ("", 1)


@pytest.mark.rule("TRI-2.4", "TRI-6.5")
def test_a_raid_upon_an_acrobat_costs_infamy_all_the_same():
    match = acrobat("raiding-party", "thief: lay street-urchin", hand="street-urchin")
    assert (asked(match), prison(match)) == (("opting", "thief"), "")


@pytest.mark.rule("TRI-2.4", "TRI-6.6")
def test_a_search_of_an_acrobats_hand_draws_cards():
    match = acrobat("search-warrant", "thief: lay none", hand="cat-burglar pickpocket")
    assert (prison(match), size(hand(match, "watch"))) == ("", 2)


@pytest.mark.rule("TRI-2.4")
@pytest.mark.parametrize(("watch", "zones"), [("bounty", {"discard": "pickpocket"}), ("undercover-agent", {})])
def test_neither_the_hand_nor_the_discard_of_an_acrobat_is_open_to_captures(watch, zones):
    match = acrobat(watch, "thief: lay none", hand="pickpocket", **zones)
    if asked(match) == ("capturing", "watch"):
        assert legal(match, "watch") == ["pass"]
        act(match, "watch: pass")
    assert prison(match) == ""


@pytest.mark.rule("TRI-2.4")
def test_the_kingpin_gains_one_infamy_and_shows_the_hand():
    match = act(with_heroes("", "", hidden("kingpin", "fence gold"), turn="thief", infamy=3), "thief: reveal")
    assert infamy(match) == 4
    assert heard(match, InfamyChanged) == [InfamyChanged(2, 1, 4, "kingpin")]
    for viewer in VIEWERS:
        assert heard(match, Showed, viewer) == [Showed(2, ("fence", "gold"), "kingpin")]
        assert known(match, "thief", viewer) == ("" if viewer == 2 else "fence gold")


@pytest.mark.rule("TRI-2.4", "TRI-4.7")
def test_the_kingpin_cannot_pass_nine():
    assert infamy(act(with_heroes("", "", hidden("kingpin"), turn="thief", infamy=9), "thief: reveal")) == 9
