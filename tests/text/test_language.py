"""Sentences are spoken in the language that was chosen, where there is one."""

from pathlib import Path

import pytest

from build_scripts.translations import path_of
from game.text.language import N_context, N_plural, _, ngettext, use_language
from game.text.seats import seat_name

CATALOGUE = """
msgid ""
msgstr ""
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

# Anything.
msgid "Red"
msgstr "Rot"

#, fuzzy
msgid "Green"
msgstr "Gelb"

msgid "{number} point"
msgid_plural "{number} points"
msgstr[0] "{number} Punkt"
msgstr[1] "{number} "
"Punkte"

msgctxt "seat"
msgid "Empty"
msgstr "Frei \\"Platz\\"\\n"
"""


@pytest.fixture
def german(tmp_path: Path):
    path = path_of("de", tmp_path)
    path.parent.mkdir(parents=True)
    path.write_text(CATALOGUE, encoding="utf-8")
    yield tmp_path
    use_language("en")


def test_a_sentence_is_spoken_in_the_chosen_language_and_in_english_where_it_lacks(german: Path):
    use_language("de", folder=german)
    assert (seat_name("red"), seat_name("blue"), seat_name("green")) == ("Rot", "Blue", "Green")


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


def test_a_word_is_told_apart_by_its_context(german: Path):
    assert _(N_context("seat", "Empty")) == _("Empty") == "Empty"
    use_language("de", folder=german)
    assert (_(N_context("seat", "Empty")), _("Empty")) == ('Frei "Platz"\n', "Empty")


POLISH = """
msgid ""
msgstr ""
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && "
"(n%100<12 || n%100>14) ? 1 : 2);\\n"

msgid "{number} point"
msgid_plural "{number} points"
msgstr[0] "{number} punkt"
msgstr[1] "{number} punkty"
msgstr[2] "{number} punktów"
"""


def test_polish_has_three_forms(tmp_path: Path):
    path = path_of("pl", tmp_path)
    path.parent.mkdir(parents=True)
    path.write_text(POLISH, encoding="utf-8")
    use_language("pl", folder=tmp_path)
    told = [ngettext("{number} point", "{number} points", number) for number in (1, 3, 5, 12, 22)]
    use_language("en")
    assert told == ["1 punkt", "3 punkty", "5 punktów", "12 punktów", "22 punkty"]
