"""The end of a game laid open: what each seat held that nobody else saw, and where all that counts came from."""

from tripot.core.match import Match
from tripot.core.usage import Usage
from tripot.server.house.finished.reviews import ReviewRequest, finished_game
from tripot.server.protocol.reviews import Gain, Reckoned, Reckoning, Source
from tripot.server.rooms.restoring import begin, decide_again
from tripot.server.storage.contents import Contents
from tripot.server.telling.teller import encode
from tripot.server.workers.tasks import telling_errors
from tripot.text import Speaker


@telling_errors
def reckoning_of(wanted: ReviewRequest) -> bytes:
    return encode(reckoning(finished_game(wanted), wanted.language))


def play_again(match: Match, usage: Usage | None, contents: Contents) -> None:
    """Where something is counted, it is from the hands that were dealt; a choice may come before."""
    if usage is not None:
        match.state.journal = usage
    undealt = usage
    for decision in contents.standing:
        if undealt is not None and undealt.is_dealt():
            undealt.count_dealt()
            undealt = None
        decide_again(match.submit, decision)


def reckoning(contents: Contents, language: str) -> Reckoning:
    """The game itself counts (`core.usage`), where it says how."""
    match = begin(contents.table)
    usage = match.game.usage(match.state)
    play_again(match, usage, contents)
    speaker = Speaker(language, match.game)

    def name(source: str) -> str:
        return speaker.card(source) if source in match.game.printed else speaker.say(f"source-{source}")

    def gain(what: str, sources: dict[str, int]) -> Gain:
        largest = sorted(sources, key=lambda source: -abs(sources[source]))
        return Gain(what, speaker.say(f"gain-{what}"), [Source(name(source), sources[source]) for source in largest])

    counted = [use.gains for use in usage.seats] if usage else [{}] * match.seats
    return Reckoning(
        [
            Reckoned(match.view(seat).to_json(), [gain(*each) for each in gains.items()])
            for seat, gains in enumerate(counted)
        ]
    )
