"""The plan: all 24 parts and how each stands, and the six points to be checked before cranking."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.table.play import MousetrapPlay
from game.games.mousetrap.text import table as labels
from game.games.mousetrap.text.log import straight
from game.shell.pages import Sheet
from game.text.language import _, capital, decimal, sentences, told_of
from game.ui.drawing import icons, materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BODY, BOLD, HEAD, SMALL, SMALL_BOLD, TITLE
from game.ui.input.bindings import Pressed, Verb
from game.ui.widgets.buttons import Button
from game.ui.widgets.panels import Card, Label, Picture
from game.ui.widgets.screen import Screen

_STEP = 90.0
_ANEW, _STRAIGHTEN = labels.RESET, labels.STRAIGHTEN
_STEADILY = labels.STEADY_HANDS_RESET_PART
_BY_HAND = labels.YOU_RESET_PART_WITH


class Plan(Sheet):
    """The check list, then every part."""

    first = "close"

    def __init__(self, table: Screen, close: Callable[[], None], play: MousetrapPlay) -> None:
        super().__init__(table, close)
        self.play = play

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
        left = self.play.to_set_anew
        on = [
            other
            for other in ([check for check, _unused in self.play.kit.checks] if start == "point" else left)
            if other in left
        ]
        after = next((other for other in on if other > number), 0)
        self.focus(f"{start}_{after}" if after else "close")
        found = self.find(self.focused)
        if found is not None:
            self.reveal(found)
        self.stale()

    def _anew(self, canvas: Canvas, place: FRect, number: int, start: str) -> FRect:
        """The button that sets a part anew, at the right of its row; what is left of the row.

        Before the crank is chosen only what stands crooked has one.
        """
        if not self.setting:
            return place
        wide = self._wide(canvas)
        left = FRect(place.x, place.y, place.width - wide - 10, place.height)
        if not self.play.operating and not self._crooked(number):
            return left
        text = _(_STRAIGHTEN if self._crooked(number) else _ANEW)
        alone = self.play.steady or (self.play.helped and self._crooked(number))
        hint = _(_STEADILY if alone else _BY_HAND, number=number)
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
        chosen = self.play.operating or not self.setting
        return sentences(_(labels.WHAT_MARKS_MEAN), "" if chosen else _(labels.THEN_THE_CRANK))

    def compose(self, canvas: Canvas) -> None:
        """A title, what scrolls, and a button."""
        letters = canvas.letters
        room = self.room(canvas, 860)
        self.add(Card("card", room, lift=1.6, corner=16))
        inner = room.inflate(-52, -36)
        head, button = letters.line(TITLE), max(52.0, letters.line(ACT) + 20)
        title_place = FRect(inner.x, inner.y, inner.width, head)
        self.add(Label("title", title_place, text=_(labels.PLAN_AND_CHECK_LIST), style=TITLE))
        view = FRect(inner.x, inner.y + head + 8, inner.width, inner.height - head - button - 24)
        line = max(34.0, letters.line(BODY) + 10)
        if self.setting:
            line = max(line, 46.0, letters.line(SMALL_BOLD) + 18)
        across = 2 if not self.setting and inner.width / 2 > 330 * canvas.text_scale else 1
        steps = self.play.kit.plan.steps
        rows = -(-steps // across)
        title, check = letters.line(HEAD) + 6, self._check_height(canvas, view.width - 20)
        legend = letters.height(self._meaning, SMALL, view.width - 20) + 6
        with self.region("rows", view, 2 * title + legend + len(self.play.kit.checks) * check + rows * line + 40):
            top = self._checks(canvas, FRect(view.x, view.y, view.width - 20, title), check)
            head_place = FRect(view.x, top + 14, view.width - 20, title)
            self.add(Label("parts_head", head_place, text=_(labels.ALL_PARTS), style=HEAD))
            each, gap = (view.width - 20) / across, 0 if self.setting else 12
            for number in range(1, steps + 1):
                column, row = divmod(number - 1, rows)
                place = FRect(view.x + column * each, head_place.bottom + row * line, each - gap, line)
                self._part(canvas, place, number)
        close = FRect(inner.right - 220 * min(canvas.text_scale, 1.6), inner.bottom - button, 0, button)
        close.width = inner.right - close.x
        self.add(Button("close", close, text=_(labels.CLOSE), kind="primary", on_press=self.close))

    def _check_height(self, canvas: Canvas, width: float) -> float:
        if self.setting:
            width -= self._wide(canvas) + 10
        words = max(canvas.letters.height(text, BODY, width - 40) for _unused, text in self.play.kit.checks)
        return max(words + canvas.letters.line(SMALL), canvas.letters.line(SMALL_BOLD) + 18 if self.setting else 0) + 8

    def _checks(self, canvas: Canvas, head: FRect, high: float) -> float:
        self.add(Label("checks_head", head, text=_(labels.BEFORE_CRANKING), style=HEAD))
        meaning = self._meaning
        legend = FRect(head.x, head.bottom, head.width, canvas.letters.height(meaning, SMALL, head.width))
        self.add(Label("legend", legend, text=meaning, style=SMALL))
        top = legend.bottom + 6
        for number, text in self.play.kit.checks:
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
        self.add(Label(f"name_{number}", words, text=text, style=style, colour=colour, align="left middle"))

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
