"""Batch normalisation as sums and pointwise ops, so that the reduced dims may be cut."""

from __future__ import annotations

from shardwright.spec.blocks import expansion
from shardwright.spec.blocks.expansion import Building, Expansion, tensor_type
from shardwright.spec.op import Handle
from shardwright.spec.types import tensor
from shardwright.spec.values.fields import integer, number

_NARROW = ("f16", "bf16")  # computed in f32


class _Features:
    """The arithmetic of one normalisation: vectors of features, and tensors like the operand."""

    def __init__(self, build: Building, like: Handle) -> None:
        self.build, self.like = build, like
        self.shape, self.own = tensor_type(like).shape, tensor_type(like).element
        self.element = "f32" if self.own in _NARROW else self.own
        self.feature = integer(build.sig.attrs, "feature_index")

    def wide(self, value: Handle) -> Handle:
        return expansion.converted(self.build, value, self.element)

    def narrow(self, value: Handle) -> Handle:
        return expansion.converted(self.build, value, self.own)

    def spread(self, vector: Handle) -> Handle:
        return expansion.spread(self.build, vector, self.like, [self.feature])

    def sum(self, value: Handle) -> Handle:
        dims = [dim for dim in range(len(self.shape)) if dim != self.feature]
        return self.build.folded("stablehlo.add", value, dims)

    def mean(self, value: Handle) -> Handle:
        total = self.sum(value)
        count = tensor_type(self.like).count // max(self.shape[self.feature], 1)
        return self.op("divide", total, self.number(count))

    def number(self, value: float) -> Handle:
        """A vector with one number everywhere."""
        return self.build.constant(value, tensor((self.shape[self.feature],), self.element))

    def deviation(self, variance: Handle) -> Handle:
        epsilon = self.number(number(self.build.sig.attrs, "epsilon"))
        return expansion.unary(self.build, "sqrt", self.op("add", variance, epsilon))

    def op(self, name: str, left: Handle, right: Handle) -> Handle:
        return expansion.binary(self.build, name, left, right)


def _training(build: Building) -> list[Handle]:
    of = _Features(build, build.operands[0])
    x, scale, offset = map(of.wide, build.operands)
    mean = of.mean(x)
    centred = of.op("subtract", x, of.spread(mean))
    variance = of.mean(of.op("multiply", centred, centred))
    normal = of.op("divide", centred, of.spread(of.deviation(variance)))
    out = of.op("add", of.op("multiply", normal, of.spread(scale)), of.spread(offset))
    return [of.narrow(value) for value in (out, mean, variance)]


def _grad(build: Building) -> list[Handle]:
    of = _Features(build, max((build.operands[0], build.operands[4]), key=build.shards))
    x, scale, mean, variance, output = map(of.wide, build.operands)
    deviation = of.deviation(variance)
    centred = of.op("subtract", x, of.spread(mean))
    normal = of.op("divide", centred, of.spread(deviation))
    grad_scale, grad_offset = of.sum(of.op("multiply", output, normal)), of.sum(output)
    count = of.number(tensor_type(of.like).count // max(of.shape[of.feature], 1))
    along = of.op("multiply", normal, of.spread(of.op("divide", grad_scale, count)))
    level = of.spread(of.op("divide", grad_offset, count))
    own = of.op("subtract", of.op("subtract", output, level), along)
    factor = of.spread(of.op("divide", scale, deviation))
    found = (of.op("multiply", own, factor), grad_scale, grad_offset)
    return [of.narrow(value) for value in found]


TRAINING, GRAD = Expansion(expansion.always, _training), Expansion(expansion.always, _grad)
