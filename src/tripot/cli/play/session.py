"""One person's game against bots: who answers next, saved after every decision."""

import secrets
from pathlib import Path

from tripot.bots import PEOPLE, Choice, choose
from tripot.bots import bot as find_bot
from tripot.cli.play.saved import SEEDS, SavedGame, SavedSeats, check_seat, new_path, read_saved
from tripot.cli.shell.errors import BadBots
from tripot.core.actions import Action
from tripot.core.errors import BadInput
from tripot.core.match import Match
from tripot.core.registry import game as find_game
from tripot.core.rng import SEED_BYTES

HINT_SECONDS = 0.5


class Session:
    def __init__(self, saved: SavedGame) -> None:
        self.saved = saved
        self.match = saved.match
        self.seating = saved.seating

    @property
    def seat(self) -> int:
        return self.seating.seat

    @property
    def is_over(self) -> bool:
        return not self.match.waiting

    def names(self, person: str) -> tuple[str, ...]:
        others = [*PEOPLE[: self.match.seats - 1]]
        others.insert(self.seat, person)
        return tuple(others)

    def answer(self, seat: int, action: Action | str) -> None:
        self.match.submit(seat, action)
        self.saved.write()

    def let_bots_answer(self) -> None:
        """Until only the person is waited for, or nobody."""
        while others := [seat for seat in self.match.waiting if seat != self.seat]:
            self.answer(others[0], self.bots_choice(others[0]))

    def bots_choice(self, seat: int) -> Action:
        # The bots' luck is their own: the match's would tell them, and change, what the cards will be.
        bot_seed = self.seating.bot_seed + len(self.match.decisions)
        return choose(self.match, seat, self.seating.bot(seat), seed=bot_seed).action

    def hint(self) -> Choice:
        """What an expert would answer in the person's place."""
        return choose(self.match, self.seat, "expert", seconds=HINT_SECONDS)


def fresh_seed(seed: int | None) -> int | bytes:
    return secrets.token_bytes(SEED_BYTES) if seed is None else seed


def new_match(game: str, seats: int | None, seed: int | bytes, options: dict[str, object], data: object) -> Match:
    """From its set-up, with the usual number of seats unless another is asked for."""
    chosen = find_game(game).usual_seats if seats is None else seats
    return Match(game, seats=chosen, seed=seed, options=options, data=data)


def new_session(match: Match, seat: int, bots: str, seed: int | None, language: str, data: object = None) -> Session:
    """A person takes `seat`; bots take the others.  `data` is the data file that the match was opened with."""
    check_seat(seat, match.seats)
    bot_seed = secrets.randbelow(SEEDS) if seed is None else seed
    seating = SavedSeats(seat, seated_bots(bots, match.seats - 1), bot_seed, language)
    return Session(SavedGame(new_path(match.game.key), seating, match, data))


def resume(path: Path) -> Session:
    return Session(read_saved(path))


def seated_bots(text: str, number: int) -> tuple[str, ...]:
    """One name for all, or one for each."""
    names = tuple(find_bot(name).name for name in text.split(","))
    if len(names) not in (1, number):
        raise BadBots(found=len(names), wanted=[1, number])
    return names * number if len(names) == 1 else names


def require_game(game: str, match: Match, error: type[BadInput]) -> None:
    """Refuse a file of another game than the one that was named."""
    if find_game(game).key != match.game.key:
        raise error(path="game", found=match.game.key, wanted=game)
