"""A method says what it does, unless it only carries out what the class above has said."""

import ast
from pathlib import Path

from tests.house.sources import parsed

ROOT = Path(__file__).resolve().parents[2]


def undescribed(files: list[Path]) -> list[str]:
    """Public methods without a docstring that no class above describes."""
    classes = [node for file in files for node in parsed(file).body if isinstance(node, ast.ClassDef)]
    named: dict[str, list[ast.ClassDef]] = {}
    for node in classes:
        named.setdefault(node.name, []).append(node)

    def told_above(node: ast.ClassDef, method: str, seen: frozenset[str]) -> bool:
        bases = {_base(base) for base in node.bases} - seen
        found = [above for name in bases for above in named.get(name, ())]
        return any(
            method in _methods(above, told=True) or told_above(above, method, seen | bases | {node.name})
            for above in found
        )

    return [
        f"{node.name}.{method}"
        for node in classes
        if not node.name.startswith("_")
        for method in sorted(_methods(node, told=False))
        if not method.startswith("_") and not told_above(node, method, frozenset({node.name}))
    ]


def _base(node: ast.expr) -> str:
    node = node.value if isinstance(node, ast.Subscript) else node
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _methods(node: ast.ClassDef, told: bool) -> set[str]:
    functions = (each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef))
    return {
        each.name
        for each in functions
        if (ast.get_docstring(each) is not None) == told and not any(map(_sets, each.decorator_list))
    }


def _sets(decorator: ast.expr) -> bool:
    """Whether a property is described where it is got."""
    return isinstance(decorator, ast.Attribute) and decorator.attr == "setter"


def test_a_method_is_described_where_it_appears_first():
    assert undescribed(sorted((ROOT / "game").rglob("*.py"))) == []


def test_an_undescribed_method_is_found(tmp_path):
    (tmp_path / "one.py").write_text('class Base:\n    def told(self):\n        """It does."""\n')
    (tmp_path / "two.py").write_text(
        "from one import Base\n\n\nclass Own(Base):\n    def told(self): ...\n    def untold(self): ...\n"
    )
    assert undescribed(sorted(tmp_path.glob("*.py"))) == ["Own.untold"]
