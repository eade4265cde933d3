"""What can go wrong on the command line itself; a branch of the tree in `tripot.core.errors`.

BadInput
├── BadUsage
│   ├── UnknownCommand
│   ├── UnknownFlag
│   ├── MissingArgument
│   ├── MissingValue      a flag that wants a value has none
│   ├── NoValueWanted     a flag that wants no value has one
│   ├── BadValue
│   ├── ExtraArguments
│   └── Conflict          flags that exclude each other
├── BadBots               neither one name for all nor one for each
├── UnreadableFile
├── UnwritableFile
├── UnwritableDatabase
├── NotJson
├── NotToml
├── NotData               neither TOML nor JSON
├── AddressTaken          another program listens there, or nobody may
├── NoSavedGame
├── AlreadyOver           nothing to resume
└── FormerRecord          a record that can be read but not stepped through any more

TripotError
└── DiskFailed            ours: a commit failed in such a way that only a restart can tell what is stored
"""

from tripot.core.errors import BadInput, TripotError


class BadUsage(BadInput):
    """message, help"""

    code = "bad-usage"


class UnknownCommand(BadUsage):
    """command, known, help"""

    code = "unknown-command"


class UnknownFlag(BadUsage):
    """flag, help"""

    code = "unknown-flag"


class MissingArgument(BadUsage):
    """argument, help"""

    code = "missing-argument"


class MissingValue(BadUsage):
    """flag, help"""

    code = "missing-value"


class NoValueWanted(BadUsage):
    """flag, help"""

    code = "no-value-wanted"


class BadValue(BadUsage):
    """argument, value, wanted"""

    code = "bad-value"


class ExtraArguments(BadUsage):
    """found, help"""

    code = "extra-arguments"


class Conflict(BadUsage):
    """flags"""

    code = "conflict"


class BadBots(BadInput):
    """found, wanted"""

    code = "bad-bots"


class UnreadableFile(BadInput):
    """file"""

    code = "unreadable-file"


class UnwritableFile(BadInput):
    """file"""

    code = "unwritable-file"


class UnwritableDatabase(BadInput):
    """file"""

    code = "unwritable-database"


class NotJson(BadInput):
    """file, line"""

    code = "not-json"


class NotToml(BadInput):
    """file, line"""

    code = "not-toml"


class NotData(BadInput):
    """file"""

    code = "not-data"


class AddressTaken(BadInput):
    """host, port"""

    code = "address-taken"


class NoSavedGame(BadInput):
    """folder"""

    code = "no-saved-game"


class AlreadyOver(BadInput):
    """file"""

    code = "already-over"


class FormerRecord(BadInput):
    """why, decisions, winners, scores"""

    code = "former-record"


class DiskFailed(TripotError):
    code = "disk-failed"
