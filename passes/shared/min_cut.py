"""Minimum cuts of directed graphs: Dinic's algorithm."""

from __future__ import annotations

from collections import deque


class FlowGraph:
    """Edges with capacities between nodes, which are numbers; node 0 is the source, 1 the sink.

    Source: E. A. Dinic, Soviet Math. Doklady 11 (1970): blocking flows in level graphs, O(V^2 E).
    """

    SOURCE, SINK = 0, 1

    def __init__(self) -> None:
        self._edges: list[list[int]] = [[], []]  # by node, numbers of edges
        self._to: list[int] = []
        self._left: list[int] = []  # capacity; edge k ^ 1 is the way back of edge k

    def node(self) -> int:
        """The number of a new node."""
        self._edges.append([])
        return len(self._edges) - 1

    def edge(self, start: int, end: int, capacity: int) -> None:
        """Cutting between `start` on the source's side and `end` on the sink's costs `capacity`."""
        for a, b, size in ((start, end, capacity), (end, start, 0)):
            self._edges[a].append(len(self._to))
            self._to.append(b)
            self._left.append(size)

    def source_side(self) -> tuple[int, frozenset[int]]:
        """The capacity of a minimum cut, and the fewest nodes on the source's side of one."""
        flow = 0
        while True:
            levels = self._levels()
            if levels[self.SINK] < 0:
                return flow, frozenset(k for k, level in enumerate(levels) if level >= 0)
            flow += self._blocking_flow(levels)

    def _levels(self) -> list[int]:
        levels = [-1] * len(self._edges)
        levels[self.SOURCE] = 0
        queue: deque[int] = deque((self.SOURCE,))
        while queue:
            node = queue.popleft()
            for edge in self._edges[node]:
                end = self._to[edge]
                if self._left[edge] and levels[end] < 0:
                    levels[end] = levels[node] + 1
                    queue.append(end)
        return levels

    def _blocking_flow(self, levels: list[int]) -> int:
        """Fill shortest ways until each has a full edge; a stack of edges instead of recursion."""
        rest = [iter(edges) for edges in self._edges]
        way: list[int] = []
        total, node = 0, self.SOURCE
        while True:
            if node == self.SINK:
                size = min(self._left[edge] for edge in way)
                for edge in way:
                    self._left[edge] -= size
                    self._left[edge ^ 1] += size
                total += size
                full = next(k for k, edge in enumerate(way) if not self._left[edge])
                node = self._to[way[full] ^ 1]
                rest[node] = iter(self._edges[node])
                del way[full:]
                continue
            edge = next((e for e in rest[node] if self._is_next(e, node, levels)), None)
            if edge is not None:
                way.append(edge)
                node = self._to[edge]
            elif way:
                levels[node] = -1
                node = self._to[way.pop() ^ 1]
            else:
                return total

    def _is_next(self, edge: int, node: int, levels: list[int]) -> bool:
        return self._left[edge] > 0 and levels[self._to[edge]] == levels[node] + 1
