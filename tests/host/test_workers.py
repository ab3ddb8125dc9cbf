"""Work beside the window, in real processes."""

import os
import signal
import subprocess
import sys
import time
from operator import mul
from pathlib import Path

import pytest

from game.host import workers
from game.host.workers import AHEAD, Workers, spare_processors

PATIENCE = 30.0
ROOT = Path(workers.__file__).parents[2]


def until(condition):
    """Whether it comes true in good time."""
    end = time.monotonic() + PATIENCE
    while not condition() and time.monotonic() < end:
        time.sleep(0.005)
    return condition()


@pytest.fixture
def two():
    beside = Workers(2)
    beside.start()
    assert until(lambda: sum(each.ready() for each in beside._hands) == 2)
    yield beside
    beside.close()


def test_work_comes_back_by_name_and_no_process_is_given_more_than_it_may_hold(two):
    for number in range(2 * AHEAD):
        assert two.free
        two.give(number, mul, number, 10)
    assert not two.free and two.has(3) and not two.has(4)
    done = []
    assert until(lambda: done.extend(two.taken()) or len(done) == 2 * AHEAD)
    assert sorted(done) == [(number, 10 * number) for number in range(2 * AHEAD)]
    assert two.free and not two.has(3)


def test_the_work_of_a_process_that_was_killed_can_be_given_again(two):
    lost = two._hands[0]
    os.kill(lost._process.pid, signal.SIGTERM)
    lost._process.join(PATIENCE)
    two.give("one", mul, 2, 3)
    two.give("two", mul, 2, 4)
    done = []
    assert until(lambda: done.extend(two.taken()) or len(done) == 1)
    assert len(two._hands) == 1 and two.ready and not any(map(two.has, ("one", "two")))


def test_processes_end_when_nobody_wants_them_any_more(two):
    processes = [each._process for each in two._hands]
    two.close()
    assert not two.ready and not two.free and two.taken() == []
    for process in processes:
        process.join(PATIENCE)
        assert process.exitcode == 0
    two.start()
    assert until(lambda: two.ready)


def test_where_processes_cannot_be_had_none_ever_is_ready(monkeypatch):
    def refuse(how):
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.get_context", refuse)
    beside = Workers(2)
    beside.start()
    beside.start()
    assert not beside.ready and not beside.free


def test_one_processor_is_left_to_the_window(monkeypatch):
    monkeypatch.setattr(workers.sys, "platform", "darwin")
    for processors, spare in ((None, 0), (1, 0), (2, 2), (16, 2)):
        monkeypatch.setattr(workers.os, "cpu_count", lambda processors=processors: processors)
        assert spare_processors() == spare


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signal 0 ends a process there")
def test_no_process_outlives_a_program_that_was_killed():
    code = "import time; from game.host.workers import Workers as W; w = W(1); w.start(); "
    code += "print(w._hands[0]._process.pid, flush=True); time.sleep(60)"
    program = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, cwd=ROOT)
    process = int(program.stdout.readline())
    program.kill()
    program.communicate()

    def gone():
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        return False

    assert until(gone)
