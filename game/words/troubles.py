"""What went wrong with a match, as a person is told; what exactly it was stands behind it as the program noted it."""

from __future__ import annotations

from game.session.errors import DamagedMatch, FileGone, MatchError, MatchInUse, NewerMatch, NotSaved, UnknownGame
from game.words.language import later, say

_TOLD: dict[type[Exception], str] = {
    MatchInUse: later("The match is open in another window."),
    NewerMatch: later("The match was saved by a newer version of the game, which has to open it."),
    UnknownGame: later("The match is of a game that this version does not have."),
    FileGone: later("The file of the match was deleted, moved or changed by something else."),
    DamagedMatch: later("The match is damaged: {detail}."),
    NotSaved: later("It could not be saved: {detail}."),
}


def trouble(error: Exception) -> str:
    """The sentence for an error."""
    if type(error) in _TOLD:
        return say(_TOLD[type(error)], detail=error)
    return f"{error}." if isinstance(error, MatchError) else say("That cannot be done now.")
