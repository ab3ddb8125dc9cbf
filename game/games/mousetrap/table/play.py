"""A match as its table plays it: the machine is built and run by hand or by steady hands, and all is told as motion."""

from __future__ import annotations

import logging
import random

from game.core.acts import Ask, Over, Turn
from game.core.players import Answered, MachineNature, Steadiness
from game.games.mousetrap.nature import ByHand, most_off, set_anew, set_down
from game.games.mousetrap.nature.cranking import PendingTrapRun, begun_hand, crank_note, trap_run
from game.games.mousetrap.nature.own import PendingOwnRun, attempt
from game.games.mousetrap.pictures.kit import ClassicKit, TrapKit
from game.games.mousetrap.pictures.scenery import MousetrapDisplay
from game.games.mousetrap.rules.moves import Placed, Roll, Rolled, TurnCrank
from game.games.mousetrap.rules.state import State
from game.games.mousetrap.rules.trap import may_set_anew
from game.games.mousetrap.table.animation import MousetrapAnimation, MousetrapSpots
from game.games.mousetrap.table.building.placing import Holding
from game.games.mousetrap.table.building.unfinished import UnfinishedMachine
from game.games.mousetrap.table.own_traps import own_kit
from game.games.mousetrap.text import machine as ends
from game.games.mousetrap.trap.machine import MAX_DEG, MAX_MM
from game.games.mousetrap.trap.run import MAX_STEPS
from game.machine.hand import Hand
from game.session.match import NotSaved, Played
from game.shell.choice_lists import HELPED
from game.shell.matches.open_match import OpenMatch
from game.shell.play.log import Line
from game.shell.play.play import MatchPlay
from game.ui.shell import Shell

_log = logging.getLogger(__name__)
AnyPending = PendingTrapRun | PendingOwnRun
"""The run that a position asks for, of the classic trap or of one's own."""
_SLICE = 480
"""Steps of the machine in a frame in which it settles unseen, some 10 ms."""
_PARTS = 24
"""More parts than these take longer."""
# What the die shows before anybody has rolled.
_AS_IT_LAY = 1
QUICK = 6.0
"""How much faster all is told while everybody rolls on: two or three turns a second, no more, as they change colors."""


