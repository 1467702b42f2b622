"""What propagation warns of: ops at which sharding stops because nobody says how it goes through.

Shardy's sentences. Source: shardy `op_sharding_rule_registry.cc`.
"""

from __future__ import annotations

from shardwright.ir.core import Op
from shardwright.ir.errors import Diagnostic
from shardwright.ir.warn import warning
from shardwright.passes.base import place_of
from shardwright.spec.attributes import RuleAttr, String
from shardwright.spec.dataflow import CALLS, CUSTOM_CALL, DATA_FLOW
from shardwright.spec.factors import pointwise_rule

from ._flow import RULE_NOTE, Flow

_OURSELVES = ("sdy", "mpmd", "func", "builtin")  # dialects whose ops are no computations


def missing_rules(flow: Flow) -> list[Diagnostic]:
    """A warning for each kind of op that has tensors on both sides and no rule: the first one."""
    found: dict[str, Diagnostic] = {}
    for op, rule in zip(flow.ops, flow.rules, strict=True):
        if rule is None and _computes(op):
            message = _message(op)
            if message not in found:
                place = place_of(flow.module, op)
                found[message] = warning("missing-rule", message, place, help=_help(op))
    return list(found.values())


def _computes(op: Op) -> bool:
    """Whether an op is one that shardings could flow through."""
    if op.name in DATA_FLOW or op.name in CALLS or op.name.partition(".")[0] in _OURSELVES:
        return False
    return any(v.shape for v in op.operands) and any(v.shape for v in op.results)


def _message(op: Op) -> str:
    target = op.attrs.get("call_target_name")
    if op.name == CUSTOM_CALL and isinstance(target, String):
        return f"custom call @{target.value} is unknown to SDY sharding rule registry"
    return f"op '{op.name}' is unknown to SDY sharding rule registry"


def _help(op: Op) -> str:
    """How to give the op a rule; written out for one that may be elementwise."""
    help = f"shardings stop here; write how they go through: {{{RULE_NOTE} = #sdy.op_sharding_rule<"
    shapes = {v.shape for v in (*op.operands, *op.results)}
    if len(shapes) == 1:
        (shape,) = shapes
        rule = RuleAttr(pointwise_rule(shape, [len(shape)] * len(op.operands)))
        text = str(rule).partition("<")[2]
        return f"{help}{text}}} if it is elementwise"
    return f"{help}...>}}"
