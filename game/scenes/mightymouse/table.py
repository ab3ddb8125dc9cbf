"""The table of a match: the board of 1964, the cards, and whoever is to act."""

from __future__ import annotations

import dataclasses

from pygame import FRect

from game.scenes import matches
from game.scenes.calling import draw_call
from game.scenes.log import LogSheet
from game.scenes.matches import Sitting
from game.scenes.menu import Menu
from game.scenes.mightymouse import board, choices
from game.scenes.mightymouse.aside import cards
from game.scenes.mightymouse.board import Ground
from game.scenes.mightymouse.ending import Ending
from game.scenes.mightymouse.fields import fields
from game.scenes.mightymouse.notes import draw_note
from game.scenes.mightymouse.play import Play
from game.scenes.mightymouse.slots import Slots, arranged
from game.ui import materials
from game.ui.canvas import Canvas
from game.ui.screen import Screen
from game.ui.shell import Scene, Shell
from game.ui.theme import rgb
from game.ui.verbs import Input, Phase, Point, Pointed, Pressed, Verb
from game.ui.widget import Widget
from game.words.mightymouse_table import call

_WOOD = rgb("#4a2b1a")
_TARGET = 24.5


class Table(Screen):
    """One match of Mighty Mouse. A sheet that lies over the board is ``over``."""

    first = "primary"

    def __init__(self, shell: Shell, sitting: Sitting) -> None:
        super().__init__(shell)
        self.sitting = sitting
        self.over: Scene | None = None
        self.laid: Ground
        self.slots: Slots
        self.die = FRect()
        self.ended = False
        self.pressed = ""
        self.play = Play(shell, sitting, self)

    @property
    def busy(self) -> bool:
        """Whether something moves or a computer player plays, so that no person is to act."""
        return self.play.motion.busy or self.play.computers

    def die_at(self) -> Point:
        """The middle of the die."""
        return self.die.center

    def lifted(self) -> None:
        """Something left the board or came to stand on it: draw only the board anew."""
        self.touch("board")

    def doing(self) -> choices.Doing:
        """What may be done now."""
        return choices.doing(self.play, self.standings)

    def set_speed(self, speed: str) -> None:
        """Tell what happens at another speed from now on."""
        self.shell.adopt(dataclasses.replace(self.shell.settings, speed=speed))
        self.stale()

    # Composing and drawing.

    def compose(self, canvas: Canvas) -> None:
        """Cards first, as they are wanted most, then the board."""
        self.laid, self.slots = arranged(canvas)
        self.first = "primary" if self.doing().primary else "way_0"
        self.add(Widget("board", FRect(self.laid.rect)))
        cards(self, canvas)
        for field in fields(self.laid, self.play.shown, self.play.seats.names, _TARGET / canvas.scale):
            self.add(field)

    def backdrop(self, canvas: Canvas) -> None:
        """Wood, the board, and what stands on it."""
        canvas.layer(("race", tuple(self.laid.rect)), canvas.area, self._ground, opaque=True)
        board.draw(canvas, self.laid, self.play.shown)
        draw_note(canvas, self.laid, self.play.shown.story)

    def _ground(self, canvas: Canvas) -> None:
        """What never changes: wood, and the board as it is printed."""
        if canvas.theme.grain:
            materials.wood(canvas, canvas.area, _WOOD)
        else:
            materials.table(canvas)
        board.draw_print(canvas, self.laid)

    def foreground(self, canvas: Canvas) -> None:
        """What is on its way."""
        self.play.telling.draw(canvas)
        called = self.play.telling.call
        if called.seat:
            draw_call(canvas, self.laid.rect, called, call(self.play.state, self.play.seats.names[called.seat]))

    # What lies over the board.

    def lay(self, over: Scene | None) -> None:
        """Lay something over the board, or take it away."""
        self.over = over
        self.held = ""
        self.stale()

    def open_menu(self) -> None:
        """Seats, speed and the ways out."""
        self.lay(Menu(self, lambda: self.lay(None), self.play.seats, self.leave))

    def open_log(self) -> None:
        """All that happened."""
        self.lay(LogSheet(self, lambda: self.lay(None), self.play.log))

    def standings(self) -> None:
        """Show who won, and how all stand."""
        self.ended = True
        self.lay(Ending(self, lambda: self.lay(None), self.play, self.leave))

    def leave(self) -> None:
        """Back to the shelf; the match waits there unless it is over."""
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
        if self.play.over and not self.ended:
            self.standings()
        return self.play.telling.call.update(dt) or moved or self.over is not None

    def on_back(self) -> None:
        """Esc opens the menu."""
        self.open_menu()

    def on_help(self) -> None:
        """F1 opens the rules."""
        self.shell.open("rules", game="mightymouse")

    def on_point(self, pointed: Pointed) -> bool:
        """What was pressed explains itself no more until it is pointed at anew, so that the call can be read."""
        if pointed.phase is Phase.UP:
            self.pressed = self.held
        return False

    def _explained(self) -> Widget | None:
        found = super()._explained()
        if found is not None and found.name == self.pressed:
            return None
        self.pressed = ""
        return found

    def on_key(self, pressed: Pressed) -> bool:
        """The pad's X presses the big button; Ctrl+Z and the pad's Back undo."""
        if pressed.verb is Verb.CONFIRM or pressed.key in ("space", "pad_x"):
            self.pressed = self.focused
        if pressed.key == "pad_x" or pressed.verb is Verb.UNDO:
            button = self.find("primary" if pressed.key == "pad_x" else "undo")
            if button is not None and button.enabled:
                button.confirm()
                self.stale()
            return True
        return False
