"""A key that is pressed on and on neither skips what is to be seen nor answers a screen that has only just appeared."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from game.catalog import CATALOG
from game.core.acts import Over
from game.core.setup import Seat
from game.shell.matches import open_match
from game.shell.play import play as match_play
from game.shell.play.match_screen import MatchScreen
from game.shell.play.result import Result
from game.ui.input.bindings import Phase, Pointed, Pressed, Verb
from game.ui.widgets import early_press
from game.ui.widgets.early_press import EarlyPress
from game.ui.widgets.press_guard import DoubleClick
from tests.patience import as_long_as
from tests.screens.access.test_presses import two_people
from tests.views import all_views
from tests.views.mousetrap_stage import opened as crank_opened

pytestmark = pytest.mark.usefixtures("blank_pictures", "every_frame")

STEP, EVERY = 0.05, 6
SPACE, ENTER = Pressed(Verb.CONFIRM, "space", physical="space"), Pressed(Verb.CONFIRM, "return", physical="return")
PAD_X = Pressed(Verb.OTHER, "pad_x", physical="pad_x")
PAD_A = Pressed(Verb.CONFIRM, "pad_a", physical="pad_a")


class Clock:
    """A clock that goes only as far as the program is told that time passes."""

    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


@pytest.fixture
def timed(player, monkeypatch):
    """A player whose clock goes with the steps, with the rule as it is."""
    clock = Clock()
    monkeypatch.setattr(early_press, "SECONDS", 1.0)
    monkeypatch.setattr(early_press, "REST", 0.8)
    monkeypatch.setattr(match_play, "time", SimpleNamespace(monotonic=clock))
    player.program.early = EarlyPress(clock)
    player.program.redraw()
    player.see()

    def wait(seconds):
        for _ in range(round(seconds / STEP)):
            clock.now += STEP
            player.step(STEP)

    player.wait = wait
    return player


def hammer(player, given, seconds):
    """Press on and on, three times a second."""
    for _ in range(round(seconds / (STEP * EVERY))):
        player.program.give(given)
        player.wait(STEP * EVERY)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("people", "given"), [(2, SPACE), (1, ENTER), (1, PAD_X)], ids=["two, space", "enter", "pad x"]
)
def test_a_race_is_played_by_hammering_and_its_end_is_seen(timed, people, given, monkeypatch):
    player = timed
    row = CATALOG["mightymouse"]
    setup = row.game.setup([Seat("red"), Seat("blue", "human" if people == 2 else "bot:1")], {"begins": "red"})
    opened = open_match.begin(player.program.places, row, setup, {}, open_match.Luck(seed=4))
    player.program.go_to("table:mightymouse", opened=opened)
    player.see()
    scene = player.scene
    skipped = []
    skip = scene.play.motion.skip
    monkeypatch.setattr(scene.play.motion, "skip", lambda: (skipped.append(scene.play.waiting), skip()))
    for _ in range(3000):
        if scene.over is not None:
            break
        player.program.give(given)
        player.wait(STEP * EVERY)
    assert isinstance(scene.play.waiting, Over) and isinstance(scene.over, Result)
    assert skipped == [], "nothing is skipped by who presses on and on"
    hammer(player, given, 10)
    assert player.scene is scene and isinstance(scene.over, Result)
    player.wait(1.1)
    player.program.give(ENTER)
    assert player.scene is not scene and isinstance(player.scene, MatchScreen)


def test_parts_are_built_by_hammering(timed):
    """While a person's own part or crank waits, nothing could be skipped, so the same key acts."""
    player = timed
    scene = two_people(player, "mousetrap")
    scene.play.seats.own = set(scene.play.seats.names)
    for _ in range(400):
        if len(scene.play.state.parts) >= 2:
            break
        player.program.give(SPACE)
        player.wait(STEP * EVERY)
    assert len(scene.play.state.parts) >= 2


def test_a_press_after_a_pause_skips_and_the_next_one_at_once_does_not_roll(timed):
    player = timed
    player.program.adopt(replace(player.program.settings, speed="0.5"))
    scene = two_people(player, "mightymouse")
    for _ in as_long_as(lambda: not scene.play.person):
        player.wait(0.5)
        scene.play.skip()
    player.wait(1.5)
    count = len(scene.play.table.match.played)
    player.program.give(SPACE)
    player.wait(0.3)
    assert len(scene.play.table.match.played) > count and scene.play.motion.busy
    player.program.give(SPACE)
    assert scene.play.motion.busy, "Skip has only just come where Roll was"
    for _ in as_long_as(lambda: not scene.play.person):
        player.wait(0.1)
    player.wait(2.0)
    scene.play.play(scene.play.table.match.legal[0])
    player.wait(1.1)
    assert scene.play.motion.busy and scene.find("primary").text == "Skip"
    player.program.give(SPACE)
    assert not scene.play.motion.busy


