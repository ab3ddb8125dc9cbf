"""The settings: sound, reading, motion and the window, each tried out as soon as it is changed."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, NamedTuple

from game.host.languages import OWN_NAMES, SYSTEM
from game.shell.choice_lists import LEVELS, SPEEDS, spoken
from game.shell.pages import MARGIN, Page
from game.shell.tips import ALWAYS, FIRST, NEVER
from game.text import screens as labels
from game.text import settings as helping
from game.text import settings as keys
from game.text import settings as words
from game.text import story as story_words
from game.text.language import _, languages
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD, HEAD, SMALL, SMALL_BOLD
from game.ui.layout import BoxTree, ByWidth, Grow, Layers, Masonry, Pad, Scroll, Sized, VBox
from game.ui.widgets.buttons import Button, Choice, Pick, Toggle
from game.ui.widgets.fields import Slider
from game.ui.widgets.layout import control_height
from game.ui.widgets.panels import Card, Label
from game.ui.widgets.widget import Widget

_GAP = 20.0
OFF = Pick("off", words.NOBODY)


CAPTIONS = (
    Pick("off", words.CAPTIONS_OFF),
    Pick("important", words.WHAT_HAPPENS),
    Pick("all", words.SOUNDS_TOO),
)


LIGHTS = (Pick("full", words.LIGHT_FULL), Pick("soft", words.LIGHT_SOFT), Pick("off", words.LIGHT_OFF))


LOOKS = (Pick(FIRST, words.FIRST_MATCH), Pick(ALWAYS, words.ALWAYS), Pick(NEVER, words.NEVER))


class PreferenceRow(NamedTuple):
    """One setting: its name in the settings, its word, its explanation and what it may be; or a screen that it opens.

    tenths: it counts tenths of a second. one_of: it is one of several of which one is on.

    The words are marked for translation.
    """

    name: str
    word: str
    hint: str
    picks: tuple[Pick, ...] = ()
    reach: tuple[int, int, int] = (0, 0, 0)
    lines: int = 1
    opens: str = ""
    tenths: bool = False
    one_of: bool = False

    @property
    def turns(self) -> bool:
        """Whether it is only on or off."""
        return not self.picks and self.reach == (0, 0, 0) and not self.opens


_SILENT = words.NO_SOUND_DEVICE_WAS_FOUND

Cards = tuple[tuple[str, tuple[PreferenceRow, ...]], ...]
CARDS: Cards = (
    (
        words.SOUND,
        (
            PreferenceRow("volume", words.MASTER_VOLUME, words.HOW_LOUD_EVERYTHING_IS, reach=(0, 100, 5)),
            PreferenceRow("music", words.MUSIC, words.THE_QUIET_WORKSHOP_IN_THE, reach=(0, 100, 5)),
            PreferenceRow("effects", words.EFFECTS, words.CLICKS_ROLLS_SPLASHES_AND_KNOCKS, reach=(0, 100, 5)),
            PreferenceRow("muted", words.MUTE, words.EVERYTHING_YOU_HEAR_CAN_BE),
            PreferenceRow("captions", words.CAPTIONS, words.WHAT_HAPPENS_AND_WHAT_SOUNDS, CAPTIONS),
        ),
    ),
    (
        words.READING,
        (
            PreferenceRow("text_scale", words.TEXT_SIZE, words.FROM_NORMAL_TO_TWICE_AS, reach=(100, 200, 10)),
            PreferenceRow(
                "font",
                words.TYPEFACE,
                words.OPENDYSLEXIC_HAS_HEAVIER_BOTTOMS_SO,
                (Pick("atkinson", words.ATKINSON), Pick("dyslexic", words.OPENDYSLEXIC)),
            ),
            PreferenceRow(
                "theme",
                words.COLOURS,
                words.HIGH_CONTRAST_BLACK_ON_WHITE,
                (Pick("toyshop", words.TOY_SHOP), Pick("contrast", words.HIGH_CONTRAST)),
            ),
        ),
    ),
    (
        words.MOTION,
        (
            PreferenceRow("speed", words.SPEED_OF_PLAY, words.HOW_FAST_MICE_HOP_AND, SPEEDS),
            PreferenceRow("reduced_motion", words.REDUCED_MOTION, words.NO_CAMERA_OR_PIECE_ANIMATION),
            PreferenceRow("stage_light", words.STAGE_LIGHT, words.STAGE_LIGHT_HINT, LIGHTS),
        ),
    ),
    (
        words.HELP,
        (
            PreferenceRow("hints", words.HINTS, words.WHICH_COMPUTER_PLAYER_ANSWERS_WHEN, (OFF, *LEVELS)),
            PreferenceRow("look_ahead", words.LOOK_BEFORE_YOU_ROLL, words.SMALL_DICE_SHOW_WHERE, LOOKS),
            PreferenceRow("table_help", helping.HELP_AT_THE_TABLE, helping.WHAT_MAKES_IT_EASIER, opens="table_help"),
            PreferenceRow("first_turn", words.FIRST_TURN, words.FIRST_TURN_HINT, opens="first_turn"),
            PreferenceRow("story", story_words.HOW_IT_CAME_ABOUT, story_words.AFTER_A_MATCH),
            PreferenceRow("test_cranks", words.TEST_CRANKS, words.TRY_THE_UNFINISHED_TRAP),
        ),
    ),
    (
        keys.CONTROLS,
        (PreferenceRow("controls", keys.KEYS_AND_BUTTONS, keys.WHICH_KEY_DOES_WHAT, opens="controls"),),
    ),
    (words.WINDOW, (PreferenceRow("fullscreen", words.FULL_SCREEN, words.F11_OR_ALT_ENTER_DOES),)),
)


def _language() -> tuple[str, tuple[PreferenceRow, ...]]:
    """The languages that there are, each by what it calls itself."""
    own = tuple(Pick(code, OWN_NAMES[code]) for code in languages() if code in OWN_NAMES)
    row = PreferenceRow("language", words.LANGUAGE, words.LANGUAGE_HINT, (Pick(SYSTEM, words.AS_THE_SYSTEM), *own))
    return words.LANGUAGE, (row._replace(lines=-(-len(row.picks) // 3)),)


class Preferences(Page):
    """Cards of settings in two columns, or one where text is large."""

    first = "volume"

    def title(self) -> str:
        """What stands at the head."""
        return _(labels.SETTINGS)

    def cards(self) -> Cards:
        """All cards; there is one for the language where there is a choice."""
        return (*CARDS, _language()) if len(languages()) > 1 else CARDS

    def value(self, name: str) -> Any:
        """What a row shows."""
        return getattr(self.shell.settings, name)

    def tree(self, canvas: Canvas) -> BoxTree:
        """A head, then the cards in a page that scrolls if it must."""
        wide = canvas.area.width - 16 - MARGIN - 16
        number = 2 if wide / 2 > 440 * min(canvas.text_scale, 1.6) else 1
        cards = (self._card(canvas, title, rows) for title, rows in self.cards())
        page = Scroll(Masonry(number, *cards, gap=_GAP), "page", (MARGIN, 16, 16, _GAP))
        aside = self.keys(("left right", _(words.CHANGE)))
        return self.page(canvas, self.title(), 6, Grow(Pad(page, 0, 0, 16, 0)), aside=aside)

    def _card(self, canvas: Canvas, title: str, rows: tuple[PreferenceRow, ...]) -> BoxTree:
        head = Sized(Label(f"head_{title}", text=_(title), style=HEAD), height=canvas.letters.line(HEAD))
        silent = rows[0].name == "volume" and self.shell.sound.missing
        why = Label("silent", text=_(_SILENT), style=SMALL_BOLD, colour=canvas.theme.warn)
        told = VBox(
            Pad(head, 2, 0), Pad(why, 2, 0) if silent else None, *(self._row(canvas, row) for row in rows), gap=10
        )
        return Layers(Card(f"card_{title}"), Pad(told, 18, 14, 18, 20))

    def _hint(self, row: PreferenceRow) -> str:
        keys_named = {"one_switch": "space", "magnified": "f6"}
        return _(row.hint, key=self.shell.caps.word(keys_named.get(row.name, "f11")))

    def _row(self, canvas: Canvas, row: PreferenceRow) -> BoxTree:
        letters, hint = canvas.letters, self._hint(row)
        if row.opens:
            button = Button(row.name, text=_(row.word), hint=hint, style=BOLD,
                            on_press=lambda: self.shell.open(row.opens))  # fmt: skip
            return Sized(button, height=control_height(letters, BOLD, spare=18) + 4)
        value, change = self.value(row.name), self.changer(row.name)
        if row.turns:
            return Toggle(row.name, text=_(row.word), note=hint, on=value, on_change=change, radio=row.one_of)
        word = Sized(Label(f"word_{row.name}", text=_(row.word), style=BOLD), height=letters.line(BOLD))
        note = Label(f"note_{row.name}", text=hint, style=SMALL, colour=canvas.theme.faint, explains=row.name)
        control = self._control(row, value, change)

        def at(width: float) -> BoxTree:
            control.above = word.height_at(canvas, width - 4) + note.height_at(canvas, width - 4) + 6
            return VBox(Pad(word, 2, 0), Pad(note, 2, 0), 6, control, 6)

        return ByWidth(at)

    @staticmethod
    def _control(row: PreferenceRow, value: Any, change: Callable[[Any], None]) -> Widget:
        if row.picks:
            return Choice(row.name, picks=spoken(row.picks), value=value, on_choose=change, style=SMALL_BOLD,
                          rows=row.lines, label=_(row.word))  # fmt: skip
        least, top, step = row.reach
        slider = Slider(row.name, label=_(row.word), value=value, least=least, top=top, step=step, on_slide=change)
        if row.tenths:
            slider.tell, slider.unit, slider.share = words.tenths, _(words.IN_SECONDS), 0.1
        else:
            slider.tell = words.in_percent
        return slider

    def changer(self, name: str) -> Callable[[Any], None]:
        """What follows when a row is changed: the setting of its name."""

        def change(value: Any) -> None:
            self.shell.adopt(dataclasses.replace(self.shell.settings, **{name: value}))
            if name in ("volume", "effects", "muted"):
                self.shell.sound.play("plastic_click")
            self.stale()

        return change

    def on_help(self) -> None:
        """There is nothing to look up here."""
