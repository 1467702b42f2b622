"""Ops as text: one function per syntax, named by the column `syntax` of the op table (`_` for `.`).

A function gets the printer and the op and returns what follows the op's name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from shardwright.ir.core import Op, Region, Value
from shardwright.ir.printer.attributes import dictionary, discardable, printed
from shardwright.spec.attributes import (
    Array,
    Attribute,
    Bool,
    ConvDims,
    Dense,
    Dialect,
    Dims,
    Enum,
    Int,
    Ints,
    String,
)
from shardwright.spec.axes import symbol
from shardwright.spec.values import dense


class Context(Protocol):
    """The printer's interface for forms."""

    def names(self, values: Sequence[Value]) -> str:
        """`%0, %arg1`."""
        ...

    def args(self, values: Sequence[Value]) -> str:
        """`%arg0: T, %arg1: T`."""
        ...

    def region(
        self, region: Region, arg_hint: str | Sequence[str] = "", label: bool = False
    ) -> str:
        """`{`, the indented body, `}`; arguments are called as hinted: all, or one by one."""
        ...

    @property
    def margin(self) -> str:
        """The indentation of the op."""
        ...

    def generic(self, op: Op) -> str:
        """The quoted form."""
        ...


Form = Callable[[Context, Op], str]


# --- types


def types(values: Sequence[Value]) -> str:
    """`T, T`."""
    return ", ".join([str(value.type) for value in values])


def results(op: Op) -> str:
    """`T`, or `(T, T)` unless there is exactly one."""
    text = types(op.results)
    is_bare = len(op.results) == 1 and not text.startswith("(")  # a function type
    return text if is_bare else f"({text})"


def arrow(op: Op) -> str:
    """`(T, T) -> T`."""
    return f"({types(op.operands)}) -> {results(op)}"


def same_or_arrow(op: Op) -> str:
    """`T` when all operands and the result have it, else `(T, T) -> T`."""
    first = op.results[0].type if len(op.results) == 1 else None
    if first is not None and all(value.type is first for value in op.operands):
        return str(first)
    return arrow(op)


# --- attributes


def _ints(op: Op, key: str) -> str:
    value = op.attrs.get(key)
    return f"[{', '.join(map(str, value.values))}]" if isinstance(value, Ints) else "[]"


def int_of(op: Op, key: str) -> int:
    value = op.attrs[key]
    assert isinstance(value, Int)
    return value.value


def _case(value: Attribute | None) -> str:
    return value.case if isinstance(value, Enum) else str(value)


def case_of(op: Op, key: str) -> str:
    return _case(op.attrs.get(key))


def text_of(op: Op, key: str) -> str:
    value = op.attrs[key]
    assert isinstance(value, String)
    return value.value


# --- any dialect


def pointwise(p: Context, op: Op) -> str:
    return f" {p.names(op.operands)}{printed(op)} : {same_or_arrow(op)}"


def complex(p: Context, op: Op) -> str:
    return f" {p.names(op.operands)}{printed(op)} : {types(op.results)}"


tuple_ = complex


def select(p: Context, op: Op) -> str:
    signature = arrow(op)
    if len(op.operands) == 3 and all(v.type is op.results[0].type for v in op.operands[1:]):
        signature = f"{op.operands[0].type}, {op.results[0].type}"
    return f" {p.names(op.operands)}{printed(op)} : {signature}"


def partition_id(p: Context, op: Op) -> str:
    return f"{printed(op)} : {types(op.results)}"


create_token = partition_id


def after_all(p: Context, op: Op) -> str:
    return f" {p.names(op.operands)}{printed(op)} : {types(op.results)}"


def get_tuple_element(p: Context, op: Op) -> str:
    index = int_of(op, "index")
    return f" {p.names(op.operands)}[{index}]{printed(op, ('index',))} : {arrow(op)}"


