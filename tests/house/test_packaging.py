"""What the packages say of the program is true, and nothing is left out of them; building them is tried by smoke.py."""

import gzip
import json
import os
import re
import struct
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from itertools import chain
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from build_scripts import flatpak
from build_scripts.packaging import glibc, icons, installer, linux, manual, product
from game.cli import COMMANDS, commands
from game.text.language import languages
from game.ui import window

ROOT = Path(__file__).resolve().parents[2]
SHARED = (
    f"icons/hicolor/16x16/apps/{product.APP_ID}.png",
    f"metainfo/{product.APP_ID}.metainfo.xml",
    f"mime/packages/{product.APP_ID}.xml",
    "man/man1/trapworks.1.gz",
    "man/de/man1/trapworks.1.gz",
)
UNPACKED = ("trapworks", "_internal/library", "LICENSE", "THIRD-PARTY/README.txt")


def packed(folder: str) -> set[str]:
    """The files of a folder that belong into a package."""
    files = (path for path in (ROOT / folder).rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(ROOT).as_posix() for path in files}


def test_no_library_is_taken_in_a_major_version_that_nobody_has_tried():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    further = project["project"]["optional-dependencies"].values()
    asked = [*project["build-system"]["requires"], *project["project"]["dependencies"], *chain(*further)]
    unbounded = [each for each in asked if not re.search(r"<\d|~=|==", each) and not each.startswith("trapworks[")]
    assert not unbounded and len(asked) > 20


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    builder = WheelBuilder(str(ROOT))
    (path,) = builder.build(directory=str(tmp_path_factory.mktemp("wheel")), versions=["standard"])
    return set(zipfile.ZipFile(path).namelist())


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    builder = SdistBuilder(str(ROOT))
    (path,) = builder.build(directory=str(tmp_path_factory.mktemp("sdist")), versions=["standard"])
    with tarfile.open(path) as file:
        return {name.partition("/")[2] for name in file.getnames()}


def test_the_wheel_has_every_asset_and_no_other(wheel: set[str]):
    inside = {name.removeprefix("game/") for name in wheel if name.startswith("game/assets/")}
    assert inside == packed("assets")


def test_the_wheel_has_every_module(wheel: set[str]):
    assert {name for name in packed("game") if name.endswith(".py")} <= wheel


@pytest.mark.parametrize("folder", ["game", "assets", "tests", "build_scripts"])
def test_the_sdist_has_what_builds_and_tests_it(sdist: set[str], folder: str):
    assert packed(folder) <= sdist


def test_the_sdist_has_nothing_else(sdist: set[str]):
    beside = {"PKG-INFO", "pyproject.toml", ".gitignore", "README.md", "LICENSE"}
    folders = ("game/", "assets/", "tests/", "build_scripts/", ".ci/", ".github/")
    assert not {name for name in sdist - beside if not name.startswith(folders)}


def test_the_changelog_begins_with_this_version():
    assert product.releases()[0].version == product.version()


def test_versions_are_three_numbers_each_newer_than_the_next():
    numbers = [tuple(map(int, release.version.split("."))) for release in product.releases()]
    assert all(len(number) == 3 for number in numbers)
    assert numbers == sorted(set(numbers), reverse=True)
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\d", release.date) for release in product.releases())


def test_the_software_centres_page_tells_the_releases_of_the_changelog():
    page = ElementTree.fromstring(linux.page())
    told = [(each.get("version"), len(each.findall(".//li"))) for each in page.iter("release")]
    assert told == [(release.version, len(release.changes)) for release in product.releases()]
    assert page.findtext("launchable") == f"{product.APP_ID}.desktop"


def test_desktops_find_the_windows_menu_entry_by_its_name():
    assert window.APP_ID == product.APP_ID
    assert f"StartupWMClass={product.APP_ID}\n" in linux.menu_entry()


@pytest.mark.parametrize("code", [code for code in languages() if code != "en"])
def test_the_desktop_is_told_of_it_in_every_language_of_the_game(code: str):
    entry, spoken = linux.menu_entry(), "{http://www.w3.org/XML/1998/namespace}lang"
    for key in ("GenericName", "Comment", "Keywords"):
        assert re.search(rf"^{key}\[{code}\]=.", entry, re.M), key
    for text, tags in ((linux.page(), ("summary", "p", "li", "caption")), (linux.kind_of_file(), ("comment",))):
        root = ElementTree.fromstring(text)
        news = {id(each) for release in root.iter("release") for each in release.iter()}  # the changelog is English
        for tag in tags:
            found = [each for each in root.iter() if each.tag.rpartition("}")[2] == tag and id(each) not in news]
            plain = [each for each in found if spoken not in each.attrib]
            assert len([each for each in found if each.get(spoken) == code]) == len(plain) > 0, tag


