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
├── FileExists            it would be written over
├── UnwritableDatabase
├── NoFileDatabase        it is on a database server, which has its own tools
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


class UnknownCommand(BadUsage):
    """command, known, help"""


class UnknownFlag(BadUsage):
    """flag, help"""


class MissingArgument(BadUsage):
    """argument, help"""


class MissingValue(BadUsage):
    """flag, help"""


class NoValueWanted(BadUsage):
    """flag, help"""


class BadValue(BadUsage):
    """argument, value, wanted"""


class ExtraArguments(BadUsage):
    """found, help"""


class Conflict(BadUsage):
    """flags"""


class BadBots(BadInput):
    """found, wanted"""


class UnreadableFile(BadInput):
    """file"""


class UnwritableFile(BadInput):
    """file"""


class FileExists(BadInput):
    """file"""


class UnwritableDatabase(BadInput):
    """file"""


class NoFileDatabase(BadInput):
    """database"""


class OneProcessDatabase(BadInput):
    """database"""


class NotPostgres(BadInput):
    """database"""


class NotJson(BadInput):
    """file, line"""


class NotToml(BadInput):
    """file, line"""


class NotData(BadInput):
    """file"""


class AddressTaken(BadInput):
    """host, port"""


class NoSavedGame(BadInput):
    """folder"""


class AlreadyOver(BadInput):
    """file"""


class FormerRecord(BadInput):
    """why, decisions, winners, scores"""


class DiskFailed(TripotError):
    pass
