"""`make chaos` in short: three nodes, a few tables, and one fault of each dangerous kind."""

from chaos.playing import ChaosRound, Result
from chaos.report import BEGIN, END, write

GAMES = ("trok", "tschak", "trol", "trieste")
FAULTS = ["SIGSTOP past the lease", "kill -9", "PostgreSQL killed", "connections half-open"]


def test_no_fault_loses_an_acknowledged_decision_nor_a_table():
    result = ChaosRound("short", 4, lambda text: None, patience=1.0, games=GAMES).run(FAULTS)
    assert result.wrong == []
    assert result.faults == dict.fromkeys(FAULTS, 1)
    assert result.counts["answers"] >= 4
    assert result.counts["witnessed decisions"] == result.counts["decisions"]


def test_the_report_names_every_fault_and_replaces_the_former_one(tmp_path):
    document = tmp_path / "reliability.md"
    document.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", "utf-8")
    result = Result("1", {"kill -9": 2}, {"tables": 3}, [1.0, 2.0, 3.5], [0.1, 0.2], {"late-answer": 1}, [], 90.0, 7.0)
    write([result, result], document)
    text = document.read_text("utf-8")
    assert "2 rounds in 3 minutes" in text
    assert "with a load average of 7 to 7: 4 faults, 0 things wrong." in text
    assert "| kill -9 | 4 |" in text
    assert "median 2.0 s, worst 3.5 s, of 6 tables" in text
    assert "`late-answer` 2" in text
    assert "old" not in text
    assert text.startswith("before")
    assert text.endswith("after\n")
