"""The site without a server, in Chromium: after loading, the network is cut, and everything goes on."""

import json
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from offline.hosting import hosted
from tripot.core.datafile import shipped
from web.company import Company, open_together
from web.device import KEPT, READY, UNPACKED, check_the_end, cut_off
from web.playing import Mouse, Touch, open_table, state
from web.test_laboratory import WORDS, field
from web.test_own_data import downloaded_data
from web.visitor import DESKTOP, PHONE, Visitor
from webassembly.conftest import SITE


@pytest.mark.parametrize(
    ("game", "seats", "bot", "language", "size"),
    [
        pytest.param("tschak", 2, "normal", "fr", PHONE, marks=pytest.mark.short),
        ("tschak", 3, "hard", "en", DESKTOP),
        ("trok", 2, "normal", "fr", DESKTOP),
        ("trok", 3, "hard", "en", PHONE),
        ("trol", 3, "normal", "en", PHONE),
        ("trol", 3, "hard", "fr", DESKTOP),
        ("trieste", 3, "normal", "en", DESKTOP),
        ("trieste", 3, "hard", "fr", PHONE),
    ],
)
def test_a_whole_game_without_a_network_goes_on_after_a_reload(come, game, seats, bot, language, size):
    page = cut_off(come(language, size=size))
    open_table(page, game, seats, bot)
    player = (Touch if size == PHONE else Mouse)(page, seed=len(game))
    player.play(decisions=3)
    address = page.url
    page.reload()
    expect(page.locator(".playing")).to_be_visible(timeout=60_000)
    assert page.url == address
    player.play()
    check_the_end(page, game, seats)
    assert page.evaluate("document.documentElement.lang") == language
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("fr", PHONE)])
def test_an_expert_plays_and_a_hint_is_given_without_a_network(come, language, size):
    page = cut_off(come(language, size=size))
    open_table(page, "trok", 2, "expert")
    player = Mouse(page, seed=1)
    player.play(decisions=2)
    assert state(page) == "asked"
    page.keyboard.press("h")
    expect(page.locator("#asked meter")).to_be_visible()
    expect(page.locator(".proposal .button.main")).not_to_be_empty()


@pytest.mark.parametrize(("game", "language"), [("trol", "fr"), ("trieste", "en")])
def test_the_cards_are_there_without_a_network(come, game, language):
    page = cut_off(come(language, size=PHONE))
    page.goto(page.url.partition("#")[0] + f"#/cards/{game}")
    expect(page.locator("main li.panel h3").first).not_to_be_empty()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_lesson_and_the_rules_are_there_without_a_network(come):
    page = cut_off(come("fr"))
    page.locator('a[href$="#/learn/tschak"]').click()
    expect(page.locator(".lesson .prompt")).not_to_be_empty()
    page.locator("header .brand").click()
    page.locator('a[href$="#/rules/trol"]').click()
    expect(page.locator("main h1")).to_contain_text("Trôl")


@pytest.mark.parametrize(
    ("language", "size", "asked"),
    [("en", DESKTOP, "What would a strong bot have done?"), ("fr", PHONE, "Qu’aurait fait un bot de haut niveau")],
)
def test_a_replay_has_opinions_without_a_network(come, language, size, asked):
    page = cut_off(come(language, size=size))
    open_table(page, "tschak", seats=2)
    Mouse(page, seed=2).play()
    page.locator('.result a[href^="#/replay"]').click()
    expect(page.locator("input[type=range]").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name=asked).click()
    expect(page.locator("[aria-live=polite] .same, [aria-live=polite] strong").first).to_be_visible()


def test_a_browser_that_keeps_nothing_says_so(come):
    visitor = come("fr")
    visitor.context.add_init_script("delete globalThis.caches")
    visitor.context.route("**/worker.js", forbid_storage)
    page = visitor.go("")
    expect(page.locator("[role=alert]").first).to_contain_text("ne laisse pas la page enregistrer", timeout=60_000)
    visitor.mistakes.clear()  # the browser tells them too


