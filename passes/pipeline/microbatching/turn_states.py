"""How a value stands to turns over the batch, and how the factors of an op carry that on.

A micro-batch is the part of one device of a mesh axis of `count` devices, in time. Of a value that a
turn has a part of, a dim is cut into `before x count x after`, and turn j has the elements [:, j, :]:
where devices cut the dim into `before` blocks or fewer, each takes its turn's rows from its own.
"""  # noqa: E501

from __future__ import annotations

from functools import lru_cache
from math import prod
from typing import NamedTuple

from shardwright.ir.core import Module, Op
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.ir.errors import ProgramError
from shardwright.spec.factors import Kind, Rule
from shardwright.spec.layout import can_be_cut
from shardwright.spec.op import Sig
from shardwright.spec.types import TensorType


class Rows(NamedTuple):
    """A turn has part of a dim: that with the same number in each of `before` blocks."""

    dim: int
    before: int


class Part(NamedTuple):
    """Each turn has a term; those of all turns combine to the value by a kind of reduction."""

    kind: str


State = Rows | Part | None  # None: the same in all turns


class Place(NamedTuple):
    """The factor that is cut, and into how many blocks it is cut before."""

    factor: int
    before: int


class Refusal(Exception):
    """What keeps an op from running in turns. `is_place`: with rows taken elsewhere it might;
    `batch`: the dims that were taken for the batch, where they had to be found.
    """

    def __init__(self, op: Op, message: str, help: str, is_place: bool = False) -> None:
        super().__init__(message)
        self.op, self.message, self.help, self.is_place = op, message, help, is_place
        self.batch = ""

    def placed(self, module: Module) -> ProgramError:
        """What a user is told."""
        help = self.help
        if self.batch:
            help = f"{help}; the batch is taken to be {self.batch}, "
            help += "microbatch{batch=...} says another"
        return op_error(module, self.op, self.message, help=help)


def place_in(rule: Rule, tensor: int, rows: Rows, count: int) -> Place | None:
    """The factor that rows of a tensor cut; None where they lie in no single one."""
    outer = 1
    for factor in rule.tensors[tensor][rows.dim]:
        size = rule.sizes[factor]
        inner = rows.before // outer
        if rows.before % outer == 0 and size % (inner * count) == 0:
            return Place(factor, inner)
        outer *= size
    return None


def rows_in(rule: Rule, tensor: int, place: Place) -> Rows | None:
    """The rows of a tensor whose factor is cut; None where it has no such factor."""
    for dim, factors in enumerate(rule.tensors[tensor]):
        if place.factor in factors:
            at = factors.index(place.factor)
            return Rows(dim, prod(rule.sizes[f] for f in factors[:at]) * place.before)
    return None


@lru_cache(maxsize=65536)
def may_cut(sig: Sig) -> tuple[bool, ...]:
    """Per factor whether it can be cut where no turn gets anything of another."""
    rule = sig.blocks
    assert rule is not None
    shapes = [sig.shape(k) for k in range(len(sig.ins))]
    shapes += [sig.out_shape(k) for k in range(len(sig.outs))]
    return can_be_cut(rule, shapes, (*sig.uncut, *sig.overlaps))


def looks_up(sig: Sig, factor: int) -> bool:
    """Whether an op takes single elements along a reduced factor: a lookup, not a sum."""
    assert sig.blocks is not None
    is_reduced = sig.blocks.kinds[factor] is Kind.REDUCTION
    return is_reduced and sig.adds_up and not sig.flops


def kinds_of(sig: Sig) -> tuple[str, ...]:
    """Per result the reducer that combines its terms; "" where there is none."""
    row = sig.row
    found = row.combine(sig) if row is not None and row.combine is not None else ()
    return found or ("",) * len(sig.outs)


def once_of(sig: Sig) -> tuple[int, ...]:
    """Per result the operand that enters its reduction once; none for most ops."""
    row = sig.row
    return row.once(sig) if row is not None and row.once is not None else ()


def part_type(type: TensorType, rows: Rows, count: int) -> TensorType:
    """The type of what a turn has."""
    shape = list(type.shape)
    shape[rows.dim] //= count
    return type.with_shape(tuple(shape))
