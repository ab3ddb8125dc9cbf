"""What the crank and the workshop share: a machine turned by hand, watched at any speed, heard, and shown again."""

from __future__ import annotations

from dataclasses import replace

from game.host import memory
from game.physics.hand import STEPS_PER_SECOND, steady
from game.physics.mousetrap.report import LINKS
from game.physics.mousetrap.run import TrapRun
from game.physics.mousetrap.watched import STEADY_RPS, WatchedRun
from game.physics.specs import Pose
from game.pictures.mousetrap import camera
from game.pictures.mousetrap.chain import Chain, Shows
from game.pictures.mousetrap.lens import Lens
from game.pictures.mousetrap.overlay import Overlay
from game.pictures.mousetrap.stage import MachineStage
from game.scenes.mousetrap.crank_hand import CrankHand
from game.scenes.mousetrap.late_keys import LateKeys
from game.scenes.mousetrap.run_sounds import Noises
from game.text.mousetrap import links as words
from game.text.mousetrap import screens as labels
from game.text.mousetrap import verdicts as ends
from game.ui.buttons import Pick
from game.ui.canvas import Canvas
from game.ui.dirty_blitter import Item
from game.ui.input_events import Input, Pointed, Pressed, Tilted
from game.ui.shell import Shell

INSTANT = "0"
SPEEDS = (
    Pick("0.25", "¼x"),
    Pick("0.5", "½x"),
    Pick("1", "1x"),
    Pick("2", "2x"),
    Pick("4", "4x"),
    Pick(INSTANT, labels.INSTANT),
)
AGAIN_SPEED = 0.5
_LEAD_IN = 0.25
_EASE = 6.0
_ROOMY = 1200.0
"""How wide the canvas is where captions have room between the cards."""


