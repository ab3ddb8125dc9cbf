"""Every sound with what it means, to be heard one by one."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from game.shell.pages import MARGIN, Page
from game.text import settings as words
from game.text.language import _, capital
from game.text.sounds import SOUNDS, group_name, sound_words, tells_the_story
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD, HEAD, SMALL_BOLD
from game.ui.layout import BoxTree, Grow, Layers, Masonry, Pad, Scroll, Sized, VBox
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import control_height
from game.ui.widgets.panels import Card, Label

_GAP, _EDGE, _BESIDE = 8.0, 18.0, 44.0
"""Between buttons; between a card and what is on it; what a button needs beside its words."""


class SoundList(Page):
    """A button for each sound, the chain's in the order of the chain; of sounds with the same words the first."""

    first = "hear_link_1"

    def tree(self, canvas: Canvas) -> BoxTree:
        """The head, what the buttons do, a card with the chain's sounds and one with all others."""
        chain, others = _heard(True), sorted(_heard(False), key=sound_words)
        told = Label("told", text=_(words.PRESS_A_SOUND), style=BOLD, colour=canvas.theme.on_table)
        cards = VBox(self._card(canvas, group_name("chain"), chain), self._card(canvas, _(words.OTHER_SOUNDS), others),
                     gap=_EDGE)  # fmt: skip
        page = Scroll(cards, "page", (MARGIN, _EDGE, 16, _EDGE))
        title = _(words.LEARN_THE_SOUNDS)
        return self.page(canvas, title, _EDGE, Pad(told, MARGIN, 0), _EDGE, Grow(Pad(page, 0, 0, 16, 0)))

    def _card(self, canvas: Canvas, title: str, sounds: list[str]) -> BoxTree:
        letters = canvas.letters
        widest = max(letters.width(capital(sound_words(sound)), SMALL_BOLD) for sound in sounds) + _BESIDE + _GAP
        wide = canvas.area.width - MARGIN - 32 - 2 * _EDGE
        high = control_height(letters, SMALL_BOLD, 46, 14)
        buttons = (Sized(self._button(sound), height=high) for sound in sounds)
        head = Sized(Label(f"head_{title}", text=title, style=HEAD), height=letters.line(HEAD))
        rows = Masonry(max(1, int((wide + _GAP) / widest)), *buttons, gap=_GAP)
        return Layers(Card(f"card_{title}"), Pad(VBox(head, rows, gap=10), _EDGE, 14, _EDGE, 20))

    def _button(self, sound: str) -> Button:
        return Button(f"hear_{sound}", text=capital(sound_words(sound)), style=SMALL_BOLD,
                      on_press=partial(self.shell.sound.play, sound))  # fmt: skip

    def on_help(self) -> None:
        """There is nothing to look up here."""


def _heard(story: bool) -> list[str]:
    """One sound for each wording, of those that tell the chain or of all others."""
    names: Iterable[str] = (sound for sound in SOUNDS if tells_the_story(sound) is story)
    return list({sound_words(sound): sound for sound in reversed(list(names))}.values())[::-1]
