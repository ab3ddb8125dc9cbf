"""A camera that leans in: what it gives is one picture, larger round a place, and another one each time."""

import pygame
import pytest

from game.ui.drawing.canvas import scale_of
from game.ui.widgets.dirty import DirtyBlitter, Item, without
from game.ui.widgets.leaning import FINE, FROM, TO, Leaning


def ground(size):
    """Something with a detail at every pixel."""
    picture = pygame.Surface(size)
    for x in range(0, size[0], 3):
        pygame.draw.line(picture, (x % 256, x * 7 % 256, 90), (x, 0), (size[0] - x, size[1]))
    return picture


def thing(colour):
    picture = pygame.Surface((37, 23), pygame.SRCALPHA)
    picture.fill(colour)
    return picture


def leant(canvas, size):
    """A canvas of that size, and a camera that has leant in wholly."""
    canvas.surface = pygame.Surface(size)
    canvas.scale = scale_of(size)
    leaning = Leaning(FINE)
    for _tenth in range(20):
        leaning.tick(0.1, on=True)
    return leaning


def test_it_gives_another_picture_as_often_as_it_is_asked(canvas):
    size = (1280, 720)
    back, moved, leaning = ground(size), thing((250, 40, 40, 200)), leant(canvas, size)
    first = leaning.items(canvas, [Item(back, (0, 0)), Item(moved, (600, 300))], (640.0, 360.0))
    again = leaning.items(canvas, [Item(back, (0, 0)), Item(moved, (604, 300))], (640.0, 360.0))
    assert first[1:] == again[1:] == [None]
    assert first[0].picture is not again[0].picture and again[0].picture.get_size() == size


def test_leant_in_it_is_as_near_as_what_stands_still_is_enlarged():
    assert (1 + FINE) * FROM == TO


def test_what_it_enlarges_lies_on_the_canvas_and_all_else_is_drawn_over_it(canvas):
    size = (1280, 720)
    leaning, card, blitter = leant(canvas, size), pygame.Surface((300, 80)), DirtyBlitter()
    card.fill((250, 250, 240))
    canvas.kept = True
    for left in (600, 604):
        seen = leaning.items(canvas, [Item(ground(size), (0, 0)), Item(thing((9, 9, 9)), (left, 300))], (640.0, 360.0))
        assert canvas.surface.get_at((20, 20)) != card.get_at((0, 0)) and seen[0].picture.get_parent() is canvas.surface
        blitter.show(canvas, [*seen, Item(card, (10, 10))])
        assert canvas.surface.get_at((20, 20)) == card.get_at((0, 0))


def test_nothing_is_enlarged_below_what_hides_it_and_all_round_it_as_ever(canvas):
    size, hidden = (1280, 720), pygame.Rect(20, 600, 1240, 110)
    shown = []
    for places in ((), (hidden,)):
        leaning = leant(canvas, size)
        canvas.surface.fill((1, 2, 3))
        seen = leaning.items(canvas, [Item(ground(size), (0, 0)), *[None] * 5], (640.0, 360.0), *places)
        shown.append((canvas.surface, [item.box for item in seen if item is not None], len(seen)))
    (plain, whole, all_items), (spared, pieces, count) = shown
    assert count == all_items == 6 and whole == [plain.get_rect()] and pieces == without(plain.get_rect(), hidden)
    assert {tuple(spared.get_at((x, y))) for x in range(20, 1260, 31) for y in range(600, 710, 7)} == {(1, 2, 3, 255)}
    for at in ((640, 300), (5, 650), (1270, 650), (640, 715)):
        near = pygame.Rect(0, 0, 5, 5)
        near.center = at
        means = [pygame.transform.average_color(one, near.clip(one.get_rect())) for one in (plain, spared)]
        assert all(abs(one - other) < 60 for one, other in zip(*means, strict=True))


def test_what_an_enlarged_stage_leaves_is_drawn_only_where_it_has_changed(canvas):
    size, hidden, blitter = (1280, 720), pygame.Rect(20, 600, 1240, 110), DirtyBlitter()
    leaning, card, mark = leant(canvas, size), pygame.Surface(hidden.size), pygame.Surface((30, 20))
    stage, canvas.kept = [Item(ground(size), (0, 0)), *[None] * 5], True
    drawn = []
    for left in (100, 100, 140):
        seen = leaning.items(canvas, stage, (640.0, 360.0), hidden)
        drawn.append(blitter.show(canvas, [*seen, Item(card, hidden.topleft), Item(mark, (left, 640))]))
    pieces = without(canvas.surface.get_rect(), hidden)
    assert drawn[0] == [canvas.surface.get_rect()] and drawn[1] == pieces
    assert drawn[2][: len(pieces)] == pieces
    assert pygame.Rect(100, 640, 70, 20).contains(drawn[2][-1]) and len(drawn[2]) == len(pieces) + 2


def test_only_a_large_stage_is_coarse_and_only_on_the_way():
    leaning, large, small = Leaning(FINE), (1920, 1080), (1280, 720)
    assert not leaning.coarse(large)
    leaning.tick(0.1, on=True)
    assert leaning.coarse(large) and not leaning.coarse(small)
    for _tenth in range(20):
        leaning.tick(0.1, on=True)
    assert not leaning.coarse(large)


@pytest.mark.parametrize(("size", "stirs", "smooth"), [
    ((1411, 1080), False, True), ((1411, 1080), True, False), ((941, 720), True, True),
])  # fmt: skip
def test_what_moves_on_a_large_stage_is_enlarged_as_while_the_camera_does(canvas, size, stirs, smooth):
    leaning, whole, onto = leant(canvas, size), ground(size), pygame.Surface(size)
    leaning.enlarge(whole, (0.0, 0.0), onto, stirs=stirs)
    part = whole.subsurface(leaning._part(whole.get_rect(), (0.0, 0.0)))
    plain = (pygame.transform.smoothscale if smooth else pygame.transform.scale)(part, size)
    assert pygame.image.tobytes(onto, "RGB") == pygame.image.tobytes(plain, "RGB")


@pytest.mark.parametrize("near", [(0.0, 0.0), (700.0, 3.0), (1411.0, 530.0), (500.0, 1079.0), (40.0, 85.0)])
def test_a_large_stage_is_enlarged_where_it_is_as_onto_another(canvas, near):
    size, high = (1411, 1080), [pygame.Rect(-20, -20, 1450, 60), pygame.Rect(200, 40, 90, 30)]
    leaning, stage, onto = leant(canvas, size), ground(size), pygame.Surface(size)
    leaning.enlarge(stage.copy(), near, onto, high, stirs=True)
    leaning.enlarge_there(stage, near, high)
    rows = [pygame.image.tobytes(each.subsurface((0, 0, 1411, 40)), "RGB") for each in (stage, onto)]
    assert rows[0] == rows[1], "the scale, which is only widened"
    apart = pygame.PixelArray(stage).compare(pygame.PixelArray(onto), distance=0.02).make_surface()
    same = pygame.mask.from_threshold(apart, (255, 255, 255), (1, 1, 1)).count()
    assert same > 0.9 * size[0] * size[1], "but for rows at the edges of strips"
