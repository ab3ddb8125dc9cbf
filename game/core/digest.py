"""SHA-256 as Python itself brings it: `hashlib` loads all of OpenSSL, 3.5 MB, which a game has no use for."""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["sha256"]

if TYPE_CHECKING:
    from hashlib import sha256
else:
    # As the standard library's `random` does; the lean module has its first name from Python 3.12 on.
    try:
        from _sha2 import sha256
    except ImportError:
        try:
            from _sha256 import sha256
        except ImportError:
            from hashlib import sha256
