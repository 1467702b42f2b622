"""Parts of what devices would all keep the same: states, gradients and parameters over axes.

Which dim is cut: the longest that the axes divide and nothing else cuts, the first of several. What
has fewer elements than there are devices, and what no dim of divides, stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from shardwright.ir.core import Op, Value
from shardwright.passes.search.rules.makers import makers_of
from shardwright.passes.search.rules.roles import Role
from shardwright.passes.search.rules.subject import Subject
from shardwright.passes.search.rules.writing import Names, closed, complete, count, moved, opened
from shardwright.passes.search.rules.written_out import Node, Step
from shardwright.passes.shared.shardings import set_sharding
from shardwright.spec import plan


@dataclass(frozen=True)
class Shares:
    """Shares of a program over the axes `names`; `own`: how a node lies otherwise."""

    subject: Subject
    names: Names
    own: Callable[[Node], Sequence[Names]]

    def cut(self, node: Node) -> Sequence[Names]:
        """How a value lies that is shared, dim by dim; empty where it cannot be."""
        shape, own = self.subject.flow.shape(node), self.own(node)
        parts = count(self.subject.mesh, self.names)
        sizes = [0 if k or n % parts else n for n, k in zip(shape, own, strict=True)]
        if not any(sizes):
            return []
        dim = sizes.index(max(sizes))
        return [self.names if k == dim else axes for k, axes in enumerate(own)]

    def arguments(self, *roles: Role) -> Iterator[tuple[int, Sequence[Names]]]:
        """Arguments of some roles that are cut, and how."""
        for number, role in enumerate(self.subject.roles.of):
            if role in roles:
                cut = self.cut(self.subject.flow.args[number])
                if cut:
                    yield number, cut

    def sum_gradients(self, *, is_scattered: bool) -> None:
        """Say where gradients are summed: whole, or as their state lies."""
        for node in self.subject.roles.gradients:
            self._sum(node, (self.cut(node) if is_scattered else []) or self.own(node))

    def _sum(self, node: Node, cut: Sequence[Names]) -> None:
        """Say how a gradient lies, and that the ops which sum it leave it so."""
        flow, mesh = self.subject.flow, self.subject.mesh
        value = flow.values[node]
        makers = makers_of(flow, node, lambda step: plan.CUT in step.op.notes)
        is_in_order = value.op is not None and value.sharding is None
        if is_in_order and (any(cut) or not makers):
            set_sharding(value, closed(self.subject.mesh_name, cut))
        roots = enumerate(flow.roots(node))
        names = {root: self.names for dim, root in roots if cut[dim] == self.names}
        for step in makers:
            factors = flow.factors(step).items()
            scattered = {factor: names[root] for factor, root in factors if root in names}
            complete(step.op, scattered if names else None, mesh)
            if scattered:
                self.stay(step)

    def stay(self, step: Step) -> None:
        """Let rows stay over the axes where a scattered sum is made of them: where its parts end
        says nothing of where they come from.
        """
        flow = self.subject.flow
        for node in step.ins:
            value = flow.values[node]
            rows = [root in self.subject.rows for root in flow.roots(node)]
            if value.op is not None and value.sharding is None and any(rows):
                pairs = zip(rows, self.own(node), strict=True)
                dims = [names if is_row else () for is_row, names in pairs]
                set_sharding(value, opened(self.subject.mesh_name, dims))

    def gather(self) -> None:
        """Let each op that makes activations, or products for these, gather what it needs."""
        for (op, index), (value, own) in self.gathered().items():
            moved(value, op, index, closed(self.subject.mesh_name, own))
        for step in filter(self.subject.roles.is_inner, self.subject.flow.steps):
            self._freeze(step)

    def _freeze(self, step: Step) -> None:
        """Let products of gathered parameters lie as those do, whatever reads them."""
        for node in step.outs:
            value = self.subject.flow.values[node]
            if value.op is not None and value.sharding is None:
                set_sharding(value, closed(self.subject.mesh_name, self.own(node)))

    def gathered(self) -> dict[tuple[Op, int], tuple[Value, Sequence[Names]]]:
        """By op and operand the shared value that is gathered for it, and how it needs it."""
        flow, roles = self.subject.flow, self.subject.roles
        is_weight = roles.from_parameters()
        found: dict[tuple[Op, int], tuple[Value, Sequence[Names]]] = {}
        for step in flow.steps:
            is_used = any(roles.is_activation[out] for out in step.outs) or roles.is_inner(step)
            if step.is_same or not is_used:
                continue
            for index, node in enumerate(step.ins):
                if is_weight[node] and self.cut(node):
                    found[step.op, index] = step.op.operands[index], self.own(node)
        return found


def alone(subject: Subject) -> Shares:
    """Shares over all axes of what nothing else cuts."""
    return Shares(subject, subject.mesh.names, lambda node: [()] * len(subject.flow.shape(node)))
