"""What the judge of Trök says of its choices is what the rules say."""

import pytest

from rulebook import position
from tripot.bots import choose


@pytest.mark.rule("TRK-4.10")
@pytest.mark.parametrize(("upgrades", "pays"), [("", 3), ("thrud", 5)])
def test_a_hint_to_renew_the_market_names_what_is_paid(upgrades, pays):
    players = [{"hand": "helmet helmet", "upgrades": upgrades}, {"hand": "", "offer": "ration"}]
    match = position("trok", seats=2, phase="trading", market="ration ration helmet", players=players)
    chosen = choose(match, 0, bot="greedy")
    assert (str(chosen.action), chosen.reason.key) == ("take 1 ration for helmet", "renewal")
    assert chosen.reason.points == pays
