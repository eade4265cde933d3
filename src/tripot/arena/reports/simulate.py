"""Many random games: who wins, how long they last, what they score, and what else their game has measured."""

from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass, field, replace
from time import perf_counter

from tripot.arena.executors.workers import Here, Workers
from tripot.arena.playing.table import game_with
from tripot.arena.statistics.distribution import Distribution
from tripot.arena.statistics.intervals import wilson
from tripot.core.game import Options
from tripot.core.playing import Tally, play_many
from tripot.core.registry import game as find_game

__all__ = ["Sample", "Simulation", "simulate"]

Progress = Callable[[int], None]
MOST_CHUNKS = 100
LARGEST_CHUNK = 100


@dataclass(frozen=True)
class Chunk:
    """Consecutive games; game i of a simulation has the seed of the simulation plus i."""

    game: str
    seats: int
    options: Options
    seed: int
    games: int
    data: object = None  # the content of a data file


@dataclass
class Counts:
    """The counts of a chunk, or of all chunks so far."""

    games: int
    decisions: int
    wins: list[float]  # per seat; a shared victory counts in equal parts
    lengths: Distribution
    scores: list[Distribution]
    measures: list[Distribution]  # in the order of `Game.measures`

    def merge(self, other: "Counts") -> None:
        """Add the counts of further games."""
        self.games += other.games
        self.decisions += other.decisions
        self.lengths.merge(other.lengths)
        for seat, wins in enumerate(other.wins):
            self.wins[seat] += wins
            self.scores[seat].merge(other.scores[seat])
        for n, measured in enumerate(other.measures):
            self.measures[n].merge(measured)


@dataclass(frozen=True)
class Sample:
    """Games of one table, counted."""

    game: str
    seats: int
    options: Options
    data: str | None  # the hash of a data file
    seed: int
    counts: Counts = field(repr=False)

    @property
    def games(self) -> int:
        """How many games there were."""
        return self.counts.games

    @property
    def measures(self) -> dict[str, Distribution]:
        """What else the game counts, by the keys of its texts."""
        return dict(zip(find_game(self.game).measures, self.counts.measures, strict=True))

    def win_share(self, seat: int) -> float:
        """The share of the games that `seat` won."""
        return self.counts.wins[seat] / self.games

    def win_interval(self, seat: int) -> tuple[float, float]:
        """The 95 % interval of the win share."""
        return wilson(self.counts.wins[seat], self.games)

    def table_json(self) -> dict[str, object]:
        """What was played, as a JSON object."""
        return {
            "game": self.game,
            "seats": self.seats,
            "options": dict(self.options),
            "data": self.data,
            "seed": self.seed,
            "games": self.games,
        }

    def counts_json(self) -> dict[str, object]:
        """The counts, as a JSON object."""
        return {
            "by_seat": [self.seat_json(seat) for seat in range(self.seats)],
            "rounds": self.counts.lengths.to_json(),
            "measures": {key: measured.to_json() for key, measured in self.measures.items()},
        }

    def seat_json(self, seat: int) -> dict[str, object]:
        """The counts of one seat, as a JSON object."""
        return {
            "seat": seat,
            "wins": self.counts.wins[seat],
            "win_share": self.win_share(seat),
            "win_interval": list(self.win_interval(seat)),
            "score": self.counts.scores[seat].to_json(),
        }


@dataclass(frozen=True)
class Simulation(Sample):
    """The report."""

    workers: int
    seconds: float

    @property
    def games_per_second(self) -> float:
        """Games a second, by all workers together."""
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        """Decisions a second, by all workers together."""
        return self.counts.decisions / self.seconds

    def to_json(self) -> dict[str, object]:
        """The whole report, as a JSON object."""
        speed = {
            "workers": self.workers,
            "decisions": self.counts.decisions,
            "seconds": self.seconds,
            "games_per_second": self.games_per_second,
            "decisions_per_second": self.decisions_per_second,
        }
        return self.table_json() | speed | self.counts_json()


def simulate(
    game: str,
    *,
    seats: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    data: object = None,
    workers: Workers | None = None,
    progress: Progress = lambda done: None,
) -> Simulation:
    """Play one or more random games.  `workers` changes only the time; `progress` is called with the number done.

    `data` is a data file's content, for games whose cards can be replaced.
    """
    found = game_with(game, data)
    chosen = found.check_options(options or {}, found.check_seats(seats))
    hands = workers or Here()
    total = nothing(seats, len(found.measures))
    start = perf_counter()
    with closing(hands.run(play_chunk, chunks(Chunk(game, seats, chosen, seed, games, data)))) as results:
        for counts in results:
            total.merge(counts)
            progress(total.games)
    return Simulation(game, seats, chosen, found.data_hash, seed, total, hands.number, perf_counter() - start)


def chunks(whole: Chunk) -> list[Chunk]:
    """Cut by the number of games alone, so that sums are the same for any number of workers."""
    size = min(max(whole.games // MOST_CHUNKS, 1), LARGEST_CHUNK)
    return [
        replace(whole, seed=whole.seed + start, games=min(size, whole.games - start))
        for start in range(0, whole.games, size)
    ]


def play_chunk(chunk: Chunk) -> Counts:
    game = game_with(chunk.game, chunk.data)
    blank = game.blank(chunk.seats, chunk.options)
    return counts_of(play_many(blank, chunk.games, chunk.seed, len(game.measures)))


def counts_of(tally: Tally) -> Counts:
    scores = [Distribution(scores) for scores in tally.scores]
    measures = [Distribution(values) for values in tally.measures]
    return Counts(tally.games, tally.decisions, list(tally.wins), Distribution(tally.lengths), scores, measures)


def nothing(seats: int, measures: int) -> Counts:
    scores = [Distribution() for _ in range(seats)]
    return Counts(0, 0, [0.0] * seats, Distribution(), scores, [Distribution() for _ in range(measures)])
