"""Every event, grade and reason of Booby-Trap has its words."""

import inspect
import random
import re
from pathlib import Path

import pytest

import game.bots.boobytrap as bots
from game.catalog import CATALOG
from game.core.acts import Event, Over
from game.core.setup import Seat
from game.physics.boobytrap.risks import TRIPS, trips_in_100
from game.physics.boobytrap.settled import GRADES
from game.physics.boobytrap.tray import grade
from game.rules.beginning import LotFell
from game.rules.boobytrap import BOOBYTRAP, events
from game.rules.boobytrap.pieces import NUMBERS
from game.session.match import Match
from game.text import tell
from game.text.boobytrap import log, tags
from tests.harness.walk import setups


def test_every_event_is_told():
    kinds = {kind for _, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event)} - {Event}
    assert set(log._TOLD) == kinds | {LotFell}


def test_every_reason_has_its_words():
    sources = sorted(Path(bots.__file__).parent.glob("boobytrap*.py"))
    given = {name for file in sources for name in re.findall(r'"([a-z]+(?:_[a-z]+)+)"', file.read_text("utf-8"))}
    assert given == set(log.REASONS)


@pytest.mark.parametrize("grip", range(101))
def test_the_grip_is_told_in_the_words_of_the_tray(grip: int):
    assert log.grip_name(grip) == grade(grip / 100)
    assert set(log.GRIPS) == {word for _, word in GRADES}


def test_every_piece_has_a_name_of_its_own():
    assert len({log.piece_name(number) for number in NUMBERS}) == 63
    assert log.piece_name(1) == "the small piece 1"


def test_whole_matches_are_told_in_sentences():
    told = []
    for seed, setup in enumerate(setups(BOOBYTRAP)):
        match, chance = Match(BOOBYTRAP, setup), CATALOG["boobytrap"].chance(random.Random(seed))
        while not isinstance(waiting := match.waiting, Over):
            legal = match.legal
            match.play(random.Random(len(told)).choice(legal) if legal else chance.pick(match.state, waiting))
            told += tell("boobytrap", match.played[-1].events)
    assert all(sentence.endswith((".", "!")) and "{" not in sentence and "  " not in sentence for sentence in told)
    assert all(sentence[0].isupper() or sentence[0].isdigit() for sentence in told)
    assert not re.search(r"\bp\d|\b(1|one) (points|pieces|trips)\b", " ".join(told))


def played(*texts: str, seats: int = 2) -> list[str]:
    match = Match(BOOBYTRAP, BOOBYTRAP.setup([Seat(name) for name in BOOBYTRAP.seat_names[:seats]]))
    match.play_text("= mixed 7")
    for text in texts:
        step = match.play_text(text)
    return tell("boobytrap", step.events)


def test_a_safe_play_and_a_trip():
    assert played("touch 50") == ["Red touches the large piece 50."]
    assert played("touch 50", "= felt 12") == ["It sits snugly."]
    assert played("touch 50", "= felt 12", "take") == ["Red lifts the large piece 50."]
    assert played("touch 50", "= felt 0", "take", "= pulled 0.1 steady") == [
        "The bar moves 0.10 in.",
        "Red keeps it for 20 points.",
    ]
    assert played("touch 3", "= felt 90", "take", "= pulled 0.5 steady 4 60") == [
        "The bar snaps 0.50 in: a trip!",
        "Red loses 20 points, and the piece is discarded.",
        "2 pieces are thrown out and discarded: 1 small one, 1 large one.",
    ]


def test_who_must_pick_is_told():
    assert played("pass", "pass", "pass", "pass")[-1] == "Everyone has passed twice, so Red must pick."


def test_solitaire_knows_no_points():
    assert played("touch 50", "= felt 0", "take", "= pulled 0 steady", seats=1) == [
        "The bar does not move.",
        "Red has lifted it out.",
    ]
    assert played("touch 50", "= felt 0", "take", "= pulled 1 steady 3", seats=1) == [
        "The bar snaps 1.00 in: a trip!",
        "That is the first trip.",
        "Thrown out and discarded: the small piece 3.",
    ]


def test_the_risk_is_told_as_it_was_measured_and_grows_with_the_grip():
    words = [word for _, word in GRADES]
    assert list(TRIPS) == words and all(taken >= 200 for _, taken in TRIPS.values())
    risks = [trips_in_100(word) for word in words]
    assert risks == sorted(risks) and risks[0] == 0
    assert tags.felt(1)[1].endswith("Fewer than 1 in 100 trip the bar.")
    assert tags.felt(99)[1].endswith(f"About {risks[-1]} in 100 trip the bar.")
    assert str(risks[-1]) in tags.odds(99)
