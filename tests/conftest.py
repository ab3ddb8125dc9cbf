"""No test opens a window or a sound device of the machine it runs on, and none depends on how fast that is."""

import gc
import os
import random
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["TRAPWORKS_LANGUAGE"] = "en"  # whatever this machine speaks

from hypothesis import HealthCheck, settings

from game.nature import chance

# No test fails because the machine is busy.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")


@pytest.fixture(scope="session", autouse=True)
def unsynced():
    """Nothing waits for the disk: what a power cut would leave is the concern of the tests that replace this."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda file: None)
        yield


LUCK = os.environ.get("TRAPWORKS_TEST_LUCK", "0")
"""Which fresh seeds the matches of the tests begin with: a test that holds only by luck shows under another number."""


@pytest.fixture(autouse=True)
def repeatable_luck(request, monkeypatch):
    """The same fresh seeds in every run of a test."""
    monkeypatch.setattr(chance, "SOURCE", random.Random(f"{LUCK}/{request.node.nodeid}"))


SLOW_LIMIT = 400
"""Seconds after which a slow test is ended: less than the workflow gives all of them."""


def pytest_collection_modifyitems(items):
    for item in items:
        if item.get_closest_marker("slow") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(SLOW_LIMIT))


def pytest_collection(session):
    """Every second process imports the tests from the last to the first, so that none compiles what another has."""
    odd = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % 2
    if odd and session.config.args == session.config.getini("testpaths"):
        for file in sorted(Path(__file__).parent.rglob("test_*.py"), reverse=True):
            with suppress(Exception, pytest.skip.Exception):  # what cannot be imported is told when it is collected
                import_module(".".join(file.relative_to(session.config.rootpath).with_suffix("").parts))


def pytest_collection_finish(session):
    """What is there by now stays: nobody looks through it for garbage again and again, through the rest more seldom."""
    gc.freeze()
    gc.set_threshold(20_000)
