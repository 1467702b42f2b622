"""Copy what a closed sharding constraint asks for to the value it constrains.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = stablehlo.negate %arg0 : tensor<8xf32>
      %1 = sdy.sharding_constraint %0 <@mesh, [{"x"}]> : tensor<8xf32>
      return %1 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : tensor<8xf32>
      %1 = sdy.sharding_constraint %0 <@mesh, [{"x"}]> {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8}>} : tensor<8xf32>
      return %1 : tensor<8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Func, Module, Op, Value, out_sharding
from shardwright.ir.walk import all_ops
from shardwright.passes.base import Pass
from shardwright.passes.propagation.engine.debug_notes_writer import DebugRecorder
from shardwright.passes.propagation.engine.flat_module import flatten
from shardwright.passes.shared.data_flow import edges_by_value
from shardwright.passes.shared.shardings import manual_axes, per_value, set_sharding, sharding_of
from shardwright.spec.attributes import RULE_NOTE, Attrs, RuleAttr, ShardingAttr
from shardwright.spec.sharding import Sharding, fully_open
from shardwright.spec.sharding_rules.dataflow import CONSTRAINT


@dataclass(frozen=True)
class ApplyShardingConstraints(Pass):
    debug_sharding_origins: bool = False  # say at each value where its axes came from
    debug_propagation_edge_sharding: bool = False  # say at each constraint which axes it gave

    def run(self, module: Module) -> None:
        recorder = None
        if self.debug_sharding_origins or self.debug_propagation_edge_sharding:
            recorder = DebugRecorder(
                flatten(module),
                origins=self.debug_sharding_origins,
                edges=self.debug_propagation_edge_sharding,
            )
        ops = [
            op
            for op in all_ops(module)
            if op.name == CONSTRAINT or (op.regions and manual_axes(op))
        ]
        edges = edges_by_value(module) if ops else {}
        for op in ops:
            if op.name == CONSTRAINT:
                _visit_constraint(op, edges, recorder)
            else:
                _visit_manual(op, edges)
        if recorder is not None:
            recorder.write()


def _visit_constraint(op: Op, edges: dict[Value, Value], recorder: DebugRecorder | None) -> None:
    (value,) = op.operands
    wanted = out_sharding(op)
    assert wanted is not None
    tail = _chain_end(op, edges)
    applies = _applies(value, wanted, edges)
    if tail is not None:
        _use_chain_end(value, op, tail)
    if applies and value in edges:
        _constrain_edge(value, op, wanted, edges)
    elif applies:
        set_sharding(value, wanted)
        if recorder is not None:
            recorder.record_constraint(op, wanted)
        if op.sig.rule is not None:
            op.set_note(RULE_NOTE, RuleAttr(op.sig.rule))


def _visit_manual(op: Op, edges: dict[Value, Value]) -> None:
    for index, wanted in enumerate(per_value(op, "in_shardings") or ()):
        value = op.operands[index]  # a constraint made for an earlier operand may stand here
        if not _applies(value, wanted, edges):
            continue
        if value not in edges:
            set_sharding(value, wanted)
            continue
        attrs = Attrs({"sharding": ShardingAttr(wanted)})
        made = Op(CONSTRAINT, [value], [value.type], attrs, loc=op.loc, place=op.place)
        _constrain_edge(value, made, wanted, edges)


def _can_hold(value: Value, edges: dict[Value, Value]) -> bool:
    """True if a sharding can be written for a value: not for arguments of other regions."""
    is_region_arg = (
        value.op is None
        and not isinstance(value.owner, Op)
        and not isinstance(value.owner.parent, Func)
    )
    return value in edges or not is_region_arg


def _applies(value: Value, wanted: Sharding, edges: dict[Value, Value]) -> bool:
    if not wanted.is_fully_closed or not _can_hold(value, edges):
        return False
    if sharding_of(edges.get(value, value)) is not None:
        return False
    return all(_wanted_by(user, index) in (None, wanted) for user, index in value.uses)


def _wanted_by(user: Op, index: int) -> Sharding | None:
    """The sharding that a constraint or manual computation asks of its operand."""
    if user.name == CONSTRAINT:
        return out_sharding(user)
    shardings = per_value(user, "in_shardings") if manual_axes(user) else None
    return shardings[index] if shardings else None


def _constrain_edge(value: Value, op: Op, wanted: Sharding, edges: dict[Value, Value]) -> None:
    """Put the constraint right behind a value that many share; the others use its result."""
    if op.block is not None:
        op.block.remove(op)
    if isinstance(value.owner, Op):
        block = value.owner.block
        assert block is not None
        block.insert_after(value.owner, op)
    else:
        value.owner.insert(0, op)
    value.replace_uses(op.result, keep=[op])
    if wanted.unreduced:
        opened = fully_open(wanted.mesh, wanted.rank).with_unreduced(wanted.unreduced)
        set_sharding(edges[value], opened)


def _chain_end(op: Op, edges: dict[Value, Value]) -> Op | None:
    """The last of at least two constraints that follow one another from an unconstrained value."""
    (value,) = op.operands
    source = value.op
    if source is not None and source.name == CONSTRAINT:
        return None
    if sharding_of(edges.get(value, value)) is not None:
        return None
    if any(_wanted_by(user, index) for user, index in value.uses if user is not op):
        return None
    tail = op
    while len(tail.result.uses) == 1:
        ((user, _),) = tail.result.uses
        if user.name != CONSTRAINT:
            break
        tail = user
    if tail is op or any(_wanted_by(user, index) for user, index in tail.result.uses):
        return None
    return tail


def _use_chain_end(value: Value, op: Op, tail: Op) -> None:
    """Later uses of the value see what the chain of constraints makes of it."""
    block = tail.block
    if block is None:
        return
    own = (op, tail)
    if all(user in own or user.block is not block for user in value.users()):
        return  # most often: no need to look where it stands
    later = {id(other) for other in block.ops[block.index(tail) + 1 :]}
    kept = [
        user
        for user in value.users()
        if id(user) not in later or user is op or user.name == "func.return"
    ]
    value.replace_uses(tail.result, keep=kept)
