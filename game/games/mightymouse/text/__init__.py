"""What players of Mighty Mouse read: rule book, log, labels and reasons."""
