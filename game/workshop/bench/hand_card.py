"""The card of what is in hand: its name, how it stands, what is wrong, and what can be done with it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from pygame import FRect

from game.text.language import _, sentences
from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD, SLACK, SMALL, Style
from game.ui.drawing.theme import Colour
from game.ui.input.bindings import Device, Verb
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import control_height
from game.ui.widgets.panels import Card
from game.ui.widgets.spoken import Role, Spoken
from game.ui.widgets.widget import Mood, Widget
from game.workshop.bench import film_strip, hundred, tie_acts
from game.workshop.bench.bare_bench import BareBench
from game.workshop.parts.fitting import tie_kinds
from game.workshop.text import bench as words

_ENDS = re.compile(r"(?<=[.!?…]) (?=\S)")
_SHARE = 0.68
"""In letters smaller than this share of theirs no further sentence is told beside what is in hand."""
_IN_A_ROW, _LEAST, _FILM = 4, 112.0, 300.0
"""Tools beside the words that need no second row, how tall two rows are, and how wide the film of a run is there."""


@dataclass
class HandWords(Widget):
    """What is in hand, in words; while it has the focus, arrows move it and Enter takes the next part.

    moment: tells the moment of the run that is looked at again, in the place of the note; nothing while there is none.
    """

    text: str = ""
    note: str = ""
    ink: Colour | None = None
    moment: Callable[[], str] = str
    on_step: Callable[[Verb], bool] = lambda verb: False
    on_press: Callable[[], None] = lambda: None

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 8

    def look(self) -> object:
        """The moment too: it changes ten times a second at the most, while the strip moves in every frame."""
        return super().look(), self.moment()

    def spoken(self) -> Spoken:
        """What is in hand, and what is said of it."""
        return Spoken(Role.BUTTON, self.text, note=self.moment() or self.note)

    def confirm(self) -> None:
        """The next part."""
        self.on_press()

    def steer(self, verb: Verb) -> bool:
        """Move the part."""
        return self.on_step(verb)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Two lines."""
        theme, place = canvas.theme, self.place
        if mood.hover:
            materials.framed(canvas, place, materials.Frame(theme.field, theme.card_edge, self.radius, 1))
        room = place.inflate(-14, -4)
        line = canvas.letters.line(BOLD)
        style = canvas.letters.fitting(self.text, BOLD, room.width)
        canvas.write(self.text, FRect(room.x, room.y, room.width, line), style, theme.ink, "left middle")
        rest = FRect(room.x, room.y + line, room.width, room.height - line)
        moment = self.moment()
        told, ink = (moment, theme.faint) if moment else (self.note, self.ink or theme.faint)
        style, shown = _whole_sentences(canvas, told, rest)
        canvas.write(shown, rest, style, ink)


def _whole_sentences(canvas: Canvas, told: str, room: FRect) -> tuple[Style, str]:
    """As many sentences from the first on as have room in large letters, the first one always, and in which letters."""
    parts = _ENDS.split(told)
    for number in range(len(parts), 0, -1):
        shown = sentences(*parts[:number])
        style = canvas.letters.shrunk(shown, SMALL, *room.size)
        large = canvas.letters.pixels(style) >= _SHARE * canvas.letters.pixels(SMALL)
        if large and canvas.letters.height(shown, style, room.width) <= room.height + SLACK:
            break
    return style, shown


