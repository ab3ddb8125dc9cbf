"""The errors that rules raise, named for what was wrong."""

# ruff: noqa: N818


class IllegalAct(ValueError):
    """A move or an answer that the position does not allow; the position is unchanged."""


class BadText(ValueError):
    """A text that is no act, or not written the one way in which acts are written."""


class BadSetup(ValueError):
    """Seats or options that a game does not have."""


class BrokenInvariant(AssertionError):
    """A position that no sequence of legal acts can reach."""
