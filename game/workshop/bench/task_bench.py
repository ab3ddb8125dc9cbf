"""The bench with a challenge on it: what stands stays, the box holds what is given, hints can be asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import FRect

from game.machine.stage import ENGINE
from game.session.match import NotSaved
from game.shell.pages import ButtonRow
from game.text.language import _, sentences
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BODY, BOLD, HEAD, SMALL
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import Column, Stack, control_height, grid
from game.ui.widgets.panels import Card, Label, Picture
from game.ui.widgets.screen import Screen
from game.ui.widgets.widget import Widget
from game.workshop.bench.bare_bench import RUNS, copy_text
from game.workshop.bench.bench import Bench
from game.workshop.bench.duel import Duel, Standing
from game.workshop.bench.editing import Editing
from game.workshop.parts.challenge import Challenge, PointedOut, pointed_at
from game.workshop.parts.files import Stored
from game.workshop.parts.machine import Machine
from game.workshop.pictures.box import Compartment, ShownCompartment, ShownTie
from game.workshop.pictures.papers import MEDAL, MEDALS, PlanPicture, medal
from game.workshop.pictures.photographs import Photographs
from game.workshop.shelf import Best, ChallengeProgress
from game.workshop.text import challenges as texts
from game.workshop.text import hall as words
from game.workshop.text import records
from game.workshop.text.bench import CAUGHT, READY_AGAIN, belongs, refused
from game.workshop.text.bench import NAMES as TIES
from game.workshop.text.kinds import kind_name

WIDE = 350.0
_GAP, _CELLS, _CELL = 12.0, 3, 54.0
_SLICE = 0.008
"""Seconds of a frame in which a machine that was sent is counted."""


class ChallengeCard:
    """Adds the card to a screen. machine: what the picture shows."""

    def __init__(self, screen: Screen, challenge: Challenge, best: Best, machine: Machine) -> None:
        self.screen, self.challenge, self.best, self.machine = screen, challenge, best, machine

    def add(self, canvas: Canvas, room: FRect, photographs: Photographs, build: Callable[[], None]) -> None:
        """Name, picture, task, box and medals, scrolling if they must; the button at the foot."""
        self.screen.add(Card("challenge_card", room, lift=1.2))
        column = Column(room.inflate(-32, -28))
        high = control_height(canvas.letters, ACT, 54, 22)
        foot = column.last(high, _GAP)
        ways = (
            Button("build", text=_(words.BUILD_IT), icon="wrench", kind="primary", on_press=build),
            Button("records", text=_(records.RECORDS), icon="trophy", hint=_(records.RECORDS_HINT),
                   on_press=partial(self.screen.shell.open, "records", challenge=self.challenge)),
        )  # fmt: skip
        ButtonRow(ways).lay(self.screen, canvas, foot)
        view = column.rest()
        stack = Stack(_GAP)
        name = texts.challenge_name(self.challenge.id)
        self._words(stack, canvas, "challenge_name", name, view.width)
        caught = self.best.fewest > 0
        plan = partial(PlanPicture, "plan", machine=self.machine, caught=caught, photographs=photographs)
        stack.add(view.width * 0.4, lambda place: self.screen.add(plan(place)))
        self._words(stack, canvas, "task", texts.task(self.challenge.id), view.width)
        self._box(stack, canvas, view.width, photographs)
        for number in range(3):
            self._medal(stack, canvas, number, view.width)
        if self.best.fewest:
            self._words(stack, canvas, "bests", records.bests_told(self.best), view.width)
        stack.scroll(self.screen, "challenge", view)

    def _words(self, stack: Stack, canvas: Canvas, name: str, text: str, width: float) -> None:
        style = HEAD if name == "challenge_name" else BODY
        high = canvas.letters.height(text, style, width)
        stack.add(high, lambda place: self.screen.add(Label(name, place, text=text, style=style)))

    def _box(self, stack: Stack, canvas: Canvas, width: float, photographs: Photographs) -> None:
        """What is in the box, with how many there are of each."""
        given = list(self.challenge.left(self.challenge.fixed).items())
        names = {kind: _(TIES[kind]) if kind in TIES else kind_name(kind) for kind, _n in given}
        label = Compartment.label_height(canvas, names.values(), width / _CELLS - 6)
        high, rows = _CELL + label, -(-len(given) // _CELLS)

        def put(place: FRect) -> None:
            for (kind, number), spot in zip(given, grid(place, _CELLS, high, 6), strict=False):
                make = ShownTie if kind in TIES else ShownCompartment
                self.screen.add(make(f"given_{kind}", spot, kind=kind, text=names[kind], left=number, foot=label,
                                     figures=photographs.figures))  # fmt: skip

        stack.add(rows * (high + 6) - 6, put)

    def _medal(self, stack: Stack, canvas: Canvas, number: int, width: float) -> None:
        """What it is called, what for, and whether it is won or how near it was."""
        letters = canvas.letters
        won = self.best.medals(self.challenge)[number]
        told = words.how(number, self.challenge.needed, self.challenge.winds)
        state = _(words.WON) if won else words.best(number, self.best)
        aside = letters.width(state, BOLD) + 6 if state else 0.0
        inner = width - MEDAL - 12

        def put(place: FRect) -> None:
            spot = FRect(place.x, place.y + 2, MEDAL, MEDAL)
            self.screen.add(Picture(f"medal_of_{number}", spot, paint=partial(medal, number=number, won=won)))
            line = FRect(place.x + MEDAL + 12, place.y, inner - aside, letters.line(BOLD))
            self.screen.add(
                Label(f"name_of_{number}", line, text=words.medal_name(number, self.challenge.winds), style=BOLD)
            )
            if state:
                right = FRect(line.right, place.y, aside, line.height)
                ink = canvas.theme.good if won else canvas.theme.faint
                self.screen.add(
                    Label(f"state_of_{number}", right, text=state, style=BOLD, colour=ink, align="right top")
                )
            rest = FRect(line.x, line.bottom, inner, place.bottom - line.bottom)
            self.screen.add(Label(f"how_of_{number}", rest, text=told, style=SMALL, colour=canvas.theme.faint))

        stack.add(max(MEDAL + 4, letters.line(BOLD) + letters.height(told, SMALL, inner)), put)


# The bench with a challenge on it: what stands stays, the box holds what is given, hints come in three steps.


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
    """Opened from the wall with a challenge. duel: the machine that was sent, where that is the challenge."""

    tools: Sequence[str] = ("turn_left", "turn_right", "mirror", "copy", "box_back")

    def __init__(self, shell: Shell, challenge: Challenge, duel: Duel | None = None) -> None:
        self.challenge, self.duel = challenge, duel
        self.progress = ChallengeProgress(shell.places.challenges)
        self._begun = self.progress.begun(challenge)
        super().__init__(shell, Stored(self.heading(), self._begun))
        if challenge.ties:
            self.tools = (*self.tools[:-1], "tie", self.tools[-1])
        self.editing = TaskEditing(self.editing, challenge, self.progress)
        self._caught: Machine | None = None
        self._told_before = ""
        if duel is not None:
            self.told = sentences(duel.task, _(records.COUNTING_IT))

    @property
    def task(self) -> str:
        """What the challenge asks."""
        return texts.task(self.challenge.id) if self.duel is None else self.duel.task

    def heading(self) -> str:
        """What it is called."""
        return texts.challenge_name(self.challenge.id) if self.duel is None else self.duel.name

    @property
    def mine(self) -> Standing | None:
        """How good one's own machine is beside one that was sent, None until it has caught and is counted."""
        return self.duel.mine(self.counting, self._caught) if self.duel is not None else None

    def kinds(self) -> tuple[str, ...]:
        """What is given, each kind once."""
        return tuple(dict.fromkeys(part.kind for part in self.challenge.given))

    @property
    def ties(self) -> Sequence[str]:
        """What is given of them."""
        return tuple(dict.fromkeys(tie.kind for tie in self.challenge.ties))

    @property
    def open_records(self) -> Callable[[], None] | None:
        """The records of the challenge; a machine that was sent has none."""
        if self.duel is not None:
            return None
        return partial(self.shell.open, "records", challenge=self.challenge, building=True)

    def left_of(self, kind: str) -> int | None:
        """How many of it are not on the stage yet."""
        return self.challenge.left(self.editing.machine)[kind]

    def name_widget(self, place: FRect) -> Widget:
        """A hint, where else the name is; once it was caught, the next challenge; in a duel the way to answer."""
        if self.duel is not None:
            ready = self.mine is not None
            return Button("answer", place, text=_(records.COPY_ANSWER), icon="copy", enabled=ready,
                          kind="act" if ready else "plain", on_press=self.copy_line)  # fmt: skip
        following = self.following() if self._caught == self.editing.machine else None
        if following is not None:
            go_on = partial(self._go_on, following)
            return Button("next_challenge", place, text=_(words.NEXT), icon="play", kind="act", on_press=go_on)
        return Button("hint", place, text=_(words.HINT), icon="help", on_press=self.tell, hint=_(words.HINT_SHOWN))

    def following(self) -> Challenge | None:
        """The next one on the wall that was never caught; after the last, from the first again."""
        return self.progress.following(self.challenge)

    def copy_line(self) -> None:
        """As always; in a duel one's own machine as the next challenge, once it is counted."""
        if self.duel is None or self.mine is None:
            super().copy_line()
            return
        copy_text(self.duel.answer(self.mine, self.sending()))
        self.told = _(records.CHALLENGE_COPIED)
        self.stale()

    def _go_on(self, challenge: Challenge) -> None:
        self.shell.close()
        self.shell.open("task", challenge=challenge)

    def tell(self) -> None:
        """The next of the three hints, and then from the first again."""
        self.hint(texts.hints(self.challenge.id))
        self.aloud.listen()
        found, say = self.pointed, self.shell.announcements.say
        for part in (*found.marked, *found.shown):
            say(belongs(part.id, found.solution), seen=True)

    @property
    def pointed(self) -> PointedOut:
        """As the last hint has it."""
        if not self.hinted or self.showing is not None:
            return PointedOut()
        return pointed_at(self.challenge, self.editing.machine, (self.hinted - 1) % len(texts.hints(self.challenge.id)))

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
        return self._tick_duel() or moved

    def _tick_duel(self) -> bool:
        """While nothing else is to be counted, the machine that was sent is."""
        duel, idle = self.duel, self.showing is None or self.ended
        if duel is None or duel.target.over or not idle or not (self.counting.over or not self.watched):
            return False
        if duel.go_on(_SLICE):
            if self.showing is None:
                self.told = duel.confirmed
            self._compare(duel)
            self.stale()
        return True

    def _compare(self, duel: Duel) -> None:
        """Tell whether it is beaten, once both are counted."""
        if self.mine is None or duel.theirs is None:
            return
        self.told = records.outcome(self.mine, duel.theirs)
        if duel.won(self.mine):
            self.shell.sound.play("chime")
            self.celebration.begin("red", _(records.YOU_BEAT_IT), "trophy")

    def _reached(self, hands: int) -> None:
        """Keep it, and tell which medals are new, or what was told of the catch, and whether one more may come."""
        counted = self.counting.machine == self._caught and self.counting.over
        hands = max(hands, self.counting.score.captured) if counted else hands
        first = self.progress.of(self.challenge)
        before, lost = first.medals(self.challenge), ""
        steps = self.showing.run.steps if self.showing is not None and self.showing.over else 0
        try:
            name = self.shell.settings.builder.strip()
            self.progress.reached(self.challenge, self.editing.machine, hands, steps, name)
        except NotSaved as error:
            self.editing.refusal, lost = error, refused(error)
        now = self.progress.of(self.challenge)
        after, broken = now.medals(self.challenge), records.new_records(now.better(first))
        if self.duel is not None:
            self._compare(self.duel)
            if lost not in self.told:
                self.told = sentences(self.told, lost)
            self.stale()
            return
        if after != before or broken:
            self.shell.sound.play("chime")
        waiting = words.still_counted(self.challenge.winds) if not (after[1] or counted) else ""
        won = words.new_medals(before, after, self.challenge.winds)
        if won:
            fresh = next(number for number, has in enumerate(after) if has and not before[number])
            self.celebration.begin("red", won, MEDALS[fresh][0])
        elif broken:
            self.celebration.begin("red", broken, "trophy")
        if won or broken or lost or self.showing is not None:
            solved = _(READY_AGAIN if self.challenge.winds else CAUGHT)
            self.told = sentences(solved if won else self._told_before, won, broken, waiting, lost)
        self.stale()
