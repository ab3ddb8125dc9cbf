"""Fuzz one reader in this process: python -m tests.soak.fuzz_one NAME [what libFuzzer takes].

It ends the process itself, with another code than 0 if the reader failed.
"""

from __future__ import annotations

import sys

import atheris


def main() -> None:
    """Make the reader's modules tell which code is reached, and begin."""
    with atheris.instrument_imports(include=["game"]):
        from tests.soak.readers import READERS  # noqa: PLC0415  what is imported here is instrumented

    atheris.Setup([sys.argv[0], *sys.argv[2:]], READERS[sys.argv[1]][0])
    atheris.Fuzz()


if __name__ == "__main__":
    main()
