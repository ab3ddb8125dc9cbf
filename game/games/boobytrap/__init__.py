"""Booby-Trap, discs under a spring bar."""