class MachineScreen(Overlay):
    """A machine at rest, turned by hand, running, over, or shown again: `act` says which."""

    def __init__(self, shell: Shell, run: TrapRun) -> None:
        super().__init__(shell)
        self.speed = shell.settings.run_speed
        self.reduced = shell.settings.reduced_motion
        self.noises = Noises(shell.sound)
        self.chain: Chain | None = None
        self._spent = False
        self.stage = MachineStage({})
        self.set_up(run)

    def set_up(self, run: TrapRun) -> None:
        """Put a machine that has settled on the stage, ready for a hand or to be watched."""
        self.watched = WatchedRun(run)
        if self.stage.placements != run.inputs.placements:
            self.stage = MachineStage(run.inputs.placements, self.stage.turner)
        self.lens = Lens(run.inputs.placements)
        self.hold = CrankHand(self)
        self.act = "over" if run.done else "ready" if run.live else "running"
        self.rate = 1.0
        self.told, self.late = False, LateKeys()
        self.noises.reset()

    # What happens in a run.

    def ended(self) -> None:
        """The run is over: called once, as soon as its facts are known."""

    def ways_on(self) -> None:
        """An end has come, of a run or of one that was watched again: what is done next is to be chosen."""

    def end_line(self) -> str:
        """What the chain says of the end."""
        return ends.ended(self.watched.report, self.watched.run.inputs.placements)

    def changed(self) -> None:
        """The machine has come to another act or link."""
        self.stale()

    @property
    def caption_foot(self) -> float:
        """Captions lie between the cards above, or below these where there is no room, as the chain lies below all."""
        roomy = self.view is not None and self.view.rect.width >= _ROOMY and self.shell.settings.text_scale <= 100
        return 0.16 if roomy else 0.3

    @property
    def steering(self) -> bool:
        """Whether a hand can turn the crank now."""
        run = self.watched.run
        return run.live and self.act in ("ready", "running") and self.watched.reached() < run.free_at

    @property
    def moving(self) -> bool:
        """Whether anything on the stage moves."""
        return self.act in ("running", "again")

    @property
    def poses(self) -> dict[str, Pose]:
        """Where every body is to be drawn."""
        return self.watched.poses()

    def turn_steadily(self) -> None:
        """Turn the crank by one press."""
        if self.steering:
            self.hold.let_go()
            self.watched.follow(steady(STEADY_RPS))
            self.begin()

    def turn_faster(self, by: float) -> None:
        """Turn by keys: so many revolutions a second more than now."""
        if self.steering:
            self.hold.let_go()
            self.late.turned()
            self.watched.turn(min(3.0, max(-0.5, self.watched.rps + by)))
            self.begin()

    def skip(self) -> None:
        """Show the end at once."""
        if self.act == "again":
            self.watched.rewind(self.watched.run.steps)
        while not self.watched.finish():
            pass
        self._end()

    def watch_from(self, link: int) -> None:
        """Show a run that is over again, slower, from a little before a link."""
        if self.act not in ("over", "again"):
            return
        links = self.watched.run.links
        step = links[min(link, len(links) - 1)][1] if links and link > 0 else 0
        self.watched.rewind(step - _LEAD_IN * STEPS_PER_SECOND)
        self.noises.reset()
        self.act, self.rate = "again", 1.0
        self.changed()

    def choose_speed(self, value: str) -> None:
        """Watch at another speed, later runs too; `INSTANT` skips no more than this one."""
        self.speed = value
        if value != INSTANT:
            self.shell.adopt(replace(self.shell.settings, run_speed=value))
        self.stale()

    # Time.

    def tick(self, dt: float) -> bool:
        """Let the machine run on as fast as it is watched."""
        self.late.wait(dt)
        self.hold.turn()
        if not self.moving:
            return False
        before, reached = self.watched.head, self.watched.reached()
        if self.speed == INSTANT and self.act == "running" and not self.hold.held:
            self.skip()
            return True
        self.watched.advance(dt * self._rate(dt))
        self.noises.hear(self.poses, (self.watched.head - before) / STEPS_PER_SECOND, self.watched.reached())
        self._let_go(reached)
        if self.watched.shown_all:
            self._end()
        return True

    def _rate(self, dt: float) -> float:
        """Real time under the hand, else as chosen, and slower where much is decided."""
        if self.hold.held:
            return 1.0
        chosen = (float(self.speed) or 1.0) * (AGAIN_SPEED if self.act == "again" else 1.0)
        slow = camera.pace(self.watched.reached(), self.watched.since_last_link)
        self.rate += (slow - self.rate) * min(1.0, dt * _EASE)
        return chosen * self.rate

    def _let_go(self, before: int) -> None:
        """The hand comes off when the sign has struck: from there on the machine runs alone."""
        reached = self.watched.reached()
        if before < reached == len(LINKS):
            self.spare.again()
        if before < self.watched.run.free_at <= reached:
            self.hold.let_go()
            self.changed()

    def begin(self) -> None:
        """The crank begins to turn."""
        if self.act == "ready":
            self.act = "running"
            self.changed()

    def _end(self) -> None:
        if not self.told:
            self.told = True
            self.ended()
        self.ways_on()
        self.act, self._spent = "over", True
        self.changed()

    # Drawing.

    def prepare(self, canvas: Canvas) -> bool:
        """Besides, turn on what turns and paint the next link ahead; after the end give memory back."""
        if self.moving:
            self.stage.turner.turn_ahead()
            reached = self.watched.reached()
            if self.chain is not None and reached < len(LINKS):
                self.chain.ahead(canvas, lit(reached), lit(reached + 1))
        if self._spent:
            self._spent = False
            memory.give_back()
        return super().prepare(canvas)

    def between(self, canvas: Canvas) -> list[Item | None]:
        """The chain, lit as far as it was reached."""
        if self.chain is None:
            return []
        reached = self.watched.reached()
        if self.act == "over":
            return self.chain.items(canvas, (reached, self.end_line(), not self.watched.report.captured))
        return self.chain.items(canvas, lit(reached))

    # The hand.

    def handle(self, given: Input) -> None:
        """A stick turns the crank; the rest is as on every screen."""
        if isinstance(given, Tilted):
            self.hold.tilt(given)
        else:
            super().handle(given)

    def on_key(self, pressed: Pressed) -> bool:
        """A stick that turns the crank does not move the focus; nor do keys that turned it, until they are let be."""
        return pressed.key == "pad_stick" if self.steering else self.late.hold_back(pressed)

    def on_point(self, pointed: Pointed) -> bool:
        """Take hold of the crank, drag it round, let it go."""
        return self.hold.point(pointed, covered=self.widget_at(pointed.at) is not None)


def lit(reached: int) -> Shows:
    """What the chain shows while the machine runs."""
    return reached, words.coming(LINKS[reached]) if reached < len(LINKS) else "", False
