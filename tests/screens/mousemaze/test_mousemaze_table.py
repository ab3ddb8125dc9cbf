"""The table of the card game: it fits, explains itself, is played by mouse, keys and pad, and nothing sticks."""

import os
from dataclasses import replace

import pygame
import pytest
from pygame import FRect

from game.catalog import CATALOG
from game.core.setup import Seat
from game.core.slices import finish
from game.games.mousemaze.pictures.flights import CardFlip, MouseWalk, WedgeFlight
from game.games.mousemaze.pictures.maze import FACES, action_sprites, draw_card, paint_cheese
from game.games.mousemaze.rules.moves import Draw, Drawn, End, Flip, TurnCard
from game.games.mousemaze.rules.state import DRAW, DRAW_OR_END, FACE, FLIP, GO, PLACE, PUT, SAFE, TURN
from game.games.mousemaze.table.look_ahead import mouse_shown
from game.games.mousemaze.table.sidebar_widgets import MoveCard, PadRow
from game.shell.matches import open_match
from game.ui.drawing import icons
from game.ui.input.bindings import Device, Pressed, Verb
from tests.patience import as_long_as
from tests.screens.tables import SIZES, assert_fits, lengths, monkey, rest
from tests.views.mousemaze import GAME, VIEWS, at, due, opened

EVENTS = int(os.environ.get("MONKEY_EVENTS", "1600"))
OFTEN = ("facing", "placing", "arrows", "turn_either", "computer")


def people(stage, **given):
    """A match of two people that has come to this."""
    return at(3, due(stage, **given), seats=2, people=2)


# ---- it fits


@pytest.mark.usefixtures("blank_pictures")
def test_what_is_to_be_chosen_is_said_each_time(table):
    player = table("facing")
    player.step(0.02)
    assert player.program.announcements.recent[-1].text == "Rosa, point the mouse"
    player.press(Verb.CONFIRM)
    for _ in range(100):
        player.step(0.05)
    assert player.program.announcements.recent[-1].text == "Rosa, place a wedge"


@pytest.mark.parametrize(("size", "scale"), SIZES, ids=str)
def test_every_view_fits(table, size, scale):
    player = table("facing", size=size, text_scale=scale)
    for name, view in VIEWS.items():
        if name in OFTEN or (size, scale) in SIZES[:3]:
            view(player.program)
            assert_fits(player, name)


def test_it_fits_in_the_other_typeface(table):
    for name in OFTEN:
        canvas = table(name, size=(800, 600), text_scale=150, font="dyslexic", theme="contrast").see()
        assert canvas.misfits == [], name


def test_everything_that_can_be_pointed_at_explains_itself(table):
    for name in OFTEN:
        scene = table(name).scene
        assert not [widget.name for widget in scene.widgets if widget.focusable and not widget.hint]
        assert sum(widget.name.startswith("cell_") for widget in scene.widgets) == 16


def test_every_face_and_card_has_its_picture(table):
    canvas = table("facing").see()
    names = [f"maze/face_{face.sprite}" for face in FACES]
    names += [name for played in _cards() for facing in range(4) for name in action_sprites(played, facing)]
    assert not [name for name in names if canvas.sprites.info(name) is None]


def _cards():
    return [answer.card for answer, _ in CATALOG[GAME].game.answers(_asked())]


def _asked():
    match = opened(3, due(DRAW)).runner.match
    return CATALOG[GAME].game.apply(match.state, Draw()).state


# ---- it is played


def test_a_turn_by_mouse(table):
    player = table(people(FACE))
    scene = player.scene
    player.click("choice_1")
    rest(player)
    assert scene.play.state.facing == scene.play.shown.facing == 1
    cell = next(iter(scene.cell_moves()))
    pile = scene.play.shown.pile
    player.click(f"cell_{cell}")
    rest(player)
    assert scene.play.state.stage == DRAW
    assert scene.play.shown.pile == pile - 1
    player.click("deck")
    rest(player)
    assert isinstance(scene.play.table.match.played[-1].act, Drawn)


