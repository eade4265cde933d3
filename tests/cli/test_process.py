"""What only a process of its own can show."""

import subprocess
import sys

import pytest

from cli.samples import record_file
from tripot.__main__ import main

TRIPOT = [sys.executable, "-c", "from tripot.__main__ import main; main()"]


def process(*line):
    return subprocess.Popen([*TRIPOT, *line], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_the_exit_code_is_that_of_the_command():
    finished = subprocess.run([*TRIPOT, "rules", "chess"], capture_output=True, text=True, check=False)
    assert finished.returncode == 2
    assert "[unknown-game]" in finished.stderr
    assert "Traceback" not in finished.stderr


@pytest.mark.parametrize("line", [["rules", "trok"], ["games", "--json"], ["--help"]])
def test_a_reader_that_goes_away_ends_it_quietly(line):
    writer = process(*line)
    writer.stdout.close()
    complaint = writer.stderr.read()
    writer.stderr.close()
    writer.wait()
    assert complaint == ""


def test_an_interrupt_ends_it_quietly(tripot, monkeypatch, capsys, home):
    def interrupted(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    told = tripot("play trok --seed 5")
    assert told.code == 130
    assert "tripot play --resume" in told.out
    assert list((home / "games").iterdir())


def test_main_ends_with_the_exit_code(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr("sys.argv", ["tripot", "verify", str(record_file(tmp_path, "trok"))])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 0


def test_matplotlib_is_loaded_only_for_a_picture():
    code = "import sys, tripot.cli.main; print('matplotlib' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"
