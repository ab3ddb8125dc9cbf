"""What players of the Mouse Trap Card Game read: rule book, log, labels and reasons."""