def test_a_turn_by_keys(table):
    player = table(people(FACE))
    scene = player.scene
    player.program.inputs.device = Device.KEYBOARD
    player.key("3")
    rest(player)
    assert scene.play.state.facing == 2
    assert scene.focused.startswith("cell_")
    placed = int(scene.focused.removeprefix("cell_"))
    cheese = scene.play.state.cheese[placed]
    player.press(Verb.CONFIRM)
    rest(player)
    assert scene.play.state.cheese[placed] == cheese + 1
    player.key("space")
    rest(player)
    assert any(isinstance(played.act, Drawn) for played in scene.play.table.match.played[-1:])


def test_a_turn_by_pad(table):
    player = table(people(FACE))
    scene = player.scene
    player.program.inputs.device = Device.PAD
    player.press(Verb.RIGHT)
    player.program.give(Pressed(Verb.CONFIRM, "pad_a"))
    rest(player)
    assert scene.play.state.stage == PLACE
    before = scene.focused
    player.press(Verb.LEFT if before.endswith(("1", "2", "3")) else Verb.RIGHT)
    for _ in as_long_as(lambda: int(scene.focused.removeprefix("cell_")) not in scene.cell_moves()):
        player.press(Verb.UP)
    player.program.give(Pressed(Verb.CONFIRM, "pad_a"))
    rest(player)
    assert scene.play.state.stage == DRAW
    player.program.give(Pressed(Verb.OTHER, "pad_x"))
    rest(player)
    assert isinstance(scene.play.table.match.played[-1].act, Drawn)


def test_the_mouse_is_pointed_and_sent_by_the_cards_round_it(table):
    for view in ("facing", "arrows"):
        player = table(view)
        scene = player.scene
        cell, move = next(iter(scene.cell_moves().items()))
        player.click(f"cell_{cell}")
        assert scene.play.table.match.played[-1].act == move or move in [
            p.act for p in scene.play.table.match.played[-3:]
        ]


def test_a_card_that_may_not_be_chosen_does_nothing(table):
    player = table(people(PLACE))
    scene = player.scene
    home = scene.play.state.maze.homes[SAFE]
    player.click(f"cell_{home}")
    assert scene.play.state.stage == PLACE


def test_what_a_card_does_is_shown_in_the_maze_before_it_is_done(table):
    player = table("previewed")
    scene = player.scene
    before = scene.play.shown.mouse
    assert scene.play.animation.ahead
    assert not any(isinstance(flight, MouseWalk) for flight in scene.play.animation.flights)
    rest(player)
    assert not scene.play.animation.ahead
    assert scene.play.shown.mouse == scene.play.state.mouse
    assert 0 <= before < 16


def test_each_arrow_tells_where_it_leads(table):
    scene = table("arrows").scene
    assert scene.play.state.stage == GO
    ways = scene.actions()
    assert len({way.colour for way in ways}) == len(ways) == 2
    for way in ways:
        after = CATALOG[GAME].game.apply(scene.play.state, way.move)
        assert way.events == after.events
        assert way.note


@pytest.mark.parametrize("facing", range(4))
def test_arrows_words_and_the_drawn_card_are_as_seen_on_the_table(table, facing):
    scene = table(at(1, lambda state: state.stage == GO and not state.acted and state.facing == facing)).scene
    ways = scene.actions()
    for way in ways:
        assert way.sign == "nesw"[way.move.heading]
        assert way.label.startswith(("Up", "Right", "Down", "Left")[way.move.heading])
    assert {(way.move.heading - facing) % 4 for way in ways} in ({0, 2}, {1, 3})
    lying = scene.find("open")
    assert action_sprites(lying.card, lying.facing)[1].endswith("_" + "nesw"[facing])


@pytest.mark.parametrize(("view", "stage", "kind"), [("flip", FLIP, Flip), ("turn", TURN, TurnCard)])
def test_a_card_is_flipped_or_turned(table, view, stage, kind):
    player = table(view)
    scene = player.scene
    assert scene.play.state.stage == stage
    move = scene.actions()[0].move
    assert isinstance(move, kind)
    before = scene.play.shown.cards[move.cell]
    player.click("choice_0")
    rest(player)
    assert scene.play.shown.cards[move.cell] != before
    assert tuple(scene.play.shown.cards) == scene.play.state.maze.cards


