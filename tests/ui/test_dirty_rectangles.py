"""Dirty rectangles: whatever is done to them they cover what they covered, and no pixel is painted in vain."""

import random
from itertools import combinations

import pygame
import pytest

from game.ui.widgets.dirty import bands, joined, merged, split, without

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
