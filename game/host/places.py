"""Where this game keeps its files on this machine."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import platformdirs


class NoHome(OSError):  # noqa: N818 - named for what is wrong
    """This account has no home directory."""

    def __str__(self) -> str:
        return "this account has no home directory; choose where to keep settings and matches with --data-dir"


@dataclass(frozen=True)
class Places:
    """The directories of one person on one machine; made when first written to."""

    data: Path
    gallery: Path | None = None

    @property
    def pictures(self) -> Path:
        """Where pictures and films are saved: beside the person's own, or with the data where its place was chosen."""
        return self.gallery or self.data / "pictures"

    @property
    def matches(self) -> Path:
        """Saved matches."""
        return self.data / "matches"

    @property
    def machines(self) -> Path:
        """Machines of one's own."""
        return self.data / "machines"

    @property
    def thumbnails(self) -> Path:
        """Small pictures of matches, made anew wherever one is missing."""
        return self.data / "thumbnails"

    @property
    def exported(self) -> Path:
        """Where files go that people ask for: among their own documents, or with the data where there are none."""
        return _own(platformdirs.user_documents_path) or self.data / "documents"

    @property
    def challenges(self) -> Path:
        """What was built and reached in the challenges."""
        return self.data / "challenges"

    @property
    def elsewhere(self) -> tuple[Path, ...]:
        """Where a file goes that must not be lost, if its own folder cannot be written; the best first."""
        found = [self.exported, self.data]
        for place in (Path.home, tempfile.gettempdir):
            with contextlib.suppress(RuntimeError, OSError):  # no home, nowhere to write
                found.append(Path(place()))
        return tuple(found)

    @property
    def written(self) -> tuple[Path, ...]:
        """Every folder in which files are written unasked."""
        return self.data, self.matches, self.machines, self.thumbnails, self.challenges

    @staticmethod
    def of(chosen: str | None = None) -> Places:
        """The chosen directory, else the platform's own; raises NoHome."""
        if chosen:
            return Places(Path(chosen))
        try:
            found = platformdirs.user_data_path("trapworks", appauthor=False)
        except RuntimeError as error:
            raise NoHome from error
        if found.parts[0] == "~":  # what some versions answer instead
            raise NoHome
        return Places(found, _own(platformdirs.user_pictures_path))


def _own(place: Callable[[], Path]) -> Path | None:
    """Our folder in a place that this system keeps for a person; None where it does not say."""
    try:
        found = place()
    except (RuntimeError, OSError):
        return None
    return None if found.parts[0] == "~" else found / "Trapworks"


def writable(folder: Path) -> bool:
    """Whether files can be made in a folder, or in the nearest one above it that exists."""
    try:
        while not folder.exists() and folder != folder.parent:
            folder = folder.parent
        return folder.is_dir() and os.access(folder, os.W_OK)
    except OSError:
        return False