def test_a_flip_can_be_chosen_in_the_maze(table):
    player = table("flip")
    move = player.scene.actions()[1].move
    player.click(f"cell_{move.cell}")
    assert (
        any(isinstance(flight, CardFlip) for flight in player.scene.play.animation.flights)
        or player.scene.play.motion.busy
    )
    rest(player)
    assert player.scene.play.state.stage != FLIP


def test_cheese_at_risk_is_made_safe_by_ending_the_turn(table):
    player = table("banked")
    scene = player.scene
    assert any(isinstance(flight, WedgeFlight) for flight in scene.play.animation.flights)
    rest(player)
    assert scene.play.shown.risk == 0
    assert dict(zip(scene.play.state.table.seats, scene.play.state.safe, strict=True)) == scene.play.shown.safe


def test_a_choice_can_be_taken_back_but_no_card(table):
    player = table(people(FACE))
    scene = player.scene
    before = scene.play.state
    player.click("choice_2")
    rest(player)
    player.click("undo")
    assert scene.play.state == before
    player.click("choice_2")
    rest(player)
    player.click(f"cell_{next(iter(scene.cell_moves()))}")
    rest(player)
    player.key("space")
    rest(player)
    assert not scene.play.can_undo or not isinstance(scene.play.table.match.played[-1].act, Drawn)


def test_the_first_way_to_point_the_mouse_is_not_at_the_edge(table):
    edges = 0
    for seed in range(3, 12):
        scene = table(at(seed, due(FACE), seats=2, people=2)).scene
        notes = [each.note for each in scene.actions()]
        first = next(number for number, note in enumerate(notes) if note != "the edge")
        assert scene.focused == f"choice_{first}"
        edges += first > 0
    assert edges, "up is the edge in some of them"


@pytest.mark.parametrize("scale", [160, 200])
@pytest.mark.parametrize("view", ["draw", "risk"])
def test_the_open_card_and_all_heaps_are_in_sight_in_large_text(table, view, scale):
    scene = table(view, text_scale=scale).scene
    for name in ("open", "deck", "played", "wedges"):
        shown = scene.find(name)
        assert shown.visible.height >= shown.place.height - 0.1 > 0, name


def test_the_odds_are_open(table):
    player = table(people(DRAW_OR_END, risk=1))
    player.key("o")
    sheet = player.scene.over
    kinds = [widget for widget in sheet.widgets if widget.name.startswith("kind_")]
    assert sum(kind.left for kind in kinds) == sum(player.scene.play.state.deck) or not sum(
        player.scene.play.state.deck
    )
    assert "Trapped" in sheet.lines()[0][0]
    assert not [kind.name for kind in kinds if not kind.hint]
    player.press(Verb.BACK)
    assert player.scene.over is None


@pytest.mark.parametrize("key", ["o", "l", "m"])
def test_the_focus_is_where_the_choice_is_after_something_was_looked_up_by_key(table, key):
    player = table(people(FACE))
    before = player.scene.focused
    assert before.startswith("choice_")
    player.key(key)
    assert player.scene.over is not None
    player.press(Verb.BACK)
    assert player.scene.over is None and player.scene.focused == before
    player.press(Verb.DOWN)
    assert player.scene.focused.startswith("choice_") and player.scene.focused != before


def test_a_hint_that_nothing_on_the_table_does_leaves_the_focus(table, monkeypatch):
    player = table(people(FACE))
    before = player.scene.focused
    monkeypatch.setattr(type(player.scene), "button_of", lambda scene, move: "")
    player.key("h")
    for _ in as_long_as(lambda: player.scene.play.hints.move is None):
        player.step(0.02)
    assert player.scene.focused == before


