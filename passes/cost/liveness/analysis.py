"""Memory analysis of a `local` program: peak bytes of one device, by category and live set."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import prod
from typing import NamedTuple

from shardwright.ir.analysis.collective_traffic import trip_count
from shardwright.ir.analysis.donation import donated
from shardwright.ir.core import Func, Module, Op, Value
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.ir.errors import error, no_main
from shardwright.ir.gc_pause import not_collecting
from shardwright.ir.reference.device_blocks import plan_of
from shardwright.ir.walk import all_ops
from shardwright.passes.cost.liveness.argument_roles import (
    ACTIVATION,
    COLLECTIVE,
    COPY,
    RESULT,
    ROLES,
    argument_roles,
    path_of,
)
from shardwright.passes.cost.liveness.eager_frame import eager_frame
from shardwright.passes.cost.liveness.frame import Frame, Held, frame_of
from shardwright.passes.cost.liveness.lowered_frame import lowered_frame
from shardwright.passes.cost.liveness.materialized import Fused
from shardwright.passes.cost.liveness.on_chip_values import Fuse, kept_on_chip
from shardwright.passes.cost.liveness.order import TEXT, Order
from shardwright.passes.cost.liveness.spans import Span
from shardwright.passes.cost.liveness.stage_owners import owners, runs_stages, stage_count
from shardwright.passes.cost.liveness.stage_slice import Slice, sliced
from shardwright.passes.cost.liveness.sweep import Sweep, sweep
from shardwright.passes.cost.stages.stages import Pass, passes_of
from shardwright.passes.pipeline.schedules.actions import Lists
from shardwright.passes.pipeline.schedules.staged_calls import (
    Plan,
    expect_playable,
    played_lists,
    stage_calls,
)
from shardwright.passes.pipeline.schedules.staged_calls import plan_of as schedule_of
from shardwright.spec.attributes import Int
from shardwright.spec.cluster import Cluster
from shardwright.spec.plan import ARG_SHARDINGS, MICROBATCHES
from shardwright.spec.types import ELEMENTS, TensorType, Type


@dataclass(frozen=True)
class Alive:
    """A value in memory at the peak. `name`: its path or its name in the text, without `%`.

    `until`: the step of its block at which it ends, for comparison. `bytes` are of all `count`
    copies: of micro-batches in flight.
    """

    value: Value
    name: str
    bytes: int
    role: str
    until: int
    count: int = 1

    @property
    def op(self) -> Op | None:
        """The op that made it; None for an argument."""
        return self.value.op


@dataclass(frozen=True)
class Peak:
    """Bytes on one device. `bytes` is the most at any time.

    Arguments stay the whole time; results that take the place of donated arguments
    (`aliased_bytes`) cost nothing; `temp_bytes`: the most at once of all that is neither argument
    nor result. `path`: the op of main at which the peak is, and the ops inside its regions down to
    the one; empty without ops. `live`: all that is in memory then, largest first. `timeline`: per
    op of main that runs by itself, bytes while it does. `roles`: bytes at the peak.
    `padding_bytes`: the part of arguments and results that only makes shards equal, on average.
    Of a pipeline: `stages`, by group of devices, and at the peak of each `flying`, passes forward
    that wait for theirs back or are under way.
    """

    bytes: int
    argument_bytes: int
    result_bytes: int
    aliased_bytes: int
    temp_bytes: int
    padding_bytes: int
    path: tuple[Op, ...]
    live: tuple[Alive, ...]
    timeline: tuple[tuple[Op, int], ...]
    roles: dict[str, int]
    flying: int = 0
    stages: tuple[Peak, ...] = ()


def peak(module: Module, cluster: Cluster | None = None, known: Fuse | None = None) -> Peak:
    """Memory that one device needs to run a `local` program. Raises ProgramError on another stage.

    On a cluster whose chips have one kernel for attention, what that makes for itself takes none.
    `known`: gives the kernels of a block for these chips, if a simulator has found them already.
    """
    if cluster is None:
        return analyse(module)
    return analyse(module, on_chip=kept_on_chip(module, cluster, known))


def analyse(module: Module, order: Order = TEXT, on_chip: Collection[Value] = ()) -> Peak:
    """The peak of a `local` program; values of `on_chip` take no memory. Raises ProgramError on
    another stage, and where a size is not known.

    With pipeline stages it is the peak of the device that holds most, and `stages` has all.
    """
    with not_collecting():
        held, parts, is_pipeline = _parts(module, order, on_chip)
        peaks = [held.peak(part) for part in parts]
        if not is_pipeline:
            return peaks[0]
        return replace(max(peaks, key=lambda peak: peak.bytes), stages=tuple(peaks))


def bytes_held(module: Module, order: Order = TEXT, on_chip: Collection[Value] = ()) -> int:
    """The `bytes` of `analyse`, without all the rest."""
    with not_collecting():
        held, parts, _ = _parts(module, order, on_chip)
        return max(held.swept(part).bytes for part in parts)


def _parts(
    module: Module, order: Order, on_chip: Collection[Value]
) -> tuple[_Held, list[Slice], bool]:
    """What devices run: all of main, or of a pipeline a part for each group of devices."""
    main = module.main
    if main is None:
        raise no_main(module.file)
    if ARG_SHARDINGS not in main.notes:
        help = "run the pipeline propagate,partition first"
        raise error("memory is that of one device: the program is not local", help=help)
    expect_sizes(module)
    frame, order = _framed(module, main, order)
    _leave_out(frame, on_chip)
    held = _Held(module, main, donated(main), order)
    parts = stage_slices(module, frame)
    if parts:
        return held, parts, True
    return held, [Slice(frame, [*range(len(frame.args))], [*range(len(frame.returned))])], False


def _framed(module: Module, main: Func, order: Order) -> tuple[Frame, Order]:
    """The columns of main, and the order it runs in: that of the text where stages are played."""
    is_text = not (order.lowers or order.eager)
    if is_text or schedule_of(module) is not None:
        frame = frame_of(module, main.body)
        if is_staged(module, frame):
            return frame, TEXT
        if is_text:
            return frame, order
    if order.lowers:
        return lowered_frame(module, main.body, order.native), order
    return eager_frame(module, main.body), order


def is_staged(module: Module, frame: Frame) -> bool:
    """True if a schedule of stages is played, op by op in the order of the text."""
    return schedule_of(module) is not None and bool(stage_count(frame))


def _leave_out(frame: Frame, on_chip: Collection[Value]) -> None:
    if on_chip:
        for number, value in enumerate(frame.values):
            frame.sizes[number] = 0 if value in on_chip else frame.sizes[number]
        for inner in (inner for frames in frame.inner for inner in frames):
            _leave_out(inner, on_chip)


def expect_sizes(module: Module) -> None:
    """Raises ProgramError at a value of unknown size."""
    ops = all_ops(module)
    types = {value.type for op in ops for value in op.results}
    args = (v for op in ops if op.regions for r in op.regions for b in r.blocks for v in b.args)
    types.update([value.type for value in args])
    if all(type.is_static for type in types if isinstance(type, TensorType)):
        return
    for op in module.walk():
        blocks = [block for region in op.regions for block in region.blocks]
        for value in [*op.results, *(value for block in blocks for value in block.args)]:
            if isinstance(value.type, TensorType) and not value.type.is_static:
                help = "write the sizes: memory is known for static shapes only"
                raise op_error(module, op, f"has a value of unknown size, {value.type}", help=help)


class _Swept(NamedTuple):
    """`bytes`: at most; `overwritten`: arguments whose place results take, by number."""

    sweep: Sweep
    bytes: int
    arguments: int
    results: int
    aliased: int
    overwritten: set[int]


def _swept(
    frame: Frame,
    homes: Mapping[int, int],
    types: Sequence[Type],
    order: Order,
    known: Fused | None = None,
) -> _Swept:
    """What a frame holds that gives results of these types, some in place of arguments."""
    found = sweep(frame, {k: frame.args[a] for k, a in homes.items()}, order, held=known)
    arguments = sum(frame.sizes[number] for number in frame.args)
    sizes = [type.bytes for type in types]
    results, aliased = sum(sizes), sum(sizes[place] for place in homes)
    # A line of torch may return a view of less, or what it was given.
    least = 0 if order.eager else arguments + results - aliased
    most = max(arguments + found.most, least)
    return _Swept(found, most, arguments, results, aliased, {frame.args[a] for a in homes.values()})


def most_held(
    frame: Frame, held: Fused | None, homes: Mapping[int, int], types: Sequence[Type], order: Order
) -> int:
    """The bytes that main holds at most, by its columns. `held`: what of it is in memory, where it
    is known; `homes`: by result the argument whose place it takes; `types`: of results.
    """
    return _swept(frame, homes, types, order, held).bytes


class _Held:
    """Holdings of devices that run parts of main. `homes`: by result the argument it takes over."""

    def __init__(self, module: Module, main: Func, homes: dict[int, int], order: Order) -> None:
        self.module, self.main, self.homes, self.order = module, main, homes, order

    def swept(self, part: Slice) -> _Swept:
        """The sweep over a device, and the sizes that follow."""
        frame, main = part.frame, self.main
        places = {argument: place for place, argument in enumerate(part.args)}
        homes = {
            place: places[self.homes[result]]
            for place, result in enumerate(part.returned)
            if self.homes.get(result) in places
        }
        types = [main.result_types[result] for result in part.returned]
        return _swept(frame, homes, types, self.order)

    def peak(self, part: Slice) -> Peak:
        """The peak of a device."""
        found, most, arguments, results, aliased, overwritten = self.swept(part)
        live, path = _alive_at(found, overwritten)
        spent: dict[str, int] = dict.fromkeys(ROLES, 0)
        for one in live:
            spent[one.role] += one.bytes
        steps = zip(
            found.steps, found.used, strict=False
        )  # the end, where results are copied, aside
        ran = ((found.frame.ops[nodes[0]], used) for nodes, used in steps if nodes[0] >= 0)
        return Peak(
            most,
            arguments,
            results,
            aliased,
            found.temp,
            _padding(self.module, self.main, part),
            tuple(path),
            tuple(live),
            tuple((op, arguments + used) for op, used in ran),
            {role: spent[role] for role in ROLES if spent[role]},
            found.inner.flying if found.inner is not None else 0,
        )


def _alive_at(found: Sweep, overwritten: set[int]) -> tuple[list[Alive], list[Op]]:
    """The live values at the peak, largest first, and the ops at which it is, outermost first."""
    frame = found.frame
    roles = argument_roles(frame, overwritten)
    live = [
        Alive(frame.values[n], _name(frame.values[n]), frame.sizes[n], role, len(found.steps))
        for n, role in zip(frame.args, roles, strict=True)
    ]
    path: list[Op] = []
    level: Sweep | None = found
    while level is not None:
        live += [_alive(level, span) for span in level.alive()]
        for other, spans, copies in level.waiting:
            live += [_alive(other, span, copies) for span in spans if copies]
        if level.frame.ops:
            path.append(_op_at(level))
        level = level.inner
    live.sort(key=lambda one: -one.bytes)
    return live, path


def _op_at(level: Sweep) -> Op:
    """The op at the peak; of a step that copies an argument the first that runs."""
    nodes = [nodes[0] for nodes in level.steps[level.at :] if nodes[0] >= 0]
    return level.frame.ops[nodes[0] if nodes else -1]


def _alive(level: Sweep, span: Span, count: int = 1) -> Alive:
    value = level.frame.values[level.fused.owners[span.store]]
    role = ACTIVATION
    if span.is_copy or level.fused.owners[span.store] in level.frame.copies:
        role = COPY
    elif span.is_result:
        role = RESULT
    elif _kind(level, span.store) is Held.MOVE:
        role = COLLECTIVE
    return Alive(value, _name(value), count * span.bytes, role, span.last, count)


def _kind(level: Sweep, store: int) -> Held | None:
    node = level.fused.birth[store]
    return level.frame.kinds[node] if node >= 0 else None


def _name(value: Value) -> str:
    return path_of(value) or value.name


def _padding(module: Module, main: Func, part: Slice) -> int:
    """Bytes of arguments and results that exist only because shards are equally large."""
    plan = plan_of(module, main)
    args = [*zip(plan.arg_shardings, plan.arg_types, main.args, strict=True)]
    results = [*zip(plan.result_shardings, plan.result_types, main.result_types, strict=True)]
    rows = [*(args[k] for k in part.args), *(results[k] for k in part.returned)]
    total = 0
    for sharding, whole, held in rows:
        local = held.type if isinstance(held, Value) else held
        if isinstance(whole, TensorType) and isinstance(local, TensorType):
            parts = prod(sharding.sizes(plan.mesh))
            spare = local.count * parts - whole.count
            total += spare * ELEMENTS[local.element].bits // 8 // max(parts, 1)
    return total


# --- pipeline stages: a frame for each group of devices


def stage_slices(module: Module, frame: Frame) -> list[Slice]:
    """By group of devices what it runs of main; empty where no stages are played.

    Raises ProgramError for a schedule that cannot be played.
    """
    plan, count = schedule_of(module), stage_count(frame)
    if plan is None or not count:
        return []
    lists: dict[int, Lists] = {}
    for node, op in enumerate(frame.ops):
        if not runs_stages(frame, node):
            continue
        calls = stage_calls(module, op.regions[1].block)
        if not calls or not plan.has(len(calls)):
            return []  # its time is that of a loop, too
        turns = _turns(module, frame, node)
        expect_playable(module, op, plan, calls, turns)
        lists[node] = played_lists(module, op, plan, calls, turns)
    found = owners(frame, count)
    return [
        sliced(frame, found, _stages(plan, device, count), partial(_order, lists, device))
        for device in range(plan.devices)
    ]


def _stages(plan: Plan, device: int, count: int) -> int:
    """The stages of a group of devices, as bits."""
    return sum(1 << stage for stage in plan.stages_of(device, count))


def _order(lists: dict[int, Lists], device: int, node: int) -> Sequence[Pass]:
    return passes_of(lists[node], device)


def _turns(module: Module, frame: Frame, node: int) -> int:
    """The number of micro-batches of a loop. Raises ProgramError where nothing says it."""
    op = frame.ops[node]
    found, note = trip_count(op), module.notes.get(MICROBATCHES)
    if found is None and isinstance(note, Int):
        found = note.value
    if found is None or found < 1:
        help = f"say how many micro-batches it runs: {MICROBATCHES} = 8 : i64 on the module"
        raise op_error(module, op, "runs an unknown number of times", help=help)
    return found