def forbid_storage(route):
    """As private windows and strict settings have it: the worker may not open a database."""
    prefix(route, 'indexedDB.open = () => { throw new DOMException("no", "SecurityError") };\n')


def prefix(route, script):
    """Let the worker's script begin with another."""
    answer = route.fetch()
    route.fulfill(response=answer, body=script + answer.text())


FULL = """let isFull = false;
new BroadcastChannel("disk").onmessage = ({ data }) => (isFull = data);
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...given) {
  if (isFull) throw new DOMException("full", "QuotaExceededError");
  return put.apply(this, given);
};
"""


def fill_disk(page, full):
    page.evaluate("full => new BroadcastChannel('disk').postMessage(full)", full)


def test_a_full_disk_refuses_a_table_with_a_clear_word(come):
    visitor = come("en")
    visitor.context.add_init_script("delete globalThis.caches")
    visitor.context.route("**/worker.js", lambda route: prefix(route, FULL))
    page = visitor.go("")
    page.wait_for_function(READY, timeout=60_000)
    fill_disk(page, True)
    page.locator("article[aria-labelledby=tile-trok] .button.main").click()
    expect(page.locator("article[aria-labelledby=tile-trok] [role=alert]")).to_contain_text("This device cannot save")
    fill_disk(page, False)
    page.locator("article[aria-labelledby=tile-trok] .button.main").click()
    expect(page.locator(".playing")).to_be_visible()
    visitor.mistakes.clear()  # the worker tells its console that nothing could be written


def test_a_full_disk_in_the_middle_of_a_game_says_so_and_the_game_goes_on_when_there_is_room(come):
    visitor = come("fr", size=PHONE)
    visitor.context.add_init_script("delete globalThis.caches")
    visitor.context.route("**/worker.js", lambda route: prefix(route, FULL))
    page = visitor.go("")
    page.wait_for_function(READY, timeout=60_000)
    open_table(page, "trok", 2, "beginner")
    player = Mouse(page, seed=1)
    player.play(decisions=2)
    assert state(page) == "asked"  # and no bot is at it
    fill_disk(page, True)
    player.play(decisions=3)
    expect(page.locator("[role=alert]").first).to_contain_text("Cet appareil ne peut plus rien enregistrer")
    fill_disk(page, False)
    player.play(decisions=6)
    assert player.decisions >= 6
    visitor.mistakes.clear()  # the worker tells its console that nothing could be written


# ---- several people at one device -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "language", "size", "names"),
    [("tschak", "en", DESKTOP, ["Ada", "Bea"]), ("trok", "fr", PHONE, ["Élise", "Zoé"])],
)
def test_two_people_and_a_bot_hand_the_device_to_each_other_for_a_whole_game(come, game, language, size, names):
    page = cut_off(come(language, size=size))
    open_together(page, game, 3, names, "normal")
    players = Company(page, 3, names)
    players.play()
    check_the_end(page, game, 3)
    assert players.handed > 5
    listed = page.locator("section[aria-labelledby=how]")
    for name in names:
        expect(listed).to_contain_text(name)
    page.get_by_role("button", name="Rematch" if language == "en" else "Revanche").click()
    expect(page.locator(".cover h1")).to_contain_text(names[0], timeout=60_000)  # chances are being worked out, too


def test_whoever_chooses_in_secret_second_is_not_sent_what_the_first_holds(come):
    page = cut_off(come("en"))
    open_together(page, "tschak", 3, ["Ada", "Bea"], "normal")
    players = Company(page, 1, ["Ada", "Bea"])
    players.take_over()
    players.choose()
    expect(page.locator(".cover h1")).to_have_text("Hand the device to Bea")
    players.take_over()
    ada, bea = players.hands["Ada"], players.hands["Bea"]
    assert len(ada - bea) >= 5
    assert not players.told_of(ada - bea)