def test_an_arrow_that_led_into_the_maze_leads_out_again(table):
    player = table(people(FACE))
    scene = player.scene
    scene.focus("hint")
    player.press(Verb.LEFT)
    assert scene.focused.startswith("cell_")
    for _ in range(5):
        player.press(Verb.RIGHT)
        if scene.focused == "hint":
            break
    assert scene.focused == "hint"


def test_left_and_continued(another, tmp_path):
    player = another(settings=None)
    places, row = player.program.places, CATALOG[GAME]
    places.matches.mkdir(parents=True, exist_ok=True)
    setup = row.game.setup([Seat("p1"), Seat("p2")], {"goal": 3})
    begun = open_match.begin(places, row, setup, {"p1": "Rosa"}, open_match.Luck(seed=5))
    player.program.go_to(f"table:{GAME}", opened=begun)
    player.see()
    rest(player)
    player.click("choice_0")
    rest(player)
    player.scene.play.seats.give("p2", True)
    position = CATALOG[GAME].game.position(begun.runner.match.state)
    player.scene.leave()
    assert player.name == "Title"
    again = finish(open_match.resuming(begun.runner.save.path))
    player.program.go_to(f"table:{GAME}", opened=again)
    assert "p2" in again.runner.bots
    assert CATALOG[GAME].game.position(again.runner.match.state) == position
    assert not player.scene.play.motion.busy
    open_match.leave(again)


# ---- nothing sticks


@lengths(EVENTS)
@pytest.mark.parametrize("speed", ["instant", "1"])
def test_a_monkey_breaks_nothing(table, speed, events):
    def fresh(program):
        program.go_to(f"table:{GAME}", opened=opened(3, due(FACE), people=2, goal=5))

    player = table(fresh, size=(800, 600), speed=speed)
    moves = before = 0
    for dice, _ in monkey(player, fresh, events, ("space", "1", "2", "u", "o", "e", "pad_x", "")):
        scene = player.program.scenes[0]
        if scene.over is not None and dice.random() < 0.2:
            scene.lay(None)
        now = len(scene.play.table.match.played)
        moves, before = moves + max(0, now - before), now
    assert moves > 10


def test_what_is_shown_agrees_with_the_position_at_every_rest(table):
    player = table(at(9, due(FACE), people=0), speed="4")
    play, rests = player.scene.play, 0
    for _ in range(3000):
        player.step(1 / 30)
        if not play.motion.busy and not play.over:
            state, seen = play.state, play.shown
            assert (seen.mouse, seen.facing, seen.risk, seen.pile) == (
                state.mouse,
                state.facing,
                state.risk,
                state.pile,
            )
            assert tuple(seen.cards) == state.maze.cards
            assert tuple(seen.cheese) == state.cheese
            assert not play.animation.flights
            rests += 1
    assert rests > 20


def test_reduced_motion_cuts(table):
    player = table(people(FACE), reduced_motion=True)
    player.click("choice_0")
    player.step(0.02)
    assert not player.scene.play.animation.flights
    assert player.scene.play.state.stage in (PLACE, PUT)


def test_the_name_of_a_card_is_read_where_the_mouse_stands(another):
    player = another()
    VIEWS["placing"](player.program)
    canvas = player.see()
    scene, laid = player.scene, player.scene.laid
    cell = scene.play.shown.mouse
    x, y = laid.centre(cell)
    plate = canvas.box(FRect(x - 40 * laid.zoom, y + 44 * laid.zoom, 80 * laid.zoom, 12 * laid.zoom))
    shown = canvas.surface.subsurface(plate).copy()
    draw_card(canvas, scene.play.shown.cards[cell], laid.centre(cell), laid.card)
    assert shown.get_view("2").raw == canvas.surface.subsurface(plate).copy().get_view("2").raw


# ---- an arrow key goes to the choice that shows its arrow, wherever that stands

ARROWS = {Verb.UP: "n", Verb.RIGHT: "e", Verb.DOWN: "s", Verb.LEFT: "w"}


