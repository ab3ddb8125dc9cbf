"""Whether the game was started on a Steam Deck."""

from __future__ import annotations

import os


def on_steam_deck() -> bool:
    """Whether this is a Steam Deck: Steam says so to whatever it starts there."""
    return os.environ.get("SteamDeck") == "1"  # noqa: SIM112 - Steam writes it so
