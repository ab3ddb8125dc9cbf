"""The replay theatre over a golden match of each game: anywhere in it at once, by mouse, keys and pad."""

from bisect import bisect_right
from itertools import combinations

import pytest

from game.catalog import CATALOG
from game.core.slices import finish
from game.host.settings import Settings
from game.session import replay as replaying
from game.session.playback import Playback
from game.session.saves import read
from game.shell.matches import watched_match
from game.shell.matches.watched_match import again, recording
from game.shell.pictures.score_strip import ScoreStrip
from game.shell.theatre import replay
from game.shell.theatre import theatre as theatre_scene
from game.ui.accessibility.adapter import carry_out
from game.ui.input.bindings import Phase, Pointed, Pressed, Verb
from game.ui.widgets.spoken import ReaderAct, Role, Wanted
from tests.patience import as_long_as
from tests.views.theatre import GOLDEN, MATCHES, VIEWS

pytestmark = pytest.mark.usefixtures("blank_pictures")

QUIET = Settings(muted=True, speed="4")
GAMES = {name: match for name, match in MATCHES.items() if name in CATALOG}


@pytest.fixture(params=GAMES.values(), ids=GAMES)
def theatre(request, another):
    player = another(settings=QUIET)
    player.program.go_to("watch", opened=finish(recording(GOLDEN / f"{request.param}.match")))
    player.see()
    player.scene.playing = False
    return player


def _laid(player):
    """What the position needs besides the rules has been laid out."""
    for _ in range(2000):
        if not player.scene.stage.table.play.opening:
            return
        player.scene.update(0.1)
    raise AssertionError("it is never laid out")


@pytest.mark.parametrize(
    ("chosen", "at", "watched"), [("4", 7, "1"), ("4", 0, "1"), ("0.5", 7, "0.5"), ("4", None, "4")]
)
def test_a_moment_is_watched_at_normal_speed_however_fast_the_match_was_played(another, chosen, at, watched):
    player = another(settings=Settings(muted=True, speed=chosen))
    moment = {} if at is None else {"at": at}
    player.program.go_to("watch", opened=finish(recording(GOLDEN / f"{GAMES['boobytrap']}.match")), **moment)
    player.see()
    assert player.scene.speed == player.scene.find("speed").value == watched
    assert player.scene.stage.shell.settings.speed == watched and player.scene.playing


