"""The film of a pull that is on record."""

from __future__ import annotations

from pathlib import Path

from game.core.players import Answered
from game.core.slices import Slices
from game.nature.boobytrap import PendingPull
from game.physics.boobytrap.lift import decode_lift
from game.physics.boobytrap.pulling import PullRun
from game.pictures.boobytrap.film import pull_film
from game.pictures.boobytrap.run_pictures import pull_pictures
from game.pictures.run_pictures import RunPictures
from game.rules.boobytrap.moves import Pulled
from game.scenes.open_match import OpenMatch
from game.session.match import Played
from game.text import tell


def film(opened: OpenMatch, played: Played, assets: Path) -> Slices[bytes]:
    """The file; below its last picture stands what is on record."""
    return pull_film(assets, lambda: _run(played), " ".join(tell(opened.row.game.id, played.events, opened.names)[:1]))


def pictures(opened: OpenMatch, played: Played) -> Slices[RunPictures]:
    """The pull in a few pictures."""
    return pull_pictures(_run(played))


def _run(played: Played) -> PullRun:
    pulled = played.act
    assert isinstance(pulled, Pulled)
    return PendingPull(played.before, decode_lift(pulled.lift), Answered(pulled, played.notes)).run
