"""What a package must do at a desk: installed, started from the menu, played by mouse, closed, continued, removed."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from build_scripts.packaging import product
from tests.drivers.desktop_driver import SETTINGS, TOOLS, Person, Waited, until, virtual_screen
from tests.packages.trials import ENV_PYTHON, Trials, expect
from tests.packages.windows_account import Installation

LOCATOR = Path(__file__).with_name("widget_locator.py")
CRANK_SAVE = Path(__file__).with_name("crank_save_fixture.py")
VALIDATORS = ("desktop-file-validate", "appstreamcli", "update-mime-database", "gio")
OPEN_FOR = 5.0
WELCOMED = 4.0
"""Seconds after the window has come; in the first of them a button takes no key."""
RUN = 120.0
"""Seconds that a run of the trap, some 20, may take where the processors are busy."""
# What desktops keep for themselves beside what is installed.
CACHES = {"icon-theme.cache", "mimeinfo.cache"}
MIME_CACHES = Path(".local") / "share" / "mime"
Trial = Callable[[], object]


@contextmanager
def desk_trials(trials: Trials, pictures: Path | None) -> Iterator[tuple[Trial, ...]]:
    """The trials of this system, and while they are done, the screen they need."""
    if sys.platform != "linux":
        installed = Installation().all() if sys.platform == "win32" else ()
        yield (OpenWindow(trials).stays_open, *installed)
        return
    missing = [tool for tool in (*TOOLS, *VALIDATORS) if not shutil.which(tool)]
    if missing:
        sys.exit(f"smoke.py: this also takes {', '.join(missing)}")
    with virtual_screen() as display:
        person = Person(trials.account, display, [ENV_PYTHON, "-I", LOCATOR])
        try:
            yield Desk(trials, person, pictures).all()
        finally:
            person.leave()


class OpenWindow:
    """Where no mouse can be moved by a script: the window opens and stays open."""

    def __init__(self, trials: Trials) -> None:
        self.trials = trials

    def stays_open(self) -> None:
        """The window opens and stays open."""
        program = self.trials.program
        if sys.platform == "win32":
            program = program.with_name("Trapworks.exe")
        with subprocess.Popen(self.trials.account.command([program]), env=os.environ) as running:
            time.sleep(OPEN_FOR)
            expect(running.poll(), None)
            running.terminate()


class Desk:
    """A person with the archive's installer, a menu, and a screen."""

    def __init__(self, trials: Trials, person: Person, pictures: Path | None) -> None:
        self.trials, self.person, self.account = trials, person, trials.account
        self.pictures = pictures

    def all(self) -> tuple[Trial, ...]:
        """In order."""
        at_the_table = self.begins, self.cranks, self.continues, self.opens_a_file, self.opens_all
        return (self.installs, self.presents, self.welcomes, *at_the_table, self.uninstalls)

    def installs(self) -> None:
        """install.sh puts a valid entry into the menu, and a program that its owner need not be able to write."""
        self._script("install.sh")
        valid = subprocess.run(["desktop-file-validate", self._entry], capture_output=True, text=True, check=False)
        expect((valid.returncode, valid.stdout), (0, ""))
        self.account.forbid(self.account.home / ".local" / "lib")
        command = self.account.home / ".local" / "bin" / "trapworks"
        expect(self.account.run(self.account.inside(command), "--version").returncode, 0)

    def presents(self) -> None:
        """The software centre's page is valid, and a saved match is opened by the entry of the menu."""
        (page,) = self.account.home.glob(".local/share/metainfo/*.xml")
        valid = subprocess.run(
            ["appstreamcli", "validate", "--no-net", page], capture_output=True, text=True, check=False
        )
        if valid.returncode:
            raise AssertionError(valid.stdout + valid.stderr)
        share = self._entry.parents[1]
        kinds = (share / "mime" / "globs2").read_text(encoding="utf-8").splitlines()
        expect([line for line in kinds if product.MIME in line], [f"50:{product.MIME}:*{product.ENDING}"])
        openers = (self._entry.with_name("mimeinfo.cache")).read_text(encoding="utf-8").splitlines()
        expect([line for line in openers if product.MIME in line], [f"{product.MIME}={self._entry.name};"])

    def welcomes(self) -> None:
        """In a fresh account the trap stands before the shelf; Space turns its crank once, then the shelf is there."""
        settings = self.account.data / "settings.json"
        expect(settings.exists(), False)
        self.person.start(self._exec())
        until(settings.is_file, "a note that this was the first time")
        time.sleep(WELCOMED)
        self.person.press("space")
        self._picture("welcomed")
        until(self.person.rests, "the shelf, on which nothing moves", RUN)
        self._picture("shelf")
        # From the shelf the first leads to the button that quits, from the trap it would only lead to the shelf.
        self.person.press("Escape", "Escape")
        assert self.person.program is not None
        expect(self.person.program.wait(20), 0)

    def begins(self) -> None:
        """Started from the menu, a match is begun with the mouse, and the window closed."""
        self.person.settle()
        self.person.start(self._exec())
        self.person.click("title", "mousetrap")
        time.sleep(0.7)
        self.person.click("setup", "start")
        until(lambda: self._log() is not None, "a saved match")
        self._act(lambda: self._count("roll") >= 1, "primary")
        self._picture("begun")
        expect(self.person.close(), 0)
        # Its frame must not push it on at every start.
        kept = json.loads((self.account.data / "settings.json").read_text(encoding="utf-8"))
        expect(kept["place"], SETTINGS["place"])

    def cranks(self) -> None:
        """A match near its crank is continued, the crank is turned by hand, and the trap answers."""
        self._near_crank()
        self.person.start(self._exec())
        self.person.click("title", "continue")
        time.sleep(0.7)
        self._act(lambda: self._count("crank") == 1, "choice_0")
        time.sleep(0.5)
        self.person.click("table", "primary")
        time.sleep(0.7)
        self._picture("crank")
        self.person.turn_crank(lambda: self._answer() is not None)
        print(f"       the trap's answer: {self._answer()}")
        self._picture("cranked")
        expect(self.person.close(), 0)

    def continues(self) -> None:
        """Started again, the match goes on behind the crank."""
        before = self._answer()
        self.person.start(self._exec())
        self.person.click("title", "continue")
        time.sleep(0.7)
        acts = len(self._lines())
        self._act(lambda: len(self._lines()) > acts, "primary")
        self._picture("continued")
        expect((before is not None, self._answer()), (True, before))
        expect(self.person.close(), 0)
        expect(list(self.account.data.glob("reports/crash-*")), [])

    def opens_a_file(self) -> None:
        """A double click on a saved match in another folder starts the program, as file managers find it."""
        file = self.account.home / f"evening{product.ENDING}"
        log = self._log()
        assert log is not None
        shutil.copy(log, file)
        self.account.own(file)
        command = self.account.command(["gio", "open", file], DISPLAY=self.person.display)
        quiet = subprocess.DEVNULL  # a pipe would be the program's too, and open as long as it runs
        expect(subprocess.run(command, cwd="/", stdout=quiet, stderr=quiet, timeout=60, check=False).returncode, 0)
        self.person.find("--onlyvisible")
        process = Path("/proc", self.person.do("getwindowpid", self.person.window))
        words = (process / "cmdline").read_bytes().split(b"\0")
        expect((words[0].endswith(b"trapworks"), words[1]), (True, self.account.inside(file).encode()))
        time.sleep(0.7)
        self._picture("opened")
        self.person.do("key", "alt+F4")
        until(lambda: not (process / "cmdline").exists(), "the end of the window")
        file.unlink()

    def opens_all(self) -> None:
        """A table of every game is opened and closed."""
        for game in product.games():
            self.person.start([*self._exec(), "play", game])
            time.sleep(1.0)
            self._picture(game)
            expect((game, self.person.close()), (game, 0))
        expect(list(self.account.data.glob("reports/crash-*")), [])

    def uninstalls(self) -> None:
        """uninstall.sh leaves the matches and nothing else."""
        self.account.allow(self.account.home / ".local" / "lib")
        self._script("uninstall.sh")
        left = {path for path in (self.account.home / ".local").rglob("*") if path.is_file() or path.is_symlink()}
        ours = {path for path in left if path.name not in CACHES and self.account.data not in path.parents}
        kinds = self.account.home / MIME_CACHES
        expect({path for path in ours if path.parent != kinds}, set())
        expect(len(list(self.account.data.glob("matches/*.match"))), 2 + len(product.games()))

    # How.

    @property
    def _entry(self) -> Path:
        return self.account.home / ".local" / "share" / "applications" / f"{product.APP_ID}.desktop"

    def _script(self, name: str) -> None:
        done = self.account.run("sh", self.trials.program.with_name(name))
        if done.returncode:
            raise AssertionError(done.stderr)

    def _exec(self) -> list[str]:
        """The words of the entry's Exec line, unquoted as a menu does."""
        found = re.search(r"^Exec=(.*)$", self._entry.read_text(encoding="utf-8"), re.M)
        if found is None:
            raise AssertionError("no Exec line")
        words = re.findall(r'"((?:\\.|[^"\\])*)"|(\S+)', found[1].replace("\\\\", "\\"))
        return [re.sub(r"\\(.)", r"\1", quoted or plain).replace("%%", "%") for quoted, plain in words if plain != "%f"]

    def _log(self) -> Path | None:
        return max(self.account.data.glob("matches/*.match"), key=lambda path: path.stat().st_mtime_ns, default=None)

    def _lines(self) -> list[str]:
        log = self._log()
        return log.read_text(encoding="utf-8").splitlines() if log else []

    def _count(self, word: str) -> int:
        return self._lines().count(word)

    def _answer(self) -> str | None:
        """The trap's answer to the first turn of the crank."""
        lines = self._lines()
        after = lines[lines.index("crank") :] if "crank" in lines else []
        return next((line for line in after if line.startswith("= ")), None)

    def _act(self, done: Callable[[], bool], name: str) -> None:
        """Press the same thing until it has worked."""
        for _ in range(8):
            self.person.click("table", name)
            try:
                until(done, name, 2.5)
            except Waited:
                continue
            return
        raise Waited(f"{name} was pressed in vain: {self._lines()[-4:]}")

    def _near_crank(self) -> None:
        """Prepare a save: the computer played both seats up to the crank, which a person is to turn now."""
        subprocess.run([ENV_PYTHON, "-I", CRANK_SAVE, self.account.data], check=True)
        self.account.own(self.account.data)

    def _picture(self, name: str) -> None:
        if self.pictures is not None:
            self.pictures.mkdir(parents=True, exist_ok=True)
            self.person.picture(self.pictures / f"{name}.png")
