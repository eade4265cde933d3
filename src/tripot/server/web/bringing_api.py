"""Bringing games over HTTP that were played on a device, without a server."""

from tripot.server.bounds import LARGEST_BROUGHT, LOSS_RATE
from tripot.server.house.finished.brought import BringRequest, rows_of
from tripot.server.protocol.bodies import Brought, BroughtGame
from tripot.server.security.rate_limits import Bucket
from tripot.server.storage.tables import add_brought
from tripot.server.web.routes import Call, Route
from tripot.server.workers.queue import Flow
from tripot.server.workers.thinking import WorkClaim

SECONDS = 0.5  # that a long game takes, about


async def bring_game(call: Call, game: BroughtGame) -> Brought:
    """A worker plays it again; only what follows from its seed by the rules is kept."""
    house = call.house
    claim = WorkClaim(Flow("review", call.guest.id), Bucket(*LOSS_RATE))
    wanted = BringRequest(game, call.guest, house.time.now())
    rows = await house.thinker.work_out(rows_of, wanted, SECONDS, claim)
    await house.storage.write(add_brought, rows)
    return Brought(rows.table.id)


BRINGING_ROUTES = [
    Route(
        "POST",
        "/api/me/games",
        bring_game,
        "Keep a game that was played on a device among one's own",
        status=201,
        largest=LARGEST_BROUGHT,
        limit="brought",
    )
]
