"""Megatron whose devices of `model` have parts of the sequence between pairs of products."""

from __future__ import annotations

from collections.abc import Iterator

from shardwright.ir.core import Module
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.search.rules.megatron import Megatron, spread_pairs
from shardwright.passes.search.rules.pairs import Pairs
from shardwright.passes.search.rules.subject import Subject
from shardwright.passes.search.rules.writing import Cuts, axes_of, closed, dims_of
from shardwright.passes.search.rules.written_out import Class, Node, Step
from shardwright.passes.shared.shardings import set_sharding
from shardwright.spec.axes import Mesh
from shardwright.spec.factors import Kind


class MegatronSequence(Megatron):
    name = "megatron-sp"
    paper = "Korthikanti et al., MLSys 2023 (arXiv 2205.05198), section 4.2.2"
    about = (
        "megatron, with the sequence over model between pairs: sums are scattered, then gathered"
    )

    def annotate(self, module: Module, mesh_name: str, mesh: Mesh) -> None:
        """Cut pairs over `model`, rows over `data`, and what sums leave by the sequence.

        Raises ProgramError as `megatron` does, and without a sequence that the axis divides.
        """
        subject = Subject(module, mesh_name, mesh)
        lay_sequence(subject, *spread_pairs(subject, has_parts=True))


def lay_sequence(subject: Subject, pairs: Pairs, cuts: Cuts) -> None:
    """Lay the sequence over `model` between pairs. Raises ProgramError without one it divides."""
    parts = dict(subject.mesh.axes)["model"]
    dims = list(_sequences(subject, pairs, parts))
    if not dims:
        message = f'has no sequence beside its batch that {parts} devices of axis "model" divide'
        raise op_error(subject.module, subject.main, message, help="choose megatron")
    between = {**subject.batch_cuts(subject.axes("data")), dims[0]: ("model",)}
    for node in _whole(subject, pairs):
        _lay(subject, node, subject.batch_cuts(subject.axes("data")))
    for node in _sums(subject, pairs, cuts):
        _lay(subject, node, between)


def _lay(subject: Subject, node: Node, cuts: Cuts) -> None:
    value = subject.flow.values[node]
    if value.op is not None and value.sharding is None:
        names = dims_of(subject.flow, node, cuts)
        set_sharding(value, closed(subject.mesh_name, names))


def _whole(subject: Subject, pairs: Pairs) -> Iterator[Node]:
    """What a table is looked up by: rows that each device needs for its part of the table."""
    for step in subject.flow.steps:
        is_lookup = not step.is_same and step.op.sig.adds_up and not step.op.sig.flops
        if is_lookup and any(node in pairs.weights for node in step.ins):
            yield from (node for node in step.ins if node not in pairs.weights)


def _sequences(subject: Subject, pairs: Pairs, parts: int) -> Iterator[Class]:
    """Dims of what pairs leave that are neither rows nor of a weight."""
    flow = subject.flow
    for one in pairs.products:
        if pairs.inner.keys().isdisjoint(one.contracts):
            continue
        out = one.step.outs[0]
        for dim, root in enumerate(flow.roots(out)):
            is_beside = root not in subject.rows and root not in one.makes
            if is_beside and flow.shape(out)[dim] % parts == 0:
                yield root


def _sums(subject: Subject, pairs: Pairs, cuts: Cuts) -> Iterator[Node]:
    """Results of ops of weights that are partial sums over `model`."""
    for step in subject.flow.steps:
        if _is_partial(subject, pairs, step, cuts):
            yield from step.outs


def _is_partial(subject: Subject, pairs: Pairs, step: Step, cuts: Cuts) -> bool:
    """Whether an op of a weight sums, row by row, over what devices of `model` have parts of."""
    rule = None if step.is_same else step.op.sig.blocks
    if rule is None or not step.op.sig.adds_up:
        return False
    if not any(node in pairs.weights for node in step.ins):
        return False
    if not any(subject.roles.is_activation[out] for out in step.outs):
        return False
    factors = subject.flow.factors(step).items()
    summed = ((k, rule.sizes[f]) for f, k in factors if rule.kinds[f] is Kind.REDUCTION)
    return any("model" in axes_of(cuts, root, size) for root, size in summed)
