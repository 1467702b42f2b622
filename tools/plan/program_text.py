"""What `shardwright plan FILE` prints."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from shardwright.ir.core import Module
from shardwright.ir.value_labels import location
from shardwright.passes.cost.evaluation.evaluate import Cost
from shardwright.passes.cost.liveness.scripts import script_peak
from shardwright.passes.search.planning.explained import Explained
from shardwright.passes.search.planning.plan_words import (
    argument_groups,
    binding,
    moved,
    told_ops,
)
from shardwright.passes.search.planning.planned import Plan
from shardwright.passes.search.planning.program_texts import Said, spelled
from shardwright.passes.search.planning.then_reduced import NAME, Reduced
from shardwright.passes.search.planning.tried_plans import OwnWords, Stages, Tried
from shardwright.spec.machines.number_words import byte_count, percent, plural
from shardwright.spec.machines.units import shown
from shardwright.tools.session.target_options import spelled as target_options
from shardwright.tools.session.text_tables import table

GROUPS, PRODUCTS, RUNNERS, KINDS, HELD = 16, 10, 5, 6, 3  # lines at most


@dataclass(frozen=True)
class ProgramAnswer:
    """A plan, where it is written, and the plan of another method if that was asked for."""

    plan: Plan
    file: str
    output: str | None
    versus: Plan | None
    words: str = ""  # options that shaped the search, as they were given, with a limit that fits
    reduced: Reduced | None = None  # what --then p2 gained
    explained: Explained | None = None

    def record(self) -> dict[str, Any]:
        """The JSON object."""
        plan, cost = self.plan, self.plan.cost
        bound = plan.bound
        found: dict[str, Any] = {
            "method": plan.planner.name,
            "label": plan.planner.label,
            "status": plan.status,
            "mesh": dict(plan.mesh.axes),
            "step_seconds": cost.step,
            "peak_bytes": cost.peak_bytes,
            "fits": plan.fits,
            "tier_a_seconds": plan.tier_a,
            "written_tier_a_seconds": plan.tried.tier_a,
            "lower_bound": None if bound is None else {
                "seconds": bound.seconds, "kind": bound.kind, "space": bound.space
            },
            "gap": plan.gap,
            "step_lower_bound": plan.step_bound,
            "evaluations": plan.trials.count,
            "search_seconds": plan.search_s,
            "build_seconds": plan.build_s,
            "seed": plan.task.seed,
            "decides": list(plan.planner.decides),
            "micro_batches": plan.tried.turns,
            "recomputed": plan.tried.recomputed,
            "stages": _stages_record(plan),
            "left_out": plan.trials.left_out,
            "loops_guessed": [
                {"place": str(place), "turns": plan.task.target.trips}
                for place in plan.task.guessed
            ],
            "binds": binding(cost, plan.task.limit),
            "memory_limit": plan.task.limit,
            "least_bytes": plan.least_bytes,
            "then": self._then_record(),
            "runners_up": [
                {"method": one.way, "mesh": dict(one.mesh.axes), "micro_batches": one.turns,
                 "step_seconds": one.seconds, "peak_bytes": one.peak_bytes,
                 "fits": one.peak_bytes <= plan.task.limit,
                 "stages": None if one.stages is None else len(one.stages.units)}
                for one in plan.runners_up
            ],
            "command": self.command,
        }  # fmt: skip
        if self.versus is not None:
            other = self.versus
            found["why_not"] = {
                "method": other.planner.name, "mesh": dict(other.mesh.axes),
                "step_seconds": other.cost.step, "peak_bytes": other.cost.peak_bytes,
                "fits": other.fits, "reasons": list(reasons(plan, other)),
            }  # fmt: skip
        if self.explained is not None:
            found["explain"] = _explain_record(self.explained)
        return found

    def _then_record(self) -> dict[str, Any] | None:
        one = self.reduced
        if one is None:
            return None
        many = {
            "count": one.count, "default_seconds": one.default, "seconds": one.seconds
        }  # fmt: skip
        return {
            "method": NAME, "step_seconds_before": one.before, "gain": one.gain,
            "placed": one.mesh is not None,
            "device_ids": list(one.mesh.device_ids) if one.mesh is not None else [],
            "collectives": many,
        }  # fmt: skip

    @property
    def command(self) -> str:
        """What to run next."""
        options = target_options(self.plan.task.target)
        if not self.plan.fits or self.output in (None, "-"):
            words = f"{shlex.quote(self.file)}{options}{self.words}"
            return f"shardwright plan {words} -o planned.mlir"
        return f"shardwright compile {shlex.quote(str(self.output))}{options} --emit jax"

    def text(self) -> str:
        """For people."""
        return (
            "\n".join(
                [
                    *self._head(),
                    *self._explain(),
                    "",
                    *self._arguments(),
                    *self._products(),
                    *self._moves(),
                    *self._others(),
                ]
            )
            + "\n"
        )

    def _head(self) -> Iterator[str]:
        plan, cost = self.plan, self.plan.cost
        turns = f", {plan.tried.turns} micro-batches" if plan.tried.turns > 1 else ""
        mesh = spelled(plan.mesh)
        yield f"{plan.planner.name}: {plan.tried.way} on mesh {mesh}{turns} ({plan.status})"
        yield f"step         {_s(cost.step)}, of which {_s(cost.exposed)} waits for collectives"
        if self.reduced is not None:
            yield from _then(self.reduced)
        if plan.tried.stages is not None:
            yield from _stage_lines(plan.tried.stages, cost)
        held, limit = byte_count(cost.peak_bytes), byte_count(plan.task.limit)
        fits = "fits" if plan.fits else "does not fit"
        yield f"memory       {held} of {limit} on a device, {fits}"
        if plan.bound is not None and plan.tier_a is not None:
            gap = f"gap {100 * (plan.gap or 0):.4f} %"
            least = f"{_s(plan.bound.seconds)} at least"
            yield f"tables       {_s(plan.tier_a)} at best, {least}, {gap}:"
            yield f"             {plan.bound.space}"
        yield f"any plan     at least {_s(plan.step_bound)} (products at the peak of all chips)"
        yield f"binds        {binding(cost, plan.task.limit)}"
        if any(words := _said_words(plan.task.module)):
            yield f"kept         what the text says of {', '.join(words)}"
            yield "             (--ignore-annotations drops it)"
        for place in plan.task.guessed:
            turns = f"{plural(plan.task.target.trips, 'turn')} of the loop at {place}"
            yield f"guessed      {turns}, which runs an unknown number of"
            yield "             times: say it with --trips N"
        times = f"{plan.search_s:.1f} s, {plan.build_s:.1f} s of it for tables"
        yield f"search       {plural(plan.trials.count, 'plan')} priced, {times}"
        for number, words in enumerate(plan.trials.left_out):
            yield f"{'' if number else 'left out':13}{words}"
        if not plan.fits:
            yield from self._held()

    def _explain(self) -> Iterator[str]:
        one = self.explained
        if one is None:
            return
        planner, exact = self.plan.planner, "" if one.is_whole else " (best one that says the same)"
        ops = f"{one.told_ops} of {plural(one.ops, 'op')} ({one.share:.0%})"
        arguments = f"{one.told_arguments} of {plural(one.arguments, 'argument')}"
        yield ""
        yield f"method       {planner.label}: {planner.paper}"
        yield f"decides      {', '.join(planner.decides) or 'nothing'}: {ops}, {arguments}"
        for number, (column, how) in enumerate(one.completed.items()):
            yield f"{'' if number else 'leaves':13}{column}: {how}"
        if one.own is None:
            yield "objective    none of its own: rules"
        else:
            yield f"objective    {one.own.objective:.6g} {one.own.unit} by its own costs"
            yield f"its bound    {_own_bound(one.own)}"
            for key, value in one.own.info.items():
                yield f"             {key.replace('_', ' ')}: {value}"
        tables = "tables cannot say" if one.tier_a is None else f"{_s(one.tier_a)}{exact}"
        yield f"by tables    {tables}"
        yield f"simulated    {_s(self.plan.cost.step)}"

    def _held(self) -> Iterator[str]:
        """What needs the memory, where it is not enough."""
        plan = self.plan
        least = byte_count(plan.least_bytes)
        yield f"least        {least} is the least of all plans that were priced; at its peak:"
        peak = script_peak(plan.made.local, plan.made.target.machines, plan.task.script)
        for one in sorted(peak.live, key=lambda one: -one.bytes)[:HELD]:
            where = location(plan.made.local, one.value)
            yield f"             {byte_count(one.bytes)} {one.role}, {where}"

    def _arguments(self) -> Iterator[str]:
        module = self.plan.module
        groups = argument_groups(module, self.plan.task.module)
        groups = sorted(groups, key=lambda one: -one.bytes)
        rows = [(one.path, one.type, one.layout, str(one.members)) for one in groups[:GROUPS]]
        yield from table(("argument", "type", "layout", "count"), rows, (3,)).splitlines()
        if len(groups) > GROUPS:
            yield f"... and {plural(len(groups) - GROUPS, 'smaller group')}"
        yield f"the text says the cut of {plural(told_ops(module), 'op')}, all else follows"
        yield ""

    def _products(self) -> Iterator[str]:
        every = self.plan.products
        rows = [
            (one.types, one.layouts, one.summed or "-", str(one.members))
            for one in every[:PRODUCTS]
        ]
        if rows:
            head = ("product", "lies", "summed over", "count")
            yield from table(head, rows, (3,)).splitlines()
            if len(every) > PRODUCTS:
                yield f"... and {plural(len(every) - PRODUCTS, 'lighter group')}"
            yield ""

    def _moves(self) -> Iterator[str]:
        every = moved(self.plan.cost)
        rows = [
            (one.kind, one.axes, str(one.times), byte_count(one.bytes), _s(one.seconds))
            for one in every[:KINDS]
        ]
        if rows:
            yield from table(
                ("collective", "algorithm", "times", "bytes", "seconds"), rows, (2, 3, 4)
            ).splitlines()
            yield ""

    def _others(self) -> Iterator[str]:
        plan = self.plan
        rows = [_row(one, plan) for one in plan.runners_up[:RUNNERS]]
        if rows:
            yield from table(
                ("runner-up", "mesh", "step", "slower", "memory"), rows, (2, 3, 4)
            ).splitlines()
            yield ""
        for name, problem in plan.trials.refused.items():
            yield f"{name}: {problem.diagnostics[0].message!s}"
        for said, count in plan.trials.failed.items():
            yield f"{plural(count, 'plan')} could not be compiled: {said}"
        if self.versus is not None:
            other = self.versus
            yield f"why not {other.planner.name} (mesh {spelled(other.mesh)})?"
            yield from (f"  {one}" for one in reasons(plan, other))
        yield f"next: {self.command}"


def _said_words(module: Module) -> list[str]:
    """What of a program says how it lies, and was kept."""
    said = Said.of(module)
    parts = (said.arguments, "argument"), (said.values, "value"), (said.ops, "op")
    return [plural(count, word) for count, word in parts if count]


def _stages_record(plan: Plan) -> dict[str, Any] | None:
    stages = plan.tried.stages
    if stages is None:
        return None
    return {
        "stages": len(stages.units), "groups": stages.groups, "schedule": stages.schedule,
        "units": list(stages.units), "units_again": stages.again,
        "estimated_seconds": stages.seconds, "bubble_seconds": plan.cost.bubble,
    }  # fmt: skip


def _own_bound(own: OwnWords) -> str:
    """What no plan of a method's space is below, by its own costs, and how that is known."""
    if own.bound is None:
        return "none is known"
    gap = "" if own.gap is None else f", gap {100 * own.gap:.4f} %"
    return f"{own.bound:.6g} {own.unit}{gap} ({own.kind})"


