"""Annotation ops (`sdy`) of a global program: identities, as one device runs them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from shardwright.backends.emit import Writer
from shardwright.ir.core import Module, Op


def identity(writer: Writer, op: Op) -> None:
    """The operands by other names."""
    for source, result in zip(op.operands, op.results, strict=True):
        writer.bind(result, writer.use(source))
    writer.replace_given(op.results)


def nothing(writer: Writer, op: Op) -> None:
    """A remark about values: no text."""


def inlined(writer: Writer, op: Op) -> None:
    """A named computation: its body, in place."""
    block = op.regions[0].block
    for source, value in zip(op.operands, block.args, strict=True):
        writer.bind(value, writer.use(source))
    writer.block(block)
    for source, result in zip(block.terminator.operands, op.results, strict=True):
        writer.bind(result, writer.use(source))
    writer.replace_given(op.results)


_IDENTITIES = (
    "sharding_constraint",
    "reshard",
    "propagation_barrier",
    "data_flow_edge",
    "func_data_flow_edge",
    "all_gather",
    "all_slice",
    "all_to_all",
    "collective_permute",
    "all_reduce",
    "reduce_scatter",
    "replicated_to_unreduced",
    "sharded_to_unreduced",
)

ANNOTATIONS: Mapping[str, Callable[[Writer, Op], None]] = {
    **{f"sdy.{name}": identity for name in _IDENTITIES},
    "sdy.sharding_group": nothing,
    "sdy.named_computation": inlined,
}


def is_manual(module: Module) -> bool:
    """True if part of a program is written for the devices of a mesh and has no one-device form."""
    return any(op.name == "sdy.manual_computation" for op in module.walk())
