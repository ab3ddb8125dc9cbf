"""The window, and what is played where there is none: `play`, `demo`, and no command at all."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.catalog import CATALOG
from game.cli import arguments as shared
from game.cli import machine as machines
from game.cli import playout
from game.cli.arguments import Refused
from game.games.mousetrap.nature.trials import Trial
from game.host.places import Places
from game.session.match import NoTableForIt
from game.text.error_messages import trouble
from game.text.language import _, sentences
from game.text.seats import seat_name

EXAMPLES = (
    ("trapworks play mousetrap", ""),
    ("trapworks play mousetrap --seats red:human,blue:bot:2", ""),
)
DEMO_SEED = 3
DEMO_PICTURE = Path("machine.png")


def add(commands: shared.Commands) -> None:
    """Add the commands to the parser."""
    play = shared.command(commands, "play", _("open the window right at a match"), *EXAMPLES)
    shared.game(play)
    play.add_argument(
        "--seats",
        default="",
        metavar="SEATS",
        help=_("such as red:human,blue:bot:2,...; default: a person and a bot"),
    )
    play.set_defaults(run=run_play)
    demo = shared.command(commands, "demo", _("open the window, or play a demonstration where there is no screen"))
    demo.add_argument("--seed", type=shared.whole, default=DEMO_SEED, metavar="N", help=_("which match is played"))
    demo.add_argument(
        "--picture", type=Path, default=DEMO_PICTURE, metavar="FILE.png", help=_("a run as a strip of pictures")
    )
    demo.set_defaults(run=run_demo)


def open_title(places: Places) -> int:
    """Open the window on the title screen; 2 without a display."""
    from game.app import run as open_window  # noqa: PLC0415 - pygame only when a window is asked for

    return open_window(places)


def run_play(arguments: argparse.Namespace) -> int:
    """Open the window at a new match."""
    from game.app import run as open_window  # noqa: PLC0415
    from game.shell.choice_lists import HELPED  # noqa: PLC0415
    from game.shell.matches import open_match  # noqa: PLC0415
    from game.shell.setup.seating import first_hands  # noqa: PLC0415

    row, places = CATALOG[arguments.game], shared.places(arguments)
    one, other, *_ = row.game.seat_names
    seats = arguments.seats or f"{one}:human,{other}:bot:{row.level}"
    setup = shared.setup(row, seats, machines.fitted(row.game, arguments.option))
    if not row.has_table(setup.options):
        raise Refused(trouble(NoTableForIt(row.game.id)))
    names = {seat.name: seat_name(seat.name) for seat in setup.seats}
    people = [seat.name for seat in setup.seats if seat.player == "human"]
    helped = frozenset(people[:1] if first_hands(row.game.id) == HELPED else ())
    luck = open_match.Luck(helped, arguments.seed, helped)
    opened = open_match.begin(places, row, setup, names, luck)
    return open_window(places, opened.route, opened=opened)


def run_demo(arguments: argparse.Namespace) -> int:
    """Open the window; without a screen play a whole match with the real machine and draw one of its runs."""
    from game.app.program import assets_folder  # noqa: PLC0415
    from game.games.mousetrap.pictures.films import outcome, save_strip  # noqa: PLC0415

    shared.picture(arguments.picture)
    if open_title(shared.places(arguments)) == 0:
        return 0
    print(_("No screen here, so four computer players play a whole match. Every turn of the crank runs the machine."))
    print()
    code = playout.play("mousetrap", arguments.seed)
    trial = Trial()
    inputs, report = trial.inputs(arguments.seed), trial.run(arguments.seed)
    save_strip(arguments.picture, inputs, report, assets_folder())
    # Translators: {file}: the path of a picture.
    drawn = _("One run of the machine as a strip of pictures: {file}.", file=arguments.picture)
    print()
    print(sentences(drawn, outcome(report)))
    return code
