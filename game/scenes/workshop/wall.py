"""The wall of challenges: a cork board with a paper for each, chapter by chapter; any of them can be tried."""

from __future__ import annotations

from functools import partial

from pygame import FRect

from game.physics.workshop.challenge import CHAPTERS, Challenge, challenges
from game.pictures.workshop.figures import Figures
from game.pictures.workshop.papers import MEDAL, Cork, Paper, medal
from game.scenes.page import MARGIN, Page
from game.session.challenge_progress import ChallengeProgress
from game.text.language import _
from game.text.workshop import challenges as texts
from game.text.workshop import wall as words
from game.text.workshop.hall import SAFE
from game.ui.canvas import Canvas
from game.ui.layout import split
from game.ui.lettering import BOLD, HEAD
from game.ui.panels import Label, Picture
from game.ui.shell import Shell
from game.ui.theme import rgb

_PAPER, _GAP = 170.0, 16.0
_COLUMNS = (6, 3, 2)
"""Numbers of columns that leave no paper of a chapter alone in its row."""
_ON_CORK = rgb("#2c1a0a")


def _medal(number: int, canvas: Canvas, place: FRect) -> None:
    medal(canvas, place, number, True)


class Wall(Page):
    """Opened from the hall of the Workshop."""

    safe = SAFE

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.figures = Figures()
        self.progress = ChallengeProgress(shell.places.challenges)
        self.first = challenges()[0].id

    def compose(self, canvas: Canvas) -> None:
        """Totals in the head, then the board."""
        area = canvas.area
        rest = self.head(canvas, _(words.CHALLENGES))
        self._totals(canvas, rest)
        board = FRect(MARGIN - 8, rest.bottom + 18, area.width - 2 * MARGIN + 16, area.height - rest.bottom - 34)
        self.add(Cork("board", board))
        view = board.inflate(-36, -36)
        most = (view.width + _GAP) / (_PAPER * min(1.6, canvas.text_scale) + _GAP)
        columns = next((each for each in _COLUMNS if each <= most), 1)
        wide = (view.width - (columns - 1) * _GAP - 8) / columns
        chapters = [(name, [each for each in challenges() if each.chapter == name]) for name in CHAPTERS]
        chapters = [(name, found) for name, found in chapters if found]
        line, high = canvas.letters.line(HEAD) + 10, Paper.height(canvas, wide)
        rows = sum(-(-len(found) // columns) for _name, found in chapters)
        with self.region("wall", view, len(chapters) * (line + 6) + rows * (high + _GAP) + 8):
            top = view.y
            for name, found in chapters:
                spot = FRect(view.x + 4, top, view.width - 8, line)
                self.add(Label(f"chapter_{name}", spot, text=_(texts.CHAPTERS[name]), style=HEAD, colour=_ON_CORK,
                               align="left middle"))  # fmt: skip
                top = self._papers(found, FRect(view.x + 4, top + line + 6, view.width - 8, high), columns)

    def _papers(self, found: list[Challenge], room: FRect, columns: int) -> float:
        """The papers of a chapter; tells where the next one begins."""
        for number, challenge in enumerate(found):
            cell = split(room, columns, _GAP)[number % columns]
            self.add(self._paper(challenge, cell.move(0, number // columns * (room.height + _GAP))))
        return room.y + -(-len(found) // columns) * (room.height + _GAP)

    def _paper(self, challenge: Challenge, place: FRect) -> Paper:
        won = self.progress.of(challenge).medals(challenge)
        machine = self.progress.begun(challenge) if won[0] else challenge.fixed
        name = texts.challenge_name(challenge.id)
        hint = f"{name}. {texts.task(challenge.id)} {words.medals(won, challenge.needed)}"
        return Paper(challenge.id, place, machine=machine, text=name, won=won, hint=hint, figures=self.figures,
                     chapter=CHAPTERS.index(challenge.chapter), on_press=partial(self._build, challenge))  # fmt: skip

    def _build(self, challenge: Challenge) -> None:
        self.shell.open("task", challenge=challenge)

    def _totals(self, canvas: Canvas, rest: FRect) -> None:
        """How many of each medal are won."""
        won = [self.progress.of(each).medals(each) for each in challenges()]
        texts_ = [f"{sum(each[number] for each in won)}/{len(won)}" for number in range(3)]
        wide = MEDAL + 12 + max(canvas.letters.width(text, BOLD) for text in texts_)
        if rest.width < 3 * wide:
            return
        for number, text in enumerate(texts_):
            left = rest.right - (3 - number) * wide
            place = FRect(left, rest.centery - MEDAL / 2, MEDAL, MEDAL)
            self.add(Picture(f"medal_{number}", place, paint=partial(_medal, number)))
            spot = FRect(place.right + 5, rest.y, wide - MEDAL - 5, rest.height)
            self.add(Label(f"total_{number}", spot, text=text, style=BOLD, colour=canvas.theme.on_table,
                           align="left middle"))  # fmt: skip

    def rest(self) -> None:
        """A bench lies over this: look at what was reached afterwards."""
        super().rest()
        self._away = True

    def tick(self, dt: float) -> bool:
        """Back from a bench."""
        if self._away:
            self._away = False
            self.progress = ChallengeProgress(self.shell.places.challenges)
            self.stale()
            return True
        return False

    _away = False
