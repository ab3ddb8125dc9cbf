"""What a frozen program carries that is not ours: each file is looked up in licences/libraries.toml.

python -m build_scripts.packaging.third_party DIR: lists what is in a frozen program. The module imports nothing of
this project, so that PyInstaller's orders can run it by its path.
"""

from __future__ import annotations

import platform
import re
import shutil
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent / "licences"
FOLDER = "THIRD-PARTY"
INDEX = "README.txt"
BINARY = re.compile(r"\.(so|pyd|dll|dylib|exe)(\.|$)|^(Python3?|base_library\.zip|[Tt]rapworks)$")
# The game itself, and the standard library, for which Python's other files speak.
OURS = {"module:game", "module:python"}
# Windows tells the version of a library in its resources, as text of two bytes a letter.
RESOURCE = re.compile(rb"F\0i\0l\0e\0V\0e\0r\0s\0i\0o\0n\0(?:\0\0)+((?:[\d., ]\0)+)")


@dataclass(frozen=True)
class Library:
    """An entry of libraries.toml, where each field is explained."""

    name: str
    licence: str
    home: str
    texts: tuple[str, ...]
    files: tuple[str, ...]
    notice: str = ""
    distribution: str = ""
    mark: str = ""
    resource: bool = False
    stated: str = ""
    source: str = ""

    def covers(self, path: str) -> bool:
        """Whether a file of the frozen program, its path written with `/`, belongs to this library."""
        whole = f"/{path}".lower()
        return any(fnmatchcase(whole, f"*{'' if ':' in each else '/'}{each}".lower()) for each in self.files)

    def version(self, files: Iterable[Path]) -> str:
        """As told by its Python package, or else by the first of its files that tells one."""
        if self.distribution == "Python":
            return platform.python_version()
        if self.distribution:
            return metadata.version(self.distribution)
        given = tuple(files)
        for file in given:
            found = re.search(self.mark.encode(), file.name.encode() + file.read_bytes()) if self.mark else None
            if found:
                return found[1].decode()
        if self.resource and (told := next(filter(None, map(_resource, given)), "")):
            return told
        known = self.stated and not any(file.suffix == ".dll" for file in given)
        return f"{self.stated}, by {self.source}" if known else "of a version that its file does not tell"


@cache
def libraries() -> tuple[Library, ...]:
    """Every entry of the list."""
    rows = tomllib.loads((HERE / "libraries.toml").read_text(encoding="utf-8"))["library"]
    return tuple(map(_read, rows))


def binaries(folder: Path) -> list[str]:
    """The programs, libraries and extension modules in a folder, links left out, ascending."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sorted(path.relative_to(folder).as_posix() for path in files if BINARY.search(path.name))


def entries(paths: Iterable[str], modules: Iterable[str] = ()) -> dict[Library, list[str]]:
    """The libraries to which these files belong, with their files; ValueError names every file that has no entry.

    modules: names of the pure Python modules, which lie in the program's archive.
    """
    found: dict[Library, list[str]] = {}
    unknown = []
    for path in (*paths, *sorted(set(map(_package, modules)) - OURS)):
        owners = [library for library in libraries() if library.covers(path)]
        for library in owners:
            found.setdefault(library, []).append(path)
        if not owners:
            unknown.append(path)
    if unknown:
        raise ValueError(f"no entry in {HERE.name}/libraries.toml for {', '.join(unknown)}")
    return found


def inside(folder: Path, modules: Iterable[str] = ()) -> dict[Library, list[str]]:
    """What a frozen program has in it, by name."""
    return dict(sorted(entries(binaries(folder), modules).items(), key=lambda item: item[0].name.lower()))


def files(paths: Iterable[str]) -> list[str]:
    """Those that are files, and not packages in the program's archive."""
    return [path for path in paths if not path.startswith("module:")]


def gather(folder: Path, modules: Iterable[str] = ()) -> Path:
    """Write the THIRD-PARTY folder of a frozen program into it: a list, and the whole text of each licence."""
    found = inside(folder, modules)
    target = folder / FOLDER
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir()
    for text in {text for library in found for text in library.texts}:
        shutil.copyfile(HERE / text, target / text)
    parts = (_told(library, folder, paths) for library, paths in found.items())
    head = "What Trapworks is delivered with, by whom, and under which licence. The texts lie beside this list.\n"
    (target / INDEX).write_text("\n".join((head, *parts)), encoding="utf-8")
    return target


def _package(module: str) -> str:
    name = module.partition(".")[0]
    standard = name in sys.stdlib_module_names or name.startswith("_sysconfigdata")
    return "module:python" if standard else f"module:{name}"


def _told(library: Library, folder: Path, paths: list[str]) -> str:
    lines = (
        f"{library.name} {library.version(folder / path for path in files(paths))}",
        f"  licence: {library.licence}; text: {', '.join(library.texts)}",
        f"  home: {library.home}",
        *([f"  {library.notice}"] if library.notice else []),
        f"  files: {', '.join(path.rpartition('/')[2].removeprefix('module:') for path in paths)}",
    )
    return "\n".join(lines) + "\n"


def _resource(file: Path) -> str:
    found = RESOURCE.search(file.read_bytes())
    return ".".join(re.findall(r"\d+", found[1].decode("utf-16-le"))) if found else ""


def _read(row: dict[str, Any]) -> Library:
    texts, files, source = tuple(row.pop("texts")), tuple(row.pop("files")), row.pop("from", "")
    return Library(**row, texts=texts, files=files, source=source)


if __name__ == "__main__":
    frozen = Path(sys.argv[1])
    print(*(_told(library, frozen, paths) for library, paths in entries(binaries(frozen)).items()), sep="\n")
