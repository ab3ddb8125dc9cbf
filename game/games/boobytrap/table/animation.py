"""What was played as motion: runs of the tray, pieces on their way, tags, the banner."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.core.acts import Event
from game.games.boobytrap.nature import MM_PER_IN
from game.games.boobytrap.pictures.motion import Tag, TrayDisplay, feeling
from game.games.boobytrap.rules import events as happened
from game.games.boobytrap.rules.state import State
from game.games.boobytrap.table.hand import drawn_by
from game.games.boobytrap.table.tray_presenter import TrayPresenter
from game.games.boobytrap.text import table as words
from game.games.boobytrap.tray.risks import LATELY
from game.games.boobytrap.tray.settled import grade
from game.session.match import Played
from game.shell.pictures.banners import TurnBanner
from game.shell.pictures.on_board import Spots
from game.shell.play.animation import Animator, Note
from game.text.language import sentences
from game.ui.input.bindings import Point
from game.ui.motion import Motion, Tween

PITCHES = {"loose": 0.63, "snug": 0.89, "tight": 1.26, "locked": 1.78}
"""The tighter a piece is held, the higher it creaks."""
_FLY, _READ, _CALL = 0.42, 0.3, 1.6
_FLUNG, _HELD = 0.85, 0.92
"""Seconds for which a piece that tripped the bar flies out, and for which a breath is held then."""
_FINGER = 0.5
"""Seconds that a finger rests on a piece: as long as feeling one takes."""
_ENDS: dict[type[Event], str] = {happened.Won: "fanfare", happened.Solved: "fanfare", happened.Failed: "miss"}


class TraySpots(Spots, Protocol):
    """Where things are on the table as it is laid out now."""

    def home(self, seat: str) -> Point:
        """Where a seat's pieces lie."""

    def away(self, at: Point) -> Point:
        """Whither a discarded piece goes from a place."""