def optimization_barrier(p: Context, op: Op) -> str:
    if not op.operands:
        return f"(){printed(op)}"
    return f"{printed(op)} {p.names(op.operands)} : {types(op.operands)}"


def chlo(p: Context, op: Op) -> str:
    return f" {p.names(op.operands)}{printed(op)} : {types(op.operands)} -> {results(op)}"


chlo_binary = chlo


def chlo_broadcast(p: Context, op: Op) -> str:
    return f" {p.names(op.operands)}{printed(op)} : {arrow(op)}"


def top_k(p: Context, op: Op) -> str:
    k = int_of(op, "k")
    tail = f"{printed(op, ('k',))} : {types(op.operands)} -> {results(op)}"
    return f"({p.names(op.operands)}, k = {k}){tail}"


def return_(p: Context, op: Op) -> str:
    if not op.operands:
        return printed(op)
    return f"{printed(op)} {p.names(op.operands)} : {types(op.operands)}"


def stablehlo_return(p: Context, op: Op) -> str:
    if not op.operands:
        return f" {printed(op)}"  # as MLIR does: a space before nothing
    return f" {p.names(op.operands)}{printed(op)} : {types(op.operands)}"


def call(p: Context, op: Op) -> str:
    callee = op.attrs["callee"]
    return f" {callee}({p.names(op.operands)}){printed(op, ('callee',))} : {arrow(op)}"


def constant(p: Context, op: Op) -> str:
    return f"{printed(op, ('value',))} {op.attrs['value']}"


# --- stablehlo


def compare(p: Context, op: Op) -> str:
    keys = ("comparison_direction", "compare_type")
    kind = op.attrs.get("compare_type")
    suffix = f", {_case(kind)}" if kind is not None else ""
    direction = case_of(op, "comparison_direction")
    return f" {direction}, {p.names(op.operands)}{suffix}{printed(op, keys)} : {arrow(op)}"


def _with_list(word: str, key: str, is_short: bool = False) -> Form:
    def form(p: Context, op: Op) -> str:
        signature = same_or_arrow(op) if is_short else arrow(op)
        numbers = _ints(op, key)
        return f" {p.names(op.operands)}, {word} = {numbers}{printed(op, (key,))} : {signature}"

    return form


def _with_number(word: str, key: str) -> Form:
    def form(p: Context, op: Op) -> str:
        number = int_of(op, key)
        return f" {p.names(op.operands)}, {word} = {number}{printed(op, (key,))} : {arrow(op)}"

    return form


def _with_case(word: str, key: str) -> Form:
    def form(p: Context, op: Op) -> str:
        case = case_of(op, key)
        return f" {p.names(op.operands)}, {word} = {case}{printed(op, (key,))} : {arrow(op)}"

    return form


def dynamic_slice(p: Context, op: Op) -> str:
    operand, indices = p.names(op.operands[:1]), p.names(op.operands[1:])  # MLIR writes both commas
    sizes = _ints(op, "slice_sizes")
    tail = f"{printed(op, ('slice_sizes',))} : {arrow(op)}"
    return f" {operand}, {indices}, sizes = {sizes}{tail}"


def iota(p: Context, op: Op) -> str:
    dim = int_of(op, "iota_dimension")
    return f" dim = {dim}{printed(op, ('iota_dimension',))} : {types(op.results)}"


def slice(p: Context, op: Op) -> str:
    keys = ("start_indices", "limit_indices", "strides")
    columns = [value.values for key in keys if isinstance(value := op.attrs[key], Ints)]
    ranges = [
        f"{start}:{limit}" + (f":{stride}" if stride != 1 else "")
        for start, limit, stride in zip(*columns, strict=True)
    ]
    return f" {p.names(op.operands)} [{', '.join(ranges)}]{printed(op, keys)} : {arrow(op)}"


