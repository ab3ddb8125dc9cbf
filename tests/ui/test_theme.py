import pytest

from game.games.mousetrap.pictures.board import CREAM, GOLD, PALE, RED, plain_field
from game.ui.drawing.badges import BADGES
from game.ui.drawing.theme import CONTRAST, LARGE, STRONG, THEMES, rgb
from tests.ui.contrasts import contrast, promises


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
