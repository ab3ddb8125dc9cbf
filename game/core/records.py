"""Positions: named tuples, of which every act makes a few by changing some of their fields."""

from __future__ import annotations

from typing import Any, TypeVar

T = TypeVar("T", bound=tuple[Any, ...])

_REPLACE = """
def _replace(_self, /, *, {defaults}):
    {before}, = _self
    return _make(_record, ({after},))
"""


def quick_replace(record: type[T]) -> type[T]:
    """A named tuple whose `_replace` is written out field by field, as `namedtuple` writes out its `__new__`.

    The usual one asks for every field by its name and takes twice as long, and walks through a game make two or three
    positions an act.
    """
    fields: tuple[str, ...] = record._fields  # type: ignore[attr-defined]
    source = _REPLACE.format(
        defaults=", ".join(f"{field}=_same" for field in fields),
        before=", ".join(f"_{field}" for field in fields),
        after=", ".join(f"_{field} if {field} is _same else {field}" for field in fields),
    )
    names: dict[str, Any] = {"_same": object(), "_make": tuple.__new__, "_record": record}
    exec(source, names)
    record._replace = names["_replace"]  # type: ignore[attr-defined]
    return record
