"""What newcomers see until they play; see ``python -m tests.first_twenty --help``."""
