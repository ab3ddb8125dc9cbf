"""High contrast on boards, cards and the tray, measured in their pictures."""

import math

import pygame
import pytest

from game.app.program import assets_folder
from game.games.boobytrap.pictures.tray import DEEP
from game.games.mightymouse.pictures.board import CAPTION_FAR, CENTRE, CREAM, INK, SIZE, SPOTS
from game.games.mightymouse.rules.state import FINISH, START, TRACKS
from game.games.mousemaze.pictures.maze import INK as CARD_INK
from game.games.mousemaze.pictures.maze import PLATE
from game.ui.drawing.sprites import Sprites, SurfaceCache
from game.ui.drawing.theme import LARGE, STRONG, TEXT
from tests.ui.contrasts import contrast


@pytest.fixture(scope="module")
def sprites():
    found = Sprites(assets_folder(), SurfaceCache())
    found.strong = True
    return found


def around(picture, at, far):
    return pygame.transform.average_color(picture, pygame.Rect(at[0] - far, at[1] - far, 2 * far, 2 * far))[:3]


def captions(picture):
    for space in TRACKS:
        x, y = SPOTS[space]
        for degrees in range(-100, 101, 20):
            turn = math.radians(degrees)
            at = x + CAPTION_FAR * math.sin(turn), y - CAPTION_FAR * math.cos(turn)
            yield space, contrast(CREAM, around(picture, at, 3))


def test_all_that_is_lettered_on_the_board_of_the_race_can_be_read(sprites):
    board = sprites.get("race/board", SIZE)
    low = {space: found for space, found in captions(board) if found < TEXT}
    assert not low
    words = {
        "start": (SPOTS[START], CREAM),
        "finish": (SPOTS[FINISH], INK),
        "home": ((CENTRE[0], CENTRE[1] + 28), CREAM),
    }
    found = {word: contrast(ink, around(board, at, 8)) for word, (at, ink) in words.items()}
    assert min(found.values()) >= TEXT, found


def test_the_signs_of_the_cards_stand_out_and_their_words_lie_on_paper(sprites):
    face = sprites.get("maze/face_move_1_n", (152, 152))
    arrow, ground = around(face, (76, 50), 4), around(face, (76, 134), 4)
    assert contrast(arrow, ground) >= LARGE
    assert contrast(CARD_INK, PLATE) >= STRONG


@pytest.mark.parametrize("size", ["l", "m", "s"])
def test_discs_of_every_size_stand_out_from_the_floor_of_the_tray(sprites, size):
    light, grain = (sprites.get(f"booby/{size}_{what}", (60, 60)) for what in ("light", "grain"))
    disc = grain.copy()
    disc.blit(light, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    assert contrast(around(disc, (30, 14), 4), DEEP) >= LARGE


def test_without_high_contrast_pictures_are_as_they_were_painted(sprites):
    plain = Sprites(assets_folder(), SurfaceCache()).get("maze/face_safe", (40, 40))
    deep = sprites.get("maze/face_safe", (40, 40))
    assert sum(around(deep, (20, 20), 15)) < 0.85 * sum(around(plain, (20, 20), 15))
