"""The table of a match: the tray, the panel, whoever is to act, and the tips of a first match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Protocol

import pygame
from pygame import FRect

from game.core.acts import Move
from game.games.boobytrap.pictures.motion import Tag, over_the_rim
from game.games.boobytrap.pictures.pieces import gauges, spot_of, warm_rings
from game.games.boobytrap.pictures.places import BoobytrapSlots, TrayView, arranged
from game.games.boobytrap.pictures.tray import bay
from game.games.boobytrap.rules.moves import AskArches, Take, Touch
from game.games.boobytrap.rules.pieces import SIZES, size_of
from game.games.boobytrap.table.panel import sidebar
from game.games.boobytrap.table.play import TrayPlay
from game.games.boobytrap.table.result import BoobytrapResult
from game.games.boobytrap.table.tag_and_legend import Refusal, draw_laying
from game.games.boobytrap.table.tray_presenter import TrayPresenter
from game.games.boobytrap.table.tray_screen import TrayScreen
from game.games.boobytrap.text import table as words
from game.games.boobytrap.text.table import TIPS
from game.games.boobytrap.tray.lift_gesture import LiftGesture
from game.games.boobytrap.tray.packing import MARK
from game.games.boobytrap.tray.settled import grade
from game.shell.matches.open_match import OpenMatch
from game.shell.pictures.on_board import Advised, Way
from game.shell.play.coach import Cue, place_of
from game.shell.play.match_screen import MatchScreen
from game.shell.play.menu import Further
from game.shell.play.sidebar import LogBlock, lay_out
from game.text.coach import Tip
from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Device, Point
from game.ui.shell import Scene, Shell
from game.ui.widgets.panels import Card
from game.ui.widgets.widget import Widget

# When each tip of a first match matters, and what it points at.


_TIPS = {tip.name: tip for tip in TIPS}
_BAR = 26.0
"""How broad the bar is with what is to stay free beside it, design units."""
_POINTER = 4.0, 12.0, 9.0
"""How far the ring round the pointer reaches left of its band, right of the face of the bar and below the scale, mm."""


class TrayTipScreen(Protocol):
    """The match screen, as far as its tips need it."""

    play: TrayPlay
    toy: TrayPresenter
    slots: BoobytrapSlots | None

    def find(self, name: str) -> Widget | None:
        """The widget of that name."""


def tips(table: TrayTipScreen) -> Sequence[Tip]:
    """Those that can come by the rules of the match and the hands of those who play."""
    play, rules = table.play, table.play.state.table
    barred = {"touch" if rules.solitaire else "alone"}
    barred |= {"take"} if play.seats.own else {"draw", "gauges"}  # of both kinds of hands they would be nine
    barred |= set() if rules.arches else {"arches"}
    barred |= {"pass"} if rules.solitaire or not rules.most_passes else set()
    return tuple(tip for tip in TIPS if tip.name not in barred)


def cues(table: TrayTipScreen) -> tuple[Cue, ...]:
    """What matters now, the most important first."""
    known = {tip.name for tip in tips(table)}
    return tuple(Cue(_TIPS[name], at) for name, at in _found(table) if at is not None and name in known)


def _found(table: TrayTipScreen) -> Iterator[tuple[str, FRect | None]]:
    play, state = table.play, table.play.state
    if table.slots is not None and (play.waits or _laid_on(table)):
        yield "gauges", _gauges(table.slots.view, table.toy, state.touched)
        return
    if not play.free or table.slots is None:
        return
    yield "welcome", place_of(table, f"seat_{state.seat}")
    if state.touched:
        yield from _touched(table)
    if not state.touched or state.table.solitaire:
        middle = state.open_pieces[len(state.open_pieces) // 2]
        yield ("alone" if state.table.solitaire else "touch"), place_of(table, f"piece_{middle}")
    if state.pulls:
        yield "bar", _pointer(table.slots.view, table.toy)
        yield "arches", place_of(table, "arches")


def _laid_on(table: TrayTipScreen) -> bool:
    """Whether a hand lies on the touched piece, and nothing moves it yet."""
    hand = table.toy.lifting
    return table.play.free and not table.play.steady and hand is not None and not hand.held


def _gauges(view: TrayView, toy: TrayPresenter, piece: int) -> FRect | None:
    """The piece with the gauges beside and below it, as near as they are seen."""
    frame = toy.frame
    if frame is None or piece not in frame.poses:
        return None
    place = gauges(spot_of(view, piece, frame.poses[piece]))
    (left, top), (right, low) = map(toy.drama.seen, (place.topleft, place.bottomright))
    return FRect(left, top, right - left, low - top)


def _bar(view: TrayView, toy: TrayPresenter) -> FRect:
    """Where the bar is, which may lean."""
    ends = toy.frame.bar if toy.frame is not None else (toy.near,)
    left, right = (view.along(of(ends)) for of in (min, max))
    return FRect(left - _BAR / 2, view.floor.y, right - left + _BAR, view.floor.height)


def _pointer(view: TrayView, toy: TrayPresenter) -> FRect:
    """Where the bar is read off: its pointer, and the band of the scale in which that may move."""
    left, right = view.along(min(toy.start - MARK, toy.near) - _POINTER[0]), view.along(toy.near + _POINTER[1])
    return FRect(left, view.box.y, right - left, view.floor.y + _POINTER[2] * view.per - view.box.y)


def _touched(table: TrayTipScreen) -> Iterator[tuple[str, FRect | None]]:
    state = table.play.state
    piece = place_of(table, f"piece_{state.touched}")
    held = grade(dict(state.felt)[state.touched] / 100)
    yield ("loose" if held == "loose" else "held"), piece
    yield ("take", place_of(table, "take")) if table.play.steady else ("draw", piece)
    if not table.play.steady and state.pulls:
        yield "gauges", piece
    if held in ("tight", "locked") and state.may_pass:
        yield "pass", place_of(table, "pass")


# The table itself.


_ACTS = ("take", "pass", "primary", "")
_PAD = 13.0
_LAYERS = 3
"""As many as the music of the game has."""
_FEW = 4
"""Seats that leave room for a film below their panel."""


class BoobytrapScreen(MatchScreen, TrayScreen):
    """One match of Booby-Trap."""

    play: TrayPlay
    first = "take"
    big = ("take", "primary")
    apart = ("toy",)

    def __init__(self, shell: Shell, opened: OpenMatch) -> None:
        super().__init__(shell, opened)
        self._last = 0
        self._opening = self._waits = False
        self.refused = Refusal()
        self.play = TrayPlay(shell, opened, self)
        self.toy = self.play.toy

    # Where things are, for the motions.

    def home(self, seat: str) -> Point:
        """Where a seat's pieces lie."""
        row = self.find(f"seat_{seat}")
        if row is not None and row.visible.height > 0:
            return row.visible.center
        return self.slots.panel.midbottom if self.slots is not None else (0.0, 0.0)

    def away(self, at: Point) -> Point:
        """Whither a discarded piece goes from a place: over the nearer rim and out of sight, across no text."""
        return over_the_rim(self.slots.view.box if self.slots is not None else FRect(), at)

    @property
    def stage(self) -> FRect | None:
        """The box of the tray."""
        return self.slots.view.box if self.slots is not None else None

    def lamps(self) -> Sequence[FRect]:
        """The bar, and what is left of the pieces."""
        if self.slots is None:
            return ()
        near, box = self.slots.view.along(self.toy.near), self.slots.view.box
        return (FRect(near - box.height * 0.7, box.y - box.height * 0.2, box.height * 1.4, box.height * 1.4),)

    @property
    def busy(self) -> bool:
        """Whether something is on its way, a computer player's, or a turn has just begun."""
        return (not self.play.free and not self.play.over) or self.play.hasty

    # What the tray screen asks.

    @property
    def steady(self) -> bool:
        """As chosen at the set-up or in the menu for the seat to act."""
        return self.play.steady

    def in_hand(self) -> int:
        """The touched piece while a person may take it."""
        return self.play.state.touched if self.play.may(Take()) else 0

    def shown_touched(self) -> int:
        """The touched piece as far as it has been told."""
        return self.play.shown.touched

    def tag(self) -> Tag | None:
        """How the piece feels, or what a pull came to and whose it was."""
        tag = self.refused.tag or self.play.shown.tag
        if tag is None or not tag.seat or self.play.state.table.solitaire:
            return tag
        return tag._replace(name=self.play.seats.names[tag.seat])

    @property
    def _filmed(self) -> bool:
        return self.play.staged and len(self.play.seats.names) <= _FEW

    def film_place(self, canvas: Canvas) -> FRect:
        """Below the panel."""
        return arranged(canvas, self._filmed).film

    @property
    def drawing(self) -> bool:
        """Whether a person draws a piece that is taken."""
        return self.play.drawing

    @property
    def height_mm(self) -> float:
        """How high the piece is that is being drawn."""
        return self.play.live.height_mm if self.play.live is not None else 0.0

    def take_up(self, hand: LiftGesture) -> None:
        """Steady hands take the touched piece, others draw it."""
        if self.steady:
            self.toy.lifting = None
            self.play.take()
        else:
            self.play.draw(hand)

    def refusal(self, number: int) -> bool:
        """A second piece, and one whose size is not due, say why they stay."""
        state = self.play.state
        if not self.play.free or self.play.hasty or number in (0, state.touched):
            return False
        self.toy.jolts.refuse(number)
        self.refused.tell(state, number)
        return True

    def button_of(self, move: Move) -> str:
        """A piece, or to take it; the focus would not stay on Pass."""
        return f"piece_{move.number}" if isinstance(move, Touch) else "take" if isinstance(move, Take) else ""

    def tips(self) -> Sequence[Tip]:
        """Those for a first match."""
        return tips(self)

    def cues(self) -> Sequence[Cue]:
        """What of them matters now."""
        return cues(self)

    def barred(self) -> Sequence[FRect]:
        """The bay while a tag hangs there, the scale with the pointer of the bar, the bar, and the pieces."""
        if self.slots is None:
            return []
        view = self.slots.view
        spots = (self.find(f"piece_{piece}") for piece in self.play.state.left)
        tagged = [bay(view, self.toy.near)] if self.tag() else []
        return [*tagged, view.edges[0], _bar(view, self.toy), *(spot.visible for spot in spots if spot is not None)]

    def advised_at(self, move: Move) -> tuple[Sequence[Advised], Sequence[Way]]:
        """The piece to touch, or the touched one that is to be taken."""
        touched = self.play.state.touched if isinstance(move, Take) else 0
        spot = self.find(f"piece_{move.number if isinstance(move, Touch) else touched}")
        return ([Advised(spot.place, spot.place.width / 2)] if spot is not None else []), []

    def felt(self) -> dict[int, int]:
        """The pieces felt since the last pick, as far as who looks may know."""
        return self.play.felt()

    # Composing and drawing.

    @property
    def can_wait(self) -> bool:
        """While a pull is seen, and nobody may choose."""
        return self.toy.drama.staged and not self.play.free

    def compose(self, canvas: Canvas) -> None:
        """The acts, the pieces in reading order, then the rest of the panel."""
        self.slots = arranged(canvas, self._filmed)
        self.arches = self.arches and self.play.arches_seen
        self.toy.picture.view = self.slots.view
        self.toy.picture.barred = self._barred()
        self._cards(canvas, self.slots)
        play, state = self.play, self.play.state
        free = play.free and (not state.touched or state.table.solitaire)
        may = frozenset(state.open_pieces) if free else frozenset()
        worth = dict.fromkeys(SIZES, 0) if state.table.solitaire else {size: state.table.value(size) for size in SIZES}

        def hint(number: int) -> str:
            told = words.piece_hint(number, worth[size_of(number)])
            return "" if state.touched and not state.table.solitaire else told

        behind = next((name for name in ("pass", "take", "primary") if self.find(name)), "")
        self.pieces(behind, may, self.feel, hint)
        self._follow()
        if self.coach.compose(canvas):
            self.compose_anew(canvas)

    def _barred(self) -> frozenset[int]:
        """The pieces whose size is not due."""
        state = self.play.state
        return frozenset(state.left) - frozenset(state.open_pieces) if state.table.by_size else frozenset()

    def _cards(self, canvas: Canvas, slots: BoobytrapSlots) -> None:
        self.add(Card("panel", slots.panel, corner=12))
        within = not slots.log.width and not slots.film.width  # what happens is told below the stage too
        beside = sidebar(self.play, self, canvas, self.shell.device, log=within)
        lay_out(self, canvas, beside, slots.panel.inflate(-2 * _PAD, -2 * _PAD))
        if slots.log.width:
            LogBlock(self.play.news, self.open_log).add(self, canvas, slots.log)

    def _follow(self) -> None:
        """The focus goes where the next act is: from a touched piece to Take, afterwards to a piece near by."""
        if not self.play.free:
            self._opening = self._opening or self.play.opening
            return
        touched = self.play.state.touched
        if touched and touched != self._last:
            self.focused = "take"
        elif touched and self.focused == "pass" and self.shell.device is Device.MOUSE:
            self.focused = "take"  # so that Enter does not pass because the mouse was pressed there
        elif not touched and (self._opening or self.focused in _ACTS):
            self.focus_near(self.toy.place(self._last))
        self._last, self._opening = touched, False

    def covered(self, canvas: Canvas) -> list[pygame.Rect] | None:
        """Tips, advice and confetti may be anywhere; the banner goes by over the box."""
        play = self.play
        told = self.coach.tip is not None or play.hints.move is not None or self.celebration.going_on
        found = None if told or play.laying is not None else super().covered(canvas)
        if found is None or self.slots is None or not play.animation.call.seat:
            return found
        return [*found, canvas.box(self.slots.view.box)]

    def foreground(self, canvas: Canvas) -> None:
        """The tray, and the call over it."""
        super().foreground(canvas)
        laying = self.play.laying
        if laying is not None and laying.told and self.slots is not None:
            draw_laying(canvas, self.slots.view, laying.pulled, laying.whole)
        self.draw_banner(canvas)

    def prerender(self, canvas: Canvas) -> Iterator[None]:
        """Besides, banners, rings of pieces, and what a pull will show."""
        coming = chain(super().prerender(canvas), self.banners(canvas))
        if self.slots is None:
            return coming
        view = self.slots.view
        pulled = self.toy.drama.ahead(canvas, view.box), self.toy.picture.ahead(canvas, view)
        return chain(coming, warm_rings(canvas, view), *pulled)

    def paint_ahead(self, canvas: Canvas) -> None:
        """Besides, the light of the lamp."""
        super().paint_ahead(canvas)
        self.toy.drama.prepare(canvas)

    # What is done.

    def feel(self, number: int) -> None:
        """A press on a piece touches it (BT-08)."""
        self.let_go()
        self.play.play(Touch(number))

    def show_arches(self, on: bool) -> None:
        """Whoever turns them on for the first time in a turn asks for them, which is a move and is told (BT-26)."""
        if on and not self.play.arches_seen:
            self.play.play(AskArches())
        super().show_arches(on and self.play.arches_seen)

    # What lies over the tray.

    def lay(self, over: Scene | None) -> None:
        """A piece in the hand is put down first."""
        self.let_go()
        self.surround.forget()
        super().lay(over)

    def further(self) -> tuple[Further, ...]:
        """Hands."""
        return self.hands()

    def ending(self) -> BoobytrapResult:
        """Who won, and how all stand."""
        return BoobytrapResult(self, self.close, self.play, self.leave)

    def standings(self) -> None:
        """Show who won; afterwards the arches can be looked at."""
        self.arches = True
        super().standings()

    def leave(self) -> None:
        """A pull under way is carried out."""
        self.play.skip()
        super().leave()

    # Input and time.

    @property
    def told(self) -> bool:
        """Whether the match is over and nothing is on its way any more."""
        return self.play.over and not self.toy.flights

    def layers(self) -> int:
        """One for every quarter of the pieces that is gone: the fewer are left, the more the bar hangs on each."""
        numbers = len(self.play.state.table.numbers)
        return min(_LAYERS, (numbers - self.play.shown.left) * (_LAYERS + 1) // numbers)

    def tick(self, dt: float) -> bool:
        """A hand moves, a word is read, and the match goes on."""
        guided, refused = self.hand.advance(dt), self.refused.update(dt, self.play.free)
        if self._waits != self.play.waits:
            self._waits = self.play.waits
            self.stale()
        return super().tick(dt) or guided or refused

    def on_back(self) -> None:
        """Esc takes the hand off, or opens the menu."""
        hand = self.toy.lifting
        if hand is not None and (hand.held or not self.drawing):
            self.let_go()
        else:
            super().on_back()
