"""ZeRO: data parallelism whose devices each keep a part of what they would all keep the same.

Which dim is cut: the longest that the axis divides, the first of several. What has fewer elements
than there are devices, and what no dim of divides, stays whole.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shardwright.ir.core import Module, Op, Value
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.search.rules.data_parallel import spread_rows
from shardwright.passes.search.rules.makers import makers_of
from shardwright.passes.search.rules.roles import Role
from shardwright.passes.search.rules.subject import Subject
from shardwright.passes.search.rules.writing import Names, closed, complete, count, moved
from shardwright.passes.search.rules.written_out import Node
from shardwright.passes.shared.shardings import set_sharding
from shardwright.spec import plan
from shardwright.spec.axes import Mesh

_PAPER = "Rajbhandari et al., ZeRO, SC 2020 (arXiv 1910.02054), section 5"
_FSDP = f"{_PAPER}; Zhao et al., PyTorch FSDP, VLDB 2023 (arXiv 2304.11277), section 3"


class Zero:
    """Stage 1, 2 or 3: state, gradients too, parameters too."""

    label = "family"
    decides: tuple[str, ...] = ("mesh", "shard")

    def __init__(self, stage: int, about: str) -> None:
        self.stage, self.about = stage, about
        self.name = f"zero{stage}"
        self.paper = _PAPER if stage < 3 else _FSDP

    def meshes(self, devices: int) -> list[Mesh]:
        """One axis of all devices."""
        return [Mesh((("data", devices),))]

    def annotate(self, module: Module, mesh_name: str, mesh: Mesh) -> None:
        """Cut rows and what the stage names over all axes.

        Raises ProgramError without a batch that the axes divide, and where nothing can be cut.
        """
        subject = Subject(module, mesh_name, mesh)
        parts = dict(self._parts(subject))
        if not parts:
            what = "state of an optimizer" if self.stage < 3 else "parameters"
            help = "choose data-parallel, which keeps all whole"
            raise op_error(
                module, subject.main, f"has no {what} that devices could share", help=help
            )
        spread_rows(subject, mesh.names, parts)
        self._gradients(subject)
        if self.stage == 3:
            _gather(subject)

    def _parts(self, subject: Subject) -> Iterator[tuple[int, Sequence[Names]]]:
        """Arguments that are cut, and how."""
        roles = (Role.STATE, Role.PARAMETER) if self.stage == 3 else (Role.STATE,)
        for number, role in enumerate(subject.roles.of):
            if role in roles:
                cut = longest(subject, subject.main.args[number].shape)
                if cut:
                    yield number, cut

    def _gradients(self, subject: Subject) -> None:
        """Say where gradients are summed: whole, or as their state lies."""
        flow = subject.flow
        for node in subject.roles.gradients:
            whole: Sequence[Names] = [()] * len(flow.shape(node))
            cut = longest(subject, flow.shape(node)) if self.stage > 1 else whole
            _sum(subject, node, cut or whole)


def longest(subject: Subject, shape: tuple[int, ...]) -> Sequence[Names]:
    """All axes on the longest dim that they divide; nothing where there is none."""
    names = subject.mesh.names
    parts = count(subject.mesh, names)
    sizes = [size if size % parts == 0 else 0 for size in shape]
    if not any(sizes):
        return []
    dim = sizes.index(max(sizes))
    return [names if k == dim else () for k in range(len(shape))]


def _sum(subject: Subject, node: Node, cut: Sequence[Names]) -> None:
    """Say how a gradient lies, and that the ops which sum it leave it so."""
    flow, mesh = subject.flow, subject.mesh
    value = flow.values[node]
    makers = makers_of(flow, node, lambda step: plan.CUT in step.op.notes)
    is_in_order = value.op is not None and value.sharding is None
    if is_in_order and (any(cut) or not makers):
        set_sharding(value, closed(subject.mesh_name, cut))
    names = {flow.root(node, dim): axes for dim, axes in enumerate(cut) if axes}
    for step in makers:
        factors = flow.factors(step).items()
        scattered = {factor: names[root] for factor, root in factors if root in names}
        complete(step.op, scattered if names else None, mesh)


def _gather(subject: Subject) -> None:
    """Let each op that makes activations of parameters gather what it needs, for itself."""
    flow, roles = subject.flow, subject.roles
    is_weight = roles.from_parameters()
    found: dict[tuple[Op, int], Value] = {}
    for step in flow.steps:
        if step.is_same or not any(roles.is_activation[out] for out in step.outs):
            continue
        for index, node in enumerate(step.ins):
            if is_weight[node] and longest(subject, flow.shape(node)):
                found[step.op, index] = step.op.operands[index]
    for (op, index), value in found.items():
        whole = closed(subject.mesh_name, [()] * len(value.shape))
        moved(value, op, index, whole)


ZERO = (
    Zero(1, "data-parallel, each device with a part of the optimizer's state"),
    Zero(2, "zero1, gradients scattered as they are summed"),
    Zero(3, "zero2, parameters cut too and gathered per use (FSDP)"),
)
