"""Which colours of a theme lie on which, and how far they must differ."""

from collections.abc import Iterator

from game.ui.drawing.theme import LARGE, Colour, Theme, luminance


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def promises(theme: Theme) -> Iterator[tuple[str, Colour, Colour, float]]:
    """Yield (what, upper colour, lower colour, least contrast) for every pair in use."""
    for paper in ("card", "field", "chosen", "plain", "tray"):
        yield f"ink on {paper}", theme.ink, getattr(theme, paper), theme.least
    for paper in ("card", "field", "chosen"):
        yield f"faint on {paper}", theme.faint, getattr(theme, paper), theme.least
        yield f"outline of {paper}", theme.outline, getattr(theme, paper), LARGE
    for ground in ("table", "table_light", "table_deep"):
        yield f"on {ground}", theme.on_table, getattr(theme, ground), theme.least
        yield f"focus on {ground}", theme.focus, getattr(theme, ground), LARGE
    for body in ("primary", "act", "plain"):
        yield f"on {body}", getattr(theme, f"on_{body}"), getattr(theme, body), theme.least
    yield "good on card", theme.good, theme.card, theme.least
    yield "warning on card", theme.warn, theme.card, theme.least
    yield "focus ring on its outline", theme.focus, theme.outline, LARGE
    yield "outline on card", theme.outline, theme.card, LARGE
