"""SHA-256 by Python's own small module, where there is one: ``hashlib`` would load 3 MB of OpenSSL for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hashlib import sha256
else:
    try:
        from _sha2 import sha256
    except ImportError:
        try:
            from _sha256 import sha256  # its name up to Python 3.11
        except ImportError:
            from hashlib import sha256

__all__ = ["sha256"]
