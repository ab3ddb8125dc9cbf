"""The table of a match: the maze on its felt, the panel beside it, and whoever is to act."""

from __future__ import annotations

import dataclasses

from game.core.acts import Move
from game.rules.mousemaze.cards import SAFE
from game.rules.mousemaze.maze import CELLS
from game.rules.mousemaze.moves import Draw
from game.rules.mousemaze.state import FACE, PLACE, PUT, State
from game.scenes import matches
from game.scenes.calling import draw_call
from game.scenes.log import LogSheet
from game.scenes.matches import Sitting
from game.scenes.menu import Menu
from game.scenes.mousemaze import aside
from game.scenes.mousemaze.cells import Cell, paint_cards, paint_cheese, paint_table
from game.scenes.mousemaze.considering import considered, dimmed, draw_considered, mouse_shown, tried
from game.scenes.mousemaze.ending import Ending
from game.scenes.mousemaze.flights import draw_mouse
from game.scenes.mousemaze.layout import Laid, arranged
from game.scenes.mousemaze.odds import OddsSheet
from game.scenes.mousemaze.pad import small_height
from game.scenes.mousemaze.panel import OpenCard, PadRow, Stack
from game.scenes.mousemaze.play import Play
from game.scenes.mousemaze.ways import Way, cell_moves, hint_of, ways
from game.ui.canvas import Canvas
from game.ui.screen import Screen
from game.ui.shell import Scene, Shell
from game.ui.verbs import Input, Point, Pressed, Verb


