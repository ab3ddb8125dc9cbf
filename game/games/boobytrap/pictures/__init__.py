"""Booby-Trap's tray and pieces, drawn."""
