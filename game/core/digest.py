"""SHA-256 for all digests: `hashlib` would load OpenSSL for it, 3.6 MB of memory and 3 ms of every start."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hashlib import sha256
else:
    try:
        from _sha2 import sha256  # since Python 3.12
    except ImportError:
        try:
            from _sha256 import sha256
        except ImportError:  # a Python without its own
            from hashlib import sha256

__all__ = ["sha256"]
