"""Where the match holds its breath: at the last part of the trap, and at a crank that comes too soon."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from pygame import FRect

from game.games.mousetrap.nature.cranking import trap_inputs
from game.games.mousetrap.pictures import complete as pictures
from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.pictures.complete import Illumination
from game.games.mousetrap.pictures.kit import TrapKit
from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.table.cranking.own_crank import open_own_test
from game.games.mousetrap.table.machine.crank_cards import Operator
from game.games.mousetrap.table.play import MousetrapPlay
from game.games.mousetrap.text import log as words
from game.games.mousetrap.text import machine as crank_tests
from game.games.mousetrap.trap.report import LINKS
from game.games.mousetrap.trap.run import TrapRun
from game.machine.hand import Hand
from game.shell.pages import Sheet
from game.text.language import _, sentences
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BODY, HEAD, TITLE, Style
from game.ui.drawing.light import strength
from game.ui.input.bindings import Input, Phase, Pointed, Pressed
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.dirty import Item, Overlay
from game.ui.widgets.panels import Card, Label, Picture
from game.ui.widgets.screen import Screen

DRAWS_BACK, A_BULB = 1.2, 0.12
"""Seconds in which the camera draws back, and from one bulb to the next."""
_TITLE = Style("display", 46)
_EDGE, _PAD, _TONE = 24.0, 14.0, 0.6


class AllTogether(Operator):
    """Everybody, when the whole trap is tried."""

    @property
    def told(self) -> tuple[str, str]:
        """That all try it, and that it does not count."""
        return _(words.ALL_TOGETHER if self.cranked else words.ALL_TOGETHER_NOW), _(crank_tests.JUST_A_TEST)


def open_complete(play: MousetrapPlay, seat: str) -> None:
    """Show the moment at a table where this seat has just set the last part."""
    kit, state, names = play.kit, play.state, play.seats.names
    test = (own_trial if kit.plan.own else trial)(play, seat)
    play.shell.open("mousetrap_complete", trap=Completed(kit, state.parts, test), names=names, seat=seat)


def trial(play: MousetrapPlay, seat: str) -> Callable[[], None]:
    """What lets the whole machine run once; the table stands as it stood."""
    names = play.seats.names

    def test() -> None:
        run = TrapRun(trap_inputs(play.state, Hand(())), live=True)
        if run.refused:
            play.shell.open("notice", heading=_(words.IT_FALLS), text=_(words.A_PART_FALLS))
            return
        on_wheel = tuple(other for other in names if other != seat)[:1]
        play.shell.open("mousetrap_crank", run=run, who=AllTogether(seat, names[seat], on_wheel))

    return test


def own_trial(play: MousetrapPlay, seat: str) -> Callable[[], None]:
    """The same with a machine of one's own."""
    return partial(open_own_test, play, seat, AllTogether)


class Completed(NamedTuple):
    """A trap whose last part stands. test: lets it run."""

    kit: TrapKit
    parts: Sequence[Placed]
    test: Callable[[], None]


