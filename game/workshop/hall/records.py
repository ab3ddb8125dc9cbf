"""The records of a challenge: three curves of machines that a search found, one's own among them, and what is left."""

from __future__ import annotations

from dataclasses import replace

from game.shell.pages import MARGIN, Page
from game.text.language import _, sentences, whole
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BODY, BOLD, HEAD, SMALL
from game.ui.layout import BoxTree, ByWidth, Grow, HBox, Layers, Pad, Scroll, Sized, VBox, even
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.fields import Field
from game.ui.widgets.layout import control_height
from game.ui.widgets.panels import Card, Label
from game.workshop.parts.challenge import Challenge
from game.workshop.pictures.curves import CurvePicture
from game.workshop.proofs.found import Curve, as_counted, found_for
from game.workshop.shelf import ChallengeProgress
from game.workshop.text import hall as wall
from game.workshop.text import records as words
from game.workshop.text.hall import SAFE

LONGEST_NAME = 24
_CURVE, _SHARE, _GAP, _EDGE = 170.0, 0.38, 16.0, 20.0
"""How tall a curve is at least, and of the height of the window."""
_BESIDE = 250.0
"""Units of width that each of three cards side by side needs."""


class Records(Page):
    """Opened with a challenge, from the wall or from its bench. building: its bench lies below."""

    first, safe = "back", SAFE

    def __init__(self, shell: Shell, challenge: Challenge, building: bool = False) -> None:
        super().__init__(shell)
        self.challenge, self.building = challenge, building
        self.best = ChallengeProgress(shell.places.challenges).of(challenge)
        self.found = found_for(challenge)
        told = (self._told(kind) for kind in range(len(words.HEADINGS)))
        shell.announcements.say(sentences(whole(words.title(challenge.id)), *told), seen=True)

    def tree(self, canvas: Canvas) -> BoxTree:
        """The three curves, side by side where there is room, and below them who builds."""
        cards = [self._card(canvas, kind, curve) for kind, curve in enumerate(self.found.curves)]
        least = 3 * _BESIDE * min(1.6, canvas.text_scale)
        curves = ByWidth(lambda width: even(*cards, gap=_GAP) if width >= least else VBox(*cards, gap=_GAP))
        below = Scroll(VBox(curves, _GAP, self._foot(canvas)), "records", (4, 4, 8, 12))
        aside = None
        if not self.building:
            build = Button("build", text=_(wall.BUILD_IT), icon="wrench", kind="primary", on_press=self._build)
            aside = Sized(build, build.natural_width(canvas) + 24, align="right middle")  # fmt: skip
        return self.page(canvas, words.title(self.challenge.id), 14, Grow(Pad(below, MARGIN - 6, 0)), 10, aside=aside)

    def _card(self, canvas: Canvas, kind: int, curve: Curve) -> BoxTree:
        """What it counts, the best of it, the curve, and where one stands."""
        best, yours = as_counted(self.best.values)[kind], as_counted(self.best.last)[kind]
        there = [*curve.counts, *(each for each in (best, yours) if each)]
        ends = (words.value(kind, min(there)), words.value(kind, max(there))) if there else ("", "")
        told, faint = self._told(kind), canvas.theme.faint
        picture = CurvePicture(f"curve_{kind}", counts=curve.counts, best=best, yours=yours, ends=ends, told=told)
        record = words.held(kind, best, self.best.names[kind]) if best else _(words.NONE_YET)
        inside = VBox(
            Label(f"kind_{kind}", text=_(words.HEADINGS[kind]), style=HEAD),
            Label(f"best_{kind}", text=record, style=BOLD if best else BODY),
            8,
            Sized(picture, height=max(_CURVE, canvas.area.height * _SHARE)),
            8,
            Label(f"told_{kind}", text=told, style=SMALL, colour=faint),
            gap=2,
        )
        return Layers(Card(f"card_{kind}", lift=1.1), Pad(inside, _EDGE))

    def _told(self, kind: int) -> str:
        """Where one's own machine stands, and what there is to beat."""
        best, yours = as_counted(self.best.values)[kind], as_counted(self.best.last)[kind]
        own = words.yours(kind, yours) if yours and yours != best else ""
        return sentences(own, words.standing(kind, best, self.found.curves[kind]))

    def _foot(self, canvas: Canvas) -> BoxTree:
        """Whose name goes beside a record, and when one counts."""
        letters, ink = canvas.letters, canvas.theme.on_table
        high = control_height(letters, ACT, 50, 20)
        name = Field("builder", text=self.shell.settings.builder, longest=LONGEST_NAME, on_text=self._rename,
                     hint=_(words.BUILDER_HINT))  # fmt: skip
        asked = Label("builder_is", text=_(words.BUILDER), style=BOLD, colour=ink, align="left middle")
        field = Sized(
            HBox(Sized(asked, letters.width(_(words.BUILDER), BOLD) + 12), Grow(name)), 340, high, "left middle"
        )
        rule = Label("counts", text=sentences(_(words.PINS), _(words.CONFIRMED_HERE)), colour=ink, align="left middle")
        beside = HBox(field, Grow(rule), gap=24)
        return ByWidth(lambda width: beside if width >= 760 * canvas.text_scale else VBox(field, rule, gap=8))

    def _rename(self, name: str) -> None:
        self.shell.adopt(replace(self.shell.settings, builder=name))

    def _build(self) -> None:
        self.shell.close()
        self.shell.open("task", challenge=self.challenge)
