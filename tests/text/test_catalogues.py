"""No catalogue says anything wrong, and in the end each is whole: what is not translated yet is said in English."""

import pytest

from build_scripts.translations import (
    catalogue,
    codes,
    collected,
    compile_catalogue,
    compiled,
    faults,
    new,
    path_of,
    write,
)
from game.host.languages import OWN_NAMES
from game.text import language


def test_every_language_says_its_own_name():
    assert set(language.languages()) <= set(OWN_NAMES)


@pytest.mark.parametrize("code", codes())
def test_a_catalogue_says_nothing_wrong(code):
    assert not [fault for fault in faults(code) if "other blanks" in fault or "at the edge" in fault]


@pytest.mark.slow
@pytest.mark.parametrize("code", codes())
def test_a_catalogue_is_whole(code):
    assert not list(faults(code))


def test_a_catalogue_is_begun_and_what_is_wrong_with_it_is_told(tmp_path, monkeypatch):
    elsewhere(monkeypatch, tmp_path)
    new("pl")
    with pytest.raises(SystemExit):
        new("pl")
    told = list(faults("pl"))
    assert len(told) == len(list(collected())) - 1
    assert "pl: not translated: Red" in told


def elsewhere(monkeypatch, folder):
    """Catalogues are kept in this folder."""
    monkeypatch.setattr("build_scripts.translations.path_of", lambda code, _folder=None: path_of(code, folder))


@pytest.mark.parametrize("code", codes())
def test_what_the_game_reads_is_what_translators_wrote(code):
    """After translating or a merge: python -m build_scripts.translations compile."""
    assert path_of(code).with_suffix(".mo").read_bytes() == compiled(catalogue(code))


def test_a_catalogue_without_empty_lines_is_read_whole(tmp_path, monkeypatch):
    path = path_of("de", tmp_path)
    path.parent.mkdir(parents=True)
    path.write_text("\n".join(line for line in path_of("de").read_text(encoding="utf-8").splitlines() if line), "utf-8")
    assert compiled(catalogue("de", tmp_path)) == compiled(catalogue("de"))


@pytest.fixture
def said(tmp_path, monkeypatch):
    """A language that says everything as English does, before it is written: `said.get(text).string = ...`."""
    elsewhere(monkeypatch, tmp_path)
    found = collected()
    for message in found:
        message.string = message.id
    return found


@pytest.mark.parametrize("wrong", ["{sitz} passt.", "{seat passt.", "{} passt.", "passt.", "{seat.name} passt."])
def test_blanks_that_a_sentence_does_not_have_are_told(said, tmp_path, wrong):
    said.get("{seat} passes.").string = wrong
    said.get("{number} point").string = ("Ein Punkt", "{number} Punkte")
    write(said, path_of("de", tmp_path))
    compile_catalogue("de")
    assert list(faults("de")) == ["de: other blanks in braces: {seat} passes."]


def test_a_compiled_catalogue_that_is_missing_or_out_of_date_is_told(said, tmp_path):
    write(said, path_of("de", tmp_path))
    late = ["de: the compiled catalogue is out of date, run `compile`"]
    assert list(faults("de")) == late
    compile_catalogue("de")
    assert list(faults("de")) == []
    said.get("Red").string = "Rot"
    write(said, path_of("de", tmp_path))
    assert list(faults("de")) == late


def test_a_line_that_is_no_part_of_a_catalogue_is_told(said, tmp_path):
    write(said, path_of("de", tmp_path))
    with path_of("de", tmp_path).open("a", encoding="utf-8") as file:
        file.write("msgit oops\n")
    assert "cannot be read" in next(faults("de"))
