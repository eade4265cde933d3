"""Chapter 5, step 3: Idunn and Skaa."""

import pytest

from rulebook import play, texts
from tripot.core.errors import IllegalAction
from tripot.games.trok.events import Claimed

from .table import ROW, combining, heard, part

# ---- Idunn ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRK-5.12")
@pytest.mark.parametrize(
    "run",
    [
        "pickaxe ration gloves lantern armour",
        "ration gloves lantern armour helmet",
        "gloves lantern armour helmet hammer",
        "ration lantern armour helmet stone",
        "lantern armour helmet hammer stone",
        "pickaxe armour stone stone vein",
        "lantern armour helmet hammer vein",  # the only pickaxe as a 3
        "armour helmet hammer vein vein",
    ],
)
def test_idunns_run_of_five_takes_two_of_the_first_five_upgrades(run):
    cards = run.replace("vein", "pickaxe")
    match = combining(cards, "idunn vein vein")
    play(match, f"0: different {run}")
    assert texts(match, 0) == ["claim 0 thrud", "claim 1 grid", "claim 2 zoral", "claim 3 mine", "claim 4 cart"]
    play(match, "0: claim 2 zoral")
    assert texts(match, 0) == ["claim 0 thrud", "claim 1 grid", "claim 2 mine", "claim 3 cart"]
    play(match, "0: claim 3 cart")
    assert part(match, 0, "upgrades") == "vein vein cart idunn zoral"


@pytest.mark.rule("TRK-5.12")
@pytest.mark.parametrize(
    ("cards", "upgrades"),
    [
        ("ration gloves lantern armour helmet", "vein skaa"),  # no Idunn
        ("ration gloves lantern armour hammer", "idunn"),  # a gap
        ("pickaxe gloves lantern armour helmet", "idunn"),
        ("pickaxe lantern armour helmet hammer", "idunn vein"),  # the pickaxe as itself
        ("ration gloves lantern armour", "idunn"),  # four
        ("ration gloves lantern armour helmet hammer", "idunn"),  # six
        ("ration gloves lantern armour stone stone", "idunn"),  # six with wild cards
        ("pickaxe ration gloves lantern armour helmet hammer", "idunn"),  # seven
        ("pickaxe helmet stone stone", "idunn"),
        ("pickaxe helmet hammer stone stone", "idunn"),
    ],
)
def test_anything_but_a_run_of_exactly_five_takes_one_upgrade(cards, upgrades):
    match = play(combining(cards, upgrades), f"0: different {cards}", "0: claim 0 thrud")
    assert len(heard(match, None, Claimed)) == 1
    assert match.view(None).phase != "claiming"


@pytest.mark.rule("TRK-5.12")
def test_the_second_upgrade_of_a_run_is_compulsory():
    match = combining("ration gloves lantern armour helmet", "idunn")
    play(match, "0: different ration gloves lantern armour helmet", "0: claim 0 thrud")
    assert match.waiting == (0,)
    assert "done" not in texts(match, 0)
    with pytest.raises(IllegalAction):
        match.submit(0, "done")


@pytest.mark.rule("TRK-5.12")
def test_a_run_takes_only_one_where_only_one_is_left():
    match = combining("ration gloves lantern armour helmet hammer hammer hammer", "idunn", row="grid")
    play(match, "0: different ration gloves lantern armour helmet", "0: claim 0 grid")
    assert match.view(None).phase == "combining"
    assert texts(match, 0) == ["done", "identical hammer hammer hammer"]


@pytest.mark.rule("TRK-5.12")
def test_skaa_taken_first_does_not_widen_the_choice_of_the_second():
    match = combining("ration gloves lantern armour helmet", "idunn", row="skaa grid zoral mine cart astrid ylud")
    play(match, "0: different ration gloves lantern armour helmet", "0: claim 0 skaa")
    assert texts(match, 0) == ["claim 0 grid", "claim 1 zoral", "claim 2 mine", "claim 3 cart"]


@pytest.mark.rule("TRK-5.12", "TRK-5.8")
def test_idunn_taken_with_a_run_does_not_work_for_that_run():
    match = combining("ration gloves lantern armour helmet", row="idunn grid zoral mine")
    play(match, "0: different ration gloves lantern armour helmet", "0: claim 0 idunn")
    assert part(match, 0, "upgrades") == "idunn"
    assert match.view(None).round == 2


# ---- Skaa -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRK-5.13")
@pytest.mark.parametrize(
    "cards", ["pickaxe ration gloves", "pickaxe ration gloves hammer", "pickaxe ration stone hammer helmet"]
)
def test_with_skaa_three_or_more_different_cards_take_any_upgrade_of_the_row(cards):
    match = play(combining(cards, "skaa"), f"0: different {cards}")
    assert texts(match, 0) == [f"claim {slot} {key}" for slot, key in enumerate(ROW.split())]
    play(match, "0: claim 6 ylud")
    assert part(match, 0, "upgrades") == "skaa ylud"


RUN = "ration gloves lantern armour helmet"


@pytest.mark.rule("TRK-5.13", "TRK-5.12")
def test_idunn_and_skaa_may_take_one_of_the_whole_row():
    match = play(combining(RUN, "idunn skaa"), f"0: different {RUN}")
    assert texts(match, 0) == [f"claim {slot} {key}" for slot, key in enumerate(ROW.split())]
    play(match, "0: claim 5 astrid")
    assert part(match, 0, "upgrades") == "idunn skaa astrid"
    assert match.view(None).round == 2


@pytest.mark.rule("TRK-5.13", "TRK-5.12")
def test_idunn_and_skaa_may_take_two_of_the_first_five():
    match = play(combining(RUN, "idunn skaa"), f"0: different {RUN}", "0: claim 0 thrud")
    assert texts(match, 0) == ["done", "claim 0 grid", "claim 1 zoral", "claim 2 mine", "claim 3 cart"]
    play(match, "0: claim 3 cart")
    assert part(match, 0, "upgrades") == "cart thrud idunn skaa"
    assert match.view(None).round == 2


@pytest.mark.rule("TRK-5.13", "TRK-5.12")
def test_idunn_and_skaa_may_stop_after_one_of_the_first_five():
    match = combining(f"{RUN} hammer hammer hammer", "idunn skaa")
    play(match, f"0: different {RUN}", "0: claim 0 thrud", "0: done")
    assert part(match, 0, "upgrades") == "thrud idunn skaa"
    assert texts(match, 0) == ["done", "identical hammer hammer hammer"]
