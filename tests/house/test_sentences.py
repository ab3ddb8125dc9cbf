"""Whatever a person reads on a screen is in the template for translators, and is spoken by it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from build_scripts.extract_text import Sentence, collected, template
from build_scripts.views.general import WAITING

ROOT = Path(__file__).resolve().parents[2]
# Words that these views give their scenes, as a match's file and an error do. That they are found shows that whatever
# is not spoken would be found.
GIVEN = {
    "general/title_waiting": [WAITING.line],
    "general/notice": ["This match cannot go on", "The match is open in another window."],
    "general/unsaved": ["/home/player/.local/share/a.match cannot be written: No space left on device."],
    "general/trouble": ["/home/player/.local/share/trapworks/reports/crash-20260101-120000.txt."],
}


@pytest.mark.slow
def test_no_view_shows_a_word_that_a_translation_would_not_reach():
    command = [sys.executable, "-m", "build_scripts.untranslated_text"]
    outcome = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    assert outcome.returncode == 0, outcome.stderr
    assert json.loads(outcome.stdout) == GIVEN


def test_the_template_has_tables_sentences_and_both_forms():
    found = collected()
    assert {Sentence("Red"), Sentence("Close"), Sentence("Half-built trap"), Sentence("Card maze")} <= set(found)
    assert Sentence("{number} point", "{number} points") in found
    assert found[Sentence("Red")][0].startswith("game/text/seats.py:")


def test_the_template_has_no_text_twice():
    lines = [line for line in template().splitlines() if line.startswith("msgid ")]
    assert len(lines) == len(set(lines)) > 500


def test_no_sentence_stands_above_the_text_floor():
    above = [spot for spots in collected().values() for spot in spots if not spot.startswith("game/text/")]
    assert not [spot for spot in above if spot.startswith(("game/scenes/", "game/pictures/", "game/ui/"))]
