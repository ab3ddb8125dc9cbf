"""No catalogue says anything wrong, and in the end each is whole: what is not translated yet is said in English."""

import pytest

from build_scripts.translations import codes, collected, faults, new, path_of, write
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
    monkeypatch.setattr("build_scripts.translations.FOLDER", tmp_path)
    monkeypatch.setattr("build_scripts.translations.path_of", lambda code: path_of(code, tmp_path))
    new("pl")
    with pytest.raises(SystemExit):
        new("pl")
    told = list(faults("pl"))
    assert len(told) == len(list(collected())) - 1
    assert "pl: not translated: Red" in told


def test_blanks_that_a_sentence_does_not_have_are_told(tmp_path, monkeypatch):
    monkeypatch.setattr("build_scripts.translations.path_of", lambda code: path_of(code, tmp_path))
    said = collected()
    for message in said:
        message.string = message.id
    said.get("{seat} passes.").string = "{sitz} passt."
    said.get("{number} point").string = ("Ein Punkt", "{number} Punkte")
    write(said, path_of("de", tmp_path))
    assert list(faults("de")) == ["de: other blanks in braces: {seat} passes."]
