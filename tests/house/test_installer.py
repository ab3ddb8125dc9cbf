"""The script of the Windows installer puts in and takes away the same files, and touches no others."""

import re
from pathlib import Path

import pytest

from build_scripts.packaging import installer, product
from game.text.language import languages

FILES = ("Trapworks.exe", "LICENSE.txt", "_internal/one.dll", "_internal/game/assets/$dollar.webp")
SAVED_MATCHES = Path("game/session/shelf_index.py")


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(installer, "target", lambda: "x86-unicode")
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"x" * 1024)
    return installer.filled(tmp_path, Path("trapworks.ico"), Path("setup.exe"))


def test_every_blank_is_filled(script: str):
    assert not re.findall(r"@[A-Z]+@", script)
    assert f'"DisplayVersion" "{product.version()}"' in script
    assert '"EstimatedSize" 4\n' in script


def test_it_says_everything_in_every_language_that_it_speaks(script: str):
    spoken = re.findall(r'^!insertmacro MUI_LANGUAGE "(.+)"$', script, re.M)
    told = set(re.findall(r'^LangString (\w+) \$\{LANG_(\w+)\} ".+"$', script, re.M))
    asked = set(re.findall(r"\$\((\w+)\)", script))
    assert asked == set(installer.WORDS) and len(spoken) == len(languages())
    assert told == {(name, language.upper()) for name in asked for language in spoken}


def test_what_is_put_in_is_taken_away(script: str):
    put, folder = set(), ""
    for order, path in re.findall(r'^  (SetOutPath|File) "(.+)"$', script, re.M):
        if order == "SetOutPath":
            folder = path
        else:
            put.add(folder + "\\" + path.rpartition("/")[2])
    taken = set(re.findall(r'^  Delete "(\$INSTDIR.+)"$', script, re.M))
    assert len(put) == len(FILES)
    assert taken - {"$INSTDIR\\uninstall.exe"} == put


def test_only_empty_folders_go_the_inner_ones_first(script: str):
    assert re.findall(r'^  RMDir "(.+)"$', script, re.M) == [
        r"$INSTDIR\_internal\game\assets",
        r"$INSTDIR\_internal\game",
        r"$INSTDIR\_internal",
        "$INSTDIR",
    ]
    assert "RMDir /r" not in script


def test_matches_are_known_by_the_ending_that_they_are_saved_with():
    saved = (product.ROOT / SAVED_MATCHES).read_text(encoding="utf-8")
    assert f'ENDING = "{product.ENDING}"' in saved
