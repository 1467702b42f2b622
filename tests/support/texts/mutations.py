"""Invalid ops made from valid ones: every operand, result, attribute and region changed in turn.

Each mutation is a pair of words that say what was done and the changed instance. Some stay valid:
what an instance is worth is decided by MLIR.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from shardwright.testing.generate.instances import Body, Instance

Mutant = tuple[str, Instance]
Changes = Callable[[Instance], Iterator[Mutant]]

_ELEMENTS = (
    "f32", "f64", "f16", "bf16", "f8E4M3FN", "f8E8M0FNU", "f4E2M1FN", "i1", "i4", "i8", "i32",
    "i64", "i2", "ui8", "ui32", "ui64", "si32", "i17", "i128", "tf32", "f80", "f128", "index",
    "complex<f32>", "complex<f64>", "complex<f16>", "complex<i32>",
    "!quant.uniform<i8:f32, 2.0:15>", "!quant.uniform<u8:f32, 0.5>",
    "!quant.uniform<i8:f32:0, {2.0:15,1.0}>", "!stablehlo.token", "none", "tensor<2xf32>",
    "vector<2xf32>",
)  # fmt: skip
_OTHERS = (
    "!stablehlo.token", "tuple<tensor<4x8xf32>, tensor<i32>>", "tuple<>", "none", "index", "f32",
    "i32", "i1", "complex<f32>", "tensor<*xf32>", "tensor<*xi1>", "memref<4xf32>", "vector<4xf32>",
    "() -> ()", "tensor<4x8xf32, #stablehlo.bounds<?, ?>>",
    "tensor<?x8xf32, #stablehlo.bounds<4, ?>>",
    "tensor<?x?xf32>", "tensor<f32>", "tensor<0xf32>", "!stablehlo.future<tensor<f32>>",
)  # fmt: skip
_TENSOR = re.compile(r"tensor<((?:(?:\?|\d+)x)*)([^,]*)>")
_HUGE = 2**63 - 1


# --- types


def shape_and_element(type: str) -> tuple[list[str], str] | None:
    """Dims and element of a `tensor<...>` without encoding; None for others."""
    match = _TENSOR.fullmatch(type)
    return None if match is None else (match[1].split("x")[:-1], match[2])


def _tensor(dims: Sequence[str], element: str) -> str:
    return f"tensor<{''.join(f'{dim}x' for dim in dims)}{element}>"


def types(type: str) -> Iterator[tuple[str, str]]:
    """Other types: words and the type."""
    for other in _OTHERS:
        yield f"type {other}", other
    found = shape_and_element(type)
    if found is None:
        return
    dims, element = found
    for word in _ELEMENTS:
        if word != element:
            yield f"element {word}", _tensor(dims, word)
    for shown, changed in _shapes(dims):
        yield f"shape {shown}", _tensor(changed, element)


def _shapes(dims: list[str]) -> Iterator[tuple[str, list[str]]]:
    yield "leading dim", ["1", *dims]
    yield "trailing dim", [*dims, "2"]
    yield "scalar", []
    yield "all dynamic", ["?"] * len(dims)
    yield "reversed", dims[::-1]
    for k, dim in enumerate(dims):
        yield f"without dim {k}", dims[:k] + dims[k + 1 :]
        others = ["?", "0", "1", str(_HUGE)]
        if dim.isdigit():
            others += [str(int(dim) + 1), str(int(dim) * 2)]
        for other in others:
            yield f"dim {k} {other}", [*dims[:k], other, *dims[k + 1 :]]


def _replaced(items: Sequence[str], k: int, item: str) -> tuple[str, ...]:
    return (*items[:k], item, *items[k + 1 :])


def operands(instance: Instance) -> Iterator[Mutant]:
    """An operand of another type, one less, one more, two swapped."""
    ins = instance.ins
    for k, type in enumerate(ins):
        for words, other in types(type):
            yield f"operand {k} {words}", replace(instance, ins=_replaced(ins, k, other))
        yield f"operand {k} gone", replace(instance, ins=ins[:k] + ins[k + 1 :])
        yield f"operand {k} twice", replace(instance, ins=(*ins[: k + 1], *ins[k:]))
        if k:
            swapped = (*ins[: k - 1], ins[k], ins[k - 1], *ins[k + 1 :])
            yield f"operands {k - 1} and {k} swapped", replace(instance, ins=swapped)
    yield "no operands", replace(instance, ins=())
    yield "a token more", replace(instance, ins=(*ins, "!stablehlo.token"))
    yield "a number more", replace(instance, ins=(*ins, "tensor<i32>"))


def results(instance: Instance) -> Iterator[Mutant]:
    """A result of another type, one less, one more, two swapped."""
    outs = instance.outs
    for k, type in enumerate(outs):
        for words, other in types(type):
            yield f"result {k} {words}", replace(instance, outs=_replaced(outs, k, other))
        yield f"result {k} gone", replace(instance, outs=outs[:k] + outs[k + 1 :])
        yield f"result {k} twice", replace(instance, outs=(*outs[: k + 1], *outs[k:]))
        if k:
            swapped = (*outs[: k - 1], outs[k], outs[k - 1], *outs[k + 1 :])
            yield f"results {k - 1} and {k} swapped", replace(instance, outs=swapped)
    yield "a number more as result", replace(instance, outs=(*outs, "tensor<i32>"))


def everywhere(instance: Instance) -> Iterator[Mutant]:
    """All tensors of one element type or shape changed alike, so that traits still hold."""
    for word in _ELEMENTS:
        found = shape_and_element(instance.ins[0] if instance.ins else "")
        if found is None:
            return
        element = found[1]

        def changed(
            types: tuple[str, ...], element: str = element, word: str = word
        ) -> tuple[str, ...]:
            parts = [shape_and_element(type) for type in types]
            return tuple(
                _tensor(part[0], word) if part is not None and part[1] == element else type
                for part, type in zip(parts, types, strict=True)
            )

        regions = tuple(
            tuple(replace(b, args=changed(b.args), returns=changed(b.returns)) for b in region)
            for region in instance.regions
        )
        yield (
            f"{element} to {word}",
            replace(
                instance, ins=changed(instance.ins), outs=changed(instance.outs), regions=regions
            ),
        )
    changes: tuple[tuple[str, Callable[[list[str]], list[str]]], ...] = (
        ("dynamic", lambda dims: ["?"] * len(dims)),
        ("first dim dynamic", lambda dims: ["?"] * len(dims[:1]) + dims[1:]),
        ("last dim dynamic", lambda dims: dims[:-1] + ["?"] * len(dims[:1])),
        ("first dim 0", lambda dims: ["0"] * len(dims[:1]) + dims[1:]),
    )
    for words, change in changes:
        ins, outs = (
            tuple(
                type
                if (part := shape_and_element(type)) is None
                else _tensor(change(part[0]), part[1])
                for type in types
            )
            for types in (instance.ins, instance.outs)
        )
        yield f"operands {words}", replace(instance, ins=ins)
        yield f"results {words}", replace(instance, outs=outs)
        yield f"all {words}", replace(instance, ins=ins, outs=outs)


# --- attributes

_VALUES = (
    "unit", "true", "false", "0 : i32", "1 : i32", "0 : i64", "1 : i64", "-1 : i64", "2 : i64",
    "-1 : i32", "1 : index", "1 : ui32", f"{_HUGE} : i64", f"-{_HUGE + 1} : i64",
    f"{_HUGE + 1} : i64",
    "99999999999999999999 : i64", "1.0 : f32", "0.5 : f64", '"text"', '""', "@symbol", "f32",
    "tensor<4xf32>", "[]", "[1]", '["a"]', "[@f]", "[unit]", "{}", "{a = 1 : i32}", "array<i64>",
    "array<i64: 0>", "array<i64: -1>", "array<i64: 0, 0>", "array<i64: 1, 0>", "array<i32: 0>",
    "array<i1: true>", "array<i1>", "array<f32: 1.0>", "dense<0> : tensor<i64>",
    "dense<0> : tensor<1xi64>",
    "dense<0> : tensor<2x2xi64>", "dense<0> : tensor<2x2xi32>", "dense<[[0, 1]]> : tensor<1x2xi64>",
    "dense<> : tensor<0x2xi64>", "dense<1.0> : tensor<2xf32>", "dense<true> : tensor<2xi1>",
    "#stablehlo<precision HIGHEST>", "[#stablehlo<precision HIGHEST>]",
    "[#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]",
    "#stablehlo<comparison_direction LT>", "#stablehlo<comparison_type FLOAT>",
    "#stablehlo<fft_type RFFT>",
    "#stablehlo<rng_algorithm PHILOX>", "#stablehlo<rng_distribution NORMAL>",
    "#stablehlo<transpose ADJOINT>",
    "#stablehlo<precision BOGUS>", "#stablehlo<bogus LT>", "#bogus.attr",
    "#chlo<comparison_direction GE>",
    "#chlo<comparison_type TOTALORDER>", "#chlo<comparison_direction BOGUS>",
    "#stablehlo.channel_handle<handle = 1, type = 1>",
    "#stablehlo.channel_handle<handle = 0, type = 0>",
    "#stablehlo.channel_handle<handle = -1, type = -7>",
    "#stablehlo.channel_handle<handle = 5, type = 9>",
    "#stablehlo.gather<offset_dims = [0], index_vector_dim = 1>",
    "#stablehlo.scatter<update_window_dims = [0], index_vector_dim = 1>",
    "#stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>",
    "#stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>", "#stablehlo.result_accuracy<mode = "
    "#stablehlo.result_accuracy_mode<HIGHEST>>", "#stablehlo.result_accuracy_mode<HIGHEST>",
    "#stablehlo.result_accuracy<atol = 0.1, rtol = 0.0, ulps = 2, mode = "
    "#stablehlo.result_accuracy_mode<TOLERANCE>>",
    "#stablehlo.result_accuracy<atol = 0.1, mode = #stablehlo.result_accuracy_mode<HIGHEST>>",
    "#stablehlo.result_accuracy<atol = -0.1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>",
    "#stablehlo.type_extensions<bounds = [4, ?]>", "#stablehlo.output_operand_alias<"
    "output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>",
    "[#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 7, "
    "operand_tuple_indices = []>]",
    "[dense<[0, 1]> : tensor<2xindex>]", "[dense<[1, 1]> : tensor<2xindex>]",
    "[dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]", "loc(unknown)",
    "affine_map<(d0) -> (d0)>",
)  # fmt: skip
_NUMBER = re.compile(r"(?<![\w.])-?\d+(?![\w.])")


def _entries(instance: Instance) -> Iterator[tuple[int, str, str]]:
    for k, (key, value) in enumerate(instance.properties):
        yield k, key, value


def _with(instance: Instance, k: int, value: str) -> Instance:
    entries = instance.properties
    changed = (*entries[:k], (entries[k][0], value), *entries[k + 1 :])
    return replace(instance, properties=changed)


def attributes(instance: Instance) -> Iterator[Mutant]:
    """An attribute dropped, of another kind, with other numbers; one too many; as discardable."""
    entries = instance.properties
    for k, key, value in _entries(instance):
        rest = (*entries[:k], *entries[k + 1 :])
        yield f"{key} gone", replace(instance, properties=rest)
        yield f"{key} twice", replace(instance, properties=(*entries, entries[k]))
        for other in _VALUES:
            yield f"{key} is {other}", _with(instance, k, other)
            moved = replace(instance, properties=rest, notes=((key, other), *instance.notes))
            yield f"{key} is {other}, discardable", moved
        for other in numbers(value):
            yield f"{key} is {other}", _with(instance, k, other)
        for other in words(value):
            yield f"{key} is {other}", _with(instance, k, other)
    for key in ("bogus", "bogus.key", '"a b"', "operandSegmentSizes", "operand_segment_sizes"):
        more = ((key, "1 : i64"),)
        yield f"property {key}", replace(instance, properties=(*entries, *more))
        yield f"attribute {key}", replace(instance, notes=(*instance.notes, *more))
    if entries:
        yield "no properties", replace(instance, properties=())
        yield "all discardable", replace(instance, properties=(), notes=entries)


def _prefix_end(value: str) -> int:
    """The start of the numbers of an attribute: after `array<i64:`, `dense<`, a name."""
    return value.find(":") + 1 if value.startswith("array<") else 0


def numbers(value: str) -> Iterator[str]:
    """An attribute's text with one number changed, dropped, repeated, swapped or added."""
    head = _prefix_end(value)
    found = [m for m in _NUMBER.finditer(value) if m.start() >= head]
    found = [m for m in found if not value[: m.start()].endswith(": tensor<")]
    for match in found:
        number = int(match[0])
        for other in (number + 1, number - 1, 0, -1, 2, 100, _HUGE, -_HUGE - 1, _HUGE + 1):
            if other != number:
                yield value[: match.start()] + str(other) + value[match.end() :]
        yield value[: match.end()] + f", {number}" + value[match.end() :]
        yield value[: match.end()] + ", 1" + value[match.end() :]
        after = value[match.end() :]
        if after.startswith(", "):
            yield value[: match.start()] + after[2:]
    for one, two in zip(found, found[1:], strict=False):
        between = value[one.end() : two.start()]
        yield value[: one.start()] + two[0] + between + one[0] + value[two.end() :]
        yield value[: one.start()] + two[0] + between + two[0] + value[two.end() :]
    if value.startswith("array<"):
        yield value.split(":")[0].rstrip(">") + ">"


