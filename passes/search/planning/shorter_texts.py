"""The text of a plan with no more cuts than it needs.

A plan is written out whole (`plan_of`): a cut and a layout for every op. Ops that propagation and
the partitioner would cut so of their own accord need no words. Which these are is found by trying:
both texts are partitioned, and what comes out otherwise gets its words back. Words of ops beside
moves also bind what later passes do with these moves: a second text keeps them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from shardwright.ir.core import Module, Op
from shardwright.ir.errors import ProgramError
from shardwright.ir.locations.location import named, origin
from shardwright.ir.walk import all_ops
from shardwright.passes.base import Memory
from shardwright.passes.cost.trials.compile import Compiled
from shardwright.passes.cost.trials.short_programs import NotRepeated, ShortProgram
from shardwright.passes.registry import PassFault, Pipeline, main_pipeline
from shardwright.passes.running import Step
from shardwright.passes.search.planning.plan_words import Products, product_groups
from shardwright.passes.target import Target
from shardwright.spec import plan
from shardwright.spec.cuts import WORDS
from shardwright.spec.stages import MOVERS, sharding_of

ROUNDS = 4  # words given back, each round those that still differ
Place = tuple[int, int]  # line and column of an op
Places = dict[str, list[tuple[object, ...]]]  # by place how what stands there lies, partitioned


class Done(NamedTuple):
    """What becomes of ops in `module`; `moved`: numbers of those beside a move."""

    module: Module
    places: Places
    moved: frozenset[int]


class Written:
    """A plan written out whole. Of a program of many equal layers its short form is tried, and what
    is found out of a layer holds of all that are like it. `own`: where the program has words
    itself, which stay. `memory`: of passes, in many runs.
    """

    def __init__(
        self, whole: Module, target: Target, own: frozenset[Place] = frozenset(),
        memory: Memory | None = None,
    ) -> None:  # fmt: skip
        self.whole, self.target, self.own = whole, target, own
        self.short = ShortProgram.of(whole, memory)
        self.tried = whole if self.short is None else self.short.short.module

    @cached_property
    def asked(self) -> Done | None:
        """What becomes of it; None where it cannot be partitioned."""
        return _done(self.tried, frozenset(), self.target)

    def products(self) -> list[Products]:
        """How its products are cut; none where it cannot be partitioned."""
        if self.asked is None:
            return []
        if self.short is None:
            return product_groups(self.asked.module)
        try:
            return product_groups(self.short.long(self.asked.module).module)
        except NotRepeated:
            found = _done(self.whole, frozenset(), self.target)
            return [] if found is None else product_groups(found.module)

    def shorter(self) -> Iterator[Module]:
        """Copies without words that change nothing, the shortest first."""
        asked = self.asked
        if asked is None:
            return
        told = frozenset(
            k
            for k, op in enumerate(all_ops(self.tried))
            if plan.CUT in op.notes and self._place(op) not in self.own
        )
        silent = _silent(self.tried, told, asked, self.target)
        if not silent:
            return
        yield self._without(silent)
        if silent & asked.moved:
            yield self._without(silent - asked.moved)

    def _place(self, op: Op) -> Place:
        first = None if self.short is None else self.short.short.origin(op)
        return op.place if first is None else first.place

    def _without(self, silent: frozenset[int]) -> Module:
        """A copy of the whole in which some ops say nothing, told by numbers of ops tried."""
        if self.short is None:
            return _without(self.whole, silent)
        quiet = {op for k, op in enumerate(all_ops(self.tried)) if k in silent}
        hushed = self.short.short.like(quiet)
        return _without(self.whole, [k for k, op in enumerate(all_ops(self.whole)) if op in hushed])


def products_of(made: Compiled) -> list[Products]:
    """How products of a compiled program are cut."""
    if made.whole is None:
        return []
    module, rest = made.whole.clone(), made.pipeline.after("propagated").steps
    Pipeline(rest[: _cut(rest)]).run(module)
    return product_groups(module)


def _silent(written: Module, told: frozenset[int], asked: Done, target: Target) -> frozenset[int]:
    """Ops that are cut as they are told, though none of them says so."""
    silent = told
    for _ in range(ROUNDS):
        if not silent:
            return silent
        found = _done(written, silent, target)
        other = told if found is None else _differing(asked.places, found.places)
        if not other & silent:
            return silent
        silent -= other
    return frozenset()


def _without(written: Module, silent: Collection[int]) -> Module:
    """A copy in which some ops say nothing."""
    copy, silent = written.clone(), frozenset(silent)
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
    places: Places = {}
    moved = set[int]()
    for op in all_ops(copy):
        if op.name in MOVERS:
            moved |= _numbers(_neighbours(op))
        elif op.operands:
            values = (*op.operands, *op.results)
            layouts = tuple(map(sharding_of, values))
            places.setdefault(origin(op.loc).path, []).append(layouts)
    return Done(copy, places, frozenset(moved))


def _neighbours(op: Op) -> Iterator[Op]:
    """The ops that make what an op takes, and those that take what it makes."""
    yield from (value.op for value in op.operands if value.op is not None)
    yield from (user for value in op.results for user, _ in value.uses)


def _numbers(ops: Iterable[Op]) -> frozenset[int]:
    """The numbers that ops were given as their places."""
    return _named(origin(op.loc).path for op in ops)


def _named(places: Iterable[str]) -> frozenset[int]:
    return frozenset(int(place[2:]) for place in places if place.startswith("op"))


def _first(target: Target) -> Pipeline:
    """The steps of the main pipeline until every op is cut."""
    every = main_pipeline(target.cluster, target.placement).steps
    return Pipeline(every[: _cut(every)])


def _cut(every: Sequence[Step]) -> int:
    """How many of the steps there are until every op is cut."""
    return [step.name for step in every].index("insert-reshards") + 1


def _differing(asked: Places, found: Places) -> frozenset[int]:
    return _named(place for place in {**asked, **found} if asked.get(place) != found.get(place))
