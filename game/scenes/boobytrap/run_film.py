"""The film of a pull that is on record."""

from __future__ import annotations

from pathlib import Path

from game.core.players import Answered
from game.core.slices import Slices
from game.nature.boobytrap import PendingPull
from game.physics.boobytrap.lift import decode_lift
from game.physics.boobytrap.pulling import PullRun
from game.pictures.boobytrap.film import pull_film
from game.rules.boobytrap.moves import Pulled
from game.scenes.open_match import OpenMatch
from game.session.match import Played
from game.text import tell


def film(opened: OpenMatch, played: Played, assets: Path) -> Slices[bytes]:
    """The file; below its last picture stands what is on record."""
    pulled = played.act
    assert isinstance(pulled, Pulled)

    def begin() -> PullRun:
        return PendingPull(played.before, decode_lift(pulled.lift), Answered(pulled, played.notes)).run

    return pull_film(assets, begin, " ".join(tell(opened.row.game.id, played.events, opened.names)[:1]))