_CASES = {
    "comparison_direction": ("EQ", "NE", "GE", "GT", "LE", "LT", "lt", "XX"),
    "comparison_type": ("NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED", "XX"),
    "fft_type": ("FFT", "IFFT", "RFFT", "IRFFT", "XX"),
    "precision": ("DEFAULT", "HIGH", "HIGHEST", "XX"),
    "transpose": ("NO_TRANSPOSE", "TRANSPOSE", "ADJOINT", "TRANSPOSE_INVALID", "XX"),
    "rng_algorithm": ("DEFAULT", "THREE_FRY", "PHILOX", "XX"),
    "rng_distribution": ("UNIFORM", "NORMAL", "XX"),
    "custom_call_api_version": ("API_VERSION_ORIGINAL", "XX"),
}
_ENUM = re.compile(r"#(\w+)<(\w+) (\w+)>")
_FIELD = re.compile(r"(\w+) = (\[[^\]]*\]|-?[\w.]+)")


def words(value: str) -> Iterator[str]:
    """An attribute's text with another enum case, without a field, with fields doubled."""
    for match in _ENUM.finditer(value):
        for case in _CASES.get(match[2], ("XX",)):
            yield f"{value[: match.start()]}#{match[1]}<{match[2]} {case}>{value[match.end() :]}"
    if value.startswith("["):
        yield "[" + value[1:-1] + ", " + value[1:-1] + "]" if value != "[]" else "[1 : i32]"
        yield "[]"
    if not value.startswith("#stablehlo."):
        return
    fields = _FIELD.findall(value)
    name = value[: value.index("<")]
    for k, (key, inner) in enumerate(fields):
        texts = [f"{a} = {b}" for a, b in fields]
        yield f"{name}<{', '.join(texts[:k] + texts[k + 1 :])}>"
        yield f"{name}<{', '.join([*texts, texts[k]])}>"
        yield f"{name}<{', '.join(_replaced(texts, k, f'{key}s = {inner}'))}>"
        for other in ("[]", "[0]", "[0, 1]", "0", "[0, 0]", "true", "[-1]"):
            yield f"{name}<{', '.join(_replaced(texts, k, f'{key} = {other}'))}>"


