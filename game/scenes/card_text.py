"""What the card of a match says, from what the index keeps of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.catalog import GAMES
from game.pictures.match_card import CardText
from game.pictures.shelf import ShelfSeat, box_of
from game.session.shelf_index import Listed
from game.text import matches as labels
from game.text.language import _, listed, ngettext
from game.text.moments_ago import when
from game.text.seats import seat_name

_TROUBLES = {
    "NewerMatch": labels.SAVED_BY_A_NEWER_VERSION,
    "UnknownGame": labels.NOT_A_GAME_OF_THIS,
    "DamagedMatch": labels.THE_FILE_IS_DAMAGED,
}


def summary_of(match: Listed) -> Mapping[str, Any] | None:
    """What a match told when it was read; None where it was not, or where that cannot be: it is to be read again."""
    found = match.summary
    return found if found is not None and match.game in GAMES and _is_told(found, match.game) else None


def _is_told(found: Mapping[str, Any], game: str) -> bool:
    """Whether this is what a match of a game tells."""
    try:
        seats = [seat for seat, name, computer in found["seats"] if isinstance(name, str) and computer in (True, False)]
        named = {found["waiting"] or seats[0], *found["winners"], *found["leaders"]}
        whole = len(seats) == len(found["seats"]) and named <= set(seats) <= set(GAMES[game].seat_names)
        return whole and isinstance(found["title"], str) and isinstance(found["line"], str)
    except (KeyError, TypeError, ValueError, IndexError):
        return False


def text_of(match: Listed) -> CardText:
    """What the card of a match says."""
    summary = summary_of(match) or {}
    title = summary.get("title") or (box_of(match.game).title if match.game in GAMES else _(labels.A_MATCH))
    seats = summary.get("seats", ())
    sitters = tuple(ShelfSeat(seat, name or seat_name(seat), computer) for seat, name, computer in seats)
    if match.trouble:
        line = _(_TROUBLES.get(match.trouble, labels.THE_FILE_IS_DAMAGED))
    else:
        line = (
            _line(match.game, summary, {seat.seat: seat.name for seat in sitters}) if summary else _(labels.BEING_READ)
        )
    return CardText(title, when(match.seconds), sitters, line, not match.trouble, match.over)


_SAY_WHO_LEADS = ("mightymouse",)  # in the sentence that tells how they stand


def _line(game: str, summary: Mapping[str, Any], names: Mapping[str, str]) -> str:
    if not summary["waiting"]:
        won = [names[seat] for seat in summary["winners"]]
        return ngettext(*labels.WON_COUNT, len(won), names=listed(won)) if won else _(labels.NOBODY_WON)
    ahead = [names[seat] for seat in summary["leaders"]]
    said = game in _SAY_WHO_LEADS
    leads = ngettext(*labels.LEADS_COUNT, len(ahead), names=listed(ahead)) if ahead and not said else ""
    to_play = _(labels.TO_PLAY, name=names[summary["waiting"]])
    return " ".join(filter(None, (to_play, leads, summary["line"])))
