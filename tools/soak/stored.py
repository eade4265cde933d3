"""What a server has stored, and whether everything that it acknowledged is there."""

from contextlib import closing
from pathlib import Path

from soak.checking import Findings, TableCheck, check_secrets
from soak.commands import CommandCheck
from soak.ledger import Ledger, Sent, Transcript
from tripot.server.security.keys import token_hash
from tripot.server.storage.contents import contents_of
from tripot.server.storage.database.address import Address
from tripot.server.storage.database.connection import Connection
from tripot.server.storage.games import remarks_of
from tripot.server.storage.guests import guest_of_token
from tripot.server.storage.sqlite.writer import connect
from tripot.server.storage.store import reading

EVERY_REMARK = 1_000_000


def check_all(database: Address, ledger: Ledger, findings: Findings, slack: float, is_over: bool = True) -> None:
    """Everything that clients did and were told, against a database that nobody uses any more."""
    if isinstance(database, Path):
        with closing(connect(database, read_only=True)) as file:
            check_integrity(file, findings)
    with reading(database) as opened:
        check_guests(opened, ledger, findings)
        for table in ledger.tables:
            check = check_table(opened, table, ledger, findings, slack)
            if check and is_over:
                check.check_end()
    check_secrets(ledger, findings)


def check_integrity(database: Connection, findings: Findings) -> None:
    for (found,) in database.execute("PRAGMA integrity_check"):
        if found != "ok":
            findings.wrong.append(f"the database is damaged: {found}")
    for row in database.execute("PRAGMA foreign_key_check"):
        findings.wrong.append(f"the database refers to what is not there: {row}")


def check_guests(database: Connection, ledger: Ledger, findings: Findings) -> None:
    for guest_id, secret in ledger.guests.items():
        guest = guest_of_token(database, token_hash(secret))
        if guest is None or guest.id != guest_id:
            findings.wrong.append(f"guest {guest_id[:8]} was welcomed, and is not known any more")
        findings.counts["guests"] += 1


def check_table(
    database: Connection, table: str, ledger: Ledger, findings: Findings, slack: float
) -> TableCheck | None:
    contents = contents_of(database, table)
    if contents is None:
        findings.add(table, "it was opened, and is not there any more")
        return None
    findings.counts["tables"] += 1
    findings.counts["decisions"] += len(contents.decisions)
    findings.counts[f"tables that are {contents.table.status}"] += 1
    remarks, commands = remarks_of(database, table, EVERY_REMARK), commands_of(ledger, table)
    CommandCheck(contents, remarks, findings).check(commands)
    given = sum(sent.command["seconds"] for sent in commands if sent.command["type"] == "give-time")
    check = TableCheck(contents, remarks, findings, slack + given)
    if table in ledger.records:
        check.check_record(ledger.records[table])
    for transcript in transcripts_of(ledger, table):
        check.check_transcript(transcript)
    return check


def commands_of(ledger: Ledger, table: str) -> list[Sent]:
    return [sent for sent in ledger.commands.values() if sent.table == table]


def transcripts_of(ledger: Ledger, table: str) -> list[Transcript]:
    return [transcript for transcript in ledger.transcripts if transcript.table == table]
