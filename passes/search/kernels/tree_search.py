"""Monte-Carlo tree search (UCT) over labels, one variable after the other, with closed leaves.

A leaf is closed when it is looked at, a node when all its children are: closed ones are not entered
again, so the search of a small space ends with its optimum. Source: Kocsis and Szepesvari, Bandit
based Monte-Carlo planning, 2006.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Floats, Ints

EXPLORE = 0.5
RANDOM = 0.05  # of steps of a rollout that are not greedy
MOST_NODES = 200_000


@dataclass
class _Node:
    """A prefix of decisions."""

    visits: int = 0
    total: float = 0.0  # of rewards
    closed: bool = False
    children: dict[int, _Node] = field(default_factory=lambda: dict[int, _Node]())


class TreeSearch:
    """`look(y)`: the cost of labels [m], infinite where they do not fit."""

    def __init__(
        self, graph: FreeGraph, look: Callable[[Ints], float], random: np.random.Generator,
        explore: float = EXPLORE,
    ) -> None:  # fmt: skip
        self.graph, self.look, self.random, self.explore = graph, look, random, explore
        self.root, self.nodes = _Node(), 1
        self.low, self.high = math.inf, -math.inf
        self.best: Ints | None = None
        self.best_cost = math.inf

    @property
    def is_closed(self) -> bool:
        """True when every plan has been looked at."""
        return self.root.closed

    def step(self) -> None:
        """One descent, one new node, one rollout."""
        sizes = self.graph.sizes
        y = np.zeros(len(sizes), np.int64)
        path = [self.root]
        depth = 0
        while depth < len(sizes):
            node = path[-1]
            fresh = [k for k in range(int(sizes[depth])) if k not in node.children]
            if fresh and self.nodes < MOST_NODES:
                y[depth] = self.greedy(y, depth, fresh)
                child = node.children[int(y[depth])] = _Node()
                self.nodes += 1
                path.append(child)
                depth += 1
                break
            if not node.children:
                break
            y[depth] = self.pick(node)
            path.append(node.children[int(y[depth])])
            depth += 1
        for place in range(depth, len(sizes)):
            y[place] = self.greedy(y, place, list(range(int(sizes[place]))))
        self.learn(path, y, depth)

    def learn(self, path: list[_Node], y: Ints, depth: int) -> None:
        """Look at the plan, close what is exhausted, and note the reward on the way."""
        cost = self.look(y)
        if cost < self.best_cost:
            self.best, self.best_cost = y.copy(), cost
        if math.isfinite(cost):
            self.low, self.high = min(self.low, cost), max(self.high, cost)
        width = self.high - self.low
        reward = (self.high - cost) / width if width > 0 and math.isfinite(cost) else 0.0
        sizes = self.graph.sizes
        path[-1].closed |= depth == len(sizes)
        for level in range(len(path) - 1, -1, -1):
            node = path[level]
            node.visits += 1
            node.total += reward
            if level < len(sizes) and len(node.children) == sizes[level]:
                node.closed = all(child.closed for child in node.children.values())

    def pick(self, node: _Node) -> int:
        """The open child of the best upper bound."""
        log = math.log(max(node.visits, 1))
        open_ = [(label, child) for label, child in node.children.items() if not child.closed]

        def worth(pair: tuple[int, _Node]) -> float:
            visits = max(pair[1].visits, 1)
            return pair[1].total / visits + self.explore * math.sqrt(log / visits)

        return max(open_ or list(node.children.items()), key=worth)[0]

    def greedy(self, y: Ints, depth: int, labels: list[int]) -> int:
        """The label that is cheapest with what is decided, now and then any."""
        if self.random.random() < RANDOM:
            return labels[int(self.random.integers(len(labels)))]
        own = self.own(y, depth)
        return min(labels, key=lambda label: own[label])

    def own(self, y: Ints, i: int) -> Floats:
        """[labels] cost of a variable with those before it."""
        graph, flat = self.graph, self.graph.flat
        found = graph.unary[graph.starts[i] : graph.starts[i + 1]].copy()
        for e in flat.around[flat.begin[i] : flat.begin[i + 1]].tolist():
            if int(flat.consumer[e]) == i:
                found += graph.tables[int(graph.edges[e, 2])][y[flat.producer[e]]]
        return found
