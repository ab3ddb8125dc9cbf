"""The film of a run of the trap that is on record."""

from __future__ import annotations

from pathlib import Path

from game.core.slices import Slices
from game.nature.mousetrap.cranking import noted_hand, trap_inputs
from game.pictures.mousetrap.film import trap_film
from game.pictures.mousetrap.run_pictures import TrapPictures, trap_pictures
from game.scenes.mousetrap.open_crank import operator
from game.scenes.open_match import OpenMatch
from game.session.match import Played
from game.text import tell


def film(opened: OpenMatch, played: Played, assets: Path) -> Slices[bytes]:
    """The file; below its last picture stands what is on record."""
    title = " ".join(tell(opened.row.game.id, played.events, opened.names)[:1])
    wheel = operator(opened, played.before, played.seat).wheel
    return trap_film(assets, trap_inputs(played.before, noted_hand(played.notes)), wheel, title)


def pictures(opened: OpenMatch, played: Played) -> Slices[TrapPictures]:
    """The run in a few pictures."""
    wheel = operator(opened, played.before, played.seat).wheel
    return trap_pictures(trap_inputs(played.before, noted_hand(played.notes)), wheel)
