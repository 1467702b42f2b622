"""Local form of top_k on a cut dim: the largest entries of each block, then the largest of these.

Entries of a block keep their order, and blocks theirs, so that of equal entries the first still
comes first.
"""

from __future__ import annotations

from shardwright.spec.attributes import Attribute, Int
from shardwright.spec.blocks import expansion
from shardwright.spec.blocks.expansion import Building, Expansion, tensor_type
from shardwright.spec.blocks.take_parts import taken
from shardwright.spec.op import Handle, Sig
from shardwright.spec.types import tensor
from shardwright.spec.values.fields import integer


def _k(sig: Sig) -> int:
    return integer(sig.attrs, "k")


def _may(sig: Sig, factor: int, count: int) -> bool:
    """True where all candidates together are few beside the dim."""
    size = sig.shape(0)[-1]
    return size % count == 0 and 2 * _k(sig) * count < size


def _write(build: Building) -> list[Handle]:
    (operand,) = build.operands
    count, type, k = build.parts(operand, -1), tensor_type(operand), _k(build.sig)
    *batch, size = type.shape
    blocks = expansion.reshaped(build, operand, (*batch, count, size // count))
    values, places = _top(build, blocks, k)
    begins = _begins(build, places, size // count)
    places = expansion.binary(build, "add", places, begins)
    candidates = [
        expansion.reshaped(build, value, (*batch, count * k)) for value in (values, places)
    ]
    best, chosen = _top(build, candidates[0], k)
    last, out = len(batch), tensor_type(chosen)
    return [best, taken(build, candidates[1], chosen, last, last, out)]


def _top(build: Building, value: Handle, k: int) -> list[Handle]:
    """Values and positions of the largest along the last dim."""
    type = tensor_type(value)
    shape = (*type.shape[:-1], k)
    outs = type.with_shape(shape), tensor(shape, "i32")
    return build.emit(build.sig.name, [value], outs, {"k": Int(k)})


def _begins(build: Building, like: Handle, size: int) -> Handle:
    """The start of the block of each candidate."""
    type = tensor_type(like)
    attrs: dict[str, Attribute] = {"iota_dimension": Int(type.rank - 2)}
    (block,) = build.emit("stablehlo.iota", [], [type], attrs, like)
    scalar = build.constant(size, tensor((), type.element))
    return expansion.binary(build, "multiply", block, expansion.spread(build, scalar, like, []))


TOP_K = Expansion(_may, _write)
