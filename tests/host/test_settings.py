"""Settings are kept, and a damaged file of them is never a reason to fail."""

import json
import os
from dataclasses import replace

import pytest

from game.host.settings import CHOICES, RANGES, Settings, load, save


@pytest.fixture
def path(tmp_path):
    return tmp_path / "new" / "settings.json"


def test_what_was_saved_is_loaded_again(path):
    wanted = Settings(
        volume=5, muted=True, theme="contrast", text_scale=150, place=(1, 2, 800, 600), setups={"boobytrap": {"a": 1}}
    )
    assert save(path, wanted)
    assert load(path) == wanted
    assert save(path, replace(wanted, volume=6)) and load(path).volume == 6
    assert os.listdir(path.parent) == ["settings.json"], "no draft is left"


def test_without_a_file_everything_is_at_its_default(path):
    assert load(path) == Settings()


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '"volume"', "[" * 100_000, "\x00", " " * (256 << 10) + "{}"])
def test_a_file_that_is_none_is_passed_over(path, text):
    path.parent.mkdir()
    path.write_text(text)
    assert load(path) == Settings()


def test_a_file_that_cannot_be_read_is_passed_over(path):
    path.mkdir(parents=True)
    assert load(path) == Settings()
    assert not save(path, Settings(volume=1))
    assert os.listdir(path.parent) == ["settings.json"], "no draft is left"


WRONG = {
    **dict.fromkeys(CHOICES, "none of them"),
    **{name: high + 1 for name, (_, high) in RANGES.items()},
    "muted": 1,
    "reduced_motion": "yes",
    "fullscreen": None,
    "place": [1, 2, 3],
    "framebuffer": 4,
    "setups": [],
}


@pytest.mark.parametrize("name", WRONG)
def test_one_wrong_value_spoils_no_other(path, name):
    good = {"volume": 33, "speed": "4"}
    path.parent.mkdir()
    path.write_text(json.dumps(good | {name: WRONG[name], "unheard_of": 1}))
    expected = Settings(**{key: value for key, value in good.items() if key != name})
    assert load(path) == expected


@pytest.mark.parametrize("name", RANGES)
def test_the_ends_of_a_range_belong_to_it(path, name):
    path.parent.mkdir()
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
    assert [Settings(speed=speed).pace for speed in CHOICES["speed"]] == [1.0, 2.0, 4.0, 0.0]
