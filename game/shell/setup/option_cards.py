"""The cards of what can be chosen before a match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.core.setup import LIMITS
from game.shell.rule_options import Group, Numbers, RuleOption
from game.text.language import _
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD, HEAD, SMALL
from game.ui.layout import BoxTree, ByWidth, Grow, HBox, Layers, Pad, Sized, Stretch, VBox, even
from game.ui.widgets.buttons import Toggle
from game.ui.widgets.fields import Slider
from game.ui.widgets.layout import control_height
from game.ui.widgets.panels import Card, Label
from game.ui.widgets.screen import Screen

GAP = 20.0
_STRETCH = 24.0
_WEIGHTS = (0.36, 0.34, 0.30)


def changed(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The numbers with one of them changed; those before it do not stay above it, those after it not below."""
    lower, upper = values[:at], values[at + 1 :]
    return (*(min(value, number) for number in lower), value, *(max(value, number) for number in upper))


def number_rows(screen: Screen, canvas: Canvas, numbers: Numbers, chosen: dict[str, str]) -> BoxTree:
    """A line that says what they are, and a slider each; they are chosen as the option writes them."""
    values = tuple(map(int, chosen[numbers.option].split("/")))
    words = [_(word) for word in numbers.words]
    widest = max(canvas.letters.width(word, BOLD) for word in words) + 4
    least, top = LIMITS
    high = control_height(canvas.letters, BOLD, 44, 8)

    def slide(at: int, value: int) -> None:
        chosen[numbers.option] = "/".join(map(str, changed(values, at, value)))
        screen.stale()

    def row(at: int, word: str) -> BoxTree:
        name = f"{numbers.option}_{at}"
        told = Label(f"word_{name}", text=word, style=BOLD, align="left middle")
        slider = Slider(name, label=word, value=values[at], least=least, top=top, step=1, unit="",
                        on_slide=partial(slide, at))  # fmt: skip
        return Sized(HBox(Sized(told, widest), Grow(slider), gap=12), height=high)

    note = Label(f"note_{numbers.option}", text=_(numbers.note, most=max(values)), style=SMALL)
    return VBox(note, 4, *(row(at, word) for at, word in enumerate(words)))


def option_cards(
    screen: Screen, canvas: Canvas, groups: Sequence[Group], chosen: dict[str, str], width: float
) -> BoxTree:
    """Groups of offers side by side, or one below the other where that is too narrow; chosen: an option's value."""
    cards = [_card(screen, canvas, group, chosen) for group in groups]
    if width / 3 <= 270 * canvas.text_scale:
        return VBox(*cards, gap=GAP)
    if len(cards) != len(_WEIGHTS):
        return even(*cards, gap=GAP)
    return HBox(*map(Grow, cards, _WEIGHTS), gap=GAP)


def _card(screen: Screen, canvas: Canvas, group: Group, chosen: dict[str, str]) -> BoxTree:
    letters = canvas.letters
    title = Label(f"head_{group.title}", text=group.title, style=HEAD)
    aside = Label(f"aside_{group.title}", text=group.aside, style=SMALL, colour=canvas.theme.faint,
                  align="right middle")  # fmt: skip
    both = title.natural_width(canvas) + aside.natural_width(canvas) + 20

    def head(width: float) -> BoxTree:
        return Layers(title, aside) if group.aside and both < width else title

    rows = number_rows(screen, canvas, group.numbers, chosen) if group.numbers else None
    told = VBox(
        Sized(Pad(ByWidth(head), 4, 0), height=letters.line(HEAD)),
        *(Stretch(_offer(screen, offer, chosen), _STRETCH) for offer in group.offers),
        2,
        Grow(),
        Pad(rows, 4, 0) if rows else None,
        gap=8,
    )
    return Layers(Card(f"card_{group.title}"), Pad(told, 14, 12))


def _offer(screen: Screen, offer: RuleOption, chosen: dict[str, str]) -> BoxTree:
    values = offer.round or (offer.value,)
    value = chosen.get(offer.option)
    at = values.index(value) + 1 if value in values else 0

    def choose(wanted: bool) -> None:
        chosen[offer.option] = values[at % len(values)] if wanted else offer.without
        screen.stale()

    return Toggle(f"{offer.option}_{offer.value}", text=offer.title, note=offer.note, on=at > 0,
                  radio=not offer.without, again=len(values) > 1, on_change=choose)  # fmt: skip
