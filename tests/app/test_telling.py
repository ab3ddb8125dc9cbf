"""What is told besides what is drawn: to captions, to screen readers and to a voice."""

from types import SimpleNamespace

import pytest

from game.app import program as telling_module
from game.app.program import Telling, front
from game.ui.widgets.screen import Screen
from game.ui.widgets.spoken import ReaderAct, Source, Wanted


class Page(Screen):
    """A screen without anything."""

    def __init__(self):
        super().__init__(SimpleNamespace(device=None))


class Said:
    """A voice that remembers what it was to say."""

    on = True

    def __init__(self):
        self.spoken = []

    def say(self, text):
        self.spoken.append(text)


@pytest.fixture
def telling(monkeypatch):
    sound = SimpleNamespace(heard=None)
    made = Telling("Trapworks", sound)
    made.speech, made.sound = Said(), sound
    return made


def asked(telling, monkeypatch, *wanted):
    """Screen readers have asked for this; what is carried out, and what they are shown."""
    done, shown = [], []
    monkeypatch.setattr(telling.reader, "wanted", lambda: iter(wanted))
    monkeypatch.setattr(telling.reader, "update", lambda screen, scale: shown.append((screen, scale)))
    monkeypatch.setattr(telling_module, "carry_out", lambda screen, wanted: done.append((screen, wanted)))
    return done, shown


def test_the_screen_in_front_is_the_one_that_takes_what_is_given():
    table, sheet, scene = Page(), Page(), SimpleNamespace()
    assert front([]) is None and front([scene]) is None
    assert front([table, scene]) is None
    assert front([scene, table]) is table
    assert front([SimpleNamespace(table=table)]) is table
    table.over = sheet
    assert front([SimpleNamespace(table=table)]) is sheet


def test_sounds_are_words_too_but_for_the_click_of_a_button(telling):
    telling.sound.heard("button", Source())
    assert telling.announcements.count == 0
    telling.sound.heard("splash", Source(-0.8))
    telling.sound.heard("link_3", Source(0.5))
    splash, link = telling.announcements.since(0)
    assert (splash.text, splash.important, splash.source.pan) == ("splash", False, -0.8)
    assert (link.important, link.source.pan) == (True, 0.5)


def test_each_wish_of_a_screen_reader_is_carried_out_on_the_screen_in_front_by_then(telling, monkeypatch):
    page, sheet, wishes = (
        Page(),
        Page(),
        [Wanted(ReaderAct.PRESS, "go"), Wanted(ReaderAct.MORE, "volume"), Wanted(ReaderAct.LESS, "pace")],
    )
    done, shown = asked(telling, monkeypatch, *wishes)
    screens = iter((page, None, sheet, sheet))
    telling.attend(lambda: next(screens), 1.5)
    assert done == [(page, wishes[0]), (sheet, wishes[2])], "where there is no screen of widgets nothing can be done"
    assert shown == [(sheet, 1.5)]


def test_the_voice_says_once_what_happened_and_not_what_only_sounds(telling, monkeypatch):
    asked(telling, monkeypatch)
    telling.announcements.say("Ben rolls a 4.")
    telling.announcements.say("die lands", important=False)
    for _ in range(2):
        telling.attend(lambda: None, 1.0)
    assert telling.speech.spoken == ["Ben rolls a 4."]
    telling.announcements.say("Ben moves on.")
    telling.attend(lambda: None, 1.0)
    assert telling.speech.spoken == ["Ben rolls a 4.", "Ben moves on."]
