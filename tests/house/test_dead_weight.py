"""Nothing ships that nobody meets: a module that nothing imports, a text that nothing shows, a picture never drawn."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.sources import parsed

ROOT = Path(__file__).parents[2]
GAME = ROOT / "game"
ASSETS = ROOT / "assets"
MARKS = ("N_", "N_context", "N_plural", "_", "ngettext")
BEGUN_FROM_OUTSIDE = {"game.__main__", "game.cli.window"}
"""Modules that Python, or an entry point of the packages, starts by their names."""
LOOKED_UP = {"game.text.settings.SIGNS"}
"""Tables that only mark what is looked up by what stands on keys and buttons (`game/ui/input/caps.py`)."""
READ_BY_PEOPLE = {".md", ".txt"}
BY_THEIR_FOLDER = {"fonts", "icon"}
"""Named with their kinds in a table of their own, and taken by the packages."""
BY_LETTERS = {"maze/face_move_1_ew", "maze/face_move_2_ns"}
"""Named by the ways in which arrows point, letter by letter (`_print` in `game/games/mousemaze/pictures/maze.py`)."""
_WORD = re.compile("[A-Za-z0-9]+")


class Code:
    """What stands in modules, given by their dotted names; every tree is walked once."""

    def __init__(self, trees: dict[str, ast.Module]) -> None:
        self.trees = trees
        self.words, self.imported, self.used = set[str](), set[str](), set[str]()
        self._told = set[int]()
        for here, tree in trees.items():
            for node in ast.walk(tree):
                self._meet(here, node)

    def _meet(self, here: str, node: ast.AST) -> None:
        if isinstance(node, ast.Name):
            self.used |= {node.id} if isinstance(node.ctx, ast.Load) else set()
        elif isinstance(node, ast.Attribute):
            self.used.add(node.attr)
        elif isinstance(node, ast.Expr):
            self._told.add(id(node.value))  # a description, which is met after what it stands in
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in self._told:
            self.words.add(node.value)
        elif isinstance(node, ast.ImportFrom):
            self.imported |= {node.module or "", *(f"{node.module}.{name.name}" for name in node.names)} - {here}
        elif isinstance(node, ast.Import):
            self.imported |= {name.name for name in node.names} - {here}


def alone(code: Code) -> set[str]:
    """Modules that nothing imports, nor loads by name as it does commands; a folder is there for what is in it."""
    folders = {name.rpartition(".")[0] for name in code.trees}
    rooms = {name for name in code.trees if re.sub(r"^game\.(games\.\w+|cli)\.", "", name) in code.words}
    return code.trees.keys() - code.imported - code.words - rooms - folders - BEGUN_FROM_OUTSIDE


def marked(tree: ast.Module) -> Iterator[str]:
    """The names of a module that hold texts marked for translation."""
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and any(
            isinstance(each, ast.Call) and isinstance(each.func, ast.Name) and each.func.id in MARKS
            for each in ast.walk(node.value or node.target)
        ):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name))


def never_shown(code: Code) -> set[str]:
    """Texts that no code names again."""
    return {f"{module}.{name}" for module, tree in code.trees.items() for name in marked(tree) if name not in code.used}


def never_loaded(assets: Path, code: Code) -> list[str]:
    """Files that no code can name: a name of one word is a string, of several each word stands in one."""
    words = {word for text in code.words for word in _WORD.findall(text)}
    found = set()
    for file in (each for each in assets.rglob("*") if each.is_file()):
        stem, folder = file.name.split(".")[0], file.relative_to(assets).parts[0]
        parts = {word for word in _WORD.findall(stem) if not word.isdecimal()}
        named = bool(code.words & {stem, file.name, f"{folder}/{stem}"})
        if not named and len(_WORD.findall(stem)) > 1:
            named = parts <= words
        if not named and folder not in BY_THEIR_FOLDER and file.suffix not in READ_BY_PEOPLE:
            found.add(f"{folder}/{stem}")
    return sorted(found)


@pytest.fixture(scope="module")
def code() -> Code:
    files = {file: file.relative_to(ROOT).with_suffix("").parts for file in GAME.rglob("*.py")}
    found = Code({".".join(parts).removesuffix(".__init__"): parsed(file) for file, parts in files.items()})
    assert len(found.trees) > 300, "the game was not found"
    return found


def test_every_module_is_imported(code: Code):
    assert alone(code) == set()


def test_every_text_is_shown(code: Code):
    assert never_shown(code) == LOOKED_UP


def test_every_asset_is_loaded(code: Code):
    assert set(never_loaded(ASSETS, code)) == BY_LETTERS


def test_what_nobody_meets_is_found(tmp_path: Path):
    texts = {"game.one": "import game.two\nSEEN, UNSEEN = N_('a'), N_('b')\n",
             "game.two": "print(SEEN, 'lens', f'mice/{colour}', 'red', 'hop')\n", "game.three": ""}  # fmt: skip
    code = Code({name: ast.parse(text) for name, text in texts.items()})
    for name in ("mice/red_hop.webp", "mice/red_fly.webp", "ui/lens.svg", "ui/drum.50.svg"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    assert alone(code) == {"game.one", "game.three"}
    assert never_shown(code) == {"game.one.UNSEEN"}
    assert never_loaded(tmp_path, code) == ["mice/red_fly", "ui/drum"]
