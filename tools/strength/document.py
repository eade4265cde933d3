"""All verdicts as a page of the documentation."""

from collections.abc import Sequence

from strength.verdict import Json
from tripot import game

TITLES = {
    "greedy": "`greedy` against random bots",
    "expert": "`expert` with a quarter of a second against greedy bots",
    "curve": "Strength over budget",
    "levels": "Each level against the one below",
}
INTRODUCTION = """\
# How strong the bots are

Written by `make strength`, which plays the commands below; the figures are in [strength.json](strength.json) too.
*Fair share* is how many times its equal share a bot wins; the 95 % interval is over deals (see [arena.md](arena.md)).
A match that was played by former rules says so.
"""
PICTURES = {"curve": "![Times the fair share over seconds a decision](images/strength.svg)\n\n"}
HEAD = (
    "| game | bot | against | role | games | wins | 95 % interval | fair share | wanted | holds | a decision |\n"
    "| :-- | :-- | :-- | :-- | --: | --: | --: | --: | --: | :-: | --: |\n"
)


def page(verdicts: Sequence[Json], machine: str) -> str:
    parts = [part for part in TITLES if any(found["part"] == part for found in verdicts)]
    sections = [section(part, [found for found in verdicts if found["part"] == part]) for part in parts]
    return "\n".join([INTRODUCTION, f"Measured on {machine}.\n", *sections])


def section(part: str, verdicts: Sequence[Json]) -> str:
    rows = "".join(row(found, own) for found in verdicts for own in [found, *found["by_role"]])
    commands = "\n".join(found["command"] for found in verdicts)
    return f"## {TITLES[part]}\n\n{PICTURES.get(part, '')}{HEAD}{rows}\n```\n{commands}\n```\n"


def row(found: Json, own: Json) -> str:
    """The whole match, or its bot in one role."""
    is_whole = own is found
    judged = {None: "", True: "yes", False: "**no**"}[found["holds"]] if is_whole else ""
    cells = [
        *((game_of(found), f"`{found['bot']}`", f"`{found['other']}`", "") if is_whole else ("", "", "", own["role"])),
        f"{own['games']:,}",
        f"{own['win_share']:.1%}",
        f"{100 * own['low']:.1f} to {own['high']:.1%}",
        f"× {own['times_fair']:.2f}",
        f"× {found['wanted']:g}" if found["wanted"] is not None else "",
        judged,
        milliseconds(found["seconds_per_decision"]) if is_whole else "",
    ]
    return f"| {' | '.join(cells)} |\n"


def game_of(found: Json) -> str:
    """With the version of the rules, where that is not the one in force any more."""
    key, rules = str(found["game"]), str(found["rules"])
    return key if rules == game(key).rules else f"{key}, rules {rules}"


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.3g} ms" if seconds < 1 else f"{1000 * seconds:,.0f} ms"
