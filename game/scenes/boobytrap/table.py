"""The table of a match: the tray, the panel, and whoever is to act."""

from __future__ import annotations

import dataclasses

from pygame import FRect

from game.physics.boobytrap.lift import STEADY
from game.rules.boobytrap.moves import Take, Touch
from game.rules.boobytrap.pieces import size_of
from game.scenes import matches
from game.scenes.boobytrap import panel
from game.scenes.boobytrap.ending import Ending
from game.scenes.boobytrap.hung import draw_legend, draw_tag
from game.scenes.boobytrap.lifting import Lifting
from game.scenes.boobytrap.pieces import PieceSpot, in_reading_order, nearest, spot_of
from game.scenes.boobytrap.play import Play
from game.scenes.boobytrap.rings import draw_focus, draw_held, draw_touched
from game.scenes.boobytrap.slots import Slots, arranged
from game.scenes.calling import draw_call
from game.scenes.log import LogSheet
from game.scenes.matches import Sitting
from game.scenes.menu import Further, Menu
from game.ui import materials
from game.ui.buttons import Pick
from game.ui.canvas import Canvas
from game.ui.screen import Screen
from game.ui.shell import Scene, Shell
from game.ui.verbs import Input, Phase, Point, Pointed, Pressed, Verb
from game.ui.widget import Widget
from game.words import boobytrap_tags as words

_HANDS = (Pick("steady", "Steady"), Pick("own", "Your own"))


