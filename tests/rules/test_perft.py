"""Numbers of lines of play below a position, so that no change of the rules goes unnoticed."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.catalog import GAMES
from game.core.acts import Act, Ask, Over
from game.core.game import Game
from game.core.setup import Seat
from game.games.boobytrap.rules import moves as boobytrap
from game.games.mousemaze.rules.moves import Laid
from game.games.mousetrap.rules.moves import Placed, TrapRan
from tests.cases.reader import VOCABULARIES

COUNTS = tomllib.loads((Path(__file__).parent / "perft.toml").read_text(encoding="utf-8"))["count"]

# What stands for answers that cannot be listed, by game and kind of ask.
OPEN: dict[tuple[str, str], tuple[Act, ...]] = {
    ("boobytrap", "mix"): (boobytrap.Mixed(0),),
    ("boobytrap", "feel"): (boobytrap.Felt(50),),
    ("boobytrap", "pull"): (boobytrap.Pulled(0.1), boobytrap.Pulled(0.25)),
    ("mousemaze", "layout"): (Laid(tuple(range(0, 128, 8))),),
    ("mousetrap", "place"): (Placed(),),
    ("mousetrap", "trap"): (TrapRan(True, "cage_down"), TrapRan(False, "nothing")),
}


def acts(game: Game, state) -> Iterator[Act]:
    waiting = game.waiting(state)
    if isinstance(waiting, Over):
        return
    if isinstance(waiting, Ask):
        listed = [answer for answer, _ in game.answers(state)]
        yield from listed or OPEN[game.id, waiting.kind]
    yield from game.legal(state)


def perft(game: Game, state, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(game, game.apply(state, act).state, depth - 1) for act in acts(game, state))


@pytest.mark.parametrize("count", COUNTS, ids=[f"{count['game']}-{count['name']}" for count in COUNTS])
def test_perft(count):
    game = GAMES[count["game"]]
    setup = game.setup([Seat(name) for name in count["seats"]], count["options"])
    state = VOCABULARIES[game.id].position(setup, count["position"])
    assert [perft(game, state, depth) for depth in range(1, len(count["lines"]) + 1)] == count["lines"]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_is_counted(game_id: str):
    assert game_id in {count["game"] for count in COUNTS}, f"count lines of {game_id} into perft.toml"
