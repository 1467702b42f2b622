"""Ops of the `mpmd` dialect from text; see `forms.py`."""

from __future__ import annotations

import lark

from shardwright.ir.errors import nearest
from shardwright.ir.parser.forms import Form, typed_form
from shardwright.ir.parser.forms_rare import RareForms
from shardwright.ir.parser.values import Bad, Children, integer
from shardwright.spec.attributes import (
    Array,
    Attribute,
    Int,
    ShardingPerValue,
    String,
    Symbol,
    Word,
)
from shardwright.spec.axes import quote

_REDUCTIONS = ("none", "add", "max", "min", "mul", "or", "and")


class MpmdForms(RareForms):
    """Start rules of the dialect."""

    def origin(self, c: Children) -> Attribute:
        name, count = c
        tail = "" if count is None or integer(count) == 0 else f"({integer(count)})"
        return Word(f"#mpmd.user_origin<{quote(self.string(name))}{tail}>")

    def origins(self, c: Children) -> Attribute:
        return Array(tuple(c))

    def mpmd_return(self, c: Children) -> Form:
        written, operands, types = c
        return typed_form(operands, (types or [], []), written)

    def mpmd_transfer(self, c: Children) -> Form:
        written, operands, types = c
        return typed_form(operands, types, written)

    def mpmd_broadcast(self, c: Children) -> Form:
        written, operands, typed = c
        return typed_form(operands, [typed], written)

    def mpmd_named_tensor(self, c: Children) -> Form:
        operand, name, written, typed = c
        return typed_form([self.name(operand)], [typed], written, name=String(self.string(name)))

    def mpmd_reduce(self, c: Children) -> Form:
        kind, written, operands, types = c
        if kind not in _REDUCTIONS:
            words = f"one of: {', '.join(_REDUCTIONS)}"
            message = f"expected ::mlir::mpmd::ReductionType to be {words}"
            raise Bad(message, kind.start_pos, nearest(kind, list(_REDUCTIONS)))
        return typed_form(operands, types, written, reduction=Word(f"#mpmd.reduction<{kind}>"))

    def mpmd_named_computation(self, c: Children) -> Form:
        origin, operands, written, args, _, types = c
        form = typed_form(operands, types, written, origin=origin)
        form.regions = [args]
        return form

    def mpmd_fragment(self, c: Children) -> Form:
        mesh, origins, stage, ins, outs, operands, written, args, _, types = c
        attrs = self._placed(mesh, origins)
        if stage is not None:
            attrs["stage_id"] = Int(integer(stage))
        for key, shardings in (("in_shardings", ins), ("out_shardings", outs)):
            if shardings is not None:
                attrs[key] = ShardingPerValue(tuple(shardings))
        form = typed_form(operands, types, written, **attrs)
        form.regions = [args]
        return form

    def mpmd_fragment_call(self, c: Children) -> Form:
        mesh, origins, callee, operands, written, types = c
        attrs = self._placed(mesh, origins)
        return typed_form(operands, types, written, callee=Symbol(self.symbol(callee)), **attrs)

    def _placed(self, mesh: lark.Token, origins: Attribute) -> dict[str, Attribute]:
        return {"mesh_name": String(self.string(mesh)), "origin": origins}

    def mpmd_for(self, c: Children) -> Form:
        operands, written, args, _, types = c
        form = typed_form(operands, (types, types), written)
        form.regions = [args]
        return form
