"""Booby-Trap on the screen: what is seen collides, it is played by mouse, keys and pad, and nothing sticks."""

import math
import os

import pygame
import pytest

from build_scripts.views import boobytrap as views
from build_scripts.views.boobytrap import VIEWS, at, sitting
from game.app.program import assets_folder
from game.catalog import CATALOG
from game.core.acts import Ask
from game.core.setup import Seat
from game.nature.boobytrap import Pulling, tray_note
from game.physics.boobytrap import kept
from game.physics.boobytrap.history import forget
from game.physics.boobytrap.lift import STEADY, decode_lift
from game.physics.boobytrap.packing import WIDTH
from game.physics.boobytrap.pieces import BY_NUMBER
from game.physics.boobytrap.tray import mixed
from game.rules.boobytrap.moves import Pulled, Take, Touch
from game.scenes import matches
from game.scenes.boobytrap import play as play_module
from game.scenes.boobytrap.laying import Laying
from game.scenes.boobytrap.lifting import REACH, Lifting
from game.scenes.boobytrap.pieces import PieceSpot
from game.scenes.boobytrap.tray import TrayPicture
from game.scenes.boobytrap.turned import Turned
from game.scenes.boobytrap.view import LONG, View
from game.scenes.watching import recorded
from game.session.errors import NotSaved
from game.ui.canvas import Canvas
from game.ui.lettering import Lettering
from game.ui.sprites import Sprites
from game.ui.store import Store
from game.ui.theme import THEMES
from game.ui.verbs import Device, Phase, Pointed, Pressed, Verb
from tests.scenes.tables import ANY, SIZES, assert_fits, monkey

OFTEN = ("snug", "ten_players", "solitaire", "workshop")
EVENTS = int(os.environ.get("MONKEY_EVENTS", "400"))
MM = 4.0


@pytest.fixture(scope="module")
def canvas():
    store, assets = Store(), assets_folder()
    letters = Lettering(assets / "fonts", store)
    made = Canvas(pygame.Surface((960, 720)), THEMES["toyshop"], letters, Sprites(assets, store))
    return made


def rest(player, most=4000):
    """Let time pass until nothing moves."""
    play = player.program.scenes[0].play
    for _ in range(most):
        player.program.advance(0.05)
        if not play.motion.busy and not play.computers and not play.toy.flights:
            break
    player.see()


# ---- what is seen is what collides


@pytest.mark.parametrize("number", [1, 22, 43])
def test_a_disc_is_drawn_as_large_as_it_collides(canvas, number):
    picture = Turned(canvas, MM).body(number, 0.7)
    middle = picture.get_width() / 2
    radius = BY_NUMBER[number].radius
    for turn in range(24):
        way = math.cos(turn * math.tau / 24), math.sin(turn * math.tau / 24)

        def cover(mm, way=way):
            at = [round(middle + way[axis] * mm * MM - 0.5) for axis in (0, 1)]
            inside = all(0 <= part < picture.get_width() for part in at)
            return picture.get_at(at).a if inside else 0

        assert cover(radius - 1) > 200
        assert cover(radius + 1) < 40


