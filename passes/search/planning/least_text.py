"""The text of a plan with no more cuts than it needs.

A plan is written out whole (`plan_of`): a cut and a layout for every op. Ops that propagation and
the partitioner would cut so of their own accord need no words. Which these are is found by trying:
both texts are partitioned, and what comes out otherwise gets its words back.
"""

from __future__ import annotations

from shardwright.ir.core import Module, Op
from shardwright.ir.errors import ProgramError
from shardwright.ir.locations.location import named, origin
from shardwright.ir.walk import all_ops
from shardwright.passes.registry import PassFault, Pipeline, main_pipeline
from shardwright.passes.target import Target
from shardwright.spec import plan
from shardwright.spec.cuts import WORDS
from shardwright.spec.stages import MOVERS, sharding_of

ROUNDS = 4  # words given back, each round those that still differ
Done = dict[str, list[tuple[object, ...]]]  # by place what stands there once it is partitioned


def least_text(written: Module, target: Target) -> Module:
    """A copy of a written plan without the cuts that change nothing; itself where all do."""
    ops = all_ops(written)
    told = {k for k, op in enumerate(ops) if plan.CUT in op.notes}
    asked = _done(written, frozenset(), target)
    if asked is None or not told:
        return written
    silent = frozenset(told)
    for _ in range(ROUNDS):
        found = _done(written, silent, target)
        other = told if found is None else _differing(asked, found)
        if not other & silent:
            return _without(written, silent)
        silent -= other
    return written


def _without(written: Module, silent: frozenset[int]) -> Module:
    """A copy in which some ops say nothing."""
    copy = written.clone()
    for number, op in enumerate(all_ops(copy)):
        if number in silent:
            _hush(op)
    return copy


def _hush(op: Op) -> None:
    for word in WORDS:
        op.set_note(word, None)
    for value in op.results:
        value.set_sharding(None)


def _done(written: Module, silent: frozenset[int], target: Target) -> Done | None:
    """What becomes of each op; None where it cannot be partitioned so."""
    copy = written.clone()
    for number, op in enumerate(all_ops(copy)):
        op.loc = named(f"op{number}")
        if number in silent:
            _hush(op)
    try:
        _first(target).run(copy)
    except (ProgramError, PassFault):
        return None
    found: Done = {}
    for op in all_ops(copy):
        if op.name not in MOVERS and op.operands:
            values = (*op.operands, *op.results)
            layouts = tuple(map(sharding_of, values))
            found.setdefault(origin(op.loc).path, []).append((op.name, *layouts))
    return found


def _first(target: Target) -> Pipeline:
    """The steps of the main pipeline until every op is cut."""
    every = main_pipeline(target.cluster, target.placement).steps
    names = [step.name for step in every]
    return Pipeline(every[: names.index("insert-reshards") + 1])


def _differing(asked: Done, found: Done) -> frozenset[int]:
    places = [place for place in {**asked, **found} if asked.get(place) != found.get(place)]
    return frozenset(int(place[2:]) for place in places if place.startswith("op"))
