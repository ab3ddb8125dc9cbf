"""What makes the game easier to see, to hear and to play, and three ways to set all of it up in one press."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import Any

from game.host.settings import Settings
from game.host.speech import NO_LIBRARY, NO_VOICE
from game.shell.settings.preferences import Cards, PreferenceRow, Preferences
from game.text import settings as keys
from game.text import settings as words
from game.text.language import _
from game.ui.widgets.buttons import Pick

PROFILES: Mapping[str, Mapping[str, Any]] = {
    "big_and_calm": {
        "text_scale": 150,
        "theme": "contrast",
        "speed": "0.5",
        "reduced_motion": True,
        "large_pointer": True,
        "outlines": True,
    },
    "by_ear": {
        "volume": 100,
        "effects": 100,
        "music": 30,
        "muted": False,
        "mono": True,
        "reduced_motion": True,
        "speech": True,
    },
    "by_eye": {"captions": "all"},
    "one_button": {"one_switch": True, "scan_pace": 15, "cool_down": 5, "press_guard": 0},
}
"""Settings by profile; all that any of them names is at its default otherwise."""
NONE = "as_at_first"
TIMES = (Pick("2", "2x"), Pick("3", "3x"), Pick("4", "4x"), Pick("6", "6x"))
_SILENT = {NO_LIBRARY: words.NO_SPEECH_LIBRARY, NO_VOICE: words.NO_VOICE}
_CARDS: Cards = (
    (
        words.IN_ONE_PRESS,
        tuple(
            PreferenceRow(name, word, note, one_of=True)
            for name, word, note in (
                (NONE, words.AS_AT_FIRST, words.AS_AT_FIRST_NOTE),
                ("big_and_calm", words.BIG_AND_CALM, words.BIG_AND_CALM_NOTE),
                ("by_ear", words.BY_EAR, words.BY_EAR_NOTE),
                ("by_eye", words.BY_EYE, words.BY_EYE_NOTE),
                ("one_button", words.ONE_BUTTON, words.ONE_BUTTON_NOTE),
            )
        ),
    ),
    (
        words.PRESSING,
        (
            PreferenceRow("one_switch", words.ONE_SWITCH, words.ONE_SWITCH_NOTE),
            PreferenceRow("scan_pace", words.PACE, words.PACE_NOTE, reach=(3, 50, 1), tenths=True),
            PreferenceRow("cool_down", words.COOL_DOWN, words.COOL_DOWN_NOTE, reach=(0, 20, 1), tenths=True),
            PreferenceRow("press_guard", words.GUARD, words.GUARD_NOTE, reach=(0, 10, 1), tenths=True),
            PreferenceRow("controls", keys.KEYS_AND_BUTTONS, keys.WHICH_KEY_DOES_WHAT, opens="controls"),
        ),
    ),
    (
        words.SEEING_AND_HEARING,
        (
            PreferenceRow("large_pointer", words.LARGE_POINTER, words.LARGE_POINTER_NOTE),
            PreferenceRow("magnified", words.MAGNIFIER, words.MAGNIFIER_NOTE),
            PreferenceRow("magnifier", words.MAGNIFICATION, words.MAGNIFICATION_NOTE, TIMES),
            PreferenceRow("outlines", words.OUTLINES, words.OUTLINES_NOTE),
            PreferenceRow("mono", words.MONO, words.MONO_NOTE),
            PreferenceRow("sounds", keys.LEARN_THE_SOUNDS, keys.HEAR_EVERY_SOUND, opens="sounds"),
            PreferenceRow("speech", words.SPEECH, words.SPEECH_NOTE),
        ),
    ),
)


def with_profile(settings: Settings, profile: str) -> Settings:
    """The settings with a profile; what the other profiles name goes back to its default."""
    usual = Settings()
    back = {name: getattr(usual, name) for values in PROFILES.values() for name in values}
    return dataclasses.replace(settings, **{**back, **PROFILES.get(profile, {})})


class TableHelp(Preferences):
    """The profiles, and each of their settings that stands on no other page."""

    first = NONE
    _trouble = ""

    def title(self) -> str:
        return _(words.HELP_AT_THE_TABLE)

    def cards(self) -> Cards:
        return _CARDS

    def update(self, dt: float) -> bool:
        """Whether there is a voice turns out a moment after it was asked for."""
        if self._trouble != self.shell.speech.trouble:
            self._trouble = self.shell.speech.trouble
            self.stale()
        return super().update(dt)

    def _hint(self, row: PreferenceRow) -> str:
        """The row of the voice says plainly why there is none."""
        if row.name == "speech" and self.shell.speech.trouble:
            return _(_SILENT[self.shell.speech.trouble])
        return super()._hint(row)

    def value(self, name: str) -> Any:
        """A profile is on where choosing it would change nothing."""
        if name in PROFILES or name == NONE:
            return with_profile(self.shell.settings, name) == self.shell.settings
        return super().value(name)

    def changer(self, name: str) -> Callable[[Any], None]:
        """Adopt a profile, or a single setting."""
        if name not in PROFILES and name != NONE:
            return super().changer(name)

        def adopt(_on: bool) -> None:
            self.shell.adopt(with_profile(self.shell.settings, name))
            self.stale()

        return adopt