def test_the_cover_stays_through_a_reload_and_whoever_has_answered_may_look_again(come):
    visitor = come("fr", size=PHONE)
    page = cut_off(visitor)
    open_together(page, "tschak", 3, ["Ada", "Bea"], "normal")
    players = Company(page, 1, ["Ada", "Bea"])
    players.take_over()
    expect(page.locator(".ask")).to_be_visible()
    page.reload()
    expect(page.locator(".cover h1")).to_have_text("Passez l’appareil à Ada", timeout=60_000)
    expect(page.locator(".cover h1")).to_be_focused()
    assert visitor.barriers() == []
    players.take_over()
    players.choose()
    expect(page.locator(".cover h1")).to_have_text("Passez l’appareil à Bea")
    page.get_by_role("button", name="Ada regarde encore").click()
    expect(page.locator(".shared > p")).to_contain_text("Ada")
    expect(page.locator(".ask")).to_be_visible()
    page.get_by_role("button", name="Cacher les cartes").click()
    expect(page.locator(".cover h1")).to_have_text("Passez l’appareil à Bea")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".shared > p")).to_contain_text("Bea")


def test_two_people_of_the_same_name_are_told_apart_before_the_game(come):
    page = cut_off(come("en"))
    page.locator('a[href$="/new/trol#company"]').click()
    expect(page.locator("form input.name").first).to_be_visible()
    for name in page.locator("form input.name").all():
        name.fill("Ada")
    page.locator("form aside button").click()
    expect(page.locator("form [role=alert]")).to_contain_text("a name of their own")


@pytest.mark.parametrize(("language", "size", "theme"), [("en", DESKTOP, "dark"), ("fr", PHONE, "light")])
def test_axe_finds_nothing_serious_on_the_screens_of_a_device(come, language, size, theme):
    visitor = come(language, size=size, theme=theme)
    page = cut_off(visitor)
    assert visitor.barriers() == []
    page.locator('a[href$="/new/trok#company"]').click()
    expect(page.locator("form aside button")).to_be_visible()
    assert visitor.barriers() == []
    page.go_back()
    open_together(page, "trok", 3, ["Élise", "Maximilienne-Alexandrine"], "normal")
    assert visitor.barriers() == []
    page.locator(".cover .main").click()
    expect(page.locator(".shared .ask")).to_be_visible()
    assert visitor.barriers() == []


# ---- all the rest of it ---------------------------------------------------------------------------------------------


def test_the_usual_data_file_is_saved_without_a_network(come):
    page = cut_off(come("fr", size=PHONE))
    page.goto(page.url.partition("#")[0] + "#/new/tschak")
    assert downloaded_data(page, "tschak") == shipped("tripot.games.tschak")


@pytest.mark.parametrize("game", ["trok", "trieste"])
def test_the_laboratory_checks_and_measures_without_a_network(come, game):
    page = cut_off(come("en"))
    page.goto(page.url.partition("#")[0] + f"#/lab/{game}")
    path, too_much = {"trok": ("sizes.goal", "9999"), "trieste": ("card[0].cost", "99")}[game]
    page.get_by_role("button", name={"trok": "Sizes", "trieste": "Patrol Officer"}[game], exact=True).click()
    before = field(page, path).input_value()
    field(page, path).fill(too_much)
    expect(field(page, path)).to_have_attribute("aria-invalid", "true")
    field(page, path).fill(before)
    expect(page.get_by_role("status").get_by_text(WORDS["en"]["right"])).to_be_visible()
    page.locator("select:near(:text('Games'))").last.select_option("100")
    page.get_by_role("button", name=WORDS["en"]["measure"], exact=True).click()
    expect(page.get_by_role("heading", name="How the cards do")).to_be_visible(timeout=60_000)
    page.get_by_role("button", name=WORDS["en"]["play"]).click()
    expect(page.locator(".playing")).to_be_visible()


def test_a_whole_lesson_is_learned_without_a_network(come):
    page = cut_off(come("en"))
    page.locator('a[href$="#/learn/trok"]').click()
    expect(page.locator(".lesson .prompt")).not_to_be_empty()
    closing = page.locator('.lesson a[href$="/rules/trok"]')
    deeds = page.locator(".lesson .row button")
    while not closing.is_visible():
        expect(deeds.or_(closing).last).to_be_visible()
        if deeds.count():
            deeds.last.click()


