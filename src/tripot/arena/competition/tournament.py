"""A tournament: who sits where, in which game, with which luck.

A tournament is a list of deals.  Everything of a deal that is luck comes from one seed, and the deal is played once in
every rotation of its bots, so that each of them gets each seat and its cards once.  (Luck is drawn as the game goes on:
the deals are the same, and what follows is as long as the bots decide alike.)

Where there are more bots than seats, they stand in a circle; each deal seats as many neighbours as there are seats and
begins one further, so that after a whole round of deals all have played equally often.  Every round draws a new circle.
"""

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from importlib.metadata import version

from tripot.arena.competition.results import Results
from tripot.arena.errors import TooFewBots
from tripot.arena.executors.workers import Here, Workers
from tripot.arena.playing.contest import Contest, play
from tripot.arena.playing.seeds import derive_seed, shuffled
from tripot.arena.playing.table import TableSetup
from tripot.bots import bot

__all__ = ["Tournament", "hold"]

FORMAT = 1
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Tournament:
    """Bots at a table, and the seed of all luck."""

    table: TableSetup
    bots: tuple[str, ...]  # the entrants
    seed: int
    rotations: int  # contests of a deal
    cards: bool = False  # count how cards are used

    @classmethod
    def between(cls, bots: Sequence[str], table: TableSetup, seed: int = 0) -> "Tournament":
        """All against all, in every rotation of every deal; UnknownBot or TooFewBots."""
        names = tuple(bot(name).name for name in bots)
        if len(names) < table.seats:
            raise TooFewBots(found=len(names), wanted=table.seats)
        return cls(table, names, seed, rotations=table.seats)

    @classmethod
    def alone(cls, name: str, table: TableSetup, seed: int = 0, cards: bool = False) -> "Tournament":
        """One bot at every seat: a rotation would change nothing."""
        return cls(table, (bot(name).name,) * table.seats, seed, rotations=1, cards=cards)

    def header(self) -> dict[str, object]:
        """All that the results depend on, except their number: a longer tournament begins like a shorter one."""
        rules = self.table.rules()
        return {
            "format": FORMAT,
            "tripot": version("tripot"),
            "game": self.table.game,
            "rules": rules.rules,
            "seats": self.table.seats,
            "options": dict(self.table.options),
            "data": rules.data_hash,
            "bots": list(self.bots),
            "rotations": self.rotations,
            "seed": self.seed,
        } | ({"cards": True} if self.cards else {})

    def fair(self, games: int) -> int:
        """The next number of games after which all bots have played equally often, at each seat."""
        unit = self.rotations * (len(self.bots) if len(self.bots) > self.table.seats else 1)
        return -(-games // unit) * unit

    def contest(self, number: int) -> Contest:
        """The game of this number: who sits where, with which luck."""
        deal, turn = divmod(number, self.rotations)
        lineup = self.lineup(deal)
        seating = lineup[turn:] + lineup[:turn]
        return Contest(self.table, tuple(self.bots[n] for n in seating), seating, self.seed, number, deal, self.cards)

    def lineup(self, deal: int) -> tuple[int, ...]:
        """The entrants of a deal, in the order in which they sit."""
        entrants = len(self.bots)
        turn, first = divmod(deal, entrants)
        circle = shuffled(range(entrants), derive_seed(self.seed, "circle", turn))
        return tuple(circle[(first + place) % entrants] for place in range(self.table.seats))


def hold(
    tournament: Tournament,
    games: int,
    results: Results,
    workers: Workers | None = None,
    progress: Progress = lambda done: None,
) -> None:
    """Play what `results` still lacks; `progress` hears how many games are done.

    Whoever interrupts it loses only the games that were being played.
    """
    contests = (tournament.contest(number) for number in range(len(results), games))
    with closing((workers or Here()).run(play, contests)) as played:
        for result in played:
            results.add(result)
            progress(len(results))