def pad(p: Context, op: Op) -> str:
    keys = ("edge_padding_low", "edge_padding_high", "interior_padding")
    low, high, interior = (_ints(op, key) for key in keys)
    sizes = f"low = {low}, high = {high}, interior = {interior}"
    return f" {p.names(op.operands)}, {sizes}{printed(op, keys)} : {arrow(op)}"


def reduce_precision(p: Context, op: Op) -> str:
    keys = ("exponent_bits", "mantissa_bits")
    word = f"e{int_of(op, keys[0])}m{int_of(op, keys[1])}"
    return f" {p.names(op.operands)}, format = {word}{printed(op, keys)} : {same_or_arrow(op)}"


def fft(p: Context, op: Op) -> str:
    keys = ("fft_type", "fft_length")
    kind, length = case_of(op, keys[0]), _ints(op, keys[1])
    middle = f", type = {kind}, length = {length}"
    return f" {p.names(op.operands)}{middle}{printed(op, keys)} : {arrow(op)}"


def cholesky(p: Context, op: Op) -> str:
    lower = op.attrs.get("lower")
    shown = f", lower = {lower}" if lower == Bool(True) else ""
    return f" {p.names(op.operands)}{shown}{printed(op, ('lower',))} : {same_or_arrow(op)}"


def _precision(op: Op) -> str:
    value = op.attrs.get("precision_config")
    if not isinstance(value, Array):
        return ""
    return f", precision = [{', '.join(map(_case, value))}]"


def dot(p: Context, op: Op) -> str:
    tail = f"{printed(op, ('precision_config',))} : {arrow(op)}"
    return f" {p.names(op.operands)}{_precision(op)}{tail}"


def dot_general(p: Context, op: Op) -> str:
    numbers = op.attrs["dot_dimension_numbers"]
    assert isinstance(numbers, Dialect)

    def pair(name: str) -> str:
        sides = (numbers.get(f"{side}_{name}_dimensions") or Dims(()) for side in ("lhs", "rhs"))
        return " x ".join(map(str, sides))

    batching = pair("batching")
    parts = f", batching_dims = {batching}" if batching != "[] x []" else ""
    parts += f", contracting_dims = {pair('contracting')}{_precision(op)}"
    if (algorithm := op.attrs.get("algorithm")) is not None:
        parts += f", algorithm = {str(algorithm).removeprefix('#stablehlo.dot_algorithm')}"
    keys = ("dot_dimension_numbers", "precision_config", "algorithm")
    return f" {p.names(op.operands)}{parts}{printed(op, keys)} : {arrow(op)}"


_WINDOW = (
    ("stride", "window_strides"),
    ("pad", "padding"),
    ("lhs_dilate", "lhs_dilation"),
    ("rhs_dilate", "rhs_dilation"),
    ("reverse", "window_reversal"),
)


def convolution(p: Context, op: Op) -> str:
    numbers = op.attrs["dimension_numbers"]
    assert isinstance(numbers, ConvDims)
    window = [f"{word} = {_window_text(op.attrs[key])}" for word, key in _WINDOW if key in op.attrs]
    middle = f" dim_numbers = {str(numbers)[16:-1]}, window = {{{', '.join(window)}}}"
    keys = ("dimension_numbers", *(key for _, key in _WINDOW))
    return f"({p.names(op.operands)}){middle}{printed(op, keys)} : {arrow(op)}"


def _window_text(value: Attribute) -> str:
    if isinstance(value, Dense):
        rows = dense.values(value).tolist()
        return f"[{', '.join(f'[{low}, {high}]' for low, high in rows)}]"
    assert isinstance(value, Ints)
    return f"[{str(value).removesuffix('>').partition(': ')[2]}]"


def custom_call(p: Context, op: Op) -> str:
    target = symbol(text_of(op, "call_target_name"))
    tail = f"{printed(op, ('call_target_name',))} : {arrow(op)}"
    return f" {target}({p.names(op.operands)}){tail}"


