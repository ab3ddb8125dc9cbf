"""How a match that waits stands: its game is played through again for that, so the title asks after its first frame."""

from __future__ import annotations

import logging
from pathlib import Path

from game.catalog import GAMES
from game.core.acts import Over
from game.core.slices import Slices
from game.scenes.saved_matches import names_in
from game.session.errors import MatchError
from game.session.replay import replaying
from game.session.saves import reading
from game.text import screens as labels
from game.text import stands
from game.text.language import _
from game.text.seats import called, seat_name

_log = logging.getLogger(__name__)


def status(path: Path) -> Slices[str]:
    """How the match of a file stands, in a line: who is to play, and what the game says of itself; in slices."""
    try:
        log = yield from reading(path)
        match = yield from replaying(GAMES[log.game_id], log, check=False)
    except (OSError, MatchError, KeyError) as error:
        _log.info("%s does not tell how it stands: %s", path, error)
        return ""
    waiting, names = match.waiting, names_in(log.note("names"))
    if isinstance(waiting, Over):
        return ""
    name = names.get(waiting.seat) or seat_name(waiting.seat)
    with called(names):
        return " ".join(filter(None, (_(labels.TO_PLAY, name=name), stands(log.game_id, match.state))))