class HandCard:
    """Measures and adds the card; low: its tools beside the words, where height is dear."""

    def __init__(self, bench: BareBench, low: bool) -> None:
        self.bench, self.low = bench, low

    def height(self, canvas: Canvas, width: float) -> float:
        """How tall it is at a width."""
        words, button = self._words(canvas), self._button(canvas)
        return max(words + 14, button + 14, _LEAST * (self._rows() - 1)) if self.low else words + button + 22

    def add(self, canvas: Canvas, room: FRect) -> None:
        """Words above, the tools below; in their place what goes with a run, or with all copies at once."""
        bench = self.bench
        bench.pane(room)
        bench.add(Card("hand_card", room))
        step = self._step(canvas, room)
        tools = self._tools_width(step) if self.low else 0.0
        film = max(tools, min(_FILM, room.width / 2)) if self.low else 0.0
        bench.film_room = self._film_place(canvas, room, film)
        tools = film if self._watching else tools
        self._say(canvas, FRect(room.x + 8, room.y + 6, room.width - 16 - tools, self._words(canvas)))
        if self._watching:
            self._film()
        else:
            left = room.right - tools - 4 if self.low else room.x
            self._tools(canvas, FRect(left, room.y, room.width, room.height), step)

    @property
    def _watching(self) -> bool:
        """Whether the film of a run is there; from the start, so that nothing is laid out anew once parts settled."""
        return self.bench.hundred is not None or self.bench.showing is not None

    def _step(self, canvas: Canvas, room: FRect) -> float:
        """From one tool to the next."""
        number = -(-len(self._shown()) // self._rows())
        return min(self._button(canvas) + 8, (room.width - 20) / max(1, number), 62.0 if self.low else 100.0)

    def _tools_width(self, step: float) -> float:
        """Beside the words."""
        return step * -(-len(self._shown()) // self._rows()) + 6

    def _say(self, canvas: Canvas, place: FRect) -> None:
        bench = self.bench
        text, note = self._told()
        warn = canvas.theme.warn if bench.told and bench.alarmed else None
        hand = HandWords("hand", place, text=text, note=note, ink=warn, moment=self._moment)
        hand.on_step, hand.on_press = bench.step, self._pressed
        bench.add(hand)

    def _film(self) -> None:
        """The film of a run, or what goes with all copies at once."""
        bench = self.bench
        if bench.hundred is not None:
            hundred.add(bench, bench.hundred, bench.film_room)
        elif bench.showing is not None:
            film_strip.add(bench, bench.film_room)

    def _film_place(self, canvas: Canvas, room: FRect, wide: float) -> FRect:
        """Where the film of a run lies: below the words, or beside them so wide; a film takes more than a few tools."""
        if self.low:
            return FRect(room.right - wide + 4, room.y + 8, wide - 16, room.height - 16)
        high = self._button(canvas)
        return FRect(room.x + 12, room.bottom - high - 10, room.width - 24, high)

    def _shown(self) -> Sequence[str]:
        """The tools, of which ties need none."""
        return self.bench.tools if self.bench.tying is None else ()

    def _rows(self) -> int:
        """Two where the words need the width."""
        return 2 if self.low and len(self._shown()) > _IN_A_ROW else 1

    def _pressed(self) -> None:
        """On a pad to the tools, as all of its arrows move what is in hand; else the next part."""
        bench = self.bench
        if bench.shell.device is Device.PAD and bench.editing.chosen and bench.tying is None:
            bench.focus(bench.tools[0])
        else:
            bench.next()

    def _tools(self, canvas: Canvas, room: FRect, step: float) -> None:
        """What can be done with what is in hand."""
        bench, editing, side = self.bench, self.bench.editing, self._button(canvas)
        tools = {
            "turn_left": (_(words.TURN_LEFT), partial(bench.turn, 1)),
            "turn_right": (_(words.TURN_RIGHT), partial(bench.turn, -1)),
            "mirror": (_(words.MIRROR), partial(bench.do, "mirror")),
            "copy": (_(words.COPY), partial(bench.do, "copy")),
            "grab": (_(words.HOLD), partial(bench.do, "hold")),
            "tie": (_(words.TIES), partial(tie_acts.begin, bench)),
            "box_back": (bench.back_hint(), partial(bench.do, "remove")),
        }
        why = {"grab": words.DOES_NOT_MOVE, "tie": words.NO_TIE}
        rows, shown = self._rows(), self._shown()
        columns = -(-len(shown) // rows)
        side = side if rows == 1 else (room.height - 22) / rows
        top = room.bottom - rows * side - (rows - 1) * 6 - (10 if rows == 1 else 8)
        for number, name in enumerate(shown):
            hint, act = tools[name]
            spot = FRect(room.x + 12 + number % columns * step, top + number // columns * (side + 6), step - 6, side)
            button = bench.add(Button(name, spot, icon=name, on_press=act, hint=hint))
            one = editing.one
            fits = {"grab": one is not None and bool(one.spec.bodies), "tie": one is not None and bool(tie_kinds(one))}
            button.enabled = fits.get(name, bool(editing.chosen))
            if not button.enabled:
                button.hint = sentences(hint, _(why[name] if one is not None and name in why else words.NOTHING_TAKEN))

    def _moment(self) -> str:
        film = self.bench.film
        return self.bench.moment() if film is not None and not film.live and self.bench.what_if is None else ""

    def _told(self) -> tuple[str, str]:
        """What is in hand, and what is to be said."""
        bench, editing = self.bench, self.bench.editing
        machine = editing.machine
        one = editing.one
        if bench.hundred is not None:
            return _(words.HUNDRED_TITLE), hundred.told(bench)
        if bench.what_if is not None and one is not None:
            head, line = words.part_name(one.id, machine), bench.moment()
        elif bench.showing is not None:
            head, line = bench.heading(), bench.task
        elif one is not None:
            head, line = words.part_name(one.id, machine), words.stands(one.id, machine)
        elif editing.chosen:
            head, line = words.chosen(len(editing.chosen)), _(words.POINT_AT_ONE)
        else:
            head = bench.heading()
            line = bench.task or (_(words.POINT_AT_ONE) if machine.parts else _(words.TAKE_ONE))
        return head, bench.told or line

    @staticmethod
    def _words(canvas: Canvas) -> float:
        return canvas.letters.line(BOLD) + 2 * canvas.letters.line(SMALL) + 6

    @staticmethod
    def _button(canvas: Canvas) -> float:
        return control_height(canvas.letters, BOLD, 46, 22)
