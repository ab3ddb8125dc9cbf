"""python -m build_scripts.sounds [name ...]: make the sounds, or some of them, anew in assets/sounds.

With --check nothing is made: every stored sound is measured as the game plays it, and 1 is returned if one is too
loud, too faint or clipped, or if the music has a seam. The pieces of music are made with the soundfile package.
"""

from __future__ import annotations

import argparse
import sys

from build_scripts.sounds import bed, check, effects


def main() -> int:
    """Make, or measure."""
    parser = argparse.ArgumentParser(prog="python -m build_scripts.sounds", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="name", help="a sound, or a piece of music; all by default")
    parser.add_argument("--check", action="store_true", help="measure what is stored")
    given = parser.parse_args()
    if given.check:
        return _measure()
    pieces = {piece.name: piece for piece in bed.PIECES}
    layers = {piece.layer_path(number).stem: (piece, number)
              for piece in bed.PIECES for number in range(1, len(piece.layers) + 1)}  # fmt: skip
    for name in given.names or [*effects.SOUNDS, *pieces, *layers]:
        if name in pieces:
            bed.write(pieces[name])
            bed.write_beats()
        elif name in layers:
            bed.write_layer(*layers[name])
        else:
            effects.write(name)
    return 0


def _measure() -> int:
    for level in check.levels():
        print(f"{level.name:16} {level.loudness:6.1f} LUFS  peak {level.peak:6.1f} dB")
    faults = [*check.faults(), *(fault for piece in bed.PIECES for fault in check.music_faults(piece))]
    print(*faults or ["all sounds are even, none clips, the music has no seam"], sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
