"""The numpy reference: a program on one device, or a local program on all devices of its mesh."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

import numpy as np

from shardwright.ir.analysis.whole_arrays import whole_args, whole_results
from shardwright.ir.core import Func, Module
from shardwright.ir.diagnostics.at_op import place_of
from shardwright.ir.errors import Place, error
from shardwright.ir.reference.collective_semantics import Bundle, Disagreement
from shardwright.ir.reference.device_blocks import Plan, cut, join, plan_of, true_types
from shardwright.ir.reference.interpreter import Interpreter, Lockstep, Progress, stored
from shardwright.ir.reference.limits import check_bytes, check_devices
from shardwright.ir.reference.uneven_blocks import padded, unpadded
from shardwright.ir.value_labels import arg_label, result_label
from shardwright.ir.verifier.call_graph import check_calls
from shardwright.ir.verifier.executable_subset import check_plain
from shardwright.spec.op import Values
from shardwright.spec.types import ELEMENTS, TensorType, Type

Given = Mapping[int, Values]
_T = TypeVar("_T")


def run(
    module: Module,
    args: Sequence[Values],
    func: str = "main",
    given: Given | None = None,
    progress: Progress | None = None,
) -> list[Values]:
    """Run a function on one device, `sdy` ops being identities; returns its results.

    Arguments and results have their true types, also where `pad` made those of the program longer.
    `args`: one array per argument, in the numpy dtypes of `spec.types.ELEMENTS`.
    `given[k]` replaces what is returned as result k as soon as it is computed, for all that uses
    it. Where main has rows of arrays (`plan.arg_rows`), all these are whole ones.
    Raises ProgramError when arguments do not fit or an op cannot be run.
    """
    target = _function(module, func)
    check_bytes(module, target)
    types = [value.type for value in target.args]
    ins, outs = true_types(target) or (types, target.result_types)
    arrays = _padded(taken_args(module, target, args, ins), types)
    returned = target.body.terminator.operands
    given = _split_results(target, outs, given)
    replaced = {
        returned[k]: padded(np.asarray(array), returned[k].shape) for k, array in given.items()
    }
    results = Interpreter(module, replaced, progress).call(target, _given_up(arrays))
    found = [
        np.array(unpadded(value, type.shape) if isinstance(type, TensorType) else value)
        for value, type in zip(_given_up(results), outs, strict=True)
    ]
    return whole_arrays_of(target, outs, found)


def taken_args(
    module: Module, func: Func, args: Sequence[Values], types: Sequence[Type]
) -> list[Values]:
    """The arguments of a function as its types are: rows, where it was given whole arrays."""
    whole = whole_args(func, types)
    if whole is None:
        return checked_args(module, func, args, types)
    return whole.split(checked_args(module, func, args, whole.types))


def _split_results(func: Func, types: Sequence[Type], given: Given | None) -> Given:
    """What replaces results, by the results that there are."""
    whole = whole_results(func, types)
    if whole is None or not given:
        return given or {}
    groups = whole.groups()
    return {
        k: np.asarray(array)[whole.rows[k].of(np.shape(array))]
        for number, array in given.items()
        for k in groups[number]
    }


def whole_arrays_of(func: Func, types: Sequence[Type], results: list[Values]) -> list[Values]:
    """Results as the program gave them, where these are rows of some."""
    whole = whole_results(func, types)
    return results if whole is None else whole.joined(results)


def _given_up(items: list[_T]) -> Iterator[_T]:
    """The items one by one, each no longer held here once it is out."""
    items.reverse()
    while items:
        yield items.pop()


def _padded(arrays: Sequence[Values], types: Sequence[Type]) -> list[Values]:
    """Arguments of a program that `pad` rewrote, as long as its types."""
    return [
        padded(array, type.shape) if isinstance(type, TensorType) else array
        for array, type in zip(arrays, types, strict=True)
    ]


def run_devices(
    module: Module,
    args: Sequence[Values],
    func: str = "main",
    given: Given | None = None,
    progress: Progress | None = None,
) -> list[Values]:
    """Run a `local` program on all devices of its mesh in lockstep; arguments and results are
    global.

    Arguments are cut by `plan.arg_shardings`, results joined by `plan.result_shardings`; `given` is
    as in `run`, with global arrays. Raises ProgramError also when devices that hold copies of one
    block of a result disagree, or when devices would leave a loop at different times.
    """
    target = _function(module, func)
    check_bytes(module, target)
    plan = plan_of(module, target, place_of(module, target))
    check_devices(plan.mesh.device_count, place_of(module, target))
    arrays = taken_args(module, target, args, plan.arg_types)
    given = _split_results(target, plan.result_types, given)
    bundles = (
        Bundle(cut(plan.mesh, sharding, array))
        for sharding, array in zip(plan.arg_shardings, arrays, strict=True)
    )
    replaced = {
        target.body.terminator.operands[k]: Bundle(
            cut(plan.mesh, plan.result_shardings[k], np.asarray(array))
        )
        for k, array in given.items()
    }
    results = Lockstep(module, plan.mesh, replaced, progress).call(target, bundles)
    found = [
        joined(module, target, plan, index, bundle.parts)
        for index, bundle in enumerate(_given_up(results))
    ]
    return whole_arrays_of(target, plan.result_types, found)


def joined(module: Module, func: Func, plan: Plan, index: int, parts: Sequence[Values]) -> Values:
    type = plan.result_types[index]
    assert isinstance(type, TensorType)
    try:
        return join(plan.mesh, plan.result_shardings[index], type, parts)
    except Disagreement as fault:
        message = f"{result_label(func, index)} of @{func.symbol}: {fault}"
        raise error(message, place_of(module, func.body.terminator)) from None


def _function(module: Module, name: str) -> Func:
    check_plain(module)
    check_calls(module)
    target = module.main if name == "main" else module.func(name)
    if target is None or target.is_declaration:
        known = ", ".join(f"@{f.symbol}" for f in module.funcs[:5])
        raise error(f"no function @{name} to run", Place(module.file), help=f"known: {known}")
    return target


def checked_args(
    module: Module, func: Func, args: Sequence[Values], types: Sequence[Type]
) -> list[Values]:
    """The arguments as read-only arrays, after comparing them with the function's types."""
    place = place_of(module, func)
    if len(args) != len(types):
        raise error(f"@{func.symbol} takes {len(types)} arguments, got {len(args)}", place)
    arrays: list[Values] = []
    for index, (arg, type) in enumerate(zip(args, types, strict=True)):
        array = np.asarray(arg).view()
        if isinstance(type, TensorType):
            dtype = np.dtype(ELEMENTS[type.element].numpy)
            if array.shape != type.shape or array.dtype != dtype:
                found = f"shape {array.shape} and dtype {array.dtype}"
                wanted = f"shape {type.shape} and dtype {dtype}"
                said = f"{arg_label(func, index)} has {found}, expected {wanted}: {type}"
                raise error(said, place)
            array = stored(array, type)
        array.flags.writeable = False
        arrays.append(array)
    return arrays
