"""Booby-Trap is played by mouse, keys and pad, tells what happens, offers what the rules allow, and nothing sticks."""

import os
import re

import pytest
from pygame import FRect

from game.core.acts import Ask
from game.games.boobytrap.pictures.pieces import PieceSpot
from game.games.boobytrap.pictures.places import LONG
from game.games.boobytrap.rules.moves import Pulled
from game.games.boobytrap.table import tag_and_legend
from game.games.boobytrap.table.tag_and_legend import tags_hung
from game.games.boobytrap.text import table as words
from game.games.boobytrap.tray.history import mixed
from game.games.boobytrap.tray.packing import BY_NUMBER, MARK
from game.games.boobytrap.tray.risks import LATELY, trips_in_100
from game.ui.input.bindings import Device, Phase, Pointed, Pressed, Verb
from game.ui.widgets import tooltips
from tests.harness.walk import log_of
from tests.patience import as_long_as
from tests.screens.boobytrap.trays import people, rest
from tests.screens.tables import monkey
from tests.views import boobytrap as views
from tests.views import boobytrap_record
from tests.views.boobytrap import at, opened

pytestmark = pytest.mark.usefixtures("blank_pictures")

EVENTS = int(os.environ.get("MONKEY_EVENTS", "400"))
VIEWS = views.VIEWS | {"trips": at(1, 20, views.touched(views.reckless))}


# ---- it is played


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


def test_taken_twice_at_once_a_piece_is_pulled_once(table):
    player = table(people())
    play = player.scene.play
    player.click(f"piece_{views.of_grade('loose')(play.state)}")
    rest(player)
    play.reach()
    play.reach()
    rest(player)
    assert len(play.state.pulls) == 1 and not play.halted and player.program.screen is player.scene


def test_between_two_neighbours_the_disc_pointed_at_is_touched(table):
    scene = table(people()).scene
    for spot in scene.spots():
        corner = spot.rect.x + spot.rect.width * 0.1, spot.rect.y + spot.rect.height * 0.1
        under = scene.widget_at(corner)
        assert under is not spot
        assert scene.widget_at(spot.rect.center) is spot


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
    for _ in as_long_as(lambda: edge):
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
    assert stops - names <= tabbed and len(tabbed & names) == 1


def test_the_keys_of_the_device_in_use_are_told(table):
    player = table(people())
    scene = player.scene
    assert scene.find("keys") is None and scene.find("take").cap == ""
    for device, enter, leave in ((Device.KEYBOARD, "return", "escape"), (Device.PAD, "pad_a", "pad_b")):
        player.program.inputs.device = device
        player.press(Verb.RIGHT)
        caps = [cap for caps, _ in scene.find("keys").keys for cap in caps]
        assert enter in caps and leave in caps and scene.find("take").cap


# ---- it tells and offers


def test_a_trip_is_told_and_costs(table):
    player = table("tripped")
    scene, state = player.scene, player.scene.play.state
    tag = scene.tag()
    assert tag.tone == "warn" and "20" in tag.word and tag.sign == "ui/warning"
    assert tag.name == scene.play.seats.names[tag.seat], "whose trip it was is still read in the next turn"
    pulled = next(played.act for played in reversed(scene.play.table.match.played) if isinstance(played.act, Pulled))
    assert pulled.moved_in >= 0.25
    assert scene.play.shown.discarded == len(state.discard)


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


# ---- the Workshop


def test_in_the_workshop_a_piece_is_taken_and_put_back(table):
    player = table("workshop")
    scene = player.scene
    assert len(scene.taken) == 2 and scene.tag().piece == 30
    before = scene.toy.tray.digest()
    player.click("take")
    for _ in range(200):
        player.step(0.05)
    player.see()
    assert 30 not in scene.toy.frame.poses and scene.toy.tray.digest() != before
    player.click("back")
    assert scene.toy.tray.digest() == before
    player.click("mix")
    for _ in range(200):
        player.step(0.05)
    assert len(scene.toy.frame.poses) == 63 and not scene.taken


# ---- nothing sticks


