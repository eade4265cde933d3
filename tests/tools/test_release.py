"""What `make release` refuses, and which wheels it does."""

import subprocess
from zipfile import ZipFile

import pytest

from release import readiness
from release.wheels import GROUP, PAGE, compiled_modules, problems

MODULES = {"tripot/core/state", "tripot/core/piles"}
FILES = {
    "src/tripot/__init__.py": '__version__ = "1.2.3"  # the one place\n',
    "pyproject.toml": '[project.urls]\nSource = "https://example.org/a/tripot"\n',
    "CHANGELOG.md": "# Changelog\n\n## Unreleased\n\n## 1.2.3, 2026-11-18\n\n- It is there.\n",
    "CITATION.cff": "version: 1.2.3\n",
    "docs/rl.md": "@software{tripot,\n  version = {1.2.3},\n}\n",
}


@pytest.fixture
def project(tmp_path):
    """Ready to be released."""
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "remote", "add", "origin", "git@example.org:a/tripot.git")
    commit(tmp_path)
    return tmp_path


def git(folder, *arguments):
    subprocess.run(["git", "-C", folder, *arguments], check=True, capture_output=True)


def commit(folder):
    who = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false", "-c", "core.hooksPath="]
    git(folder, "add", "--all")
    git(folder, *who, "commit", "--quiet", "--allow-empty", "-m", "All")


def test_what_is_whole_may_be_released(project):
    assert readiness.problems(project) == []


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        ("src/tripot/__init__.py", '__version__ = "1.2.3.dev4"\n', "is not of the form"),
        ("CITATION.cff", "version: 1.2.2\n", "CITATION.cff says version 1.2.2, not 1.2.3"),
        ("docs/rl.md", "nothing\n", "docs/rl.md says version nothing"),
        ("CHANGELOG.md", "## Unreleased\n\n- New.\n\n## 1.2.3, 2026-11-18\n\n- It is there.\n", "unreleased changes"),
        ("CHANGELOG.md", "## Unreleased\n\n## 1.2.2, 2026-11-18\n\n- Old.\n", "no section “## 1.2.3, YYYY-MM-DD”"),
        ("CHANGELOG.md", "## Unreleased\n\n## 1.2.3\n\n- No date.\n", "no section “## 1.2.3, YYYY-MM-DD”"),
        ("CHANGELOG.md", "## Unreleased\n\n## 1.2.3, 2026-11-18\n", "says nothing about 1.2.3"),
        ("pyproject.toml", '[project.urls]\nSource = "https://example.org/b/tripot"\n', "but origin is"),
    ],
)
def test_what_is_not_whole_is_told(project, name, text, problem):
    (project / name).write_text(text, "utf-8")
    commit(project)
    assert any(problem in found for found in readiness.problems(project))


def test_a_tree_with_changes_and_a_used_tag_are_told(project):
    git(project, "tag", "v1.2.3")
    (project / "new").touch()
    found = readiness.problems(project)
    assert found == ["the working tree has changes that are not committed", "there is a tag v1.2.3 already"]


def wheel(folder, name, *files):
    with ZipFile(folder / name, "w") as archive:
        for file in files:
            archive.writestr(file, "")
    return folder / name


def test_a_wheel_is_compiled_for_its_platform_or_pure(tmp_path):
    libraries = [f"{module}.cpython-311-x86_64-linux-gnu.so" for module in MODULES | {GROUP}]
    windows = [f"{module}.cp311-win_amd64.pyd" for module in MODULES | {GROUP}]
    assert not [*problems(wheel(tmp_path, "tripot-1-cp311-cp311-linux_x86_64.whl", PAGE, *libraries), MODULES)]
    assert not [*problems(wheel(tmp_path, "tripot-1-cp311-cp311-win_amd64.whl", PAGE, *windows), MODULES)]
    assert not [*problems(wheel(tmp_path, "tripot-1-py3-none-any.whl", PAGE), MODULES)]


def test_a_platform_wheel_that_is_not_compiled_is_an_error(tmp_path):
    (plain,) = problems(wheel(tmp_path, "tripot-1-cp311-cp311-linux_x86_64.whl", PAGE), MODULES)
    assert "3 of 3 modules are not compiled" in plain
    (half,) = problems(wheel(tmp_path, "tripot-2-cp311-cp311-linux_x86_64.whl", PAGE, f"{GROUP}.a.so"), MODULES)
    assert "2 of 3 modules are not compiled" in half
    (pure,) = problems(wheel(tmp_path, "tripot-1-py3-none-any.whl", PAGE, "tripot/core/state.a.so"), MODULES)
    assert "do not belong there: tripot/core/state" in pure
    (bare,) = problems(wheel(tmp_path, "tripot-2-py3-none-any.whl"), MODULES)
    assert "has no page" in bare


def test_the_compiled_modules_are_those_that_are_marked():
    assert {"tripot/core/state", "tripot/bots/search"} <= compiled_modules()
    assert "tripot/core/match" not in compiled_modules()