def _explain_record(one: Explained) -> dict[str, Any]:
    plan, own = one.plan, one.own
    return {
        "paper": plan.planner.paper, "label": plan.planner.label,
        "decides": list(plan.planner.decides), "completed": one.completed,
        "ops": one.ops, "ops_decided": one.told_ops, "share": one.share,
        "arguments": one.arguments, "arguments_decided": one.told_arguments,
        "own": None if own is None else {
            "objective": own.objective, "unit": own.unit, "lower_bound": own.bound,
            "bound_kind": own.kind, "gap": own.gap, "figures": dict(own.info),
        },
        "tier_a_seconds": one.tier_a, "tier_a_is_exact": one.is_whole,
        "tier_b_seconds": plan.cost.step,
    }  # fmt: skip


def reasons(plan: Plan, other: Plan) -> Iterator[str]:
    """Why the plan of another method is not the answer."""
    mine, theirs = plan.cost, other.cost
    if not other.fits:
        limit = byte_count(plan.task.limit)
        yield f"it holds {byte_count(theirs.peak_bytes)}, the limit is {limit}"
    if theirs.step <= mine.step:
        yield (
            f"it takes {_s(theirs.step)}, this one {_s(mine.step)}"
            if other.fits
            else f"though it takes {_s(theirs.step)}"
        )
        return
    more = f", {percent(theirs.step / mine.step - 1)} longer" if mine.step else ""
    yield f"it takes {_s(theirs.step)}{more}"
    for word, a, b in _parts(mine, theirs):
        if b - a > 0.01 * mine.step:
            yield f"{word} {_s(b)} instead of {_s(a)}"
    known = {(one.kind, one.axes): one for one in moved(mine)}
    for one in moved(theirs)[:KINDS]:
        before = known.get((one.kind, one.axes))
        extra = one.seconds - (before.seconds if before else 0.0)
        if extra > 0.01 * mine.step:
            here = f"here {before.times if before else 0} times"
            yield f"{one.kind} ({one.axes}): {one.times} times, {_s(one.seconds)}, {here}"


