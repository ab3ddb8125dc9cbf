"""What can be chosen before a match: the rules and the house options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from game.core.setup import FIRST, LIMITS
from game.shell.desk import DESKS
from game.text import screens as labels
from game.text.language import _
from game.text.levels import LEVEL_NAMES
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD, HEAD, SMALL
from game.ui.layout import BoxTree, ByWidth, Grow, HBox, Layers, Pad, Sized, Stretch, VBox, even
from game.ui.widgets.buttons import Pick, Toggle
from game.ui.widgets.fields import Slider
from game.ui.widgets.layout import control_height
from game.ui.widgets.panels import Card, Label
from game.ui.widgets.screen import Screen

# In words; each game's offers are in its desk.


BEGINNER, A_SEAT = "begins", "seat"
"""The option that says who begins, and what stands for any seat in its offers."""


class Numbers(NamedTuple):
    """An option of several numbers: its name, a word for each, and what is said above. All marked for translation."""

    option: str
    words: tuple[str, ...]
    note: str


class RuleOption(NamedTuple):
    """One thing to choose: the option it sets, to which value, and back to which if it is turned off.

    Title and note are marked for translation. round: further values; pressed again, it goes on to the next of them.
    """

    option: str
    value: str
    title: str
    note: str
    without: str = ""
    round: tuple[str, ...] = ()

    def spoken(self) -> RuleOption:
        """The offer in the chosen language."""
        return self._replace(title=_(self.title), note=_(self.note))


class Group(NamedTuple):
    """A card of offers; of those without an ``without`` exactly one is chosen."""

    title: str
    offers: tuple[RuleOption, ...]
    aside: str = ""
    numbers: Numbers | None = None

    def spoken(self) -> Group:
        """The card in the chosen language."""
        aside = _(self.aside) if self.aside else ""
        return Group(_(self.title), tuple(offer.spoken() for offer in self.offers), aside, self.numbers)


class SheetBeginner(NamedTuple):
    """The person whom the printed rules let begin, in words that are marked for translation.

    title: who that is. named, begins: the same with the person's name, the second telling that they begin.
    """

    title: str
    named: str
    begins: str


def who_begins(usual: RuleOption) -> Group:
    """Who begins: as the sheet says, by lot, or whoever is named."""
    lot = RuleOption(BEGINNER, "lot", labels.DRAW_LOTS, labels.CHANCE_DECIDES_WHO_BEGINS)
    seat = RuleOption(BEGINNER, A_SEAT, labels.A_PLAYER_OF_YOUR_CHOICE, labels.PRESS_AGAIN_FOR_THE_NEXT)
    return Group(labels.WHO_BEGINS, (usual, lot, seat))


FIRST_SEAT = who_begins(RuleOption(BEGINNER, FIRST, labels.THE_FIRST_SEAT, labels.THEN_PLAY_GOES_ROUND_THE))
"""Who begins where the sheet leaves it open."""


# What is seen of them.


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


LEVELS = tuple(Pick(str(level), name) for level, name in LEVEL_NAMES.items())


def sheet_beginner(game: str, options: Mapping[str, str]) -> SheetBeginner | None:
    """Whom the printed rules let begin, None where they leave it open or the dice say so."""
    return DESKS[game].sheet_beginner(options)


def defaults(game: str) -> dict[str, str]:
    """The first offer of each choice, and every house option off."""
    chosen: dict[str, str] = {}
    for offer in (offer for group in DESKS[game].offers for offer in group.offers):
        chosen.setdefault(offer.option, offer.without or offer.value)
    apart = DESKS[game].apart
    return chosen if apart is None else chosen | {apart.option: apart.usual}


# The cards of what can be chosen before a match.

GAP = 20.0
_STRETCH = 24.0
_WEIGHTS = (0.36, 0.34, 0.30)


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
