"""What Prometheus may ask.

What is counted for every decision is kept in a list until somebody asks, since the library takes as long for a few
counts as the rest of a decision takes for a few messages.
"""

from prometheus_client import Counter, Gauge, Histogram

FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)

DECISIONS = Counter("tripot_decisions", "Decisions that were made durable")
DURABLE = Histogram("tripot_durable_seconds", "From a decision until it is on the disk", buckets=FAST)
COMMANDS = Counter("tripot_commands", "Commands by kind and result", ["kind", "result"])
REQUESTS = Counter("tripot_http_requests", "HTTP requests by route and status", ["route", "status"])
ROOMS = Gauge("tripot_rooms", "Tables in memory")
SOCKETS = Gauge("tripot_sockets", "Open WebSockets")
RESYNCS = Counter("tripot_resyncs", "Sockets that were too slow and were told everything anew")
GUESTS = Counter("tripot_guests", "Guests that were welcomed")

MOST_PENDING = 10_000
pending: list[float] = []  # seconds of decisions that are not counted yet


def note_decision(seconds: float) -> None:
    pending.append(seconds)
    if len(pending) >= MOST_PENDING:
        count_decisions()


def count_decisions() -> None:
    for seconds in pending:
        DURABLE.observe(seconds)
    DECISIONS.inc(len(pending))
    pending.clear()