class Table(Screen):
    """One match of Booby-Trap. Whatever lies over the tray is ``over``."""

    first = "take"

    def __init__(self, shell: Shell, sitting: Sitting) -> None:
        super().__init__(shell)
        self.sitting = sitting
        self.over: Scene | None = None
        self.slots: Slots | None = None
        self.arches = False
        self.ended = False
        self.lifting: Lifting | None = None
        self._held_last = 0
        self.play = Play(shell, sitting, self.home, self.away, self.stale)

    # Where things are, for the motions.

    def home(self, seat: str) -> Point:
        """Where a seat's pieces lie."""
        row = self.find(f"seat_{seat}")
        return row.visible.center if row is not None else self.away()

    def away(self) -> Point:
        """Where discarded pieces go."""
        left = self.find("ends")
        return left.visible.center if left is not None and left.visible.height > 0 else (0.0, 0.0)

    # Composing and drawing.

    def compose(self, canvas: Canvas) -> None:
        """The acts, the pieces in reading order, then the rest of the panel."""
        self.slots = arranged(canvas)
        self.play.toy.picture.view = self.slots.view
        panel.compose(self, canvas, self.slots.panel, self.slots.log)
        self._pieces()
        self._follow()

    def _pieces(self) -> None:
        """Put the pieces behind the acts in the order of Tab."""
        frame, state = self.play.toy.frame, self.play.state
        if frame is None or self.slots is None:
            return
        at = next((number for number, widget in enumerate(self.widgets) if widget.name == "advice"), len(self.widgets))
        rest, self.widgets = self.widgets[at:], self.widgets[:at]
        worth = {size: 0 if state.table.solitaire else state.table.value(size) for size in ("S", "M", "L")}
        open_pieces = set(state.open_pieces)
        for number in in_reading_order(frame.poses.items()):
            may = number in open_pieces and self.play.may(Touch(number))
            place = spot_of(self.slots.view, number, frame.poses[number])
            hint = "" if state.touched else words.piece_hint(number, worth[size_of(number)], may)
            self.add(PieceSpot(f"piece_{number}", place, hint=hint, enabled=may, number=number, on_press=self.feel))
        self.widgets += rest

    def _follow(self) -> None:
        """The focus goes where the next act is: from a touched piece to Take, afterwards to a piece near by."""
        touched = self.play.state.touched if self.play.free else 0
        if touched and touched != self._held_last:
            self.focused = "take"
        elif self._held_last and not touched and self.play.free:
            start = self.play.toy.place(self._held_last)
            spots = [spot for spot in self.spots() if spot.enabled]
            if spots and self.focused in ("take", "pass", "skip", ""):
                near = min(spots, key=lambda spot: _apart(start, spot.place.center))
                self.focused = near.name
        if self.play.free:
            self._held_last = touched

    def spots(self) -> list[PieceSpot]:
        """The pieces as they can be pressed."""
        return [widget for widget in self.widgets if isinstance(widget, PieceSpot)]

    def backdrop(self, canvas: Canvas) -> None:
        """The table and the empty box."""
        materials.table(canvas)
        if self.slots is not None:
            self.play.toy.picture.box(canvas, self.slots.view)

    def foreground(self, canvas: Canvas) -> None:
        """The tray, the rings and tags, and what is in the air."""
        if self.slots is None:
            return
        play, view = self.play, self.slots.view
        toy, shown = play.toy, play.shown
        if toy.tray is not None:
            toy.picture.safe(canvas, view, toy.start)
        toy.draw(canvas, view, self.arches or play.over)
        focused = self.find(self.focused)
        if isinstance(focused, PieceSpot) and focused.enabled and self.over is None:
            draw_focus(canvas, focused.place)
        frame = toy.frame
        if frame is not None and shown.touched in frame.poses:
            place = spot_of(view, shown.touched, frame.poses[shown.touched])
            if toy.hand is None:
                draw_touched(canvas, place)
            elif self.lifting is not None:
                draw_held(canvas, place, self.lifting.share, 0.0 if play.steady else self.lifting.astray)
        if shown.tag is not None:
            draw_tag(canvas, view, toy, shown.tag)
        if (self.arches or play.over) and toy.running is None and toy.tray is not None:
            draw_legend(canvas, view, toy.near, shown.tag)
        toy.draw_flights(canvas, view)
        seat, share = play.telling.call
        if seat:
            draw_call(canvas, view.box, seat, f"{play.seats.names[seat]}, your turn", share)

    # What is done.

    def feel(self, number: int) -> None:
        """A press on a piece touches it (BT-08)."""
        self.play.play(Touch(number))

    def take(self) -> None:
        """One press lifts the touched piece steadily."""
        self.play.take(STEADY)

    def show_arches(self, on: bool) -> None:
        """Show or hide where the force runs."""
        self.arches = on
        self.stale()

    def set_speed(self, speed: str) -> None:
        """Tell what happens at another speed from now on."""
        self.shell.adopt(dataclasses.replace(self.shell.settings, speed=speed))
        self.stale()

    # What lies over the tray.

    def lay(self, over: Scene | None) -> None:
        """Lay something over the tray, or take it away."""
        self._let_go()
        self.over = over
        self.held = ""
        self.stale()

    def open_menu(self) -> None:
        """Seats, hands, speed and the ways out."""
        play = self.play

        def choose(hands: str) -> None:
            play.steady = hands == "steady"

        hands = Further("hands", "Hands", _HANDS, lambda: "steady" if play.steady else "own", choose)
        self.lay(Menu(self, lambda: self.lay(None), play.seats, self.leave, (hands,)))

    def open_log(self) -> None:
        """All that happened."""
        self.lay(LogSheet(self, lambda: self.lay(None), self.play.log))

    def standings(self) -> None:
        """Show who won, and how all stand."""
        self.ended = True
        self.lay(Ending(self, lambda: self.lay(None)))

    def leave(self) -> None:
        """Back to the shelf; the match waits there unless it is over. A pull under way is carried out."""
        self.play.skip()
        matches.leave(self.sitting)
        self.shell.go_to("title")

    # Input and time.

    def handle(self, given: Input) -> None:
        """Give the input to what lies on top."""
        if self.over is not None:
            self.over.handle(given)
        else:
            super().handle(given)

    def update(self, dt: float) -> bool:
        """Let time pass on top."""
        if self.over is not None:
            return self.over.update(dt) or self._dirty
        return super().update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw what lies on top."""
        if self.over is not None:
            self.over.draw(canvas)
            self._dirty = False
        else:
            super().draw(canvas)

    def tick(self, dt: float) -> bool:
        """Let the match go on."""
        busy = self.play.motion.busy
        moved = self.play.update(dt)
        if busy != self.play.motion.busy:
            self.stale()
        if self.play.over and not self.ended and not self.play.toy.flights:
            self.standings()
        return self.play.telling.pass_call(dt) or moved or self.over is not None

    def on_back(self) -> None:
        """Esc puts a piece down, or opens the menu."""
        if self.lifting is not None:
            self._let_go()
        else:
            self.open_menu()

    def on_help(self) -> None:
        """F1 opens the rules."""
        self.shell.open("rules", game="boobytrap")

    def on_key(self, pressed: Pressed) -> bool:
        """Arrows go from piece to piece; the pad's X takes, its Back and Ctrl+Z undo."""
        if pressed.key == "pad_x" or pressed.verb is Verb.UNDO:
            button = self.find("take" if pressed.key == "pad_x" else "undo")
            if button is not None and button.enabled:
                button.confirm()
                self.stale()
            return True
        spot = self.find(self.focused)
        if isinstance(spot, PieceSpot):
            found = nearest([each for each in self.spots() if each.enabled], spot.place.center, pressed.verb)
            if found is not None:
                self.focus(found.name)
                self.tip.reset()
                return True
        return False

    def _under(self, at: Point) -> Widget | None:
        """Discs are round: beside one of two neighbours lies the other."""
        hit = [widget for widget in reversed(self.widgets) if widget.focusable or widget.hint]
        found = (widget for widget in hit if widget.visible.collidepoint(at))
        return next((widget for widget in found if not isinstance(widget, PieceSpot) or widget.covers(at)), None)

    def on_point(self, pointed: Pointed) -> bool:
        """Press the touched piece and draw it up; let go half way, and it is put back."""
        if self.lifting is None:
            if pointed.phase is not Phase.DOWN or pointed.button != 1 or not self._grasps(pointed.at):
                return False
            self.lifting = Lifting(self.play.state.touched, pointed.at)
            self.shell.sound.play("disc_tap", 0.5)
            return True
        if pointed.phase is Phase.UP:
            self._let_go()
        elif pointed.phase is Phase.MOVE:
            self._draw_up(pointed.at)
        return True

    def _grasps(self, at: Point) -> bool:
        touched = self.play.state.touched
        frame = self.play.toy.frame
        if (
            not touched
            or frame is None
            or touched not in frame.poses
            or self.slots is None
            or not self.play.may(Take())
        ):
            return False
        place: FRect = spot_of(self.slots.view, touched, frame.poses[touched])
        return _apart(at, place.center) <= (place.width / 2) ** 2

    def _draw_up(self, at: Point) -> None:
        held = self.lifting
        assert held is not None
        held.move(at)
        self.play.toy.hold(held.number, held.share)
        self._dirty = True
        if held.out:
            self.lifting = None
            self.play.take(held.lift(self.play.steady))

    def _let_go(self) -> None:
        if self.lifting is not None:
            self.lifting = None
            self.play.toy.hold(0, 0.0)
            self._dirty = True


def _apart(one: Point, other: Point) -> float:
    """The square of the distance of two places."""
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
