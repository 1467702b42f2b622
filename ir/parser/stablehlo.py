"""Types and attributes of StableHLO and CHLO from text.

Source: stablehlo `dialect/StablehloAttrs.td`, `dialect/StablehloOps.cpp`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from shardwright.ir.errors import nearest
from shardwright.ir.parser.convolution import conv_dims, raw_conv_dims
from shardwright.ir.parser.dot_algorithm import check_algorithm
from shardwright.ir.parser.numbers import float_literal
from shardwright.ir.parser.stablehlo_mesh import (
    axis_ref,
    group_axes,
    mesh,
    mesh_axis,
    struct,
    sub_axis_info,
)
from shardwright.ir.parser.tokens import Bad, Parser
from shardwright.spec.attributes import Attribute, ConvDims, Dialect, Dims, Enum, Number, Word
from shardwright.spec.rows.indexing import GATHER_LISTS, SCATTER_LISTS
from shardwright.spec.types import TensorType, Type, other
from shardwright.spec.values.rare_attributes import Bounds

T = TypeVar("T")
Reader = Callable[[Parser], Attribute]


# --- enums


# Kind of an enum -> its class in C++, which MLIR's messages name, and its cases.
_CASES = {
    "comparison_direction": ("ComparisonDirection", ("EQ", "NE", "GE", "GT", "LE", "LT")),
    "comparison_type": (
        "ComparisonType",
        ("NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"),
    ),
    "fft_type": ("FftType", ("FFT", "IFFT", "RFFT", "IRFFT")),
    "precision": ("Precision", ("DEFAULT", "HIGH", "HIGHEST")),
    "rng_algorithm": ("RngAlgorithm", ("DEFAULT", "THREE_FRY", "PHILOX")),
    "rng_distribution": ("RngDistribution", ("UNIFORM", "NORMAL")),
    "transpose": (
        "Transpose",
        ("TRANSPOSE_INVALID", "NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"),
    ),
}
_CHLO_CASES = ("comparison_direction", "comparison_type", "precision")


def _enum(dialect: str, kind: str) -> Reader:
    cpp, cases = _CASES[kind]

    def read(p: Parser) -> Attribute:
        return Enum(kind, p.choice(f"::mlir::{dialect}::{cpp}", cases), dialect)

    return read


def enum_of(kind: str, word: str, at: int) -> Enum:
    """The enum that a bare word of an op's pretty form stands for. Raises Bad."""
    cpp, cases = _CASES[kind]
    if word not in cases:
        message = f"expected ::mlir::stablehlo::{cpp} to be one of: {', '.join(cases)}"
        raise Bad(message, at, nearest(word, list(cases)))
    return Enum(kind, word)


_MODES = ("DEFAULT", "HIGHEST", "TOLERANCE")


def _mode(p: Parser) -> Attribute:
    p.expect("<")
    word = p.choice("::mlir::stablehlo::ResultAccuracyMode", _MODES)
    p.expect(">")
    return Word(f"#stablehlo.result_accuracy_mode<{word}>")


def _result_accuracy(p: Parser) -> Attribute:
    """Tolerances of 0 are left out."""
    p.expect("<")
    fields: list[tuple[str, Attribute]] = []
    is_negative = False
    for key in ("atol", "rtol"):
        if p.accept_word(key):
            p.expect("=")
            text = float_literal(p, "f64")
            p.expect(",")
            is_negative |= text.startswith("-")
            if text.startswith("0x") or float(text):
                fields.append((key, Word(text)))
    if p.accept_word("ulps"):
        p.expect("=")
        ulps = p.integer()
        p.expect(",")
        is_negative |= ulps < 0
        fields += [("ulps", Number(ulps))] if ulps else []
    p.expect_word("mode")
    p.expect("=")
    at = p.start
    mode = p.attribute()
    if not str(mode).startswith("#stablehlo.result_accuracy_mode<"):
        raise Bad("invalid kind of attribute specified", at)
    p.expect(">")
    if is_negative:
        raise p.wrong("Negative tolerance")
    word = str(mode).partition("<")[2].removesuffix(">")
    if fields and word != "TOLERANCE":
        raise p.wrong(
            f"Invalid tolerances for ResultAccuracyAttr with mode {word}, must be all zero."
        )
    return Dialect("stablehlo.result_accuracy", (*fields, ("mode", mode)))


# --- dims by name


def dims(p: Parser) -> Attribute:
    """`[0, 1]`. Raises Bad."""
    return Dims(tuple(p.listed("[", p.integer, "]")))


def _number(p: Parser) -> Attribute:
    return Number(p.integer())


def _dimension_numbers(name: str, lists: tuple[str, ...], last: str = "") -> Reader:
    """Lists by name in any order, and perhaps a number; empty lists and 0 are left out."""
    keys = (*lists, last) if last else lists

    def read(p: Parser) -> Attribute:
        p.expect("<")
        readers: dict[str, Callable[[], Attribute]] = {key: lambda: dims(p) for key in lists}
        if last:
            readers[last] = lambda: _number(p)
        found = p.fields(readers)
        shown = [(key, found[key]) for key in keys if key in found]
        return Dialect(name, tuple((k, v) for k, v in shown if v not in (Dims(()), Number(0))))

    return read


_DOT = (
    "lhs_batching_dimensions",
    "rhs_batching_dimensions",
    "lhs_contracting_dimensions",
    "rhs_contracting_dimensions",
)
_RAGGED = (*_DOT, "lhs_ragged_dimensions", "rhs_group_dimensions")


