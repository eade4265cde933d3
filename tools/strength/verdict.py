"""What came of a match, and whether it is what was wanted."""

from collections.abc import Mapping
from typing import Any

from strength.matches import Pairing

Json = dict[str, Any]
FIGURES = ("win_share", "low", "high", "games", "times_fair")


def verdict(match: Pairing, report: Mapping[str, Any]) -> Json:
    """The figures of the match's first bot, from the report of `tripot arena --json`."""
    first = report["bots"][0]
    shares = [first] if match.is_sure else first["by_role"] or [first]
    return {
        "part": match.part,
        "game": match.game,
        "rules": report["rules"],
        "bot": match.bot,
        "other": match.other,
        "command": match.command,
        **{figure: first[figure] for figure in FIGURES},
        "seconds_per_decision": first["seconds_per_decision"],
        "by_role": [{figure: own[figure] for figure in ("role", *FIGURES)} for own in first["by_role"]],
        "wanted": match.wanted,
        "holds": None if match.wanted is None else all(holds(match, match.wanted, own) for own in shares),
    }


def holds(match: Pairing, wanted: float, share: Mapping[str, Any]) -> bool:
    return bool(share["low"] * match.seats > wanted if match.is_sure else share["times_fair"] >= wanted)
