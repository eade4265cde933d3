"""What a bot has thought, for a hint."""

from tripot.server.workers.tasks import Thought


def test_a_hint_compares_with_what_was_looked_at_most_besides():
    weighed = (("stay", 0.4, 30), ("go", 0.6, 90), ("wait", 0.55, 40), ("dance", 0.9, 0))
    assert Thought("go", None, 0.6, weighed).next_best == ("wait", 0.55)


def test_the_next_best_is_never_said_to_be_better():
    assert Thought("go", None, 0.5, (("stay", 0.7, 3), ("go", 0.5, 90))).next_best == ("stay", 0.5)


def test_where_nothing_was_compared_there_is_no_next_best():
    assert Thought("go", None, 0.6, (("go", 0.6, 90),)).next_best is None
    assert Thought("go").next_best is None
