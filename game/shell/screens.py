"""The screens of the shell, and what makes each: it is imported when first opened, so that the window comes quickly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.shell.desk import Maker
    from game.ui.shell import Scene, Shell


def _title(shell: Shell, **given: Any) -> Scene:
    from game.shell.title import Title  # noqa: PLC0415 - when it is opened

    return Title(shell, **given)


def _setup(shell: Shell, **given: Any) -> Scene:
    from game.shell.setup.setup import MatchSetup  # noqa: PLC0415 - when it is opened

    return MatchSetup(shell, **given)


def _matches(shell: Shell, **given: Any) -> Scene:
    from game.shell.matches.matches import Matches  # noqa: PLC0415 - when it is opened

    return Matches(shell, **given)


def _evening(shell: Shell, **given: Any) -> Scene:
    from game.shell.evening.evening import EveningPage  # noqa: PLC0415 - when it is opened

    return EveningPage(shell, **given)


def _family(shell: Shell, **given: Any) -> Scene:
    from game.shell.evening.family_book import FamilyBookPage  # noqa: PLC0415 - when it is opened

    return FamilyBookPage(shell, **given)


def _rename(shell: Shell, **given: Any) -> Scene:
    from game.shell.matches.acts import Rename  # noqa: PLC0415 - when it is opened

    return Rename(shell, **given)


def _settings(shell: Shell, **given: Any) -> Scene:
    from game.shell.settings.preferences import Preferences  # noqa: PLC0415 - when it is opened

    return Preferences(shell, **given)


def _table_help(shell: Shell, **given: Any) -> Scene:
    from game.shell.settings.table_help import TableHelp  # noqa: PLC0415 - when it is opened

    return TableHelp(shell, **given)


def _sounds(shell: Shell) -> Scene:
    from game.shell.settings.sound_list import SoundList  # noqa: PLC0415 - when it is opened

    return SoundList(shell)


def _questions(shell: Shell, **given: Any) -> Scene:
    from game.shell.questions import Questions  # noqa: PLC0415 - when it is opened

    return Questions(shell, **given)


def _letters(shell: Shell, **given: Any) -> Scene:
    from game.shell.settings.letters import Letters  # noqa: PLC0415 - when it is opened

    return Letters(shell, **given)


def _controls(shell: Shell, **given: Any) -> Scene:
    from game.shell.settings.controls import Controls  # noqa: PLC0415 - when it is opened

    return Controls(shell, **given)


def _rules(shell: Shell, **given: Any) -> Scene:
    from game.shell.reader import Reader  # noqa: PLC0415 - when it is opened

    return Reader(shell, **given)


def _credits(shell: Shell, **given: Any) -> Scene:
    from game.shell.reader import Credits  # noqa: PLC0415 - when it is opened

    return Credits(shell, **given)


def _notice(shell: Shell, **given: Any) -> Scene:
    from game.shell.pages import Notice  # noqa: PLC0415 - when it is opened

    return Notice(shell, **given)


def _unsaved(shell: Shell, **given: Any) -> Scene:
    from game.shell.matches.open_match import Unsaved  # noqa: PLC0415 - when it is opened

    return Unsaved(shell, **given)


def _trouble(shell: Shell, **given: Any) -> Scene:
    from game.shell.pages import ErrorScreen  # noqa: PLC0415 - when it is opened

    return ErrorScreen(shell, **given)


def _loading(shell: Shell, **given: Any) -> Scene:
    from game.shell.matches.open_match import Loading  # noqa: PLC0415 - when it is opened

    return Loading(shell, **given)


def _watch(shell: Shell, **given: Any) -> Scene:
    from game.shell.theatre.theatre import Theatre  # noqa: PLC0415 - when it is opened

    return Theatre(shell, **given)


def _story(shell: Shell, **given: Any) -> Scene:
    from game.shell.theatre.story import StoryPage  # noqa: PLC0415 - when it is opened

    return StoryPage(shell, **given)


def _try_again(shell: Shell, **given: Any) -> Scene:
    from game.shell.theatre.try_again import TryAgainPage  # noqa: PLC0415 - when it is opened

    return TryAgainPage(shell, **given)


def _decision(shell: Shell, **given: Any) -> Scene:
    from game.shell.theatre.decision import decision_table  # noqa: PLC0415 - when it is opened

    return decision_table(shell, **given)


def _futures(shell: Shell, **given: Any) -> Scene:
    from game.shell.theatre.decision import FuturesPage  # noqa: PLC0415 - when it is opened

    return FuturesPage(shell, **given)


def _branch(shell: Shell, **given: Any) -> Scene:
    from game.shell.theatre.branching import BranchPage  # noqa: PLC0415 - when it is opened

    return BranchPage(shell, **given)


def _exported(shell: Shell, **given: Any) -> Scene:
    from game.shell.theatre.films import Exported  # noqa: PLC0415 - when it is opened

    return Exported(shell, **given)


def _filming(shell: Shell, **given: Any) -> Scene:
    from game.shell.theatre.films import Filming  # noqa: PLC0415 - when it is opened

    return Filming(shell, **given)


SCREENS: Mapping[str, Maker] = {
    "title": _title,
    "setup": _setup,
    "matches": _matches,
    "evening": _evening,
    "family": _family,
    "rename": _rename,
    "settings": _settings,
    "table_help": _table_help,
    "questions": _questions,
    "sounds": _sounds,
    "letters": _letters,
    "controls": _controls,
    "rules": _rules,
    "credits": _credits,
    "notice": _notice,
    "unsaved": _unsaved,
    "trouble": _trouble,
    "loading": _loading,
    "watch": _watch,
    "story": _story,
    "branch": _branch,
    "try_again": _try_again,
    "decision": _decision,
    "futures": _futures,
    "exported": _exported,
    "filming": _filming,
}
"""By their routes, see `game.shell.routes`."""
