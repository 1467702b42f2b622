"""Data parallelism: every device has all parameters and its rows of the batch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shardwright.ir.core import Module
from shardwright.passes.search.rules.subject import Subject
from shardwright.passes.search.rules.writing import (
    Cuts,
    Names,
    bound,
    divided,
    returned,
    told,
)
from shardwright.spec.axes import Mesh


class DataParallel:
    name = "data-parallel"
    paper = "Li et al., PyTorch Distributed, VLDB 2020 (arXiv 2006.15704), section 3"
    label = "family"
    decides: tuple[str, ...] = ("mesh", "shard")
    about = "rows of the batch over all devices, all else whole; gradients are summed once"

    def meshes(self, devices: int) -> list[Mesh]:
        """One axis of all devices."""
        return [Mesh((("data", devices),))]

    def annotate(self, module: Module, mesh_name: str, mesh: Mesh) -> None:
        """Cut rows of the batch over all axes. Raises ProgramError without a batch they divide."""
        spread_rows(Subject(module, mesh_name, mesh), mesh.names)


def spread_rows(
    subject: Subject, names: Names, others: Mapping[int, Sequence[Names]] | None = None
) -> Cuts:
    """Lay rows of the batch out over axes, and arguments as `others` says, all else whole."""
    flow = subject.flow
    cuts = subject.batch_cuts(names)
    words = dict.fromkeys(subject.rows, "a batch")
    divided(subject.module, flow, cuts, subject.mesh, words)
    bound(subject.main, subject.mesh_name, {**subject.inputs(names), **(others or {})})
    returned(subject.main, subject.roles.updated)
    told(flow, cuts, subject.mesh)
    return cuts
