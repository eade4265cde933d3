"""Every bound on what a stranger can cause, in one place.  `docs/operating.md` lists them, and a test compares.

A rate is a pair: how many at once, and how many a second after that.
"""

# ---- messages -------------------------------------------------------------------------------------------------------

LARGEST_FRAME = 16_384  # bytes of a WebSocket message
LARGEST_BODY = 16_384  # bytes of a request
LARGEST_TABLE = 262_144  # bytes of a request that opens a table, with its data file
LARGEST_BROUGHT = 393_216  # bytes of a request that brings a game from a device, with its data file
LONGEST_KEY = 64  # characters of a key to a table, a seat or a replay
LONGEST_NAME = 24  # characters of a guest's name
LONGEST_REMARK = 300  # characters of a line of chat

# ---- connections ----------------------------------------------------------------------------------------------------

MOST_CONNECTIONS = 20_000  # open ones, as far as the file limit allows
RESERVED_FILES = 128  # of the file limit, for everything that is no connection
HEAD_TIMEOUT = 10.0  # seconds until the head of a request is whole
BODY_TIMEOUT = 30.0  # seconds until its body is
KEEP_ALIVE = 5  # seconds that a connection stays open for the next request
SEND_TIMEOUT = 30.0  # seconds without a client reading what it is sent
LINGER = 2.0  # seconds for a client to read why its connection ends
LOG_INTERVAL = 60.0  # seconds between two lines of the log about the same kind of excess

# ---- requests -------------------------------------------------------------------------------------------------------

LARGEST_HEAD = 32_768  # bytes
MOST_HEADERS = 100
LONGEST_HEADER = 8_000  # bytes
LONGEST_TARGET = 2_048  # bytes of the path with its query
LARGEST_REQUEST = 524_288  # bytes behind the head, with the sizes of chunks and what may stand around them
MOST_CHUNKS = 1_024
MOST_PIPELINED = 8  # requests that come before the first is answered

# ---- from one address -----------------------------------------------------------------------------------------------

MOST_ADDRESSES = 10_000  # addresses that are remembered
MOST_CONNECTIONS_OF_ADDRESS = 400
MOST_SOCKETS = 200  # open WebSockets
RATES = {
    "connection": (400.0, 50.0),
    "request": (200.0, 50.0),
    "page": (1000.0, 200.0),
    "frame": (2000.0, 300.0),
    "hello": (120.0, 10.0),
    "guest": (30.0, 0.5),
    "table": (30.0, 0.5),
    "socket": (60.0, 10.0),
    "review": (40.0, 2.0),
    "check": (60.0, 5.0),
    "measure": (6.0, 0.1),
    "brought": (20.0, 0.2),
}

# ---- from one socket or guest ---------------------------------------------------------------------------------------

FRAME_RATE = (400.0, 100.0)  # frames of a socket, and reads
MOST_FRAGMENTS = 64  # of a message
COMMAND_RATE = (60.0, 20.0)  # commands of a socket
JUNK_RATE = (5.0, 0.2)  # messages of a socket that cannot be read
MOST_PENDING = 8  # commands of a socket that the room has not carried out
REMARK_RATE = (5.0, 0.5)  # lines of chat and hints of a guest at a table
MOST_REPLIES = 16  # replies to a guest at a table that are kept, and as many to decisions
MOST_REPLIED = 64  # guests at a table whose replies are in memory

# ---- between nodes --------------------------------------------------------------------------------------------------

HANDSHAKE_TIMEOUT = 5.0  # seconds for another node to prove that it is one
MOST_HANDSHAKES = 64  # connections that have not proved it yet
MOST_STREAMS = 65_536  # requests and sockets that another node passes on at the same time
LARGEST_PASSED = 33_554_432  # bytes of a message between nodes, which travels in pieces

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
MOST_TIME = 30.0  # seconds beyond its own that a job may take on a busy machine; MOST_CPU is what ends a long one
LOSS_RATE = (3.0, 0.02)  # workers that a table may cost by work that takes too long
LARGEST_WORKER = 1 << 30  # bytes of memory of a worker

# ---- reviews of finished games --------------------------------------------------------------------------------------

OPINION_RATE = (40.0, 2.0)  # opinions that a guest asks for about the decisions of a game
MOST_STEPS = 20  # whose chances are told at once

# ---- the designers' laboratory -------------------------------------------------------------------------------------

MOST_MEASURED = 1000  # games of a measurement
SLICE_TIME = 0.5  # seconds of processor time after which a measurement lets others come in between

# ---- games ----------------------------------------------------------------------------------------------------------

MOST_RESTORED = 4  # games that are restored from the database at the same time
MOST_DECISIONS = 20_000  # of a game, which then ends without a result; no game of bots has a tenth of it
MOST_BROUGHT = 5_000  # decisions of a game that is brought from a device
MOST_CHANGES = 200  # of secret answers by one player in a game, which are decisions too
