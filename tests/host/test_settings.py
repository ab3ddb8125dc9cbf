"""Settings are kept, and a damaged file of them is kept aside and never a reason to fail."""

import json
import os
from dataclasses import replace

import pytest

from game.host.settings import CHOICES, RANGES, Settings, load, save

GOOD = {"volume": 35, "theme": "contrast", "place": [1, 2, 900, 700]}
BAD = {
    **dict.fromkeys(CHOICES, "none of them"),
    **{name: high + 1 for name, (_, high) in RANGES.items()},
    "volume": True,
    "reduced_motion": "yes",
    "theme": ["contrast"],
    "muted": 1,
    "fullscreen": None,
    "place": [10**30, 0, 900, 700],
    "setups": [],
    "tips": {"mousetrap": 3},
    "font": {},
}


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings.json"


def test_what_was_saved_is_loaded_again(path):
    wanted = Settings(
        volume=5, muted=True, theme="contrast", text_scale=150, place=(1, 2, 800, 600), setups={"boobytrap": {"a": "1"}}
    )
    assert save(path, wanted)
    assert load(path) == wanted
    assert save(path, replace(wanted, volume=6)) and load(path).volume == 6
    assert os.listdir(path.parent) == ["settings.json"], "no draft is left"


def test_without_a_file_everything_is_at_its_default(path):
    assert load(path) == Settings()


@pytest.mark.parametrize("name", RANGES)
def test_the_ends_of_a_range_belong_to_it(path, name):
    low, high = RANGES[name]
    for value, taken in ((low, True), (high, True), (low - 1, False), (high + 1, False), (float(low), False)):
        path.write_text(json.dumps({name: value}))
        loaded = getattr(load(path), name)
        assert (loaded if taken else getattr(Settings(), name)) == loaded
        assert not taken or loaded == value


@pytest.mark.parametrize(
    ("place", "taken"),
    [([], True), ([1, 2, 3, 4], True), ([1], False), ([1, 2, 3, 4, 5], False), ([1, 2, 3, 4.0], False)],
)
def test_a_place_is_four_whole_numbers_or_none(path, place, taken):
    save(path, Settings())
    path.write_text(json.dumps({"place": place, "volume": 7}))
    assert load(path) == Settings(volume=7, place=tuple(place) if taken else ())


def test_a_value_of_a_wrong_type_is_not_saved(path):
    assert not save(path, Settings(setups={"a": object()}))
    assert not path.exists()


def test_instant_has_no_pace():
    assert [Settings(speed=speed).pace for speed in CHOICES["speed"]] == [0.5, 1.0, 2.0, 4.0, 0.0]


def aside(path):
    return [kept.read_bytes() for kept in path.parent.glob("settings.json.damaged*")]


@pytest.mark.parametrize("name", BAD)
def test_one_bad_field_costs_only_itself(path, caplog, name):
    kept = {field: value for field, value in GOOD.items() if field != name} | {name: BAD[name]}
    path.write_text(json.dumps(kept))
    before = path.read_bytes()
    found = load(path)
    assert getattr(found, name) == getattr(Settings(), name)
    assert all(list(getattr(found, field)) == value if field == "place" else getattr(found, field) == value
               for field, value in GOOD.items() if field != name)  # fmt: skip
    if BAD[name] is not None:
        assert aside(path) == [before]
        assert [record.levelname for record in caplog.records] == ["WARNING"] and name in caplog.text
    assert load(path) == found
    assert len(caplog.records) <= 1


def test_a_bad_option_costs_no_other_one(path):
    seats = {"red": {"name": "Rosa", "who": "human", "level": 2}, "blue": 5}
    path.write_text(json.dumps({"setups": {"mousetrap": {"seats": seats, "options": {"hands": "own", "goal": [1]}}}}))
    assert load(path).setups == {
        "mousetrap": {"seats": {"red": {"name": "Rosa", "who": "human"}}, "options": {"hands": "own"}}
    }
    assert len(aside(path)) == 1


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 99999, b'{"volume": ' + b"9" * 5000, b" " * 300_000]
)
def test_a_file_that_cannot_be_read_is_kept_aside(path, caplog, content):
    path.write_bytes(content)
    assert load(path) == Settings()
    assert aside(path) == [content]
    assert len(caplog.records) == 1
    assert save(path, Settings(volume=5)) and load(path).volume == 5
    assert aside(path) == [content]


def test_a_byte_order_mark_is_no_fault(path, caplog):
    path.write_text(json.dumps(GOOD), encoding="utf-8-sig")
    assert load(path).volume == 35
    assert not aside(path) and not caplog.records


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
@pytest.mark.parametrize("odd", ["pipe", "endless", "folder"])
def test_what_is_no_ordinary_file_is_neither_waited_for_nor_read(path, caplog, odd):
    if odd == "pipe":
        os.mkfifo(path)
    elif odd == "folder":
        path.mkdir()
    else:
        path.symlink_to("/dev/zero")
    assert load(path) == Settings()
    assert len(caplog.records) == 1
    assert save(path, Settings(volume=5)) and load(path).volume == 5


def test_settings_that_cannot_be_kept_are_no_end(tmp_path):
    (tmp_path / "file").write_text("")
    assert not save(tmp_path / "file" / "settings.json", Settings())


def test_settings_from_before_there_was_music_keep_their_volumes(path, caplog):
    path.write_text(json.dumps({"volume": 35, "effects": 60, "muted": True}))
    assert load(path) == Settings(volume=35, effects=60, muted=True, music=Settings().music)
    assert not aside(path) and not caplog.records
