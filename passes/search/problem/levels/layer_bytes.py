"""A memory row for layers of a program: bytes of all arguments and results, nothing freed."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from shardwright.passes.search.problem.anatomy import Anatomy
from shardwright.passes.search.problem.layers_of_programs import Layers
from shardwright.passes.search.problem.problem import Floats, Problem, whole

NO_CAP = 1 << 62


def with_row(problem: Problem) -> Problem:
    """A row that holds nothing."""
    none = np.zeros(1, np.int64)
    return replace(problem, held=none, cap=np.array([NO_CAP], np.int64))


def with_bytes(problem: Problem, layers: Layers) -> Problem:
    """The problem of layers with a row of what their members hold."""
    held = [_bytes(one) for one in problem.anatomy]
    sums: list[Floats] = [np.zeros(int(size)) for size in layers.problem.sizes]
    behind = {int(b) for b in problem.edges[:, 1]}
    rows = zip(whole(problem.kinds), whole(layers.of), layers.choice, strict=True)
    for node, (kind, group, choice) in enumerate(rows):
        if not (problem.anatomy[kind].is_value and node in behind):  # what an op makes, once
            sums[group] += held[kind][choice]
    loads = np.array([(0, k, k) for k in range(len(sums))], np.int64)
    vectors = tuple(np.ceil(one).astype(np.int64) for one in sums)
    return replace(with_row(layers.problem), loads=loads, vectors=vectors)


def _bytes(one: Anatomy) -> Floats:
    """[K] bytes of the first result on a device."""
    if not one.outs:
        return np.zeros(one.count)
    return one.width * one.local(one.outs[0], one.out_shapes[0]).prod(axis=1)
