"""`chlo.scan`: a region run over the slices of its inputs in turn, with values carried along.

The region takes a slice of each input and the carried values; it returns a slice of each output
and the next carried values. What it does is any program, so there is no factor rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from shardwright.spec.attributes import Ints
from shardwright.spec.op import OpRow, Run, Sig, Values
from shardwright.spec.types import DYNAMIC, TensorType
from shardwright.spec.values.fields import flag, integer
from shardwright.spec.verifying.attribute_classes import BOOL, I64_NON_NEGATIVE
from shardwright.spec.verifying.compat import fit
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.dynamic_classes import first
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.type_classes import ALL, any_rank, variadic

_OPERANDS, _RESULTS = "operandSegmentSizes", "resultSegmentSizes"


def scanned(sig: Sig) -> tuple[int, int]:
    """The number of inputs, and of outputs; the other operands and results are carried."""
    return _first(sig, _OPERANDS), _first(sig, _RESULTS)


def _first(sig: Sig, key: str) -> int:
    sizes = sig.attrs.get(key)
    return sizes.values[0] if isinstance(sizes, Ints) and sizes.values else 0


def _problems(sig: Sig) -> Iterator[str]:
    """Of the numbers of values; what the region says is looked at with the region."""
    for key, word, types in (
        (_OPERANDS, "operand", sig.ins),
        (_RESULTS, "result", sig.outs),
    ):
        sizes = sig.attrs.get(key, Ints((), "i32"))
        if not isinstance(sizes, Ints) or sizes.type != "i32":
            yield f"for `{key}`: expected DenseI32ArrayAttr"
            return
        found = sizes.values
        if found and len(found) != 2:
            yield f"for `{key}`: size mismatch in attribute conversion: {len(found)} vs 2"
        if any(size < 0 for size in found):
            yield f"'{key}' attribute cannot have negative elements"
        if sum(found) != len(types):
            yield (
                f"{word} count ({len(types)}) does not match with the total size ({sum(found)}) "
                f"specified in attribute '{key}'"
            )
    inputs, outputs = scanned(sig)
    if inputs + outputs == 0:
        yield "at least one of inputs or outputs must be present"
    yield from _wrong_inputs(sig, inputs)


def _wrong_inputs(sig: Sig, inputs: int) -> Iterator[str]:
    """All inputs are equally long."""
    dim, size = integer(sig.attrs, "dimension"), integer(sig.attrs, "scan_dim_size", DYNAMIC)
    for number, type in enumerate(sig.ins):
        if not isinstance(type, TensorType):
            yield f"operand {number} is not ranked"
        elif number < inputs:
            if dim >= len(type.shape):
                yield f"scan dimension of operand {number} is out of bounds"
            elif not fit(type.shape[dim], size):
                yield f"invalid scan dimension size of operand {number}"
            elif size == DYNAMIC:
                size = type.shape[dim]


_MANY = variadic(any_rank(*ALL))


def _run(run: Run, *operands: Values) -> tuple[Any, ...]:
    sig, dim = run.sig, integer(run.sig.attrs, "dimension")
    inputs, outputs = scanned(sig)
    sources, carried = operands[:inputs], list(operands[inputs:])
    length = sig.shape(0)[dim] if inputs else sig.out_shape(0)[dim]
    steps = range(length)
    made: list[list[Values]] = [[] for _ in range(outputs)]
    for step in reversed(steps) if flag(sig.attrs, "is_reverse") else steps:
        results = run.call(0, *(x.take(step, dim) for x in sources), *carried)
        for column, value in zip(made, results[:outputs], strict=True):
            column.append(value)
        carried = results[outputs:]
    if flag(sig.attrs, "is_reverse"):
        made = [column[::-1] for column in made]
    stacked = [_stacked(sig, k, column, dim) for k, column in enumerate(made)]
    return (*stacked, *carried)


def _stacked(sig: Sig, index: int, column: list[Values], dim: int) -> Values:
    """Slices along the scanned dim; an empty result where there is none."""
    return np.stack(column, dim) if column else np.empty(sig.out_shape(index))


ROWS = [
    OpRow(
        name="chlo.scan",
        syntax="scan",
        structure=Definition(
            ins=(_MANY, _MANY),
            outs=(_MANY, _MANY),
            regions=("body",),
            ends_with="stablehlo.return",
            fields=(
                Field("dimension", I64_NON_NEGATIVE),
                Field("is_associative", BOOL, False),
                Field("is_reverse", BOOL, False),
                Field("scan_dim_size", I64_NON_NEGATIVE, False),
            ),
        ),
        check=first(_problems),
        inherent=(
            "dimension",
            "scan_dim_size",
            "is_reverse",
            "is_associative",
            _OPERANDS,
            _RESULTS,
        ),
        run=_run,
    ),
]
