"""What is built, run and counted on a bench, and all that can be done there; `Bench` adds the box of parts."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from time import perf_counter

import pygame
from pygame import FRect

from game.core.slices import Slices
from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.table.machine.machine_screen import INSTANT, SPEEDS
from game.machine.hand import STEPS_PER_SECOND
from game.machine.recording import FilmPlayer, last_before
from game.machine.specs import Point
from game.session.saves import SaveOrder
from game.shell.pictures.banners import Celebration
from game.text import films
from game.text.language import _, sentences
from game.ui.input.bindings import Device, Query, Verb
from game.ui.shell import Shell
from game.ui.widgets.fields import Field
from game.ui.widgets.screen import Screen
from game.ui.widgets.widget import Widget
from game.workshop.bench.editing import COARSE, FINE, Editing
from game.workshop.bench.showing import Hundred, Showing, Trail
from game.workshop.bench.tying import Tying
from game.workshop.parts.box import SHELVES
from game.workshop.parts.challenge import PointedOut
from game.workshop.parts.claim import Sent
from game.workshop.parts.files import Stored
from game.workshop.parts.fitting import Overlap, gear_pairs, neighbours
from game.workshop.parts.machine import KINDS, Machine, Placed
from game.workshop.parts.run import winds_itself
from game.workshop.pictures.bench_stage import BenchStage
from game.workshop.proofs.branches import MachineWhatIf
from game.workshop.proofs.flights import Flights
from game.workshop.proofs.in_match import catches_by_itself, lacks_at_a_look
from game.workshop.proofs.scoring import RUNS, Score, filling
from game.workshop.shelf import ChallengeProgress, MachineShelf
from game.workshop.text import bench as words
from game.workshop.text import hall, in_match
from game.workshop.text import hall as wall


def copy_text(text: str) -> None:
    """Put a text on it."""
    with contextlib.suppress(pygame.error):
        pygame.scrap.put_text(text)


def pasted_text() -> str:
    """The text on it, or none."""
    with contextlib.suppress(pygame.error):
        return pygame.scrap.get_text() or ""
    return ""


# A hundred careful hands, counted while nothing else is to be done.

__all__ = ["RUNS", "TRIED", "Counting"]

TRIED = 10
"""Hands after which a machine that caught for none of them is given up: the others would hardly catch either."""


class Counting:
    """The score of one machine so far; a machine without an aim, or stuck in itself, is not counted.

    wanted: whether it is counted at all. aims: whether there is something to catch with, or a bell.
    stuck: whether it is stuck. by_itself: whether it catches though nobody starts it, once that is known too.
    """

    def __init__(self, machine: Machine, stuck: tuple[Overlap, ...] = (), wanted: bool = True) -> None:
        self.machine, self.flights = machine, Flights(machine)
        self.score = Score(flights=self.flights)
        self.aims = winds_itself(machine) or any(part.spec.cage for part in machine.parts)
        self.stuck = any(each.refused for each in stuck)
        counts = wanted and self.aims and not self.stuck
        self.by_itself = False
        self._work: Slices[None] | None = self._all() if counts else None

    @property
    def over(self) -> bool:
        """Whether there is nothing more to count."""
        return self._work is None

    @property
    def hopeless(self) -> bool:
        """Whether it was given up, as none of the first hands caught."""
        return self.score.runs >= TRIED and not self.score.captured

    def end(self) -> None:
        """Count no more: what is known now is all."""
        self._work = None

    def _all(self) -> Slices[None]:
        yield from filling(self.score, self.machine)
        if not lacks_at_a_look(self.machine):
            self.by_itself = yield from catches_by_itself(self.machine)

    def go_on(self, seconds: float) -> bool:
        """Count for so long; tell whether a run was added."""
        before, end = self.score.runs, perf_counter() + seconds
        while self._work is not None and perf_counter() < end:
            if self.hopeless or next(self._work, None) is None:
                self.end()
        return self.score.runs != before


# What is built, run and counted on a bench, and all that can be done there; `Bench` adds what is seen of it.

PICKS = tuple(pick for pick in SPEEDS if pick.value != INSTANT)
SPEED_NAMES = tuple(pick.value for pick in PICKS)
_TURN, _TURN_FINE = 5, 1
WAYS = {Verb.LEFT: (-1, 0), Verb.RIGHT: (1, 0), Verb.UP: (0, 1), Verb.DOWN: (0, -1)}


class BareBench(Screen):
    """Builds while `showing` is None, else shows a run of what was built; ties parts while `tying` is not None.

    taken: the kind that came out of the box last. newcomer: whether nothing was ever caught, nor anything run here.
    candidate: the machine as it would be if what is dragged were let go here. band: two corners on the canvas.
    asked: where a miss ended that is pointed at.
    """

    first = "hand"
    safe = hall.SAFE
    """Told if this screen fails."""
    branches = True
    """Whether a part can be set elsewhere in the middle of a run, to see what would become of it."""
    counts = True
    """Whether it is counted for how many hands the machine catches."""
    tools: Sequence[str] = ("turn_left", "turn_right", "mirror", "copy", "grab", "tie", "box_back")
    """What can be done with what is in hand, by the names of `hand_card`."""

    def __init__(self, shell: Shell, given: Stored | None = None, path: Path | None = None,
                 sent: Sent | None = None) -> None:  # fmt: skip
        super().__init__(shell)
        self.view: MachineView | None = None
        stored = given or Stored(_(words.UNTITLED), Machine())
        shelf = MachineShelf(shell.places.machines, SaveOrder(shell.places.machines))
        self.editing = Editing(shelf, stored.name or _(words.UNTITLED), stored.machine, path)
        self.stage = BenchStage(unfinished=True)
        self.candidate: Machine | None = None
        self.band: tuple[Point, Point] | None = None
        self.carried_gear: Placed | None = None
        """A gear on its way out of the box, where it would come to stand."""
        self.asked: Point | None = None
        self.tying: Tying | None = None
        self.showing: Showing | None = None
        self._pairs = gear_pairs(stored.machine)
        self.last_trail: Trail | None = None
        """Of the last run, seen while one builds on."""
        self.counting = Counting(stored.machine, wanted=self.counts)
        self.what_if: MachineWhatIf | None = None
        """The run that is shown beside others with a part elsewhere."""
        self.hundred: Hundred | None = None
        """All runs of the score at once, while they are looked at."""
        self.newcomer = not ChallengeProgress(shell.places.challenges).best
        self.celebration = Celebration(shell.settings.reduced_motion)
        self.speed = shell.settings.run_speed if shell.settings.run_speed in SPEED_NAMES else "1"
        self.sent = sent
        """The machine as it came from somebody else, with what was said of it."""
        if sent is not None:
            self.editing.keep()
        self.told = words.claimed(sent.claim) if sent is not None and sent.claim is not None else ""
        self.told = words.refused(self.editing.refusal) if self.editing.refusal else self.told
        self.taken = ""
        self.assets: Path | None = None
        self.room = FRect(0, 0, 1, 1)
        self.film_room = FRect(0, 0, 1, 1)
        """Where the film of a run lies, or will as soon as there is one."""
        self.since = 0.0
        """Seconds since the machine was changed."""
        self.ended = self.watched = False
        """Whether the run that is shown has ended; whether any has here, so that the score gives nothing away."""
        self.hinted, self.hinted_part = 0, ""
        self.helping = False
        """Whether its help stands in the place of the box."""
        self.flew_off = self.hopeless = False
        """Whether something left what is shown in this run; whether it was told that nothing more will happen in it."""

    def heard_at(self, at: Point) -> Point | None:
        """Where a place of the machine, cm, is on the canvas."""
        return self.view.to_screen(at) if self.view is not None else None

    # What can be done.

    @property
    def machine(self) -> Machine:
        """The machine that is seen: in the middle of a drag as it would be."""
        return self.candidate or self.editing.machine

    def edited(self) -> None:
        """Something may have changed: show it, say what is wrong with it, and count anew."""
        editing, self.hinted_part = self.editing, ""
        if self.tying is not None and editing.chosen != ((self.tying.part,) if self.tying.part else ()):
            self.tying = None
        if self.counting.machine is not editing.machine:
            self.showing = self.candidate = self.hundred = self.what_if = None
            self.counting = Counting(editing.machine, editing.overlaps(), self.counts)
            self.since = 0.0
        stuck = editing.overlaps()
        self.told = words.refused(editing.refusal) if editing.refusal else ""
        if not self.told and stuck:
            self.told = words.overlapping(stuck[0], editing.machine)
        before, self._pairs = self._pairs, gear_pairs(editing.machine)
        fresh = [pair for pair in self._pairs if pair.jams or pair not in before]
        if not self.told:
            self.told = words.meshing(fresh, editing.chosen, editing.machine)
        self.stale()

    def take(self, kind: str) -> None:
        """A part out of the box, into the middle of the stage, where arrows move it."""
        self.stop()
        self.taken = kind
        if self.editing.place(kind, (44.0, 16.0)):
            self.shell.sound.play("part_placed")
            self.focus("hand")
        self.edited()

    def run(self) -> None:
        """Let the machine go, unless nothing stands there or parts are stuck in each other."""
        if not self.editing.machine.parts:
            self._refuse_to_run(_(words.NOTHING_TO_RUN))
            return
        refused = [each for each in self.editing.overlaps() if each.refused]
        if refused:
            self.editing.choose(*(name for name in (refused[0].one, refused[0].other) if name != "stage"))
            self._refuse_to_run(words.overlapping(refused[0], self.editing.machine))
            return
        self.celebration.end()
        self.tying, self.newcomer, self.hundred, self.what_if = None, False, None, None
        self.showing = Showing(self.editing.machine, self.shell.sound)
        self.last_trail = self.showing.trail
        self.told, self.ended, self.flew_off, self.hopeless = "", False, False, False
        self.stale()

    def run_held(self, fallen: Sequence[str]) -> bool:
        """Run again with a hand on each loose part that fell before the start; False where hands are no help."""
        machine = self.editing.machine
        loose = [name for name in fallen if machine.part(name).spec.loose and not machine.part(name).held]
        if "grab" not in self.tools or not loose or not self.editing.try_to(lambda now: now.hold(loose)):
            return False
        self.edited()
        self.run()
        self.told = words.held_until_run(loose, self.editing.machine)
        return True

    def _refuse_to_run(self, why: str) -> None:
        self.told = why
        self.shell.sound.play("miss")
        self.stale()

    def stop(self) -> None:
        """Back to building."""
        self.showing = self.hundred = self.what_if = None
        self.celebration.end()
        self.told, self.hopeless = "", False
        self.stale()

    def tell_if_hopeless(self, hopeless: bool) -> None:
        """Whoever watches need not wait for the end of a run in which nothing more will happen."""
        if hopeless == self.hopeless:
            return
        self.hopeless = hopeless
        keys = {Device.KEYBOARD: "space", Device.PAD: "pad_x"}
        key = keys.get(self.shell.device)
        way = self.shell.caps.word(key) if key else _(words.STOP)
        self.told = _(words.NOTHING_MORE, key=way) if hopeless else ""
        self.stale()

    def run_or_stop(self) -> None:
        """What Space does."""
        if self.showing is not None and not self.showing.over:
            self.stop()
        else:
            self.run()

    def moment(self) -> str:
        """The moment of the run that is shown, and which part began to move last before it."""
        showing = self.showing
        if showing is None:
            return ""
        film, found = self.film or showing.film, self.marks
        now = film.now
        place = last_before([moment for moment, _acts, _part in found], now)
        happens = ""
        if place is not None:
            _moment, acts, part = found[place]
            happens = words.happens(part, self.editing.machine, acts)
        return films.moment(now / STEPS_PER_SECOND, film.end / STEPS_PER_SECOND, happens)

    @property
    def film(self) -> FilmPlayer | None:
        """The film that the strip plays, of the run or of two side by side."""
        return self.what_if.film if self.what_if is not None else self.showing.film if self.showing else None

    @property
    def at_end(self) -> bool:
        """Whether the film is at its end, and no more is to come."""
        film, showing = self.film, self.showing
        return film is not None and film.live and (self.what_if is not None or (showing is not None and showing.over))

    @property
    def marks(self) -> list[tuple[int, bool, str]]:
        """When each part began to move (False), and when it did what it is there for (True), in order."""
        run = self.what_if.branch.run if self.what_if is not None else self.showing.run if self.showing else None
        found = ((run.woken, False), (run.acts, True)) if run is not None else ()
        return sorted((moment, acts, part) for each, acts in found for part, moment in each.items())

    @property
    def film_marks(self) -> Sequence[int]:
        """The same moments alone."""
        return sorted({moment for moment, _acts, _part in self.marks})

    def choose_speed(self, value: str) -> None:
        """Watch at another speed, later runs too."""
        self.speed = value
        self.shell.adopt(replace(self.shell.settings, run_speed=value))
        self.stale()

    def turn(self, way: int) -> None:
        """Turn what is in hand: 1 to the left, -1 to the right; with Shift by one degree."""
        by = way * (_TURN_FINE if self.fine else _TURN)
        if self.what_if is not None:
            self.try_elsewhere(lambda now: now.turn(self.editing.chosen, by))
            return
        self.stop()
        self.editing.turn(by)
        self.edited()

    def do(self, act: str) -> None:
        """One of the acts of `Editing` that need no more than its name."""
        self.stop()
        getattr(self.editing, act)()
        self.edited()

    def step(self, verb: Verb) -> bool:
        """Move what is in hand by an arrow; tell whether there is anything."""
        if not self.editing.chosen or verb not in WAYS:
            return False
        by = self.step_cm
        x, y = WAYS[verb]
        if self.what_if is not None:
            self.try_elsewhere(lambda now: now.move(self.editing.chosen, (x * by, y * by)))
            return True
        self.stop()
        self.editing.shift((x * by, y * by))
        self.edited()
        return True

    def try_elsewhere(self, edit: Callable[[Machine], Machine]) -> bool:
        """See what would become of the run with the part in hand elsewhere; False where that cannot be."""
        return False

    def next(self, by: int = 1) -> None:
        """Take the next part in hand."""
        self.editing.next(by)
        self.focus("hand")
        self.edited()

    @property
    def alarmed(self) -> bool:
        """Whether what is told is about something that went wrong."""
        if self.what_if is not None and self.editing.refusal is None:
            return self.what_if.branch.run.done and not self.what_if.branch.caught
        over = self.showing is not None and self.ended and not self.showing.caught
        if over or self.hopeless or self.editing.refusal is not None:
            return True
        return self.showing is None and (bool(self.editing.overlaps()) or not self.editing.machine.parts)

    @property
    def fine(self) -> bool:
        """Whether Shift is held: small steps."""
        return bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)

    @property
    def step_cm(self) -> float:
        """How far parts are moved at once, cm."""
        return FINE if self.fine else COARSE

    def hint(self, hints: Sequence[str], parts: Sequence[str] = ()) -> None:
        """Tell the next of these, and after the last from the first again; parts: which one each is about, if any."""
        self.editing.choose()
        if self.ended:
            self.stop()
        at = self.hinted % len(hints)
        self.told, self.hinted_part = hints[at], parts[at] if parts else ""
        self.hinted += 1
        self.stale()

    def sending(self) -> Sent:
        """The machine with what can be said of it to others."""
        return Sent(self.editing.machine, self.editing.name, self.counting.score.claim)

    def copy_line(self) -> None:
        """Copy the machine as a line of text, with the name that somebody gave it in a line behind it."""
        sent = self.sending()
        copy_text(sent.line() if sent.name == _(words.UNTITLED) else sent.text())
        self.told = _(wall.COPIED)
        self.stale()

    # What is asked at the bench.

    def answers(self, query: Query) -> Sequence[str]:
        """The machine and how it fares, what is in hand, what is left in the box, what is to be done."""
        machine, one = self.editing.machine, self.editing.one
        if query is Query.WHERE:
            told: Sequence[str] = (self.heading(), self.moment() if self.showing is not None else self.told)
        elif query is Query.MINE:
            held = words.in_hand(one.id, neighbours(machine)[one.id], machine) if one is not None else ""
            told = (held or _(words.NOTHING_TAKEN),)
        elif query is Query.DUE:
            told = (self.task or (_(words.RUNS_IT) if machine.parts else _(words.TAKE_ONE)),)
        else:
            return super().answers(query)
        return [each for each in told if each]

    def on_help(self) -> None:
        """F1: what is to be done here, and how one builds, beside the stage; once more, and it goes."""
        self.show_help(not self.helping)

    def help_lines(self) -> list[str]:
        """What is told there."""
        rings = winds_itself(self.editing.machine)
        told = words.building_help(bool(self.kinds()), "grab" in self.tools, bool(self.ties), rings)
        return [each for each in (self.task, *told.split("\n")) if each]

    def show_help(self, shown: bool) -> None:
        """Open or close the panel of the help."""
        self.helping = shown
        self.focus("help_done" if shown else self.first)
        if shown:
            self.shell.announcements.say(" ".join(self.help_lines()), seen=True)
        self.stale()

    # What a challenge changes.

    @property
    def open_records(self) -> Callable[[], None] | None:
        """What opens the records of what is built here, None where there are none."""
        return None

    def kinds(self) -> tuple[str, ...]:
        """What is in the box."""
        return tuple(kind.id for kind in SHELVES)

    @property
    def task(self) -> str:
        """What is asked here, empty on a bench of one's own."""
        return ""

    @property
    def pointed(self) -> PointedOut:
        """What a hint points at, nothing on a bench of one's own."""
        return PointedOut()

    @property
    def near(self) -> bool:
        """Whether the stage shows the machine alone: in a run, until something flies out of that."""
        return self.showing is not None and not self.flew_off and self.hundred is None

    def heading(self) -> str:
        """What stands over the words when nothing is in hand."""
        parts = self.editing.machine.parts
        return words.standing(len(parts)) if parts else _(words.NOTHING)

    def back_hint(self) -> str:
        """What taking something out of the machine does with it."""
        return _(words.AWAY)

    @property
    def ties(self) -> Sequence[str]:
        """By what parts can be tied here."""
        return KINDS if "tie" in self.tools else ()

    def left_of(self, kind: str) -> int | None:
        """How many of a kind of part or tie are left, None for any number."""
        return None

    def name_widget(self, place: FRect) -> Widget:
        """The field with the machine's name."""
        editing = self.editing
        return Field(
            "name", place, text=editing.name, longest=24, on_text=editing.rename, hint=_(words.NAME), whole=True
        )

    def written(self) -> None:
        """The name is written: on to what runs the machine, as Undo beside it would undo at one more Enter."""
        self.focus("run")

    def caught(self) -> None:
        """The mouse was caught in a run; what can be done with such a machine."""
        if not winds_itself(self.editing.machine):
            self.told = sentences(self.told, _(in_match.PLAY_TOO))

    def missed(self) -> str:
        """What else is to be told of a run that did not catch."""
        return ""


# What the bench tells aloud: what became of a run or an edit, and of a part in hand where it is and what it touches.
#
# It can be read on the screen anyway, so that captions leave it out.


class BenchAloud:
    """Looks at a bench in every tick, and says what is new."""

    def __init__(self, bench: BareBench) -> None:
        self.bench = bench
        self._told = ""
        self._hand: tuple[object, object] = (None, bench.editing.machine)

    def listen(self) -> None:
        """Say what has changed since the last look."""
        bench, say = self.bench, self.bench.shell.announcements.say
        one, machine = bench.editing.one, bench.editing.machine
        if bench.told != self._told:
            self._told = bench.told
            say(bench.told, seen=True)
        if (one, machine) != self._hand:
            self._hand = one, machine
            if one is not None:
                say(words.in_hand(one.id, neighbours(machine)[one.id], machine), seen=True)
