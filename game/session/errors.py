"""What can go wrong with a match and its file, named for what is wrong."""

# ruff: noqa: N818


class MatchError(Exception):
    """Something about a match that a person should be told in one line."""


class DamagedMatch(MatchError):
    """The text is not, or no longer, the log of a match."""


class NewerMatch(MatchError):
    """The log was written by a newer version of this game."""


class UnknownGame(MatchError):
    """The log is of a game that this version does not have."""


class MatchInUse(MatchError):
    """Another window or process has this match open."""


class NotSaved(MatchError):
    """The system refused a write; the match stands as it was before, and so does the file."""


class FileGone(NotSaved):
    """The file was deleted, moved, replaced or changed by others; the whole match can be saved in a new one."""


class EndlessMatch(MatchError):
    """A match went on beyond the stated number of acts."""