@pytest.mark.parametrize("view", ["own_hands", "workshop"])
def test_a_monkey_breaks_nothing(table, view):
    def fresh(program):
        if view == "workshop":
            program.go_to("workshop:boobytrap", seed=1, tray=mixed(1))
        else:
            program.go_to("table:boobytrap", opened=opened(1, 20, seats=3, people=2, steady=False))

    player = table(fresh, size=(800, 600), speed="instant")
    program, events = player.program, EVENTS if view == "own_hands" else EVENTS // 4
    begun = sum(left for _, left in monkey(player, fresh, events, ("space", "t", "p", "a", "u", "pad_x", "")))
    assert begun < EVENTS / 4
    if view == "own_hands" and isinstance(program.scenes[0].play.waiting, Ask):
        rest(player)
        assert not isinstance(program.scenes[0].play.waiting, Ask)


# ---- the arches (BT-26)


def test_where_nobody_may_ask_there_is_no_switch(table):
    player = table(people())
    assert player.scene.find("arches") is None
    player.key("a")
    assert not player.scene.arches


def test_asking_for_the_arches_is_a_move_that_is_told_and_lasts_for_the_turn(table):
    player = table(people(arches="asks"))
    scene, play = player.scene, player.scene.play
    player.key("a")
    rest(player)
    assert play.table.match.played[-1].text == "arches"
    assert play.log[-1].text == "Rosa asks to see the arches."
    assert scene.arches and scene.find("arches").on and not play.can_undo
    for _ in range(2):
        player.click("arches")
    assert scene.arches
    assert [played.text for played in play.table.match.played].count("arches") == 1
    player.key("p")
    rest(player)
    assert play.shown.turn == "p2" and not scene.arches and not scene.find("arches").on


def test_nobody_asks_while_a_computer_plays(table):
    player = table(at(1, 0, people=0, arches="asks"))
    player.see()
    assert not player.scene.find("arches").enabled


def unversioned(log):
    """The lines of a log whichever version played it: it stands in notes, and so in each seal behind the digest."""
    return re.sub(r" build=\S+|^(# \w+) \w+$", r"\1", log.decode(), flags=re.M).splitlines()


def test_the_match_of_the_views_is_the_one_that_the_tray_plays():
    recorded = unversioned(boobytrap_record.RECORD.read_bytes())
    anew = unversioned(log_of(boobytrap_record.played_anew(1, 2, 4)))
    assert anew == recorded[: len(anew)]


@pytest.mark.slow
def test_the_match_of_the_views_is_played_to_its_end():
    recorded = unversioned(boobytrap_record.RECORD.read_bytes())
    assert unversioned(log_of(boobytrap_record.played_anew(1, 63, 4))) == recorded


def test_who_has_to_pick_is_not_told_to_pass(table):
    player = table(at(1, 8, seats=2, people=2))
    player.see()
    scene, told = player.scene, words.THEN_TAKE_IT_OR_PASS
    assert told in scene.find("advice").text
    scene.play.animation.shown = scene.play.shown.but(must_pick=True)
    scene.stale()
    player.see()
    assert scene.find("advice").text and told not in scene.find("advice").text


def test_the_tip_for_the_bar_rings_what_is_read_off_and_the_bar_is_kept_free_however_it_leans(table):
    player = table(at(3, 12, people=4))
    scene = player.scene
    view, toy = scene.slots.view, scene.toy
    left, right, near = toy.frame.bar
    assert abs(left - right) > 10, "it leans"
    ring = next(cue.at for cue in scene.cues() if cue.tip.name == "bar")
    assert ring.collidepoint(view.along(near), view.top) and ring.collidepoint(view.along(toy.start - MARK), view.top)
    assert ring.bottom < view.floor.centery
    bar = scene.barred()[1]
    assert bar.left < view.along(min(left, right)) and view.along(max(left, right)) < bar.right


