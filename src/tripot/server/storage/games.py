"""What happens at a table: decisions, words, replies to commands; and what is found out about it afterwards."""

from collections.abc import Iterable, Sequence

from tripot.core.undoing import UNDO
from tripot.server.bounds import MOST_REPLIES
from tripot.server.storage.database.connection import Connection
from tripot.server.storage.rows import Decision, NewReply, Remark, Reply


def decisions_of(database: Connection, table_id: str) -> list[Decision]:
    rows = database.execute(
        "SELECT number, seat, action, guest, command, at FROM decisions WHERE table_id = ? ORDER BY number", (table_id,)
    )
    return [Decision(*row) for row in rows]


def standing(decisions: Iterable[Decision]) -> list[Decision]:
    """Without those that were taken back, each of which is followed by an undo."""
    found: list[Decision] = []
    for decision in decisions:
        if decision.action == UNDO:
            found.pop()
        else:
            found.append(decision)
    return found


def decision_at(database: Connection, table_id: str, number: int) -> str:
    """The action of a decision that stands."""
    return standing(decisions_of(database, table_id))[number].action


ROW_OF_DECISION = "(?, ?, ?, ?, ?, ?, ?, ?, ?)"
TOGETHER = 64  # with few in each statement, a server far away would take a second


def add_decisions(database: Connection, decisions: Sequence[tuple[str, Decision]]) -> None:
    """Each with its table.  A statement has 64, 32, 16 ... of them, so that there are few statements to prepare."""
    start = 0
    while left := len(decisions) - start:
        number = min(TOGETHER, 1 << left.bit_length() - 1)
        values = [value for table_id, row in decisions[start : start + number] for value in (table_id, *row)]
        database.execute(f"INSERT INTO decisions VALUES {', '.join([ROW_OF_DECISION] * number)}", values)
        start += number


# ---- chat -----------------------------------------------------------------------------------------------------------


def add_remark(database: Connection, table_id: str, remark: Remark) -> None:
    database.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (table_id, *remark))


def remarks_of(database: Connection, table_id: str, most: int) -> list[Remark]:
    """The latest, oldest first."""
    rows = database.execute(
        "SELECT number, guest, name, seat, preset, text, command, at FROM chat WHERE table_id = ? "
        "ORDER BY number DESC LIMIT ?",
        (table_id, most),
    ).fetchall()
    return [Remark(*row) for row in reversed(rows)]


# ---- replies: those to decisions are in the decision's row ----------------------------------------------------------


def add_reply(database: Connection, table_id: str, row: NewReply) -> None:
    """The guest's oldest replies at the table make room for it."""
    key = (table_id, row.guest)
    (last,) = database.execute("SELECT max(number) FROM replies WHERE table_id = ? AND guest = ?", key).fetchone()
    number = (last or 0) + 1
    database.execute("INSERT INTO replies VALUES (?, ?, ?, ?, ?, ?)", (*key, number, *row.reply))
    database.execute(
        "DELETE FROM replies WHERE table_id = ? AND guest = ? AND number <= ?", (*key, number - MOST_REPLIES)
    )


def replies_to(database: Connection, table_id: str, guest: str) -> list[Reply]:
    """The guest's latest at the table, oldest first, and those to decisions before the others."""
    decisions = database.execute(
        "SELECT command, digest, NULL FROM decisions WHERE table_id = ? AND guest = ? AND command IS NOT NULL "
        "ORDER BY number DESC LIMIT ?",
        (table_id, guest, MOST_REPLIES),
    ).fetchall()
    others = database.execute(
        "SELECT command, digest, reply FROM replies WHERE table_id = ? AND guest = ? ORDER BY number", (table_id, guest)
    ).fetchall()
    return [Reply(*row) for row in [*reversed(decisions), *others]]


# ---- what workers have found out about games that are over, as JSON: opinions on decisions, and chances --------------

CHANCES = ""  # stands where an opinion has its bot


def keep_finding(database: Connection, table_id: str, step: int, bot: str, found: str) -> None:
    """Whoever comes first counts, where two have looked into the same."""
    database.execute(
        "INSERT INTO findings VALUES (?, ?, ?, ?) ON CONFLICT (table_id, bot, step) DO NOTHING",
        (table_id, step, bot, found),
    )


def findings_of(database: Connection, table_id: str, bot: str, first: int, last: int) -> dict[int, str]:
    """By step, as far as they are known; the ends included."""
    rows = database.execute(
        "SELECT step, found FROM findings WHERE table_id = ? AND bot = ? AND step BETWEEN ? AND ? ORDER BY step",
        (table_id, bot, first, last),
    )
    return dict(rows)