@pytest.mark.parametrize(("early", "counts"), [(0.15, True), (0.5, False)])
def test_a_press_a_moment_too_early_is_kept_until_it_counts(timed, early, counts):
    player = timed
    scene = two_people(player, "mousetrap")
    for _ in as_long_as(lambda: not scene.play.person):
        player.wait(STEP)
    player.wait(2.0)
    scene.stale()
    player.see()
    count, words = len(scene.play.table.match.played), player.program.early._words
    words["primary"] = (words["primary"][0], player.program.early._now() - 1.0 + early)
    player.program.give(SPACE)
    assert len(scene.play.table.match.played) == count
    player.wait(1.0)
    assert (len(scene.play.table.match.played) > count) == counts


def test_the_winning_move_is_seen_whole(timed):
    player = timed
    scene = two_people(player, "mightymouse")
    play = scene.play
    for _ in range(2000):
        if isinstance(play.waiting, Over):
            break
        player.wait(0.5)
        if play.person and not play.hasty:
            play.play(play.table.match.legal[0])
        if not isinstance(play.waiting, Over):
            play.skip()
    player.see()
    assert play.motion.busy and not scene.find("primary").enabled
    play._acted -= 10
    play.hurry()
    assert play.motion.busy
    for _ in as_long_as(lambda: play.motion.busy):
        player.wait(STEP)
    player.wait(STEP * 4)
    assert scene.celebration.going_on
    player.program.give(SPACE)
    player.program.give(Pointed(Phase.DOWN, (400, 300)))
    assert scene.celebration.going_on, "for a second at least"
    player.wait(1.1)
    player.program.give(Pointed(Phase.DOWN, (400, 300)))
    assert not scene.celebration.going_on


def test_a_new_screen_takes_no_key_for_a_second_unless_the_focus_was_moved_there(timed):
    player = timed
    player.program.go_to("setup", game="mightymouse")
    player.see()
    setup = player.scene
    player.program.give(ENTER)
    player.wait(0.8)
    player.program.give(ENTER)
    assert player.scene is setup
    player.program.give(Pressed(Verb.PREVIOUS, "tab"))
    assert setup.focused != "start"
    player.program.give(Pressed(Verb.NEXT, "tab"))
    player.program.give(ENTER)
    assert player.scene is not setup, "whoever goes there means it"


def test_letters_and_clicks_are_meant_at_once(timed):
    player = timed
    scene = two_people(player, "mousetrap")
    player.program.give(Pressed(Verb.OTHER, "m", physical="m"))
    assert type(scene.over).__name__ == "Menu"
    player.see()
    at = scene.over.find(scene.over.focused).visible.center
    player.program.give(ENTER)
    assert scene.over is not None
    for phase in (Phase.DOWN, Phase.UP):
        player.program.give(Pointed(phase, at))
    assert scene.over is None


def test_a_key_that_is_held_does_nothing_on_the_screen_that_came_meanwhile(timed):
    player = timed
    player.program.go_to("setup", game="mightymouse")
    player.wait(1.5)
    setup = player.scene
    held = Pressed(Verb.PREVIOUS, "tab", physical="tab")
    player.program.give(held)
    before = setup.focused
    player.program.give(held._replace(repeat=True))
    assert setup.focused != before, "held on one screen it goes on"
    player.program.open("rules")
    player.see()
    over = player.scene
    focused, offsets = over.focused, dict(over.offsets)
    player.program.give(held._replace(repeat=True))
    player.see()
    assert (over.focused, over.offsets) == (focused, offsets)


def test_the_switch_does_not_press_what_has_only_just_been_lit(timed):
    player = timed
    settings = replace(player.program.settings, one_switch=True, cool_down=0)
    player.program.adopt(settings)
    player.program.go_to("setup", game="mightymouse")
    player.see()
    notice = {"heading": "Heading", "text": "Text"}
    player.program.open("notice", **notice)
    player.wait(0.1)
    assert player.program.scanner.target
    player.program.give(SPACE)
    assert type(player.scene).__name__ == "Notice"
    player.wait(1.5)
    player.program.give(SPACE)
    assert type(player.scene).__name__ != "Notice"


def test_what_was_pressed_while_a_screen_was_being_made_is_not_meant_for_it(timed):
    """A slow computer fetches such presses only once the screen has long been seen."""
    player = timed
    player.program.early.fetched(queued=True)
    player.program.go_to("setup", game="mightymouse")
    player.see()
    setup = player.scene
    player.program.early._now.now += 5.0
    player.program.early.fetched(queued=True)
    player.program.give(ENTER)
    assert player.scene is setup
    player.program.early._now.now += 5.0
    player.program.early.fetched(queued=False)
    player.program.give(ENTER)
    assert player.scene is not setup


