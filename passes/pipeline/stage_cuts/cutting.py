"""Makes functions of ops by stage and phase, and calls them in their place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from shardwright.ir.core import Block, Func, Module, Op, Value, clone
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.pipeline.stage_cuts.placing import Placing
from shardwright.passes.pipeline.stage_cuts.step_flow import StepFlow, used
from shardwright.passes.pipeline.stage_cuts.step_phases import (
    BACKWARD,
    FORWARD,
    INPUT,
    UPDATE,
    WEIGHT,
)
from shardwright.passes.shared.symbols import CALL, SymbolNames
from shardwright.spec.attributes import Attrs, Int, String, Symbol
from shardwright.spec.plan import PHASE, STAGE


class Part(NamedTuple):
    """A function to be: its phase, its stage; `turn` of those that stages take turns in."""

    phase: str
    stage: int
    turn: int = 0


def parts_of(flow: StepFlow, placing: Placing, splits: bool) -> dict[Op, Part]:
    """The part of every op that stands on a stage. `splits`: gradients of weights stand apart."""
    found: dict[Op, Part] = {}
    turns = _turns(flow, placing)
    alone = _weight_ops(flow, placing) if splits else set[Op]()
    for op, stage in placing.stages.items():
        if op in placing.forward:
            found[op] = Part(FORWARD, stage)
        elif turns[op]:
            if flow.loop is not None and op.block is flow.body:
                said = f"of stage {stage} reads gradients of an earlier stage, on the way back"
                help = f"give it a smaller {STAGE}, or let the passes find it"
                raise op_error(flow.module, op, said, help=help)
            found[op] = Part(UPDATE, stage, turns[op] - 1)
        elif not splits:
            found[op] = Part(BACKWARD, stage)
        else:
            found[op] = Part(WEIGHT if op in alone else INPUT, stage)
    return found


def _turns(flow: StepFlow, placing: Placing) -> dict[Op, int]:
    """0 for what follows the way back from the last stage to the first; behind the loop at least 1,
    and one more for each time that something goes from stage to stage.
    """
    found: dict[Op, int] = {}
    tail = set(flow.tail)
    for op in flow.every:
        if op not in placing.stages:
            continue
        most = int(op in tail)
        for k in flow.needs[flow.number[op]]:
            other = flow.every[k]
            if other not in placing.stages or other in placing.forward:
                continue
            against = placing.stages[op] > placing.stages[other]
            moves = placing.stages[op] != placing.stages[other]
            is_late = found[other] > 0
            most = max(most, found[other] + int(moves if is_late else against))
        found[op] = most
    return found


def _weight_ops(flow: StepFlow, placing: Placing) -> set[Op]:
    """Ops of the way back that reach one sum over micro-batches, and no other stage."""
    ends = flow.body.terminator.operands
    slots: dict[Op, int] = {}
    for k, value in enumerate(ends):
        if value in flow.maker:
            maker = flow.maker[value]
            slots[maker] = slots.get(maker, 0) | 1 << k
    reach: dict[Op, int] = {}
    leaves: set[Op] = set()
    inside = set(flow.ops)
    for op in reversed(flow.ops):
        if op not in placing.stages or op in placing.forward:
            continue
        bits = slots.get(op, 0)
        for k in flow.users[flow.number[op]]:
            user = flow.every[k]
            if user not in inside:
                continue
            bits |= reach.get(user, 0)
            if user in leaves or placing.stages.get(user) != placing.stages[op]:
                leaves.add(op)
        reach[op] = bits
    return {op for op, bits in reach.items() if op not in leaves and bits.bit_count() <= 1}


# --- functions


def cut(module: Module, flow: StepFlow, placing: Placing, splits: bool) -> None:
    """Make the functions, and calls of them."""
    parts = parts_of(flow, placing, splits)
    names = SymbolNames(module)
    blocks = [flow.body] if flow.loop is None else [flow.body, flow.main.body]
    for block in blocks:
        own = [op for op in block.ops if op in parts]
        _replace(module, flow, block, {op: parts[op] for op in own}, names)


def _replace(
    module: Module, flow: StepFlow, block: Block, parts: dict[Op, Part], names: SymbolNames
) -> None:
    members: dict[Part, list[Op]] = {}
    for op in block.ops:
        if op in parts:
            members.setdefault(parts[op], []).append(op)
    order = _ordered(block, flow, parts, members)
    kept = [op for op in block.ops[:-1] if op not in parts]
    early = {op: None for op in kept if not _reads(op, parts)}
    calls = [_call(module, flow, part, members[part], names) for part in order]
    late = [op for op in kept if op not in early]
    block.set_ops([*early, *calls, *late, block.terminator])
    for ops in members.values():
        for op in reversed(ops):
            op.let_go()


def _reads(op: Op, parts: dict[Op, Part]) -> bool:
    """True for what stands behind calls: it reads what they make."""
    return any(value.op in parts for value in used(op) if value.op is not None)


def _ordered(
    block: Block, flow: StepFlow, parts: dict[Op, Part], members: dict[Part, list[Op]]
) -> list[Part]:
    """Parts, each behind those that it reads: forward, then backward from the last stage on."""
    ranks = {FORWARD: 0, BACKWARD: 1, INPUT: 1, WEIGHT: 2, UPDATE: 3}
    before: dict[Part, set[Part]] = {part: set() for part in members}
    for op, part in parts.items():
        for value in used(op):
            maker = value.op
            if maker in parts and parts[maker] != part:
                before[part].add(parts[maker])

    def key(part: Part) -> tuple[int, int, int]:
        stage = part.stage if part.phase in (FORWARD, UPDATE) else -part.stage
        return ranks[part.phase], part.turn, stage

    found: list[Part] = []
    left = sorted(members, key=key)
    while left:
        done = set(found)
        part = next((one for one in left if before[one] <= done), None)
        if part is None:
            op = members[left[0]][0]
            words = " -> ".join(f"{one.phase} of stage {one.stage}" for one in left)
            said = f"of stage {left[0].stage} is in a circle of stages"
            raise op_error(flow.module, op, said, help=f"label fewer ops; left are {words}")
        found.append(part)
        left.remove(part)
    return found


def _call(module: Module, flow: StepFlow, part: Part, ops: Sequence[Op], names: SymbolNames) -> Op:
    """A call of the function that some ops are the body of; who used these uses its results."""
    own = set(ops)
    inner = {value for op in ops for value in op.results}
    outer = dict.fromkeys(v for op in ops for v in used(op) if v not in inner)
    copied = _constants(flow, [value for value in outer])
    given = [value for value in outer if value.op not in copied]
    results = [
        v for op in ops for v in op.results if any(_top(u, op) not in own for u in v.users())
    ]
    func = Func(
        names.unique(f"stage{part.stage}_{part.phase}"),
        [value.type for value in given], [value.type for value in results], "private",
    )  # fmt: skip
    func.loc, mapping = ops[0].loc, dict[Value, Value]()
    for value, arg in zip(given, func.args, strict=True):
        arg.sharding, arg.name = value.sharding, value.name
        mapping[value] = arg
    for op in (*copied, *ops):
        copy = clone(op, mapping)
        copy.set_notes(copy.notes.without(STAGE, PHASE))
        func.body.append(copy)
    func.body.append(Op("func.return", [mapping[value] for value in results]))
    func.set_boundary(result_shardings=[value.sharding for value in results])
    module.body.append(func)
    notes = Attrs({PHASE: String(part.phase), STAGE: Int(part.stage)})
    attrs = Attrs({"callee": Symbol(func.symbol)})
    call = Op(CALL, given, func.result_types, attrs, (), notes, ops[0].loc, ops[0].place)
    for old, new in zip(results, call.results, strict=True):
        new.sharding, new.name = old.sharding, old.name
        old.replace_uses(new)
    return call


def _top(user: Op, op: Op) -> Op:
    """The op beside `op` that a user is, or is inside of."""
    while user.block is not op.block:
        parent = user.parent
        assert parent is not None
        user = parent
    return user


def _constants(flow: StepFlow, values: Sequence[Value]) -> dict[Op, None]:
    """The ops that make constants among values, with what they read, in order."""
    found: dict[Op, None] = {}
    waiting = _makers(flow, values)[::-1]
    while waiting:
        before = [op for op in _makers(flow, used(waiting[-1])) if op not in found]
        if before:
            waiting += before[::-1]
        else:
            found[waiting.pop()] = None
    return found


def _makers(flow: StepFlow, values: Iterable[Value]) -> list[Op]:
    """The ops that make those of some values that are constants."""
    return [one.op for one in values if one.op is not None and one.op in flow.constants]
