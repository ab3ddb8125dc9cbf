"""A match as its table plays it: pieces pulled out of a real tray, and all of it told as motion."""

from __future__ import annotations

import logging
import time
from functools import partial
from time import perf_counter

from game.core.acts import Ask, Over
from game.core.setup import LOT
from game.games.boobytrap.nature import (
    PendingPull,
    begun_lift,
    begun_notes,
    draw_note,
    laying,
    lies_ready,
    recall,
    tray_note,
    tray_of,
)
from game.games.boobytrap.pictures.broken import Loss
from game.games.boobytrap.pictures.motion import Tag, TrayDisplay
from game.games.boobytrap.rules.moves import AskArches, Felt, Pulled, Take
from game.games.boobytrap.rules.state import State
from game.games.boobytrap.table.animation import TrayAnimation, TraySpots
from game.games.boobytrap.table.hand import LivePull, trip_told
from game.games.boobytrap.table.tray_presenter import Running, TrayPresenter
from game.games.boobytrap.text import log as labels
from game.games.boobytrap.text import table as words
from game.games.boobytrap.tray.lift_gesture import LiftGesture
from game.games.boobytrap.tray.settled import TrayFrame
from game.machine.lift import STEADY, AnyLift, HandLift
from game.session.match import NotSaved, Played
from game.session.playback import Playback
from game.shell.matches.open_match import OpenMatch
from game.shell.play.log import Line
from game.shell.play.play import MatchPlay
from game.text import matches as shared
from game.text.language import _
from game.ui.drawing.light import strength
from game.ui.input.bindings import Point
from game.ui.shell import Shell

SLICE = 0.02
"""Seconds of work between two frames."""
_MANY = 8
"""Fewer pulls take less than half a second; nobody needs to be told of them."""


class Laying:
    """Pulls the pieces of a position again.

    pulled: how many have been so far. whole: of how many. told: whether it takes long enough to be shown and told.
    seconds: how long it works between two frames; at least one step is done.
    """

    def __init__(self, state: State) -> None:
        self.state, self.seconds = state, SLICE
        self.again = laying(state)
        self.whole = len(state.pulls)
        self.told = self.whole - self.again.pulled >= _MANY

    @property
    def pulled(self) -> int:
        """How many pieces have been pulled again."""
        return self.again.pulled

    @property
    def frame(self) -> TrayFrame | None:
        """How the tray stands so far, where that is to be shown."""
        return self.again.frame() if self.told else None

    def go_on(self) -> bool:
        """Go on for a moment; tell whether the tray is there."""
        end = perf_counter() + self.seconds
        while not self.again.done:
            self.again.step()
            if perf_counter() >= end:
                break
        return self.again.done

    def gone(self, since: int) -> list[tuple[int, str]]:
        """The pieces that have left the tray since so many pulls, and to whom they went; "" if discarded."""
        owners = {piece: seat for seat, hand in zip(self.state.table.seats, self.state.hands, strict=True)
                  for piece in hand}  # fmt: skip
        pulls = self.state.pulls[since : self.pulled]
        return [(piece, owners.get(piece, "")) for pull in pulls for piece in (pull.number, *pull.thrown)]


# A match as its table plays it: pieces pulled out of a real tray, and all of it told as motion.

_log = logging.getLogger(__name__)


