"""The program round the scenes: which one is in play, what it is given, and what becomes of its errors."""

import gc
import json
import weakref

import pygame
import pytest

from game.app import Program
from game.app import program as program_module
from game.host.places import Places
from game.host.settings import Settings
from game.ui.input.bindings import Phase, Pointed, Pressed, Verb


class Scene:
    """A scene that notes what happens to it."""

    def __init__(self, wants=True, broken=()):
        self.given, self.painted, self.rested = [], 0, 0
        self.wants, self.broken = wants, broken

    def _note(self, what):
        if what in self.broken:
            raise ValueError(f"broken at {what}")

    def handle(self, given):
        self._note("handle")
        self.given.append(given)

    def update(self, dt):
        self._note("update")
        return self.wants

    def draw(self, canvas):
        self._note("draw")
        self.painted += 1

    def prepare(self, canvas):
        self._note("prepare")
        return self.wants

    def rest(self):
        self.rested += 1

    def abandon(self):
        self.abandoned = True


class Sheet(Scene):
    """Another kind of scene, laid over the first."""


class ErrorScreen(Scene):
    """What is shown after an error."""


@pytest.fixture
def program(tmp_path, monkeypatch):
    kinds = {"first": Scene, "sheet": Sheet, "trouble": lambda report, safe: ErrorScreen()}
    monkeypatch.setattr(program_module.routes, "make", lambda shell, route, **given: kinds[route](**given))
    pygame.font.init()
    return Program(Places(tmp_path))


SURFACE = pygame.Surface((800, 600))


def down(at):
    return Pointed(Phase.DOWN, at)


def test_the_scene_on_top_is_given_everything_and_those_below_rest(program):
    program.go_to("first")
    program.open("sheet")
    below, above = program.scenes
    program.give(Pressed(Verb.CONFIRM))
    assert (below.given, above.given, below.rested) == ([], [Pressed(Verb.CONFIRM)], 1)
    program.close()
    program.give(Pressed(Verb.BACK))
    assert below.given == [Pressed(Verb.BACK)]


def test_no_second_scene_of_a_kind_is_laid_on_top(program):
    program.go_to("first")
    for _ in range(2):
        program.open("sheet")
    assert [type(scene) for scene in program.scenes] == [Scene, Sheet]


def test_closing_the_last_scene_ends_the_program(program):
    program.go_to("first")
    program.open("sheet")
    program.close()
    assert program.running
    program.close()
    assert not program.running
    program.close()


def test_a_frame_is_wanted_when_the_scene_moves_and_after_a_change(program):
    program.go_to("first", wants=False)
    assert [program.advance(0.1), program.advance(0.1)] == [True, False]
    program.redraw()
    assert [program.advance(0.1), program.advance(0.1)] == [True, False]
    program.scenes[0].wants = True
    assert program.advance(0.1) and program.advance(0.1)


@pytest.mark.parametrize("where", ["handle", "update", "draw", "prepare"])
def test_an_error_in_a_scene_is_kept_as_a_report_and_shown(program, where, tmp_path):
    program.go_to("first", broken=(where,))
    program.give(Pressed(Verb.CONFIRM))
    program.advance(0.1)
    program.paint(SURFACE)
    program.prepare()
    assert [type(scene) for scene in program.scenes] == [ErrorScreen]
    (report,) = (tmp_path / "reports").glob("crash-*.txt")
    assert f"ValueError: broken at {where}" in report.read_text()
    assert program.running


def test_pictures_are_made_ahead_only_for_the_scene_that_was_painted(program):
    program.go_to("first")
    assert not program.prepare()
    program.paint(SURFACE)
    assert program.prepare()
    program.open("sheet")
    assert not program.prepare()


def test_a_canvas_is_kept_from_one_frame_to_the_next_of_the_same_scene(program):
    program.go_to("first")
    kept = [program.paint(SURFACE).kept for _ in range(2)]
    program.redraw()
    kept.append(program.paint(SURFACE).kept)
    kept.append(program.paint(pygame.Surface((800, 600))).kept)
    assert kept == [False, True, False, False]


def test_the_second_press_of_a_double_click_does_not_reach_the_scene_that_opened_between(program):
    program.go_to("first")
    program.paint(SURFACE)
    program.give(down((100, 100)))
    program.open("sheet")
    program.paint(SURFACE)
    program.give(down((101, 100)))
    program.give(down((300, 300)))
    program.give(down((300, 300)))
    assert program.scenes[-1].given == [down((300, 300))] * 2


def test_settings_are_used_at_once_and_kept(program, tmp_path):
    shown = []
    program.show_fullscreen = shown.append
    program.adopt(Settings(volume=10))
    program.give(Pressed(Verb.FULLSCREEN))
    program.give(Pressed(Verb.FULLSCREEN))
    assert shown == [True, False]
    assert json.loads((tmp_path / "settings.json").read_text())["volume"] == 10
    assert Program(Places(tmp_path)).settings == program.settings == Settings(volume=10)


def test_the_loop_stays_awake_while_a_sound_fades(program, monkeypatch):
    told = []
    for fading in (True, False):
        monkeypatch.setattr(program.sound, "update", lambda dt, fading=fading: bool(told.append(dt)) or fading)
        program.step(0.5, lambda: None)
        assert program.step(0.25, lambda: None) == fading
    assert told == [0.5, 0.25] * 2


def test_a_scene_that_was_left_is_collected_even_if_it_holds_itself(program):
    program.go_to("first")
    left = program.scenes[0]
    left.myself = left
    gone = weakref.ref(left)
    del left
    gc.disable()
    try:
        program.go_to("first")
    finally:
        gc.enable()
    assert gone() is None
    gc.unfreeze()


def test_what_goes_wrong_with_a_press_on_the_message_is_told_again(program, monkeypatch):
    program.go_to("first", broken=("handle",))
    program.give(Pressed(Verb.CONFIRM))
    (message,) = program.scenes
    message.broken = ("handle",)
    program.give(Pressed(Verb.CONFIRM))
    assert program.running and program.scenes != [message] and type(program.scenes[0]) is ErrorScreen
