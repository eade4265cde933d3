"""Every bound on what a stranger can cause, in one place.  `docs/operating.md` lists them, and a test compares.

A rate is a pair: how many at once, and how many a second after that.
"""

# ---- messages -------------------------------------------------------------------------------------------------------

LARGEST_FRAME = 16_384  # bytes of a WebSocket message
LARGEST_BODY = 16_384  # bytes of a request
LARGEST_TABLE = 262_144  # bytes of a request that opens a table, with its data file
LONGEST_NAME = 24  # characters of a guest's name
LONGEST_REMARK = 300  # characters of a line of chat

# ---- from one address -----------------------------------------------------------------------------------------------

MOST_ADDRESSES = 10_000  # addresses that are remembered
MOST_SOCKETS = 200  # open WebSockets
RATES = {
    "request": (200.0, 50.0),
    "guest": (30.0, 0.5),
    "table": (30.0, 0.5),
    "socket": (60.0, 10.0),
    "review": (40.0, 2.0),
}

# ---- from one socket or guest ---------------------------------------------------------------------------------------

COMMAND_RATE = (60.0, 20.0)  # commands of a socket
MOST_PENDING = 8  # commands of a socket that the room has not carried out
REMARK_RATE = (5.0, 0.5)  # lines of chat and hints of a guest at a table

# ---- bots -----------------------------------------------------------------------------------------------------------

THINKING_TIME = {"normal": 0.05, "hard": 0.2, "expert": 1.0}  # seconds that an answer takes, whatever the bot holds
SHORTENED_TIME = {"normal": 0.02, "hard": 0.05, "expert": 0.2}  # the same while the workers are busy
SHORTEST_THOUGHT = 0.005  # seconds that answers of the other bots take
BUSY_WAIT = 4.0  # seconds of expected waiting from which on bots take the shortened time, and the table is told
GREEDY_WAIT = 12.0  # seconds of expected waiting from which on `greedy` answers
SHARES = {"attended": 8, "unattended": 4, "hint": 2, "review": 1}  # of the workers' time, by kind of work
MOST_REQUESTS = 3  # hints, and requests for reviews, of a guest that wait or are worked on
MOST_WAITING = 200  # hints, and requests for reviews, of all guests that wait
MOST_BOT_TABLES = 4  # tables in play of a host at which only bots sit
MOST_CPU = 2.0  # seconds of processor time beyond its own that a job may take
MOST_TIME = 10.0  # seconds beyond its own that a job may take
LOSS_RATE = (3.0, 0.02)  # workers that a table may cost by work that takes too long
LARGEST_WORKER = 1 << 30  # bytes of memory of a worker

# ---- reviews of finished games --------------------------------------------------------------------------------------

MOST_STEPS = 20  # whose chances are told at once

# ---- games ----------------------------------------------------------------------------------------------------------

MOST_RESTORED = 4  # games that are restored from the database at the same time
MOST_DECISIONS = 20_000  # of a game, which then ends without a result; no game of bots has a tenth of it
MOST_CHANGES = 200  # of secret answers by one player in a game, which are decisions too
