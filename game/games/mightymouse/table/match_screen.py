"""The table of a match: the board of 1964, the cards, and whoever is to act."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import FRect

from game.core.acts import Move
from game.core.tally import Reach
from game.games.mightymouse.pictures import board
from game.games.mightymouse.pictures import motion as look_ahead
from game.games.mightymouse.pictures.board import Ahead, RaceGround, RaceSlots, arranged, fields, marks
from game.games.mightymouse.pictures.sidebar import draw_note
from game.games.mightymouse.rules.moves import PLAY_SAVED, Order
from game.games.mightymouse.rules.rules import reaches, sure
from game.games.mightymouse.rules.state import TRACKS, State
from game.games.mightymouse.table import tips
from game.games.mightymouse.table.play import RacePlay
from game.games.mightymouse.table.sidebar import RaceResult, StoryBlock, sidebar
from game.games.mightymouse.text.table import call
from game.shell.matches.open_match import OpenMatch
from game.shell.pictures.on_board import Advised, Way
from game.shell.play.coach import Cue
from game.shell.play.look_ahead import LookAhead
from game.shell.play.match_screen import MatchScreen
from game.shell.play.rehearsal import die
from game.shell.play.sidebar import lay_out
from game.text.coach import Tip
from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.theme import rgb
from game.ui.input.bindings import Point
from game.ui.shell import Shell
from game.ui.widgets.dirty import Look


def prerender(canvas: Canvas, zoom: float, banners: Iterator[None]) -> Iterator[None]:
    """Render a picture each step, what comes first first. zoom: that of the board."""
    yield from die(canvas, board.DIE)
    yield from banners
    for name in ("bump", "glow", *(f"{kind}_{hazard}" for hazard in TRACKS for kind in ("track", "fly"))):
        canvas.stamp(f"race/{name}", (0, 0), 0, zoom * (board.HERO if "fly" in name else 1.0))
        yield


# The table of a match: the board of 1964, the cards, and whoever is to act.

_WOOD = rgb("#4a2b1a")
_TARGET = 24.5


def _saved(state: State) -> tuple[Reach, ...]:
    reach = sure(state)
    return (reach,) if reach is not None else ()


class MightymouseScreen(MatchScreen):
    """One match of Mighty Mouse."""

    play: RacePlay
    first = "primary"

    def __init__(self, shell: Shell, opened: OpenMatch) -> None:
        super().__init__(shell, opened)
        self.laid: RaceGround
        self.slots: RaceSlots
        self.play = RacePlay(shell, opened, self)
        self.ahead = LookAhead(self.play, reaches)
        self.saved = LookAhead(self.play, _saved, always=True)

    def die_at(self) -> Point:
        """The middle of the die."""
        die = self.find("die")
        return die.place.center if die is not None else self.slots.column.center

    def lifted(self) -> None:
        """Something left the board or came to stand on it, and nothing is to be composed."""
        self.touch()

    @property
    def stage(self) -> FRect:
        """The board."""
        return self.laid.rect

    def call_of(self, seat: str) -> str:
        """What calls a seat to the table: to the race, or to roll for who begins."""
        return call(self.play.state, self.play.seats.names[seat])

    def button_of(self, move: Move) -> str:
        """The button of an order, of the saved number, or the big one."""
        if move == PLAY_SAVED:
            return "saved"
        orders = [one for one in self.play.state.moves if isinstance(one, Order)]
        return f"choice_{orders.index(move)}" if move in orders else "primary"

    def tips(self) -> Sequence[Tip]:
        """Those for a first match."""
        return tips.tips(self)

    def cues(self) -> Sequence[Cue]:
        """What of them matters now."""
        return tips.cues(self)

    def advised_at(self, move: Move) -> tuple[Sequence[Advised], Sequence[Way]]:
        """What on the board is marked for a move that was advised."""
        return marks(self.laid, self.play.state, move)

    # Composing and drawing.

    def compose(self, canvas: Canvas) -> None:
        """Cards first, as they are wanted most, then the board."""
        self.laid, self.slots = arranged(canvas)
        column, story, further = self.slots
        beside = sidebar(self.play, self, canvas, self.slots)
        lay_out(self, canvas, beside, column, further if further.width else None)
        if story.width:
            StoryBlock(self.play.news, self.open_log).add(self, canvas, story)
        self.first = "primary" if self.find("primary") is not None else "choice_0"
        ahead = Ahead(self.ahead.now(), self.saved.now())
        for field in fields(self.laid, self.play.shown, self.play.seats.names, _TARGET / canvas.scale, ahead):
            self.add(field)
        if self.coach.compose(canvas):
            self.compose_anew(canvas)

    def backdrop(self, canvas: Canvas) -> None:
        """Wood, the board, and what stands on it."""
        canvas.layer(("race", tuple(self.laid.rect)), canvas.area, self._ground, opaque=True)
        if canvas.meets(self.laid.rect):
            board.draw(canvas, self.laid, self.play.shown)
            draw_note(canvas, self.laid, self.play.shown.story)
            look_ahead.draw_look_ahead(canvas, self.laid, self.ahead.now())
            for reach in self.saved.now():
                look_ahead.draw_saved(canvas, self.laid, reach)

    def changing(self) -> Sequence[Look]:
        """What is lit, said and stands on the board."""
        ahead = (*self.ahead.now(), *self.saved.now())
        return [*board.looks(self.laid, self.play.shown), *look_ahead.looks(self.laid, ahead)]

    def _ground(self, canvas: Canvas) -> None:
        """What never changes: wood, and the board as it is printed."""
        if canvas.theme.grain:
            materials.wood(canvas, canvas.area, _WOOD)
        else:
            materials.table(canvas)
        board.draw_print(canvas, self.laid)

    def foreground(self, canvas: Canvas) -> None:
        """What is on its way."""
        self.play.animation.draw(canvas)
        self.draw_banner(canvas)

    def prerender(self, canvas: Canvas) -> Iterator[None]:
        """What will be wanted soon."""
        return prerender(canvas, self.laid.scale, self.banners(canvas))

    # What lies over the board.

    def ending(self) -> RaceResult:
        """Who won, and how all stand."""
        return RaceResult(self, self.close, self.play, self.leave)
