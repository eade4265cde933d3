"""Structured logs: one JSON object a line, with nothing secret in it."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path

STANDARD = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


ON_EVERY_LINE: dict[str, object] = {}


def add_to_every_line(**more: object) -> None:
    """What all lines of this process have from now on."""
    ON_EVERY_LINE.update(more)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "log": record.name,
            "message": record.getMessage(),
        }
        entry |= ON_EVERY_LINE
        entry |= {name: value for name, value in vars(record).items() if name not in STANDARD}
        if record.exc_info:
            entry["exception"] = where(record.exc_info[1])
        return json.dumps(entry, ensure_ascii=False, default=str)


def where(error: BaseException | None) -> list[str]:
    """What kind of error, and where; not its message, which may tell a hand or a name."""
    told: list[str] = []
    while error is not None:
        frames = traceback.extract_tb(error.__traceback__)
        told += [place_of(frame.name, frame.filename, frame.lineno or 0) for frame in frames]
        told.append(type(error).__name__)
        error = error.__cause__ or error.__context__
    return told


def place_of(function: str, file: str, line: int) -> str:
    return f"{function} ({Path(file).name}:{line})"


def is_news(record: logging.LogRecord) -> bool:
    """uvicorn takes a handshake that the application has refused, which is usual, for a fault."""
    return "without completing handshake" not in record.getMessage()


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # These name addresses with their queries; our own lines name routes.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(is_news)
    logging.getLogger("websockets").setLevel(logging.WARNING)
