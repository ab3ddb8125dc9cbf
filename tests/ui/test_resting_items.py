"""What rests is painted into the background: what is seen stays the same, and fewer pictures are copied."""

import random

import pygame

from game.ui.widgets.dirty import Item, RestingItems

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
