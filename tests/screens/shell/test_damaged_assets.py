"""Damaged assets are left out like missing ones, each with one line in the log; nothing breaks down or crashes."""

import shutil
from collections import Counter
from itertools import cycle

import pytest

from game.app import program as program_module
from game.app.program import assets_folder
from game.shell.play.match_screen import MatchScreen
from game.ui.drawing import fonts as font_files
from game.ui.drawing.lettering import BODY, Lettering
from game.ui.drawing.sprites import Sprites, SurfaceCache
from game.ui.sound import Sound
from game.ui.window import Window
from tests.views import boobytrap, general, mightymouse, mousemaze, mousetrap_stage, mousetrap_table

DAMAGES = {
    "empty": lambda whole: b"",
    "garbage": lambda whole: bytes(n * 37 % 256 for n in range(300)),
    "cut": lambda whole: whole[: len(whole) // 2],
    "text": lambda whole: b'[{"size": 0}]',
}
SHOWN = {
    "title": general.VIEWS["title"],
    "mousetrap": mousetrap_table.VIEWS["middle"],
    "crank": mousetrap_stage.VIEWS["gutter"],
    "mousemaze": mousemaze.VIEWS["facing"],
    "mightymouse": mightymouse.VIEWS["held"],
    "boobytrap": boobytrap.at(1, 2, people=4),
}


@pytest.fixture
def assets(tmp_path, monkeypatch):
    """Makes a folder of assets whose files are damaged, in these ways by turns, except for some."""
    folder = tmp_path / "assets"

    def damage(*hows, spared=()):
        for path, how in zip(sorted(assets_folder().rglob("*.*")), cycle(hows), strict=False):
            copy = folder / path.relative_to(assets_folder())
            copy.parent.mkdir(parents=True, exist_ok=True)
            if path.suffix in spared:
                shutil.copy(path, copy)
            elif path.is_file():
                copy.write_bytes(DAMAGES[how](path.read_bytes()))
        monkeypatch.setattr(program_module, "assets_folder", lambda: folder)
        monkeypatch.setattr(program_module, "SurfaceCache", SurfaceCache)  # not the pictures that other tests share
        monkeypatch.setattr(program_module, "Sprites", Sprites)
        return folder

    yield damage
    font_files.content.cache_clear()


def assert_said_once(caplog):
    said = Counter(record.getMessage() for record in caplog.records if "left out" in record.getMessage())
    assert said and set(said.values()) == {1}


@pytest.mark.parametrize("shown", SHOWN)
def test_pictures_and_fonts_that_are_damaged_are_left_out(another, assets, caplog, shown):
    assets(*DAMAGES, spared=(".json",))
    player = another(size=(800, 600))
    SHOWN[shown](player.program)
    for _ in range(5):
        player.step()
    assert player.name != "ErrorScreen"
    assert_said_once(caplog)


@pytest.mark.parametrize("how", DAMAGES)
def test_without_their_measures_pictures_are_left_out(another, assets, how):
    assets(how, spared=(".svg", ".webp", ".ttf", ".woff"))
    player = another(size=(800, 600))
    SHOWN["mousetrap"](player.program)
    player.see()
    assert isinstance(player.scene, MatchScreen)


def test_pictures_of_other_measures_than_noted_are_no_error(tmp_path, caplog):
    for name in ("strip.svg", "nine.svg"):
        (tmp_path / name).write_text('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>')
    (tmp_path / "sprites.json").write_text(
        '{"strip": {"size": [9, 9], "per": 1, "unit": "cm", "frames": 8},'
        ' "nine": {"size": [90, 90], "per": 1, "unit": "cm", "slice": [40, 40, 40, 40]}}'
    )
    sprites = Sprites(tmp_path, SurfaceCache())
    assert [picture.get_size() for picture in sprites.shrunk("strip", (9, 9))] == [(9, 9)]
    assert sprites.get("strip", (9, 9)) is None and sprites.info("strip") is None
    sprites.stretched("nine", (200, 200), 1.0)
    assert_said_once(caplog)


@pytest.mark.parametrize("how", DAMAGES)
def test_letters_are_there_without_any_font(assets, how):
    letters = Lettering(assets(how) / "fonts", SurfaceCache())
    assert letters.has("Trapworks 123") and letters.width("Trapworks", BODY) > 20


def test_every_font_is_as_it_was_when_its_checksum_was_noted():
    fonts = sorted((assets_folder() / "fonts").glob("*normal.*"))
    assert [path.name for path in fonts] == sorted(font_files.CHECKSUMS)
    assert all(map(font_files.content, fonts))


@pytest.mark.parametrize("how", DAMAGES)
def test_damaged_sounds_are_silent(assets, caplog, how):
    sound = Sound(assets(how) / "sounds")
    assert sound.start()
    for path in (*sound.folder.glob("*.wav"), *sound.folder.glob("*.wav")):
        sound.play(path.stem)
        sound.play(path.stem, pitch=1.5)
    sound.stop()
    if how != "cut":  # A sound that ends early is one all the same.
        assert_said_once(caplog)


@pytest.mark.parametrize("how", DAMAGES)
def test_a_damaged_icon_is_left_out(assets, caplog, how):
    Window("Trapworks", (), assets(how) / "icon" / "trapworks.svg").close()
    assert how == "cut" or "no icon" in caplog.text
