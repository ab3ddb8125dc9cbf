"""What newcomers see until they play; see ``python -m build_scripts.first_twenty --help``."""
