"""Checks of `custom_call` in MLIR's words: layouts, aliases of operands and results, config."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shardwright.spec.attributes import Array, Attrs, Dense, Dialect, Dims, Number, String
from shardwright.spec.op import Sig
from shardwright.spec.types import TensorType, Type, tuple_type
from shardwright.spec.values.dense import values
from shardwright.spec.values.fields import integer
from shardwright.spec.verifying.checking import first
from shardwright.spec.verifying.compat import is_shaped

_LAYOUTS = ("operand_layouts", "result_layouts")
_TYPED_FFI = 4
_VERSIONS = (
    "API_VERSION_UNSPECIFIED",
    "API_VERSION_ORIGINAL",
    "API_VERSION_STATUS_RETURNING",
    "API_VERSION_STATUS_RETURNING_UNIFIED",
    "API_VERSION_TYPED_FFI",
)


@first
def check_custom_call(sig: Sig) -> Iterator[str]:
    """The checks for all targets."""
    layouts = [sig.attrs.get(name) for name in _LAYOUTS]
    if (layouts[0] is None) != (layouts[1] is None):
        yield (
            "Layout attributes should be specified for either both operands and results or none."
        )
    outs = sig.outs
    if len(outs) == 1 and _is_tuple(outs[0]):
        outs = _parts(outs[0])
    for word, types, listed in zip(("operand", "result"), (sig.ins, outs), layouts, strict=True):
        if isinstance(listed, Array):
            yield from _layout_problems(word, types, listed)
    yield from _alias_problems(sig)
    yield from _config_problems(sig)


def _is_tuple(type: Type) -> bool:
    return not isinstance(type, TensorType) and type.kind == "tuple"


def _parts(type: Type) -> tuple[Type, ...]:
    return () if isinstance(type, TensorType) else type.parts


def _layout_problems(word: str, types: Sequence[Type], layouts: Array) -> Iterator[str]:
    if len(types) != len(layouts.items):
        yield (
            f"Number of {word}s must match the number of {word} layouts, {len(types)} != "
            f"{len(layouts.items)}"
        )
    for number, (type, layout) in enumerate(zip(types, layouts.items, strict=True)):
        assert isinstance(layout, Dense)
        order = [int(dim) for dim in values(layout).flat]
        if _is_tuple(type):
            yield "Tuple types are not fully supported with layout constraints yet"
        if not is_shaped(type) and order:
            yield (
                f"Only tensor types can have non-empty layout: {word} #{number} of type '{type}' "
                f"has layout {layout}"
            )
        rank = _rank(type)
        if rank is not None and sorted(order) != list(range(rank)):
            yield (
                f"incorrect layout {layout} for type '{type}', layout must be a permutation of "
                f"[0, {rank})"
            )


def _rank(type: Type) -> int | None:
    """The rank of a tensor or buffer; None without one."""
    if isinstance(type, TensorType):
        return type.rank
    if not is_shaped(type) or "<*" in type.text:
        return None
    return type.text.partition("<")[2].count("x")


# --- aliases


def _alias_problems(sig: Sig) -> Iterator[str]:
    aliases = sig.attrs.get("output_operand_aliases")
    found = (
        [a for a in aliases.items if isinstance(a, Dialect)] if isinstance(aliases, Array) else []
    )
    for alias in found:
        operand = alias.get("operand_index")
        place = operand.value if isinstance(operand, Number) else 0
        if not 0 <= place < len(sig.ins):
            yield (
                "expects operandIndex in the output_operand_alias attribute to be in range "
                f"[0, {len(sig.ins)}); got: {place}."
            )
        whole = tuple_type(sig.outs) if len(sig.outs) != 1 else sig.outs[0]
        parts: list[Type] = []
        for name, type in (
            ("operand_tuple_indices", sig.ins[place]),
            ("output_tuple_indices", whole),
        ):
            part = _part(type, _indices(alias, name))
            if part is None:
                yield f"{name} in the output_operand_alias attribute out of bounds"
                return
            parts.append(part)
        if parts[0] is not parts[1]:
            yield (
                "shapes mismatch in the output_operand_alias attribute: operand part has type "
                f"'{parts[0]}' and output part has type '{parts[1]}'"
            )
    yield from _unused_buffers(sig, [_indices(alias, "output_tuple_indices") for alias in found])


def _indices(alias: Dialect, name: str) -> tuple[int, ...]:
    value = alias.get(name)
    return value.values if isinstance(value, Dims) else ()


def _part(type: Type, indices: Sequence[int]) -> Type | None:
    """The part of nested tuples at these places; None if there is none."""
    for number in indices:
        parts = _parts(type) if _is_tuple(type) else ()
        if not 0 <= number < len(parts):
            return None
        type = parts[number]
    return type


def _unused_buffers(sig: Sig, used: Sequence[tuple[int, ...]]) -> Iterator[str]:
    for number, type in enumerate(sig.outs):
        place = (number,) if len(sig.outs) > 1 else ()
        if str(type).startswith("memref<") and place not in used:
            yield f"buffer output {list(place)} is not used in output_operand_alias"


# --- config


def _config_problems(sig: Sig) -> Iterator[str]:
    config = sig.attrs.get("backend_config")
    if config is None:
        return
    version = integer(sig.attrs, "api_version", 1)
    word, kind = ("dictionary", Attrs) if version == _TYPED_FFI else ("string", String)
    if not isinstance(config, kind):
        yield (f"backend_config for api_version {_VERSIONS[version]} must be a {word} attribute.")
