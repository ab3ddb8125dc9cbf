"""Sets the game up in .venv, once, and starts it.

python3 build_scripts/play.py [arguments of the game]
python3 build_scripts/play.py --test [arguments of pytest]
"""

# An old Python must get as far as the line that names the Python it takes: so nothing newer than
# Python 3.6 stands here before that line, and hints with brackets are quoted.
import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "trapworks-stamp"

OLDEST = (3, 11)
MAIN_JOB = ["-m", "game", "demo"]
TESTS = ["-m", "pytest"]

NO_PIP = (
    "This Python has neither ensurepip nor pip. Install one (on Debian or Ubuntu: "
    "sudo apt install python3-venv) and start this again."
)
FAILED = "Setting up failed; the lines above say why. Put that right and start this again."


def main(arguments: "list[str]") -> int:
    """Set up where needed, do the job and return its exit code."""
    check_python()
    if arguments in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    test = "--test" in arguments
    if not is_set_up(test):
        set_up(test)
    if not test and not has_screen():
        print("No screen here: playing a demonstration without one.", flush=True)
    passed_on = [argument for argument in arguments if argument != "--test"]
    return run_job([*(TESTS if test else MAIN_JOB), *passed_on])


def check_python() -> None:
    """Exit with one line on a Python that is too old."""
    if sys.version_info < OLDEST:
        needed = ".".join(map(str, OLDEST))
        found = ".".join(map(str, sys.version_info[:3]))
        sys.exit(f"Trapworks needs Python {needed} or newer; this is Python {found} ({sys.executable}).")


def is_set_up(test: bool) -> bool:
    """Whether .venv was finished for this job; an environment made for the tests can also play."""
    wanted = {stamp(test), stamp(True)}
    return PYTHON.exists() and STAMP.exists() and STAMP.read_text() in wanted


def stamp(test: bool) -> str:
    """A name for everything that decides what .venv must hold."""
    project = (ROOT / "pyproject.toml").read_bytes()
    facts = "\n".join((sys.version, str(ROOT), "test" if test else "play"))
    return hashlib.sha256(project + facts.encode()).hexdigest()


def set_up(test: bool) -> None:
    """Fill .venv; one without a stamp was never finished and is made anew."""
    print("Setting up (once) ...", flush=True)
    pip = find_pip()
    try:
        if STAMP.exists() and has_this_python(pip):
            STAMP.write_text("unfinished")
        else:
            make_venv(with_pip="--python" not in pip)
        quietly = ["--quiet", "--no-input", "--no-user", "--disable-pip-version-check"]
        run([*pip, "install", *quietly, "--editable", ".[test]" if test else "."])
        name_program()
    except (OSError, subprocess.CalledProcessError):
        sys.exit(FAILED)
    STAMP.write_text(stamp(test))


def named() -> Path:
    """A copy of the environment's Python that is called after the game."""
    return PYTHON.with_name("Trapworks")


def name_program() -> None:
    """Make that copy on Linux, where screen readers call a program after its file; some Pythons cannot be copied."""
    if sys.platform != "linux":
        return
    try:
        shutil.copy(str(PYTHON), str(named()))
        run([str(named()), "-c", "import game"])
    except (OSError, subprocess.CalledProcessError):
        if named().exists():
            named().unlink()


def find_pip() -> "list[str]":
    """The pip that fills .venv: its own, or where there is no ensurepip to bring one, the system's."""
    if find_spec("ensurepip"):
        return [str(PYTHON), "-m", "pip"]
    if find_spec("pip"):
        return [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    sys.exit(NO_PIP)


def make_venv(with_pip: bool) -> None:
    """An empty .venv; what was there goes, the stamp too."""
    run([sys.executable, "-m", "venv", "--clear", *([] if with_pip else ["--without-pip"]), str(VENV)])


def has_this_python(pip: "list[str]") -> bool:
    """Whether .venv is sound and made by the Python that runs this."""
    if not PYTHON.exists():
        return False
    answer = subprocess.run([*pip, "--version"], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    return f"(python {sys.version_info[0]}.{sys.version_info[1]})" in answer.stdout


def run(command: "list[str]") -> None:
    """One step of the set-up; it cannot ask anything."""
    subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=True)


def has_screen() -> bool:
    """Whether a window can be shown, as far as can be told without opening one."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def run_job(job: "list[str]") -> int:
    """Run the environment's Python and return its exit code, in the shell's way for a signal."""
    # Where the shell forbids to keep compiled files, each of the tests' many processes would compile everything anew.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    python = named() if job[:2] == MAIN_JOB[:2] and named().exists() else PYTHON
    code = subprocess.call([str(python), *job], cwd=ROOT, env=environment)
    return code if code >= 0 else 128 - code


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
