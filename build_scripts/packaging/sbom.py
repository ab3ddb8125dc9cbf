"""The bill of materials of a frozen program: CycloneDX 1.5, the same bytes from the same program.

The module imports nothing of this project, so that PyInstaller's orders can run it by its path.
"""

from __future__ import annotations

import hashlib
import json
import re
import uuid
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

NAME = "sbom.cdx.json"


class Part(NamedTuple):
    """A library as it lies in the program: `version` may be followed by words, `files` are relative to the folder."""

    name: str
    version: str
    licence: str
    home: str
    notice: str
    distribution: str
    files: tuple[str, ...]


def write(folder: Path, version: str, epoch: int, parts: Iterable[Part], hashed: bool = True) -> Path:
    """Write the bill beside the licences.

    folder: the frozen program. epoch: seconds since 1970 that the bill is dated with. hashed: whether the files are as
    they will be delivered; on macOS they are signed afterwards.
    """
    components = [_component(part, folder, hashed) for part in parts]
    program = {
        "type": "application",
        "bom-ref": "trapworks",
        "name": "trapworks",
        "version": version,
        "licenses": [{"expression": "MIT AND OFL-1.1"}],
    }
    bill: dict[str, Any] = {
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": uuid.uuid5(uuid.NAMESPACE_URL, json.dumps([version, components])).urn,
        "version": 1,
        "metadata": {"timestamp": datetime.fromtimestamp(epoch, UTC).isoformat(), "component": program},
        "components": components,
        "dependencies": [{"ref": "trapworks", "dependsOn": [each["bom-ref"] for each in components]}],
    }
    path = folder / "THIRD-PARTY" / NAME
    path.write_text(json.dumps(bill, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return path


def _component(part: Part, folder: Path, hashed: bool) -> dict[str, Any]:
    found: dict[str, Any] = {"type": "library", "bom-ref": part.name, "name": part.name}
    number = re.match(r"\d[\w.+-]*", part.version)
    if number:
        found["version"] = number[0]
        if part.distribution and part.distribution != "Python":
            found["purl"] = f"pkg:pypi/{part.distribution.lower()}@{number[0]}"
    if part.notice:
        found["copyright"] = part.notice
    found["licenses"] = [{"expression": part.licence}]
    found["externalReferences"] = [{"type": "website", "url": part.home}]
    found["components"] = [_file(folder, path, hashed) for path in part.files]
    return found


def _file(folder: Path, path: str, hashed: bool) -> dict[str, Any]:
    found: dict[str, Any] = {"type": "file", "name": path}
    if hashed:
        digest = hashlib.sha256((folder / path).read_bytes()).hexdigest()
        found["hashes"] = [{"alg": "SHA-256", "content": digest}]
    return found
