"""Matches and settings that released versions wrote; a file here is never changed, and each release adds its own."""

from pathlib import Path

import pytest

from game.catalog import CATALOG
from game.core.acts import Over
from game.host.settings import load
from game.session.record import parse
from game.session.replay import replay

RELEASED = Path(__file__).parent / "released"
MATCHES = sorted(RELEASED.glob("*/*.match"))
WINNERS = {
    "0.1.0/boobytrap": ("p2",),
    "0.1.0/mightymouse": ("red",),
    "0.1.0/mousemaze": ("p3",),
    "0.1.0/mousetrap": ("blue",),
}


def name_of(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


def test_every_released_match_has_its_winners():
    assert {name_of(file) for file in MATCHES} == set(WINNERS)


@pytest.mark.parametrize("file", MATCHES, ids=name_of)
def test_a_released_match_ends_as_it_did(file: Path):
    log = parse(file.read_bytes())
    waiting = replay(CATALOG[log.game_id].game, log).waiting
    assert isinstance(waiting, Over)
    assert waiting.winners == WINNERS[name_of(file)]


@pytest.mark.parametrize("file", MATCHES, ids=name_of)
def test_a_released_match_that_was_broken_off_goes_on(file: Path):
    written = file.read_bytes()
    log = parse(written[: written.index(b"\n", written.index(b"\n# ", len(written) // 2) + 1) + 1])
    match = replay(CATALOG[log.game_id].game, log)
    assert not isinstance(match.waiting, Over)


def test_the_settings_of_a_release_are_loaded(tmp_path: Path):
    kept = tmp_path / "settings.json"
    kept.write_bytes((RELEASED / "0.1.0" / "settings.json").read_bytes())
    found = load(kept)
    assert (found.volume, found.muted, found.theme, found.font, found.speed) == (35, True, "contrast", "dyslexic", "4")
    assert (found.text_scale, found.reduced_motion, found.hints, found.place) == (150, True, "1", (10, 20, 1280, 720))
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"], "nothing of it was refused and set aside"
