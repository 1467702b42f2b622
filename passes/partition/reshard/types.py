"""The queries and results of the reshard planner."""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass
from fractions import Fraction

from shardwright.spec.axes import Axes, Axis, Mesh, joined
from shardwright.spec.layout import Layout


@dataclass(frozen=True, slots=True)
class Ends:
    """A tensor and two layouts of it, on axes of one mesh.

    `partial`, `wanted`: axes on which the value is partial, and shall be. `spare`: further axes
    that may cut it on the way.
    """

    shape: tuple[int, ...]
    src: Layout
    dst: Layout
    partial: Axes = ()
    wanted: Axes = ()
    spare: Axes = ()

    def over(self, split: Callable[[Axes], Axes]) -> Ends:
        """The same question over parts of its axes."""
        src, dst = (tuple(map(split, layout)) for layout in (self.src, self.dst))
        others = map(split, (self.partial, self.wanted, self.spare))
        return Ends(self.shape, src, dst, *others)


@dataclass(frozen=True, slots=True)
class Step:
    """One collective: the axes that leave (or join) each dim, and the layout after it.

    `moves` are the source and target dims of an exchange, in order of the sources, `axes` what an
    all_reduce sums over (or what becomes partial), `partial` what the value is partial on
    afterwards. `received`: elements each device receives. `view`: the shape that the tensor is seen
    in meanwhile, where that is not its own; a step of kind `view` is a reshape to it.
    """

    kind: str
    moved: Layout
    out: Layout
    received: int | Fraction
    moves: tuple[tuple[int, int], ...] = ()
    axes: Axes = ()
    partial: Axes = ()
    view: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Route:
    """A chain; `cost` in units of its price, `received` in elements; `peak`: most elements held.

    `is_proved`: no chain of these collectives costs less. `settled`: states the search looked at.
    """

    steps: tuple[Step, ...]
    cost: int
    received: int | Fraction
    peak: int
    is_proved: bool = True
    settled: int = 0


def spare_axes(mesh: Mesh, taken: Container[str] = ()) -> Axes:
    """The axes of a mesh that a chain may use, but for those of some names."""
    return tuple(Axis(name, 1, n) for name, n in mesh.axes if n > 1 and name not in taken)


def exact(number: int | Fraction) -> int | Fraction:
    """A whole number as an int."""
    return int(number) if Fraction(number).denominator == 1 else number


def widened(step: Step) -> Step:
    """The step over axes that are as long as can be."""
    moved, out = (tuple(map(joined, lists)) for lists in (step.moved, step.out))
    axes, partial = (joined(sorted(axes)) for axes in (step.axes, step.partial))
    return Step(step.kind, moved, out, step.received, step.moves, axes, partial, step.view)
