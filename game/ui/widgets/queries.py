"""The questions that can be asked on every screen, and the keys that ask them."""

from __future__ import annotations

from enum import Enum


class Query(Enum):
    """A question, by the name of the act that asks it."""

    WHERE = "where"
    MINE = "mine"
    OTHERS = "others"
    DUE = "due"
    AGAIN = "again"


QUERY_KEYS = {"i": Query.WHERE, "v": Query.MINE, "x": Query.OTHERS, "d": Query.DUE, "s": Query.AGAIN}
LIST_KEY = "f3"
"""The key that lists all of them."""
