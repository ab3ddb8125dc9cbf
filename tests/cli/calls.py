"""Commands as a person or a script calls them."""

import json
from typing import Any

import pytest

from game.cli import main


def run(capfd: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The exit code, and what was written to standard output and standard error."""
    try:
        code = main(arguments)
    except SystemExit as end:
        code = int(end.code or 0)
    out, err = capfd.readouterr()
    assert "Traceback" not in err
    return code, out, err


def counted(capfd: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The one JSON object that a command prints."""
    code, out, err = run(capfd, *arguments, "--json")
    assert (code, err, out.count("\n")) == (0, "", 1)
    found: dict[str, Any] = json.loads(out)
    return found