def test_the_chances_of_a_game_are_drawn_without_a_network(come):
    page = cut_off(come("fr"))
    open_table(page, "tschak", seats=2)
    Mouse(page, seed=2).play()
    expect(page.locator("section[aria-labelledby=chances] path.marker").first).to_be_visible(timeout=60_000)


def test_a_second_tab_takes_over_and_the_first_says_so(come):
    visitor = come("en")
    first = visitor.go("")
    first.wait_for_function(READY, timeout=60_000)
    second = visitor.open()
    second.goto(visitor.address)
    second.wait_for_function(READY, timeout=60_000)
    expect(first.locator("[role=alert]").first).to_contain_text("open in another tab")
    first.get_by_role("button", name="Play here instead").click()
    first.wait_for_function(READY, timeout=60_000)
    expect(second.locator("[role=alert]").first).to_contain_text("open in another tab")


@pytest.mark.parametrize(
    ("language", "told", "here"),
    [("en", "open in another tab", "Play here instead"), ("fr", "ouvert dans un autre onglet", "Jouer plutôt ici")],
)
def test_a_game_that_a_second_tab_takes_over_says_so_and_can_be_taken_back(come, language, told, here):
    visitor = come(language, size=PHONE)
    first = cut_off(visitor)
    open_table(first, "tschak", seats=2)
    second = visitor.open()
    second.goto(visitor.address)
    second.wait_for_function(READY, timeout=60_000)
    expect(first.locator("[role=alert]").first).to_contain_text(told)
    expect(first.locator(".toast .lost")).to_have_count(0)
    first.get_by_role("button", name=here).click()
    expect(first.locator(".playing")).to_be_visible(timeout=60_000)
    player = Mouse(first, seed=1)
    player.play(decisions=1)
    assert player.decisions == 1


# ---- what is kept ---------------------------------------------------------------------------------------------------


@pytest.mark.short
def test_later_starts_need_not_unpack_again(come):
    page = come("en").go("")
    page.wait_for_function(READY, timeout=60_000)
    assert page.evaluate(UNPACKED)
    assert {"tripot.zip", "python_stdlib.zip", "pyodide.asm.wasm"} < {
        url.rpartition("/")[2] for url in page.evaluate(KEPT)
    }
    page.reload()
    page.wait_for_function(READY, timeout=60_000)
    assert page.evaluate(UNPACKED)


@pytest.fixture
def changing(tmp_path):
    """A site that changes."""
    shutil.copytree(SITE, tmp_path / "site")
    return tmp_path / "site" / "offline"


def rename_bundle(beside: Path, name: str, *, in_manifest_only: bool = False) -> None:
    manifest = beside / "manifest.json"
    told = json.loads(manifest.read_text(encoding="utf-8"))
    if not in_manifest_only:
        (beside / told["folder"]).rename(beside / name)
    manifest.write_text(json.dumps(told | {"folder": name}), encoding="utf-8")


def folders_kept(page: Page) -> set[str]:
    return {url.split("/")[-2] for url in page.evaluate(KEPT) if "bundle-" in url}


def test_a_newer_site_brings_its_own_server_and_the_games_stay(changing, browser):
    rename_bundle(changing, "bundle-elder")
    with hosted(changing.parent) as address:
        visitor = Visitor(browser, address, "en", size=PHONE)
        page = visitor.go("")
        page.wait_for_function(READY, timeout=60_000)
        open_table(page, "tschak", seats=2)
        rename_bundle(changing, "bundle-younger")
        page.reload()
        expect(page.locator(".playing")).to_be_visible(timeout=60_000)
        assert folders_kept(page) == {"bundle-younger"}
        rename_bundle(changing, "bundle-missing", in_manifest_only=True)
        page.reload()
        expect(page.locator(".playing")).to_be_visible(timeout=60_000)
        assert folders_kept(page) == {"bundle-younger"}
        visitor.mistakes.clear()  # the browser tells of what it could not fetch
        visitor.leave()