@pytest.mark.usefixtures("blank_pictures")
@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.PAD])
@pytest.mark.parametrize("view", ["facing", "arrows", "flip"])
def test_an_arrow_goes_to_the_choice_that_shows_it_and_never_takes_it(table, view, device):
    for verb, sign in ARROWS.items():
        player = table(view)
        player.program.inputs.device = device
        player.see()
        scene = player.scene
        wanted = [action.id for action in scene.actions() if action.sign == sign]
        played = len(scene.play.table.match.played)
        for _ in range(3):
            player.press(verb)
            assert scene.focused in wanted or not wanted, (view, verb)
        assert len(scene.play.table.match.played) == played, "it only leads there"


@pytest.mark.usefixtures("blank_pictures")
@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.PAD])
def test_among_turns_an_arrow_goes_along_the_row_as_it_is_seen(table, device):
    player = table("turn", size=(1600, 720))
    player.program.inputs.device = device
    player.see()
    scene = player.scene
    played = len(scene.play.table.match.played)
    row = [action.id for action in scene.actions()]
    assert [action.sign for action in scene.actions()] == ["quarter_left", "half", "quarter_right"]
    assert len({scene.find(name).place.y for name in row}) == 1
    assert scene.focused == row[0]
    for verb, reached in ((Verb.RIGHT, row[1]), (Verb.RIGHT, row[2]), (Verb.LEFT, row[1]), (Verb.LEFT, row[0])):
        player.press(verb)
        assert scene.focused == reached
    assert len(scene.play.table.match.played) == played
    player.press(Verb.RIGHT, Verb.CONFIRM)
    assert scene.play.table.match.played[played].act.quarters == 2


@pytest.mark.usefixtures("blank_pictures")
def test_a_turn_stays_with_its_card_and_tab_goes_on_in_order(table):
    player = table("turn_either")
    scene = player.scene
    turns = {action.id: action for action in scene.actions()}
    for start in list(turns)[:2]:
        scene.focus(start)
        player.press(Verb.DOWN, Verb.DOWN)
        assert (turns[scene.focused].sign, turns[scene.focused].colour) == ("quarter_right", turns[start].colour)
    scene.focus("choice_0")
    player.press(Verb.NEXT)
    assert scene.focused == "choice_1"
    scene.focus("cell_5")
    player.press(Verb.LEFT)
    assert scene.focused == "cell_4", "in the maze an arrow goes from card to card"


@pytest.mark.usefixtures("blank_pictures")
@pytest.mark.parametrize("view", ["facing", "arrows", "flip", "turn", "risk"])
def test_a_bubble_never_repeats_what_a_choice_shows(table, view):
    player = table(view)
    player.see()
    scene = player.scene
    cards = [one for one in scene.widgets if isinstance(one, MoveCard)]
    assert cards and all(not one.bubble or one.bubble != one.note for one in cards)
    assert any(one.bubble for one in cards) == (view == "risk"), "what comes of a draw is told there alone"
    assert all(one.hint for one in cards), "it is read aloud all the same"
    assert not [one.name for one in scene.widgets if isinstance(one, PadRow) and one.bubble]


@pytest.mark.usefixtures("blank_pictures")
@pytest.mark.parametrize("goal", [1, 99])
def test_the_focus_begins_on_the_choice_that_wins(table, goal):
    player = table("risk")
    scene = player.scene
    state = scene.state
    scene.play.table.match.state = state._replace(table=replace(state.table, goal=goal))
    scene._due = ()
    scene.stale()
    player.see()
    chosen = next(action for action in scene.actions() if action.id == scene.focused)
    assert isinstance(chosen.move, End if goal == 1 else Draw)


@pytest.mark.usefixtures("blank_pictures")
def test_the_mouse_on_a_card_that_is_tried_out_turns_with_it(table):
    player = table(at(7, lambda state: due(TURN)(state) and any(move.cell == state.mouse for move in state.moves)))
    scene = player.scene
    shown = scene.play.shown
    for action in scene.actions():
        scene.focus(action.id)
        player.see()
        turned = action.move.quarters if action.move.cell == shown.mouse else 0
        assert mouse_shown(scene.play, scene.considered()) == (shown.mouse, (shown.facing + turned) % 4)
    assert any(action.move.cell == shown.mouse for action in scene.actions())


