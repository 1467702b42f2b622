"""Arguments and results of a step whose stacks are split: each run of rows is one of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from shardwright.ir.analysis.donation import ALIAS, with_alias
from shardwright.ir.core import Func, Value
from shardwright.ir.locations.location import UNKNOWN, Named, named
from shardwright.ir.value_labels import INFO, arg_labels, result_labels
from shardwright.passes.pipeline.stage_rows.row_stages import Run
from shardwright.spec.attributes import Array, Attrs, Int, String
from shardwright.spec.given_rows import GivenRows, spelled_rows
from shardwright.spec.plan import ARG_ROWS, RESULT_ROWS
from shardwright.spec.types import TensorType

Runs = Mapping[Value, Sequence[Run]]
Dims = Mapping[Value, int]  # of rows


def split_arguments(
    main: Func, runs: Runs, dims: Dims, part_types: Callable[[Value], Sequence[TensorType]]
) -> dict[Value, list[Value]]:
    """Give main an argument for each run of a stack that is one; by the old ones these."""
    body, found, args = main.body, dict[Value, list[Value]](), list[Value]()
    labels = arg_labels(main)
    attrs: list[Attrs] = []
    rows: list[String] = []
    for old, said in zip([*body.args], main.arg_attrs, strict=True):
        said_rows = _rows(old, old.index, runs, dims)
        rows += [String(spelled_rows("arg", one)) for one in said_rows]
        made = [body.add_arg(type) for type in part_types(old)] if old in runs else [old]
        child = old.loc.child if isinstance(old.loc, Named) else old.loc
        for new, one in zip(made, said_rows, strict=True):
            new.sharding, new.name = old.sharding, old.name
            new.loc = named(f"{labels[one.number]}{one.suffix}", child or UNKNOWN)
        if old in runs:
            found[old] = made
        args += made
        attrs += [said] * len(made)
    body.set_args(args)
    main.set_boundary(arg_attrs=attrs)
    main.set_note(ARG_ROWS, Array(tuple(rows)))
    return found


def split_results(
    main: Func, runs: Runs, dims: Dims, parts: Mapping[Value, Sequence[Value]],
    args: Sequence[Value],
) -> None:  # fmt: skip
    """Return each run of a stack that is a result. `args`: those that main had.

    Memory that an argument gives to a result goes run by run, where both have the same.
    """
    end = main.body.terminator
    values: list[Value] = []
    rows: list[GivenRows] = []
    labels = result_labels(main)
    first: list[int] = []
    for number, old in enumerate(end.operands):
        first.append(len(values))
        made = parts[old] if old in runs else [old]
        values += made
        rows += _rows(old, number, runs, dims)
    left = iter(main.arg_attrs)
    given = [
        _moved(next(left), part, runs.get(arg), end.operands, runs, first)
        for arg in args
        for part in range(len(runs.get(arg, (None,))))
    ]
    end.set_operands(values)
    main.set_boundary(
        arg_attrs=given,
        result_types=[value.type for value in values],
        result_shardings=[main.result_shardings[one.number] for one in rows],
        result_attrs=[
            main.result_attrs[one.number].set(INFO, String(f"{labels[one.number]}{one.suffix}"))
            for one in rows
        ],
    )
    main.set_note(RESULT_ROWS, Array(tuple(String(spelled_rows("res", one)) for one in rows)))


def _rows(value: Value, number: int, runs: Runs, dims: Dims) -> list[GivenRows]:
    """What an old argument or result becomes."""
    if value not in runs:
        return [GivenRows(number)]
    return [GivenRows(number, dims[value], run.start, run.stop) for run in runs[value]]


def _moved(
    attrs: Attrs, part: int, own: Sequence[Run] | None, results: Sequence[Value], runs: Runs,
    first: Sequence[int],
) -> Attrs:  # fmt: skip
    """The attributes of part of an argument, the result that gets its memory by its new number."""
    alias = attrs.get(ALIAS)
    if not isinstance(alias, Int) or not 0 <= alias.value < len(results):
        return attrs
    fits = runs.get(results[alias.value]) == own
    return with_alias(attrs, {alias.value: first[alias.value] + part} if fits else {})
