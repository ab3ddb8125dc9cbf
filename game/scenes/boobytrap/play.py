"""A match as its table plays it: pieces pulled out of a real tray, and all of it told as motion."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.core.acts import Ask, Over
from game.nature.boobytrap import PendingPull, lies_ready, recall, tray_note, tray_of
from game.physics.boobytrap.lift import STEADY, Lift, decode_lift
from game.physics.errors import MachineError
from game.pictures.boobytrap.shown import TrayDisplay
from game.rules.boobytrap.moves import AskArches, Pulled, Take
from game.rules.boobytrap.state import State
from game.scenes.boobytrap.animation import TrayAnimation, TraySpots
from game.scenes.boobytrap.laying import Laying
from game.scenes.boobytrap.toy import Toy
from game.scenes.log import Line
from game.scenes.matches import Sitting
from game.scenes.playing import Playing
from game.session.match import Played
from game.ui.shell import Shell
from game.words import boobytrap_tags as words

_LIFT = "lift "
_LONGEST, _HASTE = 1.3, 1.7
"""How long a computer player's turn may be watched, s, and how much faster it is shown to that end."""


class TrayPlay(Playing[State, TrayDisplay]):
    """What happens at the table."""

    animation: TrayAnimation
    breath = 0.0

    def __init__(self, shell: Shell, sitting: Sitting, spots: TraySpots) -> None:
        super().__init__(shell, sitting, spots.stale)
        self.toy = Toy(shell.sound, spots.away)
        self.animation = TrayAnimation(self.motion, self.as_it_is(), self.toy, spots)
        self._spent = 0.0
        self._turn = (0, 0)
        self.opening = bool(self.table.match.played)
        self.laying: Laying | None = None
        if not self.opening:
            self.carry(self.table.begin)
        elif self.state.seed or self.state.pulls:
            self.laying = self._left()

    # What there is.

    def as_it_is(self) -> TrayDisplay:
        """The position, with a tag on the touched piece."""
        return TrayDisplay.of(self.state)

    @property
    def free(self) -> bool:
        """Whether a person may act now; not before the tray of a match that was left is there."""
        return super().free and not self.opening

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to be taken back, and a tray to go on with; what was seen stays seen."""
        return super().can_undo and not self.opening and not isinstance(self.table.match.played[-1].act, AskArches)

    @property
    def arches_offered(self) -> bool:
        """Whether the arches can be seen at this table now: on request if the match has that, and when it is over."""
        return self.state.table.arches or self.over

    @property
    def arches_seen(self) -> bool:
        """Whether the arches may be looked at: until the turn of the person who asked ends (BT-26), and at the end."""
        return self.over or (self.state.arches and not self.computers)

    # What is done.

    def take(self, lift: Lift = STEADY) -> None:
        """A person takes the touched piece with this lift."""
        if self.may(Take()):
            self.play(Take(), () if lift == STEADY else (f"{_LIFT}{lift.encode()}",))
            self._pull(lift)

    def _pull(self, lift: Lift) -> None:
        """Let the tray answer a person's pull, and watch it."""
        waiting = self.waiting
        if not isinstance(waiting, Ask) or waiting.kind != "pull":
            return
        self._watch(PendingPull(self.state, lift), waiting.about, slow=True)

    def _watch(self, pending: PendingPull, number: int, slow: bool) -> None:
        """Watch a pull while it is carried out; how the tray then stands is noted, unless the pull is on record."""

        def end() -> None:
            answered = pending.answered()
            if pending.recorded is None:
                answered = replace(answered, notes=(*answered.notes, tray_note(pending.tray)))
            self.carry(lambda: self.table.answer(answered))

        self.motion.play(self.toy.pull(pending.run, pending.tray, number, end, slow))
        self._hasten()
        self.changed()

    def skip(self) -> None:
        """Jump to the end of what is being told; nothing is on its way any more."""
        super().skip()
        self.toy.flights.clear()

    def tell(self, played: tuple[Played, ...], bot: bool) -> None:
        """Queue the motions."""
        super().tell(played, bot)
        self._hasten()

    def settle(self) -> None:
        """Show the position as it is; what a pull came to stays to be read until the next touch."""
        tag = self.shown.tag
        keeps = tag is not None and tag.tone != "plain" and not self.state.touched
        if self.toy.hand is not None and not isinstance(self.waiting, Ask):
            self.toy.hand = None
        self.animation.show(TrayDisplay.of(self.state, tag if keeps else None))

    def give_up(self) -> None:
        """The tray as it was."""
        if self.toy.tray is not None:
            self.toy.put_back(tray_of(self.state))

    # Time.

    def _hasten(self) -> None:
        """A computer player's long turn is told faster and faster."""
        haste = 1.0
        if self.computers and self.shell.settings.pace:
            haste = max(_HASTE, _HASTE / max(0.25, _LONGEST - self._spent))
        self.pace(haste)

    def update(self, dt: float) -> bool:
        """Let motions go on, and computer players play; tell whether anything moved."""
        moved = self.toy.update(dt * max(1.0, self.shell.settings.pace))
        if self.opening:
            self._open()
            return True
        if self.motion.busy:
            self._spent += dt * self.shell.settings.pace
            self._hasten()
            return self.motion.update(dt) or moved
        waiting = self.waiting
        if self.halted or isinstance(waiting, Over):
            return moved
        if isinstance(waiting, Ask):
            return self._asked(waiting)
        if waiting.seat not in self.table.bots:
            self.thinking.forget()
            return moved
        self._spend(dt)
        self.computer()
        return True

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
        self.opening, self.laying = False, None
        if self.state.seed or self.state.pulls:
            self.toy.set(tray_of(self.state))
        self.carry(self.table.begin)
        waiting = self.waiting
        if isinstance(waiting, Ask) and waiting.kind == "pull":
            self.log.append(Line(waiting.seat, words.goes_on(waiting.about)))

    def _laid(self, laying: Laying) -> bool:
        """Lay on, and see the pieces go where they went; tell whether the tray is there."""
        before = laying.pulled
        there = laying.go_on()
        if laying.told and not self.shell.settings.reduced_motion:
            for piece, seat in laying.gone(before):
                self.toy.leave(piece, partial(self.animation.spots.home, seat) if seat else self.animation.spots.away)
        self.toy.lay(laying.frame)
        return there

    def _asked(self, waiting: Ask) -> bool:
        """Somebody lifts; a person's pull goes on by the lift it began with, so that leaving changes nothing."""
        if self.toy.tray is None:
            return False
        if waiting.seat in self.table.bots:
            pending = self.table.pending()
            assert isinstance(pending, PendingPull)
            self._watch(pending, waiting.about, slow=False)
        else:
            self._pull(_lift_of(self.table.match.played[-1].notes))
        return True

    def _spend(self, dt: float) -> None:
        """Count how long a computer player's turn has been going on."""
        turn = len(self.state.pulls), self.state.passes
        if turn != self._turn:
            self._turn, self._spent = turn, 0.0
        self._spent += dt * self.shell.settings.pace


def _lift_of(notes: tuple[str, ...]) -> Lift:
    """The lift that was noted when a piece was taken; none is noted of a steady one."""
    word = next((note.removeprefix(_LIFT) for note in notes if note.startswith(_LIFT)), "")
    try:
        return decode_lift(word) if word else STEADY
    except MachineError:
        return STEADY
