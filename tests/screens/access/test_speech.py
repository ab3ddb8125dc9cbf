"""A voice of the system's speaks what is told, on a thread of its own; without one the setting says why."""

import threading
import time
from dataclasses import replace

import pytest

from game.host.speech import NO_LIBRARY, NO_VOICE, Speech
from tests.patience import as_long_as
from tests.views import all_views


class FakeVoice:
    """Speaks into a list, each sentence as long as it is told to."""

    def __init__(self):
        self.spoken, self.threads, self.speaking, self.stopped = [], set(), False, False

    def speak(self, text):
        self.spoken.append(text)
        self.threads.add(threading.current_thread().name)

    def stop(self):
        self.stopped = True


def until(true):
    """Wait for another thread."""
    for _ in as_long_as(lambda: not true(), most=2000):
        time.sleep(0.005)


@pytest.fixture
def voice(monkeypatch):
    monkeypatch.setattr("game.host.speech._LOOKS_S", 0.002)
    return FakeVoice()


def test_sentences_are_spoken_in_order_on_another_thread_until_it_is_turned_off(voice):
    speech = Speech(lambda: voice, lambda: True)
    speech.say("Not ready yet.")
    speech.turn(True)
    speech.say("Ben rolls a 4.")
    speech.say("Ben moves on.")
    until(lambda: len(voice.spoken) == 2)
    assert voice.spoken == ["Ben rolls a 4.", "Ben moves on."] and voice.threads == {"speech"}
    speech.close()
    assert voice.stopped


def test_what_the_game_has_overtaken_is_left_out(voice):
    speech = Speech(lambda: voice, lambda: True)
    voice.speaking = True
    speech.turn(True)
    for number in range(30):
        speech.say(f"Ben rolls a {number}.")
    time.sleep(0.02)
    assert voice.spoken == []
    voice.speaking = False
    until(lambda: len(voice.spoken) == 8)
    assert voice.spoken[-1] == "Ben rolls a 29."
    speech.close()


@pytest.mark.parametrize("raised", [LookupError, ImportError, RuntimeError])
def test_without_a_voice_it_says_why_and_the_game_goes_on(raised):
    def find():
        raise raised("nothing speaks")

    speech = Speech(find, lambda: True)
    speech.turn(True)
    until(lambda: speech.trouble)
    assert speech.trouble == (NO_LIBRARY if raised is ImportError else NO_VOICE)
    speech.say("Nobody hears this.")
    speech.close()


def test_without_the_library_no_thread_is_begun():
    speech = Speech(FakeVoice, lambda: False)
    speech.turn(True)
    assert speech.trouble == NO_LIBRARY and "speech" not in {thread.name for thread in threading.enumerate()}


def test_what_is_told_is_spoken_and_the_setting_says_what_is_missing(table, voice):
    player = table(all_views()["general/table_help"])
    program = player.program
    program.telling.speech = program.speech = Speech(lambda: voice, lambda: True)
    player.scene.stale()
    player.see()
    assert "Says what happens" in player.scene.find("speech").note
    program.adopt(replace(program.settings, speech=True))
    program.announcements.say("Ben rolls a 4.")
    program.announcements.say("marble rolls", important=False)
    program.read_aloud()
    until(lambda: voice.spoken)
    assert voice.spoken == ["Ben rolls a 4."]
    program.speech.close()
    program.speech.trouble = NO_VOICE
    player.step()
    player.see()
    assert "No voice was found" in player.scene.find("speech").note
