"""Reads what a user says of custom calls, `plan.calls` of a file, and writes it onto the calls.

    module attributes {plan.calls = {
      my_kernel = {
        rule = #sdy.op_sharding_rule<([i, j], [j])->([i, j]) {i=8, j=16}, custom>,
        jax = "my_kernels.scaled({0}, {1})", torch = "torch.ops.mine.scaled({0}, {1})",
        modules = ["my_kernels"], flops = 2 : i64
      }
    }} {}

Sizes of the rule are those of an example: each call has its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from shardwright.ir.core import Module, Op
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.ir.errors import Place, ProgramError, error
from shardwright.ir.exit_codes import USAGE
from shardwright.ir.parse import parse
from shardwright.ir.verifier.factor_rules import rule_problems
from shardwright.spec import plan
from shardwright.spec.attributes import RULE_NOTE, Attribute, Attrs, RuleAttr, String
from shardwright.spec.calls.call_note import SPELLED, call_problem
from shardwright.spec.calls.given_call import fitted
from shardwright.spec.calls.given_spelling import operands_of
from shardwright.spec.factors import Rule
from shardwright.spec.sharding_rules.dataflow import CUSTOM_CALL

MAX_BYTES = 1 << 20
_HELP = "docs/extending.md says what a file of custom calls holds"


@dataclass(frozen=True)
class GivenCall:
    """What a file says of a target: its rule, and all else as it stands on calls."""

    rule: Rule | None
    note: Attrs
    place: Place


def read_calls(path: str) -> dict[str, GivenCall]:
    """The targets of a file. Raises ProgramError, located in it."""
    source = _text(path)
    found = parse(source, path).notes.get(plan.CALLS)
    if not isinstance(found, Attrs):
        help = f"write module attributes {{{plan.CALLS} = {{...}}}} {{}}; {_HELP}"
        message = f"expected a module with a dictionary {plan.CALLS}"
        raise error(message, Place(path, 1, 1), help=help)
    return {name: _given(name, value, path, source) for name, value in found.items()}


def _text(path: str) -> str:
    try:
        with Path(path).open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
        source = raw.decode()
    except (OSError, ValueError) as bad:
        reason = bad.strerror if isinstance(bad, OSError) else "it is not UTF-8"
        raise error(f"cannot read {path}: {reason}", help=_HELP, code=USAGE) from None
    if len(raw) > MAX_BYTES:
        message = f"expected custom calls of at most {MAX_BYTES} bytes, the file has more"
        raise error(message, Place(path), help=_HELP, code=USAGE)
    return source


def _given(name: str, value: Attribute, path: str, source: str) -> GivenCall:
    place = _place(name, path, source)
    if not isinstance(value, Attrs):
        raise error(f"@{name}: expected a dictionary, got {value}", place, help=_HELP)
    rule = value.get("rule")
    if rule is not None and not isinstance(rule, RuleAttr):
        message = f"@{name}: rule: expected #sdy.op_sharding_rule, got {rule}"
        raise error(message, place, help=_HELP)
    note = value.without("rule")
    if why := call_problem(note):
        raise error(f"@{name}: {why}", place, help=_HELP)
    return GivenCall(None if rule is None else replace(rule.rule, is_custom=True), note, place)


def _place(name: str, path: str, source: str) -> Place:
    """Where a file first has the name of a target."""
    before, _, after = source.partition(name)
    start, line = before.rpartition("\n")[2], 1 + before.count("\n")
    return Place(path, line, len(start) + 1, start + name + after.partition("\n")[0])


def declare_calls(module: Module, given: Mapping[str, GivenCall]) -> None:
    """Write the rules and spellings onto the calls of a program. Raises ProgramError at a call that
    its rule or a spelling does not fit.
    """
    for op in list(module.walk()):
        target = op.attrs.get("call_target_name") if op.name == CUSTOM_CALL else None
        call = given.get(target.value) if isinstance(target, String) else None
        if call is not None:
            _declare(module, op, call)


def _declare(module: Module, op: Op, call: GivenCall) -> None:
    for name in SPELLED:
        text = call.note.get(name)
        asked = operands_of(text.value) if isinstance(text, String) else 0
        if asked > len(op.operands):
            message = f"has {len(op.operands)} operands, its {name} spelling asks for {asked}"
            raise _unfit(module, op, message, call)
    if call.note.items_tuple:
        op.set_note(plan.CALL, call.note)
        op.touch()
    if call.rule is None:
        return
    rule = fitted(call.rule, op.sig)
    types = [value.type for value in op.operands], [value.type for value in op.results]
    problem = next(rule_problems(rule, *types), None)
    if problem is not None or not _fits(rule, op):
        why = f": {problem.message}" if problem is not None else ""
        raise _unfit(module, op, f"does not fit the rule that is given for it{why}", call)
    op.set_note(RULE_NOTE, RuleAttr(rule))
    op.touch()  # these notes are part of its signature


def _fits(rule: Rule, op: Op) -> bool:
    """Whether the sizes of factors make up the dims of all tensors."""
    shapes = [value.shape for value in (*op.operands, *op.results)]
    for tensor, shape in zip(rule.tensors, shapes, strict=True):
        for factors, size in zip(tensor, shape, strict=True):
            made = 1
            for factor in factors:
                made *= rule.sizes[factor]
            if made != size:
                return False
    return True


def _unfit(module: Module, op: Op, message: str, call: GivenCall) -> ProgramError:
    return op_error(module, op, message, help=f"see {call.place.file}:{call.place.line}")
