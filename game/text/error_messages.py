"""What went wrong with a match, as a person is told; what exactly it was stands behind it as the program noted it."""

from __future__ import annotations

import errno

from game.host.places import NoHome
from game.session.match import (
    DamagedMatch,
    FileGone,
    MatchError,
    MatchInUse,
    NewerMatch,
    NoTableForIt,
    NotSaved,
    UnknownGame,
)
from game.text.language import N_, _

_TOLD: dict[type[Exception], str] = {
    MatchInUse: N_("The match is open in another window."),
    NewerMatch: N_("The match was saved by a newer version of the game. Only that version can open it."),
    NoTableForIt: N_("This match is played with your own machine, and that machine can’t be built."),
    UnknownGame: N_("This version doesn’t have the game for that match."),
    FileGone: N_("The match file was deleted, moved or changed outside the game."),
    # Translators: {detail}: what is wrong, a part of a sentence without a full stop.
    DamagedMatch: N_("The match is damaged: {detail}."),
    # Translators: {detail}: why, a part of a sentence without a full stop, such as “the disk is full”.
    NotSaved: N_("It couldn’t be saved: {detail}."),
}

# Translators: why the system refuses a file, as it stands in "It could not be saved: {detail}."
_REASONS = {
    errno.ENOSPC: N_("the disk is full"),
    errno.EDQUOT: N_("the disk is full"),
    errno.EACCES: N_("the system doesn’t allow it"),
    errno.EPERM: N_("the system doesn’t allow it"),
    errno.EROFS: N_("the disk is read-only"),
    errno.ENOENT: N_("there’s no such file"),
    errno.EISDIR: N_("this is a folder, not a file"),
    errno.ENOTDIR: N_("this is a file, not a folder"),
    errno.EEXIST: N_("it already exists"),
    errno.ENAMETOOLONG: N_("the name is too long"),
}


def reason(error: OSError) -> str:
    """Why the system refused, without a full stop; in its own words where it seldom does."""
    if isinstance(error, NoHome):
        return _("this account has no home directory; use --data-dir to choose where settings and matches are kept")
    return _(_REASONS[error.errno]) if error.errno in _REASONS else error.strerror or str(error)


def not_saved(error: OSError) -> str:
    """The sentence for a file that the system refused to write."""
    return _(_TOLD[NotSaved], detail=_where(error))


def _where(error: OSError) -> str:
    # Translators: {reason}: why a file could not be saved; {file}: its path.
    return _("{reason} ({file})", reason=reason(error), file=error.filename) if error.filename else reason(error)


def trouble(error: Exception) -> str:
    """The sentence for an error."""
    if type(error) in _TOLD:
        cause = error.__cause__
        return _(_TOLD[type(error)], detail=_where(cause) if isinstance(cause, OSError) else error)
    return f"{error}." if isinstance(error, MatchError) else _("That can’t be done right now.")
