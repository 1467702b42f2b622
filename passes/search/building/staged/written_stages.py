"""Writes what a planner of stages answers into the text of a step, as far as text can say it.

Groups are devices next to one another. Stages of as many devices each have one mesh, others each
their own, which `plan.topology` says. Stage k stands on group
k modulo `plan.stages`, unless `plan.actions` has lists for stages in another order. Replicas of a
stage share each micro-batch by rows. A plan of one stage is no pipeline: its micro-batches are a
loop, its replicas cut the rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shardwright.ir.core import Func, Module
from shardwright.passes.pipeline.schedules.actions import in_turn
from shardwright.passes.pipeline.schedules.noted_lists import note_lists, note_schedule
from shardwright.passes.pipeline.schedules.placed_orders import placed_lists, serial_lists
from shardwright.passes.registry import Pipeline, make_step
from shardwright.passes.search.building.staged.op_groups import OpGroups
from shardwright.passes.search.building.staged.prepared_step import (
    mesh_devices,
    spread_apart,
    spread_data,
)
from shardwright.passes.search.building.staged.stage_order import StageOrder, stage_order
from shardwright.passes.search.building.staged.step_chain import labelled
from shardwright.passes.search.building.staged.worked_again import work_again
from shardwright.passes.search.problem.stages.stage_answers import StageAnswer, StageRow
from shardwright.spec.attributes import Unit
from shardwright.spec.machines.number_words import plural
from shardwright.spec.plan import REMAT
from shardwright.spec.schedule_names import (
    CHIMERA,
    INTERLEAVED,
    ONE_F_ONE_B,
    Named,
    legal_microbatches,
    legal_ranks,
)


class Unwritable(Exception):
    """No text says this plan, and why."""


@dataclass(frozen=True)
class Wanted:
    """What is asked of the text. `microbatches`: unless the method chooses them; `schedule`,
    `stages`: None where it does; `each`: devices that are one to the method, which share rows;
    `chooses`: whether it chooses replicas, else rows are shared where that is possible.
    """

    microbatches: int
    schedule: Named | None = None
    stages: int | None = None
    each: int = 1
    chooses: bool = True


@dataclass(frozen=True)
class Written:
    """A step whose ops say their stages. `ranks`: groups of devices; `replicas`: devices of a group
    that share rows; `devices`: in all. By stage `seconds`, of a micro-batch forward and back on one
    chip, and `ops`, labelled; `sent`: by boundary, bytes of a micro-batch forward. `again`: ops
    that are worked out again on the way back. `sizes`: of groups whose numbers of devices differ;
    `replicas` is then the largest.
    """

    module: Module
    schedule: Named
    ranks: int
    replicas: int
    microbatches: int
    devices: int
    seconds: tuple[float, ...]
    sent: tuple[int, ...]
    ops: tuple[int, ...]
    again: int
    sizes: tuple[int, ...] = ()


def written(
    module: Module, main: Func, groups: OpGroups, answer: StageAnswer, wanted: Wanted
) -> Written:
    """The text, made of `module`. Raises Unwritable."""
    rows = answer.stages
    order = stage_order(_row_of(groups, rows), groups.edges)
    count, stages = answer.micro or wanted.microbatches, len(order.devices)
    schedule = _schedule(order, len(rows), count, answer, wanted)
    places = _placed(order, len(rows), stages // schedule.chunks)
    ranks = 1 + max(places)
    if wanted.stages not in (None, ranks):
        raise Unwritable(f"it has {plural(ranks, 'stage')}, and {wanted.stages} are asked for")
    counts = _replicas(rows, answer.copies) if wanted.chooses else (1,) * ranks
    is_equal = len(set(counts)) == 1
    if not is_equal and (len(order.devices) > len(rows) or stages != ranks):
        said = f"its stages have {', '.join(map(str, counts))} devices, and not one group each"
        raise Unwritable(f"{said}, which text does not say")
    stage_of = groups.stage_of(order.stages)
    again = {place for place, group in enumerate(groups.of) if groups.ids[group] in answer.again}
    if stages > 1:
        ops = labelled(main, groups.chain, stage_of)
        copies = work_again(main, groups.chain.numbers(), groups.chain.numbers(again))
    else:
        ops, copies = (len(main.body.ops) - 1,), _kept_short(main, groups, again)
    if is_equal:
        devices = _spread(module, main, counts[0], count, wanted)
        each, sizes = ranks * devices, ()
    else:
        sizes = _spread_apart(module, main, counts, count, wanted)
        devices, each = max(sizes), sum(sizes)
    if stages > 1:
        note_schedule(module, ranks, count, schedule)
        if answer.is_serial:
            note_lists(module, serial_lists(places, count))
        elif stages != ranks * schedule.chunks or places != in_turn(ranks, stages):
            note_lists(module, placed_lists(places, count))
    elif count > 1:
        Pipeline((make_step("microbatch", f"count={count}"),)).run(module)
    seconds = [0.0] * stages
    for place, stage in enumerate(stage_of):
        seconds[stage] += groups.chain.there[place] + groups.chain.back[place]
    more = wanted.microbatches / count  # of the chain's micro-batches are one of the text
    sent = (round(more * size) for size in groups.chain.sent(stage_of, stages))
    return Written(
        module, schedule, ranks, devices, count, each, tuple(more * one for one in seconds),
        tuple(sent), ops, copies, sizes,
    )  # fmt: skip


def _row_of(groups: OpGroups, rows: Sequence[StageRow]) -> list[int]:
    number = {node: k for k, row in enumerate(rows) for node in row.nodes}
    return [number[one] for one in groups.ids]


def _schedule(
    order: StageOrder, rows: int, count: int, answer: StageAnswer, wanted: Wanted
) -> Named:  # fmt: skip
    """The schedule that is asked for, or one that runs these stages."""
    found = wanted.schedule or Named(CHIMERA if answer.copies > 1 else ONE_F_ONE_B)
    if answer.copies > 1 and answer.copies != found.row.replicas:
        said = f"it runs {answer.copies} copies of the model in opposite directions"
        raise Unwritable(f'{said}, and "{found}" has {found.row.replicas}')
    turns = order.turns(rows) if len(order.devices) > rows else 0
    if turns:
        found = wanted.schedule or Named(INTERLEAVED, turns)
        if found.chunks != turns:
            said = f"it has {turns} stages on each device"
            raise Unwritable(f'{said}, and "{found}" has {found.chunks}')
    elif len(order.devices) > rows and found != Named(ONE_F_ONE_B):
        where = " ".join(map(str, order.devices))
        said = f"its {len(order.devices)} stages stand on devices {where}"
        raise Unwritable(f'{said}, which do not go round as those of "{found}" do')
    if answer.is_serial and len(order.devices) > 1 and wanted.schedule is not None:
        said = "a micro-batch passes all of its stages before the next one begins"
        raise Unwritable(f'{said}, which "{found}" does not do')
    ranks = len(order.devices) // found.chunks
    if legal_ranks(found, ranks) != ranks:
        raise Unwritable(f'"{found}" takes an even number of stages, and it has {ranks}')
    legal = legal_microbatches(found, ranks, count)
    if legal != count:
        said = f'"{found}" takes micro-batches in multiples of {ranks}'
        raise Unwritable(f"{said}, and it has {count}")
    return found


def _placed(order: StageOrder, rows: int, ranks: int) -> tuple[int, ...]:
    """By stage its group of devices, numbered in the order in which stages first come to them."""
    if len(order.devices) == rows:
        return in_turn(ranks, rows)
    number = {device: k for k, device in enumerate(dict.fromkeys(order.devices))}
    return tuple(number[device] for device in order.devices)


def _replicas(rows: Sequence[StageRow], copies: int) -> tuple[int, ...]:
    """Replicas of each stage in a copy of the model, which stand on devices next to one another."""
    counts = tuple(row.devices // copies for row in rows)
    placed = [row.machines for row in rows if row.machines]
    room = sum(counts) // len(placed[0]) if placed else 0
    for stage, machines in enumerate(placed):
        first, last = sum(counts[:stage]), sum(counts[: stage + 1])
        beside = [max(0, min(last, (k + 1) * room) - max(first, k * room))
                  for k in range(len(machines))]  # fmt: skip
        if list(machines) != beside:
            where = "+".join(map(str, machines))
            said = f"stage {stage} stands on {where} devices of machines"
            raise Unwritable(f"{said}, and text puts stages on devices next to one another")
    return counts


def _kept_short(main: Func, groups: OpGroups, again: set[int]) -> int:
    """Results of a plan of one stage that are not kept: `remat` works them out again."""
    numbers = groups.chain.numbers(again)
    for number in numbers:
        main.body.ops[number].set_note(REMAT, Unit())
    return len(numbers)


def _spread(module: Module, main: Func, replicas: int, count: int, wanted: Wanted) -> int:
    """Devices of a stage, of which replicas share rows."""
    size, devices = mesh_devices(module), replicas * wanted.each
    if size is None:
        is_shared = spread_data(module, main, devices, count if wanted.chooses else 1)
        if not is_shared and wanted.chooses:
            raise Unwritable(f"{devices} replicas do not divide the rows of a micro-batch")
    elif replicas > 1:
        said = f"its stages have {replicas} replicas of the program's mesh of {size} devices"
        raise Unwritable(f"{said}, and text has one mesh: --ignore-annotations drops it")
    return devices


def _spread_apart(
    module: Module, main: Func, counts: Sequence[int], count: int, wanted: Wanted
) -> tuple[int, ...]:
    """Devices of each stage, on meshes of their own."""
    size, sizes = mesh_devices(module), tuple(one * wanted.each for one in counts)
    if size is not None:
        said = f"its stages have replicas of the program's mesh of {size} devices"
        raise Unwritable(f"{said}, and text has one mesh: --ignore-annotations drops it")
    if not spread_apart(module, main, sizes, count):
        shown = ", ".join(map(str, sizes))
        raise Unwritable(f"{shown} replicas do not each divide the rows of a micro-batch")
    return sizes
