"""Pictures made in spare time: each once, none of it seen, and again when other ones may be wanted."""

import pygame

from game.ui.drawing import prerender
from game.ui.drawing.prerender import Prerender
from tests.patience import as_long_as


def test_steps_are_taken_to_their_end_and_nothing_of_them_is_seen(canvas):
    ahead, done = Prerender(), []
    canvas.surface.fill((10, 20, 30))
    before = pygame.image.tobytes(canvas.surface, "RGB")

    def steps(under):
        for number in range(3):
            under.clip(None)
            under.surface.fill((255, 0, 0))
            done.append(number)
            yield

    for _ in as_long_as(lambda: ahead.go_on(canvas, steps)):
        pass
    assert done == [0, 1, 2]
    assert not ahead.go_on(canvas, steps) and done == [0, 1, 2]
    assert pygame.image.tobytes(canvas.surface, "RGB") == before
    assert canvas.surface.get_clip() == canvas.surface.get_rect()
    ahead.again()
    for _ in as_long_as(lambda: ahead.go_on(canvas, steps)):
        pass
    assert done == [0, 1, 2, 0, 1, 2]


def test_a_step_that_fails_leaves_the_canvas_to_be_drawn_on(canvas):
    def steps(under):
        raise ValueError
        yield

    try:
        Prerender().go_on(canvas, steps)
    except ValueError:
        assert canvas.surface.get_clip() == canvas.surface.get_rect()
    else:
        raise AssertionError


def test_a_window_that_was_opened_anew_is_another_surface(canvas):
    ahead, seen = Prerender(), []

    def steps(under):
        while True:
            seen.append(under.surface)
            yield

    assert ahead.go_on(canvas, steps)
    other = canvas.onto(pygame.Surface(canvas.surface.get_size()))
    assert ahead.go_on(other, steps)
    assert seen[0] is canvas.surface and seen[-1] is other.surface


def test_the_spare_time_of_an_opening_screen_is_spread_over_its_first_frames(canvas, monkeypatch):
    clock = [0.0]
    monkeypatch.setattr(prerender.time, "perf_counter", lambda: clock[0])
    ahead, frames = Prerender(), []

    def steps(under):
        while True:
            clock[0] += 0.001
            yield

    for _ in range(12):
        before = clock[0]
        ahead.go_on(canvas, steps)
        frames.append(round((clock[0] - before) * 1000))
    assert max(frames) == frames[0] == 10 and 55 <= sum(frames[:8]) <= 70 and frames[-1] == 2
