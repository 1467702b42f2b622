"""Nodes of a problem joined into variables: ties contracted, choices that are not allowed gone.

Edges and costs are looked at by class: what is made of equal parts is made once, so the work in
Python grows with the number of classes, and only sorting with the number of nodes and edges.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import numpy as np

from shardwright.passes.search.problem.free_loads import loaded_pairs
from shardwright.passes.search.problem.problem import Floats, Ints, Problem, whole


class JoinedNodes:
    """m variables, each of all nodes that are tied together.

    head     [m] the first node of a variable;  of: [n] the variable of a node
    choices  by number of a set the choices that are left;  sets: [m] the set of a variable
    tables   of edges between variables
    """

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.head = np.flatnonzero(problem.ties == np.arange(problem.n))
        number = np.full(problem.n, -1, np.int64)
        number[self.head] = np.arange(len(self.head))
        self.of: Ints = number[problem.ties]
        self.choices: list[Ints] = []
        self.sets = self.set_numbers()
        self.tables: list[Floats] = []
        self.weights: Floats = np.zeros(0)  # different ones of edges
        # By class of what a single choice adds to the variable at the other end.
        self.adds: dict[int, Floats] = {}
        self.extra = np.zeros((0, 2), np.int64)  # variable, class

    def set_numbers(self) -> Ints:
        """[m] number of the set of choices that all nodes of a variable may take."""
        sizes = self.problem.sizes[self.head]
        if not len(self.problem.allowed):
            distinct, found = np.unique(sizes, return_inverse=True)
            self.choices = [np.arange(size) for size in whole(distinct)]
            return found.astype(np.int64)
        m, wide = len(self.head), int(sizes.max(initial=0))
        nodes = np.repeat(np.arange(self.problem.n), self.problem.sizes)
        step = np.arange(len(nodes)) - self.problem.starts[nodes]
        place = (self.of[nodes] * wide + step)[self.problem.allowed]
        members = np.bincount(self.of, minlength=m)
        may = np.bincount(place, minlength=m * wide).reshape(m, wide) == members[:, None]
        keys = np.column_stack([sizes, np.packbits(may, axis=1)])
        known: dict[bytes, int] = {}
        numbers = [known.setdefault(key.tobytes(), len(known)) for key in keys]
        found = np.array(numbers, np.int64)
        _, first = np.unique(found, return_index=True)
        self.choices = [np.flatnonzero(may[one]) for one in whole(first)]
        return found

    # --- edges

    def merge(self) -> Ints:
        """[E, 3] edges of variables: parallel ones summed, those of one variable or of a single
        label moved to `extra`.
        """
        problem = self.problem
        one, other = self.of[problem.edges[:, 0]], self.of[problem.edges[:, 1]]
        m = max(len(self.head), 1)
        ends = np.minimum(one, other) * m + np.maximum(one, other)
        self.weights, weight = np.unique(problem.edge_weights, return_inverse=True)
        code = (problem.edges[:, 2] * 2 + (one > other)) * max(len(self.weights), 1) + weight
        order = np.lexsort((code, ends))
        pairs, first = np.unique(ends[order], return_index=True)
        words, word = sequences(code[order], first)
        a, b = pairs // m, pairs % m
        loaded = loaded_pairs(problem, self.of, self.sets, self.choices)
        is_loaded = np.isin(pairs, np.array([low * m + high for low, high in loaded], np.int64))
        flags = is_loaded.astype(np.int64), (a == b).astype(np.int64)
        numbers, which = classes(word, self.sets[a], self.sets[b], *flags)
        made = [self.new_table(number, words, key) for number, key in enumerate(numbers)]
        kept, goes_to = np.array(made, np.int64).reshape(-1, 2)[which].T
        moved = np.flatnonzero(goes_to >= 0)
        self.extra = np.column_stack([np.where(goes_to, b, a)[moved], which[moved]])
        found = np.column_stack([a, b, kept])
        return found[kept >= 0]

    def new_table(
        self, number: int, words: Sequence[Sequence[int]], key: Sequence[int]
    ) -> tuple[int, int]:
        """Number of the table of a class of edges, or -1; the end that it became a cost of, or -1.

        An edge that has bytes stays though it may cost nothing.
        """
        word, set_a, set_b, is_loaded, is_self = key
        a, b = self.choices[set_a], self.choices[set_b]
        whole_table = self.summed(words[word])
        if is_self:
            self.adds[number] = whole_table.diagonal()[a]
            return -1, 0
        table = whole_table[np.ix_(a, b)]
        if not table.any() and not is_loaded:
            return -1, -1
        if min(table.shape) == 1:
            self.adds[number] = table[0] if len(a) == 1 else table[:, 0]
            return -1, int(len(a) == 1)
        self.tables.append(np.ascontiguousarray(table))
        return len(self.tables) - 1, -1

    def summed(self, codes: Sequence[int]) -> Floats:
        """Parallel edges as one table; an edge that is turned runs from b to a."""
        total = np.zeros(())
        for code in codes:
            kind, weight = divmod(code, len(self.weights))
            table = self.problem.tables[kind // 2]
            total = total + (table.T if kind % 2 else table) * self.weights[weight]
        return total

    # --- costs

    def node_costs(self) -> tuple[Ints, tuple[Floats, ...]]:
        """[m] classes of variables by what their costs are made of; [class] costs by label."""
        problem, m = self.problem, len(self.head)
        turns, turn = np.unique(problem.node_turns, return_inverse=True)
        code = problem.kinds * max(len(turns), 1) + turn
        order = np.argsort(self.of, kind="stable")
        words, word = sequences(code[order], np.searchsorted(self.of[order], np.arange(m)))
        more, added = self.extras()
        numbers, which = classes(self.sets, word, added)
        costs: list[Floats] = []
        for number, one, extra in numbers:
            total = np.zeros(())
            for part in words[one]:
                kind, times = divmod(part, max(len(turns), 1))
                total = total + problem.costs[kind] * turns[times]
            adds = [self.adds[key] for key in more[extra]]
            costs.append(sum(adds, total[self.choices[number]]))
        return which, tuple(costs)

    def extras(self) -> tuple[list[Sequence[int]], Ints]:
        """Lists of what edges add to costs, and [m] which of them a variable has; 0: nothing."""
        lists: list[Sequence[int]] = [()]
        which = np.zeros(len(self.head), np.int64)
        if len(self.extra):
            order = np.lexsort((self.extra[:, 1], self.extra[:, 0]))
            variables, first = np.unique(self.extra[order, 0], return_index=True)
            words, word = sequences(self.extra[order, 1], first)
            lists += words
            which[variables] = word + 1
        return lists, which


def sequences(values: Ints, first: Ints) -> tuple[list[Sequence[int]], Ints]:
    """Different runs of values, and which of them each run is; run r starts at first[r]."""
    known: dict[Hashable, int] = {}
    counts = np.diff(np.append(first, len(values)))
    found = np.zeros(len(first), np.int64)
    single = counts == 1
    distinct, which = np.unique(values[first[single]], return_inverse=True)
    words: list[Sequence[int]] = [(value,) for value in whole(distinct)]
    found[single] = which
    listed = whole(values)
    for run in whole(np.flatnonzero(~single)):
        start = int(first[run])
        key = tuple(listed[start : start + int(counts[run])])
        number = known.setdefault(key, len(words))
        if number == len(words):
            words.append(key)
        found[run] = number
    return words, found


def classes(*columns: Ints) -> tuple[list[list[int]], Ints]:
    """Different rows of columns of numbers of at least 0, and [N] which of them each row is."""
    code = columns[0].astype(np.int64)
    for column in columns[1:]:
        _, code = np.unique(code, return_inverse=True)
        code = code * (int(column.max(initial=0)) + 1) + column
    _, first, which = np.unique(code, return_index=True, return_inverse=True)
    rows = np.column_stack([column[first] for column in columns]).astype(np.int64)
    found: list[list[int]] = rows.tolist()
    return found, which.astype(np.int64)
