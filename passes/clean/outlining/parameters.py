"""What functions of regions are given, and the copy that a function is the body of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from shardwright.ir.core import Value
from shardwright.passes.clean.outlining.apart import Apart
from shardwright.passes.clean.outlining.repeated_regions import Alike

Parameter = tuple[Value, ...]  # by copy what it gives for it


class Standing(NamedTuple):
    """A copy whose ops say what those of all copies do. `told`: by what it gives the parameter."""

    number: int
    told: dict[Value, Parameter]


def parameters(found: Alike, apart: Apart) -> list[Parameter]:
    """The parameters of the function."""
    return list(dict.fromkeys(given for _, given in _pairs(found, apart, 0)))


def standing(found: Alike, apart: Apart) -> Standing | None:
    """The first copy that gives other values for other parameters: where two layers begin with one
    value, it alone does not say which of them an op takes. None where all copies are such.
    """
    every = (Standing(number, told(found, apart, number)) for number in range(len(found.starts)))
    return next((one for one in every if _is_clear(found, apart, one)), None)


def told(found: Alike, apart: Apart, number: int) -> dict[Value, Parameter]:
    """By value that a copy gives the parameter; of several the last."""
    return dict(_pairs(found, apart, number))


def _pairs(found: Alike, apart: Apart, number: int) -> Iterator[tuple[Value, Parameter]]:
    """What a copy gives, and for which parameters."""
    for values in found.params:
        if apart.is_one(values):
            leaves = zip(apart.leaves(values[number]), apart.leaves(values[0]), strict=True)
            yield from ((own, (first,) * len(values)) for own, first in leaves)
        else:
            given = apart.scalars(values) or values
            yield given[number], given


def _is_clear(found: Alike, apart: Apart, one: Standing) -> bool:
    """True if no value is given for two parameters, and none that is computed anew is given."""
    if any(one.told[value] != given for value, given in _pairs(found, apart, one.number)):
        return False
    for values in found.params:
        own = values[one.number]
        if apart.is_one(values):
            if any(value in one.told for value in _between(own, apart.leaves(own))):
                return False
        elif apart.scalars(values) is not None and own in one.told:
            return False
    return True


def _between(value: Value, leaves: list[Value]) -> Iterator[Value]:
    """A value and what it is computed of, as far as some others."""
    if value in leaves or value.op is None:
        return
    yield value
    for operand in value.op.operands:
        yield from _between(operand, leaves)
