"""The README's example does what it says."""

import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_example_in_the_readme_runs_to_its_last_line(capsys):
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "(0, 1, 2, 3)"
    assert "Outcome(winners=" in lines[-2]
    assert lines[-1].endswith("random decisions a second")
