"""How a server is run."""

from dataclasses import dataclass, field
from pathlib import Path

from tripot.server.monitoring.timesource import TimeSource
from tripot.server.network.addresses import LOOPBACK, Networks
from tripot.server.storage.database.address import Address

BUILT_PAGE = Path(__file__).parents[1] / "page"  # where `npm run build` in `web/` puts the page
IDLE = 30.0  # seconds that an unused room stays in memory
STALE = 14 * 86400.0  # seconds that a table may wait for its game to begin


@dataclass(frozen=True)
class Config:
    database: Address
    secret_file: Path
    public_url: str = ""
    network_port: int | None = None  # where the local network finds it, if it does
    trusted_proxies: Networks = LOOPBACK
    metrics_from: Networks = LOOPBACK  # who may read them
    node_name: str = ""  # by which people know it among the nodes of a database
    node_address: str = ""  # host:port where other nodes reach it; empty: where the database is reached from
    bot_workers: int = 1  # processes; 0: the server's own does their work
    limits: bool = True
    grace: float = 30.0  # seconds after a start before the first deadline can pass
    idle: float = IDLE
    stale: float = STALE
    page: Path = BUILT_PAGE
    time: TimeSource = field(default_factory=TimeSource)
