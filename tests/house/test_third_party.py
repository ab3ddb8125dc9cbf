"""Each library that a package carries has its licence in the repository, and each licence there is used."""

from pathlib import Path

import pygame
import pytest

from build_scripts.packaging import linux, third_party

WINDOWS = """
    trapworks-cli.exe _internal/python312.dll _internal/VCRUNTIME140.dll _internal/VCRUNTIME140_1.dll
    _internal/ucrtbase.dll _internal/api-ms-win-crt-heap-l1-1-0.dll _internal/libffi-8.dll _internal/_bz2.pyd
    _internal/_ctypes.pyd _internal/_decimal.pyd _internal/_lzma.pyd _internal/pyexpat.pyd _internal/select.pyd
    _internal/unicodedata.pyd _internal/_socket.pyd _internal/_queue.pyd _internal/_multiprocessing.pyd
    _internal/_cffi_backend.cp312-win_amd64.pyd _internal/pymunk/_chipmunk.pyd _internal/pygame/base.cp312-win_amd64.pyd
    _internal/pygame/_sdl2/video.cp312-win_amd64.pyd _internal/SDL2.dll _internal/SDL2_image.dll _internal/SDL2_ttf.dll
    _internal/SDL2_mixer.dll _internal/freetype.dll _internal/libjpeg-62.dll _internal/libogg-0.dll
    _internal/libopus-0.dll _internal/libopusfile-0.dll _internal/libpng16-16.dll _internal/libtiff-5.dll
    _internal/libwavpack-1.dll _internal/libwebp-7.dll _internal/libwebpdemux-2.dll _internal/libxmp.dll
    _internal/portmidi.dll _internal/sqlite3.dll _internal/_sqlite3.pyd _internal/accesskit/accesskit.pyd
"""
MAC = """
    MacOS/Trapworks Frameworks/Python Frameworks/libpython3.12.dylib Frameworks/pymunk/_chipmunk.abi3.so
    Frameworks/_cffi_backend.cpython-312-darwin.so Frameworks/python3.12/lib-dynload/_lzma.cpython-312-darwin.so
    Frameworks/libffi.8.dylib Frameworks/liblzma.5.dylib Frameworks/pygame/base.cpython-312-darwin.so
    libSDL2-2.0.0.dylib libSDL2_image-2.0.0.800.12.dylib libSDL2_mixer-2.0.0.800.2.dylib libz.1.3.1.zlib-ng.dylib
    libSDL2_ttf-2.0.0.2400.0.dylib libFLAC.14.0.0.dylib libbrotlicommon.1.2.0.dylib libbrotlidec.1.2.0.dylib
    libfluidsynth.3.5.6.dylib libfreetype.6.dylib libharfbuzz.0.dylib libjpeg.62.4.0.dylib libmpg123.0.dylib
    libogg.0.8.6.dylib libopus.0.dylib libopusfile.0.dylib libpng16.16.58.0.dylib libportmidi.2.0.7.dylib
    libsharpyuv.0.1.2.dylib libsndfile.1.0.37.dylib libtiff.6.3.0.dylib libvorbis.0.4.9.dylib
    libvorbisenc.2.0.12.dylib libvorbisfile.3.3.8.dylib libwavpack.1.dylib libwebp.7.2.0.dylib
    libwebpdemux.2.0.17.dylib libxmp.4.7.2.dylib libsqlite3.dylib Frameworks/accesskit/accesskit.abi3.so
"""
LINUX = """
    trapworks _internal/libbz2.so.1.0 _internal/libffi.so.8 _internal/libgcc_s.so.1 _internal/liblzma.so.5
    _internal/libpython3.11.so.1.0 _internal/libstdc++.so.6 _internal/libz.so.1 _internal/base_library.zip
    _internal/python3.11/lib-dynload/_decimal.cpython-311-x86_64-linux-gnu.so
    _internal/python3.11/lib-dynload/pyexpat.cpython-311-x86_64-linux-gnu.so _internal/libsqlite3.so.0
    _internal/python3.11/lib-dynload/_sqlite3.cpython-311-x86_64-linux-gnu.so
"""
# As the wheels of Windows and macOS name their files; those of this system are looked at as they are.
KNOWN = {"windows": WINDOWS.split(), "macos": MAC.split(), "linux": LINUX.split()}
PURE = (
    "pygame.version",
    "pymunk",
    "platformdirs.unix",
    "accesskit",
    "jeepney.wrappers",
    "json.decoder",
    "game.app",
    "_pyi_rth_utils",
)


def libraries_of_the_wheel() -> list[str]:
    """What pygame's wheel brings on this system: the libraries beside it or in it."""
    package = Path(pygame.__file__).parent
    return third_party.binaries(package) + [
        name for folder in package.parent.glob("pygame*.libs") for name in third_party.binaries(folder)
    ]


@pytest.mark.parametrize("system", KNOWN)
def test_each_known_file_of_a_system_has_an_entry(system: str):
    assert third_party.entries(KNOWN[system], PURE)


def test_each_library_of_the_installed_wheel_has_an_entry():
    names = libraries_of_the_wheel()
    assert len(names) > 40
    assert third_party.entries(name if name.startswith("lib") else f"pygame/{name}" for name in names)


def test_each_entry_is_for_something_that_is_bundled():
    known = {name for names in KNOWN.values() for name in names}
    paths = known | {f"pygame/{name}" for name in libraries_of_the_wheel()}
    used = third_party.entries(paths, PURE)
    assert {library.name for library in third_party.libraries()} == {library.name for library in used}


def test_a_library_without_an_entry_is_named():
    with pytest.raises(ValueError, match=r"libmystery\.so\.1, module:stranger"):
        third_party.entries(["_internal/libmystery.so.1", "_internal/libz.so.1"], ["stranger.inside"])


def test_every_text_is_there_and_every_text_is_used():
    there = {path.name for path in third_party.HERE.glob("*.txt")}
    assert there == {text for library in third_party.libraries() for text in library.texts}


def test_a_frozen_folder_gets_the_list_and_the_texts_of_what_is_in_it(tmp_path: Path):
    (tmp_path / "_internal" / "pygame").mkdir(parents=True)
    (tmp_path / "_internal" / "libogg.so.0").write_bytes(b"ogg")
    (tmp_path / "_internal" / "libFLAC.so.14").write_bytes(b"\0reference libFLAC 1.5.0 2025\0")
    notices = third_party.gather(tmp_path, ["game.games", "json"])
    told = (notices / third_party.INDEX).read_text()
    assert {path.name for path in notices.iterdir()} == {"README.txt", "FLAC.txt", "libogg.txt"}
    assert "FLAC 1.5.0\n" in told and "Ogg 1.3.6, by the build of pygame-ce" in told


def test_the_debian_copyright_names_the_files_and_quotes_the_texts(tmp_path: Path):
    (tmp_path / "libFLAC.so.14").write_bytes(b"x")
    paragraphs = linux.copyright_file(tmp_path).split("\n\n")
    assert [each.split("\n")[0].partition(":")[0] for each in paragraphs] == ["Format", "Files", "Files"]
    assert "Files: usr/lib/trapworks/libFLAC.so.14\nCopyright: Copyright (C) 2000-2009" in paragraphs[2]
    assert "License: BSD-3-Clause\n" in paragraphs[2] and "\n .\n Redistribution and use" in paragraphs[2]
