"""What released versions wrote; a file here is never changed, and each release adds its own."""

import shutil
from pathlib import Path

import pytest

from game.catalog import CATALOG
from game.core.acts import Over
from game.core.slices import finish
from game.host.settings import load
from game.session.record import parsing
from game.session.replay import replay
from game.workshop.parts.challenge import challenges
from game.workshop.shelf import Best, ChallengeProgress, MachineShelf

RELEASED = Path(__file__).parent / "released"
MATCHES = sorted(RELEASED.glob("*/*.match"))
WINNERS = {
    "0.1.0/boobytrap": ("p2",),
    "0.1.0/mightymouse": ("red",),
    "0.1.0/mousemaze": ("p3",),
    "0.1.0/mousetrap": ("blue",),
    "0.2.0/boobytrap-solitaire": (),
    "0.2.0/mightymouse": ("red",),
    "0.2.0/mousemaze": ("p1",),
    "0.2.0/mousemaze-lot": ("p3",),
    "0.2.0/mousetrap": ("red",),
    "0.2.0/mousetrap-original": ("blue",),
}
LEFT = {"0.2.0/boobytrap": 30, "0.2.0/boobytrap-own-hand": 9}
"""Matches that were not played to their end, and how many acts they have."""


def name_of(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


def copied(version: str, name: str, folder: Path) -> Path:
    """A copy, as what is opened may be written anew."""
    source = RELEASED / version / name
    return Path((shutil.copytree if source.is_dir() else shutil.copy)(source, folder / name))


def test_every_released_match_has_its_outcome():
    assert {name_of(file) for file in MATCHES} == {*WINNERS, *LEFT}


@pytest.mark.parametrize("file", MATCHES, ids=name_of)
def test_a_released_match_stands_as_it_did(file: Path):
    log = finish(parsing(file.read_bytes()))
    match = replay(CATALOG[log.game_id].game, log)
    if name_of(file) in LEFT:
        assert len(match.played) == LEFT[name_of(file)]
    else:
        assert isinstance(match.waiting, Over)
        assert match.waiting.winners == WINNERS[name_of(file)]


@pytest.mark.parametrize("file", MATCHES, ids=name_of)
def test_a_released_match_that_was_broken_off_goes_on(file: Path):
    written = file.read_bytes()
    log = finish(parsing(written[: written.index(b"\n", written.index(b"\n# ", len(written) // 2) + 1) + 1]))
    match = replay(CATALOG[log.game_id].game, log)
    assert not isinstance(match.waiting, Over)


def test_the_settings_of_the_first_release_are_loaded(tmp_path: Path):
    found = load(copied("0.1.0", "settings.json", tmp_path))
    assert (found.volume, found.muted, found.theme, found.font, found.speed) == (35, True, "contrast", "dyslexic", "4")
    assert (found.text_scale, found.reduced_motion, found.hints, found.place) == (150, True, "1", (10, 20, 1280, 720))
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"], "nothing of it was refused and set aside"


def test_the_settings_of_the_second_release_are_loaded(tmp_path: Path):
    found = load(copied("0.2.0", "settings.json", tmp_path))
    assert (found.language, found.captions, found.look_ahead, found.keys) == ("de", "all", "on", {"hint": "x"})
    assert (found.music, found.mono, found.outlines, found.press_guard) == (20, True, True, 4)
    assert found.setups["mousetrap"]["seats"]["blue"]["level"] == "3"
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"], "nothing of it was refused and set aside"


def test_the_machines_of_a_release_are_on_the_shelf(tmp_path: Path):
    shelved = {each.path.stem: each.stored for each in MachineShelf(copied("0.2.0", "machines", tmp_path)).machines()}
    assert {name: len(stored.machine.parts) for name, stored in shelved.items()} == {
        "catapult": 12,
        "knock-on": 7,
        "mouse-trap": 15,
    }


def test_what_was_reached_in_a_release_is_kept(tmp_path: Path):
    progress = ChallengeProgress(copied("0.2.0", "challenges", tmp_path))
    assert progress.best == {"first_slope": Best(0, 1), "hurdles": Best(100, 3), "zigzag": Best(91, 3)}
    begun = [each for each in challenges() if progress.begun(each) != each.fixed]
    assert {each.id for each in begun} == set(progress.best)
