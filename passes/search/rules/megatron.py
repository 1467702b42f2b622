"""Tensor parallelism of pairs of products, as Megatron-LM has it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shardwright.ir.core import Module
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.search.rules.pairs import Pairs
from shardwright.passes.search.rules.subject import Subject
from shardwright.passes.search.rules.writing import (
    Cuts,
    Names,
    bound,
    count,
    dims_of,
    divided,
    returned,
    told,
)
from shardwright.passes.search.rules.written_out import Class
from shardwright.spec.axes import Mesh


class Megatron:
    name = "megatron"
    paper = "Shoeybi et al., Megatron-LM (arXiv 1909.08053), section 3"
    label = "paper-formula"
    decides: tuple[str, ...] = ("mesh", "shard")
    about = "heads, hidden widths and vocabularies over model, rows of the batch over data"

    def meshes(self, devices: int) -> list[Mesh]:
        """data x model of every factorisation with at least two devices over model."""
        found: list[Mesh] = []
        for model in range(2, devices + 1):
            if devices % model == 0:
                axes = (("data", devices // model), ("model", model))
                found.append(Mesh(tuple(axis for axis in axes if axis[1] > 1)))
        return found

    def annotate(self, module: Module, mesh_name: str, mesh: Mesh) -> None:
        """Cut pairs over `model`, rows over `data`.

        Raises ProgramError without pairs, and where the axes do not divide them or the batch.
        """
        spread_pairs(Subject(module, mesh_name, mesh))


def spread_pairs(subject: Subject, has_parts: bool = False) -> tuple[Pairs, Cuts]:
    """Lay pairs of products and vocabularies out over `model`; gives them, and which axes cut which
    classes. `has_parts`: sums of what lies between pairs follow from how that lies.
    """
    module, flow, roles, mesh = subject.module, subject.flow, subject.roles, subject.mesh
    if "model" not in mesh.names:
        help = 'give the mesh one, for example <["data"=4, "model"=2]>'
        raise op_error(module, subject.main, 'needs a mesh with an axis "model"', help=help)
    pairs = Pairs(flow, roles)
    if not pairs.inner:
        message = "has no product of a weight that contracts what another one makes"
        raise op_error(module, subject.main, message, help="choose data-parallel or zero3")
    names: Names = ("model",)
    widths = (*pairs.inner, *(root for root, _ in pairs.packed))
    words = {**dict.fromkeys(subject.rows, "a batch"), **dict.fromkeys(widths, "a width")}
    cuts: dict[Class | tuple[Class, int], Names] = {
        **subject.batch_cuts(subject.axes("data")),
        **dict.fromkeys(pairs.packed, names),
        **dict.fromkeys(pairs.inner, names),
    }
    divided(module, flow, cuts, mesh, words)
    cuts.update(dict.fromkeys(_divisible(subject, pairs, count(mesh, names)), names))
    args: dict[int, Sequence[Names]] = {
        number: dims_of(flow, node, cuts) for number, node in enumerate(flow.args)
    }
    args.update(_both(args, subject.inputs(subject.axes("data"))))
    bound(subject.main, subject.mesh_name, args)
    returned(subject.main, roles.updated)
    told(flow, cuts, mesh, "model" if has_parts else "")
    return pairs, cuts


def _both(
    args: dict[int, Sequence[Names]], rows: dict[int, list[Names]]
) -> Iterator[tuple[int, Sequence[Names]]]:
    """Inputs cut as their classes are, and by rows."""
    for number, cut in rows.items():
        yield number, [one or other for one, other in zip(cut, args[number], strict=True)]


def _divisible(subject: Subject, pairs: Pairs, parts: int) -> list[Class]:
    """Vocabularies that the axis divides; others stay whole."""
    sizes: dict[Class, list[int]] = {root: [] for root in pairs.tables}
    for node, dim, root in subject.flow.dims():
        if root in sizes:
            sizes[root].append(subject.flow.shape(node)[dim])
    return [root for root, all in sizes.items() if not any(k % parts for k in all if k > 1)]
