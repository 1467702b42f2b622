"""Layouts of a stage's devices as experts have them: rows over `data`, pairs of products over
`model`, the sequence between these over `model`, and states of the optimizer over `data`.

Megatron's tensor and sequence parallelism with ZeRO's first stage, each on or off. A mesh without
an axis has nothing of what lies over it.
"""

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Module
from shardwright.passes.search.rules.data_parallel import spread_rows
from shardwright.passes.search.rules.makers import makers_of
from shardwright.passes.search.rules.megatron import spread_pairs
from shardwright.passes.search.rules.roles import Role
from shardwright.passes.search.rules.sequence import lay_sequence
from shardwright.passes.search.rules.shares import Shares
from shardwright.passes.search.rules.subject import Subject
from shardwright.passes.search.rules.writing import Cuts, closed, count, dims_of, returned
from shardwright.passes.search.rules.written_out import Step
from shardwright.passes.shared.shardings import set_sharding
from shardwright.spec.axes import Mesh

DATA, MODEL = "data", "model"


@dataclass(frozen=True)
class StageLayout:
    """`is_sequence`: the sequence is cut between pairs; `shares`: devices of `data` share states.

    Source: Shoeybi et al., arXiv 1909.08053, section 3; Korthikanti et al., MLSys 2023, section
    4.2.2; Rajbhandari et al., ZeRO, SC 2020, section 5.
    """

    is_sequence: bool = False
    shares: bool = False

    def annotate(self, module: Module, mesh_name: str, mesh: Mesh) -> None:
        """Say the layout in an unannotated program that has the mesh.

        Raises ProgramError without pairs, or a sequence, and where axes do not divide.
        """
        subject = Subject(module, mesh_name, mesh)
        cuts: Cuts
        if dict(mesh.axes).get(MODEL, 1) == 1:
            cuts = spread_rows(subject, subject.axes(DATA))
        else:
            pairs, cuts = spread_pairs(subject, has_parts=self.is_sequence)
            if self.is_sequence:
                lay_sequence(subject, pairs, cuts)
        if self.shares:
            _share(subject, cuts)

    def __str__(self) -> str:
        words = [
            word for word, is_on in (("sp", self.is_sequence), ("zero1", self.shares)) if is_on
        ]
        return "+".join(words) or "plain"


def _share(subject: Subject, cuts: Cuts) -> None:
    """States of the optimizer over `data`, where a dim is free. Gradients are left whole, so that
    they are summed behind the last micro-batch: what would be scattered in each stays whole.
    """
    names = subject.axes(DATA)
    if count(subject.mesh, names) == 1:
        return
    flow = subject.flow
    shares = Shares(subject, names, lambda node: dims_of(flow, node, cuts))
    for number, cut in shares.arguments(Role.STATE):
        if _is_of_products(subject, number):
            subject.main.args[number].set_sharding(closed(subject.mesh_name, cut))
    returned(subject.main, subject.roles.updated)
    for node in subject.roles.gradients:
        value = flow.values[node]
        if value.op is not None and value.sharding is None:
            set_sharding(value, closed(subject.mesh_name, shares.own(node)))


def _is_of_products(subject: Subject, number: int) -> bool:
    """Whether a state is updated with what products of rows alone add up to."""
    is_of_rows = subject.roles.is_activation

    def sums_rows(step: Step) -> bool:
        return any(is_of_rows[k] for k in step.ins) and not any(is_of_rows[k] for k in step.outs)

    gradients = subject.roles.met.get(number, [])
    makers = [one for node in gradients for one in makers_of(subject.flow, node, sums_rows)]
    return bool(makers) and all(
        one.op.sig.is_contraction and sum(is_of_rows[k] for k in one.ins) > 1 for one in makers
    )
