"""A picture of who does what when: a row each, bars from start to end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

WIDTH, ROW, LEFT, TOP, FOOT = 1100, 26, 80, 50, 60
SMALLEST_LABEL = 16  # of a bar that has its label inside, in pixels
FONT = 'font-family="sans-serif"'


@dataclass(frozen=True)
class Bar:
    """`series`: whose colour it has; `title`: shown where the pointer is."""

    row: int
    start: float
    end: float
    label: str
    title: str
    series: int


@dataclass(frozen=True)
class Gantt:
    """What to draw; `series`: names with colours, by number. `end`: of the time that is drawn."""

    title: str
    rows: Sequence[str]
    bars: Sequence[Bar]
    series: Sequence[tuple[str, str]]
    end: float
    unit: str = ""


def emit(picture: Gantt) -> str:
    """The text of the picture."""
    height = TOP + ROW * len(picture.rows) + FOOT
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
        f' width="{WIDTH}" height="{height}" {FONT} font-size="12">',
        f"<title>{escape(picture.title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
        f'<text x="{LEFT}" y="26" font-size="15">{escape(picture.title)}</text>',
        *_rows(picture),
        *(_bar(picture, one) for one in picture.bars),
        *_legend(picture, TOP + ROW * len(picture.rows)),
    ]
    return "\n".join([*lines, "</svg>"]) + "\n"


def _rows(picture: Gantt) -> Iterator[str]:
    for number, name in enumerate(picture.rows):
        at = TOP + ROW * number
        yield f'<text x="{LEFT - 8}" y="{at + 17}" text-anchor="end">{escape(name)}</text>'
        yield (
            f'<rect x="{LEFT}" y="{at + 2}" width="{WIDTH - LEFT - 20}" height="{ROW - 4}"'
            ' fill="#f2f2f2"/>'
        )


def _bar(picture: Gantt, one: Bar) -> str:
    scale = (WIDTH - LEFT - 20) / (picture.end or 1.0)
    x, width = LEFT + one.start * scale, (one.end - one.start) * scale
    at = TOP + ROW * one.row
    inner = ""
    if width >= SMALLEST_LABEL:
        place = f'x="{x + width / 2:.1f}" y="{at + 17}" text-anchor="middle" font-size="10"'
        inner = f'<text {place} pointer-events="none">{escape(one.label)}</text>'
    return (
        f'<rect x="{x:.1f}" y="{at + 2}" width="{max(width, 0.3):.1f}" height="{ROW - 4}"'
        f' fill="{picture.series[one.series][1]}" stroke="white" stroke-width="0.5">'
        f"<title>{escape(one.title)}</title></rect>{inner}"
    )


def _legend(picture: Gantt, top: int) -> Iterator[str]:
    x = LEFT
    for name, colour in picture.series:
        yield f'<rect x="{x}" y="{top + 14}" width="12" height="12" fill="{colour}"/>'
        yield f'<text x="{x + 17}" y="{top + 24}">{escape(name)}</text>'
        x += 40 + 7 * len(name)
    end = f"{picture.end:.6g}{picture.unit and ' '}{picture.unit}"
    yield f'<text x="{WIDTH - 20}" y="{top + 24}" text-anchor="end">{escape(end)}</text>'
