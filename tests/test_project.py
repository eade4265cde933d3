"""What the project shows of itself: workflows, forms, citation, wheels to build, and what there is to make."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
import yaml

import tripot

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
SCHEMAS = [
    (".github/workflows/*.yml", "vendor.github-workflows"),
    (".github/workflows/*.yml", "custom.github-workflows-require-timeout"),
    (".github/ISSUE_TEMPLATE/[!c]*.yml", "vendor.github-issue-forms"),
    (".github/ISSUE_TEMPLATE/config.yml", "vendor.github-issue-config"),
    (".github/dependabot.yml", "vendor.dependabot"),
    ("CITATION.cff", "vendor.citation-file-format"),
]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
INNER = {"browser", "peer", "postgres", "ready"}  # beside the parts of `make test`, whose names begin so
PYTHONS = ["cp311", "cp312", "cp313", "cp314"]
WIDEST = 120  # of a line of `make help`


def tool(*line):
    command = [sys.executable, "-m", *map(str, line)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(("pattern", "schema"), SCHEMAS)
def test_files_for_the_host_of_the_repository_follow_their_schema(pattern, schema):
    found = sorted(ROOT.glob(pattern))
    assert found
    finished = tool("check_jsonschema", "--builtin-schema", schema, *found)
    assert finished.returncode == 0, finished.stdout


def test_workflows_call_targets_and_programs_that_there_are():
    lines = [step["run"] for path in WORKFLOWS for job in jobs(path).values() for step in job["steps"] if "run" in step]
    called = [target for line in lines for target in re.findall(r"\bmake ([a-z-]+)", line)]
    assert {"test", "docs", "packages"} <= set(called) <= TARGETS
    programs = [name for line in lines for name in re.findall(r"python ((?:tools|deploy)/\S+\.py)", line)]
    assert programs
    assert all((ROOT / name).is_file() for name in programs)


def jobs(path):
    return yaml.safe_load(path.read_text("utf-8"))["jobs"]


def test_a_job_waits_only_for_jobs_of_its_workflow():
    for path in WORKFLOWS:
        found = jobs(path)
        for job in found.values():
            needed = job.get("needs", [])
            assert {needed} <= found.keys() if isinstance(needed, str) else {*needed} <= found.keys()


def test_workflows_may_only_read_unless_a_job_says_more():
    for path in WORKFLOWS:
        assert yaml.safe_load(path.read_text("utf-8"))["permissions"] == {"contents": "read"}


@pytest.mark.parametrize(
    ("platform", "arch", "tag"),
    [
        ("linux", "x86_64", "manylinux_x86_64"),
        ("linux", "aarch64", "manylinux_aarch64"),
        ("macos", "x86_64", "macosx_x86_64"),
        ("macos", "arm64", "macosx_arm64"),
        ("windows", "AMD64", "win_amd64"),
    ],
)
def test_a_wheel_is_compiled_for_every_python_and_platform(platform, arch, tag):
    finished = tool("cibuildwheel", "--platform", platform, "--archs", arch, "--print-build-identifiers")
    assert finished.stdout.split() == [f"{python}-{tag}" for python in PYTHONS], finished.stderr


def test_a_wheel_for_a_platform_is_compiled_or_fails_and_is_tried():
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["cibuildwheel"]
    assert settings["environment"] == {"TRIPOT_PURE": "0"}
    script, kind = re.findall(r"\{project\}/(\S+) (\w+)", settings["test-command"])[0]
    assert (ROOT / script).is_file()
    assert kind == "compiled"


def test_the_version_is_said_in_one_place_and_repeated_truly():
    assert version("tripot") == tripot.__version__
    assert yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))["version"] == tripot.__version__
    assert f"version = {{{tripot.__version__}}}" in (ROOT / "docs" / "rl.md").read_text("utf-8")


def test_the_addresses_are_those_of_the_project():
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"]
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert (citation["repository-code"], citation["url"]) == (urls["Source"], urls["Documentation"])
    contact = yaml.safe_load((ROOT / ".github" / "ISSUE_TEMPLATE" / "config.yml").read_text("utf-8"))
    assert all(link["url"].startswith(urls["Source"]) for link in contact["contact_links"])


def test_hooks_before_a_commit_are_well_formed_and_run_programs_that_there_are():
    finished = tool("pre_commit", "validate-config")
    assert finished.returncode == 0, finished.stdout
    (local,) = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))["repos"]
    programs = [hook["entry"].split()[0] for hook in local["hooks"]]
    assert {Path(name).parts[:2] for name in programs} == {(".venv", "bin")}
    assert all(Path(sys.executable).with_name(Path(name).name).is_file() for name in programs)


def test_make_help_lists_every_target_in_a_group():
    line = ["make", "--no-print-directory", "help"]
    finished = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=True)
    lines = finished.stdout.splitlines()
    listed = [line.split()[1] for line in lines if line.startswith("  make ")]
    assert sorted(listed) == sorted(name for name in TARGETS - INNER if not name.startswith("test-"))
    assert [line for line in lines if not line.startswith("  ")] == [
        "To play:",
        "To change:",
        "To measure:",
        "To release:",
    ]
    assert max(map(len, lines)) <= WIDEST
