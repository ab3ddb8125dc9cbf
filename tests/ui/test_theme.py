"""Colours keep the contrast that they promise, in the theme and in the pictures of boards, cards and the tray."""

import math
from collections.abc import Iterator

import pygame
import pytest

from game.app.program import assets_folder
from game.games.boobytrap.pictures.tray import DEEP
from game.games.mightymouse.pictures.board import CAPTION_FAR, CENTRE, INK, SIZE, SPOTS
from game.games.mightymouse.pictures.board import CREAM as RACE_CREAM
from game.games.mightymouse.rules.state import FINISH, START, TRACKS
from game.games.mousemaze.pictures.maze import INK as CARD_INK
from game.games.mousemaze.pictures.maze import PLATE
from game.games.mousetrap.pictures.board import CREAM, GOLD, PALE, RED, plain_field
from game.ui.drawing.badges import BADGES
from game.ui.drawing.sprites import Sprites, SurfaceCache
from game.ui.drawing.theme import CONTRAST, LARGE, STRONG, TEXT, THEMES, Colour, Theme, luminance, rgb

# Which colours of a theme lie on which, and how far they must differ.


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def promises(theme: Theme) -> Iterator[tuple[str, Colour, Colour, float]]:
    """Yield (what, upper colour, lower colour, least contrast) for every pair in use."""
    for paper in ("card", "field", "chosen", "plain", "tray"):
        yield f"ink on {paper}", theme.ink, getattr(theme, paper), theme.least
    for paper in ("card", "field", "chosen"):
        yield f"faint on {paper}", theme.faint, getattr(theme, paper), theme.least
        yield f"outline of {paper}", theme.outline, getattr(theme, paper), LARGE
    for ground in ("table", "table_light", "table_deep"):
        yield f"on {ground}", theme.on_table, getattr(theme, ground), theme.least
        yield f"focus on {ground}", theme.focus, getattr(theme, ground), LARGE
    for body in ("primary", "act", "plain"):
        yield f"on {body}", getattr(theme, f"on_{body}"), getattr(theme, body), theme.least
    yield "good on card", theme.good, theme.card, theme.least
    yield "warning on card", theme.warn, theme.card, theme.least
    yield "focus ring on its outline", theme.focus, theme.outline, LARGE
    yield "outline on card", theme.outline, theme.card, LARGE


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_every_promise_of_contrast_is_kept(theme):
    broken = {what: contrast(one, other) for what, one, other, least in promises(theme) if contrast(one, other) < least}
    assert not broken


def test_the_theme_of_high_contrast_promises_seven_to_one_for_all_text():
    assert all(least in (STRONG, LARGE) for *_, least in promises(CONTRAST))
    assert sum(least == STRONG for *_, least in promises(CONTRAST)) >= 10


def test_contrast_is_that_of_the_standard():
    assert contrast(rgb("#000000"), rgb("#ffffff")) == pytest.approx(21)
    assert contrast(rgb("#777777"), rgb("#ffffff")) == pytest.approx(4.48, abs=0.01)


def test_seats_differ_in_shape_and_letter_and_their_letters_can_be_read():
    assert len({badge.shape for badge in BADGES.values()}) == len(BADGES) == len({b.letter for b in BADGES.values()})
    assert all(contrast(badge.colour, badge.on) >= LARGE for badge in BADGES.values())


@pytest.mark.parametrize(
    ("field", "inks"),
    [("build", (CREAM, GOLD)), ("idle", (PALE,)), ("go", (CREAM,)), ("safe", (CREAM,)), ("wheel", (CREAM,)),
     ("slice", (RED,))],
)  # fmt: skip
def test_high_contrast_reaches_the_board(field, inks):
    assert all(contrast(ink, plain_field(CONTRAST, field)) >= STRONG for ink in inks)


# High contrast on boards, cards and the tray, measured in their pictures.


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
            yield space, contrast(RACE_CREAM, around(picture, at, 3))


def test_all_that_is_lettered_on_the_board_of_the_race_can_be_read(sprites):
    board = sprites.get("race/board", SIZE)
    low = {space: found for space, found in captions(board) if found < TEXT}
    assert not low
    words = {
        "start": (SPOTS[START], RACE_CREAM),
        "finish": (SPOTS[FINISH], INK),
        "home": ((CENTRE[0], CENTRE[1] + 28), RACE_CREAM),
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
