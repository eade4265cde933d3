"""What can go wrong in the arena; a branch of the tree in `tripot.core.errors`.

BadInput
├── TooFewBots         a seat would stay empty
├── NoCardCounts       a game that does not say how its cards are counted
├── OtherTournament    a file with the results of something else
└── BadResults         a file of results with something wrong in it
"""

from tripot.core.errors import BadInput


class TooFewBots(BadInput):
    """found, wanted"""

    code = "too-few-bots"


class NoCardCounts(BadInput):
    """game"""

    code = "no-card-counts"


class OtherTournament(BadInput):
    """file, path, found, wanted"""

    code = "other-tournament"


class BadResults(BadInput):
    """file, line"""

    code = "bad-results"
