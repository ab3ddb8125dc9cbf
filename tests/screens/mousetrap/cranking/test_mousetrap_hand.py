"""While a hand turns the crank: what it is told and shown is what the machine does, and its speed is the run's own."""

import pygame
import pytest
from pygame import FRect

from game.games.mousetrap.pictures import turning as turned_picture
from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.pictures.crank import strain
from game.games.mousetrap.pictures.stage import trails
from game.host.settings import Settings
from game.machine.hand import steady
from tests.patience import as_long_as
from tests.views.mousetrap_stage import opened
from tests.views.mousetrap_table import VIEWS

pytestmark = pytest.mark.usefixtures("every_frame")


def turning_at(another, rps, frames=40, **given):
    player = another(**given)
    scene = opened(player.program)
    player.see()
    scene.turn_faster(rps)
    for _ in range(frames):
        player.step(1 / 60)
    return player, scene


def test_the_needle_tells_a_calm_hand_from_a_hasty_one(another):
    calm = turning_at(another, 0.7, size=(800, 600))[1].gauge.share
    hasty = turning_at(another, 3.0, 12, size=(800, 600))[1].gauge.share
    assert calm < 1 / 3 < 0.5 < hasty
    assert strain(0.0) == 0.0 and strain(9.0) == 1.0


def test_a_mouse_looks_up_while_the_hand_turns(another, monkeypatch):
    player = another()
    scene, seen = opened(player.program), []
    canvas = player.see()
    monkeypatch.setattr(scene.stage, "items", lambda *_, **look: seen.append(look["face"].look) or [])
    scene.beneath(canvas)
    scene.turn_faster(0.5)
    scene.beneath(canvas)
    assert seen == ["stand", "watch"]


def test_the_picture_is_shaken_with_the_board_as_far_as_is_seen_unless_motion_is_reduced(another):
    _, scene = turning_at(another, 3.0, 10)
    board = scene.poses["board"][0]
    assert abs(board) > 0.05
    shaken = calm_view(scene).centre[0] - scene.view.centre[0]
    assert shaken * board > 0 and abs(board - shaken) <= 0.06, "the rest is less than two pixels"
    _, scene = turning_at(another, 3.0, 10, settings=Settings(reduced_motion=True))
    assert scene.view.centre[0] == pytest.approx(calm_view(scene).centre[0], abs=1e-6)


def calm_view(scene):
    """What would be seen if nothing shook."""
    view = scene.view
    above = FRect(0, 0, view.rect.width, scene.chain.rect.top)
    return scene.camera.view(MachineView(above, scene.camera.at, view.units_per_cm), view.rect.height)


def test_turning_backwards_is_told_and_then_no_more(another):
    player, scene = turning_at(another, -0.5, 10)
    assert scene.find("told").text == "Wrong way! Turn it clockwise"
    scene.turn_faster(1.0)
    for _ in range(80):
        player.step(1 / 60)
    assert scene.find("told").text.startswith(("Drag", "Right"))


def test_the_glass_over_the_mouse_is_painted_anew_only_when_something_moved(another):
    player, scene = turning_at(another, 0.3, 3)
    canvas = player.see()
    before = scene.onlooker.item(canvas, scene.poses, True)
    assert scene.onlooker.item(canvas, scene.poses, True).picture is before.picture
    moved = scene.poses | {"board": (0.4, 0.0, 0.0)}
    assert scene.onlooker.item(canvas, moved, True).picture is not before.picture


def test_gears_are_turned_smoothly_while_they_move(another, monkeypatch):
    player, _ = turning_at(another, 0.7, 45, size=(1920, 1080))
    quick = []
    rotate = turned_picture.pygame.transform.rotate

    def spy(picture, degrees):
        quick.append(degrees)
        return rotate(picture, degrees)

    shown = turned_picture.TurnedPicture.show
    seen = {}

    def watch(self, picture, degrees, allowance):
        before = len(quick)
        found = shown(self, picture, degrees, allowance)
        if not self.soft:
            seen.setdefault(picture.get_size(), set()).update(quick[before:])
        return found

    monkeypatch.setattr(turned_picture.pygame.transform, "rotate", spy)
    monkeypatch.setattr(turned_picture.TurnedPicture, "show", watch)
    for _ in range(8):
        player.step(1 / 60)
    large = [size for size in seen if size[0] * size[1] > 40_000]
    assert len(large) >= 3 and any(seen.values())
    assert all(abs(degrees) <= 3 for found in seen.values() for degrees in found)


def test_while_a_camera_leans_in_coarsely_nothing_is_turned_smoothly(monkeypatch):
    picture, rotate = pygame.Surface((120, 60), pygame.SRCALPHA), pygame.transform.rotate
    turned, none = turned_picture.TurnedPicture(soft=False, disc=False), turned_picture.Allowance(0)
    monkeypatch.setattr(pygame.transform, "rotozoom", None)
    shown = [turned.show(picture, degrees, none) for degrees in (20, 40, 70, *[70] * 20)]
    assert [each.get_size() for each in shown] == [rotate(picture, at).get_size() for at in (20, 40, *[70] * 21)]


