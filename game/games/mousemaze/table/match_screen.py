"""The table of a match: the maze on its felt, the panel beside it, and whoever is to act."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import Protocol

from pygame import FRect

from game.core.acts import Move
from game.games.mousemaze.pictures.flights import draw_mouse
from game.games.mousemaze.pictures.maze import (
    MazeCell,
    MazeLayout,
    arranged,
    card_looks,
    draw_name,
    marks,
    paint_cards,
    paint_cheese,
    paint_table,
)
from game.games.mousemaze.rules.moves import Draw
from game.games.mousemaze.rules.state import CELLS, DRAW, FACE, PLACE, PUT, SAFE, State
from game.games.mousemaze.table.actions import MoveAction, actions, cell_moves, hint_of, of_arrow, prompt, wanted
from game.games.mousemaze.table.look_ahead import (
    Considered,
    OddsSheet,
    considered,
    dimmed,
    draw_preview,
    mouse_shown,
    preview_room,
    tried,
)
from game.games.mousemaze.table.play import MazePlay, prerender
from game.games.mousemaze.table.result import MazeResult
from game.games.mousemaze.table.sidebar import sidebar, small_row
from game.games.mousemaze.table.sidebar_widgets import CardStack, OpenCard, PadRow
from game.games.mousemaze.text import table as aloud
from game.games.mousemaze.text.table import TIPS
from game.shell.matches.open_match import OpenMatch
from game.shell.pictures.on_board import Advised, Way
from game.shell.play.coach import Cue, place_of
from game.shell.play.match_screen import MatchScreen
from game.shell.play.sidebar import lay_out
from game.text.coach import Tip
from game.text.language import language
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.light import strength
from game.ui.drawing.spotlight import SpotColours, Spotlight
from game.ui.input.bindings import Device, Input, Point, Pressed, Verb
from game.ui.shell import Shell
from game.ui.sound import GLAD, SORRY
from game.ui.widgets.dirty import Look
from game.ui.widgets.widget import Widget

# When each tip of a first match matters, and what it points at.


_LAYERS, _MANY = 3, 3
"""As many layers as the music of the card game has; so many wedges at risk are much."""
_TIPS = {tip.name: tip for tip in TIPS}


class MazeTipScreen(Protocol):
    """The match screen, as far as its tips need it."""

    play: MazePlay
    laid: MazeLayout

    @property
    def state(self) -> State:
        """The position."""

    def nearest_cell(self) -> int:
        """The cell nearest to the mouse that may be chosen."""

    def find(self, name: str) -> Widget | None:
        """The widget of that name."""


def cues(table: MazeTipScreen) -> tuple[Cue, ...]:
    """What matters now, the most important first."""
    goal = (("goal", table.state.table.goal),)
    return tuple(Cue(_TIPS[name], at, goal if name == "safe" else ()) for name, at in _found(table) if at is not None)


def _found(table: MazeTipScreen) -> Iterator[tuple[str, FRect | None]]:
    state, laid = table.state, table.laid
    if not table.play.free:
        return
    seat = place_of(table, f"seat_{state.seat}") or place_of(table, f"score_{state.seat}")
    yield "welcome", seat
    match state.stage:
        case "face":
            yield "face", laid.place(state.maze.homes[SAFE])
        case "place" | "put":
            yield "place", laid.place(table.nearest_cell())
        case "draw":
            yield "draw", place_of(table, "deck")
        case "draw_or_end" if state.risk:
            yield "risk", seat
        case "go":
            yield "go", place_of(table, "choice_0")
        case "flip" | "turn":
            yield "change", place_of(table, "choice_0")
    if state.stage in (FACE, DRAW) and state.safe[state.turn]:
        yield "safe", seat


# The table itself.


_BEYOND = 60.0
_CAUGHT, _SAVED = SpotColours((112, 104, 130), (150, 140, 120)), SpotColours((164, 158, 146), (110, 100, 74))
_REACH = 2.1
"""How far the light round the mouse reaches, in cards."""


class MousemazeScreen(MatchScreen):
    """One match of the card game."""

    play: MazePlay
    first = "choice_0"
    big = ("primary", "choice_0")

    def __init__(self, shell: Shell, opened: OpenMatch) -> None:
        super().__init__(shell, opened)
        self.laid: MazeLayout
        self._due: tuple[object, ...] = ()
        self._asked: tuple[object, ...] = ()
        self._seen = Considered()
        self._actions: tuple[State | None, str, tuple[MoveAction, ...]] = (None, "", ())
        self.play = MazePlay(shell, opened, self)
        self.spot = Spotlight(_CAUGHT)

    # Where things are, for the motions.

    def pile_at(self) -> Point:
        """The pile of wedges."""
        stack = self.find("wedges")
        return stack.picture.center if isinstance(stack, CardStack) else self.laid.panel.center

    def risk_at(self, seat: str, number: int) -> Point:
        """A place in a seat's row of the pad."""
        row = self.find(f"seat_{seat}")
        return row.spot(number) if isinstance(row, PadRow) else self.laid.panel.center

    def deck_at(self) -> tuple[Point, float]:
        """The deck."""
        stack = self.find("deck")
        return (stack.picture.center, stack.zoom) if isinstance(stack, CardStack) else (self.laid.panel.center, 0.3)

    def open_at(self) -> tuple[Point, float]:
        """The Action card that lies open."""
        card = self.find("open")
        return (card.place.center, card.zoom) if isinstance(card, OpenCard) else (self.laid.panel.center, 0.5)

    def dusky(self) -> bool:
        """Whether the light is narrowed, or not yet up again."""
        return self.spot.lit

    @property
    def stage(self) -> FRect:
        """The felt on which the maze lies."""
        return self.laid.felt

    @property
    def called_over(self) -> FRect:
        """Where the banner leaves the card in sight on which whoever is called points the mouse."""
        felt = self.laid.felt
        low = self.laid.centre(self.state.maze.homes[SAFE])[1] > felt.centery
        return FRect(felt.x, felt.y, felt.width, felt.height / 2) if low else felt

    def lamps(self) -> Sequence[FRect]:
        """The mouse, and the card where cheese is safe."""
        shown, side = self.play.shown, 2 * _REACH * self.laid.card
        middles = [self.laid.centre(cell) for cell in (shown.mouse, self.state.maze.homes[SAFE])]
        return [FRect(x - side / 2, y - side / 2, side, side) for x, y in middles]

    # What there is to do.

    @property
    def state(self) -> State:
        """The position."""
        return self.play.state

    def actions(self) -> tuple[MoveAction, ...]:
        """What may be chosen in the sidebar."""
        if not self.play.free:
            return ()
        state, spoken, found = self._actions
        if state is not self.state or spoken != language():
            found = actions(self.state, self.choose)
            self._actions = self.state, language(), found
        return found

    def considered(self) -> Considered:
        """What may be chosen, and what of it is pointed at or has the focus."""
        mouse = self.shell.device is Device.MOUSE and self.hovered
        return considered(self.hovered if mouse else self.focused, self.actions(), self.cell_moves())

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

    def button_of(self, move: Move) -> str:
        """The button of a choice, or the card in the maze."""
        button = next((action.id for action in self.actions() if action.move == move), "")
        return button or next((f"cell_{cell}" for cell, chosen in self.cell_moves().items() if chosen == move), "")

    def on_key(self, pressed: Pressed) -> bool:
        """An arrow goes to the choice that shows it, wherever that stands, and never takes it: the focus may be there.

        Where no choice shows an arrow, as with turns, it goes along the rows as they are seen.
        """
        if super().on_key(pressed):
            return True
        wanted = self._of_arrow(pressed.verb)
        target = self.find(wanted.id) if wanted is not None else None
        if target is not None:
            self.point_at(target)
        return target is not None

    def _of_arrow(self, verb: Verb) -> MoveAction | None:
        """The choice that an arrow goes to, while the focus is among the choices or nowhere."""
        choices = self.actions()
        if self.find(self.focused) is not None and all(each.id != self.focused for each in choices):
            return None
        return of_arrow(choices, verb)

    def tips(self) -> Sequence[Tip]:
        """Those for a first match."""
        return TIPS

    def cues(self) -> Sequence[Cue]:
        """What of them matters now."""
        return cues(self)

    def kept_free(self) -> Sequence[FRect]:
        """The felt."""
        return [self.laid.felt]

    def advised_at(self, move: Move) -> tuple[Sequence[Advised], Sequence[Way]]:
        """What on the board is marked for a move that was advised."""
        if isinstance(move, Draw):
            stack = self.find("deck")
            return ([Advised(stack.picture)] if isinstance(stack, CardStack) else []), []
        return marks(self.laid, self.state, move), []

    def layers(self) -> int:
        """The more, the nearer the wedges of whoever leads are to the goal; one more while many are at risk."""
        shown = self.play.shown
        won = _LAYERS * max(shown.safe.values()) // self.state.table.goal
        return min(_LAYERS, won + (shown.risk >= _MANY))

    def awaited(self) -> Sequence[str]:
        """The mouse is being trapped, or brings out what it has taken."""
        moment = self.play.animation.moment
        return (SORRY if moment == "caught" else GLAD) if moment else ()

    def tick(self, dt: float) -> bool:
        """Let the match go on; say what is to be chosen, as the heading shows it."""
        moved, moment = super().tick(dt), self.play.animation.moment
        self.spot.dark = strength(self.shell.settings)
        if moment:
            self.spot.colours = _CAUGHT if moment == "caught" else _SAVED
        moved |= self.spot.tick(dt, bool(moment))
        asked = (self.play.shown.turn, self.state.stage, self.state.risk) if self.play.free else ()
        if asked != self._asked:
            self._asked = asked
            call, line = prompt(self.state, self.play.seats.names[self.play.shown.turn])
            for words in (call, line if self.state.risk else "") if asked else ():
                self.shell.announcements.say(words, seen=True)
        return moved

    # Composing and drawing.

    def compose(self, canvas: Canvas) -> None:
        """The choices first, as they are wanted most, then the maze, then the rest of the panel."""
        small = small_row(self.play, self)
        self.laid = arranged(canvas.area, small.height(canvas, 0.0))
        lay_out(self, canvas, sidebar(self.play, self, self.actions()), self.laid.panel)
        small.add(self, canvas, self.laid.small)
        self._cells()
        self._aim()
        if self.coach.compose(canvas):
            self.compose_anew(canvas)

    def _cells(self) -> None:
        shown, moves = self.play.shown, self.cell_moves()
        for cell in range(CELLS if shown.laid else 0):
            hint = hint_of(shown.cards[cell], shown.cheese[cell])
            move = moves.get(cell)
            place = self.laid.place(cell)
            facing = shown.facing if cell == shown.mouse else None
            label = partial(aloud.card, cell, shown.cards[cell], shown.cheese[cell], facing)
            self.add(MazeCell(f"cell_{cell}", place, hint=hint, label=label, on_press=self._presser(move),
                              chosen=move is not None))  # fmt: skip

    def _presser(self, move: Move | None) -> Callable[[], None]:
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
            name = "primary"
        elif self.state.stage in (PLACE, PUT):
            name = f"cell_{self.nearest_cell()}"
        else:
            name = wanted(self.state, self.actions())
        if self.find(name) is not None:
            self.focused = name

    def nearest_cell(self) -> int:
        """A cell to begin with when a wedge is placed: the one nearest to the mouse that may take it."""
        x, y = self.laid.centre(self.state.mouse)
        cells = list(self.cell_moves())
        return min(cells, key=lambda cell: (self.laid.centre(cell)[0] - x) ** 2 + (self.laid.centre(cell)[1] - y) ** 2)

    def backdrop(self, canvas: Canvas) -> None:
        """The table, the cards, and what is considered."""
        laid, shown, seen = self.laid, self.play.shown, self.considered()
        paint_table(canvas, laid.felt)
        if canvas.meets(laid.felt.inflate(_BEYOND, _BEYOND)):
            paint_cards(canvas, laid, shown, dimmed(self.play, seen))
            draw_preview(canvas, laid, self.play, seen)
            paint_cheese(canvas, laid, shown, tried(self.play, seen))

    def changing(self) -> Sequence[Look]:
        """Every card with what lies on it, and what is considered."""
        play, laid, seen = self.play, self.laid, self.considered()
        free = (self.state, seen.chosen) if play.free else None
        considering = play.animation.ahead, play.shown.facing if play.animation.ahead else 0, free
        cards = card_looks(laid, play.shown, dimmed(play, seen), tried(play, seen)) if play.shown.laid else []
        return [(preview_room(laid, play, seen), considering), *cards]

    def foreground(self, canvas: Canvas) -> None:
        """The mouse, and what is on its way."""
        play, laid = self.play, self.laid
        play.animation.draw_layer(canvas, front=False)
        if play.shown.laid and not play.animation.carries_mouse:
            cell, facing = mouse_shown(play, self.considered())
            draw_mouse(canvas, laid, laid.centre(cell), facing)
            if cell not in play.shown.lifted:
                draw_name(canvas, play.shown.cards[cell], laid.centre(cell), laid.card)
        if play.shown.laid:
            self.spot.draw(canvas, laid.felt, _REACH * laid.card, laid.centre(play.shown.mouse))
        play.animation.draw_layer(canvas, front=True)
        self.draw_banner(canvas)

    def prerender(self, canvas: Canvas) -> Iterator[None]:
        """Besides, what will be wanted soon."""
        action = self.deck_at()[1], self.open_at()[1], self.play.shown.facing
        coming = prerender(canvas, self.laid, self.state.maze.cards, action, self.banners(canvas))
        return chain(super().prerender(canvas), coming)

    # What lies over the table.

    def open_odds(self) -> None:
        """What is left in the deck, and what the next draw may bring."""
        self.lay(OddsSheet(self, self.close, self.state))

    def ending(self) -> MazeResult:
        """Who won, and how all stand."""
        return MazeResult(self, self.close, self.play, self.leave)

    # Input and time.

    def handle(self, given: Input) -> None:
        """What is considered changes with the pointer and the focus."""
        super().handle(given)
        now = self.considered()
        if self.over is None and now != self._seen:
            self._seen = now
            self.touch()
