"""Whatever a person reads on a screen is in the template for translators, and is spoken by it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from build_scripts.translations import collected
from tests.views.general import WAITING

ROOT = Path(__file__).resolve().parents[2]
# Words that these views give their scenes, as a match's file and an error do. That they are found shows that whatever
# is not spoken would be found.
GIVEN = {
    "general/title_waiting": [WAITING.line],
    "general/trouble": ["/home/player/.local/share/trapworks/reports/crash-20260101-120000.txt."],
    "general/credits": ["Trapworks"],
    "general/settings_further": ["English"],
    "general/rules": ["PgDn"],  # which has no vowel that could be accented
    "matches/rename": ["Sunday at Greta's"],
    "workshop/hall": [
        "My catapult",
        "My knock on",
        "Déĺétés My catapult. Ýóú cán úndó thís fór tén sécónds.",
        "Déĺétés My knock on. Ýóú cán úndó thís fór tén sécónds.",
    ],
    "workshop/records": ["3 párts, Anna", "92 óf 100, Anna"],
    "workshop/to_beat": [
        "Waterfall",
        "Waterfall: 99 óf 100 cópíés wíth 10 párts. Béát ít! Ýóú wín íf móré cópíés wórk, ór ás",
    ],
    "workshop/beating": [
        "Waterfall: 99 óf 100 cópíés wíth 10 párts. Béát ít! Á húndréd cáréfúĺ búíĺdérs áré cópýíng",
    ],
    "workshop/in_hand": ["Catapult"],
    "workshop/tied": ["Up and down"],
    "workshop/sprung": ["Jacks"],
    "workshop/woken": ["Sleepers"],
    "workshop/popped": ["Air mail"],
    "workshop/hopeless": ["Far turn"],
    "workshop/missed": ["First slope"],
    "workshop/stuck": ["Domino effect"],
}


@pytest.mark.slow
def test_no_view_shows_a_word_that_a_translation_would_not_reach():
    command = [sys.executable, "-m", "tests.texts", "untranslated"]
    outcome = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    assert outcome.returncode == 1, outcome.stderr
    assert json.loads(outcome.stdout) == GIVEN


@pytest.mark.slow
def test_every_text_has_room_in_a_language_that_is_longer_by_two_thirds():
    command = [sys.executable, "-m", "tests.texts", "long", "1.64", "--quick"]
    outcome = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=200)
    assert outcome.returncode in (0, 1), outcome.stderr
    assert json.loads(outcome.stdout) == {}


def test_the_template_has_tables_contexts_and_both_forms():
    found = collected()
    assert all(text in found for text in ("Red", "Close", "Half-built trap", "Card maze"))
    assert found.get("{number} point").id == ("{number} point", "{number} points")
    assert found.get("Empty", "seat").auto_comments == ["a seat where nobody sits."]
    assert found.get("Red").locations == [("game/text/seats.py", 0)]
    assert len(found) > 1000


def test_every_blank_and_every_single_word_is_explained_to_translators():
    silent = [message.id for message in collected() if message.id and not (message.auto_comments or message.context)]
    texts = [text if isinstance(text, str) else text[0] for text in silent]
    assert [text for text in texts if "{" in text or len(text.split()) == 1] == []


def test_no_sentence_stands_above_the_text_floor():
    above = [path for message in collected() for path, _line in message.locations if "/text/" not in path]
    assert not [path for path in above if path.startswith(("game/games/", "game/shell/", "game/ui/", "game/workshop/"))]
