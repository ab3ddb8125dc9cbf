"""A database of what can be worked out anew: kept while good, begun anew when not, never a reason to fail."""

import os
import sqlite3

import pytest

from game.host.database import in_memory, open_database

SCHEMA = "create table marks (name text, number integer);"
OTHER = "create table scores (seat text);"


@pytest.fixture
def path(tmp_path):
    return tmp_path / "below" / "shelf.sqlite3"


@pytest.fixture
def opened(path):
    """Opens databases, and closes them after the test."""
    found = []

    def opened(schema=SCHEMA, at=path):
        found.append(open_database(at, schema))
        return found[-1]

    yield opened
    for each in found:
        each.close()


def fill(database):
    database.execute("insert into marks values ('one', 1)")
    database.commit()


def marks(database):
    return database.execute("select name, number from marks").fetchall()


def test_what_was_written_is_there_again(opened):
    fill(opened())
    assert marks(opened()) == [("one", 1)]


def test_a_database_of_another_schema_is_begun_anew(opened):
    fill(opened())
    assert opened(OTHER).execute("select count(*) from scores").fetchone() == (0,)
    assert marks(opened()) == []


@pytest.mark.parametrize("content", [b"no database at all " * 99, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_damaged_one_is_begun_anew_at_its_place(opened, path, content, caplog):
    path.parent.mkdir()
    path.write_bytes(content)
    fill(opened())
    assert marks(opened()) == [("one", 1)]
    assert [record.levelname for record in caplog.records] == ["WARNING"]


def test_one_with_torn_pages_is_begun_anew(opened, path):
    database = opened()
    database.executemany("insert into marks values (?, ?)", ((f"name {n}" * 40, n) for n in range(200)))
    database.commit()
    database.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:8192] + b"\xa5" * 4096 + whole[12288:])
    assert marks(opened()) == []


def test_where_none_can_be_kept_it_lasts_as_long_as_the_program(opened, tmp_path):
    (tmp_path / "file").touch()
    database = opened(at=tmp_path / "file" / "shelf.sqlite3")
    fill(database)
    assert marks(database) == [("one", 1)]


def test_one_that_cannot_be_written_goes_on_as_a_copy_in_memory(opened):
    database = opened()
    fill(database)
    database.execute("insert into marks values ('not yet kept', 2)")
    memory = in_memory(database, SCHEMA)
    fill(memory)
    assert marks(memory) == [("one", 1)] * 2 and marks(opened()) == [("one", 1)]
    with pytest.raises(sqlite3.ProgrammingError):
        marks(database)
    memory.close()


@pytest.mark.parametrize("harm", ["torn", "locked"])
def test_of_one_that_cannot_even_be_read_nothing_is_copied(opened, path, harm):
    fill(opened())
    database, other = sqlite3.connect(path, timeout=0), sqlite3.connect(path, isolation_level=None)
    if harm == "torn":
        os.truncate(path, 5000)
    else:
        other.execute("begin exclusive")
    memory = in_memory(database, SCHEMA)
    other.close()
    assert marks(memory) == []
    memory.close()
