"""Every rule case of a folder, one test each; see reader.py."""

from tests.cases.reader import Case


def test_case(rule_case: Case) -> None:
    rule_case.run()
