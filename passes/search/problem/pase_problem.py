"""A network of PaSE as a problem of choices: strategies of iteration spaces, costs, edges.

A strategy parts dim i into e_i equal parts, e_i a divisor that leaves parts of the cutoff at least,
their product at most the devices. An edge sends what the consumer reads and a device has not made,
forward and back. Source: Elango, PaSE, IPDPS 2021, sections 2 and 4, and its public code.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product

import numpy as np

from shardwright.passes.search.problem.pase_costs import WORD, Form, asked
from shardwright.passes.search.problem.pase_network import Dims, Network, Shape, Space
from shardwright.passes.search.problem.pase_networks import NETWORKS
from shardwright.passes.search.problem.problem import Floats, Problem

UNIT = "flops"  # and words as flops
BATCH = 128

Costs = tuple[Space, Form]
Ends = tuple[Shape, Space, Dims, Space, Dims]


def pase_problem(name: str, devices: int, batch: int = BATCH) -> Problem:
    """The problem of one of the `NETWORKS` on so many devices."""
    net = NETWORKS[name](batch)
    return _Builder(net, devices).problem(f"pase:{name}")


def strategies(space: Space, devices: int, cutoff: int) -> Floats:
    """[K, d] degrees of every strategy, the last dim varies fastest."""
    options = [
        [1] if dim in space.uncut else _degrees(size, devices, cutoff)
        for dim, size in enumerate(space.sizes)
    ]
    found = [one for one in _within(options, devices)]
    if space.is_flat:
        found = [one for one in found if _is_together(one, space.sizes)]
    return np.array(found, np.float64)


def _degrees(size: int, devices: int, cutoff: int) -> list[int]:
    most = min(size, devices)
    return [e for e in range(1, most + 1) if size % e == 0 and size // e >= cutoff] or [1]


def _within(options: Sequence[Sequence[int]], most: int) -> list[Shape]:
    """All tuples whose product is at most `most`."""
    found: list[tuple[Shape, int]] = [((), 1)]
    for some in options:
        found = [
            ((*one, e), parts * e)
            for (one, parts), e in product(found, some)
            if parts * e <= most
        ]  # fmt: skip
    return [one for one, _ in found]


def _is_together(degrees: Shape, sizes: Shape) -> bool:
    """Leading dims are cut to single entries, then one in parts, then none."""
    first = next((d for d, e in enumerate(degrees) if e < sizes[d]), len(sizes))
    return all(e == 1 for e in degrees[first + 1 :])


@dataclass
class _Builder:
    net: Network
    devices: int
    degrees: dict[Space, Floats] = field(default_factory=dict[Space, Floats])

    def problem(self, name: str) -> Problem:
        """Equal ops are one class, equal edges one table."""
        vertices = self.net.vertices
        classes: dict[Costs, int] = {}
        kinds = [classes.setdefault((one.space, one.form), len(classes)) for one in vertices]
        tables: dict[Ends, int] = {}
        edges = [
            (a, b, tables.setdefault(self._ends(a, b, operand), len(tables)))
            for (a, b), operand in self.net.edges.items()
        ]
        return Problem(
            np.array(kinds, np.int64),
            tuple(self._cost(space, form) for space, form in classes),
            np.array(edges, np.int64).reshape(-1, 3),
            tuple(self._table(*ends) for ends in tables),
            names=tuple(f"{number} {one.name}" for number, one in enumerate(vertices)),
            labels=tuple(self._words(space) for space, _ in classes),
            unit=UNIT, name=f"{name},devices={self.devices}",
        )  # fmt: skip

    def _ends(self, a: int, b: int, operand: int) -> Ends:
        maker, user = self.net.vertices[a], self.net.vertices[b]
        return maker.shape, maker.space, maker.makes, user.space, user.reads[operand]

    def _of(self, space: Space) -> Floats:
        if space not in self.degrees:
            self.degrees[space] = strategies(space, self.devices, self.net.cutoff)
        return self.degrees[space]

    def _cost(self, space: Space, form: Form) -> Floats:
        degrees = self._of(space)
        return form(np.array(space.sizes, np.float64) / degrees, degrees)

    def _table(self, shape: Shape, a: Space, makes: Dims, b: Space, reads: Dims) -> Floats:
        """[K of a, K of b] both ways."""
        made, read = self._on(a, makes), self._on(b, reads)
        return 2 * WORD * asked(shape, made, read)

    def _on(self, space: Space, dims: Dims) -> Floats:
        """[K, t] degrees of the dims of a tensor."""
        degrees = self._of(space)
        return np.stack([degrees[:, list(some)].prod(axis=1) for some in dims], axis=1)

    def _words(self, space: Space) -> tuple[str, ...]:
        rows = self._of(space).astype(np.int64).tolist()
        return tuple(f"({', '.join(map(str, row))})" for row in rows)
