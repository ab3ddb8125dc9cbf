"""What went wrong with a match, as a person is told; what exactly it was stands behind it as the program noted it."""

from __future__ import annotations

from game.session.errors import DamagedMatch, FileGone, MatchError, MatchInUse, NewerMatch, NotSaved, UnknownGame
from game.text.language import N_, _

_TOLD: dict[type[Exception], str] = {
    MatchInUse: N_("The match is open in another window."),
    NewerMatch: N_("The match was saved by a newer version of the game, which has to open it."),
    UnknownGame: N_("This version does not have the game of that match."),
    FileGone: N_("The file of the match was deleted, moved or changed by something else."),
    DamagedMatch: N_("The match is damaged: {detail}."),
    NotSaved: N_("It could not be saved: {detail}."),
}


def trouble(error: Exception) -> str:
    """The sentence for an error."""
    if type(error) in _TOLD:
        return _(_TOLD[type(error)], detail=error)
    return f"{error}." if isinstance(error, MatchError) else _("That cannot be done now.")
