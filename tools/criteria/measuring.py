"""The games that a set of cards is judged by: played once, kept on disk, gone on with where they stopped."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tripot.arena.competition.results import Results
from tripot.arena.competition.tournament import Tournament, hold
from tripot.arena.executors.workers import Workers
from tripot.arena.playing.contest import Result
from tripot.arena.playing.table import TableSetup
from tripot.arena.reports.balance import Balance, balance

GAME = "trieste"
SEATS = 3
Progress = Callable[[str, int, int], None]  # which measurement, games played, games wanted


@dataclass(frozen=True)
class Measurement:
    """Games of one bot at all three seats."""

    name: str
    bot: str
    games: int
    heroes: bool = False
    cards: bool = False  # count how cards are used

    def command(self, file: str | None, seed: int) -> str:
        """The command that plays the same games."""
        more = [
            *(["--option heroes=true"] if self.heroes else []),
            *(["--cards"] if self.cards else []),
            *([f"--data {file}"] if file else []),
        ]
        return " ".join([f"tripot balance {GAME} --bots {self.bot} --games {self.games} --seed {seed}", *more])


@dataclass(frozen=True)
class Measured:
    """What came of a measurement."""

    measurement: Measurement
    report: Balance
    results: list[Result]


FULL = (
    Measurement("cards", "expert:300", 1000, cards=True),
    Measurement("experts", "expert:60", 2000),
    Measurement("greedy", "greedy", 2000),
    Measurement("heroes", "expert:60", 1000, heroes=True),
)


def measure(
    measurement: Measurement, data: object, seed: int, folder: Path | None, workers: Workers, progress: Progress
) -> Measured:
    """Play what is not on disk yet; without a folder nothing is kept."""
    table = TableSetup.checked(GAME, SEATS, {"heroes": measurement.heroes}, data)
    tournament = Tournament.alone(measurement.bot, table, seed, measurement.cards)
    results = Results(tournament.header(), kept_in(folder, measurement, tournament))
    games = measurement.games
    hold(tournament, games, results, workers, lambda done: progress(measurement.name, done, games))
    first = results.first(games)
    return Measured(measurement, balance(tournament, first), first)


def kept_in(folder: Path | None, measurement: Measurement, tournament: Tournament) -> Path | None:
    """A file of its own for each set of cards, bot and seed."""
    if folder is None:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    cards = str(tournament.table.rules().data_hash)[:12]
    bot = measurement.bot.replace(":", "-")
    return folder / f"{cards}-{measurement.name}-{bot}-{tournament.seed}.jsonl"
