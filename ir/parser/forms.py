"""Ops from text: one method per start rule of the grammar, named by an op row's `syntax`.

To add a syntax, add a rule to `spec/ir.lark`, a method here and a function to
`ir/printer/forms.py`, all of one name (`_` for `.`, and `_op` added to names that Python has
taken).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, cast

import lark

from shardwright.ir.parser.spellings import KIND
from shardwright.ir.parser.stablehlo import enum_of
from shardwright.ir.parser.values import (
    Bad,
    Children,
    Full,
    Name,
    Typed,
    Values,
    dialect_attr,
    integer,
)
from shardwright.ir.printer.forms import COMMUTATIVE
from shardwright.spec.attributes import (
    EMPTY,
    Array,
    Attribute,
    Attrs,
    Bool,
    Dense,
    Dims,
    Enum,
    Int,
    Ints,
    String,
    Symbol,
)
from shardwright.spec.types import TensorType, Type, tensor
from shardwright.spec.values.rare_attributes import Resource

Types = list[Typed]
Arrow = tuple[Types, Types]


class Arg(NamedTuple):
    """A block argument; `name` is None in a function declaration."""

    name: Name | None
    typed: Typed
    attrs: Attrs = EMPTY
    loc: int = -1  # its slot


@dataclass(slots=True)
class Form:
    """The content of a statement's text, before its names are looked up.

    `ins` and `outs` are the written types of operands (None: the text leaves them out) and
    results. `attrs` come from the syntax, `written` from the attribute dictionary. `regions` lists
    the block arguments that each region's head declares, `body` names the one op of a region that
    the text abbreviates. `payload` is the slot of a constant's `dense<...>`.
    """

    operands: Sequence[Name] = ()
    ins: Sequence[Typed] | None = ()
    outs: Sequence[Typed] = ()
    attrs: dict[str, Attribute] = field(default_factory=dict[str, Attribute])
    written: Attrs = EMPTY
    properties: Attrs = EMPTY
    regions: Sequence[Sequence[Arg]] = ()
    body: str = ""
    payload: int = -1
    successors: Sequence[str] = ()


class StableHloForms(Values):
    """Ops of any dialect but sdy."""

    # --- pieces

    def operands(self, c: Children) -> list[Name]:
        return [self.name(token) for token in c]

    leading = operands
    alone = operands

    def signature(self, c: Children) -> Types | Arrow:
        return c[0]

    def arrow_type(self, c: Children) -> Arrow:
        return c[0], c[1]

    def arg(self, c: Children) -> Arg:
        return Arg(self.name(c[0]), c[1], c[2] or EMPTY, self.location(c[3]))

    def bare_arg(self, c: Children) -> Arg:
        return Arg(None, c[0], c[1] or EMPTY, self.location(c[2]))

    def region_args(self, c: Children) -> list[Arg]:
        return list(c)

    def block_args(self, c: Children) -> list[Arg]:
        return [arg for arg in c if arg is not None]

    def block_label(self, c: Children) -> list[Arg]:
        return c[1]

    # --- any dialect

    def generic(self, c: Children) -> Form:
        operands, successors, properties, regions, written, (ins, outs) = c
        given = EMPTY if properties is None else properties  # an empty clause counts as one
        form = Form(operands, ins, outs, {}, written or EMPTY, given, [()] * regions)
        form.successors = successors or ()
        return form

    def successors(self, c: Children) -> list[str]:
        return [str(label) for label in c]

    def generic_regions(self, c: Children) -> int:
        return sum(item is not None for item in c)

    def pointwise(self, c: Children) -> Form:
        operands, written, types = c
        return typed_form(operands, types, written)

    def complex_op(self, c: Children) -> Form:
        operands, written, types = c
        form = typed_form(operands, types, written)
        if isinstance(types, list):  # the one type is that of the result
            result: Type = cast(Types, types)[0].type
            form.ins = [_real_part(result)] * len(operands)
            form.outs = [Typed(result, -1)]
        return form

    def select(self, c: Children) -> Form:
        operands, written, types = c
        return typed_form(operands, _selected(types, len(operands)), written)

    def partition_id(self, c: Children) -> Form:
        return Form(outs=[c[1]], written=c[0] or EMPTY)

    create_token = partition_id

    def after_all(self, c: Children) -> Form:
        return typed_form(c[0], [c[2]], c[1])

    def tuple_op(self, c: Children) -> Form:
        operands, written, typed = c
        return Form(operands, None, [typed], written=written or EMPTY)

    def get_tuple_element(self, c: Children) -> Form:
        operand, index, written, types = c
        return typed_form([self.name(operand)], types, written, index=Int(integer(index), "i32"))

    def optimization_barrier(self, c: Children) -> Form:
        written, operands, types = c
        return Form(operands, types or (), types or (), written=written or EMPTY)

    def no_barrier(self, c: Children) -> Form:
        return Form(written=c[0] or EMPTY)

    def chlo(self, c: Children) -> Form:
        return typed_form(c[0], c[2], c[1])

    chlo_binary = chlo
    chlo_broadcast = chlo

    def top_k(self, c: Children) -> Form:
        operand, k, written, types = c
        count = self.number([k]) if isinstance(k, Full) else _wrapped(integer(k))
        return typed_form([self.name(operand)], types, written, k=Int(count))

    def return_op(self, c: Children) -> Form:
        written, operands, types = c
        return Form(operands, types or (), written=written or EMPTY)

    def stablehlo_return(self, c: Children) -> Form:
        operands, written, types = c
        return Form(operands, types or (), written=written or EMPTY)

    def call(self, c: Children) -> Form:
        callee, operands, written, types = c
        return typed_form(operands, types, written, callee=Symbol(self.symbol(callee)))

    def constant(self, c: Children) -> Form:
        written, payload, typed = c
        form = Form(outs=[typed], written=written or EMPTY, payload=self.slot(payload))
        if form.payload < 0 or not isinstance(typed.type, TensorType):
            value = self.constant_of(payload.start_pos, typed.type)
            form.payload, form.attrs = -1, {"value": value}
            form.outs = [Typed(typed.type, -1)]
        return form

    def other_constant(self, c: Children) -> Form:
        """A constant that is no plain `dense<...>`: by an alias, or a resource."""
        written, value = c
        type = value.type if isinstance(value, Dense | Resource) else None
        if type is None:
            raise Bad("expected a constant of a tensor type", 0)
        return Form(outs=[Typed(type, -1)], attrs={"value": value}, written=written or EMPTY)

    sdy_constant = constant

    # --- stablehlo

    def compare(self, c: Children) -> Form:
        direction, lhs, rhs, kind, written, types = c
        form = typed_form([self.name(lhs), self.name(rhs)], types, written)
        form.attrs["comparison_direction"] = _enum("comparison_direction", direction)
        if kind is not None:
            form.attrs["compare_type"] = _enum("comparison_type", kind)
        return form

    def transpose(self, c: Children) -> Form:
        return _with_ints(c, "permutation")

    def reverse(self, c: Children) -> Form:
        return _with_ints(c, "dimensions")

    def broadcast_in_dim(self, c: Children) -> Form:
        return _with_ints(c, "broadcast_dimensions")

    def broadcast(self, c: Children) -> Form:
        return _with_ints(c, "broadcast_sizes")

    def dynamic_slice(self, c: Children) -> Form:
        return _with_ints(c, "slice_sizes")

    def iota(self, c: Children) -> Form:
        dim, written, typed = c
        return Form((), (), [typed], {"iota_dimension": Int(dim)}, written or EMPTY)

    def dynamic_iota(self, c: Children) -> Form:
        return _with_int(c, "iota_dimension")

    def concatenate(self, c: Children) -> Form:
        return _with_int(c, "dimension")

    get_dimension_size = concatenate

    def slice_op(self, c: Children) -> Form:
        operand, ranges, written, types = c
        form = typed_form([self.name(operand)], types, written)
        for position, key in enumerate(("start_indices", "limit_indices", "strides")):
            form.attrs[key] = Ints(tuple(limits[position] for limits in ranges))
        return form

    def slice_ranges(self, c: Children) -> list[Any]:
        return list(c)

    def slice_range(self, c: Children) -> tuple[int, int, int]:
        start, limit, stride = c
        return integer(start), integer(limit), 1 if stride is None else integer(stride)

    def functional(self, c: Children) -> Form:
        return typed_form(c[0], c[2], c[1])

    def pad(self, c: Children) -> Form:
        operands, low, high, interior, written, types = c
        return typed_form(
            operands,
            types,
            written,
            edge_padding_low=Ints(tuple(low)),
            edge_padding_high=Ints(tuple(high)),
            interior_padding=Ints(tuple(interior)),
        )

    def reduce_precision(self, c: Children) -> Form:
        operands, word, written, types = c
        exponent, _, mantissa = str(word)[1:].partition("m")
        if not (word.startswith("e") and exponent.isdigit() and mantissa.isdigit()):
            raise Bad(f"expected a format like e5m2, got {word}", word.start_pos)
        for part, bits in (("exponent", exponent), ("mantissa", mantissa)):
            if len(bits) > 9:
                raise Bad(f"unable to parse {part} '{bits}'", word.start_pos)
        return typed_form(
            operands,
            types,
            written,
            exponent_bits=Int(int(exponent), "i32"),
            mantissa_bits=Int(int(mantissa), "i32"),
        )

    def fft(self, c: Children) -> Form:
        operands, kind, length, written, types = c
        return typed_form(
            operands,
            types,
            written,
            fft_type=_enum("fft_type", kind),
            fft_length=Ints(tuple(length)),
        )

    def cholesky(self, c: Children) -> Form:
        operand, lower, written, types = c
        form = typed_form([self.name(operand)], types, written)
        if lower is not None:
            form.attrs["lower"] = Bool(lower)
        return form

    def rng(self, c: Children) -> Form:
        operands, kind, written, types = c
        return typed_form(
            operands, types, written, rng_distribution=_enum("rng_distribution", kind)
        )

    def rng_bit_generator(self, c: Children) -> Form:
        operands, kind, written, types = c
        return typed_form(operands, types, written, rng_algorithm=_enum("rng_algorithm", kind))

    def dot(self, c: Children) -> Form:
        lhs, rhs, precision, written, types = c
        form = typed_form([self.name(lhs), self.name(rhs)], types, written)
        form.attrs.update([precision] if precision else ())
        return form

    def dot_general(self, c: Children) -> Form:
        operands, batching, lhs, rhs, clauses, written, types = c
        batch = batching or ((), ())
        dims = [
            ("lhs_batching_dimensions", batch[0]), ("rhs_batching_dimensions", batch[1]),
            ("lhs_contracting_dimensions", lhs), ("rhs_contracting_dimensions", rhs),
        ]  # fmt: skip
        numbers = dialect_attr("stablehlo.dot", [(key, Dims(tuple(d))) for key, d in dims])
        form = typed_form(operands, types, written, dot_dimension_numbers=numbers)
        form.attrs.update(clauses)
        return form

    def batching(self, c: Children) -> tuple[Any, Any]:
        return c[0], c[1]

    def dot_clauses(self, c: Children) -> dict[str, Attribute]:
        return dict(c)

    def precision(self, c: Children) -> tuple[str, Attribute]:
        words = [_enum("precision", word) for word in c if word is not None]
        return "precision_config", Array(tuple(words))

    def algorithm(self, c: Children) -> tuple[str, Attribute]:
        return "algorithm", c[0]

    def convolution(self, c: Children) -> Form:
        operands, numbers, windows, written, types = c
        form = typed_form(operands, types, written, dimension_numbers=numbers)
        form.attrs.update(windows)
        return form

    def windows(self, c: Children) -> dict[str, Attribute]:
        return dict(c)

    def window_sizes(self, c: Children) -> tuple[str, Attribute]:
        return _WINDOW_KEYS[str(c[0])], Ints(tuple(c[1]))

    def window_pad(self, c: Children) -> tuple[str, Attribute]:
        rows = c[0]
        if any(len(row) != 2 for row in rows):
            raise Bad("expected pairs of numbers in `pad`", 0)
        type = tensor((len(rows), 2), "i64")
        words = ", ".join(f"[{low}, {high}]" for low, high in rows)
        flat = {number for row in rows for number in row}
        text = str(rows[0][0]) if len(flat) == 1 else f"[{words}]" if rows else ""
        return "padding", Dense(text, type)

    def window_reverse(self, c: Children) -> tuple[str, Attribute]:
        return "window_reversal", Ints(tuple(word == "true" for word in c[0]), "i1")

    def pairs(self, c: Children) -> list[Any]:
        return list(c)

    def bool_list(self, c: Children) -> list[str]:
        return list(map(str, c))

    def custom_call(self, c: Children) -> Form:
        target, operands, written, types = c
        return typed_form(operands, types, written, call_target_name=String(self.symbol(target)))

    def while_op(self, c: Children) -> Form:
        bindings, listed, written, _, _ = c
        types: Types = listed or []
        if len(types) != len(bindings):
            raise Bad(f"expected {len(bindings)} types, one per value, got {len(types)}", 0)
        args = [Arg(name, typed) for (name, _), typed in zip(bindings, types, strict=True)]
        operands = [operand for _, operand in bindings]
        return Form(operands, types, types, {}, written or EMPTY, regions=[args, args])

    def bindings(self, c: Children) -> list[Any]:
        return list(c)

    def binding(self, c: Children) -> tuple[Name, Name]:
        return self.name(c[0]), self.name(c[1])

    def reduce(self, c: Children) -> Form:
        inputs, applies, dims, written, types, reducer = c
        operands = [pair[0] for pair in inputs] + [pair[1] for pair in inputs]
        form = typed_form(operands, types, written, dimensions=Ints(tuple(dims)))
        if applies is not None and len(types[0]) == 2:
            part = types[0][-1]
            form.regions, form.body = [[Arg(None, part), Arg(None, part)]], applies
        elif reducer is not None:
            form.regions = [reducer]
        else:
            raise Bad("expected `applies` or a `reducer` region", 0)
        return form

    def reduce_inputs(self, c: Children) -> list[Any]:
        return list(c)

    def reduce_input(self, c: Children) -> tuple[Name, Name]:
        return self.name(c[0]), self.name(c[1])

    def applies(self, c: Children) -> str:
        if c[0] not in COMMUTATIVE:
            message = (
                "expected the inner-op to be a commutative binary-op from the stablehlo dialect,"
                " with zero region, producing single result"
            )
            raise Bad(message, c[0].start_pos, "write a `reducer` region, or another op")
        return str(c[0])

    def reducer(self, c: Children) -> list[Arg]:
        pairs = c[:-1]
        return [pair[0] for pair in pairs] + [pair[1] for pair in pairs]

    def reducer_pair(self, c: Children) -> tuple[Arg, Arg]:
        return c[0], c[1]


def _wrapped(number: int) -> int:
    """A number as MLIR keeps it in 64 bits."""
    return number - 2**64 if 2**63 <= number < 2**64 else number


def _real_part(type: Type) -> Typed:
    """The type of the parts that make a complex one. Raises Bad."""
    if not isinstance(type, TensorType) or not type.element.startswith("complex<"):
        raise Bad("expected tensor with complex element type", 0)
    return Typed(tensor(type.shape, type.element[len("complex<") : -1], type.encoding), -1)


def _enum(kind: str, word: lark.Token | Full) -> Enum:
    """The enum that a word stands for, or is in full. Raises Bad."""
    if isinstance(word, Full):
        found = word.expect(Enum)
        if (found.kind, found.dialect) != (kind, "stablehlo"):
            raise Bad(KIND, word.at)
        return found
    return enum_of(kind, str(word), word.start_pos or 0)


_WINDOW_KEYS = {
    "stride": "window_strides",
    "lhs_dilate": "lhs_dilation",
    "rhs_dilate": "rhs_dilation",
}


def _selected(types: Types | Arrow, count: int) -> Types | Arrow:
    """`P, T` means `(P, T, T) -> T`."""
    if isinstance(types, list) and len(types) == 2:
        return [types[0], *[types[1]] * (count - 1)], [types[1]]
    return types


def typed_form(
    operands: list[Name], types: Types | Arrow, written: Attrs | None, **attrs: Attribute
) -> Form:
    """A form with types; one type alone is that of all operands and the result."""
    if isinstance(types, list):
        if len(types) != 1:
            raise Bad(f"expected one type, got {len(types)}", 0)
        types = types * len(operands), types
    return Form(operands, types[0], types[1], dict(attrs), written or EMPTY)


def _with_ints(c: Children, key: str) -> Form:
    operands, numbers, written, types = c
    return typed_form(operands, types, written, **{key: Ints(tuple(numbers))})


def _with_int(c: Children, key: str) -> Form:
    operands, number, written, types = c
    return typed_form(operands, types, written, **{key: Int(number)})
