"""Inputs with the values that arithmetic treats as special: -0, denormals, infinities, NaN.

An infinity or a NaN soon spreads to all that is computed: it is put into one argument at a time, at
two elements, so that where it arrives says something.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from shardwright.ir.core import Module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.value_labels import arg_labels
from shardwright.spec.op import Values
from shardwright.spec.reference.numerics import round_to
from shardwright.spec.types import ELEMENTS


class EdgeInputs(NamedTuple):
    """Arguments, and what is special about them in words."""

    what: str
    args: list[Values]


PLACES = 2  # elements of an argument that become special, of each special value


def edge_inputs(module: Module, seed: int) -> list[EdgeInputs]:
    """Random inputs of main, three times: with small numbers in all float arguments, with
    infinities in one of them, with NaN in one of them. None where no argument has floats.
    """
    main = module.main
    assert main is not None
    floats = [
        k
        for k, value in enumerate(main.args)
        if ELEMENTS[value.tensor.element].kind == "float" and value.tensor.count
    ]
    if not floats:
        return []
    args, labels = inputs(module, seed), arg_labels(main)
    elements = [value.tensor.element for value in main.args]
    rng = np.random.default_rng([seed, len(floats)])
    one, other = (floats[int(rng.integers(len(floats)))] for _ in range(2))

    def planted(where: Sequence[int], values: Sequence[float]) -> list[Values]:
        return [
            _planted(array, values, elements[k], rng) if k in where else array
            for k, array in enumerate(args)
        ]

    return [
        EdgeInputs("-0, denormals", planted(floats, (-0.0, 1e-40, -1e-45, 1e-310))),
        EdgeInputs(f"infinities in {labels[one]}", planted([one], (np.inf, -np.inf))),
        EdgeInputs(f"NaN in {labels[other]}", planted([other], (np.nan,))),
    ]


def _planted(
    array: Values, values: Sequence[float], element: str, rng: np.random.Generator
) -> Values:
    """A copy of an array with special values at random elements."""
    changed = array.copy()
    flat = changed.reshape(-1)
    for value in values:
        for place in rng.integers(flat.size, size=PLACES):
            flat[place] = value
    return round_to(changed, element)
