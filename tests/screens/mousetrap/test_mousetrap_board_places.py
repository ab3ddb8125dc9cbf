"""Where the path runs and where mice stand on the wheel, whatever the size of the window."""

from itertools import pairwise

import pytest
from pygame import FRect

from game.games.mousetrap.pictures import board, mice
from game.games.mousetrap.pictures.board import ground
from game.games.mousetrap.pictures.spaces import die_place
from game.games.mousetrap.pictures.stage import WHEEL_CM, fitting
from game.games.mousetrap.rules.state import SPACES, WHEEL, Kind
from game.host.languages import CHOSEN
from game.ui.drawing.lettering import Lettering
from tests.views import look_ahead
from tests.views.mousetrap_table import at, turn_of


def wraps(widths, keep):
    """How the frame runs at each width, one after the other."""
    found = [ground(FRect(0, 0, widths[0], 704)).wrap]
    for width in widths[1:]:
        found.append(ground(FRect(0, 0, width, 704), found[-1] if keep else None).wrap)
    return found


def changes(found):
    return [at for at, (one, other) in enumerate(pairwise(found)) if one != other]


def test_the_path_does_not_run_another_way_for_two_pixels_more_or_less():
    widths = range(760, 1700, 2)
    moved = changes(wraps(list(widths), keep=False))
    assert len(moved) > 3, "somewhere it has to run another way"
    for place in moved:
        width = widths[place]
        assert changes(wraps([width, width + 2] * 4, keep=False))
        assert len(changes(wraps([width, width + 2] * 4, keep=True))) == 0
    assert changes(wraps(list(widths), keep=True)), "it still runs another way where there is much more room"


def test_mice_on_the_wheel_stand_on_the_cheese_of_the_board():
    for size in ((784, 584), (1264, 704), (1904, 1064)):
        laid = ground(FRect(0, 0, *size))
        rect = laid.cells[WHEEL].rect
        top = FRect(0, 0, min(rect.width, 70), 34)
        top.center = rect.centerx, rect.y
        assert all(top.collidepoint(laid.feet(WHEEL, lane, 4)) for lane in range(4))


def test_the_mouse_of_the_machine_stands_on_the_cheese(another):
    canvas, at = another().see(), []
    stamp = canvas.stamp
    canvas.stamp = lambda name, middle, *given, **more: at.append(middle) or stamp(name, middle, *given, **more)
    view = fitting(FRect(canvas.area))
    mice.wheel(canvas, view, WHEEL_CM)
    sitting = mice.Sitting((WHEEL_CM[0] + 2.4, 1.1, 0.0), (0.0, 0.0))
    item = next(mice.items(canvas, view, ("red",), sitting))
    picture, corner = item.blit[:2]
    feet = FRect(picture.get_rect(topleft=corner)).midbottom
    across, down = ((one - other * canvas.scale) / (view.units_per_cm * canvas.scale)
                    for one, other in zip(feet, at[0], strict=True))  # fmt: skip
    assert abs(across) < 2.5 and abs(down) < 1.6


def test_mice_on_a_space_leave_its_words_to_be_read():
    for size in ((784, 584), (1264, 704), (1904, 1064)):
        laid = ground(FRect(0, 0, *size))
        for cell in laid.cells[:WHEEL]:
            for crowd in range(1, 5):
                words, zoom = cell.taken(crowd), laid.mouse(cell.number, crowd)
                feet = [laid.feet(cell.number, lane, crowd) for lane in range(crowd)]
                mice_here = [FRect(x - 27 * zoom, y - 70 * zoom, 54 * zoom, 70 * zoom) for x, y in feet]
                assert FRect(*words).inflate(-1, -1).collidelist(mice_here) < 0, (size, cell.number, crowd)
                apart = [abs(one[0] - other[0]) for one, other in pairwise(feet)]
                assert all(far >= 53 * zoom for far in apart), "none hides another"


@pytest.mark.parametrize("code", ("en", "nl", "es"))
def test_no_word_on_a_small_board_is_too_small_to_be_read(another, monkeypatch, code):
    monkeypatch.setenv(CHOSEN, code)
    player = another(size=(800, 600))
    canvas, shares, sizes = player.see(), [], []
    render, narrowed = Lettering.render, board._narrowed

    def sized(letters, text, style, colour):
        sizes.append(letters.pixels(style))
        return render(letters, text, style, colour)

    monkeypatch.setattr(Lettering, "render", sized)
    monkeypatch.setattr(board, "_narrowed", lambda words, share: shares.append(share) or narrowed(words, share))
    laid = ground(FRect(0, 0, 860, 460))
    for cell in laid.cells[:WHEEL]:
        board.paint_taken(canvas, cell, 1, 4, False)
        board._cell(canvas, cell, board.printed(cell, 4, False))
    assert min(sizes) == 9 and min(shares) >= 0.85


def test_how_many_parts_are_built_is_printed_otherwise_than_for_how_many_players():
    laid = ground(FRect(0, 0, 1264, 704))
    builds = [space for space in SPACES if space.kind is Kind.BUILD]
    cells = [laid.cells[SPACES.index(space)] for space in builds]
    heads = {space.amount: board.printed(cell, 4, False).lines[0][0] for space, cell in zip(builds, cells, strict=True)}
    assert heads[2].endswith(" ×2") and not any(letter.isdigit() for letter in heads[1])


def on_top_row(table):
    match = table.play.table.match
    match.state = match.state._replace(mice=(23, *match.state.mice[1:]))
    table.play.sync()


VIEWS = {"on_top": look_ahead(at(289, turn_of("red", 10), on_top_row))}


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)], ids=str)
def test_no_card_cuts_off_a_die_of_the_top_row(table, size):
    player = table("on_top", size=size)
    scene = player.scene
    top = [reach for reach in scene.ahead.now() if scene.laid.cells[reach.space].side == "top"]
    assert top
    for reach in top:
        place, names = die_place(scene.laid.cells[reach.space]), [widget.name for widget in scene.widgets]
        above = scene.widgets[names.index(f"ahead_{reach.space}") + 1 :]
        assert not [widget.name for widget in above if widget.drawn and widget.place.colliderect(place)]
