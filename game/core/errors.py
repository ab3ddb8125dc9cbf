"""The errors that rules raise, named for what was wrong."""

# ruff: noqa: N818


class IllegalAct(ValueError):
    """A move or an answer that the position does not allow; the position is unchanged."""


class BadText(ValueError):
    """A text that is no act, or not written the one way in which acts are written."""


class BadSetup(ValueError):
    """Seats or options that a game does not have; `game/text/levels.py` tells it in any language.

    text: why, with blanks; values: what fills them, where several are allowed as a tuple.
    """

    def __init__(self, text: str, **values: object) -> None:
        self.text, self.values = text, values
        told = {name: " or ".join(each) if isinstance(each, tuple) else each for name, each in values.items()}
        super().__init__(text.format(**told))


class BrokenInvariant(AssertionError):
    """A position that no sequence of legal acts can reach."""
