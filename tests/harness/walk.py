"""Walks through a match act by act and looks at everything a game promises."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import product
from typing import Any

from game.catalog import CATALOG
from game.core.acts import Act, Answer, Ask, BadText, IllegalAct, Move, Over, Turn
from game.core.game import Game
from game.core.setup import Seat, Setup
from game.core.slices import finish
from game.session.match import Match
from game.session.record import NOTE, head, parsing, sealed
from game.session.replay import replay
from tests.harness.illegal_acts import STRANGE

MOST_ACTS = 20_000
EACH = 120
"""So many acts of a heavy walk are saved and loaded each, then every tenth."""


def setups(game: Game[Any]) -> Iterator[Setup]:
    """Every number of players with every option; of long runs of numbers some.

    Options that came later take turns beside these: every value is there, not every combination.
    """
    first, later = ([o for o in game.options if (o.before is None) == wanted] for wanted in (True, False))
    choices = [[(option.name, value) for value in _few(option.choices)] for option in first]
    made = 0
    for count in _counts(game):
        names = game.seat_names[:count]
        beside = [[(o.name, v) for v in o.choices if v in names or v not in game.seat_names] for o in later]
        for options in product(*choices):
            turned = [values[made // (1 + place) % len(values)] for place, values in enumerate(beside)]
            yield game.setup([Seat(name) for name in names], dict((*options, *turned)))
            made += 1


def _counts(game: Game[Any]) -> list[int]:
    every = list(range(game.least, game.most + 1))
    return every if len(every) < 6 else [*every[:2], every[(len(every) - 1) // 2], every[-1]]


def _few(choices: tuple[Any, ...]) -> tuple[Any, ...]:
    return choices if len(choices) < 4 else (choices[0], choices[len(choices) // 2], choices[-1])


def walk(game: Game[Any], setup: Setup, seed: int, heavy: bool = False, most_acts: int = MOST_ACTS) -> Match:
    """A random match to its end, every promise looked at after every act."""
    rng = random.Random(seed)
    chance, match = CATALOG[game.id].chance(rng), Match(game, setup)
    seen: list[Act] = []
    texts: list[str] = []
    while not isinstance(waiting := match.waiting, Over):
        assert len(match.played) < most_acts, "every match ends"
        look(game, match.state)
        texts.append(refuse(game, match.state, rng.choice(seen) if seen else Move()))
        if heavy and (len(match.played) <= EACH or len(match.played) % 10 == 0):
            assert_loads(match, texts)
        act = _some_move(match.legal, rng) if isinstance(waiting, Turn) else chance.pick(match.state, waiting)
        assert game.decode(game.encode(act)) == act
        seen.append(match.play(act).act)
    look(game, match.state)
    texts.append(refuse(game, match.state, seen[-1]))
    assert_loads(match, texts)
    return match


def _some_move(legal: tuple[Move, ...], rng: random.Random) -> Move:
    """Any kind of move as likely as any other, however many there are of each."""
    kind = rng.choice(list(dict.fromkeys(map(type, legal))))
    return rng.choice([move for move in legal if type(move) is kind])


def look(game: Game[Any], state: Any) -> None:
    """The invariants, whom the position waits for, the legal moves, and the listed answers."""
    game.check(state)
    waiting, legal = game.waiting(state), game.legal(state)
    assert legal == game.legal(state), "legal moves are stable"
    assert len(set(legal)) == len(legal), "legal moves are unique"
    assert bool(legal) == isinstance(waiting, Turn), "a seat to act has a move, and nobody else has"
    assert all(isinstance(move, Move) and not game.encode(move).startswith("= ") for move in legal)
    listed = game.answers(state)
    assert not listed or isinstance(waiting, Ask)
    assert not listed or abs(sum(chance for _, chance in listed) - 1) < 1e-9
    assert all(isinstance(answer, Answer) and game.encode(answer).startswith("= ") for answer, _ in listed)


def refuse(game: Game[Any], state: Any, other: Act) -> str:
    """What is not legal is refused, and nothing changes: the position has the same text, this one, before and after."""
    before, legal = game.position(state), game.legal(state)
    for act in (other, *STRANGE.get(game.id, ())):
        if act in legal or (isinstance(act, Answer) and fits(game, state, act)):
            continue
        assert _refusal(game, state, act)
    assert game.position(state) == before
    return before


def _refusal(game: Game[Any], state: Any, act: Act) -> str:
    """Why an act is refused; `pytest.raises` costs more than the rules do, and this is asked a million times."""
    try:
        game.apply(state, act)
    except (IllegalAct, BadText) as refused:
        return str(refused)
    raise AssertionError(f"{act} was not refused")


def fits(game: Game[Any], state: Any, answer: Answer) -> bool:
    """Whether nature may answer so: it is listed, or of a kind that cannot be listed."""
    waiting, listed = game.waiting(state), game.answers(state)
    if not isinstance(waiting, Ask):
        return False
    if not listed:
        return answer not in STRANGE[game.id]
    # True is equal to 1, and still no number that a die shows.
    return any(one == answer and repr(one) == repr(answer) for one, _ in listed)


def log_of(match: Match, texts: Sequence[str] = ()) -> bytes:
    """The log of a match in which nothing was taken back, one entry per act.

    texts: those of its positions from the first to the last, where they are known.
    """
    states = (*(played.before for played in match.played), match.state)
    digests = [sha256(text.encode()).hexdigest()[:6] for text in texts or map(match.game.position, states)]
    log, seal = sealed("", (head(match.game, match.setup),), digests[0])
    for played, digest in zip(match.played, digests[1:], strict=True):
        lines = (played.text, *(NOTE + note for note in played.notes))
        entry, seal = sealed(seal, lines, digest)
        log += entry
    return log


def assert_loads(match: Match, texts: Sequence[str] = ()) -> None:
    """Saved and loaded it is the same match; texts: as of `log_of`."""
    loaded = replay(match.game, finish(parsing(log_of(match, texts))))
    assert loaded.state == match.state
    assert loaded.legal == match.legal
    assert loaded.setup == match.setup
    assert (loaded.digest(), loaded.answers) == (match.digest(), match.answers)
