"""Halo exchange: the positions that a block of a cut dim needs beyond itself, and their transfer.

An op over windows, a slice, a pad or a reversal can run on blocks once each device holds the
positions that its block of the result is made of. A `Need` states them; `exchange` turns it into
the fewest `collective_permute`s: every device cuts a slab off its own block and sends it on, slabs
are put side by side, and each device takes its positions out of them. Positions beyond the ends of
the dim are padding.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

Pairs = tuple[tuple[int, int], ...]  # (source, target) block numbers


@dataclass(frozen=True, slots=True)
class Need:
    """Block k needs `length` positions of a dim of an operand, from `starts[k]` on.

    They may lie before the first or behind the last position of the dim.
    """

    operand: int
    dim: int
    starts: tuple[int, ...]
    length: int


@dataclass(frozen=True, slots=True)
class Carry:
    """A running value: `hops` times one position of a dim of an operand goes to another block.

    `way`: 1 where it runs to later blocks, -1 where to earlier ones.
    """

    operand: int
    dim: int
    hops: int
    way: int = 1


def carried(count: int, way: int) -> tuple[Pairs, ...]:
    """The transfers of a running value over so many blocks: to the next one, then on in steps of 1,
    2, 4, ... blocks.
    """
    steps, step = [1], 1
    while step < count - 1:
        steps.append(step)
        step *= 2
    blocks = range(count)
    return tuple(
        tuple((k, k + way * far) for k in blocks if 0 <= k + way * far < count) for far in steps
    )


MOST_BLOCKS = 1 << 20  # above, what each needs of its neighbours is not looked at: dims stay whole

# What an op needs when a factor is cut into a number of blocks; None where it cannot run.
Needs = tuple[Need | Carry, ...]
Overlap = Callable[[int], Needs | None]


@dataclass(frozen=True, slots=True)
class Slab:
    """`width` positions of a block, from `low` on, sent to other blocks; () where nobody sends."""

    low: int
    width: int
    pairs: Pairs

    @property
    def stays(self) -> bool:
        """True if no slab leaves its device."""
        return all(source == target for source, target in self.pairs)


@dataclass(frozen=True, slots=True)
class Exchange:
    """Slabs per place, side by side; where several share a place, each target receives one of them.

    `offsets`: where in the slabs the positions of block k begin. `gives_zeros`: whether positions
    outside the dim arrive as zeros, because a device to which nobody sends receives zeros.
    """

    places: tuple[tuple[Slab, ...], ...]
    offsets: tuple[int, ...]
    gives_zeros: bool

    @property
    def received(self) -> int:
        """Positions that a device receives."""
        return sum(slab.width for slab in self.moving)

    @property
    def moving(self) -> list[Slab]:
        """Slabs that change hands."""
        return [slab for place in self.places for slab in place if not slab.stays]


@lru_cache(maxsize=65536)
def exchange(size: int, need: Need) -> Exchange:
    """Transfers for positions of a dim of `size`, cut into as many blocks as there are starts."""
    block = size // len(need.starts)
    users = {k: a for k, a in enumerate(need.starts) if a < size and a + need.length > 0}
    first = {k: a // block for k, a in users.items()}
    count = max(
        ((a + need.length - 1) // block - first[k] + 1 for k, a in users.items()), default=0
    )
    places: list[tuple[Slab, ...]] = []
    gives_zeros = True
    lows: dict[int, int] = {}
    for place in range(count):
        spans = {
            k: _span(block, a - (first[k] + place) * block, need.length) for k, a in users.items()
        }
        spans = {k: span for k, span in spans.items() if span[0] < span[1]}
        sources = {k: first[k] + place for k in spans if 0 <= first[k] + place < len(need.starts)}
        slabs = _slabs(block, spans, sources, is_alone=count == 1)
        places.append(slabs)
        # A permute leaves zeros where nothing arrives: padding for free (decision 0015).
        gives_zeros &= len(sources) == len(need.starts) or not slabs[0].stays
        if place == 0:
            lows = {target: slab.low for slab in slabs for _, target in slab.pairs}
            low = min(low for low, _ in spans.values())
            lows = {k: lows.get(k, low) for k in users}
    found = {k: a - first[k] * block - lows[k] for k, a in users.items()}
    usual = min(found.values(), default=0)
    offsets = tuple(found.get(k, usual) for k in range(len(need.starts)))
    return Exchange(tuple(places), offsets, gives_zeros)


def _span(block: int, start: int, length: int) -> tuple[int, int]:
    """The part of a block in [start, start + length), both counted from where the block begins."""
    return max(start, 0), min(start + length, block)


def _slabs(
    block: int, spans: dict[int, tuple[int, int]], sources: dict[int, int], is_alone: bool
) -> tuple[Slab, ...]:
    """Slabs of one place: a block sends to one other in each, so that some places take several."""
    groups: list[list[int]] = []
    for target, source in sources.items():
        free = (g for g in groups if all(sources[other] != source for other in g))
        group = next(free, None)
        if group is None:
            groups.append([target])
        else:
            group.append(target)
    if not groups:
        return (Slab(0, _width(spans.values()), ()),)
    ranges = [[spans[k] for k in group] for group in groups]
    if not is_alone:  # slabs of neighbouring places touch
        ranges = [list(spans.values())] * len(groups)
    width = max(map(_width, ranges))
    lows = [min(min(low for low, _ in found), block - width) for found in ranges]
    return tuple(
        Slab(low, width, tuple((sources[k], k) for k in group))
        for low, group in zip(lows, groups, strict=True)
    )


def _width(spans: Iterable[tuple[int, int]]) -> int:
    found = list(spans)
    return max(high for _, high in found) - min(low for low, _ in found)


def received(size: int, need: Need | Carry) -> int:
    """Positions of the dim that a device receives."""
    return need.hops if isinstance(need, Carry) else exchange(size, need).received


def is_cheap(size: int, count: int, need: Need | Carry) -> bool:
    """True if an exchange brings no more than a gather would."""
    return received(size, need) <= size // count * (count - 1)


def window_need(
    operand: int, dim: int, firsts: Sequence[int], extent: int, dilation: int
) -> tuple[Need, tuple[int, int]] | None:
    """The need of windows that reach over `extent` places from `firsts[k]` on, and their padding.

    Places are counted with `dilation - 1` holes between neighbours, from position 0. None where
    windows of different blocks begin at different places between two neighbours.
    """
    phases = {first % dilation for first in firsts}
    if len(phases) != 1:
        return None
    phase = phases.pop()
    length, rest = divmod(phase + extent - 1, dilation)
    starts = tuple(first // dilation for first in firsts)
    return Need(operand, dim, starts, length + 1), (-phase, rest)
