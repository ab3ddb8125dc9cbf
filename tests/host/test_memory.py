import os
import platform
from pathlib import Path

import pytest

from game.host import system as memory

STATM = Path("/proc/self/statm")


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc" or not STATM.exists(), reason="only this C library keeps memory")
def test_what_is_free_goes_back_to_the_system():
    def held():
        return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20

    pieces = [b"x" * 100_000 for _ in range(200)]
    before = held()
    del pieces[:-1]
    memory.give_back()
    assert held() < before - 15


def test_it_is_left_to_other_systems(monkeypatch):
    monkeypatch.setattr("sys.platform", "win32")
    memory._trim.cache_clear()
    memory.give_back()
    assert memory._trim() is None
    memory._trim.cache_clear()