@pytest.mark.parametrize("count", range(6))
def test_a_wedge_that_would_be_placed_covers_none_that_lies_there(table, count):
    player = table("placing")
    scene, canvas = player.scene, player.see()
    shown, cell = scene.play.shown, scene.nearest_cell()
    shown.cheese = [0] * len(shown.cheese)
    shown.cheese[cell] = count
    seen = []
    for tried in (-1, cell):
        surface = pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA)
        paint_cheese(canvas.onto(surface), scene.laid, shown, tried)
        seen.append(surface)
    box = canvas.box(scene.laid.place(cell))
    places = [(x, y) for x in range(box.left, box.right) for y in range(box.top, box.bottom)]
    solid = {place for place in places if seen[0].get_at(place).a > 250}
    assert bool(solid) == (count > 0)
    changed = {place for place in places if _apart(*(one.get_at(place) for one in seen)) > 8}
    assert not changed & solid
    assert len(changed) > 100, "it is seen all the same"


def _apart(one, other):
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("high", [650, 660, 675, 720])
def test_the_row_of_the_winner_is_framed_all_round(table, high):
    player = table("over", size=(1280, high))
    canvas = player.see()
    row = next(one for one in player.scene.over.widgets if isinstance(one, PadRow) and one.lit)
    box = canvas.box(row.place)
    edge = (*canvas.theme.chosen_edge, 255)
    for place in ((box.centerx, box.top), (box.centerx, box.bottom - 1), (box.left, box.centery)):
        assert tuple(canvas.surface.get_at(place)) == edge


@pytest.mark.usefixtures("blank_pictures")
def test_it_is_told_before_that_flipping_a_card_changes_nothing_of_it(table):
    notes = [action.note for action in table("flip").scene.actions()]
    assert notes == ["Both its sides are the same. Back to the pile: 1 wedge.", "It becomes Diver."]


# ---- the key that makes a choice is seen on it


def _caps_drawn(monkeypatch, player):
    """Key caps, and signs, that are drawn on the choices: what each is, and where."""
    caps, signs = [], []
    monkeypatch.setattr(icons, "key_cap", lambda canvas, key, rect: caps.append((key, FRect(rect))))
    monkeypatch.setattr(icons, "icon", lambda canvas, name, rect, ink: signs.append((name, FRect(rect))))
    for widget in player.scene.widgets:
        if isinstance(widget, MoveCard):
            widget.draw(player.canvas, player.scene.mood(widget))
    return caps, signs


@pytest.mark.usefixtures("blank_pictures")
@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("view", ["facing", "arrows", "flip", "turn_either"])
def test_the_number_that_makes_a_choice_is_seen_below_its_sign_while_keys_are_used(table, view, scale, monkeypatch):
    player = table(view, size=(800, 600), text_scale=scale)
    player.program.inputs.device = Device.KEYBOARD
    player.scene.stale()
    player.see()
    cards = [one for one in player.scene.widgets if isinstance(one, MoveCard)]
    caps, signs = _caps_drawn(monkeypatch, player)
    assert [key for key, _ in caps] == [str(number + 1) for number in range(len(cards))]
    for card, (_, cap), (_, sign) in zip(cards, caps, signs, strict=True):
        assert card.place.contains(cap) and card.place.contains(sign) and sign.bottom < cap.top
        assert sign.width >= 14


@pytest.mark.usefixtures("blank_pictures")
@pytest.mark.parametrize(
    ("device", "keys"), [(Device.KEYBOARD, ["space", "e"]), (Device.PAD, ["pad_x"]), (Device.MOUSE, [])]
)
def test_the_key_that_draws_is_seen_behind_its_words(table, device, keys, monkeypatch):
    player = table("risk")
    player.program.inputs.device = device
    player.scene.stale()
    player.see()
    assert [key for key, _ in _caps_drawn(monkeypatch, player)[0]] == keys
