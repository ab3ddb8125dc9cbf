"""What was played as motion: the die tumbles, pieces hop space by space, Mighty Mouse flies."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Protocol

from game.core.acts import Event
from game.pictures.mightymouse import board
from game.pictures.mightymouse.board import Ground
from game.pictures.mightymouse.shown import Shown
from game.rules.mightymouse import events as happened
from game.rules.mightymouse.board import TRACKS
from game.scenes.calling import Call
from game.session.match import Played
from game.ui.canvas import Canvas
from game.ui.motion import Motion, Tween, hop, smooth
from game.ui.sound import Sound
from game.ui.verbs import Point

LONGEST = 1.05
"""Seconds that a computer player's turn may take at normal speed."""
_TUMBLE, _HOP, _FLY, _HOME, _PLACE, _READ, _WON, _LIE = 0.6, 0.17, 0.2, 0.5, 0.34, 0.45, 1.4, 0.15
_FRAMES = 24

Draw = Callable[[Canvas, float], None]


class Spots(Protocol):
    """Where things are on the table as it is laid out now."""

    laid: Ground

    def die_at(self) -> Point:
        """The middle of the die."""

    def stale(self) -> None:
        """Draw everything anew."""

    def lifted(self) -> None:
        """Draw the board anew."""


@dataclass
class Telling:
    """Plays what happened, keeping what is shown in step. ``draws`` draw what is on its way, by its name.

    changed: called when anything is to be drawn anew. lifted: when only the board is.
    """

    motion: Motion
    spots: Spots
    sound: Sound
    shown: Shown
    changed: Callable[[], None]
    lifted: Callable[[], None]
    draws: dict[str, Callable[[Canvas], None]] = field(default_factory=dict)
    call: Call = field(default_factory=Call)
    planned: float = 0.0
    due: list[Callable[[], None]] = field(default_factory=list)

    def play(self, played: Played, tell: Callable[[], None]) -> None:
        """Queue the motions of one act; ``tell`` is called when it is to be read in the log."""
        waits = True
        for event in played.events:
            # Read when it has been seen, and before the next seat is called.
            if waits and isinstance(event, happened.TurnBegan):
                self.then(tell)
                waits = False
            self._one(event)
            if isinstance(event, (happened.Threw, happened.ThrewForFirst)):
                self._pause(_LIE)
        if waits:
            self.then(tell)

    def then(self, act: Callable[[], None]) -> None:
        """Do something when all that is queued is over; what is due at the same moment is done in one frame."""
        self.due.append(act)

    def flush(self) -> None:
        """Queue what is due now, before more motion or at the end."""
        acts, self.due = self.due, []

        def do() -> None:
            for act in acts:
                act()

        if acts:
            self.motion.call(do)

    def _one(self, event: Event) -> None:
        match event:
            case happened.ThrewForFirst(seat, pips):
                self._tumble(event)
                self._set(lambda: self.shown.rolls.__setitem__(seat, pips))
            case happened.Threw():
                self._tumble(event)
            case happened.Advanced(seat, path):
                self._walk(seat, path)
            case happened.Backed(seat, path):
                self._heed(event)
                self._walk(seat, path)
            case happened.Flew(seat, hazard, start, end):
                self._fly(hazard, start, end)
            case happened.Freed(seat, hazard, space):
                self._heed(event)
                self._place(seat, hazard, space)
            case happened.WentHome():
                self._home()
            case happened.TurnBegan(seat):
                self._set(lambda: self._turn(seat))
            case happened.OrderChosen():
                pass
            case _:
                self._news(event)

    def _news(self, event: Event) -> None:
        """What is read on the board, with its sound."""
        sounds = {happened.Held: "cage_rattle", happened.Arrived: "chime", happened.Won: "fanfare"}
        self._heed(event)
        self._sound(sounds.get(type(event), "wood_knock"))
        if isinstance(event, (happened.Tied, happened.Begins)):
            self._set(self._clear_rolls)
        self._pause(_WON if isinstance(event, happened.Won) else _READ)

    # Pieces of motion.

    def _tween(self, thing: str, seconds: float, draw: Draw, then: Callable[[], None] = lambda: None) -> None:
        """Let a thing be drawn by its share of the way, and then do something; it is drawn until it is put down."""
        self.flush()
        self.planned += seconds

        def show(share: float) -> None:
            self.draws[thing] = lambda canvas: draw(canvas, share)

        self.motion.play(Tween(seconds, show, ease=lambda share: share, then=then))

    def _lift(self, thing: str, draw: Draw, change: Callable[[], None]) -> None:
        """Take a thing off the board: from now on the motions draw it, at first where it stands."""

        def lift() -> None:
            change()
            self.draws[thing] = lambda canvas: draw(canvas, 0.0)
            self.lifted()

        self.then(lift)

    def _put_down(self, thing: str) -> None:
        self.draws.pop(thing, None)

    def _pause(self, seconds: float) -> None:
        self.flush()
        self.planned += seconds
        self.motion.pause(seconds)

    def _set(self, change: Callable[[], object]) -> None:
        """Change what is shown when its time has come."""

        def now() -> None:
            change()
            self.changed()

        self.then(now)

    def _clear_rolls(self) -> None:
        # What is shown may be another one by the time this is called.
        self.shown.rolls.clear()

    def _heed(self, event: Event) -> None:
        self._set(lambda: self.shown.heed(event))

    def _sound(self, name: str, pitch: float = 1.0) -> None:
        self.then(lambda: self.sound.play(name, pitch=pitch))

    def _tumble(self, event: Event) -> None:
        spots = self.spots

        def draw(canvas: Canvas, share: float) -> None:
            x, y = spots.die_at()
            frame = int(share * _FRAMES * 2) % _FRAMES
            canvas.stamp("dice/tumble", (x, y - 26 * hop(share)), frame, 1.15)

        def throw() -> None:
            self.shown.throw()
            self.sound.play("die_rattle")
            self.changed()

        def fall() -> None:
            self._put_down("die")
            self.shown.heed(event)

        self._lift("die", draw, throw)
        self._tween("die", _TUMBLE, draw, lambda: self.sound.play("die_land"))
        self._set(fall)

    def _walk(self, seat: str, path: tuple[int, ...]) -> None:
        hops = [self._hop(seat, (start, end), 22.0) for start, end in pairwise(path)]
        self._carry(seat, hops, path[-1], _HOP)

    def _place(self, seat: str, hazard: int, space: int) -> None:
        """Mighty Mouse sets a piece down outside its circle."""
        self._carry(seat, [self._hop(seat, (hazard, space), 46.0)], space, _PLACE)

    def _hop(self, seat: str, spaces: tuple[int, int], lift: float) -> Draw:
        spots = self.spots

        def draw(canvas: Canvas, share: float) -> None:
            (x, y), (to_x, to_y) = map(spots.laid.stand, spaces)
            part, high = smooth(share), hop(share)
            at = x + (to_x - x) * part, y + (to_y - y) * part - lift * spots.laid.scale * high
            board.piece(canvas, seat, at, spots.laid.scale * (1 + 0.12 * high))

        return draw

    def _carry(self, seat: str, hops: list[Draw], space: int, seconds: float) -> None:
        """Take a piece up, let it hop, and put it down."""
        self._lift("piece", hops[0], lambda: setattr(self.shown, "moving", seat))
        for number, draw in enumerate(hops):
            tone = 0.95 + 0.02 * (number % 6)
            self._tween("piece", seconds, draw, self._hopped(tone))

        def stand() -> None:
            self._put_down("piece")
            self.shown.at[seat], self.shown.moving = space, ""

        self._set(stand)

    def _hopped(self, tone: float) -> Callable[[], None]:
        return lambda: self.sound.play("hop", 0.6, tone)

    def _fly(self, hazard: int, start: int, end: int) -> None:
        """Along the track; the track lights up as he leaves."""

        def draw(canvas: Canvas, share: float) -> None:
            steps = start + (end - start) * smooth(share)
            board.hero(canvas, self.spots.laid, hazard, max(0.01, steps))

        def leave() -> None:
            self.shown.hero, self.shown.flies = hazard, True
            self.sound.play("whoosh")

        self._lift("hero", draw, leave)
        self._tween("hero", _FLY * max(2, end - start), draw)
        self.then(lambda: self._stands(hazard, end))

    def _home(self) -> None:
        """Back to the centre, along the track that he came by."""

        def draw(canvas: Canvas, share: float) -> None:
            hazard = self.shown.hero
            if hazard:
                board.hero(canvas, self.spots.laid, hazard, max(0.01, TRACKS[hazard] * (1 - smooth(share))))

        def leave() -> None:
            self.shown.flies = True
            self.sound.play("whoosh", 0.8)

        self._lift("hero", draw, leave)
        self._tween("hero", _HOME, draw)
        self.then(lambda: self._stands(0, 0))

    def _stands(self, hazard: int, steps: int) -> None:
        self._put_down("hero")
        self.shown.hero, self.shown.steps, self.shown.flies = hazard, steps, False
        self.lifted()

    def _turn(self, seat: str) -> None:
        self.shown.turn = seat
        self.call.begin(seat)

    def draw(self, canvas: Canvas) -> None:
        """Draw what is on its way."""
        for draw in list(self.draws.values()):
            draw(canvas)
