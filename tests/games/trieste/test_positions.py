"""Positions: every state as a document and back, what is left out filled in, and what is wrong refused."""

import json
import random
from collections import Counter

import pytest
from mypy_extensions import i64

import tripot
from tripot import Match
from tripot.core.bounds import MOST_CHANGE, MOST_LATER
from tripot.core.errors import BadPosition, BrokenState, CardCount
from tripot.core.packed import vec
from tripot.core.playing import play_out
from tripot.core.rng import FastRng
from tripot.core.state import MAX_ACTIONS

from .table import (
    CARDS,
    FACTIONS,
    GAME,
    RULES,
    VIEWERS,
    act,
    answer,
    asked,
    deck_of,
    hand,
    infamy,
    lay_out,
    legal,
    play_on,
    prison,
    purse,
    reveal,
    size,
    table,
)


def again(match: Match) -> Match:
    """The same position, written as JSON and read back."""
    return Match.from_position(json.loads(json.dumps(match.position())))


def assert_same(match: Match, other: Match) -> None:
    other.state.check()
    assert other.position() == match.position()
    assert other.waiting == match.waiting
    assert [other.view(viewer) for viewer in VIEWERS] == [match.view(viewer) for viewer in VIEWERS]
    assert [other.legal(seat) for seat in range(3)] == [match.legal(seat) for seat in range(3)]


# ---- there and back -------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("heroes", [False, True])
def test_every_position_of_a_game_can_be_read_back(heroes):
    phases = set()
    for seed in range(5):
        match = tripot.Match("trieste", seats=3, rules=RULES, seed=seed, options={"heroes": heroes})
        rng = random.Random(seed)
        while match.waiting:
            phases.add(match.view(None).phase)
            assert_same(match, again(match))
            answer(match, rng)
        assert_same(match, again(match))
        assert again(match).outcome == match.outcome
    assert {"drawing", "laying", "paying", "reacting", "keeping", "buying"} <= phases
    assert heroes == ({"choosing-hero", "unveiling"} <= phases)