class TrayAnimation(Animator[TrayDisplay, TraySpots]):
    """Animates what happens in the tray."""

    def __init__(self, motion: Motion, shown: TrayDisplay, toy: TrayPresenter, spots: TraySpots) -> None:
        super().__init__(motion, toy.sound, shown, spots)
        self.call = TurnBanner(_CALL)
        self.toy = toy
        self.feels: Callable[[str], bool] = lambda seat: True

    def play(self, played: Played, after: State, note: Note) -> None:
        """Queue the motions of one act, which is read in the log as it begins."""
        self.then(lambda: note(played))
        for event in played.events:
            self._one(event, played, after)

    def _one(self, event: Event, played: Played, after: State) -> None:
        match event:
            case happened.TrayMixed(seed):
                self.motion.play(_Late(lambda: self.toy.mix(seed, self.changed)))
            case happened.Touched(_, piece):
                self._alter(touched=piece, tag=None)
                self.then(self.toy.begin_turn)
            case happened.GripFelt(seat, piece, grip):
                self._feel(seat, piece, grip, after)
            case happened.Passed():
                self._alter(touched=0, tag=None, passes=event.in_a_row)
                self.then(self.toy.begin_turn)
                self.play_sound("wood_knock", 0.5, 0.7)
                self.pause(_READ)
            case happened.PieceKept():
                self._kept(event, after)
            case happened.BarTripped():
                self._tripped(event, played, after)
            case happened.PiecesThrown(_, pieces):
                self._thrown(pieces)
            case happened.TurnBegan(seat, must_pick):
                self._turn(seat, must_pick)
            case _:
                sound = _ENDS.get(type(event))
                if sound:
                    self.play_sound(sound)

    def _alter(self, **changes: object) -> None:
        def now() -> None:
            self.shown = self.shown.but(**changes)

        self.set(now)

    def _feel(self, seat: str, piece: int, grip: int, after: State) -> None:
        if not self.feels(seat):
            self._see_touched(piece)
            return
        word = grade(grip / 100)
        self.play_sound("wood_knock" if word == "loose" else "wood_creak", 0.8, PITCHES[word])
        self._alter(touched=piece, tag=feeling(piece, grip, after.table, self.toy.room, after.picks_since_trip(LATELY)))
        self.motion.play(_Late(lambda: self.toy.probe(piece, self.changed)))

    def _see_touched(self, piece: int) -> None:
        """Somebody else's finger on a piece: neither sound nor motion says how it feels (BT-28)."""
        self.play_sound("wood_knock", 0.8, PITCHES["snug"])
        self._alter(touched=piece, tag=None)
        self.pause(_FINGER)

    def _kept(self, event: happened.PieceKept, after: State) -> None:
        word, line = words.kept(event.points, event.moved_in)
        tag = Tag("ui/check", word, line, "good", seat=event.seat)
        self._read_off(event)
        self._alter(tag=tag, touched=0, left=len(after.left))
        self._leave(lambda at: self.spots.home(event.seat))
        self.play_sound("part_placed", 0.8)
        self._count(after)

    def _tripped(self, event: happened.BarTripped, played: Played, after: State) -> None:
        thrown = len(after.discard) - self.shown.discarded - 1
        word, line = words.tripped(event.penalty, event.moved_in, thrown)
        if (hand := drawn_by(played)) is not None:
            line = sentences(line, words.drew(hand.fastest, hand.aside))
        tag = Tag("ui/warning", word, line, "warn", seat=event.seat)
        self.play_sound("miss", 0.8)
        self._read_off(event)
        self.then(self._burst)
        self._alter(tag=tag, touched=0, left=len(after.left))
        self._leave(self.spots.away, _FLUNG)
        self._count(after)
        self.pause(_HELD)

    def _read_off(self, event: happened.PieceKept | happened.BarTripped) -> None:
        """What is on record stands at the scale, also where no pull was watched."""
        tripped = isinstance(event, happened.BarTripped)
        self.then(lambda: self.toy.read_off(event.moved_in * MM_PER_IN, tripped))

    def _burst(self) -> None:
        """Where motion is reduced no pull is watched: the word of a trip stands there all the same."""
        if self.motion.reduced and self.motion.speed:
            self.toy.drama.trip(loss=self.toy.lost())

    def _thrown(self, pieces: tuple[int, ...]) -> None:
        """Those that were not seen to leave the tray do so now."""

        def now() -> None:
            tag = self.shown.tag
            if tag is not None and tag.tone == "good":
                self.shown = self.shown.but(tag=tag._replace(line=f"{tag.line} {words.jumped(len(pieces))}"))

        self.set(now)

    def _leave(self, end: Callable[[Point], Point], seconds: float = _FLY) -> None:
        """Out of the hand to where it belongs."""
        self.then(lambda: self._give(end, seconds))
        self.pause(seconds)

    def _give(self, end: Callable[[Point], Point], seconds: float) -> None:
        if self.motion.speed and not self.motion.reduced:
            self.toy.give(end, seconds / self.motion.speed)
        else:
            self.toy.hand = None

    def _count(self, after: State) -> None:
        """The score as it stands after the pull, the turn still that of who pulled."""
        changes = {"hands": after.hands, "scores": after.scores, "trips": after.trips}
        self._alter(**changes, discarded=len(after.discard), passes=0)

    def _turn(self, seat: str, must_pick: bool) -> None:
        def begin() -> None:
            self.shown = self.shown.but(turn=seat, must_pick=must_pick, touched=0)
            if not self.toy.tripped:  # a trip is to be seen at the scale as long as its tag hangs there
                self.toy.begin_turn()

        self.banner(seat, begin)


class _Late(Tween):
    """A run that is begun only when its turn in the queue has come."""

    def __init__(self, begin: Callable[[], Tween]) -> None:
        super().__init__(0.0)
        self.begin = begin
        self.begun: Tween | None = None

    def advance(self, dt: float) -> bool:
        """Begin, and go on."""
        if self.begun is None:
            self.begun = self.begin()
        return self.begun.advance(dt)

    def finish(self) -> None:
        """Jump to the end."""
        (self.begun or self.begin()).finish()
