"""Whatever is told besides what is drawn: announcements, captions, and the way to screen readers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.host.speech import Speech
from game.text.sounds import directed, end_of_text, group_name, sound_words, tells_the_story, unavailable
from game.ui.accessibility.adapter import carry_out
from game.ui.accessibility.reader import ScreenReader
from game.ui.captions import Captions
from game.ui.drawing.canvas import Canvas
from game.ui.sound import Sound
from game.ui.widgets.screen import Screen
from game.ui.widgets.spoken import Announcements, Source

_CLICK = "button"
_FOOT = 0.97
"""Where captions end, as a share of the height, on screens that say nothing else."""


def front(scenes: Sequence[object]) -> Screen | None:
    """Of the open scenes the screen that takes what is given, if it is one of widgets."""
    scene = scenes[-1] if scenes else None
    while isinstance(within := getattr(scene, "over", None) or getattr(scene, "table", None), Screen):
        scene = within
    return scene if isinstance(scene, Screen) else None


class Telling:
    """Hears what sounds; scenes say what happens to the `announcements`."""

    def __init__(self, title: str, sound: Sound) -> None:
        self.announcements = Announcements()
        self.captions = Captions(self.announcements, directed)
        self.reader = ScreenReader(title, self.announcements, group_name, unavailable, end_of_text)
        self.speech = Speech()
        self._spoken = 0
        sound.heard = self._heard

    @property
    def aloud(self) -> bool:
        """Whether somebody listens: to a screen reader, or to the voice."""
        return self.reader.listening or self.speech.on

    def _heard(self, sound: str, source: Source) -> None:
        """A sound is a few words too; that a button clicks is known to whoever has pressed it."""
        if sound != _CLICK:
            self.announcements.say(sound_words(sound), tells_the_story(sound), source)

    def show(self, canvas: Canvas, screen: Screen | None) -> None:
        """Draw the captions over a screen, where it says."""
        self.captions.draw(canvas, getattr(screen, "caption_foot", _FOOT), getattr(screen, "heard_at", None))

    def attend(self, screen: Callable[[], Screen | None], scale: float) -> None:
        """Do what screen readers have asked for, and tell them what has changed; each thing on the screen in front."""
        for wanted in self.reader.wanted():
            if (now := screen()) is not None:
                carry_out(now, wanted)
        self.reader.update(screen(), scale)
        for one in self.announcements.since(self._spoken):
            if one.important:
                self.speech.say(one.text)
        self._spoken = self.announcements.count