def _conv(p: Parser) -> Attribute:
    p.expect("<")
    if p.accept_word("raw"):
        return raw_conv_dims(p)
    found: ConvDims = conv_dims(p)
    p.expect(">")
    return found


# --- other structures


def dot_algorithm(p: Parser) -> Attribute:
    """`<lhs_precision_type = tf32, ...>`. Raises Bad."""
    at = p.start
    p.expect("<")
    fields: list[tuple[str, Attribute]] = []
    for key in ("lhs_precision_type", "rhs_precision_type", "accumulation_type"):
        fields.append((key, Word(str(_field(p, key, p.type)))))
    for key in ("lhs_component_count", "rhs_component_count", "num_primitive_operations"):
        fields.append((key, Number(_field(p, key, p.integer))))
    key = "allow_imprecise_accumulation"
    fields.append((key, Word(_field(p, key, lambda: _truth(p), is_last=True))))
    p.expect(">")
    found = Dialect("stablehlo.dot_algorithm", tuple(fields))
    check_algorithm(found, at)
    return found


def _field(p: Parser, key: str, reader: Callable[[], T], is_last: bool = False) -> T:
    """`key = value,` where no other key may stand. Raises Bad."""
    p.expect_word(key)
    p.expect("=")
    found = reader()
    if not is_last:
        p.expect(",")
    return found


def _truth(p: Parser) -> str:
    """`true` or `false`, or an integer."""
    if p.has_word("true") or p.has_word("false"):
        return p.take()
    return "true" if p.integer("expected integer value") else "false"


def _channel_handle(p: Parser) -> Attribute:
    found = struct(p, {"handle": lambda: _number(p), "type": lambda: _number(p)})
    return Dialect("stablehlo.channel_handle", tuple(found.items()))


def _output_operand_alias(p: Parser) -> Attribute:
    p.expect("<")
    fields: list[tuple[str, Attribute]] = [
        ("output_tuple_indices", _field(p, "output_tuple_indices", lambda: dims(p))),
        ("operand_index", _field(p, "operand_index", lambda: _number(p))),
        ("operand_tuple_indices", _field(p, "operand_tuple_indices", lambda: dims(p), True)),
    ]
    p.expect(">")
    return Dialect("stablehlo.output_operand_alias", tuple(fields))


def _bound(p: Parser) -> int | None:
    return None if p.accept("?") else p.integer()


def _bounds(p: Parser) -> Attribute:
    """`bounds<?, 8>`; without brackets it bounds nothing."""
    if not p.accept("<"):
        return Bounds(())
    return Bounds(tuple(p.listed_until(lambda: _bound(p), ">", "expected '>'")))


def _type_extensions(p: Parser) -> Attribute:
    p.expect("<")
    p.expect_word("bounds")
    p.expect("=")
    found = Bounds(tuple(p.listed("[", lambda: _bound(p), "]")))
    p.expect(">")
    return found


STABLEHLO_ATTRIBUTES: dict[str, Reader] = {
    **{kind: _enum("stablehlo", kind) for kind in _CASES},
    "result_accuracy_mode": _mode,
    "result_accuracy": _result_accuracy,
    "gather": _dimension_numbers("stablehlo.gather", GATHER_LISTS, "index_vector_dim"),
    "scatter": _dimension_numbers("stablehlo.scatter", SCATTER_LISTS, "index_vector_dim"),
    "dot": _dimension_numbers("stablehlo.dot", _DOT),
    "dot_algorithm": dot_algorithm,
    "conv": _conv,
    "channel_handle": _channel_handle,
    "output_operand_alias": _output_operand_alias,
    "type_extensions": _type_extensions,
    "bounds": _bounds,
    "mesh": mesh,
    "mesh_axis": mesh_axis,
    "sub_axis_info": sub_axis_info,
    "axis_ref": axis_ref,
    "replica_group_mesh_axes": group_axes,
}

CHLO_ATTRIBUTES: dict[str, Reader] = {
    **{kind: _enum("chlo", kind) for kind in _CHLO_CASES},
    "ragged_dot": _dimension_numbers("chlo.ragged_dot", _RAGGED),
}


# --- types


def _token(p: Parser) -> Type:
    return other("!stablehlo.token")


def _future(p: Parser) -> Type:
    at = p.start
    p.expect("<")
    types = [p.type()]
    while p.accept(","):
        types.append(p.type())
    p.expect(">")
    wrong = next((type for type in types if not isinstance(type, TensorType)), None)
    if wrong is not None:
        raise Bad(f"future element type must be a ranked tensor, but got '{wrong}'", at)
    return other(f"!stablehlo.future<{', '.join(map(str, types))}>", tuple(types))


STABLEHLO_TYPES: dict[str, Callable[[Parser], Type]] = {"token": _token, "future": _future}


def _mhlo_token(p: Parser) -> Type:
    return other("!mhlo.token")


def _bundle(p: Parser) -> Type:
    p.expect("<")
    types = [p.type()]
    while p.accept(","):
        types.append(p.type())
    p.expect(">")
    return other(f"!mhlo.async_bundle<{', '.join(map(str, types))}>", tuple(types))


MHLO_TYPES: dict[str, Callable[[Parser], Type]] = {
    "token": _mhlo_token,
    "async_bundle": _bundle,
}
