"""So that tests read like a rulebook: positions in a line or two, notations in, notations out."""

from tripot import Match
from tripot.core.rng import Rng


def position(
    game: str,
    *,
    seed: int = 0,
    data: object = None,
    players: list[dict[str, object]] | None = None,
    **parts: object,
) -> Match:
    """A match from a position; zones of cards may be written as one text, `market="armour hammer ration"`."""
    document = {"game": game} | {key: as_list(value) if key != "phase" else value for key, value in parts.items()}
    if players is not None:
        document["players"] = [{key: as_list(value) for key, value in player.items()} for player in players]
    return Match.from_position(document, seed=seed, data=data)


def as_list(value: object) -> object:
    return value.split() if isinstance(value, str) else value


def texts(match: Match, seat: int) -> list[str]:
    """What `seat` may answer, in notation."""
    return [str(action) for action in match.legal(seat)]


def play(match: Match, *answers: str) -> Match:
    """Give answers one after the other, each written with its seat: `play(match, "0: take 1 armour")`."""
    for answer in answers:
        seat, text = answer.split(": ")
        match.submit(int(seat), text)
    return match


class Script(Rng):
    """Luck that says these numbers and then no more."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    def below(self, n: int) -> int:
        number = self.numbers.pop(0)
        assert 0 <= number < n, f"the script says {number}, but there are only {n}"
        return number
