"""The one command a stranger types first: what it promises on every kind of machine, without a network."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from build_scripts import play

OWN_PIP, SYSTEM_PIP = {"ensurepip"}, {"pip"}


class Machine:
    """Stands for the commands that play.py runs: notes each and answers with an exit code."""

    def __init__(self) -> None:
        self.commands: list[list[str]] = []
        self.environment: object = None
        self.failing = ""
        self.job_code = 0

    def run(self, command: list[str], **options: object) -> subprocess.CompletedProcess[str]:
        self.commands.append(command)
        if self.failing and self.failing in command:
            raise subprocess.CalledProcessError(1, command)
        if "venv" in command:
            play.STAMP.unlink(missing_ok=True)
            play.PYTHON.parent.mkdir(parents=True, exist_ok=True)
            play.PYTHON.touch()
        answer = f"pip 26 from here (python {sys.version_info[0]}.{sys.version_info[1]})"
        return subprocess.CompletedProcess(command, 0, stdout=answer)

    def call(self, command: list[str], **options: object) -> int:
        self.commands.append(command)
        self.environment = options.get("env")
        return self.job_code

    def ran(self, word: str) -> list[list[str]]:
        return [command for command in self.commands if word in command]


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """An empty checkout on a machine with ensurepip and a screen."""
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    monkeypatch.setattr(play, "ROOT", tmp_path)
    monkeypatch.setattr(play, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(play, "PYTHON", tmp_path / ".venv/bin/python")
    monkeypatch.setattr(play, "STAMP", tmp_path / ".venv/trapworks-stamp")
    monkeypatch.setenv("DISPLAY", ":0")
    machine = Machine()
    monkeypatch.setattr(play.subprocess, "run", machine.run)
    monkeypatch.setattr(play.subprocess, "call", machine.call)
    has(monkeypatch, OWN_PIP)
    return machine


def has(monkeypatch: pytest.MonkeyPatch, modules: set[str]) -> None:
    monkeypatch.setattr(play, "find_spec", lambda name: object() if name in modules else None)


def one_line(exit_info: pytest.ExceptionInfo[SystemExit]) -> str:
    """The line with which it gave up; as text it goes to standard error with exit code 1."""
    line = exit_info.value.code
    assert isinstance(line, str) and "\n" not in line
    return line


def test_the_first_start_sets_up_and_the_second_does_not(machine: Machine, capsys: pytest.CaptureFixture[str]):
    assert play.main([]) == 0
    assert capsys.readouterr().out == "Setting up (once) ...\n"
    done = [command[1:3] for command in machine.commands if command[1] != "-c"]
    assert done == [["-m", "venv"], ["-m", "pip"], ["-m", "game"]]
    assert play.main([]) == 0
    assert capsys.readouterr().out == ""
    assert len([command for command in machine.commands if command[1] != "-c"]) == 4


def test_the_tests_tools_are_installed_only_for_the_tests(machine: Machine):
    play.main([])
    assert machine.ran("install")[-1][-2:] == ["--editable", "."]
    play.main(["--test"])
    assert machine.ran("install")[-1][-2:] == ["--editable", ".[test]"]
    play.main([])
    assert len(machine.ran("install")) == 2
    assert len(machine.ran("venv")) == 1


def test_arguments_and_exit_codes_are_passed_on(machine: Machine):
    machine.job_code = 2
    assert play.main(["--wrong-usage"]) == 2
    assert machine.commands[-1][1:] == [*play.MAIN_JOB, "--wrong-usage"]
    machine.job_code = 5
    assert play.main(["--test", "-k", "no such test"]) == 5
    assert machine.commands[-1] == [str(play.PYTHON), "-m", "pytest", "-k", "no such test"]
    machine.job_code = -11
    assert play.main([]) == 139


def test_compiled_files_are_kept_and_the_rest_of_the_environment_is_passed_on(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    play.main(["--test"])
    assert machine.environment == {name: os.environ[name] for name in os.environ if name != "PYTHONDONTWRITEBYTECODE"}


@pytest.mark.parametrize("word", ["venv", "install"])
@pytest.mark.parametrize("arguments", [[], ["--test"]])
def test_an_interrupted_set_up_is_not_done(machine: Machine, word: str, arguments: list[str]):
    machine.failing = word
    with pytest.raises(SystemExit) as exit_info:
        play.main(arguments)
    assert one_line(exit_info) == play.FAILED
    assert not play.is_set_up(test=False)
    machine.failing = ""
    assert play.main(arguments) == 0
    assert len(machine.ran("venv")) == 2


def test_an_interrupted_update_is_not_done(machine: Machine):
    play.main(["--test"])
    before = (play.ROOT / "pyproject.toml").read_text()
    (play.ROOT / "pyproject.toml").write_text("[project]\n# newer\n")
    machine.failing = "install"
    with pytest.raises(SystemExit):
        play.main([])
    (play.ROOT / "pyproject.toml").write_text(before)
    assert not play.is_set_up(test=False)


def test_the_stamp_follows_project_python_folder_and_job(machine: Machine, monkeypatch: pytest.MonkeyPatch):
    stamps = {play.stamp(test=False), play.stamp(test=True)}
    (play.ROOT / "pyproject.toml").write_text("[project]\n# newer\n")
    stamps.add(play.stamp(test=True))
    monkeypatch.setattr(sys, "version", "3.99.0")
    stamps.add(play.stamp(test=True))
    moved = play.ROOT.rename(play.ROOT.with_name("moved"))
    monkeypatch.setattr(play, "ROOT", moved)
    stamps.add(play.stamp(test=True))
    assert len(stamps) == 5


def test_another_python_makes_the_environment_anew(machine: Machine, monkeypatch: pytest.MonkeyPatch):
    play.main([])
    monkeypatch.setattr(sys, "version", "3.99.0")
    monkeypatch.setattr(sys, "version_info", (3, 99, 0))
    monkeypatch.setattr(play, "has_this_python", lambda pip: False)
    play.main([])
    assert len(machine.ran("venv")) == 2


def test_without_ensurepip_the_systems_pip_serves(machine: Machine, monkeypatch: pytest.MonkeyPatch):
    has(monkeypatch, SYSTEM_PIP)
    assert play.main([]) == 0
    assert "--without-pip" in machine.ran("venv")[0]
    assert machine.ran("install")[0][:5] == [sys.executable, "-m", "pip", "--python", str(play.PYTHON)]


@pytest.mark.parametrize("arguments", [[], ["--test"]])
def test_with_neither_it_says_what_to_install(machine: Machine, monkeypatch: pytest.MonkeyPatch, arguments: list[str]):
    has(monkeypatch, set())
    with pytest.raises(SystemExit) as exit_info:
        play.main(arguments)
    assert "python3-venv" in one_line(exit_info)
    assert machine.commands == [] and not play.VENV.exists()


def test_an_old_python_is_told_so_before_anything_happens(machine: Machine, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "version_info", (3, 10, 13))
    with pytest.raises(SystemExit) as exit_info:
        play.main(["--test"])
    assert "needs Python 3.11 or newer; this is Python 3.10.13" in one_line(exit_info)
    assert machine.commands == [] and not play.VENV.exists()


def test_without_a_screen_it_says_so(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert play.main([]) == 0
    assert "No screen here" in capsys.readouterr().out
    play.main(["--test"])
    assert "No screen" not in capsys.readouterr().out


def test_help_needs_no_set_up(machine: Machine, capsys: pytest.CaptureFixture[str]):
    assert play.main(["--help"]) == 0
    assert "--test" in capsys.readouterr().out
    assert machine.commands == []


def test_it_stands_on_the_standard_library_and_is_readable_to_old_pythons():
    tree = ast.parse(Path(play.__file__).read_text(encoding="utf-8"), feature_version=(3, 6))
    modules = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    modules |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert "__future__" not in modules
    assert {module.split(".")[0] for module in modules} <= sys.stdlib_module_names


linux = pytest.mark.skipif(sys.platform != "linux", reason="where screen readers ask for the program's file")


@linux
def test_the_game_runs_by_a_file_called_after_it_and_the_tests_do_not(machine: Machine):
    play.main([])
    play.main(["--test"])
    jobs = [command[0] for command in machine.commands if command[1] == "-m" and command[2] in ("game", "pytest")]
    assert jobs == [str(play.PYTHON.with_name("Trapworks")), str(play.PYTHON)]


@linux
def test_where_python_cannot_be_copied_the_game_runs_all_the_same(machine: Machine):
    machine.failing = "import game"
    assert play.main([]) == 0
    assert machine.commands[-1][0] == str(play.PYTHON) and not play.named().exists()


@linux
def test_the_copy_is_a_python_of_the_same_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path)], check=True)
    monkeypatch.setattr(play, "PYTHON", tmp_path / "bin/python")
    play.name_program()
    told = "import os, sys; print(os.path.basename(os.readlink('/proc/self/exe')), sys.prefix)"
    done = subprocess.run([str(play.named()), "-c", told], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["Trapworks", str(tmp_path)]
