"""ZeRO: data parallelism whose devices each keep a part of what they would all keep the same.

Which dim is cut: the longest that the axis divides, the first of several. What has fewer elements
than there are devices, and what no dim of divides, stays whole.
"""

from __future__ import annotations

from shardwright.ir.core import Module
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.search.rules.data_parallel import spread_rows
from shardwright.passes.search.rules.roles import Role
from shardwright.passes.search.rules.shares import alone
from shardwright.passes.search.rules.subject import Subject
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
        shares = alone(subject)
        roles = (Role.STATE, Role.PARAMETER) if self.stage == 3 else (Role.STATE,)
        parts = dict(shares.arguments(*roles))
        if not parts:
            what = "state of an optimizer" if self.stage < 3 else "parameters"
            help = "choose data-parallel, which keeps all whole"
            raise op_error(
                module, subject.main, f"has no {what} that devices could share", help=help
            )
        spread_rows(subject, mesh.names, parts)
        shares.sum_gradients(is_scattered=self.stage > 1)
        if self.stage == 3:
            shares.gather()


ZERO = (
    Zero(1, "data-parallel, each device with a part of the optimizer's state"),
    Zero(2, "zero1, gradients scattered as they are summed"),
    Zero(3, "zero2, parameters cut too and gathered per use (FSDP)"),
)
