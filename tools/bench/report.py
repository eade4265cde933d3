"""One table of everything that was measured, for the terminal or as Markdown."""

from dataclasses import dataclass, field

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from bench.engines import Measured
from bench.goals import MISSED, Goal, goal_of

COLOURS = {"good": "green", "ok": "green", "below": "bold red", "above": "bold red"}
LEGEND = (
    "good reaches the aim, ok keeps the floor or limit, below and above do not.",
    "playouts: random games inside the compiled engine; from Python: the same, each decision in a Python loop.",
)
PEERS_LEGEND = (
    "Peers play random games too; their dealing takes time but only players' decisions are counted.",
    "Playouts of open_spiel are its own C++ loop with random bots; rlcard and pettingzoo have none,",
    "and make an observation at every step.  ours ÷ theirs: Trök with 4 seats, both driven from Python.",
)


@dataclass(frozen=True)
class Column:
    figure: str
    title: str  # two lines
    form: str
    scale: float = 1

    def text(self, value: float) -> str:
        return self.form.format(value * self.scale)


COLUMNS = (
    Column("playouts", "playouts\nM/s", "{:#.3g}", 1e-6),
    Column("interpreted", "interpreted\nM/s", "{:.3f}", 1e-6),
    Column("ratio", "compiled ÷\ninterpreted", "{:.0f}"),
    Column("driven", "from Python\nM/s", "{:#.3g}", 1e-6),
    Column("copy", "copy\nµs", "{:.2f}"),
    Column("assign", "assign\nµs", "{:.3f}"),
    Column("determinise", "and deter-\nminise µs", "{:.2f}"),
    Column("size", "state\nbytes", "{:.0f}"),
    Column("decisions", "decisions\na game", "{:.0f}"),
    Column("forced", "forced\n%", "{:.0f}", 100),
)
VERSUS = Column("versus", "ours ÷\ntheirs", "{:.1f}")


@dataclass(frozen=True)
class Cell:
    text: str = ""
    verdict: str = ""

    def __str__(self) -> str:
        return f"{self.text} {self.verdict}".strip()


@dataclass
class BenchReport:
    """Rows of cells, in sections; `notes` stand below."""

    title: str
    head: list[str]
    sections: list[list[list[Cell]]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


# ---- rows -----------------------------------------------------------------------------------------------------------


def make_report(title: str, tables: list[Measured], peers: list[Measured]) -> BenchReport:
    columns = [*COLUMNS, VERSUS] if peers else list(COLUMNS)
    report = BenchReport(title, ["game", "seats", *[column.title for column in columns]], notes=list(LEGEND))
    for game in dict.fromkeys(str(table["game"]) for table in tables):
        rows = [our_row(table, columns) for table in tables if table["game"] == game]
        report.sections.append(goal_rows(game, columns) + rows)
    if peers:
        report.sections += peer_sections(peers, columns)
        report.notes += [*PEERS_LEGEND, *[failure(peer) for peer in peers if "error" in peer]]
    return report


def goal_rows(game: str, columns: list[Column]) -> list[list[Cell]]:
    goals = [(column, goal_of(column.figure, game)) for column in columns]
    floors = [Cell(floor_text(column, goal)) for column, goal in goals]
    aims = [Cell(column.text(goal.aim) if goal and goal.aim else "") for column, goal in goals]
    return [[Cell(), Cell("floor"), *floors], [Cell(), Cell("aim"), *aims]]


def floor_text(column: Column, goal: Goal | None) -> str:
    if goal is None:
        return ""
    return f"< {column.text(goal.limit)}" if goal.limit is not None else column.text(goal.floor or 0)


def our_row(table: Measured, columns: list[Column]) -> list[Cell]:
    cells = [judged(column, table) for column in columns]
    return [Cell(str(table["title"])), Cell(str(table["seats"])), *cells]


def judged(column: Column, table: Measured) -> Cell:
    if column.figure not in table:
        return Cell()
    value = float(table[column.figure])
    goal = goal_of(column.figure, str(table["game"]))
    return Cell(column.text(value), goal.verdict(value) if goal else "")


def peer_sections(peers: list[Measured], columns: list[Column]) -> list[list[list[Cell]]]:
    """A section for each library, with its name and version on the first line."""
    sections: dict[str, list[list[Cell]]] = {}
    for peer in peers:
        name = f"{peer['library']} {peer['version']}"
        empty = [Cell() for _ in columns]
        sections.setdefault(name, [[Cell(name), Cell(), *empty]]).append(peer_row(peer, columns))
    return list(sections.values())


def peer_row(peer: Measured, columns: list[Column]) -> list[Cell]:
    figures = [Cell(column.text(float(peer[column.figure]))) if column.figure in peer else Cell() for column in columns]
    if "error" in peer:
        figures[0] = Cell("failed")
    return [Cell(str(peer["game"])), Cell(str(peer.get("seats", ""))), *figures]


def failure(peer: Measured) -> str:
    return f"{peer['library']} {peer['game']} could not run: {peer['error']}"


# ---- printing -------------------------------------------------------------------------------------------------------


def print_table(report: BenchReport, console: Console) -> None:
    table = Table(title=report.title, box=box.SIMPLE_HEAD, padding=(0, 0, 0, 1))
    for number, title in enumerate(report.head):
        table.add_column(title, justify="right" if number else "left", overflow="fold")
    for section in report.sections:
        for row in section:
            table.add_row(*[coloured(cell) for cell in row])
        table.add_section()
    console.print(table)
    console.print("\n".join(report.notes), highlight=False)


def coloured(cell: Cell) -> Text:
    return Text(str(cell), style=COLOURS.get(cell.verdict, ""))


def as_markdown(report: BenchReport) -> str:
    head = [title.replace("-\n", "").replace("\n", " ") for title in report.head]
    lines = [report.title, "", pipes(head), pipes([":--", *["--:"] * (len(head) - 1)])]
    lines += [pipes([str(cell) for cell in row]) for section in report.sections for row in section]
    return "\n".join([*lines, "", *report.notes])


def pipes(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def missed(report: BenchReport) -> int:
    """How many floors and limits were not kept."""
    return sum(cell.verdict in MISSED for section in report.sections for row in section for cell in row)
