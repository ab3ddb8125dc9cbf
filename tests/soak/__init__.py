"""Long checks that find what a short test does not: `python -m tests.soak --help`."""
