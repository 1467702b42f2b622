"""Roles of the arguments of main, from the words of their paths, else from their uses.

A word of the path decides (`params['w']`, `opt_state[0].mu`, `batch['x']`). Without one, an
argument that is overwritten is a parameter, or optimizer state where nothing but pointwise ops lie
between it and the results; any other argument is an input.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from shardwright.ir.core import Value
from shardwright.ir.locations.location import Named
from shardwright.passes.cost.liveness.frame import Frame, Held

PARAMETER, OPTIMIZER, BATCH, INPUT = "parameters", "optimizer state", "batch", "inputs"
ACTIVATION, COLLECTIVE, COPY, RESULT = "activations", "collective buffers", "copies", "results"
ROLES: tuple[str, ...] = (PARAMETER, OPTIMIZER, BATCH, INPUT, ACTIVATION, COLLECTIVE, COPY, RESULT)

_WORDS = {
    **dict.fromkeys(("param", "params", "parameters", "weights", "model", "variables"), PARAMETER),
    **dict.fromkeys(
        ("opt", "opt_state", "optimizer", "optimizer_state", "momentum", "moments", "mu", "nu"),
        OPTIMIZER,
    ),
    **dict.fromkeys(("batch", "inputs", "data", "tokens", "labels", "targets"), BATCH),
}
_STATE = "state"  # of the optimizer, unless a further word says otherwise
_WORD = re.compile(r"[A-Za-z]\w*")


def argument_roles(frame: Frame, overwritten: Collection[int]) -> list[str]:
    """The role of each argument. `overwritten`: the numbers of donated arguments."""
    passing = _only_passed_on(frame)
    return [_role(frame.values[n], n in overwritten, passing[n]) for n in frame.args]


def path_of(value: Value) -> str:
    """The user's name of an argument: its JAX path, or its name in the text; "" for neither."""
    if isinstance(value.loc, Named):
        return value.loc.name
    return value.name if not re.fullmatch(r"(arg)?\d*", value.name) else ""


def _role(value: Value, is_overwritten: bool, is_passed_on: bool) -> str:
    words = _WORD.findall(path_of(value))
    found = next((_WORDS[word] for word in words if word in _WORDS), "")
    if found or _STATE in words[:1]:
        return found or OPTIMIZER
    if not is_overwritten:
        return INPUT
    return OPTIMIZER if is_passed_on else PARAMETER


_SOFT = (Held.INLINE, Held.VIEW)


def _only_passed_on(frame: Frame) -> list[bool]:
    """Per value whether all that is made of it are results, by pointwise ops and views alone."""
    found = [True] * len(frame.sizes)
    kinds, outs, ins = frame.kinds, frame.outs, frame.ins
    for node in range(len(kinds) - 1, -1, -1):
        is_soft = kinds[node] in _SOFT
        if not (is_soft and all([found[out] for out in outs[node]])):
            for number in ins[node]:
                found[number] = False
    return found
