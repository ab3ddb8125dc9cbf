"""A long match is opened a slice a frame: the window goes on, shows how far it is, and Esc gives it up."""

import random
from itertools import count

import pytest

from game.catalog import CATALOG, GAMES
from game.core.setup import Seat
from game.session.match import Match
from game.session.record import head, sealed
from game.session.saves import Save
from game.shell import pages as working
from game.shell.matches.watched_match import recording
from game.shell.pages import Working
from game.shell.play.match_screen import MatchScreen
from game.shell.theatre.theatre import Theatre
from game.ui.input.bindings import Verb
from tests.patience import as_long_as

pytestmark = pytest.mark.usefixtures("blank_pictures")

ROW = CATALOG["mousemaze"]


def long_match(last: str = "<") -> bytes:
    """A move made and taken back 1,200 times, sealed each time."""
    match = Match(ROW.game, ROW.game.setup([Seat("p1"), Seat("p2")]))
    entries = [((head(ROW.game, match.setup),), match.digest())]
    answer = match.play(ROW.chance(random.Random(1)).pick(match.state, match.waiting))
    entries.append(((answer.text,), before := match.digest()))
    move = match.play(match.legal[0]).text
    entries += [((move,), match.digest()), (("<",), before)] * 1200
    entries[-1] = ((last,), before)
    content, seal = b"", ""
    for lines, digest in entries:
        entry, seal = sealed(seal, lines, digest)
        content += entry
    return content


@pytest.fixture
def waits(another, monkeypatch):
    """The title with a long match on the shelf; every look at the clock of the work takes 10 ms."""
    clock = count()
    monkeypatch.setattr(working, "perf_counter", lambda: next(clock) / 100)
    player = another()
    path = player.program.places.matches / "mousemaze-20260101-120000-000000.match"
    path.parent.mkdir(parents=True)
    path.write_bytes(long_match())
    player.program.go_to("title")
    player.see()
    return player, path


@pytest.fixture
def told(waits):
    """The same, once the title offers that match."""
    seen_until(waits[0], lambda: waits[0].scene.waiting)
    waits[0].see()
    return waits


def seen_until(player, done, most=200):
    """The shares that the bar showed, frame by frame, until something is the case."""
    shares = []
    for _ in range(most):
        if done():
            return shares
        bar = player.scene.find("progress") if player.name == "Loading" else None
        shares += [] if bar is None else [bar.share]
        player.see()
    raise AssertionError("it did not come to that")


def test_a_long_match_is_opened_while_a_bar_shows_how_far(told):
    player, _ = told
    player.click("continue")
    assert player.name == "Loading"
    shares = seen_until(player, lambda: player.name != "Loading")
    assert isinstance(player.scene, MatchScreen) and len(player.scene.play.table.match.played) == 1
    assert shares == sorted(shares) and len(set(shares)) > 10 and 0 < shares[0] < 0.9 < shares[-1] < 1


def test_esc_gives_it_up_and_lets_the_match_go(told):
    player, path = told
    before = path.read_bytes()
    player.click("continue")
    player.press(Verb.BACK)
    assert player.name == "Title"
    save, _, _ = Save.resume(path, GAMES)
    save.close()
    assert path.read_bytes() == before


def test_a_long_match_that_is_damaged_late_is_told(told):
    player, path = told
    path.write_bytes(long_match(last="= 9"))
    player.click("continue")
    seen_until(player, lambda: player.name == "Notice")
    assert "damaged" in player.scene.text
    player.press(Verb.BACK)
    assert player.name == "Title"


def test_the_title_tells_how_a_long_match_stands_without_waiting_for_it(waits):
    player, _ = waits
    frames = 0
    for _ in as_long_as(lambda: not (player.scene.waiting and player.scene.waiting.line)):
        player.see()
        frames += 1
    assert 10 < frames < 200 and "’s turn" in player.scene.waiting.line


def test_a_long_match_is_watched_from_its_loading(waits):
    player, path = waits
    player.program.go_to("loading", work=Working(recording(path)), to="watch")
    seen_until(player, lambda: player.name != "Loading")
    assert isinstance(player.scene, Theatre)
