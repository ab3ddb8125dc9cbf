"""Something went wrong: what happened to the match, where the report lies, and how to go on."""

from __future__ import annotations

from pathlib import Path

from pygame import FRect

from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.lettering import BODY, TITLE
from game.ui.panels import Card, Label
from game.ui.screen import Screen
from game.ui.shell import Shell


class Trouble(Screen):
    """Shown in place of a scene that failed."""

    first = "title"

    def __init__(self, shell: Shell, report: Path | None = None) -> None:
        super().__init__(shell)
        self.report = report

    def words(self) -> str:
        """What the player needs to know."""
        kept = f"A report lies in {self.report}." if self.report else "A report could not be written."
        safe = "This screen broke down. Your match is safe: "
        safe += "every move was saved when it was made, and it waits on the shelf."
        return f"{safe}\n\n{kept}"

    def compose(self, canvas: Canvas) -> None:
        """One card, two ways on."""
        letters = canvas.letters
        width = min(canvas.area.width - 80, 720)
        inner = width - 64
        head, body = letters.height("Sorry!", TITLE, inner), letters.height(self.words(), BODY, inner)
        height = min(canvas.area.height - 40, head + body + 150)
        room = FRect((canvas.area.width - width) / 2, (canvas.area.height - height) / 2, width, height)
        self.add(Card("card", room))
        self.add(Label("head", FRect(room.x + 32, room.y + 22, inner, head), text="Sorry!", style=TITLE))
        text = FRect(room.x + 32, room.y + 30 + head, inner, height - head - 120)
        with self.region("words", text, body):
            self.add(Label("words", FRect(text.x, text.y, inner, body + 4), text=self.words()))
        half = (inner - 20) / 2
        foot = FRect(room.x + 32, room.bottom - 84, half, 60)
        self.add(Button("title", foot, text="To the shelf", kind="primary", on_press=lambda: self.shell.go_to("title")))
        self.add(Button("quit", foot.move(half + 20, 0), text="Quit", on_press=self.shell.leave))

    def on_back(self) -> None:
        """Back leads to the shelf."""
        self.shell.go_to("title")
