"""Every sound and every event has words; they are told once, and shown as long as they can be read."""

import pytest

from build_scripts.views import all_views
from game.app.program import assets_folder
from game.host.settings import Settings
from game.scenes.mousetrap.run_sounds import LINK_SOUNDS
from game.text.sounds import SOUNDS, directed, sound_words
from game.ui.announcements import Announcements
from game.ui.captions import ALL, IMPORTANT, OFF, Captions


def test_every_sound_there_is_has_words():
    names = {path.stem for path in (assets_folder() / "sounds").glob("*.wav")}
    assert names == set(SOUNDS) and all(sound_words(name) for name in names)
    assert {sound for sounds in LINK_SOUNDS.values() for sound in sounds} <= names


def test_a_sound_without_words_is_told(table):
    player = table(all_views()["mightymouse/first"])
    with pytest.raises(KeyError):
        player.program.sound.play("no_such_sound")


def test_whatever_is_written_into_the_log_is_told(table):
    player = table(all_views()["mightymouse/first"])
    scene = player.scene
    logged = len(scene.play.log)
    player.click("primary")
    for _ in range(200):
        player.step(0.05)
    told = [one.text for one in player.program.announcements.recent]
    lines = [line.text for line in scene.play.log[logged:]]
    assert lines and set(lines[-5:]) <= set(told)


def test_captions_come_and_go():
    said = Announcements()
    captions = Captions(said, directed)
    said.say("Ben rolls a 4.")
    said.say("marble rolls", important=False, pan=-0.8)
    assert not captions.update(0.1, OFF)
    said.say("Ben rolls a 5.")
    said.say("marble rolls", important=False, pan=-0.8)
    assert captions.update(0.1, IMPORTANT) and [line.words for line in captions.lines] == ["Ben rolls a 5."]
    said.say("marble rolls", important=False, pan=-0.8)
    said.say("marble rolls", important=False, pan=-0.8)
    captions.update(0.1, ALL)
    assert [line.words for line in captions.lines] == ["Ben rolls a 5.", "marble rolls, left"]
    for number in range(3):
        said.say(f"Ben rolls a {number}.")
    captions.update(0.1, ALL)
    assert [line.words for line in captions.lines] == [f"Ben rolls a {number}." for number in range(3)]
    assert captions.update(3.0, ALL) and not captions.lines


def test_what_is_under_the_captions_comes_back(table):
    player = table(all_views()["mousetrap_table/middle"])
    plain = player.see().surface.copy().get_buffer().raw
    player.program.settings = Settings(captions="important")
    player.program.announcements.say("Ben rolls a 4.")
    player.step(0.05)
    assert player.surface.get_buffer().raw != plain
    for _ in range(80):
        player.step(0.05)
    assert player.see().surface.get_buffer().raw == plain
