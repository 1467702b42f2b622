"""Ops that few programs hold, from text: composites, scans, calls through values, casts.

See `forms.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.ir.parser.forms import Form, StableHloForms, typed_form
from shardwright.ir.parser.tokens import MAX_DEPTH
from shardwright.ir.parser.values import Bad, Children, Typed, function_of, integer
from shardwright.spec.attributes import Attribute, Int, Ints, String, Symbol
from shardwright.spec.types import OtherType, Type


class RareForms(StableHloForms):
    """Start rules of these ops, and function types as types of values."""

    def any_types(self, c: Children) -> list[Typed]:
        return list(c)

    def function_type_type(self, c: Children) -> Typed:
        """A function's type as that of a value. Raises Bad."""
        ins, outs = c[0]
        if _is_deep([typed.type for typed in (*ins, *outs)]):
            raise Bad(f"nested too deep, at most {MAX_DEPTH} types and attributes", 0)
        return Typed(function_of(ins, outs), -1)

    # --- func, builtin

    def func_constant(self, c: Children) -> Form:
        written, name, (ins, outs) = c
        typed = Typed(function_of(ins, outs), -1)
        return typed_form([], ([], [typed]), written, value=Symbol(self.symbol(name)))

    def call_indirect(self, c: Children) -> Form:
        callee, operands, written, (ins, outs) = c
        # Types without a slot: the callee's type is made of them, so they are part of the template.
        plain = [Typed(typed.type, -1) for typed in (*ins, *outs)]
        types = [Typed(function_of(ins, outs), -1), *plain[: len(ins)]], plain[len(ins) :]
        return typed_form([self.name(callee), *operands], types, written)

    def cast(self, c: Children) -> Form:
        operands, ins, outs, written = c
        return typed_form(operands, (ins or [], outs), written)

    # --- stablehlo, chlo

    def einsum(self, c: Children) -> Form:
        operands, config, written, types = c
        return typed_form(operands, types, written, einsum_config=String(config))

    def composite(self, c: Children) -> Form:
        name, operands, regions, written, types = c
        form = typed_form(operands, types, written, name=String(self.string(name)))
        form.regions = [()] * regions
        return form

    def scan(self, c: Children) -> Form:
        inputs, inits, dim, written, _, types = c
        outs = len(types[1]) - len(inits)
        if outs < 0:
            raise Bad(f"expected a result for each of {len(inits)} init values", dim.start_pos)
        attrs: dict[str, Attribute] = {
            "dimension": Int(integer(dim)),
            "operandSegmentSizes": Ints((len(inputs), len(inits)), "i32"),
            "resultSegmentSizes": Ints((outs, len(inits)), "i32"),
        }
        form = typed_form([*inputs, *inits], types, written, **attrs)
        form.regions = [()]
        return form


def _is_deep(types: Sequence[Type]) -> bool:
    """True if types nest as deep as they may inside something else."""
    for _ in range(MAX_DEPTH - 1):
        types = [part for one in types if isinstance(one, OtherType) for part in one.parts]
        if not types:
            return False
    return True
