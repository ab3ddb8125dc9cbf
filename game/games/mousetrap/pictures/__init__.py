"""Mouse Trap's board and machine, drawn."""
