"""The plan: which parts need attention, the six points to be checked before cranking, and how every part stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.table.play import MousetrapPlay
from game.games.mousetrap.text import table as labels
from game.games.mousetrap.text.log import straight
from game.shell.pages import Sheet
from game.text.language import _, capital, decimal, ngettext, sentences, told_of
from game.ui.drawing import icons, materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BODY, BOLD, HEAD, SMALL, SMALL_BOLD, TITLE
from game.ui.input.bindings import Device, Pressed, Verb
from game.ui.widgets.buttons import Button
from game.ui.widgets.panels import Card, Label, Picture
from game.ui.widgets.screen import Screen

_STEP = 90.0
_ANEW, _STRAIGHTEN = labels.PLACE_AGAIN, labels.STRAIGHTEN
_STEADILY = {True: labels.STEADY_HANDS_RESET_PART, False: labels.STEADY_HANDS_BEFORE_IT_IS_SET_OFF}
_BY_HAND = {True: labels.YOU_RESET_PART_WITH, False: labels.YOU_BEFORE_IT_IS_SET_OFF}
"""What a button does that sets a part anew, by whether the trap has a crank."""


class Plan(Sheet):
    """What needs attention, the check list, then every other part, each in the order of the machine.

    What needed attention as it was opened stays where it is, and no buttons come: nothing jumps under the pointer.
    """

    first = "close"

    def __init__(self, table: Screen, close: Callable[[], None], play: MousetrapPlay) -> None:
        super().__init__(table, close)
        self.play = play
        self._first = tuple(number for number in range(1, play.kit.plan.steps + 1) if self._crooked(number))
        self._all = play.operating

    @property
    def parts(self) -> Sequence[Placed]:
        """How the parts stand."""
        return self.play.shown.parts

    @property
    def setting(self) -> bool:
        """Whether a person may put parts right, as the crank is turned next."""
        return self.play.may_straighten

    def _set_anew(self, number: int, start: str) -> None:
        """Set one anew; the focus goes to the next that may still be. One's own hand does it on the table."""
        (self.play.straighten if self._crooked(number) else self.play.set_anew)(number)
        if self.play.holding is not None:
            self.close()
            return
        left = [other for other in self._order(start) if other in self.play.to_set_anew and self._offered(other)]
        order = self._order(start)
        after = next((other for other in left if order.index(other) > order.index(number)), 0)
        self.focus(f"{start}_{after}" if after else "close")
        found = self.find(self.focused)
        if found is not None and self.shell.device is not Device.MOUSE:
            self.reveal(found)
        self.stale()

    def _order(self, start: str) -> Sequence[int]:
        """The parts as they come one below the other, of the points to be checked or of the others."""
        if start == "point":
            return [number for number, _text in self._points]
        return [*self._first, *self._others]

    @property
    def _points(self) -> Sequence[tuple[int, str]]:
        """The points to be checked, first those that need attention."""
        return sorted(self.play.kit.checks, key=lambda point: point[0] not in self._first)

    @property
    def _others(self) -> Sequence[int]:
        """The parts that needed no attention."""
        return [number for number in range(1, self.play.kit.plan.steps + 1) if number not in self._first]

    def _offered(self, number: int) -> bool:
        """Whether a part has a button; before the crank is chosen only what stands crooked has one."""
        return self.setting and (self._all or number in self._first)

    def _anew(self, canvas: Canvas, place: FRect, number: int, start: str) -> FRect:
        """The button that sets a part anew, at the right of its row; what is left of the row."""
        if not self.setting:
            return place
        wide = self._wide(canvas)
        left = FRect(place.x, place.y, place.width - wide - 10, place.height)
        if not self._offered(number):
            return left
        text = _(_STRAIGHTEN if self._crooked(number) else _ANEW)
        alone = self.play.steady or (self.play.helped and self._crooked(number))
        hint = _((_STEADILY if alone else _BY_HAND)[self.play.kit.cranked], number=number)
        high = max(44.0, canvas.letters.line(SMALL_BOLD) + 16)
        self.add(
            Button(
                f"{start}_{number}",
                FRect(place.right - wide, place.y + 1, wide, high),
                text=text,
                label=told_of(text, self.play.kit.name(number)),
                style=SMALL_BOLD,
                enabled=not self.play.operating or number in self.play.to_set_anew,
                on_press=lambda: self._set_anew(number, start),
                hint=hint,
            )
        )
        return left

    @staticmethod
    def _wide(canvas: Canvas) -> float:
        return max(44.0, *(Button.width(canvas, _(text), style=SMALL_BOLD) for text in (_ANEW, _STRAIGHTEN)))

    @property
    def _meaning(self) -> str:
        """What the marks mean, and what follows from straightening."""
        chosen = self._all or not self.setting
        then = labels.THEN_THE_CRANK if self.play.kit.cranked else labels.THEN_SET_IT_OFF
        return sentences(_(labels.WHAT_MARKS_MEAN), "" if chosen else _(then))

    def compose(self, canvas: Canvas) -> None:
        """A title, what scrolls, and a button."""
        letters, room = canvas.letters, self.room(canvas, 860)
        self.add(Card("card", room, lift=1.6, corner=16))
        inner = room.inflate(-52, -36)
        head, button = letters.line(TITLE), max(52.0, letters.line(ACT) + 20)
        title_place = FRect(inner.x, inner.y, inner.width, head)
        self.add(Label("title", title_place, text=_(labels.PLAN_AND_CHECK_LIST), style=TITLE))
        view = FRect(inner.x, inner.y + head + 8, inner.width, inner.height - head - button - 24)
        self._rows(canvas, view)
        close = FRect(inner.right - 220 * min(canvas.text_scale, 1.6), inner.bottom - button, 0, button)
        close.width = inner.right - close.x
        self.add(Button("close", close, text=_(labels.CLOSE), kind="primary", on_press=self.close))

    def _rows(self, canvas: Canvas, view: FRect) -> None:
        """All that scrolls."""
        letters, wide = canvas.letters, view.width - 20
        across = 2 if not self.setting and view.width / 2 > 330 * canvas.text_scale else 1
        line, noted = self._line(canvas), max(self._line(canvas), letters.line(BODY) + letters.line(SMALL) + 8)
        title, check = letters.line(HEAD) + 6, self._check_height(canvas, wide)
        legend = letters.height(self._meaning, SMALL, wide) + 6
        urgent, checks = len(self._first) * noted, len(self.play.kit.checks) * check
        whole = 3 * title + legend + urgent + checks + -(-len(self._others) // across) * line + 54
        with self.region("rows", view, whole):
            place = self._needs(canvas, FRect(view.x, view.y, wide, title))
            for number in self._first:
                place = FRect(view.x, place.bottom, wide, noted)
                self._part(canvas, place, number)
            top = self._checks(canvas, FRect(view.x, place.bottom + 14, wide, title), check)
            if self._others:
                head = FRect(view.x, top + 14, wide, title)
                self.add(Label("parts_head", head, text=_(labels.OTHER_PARTS if self._first else labels.ALL_PARTS),
                               style=HEAD))  # fmt: skip
                self._columns(canvas, FRect(view.x, head.bottom, wide / across, line), across)

    def _columns(self, canvas: Canvas, first: FRect, across: int) -> None:
        """The parts that needed no attention, side by side where there is room."""
        rows, gap = -(-len(self._others) // across), 0 if self.setting else 12
        for at, number in enumerate(self._others):
            column, row = divmod(at, rows)
            place = first.move(column * first.width, row * first.height)
            self._part(canvas, FRect(place.topleft, (place.width - gap, place.height)), number)

    def _line(self, canvas: Canvas) -> float:
        letters = canvas.letters
        line = max(34.0, letters.line(BODY) + 10)
        return max(line, 46.0, letters.line(SMALL_BOLD) + 18) if self.setting else line

    def _needs(self, canvas: Canvas, head: FRect) -> FRect:
        """How many parts need attention now, and what the marks mean; the place that takes."""
        theme, number = canvas.theme, sum(map(self._crooked, self._order("")))
        text = ngettext(*labels.NEED_ATTENTION, number) if number else _(labels.NONE_NEEDS_ATTENTION)
        self.add(Label("needs", head, text=text, style=HEAD, colour=theme.warn if number else theme.good))
        meaning = self._meaning
        legend = FRect(head.x, head.bottom, head.width, canvas.letters.height(meaning, SMALL, head.width))
        self.add(Label("legend", legend, text=meaning, style=SMALL))
        return FRect(head.x, head.y, head.width, legend.bottom + 6 - head.y)

    def _check_height(self, canvas: Canvas, width: float) -> float:
        if self.setting:
            width -= self._wide(canvas) + 10
        words = max(canvas.letters.height(text, BODY, width - 40) for _unused, text in self.play.kit.checks)
        return max(words + canvas.letters.line(SMALL), canvas.letters.line(SMALL_BOLD) + 18 if self.setting else 0) + 8

    def _checks(self, canvas: Canvas, head: FRect, high: float) -> float:
        check = labels.BEFORE_CRANKING if self.play.kit.cranked else labels.BEFORE_SETTING_OFF
        self.add(Label("checks_head", head, text=_(check), style=HEAD))
        top = head.bottom
        for number, text in self._points:
            self.add(Picture(f"mark_{number}", FRect(head.x, top + 3, 26, 26), paint=self._marker(number)))
            row = self._anew(canvas, FRect(head.x, top, head.width, high), number, "point")
            words = FRect(row.x + 38, top, row.width - 38, canvas.letters.height(text, BODY, row.width - 38))
            self.add(Label(f"check_{number}", words, text=text, style=BODY))
            note = FRect(words.x, words.bottom - 1, words.width, canvas.letters.line(SMALL))
            colour = canvas.theme.warn if self._crooked(number) else canvas.theme.faint
            self.add(Label(f"off_{number}", note, text=self._stands(number), style=SMALL, colour=colour))
            top += high
        return top

    def _marker(self, number: int) -> Callable[[Canvas, FRect], None]:
        def paint(canvas: Canvas, place: FRect) -> None:
            name = "check_on" if number <= len(self.parts) else "check_off"
            if self._crooked(number):
                name = "warning"
            icons.icon(canvas, name, place, canvas.theme.warn if name == "warning" else canvas.theme.ink)

        return paint

    def _crooked(self, number: int) -> bool:
        """Whether a part stands further off than steady hands set one down."""
        return number <= len(self.parts) and not straight(self.parts[number - 1])

    def _stands(self, number: int) -> str:
        if number > len(self.parts):
            return _(labels.PART_IS_NOT_BUILT_YET, number=number)
        placed = self.parts[number - 1]
        if abs(placed.mm) < 0.05 and abs(placed.deg) < 0.05:
            return _(labels.PERFECTLY_PLACED)
        right, left = (
            labels.MM_TO_THE_RIGHT_DEGREES,
            labels.MM_TO_THE_LEFT_DEGREES,
        )
        return _(right if placed.mm > 0 else left, mm=decimal(abs(placed.mm), 1), deg=decimal(abs(placed.deg), 1))

    def _part(self, canvas: Canvas, place: FRect, number: int) -> None:
        theme, built = canvas.theme, number <= len(self.parts)
        place = self._anew(canvas, place, number, "anew")

        def paint(under: Canvas, room: FRect) -> None:
            picture = FRect(room.x, room.y + 2, 40, room.height - 4)
            self.play.kit.picture(under, number, picture, ghost=not built)
            if built:
                self._scale(under, self._offset(room), self.parts[number - 1])

        self.add(Picture(f"row_{number}", place, paint=paint))
        words = FRect(place.x + 48, place.y, self._offset(place).x - place.x - 54, place.height)
        text = f"{number}  {capital(self.play.kit.name(number))}"
        style = canvas.letters.fitting(text, BOLD if built else BODY, words.width)
        colour = theme.ink if built else theme.faint
        low = canvas.letters.line(SMALL) + 4 if number in self._first else 0.0
        name = FRect(words.x, words.y + (1 if low else 0), words.width, words.height - low)
        self.add(Label(f"name_{number}", name, text=text, style=style, colour=colour, align="left middle"))
        if low:
            self._how(canvas, words, number)

    def _how(self, canvas: Canvas, words: FRect, number: int) -> None:
        """How far off a part stands, in figures below its name."""
        low, theme = canvas.letters.line(SMALL), canvas.theme
        note = FRect(words.x, words.bottom - low - 3, words.width, low)
        colour = theme.warn if self._crooked(number) else theme.faint
        text = self._stands(number)
        style = canvas.letters.fitting(text, SMALL, note.width)
        self.add(Label(f"how_{number}", note, text=text, style=style, colour=colour))

    @staticmethod
    def _offset(place: FRect) -> FRect:
        return FRect(place.right - 92, place.centery - 9, 88, 18)

    @staticmethod
    def _scale(canvas: Canvas, place: FRect, placed: Placed) -> None:
        """A small spirit level: where the part stands between 3 mm to the left and to the right."""
        theme = canvas.theme
        materials.well(canvas, place, 9, theme.tray)
        middle = FRect(place.centerx - 1, place.y + 2, 2, place.height - 4)
        materials.framed(canvas, middle, materials.Frame(theme.faint, theme.faint, 1, 1))
        x = place.centerx + placed.mm / 3 * (place.width / 2 - 9)
        ink = theme.good if straight(placed) else theme.warn
        materials.framed(canvas, FRect(x - 7, place.y + 2, 14, 14), materials.Frame(ink, theme.outline, 7, 1))

    def on_key(self, pressed: Pressed) -> bool:
        """Up and down scroll, or go from button to button where there are some."""
        if self.setting:
            return False
        step = {Verb.UP: -_STEP, Verb.DOWN: _STEP}.get(pressed.verb, 0.0)
        if step:
            self.scroll_by("rows", step)
        return step != 0.0
