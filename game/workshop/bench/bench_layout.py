"""Where everything lies on the bench: the bar, the box of parts, the stage, the cards and keys below it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import FRect

from game.games.mousetrap.pictures.camera import MachineView
from game.shell.choice_lists import spoken
from game.text import screens as labels
from game.text.language import _, sentences
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BODY, BOLD, HEAD, SMALL, SMALL_BOLD, Style
from game.ui.drawing.theme import Colour, rgb
from game.ui.input.bindings import Device
from game.ui.widgets.buttons import Button, Choice
from game.ui.widgets.layout import Stack, control_height, flow, grid, split
from game.ui.widgets.panels import Card, KeyHints, Label, Picture
from game.ui.widgets.widget import Widget
from game.workshop.bench import tie_acts, what_if
from game.workshop.bench.bare_bench import PICKS, RUNS, BareBench
from game.workshop.bench.bench_picture import point_out
from game.workshop.bench.hand_card import HandCard
from game.workshop.bench.hands import open_parts
from game.workshop.bench.hundred import open_hundred
from game.workshop.bench.sharing import offer, shares
from game.workshop.bench.tie_panel import TiePanel
from game.workshop.parts.box import LAST
from game.workshop.parts.challenge import STEADY
from game.workshop.parts.run import winds_itself
from game.workshop.pictures.bench_stage import WIDE, framed, whole
from game.workshop.pictures.box import BoxFrame, Compartment, TieCompartment
from game.workshop.pictures.papers import RunPips, medal
from game.workshop.text import bench as words
from game.workshop.text import hall as wall
from game.workshop.text import in_match, records
from game.workshop.text.bench import part_name
from game.workshop.text.kinds import good_for, kind_name

# The card of how good the machine is: how many of a hundred hands catch, a mark for each, the weakest part.


_NUMBER = Style("display", 34)
_MEDAL, _EYE = 36.0, 46.0


class ScoreCard:
    """Measures and adds the card; low: the number alone, where height is dear."""

    def __init__(self, bench: BareBench, low: bool) -> None:
        self.bench, self.low = bench, low

    def height(self, canvas: Canvas, width: float) -> float:
        """How tall it is at a width."""
        letters = canvas.letters
        if self.low:
            return max(letters.line(_NUMBER), 2 * letters.line(SMALL), _EYE) + 10
        told = (self._told(), *map(_, (words.EACH_IS_OFF, words.NOT_YET, words.NO_CAGE, words.WAITS, words.RUN_FIRST)))
        inner = width - 24 - self._aside
        foot = max(2 * letters.line(SMALL), _EYE, *(letters.height(text, SMALL, inner) for text in told))
        return letters.line(_NUMBER) + foot + RunPips.height(canvas, width - 24) + 12

    def add(self, canvas: Canvas, room: FRect) -> None:
        """The number and what it counts, the marks, and what was found."""
        bench, letters = self.bench, canvas.letters
        bench.pane(room)
        bench.add(Card("score_card", room))
        inner = room.inflate(-24, -10)
        pips = 0.0 if self.low else RunPips.height(canvas, inner.width)
        head = FRect(inner.x, inner.y, inner.width, inner.height if self.low else letters.line(_NUMBER))
        if not self.low:
            self._medal(canvas, FRect(head.right - _MEDAL, head.centery - _MEDAL / 2, _MEDAL, _MEDAL))
            head.width -= _MEDAL + 8
        self._eye(FRect(inner.right - _EYE, inner.bottom - _EYE, _EYE, _EYE))
        if self.low:
            head.width -= self._aside
        self._head(canvas, head)
        if self.low:
            return
        place = FRect(inner.x, head.bottom - 3, inner.width, pips)
        score = bench.counting.score
        bench.add(RunPips("pips", place, captured=score.captured, runs=self._shown(), hint=self._explained))
        line = FRect(inner.x, place.bottom + 4, inner.width - self._aside, inner.bottom - place.bottom - 4)
        text = self._told()
        style = letters.shrunk(text, SMALL, *line.size)
        bench.add(Label("weakest", line, text=text, style=style, colour=canvas.theme.faint))

    @property
    def _aside(self) -> float:
        """How much room the ways on take at the right."""
        return (_EYE + 6) * (2 if self.bench.open_records is not None else 1)

    def _eye(self, place: FRect) -> None:
        """The way to all copies at once, as soon as a run has been seen to its end, and to the records."""
        bench = self.bench
        if bench.open_records is not None:
            self.bench.add(Button("records", place.move(-_EYE - 6, 0), icon="trophy", hint=_(records.RECORDS_HINT),
                                  label=_(records.RECORDS), on_press=bench.open_records))  # fmt: skip
        ready = bool(bench.counting.flights.found) and (bench.ended or bench.hundred is not None)
        hint = words.HUNDRED if ready else words.HUNDRED_WAITS
        bench.add(Button("hundred", place, icon="hundred", enabled=ready, hint=_(hint),
                         on_press=partial(open_hundred, bench)))  # fmt: skip

    def _head(self, canvas: Canvas, room: FRect) -> None:
        """The number of catches once there is one; before that what it is all about."""
        bench, letters, score = self.bench, canvas.letters, self.bench.counting.score
        wide = 0.0
        if score.captured:
            number = str(score.captured)
            wide = letters.width(number, _NUMBER) + 12
            spot = FRect(room.x, room.y, wide, room.height)
            bench.add(Label("caught", spot, text=number, style=_NUMBER, colour=self._ink(canvas), align="left middle"))
        told = FRect(room.x + wide, room.y, room.width - wide, room.height)
        text = (
            words.counted(score, winds_itself(bench.counting.machine))
            if score.captured
            else self._told()
            if self.low
            else _(words.OTHERS)
        )
        style = letters.shrunk(text, SMALL if self.low else BOLD, *told.size)
        hint = self._explained if self.low else ""
        bench.add(Label("counted", told, text=text, style=style, align="left middle", hint=hint))

    @property
    def _explained(self) -> str:
        if winds_itself(self.bench.counting.machine):
            return _(words.EXPLAINED_RINGS)
        return sentences(_(words.EXPLAINED), in_match.enough())

    def _ink(self, canvas: Canvas) -> Colour:
        return canvas.theme.good if self.bench.counting.score.runs >= words.FEW else canvas.theme.faint

    def _medal(self, canvas: Canvas, place: FRect) -> None:
        """Of a steady machine, or its empty place."""
        won = self.bench.counting.score.captured >= STEADY
        self.bench.add(Picture("steady", place, paint=partial(medal, number=1, won=won), hint=wall.legend(1)))

    def _shown(self) -> int:
        """How many marks tell something: none as long as the machine catches for nobody, its builder included."""
        score = self.bench.counting.score
        return score.runs if score.captured or score.exact else 0

    def _told(self) -> str:
        """What is to be said of the counting."""
        counting = self.bench.counting
        score, waits = counting.score, self._waits()
        if waits:
            return _(waits)
        if score.runs and score.weakest is None and not score.captured:
            return _(words.NOTHING_RINGS if winds_itself(counting.machine) else words.NOTHING_MOVES)
        if counting.hopeless:
            return _(words.ONLY_YOURS if score.exact else words.NOT_YET)
        if score.runs < RUNS:
            return _(words.EACH_IS_OFF if score.exact or not score.captured else words.YOURS_MISSED)
        sent = self.bench.sent
        if sent is not None and sent.claim is not None and sent.machine == counting.machine:
            return words.confirmed(sent.claim, score)
        return words.found(part_name(score.weakest, counting.machine) if score.weakest else "", score)

    def _waits(self) -> str:
        """Why nothing is counted yet: the score would tell how the first run ends."""
        counting = self.bench.counting
        if counting.stuck:
            return words.WAITS
        if not counting.aims:
            return words.NO_CAGE
        return "" if self.bench.watched or counting.score.runs else words.RUN_FIRST


# What lies below the stage.


_NARROW = 600.0
"""Design units below which the two cards lie one above the other."""


def add(bench: BareBench, canvas: Canvas, room: FRect) -> float:
    """Add them at the foot of a room, side by side where it is wide; tell where they begin."""
    beside = room.width > _NARROW * canvas.text_scale and bench.counts
    hand, score = HandCard(bench, not beside), ScoreCard(bench, not beside)
    if not bench.counts:
        high = hand.height(canvas, room.width)
        hand.add(canvas, FRect(room.x, room.bottom - high, room.width, high))
        return room.bottom - high
    if beside:
        places = split(room, (0.6, 0.4), 8)
        high = max(hand.height(canvas, places[0].width), score.height(canvas, places[1].width))
        left, right = (FRect(each.x, room.bottom - high, each.width, high) for each in places)
    else:
        high = score.height(canvas, room.width)
        right = FRect(room.x, room.bottom - high, room.width, high)
        upper = hand.height(canvas, room.width)
        left = FRect(room.x, right.top - 6 - upper, room.width, upper)
    hand.add(canvas, left)
    score.add(canvas, right)
    return left.top


# The row of keys below the stage: what they do with what is in hand, or while nothing is.

_TOOLS = (("mirror", "f", words.MIRROR_LOWER), ("copy", "c", words.COPY_LOWER), ("tie", "t", words.TIE_LOWER),
          ("grab", "h", words.HOLD_LOWER), ("box_back", "delete", words.BACK_INTO_THE_BOX))  # fmt: skip


def hints(bench: BareBench) -> list[tuple[str, str]]:
    """Keys with what they do, what matters most first."""
    if any(each is not None for each in (bench.tying, bench.showing, bench.hundred)):
        return []
    if bench.shell.device is Device.PAD:
        return _by_pad(bench)
    box = [("b", _(words.PARTS_BOX_LOWER))] if bench.kinds() else []
    if not bench.editing.chosen:
        parts = [("n", _(words.NEXT)), ("l", _(words.LIST_LOWER))] if bench.editing.machine.parts else []
        return [*box, *parts]
    first = [("left up right down", _(words.MOVE)), ("q e", _(words.TURN))]
    tools = [(key, _(word)) for name, key, word in _TOOLS if name in bench.tools]
    return [*first, *box, ("n", _(words.NEXT)), *tools]


def _by_pad(bench: BareBench) -> list[tuple[str, str]]:
    if not bench.editing.chosen:
        return [("pad_a", _(words.NEXT)), ("pad_x", _(words.RUN_LOWER))] if bench.editing.machine.parts else []
    return [("pad_left pad_up pad_right pad_down", _(words.MOVE)), ("pad_lt pad_rt", _(words.TURN)),
            ("pad_a", _(words.TOOLS_LOWER)), ("pad_b", _(words.DOWN_LOWER)), ("pad_x", _(words.RUN_LOWER))]  # fmt: skip


# Where everything lies on the bench: the bar, the box of parts, the stage, what is in hand, and the score.

_EDGE, _GAP = 10.0, 8.0
_CELL, _PICTURE, _LARGE = 92.0, 62.0, 84.0
_FEW = 4
"""Kinds that lie one below the other, with larger pictures."""
_NAME, _LEAST_NAME = 230.0, 120.0
_TIES, _WHAT_IF = 250.0, 270.0
_ON_FLOOR = rgb("#2a1d12")


def compose(bench: BareBench, canvas: Canvas) -> MachineView:
    """Add every widget of the bench; tell the view of the stage."""
    area = canvas.area
    bar = _bar(bench, canvas)
    box = _box(bench, canvas, FRect(_EDGE, bar.bottom + _GAP, 0, area.height - bar.bottom - _GAP - _EDGE))
    low = FRect(box.right + _GAP, 0, area.width - box.right - _GAP - _EDGE, 0)
    top = add(bench, canvas, FRect(low.x, 0, low.width, area.height - _EDGE))
    bench.room = FRect(low.x, bar.bottom + 4, low.width, top - bar.bottom - 4)
    keys = canvas.letters.line(SMALL) + 10
    if bench.room.height - keys > bench.room.width / WIDE:
        bench.room.height -= keys
        place = bench.pane(FRect(low.x + 10, bench.room.bottom - 3, low.width - 20, keys - 5))
        bench.add(KeyHints("keys", place, hints=hints(bench), colour=_ON_FLOOR))
    place = FRect(0, 0, *area.size)
    view = framed(place, bench.room, bench.editing.machine) if bench.near else whole(place, bench.room)
    point_out(bench, canvas, view)
    return view


def _bar(bench: BareBench, canvas: Canvas) -> FRect:
    """Rows of as many controls as fit; the name is shorter where that saves a row."""
    area = canvas.area
    high = control_height(canvas.letters, ACT, 46, 18)
    items = _controls(bench, canvas, high)
    row = FRect(_EDGE + 10, _EDGE + 2, area.width - 2 * _EDGE - 20, high)
    excess = sum(width + 12 for width, _make in items) - 12 - row.width
    if 0 < excess <= items[1][0] - _LEAST_NAME * canvas.text_scale:
        items[1] = (items[1][0] - excess, items[1][1])
    places = flow(row, (width for width, _make in items), 12)
    spare = row.right - places[-1].right
    if places[-1].top == places[0].top and spare > 1:
        places[1].width += min(spare, 120.0)
        for place in places[2:6]:
            place.x += min(spare, 120.0)
        for place in places[6:]:
            place.x += spare
    pane = bench.pane(FRect(_EDGE, _EDGE - 6, area.width - 2 * _EDGE, places[-1].bottom + 12 - _EDGE))
    bench.add(Card("bar", pane, lift=0.8))
    for place, (_width, make) in zip(places, items, strict=True):
        bench.add(make(place))
    return pane


def _controls(bench: BareBench, canvas: Canvas, high: float) -> list[tuple[float, Callable[[FRect], Widget]]]:
    """How wide each control of the bar is, and what makes it."""
    area = canvas.area
    running = bench.showing is not None
    run = _(words.AGAIN) if running else _(words.RUN)
    stop = _(words.STOP) if area.width >= 1100 else ""
    return [
        (Button.width(canvas, _(labels.BACK), "back"), partial(_back, bench)),
        (min(_NAME * max(1.0, canvas.text_scale * 0.8), area.width - 2 * _EDGE - 20), bench.name_widget),
        (high + 4, partial(_undo, bench)),
        (high + 4, partial(_redo, bench)),
        (high + 4, partial(_share, bench)),
        (high + 4, partial(_parts, bench)),
        (Button.width(canvas, run, "play", style=HEAD) + 60, partial(_run, bench, run)),
        (Button.width(canvas, stop, "stop") + 60 if stop else high + 4, partial(_stop, bench, stop)),
        (Choice.width(canvas, spoken(PICKS), SMALL_BOLD) + 8, partial(_speeds, bench)),
    ]


def _back(bench: BareBench, place: FRect) -> Widget:
    return Button("back", place, text=_(labels.BACK), icon="back", on_press=bench.shell.close)


def _undo(bench: BareBench, place: FRect) -> Widget:
    button = Button("undo", place, icon="undo", on_press=partial(bench.do, "undo"), hint=_(words.UNDO))
    button.enabled = bool(bench.editing.history.past)
    return button


def _redo(bench: BareBench, place: FRect) -> Widget:
    button = Button("redo", place, icon="redo", on_press=partial(bench.do, "redo"), hint=_(words.REDO))
    button.enabled = bool(bench.editing.history.future)
    return button


def _share(bench: BareBench, place: FRect) -> Widget:
    told = shares(bench.editing.machine)
    button = Button("share", place, icon="share", on_press=partial(offer, bench), hint=told)
    button.enabled = bool(bench.editing.machine.parts)
    return button


def _run(bench: BareBench, text: str, place: FRect) -> Widget:
    cap = "" if _goes_on(bench) else bench.shell.device.cap("space", "pad_x")
    hint = words.RUNS_IT if bench.editing.machine.parts else words.NOTHING_TO_RUN
    return Button("run", place, text=text, icon="play", kind="act", style=HEAD, cap=cap, on_press=bench.run,
                  hint=_(hint))  # fmt: skip


def _stop(bench: BareBench, text: str, place: FRect) -> Widget:
    cap = bench.shell.device.cap("space", "pad_x") if _goes_on(bench) else ""
    kind = "primary" if bench.hopeless and _goes_on(bench) else "plain"
    return Button("stop", place, text=text, icon="stop", kind=kind, cap=cap,
                  on_press=bench.stop, hint=_(words.STOPS_IT), enabled=bench.showing is not None)  # fmt: skip


def _goes_on(bench: BareBench) -> bool:
    """Whether what Space does is to stop a run."""
    return bench.showing is not None and not bench.showing.over


def _parts(bench: BareBench, place: FRect) -> Widget:
    return Button("parts_list", place, icon="log", on_press=partial(open_parts, bench), hint=_(words.OPENS),
                  label=_(words.TITLE))  # fmt: skip


def _speeds(bench: BareBench, place: FRect) -> Widget:
    return Choice("speed", place.inflate(0, -2), picks=spoken(PICKS), value=bench.speed, on_choose=bench.choose_speed,
                  style=SMALL_BOLD, hint=_(words.SPEED))  # fmt: skip


def _box(bench: BareBench, canvas: Canvas, room: FRect) -> FRect:
    """The box: three columns, two where it is narrow or words are large."""
    if bench.helping:
        place = FRect(room.x, room.y, _columns(canvas)[1], room.height)
        _add_help(bench, canvas, place)
        return place
    if bench.tying is not None:
        wide = max(_columns(canvas)[1], min(_TIES * canvas.text_scale, canvas.area.width * 0.42))
        place = FRect(room.x, room.y, wide, room.height)
        TiePanel(bench, bench.tying, canvas).add(place)
        return place
    if bench.what_if is not None:
        place = FRect(room.x, room.y, min(_WHAT_IF * canvas.text_scale, canvas.area.width * 0.42), room.height)
        what_if.panel(bench, bench.what_if).add(canvas, place)
        return place
    kinds = bench.kinds()
    if not kinds:
        return FRect(room.x - _GAP, room.y, 0, room.height)
    columns, wide = _columns(canvas, len(kinds))
    ties = bench.ties
    kinds = (*(kind for kind in kinds if kind not in LAST), *ties, *(kind for kind in kinds if kind in LAST))
    names = {kind: _(words.NAMES[kind]) if kind in ties else kind_name(kind) for kind in kinds}
    label = Compartment.label_height(canvas, names.values(), (wide - 28) / columns - 6)
    high = (_PICTURE if columns > 1 else _LARGE) + label + 4
    rows = -(-len(kinds) // columns)
    place = FRect(room.x, room.y, wide, min(room.height, rows * (high + 6) + 28))
    bench.pane(place)
    bench.add(BoxFrame("box", place))
    view = place.inflate(-24, -26).move(0, -2)
    with bench.region("kinds", view, rows * (high + 6)):
        for kind, spot in zip(kinds, grid(view.inflate(-4, 0), columns, high, 6), strict=False):
            make = (_tie if kind in ties else _part)(bench, kind, spot)
            make.text, make.foot = names[kind], label
            bench.add(make)
    return place


def _columns(canvas: Canvas, kinds: int = 99) -> tuple[int, float]:
    """How many columns a box of so many kinds has, and how wide it is with them."""
    if kinds <= _FEW:
        return 1, max(_CELL * 1.5 + 28, min(_CELL * 2, canvas.area.width * 0.16))
    wide = canvas.area.width >= 1200
    columns = (3 if wide else 2) if canvas.text_scale < 1.3 else (2 if wide else 1)
    cell = _CELL * min(1.5, max(1.0, canvas.text_scale * (0.95 if columns > 1 else 0.8)))
    return columns, columns * cell + (columns - 1) * 6 + 28


def _part(bench: BareBench, kind: str, spot: FRect) -> Compartment:
    left = bench.left_of(kind)
    return Compartment(f"kind_{kind}", spot, kind=kind, hint=good_for(kind), left=left, enabled=left != 0,
                       on_press=partial(bench.take, kind), figures=bench.stage.figures)  # fmt: skip


def _tie(bench: BareBench, kind: str, spot: FRect) -> Compartment:
    left = bench.left_of(kind)
    return TieCompartment(f"kind_{kind}", spot, kind=kind, hint=_(words.TIES_EXPLAINED[kind]), left=left,
                          enabled=left != 0, on_press=partial(tie_acts.begin, bench, kind))  # fmt: skip


# What stands in the place of the box while help is asked for: what is to be done, and how one builds.

_HELP_EDGE = 12.0


def _add_help(bench: BareBench, canvas: Canvas, place: FRect) -> None:
    """A card: its head, the words line by line, scrolling if they must, and the way out."""
    letters = canvas.letters
    bench.pane(place)
    bench.add(Card("help_card", place))
    inner = place.inflate(-2 * _HELP_EDGE, -2 * _HELP_EDGE)
    foot = control_height(letters, ACT, 46, 18)
    done = FRect(inner.x, inner.bottom - foot, inner.width, foot)
    bench.add(Button("help_done", done, text=_(words.DONE), on_press=partial(bench.show_help, False)))
    view = FRect(inner.x, inner.y, inner.width, inner.height - foot - 10)
    room, rows = FRect(view.x + 2, view.y + 2, view.width - 14, 0), Stack(10)

    def line(name: str, text: str, style: Style) -> None:
        high = letters.height(text, style, room.width)
        rows.add(high, lambda spot: bench.add(Label(name, spot, text=text, style=style)))

    line("help_head", _(words.WORKSHOP), HEAD)
    for number, text in enumerate(bench.help_lines()):
        line(f"help_{number}", text, BODY)
    rows.scroll(bench, "help", view, room, 6)
