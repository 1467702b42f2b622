"""Warnings for ops without a factor rule, at which propagation stops.

Shardy's sentences. Source: shardy `op_sharding_rule_registry.cc`.
"""

from __future__ import annotations

from dataclasses import replace

from shardwright.ir.core import Op
from shardwright.ir.diagnostics.warnings import warning
from shardwright.ir.errors import Diagnostic
from shardwright.passes.base import place_of
from shardwright.passes.propagation.engine.flat_module import Flow
from shardwright.spec.attributes import RULE_NOTE, RuleAttr, String
from shardwright.spec.factors import Rule, pointwise_rule
from shardwright.spec.sharding_rules.dataflow import CALLS, CUSTOM_CALL, DATA_FLOW

# By whether an op has results: what becomes of one that the text says too little of.
_OPAQUE = {
    False: "its operands are gathered; scripts leave it out",
    True: "its operands are gathered; no script can call it, so compile --emit mlir, or write ops",
}
_OURSELVES = ("sdy", "mpmd", "func", "builtin")  # dialects whose ops are no computations


def missing_rules(flow: Flow) -> list[Diagnostic]:
    """A warning for each kind of op that has tensors on both sides and no rule: the first one.

    Another where the only rule is one that is dropped after propagation.
    """
    found: dict[str, Diagnostic] = {}
    for op, rule in zip(flow.ops, flow.rules, strict=True):
        if rule is not None and (_is_erased(op, rule) or not _is_passing(op)):
            continue
        if op.sig.opaque:
            said = _on_one_device(flow, op)
            found.setdefault(said.message, said)
        elif _computes(op):
            message = _message(op) if rule is None else _dropped(op)
            if message not in found:
                place, help = place_of(flow.module, op), _help(op) if rule is None else _mark(rule)
                found[message] = warning("missing-rule", message, place, help=help)
    return list(found.values())


def _on_one_device(flow: Flow, op: Op) -> Diagnostic:
    """What becomes of an op that the text says too little of."""
    what = _message(op).partition(" is unknown")[0]
    message = f"{what} runs on one device: {op.sig.opaque}"
    help = _OPAQUE[bool(op.results)]
    return warning("missing-rule", message, place_of(flow.module, op), help=help)


def _is_erased(op: Op, rule: Rule) -> bool:
    """True if an op went with the region that held it: it has no operands any more."""
    return len(op.operands) < len(rule.operands)


def _is_passing(op: Op) -> bool:
    """True if propagation alone uses the rule written on an op, which has none of its own."""
    given = op.notes.get(RULE_NOTE) if op.notes else None
    return isinstance(given, RuleAttr) and not given.rule.is_custom and op.sig.rule is None


def _dropped(op: Op) -> str:
    target = op.attrs.get("call_target_name")
    name = f"@{target.value}" if isinstance(target, String) else op.name
    return f"the rule of {name} is dropped after propagation: the op runs on whole tensors"


def _mark(rule: Rule) -> str:
    return f"mark it as yours: {{{RULE_NOTE} = {RuleAttr(replace(rule, is_custom=True))}}}"


def _computes(op: Op) -> bool:
    """True if an op is one that shardings could flow through."""
    if op.name in DATA_FLOW or op.name in CALLS or op.name.partition(".")[0] in _OURSELVES:
        return False
    return any(v.shape for v in op.operands) and any(v.shape for v in op.results)


def _message(op: Op) -> str:
    target = op.attrs.get("call_target_name")
    if op.name == CUSTOM_CALL and isinstance(target, String):
        return f"custom call @{target.value} is unknown to SDY sharding rule registry"
    return f"op '{op.name}' is unknown to SDY sharding rule registry"


def _help(op: Op) -> str:
    """The help text that gives the op a rule; written out for one that may be elementwise."""
    help = f"shardings stop here; write how they go through: {{{RULE_NOTE} = #sdy.op_sharding_rule<"
    shapes = {v.shape for v in (*op.operands, *op.results)}
    if len(shapes) == 1:
        (shape,) = shapes
        rule = pointwise_rule(shape, [len(shape)] * len(op.operands))
        text = str(RuleAttr(replace(rule, is_custom=True))).partition("<")[2]
        return f"{help}{text}}} if it is elementwise"
    return f"{help}...>}}"
