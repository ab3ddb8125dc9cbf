"""The Booby-Trap tray: discs of three sizes under a spring bar. `tray` has what others use of it."""
