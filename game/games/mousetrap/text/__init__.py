"""What players of Mouse Trap read: rule book, log, labels and reasons."""