def test_every_moment_is_what_it_was_in_the_match(theatre):
    scene, runner = theatre.scene, theatre.scene.runner
    acts, game = runner.recorded.acts, runner.match.game
    for count in (len(acts), 0, len(acts) // 2, 7, len(acts) - 1):
        scene.seek(count)
        stop = scene.stops[max(0, bisect_right(scene.stops, count) - 1)]
        assert scene.count == stop
        expected = acts[stop].before if stop < len(acts) else game.apply(acts[-1].before, acts[-1].act).state
        assert game.position(runner.match.state) == game.position(expected)
        assert runner.match.answers == sum(one.text.startswith("= ") for one in acts[:stop])
        assert scene.stage.table.play.shown.turn == expected.seat
    theatre.see()


def test_a_match_looked_at_out_of_order_goes_on_as_it_did(theatre):
    scene = theatre.scene
    acts = scene.runner.recorded.acts
    tray = scene.opened.row.game.id == "boobytrap"  # all of it is pulled again, some 5 s to the end
    scene.seek(len(acts) if not tray else 40)
    scene.seek(5)
    scene.seek(len(acts) - 6 if not tray else 12)
    _laid(theatre)
    end = scene.stops[-1] if not tray else scene.stops[bisect_right(scene.stops, 18)]
    scene._go_on(end)
    for _ in range(4000):
        scene.update(0.1)
        for show in scene.stage.shell.shows:
            show.skip()
        if not scene.playing:
            break
    assert scene.count == end and [one.text for one in scene.runner.match.played] == [one.text for one in acts[:end]]


def test_marks_are_listed_and_visited_in_order(theatre):
    scene = theatre.scene
    acts = sorted({mark.act for mark in scene.chronicle.marks})
    assert acts and acts[-1] < scene.chronicle.acts
    scene.seek(scene.chronicle.acts)
    seen = []
    for _ in acts:
        scene.mark(-1)
        seen.append(scene.count)
    stops = [scene.stops[max(0, bisect_right(scene.stops, act) - 1)] for act in acts]
    assert seen == sorted(set(stops), reverse=True)[: len(seen)] or set(seen) <= {*stops, 0}
    scene.seek(0)
    scene.mark(1)
    assert scene.count == stops[0] and scene.playing and scene.goal > acts[0]


def test_the_strip_is_pressed_and_dragged(theatre):
    scene = theatre.scene
    strip = scene.find("strip")
    assert isinstance(strip, ScoreStrip)
    at = strip.x(scene.chronicle.acts * 0.7), strip.place.centery
    theatre.program.give(Pointed(Phase.MOVE, at))
    assert scene._pointed()
    theatre.program.give(Pointed(Phase.DOWN, at))
    first = scene.count
    theatre.program.give(Pointed(Phase.MOVE, (strip.x(scene.chronicle.acts * 0.2), at[1])))
    assert 0 < scene.count < first
    theatre.program.give(Pointed(Phase.UP, (strip.x(0), at[1])))
    theatre.see()


@pytest.mark.parametrize("name", ["mousetrap-house-2", "mightymouse-race-3", "mightymouse-lot-3"])
def test_as_many_turns_are_told_as_were_played(name):
    """The first one, which no event begins, was left out."""
    log = read(GOLDEN / f"{name}.match")
    match = replaying.replay(CATALOG[log.game_id].game, log)
    rolls = sum(act.text == "roll" for act in match.played)
    assert len(finish(watched_match.telling(match)).turns) == rolls


def test_keys_and_pad_do_all(theatre):
    scene, turns = theatre.scene, theatre.scene.chronicle.turns
    scene.seek(turns[4])
    theatre.program.give(Pressed(Verb.RIGHT, "right"))
    assert scene.count >= turns[5] - 1
    theatre.program.give(Pressed(Verb.LEFT, "pad_hat"))
    assert scene.count <= turns[4]
    before = scene.count
    theatre.program.give(Pressed(Verb.OTHER, "."))
    assert scene.playing and scene.goal == scene.stops[bisect_right(scene.stops, before)]
    for _ in range(200):
        if scene.count > before:
            break
        theatre.step()
    theatre.program.give(Pressed(Verb.OTHER, ","))
    assert not scene.playing and scene.count == before
    theatre.program.give(Pressed(Verb.NEXT, "pad_r"))
    assert scene.playing
    theatre.program.give(Pressed(Verb.OTHER, "4"))
    assert scene.speed == "4" and scene.stage.shell.settings.pace == 4.0
    theatre.program.give(Pressed(Verb.OTHER, "home"))
    assert scene.count == scene.stops[0]
    theatre.press(Verb.BACK)
    assert theatre.name == "Title"


def test_a_screen_reader_goes_through_a_match_as_on_a_slider(theatre):
    scene = theatre.scene
    carry_out(scene, Wanted("strip", ReaderAct.SET, float(scene.chronicle.turns[3])))
    theatre.see()
    told, before = scene.find("strip").spoken(), scene.count
    assert told.role is Role.SLIDER and told.name and told.reach.now == before <= told.reach.top
    carry_out(scene, Wanted("strip", ReaderAct.MORE))
    assert scene.count > before
    theatre.see()
    assert scene.find("strip").spoken().value != told.value
    assert scene.focused == "strip"


def test_what_was_played_is_watched_from_the_open_match(another):
    player = another(settings=QUIET)
    opened = finish(recording(GOLDEN / "mightymouse-race-2.match"))
    opened.runner.go(40)
    copy = again(opened)
    assert isinstance(copy.runner, Playback) and len(copy.runner.recorded.acts) == 40
    player.program.go_to("title")
    player.program.open("watch", opened=copy, back="")
    player.see()
    assert len(opened.runner.match.played) == 40
    player.press(Verb.BACK)
    assert player.name == "Title"


CARDS = [
    pytest.param((800, 600), 200, marks=pytest.mark.slow),
    ((1280, 720), 100),
    pytest.param((900, 1400), 150, marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("size", "scale"), CARDS)
def test_its_card_fits(another, size, scale):
    player = another(size=size, settings=Settings(muted=True, text_scale=scale))
    VIEWS["ten"](player.program)
    area = player.see().area
    stops = [widget for widget in player.scene.widgets if widget.focusable]
    assert len(stops) >= 8 and all(area.contains(widget.rect) for widget in stops)
    for one, other in combinations(stops, 2):
        assert not one.rect.inflate(-1, -1).colliderect(other.rect.inflate(-1, -1)), (one.name, other.name)
    assert player.scene.stage.rect.bottom <= player.scene.find("score").rect.top


def test_a_long_match_is_looked_at_in_slices_and_says_how_far(another, monkeypatch):
    monkeypatch.setattr(replay, "_AT_FIRST", 0.0)
    monkeypatch.setattr(theatre_scene, "_SLICE", 0.0)
    monkeypatch.setattr(watched_match, "_AT_ONCE", 50)
    player = another(settings=QUIET)
    player.program.go_to("watch", opened=finish(recording(GOLDEN / "mousetrap-hasbro-4.match")))
    player.see()
    scene, shares = player.scene, []
    assert scene.find("looked") is not None and not scene.chronicle.marks
    for _ in as_long_as(lambda: scene.looked < 1):
        scene.look(1e-5)
        shares.append(scene.looked)
    assert len(shares) > 3 and shares == sorted(shares) and scene.chronicle.marks
    player.see()
    assert scene.find("looked") is None


def test_no_piece_hangs_in_the_air_while_the_theatre_waits(another):
    player = another(settings=QUIET)
    player.program.go_to("watch", opened=finish(recording(GOLDEN / f"{GAMES['boobytrap']}.match")))
    player.see()
    scene = player.scene
    scene.playing = False
    scene.seek(7)
    _laid(player)
    play = scene.stage.table.play
    play.opening = True
    play.toy.leave(min(play.toy.frame.poses), play.animation.spots.away)
    scene.update(0.01)
    assert play.opening and play.toy.flights
    _laid(player)
    assert not play.toy.flights and play.toy.rests