def _parts(mine: Cost, theirs: Cost) -> Iterator[tuple[str, float, float]]:
    yield "computing takes", mine.compute, theirs.compute
    yield "it waits for collectives", mine.exposed, theirs.exposed
    yield "launches take", mine.idle, theirs.idle


def _row(one: Tried, plan: Plan) -> tuple[str, ...]:
    way = one.way if one.turns == 1 else f"{one.way}, {one.turns} micro-batches"
    fits = "" if one.peak_bytes <= plan.task.limit else " (too much)"
    step = plan.cost.step
    slower = "faster" if one.seconds < step else percent(one.seconds / step - 1) if step else "-"
    return way, spelled(one.mesh), _s(one.seconds), slower, byte_count(one.peak_bytes) + fits


def _s(seconds: float) -> str:
    return shown(seconds, "seconds")


def _stage_lines(one: Stages, cost: Cost) -> Iterator[str]:
    """How many units of the chain each stage has, and what waiting for others takes."""
    runs = [(size, len([*same])) for size, same in groupby(one.units)]
    units = " ".join(str(size) if times == 1 else f"{times} x {size}" for size, times in runs)
    again = f", {one.again} of them worked out again" if one.again else ""
    yield f"stages       {units} units{again}; {_s(cost.bubble)} of a step is waiting for others"


def _then(one: Reduced) -> Iterator[str]:
    """What placing the mesh gained, and what collectives of several steps gain."""
    if one.mesh is None:
        yield f"then {NAME}      {_s(one.before)} as it was: no placement of the mesh is faster"
    else:
        yield f"then {NAME}      {_s(one.before)} before the mesh was placed, {one.gain:.1%} less"
    if one.count:
        several = f"{plural(one.count, 'collective')} of several steps"
        yield f"             {several}: {_s(one.seconds)}, in one piece {_s(one.default)}"
