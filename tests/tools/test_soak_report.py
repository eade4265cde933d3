"""The figures of a soak are kept between calls, and written into their own section of the document."""

from soak.report import HEADING, write
from soak.rounds import RoundResult, Soak

OTHERS = "# Reliability\n\n## Before\n\nOne.\n\n## After\n\nTwo.\n"


def soak(*wrong):
    kills = RoundResult(
        "7-1", {"play": 20, "hello": 5}, 0, {"answers": 1234, "events": 5}, [1.0, 2.0, 9.5], list(wrong)
    )
    cuts = RoundResult("7-2", {}, 50, {"acknowledged before a cut": 99})
    return Soak(7, 25, 100, [kills, cuts])


def test_what_was_done_is_read_again(tmp_path):
    soak().write(tmp_path / "kept.json")
    assert Soak.read(tmp_path / "kept.json") == soak()


def test_it_is_done_when_all_kills_and_cuts_are():
    assert (soak().kills_done, soak().cuts_done, soak().is_done) == (25, 50, False)


def test_the_section_has_the_figures_and_the_command(tmp_path):
    document = tmp_path / "reliability.md"
    write(soak(), document)
    text = document.read_text("utf-8")
    assert text.startswith("# Reliability\n")
    assert "| answers acknowledged, each found in the record exactly once | 1,234 |" in text
    assert "| seconds at worst | 9.5 |" in text
    assert "`make soak KILLS=25 CUTS=100 SEED=7`" in text
    assert "Nothing was lost." in text


def test_what_was_wrong_is_not_hidden(tmp_path):
    write(soak("an answer is lost"), tmp_path / "reliability.md")
    text = (tmp_path / "reliability.md").read_text("utf-8")
    assert "| things found wrong | 1 |" in text
    assert "Nothing was lost." not in text


def test_other_sections_stay_as_they_are(tmp_path):
    document = tmp_path / "reliability.md"
    document.write_text(OTHERS.replace("## After", f"{HEADING}\n\nOld.\n\n## After"), "utf-8")
    write(soak(), document)
    write(soak(), document)  # again, over itself
    text = document.read_text("utf-8")
    assert "Old." not in text
    assert text.count(HEADING) == 1
    assert text.startswith("# Reliability\n\n## Before\n\nOne.\n\n")
    assert text.endswith("\n\n## After\n\nTwo.\n")