@pytest.mark.parametrize(
    ("trips", "told", "loses"), [(2, "Trips: 2 of 3", False), (3, "Trips: 3", True), (4, "Trips: 4", False)]
)
def test_solitaire_tells_when_the_next_trip_loses_and_never_of_more_trips_than_all(table, trips, told, loses):
    player = table(at(3, 12, seats=1, people=1))
    play = player.scene.play
    play.animation.show(play.shown.but(trips=(trips,)))
    player.scene.stale()
    player.see()
    assert player.scene.find("passes").text == told
    assert (player.scene.find("ends").text == "One more trip loses!") == loses


def test_no_piece_explains_itself_over_the_scale_while_the_bar_may_snap(table):
    player = table("trips")
    scene = player.scene
    scene.hovered = f"piece_{scene.play.state.left[20]}"
    assert scene.explaining() is scene.find(scene.hovered)
    scene.play.take()
    player.step(1 / 60)
    assert scene.toy.pulled is not None and scene.explaining() is None
    scene.toy.drama.trip()
    rest(player)
    scene.hovered = "take"
    scene.toy.drama.trip()
    assert scene.explaining() is scene.find("take"), "buttons explain themselves all the same"


def test_passes_in_a_row_explain_what_comes_of_them(table):
    player = table(at(1, 0))
    label = player.scene.find("passes")
    assert label.text.startswith("Passes: ") and "twice in a row, the next player must take a piece" in label.hint


def test_no_piece_explains_itself_over_the_tag_that_tells_of_a_pull(table, monkeypatch):
    player = table(at(1, 0, views.touched(views.of_grade("loose"))))
    scene = player.scene
    scene.play.take()
    rest(player)
    assert scene.tag().seat and scene.play.free
    cards: list[FRect] = []
    monkeypatch.setattr(tooltips.materials, "card", lambda _canvas, place, *rest: cards.append(FRect(place)))
    monkeypatch.setattr(type(scene), "foreground", lambda *_: None)
    (hung,), near = tags_hung(player.canvas, scene), 0
    for spot in scene.spots():
        cards.clear()
        scene.hovered, scene.tip.name, scene.tip.waited = spot.name, spot.name, 9.0
        scene.tip.draw(player.canvas, spot, scene.widgets)
        near += bool(cards and cards[-1].colliderect(hung))
        cards.clear()
        scene.draw(player.canvas)
        assert len(cards) == 1 and not cards[0].colliderect(hung)
    assert near, "some would have lain on it"


@pytest.mark.parametrize("picks", [0, 12])
def test_the_tag_tells_the_risk_by_room_and_picks_since_a_trip_also_in_a_match_that_goes_on(table, picks):
    player = table(at(3, picks, views.touched(views.of_grade("locked"))))
    play = player.scene.play
    size, room = BY_NUMBER[play.state.touched].size, play.toy.tray.room
    since = play.state.picks_since_trip(LATELY)
    told, average = trips_in_100("locked", size, room, since), trips_in_100("locked", size)
    assert 0.1 < room < 0.6 and (picks or told < average), "in a full tray less than on average"
    before = player.scene.tag()
    assert before.brief == f"{told}% risk"
    player.program.go_to("table:boobytrap", opened=play.seats.opened)
    for _ in as_long_as(lambda: player.scene.play.opening):
        player.scene.play.update(0.0)
    assert player.scene.tag() == before


@pytest.mark.parametrize("view", ["loose", "snug", "tight"])
def test_the_word_on_a_narrow_tag_touches_neither_of_its_edges_nor_the_tag_the_wall(table, view, monkeypatch):
    player = table(view, size=(800, 600))
    scene, canvas = player.scene, player.canvas
    tag, hung = scene.tag(), tag_and_legend.tag_hung(canvas, scene.slots.view, scene.toy, scene.tag(), legend=False)
    styles = {}
    monkeypatch.setattr(canvas, "write", lambda text, room, style, *more: styles.update({text: style}))
    tag_and_legend._paint(canvas, tag_and_legend._look(canvas, tag, hung))
    assert hung.narrow and hung.place.right <= scene.slots.view.along(LONG) - 1
    assert canvas.letters.width(tag.word, styles[tag.word]) <= hung.place.width - 11
