"""Maximum flows on graphs with integer capacities; scipy's, exact."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import numpy as np

Capacities = Mapping[tuple[int, int], int]
LIMIT = 2**31 - 1  # of a flow: scipy computes in 32 bits


def scipy_graphs() -> tuple[Any, Any]:
    """scipy's sparse matrices and its algorithms on graphs."""
    from scipy import sparse  # pyright: ignore
    from scipy.sparse import csgraph  # pyright: ignore

    return sparse, csgraph


class Network:
    """A graph to ask for flows. Needs scipy. Raises OverflowError where a capacity is too large."""

    def __init__(self, nodes: int, capacities: Capacities) -> None:
        sparse, self._graphs = scipy_graphs()
        found = sorted((ends, c) for ends, c in capacities.items() if c > 0)
        if any(c > LIMIT for _, c in found):
            raise OverflowError("a capacity does not fit 32 bits")
        ends = np.array([pair for pair, _ in found], dtype=np.int32).reshape(-1, 2)
        sizes = np.array([c for _, c in found], dtype=np.int32)
        self._matrix = sparse.csr_matrix((sizes, (ends[:, 0], ends[:, 1])), shape=(nodes, nodes))

    def flow(self, source: int, target: int) -> int:
        """The most that can flow from one node to another."""
        return int(self._graphs.maximum_flow(self._matrix, source, target).flow_value)

    def cut(self, source: int, target: int) -> tuple[int, frozenset[int]]:
        """The same, and the nodes on the source's side of a smallest cut."""
        found = self._graphs.maximum_flow(self._matrix, source, target)
        rest = self._matrix - found.flow
        rest.data = np.maximum(rest.data, 0)
        rest.eliminate_zeros()
        order = self._graphs.breadth_first_order(rest, source, return_predecessors=False)
        return int(found.flow_value), frozenset(map(int, order))


def leaving(capacities: Capacities, nodes: Collection[int]) -> int:
    """Capacity out of a set of nodes."""
    return sum(c for (a, b), c in capacities.items() if a in nodes and b not in nodes)