class Table(Screen):
    """One match of the card game. Whatever lies over the table is ``over``."""

    first = "way_0"

    def __init__(self, shell: Shell, sitting: Sitting) -> None:
        super().__init__(shell)
        self.sitting = sitting
        self.over: Scene | None = None
        self.laid: Laid
        self.ended = False
        self._due: tuple[object, ...] = ()
        self._considered: tuple[object, ...] = ()
        self._ways: tuple[State | None, tuple[Way, ...]] = (None, ())
        self.play = Play(shell, sitting, self, self.stale)

    # Where things are, for the motions.

    def pile_at(self) -> Point:
        """The pile of wedges."""
        stack = self.find("wedges")
        return stack.picture.center if isinstance(stack, Stack) else self.laid.panel.center

    def risk_at(self, seat: str, number: int) -> Point:
        """A place in a seat's row of the pad."""
        row = self.find(f"seat_{seat}")
        return row.spot(number) if isinstance(row, PadRow) else self.laid.panel.center

    def deck_at(self) -> tuple[Point, float]:
        """The deck."""
        stack = self.find("deck")
        return (stack.picture.center, stack.zoom) if isinstance(stack, Stack) else (self.laid.panel.center, 0.3)

    def open_at(self) -> tuple[Point, float]:
        """The Action card that lies open."""
        card = self.find("open")
        return (card.place.center, card.zoom) if isinstance(card, OpenCard) else (self.laid.panel.center, 0.5)

    # What there is to do.

    @property
    def state(self) -> State:
        """The position."""
        return self.play.state

    @property
    def busy(self) -> bool:
        """Whether something moves or a computer player is at it, so that nothing is to be chosen."""
        return self.play.motion.busy or self.play.computers

    def ways(self) -> tuple[Way, ...]:
        """What may be chosen in the panel."""
        if not self.play.free:
            return ()
        if self._ways[0] is not self.state:
            self._ways = self.state, ways(self.state)
        return self._ways[1]

    def cell_moves(self) -> dict[int, Move]:
        """What may be chosen in the maze."""
        return cell_moves(self.state) if self.play.free else {}

    def choose(self, move: Move) -> None:
        """A person's choice; the mouse that was tried out on Safe is there already."""
        if self.play.free and self.state.stage == FACE:
            self.play.shown.mouse = self.state.maze.homes[SAFE]
        self.play.play(move)

    def draw_card(self) -> None:
        """Draw from the deck where that may be done."""
        self.choose(Draw())

    # Composing and drawing.

    def compose(self, canvas: Canvas) -> None:
        """The choices first, as they are wanted most, then the maze, then the rest of the panel."""
        self.laid = arranged(canvas.area, small_height(canvas))
        aside.compose(self, canvas)
        self._cells()
        self._aim()

    def _cells(self) -> None:
        shown, moves = self.play.shown, self.cell_moves()
        for cell in range(CELLS if shown.laid else 0):
            hint = hint_of(shown.cards[cell], shown.cheese[cell])
            move = moves.get(cell)
            place = self.laid.place(cell)
            self.add(Cell(f"cell_{cell}", place, hint=hint, on_press=self._presser(move), chosen=move is not None))

    def _presser(self, move: Move | None) -> aside.Act:
        return (lambda: self.choose(move)) if move is not None else self._knock

    def _knock(self) -> None:
        """A card that cannot be chosen."""
        if self.play.free:
            self.shell.sound.play("wood_knock", 0.4)

    def _aim(self) -> None:
        """Give the focus to what is wanted next, once for each choice."""
        due = (self.play.free, len(self.play.table.match.played), self.play.motion.busy)
        if due == self._due:
            return
        self._due = due
        if not self.play.free:
            wanted = "primary"
        elif self.state.stage in (PLACE, PUT):
            wanted = f"cell_{self._inner()}"
        else:
            wanted = "way_0"
        if self.find(wanted) is not None:
            self.focused = wanted

    def _inner(self) -> int:
        """A cell to begin with when a wedge is placed: the one nearest to the mouse that may take it."""
        x, y = self.laid.centre(self.state.mouse)
        cells = list(self.cell_moves())
        return min(cells, key=lambda cell: (self.laid.centre(cell)[0] - x) ** 2 + (self.laid.centre(cell)[1] - y) ** 2)

    def backdrop(self, canvas: Canvas) -> None:
        """The table, the cards, and what is considered."""
        laid, shown = self.laid, self.play.shown
        paint_table(canvas, laid.felt)
        paint_cards(canvas, laid, shown, dimmed(self))
        draw_considered(self, canvas)
        paint_cheese(canvas, laid, shown, tried(self))

    def foreground(self, canvas: Canvas) -> None:
        """The mouse, and what is on its way."""
        play, laid = self.play, self.laid
        play.telling.draw(canvas, front=False)
        if play.shown.laid and not play.telling.carries_mouse:
            cell, facing = mouse_shown(self)
            draw_mouse(canvas, laid, laid.centre(cell), facing)
        play.telling.draw(canvas, front=True)
        call = play.telling.call
        if call.seat:
            draw_call(canvas, laid.felt, call, f"{play.seats.names[call.seat]}, your turn")

    # What lies over the table.

    def lay(self, over: Scene | None) -> None:
        """Lay something over the table, or take it away."""
        self.over = over
        self.held = ""
        self.stale()

    def open_menu(self) -> None:
        """Seats, speed and the ways out."""
        self.lay(Menu(self, lambda: self.lay(None), self.play.seats, self.leave))

    def open_log(self) -> None:
        """All that happened."""
        self.lay(LogSheet(self, lambda: self.lay(None), self.play.log))

    def open_odds(self) -> None:
        """What is left in the deck, and what the next draw may bring."""
        self.lay(OddsSheet(self, lambda: self.lay(None), self.state))

    def standings(self) -> None:
        """Show who won, and how all stand."""
        self.ended = True
        self.lay(Ending(self, lambda: self.lay(None), self.play, self.leave))

    def set_speed(self, speed: str) -> None:
        """Tell what happens at another speed from now on."""
        self.shell.adopt(dataclasses.replace(self.shell.settings, speed=speed))
        self.stale()

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
            now = considered(self), tried(self)
            if now != self._considered:
                self._considered = now
                self.repaint()

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
        self.shell.open("rules", game=self.sitting.row.game.id)

    def on_key(self, pressed: Pressed) -> bool:
        """The pad's X presses what the space bar does; Ctrl+Z and the pad's Back undo."""
        if pressed.key == "pad_x" or pressed.verb is Verb.UNDO:
            names = ("undo",) if pressed.verb is Verb.UNDO else ("primary", "way_0")
            button = next((found for name in names if (found := self.find(name)) is not None), None)
            if button is not None and button.enabled:
                button.confirm()
                self.stale()
            return True
        return False
