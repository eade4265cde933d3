"""What the judge tells of a card and its line."""

import pytest

from tripot.text import Speaker

from .table import table


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("", "With this card the hunt for Koalabbit comes to a total of about 2 so far; it takes 3."),
        (
            "flint rocky",
            "With this card the hunt for Koalabbit would have a 100% chance of success, as the line lies now.",
        ),
        (
            "flint rocky, bramble tracker",
            "With this card the hunt for Koalabbit comes to a total of about 8; above 6 the prey explodes.",
        ),
    ],
)
def test_a_hint_tells_whether_a_line_is_too_weak_or_too_strong(line, told):
    match = table(4, {"hand": "rocky"}, lines=(f"koalapin: {line}",), turn=0)
    judge = match.game.judge()
    judge.look(match.state, 0)
    action = match.game.parse("assign rocky 0")
    assert Speaker("en", match.game, viewer=0).why(judge.reason(action.code)) == told
