""""""

import ast
import itertools
from functools import cache
from pathlib import Path

import pygame
import pytest
from pygame import FRect

from game.ui.drawing import icons, lettering
from game.ui.drawing.canvas import scale_of
from game.ui.drawing.fonts import FACES, SOFT, opened, wrapped
from game.ui.drawing.lettering import BODY, HEAD, Style

ROOT = Path(__file__).resolve().parents[2]


@cache
def strings():
    """Every character of every text in the code that may be shown."""
    found = set()
    for path in (ROOT / "game").rglob("*.py"):
        if path.parent.name == "core":  # no texts, but the signs that no name may have
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= set(node.value)
    return {char for char in found if char.isprintable() and not char.isspace()} - set("←→↑↓\ue000")


@pytest.mark.parametrize("face", ["text", "bold", "head", "display"])
@pytest.mark.parametrize("family", ["atkinson", "dyslexic"])
def test_every_character_of_the_interface_has_its_glyph(canvas, face, family):
    canvas.letters.fit(1.0, 1.0, family)
    assert [char for char in sorted(strings()) if not canvas.letters.has(char, Style(face, 20))] == []


def test_names_of_many_languages_can_be_written(canvas):
    assert canvas.letters.has("Łukasz Müller-Ørsted Şebnem François Dvořák", BODY)


def test_a_missing_glyph_is_noticed(canvas):
    assert not canvas.letters.has("ก")


def test_text_grows_with_its_setting_but_what_is_large_already_does_not(canvas):
    letters = canvas.letters
    plain, sign = letters.line(BODY), letters.line(Style("display", 84))
    letters.fit(1.0, 2.0, "atkinson")
    assert letters.line(BODY) == pytest.approx(2 * plain, rel=0.08)
    assert letters.line(Style("display", 84)) == sign
    assert letters.pixels(HEAD) == 44


def test_the_smallest_text_is_18_pixels_at_1080p(canvas):
    canvas.letters.fit(1.5, 1.0, "atkinson")
    styles = [value for value in (*vars(lettering).values(), icons.CAP) if isinstance(value, Style)]
    assert min(canvas.letters.pixels(style) for style in styles) >= 18


def test_wrapped_lines_keep_to_the_width_and_lose_no_word(canvas):
    text = "Two to four mice run round a board, and together they build a machine. " * 3
    lines = canvas.letters.wrap(text, BODY, 300)
    assert all(canvas.letters.width(line, BODY) <= 300 for line in lines)
    assert " ".join(lines).split() == text.split()


def test_a_very_long_word_is_broken(canvas):
    lines = canvas.letters.wrap("/home/player/.local/share/trapworks/reports/crash.txt", BODY, 200)
    assert len(lines) > 1
    assert all(canvas.letters.width(line, BODY) <= 200 for line in lines)


def test_text_that_does_not_fit_is_noted(canvas):
    canvas.write("Short", FRect(0, 0, 200, 40), BODY, (0, 0, 0))
    assert canvas.misfits == []
    canvas.write("Much too long for so small a place", FRect(0, 0, 60, 20), BODY, (0, 0, 0))
    assert len(canvas.misfits) == 1


STEPS = range(0, 0x110000, 1021)
# Known to have failed.
BAD = "\0\x07\x7f\x85\n\t\u034f\u180b\u200b\u200d\u2028\u202e\u2066\ufe00"
BAD += "\ufe0f\ufeff\uffff\ud800\udfff\U000e0100\U000e01ef"


@pytest.mark.parametrize("family", ["atkinson", "dyslexic"])
def test_whatever_is_drawn_nothing_fails(canvas, family):
    canvas.letters.fit(1.0, 1.0, family)
    for char in (*map(chr, STEPS), *BAD, *map(chr, range(0xFE00, 0xFE10))):
        for text in (char, f"Rosa{char}", f"{char}é"):
            drawn = canvas.letters.render(text, BODY, (0, 0, 0))
            assert drawn.get_width() == round(canvas.letters.width(text, BODY)) > 0, ascii(text)
            assert canvas.letters.wrap(text, BODY, 20)


def test_what_no_font_can_draw_is_a_box_in_its_place(canvas):
    letters = canvas.letters
    parts = sum(letters.width(part, BODY) for part in "a\ue000b")
    for char in "ก\ufe0f\u202e\0\ud800":
        assert letters.width(f"a{char}b", BODY) == pytest.approx(parts, abs=1)


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize(("size", "text"), [((1280, 800), 1.0), ((800, 600), 1.25), ((1920, 1080), 1.0)])
def test_capitals_are_nine_pixels_high_but_in_print_and_where_there_is_no_room(canvas, face, size, text):
    letters, words = canvas.letters, "Rosa rolls a 4"
    letters.fit(scale_of(size), text, "atkinson")
    least = Style(face, 1)
    wide, high = letters.width(words, least), letters.line(least)
    for units in range(1, 20):
        style = Style(face, units)
        for small in (style, letters.fitting(words, style, wide), letters.shrunk(words, style, wide, high)):
            font = opened(str(letters.folder), face, False, letters.pixels(small)).latin
            low, top = font.metrics("H")[0][2:4]
            assert top - low >= 9
    crowded = letters.fitting(words, Style(face, 14), wide * 0.8)
    assert letters.pixels(least) > letters.pixels(crowded) >= 8
    assert letters.width(words, crowded) <= wide * 0.8
    assert letters.pixels(Style(face, 1, printed=True)) == 8


def test_a_name_without_room_is_cut_before_it_cannot_be_read(canvas):
    letters, name = canvas.letters, "Wilhelmmmina"
    wide = letters.width(name, Style("text", 1))
    roomy, narrow = (letters.legible(name, BODY, width) for width in (wide, wide * 0.7))
    assert letters.pixels(narrow) == letters.pixels(roomy) == letters.pixels(Style("text", 1))
    cut = letters.cut(name, narrow, wide * 0.7)
    assert letters.cut(name, roomy, wide) == name and name.startswith(cut[:-1]) and cut[3:].endswith("…")
    assert letters.width(cut, narrow) <= wide * 0.7


def test_letters_of_a_stage_leave_out_what_nobody_could_read(canvas):
    canvas.letters.fit(1.0, 1.25, "atkinson")
    stage = canvas.letters.within(1.0)
    wide, narrow = (stage.fitting("wedges in the pile", BODY, width) for width in (200.0, 30.0))
    assert not stage.leaves_out(wide) and stage.leaves_out(narrow)
    assert stage.render("wedges in the pile", narrow, (0, 0, 0)).get_size() == (1, 1)
    assert not canvas.letters.leaves_out(narrow)


# Lines end where the language lets them.


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
    least = letters.shrunk("Donaudampfschiff", BODY, wide * 0.3, 40)
    assert letters.pixels(least) == letters.pixels(Style("text", 4.0)) < letters.pixels(BODY), "the least to be read"


@pytest.mark.parametrize("weight", [400, 700])
def test_the_zero_of_the_text_font_has_no_slash(weight):
    font = pygame.font.Font(str(ROOT / "assets/fonts" / f"atkinson-hyperlegible-latin-{weight}-normal.ttf"), 96)
    zero = font.render("0", True, (255, 255, 255))
    ink = zero.get_bounding_rect()
    column = [zero.get_at((ink.centerx, y)).a > 127 for y in range(ink.top, ink.bottom)]
    strokes = sum(now and not before for before, now in itertools.pairwise([False, *column]))
    assert strokes == 2 and not column[len(column) // 2], "the bottom and the top, and nothing between"