class TrayPlay(MatchPlay[State, TrayDisplay]):
    """What happens at the table."""

    animation: TrayAnimation

    def __init__(self, shell: Shell, opened: OpenMatch, spots: TraySpots) -> None:
        super().__init__(shell, opened, spots.stale)
        self.toy = TrayPresenter(shell.sound, spots.away)
        self.toy.jolts.on_trip = self._tell_trip
        self.toy.lost, self.toy.drama.on_count = self._lost, self._count
        self.live: LivePull | None = None
        self._told_otherwise = False
        self.animation = TrayAnimation(self.motion, self.as_it_is(), self.toy, spots)
        self.animation.feels = self.feels
        self.opening = bool(self.table.match.played)
        self.laying: Laying | None = None
        if not self.opening:
            self.carry(self.table.begin)
        elif self.state.seed or self.state.pulls:
            self.laying = self._left()

    # What there is.

    def as_it_is(self) -> TrayDisplay:
        """The position, with a tag on the touched piece."""
        return self._display()

    def _display(self, tag: Tag | None = None) -> TrayDisplay:
        return TrayDisplay.of(self.state, tag, self.feels(self.state.seat), self.toy.room)

    def lines(self, played: Played) -> list[Line]:
        """How a piece feels is for whoever touched it; after a trip by one's own hand, how that drew."""
        lines, drew = super().lines(played), trip_told(played, self.table.match.played)
        if isinstance(played.act, Felt):
            return [line._replace(own=True) for line in lines]
        return [*lines[:1], Line(played.seat, drew), *lines[1:]] if drew else lines

    def readable(self, lines: list[Line]) -> list[Line]:
        """Not how a piece felt to somebody else (BT-28)."""
        known = {seat: self.feels(seat) for seat in self.seats.names}
        return [line for line in lines if not line.own or known[line.seat]]

    # What may be known (BT-28).

    @property
    def undoes(self) -> bool:
        """Passing and asking for the arches can be taken back; a piece that was touched stays so (BT-09)."""
        return super().undoes and (not self.state.table.solitaire or self.state.table.arches)

    @property
    def open_to_all(self) -> bool:
        """Whether how the pieces felt is no secret: alone, and once the match is over, when it is watched again too."""
        table = self.table
        last = table.last if isinstance(table, Playback) else table.match.waiting
        return self.state.table.solitaire or isinstance(last, Over)

    @property
    def looking(self) -> str:
        """The seat of the person who looks: of several, whose turn it is; nobody's while a computer player acts."""
        people = self.seats.people
        return people[0] if len(people) == 1 else self.state.seat if self.state.seat in people else ""

    def feels(self, seat: str) -> bool:
        """Whether it may be shown how the pieces felt that this seat touched."""
        return self.open_to_all or seat == self.looking

    def felt(self) -> dict[int, int]:
        """The pieces felt since the last pick, as far as who looks may know, and how firmly each is held, 0 to 100."""
        state, names = self.state, self.state.table.seats
        known = {place for place, seat in enumerate(names) if self.feels(seat)}
        return dict(pair for pair, by in zip(state.felt, state.by, strict=True) if known.intersection(by))

    @property
    def free(self) -> bool:
        """Whether a person may act now; not before the tray of a match that was left is there."""
        return super().free and not self.opening

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to be taken back, and a tray to go on with; what was seen stays seen."""
        return super().can_undo and not self.opening and not isinstance(self.table.match.played[-1].act, AskArches)

    @property
    def drawing(self) -> bool:
        """Whether a person draws a piece that is taken."""
        return self.live is not None and self.live.drawing

    @property
    def waits(self) -> bool:
        """Whether a piece is half out, and the hand that drew it has let go."""
        return self.live is not None and self.live.drawing and not self.live.hand.held

    @property
    def arches_offered(self) -> bool:
        """Whether the arches can be seen at this table now: on request if the match has that, and when it is over."""
        return self.state.table.arches or self.over

    @property
    def arches_seen(self) -> bool:
        """Whether the arches may be looked at: until the turn of the person who asked ends (BT-26), and at the end."""
        return self.over or (self.state.arches and not self.computers)

    # What is done.

    def reach(self) -> None:
        """A person wants the touched piece: steady hands take it, a hand of one's own is laid on it, to draw it."""
        if self.steady:
            self.take()
        elif self.may(Take()) and not self.hasty and self.toy.lifting is None:
            self.toy.lifting = LiftGesture(self.state.touched)
            self.changed()

    def take(self, lift: AnyLift = STEADY) -> None:
        """A person takes the touched piece with this lift."""
        if self._take(lift):
            self._pull(lift)

    def draw(self, hand: LiftGesture) -> None:
        """A person takes the touched piece and draws it while the tray moves."""
        if not self._take(HandLift()):
            self.toy.lifting = None
            return
        pending = PendingPull(self.state, HandLift(), live=True)
        running = self._runs(pending, slow=True)
        noted = [HandLift()]

        def note(lift: HandLift) -> None:
            try:
                self.table.note(draw_note(noted[0], lift))
                noted[0] = lift
            except NotSaved as error:
                _log.warning("the pull was not noted: %s", error)

        self.live = LivePull(pending.run, running, hand, note, self.shell.sound)

    def let_come(self) -> None:
        """The hand goes up by itself, evenly."""
        if self.live is not None:
            self._acted = time.monotonic()
            self.live.let_go()
            self.changed()

    def _take(self, lift: AnyLift) -> bool:
        """Tell whether the tray is now to answer a person's pull; pressed twice at once it is answered once."""
        if not self.may(Take()):
            return False
        self.play(Take(), begun_notes(lift))
        waiting = self.waiting
        return isinstance(waiting, Ask) and waiting.kind == "pull"

    def _pull(self, lift: AnyLift) -> None:
        """Let the tray answer a person's pull, and watch it."""
        self._watch(PendingPull(self.state, lift), slow=True)

    def _watch(self, pending: PendingPull, slow: bool) -> None:
        """Watch a pull while it is carried out."""
        self.motion.play(self._runs(pending, slow))
        self.pace()
        self.changed()

    def _runs(self, pending: PendingPull, slow: bool) -> Running:
        """The run of a pull; how the tray then stands is noted, unless the pull is on record."""

        def end() -> None:
            self.live = self.toy.lifting = None
            answered = pending.answered()
            if pending.recorded is None:
                answered = answered._replace(notes=(*answered.notes, tray_note(pending.tray)))
            self.carry(lambda: self.table.answer(answered))
            if pending.differs and not self._told_otherwise:
                self._told_otherwise = True  # Once: after one such pull all that follow start otherwise.
                text = _(labels.THE_PIECE_WAS_LIFTED_JUST)
                self.shell.open("notice", heading=_(shared.HERE_THE_MACHINE_DID_SOMETHING), text=text)

        return self.toy.pull(pending.run, end, slow, lambda: pending.tripped)

    def _lost(self) -> Loss | None:
        """The points that a trip costs whose turn is shown; None where none are counted."""
        return Loss.of(self.state.table, self.shown.turn, self.shown.scores)

    def _count(self, loss: Loss) -> None:
        """The score on the panel goes down as the lost points crack, unless the pull is counted already."""
        place, shown = self.state.table.seats.index(loss.seat), self.shown
        if shown.scores[place] != loss.before:
            return
        scores, trips = list(shown.scores), list(shown.trips)
        scores[place], trips[place] = loss.after, trips[place] + 1
        self.animation.show(shown.but(scores=tuple(scores), trips=tuple(trips)))

    def _tell_trip(self) -> None:
        """The verdict as soon as the bar has snapped; how far it went is told when it rests."""
        table = self.state.table
        word, line = words.snapping(0 if table.solitaire else table.penalty)
        self.animation.show(self.shown.but(tag=Tag("ui/warning", word, line, "warn", seat=self.state.seat)))
        self.changed()

    def skip(self) -> None:
        """Jump to the end of what is being told; nothing is on its way any more."""
        if self.live is not None:
            self.live.finish()
        super().skip()
        self.toy.skip()

    def settle(self) -> None:
        """Show the position as it is; what a pull came to stays to be read until the next touch."""
        tag = self.shown.tag
        keeps = tag is not None and tag.tone != "plain" and not self.state.touched
        if self.toy.hand is not None and not isinstance(self.waiting, Ask):
            self.toy.hand = None
        self.animation.show(self._display(tag if keeps else None))

    def jump(self, count: int) -> None:
        """The tray of that position is noted or kept, or laid again a slice a frame."""
        self.live = self.laying = None
        self.toy.clear()
        super().jump(count)
        waiting = self.waiting
        mixed = not (isinstance(waiting, Ask) and waiting.kind in ("mix", LOT))
        if mixed:
            self.laying = self._left()
        self.opening = self.laying is not None
        if mixed and not self.opening:
            self._lay_down()

    def give_up(self) -> None:
        """The tray as it was."""
        if self.toy.tray is not None:
            self.toy.put_back(tray_of(self.state))

    def _moved_on(self) -> None:
        """No hand stays on a piece that may not be taken any more."""
        super()._moved_on()
        waiting = self.waiting
        if not isinstance(waiting, Ask) or waiting.kind != "pull":
            self.toy.lifting = None

    # Time.

    def update(self, dt: float) -> bool:
        """Let motions go on, and computer players play; tell whether anything moved."""
        self.toy.jolts.calm = self.shell.settings.reduced_motion
        self.toy.drama.dark = strength(self.shell.settings)
        moved = self.toy.update(dt * max(1.0, self.shell.settings.pace))
        if self.opening:
            self._open()
            return True
        if self.motion.busy:
            self.pace()
            return self.motion.update(dt) or moved
        waiting = self.waiting
        if self.halted or isinstance(waiting, Over):
            return moved
        if isinstance(waiting, Ask):
            return self._asked(waiting, dt) or moved
        if waiting.seat not in self.table.bots:
            self.rest()
            return moved
        self.computer()
        return True

    def _lay_down(self) -> None:
        """The tray of the position is there, and with it how much room it leaves, which its tag tells by."""
        self.toy.set(tray_of(self.state))
        self.animation.show(self._display())

    def _left(self) -> Laying | None:
        """How to come by the tray of a match that was left; nothing is to be done if it was noted or is at hand."""
        pulled = next((act for act in reversed(self.table.match.played) if isinstance(act.act, Pulled)), None)
        if pulled is not None and not lies_ready(self.state):
            recall(self.state, pulled.notes)
        return None if lies_ready(self.state) else Laying(self.state)

    def _open(self) -> None:
        """The tray of a match that was left, laid a slice a frame; then whatever the match still waits for."""
        if self.laying is not None and not self._laid(self.laying):
            return
        if self.staged and self.toy.flights:
            return  # A theatre that waits would let them hang in the air.
        self.opening, self.laying = False, None
        if self.state.seed or self.state.pulls or self.staged:
            self._lay_down()
        self.carry(self.table.begin)
        waiting = self.waiting
        if isinstance(waiting, Ask) and waiting.kind == "pull" and not self.staged:
            self.log.append(Line(waiting.seat, words.goes_on(waiting.about)))

    def _laid(self, laying: Laying) -> bool:
        """Lay on, and see the pieces go where they went; tell whether the tray is there."""
        before = laying.pulled
        there = laying.go_on()
        if laying.told and not self.shell.settings.reduced_motion:
            for piece, seat in laying.gone(before):
                self.toy.leave(piece, partial(self._owner, seat) if seat else self.animation.spots.away)
        self.toy.lay(laying.frame)
        return there

    def _owner(self, seat: str, _at: Point) -> Point:
        """Where a piece of this seat goes, wherever it comes from."""
        return self.animation.spots.home(seat)

    def _asked(self, waiting: Ask, dt: float) -> bool:
        """Somebody lifts; a person's pull goes on by the lift it began with, so that leaving changes nothing."""
        if self.toy.tray is None:
            return False
        if self.live is not None:
            return self._drawn(self.live, waiting, dt)
        lift = begun_lift(self.table.match.played[-1].notes, self.table.match.notes)
        if self.staged or (waiting.seat in self.table.bots and lift == STEADY):
            pending = self.table.pending()
            assert isinstance(pending, PendingPull)
            self._watch(pending, slow=self.staged)
            self._pass_on()
        else:
            self._pull(lift)
        return True

    def _drawn(self, live: LivePull, waiting: Ask, dt: float) -> bool:
        """The tray goes on with the hand, and without one where a computer player was given the seat."""
        drawing = live.drawing
        if waiting.seat in self.table.bots:
            live.let_go()
        moved = live.advance(dt, self.shell.settings.pace)
        if drawing and not live.drawing:
            self.toy.lifting = None
            self.changed()
        return moved
