"""The Mouse Trap Card Game."""
