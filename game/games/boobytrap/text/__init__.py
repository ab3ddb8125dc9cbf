"""What players of Booby-Trap read: rule book, log, labels and reasons."""
