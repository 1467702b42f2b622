"""What a recorded propagation says: chains that can be walked again, refusals that have a cause."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.propagation.engine.factor_propagation import Direction, aggressive, basic
from shardwright.passes.propagation.provenance import refusals
from shardwright.passes.propagation.provenance.origin_chains import (
    NO_FACTOR,
    RETURN,
    Chain,
    Recorder,
    Trace,
    axes_of,
)
from shardwright.passes.propagation.provenance.refusals import (
    Cause,
    Offer,
    Scene,
    cause_of,
    clash,
    offers,
    scene,
)
from shardwright.passes.propagation.sdy_user_priority_propagate import UserPriorityPropagate
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.axes import Axis, contains, overlaps
from shardwright.testing.generate.annotated_programs import random_program

SEEDS = range(1000, 1080)
PIPELINE = parse_pipeline("sdy-propagation-pipeline").steps


def traced(text: str) -> Trace | None:
    """The program propagated with a recorder; None where it is refused."""
    module, recorder = parse(text), Recorder()
    try:
        for step in PIPELINE:
            if isinstance(step.run, UserPriorityPropagate):
                step.run.traced(module, recorder)
                return Trace(recorder)
            step.run.run(module)
    except ProgramError:
        return None
    raise AssertionError("the pipeline does not propagate")


TRACES = [(seed, trace) for seed in SEEDS if (trace := traced(random_program(seed))) is not None]


# --- chains


def every_axis(trace: Trace) -> Iterator[tuple[int, int, Axis]]:
    """Slot, dim and axis of the final shardings of all values that are left."""
    for slot, found in enumerate(trace.flow.state):
        value = trace.flow.values[slot]
        if found is None or (value is not None and value.op and value.op.block is None):
            continue
        for dim in range(found.rank):
            for axis in trace.axes(slot, dim):
                yield slot, dim, axis


def wrong_in(trace: Trace, chain: Chain, slot: int, dim: int) -> str:
    """What is wrong with a chain that should lead to a dim; empty when it can be walked again."""
    at, events = (chain.root, chain.root_dim), trace.recorder.events
    if not chain.is_whole or not trace.begins(*at, chain.axis):
        return "it starts nowhere"
    last = -1
    for step in chain.steps:
        event = events[step.event]
        if (step.source, step.source_dim) != at or step.event <= last:
            return "steps do not follow one another"
        at, last = (step.target, step.dim), step.event
        brought = axes_of(event.new, step.dim, trace.meshes)
        if event.slot != step.target or not any(contains(a, step.axis) for a in brought):
            return "the event does not bring the axis"
        if step.factor == NO_FACTOR:
            if step.target not in trace.flow.groups.get(step.source, ()):
                return "values of different groups"
            continue
        rule = trace.rule(step.op, event.new.rank)
        seats = [p for p, s in enumerate(event.slots) if s == step.source and p != event.position]
        held = [
            axes_of(event.seen[p], step.source_dim, trace.meshes)
            for p in seats
            if rule and step.factor in rule.tensors[p][step.source_dim]
        ]
        if not any(contains(a, step.axis) for axes in held for a in axes):
            return "the source does not have the axis"
        if rule is None or step.factor not in rule.tensors[event.position][step.dim]:
            return "the factor is not in the dim"
    return "" if at == (slot, dim) else "it ends elsewhere"


def wrong_chains(trace: Trace) -> list[str]:
    found: list[str] = []
    for slot, dim, axis in every_axis(trace):
        chains = list(trace.chain(slot, dim, axis))
        problems = [problem for c in chains if (problem := wrong_in(trace, c, slot, dim))]
        covered = sum(c.axis.size > 1 or axis.size == 1 for c in chains)
        found += problems or ([] if covered else [f"no chain for {axis}"])
    return found


def test_every_axis_has_a_chain_that_can_be_walked_again():
    lengths = Counter[int]()
    for seed, trace in TRACES:
        assert not (wrong := wrong_chains(trace)), (seed, wrong)
        lengths += Counter(
            len(c.steps)
            for slot, dim, axis in every_axis(trace)
            for c in trace.chain(slot, dim, axis)
        )
    assert len(TRACES) > 60 and sum(lengths.values()) > 500
    assert sum(count for length, count in lengths.items() if length > 2) > 30


@pytest.mark.parametrize("plant", ["forget", "misplace", "other factor"])
def test_a_planted_mistake_in_the_log_is_caught(plant: str):
    caught = 0
    for seed, _ in TRACES[:30]:
        trace = traced(random_program(seed))
        assert trace is not None
        events = trace.recorder.events
        if plant == "forget":
            del events[: len(events) // 2]
        elif plant == "misplace":
            events[:] = [e._replace(position=(e.position + 1) % len(e.slots)) for e in events]
        else:
            trace.flow.rules[:] = [
                r and replace(r, operands=r.operands[::-1]) for r in trace.flow.rules
            ]
            events[:] = [e._replace(slots=e.slots[::-1]) for e in events if e.op != RETURN]
        try:
            caught += bool(wrong_chains(Trace(trace.recorder)))
        except (IndexError, ValueError, StopIteration, RuntimeError):
            caught += 1
    assert caught


def test_recording_changes_nothing():
    for seed in list(SEEDS)[:40]:
        plain, watched = parse(random_program(seed)), parse(random_program(seed))
        try:
            for step in PIPELINE:
                step.run.run(plain)
                if isinstance(step.run, UserPriorityPropagate):
                    step.run.traced(watched, Recorder())
                else:
                    step.run.run(watched)
        except ProgramError:
            continue
        assert print_module(plain) == print_module(watched)


# --- refusals: what is said to be in the way is taken out of the way until the axis goes through


def lifted(at: Scene, offer: Offer, cause: Cause, by: int, factor: int) -> Scene:
    """The scene without one obstacle."""
    tensors = at.view.tensors
    if cause is Cause.BLOCKED:
        free = tuple(Direction.BOTH for _ in at.visit.directions)
        rule = replace(at.rule, blocked=(False,) * len(free))
        return at._replace(rule=rule, visit=at.visit._replace(directions=free))
    if cause in (Cause.TAKEN, Cause.TAKEN_ELSEWHERE, Cause.LATE):
        for tensor in tensors:  # whoever offers it to the other factor would do so again
            for other, found in tensor.factors.items():
                if other == factor or (cause is Cause.LATE and other != offer.factor):
                    found.axes = tuple(a for a in found.axes if not clash(offer.axis, a))
                    found.overflow = ()
        return at
    found = tensors[by].factors[factor]
    if cause is Cause.CLOSED:
        found.is_closed = False
    elif cause is Cause.REPLICATED:
        tensors[by].replicated = ()
    elif cause is Cause.UNREDUCED:
        tensors[by].unreduced = ()
    elif cause in (Cause.OTHER_ORDER, Cause.VETO):
        source, same = tensors[offer.source].axes(factor) or (), 0
        while same < min(len(found.axes), offer.place) and found.axes[same] == source[same]:
            same += 1
        found.axes = found.axes[:same]
    elif cause is Cause.NO_ROOM:
        found.is_minor_most = True
    elif cause is Cause.FINER:
        found.axes = tensors[offer.source].factors[factor].axes
    return at


def goes_through(at: Scene, offer: Offer) -> bool:
    view = copy.deepcopy(at.view)
    (basic if at.visit.is_basic else aggressive)(view, at.request)
    axes = view.tensors[offer.target].axes(offer.factor) or ()
    return any(overlaps(axis, offer.axis) for axis in axes)


def stuck(trace: Trace, op: int, offer: Offer) -> str:
    """Why the causes of a refusal do not explain it; empty when they do."""
    at = scene(trace, op)
    assert at is not None
    for attempt in range(40):
        cause, by, factor = cause_of(at, offer)
        if cause is Cause.LATE and not attempt:
            return "nothing is in the way"
        if cause is Cause.MAJOR_FIRST:
            return ""  # a view cannot say what a strided cut would be
        at = lifted(at, offer, cause, by, factor)
        if goes_through(at, offer):
            return ""
    return "it never goes through"


def unexplained(causes: Counter[Cause] | None = None) -> list[tuple[int, str]]:
    found: list[tuple[int, str]] = []
    for seed, trace in TRACES:
        for op in trace.recorder.visits:
            at = scene(trace, op)
            for offer in offers(at.view) if at is not None and trace.flow.ops[op].block else ():
                if causes is not None and at is not None:
                    causes[cause_of(at, offer)[0]] += 1
                if problem := stuck(trace, op, offer):
                    found.append((seed, problem))
    return found


def test_every_refusal_has_its_cause():
    causes = Counter[Cause]()
    assert unexplained(causes) == []
    wanted = {Cause.TAKEN, Cause.CLOSED, Cause.OTHER_ORDER, Cause.REPLICATED, Cause.VETO}
    assert wanted <= set(causes) and sum(causes.values()) > 60, causes


def _never_taken(*_: object) -> None:
    return None


@pytest.mark.parametrize(
    ("name", "mutant"),
    [("_taken", _never_taken), ("_disagrees", lambda *_: False), ("clash", lambda *_: False)],
)
def test_a_forgotten_cause_is_caught(
    name: str, mutant: Callable[..., object], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(refusals, name, mutant)
    assert unexplained()