def test_box_and_bar_are_drawn_where_they_collide(canvas):
    info, bar = canvas.sprites.info("booby/box"), canvas.sprites.info("booby/bar")
    view = View.within(canvas.area)
    assert view.box.width / view.per == pytest.approx(info.size[0] / info.per * 10, abs=0.5)
    assert view.floor.width / view.per == pytest.approx(LONG, abs=0.5)
    assert view.floor.height / view.per == pytest.approx(WIDTH, abs=0.5)
    assert info.anchor[0] / info.per * 10 == pytest.approx((view.floor.left - view.box.left) / view.per, abs=0.5)
    face = next(x for x in range(bar.size[0]) if _cover("booby/bar", (x, bar.size[1] // 2)) > 128)
    assert abs(face - bar.anchor[0]) / bar.per * 10 <= 1.0


def _cover(name, at):
    return pygame.image.load(str(assets_folder() / f"{name}.webp")).get_at(at).a


def test_pieces_are_where_the_tray_has_them(canvas):
    tray, picture = mixed(1), TrayPicture()
    view = View.within(canvas.area)
    picture.box(canvas, view)
    empty = canvas.surface.copy()
    picture.draw(canvas, view, tray.frame(), {}, empty)
    for x, y, _ in tray.frame().poses.values():
        at = [round(part * canvas.scale) for part in view.at(x, y)]
        assert canvas.surface.get_at(at) != empty.get_at(at)
    assert view.to_tray(view.at(31.0, 47.0)) == pytest.approx((31.0, 47.0))


def test_the_light_does_not_turn_with_a_disc(canvas):
    turned = Turned(canvas, MM)
    for angle in (0.0, 1.5, 3.0, 4.5):
        picture = turned.body(43, angle)
        side = picture.get_width()
        upper, lower = (
            sum(sum(picture.get_at((round(side * part), round(side * part)))[:3]) for part in parts)
            for parts in ((0.17, 0.175, 0.18), (0.845, 0.85, 0.855))
        )
        assert upper > lower * 1.25


# ---- it fits


@pytest.mark.parametrize(("size", "scale"), SIZES, ids=str)
def test_every_view_fits(table, size, scale):
    player = table("start", size=size, text_scale=scale)
    for name, view in VIEWS.items():
        if name in OFTEN or (size, scale) in SIZES[:1]:
            view(player.program)
            assert_fits(player, name, _apart)


def _apart(widget):
    # Pieces lie as close as the tray has them.
    return not isinstance(widget, PieceSpot)


@pytest.mark.parametrize("size", [(800, 600), (1280, 720)])
def test_pieces_are_large_enough_to_hit_even_in_a_small_window(table, size):
    player = table("start", size=size)
    canvas = player.see()
    spots = player.scene.spots()
    assert len(spots) == 63
    assert min(spot.rect.width for spot in spots) * canvas.scale >= ANY


def test_a_tag_covers_no_piece(table):
    player = table("snug", size=(800, 600))
    scene = player.scene
    bar = scene.slots.view.along(max(scene.toy.frame.bar))  # It may lean.
    assert all(spot.rect.right <= bar + 1 for spot in scene.widgets if isinstance(spot, PieceSpot))


# ---- it is played


def people(picks=0, **given):
    return at(1, picks, people=4, **given)


def test_touched_by_mouse_taken_and_counted(table):
    player = table(people())
    scene = player.scene
    loose = views.of_grade("loose")(scene.play.state)
    player.click(f"piece_{loose}")
    assert scene.play.motion.busy
    rest(player)
    assert scene.play.state.touched == loose
    assert scene.tag().word == "loose" and scene.tag().piece == loose
    assert scene.focused == "take"
    player.click("take")
    rest(player)
    assert loose in scene.play.state.hands[0]
    assert scene.play.shown.scores == scene.play.state.scores
    assert scene.play.shown.turn == "p2"
    assert scene.toy.tray.digest() == views.tray_of(scene.play.state).digest()
    assert loose not in scene.toy.frame.poses


def test_between_two_neighbours_the_disc_pointed_at_is_touched(table):
    scene = table(people()).scene
    for spot in scene.spots():
        corner = spot.rect.x + spot.rect.width * 0.1, spot.rect.y + spot.rect.height * 0.1
        under = scene._under(corner)
        assert under is not spot
        assert scene._under(spot.rect.center) is spot


def test_pointing_is_no_touch(table):
    player = table(people())
    spot = player.scene.spots()[10]
    player.program.give(Pointed(Phase.MOVE, spot.rect.center))
    rest(player)
    assert player.scene.play.state.touched == 0 and player.scene.tag() is None


def test_played_by_keys_alone(table):
    player = table(people())
    scene = player.scene
    assert isinstance(scene.find(scene.focused), PieceSpot)
    player.press(Verb.RIGHT, Verb.DOWN, Verb.LEFT)
    spot = scene.find(scene.focused)
    player.press(Verb.CONFIRM)
    rest(player)
    assert scene.play.state.touched == spot.number
    player.press(Verb.CONFIRM)
    rest(player)
    assert len(scene.play.state.pulls) == 1
    player.key("p")
    rest(player)
    assert scene.play.state.passes == 1


def test_arrows_and_tab_reach_every_piece(table):
    player = table(people())
    scene = player.scene
    names = {spot.name for spot in scene.spots()}
    reached, edge = {scene.focused}, [scene.focused]
    while edge:
        name = edge.pop()
        for verb in (Verb.LEFT, Verb.RIGHT, Verb.UP, Verb.DOWN):
            scene.focused = name
            player.program.give(Pressed(verb))
            if scene.focused not in reached and scene.focused in names:
                reached.add(scene.focused)
                edge.append(scene.focused)
    assert names <= reached
    stops = {widget.name for widget in scene.widgets if widget.focusable and widget.enabled}
    tabbed = set()
    for _ in stops:
        player.program.give(Pressed(Verb.NEXT))
        tabbed.add(scene.focused)
    assert tabbed == stops


def test_a_piece_is_drawn_up_with_a_hand_of_ones_own(table):
    player = table(people())
    scene = player.scene
    views.touched(views.of_grade("loose"), steady=False)(scene)
    player.see()
    x, y = scene.find(f"piece_{scene.play.state.touched}").rect.center
    give = player.program.give
    give(Pointed(Phase.DOWN, (x, y)))
    give(Pointed(Phase.MOVE, (x + 18, y - REACH / 2)))
    assert scene.toy.hand is not None and scene.play.state.pulls == ()
    give(Pointed(Phase.MOVE, (x - 9, y - REACH - 1)))
    rest(player)
    pull = scene.play.state.pulls[0]
    sway = decode_lift(pull.lift).sway
    assert {across for across, _ in sway} == {0}
    assert max(along for _, along in sway) == 20 and sway[-1] == (0, -10)
    assert views.tray_of(scene.play.state).digest() == scene.toy.tray.digest()


def test_a_piece_let_go_half_way_is_put_back(table):
    player = table(people())
    scene = player.scene
    views.touched(views.of_grade("snug"))(scene)
    player.see()
    x, y = scene.find(f"piece_{scene.play.state.touched}").rect.center
    for phase, at_y in ((Phase.DOWN, y), (Phase.MOVE, y - REACH * 0.7), (Phase.UP, y - REACH * 0.7)):
        player.program.give(Pointed(phase, (x, at_y)))
    assert scene.toy.hand is None and scene.play.may(Take())


def test_steady_hands_do_not_stray():
    held = Lifting(5, (100.0, 300.0))
    held.move((180.0, 300.0 - REACH))
    assert held.out and held.lift(steady=True) == STEADY
    assert held.lift(steady=False) != STEADY
    straight = Lifting(5, (100.0, 300.0))
    straight.move((100.0, 300.0 - REACH))
    assert straight.lift(steady=False) == STEADY


def test_a_trip_is_told_and_costs(table):
    player = table("tripped")
    scene, state = player.scene, player.scene.play.state
    tag = scene.tag()
    assert tag.tone == "warn" and "20" in tag.word and tag.sign == "ui/warning"
    pulled = next(played.act for played in reversed(scene.play.table.match.played) if isinstance(played.act, Pulled))
    assert pulled.moved_in >= 0.25
    assert scene.play.shown.discarded == len(state.discard)


def test_a_tripping_pull_is_watched_to_the_same_end_at_every_speed(table):
    ends = set()
    for speed in ("1", "4", "instant"):
        player = table(people(20), speed=speed)
        number = views.reckless(player.scene.play.state)
        player.scene.play.play(Touch(number))
        rest(player)
        player.scene.take()
        rest(player)
        ends.add((player.scene.toy.tray.digest(), player.scene.play.state.pulls[-1].number))
    assert len(ends) == 1


def test_a_pass_can_be_taken_back_but_no_pull(table):
    player = table(people())
    scene = player.scene
    before = scene.play.state
    player.click("pass")
    rest(player)
    assert scene.play.shown.turn == "p2" and scene.play.shown.passes == 1
    player.click("undo")
    assert scene.play.state == before and scene.play.shown.turn == "p1"
    views.touched(views.of_grade("loose"))(scene)
    player.see()
    player.click("take")
    rest(player)
    assert not scene.find("undo").enabled


def test_computer_players_play_and_nobody_waits_long(table):
    player = table(at(1, 4, people=0))
    play = player.scene.play
    passed, waits, turn = 0.0, [], play.shown.turn
    while len(waits) < 4:
        player.program.advance(1 / 60)
        passed += 1 / 60
        if play.shown.turn != turn:
            waits.append(passed)
            turn, passed = play.shown.turn, 0.0
    assert max(waits) <= 1.5


def test_solitaire_tells_its_trips_and_lets_another_piece_be_felt(table):
    player = table("solitaire")
    scene = player.scene
    first = scene.play.state.touched
    assert "of 3" in scene.find("passes").text and scene.find("pass") is None
    other = next(spot for spot in scene.spots() if spot.number != first)
    player.click(other.name)
    rest(player)
    assert scene.play.state.touched == other.number


def test_no_pass_and_size_order_offer_what_their_rules_allow(table):
    scene = table("no_pass").scene
    assert scene.find("pass") is None and scene.find("take").enabled
    scene = table("by_size").scene
    assert {BY_NUMBER[spot.number].size for spot in scene.spots()} == {"S"}


def test_arches_come_in_softly_once_they_are_painted(table):
    player = table(at(1, 20, people=4))
    scene = player.scene
    arches = scene.toy.arches
    arches.at_once = False
    player.key("a")
    assert arches.on
    floor = scene.slots.view.floor
    shades = []
    for _ in range(60):
        player.program.advance(0.02)
        player.program.paint(player.surface)
        shades.append(pygame.transform.average_color(player.surface, pygame.Rect(*floor).inflate(-300, -200))[:3])
    shades = [sum(shade) for shade in shades]
    assert shades[0] > shades[-1] and len(set(shades)) > 4
    assert shades == sorted(shades, reverse=True)
    assert not any(player.program.advance(0.1) for _ in range(5))


def test_arches_are_shown_on_wish_and_when_the_game_is_over(table):
    player = table("middle")
    player.key("a")
    assert player.scene.arches
    player.click("arches")
    assert not player.scene.arches
    assert table("after_the_end").scene.arches


def test_left_and_continued(another):
    player = another(settings=None)
    places, row = player.program.places, CATALOG["boobytrap"]
    places.matches.mkdir(parents=True, exist_ok=True)
    setup = row.game.setup([Seat("p1"), Seat("p2")])
    begun = matches.begin(places, row, setup, {"p1": "Rosa"}, matches.Luck(seed=5))
    player.program.go_to("table:boobytrap", sitting=begun)
    player.see()
    assert player.scene.play.motion.busy
    player.click("skip")
    views.touched(views.of_grade("loose"))(player.scene)
    player.see()
    player.click("take")
    for _ in range(5):
        player.program.advance(0.02)
    player.scene.leave()
    assert player.name == "Title"
    digest = begun.table.match.digest()
    again = matches.resume(begun.table.save.path)
    assert again.table.match.digest() == digest and len(again.table.match.state.pulls) == 1
    player.program.go_to("table:boobytrap", sitting=again)
    player.see()
    player.program.advance(0.02)
    rest(player)
    assert player.scene.toy.tray.digest() == views.tray_of(again.table.match.state).digest()
    matches.leave(again)


def test_a_tray_that_was_left_is_laid_again_while_the_window_goes_on(table):
    player = table("laid_again")
    scene, play = player.scene, player.scene.play
    digest, shown = play.table.match.digest(), {play.laying.pulled}
    assert scene.spots() == [] and not scene.find("take").enabled and not play.can_undo
    player.click("pass")
    player.key("t")
    for _ in range(2000):
        player.program.advance(0.02)
        if not play.opening:
            break
        shown.add(play.laying.pulled)
        assert len(scene.toy.frame.poses) <= 63 - play.laying.pulled + 1
    assert len(shown) > 3 and play.table.match.digest() == digest
    player.see()
    assert scene.toy.tray.digest() == views.tray_of(play.state).digest()
    assert isinstance(scene.find(scene.focused), PieceSpot)


def test_a_tray_that_is_being_laid_can_be_left_again(table):
    player = table("laid_again")
    scene = player.scene
    digest = scene.play.table.match.digest()
    scene.leave()
    assert player.name == "Title" and scene.play.table.match.digest() == digest


def test_few_pieces_are_laid_again_without_a_word(table):
    player = table(at(1, 3, people=4))
    forget()
    again = Laying(player.scene.play.state)
    assert not again.told and again.frame is None


def begun_by_rosa(player, seed=5):
    """A match in a file at its first turn."""
    places, row = player.program.places, CATALOG["boobytrap"]
    places.matches.mkdir(parents=True, exist_ok=True)
    setup = row.game.setup([Seat("p1"), Seat("p2")])
    begun = matches.begin(places, row, setup, {"p1": "Rosa"}, matches.Luck(seed=seed))
    player.program.go_to("table:boobytrap", sitting=begun)
    player.see()
    player.click("skip")
    return begun


@pytest.mark.parametrize("noted", [True, False])
def test_a_match_that_was_left_goes_on_at_once_from_the_tray_that_was_noted(another, monkeypatch, noted):
    player = another(settings=None)
    begun = begun_by_rosa(player)
    monkeypatch.setattr(play_module, "tray_note", tray_note if noted else lambda tray: "tray AAAA")
    views.touched(views.of_grade("loose"))(player.scene)
    player.see()
    player.click("take")
    rest(player)
    stands = player.scene.toy.tray.digest()
    player.scene.leave()
    forget()
    kept.forget()
    again = matches.resume(begun.table.save.path)
    player.program.go_to("table:boobytrap", sitting=again)
    assert (player.scene.play.laying is None) == noted
    rest(player)
    for _ in range(400):
        player.program.advance(0.02)
    assert player.scene.play.free and player.scene.toy.tray.digest() == stands
    matches.leave(again)


def test_a_match_that_is_watched_again_never_lays_its_tray_anew(another, monkeypatch):
    player = another(settings=None)
    begun = begun_by_rosa(player)
    for _ in range(2):
        views.touched(views.of_grade("loose"))(player.scene)
        player.see()
        player.click("take")
        rest(player)
    stands, path = player.scene.toy.tray.digest(), begun.table.save.path
    player.scene.leave()
    forget()
    kept.forget()
    monkeypatch.setattr(kept, "rebuilding", None)
    player.program.go_to("watch", sitting=recorded(path))
    watched = player.scene.table
    for _ in range(2000):
        player.program.advance(0.05)
        if player.name == "Notice":
            break
    assert player.name == "Notice" and watched.toy.tray.digest() == stands


def test_the_keys_of_the_device_in_use_are_told(table):
    player = table(people())
    scene = player.scene
    assert scene.find("keys") is None and scene.find("take").cap == ""
    for device, enter, leave in ((Device.KEYBOARD, "Enter", "Esc"), (Device.PAD, "A", "B")):
        player.program.inputs.device = device
        player.press(Verb.RIGHT)
        caps = [cap for caps, _ in scene.find("keys").keys for cap in caps]
        assert enter in caps and leave in caps and scene.find("take").cap


@pytest.mark.parametrize("word", ["steady", "10:5,-20:0"])
def test_a_pull_that_the_closing_window_cut_short_goes_on_as_it_began(another, word):
    player = another(settings=None)
    begun = begun_by_rosa(player)
    views.touched(views.of_grade("tight"), steady=False)(player.scene)
    before = player.scene.play.state
    player.scene.play.take(decode_lift(word))
    player.program.advance(0.02)
    begun.table.save.close()
    again = matches.resume(begun.table.save.path)
    player.program.go_to("table:boobytrap", sitting=again)
    player.program.advance(0.02)
    rest(player)
    pull = again.table.match.state.pulls[0]
    whole = Pulling(before._replace(), decode_lift(word))
    while not whole.run.done:
        whole.run.step()
    assert pull.lift == word and pull.thrown == whole.answered().answer.thrown
    assert player.scene.toy.tray.digest() == whole.tray.digest()
    assert any("where the match was left" in line.text for line in player.scene.play.log)
    matches.leave(again)


def test_a_pull_that_cannot_be_kept_is_tried_again_on_wish(table, monkeypatch):
    player = table(people())
    scene = player.scene
    views.touched(views.of_grade("loose"))(scene)
    player.see()
    real = scene.play.table.answer

    def full(answered):
        raise NotSaved("the disk is full")

    monkeypatch.setattr(scene.play.table, "answer", full)
    player.click("take")
    for _ in range(100):
        player.program.advance(0.05)
    assert player.name == "Notice" and scene.play.state.pulls == ()
    monkeypatch.setattr(scene.play.table, "answer", real)
    player.see()
    player.press(Verb.CONFIRM)
    player.click("skip")
    rest(player)
    assert len(scene.play.state.pulls) == 1
    assert scene.toy.tray.digest() == views.tray_of(scene.play.state).digest()


# ---- the workshop


def test_in_the_workshop_a_piece_is_taken_and_put_back(table):
    player = table("workshop")
    scene = player.scene
    assert len(scene.taken) == 2 and scene.tag().piece == 30
    before = scene.toy.tray.digest()
    player.click("take")
    for _ in range(200):
        player.program.advance(0.05)
    player.see()
    assert 30 not in scene.toy.frame.poses and scene.toy.tray.digest() != before
    player.click("back")
    assert scene.toy.tray.digest() == before
    player.click("mix")
    for _ in range(200):
        player.program.advance(0.05)
    assert len(scene.toy.frame.poses) == 63 and not scene.taken


# ---- nothing sticks


@pytest.mark.parametrize("view", ["own_hands", "workshop"])
def test_a_monkey_breaks_nothing(table, view):
    def fresh(program):
        if view == "workshop":
            program.go_to("workshop:boobytrap", seed=1, tray=mixed(1))
        else:
            program.go_to("table:boobytrap", sitting=sitting(1, 20, seats=3, people=2, steady=False))

    player = table(fresh, size=(800, 600), speed="instant")
    program, events = player.program, EVENTS if view == "own_hands" else EVENTS // 4
    begun = sum(left for _, left in monkey(player, fresh, events, ("space", "t", "p", "a", "u", "pad_x", "")))
    assert begun < EVENTS / 4
    if view == "own_hands" and isinstance(program.scenes[0].play.waiting, Ask):
        rest(player)
        assert not isinstance(program.scenes[0].play.waiting, Ask)
