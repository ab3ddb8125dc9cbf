from pathlib import Path

import pytest

OWN = Path(__file__).parent


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--cases", metavar="DIR", help="folder of rule cases (*.toml); the project's own by default")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "rule_case" in metafunc.fixturenames:
        from tests.cases.reader import read_folder  # noqa: PLC0415 - only when cases are wanted

        chosen = metafunc.config.getoption("--cases", default=None)
        folder = metafunc.config.invocation_params.dir / chosen if chosen else OWN
        metafunc.parametrize("rule_case", [pytest.param(case, id=case.id) for case in read_folder(folder)])
