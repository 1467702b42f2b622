"""Control flow, calls, returns: shardings pass along data-flow edges, not by factors."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..op import OpRow, Run, Values


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


def _barrier_run(_: Run, *operands: Any) -> tuple[Any, ...]:
    return operands


ROWS = [
    OpRow(name="stablehlo.while", syntax="while", run=_while_run),
    OpRow(name="stablehlo.case", run=_case_run),
    OpRow(name="stablehlo.if", run=_if_run),
    OpRow(name="stablehlo.map", inherent=("dimensions",), run=_map_run),
    OpRow(
        name="stablehlo.optimization_barrier",
        syntax="optimization_barrier",
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
        pure=False,
        run=_call_run,
    ),
    OpRow(name="func.return", syntax="return", pure=False),
    OpRow(name="stablehlo.return", syntax="stablehlo.return", pure=False),
    OpRow(name="stablehlo.tuple", syntax="tuple"),
    OpRow(
        name="stablehlo.get_tuple_element",
        syntax="get_tuple_element",
        inherent=("index",),
    ),
    OpRow(name="stablehlo.after_all", syntax="after_all"),
    OpRow(name="stablehlo.create_token", syntax="create_token"),
]