class MousetrapPlay(MatchPlay[State, MousetrapDisplay]):
    """What happens at the table. completed_by: the seat that has just set the last part, until that is celebrated.

    rolling_on: whether all roll, quickly and without being asked, until somebody has a choice or the trap runs.
    unhurried: whether somebody wanted that to stop; computer players alone roll on by themselves unless they do.
    """

    animation: MousetrapAnimation

    def __init__(self, shell: Shell, opened: OpenMatch, spots: MousetrapSpots) -> None:
        super().__init__(shell, opened, spots.stale)
        self.holding: Holding | None = None
        plan = self.state.table.plan
        self.kit: TrapKit = own_kit(plan) if plan.own else ClassicKit()
        self.animation = MousetrapAnimation(self.motion, shell.sound, self.as_it_is(), spots)
        self.animation.kit = self.kit
        self.unfinished = self.animation.unfinished = UnfinishedMachine(self, self.kit)
        self.animation.completed = self._completed
        self.completed_by = ""
        self._pending: AnyPending | None = None
        self._asked: tuple[State, bool] | None = None
        self._noted: Hand | None = None
        self._steadying = False
        self.resumed = self.to_crank = self.rolling_on = self.unhurried = False
        assert isinstance(self.table.nature, MachineNature)
        self.table.nature = ByHand(self.table.nature, self._own_hands)
        self.carry(self.table.begin)

    # What there is.

    def as_it_is(self) -> MousetrapDisplay:
        """The position, with the last roll of the die."""
        return MousetrapDisplay.of(self.state, self._last_roll())

    @property
    def trap_waits(self) -> bool:
        """Whether all has been told and the machine is to run."""
        waiting = self.waiting
        return isinstance(waiting, Ask) and waiting.kind == "trap" and not self.motion.busy

    @property
    def operating(self) -> bool:
        """Whether a person is before the crank and has not begun to turn it."""
        return self.trap_waits and not self.computers and begun_hand(self.table.match.notes) is None

    @property
    def in_hand(self) -> tuple[int, str]:
        """The part in the hand, 0 for none, and how it is with that."""
        return (self.holding.part, self.holding.hint) if self.holding is not None else (0, "")

    @property
    def to_set_anew(self) -> tuple[int, ...]:
        """The parts that a person may set anew now, before the crank is turned."""
        return may_set_anew(self.state) if self.operating else ()

    @property
    def pending(self) -> AnyPending | None:
        """The run that the position asks for, once it is known whether its machine stands."""
        found = self._pending
        return None if found is None or found.run.settling or not self._fits() else found

    @property
    def refused(self) -> bool:
        """Whether the machine that is to run falls before anybody turns its crank."""
        return self.trap_waits and self.pending is not None and self.pending.run.refused

    def _fits(self) -> bool:
        """Whether the run that was begun is what the match waits for: of this position, by whoever has the seat."""
        return self._asked is not None and self._asked[0] is self.state and self._asked[1] == self._automatic

    @property
    def _automatic(self) -> bool:
        waiting = self.waiting
        return isinstance(waiting, Ask) and waiting.seat in self.table.bots

    @property
    def helped(self) -> bool:
        """Whether the hands of the seat to act are its own, and helped."""
        waiting = self.waiting
        return not isinstance(waiting, Over) and self.seats.hands(waiting.seat) == HELPED

    @property
    def may_straighten(self) -> bool:
        """Whether a person may put parts right now, if only by choosing to turn the crank."""
        return self.operating or (self.free and TurnCrank() in self.state.moves)

    @property
    def _only_rolls(self) -> bool:
        """Whether nothing but rolling is to be done, by a person, or a computer player is to act."""
        waiting = self.waiting
        return isinstance(waiting, Turn) and (waiting.seat in self.table.bots or self.state.moves == (Roll(),))

    @property
    def may_roll_on(self) -> bool:
        """Whether all may go on rolling: once the trap is complete, many turns are nothing else."""
        return self.state.complete and self._only_rolls and not self.staged and not self.halted

    def _own_hands(self, seat: str) -> bool:
        return not self.seats.steady(seat) and seat not in self.table.bots

    def _last_roll(self) -> int:
        acts = (played.act for played in reversed(self.table.match.played))
        return next((act.pips for act in acts if isinstance(act, Rolled)), _AS_IT_LAY)

    @property
    def tester(self) -> str:
        """The seat of the person who built last, and may turn the crank of the unfinished machine; else empty.

        As long as no other person acts and no computer player builds: those may be quick.
        """
        built = self._built_last()
        if built is None or self.waiting == built.before.waiting or self.staged:
            return ""
        invited = self.shell.settings.test_cranks and self.may_test and not self.state.queue
        landed = len(self.shown.parts) == len(self.state.parts) and not self.unfinished.moving
        return built.seat if invited and landed else ""

    def _built_last(self) -> Played | None:
        """What a person built, if nobody has built since and no person has acted."""
        bots = self.table.bots
        acts = (one for one in reversed(self.table.match.played) if one.seat not in bots or isinstance(one.act, Placed))
        last = next(acts, None)
        return last if last is not None and isinstance(last.act, Placed) and last.seat not in bots else None

    @property
    def may_test(self) -> bool:
        """Whether what stands can be set going, and something is missing still."""
        return 0 < self.kit.start <= len(self.state.parts) < self.kit.plan.steps

    def _completed(self, seat: str) -> None:
        """The last part stands: a moment for people who play, none where a match is only watched."""
        self.completed_by = seat if self.seats.people and not self.staged else ""

    # What is done.

    def roll_on(self) -> None:
        """Let all roll until somebody has a choice or the trap runs."""
        if self.may_roll_on:
            self.rolling_on, self.unhurried = True, False
            self.skip()

    def enough(self) -> None:
        """Somebody wants to see each roll again."""
        self.unhurried = True
        self.roll_no_further()

    def roll_no_further(self) -> None:
        """Go on at the usual pace; what was played meanwhile is told by its last line."""
        self.rolling_on = False
        self.shell.announcements.tell(line.text for line in self.log[-1:])
        self.changed()

    def note(self, played: Played) -> None:
        """While all roll on nobody could listen to every roll."""
        if self.rolling_on:
            self.log += self.lines(played)
            self.changed()
        else:
            super().note(played)

    def pace(self) -> None:
        """Faster while all roll on."""
        super().pace()
        if self.rolling_on:
            self.motion.speed = min(self.motion.speed or 1.0, 1.0) * QUICK

    def turn_crank(self) -> None:
        """Choose to turn the crank, and go to it as soon as that is told."""
        self.to_crank = True
        self.play(TurnCrank())

    def answer(self, answered: Answered) -> None:
        """What the machine or a hand answered."""
        self.holding = None
        self.carry(lambda: self.table.answer(answered))

    def leave_part(self) -> None:
        """The part stays where it was let go."""
        held = self.holding
        if held is not None and held.placed is not None and isinstance(self.waiting, Ask):
            self.animation.stands = held.part
            self.answer(set_anew(held.part, held.placed) if held.anew else Answered(held.placed))

    def take_part(self) -> None:
        """Take the part in the hand by keys: at first it is as far off as chance has it."""
        if self.holding is not None:
            dice = self._chance(self.holding.part)
            self.holding.take_up(dice.uniform(-MAX_MM, MAX_MM), dice.uniform(-MAX_DEG, MAX_DEG))
            self.changed()

    def place_part(self) -> None:
        """Steady hands set the part down for the player, and there it stays; of one's own trap exactly.

        Whoever built that knows where each part belongs, and expects a button of this name to know it too.
        """
        if self.holding is not None:
            chance = self._chance(self.holding.part)
            self.holding.put(Placed() if self.kit.plan.own else set_down(Steadiness(), chance), self.still)
            self.changed()

    def let_part_go(self) -> None:
        """Let the part in the hand fall where it is."""
        if self.holding is not None and self.holding.held:
            self.holding.let_go(self.still)
            self.changed()

    @property
    def still(self) -> bool:
        """Whether parts come to rest at once."""
        return self.shell.settings.reduced_motion or not self.shell.settings.pace

    def _chance(self, part: int) -> random.Random:
        return random.Random(f"{self.table.match.digest()} {part}")

    def _moved_on(self) -> None:
        """What was to be asked or celebrated is past."""
        super()._moved_on()
        self.completed_by = self.unfinished.too_soon = ""

    def jump(self, count: int) -> None:
        """Nothing of the machine moves any more."""
        self.holding = self._pending = self._asked = None
        self.unfinished = self.animation.unfinished = UnfinishedMachine(self, self.kit)
        super().jump(count)

    def put_back(self) -> None:
        """A part that was to be set anew stays as it stood."""
        self.holding = None
        self.changed()

    def set_anew(self, number: int) -> None:
        """Set a standing part anew before the crank is turned: one's own hand takes it, steady hands set it at once."""
        if number not in self.to_set_anew:
            return
        if not self.steady:
            self.holding = Holding(number, self.state.parts, anew=True, helped=self.helped, kit=self.kit)
            self.changed()
        else:
            self._set_steadily(number)

    def straighten(self, number: int) -> None:
        """Set a part anew by one press; only a hand that nothing helps has to do it itself.

        Whoever may still choose chooses to turn the crank with that, as parts are set anew before it (MT-41).
        """
        if not self.operating and self.may_straighten:
            self.play(TurnCrank())
            self.skip()
        if number not in self.to_set_anew:
            return
        if self.steady or self.helped:
            self._set_steadily(number)
        else:
            self.set_anew(number)

    def _set_steadily(self, number: int) -> None:
        self.animation.stands = number
        placed = set_down(Steadiness(), self._chance(number))
        self.answer(set_anew(number, placed))
        self.skip()
        self.animation.stands = 0

    def set_until_it_starts(self) -> None:
        """Steady hands set the worst part anew, and from now on the next, until the machine stands by itself."""
        if self.refused and self.to_set_anew:
            left = len(self.to_set_anew)
            self.straighten(most_off(self.state, self.to_set_anew))
            self._steadying = len(self.to_set_anew) < left

    def miss(self) -> None:
        """A machine that does not start whatever was set anew has missed; own hands may give it up before."""
        if self.refused and self.pending is not None and not (self.to_set_anew and self.steady):
            self.answer(self.pending.answered())

    # The trap.

    def prepare(self, steps: int = MAX_STEPS) -> None:
        """Begin the run that the position asks for, and see within so many steps whether its machine stands."""
        waiting = self.waiting
        if not isinstance(waiting, Ask) or waiting.kind != "trap" or self.pending is not None:
            return
        if self._pending is None or not self._fits():
            self._pending, self._asked = self._begin(waiting), (self.state, self._automatic)
        run = self._pending.run
        for _ in range(steps):
            if not run.settling:
                break
            run.step()
        if not run.settling:
            self.changed()

    @property
    def _slice(self) -> int:
        """Steps of the machine in a frame in which it settles unseen; fewer of one with many parts."""
        return _SLICE * _PARTS // max(_PARTS, sum(self.kit.plan.groups))

    def _begin(self, waiting: Ask) -> AnyPending:
        """A crank that was being turned when the match was left is not tried again: it is turned as was noted."""
        self._noted = begun_hand(self.table.match.notes)
        self.resumed = self._noted is not None
        if self._noted is not None:
            self.log.append(Line(waiting.seat, ends.goes_on()))
            return self._run(self._noted)
        if not self._automatic:
            return self._run(None)
        pending = self.table.pending()
        assert isinstance(pending, AnyPending)
        return pending

    def _run(self, hand: Hand | None) -> AnyPending:
        """The trap under this hand, or a live one."""
        if self.kit.plan.own:
            return PendingOwnRun(attempt(self.state, hand))
        return PendingTrapRun(trap_run(self.state, hand))

    def note_crank(self, plan: Hand) -> None:
        """Write down how the crank is being turned, so that nobody who leaves now has another try."""
        if plan == self._noted:
            return
        try:
            self.table.note(crank_note(self._noted, plan))
            self._noted = plan
        except NotSaved as error:
            _log.warning("the crank was not noted: %s", error)

    # Time.

    def update(self, dt: float) -> bool:
        """A part that is to be set down waits for a hand; a trap settles while the turn of its crank is told."""
        if self.holding is not None and self.holding.anew and not self.operating:
            self.put_back()
        self.prepare(MAX_STEPS if self.operating and not self.kit.plan.own else self._slice)
        if self._steadying and not self.motion.busy:
            self._steadying = False
            self.set_until_it_starts()
        if self.rolling_on and not self.motion.busy:
            self._roll_on()
        elif not self.motion.busy and not self.unhurried and self.may_roll_on and self._only_watched:
            self.rolling_on = True
            self.changed()
        waiting = self.waiting
        if not self.motion.busy and isinstance(waiting, Ask) and waiting.kind == "place":
            return self._hold(waiting)
        return super().update(dt)

    @property
    def _only_watched(self) -> bool:
        """Whether nobody but computer players sat down to this match."""
        return all(seat.player != "human" for seat in self.table.match.setup.seats)

    def _roll_on(self) -> None:
        if not self.may_roll_on:
            self.roll_no_further()
        elif self.free:
            self.carry(lambda: self.table.play(Roll()))

    def _hold(self, waiting: Ask) -> bool:
        if self._own_hands(waiting.seat):
            if self.holding is None or self.holding.part != waiting.about:
                self.holding = Holding(waiting.about, self.state.parts, helped=self.helped, kit=self.kit)
                self.changed()
                return True
            return False
        # The seat was given to a computer player, or the hands made steady, while a part was waiting.
        if not self.halted:
            self.answer(self.table.run())
        return True
