"""How strong are the bots?  The matches that show it, and what is wanted of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from tripot import catalogue

SEATS = {"trok": 4, "tschak": 4, "trol": 4, "trieste": 3}
DUELS = {"trok": 2, "tschak": 2, "trol": 2, "trieste": 3}  # the smallest tables: levels that think take long
GREEDY = {"trok": 3.0, "tschak": 2.0, "trol": 2.0, "trieste": 1.8}  # times its fair share against random bots
EXPERT = 1.6  # times its fair share against greedy bots, with a quarter of a second
EXPERT_GAMES = {"trok": 48, "tschak": 96, "trol": 188, "trieste": 360}
CHANCIEST = "trieste"  # whose strength is shown over budgets: elsewhere the expert is far above what is wanted
BUDGETS = {"0.01s": 360, "0.05s": 360, "1s": 120, "2s": 30}  # of the curve beside a quarter of a second, and games
LEVELS = ("beginner", "easy", "normal", "hard", "expert")
LEVEL_GAMES = {"easy": 600, "normal": 300, "hard": 300, "expert": 60}  # where it is the better one
CLOSE_GAMES = LEVEL_GAMES | {"hard": 900, "expert": 72}  # where luck decides more


@dataclass(frozen=True)
class Pairing:
    """One bot against others of one kind."""

    part: str
    game: str
    bot: str
    other: str
    seats: int
    games: int
    wanted: float | None = None  # times the fair share, in every role if there are roles
    is_sure: bool = False  # wanted of all roles together, but of the whole interval

    @property
    def file(self) -> str:
        """Where its results are kept; a match of two parts is played once."""
        return f"{self.game}-{self.seats}-{self.bot}-{self.other}.jsonl".replace(":", "-")

    @property
    def arguments(self) -> list[str]:
        bots = ",".join([self.bot] + [self.other] * (self.seats - 1))
        return ["arena", self.game, "--bots", bots, "--games", str(self.games)]

    @property
    def command(self) -> str:
        return " ".join(["tripot", *self.arguments])


def matches() -> list[Pairing]:
    return [match for game in catalogue() if game in SEATS for match in matches_of(game)]


def chosen(names: Sequence[str]) -> list[Pairing]:
    """Those of the parts, games and bots that are named; of each of the three all, if none of it is."""
    found, left = matches(), set(names)
    for about in ("part", "game", "bot"):  # `greedy` is a part, and a bot too
        asked = left & {getattr(match, about) for match in found}
        found = [match for match in found if not asked or getattr(match, about) in asked]
        left -= asked
    if left:
        raise ValueError(f"No match is of {', '.join(sorted(left))}: name parts, games and bots of docs/strength.md.")
    return found


def matches_of(game: str) -> list[Pairing]:
    return [greedy(game), expert(game), *(curve(game) if game == CHANCIEST else []), *levels(game)]


def greedy(game: str) -> Pairing:
    return Pairing("greedy", game, "greedy", "random", SEATS[game], 1000, GREEDY[game])


def expert(game: str) -> Pairing:
    return Pairing("expert", game, "expert:0.25s", "greedy", SEATS[game], EXPERT_GAMES[game], EXPERT)


def curve(game: str) -> list[Pairing]:
    """Strength over budget."""
    games = BUDGETS | {"0.25s": EXPERT_GAMES[game]}
    return [
        Pairing("curve", game, f"expert:{budget}", "greedy", SEATS[game], games[budget]) for budget in sorted(games)
    ]


def levels(game: str) -> list[Pairing]:
    """Each level against the one below."""
    games = CLOSE_GAMES if game == CHANCIEST else LEVEL_GAMES
    return [
        Pairing("levels", game, level, below, DUELS[game], games[level], 1.0, is_sure=True)
        for below, level in pairwise(LEVELS)
    ]
