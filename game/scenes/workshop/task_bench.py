"""The bench with a challenge on it: what stands stays, the box holds what is given, hints come in three steps."""

from __future__ import annotations

from functools import partial

from pygame import FRect

from game.physics.stage import ENGINE
from game.physics.workshop.challenge import Challenge
from game.physics.workshop.files import Stored
from game.physics.workshop.machine import Machine
from game.scenes.workshop.bench import Bench
from game.scenes.workshop.counting import RUNS
from game.scenes.workshop.editing import Editing
from game.session.challenge_progress import ChallengeProgress
from game.session.errors import NotSaved
from game.text.language import _, sentences
from game.text.workshop import challenges as texts
from game.text.workshop import wall as words
from game.text.workshop.screens import CAUGHT, refused
from game.ui.buttons import Button
from game.ui.shell import Shell
from game.ui.widget import Widget


class TaskEditing(Editing):
    """Refuses what the challenge does not allow, and keeps what is built apart from the shelf."""

    def __init__(self, editing: Editing, challenge: Challenge, progress: ChallengeProgress) -> None:
        super().__init__(editing.shelf, editing.name, editing.machine)
        self.challenge, self.progress = challenge, progress

    def refuse_unfair(self, machine: Machine) -> None:
        """Only of what is given."""
        self.challenge.refuse_unfair(machine)

    def movable(self, name: str) -> bool:
        """What stands from the beginning stays."""
        return all(part.id != name for part in self.challenge.fixed.parts)

    def save(self) -> None:
        """Keep what is built so far."""
        try:
            self.progress.keep(self.challenge, self.machine)
        except NotSaved as error:
            self.refusal = error


class TaskBench(Bench):
    """Opened from the wall with a challenge."""

    tools = ("turn_left", "turn_right", "mirror", "copy", "box_back")

    def __init__(self, shell: Shell, challenge: Challenge) -> None:
        self.challenge = challenge
        self.progress = ChallengeProgress(shell.places.challenges)
        self._begun = self.progress.begun(challenge)
        super().__init__(shell, Stored(texts.challenge_name(challenge.id), self._begun))
        self.editing = TaskEditing(self.editing, challenge, self.progress)
        self._caught: Machine | None = None
        self._told_before = ""

    @property
    def task(self) -> str:
        """What the challenge asks."""
        return texts.task(self.challenge.id)

    def heading(self) -> str:
        """What it is called."""
        return texts.challenge_name(self.challenge.id)

    def kinds(self) -> tuple[str, ...]:
        """What is given, each kind once."""
        return tuple(dict.fromkeys(part.kind for part in self.challenge.given))

    def left_of(self, kind: str) -> int | None:
        """How many of it are not on the stage yet."""
        return self.challenge.left(self.editing.machine)[kind]

    def name_widget(self, place: FRect) -> Widget:
        """A hint, where else the name is; once it was caught, the next challenge."""
        following = self.following() if self._caught == self.editing.machine else None
        if following is not None:
            go_on = partial(self._go_on, following)
            return Button("next_challenge", place, text=_(words.NEXT), icon="play", kind="act", on_press=go_on)
        return Button("hint", place, text=_(words.HINT), icon="help", on_press=self.tell, hint=_(words.HINT_SHOWN))

    def following(self) -> Challenge | None:
        """The next one on the wall that was never caught; after the last, from the first again."""
        return self.progress.following(self.challenge)

    def _go_on(self, challenge: Challenge) -> None:
        self.shell.close()
        self.shell.open("task", challenge=challenge)

    def tell(self) -> None:
        """The next of the three hints, and then from the first again."""
        self.hint(texts.hints(self.challenge.id))

    def caught(self) -> None:
        """The medals of a catch."""
        self._caught, self._told_before = self.editing.machine, self.told
        self._reached(0)

    def missed(self) -> str:
        """A machine of an earlier version that is as it was may have caught there."""
        best = self.progress.of(self.challenge)
        stored = best.fewest > 0 and best.engine < ENGINE and self.editing.machine == self._begun
        return _(words.CAUGHT_EARLIER) if stored else ""

    def tick(self, dt: float) -> bool:
        """When the hundred hands are counted too, the medal for that."""
        counting, before = self.counting, self.counting.over
        moved = super().tick(dt)
        if counting.over and not before and counting.score.runs == RUNS and self._caught == counting.machine:
            self._reached(counting.score.captured)
        return moved

    def _reached(self, hands: int) -> None:
        """Keep it, and tell which medals are new, or what was told of the catch, and whether one more may come."""
        counted = self.counting.machine == self._caught and self.counting.over
        hands = max(hands, self.counting.score.captured) if counted else hands
        before = self.progress.of(self.challenge).medals(self.challenge)
        lost = ""
        try:
            self.progress.reached(self.challenge, self.editing.machine, hands)
        except NotSaved as error:
            self.editing.refusal, lost = error, refused(error)
        after = self.progress.of(self.challenge).medals(self.challenge)
        if after != before:
            self.shell.sound.play("chime")
        waiting = words.still_counted() if not (after[1] or counted) else ""
        won = words.new_medals(before, after)
        if won or lost or self.showing is not None:
            self.told = sentences(_(CAUGHT) if won else self._told_before, won, waiting, lost)
        self.stale()
