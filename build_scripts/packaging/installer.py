"""python build_scripts/packaging/installer.py [CHECKOUT]: the Windows installer from the .zip in a checkout's dist/.

Asks for NSIS's makensis, which packs Windows programs on any system; package.py calls it on Windows.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if __name__ == "__main__":
    sys.path[0] = str(ROOT)

from build_scripts.packaging import product  # noqa: E402 - found from the root

TEMPLATE = Path(__file__).parent / "windows" / "installer.nsi"
# What the installer says in words of its own, by the names of its strings and NSIS's names of the languages.
WORDS = {
    "STAYS": {
        "ENGLISH": "Your matches and settings stay in $LOCALAPPDATA\\trapworks.",
        "GERMAN": "Deine Partien und Einstellungen bleiben in $LOCALAPPDATA\\trapworks.",
        "SPANISH": "Tus partidas y ajustes se quedan en $LOCALAPPDATA\\trapworks.",
        "FRENCH": "Tes parties et tes réglages restent dans $LOCALAPPDATA\\trapworks.",
        "DUTCH": "Je partijen en instellingen blijven in $LOCALAPPDATA\\trapworks.",
    },
    "RUNS": {
        "ENGLISH": "@TITLE@ is still running. Close it, then try again.",
        "GERMAN": "@TITLE@ läuft noch. Schließe es und versuche es noch einmal.",
        "SPANISH": "@TITLE@ sigue abierto. Ciérralo y vuelve a intentarlo.",
        "FRENCH": "@TITLE@ est encore ouvert. Ferme-le, puis réessaie.",
        "DUTCH": "@TITLE@ is nog open. Sluit het en probeer het opnieuw.",
    },
    "MATCH": {
        "ENGLISH": "@TITLE@ match",
        "GERMAN": "@TITLE@-Partie",
        "SPANISH": "Partida de @TITLE@",
        "FRENCH": "Partie de @TITLE@",
        "DUTCH": "@TITLE@-partij",
    },
    "SUMMARY": {
        "ENGLISH": product.SUMMARY,
        "GERMAN": "Brettspiele mit echten Maschinen",
        "SPANISH": "Juegos de mesa con máquinas reales",
        "FRENCH": "Jeux de société, vraies machines",
        "DUTCH": "Bordspellen met echte machines",
    },
}
# The folders of NSIS's parts beside makensis, and in Debian.
STUBS = ("Stubs", "../share/nsis/Stubs")
WHERE = (Path(r"C:\Program Files (x86)\NSIS\makensis.exe"), Path(r"C:\Program Files\NSIS\makensis.exe"))


def main() -> int:
    """Make the installer and count it among the packages of its checkout."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=Path, nargs="?", default=ROOT, help="whose dist/ has the .zip of Windows")
    made = make(parser.parse_args().checkout.resolve())
    listed = made.with_name("SHA256SUMS")
    lines = {line for line in listed.read_text(encoding="utf-8").splitlines() if not line.endswith(f"  {made.name}")}
    lines.add(f"{hashlib.sha256(made.read_bytes()).hexdigest()}  {made.name}")
    listed.write_text("".join(f"{line}\n" for line in sorted(lines, key=lambda line: line[66:])), encoding="utf-8")
    print(f"{made.stat().st_size / 1e6:6.1f} MB  {made}")
    return 0


def make(checkout: Path) -> Path:
    """The installer of the one .zip for Windows in `checkout`/dist; raises FileNotFoundError without makensis."""
    (archive,) = (checkout / "dist").glob("trapworks-*-windows-*.zip")
    output = archive.with_name(f"{archive.stem}-setup.exe")
    with tempfile.TemporaryDirectory() as folder:
        zipfile.ZipFile(archive).extractall(folder)
        script = Path(folder) / "installer.nsi"
        icon = checkout / "build" / "icons" / "trapworks.ico"
        # NSIS reads UTF-8 by its mark.
        script.write_text(filled(Path(folder) / archive.stem, icon, output), encoding="utf-8-sig")
        order: list[str | Path] = [makensis(), "-V2", "-WX", "-NOCD", script]
        done = subprocess.run(order, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"installer.py: makensis failed: {done.stdout}{done.stderr}")
    return output


def makensis() -> Path:
    """Where makensis is; raises FileNotFoundError."""
    found = shutil.which("makensis")
    for path in ([Path(found)] if found else []) + list(WHERE):
        if path.is_file():
            return path
    raise FileNotFoundError("NSIS's makensis, which makes the installer, is not on this machine")


def target() -> str:
    """As the programs that are packed, where NSIS has the parts for it: NSIS's own packages have them for x86 alone."""
    folder = makensis().parent
    modern = any((folder / stubs / "lzma_solid-amd64-unicode").exists() for stubs in STUBS)
    return "amd64-unicode" if modern else "x86-unicode"


def filled(program: Path, icon: Path, output: Path) -> str:
    """The script for the files of a folder."""
    files = sorted(path.relative_to(program) for path in program.rglob("*") if path.is_file())
    blanks = {
        "TARGET": target(),
        "WORDS": "\n".join(spoken()),
        "TITLE": product.TITLE,
        "VERSION": product.version(),
        "NUMBERS": f"{product.version()}.0",
        "HOME": product.HOME_URL,
        "ENDING": product.ENDING,
        "ICON": str(icon),
        "OUTPUT": str(output),
        "KILOBYTES": str(sum((program / path).stat().st_size for path in files) // 1024),
        "INSTALL": "\n".join(installing(program, files)),
        "UNINSTALL": "\n".join(uninstalling(files)),
    }
    text = TEMPLATE.read_text(encoding="utf-8")
    for name, value in blanks.items():
        text = text.replace(f"@{name}@", value)
    return text


def spoken() -> Iterator[str]:
    """A line for each string of our own in each language."""
    for name, told in WORDS.items():
        for language, text in told.items():
            yield f'LangString {name} ${{LANG_{language}}} "{text}"'


def installing(program: Path, files: list[Path]) -> Iterator[str]:
    """A line for each file, and one wherever the folder changes."""
    folder = None
    for path in files:
        if path.parent != folder:
            folder = path.parent
            yield f'  SetOutPath "{inside(folder)}"'
        yield f'  File "{written(program / path)}"'


def uninstalling(files: list[Path]) -> Iterator[str]:
    """A line for each file, then one for each folder, the inner ones first."""
    for path in files:
        yield f'  Delete "{inside(path)}"'
    folders = {parent for path in files for parent in path.parents if parent != Path()}
    for folder in sorted(folders, key=lambda each: (-len(each.parts), each)):
        yield f'  RMDir "{inside(folder)}"'


def inside(path: Path) -> str:
    """A path below the folder of the installation."""
    return "\\".join(("$INSTDIR", *(written(Path(part)) for part in path.parts)))


def written(path: Path) -> str:
    """A path as NSIS reads it in a string."""
    return str(path).replace("$", "$$")


if __name__ == "__main__":
    sys.exit(main())
