"""No test opens a window or a sound device of the machine it runs on, and none depends on how fast that is."""

import os

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["TRAPWORKS_LANGUAGE"] = "en"  # whatever this machine speaks

from hypothesis import HealthCheck, settings

# No test fails because the machine is busy.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")


@pytest.fixture(scope="session", autouse=True)
def unsynced():
    """Nothing waits for the disk: what a power cut would leave is the concern of the tests that replace this."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda file: None)
        yield


SLOW_LIMIT = 400
"""Seconds after which a slow test is ended: less than the workflow gives all of them."""


def pytest_collection_modifyitems(items):
    for item in items:
        if item.get_closest_marker("slow") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(SLOW_LIMIT))
