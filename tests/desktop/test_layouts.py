"""Shortcuts by letter work in a real window under layouts that have no Latin letters."""

import shutil
import subprocess
import time

import pytest

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("setxkbmap") is None, reason="needs setxkbmap"),
]

M, R = "58", "27"
"""The X server's numbers of the keys that have these letters on an American keyboard."""


@pytest.mark.parametrize(("layout", "typed"), [("ru", "ьк"), ("gr", "μρ")])
def test_a_name_is_typed_in_its_letters_and_m_opens_the_menu(screen, environment, sit_down, layout, typed):
    subprocess.run(["setxkbmap", layout], env=environment(DISPLAY=screen), check=True, timeout=20)
    person = sit_down({"muted": True, "place": [100, 60, 1280, 720], "language": "en"})
    person.at("Title")
    person.click_at(person.look()["stops"]["mightymouse"])
    person.at("MatchSetup")
    person.until(lambda: person.look()["focused"] == "name_red" or person.do("key", "Tab") or time.sleep(0.2))
    for code in (M, R):
        person.do("key", code)
        time.sleep(1 / 3)
    person.click_at(person.look()["stops"]["start"])
    person.until(lambda: person.look().get("scene") == "MightymouseScreen" and not person.look()["busy"])
    assert person.settings["setups"]["mightymouse"]["seats"]["red"]["name"] == typed
    person.do("key", M)
    person.at("Menu")
