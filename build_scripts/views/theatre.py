"""Views of the replay theatre: a match of each game, as it was recorded, at a notable moment."""

from __future__ import annotations

from pathlib import Path

from build_scripts.views import View
from game.app import Program
from game.scenes.theatre import Theatre
from game.scenes.watched_match import recorded

GOLDEN = Path(__file__).parents[2] / "tests" / "harness" / "golden"
MATCHES = {
    "mousetrap": "mousetrap-hasbro-4",
    "mousemaze": "mousemaze-twelve-5",
    "mightymouse": "mightymouse-race-4",
    "boobytrap": "boobytrap-regular-3",
    "ten": "boobytrap-size-10",
}


def at(match: str, share: float) -> View:
    """The theatre waiting at a share of a match."""

    def view(program: Program) -> None:
        program.go_to("watch", opened=recorded(GOLDEN / f"{match}.match"))
        theatre = program.scenes[-1]
        assert isinstance(theatre, Theatre)
        theatre.playing = False
        theatre.seek(round(share * theatre.chronicle.acts))
        while theatre.stage.table.play.opening:
            theatre.stage.update(0.1)

    return view


VIEWS: dict[str, View] = {name: at(match, 0.6) for name, match in MATCHES.items()} | {
    "start": at(MATCHES["mousetrap"], 0.0),
    "end": at(MATCHES["mightymouse"], 1.0),
}
