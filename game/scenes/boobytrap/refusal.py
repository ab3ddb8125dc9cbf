"""Why a piece may not be touched, told on a tag for as long as it takes to read it."""

from __future__ import annotations

from game.pictures.boobytrap.shown import Tag
from game.rules.boobytrap.state import State
from game.text.boobytrap.tags import barred

_SECONDS = 2.2


class Refusal:
    """tag: None while nothing is refused."""

    def __init__(self) -> None:
        self.tag: Tag | None = None
        self._left = 0.0

    def tell(self, state: State, number: int) -> None:
        """This piece was pressed."""
        self.tag, self._left = Tag("ui/warning", *barred(state), "warn", number), _SECONDS

    def update(self, dt: float, free: bool) -> bool:
        """Let time pass; tell whether there was anything to be read. free: a person may act; else it is over."""
        if self.tag is None:
            return False
        self._left -= dt
        if self._left <= 0 or not free:
            self.tag = None
        return True