def while_(p: Context, op: Op) -> str:
    cond, body = op.regions
    body_text = p.region(body, "iterArg")
    cond_text = p.region(cond, "iterArg")
    pairs = zip(cond.block.args, op.operands, strict=True)
    bound = ", ".join(f"{p.names([arg])} = {p.names([value])}" for arg, value in pairs)
    notes = dictionary(discardable(op))
    notes = f" attributes {notes}" if notes else ""
    typed = f" : {types(op.operands)}" if op.operands else ""
    head = f"({bound}){typed}{notes}"
    return f"{head}\n{p.margin}cond {cond_text} do {body_text}"


# MLIR gives an op of these forms the place of what follows its name.
PLACED_AFTER_NAME = frozenset({"reduce"})

COMMUTATIVE = frozenset(
    f"stablehlo.{name}" for name in ("add", "and", "maximum", "minimum", "multiply", "or", "xor")
)


def abbreviated(region: Region) -> str:
    """The op that `applies` may name: one commutative op on the arguments in order."""
    block = region.block
    if len(block.ops) != 2 or len(block.args) != 2:
        return ""
    op, end = block.ops
    types = {id(value.type) for value in (*block.args, *op.results)}
    is_pure = op.operands == block.args and end.operands == op.results and len(types) == 1
    return op.name if is_pure and op.name in COMMUTATIVE and not op.regions else ""


def reduce(p: Context, op: Op) -> str:
    half = len(op.operands) // 2
    pairs = zip(op.operands[:half], op.operands[half:], strict=True)
    inputs = ", ".join(f"({p.names([value])} init: {p.names([init])})" for value, init in pairs)
    dims = f" across dimensions = {_ints(op, 'dimensions')}"
    tail = f"{dims}{printed(op, ('dimensions',))} : {arrow(op)}"
    (region,) = op.regions
    if half == 1 and (name := abbreviated(region)):
        return f"{inputs} applies {name}{tail}"
    body = p.region(region)
    block = region.block
    args = zip(block.args[:half], block.args[half:], strict=True)
    heads = " ".join(f"({p.args(pair)})" for pair in args)
    return f"{inputs}{tail}\n{p.margin} reducer{heads}  {body}"


def generic(p: Context, op: Op) -> str:
    return p.generic(op)


STABLEHLO_FORMS: dict[str, Form] = {
    "pointwise": pointwise,
    "complex": complex,
    "tuple": tuple_,
    "select": select,
    "partition_id": partition_id,
    "create_token": create_token,
    "after_all": after_all,
    "get_tuple_element": get_tuple_element,
    "optimization_barrier": optimization_barrier,
    "chlo": chlo,
    "chlo_binary": chlo_binary,
    "chlo_broadcast": chlo_broadcast,
    "top_k": top_k,
    "return": return_,
    "stablehlo.return": stablehlo_return,
    "call": call,
    "constant": constant,
    "sdy.constant": constant,
    "compare": compare,
    "transpose": _with_list("dims", "permutation"),
    "reverse": _with_list("dims", "dimensions", is_short=True),
    "broadcast_in_dim": _with_list("dims", "broadcast_dimensions"),
    "broadcast": _with_list("sizes", "broadcast_sizes"),
    "dynamic_slice": dynamic_slice,
    "functional": chlo_broadcast,
    "iota": iota,
    "dynamic_iota": _with_number("dim", "iota_dimension"),
    "concatenate": _with_number("dim", "dimension"),
    "get_dimension_size": _with_number("dim", "dimension"),
    "slice": slice,
    "pad": pad,
    "reduce_precision": reduce_precision,
    "fft": fft,
    "cholesky": cholesky,
    "rng": _with_case("distribution", "rng_distribution"),
    "rng_bit_generator": _with_case("algorithm", "rng_algorithm"),
    "dot": dot,
    "dot_general": dot_general,
    "convolution": convolution,
    "custom_call": custom_call,
    "while": while_,
    "reduce": reduce,
    "generic": generic,
}
