"""A small database of things that can be worked out anew: never a reason to fail, and never trusted for long."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from pathlib import Path
from zlib import crc32

_log = logging.getLogger(__name__)
_PATIENCE = 0.5
"""Seconds to wait for another window that writes into it."""


def open_database(path: Path, schema: str) -> sqlite3.Connection:
    """A database of this schema; one that is damaged or of another schema is begun anew.

    Where none can be kept, as on a full disk, it is in memory and lasts as long as the program.
    """
    for _ in range(2):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            return _prepared(sqlite3.connect(path, timeout=_PATIENCE), schema)
        except (sqlite3.OperationalError, OSError) as error:
            _log.warning("no database at %s, one in memory instead: %s", path, error)
            break
        except (sqlite3.DatabaseError, ValueError) as error:
            _log.warning("the database at %s is begun anew: %s", path, error)
            with contextlib.suppress(OSError):
                path.unlink(missing_ok=True)
    return empty(schema)


def in_memory(found: sqlite3.Connection, schema: str) -> sqlite3.Connection:
    """A copy that lasts as long as the program, for one that cannot be written; empty if that cannot be read either."""
    memory = sqlite3.connect(":memory:")
    try:
        found.rollback()
        found.execute("select name from sqlite_master").fetchone()  # a locked one would be waited for without an end
        found.backup(memory)
        return _prepared(memory, schema)
    except sqlite3.Error as error:
        _log.warning("what a database held is worked out anew: %s", error)
        return empty(schema)
    finally:
        found.close()


def empty(schema: str) -> sqlite3.Connection:
    """A database of this schema that holds nothing and lasts as long as the program."""
    return _prepared(sqlite3.connect(":memory:"), schema)


def _prepared(found: sqlite3.Connection, schema: str) -> sqlite3.Connection:
    """The connection with its tables; those of another schema are dropped. Raises sqlite3.Error, and closes it then."""
    try:
        found.execute("pragma synchronous = off")  # what a crash of the system damages is begun anew
        if found.execute("pragma quick_check(1)").fetchone()[0] != "ok":
            raise sqlite3.DatabaseError("its pages are damaged")
        mark = crc32(schema.encode()) & 0x7FFFFFFF
        if found.execute("pragma user_version").fetchone()[0] != mark:
            names = found.execute("select name from sqlite_master where type = 'table'").fetchall()
            tables = "".join(f'drop table "{name}";' for (name,) in names)
            found.executescript(f"begin;{tables}{schema}pragma user_version = {mark};commit;")
        return found
    except BaseException:
        found.close()
        raise
