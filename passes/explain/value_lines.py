"""Lines of the values of a program: global type, sharding, and the local shard of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from shardwright.ir.analysis.local_plan import Tensor, read_plan
from shardwright.ir.analysis.shard_types import local_type
from shardwright.ir.core import Module, Value
from shardwright.ir.print import printed_names
from shardwright.ir.value_labels import (
    NOT_SAID,
    arg_labels,
    axes_words,
    name_of,
    result_labels,
    shown,
    spelled,
    values_of,
)
from shardwright.spec.stages import sharding_of


@dataclass(frozen=True)
class ValueLine:
    """One value, by the name it has in the text.

    `role`: `argument` or `result` of main, or empty. `label`: the op that makes it, or what the
    user calls an argument or result. `type`, `sharding`, `local_type` are text, `-` where the
    program does not say; `bytes` are those on one device.
    """

    function: str
    name: str
    role: str
    label: str
    type: str
    sharding: str
    local_type: str
    bytes: int


def global_lines(module: Module) -> Iterator[ValueLine]:
    """The values of a propagated program. Dims that axes do not divide count as padded up."""
    ends = _ends(module)
    for func in module.funcs:
        for value in values_of(func):
            role, label = ends.get(value, ("", _op_name(value)))
            local = local_type(module, value)
            found = sharding_of(value)
            yield ValueLine(
                func.symbol,
                name_of(value),
                role,
                label,
                spelled(value.type),
                shown(value.type, found),
                spelled(local),
                local.bytes,
            )


def local_lines(module: Module) -> Iterator[ValueLine]:
    """The values of a local program; it says the global type of arguments and results only."""
    ends, plan = _ends(module), read_plan(module)
    tensors: dict[Value, Tensor] = dict(zip(plan.main.args, plan.args, strict=True))
    tensors |= dict(zip(plan.main.body.terminator.operands, plan.results, strict=True))
    for func in module.funcs:
        for value in values_of(func):
            role, label = ends.get(value, ("", _op_name(value)))
            tensor = tensors.get(value)
            yield ValueLine(
                func.symbol,
                name_of(value),
                role,
                label,
                spelled(tensor.type) if tensor else NOT_SAID,
                axes_words(tensor.axes) if tensor else NOT_SAID,
                spelled(value.type),
                value.type.bytes,
            )


def name_values(module: Module) -> None:
    """Where passes left values without a name, name all as they are printed."""
    if all(value.name for func in module.funcs for value in values_of(func)):
        return
    for value, name in printed_names(module).items():
        value.name = name[1:].partition("#")[0]


def _ends(module: Module) -> dict[Value, tuple[str, str]]:
    """Role and label of main's arguments and results."""
    main = module.main
    if main is None:
        return {}
    outputs = main.body.terminator.operands
    ends = {v: ("result", label) for v, label in zip(outputs, result_labels(main), strict=True)}
    ends |= {v: ("argument", label) for v, label in zip(main.args, arg_labels(main), strict=True)}
    return ends


def _op_name(value: Value) -> str:
    return value.op.name if value.op else ""