QUESTIONS = {
    "paying": lambda: lay_out("patrol-officer: silver gold", "banker", "fence"),
    "paying a gift": lambda: reveal("protection-tax", "none: gold silver silver"),
    "paying for a card back": lambda: act(
        reveal({"lays": "none: gold copper", "discard": "patrol-officer"}), "watch: buy patrol-officer"
    ),
    "reacting": lambda: reveal("patrol-officer", "apprentice", "street-urchin: smoke-bomb fence"),
    "reacting in a search": lambda: reveal("search-warrant", "none", "none: pickpocket cat-burglar smoke-bomb gold"),
    "capturing from the hand": lambda: reveal("undercover-agent", "none", "none: pickpocket cat-burglar"),
    "capturing from the discard": lambda: reveal("bounty", "none", {"lays": "fence", "discard": "pickpocket"}),
    "keeping": lambda: reveal(merchant="business-as-usual", thief="fence"),
    "picking": lambda: reveal(merchant="trade-deal", thief="fence"),
    "freeing": lambda: reveal(merchant="bail", prison="pickpocket cat-burglar"),
    "discarding": lambda: act(reveal("none: copper copper gold", "lobbyist"), "watch: choose gold"),
    "opting": lambda: reveal(thief="street-urchin"),
    "taking": lambda: act(reveal("none", "none: copper silver gold gold", "cat-burglar"), "thief: choose gold"),
    "recovering": lambda: reveal(thief={"lays": "hideout", "discard": "pickpocket"}),
    "buying": lambda: reveal(thief={"lays": "none: gold", "discard": "pickpocket"}),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_match_goes_on_from_the_middle_of_any_question_as_it_would_have(question):
    match = QUESTIONS[question]()
    assert match.view(None).phase == question.split()[0]
    other = again(match)
    assert_same(match, other)
    match.rng, other.rng = FastRng(5), FastRng(5)
    rng, same = random.Random(1), random.Random(1)
    for _ in range(15):
        answer(match, rng)
        answer(other, same)
        assert other.position() == match.position()
    assert [other.view(viewer) for viewer in VIEWERS] == [match.view(viewer) for viewer in VIEWERS]


@pytest.mark.rule("TRI-2.4")
def test_what_a_hero_has_left_for_later_is_part_of_a_position():
    match = table("", {"hero": "moneylender"}, phase="unveiling", turn="merchant", options={"heroes": True})
    act(match, "merchant: reveal")
    (item,) = match.position()["agenda"]
    assert (item["card"], item["faction"], item["rounds"]) == ("moneylender", "merchant", 3)
    assert_same(match, again(match))


def test_a_position_names_every_zone():
    document = tripot.Match("trieste", seats=3, rules=RULES).position()
    assert document.keys() == {
        *("game", "rules", "seats", "options", "phase", "waiting", "answered", "factions", "round", "step", "turn"),
        *("stage", "treasure", "spent", "prison", "infamy", "looked", "winner", "agenda", "frames", "sides"),
    }
    for side in document["sides"]:
        assert side.keys() == {
            *("hand", "treasures", "deck", "discard", "laid", "lies", "played", "cost_change", "draws_change"),
            *("hand_limit", "protections", "hero", "hero_revealed", "hero_seen", "known", "in_hand", "back_known"),
        }
    assert [set(side["known"]) for side in document["sides"]] == [
        {*FACTIONS, "everybody"} - {faction} for faction in FACTIONS
    ]


def test_an_effect_that_waits_is_data():
    (frame, window) = reveal("patrol-officer", "none", "street-urchin: fence").position()["frames"]
    assert (frame["frame"], frame["card"], frame["faction"], frame["main"]) == ("run", "patrol-officer", "watch", 1)
    assert window == {"frame": "window", "event": "capture", "victim": "thief", "negated": 0, "card": "street-urchin"}
    (bill,) = lay_out("patrol-officer: gold").position()["frames"]
    expected = {"frame": "bill", "payer": "watch", "purpose": "card", "receiver": "none", "amount": 1}
    assert bill == expected | {"card": "patrol-officer"}


def test_a_copy_is_independent_in_the_middle_of_a_search():
    match = reveal("search-warrant", "none", "none: pickpocket cat-burglar smoke-bomb")
    before = match.position()
    copied, other = match.state.copy(), tripot.Match("trieste", seats=3, rules=RULES).state
    other.assign(match.state)
    for state in (copied, other):
        state.apply(2, GAME.parse("pass").code, FastRng(3))
        assert match.position() == before
        assert GAME.write(state) != GAME.write(match.state)


# ---- filled in ------------------------------------------------------------------------------------------------------


def partial(seed: int = 0, **parts: object) -> Match:
    return Match.from_position({"game": "trieste", "rules": RULES, "seats": 3, **parts}, seed=seed)


@pytest.mark.parametrize("heroes", [False, True])
def test_what_a_position_leaves_out_is_filled_in(heroes):
    for seed in range(8):
        match = partial(seed, options={"heroes": heroes})
        match.state.check()
        assert match.view(None).phase == ("choosing-hero" if heroes else "drawing")
        while match.view(None).phase == "choosing-hero":
            match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
        assert [(size(hand(match, f)), purse(match, f)) for f in FACTIONS] == [(2, "copper copper")] * 3
        assert match.view(None).treasure_deck == 50
        assert play_on(match, seed).outcome is not None


def test_what_is_filled_in_depends_on_the_seed():
    first, same, other = (partial(seed).position() for seed in (1, 1, 2))
    assert first == same
    assert first["sides"] != other["sides"]
    assert len({tuple(partial(seed).position()["factions"]) for seed in range(30)}) == 6


def test_factions_are_those_of_the_option_or_of_the_position():
    assert partial(3, options={"factions": "thief-watch-merchant"}).position()["factions"] == [
        *("thief", "watch", "merchant")
    ]
    match = partial(3, factions=["merchant", "thief", "watch"])
    assert GAME.roles(match.state) == ("merchant", "thief", "watch")
    assert match.waiting == (2,)


def test_a_hand_that_is_given_is_the_whole_hand_and_what_lies_nowhere_is_in_the_deck():
    match = partial(sides=[{"hand": ["bounty"]}, {"treasures": ["gold"]}, {"hand": [], "treasures": []}])
    assert (hand(match, "watch"), purse(match, "watch")) == ("bounty", "copper copper")
    assert (size(hand(match, "merchant")), purse(match, "merchant")) == (2, "gold")
    assert (hand(match, "thief"), purse(match, "thief")) == ("", "")
    assert Counter(match.position()["treasure"]) == Counter(copper=37, silver=12, gold=3, diamond=1)
    assert len(match.position()["sides"][2]["deck"]) == 33


def test_a_hand_is_dealt_of_what_is_left():
    coppers = ["copper"] * 36
    match = partial(sides=[{"treasures": coppers, "discard": deck_of("watch")[1:]}, {}, {}])
    assert hand(match, "watch") == deck_of("watch")[0]
    assert [purse(match, faction) for faction in ("merchant", "thief")] == ["copper copper", "copper"]


@pytest.mark.parametrize(
    ("parts", "question"),
    [
        ({"phase": "drawing", "turn": "merchant", "stage": 2}, ("drawing", "merchant")),
        ({"phase": "laying", "turn": "watch"}, ("laying", "watch")),
        ({"phase": "buying", "turn": "watch", "sides": [{"discard": ["bloodhound"]}, {}, {}]}, ("buying", "watch")),
        ({"phase": "unveiling", "turn": "thief", "step": "pay", "options": {"heroes": True}}, ("unveiling", "thief")),
        ({"phase": "over", "winner": "thief"}, ("over", "")),
        ({"phase": "over", "round": 60}, ("over", "")),
    ],
)
def test_a_few_words_make_a_position(parts, question):
    match = partial(factions=list(FACTIONS), **parts)
    assert asked(match) == question
    assert_same(match, again(match))
    assert play_on(match).outcome is not None


@pytest.mark.parametrize("winner", FACTIONS)
def test_a_game_that_is_over_has_the_winner_that_is_given(winner):
    match = partial(phase="over", winner=winner, factions=list(FACTIONS))
    assert match.outcome.winners == (FACTIONS.index(winner),)
    assert match.outcome.reason == winner


def test_a_question_within_an_effect_can_be_set_up_by_hand():
    """The Watch's Bounty asks which of two to capture."""
    at = next(i for i, row in enumerate(instructions()) if row == ("bounty", "effect"))
    match = table(
        {"laid": "bounty", "lies": "open"},
        "",
        {"discard": "pickpocket street-urchin"},
        phase="capturing",
        frames=[{"frame": "run", "card": "bounty", "at": at, "faction": "watch", "main": 1}],
    )
    assert asked(match) == ("capturing", "watch")
    assert legal(match, "watch") == ["choose street-urchin", "choose pickpocket"]
    act(match, "watch: choose pickpocket")
    assert prison(match) == "pickpocket"


def instructions() -> list[tuple[str, str]]:
    """Of each instruction of the book, the card whose effect begins there."""
    book = GAME.data.book
    rows = [("", "")] * (len(book.code) // 8)
    for kind in range(book.kinds):
        for name in ("effect", "on_reveal", "each_round"):
            start = int(getattr(book, name)[kind])
            if start >= 0:
                rows[start // 8] = (book.names[kind], name)
    return rows


def test_hero_choices_can_be_set_up_by_hand():
    match = partial(
        options={"heroes": True}, factions=list(FACTIONS), sides=[{"hero": "captain"}, {}, {}], answered=[0]
    )
    assert (match.waiting, match.answered) == ((1, 2), (0,))
    assert_same(match, again(match))


def test_infamy_costs_and_protections_are_taken_over():
    match = table({"cost_change": 2}, {"protections": "take capture"}, {"hand_limit": 3, "draws_change": -1}, infamy=4)
    view = match.view(None)
    assert infamy(match) == 4
    assert [side.cost_change for side in view.sides] == [2, 0, 0]
    assert set(view.sides[1].protections) == {"take", "capture"}
    assert (view.sides[2].hand_limit, view.sides[2].draws_change) == (3, -1)
    assert_same(match, again(match))


# ---- refused --------------------------------------------------------------------------------------------------------


def refusal(*sides: object, **parts: object) -> dict[str, object]:
    with pytest.raises(BadPosition) as refused:
        table(*sides, **parts)
    return refused.value.details


@pytest.mark.parametrize(
    ("parts", "path"),
    [
        ({"phase": "dancing"}, "phase"),
        ({"step": "night"}, "step"),
        ({"phase": "drawing", "step": "play"}, "step"),
        ({"phase": "laying", "step": "draw"}, "step"),
        ({"phase": "buying", "step": "end", "stage": 1}, "stage"),
        ({"stage": -1}, "stage"),
        ({"turn": "king"}, "turn"),
        ({"round": 0}, "round"),
        ({"round": 61}, "round"),
        ({"infamy": 10}, "infamy"),
        ({"infamy": -1}, "infamy"),
        ({"winner": "watch"}, "winner"),
        ({"winner": "nobody"}, "winner"),
        ({"phase": "over"}, "winner"),
        ({"factions": ["watch", "watch", "thief"]}, "factions"),
        ({"factions": ["watch", "merchant"]}, "factions"),
        ({"prison": "bounty"}, "prison"),
        ({"spent": "emerald"}, "spent"),
        ({"secret": 1}, "secret"),
        ({"waiting": [1]}, "waiting"),
        ({"waiting": [3]}, "waiting"),
        ({"answered": [0]}, "answered"),
        ({"frames": [{"frame": "dance"}]}, "frames[0].frame"),
        ({"frames": ["run"]}, "frames[0]"),
        ({"frames": [{"frame": "run", "card": "bounty", "at": 0, "faction": "watch"}]}, "frames"),
        ({"frames": "run"}, "frames"),
        ({"looked": ["gold"]}, "looked"),
        ({"phase": "keeping", "looked": ["gold", "copper"]}, "frames"),
        ({"phase": "paying"}, "frames"),
        ({"phase": "reacting"}, "frames"),
        ({"phase": "choosing-hero"}, "phase"),
        ({"phase": "unveiling"}, "phase"),
        ({"agenda": [{"card": "moneylender", "at": 1, "faction": "merchant"}]}, "agenda[0].at"),
        ({"agenda": [{"card": "gold", "at": 1, "faction": "merchant"}]}, "agenda[0].card"),
    ],
)
def test_a_table_that_cannot_be_is_refused(parts, path):
    assert refusal(**parts)["path"] == path


@pytest.mark.parametrize(
    ("side", "zone"),
    [
        ({"hand": "banker"}, "hand"),  # of another faction
        ({"hand": "wizard"}, "hand"),
        ({"discard": "gold"}, "discard"),
        ({"laid": "gold"}, "laid"),
        ({"laid": "bounty"}, "lies"),  # nobody has laid a card while all draw
        ({"lies": "sideways"}, "lies"),
        ({"played": "banker"}, "played"),
        ({"cost_change": MOST_CHANGE + 1}, "cost_change"),
        ({"draws_change": -MOST_CHANGE - 1}, "draws_change"),
        ({"hand_limit": 21}, "hand_limit"),
        ({"protections": "rain"}, "protections"),
        ({"hero": "kingpin"}, "hero"),
        ({"hero": "captain", "hero_revealed": 1}, "hero_revealed"),  # without the option
        ({"known": {"watch": "bounty"}}, "known.watch"),  # its own
        ({"known": {"thief": "bounty"}}, "known.thief"),  # not there
        ({"known": {"thief": "gold"}}, "known.thief"),
        ({"hand": "bounty gold", "known": {"everybody": "bounty bounty"}}, "known.everybody"),
        ({"cards": "bounty"}, "cards"),
    ],
)
def test_a_side_that_cannot_be_is_refused(side, zone):
    assert refusal(side)["path"] == f"sides[0].{zone}"


def test_a_refusal_says_what_was_found_and_what_is_allowed():
    assert refusal(infamy=10) == {"path": "infamy", "found": 10, "wanted": "0..9"}
    assert refusal(turn="king") == {"path": "turn", "found": "king", "wanted": ["watch", "merchant", "thief"]}
    details = refusal({"laid": "bounty"})
    assert details == {"path": "sides[0].lies", "found": "face-down", "wanted": ["none"]}
    assert refusal({"known": {"thief": "bounty"}, "hand": "recruit"})["wanted"] == ["recruit"]


HIDEOUTS = " ".join(["hideout"] * CARDS["hideout"]["copies"])


@pytest.mark.parametrize(
    ("sides", "parts", "card", "path"),
    [
        (["fence"], {}, None, "sides[0].hand"),
        (["", "", "smoke-bomb " * 4], {}, "smoke-bomb", "sides[2].hand"),
        (["", "", {"hand": HIDEOUTS, "discard": "hideout"}], {}, "hideout", "sides[2].discard"),
        (["", "", HIDEOUTS], {"prison": "hideout"}, "hideout", "prison"),
        (["diamond", "diamond"], {}, "diamond", "sides[1].treasures"),
        (["diamond"], {"spent": "diamond"}, "diamond", "spent"),
        (["gold gold gold", "gold gold"], {}, "gold", "sides[1].treasures"),
        ([{"hand": "bounty", "deck": "recruit"}], {}, "recruit", "sides[0].deck"),
        ([{"laid": "silver", "hand": "silver " * 12}], {"phase": "laying", "turn": "thief"}, "silver", "sides[0].laid"),
    ],
)
def test_cards_that_do_not_add_up_are_refused(sides, parts, card, path):
    details = refusal(*sides, **parts)
    assert details["path"] == path
    if card:
        assert details["card"] == card


def test_a_treasure_deck_with_too_few_cards_is_refused():
    with pytest.raises(CardCount) as refused:
        partial(treasure=["gold"])
    assert (refused.value.details["path"], refused.value.details["card"]) == ("treasure", "copper")


SPOILED = {
    "a victim": {"frames.1.victim": "watch"},
    "another card": {"frames.1.card": "cat-burglar"},
    "another event": {"frames.1.event": "take"},
    "an actor": {"frames.0.faction": "king"},
    "no window": {"frames": 1},
    "another step": {"step": "draw"},
    "another question": {"phase": "opting"},
}


@pytest.mark.parametrize("what", SPOILED)
def test_a_window_that_cannot_be_is_refused(what):
    document = reveal("patrol-officer", "none", "street-urchin: fence").position()
    for path, value in SPOILED[what].items():
        if path == "frames":
            document["frames"] = document["frames"][:value]
            continue
        part, *keys = path.split(".")
        target = document
        for key in [part, *keys][:-1]:
            target = target[int(key)] if key.isdigit() else target[key]
        target[path.split(".")[-1]] = value
    with pytest.raises(BadPosition):
        Match.from_position(document)


@pytest.mark.parametrize(
    ("key", "value", "path"),
    [
        ("amount", 0, "frames[0].amount"),
        ("amount", 5, "frames[].amount"),  # more than there is
        ("payer", "merchant", "frames[0].card"),
        ("purpose", "fun", "frames[0].purpose"),
        ("purpose", "gift", "frames[0].receiver"),
        ("purpose", "buying", "frames[0].card"),
        ("receiver", "thief", "frames[0].receiver"),
        ("card", "bounty", "frames[0].card"),
        ("colour", "red", "frames[0].colour"),
    ],
)
def test_a_bill_that_cannot_be_is_refused(key, value, path):
    document = lay_out("patrol-officer: gold").position()
    document["frames"][0][key] = value
    with pytest.raises(BadPosition) as refused:
        Match.from_position(document)
    assert refused.value.details["path"] == path


def spoiled(question: str, **parts: object) -> dict[str, object]:
    """Why a position of one of the questions above is refused with other parts."""
    document = QUESTIONS[question]().position()
    for zone in ("treasure", "waiting"):
        del document[zone]
    for side in document["sides"]:
        del side["deck"]
    with pytest.raises(BadPosition) as refused:
        Match.from_position(document | parts)
    return refused.value.details


def test_an_effect_that_looks_at_nothing_may_have_no_cards_looked_at():
    assert spoiled("opting", looked=["gold"])["path"] == "looked"


def test_too_many_frames_or_plans_are_refused():
    frame = QUESTIONS["opting"]().position()["frames"][0]
    assert spoiled("opting", frames=[frame] * 9)["path"] == "frames"
    match = table("", {"hero": "moneylender"}, phase="unveiling", turn="merchant", options={"heroes": True})
    document = act(match, "merchant: reveal").position()
    document["agenda"] *= MOST_LATER + 1
    with pytest.raises(BadPosition) as refused:
        Match.from_position(document)
    assert refused.value.details["path"] == "agenda"


def test_a_bill_belongs_to_the_one_whose_turn_it_is():
    assert spoiled("paying", turn="merchant")["path"] in ("frames", "sides[0].lies")
    assert spoiled("paying for a card back", turn="thief")["path"] == "frames"
    bill = QUESTIONS["paying a gift"]().position()["frames"][1]
    assert spoiled("paying a gift", frames=[bill])["path"] == "frames"


@pytest.mark.rule("TRI-2.4")
@pytest.mark.parametrize(
    ("sides", "answered"),
    [
        ([{}, {}, {}], [0]),
        ([{"hero": "captain"}, {}, {}], []),
        ([{"hero": "captain"}, {"hero": "diplomat"}, {"hero": "kingpin"}], [0, 1, 2]),  # the game would have begun
    ],
)
def test_whoever_has_chosen_a_hero_has_answered(sides, answered):
    with pytest.raises(BadPosition) as refused:
        partial(options={"heroes": True}, factions=list(FACTIONS), sides=sides, answered=answered)
    assert refused.value.details["path"] == "answered"


@pytest.mark.rule("TRI-4.1")
def test_nobody_can_be_asked_to_draw_from_empty_decks():
    everything = "copper " * 39 + "silver " * 12 + "gold " * 4 + "diamond"
    assert refusal({"discard": " ".join(deck_of("watch"))}, everything)["path"] == "phase"


def test_a_game_lasts_as_long_as_its_rounds():
    assert reveal(round=7).state.length() == 8


def test_treasures_that_are_taken_need_a_number():
    document = QUESTIONS["taking"]().position()
    document["frames"][0]["left"] = 1
    with pytest.raises(BadPosition) as refused:
        Match.from_position(document)
    assert refused.value.details["path"] == "frames[].left"


@pytest.mark.parametrize("question", ["taking", "discarding", "keeping"])
def test_no_more_can_be_taken_than_there_is(question):
    document = QUESTIONS[question]().position()
    document["frames"][0]["left"] = 18
    with pytest.raises(BadPosition) as refused:
        Match.from_position(document)
    assert refused.value.details["path"] == "frames[].left"


# ---- a state that checks itself -------------------------------------------------------------------------------------


def know(state, number: int, value: int) -> None:
    """Let the Merchant know what the Watch does not hold."""
    state.sides[0].known[number] = value


@pytest.mark.parametrize(
    "spoil",
    [
        lambda state: setattr(state.sides[0], "hand", 0),
        lambda state: setattr(state.sides[1], "discard", 1 << 33),
        lambda state: setattr(state.sides[2], "deck", 1),
        lambda state: setattr(state.sides[0], "purse", 0),
        lambda state: setattr(state, "prison", 1),
        lambda state: setattr(state, "treasure", 0),
        lambda state: setattr(state, "looked", 1),
        lambda state: setattr(state, "infamy", 10),
        lambda state: setattr(state, "waiting", 0),
        lambda state: setattr(state, "waiting", 3),
        lambda state: setattr(state, "answered", 2),
        lambda state: setattr(state.sides[0], "laid", 64),
        lambda state: setattr(state.sides[0], "laid", int(state.sides[0].deck).bit_length() - 1),
        lambda state: know(state, 1, int(state.sides[0].deck)),
        lambda state: know(state, 5, 1 << 24),  # a diamond
    ],
)
def test_a_broken_state_is_noticed(spoil):
    match = tripot.Match("trieste", seats=3, rules=RULES)
    match.state.check()
    spoil(match.state)
    with pytest.raises(BrokenState):
        match.state.check()


def test_a_state_without_a_journal_plays_the_same_game():
    for heroes in (False, True):
        told = tripot.Match("trieste", seats=3, rules=RULES, seed=5, options={"heroes": heroes})
        quiet = told.state.copy()
        assert quiet.journal is None
        ends = []
        for state in (told.state, quiet):
            play_out(state, FastRng(9), vec[i64]([0] * MAX_ACTIONS))
            state.check()
            ends.append(GAME.write(state))
        assert ends[0] == ends[1]
