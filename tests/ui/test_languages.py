"""Every language that is shipped has its letters, and so have the scripts that further languages would need."""

import pytest

from build_scripts.translations import catalogue, codes
from game.ui.drawing import fonts
from game.ui.drawing.fonts import SOFT
from game.ui.drawing.lettering import Style

WRITTEN = {
    "pl": "Zażółć gęślą jaźń ŁÓDŹ",
    "cs": "Příliš žluťoučký kůň úpěl ďábelské ódy",
    "hu": "árvíztűrő tükörfúrógép",
    "ro": "ștăț înger",
    "tr": "ığdır çöşü İĞ",
    "hr": "čćžšđ ČĆŽŠĐ",
    "el": "Γυρίστε τη μανιβέλα, αργά και σταθερά!",
    "ru": "Поверни ручку медленно и ровно, ещё раз!",
    "uk": "Їжак з’їв сир і ґудзик",
    "ja": "ねずみ取り、クランクを回して、ゆっくり！「安全」",
}


@pytest.mark.parametrize("face", ["text", "bold", "head", "display"])
@pytest.mark.parametrize("family", ["atkinson", "dyslexic"])
def test_no_letter_of_any_script_is_missing(canvas, face, family):
    canvas.letters.fit(1.0, 1.0, family)
    assert not {code: text for code, text in WRITTEN.items() if not canvas.letters.has(text, Style(face, 20))}


@pytest.mark.parametrize("code", codes())
def test_no_letter_of_a_catalogue_is_missing(canvas, code):
    said = "".join("".join(message.string or "") for message in catalogue(code) if message.id)
    letters = {char for char in said if char.isprintable() and char != SOFT}
    for face in ("text", "bold", "head", "display"):
        assert [char for char in sorted(letters) if not canvas.letters.has(char, Style(face, 20))] == []


def test_a_word_with_a_letter_that_its_face_lacks_is_drawn_in_one_font(canvas):
    found = fonts.opened(str(canvas.letters.folder), "head", False, 20)
    assert found.latin not in {font for font, _sign in found.of_word("Będzie")}
    assert {font for font, _sign in found.of_word("Trap")} == {found.latin}


def test_the_letters_of_two_fonts_stand_on_one_line(canvas):
    letters, style = canvas.letters, Style("head", 40)
    one, two = letters.render("xж", style, (0, 0, 0)), letters.render("x", style, (0, 0, 0))
    assert one.get_bounding_rect().bottom == pytest.approx(two.get_bounding_rect().bottom, abs=2)
