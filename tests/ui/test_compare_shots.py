"""Pictures before and after a change, compared pixel by pixel."""

import sys

import pygame
import pytest

from build_scripts import compare_shots


@pytest.fixture
def folders(tmp_path):
    """Two folders with the same picture in each."""
    for name in ("before", "after"):
        (tmp_path / name / "9x6").mkdir(parents=True)
        paint(tmp_path / name / "9x6" / "view.png")
    return tmp_path / "before", tmp_path / "after"


def paint(path, *spots, size=(9, 6)):
    picture = pygame.Surface(size)
    for spot in spots:
        picture.set_at(spot, (1, 0, 0))
    pygame.image.save(picture, str(path))


def run(monkeypatch, *folders):
    monkeypatch.setattr(sys, "argv", ["compare_shots", *map(str, folders)])
    return compare_shots.main()


def test_equal_pictures_are_told(folders, monkeypatch, capsys):
    assert run(monkeypatch, *folders) == 0
    assert capsys.readouterr().out == "1 equal, 0 differing\n"


def test_pixels_that_differ_are_counted(folders, monkeypatch, capsys):
    paint(folders[1] / "9x6" / "view.png", (0, 0), (8, 5), (3, 2))
    assert run(monkeypatch, *folders) == 1
    assert "view.png: 3 pixels differ\n0 equal, 1 differing" in capsys.readouterr().out


def test_another_size_differs_everywhere(folders):
    paint(folders[1] / "9x6" / "view.png", size=(9, 7))
    assert compare_shots.compare(*folders)[0][0].endswith("63 pixels differ")


def test_a_picture_of_one_folder_only_differs(folders):
    paint(folders[0] / "more.png")
    assert compare_shots.compare(*folders) == ([f"more.png: not in {folders[1]}"], 1)


def test_nothing_to_compare_is_no_success(tmp_path, monkeypatch):
    assert run(monkeypatch, tmp_path, tmp_path) == 1
