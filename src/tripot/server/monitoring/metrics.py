"""What Prometheus may ask.

On a quiet server a single count tells that somebody did something.  So only what everybody at a table notices is
counted, and how long it took only roughly (decision 19): no changed mind, no hint, no refused answer.

What is counted for every decision is kept in a list until somebody asks, since the library takes as long for a few
counts as the rest of a decision takes for a few messages.
"""

try:
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector
except ImportError:  # in a browser, where nobody asks
    from tripot.server.monitoring.uncounted import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector  # type: ignore[assignment]

SECONDS = (0.005, 0.025, 0.1, 0.5, 2.5, 10.0)
GAPS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
DECISIONS = Counter(
    "tripot_decisions", "Decisions that were made durable and that everybody at the table noticed", registry=REGISTRY
)
DURABLE = Histogram(
    "tripot_durable_seconds",
    "From a decision until it is on the disk, rounded up to a bucket",
    buckets=SECONDS,
    registry=REGISTRY,
)
REQUESTS = Counter(
    "tripot_http_requests", "HTTP requests by route and status, but no commands", ["route", "status"], registry=REGISTRY
)
LOOP_GAP = Histogram(
    "tripot_loop_gap_seconds",
    "By how much the event loop was late, a hundred times a second, rounded up to a bucket",
    buckets=GAPS,
    registry=REGISTRY,
)
LOOP_GAP_MAX = Gauge(
    "tripot_loop_gap_max_seconds", "The longest gap of the event loop in the last minute", registry=REGISTRY
)
ROOMS = Gauge("tripot_rooms", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("tripot_sockets", "Open WebSockets", registry=REGISTRY)
REFUSED = Counter(
    "tripot_refused",
    "Connections that were turned away or ended for what was sent, by reason",
    ["reason"],
    registry=REGISTRY,
)
RESYNCS = Counter("tripot_resyncs", "Sockets that were too slow and were told everything again", registry=REGISTRY)
GUESTS = Counter("tripot_guests", "Guests that were welcomed", registry=REGISTRY)
QUEUED = Gauge(
    "tripot_queued_jobs", "Jobs that wait for a worker, by kind, rounded down to tens", ["kind"], registry=REGISTRY
)
THINKING = Histogram(
    "tripot_thinking_seconds",
    "How long bots' answers kept a worker, rounded up to a bucket; a level always takes the same time",
    buckets=SECONDS,
    registry=REGISTRY,
)
EASED = Counter(
    "tripot_eased_answers",
    "Bots' answers with less thinking than usual, by the bot that gave them, or `first` for the first legal answer",
    ["bot"],
    registry=REGISTRY,
)
KILLED = Counter("tripot_killed_workers", "Workers that took too long, or died, and were replaced", registry=REGISTRY)

NODE_INFO = Info("tripot_node", "This node's name and id, if it is one of several", registry=REGISTRY)
NODES = Gauge("tripot_nodes", "Nodes that live, as this one sees it", registry=REGISTRY)
LAPSES = Counter("tripot_lease_lapses", "Heartbeats that came after the lease had run out", registry=REGISTRY)
TAKEN_ROOMS = Counter("tripot_taken_rooms", "Games that were taken over from nodes that are gone", registry=REGISTRY)
LOST_ROOMS = Counter("tripot_lost_rooms", "Rooms that other nodes have taken over", registry=REGISTRY)
FORWARDED = Gauge("tripot_forwarded_sockets", "Open WebSockets whose table another node has", registry=REGISTRY)
REROUTED = Counter("tripot_rerouted_sockets", "WebSockets that went on with the next owner", registry=REGISTRY)

MOST_PENDING = 10_000
pending: list[float] = []  # seconds of decisions that are not counted yet


def note_decision(seconds: float) -> None:
    pending.append(seconds)
    if len(pending) >= MOST_PENDING:
        count_decisions()


def count_decisions() -> None:
    for seconds in pending:
        DURABLE.observe(rounded(seconds))
    DECISIONS.inc(len(pending))
    pending.clear()


def rounded(seconds: float, limits: tuple[float, ...] = SECONDS) -> float:
    """Up to a bucket's limit, so that the sum tells no more than the buckets."""
    return next((limit for limit in limits if seconds <= limit), limits[-1])


def count_queue(lengths: dict[str, int]) -> None:
    for kind, length in lengths.items():
        QUEUED.labels(kind).set(length // 10 * 10)