_CONV = re.compile(r"(?<=[\[ ])([bfio?]|\d+)(?=[,\]])")


def layouts(instance: Instance) -> Iterator[Mutant]:
    """A convolution's dims with one letter or number changed, dropped or repeated."""
    for k, key, value in _entries(instance):
        if not value.startswith("#stablehlo.conv<"):
            continue
        for match in _CONV.finditer(value):
            for other in ("b", "f", "i", "o", "0", "1", "2", "?", "-1", "x"):
                if other != match[0]:
                    text = value[: match.start()] + other + value[match.end() :]
                    yield f"{key} is {text}", _with(instance, k, text)
            text = value[: match.end()] + ", " + match[0] + value[match.end() :]
            yield f"{key} is {text}", _with(instance, k, text)


# --- regions

_ENDS = ("", "func.return", "sdy.return", "stablehlo.custom_call", "stablehlo.return", "foo.bar")


def regions(instance: Instance) -> Iterator[Mutant]:
    """A region gone or too many, empty, of two blocks; arguments, returns, terminator changed."""
    found = instance.regions
    yield "a region more", replace(instance, regions=(*found, (Body(),)))
    yield "an empty region more", replace(instance, regions=(*found, ()))
    for k, region in enumerate(found):
        yield f"region {k} gone", replace(instance, regions=(*found[:k], *found[k + 1 :]))
        yield f"region {k} empty", replace(instance, regions=(*found[:k], (), *found[k + 1 :]))
        for place, body in enumerate(region):
            for word, changed in _bodies(body):
                inside = (*region[:place], *changed, *region[place + 1 :])
                made = replace(instance, regions=(*found[:k], inside, *found[k + 1 :]))
                yield f"region {k} {word}", made


def _bodies(body: Body) -> Iterator[tuple[str, list[Body]]]:
    yield "of two blocks", [body, body]
    yield "without argument and return", [Body()]
    for end in _ENDS:
        if end != body.end:
            yield f"ends with {end!r}", [replace(body, end=end)]
    yield "empty block", [Body(body.args, (), "")]
    for name in ("args", "returns"):
        listed: tuple[str, ...] = getattr(body, name)
        yield f"one more of {name}", [replace(body, **{name: (*listed, "tensor<i32>")})]
        for k, type in enumerate(listed):
            yield f"{name} without {k}", [replace(body, **{name: listed[:k] + listed[k + 1 :]})]
            for words, other in types(type):
                yield f"{name} {k} {words}", [replace(body, **{name: _replaced(listed, k, other)})]


CHANGES: tuple[Changes, ...] = (operands, results, everywhere, attributes, layouts, regions)


def mutants(instance: Instance) -> Iterator[Mutant]:
    """All single mutations."""
    for change in CHANGES:
        yield from change(instance)
