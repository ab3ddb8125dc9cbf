"""What a Linux system wants beside the program: menu entry, software-centre page, icons, manual; archive and .deb."""

from __future__ import annotations

import gzip
import os
import platform
import re
import shutil
import subprocess
import tarfile
from collections.abc import Mapping
from pathlib import Path
from string import Template
from xml.sax.saxutils import escape

from build_scripts.packaging import glibc, product, third_party

TEMPLATES = Path(__file__).parent / "linux"
OWNER = re.compile(r".*(copyright|\(c\)|©).*\d{4}", re.IGNORECASE)
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}


def archive() -> Path:
    """The .tar.gz of one folder: the program, install.sh, uninstall.sh, and what install.sh copies."""
    name = product.archive_name()
    folder = _fresh(product.BUILD / "archive") / name.removesuffix(".tar.gz")
    shutil.copytree(product.frozen_folder(), folder, symlinks=True)
    shared_files(folder / "share")
    for script in ("install.sh", "uninstall.sh"):
        text = (TEMPLATES / script).read_text(encoding="utf-8").replace("@ID@", product.APP_ID)
        (folder / script).write_text(text, encoding="utf-8")
        (folder / script).chmod(0o755)
    shutil.copy(product.ROOT / "LICENSE", folder)
    product.settle(folder)
    path = product.DIST / name
    with (
        path.open("wb") as raw,
        gzip.GzipFile("", "wb", 6, raw, mtime=product.epoch()) as packed,
        tarfile.open(fileobj=packed, mode="w") as file,
    ):
        file.add(folder, folder.name, filter=_owned_by_nobody_here)
    return path


def deb() -> Path:
    """The .deb, for /usr."""
    root = _fresh(product.BUILD / "deb")
    program = root / "usr" / "lib" / "trapworks"
    shutil.copytree(product.frozen_folder(), program, symlinks=True)
    (root / "usr" / "bin").mkdir(parents=True)
    (root / "usr" / "bin" / "trapworks").symlink_to("../lib/trapworks/trapworks")
    shared_files(root / "usr" / "share")
    notes = root / "usr" / "share" / "doc" / "trapworks"
    notes.mkdir(parents=True)
    (program / third_party.FOLDER).rename(notes / third_party.FOLDER)
    (notes / "copyright").write_text(copyright_file(program), encoding="utf-8")
    architecture = ARCHITECTURES[platform.machine()]
    blanks = {
        "version": product.version(),
        "architecture": architecture,
        "size": sum(file.lstat().st_size for file in root.rglob("*")) // 1024,
        "home": product.HOME_URL,
        "glibc": glibc.floor(program),
        "summary": product.SUMMARY,
    }
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(filled("control", blanks), encoding="utf-8")
    product.settle(root)
    path = product.DIST / f"trapworks_{product.version()}_{architecture}.deb"
    # Packing harder takes six times as long and saves a twentieth.
    order: list[str | Path] = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z1", "--build", root, path]
    dated = os.environ | {"SOURCE_DATE_EPOCH": str(product.epoch())}
    subprocess.run(order, env=dated, check=True, capture_output=True)
    return path


def copyright_file(program: Path) -> str:
    """debian/copyright in its machine-readable form: a paragraph of our own, then one for each library inside."""
    head = (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        f"Upstream-Name: {product.TITLE}\nSource: {product.HOME_URL}\n"
    )
    parts = [_paragraph(["*"], "MIT", [product.ROOT / "LICENSE"])]
    for library, paths in third_party.entries(third_party.binaries(program)).items():
        texts = [third_party.HERE / text for text in library.texts]
        files = [f"usr/lib/trapworks/{path}" for path in paths]
        parts.append(_paragraph(files, library.licence, texts, library.notice))
    return "\n".join((head, *parts))


def _paragraph(files: list[str], licence: str, texts: list[Path], notice: str = "") -> str:
    whole = "\n".join(text.read_text(encoding="utf-8") for text in texts)
    owners = [notice] if notice else [line.strip(" \t*/\\") for line in whole.splitlines() if OWNER.match(line)]
    body = "\n".join(f" {line}" if line.strip() else " ." for line in whole.rstrip().splitlines())
    named = "\n ".join(dict.fromkeys(owners)) or "see the text of the licence"
    return f"Files: {' '.join(files)}\nCopyright: {named}\nLicense: {licence.replace(' ', '-')}\n{body}\n"


def shared_files(share: Path) -> None:
    """The tree that belongs into a `share` folder."""
    named = product.APP_ID
    texts = {
        f"applications/{named}.desktop": menu_entry(),
        f"metainfo/{named}.metainfo.xml": page(),
        f"mime/packages/{named}.xml": kind_of_file(),
    }
    for path, text in texts.items():
        (share / path).parent.mkdir(parents=True)
        (share / path).write_text(text, encoding="utf-8")
    for icon in (product.BUILD / "icons").glob("hicolor/*/apps/*"):
        folder = share / "icons" / icon.parent.relative_to(product.BUILD / "icons")
        folder.mkdir(parents=True)
        shutil.copy(icon, folder / f"{named}{icon.suffix}")
    shutil.copytree(product.BUILD / "man", share / "man")


def menu_entry() -> str:
    """The entry of the menu, which also says that saved matches are opened by it."""
    return filled("menu.desktop", {"id": product.APP_ID, "mime": product.MIME, "summary": product.SUMMARY})


def kind_of_file() -> str:
    """What the shared MIME database is told of saved matches."""
    return filled("mime.xml", {"id": product.APP_ID, "mime": product.MIME, "ending": product.ENDING})


def page() -> str:
    """The AppStream page, its releases those of the changelog."""
    blanks = {
        "id": product.APP_ID,
        "home": product.HOME_URL,
        "mime": product.MIME,
        "summary": product.SUMMARY,
        "version": product.version(),
        "releases": "\n".join(map(_release, product.releases())),
    }
    return filled("metainfo.xml", blanks)


def _release(told: product.Release) -> str:
    items = "\n".join(f"          <li>{escape(change)}</li>" for change in told.changes)
    return (
        f'    <release version="{told.version}" date="{told.date}">\n      <description>\n        <ul>\n{items}\n'
        "        </ul>\n      </description>\n    </release>"
    )


def filled(template: str, blanks: Mapping[str, object]) -> str:
    """A template of this folder with its blanks filled in; raises KeyError for one that is not known."""
    return Template((TEMPLATES / template).read_text(encoding="utf-8")).substitute(blanks)


def _fresh(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def _owned_by_nobody_here(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    return member