def test_a_picture_at_rest_is_turned_smoothly_to_where_it_is():
    picture = pygame.Surface((120, 120), pygame.SRCALPHA)
    pygame.draw.rect(picture, (200, 40, 40), (20, 10, 70, 100))
    turned = turned_picture.TurnedPicture(soft=False, disc=False)
    for degrees in (20, 22, 23, *[23] * 20):
        shown = turned.show(picture, degrees, turned_picture.Allowance())
    exact = pygame.transform.rotozoom(picture, 23, 1.0)
    assert pygame.image.tobytes(shown, "RGBA") == pygame.image.tobytes(exact, "RGBA")


@pytest.mark.parametrize("soft", [False, True])
def test_what_turns_on_as_it_did_was_turned_in_spare_time(monkeypatch, soft):
    picture, steps = pygame.Surface((120, 120), pygame.SRCALPHA), range(6, 60, 6)
    pygame.draw.rect(picture, (200, 40, 40), (20, 10, 70, 100))
    turned, plain = (turned_picture.TurnedPicture(soft, disc=False, step=0.5) for _kind in range(2))
    exact = [plain.show(picture, degrees, turned_picture.Allowance()) for degrees in steps]
    rotated = []
    for name in ("rotate", "rotozoom"):
        real = getattr(pygame.transform, name)
        monkeypatch.setattr(pygame.transform, name, lambda *given, real=real: rotated.append(given) or real(*given))
    for number, degrees in enumerate(steps):
        before = len(rotated)
        shown = turned.show(picture, degrees, turned_picture.Allowance())
        assert number < 2 or len(rotated) == before
        assert not soft or pygame.image.tobytes(shown, "RGBA") == pygame.image.tobytes(exact[number], "RGBA")
        if (coming := turned.coming) is not None:
            turned.turn_ahead(picture, coming, turned_picture.Allowance())
    assert rotated


@pytest.mark.parametrize(("size", "smooth"), [((320, 40), True), ((320, 150), False)], ids=["base", "larger"])
def test_what_rocks_is_turned_smoothly_all_the_while_unless_it_is_large(size, smooth):
    picture = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(picture, (200, 40, 40), picture.get_rect().inflate(-4, -8))
    turned, same = turned_picture.TurnedPicture(soft=False, disc=False, step=0.36), []
    for degrees in (0.4, 1.2, 1.9, 1.1, 359.5, 358.4, 359.2, 0.7):
        shown = turned.show(picture, degrees, turned_picture.Allowance())
        exact = pygame.transform.rotozoom(picture, degrees, 1.0)
        same.append(pygame.image.tobytes(shown, "RGBA") == pygame.image.tobytes(exact, "RGBA"))
    assert all(same[1:]) is smooth


def test_what_stops_after_it_was_turned_ahead_is_seen_smoothly_where_it_is():
    picture = pygame.Surface((120, 120), pygame.SRCALPHA)
    pygame.draw.rect(picture, (200, 40, 40), (20, 10, 70, 100))
    turned = turned_picture.TurnedPicture(soft=False, disc=False, step=0.5)
    for degrees in (20.0, 22.0, 24.0, 25.5, *[25.5] * 20):
        shown = turned.show(picture, degrees, turned_picture.Allowance())
        if (coming := turned.coming) is not None:
            turned.turn_ahead(picture, coming, turned_picture.Allowance())
    exact = pygame.transform.rotozoom(picture, 25.5, 1.0)
    assert pygame.image.tobytes(shown, "RGBA") == pygame.image.tobytes(exact, "RGBA")


def turned_meanwhile(monkeypatch):
    """All that is turned from now on."""
    done = []
    for name in ("rotate", "rotozoom"):
        real = getattr(pygame.transform, name)
        monkeypatch.setattr(pygame.transform, name, lambda *given, real=real: done.append(given) or real(*given))
    return done


def test_what_comes_to_rest_is_turned_smoothly_in_spare_time(monkeypatch):
    picture = pygame.Surface((120, 120), pygame.SRCALPHA)
    pygame.draw.rect(picture, (200, 40, 40), (20, 10, 70, 100))
    turned, within = turned_picture.TurnedPicture(soft=False, disc=False, step=0.5), []
    exact = pygame.transform.rotozoom(picture, 23.0, 1.0)
    done = turned_meanwhile(monkeypatch)
    for number, degrees in enumerate((20.0, 22.0, *[23.0] * 20)):
        before = len(done)
        shown = turned.show(picture, degrees, turned_picture.Allowance())
        within += done[before:] if number > 2 else ()
        if (rests := turned.rests) is not None:
            turned.rest_ahead(picture, rests, turned_picture.Allowance())
    assert not within
    assert pygame.image.tobytes(shown, "RGBA") == pygame.image.tobytes(exact, "RGBA")


