"""Control flow, calls, returns: shardings pass along data-flow edges, not by factors."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from shardwright.spec.attributes import Attrs
from shardwright.spec.op import OpRow, Run, Sample, Sig, Values
from shardwright.spec.rows.elementwise import pointwise
from shardwright.spec.rows.sampling import draw_element, draw_shape
from shardwright.spec.types import OtherType, Type, tensor, tuple_type
from shardwright.spec.values.fields import i64, integer
from shardwright.spec.verifying import infer_reduction
from shardwright.spec.verifying.attribute_classes import I32_NON_NEGATIVE, I64S
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.faults import Unfit
from shardwright.spec.verifying.infer_collective import same_counts, same_types
from shardwright.spec.verifying.structure import CALLEE, Field, Structure, terminator
from shardwright.spec.verifying.traits import same_shapes
from shardwright.spec.verifying.type_classes import (
    BOOL,
    I32,
    LIVE,
    PART,
    TENSOR,
    TENSOR_OR_TOKEN,
    TOKEN,
    TUPLE,
    ranked,
    variadic,
)


def _while_run(run: Run, *state: Any) -> tuple[Any, ...]:
    current = list(state)
    while bool(run.call(0, *current)[0]):
        current = run.call(1, *current)
    return tuple(current)


def _case_run(run: Run, index: Any) -> tuple[Any, ...]:
    """An index out of range takes the last branch."""
    branch = int(index)
    last = run.regions - 1
    return tuple(run.call(branch if 0 <= branch <= last else last))


def _if_run(run: Run, condition: Any) -> tuple[Any, ...]:
    return tuple(run.call(0 if bool(condition) else 1))


def _call_run(run: Run, *operands: Any) -> tuple[Any, ...]:
    return tuple(run.call(0, *operands))


def _map_run(run: Run, *operands: Values) -> Values:
    """The region works pointwise, so it is run on whole arrays."""
    return np.broadcast_to(run.call(0, *operands)[0], run.sig.out_shape(0))


def _map_sample(random: Random) -> Sample:
    type = tensor(draw_shape(random), draw_element(random, "sint float"))
    attrs = Attrs({"dimensions": i64(range(type.rank))})
    body = random.choice(("add", "mul", "max", "compose"))
    return Sample((type, type), (type,), attrs, body)


def _barrier_run(_: Run, *operands: Any) -> tuple[Any, ...]:
    return operands


def _taken(sig: Sig) -> Sequence[Type]:
    """One part of a tuple."""
    number, type = integer(sig.attrs, "index"), sig.ins[0]
    parts = type.parts if isinstance(type, OtherType) else ()
    if number >= len(parts):
        raise Unfit(f"index {number} is out of bounds of operand with size {len(parts)}", "index")
    return [parts[number]]


_RETURN = "stablehlo.return"

ROWS = [
    OpRow(
        name="stablehlo.while",
        syntax="while",
        structure=Definition(
            ins=(variadic(LIVE),),
            outs=(variadic(LIVE),),
            regions=("cond", "body"),
            ends_with=_RETURN,
        ),
        infer=lambda sig: sig.ins,
        check_bodies=infer_reduction.while_bodies,
        run=_while_run,
    ),
    OpRow(
        name="stablehlo.case",
        structure=Definition(
            ins=(ranked(I32),),
            outs=(variadic(TENSOR_OR_TOKEN),),
            regions=("branches",),
            is_open=True,
            ends_with=_RETURN,
        ),
        infer=lambda sig: sig.outs,
        infer_bodies=infer_reduction.branch_types,
        run=_case_run,
    ),
    OpRow(
        name="stablehlo.if",
        structure=Definition(
            ins=(ranked(BOOL),),
            outs=(variadic(TENSOR_OR_TOKEN),),
            regions=("true_branch", "false_branch"),
            ends_with=_RETURN,
        ),
        infer=lambda sig: sig.outs,
        infer_bodies=infer_reduction.branch_types,
        run=_if_run,
    ),
    OpRow(
        name="stablehlo.map",
        inherent=("dimensions",),
        structure=Definition(
            ins=(variadic(TENSOR),),
            outs=(TENSOR,),
            fields=(Field("dimensions", I64S),),
            regions=("computation",),
            ends_with=_RETURN,
            traits=(same_shapes,),
        ),
        infer=infer_reduction.map_type,
        infer_bodies=infer_reduction.map_types,
        rule=pointwise,
        own_rule=True,
        run=_map_run,
        sample=_map_sample,
    ),
    OpRow(
        name="stablehlo.optimization_barrier",
        held="view",
        syntax="optimization_barrier",
        structure=Definition(
            ins=(variadic(TENSOR | TOKEN),),
            outs=(variadic(TENSOR | TOKEN),),
            traits=(same_counts, same_types),
        ),
        infer=lambda sig: sig.ins,
        run=_barrier_run,
        jax=lambda sig, names: (
            f"lax.optimization_barrier({names[0]})"
            if len(names) == 1
            else f"lax.optimization_barrier(({', '.join(names)}))"
        ),
        torch=lambda sig, names: names[0] if len(names) == 1 else f"({', '.join(names)})",
    ),
    OpRow(
        name="func.call",
        syntax="call",
        inherent=("callee", "no_inline", "arg_attrs", "res_attrs"),
        structure=Structure(operands=None, results=None, fields=(Field("callee", CALLEE),)),
        pure=False,
        run=_call_run,
    ),
    OpRow(name="func.return", syntax="return", structure=terminator("func.func"), pure=False),
    OpRow(
        name="stablehlo.return",
        syntax="stablehlo.return",
        structure=Definition(ins=(variadic(LIVE),)),
        pure=False,
    ),
    OpRow(
        name="stablehlo.tuple",
        syntax="tuple",
        structure=Definition(ins=(variadic(PART),), outs=(TUPLE,)),
        infer=lambda sig: [tuple_type(sig.ins)],
    ),
    OpRow(
        name="stablehlo.get_tuple_element",
        syntax="get_tuple_element",
        inherent=("index",),
        structure=Definition(
            ins=(TUPLE,), outs=(PART,), fields=(Field("index", I32_NON_NEGATIVE),)
        ),
        infer=_taken,
    ),
    OpRow(
        name="stablehlo.after_all",
        syntax="after_all",
        structure=Definition(ins=(variadic(TOKEN),), outs=(TOKEN,)),
    ),
    OpRow(
        name="stablehlo.create_token", syntax="create_token", structure=Definition(outs=(TOKEN,))
    ),
]
