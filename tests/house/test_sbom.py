"""The bill of materials says what lies in the folder, and comes out the same again."""

import hashlib
import json
from pathlib import Path

from build_scripts.packaging import sbom, third_party

PARTS = (
    sbom.Part("FLAC", "1.5.0", "BSD-3-Clause", "https://xiph.org", "", "", ("libFLAC.so",)),
    sbom.Part("pymunk", "7.2.0", "MIT", "https://www.pymunk.org", "Copyright (c) V", "pymunk", ()),
    sbom.Part("Ogg", "of a version that its file does not tell", "BSD-3-Clause", "https://xiph.org", "", "", ()),
)


def written(folder: Path) -> Path:
    (folder / third_party.FOLDER).mkdir(exist_ok=True)
    (folder / "libFLAC.so").write_bytes(b"flac")
    return sbom.write(folder, "1.2.3", 0, PARTS)


def test_it_names_each_part_and_the_hash_of_each_file(tmp_path: Path):
    flac, pymunk, ogg = json.loads(written(tmp_path).read_text())["components"]
    assert (flac["version"], pymunk["purl"], "version" in ogg) == ("1.5.0", "pkg:pypi/pymunk@7.2.0", False)
    (file,) = flac["components"]
    assert file["hashes"] == [{"alg": "SHA-256", "content": hashlib.sha256(b"flac").hexdigest()}]


def test_it_is_the_same_every_time(tmp_path: Path):
    first = written(tmp_path).read_bytes()
    assert written(tmp_path).read_bytes() == first
    assert b"1970-01-01T00:00:00+00:00" in first
