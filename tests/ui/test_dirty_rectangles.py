"""Dirty rectangles: whatever is done to them they cover what they covered, and no pixel is painted in vain."""

import random
from itertools import combinations

import pygame
import pytest
from pygame import FRect

from game.ui.drawing.canvas import Canvas
from game.ui.widgets.dirty import (
    DirtyBlitter,
    DirtyLayer,
    Hidden,
    Item,
    RestingItems,
    TightPieces,
    bands,
    joined,
    merged,
    split,
    without,
)
from game.ui.widgets.hiding import HidingPanes

SIDE = 40


def some(seed):
    """A few boxes, empty ones among them."""
    dice = random.Random(seed)
    return [pygame.Rect(*(dice.randrange(SIDE // 2) for _ in range(4))) for _ in range(dice.randrange(9))]


def pixels(boxes):
    return {(x, y) for box in boxes for x in range(box.left, box.right) for y in range(box.top, box.bottom)}


def area(boxes):
    return sum(box.width * box.height for box in boxes)


@pytest.mark.parametrize("seed", range(60))
def test_pieces_cover_the_same_and_never_overlap(seed):
    boxes = some(seed)
    pieces = split(boxes)
    assert pixels(pieces) == pixels(boxes) and area(pieces) == len(pixels(boxes))


@pytest.mark.parametrize("seed", range(60))
def test_joined_boxes_cover_all_and_never_overlap(seed):
    boxes = some(seed)
    found = joined(boxes)
    assert pixels(boxes) <= pixels(found)
    assert not any(one.colliderect(other) for one, other in combinations(found, 2))


@pytest.mark.parametrize("seed", range(60))
def test_merged_boxes_cover_all_and_paint_no_more_pixels_than_apart(seed):
    boxes = some(seed)
    found = merged(boxes)
    assert pixels(boxes) <= pixels(found) and area(found) <= area(boxes)


@pytest.mark.parametrize("seed", range(60))
def test_as_many_pixels_more_are_painted_as_a_box_costs(seed):
    boxes, spent = [box for box in some(seed) if box.width and box.height], 60
    found = merged(boxes, spent)
    assert pixels(boxes) <= pixels(found) and area(found) <= area(boxes) + spent * (len(boxes) - len(found))


@pytest.mark.parametrize("seed", range(60))
def test_boxes_are_merged_no_further_than_pays(seed):
    boxes = some(seed)
    for most in (20, area(merged(boxes)) - 1, area(merged(boxes))):
        looked = iter(boxes)
        found = merged(looked, most=most)
        assert area(found) > most or pixels(boxes) <= pixels(found)
        assert not list(looked) or area(found) > most


@pytest.mark.parametrize("box", [(3, 4, 700, 900), (0, 0, 1, 1), (5, 5, 300_000, 3)])
def test_bands_make_up_a_box(box):
    whole = pygame.Rect(box)
    found = list(bands(whole))
    assert area(found) == area([whole]) and found[0].unionall(found[1:]) == whole


@pytest.mark.parametrize("seed", range(60))
def test_what_lies_outside_a_hole_is_the_rest(seed):
    boxes = some(seed)
    for whole, hole in combinations(boxes, 2):
        rests = without(whole, hole)
        assert pixels(rests) == pixels([whole]) - pixels([hole]) and area(rests) == len(pixels(rests))


# What rests is painted into the background: what is seen stays the same, and fewer pictures are copied.


SIZE, FRAMES = (300, 200), 160


def disc(colour, radius):
    picture = pygame.Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
    pygame.draw.circle(picture, (*colour, 150), (radius, radius), radius)
    return picture


def ground():
    picture = pygame.Surface((400, 300))
    picture.fill((190, 160, 120))
    return picture


def walk(seed):
    """Frames of discs of which now this one, now that one moves, now and then seen by another camera."""
    dice = random.Random(seed)
    plate, camera = ground(), [40, 30]
    discs = [disc((40 * n, 90, 200 - 30 * n), 18 + 4 * n) for n in range(6)]
    at = [[dice.randrange(60, 260), dice.randrange(50, 180)] for _ in discs]
    for frame in range(FRAMES):
        mover = frame // 25 % len(discs)
        at[mover][0] += dice.choice((-3, 3, 4))
        camera[0] += frame in (60, 61, 62)
        here = [Item(picture, (x - camera[0], y - camera[1])) for picture, (x, y) in zip(discs, at, strict=True)]
        yield [Item(plate, (0, 0), pygame.Rect(camera, SIZE)), *here]


def seen(items, before=None):
    surface = before or pygame.Surface(SIZE)
    surface.blits([item.blit for item in items if item is not None])
    return pygame.image.tobytes(surface, "RGB")


def test_the_same_is_seen_with_fewer_pictures():
    plain, resting, copied = list(walk(3)), RestingItems(), 0
    for items, whole in zip(walk(3), plain, strict=True):
        left = resting.moving(items)
        assert seen(left) == seen(whole) and len(left) == len(items)
        copied += sum(item is not None for item in left)
    assert copied < 0.7 * sum(map(len, plain))


def test_it_tells_where_the_background_changed():
    resting, shown = RestingItems(), pygame.Surface(SIZE)
    last: list[Item | None] = []
    for items in list(walk(5))[:60]:
        left = resting.moving(items)
        boxes = [*resting.fresh, *(item.box for item in [*last, *left][1:] if item is not None)]
        if not last:
            boxes = [shown.get_rect()]
        for box in boxes:
            shown.set_clip(box)
            seen(left, shown)
        last = left
        assert pygame.image.tobytes(shown, "RGB") == seen(left)


def test_what_lies_over_something_that_moves_is_not_painted_in():
    plate, under, over, resting = ground(), disc((9, 9, 9), 30), disc((200, 9, 9), 30), RestingItems()
    for frame in range(40):
        left = resting.moving([Item(plate, (0, 0)), Item(under, (50 + frame, 60)), Item(over, (80, 60))])
        assert left[2] is not None


def test_with_other_items_the_background_is_as_it_was():
    plate, still, resting = ground(), disc((3, 3, 3), 25), RestingItems()
    before = pygame.image.tobytes(plate, "RGB")
    for at in ((20, 20), (5_000, 20)):
        for _ in range(30):
            resting.moving([Item(plate, (0, 0)), Item(still, at)])
        assert (pygame.image.tobytes(plate, "RGB") != before) == (at == (20, 20))
    resting.moving([Item(plate, (0, 0))])
    assert pygame.image.tobytes(plate, "RGB") == before
    assert resting.fresh


# Pictures copied in pieces: what is seen is the same, and what is clear is left out.


SEEN = 60


def slanting(seed):
    picture = pygame.Surface((260, 400), pygame.SRCALPHA)
    dice = random.Random(seed)
    for _ in range(3):
        ends = [(dice.randrange(260), dice.randrange(400)) for _ in range(2)]
        pygame.draw.line(picture, (dice.randrange(255), 90, 40, dice.randrange(40, 256)), *ends, 12)
    return picture


def shown(tight, pictures):
    for _ in range(SEEN):
        tight.find(pictures)
    return [tight.of(picture) for picture in pictures]


def test_pieces_show_the_same_with_fewer_pixels():
    pictures = [slanting(seed) for seed in range(6)]
    for picture, pieces in zip(pictures, shown(TightPieces(), pictures), strict=True):
        whole, parted = pygame.Surface((260, 400)), pygame.Surface((260, 400))
        for ground in (whole, parted):
            ground.fill((200, 190, 150))
        whole.blit(picture, (0, 0))
        parted.blits([(picture, piece.topleft, piece) for piece in pieces])
        assert pygame.image.tobytes(whole, "RGB") == pygame.image.tobytes(parted, "RGB")
        assert 0 < sum(piece.width * piece.height for piece in pieces) <= 260 * 400


def test_only_what_stays_is_looked_at():
    tight, small, full = TightPieces(), pygame.Surface((20, 20), pygame.SRCALPHA), pygame.Surface((300, 300))
    assert shown(tight, [small, full]) == [[], []]
    for _ in range(SEEN):
        fresh = slanting(1)
        tight.find([fresh])
        assert tight.of(fresh) == []


def test_a_full_picture_is_copied_whole():
    full = pygame.Surface((300, 300), pygame.SRCALPHA)
    full.fill((10, 20, 30, 200))
    assert shown(TightPieces(), [full]) == [[full.get_rect()]]


# What is drawn within bounds leaves everything outside of them alone, and the bounds hold for what follows.

BOUNDS = pygame.Rect(50, 50, 20, 20)
RED, GREY, WHITE = (255, 0, 0), (100, 100, 100), (255, 255, 255)


def bounded():
    surface = pygame.Surface((100, 100))
    surface.fill(WHITE)
    return Canvas(surface, None, None, None).within(BOUNDS)


def painted_outside(surface):
    whole = pygame.PixelArray(surface).make_surface()
    whole.fill(WHITE, BOUNDS)
    return pygame.mask.from_threshold(whole, WHITE, (1, 1, 1, 255)).count() < 100 * 100


def test_pictures_laid_over_one_another_stay_within_bounds():
    canvas, picture = bounded(), pygame.Surface((100, 100))
    picture.fill(RED)
    DirtyBlitter().show(canvas, [Item(picture, (0, 0))])
    assert canvas.surface.get_at(BOUNDS.center)[:3] == RED
    assert not painted_outside(canvas.surface) and canvas.surface.get_clip() == BOUNDS


@pytest.mark.parametrize("box", [(0, 0, 100, 30), (0, 0, 30, 100), (80, 0, 20, 100), (0, 80, 100, 20), (0, 0, 60, 60)])
def test_what_is_darkened_stays_within_bounds(box):
    canvas = bounded()
    canvas.multiply(GREY, pygame.Rect(box))
    assert not painted_outside(canvas.surface)
    assert (canvas.surface.get_at((55, 55))[0] < 255) == bool(pygame.Rect(box).collidepoint(55, 55))


# Under a camera that wanders: what goes with it is moved, not drawn anew.


def wander(seed):
    """Frames of a world by which a camera goes, in even light, a card over it; one thing in it moves by itself."""
    dice, plate, dusk = random.Random(seed), pygame.Surface((400, 300)), pygame.Surface((1, 1))
    for x in range(400):
        pygame.draw.line(plate, (x * 7 % 256, x * 3 % 256, 90), (x, 0), (399 - x, 299))
    dusk.fill((140, 130, 200))
    still, mover, card = disc((40, 90, 200), 20), disc((200, 30, 30), 12), pygame.Surface((80, 30))
    x, y = 50, 50
    for frame in range(FRAMES):
        x, y = x + dice.choice((-2, 0, 3)) * (frame % 3 > 0), y + dice.choice((-1, 0, 1)) * (frame % 4 > 0)
        yield [
            Item(plate, (0, 0), pygame.Rect((x, y), SIZE)),
            Item(still, (150 - x, 140 - y)),
            Item(mover, (200 - x + frame // 2, 150 - y)),
            Item(dusk, (0, 0), pygame.Rect((0, 0), SIZE), pygame.BLEND_RGB_MULT),
            Item(card, (5, 5)),
        ]


@pytest.mark.parametrize("seed", range(4))
def test_what_goes_with_a_camera_is_seen_the_same_and_not_drawn_anew(canvas, seed):
    canvas.surface, canvas.kept, blitter, drawn = pygame.Surface(SIZE), True, DirtyBlitter(), 0
    for items in wander(seed):
        drawn += area(blitter.show(canvas, items))
        whole = canvas.surface.copy()
        DirtyBlitter().show(canvas, items)
        assert pygame.image.tobytes(whole, "RGB") == pygame.image.tobytes(canvas.surface, "RGB")
    assert drawn < 0.6 * FRAMES * SIZE[0] * SIZE[1]


# Panes that hide what is below them.


def card(radius=12):
    """A picture of widgets with one card in a pane, its corners round."""
    widgets = pygame.Surface((800, 640), pygame.SRCALPHA)
    pygame.draw.rect(widgets, (240, 230, 200), (30, 20, 640, 500), border_radius=radius)
    return widgets, [pygame.Rect(20, 10, 660, 520)]


def test_a_pane_hides_what_is_within_its_card():
    hiding, (widgets, panes) = HidingPanes(), card()
    assert hiding.follow(widgets, panes, []) == []
    assert hiding.look(16) and not hiding.look(16)
    assert hiding.follow(widgets, panes, []) == [pygame.Rect(36, 26, 628, 488)]


def test_a_pane_that_is_seen_through_hides_nothing():
    hiding, (widgets, panes) = HidingPanes(), card()
    widgets.set_at((100, 70), (0, 0, 0, 254))
    hiding.follow(widgets, panes, [])
    assert hiding.look(16)
    assert hiding.follow(widgets, panes, []) == []


@pytest.mark.parametrize(("alpha", "hides"), [(255, True), (200, False)])
def test_what_is_painted_anew_within_a_card_is_looked_at(alpha, hides):
    hiding, (widgets, panes) = HidingPanes(), card()
    hiding.follow(widgets, panes, [])
    hiding.look(16)
    place = pygame.Rect(60, 40, 30, 20)
    widgets.fill((20, 20, 20, alpha), place)
    assert bool(hiding.follow(widgets, panes, [place])) is hides


def test_below_a_card_nothing_is_drawn_and_the_same_is_seen():
    (widgets, panes), dice = card(), random.Random(4)
    hiding, sparing, plain = HidingPanes(), DirtyBlitter(), DirtyBlitter()
    one, other = (pygame.Surface(widgets.get_size()) for _surface in range(2))
    back, drawn = pygame.Surface(widgets.get_size()), []
    back.fill((60, 120, 90))
    for frame in range(30):
        light = pygame.Surface((1, 1))
        light.fill((255 - 4 * frame,) * 3)
        spot = dice.randrange(750), dice.randrange(590)
        items = [Item(back, (0, 0)), Item(disc((200, 30, 30), 20), spot),
                 Item(light, (0, 0), pygame.Rect(0, 0, 800, 640), pygame.BLEND_RGB_MULT)]  # fmt: skip
        laid = [*items, *(Item(widgets, pane.topleft, pane) for pane in panes)]
        boxes = hiding.follow(widgets, panes, [])
        hiding.look(16)
        for surface, blitter, hidden in ((one, sparing, Hidden(len(items), boxes)), (other, plain, Hidden(0, ()))):
            canvas = Canvas(surface, None, None, None)
            canvas.kept = frame > 0
            found = blitter.show(canvas, laid, hidden=hidden)
            drawn += [found] if surface is one else []
        assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")
    assert not any(box.collidepoint(300, 200) for boxes in drawn[2:] for box in boxes)
    assert all(any(box.collidepoint(25, 15) for box in boxes) for boxes in drawn)


@pytest.mark.parametrize("left", range(8))
def test_a_picture_is_copied_whole_whatever_column_it_begins_in(left):
    picture, size = pygame.Surface((64, 48)), (64, 48)
    for x in range(64):
        picture.fill((3 * x, 255 - 3 * x, x), (x, 0, 1, 48))
    surface, blitter = pygame.Surface(size), DirtyBlitter()
    canvas = Canvas(surface, None, None, None)
    part = pygame.Rect(left, 4, 64 - left, 40)
    blitter.show(canvas, [Item(picture, (0, 0)), Item(picture, (left // 2 * 2, 3), part)])
    plain = picture.copy()
    plain.blit(picture, (left // 2 * 2, 3), part)
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(plain, "RGB")


def test_what_is_painted_ahead_is_not_painted_again_and_is_told_as_fresh_once(canvas):
    layer, painted = DirtyLayer(), []
    layer.picture(canvas, [], lambda under: painted.append(under.bounds))
    layer.paint_ahead(canvas, [FRect(20, 30, 60, 40)], lambda under: painted.append(under.bounds))
    box = canvas.box(FRect(20, 30, 60, 40))
    assert painted[1:] == [box]
    layer.picture(canvas, [], lambda under: painted.append(under.bounds))
    assert (painted[1:], layer.fresh) == ([box], [box])
    layer.picture(canvas, [], lambda under: painted.append(under.bounds))
    assert layer.fresh == []


def test_what_may_wait_is_painted_in_spare_time_or_with_the_next_picture(canvas):
    board, panel, lamp = FRect(0, 0, 200, 200), FRect(300, 30, 60, 40), FRect(20, 30, 60, 40)
    for spare in (True, False):
        layer, painted = DirtyLayer(), []

        def paint(under, painted=painted):
            painted.append(under.bounds)

        layer.picture(canvas, [], paint)
        layer.picture(canvas, [panel, lamp], paint, board)
        assert painted[1:] == [canvas.box(lamp)] and layer.waits and layer.last(canvas) is None
        if spare:
            layer.paint_ahead(canvas, [], paint)
        layer.picture(canvas, [], paint, board)
        assert painted[2:] == layer.fresh == [canvas.box(panel)] and not layer.waits


def test_strips_show_what_the_whole_would(canvas):
    whole, items = canvas.surface.get_rect(), shades(canvas.surface.get_size())
    DirtyBlitter().show(canvas, items)
    box = whole.inflate(-37, -50)
    seen = []
    for strip in DirtyBlitter().strips(canvas, items, box):
        shown = canvas.surface.subsurface(strip.box)
        assert pygame.image.tobytes(strip.picture, "RGB") == pygame.image.tobytes(shown, "RGB")
        seen.append(strip.box)
    assert len(seen) > 1 and seen[0].unionall(seen[1:]) == box


def shades(size):
    """A ground, something clear on it, light that is multiplied and light that is added."""
    ground, light = pygame.Surface(size), pygame.Surface((210, 330))
    for x in range(0, size[0], 3):
        pygame.draw.line(ground, (x % 256, x * 7 % 256, 90), (x, 0), (size[0] - x, size[1]))
    clear, dusk = pygame.Surface((150, 400), pygame.SRCALPHA), pygame.Surface((1, 1))
    pygame.draw.circle(clear, (200, 30, 30, 160), (75, 200), 70)
    light.fill((140, 120, 60))
    dusk.fill((150, 140, 200))
    part = pygame.Rect(0, 0, 500, size[1])
    return [
        Item(ground, (0, 0)), Item(clear, (90, 40)), None, Item(dusk, (0, 0), part, pygame.BLEND_RGB_MULT),
        Item(light, (60, 120), None, pygame.BLEND_RGB_ADD),
    ]  # fmt: skip
