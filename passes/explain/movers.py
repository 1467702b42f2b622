"""Finds movers at the stage `resharded`: reshards and all_reduces."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from shardwright.ir.core import Module, Op, Value, out_sharding
from shardwright.passes.explain.value_numbers import ASKING, Names
from shardwright.spec import plan
from shardwright.spec.attributes import AxisList, String
from shardwright.spec.axes import Axes, Mesh
from shardwright.spec.factors import Rule
from shardwright.spec.layout import Layout, agreed_cut, exchanges, layout_of
from shardwright.spec.sharding_rules.dataflow import RESHARD
from shardwright.spec.stages import MOVERS, sharding_of
from shardwright.spec.types import TensorType

# Where collectives became one, the mark is that of the first.
_MARK = re.compile(r"^(?:\d+ in one; the first: )?#(\d+) (.*)$", re.DOTALL)


@dataclass(frozen=True, slots=True)
class User:
    """An op that takes or makes what moves: its tensor at `position`, operands before results.

    `values` are its operands, then its results, as the propagated program has them; None for those
    that passes made. `layouts` is how each is cut.
    """

    op: Op
    position: int
    rule: Rule | None
    values: tuple[Value | None, ...]
    layouts: tuple[Layout, ...]
    operand_count: int

    @property
    def operands(self) -> tuple[Value | None, ...]:
        """Those of `values` that the op takes."""
        return self.values[: self.operand_count]


@dataclass(frozen=True, slots=True)
class Mover:
    """A reshard, an all_reduce that completes a partial result, or an exchange between blocks.

    value     what moves, as the propagated program has it; None for what passes made
    before, after  how it is cut, dim by dim; `partial` the axes over which it is summed,
              `exchanged` those along which blocks of an operand give each other parts
    is_asked  whether the program itself asks for it
    user      the op that needs it so, or whose result it is
    """

    number: int
    kind: str
    value: Value | None
    type: TensorType
    mesh: Mesh
    before: Layout
    after: Layout
    partial: Axes
    is_asked: bool
    reason: str
    user: User | None
    op: Op
    exchanged: Axes = ()

    @property
    def is_reshard(self) -> bool:
        """True if nothing is summed, nor exchanged."""
        return not self.partial and not self.exchanged

    @property
    def is_implicit(self) -> bool:
        """True if it is a reshard that nobody asked for."""
        return self.is_reshard and not self.is_asked

    @property
    def is_full(self) -> bool:
        """True if nobody asked for it and every device then holds the whole tensor."""
        return self.is_implicit and any(self.before) and not any(self.after)


def prepare(module: Module, names: Names) -> None:
    """Say of the reshards in a propagated program that Shardy put them there."""
    for op in module.walk():
        if op.name == RESHARD and not _is_asked(op, names, {}):
            op.set_note(plan.REASON, String("Shardy makes the shardings of this op agree"))


def number_movers(module: Module, originals: dict[Value, Value], names: Names) -> list[Mover]:
    """The movers of a resharded copy; each reason is then marked with the number of its mover."""
    found: list[Mover] = []
    for op in module.walk():
        if plan.HALO in op.notes:
            found += _exchange(len(found), op, module, originals)
        if op.name not in MOVERS or not isinstance(op.result.type, TensorType):
            continue
        sharding = out_sharding(op)
        mesh = module.mesh_of(sharding) if sharding is not None else None
        if sharding is None or mesh is None:
            continue
        reason = op.notes.get(plan.REASON)
        text = reason.value if isinstance(reason, String) else ""
        found.append(_mover(len(found), op, mesh, text, originals, names))
    for mover in found:
        note = plan.HALO if mover.exchanged else plan.REASON
        mover.op.set_note(note, String(f"#{mover.number} {mover.reason}"))
    return found


def _exchange(
    number: int, op: Op, module: Module, originals: dict[Value, Value]
) -> Iterator[Mover]:
    """The exchange that an op announces; of the operands it needs parts of, the first."""
    reason, rule = op.notes[plan.HALO], op.sig.blocks
    shardings = [found for v in op.operands if (found := sharding_of(v)) is not None]
    mesh = module.mesh_of(shardings[0]) if shardings else None
    if mesh is None or rule is None or not isinstance(reason, String):
        return
    layouts = [layout_of(sharding_of(v), mesh, len(v.shape)) for v in (*op.operands, *op.results)]
    cut = agreed_cut(rule, layouts)
    found = exchanges(op.sig, cut)
    axes = tuple(dict.fromkeys(axis for factor, _ in found for axis in cut[factor]))
    position = found[0][1][0].operand
    source, layout = op.operands[position], layouts[position]
    value, user = originals.get(_root(source)), _seen(op, position, mesh, originals)
    yield Mover(
        number, op.name, value, source.tensor, mesh, layout, layout, (), False,
        reason.value, user, op, axes,
    )  # fmt: skip


def reason_of(op: Op) -> str:
    """Why an op moves data, without the number of its mover; "" where nothing says so."""
    reason = op.notes.get(plan.REASON)
    text = reason.value if isinstance(reason, String) else ""
    match = _MARK.match(text)
    return match[2] if match else text


def number_of(op: Op) -> int | None:
    """The number of the mover that a collective carries out."""
    reason = op.notes.get(plan.REASON)
    match = _MARK.match(reason.value) if isinstance(reason, String) else None
    return int(match[1]) if match else None


def _mover(
    number: int, op: Op, mesh: Mesh, reason: str, originals: dict[Value, Value], names: Names
) -> Mover:
    (source,) = op.operands
    rank = len(source.shape)
    partial = op.attrs.get("reduction_axes")
    axes = mesh.resolve(partial.axes) if isinstance(partial, AxisList) else ()
    return Mover(
        number,
        op.name,
        originals.get(_root(source)),
        source.tensor,
        mesh,
        layout_of(sharding_of(source), mesh, rank),
        layout_of(sharding_of(op.result), mesh, rank),
        axes,
        not axes and _is_asked(op, names, originals),
        reason,
        _user(op, mesh, originals, is_made=bool(axes) or reason.startswith("result ")),
        op,
    )


def _is_asked(op: Op, names: Names, originals: dict[Value, Value]) -> bool:
    """True if the program asks for it: by a constraint, or by what it declares main to return."""
    if names.kinds.get(op.place) in ASKING:
        return True
    wanted = out_sharding(op)
    if wanted is None or op.name != RESHARD:
        return False
    number = names.number(originals.get(_root(op.operands[0])))
    asked = names.asked.get(number, ()) if number is not None else ()
    declared = [names.declared(user, index) for user, index in op.result.uses]
    return any(s is not None and s.axes == wanted.axes for s in (*asked, *declared))


def _root(value: Value) -> Value:
    """The root of a chain of movers."""
    while value.op is not None and value.op.name in MOVERS:
        (value,) = value.op.operands
    return value


def _user(op: Op, mesh: Mesh, originals: dict[Value, Value], *, is_made: bool) -> User | None:
    """The op whose result this is, or the first one that takes what the mover makes."""
    if is_made:
        maker = _root(op.operands[0])
        if maker.op is None:
            return None
        return _seen(maker.op, len(maker.op.operands) + maker.index, mesh, originals)
    waiting = [op.result]
    while waiting:
        value = waiting.pop()
        for user, index in value.uses:
            if user.name not in MOVERS:
                return _seen(user, index, mesh, originals)
            waiting.append(user.result)
    return None


def _seen(op: Op, position: int, mesh: Mesh, originals: dict[Value, Value]) -> User:
    values = (*op.operands, *op.results)
    layouts = tuple(layout_of(sharding_of(v), mesh, len(v.shape)) for v in values)
    known = tuple(originals.get(_root(value)) for value in values)
    return User(op, position, op.sig.blocks, known, layouts, len(op.operands))