def test_the_summary_is_short_enough_for_software_centres():
    summaries = [each.text or "" for each in ElementTree.fromstring(linux.page()).iter("summary")]
    assert len(summaries) == len(languages())
    for summary in (*summaries, *installer.WORDS["SUMMARY"].values()):
        assert len(summary) <= 35, summary


def test_its_screenshots_are_files_of_this_version():
    for image in ElementTree.fromstring(linux.page()).iter("image"):
        home, _, path = str(image.text).partition(f"/raw/v{product.version()}/")
        assert home == product.HOME_URL
        wide, high = pygame.image.load(ROOT / path).get_size()
        assert (str(wide), str(high)) == (image.get("width"), image.get("height"))
        assert wide <= 1000 and high <= 700


def test_a_windows_icon_holds_a_picture_of_every_size():
    icon = icons.ico()
    kind, count = struct.unpack_from("<HH", icon, 2)
    assert (kind, count) == (1, len(icons.WINDOWS))
    for number, size in enumerate(icons.WINDOWS):
        wide, *_, length, at = struct.unpack_from("<BBBBHHII", icon, 6 + 16 * number)
        assert wide == size % 256
        assert png_size(icon[at : at + length]) == (size, size)


def test_an_apple_icon_holds_a_picture_of_every_type():
    icon, at, found = icons.icns(), 8, {}
    assert (icon[:4], struct.unpack_from(">I", icon, 4)[0]) == (b"icns", len(icon))
    while at < len(icon):
        (length,) = struct.unpack_from(">I", icon, at + 4)
        found[icon[at : at + 4]] = png_size(icon[at + 8 : at + length])
        at += length
    assert found == {kind: (size, size) for kind, size in icons.APPLE.items()}


