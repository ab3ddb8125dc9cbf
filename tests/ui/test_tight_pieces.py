"""Pictures copied in pieces: what is seen is the same, and what is clear is left out."""

import random

import pygame

from game.ui.widgets.dirty import TightPieces

SEEN = 30


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