def test_the_verdict_of_a_run_stays_while_the_key_that_turned_the_crank_is_pressed_on(timed):
    player = timed
    scene = crank_opened(player.program)
    player.wait(1.5)
    for _ in range(300):
        if scene.act == "over":
            break
        player.program.give(SPACE)
        player.wait(STEP * EVERY)
    assert scene.act == "over"
    hammer(player, SPACE, 4)
    assert player.scene is scene
    player.wait(1.1)
    player.program.give(SPACE)
    assert scene not in player.program.scenes


@pytest.mark.parametrize("given", [SPACE, ENTER, PAD_X], ids=["space", "enter", "pad x"])
def test_the_result_of_a_match_is_not_thrown_away_by_the_next_press_of_the_key_that_rolled(timed, given):
    player = timed
    all_views()["mightymouse/won"](player.program)
    player.program.redraw()
    player.see()
    table = player.scene
    if table.over is None:
        table.standings()
    player.wait(1.5)
    for _ in range(2):
        player.program.give(given)
        player.wait(0.5)
    assert player.scene is table and isinstance(table.over, Result)
    player.wait(1.0)
    player.program.give(ENTER)
    player.wait(0.1)
    assert player.scene is not table, "it takes presses after three seconds"


# ---- a press that was meant for Skip, when the turn of the person comes


def at_the_turn_of_the_person(player, game, pointed):
    """One person against a computer player, whose turn has just ended by itself; where Skip was, on its left side.

    pointed: whether the pointer rests there.
    """
    row = CATALOG[game]
    names = row.game.seat_names[:2]
    setup = row.game.setup([Seat(names[0], "bot:1"), Seat(names[1])], {"begins": names[0]})
    opened = open_match.begin(player.program.places, row, setup, {}, open_match.Luck(seed=4))
    player.program.go_to(f"table:{game}", opened=opened)
    player.see()
    scene = player.scene
    at = None
    for _ in as_long_as(lambda: not scene.play.free):
        skip = scene.find("primary")
        if skip is not None and skip.text == "Skip" and at is None:
            at = skip.visible.left + 30, skip.visible.centery
            player.program.give(Pointed(Phase.MOVE, at)) if pointed else None
        player.wait(STEP)
    return scene, at


def chosen(scene):
    """What has been played, and whether the person has done anything besides."""
    return len(scene.play.table.match.played), scene.over


KEYS = {"enter": ENTER, "space": SPACE, "pad a": PAD_A, "pad x": PAD_X}


def each_key_at_each_game():
    """Every pair; of the quick tests only as many in which each game and each key is met."""
    for row, game in enumerate(CATALOG):
        for column, (name, given) in enumerate(KEYS.items()):
            marks = () if row % len(KEYS) == column else pytest.mark.slow
            yield pytest.param(game, given, marks=marks, id=f"{game}-{name}")


@pytest.mark.parametrize(("game", "given"), list(each_key_at_each_game()))
def test_a_key_meant_for_skip_does_not_act_for_the_person_whose_turn_has_come(timed, game, given):
    for wait in (0.0, 0.7):
        scene, _at = at_the_turn_of_the_person(timed, game, pointed=False)
        timed.wait(wait)
        before = chosen(scene)
        timed.program.give(given)
        timed.wait(0.2)
        assert chosen(scene) == before, f"{wait} s after the turn has come"
        scene.leave()


@pytest.mark.parametrize("game", CATALOG)
def test_a_click_meant_for_skip_does_not_act_for_the_person_whose_turn_has_come(timed, game):
    for wait, counts in ((0.0, False), (0.4, False), (0.6, True)):
        scene, at = at_the_turn_of_the_person(timed, game, pointed=True)
        timed.program.double_click = DoubleClick()
        timed.wait(wait)
        before = chosen(scene)
        for phase in (Phase.DOWN, Phase.UP):
            timed.program.give(Pointed(phase, at))
        timed.wait(0.2)
        acts = counts and game != "boobytrap"  # where nothing can be taken before a piece is touched
        assert (chosen(scene) != before) == acts, f"{wait} s after the turn has come"
        scene.leave()


def test_a_key_meant_for_skip_does_not_place_a_wedge_where_the_focus_has_just_gone(timed):
    scene, _at = at_the_turn_of_the_person(timed, "mousemaze", pointed=False)
    timed.wait(1.1)
    timed.program.give(ENTER)
    for _ in as_long_as(lambda: not scene.play.free or not scene.focused.startswith("cell_")):
        timed.wait(STEP)
    before = chosen(scene)
    timed.program.give(ENTER)
    timed.wait(0.2)
    assert chosen(scene) == before
    timed.program.give(Pressed(Verb.LEFT, "left", physical="left"))
    timed.program.give(Pressed(Verb.RIGHT, "right", physical="right"))
    timed.program.give(ENTER)
    timed.wait(0.2)
    assert chosen(scene) != before, "whoever goes to a card means it"
