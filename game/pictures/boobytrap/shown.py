"""What the table shows, which follows what was played as the motions tell it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from game.physics.boobytrap.settled import grade
from game.rules.boobytrap.options import RuleOptions
from game.rules.boobytrap.state import State
from game.text.boobytrap import tags as words


class Tag(NamedTuple):
    """A tag in the tray. sign: its picture. tone: plain, good or warn. piece: the one it hangs on by a string, or 0.

    brief: what is said instead of the line where there is no room for it. seat, name: whose pull it tells of, if any.
    """

    sign: str
    word: str
    line: str
    tone: str = "plain"
    piece: int = 0
    brief: str = ""
    seat: str = ""
    name: str = ""


def feeling(piece: int, grip: int, table: RuleOptions | None = None) -> Tag:
    """How a touched piece is held, 0 to 100; at a table also what taking it should bring."""
    word, line = words.felt(piece, grip, table)
    return Tag(f"booby/{grade(grip / 100)}", word, line, "plain", piece, words.odds(piece, grip))


@dataclass(frozen=True)
class TrayDisplay:
    """Hands, scores and pieces as they are drawn. must_pick: everybody has passed twice."""

    turn: str
    hands: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    trips: tuple[int, ...]
    left: int
    discarded: int
    passes: int
    touched: int
    must_pick: bool
    tag: Tag | None = None

    @staticmethod
    def of(state: State, tag: Tag | None = None, feels: bool = True) -> TrayDisplay:
        """All of it as the position has it; without a tag that of the touched piece, if its feel may be shown."""
        grips = dict(state.felt) if feels else {}
        if tag is None and state.touched in grips:
            tag = feeling(state.touched, grips[state.touched], state.table)
        return TrayDisplay(
            turn=state.seat,
            hands=state.hands,
            scores=state.scores,
            trips=state.trips,
            left=len(state.left),
            discarded=len(state.discard),
            passes=state.passes,
            touched=state.touched,
            must_pick=0 < state.table.most_passes <= state.passes,
            tag=tag,
        )

    def but(self, **changes: object) -> TrayDisplay:
        """The same with some things changed."""
        return replace(self, **changes)  # type: ignore[arg-type]
