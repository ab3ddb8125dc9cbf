"""A machine that somebody sent, as a challenge: its own parts are in the box, and its score is to be beaten."""

from __future__ import annotations

from functools import partial

from pygame import FRect

from game.session.match import NotSaved
from game.text import matches
from game.text.language import _, sentences
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.widget import Widget
from game.workshop.bench.bare_bench import RUNS, Counting, copy_text
from game.workshop.bench.task_bench import TaskBench
from game.workshop.parts.challenge import Challenge, challenge_of
from game.workshop.parts.claim import Sent
from game.workshop.parts.files import Stored
from game.workshop.text import bench as labels
from game.workshop.text import records as words

_SLICE = 0.008


def offer_to_beat(shell: Shell, sent: Sent, stored: Stored) -> bool:
    """Ask whether a machine that came with its score is to be beaten or opened; False where it is no challenge."""
    challenge = challenge_of(sent.machine)
    if challenge is None or sent.claim is None or not sent.claim.captured:
        return False

    def opened(route: str, **given: object) -> None:
        shell.close()
        shell.open(route, **given)

    ways = (
        (_(words.BEAT_IT), "primary", partial(opened, "sent_bench", sent=sent, name=stored.name)),
        (_(words.OPEN_IT), "plain", partial(opened, "bench", given=stored, sent=sent)),
        (_(matches.NOT_NOW), "plain", shell.close),
    )
    told = words.to_beat(stored.name, sent.claim.captured, len(challenge.given))
    shell.open("notice", heading=stored.name, text=sentences(told, _(words.HOW_TO_BEAT)), offered=ways)
    return True


class SentBench(TaskBench):
    """Opened with what was sent and what it is called. A score counts once this computer has counted it."""

    def __init__(self, shell: Shell, sent: Sent, name: str) -> None:
        self._name = name
        challenge = challenge_of(sent.machine)
        assert challenge is not None
        self.target = Counting(sent.machine)
        self._sent = sent
        self._said = False
        super().__init__(shell, challenge)
        self.told = sentences(self.task, _(words.COUNTING_IT))

    @property
    def theirs(self) -> tuple[int, int] | None:
        """Hands and parts of the machine that was sent, None until they are counted here."""
        return (self.target.score.captured, len(self.challenge.given)) if self.target.over else None

    @property
    def mine(self) -> tuple[int, int] | None:
        """The same of what is built, once it has caught and is counted."""
        counted = self.counting.over and self.counting.score.runs == RUNS and self.counting.machine == self._caught
        return (self.counting.score.captured, len(self.challenge.own(self.counting.machine))) if counted else None

    @property
    def task(self) -> str:
        """What is to be beaten: what was counted here, until then what was said."""
        parts = len(self.challenge.given)
        if self.theirs is not None:
            return words.to_beat(self._name, *self.theirs)
        claim = self._sent.claim
        return words.to_beat(self._name, claim.captured, parts) if claim else words.built_from(self._name)

    def heading(self) -> str:
        """What it is called."""
        return self._name

    @property
    def open_records(self) -> None:
        """A machine that was sent has no curves."""
        return

    def following(self) -> Challenge | None:
        """There is no next one."""
        return None

    def name_widget(self, place: FRect) -> Widget:
        """The way to answer, once there is something to answer with."""
        return Button("answer", place, text=_(words.COPY_ANSWER), icon="copy", enabled=self.mine is not None,
                      kind="act" if self.mine is not None else "plain", on_press=self.copy_line)  # fmt: skip

    def copy_line(self) -> None:
        """One's own machine as the next challenge, or as a line while it is not counted."""
        if self.mine is None:
            super().copy_line()
            return
        copy_text(words.answer(self._name, *self.mine, self.sending().text()))
        self.told = _(words.CHALLENGE_COPIED)
        self.stale()

    def tick(self, dt: float) -> bool:
        """While nothing else is to be counted, the machine that was sent."""
        moved = super().tick(dt)
        idle = self.showing is None or self.ended
        if idle and not self.target.over and (self.counting.over or not self.watched):
            self.target.go_on(_SLICE)
            moved = True
            if self.target.over:
                self._confirmed()
        return moved

    def _confirmed(self) -> None:
        """What was said of it is counted here now."""
        if self.showing is None:
            told = labels.confirmed(self._sent.claim, self.target.score) if self._sent.claim else ""
            self.told = sentences(self.task, told)
        self._tell()
        self.stale()

    def _reached(self, hands: int) -> None:
        """It caught, or is counted: keep the best of it, and tell whether it is beaten once both are counted."""
        try:
            steps = self.showing.run.steps if self.showing is not None and self.showing.over else 0
            self.progress.reached(self.challenge, self.editing.machine, hands, steps, self.shell.settings.builder)
        except NotSaved as error:
            self.editing.refusal = error
        self._tell()
        self.stale()

    def _tell(self) -> None:
        mine, theirs = self.mine, self.theirs
        if mine is None or theirs is None:
            return
        self.told = words.outcome(mine, theirs)
        if (mine[0], -mine[1]) > (theirs[0], -theirs[1]):
            self.shell.sound.play("chime")
            self.celebration.begin("red", _(words.YOU_BEAT_IT), "trophy")