def test_a_shadow_that_swings_back_is_not_turned_again(monkeypatch):
    picture, done = pygame.Surface((120, 60), pygame.SRCALPHA), turned_meanwhile(monkeypatch)
    turned = turned_picture.TurnedPicture(soft=True, disc=False)
    seen = [turned.show(picture, degrees, turned_picture.Allowance()) for degrees in (6.0, 12.0, 6.0, 12.0, 18.0, 12.0)]
    assert len(done) == 3
    assert seen[0] is seen[2] and seen[1] is seen[3] is seen[5]


@pytest.mark.parametrize("spare", [True, False])
def test_what_is_lit_anew_is_turned_on_as_it_was_lit_until_there_was_time(monkeypatch, spare):
    lit, anew = (pygame.Surface((120, 120), pygame.SRCALPHA) for _light in range(2))
    lit.fill((200, 40, 40))
    anew.fill((40, 200, 40))
    turned = turned_picture.TurnedPicture(soft=False, disc=False, step=0.5)
    turned.show(lit, 20.0, turned_picture.Allowance())
    done = turned_meanwhile(monkeypatch)
    if spare:
        turned.turn_ahead(lit, 21.0, turned_picture.Allowance())
    before = len(done)
    shown = turned.show(anew, 22.0, turned_picture.Allowance())
    assert [given[0] is anew for given in done[before:]] == ([False] if spare else [True, False])
    assert shown.get_at(shown.get_rect().center)[:3] == ((200, 40, 40) if spare else (40, 200, 40))
    turned.turn_ahead(anew, 24.0, turned_picture.Allowance())
    shown = turned.show(anew, 24.0, turned_picture.Allowance())
    assert shown.get_at(shown.get_rect().center)[:3] == (40, 200, 40)


def test_the_run_is_watched_at_its_own_speed_which_is_kept(another):
    player = another(settings=Settings(speed="instant"))
    scene = opened(player.program, steady(1.0))
    assert scene.speed == "1"
    player.step(0.1)
    assert scene.act == "running"
    scene.choose_speed("0.5")
    assert player.program.settings.run_speed == "0.5" and player.program.settings.speed == "instant"
    scene.choose_speed("0")
    player.step(0.1)
    assert scene.act == "over" and player.program.settings.run_speed == "0.5"


def test_instant_play_skips_no_run_of_a_computer_player(table):
    def given_away(program):
        VIEWS["to_the_crank"](program)
        program.scenes[-1].play.seats.give("red", True)

    player = table(given_away, speed="instant")
    for _ in range(100):
        player.step(0.02)
        if player.name == "Crank":
            break
    assert player.name == "Crank" and player.scene.act == "running" and not player.scene.watched.run.done
    assert player.scene.find("gauge") is not None


def test_marbles_leave_a_trail_only_while_they_move(another):
    player = another()
    scene = opened(player.program, steady(1.0))
    canvas = player.see()

    def seen():
        return [item for item in trails(canvas, scene.view, scene.watched.recording, scene.watched.head) if item]

    assert seen() == []
    for _ in as_long_as(lambda: scene.watched.reached() < 7):
        player.step(1 / 30)
    for _ in range(8):
        player.step(1 / 60)
    assert seen()


def test_the_ring_of_a_link_that_has_the_focus_is_seen(another):
    player = another(size=(800, 600))
    scene = opened(player.program, steady(1.0))
    canvas = player.see()
    place = scene.chain.mark(3)
    ring = canvas.box(place.inflate(7, 7)).midtop
    assert canvas.surface.get_at(ring)[:3] != canvas.theme.focus
    scene.focus("link_3")
    assert player.see().surface.get_at(ring)[:3] == canvas.theme.focus


@pytest.mark.parametrize("spare", [True, False])
def test_a_large_shadow_stays_as_it_was_for_a_frame_and_is_turned_in_spare_time(monkeypatch, spare):
    picture, done = pygame.Surface((320, 200), pygame.SRCALPHA), turned_meanwhile(monkeypatch)
    turned, within = turned_picture.TurnedPicture(soft=True, disc=False), []
    for degrees in (6.0, 6.0, 6.0):
        before = len(done)
        shown = turned.show(picture, degrees, turned_picture.Allowance())
        within.append((len(done) - before, shown is picture))
        if spare and (coming := turned.coming) is not None:
            turned.turn_ahead(picture, coming, turned_picture.Allowance())
    assert within == [(0, True), (0 if spare else 1, False), (0, False)]
    exact = pygame.transform.rotate(picture, 6.0)
    assert pygame.image.tobytes(shown, "RGBA") == pygame.image.tobytes(exact, "RGBA")
