"""What an op of a turn does with values, besides its factors."""

from __future__ import annotations

from collections.abc import Iterator

from shardwright.ir.core import Module, Op, Value
from shardwright.passes.shared.symbols import CALL, called
from shardwright.spec.attributes import Dense
from shardwright.spec.op import TERMS, reducer_identity
from shardwright.spec.sharding_rules.dataflow import DATA_FLOW, GROUP, LOOPS, UNMOVED
from shardwright.spec.types import TensorType
from shardwright.spec.values.dense import is_splat, values


def is_barrier(op: Op) -> bool:
    """Whether results are the operands, each by itself."""
    flow = DATA_FLOW.get(op.name)
    return flow is not None and flow.from_operands and not op.regions


def is_loop(op: Op) -> bool:
    return op.name in LOOPS


def is_choice(op: Op) -> bool:
    """Whether an op runs one of its regions, which take no arguments."""
    plain = op.regions and op.sig.rule is None and op.name not in LOOPS
    return bool(plain) and all(not region.block.args for region in op.regions)


def used(op: Op) -> Iterator[Value]:
    """Operands, and what regions take from outside of the op."""
    yield from op.operands
    if not op.regions:
        return
    own: set[Value] = set()
    for inner in op.walk():
        if inner is not op:
            yield from (value for value in inner.operands if value not in own)
        own.update(inner.results)
        own.update(v for region in inner.regions for block in region.blocks for v in block.args)


def is_identity(value: Value, kind: str) -> bool:
    """Whether a value is made of nothing but constants that change no reduction."""
    op = value.op
    while op is not None and op.operands:
        if not is_pinned(op) and not op.sig.keeps_identity(kind):
            return False
        value = op.operands[0]
        op = value.op
    attribute = op.attrs.get("value") if op is not None else None
    if not isinstance(attribute, Dense):
        return False
    found = values(attribute)
    return bool(found.size) and bool((found == reducer_identity(kind, value.tensor.element)).all())


def is_one_number(value: Value) -> bool:
    """Whether a value of several elements is one number, repeated: nothing to hold."""
    op = value.op
    if op is None or len(op.results) != 1 or op.regions:
        return False
    if not isinstance(value.type, TensorType) or value.type.count < 2:
        return False
    given = op.attrs.get("value")
    if not op.operands:
        return isinstance(given, Dense) and is_splat(given)
    is_pure = op.sig.is_erasable and op.sig.rule is not None
    return is_pure and len(op.operands) == 1 and op.operands[0].tensor.count == 1


def is_call(op: Op) -> bool:
    return op.name == CALL


def is_pinned(op: Op) -> bool:
    """Whether an op gives its operand, and only says where it is to lie."""
    return op.name in UNMOVED


def says_only(op: Op) -> bool:
    """Whether an op gives nothing, but says something of its operands."""
    return op.name == GROUP


def acts(op: Op, module: Module) -> bool:
    """Whether an op does more than give results; ops with a rule are known not to."""
    if says_only(op) or op.is_terminator:
        return False
    if is_call(op):
        body = called(op, module).body
        return any(acts(inner, module) for inner in body.ops)
    if op.sig.rule is not None:
        return not op.sig.is_erasable and bool(op.row and op.row.effect)
    ops = (inner for region in op.regions for block in region.blocks for inner in block.ops)
    return not op.sig.is_erasable or any(acts(inner, module) for inner in ops)


def only_adds(op: Op, index: int, kind: str) -> bool:
    """Whether a loop only combines more with what it carries."""
    body = op.regions[1].block
    value = body.args[index]
    if op.regions[0].block.args[index].uses:
        return False
    while len(value.uses) == 1:
        ((user, at),) = value.uses
        if user is body.terminator:
            return at == index
        is_same = (user.sig.is_elementwise and user.sig.keeps_identity(kind)) or is_pinned(user)
        if not is_same and at not in TERMS.get(user.name, {}).get(kind, ()):
            return False
        value = user.result
    return False
