"""PartIR: a schedule of tactics, each of which tiles some values over one axis of the mesh.

A tactic names values, a dim and an axis; what follows from that is propagated, and frozen, before
the next one is looked at. Four are known:

    BP  rows of the batch over `data`
    MP  heads, hidden widths and vocabularies over `model`, in pairs of products
    Z2  states of the optimizer over `data`, gradients scattered into them as they are summed
    Z3  parameters, too, gathered for each op that uses them

Each takes dims that the ones before have left: of a weight whose columns lie over `model`, Z3 cuts
rows over `data`. Since tactics say where tiles begin and end, the collectives follow from them
without looking for any: a value that is a sum over an axis is summed where the first op needs it
whole, once for all sums that are added up before; what Z2 and Z3 share is scattered instead, and
gathered per new value, or per use. The collectives so predicted, kind by kind, are those of the
program for one device (`foreseen.py`).

Not foreseen: moves of what lies packed or interleaved in one dim, and sums that passes take behind
a residual or a loop. Tokens that wait for each other, as those that experts are dispatched, are no
rows of a batch: that of a layer of experts by itself is a dim that experts make, its tokens are
among what Z3 shares, and products of what is shared gather it and are frozen as they lie.

Decides the mesh, the layout of arguments and the cuts of ops that sum; all else is propagated.
`family`: tactics and fusions are described in the abstract and by examples; classes of dims stand
for its propagation, and which dim Z2 and Z3 take (the longest that is free) is our choice.
"""

from __future__ import annotations

from shardwright.ir.core import Module
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.search.rules.data_parallel import spread_rows
from shardwright.passes.search.rules.foreseen import Tiles
from shardwright.passes.search.rules.megatron import Megatron, spread_pairs
from shardwright.passes.search.rules.roles import Role
from shardwright.passes.search.rules.shares import Shares
from shardwright.passes.search.rules.subject import Subject
from shardwright.passes.search.rules.writing import Cuts, Names, closed, dims_of, returned
from shardwright.spec.axes import Mesh

DATA: Names = ("data",)
SHARING = {"Z2": (Role.STATE,), "Z3": (Role.STATE, Role.PARAMETER)}


class PartIR:
    """`tactics`: BP first, then MP, then Z2 or Z3."""

    paper = "Alabed et al., PartIR (arXiv 2401.11202), section 3"
    label = "family"
    decides: tuple[str, ...] = ("mesh", "shard")

    def __init__(self, *tactics: str) -> None:
        self.tactics = tactics
        self.name = "-".join(["partir", *(one.lower() for one in tactics)])
        self.about = f"the tactics {', '.join(tactics)}, one after the other"

    def meshes(self, devices: int) -> list[Mesh]:
        """data x model with several devices on both; without MP one axis."""
        if "MP" not in self.tactics:
            return [Mesh((("data", devices),))]
        return [mesh for mesh in Megatron().meshes(devices) if "data" in mesh.names]

    def annotate(self, module: Module, mesh_name: str, mesh: Mesh) -> None:
        """Say what the tactics tile.

        Raises ProgramError where one has nothing to tile, and where axes do not divide.
        """
        self.tiled(Subject(module, mesh_name, mesh))

    def tiled(self, subject: Subject) -> Tiles:
        """Say what the tactics tile, and give it. Raises ProgramError as `annotate` does."""
        cuts: Cuts
        if "MP" in self.tactics:
            _, cuts = spread_pairs(subject)
        else:
            cuts = spread_rows(subject, DATA)
        flow = subject.flow
        shares = Shares(subject, DATA, lambda node: dims_of(flow, node, cuts))
        tactic = next((one for one in self.tactics if one in SHARING), "")
        if not tactic:
            return Tiles(subject, cuts, None, False)
        self._share(subject, shares, tactic)
        return Tiles(subject, cuts, shares, tactic == "Z3")

    def _share(self, subject: Subject, shares: Shares, tactic: str) -> None:
        parts = dict(shares.arguments(*SHARING[tactic]))
        if not parts:
            help = "leave the tactic out"
            message = f"has nothing that devices could share for the tactic {tactic}"
            raise op_error(subject.module, subject.main, message, help=help)
        for number, cut in parts.items():
            subject.main.args[number].set_sharding(closed(subject.mesh_name, cut))
        returned(subject.main, subject.roles.updated)
        shares.sum_gradients(is_scattered=True)
        if tactic == "Z3":
            shares.gather()


PARTIR = (
    PartIR("BP"),
    PartIR("BP", "MP"),
    PartIR("BP", "Z2"),
    PartIR("BP", "Z3"),
    PartIR("BP", "MP", "Z2"),
    PartIR("BP", "MP", "Z3"),
)
