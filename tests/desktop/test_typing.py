"""Names typed into every field of the program in a real window, a third of a second between the keys."""

import shutil
import time

import pytest

from tests.harness.test_golden import FOLDER
from tests.screens.fields import FIELDS

pytestmark = pytest.mark.slow

NAME = "Sunday"
PAUSE = 1 / 3
GAMES = tuple(name.removeprefix("setup ") for name in FIELDS["shell/setup/seating.py"])


def typed(person):
    for sign in NAME:
        person.do("key", "--window", person.window, sign)
        time.sleep(PAUSE)


@pytest.fixture
def person(sit_down, monkeypatch):
    found = sit_down({"muted": True, "place": [100, 60, 1280, 720], "language": "en"})
    found.at("Title")
    return found


@pytest.mark.parametrize("way", ["mouse", "key"])
def test_a_match_is_renamed(person, way):
    (person.folder / "matches").mkdir(exist_ok=True)
    path = person.folder / "matches" / "race.match"
    shutil.copy(FOLDER / "mightymouse-race-2.match", path)
    person.click_at(person.look()["stops"]["matches"])
    person.until(lambda: "race.match" in person.look()["stops"])
    if way == "mouse":
        person.click_at(person.at("Matches")["stops"]["rename"])
    else:
        person.key("r")
    person.at("Rename")
    typed(person)
    person.key("Return")
    person.until(lambda: f'title "{NAME}"' in path.read_text())


@pytest.mark.parametrize("game", GAMES)
def test_everyone_at_the_table_gets_a_name(person, game):
    person.click_at(person.look()["stops"][game])
    seen = person.at("MatchSetup")
    names = [name for name in seen["stops"] if name.startswith("name_")]
    assert names
    for name in names:
        while person.look()["focused"] != name:
            person.key("Tab")
            time.sleep(0.1)
        typed(person)
    person.click_at(seen["stops"]["start"])
    person.until(lambda: person.settings.get("setups", {}).get(game))
    seats = person.settings["setups"][game]["seats"]
    assert [seats[name.removeprefix("name_")]["name"] for name in names] == [NAME] * len(names)


def test_a_machine_gets_a_name(person):
    person.click_at(person.look()["stops"]["workshop"])
    seen = person.at("Hall")
    person.click_at(seen["stops"][next(name for name in seen["stops"] if name.startswith("sample_"))])
    seen = person.at("Bench")
    while person.look()["focused"] != "name":
        person.key("Tab")
        time.sleep(0.1)
    typed(person)
    person.until(lambda: any(f'"{NAME}"' in file.read_text() for file in (person.folder / "machines").glob("*")))


def test_a_builder_gets_a_name(person):
    person.click_at(person.look()["stops"]["workshop"])
    person.click_at(person.at("Hall")["stops"]["challenges"])
    seen = person.at("Wall")
    assert "records" in seen["stops"], sorted(seen["stops"])
    person.click_at(seen["stops"]["records"])
    person.at("Records")
    while person.look()["focused"] != "builder":
        person.key("Tab")
        time.sleep(0.1)
    typed(person)
    person.until(lambda: person.settings.get("builder") == NAME)


def test_every_file_with_a_field_is_typed_into_here():
    tried = {
        "shell/matches/acts.py",
        "shell/setup/seating.py",
        "workshop/bench/bare_bench.py",
        "workshop/hall/records.py",
    }
    assert FIELDS.keys() == tried
