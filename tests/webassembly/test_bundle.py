"""What `make offline` built: the same decisions as here, the same bytes again, and a notebook that runs."""

import hashlib
import json
import pickle
from pathlib import Path
from zipfile import ZipFile

import pytest
import zstandard

from offline import building, playing
from offline.building import BUILT, PLAIN, PYODIDE, UNPACKED, build, bundle_in
from offline.compiling import ROOT
from offline.packing import UNUSED_NAMES, packages, write_zip
from offline.pyodide import PLAYING, evaluate, node, sizes

SHIPPED = ("trieste", "trok", "trol", "tschak")
SPEAKING = """
from tripot.core.registry import game
from tripot.text.speaker import Speaker

def spoken():
    view = tripot.Match("trol", seats=3, seed=1).view(0)
    return "|".join(Speaker(language, game("trol"), ("Ann", "Bob", "Cid"), 0).prompt(view) for language in ("fr", "en"))
"""


def lines(folder: Path) -> list[str]:
    return (folder / "digests.txt").read_text(encoding="utf-8").splitlines()


def wheel_in(folder: Path) -> Path:
    (found,) = folder.glob("*.whl")
    return found


@pytest.mark.short
def test_webassembly_decides_as_the_native_engine_does():
    bundle = BUILT / UNPACKED
    told, _ = evaluate(bundle, [bundle / "tripot.zip"], "digests()", PLAYING)
    found, native = json.loads(told), json.loads(playing.digests())
    assert found["compiled"]
    for kind in ("greedy", "searched"):  # the tests bring a fifth game, which is not in the wheel
        assert found[kind] == {key: native[kind][key] for key in SHIPPED}


def test_a_second_build_has_the_same_bytes(tmp_path):
    build(tmp_path / "again")
    assert lines(tmp_path / "again") == lines(BUILT)


def test_the_modules_import_nothing_that_pyodide_does_not_have(tmp_path):
    with ZipFile(wheel_in(BUILT)) as wheel:
        libraries = [wheel.extract(name, tmp_path) for name in wheel.namelist() if name.endswith(".so")]
    told = json.loads(node([str(Path(__file__).with_name("imports.mjs")), str(PYODIDE), *libraries]))
    assert told["imported"] > 100
    assert told["missing"] == []


@pytest.mark.short
def test_the_list_of_digests_is_true_and_whole():
    listed = dict(reversed(line.split("  ")) for line in lines(BUILT))
    files = [path for path in BUILT.rglob("*") if path.is_file() and path.name != "digests.txt"]
    assert listed == {
        path.relative_to(BUILT).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files
    }


@pytest.mark.short
def test_the_download_is_at_most_6_mb_from_any_host_that_compresses_scripts():
    files = sizes(bundle_in(BUILT))
    sent = {name: gzip if name.endswith((".js", ".json")) else size for name, (size, gzip, _) in files.items()}
    assert sum(sent.values()) <= 6_000_000


def test_babel_speaks_without_the_names_that_are_left_out():
    kept = pickle.loads(packages()["babel/locale-data/fr.dat"])
    assert UNUSED_NAMES.isdisjoint(kept)
    assert {"plural_form", "decimal_formats", "percent_formats", "number_symbols", "months"} <= set(kept)


def test_what_is_packed_is_what_programs_read():
    unpack = zstandard.ZstdDecompressor().decompress
    for path in bundle_in(BUILT).glob("*.zst"):
        assert unpack(path.read_bytes()) == (BUILT / UNPACKED / path.stem).read_bytes()


def test_sentences_are_made_in_both_languages(tmp_path):
    (tmp_path / "speaking.py").write_text(SPEAKING, encoding="utf-8")
    here: dict[str, object] = {}
    exec("import tripot\n" + SPEAKING, here)
    bundle = BUILT / UNPACKED
    told, _ = evaluate(bundle, [bundle / "tripot.zip"], "spoken()", tmp_path / "speaking.py")
    assert told == here["spoken"]()


def test_the_notebook_runs_with_the_bundle(tmp_path):
    cells = json.loads((ROOT / "examples" / "notebook.ipynb").read_text(encoding="utf-8"))["cells"]
    first, *others = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    assert wheel_in(BUILT).name in first
    (tmp_path / "cells.py").write_text("\n".join(others), encoding="utf-8")
    bundle = BUILT / UNPACKED
    told, _ = evaluate(bundle, [bundle / "tripot.zip"], "sum(wins.values()) >= 100", tmp_path / "cells.py")
    assert told.splitlines()[-1] == "true"


def test_the_wheel_is_compiled_and_works_in_an_untrimmed_pyodide(tmp_path):
    needed = tmp_path / "packages.zip"
    write_zip(needed, packages(), compressed=True)
    told, _ = evaluate(PYODIDE, [needed, wheel_in(BUILT)], "__import__('tripot.core').core.is_compiled()")
    assert told == "true"


def test_without_the_toolchain_the_wheel_is_plain_and_a_warning_says_so(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(building, "PYODIDE", tmp_path / "nowhere")
    build(tmp_path / "plain")
    assert wheel_in(tmp_path / "plain").name.endswith(f"{PLAIN}.whl")
    assert "npm could not fetch it. The engine stays plain Python" in capsys.readouterr().err


def test_plain_python_decides_alike_in_pyodide(tmp_path):
    build(tmp_path / "plain", plain=True)
    bundle = tmp_path / "plain" / UNPACKED
    told, _ = evaluate(bundle, [bundle / "tripot.zip"], "is_compiled(), digest_of('trok', 'greedy', 1)", PLAYING)
    assert told == str((False, playing.digest_of("trok", "greedy", 1)))
    with pytest.raises(SystemExit, match="there is no bundle"):  # for browsers: the server needs msgspec compiled
        bundle_in(tmp_path / "plain")
