"""How many files are open at a time: some systems allow a program 256 of them."""

import os
import sys

import pytest

from game.app.program import assets_folder
from game.ui.drawing.fonts import forget_fonts, measured, opened

NAMES = ("Rosa Zoë", "Łukasz Žižka", "Ольга", "Ελένη", "さくら", "漢字")


@pytest.mark.skipif(sys.platform != "linux", reason="where a program sees its own open files")
@pytest.mark.parametrize("dyslexic", [False, True])
def test_no_size_of_a_font_keeps_a_file_open(video, dyslexic):
    forget_fonts()
    before = len(os.listdir("/proc/self/fd"))
    for face in ("text", "bold", "head"):
        for size in range(10, 26):
            fonts = opened(str(assets_folder() / "fonts"), face, dyslexic, size)
            assert all(measured(fonts, name) > 0 for name in NAMES)
    assert len(os.listdir("/proc/self/fd")) <= before
    forget_fonts()
