"""Sentences are spoken in the language that was chosen, where there is one."""

from pathlib import Path

import pytest

from build_scripts.translations import compile_catalogue, path_of
from game.text.language import FOLDER, N_context, N_plural, _, either, listed, ngettext, use_language
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


MISSPELT = """
msgid "{seat} passes."
msgstr "{sitz} passt."
msgid "Red"
msgstr "Rot {"
msgid "Blue"
msgstr "Blau\\r\\t{}"

msgctxt "seat"
msgid "Empty"
msgstr "Frei {0.x}"
msgid "{number} point"
msgid_plural "{number} points"
msgstr[0] "{number} Punkt"
msgstr[1] "{zahl} Punkte"
"""


@pytest.fixture
def german(tmp_path: Path):
    path = path_of("de", tmp_path)
    path.parent.mkdir(parents=True)
    path.write_text(CATALOGUE, encoding="utf-8")
    compile_catalogue("de", tmp_path)
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
    compile_catalogue("pl", tmp_path)
    use_language("pl", folder=tmp_path)
    told = [ngettext("{number} point", "{number} points", number) for number in (1, 3, 5, 12, 22)]
    use_language("en")
    assert told == ["1 punkt", "3 punkty", "5 punktów", "12 punktów", "22 punkty"]


@pytest.fixture
def misspelt(tmp_path: Path):
    path = path_of("de", tmp_path)
    path.parent.mkdir(parents=True)
    path.write_text(MISSPELT, encoding="utf-8")
    compile_catalogue("de", tmp_path)
    use_language("de", folder=tmp_path)
    yield
    use_language("en")


def test_a_translation_with_a_blank_that_cannot_be_filled_is_told_in_english_and_into_the_log(misspelt, caplog):
    for _again in range(3):
        assert _("{seat} passes.", seat="Rosa") == "Rosa passes."
    assert (_("Red"), _("Blue"), _(N_context("seat", "Empty"))) == ("Red", "Blue", "Empty")
    assert [ngettext("{number} point", "{number} points", number) for number in (1, 2)] == ["1 Punkt", "2 points"]
    assert [record.message for record in caplog.records if "{sitz}" in record.message] == [
        "a blank of this translation cannot be filled: {sitz} passt."
    ]


def test_a_blank_that_the_code_does_not_fill_is_a_fault_of_the_code(german: Path):
    with pytest.raises(KeyError):
        _("{seat} passes.")


WHOLE = (FOLDER / "de" / "LC_MESSAGES" / "trapworks.mo").read_bytes()


@pytest.mark.parametrize("content", [b"", b"rubbish" * 99, WHOLE[:5000], WHOLE[:4] + b"\x09" * 4 + WHOLE[8:]])
def test_a_damaged_catalogue_is_not_spoken_and_told_in_the_log(tmp_path: Path, caplog, content: bytes):
    path = tmp_path / "de" / "LC_MESSAGES" / "trapworks.mo"
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    assert use_language("de", folder=tmp_path) == "en"
    assert "the catalogue of de cannot be read" in caplog.text


def test_spanish_lists_change_their_last_word_before_its_own_sound():
    use_language("es")
    ends = {name: listed(("Ben", name)) for name in ("Irene", "Hilario", "Ygor", "Yann", "Ian", "Greta", "«Isla»")}
    assert [end.split()[1] for end in ends.values()] == ["e", "e", "e", "y", "y", "y", "e"]
    ends = {name: either(("7", name)) for name in ("8", "80", "11", "110", "Óscar", "hora", "9", "oro")}
    assert [end.split()[1] for end in ends.values()] == ["u", "u", "u", "o", "u", "u", "o", "u"]
    use_language("en")
    assert (listed(("Ben", "Irene")), either(("7", "8"))) == ("Ben and Irene", "7 or 8")
