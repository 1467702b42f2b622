"""Phases of a train step by structure: forward, gradients of inputs, gradients of weights, update.

Results that take the place of an argument of their type are updated; of the others, those that take
about as much work as the cheapest are what the forward pass gives: the loss, and figures beside it.
All that these depend on is forward. Of the rest, what reaches one sum over micro-batches and no
other stage makes gradients of weights.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from shardwright.ir.core import Op, Value
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.pipeline.stage_cuts.step_flow import StepFlow, used
from shardwright.spec.attributes import String
from shardwright.spec.plan import PHASE

FORWARD, BACKWARD, INPUT, WEIGHT, UPDATE = "forward", "backward", "input", "weight", "update"
PHASES = (FORWARD, BACKWARD, INPUT, WEIGHT, UPDATE)
_AGAIN = 1.6  # times the work of a forward pass: a way back takes as much again, and more


@dataclass
class Ends:
    """`updated`: results with the arguments whose place they take; `forward`: of the others."""

    updated: dict[Value, Value] = field(default_factory=dict[Value, Value])
    forward: list[Value] = field(default_factory=list[Value])


def ends_of(flow: StepFlow) -> Ends:
    """What the step gives. Raises ProgramError for what is no train step."""
    results = list(dict.fromkeys(flow.main.body.terminator.operands))
    reach = {value: flow.ancestors(value) for value in results}
    found, taken = Ends(), set[Value]()
    # A scalar parameter is like a loss, but its new value takes a way back.
    for value in sorted(results, key=lambda one: -reach[one].bit_count()):
        arg = _nearest(flow, value, taken)
        if arg is not None:
            found.updated[value] = arg
            taken.add(arg)
    if not found.updated:
        said = "is no train step: no result takes the place of an argument"
        help = "return the new parameters, of the types of the old ones"
        raise op_error(flow.module, flow.main, said, help=help)
    work = {v: _work(flow, reach[v]) for v in results if v not in found.updated}
    least = min((one for one in work.values() if one), default=0.0)
    found.forward = [value for value, one in work.items() if one and one <= _AGAIN * least]
    if not found.forward:
        said = "is no train step: it returns no loss beside the new parameters"
        raise op_error(flow.module, flow.main, said, help="return the loss, too")
    return found


def _nearest(flow: StepFlow, value: Value, taken: set[Value]) -> Value | None:
    """The argument of a result's type that it is the fewest ops away from: a new parameter is made
    of the old one, in the end, and of others by way of its gradient.
    """
    seen, waiting = set[Value](), [value]
    while waiting:
        now = [one for given in waiting for one in flow.sources(given)]
        for one in now:
            if one in flow.args and one.type is value.type and one not in taken:
                return one
        made = [flow.maker[one] for one in now if one in flow.maker and one not in seen]
        seen.update(now)
        waiting = list(dict.fromkeys(read for op in made for read in used(op)))
    return None


def _work(flow: StepFlow, bits: int) -> float:
    """Operations behind a result: in the body, once."""
    return sum(op.sig.flops for op in flow.members(bits, flow.ops))


def forward_ops(flow: StepFlow, ends: Ends) -> set[Op]:
    """The ops of the forward pass. `plan.phase` of an op decides for it, and for what it reads."""
    bits = 0
    for value in ends.forward:
        bits |= flow.ancestors(value)
    back = 0
    for op in flow.ops:
        said = op.notes.get(PHASE)
        if not isinstance(said, String):
            continue
        if said.value not in PHASES:
            message = f'has {PHASE} = "{said.value[:40]}"'
            raise op_error(flow.module, op, message, help=f"write one of {', '.join(PHASES)}")
        if said.value == FORWARD:
            bits |= flow.before[flow.number[op]]
        else:
            back |= 1 << flow.number[op]
    found = set(flow.members(bits & ~back, flow.ops))
    return found - flow.constants
