"""The system's voice, by a library that stands in for the real one."""

import sys
from types import ModuleType, SimpleNamespace

import pytest

from game.host import speech
from game.host.speech import SystemVoice, has_library


class PrismError(Exception):
    """What the library raises."""


class Backend:
    """A voice of the library."""

    def __init__(self, tells):
        self.features = SimpleNamespace(supports_is_speaking=tells)
        self.spoken, self.speaking, self.stopped = [], False, False

    def speak(self, text, interrupt):
        self.spoken.append((text, interrupt))

    def stop(self):
        self.stopped = True


@pytest.fixture
def library(monkeypatch):
    """The library with these voices by their names; one of None is there and does not work."""

    def library(**voices):
        def create(backend):
            if voices.get(backend) is None:
                raise PrismError(backend)
            return voices[backend]

        made = ModuleType("prism")
        made.PrismError = PrismError
        made.Context = lambda: SimpleNamespace(create=create)
        made.BackendId = {name: name for name in (*speech._VOICES, "NVDA")}
        monkeypatch.setitem(sys.modules, "prism", made)

    return library


def test_the_first_voice_that_works_speaks_and_interrupts_nothing(library):
    first, last = Backend(tells=True), Backend(tells=True)
    library(SAPI=first, SPIEL=last)
    voice = SystemVoice()
    voice.speak("Ben rolls a 4.")
    assert (first.spoken, last.spoken) == ([("Ben rolls a 4.", False)], [])
    assert not voice.speaking
    first.speaking = True
    assert voice.speaking
    voice.stop()
    assert first.stopped


def test_a_voice_that_does_not_tell_speaks_as_long_as_such_a_sentence_takes(library, monkeypatch):
    library(SAPI=None, SPIEL=Backend(tells=False))
    now = [100.0]
    monkeypatch.setattr(speech.time, "monotonic", lambda: now[0])
    voice = SystemVoice()
    assert not voice.speaking
    voice.speak("x" * 30)
    now[0] += 1.9
    assert voice.speaking
    now[0] += 0.2
    assert not voice.speaking


def test_screen_readers_are_no_voice_of_the_systems(library):
    library(NVDA=Backend(tells=True))
    with pytest.raises(LookupError):
        SystemVoice()


def test_without_the_library_there_is_none(monkeypatch):
    monkeypatch.setitem(sys.modules, "prism", None)
    with pytest.raises(ImportError):
        SystemVoice()
    monkeypatch.setattr(speech.importlib.util, "find_spec", lambda name: None)
    assert not has_library()
