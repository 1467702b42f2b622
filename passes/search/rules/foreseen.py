"""The collectives that tiles bring about, foreseen from the tiles alone, kind by kind.

A factor that is summed and tiled leaves a partial value. It stays one behind ops that are linear in
it, and added to others that are partial over the same axes; the first op that needs it whole has it
summed, once for all users, and so have several users. Gradients that are scattered into the layout
of their state are summed by a reduce_scatter; what lies over shares comes whole by an all_gather,
per new value or per use.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from shardwright.passes.search.rules.roles import Role
from shardwright.passes.search.rules.shares import Shares
from shardwright.passes.search.rules.subject import Subject
from shardwright.passes.search.rules.writing import Cuts, axes_of
from shardwright.passes.search.rules.written_out import Node, Step
from shardwright.spec import plan
from shardwright.spec.attributes import String
from shardwright.spec.cuts import ALL_REDUCE
from shardwright.spec.factors import Kind

Partial = frozenset[str]  # axes over which a value is to be summed
NONE: Partial = frozenset()
TOLD = String(ALL_REDUCE)


class Tiles(NamedTuple):
    """Axes by class of dims, what is shared, and whether parameters are, too."""

    subject: Subject
    cuts: Cuts
    shares: Shares | None
    are_parameters_shared: bool

    def collectives(self) -> Counter[str]:
        """How many there will be of each kind."""
        return Foresight(self).run()


class Foresight:
    """`partial`: by node the axes over which it waits to be summed. `whole`: nodes that are summed,
    by the kind of collective; users take them so.
    """

    def __init__(self, tiles: Tiles) -> None:
        self.tiles, self.flow = tiles, tiles.subject.flow
        self.partial: dict[Node, Partial] = {}
        self.whole: dict[Node, str] = {}
        self.users = Counter(node for step in self.flow.steps for node in {*step.ins})

    def run(self) -> Counter[str]:
        before = -1
        while len(self.whole) > before:  # who needs a sum is known behind those who could wait
            before = len(self.whole)
            for step in self.flow.steps:
                self._step(step)
            for node in self.flow.results:
                self._need(node)
        found = Counter(self.whole.values())
        found["all_gather"] = self.gathers()
        return +found

    def _step(self, step: Step) -> None:
        waiting = {k: axes for k, node in enumerate(step.ins) if (axes := self._axes(node))}
        own = NONE if step.is_same else self._made(step)
        end = step.op.notes.get(plan.PARTIAL)
        if own and end is not None:  # told to be summed at once
            self.whole[step.outs[0]] = "all_reduce" if end == TOLD else "reduce_scatter"
            own = NONE
        if own or not self.may_wait(step, waiting):
            for k in waiting:
                self._need(step.ins[k])
            waiting = {}
        for node in step.outs:
            self.partial[node] = own.union(*waiting.values())

    def _axes(self, node: Node) -> Partial:
        return NONE if node in self.whole else self.partial.get(node, NONE)

    def may_wait(self, step: Step, waiting: dict[int, Partial]) -> bool:
        """Whether an op may take its operands before they are summed: it is linear in these."""
        if step.is_same:
            return True
        if len({*waiting.values()}) != 1 or any(self.users[step.ins[k]] > 1 for k in waiting):
            return False  # several users would each bring a sum about
        return any({*group} == waiting.keys() for group in step.op.sig.linear)

    def _made(self, step: Step) -> Partial:
        """The axes over which an op leaves parts of sums."""
        rule = step.op.sig.blocks
        if rule is None:
            return NONE
        axes: set[str] = set()
        taken: set[str] = set()
        for factor, root in sorted(self.flow.factors(step).items()):
            names = axes_of(self.tiles.cuts, root, rule.sizes[factor])
            if taken.intersection(names):
                continue
            taken.update(names)
            if rule.kinds[factor] is Kind.REDUCTION:
                axes.update(names)
        return frozenset(axes)

    def _need(self, node: Node) -> None:
        """Sum a value, or what it is a copy of."""
        step = self.flow.made.get(node)
        while step is not None and step.is_same and self._axes(step.ins[0]):
            node = step.ins[0]
            step = self.flow.made.get(node)
        if self._axes(node):
            self.whole[node] = "all_reduce"

    def gathers(self) -> int:
        """What comes whole: new values of parameters, or each use of one."""
        shares, roles = self.tiles.shares, self.tiles.subject.roles
        if shares is None:
            return 0
        if self.tiles.are_parameters_shared:
            known = shares.gathered()  # of a function that is called twice each use counts
            steps = (step for step in self.flow.steps if not step.is_same)
            return sum((step.op, k) in known for step in steps for k in range(len(step.ins)))
        numbers = roles.numbers(Role.PARAMETER)
        return sum(bool(shares.cut(self.flow.args[k])) for k in numbers if k in roles.updated)
