"""The least elements of types of layers, all levels together: what a plan of levels is held to.

AccPar and HyPar find the best types of a level beside those of the levels before, and never look
back. Here all levels are one choice of a layer, a state s of its type at every level l:

    best(i, s) = own(i, s) + min over r of best(i - 1, r) + sum_l taken(i, l, s) T[r_l, s_l]

with T of `kernels/layer_types.py`. O(layers S^2 levels), S = types^levels.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from math import inf
from typing import NamedTuple

import numpy as np

from shardwright.passes.search.kernels.layer_types import BETWEEN
from shardwright.passes.search.problem.problem import Floats
from shardwright.passes.search.rules.typed_layers import Level, TypedLayer

MOST_STATES = 1000  # of a layer


class LayerStates(NamedTuple):
    """By state [S] the elements of a layer by itself, infinite where it may not be in it; by level
    and state [levels, S] what it takes from the layer before, in elements.
    """

    own: Floats
    taken: Floats


def least_elements(
    layers: Sequence[TypedLayer], levels: Sequence[Level], types: int
) -> float | None:
    """Of a chain of layers before any cut, each of the first so many `types` a level; None where
    they have too many states.
    """
    if types ** len(levels) > MOST_STATES:
        return None
    every = list(product(range(types), repeat=len(levels)))
    by_level, between = np.array(every, np.int64).T, np.array(BETWEEN)
    best = np.zeros(0)
    for number, layer in enumerate(layers):
        found = _states(layer, every, levels)
        if not number:
            best = found.own
            continue
        moved = np.zeros((len(every), len(every)))
        for own_types, taken in zip(by_level, found.taken, strict=True):
            moved += between[np.ix_(own_types, own_types)] * taken
        best = found.own + (best[:, None] + moved).min(axis=0)
    return float(best.min())


def _states(
    layer: TypedLayer, every: Sequence[Sequence[int]], levels: Sequence[Level]
) -> LayerStates:
    own, taken = np.zeros(len(every)), np.zeros((len(levels), len(every)))
    for state, chosen in enumerate(every):
        one = replace(layer, left=dict(layer.left), cuts=dict(layer.cuts))
        for number, ((axis, parts), type) in enumerate(zip(levels, chosen, strict=True)):
            if not one.may(type, parts):
                own[state] = inf
                break
            own[state] += one.shape.own()[type]
            taken[number, state] = one.shape.taken
            one.take(type, axis, parts)
    return LayerStates(own, taken)
