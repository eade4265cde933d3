"""The digests of seeded games: the same again, and other ones as soon as anything shows."""

from digests.playing import digests_of
from tripot.core.registry import game

KINDS = {"numbers", "notation", "wrong notation", "legal", "observations", "worlds", "positions", "views"}


def by_kind() -> dict[str, str]:
    """Of tables of two."""
    lines = [line for line in digests_of("tschak", 3) if line.startswith("tschak 2 ")]
    return {line.removeprefix("tschak 2 ").rsplit(" ", 2)[0]: line for line in lines}


def test_digests_are_the_same_again_and_other_ones_when_something_is_written_otherwise(monkeypatch):
    before = by_kind()
    assert before == by_kind()
    assert set(before) == KINDS | {"read again", "wrong positions", "events", "records"}

    kind = type(game("tschak"))
    write = kind.write
    monkeypatch.setattr(kind, "write", lambda self, state: write(self, state) | {"more": 1})
    after = by_kind()
    changed = {kind for kind in before if before[kind] != after[kind]}
    assert changed == {"worlds", "positions", "read again", "wrong positions"}
