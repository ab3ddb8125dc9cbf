"""Long checks that find what a short test does not: `python -m build_scripts.soak --help`."""
