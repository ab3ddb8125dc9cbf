"""Lines end where the language lets them."""

import pytest

from game.ui.drawing.fonts import SOFT, wrapped
from game.ui.drawing.lettering import BODY


def of(length):
    return lambda line: len(line.replace(SOFT, "")) <= length


@pytest.mark.parametrize(
    "text, length, lines",
    [
        ("one two three", 7, ["one two", "three"]),
        ("der Käse\u00adrad\u00adhalter", 8, ["der", "Käse\u00adrad-", "halter"]),
        ("Käse\u00adrad", 8, ["Käse\u00adrad"]),
        ("Booby-Trap", 6, ["Booby-", "Trap"]),
        ("Booby-Trap", 10, ["Booby-Trap"]),
        ("Unbreakable", 5, ["Unbreakable"]),
        ("x" * 50, 20, ["x" * 20, "x" * 20, "x" * 10]),
        ("/home/ben/report.txt", 10, ["/home/ben/", "report.txt"]),
        ("", 5, [""]),
    ],
)
def test_a_line_ends_at_a_blank_a_soft_hyphen_or_a_hyphen(text, length, lines):
    assert wrapped(text, of(length)) == lines


def test_japanese_is_broken_by_its_rules():
    text = "ねずみは、チーズの輪まで「ゆっくり」歩きます。クランクを回してください！"
    for length in range(4, 20):
        lines = wrapped(text, of(length))
        assert "".join(lines) == text
        assert not [line for line in lines if line[0] in "、。」！ーっゃゅょッ"]
        assert not [line for line in lines if line[-1] == "「"]
        assert max(map(len, lines)) <= length + 1


def test_words_of_latin_letters_stay_whole_in_japanese():
    assert wrapped("赤はMousetrapで勝つ", of(9)) == ["赤は", "Mousetrap", "で勝つ"]


def test_text_without_room_becomes_smaller_but_not_too_small(canvas):
    letters = canvas.letters
    wide = letters.width("Donaudampfschiff", BODY)
    assert letters.shrunk("Donaudampfschiff", BODY, wide, 40) == BODY
    less = letters.shrunk("Donaudampfschiff", BODY, wide * 0.85, 40)
    assert 12 <= less.size < BODY.size and letters.width("Donaudampfschiff", less) <= wide * 0.85 + 2
    assert letters.shrunk("Donaudampfschiff", BODY, wide * 0.3, 40) == BODY
