"""The Windows installer in this account: put in, started from its menu, known to Explorer, taken out again."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from build_scripts.packaging import product
from tests.drivers.desktop_driver import until
from tests.packages.trials import expect, files_below

if sys.platform == "win32":
    import winreg

# Windows' own libraries.
WINDOWS: Any = getattr(ctypes, "windll", None)
UNINSTALL = r"Software\Microsoft\Windows\CurrentVersion\Uninstall" + f"\\{product.TITLE}"
CLASSES = (rf"Software\Classes\{product.TITLE}.Match", rf"Software\Classes\{product.ENDING}")
STAYS_OPEN, CLOSE, ASSOCIATED_COMMAND = 2.0, 0x0010, 1


class Installation:
    """What the installer does for whoever is logged in; an installation that is there already is left alone."""

    def __init__(self) -> None:
        local, roaming = Path(os.environ["LOCALAPPDATA"]), Path(os.environ["APPDATA"])
        self.folder = local / "Programs" / product.TITLE
        self.kept = local / "trapworks" / "matches" / f"smoke-trial{product.ENDING}"
        self.entry = roaming / "Microsoft" / "Windows" / "Start Menu" / "Programs" / f"{product.TITLE}.lnk"

    def all(self) -> tuple[Callable[[], object], ...]:
        """In order."""
        return (self.installs, self.starts, self.knows_matches, self.waits_for_the_end, self.uninstalls)

    def installs(self) -> None:
        """The installer puts program, menu entry and uninstaller into the account, twice as well as once."""
        if registered(UNINSTALL, "InstallLocation"):
            raise AssertionError("Trapworks is installed in this account already; it was left alone")
        setup = product.DIST / f"{Path(product.archive_name()).stem}-setup.exe"
        for _ in range(2):
            expect(subprocess.run([setup, "/S"], timeout=300, check=False).returncode, 0)
        expect(registered(UNINSTALL, "DisplayVersion"), product.version())
        expect(registered(UNINSTALL, "InstallLocation"), str(self.folder))
        told = subprocess.run([self.folder / "trapworks-cli.exe", "--version"], capture_output=True, check=True)
        expect(told.stdout.split()[-1].decode(), product.version())

    def starts(self) -> None:
        """The entry of the Start menu opens the window, which closes as its frame asks."""
        start(self.entry)
        window = until(found_window, "a window")
        time.sleep(STAYS_OPEN)
        expect(found_window(), window)
        close(window)

    def knows_matches(self) -> None:
        """A saved match is opened by the program that was installed."""
        command = f'"{self.folder / "Trapworks.exe"}" "%1"'
        kind = registered(rf"Software\Classes\{product.ENDING}", "")
        expect(registered(rf"Software\Classes\{kind}\shell\open\command", ""), command)
        # Wine does not show an account's own kinds of files to whoever asks for those of all accounts.
        if not hasattr(WINDOWS.ntdll, "wine_get_version"):
            expect(opener(product.ENDING), command)

    def waits_for_the_end(self) -> None:
        """While the program runs, the uninstaller takes nothing away."""
        start(self.entry)
        window = until(found_window, "a window")
        before = files_below(self.folder)
        expect(self._uninstall(), 2)
        expect(files_below(self.folder), before)
        close(window)

    def uninstalls(self) -> None:
        """The uninstaller leaves the matches, and whatever somebody else has put beside the program."""
        stranger = self.folder / "mine.txt"
        for path in (self.kept, stranger):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(b"kept")
        expect(self._uninstall(), 0)
        expect((self.kept.read_bytes(), files_below(self.folder)), (b"kept", {"mine.txt"}))
        self.kept.unlink()
        stranger.unlink()
        self.folder.rmdir()
        expect((self.entry.exists(), registered(UNINSTALL, "DisplayName")), (False, ""))
        expect([registered(key, "") for key in CLASSES], ["", ""])

    def _uninstall(self) -> int:
        """Run the uninstaller where it lies, so that it is waited for; its exit code."""
        program = self.folder / "uninstall.exe"
        done = subprocess.run(f'"{program}" /S _?={self.folder}', timeout=120, check=False)
        if done.returncode == 0:
            program.unlink(missing_ok=True)
        return done.returncode


def registered(key: str, name: str) -> str:
    """A text of this account's registry, empty where there is none."""
    if sys.platform == "win32":
        with suppress(FileNotFoundError), winreg.OpenKey(winreg.HKEY_CURRENT_USER, key) as opened:
            return str(winreg.QueryValueEx(opened, name)[0])
    return ""


def start(path: Path) -> None:
    """What a double click does."""
    if sys.platform == "win32":
        os.startfile(path)


def found_window() -> int:
    """The program's window, 0 where there is none."""
    return int(WINDOWS.user32.FindWindowW(None, product.TITLE))


def close(window: int) -> None:
    """Close a window as its frame does, and wait until its program has ended."""
    WINDOWS.user32.PostMessageW(window, CLOSE, 0, 0)
    until(lambda: not found_window(), "the end of the window")
    time.sleep(STAYS_OPEN)


def opener(ending: str) -> str:
    """The command that Explorer gives for a file with this ending."""
    text = ctypes.create_unicode_buffer(1024)
    size = ctypes.c_ulong(len(text))
    WINDOWS.shlwapi.AssocQueryStringW(0, ASSOCIATED_COMMAND, ending, None, text, ctypes.byref(size))
    return text.value
