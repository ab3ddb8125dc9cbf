"""The command line in the player's language; what programs read stays English."""

import json
from collections.abc import Iterator

import pytest

from game.cli import main
from game.text.language import percent, use_language
from game.text.said import Said


@pytest.fixture(autouse=True)
def english_again(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TRAPWORKS_LANGUAGE", "en")
    yield
    use_language("en")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("trap", "--runs", "0"), "--runs debe estar entre 1 y"),
        (("trap", "--runs", "one"), "debe ser un número entero"),
        (("tray", "--packs"), "se espera un argumento"),
        (("challenges", "--only", "nothing"), "--only admite uno de first_slope"),
        (("machine", "check", "TW1-broken"), "esta línea no es una máquina entera"),
        (("replay", "/no/such/file", "--check"), "ese archivo no existe"),
    ],
)
def test_what_is_wrong_is_told_in_the_chosen_language(capfd, arguments: tuple[str, ...], told: str):
    assert main(["--language", "es", *arguments]) == 2
    out, err = capfd.readouterr()
    assert out == "" and err.count("\n") == 1 and told in err


def test_figures_are_for_people_in_their_language_and_for_programs_in_english(capfd):
    assert main(["--language", "de", "challenges", "--only", "first_slope"]) == 0
    assert "um 5\N{NO-BREAK SPACE}mm verschoben" in capfd.readouterr().out
    assert main(["--language", "de", "challenges", "--only", "first_slope", "--json"]) == 0
    assert json.loads(capfd.readouterr().out)["listed"][0]["chapter"] == "rolling"


def test_help_is_translated_with_the_words_of_python_and_the_examples(capfd):
    assert main(["--language", "fr", "trap", "--help"]) == 0
    told = capfd.readouterr().out
    assert told.startswith("usage\N{NO-BREAK SPACE}: trapworks trap")
    assert "affiche cette aide et s’arrête" in told and "et en tournant vite" in told


def test_a_reference_is_english_as_a_string_and_has_the_decimals_of_who_reads_it():
    told = Said("a blit of the window {blit:.2f} ms, this frame {slow:.2f} ms", blit=1.25, slow=2.0)
    use_language("nl")
    assert str(told) == "a blit of the window 1.25 ms, this frame 2.00 ms"
    assert "1,25\N{NO-BREAK SPACE}ms" in told.spoken() and "2,00\N{NO-BREAK SPACE}ms" in told.spoken()


def test_a_share_has_the_blank_of_the_language():
    assert percent(0.875, 1) == "87.5%"
    use_language("fr")
    assert percent(0.875, 1) == "87,5\N{NO-BREAK SPACE}%"
