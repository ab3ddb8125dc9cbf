"""The table of a match: the board of 1964, the cards, whoever is to act, and the tips of a first match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Protocol

from pygame import FRect

from game.core.acts import Move
from game.core.tally import Reach
from game.games.mightymouse.pictures import board, look_ahead
from game.games.mightymouse.pictures.board import SPOTS, Ahead, RaceGround, RaceSlots, arranged, fields, marks, radius
from game.games.mightymouse.pictures.sidebar import draw_note
from game.games.mightymouse.rules.moves import PLAY_SAVED, Order, Roll
from game.games.mightymouse.rules.rules import reaches, sure
from game.games.mightymouse.rules.state import FINISH, SAVED_NUMBER, TRACKS, State
from game.games.mightymouse.table.play import RacePlay
from game.games.mightymouse.table.result import RaceResult
from game.games.mightymouse.table.sidebar import StoryBlock, sidebar
from game.games.mightymouse.text.table import TIPS, call
from game.shell.matches.open_match import OpenMatch
from game.shell.pictures.on_board import Advised, Way
from game.shell.play.actions import LookAhead
from game.shell.play.coach import Cue, place_of, roll_of
from game.shell.play.match_screen import MatchScreen
from game.shell.play.rehearsal import die
from game.shell.play.sidebar import lay_out
from game.text.coach import Tip
from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.light import strength
from game.ui.drawing.spotlight import SpotColours, Spotlight
from game.ui.drawing.theme import rgb
from game.ui.input.bindings import Point
from game.ui.shell import Shell
from game.ui.sound import GLAD
from game.ui.widgets.dirty import Look
from game.ui.widgets.widget import Widget

# When each tip of a first match matters, and what it points at.


_TIPS = {tip.name: tip for tip in TIPS}
_PIPS = range(1, 7)


class RaceTipScreen(Protocol):
    """The match screen, as far as its tips need it."""

    play: RacePlay
    laid: RaceGround
    ahead: LookAhead[State]

    def find(self, name: str) -> Widget | None:
        """The widget of that name."""


def tips(table: RaceTipScreen) -> Sequence[Tip]:
    """Those that can come: it is not always rolled for who begins, and numbers are saved in some houses only."""
    options = table.play.opened.runner.match.setup.options
    needs = {"first": options["begins"] == "highest", "saved": options[SAVED_NUMBER]}
    return tuple(tip for tip in TIPS if needs.get(tip.name, True))


def cues(table: RaceTipScreen) -> tuple[Cue, ...]:
    """What matters now, the most important first."""
    return tuple(Cue(_TIPS[name], at) for name, at in _found(table) if at is not None)


def _found(table: RaceTipScreen) -> Iterator[tuple[str, FRect | None]]:
    play, state = table.play, table.play.state
    if not play.free:
        return
    yield "welcome", roll_of(table)
    if state.contest:
        yield "first", roll_of(table)
    elif Roll() in state.moves:
        yield from _rolling(table, state)
    elif any(isinstance(move, Order) for move in state.moves):
        yield "order", place_of(table, "choice_0")


def _rolling(table: RaceTipScreen, state: State) -> Iterator[tuple[str, FRect | None]]:
    at, ahead = state.at[state.turn], table.ahead.now()
    if at in TRACKS:
        yield "held", place_of(table, "hero")
        return
    if PLAY_SAVED in state.moves:
        yield "saved", place_of(table, "saved")
    if ahead:
        yield "look", _space(table, ahead[0].space)
    if FINISH - at < max(_PIPS):
        yield "home", _space(table, FINISH)
    for space in (at + pips for pips in _PIPS if at + pips <= FINISH):
        if space in TRACKS:
            yield "circles", _space(table, space)
        elif state.occupant(space):
            yield "taken", _space(table, space)


def _space(table: RaceTipScreen, space: int) -> FRect:
    return table.laid.around(SPOTS[space], radius(space))


# The table itself.


def prerender(canvas: Canvas, zoom: float, banners: Iterator[None]) -> Iterator[None]:
    """Render a picture each step, what comes first first. zoom: that of the board."""
    yield from die(canvas, board.DIE)
    yield from banners
    for name in ("bump", "glow", *(f"{kind}_{hazard}" for hazard in TRACKS for kind in ("track", "fly"))):
        canvas.stamp(f"race/{name}", (0, 0), 0, zoom * (board.HERO if "fly" in name else 1.0))
        yield


# The table of a match: the board of 1964, the cards, and whoever is to act.

_WOOD = rgb("#4a2b1a")
_NIGHT = SpotColours((120, 126, 172), (180, 168, 110))
_REACH, _CELL = 420.0, 130.0
"""How far the light round Mighty Mouse reaches as he flies, and that at a circle where somebody is held, units of the
board."""
_TARGET = 24.5
_LAYERS = 3
"""As many as the music of the race has."""


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
        self.spot = Spotlight(_NIGHT)

    def die_at(self) -> Point:
        """The middle of the die."""
        die = self.find("die")
        return die.place.center if die is not None else self.slots.column.center

    def lifted(self) -> None:
        """Something left the board or came to stand on it, and nothing is to be composed."""
        self.touch()

    def dusky(self) -> bool:
        """Whether the light is narrowed, or not yet up again."""
        return self.spot.lit

    @property
    def stage(self) -> FRect:
        """The board."""
        return self.laid.rect

    @property
    def called_over(self) -> FRect:
        """The upper half: below the centre stands what came of the roll."""
        whole = self.laid.rect
        return FRect(whole.x, whole.y, whole.width, whole.height / 2)

    def lamps(self) -> Sequence[FRect]:
        """The finish, and Mighty Mouse at home."""
        return tuple(self.laid.around(at, _REACH) for at in (SPOTS[FINISH], board.CENTRE))

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
        return tips(self)

    def cues(self) -> Sequence[Cue]:
        """What of them matters now."""
        return cues(self)

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
            draw_note(canvas, self.laid, self.play.shown.story, clear=self.play.free)
            look_ahead.draw_look_ahead(canvas, self.laid, self.ahead.now(), self.saved.now())

    def changing(self) -> Sequence[Look]:
        """What is lit, said and stands on the board."""
        ahead = look_ahead.looks(self.laid, self.ahead.now(), self.saved.now())
        said = self.laid.rect, self.play.free and bool(self.play.shown.story.title)  # then it hides no space
        return [said, *board.looks(self.laid, self.play.shown), *ahead]

    def _ground(self, canvas: Canvas) -> None:
        """What never changes: wood, and the board as it is printed."""
        if canvas.theme.grain:
            materials.wood(canvas, canvas.area, _WOOD)
        else:
            materials.table(canvas)
        board.draw_print(canvas, self.laid)

    def layers(self) -> int:
        """One for every quarter of the way that whoever leads has behind."""
        return min(_LAYERS, max(self.play.shown.at.values()) // (FINISH // (_LAYERS + 1)))

    def awaited(self) -> Sequence[str]:
        """Mighty Mouse is on his way to free somebody."""
        return GLAD if self.play.animation.flying else ()

    def tick(self, dt: float) -> bool:
        """Let the match go on, and it get dark round Mighty Mouse as long as he flies."""
        moved = super().tick(dt)
        self.spot.dark = strength(self.shell.settings)
        return self.spot.tick(dt, self.play.animation.flying) or moved

    def foreground(self, canvas: Canvas) -> None:
        """What is on its way, Mighty Mouse in his own light; what is told on the board stays bright."""
        if self.spot.lit:
            cells = [self.laid.around(SPOTS[hazard], _CELL) for hazard in self.play.shown.held()]
            self.spot.draw(canvas, self.laid.rect, _REACH * self.laid.scale, self.play.animation.hero_at, cells)
            draw_note(canvas, self.laid, self.play.shown.story, clear=self.play.free)
        self.play.animation.draw(canvas)
        self.draw_banner(canvas)

    def prerender(self, canvas: Canvas) -> Iterator[None]:
        """Besides, what will be wanted soon."""
        return chain(super().prerender(canvas), prerender(canvas, self.laid.scale, self.banners(canvas)))

    # What lies over the board.

    def ending(self) -> RaceResult:
        """Who won, and how all stand."""
        return RaceResult(self, self.close, self.play, self.leave)