class TrapComplete(Screen):
    """Over the table, which goes on when it is closed; nothing of it is logged.

    names: everybody by seat. seat: whoever set the last part.
    """

    first = "test"
    takes_turns = True

    def __init__(self, shell: Shell, trap: Completed, names: Mapping[str, str], seat: str) -> None:
        super().__init__(shell)
        self.kit, self.names, self.seat, self._test = trap.kit, dict(names), seat, trap.test
        settings = shell.settings
        self.calm = settings.reduced_motion or not settings.pace
        self.links = len(self.kit.spots)
        stage = self.kit.stage(trap.parts)
        self.light = Illumination(stage, self.kit.spots, tuple(names), seat, strength(settings))
        self.since = self.stands if self.calm else 0.0
        self.view: MachineView | None = None
        self.lay_over(Overlay(self.beneath, lambda canvas: []))
        shell.announcements.say(sentences(_(words.COMPLETE), self.who_set_it()))

    def who_set_it(self) -> str:
        """Who set the last part, and which that is."""
        name, last = self.names[self.seat], self.kit.plan.steps
        return words.who_set_step(name, last, self.kit.name(last)) if self.kit.plan.own else words.who_set_it(name)

    @property
    def stands(self) -> float:
        """Seconds after which the choices stand, if nobody presses anything before."""
        return DRAWS_BACK + A_BULB * (self.links + 1)

    @property
    def chosen(self) -> bool:
        """Whether all bulbs are on, and the choices stand."""
        return self.since >= self.stands

    @property
    def bulbs_on(self) -> int:
        """How many bulbs are on."""
        return min(self.links, max(0, int((self.since - DRAWS_BACK) / A_BULB + 1e-6)))

    # What is done.

    def test(self) -> None:
        """Let the whole machine run once; the table stands as it stood."""
        self.shell.close()
        self._test()

    def stand(self) -> None:
        """All bulbs on, and the choices."""
        self.since = self.stands
        self.focused = self.first
        self.stale()

    # Input and time.

    def handle(self, given: Input) -> None:
        """Any press skips to the choices."""
        pressed = isinstance(given, Pressed) or (isinstance(given, Pointed) and given.phase is Phase.DOWN)
        if pressed and not self.chosen:
            self.stand()
        else:
            super().handle(given)

    def on_help(self) -> None:
        """All there is to know stands there."""

    def tick(self, dt: float) -> bool:
        """Draw back, then one bulb after the other, each with the tone of its link."""
        if self.chosen:
            return False
        before = self.bulbs_on
        self.since += dt
        for link in range(before, self.bulbs_on):
            tone = 1 + round(link * (len(LINKS) - 1) / max(1, self.links - 1))
            self.shell.sound.play(f"link_{tone}", _TONE)
        if self.chosen:
            self.stand()
        return True

    # Layout and drawing.

    def compose(self, canvas: Canvas) -> None:
        """The ribbon where it hides least; until the choices stand at the foot, whose the last part is below it."""
        high = max(64.0, canvas.letters.line(HEAD) + 30)
        foot = high + 2 * _PAD
        self.view = self.kit.whole(canvas.area, foot + 46)
        ribbon = self._ribbon(canvas, self.view, foot + 2 * _EDGE)
        if self.chosen:
            self._choices(canvas, high)
        else:
            self._who(canvas, ribbon)

    def _ribbon(self, canvas: Canvas, view: MachineView, foot: float) -> FRect:
        area, letters = canvas.area, canvas.letters
        title = _(words.COMPLETE)
        most = area.width * 0.5
        style = letters.fitting(title, _TITLE, most)
        size = letters.width(title, style) + 70, letters.line(style) + 22
        place = pictures.least_hiding(area, size, _EDGE, foot, pictures.seen_of(self.kit, view))
        self.pane(place.inflate(2 * place.height, 20))
        self.add(Picture("ribbon", place, paint=pictures.ribbon))
        room = place.inflate(-24, -8).move(0, -3)
        self.add(Label("title", room, text=title, style=style, colour=(255, 250, 240), align="centre middle",
                       raised=True))  # fmt: skip
        return place

    def _who(self, canvas: Canvas, ribbon: FRect) -> None:
        """Whose the last part is, below the ribbon."""
        letters, line = canvas.letters, self.who_set_it()
        told = min(ribbon.width, letters.width(line, BODY) + 4)
        tall = letters.height(line, BODY, told)
        card = FRect(ribbon.centerx - told / 2 - 14, ribbon.bottom + 12, told + 28, tall + 12)
        self.add(Card("who_card", self.pane(card), lift=0.6, corner=8))
        self.add(Label("who", FRect(card.x + 14, card.y + 6, told, tall), text=line, align="centre top"))

    def _choices(self, canvas: Canvas, high: float) -> None:
        area, device = canvas.area, self.shell.device
        test = Button("test", FRect(), text=_(words.TEST_IT), icon="crank", kind="act", style=HEAD, on_press=self.test,
                      hint=_(words.TEST_IT_HINT))  # fmt: skip
        on = Button("play_on", FRect(), text=_(words.PLAY_ON), style=HEAD, on_press=self.shell.close,
                    hint=_(words.PLAY_ON_HINT), cap=device.cap("escape", "pad_b"))  # fmt: skip
        most = area.width - 2 * _EDGE - 3 * _PAD
        wide = [Button.width(canvas, each.text, each.icon, HEAD) + extra for each, extra in ((test, 30), (on, 90))]
        share = min(1.0, most / sum(wide))
        card = FRect(0, 0, sum(wide) * share + 3 * _PAD, high + 2 * _PAD)
        card.midbottom = area.centerx, area.bottom - 16
        self.add(Card("choices", self.pane(card), lift=1.4, corner=16))
        left = card.x + _PAD
        for button, each in ((test, wide[0] * share), (on, wide[1] * share)):
            button.rect = FRect(left, card.y + _PAD, each, high)
            button.style = canvas.letters.fitting(button.text, HEAD, each - 30 - button.aside)
            self.add(button)
            left += each + _PAD

    def beneath(self, canvas: Canvas) -> list[Item | None]:
        """The machine, as far as the camera has drawn back and the bulbs are on."""
        assert self.view is not None
        return [self.light.item(canvas, self.view, self.bulbs_on, min(1.0, self.since / DRAWS_BACK))]


# A mouse on the crank space before the trap is complete: whose it is may try the machine as it stands.


_RIM, _GAP = 26.0, 18.0


class NotYet(Sheet):
    """Over the table, which goes on when it is closed; the rules know nothing of it.

    seat: whose mouse is there. try_it: goes to the machine.
    """

    first = "try_it"
    takes_turns = True

    def __init__(
        self, table: Screen, close: Callable[[], None], play: MousetrapPlay, seat: str, try_it: Callable[[], None]
    ) -> None:
        super().__init__(table, close)
        self.told = words.too_soon(play.seats.names[seat], len(play.state.parts))
        self._try_it = try_it
        self.shell.announcements.say(self.told)

    def compose(self, canvas: Canvas) -> None:
        """What is so, and the two ways on."""
        letters, head, told = canvas.letters, _(words.NOT_YET), self.told
        inner = self.room(canvas, 600).width - 2 * _RIM
        tall, low, high = letters.height(head, TITLE, inner), letters.height(told, HEAD, inner), letters.line(HEAD) + 30
        room = self.room(canvas, 600, tall + low + high + 2 * _RIM + 2 * _GAP)
        self.add(Card("card", room, lift=1.6, corner=16))
        top = room.y + _RIM
        self.add(Label("title", FRect(room.x + _RIM, top, inner, tall), text=head, style=TITLE))
        with self.region("words", FRect(room.x + _RIM, top + tall + _GAP, inner, low), low):
            self.add(Label("words", FRect(room.x + _RIM, top + tall + _GAP, inner, low), text=told, style=HEAD))
        row = FRect(room.x + _RIM, room.bottom - _RIM - high, inner, high)
        self.pair(
            canvas,
            row,
            Button("try_it", row, text=_(words.TRY_IT), icon="crank", kind="act", on_press=self._try_it,
                   hint=_(crank_tests.TRY_HINT)),
            Button("play_on", row, text=_(words.PLAY_ON), on_press=self.close, hint=_(words.PLAY_ON_HINT),
                   cap=self.shell.device.cap("escape", "pad_b")),
        )  # fmt: skip
