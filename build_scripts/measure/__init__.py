"""What takes minutes to measure: `python -m build_scripts.measure --help`."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
