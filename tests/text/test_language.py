"""Sentences are spoken in the language that was chosen, where there is one."""

from pathlib import Path

import pytest

from build_scripts.extract_text import Sentence, catalogue
from game.text.language import DOMAIN, N_plural, _, ngettext, use_language
from game.text.seats import seat_name


@pytest.fixture
def german(tmp_path: Path):
    place = tmp_path / "de" / "LC_MESSAGES"
    place.mkdir(parents=True)
    said = {
        Sentence("Red"): Sentence("Rot"),
        Sentence("{number} point", "{number} points"): Sentence("{number} Punkt", "{number} Punkte"),
    }
    (place / f"{DOMAIN}.mo").write_bytes(catalogue(said))
    yield tmp_path
    use_language("en")


def test_a_sentence_is_spoken_in_the_chosen_language_and_in_english_where_it_lacks(german: Path):
    use_language("de", folder=german)
    assert (seat_name("red"), seat_name("blue")) == ("Rot", "Blue")


def test_an_unknown_language_falls_back_to_english(german: Path):
    use_language("de", folder=german)
    use_language("xx", folder=german)
    assert seat_name("red") == "Red"


def test_a_number_has_its_form_in_the_chosen_language(german: Path):
    forms = N_plural("{number} point", "{number} points")
    assert [ngettext(*forms, number) for number in (0, 1, 2)] == ["0 points", "1 point", "2 points"]
    use_language("de", folder=german)
    assert [ngettext(*forms, number) for number in (0, 1, 2)] == ["0 Punkte", "1 Punkt", "2 Punkte"]


def test_a_sentence_that_elsewhere_has_a_plural_is_spoken_alone_too(german: Path):
    assert _("{number} point", number=1) == "1 point"
    use_language("de", folder=german)
    assert _("{number} point", number=1) == "1 Punkt"
