"""What a trip by one's own hand is told with: how the hand drew, from its record, and how the piece was held."""

from __future__ import annotations

from game.physics.boobytrap.hand_lift import HandLift
from game.physics.boobytrap.lift import decode_lift
from game.physics.boobytrap.risks import trips_in_100
from game.physics.boobytrap.settled import grade
from game.rules.boobytrap.events import BarTripped
from game.rules.boobytrap.moves import Pulled
from game.rules.boobytrap.pieces import size_of
from game.session.match import Played
from game.text.boobytrap.log import hand_drew


def drawn_by(played: Played) -> HandLift | None:
    """The hand of one's own that drew a piece in this act, if one did."""
    lift = decode_lift(played.act.lift) if isinstance(played.act, Pulled) else None
    return lift if isinstance(lift, HandLift) else None


def trip_told(played: Played) -> str:
    """How the hand drew that tripped the bar in this act; empty where none did."""
    hand, trip = drawn_by(played), next((one for one in played.events if isinstance(one, BarTripped)), None)
    if hand is None or trip is None:
        return ""
    held = grade(dict(played.before.felt)[trip.piece] / 100)
    return hand_drew(hand.fastest, hand.aside, trips_in_100(held, size_of(trip.piece)))
