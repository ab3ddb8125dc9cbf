"""Trapworks: classic parlor games on the desktop whose machines are real."""

__version__ = "0.3.0"
