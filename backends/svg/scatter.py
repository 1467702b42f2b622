"""A picture of points in two quantities, with those that nothing beats in both joined by a line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, inf, isfinite, log10

WIDTH, HEIGHT = 760, 500
LEFT, RIGHT, TOP, BOTTOM = 84, 20, 54, 60  # margins
MANY_LABELS = 12  # lines of the legend
LOG_FROM = 30.0  # largest over smallest
COLOURS = (
    "#1f5fa8", "#c2541b", "#2f8f46", "#8a3fa0", "#a8861f", "#1f9aa8", "#a81f4f", "#5f5f5f",
)  # fmt: skip
FONT = 'font-family="sans-serif"'


@dataclass(frozen=True)
class Point:
    """`series`: whose colour it has; `is_best`: joined by the line of that number."""

    x: float
    y: float
    title: str
    series: int
    is_best: bool = False
    is_filled: bool = True
    line: int = 0


@dataclass(frozen=True)
class Axis:
    """A quantity; `units`: names with what they are worth, largest first."""

    name: str
    units: Sequence[tuple[str, float]]


@dataclass(frozen=True)
class Scatter:
    """What to draw; `series`: names by number. `limit`: a line across, in y."""

    title: str
    x: Axis
    y: Axis
    series: Sequence[str]
    points: Sequence[Point]
    limit: float = inf


class _Scale:
    """Places of values between two ends; logarithmic where they differ much."""

    def __init__(self, axis: Axis, values: Sequence[float], start: float, end: float) -> None:
        low, high = (min(values), max(values)) if values else (0.0, 1.0)
        self.is_log = low > 0 and high / low > LOG_FROM
        self.unit, self.worth = _unit(axis, high)
        self.name = axis.name
        self._start, self._end = start, end
        low, high = self._of(low), self._of(high)
        room = 0.06 * (high - low) or (0.1 * abs(high) or 1.0)
        self.low, self.high = low - room, high + room
        if not self.is_log:
            self.low = max(self.low, 0.0)

    def _of(self, value: float) -> float:
        """A value in the unit, or its logarithm."""
        return log10(value / self.worth) if self.is_log else value / self.worth

    def at(self, value: float) -> float:
        """Its place in the picture."""
        part = (self._of(value) - self.low) / (self.high - self.low)
        return self._start + part * (self._end - self._start)

    def has(self, value: float) -> bool:
        """True if a value lies in the picture."""
        return isfinite(value) and value > 0 and self.low <= self._of(value) <= self.high

    def ticks(self) -> Iterator[tuple[float, str]]:
        """Places and labels of round numbers."""
        if self.is_log:
            found = [
                k * 10.0**n
                for n in range(floor(self.low), ceil(self.high) + 1)
                for k in ((1, 2, 5) if self.high - self.low < 3 else (1,))
            ]
            found = [value for value in found if self.low <= log10(value) <= self.high]
        else:
            step = _step(self.high - self.low)
            first, last = ceil(self.low / step), floor(self.high / step)
            found = [k * step for k in range(first, last + 1)]
        for value in found:
            yield self.at(value * self.worth), f"{value:.6g}"


def _unit(axis: Axis, high: float) -> tuple[str, float]:
    return next((one for one in axis.units if high >= one[1]), axis.units[-1])


def _step(width: float) -> float:
    """A round number that goes four to ten times into a width."""
    power = 10.0 ** floor(log10(width / 5))
    return next(k * power for k in (1, 2, 5, 10) if width / (k * power) <= 8)


def emit(picture: Scatter) -> str:
    """The text of the picture."""
    points = picture.points
    x = _Scale(picture.x, [one.x for one in points], LEFT, WIDTH - RIGHT)
    y = _Scale(picture.y, [one.y for one in points], HEIGHT - BOTTOM, TOP)
    height = HEIGHT + 16 * min(len(picture.series), MANY_LABELS)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
        f' width="{WIDTH}" height="{height}" {FONT} font-size="12">',
        f"<title>{_text(picture.title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
        f'<text x="{LEFT}" y="24" font-size="15">{_text(_short(picture.title, 90))}</text>',
        *_grid(x, y),
        *(line for number in _lines(points) for line in _front(points, number, x, y)),
        *(_mark(one, x, y) for one in points),
    ]
    if y.has(picture.limit):
        lines += _limit(y.at(picture.limit))
    lines += _legend(picture.series)
    return "\n".join([*lines, "</svg>"]) + "\n"


def _grid(x: _Scale, y: _Scale) -> Iterator[str]:
    left, right, top, bottom = LEFT, WIDTH - RIGHT, TOP, HEIGHT - BOTTOM
    for at, label in x.ticks():
        yield _line(at, top, at, bottom, "#e2e2e2")
        yield f'<text x="{at:.1f}" y="{bottom + 17}" text-anchor="middle">{label}</text>'
    for at, label in y.ticks():
        yield _line(left, at, right, at, "#e2e2e2")
        yield f'<text x="{left - 7}" y="{at + 4:.1f}" text-anchor="end">{label}</text>'
    yield _line(left, bottom, right, bottom, "#444444")
    yield _line(left, top, left, bottom, "#444444")
    middle = (left + right) / 2
    yield (f'<text x="{middle:.0f}" y="{bottom + 38}" text-anchor="middle">{_axis_label(x)}</text>')
    yield f'<text x="{left - 64}" y="{top - 12}">{_axis_label(y)}</text>'


def _axis_label(scale: _Scale) -> str:
    kind = ", logarithmic" if scale.is_log else ""
    return _text(f"{scale.name} ({scale.unit}{kind})")


def _lines(points: Sequence[Point]) -> list[int]:
    return sorted({one.line for one in points})


def _front(points: Sequence[Point], line: int, x: _Scale, y: _Scale) -> Iterator[str]:
    """The steps below which no point lies that belongs to the line."""
    best = [one for one in points if one.is_best and one.line == line]
    own = sorted((x.at(one.x), y.at(one.y)) for one in best)
    if len(own) < 2:
        return
    corners = [f"{own[0][0]:.1f},{own[0][1]:.1f}"]
    for (_, before), (right, now) in zip(own, own[1:], strict=False):
        corners += [f"{right:.1f},{before:.1f}", f"{right:.1f},{now:.1f}"]
    stroke = 'stroke="#777777" stroke-width="1.5"'
    yield f'<polyline points="{" ".join(corners)}" fill="none" {stroke}/>'


def _mark(one: Point, x: _Scale, y: _Scale) -> str:
    colour = COLOURS[one.series % len(COLOURS)]
    fill = colour if one.is_filled else "white"
    radius, opacity = (5, 1) if one.is_best else (3.5, 0.55)
    return (
        f'<circle cx="{x.at(one.x):.1f}" cy="{y.at(one.y):.1f}" r="{radius}" fill="{fill}"'
        f' stroke="{colour}" fill-opacity="{opacity}"><title>{_text(one.title)}</title></circle>'
    )


def _limit(at: float) -> Iterator[str]:
    yield _line(LEFT, at, WIDTH - RIGHT, at, "#cc0000", ' stroke-dasharray="6 4"')
    where = f'x="{WIDTH - RIGHT - 4}" y="{at - 5:.1f}" text-anchor="end"'
    yield f'<text {where} fill="#cc0000">limit</text>'


def _legend(series: Sequence[str]) -> Iterator[str]:
    """Below the picture, a line each."""
    for number, name in enumerate(series[:MANY_LABELS]):
        at = HEIGHT - 4 + 16 * number
        colour = COLOURS[number % len(COLOURS)]
        if number == MANY_LABELS - 1 and len(series) > MANY_LABELS:
            name, colour = f"... and {len(series) - number} more", "white"
        yield f'<circle cx="{LEFT + 5}" cy="{at - 4}" r="4.5" fill="{colour}"/>'
        yield f'<text x="{LEFT + 16}" y="{at}">{_text(_short(name, 100))}</text>'


def _line(x: float, y: float, to_x: float, to_y: float, colour: str, more: str = "") -> str:
    return (
        f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" stroke="{colour}"{more}/>'
    )


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 3] + "..."


def _text(text: str) -> str:
    """Text as XML takes it: escaped, without characters that it forbids."""
    return escape("".join(c if c.isprintable() else "?" for c in text))