def png_size(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    wide, high = struct.unpack_from(">II", picture, 16)
    return wide, high


def test_the_floor_is_the_newest_glibc_that_is_asked_for(tmp_path: Path):
    (tmp_path / "one.so").write_bytes(b"\x7fELF..\0GLIBC_2.17\0GLIBC_2.34\0GLIBC_2.3.4\0")
    (tmp_path / "two.so").write_bytes(b"\x7fELF..\0GLIBC_2.4\0GLIBC_PRIVATE\0CXXABI_1.3\0")
    (tmp_path / "notes.txt").write_bytes(b"\0GLIBC_2.99\0")
    assert glibc.floor(tmp_path) == "2.34"


@pytest.fixture(params=["plain", "Zoë 100% $käse", "back\\slash `tick` \"quote\" 'two'"])
def installed(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A home into which install.sh has installed a program that only tells its name."""
    if sys.platform == "win32":
        pytest.skip("install.sh is for Linux")
    source, home = tmp_path / "unpacked", tmp_path / request.param
    linux_shared = source / "share" / "applications"
    linux_shared.mkdir(parents=True)
    for name in UNPACKED:
        (source / name).parent.mkdir(exist_ok=True)
        (source / name).write_text("#!/bin/sh\necho started\n")
        (source / name).chmod(0o755)
    for name in ("install.sh", "uninstall.sh"):
        (source / name).write_text((linux.TEMPLATES / name).read_text().replace("@ID@", product.APP_ID))
    (linux_shared / f"{product.APP_ID}.desktop").write_text(linux.menu_entry())
    for path in SHARED:
        (source / "share" / path).parent.mkdir(parents=True)
        (source / "share" / path).write_text("x")
    home.mkdir()
    script(home, source / "install.sh")
    script(home, source / "install.sh")
    return home


def script(home: Path, path: Path) -> None:
    environment = {"HOME": str(home), "PATH": os.environ["PATH"], "LANG": "C.UTF-8"}
    done = subprocess.run(["sh", path], env=environment, capture_output=True, text=True, timeout=30, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def started_by(entry: str) -> list[str]:
    """The words of an Exec line, unquoted as the Desktop Entry Specification says."""
    line = re.search(r"^Exec=(.*)$", entry, re.M)
    assert line
    words = re.findall(r'"((?:\\.|[^"\\])*)"|(\S+)', line[1].replace("\\\\", "\\"))
    return [re.sub(r"\\(.)", r"\1", quoted or plain).replace("%%", "%") for quoted, plain in words]


def test_the_menu_entry_starts_the_installed_program_whatever_the_home_is_called(installed: Path):
    words = started_by((installed / f".local/share/applications/{product.APP_ID}.desktop").read_text())
    # GLib looks for the first word as it is written: a program behind a per cent is one that it finds by `env`.
    by = ["env"] if "%" in installed.name else []
    assert words == [*by, str(installed / ".local/lib/trapworks/trapworks"), "%f"]
    for program in (words[:-1], [str(installed / ".local/bin/trapworks")]):
        assert subprocess.run(program, capture_output=True, timeout=30, check=True).stdout == b"started\n"


def test_uninstalling_leaves_matches_and_nothing_else(installed: Path):
    kept = installed / ".local/share/trapworks/matches/evening.match"
    kept.parent.mkdir(parents=True)
    kept.touch()
    script(installed, installed / ".local/lib/trapworks/uninstall.sh")
    left = {path for path in installed.rglob("*") if not path.is_dir()}
    kinds = installed / ".local/share/mime"
    assert {path for path in left if not path.name.endswith(".cache") and path.parent != kinds} == {kept}


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The manual in every language, by the path of its packed page; the same bytes when it is written again."""
    first, again = (tmp_path_factory.mktemp("man") for _time in range(2))
    for folder in (first, again):
        manual.write(folder)
    packed_pages = {path.relative_to(first).as_posix(): path.read_bytes() for path in first.rglob("*.gz")}
    assert packed_pages == {path.relative_to(again).as_posix(): path.read_bytes() for path in again.rglob("*.gz")}
    assert all(page[4:8] == bytes(4) and not page[3] for page in packed_pages.values())  # neither time nor name
    return {path: gzip.decompress(page).decode("utf-8", "strict") for path, page in packed_pages.items()}


def test_the_manual_is_there_in_every_language(pages: dict[str, str]):
    others = {f"{code}/man1/trapworks.1.gz" for code in languages() if code != "en"}
    assert set(pages) == {"man1/trapworks.1.gz"} | others
    assert len(set(pages.values())) == len(pages)
    told = tomllib.loads(manual.WORDS.read_text("utf-8"))
    for path, page in pages.items():
        heads = re.findall(r'^\.SH "(.*)"$', page, re.M)
        assert heads == list(told["en" if path.startswith("man1") else path[:2]].values())


def test_the_manual_has_every_command_and_every_option(pages: dict[str, str]):
    whole = commands.parser()
    parts = manual.packaged(whole)
    assert {part.prog for part in parts} == {f"trapworks {name}" for name in COMMANDS if name != "bench"}
    names = {part.prog: manual.options(part) for part in (whole, *parts)}
    for page in pages.values():
        sections = dict(re.findall(r'^\.SS "(trapworks \w+)"\n(.*?)(?=^\.S[HS] )', page, re.M | re.S)[: len(parts)])
        assert set(sections) == set(names) - {"trapworks"}
        shared = page.partition(f'.SH "{re.findall(r"^.SH .(.*).$", page, re.M)[4]}"')[2]
        for prog, actions in names.items():
            lines = (sections.get(prog, "") + shared).splitlines()
            for option in (each for action in actions for each in action.option_strings):
                spelled = rf"\fB{manual.typed(option)}\fR"
                assert any(line.startswith(r"\fB\-") and spelled in line for line in lines), (prog, option)


def test_roff_takes_no_text_of_the_manual_for_an_order(pages: dict[str, str]):
    order = re.compile(r"\.(TH|SH|SS) \S|\.IP \\\(bu 2$|\.ad l$|\.(nh|TP|P|br)$")
    escape = re.compile(r"\\(f[BIR]|[-~&]|\((rs|aq|ga|ha|ti|dq|bu))")
    for page in pages.values():
        lines = page.splitlines()
        assert all(line and (order.match(line) or not line.startswith((".", "'"))) for line in lines)
        assert "\\" not in escape.sub("", page)
    assert manual.said(".webp, a\\b") == r"\&.webp, a\(rsb"
    assert manual.said("'so' with --log-level, well-known") == r"\(aqso\(aq with \-\-log\-level, well-known"


def test_the_workflow_only_calls_scripts_that_are_here():
    text = "".join(path.read_text() for path in (ROOT / ".github" / "workflows").glob("*.yml"))
    called = set(re.findall(r"(?:build_scripts|tests)/[\w/]+\.py", text))
    assert {"build_scripts/play.py", "build_scripts/package.py", "tests/packages/smoke.py"} <= called
    assert all((ROOT / path).is_file() for path in called)


def test_the_workflows_actions_are_pinned_to_what_they_are_today():
    text = "".join(path.read_text() for path in (ROOT / ".github" / "workflows").glob("*.yml"))
    used = re.findall(r"uses: (\S+)", text)
    assert used and all(re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", action) for action in used)


def test_the_flatpak_is_of_this_archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(flatpak, "FOLDER", tmp_path / "flatpak")
    (tmp_path / "game.tar.gz").write_bytes(b"")
    told = json.loads(flatpak.write_manifest(tmp_path / "game.tar.gz").read_text())
    (source,) = told["modules"][0]["sources"]
    assert (told["id"], source["path"], source["sha256"][:8]) == (
        product.APP_ID,
        str(tmp_path / "game.tar.gz"),
        "e3b0c442",
    )
