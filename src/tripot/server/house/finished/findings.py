"""What has been found out about a game that is over: how the chances moved, and what bots think of decisions.

As far as somebody has asked.  It is stored, and not worked out again.
"""

from typing import NamedTuple

import msgspec

from tripot.server.house.finished.reviews import ReviewRequest, finished_game, teller_of
from tripot.server.protocol.reviews import Findings, Opinion, WeighedAction
from tripot.server.rooms.restoring import begin
from tripot.server.storage.contents import Contents
from tripot.server.storage.games import CHANCES, findings_of, keep_finding
from tripot.server.storage.store import Storage, reading
from tripot.server.telling.teller import Teller, encode
from tripot.server.workers.tasks import Thought, telling_errors


class Judged(NamedTuple):
    """What a bot thinks of a seat's decision; in no language yet."""

    seat: int
    thought: Thought


async def judged_at(storage: Storage, table_id: str, step: int, bot: str) -> Judged | None:
    known = await storage.read(findings_of, table_id, bot, step, step)
    return msgspec.json.decode(known[step], type=Judged) if known else None


async def keep_judged(storage: Storage, table_id: str, step: int, bot: str, judged: Judged) -> None:
    await storage.write(keep_finding, table_id, step, bot, encode(judged).decode())


async def chances_of(storage: Storage, table_id: str, steps: range) -> dict[int, list[float]]:
    known = await storage.read(findings_of, table_id, CHANCES, steps.start, steps.stop - 1)
    return {step: msgspec.json.decode(shares) for step, shares in known.items()}


async def keep_chances(storage: Storage, table_id: str, step: int, shares: list[float]) -> None:
    await storage.write(keep_finding, table_id, step, CHANCES, encode(shares).decode())


def opinion(teller: Teller, step: int, played: str, judged: Judged) -> Opinion:
    """In the teller's language."""
    seat, thought = judged
    teller = teller.to(seat)

    def told(action: str) -> msgspec.Raw:
        return teller.told(teller.game.parse(action))

    return Opinion(
        step=step,
        seat=seat,
        played=told(played),
        best=told(thought.action),
        choices=[WeighedAction(told(action), round(chance, 4), visits) for action, chance, visits in thought.weighed],
        why=teller.why(thought.reason),
        second=told(thought.next_best[0]) if thought.next_best else None,
        second_why=teller.why(thought.next_reason) if thought.next_reason else "",
    )


@telling_errors
def findings_told(wanted: ReviewRequest) -> bytes:
    """All that is known by now, for a worker to tell: it is much to say."""
    return encode(findings(finished_game(wanted), wanted))


def findings(contents: Contents, wanted: ReviewRequest) -> Findings:
    decisions = contents.standing
    with reading(wanted.database) as database:
        opinions = findings_of(database, wanted.table_id, wanted.bot, 1, len(decisions))
        chances = findings_of(database, wanted.table_id, CHANCES, 0, len(decisions))
    teller = teller_of(contents, begin(contents.table), None, wanted.language)
    return Findings(
        wanted.bot,
        [
            opinion(teller, step, decisions[step - 1].action, msgspec.json.decode(judged, type=Judged))
            for step, judged in opinions.items()
        ],
        [msgspec.json.decode(shares) for number, (step, shares) in enumerate(chances.items()) if step == number],
    )
